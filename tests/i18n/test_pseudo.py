"""Another language is files and no code: a made-up one is spoken by everything that speaks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import nocturne
from nocturne.games import find
from nocturne.i18n import languages, say
from nocturne.i18n._files import VARIABLE
from nocturne.kernel import Game, Text
from nocturne.packs.commands import faces_of
from nocturne.packs.faces import face_of
from nocturne.server.catalogue import GameEntry, catalogue
from nocturne.terminal.words import words
from tests.i18n.pseudo import LANGUAGE, english_in, pack_words, write

GAMES = ("alone", "etherfields", "lanterns")
ANSWERS = 250


@pytest.fixture(autouse=True)
def _spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The made-up language is there, as files in a folder."""
    write(tmp_path)
    monkeypatch.setenv(VARIABLE, str(tmp_path))


def test_a_language_is_found_by_its_files() -> None:
    assert languages() == ("en", LANGUAGE)


def said(game: Game[Any], rng: Random) -> Iterator[tuple[str, str]]:
    """Everything that is said at a decision, and what says it."""
    for seat in range(game.box.players):
        yield "seat", game.say(game.manifest.seat_name(game.table, seat), LANGUAGE)  # type: ignore[arg-type]  # a seat
    for decision in game.open:
        yield decision.kind, game.say(decision.prompt, LANGUAGE)
        for option in game.candidates(decision.seat):
            yield f"{decision.kind} {option.id}", game.say(decision.label(option), LANGUAGE)
            if rng.random() < 0.3 and (refused := game.explain(decision.seat, option.id)) is not None:
                yield refused.refusal.text.key, game.say(refused.refusal.text, LANGUAGE)
    for told in game.events(game.version - 1, 0):
        yield told.text.key, game.say(told.text, LANGUAGE)
    if game.over is not None:
        yield "over", game.say(game.over.reason, LANGUAGE)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_a_game_speaks_it_throughout(name: str, players: int) -> None:
    rng = Random(players)
    game = nocturne.new(name, players=players, seed=players)
    known, left = pack_words(game.box.source), set()
    for _ in range(ANSWERS):
        for where, sentence in said(game, rng):
            if english_in(sentence, known):
                left.add((where, sentence))
        if not game.open:
            break
        decision = rng.choice(game.open)
        game.answer(decision.seat, rng.choice(decision.ids()))
    assert sorted(left) == []


SHOWN = ("title", "kind", "text", "footer", "label", "flavour", "heading", "name")
"""The fields of a face that people read; others name icons, colours and places."""


def read_on(face: object) -> Iterator[str]:
    """What stands on a card."""
    if isinstance(face, dict):
        for key, value in face.items():
            if key in SHOWN and isinstance(value, str):
                yield value
            else:
                yield from read_on(value)
    elif isinstance(face, list | tuple):
        for value in face:
            yield from read_on(value)


@pytest.mark.parametrize("name", GAMES)
def test_cards_and_rules_texts_speak_it(name: str) -> None:
    records = find(name).source({})
    known, left = pack_words(records), set()
    for key in records:
        face = msgspec.to_builtins(face_of(records, key, faces_of(name), LANGUAGE))
        for sentence in (records.rules(key, LANGUAGE), *read_on(face)):
            plain = [word for word in english_in(sentence, known) if f"{{{word}" not in sentence]
            if plain:
                left.add((key, sentence))
    assert sorted(left) == []


def test_what_the_server_and_the_terminal_say_of_games_is_in_it() -> None:
    entries: list[GameEntry] = catalogue(LANGUAGE)
    told = [entry.blurb for entry in entries]
    told += [text for entry in entries for option in entry.options for text in (option.label, option.about)]
    told += [text for entry in entries for switch in entry.switches for text in (switch.name, switch.about)]
    told += [words("goodbye", LANGUAGE), say(Text.of("refuse-over"), LANGUAGE)]
    assert [text for text in told if english_in(text, set())] == []
