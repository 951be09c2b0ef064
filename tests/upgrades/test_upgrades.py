"""Games that earlier commits have saved open, ask what they asked, play on, can be looked through and saved again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import nocturne
from nocturne.kernel import Game
from nocturne.store import Store
from tests.upgrades.changed import OTHER_OPTIONS, OTHER_QUESTION, RENAMED
from tests.upgrades.corpus import Asked, Kept, commits, saves

ALL = saves()
ANSWERS = 150
"""How far each of them is played on."""


def seats_of(game: Game[Any]) -> list[int | None]:
    """The spectator and every seat."""
    return [None, *range(game.box.players)]


def asked_now(game: Game[Any]) -> tuple[Asked, ...]:
    """What is asked now."""
    return tuple([Asked(asked.seat, asked.kind, asked.rule, asked.ids()) for asked in game.open])


def differs(kept: Kept, now: tuple[Asked, ...]) -> tuple[bool, bool]:
    """Whether other questions are asked than at the time, and whether the same questions have other options."""
    then = [(asked.seat, RENAMED.get((kept.game, asked.kind), asked.kind)) for asked in kept.asked]
    if then != [(asked.seat, asked.kind) for asked in now]:
        return True, False
    return False, [asked.options for asked in kept.asked] != [asked.options for asked in now]


def holds_retired(game: Game[Any]) -> bool:
    """Whether a step waits that the rules no longer line up."""
    return any(type(step).__module__.endswith(".retired") for step in game.table.agenda)


def test_there_are_saves_of_every_game_and_of_a_hundred_kinds_of_decision() -> None:
    assert commits()
    assert {kept.game for kept in ALL} == {"alone", "etherfields", "lanterns"}
    assert len({(kept.game, asked.kind) for kept in ALL for asked in kept.asked}) > 100
    assert {kept.game for kept in ALL if kept.over is not None} == {"alone", "etherfields", "lanterns"}


@pytest.mark.parametrize("kept", ALL, ids=str)
def test_an_old_save_opens_and_asks_what_it_asked(kept: Kept) -> None:
    game = nocturne.load(kept.data).checked()
    assert game.version == kept.version
    assert (None if game.over is None else game.over.winners) == kept.over
    other_question, other_options = differs(kept, asked_now(game))
    kinds = {(kept.game, asked.kind) for asked in kept.asked}
    if not kinds & set(OTHER_QUESTION):
        assert not other_question, (kept.asked, asked_now(game))
    if not kinds & {*OTHER_QUESTION, *OTHER_OPTIONS}:
        assert not other_options, (kept.asked, asked_now(game))


def test_every_documented_difference_is_still_needed() -> None:
    questions, options, names = set(), set(), set()
    for kept in ALL:
        kinds = {(kept.game, asked.kind) for asked in kept.asked}
        other_question, other_options = differs(kept, asked_now(nocturne.load(kept.data)))
        questions |= kinds if other_question else set()
        options |= kinds if other_options else set()
        names |= kinds
    assert set(OTHER_QUESTION) <= questions
    assert set(OTHER_OPTIONS) <= options
    assert set(RENAMED) <= names


@pytest.mark.parametrize("kept", ALL, ids=str)
def test_an_old_save_plays_on_and_is_seen_by_all(kept: Kept) -> None:
    game, rng = nocturne.load(kept.data), Random(kept.name)
    for turn in range(ANSWERS):
        if not game.open:
            break
        decision = rng.choice(game.open)
        game.answer(decision.seat, rng.choice(decision.ids()))
        if turn % 25 == 0:
            game.look_around()
    game.look_around()
    assert game.over is not None or game.version == kept.version + ANSWERS
    for seat in seats_of(game):
        assert all(game.say(told.text) for told in game.events(kept.version, seat))


@pytest.mark.parametrize("kept", ALL, ids=str)
def test_the_past_of_an_old_save_can_be_told(kept: Kept) -> None:
    game = nocturne.load(kept.data)
    assert len(game.log()) == kept.version + 1
    told = tuple([len(game.events(seat=seat)) for seat in seats_of(game)])
    # what was told then is told now; an answer that today's rules would take otherwise is told as kept besides
    assert all(now or not then for now, then in zip(told, kept.told, strict=True))


@pytest.mark.parametrize("kept", ALL, ids=str)
def test_an_old_save_is_saved_exported_and_taken_in_again(kept: Kept) -> None:
    game = nocturne.load(kept.data)
    again = nocturne.load(game.save())
    assert (again.hash(), again.version, again.log()) == (game.hash(), kept.version, game.log())
    assert asked_now(again) == asked_now(game)
    store = Store.open(":memory:")
    try:
        number = store.import_(kept.data)
        if not holds_retired(game):  # played again, its log lines up the steps of today
            assert nocturne.load(store.export(number)).hash() == game.hash()
        assert asked_now(store.session(number).game) == asked_now(game)
    finally:
        store.close()
