"""A frame that never moves: how much of the window the board has, at every answer; and nothing too small to read."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, FloatRect, Page

from tests.server.host import Host
from tests.web.browser import SIZES, complaints, drawn, settle, visit
from tests.web.dreaming import END, READER
from tests.web.test_screens import sit

ANSWERS = 30
LEAST, ON_PHONE = 0.60, 0.50
SIZES.update(
    {"1280x720": (1280, 720), "1366x768": (1366, 768), "1440x900": (1440, 900), "1920x1080": (1920, 1080)},
)
EVERY_SIZE = ("1280x720", "1366x768", "1440x900", "1920x1080", "phone")
WEIGHED = ("1280x720", "phone")
"""Where hints are shown with chances."""


class Seat(NamedTuple):
    """Whose eyes: a game, a seat, and how many sit at the table."""

    game: str
    seat: int
    players: int


SEATS = {"hero": Seat("alone", 0, 2), "evil": Seat("alone", 1, 2), "dreamer": Seat("etherfields", 0, 1)}
UNCOVERED = """() => {
    const box = part => document.querySelector(part)?.getBoundingClientRect()
    const board = box('main .board'), mine = box('.table > .mine')
    const covered = mine && mine.top < board.bottom - 1 && mine.top >= board.top ? board.bottom - mine.top : 0
    return {x: board.x, y: board.y, width: board.width, height: board.height - covered}
}"""
"""The part of the board that what is mine does not lie over."""
SMALL = """() => {
    const small = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const about = node.parentElement
        const shown = about.checkVisibility({visibilityProperty: true}) && !about.closest('.unseen')
        if (!node.data.trim() || !shown) continue
        const drawing = about.closest('svg')
        const scale = drawing && about.getScreenCTM ? Math.hypot(about.getScreenCTM().a, about.getScreenCTM().b) : 1
        const size = parseFloat(getComputedStyle(about).fontSize) * scale
        if (size < 11.9) small.push(`${node.data.trim().slice(0, 30)}: ${size.toFixed(1)}`)
    }
    return small
}"""


def seated(browser: Browser, host: Host, seat: Seat, size: str, seed: int = 37) -> Page:
    """A new game, this seat a person, the others automatic."""
    kinds = [{"kind": "here" if one == seat.seat else "bot", "name": ""} for one in range(seat.players)]
    laid = host.lay(seat.game, seat.players, seed, seats=kinds)
    page = visit(browser, host.address, size=size)
    sit(page, host, laid, laid["seats"][seat.seat]["key"])
    drawn(page)
    return page


def measured(page: Page) -> FloatRect:
    box: FloatRect = page.evaluate(UNCOVERED)
    return box


ASKED = "() => document.querySelector('.options button:not([disabled])') || document.querySelector('.now.over')"


def follow(page: Page) -> None:
    """Give the answer that is suggested."""
    page.wait_for_function(ASKED)
    before = int(page.locator(".table").get_attribute("data-version") or 0)
    page.keyboard.press("h")
    page.locator(".options .hinted").wait_for(state="attached")
    page.evaluate("() => document.querySelector('.options .hinted:not(.picked)')?.click()")  # else it is proposed
    if page.locator(".options .picked").count():
        page.keyboard.press("Enter")
    settle(page, before)


def play(page: Page, answers: int, each: Callable[[], None]) -> None:
    """Follow hints until so many answers are given or the game is over; look at the page after every answer."""
    for _ in range(answers):
        page.wait_for_function(ASKED)
        if page.locator(".now.over").count():
            return
        if page.locator(READER).is_visible():
            page.keyboard.press("Enter")
            page.locator(READER).wait_for(state="detached")
        if page.locator(END).is_visible():
            page.keyboard.press("Enter")
        follow(page)
        each()


@pytest.mark.parametrize("size", EVERY_SIZE)
@pytest.mark.parametrize("who", SEATS)
def test_the_board_has_its_share_and_never_moves_and_nothing_is_too_small(
    browser: Browser, host: Host, who: str, size: str, request: pytest.FixtureRequest
) -> None:
    if size in WEIGHED:
        request.getfixturevalue("weighed_hints")
    page, seed = seated(browser, host, SEATS[who], size), 37
    width, height = SIZES[size]
    first = measured(page)
    assert first["width"] * first["height"] / (width * height) >= (ON_PHONE if size == "phone" else LEAST)
    sizes: list[FloatRect] = []
    small: set[str] = set(page.evaluate(SMALL))
    if size in WEIGHED:
        page.wait_for_function(ASKED)
        page.keyboard.press("h")
        page.locator(".advice li").first.wait_for()
        small.update(page.evaluate(SMALL))
        sizes.append(measured(page))

    def look() -> None:
        sizes.append(measured(page))
        if len(sizes) % 6 == 0:
            small.update(page.evaluate(SMALL))

    while len(sizes) < ANSWERS:
        play(page, ANSWERS - len(sizes), look)
        assert complaints(page) == []
        page.context.close()
        if len(sizes) < ANSWERS:  # it was over early: play another game
            seed += 1
            page = seated(browser, host, SEATS[who], size, seed)
    assert sizes == [first] * ANSWERS
    assert small == set(), "printed smaller than twelve pixels"


@pytest.mark.parametrize("size", ["1280x720", "phone"])
@pytest.mark.parametrize("who", SEATS)
def test_nothing_in_the_drawers_is_printed_smaller_than_twelve_pixels(
    browser: Browser, host: Host, who: str, size: str
) -> None:
    page = seated(browser, host, SEATS[who], size)
    for drawer in ("l", "g"):
        page.keyboard.press(drawer)
        page.wait_for_timeout(200)
        assert page.evaluate(SMALL) == [], drawer
    page.context.close()


@pytest.mark.parametrize("who", ["hero", "dreamer"])
def test_nothing_that_asks_to_be_seen_moves_the_page_aside(browser: Browser, host: Host, who: str) -> None:
    page = seated(browser, host, SEATS[who], "1366x768")
    page.evaluate("() => document.querySelectorAll('.drawer *').forEach(one => one.scrollIntoView())")
    aside = page.locator(".table").evaluate("one => [one.scrollLeft, one.scrollTop, one.getBoundingClientRect().left]")
    assert aside == [0, 0, 0], "drawers that are shut lie beside the page"
    page.context.close()
