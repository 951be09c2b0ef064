"""A campaign at a table: somebody joins, newer content is taken up, and seats are called by their Dreamers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import nocturne
from nocturne.kernel.save import box_of
from nocturne.server.protocol import Presence
from tests.server.client import Client, at_table
from tests.server.host import Host
from tests.server.seated import both
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


ON_THE_WAY = """\
players: 2
at: world
dreamers: {a: {archetype: tough-guy, ether: 3, masks: [mask-of-plaster]}, b: {archetype: mourner}}
"""


async def titled(client: Client, *titles: str) -> None:
    """Listen until it was told that the seats are called so."""
    async with asyncio.timeout(30):
        while not [said for said in client.heard if isinstance(said, Presence) and called(said) == titles]:
            await client.next()


def called(presence: Presence) -> tuple[str, ...]:
    return tuple(seat.title for seat in presence.seats)


@pytest.mark.rule("EF-AWAKEN-06", "EF-PUB-12")
def test_two_people_exchange_their_dreamers_at_an_awakening_and_both_tables_follow(host: Host) -> None:
    laid = brought(host, nocturne.position("etherfields", ON_THE_WAY).save())

    async def act(one: Client, two: Client) -> None:
        async def answer(client: Client, seat: int, option: str) -> None:
            done = await client.ask("answer", seat=seat, version=client.updates[seat].version, option=option)
            await one.update(0, done.version)
            await two.update(1, done.version)

        await answer(one, 0, "awaken-now")
        await answer(one, 0, "place:0")  # where each Dreamer will enter the Dreamscape
        await answer(two, 1, "place:0")
        await answer(one, 0, "exchange:1")
        assert not one.updates[0].now.decisions, "it is for the other to agree"
        asked = two.updates[1].now.decisions[0]
        assert [option.id for option in asked.options] == ["agree", "go-on"]
        assert asked.prompt.startswith("The Tough Guy would take over your Dreamer")
        await answer(two, 1, "agree")
        for client, seat in ((one, 0), (two, 1)):
            told = client.log[seat][-1]
            assert (told.kind, told.rule) == ("dreamers-exchanged", "EF-AWAKEN-06")
            mine, theirs = client.views[seat]["dreamers"]
            assert (mine["archetype"], mine["ether"], mine["masks"]) == ("mourner", 0, [])
            assert (theirs["archetype"], theirs["ether"], theirs["masks"]) == ("tough-guy", 3, ["mask-of-plaster"])
            await titled(client, "The Mourner", "The Tough Guy")

    both(host, laid, act)
