"""Every message that can be produced is in the catalogues, and nothing else is."""

import os
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import ast

from nocturne.games import GAMES, find
from nocturne.i18n import keys, languages
from nocturne.kernel import Event, Option, Seat
from nocturne.kernel.codec import kinds_in, modules_of
from tests.i18n.catalogue import FOLDER, entries, messages, problem_files, references, uses
from tests.i18n.produced import KEY, SRC, Message, by_calls, of_effects, of_game, strings_in
from tests.i18n.samples import SHARED, Samples, samples_of, sentences

HERE = Path(__file__).parent
EFFECTS = "effects"
SPEAKERS = [None, EFFECTS, *GAMES]
"""Who has messages: the kernel, the effect language, and each game."""

LISTS = {"seat", "seat-named", "spot", "seats-none", "list-none", "list-pair", "list-more", "list-last"}
"""Messages that the functions of the catalogues say."""


@cache
def produced(speaker: str | None) -> list[Message]:
    """What a speaker says, besides complaints about files, packs and calls (tests/i18n/test_problems.py)."""
    made = of_effects() if speaker == EFFECTS else of_game(None if speaker is None else find(speaker))
    complaints = messages(*problem_files())
    return [message for message in made if message.key not in complaints]


def heard(speaker: str | None) -> tuple[str, ...]:
    """The catalogues in which a speaker's messages are looked for; of two with one key, `say` takes the game's."""
    if speaker is None or speaker == EFFECTS:
        return ("kernel",) if speaker is None else ("kernel", EFFECTS)
    assert speaker in files(), f"{speaker} has no catalogue: write src/nocturne/i18n/en/{speaker}.ftl"
    return ("kernel", *[name for name in (EFFECTS, f"{speaker}-{EFFECTS}", speaker) if name in files()])


def games_with_samples() -> list[Any]:
    """Each game with its samples; one that has none yet is left out (tests/i18n/samples_lanterns.py shows how)."""
    found = [(game, samples_of(game)) for game in GAMES]
    return [pytest.param(*one, id=one[0]) for one in found if one[1]]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_has_a_catalogue_and_a_name_in_the_terminal(game: str) -> None:
    assert heard(game)
    assert f"game-{game}" in messages("terminal"), f"write game-{game} in src/nocturne/i18n/en/terminal.ftl"


def files() -> list[str]:
    return sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))


@pytest.mark.parametrize("name", files())
def test_a_catalogue_holds_no_junk_and_no_key_twice(name: str) -> None:
    junk = [one.content for one in entries(name) if isinstance(one, ast.Junk)]
    found = [one.id.name for one in entries(name) if isinstance(one, ast.Message)]
    assert junk == []
    assert len(found) == len(set(found))


@pytest.mark.parametrize("speaker", SPEAKERS)
def test_every_message_that_can_be_produced_is_there_with_all_its_values(speaker: str | None) -> None:
    known = messages(*heard(speaker))
    made = produced(speaker)
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
    own = messages(heard(game)[-1])
    makers = [None, *GAMES] if game is None else [game, EFFECTS]  # the kernel also speaks for all games
    said = {message.key for maker in makers for message in produced(maker)} | references(own) | LISTS
    if game is not None:  # a key may go through a function of the game before it becomes a message
        said |= strings_in(SRC / "terminal" / "painters") | strings_in(SRC / "games" / game)
    assert {key for key in own if not key.startswith(PICKED)} - said == set()


PICKED = "option-pick-"
"""What a thing is called where an effect lets it be chosen: the sort of thing makes the rest of the key."""


def test_no_decision_or_event_of_the_effect_language_is_written_that_nobody_says() -> None:
    said = {message.key for message in produced(EFFECTS)}
    own = {key for key in messages(EFFECTS) if KEY.fullmatch(key) and not key.startswith(PICKED)}
    assert own - said == set()


@pytest.mark.parametrize("game", list(GAMES))
def test_no_game_copies_a_message_of_the_effect_language(game: str) -> None:
    shared, own = messages(EFFECTS), messages(game)
    assert [key for key in own if key in shared and own[key].equals(shared[key])] == []


