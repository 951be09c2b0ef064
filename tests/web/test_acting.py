"""Acting on the thing itself: a walk of two clicks, menus beside their space, Effort as a slider, the dock."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.server.host import Host
from tests.web.browser import complaints, drawn, visit
from tests.web.test_etherfields_access import seated, slumber
from tests.web.test_frame import ASKED, follow
from tests.web.test_screens import sit


def test_a_walk_of_two_spaces_takes_two_clicks_and_is_taken_back_by_one(browser: Browser, host: Host) -> None:
    page = slumber(browser, host, "desk", "dark")
    hand = page.locator(".hand [data-card]").count()
    page.locator(".cost").first.wait_for()  # reachable spaces show their cost
    there = page.locator(".space.near[aria-label*='2 Cunning to walk']").first
    at = there.get_attribute("data-at")
    there.click()
    expect(page.locator(".way")).to_have_count(1)
    expect(page.locator(".hand .card.picked")).to_have_count(1)  # one card pays for both: it is lifted
    expect(page.locator(".now .tip")).to_contain_text("Walk 2 spaces for")
    page.locator(f".space[data-at='{at}']").click()
    expect(page.locator(".hand [data-card]")).to_have_count(hand - 1)
    page.locator("[data-decision='free-play']").wait_for()
    assert "Gambler" in (page.locator(f".space[data-at='{at}']").get_attribute("aria-label") or "")
    page.keyboard.press("u")
    expect(page.locator(".hand [data-card]")).to_have_count(hand)
    assert complaints(page) == []
    page.context.close()


def test_a_walk_is_proposed_and_begun_by_keys_and_can_be_left(browser: Browser, host: Host) -> None:
    page = slumber(browser, host, "desk", "dark")
    page.locator(".cost").first.wait_for()
    hand = page.locator(".hand [data-card]").count()
    for key in ("b", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".way")).to_have_count(1)
    page.get_by_role("button", name="Not this").click()
    expect(page.locator(".way")).to_have_count(0)
    for key in ("b", "ArrowRight", "Enter", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".hand [data-card]")).to_have_count(hand - 1)
    assert complaints(page) == []
    page.context.close()


def test_the_menu_of_a_space_closes_without_a_complaint_and_gives_the_focus_back(browser: Browser, host: Host) -> None:
    page = slumber(browser, host, "desk", "dark")
    space = page.locator("[data-at='11']")
    for by_key in (True, False):
        space.click(button="right")
        page.locator(".menu").wait_for()
        if by_key:
            page.keyboard.press("Escape")
        else:
            page.get_by_role("button", name="Close this").click()
        page.locator(".menu").wait_for(state="detached")
        expect(space).to_be_focused()
    space.click(button="right")
    page.mouse.click(400, 20)
    page.locator(".menu").wait_for(state="detached")
    assert complaints(page) == []
    page.context.close()


def test_effort_is_one_slider(browser: Browser, host: Host) -> None:
    page = slumber(browser, host, "desk", "dark")
    slider = page.get_by_role("slider")
    slider.fill("3")
    page.get_by_role("button", name="Effort: 3 Hours").click()
    page.locator("[data-decision='walk']").wait_for()
    page.context.close()


def evil(browser: Browser, host: Host) -> Page:
    """Evil in a new game, against the automatic player."""
    laid = host.lay("alone", 2, 37, seats=[{"kind": "bot", "name": ""}, {"kind": "here", "name": ""}])
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][1]["key"])
    drawn(page)
    return page


def test_evil_draws_all_cards_by_one_click_and_passes_for_one_turn(browser: Browser, host: Host) -> None:
    page = evil(browser, host)
    while not page.get_by_role("button", name="All from").count():
        follow(page)
        page.wait_for_function(ASKED)
    page.get_by_role("button", name="All from").first.click()
    expect(page.locator(".mine .reaction")).to_have_count(6)
    expect(page.get_by_role("button", name="All from")).to_have_count(0)
    pass_on = page.get_by_role("button", name="Pass for this Turn")
    pass_on.wait_for()
    expect(page.locator(".top .turns")).to_have_accessible_name(re.compile("^Turn 1 of"))
    pass_on.click()
    # the next Turn asks again: passing ended with the Turn it was meant for
    expect(page.locator(".top .turns")).to_have_accessible_name(re.compile("^Turn 2 of"))
    pass_on.wait_for()
    assert complaints(page) == []
    page.context.close()


def test_a_space_out_of_reach_of_the_hand_can_be_walked_to_by_effort_from_its_menu(
    browser: Browser, host: Host
) -> None:
    page = seated(browser, host, TIRED, "desk", "dark")
    there = page.locator(".space[aria-label*='2 Hours to walk here by Effort']").first
    at = there.get_attribute("data-at")
    there.click()
    page.locator(".menu").get_by_role("button", name="Walk here by Effort: 2 Hours").click()
    expect(page.locator(f".space[data-at='{at}']")).to_have_accessible_name(re.compile("Gambler"))
    expect(page.locator("[data-decision='free-play']")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(f".space[data-at='{at}']")).to_have_accessible_name(re.compile("2 Hours to walk here"))
    assert complaints(page) == []
    page.context.close()


TIRED = """
game: etherfields
players: 1
slumber: moths
hours: 3
ground: {tiles: [landing, long-corridor, linen-room]}
figures: [{of: moths, at: 11}]
entities: [{tile: moths}]
dreamers: [{archetype: gambler, at: 8, hand: []}]
"""
"""A Dreamer without a card in hand."""
