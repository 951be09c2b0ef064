"""What happens is seen: throws with their verdict, cards large, chapters; skipped by any key, in nobody's way."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.server.host import Host
from tests.web.browser import complaints, drawn, faults, visit
from tests.web.test_frame import follow
from tests.web.test_screens import sit

BEAT = "[data-beat]"
PATIENT = 60


def hero(browser: Browser, host: Host) -> Page:
    """The Hero of a new game, against the automatic player."""
    laid = host.lay("alone", 2, 37, seats=[{"kind": "here", "name": ""}, {"kind": "bot", "name": ""}])
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][0]["key"])
    drawn(page)
    return page


def until(page: Page, kind: str) -> None:
    """Play until a beat of this kind is shown."""
    for _ in range(PATIENT):
        follow(page)
        page.wait_for_timeout(120)
        if page.locator(f"[data-beat='{kind}']").count():
            return
    raise AssertionError(f"no {kind} in {PATIENT} answers")


def test_every_throw_shows_the_faces_that_were_rolled_and_what_came_of_them(browser: Browser, host: Host) -> None:
    page = hero(browser, host)
    until(page, "dice")
    beat = page.locator(".stage.dice")
    title = beat.locator("strong").inner_text()
    for face in ("hit", "surge", "miss"):
        assert beat.locator(f".die.{face}").count() == len(re.findall(face.upper(), title)), title
    assert beat.locator(".verdict").inner_text()
    page.keyboard.press("x")
    expect(page.locator(BEAT)).to_have_count(0)
    assert complaints(page) == []
    page.context.close()


def test_a_character_is_chosen_among_whole_cards(browser: Browser, host: Host) -> None:
    page = hero(browser, host)
    cards = page.locator(".faces [data-option] img")
    expect(cards).to_have_count(6)
    assert faults(page) == []
    name = page.locator(".faces .name").nth(3).inner_text()
    page.locator(".faces [data-option]").nth(3).click()
    expect(page.locator(".table > .mine")).to_contain_text(name)
    page.context.close()
