"""Places in words, for tests: "2:5,3"."""

from nocturne.games.alone.plan import Level, Place


def place(word: str) -> Place:
    """Read a place; without a level it is on level 1."""
    level, _, square = word.rpartition(":")
    column, row = square.split(",")
    return Place(Level(int(level or 1)), int(column), int(row))
