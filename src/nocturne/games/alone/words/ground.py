"""Words for steps, doors, lights, tokens and exploring."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import Between, Count, Named, Small
from nocturne.games.alone.components import Condition, Steps
from nocturne.games.alone.rules import exploring, moving, repairs, tokens
from nocturne.games.alone.rules.changes import Change
from nocturne.games.alone.rules.doors import ShiftDoors
from nocturne.games.alone.rules.near import Near
from nocturne.games.alone.words.base import CardVerb, Means
from nocturne.kernel.text import Text

EVERY_WAY = 4
DANGER = "danger"


class Move(CardVerb, frozen=True):
    """Move."""

    amount: Count
    moments: ClassVar[tuple[str, ...]] = ("move",)
    example: ClassVar[str] = "{move: 2}"
    step: ClassVar[Means] = moving.Walk


class Sneak(CardVerb, frozen=True):
    """Move without attacks of opportunity."""

    amount: Count
    moments: ClassVar[tuple[str, ...]] = ("move",)
    example: ClassVar[str] = "{sneak: 2}"

    def steps(self, ctx: Context) -> Steps:
        return (moving.Walk(self.amount, safe=self.amount),)


class Swing(CardVerb, frozen=True):
    """Move in a straight line, the first step without attack of opportunity."""

    amount: Count
    moments: ClassVar[tuple[str, ...]] = ("move",)
    example: ClassVar[str] = "{swing: 3}"

    def steps(self, ctx: Context) -> Steps:
        return (moving.Walk(self.amount, safe=1, straight=True),)


class Pry(CardVerb, frozen=True):
    """Unbar an adjacent door, then move."""

    amount: Count
    moments: ClassVar[tuple[str, ...]] = ("move",)
    example: ClassVar[str] = "{pry: 1}"

    def steps(self, ctx: Context) -> Steps:
        return (moving.Walk(self.amount, unbar=True),)


class BarDoor(CardVerb, frozen=True):
    """Bar doors of your own sector."""

    amount: Count = 1
    example: ClassVar[str] = "{bar-door: 2}"
    step: ClassVar[Means] = moving.BarDoors


class BarDoorNear(CardVerb, frozen=True):
    """Evil bars doors near the Hero."""

    amount: Count
    within: Count = 2
    example: ClassVar[str] = "{bar-door-near: 1, within: 2}"
    step: ClassVar[Means] = tokens.BarNear


class ShiftDoor(CardVerb, frozen=True):
    """Bar or unbar Revealed doors near you."""

    amount: Count
    within: Count
    example: ClassVar[str] = "{shift-door: 2, within: 2}"
    step: ClassVar[Means] = ShiftDoors


class ShiftAnyDoor(CardVerb, frozen=True):
    """Bar or unbar Revealed doors anywhere on your level."""

    amount: Count
    example: ClassVar[str] = "{shift-any-door: 3}"
    step: ClassVar[Means] = ShiftDoors


class Explore(CardVerb, frozen=True):
    """Reveal sectors in a straight line, in one direction or two, and remove Danger tokens there."""

    reach: Count = 2
    ways: Annotated[int, Between(1, 2)] = 1
    clear: Small = 0  # Danger tokens that may be removed
    wipe: Annotated[str, Named("wipe")] = "nothing"
    moments: ClassVar[tuple[str, ...]] = ("explore",)
    declared: ClassVar[bool] = True
    example: ClassVar[str] = "{explore: 2, clear: 2, wipe: conditions}"

    def declares(self, ctx: Context) -> Steps:
        return (exploring.DeclareWay(self.ways),)

    def steps(self, ctx: Context) -> Steps:
        return (exploring.ExploreLine(self.reach, self.clear, self.ways, conditions=self.wipe == "conditions"),)


class LightAhead(CardVerb, frozen=True):
    """Turn on the lights of sectors straight ahead and reveal them, your own sector's too if it says so."""

    reach: Count
    from_: Annotated[str, Named("origin")] = "the-next-sector"
    moments: ClassVar[tuple[str, ...]] = ("explore",)
    declared: ClassVar[bool] = True
    example: ClassVar[str] = "{light-ahead: 2, from: your-sector}"

    def declares(self, ctx: Context) -> Steps:
        return (exploring.DeclareWay(),)

    def steps(self, ctx: Context) -> Steps:
        return (exploring.LightLine(self.reach, own=self.from_ == "your-sector"),)


