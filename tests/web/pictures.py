"""Take the pictures of the documents: ``python -m tests.web.pictures [name ...]``. Look at them before committing."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

from playwright.sync_api import Browser, Page

import nocturne
from nocturne.bots import hint
from tests.builders.riddle import riddle
from tests.server.host import Host
from tests.web.browser import SETTINGS, SIZES, Theme, hinted, visit
from tests.web.dreaming import END, READER, Clicking
from tests.web.staged import staged
from tests.web.test_beginnings import invite
from tests.web.test_etherfields_access import (
    SLUMBER,
    WORLD,
    at_table,
    beginning,
    first_turn,
    script,
    seated,
)
from tests.web.test_screens import brought, sit
from tools import web

FOLDER = web.ROOT / "docs/images/web"
QUALITY = 82
SIZES.update(large=(2560, 1440), wide=(1600, 900))
AT_HOME = "192.168.1.20"
"""An address such as a host in a house has; the browser that takes the pictures finds this machine there."""
Taking = Callable[[Browser, Host], Page]


def descent(kind: str, seat: int, size: str, theme: Theme) -> Taking:
    """A descent in full swing, seen from a seat that is asked."""
    game = nocturne.new("alone", players=3, seed=37)
    while not (game.open[0].kind == kind and game.open[0].seat == seat and game.version > 60):
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")

    def take(browser: Browser, host: Host) -> Page:
        laid = brought(host, game.save())
        page = visit(browser, host.address, size=size, theme=theme)
        sit(page, host, laid, laid["seats"][seat]["key"])
        page.locator("[data-sector]").first.wait_for()
        return page

    return take


def moving(browser: Browser, host: Host) -> Page:
    """Evil looks where a creature could go, and what the Hero would hear of it."""
    page = descent("CreatureMoves", 1, "desk", "dark")(browser, host)
    page.locator(".sector.can:has(.steps)").last.hover(force=True)
    return page


def reacting(browser: Browser, host: Host) -> Page:
    """A Reaction in Evil's hand, looked at."""
    page = descent("ReactionWindow", 1, "desk", "dark")(browser, host)
    page.locator(".mine .card header").nth(2).hover()
    page.locator(".mine .card .whole img").first.wait_for(state="attached")
    return page


def over(browser: Browser, host: Host) -> Page:
    """The end of a descent."""
    game = nocturne.new("alone", players=2, seed=37)
    while game.over is None:
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    laid = brought(host, game.save())
    page = visit(browser, host.address, size="wide")
    sit(page, host, laid, laid["seats"][0]["key"])
    page.locator(".epilogue").wait_for()
    return page


def decks(browser: Browser, host: Host) -> Page:
    """Evil chooses what to play with."""
    game = nocturne.new("alone", players=2, seed=37)
    while game.open[0].kind != "ChooseDeck":
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    laid = brought(host, game.save())
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][1]["key"])
    page.locator(".faces img").last.wait_for()
    return page


def thinking(browser: Browser, host: Host) -> Page:
    """What the Hero could think, in the replay of a descent."""
    page = over(browser, host)
    page.locator(".ending .acts").get_by_text("What the Hero could think").click()
    slider = page.locator(".controls input[type=range]")
    slider.wait_for()
    slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 5))
    page.locator(".heat [data-heat]").first.wait_for(state="attached")
    return page


def ferry(browser: Browser, host: Host) -> Page:
    """The Night Ferry, with water in the hold."""
    game = nocturne.new("etherfields", players=1, seed=2)
    while not is_afloat(game):
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    laid = brought(host, game.save())
    page = visit(browser, host.address)
    sit(page, host, laid, laid["seats"][0]["key"])
    return page


def is_afloat(game: nocturne.Game[Any]) -> bool:
    """Whether the Team is on the Ferry, free to act, and the end can be counted."""
    view: Any = game.view(0)
    return view.tile == "gate-ferry" and game.open[0].kind == "FreePlay" and len(view.dreamscape.tokens) > 3


def asking(browser: Browser, host: Host) -> Page:
    """The child on the lifeboat asks her riddle."""
    return at_table(browser, host, brought(host, riddle().save()), "desk", "dark")


def ended(browser: Browser, host: Host) -> Page:
    """The end of the Night Ferry."""
    game = nocturne.new("etherfields", players=1, seed=2)
    kept, told, aboard = b"", len(game.events(-1, 0)), False
    while True:
        view: Any = game.view(0)
        aboard = aboard or view.tile == "gate-ferry"
        kept = game.save()
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
        news = game.events(-1, 0)[told:]
        told += len(news)
        if aboard and any(event.kind == "scene-ended" for event in news):
            break
    page = at_table(browser, host, brought(host, kept), "desk", "dark")
    page.locator(f".options [data-option='{hinted(page)}']").dispatch_event("click")
    page.locator(f"{END}, {READER}").first.wait_for()
    if page.locator(READER).is_visible():
        page.locator(READER).click()
    page.locator(END).wait_for()
    return page


def masks(browser: Browser, host: Host) -> Page:
    """A Mask is chosen blind."""
    game = nocturne.new("etherfields", players=1, seed=2)
    while game.open[0].kind != "GainMask":
        game.answer(game.open[0].seat, hint(game, game.open[0].seat) or "")
    return at_table(browser, host, brought(host, game.save()), "desk", "dark")


