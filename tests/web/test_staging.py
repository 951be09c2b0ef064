"""What happens is seen: throws with their verdict, cards large, chapters; skipped by any key, in nobody's way."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import nocturne
from tests.games.alone.playing import LONG
from tests.server.host import Host
from tests.web.browser import complaints, drawn, faults, glance, settle, visit
from tests.web.films import NIGHT, before_a_reaction
from tests.web.test_etherfields_access import seated as dreaming
from tests.web.test_frame import ASKED, SEATS, follow, play, seated
from tests.web.test_review_alone import at
from tests.web.test_screens import brought, sit

BEAT = "[data-beat]"
PATIENT = 60
MOVING = 24
"""Answers while it is looked at how things move."""


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


CROWD = f"game: alone\nmap: {LONG}\nhero: 0,0\ncreatures: spores 0,0; worm 0,0"
"""Two creatures strike together: six dice."""
OUTSIDE = """() => {
    const stage = document.querySelector('.stage.dice').getBoundingClientRect()
    const dice = [...document.querySelectorAll('.stage .die')].map(one => one.getBoundingClientRect())
    return dice.filter(die => die.left < stage.left || die.right > stage.right || die.bottom > stage.bottom).length
}"""


def test_six_dice_lie_within_a_telephone(browser: Browser, host: Host) -> None:
    page = at(browser, host, nocturne.position("alone", CROWD).save(), 0, "phone")
    page.locator(".dock [data-option='loot']").click()
    expect(page.locator(".stage .die")).to_have_count(6)
    assert page.evaluate(OUTSIDE) == 0
    page.context.close()


LAST = f"game: alone\nseed: 0\nmap: {LONG}\nhero: {{at: '0,0', life: 1, sc: 1}}\ncreatures: spores 0,0; worm 0,0"
"""The Hero dies of the next noise."""


def test_the_map_lies_open_only_after_the_last_strike(browser: Browser, host: Host) -> None:
    page = at(browser, host, nocturne.position("alone", LAST).save(), 0)
    sectors = page.locator(".board [data-sector]")
    known = sectors.count()
    page.locator(".dock [data-option='loot']").click()
    page.locator(".stage .die").first.wait_for()
    assert page.locator(".now.over").count() == 1
    assert sectors.count() == known
    page.keyboard.press("x")
    page.locator(".ending").wait_for()
    assert sectors.count() > known
    page.context.close()


# -- the board shows what the beats have come to

STRUCK = f"game: alone\nseed: 5\nmap: {LONG}\nhero: 0,0\ncreatures: spores 0,0; worm 0,0"
"""Whoever loots here is struck, and lives."""
TOLD = """() => {
    window.told = []
    const look = () => {
        const life = document.querySelector('.mine [data-lands=life]')
        const figure = document.querySelector('.board [data-of]')
        const distress = document.querySelector('.mine [data-lands^=distress]')
        const now = {
            beat: document.querySelector('[data-beat]')?.dataset.beat ?? '',
            life: life?.getAttribute('aria-label') ?? '',
            distress: distress?.getAttribute('aria-label') ?? '',
            figure: figure?.style.transform ?? '',
            played: document.querySelectorAll('.hud .played').length,
            creatures: document.querySelectorAll('.board .figure').length,
            options: document.querySelectorAll('.options button, .board [data-option], .dock [data-option]').length,
            lit: document.querySelector('.turn .lit .step')?.innerText.trim() ?? '',
            flying: [...document.querySelectorAll('.mark b')].map(one => one.innerText).join() ||
                (document.querySelector('.backdrop.leaving') ? 'card' : ''),
        }
        if (JSON.stringify(now) !== JSON.stringify(window.told.at(-1))) window.told.push(now)
    }
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true})
    look()
}"""
"""Keeps what the page shows, whenever it changes: beat and board together, whatever the clock says."""
Told = list[dict[str, Any]]


def moved(page: Page) -> Page:
    """A page on which things move, and which keeps what it shows."""
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(TOLD)
    return page


def give(page: Page, answer: Locator) -> None:
    """Give an answer, and wait until what it brings has come."""
    before = glance(page).version
    page.mouse.move(2, 2)  # a button that has come up under the pointer takes no click yet
    answer.click()
    settle(page, before)


def told(page: Page) -> Told:
    """All that the page has shown, once everything has been told and something is asked."""
    page.wait_for_function("() => document.querySelector('.options button') && !document.querySelector('[data-beat]')")
    seen: Told = page.evaluate("() => window.told")
    return seen


def spans(seen: Told, beat: str, what: str) -> set[Any]:
    """What was shown of something while beats of a kind were told, before anything flew from them."""
    flown = next((at for at, one in enumerate(seen) if one["beat"] == beat and one["flying"]), len(seen))
    return {one[what] for one in seen[:flown] if one["beat"] == beat}


def test_what_a_throw_costs_is_seen_on_the_track_when_the_harm_has_flown_there(browser: Browser, host: Host) -> None:
    page = moved(at(browser, host, nocturne.position("alone", STRUCK).save(), 0))
    give(page, page.locator(".dock [data-option='loot']"))
    seen = told(page)
    before, after = seen[0]["life"], seen[-1]["life"]
    assert before != after
    assert spans(seen, "dice", "life") == {before}, "Life has not fallen before the dice have been seen"
    assert spans(seen, "dice", "options") == {0}, "nothing is asked about what nobody has seen"
    flying = [one for one in seen if one["flying"]]
    assert {one["life"] for one in flying if one["flying"] != "card"} == {before}
    assert flying, "harm flies to the track"
    assert seen.index(flying[-1]) < [one["life"] for one in seen].index(after)
    assert complaints(page) == []
    page.context.close()


def test_a_reaction_is_seen_then_lies_on_the_track_then_happens(browser: Browser, host: Host) -> None:
    laid = brought(host, before_a_reaction())
    evil, page = visit(browser, host.address, guided=False), visit(browser, host.address, guided=False)
    for one, seat in ((page, 0), (evil, 1)):
        sit(one, host, laid, laid["seats"][seat]["key"])
    moved(page)
    for _ in range(PATIENT):
        for one in (evil, page):
            one.wait_for_timeout(150)
            if one.evaluate(ASKED) and not one.locator(BEAT).count():
                follow(one)
        seen: Told = page.evaluate("() => window.told")
        if seen[-1]["life"] != seen[0]["life"] and not seen[-1]["beat"]:
            break
    cards = [one for one in seen if one["beat"] == "card"]
    first = cards[0]
    assert {one["played"] for one in cards} == {first["played"]}, "it lies there when it has flown there"
    assert {one["creatures"] for one in cards} == {first["creatures"]}, "the creature comes after it"
    assert "card" in {one["flying"] for one in cards}
    after = seen[seen.index(cards[-1]) + 1 :]
    assert after[0]["played"] == first["played"] + 1
    assert max(one["creatures"] for one in after) > first["creatures"]
    assert spans(seen, "dice", "life") == {seen[0]["life"]}
    assert complaints(page) == []
    for one in (page, evil):
        one.context.close()


def test_the_night_comes_step_by_step_and_the_board_with_it(browser: Browser, host: Host) -> None:
    page = moved(dreaming(browser, host, NIGHT, "desk", "dark"))
    main = page.locator(".buttons [data-option='done']")
    for _ in range(8):
        give(page, main)
        seen = told(page)
        if "spend 1 Ether" in page.locator("#now-line").inner_text():
            break
        main = page.locator(".buttons .main")
    start, end = seen[0]["figure"], seen[-1]["figure"]
    assert start != end
    assert spans(seen, "chapter", "figure") == {start}
    first = next(one for one in seen if one["beat"] == "dice")
    assert (first["figure"], first["lit"]) == (start, "Entity Movement"), "the die is seen before anybody walks"
    assert [one for one in dict.fromkeys(one["lit"] for one in seen) if one] == ["Entity Movement", "Basic effect"]
    told_so_far = len(seen)
    give(page, page.locator(".buttons [data-option='pass']"))
    seen = told(page)[told_so_far - 1 :]
    before, after = seen[0]["distress"], seen[-1]["distress"]
    assert before != after
    assert {one["distress"] for one in seen if one["flying"]} == {before}
    assert "End of the Turn" in {one["lit"] for one in seen}
    assert complaints(page) == []
    page.context.close()


@pytest.mark.parametrize("press", ["key", "pointer"])
def test_a_press_shows_the_table_as_it_is_and_answers_nothing_unseen(browser: Browser, host: Host, press: str) -> None:
    page = moved(at(browser, host, nocturne.position("alone", STRUCK).save(), 0))
    loot = page.locator(".dock [data-option='loot']")
    place = loot.bounding_box()
    assert place
    loot.click()
    page.locator(".stage .die").first.wait_for()
    before = glance(page).version
    assert page.locator(".dock").count() == 0

    def act() -> None:
        if press == "key":
            page.keyboard.press("1")
        else:
            page.mouse.click(place["x"] + 5, place["y"] + 5)

    act()
    expect(page.locator(BEAT)).to_have_count(0)
    page.locator(".options button").first.wait_for(state="attached")
    seen: Told = page.evaluate("() => window.told")
    assert seen[-1]["life"] != seen[0]["life"]
    page.wait_for_timeout(300)
    assert glance(page).version == before, "it has only been skipped"
    assert page.locator(".now.asked").count() == 1
    page.context.close()


def test_an_answer_that_is_given_twice_while_something_is_told_is_taken_once(browser: Browser, host: Host) -> None:
    page = moved(at(browser, host, nocturne.position("alone", STRUCK).save(), 0))
    page.locator(".dock [data-option='loot']").click()
    page.locator(".stage .die").first.wait_for()
    before = glance(page).version
    page.keyboard.press("1")
    page.keyboard.press("1")
    settle(page, before)
    version = glance(page).version
    page.wait_for_timeout(300)
    assert glance(page).version == version
    page.context.close()


@pytest.mark.parametrize("why", ["motion", "pace"])
def test_where_nothing_moves_the_table_is_true_at_once(browser: Browser, host: Host, why: str) -> None:
    page = at(browser, host, nocturne.position("alone", STRUCK).save(), 0)
    if why == "pace":
        page.evaluate("() => localStorage.setItem('nocturne.settings', JSON.stringify({pace: 'none', coach: false}))")
        page.reload()
        drawn(page)
        page.emulate_media(reduced_motion="no-preference")
    page.evaluate(TOLD)
    give(page, page.locator(".dock [data-option='loot']"))
    if why == "motion":  # the table is true at once, and what happened is told after that
        page.locator(BEAT).first.wait_for()
    seen = told(page)
    assert (why == "pace") == (not any(one["beat"] for one in seen))
    assert not any(one["flying"] for one in seen)
    if why == "motion":
        assert spans(seen, "dice", "life") == {seen[-1]["life"]}
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


DRAWN = """() => {
    window.drawn = new Set()
    const free = ['transform', 'opacity', 'translate', 'rotate', 'scale', 'visibility']
    setInterval(() => {
        for (const moves of document.getAnimations()) {
            const {target} = moves.effect
            if (!target.closest('.board, .mine, .hud, .stage, .noise, .mark')) continue
            for (const frame of moves.effect.getKeyframes())
                for (const name of Object.keys(frame))
                    if (!['offset', 'computedOffset', 'easing', 'composite', ...free].includes(name))
                        window.drawn.add(`${target.tagName}.${target.getAttribute('class')}: ${name}`)
        }
        for (const blurred of document.querySelectorAll('.board svg filter')) window.drawn.add(`filter ${blurred.id}`)
    }, 40)
}"""
"""Keeps what is changed by an animation on the board, in the hand or over them, other than what the browser does with
a finished picture; and costly filters."""


def test_in_a_dream_what_moves_is_not_drawn_anew_at_every_frame(browser: Browser, host: Host) -> None:
    page = seated(browser, host, SEATS["dreamer"], "phone")
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(DRAWN)
    play(page, MOVING, lambda: page.wait_for_timeout(150))
    assert page.evaluate("() => [...window.drawn]") == []
    page.context.close()
