"""The common costs: what is paid before an effect, as a whole or not at all."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.run import Env
from nocturne.effects.terms import Cost, Count, Named, Ref, seat_ref
from nocturne.kernel import Refusal


class Spend(Cost, frozen=True):
    """Return tokens of your own to the pool."""

    token: Annotated[str, Named("token")]
    amount: Count = 1
    deed: ClassVar[str] = "lose"
    example: ClassVar[str] = "{spend: coin, amount: 2}"

    def refuse(self, env: Env) -> Refusal | None:
        """You need to have them all."""
        if env.world.spendable(env.game, seat_ref(env.you), self.token) >= self.amount:
            return None
        return env.world.cannot_pay(env, "spend", token=self.token, amount=self.amount)

    def pay(self, env: Env) -> None:
        """All at once."""
        env.world.lose(env, seat_ref(env.you), self.token, self.amount)


class Discard(Cost, frozen=True):
    """Discard cards of your choice from your hand."""

    amount: Count = 1
    deed: ClassVar[str] = "discard"
    example: ClassVar[str] = "{discard: 1}"

    def refuse(self, env: Env) -> Refusal | None:
        """You need to hold as many."""
        if env.world.pile(env.game, env.you, "hand") >= self.amount:
            return None
        return env.world.cannot_pay(env, "discard", amount=self.amount)

    def pay(self, env: Env) -> None:
        """The choice comes before the effect."""
        env.world.discard(env, env.you, self.amount)


class DiscardThis(Cost, frozen=True):
    """Discard the card that speaks."""

    deed: ClassVar[str] = "discard_card"
    example: ClassVar[str] = "discard-this"

    def refuse(self, env: Env) -> Refusal | None:
        """You have it, or you could not use it."""
        return None

    def pay(self, env: Env) -> None:
        """It goes where its kind goes."""
        env.world.discard_card(env, Ref(env.bound.this))


class Seal(Cost, frozen=True):
    """Seal the top cards of your deck."""

    amount: Count
    deed: ClassVar[str] = "seal"
    example: ClassVar[str] = "{seal: 2}"

    def refuse(self, env: Env) -> Refusal | None:
        """Your deck needs to have as many."""
        if env.world.pile(env.game, env.you, "deck") >= self.amount:
            return None
        return env.world.cannot_pay(env, "seal", amount=self.amount)

    def pay(self, env: Env) -> None:
        """All at once."""
        env.world.seal(env, env.you, self.amount)


class Suffer(Cost, frozen=True):
    """Hurt yourself."""

    amount: Count
    harm: Annotated[str, Named("harm")] = "damage"
    deed: ClassVar[str] = "damage"
    example: ClassVar[str] = "{suffer: 1}"

    def refuse(self, env: Env) -> Refusal | None:
        """Nobody is too weak to suffer; it may be the last thing they do."""
        return None

    def pay(self, env: Env) -> None:
        """As any other hurt, so that it can be reacted to."""
        env.world.damage(env, env.world.figure_of(env.game, seat_ref(env.you)), self.amount, self.harm)
