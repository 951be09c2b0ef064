"""ALONE in the browser: a whole game between two browsers, by clicking and by keyboard only."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import nocturne
from nocturne.bots import hint
from tests.server.host import Host
from tests.web.browser import (
    Motion,
    answer_by_click,
    answer_by_key,
    complaints,
    drawn,
    glance,
    hinted,
    save,
    settle,
    shows,
    visit,
)
from tests.web.test_screens import brought

SEED = 37
"""A game that the automatic players end soon."""
MOST = 3000
LAST = 16
"""Answers before its end from which it is played with motion: walks, strikes, cards and the end itself are staged."""


@lru_cache
def ending(before: int) -> bytes:
    """That game so many answers before its end."""
    game, saves = nocturne.new("alone", players=2, seed=SEED), list[bytes]()
    while game.over is None:
        saves = [*saves[1 - before :], game.save()] if before > 1 else [game.save()]
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    return saves[0]


def table(host: Host) -> dict[str, Any]:
    seats = [{"kind": "away", "name": "Ada"}, {"kind": "away", "name": "Bo"}]
    return host.lay("alone", 2, SEED, seats=seats, options={"pad-windows": False})  # padded it would be twice as long


def at_seat(
    browser: Browser, host: Host, laid: dict[str, Any], seat: int, size: str, motion: Motion
) -> tuple[Page, list[str]]:
    """A browser at a seat, and every frame it is sent."""
    frames: list[str] = []
    page = visit(browser, host.address, size=size, guided=False, motion=motion)
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    page.goto(f"{host.address}/#/t/{laid['table']}/{laid['seats'][seat]['key']}")
    drawn(page)
    return page, frames


def play(pages: list[Page], answer: Callable[[Page, str], str]) -> tuple[set[str], list[tuple[int, int]]]:
    """Play to the end; gives where answers were given, and how many sectors each side saw on the way."""
    places, seen = set[str](), list[tuple[int, int]]()
    for _ in range(MOST):
        shown = [glance(page) for page in pages]
        hero, evil = shown
        if hero.is_over and evil.is_over:
            return places, seen
        if hero.sectors and not hero.is_over:
            seen.append((hero.sectors, evil.sectors))
        if not any(one.is_asked for one in shown):
            pages[0].wait_for_timeout(20)
            continue
        asked = pages[0 if hero.is_asked else 1]
        option, is_series = hinted(asked), asked.locator(".total").count() > 0
        places.add(answer(asked, option))
        if is_series:  # a pick of several, such as the targets of a Track: confirmed as far as it goes
            confirm(asked, by_key=answer is answer_by_key)
        settle(asked, shown[pages.index(asked)].version)  # the other is told nothing of what it may not know
    pytest.fail("the game does not end")


def confirm(page: Page, *, by_key: bool) -> None:
    """Give the picks as they stand."""
    page.locator(".total .primary:enabled").wait_for()
    if by_key:
        page.keyboard.press("Enter")
    else:
        page.locator(".total .primary").click()


STAGED = """() => {
    window.staged = new Set()
    const look = () => document.querySelectorAll('[data-beat]').forEach(one => window.staged.add(one.dataset.beat))
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true})
}"""
"""Keeps which kinds of beats were shown."""


@pytest.mark.parametrize(
    ("answer", "size", "motion"),
    [
        (answer_by_click, "desk", "reduce"),
        (answer_by_click, "phone", "reduce"),
        (answer_by_key, "desk", "reduce"),
    ],
    ids=["by-clicking", "on-telephones", "by-keyboard"],
)
def test_a_whole_game_between_two_browsers_that_see_different_things(
    browser: Browser, host: Host, answer: Callable[[Page, str], str], size: str, motion: Motion
) -> None:
    laid = table(host)
    (hero, hero_frames), (evil, evil_frames) = (at_seat(browser, host, laid, seat, size, motion) for seat in (0, 1))
    places, seen = play([hero, evil], answer)
    for page in (hero, evil):  # the Map lights up for both: where the Hero went, what went after the Hero
        expect(page.locator(".epilogue")).to_be_visible()
        assert 1 < page.locator(".epilogue .walked").count() <= page.locator(".epilogue .way").count() + 1
        assert page.locator(".epilogue .hunters li").count() >= 1
        shows(page, "Again, from the other side")
    save(hero, "alone-over-hero")
    assert places >= ({".board", ".mine", ".buttons"} if answer is answer_by_click else {".options"})
    assert all(of_evil > 20 > of_hero for of_hero, of_evil in seen), "Evil sees the Map, the Hero a few sectors"
    assert hero.locator("#now-line").inner_text() == evil.locator("#now-line").inner_text()
    assert any('"hero_at":' in frame for frame in evil_frames)
    until_over = [frame for frame in hero_frames if '"over":null' in frame]
    assert until_over
    assert not any('"hero_at":' in frame or '"hand":' in frame for frame in until_over), "the Hero is sent no Map"
    assert complaints(hero) == complaints(evil) == []
    for page in (hero, evil):
        page.context.close()


def test_with_everything_staged_a_game_goes_on_to_its_end_and_answers_wait_for_nothing_forever(
    browser: Browser, host: Host
) -> None:
    laid = brought(host, ending(LAST))
    (hero, _), (evil, _) = (at_seat(browser, host, laid, seat, "desk", "no-preference") for seat in (0, 1))
    hero.evaluate(STAGED)
    play([hero, evil], answer_by_click)
    for page in (hero, evil):
        expect(page.locator(".epilogue")).to_be_visible()
        expect(page.locator("[data-beat]")).to_have_count(0)
    assert set(hero.evaluate("() => [...window.staged]")) >= {"dice", "chapter"}
    assert complaints(hero) == complaints(evil) == []
    for page in (hero, evil):
        page.context.close()


def test_after_a_game_both_meet_again_with_sides_swapped(browser: Browser, host: Host) -> None:
    laid = brought(host, ending(1))
    (ada, _), (bo, _) = (at_seat(browser, host, laid, seat, "desk", "reduce") for seat in (0, 1))
    play([ada, bo], answer_by_click)
    ada.get_by_role("button", name="Again, from the other side").click()
    ada.locator(".lobby").wait_for()
    link = ada.locator(".lobby").get_by_role("textbox", name=re.compile("^Link for")).input_value()
    assert laid["table"] not in link
    bo.goto(link)
    for page, side in ((ada, "Evil"), (bo, "The Hero")):
        expect(page.locator(".lobby .yours strong")).to_contain_text(side)
        page.get_by_role("button", name="To the table").click()
    expect(bo.locator("#now-line")).to_contain_text("Choose your Character")
    expect(ada.locator("#now-line")).to_contain_text("Waiting for The Hero")
    assert complaints(ada) == complaints(bo) == []
    for page in (ada, bo):
        page.context.close()
