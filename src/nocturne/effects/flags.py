"""Flags: what effects remember until it is taken back. A game's table keeps them as `flags`, a sorted tuple."""

from __future__ import annotations

from typing import Any, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import Condition, Flag, Verb
from nocturne.kernel import Event, Seat, Step, Text


class FlagSet(Event[Any], frozen=True):
    """A flag is set."""

    flag: str

    def apply(self, game: Any) -> None:
        """Keep it, once."""
        if self.flag not in game.flags:
            game.flags = tuple(sorted([*game.flags, self.flag]))

    def told(self, seat: Seat | None) -> Text | None:
        """Bookkeeping: nobody is told."""
        return None


class FlagUnset(Event[Any], frozen=True):
    """A flag is taken back."""

    flag: str

    def apply(self, game: Any) -> None:
        """Forget it."""
        game.flags = tuple([flag for flag in game.flags if flag != self.flag])

    def told(self, seat: Seat | None) -> Text | None:
        """Bookkeeping: nobody is told."""
        return None


class RaiseFlag(Step[Any], frozen=True):
    """Set a flag."""

    flag: str

    def run(self, game: Any) -> None:
        """Remember it."""
        game.commit(FlagSet(self.flag))


class LowerFlag(Step[Any], frozen=True):
    """Take a flag back."""

    flag: str

    def run(self, game: Any) -> None:
        """Forget it."""
        game.commit(FlagUnset(self.flag))


class SetFlag(Verb, frozen=True):
    """Set a flag that conditions can ask for until it is unset."""

    flag: Flag
    example: ClassVar[str] = "{set-flag: gate-open}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """Remember it."""
        return [RaiseFlag(self.flag)]


class UnsetFlag(Verb, frozen=True):
    """Take a flag back."""

    flag: Flag
    example: ClassVar[str] = "{unset-flag: gate-open}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """Forget it."""
        return [LowerFlag(self.flag)]


class HasFlag(Condition, frozen=True, tag="flag"):
    """A flag is set."""

    flag: Flag
    example: ClassVar[str] = "{flag: gate-open}"

    def holds(self, ctx: Context) -> bool:
        """It was set and not taken back."""
        return self.flag in ctx.table.flags
