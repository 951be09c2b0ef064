"""The drill: people play, a backup is made meanwhile, the store is damaged, found to be so, and brought back."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from nocturne.server.protocol import Done
from nocturne.store import Backup, Store, backup, restore
from nocturne.terminal import upkeep
from tests.server.client import Client, at_table
from tests.server.host import Host, hosting

TABLES = 3
BEFORE = 6
"""Answers at each table that were acknowledged before the backup began."""

Given = list[tuple[int, str]]


async def answer(client: Client) -> tuple[int, str] | None:
    """Answer once for whoever is asked; gives what was acknowledged, or None where the game is over."""
    for seat in (0, 1):
        await client.update(seat, 0)
    while not any(update.over for update in client.updates.values()):
        asked = [seat for seat in (0, 1) if client.updates[seat].now.decisions]
        if asked:
            seat, now = asked[0], client.updates[asked[0]]
            hint = await client.ask("hint", seat=seat)
            done = await client.ask("answer", seat=seat, version=now.version, option=getattr(hint, "option", ""))
            if isinstance(done, Done):
                await client.update(seat, done.version)
                return seat, hint.option
            assert done.rule in ("protocol:stale", "protocol:not-asked"), done  # what the other answered is on its way
        await client.next()
    return None


async def play(
    host: Host, laid: dict[str, Any], given: Given, *, most: int, until: asyncio.Event | None = None
) -> None:
    """Play both seats of a table: so many answers, or until something has happened."""
    async with at_table(host.address, laid["table"]) as client:
        await client.hello(*[seat["key"] for seat in laid["seats"]])
        for _ in range(most):
            done = None if until is not None and until.is_set() else await answer(client)
            if done is None:
                return
            given.append(done)


async def evening(host: Host, tables: list[dict[str, Any]], target: Path) -> tuple[Backup, list[Given], list[int]]:
    """Play at all tables, and back up while they are played: the backup, all answers, how many came before it."""
    given: list[Given] = [[] for _ in tables]
    await asyncio.gather(*[play(host, laid, log, most=BEFORE) for laid, log in zip(tables, given, strict=True)])
    before = [len(log) for log in given]
    made = asyncio.Event()

    async def copy() -> Backup:
        try:
            return await asyncio.to_thread(backup, host.rooms.store, target)
        finally:
            made.set()

    playing = [play(host, laid, log, most=40, until=made) for laid, log in zip(tables, given, strict=True)]
    copying = asyncio.create_task(copy())
    await asyncio.gather(*playing)
    kept = await copying
    await asyncio.gather(*[play(host, laid, log, most=2) for laid, log in zip(tables, given, strict=True)])
    return kept, given, before


def flip(path: Path) -> None:
    """Flip bytes on the pages of the log and of the snapshots."""
    with closing(sqlite3.connect(path)) as raw:
        names = ("log", "snapshots")
        pages = [
            raw.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()[0] for name in names
        ]
    data = bytearray(path.read_bytes())
    for page in pages:
        for place in range((page - 1) * 4096 + 8, (page - 1) * 4096 + 4000, 7):
            data[place] ^= 0x55
    path.write_bytes(data)


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2 + 100])


@pytest.mark.parametrize("damage", ["bytes flipped", "file cut", "wal removed"])
def test_what_was_acknowledged_before_the_backup_survives_the_damage(
    tmp_path: Path, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    # given an evening of play with a backup in the middle of it
    path, live = tmp_path / "games.db", tmp_path / "live.db"
    with hosting(live) as host:
        host.rooms.store.serve_alone()
        tables = [host.lay(seed=seed) for seed in range(TABLES)]
        made, given, before = asyncio.run(evening(host, tables, tmp_path / "backup.db"))
        if damage == "wal removed":  # as after a crash, when somebody takes away what lies beside the store
            shutil.copy(live, path)
    assert made.games == TABLES
    assert not made.problems
    assert all(count == BEFORE for count in before)
    # when the store is damaged
    if damage != "wal removed":
        shutil.copy(live, path)
        (flip if damage == "bytes flipped" else cut)(path)
    # then that is found
    assert upkeep.check(str(path)) == 1
    told = capsys.readouterr().out.splitlines()
    assert any("damaged" in line or "taken away" in line for line in told), told
    if damage == "bytes flipped":
        assert len(told) > 2, "everything is listed, not the first"
    # when the backup is brought back
    done = restore(made.path, path, replace=True)
    # then what was damaged is kept, and nothing acknowledged before the backup is lost
    assert done.kept is not None
    assert done.kept.exists()
    assert upkeep.check(str(path)) == 0
    with Store.open(path) as store:
        for number, log, count in zip(store.numbers(), given, before, strict=True):
            game = store.session(number).game
            back = [(entry.seat, entry.option) for entry in game.log()[1:]]  # the first begins the game
            assert len(back) >= count
            assert back == log[: len(back)]
    # and people play on with the links they have
    with hosting(path) as host:
        more: Given = []
        asyncio.run(play(host, tables[0], more, most=3))
        assert len(more) == 3
        assert host.http.get("/api/health").json()["ok"]
