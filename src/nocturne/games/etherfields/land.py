"""The Dreamscape as a landscape: spaces, Walls, Blocked spaces and icons, worked out once for each set of tiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from msgspec import Struct

from nocturne.games.etherfields.actions import Action
from nocturne.games.etherfields.components import Source, Suit, Terrain
from nocturne.games.etherfields.records import Feature, MapRecord, OverlayRecord
from nocturne.kernel.grid import Direction, Grid, Space

OPEN_TILE = """
+  +  +

+  +  +

+  +  +
"""


class Ground(Struct, frozen=True, array_like=True, cache_hash=True):
    """What lies on the Dreamscape board: tiles, Overlays, Wall tokens and Hole tokens."""

    tiles: tuple[str, ...] = ()
    overlays: tuple[str, ...] = ()
    walls: tuple[tuple[Space, Space], ...] = ()
    holes: tuple[Space, ...] = ()


class Land:
    """The geometry of one Ground: immutable, shared by all tables. No rule measures in any other way."""

    def __init__(
        self,
        size: tuple[int, int],
        ground: Ground,
        tiles: Sequence[MapRecord],
        overlays: Sequence[OverlayRecord] = (),
        actions: Sequence[Action] = (),
    ) -> None:
        self.width, self.height = size[0] * 2, size[1] * 2
        self.ground = ground
        self.tile_of: dict[Space, str] = {}
        self._walls: set[frozenset[int]] = set()
        self.features: list[tuple[Feature, tuple[Space, ...]]] = []
        self.actions: dict[str, tuple[Space, ...]] = {}  # Map Actions by key: where they may be used
        self.flying: tuple[str, ...] = ()
        self._plain: set[str] = set()  # Map Actions that need the figure in their space (EF-ACTION-09)
        self._far: dict[Space, frozenset[str]] = {}
        for tile in tiles:
            self._lay(tile, [action for action in actions if action.of == tile.id])
        self._spaces = set(self.tile_of)
        self._holes = set(ground.holes)
        self._walls |= {frozenset(pair) for pair in ground.walls}
        for overlay in overlays:
            self._cover(overlay, [action for action in actions if action.of == overlay.id])
        self.blocked = frozenset(self._holes | set(self._where("blocked")))
        self.spaces = tuple(sorted(self._spaces - self.blocked))
        self.grid = Grid(self.width, self.height, self._exits())
        self.near = tuple([tuple(exits.values()) for exits in self.grid.exits])
        self.entrances = tuple(sorted(set(self._where("entrance")) - self.blocked))  # EF-ENTRANCE-02
        self.quirk_spaces = tuple(sorted(set(self._where("quirk"))))
        self.traps, self.gem_slots = frozenset(self._where("trap")), frozenset(self._where("gem"))
        self.stairs = frozenset(self._where("stairs"))  # no effect of their own (EF-STAIRS-01)
        self.special = frozenset(self._where("special"))  # EF-TERRAIN-06

    # -- laying tiles

    def _lay(self, tile: MapRecord, actions: Iterable[Action]) -> None:
        left, top = origin(tile)
        places = [Space((top + y) * self.width + left + x) for y in (0, 1) for x in (0, 1)]
        for place in places:
            self.tile_of[place] = tile.id
        self._walls |= set(_walls_of(tile.plan or OPEN_TILE, left, top, self.width))
        self.features += [(feature, tuple([places[i] for i in feature.at])) for feature in tile.features]
        for action in actions:
            self._print(action, tuple([places[i] for i in action.places]))

    def _cover(self, overlay: OverlayRecord, actions: Iterable[Action]) -> None:
        """Lay an Overlay: its data says what changes (EF-OVERLAY-04)."""
        self._spaces |= {Space(space) for space in overlay.adds}
        for space in overlay.adds:
            self.tile_of.setdefault(Space(space), overlay.id)
        self._walls |= {frozenset((pair.one, pair.other)) for pair in overlay.walls}
        self._walls -= {frozenset((pair.one, pair.other)) for pair in overlay.opens}
        self._holes |= {Space(space) for space in overlay.blocks}
        self.features += [(feature, tuple([Space(i) for i in feature.at])) for feature in overlay.features]
        for action in actions:
            self._print(action, tuple([Space(i) for i in action.places]))

    def _print(self, action: Action, places: tuple[Space, ...]) -> None:
        if action.source is Source.FLYING:
            self.flying += (action.key,)
        else:
            self.actions[action.key] = places
            if action.keyword is None:
                self._plain.add(action.key)

    def _exits(self) -> tuple[dict[Direction, Space], ...]:
        steps = ((Direction.NORTH, 0, -1), (Direction.EAST, 1, 0), (Direction.SOUTH, 0, 1), (Direction.WEST, -1, 0))
        exits: list[dict[Direction, Space]] = []
        for here in range(self.width * self.height):
            x, y, ways = here % self.width, here // self.width, {}
            for way, dx, dy in steps:
                there = Space((y + dy) * self.width + x + dx)
                inside = 0 <= x + dx < self.width and 0 <= y + dy < self.height
                if inside and self._open(here, there):
                    ways[way] = there
            exits.append(ways)
        return tuple(exits)

    def _open(self, here: int, there: int) -> bool:
        """Nobody moves or measures through a Wall or a Blocked space (EF-WALL-01, EF-BLOCKED-01)."""
        both = {Space(here), Space(there)}
        return both <= self._spaces and not both & self.blocked and frozenset(both) not in self._walls

    def _where(self, kind: str) -> Iterable[Space]:
        return [place for feature, places in self.features if feature.icon == kind for place in places]

    # -- what the rules ask

    def distance(self, start: Space, end: Space) -> int:
        """Steps of a legal orthogonal route (EF-RANGE-03, EF-RANGE-04); FAR where there is none."""
        return self.grid.distances(start)[end]

    def elsewhere(self, here: Space) -> frozenset[str]:
        """The Map Actions that a figure in this space cannot use."""
        known = self._far.get(here)
        if known is None:
            known = self._far[here] = frozenset([key for key in self._plain if here not in self.actions[key]])
        return known

    def adjoin(self, here: Space, there: Space) -> bool:
        """Whether two spaces have a side in common, with a Wall on it or without."""
        across, down = abs(here % self.width - there % self.width), abs(here // self.width - there // self.width)
        return across + down == 1 and self.holds(here) and self.holds(there)

    def walled(self, here: int, there: int) -> bool:
        """Whether a Wall stands between two neighbouring spaces."""
        return frozenset((here, there)) in self._walls

    def holds(self, space: int) -> bool:
        """Whether there is such a space, Blocked or not."""
        return space in self._spaces

    @cached_property
    def spawns(self) -> tuple[tuple[Space, Suit | None], ...]:
        """Spawn spaces, each with its Turn Suit if it has one (EF-SPAWN-03); never a Blocked one (EF-BLOCKED-02)."""
        spawns = [
            (place, Suit(feature.value) if feature.value else None)
            for feature, places in self.features
            if feature.icon == "spawn"
            for place in places
            if place not in self.blocked
        ]
        return tuple(sorted(spawns))

    @cached_property
    def bonus(self) -> dict[Space, int]:
        """The Drawing Bonus of each space; two icons add up (EF-DRAWBONUS-01)."""
        bonus: dict[Space, int] = {}
        for feature, places in self.features:
            for place in places if feature.icon == "bonus" else ():
                bonus[place] = bonus.get(place, 0) + int(feature.value)
        return bonus

    @cached_property
    def printed_terrain(self) -> dict[Space, frozenset[Terrain]]:
        """Terrain symbols printed in each space (EF-TERRAIN-02, EF-TERRAIN-03)."""
        terrain: dict[Space, frozenset[Terrain]] = {}
        for feature, places in self.features:
            for place in places if feature.icon == "terrain" else ():
                terrain[place] = terrain.get(place, frozenset()) | {Terrain(feature.value)}
        return terrain


def origin(tile: MapRecord) -> tuple[int, int]:
    """Column and row of the tile's first space: its code lies on the same code of the grid (EF-BOARD-01)."""
    across, down = tile.shift or (0, 0)
    return (ord(tile.slot[0]) - ord("a")) * 2 + across, (int(tile.slot[1:]) - 1) * 2 + down


def _walls_of(drawing: str, left: int, top: int, width: int) -> list[frozenset[int]]:
    """The Walls of a drawn tile. Only a whole edge counts: `- ` and `:` have an opening (EF-WALL-02)."""
    lines = [line.ljust(7) for line in drawing.strip("\n").split("\n")]
    walls = []
    for y in range(3):
        for x in range(2):
            if lines[2 * y][3 * x + 1 : 3 * x + 3] == "--":
                below = (top + y) * width + left + x
                walls.append(frozenset((below - width, below)))
    for y in range(2):
        for x in range(3):
            if lines[2 * y + 1][3 * x] == "|":
                right = (top + y) * width + left + x
                walls.append(frozenset((right - 1, right)))
    return walls
