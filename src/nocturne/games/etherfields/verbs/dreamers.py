"""Verbs about Dreamers and what they own: Items, Masks, Flaws, Progress cards, dice."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec.structs import replace

from nocturne.effects.context import Context
from nocturne.effects.interpret import line_of
from nocturne.effects.word import ME, ROLLED, AnyAmount, Between, Block, Named, Players, Refers, Verb, id_of
from nocturne.games.etherfields.components import LUCK_VALUE, Luck
from nocturne.games.etherfields.events import CardMoved, DistressTaken, LastingAdded, RollApplied
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.distress import CountCards
from nocturne.games.etherfields.rules.draw import EnforceLimits
from nocturne.games.etherfields.rules.flaws import gain_flaw
from nocturne.games.etherfields.rules.items import (
    DiscardItem,
    FlipProgress,
    GainItem,
    GainMask,
    RestoreItem,
    RestoreMask,
)
from nocturne.games.etherfields.rules.market import BuyInfluence
from nocturne.games.etherfields.rules.windows import RollDie, reroll_window
from nocturne.games.etherfields.verbs.bases import OwnStep
from nocturne.kernel import Amended, AnyStep, Seat, Step


class RestoreItemVerb(OwnStep, frozen=True, tag="restore-item"):
    """Make an Item from Storage active again, at random."""

    example: ClassVar[str] = "restore-item"

    def step(self, seat: Seat) -> Step[Etherfields]:
        return RestoreItem(seat)


class DiscardItemVerb(OwnStep, frozen=True, tag="discard-item"):
    """Put an active Item into Storage."""

    example: ClassVar[str] = "discard-item"

    def step(self, seat: Seat) -> Step[Etherfields]:
        return DiscardItem(seat)


class RestoreMaskVerb(OwnStep, frozen=True, tag="restore-mask"):
    """Put on one of your Masks."""

    example: ClassVar[str] = "restore-mask"

    def step(self, seat: Seat) -> Step[Etherfields]:
        return RestoreMask(seat)


class GainMaskVerb(OwnStep, frozen=True, tag="gain-mask"):
    """Take a Mask from those that nobody has."""

    example: ClassVar[str] = "gain-mask"

    def step(self, seat: Seat) -> Step[Etherfields]:
        return GainMask(seat)


class Flip(OwnStep, frozen=True):
    """Turn a placed Progress card face down."""

    example: ClassVar[str] = "flip"

    def step(self, seat: Seat) -> Step[Etherfields]:
        return FlipProgress(seat)


class Unflip(OwnStep, frozen=True):
    """Turn a flipped Progress card face up."""

    example: ClassVar[str] = "unflip"

    def step(self, seat: Seat) -> Step[Etherfields]:
        return FlipProgress(seat, up=True)


class BuyInfluenceVerb(OwnStep, frozen=True, tag="buy-influence"):
    """Buy Influence cards from the Market."""

    example: ClassVar[str] = "buy-influence"

    def step(self, seat: Seat) -> Step[Etherfields]:
        return BuyInfluence(seat)


class GainFlaw(Verb, frozen=True):
    """Put the top card of the Flaw deck on the Discard pile."""

    who: Players = ME
    example: ClassVar[str] = "gain-flaw"

    def run(self, ctx: Context) -> None:
        """EF-FLAW-01."""
        for seat in ctx.seats("who"):
            gain_flaw(ctx.table, seat)


class GainItemVerb(Verb, frozen=True, tag="gain-item"):
    """Take a named Item from the box."""

    item: Annotated[str, Refers("item")]
    example: ClassVar[str] = "{gain-item: brass-key}"

    def run(self, ctx: Context) -> None:
        """The Team gains it, if it is still in the box."""
        if self.item in ctx.table.boxed:
            ctx.then(GainItem(ctx.you, self.item))


class SealThis(Verb, frozen=True):
    """Seal the card that was just played."""

    example: ClassVar[str] = "seal-this"

    def run(self, ctx: Context) -> None:
        """It lies on the Discard pile by now."""
        card = id_of(ctx.bound.this)
        if card in ctx.table.dreamers[ctx.you].discard:
            ctx.table.commit(CardMoved(ctx.you, card, "discard", "sealed"))
            ctx.then(CountCards(ctx.you))  # EF-DEATH-08


class PlaceThis(Verb, frozen=True):
    """Place this Progress card; the rules of Progress cards carry it out."""

    example: ClassVar[str] = "place-this"

    def run(self, ctx: Context) -> None:
        """EF-PROGRESS-02: the card is placed when its cost is met."""


class RemoveFlaw(Verb, frozen=True):
    """Remove this Flaw; the rules of Flaws carry it out."""

    example: ClassVar[str] = "remove-flaw"

    def run(self, ctx: Context) -> None:
        """EF-FLAW-05: it goes under the Flaw deck when its price is paid."""


class PreventDistress(Verb, frozen=True):
    """Prevent some of the Distress that is about to be suffered."""

    amount: AnyAmount = 1
    example: ClassVar[str] = "{prevent-distress: 1}"

    def run(self, ctx: Context) -> None:
        """Nothing left of it, it does not happen."""
        event = ctx.table.proposed[-1] if ctx.table.proposed else None
        if isinstance(event, DistressTaken):
            left = event.count - ctx.number(self.amount)
            ctx.table.commit(Amended(replace(event, count=left) if left > 0 else None))


class Heighten(Verb, frozen=True):
    """Until the end of this Turn a number of yours is larger or smaller."""

    stat: Annotated[str, Named("stat")]
    by: Annotated[int, Between(-9, 9)] = 1
    who: Players = ME
    example: ClassVar[str] = "{heighten: hand, by: 1}"

    def run(self, ctx: Context) -> None:
        """The rules ask for it where the number counts."""
        for seat in ctx.seats("who"):
            ctx.table.commit(LastingAdded(seat, self.stat, self.by))
            ctx.then(EnforceLimits(seat))  # EF-HAND-05: by less than nothing, at once


# -- dice


class RerollDie(Verb, frozen=True):
    """Reroll the die that was just rolled."""

    example: ClassVar[str] = "reroll-die"

    def run(self, ctx: Context) -> None:
        """EF-REROLL-01."""
        ctx.then(RollDie(ctx.table.rolls[-1][0], again=True))


class LuckRoll(Verb, frozen=True):
    """Roll the Luck die: something on a number, which is then `rolled`; on a blank; and on the cross."""

    hit: Block
    blank: Block | None = None
    cross: Block | None = None
    tells: ClassVar[tuple[str, ...]] = (ROLLED,)
    example: ClassVar[str] = "{luck-roll: [{draw: rolled}], blank: [nothing], cross: [{damage: 1, to: you}]}"

    def run(self, ctx: Context) -> None:
        """It may be rerolled like any other (EF-REROLL-04)."""
        ctx.then(RollDie("luck"), *reroll_window(ctx.table, ctx.you), ReadLuck(ctx.line))


class ReadLuck(Step[Etherfields], frozen=True):
    """The Luck die counts as it lies now."""

    line: AnyStep
    rule: ClassVar[str] = "EF-LUCK-01"

    def run(self, game: Etherfields) -> None:
        face = game.lib.figures.luck[game.rolls[-1][1]]
        game.commit(RollApplied())
        ctx = Context(game, line_of(self.line))
        verb = ctx.stage.block(ctx.line.record, ctx.line.block)[ctx.line.at]
        assert isinstance(verb, LuckRoll)
        value = LUCK_VALUE[face]
        part = verb.cross if face is Luck.CROSS else verb.hit if value else verb.blank
        if part is not None:  # EF-LUCK-02: a result that the effect does not mention does nothing
            game.then(ctx.do(part, **{ROLLED: value}))
