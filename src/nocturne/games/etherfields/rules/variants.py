"""Variants: classic cards, saving inside a Slumber or Dream (chapters CLASSIC, SAVE)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import ClassVar

from nocturne.games.etherfields.components import Pool
from nocturne.games.etherfields.events.base import Happening, Said
from nocturne.games.etherfields.model import Etherfields, SceneKind, TeamAsk
from nocturne.games.etherfields.rules.base import EtherfieldsOption, plain
from nocturne.games.etherfields.rules.cards import SealCards, UnsealCards
from nocturne.games.etherfields.rules.distress import Defeat, Suffer
from nocturne.games.etherfields.rules.morphs import AddMorphings, clear_morphs
from nocturne.games.etherfields.rules.pools import Give, gain, left, lose
from nocturne.kernel import Chance, Draw, Option, Refusal, Seat, Step

DECK = (*range(2, 15),) * 4 + (15, 15)
"""Number cards at face value, Jack 11, Queen 12, King 13, Ace 14, Joker 15 (EF-CLASSIC-04)."""


class Aspect(StrEnum):
    """What the Team tries to influence (EF-CLASSIC-01)."""

    MORPHINGS = "morphings"
    GEMS = "gems"
    HOURS = "hours"
    DISTRESS = "distress"
    SEALED = "sealed"


class Influence(EtherfieldsOption, frozen=True):
    """Go on, for this aspect."""

    aspect: Aspect


TRY_LUCK, BACK_OUT = plain("try-luck"), plain("back-out")
ASPECTS = tuple([Influence(aspect) for aspect in Aspect])
TRIED = Refusal.by("EF-CLASSIC-01", "refuse-tried")


class LuckTried(Happening, frozen=True):
    """The attempt of this Dream is used up, backing out or not (EF-CLASSIC-02)."""

    def apply(self, game: Etherfields) -> None:
        game.tried = True


class ClassicDrawn(Said, frozen=True):
    """Ordinary cards are laid open."""

    values: tuple[int, ...]


def offers_luck(game: Etherfields, seat: Seat) -> bool:
    """One time in each Dream (EF-CLASSIC-01)."""
    return bool(game.box.options["classic-cards"]) and game.scene is SceneKind.DREAM and seat == game.first


def drawn_cards(taken: Sequence[int], picks: Sequence[int]) -> tuple[int, ...]:
    """Cards drawn one after the other from what is left of the deck: places in DECK (EF-CLASSIC-07)."""
    rest = [place for place in range(len(DECK)) if place not in taken]
    return tuple([rest.pop(pick) for pick in picks])


class DrawLuck(Chance[Etherfields], frozen=True):
    """Shuffle and draw 3 Luck cards, or then 3 Drawback cards (EF-CLASSIC-02, EF-CLASSIC-03)."""

    luck: tuple[int, ...] = ()
    aspect: Aspect | None = None
    stream: ClassVar[str] = "classic"

    def draws(self, game: Etherfields) -> Sequence[Draw]:
        size = len(DECK) - len(self.luck)
        return (size, size - 1, size - 2)

    def happened(self, game: Etherfields, outcome: tuple[int, ...]) -> None:
        cards = drawn_cards(self.luck, outcome)
        game.commit(ClassicDrawn(tuple([DECK[card] for card in cards])))
        if self.aspect is None:
            game.then(GoOn(cards))
        else:
            good = sum([DECK[card] for card in self.luck]) > sum([DECK[card] for card in cards])
            game.then(Outcome(self.aspect, good))


class GoOn(TeamAsk, frozen=True):
    """Look at the Luck cards, then go on with an aspect or back out (EF-CLASSIC-03, EF-CLASSIC-02)."""

    luck: tuple[int, ...]
    answers: ClassVar[tuple[Option, ...]] = (*ASPECTS, BACK_OUT)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Influence):
            game.then(DrawLuck(self.luck, option.aspect))


class Outcome(Step[Etherfields], frozen=True):
    """A higher Luck sum is good, an equal or lower one bad (EF-CLASSIC-06, EF-CLASSIC-05, table 4.17)."""

    aspect: Aspect
    good: bool

    def run(self, game: Etherfields) -> None:
        if self.aspect is Aspect.MORPHINGS:
            if game.entities:
                game.then(WhichEntity(self.good))
        elif self.aspect is Aspect.GEMS:
            self._gems(game)
        elif self.aspect is Aspect.HOURS:
            gain(game, game.first, "hours", 2) if self.good else lose(game, game.first, "hours", game.hours)
        elif self.aspect is Aspect.DISTRESS:
            game.then(OneDreamer(self.good))
        else:
            seal = UnsealCards if self.good else SealCards
            game.then(*[seal(seat, 5) for seat in game.present])

    def _gems(self, game: Etherfields) -> None:
        if self.good:
            game.then(*([HandOutGems()] if left(game, Pool.GEM) else []))
        else:
            for seat in game.present:
                lose(game, seat, "gems", game.dreamers[seat].gems)


class OnEntity(EtherfieldsOption, frozen=True):
    """This Entity."""

    tile: str


class WhichEntity(TeamAsk, frozen=True):
    """All Morphings of an Entity are discarded, or 2 added; of several the Dreamers choose one (EF-CLASSIC-06)."""

    good: bool

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [OnEntity.of(entity.tile) for entity in game.entities]

    def chosen(self, game: Etherfields, seat: Seat, option: OnEntity) -> None:
        if self.good:
            clear_morphs(game, option.tile)
        else:
            game.then(AddMorphings(option.tile, 2))


class HandOutGems(TeamAsk, frozen=True):
    """The Gems of the pool are shared out one by one, as the Dreamers like (EF-CLASSIC-06, EF-CHOICE-01)."""

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [Give.of(seat) for seat in game.present]

    def chosen(self, game: Etherfields, seat: Seat, option: Give) -> None:
        gain(game, option.seat, "gems", 1)
        if left(game, Pool.GEM):
            game.then(self)


class OneDreamer(TeamAsk, frozen=True):
    """One Dreamer of choice cures 2, or suffers 1 (EF-CLASSIC-06)."""

    good: bool

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [Give.of(seat) for seat in game.present]

    def chosen(self, game: Etherfields, seat: Seat, option: Give) -> None:
        if self.good:
            lose(game, option.seat, "distress", 2)
        else:
            game.then(Suffer(option.seat, 1))


# -- saving inside


SAVE_INSIDE, STAY_INSIDE = plain("save-inside"), plain("stay-inside")


class MaySaveInside(TeamAsk, frozen=True):
    """Saving during a Slumber (1.0) or a Dream counts as the death of a Dreamer (EF-SAVE-07, EF-SAVE-08)."""

    answers: ClassVar[tuple[Option, ...]] = (STAY_INSIDE, SAVE_INSIDE)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if option is SAVE_INSIDE:
            game.then(Defeat("saved"))


def may_save_inside(game: Etherfields) -> tuple[Step[Etherfields], ...]:
    """Offered at the start of a Turn where the table wants it; in 2.0 not in a Slumber (EF-SAVE-08)."""
    here = game.scene is SceneKind.DREAM or game.box.value("EF-SAVE-07")
    return (MaySaveInside(),) if game.box.options["save-inside"] and here else ()
