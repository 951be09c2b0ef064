"""Words for the Hero sheet: Life and SC, Adrenaline, experience."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import Count, Named
from nocturne.games.alone.components import Harm, Steps
from nocturne.games.alone.rules import harm
from nocturne.games.alone.rules.changes import ChangeAdrenaline
from nocturne.games.alone.rules.fighting import GainExperience
from nocturne.games.alone.words.base import CardVerb, Means

ADRENALINE, EXPERIENCE = "adrenaline", "experience"
Health = Annotated[str, Named("harm")]


class Damage(CardVerb, frozen=True):
    """The Hero loses Life or SC."""

    amount: Count
    harm: Health
    subject: ClassVar[str] = "hero"
    example: ClassVar[str] = "{damage: 1, harm: sc}"

    def steps(self, ctx: Context) -> Steps:
        """From a Mission it is no doing of Evil (AL-COMPANION-12)."""
        if ctx.kind == "mission":
            return (harm.Lose(Harm(self.harm), self.amount, by_evil=False, hazard=True),)
        return (harm.Lose(Harm(self.harm), self.amount),)


class Heal(CardVerb, frozen=True):
    """The Hero recovers Life or SC."""

    amount: Count
    harm: Health
    subject: ClassVar[str] = "hero"
    example: ClassVar[str] = "{heal: 2, harm: life}"

    def steps(self, ctx: Context) -> Steps:
        return (harm.Recover(Harm(self.harm), self.amount),)


class RecoverFurther(CardVerb, frozen=True):
    """Recover more points of the health track that you are recovering."""

    amount: Count
    moments: ClassVar[tuple[str, ...]] = ("recovering",)
    example: ClassVar[str] = "{recover-further: 1}"
    step: ClassVar[Means] = harm.RecoverMore


class RecoverEither(CardVerb, frozen=True):
    """Recover points of the health track of your choice."""

    amount: Count
    example: ClassVar[str] = "{recover-either: 1}"
    step: ClassVar[Means] = harm.RecoverOne


class LoseLess(CardVerb, frozen=True):
    """The loss that is about to happen is smaller."""

    amount: Count
    moments: ClassVar[tuple[str, ...]] = ("encounter", "hazard")
    example: ClassVar[str] = "{lose-less: 1}"
    step: ClassVar[Means] = harm.LessHarm


class LoseNothing(CardVerb, frozen=True):
    """The loss that is about to happen does not happen."""

    moments: ClassVar[tuple[str, ...]] = ("encounter", "hazard")
    example: ClassVar[str] = "lose-nothing"
    step: ClassVar[Means] = harm.LessHarm


class Gain(CardVerb, frozen=True):
    """The Hero gains Adrenaline, or experience points in different skills."""

    token: Annotated[str, Named("reward")]
    amount: Count = 1
    subject: ClassVar[str] = "hero"
    example: ClassVar[str] = "{gain: adrenaline, amount: 2}"

    def steps(self, ctx: Context) -> Steps:
        return (ChangeAdrenaline(self.amount) if self.token == ADRENALINE else GainExperience(self.amount),)


class LoseAdrenaline(CardVerb, frozen=True):
    """The Hero loses Adrenaline."""

    amount: Count = 1
    subject: ClassVar[str] = "hero"
    example: ClassVar[str] = "{lose-adrenaline: 1}"

    def steps(self, ctx: Context) -> Steps:
        return (ChangeAdrenaline(-self.amount),)
