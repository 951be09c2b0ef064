"""First games teach on the thing itself, once; sound is off until accepted, and made only then."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.host import Host
from tests.web.browser import complaints, drawn, faults, hinted, save, shows, type_number, visit
from tests.web.test_etherfields_access import first_turn
from tests.web.test_screens import brought, in_the_middle, sit

LESSON = ".coach p"


def beside(page: Page, thing: str) -> bool:
    """Whether the lesson stands beside a thing and does not cover it."""
    page.locator(".coach:not(.free)").wait_for()
    page.wait_for_timeout(300)
    boxes: list[list[float]] = page.evaluate(
        """thing => ['.coach', '.coach-ring'].concat([thing]).map(one => {
            const box = document.querySelector(one).getBoundingClientRect()
            return [box.left, box.top, box.right, Math.min(box.bottom, document.querySelector('.line').offsetTop)]
        })""",
        thing,
    )
    bubble, ring, target = boxes
    apart = bubble[2] <= target[0] or bubble[0] >= target[2] or bubble[3] <= target[1] or bubble[1] >= target[3]
    marked = all(abs(one - other) < 8 for one, other in zip(ring, target, strict=True))
    return apart and marked


COVERED = """things => {
    const box = one => one.getBoundingClientRect()
    const bubble = box(document.querySelector('.coach'))
    return [...document.querySelectorAll(things)].map(box).filter(one => one.left < bubble.right
        && one.right > bubble.left && one.top < bubble.bottom && one.bottom > bubble.top).length
}"""


def test_the_first_lesson_covers_none_of_the_characters(browser: Browser, host: Host) -> None:
    laid = host.lay("alone", 2, 37, seats=[{"kind": "here", "name": ""}, {"kind": "bot", "name": ""}])
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][0]["key"])
    shows(page, "Choose who you are.")
    expect(page.locator(".faces [data-option] img")).to_have_count(6)
    assert beside(page, ".faces [data-option]")
    assert page.evaluate(COVERED, ".faces [data-option]") == 0
    page.context.close()


def got_it(page: Page) -> None:
    page.locator(".coach .primary").click()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_hero_is_taught_one_thing_at_a_time_on_the_thing_itself(browser: Browser, host: Host, size: str) -> None:
    laid = brought(host, in_the_middle("HeroTurn", 0))
    page = visit(browser, host.address, size=size)
    sit(page, host, laid, laid["seats"][0]["key"])
    shows(page, "Two Missions lie open")
    got_it(page)
    shows(page, "The eye looks into a corridor")
    assert page.locator(".coach").count() == 1
    assert beside(page, '.board [data-option^="explore:"]')
    save(page, f"lesson-{size}")
    assert faults(page) == []
    assert complaints(page) == []
    page.context.close()


def test_a_lesson_never_comes_again_once_seen_and_all_can_be_switched_off(browser: Browser, host: Host) -> None:
    laid = brought(host, in_the_middle("HeroTurn", 0))
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][0]["key"])
    shows(page, "Two Missions lie open")
    got_it(page)
    page.reload()
    drawn(page)
    shows(page, "The eye looks into a corridor")
    page.get_by_role("button", name="No lessons").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    drawn(page)
    page.wait_for_timeout(400)
    expect(page.locator(".coach")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Show them again").click()
    page.keyboard.press("Escape")
    page.reload()
    shows(page, "Two Missions lie open")
    page.context.close()


def test_evil_is_taught_too(browser: Browser, host: Host) -> None:
    laid = brought(host, in_the_middle("ReactionWindow", 1))
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][1]["key"])
    shows(page, "The Hero has just done something.")
    assert beside(page, ".mine .cards")
    page.context.close()


@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_a_dreamer_is_taught_in_both_editions(browser: Browser, host: Host, profile: str) -> None:
    laid = host.lay("etherfields", 1, 3, profile=profile, seats=[{"kind": "here", "name": "Ada"}])
    page = visit(browser, f"{host.address}/#/t/{laid['table']}/{laid['seats'][0]['key']}")
    drawn(page)
    seen: list[str] = []
    for _ in range(3):  # who one is, where one begins, what one can do
        expect(page.locator(LESSON)).not_to_have_text(seen[-1] if seen else "none")
        seen.append(page.locator(LESSON).inner_text())
        option = hinted(page)
        numbers: dict[str, str] = page.locator(".options button").evaluate_all(
            "all => Object.fromEntries(all.map(one => [one.dataset.option, one.dataset.number]))"
        )
        page.wait_for_timeout(1600)  # it has been read
        type_number(page, numbers[option], numbers.values())
        page.wait_for_timeout(500)
        if page.locator("[data-reader-close]").is_visible():
            page.locator("[data-reader-close]").click()
    assert [words.split()[0] for words in seen] == ["Choose", "You", "Click"]
    page.context.close()


VOICES = """
    window.voices = []
    for (const kind of ['createOscillator', 'createBufferSource']) {
        const make = AudioContext.prototype[kind]
        AudioContext.prototype[kind] = function () { window.voices.push(kind); return make.call(this) }
    }
