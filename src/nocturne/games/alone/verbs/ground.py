"""Words for steps, doors, lights and exploring."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import Count, Named, Small, Verb
from nocturne.games.alone.rules.changes import Change
from nocturne.games.alone.rules.doors import ShiftDoors
from nocturne.games.alone.rules.exploring import DeclareWay, ExploreLine, LightLine, RepairLcu, RevealRoute
from nocturne.games.alone.rules.moving import BarDoors, Walk
from nocturne.games.alone.rules.repairs import OneWayMore, RepairAfar
from nocturne.games.alone.rules.tokens import BarNear
from nocturne.games.alone.verbs.lineup import lining_up

EVERY_WAY = 4


class Sneak(Verb, frozen=True):
    """Move without attacks of opportunity."""

    amount: Count
    example: ClassVar[str] = "{sneak: 2}"

    def run(self, ctx: Context) -> None:
        """Every step is safe."""
        ctx.then(Walk(self.amount, safe=self.amount))


class Swing(Verb, frozen=True):
    """Move in a straight line, the first step without attack of opportunity."""

    amount: Count
    example: ClassVar[str] = "{swing: 3}"

    def run(self, ctx: Context) -> None:
        """Only the first step is safe."""
        ctx.then(Walk(self.amount, safe=1, straight=True))


class Pry(Verb, frozen=True):
    """Unbar an adjacent door, then move."""

    amount: Count
    example: ClassVar[str] = "{pry: 1}"

    def run(self, ctx: Context) -> None:
        """Through that door or another."""
        ctx.then(Walk(self.amount, unbar=True))


class BarDoor(Verb, frozen=True):
    """Bar doors of your own sector."""

    amount: Count = 1
    example: ClassVar[str] = "{bar-door: 2}"

    def run(self, ctx: Context) -> None:
        """Up to so many."""
        ctx.then(BarDoors(self.amount))


class BarDoorNear(Verb, frozen=True):
    """Evil bars doors near the Hero."""

    amount: Count
    within: Small = 2
    example: ClassVar[str] = "{bar-door-near: 1, within: 2}"

    def run(self, ctx: Context) -> None:
        """Up to so many."""
        ctx.then(BarNear(self.amount, self.within))


class ShiftDoor(Verb, frozen=True):
    """Bar or unbar Revealed doors near you, or anywhere on your level."""

    amount: Count
    within: Small = 0  # 0: anywhere on this level
    example: ClassVar[str] = "{shift-door: 2, within: 2}"

    def run(self, ctx: Context) -> None:
        """Each door once."""
        ctx.then(ShiftDoors(self.amount, self.within))


class Explore(Verb, frozen=True):
    """Reveal sectors in a straight line, in one direction or two, and remove Danger tokens there."""

    reach: Count = 2
    ways: Count = 1
    clear: Small = 0  # Danger tokens that may be removed
    wipe: Annotated[str, Named("wipe")] = "nothing"
    example: ClassVar[str] = "{explore: 2, clear: 2, wipe: conditions}"

    def run(self, ctx: Context) -> None:
        """The directions are declared with the action."""
        lining_up(ctx).declare(DeclareWay(self.ways))
        ctx.then(ExploreLine(self.reach, self.clear, self.ways, conditions=self.wipe == "conditions"))


class LightAhead(Verb, frozen=True):
    """Turn on the lights of sectors straight ahead and reveal them, your own sector's too if it says so."""

    reach: Count
    from_: Annotated[str, Named("origin")] = "the-next-sector"
    example: ClassVar[str] = "{light-ahead: 2, from: your-sector}"

    def run(self, ctx: Context) -> None:
        """The direction is declared with the action."""
        lining_up(ctx).declare(DeclareWay())
        ctx.then(LightLine(self.reach, own=self.from_ == "your-sector"))


class Repair(Verb, frozen=True):
    """Repair the LCU of your sector in several directions at once."""

    ways: Count
    example: ClassVar[str] = "{repair: 2}"

    def run(self, ctx: Context) -> None:
        """Two directions are declared with the action, four need not be."""
        if self.ways < EVERY_WAY:
            lining_up(ctx).declare(DeclareWay(self.ways, explores=False))
        ctx.then(RepairLcu(self.ways))


class RepairFromAfar(Verb, frozen=True):
    """Repair a Revealed LCU near you as if you were there."""

    within: Count
    example: ClassVar[str] = "{repair-from-afar: 2}"

    def run(self, ctx: Context) -> None:
        """Near by ways through Revealed sectors."""
        ctx.then(RepairAfar(self.within))


class RepairFurther(Verb, frozen=True):
    """The LCU being repaired lights in one direction more."""

    example: ClassVar[str] = "repair-further"

    def run(self, ctx: Context) -> None:
        """The Hero chooses which."""
        ctx.then(OneWayMore())


class ShortCircuit(Verb, frozen=True):
    """The LCU being repaired lights its own sector only."""

    example: ClassVar[str] = "short-circuit"

    def run(self, ctx: Context) -> None:
        """Whatever was declared."""
        ctx.then(Change("own_sector", 1))


class RevealRouteTo(Verb, frozen=True):
    """Choose a Room on this level: it and the sectors of a shortest route to it are Revealed."""

    example: ClassVar[str] = "reveal-route-to"

    def run(self, ctx: Context) -> None:
        """A route round barred doors; where there is none, the Room alone."""
        ctx.then(RevealRoute())
