"""Tokens that change the ground of the Dreamscape: Walls and Holes (chapters WALL, BLOCKED; DSN-31)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from nocturne.games.etherfields.events.board import GroundChanged
from nocturne.games.etherfields.model import Etherfields
from nocturne.kernel import Step
from nocturne.kernel.grid import Space


class LayWall(Step[Etherfields], frozen=True):
    """A Wall token stands on the line between two spaces (EF-WALL-01)."""

    here: Space
    there: Space
    rule: ClassVar[str] = "EF-WALL-01"

    def run(self, game: Etherfields) -> None:
        ground = game.ground
        game.commit(GroundChanged(replace(ground, walls=(*ground.walls, (self.here, self.there)))))


class LayHole(Step[Etherfields], frozen=True):
    """A Hole token makes a space Blocked (EF-BLOCKED-02)."""

    space: Space
    rule: ClassVar[str] = "EF-BLOCKED-02"

    def run(self, game: Etherfields) -> None:
        ground = game.ground
        if self.space not in ground.holes:
            game.commit(GroundChanged(replace(ground, holes=(*ground.holes, self.space))))
