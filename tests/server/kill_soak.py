"""Kill the server while people play, again and again: ``python -m tests.server.kill_soak --kills 50``.

Clients play at several tables through it, come back by themselves whenever it is gone, and remember every answer that
was acknowledged. After each kill, and at the end, the store must hold all of them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

import nocturne
from nocturne.server.protocol import Done
from tests.server.client import Client, at_table

ROOT = Path(__file__).resolve().parents[2]
EACH = 12
"""So many answers are acknowledged between two kills, at least."""
GAMES = ("lanterns", "alone", "etherfields")
GONE = (ConnectionClosed, InvalidMessage, InvalidStatus, OSError, TimeoutError, EOFError)


class Server:
    """A server process that is killed and started again on the same address."""

    def __init__(self, store: Path) -> None:
        self.store = store
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "nocturne", "serve", "--port", str(self.port), "--store", str(self.store)]
        quick = {"NOCTURNE_BOT_PAUSE": "0", "NOCTURNE_REQUESTS_PER_SECOND": "10000"}
        environment = {**os.environ, **quick}
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
        for _ in range(1200):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/api/health", timeout=5).status_code == 200:
                    return
            time.sleep(0.05)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


class Witness:
    """Somebody who plays all human seats of a table and remembers what was acknowledged."""

    def __init__(self, address: str, laid: dict[str, Any], rng: Random) -> None:
        self.address, self.laid, self.rng = address, laid, rng
        self.table: str = laid["table"]
        self.humans = [one["seat"] for one in laid["seats"] if one["kind"] != "bot"]
        self.keys = [laid["seats"][seat]["key"] for seat in self.humans]
        self.acknowledged: dict[int, tuple[int, str]] = {}  # by number: seat and option
        self.sent = 0
        self.reconnected = 0
        self.over = False

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set() and not self.over:
            try:
                async with at_table(self.address, self.table) as client:
                    await client.hello(*self.keys)
                    self.reconnected += 1
                    await self.answer_on(client, stop)
            except GONE:
                await asyncio.sleep(0.05)

    async def answer_on(self, client: Client, stop: asyncio.Event) -> None:
        while not stop.is_set():
            seen = [client.updates[seat] for seat in self.humans if seat in client.updates]
            for update in seen:  # each seat counts by itself (AL-VIEW-14), and their updates come one after the other
                mine = (number for number, (seat, _) in self.acknowledged.items() if seat == update.seat)
                assert update.version >= max(mine, default=-1), "an update shows less than was acknowledged"
            if any(one.over for one in seen):
                self.over = True
                return
            asked = [one for one in seen if one.now.decisions]
            if not asked:
                async with asyncio.timeout(5):
                    await client.next()
                continue
            now = self.rng.choice(asked)
            assert now.seat is not None
            option = self.rng.choice(now.now.decisions[0].options).id
            self.sent += 1
            done = await client.ask("answer", seat=now.seat, version=now.version, option=option)
            if isinstance(done, Done):
                self.acknowledged[done.version] = (now.seat, option)
                await client.update(now.seat, done.version)
            elif client.updates[now.seat] is now:  # refused, and why is not told yet
                async with asyncio.timeout(5):
                    await client.next()

    def look(self) -> int:
        """Compare with what the store has; gives how many acknowledged answers were found again."""
        place, key = f"{self.address}/api/tables/{self.table}/save", f"Bearer {self.laid['owner']}"
        game = nocturne.load(httpx.get(place, headers={"Authorization": key}, timeout=30).content)
        stored = [(int(entry.seat), entry.option) for entry in game.log()]
        rest = iter(stored)
        for number, answer in sorted(self.acknowledged.items()):
            assert answer in rest, f"table {self.table} has lost the answer of number {number}"
        assert len([seat for seat, _ in stored if seat in self.humans]) <= self.sent, "answered twice"
        game.verify()
        return len(self.acknowledged)


async def soak(server: Server, witnesses: list[Witness], kills: int, rng: Random) -> None:
    """Let them play while the server is killed and started again."""
    stop = asyncio.Event()
    playing = [asyncio.create_task(witness.play(stop)) for witness in witnesses]
    for _ in range(kills):
        heard = sum(len(one.acknowledged) for one in witnesses)
        async with asyncio.timeout(120):  # some must have played since the last kill, however slow the machine is
            while sum(len(one.acknowledged) for one in witnesses) < heard + EACH and not all(w.over for w in witnesses):
                await asyncio.sleep(0.02)
        await asyncio.sleep(rng.uniform(0, 0.5))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    await asyncio.sleep(1)
    stop.set()
    await asyncio.wait_for(asyncio.gather(*playing), 60)


def run(kills: int, tables: int = 6, seed: int = 1) -> dict[str, int]:
    """Play at so many tables through so many kills; gives what was seen."""
    rng = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "games.sqlite")
        server.start()
        try:
            witnesses = []
            for number in range(tables):
                kinds = [{"kind": "here"}, {"kind": "bot" if number % 2 else "here"}]
                body = {"game": GAMES[number % len(GAMES)], "players": 2, "seed": number, "seats": kinds}
                laid = httpx.post(f"{server.address}/api/tables", json=body, timeout=60).json()
                witnesses.append(Witness(server.address, laid, Random(number)))
            asyncio.run(soak(server, witnesses, kills, rng))
            found = sum(witness.look() for witness in witnesses)
        finally:
            server.kill()
    return {"kills": kills, "acknowledged": found, "reconnected": sum(one.reconnected for one in witnesses)}


def main() -> None:
    """Kill so many times and say what was seen."""
    parser = argparse.ArgumentParser(description="Kill the server while people play.")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=6)
    given = parser.parse_args()
    for name, count in run(given.kills, given.tables).items():
        sys.stdout.write(f"{name}: {count}\n")


if __name__ == "__main__":
    main()
