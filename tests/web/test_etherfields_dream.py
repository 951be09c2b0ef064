"""The tutorial Dream, played in a browser from the home page to its end."""

from __future__ import annotations

from functools import lru_cache

import pytest
from playwright.sync_api import Browser, expect

import nocturne
from nocturne.bots import hint
from tests.server.host import Host
from tests.web.browser import Motion, complaints, unguided, visit
from tests.web.dreaming import BOARD, END, READER, Clicking, Dreaming, Typing, seeded
from tests.web.test_etherfields_access import at_table, seated, slumber
from tests.web.test_screens import brought

CLICKS_EACH = 1.5
"""The most clicks for a gesture, on the average of a first Dream (docs/web.md)."""
COUNT = "() => { window.clicks = 0; addEventListener('pointerdown', () => window.clicks++, {capture: true}) }"
MANY = 120
"""The automatic player needs some 45 answers."""
SHORT = 31
"""A campaign whose Night Ferry comes in after some 50 answers."""


def dream(player: Dreaming) -> None:
    """Answer until the Dream is over."""
    for _ in range(MANY):
        player.answer()
        if player.scene == "none":
            return
    raise AssertionError("the Dream does not end")


def into_town(player: Dreaming) -> None:
    """After the first Dream the Team sets out into the town of Lull."""
    for _ in range(10):
        if player.page.locator("[data-decision='idle']").count():
            break
        player.answer()
    expect(player.page.locator("[data-location]").first).to_be_visible()


@pytest.mark.rule("EF-CAMPAIGN-06")
@pytest.mark.parametrize(("size", "motion"), [("desk", "reduce"), ("phone", "no-preference")], ids=["desk", "phone"])
def test_the_first_dream_is_played_to_its_end_by_clicking(
    browser: Browser, host: Host, size: str, motion: Motion
) -> None:
    page = visit(browser, host.address, size=size, guided=False, motion=motion)  # on a telephone, everything is staged
    page.evaluate(COUNT)
    seeded(page, 2)
    page.get_by_role("button", name="Your first Dream").click()  # first click
    page.locator(".start [data-option='become:gambler']").click()  # second click: who are you tonight?
    page.locator(READER).click()  # third click: the story has been read, the Dream is on
    expect(page.locator(BOARD)).to_have_attribute("data-scene", "dream")
    player = Clicking(page)
    dream(player)
    gestures = player.ways.total()
    clicks = page.evaluate("() => window.clicks") - gestures  # a hint was asked for each
    assert clicks <= CLICKS_EACH * (gestures + 3), f"{clicks} clicks for {gestures} gestures"
    into_town(player)
    assert player.ways["[data-at]"] > 5
    assert player.ways["[data-card]"] > 3
    assert player.ways["end"] == 1, "a Dream's end is a page"
    assert not complaints(page)
    page.context.close()


@pytest.mark.rule("EF-CAMPAIGN-06")
def test_the_first_dream_is_played_to_its_end_with_keys_alone(browser: Browser, host: Host) -> None:
    page = visit(browser, host.address, size="phone")  # at a desk, the Night Ferry is
    seeded(page, 2)
    begin = page.get_by_role("button", name="Your first Dream")
    begin.wait_for()
    for _ in range(40):
        if begin.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".start").wait_for()
    page.keyboard.press("1")
    page.locator(READER).wait_for()
    player = Typing(page)
    dream(player)
    into_town(player)
    assert player.ways["arrows"] > 5
    assert player.ways["digits"] > 10
    assert not complaints(page)
    page.context.close()


@lru_cache
def before_the_ferry(seed: int = 2) -> bytes:
    """A campaign when the Team may board the Night Ferry."""
    game = nocturne.new("etherfields", players=1, seed=seed)
    while not any(option.id == "enter-gate:gate-ferry" for option in game.open[0].options):
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    return game.save()


@pytest.mark.rule("EF-CAMPAIGN-14")
@pytest.mark.parametrize(
    ("play", "size"),
    [(Clicking, "desk"), (Clicking, "phone"), (Typing, "desk")],
    ids=["clicking", "on-a-telephone", "typing"],
)
def test_the_night_ferry_is_played_from_its_gate_to_its_end(
    browser: Browser, host: Host, play: type[Dreaming], size: str
) -> None:
    page = at_table(browser, host, brought(host, before_the_ferry(SHORT)), size, "dark")
    unguided(page)
    player = play(page)
    while player.scene != "dream":
        player.answer()
    expect(page.locator(".goal")).to_contain_text("The Night Ferry")
    dream(player)
    if page.locator(READER).is_visible():
        expect(page.locator(".reader h2")).to_have_text(
            "The Night Ferry"
        )  # not "Script": the last page has its Dream's name
        player.put_down()
    page.locator(END).wait_for()
    expect(page.locator("[data-beat]")).to_have_count(0)
    expect(page.locator(END)).not_to_contain_text("removed pile")
    expect(page.locator(END)).to_contain_text("The Night Ferry")
    assert not complaints(page)
    page.context.close()


def test_a_payment_of_several_cards_is_one_gesture_and_taken_back_by_one(browser: Browser, host: Host) -> None:
    page = slumber(browser, host, "desk", "dark")
    page.locator(".buttons [data-option='move']").click()
    page.locator("[data-decision='pay']").wait_for()  # before it, a card clicked is a card played
    hand = page.locator(".hand [data-card]").count()
    for card in ("poker-face", "count-the-exits"):
        page.locator(f".hand [data-card='{card}']").click(position={"x": 40, "y": 60})
    expect(page.locator(".total")).to_contain_text("4")
    page.locator(".total .primary").click()
    page.locator("[data-decision='walk']").wait_for()
    assert page.locator(".hand [data-card]").count() == hand - 2
    page.keyboard.press("u")
    page.locator("[data-decision='pay']").wait_for()
    expect(page.locator(".hand [data-card]")).to_have_count(hand)
    assert not complaints(page)
    page.context.close()


PAYMENT = """
game: etherfields
players: 1
dream: gate-ferry
ground: {tiles: [gangway, saloon, promenade, engine-room, boat-deck]}
figures: [{of: purser, at: 10}]
entities: [{tile: purser}]
dreamers: [{archetype: gambler, at: 13, hand: [read-the-table, raise, count-the-exits], mask: mask-of-the-runner}]
"""


@pytest.mark.rule("EF-INTENT-06")
def test_a_price_lifts_its_cheapest_cards_and_others_are_taken_by_a_click(browser: Browser, host: Host) -> None:
    page = seated(browser, host, PAYMENT, "desk", "dark")
    page.locator("[data-options~='use:boat-deck/1']").first.click()
    page.locator("[data-decision='pay']").wait_for()
    lifted = page.locator(".hand .card.picked")
    expect(lifted).to_have_count(1)
    proposed = lifted.locator("[data-card]").get_attribute("data-card")
    others = page.locator(".hand .card.open:not(.picked) [data-card]")
    if others.count():
        other = others.first.get_attribute("data-card")
        others.first.click(position={"x": 30, "y": 40})
        expect(lifted.locator("[data-card]")).to_have_attribute("data-card", other or "")
        page.locator(f".hand [data-card='{proposed}']").click(position={"x": 30, "y": 40})
    page.locator(".total .primary").click()
    page.locator("[data-decision='answer-riddle']").wait_for(state="attached")
    assert not complaints(page)
    page.context.close()
