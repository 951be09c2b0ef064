"""What the Hero could think, on the page: at a table that teaches for the Hero alone, after the end for all."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

import nocturne
from nocturne.bots import hint
from tests.server.host import Host
from tests.web.browser import complaints, drawn, faults, save, visit
from tests.web.test_frame import SMALL, follow
from tests.web.test_screens import brought, sit

HEAT = ".heat [data-heat]"
ANSWERS = 9
BOTTOMS = "all => all.map(one => one.getBoundingClientRect().bottom)"


def seated(browser: Browser, host: Host, *, teaching: bool, size: str = "desk", seat: int = 0) -> Page:
    kinds = [{"kind": "here" if one == seat else "bot"} for one in range(2)]
    laid = host.lay("alone", 2, 37, seats=kinds, options={"teaching": teaching})
    page = visit(browser, host.address, size=size)
    sit(page, host, laid, laid["seats"][seat]["key"])
    drawn(page)
    return page


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_table_that_teaches_shows_the_hero_what_could_be_where(browser: Browser, host: Host, size: str) -> None:
    page = seated(browser, host, teaching=True, size=size)
    for _ in range(ANSWERS):
        follow(page)
    expect(page.locator(HEAT).first).to_be_attached()
    names = page.locator(HEAT).evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert all("%" in name for name in names), "a screen reader is told how likely and where"
    assert "Where it could be" in (page.locator(".heat").get_attribute("aria-label") or "")
    assert not page.evaluate(
        "() => [...document.querySelectorAll('.heat')].some(one => getComputedStyle(one).pointerEvents !== 'none')"
    )
    assert page.evaluate(SMALL) == []
    assert faults(page) == []
    save(page, f"belief-{size}")
    page.keyboard.press("v")
    expect(page.locator(HEAT)).to_have_count(0)
    page.locator(".belief button").click()
    expect(page.locator(HEAT).first).to_be_attached()
    follow(page)
    expect(page.locator(HEAT).first).to_be_attached()
    assert complaints(page) == []
    page.context.close()


@pytest.mark.parametrize(("teaching", "seat"), [(False, 0), (True, 1)], ids=["not-teaching", "evil"])
def test_nobody_else_has_the_key_while_the_game_runs(browser: Browser, host: Host, teaching: bool, seat: int) -> None:
    page = seated(browser, host, teaching=teaching, seat=seat)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for _ in range(ANSWERS):
        follow(page)
    page.keyboard.press("v")
    page.wait_for_timeout(400)
    assert page.locator(".belief").count() == 0
    assert not [address for address in asked if "belief" in address]
    page.context.close()


def test_after_the_end_the_replay_shows_it_to_both_sides(browser: Browser, host: Host) -> None:
    game = nocturne.new("alone", players=2, seed=37)
    while game.over is None:
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    laid = brought(host, game.save())
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][1]["key"])
    page.locator(".ending .acts").get_by_text("What the Hero could think").click()
    slider = page.locator(".controls input[type=range]")
    slider.wait_for()
    for eyes in ("0", "1"):
        with page.expect_response("**/replay?seat=*"):
            page.get_by_label("Seen by").select_option(eyes)
        expect(page.locator("h1")).to_contain_text("The Hero" if eyes == "0" else "Evil")
        middle = int(slider.get_attribute("max") or 0) // 2
        slider.fill(str(middle))
        expect(page.locator(HEAT).first).to_be_attached()
    window = page.viewport_size
    assert window is not None
    inside = page.locator(".controls button, .controls input").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().bottom)"
    )
    assert max(inside) <= window["height"], "what moves a replay is whole"
    assert faults(page) == []
    save(page, "belief-replay")
    assert complaints(page) == []
    page.context.close()
