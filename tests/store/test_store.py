"""The store keeps games answer by answer, gives them back whole, and never lets two sessions write over each other.

With an address in NOCTURNE_TEST_STORE, such as `postgresql+psycopg://host/empty`, this file runs against that database
instead of a file of SQLite. Its tables are dropped before each test.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from sqlalchemy import create_engine

import nocturne
from nocturne.kernel.history import CHAPTER
from nocturne.store import Overtaken, Session, Store, StoreError
from nocturne.store._schema import metadata
from tests.store.endless import an_endless_game, find, next_answers, play_on

ADDRESS = os.environ.get("NOCTURNE_TEST_STORE")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    if ADDRESS:
        engine = create_engine(ADDRESS)
        metadata.drop_all(engine)
        engine.dispose()
    with Store.open(ADDRESS or tmp_path / "games.db", find=find, clock=lambda: 1_000) as store:
        yield store


def a_session(store: Store, decisions: int = 0) -> Session:
    return store.session(store.add(an_endless_game(decisions=decisions), name="Friday"))


def play(session: Session, decisions: int, seed: int = 1) -> None:
    for seat, option in next_answers(session.game, Random(seed), decisions):
        session.answer(seat, option)


def reopened(store: Store, session: Session) -> str:
    """The hash of the game as the store has it, after playing its log again from the first answer."""
    game = store.session(session.id).game
    game.verify()
    return game.hash()


# -- playing


def test_an_answer_is_in_the_store_when_it_has_been_given(store: Store) -> None:
    session = a_session(store)
    session.answer(0, "go:hasty")
    assert reopened(store, session) == session.game.hash()
    assert store.session(session.id).game.version == 1


@pytest.mark.parametrize("decisions", [1, CHAPTER - 2, CHAPTER - 1, CHAPTER, 2 * CHAPTER + 40])
def test_a_game_of_any_length_comes_back_as_it_was(store: Store, decisions: int) -> None:
    session = a_session(store)
    play(session, decisions)
    assert reopened(store, session) == session.game.hash()


def test_a_refused_answer_leaves_game_and_store_as_they_were(store: Store) -> None:
    session = a_session(store)
    with pytest.raises(nocturne.Refused):
        session.answer(0, "take")
    assert session.game.version == store.session(session.id).game.version == 0


def test_a_stale_answer_is_refused_through_the_session_too(store: Store) -> None:
    session = a_session(store, decisions=5)
    decision = session.game.open[0]
    with pytest.raises(nocturne.Refused, match="protocol:stale"):
        session.answer(decision.seat, decision.ids()[0], version=0)


def test_several_answers_are_written_together(store: Store) -> None:
    session = a_session(store)
    session.answers([(0, "go:hasty"), (1, "go:wary")])
    assert reopened(store, session) == session.game.hash()


def test_several_answers_of_which_one_is_refused_leave_nothing_behind(store: Store) -> None:
    session = a_session(store)
    before = session.game.hash()
    with pytest.raises(nocturne.Refused):
        session.answers([(0, "go:hasty"), (0, "go:wary")])
    assert session.game.hash() == reopened(store, session) == before
    assert session.game.undone == ()


def test_several_answers_may_run_over_the_end_of_a_chapter(store: Store) -> None:
    session = a_session(store, decisions=CHAPTER - 4)
    answers, trial = [], session.game.fork()
    for answer in next_answers(trial, Random(2), 10):
        trial.answer(*answer)
        answers.append(answer)
    session.answers(answers)
    assert reopened(store, session) == trial.hash()


def test_an_answer_outside_the_session_is_noticed(store: Store) -> None:
    session = a_session(store)
    session.game.answer(0, "go:hasty")
    with pytest.raises(StoreError, match="outside its session"):
        session.answer(1, "go:wary")


def test_a_game_in_which_people_answer_for_chance_goes_on_so(store: Store) -> None:
    game = nocturne.new("lanterns", players=2, chance="ask")
    session = store.session(store.add(game))
    session.answer(nocturne.CHANCE, session.game.open[0].ids()[-1])
    again = store.session(session.id).game
    assert again.open[0].seat == nocturne.CHANCE
    assert again.hash() == session.game.hash()


# -- taking back


def test_taking_back_is_kept(store: Store) -> None:
    session = a_session(store, decisions=20)
    session.undo(15)
    again = store.session(session.id).game
    assert (again.version, again.hash()) == (15, session.game.hash())
    assert [(mark.version, mark.to) for mark in again.undone] == [(20, 15)]


def test_taking_back_without_the_consent_it_needs_is_refused_and_not_kept(store: Store) -> None:
    session = a_session(store, decisions=30)
    with pytest.raises(nocturne.Refused, match="protocol:undo"):
        session.undo(0, seat=0)
    session.undo(0, seat=0, consent=[1])
    assert store.session(session.id).game.undone[0].seat == 0


def test_taking_back_nothing_writes_nothing(store: Store) -> None:
    session = a_session(store, decisions=3)
    session.undo(3)
    assert store.session(session.id).game.undone == ()


@pytest.mark.parametrize("to", [0, 1, CHAPTER - 2, CHAPTER - 1, CHAPTER, 2 * CHAPTER - 1, 2 * CHAPTER, 599])
def test_the_game_can_be_taken_back_to_any_chapter_and_played_on(store: Store, to: int) -> None:
    session = a_session(store, decisions=600)
    wanted = an_endless_game(decisions=600)
    wanted.undo(to)
    session.undo(to)
    assert reopened(store, session) == wanted.hash()
    play(session, 300)
    assert reopened(store, session) == session.game.hash()


def test_random_play_and_undo_always_come_back_as_they_were(store: Store) -> None:
    rng, session = Random(11), a_session(store)
    for _ in range(40):
        play(session, rng.choice((1, 3, 40, 200)), seed=rng.randrange(99))
        session.undo(max(0, session.game.version - rng.choice((0, 1, 2, 30, 300))))
        if rng.random() < 0.3:
            assert reopened(store, session) == session.game.hash()
            session = store.session(session.id)
    assert reopened(store, session) == session.game.hash()


def test_what_was_answered_before_the_last_chapter_can_still_be_told(store: Store) -> None:
    game = an_endless_game(decisions=600)
    again = store.session(store.add(game)).game
    assert again.log() == game.log()
    assert again.events(since=100) == game.events(since=100)


# -- several sessions


def test_the_slower_of_two_sessions_is_refused_and_changes_nothing(store: Store) -> None:
    first = a_session(store)
    second = store.session(first.id)
    first.answer(0, "go:hasty")
    with pytest.raises(Overtaken, match='somebody else has played on in game 1, "Friday"'):
        second.answer(0, "go:wary")
    assert (second.game.version, second.game.undone) == (0, ())
    assert reopened(store, first) == first.game.hash()


def test_a_session_that_was_overtaken_can_look_again_and_answer(store: Store) -> None:
    first = a_session(store)
    second = store.session(first.id)
    first.answer(0, "go:hasty")
    second.refresh()
    second.answer(1, "go:wary")
    assert reopened(store, second) == second.game.hash() != first.game.hash()


def test_taking_back_is_refused_to_a_session_that_was_overtaken(store: Store) -> None:
    first = a_session(store, decisions=9)
    second = store.session(first.id)
    first.undo(8)
    with pytest.raises(Overtaken):
        second.undo(2)
    assert second.game.version == 9


def test_sessions_on_different_games_do_not_disturb_each_other(store: Store) -> None:
    sessions = [a_session(store) for _ in range(3)]
    threads = [Thread(target=play, args=(session, 60, i)) for i, session in enumerate(sessions)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [one.version for one in store.games()] == [60, 60, 60]
    assert [reopened(store, session) for session in sessions] == [session.game.hash() for session in sessions]


def test_many_threads_that_open_a_new_store_at_once_all_get_it(tmp_path: Path) -> None:
    opened: list[int] = []

    def add() -> None:
        with Store.open(tmp_path / "new.db") as store:
            opened.append(store.add(nocturne.new("lanterns", players=2)))

    threads = [Thread(target=add) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(opened) == [1, 2, 3, 4, 5, 6, 7, 8]


# -- the list


def test_the_list_tells_what_each_game_is(store: Store) -> None:
    game = nocturne.new("lanterns", players=3, profile="quick LN-HAND-01=classic")
    play_on(game, Random(1), 10)
    store.add(game, name="Friday", campaign="autumn", metadata={"host": "Mara"})
    (kept,) = store.games()
    assert (kept.name, kept.campaign, kept.metadata) == ("Friday", "autumn", {"host": "Mara"})
    assert (kept.game, kept.players, kept.profile) == ("lanterns", 3, "quick LN-HAND-01=classic")
    assert (kept.version, kept.over, kept.created.year) == (10, False, 1970)


def test_the_list_tells_which_games_are_over(store: Store) -> None:
    game = nocturne.new("lanterns", players=2)
    play_on(game, Random(1), 10_000)
    session = store.session(store.add(game))
    assert store.games()[0].over
    session.undo(session.game.version - 1)
    assert not store.games()[0].over
    session.answer(*next(next_answers(session.game, Random(2), 1)))
    assert store.games()[0].over == (session.game.over is not None)


def test_campaigns_stand_side_by_side(store: Store) -> None:
    for campaign in ("autumn", "winter", "autumn"):
        store.add(an_endless_game(), campaign=campaign)
    assert [kept.id for kept in store.games("autumn")] == [1, 3]
    store.relabel(3, campaign="", name="alone")
    assert [kept.id for kept in store.games("autumn")] == [1]
    assert store.games()[2].name == "alone"


def test_a_game_can_be_removed_and_its_number_is_not_given_again(store: Store) -> None:
    first, second = a_session(store), a_session(store)
    store.remove(second.id)
    assert [kept.id for kept in store.games()] == [first.id]
    assert a_session(store).id == 3


def test_a_session_on_a_removed_game_is_told_so(store: Store) -> None:
    session = a_session(store)
    store.remove(session.id)
    with pytest.raises(StoreError, match="game 1 has been removed"):
        session.answer(0, "go:hasty")
    assert session.game.version == 0


# -- out and in


def test_a_game_goes_out_and_comes_in_as_one_file(store: Store) -> None:
    session = a_session(store, decisions=600)
    session.undo(590)
    session.undo(400)
    data = store.export(session.id)
    again = store.session(store.import_(data, name="copy"))
    assert again.game.hash() == session.game.hash() == nocturne.kernel.Game.load(data, find).hash()
    assert again.game.undone == session.game.undone
    play(again, 5)
    assert reopened(store, again) == again.game.hash()


def test_a_game_that_began_in_the_middle_keeps_its_beginning(store: Store) -> None:
    position = nocturne.new("lanterns", players=2, seed=3)
    play_on(position, Random(1), 12)
    game = nocturne.position("lanterns", position.position())
    session = store.session(store.add(game))
    play(session, 6)
    assert session.game.version == 6
    assert reopened(store, session) == session.game.hash()


@pytest.mark.skipif(ADDRESS is not None, reason="a server is backed up with its own tools")
def test_a_backup_is_a_store_of_its_own(store: Store, tmp_path: Path) -> None:
    session = a_session(store, decisions=30)
    store.backup(tmp_path / "backup.db")
    play(session, 5)
    with Store.open(tmp_path / "backup.db", find=find) as backup:
        assert backup.session(session.id).game.version == 30
    assert sorted(path.name for path in tmp_path.glob("backup*")) == ["backup.db"]
