"""Conditions and costs that only ALONE has. The rules ask and take them; here they are only said."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.word import Count, Named
from nocturne.games.alone.verbs.bases import Ours, Paid, Ruled


class BesideUnrevealed(Ours, frozen=True):
    """An Unrevealed sector is adjacent to the Hero."""

    example: ClassVar[str] = "beside-unrevealed"


class NoHit(Ours, frozen=True):
    """The roll on the table has no hit."""

    example: ClassVar[str] = "no-hit"


class AtLcu(Ours, frozen=True):
    """The Interact repairs an LCU."""

    example: ClassVar[str] = "at-lcu"


class AtMission(Ours, frozen=True):
    """The Interact is for a Mission."""

    example: ClassVar[str] = "at-mission"


class WithoutItem(Ours, frozen=True):
    """The action uses no Item."""

    example: ClassVar[str] = "without-item"


class FirstCombat(Ours, frozen=True):
    """No other Combat has been fought in this Round."""

    example: ClassVar[str] = "first-combat"


class Dangerous(Ruled, frozen=True):
    """The Hero's sector is Dangerous."""

    example: ClassVar[str] = "dangerous"


class Upgraded(Ruled, frozen=True):
    """This Item has its component."""

    example: ClassVar[str] = "upgraded"


class Unaccompanied(Ruled, frozen=True):
    """No creature is in the sector."""

    example: ClassVar[str] = "unaccompanied"


class InLight(Ruled, frozen=True):
    """The sector is lit."""

    example: ClassVar[str] = "in-light"


class NewTurn(Ruled, frozen=True):
    """No other Interact of this Turn has counted for the Mission."""

    example: ClassVar[str] = "new-turn"


class BossDead(Ruled, frozen=True):
    """The boss has come and is dead."""

    example: ClassVar[str] = "boss-dead"


class Unfinished(Ruled, frozen=True):
    """This Mission is not completed."""

    example: ClassVar[str] = "unfinished"


class AwayFromHero(Ruled, frozen=True):
    """This boss is not in the Hero's sector."""

    example: ClassVar[str] = "away-from-hero"


class OnItsLevel(Ruled, frozen=True):
    """The creature moved is on the level of this boss."""

    example: ClassVar[str] = "on-its-level"


class BossRevealed(Ruled, frozen=True):
    """This boss is Revealed."""

    example: ClassVar[str] = "boss-revealed"


class BossMovedIn(Ruled, frozen=True):
    """This boss has moved into the Hero's sector this Turn."""

    example: ClassVar[str] = "boss-moved-in"


class SameLevel(Ruled, frozen=True):
    """The sector is on the same level as the Hero."""

    relative: ClassVar[bool] = True
    example: ClassVar[str] = "same-level"


class NotAttacked(Ruled, frozen=True):
    """The creature is another one than that attacked."""

    relative: ClassVar[bool] = True
    example: ClassVar[str] = "not-attacked"


class JustExplored(Ruled, frozen=True):
    """The sector has just been explored."""

    relative: ClassVar[bool] = True
    example: ClassVar[str] = "just-explored"


class Interact(Paid, frozen=True):
    """Interact so many times in a Room."""

    times: Count
    in_: Annotated[str, Named("room")]
    example: ClassVar[str] = "{interact: 2, in: generator}"


class EndTurnAway(Paid, frozen=True):
    """Afterwards end a Turn at this distance from the Room, or farther."""

    distance: Count
    example: ClassVar[str] = "{end-turn-away: 6}"


class SacrificeThis(Paid, frozen=True):
    """Sacrifice this Companion."""

    example: ClassVar[str] = "sacrifice-this"
