"""Messages become words: nested, listed, named, and never a crash."""

import subprocess
import sys
from random import Random
from typing import Any

import pytest

import nocturne
from nocturne.i18n import fallbacks, say
from nocturne.kernel import Game, Name, Text


def test_a_message_within_a_message_is_said_first() -> None:
    reason = Text.of("over-most-lanterns", lanterns=2, winners=(0,))
    assert say(Text.of("event-game-ended", reason=reason), game="lanterns") == (
        "The game is over. Seat 1 wins with 2 lanterns."
    )


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ((0,), "You are not asked now: Seat 1 is."),
        ((0, 1), "You are not asked now: Seat 1 and Seat 2 are."),
        ((0, 1, 2, 3), "You are not asked now: Seat 1, Seat 2, Seat 3 and Seat 4 are."),
    ],
)
def test_a_list_is_joined_as_the_catalogue_joins_lists(seats: tuple[int, ...], words: str) -> None:
    assert say(Text.of("refuse-not-asked", waiting=seats)) == words


def test_an_empty_list_of_seats_is_nobody() -> None:
    assert say(Text.of("refuse-undo", why="chance", seats=())).endswith("the consent of nobody.")


def test_words_and_names_are_listed_too() -> None:
    cards = ("rope", Name("card", "ash-lantern"))
    shown = say(Text.of("view-hand", cards=cards), game="lanterns", names=lambda name: name.id.title())
    assert shown == "Your hand: rope and Ash-Lantern"
    assert say(Text.of("view-hand", cards=()), game="lanterns") == "Your hand: nothing"


def test_the_seat_of_chance_is_called_chance() -> None:
    assert say(Text.of("refuse-not-asked", waiting=(nocturne.CHANCE,))) == "You are not asked now: Chance is."


def test_a_seat_goes_by_whoever_sits_there_where_that_is_known() -> None:
    told, names = Text.of("event-cards-drawn", seat=1, cards=("x",)), {Name("dreamer", "mourner"): "Mourner"}
    seated = (None, Name("dreamer", "mourner"))
    assert say(told, game="etherfields", names=names.__getitem__, seated=seated) == "The Mourner draws x."
    assert say(told, game="etherfields", seated=(Name("dreamer", "mourner"), None)) == "Seat 2 draws x."
    assert say(told, game="etherfields") == "Seat 2 draws x."


@pytest.mark.parametrize(
    ("spot", "words"),
    [
        ("start:0,0", "The start"),
        ("start:0,-1", "The sector 1 north of the start"),
        ("start:-3,2", "The sector 2 south, 3 west of the start"),
        ("other:0,0", "The first sector on the other level"),
        ("other:2,0", "The sector 2 east of the first one on the other level"),
        ("2:5,3", "Sector 5,3 of level 2"),
    ],
)
def test_a_sector_is_said_as_a_player_would(spot: str, words: str) -> None:
    assert say(Text.of("option-at", place=spot), game="alone") == words


def test_a_missing_key_shows_itself() -> None:
    assert say(Text.of("refuse-gravity", to="north"), game="lanterns") == "⟨refuse-gravity⟩"


def test_a_missing_value_shows_its_name_and_leaves_the_rest_of_the_sentence() -> None:
    assert say(Text.of("event-lantern-snuffed", seat=0), game="lanterns") == (
        "Seat 1 snuffs the lantern before ⟨against⟩ has it."
    )
    assert say(Text.of("refuse-undo", why="chance")).endswith("needs the consent of ⟨seats⟩.")


def test_a_value_of_the_wrong_kind_shows_the_key() -> None:
    assert say(Text.of("refuse-undo", why="chance", seats=3)) == "⟨refuse-undo⟩"


def test_a_name_that_nobody_knows_shows_its_id() -> None:
    assert (
        say(Text.of("view-hand", cards=(Name("card", "ash-lantern"),)), game="lanterns") == "Your hand: ⟨ash-lantern⟩"
    )


def test_values_that_cannot_be_hashed_are_said_all_the_same() -> None:
    assert say(Text("refuse-not-asked", (("waiting", [0]),))) == "You are not asked now: Seat 1 is."  # type: ignore[arg-type]  # as a careless host may


def test_truth_and_nothing_are_words_to_select_by() -> None:
    assert say(Text.of("view-pace", pace=None), game="lanterns") == "–"
    assert say(Text.of("saved", file=True), game="terminal") == "Saved to yes."


def test_a_language_without_catalogues_falls_back_to_english() -> None:
    assert say(Text.of("option-pass"), "cs") == "Pass"
    assert fallbacks("fr-CA") == ("fr-CA", "fr", "en")


def test_an_unknown_game_still_has_the_words_of_the_kernel() -> None:
    assert say(Text.of("option-pass"), game="no-such-game") == "Pass"


def test_importing_a_game_does_not_yet_read_fluent() -> None:
    code = "import sys, nocturne; nocturne.new('lanterns', players=2); print('fluent.runtime' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"


# -- whole games


def words_of(game: Game[Any]) -> set[str]:
    """Everything that can be read at this point of a game, by anybody."""
    said = {game.say(told.text) for seat in (None, 0, 1) for told in game.events(game.version - 1, seat)}
    for decision in game.open:
        said.add(game.say(decision.prompt))
        for option in game.candidates(decision.seat):
            said.add(game.say(option.label()))
            refused = game.explain(decision.seat, option.id)
            said |= {str(refused)} if refused is not None else set()
    return said


def foreign_answers(game: Game[Any]) -> set[str]:
    """What the protocol says to answers that are not asked for."""
    said = set()
    for seat, option, version in (
        (0, "x", None),
        (1, "x", None),
        (9, "x", None),
        (0, "rest", -5),
        (-1, "face:0", None),
    ):
        with pytest.raises(nocturne.Refused) as caught:
            game.answer(seat, option, version)
        said.add(str(caught.value))
    return said


SETTINGS: tuple[dict[str, Any], ...] = (
    {},
    {"profile": "quick", "options": {"house": "cellar", "pad-windows": True}},
    {"profile": "quick", "options": {"upkeep": "asked"}},
    {"profile": "quick", "chance": "ask"},
)


@pytest.mark.parametrize("part", range(5))
def test_nothing_is_missing_in_all_that_is_said_in_whole_games(part: int) -> None:
    for seed in range(part * 10, part * 10 + 10):
        rng = Random(seed)
        game = nocturne.new("lanterns", players=2 + seed % 3, seed=seed, **SETTINGS[seed % len(SETTINGS)])
        said = foreign_answers(game) if "chance" not in SETTINGS[seed % len(SETTINGS)] else set()
        while game.over is None:
            said |= words_of(game)
            decision = rng.choice(game.open)
            game.answer(decision.seat, rng.choice(decision.ids()))
        said |= words_of(game) | {game.say(game.over.reason)}
        with pytest.raises(nocturne.Refused) as caught:
            game.undo(0, seat=0)
        said.add(str(caught.value))
        assert [words for words in said if "⟨" in words or "{" in words] == []
        assert len(said) > 20
