"""More Item cards to choose from, and Charges passed on (LOOT, ITEM)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nocturne.effects.step import Guarded
from nocturne.games.alone.events import course, sheet
from nocturne.games.alone.model import HERO, Alone, without
from nocturne.games.alone.rules.base import NOT_MET, named
from nocturne.games.alone.rules.looting import FULL, Charge, cards_due, rechargeable
from nocturne.kernel import DONE, Ask, Chance, Draw, Name, Option, Refusal, Seat


class LootOneMore(Guarded[Alone], frozen=True):
    """The Loot action draws 1 card more; afterwards 1 Item is discarded (AL-CONTENT-04)."""

    def run(self, game: Alone) -> None:
        game.commit(course.ActionChanged("draw", 1))
        game.commit(course.ActionChanged("discard", 1))


class LookThrough(Guarded[Alone], frozen=True):
    """Look at Item cards and take one of them as one of the draws (AL-CONTENT-04)."""

    cards: int

    def refuse(self, game: Alone) -> Refusal | None:
        return None if (game.item_deck or game.item_bottom) and cards_due(game) else NOT_MET

    def run(self, game: Alone) -> None:
        game.then(SeeItems(self.cards))


class SeeItems(Chance[Alone], frozen=True):
    """Which cards they are: the deck is shuffled as it is drawn; what was put at its bottom comes last (AL-VIEW-04)."""

    cards: int
    stream: ClassVar[str] = "items"

    def draws(self, game: Alone) -> Sequence[Draw]:
        sizes = [len(game.item_deck) - taken for taken in range(self.cards)]
        return tuple([size for size in sizes if size > 1])

    def happened(self, game: Alone, outcome: tuple[int, ...]) -> None:
        deck = list(game.item_deck)
        top = [deck.pop(place) for place in outcome]
        rest = [*deck, *game.item_bottom][: self.cards - len(top)] if len(deck) < 2 else []
        game.commit(sheet.ItemsLookedAt((*top, *rest)))
        game.then(TakeOne(HERO, (*top, *rest)))


class Keep(Option, frozen=True):
    """Take this Item card."""

    item: Name


class TakeOne(Ask[Alone], frozen=True):
    """The Hero takes one of the cards as one of the draws; the others go to the bottom (AL-CONTENT-04)."""

    cards: tuple[str, ...]

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [named(Keep, "item", key) for key in dict.fromkeys(self.cards)]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        assert isinstance(option, Keep)
        game.commit(sheet.ItemFound(option.item.id))
        game.commit(sheet.ItemsBuried(without(self.cards, option.item.id)))
        game.commit(course.ActionChanged("draw", -1))


# -- Charges


class PassCharge(Guarded[Alone], frozen=True):
    """Put a Charge of an Item on another one: the Charge that was its price, or 1 more (AL-ITEM-11)."""

    item: str
    more: bool = False

    def refuse(self, game: Alone) -> Refusal | None:
        return None if chargeable(game, self.item) else FULL

    def run(self, game: Alone) -> None:
        if not self.more or any(item.key == self.item for item in game.hero.items):
            game.then(PassWhere(HERO, self.item, self.more))


def chargeable(game: Alone, item: str) -> list[int]:
    """The other Items that can take a Charge (AL-ITEM-11)."""
    return [slot for slot in rechargeable(game) if game.hero.items[slot].key != item]


class PassWhere(Ask[Alone], frozen=True):
    """The Hero chooses which Item gets the Charge, or keeps it (AL-ITEM-11)."""

    item: str
    more: bool

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [*[named(Charge, "item", game.hero.items[slot].key, slot) for slot in chargeable(game, self.item)], DONE]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, Charge):
            game.commit(sheet.ChargesChanged(option.slot, option.item.id, 1))
            if self.more:
                own = next(slot for slot, item in enumerate(game.hero.items) if item.key == self.item)
                game.commit(sheet.ChargesChanged(own, self.item, -1))
