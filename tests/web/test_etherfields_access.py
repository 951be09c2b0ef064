"""No serious accessibility fault on any screen of the Etherfields table, in the dark and by day, on desk and phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import nocturne
from tests.server.host import Host
from tests.web.browser import Theme, complaints, faults, open_list, save, still, unguided, visit
from tests.web.dreaming import READER

WORLD = """
game: etherfields
players: 2
location: tram-stop
keys: 1
hours: 4
gates: [gate-first, gate-ferry]
wisdom: [the-house-rules, the-open-hand]
items: [storm-lantern, lucky-coin]
"""
SLUMBER = """
game: etherfields
players: 2
slumber: moths
hours: 3
keys: 1
items: [storm-lantern, lucky-coin]
ground: {tiles: [landing, long-corridor, linen-room]}
figures: [{of: moths, at: 10}, {of: moths, at: 11}, {of: moths, at: 11, states: [{state: stunned}]}]
entities: [{tile: moths, morphs: [distress, movement]}]
dreamers:
  - archetype: gambler
    at: 8
    hand: [read-the-table, raise, poker-face, count-the-exits, house-money, palmed-ace]
    progress: [lucky-streak]
    sealed: [raise]
    discard: [raise, poker-face]
    ether: 3
    distress: 2
    gems: 1
    mask: mask-of-the-runner
  - {archetype: mourner, at: 0, ether: 1, distress: 4, states: [{state: dazed, fresh: true}]}
barred: [0]
"""


def seated(browser: Browser, host: Host, text: str, size: str, theme: Theme) -> Page:
    """A page at the first seat of a position."""
    game = nocturne.position("etherfields", text)
    answer = host.http.post("/api/tables/import", content=game.save())
    assert answer.status_code == 201, answer.text
    return at_table(browser, host, answer.json(), size, theme)


def at_table(browser: Browser, host: Host, laid: dict[str, Any], size: str, theme: Theme) -> Page:
    """A page at the first seat of a table."""
    page = visit(browser, f"{host.address}/#/t/{laid['table']}/{laid['seats'][0]['key']}", size=size, theme=theme)
    page.locator("[data-scene]").wait_for(state="attached")
    return page


def beginning(browser: Browser, host: Host, size: str, theme: Theme) -> Page:
    """Who are you tonight?"""
    laid = host.lay("etherfields", 1, 2)
    return at_table(browser, host, laid, size, theme)


def script(browser: Browser, host: Host, size: str, theme: Theme) -> Page:
    """A passage to read."""
    page = beginning(browser, host, size, theme)
    page.locator(".start [data-option='become:gambler']").click()
    page.locator(READER).wait_for()
    return page


def first_turn(browser: Browser, host: Host, size: str, theme: Theme) -> Page:
    """The first Turn of the tutorial."""
    page = script(browser, host, size, theme)
    page.locator(READER).click()
    page.locator("[data-options='place:16']").click()
    page.locator("[data-decision='free-play']").wait_for()
    if page.locator(READER).is_visible():
        page.locator(READER).click()
    return page


def slumber(browser: Browser, host: Host, size: str, theme: Theme) -> Page:
    """A Slumber in full swing."""
    return seated(browser, host, SLUMBER, size, theme)


def payment(browser: Browser, host: Host, size: str, theme: Theme) -> Page:
    """A payment with cards picked."""
    page = slumber(browser, host, size, theme)
    page.locator(".buttons [data-option='move']").click()
    page.locator("[data-decision='pay']").wait_for()
    open_list(page)
    page.locator(".options [data-option^='spend:']").first.click()
    page.locator(".total").wait_for()
    return page


def here(browser: Browser, host: Host, size: str, theme: Theme) -> Page:
    """What is in a space, and what can be done there."""
    page = slumber(browser, host, size, theme)
    if size == "phone":
        unguided(page)
    page.locator("[data-at='11']").click(button="right")
    page.locator(".menu").wait_for()
    return page


def mine(browser: Browser, host: Host, size: str, theme: Theme) -> Page:
    """One's own things; a pile laid open."""
    page = slumber(browser, host, size, theme)
    page.get_by_role("button", name="2 Discard").click()
    return page


def beside(browser: Browser, host: Host, size: str, theme: Theme) -> Page:
    """What lies beside the board, everything laid open."""
    page = slumber(browser, host, size, theme)
    if size == "phone":
        page.get_by_role("tab").nth(1).click()
    else:
        page.keyboard.press("g")
    for one in page.locator(".side summary").all():
        one.click()
    return page


def world(browser: Browser, host: Host, size: str, theme: Theme) -> Page:
    """The Dreamworld Map."""
    return seated(browser, host, WORLD, size, theme)


def masks(browser: Browser, host: Host, size: str, theme: Theme) -> Page:
    """Cards laid out to choose from."""
    laid = host.lay("etherfields", 1, 2, options={"play": "slumber"})
    page = at_table(browser, host, laid, size, theme)
    page.locator(".start [data-option='become:gambler']").click()
    page.locator("[data-at][data-options='place:0']").click()
    page.locator(".chooser").wait_for()
    return page


SIGHTS: tuple[tuple[str, Theme], ...] = (("desk", "dark"), ("phone", "light"))
SCREENS: list[Callable[[Browser, Host, str, Theme], Page]] = [
    beginning, script, first_turn, slumber, payment, here, mine, beside, world, masks,
]  # fmt: skip


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_a_screen_of_etherfields_has_no_serious_fault(
    browser: Browser, host: Host, screen: Callable[[Browser, Host, str, Theme], Page]
) -> None:
    for size, theme in SIGHTS:
        page = screen(browser, host, size, theme)
        save(page, f"etherfields-{screen.__name__}-{size}-{theme}")
        assert not faults(page)
        assert not complaints(page)
        page.context.close()


def test_dragging_moves_the_map_and_chooses_nothing_and_a_button_brings_all_of_it_back(
    browser: Browser, host: Host
) -> None:
    page = seated(browser, host, SLUMBER, "desk", "dark")
    space = page.locator("[data-at='9']")
    before = still(space)
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 90, y + 40, steps=4)
    page.mouse.up()
    after = still(space, unlike=before)
    assert (round(after["x"] - before["x"]), round(after["y"] - before["y"])) == (90, 40)
    assert page.locator("[role=menu]").count() == 0
    page.get_by_label("See everything").click()
    assert still(space, unlike=after) == before
    page.context.close()
