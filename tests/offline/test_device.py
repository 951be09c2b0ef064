"""The device: tables played without a server, here without a browser too."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import nocturne
from nocturne.offline.device import Device
from nocturne.server.protocol import PROTOCOL
from nocturne.server.settings import Settings

HELLO = {"type": "hello", "protocol": PROTOCOL, "keys": ["device"], "language": "en", "since": None}


class Browser:
    """Stands for the page and its storage."""

    def __init__(self) -> None:
        self.records: dict[str, bytes] = {}
        self.listed: dict[str, Any] = {}
        self.happened: list[str] = []
        self.device = self.restart()

    def restart(self) -> Device:
        self.device = Device(self._keep, self._load, Settings(bot_pause=0))
        return self.device

    def _keep(self, table: str, data: bytes | None, summary: str) -> None:
        self.happened.append("kept")
        if data is None:
            self.records.pop(table, None)
        else:
            self.records[table], self.listed[table] = data, json.loads(summary)

    async def _load(self, table: str) -> bytes | None:
        return self.records.get(table)

    async def ask(self, method: str, address: str, body: object = b"") -> tuple[int, Any]:
        sent = body if isinstance(body, bytes) else json.dumps(body).encode()
        status, told = await self.device.ask(method, address, sent)
        return status, json.loads(told) if told[:1] in (b"{", b"[") else told

    async def lay(self, **wish: object) -> str:
        status, laid = await self.ask("POST", "/tables", wish)
        assert status == 201, laid
        return str(laid["table"])


class Player:
    """One line to a table that follows hints."""

    def __init__(self, browser: Browser, table: str) -> None:
        self.frames: list[dict[str, Any]] = []
        self.browser = browser
        self.heard = asyncio.Event()
        self.end: tuple[int, str] | None = None
        self.line = browser.device.open(table, self._told, self._closed)
        self.number = 0
        self.now: dict[int | None, dict[str, Any]] = {}
        self.say(HELLO)

    def say(self, frame: object) -> None:
        self.line.say(json.dumps(frame))

    def _told(self, frame: str) -> None:
        told = json.loads(frame)
        self.frames.append(told)
        self.browser.happened.append(told["type"])
        if told["type"] == "update":
            self.now[told["seat"]] = told
        self.heard.set()

    def _closed(self, code: int, reason: str) -> None:
        self.end = (code, reason)
        self.heard.set()

    async def until(self, there: Callable[[], Any]) -> Any:  # noqa: ANN401 -- whatever is waited for
        while not (found := there()):
            assert self.end is None, self.end
            self.heard.clear()
            await self.heard.wait()
        return found

    async def ask(self, **frame: object) -> dict[str, Any]:
        self.number += 1
        self.say({**frame, "id": self.number})
        told: dict[str, Any] = await self.until(
            lambda: next((each for each in self.frames if each.get("id") == self.number), None)
        )
        return told

    def asked(self) -> dict[str, Any] | None:
        """The first of the updates that asks a seat something."""
        return next((update for update in self.now.values() if update["now"]["decisions"]), None)

    async def follow(self, answers: int) -> None:
        for _ in range(answers):
            update = await self.until(self.asked)
            seat, version = update["seat"], update["version"]
            hint = await self.ask(type="hint", seat=seat)
            done = await self.ask(type="answer", seat=seat, version=version, option=hint["option"])
            assert done["type"] == "done", done
            await self.until(partial(self._is_past, seat, version))

    def _is_past(self, seat: int, version: int) -> bool:
        return int(self.now[seat]["version"]) > version


def play(test: Callable[[Browser], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(120):
            await test(Browser())

    asyncio.run(bounded())


def test_a_table_is_laid_played_against_the_automatic_player_and_taken_up_again_after_a_restart() -> None:
    async def test(browser: Browser) -> None:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "name": ""}]
        table = await browser.lay(game="alone", players=2, seats=seats, seed=7, name="Attic")
        assert table.startswith("here-")
        player = Player(browser, table)
        await player.follow(12)
        answered = player.frames[-1]["version"]
        assert browser.listed[table]["yours"] == [0]
        assert browser.listed[table]["name"] == "Attic"

        browser.restart()
        again = Player(browser, table)
        update = await again.until(lambda: again.now.get(0))
        assert update["whole"]
        assert answered
        assert again.frames[0]["type"] == "welcome"
        await again.follow(3)

    play(test)


def test_what_is_acknowledged_has_been_kept_before() -> None:
    async def test(browser: Browser) -> None:
        table = await browser.lay(game="lanterns", players=2, seats=[{"kind": "here"}, {"kind": "here"}], seed=1)
        player = Player(browser, table)
        await player.until(player.asked)
        browser.happened.clear()
        await player.follow(1)
        assert "kept" in browser.happened
        assert browser.happened.index("kept") < browser.happened.index("done")

    play(test)


def test_a_save_goes_out_and_comes_back_as_a_table_of_the_device() -> None:
    async def test(browser: Browser) -> None:
        table = await browser.lay(game="etherfields", players=1, seats=[{"kind": "here"}], seed=3)
        player = Player(browser, table)
        await player.follow(5)
        status, save = await browser.ask("GET", f"/tables/{table}/save")
        assert status == 200
        game: Any = nocturne.load(save).checked()
        assert game.version == 5
        status, laid = await browser.ask("POST", "/tables/import", save)
        assert status == 201
        status, told = await browser.ask("GET", f"/tables/{laid['table']}")
        assert (status, told["game"], told["your_turn"]) == (200, "etherfields", True)

    play(test)


def test_an_answer_can_be_taken_back_and_a_refused_one_changes_nothing() -> None:
    async def test(browser: Browser) -> None:
        table = await browser.lay(
            game="lanterns", players=2, seats=[{"kind": "here"}, {"kind": "here"}], seed=1, options={"take-back": "all"}
        )
        player = Player(browser, table)
        update = await player.until(player.asked)
        kept = browser.records[table]
        refused = await player.ask(type="answer", seat=update["seat"], version=update["version"], option="nonsense")
        assert refused["type"] == "refused"
        assert browser.records[table] == kept
        await player.follow(1)
        offer = await player.until(
            lambda: next((each["undo"] for each in player.now.values() if each["undo"] and each["undo"]["free"]), None)
        )
        seat = next(each["seat"] for each in player.now.values() if each["undo"])
        done = await player.ask(type="undo", seat=seat, version=offer["version"])
        assert done["type"] == "done", done

    play(test)


def test_a_seat_changes_hands_between_person_and_automatic_player() -> None:
    async def test(browser: Browser) -> None:
        seats = [{"kind": "here", "name": ""}, {"kind": "bot", "name": ""}]
        table = await browser.lay(game="alone", players=2, seats=seats, seed=7)
        player = Player(browser, table)
        await player.until(lambda: player.now.get(0))
        player.say({"type": "seat", "id": 1, "seat": 1, "kind": "human", "name": None})
        while player.end is None:
            player.heard.clear()
            await player.heard.wait()
        again = Player(browser, table)
        welcome = await again.until(lambda: again.frames[:1])
        assert welcome[0]["yours"] == [0, 1]

    play(test)


def test_notes_rules_and_the_past_are_to_be_had_and_what_needs_a_server_is_said() -> None:
    async def test(browser: Browser) -> None:
        seats = [{"kind": "here", "name": ""}, {"kind": "bot", "name": ""}]
        table = await browser.lay(game="alone", players=2, seats=seats, seed=7)
        await browser.ask("PUT", f"/tables/{table}/notes?seat=0", {"text": "Left at the pump."})
        browser.restart()
        assert await browser.ask("GET", f"/tables/{table}/notes?seat=0") == (200, {"text": "Left at the pump."})
        assert (await browser.ask("GET", f"/tables/{table}/notes?seat=1"))[0] == 403
        assert (await browser.ask("GET", f"/tables/{table}/replay"))[1]["seat"] == 0
        assert (await browser.ask("GET", f"/tables/{table}/replay?seat=1"))[0] == 403
        assert (await browser.ask("GET", "/rules/alone/AL-VIEW-13"))[1]["id"] == "AL-VIEW-13"
        assert (await browser.ask("GET", "/rules/alone?q=noise"))[1]["rules"]
        assert (await browser.ask("GET", "/games"))[0] == 200
        status, told = await browser.ask("POST", f"/tables/{table}/join")
        assert (status, told["error"]["code"]) == (422, "needs-server")
        away = [{"kind": "here"}, {"kind": "away"}]
        status, told = await browser.ask("POST", "/tables", {"game": "alone", "players": 2, "seats": away})
        assert (status, told["error"]["code"]) == (422, "needs-server")
        await browser.ask("DELETE", f"/tables/{table}")
        assert table not in browser.records
        assert (await browser.ask("GET", f"/tables/{table}"))[0] == 404

    play(test)


def test_a_table_that_is_not_kept_is_no_table() -> None:
    async def test(browser: Browser) -> None:
        player = Player(browser, "here-nowhere")
        while player.end is None:
            player.heard.clear()
            await player.heard.wait()
        assert player.end[0] == 4404
        assert player.end[1]

    play(test)
