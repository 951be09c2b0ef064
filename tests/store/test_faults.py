"""What can go wrong with a database: one clear message each, the file left as it is, the game as it was."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from sqlalchemy import Engine, event

import nocturne
from nocturne.store import Session, Store, StoreError
from nocturne.store._schema import SCHEMA
from tests.store.endless import EndlessLanterns, an_endless_game, find, next_answers


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def a_store(path: Path, decisions: int = 300) -> Store:
    store = Store.open(path, find=find)
    store.add(an_endless_game(decisions=decisions), name="Friday")
    return store


def answer_one(session: Session) -> None:
    session.answer(*next(next_answers(session.game, Random(1), 1)))


def answers_until_it_fails(session: Session, words: str) -> int:
    """How many answers were acknowledged before the store complained."""
    acknowledged = 0
    with pytest.raises(StoreError, match=words):  # noqa: PT012 -- which answer fails is not ours to say
        for _ in range(2000):
            answer_one(session)
            acknowledged += 1
    return acknowledged


def change(path: Path, statement: str) -> None:
    """Do to a store what no store would do."""
    with closing(sqlite3.connect(path)) as raw:
        raw.execute(statement)
        raw.commit()


def complaint(path: Path | str) -> str:
    with pytest.raises(StoreError) as told:
        Store.open(path, find=find)
    return str(told.value)


# -- places


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    assert f"there is no folder {tmp_path / 'no'}" in complaint(tmp_path / "no" / "games.db")


def test_a_folder_is_not_a_store(tmp_path: Path) -> None:
    assert "is a folder. Name a file in it" in complaint(tmp_path)


def test_a_store_is_not_made_where_one_was_expected(path: Path) -> None:
    with pytest.raises(StoreError, match="there is no store here"):
        Store.open(path, create=False)
    assert not path.exists()


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("nosuch://me:secret@host/games", "nosuch://me:***@host/games: no driver for this database is installed"),
        ("://", "neither a path nor an address"),
    ],
)
def test_an_address_that_leads_nowhere_is_explained(address: str, words: str) -> None:
    assert words in complaint(address)


# -- files


def test_a_file_that_is_no_database_is_left_as_it_is(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 500)
    assert "it is not a Nocturne store. Choose another file" in complaint(path)
    assert path.read_bytes() == b"Dear diary, " * 500


@pytest.mark.parametrize("table", ["recipes (name)", "meta (soup)", "meta (key, value)"])
def test_a_database_of_another_program_is_left_as_it_is(path: Path, table: str) -> None:
    change(path, f"CREATE TABLE {table}")
    before = path.read_bytes()
    assert "is a database of another program" in complaint(path)
    assert path.read_bytes() == before


def test_a_newer_store_is_refused(path: Path) -> None:
    a_store(path).close()
    change(path, "UPDATE meta SET value = '99' WHERE key = 'schema'")
    assert f'has the schema "99" and this program knows {SCHEMA}. Open it with the newest Nocturne' in complaint(path)


def test_an_empty_file_becomes_a_store(path: Path) -> None:
    path.touch()
    with Store.open(path) as store:
        assert store.games() == []


def test_a_store_cut_short_is_told_to_be_damaged(path: Path) -> None:
    a_store(path).close()
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(StoreError, match="damaged"), Store.open(path, find=find) as store:
        store.session(1)


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM log WHERE serial = 260",
        "UPDATE log SET faces = '1 2 3' WHERE serial = 290",
        "UPDATE log SET option = 'rest' WHERE serial = 290",
        "UPDATE log SET seat = 'somebody' WHERE serial = 290",
        "UPDATE log SET place = 7 WHERE serial = 290",
        "UPDATE log SET faces = x'ff' WHERE serial = 290",
        "DELETE FROM log WHERE serial = 290",
        'UPDATE snapshots SET "table" = substr("table", 2) WHERE serial = 256',
        "UPDATE games SET header = x'00'",
        "UPDATE games SET undone = x'ff'",
        "DELETE FROM snapshots",
    ],
)
def test_rows_that_were_tampered_with_are_noticed(path: Path, statement: str) -> None:
    a_store(path).close()
    change(path, statement)
    with Store.open(path, find=find) as store, pytest.raises(StoreError, match=r"games.db: game 1 is damaged\. Keep"):
        store.session(1)


def test_an_older_chapter_that_was_tampered_with_is_noticed_when_somebody_goes_back_to_it(path: Path) -> None:
    a_store(path).close()
    change(path, "UPDATE log SET option = 'rest' WHERE serial = 20")
    with Store.open(path, find=find) as store, pytest.raises(StoreError, match="damaged"):
        store.session(1).undo(30)


def test_a_damaged_store_never_fails_without_a_clear_error(path: Path) -> None:
    a_store(path).close()
    whole, rng = path.read_bytes(), Random(5)
    wanted = an_endless_game(decisions=300).hash()
    for _ in range(150):
        hurt = bytearray(whole)
        for _ in range(rng.choice((1, 1, 8, 200))):
            hurt[rng.randrange(len(hurt))] = rng.randrange(256)
        path.write_bytes(hurt)
        try:
            with Store.open(path, find=find) as store:
                store.games()
                assert store.session(1).game.hash() == wanted
        except StoreError:
            pass
        for beside in path.parent.glob("games.db-*"):
            beside.unlink()


def test_a_check_reads_everything_and_names_what_is_damaged(path: Path) -> None:
    with a_store(path) as store:
        store.check()
    change(path, "UPDATE log SET option = 'rest' WHERE serial = 20")
    with Store.open(path, find=find) as store, pytest.raises(StoreError, match="game 1 is damaged"):
        store.check()


def test_a_game_that_this_program_does_not_have_is_named(path: Path) -> None:
    a_store(path).close()
    with Store.open(path) as store, pytest.raises(StoreError, match=r'cannot be opened.*"endless-lanterns"'):
        store.session(1)


class LaterRules(EndlessLanterns):
    version: ClassVar[int] = 2


class MoreSettings(EndlessLanterns):
    def chosen_settings(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return {"moon": "full", **super().chosen_settings({k: v for k, v in options.items() if k != "moon"})}


def test_a_game_of_older_rules_is_played_on_by_newer_ones(path: Path) -> None:
    with a_store(path) as store:
        before = store.session(1).game.version, store.session(1).game.log()
    with Store.open(path, find=lambda _: LATER) as store:
        session = store.session(1)
        assert (session.game.earliest, session.game.log()) == before
        for _ in range(300):
            answer_one(session)
        assert store.session(1).game.hash() == session.game.hash()


def test_a_game_from_before_a_setting_came_goes_on(path: Path) -> None:
    a_store(path).close()
    with Store.open(path, find=lambda _: MORE) as store:
        session = store.session(1)
        for _ in range(300):
            answer_one(session)
        assert store.session(1).game.hash() == session.game.hash()


LATER, MORE = LaterRules(), MoreSettings()


# -- while playing


@contextmanager
def a_full_disk() -> Iterator[None]:
    """Every database has as many pages as it may have."""

    def connected(raw: sqlite3.Connection, _: object) -> None:
        pages = raw.execute("PRAGMA page_count").fetchone()[0]
        raw.execute(f"PRAGMA max_page_count = {pages}")

    event.listen(Engine, "connect", connected)
    yield
    event.remove(Engine, "connect", connected)


def test_on_a_full_disk_the_answer_is_not_given_and_can_be_given_later(path: Path) -> None:
    a_store(path).close()
    with a_full_disk(), Store.open(path, find=find) as store:
        session = store.session(1)
        acknowledged = answers_until_it_fails(session, r"the disk is full\. Make room and try again")
        assert session.game.version == 300 + acknowledged
        assert session.game.undone == ()
    with Store.open(path, find=find) as store:
        session = store.session(1)
        assert session.game.version == 300 + acknowledged
        answer_one(session)


def test_what_may_only_be_read_can_be_looked_at_and_not_answered(path: Path) -> None:
    a_store(path).close()
    with Store.open(f"sqlite:///file:{path}?mode=ro&uri=true", find=find) as store:
        session = store.session(1)
        with pytest.raises(StoreError, match="it may only be read"):
            answer_one(session)
        assert session.game.version == 300


def test_a_store_that_another_program_keeps_locked_is_told_so(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nocturne.store._database.BUSY_SECONDS", 0.05)
    with a_store(path) as store, closing(sqlite3.connect(path, isolation_level=None)) as other:
        session = store.session(1)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="another program has kept it locked"):
            answer_one(session)
        other.execute("ROLLBACK")
        answer_one(session)
        assert session.game.version == 301


def test_commits_wait_for_the_disk(path: Path) -> None:
    settings = []

    def connected(raw: sqlite3.Connection, _: object) -> None:
        settings.append(raw)

    event.listen(Engine, "connect", connected)
    with a_store(path):
        asked = [settings[0].execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    event.remove(Engine, "connect", connected)
    assert asked == ["wal", 2]  # 2: FULL


def test_a_closed_store_says_so(path: Path) -> None:
    store = a_store(path)
    session = store.session(1)
    store.close()
    with pytest.raises(StoreError, match="has been closed"):
        answer_one(session)
    assert session.game.version == 300


# -- wrong calls


def test_a_game_that_is_not_there_is_asked_for_in_vain(path: Path) -> None:
    with a_store(path) as store:
        for ask in (store.session, store.export, store.remove, lambda number: store.relabel(number, name="x")):
            with pytest.raises(StoreError, match="there is no game 9"):
                ask(9)


def test_bytes_that_are_no_save_file_are_not_taken_in(path: Path) -> None:
    with a_store(path) as store, pytest.raises(nocturne.SaveError, match="not a Nocturne save file"):
        store.import_(b"Dear diary", name="x")


@pytest.mark.parametrize("name", ["two\nlines", "nul\0", "x" * 201, "\ud800"])
def test_a_name_is_one_short_line(path: Path, name: str) -> None:
    with a_store(path) as store, pytest.raises(nocturne.UsageError, match="A name is one line"):
        store.add(an_endless_game(), name=name)


@pytest.mark.parametrize("metadata", [{"a": object()}, {"a": float("nan")}, {1: {2: {3}}}])
def test_metadata_is_what_json_can_hold(path: Path, metadata: dict[str, object]) -> None:
    with a_store(path) as store, pytest.raises(nocturne.UsageError, match="a mapping that JSON can hold"):
        store.add(an_endless_game(), metadata=metadata)
    with Store.open(path) as store:
        assert len(store.games()) == 1


def test_a_backup_never_writes_over_a_file(path: Path) -> None:
    with a_store(path) as store:
        with pytest.raises(StoreError, match="is there already"):
            store.backup(path)
        with pytest.raises(StoreError, match=r"The backup .* cannot be written"):
            store.backup(path.parent / "no" / "backup.db")
