"""A Dream or Slumber as its readers meet it, along a recorded game: what is tried, and what is read then."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import fill
from typing import Any

from nocturne.kernel import Game, Refused, Text, UsageError
from nocturne.lab.certificates import Record, load
from nocturne.lab.provable import Dreams

WIDTH = 96
OPENING = 8
"""So many words recall a passage that has been read before."""
TRIED = ("use:", "use-note:", "say:")
"""Answers that are worth a line of their own: what somebody tries, and what somebody says."""
TOLD = ("turn-begun", "tiles-laid", "overlay-laid", "card-shown", "scene-ended")


def chosen(what: str, folder: Path, players: int, edition: str, pack: str = Dreams.game) -> Record:
    """The recorded game of a Dream or tile that is wanted; `UsageError` where there is none."""
    fitting = [record for case, record in load(folder).items() if case.what == what and case.edition == edition]
    if not fitting:
        told = Text.of("read-no-record", what=what, edition=edition, folder=str(folder), game=Dreams.game, pack=pack)
        raise UsageError(told)
    return min(fitting, key=lambda record: abs(record.case.players - players))


def read(what: str, folder: Path, players: int = 2, edition: str = "2.0", pack: str = Dreams.game) -> Iterator[str]:
    """Its front, then every passage in the order of the game, with what was tried before it."""
    record = chosen(what, folder, players, edition, pack)
    game = Dreams(pack).start(record.case, record.seed)
    passages = set[str]()
    yield from front(game, what)
    yield from told(game, -1, passages)
    for answer in record.answers:
        decision = game.open[0]
        if decision.kind == "AnswerRiddle" and decision.prompt.arguments().get("story"):
            yield passage(game.say(decision.prompt))
        if answer.startswith(TRIED) and answer in decision.ids():
            option = next(option for option in decision.options if option.id == answer)
            yield fill(f"> {game.say(option.label())}", WIDTH, subsequent_indent="  ")
        before = game.version
        try:
            game.answer(decision.seat, answer)
        except Refused:
            raise UsageError(Text.of("writing-game-old", what=what)) from None
        yield from told(game, before, passages)


def front(game: Game[Any], what: str) -> Iterator[str]:
    """What is printed before anything is tried: name, flavour, special rule and Goal."""
    records = game.table.lib.records
    key = next(key for key in (f"gate/{what}", f"tile/{what}") if key in records)
    record = records[key].record
    yield records.name(key).upper()
    stories = [records.text("stories", getattr(record, field, "") or "", "en") for field in ("special", "goal")]
    for text in (records.text("flavour", key, "en"), *stories):
        if text:
            yield passage(text)


def told(game: Game[Any], since: int, passages: set[str]) -> Iterator[str]:
    """What has happened since a version: passages whole, those that are known by their opening, the rest in a line."""
    for event in game.events(since):
        if event.kind == "noted":
            text = game.say(event.text)
            again = Text.of("read-again", opening=" ".join(text.split()[:OPENING]))
            yield f"  · {game.say(again)}" if text in passages else passage(text)
            passages.add(text)
        elif event.kind in TOLD:
            yield f"  · {game.say(event.text)}"


def passage(text: str) -> str:
    """A passage set in lines, its paragraphs apart."""
    return "\n" + "\n\n".join([fill(part, WIDTH) for part in text.split("\n") if part]) + "\n"
