"""What a host does with a store: check, back up, restore, export, import, prune; and what is said when it cannot be."""

import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

import nocturne
from nocturne.kernel import UsageError
from nocturne.store import Store, StoreError, backup, restore
from nocturne.terminal import upkeep
from tests.store.endless import an_endless_game, find, next_answers

DAY = 86_400_000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    with Store.open(path) as made:
        for seed in range(3):
            made.add(nocturne.new("lanterns", players=2, seed=seed), name=f"game {seed}")
        yield made


def play(store: Store, number: int, answers: int) -> None:
    session, rng = store.session(number), Random(number)
    for seat, option in next_answers(session.game, rng, answers):
        session.answer(seat, option)


def flip(path: Path, page: int, count: int = 200) -> None:
    """Change bytes in the middle of a page of the file."""
    data = bytearray(path.read_bytes())
    place = page * 4096 + 2000
    data[place : place + count] = bytes(byte ^ 0xFF for byte in data[place : place + count])
    path.write_bytes(data)


# -- backups


def test_a_backup_is_one_plain_file_that_was_read_again(store: Store, tmp_path: Path) -> None:
    # given
    play(store, 1, 20)
    # when
    heard: list[tuple[str, int, int]] = []
    made = backup(store, tmp_path / "backup.db", lambda *told: heard.append(told))
    # then
    assert (made.games, made.opened, made.answers) == (3, 3, store.counts()["log"])
    assert {stage for stage, _, _ in heard} == {"copy", "look"}
    assert sorted(file.name for file in tmp_path.glob("backup*")) == ["backup.db"]
    assert (tmp_path / "backup.db").read_bytes()[18:20] == b"\x01\x01", "no -wal belongs to it"
    with Store.open(tmp_path / "backup.db") as copy:
        assert copy.session(1).game.version == store.session(1).game.version


def test_a_backup_does_not_hold_up_those_who_play(tmp_path: Path) -> None:
    with Store.open(tmp_path / "games.db", find=find) as store:
        number = store.add(an_endless_game(decisions=3000))
        session, rng = store.session(number), Random(1)
        made: list[object] = []
        thread = threading.Thread(target=lambda: made.append(backup(store, tmp_path / "backup.db")))
        longest, given = 0.0, 0
        thread.start()
        while thread.is_alive() or given < 50:
            began = time.monotonic()
            session.answer(*next(next_answers(session.game, rng, 1)))
            longest, given = max(longest, time.monotonic() - began), given + 1
        thread.join()
        assert made, "the backup was made"
        assert given >= 50
        assert longest < 2
        with Store.open(tmp_path / "backup.db", find=find) as copy:
            assert 3000 <= copy.session(number).game.version <= session.game.version


def test_a_copy_that_is_damaged_gets_no_name(store: Store, path: Path, tmp_path: Path) -> None:
    # given
    play(store, 1, 10)  # few enough for one page, which is then full of answers
    store.close()
    flip(path, _page_of(path, "log"))
    # when
    with Store.open(path) as damaged, pytest.raises(StoreError, match=r"is damaged, and was not kept.*store check"):
        backup(damaged, tmp_path / "backup.db")
    # then
    assert not list(tmp_path.glob("backup*"))


def test_games_that_do_not_open_are_told_and_the_backup_is_there(store: Store, path: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE snapshots SET hash = x'00' WHERE game = 2")
    made = backup(store, tmp_path / "backup.db")
    assert [str(path) in problem and "game 2 is damaged" in problem for problem in made.problems] == [True]
    assert made.path.exists()


def test_a_backup_names_what_stands_in_its_way(
    store: Store, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(StoreError, match="is there already"):
        backup(store, path)
    with pytest.raises(StoreError, match=f"there is no folder {tmp_path / 'no'}"):
        backup(store, tmp_path / "no" / "backup.db")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(10, 10, 5_000))
    with pytest.raises(StoreError, match="0 MB are free there"):
        backup(store, tmp_path / "backup.db")


# -- plain copies


def test_a_store_that_was_closed_may_be_copied_like_any_file(store: Store, path: Path, tmp_path: Path) -> None:
    store.serve_alone()
    play(store, 1, 10)
    version = store.session(1).game.version
    store.close()
    assert not path.with_name("games.db-wal").exists()
    shutil.copy(path, tmp_path / "copy.db")
    with Store.open(tmp_path / "copy.db") as copy:
        assert copy.problems() == []
        assert copy.session(1).game.version == version


def test_a_plain_copy_of_a_file_that_is_being_served_is_warned_about(store: Store, path: Path, tmp_path: Path) -> None:
    store.serve_alone()
    play(store, 1, 10)
    shutil.copy(path, tmp_path / "copy.db")
    with Store.open(tmp_path / "copy.db") as copy:
        assert "copied while a server was writing to it" in copy.warning
        assert copy.problems()[0] == copy.warning


def test_a_server_that_was_killed_leaves_nothing_to_warn_about(path: Path) -> None:
    script = (
        "import os, sys, nocturne\nfrom nocturne.store import Store\n"
        "store = Store.open(sys.argv[1])\nstore.serve_alone()\n"
        "store.add(nocturne.new('lanterns', players=2, seed=1))\nos._exit(9)\n"
    )
    subprocess.run([sys.executable, "-c", script, str(path)], check=False)
    assert path.with_name("games.db-wal").exists()
    for _ in range(2):  # the first one clears the mark
        with Store.open(path) as store:
            assert store.warning == ""
            assert len(store.numbers()) == 1


def test_a_killed_server_whose_wal_was_taken_away_is_warned_about(path: Path) -> None:
    test_a_server_that_was_killed_leaves_nothing_to_warn_about(path)
    script = (
        "import os, sys\nfrom nocturne.store import Store\nstore = Store.open(sys.argv[1])\nstore.serve_alone()\n"
        "store.remove(1)\nos._exit(9)\n"
    )
    subprocess.run([sys.executable, "-c", script, str(path)], check=False)
    path.with_name("games.db-wal").unlink()
    with Store.open(path) as store:
        assert "games.db-wal has been taken away" in store.warning


# -- check


def _page_of(path: Path, table: str) -> int:
    with closing(sqlite3.connect(path)) as raw:
        root = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0]
    return int(root) - 1


