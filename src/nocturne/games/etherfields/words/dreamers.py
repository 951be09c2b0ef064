"""Words for what Dreamers have and suffer: tokens, Distress, Items, Masks, dice (chapters COMP, ITEM, MASK, LUCK)."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.interpret import line_of, verb_at
from nocturne.effects.word import ME, ROLLED, STATEMENT, AnyAmount, Between, Block, Named, Players, Refers, Verb
from nocturne.games.etherfields.components import DISTRESS_LIMIT, LUCK_VALUE, Luck
from nocturne.games.etherfields.events.cards import RollApplied
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules import distress, draw, items, pools
from nocturne.games.etherfields.rules.windows import RollDie, reroll_window
from nocturne.games.etherfields.words.bases import CountedVerb, DreamerVerb, Means, hurting, this
from nocturne.kernel import AnyStep, Step

Token = Annotated[str, Named("token")]


class Gain(Verb, frozen=True):
    """Gain tokens, as far as their pool reaches."""

    token: Token
    amount: AnyAmount = 1
    who: Players = ME
    example: ClassVar[str] = "{gain: ether, amount: 2}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [pools.GainTokens(ctx.seats("who"), pools.HELD[self.token], ctx.number(self.amount))]


class Lose(Verb, frozen=True):
    """Return tokens to their pool, as many as there are."""

    token: Token
    amount: AnyAmount = 1
    who: Players = ME
    example: ClassVar[str] = "{lose: ether, who: {each: dreamer}}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        what, count = pools.HELD[self.token], ctx.number(self.amount)
        return [pools.LoseTokens(seat, what, count) for seat in ctx.seats("who")]


class Damage(Verb, frozen=True):
    """Cause Distress."""

    amount: AnyAmount
    to: Players
    example: ClassVar[str] = "{damage: 1, to: {each: dreamer}}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        count = ctx.number(self.amount)
        hurt = hurting(ctx, count) if count else 0
        return [distress.Suffer(seat, hurt, this(ctx)) for seat in ctx.seats("to")] if hurt else []


class Heal(CountedVerb, frozen=True):
    """Cure Distress, as much as there is."""

    example: ClassVar[str] = "{heal: 2, who: you}"
    step: ClassVar[Means] = distress.Cure


class CureAll(DreamerVerb, frozen=True):
    """Cure all Distress."""

    example: ClassVar[str] = "{cure-all: {each: dreamer}}"
    step: ClassVar[Means] = partial(distress.Cure, count=DISTRESS_LIMIT)


class PreventDistress(Verb, frozen=True):
    """Prevent some of the Distress that is about to be suffered."""

    amount: AnyAmount = 1
    stands_in: ClassVar[tuple[str, ...]] = ("before-distress",)
    example: ClassVar[str] = "{prevent-distress: 1}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [distress.PreventDistress(ctx.number(self.amount))]


class Heighten(Verb, frozen=True):
    """Until the end of this Turn a number of yours is larger or smaller."""

    stat: Annotated[str, Named("stat")]
    by: Annotated[int, Between(-9, 9)] = 1
    who: Players = ME
    grammar: ClassVar[str] = STATEMENT
    example: ClassVar[str] = "{heighten: hand, by: 1}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [draw.Heighten(seat, self.stat, self.by) for seat in ctx.seats("who")]


# -- Items and Masks


class RestoreItem(DreamerVerb, frozen=True):
    """Make an Item from Storage active again, at random."""

    example: ClassVar[str] = "restore-item"
    step: ClassVar[Means] = items.RestoreItem


class DiscardItem(DreamerVerb, frozen=True):
    """Put an active Item into Storage."""

    example: ClassVar[str] = "discard-item"
    step: ClassVar[Means] = items.DiscardItem


class GainItem(Verb, frozen=True):
    """Take a named Item from the box."""

    item: Annotated[str, Refers("item")]
    example: ClassVar[str] = "{gain-item: brass-key}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [items.GainItem(ctx.you, self.item)]


class RestoreMask(DreamerVerb, frozen=True):
    """Put on one of your Masks."""

    example: ClassVar[str] = "restore-mask"
    step: ClassVar[Means] = items.RestoreMask


class GainMask(DreamerVerb, frozen=True):
    """Take a Mask from those that nobody has."""

    example: ClassVar[str] = "gain-mask"
    step: ClassVar[Means] = items.GainMask


# -- dice


class RerollDie(Verb, frozen=True):
    """Reroll the die that was just rolled."""

    stands_in: ClassVar[tuple[str, ...]] = ("own-roll", "any-roll")
    example: ClassVar[str] = "reroll-die"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """EF-REROLL-01."""
        return [RollDie(ctx.table.rolls[-1][0], again=True)]


class LuckRoll(Verb, frozen=True):
    """Roll the Luck die: something on a number, which is then `rolled`; on a blank; and on the cross."""

    hit: Block
    blank: Block | None = None
    cross: Block | None = None
    tells: ClassVar[tuple[str, ...]] = (ROLLED,)
    example: ClassVar[str] = "{luck-roll: [{draw: rolled}], blank: [nothing], cross: [{damage: 1, to: you}]}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """It may be rerolled like any other (EF-REROLL-04)."""
        return [RollDie("luck"), *reroll_window(ctx.table, ctx.you), ReadLuck(ctx.line)]


class ReadLuck(Step[Etherfields], frozen=True):
    """The Luck die counts as it lies now (EF-LUCK-01)."""

    line: AnyStep

    def run(self, game: Etherfields) -> None:
        face = Luck(game.lib.box.luck[game.rolls[-1][1]])
        game.commit(RollApplied())
        verb: LuckRoll = verb_at(game, self.line)
        value = LUCK_VALUE[face]
        part = verb.cross if face is Luck.CROSS else verb.hit if value else verb.blank
        if part is not None:  # EF-LUCK-02: a result that the effect does not mention does nothing
            game.then(Context(game, line_of(self.line)).do(part, **{ROLLED: value}))
