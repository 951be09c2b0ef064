"""Words for tokens, tracks and figures."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import ME, AnyAmount, Between, Figures, Named, Select, Sorts, Spaces, Verb, seat_ref

Holders = Annotated[Select, Sorts(("player", "figure"))]
Token = Annotated[str, Named("token")]
Harm = Annotated[str, Named("harm")]


class Gain(Verb, frozen=True):
    """Take tokens from the pool."""

    token: Token
    amount: AnyAmount = 1
    who: Holders = ME
    deed: ClassVar[str] = "gain"
    example: ClassVar[str] = "{gain: coin, amount: 2}"

    def run(self, ctx: Context) -> None:
        """Each of them, as far as the pool reaches."""
        for one in ctx.refs("who"):
            ctx.world.gain(ctx, one, self.token, ctx.number(self.amount))


class Lose(Verb, frozen=True):
    """Return tokens to the pool, as many as there are."""

    token: Token
    amount: AnyAmount = 1
    who: Holders = ME
    deed: ClassVar[str] = "lose"
    example: ClassVar[str] = "{lose: coin, amount: 1, who: {each-other: player}}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for one in ctx.refs("who"):
            ctx.world.lose(ctx, one, self.token, ctx.number(self.amount))


class Give(Verb, frozen=True):
    """Hand tokens of your own to somebody, as many as there are."""

    token: Token
    to: Holders
    amount: AnyAmount = 1
    deed: ClassVar[str] = "give"
    example: ClassVar[str] = "{give: coin, amount: 1, to: {another: player}}"

    def run(self, ctx: Context) -> None:
        """One receiver after the other."""
        for one in ctx.refs("to"):
            ctx.world.give(ctx, seat_ref(ctx.you), self.token, ctx.number(self.amount), one)


class Take(Verb, frozen=True):
    """Take tokens from somebody, as many as there are."""

    token: Token
    from_: Holders
    amount: AnyAmount = 1
    deed: ClassVar[str] = "give"
    example: ClassVar[str] = "{take: coin, amount: 1, from: {another: player}}"

    def run(self, ctx: Context) -> None:
        """One victim after the other."""
        for one in ctx.refs("from_"):
            ctx.world.give(ctx, one, self.token, ctx.number(self.amount), seat_ref(ctx.you))


class DrawTile(Verb, frozen=True):
    """Draw tiles from a bag at random and put them on somebody."""

    bag: Annotated[str, Named("bag")]
    amount: AnyAmount = 1
    who: Holders = ME
    deed: ClassVar[str] = "draw_tile"
    example: ClassVar[str] = "{draw-tile: omen, amount: 1, who: {each: beast}}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for one in ctx.refs("who"):
            ctx.world.draw_tile(ctx, one, self.bag, ctx.number(self.amount))


class Advance(Verb, frozen=True):
    """Move a track forward; with a number below nothing, back. It stops at its ends."""

    track: Annotated[str, Named("track")]
    by: Annotated[int, Between(-20, 20)] = 1
    deed: ClassVar[str] = "advance"
    example: ClassVar[str] = "{advance: clock, by: 1}"

    def run(self, ctx: Context) -> None:
        """Once."""
        ctx.world.advance(ctx, self.track, self.by)


class Damage(Verb, frozen=True):
    """Hurt figures."""

    amount: AnyAmount
    to: Figures
    harm: Harm = "damage"
    deed: ClassVar[str] = "damage"
    example: ClassVar[str] = "{damage: 1, to: {each: beast, within: 1}}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for one in ctx.refs("to"):
            ctx.world.damage(ctx, ctx.world.figure_of(ctx.table, one), ctx.number(self.amount), self.harm)


class Heal(Verb, frozen=True):
    """Take hurt away from figures."""

    amount: AnyAmount
    who: Figures = ME
    harm: Harm = "damage"
    deed: ClassVar[str] = "heal"
    example: ClassVar[str] = "{heal: 2, who: you}"

    def run(self, ctx: Context) -> None:
        """Each of them, never beyond whole."""
        for one in ctx.refs("who"):
            ctx.world.heal(ctx, ctx.world.figure_of(ctx.table, one), ctx.number(self.amount), self.harm)


class Move(Verb, frozen=True):
    """Move a figure step by step, up to so many spaces, the owner of the effect choosing the way."""

    amount: AnyAmount
    who: Figures = ME
    deed: ClassVar[str] = "move"
    example: ClassVar[str] = "{move: 2, who: {a: beast}}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for one in ctx.refs("who"):
            ctx.world.move(ctx, ctx.world.figure_of(ctx.table, one), ctx.number(self.amount))


class Push(Verb, frozen=True):
    """Move a figure straight away from you, until something stops it."""

    amount: AnyAmount
    who: Figures
    deed: ClassVar[str] = "push"
    example: ClassVar[str] = "{push: 2, who: {a: beast, within: 1}}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        me = ctx.world.figure_of(ctx.table, seat_ref(ctx.you))
        for one in ctx.refs("who"):
            ctx.world.push(ctx, ctx.world.figure_of(ctx.table, one), ctx.number(self.amount), me)


class Relocate(Verb, frozen=True):
    """Put a figure into another space, however far, without moving through others."""

    who: Figures
    to: Spaces
    deed: ClassVar[str] = "relocate"
    example: ClassVar[str] = "{relocate: you, to: {a: space, within: 3}}"

    def run(self, ctx: Context) -> None:
        """Into the first space selected."""
        for one, space in zip(ctx.refs("who"), ctx.refs("to") * len(ctx.refs("who")), strict=False):
            ctx.world.relocate(ctx, ctx.world.figure_of(ctx.table, one), space)


class Swap(Verb, frozen=True):
    """Let two figures change places."""

    one: Figures
    with_: Figures = ME
    deed: ClassVar[str] = "swap"
    example: ClassVar[str] = "{swap: {a: beast, within: 3}, with: you}"

    def run(self, ctx: Context) -> None:
        """The first of each."""
        for one, other in zip(ctx.refs("one"), ctx.refs("with_"), strict=False):
            ctx.world.swap(ctx, ctx.world.figure_of(ctx.table, one), ctx.world.figure_of(ctx.table, other))


class Spawn(Verb, frozen=True):
    """Put a new figure into a space."""

    figure: Annotated[str, Named("figure")]
    in_: Spaces
    deed: ClassVar[str] = "spawn"
    example: ClassVar[str] = "{spawn: beast, in: {a: space, beyond: 2}}"

    def run(self, ctx: Context) -> None:
        """One in each space selected."""
        for space in ctx.refs("in_"):
            ctx.world.spawn(ctx, self.figure, space)


class Remove(Verb, frozen=True):
    """Take a figure off the map."""

    who: Figures
    deed: ClassVar[str] = "remove"
    example: ClassVar[str] = "{remove: {a: beast, within: 1}}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for one in ctx.refs("who"):
            ctx.world.remove(ctx, ctx.world.figure_of(ctx.table, one))


class AddState(Verb, frozen=True):
    """Put a figure into a state, such as stunned."""

    state: Annotated[str, Named("state")]
    who: Figures
    deed: ClassVar[str] = "add_state"
    example: ClassVar[str] = "{add-state: stunned, who: {a: beast, within: 2}}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for one in ctx.refs("who"):
            ctx.world.add_state(ctx, ctx.world.figure_of(ctx.table, one), self.state)


class RemoveState(Verb, frozen=True):
    """End a state of a figure."""

    state: Annotated[str, Named("state")]
    who: Figures = ME
    deed: ClassVar[str] = "remove_state"
    example: ClassVar[str] = "{remove-state: stunned, who: you}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for one in ctx.refs("who"):
            ctx.world.remove_state(ctx, ctx.world.figure_of(ctx.table, one), self.state)
