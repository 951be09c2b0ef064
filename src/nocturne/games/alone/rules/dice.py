"""Dice: what counts as a hit, and re-rolls (area DICE)."""

from __future__ import annotations

from collections.abc import Sequence

from nocturne.games.alone.events import course, sheet
from nocturne.games.alone.model import Alone
from nocturne.games.alone.rules.base import once
from nocturne.kernel import Ask, Chance, Draw, Option, Refusal, Seat, Text

HIT, SURGE, MISS = range(3)

NOTHING_TO_REROLL = Refusal.by("AL-DICE-07", "refuse-nothing-to-reroll")


def is_hit(game: Alone, face: int) -> bool:
    """Whether a face of the roll on the table counts as a hit now (AL-DICE-02 to AL-DICE-05, AL-DICE-08)."""
    roll = game.rolled
    if face != SURGE:
        return face == HIT
    if roll.hero:
        return roll.surge or game.is_lit(game.here)  # AL-DICE-04
    return game.is_dangerous()  # AL-DICE-05, AL-DANGER-03


def hits(game: Alone) -> int:
    """How many hits the roll on the table has, less those that are ignored."""
    return max(0, sum([is_hit(game, face) for face in game.rolled.faces]) - game.rolled.ignored)


def refuse_reroll(game: Alone, *, hit: bool, by: str) -> Refusal | None:
    """Why no die can be re-rolled: none fits, or this effect has already re-rolled (AL-DICE-07)."""
    roll = game.roll
    if roll is None or by in roll.rerolled:
        return NOTHING_TO_REROLL
    return None if any(is_hit(game, face) is hit for face in roll.faces) else NOTHING_TO_REROLL


class RerollHits(Chance[Alone], frozen=True):
    """Evil re-rolls 1 hit, or all of them if the effect says so, once (AL-DICE-07, AL-XP-12)."""

    by: str
    all: bool = False

    def draws(self, game: Alone) -> Sequence[Draw]:
        return (game.content.sheet.die,) * len(self._dice(game))

    def _dice(self, game: Alone) -> tuple[int, ...]:
        hit = [place for place, face in enumerate(game.rolled.faces) if is_hit(game, face)]
        return tuple(hit if self.all else hit[:1])

    def happened(self, game: Alone, outcome: tuple[int, ...]) -> None:
        game.commit(sheet.Rerolled(self._dice(game), outcome, self.by))


class Again(Option, frozen=True):
    """Roll so many missed dice again: SURGE and MISS."""

    surges: int
    misses: int

    def label(self) -> Text:
        if not self.misses:
            return Text.of("option-again-surges", surges=self.surges)
        if not self.surges:
            return Text.of("option-again-misses", misses=self.misses)
        return Text.of("option-again-both", surges=self.surges, misses=self.misses)


class ChooseMisses(Ask[Alone], frozen=True):
    """The Hero chooses which missed dice are rolled again, 1 or any number (AL-DICE-07, AL-XP-11)."""

    by: str
    most: int = 1

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        surges, misses = [len(missed(game, face)) for face in (SURGE, MISS)]
        counts = [(surge, miss) for surge in range(surges + 1) for miss in range(misses + 1)]
        pairs = [(surge, miss) for surge, miss in counts if 0 < surge + miss <= self.most]
        return [once(Again, *pair) for pair in sorted(pairs, key=sum, reverse=True)]

    def chosen(self, game: Alone, seat: Seat, option: Again) -> None:
        dice = (*missed(game, SURGE)[: option.surges], *missed(game, MISS)[: option.misses])
        game.then(RerollThese(dice, self.by))


def missed(game: Alone, face: int) -> tuple[int, ...]:
    """The dice that show this face and count as misses, by their places."""
    if is_hit(game, face):
        return ()
    return tuple([place for place, shown in enumerate(game.rolled.faces) if shown == face])


class RerollThese(Chance[Alone], frozen=True):
    """The chosen dice are rolled again, once (AL-DICE-07)."""

    dice: tuple[int, ...]
    by: str

    def draws(self, game: Alone) -> Sequence[Draw]:
        return (game.content.sheet.die,) * len(self.dice)

    def happened(self, game: Alone, outcome: tuple[int, ...]) -> None:
        game.commit(sheet.Rerolled(self.dice, outcome, self.by))


class CourageDie(Chance[Alone], frozen=True):
    """Courage: the Hero makes Evil roll 1 die; on a miss the loss is 1 less (AL-XP-08, AL-XP-13)."""

    def draws(self, game: Alone) -> Sequence[Draw]:
        return (game.content.sheet.die,)

    def happened(self, game: Alone, outcome: tuple[int, ...]) -> None:
        game.commit(sheet.Rolled(hero=False, faces=outcome))
        game.commit(course.ActionChanged("dared", 1))
        if not hits(game):
            game.commit(course.ActionChanged("less", 1))
