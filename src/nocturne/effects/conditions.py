"""The common conditions."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.run import Env
from nocturne.effects.select import candidates
from nocturne.effects.terms import (
    LAST,
    ME,
    ROLLED,
    AnyAmount,
    AnyCondition,
    Condition,
    Counter,
    Figures,
    Flag,
    Named,
    Players,
    Ref,
    Select,
    Small,
    Sorts,
    Spaces,
    Things,
)

Holders = Annotated[Select, Sorts(("player", "figure"))]


class All(Condition, frozen=True):
    """Every one of several conditions holds. A list of conditions means the same."""

    of: tuple[AnyCondition, ...]
    example: ClassVar[str] = "{all: [{flag: gate-open}, {has: coin, at-least: 2}]}"

    def holds(self, env: Env) -> bool:
        """All of them."""
        return all(one.holds(env) for one in self.of)


class AnyOf(Condition, frozen=True):
    """At least one of several conditions holds."""

    of: tuple[AnyCondition, ...]
    example: ClassVar[str] = "{any-of: [{flag: gate-open}, {lit: here}]}"

    def holds(self, env: Env) -> bool:
        """One is enough."""
        return any(one.holds(env) for one in self.of)


class Not(Condition, frozen=True):
    """A condition does not hold."""

    what: AnyCondition
    example: ClassVar[str] = "{not: {lit: here}}"

    def holds(self, env: Env) -> bool:
        """The opposite."""
        return not self.what.holds(env)


class HasFlag(Condition, frozen=True, tag="flag"):
    """A flag is set."""

    flag: Flag
    deed: ClassVar[str] = "memory"
    example: ClassVar[str] = "{flag: gate-open}"

    def holds(self, env: Env) -> bool:
        """It was set and not taken back."""
        return self.flag in env.memory.flags


class CounterAt(Condition, frozen=True, tag="counter"):
    """A counter has come to so much at least."""

    counter: Counter
    at_least: Small = 1
    deed: ClassVar[str] = "memory"
    example: ClassVar[str] = "{counter: bells, at-least: 3}"

    def holds(self, env: Env) -> bool:
        """Counted so far."""
        return env.memory.counters.get(self.counter, 0) >= self.at_least


class Has(Condition, frozen=True):
    """Somebody has so many tokens at least."""

    token: Annotated[str, Named("token")]
    at_least: AnyAmount = 1
    who: Holders = ME
    deed: ClassVar[str] = "tokens"
    example: ClassVar[str] = "{has: coin, at-least: 2}"

    def holds(self, env: Env) -> bool:
        """Each of those named."""
        least, holders = env.number(self.at_least), env.all(self.who)
        return bool(holders) and all(env.world.tokens(env.game, one, self.token) >= least for one in holders)


class TrackAt(Condition, frozen=True, tag="track"):
    """A track has come to so much at least."""

    track: Annotated[str, Named("track")]
    at_least: Small
    deed: ClassVar[str] = "track"
    example: ClassVar[str] = "{track: clock, at-least: 3}"

    def holds(self, env: Env) -> bool:
        """Where it stands now."""
        return env.world.track(env.game, self.track) >= self.at_least


class HandAt(Condition, frozen=True, tag="hand"):
    """Somebody has so many cards in hand at least."""

    at_least: Small
    who: Players = ME
    deed: ClassVar[str] = "pile"
    example: ClassVar[str] = "{hand: 3}"

    def holds(self, env: Env) -> bool:
        """How many, not which: hands are counted openly."""
        seats = [env.world.seat_of(env.game, one) for one in env.all(self.who)]
        return bool(seats) and all(env.world.pile(env.game, seat, "hand") >= self.at_least for seat in seats)


class ThereIs(Condition, frozen=True):
    """There is at least one thing of a selection."""

    what: Things
    deed: ClassVar[str] = "things"
    example: ClassVar[str] = "{there-is: {a: beast, within: 1}}"

    def holds(self, env: Env) -> bool:
        """As far as the owner of the effect knows, where it is a choice; in truth for `each`."""
        return bool(candidates(env, self.what, env.you if self.what.asks else None))


class Lit(Condition, frozen=True):
    """There is light in a space."""

    space: Spaces = LAST
    relative: ClassVar[bool] = True
    adjective: ClassVar[bool] = True
    deed: ClassVar[str] = "is_lit"
    example: ClassVar[str] = "{lit: here}"

    def holds(self, env: Env) -> bool:
        """In each of them."""
        return bool(spaces := places(env, self.space)) and all(env.world.is_lit(env.game, one) for one in spaces)


class Dark(Condition, frozen=True):
    """There is no light in a space."""

    space: Spaces = LAST
    relative: ClassVar[bool] = True
    adjective: ClassVar[bool] = True
    deed: ClassVar[str] = "is_lit"
    example: ClassVar[str] = "{dark: here}"

    def holds(self, env: Env) -> bool:
        """In none of them."""
        return bool(spaces := places(env, self.space)) and not any(env.world.is_lit(env.game, one) for one in spaces)


class Revealed(Condition, frozen=True):
    """Everybody knows something."""

    what: Things = LAST
    relative: ClassVar[bool] = True
    adjective: ClassVar[bool] = True
    deed: ClassVar[str] = "is_revealed"
    example: ClassVar[str] = "{revealed: it}"

    def holds(self, env: Env) -> bool:
        """Each of them."""
        return all(env.world.is_revealed(env.game, one) for one in env.all(self.what))


class Hidden(Condition, frozen=True):
    """Not everybody knows something."""

    what: Things = LAST
    relative: ClassVar[bool] = True
    adjective: ClassVar[bool] = True
    secret: ClassVar[bool] = True
    deed: ClassVar[str] = "is_revealed"
    example: ClassVar[str] = "{hidden: it}"

    def holds(self, env: Env) -> bool:
        """None of them is revealed."""
        return not any(env.world.is_revealed(env.game, one) for one in env.all(self.what))


class Marked(Condition, frozen=True):
    """A marker lies in a space."""

    marker: Annotated[str, Named("marker")]
    space: Spaces = LAST
    relative: ClassVar[bool] = True
    deed: ClassVar[str] = "has_marker"
    example: ClassVar[str] = "{marked: danger, space: here}"

    def holds(self, env: Env) -> bool:
        """In each of them."""
        spaces = places(env, self.space)
        return bool(spaces) and all(env.world.has_marker(env.game, one, self.marker) for one in spaces)


class InState(Condition, frozen=True):
    """A figure is in a state."""

    state: Annotated[str, Named("state")]
    who: Figures = LAST
    relative: ClassVar[bool] = True
    adjective: ClassVar[bool] = True
    deed: ClassVar[str] = "has_state"
    example: ClassVar[str] = "{in-state: stunned, who: you}"

    def holds(self, env: Env) -> bool:
        """Each of them."""
        figures = [env.world.figure_of(env.game, one) for one in env.all(self.who)]
        return bool(figures) and all(env.world.has_state(env.game, one, self.state) for one in figures)


class Near(Condition, frozen=True):
    """Something is within so many spaces of you, or of something else."""

    within: Small
    what: Things = LAST
    of: Things = ME
    deed: ClassVar[str] = "distance"
    example: ClassVar[str] = "{near: 2, what: it}"

    def holds(self, env: Env) -> bool:
        """Each of them."""
        things, mine = places(env, self.what), places(env, self.of)
        return bool(things and mine) and all(
            env.world.distance(env.game, here, one) <= self.within for one in things for here in mine
        )


class RolledAt(Condition, frozen=True, tag="rolled"):
    """The dice came to so much at least."""

    at_least: Small
    needs: ClassVar[str] = ROLLED
    example: ClassVar[str] = "{rolled: 4}"

    def holds(self, env: Env) -> bool:
        """The sum of the last roll of this effect."""
        rolled = env.bound.get(ROLLED)
        return isinstance(rolled, int) and rolled >= self.at_least


class PlayersAt(Condition, frozen=True, tag="players"):
    """So many players at least are in the game."""

    at_least: Small
    example: ClassVar[str] = "{players: 3}"

    def holds(self, env: Env) -> bool:
        """Seats, not figures."""
        return bool(env.game.players >= self.at_least)


def places(env: Env, select: Select) -> tuple[Ref, ...]:
    """The spaces that a selector means, or where the things it means stand."""
    found = [one if one.startswith("space:") else env.world.place(env.game, one) for one in env.all(select)]
    return tuple([one for one in found if one is not None])
