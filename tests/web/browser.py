"""A table in a real browser: ask for a hint, give the answer by mouse or by keyboard, and see what there is to see."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, FloatRect, Locator, Page, expect

from go import BROWSERS
from tools import web

AXE = web.WEB / "node_modules/axe-core/axe.min.js"
SIZES = {"phone": (390, 844), "side": (844, 390), "desk": (1280, 800)}
Theme = Literal["dark", "light"]
Motion = Literal["reduce", "no-preference"]
PATIENCE = 60_000
"""Milliseconds to wait for what must come: the machine may be busy."""
expect.set_options(timeout=PATIENCE)


def browser_path() -> str:
    """Where Chromium is; a clear failure where it is not."""
    named = os.environ.get("NOCTURNE_BROWSER")
    for name in [named] if named else BROWSERS:
        if name and (found := shutil.which(name)):
            return found
    pytest.fail("no browser: these tests need Chromium (apt-get install chromium, or NOCTURNE_BROWSER=path)")


SETTINGS: dict[str, object] = {}
"""What the pages of this process begin with, other than the page's own settings."""
BEGIN = """wanted => {
    if (origin === 'null') return  // an empty page, which keeps nothing
    const settings = JSON.parse(localStorage.getItem('nocturne.settings') ?? '{}')
    localStorage.setItem('nocturne.settings', JSON.stringify({...wanted, ...settings}))
}"""


def visit(
    browser: Browser,
    address: str,
    *,
    size: str = "desk",
    theme: Theme = "dark",
    guided: bool = True,
    motion: Motion = "reduce",
    app: bool = False,
) -> Page:
    """Open a page in a browser of its own, as an `app` that keeps itself; whatever the page complains of is kept on it.

    Whoever clicks through a whole game does so without guidance: a lesson may come up where the next click goes. What
    happens is told and moves quickly.
    """
    width, height = SIZES[size]
    context: BrowserContext = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=theme,
        reduced_motion=motion,
        service_workers="allow" if app else "block",  # what a worker fetches cannot be looked at
    )
    wanted = {"pace": "quick", **SETTINGS, **({"theme": "light"} if theme == "light" else {})}  # dark unless asked
    if not guided:
        wanted["coach"] = False
    context.add_init_script(f"({BEGIN})({json.dumps(wanted)})")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: COMPLAINTS.setdefault(page, []).append(str(error)))
    page.on("console", lambda said: _hear(page, said))
    page.goto(address)
    return page


COMPLAINTS: dict[Page, list[str]] = {}


def _hear(page: Page, said: ConsoleMessage) -> None:
    if "Service Worker registration blocked by Playwright" not in said.text:  # by `visit` itself
        COMPLAINTS.setdefault(page, []).append(f"{said.type}: {said.text}")


def complaints(page: Page) -> list[str]:
    """All that the page's console was told: nobody tells it anything but complaints."""
    return COMPLAINTS.get(page, [])


JUSTIFIED: dict[tuple[str, str], str] = {
    ("region", 'role="tablist"'): "on a telephone: tabs are a way around by themselves, a landmark would say so twice",
    (
        "landmark-unique",
        'class="turn',
    ): "the Turn card lies on the board and in the opened drawer: it is the same one",
}
"""Faults that axe-core finds and that stay, by their rule and what is said of them, each with a reason."""


def faults(page: Page) -> list[str]:
    """All faults that axe-core finds on what is shown now, whatever their impact, but those with a reason."""
    page.wait_for_timeout(60)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['impact']} {one['id']}: {one['help']}: {where[:3]}"
        for one in found["violations"]
        if (where := [node["html"][:160] for node in one["nodes"] if not _is_justified(one["id"], node["html"])])
    ]


def _is_justified(rule: str, html: str) -> bool:
    return any(rule == known and part in html for known, part in JUSTIFIED)


class Shown(NamedTuple):
    """A page at a glance."""

    version: int
    is_asked: bool
    is_over: bool
    sectors: int


GLANCE = """() => [
    Number(document.querySelector('.table').dataset.version ?? 0),
    document.querySelectorAll('.options button:not([disabled])').length > 0,
    document.querySelectorAll('.now.over').length > 0,
    document.querySelectorAll('[data-sector]').length,
]"""


def glance(page: Page) -> Shown:
    """What the page shows now, in one question."""
    return Shown(*page.evaluate(GLANCE))


def hinted(page: Page) -> str:
    """Ask for a hint by its key; gives the id of the option that is suggested."""
    page.keyboard.press("h")
    chosen = page.locator(".options .hinted")
    chosen.wait_for(state="attached")
    return chosen.get_attribute("data-option") or ""


