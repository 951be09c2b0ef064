"""Foreign names, foreign pages, names that people give, links drawn anew, and who may see the figures."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import nocturne
from bench.load import wait_for
from nocturne.bots import RandomPlayer
from nocturne.server import desk as desks
from nocturne.server.names import cleaned
from nocturne.store import Store, StoreError
from tests.server.client import at_table
from tests.server.host import Host, hosting

# -- whom the server answers to


@pytest.mark.parametrize("name", ["evil.example", "evil.example:8000", "", "a" * 5000, "local host", "[::1", "x@y"])
def test_a_foreign_name_is_refused(host: Host, name: str) -> None:
    answer = host.http.get("/api/games", headers={"Host": name})
    assert answer.status_code == 421 or (answer.status_code == 400 and not name)


@pytest.mark.parametrize(
    "name", ["localhost", "LOCALHOST:8000", "127.0.0.1", "[::1]:8000", "192.168.1.7", "table.example"]
)
def test_its_own_names_and_numbers_are_answered(tmp_path: Path, name: str) -> None:
    with hosting(tmp_path / "games.sqlite", hosts="table.example") as host:
        assert host.http.get("/api/health", headers={"Host": name}).status_code == 200


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}]
)
def test_a_page_of_another_site_lays_no_table(host: Host, headers: dict[str, str]) -> None:
    answer = host.http.post("/api/tables", json={"game": "lanterns", "players": 2}, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign-page")
    assert host.http.get("/api/games", headers=headers).status_code == 200, "reading is anybody's"


def test_a_page_of_another_site_opens_no_live_connection(host: Host) -> None:
    laid = host.lay()

    async def attack() -> int:
        try:
            async with at_table(host.address, laid["table"], origin="https://evil.example"):
                return 101
        except InvalidStatus as fault:
            return fault.response.status_code

    assert asyncio.run(attack()) == 403


def test_its_own_page_may(host: Host) -> None:
    own = {"Origin": host.address, "Sec-Fetch-Site": "same-origin"}
    assert host.http.post("/api/tables", json={"game": "lanterns", "players": 2}, headers=own).status_code == 201


# -- the figures


def test_figures_are_for_the_machine_itself_or_for_who_shows_the_token(tmp_path: Path) -> None:
    with hosting(tmp_path / "a.sqlite") as host:
        assert host.http.get("/metrics").status_code == 200
        assert host.http.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 404
    with hosting(tmp_path / "b.sqlite", trust_proxy=True) as host:
        assert host.http.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 404
    with hosting(tmp_path / "c.sqlite", metrics_token="t0ken") as host:  # noqa: S106 -- of this test alone
        assert host.http.get("/metrics").status_code == 404
        assert host.http.get("/metrics", headers={"Authorization": "Bearer t0ken"}).status_code == 200


# -- what must not break


@pytest.mark.parametrize(
    "path", ["/" + "x" * 20_000, "/" + "y/" * 3_000, "/%00", "/..%2f..%2fetc/passwd", "/api/tables/" + "z" * 5_000]
)
def test_a_strange_path_is_no_fault_of_ours(host: Host, path: str) -> None:
    assert host.http.get(path).status_code < 500


def test_deep_json_is_no_fault_of_ours(host: Host) -> None:
    for body in (b"[" * 100_000, b'{"game":' * 50_000, b'"' + b"\\u0000" * 5_000 + b'"', b"\xff\xfe"):
        answer = host.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 413), body[:10]


def test_broken_saves_are_no_fault_of_ours(host: Host) -> None:
    rng = Random(3)
    save = nocturne.new("lanterns", players=2, seed=7).save()
    for _ in range(200):
        broken = bytearray(save)
        for _ in range(rng.randrange(1, 8)):
            broken[rng.randrange(len(broken))] = rng.randrange(256)
        answer = host.http.post("/api/tables/import", content=bytes(broken[: rng.randrange(1, len(broken) + 1)]))
        assert answer.status_code in (201, 422)
        assert str(host.rooms.store.where) not in answer.text


def test_names_are_cleaned_alike_wherever_they_are_given(host: Host) -> None:
    dirty, clean = "Ada\u202e\x00 \u2066Love\nlace", "Ada Love lace"
    laid = host.lay(name=dirty, seats=[{"name": dirty}, {"name": "B"}])
    key = {"Authorization": f"Bearer {laid['owner']}"}

    async def rename() -> None:
        async with at_table(host.address, laid["table"]) as client:
            await client.hello(laid["seats"][1]["key"])
            await client.ask("seat", seat=1, kind="human", name=dirty)

    asyncio.run(rename())
    summary = host.http.get(f"/api/tables/{laid['table']}", headers=key).json()
    assert [summary["name"], *[seat["name"] for seat in summary["seats"]]] == [clean] * 3
    assert cleaned("👩\u200d🚀 \u200f Žofie") == "👩\u200d🚀 Žofie"


# -- links


def test_the_host_draws_links_anew(host: Host) -> None:
    laid = host.lay(seats=[{"kind": "away"}, {"kind": "away"}])
    place, owner = f"/api/tables/{laid['table']}", {"Authorization": f"Bearer {laid['owner']}"}

    def opens(key: str) -> bool:
        return host.http.get(place, headers={"Authorization": f"Bearer {key}"}).status_code == 200

    for old, seat in ((laid["watch"], None), (laid["seats"][1]["key"], 1)):
        assert opens(old)
        answer = host.http.post(f"{place}/links", json={"seat": seat}, headers=owner)
        assert answer.status_code == 201
        assert opens(answer.json()["key"])
        assert not opens(old)
    stranger = {"Authorization": f"Bearer {laid['seats'][0]['key']}"}
    assert host.http.post(f"{place}/links", json={}, headers=stranger).status_code == 403
    assert host.http.post(f"{place}/links", json={"seat": 9}, headers=owner).status_code == 422


def test_old_onlookers_are_let_go_and_a_taken_seat_keeps_its_link(host: Host) -> None:
    laid = host.lay()
    place, owner = f"/api/tables/{laid['table']}", {"Authorization": f"Bearer {laid['owner']}"}

    async def play() -> tuple[int, int, Any]:
        async with (
            at_table(host.address, laid["table"]) as onlooker,
            at_table(host.address, laid["table"]) as player,
        ):
            await onlooker.hello(laid["watch"])
            await player.hello(laid["seats"][0]["key"])
            post = host.http.post
            taken = await asyncio.to_thread(post, f"{place}/links", json={"seat": 0}, headers=owner)
            await asyncio.to_thread(post, f"{place}/links", json={}, headers=owner)
            told = await player.until("Notice")
            return taken.status_code, (await onlooker.closed())[0], told.code

    assert asyncio.run(play()) == (422, 4404, "link-renewed")


# -- automatic players that hang or err


class Hanging:
    """An automatic player that never comes to an end."""

    def choose(self, *_: object) -> str:
        while True:
            time.sleep(0.01)


class Raving:
    """An automatic player that answers nonsense."""

    def choose(self, *_: object) -> str:
        return "dance"


@pytest.mark.parametrize("broken", [Hanging, Raving])
def test_a_broken_automatic_player_is_replaced_by_the_simple_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: type[Any]
) -> None:
    monkeypatch.setattr(desks, "player_for", lambda *_, **__: broken())
    with hosting(tmp_path / "games.sqlite", bot_seconds=0.2) as host:
        laid = host.lay(seats=[{"kind": "here"}, {"kind": "bot"}])

        async def play() -> str:
            async with at_table(host.address, laid["table"]) as client:
                await client.hello(laid["seats"][0]["key"])
                await client.ask("answer", seat=0, version=0, option="go:hasty")
                await client.update(0, 2)
                told = [message.code for message in client.heard if type(message).__name__ == "Notice"]
                return told[0] if told else str((await client.until("Notice")).code)

        assert asyncio.run(play()) == "bot-replaced"
        room = host.rooms.known(laid["table"])
        assert room is not None
        assert isinstance(room.desk._players[1], RandomPlayer)


def test_the_server_ends_soon_although_a_thread_hangs(tmp_path: Path) -> None:
    script = f"""
