"""Words for what Dreamers have and suffer: tokens, Distress, Items, Masks, dice (chapters COMP, ITEM, MASK, LUCK)."""

from __future__ import annotations

from typing import Annotated

from nocturne.effects.context import Context
from nocturne.effects.interpret import line_of, verb_at
from nocturne.effects.making import Meant, word
from nocturne.effects.word import ME, STATEMENT, AnyAmount, Between, Block, Named, Players, Refers
from nocturne.games.etherfields.components import DISTRESS_LIMIT, LUCK_VALUE, Luck
from nocturne.games.etherfields.events.cards import RollApplied
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules import distress, draw, items, pools
from nocturne.games.etherfields.rules.windows import RollDie, reroll_window
from nocturne.games.etherfields.words.bases import ROLLED, hurting, this
from nocturne.kernel import AnyStep, Step

Token = Annotated[str, Named("token")]


@word("{gain: ether, amount: 2}")
def gain(ctx: Context, token: Token, amount: AnyAmount = 1, who: Players = ME) -> Meant:
    """Gain tokens, as far as their pool reaches."""
    return (pools.GainTokens(ctx.seats("who"), pools.HELD[token], ctx.number(amount)),)


@word("{lose: ether, who: {each: dreamer}}")
def lose(ctx: Context, token: Token, amount: AnyAmount = 1, who: Players = ME) -> Meant:
    """Return tokens to their pool, as many as there are."""
    return [pools.LoseTokens(seat, pools.HELD[token], ctx.number(amount)) for seat in ctx.seats("who")]


@word("{damage: 1, to: {each: dreamer}}")
def damage(ctx: Context, amount: AnyAmount, to: Players) -> Meant:
    """Cause Distress."""
    count = ctx.number(amount)
    hurt = hurting(ctx, count) if count else 0
    return [distress.Suffer(seat, hurt, this(ctx)) for seat in ctx.seats("to")] if hurt else []


@word("{heal: 2, who: you}")
def heal(ctx: Context, amount: AnyAmount, who: Players = ME) -> Meant:
    """Cure Distress, as much as there is."""
    return [distress.Cure(seat, ctx.number(amount)) for seat in ctx.seats("who")]


@word("{cure-all: {each: dreamer}}")
def cure_all(ctx: Context, who: Players = ME) -> Meant:
    """Cure all Distress."""
    return [distress.Cure(seat, DISTRESS_LIMIT) for seat in ctx.seats("who")]


@word("{prevent-distress: 1}", stands_in=("before-distress",))
def prevent_distress(ctx: Context, amount: AnyAmount = 1) -> Meant:
    """Prevent some of the Distress that is about to be suffered."""
    return (distress.PreventDistress(ctx.number(amount)),)


@word("{heighten: hand, by: 1}", grammar=STATEMENT)
def heighten(
    ctx: Context, stat: Annotated[str, Named("stat")], by: Annotated[int, Between(-9, 9)] = 1, who: Players = ME
) -> Meant:
    """Until the end of this Turn a number of yours is larger or smaller."""
    return [draw.Heighten(seat, stat, by) for seat in ctx.seats("who")]


# -- Items and Masks


@word("restore-item")
def restore_item(ctx: Context, who: Players = ME) -> Meant:
    """Make an Item from Storage active again, at random."""
    return [items.RestoreItem(seat) for seat in ctx.seats("who")]


@word("discard-item")
def discard_item(ctx: Context, who: Players = ME) -> Meant:
    """Put an active Item into Storage."""
    return [items.DiscardItem(seat) for seat in ctx.seats("who")]


@word("{gain-item: brass-key}")
def gain_item(ctx: Context, item: Annotated[str, Refers("item")]) -> Meant:
    """Take a named Item from the box."""
    return (items.GainItem(ctx.you, item),)


@word("restore-mask")
def restore_mask(ctx: Context, who: Players = ME) -> Meant:
    """Put on one of your Masks."""
    return [items.RestoreMask(seat) for seat in ctx.seats("who")]


@word("discard-mask")
def discard_mask(ctx: Context, who: Players = ME) -> Meant:
    """Take the Mask off that is worn; it stays yours."""
    return [items.DiscardMask(seat) for seat in ctx.seats("who")]  # EF-MASK-07


@word("gain-mask")
def gain_mask(ctx: Context, who: Players = ME) -> Meant:
    """Take a Mask from those that nobody has."""
    return [items.GainMask(seat) for seat in ctx.seats("who")]


# -- dice


@word("reroll-die", stands_in=("own-roll", "any-roll"))
def reroll_die(ctx: Context) -> Meant:
    """Reroll the die that was just rolled."""
    return (RollDie(ctx.table.rolls[-1][0], again=True),)  # EF-REROLL-01


@word("{luck-roll: [{draw: rolled}], blank: [nothing], cross: [{damage: 1, to: you}]}", tells=(ROLLED,))
def luck_roll(ctx: Context, hit: Block, blank: Block | None = None, cross: Block | None = None) -> Meant:
    """Roll the Luck die: something on a number, which is then `rolled`; on a blank; and on the cross."""
    return (RollDie("luck"), *reroll_window(ctx.table, ctx.you), ReadLuck(ctx.line))  # EF-REROLL-04: like any other


class ReadLuck(Step[Etherfields], frozen=True):
    """The Luck die counts as it lies now (EF-LUCK-01)."""

    line: AnyStep

    def run(self, game: Etherfields) -> None:
        face = Luck(game.lib.box.luck[game.rolls[-1][1]])
        game.commit(RollApplied())
        verb = verb_at(game, self.line)
        value = LUCK_VALUE[face]
        part = verb.cross if face is Luck.CROSS else verb.hit if value else verb.blank
        if part is not None:  # EF-LUCK-02: a result that the effect does not mention does nothing
            game.then(Context(game, line_of(self.line)).do(part, **{ROLLED: value}))
