"""Health tells the truth, and strangers no more than they need; backups are made while people play."""

import json
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from nocturne.kernel import UsageError
from nocturne.server import health
from nocturne.server.backups import Backups, Schedule
from nocturne.server.metrics import Metrics
from nocturne.store import Store
from tests.server.host import Host, hosting

STRANGER = {"X-Forwarded-For": "203.0.113.9"}


@pytest.fixture(autouse=True)
def asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every question is looked into, not answered from two seconds ago."""
    monkeypatch.setattr(health, "FRESH_SECONDS", 0.0)


def asked(host: Host) -> tuple[int, dict[str, Any]]:
    answer = host.http.get("/api/health")
    return answer.status_code, answer.json()


def test_the_host_is_told_everything_and_a_stranger_whether_it_is_well(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.db") as host:
        code, told = asked(host)
        assert (code, told["ok"]) == (200, True)
        assert told["details"]["writable"]
        assert told["details"]["disk_free"] > 0
        assert told["details"]["problems"] == []
        stranger = host.http.get("/api/health", headers=STRANGER).json()
        assert set(stranger) == {"ok", "version", "store"}
        assert str(tmp_path) not in json.dumps(told), "no path even there"


def test_with_a_token_the_details_are_for_whoever_shows_it(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.db", metrics_token="t0ken") as host:  # noqa: S106 -- a token for this test
        assert "details" not in host.http.get("/api/health").json()
        shown = {"Authorization": "Bearer t0ken", **STRANGER}
        assert "details" in host.http.get("/api/health", headers=shown).json()


def test_a_store_that_takes_no_write_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nocturne.store._database.BUSY_SECONDS", 0.1)
    path = tmp_path / "games.db"
    with hosting(path) as host, closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        code, told = asked(host)
        assert code == 503
        assert told["details"]["problems"] == ["store-not-writable"]
        assert host.http.get("/api/alive").status_code == 200
        figures = host.http.get("/metrics").text
        assert 'nocturne_store_refusals_total{code="SQLITE_BUSY"} 1.0' in figures
        assert "nocturne_store_writable 0.0" in figures
        assert '"code": "SQLITE_BUSY"' in host.logs.getvalue()
        other.execute("ROLLBACK")
        assert asked(host)[0] == 200


def test_a_store_that_hangs_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.2)
    path = tmp_path / "games.db"
    with hosting(path) as host, closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        assert asked(host)[0] == 503
        assert time.monotonic() - began < 2
        other.execute("ROLLBACK")


def test_a_disk_that_is_nearly_full_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LEAST_FREE", 10**18)
    with hosting(tmp_path / "games.db") as host:
        code, told = asked(host)
        assert (code, told["details"]["problems"]) == (503, ["disk-nearly-full"])


def broken_table(path: Path) -> dict[str, Any]:
    """A store in which one of two tables cannot be opened."""
    with hosting(path) as host:
        host.lay(seed=1)
        laid = host.lay(seed=2)
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("UPDATE snapshots SET hash = x'00' WHERE game = 2")
    return laid


def test_tables_that_do_not_open_are_looked_for_at_the_start(tmp_path: Path) -> None:
    broken_table(tmp_path / "games.db")
    with hosting(tmp_path / "games.db") as host:
        for _ in range(100):
            code, told = asked(host)
            if code == 503:
                break
            time.sleep(0.05)
        assert told["details"]["problems"] == ["tables-do-not-open"]
        assert told["details"]["unopened_tables"] == 1
        assert "nocturne_unopened_tables 1.0" in host.http.get("/metrics").text


def test_a_table_that_does_not_open_is_counted_when_it_is_met(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LOOK_MOST", 0)
    laid = broken_table(tmp_path / "games.db")
    with hosting(tmp_path / "games.db") as host:
        assert asked(host)[0] == 200
        answer = host.http.get(f"/api/tables/{laid['table']}", headers={"Authorization": f"Bearer {laid['owner']}"})
        assert answer.status_code == 503
        assert str(tmp_path) not in answer.text
        assert "damaged" not in answer.text
        code, told = asked(host)
        assert (code, told["details"]["unopened_tables"]) == (503, 1)
        assert 'nocturne_store_refusals_total{code="damaged"} 1.0' in host.http.get("/metrics").text


def test_many_who_ask_cost_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH_SECONDS", 60.0)
    with hosting(tmp_path / "games.db") as host:
        asked(host)
        monkeypatch.setattr(host.rooms.store, "probe", lambda: pytest.fail("asked again"))
        assert [asked(host)[0] for _ in range(20)] == [200] * 20


# -- backups by themselves


def test_a_backup_that_is_due_is_made_while_people_play(tmp_path: Path) -> None:
    schedule = Schedule.checked(tmp_path, 24, 2)
    with hosting(tmp_path / "games.db", backups=schedule) as host:
        host.lay()
        for _ in range(200):
            if schedule.kept():
                break
            time.sleep(0.05)
        assert len(schedule.kept()) == 1
        assert schedule.wait(time.time()) > 23 * 3600
        told = asked(host)[1]["details"]["last_backup"]
        for _ in range(40):
            told = asked(host)[1]["details"]["last_backup"]
            if told is not None:
                break
            time.sleep(0.05)
        assert told == pytest.approx(time.time(), abs=60)
    with hosting(tmp_path / "games.db", backups=schedule) as host:
        assert asked(host)[1]["details"]["last_backup"] == pytest.approx(told, abs=60), "known after a restart too"
        assert len(schedule.kept()) == 1


def test_old_backups_go_when_a_newer_one_is_there_and_nothing_else_does(tmp_path: Path) -> None:
    # given
    (tmp_path / "b").mkdir()
    schedule = Schedule.checked(tmp_path / "b", 1, 2)
    for name in ("nocturne-20200101-000000.db", "nocturne-20200102-000000.db", "diary.db", "nocturne-x.db"):
        (tmp_path / "b" / name).write_text("")
    with Store.open(tmp_path / "games.db") as store:
        backups = Backups(store, schedule, Metrics(), threading.Lock())
        # when
        assert backups.make()
        # then
        names = sorted(file.name for file in (tmp_path / "b").iterdir())
        assert names[:2] == ["diary.db", "nocturne-20200102-000000.db"]
        assert len(names) == 4


def test_a_backup_that_fails_removes_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "b").mkdir()
    schedule = Schedule.checked(tmp_path / "b", 1, 1)
    for name in ("nocturne-20200101-000000.db", "nocturne-20200102-000000.db"):
        (tmp_path / "b" / name).write_text("")
    monkeypatch.setattr("nocturne.store._upkeep.SPARE", 10**18)
    with Store.open(tmp_path / "games.db") as store:
        assert not Backups(store, schedule, Metrics(), threading.Lock()).make()
    assert len(schedule.kept()) == 2


@pytest.mark.parametrize(
    ("hours", "keep", "folder"), [(0, 7, ""), (float("nan"), 7, ""), (24, 0, ""), (24, 7, "no")], ids=str
)
def test_a_schedule_that_cannot_be_is_refused(tmp_path: Path, hours: float, keep: int, folder: str) -> None:
    with pytest.raises(UsageError, match="--backup"):
        Schedule.checked(tmp_path / folder, hours, keep)
