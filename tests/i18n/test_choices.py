"""Everything that can be chosen when a game is set up has a name and a sentence, in every language."""

from __future__ import annotations

from itertools import product

import pytest

import nocturne
from nocturne.games import find
from nocturne.i18n import languages
from nocturne.kernel import Text


def texts(game: str) -> list[Text]:
    """The names and sentences of a game's switches and settings."""
    info = next(info for info in nocturne.games() if info.id == game)
    switches = [text for switch in info.switches for text in (switch.name, switch.about)]
    return [*switches, *[text for setting in info.options for text in (setting.title, setting.about)]]


@pytest.mark.parametrize(("game", "language"), list(product(["alone", "etherfields", "lanterns"], languages())))
def test_every_switch_and_every_setting_has_a_name_and_a_sentence(game: str, language: str) -> None:
    said = {text.key: find(game).say(text, language) for text in texts(game)}
    assert len(said) == len(texts(game))
    assert [key for key, words in said.items() if "⟨" in words] == []
    assert [key for key, words in said.items() if key.endswith("-about") and not words.endswith(".")] == []
    assert len(set(said.values())) == len(said), "each says something else"
