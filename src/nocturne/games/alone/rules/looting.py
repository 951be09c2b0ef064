"""Looting, the Inventory, upgrades and Charges (LOOT, UPGRADE, ITEM)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import ClassVar

from nocturne.effects.step import Guarded
from nocturne.games.alone.components import Action, Moment, Occasion, Skill
from nocturne.games.alone.events import course, sheet
from nocturne.games.alone.model import HERO, ROOMS, Alone
from nocturne.games.alone.rules.base import NOT_MET, OfItem, drawn, named, one_of
from nocturne.games.alone.rules.reactions import react
from nocturne.games.alone.rules.uses import occasion
from nocturne.kernel import DONE, Ask, Chance, Draw, Name, Option, Refusal, Seat, Step, without

ROOM_BONUS = 3  # AL-LOOT-02


class Take(Option, frozen=True):
    """Draw so many Item cards."""

    cards: int


class Drop(OfItem, frozen=True):
    """Discard an Item."""


class Upgrade(Option, frozen=True):
    """Upgrade an Item with a Charge of another as its component."""

    slot: int
    donor: int
    item: Name
    component: Name


TAKE = {cards: Take(cards) for cards in range(1, 5)}


@lru_cache(4096)
def upgrade(slot: int, donor: int, key: str, component: str) -> Upgrade:
    """The option to upgrade an Item."""
    return Upgrade(slot, donor, Name("item", key), Name("item", component))


UPGRADED = Refusal.by("AL-UPGRADE-07", "refuse-upgraded")
WRONG_MATRIX = Refusal.by("AL-UPGRADE-03", "refuse-matrix")


def has_room_bonus(game: Alone) -> bool:
    """Whether the Hero's sector is a Room whose bonus was not taken yet (AL-LOOT-02)."""
    room = game.map.room(game.here)
    return room is not None and not game.hero.looted >> ROOMS.index(room) & 1


def after_drawing(game: Alone) -> tuple[Step[Alone], ...]:
    """What follows the drawing of Items in a Loot action (section 2.1)."""
    window = react(game, Moment.LOOTED, Action.LOOT)
    return (*window, PutCharges(), DiscardDue(), DropItems(HERO), UpgradeItems(HERO))


class HowMany(Ask[Alone], frozen=True):
    """1 card; 3 with the Room bonus, if the Hero wants it now; 1 more with Eagle Eye (AL-LOOT-07, AL-XP-10)."""

    rule: ClassVar[str] = "AL-LOOT-02"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        cards = [1, ROOM_BONUS] if has_room_bonus(game) else [1]
        if game.hero.has(Skill.EAGLE_EYE):
            cards += [count + 1 for count in cards]
        return [TAKE[count] for count in cards]

    def chosen(self, game: Alone, seat: Seat, option: Take) -> None:
        if option.cards >= ROOM_BONUS:
            room = game.map.room(game.here)
            assert room is not None, "there is no Room here"
            game.commit(sheet.RoomLooted(room.value))
        game.commit(sheet.DrawingBegun(option.cards))
        game.then(*occasion(game, Occasion.LOOTING), DrawItems(option.cards, twisted=True))


class DrawItems(Guarded[Alone], frozen=True):
    """Draw the Items still due; an empty deck is renewed from the discard pile (AL-LOOT-08, AL-LOOT-01)."""

    left: int
    twisted: bool = False  # cards may have changed how many (AL-LOOT-04 "or a Reaction says otherwise")

    def run(self, game: Alone) -> None:
        left = self.left + (game.twist.draw if self.twisted else 0)
        if left <= 0:
            return
        if not game.item_deck and not game.item_bottom:
            if not game.item_discard:
                return
            game.commit(sheet.ItemDeckRenewed())
        game.then(DrawItem(), DrawItems(left - 1))


class DrawItem(Chance[Alone], frozen=True):
    """The deck is shuffled as it is drawn: any card of it, each as likely; its bottom comes last (AL-VIEW-04)."""

    ammunition: bool = False
    rule: ClassVar[str] = "AL-LOOT-01"
    stream: ClassVar[str] = "items"

    def _pile(self, game: Alone) -> list[str]:
        items, deck = game.content.items, game.item_deck or game.item_bottom[:1]
        return [key for key in deck if not self.ammunition or items[key].is_ammunition]

    def draws(self, game: Alone) -> Sequence[Draw]:
        return one_of(len(self._pile(game)))

    def happened(self, game: Alone, outcome: tuple[int, ...]) -> None:
        game.commit(sheet.ItemFound(drawn(self._pile(game), outcome)))


