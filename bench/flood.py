"""What honest players notice while one address floods: ``python -m bench.flood --seconds 20``.

A server process with its usual limits; an honest client asks something twenty times a second from one address, while
another address of this machine opens connections and sends empty pings as fast as it can. Times with and without the
flood, in turns.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import socket
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
from websockets.asyncio.client import connect

from bench.load import busy_of, servers

PINGS = b"\x89\x80\0\0\0\0" * 2_000


def asking(port: int, table: str) -> bytes:
    """The request by which a live connection begins."""
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def flood(port: int, table: str, until: float) -> None:
    """Connect and send pings, again and again."""
    ask = asking(port, table)
    while time.monotonic() < until:
        with (
            contextlib.suppress(OSError),
            socket.create_connection(("127.0.0.1", port), timeout=5, source_address=("127.0.0.2", 0)) as line,
        ):
            line.sendall(ask)
            while time.monotonic() < until:
                line.sendall(PINGS)


async def honest(address: str, laid: dict[str, Any], until: float) -> list[float]:
    """Ask what could be answered, again and again; gives how long each answer took."""
    times = []
    place = f"{address.replace('http', 'ws', 1)}/api/tables/{laid['table']}/live"
    async with connect(place, max_size=None) as line:
        keys = ",".join(f'"{seat["key"]}"' for seat in laid["seats"])
        await line.send(f'{{"type":"hello","protocol":1,"keys":[{keys}]}}')
        number = 0
        while time.monotonic() < until:
            number += 1
            begun = time.perf_counter()
            await line.send(f'{{"type":"candidates","id":{number},"seat":0}}')
            while f'"id":{number},' not in str(await line.recv()):
                pass
            times.append(time.perf_counter() - begun)
            await asyncio.sleep(0.05)
    return times


def main() -> None:
    """Run it."""
    parser = argparse.ArgumentParser(description="What honest players notice of a flood.")
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, servers(str(Path(folder) / "g.sqlite"), 1, {}) as running:
        address, pid = running[0]
        port = int(address.rpartition(":")[2])
        laid = httpx.post(f"{address}/api/tables", json={"game": "lanterns", "players": 2}).json()
        for flooding in (False, True):
            until, busy = time.monotonic() + given.seconds, busy_of(pid)
            attacker = multiprocessing.Process(target=flood, args=(port, laid["table"], until))
            if flooding:
                attacker.start()
            times = asyncio.run(honest(address, laid, until))
            if flooding:
                attacker.join()
            cut = [1000 * one for one in quantiles(times, n=100)]
            what = "while another address floods" if flooding else "quiet"
            used = (busy_of(pid) - busy) / given.seconds * 100
            spread = f"p50 {cut[49]:.1f} ms, p99 {cut[98]:.1f} ms, most {1000 * max(times):.0f} ms"
            print(f"{what}: {spread}, server {used:.0f} %")


if __name__ == "__main__":
    main()
