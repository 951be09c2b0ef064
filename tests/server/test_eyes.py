"""Until the game is over nobody sees through another's seat, whoever laid the table (docs/threats.md)."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import pytest

from tests.server.client import Client, at_table, play_on
from tests.server.host import Host, hosting

BY_LINK = [{"kind": "here", "name": "Ada"}, {"kind": "away", "name": "Bo"}]


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


class Table:
    """A table and what is asked of it over HTTP."""

    def __init__(self, host: Host, laid: dict[str, Any]) -> None:
        self.host, self.laid, self.place = host, laid, f"/api/tables/{laid['table']}"
        self.seats = [seat["key"] for seat in laid["seats"]]

    def opens(self, key: str) -> bool:
        return self.host.http.get(self.place, headers=bearer(key)).status_code == 200

    def replay(self, key: str, **asked: Any) -> tuple[int, Any]:  # noqa: ANN401 -- query parameters
        answer = self.host.http.get(f"{self.place}/replay", headers=bearer(key), params=asked)
        return answer.status_code, answer.json()

    def claim(self, key: str) -> tuple[str, dict[str, Any]]:
        own = secrets.token_urlsafe(24)
        answer = self.host.http.post(f"{self.place}/claim", json={"key": own}, headers=bearer(key))
        assert answer.status_code == 200, answer.text
        return own, answer.json()

    def renew(self, key: str, seat: int) -> tuple[int, Any]:
        answer = self.host.http.post(f"{self.place}/links", json={"seat": seat}, headers=bearer(key))
        return answer.status_code, answer.json()


def lay(host: Host, game: str = "alone", **more: Any) -> Table:  # noqa: ANN401 -- JSON
    return Table(host, host.lay(game, **more))


# -- replays


def test_the_host_does_not_replay_through_a_link_that_waits_nor_through_the_automatic_player(host: Host) -> None:
    for kind in ("away", "bot"):
        table = lay(host, seats=[{"kind": "here"}, {"kind": kind}])
        for key, asked in ((table.seats[1], {}), (table.laid["owner"], {"seat": 1}), (table.seats[0], {"seat": 1})):
            status, told = table.replay(key, **asked)
            assert (status, told["error"]["code"]) == (403, "not-your-eyes")
        assert table.replay(table.seats[0])[1]["seat"] == 0
        assert table.replay(table.laid["owner"])[1]["seat"] is None
        assert table.replay(table.laid["watch"], seat=0)[0] == 403


def test_on_one_screen_all_seats_of_the_browser_can_be_replayed(host: Host) -> None:
    table = lay(host)
    assert [table.replay(key)[1]["seat"] for key in table.seats] == [0, 1]


def test_after_the_end_all_is_open_and_nothing_is_taken_back(host: Host) -> None:
    table = lay(host, "lanterns", seats=BY_LINK)

    async def play() -> Any:  # noqa: ANN401 -- an update
        async with (
            at_table(host.address, table.laid["table"]) as ada,
            at_table(host.address, table.laid["table"]) as bo,
        ):
            for seat, client in enumerate((ada, bo)):
                await client.hello(table.seats[seat])
                await client.update(seat, 0)
            await asyncio.gather(play_on(ada, 0), play_on(bo, 1))
            return ada.updates[0]

    assert table.replay(table.laid["watch"], seat=1)[0] == 403
    last = asyncio.run(play())
    assert last.over is not None
    assert last.undo is None, "who has seen all cards does not play on"
    assert [table.replay(table.laid["watch"], seat=seat)[1]["seat"] for seat in (0, 1)] == [0, 1]
    assert table.replay(table.laid["watch"], seat=2)[0] == 422


# -- links


def test_a_claimed_seat_has_a_key_that_only_its_player_knows(host: Host) -> None:
    table = lay(host, seats=BY_LINK)
    own, told = table.claim(table.seats[1])
    assert told == {"link": "claimed", "used": False}
    assert table.opens(own)
    assert not table.opens(table.seats[1]), "the host's copy of the link is dead"
    assert table.replay(table.seats[1])[0] == 404
    assert table.replay(own)[1]["seat"] == 1
    assert table.claim(table.seats[1])[1]["link"] == "dead"
    assert table.claim(table.seats[0])[1]["link"] == "shared", "the host's own seat is no link to be claimed"
    assert table.opens(table.seats[0])
    weak = host.http.post(f"{table.place}/claim", json={"key": "short"}, headers=bearer(own))
    assert weak.status_code == 400


def test_who_looks_through_a_waiting_link_is_found_out_and_let_go(host: Host) -> None:
    table = lay(host, seats=BY_LINK)

    async def play() -> tuple[Any, Any, tuple[int, str], bool]:
        async with (
            at_table(host.address, table.laid["table"]) as ada,
            at_table(host.address, table.laid["table"]) as spy,
        ):
            await ada.hello(table.seats[0])
            await spy.hello(table.seats[1])
            told = await ada.until("Notice")
            _, claimed = await asyncio.to_thread(table.claim, table.seats[1])
            return told, claimed, await spy.closed(), table.opens(table.seats[1])

    told, claimed, closed, opens = asyncio.run(play())
    assert told.code == "seat-claimed"
    assert "Evil" in told.message
    assert claimed == {"link": "claimed", "used": True}, "the person is told that somebody was there before"
    assert closed[0] == 4421
    assert not opens


def test_nobody_looks_through_the_eyes_of_an_automatic_player(host: Host) -> None:
    table = lay(host, seats=[{"kind": "here"}, {"kind": "bot"}])

    async def play() -> tuple[Any, Client]:
        async with at_table(host.address, table.laid["table"]) as client:
            return await client.hello(table.seats[1]), client

    welcome, _ = asyncio.run(play())
    assert (welcome.yours, welcome.watching) == ([], True)
    assert table.renew(table.seats[1], 1)[0] == 403


@pytest.mark.parametrize("gone_seconds", [0, 60])
def test_a_claimed_seat_is_drawn_anew_by_its_player_or_openly_when_they_are_gone(
    tmp_path: Any,  # noqa: ANN401 -- a path
    gone_seconds: int,
) -> None:
    with hosting(tmp_path / "games.sqlite", gone_seconds=gone_seconds) as host:
        table = lay(host, seats=BY_LINK)
        own, _ = table.claim(table.seats[1])

        async def sit() -> tuple[int, str]:
            async with at_table(host.address, table.laid["table"]) as bo:
                await bo.hello(own)
                status = (await asyncio.to_thread(table.renew, table.laid["owner"], 1))[0]
                mine = (await asyncio.to_thread(table.renew, own, 1))[1]["key"]
                return status, mine

        status, link = asyncio.run(sit())
        assert status == 422, "its player is there"
        assert not table.opens(own)
        own, told = table.claim(link)
        assert told["link"] == "claimed"

        async def be_gone() -> tuple[int, Any]:
            async with at_table(host.address, table.laid["table"]) as ada:
                await ada.hello(table.seats[0])
                async with at_table(host.address, table.laid["table"]) as bo:
                    await bo.hello(own)
                await ada.until("Presence")
                room = host.rooms.known(table.laid["table"])
                assert room is not None
                while 1 in room.online():
                    await asyncio.sleep(0.01)
                status, _ = await asyncio.to_thread(table.renew, table.laid["owner"], 1)
                if status != 201:
                    return status, None
                notice = await ada.until("Notice", code="link-renewed")
                seats = (await ada.until("Presence")).seats
                return status, (notice.message, seats[1].link)

        status, told = asyncio.run(be_gone())
        if gone_seconds:
            assert (status, table.opens(own)) == (422, True), "a moment's absence is not enough"
        else:
            assert status == 201
            assert "Evil" in told[0]
            assert told[1] == "renewed", "everybody can see it, also later"
            assert not table.opens(own)