IN_SIGHT = """option => {
    const board = document.querySelector('main .board').getBoundingClientRect()
    const box = document.querySelector(`.board [data-option=${JSON.stringify(option)}]`).getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return x > board.left && x < board.right && y > board.top && y < board.bottom
}"""


def answer_by_click(page: Page, option: str) -> str:
    """Click an option: where it stands on the board, in the hand or in the strip if it does, else on the list."""
    quoted = json.dumps(option)
    for place in (".board", ".mine", ".buttons", ".options"):
        found = page.locator(f"{place} [data-option={quoted}]")
        if found.count():
            if place == ".options":
                open_list(page)
            if place == ".mine" and page.locator(".now .list").is_visible():  # on a telephone it lies over the hand
                page.keyboard.press("o")
                page.locator(".now .list").wait_for(state="hidden")
            if place == ".board" and not page.evaluate(IN_SIGHT, option):
                page.get_by_label("See everything").click()
                still(found.first)
            page.mouse.move(2, 2)  # what has come up under the pointer of the last click takes no other yet
            if place == ".board":
                click_through_nothing(found.first)
            else:
                found.first.click()
            return place
    pytest.fail(f"the option {option} is nowhere on the page")


ON_TOP = """one => {
    const box = one.getBoundingClientRect(), [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const over = document.elementFromPoint(x, y)
    const twin = over?.closest(`[data-option=${JSON.stringify(one.dataset.option)}]`)
    const drawn = over && one.ownerSVGElement?.contains(over)
    return one.contains(over) || twin || drawn ? '' : (over?.outerHTML ?? 'nothing').slice(0, 160)
}"""
"""What lies over the middle of a thing on the board. A thing of the same option does no harm, nor what is drawn in it
(a creature stands in its sector): whether a click gets through that shows when it is answered.
"""


def click_through_nothing(there: Locator) -> None:
    """Click a thing on the board where it stands: it may move a little with the torch, but nothing may lie over it."""
    for _ in range(50):
        over = there.evaluate(ON_TOP)
        if not over:
            break
        there.page.wait_for_timeout(100)
    assert not over, f"{there.get_attribute('data-option')} on the board lies under {over}"
    box = there.bounding_box()
    assert box is not None
    there.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def answer_by_key(page: Page, option: str) -> str:
    """Type an option's number, as it stands on the list, open or not."""
    numbers: dict[str, str] = page.locator(".options button").evaluate_all(
        "all => Object.fromEntries(all.map(one => [one.dataset.option, one.dataset.number]))"
    )
    type_number(page, numbers[option], numbers.values())
    return ".options"


def type_number(page: Page, number: str, numbers: Iterable[str]) -> None:
    """Type a number; Enter ends it where another begins like it."""
    page.keyboard.type(number)
    if sum(other.startswith(number) for other in numbers) > 1:
        page.keyboard.press("Enter")


def open_list(page: Page) -> None:
    """Open the list of all options, where it is not."""
    if not page.locator(".now .list").is_visible():
        page.keyboard.press("o")
        page.locator(".now .list").wait_for()


def settle(page: Page, before: int) -> None:
    """Wait until the page shows a later version."""
    page.wait_for_function("before => Number(document.querySelector('.table').dataset.version) > before", arg=before)


def unguided(page: Page) -> None:
    """Do without guidance: on a telephone it lies over the board until it is read."""
    page.evaluate("""() => {
        const settings = JSON.parse(localStorage.getItem('nocturne.settings') ?? '{}')
        localStorage.setItem('nocturne.settings', JSON.stringify({...settings, coach: false}))
    }""")
    page.reload()
    drawn(page)


def drawn(page: Page) -> None:
    """Wait until the table is there and its game's own parts are drawn: before that, some keys mean nothing."""
    page.locator("#now-line").wait_for()
    page.locator(".board > *").first.wait_for(state="attached")


def still(there: Locator, unlike: FloatRect | None = None) -> FloatRect:
    """Where something is once it has stopped moving, and is elsewhere than it was."""
    last = None
    for _ in range(100):
        box = there.bounding_box()
        if box is not None and box == last and box != unlike:
            return box
        last = box
        there.page.wait_for_timeout(100)
    pytest.fail(f"it never comes to rest, or never moves: {last}")


def shows(page: Page, words: str) -> None:
    """Wait until these words stand on the page."""
    expect(page.get_by_text(words).first).to_be_visible()


def save(page: Page, name: str) -> None:
    """Keep a picture of the page where NOCTURNE_PICTURES names a folder."""
    if folder := os.environ.get("NOCTURNE_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png")
