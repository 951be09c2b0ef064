"""How many clicks it takes, and that none is taken by what has just come up under a resting pointer.

A first Dream is counted where it is played (`test_etherfields_dream`).
"""

from __future__ import annotations

from functools import lru_cache

import pytest
from playwright.sync_api import Browser, Page

import nocturne
from bench.page import first_round, walk
from nocturne.bots import hint
from tests.builders.riddle import riddle
from tests.server.host import Host
from tests.web.browser import glance, open_list, settle, unguided, visit
from tests.web.test_etherfields_access import at_table
from tests.web.test_etherfields_dream import CLICKS_EACH
from tests.web.test_screens import brought, sit

ROUND = {"hero": 34, "evil": 32}
"""The most clicks of a first Round that is won or lost by following hints; docs/web.md says how many were counted."""


def test_a_walk_of_two_spaces_is_two_clicks(browser: Browser, host: Host) -> None:
    assert walk(browser, host) == 2


@pytest.mark.parametrize("who", ROUND)
def test_a_first_round_of_alone_takes_few_clicks(browser: Browser, host: Host, who: str) -> None:
    counted = first_round(browser, host, who)
    assert counted.clicks <= ROUND[who]
    assert counted.clicks <= CLICKS_EACH * counted.given


# -- what comes up under a resting pointer


def the_list(browser: Browser, host: Host) -> Page:
    laid = host.lay("lanterns", 2, 7)
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][0]["key"])
    open_list(page)
    return page


def the_faces(browser: Browser, host: Host) -> Page:
    laid = brought(host, nocturne.new("alone", players=2, seed=37).save())
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][0]["key"])
    page.locator(".faces").wait_for()
    return page


def the_riddle(browser: Browser, host: Host) -> Page:
    return at_table(browser, host, brought(host, riddle().save()), "desk", "dark")


@lru_cache
def before_masks() -> bytes:
    """A campaign when a Mask is to be chosen."""
    game = nocturne.new("etherfields", players=1, seed=2)
    while game.open[0].kind != "GainMask":
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    return game.save()


def the_cards(browser: Browser, host: Host) -> Page:
    return at_table(browser, host, brought(host, before_masks()), "desk", "dark")


READ_AGAIN = """() => [...document.querySelectorAll('button')]
    .find(one => [one.textContent, one.ariaLabel, one.title].join().includes('Read again')).click()"""
SHUT_AND_OPEN = {
    "list": (the_list, ".options [data-option]", "o", "() => document.querySelector('.tools .all').click()"),
    "faces": (
        the_faces,
        ".faces [data-option]",
        ".faces header button",
        "() => document.querySelector('.back').click()",
    ),
    "cards": (
        the_cards,
        ".chooser [data-card]",
        ".chooser header button",
        "() => document.querySelector('.call').click()",
    ),
    "riddle": (
        the_riddle,
        ".reader .choice",
        "[data-reader-close]",
        READ_AGAIN,
    ),
}
HASTY = """async ([open, choice]) => {
    eval(open)()
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()  // drawn anew, and no time has passed
    const button = document.querySelector(choice)
    button.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail: 1}))
}"""


@pytest.mark.parametrize("what", SHUT_AND_OPEN)
def test_a_choice_that_comes_up_under_a_resting_pointer_takes_no_click(browser: Browser, host: Host, what: str) -> None:
    seat, choice, shut, opened = SHUT_AND_OPEN[what]
    page = seat(browser, host)
    unguided(page)
    if what == "list":
        open_list(page)
    page.locator(choice).first.hover()
    if shut.startswith((".", "[")):
        page.locator(shut).first.evaluate("one => one.click()")
    else:
        page.keyboard.press(shut)
    page.locator(choice).first.wait_for(state="hidden")
    before = glance(page).version
    page.evaluate(HASTY, [opened, choice])
    page.wait_for_timeout(300)
    assert glance(page).version == before, "it was meant for what was there before"
    page.mouse.move(2, 2)
    page.locator(choice).first.click()
    settle(page, before)
    page.context.close()
