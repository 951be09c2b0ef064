"""What is to come is in sight: the Goal, what wins and loses, where the night can strike; for Evil steps and noises."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

import nocturne
from nocturne.bots import hint
from tests.server.host import Host
from tests.web.browser import complaints, drawn, faults, settle, visit
from tests.web.test_etherfields_access import SLUMBER, seated
from tests.web.test_screens import brought, sit

NEAR = SLUMBER.replace("barred: [0]", "barred: []")
"""The Wool Moths may come before they strike."""


@pytest.mark.rule("EF-RANGE-08", "EF-EMOVE-03")
def test_threatened_spaces_are_seen_and_whoever_stands_there_is_warned(browser: Browser, host: Host) -> None:
    page = seated(browser, host, NEAR, "desk", "dark")
    expect(page.locator(".goal")).to_contain_text("The Wool Moths")
    expect(page.locator(".turn .does")).to_have_count(1)
    expect(page.locator(".threats .sure")).to_have_count(2)  # where they stand; they come 5 spaces far
    assert page.locator(".threats rect").count() > 8
    expect(page.locator(".now .warning")).to_contain_text("May be reached tonight by The Wool Moths")
    assert "In reach tonight" in (page.locator("[data-at='10']").get_attribute("aria-label") or "")
    assert faults(page) == []
    page.context.close()
    page = seated(browser, host, SLUMBER, "desk", "dark")  # the movement step is blocked
    expect(page.locator(".threats rect")).to_have_count(2)
    expect(page.locator(".now .warning")).to_have_count(0)
    assert complaints(page) == []
    page.context.close()


def moving(browser: Browser, host: Host) -> Page:
    """Evil, when a creature may take some steps."""
    game = nocturne.new("alone", players=2, seed=37)
    while game.open[0].kind != "CreatureMoves" or len(game.open[0].options) < 3 or game.version < 30:
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    laid = brought(host, game.save())
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][1]["key"])
    drawn(page)
    page.locator(".sector.can").first.wait_for()
    return page


@pytest.mark.rule("AL-CREATURE-03", "AL-NOISE-02")
def test_evil_sees_how_far_a_creature_gets_and_what_the_hero_would_hear(browser: Browser, host: Host) -> None:
    page = moving(browser, host)
    expect(page.locator("#now-line")).to_contain_text("2 steps left, or stop.")
    far = page.locator(".sector.can:has(.steps:text-is('2'))").first
    far.dispatch_event("pointerenter")
    expect(page.locator(".told")).to_contain_text("2 steps of 2")
    expect(page.locator(".told")).to_contain_text("from the Hero · heard from")
    expect(page.locator(".hunt .way")).to_have_count(1)
    assert page.locator(".hunt .heard").count() >= 1
    before = int(page.locator(".table").get_attribute("data-version") or 0)
    far.click(force=True)  # both steps in one click
    settle(page, before + 1)
    expect(page.locator(".sector.can:has(.steps)")).to_have_count(0)
    assert faults(page) == []
    assert complaints(page) == []
    page.context.close()


def drag(page: Page, start: str, end: str) -> None:
    """Take something with the mouse and let it go elsewhere."""
    for at, (name, act) in enumerate(((start, page.mouse.down), (end, page.mouse.up))):
        box = page.locator(name).first.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=1 + 5 * at)
        act()


def test_a_dreamer_is_dragged_to_a_space_and_a_creature_to_a_sector(browser: Browser, host: Host) -> None:
    page = seated(browser, host, SLUMBER, "desk", "dark")
    page.locator(".cost").first.wait_for()
    hand = page.locator(".hand [data-card]").count()
    drag(page, "[data-at='8']", "[data-at='9']")
    expect(page.locator(".hand [data-card]")).to_have_count(hand - 1)
    expect(page.locator("[data-at='9']")).to_have_attribute("aria-label", re.compile("Gambler"))
    assert complaints(page) == []
    page.context.close()
    page = moving(browser, host)
    before = int(page.locator(".table").get_attribute("data-version") or 0)
    there = page.locator(".sector.can:has(.steps:text-is('1'))").first.get_attribute("data-sector")
    drag(page, ".sector.held", f"[data-sector='{there}']")
    settle(page, before)
    expect(page.locator("#now-line")).to_contain_text("one step left, or stop.")
    assert complaints(page) == []
    page.context.close()