def test_no_message_of_the_terminal_is_written_that_nobody_says() -> None:
    own = messages("terminal")
    said = strings_in(SRC / "terminal", SRC / "cli.py") | references(own)
    said |= {f"game-{game.name}" for game in (SRC / "games").iterdir()}  # those in the making, too
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


PAINTERS = {game: sorted((SRC / "terminal" / "painters").glob(f"*{game}*.py")) for game in GAMES}


@pytest.mark.parametrize("game", [game for game, paths in PAINTERS.items() if paths])
def test_every_message_that_a_painter_says_is_there_with_all_its_values(game: str) -> None:
    known = messages(*heard(game))
    made = [message for path in PAINTERS[game] for message in by_calls(path, ("words", "of"))]
    assert made
    assert [message for message in made if message.key not in known] == []
    for message in made:
        assert {use.variable for use in uses(message.key, known)} <= message.values, message


def declared(kind: type[Any]) -> dict[str, Any]:
    return {name: one for name, one in get_type_hints(kind).items() if name in kind.__struct_fields__}


@pytest.mark.parametrize("game", list(GAMES))
def test_seats_are_always_said_as_seats_and_never_as_bare_numbers(game: str) -> None:
    known = messages(*heard(game))
    for kind in (*kinds_in(modules_of(find(game).packages), Event), *kinds_in(modules_of(find(game).packages), Option)):
        seats = {name for name, one in declared(kind).items() if one is Seat or Seat in get_args(one)}
        for message in [message for message in produced(game) if message.where == kind.__name__]:
            wrong = [use for use in uses(message.key, known) if use.variable in seats and use.how not in SAID_SO]
            assert wrong == [], message.key


SAID_SO = ("SEAT", "SEATS", "COUNT")


@pytest.mark.parametrize(("game", "samples"), games_with_samples())
def test_every_word_of_the_game_has_its_own_name(game: str, samples: Samples) -> None:
    known = messages(game)
    for name, kind in samples.words:
        selected = [use for use in uses(name, known) if use.how == "select"]
        assert {member.value for member in kind} <= selected[0].variants, name


def lines(speaker: str | None, samples: Samples | None = None) -> list[str]:
    """Every message of the kernel, the effect language or a game in words, with sample values."""
    values = SHARED if samples is None else samples.values
    made = sorted({(one.key, one.values) for one in produced(speaker)}, key=lambda one: (one[0], sorted(one[1])))
    said = []
    for key, needed in made:
        lacking = needed - set(values)
        assert not lacking, f"{key}: add {sorted(lacking)} to tests/i18n/samples_{speaker}.py"
        said += [f"{key}: {sentence}" for sentence in dict.fromkeys(sentences(key, needed, values, speaker))]
    return said


def are_agreed(said: list[str], file: str) -> None:
    """Hold sentences against a file; NOCTURNE_RENEW=1 writes it anew, so that a change of wording is a difference."""
    if os.environ.get("NOCTURNE_RENEW"):
        (HERE / file).write_text("\n".join(said) + "\n", encoding="utf-8")
    assert [line for line in said if "⟨" in line or "{" in line] == []
    assert (HERE / file).is_file(), f"run this test with NOCTURNE_RENEW=1 to write tests/i18n/{file}, and read it"
    assert said == (HERE / file).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("speaker", [None, EFFECTS])
def test_the_words_of_the_kernel_and_of_effects_are_those_that_were_agreed(speaker: str | None) -> None:
    values = {**SHARED, "card": ("Dash",), "die": ("luck",)}
    are_agreed(lines(speaker, Samples(values, ())), f"lines-{speaker or 'kernel'}.en.txt")


@pytest.mark.parametrize(("game", "samples"), games_with_samples())
def test_the_words_of_a_game_are_those_that_were_agreed(game: str, samples: Samples) -> None:
    are_agreed(lines(game, samples), f"lines-{game}.en.txt")


def test_english_comes_first_among_the_languages() -> None:
    assert languages()[0] == "en"


def test_every_language_has_every_message_of_english() -> None:
    for language in languages():
        for name in files():
            assert set(messages(name, language=language)) == set(messages(name)), (language, name)


def test_keys_lists_the_messages_of_the_kernel_and_the_game() -> None:
    assert set(keys(game="lanterns")) == set(messages(*heard("lanterns"), *problem_files()))
