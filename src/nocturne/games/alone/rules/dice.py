"""Dice: what counts as a hit, and re-rolls (area DICE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nocturne.games.alone.events.sheet import Rerolled
from nocturne.games.alone.model import Alone
from nocturne.kernel import Chance, Draw, Refusal

HIT, SURGE, MISS = range(3)

NOTHING_TO_REROLL = Refusal.by("AL-DICE-07", "refuse-nothing-to-reroll")


def is_hit(game: Alone, face: int) -> bool:
    """Whether a face of the roll on the table counts as a hit now (AL-DICE-02 to AL-DICE-05, AL-DICE-08)."""
    roll = game.roll
    assert roll is not None, "nothing was rolled"
    if face != SURGE:
        return face == HIT
    if roll.hero:
        return roll.surge or game.is_lit(game.here)  # AL-DICE-04
    return game.is_dangerous()  # AL-DICE-05, AL-DANGER-03


def hits(game: Alone) -> int:
    """How many hits the roll on the table has, less those that are ignored."""
    roll = game.roll
    assert roll is not None, "nothing was rolled"
    return max(0, sum([is_hit(game, face) for face in roll.faces]) - roll.ignored)


def refuse_reroll(game: Alone, *, hit: bool, by: str) -> Refusal | None:
    """Why no die can be re-rolled: none fits, or this effect has already re-rolled (AL-DICE-07)."""
    roll = game.roll
    if roll is None or by in roll.rerolled:
        return NOTHING_TO_REROLL
    return None if any(is_hit(game, face) is hit for face in roll.faces) else NOTHING_TO_REROLL


class RerollOne(Chance[Alone], frozen=True):
    """Re-roll 1 hit, or 1 missed die, once (AL-XP-11, AL-XP-12); all of them if the effect says so."""

    hit: bool
    by: str
    all: bool = False
    rule: ClassVar[str] = "AL-DICE-07"

    def draws(self, game: Alone) -> Sequence[Draw]:
        return (game.content.sheet.die,) * len(self._dice(game))

    def _dice(self, game: Alone) -> tuple[int, ...]:
        roll = game.roll
        assert roll is not None, "nothing was rolled"
        found = [place for place, face in enumerate(roll.faces) if is_hit(game, face) is self.hit]
        return tuple(found if self.all else found[:1])

    def happened(self, game: Alone, outcome: tuple[int, ...]) -> None:
        game.commit(Rerolled(self._dice(game), outcome, self.by))
