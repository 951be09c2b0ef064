"""The host's part of the Seats dialog, one more seat and newer content; and what the Team may look through."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

import nocturne
from tests.server.host import Host
from tests.server.test_campaigns import BETWEEN, older
from tests.web.browser import complaints, drawn, faults, visit
from tests.web.test_screens import brought, sit


def hosted(browser: Browser, host: Host, save: bytes) -> Page:
    """The table of a save, with the keys of its first seat and of its owner, and the Seats dialog open."""
    laid = brought(host, save)
    page = visit(browser, host.address)
    for key in (laid["owner"], laid["seats"][0]["key"]):  # a browser that has laid a table has the owner's key last
        sit(page, host, laid, key)
        page.wait_for_function("key => localStorage.getItem('nocturne.tables')?.includes(key)", arg=key)
    page.reload()
    drawn(page)
    page.keyboard.press("s")
    page.locator("dialog[open]").wait_for()
    return page


def test_newer_content_is_named_and_taken_up(browser: Browser, host: Host) -> None:
    page = hosted(browser, host, older())
    page.get_by_role("button", name="Look for newer content").click()
    page.get_by_text("0 new, 1 changed, 0 gone").click()
    expect(page.get_by_text("fate/chestnuts")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="Go on with the newer content").click()
    expect(page.get_by_text("is played with the newest content")).to_be_visible()
    assert complaints(page) == []
    page.context.close()


def test_a_table_with_one_more_seat_is_laid_and_shown(browser: Browser, host: Host) -> None:
    page = hosted(browser, host, nocturne.position("etherfields", BETWEEN).save())
    before = page.url
    page.get_by_role("button", name="Lay a table with one more seat").click()
    page.wait_for_function("before => location.href !== before", arg=before)
    drawn(page)
    page.get_by_role("button", name="To the table").click()  # the lobby has shown the new links
    page.keyboard.press("s")
    expect(page.locator("dialog[open] .invite")).to_have_count(
        3
    )  # two more seats and those who look on; the own one is not given away
    assert complaints(page) == []
    page.context.close()


def test_storage_and_the_season_deck_can_be_looked_through(browser: Browser, host: Host) -> None:
    page = hosted(browser, host, older())
    page.keyboard.press("Escape")
    for pile in ("storage", "seasons"):
        shelf = page.locator(f"[data-pile={pile}]")
        expect(shelf).to_be_attached()
        expect(shelf.locator("li button").first).to_be_attached()
    page.context.close()