import sys, time
from nocturne.server import asking, serving
asking._candidates = lambda *_: time.sleep(600)
serving.serve({str(tmp_path / "games.sqlite")!r}, "127.0.0.1", 0, say=sys.stdout)
"""
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[3].rstrip("/")
        wait_for(address)
        guard = threading.Timer(120, server.kill)  # whatever goes wrong here, nobody waits for ever
        guard.daemon = True
        guard.start()
        body = {"game": "lanterns", "players": 2}
        laid = httpx.post(f"{address}/api/tables", json=body, timeout=60).json()

        async def answer() -> tuple[int, str]:
            async with at_table(address, laid["table"]) as client:
                await client.hello(laid["seats"][0]["key"])
                await client.say("candidates", seat=0)
                return await client.closed()

        threading.Timer(2, server.terminate).start()
        assert asyncio.run(answer())[0] == 4503
        assert server.wait(60) in (0, -signal.SIGTERM), "the hanging thread would take ten minutes"


# -- one server to one file


def test_a_second_server_on_one_file_is_refused_with_the_way_to_do_it(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with Store.open(file) as first:
        first.serve_alone()
        with Store.open(file) as second, pytest.raises(StoreError, match="PostgreSQL"):
            second.serve_alone()
    with Store.open(file) as third:
        third.serve_alone()


def test_the_command_says_so_too(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    with Store.open(file) as first:
        first.serve_alone()
        command = [sys.executable, "-m", "nocturne", "serve", "--port", "0", "--store", str(file)]
        told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert told.returncode != 0
    assert "Another server is running" in told.stderr
    assert "Traceback" not in told.stderr


def test_nothing_about_the_store_is_told_to_strangers(host: Host) -> None:
    health = host.http.get("/api/health").json()
    assert json.dumps(health).find("sqlite/") < 0
    assert str(host.rooms.store.where) not in json.dumps(health)


# -- joining


@pytest.mark.rule("EF-PLAYERS-02")
def test_the_host_lays_a_table_with_one_more_seat_between_two_sessions(host: Host) -> None:
    position = "players: 2\nat: world\ndreamers: {a: {archetype: tough-guy}, b: {archetype: mourner}}\nagenda: [%s]\n"
    for pending, status in (("Between: {}", 201), ("Idle: {}", 422)):
        save = nocturne.position("etherfields", position % pending).save()
        laid = host.http.post("/api/tables/import", content=save).json()
        place = f"/api/tables/{laid['table']}/join"
        assert host.http.post(place, headers={"Authorization": f"Bearer {laid['watch']}"}).status_code == 403
        answer = host.http.post(place, headers={"Authorization": f"Bearer {laid['owner']}"})
        assert answer.status_code == status, answer.text
        if status == 201:
            after = answer.json()
            key = {"Authorization": f"Bearer {after['seats'][2]['key']}"}
            assert after["table"] != laid["table"]
            assert len(host.http.get(f"/api/tables/{after['table']}", headers=key).json()["seats"]) == 3