def paying(browser: Browser, host: Host) -> Page:
    """A payment, by clicking cards."""
    page = seated(browser, host, SLUMBER, "desk", "light")
    page.locator(".buttons [data-option='move']").click()
    page.locator("[data-decision='pay']").wait_for()
    page.locator(".hand [data-card='poker-face']").click(position={"x": 20, "y": 40})
    page.locator(".total").wait_for()
    page.evaluate("() => document.activeElement.blur()")  # it lies down again, lifted as far as it is picked
    page.mouse.move(640, 60)
    return page


def dreamers(browser: Browser, host: Host) -> Page:
    """Who are you tonight?"""
    return beginning(browser, host, "desk", "dark")


def plain(path: str, theme: Theme) -> Taking:
    """A page without a table."""

    def take(browser: Browser, host: Host) -> Page:
        page = visit(browser, f"{host.address}/{path}", theme=theme)
        page.locator("article, form .go").first.wait_for()
        return page

    return take


def story(browser: Browser, host: Host) -> Page:
    """The story so far, after the first page of it."""
    page = first_turn(browser, host, "desk", "dark")
    page.keyboard.press("t")
    page.locator("#story-title").wait_for()
    return page


def dream(browser: Browser, host: Host) -> Page:
    """The first Dream, when somebody stands in the way."""
    page = first_turn(browser, host, "desk", "dark")
    player = Clicking(page)
    while not page.locator(".side section.entity").count():
        player.answer()
    if page.locator(READER).is_visible():
        player.put_down()
    page.mouse.move(640, 60)
    return page


def lobby(browser: Browser, host: Host) -> Page:
    """A table for three, two of whom are still to come, as its host sees it: at an address that others reach."""
    outside = cast("Host", SimpleNamespace(address=host.address.replace("127.0.0.1", AT_HOME)))
    page = visit(browser, outside.address)
    page.evaluate("localStorage.setItem('nocturne.settings', JSON.stringify({you: 'Ada'}))")
    page.reload()
    invite(page, outside, players=3)
    page.locator(".qr").wait_for()
    return page


def lesson(browser: Browser, host: Host) -> Page:
    """The second lesson of a first descent."""
    SETTINGS["coach"] = True
    page = descent("HeroTurn", 0, "desk", "dark")(browser, host)
    page.locator(".coach .primary").click()
    page.locator(".coach.above, .coach.below, .coach.left, .coach.right").wait_for()
    SETTINGS["coach"] = False
    return page


def introduction(browser: Browser, host: Host) -> Page:
    """The first page of an introduction."""
    page = visit(browser, f"{host.address}/#/intro/etherfields")
    page.locator(".turn svg").first.wait_for()
    return page


PICTURES: dict[str, Callable[[], Taking]] = {
    "home-dark.jpg": lambda: plain("", "dark"),
    "new-game-light.png": lambda: plain("#/new/alone", "light"),
    "lobby.jpg": lambda: lobby,
    "lesson.jpg": lambda: lesson,
    "introduction.jpg": lambda: introduction,
    "alone-hero-dark.png": lambda: descent("HeroTurn", 0, "desk", "dark"),
    "alone-hero-phone.png": lambda: descent("HeroTurn", 0, "phone", "dark"),
    "alone-evil-large.jpg": lambda: descent("ReactionWindow", 1, "large", "dark"),
    "alone-evil-moves.png": lambda: moving,
    "alone-evil-card.png": lambda: reacting,
    "alone-decks.jpg": lambda: decks,
    "alone-over.jpg": lambda: over,
    "alone-belief.jpg": lambda: thinking,
    "story.jpg": lambda: story,
    "etherfields-first-dream.jpg": lambda: dream,
    "etherfields-dreamers.jpg": lambda: dreamers,
    "etherfields-ferry.jpg": lambda: ferry,
    "etherfields-masks.jpg": lambda: masks,
    "etherfields-end.jpg": lambda: ended,
    "etherfields-riddle.jpg": lambda: asking,
    "etherfields-payment.jpg": lambda: paying,
    "etherfields-script.jpg": lambda: lambda browser, host: script(browser, host, "phone", "dark"),
    "etherfields-phone.jpg": lambda: lambda browser, host: seated(browser, host, WORLD, "phone", "dark"),
    "etherfields-town.jpg": lambda: lambda browser, host: seated(browser, host, WORLD, "desk", "dark"),
    "etherfields-slumber.jpg": lambda: lambda browser, host: seated(browser, host, SLUMBER, "wide", "light"),
}


def main(wanted: list[str]) -> None:
    SETTINGS["coach"] = False
    with staged("--disable-gpu", f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1") as (browser, host):
        for name in wanted or PICTURES:
            page = PICTURES[name]()(browser, host)
            page.wait_for_timeout(800)
            page.wait_for_function("() => !document.querySelector('[data-beat]')")  # all that happened has been seen
            if name.endswith(".jpg"):
                page.screenshot(path=FOLDER / name, type="jpeg", quality=QUALITY)
            else:
                page.screenshot(path=FOLDER / name)
            page.context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
