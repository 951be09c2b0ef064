"""What makes the Etherfields table a place: ends that tell the evening, drawn towns, questions where one looks."""

from __future__ import annotations

from functools import lru_cache

import pytest
from playwright.sync_api import Browser, expect

import nocturne
from nocturne.bots import hint
from tests.server.host import Host
from tests.web.browser import complaints, faults, hinted, shows, still, unguided
from tests.web.dreaming import END, READER
from tests.web.test_etherfields_access import SLUMBER, WORLD, at_table, seated, slumber
from tests.web.test_etherfields_dream import before_the_ferry
from tests.web.test_frame import SMALL
from tests.web.test_screens import brought

MOMENT = ".board .moment"
WHOLE_NAMES = """() => {
    const strip = document.querySelector('.now').getBoundingClientRect().top
    return [...document.querySelectorAll('.hand .title')].filter(one => one.getBoundingClientRect().bottom > strip)
        .map(one => one.textContent)
}"""


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)], ids=str)
def test_every_card_in_hand_shows_its_name(browser: Browser, host: Host, size: tuple[int, int]) -> None:
    page = slumber(browser, host, "desk", "dark")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(200)
    assert page.evaluate(WHOLE_NAMES) == []
    page.context.close()


REST = """
game: etherfields
players: 1
location: tram-stop
hours: 4
items: [storm-lantern]
dreamers: [{archetype: gambler, sealed: [raise]}]
"""


@lru_cache
def resting() -> bytes:
    """The Team has come to the chapel, where it may rest."""
    game = nocturne.position("etherfields", REST)
    while game.open[0].kind != "Sanctuary":
        ways = game.open[0].ids()
        there = next((one for one in ways if "bell-chapel" in one), None)
        game.answer(0, there or hint(game, 0) or ways[0])
        assert game.version < 60
    return game.save()


@pytest.mark.rule("EF-WORLD-05")
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_question_that_stands_nowhere_on_the_board_lies_before_one(browser: Browser, host: Host, size: str) -> None:
    page = at_table(browser, host, brought(host, resting()), size, "dark")
    unguided(page)
    expect(page.locator(MOMENT)).to_contain_text("The Chapel Without a Bell")
    answers = page.locator(f"{MOMENT} button")
    expect(answers).to_have_count(page.locator(".options button").count())
    for answer in answers.all():
        expect(answer).to_be_in_viewport(ratio=1)
    assert faults(page) == []
    answers.first.click()
    expect(page.locator("[data-decision='sanctuary']")).to_have_count(0)
    assert not complaints(page)
    page.context.close()


def test_every_location_of_the_town_is_drawn_with_light_in_its_windows(browser: Browser, host: Host) -> None:
    page = seated(browser, host, WORLD, "desk", "dark")
    places = page.locator("[data-location]").count()
    assert places > 5
    expect(page.locator(".building .lit")).to_have_count(places)
    page.context.close()


LULL = """
game: etherfields
players: 3
location: tram-stop
hours: 4
districts: [pillow-hill, low-quay, arcades, terraces]
"""
CROWDED = """() => {
    const here = document.querySelector('[data-location].here').dataset.location
    const seen = one => parseFloat(getComputedStyle(one).opacity) > 0.1
    const parts = [
        ...[...document.querySelectorAll('[data-location]')].flatMap(one => {
            const lines = [...one.nextElementSibling.querySelectorAll('.name')].filter(seen)
            return [one.querySelector('.hit'), ...lines].map(part => [one.dataset.location, part])
        }),
        ...[...document.querySelectorAll('.district-name')].map(one => [one.textContent, one]),
        ...[...document.querySelectorAll('.world .figure')].map(one => [here, one]),
    ].map(([of, part]) => [of, part.getBoundingClientRect()])
    return parts.flatMap(([of, box], at) => parts.slice(at + 1).flatMap(([other, that]) => {
        const wide = Math.min(box.right, that.right) - Math.max(box.left, that.left)
        const high = Math.min(box.bottom, that.bottom) - Math.max(box.top, that.top)
        return of !== other && wide > 2 && high > 4 ? [`${of} and ${other}: ${wide} by ${high}`] : []
    }))
}"""
"""Signs, names and Dreamers of different places that lie over each other, but for the white around letters."""


@pytest.mark.parametrize("size", ["1280x720", "1366x768", "1920x1080", "phone"])
def test_with_all_districts_open_nothing_in_the_town_lies_over_anything_else(
    browser: Browser, host: Host, size: str
) -> None:
    page = seated(browser, host, LULL, size, "dark")
    unguided(page)
    page.locator("[data-location]").last.wait_for()
    assert page.evaluate(CROWDED) == []
    assert page.evaluate(SMALL) == []
    expect(page.locator("[data-location='tram-stop']")).to_be_in_viewport(ratio=1)
    if size == "phone":
        page.keyboard.press("m")
        still(page.locator("[data-location='tram-stop']"))
    for place in page.locator("[data-location]").all():
        expect(place).to_be_in_viewport(ratio=1)
    assert page.evaluate(SMALL) == []
    assert not complaints(page)
    page.context.close()


@pytest.mark.rule("EF-GATE-01")
def test_a_gate_says_what_it_wants_and_what_a_click_does(browser: Browser, host: Host) -> None:
    page = at_table(browser, host, brought(host, before_the_ferry()), "desk", "dark")
    unguided(page)
    card = page.locator(".chooser", has_text="The Night Ferry")
    expect(card).to_contain_text("2 Keys")
    expect(card.locator("[data-option='enter-gate:gate-ferry']")).to_have_text("Enter")
    page.context.close()


