"""Playing at a table over the wire."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nocturne.server.protocol import Done, Refused
from tests.server.client import Client, at_table, play_on
from tests.server.host import Host, hosting


@pytest.mark.parametrize("game", ["lanterns", "alone", "etherfields"])
def test_a_game_can_be_played_against_bots(host: Host, game: str) -> None:
    laid = host.lay(game, seats=[{"kind": "here", "name": "Ada"}, {"kind": "bot"}])

    async def play() -> Client:
        async with at_table(host.address, laid["table"]) as client:
            welcome = await client.hello(laid["seats"][0]["key"])
            assert (welcome.yours, welcome.owner, welcome.seats[0].name) == ([0], False, "Ada")
            await client.update(0, 0)
            await play_on(client, 0, 40)
            return client

    client = asyncio.run(play())
    room = host.rooms.known(laid["table"])
    assert room is not None
    assert room.desk.game.version >= 40 or client.updates[0].over
    assert client.things
    assert len(client.log[0]) > 40


def test_a_stale_answer_is_refused(host: Host) -> None:
    laid = host.lay("lanterns")

    async def play() -> tuple[Any, Any]:
        async with at_table(host.address, laid["table"]) as client:
            await client.hello(*[seat["key"] for seat in laid["seats"]])
            await client.update(1, 0)
            first = await client.ask("answer", seat=0, version=0, option="go:hasty")
            again = await client.ask("answer", seat=0, version=0, option="go:hasty")
            return first, again

    first, again = asyncio.run(play())
    assert isinstance(first, Done)
    assert isinstance(again, Refused)
    assert again.rule == "protocol:not-asked"


def test_the_page_says_so_when_it_is_not_built(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite", static=tmp_path / "nothing") as host:
        answer = host.http.get("/")
    assert answer.status_code == 200
    assert "not built" in answer.text
