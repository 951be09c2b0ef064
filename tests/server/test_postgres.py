"""On PostgreSQL: the store keeps its promises there too, and several processes serve one game."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from random import Random

import pytest

import nocturne
from nocturne.server.protocol import Done, Presence
from nocturne.store import Overtaken, Store, StoreError
from tests.builders.postgres import new_database, postgres
from tests.server.client import Client, at_table
from tests.server.host import hosting


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture
def address(server: str, request: pytest.FixtureRequest) -> str:
    return new_database(server, f"db{abs(hash(request.node.name)) % 10**9}")


def play(store: Store, number: int, answers: int, seed: int = 1) -> str:
    session, rng = store.session(number), Random(seed)
    for _ in range(answers):
        if session.game.over is not None:
            break
        decision = session.game.open[0]
        session.answer(decision.seat, rng.choice(decision.ids()))
    return session.game.hash()


def test_a_game_is_kept_answer_by_answer(address: str) -> None:
    with Store.open(address) as store:
        number = store.add(nocturne.new("lanterns", players=2, seed=3), name="Friday", metadata={"a": 1})
        left = play(store, number, 60)
    with Store.open(address, create=False) as store:
        kept = store.games()[0]
        assert (kept.name, kept.metadata, store.kind) == ("Friday", {"a": 1}, "postgresql")
        assert store.session(number).game.hash() == left
        store.check()
        session = store.session(number)
        session.undo(5)
        assert store.session(number).game.version == 5
        assert nocturne.load(store.export(number)).version == 5
        store.remove(number)
        with pytest.raises(StoreError, match="there is no game"):
            store.session(number)


def test_a_long_game_begins_new_chapters(address: str) -> None:
    with Store.open(address) as store:
        number = store.add(nocturne.new("alone", players=2, seed=3))
        left = play(store, number, 700)
        assert store.session(number).game.hash() == left
        store.session(number).game.verify()


def test_of_two_sessions_one_is_overtaken_and_can_catch_up(address: str) -> None:
    with Store.open(address) as one, Store.open(address) as two:
        number = one.add(nocturne.new("lanterns", players=2, seed=3))
        here, there = one.session(number), two.session(number)
        here.answer(0, "go:hasty")
        with pytest.raises(Overtaken):
            there.answer(1, "go:wary")
        there.catch_up()
        there.answer(1, "go:wary")
        here.catch_up()
        assert here.game.hash() == there.game.hash()
        here.undo(1)
        there.catch_up()
        assert here.game.hash() == there.game.hash()
        assert there.game.version == 1


def test_processes_that_open_an_empty_database_at_once_make_its_tables_once(address: str) -> None:
    async def both() -> None:
        stores = await asyncio.gather(*[asyncio.to_thread(Store.open, address) for _ in range(4)])
        for store in stores:
            store.close()

    asyncio.run(both())


def test_a_password_is_never_told(address: str) -> None:
    with_password = address.replace("postgres:@", "postgres:s3cret@") if "postgres:@" in address else address
    with contextlib.suppress(StoreError), Store.open(with_password) as store:
        assert "s3cret" not in repr(store)
    with pytest.raises(StoreError) as told:
        Store.open("postgresql://me:s3cret@127.0.0.1:1/games")
    assert "s3cret" not in str(told.value)


def client_sees_both(client: Client) -> bool:
    """Whether the client was told that both players are there, each at another server."""
    told = [one for one in client.heard if isinstance(one, Presence)]
    return bool(told) and all(seat.online for seat in told[-1].seats)


def test_two_servers_play_one_game(address: str) -> None:
    """Each seat is at another server; each answer reaches the other at once, and nobody's view falls behind."""
    with hosting(address, gather=False) as here, hosting(address, gather=False) as there:
        laid = here.lay("lanterns", seed=5)

        async def game() -> tuple[str, int]:
            async with at_table(here.address, laid["table"]) as one, at_table(there.address, laid["table"]) as two:
                clients = [one, two]
                await one.hello(laid["seats"][0]["key"])
                await two.hello(laid["seats"][1]["key"])
                await one.update(0, 0)
                await two.update(1, 0)
                while not client_sees_both(one):
                    await one.next()
                refused = 0
                while clients[0].updates[0].over is None and clients[0].views[0]["round"] < 8:
                    seats = [seat for seat, client in enumerate(clients) if client.updates[seat].now.decisions]
                    version = max(client.updates[seat].version for seat, client in enumerate(clients))
                    if seats:
                        seat = seats[0]
                        now = clients[seat].updates[seat]
                        done = await clients[seat].ask(
                            "answer", seat=seat, version=now.version, option=now.now.decisions[0].options[0].id
                        )
                        refused += not isinstance(done, Done)
                        version = done.version if isinstance(done, Done) else version
                    for other, client in enumerate(clients):
                        await client.update(other, version)
                assert clients[0].views[0]["round"] == clients[1].views[1]["round"]
                return clients[0].updates[0].now.line, refused

        line, refused = asyncio.run(game())
        assert line
        assert refused == 0


def test_answers_given_at_two_servers_at_the_same_time_are_both_kept(address: str) -> None:
    with hosting(address, gather=False) as here, hosting(address, gather=False) as there:
        laid = here.lay("lanterns", players=4, seed=5)

        async def choose(place: str, seats: list[int]) -> list[str]:
            async with at_table(place, laid["table"]) as client:
                await client.hello(*[laid["seats"][seat]["key"] for seat in seats])
                for seat in seats:
                    await client.update(seat, 0)
                versions = {seat: client.updates[seat].version for seat in seats}
                said = [
                    await client.ask("answer", seat=seat, version=versions[seat], option="go:hasty") for seat in seats
                ]
                assert [type(one).__name__ for one in said] == ["Done", "Done"], said
                await client.update(seats[0], 4)
                return [type(one).__name__ for one in said]

        async def both() -> list[list[str]]:
            return list(await asyncio.gather(choose(here.address, [0, 2]), choose(there.address, [1, 3])))

        assert asyncio.run(both()) == [["Done", "Done"], ["Done", "Done"]]


def test_bots_of_a_table_are_played_by_one_server(address: str) -> None:
    with hosting(address, gather=False) as here, hosting(address, gather=False) as there:
        laid = here.lay("lanterns", seed=5, seats=[{"kind": "here"}, {"kind": "bot"}])

        async def watch(place: str) -> int:
            async with at_table(place, laid["table"]) as client:
                await client.hello(laid["seats"][0]["key"])
                await client.say("seat", seat=0, kind="bot")
                while 0 not in client.updates or client.updates[0].over is None:
                    await client.next()
                return client.updates[0].version

        async def both() -> list[int]:
            return list(await asyncio.gather(watch(here.address), watch(there.address)))

        versions = asyncio.run(both())
        assert versions[0] == versions[1] > 0
        errors = [line for host in (here, there) for line in host.http.get("/metrics").text.splitlines()]
        assert not [line for line in errors if line.startswith("nocturne_errors_total")]
