"""Sample values for every value that a message may carry, and the sentences they make.

A game keeps its own beside this file, as `samples_<game>.py` with `SAMPLES` (the values of its messages by name, over
those below) and `WORDS` (the enums whose every member a message of that key must name). Nothing else has to be edited.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from nocturne.i18n import say
from nocturne.kernel import Text
from nocturne.kernel.text import Argument

Values = Mapping[str, tuple[Argument, ...]]

SHARED: Values = {
    "block": (0,),
    "by": (2,),
    "face": (1, 5),
    "faces": ((3,), (1, 6)),
    "given": (12,),
    "limit": ("once-per-turn",),
    "now": (14,),
    "number": (1, 2),
    "option": ("walk:up",),
    "reason": (Text.of("refuse-over"),),
    "record": ("card/dash",),
    "sort": ("card",),
    "source": ("Dash",),
    "at": (0,),
    "earliest": (12,),
    "seat": (0, 3),
    "seats": ((1,), (0, 2), (0, 1, 3)),
    "stat": ("range",),
    "story": ("the gate",),
    "until": ("end-of-turn", "end-of-round", "end-of-game"),
    "waiting": ((1,), (0, 2), (-1,)),
    "way": ("up", "down"),
    "who": (Text.of("option-pick-seat", thing=0), Text.of("option-pick-figure", thing=3)),
    "why": ("others", "chance", "revealed"),
    "winners": ((0,), (0, 1), (0, 1, 2)),
}
"""The values of the kernel's messages and of the effect language's."""


class Samples(NamedTuple):
    """What a game says of its messages."""

    values: Values
    words: tuple[tuple[str, type[StrEnum]], ...]


def samples_of(game: str) -> Samples | None:
    """A game's own samples, or None where it has not written any."""
    name = f"tests.i18n.samples_{game}"
    if find_spec(name) is None:
        return None
    module = import_module(name)
    return Samples({**SHARED, **module.SAMPLES}, tuple(module.WORDS))


def sentences(key: str, values: frozenset[str], samples: Values, game: str | None) -> Iterator[str]:
    """A message with its first sample values, and then with each other sample in turn."""
    first = {name: samples[name][0] for name in sorted(values)}
    yield say(Text.of(key, **first), game=game)
    for name in sorted(values):
        for other in samples[name][1:]:
            yield say(Text.of(key, **{**first, name: other}), game=game)
