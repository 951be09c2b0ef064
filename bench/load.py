"""Load: many games at once, over the wire: ``python -m bench.load --games 200 --seconds 300``.

The server runs in processes of its own (``--processes``), on SQLite or on a PostgreSQL from the tests' wheel
(``--postgres``). Each client holds one seat, reads every update, and answers with a random option when it is asked,
after a pause like a quick person's (``--think``). Where a game ends, the next one begins.

Reported: answers a second, the time from an answer to the update that shows it (to the one who gave it, and to the
others), errors, memory, and the processor time that the servers took for an answer. The last is measured while all
play, without the start of the servers; that games end and others are laid is part of it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from nocturne.games import find
from nocturne.server.protocol import PROTOCOL

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("alone", "etherfields", "alone", "lanterns")
"""The games in turn: two in four are ALONE, whose sides see different things."""


class Sums:
    """What was measured."""

    def __init__(self) -> None:
        self.own: list[float] = []  # seconds from an answer to the update of the one who gave it
        self.others: list[float] = []
        self.answers = 0
        self.refused: dict[str, int] = {}
        self.errors: dict[str, int] = {}
        self.bytes = 0
        self.over = 0
        self.sent_at: dict[tuple[str, int], float] = {}  # by table and version: when the answer was sent

    def fault(self, what: str) -> None:
        self.errors[what] = self.errors.get(what, 0) + 1


class Player:
    """One client in one seat."""

    def __init__(self, sums: Sums, rng: Random, table: str, seat: int, think: float) -> None:
        self.sums, self.rng, self.table, self.seat, self.think = sums, rng, table, seat, think
        self.number = 0
        self.pending: tuple[int, float] | None = None  # the id of the answer that is on its way, and since when
        self.reached: tuple[int, float] | None = None
        self.newest: dict[str, Any] | None = None
        self.thinking: asyncio.Task[None] | None = None

    async def play(self, place: str, key: str, until: float) -> None:
        try:
            async with connect(place, max_size=None, open_timeout=60, ping_interval=None) as line:
                hello = {"type": "hello", "protocol": PROTOCOL, "keys": [key]}
                await line.send(json.dumps(hello))
                while time.monotonic() < until:
                    try:
                        async with asyncio.timeout(max(until - time.monotonic(), 0.01)):
                            frame = await line.recv()
                    except TimeoutError:
                        break
                    self.sums.bytes += len(frame)
                    if await self.heard(line, json.loads(frame)):
                        self.sums.over += 1
                        break
        except (WebSocketException, OSError, TimeoutError, EOFError) as fault:
            self.sums.fault(f"{type(fault).__name__}: {str(fault)[:80]}")

    async def heard(self, line: ClientConnection, message: dict[str, Any]) -> bool:
        """Take in a message; tell whether the game is over."""
        now = time.monotonic()
        if message["type"] == "done" and self.pending is not None and message["id"] == self.pending[0]:
            self.sums.answers += 1
            self.reached = (message["version"], self.pending[1])
            self.sums.sent_at[(self.table, message["version"])] = self.pending[1]
            self.pending = None
        elif message["type"] == "refused":
            self.sums.refused[message["rule"]] = self.sums.refused.get(message["rule"], 0) + 1
            self.pending = None
            if self.newest is not None and self.newest["now"]["decisions"]:
                self.thinking = asyncio.create_task(self.answer(line, self.newest))
        elif message["type"] in ("error", "notice"):
            self.sums.fault(f"{message['type']} {message['code']}")
        elif message["type"] == "update":
            self.newest = message
            self.measure(message["version"], now)
            if message["over"] is not None:
                return True
            if self.thinking is not None and self.pending is None:
                self.thinking.cancel()
            if message["now"]["decisions"] and self.pending is None:
                self.thinking = asyncio.create_task(self.answer(line, message))
        return False

    def measure(self, version: int, now: float) -> None:
        if self.reached is not None and version >= self.reached[0]:
            self.sums.own.append(now - self.reached[1])
            self.reached = None
        elif (self.table, version) in self.sums.sent_at:
            self.sums.others.append(now - self.sums.sent_at.pop((self.table, version)))

    async def answer(self, line: ClientConnection, update: dict[str, Any]) -> None:
        await asyncio.sleep(self.rng.expovariate(1 / self.think) if self.think else 0)
        option = self.rng.choice(update["now"]["decisions"][0]["options"])["id"]
        self.number += 1
        said = {"type": "answer", "id": self.number, "seat": self.seat, "version": update["version"]}
        self.pending = (self.number, time.monotonic())
        with contextlib.suppress(ConnectionClosed):
            await line.send(json.dumps({**said, "option": option}))


# -- servers


@contextlib.contextmanager
def servers(where: str, processes: int, settings: Mapping[str, str] | None = None) -> Iterator[list[tuple[str, int]]]:
    """Start server processes on one store; gives each one's address and process number.

    Without settings of one's own there are none of the limits that keep one address from playing two hundred games.
    """
    limits = settings if settings is not None else {
        "NOCTURNE_CONNECTIONS": "5000", "NOCTURNE_CONNECTIONS_PER_ADDRESS": "5000", "NOCTURNE_BOT_PAUSE": "0.5",
        "NOCTURNE_TABLES_PER_HOUR": "1000000", "NOCTURNE_ROOM_SECONDS": "20", "NOCTURNE_REQUESTS_PER_SECOND": "100000",
        "NOCTURNE_FRAMES_PER_SECOND": "100000", "NOCTURNE_BYTES_PER_SECOND": "100000000",
        "NOCTURNE_CONNECTS_PER_SECOND": "10000", "NOCTURNE_FRAME_BURST": "100000",
    }  # fmt: skip
    running = []
    try:
        for _ in range(processes):
            with socket.socket() as free:
                free.bind(("127.0.0.1", 0))
                port = free.getsockname()[1]
            command = [sys.executable, "-m", "nocturne", "serve", "--port", str(port), "--store", where]
            process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, **limits}, stdout=subprocess.DEVNULL)  # noqa: S603 -- our own command
            running.append((f"http://127.0.0.1:{port}", process))
        for address, _ in running:
            wait_for(address)
        yield [(address, process.pid) for address, process in running]
    finally:
        for address, process in running:
            if process.poll() is not None:
                print(f"{address} had ended by itself, with the code {process.returncode}")
            process.terminate()
        for _, process in running:
            process.wait(30)


def wait_for(address: str) -> None:
    """Wait until a server answers."""
    for _ in range(300):
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{address}/api/health").status_code == 200:
                return
        time.sleep(0.1)
    raise SystemExit(f"{address} does not answer")


def memory_of(pid: int) -> int:
    """The resident memory of a process, in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def busy_of(pid: int) -> float:
    """The processor time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# -- the run


class Plan(NamedTuple):
    """So many games at once, each with so many clients, for so long."""

    addresses: list[str]
    games: int
    seconds: float
    think: float
    game: str = ""
    each: int = 2


async def run(plan: Plan, sums: Sums) -> Sums:
    """Play."""
    until = time.monotonic() + plan.seconds
    once = httpx.Limits(max_keepalive_connections=0)  # a kept line may be closed at the very moment it is used
    async with httpx.AsyncClient(timeout=60, limits=once) as http:
        places = [Place(sums, http, plan, number) for number in range(plan.games)]
        await asyncio.gather(*[place.play_on(until) for place in places])
    return sums


class Place:
    """One game after the other."""

    def __init__(self, sums: Sums, http: httpx.AsyncClient, plan: Plan, number: int) -> None:
        self.sums, self.http, self.number, self.think, self.addresses = sums, http, number, plan.think, plan.addresses
        kinds = (plan.game,) if plan.game else GAMES
        self.game = kinds[number % len(kinds)]
        self.players = min(plan.each, max(find(self.game).players))
        self.watchers = plan.each - self.players  # where more come than there are seats, they look on

    async def play_on(self, until: float) -> None:
        """Play games until the time is over."""
        await asyncio.sleep(self.number * 0.02)
        while time.monotonic() < until:
            body = {"game": self.game, "players": self.players}
            answer = await self.http.post(f"{self.addresses[self.number % len(self.addresses)]}/api/tables", json=body)
            if answer.status_code != 201:
                self.sums.fault(f"no table: {answer.status_code}")
                return
            table = answer.json()
            keys = [*[seat["key"] for seat in table["seats"]], *[table["watch"]] * self.watchers]
            await asyncio.gather(*[self.play(table["table"], seat, key, until) for seat, key in enumerate(keys)])

    async def play(self, table: str, seat: int, key: str, until: float) -> None:
        """Play one seat of one game, or look on; all of a table go to one process, as a proxy sends them."""
        address = self.addresses[self.number % len(self.addresses)]
        place = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        await Player(self.sums, Random(), table, seat, self.think).play(place, key, until)


class Watch:
    """Looks at the servers twice while all play: early, when every game is open, and shortly before the end."""

    def __init__(self, pids: Sequence[int], sums: Sums, seconds: float) -> None:
        self.pids, self.sums = pids, sums
        self.before = self.after = sum(map(memory_of, pids))
        self.looks: list[tuple[float, float, int]] = []
        self.timers = [threading.Timer(max(when, 0.5), self.look) for when in (seconds * 0.3, seconds - 1)]
        for timer in self.timers:
            timer.daemon = True
            timer.start()

    def look(self) -> None:
        """Note the time, what the servers have taken of it, and the answers so far."""
        self.after = sum(map(memory_of, self.pids))
        self.looks.append((time.monotonic(), sum(map(busy_of, self.pids)), self.sums.answers))

    def rates(self) -> tuple[float, float]:
        """Answers a second, and milliseconds of processor time an answer."""
        for timer in self.timers:
            timer.join()
        (begin, busy, answers), (end, busier, more) = self.looks
        return (more - answers) / (end - begin), (busier - busy) / max(more - answers, 1) * 1000


def report(sums: Sums, watch: Watch, games: int) -> str:
    """What was measured, in words."""
    rate, cost = watch.rates()
    each = (watch.after - watch.before) / games / 1000
    lines = [
        f"answers: {sums.answers}, {rate:.0f} a second once all play; ends of games that clients saw: {sums.over}",
        f"answer to own update: {spread(sums.own)}",
        f"answer to the other's update: {spread(sums.others)}",
        f"received: {sums.bytes / 1e6:.1f} MB, {sums.bytes / max(sums.answers, 1) / 1000:.1f} kB an answer",
        f"memory: {watch.before / 1e6:.0f} MB before, {watch.after / 1e6:.0f} MB at the end, {each:.0f} kB a game",
        f"processor: {cost:.2f} ms an answer",
        f"refused: {sums.refused or 'none'}",
        f"errors: {sums.errors or 'none'}",
    ]
    return "\n".join(lines)


def spread(times: list[float]) -> str:
    """Some times in short."""
    if len(times) < 2:
        return "too few"
    cut = quantiles(times, n=1000)
    return f"p50 {cut[499] * 1000:.1f} ms, p99 {cut[989] * 1000:.1f} ms, most {max(times) * 1000:.0f} ms ({len(times)})"


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description="Many games and clients at once.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--clients", type=int, help="in all; two to a game unless given")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--think", type=float, default=2.0, help="seconds that a client thinks, on average")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--game", default="", help="only this game; all in turn unless given")
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args()
    each, rest = divmod(given.clients or 2 * given.games, given.games)
    if rest or each < 1:
        parser.error("--clients is a multiple of --games: as many at each table")
    with contextlib.ExitStack() as stack:
        if given.postgres:
            from tests.builders.postgres import postgres  # noqa: PLC0415 -- only where it is asked for

            where = stack.enter_context(postgres(durable=True))
        else:
            where = str(Path(stack.enter_context(tempfile.TemporaryDirectory())) / "games.sqlite")
        running = stack.enter_context(servers(where, given.processes))
        sums = Sums()
        watch = Watch([pid for _, pid in running], sums, given.seconds)
        addresses = [address for address, _ in running]
        asyncio.run(run(Plan(addresses, given.games, given.seconds, given.think, given.game, each), sums))
        print(report(sums, watch, given.games))


if __name__ == "__main__":
    main()
