"""Games that earlier commits have saved open, ask what they asked, play on, can be looked through and saved again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import nocturne
from nocturne.kernel import Game
from nocturne.store import Store, StoreError
from tests.upgrades.changed import MOVED, OTHER_OPTIONS, OTHER_QUESTION, RENAMED, UNREADABLE
from tests.upgrades.corpus import Asked, Kept, commits, saves, store_of, stored

ALL = saves()
STORED = stored()
NEWEST = "63b7854"
ANSWERS = {NEWEST: 150}
"""How far each of them is played on; those of older commits not quite so far."""
FEWER = 60


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
    assert len(commits()) >= 7
    assert {kept.game for kept in ALL} == {"alone", "etherfields", "lanterns"}
    assert len({(kept.game, asked.kind) for kept in ALL for asked in kept.asked}) > 100
    assert {kept.game for kept in ALL if kept.over is not None} == {"alone", "etherfields", "lanterns"}


@pytest.mark.parametrize("kept", ALL, ids=str)
def test_an_old_save_opens_and_asks_what_it_asked(kept: Kept) -> None:
    game = nocturne.load(kept.data).checked()
    assert game.version == kept.version
    if str(kept) in MOVED:
        assert differs(kept, asked_now(game)) != (False, False), "it is asked what was asked again"
        return
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
    game, rng, answers = nocturne.load(kept.data), Random(kept.name), ANSWERS.get(kept.commit, FEWER)
    for turn in range(answers):
        if not game.open:
            break
        decision = rng.choice(game.open)
        game.answer(decision.seat, rng.choice(decision.ids()))
        if turn % 25 == 0:
            game.look_around()
    game.look_around()
    assert game.over is not None or game.version == kept.version + answers
    for seat in seats_of(game):
        assert all(game.say(told.text) for told in game.events(kept.version, seat))


@pytest.mark.parametrize("kept", ALL, ids=str)
def test_the_past_of_an_old_save_can_be_told(kept: Kept) -> None:
    game = nocturne.load(kept.data)
    assert len(game.log()) == kept.version + 1
    told = tuple([len(game.events(seat=seat)) for seat in seats_of(game)])
    # what was told then is told now; an answer that today's rules would take otherwise is told as kept besides
    if kept.version:  # of a beginning that cannot be computed again nothing is known
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


@pytest.fixture(
    scope="module", params=[commit for commit in commits() if any(kept.commit == commit for kept in STORED)]
)
def old_store(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Store]]:
    """A store that an old commit has written."""
    path = tmp_path_factory.mktemp("store") / "games.db"
    path.write_bytes(store_of(request.param))
    with Store.open(path) as store:
        yield request.param, store


def test_the_games_of_an_old_store_go_on(old_store: tuple[str, Store]) -> None:
    commit, store = old_store
    for kept in [kept for kept in STORED if kept.commit == commit]:
        if (commit, kept.game) in UNREADABLE:
            with pytest.raises(StoreError, match="cannot be opened"):
                store.session(int(kept.name))
            continue
        session, rng = store.session(int(kept.name)), Random(kept.name)
        assert session.game.version == kept.version, kept
        assert len(session.game.log()) == kept.version + 1
        if not any(era.lost for era in session.game.eras):
            assert differs(kept, asked_now(session.game)) == (False, False), kept
        for _ in range(40):
            if session.game.open:
                decision = rng.choice(session.game.open)
                session.answer(decision.seat, rng.choice(decision.ids()))
        session.game.look_around()
        assert all(session.game.events(seat=seat) for seat in seats_of(session.game))
        again = nocturne.load(store.export(int(kept.name)))
        assert (again.hash(), again.log()) == (session.game.hash(), session.game.log())
        assert store.session(int(kept.name)).game.hash() == session.game.hash()


RECORDED = "4a266bc"
"""The first commit whose store holds what happened with every answer (decision 0014)."""


TOLD_SINCE = {"answer-lost", "step-begun"}
"""Kinds of events that change nothing and that newer programs tell of older answers too."""


def test_a_store_with_records_tells_every_seat_as_much_as_it_was_told(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(store_of(RECORDED))
    with Store.open(path) as store:
        for kept in [kept for kept in STORED if kept.commit == RECORDED]:
            game = store.session(int(kept.name)).game
            told = [[told for told in game.events(seat=seat) if told.kind not in TOLD_SINCE] for seat in seats_of(game)]
            assert tuple(map(len, told)) == kept.told, kept


def test_what_is_wrong_with_an_old_store_is_listed_whole(old_store: tuple[str, Store]) -> None:
    commit, store = old_store
    refused = [kept for kept in STORED if (commit, kept.game) in UNREADABLE and kept.commit == commit]
    problems = store.problems()
    assert len(problems) == len(refused)
    assert all(f"game {kept.name} " in line for kept, line in zip(refused, problems, strict=True))
