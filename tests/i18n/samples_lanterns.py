"""Sample values for the messages of Lanterns."""

from nocturne.games.lanterns.model import Card, Pace
from nocturne.kernel import Text
from nocturne.kernel.grid import Direction
from nocturne.kernel.text import Argument

PACES = tuple(Text.of("event-pace", seat=seat, pace=pace) for seat, pace in enumerate(Pace))

SAMPLES: dict[str, tuple[Argument, ...]] = {
    "against": (1, 0),
    "card": tuple(Card),
    "cards": (1, 20),
    "copies": (6,),
    "deck": ((),),
    "die": (3, 6),
    "discard": ((),),
    "lanterns": (0, 1, 5),
    "pace": tuple(Pace),
    "paces": (PACES[:2], PACES),
    "reason": (Text.of("over-most-lanterns", lanterns=2, winners=(0,)),),
    "round": (1, 8),
    "seekers": (2, 4),
    "space": (7,),
    "starts": ((),),
    "steps": (3, 1),
    "taker": (1, 0),
    "to": tuple(Direction),
    "total": (4, 2),
}

WORDS = (("card", Card), ("pace", Pace), ("direction", Direction))
