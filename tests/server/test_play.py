"""Playing at a table over the wire."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nocturne.server.protocol import Done, Refused
from tests.server.client import Client, at_table
from tests.server.host import Host, hosting


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosting(tmp_path_factory.mktemp("store") / "games.sqlite") as running:
        yield running


async def play_on(client: Client, seat: int, most: int = 10_000) -> None:
    """Take hints until the game is over or so many answers were given."""
    for _ in range(most):
        while not client.updates[seat].over and not client.updates[seat].now.decisions:
            await client.next()
        now = client.updates[seat]
        if now.over:
            return
        hint = await client.ask("hint", seat=seat)
        if not isinstance(hint, Refused):
            done = await client.ask("answer", seat=seat, version=now.version, option=hint.option)
            assert isinstance(done, Done) or done.rule in ("protocol:stale", "protocol:not-asked"), done
        while client.updates[seat] is now:
            await client.next()


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
    assert client.updates[0].version >= 40 or client.updates[0].over
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
