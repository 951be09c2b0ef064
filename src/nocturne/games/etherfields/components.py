"""The closed lists of the rulebook: colours, suits, Turn card steps, Morphings, States, Terrain, faces of the dice."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from nocturne.kernel.grid import FAR


class Intent(StrEnum):
    """The three colours of Intent (EF-INTENT-01)."""

    AWARENESS = "awareness"
    CUNNING = "cunning"
    WRATH = "wrath"


class Suit(StrEnum):
    """The four Turn Suits (EF-TURNCARD-07)."""

    HEART = "heart"
    SPADE = "spade"
    DIAMOND = "diamond"
    CLUB = "club"


class Row(StrEnum):
    """A step of a Turn card: one of the three effect rows, or Entity Movement (EF-TURNCARD-03)."""

    MORPHING = "morphing"
    BASIC = "basic"
    SPECIAL = "special"
    MOVEMENT = "movement"


class Morph(StrEnum):
    """The eight kinds of Morphing token (table 4.10)."""

    DISTRESS = "distress"
    SEAL = "seal"
    MOVEMENT = "movement"
    RANGE = "range"
    MASK = "mask"
    PROGRESS = "progress"
    REROLLS = "rerolls"
    GEMS = "gems"


class State(StrEnum):
    """The four States (EF-STATE-01)."""

    STUNNED = "stunned"
    DAZED = "dazed"
    PARALYZED = "paralyzed"
    POISONED = "poisoned"


class Lasts(StrEnum):
    """How long a State lies beside a figure (EF-STATE-05 to EF-STATE-09)."""

    TURN = "turn"
    PHASE = "phase"  # until the end of the first Dreamers Phase that begins after it came (EF-STATE-08)
    SCENE = "scene"


class StateRule(Struct, frozen=True, kw_only=True):
    """What a State does and how long it lasts; nothing else in the rules, the views or the bots tells States apart."""

    piece: str  # the double-sided token that it is a side of; two of each exist (EF-STATE-02)
    on_dreamer: Lasts
    on_entity: Lasts
    rooted: bool = False  # it cannot Move or Relocate (EF-STATE-07)
    harmless: bool = False  # its effects cause no Distress (EF-STATE-06)
    short: bool = False  # nothing of it reaches further than 1 space (EF-STATE-05)
    immune: bool = False  # it obeys no Morphing that comes later (EF-STATE-09)


STATES = {
    State.STUNNED: StateRule(piece="stunned-paralyzed", on_dreamer=Lasts.TURN, on_entity=Lasts.TURN, harmless=True),
    State.DAZED: StateRule(piece="dazed-poisoned", on_dreamer=Lasts.PHASE, on_entity=Lasts.TURN, short=True),
    State.PARALYZED: StateRule(piece="stunned-paralyzed", on_dreamer=Lasts.PHASE, on_entity=Lasts.TURN, rooted=True),
    State.POISONED: StateRule(piece="dazed-poisoned", on_dreamer=Lasts.SCENE, on_entity=Lasts.SCENE, immune=True),
}
"""The State tokens (table 4.11). Their names are `state-…` in the catalogues, their pictures stand with the icons."""


class Terrain(StrEnum):
    """The kinds of Terrain (EF-TERRAIN-01)."""

    LIGHT = "light"
    DARKNESS = "darkness"
    SWAMP = "swamp"
    WATER = "water"


class Luck(StrEnum):
    """The results of the Luck die (EF-LUCK-01)."""

    CROSS = "cross"
    BLANK = "blank"
    ONE = "one"
    TWO = "two"
    THREE = "three"


LUCK_VALUE = {Luck.CROSS: 0, Luck.BLANK: 0, Luck.ONE: 1, Luck.TWO: 2, Luck.THREE: 3}


class Stride(StrEnum):
    """The results of the Entity Movement die (EF-EMOVE-02 to EF-EMOVE-04)."""

    ONE = "one"
    VALUE = "value"
    AGAIN = "again"


class Phase(StrEnum):
    """Where the game stands, as far as it decides what may be played (table 4.4)."""

    WORLD = "world"  # on the Dreamworld Map
    START = "start"  # the start of a Turn and the Draw step
    DREAMERS = "dreamers"  # the card-and-action step
    DREAMSCAPE = "dreamscape"


DREAMSCAPE = Phase.DREAMSCAPE
"""Asked for at every decision: a member looked up by its class is dear."""


class Keyword(StrEnum):
    """The two kinds of action that may be paid several times in one go (EF-ASSAULT-01)."""

    ASSAULT = "assault"
    CONTACT = "contact"


class Source(StrEnum):
    """Where an action stands (EF-ACTION-01)."""

    HAND = "hand"
    PROGRESS = "progress"
    BACK = "back"
    MASK = "mask"
    ITEM = "item"
    MAP = "map"
    FLYING = "flying"
    QUIRK = "quirk"
    ENTITY = "entity"
    GATE = "gate"
    SECRET = "secret"  # noqa: S105 -- a Secret card
    WISDOM = "wisdom"
    BASIC = "basic"
    PLACING = "placing"  # of a Progress card


# rules ask for these all the time: a member looked up by its class is dear
FROM_HAND, PLACING, ON_MAP, ON_QUIRK = Source.HAND, Source.PLACING, Source.MAP, Source.QUIRK
OF_ENTITY, OF_MASK = Source.ENTITY, Source.MASK

DREAM_ACTIONS = frozenset({Source.MAP, Source.FLYING, Source.QUIRK, Source.ENTITY, Source.GATE, Source.SECRET})
"""A Map Action, a gate tile action, an action on a Secret card of the Dream, an Interaction (EF-TURN-06)."""


OWN_THINGS = frozenset({Source.HAND, Source.PROGRESS, Source.BACK, Source.MASK, Source.BASIC, Source.WISDOM})
"""What each Dreamer has alone, a Wisdom card being a rule: "once per Turn" is for each of them (EF-CAMPAIGN-17)."""


class Build(StrEnum):
    """Which pieces stand for an Entity; each kind is limited (table 4.1)."""

    TOKEN = "token"  # noqa: S105 -- a cardboard token
    HUMAN = "human"
    CREATURE = "creature"
    BELSHAZAR = "belshazar"
    COMPANION = "companion"


class Pool(StrEnum):
    """A pool of fixed size (table 4.1)."""

    ETHER = "ether"
    DISTRESS = "distress"
    GEM = "gem"
    KEY = "key"
    UNIVERSAL = "universal"
    THREAT = "threat"
    BLOCK = "block"
    STORY = "story"
    SPIRIT = "spirit"
    TERRAIN = "terrain"


POOL_SIZE = {
    Pool.ETHER: 16,
    Pool.DISTRESS: 16,
    Pool.GEM: 6,
    Pool.KEY: 4,
    Pool.UNIVERSAL: 16,
    Pool.THREAT: 20,
    Pool.BLOCK: 6,
    Pool.STORY: 10,
    Pool.SPIRIT: 5,
    Pool.TERRAIN: 8,
}
"""Pools never scale with the number of Dreamers (EF-COMP-01, EF-COMP-03)."""

BUILD_SIZE = {Build.TOKEN: 15, Build.HUMAN: 4, Build.CREATURE: 4, Build.BELSHAZAR: 1, Build.COMPANION: 7}
MARKERS_A_COLOUR = 4  # EF-GRADUAL-06
DISTRESS_LIMIT = 7  # EF-DISTRESS-02
LEAST_CARDS = 6  # EF-DEATH-03
FULL = 4  # EF-SPACE-01


class Icon(StrEnum):
    """The Location icons (table 4.16, 8.2)."""

    FATE = "fate"
    SLUMBER = "slumber"
    GATE = "gate"
    KEY = "key"
    SHOP = "shop"
    SANCTUARY = "sanctuary"
    RAILWAY = "railway"
    AWAKENING = "awakening"
    RULE = "rule"


# -- range

ANYWHERE = FAR
"""In any space: neither range nor Walls nor Blocked spaces matter (EF-RANGE-06), as no route is farther than none."""
UNLIMITED = FAR - 1
"""Any range: any route is short enough, but there must be one (EF-RANGE-05)."""
RANGES = {"unlimited": UNLIMITED, "anywhere": ANYWHERE}
"""The ranges that packs have words for; the others are numbers of spaces."""


def spaces_of(printed: int | str) -> int:
    """How far a printed range reaches."""
    return printed if isinstance(printed, int) else RANGES[printed]


def longer(reach: int, by: int) -> int:
    """A range that is raised or lowered; one that is no number stays as it is.

    >>> longer(1, 2), longer(UNLIMITED, 1) == UNLIMITED
    (3, True)
    """
    return reach + by if reach < UNLIMITED else reach
