"""Words that no shipped pack speaks go, unless the ledger has a rule that only they can bring about."""

from __future__ import annotations

import msgspec
import pytest

from nocturne.effects.word import Word
from tests.packs.test_vocabulary import GAME_IDS, shipped

UNSPOKEN: dict[str, dict[str, str]] = {
    "etherfields": {
        "discard-mask": "EF-MASK-07: an effect may take off the active Mask",
        "hasten": "EF-TURNCARD-12: an effect may resolve the current Turn card early",
        "heighten": "EF-HAND-05: the Hand Size limit may drop below the hand in the middle of a Turn",
        "lay-across": "EF-TERRAIN-04: a Terrain token may lie on the line between two spaces",
        "remove-token": "EF-COMP-06: a token may leave the game for the rest of the campaign",
        "reshuffle": "EF-RESHUFFLE-06: an effect may reshuffle while cards remain in the deck",
    }
}
"""Words that only test packs and campaigns to come speak, each with the rule of the ledger that asks for it.

`unspoken.yaml` beside the tests of their game speaks them, so that `test_vocabulary` changes their parameters, too.
"""


def spoken(value: object, words: set[type[Word]]) -> set[type[Word]]:
    """Every word that stands in a record or a line, however deep."""
    if isinstance(value, Word):
        words.add(type(value))
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            spoken(getattr(value, name), words)
    elif isinstance(value, tuple):
        for part in value:
            spoken(part, words)
    return words


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_word_is_spoken_by_the_shipped_pack_or_stands_on_the_list_with_its_reason(game: str) -> None:
    pack = shipped(game)
    said: set[type[Word]] = set()
    for key in pack:
        spoken((pack[key].record, pack[key].blocks), said)
    words = {name: word for family in pack.language.words().values() for name, word in family.items()}
    assert sorted(name for name, word in words.items() if word not in said) == sorted(UNSPOKEN.get(game, ()))