class LightHere(CardVerb, frozen=True):
    """Turn on the lights of your sector."""

    example: ClassVar[str] = "light-here"

    def steps(self, ctx: Context) -> Steps:
        return (exploring.LightAround(0),)


class LightAround(CardVerb, frozen=True):
    """Turn on the lights of every sector of your level so near to you."""

    within: Count
    example: ClassVar[str] = "{light-around: 2}"
    step: ClassVar[Means] = exploring.LightAround


class DarkenNear(CardVerb, frozen=True):
    """Evil turns off lights near the Hero, those of the Hero's sector if it says so."""

    amount: Count
    within: Count = 2
    but: Annotated[str, Named("spared")] = "nothing"
    example: ClassVar[str] = "{darken-near: 1, within: 2, but: the-heros-sector}"

    def steps(self, ctx: Context) -> Steps:
        return (tokens.Darken(self.amount, self.within, hero_too=self.but == "nothing"),)


class DarkenElsewhere(CardVerb, frozen=True):
    """All lights go out except those of the Hero's sector."""

    example: ClassVar[str] = "darken-elsewhere"
    step: ClassVar[Means] = exploring.AllLightsOut


class PlaceToken(CardVerb, frozen=True):
    """Put a Danger token or a Condition token into sectors of Evil's choice, as seen from the Hero's."""

    token: Annotated[str, Named("marker")]
    in_: Annotated[str, Named("near")]
    sectors: Count = 1
    example: ClassVar[str] = "{place-token: gas, in: adjacent}"

    def steps(self, ctx: Context) -> Steps:
        condition = None if self.token == DANGER else Condition(self.token)
        return (tokens.PlaceToken(Near(self.in_), condition, self.sectors),)

    def unfit(self) -> Text | None:
        """The Hero is in one sector."""
        return Text.of("alone-here") if self.sectors > 1 and self.in_ == Near.HERE else None


class PlaceDangerThere(CardVerb, frozen=True):
    """Put a Danger token where a Condition token was just put."""

    follows: ClassVar[tuple[str, ...]] = ("place-token",)
    example: ClassVar[str] = "[{place-token: tripwire, in: explored}, place-danger-there]"

    def steps(self, ctx: Context) -> Steps:
        return (tokens.PlaceToken(Near.THERE),)


class Repair(CardVerb, frozen=True):
    """Repair the LCU of your sector in several directions at once: two, or all four."""

    ways: Annotated[str, Named("directions")]
    moments: ClassVar[tuple[str, ...]] = ("interact",)
    declared: ClassVar[bool] = True
    example: ClassVar[str] = "{repair: two-ways}"

    def declares(self, ctx: Context) -> Steps:
        return (exploring.DeclareWay(2, explores=False),) if self.ways == "two-ways" else ()

    def steps(self, ctx: Context) -> Steps:
        return (exploring.RepairLcu(2 if self.ways == "two-ways" else EVERY_WAY),)


class RepairFromAfar(CardVerb, frozen=True):
    """Repair a Revealed LCU near you as if you were there."""

    within: Count
    moments: ClassVar[tuple[str, ...]] = ("interact",)
    declared: ClassVar[bool] = True
    example: ClassVar[str] = "{repair-from-afar: 2}"
    step: ClassVar[Means] = repairs.RepairAfar


class RepairFurther(CardVerb, frozen=True):
    """The LCU being repaired lights in one direction more."""

    moments: ClassVar[tuple[str, ...]] = ("repair",)
    example: ClassVar[str] = "repair-further"
    step: ClassVar[Means] = repairs.OneWayMore


class ShortCircuit(CardVerb, frozen=True):
    """The LCU being repaired lights its own sector only."""

    moments: ClassVar[tuple[str, ...]] = ("declared-interact",)
    example: ClassVar[str] = "short-circuit"

    def steps(self, ctx: Context) -> Steps:
        return (Change("own_sector", 1),)


class RevealRouteTo(CardVerb, frozen=True):
    """Choose a Room on this level: it and the sectors of a shortest route to it are Revealed."""

    example: ClassVar[str] = "reveal-route-to"
    step: ClassVar[Means] = exploring.RevealRoute
