"""A bad night: ``python -m bench.soak --minutes 30``.

Three processes on a PostgreSQL that waits for its disk, behind nginx with the configuration of ``deploy/`` and usual
limits. At 200 tables two clients each play and think; now and then one of them drops its line. One address floods the
proxy with connections and pings all the time. Every minute one process is killed without a word and started again; the
first is spared, so that its memory can be watched over the whole time.

Every answer that was acknowledged is looked for in the save of its table when its game is over, and at the end. Told
each minute and in all: answers, the time from an answer to its acknowledgement on a line that held, how long it took to
be back where it did not, what was refused, and the memory of the processes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import NamedTuple

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import nocturne
from bench.flood import PINGS, asking
from bench.load import GAMES, busy_of, memory_of
from nocturne.server.protocol import PROTOCOL
from tests.builders.cluster import Cluster, cluster
from tests.builders.postgres import postgres

USUAL = {"NOCTURNE_TRUST_PROXY": "true", "NOCTURNE_BOT_PAUSE": "0.5"}
FLOODER = "127.0.0.2"
DROPS = 1 / 40
"""So many answers are followed by a broken line."""
SILENCE = 45.0
"""Seconds after which a client gives a line up."""
GONE = (WebSocketException, OSError, TimeoutError, EOFError)


class OptionId(Struct):
    """An option, as far as it is read here."""

    id: str


class Asked(Struct):
    """A decision, as far as it is read here."""

    options: list[OptionId]


class Now(Struct):
    """What is to be decided."""

    decisions: list[Asked]


class Heard(Struct):
    """A message of the server, as far as it is read here."""

    type: str
    id: int = 0
    version: int = -1
    now: Now | None = None
    over: dict[str, object] | None = None
    rule: str = ""
    code: str = ""


HEARD = msgspec.json.Decoder(Heard)


class Sums:
    """What was seen."""

    def __init__(self) -> None:
        self.times: list[float] = []  # from an answer to its acknowledgement
        self.back: list[float] = []  # from a broken line to the first update
        self.counts: Counter[str] = Counter()
        self.lost: list[str] = []


class Table:
    """One game after the other, at one place."""

    def __init__(self, sums: Sums, address: str, number: int, think: float, stop: asyncio.Event) -> None:
        self.sums, self.address, self.number, self.think, self.stop = sums, address, number, think, stop
        self.rng = Random(number)
        self.home = f"127.0.1.{number % 250 + 1}"  # as in life, each table's players have an address of their own
        self.game = GAMES[number % len(GAMES)]
        self.acknowledged: dict[int, tuple[int, str]] = {}
        self.sent = 0
        self.id = self.owner = ""

    async def play(self) -> None:
        """Play until it is enough."""
        transport = httpx.AsyncHTTPTransport(local_address=self.home, retries=2)
        async with httpx.AsyncClient(transport=transport, timeout=60) as http:
            await asyncio.sleep(self.number * 0.05)
            while not self.stop.is_set():
                try:
                    laid = (await self.ask(http, "POST", "", json={"game": self.game, "players": 2})).json()
                except (httpx.HTTPError, msgspec.DecodeError):
                    self.sums.counts["tables that could not be laid at once"] += 1
                    await asyncio.sleep(1)
                    continue
                self.id, self.owner, self.acknowledged, self.sent = laid["table"], laid["owner"], {}, 0
                self.sums.counts["games"] += 1
                await asyncio.gather(*[Seat(self, seat["seat"], seat["key"]).play() for seat in laid["seats"]])
                await self.look(http)

    async def ask(self, http: httpx.AsyncClient, method: str, path: str, **more: object) -> httpx.Response:
        """Ask the proxy for something, and again where a process has just died."""
        for _ in range(60):
            with contextlib.suppress(httpx.HTTPError):
                answer = await http.request(method, f"{self.address}/api/tables{path}", **more)  # type: ignore[arg-type]  # as httpx has it
                if answer.status_code < 400:
                    return answer
            await asyncio.sleep(0.5)
        raise httpx.HTTPError(f"{method} {path}: no answer in half a minute")

    async def look(self, http: httpx.AsyncClient) -> None:
        """Compare what was acknowledged with what is kept."""
        key = {"Authorization": f"Bearer {self.owner}"}
        kept = await self.ask(http, "GET", f"/{self.id}/save", headers=key)
        log = nocturne.load(kept.content).log()
        rest = iter([(int(entry.seat), entry.option) for entry in log])
        for number, answer in sorted(self.acknowledged.items()):  # all of them, in this order
            if answer not in rest:
                self.sums.lost.append(f"{self.game} {self.id}: the answer of number {number}")
        given = len([entry for entry in log if entry.seat in (0, 1)])
        if given > self.sent:
            self.sums.lost.append(f"{self.game} {self.id}: {given} answers, and only {self.sent} were sent")
        self.sums.counts["acknowledged, and there"] += len(self.acknowledged)


class Pending(NamedTuple):
    """An answer on its way."""

    id: int
    since: float
    option: str


class Seat:
    """One client, which comes back by itself."""

    def __init__(self, table: Table, seat: int, key: str) -> None:
        self.table, self.seat, self.key, self.sums, self.rng = table, seat, key, table.sums, table.rng
        self.broken: float | None = None
        self.pending: Pending | None = None
        self.due: float | None = None
        self.newest: Heard | None = None
        self.seen = -1
        self.number = 0

    async def play(self) -> None:
        """Play until the game is over, or it is enough."""
        place = f"{self.table.address.replace('http', 'ws', 1)}/api/tables/{self.table.id}/live"
        while not self.table.stop.is_set():
            try:
                home = (self.table.home, 0)
                async with connect(place, local_addr=home, max_size=None, open_timeout=20, ping_interval=None) as line:
                    await line.send(
                        msgspec.json.encode({"type": "hello", "protocol": PROTOCOL, "keys": [self.key]}).decode()
                    )
                    if await self.listen(line):
                        return
            except GONE as gone:
                self.sums.counts[f"lines that broke: {type(gone).__name__}"] += 1
            self.broken = self.broken or time.monotonic()
            self.pending = self.due = self.newest = None
            await asyncio.sleep(self.rng.uniform(0.2, 0.8))

    async def listen(self, line: ClientConnection) -> bool:
        """Listen and answer; tells whether the game is over."""
        quiet = time.monotonic()
        while not self.table.stop.is_set():
            now = time.monotonic()
            if self.due is not None and now >= self.due:
                await self.answer(line)
            if now - quiet > SILENCE and (self.pending is not None or self.newest is None):
                self.sums.counts["lines that were silent"] += 1
                return False
            wait = 1.0 if self.due is None else min(max(self.due - now, 0.001), 1.0)
            try:
                heard = HEARD.decode(await asyncio.wait_for(line.recv(), wait))
            except TimeoutError:
                continue
            quiet = time.monotonic()
            if self.take(heard):
                return True
            if heard.type == "done" and self.rng.random() < DROPS:
                self.sums.counts["lines that clients dropped"] += 1
                self.broken = None
                line.transport.abort()
                await asyncio.sleep(self.rng.uniform(0, 3))
                self.broken = time.monotonic()
                return False
        return True

    async def answer(self, line: ClientConnection) -> None:
        """Choose something."""
        newest, self.due = self.newest, None
        if newest is None or newest.now is None or not newest.now.decisions or self.pending is not None:
            return
        self.number += 1
        option = self.rng.choice(newest.now.decisions[0].options).id
        said = {"type": "answer", "id": self.number, "seat": self.seat, "version": newest.version, "option": option}
        self.pending = Pending(self.number, time.monotonic(), option)
        self.table.sent += 1
        await line.send(msgspec.json.encode(said).decode())

    def take(self, heard: Heard) -> bool:
        """Take in a message; tells whether the game is over."""
        now = time.monotonic()
        if heard.type == "done" and self.pending is not None and heard.id == self.pending.id:
            self.sums.times.append(now - self.pending.since)
            self.sums.counts["answers"] += 1
            self.table.acknowledged[heard.version] = (self.seat, self.pending.option)
            self.seen, self.pending = max(self.seen, heard.version), None
        elif heard.type == "refused":
            self.sums.counts[f"refused: {heard.rule}"] += 1
            self.pending = None
        elif heard.type == "error":
            self.sums.counts[f"closed by the server: {heard.code}"] += 1
        elif heard.type == "update":
            if self.broken is not None:
                self.sums.back.append(now - self.broken)
                self.broken = None
            if heard.version < self.seen:
                self.sums.lost.append(f"{self.table.id}: version {heard.version} is shown after {self.seen}")
            self.newest = heard
            if heard.over is not None:
                return True
        asked = self.newest is not None and self.newest.now is not None and self.newest.now.decisions
        if self.pending is None and self.due is None and asked and heard.type in ("update", "refused", "done"):
            self.due = now + self.rng.expovariate(1 / self.table.think)
        return False


def flood(port: int, seconds: float) -> None:
    """Connect and send pings from one address, as fast as the proxy lets it, but leave the machine some air."""
    import socket  # noqa: PLC0415 -- this is a process of its own

    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with (
            contextlib.suppress(OSError),
            socket.create_connection(("127.0.0.1", port), timeout=5, source_address=(FLOODER, 0)) as line,
        ):
            line.sendall(asking(port, "floodflood"))
            for _ in range(50):
                line.sendall(PINGS)
                time.sleep(0.01)
        time.sleep(0.01)


def spread(times: list[float]) -> str:
    """Some times in short."""
    if len(times) < 2:
        return "too few"
    cut = quantiles(times, n=1000)
    return f"p50 {cut[499] * 1000:.0f} ms, p99 {cut[989] * 1000:.0f} ms, most {max(times):.1f} s ({len(times)})"


class Night:
    """Kills, and looks at the processes."""

    def __init__(self, three: Cluster, sums: Sums, minutes: float) -> None:
        self.three, self.sums, self.minutes = three, sums, minutes
        self.memory: list[int] = []
        self.rooms: list[int] = []

    async def _rooms(self) -> int:
        """How many games are open in the process that is spared."""
        async with httpx.AsyncClient() as client:
            told = (await client.get(f"{self.three.members[0].address}/metrics")).text
        return int(float(told.rpartition("nocturne_rooms ")[2].partition("\n")[0]))

    async def pass_by(self) -> None:
        """A kill each minute, and a line about it."""
        for minute in range(1, int(self.minutes) + 1):
            answers, backs = len(self.sums.times), len(self.sums.back)
            busy = [busy_of(member.pid) for member in self.three.members]
            await asyncio.sleep(40)
            spared = busy_of(self.three.members[0].pid) - busy[0]
            self.memory.append(memory_of(self.three.members[0].pid))
            self.rooms.append(await self._rooms())
            victim = self.three.members[1 + minute % 2]
            await asyncio.to_thread(victim.kill)
            victim.start()
            self.sums.counts["kills"] += 1
            await asyncio.sleep(20)
            print(
                f"minute {minute}: {spread(self.sums.times[answers:])}; back: {spread(self.sums.back[backs:])}; "
                f"the spared process {self.memory[-1] / 1e6:.0f} MB with {self.rooms[-1]} games open, "
                f"{spared / 0.4:.0f} % of a core; "
                f"lost: {len(self.sums.lost)}",
                flush=True,
            )


async def soak(three: Cluster, tables: int, minutes: float, think: float) -> tuple[Sums, Night]:
    """Let them play while all that happens."""
    sums, stop = Sums(), asyncio.Event()
    playing = [asyncio.create_task(Table(sums, three.address, number, think, stop).play()) for number in range(tables)]
    night = Night(three, sums, minutes)
    await night.pass_by()
    stop.set()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    sums.lost += [repr(fault) for fault in ended if isinstance(fault, Exception)]
    return sums, night


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description="Kills, floods and broken lines for a while.")
    parser.add_argument("--minutes", type=int, default=30)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--think", type=float, default=3.0, help="seconds that a client thinks, on average")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        postgres(durable=True) as store,
        cluster(store, Path(folder), USUAL) as three,
    ):
        port = int(three.address.rpartition(":")[2])
        flooding = multiprocessing.get_context("spawn").Process(target=flood, args=(port, given.minutes * 60.0))
        flooding.start()
        sums, night = asyncio.run(soak(three, given.tables, given.minutes, given.think))
        flooding.join()
        print(f"answer to acknowledgement: {spread(sums.times)}")
        print(f"broken line to the first update: {spread(sums.back)}")
        early, late = night.memory[len(night.memory) // 5], night.memory[-1]
        print(
            f"memory of the spared process: {early / 1e6:.0f} MB after a fifth of the time, {late / 1e6:.0f} at the end"
        )
        for name, count in sorted(sums.counts.items()):
            print(f"{name}: {count}")
        print(f"lost or doubled: {sums.lost or 'nothing'}")


if __name__ == "__main__":
    main()