def test_the_check_lists_everything_that_is_wrong(store: Store, path: Path) -> None:
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE snapshots SET hash = x'00' WHERE game = 1")
        raw.execute("UPDATE log SET option = 'no' WHERE game = 3")
        raw.execute("UPDATE contents SET data = substr(data, 1, 100)")
        raw.execute("INSERT INTO seats VALUES ('nowhere', 0, x'00', 'here', 0, '')")
    told = "\n".join(store.problems())
    for part in (
        "game 1 is damaged",
        "game 3 is damaged",
        "is damaged. Games that were begun",
        "rows of seats belong to",
    ):
        assert part in told
    assert "game 2" not in told


@pytest.mark.parametrize("size", [0, 50, 5000, 30_000])
def test_a_file_that_was_cut_is_told_in_a_sentence(
    store: Store, path: Path, size: int, capsys: pytest.CaptureFixture[str]
) -> None:
    play(store, 1, 60)
    store.close()
    path.write_bytes(path.read_bytes()[:size])
    assert upkeep.check(str(path)) == 1
    told = capsys.readouterr().out
    assert any(word in told for word in ("damaged", "not a Nocturne store", "no store here"))


# -- restore


def test_a_restore_keeps_what_was_there_and_changes_nothing_in_the_backup(
    store: Store, path: Path, tmp_path: Path
) -> None:
    # given
    made = backup(store, tmp_path / "backup.db")
    before = made.path.read_bytes()
    play(store, 1, 5)
    store.close()
    # then
    with pytest.raises(StoreError, match="--replace"):
        restore(made.path, path)
    # when
    done = restore(made.path, path, replace=True)
    # then
    assert done.kept is not None
    with Store.open(done.kept) as old, Store.open(path) as back:
        assert (old.session(1).game.version, back.session(1).game.version) == (5, 0)
    assert made.path.read_bytes() == before
    assert not list(tmp_path.glob("*restoring*"))


def test_no_store_is_replaced_under_those_who_use_it(store: Store, path: Path, tmp_path: Path) -> None:
    made = backup(store, tmp_path / "backup.db")
    with pytest.raises(StoreError, match=r"Another program has .* open"):
        restore(made.path, path, replace=True)
    store.serve_alone()
    with pytest.raises(StoreError, match="Another server is running"):
        restore(made.path, path, replace=True)
    assert len(store.numbers()) == 3


def test_a_damaged_backup_is_taken_only_when_told(store: Store, path: Path, tmp_path: Path) -> None:
    made = backup(store, tmp_path / "backup.db")
    store.close()
    with closing(sqlite3.connect(made.path)) as raw, raw:
        raw.execute("UPDATE snapshots SET hash = x'00' WHERE game = 1")
    with pytest.raises(StoreError, match=f"{made.path}: game 1 is damaged.*\nNothing was changed"):
        restore(made.path, path, replace=True)
    assert not list(tmp_path.glob("*before*"))
    done = restore(made.path, path, replace=True, damaged=True)
    assert len(done.problems) == 1
    assert done.games == 3


@pytest.mark.parametrize("kind", ["missing", "text", "foreign", "newer", "folder"])
def test_what_is_no_backup_is_refused_in_a_sentence(store: Store, tmp_path: Path, kind: str) -> None:
    wrong = tmp_path / "wrong.db"
    if kind == "text":
        wrong.write_text("Dear diary, " * 100)
    elif kind == "folder":
        wrong.mkdir()
    elif kind in ("foreign", "newer"):
        if kind == "newer":
            backup(store, wrong)
        with closing(sqlite3.connect(wrong)) as raw, raw:
            raw.execute(
                "CREATE TABLE recipes (name)"
                if kind == "foreign"
                else "UPDATE meta SET value = 99 WHERE key = 'schema'"
            )
    words = {"missing": "no backup here", "folder": "no backup here", "text": "not a Nocturne store"}
    words |= {"foreign": f"{wrong} is a database of another program", "newer": "Open it with the newest Nocturne"}
    with pytest.raises(StoreError, match=words[kind]):
        restore(wrong, tmp_path / "new.db")
    assert not list(tmp_path.glob("new*"))


