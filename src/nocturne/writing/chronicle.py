"""The chronicle of a campaign: what its journal keeps, and each session's Dreams and Slumbers, for a file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nocturne.games.etherfields.rules.base import holds
from nocturne.kernel import Game, Text, UsageError
from nocturne.writing.reading import passage

MARKS = ("sitting-begun", "dreamer-chosen", "scene-begun", "scene-ended")
"""What is told of each session, in a line each."""


def chronicle(game: Game[Any]) -> Iterator[str]:
    """The prose first, then session by session what was entered and how it ended; `UsageError` for other games."""
    if game.manifest.id != "etherfields":
        raise UsageError(Text.of("chronicle-none", game=game.manifest.id))
    table, records = game.table, game.table.lib.records
    yield records.packs[0].manifest.title.upper()
    for entry in table.lib.entries.values():
        if entry.lasting and holds(table, table.first, f"entry/{entry.id}", entry.when):
            yield passage(records.text("stories", entry.story, "en"))
    for event in game.events():
        if event.kind in MARKS:
            yield f"  · {game.say(event.text)}"
