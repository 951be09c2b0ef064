"""What each seat may know, built up from nothing (table 4.20).

The game is open but for face-down piles, unrevealed Secrets, and the fronts of gates and Notes (EF-HAND-04).
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Annotated, Self, TypeAlias

from msgspec.structs import astuple, replace

from nocturne.games.etherfields import plan
from nocturne.games.etherfields.components import POOL_SIZE, Build, Intent, Morph, Phase, Pool, Row, State
from nocturne.games.etherfields.model import DREAM, NOWHERE, Dreamer, Entity, Etherfields, SceneKind
from nocturne.games.etherfields.rules.active import active_mask, active_progress, hand_limit, stat
from nocturne.games.etherfields.rules.pools import left
from nocturne.games.etherfields.rules.space import is_full
from nocturne.kernel import Seat
from nocturne.kernel.grid import Space
from nocturne.kernel.views import BackUp, FaceUp, Part, View

CardId: TypeAlias = Annotated[str, FaceUp("influence", "flaw")]
ItemId: TypeAlias = Annotated[str, FaceUp("item")]
MaskId: TypeAlias = Annotated[str, FaceUp("mask")]
DreamerId: TypeAlias = Annotated[str, FaceUp("dreamer")]
TurnId: TypeAlias = Annotated[str, FaceUp("turn")]
TileId: TypeAlias = Annotated[str, FaceUp("tile")]
SceneId: TypeAlias = Annotated[str, FaceUp("gate", "tile")]
"""The gate or tile in play: a gate that was entered lies with its front up (EF-GATE-02)."""
GateBack: TypeAlias = Annotated[str, BackUp("gate")]
"""An owned gate: its front may not be studied (EF-SETUP-13)."""
NoteBack: TypeAlias = Annotated[str, BackUp("note")]
"""A Note at hand: its front is read only when the condition on its back is met (EF-NOTE-02)."""
TurnedUp: TypeAlias = Annotated[str, FaceUp("influence", "flaw", "item", "mask", "wisdom", "fate", "tile", "overlay")]
"""A card or tile that was turned up before all; of a Note, nobody reads the front (EF-NOTE-02)."""


class StateView(Part, frozen=True):
    """A State token beside a Dreamer; fresh until the next Dreamers Phase (EF-STATE-08)."""

    state: State
    fresh: bool


class OpenDreamer(Part, frozen=True):
    """What lies before a Dreamer as the state has it, for all to see."""

    archetype: DreamerId
    at: Space
    hand: tuple[CardId, ...]
    discard: tuple[CardId, ...]
    sealed: tuple[CardId, ...]
    progress: tuple[CardId, ...]
    flipped: tuple[CardId, ...]
    burdens: tuple[CardId, ...]
    unused: tuple[CardId, ...]
    distress: int
    ether: int
    gems: int
    mask: MaskId
    masks: tuple[MaskId, ...]
    used: tuple[str, ...]
    bonus: int
    promised: int


class DreamerView(OpenDreamer, frozen=True):
    """A Dreamer, as everybody sees them."""

    hand_limit: int
    progress_limit: int
    deck: int
    back: str  # the action on the back of the top card (EF-INFLUENCE-07)
    active: tuple[CardId, ...]
    mask_works: bool
    states: tuple[StateView, ...]


class GatePrint(Part, frozen=True):
    """What the back of an owned gate shows (EF-GATE-01)."""

    gate: GateBack
    district: str
    keys: int
    turns: int


class Roll(Part, frozen=True):
    """A die on the table."""

    die: str
    face: str


class Lasting(Part, frozen=True):
    """Until the end of this Turn: a number, by how much it is changed, and whose."""

    stat: str
    by: int
    seat: Seat


class OpenTeam(Part, frozen=True):
    """What the Team has as the state has it, for all to see."""

    keys: int
    hours: int
    items: tuple[ItemId, ...]
    notes: tuple[NoteBack, ...]
    wisdom: tuple[Annotated[str, FaceUp("wisdom")], ...]
    gates: tuple[GateBack, ...]
    seasons: tuple[Annotated[str, FaceUp("season")], ...]
    shopping: int
    location: plan.LocationId
    districts: tuple[plan.DistrictId, ...]
    barred: tuple[int, ...]
    offer: tuple[Annotated[str, FaceUp("influence", "item")], ...]
    turned_up: tuple[TurnedUp, ...]
    shown: TurnedUp
    revealed: tuple[TurnedUp, ...]
    flags: tuple[str, ...]
    nap: str


class PileSizes(OpenTeam, frozen=True):
    """The piles whose cards nobody sees: their number is shown."""

    turns: int
    turns_out: int
    fates: int
    flaws: int
    slumbers: int
    maps: int
    market: int
    item_market: int


class Team(PileSizes, frozen=True):
    """What the Team has, and what lies on the board for all."""

    storage: tuple[ItemId, ...]
    turn_card: TurnId | None  # EF-BOARD-08
    last_turn_card: TurnId | None
    steps: tuple[Row, ...]
    suit: str
    delta_next: bool  # the back of the next Slumber tile is green
    mask_pool: tuple[Annotated[str, BackUp("mask")], ...]  # picked by picture and name (EF-PUB-25)
    removed: tuple[str, ...]
    gate_slot: SceneId  # EF-BOARD-06
    gate_backs: tuple[GatePrint, ...]
    rolls: tuple[Roll, ...]
    lasting: tuple[Lasting, ...]
    bench: tuple[DreamerId, ...]


class FigureView(Part, frozen=True):
    """A figure that is no Dreamer."""

    id: int
    of: Annotated[str, FaceUp("tile", "influence", "item", "wisdom")]  # its Entity tile, or the Companion's card
    at: Space
    states: tuple[State, ...]


class EntityView(Part, frozen=True):
    """An active tile: its Morphings, its Movement value, and its Interactions with their prices (EF-ENTITY-07)."""

    tile: TileId
    morphs: tuple[Morph, ...]
    movement: int
    build: Build
    actions: tuple[plan.PrintedAction, ...]


class TokenView(Part, frozen=True):
    """A token in a space, on the line to the space beside it, or on a tile or card."""

    kind: str
    at: Space
    of: str
    side: int
    beside: Space


class Quirk(Part, frozen=True):
    """A Quirk card on the Slumber Map."""

    card: Annotated[str, FaceUp("fate")]
    at: Space


class MarkerView(Part, frozen=True):
    """Intent markers on a Gradual action (EF-GRADUAL-08)."""

    action: str
    intent: Intent
    count: int


class Dreamscape(plan.Plan, frozen=True):
    """The Dreamscape with all that lies and stands on it."""

    colours: tuple[str, ...]  # ground and glow of a Dream that names them
    tiles: tuple[Annotated[str, FaceUp("map")], ...]
    overlays: tuple[Annotated[str, FaceUp("overlay")], ...]
    quirks: tuple[Quirk, ...]
    figures: tuple[FigureView, ...]
    entities: tuple[EntityView, ...]
    tokens: tuple[TokenView, ...]
    gems: tuple[Space, ...]
    blocked_actions: tuple[str, ...]
    markers: tuple[MarkerView, ...]
    full: tuple[Space, ...]  # where nobody may stop (EF-MOVE-04)


NOTHING_LAID = Dreamscape(0, 0, *[()] * 15)
"""A Dreamscape without a tile."""


class EtherfieldsView(View, frozen=True):
    """What a seat may know of a campaign of Etherfields."""

    profile: str
    sitting: int
    present: tuple[Seat, ...]
    first: Seat
    phase: Phase
    scene: SceneKind
    tile: SceneId
    turn: int
    dreamers: tuple[DreamerView, ...]
    team: Team
    pools: dict[Pool, int]
    you: Seat | None
    dreamscape: Dreamscape | None = None
    world: plan.WorldMap | None = None

    def turn_number(self) -> int:
        return self.turn

    def laid_out(self) -> Dreamscape:
        """The Dreamscape, where one lies on the table."""
        assert self.dreamscape is not None, "no Dreamscape lies on the table"
        return self.dreamscape

    def without_seat(self) -> Self:
        return replace(self, you=None)


_OPEN_OF_A_DREAMER = attrgetter(*OpenDreamer.__struct_fields__)
_OPEN_OF_THE_TEAM = attrgetter(*OpenTeam.__struct_fields__)
_PILES = attrgetter(*PileSizes.__struct_fields__[len(OpenTeam.__struct_fields__) :])
_dreamer_view: Callable[..., DreamerView] = DreamerView  # ... : what is open comes first and is not counted by hand
_team_view: Callable[..., Team] = Team
_laid_out: Callable[..., Dreamscape] = Dreamscape
_ROWS = {row.value: row for row in Row}


def view(game: Etherfields, seat: Seat | None) -> EtherfieldsView:
    """Everything the seat may know."""
    return EtherfieldsView(
        profile=game.box.profile.spell(),
        sitting=game.sitting,
        present=game.present,
        first=game.first,
        phase=game.phase,
        scene=game.scene,
        tile=game.tile,
        turn=game.turn,
        dreamers=tuple([_dreamer(game, Seat(i), me) for i, me in enumerate(game.dreamers)]),
        team=_team(game),
        pools={pool: left(game, pool) for pool in POOL_SIZE} if game.dreamers else {},
        you=seat,
        dreamscape=_dreamscape(game) if game.ground.tiles else None,
        world=plan.world_of(game) if game.districts else None,
    )


def _dreamer(game: Etherfields, seat: Seat, me: Dreamer) -> DreamerView:
    here, back = bool(me.archetype), game.lib.backs.get(me.top)
    return _dreamer_view(
        *_OPEN_OF_A_DREAMER(me),
        hand_limit=hand_limit(game, seat) if here else 0,
        progress_limit=stat(game, seat, "progress") if here else 0,
        deck=len(me.deck),
        back="" if back is None else back.key,
        active=tuple(active_progress(game, seat)),
        mask_works=active_mask(game, seat) != "",
        states=tuple([StateView(token.state, token.fresh) for token in me.states]),
    )


def _team(game: Etherfields) -> Team:
    tiles = game.lib.tiles
    card = game.lib.turns[game.turns[-1]] if game.turns else None
    return _team_view(
        *_OPEN_OF_THE_TEAM(game),
        *map(len, _PILES(game)),
        storage=tuple(sorted(game.storage)),
        turn_card=game.turns[-1] if game.turns else None,
        last_turn_card=game.turns_out[-1] if game.turn and not game.turns else None,  # EF-LOOT-03: still to be gained
        steps=tuple(map(_ROWS.__getitem__, card.steps)) if card else (),
        suit=card.suit if card else "",
        delta_next=bool(game.slumbers) and tiles[game.slumbers[-1]].is_delta,
        mask_pool=tuple(sorted(game.mask_pool)),
        removed=tuple(sorted(game.removed)),
        gate_slot=game.tile if game.scene is DREAM else "".join(game.mode),
        gate_backs=tuple([_back(game, gate) for gate in game.gates]),
        rolls=tuple([Roll(die, _face(game, die, number)) for die, number in game.rolls]),
        lasting=tuple([Lasting(*effect) for effect in game.lasting]),
        bench=tuple([me.archetype for me in game.bench]),
    )


def _back(game: Etherfields, gate: str) -> GatePrint:
    tile = game.lib.gates[gate]
    return GatePrint(gate, tile.district, tile.keys, tile.turns)


def _face(game: Etherfields, die: str, number: int) -> str:
    box = game.lib.box
    return (box.luck if die == "luck" else box.stride)[number]


def _dreamscape(game: Etherfields) -> Dreamscape:
    return _laid_out(
        *astuple(plan.plan_of(game)),
        colours=game.lib.gates[game.tile].colours if game.scene is DREAM else (),
        tiles=game.ground.tiles,
        overlays=game.ground.overlays,
        quirks=tuple([Quirk(*quirk) for quirk in game.quirks]),
        figures=tuple([FigureView(f.id, f.of, f.at, tuple([token.state for token in f.states])) for f in game.figures]),
        entities=tuple([_entity(game, entity) for entity in game.entities]),
        tokens=tuple([TokenView(*astuple(token)) for token in game.tokens]),
        gems=game.gems_laid,
        blocked_actions=game.spent,
        markers=tuple([MarkerView(key, marked.intent, marked.count) for key, marked in sorted(game.markers.items())]),
        full=tuple(sorted([at for at in _stood_in(game) if is_full(game, at)])),
    )


def _stood_in(game: Etherfields) -> set[Space]:
    stands = [*[dreamer.at for dreamer in game.dreamers], *[figure.at for figure in game.figures]]
    return {at for at in stands if at != NOWHERE}


def _entity(game: Etherfields, entity: Entity) -> EntityView:
    tile = game.lib.tiles[entity.tile]
    return EntityView(entity.tile, entity.morphs, tile.movement, tile.pieces, plan.actions_of(game.lib, entity.tile))
