"""One of several effects: who chooses, and what the choices are called (DECK)."""

from __future__ import annotations

from typing import ClassVar

from nocturne.games.alone.model import HERO, Alone
from nocturne.games.alone.rules.base import Deed, EvilAsk, refuse_all
from nocturne.kernel import Ask, Option, Refusal, Seat
from nocturne.kernel.steps import AnyStep


class Branch(Option, frozen=True):
    """Choose one of the effects."""

    number: int


BRANCHES = tuple([Branch(number) for number in range(4)])


class Either(Deed, frozen=True):
    """One of several effects, as Evil chooses."""

    branches: tuple[tuple[AnyStep, ...], ...]
    by_hero: bool = False
    rule: ClassVar[str] = "AL-DECK-04"

    def refuse(self, game: Alone) -> Refusal | None:
        refusals = [refuse_all(game, branch) for branch in self.branches]
        return None if None in refusals else refusals[0]

    def run(self, game: Alone) -> None:
        game.then(HeroBranch(HERO, self.branches) if self.by_hero else EvilBranch(game.evil, self.branches))


def _possible(game: Alone, branches: tuple[tuple[AnyStep, ...], ...]) -> list[Option]:
    fit = [number for number, branch in enumerate(branches) if refuse_all(game, branch) is None]
    return [BRANCHES[number] for number in fit] or [BRANCHES[0]]


class EvilBranch(EvilAsk, frozen=True):
    """Evil chooses the effect (AL-DECK-04)."""

    branches: tuple[tuple[AnyStep, ...], ...]
    rule: ClassVar[str] = "AL-DECK-04"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return _possible(game, self.branches)

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        assert isinstance(option, Branch)
        game.then(*self.branches[option.number])


class HeroBranch(Ask[Alone], frozen=True):
    """The Hero chooses the effect (AL-DECK-04)."""

    branches: tuple[tuple[AnyStep, ...], ...]
    rule: ClassVar[str] = "AL-DECK-04"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return _possible(game, self.branches)

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        assert isinstance(option, Branch)
        game.then(*self.branches[option.number])
