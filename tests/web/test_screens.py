"""Every screen of the frame and of ALONE: three clicks to a table, no serious fault, and what a table can do."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

import nocturne
from nocturne.bots import hint
from tests.server.host import Host
from tests.web.browser import Theme, complaints, drawn, faults, glance, open_list, save, settle, shows, still, visit

BOTH = pytest.mark.parametrize(("size", "theme"), [("desk", "dark"), ("phone", "light")])


@lru_cache
def in_the_middle(kind: str, seat: int) -> bytes:
    """A game of ALONE at a decision of this kind, with something to see."""
    game = nocturne.new("alone", players=2, seed=37)
    while game.over is None:
        decision = game.open[0]
        if decision.kind == kind and decision.seat == seat and len(decision.options) > 2 and game.version > 20:
            return game.save()
        wanted = hint(game, decision.seat)
        assert wanted is not None
        game.answer(decision.seat, wanted)
    pytest.fail(f"no {kind} in this game")


def brought(host: Host, data: bytes) -> dict[str, Any]:
    answer = host.http.post("/api/tables/import", content=data)
    assert answer.status_code == 201, answer.text
    laid: dict[str, Any] = answer.json()
    return laid


def sit(page: Page, host: Host, laid: dict[str, Any], key: str) -> None:
    page.goto(f"{host.address}/#/t/{laid['table']}/{key}")
    drawn(page)


def test_from_the_first_page_to_a_table_in_three_clicks(browser: Browser, host: Host) -> None:
    page = visit(browser, host.address)
    page.get_by_role("article").filter(has_text="ALONE").get_by_role("link", name="New game").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator("#now-line").wait_for()
    assert glance(page).is_asked
    shows(page, "Choose who you are.")  # guidance begins at once
    assert complaints(page) == []
    page.goto(host.address)
    shows(page, "Your turn")
    page.context.close()


def test_the_first_descent_is_one_click(browser: Browser, host: Host) -> None:
    page = visit(browser, host.address)
    page.get_by_role("button", name="Your first descent").click()
    page.locator("#now-line").wait_for()
    assert glance(page).is_asked
    page.context.close()


@BOTH
def test_no_screen_has_a_serious_fault(browser: Browser, host: Host, size: str, theme: Theme) -> None:
    page = visit(browser, host.address, size=size, theme=theme)
    for path in ("", "#/new/alone", "#/rules/lanterns", "#/replay", "#/t/nosuch/nokey"):
        page.goto(f"{host.address}/{path}")
        page.locator("h1, .bar.bad").first.wait_for()
        page.wait_for_timeout(300)
        assert faults(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} is wider than the screen"
    page.context.close()


@BOTH
@pytest.mark.parametrize(("kind", "seat"), [("HeroTurn", 0), ("ReactionWindow", 1)], ids=["hero", "evil"])
def test_the_table_of_alone_has_no_serious_fault(
    browser: Browser, host: Host, kind: str, seat: int, size: str, theme: Theme
) -> None:
    laid = brought(host, in_the_middle(kind, seat))
    page = visit(browser, host.address, size=size, theme=theme)
    sit(page, host, laid, laid["seats"][seat]["key"])
    page.locator("[data-sector]").first.wait_for()
    save(page, f"alone-{seat}-{size}-{theme}")
    assert faults(page) == []
    if size == "phone":
        for tab in ("Mine", "Game", "Log"):
            page.get_by_role("tab", name=tab).click()
            assert faults(page) == [], tab
    page.context.close()


DIALOGS: dict[str, Callable[[Page], None]] = {
    "seats": lambda page: page.keyboard.press("s"),
    "keys": lambda page: page.keyboard.press("?"),
    "story": lambda page: page.keyboard.press("t"),
    "why-not": lambda page: page.keyboard.press("w"),
    "settings": lambda page: page.get_by_role("button", name="Settings").click(),
    "look": lambda page: page.locator(".mine .card .name").first.click(),
    "rule": lambda page: page.get_by_role("button", name="Why? AL-").click(),
}


def test_every_dialog_opens_has_no_serious_fault_and_closes_by_its_key(browser: Browser, host: Host) -> None:
    laid = brought(host, in_the_middle("ReactionWindow", 1))
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][1]["key"])
    for name, opens in DIALOGS.items():
        opens(page)
        page.locator("dialog[open]").wait_for()
        page.wait_for_timeout(150)
        assert faults(page) == [], name
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    assert complaints(page) == []
    page.context.close()


def test_a_dialog_is_gone_at_its_key_so_the_next_key_counts_and_the_focus_is_back(browser: Browser, host: Host) -> None:
    laid = brought(host, in_the_middle("ReactionWindow", 1))
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][1]["key"])
    open_list(page)
    page.locator(".options button").first.focus()
    page.keyboard.press("s")
    page.locator("dialog[open]").wait_for()
    # Both keys in one go: the browser's own "close" comes only after them.
    page.evaluate("""() => {
        document.querySelector('dialog').dispatchEvent(new Event('cancel', {cancelable: true}))
        document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '?', bubbles: true}))
    }""")
    page.get_by_role("heading", name="Keys").wait_for()
    page.wait_for_timeout(100)
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".options button").first).to_be_focused()
    page.context.close()


def test_what_is_not_possible_is_explained_with_its_rule(browser: Browser, host: Host) -> None:
    laid = brought(host, in_the_middle("HeroTurn", 0))
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][0]["key"])
    page.keyboard.press("w")
    greyed = page.locator("dialog[open] li").first
    greyed.wait_for()
    assert "AL-" in greyed.inner_text()
    page.context.close()


def test_an_answer_can_be_taken_back_by_its_key_and_says_what_it_takes_back(browser: Browser, host: Host) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "name": ""}]
    laid = host.lay("alone", 2, 37, seats=seats, options={"take-back": "all"})
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][0]["key"])
    before = glance(page).version
    label = page.locator(".options button span").first.inner_text()
    page.keyboard.press("1")
    settle(page, before)
    undo = page.locator(".undo")
    expect(undo).to_contain_text(label)
    page.keyboard.press("u")
    page.wait_for_function("before => Number(document.querySelector('.table').dataset.version) <= before", arg=before)
    page.context.close()


def test_what_was_seen_against_the_automatic_player_stays_and_the_page_says_so(browser: Browser, host: Host) -> None:
    laid = host.lay("alone", 2, 37, seats=[{"kind": "here", "name": "Ada"}, {"kind": "bot", "name": ""}])
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][0]["key"])
    before = glance(page).version
    page.keyboard.press("1")
    settle(page, before)
    undo = page.locator(".undo[aria-disabled=true]")
    expect(undo).to_have_attribute("title", "What you have seen cannot be taken back here.")
    page.keyboard.press("u")
    expect(page.locator(".notice")).to_contain_text("cannot be taken back")
    page.context.close()


def test_seats_with_secrets_at_one_screen_have_a_curtain_between_them(browser: Browser, host: Host) -> None:
    laid = brought(host, in_the_middle("ReactionWindow", 1))
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][0]["key"])
    shelf = [{"table": laid["table"], "game": "alone", "name": "", "invites": [], "touched": 1,
              "keys": [one["key"] for one in laid["seats"]]}]  # fmt: skip
    page.evaluate("shelf => localStorage.setItem('nocturne.tables', JSON.stringify(shelf))", shelf)
    page.goto(host.address)
    page.goto(f"{host.address}/#/t/{laid['table']}")
    curtain = page.get_by_role("dialog", name="Pass the screen to")
    curtain.wait_for()
    assert faults(page) == []
    assert page.locator(".mine .reaction").count() == 0, "nothing of the other seat is drawn behind the curtain"
    curtain.get_by_role("button").click()
    page.locator(".mine .reaction").first.wait_for()
    page.context.close()


def test_a_phone_on_its_side_shows_board_and_line_beside_each_other(browser: Browser, host: Host) -> None:
    laid = brought(host, in_the_middle("HeroTurn", 0))
    page = visit(browser, host.address, size="side")
    sit(page, host, laid, laid["seats"][0]["key"])
    page.locator("[data-sector]").first.wait_for()
    board, line = page.locator(".board").first.bounding_box(), page.locator("#now-line").bounding_box()
    assert board is not None
    assert line is not None
    assert board["height"] > 250
    assert line["x"] > board["x"] + board["width"] - 1
    assert faults(page) == []
    page.context.close()


def test_the_wheel_zooms_into_what_is_under_the_pointer(browser: Browser, host: Host) -> None:
    laid = brought(host, in_the_middle("ReactionWindow", 1))
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][1]["key"])
    sector = page.locator("[data-sector]").nth(7)
    before = still(sector)
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    after = still(sector, unlike=before)
    assert after["width"] > before["width"] * 1.1
    assert abs(after["x"] + after["width"] / 2 - x) < 3
    assert abs(after["y"] + after["height"] / 2 - y) < 3
    page.context.close()


def test_the_end_says_who_has_won_and_what_to_do_now(browser: Browser, host: Host) -> None:
    game = nocturne.new("alone", players=2, seed=37)
    while game.over is None:
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    laid = brought(host, game.save())
    for seat, words in enumerate(
        ["You have won.", "You have lost."] if 0 in game.over.winners else ["You have lost.", "You have won."]
    ):
        page = visit(browser, host.address)
        sit(page, host, laid, laid["seats"][seat]["key"])
        shows(page, words)
        assert faults(page) == []
        page.get_by_role("link", name="Watch from the beginning").click()
        page.get_by_role("slider", name="Step").wait_for()
        page.context.close()


def test_what_lies_before_the_newest_lines_of_the_log_can_be_fetched(browser: Browser, host: Host) -> None:
    game = nocturne.new("etherfields", players=2, seed=3)
    while len(game.events(-1, 0)) < 700 and game.over is None:
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    laid = brought(host, game.save())
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][0]["key"])
    page.keyboard.press("l")
    lines = page.locator("[role=log] li li")
    first = game.say(game.events(-1, 0)[0].text, "en")
    earlier = page.get_by_role("button", name="Earlier")
    for _ in range(8):
        if not earlier.count():
            break
        before = lines.count()
        earlier.click()
        page.wait_for_function("before => document.querySelectorAll('[role=log] li li').length > before", arg=before)
    told = lines.evaluate_all("all => all.reduce((sum, one) => sum + Number(one.dataset.times), 0)")
    assert told == len(game.events(-1, 0))
    assert first in lines.first.inner_text()
    page.context.close()


def test_a_lost_line_comes_back_by_itself_and_nothing_is_lost(browser: Browser, host: Host) -> None:
    laid = brought(host, in_the_middle("HeroTurn", 0))
    page = visit(browser, host.address)
    lines: list[WebSocketRoute] = []
    down = False

    def through(line: WebSocketRoute) -> None:
        if down:
            line.close(code=4503, reason="going down")
            return
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/live", through)
    sit(page, host, laid, laid["seats"][0]["key"])
    before = glance(page).version
    down = True
    lines[0].close(code=4503, reason="going down")
    page.locator(".bar").wait_for()
    assert faults(page) == []
    down = False
    page.locator(".bar").wait_for(state="detached")
    assert glance(page).version == before
    page.keyboard.press("1")
    settle(page, before)
    assert len(lines) == 2
    page.context.close()


def test_an_onlooker_sees_the_labyrinth_and_can_answer_nothing(browser: Browser, host: Host) -> None:
    laid = brought(host, in_the_middle("HeroTurn", 0))
    page = visit(browser, host.address)
    sit(page, host, laid, laid["watch"])
    page.locator("[data-sector]").first.wait_for()
    assert not glance(page).is_asked
    assert page.locator(".mine [data-option], .board [data-option]").count() == 0
    page.context.close()


def test_a_replay_can_be_stepped_through_and_kept_as_a_file(browser: Browser, host: Host) -> None:
    laid = brought(host, in_the_middle("HeroTurn", 0))
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][0]["key"])
    page.goto(f"{host.address}/#/replay/{laid['table']}")
    position = page.get_by_role("slider", name="Step")
    position.wait_for()
    assert faults(page) == []
    page.keyboard.press("End")
    assert position.input_value() == position.get_attribute("max")
    assert page.locator("[data-sector]").count() > 0
    page.keyboard.press("ArrowLeft")
    assert int(position.input_value()) == int(position.get_attribute("max") or 0) - 1
    with page.expect_download() as kept:
        page.get_by_role("button", name="Replay as a file").click()
    page.goto(f"{host.address}/#/replay")
    page.get_by_label("Open a replay file").set_input_files(kept.value.path())
    position.wait_for()
    assert "hero_at" not in kept.value.path().read_text(encoding="utf-8"), "the Hero's replay holds no Map"
    page.context.close()
