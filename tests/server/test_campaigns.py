"""A campaign at a table: somebody joins, newer content is taken up, and seats are called by their Dreamers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import nocturne
from nocturne.kernel.save import box_of
from tests.server.client import Client, at_table
from tests.server.host import Host
from tests.upgrades.test_moving import MORE_HEALED, an_awakening, begun_with

Laid = dict[str, Any]
BETWEEN = (
    "players: 2\nat: world\ndreamers: {a: {archetype: tough-guy}, b: {archetype: mourner}}\nagenda: [Between: {}]\n"
)


def brought(host: Host, save: bytes) -> Laid:
    laid: Laid = host.http.post("/api/tables/import", content=save).json()
    return laid


def older() -> bytes:
    """A campaign at an Awakening that was begun with a Fate card that healed more."""
    box_of.cache_clear()
    return begun_with(an_awakening(), *MORE_HEALED)


async def seated(client: Client, laid: Laid) -> None:
    """Sit in the first seat, and wait until the table is shown."""
    await client.hello(laid["seats"][0]["key"])
    await client.update(0, 0)


def asked(host: Host, laid: Laid, key: str, method: str = "GET") -> Any:  # noqa: ANN401 -- a response
    place = f"/api/tables/{laid['table']}/content"
    return host.http.request(method, place, headers={"Authorization": f"Bearer {laid[key]}"})


def test_the_host_sees_what_newer_content_changes_and_takes_it_up(host: Host) -> None:
    laid = brought(host, older())

    async def play() -> str:
        async with at_table(host.address, laid["table"]) as client:
            await seated(client, laid)
            done = await asyncio.to_thread(asked, host, laid, "owner", "POST")
            assert done.json()["newer"] is False
            notice = await client.until("Notice")
            assert notice.code == "content-moved"
            return str(notice.message)

    assert asked(host, laid, "watch").status_code == 403
    assert asked(host, laid, "owner").json() == {
        "newer": True, "may_move": True, "added": [], "changed": ["fate/chestnuts"], "removed": [],
    }  # fmt: skip
    assert "newest content" in asyncio.run(play())
    assert asked(host, laid, "owner").json()["newer"] is False
    assert asked(host, laid, "owner", "POST").status_code == 422, "there is nothing newer any more"


def test_in_the_middle_of_a_scene_content_stays_as_it_is(host: Host) -> None:
    game = nocturne.load(older())
    while game.open[0].kind in ("ChangeDreamer", "Between"):
        game.answer(game.open[0].seat, game.open[0].ids()[0])
    laid = brought(host, game.export())
    refused = asked(host, laid, "owner", "POST")
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "content-not-now")
    assert asked(host, laid, "owner").json()["newer"] is True


@pytest.mark.rule("EF-PLAYERS-02")
def test_those_at_the_old_table_are_told_that_the_campaign_goes_on_elsewhere(host: Host) -> None:
    laid = brought(host, nocturne.position("etherfields", BETWEEN).save())

    async def play() -> None:
        async with at_table(host.address, laid["table"]) as client:
            await seated(client, laid)
            place, key = f"/api/tables/{laid['table']}/join", {"Authorization": f"Bearer {laid['owner']}"}
            joined = await asyncio.to_thread(lambda: host.http.post(place, headers=key))
            assert joined.status_code == 201
            assert (await client.until("Notice")).code == "joined-elsewhere"

    asyncio.run(play())


@pytest.mark.rule("EF-AWAKEN-06")
def test_a_seat_is_called_by_its_new_dreamer_at_once(host: Host) -> None:
    laid = brought(host, an_awakening().save())

    async def play() -> None:
        async with at_table(host.address, laid["table"]) as client:
            await seated(client, laid)
            version = client.updates[0].version
            await client.say("answer", seat=0, version=version, option="become:mourner")
            await client.update(0, version + 1)
            async with asyncio.timeout(30):  # one that was on its way may come first, with the old name
                while (await client.until("Presence")).seats[0].title != "The Mourner":
                    pass

    asyncio.run(play())
