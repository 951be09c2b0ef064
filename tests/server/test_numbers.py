"""Numbers, empty updates and waiting lines tell a seat nothing of what happens out of its sight (AL-VIEW-14)."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import pytest

import nocturne
from nocturne.server.protocol import Done, Update
from nocturne.store import Store, Times
from tests.server.client import Client, at_table
from tests.server.host import Host, hosting
from tests.server.seated import both, keys

PEOPLE = [{"kind": "here"}, {"kind": "away"}]


async def answer_first(client: Client, seat: int) -> Any:  # noqa: ANN401 -- whatever is told to it
    """Answer the first question of a seat with its first option."""
    now = client.updates[seat]
    return await client.ask("answer", seat=seat, version=now.version, option=now.now.decisions[0].options[0].id)


async def evil_alone(hero: Client, evil: Client, most: int) -> int:
    """Let the Hero answer until only Evil is asked; then answer for Evil, at most so often. Gives how often."""
    while hero.updates[0].now.decisions:
        now = hero.updates[0]
        await answer_first(hero, 0)
        while hero.updates[0] is now:
            await hero.next()
    given = 0
    while given < most and not hero.updates[0].now.decisions:
        while not evil.updates[1].now.decisions:
            await evil.next()
        done = await answer_first(evil, 1)
        assert isinstance(done, Done), done
        await evil.update(1, done.version)
        given += 1
    return given


async def quiet(client: Client) -> list[Any]:
    """What a client hears within a moment."""
    heard: list[Any] = []
    while True:
        try:
            frame = await asyncio.wait_for(client.socket.recv(), 0.4)
        except TimeoutError:
            return heard
        heard.append(frame)


@pytest.mark.rule("AL-VIEW-14")
def test_the_hero_hears_nothing_of_what_evil_answers_behind_the_screen(host: Host) -> None:
    async def act(hero: Client, evil: Client) -> tuple[int, list[Any], list[Any]]:
        await evil_alone(hero, evil, 2)  # the decks, of which everybody is told
        await quiet(hero)
        hidden = await evil_alone(hero, evil, 6)
        heard = await quiet(hero)
        await evil_alone(hero, evil, 3)
        return hidden, heard, await quiet(hero)

    hidden, heard, then = both(host, host.lay("alone", seats=PEOPLE, seed=5), act)
    assert (hidden, heard) == (6, []), "the boss, creatures and Danger tokens could be counted"
    assert then, "of the cards that are drawn next, the Hero is told"


@pytest.mark.rule("AL-VIEW-14")
def test_what_a_seat_is_told_is_numbered_by_time_and_after_a_restart_as_before(tmp_path: Any) -> None:  # noqa: ANN401 -- a path
    with hosting(tmp_path / "games.sqlite") as host:
        laid = host.lay("alone", seats=[{"kind": "here"}, {"kind": "bot"}], seed=5)

        async def play() -> tuple[Update, list[Any]]:
            async with at_table(host.address, laid["table"]) as hero:
                await hero.hello(*keys(laid, 0))
                now = await hero.update(0, 0)
                while not hero.updates[0].now.decisions or len(hero.log[0]) < 12:
                    if hero.updates[0].now.decisions:
                        now = hero.updates[0]
                        await answer_first(hero, 0)
                    while hero.updates[0] is now:
                        await hero.next()
                    now = hero.updates[0]
                return now, hero.log[0]

        before, log = asyncio.run(play())
    with hosting(tmp_path / "games.sqlite") as host:

        async def come_back() -> tuple[Update, list[Any]]:
            async with at_table(host.address, laid["table"]) as hero:
                await hero.hello(*keys(laid, 0))
                await hero.update(0, 0)
                whole = await hero.ask("log", seat=0, since=-1, until=hero.updates[0].version)
                return hero.updates[0], whole.entries

        after, again = asyncio.run(come_back())
    assert after.version == before.version
    assert [(entry.version, entry.text) for entry in again] == [(entry.version, entry.text) for entry in log]
    numbers = sorted({entry.version for entry in log})
    assert numbers != list(range(len(numbers))), "the numbers count something"


@pytest.mark.rule("AL-VIEW-14")
def test_a_replay_has_no_step_for_what_its_seat_did_not_see(host: Host) -> None:
    game = nocturne.new("alone", players=2, seed=5)
    for _ in range(40):
        game.answer(game.open[0].seat, game.open[0].ids()[0])
    laid = host.http.post("/api/tables/import", content=game.save()).json()
    key = {"Authorization": f"Bearer {laid['seats'][0]['key']}"}
    steps = host.http.get(f"/api/tables/{laid['table']}/replay", headers=key).json()["steps"]
    assert len(steps) < 30, "Evil's answers can be counted"
    lines = [step["line"] for step in steps]
    for step, before, line in zip(steps[1:], lines, lines[1:], strict=False):
        assert step["set"] or step["gone"] or step["log"] or line != before
    gaps = {later["version"] - earlier["version"] for earlier, later in pairwise(steps)}
    assert len(gaps) > len(steps) / 2, "the gaps of answers that came with a save are drawn by lot"


@pytest.mark.rule("AL-VIEW-14")
def test_whether_an_answer_can_be_taken_back_freely_does_not_tell_that_the_other_has_answered(host: Host) -> None:
    """Where windows are padded, who was asked thereupon must agree, whether they have answered yet or not."""

    async def act(hero: Client, evil: Client) -> tuple[Any, Any]:
        await evil_alone(hero, evil, 0)
        first = hero.updates[0].undo
        await evil_alone(hero, evil, 3)
        await quiet(hero)
        return first, hero.updates[0].undo

    first, then = both(host, host.lay("alone", seats=PEOPLE, seed=5), act)
    assert first == then
    assert (first.free, first.needs) == (False, [1])


# -- padded windows


@pytest.mark.rule("AL-VIEW-09")
@pytest.mark.parametrize(
    ("kinds", "wished", "padded"),
    [
        (("here", "away"), None, True),
        (("away", "away"), "people", True),
        (("here", "bot"), None, False),
        (("here", "here"), None, False),
        (("here", "away"), False, False),
        (("here", "bot"), True, True),
    ],
)
def test_windows_are_padded_where_people_play_against_each_other(
    host: Host, kinds: tuple[str, ...], wished: object, padded: bool
) -> None:
    options = {} if wished is None else {"pad-windows": wished}
    laid = host.lay("alone", seats=[{"kind": kind} for kind in kinds], options=options)

    async def come() -> Any:  # noqa: ANN401 -- a welcome
        async with at_table(host.address, laid["table"]) as client:
            return await client.hello(laid["watch"])

    assert asyncio.run(come()).options["pad-windows"] is padded


def test_those_who_play_together_are_not_asked_more(host: Host) -> None:
    laid = host.lay("etherfields", seats=PEOPLE)
    room = host.http.get(f"/api/tables/{laid['table']}", headers={"Authorization": f"Bearer {laid['owner']}"})
    assert room.status_code == 200
    opened = host.rooms.known(laid["table"])
    assert opened is not None
    assert opened.desk.game.box.pad_windows is False


def test_the_setting_says_what_it_costs(host: Host) -> None:
    games = {game["id"]: game for game in host.http.get("/api/games").json()}
    options = {option["name"]: option for option in games["alone"]["options"]}
    assert options["pad-windows"]["default"] == "people"
    assert [choice["value"] for choice in options["pad-windows"]["choices"]] == ["people", False, True]
    assert "costs time" in options["pad-windows"]["about"]
    together = {option["name"]: option for option in games["etherfields"]["options"]}
    assert together["pad-windows"]["default"] is False


# -- times


def test_times_only_grow_and_what_is_taken_back_is_not_numbered_again() -> None:
    times = Times([(0, None, 1000), (1, None, 1000), (2, None, 1500)])
    assert [times.number(version) for version in (-1, 0, 1, 2)] == [-1, 0, 1, 500]
    assert [times.version(number) for number in (-1, 0, 1, 400, 500, 501)] == [-1, 0, 1, 1, 2, 3]
    times.take(0, 2, 1600)  # back to version 0
    assert times.version(500) == 1, "a number of what was taken back is of nothing that is there"
    times.take(1, None, 1400)  # by a clock that goes wrong
    assert times.number(1) == 501


def test_a_store_numbers_alike_whoever_reads_it(tmp_path: Any) -> None:  # noqa: ANN401 -- a path
    clock = iter([50, 50, 50, 51, 51, 51, 40])
    with Store.open(tmp_path / "games.sqlite", clock=lambda: next(clock)) as store:
        number = store.add(nocturne.new("lanterns", players=2, seed=7))
        first, other = store.session(number), store.session(number)
        first.answer(0, "go:hasty")
        first.answer(1, "go:wary")
        first.undo(1)
        other.catch_up()
        first.answer(1, "go:hasty")
        other.catch_up()
        again = store.session(number)
        seen = [[session.times.number(version) for version in range(3)] for session in (first, other, again)]
    assert seen[0] == seen[1] == seen[2]
    assert seen[0] == sorted(set(seen[0]))