class PutCharges(Step[Alone], frozen=True):
    """Each drawn Item gets its Charges; which one gets fewer, the Hero chooses (AL-LOOT-04)."""

    def run(self, game: Alone) -> None:
        if game.twist.charges and game.found:
            game.then(ChargeFewer(HERO), self)
            return
        for item in game.found:
            game.commit(sheet.ItemGained(item, game.content.sheet.charges))


class Fewer(Option, frozen=True):
    """This Item gets fewer Charges."""

    item: Name


class ChargeFewer(Ask[Alone], frozen=True):
    """A Reaction takes Charges from one of the drawn Items; the Hero chooses which (AL-LOOT-04)."""

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [named(Fewer, "item", key) for key in dict.fromkeys(game.found)]

    def chosen(self, game: Alone, seat: Seat, option: Fewer) -> None:
        less = game.twist.charges
        game.commit(sheet.ItemGained(option.item.id, max(1, game.content.sheet.charges + less)))
        game.commit(course.ActionChanged("charges", -less))


class DiscardDue(Step[Alone], frozen=True):
    """An ability that drew more lets the Hero discard an Item for it (AL-LOOT-09)."""

    def run(self, game: Alone) -> None:
        if game.twist.discard:
            game.commit(course.ActionChanged("discard", -1))
            game.then(DiscardItem(HERO), self)


class DiscardItem(Ask[Alone], frozen=True):
    """The Hero discards an Item (AL-LOOT-09)."""

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [named(Drop, "item", item.key, slot) for slot, item in enumerate(game.hero.items)] or [DONE]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, Drop):
            game.commit(sheet.ItemDropped(option.slot, option.item.id))


class DropItems(DiscardItem, frozen=True):
    """The Hero discards Items down to the limit (AL-LOOT-05, AL-LOOT-09, AL-ITEM-09)."""

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return super().candidates(game, seat) if len(game.hero.items) > game.inventory_limit else [DONE]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        super().chosen(game, seat, option)
        if option is not DONE:
            game.then(self)


class UpgradeItems(Ask[Alone], frozen=True):
    """The Hero may upgrade Items, several in one action (AL-UPGRADE-03, AL-LOOT-06, AL-UPGRADE-04)."""

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        items = list(enumerate(game.hero.items))
        pairs = [(slot, donor, item.key, other.key) for slot, item in items for donor, other in items if slot != donor]
        return [*[upgrade(*pair) for pair in pairs], DONE]

    def refuse(self, game: Alone, seat: Seat, option: Option) -> Refusal | None:
        if not isinstance(option, Upgrade):
            return None
        if game.hero.items[option.slot].upgraded:
            return UPGRADED
        cards = game.content.items
        return None if cards[option.component.id].matrix is cards[option.item.id].needs else WRONG_MATRIX

    def options(self, game: Alone, seat: Seat) -> list[Option]:
        """The same as filtering the candidates, from the pairs that fit; the conformance suite compares the two."""
        items, cards = game.hero.items, game.content.items
        made_of = [cards[item.key].matrix for item in items]
        options: list[Option] = []
        for slot, item in enumerate(items):
            needs = cards[item.key].needs
            if not item.upgraded and needs in made_of:
                for donor, other in enumerate(items):
                    if donor != slot and made_of[donor] is needs:
                        options.append(upgrade(slot, donor, item.key, other.key))
        options.append(DONE)
        return options

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, Upgrade):
            game.commit(sheet.ItemUpgraded(option.slot, option.item.id))
            game.commit(sheet.ChargesChanged(option.donor, option.component.id, -1))  # AL-UPGRADE-07
            game.then(self)


class GainItems(Guarded[Alone], frozen=True):
    """Draw Items outside of a Loot action, and keep to the limit (AL-LOOT-09)."""

    count: int

    def run(self, game: Alone) -> None:
        game.then(DrawItems(self.count), PutCharges(), DropItems(HERO))


class Spend(Option, frozen=True):
    """Spend so many Charges."""

    charges: int


SPEND = {charges: Spend(charges) for charges in range(1, 10)}


