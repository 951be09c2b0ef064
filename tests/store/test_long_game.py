"""A long game costs what a short one costs, counted in rows read and answers played again."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Engine, event

from nocturne.kernel import Entry, Table, history
from nocturne.kernel.history import CHAPTER, SPAN
from nocturne.kernel.loop import Opened
from nocturne.store import Session, Store
from nocturne.store._session import MOST_ROWS
from tests.store.endless import an_endless_game, find, next_answers

LONG = 3000


class Work:
    """Counts the rows and the steps of the database, and the answers that the kernel plays again."""

    def __init__(self) -> None:
        self.rows = 0
        self.steps = 0  # tens of instructions of SQLite's machine: reading on without result counts too
        self.replayed = 0

    def counted_step(self) -> None:
        self.steps += 1

    def counted_row(self, _: object, row: tuple[Any, ...]) -> tuple[Any, ...]:
        self.rows += 1
        return row

    def reset(self) -> None:
        self.rows = self.steps = self.replayed = 0


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Iterator[Work]:
    work, repeat = Work(), history.repeat

    def counted_repeat(table: Table, asked: Opened, entry: Entry, *, ask_chance: bool) -> Opened:
        work.replayed += 1
        return repeat(table, asked, entry, ask_chance=ask_chance)

    def connected(raw: sqlite3.Connection, _: object) -> None:
        raw.row_factory = work.counted_row
        raw.set_progress_handler(work.counted_step, 10)

    monkeypatch.setattr(history, "repeat", counted_repeat)
    event.listen(Engine, "connect", connected)
    yield work
    event.remove(Engine, "connect", connected)


@pytest.fixture
def store(tmp_path: Path, work: Work) -> Iterator[Store]:
    with Store.open(tmp_path / "games.db", find=find) as store:
        store.add(an_endless_game(decisions=LONG))
        work.reset()
        yield store


def answer_one(session: Session) -> None:
    session.answer(*next(next_answers(session.game, Random(1), 1)))


def test_opening_reads_the_newest_snapshot_and_the_rows_after_it(store: Store, work: Work) -> None:
    store.session(1)
    chapters = LONG // CHAPTER + 1
    labels = 4  # header, table, last serial and old undo marks
    assert work.rows == LONG % CHAPTER + 1 + chapters + labels
    assert work.replayed == LONG % CHAPTER + 1


def test_opening_costs_the_database_no_more_than_for_a_short_game(store: Store, work: Work) -> None:
    short = store.add(an_endless_game(decisions=LONG % CHAPTER + CHAPTER))
    work.reset()
    store.session(short)
    steps_of_short = work.steps
    work.reset()
    store.session(1)
    assert work.steps < steps_of_short + 2 * (LONG // CHAPTER)


def test_appending_reads_nothing_and_plays_nothing_again(store: Store, work: Work) -> None:
    session = store.session(1)
    work.reset()
    answer_one(session)
    assert (work.rows, work.replayed) == (0, 0)


def test_taking_back_one_answer_reads_nothing_and_replays_a_handful(store: Store, work: Work) -> None:
    session = store.session(1)
    work.reset()
    session.undo(LONG - 1)
    assert work.rows == 0
    assert work.replayed <= SPAN


def test_going_back_into_an_older_chapter_reads_that_chapter_alone(store: Store, work: Work) -> None:
    session = store.session(1)
    work.reset()
    session.undo(5 * CHAPTER + 3)
    assert work.rows == CHAPTER + 1
    assert work.replayed == 4


def test_a_game_played_in_the_store_is_cut_into_chapters_too(store: Store, work: Work) -> None:
    session = store.session(store.add(an_endless_game()))
    for seat, option in next_answers(session.game, Random(1), CHAPTER + 10):
        session.answer(seat, option)
    work.reset()
    store.session(session.id)
    assert work.replayed == 11
    assert work.rows < 16 + CHAPTER // MOST_ROWS + 2


def test_answering_and_taking_back_again_and_again_does_not_make_opening_dearer(store: Store, work: Work) -> None:
    session = store.session(1)
    for _ in range(CHAPTER + 10):
        answer_one(session)
        session.undo(session.game.version - 1)
    work.reset()
    assert store.session(1).game.hash() == session.game.hash()
    undone = CHAPTER + 10  # marks, which every save carries
    assert work.rows - undone < 2 * CHAPTER + LONG // CHAPTER + 7


def test_what_is_behind_a_snapshot_is_let_go_and_read_again_when_somebody_goes_back(store: Store, work: Work) -> None:
    session = store.session(store.add(an_endless_game()))
    never_stored = an_endless_game()
    for seat, option in next_answers(session.game, Random(1), 3 * MOST_ROWS + 5):
        session.answer(seat, option)
        never_stored.answer(seat, option)
    assert session.game.hash() == never_stored.hash()
    assert session.game.log() == never_stored.log()
    assert session.game.events() == never_stored.events()
    work.reset()
    for version in (3 * MOST_ROWS + 1, 3 * MOST_ROWS - 1, 3 * MOST_ROWS - 2, MOST_ROWS + 3):
        session.undo(version)
        never_stored.undo(version)
        assert session.game.hash() == never_stored.hash()
    assert work.rows, "the past was never let go"
    for seat, option in next_answers(session.game, Random(2), 2 * MOST_ROWS + 1):
        session.answer(seat, option)
        never_stored.answer(seat, option)
    assert session.game.hash() == never_stored.hash()
    assert session.game.log() == never_stored.log()
    assert store.session(session.id).game.log() == never_stored.log()
    session.game.verify()
