"""A table over time: seats that change hands, taking back, coming back, going on after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nocturne.server.protocol import Done, Presence, Refused
from tests.builders.riddle import riddle
from tests.server.client import Client, at_table, play_on
from tests.server.host import Host, hosting
from tests.server.seated import both, keys, reveal

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
            while len({entry.version for entry in client.log[0]}) < 6:
                await client.next()
            await client.ask("seat", seat=0, kind="human", name="Grace")
            await play_on(client, 0, 2)
            told = [message.seats[0] for message in client.heard if isinstance(message, Presence)]
            while not told or told[-1].name != "Grace":  # told once for all that changes within a moment
                told.append((await client.until("Presence")).seats[0])
            room = host.rooms.known(laid["table"])
            assert room is not None
            return room.desk.game.version, told[-1]

    version, seat = asyncio.run(play())
    assert version >= 7, "six versions were told, the first of them 0, and two answers followed"
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
    assert update.whole
    assert "map" not in update.set
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
        assert (await one.ask("hint", seat=0, best=True)).best == []  # no value was learnt for Lanterns

    both(host, host.lay(), act)


def test_whoever_asks_for_the_best_answers_is_told_their_chances(host: Host) -> None:
    laid = host.lay("alone", seed=3, seats=[{"kind": "here"}, {"kind": "here"}])

    async def act(one: Client, two: Client) -> None:
        await play_on(one, 0, 1)  # the Hero has chosen a Character, and Evil is asked for decks
        while not two.updates[1].now.decisions:
            await two.next()
        hint = await two.ask("hint", seat=1, best=True)
        assert hint.best
        for advised in hint.best:
            assert advised.option in {option.id for option in two.updates[1].now.decisions[0].options}
            assert advised.label
            assert 0 <= advised.chance <= 1
            assert advised.error > 0
        assert (await two.ask("hint", seat=1)).best == []
        assert (await one.ask("hint", seat=1, best=True)).rule  # another seat's advice is refused

    both(host, laid, act)


def test_nobody_is_told_how_a_riddle_is_answered(host: Host) -> None:
    laid = host.http.post("/api/tables/import", content=riddle().save()).json()

    async def ask() -> Any:  # noqa: ANN401 -- what is told
        async with at_table(host.address, laid["table"]) as client:
            await client.hello(*keys(laid, 0))
            return await client.ask("hint", seat=0, best=True)

    told = asyncio.run(ask())
    assert isinstance(told, Refused)
    assert (told.rule, told.message.partition(":")[0]) == ("protocol:riddle", "A riddle is yours to solve")


def test_a_hint_is_told_without_chances_where_these_take_too_long(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    think, thoughts = host.rooms.think, list[object]()

    async def only_once(thought: Callable[[], Any]) -> Any:  # noqa: ANN401 -- whatever is thought
        thoughts.append(thought)
        if len(thoughts) > 1:
            raise TimeoutError
        return await think(thought)

    monkeypatch.setattr(host.rooms, "think", only_once)

    async def act(one: Client, _: Client) -> None:
        hint = await one.ask("hint", seat=0, best=True)
        assert hint.option in {option.id for option in one.updates[0].now.decisions[0].options}
        assert (hint.best, len(thoughts)) == ([], 2)

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
                now = next(update for update in client.updates.values() if update.now.decisions)
                option = now.now.decisions[0].options[0].id
                reply = await client.ask("answers", seat=now.seat, version=now.version, options=[option, "no-such"])
                said.append(type(reply).__name__)
                if isinstance(reply, Refused):
                    reply = await client.ask("answer", seat=now.seat, version=now.version, option=option)
                assert isinstance(reply, Done)
                await client.update(now.seat, reply.version)
                while not any(update.now.decisions for update in client.updates.values()):
                    await client.next()
            return said

    said = asyncio.run(play())
    assert "Done" in said, "a pick that drew chance is kept, and the rest is dropped"
    assert "Refused" in said, "a pick that taught nothing is taken back with the rest"
    room = host.rooms.known(laid["table"])
    assert room is not None
    assert room.desk.game.version == 60, "of each two picks one was taken"


def test_conceding_ends_the_game_for_a_side(host: Host) -> None:
    async def act(one: Client, _: Client) -> Any:  # noqa: ANN401 -- an update
        done = await one.ask("concede", seat=0)
        assert isinstance(done, Done), done
        return await one.update(0, done.version)

    assert both(host, host.lay("alone"), act).over is not None
    refused = both(host, host.lay("lanterns"), lambda one, _: one.ask("concede", seat=0))
    assert refused.rule == "protocol:concede"


# -- coming back


def test_who_comes_back_is_told_what_happened_meanwhile(host: Host) -> None:
    laid = host.lay()

    async def play() -> None:
        async with at_table(host.address, laid["table"]) as one, at_table(host.address, laid["table"]) as two:
            await one.hello(*keys(laid, 0))
            await two.hello(*keys(laid, 1))
            version = await reveal(one, two)
            seen = (await one.update(0, version)).version
            await one.socket.close()
            mover, seat = two, 1
            async with at_table(host.address, laid["table"]) as again:
                await again.hello(*keys(laid, 0), since={"0": seen})
                update = await again.update(0, version)
                assert (update.since <= seen, update.log) == (True, [])
            offer = two.updates[1].undo
            assert offer is not None
            await mover.ask("undo", seat=seat, version=offer.version)
            async with at_table(host.address, laid["table"]) as again:
                await again.hello(*keys(laid, 0))
                await again.ask("consent", seat=0, agree=True)
            async with at_table(host.address, laid["table"]) as again:  # what was taken back must go from the log
                await again.hello(*keys(laid, 0), since={"0": seen})
                update = await again.update(0, 0)
                assert update.version < version
                assert max(entry.version for entry in one.log[0]) > update.since, "the lines that were taken back"
                assert update.log == []

    asyncio.run(play())


def test_earlier_moments_and_the_log_can_be_looked_at(host: Host) -> None:
    async def act(one: Client, two: Client) -> None:
        version = await reveal(one, two)
        now = one.views[0]
        moment = await one.ask("at", seat=0, version=0)
        assert moment.view != now
        assert moment.prompts
        log = await one.ask("log", seat=0, since=-1, until=version)
        assert [entry.text for entry in log.entries] == [entry.text for entry in one.log[0]]
        kinds = [entry.kind for entry in log.entries]
        some = await one.ask("log", seat=0, since=-1, until=version, kinds=[kinds[-1]])
        assert [entry.kind for entry in some.entries] == [one for one in kinds if one == kinds[-1]]
        assert len(some.entries) < len(kinds)
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
                while not hero.updates[0].now.decisions or hero.updates[0] is first:
                    await hero.next()
                room = host.rooms.known(laid["table"])
                assert room is not None
                return room.desk.game.version, len({entry.version for entry in hero.log[0]})

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
            return len((await one.update(0, 2)).log)

        assert both(host, laid, again) > 2


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
