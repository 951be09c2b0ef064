"""Items, Masks and Progress effects (chapters ITEM, MASK, PROGRESS)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import field

from nocturne.games.etherfields.events.cards import TEAM, CardMoved, CardShown, MaskWorn
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.active import item_limit
from nocturne.games.etherfields.rules.base import CardOption, EtherfieldsOption, Takes, plain
from nocturne.games.etherfields.rules.draw import DropItem, EnforceLimits, distinct, without_item
from nocturne.kernel import Ask, Chance, Draw, Name, Option, Seat, Step, Text

# -- Items


RESTORE_IT, DECLINE_ITEM = plain("restore-it"), plain("decline-item")


class MayRestore(Ask[Etherfields], frozen=True):
    """In 1.0 a Restore Item may be declined before the draw (EF-ITEM-11)."""

    answers: ClassVar[tuple[Option, ...]] = (RESTORE_IT, DECLINE_ITEM)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if option is RESTORE_IT:
            game.then(RestoreItem(seat, "agreed"))


class RestoreItem(Chance[Etherfields], frozen=True):
    """Draw 1 random Item from Storage (EF-ITEM-05, EF-ITEM-11, EF-ITEM-12, EF-BOARD-05)."""

    seat: Seat
    wanted: str = ""  # "agreed": it was not declined; "certain": it is made active without asking (EF-PUB-15)
    stream: ClassVar[str] = "items"

    def draws(self, game: Etherfields) -> Sequence[Draw]:
        if self._asks(game):
            return ()
        return (len(game.storage),) if len(game.storage) > 1 else ()  # where there is one, nothing is left to chance

    def _asks(self, game: Etherfields) -> bool:
        return not self.wanted and bool(game.box.value("EF-ITEM-11"))

    def happened(self, game: Etherfields, outcome: tuple[int, ...]) -> None:
        if not game.storage:
            return
        if self._asks(game):
            game.then(MayRestore(self.seat))
            return
        item, free = game.storage[outcome[0] if outcome else 0], len(game.items) < item_limit(game)
        choice = self.wanted != "certain" and (not free or bool(game.box.value("EF-ITEM-11")))
        game.then(*place_item(game, self.seat, item, asks=choice))


class MakeRoom(EtherfieldsOption, frozen=True):
    """Discard this active Item to make room."""

    item: str


PUT_IN, STORE = plain("put-in"), plain("store")


def place_item(
    game: Etherfields, seat: Seat, item: str, *, asks: bool = True, at_once: bool = False
) -> tuple[Step[Etherfields], ...]:
    """An Item of the Storage becomes active; a Dreamer chooses where there is a choice (EF-ITEM-05, EF-ITEM-08)."""
    free = len(game.items) < item_limit(game)
    if free and (at_once or not asks):
        game.commit(CardMoved(TEAM, item, "storage", "items"))
        return ()
    return (ChooseSlot(seat, item, at_once),) if asks else ()


class ChooseSlot(Ask[Etherfields], frozen=True):
    """Use a free slot or discard an active Item to make room, or leave the new one in Storage (EF-ITEM-05, -08)."""

    item: str
    at_once: bool = field(default=False, name="must")  # a bought one becomes active (EF-SHOP-03)
    tells: ClassVar[dict[str, str]] = {"item": "item"}

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        asked = "ask-choose-slot-free" if self._is_free(game) else "ask-choose-slot"
        return Text.of(asked, seat=seat, item=Name("item", self.item))

    def _is_free(self, game: Etherfields) -> bool:
        return len(game.items) < item_limit(game)

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        rooms: list[Option] = [PUT_IN] if self._is_free(game) else [MakeRoom.of(item) for item in distinct(game.items)]
        return rooms if self.at_once else [*rooms, STORE]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, MakeRoom):
            game.commit(CardMoved(TEAM, option.item, "items", "storage"))
            game.commit(CardMoved(TEAM, self.item, "storage", "items"))
            game.then(*without_item(game, option.item))
        elif option is PUT_IN:
            game.commit(CardMoved(TEAM, self.item, "storage", "items"))


class GainItem(Step[Etherfields], frozen=True):
    """The Team gains an Item; it is asked whether it becomes active at once (EF-ITEM-08, EF-REVEAL-05)."""

    seat: Seat
    item: str
    start: str = "boxed"

    def run(self, game: Etherfields) -> None:
        if self.item in getattr(game, self.start):  # EF-COMP-04: no second copy
            game.commit(CardShown(TEAM, self.item, self.start, "storage"))
            game.then(*place_item(game, game.first, self.item))


class DiscardItem(Takes, frozen=True):
    """An active Item leaves its slot for Storage, a Dreamer choosing which (EF-ITEM-06)."""

    seat: Seat

    def is_there(self, game: Etherfields) -> bool:
        return bool(game.items)

    def run(self, game: Etherfields) -> None:
        if game.items:
            game.then(DropItem(self.seat))


# -- Masks


class Wear(EtherfieldsOption, frozen=True):
    """Put this Mask on."""

    mask: str


NO_CHANGE = plain("no-change")


class RestoreMask(Ask[Etherfields], frozen=True):
    """Swap the active Mask for another owned one, or put one on; in 1.0 this may be declined (EF-MASK-06)."""

    compulsory: bool = field(default=False, name="must")

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        me = game.dreamers[seat]
        others: list[Option] = [Wear.of(mask) for mask in distinct(me.masks) if mask != me.mask]
        needed = self.compulsory or not game.box.value("EF-MASK-06")
        return others if needed and others else [*others, NO_CHANGE]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Wear):
            game.commit(MaskWorn(seat, option.mask))
            game.then(EnforceLimits(seat))


class DiscardMask(Step[Etherfields], frozen=True):
    """The Mask stops being active but stays owned (EF-MASK-07)."""

    seat: Seat

    def run(self, game: Etherfields) -> None:
        if game.dreamers[self.seat].mask:
            game.commit(MaskWorn(self.seat, ""))
            game.then(EnforceLimits(self.seat))


class GainMask(Ask[Etherfields], frozen=True):
    """Take a Mask from the pool; it may be put on at once (EF-MASK-08, EF-SETUP-18)."""

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [Wear.of(mask) for mask in distinct(game.mask_pool)] or [NO_CHANGE]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Wear):
            game.commit(CardMoved(TEAM, option.mask, "mask_pool", "masks", taker=seat))
            game.then(OfferMask(seat, option.mask))


class OfferMask(Ask[Etherfields], frozen=True):
    """Put the new Mask on, discarding the one worn, or not (EF-MASK-08)."""

    mask: str
    tells: ClassVar[dict[str, str]] = {"mask": "mask"}

    def candidates(self, game: Etherfields, seat: Seat) -> tuple[Option, ...]:
        return (Wear.of(self.mask), NO_CHANGE)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Wear):
            game.commit(MaskWorn(seat, self.mask))
            game.then(EnforceLimits(seat))


# -- placed Progress cards


class Turn(CardOption, frozen=True):
    """Flip or Unflip this Progress card."""


class FlipOne(Takes, frozen=True):
    """A Dreamer Flips a placed Progress card by an effect (EF-PROGRESS-07)."""

    seat: Seat

    def is_there(self, game: Etherfields) -> bool:
        return bool(game.dreamers[self.seat].progress)

    def run(self, game: Etherfields) -> None:
        game.then(FlipProgress(self.seat))


class FlipProgress(Ask[Etherfields], frozen=True):
    """Flip turns a placed card face down, Unflip face up again (EF-PROGRESS-07, EF-PROGRESS-08)."""

    up: bool = False

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        me = game.dreamers[seat]
        return [Turn.of(card) for card in distinct(me.flipped if self.up else me.progress)] or [NO_CHANGE]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Turn):
            start, end = ("flipped", "progress") if self.up else ("progress", "flipped")
            game.commit(CardMoved(seat, option.card, start, end))
            game.then(EnforceLimits(seat))
