"""What a hostile or broken client may try: it is refused with a reason or disconnected, and nothing else happens."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from nocturne.server.protocol import PROTOCOL, Done, Refused
from tests.server.client import Client, at_table
from tests.server.host import Host, hosting

HELLO = {"type": "hello", "protocol": PROTOCOL}


def refused(host: Host, table: str, first: str | bytes) -> tuple[int, str]:
    """How a connection ends whose first message is this."""

    async def attack() -> tuple[int, str]:
        async with at_table(host.address, table) as client:
            with contextlib.suppress(ConnectionClosed):  # it may have been refused before it could say anything
                await client.socket.send(first)
            return await client.closed()

    return asyncio.run(attack())


def hello(**more: object) -> str:
    return msgspec.json.encode({**HELLO, **more}).decode()


# -- the first message


@pytest.mark.parametrize(
    "message",
    [
        "",
        "no json",
        "{",
        "[]",
        "null",
        '{"type":"hello"}',
        '{"type":"dance","id":1}',
        '{"type":"hello","protocol":1,"keys":[]}',
        '{"type":"hello","protocol":1,"keys":["x"],"more":1}',
        '{"type":"hello","protocol":1,"keys":["x"],"language":"../../etc"}',
        "[" * 5000,
        b"\xff\xfe binary",
    ],
)
def test_a_malformed_first_message_is_refused(host: Host, message: str | bytes) -> None:
    code, reason = refused(host, host.lay()["table"], message)
    assert code == 4400
    assert reason


def test_a_forged_key_opens_nothing(host: Host) -> None:
    laid, other = host.lay(), host.lay()
    for keys in (["x" * 32], [other["seats"][0]["key"]], [laid["seats"][0]["key"], "guess"]):
        assert refused(host, laid["table"], hello(keys=keys)) == refused(host, "zzzzzzzzzz", hello(keys=keys))


def test_a_table_that_is_not_there_is_refused(host: Host) -> None:
    assert refused(host, "zzzzzzzzzz", hello(keys=["x"]))[0] == 4404


@pytest.mark.parametrize("protocol", [PROTOCOL - 1, PROTOCOL + 1])
def test_another_protocol_is_refused(host: Host, protocol: int) -> None:
    laid = host.lay()
    code, reason = refused(host, laid["table"], hello(protocol=protocol, keys=[laid["owner"]]))
    assert code == 4426
    assert "Load the page again" in reason


def test_something_else_than_hello_is_refused(host: Host) -> None:
    assert refused(host, host.lay()["table"], '{"type":"ping"}')[0] == 4408


def test_who_says_nothing_is_disconnected(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite", hello_seconds=0.2) as host:
        laid = host.lay()

        async def wait() -> tuple[int, str]:
            async with at_table(host.address, laid["table"]) as client:
                return await client.closed()

        assert asyncio.run(wait())[0] == 4408


# -- later messages


def playing(host: Host, act: Callable[[Client, dict[str, Any]], Awaitable[Any]], **more: Any) -> Any:  # noqa: ANN401 -- what act gives
    """Do something at a new table, in seat 0."""
    laid = host.lay(**more)

    async def play() -> Any:  # noqa: ANN401 -- what act gives
        async with at_table(host.address, laid["table"]) as client:
            await client.hello(laid["seats"][0]["key"])
            await client.update(0, 0)
            return await act(client, laid)

    return asyncio.run(play())


def test_an_oversized_message_is_refused(host: Host) -> None:
    async def act(client: Client, _: dict[str, Any]) -> tuple[int, str]:
        await client.socket.send(" " * 17_000)
        return await client.closed()

    assert playing(host, act)[0] == 4413


def test_a_monstrous_message_is_refused(host: Host) -> None:
    async def act(client: Client, _: dict[str, Any]) -> tuple[int, str]:
        with contextlib.suppress(ConnectionClosed):
            await client.socket.send(" " * 5_000_000)
        return await client.closed()

    assert playing(host, act)[0] == 1009


def test_nobody_answers_for_a_seat_that_is_not_theirs(host: Host) -> None:
    async def act(client: Client, _: dict[str, Any]) -> list[str]:
        asked = [
            await client.ask("answer", seat=1, version=0, option="go:hasty"),
            await client.ask("answers", seat=1, version=0, options=["go:hasty"]),
            await client.ask("explain", seat=1, option="go:hasty"),
            await client.ask("candidates", seat=1),
            await client.ask("hint", seat=1),
            await client.ask("undo", seat=1, version=0),
            await client.ask("log", seat=1, since=-1, until=0),
            await client.ask("log", seat=None, since=-1, until=0),
            await client.ask("at", seat=1, version=0),
            await client.ask("look", seat=1, thing="card/dash"),
            await client.ask("concede", seat=1),
            await client.ask("answer", seat=9, version=0, option="go:hasty"),
        ]
        return [one.rule for one in asked]

    assert playing(host, act) == ["protocol:foreign"] * 12


def test_a_seat_is_given_away_by_its_player_only(host: Host) -> None:
    async def act(client: Client, laid: dict[str, Any]) -> list[Any]:
        foreign = await client.ask("seat", seat=1, kind="bot")
        own = await client.ask("seat", seat=0, kind="bot")
        answer = await client.ask("answer", seat=0, version=0, option="go:hasty")
        async with at_table(host.address, laid["table"]) as owner:
            await owner.hello(laid["owner"])
            absent = await owner.ask("seat", seat=1, kind="bot")
            present = await owner.ask("seat", seat=7, kind="bot")
        return [foreign, own, answer, absent, present]

    foreign, own, answer, absent, present = playing(host, act)
    assert foreign.rule == "protocol:seat"
    assert isinstance(own, Done)
    assert answer.rule == "protocol:bot"
    assert isinstance(absent, Done)
    assert present.rule == "protocol:foreign"


def test_wrong_versions_and_replayed_answers_are_refused_and_change_nothing(host: Host) -> None:
    async def act(client: Client, _: dict[str, Any]) -> list[Any]:
        return [
            await client.ask("answer", seat=0, version=5, option="go:hasty"),
            await client.ask("answer", seat=0, version=0, option="go:away"),
            await client.ask("answer", seat=0, version=0, option="go:hasty"),
            await client.ask("answer", seat=0, version=0, option="go:hasty"),
        ]

    said = playing(host, act)
    assert [one.rule for one in said if isinstance(one, Refused)] == [
        "protocol:stale",
        "protocol:unknown-option",
        "protocol:not-asked",
    ]
    assert len([one for one in said if isinstance(one, Done)]) == 1


def test_a_series_that_is_refused_later_changes_nothing(host: Host) -> None:
    async def act(client: Client, _: dict[str, Any]) -> Any:  # noqa: ANN401 -- a reply
        said = await client.ask("answers", seat=0, version=0, options=["go:hasty", "go:hasty"])
        now = await client.ask("at", seat=0, version=1)
        return said, now

    said, now = playing(host, act)
    assert isinstance(said, Refused)
    assert now.rule == "protocol:no-version"


def test_who_sends_too_much_is_disconnected(tmp_path: Path) -> None:
    async def act(client: Client, _: dict[str, Any]) -> tuple[int, str]:
        with contextlib.suppress(ConnectionClosed):
            for _number in range(200):
                await client.socket.send('{"type":"ping"}')
        return await client.closed()

    with hosting(tmp_path / "games.sqlite", messages_per_second=5, burst=20) as host:
        assert playing(host, act)[0] == 4429


def test_who_is_silent_for_long_is_disconnected(tmp_path: Path) -> None:
    async def act(client: Client, _: dict[str, Any]) -> tuple[int, str]:
        return await client.closed()

    with hosting(tmp_path / "games.sqlite", idle_seconds=0.3) as host:
        assert playing(host, act)[0] == 4410


def test_things_that_were_not_shown_are_not_told(host: Host) -> None:
    async def act(client: Client, _: dict[str, Any]) -> list[Any]:
        shown = next(iter(client.things))
        return [
            await client.ask("look", seat=0, thing=shown),
            await client.ask("look", seat=0, thing="boss/boss_brood"),
            await client.ask("look", seat=0, thing="no/such"),
            await client.ask("look", seat=0, thing="../../etc/passwd"),
        ]

    shown, *others = playing(host, act, game="alone")
    assert shown.picture.startswith("<svg")
    assert [one.rule for one in others] == ["protocol:unknown-thing"] * 3


# -- garbage, at random


def test_random_garbage_never_brings_the_server_down(host: Host) -> None:
    rng = Random(5)
    laid = host.lay("alone", seats=[{"kind": "here"}, {"kind": "here"}])
    kinds = [
        "answer",
        "answers",
        "explain",
        "candidates",
        "look",
        "hint",
        "undo",
        "consent",
        "log",
        "at",
        "seat",
        "ping",
    ]
    values = [0, 1, -1, 2**60, "x", "", None, [], {}, True, 1.5, "go:hasty", ["a"], "\u0000", "💥"]
    fields = ["id", "seat", "version", "option", "options", "thing", "since", "until", "kind", "name", "agree"]

    async def one() -> None:
        async with at_table(host.address, laid["table"]) as client:
            await client.hello(*[seat["key"] for seat in laid["seats"]])
            with contextlib.suppress(ConnectionClosed, TimeoutError):
                for _ in range(20):
                    message = {name: rng.choice(values) for name in rng.sample(fields, rng.randrange(5))}
                    raw = msgspec.json.encode({"type": rng.choice(kinds), **message})
                    cut = rng.randrange(len(raw)) if rng.random() < 0.2 else len(raw)
                    await client.socket.send(raw[:cut].decode(errors="replace"))

    async def attack() -> None:
        for _ in range(25):
            await one()

    asyncio.run(attack())
    metrics = host.http.get("/metrics").text
    assert not [line for line in metrics.splitlines() if line.startswith("nocturne_errors_total")]
    assert host.http.get("/api/health").json()["ok"]


# -- many connections, slow readers


def test_there_is_a_most_of_connections_from_one_address_and_in_all(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite", connections=30, connections_per_address=20) as host:
        laid = host.lay()

        async def crowd() -> list[int]:
            async with contextlib.AsyncExitStack() as stack:
                there = [await stack.enter_async_context(at_table(host.address, laid["table"])) for _ in range(25)]
                for client in there:
                    with contextlib.suppress(ConnectionClosed):
                        await client.socket.send(hello(keys=[laid["watch"]]))
                return [(await client.closed())[0] for client in there[20:]]

        assert asyncio.run(crowd()) == [4429] * 5
        assert host.http.get("/api/health").json()["ok"]
        codes: list[int] = []
        while codes[-1:] != [4400] and len(codes) < 100:  # the others have gone, which is noticed in a moment
            codes.append(refused(host, laid["table"], "x")[0])
            time.sleep(0.05)
        assert set(codes[:-1]) <= {4429}
        assert codes[-1] == 4400


def test_a_flood_of_bare_connections_leaves_the_server_answering(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite", connections=50) as host:
        port = int(host.address.rpartition(":")[2])
        idle = [socket.create_connection(("127.0.0.1", port)) for _ in range(150)]
        try:
            assert host.http.get("/api/health").status_code == 200
        finally:
            for one in idle:
                one.close()


def test_a_reader_who_does_not_read_is_disconnected_and_holds_up_nobody(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite", slow_seconds=0.5) as host:
        laid = host.lay("etherfields", seats=[{"kind": "here"}, {"kind": "here"}], options={"play": "dream"})
        keys = [seat["key"] for seat in laid["seats"]]

        async def attack() -> int:
            async with contextlib.AsyncExitStack() as stack:
                slow = await stack.enter_async_context(at_table(host.address, laid["table"], compression=None))
                client = await stack.enter_async_context(at_table(host.address, laid["table"]))
                await slow.hello(*keys)
                slow.socket.transport.pause_reading()
                await client.hello(*keys)
                await client.update(1, 0)
                thing = next(name for name in client.things if name.startswith("item/"))  # a face makes a long answer
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(1500):  # it asks for much, and reads nothing
                        await slow.say("look", seat=0, thing=thing)
                answered = 0
                while answered < 20:
                    asked = [one for one in client.updates.values() if one.now.decisions]
                    if not asked:
                        await client.next()
                        continue
                    now = asked[0]
                    option = now.now.decisions[0].options[-1].id
                    done = await client.ask("answer", seat=now.seat, version=now.version, option=option)
                    answered += isinstance(done, Done)
                    if isinstance(done, Done):
                        await client.update(now.seat, done.version)
                async with asyncio.timeout(20):  # it was let go, although it never reads
                    while host.rooms.doors.count > 1:
                        await asyncio.sleep(0.05)
                slow.socket.transport.abort()
                return answered

        assert asyncio.run(attack()) == 20
        assert 'nocturne_closed_total{code="4411"} 1.0' in host.http.get("/metrics").text


def test_a_wrong_path_is_no_live_connection(host: Host) -> None:
    async def attack() -> int:
        try:
            async with at_table(host.address, "a/b"):
                return 0
        except InvalidStatus as fault:
            return fault.response.status_code

    assert asyncio.run(attack()) in (403, 404)
