"""The closed list of events: what happens, by whom or what it happens to."""
