"""Position files: every position comes back as it was written; a wrong file says where, and what was meant."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

import nocturne
from nocturne.kernel import EngineFault, Game, PositionError, Propose
from nocturne.kernel.position import blamed
from tests.builders.toy import (
    TOY,
    A,
    B,
    Ballot,
    Book,
    Pick,
    PickThen,
    Roll,
    Said,
    Say,
    Toy,
    toy,
)
from tests.kernel.mangling import misspelt


def again(game: Game[Toy]) -> Game[Toy]:
    """A toy game written as a position and read back."""
    return Game.from_position(TOY, game.position())


def test_a_position_comes_back_with_every_field() -> None:
    game = toy(Say("a"), Roll((6,)), PickThen(A, ("x", "y"), (Say("b"), Roll((2,)))), seed=5, coming=(3, 1))
    assert again(game).hash() == game.hash()
    assert again(game).position() == game.position()


def test_a_position_holds_an_answer_under_seal() -> None:
    game = toy(Ballot((A, B)))
    game.answer(A, "word:aye")
    other = again(game)
    other.answer(B, "word:nay")
    assert other.table.said == ("0:aye 1:nay",)


def test_a_position_holds_a_window_inside_a_window() -> None:
    game = toy(Propose(Said("hello")), objections=(1, 1))
    game.answer(A, "retort")
    other = again(game)
    assert len(other.table.proposed) == 2
    other.answer(B, "deny")
    assert other.table.said == ("hello",)


def test_a_position_holds_a_die_that_is_asked_and_bookkeeping_that_waits() -> None:
    rolling = toy(Roll((6, 6)), ask=True)
    rolling.answer(-1, "face:4")
    booking = toy(Book("tidy"), options={"upkeep": "asked"})
    assert again(rolling).hash() == rolling.hash()
    assert again(booking).hash() == booking.hash()


def test_a_position_holds_the_outcome_of_a_game_that_is_over() -> None:
    game = toy(Say("a"))
    assert again(game).over == game.over


@pytest.mark.parametrize("seed", [0, 10**12, 2**63, 2**64 - 1])
def test_a_position_holds_any_seed(seed: int) -> None:
    game = toy(Roll((6,)), Pick(A, ("x", "y")), seed=seed)
    assert again(game).hash() == game.hash()


@pytest.mark.parametrize("text", ["yes", "1", "null", "a: b", "# no", "two\nlines", " ", "", "é–«", "'", "- x", "~"])
def test_a_position_holds_any_words(text: str) -> None:
    game = toy(Say(text), Pick(A, (f"x{text}", "y")))
    assert again(game).table.said == (text,)


def test_coming_faces_are_what_chance_will_bring() -> None:
    game = Game.from_position(TOY, "agenda: [{Roll: {draw: [6, 6]}}, Finish]\ncoming: [5, 2]\nhands: [{}]")
    assert game.table.said == ("dice 5,2",)


WRONG = {
    "nothing": ("", "p.yaml:1:1: The file is empty."),
    "a list": ("[1]", "p.yaml:1:1: A position is a mapping"),
    "not YAML": ("players: [2", "This is not YAML: did not find expected"),
    "twice": ("players: 2\nplayers: 3", 'p.yaml:2:1: "players" stands here twice'),
    "an unknown field": (
        "players: 2\nrond: 3",
        'p.yaml:2:1: A position of lanterns has no "rond". Did you mean "round"?',
    ),
    "another game": ("game: chess", 'p.yaml:1:7: This is a position of "chess", not of lanterns.'),
    "too many players": ("players: 9", "p.yaml:1:10: lanterns is for 2 to 4 players, not 9."),
    "an unknown profile": ("profile: clasic", 'p.yaml:1:10: lanterns has no rule profile "clasic". Did you mean'),
    "an unknown option": (
        "options: {hose: attic}",
        'p.yaml:1:11: lanterns has no option "hose". Did you mean "house"?',
    ),
    "an unknown value": ("options: {house: barn}", "p.yaml:1:11: Option house cannot be 'barn'."),
    "options as a list": ("options: [house]", "options is a mapping"),
    "a number as text": ("round: many", "p.yaml:1:8: round is a whole number from 0 to 8, not 'many'."),
    "an unknown card": ("seekers: {a: {hand: [snuf]}}", 'p.yaml:1:22: "snuf" is not a Card. Did you mean "snuff"?'),
    "an unknown Seeker": ("players: 2\nseekers: {e: {}}", 'p.yaml:2:11: A house with 2 Seekers has no "e".'),
    "a turn of nobody": ("turn: z", "p.yaml:1:7: Whose turn is it? One of a, b."),
    "an unknown step": ("agenda: [{Trn: {seat: 0}}]", 'p.yaml:1:11: There is no step "Trn". Did you mean "Turn"?'),
    "a step without its seat": ("agenda: [Turn]", 'p.yaml:1:10: A Turn needs "seat".'),
    "a seat that does not exist": ("agenda: [{Turn: {seat: 5}}]", "p.yaml:1:24: The seats are 0 to 1."),
    "a broken drawing": ("house: |\n  +--+\n  |  \n  +--+\n", "The drawing cannot be read: map: line 2"),
    "another house": ("house: |\n  +--+\n  |a |\n  +--+\n", "The walls are not those of the attic."),
    "too many cards": (
        "discard: [ward, ward, ward, ward, ward]",
        "p.yaml:1:1: This cannot be a position of lanterns",
    ),
    "an alias": ("a: &x 1\nb: *x", "Anchors such as &x are not used here."),
    "a control character": ("a: \x07", "p.yaml:1:4: A control character U+0007"),
    "too deep": ("a: " + "[" * 60 + "]" * 60, "nested more than 40 deep"),
}


@pytest.mark.parametrize(("text", "message"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_position_says_where_and_what_was_meant(text: str, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        nocturne.position("lanterns", text, "p.yaml")
    assert message in str(caught.value)
    assert re.match(r"p\.yaml:\d+:\d+: ", str(caught.value))


def test_what_upsets_the_rules_is_pointed_at_where_the_file_has_it() -> None:
    text = "players: 2\nagenda:\n- Take: {card: feather}\n"
    assert str(blamed(KeyError("feather"), text, "p.yaml")).startswith('p.yaml:3:16: "feather" is not known here')
    assert str(blamed(KeyError("stone"), text, "p.yaml")).startswith("p.yaml:1:1: This position cannot be played on")
    assert str(blamed(EngineFault("Nobody can answer."), text, "p.yaml")).endswith("played on: Nobody can answer.")


def played(answers: int) -> Game[Any]:
    """A game of Lanterns after some random answers."""
    game, rng = nocturne.new("lanterns", players=3, seed=3), Random(3)
    for _ in range(answers):
        decision = rng.choice(game.open)
        game.answer(decision.seat, rng.choice(decision.ids()))
    return game


def outcome(text: str, original: str) -> str:
    """What becomes of a spoilt file: refused, the same, or another position that is one."""
    try:
        game = nocturne.position("lanterns", text)
    except PositionError as fault:
        return "refused" if str(fault).startswith("position:") else "refused without a place"
    game.look_around()
    assert nocturne.position("lanterns", game.position()).hash() == game.hash()
    return "the same" if game.hash() == original else "another"


@pytest.mark.parametrize("answers", [0, 1, 25, 60])
def test_ten_thousand_mutations_of_a_position_file_are_refused_or_are_positions(answers: int) -> None:
    game = played(answers)
    text, original = game.position(), game.hash()
    found = Counter(outcome(misspelt(text, Random(f"{answers} {i}")), original) for i in range(2_500))
    assert found["refused"] > 2_000
    assert set(found) == {"refused", "the same", "another"}
