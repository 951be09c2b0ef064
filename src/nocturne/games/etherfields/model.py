"""The nouns: Dreamers, figures, Entities and the whole table."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from operator import attrgetter
from typing import TYPE_CHECKING

from msgspec import Struct, field

from nocturne.games.etherfields.components import Intent, Morph, Phase, State
from nocturne.games.etherfields.index import Index
from nocturne.games.etherfields.land import Ground, Land
from nocturne.kernel import NONE, Choice, Ids, Pile, Record, Seat, StockPile, Table, size_of, without
from nocturne.kernel.grid import Space

SEATS = (Seat(0), Seat(1), Seat(2), Seat(3), Seat(4))
NOWHERE = Space(-1)


class StateToken(Struct, frozen=True, array_like=True, gc=False):
    """A State token beside a figure. On a Dreamer it is fresh until the next Dreamers Phase begins (EF-STATE-08)."""

    state: State
    fresh: bool = False


class Token(Struct, frozen=True, array_like=True, gc=False):
    """A token or marker on the Dreamscape or on a tile; what placed it says what it means (EF-COMP-09)."""

    kind: str  # a pool, or a kind of Terrain
    at: Space = NOWHERE
    of: str = ""  # the tile or card it is tied to
    side: int = 0  # Threat tokens have two sides (EF-COMP-08)
    beside: Space = NOWHERE  # on the line to this space, if it lies on two (EF-TERRAIN-04)

    def lies(self, space: Space) -> bool:
        """Whether it lies in this space, or in part; NOWHERE: on its tile or card."""
        return space == self.at or (space == self.beside and space != NOWHERE)


class Marked(Struct, frozen=True, array_like=True, gc=False):
    """Intent markers on a Gradual action: always of one colour (EF-GRADUAL-08)."""

    intent: Intent
    count: int


class Dreamer(Record):
    """A Dreamer: figure, board with its five zones, hand, Mask (EF-BOARD-12). The top of a pile is its last card."""

    archetype: str = ""
    at: Space = NOWHERE
    hand: tuple[str, ...] = ()
    deck_ids: Ids = field(default=NONE, name="deck")
    deck = Pile()
    discard: tuple[str, ...] = ()
    sealed: tuple[str, ...] = ()
    progress: tuple[str, ...] = ()  # placed and face up
    flipped: tuple[str, ...] = ()  # placed and face down
    burdens: tuple[str, ...] = ()  # Flaws in the Progress zone
    unused: tuple[str, ...] = ()
    distress: int = 0
    ether: int = 0
    gems: int = 0
    mask: str = ""
    masks: tuple[str, ...] = ()
    used: tuple[str, ...] = ()  # what may be used once per Turn and was
    states: tuple[StateToken, ...] = ()
    bonus: int = 0  # the Drawing Bonus noted at the start of the Dreamers Phase
    promised: int = 0  # cards that give 1 Ether at the next set-up (EF-SAVE-04)
    drawn: tuple[str, ...] = ()  # of a solo player: cards just drawn, which may be replaced (EF-SOLO-01)

    @property
    def top(self) -> str:
        """The card on top of the deck; nothing where the deck is empty."""
        return self.deck_ids.rpartition(" ")[2]

    @property
    def cards(self) -> int:
        """The cards that keep a Dreamer alive: deck, hand and Discard pile (EF-DEATH-03)."""
        return size_of(self.deck_ids) + len(self.hand) + len(self.discard)

    def has(self, state: State) -> bool:
        """Whether a State lies on this Dreamer."""
        return any(token.state is state for token in self.states)


class Figure(Record):
    """A figure that is no Dreamer: an Entity, or a Companion (EF-COMPANION-02)."""

    id: int
    of: str  # the Entity tile, or the Companion's card
    at: Space
    states: tuple[StateToken, ...] = ()
    obeys: tuple[Morph, ...] = ()  # a Poisoned figure: the Morphings that lay there before (EF-STATE-09)

    def has(self, state: State) -> bool:
        """Whether a State lies on this figure."""
        return any(token.state is state for token in self.states)


class Entity(Record):
    """An active Entity tile with the Morphings that lie on it (EF-ENTITY-07)."""

    tile: str
    morphs: tuple[Morph, ...] = ()


_TILE: Callable[[Entity], str] = attrgetter("tile")


class SceneKind(StrEnum):
    """Where the Team is."""

    NONE = "none"
    SLUMBER = "slumber"
    DREAM = "dream"


NO_SCENE, SLUMBER, DREAM = SceneKind  # rules ask for these all the time: a member looked up by its class is dear


class Etherfields(Table):
    """The whole state of a campaign."""

    dreamers: list[Dreamer] = field(default_factory=list)  # by seat
    bench: list[Dreamer] = field(default_factory=list)  # Dreamers that sit out (EF-PLAYERS-03)
    present: tuple[Seat, ...] = ()  # who plays this session
    first: Seat = Seat(0)
    phase: Phase = Phase.WORLD
    sitting: int = 0

    scene: SceneKind = SceneKind.NONE
    tile: str = ""  # the Slumber tile or gate in play
    floor: int = 0  # how deep the agenda was when the scene began: what is due after it
    turn: int = 0
    won: bool = False
    tried: bool = False  # the classic cards were used in this Dream
    doomed: bool = False  # Distress is due that cannot be placed

    ground: Ground = Ground()
    figures: list[Figure] = field(default_factory=list)
    entities: list[Entity] = field(default_factory=list)
    next_figure: int = 0
    tokens: tuple[Token, ...] = ()
    gone: tuple[str, ...] = ()  # tokens removed from the game, by pool (EF-COMP-06)
    gems_laid: tuple[Space, ...] = ()
    spent: tuple[str, ...] = ()  # single-use actions that were used (EF-ACTION-10)
    blocks: int = 0  # Block tokens that lie on them
    markers: dict[str, Marked] = field(default_factory=dict)

    turns_ids: Ids = field(default=NONE, name="turns")  # face up; the current one last
    turns = Pile()
    turns_out_ids: Ids = field(default=NONE, name="turns_out")
    turns_out = Pile()
    barred: tuple[int, ...] = ()  # blocked steps of the current Turn card
    rolls: tuple[tuple[str, int], ...] = ()  # dice on the table, not yet applied: the die and its face by number
    lasting: tuple[tuple[str, int, Seat], ...] = ()  # until the end of this Turn: a stat, by how much, whose

    keys: int = 0
    hours: int = 0
    items: tuple[str, ...] = ()
    storage: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    wisdom: tuple[str, ...] = ()
    gates: tuple[str, ...] = ()
    seasons: tuple[str, ...] = ()
    shopping: int = 0  # Shopping cards at hand (EF-SHOP-05)

    fates_ids: Ids = field(default=NONE, name="fates")
    fates = Pile()
    flaws_ids: Ids = field(default=NONE, name="flaws")
    flaws = Pile()
    slumbers: tuple[str, ...] = ()
    maps: tuple[str, ...] = ()  # Slumber Map tiles not in the Dreamscape
    market_ids: Ids = field(default=NONE, name="market")
    market = StockPile()
    item_market_ids: Ids = field(default=NONE, name="item_market")
    item_market = Pile()
    fresh_market: bool = False  # the Influence Market was shuffled this session (EF-SETUP-16)
    mask_pool_ids: Ids = field(default=NONE, name="mask_pool")
    mask_pool = Pile()
    offer: tuple[str, ...] = ()  # cards of a Market laid open for a buyer
    boxed_ids: Ids = field(default=NONE, name="boxed")
    boxed = StockPile()
    removed: tuple[str, ...] = ()
    turned_up: tuple[str, ...] = ()  # the Slumber tile or Fate card being resolved
    shown: str = ""  # the card of a face-down pile that was last seen by all
    revealed: tuple[str, ...] = ()  # Secrets without a slot, beside the board
    quirks: tuple[tuple[str, Space], ...] = ()
    districts: tuple[str, ...] = ()
    location: str = ""
    flags: tuple[str, ...] = ()  # what scripts remember
    nap: str = ""  # the gate on which the Refreshing Nap card lies
    mode: tuple[str, ...] = ()  # the Continuous Dream tile in the Dream Gate slot (EF-CONTINUOUS-01)
    used: tuple[str, ...] = ()  # actions of shared things that may be used once per Turn and were (EF-CAMPAIGN-16)
    dreamed: tuple[Seat, ...] = ()  # who has performed a Dream action in the current round (EF-TURN-05)
    acting: tuple[Seat, ...] = ()  # who is in the middle of an action; of actions inside actions the innermost last
    relocated: bool = False  # the Team marker was moved to a Location that is still to be resolved (EF-WORLD-19)

    if TYPE_CHECKING:

        @property
        def lib(self) -> Index:
            """Everything printed."""
    else:
        lib = property(attrgetter("box.content"))  # asked nine times a decision: found without a call of Python

    @property
    def land(self) -> Land:
        """The Dreamscape as it lies."""
        index: Index = self.box.content
        return index.land(self.ground)

    @property
    def tiles(self) -> tuple[str, ...]:
        """The active Entity tiles."""
        return tuple(map(_TILE, self.entities))

    @property
    def count(self) -> int:
        """The Player Count icon: the number of players in the game (EF-PCOUNT-01)."""
        return len(self.present)

    def seats_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody present, from one seat on clockwise."""
        here = self.present
        place = here.index(seat) if seat in here else 0
        return (*here[place:], *here[:place])

    def figure(self, number: int) -> Figure | None:
        """A figure by its number."""
        return next((figure for figure in self.figures if figure.id == number), None)

    def entity(self, tile: str) -> Entity | None:
        """An active Entity tile."""
        return next((entity for entity in self.entities if entity.tile == tile), None)

    def figures_of(self, tile: str) -> list[Figure]:
        """The figures of one Entity, or of one Companion."""
        return [figure for figure in self.figures if figure.of == tile]

    def is_entity(self, figure: Figure) -> bool:
        """Figures that Dreamers place are no Entities (EF-ENTITY-05, EF-ENTITY-06)."""
        tile = self.lib.tiles.get(figure.of)
        return tile is not None and tile.role != "companion"

    def is_big(self, figure: Figure) -> bool:
        """A Big Entity fills its space (EF-SPACE-08)."""
        tile = self.lib.tiles.get(figure.of)
        return tile is not None and tile.big


class TeamAsk(Choice[Etherfields], frozen=True):
    """A decision of the Dreamers together; the first player speaks for them (EF-CHOICE-01, EF-FIRST-03)."""

    def seats(self, game: Etherfields) -> tuple[Seat, ...]:
        return (game.first,)


def less(pile: tuple[str, ...], cards: tuple[str, ...]) -> tuple[str, ...]:
    """The pile less these cards."""
    for card in cards:
        pile = without(pile, card)
    return pile
