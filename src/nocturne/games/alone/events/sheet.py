"""Events of the Hero and the Hero sheet: health, dice, Items, skills, the Companion."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from nocturne.games.alone.components import UNLOCK_BITS, Harm, Skill
from nocturne.games.alone.events.base import Public, Shown, Untold
from nocturne.games.alone.model import ROOMS, SKILLS, Alone, changed_at
from nocturne.games.alone.pieces import Companion, Item, Roll
from nocturne.kernel import Name, Seat, Text, without


class Hurt(Public, frozen=True):
    """The Hero loses Life or SC; what one track lacks is taken from the other (AL-DAMAGE-02 to AL-DAMAGE-07)."""

    harm: Harm
    amount: int
    by_evil: bool = True  # so that Evil may turn it on the Companion (AL-COMPANION-12)
    attack: bool = False
    hazard: bool = False  # a Condition token or a Mission
    cause: str = ""  # the rule by which it comes, where no effect says so
    taken: int = -1  # what its own track bears of it, and the other one, as it is told; -1: not measured
    spilled: int = 0
    says: ClassVar[tuple[str, ...]] = ("harm", "amount", "cause", "taken", "spilled")

    def cites(self) -> str:
        return self.cause or "AL-DAMAGE-02"

    def measured(self, game: Alone, amount: int) -> Hurt:
        """The loss of so much, with what each track would bear of it now (AL-DAMAGE-04)."""
        own, other = (game.hero.life, game.hero.sc) if self.harm is Harm.LIFE else (game.hero.sc, game.hero.life)
        taken = min(own, amount)
        return replace(self, amount=amount, taken=taken, spilled=min(other, amount - taken))

    def apply(self, game: Alone) -> None:
        hero, loss = game.hero, self.measured(game, self.amount)
        life, sc = (loss.taken, loss.spilled) if self.harm is Harm.LIFE else (loss.spilled, loss.taken)
        hero.life, hero.sc = hero.life - life, hero.sc - sc
        if game.acting and life + sc:
            game.unlocked |= UNLOCK_BITS[self.harm]


class CompanionHurt(Public, frozen=True):
    """Evil has turned the damage on the Companion; what is beyond its Charges is lost (AL-COMPANION-07)."""

    amount: int

    def apply(self, game: Alone) -> None:
        _companion(game, self.amount)


class CompanionUsed(Public, frozen=True):
    """The Companion's ability costs a Charge (AL-COMPANION-05)."""

    def apply(self, game: Alone) -> None:
        _companion(game, 1)


class CompanionLost(Public, frozen=True):
    """The Companion is discarded: sacrificed, or replaced by another (AL-COMPANION-04, AL-COMPANION-11)."""

    def apply(self, game: Alone) -> None:
        game.hero.companion = None


class CompanionGained(Shown, frozen=True):
    """A Companion joins the Hero (AL-COMPANION-03)."""

    companion: str

    def apply(self, game: Alone) -> None:
        hero = game.hero
        hero.companion = Companion(self.companion, game.content.sheet.companion)
        hero.known += (self.companion,)


def _companion(game: Alone, amount: int) -> None:
    """Take Charges from the Companion; without any it is gone (AL-COMPANION-06)."""
    companion = game.hero.companion
    assert companion is not None, "there is no Companion"
    left = companion.charges - amount
    game.hero.companion = replace(companion, charges=left) if left > 0 else None


class Recovered(Public, frozen=True):
    """A health track goes up, as far as the Healing Limit allows (AL-HEAL-02, AL-HEAL-06)."""

    harm: Harm
    amount: int

    def apply(self, game: Alone) -> None:
        hero = game.hero
        if self.harm is Harm.LIFE:
            hero.life += self.amount
        else:
            hero.sc += self.amount
        game.healed = self.harm.value


class AdrenalineSpent(Public, frozen=True):
    """A token goes to the Turn token of this Turn, for recovery or Bullet Time (AL-ADRENALINE-05)."""

    use: str

    def apply(self, game: Alone) -> None:
        game.hero.adrenaline -= 1
        if self.use == "bullet":
            game.bullet, game.actions = True, game.actions + 1
        else:
            game.recovered = True


class AdrenalineSet(Public, frozen=True):
    """The reserve is filled, raised or lowered to a number of tokens (AL-ADRENALINE-06 to AL-ADRENALINE-08)."""

    tokens: int

    def apply(self, game: Alone) -> None:
        game.hero.adrenaline = self.tokens


class ExperienceGained(Public, frozen=True):
    """A point in a skill; the second unlocks it (AL-XP-02, AL-XP-03)."""

    skill: Skill
    points: int

    def apply(self, game: Alone) -> None:
        game.hero.skills = changed_at(game.hero.skills, SKILLS.index(self.skill), self.points)


# -- dice


class Rolled(Public, frozen=True):
    """Dice are rolled; everybody sees them (AL-DICE-07, AL-VIEW-02)."""

    hero: bool
    faces: tuple[int, ...]
    surge: bool = False

    def apply(self, game: Alone) -> None:
        game.roll = Roll(self.hero, self.faces, self.surge)
        target = game.called(game.target) if self.hero else None
        if target is not None:
            game.attacked |= 1 << target.token  # AL-COMBAT-07: rolled for, killed or not

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-rolled", side="hero" if self.hero else "evil", dice=named_faces(self.faces))


class Rerolled(Public, frozen=True):
    """Some dice of a roll are replaced, once for each effect (AL-DICE-07)."""

    dice: tuple[int, ...]
    faces: tuple[int, ...]
    by: str

    def apply(self, game: Alone) -> None:
        roll = game.rolled
        new = dict(zip(self.dice, self.faces, strict=True))
        faces = tuple([new.get(place, face) for place, face in enumerate(roll.faces)])
        game.roll = replace(roll, faces=faces, rerolled=(*roll.rerolled, self.by))

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-rerolled", dice=named_faces(self.faces))