# -- out and in


def test_games_go_out_and_in_again_with_their_content(
    store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(store, 2, 7)
    where, other = str(store.file), str(tmp_path / "other.db")
    assert upkeep.export(where, [], tmp_path / "out", every=True) == 0
    files = sorted((tmp_path / "out").iterdir())
    assert [file.name for file in files] == [f"lanterns-{number}.nocturne" for number in (1, 2, 3)]
    (tmp_path / "broken.nocturne").write_bytes(b"nothing")
    assert upkeep.import_(other, [files[1], tmp_path / "broken.nocturne", tmp_path / "no"], "") == 1
    told = capsys.readouterr().out
    assert f"{files[1]} is game 1 now" in told
    assert "broken.nocturne" in told
    with Store.open(other) as taken:
        assert [(kept.name, kept.version) for kept in taken.games()] == [("lanterns-2", 7)]
        assert taken.counts()["contents"] == 1


def test_a_game_goes_into_a_folder_that_is_not_there_yet_and_a_file_has_an_ending(store: Store, tmp_path: Path) -> None:
    play(store, 1, 3)
    number, walks = store.numbers()[0], tmp_path / "certificates" / "walks"
    assert upkeep.export(str(store.file), [number], walks, every=False) == 0
    assert [file.name for file in walks.iterdir()] == [f"lanterns-{number}.nocturne"]
    assert upkeep.export(str(store.file), [number], tmp_path / "mine.nocturne", every=False) == 0
    assert (tmp_path / "mine.nocturne").is_file()


def test_exports_say_what_they_want(store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = str(store.file)
    with pytest.raises(UsageError, match="Say which game"):
        upkeep.export(where, [], None, every=False)
    with pytest.raises(UsageError, match="several games"):
        upkeep.export(where, [1, 2], tmp_path / "one.nocturne", every=False)
    assert upkeep.export(where, [99], tmp_path / "one.nocturne", every=False) == 1
    assert "there is no game 99" in capsys.readouterr().out


# -- prune


def test_pruning_tells_first_and_removes_only_what_was_asked(path: Path) -> None:
    # given a finished game of long ago, a finished one of today, and one that goes on
    day = [0]
    with Store.open(path, clock=lambda: day[0] * DAY) as store:
        old, running = (store.add(nocturne.new("lanterns", players=2, seed=seed)) for seed in (1, 2))
        play(store, old, 10_000)
        day[0] = 100
        young = store.add(nocturne.new("lanterns", players=2, seed=3))
        play(store, young, 10_000)
        # when
        told = store.prune(finished_before=50 * DAY, contents=True)
        # then
        assert [game.id for game in told.games] == [old]
        assert told.contents == ()
        assert told.bytes > 0
        assert store.numbers() == [old, running, young]
        # when
        done = store.prune(finished_before=50 * DAY, contents=True, dry=False)
        # then
        assert done == told
        assert store.numbers() == [running, young]
        assert store.problems() == []


def test_content_goes_when_no_game_needs_it(store: Store) -> None:
    assert store.prune(contents=True).contents == ()
    for number in store.numbers():
        store.remove(number)
    gone = store.prune(contents=True, dry=False)
    assert len(gone.contents) == 1
    assert store.counts()["contents"] == 0


def test_no_content_goes_while_a_game_cannot_say_what_it_needs(store: Store, path: Path) -> None:
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE games SET header = x'ff' WHERE id = 2")
    with pytest.raises(StoreError, match=r"which content it needs. Nothing was removed"):
        store.prune(contents=True, dry=False)


@pytest.mark.parametrize("days", [-1.0, float("nan"), float("inf")])
def test_days_that_are_none_are_refused(store: Store, days: float) -> None:
    with pytest.raises(UsageError, match="Say days between 0 and"):
        upkeep.prune(str(store.file), days, contents=False, yes=True, compact=False)


def test_a_store_is_made_smaller_when_nobody_serves_it(store: Store, path: Path) -> None:
    for seed in range(30):
        store.add(nocturne.new("lanterns", players=2, seed=seed))
    for number in store.numbers():
        store.remove(number)
    store.serve_alone()
    with Store.open(path) as other, pytest.raises(StoreError, match="A server is running"):
        other.compact()
    size = path.stat().st_size
    store.compact()
    assert path.stat().st_size < size


# -- the command itself


def test_the_command_tells_progress_on_standard_error(store: Store, tmp_path: Path) -> None:
    made = subprocess.run(
        [sys.executable, "-m", "nocturne", "store", "backup", str(tmp_path / "b.db"), "--store", str(store.file)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "3 of 3 games looked at" in made.stderr
    assert "3 games with 3 answers" in made.stdout
    command = [sys.executable, "-m", "nocturne", "store", "backup", "--store", __file__]
    foreign = subprocess.run(command, capture_output=True, text=True, check=False)
    assert foreign.returncode == 2
    assert foreign.stderr.startswith("nocturne: ")
    assert "Traceback" not in foreign.stderr
