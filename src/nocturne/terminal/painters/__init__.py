"""How each game's view looks in a terminal. A painter sees the view and nothing else."""

from nocturne.terminal.painters._pen import Painter, Pen, painter_of

__all__ = ["Painter", "Pen", "View", "painter_of"]
