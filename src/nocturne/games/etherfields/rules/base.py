"""What all chapters share: options, why they are refused in each edition, and carrying out what cards say."""

from __future__ import annotations

from functools import cache, lru_cache

from nocturne.effects.context import Context
from nocturne.effects.interpret import Do
from nocturne.effects.step import Guarded
from nocturne.effects.word import AnyCondition, Block, Bound, ref
from nocturne.games.etherfields.events.base import named
from nocturne.games.etherfields.model import Etherfields
from nocturne.kernel import Ask, Option, Refusal, Seat, Step, Text
from nocturne.kernel.grid import Space
from nocturne.kernel.steps import plain_option
from nocturne.kernel.text import kebab


class EtherfieldsOption(Option, frozen=True):
    """An option of Etherfields. Content is told by name."""

    def label(self) -> Text:
        return label_of(self)


class CardOption(EtherfieldsOption, frozen=True):
    """An option about a card."""

    card: str


class Discard(CardOption, frozen=True):
    """Discard a card from the hand."""


class SpaceOption(EtherfieldsOption, frozen=True):
    """An option about a space of the Dreamscape."""

    space: Space


class EffectOption(EtherfieldsOption, frozen=True):
    """An option about an effect, by its key."""

    effect: str


class FromHand(Ask[Etherfields], frozen=True, tag=True):
    """A card of the hand is to be discarded, of the owner's choice."""

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [Discard.of(card) for card in dict.fromkeys(game.dreamers[seat].hand)]


@cache
def label_of(option: Option) -> Text:
    """The label of an option, made once."""
    return Text.of("option-" + kebab(type(option).__name__), **named(option.facts()))


def plain(name: str) -> Option:
    """An option without fields, by its id."""
    return plain_option(name, __name__, EtherfieldsOption)


# -- what must be there before an option may be chosen or a price paid (chapter CHOICE)

UNPAYABLE = {True: "EF-CHOICE-02", False: "EF-CHOICE-04"}
"""Why an option that cannot be paid is refused: in 2.0 by its rule of choices, in 1.0 as costs are paid in full."""
CANNOT_CHOOSE = {edition: Refusal.by(rule, "refuse-cannot-choose") for edition, rule in UNPAYABLE.items()}
CANNOT_PAY = {edition: Refusal.by(rule, "refuse-cannot-pay") for edition, rule in UNPAYABLE.items()}
NOT_ALL = {
    True: Refusal.by("EF-CHOICE-03", "refuse-not-all"),
    False: Refusal.by("EF-CHOICE-04", "refuse-not-all"),
}


class Takes(Guarded[Etherfields], frozen=True):
    """A step that takes something. In 2.0 whoever chooses it must have it all (EF-CHOICE-02)."""

    def is_there(self, game: Etherfields) -> bool:
        """Whether all that it takes is there; a price is paid in full in both editions (EF-CHOICE-04)."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover -- every one has its own

    def refuse(self, table: Etherfields) -> Refusal | None:
        return CANNOT_CHOOSE[True] if limits_choices(table) and not self.is_there(table) else None


def limits_choices(game: Etherfields) -> bool:
    """Whether an option may be chosen only if all that it takes is there: in 2.0 (EF-CHOICE-02, EF-CHOICE-04)."""
    return bool(game.box.value("EF-CHOICE-02"))


# -- what cards, tiles and scripts say (EF-PRECEDENCE-01): the lines of a record, straight from its key

TARGET, ROW = "target", "row"
"""What an action is aimed at; whether an effect row of a Turn card is being resolved, which Morphings change."""


def effect(
    game: Etherfields, key: str, seat: Seat, this: str, *, target: int = -1, row: bool = False
) -> tuple[Step[Etherfields], ...]:
    """The steps of an effect: for a Dreamer, by the element that speaks, perhaps aimed at a figure (EF-MORPH-17)."""
    lib = game.lib
    parts = lib.effects.get(key)
    if not parts:
        return ()
    asked = (key, seat, this, target, row)
    known: tuple[Step[Etherfields], ...] | None = lib.memo.get(asked)
    if known is None:
        bound = Bound(seat, ref("card", this))
        if target >= 0:
            bound = bound.having(TARGET, ref("figure", target))
        if row:
            bound = bound.having(ROW, 1)
        steps = [
            Do(part.record, part.block, 0, bound) if part.condition is None else IfHolds(key, number, bound)
            for number, part in enumerate(parts)
        ]
        known = lib.keep(asked, tuple(steps))
    return known


class IfHolds(Step[Etherfields], frozen=True):
    """Carry out a part of an effect if its condition holds when its turn comes (EF-PRECEDENCE-01)."""

    key: str
    number: int
    bound: Bound

    def line_in(self, game: Etherfields) -> Do:
        """The line that carries the part out."""
        part = game.lib.effects[self.key][self.number]
        return Do(part.record, part.block, 0, self.bound)

    def run(self, game: Etherfields) -> None:
        condition, line = game.lib.effects[self.key][self.number].condition, self.line_in(game)
        if condition is None or condition.holds(Context(game, line)):
            game.then(line)


def holds(game: Etherfields, seat: Seat, record: str, condition: AnyCondition | None) -> bool:
    """Whether what a record demands is met for a Dreamer (EF-ACTION-13); what demands nothing always is."""
    return condition is None or condition.holds(Context(game, _asking(record, seat)))


@lru_cache(4096)
def _asking(record: str, seat: Seat) -> Do:
    """The line on whose behalf a condition is asked: the same each time."""
    return Do(record, Block(0), 0, Bound(seat, ref("card", record.partition("/")[2])))
