"""What comes in the box: the words of the rulebook, and the records of a pack as the rules look them up.

Everything here is data. What a card does is an `Effect`: where it stands in the pack, and the steps that it means where
they are always the same; nothing in the rules names a card.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property
from typing import Any, TypeAlias

from msgspec import Struct

from nocturne.effects.context import Stage
from nocturne.effects.interpret import Do
from nocturne.effects.records import PackRecord
from nocturne.effects.word import Block, Bound
from nocturne.games.alone import records
from nocturne.kernel import Seat, Step
from nocturne.packs import Library

Steps: TypeAlias = tuple[Step[Any], ...]


class Action(StrEnum):
    """The six actions (AL-ACTION-01)."""

    MOVE = "move"
    EXPLORE = "explore"
    COMBAT = "combat"
    TRACK = "track"
    LOOT = "loot"
    INTERACT = "interact"


class Purpose(StrEnum):
    """What an Interact is for, where cards ask for it (AL-INTERACT-01, AL-INTERACT-02)."""

    LCU = "lcu"
    MISSION = "mission"


class Harm(StrEnum):
    """The two damage types, each with a health track of the same name (AL-DAMAGE-01)."""

    LIFE = "life"
    SC = "sc"


Unlock: TypeAlias = "Action | Harm"
UNLOCK_BITS: dict[str, int] = {unlock.value: 1 << place for place, unlock in enumerate((*Action, *Harm))}
"""What a Reaction card is unlocked by, one bit each (AL-REACTION-02)."""


class Moment(StrEnum):
    """When Evil may play a Reaction card: the windows of section 2.1 of the ledger."""

    DECLARED = "declared"
    ENTERED = "entered"
    REVEALED = "revealed"
    ROLLED = "rolled_hero"
    ANSWERED = "answered"
    LOOTED = "looted"
    INTERACTED = "interacted"
    ACTION_DONE = "action_done"
    TURN_END = "end"
    DAMAGED_LIFE = "damaged_life"
    DAMAGED_SC = "damaged_sc"


DAMAGED = {Harm.LIFE: Moment.DAMAGED_LIFE, Harm.SC: Moment.DAMAGED_SC}


class Occasion(StrEnum):
    """When the Hero may use a Passive Item, an ability or a skill (AL-ITEM-05, AL-COMPANION-05)."""

    TURN_START = "turn_start"
    ROLLED_EVIL = "rolled_evil"
    ROLLED_HERO = "rolled_hero"
    ENCOUNTER = "encounter"
    HAZARD = "hazard"
    APPROACH = "approach"
    NOISE = "noise"
    REACTION = "reaction"
    ACTION_OVER = "action_over"
    REPAIR = "repair"
    TRACKING = "tracking"
    TRACKED = "tracked"
    LOOTING = "looting"
    RECOVERING = "recovering"
    FIGHTING = "fighting"


DURING: dict[str, tuple[Action, ...]] = {
    Occasion.ROLLED_HERO: (Action.COMBAT,),
    Occasion.ACTION_OVER: tuple([action for action in Action if action is not Action.MOVE]),
}
"""Occasions that belong to certain actions only."""


class Kind(StrEnum):
    """The five types of creature, in the order of their rows (section 2.2 of the ledger)."""

    SPORES = "spores"
    PARASITE = "parasite"
    CULTIST = "cultist"
    MUTANT = "mutant"
    WORM = "worm"


class Condition(StrEnum):
    """The four kinds of Condition token (AL-CONDITION-02)."""

    GAS = "gas"
    RESIN = "resin"
    STATIC = "static"
    TRIPWIRE = "tripwire"


class Skill(StrEnum):
    """The five skills, in the order of the creature types that teach them (AL-XP-15)."""

    COURAGE = "courage"
    COLD_BLOOD = "cold_blood"
    EAGLE_EYE = "eagle_eye"
    PRECISION = "precision"
    DEXTERITY = "dexterity"


class Matrix(StrEnum):
    """What an Item is made of, and what its component must be (AL-UPGRADE-01)."""

    CHEMICAL = "chemical"
    ELECTRICAL = "electrical"
    MECHANICAL = "mechanical"


class Colour(StrEnum):
    """Help, nuisance, and the end of the game (AL-MISSION-09)."""

    GREEN = "green"
    BLUE = "blue"
    RED = "red"


class Term(StrEnum):
    """What must hold for an Interact to count for a Mission (AL-MISSION-12)."""

    UNACCOMPANIED = "unaccompanied"  # no creature is in the sector
    IN_LIGHT = "in-light"
    NEW_TURN = "new-turn"  # at most one Interact a Turn counts
    BOSS_DEAD = "boss-dead"


class Effect(Struct, frozen=True):
    """What a part of a record does: the block of its program, and what is declared together with the action.

    On most cards the steps of the whole block are always the same: they are kept in `steps`. Where a line depends on
    the table, `steps` is None, and the block is read when it is carried out.
    """

    record: str = ""
    block: Block = Block(0)
    steps: Steps | None = ()
    declares: Steps = ()

    @classmethod
    def printed(cls, stage: Stage, record: str, block: Block) -> Effect:
        """What a block of a record does."""
        return cls(record, block, stage.all_fixed(record, block), stage.declared(record, block))

    def __bool__(self) -> bool:
        return self.steps != ()

    def line(self, you: Seat) -> Do:
        """The line with which the block begins, as somebody's effect."""
        return Do(self.record, self.block, 0, Bound(you))

    def due(self, you: Seat) -> Steps:
        """The steps that carry it out."""
        return (self.line(you),) if self.steps is None else self.steps


