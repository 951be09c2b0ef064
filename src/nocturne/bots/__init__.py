"""Players that are programs. They answer through the same decisions as everybody and see only their seat's view."""

from nocturne.bots.random_bot import choose

__all__ = ["choose"]
