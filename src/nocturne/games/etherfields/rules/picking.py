"""What an effect leaves to choose, asked in the middle of an action (chapter RAPID)."""

from __future__ import annotations

from typing import ClassVar

from nocturne.effects.interpret import PickThing
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.at_hand import Use, rapid_pairs
from nocturne.games.etherfields.rules.interrupting import (
    begin_action,
    interrupters,
    interruptions,
    is_open,
    refuse_interrupting,
)
from nocturne.kernel import Option, Refusal, Seat, Text
from nocturne.kernel.steps import ASK


class PickInAction(PickThing, frozen=True):
    """Choose what a line of an action is about; Dreamers may interrupt (EF-RAPID-05)."""

    does: ClassVar[int] = ASK

    def ways(self, game: Etherfields) -> list[Option]:
        """What may be chosen."""
        return super().candidates(game, self.seat)

    def seats(self, game: Etherfields) -> tuple[Seat, ...]:
        return (self.seat, *interrupters(game, self.seat, self.ways(game)))

    def waits_for(self, game: Etherfields, seat: Seat) -> bool:
        return seat == self.seat

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        return super().prompt(game, seat) if seat == self.seat else Text.of("ask-in-window", seat=seat)

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        ways = self.ways(game)
        own = ways if seat == self.seat else []
        return [*own, *[use for use, _ in rapid_pairs(game, seat)]] if is_open(game, ways) else own

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        return refuse_interrupting(game, seat, game.lib.actions[option.action]) if isinstance(option, Use) else None

    def options(self, game: Etherfields, seat: Seat) -> list[Option]:
        ways = self.ways(game)
        own = ways if seat == self.seat else []
        return [*own, *interruptions(game, seat)] if is_open(game, ways) else own

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Use):
            game.then(begin_action(seat, option.action), self)
        else:
            super().chosen(game, seat, option)
