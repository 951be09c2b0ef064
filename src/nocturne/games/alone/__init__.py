"""ALONE: one Hero in a dark labyrinth against one to three Evil players who see the whole Map."""
