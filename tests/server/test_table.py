"""A table over time: seats that change hands, taking back, coming back, going on after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from nocturne.server.protocol import Done, Presence, Refused, UndoAnswer, UndoAsked
from tests.server.client import Client, at_table, play_on
from tests.server.host import Host, hosting

Laid = dict[str, Any]


def keys(laid: Laid, *seats: int) -> list[str]:
    return [laid["seats"][seat]["key"] for seat in seats]


def both(host: Host, laid: Laid, act: Callable[[Client, Client], Coroutine[Any, Any, Any]]) -> Any:  # noqa: ANN401 -- what act gives
    """Sit in seat 0 and seat 1 with a connection each, and do something."""

    async def play() -> Any:  # noqa: ANN401 -- what act gives
        async with at_table(host.address, laid["table"]) as one, at_table(host.address, laid["table"]) as two:
            await one.hello(*keys(laid, 0))
            await two.hello(*keys(laid, 1))
            await one.update(0, 0)
            await two.update(1, 0)
            return await act(one, two)

    return asyncio.run(play())


# -- seats


def test_each_seat_is_told_only_its_own_decisions(host: Host) -> None:
    async def act(one: Client, two: Client) -> None:
        assert [decision.seat for decision in one.updates[0].now.decisions] == [0]
        assert [decision.seat for decision in two.updates[1].now.decisions] == [1]
        assert set(one.updates) == {0}
        done = await one.ask("answer", seat=0, version=0, option="go:hasty")
        told = await two.update(1, done.version)
        assert "hasty" not in str(told.log)
        assert (await one.update(0, done.version)).now.line.startswith("Waiting for")

    both(host, host.lay(), act)


def test_one_browser_may_hold_several_seats(host: Host) -> None:
    laid = host.lay()

    async def play() -> list[int]:
        async with at_table(host.address, laid["table"]) as client:
            welcome = await client.hello(*keys(laid, 0, 1), laid["owner"])
            await client.update(1, 0)
            await client.ask("answer", seat=1, version=0, option="go:wary")
            await client.ask("answer", seat=0, version=0, option="go:hasty")
            await client.update(0, 2)
            return list(welcome.yours)

    assert asyncio.run(play()) == [0, 1]


def test_a_seat_goes_to_the_automatic_player_and_back(host: Host) -> None:
    laid = host.lay("lanterns", seats=[{"kind": "here"}, {"kind": "bot"}])

    async def play() -> tuple[int, Any]:
        async with at_table(host.address, laid["table"]) as client:
            await client.hello(*keys(laid, 0))
            await client.update(0, 0)
            await client.say("seat", seat=0, kind="bot")
            await client.update(0, 8)
            back = await client.ask("seat", seat=0, kind="human", name="Grace")
            await play_on(client, 0, 2)
            presence = [one for one in client.heard if isinstance(one, Presence)][-1]
            return back.version, presence.seats[0]

    version, seat = asyncio.run(play())
    assert version >= 8
    assert (seat.kind, seat.name, seat.online) == ("human", "Grace", True)


def test_who_comes_and_goes_is_told(host: Host) -> None:
    async def act(one: Client, two: Client) -> list[bool]:
        await two.socket.close()
        presence = await one.until("Presence")
        while presence.seats[1].online:
            presence = await one.until("Presence")
        return [seat.online for seat in presence.seats]

    assert both(host, host.lay(), act) == [True, False]


def test_a_spectator_sees_what_everybody_may(host: Host) -> None:
    laid = host.lay("alone")

    async def play() -> Any:  # noqa: ANN401 -- an update
        async with at_table(host.address, laid["table"]) as client:
            welcome = await client.hello(laid["watch"])
            assert (welcome.watching, welcome.yours) == (True, [])
            return await client.update(None, 0)

    update = asyncio.run(play())
    assert update.seat is None
    assert "map" not in update.view
    assert update.now.decisions == []


# -- answering


def test_why_not_candidates_and_hints_are_told(host: Host) -> None:
    async def act(one: Client, _: Client) -> None:
        why = await one.ask("explain", seat=0, option="take")
        assert (why.allowed, why.rule.startswith(("LN-", "protocol:"))) == (False, True)
        allowed = await one.ask("explain", seat=0, option="go:hasty")
        assert allowed.allowed
        candidates = await one.ask("candidates", seat=0)
        assert {option.id for option in candidates.options} >= {"go:hasty", "go:wary", "go:steady"}
        hint = await one.ask("hint", seat=0)
        assert hint.option in {option.id for option in one.updates[0].now.decisions[0].options}

    both(host, host.lay(), act)


def test_a_series_of_picks_is_one_gesture_and_stops_where_something_new_is_learned(host: Host) -> None:
    """Otherwise a client could look into the future: pick, be refused at the second pick, and know what came."""
    laid = host.lay("alone", seed=3, seats=[{"kind": "here"}, {"kind": "here"}])

    async def play() -> list[Any]:
        async with at_table(host.address, laid["table"]) as client:
            await client.hello(*keys(laid, 0, 1))
            await client.update(1, 0)
            said = []
            for _ in range(60):
                now = max(client.updates.values(), key=lambda one: one.version)
                for update in client.updates.values():
                    if update.version == now.version and update.now.decisions:
                        now = update
                assert now.now.decisions
                option = now.now.decisions[0].options[0].id
                reply = await client.ask("answers", seat=now.seat, version=now.version, options=[option, "no-such"])
                said.append((type(reply).__name__, getattr(reply, "version", now.version) - now.version))
                if isinstance(reply, Refused):
                    reply = await client.ask("answer", seat=now.seat, version=now.version, option=option)
                assert isinstance(reply, Done)
                for seat in (0, 1):
                    await client.update(seat, reply.version)
            return said

    said = asyncio.run(play())
    assert ("Done", 1) in said, "a pick that drew chance is kept, and the rest is dropped"
    assert ("Refused", 0) in said, "a pick that taught nothing is taken back with the rest"


def test_conceding_ends_the_game_for_a_side(host: Host) -> None:
    async def act(one: Client, _: Client) -> Any:  # noqa: ANN401 -- an update
        done = await one.ask("concede", seat=0)
        assert isinstance(done, Done), done
        return await one.update(0, done.version)

    assert both(host, host.lay("alone"), act).over is not None
    refused = both(host, host.lay("lanterns"), lambda one, _: one.ask("concede", seat=0))
    assert refused.rule == "protocol:concede"


# -- taking back


def test_a_free_undo_is_done_at_once(host: Host) -> None:
    async def act(one: Client, _: Client) -> None:
        done = await one.ask("answer", seat=0, version=0, option="go:hasty")
        offer = (await one.update(0, done.version)).undo
        assert offer is not None
        assert (offer.version, offer.free, offer.label) == (0, True, "Go hasty")
        undone = await one.ask("undo", seat=0, version=0)
        assert isinstance(undone, Done)
        while one.updates[0].undos == 0:
            await one.next()
        assert one.updates[0].version == 0
        assert [entry for entry in one.log[0] if entry.version > 0] == []

    both(host, host.lay(), act)


async def reveal(one: Client, two: Client) -> int:
    """Both choose a pace, which reveals both: from now on taking back concerns the other."""
    await one.ask("answer", seat=0, version=0, option="go:hasty")
    done = await two.ask("answer", seat=1, version=0, option="go:wary")
    await one.update(0, done.version)
    await two.update(1, done.version)
    return int(done.version)


def test_an_undo_that_concerns_others_needs_their_consent(host: Host) -> None:
    async def act(one: Client, two: Client) -> None:
        version = await reveal(one, two)
        offer = two.updates[1].undo
        assert offer is not None
        assert (offer.free, offer.needs) == (False, [0])
        await two.ask("undo", seat=1, version=offer.version)
        asked = await one.until("UndoAsked")
        assert (asked.by, asked.needs) == (1, [0])
        assert "wary" not in asked.label.lower()
        foreign = await two.ask("consent", seat=1, agree=True)
        assert foreign.rule == "protocol:no-wish"
        await one.ask("consent", seat=0, agree=True)
        answer = await two.until("UndoAnswer")
        assert answer.agreed
        while two.updates[1].undos == 0:
            await two.next()
        assert two.updates[1].version == version - 1

    both(host, host.lay(), act)


def test_consent_may_be_refused_and_ends_when_the_game_goes_on(host: Host) -> None:
    async def act(one: Client, two: Client) -> list[UndoAnswer]:
        version = await reveal(one, two)
        offer = two.updates[1].undo
        assert offer is not None
        await two.ask("undo", seat=1, version=offer.version)
        await one.ask("consent", seat=0, agree=False)
        refused = await two.until("UndoAnswer")
        await two.ask("undo", seat=1, version=offer.version)
        mover = one if one.updates[0].now.decisions else two
        seat = 0 if mover is one else 1
        option = mover.updates[seat].now.decisions[0].options[-1].id
        await mover.ask("answer", seat=seat, version=version, option=option)
        gone_on = await two.until("UndoAnswer")
        late = await one.ask("consent", seat=0, agree=True)
        assert late.rule == "protocol:no-wish"
        return [refused, gone_on]

    refused, gone_on = both(host, host.lay(), act)
    assert (refused.agreed, refused.seat) == (False, 0)
    assert (gone_on.agreed, gone_on.seat) == (False, None)


def test_a_wish_to_take_back_outlives_a_restart(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite") as host:
        laid = host.lay()

        async def wish(one: Client, two: Client) -> None:
            await reveal(one, two)
            offer = two.updates[1].undo
            assert offer is not None
            await two.ask("undo", seat=1, version=offer.version)

        both(host, laid, wish)
    with hosting(tmp_path / "games.sqlite") as host:

        async def agree() -> UndoAsked:
            async with at_table(host.address, laid["table"]) as one:
                await one.hello(*keys(laid, 0))
                asked: UndoAsked = await one.until("UndoAsked")
                await one.ask("consent", seat=0, agree=True)
                while 0 not in one.updates or one.updates[0].undos == 0:
                    await one.next()
                return asked

        assert asyncio.run(agree()).by == 1


# -- coming back


def test_who_comes_back_is_told_what_happened_meanwhile(host: Host) -> None:
    laid = host.lay()

    async def play() -> None:
        async with at_table(host.address, laid["table"]) as one, at_table(host.address, laid["table"]) as two:
            await one.hello(*keys(laid, 0))
            await two.hello(*keys(laid, 1))
            version = await reveal(one, two)
            await one.socket.close()
            seen = one.updates[0].version
            mover, seat = two, 1
            async with at_table(host.address, laid["table"]) as again:
                await again.hello(*keys(laid, 0), since={"0": seen}, undos=0)
                update = await again.update(0, version)
                assert (update.since, update.log) == (seen, [])
            await mover.ask("undo", seat=seat, version=version - 1)
            async with at_table(host.address, laid["table"]) as again:
                await again.hello(*keys(laid, 0))
                await again.ask("consent", seat=0, agree=True)
            async with at_table(host.address, laid["table"]) as again:  # what was taken back must go from the log
                await again.hello(*keys(laid, 0), since={"0": seen}, undos=0)
                update = await again.update(0, version - 1)
                assert (update.since, update.undos) == (version - 1, 1)

    asyncio.run(play())


def test_earlier_moments_and_the_log_can_be_looked_at(host: Host) -> None:
    async def act(one: Client, two: Client) -> None:
        version = await reveal(one, two)
        now = one.updates[0].view
        moment = await one.ask("at", seat=0, version=0)
        assert moment.view != now
        assert moment.prompts
        log = await one.ask("log", seat=0, since=-1, until=version)
        assert [entry.text for entry in log.entries] == [entry.text for entry in one.log[0]]
        short = await one.ask("log", seat=0, since=-1, until=0)
        assert len(short.entries) < len(log.entries)

    both(host, host.lay(), act)


def test_bots_make_no_pause_for_what_nobody_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pause, pauses, sleep = 0.001, [], asyncio.sleep

    async def counted(delay: float) -> None:
        if delay == pause:
            pauses.append(delay)
        await sleep(delay)

    monkeypatch.setattr("nocturne.server.room.asyncio.sleep", counted)
    with hosting(tmp_path / "games.sqlite", bot_pause=pause) as host:
        laid = host.lay("alone", seats=[{"kind": "here"}, {"kind": "bot"}])

        async def until_the_hero_acts() -> tuple[int, int]:
            async with at_table(host.address, laid["table"]) as hero:
                await hero.hello(*keys(laid, 0))
                first = await hero.update(0, 0)
                await hero.ask("answer", seat=0, version=0, option=first.now.decisions[0].options[0].id)
                while not hero.updates[0].now.decisions or hero.updates[0].version < 10:
                    await hero.next()
                return hero.updates[0].version, len({entry.version for entry in hero.log[0]})

        answers, told = asyncio.run(until_the_hero_acts())
        assert 0 < len(pauses) <= told < answers  # Evil sets most things up behind the screen


def test_bots_go_on_after_a_restart_with_nobody_there(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite", bot_pause=60) as host:
        laid = host.lay(seats=[{"kind": "bot"}, {"kind": "bot"}])
    with hosting(tmp_path / "games.sqlite") as host:
        place, key = f"/api/tables/{laid['table']}", {"Authorization": f"Bearer {laid['owner']}"}
        for _ in range(200):
            if host.http.get(place, headers=key).json()["over"]:
                break
            asyncio.run(asyncio.sleep(0.1))
        assert host.http.get(place, headers=key).json()["over"]


def test_a_room_where_nobody_is_is_shelved_and_opened_again(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite", room_seconds=0.2) as host:
        laid = host.lay()
        both(host, laid, reveal)
        for _ in range(100):
            if host.rooms.known(laid["table"]) is None:
                break
            asyncio.run(asyncio.sleep(0.05))
        assert host.rooms.known(laid["table"]) is None

        async def again(one: Client, _: Client) -> int:
            return (await one.update(0, 2)).version

        assert both(host, laid, again) == 2


def test_a_server_that_goes_down_says_so(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite") as host:
        laid = host.lay()

        async def stay() -> tuple[int, str]:
            async with at_table(host.address, laid["table"]) as client:
                await client.hello(laid["watch"])
                host.server.should_exit = True
                return await client.closed()

        assert asyncio.run(stay())[0] == 4503


def test_no_key_is_ever_logged(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite") as host:
        laid = host.lay()
        secret = [laid["owner"], laid["watch"], *keys(laid, 0, 1)]

        async def attack() -> None:
            for key in secret:
                async with at_table(host.address, laid["table"]) as client:
                    await client.socket.send(f'{{"type":"hello","keys":["{key}"]')
                    await client.closed()
                async with at_table(host.address, laid["table"]) as client:
                    await client.hello(key)

        asyncio.run(attack())
        host.rooms.metrics.errors.labels("test").inc()
        for key in secret:
            host.http.get(f"/api/tables/{key}")
            host.http.get(f"/api/tables/{laid['table']}/{key}")
        from nocturne.server.logs import logger  # noqa: PLC0415 -- after the logs have been set up

        logger("test").error("careless", key=secret[0], path=f"/t/{laid['table']}/{secret[1]}")
        written = host.logs.getvalue() + (tmp_path / "games.sqlite").read_bytes().decode("latin-1")
    assert "careless" in written
    assert not [key for key in secret if key in written]


@pytest.mark.parametrize("language", ["fr", "xx", "en-GB"])
def test_a_language_that_is_not_there_is_english(host: Host, language: str) -> None:
    laid = host.lay()

    async def play() -> str:
        async with at_table(host.address, laid["table"]) as client:
            await client.hello(*keys(laid, 0), language=language)
            return (await client.update(0, 0)).now.line

    assert asyncio.run(play()) == "Choose a pace for this round, in secret."
