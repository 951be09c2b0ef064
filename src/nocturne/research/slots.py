"""Which number stands for which option: a table made from the rules and the pack, the same for all seats.

Slot 0 is `WAIT`. Then comes a slot for each kind of option and each combination of the arguments that matter
(`declared`). The last 64 are for whatever has none, or shares one: they are handed out in the order of the options, so
they mean the same in every world that the asked seat cannot tell from the real one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from hashlib import blake2b
from itertools import product
from math import prod
from typing import Any

from nocturne.kernel import Box, Game, Option, Seat, UsageError
from nocturne.kernel.codec import modules_of
from nocturne.kernel.decision import Decision
from nocturne.kernel.steps import field_types, id_word
from nocturne.kernel.text import Text, kebab
from nocturne.research.declared import Declaration, declared, values_of

WAIT = 0
"""The slot of whoever lets others answer first, or is not asked at all."""
OVERFLOW = 64
"""How many slots there are for options that have none of their own."""
WIDEST = 2_000
"""A kind with more combinations than this has no slots of its own: all of it overflows."""


class SlotTable:
    """The slots of one game with one pack. `id` names it: game, version of the declaration, digest of all slots."""

    def __init__(self, box: Box[Any]) -> None:
        what = declared(box.manifest.id)
        self._matters = what.matters
        self.names = ("wait", *dict.fromkeys(_names(box, what)))
        self.numbers = {name: number for number, name in enumerate(self.names)}
        digest = blake2b("\n".join(self.names).encode(), digest_size=6).hexdigest()
        self.id = f"{box.manifest.id}/{what.version}/{digest}"
        self._kept: dict[Option, int | None] = {}

    def __len__(self) -> int:
        return len(self.names) + OVERFLOW

    def name(self, slot: int) -> str:
        """What a slot stands for: `walk:east`, or `overflow:3`."""
        return self.names[slot] if slot < len(self.names) else f"overflow:{slot - len(self.names)}"

    def slot(self, option: Option) -> int | None:
        """The slot of an option, if it has one of its own."""
        if option not in self._kept:
            self._kept[option] = self.numbers.get(name_of(option, self._matters.get(kind_of(type(option)))))
        return self._kept[option]

    def offered(self, decision: Decision) -> dict[int, str]:
        """The options of a decision by their slots; of two with the same slot, the later overflows."""
        slots: dict[int, str] = {}
        beyond: list[str] = []
        for option in decision.options:
            slot = self.slot(option)
            if slot is None or slot in slots:
                beyond.append(option.id)
            else:
                slots[slot] = option.id
        if len(beyond) > OVERFLOW:
            raise UsageError(Text.of("research-overflow", options=len(beyond), kind=decision.kind, most=OVERFLOW))
        slots.update(enumerate(beyond, len(self.names)))
        return slots

    def check(self, id_: str) -> None:
        """Raise `UsageError` where something was made with another table, such as a policy that was learnt."""
        if id_ != self.id:
            raise UsageError(Text.of("research-other-slots", given=str(id_)[:80], here=self.id))


def slots_of(game: Game[Any]) -> SlotTable:
    """The table of the game and pack that is played here, made once for each pack.

    >>> import nocturne
    >>> table = slots_of(nocturne.new("lanterns", players=2))
    >>> table.names[:6], len(table)
    (('wait', 'done', 'drop:dash', 'drop:spark', 'drop:snuff', 'drop:ward'), 84)
    """
    box = game.box
    key = (box.manifest.id, box.content_hash)
    if key not in _TABLES:
        _TABLES[key] = SlotTable(box)
    return _TABLES[key]


_TABLES: dict[tuple[str, str], SlotTable] = {}
"""By game and content: a run plays few packs, and every one of them over and over."""


def kind_of(option: type[Option]) -> str:
    """What a kind of option is called in ids."""
    return kebab(option.__name__)


def name_of(option: Option, matters: Sequence[str] | None) -> str:
    """The name of the slot that an option belongs to."""
    facts = option.facts()
    words = [id_word(facts[field]) for field in (facts if matters is None else matters)]
    return ":".join([kind_of(type(option)), *words])


def kinds_in(box: Box[Any]) -> Iterator[type[Option]]:
    """The kinds of option that a game may offer, by name; those that only others are derived from are left out."""
    packages = ("nocturne.kernel", *box.manifest.packages)
    modules_of(box.manifest.packages)  # what is not imported yet has no subclasses

    def below(kind: type[Option]) -> Iterator[type[Option]]:
        for sub in kind.__subclasses__():
            if sub.__subclasses__():
                yield from below(sub)
            elif any(sub.__module__ == name or sub.__module__.startswith(f"{name}.") for name in packages):
                yield sub

    return iter(sorted(below(Option), key=lambda kind: (kind_of(kind), kind.__module__)))


def _names(box: Box[Any], what: Declaration) -> Iterator[str]:
    for kind in kinds_in(box):
        name, types = kind_of(kind), field_types(kind)
        matters = what.matters.get(name, [field for field in types if field != "id"])
        values = [_values(box, what, name, field, types.get(field)) for field in matters]
        if prod(map(len, values)) <= WIDEST:
            yield from (":".join([name, *words]) for words in product(*values))


def _values(box: Box[Any], what: Declaration, kind: str, field: str, type_: Any) -> tuple[str, ...]:
    domain = what.fields.get(f"{kind}:{field}", what.fields.get(field))
    if domain is not None:
        return values_of(domain, box)
    if isinstance(type_, type) and issubclass(type_, Enum):
        return tuple([id_word(member) for member in type_])
    seats = tuple(map(str, range(max(box.manifest.players))))
    return {Seat: seats, Seat | None: (*seats, "None")}.get(type_, ())