NOTHING = Effect()


class ReactionCard(Struct, frozen=True):
    """A Reaction card (AL-DECK-04)."""

    key: str
    deck: str
    unlock: Unlock
    moment: Moment
    normal: Effect
    dangerous: Effect
    copies: int = 1


class ItemCard(Struct, frozen=True):
    """An Item card (AL-ITEM-12): an Action Item is of an action, a Passive one waits for an occasion."""

    key: str
    matrix: Matrix
    kind: Action | Occasion
    basic: Effect
    needs: Matrix
    advanced: Effect
    copies: int = 1
    is_ammunition: bool = False


class Content:
    """Everything in the box, looked up by key: the records of the packs, and what their effects are."""

    def __init__(self, library: Library, stage: Stage) -> None:
        self.stage = stage
        self._effects: dict[tuple[str, Block], Effect] = {}
        types, conditions = library.of(records.CreatureRecord), library.of(records.ConditionRecord)
        (self.sheet,) = library.of(records.SheetRecord).values()
        self.stats = tuple([(types[kind].normal, types[kind].nightmare) for kind in Kind])
        self.copies = types[Kind.SPORES].copies  # creatures of each type
        self.conditions = conditions[Condition.GAS].copies  # tokens of each kind
        self.missions = library.of(records.MissionRecord)
        self.characters = library.of(records.CharacterRecord)
        self.bosses = library.of(records.BossRecord)
        self.reactions = {key: self._reaction(card) for key, card in library.of(records.ReactionRecord).items()}
        self.items = {key: self._item(card) for key, card in library.of(records.ItemRecord).items()}
        self.deck_of = {card.key: card.deck for card in self.reactions.values()}
        self.decks = tuple(dict.fromkeys(self.deck_of.values()))

    def effect(self, record: PackRecord, part: records.AlonePart | None) -> Effect:
        """What a part of a record does; nothing, where the record has no such part."""
        if part is None:
            return NOTHING
        where = f"{record.named()}/{record.id}", part.do
        effect = self._effects.get(where)
        if effect is None:
            effect = self._effects[where] = Effect.printed(self.stage, *where)
        return effect

    def _reaction(self, card: records.ReactionRecord) -> ReactionCard:
        timing, _, unlock = card.normal.when.partition("-")
        return ReactionCard(
            card.id,
            card.deck,
            Harm(unlock) if unlock in tuple(Harm) else Action(unlock),
            Moment(timing),
            self.effect(card, card.normal),
            self.effect(card, card.dangerous),
            card.copies,
        )

    def _item(self, card: records.ItemRecord) -> ItemCard:
        when = card.basic.when
        return ItemCard(
            card.id,
            Matrix(card.matrix),
            Action(when) if when in tuple(Action) else Occasion(when),
            self.effect(card, card.basic),
            Matrix(card.needs),
            self.effect(card, card.advanced),
            card.copies,
            card.ammunition,
        )

    def deck(self, name: str) -> tuple[str, ...]:
        """The cards of a Reaction deck, every copy (AL-DECK-03)."""
        return tuple([card.key for card in self.reactions.values() if card.deck == name for _ in range(card.copies)])

    @cached_property
    def item_deck(self) -> tuple[str, ...]:
        """The cards of the Item deck, every copy (AL-CONTENT-02)."""
        return tuple([card.key for card in self.items.values() for _ in range(card.copies)])

    @cached_property
    def passive(self) -> dict[Occasion, frozenset[str]]:
        """The Passive Items that wait for each occasion (AL-ITEM-05)."""
        return {when: frozenset([card.key for card in self.items.values() if card.kind is when]) for when in Occasion}

    @cached_property
    def openings(self) -> frozenset[tuple[str, str, str]]:
        """Deck, moment and unlocking of all cards: a window that no card of the decks in play fits never opens."""
        return frozenset([(card.deck, card.moment.value, card.unlock.value) for card in self.reactions.values()])

    @cached_property
    def _fits(self) -> dict[tuple[str, str], frozenset[str]]:
        return {
            (moment.value, unlock): frozenset(
                [card.key for card in self.reactions.values() if card.moment is moment and card.unlock == unlock]
            )
            for moment in Moment
            for unlock in UNLOCK_BITS
        }

    def fitting(self, moment: Moment, unlock: str) -> frozenset[str]:
        """The cards that can be played face up at a moment."""
        return self._fits[moment, unlock]
