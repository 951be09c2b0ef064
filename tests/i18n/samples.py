"""Sample values for every value that a message may carry, and the sentences they make."""

from collections.abc import Iterator

from nocturne.games.lanterns.model import Card, Pace
from nocturne.i18n import say
from nocturne.kernel import Text
from nocturne.kernel.grid import Direction
from nocturne.kernel.text import Argument

PACES = tuple(Text.of("event-pace", seat=seat, pace=pace) for seat, pace in enumerate(Pace))

SAMPLES: dict[str, tuple[Argument, ...]] = {
    "against": (1, 0),
    "taker": (1, 0),
    "card": tuple(Card),
    "cards": (1, 20),
    "deck": ((),),
    "die": (3, 6),
    "discard": ((),),
    "face": (1, 5),
    "given": (12,),
    "lanterns": (0, 1, 5),
    "now": (14,),
    "number": (1, 2),
    "option": ("walk:up",),
    "pace": tuple(Pace),
    "paces": (PACES[:2], PACES),
    "reason": (Text.of("over-most-lanterns", lanterns=2, winners=(0,)),),
    "round": (1, 8),
    "seat": (0, 3),
    "seats": ((1,), (0, 2), (0, 1, 3)),
    "seekers": (2, 4),
    "space": (7,),
    "starts": ((),),
    "steps": (3, 1),
    "to": tuple(Direction),
    "total": (4, 2),
    "waiting": ((1,), (0, 2), (-1,)),
    "why": ("others", "chance", "revealed"),
    "winners": ((0,), (0, 1), (0, 1, 2)),
}


def sentences(key: str, values: frozenset[str]) -> Iterator[str]:
    """A message with its first sample values, and then with each other sample in turn."""
    first = {name: SAMPLES[name][0] for name in sorted(values)}
    yield say(Text.of(key, **first), game="lanterns")
    for name in sorted(values):
        for other in SAMPLES[name][1:]:
            yield say(Text.of(key, **{**first, name: other}), game="lanterns")