@lru_cache
def last_answer() -> bytes:
    """A first Dream before the answer that ends it."""
    game = nocturne.new("etherfields", players=1, seed=2)
    while True:
        before, told = game.save(), len(game.events(-1, 0))
        game.answer(0, hint(game, 0) or "")
        if any(event.kind == "scene-ended" for event in game.events(-1, 0)[told:]):
            return before


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_end_of_a_dream_tells_how_the_evening_went_from_its_beginning(
    browser: Browser, host: Host, size: str
) -> None:
    page = at_table(browser, host, brought(host, last_answer()), size, "dark")
    unguided(page)
    option = hinted(page)
    page.locator(f".options [data-option='{option}']").dispatch_event("click")
    page.locator(f"{END}, {READER}").first.wait_for()
    if page.locator(READER).is_visible():
        page.locator(READER).click()
    end = page.locator(END)
    expect(end).to_contain_text("The Room With the Wrong Window")
    swings = end.get_by_role("img", name="Distress suffered")
    expect(swings).to_contain_text("Turn 1")  # also of what happened before this page was opened
    expect(end.locator(".primary")).to_be_in_viewport(ratio=1)
    assert faults(page) == []
    assert not complaints(page)
    page.context.close()


def test_an_awakening_has_a_chapter_of_its_own(browser: Browser, host: Host) -> None:
    page = seated(browser, host, REST, "desk", "dark")
    unguided(page)
    page.locator(".buttons [data-option='awaken-now']").click()
    expect(page.locator(".stage.chapter")).to_contain_text("Awakening")
    page.context.close()


@lru_cache
def last_of_one_dream() -> bytes:
    """One Dream by itself, before the answer that ends the game."""
    game = nocturne.new("etherfields", players=1, seed=2, options={"play": "dream"})
    while True:
        before = game.save()
        game.answer(0, hint(game, 0) or "")
        if game.over:
            return before


def last_paragraph() -> str:
    """The last paragraph that was read in that Dream, with its end or before it."""
    game = nocturne.load(last_of_one_dream())
    game.answer(0, hint(game, 0) or "")
    read = [game.say(event.text) for event in game.events(-1, 0) if event.kind == "noted"]
    return [line.strip() for line in read[-1].splitlines() if line.strip()][-1]


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_last_words_of_a_single_dream_are_read_before_the_game_is_over(
    browser: Browser, host: Host, size: str
) -> None:
    page = at_table(browser, host, brought(host, last_of_one_dream()), size, "dark")
    unguided(page)
    page.locator(f".options [data-option='{hinted(page)}']").dispatch_event("click")
    if page.locator(".total .primary").is_visible():
        page.locator(".total .primary").click()
    page.locator(f"{END}, {READER}").first.wait_for()
    if page.locator(READER).is_visible():
        page.locator(READER).click()
    expect(page.locator(END)).to_contain_text("The Night Ferry")
    expect(page.locator(f"{END} blockquote")).to_have_text(last_paragraph())
    expect(page.locator(".ending")).to_have_count(0)
    page.locator(f"{END} .primary").click()
    expect(page.locator(".ending")).to_be_visible()
    over = page.url
    with page.expect_request("**/api/tables") as asked:  # and it can be played again, as it was set up
        page.get_by_role("button", name="Play it again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != over)
    shows(page, "Choose your Dreamer.")
    wish = asked.value.post_data_json or {}
    assert (wish["profile"], wish["options"]["play"]) == ("2.0", "dream")
    assert not complaints(page)
    page.context.close()


@pytest.mark.rule("EF-REROLL-04")
def test_a_die_that_may_be_thrown_again_lies_on_the_table_with_its_face(browser: Browser, host: Host) -> None:
    before, answer = before_a_throw()
    page = at_table(browser, host, brought(host, before), "desk", "dark")
    unguided(page)
    page.locator(f".options [data-option='{answer}']").dispatch_event("click")
    die = page.locator(".board .thrown")
    expect(die).to_be_visible()
    rolled = die.get_attribute("aria-label") or ""
    assert rolled.startswith("The Entity Movement die shows")
    page.reload()
    expect(die).to_have_attribute("aria-label", rolled)
    page.locator(".buttons [data-option='pass']").click()
    expect(die).to_have_count(0)
    assert not complaints(page)
    page.context.close()


@lru_cache
def before_a_throw() -> tuple[bytes, str]:
    """A Slumber before the answer after which a die may be thrown again; and that answer."""
    game = nocturne.position("etherfields", SLUMBER)
    while True:
        before, seat = game.save(), game.open[0].seat
        answer = "done" if "done" in game.open[0].ids() else hint(game, seat) or ""
        game.answer(seat, answer)
        if game.open[0].kind == "RerollWindow":
            return before, answer


def test_who_is_first_is_asked_on_a_slip_of_paper_under_the_night(browser: Browser, host: Host) -> None:
    page = at_table(browser, host, brought(host, before_the_first_player()), "desk", "dark")
    unguided(page)
    expect(page.locator(f"{MOMENT} button")).to_have_count(2)
    expect(page.locator(".board .night svg")).to_be_visible()
    page.locator(f"{MOMENT} button").first.click()
    expect(page.locator("[data-decision='pick-first']")).to_have_count(0)
    page.context.close()


@lru_cache
def before_the_first_player() -> bytes:
    """A new campaign of two, who have chosen their Dreamers."""
    game = nocturne.new("etherfields", players=2, seed=2)
    while game.open[0].kind != "PickFirst":
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    return game.save()
