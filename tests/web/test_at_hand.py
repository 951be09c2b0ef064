"""What a player has at hand: notes of one's own, notices, the page as an app, contrast, and room at twice the size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.host import Host
from tests.web.browser import complaints, drawn, faults, save, shows, unguided, visit
from tests.web.test_etherfields_access import slumber
from tests.web.test_screens import brought, in_the_middle, sit
from tools.web_fonts import FACES


def seated(
    browser: Browser, host: Host, size: str = "desk", seat: int = 0, kind: str = "HeroTurn"
) -> tuple[Page, dict[str, Any]]:
    laid = brought(host, in_the_middle(kind, 1 if kind == "ReactionWindow" else 0))
    page = visit(browser, host.address, size=size)
    sit(page, host, laid, laid["seats"][seat]["key"])
    return page, laid


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_page_of_notes_is_there_again_and_on_another_device(browser: Browser, host: Host, size: str) -> None:
    page, laid = seated(browser, host, size)
    page.keyboard.press("n")
    field = page.get_by_role("textbox", name="Notes")
    field.fill("The worm waits at the stairs.")
    shows(page, "Kept.")
    assert faults(page) == []
    save(page, f"notes-{size}")
    page.keyboard.press("Escape")
    page.reload()
    drawn(page)
    page.keyboard.press("n")
    expect(page.get_by_role("textbox", name="Notes")).to_have_value("The worm waits at the stairs.")
    other = visit(browser, host.address)
    sit(other, host, laid, laid["seats"][0]["key"])
    other.keyboard.press("n")
    expect(other.get_by_role("textbox", name="Notes")).to_have_value("The worm waits at the stairs.")
    evil = visit(browser, host.address)
    sit(evil, host, laid, laid["seats"][1]["key"])
    evil.keyboard.press("n")
    expect(evil.get_by_role("textbox", name="Notes")).to_have_value("")
    assert complaints(page) == []
    for one in (page, other, evil):
        one.context.close()


def test_an_onlooker_has_no_page_of_notes(browser: Browser, host: Host) -> None:
    laid = brought(host, in_the_middle("HeroTurn", 0))
    page = visit(browser, host.address)
    sit(page, host, laid, laid["watch"])
    page.keyboard.press("n")
    page.wait_for_timeout(200)
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.context.close()


NOTICES = """
    window.notices = []
    window.Notification = class { constructor(title, options) { window.notices.push([title, options.tag]) } }
    window.Notification.permission = 'granted'
    window.Notification.requestPermission = async () => 'granted'
    Object.defineProperty(document, 'visibilityState', {get: () => window.away ? 'hidden' : 'visible'})
