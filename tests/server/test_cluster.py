"""Three processes on one PostgreSQL behind nginx: tables find their process, and move when it dies or hangs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import nocturne
from nocturne.server.protocol import Done
from nocturne.store import Store
from tests.builders.cluster import NGINX, Cluster, cluster
from tests.builders.postgres import postgres
from tests.server.client import Client, at_table
from tests.server.kill_soak import GAMES, Witness

pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not on this machine: apt-get install nginx-light")


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with postgres() as store, cluster(store, tmp_path_factory.mktemp("cluster")) as three:
        yield three


def lay(address: str, game: str, seed: int, *kinds: str) -> dict[str, Any]:
    seats = [{"kind": kind} for kind in kinds]
    body = {"game": game, "players": len(kinds), "seed": seed, "seats": seats}
    answer = httpx.post(f"{address}/api/tables", json=body, timeout=60)
    assert answer.status_code == 201, answer.text
    laid: dict[str, Any] = answer.json()
    return laid


def connected_at(three: Cluster) -> list[int]:
    """The processes that have live connections."""
    counts = [httpx.get(f"{one.address}/metrics", timeout=30).text for one in three.members]
    return [number for number, text in enumerate(counts) if "nocturne_connections 0.0" not in text]


def test_all_connections_of_a_table_go_to_one_process(running: Cluster) -> None:
    async def process_of(seed: int) -> int:
        laid = lay(running.address, "lanterns", seed, "here", "here")
        async with (
            at_table(running.address, laid["table"]) as first,
            at_table(running.address, laid["table"]) as second,
        ):
            await first.hello(laid["seats"][0]["key"])
            await second.hello(laid["seats"][1]["key"])
            (process,) = await asyncio.to_thread(connected_at, running)
            return process

    processes: set[int] = set()
    for seed in range(60):  # a table's process is as random as its name: a few tables may well share one
        processes.add(asyncio.run(process_of(seed)))
        if seed >= 5 and len(processes) > 1:
            break
    assert len(processes) > 1, "the tables are spread over the processes"


def test_nothing_is_lost_or_answered_twice_while_processes_are_killed(running: Cluster) -> None:
    witnesses = []
    for number in range(6):
        laid = lay(running.address, GAMES[number % 3], number, "here", "bot" if number % 2 else "here")
        witnesses.append(Witness(running.address, laid, Random(number)))

    async def soak() -> None:
        stop = asyncio.Event()
        playing = [asyncio.create_task(witness.play(stop)) for witness in witnesses]
        for victim in (0, 1, 2):
            heard = sum(len(witness.acknowledged) for witness in witnesses)
            async with asyncio.timeout(120):
                while sum(len(one.acknowledged) for one in witnesses) < heard + 12 and not all(
                    one.over for one in witnesses
                ):
                    await asyncio.sleep(0.02)
            await asyncio.to_thread(running.restart, victim)
        stop.set()
        await asyncio.wait_for(asyncio.gather(*playing), 60)

    asyncio.run(soak())
    assert sum(witness.look() for witness in witnesses) > 40
    assert sum(witness.reconnected for witness in witnesses) > len(witnesses)


def test_a_process_that_has_slept_cannot_write_and_its_bots_are_played_elsewhere(running: Cluster) -> None:
    """It wakes with an answer waiting in its socket; meanwhile the same question was answered at another process."""
    asleep, awake = running.members[0], running.members[1]
    laid = lay(asleep.address, "lanterns", 11, "here", "bot")
    key = laid["seats"][0]["key"]

    async def wait_for_turn(client: Client, after: int = -1) -> Any:  # noqa: ANN401 -- an update
        while 0 not in client.updates or client.updates[0].version < after or not client.updates[0].now.decisions:
            await client.next()
        return client.updates[0]

    async def act() -> tuple[list[tuple[int, str]], Any]:
        given = []
        async with at_table(asleep.address, laid["table"]) as old, at_table(awake.address, laid["table"]) as new:
            await old.hello(key)
            seen = await wait_for_turn(old)
            asleep.sleep()
            try:
                first, *_, last = [option.id for option in seen.now.decisions[0].options]
                number = await old.say("answer", seat=0, version=seen.version, option=first)
                await new.hello(key)
                await wait_for_turn(new)
                done = await new.ask("answer", seat=0, version=seen.version, option=last)
                given.append((done.version, last))
                for _ in range(6):  # the bot is played here now, or it would never be our turn again
                    now = await wait_for_turn(new, done.version)
                    option = now.now.decisions[0].options[0].id
                    done = await new.ask("answer", seat=0, version=now.version, option=option)
                    given.append((done.version, option))
            finally:
                asleep.wake()
            try:
                heard: Any = await old.reply(number)
            except ConnectionClosed as gone:  # it has heard that the table moved before it read the answer
                heard = gone
            return given, heard

    given, heard = asyncio.run(act())
    assert not isinstance(heard, Done), "the answer of the one who slept was carried out"
    key = f"Bearer {laid['owner']}"
    save = httpx.get(f"{running.address}/api/tables/{laid['table']}/save", headers={"Authorization": key}, timeout=30)
    game = nocturne.load(save.content)
    game.verify()
    log = game.log()
    assert [entry.option for entry in log if entry.seat == 0] == [option for _, option in sorted(given)]
    mine = [at for at, entry in enumerate(log) if entry.option == given[0][1] and entry.seat == 0]
    assert len([entry for entry in log[mine[0] :] if entry.seat == 1]) >= 2


def test_a_table_keeps_its_place_among_processes_until_that_ends() -> None:
    with postgres() as address, Store.open(address) as one, Store.open(address) as two:
        here, there = one.notices(lambda _: None), two.notices(lambda _: None)
        assert here is not None
        assert there is not None
        assert here.keepers.beat([]) | there.keepers.beat([]) == {one.process, two.process}
        assert here.keepers.take(7, gather=True)
        assert not there.keepers.take(7, gather=False)
        assert not there.keepers.take(7, gather=True), "it has only just come there"
        here.close()
        assert there.keepers.take(7, gather=False)
        there.close()
