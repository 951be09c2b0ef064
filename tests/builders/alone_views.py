"""Views of ALONE in a few words, for bots and painters: what is not said is plain."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

import nocturne
from nocturne.games.alone.charts import remembered
from nocturne.games.alone.notation import draw_map, sketch_map
from nocturne.games.alone.screen import plan_of
from nocturne.games.alone.views import AloneView, EvilMap, ItemView, MissionView, SeenCreature, SeenSector


def seen_sector(exits: dict[str, str] | str = "", **more: Any) -> SeenSector:  # noqa: ANN401  the fields of a sector
    """A Revealed sector, dark and empty; exits that are only named are open."""
    ways = dict.fromkeys(exits.split(), "open") if isinstance(exits, str) else exits
    plain: dict[str, Any] = {
        "floor": "start", "east": 0, "south": 0, "shape": "fork", "room": None, "lit": False, "lcu": False,
        "danger": False, "condition": None, "mission": False, "creatures": (), "hero": False, "in_view": True,
    }  # fmt: skip
    return SeenSector(**{**plain, "exits": ways, **more})


def a_creature(kind: str, name: int = 1, *, wounded: bool = False) -> SeenCreature:
    """A creature that the Hero sees."""
    return SeenCreature(name, kind, wounded)


def an_item(key: str, charges: int = 3, *, upgraded: bool = False) -> ItemView:
    """An Item of the Inventory."""
    return ItemView(key, charges, upgraded)


def a_mission(key: str, room: str, count: int = 0) -> MissionView:
    """A Mission that is active and not done."""
    return MissionView(key, room, active=True, count=count, done=False)


def hero_view(**more: Any) -> AloneView:  # noqa: ANN401  the fields of a view
    """What the Hero sees before anything has happened, but for what is said."""
    view: AloneView = nocturne.new("alone", players=2, seed=1).view(0)
    return replace(view, **more)


def evil_view(drawn: str, hero_at: str, stats: dict[str, Any], **more: Any) -> AloneView:  # noqa: ANN401  the fields of a Map
    """What Evil sees of a drawn Map."""
    map = sketch_map(drawn)
    chart = draw_map(map)
    remembered(map, chart)
    plain: dict[str, Any] = {
        "plan": plan_of(chart), "hero_at": hero_at, "revealed": (), "lit": (), "dangers": (), "conditions": {},
        "barred": (), "creatures": (), "movers": (), "spawning": "",
    }  # fmt: skip
    return hero_view(map=EvilMap(**{**plain, **more}), stats=stats, missions=(), hand=())
