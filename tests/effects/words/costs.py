"""The common costs: what is paid before an effect, as a whole or not at all."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import Cost, Count, Named, Ref, seat_ref
from nocturne.kernel import Refusal
from tests.effects.words.deeds import deeds


class Spend(Cost, frozen=True):
    """Return tokens of your own to the pool."""

    token: Annotated[str, Named("token")]
    amount: Count = 1
    example: ClassVar[str] = "{spend: coin, amount: 2}"

    def refuse(self, ctx: Context) -> Refusal | None:
        """You need to have them all."""
        if deeds(ctx).spendable(ctx.table, seat_ref(ctx.you), self.token) >= self.amount:
            return None
        return deeds(ctx).cannot_pay(ctx, "spend", token=self.token, amount=self.amount)

    def pay(self, ctx: Context) -> None:
        """All at once."""
        deeds(ctx).lose(ctx, seat_ref(ctx.you), self.token, self.amount)


class Discard(Cost, frozen=True):
    """Discard cards of your choice from your hand."""

    amount: Count = 1
    example: ClassVar[str] = "{discard: 1}"

    def refuse(self, ctx: Context) -> Refusal | None:
        """You need to hold as many."""
        if deeds(ctx).pile(ctx.table, ctx.you, "hand") >= self.amount:
            return None
        return deeds(ctx).cannot_pay(ctx, "discard", amount=self.amount)

    def pay(self, ctx: Context) -> None:
        """The choice comes before the effect."""
        deeds(ctx).discard(ctx, ctx.you, self.amount)


class DiscardThis(Cost, frozen=True):
    """Discard the card that speaks."""

    example: ClassVar[str] = "discard-this"

    def refuse(self, ctx: Context) -> Refusal | None:
        """You have it, or you could not use it."""
        return None

    def pay(self, ctx: Context) -> None:
        """It goes where its kind goes."""
        deeds(ctx).discard_card(ctx, Ref(ctx.bound.this))


class Seal(Cost, frozen=True):
    """Seal the top cards of your deck."""

    amount: Count
    example: ClassVar[str] = "{seal: 2}"

    def refuse(self, ctx: Context) -> Refusal | None:
        """Your deck needs to have as many."""
        if deeds(ctx).pile(ctx.table, ctx.you, "deck") >= self.amount:
            return None
        return deeds(ctx).cannot_pay(ctx, "seal", amount=self.amount)

    def pay(self, ctx: Context) -> None:
        """All at once."""
        deeds(ctx).seal(ctx, ctx.you, self.amount)


class Suffer(Cost, frozen=True):
    """Hurt yourself."""

    amount: Count
    harm: Annotated[str, Named("harm")] = "damage"
    example: ClassVar[str] = "{suffer: 1}"

    def refuse(self, ctx: Context) -> Refusal | None:
        """Nobody is too weak to suffer; it may be the last thing they do."""
        return None

    def pay(self, ctx: Context) -> None:
        """As any other hurt, so that it can be reacted to."""
        deeds(ctx).damage(ctx, deeds(ctx).figure_of(ctx.table, seat_ref(ctx.you)), self.amount, self.harm)
