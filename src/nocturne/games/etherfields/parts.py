"""The parts of Etherfields' records: each has the fields that the rules carry out, and no others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar

from nocturne.effects.records import Blocks, RecordPart
from nocturne.effects.word import ME, AnyCondition, AnyCost, Between, Block, Introduced, Named
from nocturne.kernel.text import Text

if TYPE_CHECKING:
    from nocturne.effects.text import Describer

Space = Annotated[int, Between(0, 47)]

INTENT = ("awareness", "cunning", "wrath", "either", "any-colour")
AIMING = ("assault", "contact", "aim")
AFTER_USE = ("discard-this", "return-this")
"""What becomes of the card itself."""


def refuse_pay(pay: tuple[AnyCost, ...], without: tuple[str, ...] = ()) -> Text | None:
    """Why a price cannot be collected: every kind of price at most once, Intent in one sum, one way of aiming."""
    names = [cost.named() for cost in pay]
    banned = next((name for name in names if name in without), "")
    if banned:
        return Text.of("etherfields-not-collected", word=banned)
    kinds = ["Intent" if name in INTENT else "target" if name in AIMING else name for name in names]
    kinds = [f"{kind} {getattr(cost, 'token', '')}".strip() for kind, cost in zip(kinds, pay, strict=True)]
    twice = next((kind for kind in kinds if kinds.count(kind) > 1), "")
    return Text.of("etherfields-price-twice", word=twice) if twice else None


ScriptNumber = Annotated[int, Between(0, 999)]
"""What is printed instead of an effect that is sealed: it is read when it is tried, and nobody reads it before."""


class Modifier(RecordPart, frozen=True, kw_only=True):
    """Something that holds as long as the record is in play: a figure of the game that is larger or smaller."""

    stat: Annotated[str, Named("stat")]
    by: Annotated[int, Between(-9, 9)]

    def told(self, text: Describer) -> Text:
        way = "down" if self.by < 0 else "up"
        named = Text(f"stat-{self.stat}")
        return Text.of("passive", stat=named, by=abs(self.by), way=way, **text.who(ME))


class Ability(RecordPart, frozen=True, kw_only=True):
    """An action that its owner may use: a condition, a price, an effect."""

    if_: AnyCondition | None = None
    pay: tuple[AnyCost, ...] = ()
    limit: Annotated[str, Named("limit")] = ""
    script: ScriptNumber = 0
    do: Block

    @property
    def read_as(self) -> int:
        return self.script

    def refuse(self, blocks: Blocks) -> Text | None:
        """The whole price must be one that the rules of actions collect."""
        return refuse_pay(self.pay)


class Reaction(RecordPart, frozen=True, kw_only=True):
    """An action that its owner may use at a moment of the closed list."""

    when: Annotated[str, Named("moment of use")]
    if_: AnyCondition | None = None
    pay: tuple[AnyCost, ...] = ()
    limit: Annotated[str, Named("limit")] = ""
    do: Block

    def refuse(self, blocks: Blocks) -> Text | None:
        """The whole price must be one that the rules of actions collect."""
        return refuse_pay(self.pay)


class Payment(RecordPart, frozen=True, kw_only=True):
    """A price for which the rules do something with the card: place a Progress card, remove a Flaw."""

    pay: tuple[AnyCost, ...]
    do: Block


class Placing(Payment, frozen=True, kw_only=True):
    """What a Progress card costs (EF-PROGRESS-02)."""

    def refuse(self, blocks: Blocks) -> Text | None:
        """A card is placed, aimed at nothing."""
        return refuse_pay(self.pay, (*AIMING, *AFTER_USE))


class Removal(Payment, frozen=True, kw_only=True):
    """What a Flaw costs its owner who gets rid of it (EF-FLAW-06)."""

    def refuse(self, blocks: Blocks) -> Text | None:
        """Paid in full or not at all: never in Intent."""
        return refuse_pay(self.pay, (*INTENT, *AIMING, *AFTER_USE))


class Trigger(RecordPart, frozen=True, kw_only=True):
    """Something that happens by itself."""

    by_itself: ClassVar[bool] = True

    if_: AnyCondition | None = None
    script: ScriptNumber = 0
    do: Block

    @property
    def read_as(self) -> int:
        return self.script


class TileEffect(Trigger, frozen=True, kw_only=True):
    """Of a Slumber tile or an Entity."""

    when: Annotated[str, Named("moment of a tile")]


class GateEffect(Trigger, frozen=True, kw_only=True):
    """Of a Dream Gate tile."""

    when: Annotated[str, Named("moment of a gate")]
    printed: bool = False  # a special rule, on the front of the tile

    @property
    def sealed(self) -> bool:
        """The front prints rows, Traps and the Out of Turns script, not what a Dream watches for (EF-GATE-02)."""
        return not self.printed and self.when in ("setup", "intro", "end-of-turn", "death")


class SecretEffect(Trigger, frozen=True, kw_only=True):
    """Of a Secret that lies beside the board."""

    when: Annotated[str, Named("moment of a secret")]


class QuirkEffect(Trigger, frozen=True, kw_only=True):
    """Of a Quirk in the Dreamscape."""

    when: Annotated[str, Named("moment of a quirk")]


class MapEffect(Trigger, frozen=True, kw_only=True):
    """Of a Map tile as it is laid."""

    when: Annotated[str, Named("moment of a map")]


class SeasonEffect(Trigger, frozen=True, kw_only=True):
    """Of the Season in force."""

    when: Annotated[str, Named("moment of a season")]


class WisdomEffect(Trigger, frozen=True, kw_only=True):
    """Of a Wisdom card that lies in the place of the Awakening card: a step more of it (EF-AWAKEN-02)."""

    when: Annotated[str, Named("moment of a wisdom")]


class Spot(Ability, frozen=True, kw_only=True):
    """An action printed on a Map tile or Overlay: in a space, or as a Flying Rule for all of it."""

    at: tuple[Space, ...] = ()


class Interaction(Ability, frozen=True, kw_only=True):
    """An action on an Entity's tile: always aimed at a figure of that Entity (EF-ENTITY-04)."""

    introduces: ClassVar[Introduced] = (("target", ("figure", "entity")),)
