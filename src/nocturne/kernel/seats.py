"""Who sits at the table."""

from __future__ import annotations

from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0. A spectator is the seat `None`."""

CHANCE = Seat(-1)
"""The seat that answers dice, shuffles and random draws."""
