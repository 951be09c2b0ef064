"""The Dreamscape and the Dreamworld Map as plain data: where everything lies, for those who draw it.

Everything here is printed face up on what lies on the table. It is worked out once for each landscape.
"""

from __future__ import annotations

from typing import Any

import msgspec

from nocturne.games.etherfields.content import Action, Cost
from nocturne.games.etherfields.land import Land
from nocturne.games.etherfields.library import Library
from nocturne.games.etherfields.model import Etherfields

SIDES = (("n", (0, -1)), ("e", (1, 0)), ("s", (0, 1)), ("w", (-1, 0)))
"""The letters of the four sides, as pictures of tiles have them, and the step to the space beyond."""
COUNTED = ("amount", "distress", "gems", "ether", "hours", "keys", "cards")
"""The parts of a cost that are numbers."""


def plan_of(game: Etherfields) -> dict[str, Any]:
    """Spaces with their tile, Walls and ways, icons, and Map Actions of the Dreamscape as it lies."""
    memo, land = game.lib.memo, game.land
    key = ("plan", land.ground)
    if key not in memo:
        memo[key] = msgspec.json.encode(_plan(game.lib, land))
    return _fresh(memo[key])


def world_of(game: Etherfields) -> dict[str, Any]:
    """The Locations of the districts that lie on the Dreamworld Map, with their icons, paths and Shortcuts."""
    memo = game.lib.memo
    key = ("world", game.districts)
    if key not in memo:
        memo[key] = msgspec.json.encode(_world(game.lib, game.districts))
    return _fresh(memo[key])


def _fresh(data: bytes) -> dict[str, Any]:
    """A view is the caller's own: nobody may change what others see."""
    found: dict[str, Any] = msgspec.json.decode(data)
    return found


def actions_of(lib: Library, element: str) -> list[dict[str, Any]]:
    """The actions printed on an element, such as the Interactions of an Entity tile."""
    return [printed(lib.actions[key]) for key in lib.keys_of.get(element, ())]


def printed(action: Action) -> dict[str, Any]:
    """An action by its key, with its price and the icons that stand beside it."""
    found: dict[str, Any] = {"key": action.key}
    if cost := _cost(action.cost):
        found["cost"] = cost
    if action.keyword is not None:
        found |= {"keyword": action.keyword.value, "range": action.range}
    icons = ("rapid", "once", "single_use")
    return found | {icon: True for icon in icons if getattr(action, icon)}


def _cost(cost: Cost) -> dict[str, Any]:
    found: dict[str, Any] = {part: getattr(cost, part) for part in COUNTED if getattr(cost, part)}
    if cost.amount:
        found["intents"] = [one.value for one in cost.intents]
        found |= {part: True for part in ("gradual", "times_players") if getattr(cost, part)}
    return found


def _plan(lib: Library, land: Land) -> dict[str, Any]:
    return {
        "width": land.width,
        "height": land.height,
        "spaces": [_space(land, at) for at in sorted(land.tile_of)],
        "features": [{"icon": one.kind, "at": places, "value": one.value} for one, places in land.features],
        "actions": [{**printed(lib.actions[key]), "at": places} for key, places in land.actions.items()],
        "flying": [printed(lib.actions[key]) for key in land.flying],
    }


def _space(land: Land, at: int) -> dict[str, Any]:
    x, y = at % land.width, at // land.width
    found: dict[str, Any] = {"at": at, "tile": land.tile_of[at], "walls": "", "exits": ""}  # type: ignore[index]  # a number
    for side, (dx, dy) in SIDES:
        beyond = at + dx + dy * land.width
        if land.walled(at, beyond):  # on the border, nothing lies beyond it
            found["walls"] += side
        if 0 <= x + dx < land.width and 0 <= y + dy < land.height and beyond in land.near[at]:
            found["exits"] += side
    if at in land.blocked:
        found["blocked"] = True
    return found


def _world(lib: Library, districts: tuple[str, ...]) -> dict[str, Any]:
    found = {place.id for name in districts for place in lib.districts[name].locations}  # others nobody knows of
    return {
        "awakening": lib.figures.awakening,
        "locations": [
            {
                "id": place.id,
                "district": name,
                "icons": [icon.value for icon in place.icons],
                "paths": [there for there in place.paths if there in found],
                "shortcuts": [there for there in place.shortcuts if there in found],
            }
            for name in districts
            for place in lib.districts[name].locations
        ],
    }
