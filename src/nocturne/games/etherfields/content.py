"""What packs fill in: the records of cards, tiles, Locations and scripts, as the rules read them.

A record says what its card says. What a card *does* is kept under a key such as `wraith/basic`, which points at the
lines of its record.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

from nocturne.effects.word import AnyCondition, Block
from nocturne.games.etherfields.components import (
    Build,
    Icon,
    Intent,
    Keyword,
    Luck,
    Morph,
    Row,
    Source,
    Stride,
    Suit,
)


class Effect(Struct, frozen=True):
    """A part of a record that is carried out: where its lines stand, and the condition on all of them."""

    record: str
    block: Block
    condition: AnyCondition | None = None


Effects: TypeAlias = tuple[Effect, ...]
"""The parts of a record that are carried out at one moment, one after the other."""


class Cost(Struct, frozen=True):
    """What must be paid before an action (EF-ACTION-02, EF-ACTION-03)."""

    intents: tuple[Intent, ...] = ()  # several: wholly in one of them (EF-INTENT-10)
    amount: int = 0
    gradual: bool = False  # the base cost is due once for each player (EF-GRADUAL-01)
    times_players: bool = False  # a larger one-time cost (EF-ACTION-12)
    distress: int = 0
    gems: int = 0
    ether: int = 0
    hours: int = 0
    keys: int = 0
    cards: int = 0


FREE = Cost()


class Action(Struct, frozen=True, kw_only=True):
    """An action or ability printed on an element."""

    key: str
    of: str
    source: Source
    cost: Cost = FREE
    keyword: Keyword | None = None
    range: int = 1  # of an Assault or Contact, or of anything aimed at a figure (EF-ASSAULT-02)
    aimed: bool = False  # it needs a figure as its target
    record: str = ""
    condition: AnyCondition | None = None  # what it demands besides its cost (EF-ACTION-13)
    do: Effects = ()
    rapid: bool = False
    reroll: str = ""  # "own" or "any": it is used right after a roll (EF-REROLL-01)
    prevents: bool = False  # it is used when Distress is about to be suffered
    once: bool = False  # once per Turn
    single_use: bool = False  # a Block token covers it after use (EF-ACTION-10)
    world: bool = False  # useful on the Dreamworld Map (EF-WORLD-14)
    only_world: bool = False
    places: tuple[int, ...] = ()  # where on its Map tile it stands
    discards: bool = False  # the Item leaves its slot after use
    returns: bool = False  # the Item or card goes back to its Market


class Passive(Struct, frozen=True):
    """A number that an element changes while it is active."""

    stat: str  # "hand", "progress", "items", "assault-range", "contact-range", "draw"
    by: int


class Element(Struct, frozen=True, kw_only=True):
    """What every printed thing has."""

    id: str
    actions: tuple[Action, ...] = ()
    passives: tuple[Passive, ...] = ()


class Influence(Element, frozen=True, kw_only=True):
    """An Influence card; with a placement cost it is a Progress card (table 4.15)."""

    intent: tuple[int, int, int] = (0, 0, 0)
    price: int = 1
    placing: Cost | None = None
    colour: Intent | None = None  # what Progress-count icons count it as
    back: Action | None = None
    unfit: bool = False  # ill-suited to solo play (EF-SOLO-01)


class Item(Element, frozen=True, kw_only=True):
    """An Item card."""

    intent: tuple[int, int, int] = (0, 0, 0)


class Flaw(Element, frozen=True, kw_only=True):
    """A Flaw card: resolved when drawn (EF-FLAW-02)."""

    do: Effects = ()
    stays: bool = False  # in the Progress zone (EF-FLAW-07)
    removal: Cost | None = None


class Mask(Element, frozen=True, kw_only=True):
    """A Mask with the ability on its back."""


class Wisdom(Element, frozen=True, kw_only=True):
    """A Wisdom card: always active (EF-WISDOM-01)."""

    do: Effects = ()
    tags: tuple[str, ...] = ()  # rules it switches on: "deliverance", "railway", "nap"
    addon: bool = False  # of an add-on: in force from the start for those who own it (EF-THORN-01)


class Note(Element, frozen=True, kw_only=True):
    """A Note card: its back says when, its front what (EF-NOTE-02)."""

    when: AnyCondition | None = None
    do: Effects = ()
    single_use: bool = True


class Fate(Element, frozen=True, kw_only=True):
    """A Fate card, perhaps a Quirk card (EF-QUIRK-01)."""

    do: Effects = ()
    quirk: bool = False
    rows: dict[Row, Effects] = {}


class TurnCard(Struct, frozen=True, kw_only=True):
    """A Turn card: steps, suit and Loot (table 4.14)."""

    id: str
    suit: Suit
    steps: tuple[Row, ...]
    loot: tuple[Effects, ...] = ()


class Tile(Element, frozen=True, kw_only=True):
    """A Slumber or Entity tile (table 4.12)."""

    slumber: bool = True
    delta: bool = False
    turns: int = 0
    setup: Effects = ()
    text: Effects = ()  # of a tile that is no Entity (EF-SLUMBER-02)
    movement: int = 0
    ignores_die: bool = False
    own_move: Effects = ()
    big: bool = False
    build: Build = Build.TOKEN
    rows: dict[Row, Effects] = {}
    end_of_turn: Effects = ()
    trap: Effects = ()
    out: Effects = ()
    skip: bool = False
    skip_before_setup: bool = False
    deliverance: Effects = ()
    mode: bool = False  # the tile of the Continuous Dream (EF-CONTINUOUS-01)

    @property
    def is_entity(self) -> bool:
        """Whether it has a Setup (EF-SLUMBER-03)."""
        return bool(self.setup) or not self.slumber


class Gate(Element, frozen=True, kw_only=True):
    """A Dream Gate tile, back and front (table 4.13)."""

    district: str = ""
    keys: int = 0
    setup: Effects = ()
    turns: int = 0
    intro: Effects = ()
    rows: dict[Row, Effects] = {}
    end_of_turn: Effects = ()
    trap: Effects = ()
    out: Effects = ()
    death: Effects = ()
    secrets: tuple[str, ...] = ()  # the Secret cards and tiles of this Dream
    first: bool = False  # the gate of the tutorial Dream (EF-GATE-08)
    colours: tuple[str, ...] = ()  # ground and glow of its pictures


class Secret(Element, frozen=True, kw_only=True):
    """A Secret card or tile: a code on its back, and what it turns out to be (EF-REVEAL-01 to EF-REVEAL-10)."""

    code: str = ""  # printed on the back
    back: str = ""  # what its back says: "influence", "item", "flaw", "fate", "slumber", "map", …
    kind: str = ""  # the pile its front belongs to; "" has no deck of its own
    revealed: Effects = ()  # read when revealed
    rows: dict[Row, Effects] = {}
    single_use: bool = False  # a First Memory: removed once resolved (EF-FAQ-01)

    @property
    def called(self) -> str:
        """What players call it before it is revealed: its id would tell what the front is."""
        return self.code or self.id


class Feature(Struct, frozen=True):
    """An icon on a Map tile: in one space, on the line between two, or in the centre (EF-TERRAIN-02, EF-TERRAIN-03)."""

    kind: str
    at: tuple[int, ...]
    value: str = ""


class MapTile(Element, frozen=True, kw_only=True):
    """A tile of the Dreamscape: 2 x 2 spaces, drawn with its Walls (EF-MOVE-02)."""

    slot: str
    shift: tuple[int, int] = (0, 0)  # a tile may straddle two slots (EF-BOARD-02)
    drawing: str = ""
    features: tuple[Feature, ...] = ()
    flying: Effects = ()  # instructions of a Flying Rule (EF-FLYING-03)
    starting: bool = False  # one of the two starting Slumber Map tiles
    slumber: bool = True


class Overlay(Element, frozen=True, kw_only=True):
    """A card laid over the Dreamscape: what it changes, stated explicitly (EF-OVERLAY-04)."""

    adds: tuple[int, ...] = ()
    walls: tuple[tuple[int, int], ...] = ()
    opens: tuple[tuple[int, int], ...] = ()
    blocks: tuple[int, ...] = ()
    features: tuple[Feature, ...] = ()  # in spaces of the board


class Location(Struct, frozen=True, kw_only=True):
    """A Location of the Dreamworld Map."""

    id: str
    district: str
    icons: tuple[Icon, ...] = ()
    rule: Effects = ()
    paths: tuple[str, ...] = ()
    shortcuts: tuple[str, ...] = ()


class District(Struct, frozen=True, kw_only=True):
    """A Dreamworld Map tile."""

    id: str
    locations: tuple[Location, ...]
    price: tuple[Effects, ...] = ()  # of its Shortcuts in 1.0: one of these (EF-WORLD-07)


class Season(Element, frozen=True, kw_only=True):
    """A Season card; the top one is in force (EF-SEASON-01). Its rules act when an icon is resolved, or a Shortcut."""

    occasions: dict[str, Effects] = {}


class Archetype(Struct, frozen=True, kw_only=True):
    """A Dreamer: the starting Influence deck (EF-CAMPAIGN-03)."""

    id: str
    deck: tuple[str, ...]


Printed: TypeAlias = Element | TurnCard | District | Archetype


class Figures(Struct, frozen=True, kw_only=True):
    """Print data that the rulebook does not tell, with stated defaults (DSN-11, DSN-12, DSN-33, DSN-34)."""

    luck: tuple[Luck, ...] = (Luck.CROSS, Luck.BLANK, Luck.ONE, Luck.ONE, Luck.TWO, Luck.THREE)
    stride: tuple[Stride, ...] = (Stride.ONE, Stride.ONE, Stride.VALUE, Stride.VALUE, Stride.VALUE, Stride.AGAIN)
    morphs: tuple[Morph, ...] = (
        *(Morph.DISTRESS, Morph.SEAL, Morph.MOVEMENT, Morph.RANGE) * 2,
        *(Morph.MASK, Morph.PROGRESS, Morph.REROLLS, Morph.GEMS),
    )
    clock: int = 12
    columns: int = 4
    rows: int = 3
    awakening: str = ""  # the Awakening Location
    death: Effects = ()  # the Death Wisdom card (EF-DEATH-04)


def gathered(elements: Iterable[Element], kind: type[Element]) -> dict[str, Element]:
    """The elements of one kind by id."""
    return {one.id: one for one in elements if isinstance(one, kind)}


def __getattr__(name: str) -> object:
    """The language of the pack, where the pack commands look for it; imported late, because it needs this module."""
    if name == "LANGUAGE":
        from nocturne.games.etherfields.language import LANGUAGE  # noqa: PLC0415  see above

        return LANGUAGE
    raise AttributeError(name)
