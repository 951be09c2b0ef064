"""The Dreamscape and the Dreamworld Map as they lie on the table: spaces, icons, actions and Locations.

Everything here is printed face up. It is worked out once for each landscape, and shared by all views of it.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec.structs import astuple

from nocturne.games.etherfields.actions import FREE, Action, Cost
from nocturne.games.etherfields.components import Icon, Keyword
from nocturne.games.etherfields.index import Index
from nocturne.games.etherfields.land import Land
from nocturne.games.etherfields.model import Etherfields
from nocturne.kernel.grid import Space
from nocturne.kernel.views import FaceUp, Part

SIDES = (("n", (0, -1)), ("e", (1, 0)), ("s", (0, 1)), ("w", (-1, 0)))
"""The letters of the four sides, as pictures of tiles have them, and the step to the space beyond."""

MapId: TypeAlias = Annotated[str, FaceUp("map", "overlay")]
LocationId: TypeAlias = Annotated[str, FaceUp("location")]
DistrictId: TypeAlias = Annotated[str, FaceUp("district")]


class PrintedAction(Part, frozen=True):
    """An action by its key, with its price and the icons that stand beside it."""

    key: str
    cost: Cost | None = None
    keyword: Keyword | None = None
    range: int = 0
    rapid: bool = False
    once: bool = False
    single_use: bool = False


class MapAction(PrintedAction, frozen=True, kw_only=True):
    """An action that is printed on the Map, and the spaces where it may be used."""

    at: tuple[Space, ...]


class PlannedSpace(Part, frozen=True):
    """A space of the Dreamscape: its tile, and the sides with a Wall and with a way out."""

    at: Space
    tile: MapId
    walls: str
    exits: str
    blocked: bool = False


class PrintedIcon(Part, frozen=True):
    """An icon on the Map: on the border of spaces it belongs to each."""

    icon: str
    at: tuple[Space, ...]
    value: str


class Plan(Part, frozen=True):
    """A Dreamscape as its tiles are printed."""

    width: int
    height: int
    spaces: tuple[PlannedSpace, ...]
    features: tuple[PrintedIcon, ...]
    actions: tuple[MapAction, ...]
    flying: tuple[PrintedAction, ...]


class Place(Part, frozen=True):
    """A Location of the Dreamworld Map. Paths and Shortcuts into districts that nobody knows are left out."""

    id: LocationId
    district: DistrictId
    icons: tuple[Icon, ...]
    paths: tuple[LocationId, ...]
    shortcuts: tuple[LocationId, ...]


class WorldMap(Part, frozen=True):
    """The districts that lie on the Dreamworld Map."""

    awakening: str
    locations: tuple[Place, ...]


def plan_of(game: Etherfields) -> Plan:
    """Spaces with their tile, Walls and ways, icons, and Map Actions of the Dreamscape as it lies."""
    lib, land = game.lib, game.land
    return lib.once(("plan", land.ground), lambda: _plan(lib, land))


def world_of(game: Etherfields) -> WorldMap:
    """The Locations of the districts that lie on the Dreamworld Map, with their icons, paths and Shortcuts."""
    return game.lib.once(("world", game.districts), lambda: _world(game.lib, game.districts))


def actions_of(lib: Index, element: str) -> tuple[PrintedAction, ...]:
    """The actions printed on an element, such as the Interactions of an Entity tile."""
    keys = lib.keys_of.get(element, ())
    return lib.once(("actions", element), lambda: tuple([printed(lib.actions[key]) for key in keys]))


def printed(action: Action) -> PrintedAction:
    """An action as it is printed."""
    return PrintedAction(
        action.key,
        action.cost if action.cost != FREE else None,
        action.keyword,
        action.range if action.keyword is not None else 0,
        action.rapid,
        action.once,
        action.single_use,
    )


def on_map(action: Action, places: tuple[Space, ...]) -> MapAction:
    """A Map Action as it is printed, and where."""
    return MapAction(*astuple(printed(action)), at=places)


def _plan(lib: Index, land: Land) -> Plan:
    return Plan(
        land.width,
        land.height,
        tuple([_space(land, at) for at in sorted(land.tile_of)]),
        tuple([PrintedIcon(feature.icon, places, feature.value) for feature, places in land.features]),
        tuple([on_map(lib.actions[key], places) for key, places in land.actions.items()]),
        tuple([printed(lib.actions[key]) for key in land.flying]),
    )


def _space(land: Land, at: Space) -> PlannedSpace:
    x, y = at % land.width, at // land.width
    walls, exits = "", ""
    for side, (dx, dy) in SIDES:
        beyond = at + dx + dy * land.width
        if land.walled(at, beyond):  # on the border, nothing lies beyond it
            walls += side
        if 0 <= x + dx < land.width and 0 <= y + dy < land.height and beyond in land.near[at]:
            exits += side
    return PlannedSpace(at, land.tile_of[at], walls, exits, at in land.blocked)


def _world(lib: Index, districts: tuple[str, ...]) -> WorldMap:
    known = {place.id for name in districts for place in lib.places[name]}  # others nobody knows of
    places = [
        Place(
            place.id,
            name,
            tuple(map(Icon, place.icons)),
            tuple([there for there in place.paths if there in known]),
            tuple([there for there in place.shortcuts if there in known]),
        )
        for name in districts
        for place in lib.places[name]
    ]
    return WorldMap(lib.box.awakening, tuple(places))