"""


def test_who_looks_elsewhere_is_told_when_it_is_their_turn(browser: Browser, host: Host) -> None:
    laid = host.lay("alone", 2, 37, seats=[{"kind": "here", "name": "Ada"}, {"kind": "away", "name": "Bo"}])
    page = visit(browser, "about:blank")
    page.context.add_init_script(NOTICES)
    page.goto(host.address)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Notices").check()
    page.keyboard.press("Escape")
    other = visit(browser, f"{host.address}/#/t/{laid['table']}/{laid['seats'][1]['key']}")
    sit(page, host, laid, laid["seats"][0]["key"])
    page.evaluate("window.away = true")
    page.locator(".faces [data-option]").first.click()  # now Evil is asked
    drawn(other)
    other.get_by_role("button", name="Set up for me").click()
    page.wait_for_function("() => window.notices.length > 0")
    assert page.evaluate("window.notices[0][1]") == laid["table"]
    for one in (page, other):
        one.context.close()


def test_the_page_is_an_app_and_opens_without_a_network(browser: Browser, host: Host) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(host.address)
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(one => one.json())")
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        assert host.http.get(icon["src"]).status_code == 200, icon
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto(f"{host.address}/#/intro/alone")
    page.reload()  # its parts come through the worker, which keeps them
    page.get_by_role("heading", name="One Turn").wait_for()
    page.wait_for_timeout(300)
    context.set_offline(True)
    page.reload()
    page.get_by_role("heading", name="One Turn").wait_for()
    page.goto(f"{host.address}/#/")
    shows(page, "The server cannot be reached.")
    context.close()


def test_an_installed_app_keeps_every_part(browser: Browser, host: Host) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(host.address)
    parts: list[str] = host.http.get("/parts.json").json()
    assert any("engine" in part for part in parts)
    page.evaluate("navigator.serviceWorker.ready.then(one => one.active.postMessage('keep-all'))")
    page.wait_for_function(
        """async parts => {
            const cache = await caches.open('nocturne-page')
            for (const part of parts) if (!(await cache.match(part))) return false
            return true
        }""",
        arg=parts,
    )
    context.close()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_high_contrast_reads_at_seven_to_one(browser: Browser, host: Host, theme: str) -> None:
    page, _ = seated(browser, host)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Contrast").select_option("more")
    page.get_by_label("Light or dark").select_option(theme)
    page.keyboard.press("Escape")
    ratio = page.evaluate("""() => {
        const style = getComputedStyle(document.querySelector('.table'))
        const light = name => {
            const probe = document.createElement('i')
            probe.style.color = style.getPropertyValue(name)
            document.body.append(probe)
            const [r, g, b] = getComputedStyle(probe).color.match(/[0-9.]+/g).map(one => one / 255)
                .map(one => one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
            probe.remove()
            return 0.2126 * r + 0.7152 * g + 0.0722 * b
        }
        const against = (one, other) => {
            const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b)
            return (bright + 0.05) / (dark + 0.05)
        }
        return Math.min(...['--ink', '--ink-soft', '--accent', '--danger'].map(one => against(one, '--panel')))
    }""")
    assert ratio >= 7
    assert faults(page) == []
    save(page, f"contrast-{theme}")
    page.context.close()


@pytest.mark.parametrize(("game", "players"), [("etherfields", 1), ("alone", 2)])
def test_the_first_load_of_a_table_is_small(browser: Browser, host: Host, game: str, players: int) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "name": ""}][:players]
    laid = host.lay(game, players, 3, seats=seats)
    page = visit(browser, "about:blank")
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    bytes_of, loaded = list[float](), list[str]()
    line.on("Network.loadingFinished", lambda event: bytes_of.append(event["encodedDataLength"]))
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(f"{host.address}/#/t/{laid['table']}/{laid['seats'][0]['key']}")
    drawn(page)
    page.wait_for_timeout(500)
    assert sum(bytes_of) <= 285_000, "300 kB are allowed: there is room for what comes"
    whole = [face.source.stem for face in FACES]
    assert not [url for url in loaded if any(name in url for name in whole)], "a letter that the small fonts lack"
    assert not [url for url in loaded for late in ("engine", "guide", "Intro", "qr") if late in url], "when wanted"
    page.context.close()


@pytest.mark.parametrize("path", ["", "#/new/etherfields", "#/intro/alone/2", "#/rules/alone"])
def test_pages_have_room_at_twice_the_size(browser: Browser, host: Host, path: str) -> None:
    page = visit(browser, f"{host.address}/{path}")
    page.set_viewport_size({"width": 640, "height": 360})  # a window of 1280 by 720, magnified twice
    page.locator("h1").first.wait_for()
    page.wait_for_timeout(300)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.context.close()


TABLES: dict[str, Callable[[Browser, Host], Page]] = {
    "hero": lambda browser, host: seated(browser, host)[0],
    "evil": lambda browser, host: seated(browser, host, seat=1, kind="ReactionWindow")[0],
    "dreamer": lambda browser, host: slumber(browser, host, "desk", "dark"),
}


@pytest.mark.parametrize("who", TABLES)
def test_the_table_has_room_at_twice_the_size(browser: Browser, host: Host, who: str) -> None:
    page = TABLES[who](browser, host)
    unguided(page)
    page.set_viewport_size({"width": 640, "height": 360})
    page.wait_for_timeout(400)
    board, line = page.locator(".board").first.bounding_box(), page.locator("#now-line").bounding_box()
    assert board is not None
    assert line is not None
    assert board["height"] > 200
    assert line["y"] + line["height"] <= 360
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is pushed out of the window"
    answers = page.locator(".now .buttons button")
    main = answers.and_(page.locator(".main"))
    for button in (main if main.count() else answers).all()[:1]:
        expect(button).to_be_in_viewport(ratio=0.9)
    save(page, f"twice-{who}")
    assert faults(page) == []
    page.context.close()
