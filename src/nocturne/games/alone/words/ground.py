"""Words for steps, doors, lights, tokens and exploring."""

from __future__ import annotations

from typing import Annotated

from nocturne.effects.word import Between, Count, Named, Small
from nocturne.games.alone.components import Condition, Steps
from nocturne.games.alone.model import HERO
from nocturne.games.alone.rules import exploring, moving, tokens
from nocturne.games.alone.rules.base import Near
from nocturne.games.alone.rules.changes import Change
from nocturne.games.alone.words.base import word
from nocturne.kernel.text import Text

EVERY_WAY = 4
DANGER = "danger"


@word("{move: 2}", moments=("move",))
def move(amount: Count) -> moving.Walk:
    """Move."""
    return moving.Walk(amount)


@word("{sneak: 2}", moments=("move",))
def sneak(amount: Count) -> moving.Walk:
    """Move without attacks of opportunity."""
    return moving.Walk(amount, safe=amount)


@word("{swing: 3}", moments=("move",))
def swing(amount: Count) -> moving.Walk:
    """Move in a straight line, the first step without attack of opportunity."""
    return moving.Walk(amount, safe=1, straight=True)


@word("{pry: 1}", moments=("move",))
def pry(amount: Count) -> moving.Walk:
    """Unbar an adjacent door, then move."""
    return moving.Walk(amount, unbar=True)


@word("{bar-door: 2}")
def bar_door(amount: Count = 1) -> moving.BarDoors:
    """Bar doors of your own sector."""
    return moving.BarDoors(amount)


@word("{bar-door-near: 1, within: 2}")
def bar_door_near(amount: Count, within: Count = 2) -> tokens.BarNear:
    """Evil bars doors near the Hero."""
    return tokens.BarNear(amount, within)


@word("{shift-door: 2, within: 2}")
def shift_door(amount: Count, within: Count) -> tokens.ShiftDoors:
    """Bar or unbar Revealed doors near you."""
    return tokens.ShiftDoors(amount, within)


@word("{shift-any-door: 3}")
def shift_any_door(amount: Count) -> tokens.ShiftDoors:
    """Bar or unbar Revealed doors anywhere on your level."""
    return tokens.ShiftDoors(amount)


@word("{explore: 2, clear: 2, wipe: conditions}", moments=("explore",), declared=True)
def explore(
    reach: Count = 2,
    ways: Annotated[int, Between(1, 2)] = 1,
    clear: Small = 0,  # Danger tokens that may be removed
    wipe: Annotated[str, Named("wipe")] = "nothing",
) -> tuple[Steps, Steps]:
    """Reveal sectors in a straight line, in one direction or two, and remove Danger tokens there."""
    line = exploring.ExploreLine(reach, clear, ways, conditions=wipe == "conditions")
    return (exploring.ChooseWay(HERO, ways),), (line,)


@word("{light-ahead: 2, from: your-sector}", moments=("explore",), declared=True)
def light_ahead(reach: Count, from_: Annotated[str, Named("origin")] = "the-next-sector") -> tuple[Steps, Steps]:
    """Turn on the lights of sectors straight ahead and reveal them, your own sector's too if it says so."""
    return (exploring.ChooseWay(HERO),), (exploring.LightLine(reach, own=from_ == "your-sector"),)


@word("light-here")
def light_here() -> exploring.LightAround:
    """Turn on the lights of your sector."""
    return exploring.LightAround(0)


@word("{light-around: 2}")
def light_around(within: Count) -> exploring.LightAround:
    """Turn on the lights of every sector of your level so near to you."""
    return exploring.LightAround(within)


@word("{darken-near: 1, within: 2, but: the-heros-sector}")
def darken_near(amount: Count, within: Count = 2, but: Annotated[str, Named("spared")] = "nothing") -> tokens.Darken:
    """Evil turns off lights near the Hero, those of the Hero's sector if it says so."""
    return tokens.Darken(amount, within, hero_too=but == "nothing")


@word("darken-elsewhere")
def darken_elsewhere() -> exploring.AllLightsOut:
    """All lights go out except those of the Hero's sector."""
    return exploring.AllLightsOut()


def _many_here(_token: str, in_: str, sectors: int) -> Text | None:
    """The Hero is in one sector."""
    return Text.of("alone-here") if sectors > 1 and in_ == Near.HERE else None


@word("{place-token: gas, in: adjacent}", misfit=_many_here)
def place_token(
    token: Annotated[str, Named("marker")], in_: Annotated[str, Named("near")], sectors: Count = 1
) -> tokens.PlaceToken:
    """Put a Danger token or a Condition token into sectors of Evil's choice, as seen from the Hero's."""
    return tokens.PlaceToken(Near(in_), None if token == DANGER else Condition(token), sectors)


@word("[{place-token: tripwire, in: explored}, place-danger-there]", follows=("place-token",))
def place_danger_there() -> tokens.PlaceToken:
    """Put a Danger token where a Condition token was just put."""
    return tokens.PlaceToken(Near.THERE)


@word("{repair: two-ways}", moments=("interact",), declared=True)
def repair(ways: Annotated[str, Named("directions")]) -> tuple[Steps, Steps]:
    """Repair the LCU of your sector in several directions at once: two, or all four."""
    if ways == "two-ways":
        return (exploring.ChooseWay(HERO, 2, explores=False),), (exploring.RepairLcu(2),)
    return (), (exploring.RepairLcu(EVERY_WAY),)


@word("{repair-from-afar: 2}", moments=("interact",), declared=True)
def repair_from_afar(within: Count) -> tuple[Steps, Steps]:
    """Repair a Revealed LCU near you as if you were there."""
    return (), (exploring.RepairAfar(within),)


@word("repair-further", moments=("repair",))
def repair_further() -> exploring.OneWayMore:
    """The LCU being repaired lights in one direction more."""
    return exploring.OneWayMore()


@word("short-circuit", moments=("declared-interact",))
def short_circuit() -> Change:
    """The LCU being repaired lights its own sector only."""
    return Change("own_sector", 1)


@word("reveal-route-to")
def reveal_route_to() -> exploring.RouteWhere:
    """Choose a Room on this level: it and the sectors of a shortest route to it are Revealed."""
    return exploring.RouteWhere(HERO)
