"""Twenty states of the page look as they were agreed: small pictures, compared with a threshold.

`NOCTURNE_RENEW=1` takes them anew; look at them before committing. They are taken without movement and without
guidance, at a third of their size, so that hinting and smoothing of letters do not matter.
"""

from __future__ import annotations

import base64
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page

import nocturne
from nocturne.bots import hint
from tests.server.host import Host
from tests.web.browser import SIZES, drawn
from tests.web.dreaming import READER
from tests.web.test_etherfields_access import SLUMBER, WORLD
from tests.web.test_screens import brought, in_the_middle
from tests.web.test_story import riddle

HERE = Path(__file__).parent / "snapshots"
SCALE = 0.32
MOST = 0.04
"""The part of the pixels that may differ."""
DIFFERS = """async ([one, other]) => {
    const read = async data => {
        const picture = new Image()
        picture.src = 'data:image/png;base64,' + data
        await picture.decode()
        const canvas = new OffscreenCanvas(picture.width, picture.height)
        const paper = canvas.getContext('2d')
        paper.drawImage(picture, 0, 0)
        return paper.getImageData(0, 0, picture.width, picture.height)
    }
    const [a, b] = [await read(one), await read(other)]
    if (a.width !== b.width || a.height !== b.height) return 1
    let differs = 0
    for (let at = 0; at < a.data.length; at += 4) {
        const apart = Math.max(...[0, 1, 2].map(part => Math.abs(a.data[at + part] - b.data[at + part])))
        if (apart > 12) differs += 1
    }
    return differs / (a.width * a.height)
}"""


class State(NamedTuple):
    """What is on the screen: a save or a page without a table, whose seat, how large, and what is done first."""

    save: Callable[[], bytes] | str
    seat: int = 0
    size: str = "desk"
    act: Callable[[Page], None] | None = None


def position(text: str) -> Callable[[], bytes]:
    return lambda: nocturne.position("etherfields", text).save()


def middle(kind: str, seat: int) -> Callable[[], bytes]:
    return lambda: in_the_middle(kind, seat)


def fresh(game: str) -> Callable[[], bytes]:
    return lambda: nocturne.new(game, players=1 if game == "etherfields" else 2, seed=37).save()


def over() -> bytes:
    """A game of ALONE that is over."""
    game = nocturne.new("alone", players=2, seed=37)
    while game.over is None:
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    return game.save()


def key(name: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(name)


def faces(page: Page) -> None:
    page.wait_for_function("() => document.querySelectorAll('.faces img').length === 6")


def pay(page: Page) -> None:
    page.locator(".buttons [data-option='move']").click()
    page.locator("[data-decision='pay']").wait_for()


def preview(page: Page) -> None:
    page.locator(".cost").first.wait_for()
    page.locator(".space.near[aria-label*='2 Cunning to walk']").first.click()
    page.locator(".way").wait_for(state="attached")


def become(page: Page) -> None:
    page.locator(".start [data-option='become:gambler']").click()
    page.locator(READER).wait_for()


STATES: dict[str, State] = {
    "home": State(""),
    "home-phone": State("", size="phone"),
    "new-game": State("#/new/alone"),
    "alone-character": State(fresh("alone"), act=faces),
    "alone-hero": State(middle("HeroTurn", 0)),
    "alone-hero-phone": State(middle("HeroTurn", 0), size="phone"),
    "alone-hero-list": State(middle("HeroTurn", 0), act=key("o")),
    "alone-evil-window": State(middle("ReactionWindow", 1), seat=1),
    "alone-evil-moves": State(middle("CreatureMoves", 1), seat=1),
    "alone-evil-phone": State(middle("CreatureMoves", 1), seat=1, size="phone"),
    "alone-over": State(over),
    "etherfields-dreamers": State(fresh("etherfields")),
    "etherfields-script": State(fresh("etherfields"), act=become),
    "etherfields-slumber": State(position(SLUMBER)),
    "etherfields-slumber-phone": State(position(SLUMBER), size="phone"),
    "etherfields-walk": State(position(SLUMBER), act=preview),
    "etherfields-payment": State(position(SLUMBER), act=pay),
    "etherfields-tables": State(position(SLUMBER), act=key("g")),
    "etherfields-riddle": State(riddle),
    "etherfields-town": State(position(WORLD)),
}


def opened(browser: Browser, host: Host, state: State) -> Page:
    """The state in a browser of its own, small."""
    width, height = SIZES[state.size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=SCALE,
        color_scheme="dark",
        reduced_motion="reduce",
    )
    context.add_init_script("localStorage.setItem('nocturne.settings', JSON.stringify({coach: false}))")
    page = context.new_page()
    if isinstance(state.save, str):
        page.goto(f"{host.address}/{state.save}")
        page.locator("article, fieldset label").first.wait_for()
    else:
        laid: dict[str, Any] = brought(host, state.save())
        page.goto(f"{host.address}/#/t/{laid['table']}/{laid['seats'][state.seat]['key']}")
        drawn(page)
    if state.act is not None:
        state.act(page)
    page.mouse.move(0, 0)
    page.evaluate("() => document.fonts.ready")
    page.wait_for_function("() => [...document.images].every(one => one.complete)")
    page.wait_for_timeout(700)
    return page


@pytest.mark.parametrize("name", STATES)
def test_a_state_of_the_page_looks_as_agreed(browser: Browser, host: Host, name: str) -> None:
    page = opened(browser, host, STATES[name])
    taken, kept = page.screenshot(), HERE / f"{name}.png"
    page.context.close()
    if os.environ.get("NOCTURNE_RENEW"):
        HERE.mkdir(exist_ok=True)
        kept.write_bytes(taken)
    judge = browser.new_page()
    differs: float = judge.evaluate(DIFFERS, [base64.b64encode(one).decode() for one in (kept.read_bytes(), taken)])
    judge.close()
    assert differs <= MOST, f"{100 * differs:.1f} % of {name} differ; NOCTURNE_RENEW=1 takes it anew"


def test_another_picture_is_told_from_the_agreed_one(browser: Browser) -> None:
    pictures = [(HERE / f"{name}.png").read_bytes() for name in ("alone-hero", "alone-hero-list")]
    judge = browser.new_page()
    differs: float = judge.evaluate(DIFFERS, [base64.b64encode(one).decode() for one in pictures])
    judge.close()
    assert differs > MOST
