"""The steps that a card of ALONE keeps are those that the interpreter makes of its lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from nocturne.effects.context import Context, Stage
from nocturne.effects.step import Line
from nocturne.effects.word import Bound
from nocturne.games.alone.components import Content, Effect, Steps
from nocturne.games.alone.model import HERO
from nocturne.games.alone.pack import content
from nocturne.kernel import Step


def effects_in(value: object) -> Iterator[Effect]:
    """Every effect that the rules have read from a part of a record."""
    if isinstance(value, Effect):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from effects_in(part)
    elif isinstance(value, tuple | list):
        for part in value:
            yield from effects_in(part)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from effects_in(getattr(value, name))


def parts(box: Content) -> list[Effect]:
    """The effects of all cards, each once."""
    fields = [getattr(box, name) for name in ("reactions", "items", "missions", "characters")]
    return [effect for effect in dict.fromkeys(effects_in(fields)) if effect.record]


def carried_out(stage: Stage, effect: Effect) -> Steps | None:
    """What the words of its lines name, asked one by one as the interpreter does; None where one must see the table."""
    steps: list[Step[Any]] = []
    for at, verb in enumerate(stage.block(effect.record, effect.block)):
        if not verb.fixed:
            return None
        steps += verb.steps(Context(None, Line(effect.record, effect.block, at, Bound(HERO)), stage=stage))
    return tuple(steps)


@pytest.mark.rule("AL-DECK-04")
def test_every_part_keeps_the_steps_that_the_interpreter_makes_of_its_lines() -> None:
    box = content()
    effects = parts(box)
    assert len(effects) > 100
    for effect in effects:
        assert effect.steps == carried_out(box.stage, effect), effect.record
        due = effect.due(HERO)
        assert due == (effect.steps if effect.steps is not None else (effect.line(HERO),))


def test_wrong_steps_would_be_noticed() -> None:
    box = content()
    some, other = [effect for effect in parts(box) if effect.steps][:2]
    wrong = replace(some, steps=other.steps)
    assert wrong.steps != carried_out(box.stage, wrong)
