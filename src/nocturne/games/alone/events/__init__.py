"""What happens in ALONE: the closed list of events, the only place where the state changes."""
