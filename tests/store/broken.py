"""Lanterns with faults in its rules, to have something to report."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from nocturne.games import find as find_shipped
from nocturne.games.lanterns import rules
from nocturne.games.lanterns.events import CardDiscarded, LanternTaken
from nocturne.games.lanterns.game import LanternsGame
from nocturne.games.lanterns.model import Card, Lanterns, Pace
from nocturne.kernel import Box, Event, Game, Manifest, Seat, Switch, new_game


class BrokenTable(Lanterns):
    """A table at which events go wrong."""

    def commit(self, event: Event[Any]) -> None:
        super().commit(event)
        fault = self.box.value("LN-FAULT")
        match event:
            case CardDiscarded(seat=seat, card=Card.SPARK) if fault == "spark" and self.pace(seat) is Pace.HASTY:
                self.discard = self.discard[:-1]  # a hasty Seeker's Spark is lost for good
            case LanternTaken(seat=seat) if fault == "lantern" and self.pace(seat) is Pace.WARY:
                raise LookupError(f"no shelf for lantern {self.seekers[seat].lanterns}")

    def pace(self, seat: Seat) -> Pace | None:
        return self.seekers[seat].pace


class BrokenLanterns(LanternsGame):
    """The faults are there when they are asked for."""

    id: ClassVar[str] = "broken-lanterns"
    table: ClassVar[type[Lanterns]] = BrokenTable
    switches: ClassVar[tuple[Switch, ...]] = (
        *LanternsGame.switches,
        Switch("LN-FAULT", {"quick": "none", "classic": "none", "spark": "spark", "lantern": "lantern"}),
    )

    def open(self, box: Box[Lanterns]) -> Lanterns:
        return BrokenTable(agenda=[rules.EnterHouse()], box=box)


GAME = BrokenLanterns()


def find(game: str) -> Manifest[Any]:
    """The broken game besides those that are shipped."""
    return GAME if game == GAME.id else find_shipped(game)


def play_to_the_fault(fault: str, *, after: int, seed: int) -> tuple[Game[Any], Exception, tuple[int, str]]:
    """Play at random until the fault shows, not before so many answers: the game, the error, the answer at fault."""
    rng, game = Random(seed), new_game(GAME, players=2, seed=seed, profile=f"classic LN-FAULT={fault}")
    while game.over is None:
        decision = rng.choice(game.open)
        harmless = [one for one in decision.ids() if one not in ("play:spark", "drop:spark", "take")]
        option = rng.choice(harmless if game.version < after and harmless else decision.ids())
        try:
            game.answer(decision.seat, option)
            game.check()
        except Exception as error:  # noqa: BLE001 -- whatever it is, it is the fault
            return game, error, (decision.seat, option)
    raise AssertionError(f"seed {seed} shows no fault")
