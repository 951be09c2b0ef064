"""What comes in the box: statistics, cards, Items, Missions, Characters, bosses and the figures of the Hero sheet.

Everything here is data. What a card does is an `Effect`: where it stands in the pack, and the steps that it means where
they are always the same; nothing in the rules names a card.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cached_property
from hashlib import blake2b
from typing import Any, TypeAlias

from msgspec import Struct

from nocturne.effects.context import Stage
from nocturne.effects.interpret import Do
from nocturne.effects.word import Block, Bound
from nocturne.games.alone.plan import RoomName
from nocturne.kernel import Seat, Step

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
UNLOCK_BITS: dict[str, int] = {one.value: 1 << place for place, one in enumerate((*Action, *Harm))}
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


class Stats(Struct, frozen=True):
    """One row of the statistics table; the dice are for the dark and for light (AL-WOUND-01, AL-ATTACK-02)."""

    first: int
    second: int
    dark: int
    lit: int
    sc: int
    distance: int


class Effect(Struct, frozen=True):
    """What a part of a record does: the block of its program, and what is declared together with the action.

    `steps` are those of the whole block where they hang on nothing but the card, as they do on most: asking them
    beforehand costs no more than the asking. Where a line hangs on the table they are None, and the block is read.
    """

    record: str = ""
    block: Block = Block(0)
    steps: Steps | None = ()
    declares: Steps = ()

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

    @property
    def bit(self) -> int:
        """What unlocks it, as a bit."""
        return UNLOCK_BITS[self.unlock]


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
    at: tuple[Action, ...] = ()  # for an occasion that belongs to an action: of which ones


class Ability(Struct, frozen=True):
    """What a Character can do on an occasion."""

    occasion: Occasion
    effect: Effect
    once_per_round: bool = False
    at: tuple[Action, ...] = ()


class Character(Struct, frozen=True):
    """A Character, as the Hero and as a Companion (AL-COMPANION-01)."""

    key: str
    hero: Ability | None = None
    companion: Ability | None = None
    sacrifice: Effect = NOTHING
    setup: Effect = NOTHING
    round_end: Effect = NOTHING  # at the end of every Round, as the Hero (AL-ROUNDEND-07)
    inventory: int = 0  # how much larger the Inventory is


class Nuisance(Struct, frozen=True):
    """What a blue Mission changes until it is completed (AL-MISSION-11)."""

    explore: int = 0
    track: int = 0
    spawn: int = 0
    round_end: Effect = NOTHING


class Mission(Struct, frozen=True):
    """A Mission card: its Room, what completes it, and what follows."""

    key: str
    colour: Colour
    room: RoomName
    interacts: int
    alone: bool = False  # only while no creature is in the sector
    lit: bool = False  # only while the sector is lit
    new_turn: bool = False  # at most one Interact a Turn counts
    boss_dead: bool = False
    then_away: int = 0  # afterwards end a Turn at this distance from the Room
    after_each: Effect = NOTHING
    reward: Effect = NOTHING
    nuisance: Nuisance = Nuisance()


class Boss(Struct, frozen=True):
    """A boss: its row, and the ability it has (AL-BOSS-03)."""

    key: str
    normal: Stats
    nightmare: Stats
    breeds: bool = False  # once per Round at the end of a Turn: Spores in its sector
    leads: int = 0  # steps more for a Common Reaction on its level
    forces_doors: bool = False  # unbarring costs no step
    darkens: bool = False  # the lights of the Hero's sector go out when it has moved in
    terrifies: int = 0  # SC more in encounters with others while it is Revealed


class Sheet(Struct, frozen=True):
    """The figures of the Hero sheet and of set-up: the knobs for balance (section 8.10 of the ledger)."""

    health: int = 12
    turns: int = 8
    limits: tuple[int, ...] = (10, 8, 6, 4)  # Healing Limits of the Round track, from right to left
    adrenaline: tuple[tuple[int, int], ...] = ((9, 3), (5, 4), (0, 5))  # from this health on, so many tokens
    most_adrenaline: int = 6
    spaces: int = 10
    symbols: int = 4  # on the last spaces of the Reaction track, besides the one outside
    hands: tuple[int, ...] = (7, 8, 9)
    inventory: int = 6
    charges: int = 3
    companion: int = 6
    die: tuple[int, ...] = (2, 2, 2)  # faces HIT, SURGE, MISS
    danger_limit: int = 8
    first_dangers: int = 3
    first_creatures: int = 4
    round_spawn: int = 1
    easy_spawn: int = 0  # on Easy, instead
    nightmare_spawn: int = 2
    copies: int = 3  # creatures of each type
    conditions: int = 4  # tokens of each kind
    redraw: int = 2


class Content:
    """Everything in the box, looked up by key. Immutable, shared by all tables."""

    def __init__(  # noqa: PLR0913 -- one for each kind of card in the box
        self,
        *,
        stats: tuple[tuple[Stats, Stats], ...],
        reactions: tuple[ReactionCard, ...],
        items: tuple[ItemCard, ...],
        missions: tuple[Mission, ...],
        characters: tuple[Character, ...],
        bosses: tuple[Boss, ...],
        stage: Stage,
        sheet: Sheet | None = None,
    ) -> None:
        self.stage = stage
        self.sheet = sheet or Sheet()
        self.stats = stats
        self.reactions = {card.key: card for card in reactions}
        self.items = {card.key: card for card in items}
        self.missions = {card.key: card for card in missions}
        self.characters = {card.key: card for card in characters}
        self.bosses = {card.key: card for card in bosses}
        self.decks = tuple(dict.fromkeys(card.deck for card in reactions))
        self.deck_of = {card.key: card.deck for card in reactions}

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
        return {when: frozenset([one.key for one in self.items.values() if one.kind is when]) for when in Occasion}

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

    @cached_property
    def digest(self) -> str:
        """A short name for this content."""
        parts = (self.sheet, self.stats, self.reactions, self.items, self.missions, self.characters, self.bosses)
        return blake2b(repr(parts).encode(), digest_size=8).hexdigest()
