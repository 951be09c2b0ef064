"""Words for the Hero sheet: Life and SC, Adrenaline, experience."""

from __future__ import annotations

from typing import Annotated

from nocturne.effects.context import Context
from nocturne.effects.word import Count, Named
from nocturne.games.alone.components import Harm
from nocturne.games.alone.model import HERO
from nocturne.games.alone.rules.changes import ChangeAdrenaline
from nocturne.games.alone.rules.fighting import ChooseSkill
from nocturne.games.alone.rules.harm import LessHarm, Lose, Recover, RecoverEither
from nocturne.games.alone.words.base import word

ADRENALINE, EXPERIENCE = "adrenaline", "experience"
Health = Annotated[str, Named("harm")]


@word("{damage: 1, harm: sc}", subject="hero")
def damage(ctx: Context, amount: Count, harm: Health) -> Lose:
    """The Hero loses Life or SC."""
    mission = ctx.kind == "mission"  # AL-COMPANION-12: from a Mission it is no doing of Evil
    return Lose(Harm(harm), amount, by_evil=not mission, hazard=mission)


@word("{heal: 2, harm: life}", subject="hero")
def heal(amount: Count, harm: Health) -> Recover:
    """The Hero recovers Life or SC."""
    return Recover(Harm(harm), amount)


@word("{recover-further: 1}", moments=("recovering",))
def recover_further(amount: Count) -> Recover:
    """Recover more points of the health track that you are recovering."""
    return Recover(None, amount)


@word("{recover-either: 1}")
def recover_either(amount: Count) -> RecoverEither:
    """Recover points of the health track of your choice."""
    return RecoverEither(HERO, amount)


@word("{lose-less: 1}", moments=("encounter", "hazard"))
def lose_less(amount: Count) -> LessHarm:
    """The loss that is about to happen is smaller."""
    return LessHarm(amount)


@word("lose-nothing", moments=("encounter", "hazard"))
def lose_nothing() -> LessHarm:
    """The loss that is about to happen does not happen."""
    return LessHarm()


@word("{gain: adrenaline, amount: 2}", subject="hero")
def gain(token: Annotated[str, Named("reward")], amount: Count = 1) -> ChangeAdrenaline | ChooseSkill:
    """The Hero gains Adrenaline, or experience points in different skills."""
    return ChangeAdrenaline(amount) if token == ADRENALINE else ChooseSkill(HERO, amount)


@word("{lose-adrenaline: 1}", subject="hero")
def lose_adrenaline(amount: Count = 1) -> ChangeAdrenaline:
    """The Hero loses Adrenaline."""
    return ChangeAdrenaline(-amount)
