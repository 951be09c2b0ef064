"""Words for tokens, tracks and figures."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import ME, AnyAmount, Between, Figures, Named, Select, Sorts, Spaces, seat_ref
from tests.effects.words.deeds import deeds
from tests.effects.words.doing import Doing

Holders = Annotated[Select, Sorts(("player", "figure"))]
Token = Annotated[str, Named("token")]
Harm = Annotated[str, Named("harm")]


class Gain(Doing, frozen=True):
    """Take tokens from the pool."""

    token: Token
    amount: AnyAmount = 1
    who: Holders = ME
    example: ClassVar[str] = "{gain: coin, amount: 2}"

    def act(self, ctx: Context) -> None:
        """Each of them, as far as the pool reaches."""
        for one in ctx.refs("who"):
            deeds(ctx).gain(ctx, one, self.token, ctx.number(self.amount))


class Lose(Doing, frozen=True):
    """Return tokens to the pool, as many as there are."""

    token: Token
    amount: AnyAmount = 1
    who: Holders = ME
    example: ClassVar[str] = "{lose: coin, amount: 1, who: {each-other: player}}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for one in ctx.refs("who"):
            deeds(ctx).lose(ctx, one, self.token, ctx.number(self.amount))


class Give(Doing, frozen=True):
    """Hand tokens of your own to somebody, as many as there are."""

    token: Token
    to: Holders
    amount: AnyAmount = 1
    example: ClassVar[str] = "{give: coin, amount: 1, to: {another: player}}"

    def act(self, ctx: Context) -> None:
        """One receiver after the other."""
        for one in ctx.refs("to"):
            deeds(ctx).give(ctx, seat_ref(ctx.you), self.token, ctx.number(self.amount), one)


class Take(Doing, frozen=True):
    """Take tokens from somebody, as many as there are."""

    token: Token
    from_: Holders
    amount: AnyAmount = 1
    example: ClassVar[str] = "{take: coin, amount: 1, from: {another: player}}"

    def act(self, ctx: Context) -> None:
        """One victim after the other."""
        for one in ctx.refs("from_"):
            deeds(ctx).give(ctx, one, self.token, ctx.number(self.amount), seat_ref(ctx.you))


class DrawTile(Doing, frozen=True):
    """Draw tiles from a bag at random and put them on somebody."""

    bag: Annotated[str, Named("bag")]
    amount: AnyAmount = 1
    who: Holders = ME
    example: ClassVar[str] = "{draw-tile: omen, amount: 1, who: {each: beast}}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for one in ctx.refs("who"):
            deeds(ctx).draw_tile(ctx, one, self.bag, ctx.number(self.amount))


class Advance(Doing, frozen=True):
    """Move a track forward; with a number below nothing, back. It stops at its ends."""

    track: Annotated[str, Named("track")]
    by: Annotated[int, Between(-20, 20)] = 1
    example: ClassVar[str] = "{advance: clock, by: 1}"

    def act(self, ctx: Context) -> None:
        """Once."""
        deeds(ctx).advance(ctx, self.track, self.by)


class Damage(Doing, frozen=True):
    """Hurt figures."""

    amount: AnyAmount
    to: Figures
    harm: Harm = "damage"
    example: ClassVar[str] = "{damage: 1, to: {each: beast, within: 1}}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for one in ctx.refs("to"):
            deeds(ctx).damage(ctx, deeds(ctx).figure_of(ctx.table, one), ctx.number(self.amount), self.harm)


class Heal(Doing, frozen=True):
    """Take hurt away from figures."""

    amount: AnyAmount
    who: Figures = ME
    harm: Harm = "damage"
    example: ClassVar[str] = "{heal: 2, who: you}"

    def act(self, ctx: Context) -> None:
        """Each of them, never beyond whole."""
        for one in ctx.refs("who"):
            deeds(ctx).heal(ctx, deeds(ctx).figure_of(ctx.table, one), ctx.number(self.amount), self.harm)


class Move(Doing, frozen=True):
    """Move a figure step by step, up to so many spaces, the owner of the effect choosing the way."""

    amount: AnyAmount
    who: Figures = ME
    example: ClassVar[str] = "{move: 2, who: {a: beast}}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for one in ctx.refs("who"):
            deeds(ctx).move(ctx, deeds(ctx).figure_of(ctx.table, one), ctx.number(self.amount))


class Push(Doing, frozen=True):
    """Move a figure straight away from you, until something stops it."""

    amount: AnyAmount
    who: Figures
    example: ClassVar[str] = "{push: 2, who: {a: beast, within: 1}}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        me = deeds(ctx).figure_of(ctx.table, seat_ref(ctx.you))
        for one in ctx.refs("who"):
            deeds(ctx).push(ctx, deeds(ctx).figure_of(ctx.table, one), ctx.number(self.amount), me)


class Relocate(Doing, frozen=True):
    """Put a figure into another space, however far, without moving through others."""

    who: Figures
    to: Spaces
    example: ClassVar[str] = "{relocate: you, to: {a: space, within: 3}}"

    def act(self, ctx: Context) -> None:
        """Into the first space selected."""
        for one, space in zip(ctx.refs("who"), ctx.refs("to") * len(ctx.refs("who")), strict=False):
            deeds(ctx).relocate(ctx, deeds(ctx).figure_of(ctx.table, one), space)


class Swap(Doing, frozen=True):
    """Let two figures change places."""

    one: Figures
    with_: Figures = ME
    example: ClassVar[str] = "{swap: {a: beast, within: 3}, with: you}"

    def act(self, ctx: Context) -> None:
        """The first of each."""
        for one, other in zip(ctx.refs("one"), ctx.refs("with_"), strict=False):
            deeds(ctx).swap(ctx, deeds(ctx).figure_of(ctx.table, one), deeds(ctx).figure_of(ctx.table, other))


class Spawn(Doing, frozen=True):
    """Put a new figure into a space."""

    figure: Annotated[str, Named("figure")]
    in_: Spaces
    example: ClassVar[str] = "{spawn: beast, in: {a: space, beyond: 2}}"

    def act(self, ctx: Context) -> None:
        """One in each space selected."""
        for space in ctx.refs("in_"):
            deeds(ctx).spawn(ctx, self.figure, space)


class Remove(Doing, frozen=True):
    """Take a figure off the map."""

    who: Figures
    example: ClassVar[str] = "{remove: {a: beast, within: 1}}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for one in ctx.refs("who"):
            deeds(ctx).remove(ctx, deeds(ctx).figure_of(ctx.table, one))


class AddState(Doing, frozen=True):
    """Put a figure into a state, such as stunned."""

    state: Annotated[str, Named("state")]
    who: Figures
    example: ClassVar[str] = "{add-state: stunned, who: {a: beast, within: 2}}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for one in ctx.refs("who"):
            deeds(ctx).add_state(ctx, deeds(ctx).figure_of(ctx.table, one), self.state)


class RemoveState(Doing, frozen=True):
    """End a state of a figure."""

    state: Annotated[str, Named("state")]
    who: Figures = ME
    example: ClassVar[str] = "{remove-state: stunned, who: you}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for one in ctx.refs("who"):
            deeds(ctx).remove_state(ctx, deeds(ctx).figure_of(ctx.table, one), self.state)
