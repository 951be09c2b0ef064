"""What a card says is what happens: whichever parameter of a shipped card is changed, it means others or is refused."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from nocturne.effects.shape import Field, shape_of
from nocturne.effects.word import Between, Named
from nocturne.games.alone.pack import LANGUAGE, records, stage_of
from nocturne.games.alone.words.base import CardVerb

STAGE = stage_of(records())
SPOKEN = [
    (key, block, at)
    for key in records()
    for block, verbs in enumerate(records()[key].blocks)
    for at, verb in enumerate(verbs)
    if isinstance(verb, CardVerb)
]


def others(field: Field, value: object) -> Iterator[object]:
    """Every other name of a closed list, and the next numbers."""
    if isinstance(field.mark, Named):
        yield from [name for name in LANGUAGE.names(field.mark.list) if name != value]
    elif isinstance(field.mark, Between) and isinstance(value, int):
        yield from [number for number in (value - 1, value + 1) if field.mark.low <= number <= field.mark.high]


@pytest.mark.rule("AL-CONTENT-01")
@pytest.mark.parametrize(("key", "block", "at"), SPOKEN, ids=[f"{key}:{block}:{at}" for key, block, at in SPOKEN])
def test_another_parameter_means_other_steps_or_is_refused(key: str, block: int, at: int) -> None:
    verb, ctx = records()[key].blocks[block][at], STAGE.printed(key, block, at)
    assert isinstance(verb, CardVerb)
    assert verb.unfit() == ""
    meant = (*verb.declares(ctx), *verb.steps(ctx))
    for field in shape_of(type(verb)).fields:
        for other in others(field, getattr(verb, field.name)):
            changed = replace(verb, **{field.name: other})
            assert changed.unfit() or (*changed.declares(ctx), *changed.steps(ctx)) != meant, f"{field.key}: {other}"
