"""Every message that can be produced is in the catalogues, and nothing else is."""

import os
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import ast

from nocturne.games import GAMES, find
from nocturne.games.lanterns.model import Card, Pace
from nocturne.i18n import keys, languages
from nocturne.kernel import Event, Option, Seat
from nocturne.kernel.codec import kinds_in
from nocturne.kernel.grid import Direction
from tests.i18n.catalogue import FOLDER, entries, messages, references, uses
from tests.i18n.produced import SRC, Message, by_calls, of_game, strings_in
from tests.i18n.samples import SAMPLES, sentences

LINES = Path(__file__).with_name("lines.en.txt")
LISTS = {"seat", "seats-none", "list-none", "list-pair", "list-more", "list-last"}
"""Messages that the functions of the catalogues say."""


def produced(game: str | None) -> list[Message]:
    return of_game(None if game is None else find(game))


def files() -> list[str]:
    return sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))


@pytest.mark.parametrize("name", files())
def test_a_catalogue_holds_no_junk_and_no_key_twice(name: str) -> None:
    junk = [one.content for one in entries(name) if isinstance(one, ast.Junk)]
    found = [one.id.name for one in entries(name) if isinstance(one, ast.Message)]
    assert junk == []
    assert len(found) == len(set(found))


@pytest.mark.parametrize("game", [None, *GAMES])
def test_every_message_that_can_be_produced_is_there_with_all_its_values(game: str | None) -> None:
    known = messages("kernel", *([] if game is None else [game]))
    made = produced(game)
    missing = [message for message in made if message.key not in known]
    assert missing == []
    lacking = {
        message: lost
        for message in made
        if (lost := {use.variable for use in uses(message.key, known)} - message.values)
    }
    assert lacking == {}


def test_the_collector_finds_messages_of_every_kind() -> None:
    kernel, lanterns = ({message.key for message in produced(game)} for game in (None, "lanterns"))
    assert {"refuse-not-asked", "refuse-no-such-seat", "refuse-undo", "option-pass", "option-face", "seat"} <= kernel
    assert {"ask-turn", "ask-chance-reach", "ask-upkeep-deal-one", "option-walk", "face-deck"} <= lanterns
    assert {"event-card-drawn", "event-card-drawn-unseen", "event-pace", "refuse-wall"} <= lanterns


@pytest.mark.parametrize("game", [None, *GAMES])
def test_no_message_of_a_game_is_written_that_nobody_says(game: str | None) -> None:
    own = messages("kernel" if game is None else game)
    makers = [None, *GAMES] if game is None else [game]  # the kernel also speaks for all games
    said = {message.key for maker in makers for message in produced(maker)} | references(own) | LISTS
    said |= strings_in(SRC / "terminal" / "painters") if game is not None else set()
    assert set(own) - said == set()


def test_no_message_of_the_terminal_is_written_that_nobody_says() -> None:
    own = messages("terminal")
    said = strings_in(SRC / "terminal", SRC / "cli.py") | references(own)
    said |= {f"game-{game}" for game in GAMES}
    assert set(own) - said == set()


def terminal_calls() -> list[Message]:
    names, besides = ("words", "tell", "agree"), frozenset({"style", "indent", "language"})
    paths = [*(SRC / "terminal").glob("*.py"), SRC / "cli.py"]
    return [message for path in paths for message in by_calls(path, names, besides=besides)]


def test_every_message_that_the_terminal_says_is_there_with_all_its_values() -> None:
    known = messages("kernel", "terminal")
    made = [message for message in terminal_calls() if message.key != "game-"]
    assert len({message.key for message in made}) > 50
    assert [message for message in made if message.key not in known] == []
    for message in made:
        assert {use.variable for use in uses(message.key, known)} <= message.values, message


def test_every_message_that_a_painter_says_is_there_with_all_its_values() -> None:
    known = messages("kernel", "lanterns")
    made = by_calls(SRC / "terminal" / "painters" / "lanterns.py", ("words", "of"))
    assert len({message.key for message in made}) >= 8
    for message in made:
        assert {use.variable for use in uses(message.key, known)} <= message.values, message


def declared(kind: type[Any]) -> dict[str, Any]:
    return {name: one for name, one in get_type_hints(kind).items() if name in kind.__struct_fields__}


@pytest.mark.parametrize("game", list(GAMES))
def test_seats_are_always_said_as_seats_and_never_as_bare_numbers(game: str) -> None:
    known = messages("kernel", game)
    for kind in (*kinds_in(find(game).modules, Event), *kinds_in(find(game).modules, Option)):
        seats = {name for name, one in declared(kind).items() if one is Seat or Seat in get_args(one)}
        for message in [message for message in produced(game) if message.where == kind.__name__]:
            wrong = [use for use in uses(message.key, known) if use.variable in seats and use.how not in SAID_SO]
            assert wrong == [], message.key


SAID_SO = ("SEAT", "SEATS", "COUNT")


@pytest.mark.parametrize(("name", "kind"), [("card", Card), ("pace", Pace), ("direction", Direction)])
def test_every_word_of_the_game_has_its_own_name(name: str, kind: Any) -> None:  # noqa: ANN401  any enum
    selected = [use for use in uses(name, messages("lanterns")) if use.how == "select"]
    assert {member.value for member in kind} <= selected[0].variants


def lines() -> list[str]:
    """Every message of the kernel and the template game in words, with sample values."""
    said = []
    for game in (None, "lanterns"):
        for message in sorted(
            {(one.key, one.values) for one in produced(game)}, key=lambda one: (one[0], sorted(one[1]))
        ):
            said += [f"{message[0]}: {sentence}" for sentence in dict.fromkeys(sentences(*message))]
    return said


def test_every_value_has_a_sample() -> None:
    needed = {value for game in (None, "lanterns") for message in produced(game) for value in message.values}
    assert needed - set(SAMPLES) == set(), "add samples in tests/i18n/samples.py"


def test_the_words_are_those_that_were_agreed() -> None:
    """Run with NOCTURNE_RENEW=1 to write the file anew; the difference shows every change of wording."""
    said = lines()
    if os.environ.get("NOCTURNE_RENEW"):
        LINES.write_text("\n".join(said) + "\n", encoding="utf-8")
    assert len(said) >= 100
    assert said == LINES.read_text(encoding="utf-8").splitlines()


def test_nothing_is_missing_in_the_words_that_were_agreed() -> None:
    assert [line for line in lines() if "⟨" in line or "{" in line] == []


def test_english_comes_first_among_the_languages() -> None:
    assert languages()[0] == "en"


@pytest.mark.parametrize("language", languages()[1:])
def test_another_language_has_every_message_of_english(language: str) -> None:
    for name in files():
        assert set(messages(name, language=language)) == set(messages(name))


def test_keys_lists_the_messages_of_the_kernel_and_the_game() -> None:
    assert set(keys(game="lanterns")) == set(messages("kernel", "lanterns"))
