"""What a part of an effect may depend on; a game without the condition skips it (AL-DECK-06)."""

from __future__ import annotations

from typing import ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import Condition
from nocturne.games.alone.components import Purpose
from nocturne.games.alone.events.course import FOUGHT
from nocturne.games.alone.rules.dice import hits
from nocturne.games.alone.rules.near import Near, sectors_near


class BesideUnrevealed(Condition, frozen=True):
    """An Unrevealed sector is adjacent to the Hero."""

    example: ClassVar[str] = "beside-unrevealed"

    def holds(self, ctx: Context) -> bool:
        return bool(sectors_near(ctx.table, Near.ADJACENT) & ~ctx.table.revealed)


class NoHit(Condition, frozen=True):
    """The roll on the table has no hit."""

    example: ClassVar[str] = "no-hit"

    def holds(self, ctx: Context) -> bool:
        return ctx.table.roll is not None and not hits(ctx.table)


class AtLcu(Condition, frozen=True):
    """The Interact repairs an LCU."""

    example: ClassVar[str] = "at-lcu"

    def holds(self, ctx: Context) -> bool:
        return ctx.table.purpose is Purpose.LCU


class AtMission(Condition, frozen=True):
    """The Interact is for a Mission."""

    example: ClassVar[str] = "at-mission"

    def holds(self, ctx: Context) -> bool:
        return ctx.table.purpose is Purpose.MISSION


class WithoutItem(Condition, frozen=True):
    """The action uses no Item."""

    example: ClassVar[str] = "without-item"

    def holds(self, ctx: Context) -> bool:
        return not ctx.table.item


class FirstCombat(Condition, frozen=True):
    """No other Combat has been fought in this Round."""

    example: ClassVar[str] = "first-combat"

    def holds(self, ctx: Context) -> bool:
        return FOUGHT not in ctx.table.used
