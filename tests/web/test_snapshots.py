"""Twenty states of the page look as they were agreed: small pictures, compared tile by tile with a threshold.

`NOCTURNE_RENEW=1 ./test tests/web/test_snapshots.py` takes them anew; look at them before committing. They are taken
without movement and without guidance, at a third of their size and softened before they are compared, so that hinting
and smoothing of letters do not matter. Of the whole picture little may differ, and of no tile much: one button that is
gone is a small part of a page, but most of its tile.
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
from tests.builders.riddle import riddle
from tests.server.host import Host
from tests.web.browser import SIZES, drawn
from tests.web.dreaming import READER
from tests.web.test_etherfields_access import SLUMBER, WORLD
from tests.web.test_screens import brought, in_the_middle

HERE = Path(__file__).parent / "snapshots"
SCALE = 0.32
MOST = 0.04
"""The part of the pixels that may differ."""
MOST_OF_TILE = 0.2
"""The part of the pixels of any one tile that may differ."""
TILES = (16, 10)
DIFFERS = """async ([one, other, [columns, rows]]) => {
    const read = async data => {
        const picture = new Image()
        picture.src = 'data:image/png;base64,' + data
        await picture.decode()
        const canvas = new OffscreenCanvas(picture.width, picture.height)
        const paper = canvas.getContext('2d')
        paper.filter = 'blur(0.6px)'
        paper.drawImage(picture, 0, 0)
        return paper.getImageData(0, 0, picture.width, picture.height)
    }
    const [a, b] = [await read(one), await read(other)]
    const differ = new Array(columns * rows).fill(0), all = new Array(columns * rows).fill(0)
    if (a.width !== b.width || a.height !== b.height) return [1, ...differ.fill(1)]
    for (let at = 0; at < a.data.length; at += 4) {
        const [x, y] = [(at / 4) % a.width, Math.floor(at / 4 / a.width)]
        const tile = Math.floor((x * columns) / a.width) + columns * Math.floor((y * rows) / a.height)
        const apart = Math.max(...[0, 1, 2].map(part => Math.abs(a.data[at + part] - b.data[at + part])))
        all[tile] += 1
        if (apart > 12) differ[tile] += 1
    }
    const whole = differ.reduce((sum, count) => sum + count) / (a.width * a.height)
    return [whole, ...differ.map((count, tile) => count / all[tile])]
}"""


class Apart(NamedTuple):
    """How much of two pictures differs: of the whole, and of the tile that differs most."""

    whole: float
    worst: float
    tile: tuple[int, int]

    @property
    def is_agreed(self) -> bool:
        """Whether it is little enough."""
        return self.whole <= MOST and self.worst <= MOST_OF_TILE


def apart(browser: Browser, one: bytes, other: bytes) -> Apart:
    """Compare two pictures."""
    judge = browser.new_page()
    pictures = [base64.b64encode(picture).decode() for picture in (one, other)]
    whole, *tiles = judge.evaluate(DIFFERS, [*pictures, TILES])
    judge.close()
    worst = max(tiles)
    at = tiles.index(worst)
    return Apart(whole, worst, (at % TILES[0], at // TILES[0]))


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


def every_game(page: Page) -> None:
    """The games are known when the server has said them."""
    page.get_by_role("link", name="Lanterns").wait_for()


def lit_up(page: Page) -> None:
    """The Map at the end comes from a replay, which takes its time on a busy machine."""
    page.locator(".epilogue .way").first.wait_for(state="attached")


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
    "home": State("", act=every_game),
    "home-phone": State("", size="phone", act=every_game),
    "new-game": State("#/new/alone"),
    "alone-character": State(fresh("alone"), act=faces),
    "alone-hero": State(middle("HeroTurn", 0)),
    "alone-hero-phone": State(middle("HeroTurn", 0), size="phone"),
    "alone-hero-list": State(middle("HeroTurn", 0), act=key("o")),
    "alone-evil-window": State(middle("ReactionWindow", 1), seat=1),
    "alone-evil-moves": State(middle("CreatureMoves", 1), seat=1),
    "alone-evil-phone": State(middle("CreatureMoves", 1), seat=1, size="phone"),
    "alone-over": State(over, act=lit_up),
    "etherfields-dreamers": State(fresh("etherfields")),
    "etherfields-script": State(fresh("etherfields"), act=become),
    "etherfields-slumber": State(position(SLUMBER)),
    "etherfields-slumber-phone": State(position(SLUMBER), size="phone"),
    "etherfields-walk": State(position(SLUMBER), act=preview),
    "etherfields-payment": State(position(SLUMBER), act=pay),
    "etherfields-tables": State(position(SLUMBER), act=key("g")),
    "etherfields-riddle": State(lambda: riddle().save()),
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
    differs = apart(browser, kept.read_bytes(), taken)
    assert differs.is_agreed, (
        f"{100 * differs.whole:.1f} % of {name} differ, {100 * differs.worst:.0f} % of tile {differs.tile}; "
        "NOCTURNE_RENEW=1 takes it anew"
    )


GONE: dict[str, tuple[str, str]] = {
    "main-button": ("etherfields-slumber", ".now .buttons .main"),
    "radar": ("alone-hero", ".hud .radar"),
    "goal": ("etherfields-slumber", ".goal"),
    "hand": ("etherfields-slumber", ".hand .card"),
}


@pytest.mark.parametrize("what", GONE)
def test_a_part_that_is_gone_is_missed(browser: Browser, host: Host, what: str) -> None:
    name, part = GONE[what]
    page = opened(browser, host, STATES[name])
    page.locator(part).first.evaluate("one => { one.style.visibility = 'hidden' }")
    differs = apart(browser, (HERE / f"{name}.png").read_bytes(), page.screenshot())
    page.context.close()
    assert not differs.is_agreed, f"{what}: {100 * differs.worst:.0f} % of the worst tile"


def test_another_picture_is_told_from_the_agreed_one(browser: Browser) -> None:
    one, other = [(HERE / f"{name}.png").read_bytes() for name in ("alone-hero", "alone-hero-list")]
    assert not apart(browser, one, other).is_agreed
    assert apart(browser, one, one) == Apart(0, 0, (0, 0))
