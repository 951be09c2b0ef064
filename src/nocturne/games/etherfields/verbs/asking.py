"""Conditions and amounts that only Etherfields has."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context, selected
from nocturne.effects.word import LAST, ME, Amount, Condition, Named, Players, Refers, Small, Spaces, number_of
from nocturne.games.etherfields.components import Intent, Terrain
from nocturne.games.etherfields.rules.active import active_progress, progress_count
from nocturne.games.etherfields.rules.movement import terrain_at
from nocturne.games.etherfields.verbs.scenes import element
from nocturne.kernel.grid import Space

Marker = Annotated[str, Named("marker")]
Element = Annotated[str, Named("element")]


def laid(ctx: Context, token: str, on: str) -> int:
    """How many tokens of a kind lie on an element."""
    of = element(ctx, on)
    return sum([one.kind == token and one.of == of for one in ctx.table.tokens])


class TokensOn(Condition, frozen=True):
    """So many tokens at least lie on this card or tile."""

    token: Marker
    at_least: Small = 1
    on: Element = ""
    example: ClassVar[str] = "{tokens-on: story, at-least: 3}"

    def holds(self, ctx: Context) -> bool:
        """Counted now."""
        return laid(ctx, self.token, self.on) >= self.at_least


class TokensLaid(Amount, frozen=True):
    """So much for each token on this card or tile."""

    token: Marker
    on: Element = ""
    times: Small = 1
    example: ClassVar[str] = "{tokens-laid: story}"

    def count(self, ctx: Context) -> int:
        """Counted now."""
        return laid(ctx, self.token, self.on) * self.times


class OnTerrain(Condition, frozen=True):
    """A space has this Terrain."""

    terrain: Annotated[str, Named("terrain")]
    space: Spaces = LAST
    relative: ClassVar[bool] = True
    example: ClassVar[str] = "{on-terrain: darkness, space: here}"

    def holds(self, ctx: Context) -> bool:
        """Each of them, printed or laid."""
        spaces = [ctx.world.place(ctx.table, one) or one for one in selected(ctx, self.space)]
        kind = Terrain(self.terrain)
        return bool(spaces) and all(kind in terrain_at(ctx.table, Space(number_of(one))) for one in spaces)


class GemHere(Condition, frozen=True):
    """A Gem lies in the slot of your space."""

    example: ClassVar[str] = "gem-here"

    def holds(self, ctx: Context) -> bool:
        """EF-GEMSLOT-01."""
        return ctx.table.dreamers[ctx.you].at in ctx.table.gems_laid


class HasProgress(Condition, frozen=True):
    """Somebody has so many active Progress cards."""

    at_least: Small = 1
    who: Players = ME
    example: ClassVar[str] = "{has-progress: 2}"

    def holds(self, ctx: Context) -> bool:
        """Each of those named (EF-PROGRESS-07)."""
        seats = [ctx.world.seat_of(ctx.table, one) for one in ctx.all(self.who)]
        return bool(seats) and all(len(active_progress(ctx.table, one)) >= self.at_least for one in seats)


class ProgressCards(Amount, frozen=True):
    """So much for each active Progress card you have, or for each of one colour."""

    times: Small = 1
    colour: Annotated[str, Named("intent")] = ""
    example: ClassVar[str] = "{progress-cards: 1}"

    def count(self, ctx: Context) -> int:
        """The Progress-count icon (EF-PROGRESS-11)."""
        if self.colour:
            return progress_count(ctx.table, ctx.you, Intent(self.colour)) * self.times
        return len(active_progress(ctx.table, ctx.you)) * self.times


class InSeason(Condition, frozen=True):
    """A Season is in force."""

    season: Annotated[str, Refers("season")]
    example: ClassVar[str] = "{in-season: thaw}"

    def holds(self, ctx: Context) -> bool:
        """The top one (EF-SEASON-01)."""
        return bool(ctx.table.seasons) and ctx.table.seasons[-1] == self.season


class SuitIs(Condition, frozen=True):
    """The current Turn card shows this suit."""

    suit: Annotated[str, Named("suit")]
    example: ClassVar[str] = "{suit-is: heart}"

    def holds(self, ctx: Context) -> bool:
        """EF-TURNCARD-07."""
        turns = ctx.table.turns
        return bool(turns) and ctx.table.lib.turns[turns[-1]].suit == self.suit


class Found(Condition, frozen=True):
    """A Secret has been revealed."""

    code: Annotated[str, Refers("secret")]
    example: ClassVar[str] = "{found: the-lamp-room}"

    def holds(self, ctx: Context) -> bool:
        """It is no longer in the box."""
        return self.code not in ctx.table.boxed


class LastTurn(Condition, frozen=True):
    """The last Turn card lies face up."""

    example: ClassVar[str] = "last-turn"

    def holds(self, ctx: Context) -> bool:
        """No other is under it."""
        return len(ctx.table.turns) <= 1
