"""Another language is files and no code: a made-up one is spoken by everything that speaks."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import yaml

import nocturne
from nocturne.games import find
from nocturne.games.etherfields.pack import LANGUAGE as ETHERFIELDS
from nocturne.i18n import languages, nearest, preferred, say
from nocturne.i18n._files import VARIABLE
from nocturne.kernel import Game, NocturneError, Text
from nocturne.packs.check import check
from nocturne.packs.commands import faces_of
from nocturne.packs.faces import face_of
from nocturne.server.catalogue import GameEntry, catalogue
from nocturne.terminal.words import words
from tests.i18n.pseudo import LANGUAGE, english_in, pack_words, write
from tests.packs.packs import BROKEN
from tests.packs.test_broken import files_of
from tests.server.host import hosting

GAMES = ("alone", "etherfields", "lanterns")
ANSWERS = 250


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The made-up language as files in a folder."""
    folder = tmp_path_factory.mktemp("languages")
    write(folder)
    return folder


@pytest.fixture(autouse=True)
def _spoken(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(written))


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


WRITTEN = re.compile(r'"[^"]*"|`[^`]*`|\S+\.yaml\S*|\b[a-z]+(?:[-./][a-z]+)+')
"""What stands in a complaint as somebody wrote it: quoted words, examples, files, paths and ids."""

BROKEN_PACKS: list[dict[str, Any]] = yaml.safe_load(BROKEN.read_text(encoding="utf-8"))


def complaint(text: Text, *own: str) -> list[str]:
    """The plain words of a complaint in the made-up language, without those that its reader or others have written."""
    said = say(text, LANGUAGE)
    for part in own:
        said = said.replace(part, "")
    return english_in(WRITTEN.sub("", said), set())


MESSAGES = ("problem", "hint", "next")
"""The values of complaints that are complaints themselves."""


def own_words(text: Text) -> list[str]:
    """The values of a message that are words of a file, of a list in code or of another program."""
    parts: list[str] = []
    for name, value in text.args:
        if name in MESSAGES and not isinstance(value, Text):
            continue  # these are never somebody else's words
        for inner in value if isinstance(value, tuple) else (value,):
            parts += own_words(inner) if isinstance(inner, Text) else [inner] if isinstance(inner, str) else []
    return sorted(parts, key=len, reverse=True)


@pytest.mark.parametrize("case", BROKEN_PACKS, ids=[case["name"] for case in BROKEN_PACKS])
def test_what_is_wrong_with_a_pack_is_said_in_it(case: dict[str, Any]) -> None:
    problems, _ = check(files_of(case), ETHERFIELDS)
    assert problems.kept
    for problem in problems.kept:
        assert isinstance(problem.text, Text), problem.text
        assert complaint(problem.text, *own_words(problem.text)) == [], say(problem.text, LANGUAGE)


WRONG: dict[str, Callable[[], object]] = {
    "a game that is not there": lambda: nocturne.new("chess", players=2),
    "too many players": lambda: nocturne.new("lanterns", players=9),
    "an unknown profile": lambda: nocturne.new("lanterns", players=2, profile="9.0"),
    "an unknown option": lambda: nocturne.new("lanterns", players=2, options={"roof": "flat"}),
    "an unknown value": lambda: nocturne.new("lanterns", players=2, options={"upkeep": "never"}),
    "a wrong seed": lambda: nocturne.new("lanterns", players=2, seed="x"),  # type: ignore[arg-type]  # on purpose
    "no seat": lambda: nocturne.new("lanterns", players=2).view(7),
    "no save": lambda: nocturne.load(b"nothing of ours"),
    "a damaged save": lambda: nocturne.load(nocturne.new("lanterns", players=2).save()[:-9]),
    "a position that is a list": lambda: nocturne.position("lanterns", "[1]"),
    "a position of another game": lambda: nocturne.position("lanterns", "game: alone"),
    "a position with an unknown field": lambda: nocturne.position("lanterns", "game: lanterns\nroof: flat"),
    "a position that is no YAML": lambda: nocturne.position("lanterns", "a: [1"),
    "a position of ALONE without its map": lambda: nocturne.position("alone", "game: alone\nplayers: 2"),
    "a map that is not drawn": lambda: nocturne.position("alone", "game: alone\nplayers: 2\nmap: |\n  what\n"),
    "no Dreamscape": lambda: nocturne.position("etherfields", "game: etherfields\nplayers: 1\ndreamscape: [1]"),
}
"""Calls and files that are wrong, each in its own way."""


@pytest.mark.parametrize("wrong", list(WRONG))
def test_what_is_wrong_with_a_call_or_a_file_is_said_in_it(wrong: str) -> None:
    with pytest.raises(NocturneError) as caught:
        WRONG[wrong]()
    assert caught.value.text.key != "said"
    assert complaint(caught.value.text, *own_words(caught.value.text)) == [], say(caught.value.text, LANGUAGE)


def test_a_command_says_what_is_wrong_in_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "nocturne", "pack", "check", str(tmp_path / "nowhere")]
    run = subprocess.run(
        command, env={**os.environ, "NOCTURNE_LANGUAGE": LANGUAGE}, capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stderr.startswith("nocturne: Ñó þàçķ")) == (2, True), run.stderr
    assert (preferred({"LANG": "qq_XX.UTF-8"}), nearest("../en")) == (LANGUAGE, "en")


ASKED_WRONGLY = {
    "an address that is not there": ("GET", "/api/nothing"),
    "a way that is not there": ("DELETE", "/api/games"),
    "rules of no game": ("GET", "/api/rules/chess"),
    "no such rule": ("GET", "/api/rules/lanterns/LN-HAND-99"),
    "no key": ("GET", "/api/tables/abc"),
    "what cannot be read": ("POST", "/api/tables"),
}


def test_what_a_server_says_of_wrong_questions_is_in_it(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite") as host:
        for wrong, (method, path) in ASKED_WRONGLY.items():
            told = host.http.request(method, path, headers={"Accept-Language": f"{LANGUAGE}, en"}).json()["error"]
            said = WRITTEN.sub("", f"{told['message']} {told['hint']}".replace("/api/openapi", ""))
            left = [word for word in english_in(said, set()) if word not in ("LN", "HAND", "chess", "json", *GAMES)]
            assert left == [], (wrong, told)
