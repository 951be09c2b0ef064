"""Answers to riddles, guessed from what a Dream has shown: its gate, its tiles and whatever has been found in it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from nocturne.bots.etherfields.sight import Sight, records
from nocturne.packs import Library as Records

WORD = re.compile(r"\w+")
ARTICLES = frozenset({"a", "an", "the"})


@lru_cache(64)
def words_of(whole: Records, open_things: frozenset[str]) -> frozenset[str]:
    """Every word in the names and flavour texts of what lies open."""
    keys = [key for key in whole if key.partition("/")[2] in open_things]
    texts = [whole.text(what, key) for key in keys for what in ("names", "flavour")]
    return frozenset(word.lower() for text in texts for word in WORD.findall(text))


def shown(sight: Sight) -> frozenset[str]:
    """What belongs to the Dream or Slumber and lies open: the tile in the Gate slot, maps, Entities, Secrets."""
    scene = sight.scene
    entities = [entity.tile for entity in scene.entities]
    lies = (sight.view.tile, *scene.tiles, *scene.overlays, *entities)
    return frozenset((*lies, *sight.team.revealed))


def mentioned(sight: Sight, answers: Iterable[str]) -> list[str]:
    """The answers that something which lies open has a word for."""
    whole = records()
    known = words_of(whole, shown(sight))
    fitting = []
    for answer in answers:
        name = {word.lower() for word in WORD.findall(whole.text("names", f"answer/{answer}"))} - ARTICLES
        if name & known:
            fitting.append(answer)
    return fitting
