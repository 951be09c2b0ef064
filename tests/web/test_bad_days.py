"""What goes wrong on the way: the page goes on, or loads itself anew with one sentence; nothing is answered twice."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.server.host import Host
from tests.web.browser import complaints, drawn, glance, open_list, settle, visit
from tests.web.test_screens import sit

ASKED = ".options button:not([disabled])"
MOST = 20
"""Answers until something must have been played."""


class Line:
    """The line between a page and the server, to be listened to, changed and broken."""

    def __init__(self, page: Page) -> None:
        self.page, self.said, self.ways = page, list[dict[str, Any]](), list[WebSocketRoute]()
        self.silent = False
        self.change: Any = lambda frame: frame
        page.route_web_socket("**/live", self._through)

    def _through(self, way: WebSocketRoute) -> None:
        server = way.connect_to_server()
        self.ways.append(way)

        def said(frame: str | bytes) -> None:
            self.said.append(json.loads(frame))
            if not self.silent:
                server.send(frame)

        def heard(frame: str | bytes) -> None:
            if not self.silent:
                way.send(self.change(frame))

        way.on_message(said)
        server.on_message(heard)

    def answers(self) -> list[dict[str, Any]]:
        return [said for said in self.said if said["type"] in ("answer", "answers")]


def at_table(browser: Browser, host: Host, laid: dict[str, Any]) -> tuple[Page, Line]:
    page = visit(browser, host.address)
    line = Line(page)
    page.goto(f"{host.address}/#/t/{laid['table']}/{laid['seats'][0]['key']}")
    drawn(page)
    page.locator(ASKED).first.wait_for(state="attached")
    return page, line


def troubles(page: Page) -> list[str]:
    """What the page complained of, but that Playwright lets no service worker in beside its line."""
    return [said for said in complaints(page) if "Service Worker registration blocked by Playwright" not in said]


def answer(page: Page) -> None:
    before = glance(page).version
    open_list(page)
    page.locator(ASKED).first.click()
    settle(page, before)


def test_two_clicks_at_once_are_one_answer(browser: Browser, host: Host) -> None:
    laid = host.lay("lanterns", 2, 7)
    page, line = at_table(browser, host, laid)
    before = glance(page).version
    open_list(page)
    page.locator(ASKED).first.evaluate("one => { one.click(); one.click() }")
    settle(page, before)
    page.wait_for_timeout(300)
    assert len(line.answers()) == 1
    room = host.rooms.known(laid["table"])
    assert room is not None
    assert room.desk.game.version == 1
    assert troubles(page) == []
    page.context.close()


BREAK = """() => {
    const Real = window.WebSocket
    window.WebSocket = class extends Real {
        constructor(...given) {
            super(...given)
            ;(window.lines ??= []).push(this)
        }
    }
}"""
BREAK_AT_A_BEAT = """() => new MutationObserver((_, watch) => {
    const beat = document.querySelector('[data-beat]')
    if (!beat) return
    watch.disconnect()
    window.lines.at(-1).close(4999, 'broken')
    window.cut = beat.dataset.beat
}).observe(document.body, {childList: true, subtree: true})"""
"""Breaks the line at the very moment when something begins to be played, and notes what that was."""


def test_a_line_that_breaks_while_something_is_shown_comes_back_and_nothing_is_answered_twice(
    browser: Browser, host: Host
) -> None:
    laid = host.lay("alone", 2, 37, seats=[{"kind": "here", "name": "Ada"}, {"kind": "bot", "name": ""}])
    page = visit(browser, host.address, motion="no-preference")  # everything is staged
    page.add_init_script(f"({BREAK})()")
    page.goto(host.address)
    sit(page, host, laid, laid["seats"][0]["key"])
    page.locator(ASKED).first.wait_for(state="attached")
    page.evaluate(BREAK_AT_A_BEAT)
    given = 0
    while not page.evaluate("() => window.cut"):
        assert given < MOST, "nothing is ever played"
        answer(page)
        given += 1
        page.wait_for_timeout(100)  # what is played begins a moment after the update
    page.wait_for_function("() => window.lines.length > 1")
    page.locator(".bar").wait_for(state="detached")
    page.locator(ASKED).first.wait_for(state="attached")
    answer(page)
    room = host.rooms.known(laid["table"])
    assert room is not None
    mine = [entry for entry in room.desk.game.log() if entry.seat == 0]
    assert len(mine) == given + 1, "what was given before the line broke, and one answer after it"
    assert troubles(page) == []
    page.context.close()


def test_a_laptop_that_was_closed_finds_its_way_back(browser: Browser, host: Host) -> None:
    """The line is dead without having been closed: nothing comes any more, until the page asks who is there."""
    page = visit(browser, host.address)
    page.clock.install()
    line = Line(page)
    laid = host.lay("lanterns", 2, 7)
    page.goto(f"{host.address}/#/t/{laid['table']}/{laid['seats'][0]['key']}")
    drawn(page)
    line.silent = True
    page.clock.fast_forward(80_000)
    page.wait_for_timeout(200)
    line.silent = False
    for _ in range(20):
        page.clock.fast_forward(30_000)
        page.wait_for_timeout(150)
        if len(line.ways) > 1:
            break
    assert len(line.ways) > 1, "it has connected again"
    page.clock.resume()
    page.locator(ASKED).first.wait_for(state="attached")
    answer(page)
    assert len(line.answers()) == 1
    page.context.close()


def test_a_page_from_before_an_upgrade_loads_itself_anew_and_says_so_once(browser: Browser, host: Host) -> None:
    laid = host.lay("lanterns", 2, 7)
    page, line = at_table(browser, host, laid)
    loads: list[str] = []
    page.on("load", lambda there: loads.append(there.url))
    line.ways[-1].close(code=4426, reason="Load the page again.")
    expect(page.locator(".notice")).to_contain_text("loaded anew")
    page.wait_for_load_state("load")
    assert len(loads) == 1
    page.locator(ASKED).first.wait_for(state="attached")
    answer(page)
    line.ways[-1].close(code=4426, reason="Load the page again.")
    page.locator(".bar.bad").wait_for()
    assert len(loads) == 1, "a server that stays another is said, not gone round with"
    page.context.close()


def test_what_a_newer_server_says_that_the_page_does_not_know_disturbs_nothing(browser: Browser, host: Host) -> None:
    laid = host.lay("alone", 2, 37, seats=[{"kind": "here", "name": "Ada"}, {"kind": "bot", "name": ""}])
    page = visit(browser, host.address)
    line = Line(page)

    def newer(heard: str) -> str:
        frame = json.loads(heard)
        if frame["type"] == "update":
            number = frame["version"]
            told = {"version": number, "kind": "moon-risen", "rule": "MOON-99", "text": "The moon has risen."}
            frame["log"].append({**told, "args": {"phase": {"new": 1}}, "things": ["moon/full"], "seats": []})
            frame["set"]["moon"] = {"phase": "full"}
            for decision in frame["now"]["decisions"]:
                option = {"id": "howl:moon", "kind": "howl", "label": "Howl", "fields": {"at": ["sky"]}, "things": []}
                decision["options"].append(option)
        return json.dumps(frame)

    line.change = newer
    page.goto(f"{host.address}/#/t/{laid['table']}/{laid['seats'][0]['key']}")
    drawn(page)
    line.ways[-1].send(json.dumps({"type": "weather", "id": 7, "rain": True}))
    page.locator(ASKED).first.wait_for(state="attached")
    open_list(page)
    expect(page.locator(".options")).to_contain_text("Howl")
    answer(page)
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.locator("[role=log]")).to_contain_text("The moon has risen.")
    assert troubles(page) == []
    page.context.close()
