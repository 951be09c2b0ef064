"""Faults that fresh players saw at the Etherfields table: each stays mended (docs/web-etherfields.md lists them)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

import nocturne
from tests.server.host import Host
from tests.web.browser import complaints, unguided
from tests.web.dreaming import END, READER
from tests.web.test_etherfields_access import at_table, script, seated, slumber
from tests.web.test_screens import brought

FERRY = """
game: etherfields
players: 1
dream: gate-ferry
ground: {tiles: [gangway, saloon, promenade, engine-room, boat-deck]}
figures: [{of: purser, at: 10}]
entities: [{tile: purser}]
dreamers: [{archetype: gambler, at: 13, hand: [read-the-table, raise, poker-face], mask: mask-of-the-runner}]
tokens:
  - {kind: threat, of: gate-ferry}
  - {kind: threat, of: gate-ferry}
  - {kind: threat, of: gate-ferry}
  - {kind: story, of: gate-ferry}
"""


@pytest.mark.rule("EF-GATE-02")
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_tokens_that_win_and_lose_are_counted_in_sight(browser: Browser, host: Host, size: str) -> None:
    page = seated(browser, host, FERRY, size, "dark")
    goal = page.locator(".goal")
    expect(goal).to_be_in_viewport()
    expect(goal).to_contain_text("The Night Ferry")
    expect(goal.locator("li.badly")).to_contain_text("3/8")
    expect(goal.locator("li", has_text="Story")).to_contain_text("1")
    page.context.close()


LONG = """
game: etherfields
players: 1
dream: gate-ferry
ground: {tiles: [gangway, saloon, promenade, engine-room, boat-deck]}
figures: [{of: purser, at: 11}]
entities: [{tile: purser}]
wisdom: [tobit-marl]
dreamers: [{archetype: gambler, at: 10, hand: [read-the-table, raise, poker-face], mask: mask-of-the-runner}]
"""
WHOLE = """() => {
    const what = document.querySelector('.now .what').getBoundingClientRect()
    return [...document.querySelectorAll('.now .what > *')].filter(one => one.checkVisibility()).every(one => {
        const box = one.getBoundingClientRect()
        return box.top >= what.top - 1 && box.bottom <= what.bottom + 1
    })
}"""
STRETCH = "() => (document.querySelector('#now-line').firstChild.data = 'The Eighth Chair: ask who sits. '.repeat(3))"


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_question_of_two_lines_and_the_warning_below_it_are_whole(browser: Browser, host: Host, size: str) -> None:
    page = seated(browser, host, LONG, size, "dark")
    page.locator(".now .warning").wait_for()
    page.evaluate(STRETCH)
    assert page.evaluate(WHOLE)
    more, main = page.locator(".buttons .more"), page.locator(".buttons .main")
    expect(main).to_be_in_viewport(ratio=1)
    expect(more).to_be_in_viewport(ratio=1)
    for pile in page.locator(".pile span").all():
        assert pile.evaluate("one => one.scrollWidth <= one.clientWidth"), "the name of a pile is cut off"
    page.context.close()


def test_a_slumber_has_its_name_and_its_goal_in_sight(browser: Browser, host: Host) -> None:
    page = slumber(browser, host, "desk", "dark")
    expect(page.locator(".goal")).to_be_in_viewport()
    expect(page.locator(".goal b").first).to_have_text("The Wool Moths")
    expect(page.locator(".goal .words")).not_to_be_empty()
    page.context.close()


ROUND = """
game: etherfields
players: 2
profile: '1.0'
slumber: moths
at: round
ground: {tiles: [landing, long-corridor, linen-room]}
dreamers: [{archetype: gambler, at: 8, hand: [raise]}, {archetype: mourner, at: 0}]
"""


@pytest.mark.rule("EF-TURN-04")
def test_in_the_first_edition_only_who_has_the_round_is_told_so(browser: Browser, host: Host) -> None:
    game = nocturne.position("etherfields", ROUND)
    while game.open[0].kind != "Round":
        ways = game.open[0].ids()
        game.answer(game.open[0].seat, "done" if "done" in ways else ways[0])
    assert [asked.seat for asked in game.open] == [0, 1], "the other may place a card"
    laid = brought(host, game.save())
    seats = laid["seats"]
    idle = at_table(browser, host, {**laid, "seats": [seats[1]]}, "desk", "dark")
    expect(idle.locator("#now-line")).to_contain_text("has the round")
    acting = at_table(browser, host, {**laid, "seats": [seats[0]]}, "desk", "dark")
    expect(acting.locator("#now-line")).to_contain_text("Your round")
    for page in (idle, acting):
        page.context.close()


SECOND_CLICK = """([x, y]) => new Promise(done => {
    const board = () => document.querySelector('.board[data-version]').dataset
    const before = board().version
    dispatchEvent(new PointerEvent('pointermove', {clientX: x, clientY: y}))
    const button = () => document.elementFromPoint(x, y)?.closest('button')
    const wait = () => {
        if (board().version === before) return requestAnimationFrame(wait)
        requestAnimationFrame(() => requestAnimationFrame(() => {
            const there = button()
            const told = there ? there.getAttribute('aria-disabled') : 'nothing'
            there?.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}))
            done([told, board().decision])
        }))
    }
    button().dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}))
    wait()
})"""


def test_a_button_that_comes_up_under_a_resting_pointer_is_not_pressed(browser: Browser, host: Host) -> None:
    page = slumber(browser, host, "desk", "dark")
    unguided(page)
    box = page.locator(".buttons [data-option='move']").bounding_box()
    assert box is not None
    told, decision = page.evaluate(SECOND_CLICK, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    assert told in ("true", "nothing"), "a button under the pointer can be pressed at once"
    assert decision == "pay"
    page.wait_for_timeout(300)
    expect(page.locator("[data-decision='pay']")).to_be_attached()
    assert not complaints(page)
    page.context.close()


def test_a_payment_counts_once(browser: Browser, host: Host) -> None:
    """The question does not say that nothing is paid while the total beside it says what is picked."""
    page = slumber(browser, host, "desk", "dark")
    page.locator(".buttons [data-option='move']").click()
    page.locator("[data-decision='pay']").wait_for()
    page.locator(".hand [data-card='poker-face']").click(position={"x": 30, "y": 40})
    expect(page.locator(".total .sum")).to_contain_text("2")
    expect(page.locator("#now-line")).not_to_contain_text("0")
    page.context.close()


def test_what_happened_behind_a_page_is_staged_when_the_page_is_put_away(browser: Browser, host: Host) -> None:
    page = script(browser, host, "desk", "dark")
    page.wait_for_timeout(400)
    assert page.locator("[data-beat]").count() == 0, "nothing is played behind a page"
    page.locator(READER).click()
    expect(page.locator("[data-beat]")).to_have_count(1)
    page.context.close()


FATE = """
game: etherfields
players: 1
location: ferry-steps
hours: 4
fates: [procession]
dreamers: [{archetype: gambler, sealed: [raise, raise]}]
"""


@pytest.mark.rule("EF-FATE-01")
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_fate_card_that_asks_lies_open_until_it_is_answered(browser: Browser, host: Host, size: str) -> None:
    page = seated(browser, host, FATE, size, "dark")
    unguided(page)
    page.locator("[data-location='tram-stop']").click()
    card = page.locator(".chooser", has_text="A Procession")
    expect(card).to_contain_text("Unseal")
    expect(page.locator(".now .why .rule")).to_contain_text("EF-")  # "Why?" cites a rule, not an effect
    answers = card.locator("button[data-option]")
    expect(answers).to_have_text(["Yes", "Pass"])
    for answer in answers.all():
        expect(answer).to_be_in_viewport(ratio=1)
    assert page.locator("[data-beat='card']").count() == 0, "nothing is laid over the card"
    answers.first.click()
    card.wait_for(state="detached")
    assert not complaints(page)
    page.context.close()


MOTHS = """
game: etherfields
players: 1
slumber: moths
ground: {tiles: [landing, long-corridor, linen-room]}
figures: [{of: moths, at: 10}]
entities: [{tile: moths}]
dreamers: [{archetype: gambler, at: 8, hand: [raise]}]
"""
ON_TOP = "() => document.querySelector('.drawer.side').scrollTop"


def test_another_scene_is_read_from_its_name_on_in_the_drawer(browser: Browser, host: Host) -> None:
    page = seated(browser, host, MOTHS, "desk", "dark")
    page.set_viewport_size({"width": 1280, "height": 600})
    unguided(page)
    page.keyboard.press("g")
    page.locator(".drawer.side").evaluate("one => one.scrollTo(0, 400)")
    assert page.evaluate(ON_TOP) > 0
    page.locator(".buttons [data-option='skip-slumber']").click()
    page.locator(f"{READER}, {END}").first.wait_for()
    assert page.evaluate(ON_TOP) == 0
    page.context.close()
