"""The table of ALONE by torchlight: where the Hero stands, how exits are held, and that what is printed can be read."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import nocturne
from nocturne.bots import hint
from tests.server.host import Host
from tests.web.browser import SIZES, Theme, faults, glance, settle, visit
from tests.web.test_frame import SEATS, SMALL, play, seated
from tests.web.test_review_alone import at, moment
from tests.web.test_screens import in_the_middle

SIZES.update({"1280x720": (1280, 720), "twice": (640, 360)})
TURNS = """() => {
    const at = document.querySelector('.top .turns')?.getBoundingClientRect()
    return at && [Math.round(at.x), Math.round(at.right)]
}"""
MIDDLE = """() => {
    const sector = [...document.querySelectorAll('.board .sector')].find(one => one.matches('[data-board-focus]'))
    if (!sector) return null
    const at = new DOMPoint(50, 50).matrixTransform(sector.getScreenCTM())
    return [Math.round(at.x), Math.round(at.y)]
}"""


def chosen(browser: Browser, host: Host, kind: str, seat: int, size: str) -> Page:
    """A page of somebody who chooses among cards before the descent begins."""
    game = nocturne.new("alone", players=2, seed=37)
    while game.open[0].kind != kind:
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    laid = host.http.post("/api/tables/import", content=game.save()).json()
    page = visit(browser, host.address, size=size, guided=False)
    page.goto(f"{host.address}/#/t/{laid['table']}/{laid['seats'][seat]['key']}")
    page.locator(".faces [data-option]").last.wait_for()
    return page


@pytest.mark.parametrize("size", ["1280x720", "phone"])
def test_the_hero_always_stands_at_the_same_place_of_the_screen(browser: Browser, host: Host, size: str) -> None:
    page = seated(browser, host, SEATS["hero"], size)
    seen: set[tuple[int, int]] = set()
    turns: set[tuple[int, int]] = set()

    def look() -> None:
        if (middle := page.evaluate(MIDDLE)) is not None:
            seen.add(tuple(middle))
        turns.add(tuple(page.evaluate(TURNS)))

    play(page, 14, look)
    assert len(seen) == 1, seen
    assert len(turns) == 1, f"the Turns above the board have moved: {turns}"
    page.context.close()


FLOORS = """() => {
    const sectors = [...document.querySelectorAll('.board .sector')]
    return [...new Set(sectors.map(one => one.dataset.sector.split(':')[0]))]
}"""
COVERED = """() => {
    const over = [...document.querySelectorAll('.hud > *')].map(one => one.getBoundingClientRect())
    return [...document.querySelectorAll('.board text.level')].filter(one => {
        const at = one.getBoundingClientRect()
        const beside = box => at.left >= box.right || at.right <= box.left
        return over.some(box => !beside(box) && at.top < box.bottom && at.bottom > box.top)
    }).map(one => one.textContent)
}"""

LEVELS = {"start": "The level you began on", "other": "The other level"}


def test_around_the_hero_one_level_is_seen_and_the_whole_map_shows_both_apart(browser: Browser, host: Host) -> None:
    """Two levels beside each other looked like one labyrinth, and half of the second lay below the Missions."""
    game = nocturne.new("alone", players=2, seed=37)
    while len({one.floor for one in game.view(0).labyrinth}) < 2 or game.open[0].kind != "HeroTurn":
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    floor = next(one.floor for one in game.view(0).labyrinth if one.hero)
    page = at(browser, host, game.save(), 0, "1280x720")
    assert page.evaluate(FLOORS) == [floor]
    expect(page.locator(".hud .level")).to_have_text(LEVELS[floor])
    page.keyboard.press("m")
    expect(page.locator(".board text.level")).to_have_count(2)
    assert len(page.evaluate(FLOORS)) == 2
    assert page.evaluate(COVERED) == []
    page.keyboard.press("m")
    expect(page.locator(".board text.level")).to_have_count(0)
    page.context.close()


HANDLES = """() => [...document.querySelectorAll('.board .glyph:has(path.disc)')].map(one => {
    const box = one.querySelector('.hit').getBoundingClientRect()
    const [kind, way] = one.dataset.option.split(':')
    return {kind, way, x: box.x, y: box.y, right: box.right, bottom: box.bottom}
})"""


@pytest.mark.parametrize("size", ["1280x720", "phone"])
def test_an_exit_is_held_by_one_handle_in_two_parts_move_before_look(browser: Browser, host: Host, size: str) -> None:
    page = at(browser, host, moment(0, "HeroTurn"), 0, size)
    parts: list[dict[str, Any]] = page.evaluate(HANDLES)
    ways = {part["way"] for part in parts}
    assert len(ways) > 1
    for way in ways:
        move, look = (next(one for one in parts if (one["kind"], one["way"]) == (kind, way)) for kind in KINDS)
        beside = abs(move["right"] - look["x"]) < 1 and abs(move["y"] - look["y"]) < 1
        above = abs(move["bottom"] - look["y"]) < 1 and abs(move["x"] - look["x"]) < 1
        assert above if way in ("east", "west") else beside, way
    page.context.close()


KINDS = ("move", "explore")


@pytest.mark.parametrize(("kind", "seat", "count"), [("ChooseCharacter", 0, 6), ("ChooseDeck", 1, 4)])
@pytest.mark.parametrize("size", ["1280x720", "phone"])
def test_a_choice_of_cards_says_all_that_they_say_in_letters_that_can_be_read(
    browser: Browser, host: Host, kind: str, seat: int, count: int, size: str
) -> None:
    page = chosen(browser, host, kind, seat, size)
    words = page.locator(".faces .gist")
    expect(words).to_have_count(count)
    wanted = ("As Companion", "Sacrifice") if seat == 0 else ("·",)
    assert all(part in text for text in words.all_inner_texts() for part in wanted)
    assert page.evaluate(SMALL) == []
    assert faults(page) == []
    if size != "phone":  # none has to be looked for
        expect(page.locator(".faces [data-option] .name").last).to_be_in_viewport()
        assert page.locator("section.faces").evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    page.context.close()


NEXT = """() => {
    const strip = document.querySelector('.table > .line').getBoundingClientRect().top
    const box = part => document.querySelector(part).getBoundingClientRect()
    return [strip - box('.faces li:nth-child(2)').top, box('.faces li').top - box('.faces h2').bottom]
}"""


def test_on_a_telephone_the_next_character_is_in_sight(browser: Browser, host: Host) -> None:
    laid = host.lay("alone", 2, 37, seats=[{"kind": "here"}, {"kind": "bot"}])
    page = visit(browser, host.address, size="phone")
    page.goto(f"{host.address}/#/t/{laid['table']}/{laid['seats'][0]['key']}")
    page.locator(".coach").wait_for()
    page.locator(".faces img").first.wait_for()
    below, beneath_heading = page.evaluate(NEXT)
    assert below > 44
    assert beneath_heading > 0
    page.context.close()


def test_a_mission_that_is_picked_to_be_tracked_is_marked(browser: Browser, host: Host) -> None:
    page = at(browser, host, moment(0, "TrackTargets"), 0, "1280x720")
    missions = page.locator(".hud .missions [data-option]")
    expect(missions.nth(1)).to_have_attribute("aria-pressed", "false")
    ground = "one => getComputedStyle(one).backgroundColor"
    before = missions.nth(1).evaluate(ground)
    missions.nth(1).click()
    expect(missions.nth(1)).to_have_attribute("aria-pressed", "true")
    assert missions.nth(1).evaluate(ground) != before == missions.first.evaluate(ground)
    assert faults(page) == []
    page.context.close()


BELOW = """() => {
    const strip = document.querySelector('.table > .line').getBoundingClientRect().top
    const acts = [...document.querySelectorAll('.mine .card .acts button')]
    return acts.filter(one => one.getBoundingClientRect().bottom > strip).map(one => one.textContent)
}"""


def test_on_a_telephone_the_button_for_targets_is_read_whole(browser: Browser, host: Host) -> None:
    page = at(browser, host, moment(0, "TrackTargets"), 0, "phone")
    button, strip = page.locator(".total .primary").bounding_box(), page.locator(".now .buttons").bounding_box()
    assert button is not None
    assert strip is not None
    assert button["x"] + button["width"] <= strip["x"] + strip["width"]
    assert page.locator(".total .primary").evaluate("one => one.scrollWidth - one.clientWidth") <= 1
    page.context.close()


def test_what_stands_on_cards_is_not_said_again_in_the_strip(browser: Browser, host: Host) -> None:
    """Upgrades were cut in the strip until they all read alike, below cards that had a button for each."""
    page = at(browser, host, moment(0, "UpgradeItems", 30, wanted="upgrades"), 0, "1280x720")
    assert page.locator(".mine .card [data-option^='upgrade']").count() > 1
    expect(page.locator(".now .buttons button")).to_have_count(1)
    assert page.evaluate(BELOW) == []
    page.context.close()


SHORTENED = """() => [...document.querySelectorAll('.now .buttons .words')]
    .filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.textContent)"""


def test_a_type_of_creature_is_chosen_by_what_it_does(browser: Browser, host: Host) -> None:
    game = nocturne.new("alone", players=2, seed=37)
    while game.open[0].kind != "FirstKind":
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    page = at(browser, host, game.save(), 1, "1280x720")
    kinds = page.locator(".options [data-option^='of-type:']")
    expect(kinds).to_have_count(5)
    assert all("dice in the dark" in said for said in kinds.all_inner_texts())
    page.context.close()
    while game.open[0].kind != "ChooseKind" or len(game.open[0].options) > 3:
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    page = at(browser, host, game.save(), 1, "1280x720")
    assert page.locator(".now .buttons [data-option^='of-type:']").count() > 1
    assert page.evaluate(SHORTENED) == []
    page.context.close()


def test_a_skill_is_chosen_by_what_it_does(browser: Browser, host: Host) -> None:
    game = nocturne.new("alone", players=2, seed=37)
    game.answer(0, "be-character:ch_rahimi")
    laid = host.http.post("/api/tables/import", content=game.save()).json()
    page = visit(browser, host.address, size="1280x720", guided=False)
    page.goto(f"{host.address}/#/t/{laid['table']}/{laid['seats'][0]['key']}")
    skills = page.locator(".options [data-option^='learn:']")
    expect(skills).to_have_count(5)
    assert all(": " in said for said in skills.all_inner_texts())
    page.context.close()


CLEAR = """() => {
    const alpha = colour => Number(/[/,] ?([.\\d]+)\\)$/.exec(colour)?.[1] ?? 1)
    return alpha(getComputedStyle(document.querySelector('.mine .sheet')).backgroundColor)
}"""


def test_the_labyrinth_does_not_show_through_the_heros_tracks(browser: Browser, host: Host) -> None:
    page = at(browser, host, moment(0, "HeroTurn"), 0, "1280x720")
    assert page.evaluate(CLEAR) > 0.9
    page.context.close()


COLLIDING = """() => {
    const boxes = part => [...document.querySelectorAll(part)].map(one => one.getBoundingClientRect())
    const lamps = boxes('.board .lcu')
    return boxes('.board .coordinates text').filter(at => lamps.some(lamp => {
        const beside = at.left >= lamp.right || at.right <= lamp.left
        return !beside && at.top < lamp.bottom && at.bottom > lamp.top
    })).length
}"""


def test_no_lamp_covers_the_coordinates_of_a_room(browser: Browser, host: Host) -> None:
    game = nocturne.new("alone", players=2, seed=46)  # light control units in two of its Rooms
    while game.open[0].kind != "ReactionWindow":
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    page = at(browser, host, game.save(), 1, "1280x720")
    assert page.locator(".board .lcu").count() > 2
    assert page.evaluate(COLLIDING) == 0
    page.context.close()


READ = """() => {
    const strip = document.querySelector('.table > .line').getBoundingClientRect().top
    return [...document.querySelectorAll('.mine .card .text')].map(one => {
        const line = parseFloat(getComputedStyle(one).lineHeight)
        return Math.floor((strip - one.getBoundingClientRect().top) / line)
    })
}"""


def test_what_evil_holds_shows_its_picture_and_its_first_lines(browser: Browser, host: Host) -> None:
    page = at(browser, host, in_the_middle("ReactionWindow", 1), 1, "1280x720")
    cards = page.locator(".mine .card")
    expect(page.locator(".mine .card .art")).to_have_count(cards.count())
    assert min(page.evaluate(READ)) >= 2
    page.context.close()


CUT = """() => [...document.querySelectorAll('.now .buttons .main .words')].flatMap(one => {
    const [words, strip] = [one.getBoundingClientRect(), one.closest('.buttons').getBoundingClientRect()]
    return words.right > strip.right + 1 || one.scrollWidth > one.clientWidth + 1 ? [one.textContent] : []
})"""


@pytest.mark.parametrize(("kind", "seat"), [("ReactionWindow", 1), ("CreatureMoves", 1)])
def test_the_main_answer_is_not_cut_in_a_window_magnified_twice(
    browser: Browser, host: Host, kind: str, seat: int
) -> None:
    page = at(browser, host, in_the_middle(kind, seat), seat, "twice")
    assert page.locator(".now .buttons .main .words").count()
    assert page.evaluate(CUT) == []
    page.context.close()


@pytest.mark.parametrize("size", ["1280x720", "phone"])
def test_evils_question_says_what_the_hero_has_just_done(browser: Browser, host: Host, size: str) -> None:
    page = at(browser, host, in_the_middle("ReactionWindow", 1), 1, size)
    line = page.locator("#now-line")
    expect(line).to_have_text(re.compile(r"^(The Hero|The Turn) .+\. Play a Reaction card, or pass\.$"))
    assert line.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    page.context.close()


NARROW = """() => [...document.querySelectorAll('dialog select')].flatMap(one => {
    const pen = document.createElement('canvas').getContext('2d')
    pen.font = getComputedStyle(one).font
    const room = one.clientWidth - 2 * parseFloat(getComputedStyle(one).paddingLeft) - 18
    return [...one.options].map(each => each.text).filter(text => pen.measureText(text).width > room)
})"""


@pytest.mark.parametrize(("size", "theme"), [("1280x720", "dark"), ("phone", "light")])
def test_every_answer_of_the_settings_is_read_whole(browser: Browser, host: Host, size: str, theme: Theme) -> None:
    page = visit(browser, host.address, size=size, theme=theme)
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog[open] select").first.wait_for()
    assert page.evaluate(NARROW) == []
    page.context.close()


def test_what_happens_again_and_again_is_one_line_of_the_log(browser: Browser, host: Host) -> None:
    """Evil's cards are drawn one by one: the Hero's log tells them together."""
    page = at(browser, host, in_the_middle("HeroTurn", 0), 0)
    page.keyboard.press("l")
    lines = [line.strip() for line in page.locator("[role=log] li li").all_inner_texts()]
    assert any("×" in line for line in lines)
    assert all(one != other for one, other in pairwise(lines))
    page.context.close()


@pytest.mark.parametrize("letter", ["T", "L"])
def test_a_key_of_the_dock_does_what_its_button_does_and_nothing_else(
    browser: Browser, host: Host, letter: str
) -> None:
    """T alone is the story and L the log; with Shift they Track and Loot."""
    page = at(browser, host, in_the_middle("HeroTurn", 0), 0)
    before = glance(page).version
    page.keyboard.press(f"Shift+{letter}")
    settle(page, before)
    assert page.locator("dialog[open]").count() == 0
    expect(page.locator(".table")).to_have_attribute("data-tab", "mine")
    page.context.close()