class HowManyCharges(Ask[Alone], frozen=True):
    """The Hero declares how many Charges are spent; the first is paid like that of any Item (AL-ITEM-03)."""

    most: int
    rule: ClassVar[str] = "AL-ITEM-06"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        most = min(self.most, game.hero.items[game.slot].charges)
        return [SPEND[charges] for charges in range(1, most + 1)]

    def chosen(self, game: Alone, seat: Seat, option: Spend) -> None:
        if option.charges > 1:
            more = option.charges - 1
            game.commit(sheet.ChargesChanged(game.slot, game.hero.items[game.slot].key, -more))
            game.commit(course.ActionChanged("dice", more))


class Recharge(Guarded[Alone], frozen=True):
    """Put a Charge on Items that have fewer than 3, one after the other (AL-ITEM-11)."""

    count: int = 1

    def refuse(self, game: Alone) -> Refusal | None:
        return None if rechargeable(game) else FULL

    def run(self, game: Alone) -> None:
        game.then(ChooseRecharge(HERO, self.count))


FULL = Refusal.by("AL-ITEM-11", "refuse-fully-charged")


def rechargeable(game: Alone, *, but: str = "") -> list[int]:
    """The Items that can take a Charge, but for one of them that gives it (AL-ITEM-11)."""
    most = game.content.sheet.charges
    return [slot for slot, item in enumerate(game.hero.items) if item.charges < most and item.key != but]


class Charge(OfItem, frozen=True):
    """Put a Charge on an Item."""


def charge_options(game: Alone, slots: Iterable[int]) -> list[Option]:
    """The options to put a Charge on one of these Items, or no more."""
    return [*[named(Charge, "item", game.hero.items[slot].key, slot) for slot in slots], DONE]


class ChooseRecharge(Ask[Alone], frozen=True):
    """The Hero chooses which Item gets a Charge, each once (AL-ITEM-11)."""

    left: int
    done: tuple[int, ...] = ()

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return charge_options(game, [slot for slot in rechargeable(game) if slot not in self.done])

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, Charge):
            game.commit(sheet.ChargesChanged(option.slot, option.item.id, 1))
            if self.left > 1:
                game.then(ChooseRecharge(seat, self.left - 1, (*self.done, option.slot)))


# -- more Item cards to choose from


class LootOneMore(Guarded[Alone], frozen=True):
    """The Loot action draws 1 card more; afterwards 1 Item is discarded (AL-CONTENT-04)."""

    def run(self, game: Alone) -> None:
        game.commit(course.ActionChanged("draw", 1))
        game.commit(course.ActionChanged("discard", 1))


class LookThrough(Guarded[Alone], frozen=True):
    """Look at Item cards and take one of them as one of the draws (AL-CONTENT-04)."""

    cards: int

    def refuse(self, game: Alone) -> Refusal | None:
        is_drawn = game.due > 0 and game.due + game.twist.draw > 0  # as cards have changed it
        return None if (game.item_deck or game.item_bottom) and is_drawn else NOT_MET

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

    def chosen(self, game: Alone, seat: Seat, option: Keep) -> None:
        game.commit(sheet.ItemFound(option.item.id))
        game.commit(sheet.ItemsBuried(without(self.cards, option.item.id)))
        game.commit(course.ActionChanged("draw", -1))


# -- Charges passed on


class PassCharge(Guarded[Alone], frozen=True):
    """Put a Charge of an Item on another one: the Charge that was its price, or 1 more (AL-ITEM-11)."""

    item: str
    more: bool = False

    def refuse(self, game: Alone) -> Refusal | None:
        return None if rechargeable(game, but=self.item) else FULL

    def run(self, game: Alone) -> None:
        if not self.more or any(item.key == self.item for item in game.hero.items):
            game.then(PassWhere(HERO, self.item, self.more))


class PassWhere(Ask[Alone], frozen=True):
    """The Hero chooses which Item gets the Charge, or keeps it (AL-ITEM-11)."""

    item: str
    more: bool

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return charge_options(game, rechargeable(game, but=self.item))

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, Charge):
            game.commit(sheet.ChargesChanged(option.slot, option.item.id, 1))
            if self.more:
                own = next(slot for slot, item in enumerate(game.hero.items) if item.key == self.item)
                game.commit(sheet.ChargesChanged(own, self.item, -1))
