"""Take the pictures of the documents: ``python -m tests.web.pictures [name ...]``. Look at them before committing."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import nocturne
from nocturne.bots import hint
from tests.server.host import Host, hosting
from tests.web.browser import SIZES, Theme, browser_path, visit
from tests.web.dreaming import READER, Clicking
from tests.web.test_etherfields_access import SLUMBER, WORLD, first_turn, payment, script, seated
from tests.web.test_screens import brought, sit
from tools import web

FOLDER = web.ROOT / "docs/images/web"
QUALITY = 82
SIZES.update(large=(2560, 1440), wide=(1600, 900))
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


def plain(path: str, theme: Theme) -> Taking:
    """A page without a table."""

    def take(browser: Browser, host: Host) -> Page:
        page = visit(browser, f"{host.address}/{path}", theme=theme)
        page.locator("article, fieldset, form").first.wait_for()
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
    return page


PICTURES: dict[str, Callable[[], Taking]] = {
    "home-dark.jpg": lambda: plain("", "dark"),
    "new-game-light.png": lambda: plain("#/new/alone", "light"),
    "alone-hero-dark.png": lambda: descent("HeroTurn", 0, "desk", "dark"),
    "alone-hero-phone.png": lambda: descent("HeroTurn", 0, "phone", "dark"),
    "alone-evil-large.jpg": lambda: descent("ReactionWindow", 1, "large", "dark"),
    "alone-evil-light.png": lambda: descent("ReactionWindow", 1, "desk", "light"),
    "story.jpg": lambda: story,
    "etherfields-first-dream.jpg": lambda: dream,
    "etherfields-payment.jpg": lambda: lambda browser, host: payment(browser, host, "desk", "light"),
    "etherfields-script.jpg": lambda: lambda browser, host: script(browser, host, "phone", "dark"),
    "etherfields-phone.jpg": lambda: lambda browser, host: seated(browser, host, WORLD, "phone", "dark"),
    "etherfields-town.jpg": lambda: lambda browser, host: seated(browser, host, WORLD, "desk", "dark"),
    "etherfields-slumber.jpg": lambda: lambda browser, host: seated(browser, host, SLUMBER, "wide", "light"),
}


def main(wanted: list[str]) -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox", "--disable-gpu"])
        with hosting(Path(folder) / "tables.nocturne-db", static=web.STATIC) as host:
            for name in wanted or PICTURES:
                page = PICTURES[name]()(browser, host)
                page.wait_for_timeout(800)
                if name.endswith(".jpg"):
                    page.screenshot(path=FOLDER / name, type="jpeg", quality=QUALITY)
                else:
                    page.screenshot(path=FOLDER / name)
                page.context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
