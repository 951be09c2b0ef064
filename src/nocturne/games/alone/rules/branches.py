"""One of several effects: who chooses, and what the choices are called (DECK)."""

from __future__ import annotations

from typing import ClassVar

from nocturne.games.alone.events.cards import EffectPicked
from nocturne.games.alone.model import HERO, Alone
from nocturne.games.alone.rules.base import Deed, EvilAsk, refuse_all
from nocturne.kernel import Ask, Option, Refusal, Seat, Text
from nocturne.kernel.steps import AnyStep


class Branch(Option, frozen=True):
    """Choose one of the effects."""

    number: int


BRANCHES = tuple([Branch(number) for number in range(4)])


class Either(Deed, frozen=True):
    """One of several effects, as Evil or the Hero chooses; `record` and `blocks` say where they stand in the pack."""

    branches: tuple[tuple[AnyStep, ...], ...]
    by_hero: bool = False
    record: str = ""
    blocks: tuple[int, ...] = ()
    rule: ClassVar[str] = "AL-DECK-04"

    def refuse(self, game: Alone) -> Refusal | None:
        refusals = [refuse_all(game, branch) for branch in self.branches]
        return None if None in refusals else refusals[0]

    def run(self, game: Alone) -> None:
        game.then(HeroBranch(HERO, self) if self.by_hero else EvilBranch(game.evil, self))


def _terms(either: AnyStep) -> Either:
    assert isinstance(either, Either)
    return either


def _possible(game: Alone, either: Either) -> list[Option]:
    fit = [number for number, branch in enumerate(either.branches) if refuse_all(game, branch) is None]
    return [BRANCHES[number] for number in fit] or [BRANCHES[0]]


def _label(either: Either, option: Option) -> Text:
    """Where the effect stands in the pack: its words are made from it."""
    assert isinstance(option, Branch)
    if not either.blocks:
        return option.label()
    return Text.of("option-branch", number=option.number, record=either.record, block=either.blocks[option.number])


class EvilBranch(EvilAsk, frozen=True):
    """Evil chooses the effect (AL-DECK-04)."""

    either: AnyStep
    rule: ClassVar[str] = "AL-DECK-04"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return _possible(game, _terms(self.either))

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        assert isinstance(option, Branch)
        game.then(*_terms(self.either).branches[option.number])

    def label(self, game: Alone, seat: Seat, option: Option) -> Text:
        return _label(_terms(self.either), option)


class HeroBranch(Ask[Alone], frozen=True):
    """The Hero chooses the effect (AL-DECK-04)."""

    either: AnyStep
    rule: ClassVar[str] = "AL-DECK-04"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return _possible(game, _terms(self.either))

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        assert isinstance(option, Branch)
        if game.reacting and len(self.candidates(game, seat)) > 1:
            game.commit(EffectPicked())  # AL-COMPANION-12: what the Hero has picked is no damage of Evil's
        game.then(*_terms(self.either).branches[option.number])

    def label(self, game: Alone, seat: Seat, option: Option) -> Text:
        return _label(_terms(self.either), option)