class RollChanged(Public, frozen=True):
    """Hits are ignored, or SURGE counts as a hit, in the roll on the table."""

    ignored: int = 0
    surge: bool = False

    def apply(self, game: Alone) -> None:
        roll = game.rolled
        game.roll = replace(roll, ignored=roll.ignored + self.ignored, surge=roll.surge or self.surge)


def named_faces(faces: tuple[int, ...]) -> tuple[Text, ...]:
    """The faces of a roll in words."""
    return tuple([Text.of("die", face=("hit", "surge", "miss")[face]) for face in faces])


# -- Items


class ItemFound(Shown, frozen=True):
    """An Item card is drawn, without Charges so far (AL-LOOT-01)."""

    item: str

    def apply(self, game: Alone) -> None:
        _draw(game, self.item)
        game.found += (self.item,)


class ItemsLookedAt(Untold, frozen=True):
    """The Hero looks at cards of the Item deck (AL-CONTENT-04); nobody else is told which (AL-VIEW-04)."""

    items: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def apply(self, game: Alone) -> None:
        game.looked_at = self.items


class DrawingBegun(Untold, frozen=True):
    """The Hero has said how many Item cards the Loot action draws (AL-LOOT-02)."""

    cards: int

    def apply(self, game: Alone) -> None:
        game.due = self.cards


class ItemsBuried(Public, frozen=True):
    """Cards that the Hero has looked at go to the bottom of the Item deck; nobody else is told which (AL-VIEW-04)."""

    items: tuple[str, ...]

    def apply(self, game: Alone) -> None:
        for item in self.items:
            _draw(game, item)
        game.item_bottom, game.looked_at = game.item_bottom + self.items, ()

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-items-buried", count=len(self.items)) if self.items else None


class ItemGained(Public, frozen=True):
    """A found Item joins the Inventory with its Charges (AL-LOOT-04)."""

    item: str
    charges: int

    def apply(self, game: Alone) -> None:
        game.found = without(game.found, self.item)
        game.hero.items += (Item(self.item, self.charges),)


class ItemReadied(Untold, frozen=True):
    """The Hero takes an Item in hand for the action about to be declared."""

    slot: int

    def apply(self, game: Alone) -> None:
        game.slot = self.slot


class ItemDropped(Public, frozen=True):
    """An Item is discarded (AL-LOOT-05)."""

    slot: int
    item: str
    says: ClassVar[tuple[str, ...]] = ("item",)

    def apply(self, game: Alone) -> None:
        _drop(game, self.slot)


class ChargesChanged(Public, frozen=True):
    """Charges of an Item are spent or added; without any it is discarded at once (AL-ITEM-03, AL-ITEM-07)."""

    slot: int
    item: str
    by: int

    def apply(self, game: Alone) -> None:
        items = game.hero.items
        left = items[self.slot].charges + self.by
        if left > 0:
            game.hero.items = changed_at(items, self.slot, replace(items[self.slot], charges=left))
        else:
            _drop(game, self.slot)

    def told(self, seat: Seat | None) -> Text | None:
        gained = self.by > 0
        return Text.of("event-charges-changed", item=Name("item", self.item), count=abs(self.by), gained=gained)


class ItemUpgraded(Public, frozen=True):
    """An Item has its component and uses its advanced effect from now on (AL-UPGRADE-03, AL-UPGRADE-05)."""

    slot: int
    item: str
    says: ClassVar[tuple[str, ...]] = ("item",)

    def apply(self, game: Alone) -> None:
        items = game.hero.items
        game.hero.items = changed_at(items, self.slot, replace(items[self.slot], upgraded=True))


class ItemDeckRenewed(Public, frozen=True):
    """The discard pile is the Item deck again (AL-LOOT-08)."""

    def apply(self, game: Alone) -> None:
        game.item_deck, game.item_discard = (*game.item_deck, *game.item_discard), ()


class RoomLooted(Public, frozen=True):
    """The Room bonus is taken, and the Room marked (AL-LOOT-03)."""

    room: str
    content: ClassVar[dict[str, str]] = {}  # the message knows the Rooms by their keys

    def apply(self, game: Alone) -> None:
        game.hero.looted |= 1 << [room.value for room in ROOMS].index(self.room)


BREEDING = "boss-breeds"
"""How the ability of a boss is noted among those used."""
SKILL_NAMES = frozenset([skill.value for skill in SKILLS])


class AbilityUsed(Public, frozen=True):
    """An Item, skill or ability has worked in this action; some are used up for the Round (AL-ITEM-06)."""

    ability: str
    for_round: bool = False

    def apply(self, game: Alone) -> None:
        game.worked += (self.ability,)
        if self.for_round:
            game.used += (self.ability,)

    def told(self, seat: Seat | None) -> Text | None:
        if self.ability == BREEDING:
            return Text("event-boss-bred")
        if self.ability in SKILL_NAMES:
            return Text.of("event-skill-worked", skill=self.ability)
        return Text.of("event-ability-used", ability=Name("ability", self.ability))


def _draw(game: Alone, item: str) -> None:
    """An Item card leaves the deck, or its bottom."""
    if item in game.item_deck:
        game.item_deck = without(game.item_deck, item)
    else:
        game.item_bottom = without(game.item_bottom, item)


def _drop(game: Alone, slot: int) -> None:
    items = game.hero.items
    game.item_discard += (items[slot].key,)
    game.hero.items = items[:slot] + items[slot + 1 :]
