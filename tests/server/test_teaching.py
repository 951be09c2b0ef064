"""What the Hero could think: for the Hero alone at a table that teaches, for all after the end, and within bounds."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from nocturne import bots
from nocturne.kernel import Game
from tests.server.client import at_table, play_on
from tests.server.host import Host, hosting
from tests.server.test_eyes import Table, bearer, lay

HERE = [{"kind": "here"}, {"kind": "here"}]
TEACHING = {"teaching": True}


def asked(table: Table, key: str, **more: Any) -> tuple[int, Any]:  # noqa: ANN401 -- query parameters, JSON
    answer = table.host.http.get(f"{table.place}/belief", headers=bearer(key), params=more)
    return answer.status_code, answer.json()


def play(host: Host, table: Table, answers: int) -> None:
    """Follow hints for both seats until so many answers were given, or to the end."""

    async def both() -> None:
        async with (
            at_table(host.address, table.laid["table"]) as hero,
            at_table(host.address, table.laid["table"]) as evil,
        ):
            for seat, client in enumerate((hero, evil)):
                await client.hello(table.seats[seat])
                await client.update(seat, 0)
            tasks = [asyncio.create_task(play_on(hero, 0, answers)), asyncio.create_task(play_on(evil, 1))]
            await tasks[0]
            tasks[1].cancel()

    asyncio.run(both())


@pytest.mark.rule("AL-VIEW-03", "AL-VIEW-11")
def test_in_a_running_game_only_the_hero_of_a_teaching_table_may_ask(host: Host) -> None:
    table = lay(host, options=TEACHING, seats=HERE)
    play(host, table, 8)
    status, told = asked(table, table.seats[0])
    assert status == 200, told
    assert told["rooms"]
    assert told["places"]
    assert told["origins"] == {}, "where the counting begins on the Map is Evil's secret"
    for key in (table.seats[1], table.laid["watch"], table.laid["owner"]):
        status, told = asked(table, key)
        assert (status, told["error"]["code"]) == (403, "not-your-eyes")
    assert asked(table, "x" * 32)[0] == 404


def test_without_the_setting_not_even_the_hero_is_told(host: Host) -> None:
    table = lay(host, seats=HERE)
    play(host, table, 8)
    status, told = asked(table, table.seats[0])
    assert (status, told["error"]["code"]) == (403, "not-teaching")


def test_a_link_that_still_waits_opens_nothing(host: Host) -> None:
    table = lay(host, options=TEACHING, seats=[{"kind": "away"}, {"kind": "here"}])
    assert asked(table, table.seats[0])[1]["error"]["code"] == "not-your-eyes"


@pytest.mark.rule("AL-VIEW-11")
def test_after_the_end_every_key_sees_every_moment_on_the_map(host: Host) -> None:
    table = lay(host, seed=37, seats=HERE)
    play(host, table, 10_000)
    _, replay = table.replay(table.seats[0])
    assert replay["over"] is not None
    middle = replay["steps"][len(replay["steps"]) // 2]["version"]
    first = asked(table, table.laid["watch"], version=middle)
    assert first[0] == 200, first
    assert set(first[1]["origins"]) >= {"start"}
    assert first == asked(table, table.seats[1], version=middle), "the same for all"
    assert first[1] != asked(table, table.seats[1])[1], "a moment is not the end"


def test_before_the_labyrinth_and_in_other_games_there_is_none(host: Host) -> None:
    table = lay(host, options=TEACHING, seats=HERE)
    assert asked(table, table.seats[0])[1]["error"]["code"] == "no-belief"
    assert asked(table, table.seats[0], version=-1)[0] == 400
    lanterns = lay(host, "lanterns", seats=HERE)
    assert asked(lanterns, lanterns.seats[0])[0] == 403
    for game, value in (("lanterns", True), ("alone", "yes")):
        wrong = host.http.post("/api/tables", json={"game": game, "players": 2, "options": {"teaching": value}})
        assert wrong.status_code == 422
        assert "true or false" in wrong.json()["error"]["message"]


def test_everybody_is_told_that_a_table_teaches_and_it_is_off_by_default(host: Host) -> None:
    table = lay(host, options=TEACHING, seats=HERE)

    async def welcome() -> Any:  # noqa: ANN401 -- a message
        async with at_table(host.address, table.laid["table"]) as evil:
            return await evil.hello(table.seats[1])

    assert asyncio.run(welcome()).options["teaching"] is True
    games = {game["id"]: game for game in host.http.get("/api/games").json()}
    setting = next(option for option in games["alone"]["options"] if option["name"] == "teaching")
    assert setting["default"] is False
    assert "Hero" in setting["about"]
    assert not [option for option in games["etherfields"]["options"] if option["name"] == "teaching"]


def test_a_thought_that_takes_too_long_is_ended_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def brood(game: Game[Any]) -> None:
        while game is not None:
            time.sleep(0.001)

    with hosting(tmp_path / "tables.nocturne-db", bot_seconds=0.2) as host:
        table = lay(host, options=TEACHING, seats=HERE)
        monkeypatch.setattr(bots, "believe", brood)
        status, told = asked(table, table.seats[0])
        assert (status, told["error"]["code"]) == (429, "too-slow")
        assert table.opens(table.seats[0])


def test_the_map_is_of_the_moment_that_was_asked_for(host: Host) -> None:
    """What is shown of a moment of a replay is what would have been shown then."""
    table = lay(host, options=TEACHING, seats=HERE)
    play(host, table, 8)
    then = asked(table, table.seats[0])
    versions = [step["version"] for step in table.replay(table.seats[0])[1]["steps"]]
    play(host, table, 12)
    later = asked(table, table.seats[0], version=versions[-1])
    assert later == then