"""


def test_sound_is_off_until_accepted_and_its_engine_is_not_even_loaded(browser: Browser, host: Host) -> None:
    laid: dict[str, Any] = brought(host, in_the_middle("HeroTurn", 0))
    page = visit(browser, "about:blank")
    page.context.add_init_script(VOICES)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(host.address)
    page.get_by_role("button", name="With sound", exact=True).wait_for()
    sit(page, host, laid, laid["seats"][0]["key"])
    page.locator("#now-line").click()
    page.wait_for_timeout(300)
    assert not [url for url in loaded if "engine" in url]
    assert page.evaluate("window.voices") == []
    page.goto(host.address)
    page.get_by_role("button", name="With sound", exact=True).click()
    page.wait_for_function("() => window.voices.length > 3")  # a bell says that it works
    expect(page.get_by_role("button", name="With sound", exact=True)).to_have_count(0)
    before = page.evaluate("window.voices.length")
    page.goto(f"{host.address}/#/t/{laid['table']}")
    drawn(page)
    page.wait_for_function("before => window.voices.length > before + 3", arg=before)  # the place, and one's turn
    assert complaints(page) == []
    page.context.close()


SOUNDS = ("turn", "noise", "hurt", "dice", "card", "step", "door", "light", "find", "good", "bad", "end")
PLACES = ("town", "dream", "slumber", "dark", "lit", "evil", "nightmare")


def test_every_sound_and_every_place_can_be_made(browser: Browser, host: Host) -> None:
    page = visit(browser, "about:blank")
    page.context.add_init_script(VOICES)
    page.goto(host.address)
    engine = next(part for part in host.http.get("/parts.json").json() if "engine" in part)
    page.get_by_role("button", name="With sound", exact=True).click()
    page.wait_for_function("() => window.voices.length > 3")
    made: list[int] = page.evaluate(
        """async ([address, sounds, places]) => {
            const engine = await import(address)
            const count = () => window.voices.length
            const counted = make => { const before = count(); make(); return count() - before }
            return [
                ...sounds.map(one => counted(() => engine.effect(one, 'west'))),
                ...places.map(one => counted(() => engine.surround({place: one, dread: 0.8}))),
            ]
        }""",
        [engine, SOUNDS, PLACES],
    )
    page.evaluate("address => import(address).then(engine => engine.silence())", engine)
    assert len(made) == len(SOUNDS) + len(PLACES)
    assert min(made) >= 1
    assert complaints(page) == []
    page.context.close()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_lesson_on_walking_lies_over_no_space_that_one_could_walk_to(
    browser: Browser, host: Host, size: str
) -> None:
    page = first_turn(browser, host, size, "dark")
    expect(page.locator(LESSON)).to_contain_text("Click where you want to be")
    page.wait_for_timeout(500)
    assert page.evaluate(COVERED, ".space.near, .space.held") == 0
    page.context.close()
