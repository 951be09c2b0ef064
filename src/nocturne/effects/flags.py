"""Flags: what effects remember until it is taken back. A game's table keeps them as `flags`, a sorted tuple."""

from __future__ import annotations

from typing import Any

from nocturne.effects.context import Context
from nocturne.effects.making import Meant, condition, word
from nocturne.effects.word import Flag
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


@word("{set-flag: gate-open}")
def set_flag(ctx: Context, flag: Flag) -> Meant:
    """Set a flag that conditions can ask for until it is unset."""
    return [RaiseFlag(flag)]


@word("{unset-flag: gate-open}")
def unset_flag(ctx: Context, flag: Flag) -> Meant:
    """Take a flag back."""
    return [LowerFlag(flag)]


@condition("{flag: gate-open}")
def flag(ctx: Context, flag: Flag) -> bool:
    """A flag is set."""
    return flag in ctx.table.flags
