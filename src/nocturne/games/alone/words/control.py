"""Words that hold other effects: only where something holds, several times, one of several."""

from __future__ import annotations

from typing import Any, ClassVar

from nocturne.effects import control
from nocturne.effects.context import Context
from nocturne.games.alone.model import HERO
from nocturne.games.alone.rules.branches import EvilChooses, HeroChooses
from nocturne.kernel import Step


class If(control.If, frozen=True):
    """Do something only where a condition holds, and something else where it does not."""

    example: ClassVar[str] = "{if: no-hit, then: [{damage: 1, harm: life}]}"


class Repeat(control.Repeat, frozen=True):
    """Do something several times."""

    example: ClassVar[str] = "{repeat: 2, do: [spawn-creature]}"


class ChooseOne(control.ChooseOne, frozen=True):
    """Let Evil or the Hero choose one of several effects."""

    example: ClassVar[str] = "{choose-one: [[{damage: 1, harm: sc}], [{lose-adrenaline: 1}]], who: hero}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """What cannot happen cannot be chosen (AL-DECK-07)."""
        asked = control.asked(ctx, self.who)
        return [HeroChooses(seat, line) if seat == HERO else EvilChooses(seat, line) for seat, line in asked]


class All(control.All, frozen=True):
    """Every one of several conditions holds. A list of conditions means the same."""

    example: ClassVar[str] = "{all: [without-item, first-combat]}"
