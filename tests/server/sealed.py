"""Words that nobody may read before their time: scripts, fronts of gates, Notes and Masks, answers, what is sealed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import nocturne
from nocturne.packs import Library
from nocturne.server.things import UNREAD, things_of

LEAST = 24
"""Shorter sentences say the same in many places."""


class Sealed:
    """The sentences of one game's records that lie face down, each with the record, or the story, that it is of."""

    def __init__(self, records: Library) -> None:
        fronts = {key for key in records if records[key].record.on_back or key.partition("/")[0] in UNREAD}
        stories = {f"story/{key}": text for pack in records.packs for key, text in pack.texts["en"].stories.items()}
        written = {key: _sentences(records.rules(key, unsealed=True)) for key in records}
        spoken = {key: _sentences(records.rules(key)) for key in records if key not in fronts}
        backs = {key: _sentences(records.back(key)) for key in fronts}
        told = {sentence for sentences in (*spoken.values(), *backs.values()) for sentence in sentences}
        self.of: dict[str, set[str]] = {}
        for key, sentences in {**written, **{key: _sentences(text) for key, text in stories.items()}}.items():
            for sentence in sentences - told:
                self.of.setdefault(sentence, set()).add(key)

    def read_in(self, texts: Iterable[str]) -> dict[str, set[str]]:
        """The sealed sentences that stand in some texts, with what they are of."""
        whole = _plain("\n".join(texts))
        return {sentence: keys for sentence, keys in self.of.items() if sentence in whole}


@cache
def sealed_of(game: str) -> Sealed:
    """What is sealed in a game as this program has it."""
    things = things_of(nocturne.new(game, players=2, seed=1), "en")
    assert things is not None
    return Sealed(things.records)


def _sentences(text: str) -> set[str]:
    return {part.strip() for part in re.split(r"(?<=[.!?:])\s|\n", text) if len(part.strip()) >= LEAST}


def _plain(text: str) -> str:
    return re.sub(r"[\u2068\u2069]", "", text)
