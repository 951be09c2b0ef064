"""The steps that a card of ALONE means, with what they hang on: as its row of the ledger says it."""

from typing import Any

from nocturne.effects import control
from nocturne.effects.context import Stage
from nocturne.effects.word import Condition
from nocturne.games.alone.components import Effect
from nocturne.games.alone.words.control import Repeat

Meaning = tuple[Any, ...]


def when(names: str, *steps: object) -> Meaning:
    """A part that is carried out only where all of these hold."""
    return ("when", tuple(names.split()), steps)


def either(*branches: Meaning, by: str = "you") -> Meaning:
    """One of several effects, as somebody chooses."""
    return ("either", by, branches)


def meaning(stage: Stage, effect: Effect) -> Meaning:
    """What an effect means, line by line."""
    return _block(stage, effect.record, effect.block) if effect.record else ()


def _block(stage: Stage, record: str, block: int) -> Meaning:
    lines: list[Any] = []
    for verb, steps in zip(stage.block(record, block), stage.fixed(record, block), strict=True):
        if steps is not None:
            lines += steps
        elif isinstance(verb, control.If):
            lines.append(when(" ".join(_names(verb.what)), *_block(stage, record, verb.then)))
        elif isinstance(verb, Repeat):
            lines += _block(stage, record, verb.do) * verb.times
        else:
            assert isinstance(verb, control.ChooseOne)
            lines.append(either(*[_block(stage, record, branch) for branch in verb.branches], by=verb.who.noun))
    return tuple(lines)


def _names(condition: Condition) -> list[str]:
    each = condition.of if isinstance(condition, control.All) else (condition,)
    return [part.named() for part in each]
