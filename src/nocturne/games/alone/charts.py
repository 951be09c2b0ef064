"""Maps by their drawings: a table knows its Map by the drawing alone, and each is made once."""

from __future__ import annotations

from functools import lru_cache

from nocturne.games.alone.map import Map
from nocturne.games.alone.notation import draw_map, read_map

MAPS: dict[str, Map] = {}
KEPT_MAPS = 256


def map_of(chart: str) -> Map:
    """The Map that a drawing shows, made once."""
    known = MAPS.get(chart)
    return known if known is not None else remembered(read_map(chart, "chart"), chart)


@lru_cache(maxsize=KEPT_MAPS)
def names_of(chart: str) -> tuple[str, ...]:
    """What Evil calls the sectors of a Map, in the order of their numbers."""
    return tuple([str(sector.place) for sector in map_of(chart).plan.sectors])


def remembered(map: Map, chart: str) -> Map:
    """Keep a Map at hand for its drawing; the one kept longest goes."""
    if len(MAPS) >= KEPT_MAPS and chart not in MAPS:
        del MAPS[next(iter(MAPS))]
    MAPS[chart] = map
    return map


def chart_of(map: Map) -> str:
    """The drawing of a Map, by which a table knows it."""
    if not map.drawing:
        map.drawing = draw_map(map)
    if MAPS.get(map.drawing) is not map:
        remembered(map, map.drawing)
    return map.drawing
