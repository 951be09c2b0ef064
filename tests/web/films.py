"""Film the page: ``python -m tests.web.films [name ...]``. Look at the films before committing.

Chromium records, its canvas packs each frame as WebP, and the frames are joined here into one animated picture.
"""

from __future__ import annotations

import base64
import struct
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

import nocturne
from nocturne.bots import hint
from nocturne.kernel import Name
from tests.server.host import Host
from tests.web.browser import drawn
from tests.web.dreaming import READER
from tests.web.staged import staged
from tests.web.test_screens import brought
from tools import web

FOLDER = web.ROOT / "docs/images/web"
SIZE = (1180, 738)
WIDE, HIGH = 680, 425
QUALITY = 0.42
APART = 140
"""Milliseconds between two frames, at least."""
LONGEST = 1000
"""Milliseconds that a frame stays at most: what takes longer here is the machine."""
LAST = 1600
"""Milliseconds that the last frame stays."""
PACK = """async ([frames, wide, high, quality]) => {
    const canvas = document.createElement('canvas')
    canvas.width = wide
    canvas.height = high
    const paper = canvas.getContext('2d', {alpha: false}), packed = []
    for (const frame of frames) {
        const picture = new Image()
        picture.src = 'data:image/jpeg;base64,' + frame
        await picture.decode()
        paper.drawImage(picture, 0, 0, wide, high)
        packed.push(canvas.toDataURL('image/webp', quality).split(',')[1])
    }
    return packed
}"""


class Frame(NamedTuple):
    """A picture of the page, and when it was taken."""

    at: float
    jpeg: str


def record(page: Page, act: Callable[[], None]) -> list[Frame]:
    """All frames of the page while something is done."""
    taken: list[Frame] = []
    line = page.context.new_cdp_session(page)

    def keep(event: dict[str, Any]) -> None:
        taken.append(Frame(event["metadata"]["timestamp"] * 1000, event["data"]))
        line.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    line.on("Page.screencastFrame", keep)
    line.send("Page.startScreencast", {"format": "jpeg", "quality": 92, "maxWidth": SIZE[0], "maxHeight": SIZE[1]})
    act()
    line.send("Page.stopScreencast")
    return taken


def thinned(frames: list[Frame]) -> list[Frame]:
    """Frames that are far enough from each other, the last one always."""
    kept: list[Frame] = []
    for frame in frames:
        if not kept or (frame.at - kept[-1].at >= APART and frame.jpeg != kept[-1].jpeg):
            kept.append(frame)
    return kept


def join(pictures: list[bytes], lengths: list[int], size: tuple[int, int]) -> bytes:
    """An animated WebP of single ones: a header, and each picture's own data with its place and its length."""
    wide, high = (struct.pack("<I", side - 1)[:3] for side in size)
    head = _chunk(b"VP8X", bytes([2, 0, 0, 0]) + wide + high) + _chunk(b"ANIM", bytes(6))
    shown = [
        _chunk(b"ANMF", bytes(6) + wide + high + struct.pack("<I", length)[:3] + b"\x02" + _image(picture))
        for picture, length in zip(pictures, lengths, strict=True)
    ]
    body = b"WEBP" + head + b"".join(shown)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def _image(picture: bytes) -> bytes:
    """The chunk of a single WebP that holds its image; Chromium adds a colour profile, which a frame may not have."""
    at = 12
    while picture[at : at + 4] != b"VP8 ":
        size: int = struct.unpack("<I", picture[at + 4 : at + 8])[0]
        at += 8 + size + size % 2
    return picture[at:]


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def film(browser: Browser, frames: list[Frame]) -> bytes:
    """The frames as one animated picture."""
    kept = thinned(frames)
    page = browser.new_page()
    packed: list[str] = page.evaluate(PACK, [[frame.jpeg for frame in kept], WIDE, HIGH, QUALITY])
    page.close()
    ends = [*[frame.at for frame in kept[1:]], kept[-1].at + LAST]
    lengths = [min(LONGEST, round(end - frame.at)) for frame, end in zip(kept, ends, strict=True)]
    return join([base64.b64decode(one) for one in packed], lengths, (WIDE, HIGH))


def seat(browser: Browser, host: Host, save: bytes, number: int, *, against_bot: bool) -> Page:
    """A page with movement at a seat of a save; the other seat is handed to the automatic player."""
    laid = brought(host, save)
    pages = []
    for key in [laid["seats"][number]["key"], *([laid["seats"][1 - number]["key"]] if against_bot else [])]:
        context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, color_scheme="dark")
        context.add_init_script("localStorage.setItem('nocturne.settings', JSON.stringify({coach: false}))")
        page = context.new_page()
        page.goto(f"{host.address}/#/t/{laid['table']}/{key}")
        drawn(page)
        pages.append(page)
    if against_bot:
        pages[1].keyboard.press("s")
        pages[1].get_by_role("button", name="automatic").last.click()
        pages[1].wait_for_timeout(500)
        pages[1].context.close()
    pages[0].wait_for_timeout(1500)
    return pages[0]


def press_hinted(page: Page) -> None:
    """Follow a hint, so that it is seen: what is suggested is marked, then pressed."""
    page.wait_for_function("() => document.querySelector('.options button:not([disabled])')")
    page.keyboard.press("h")
    page.locator(".options .hinted").wait_for(state="attached")
    page.wait_for_timeout(500)
    page.evaluate("() => document.querySelector('.options .hinted').click()")
    page.wait_for_timeout(100)
    if page.locator(".total .primary:enabled").count():
        page.wait_for_timeout(400)
        page.locator(".total .primary").click()


def before_a_reaction() -> bytes:
    """A game of ALONE before a Turn of the Hero in which a card is played, Evil rolls its dice, and it hurts."""
    for number in range(37, 90):
        game = nocturne.new("alone", players=2, seed=number)
        last, told, answers = b"", 0, 0
        while game.over is None and game.version < 160:
            decision = game.open[0]
            if decision.kind == "HeroTurn":
                news = game.events(-1, 0)[told:]
                kinds = [event.kind for event in news]
                played = any(event.kind == "reaction-played" and _card(event) for event in news)
                if last and played and "hurt" in kinds and "rolled" in kinds and answers <= 3:
                    return last
                last, told, answers = game.save(), told + len(news), 0
            answers += decision.seat == 0
            game.answer(decision.seat, hint(game, decision.seat) or "")
    raise SystemExit("no such Turn")


def _card(event: Any) -> bool:  # noqa: ANN401 -- an event as it is told
    """Whether the card that was played is seen."""
    return isinstance(event.text.arguments().get("card"), Name)


QUIET = """() => document.querySelector('.options button:not([disabled])') && !document.querySelector('[data-beat]')"""
"""Something is asked, and all that happened has been seen."""


def reaction(browser: Browser, host: Host) -> list[Frame]:
    """Evil answers the Hero: a Reaction with its attack."""
    page = seat(browser, host, before_a_reaction(), 0, against_bot=True)
    turn = page.locator(".turns .now ~ i").count()

    def act() -> None:
        page.wait_for_timeout(300)
        for _ in range(6):
            press_hinted(page)
            page.wait_for_timeout(500)
            page.wait_for_function(QUIET)
            if page.locator(".turns .now ~ i").count() != turn:
                break
        page.wait_for_timeout(300)

    return record(page, act)


NIGHT = """
game: etherfields
players: 1
dream: gate-ferry
ground: {tiles: [gangway, saloon, promenade, engine-room, boat-deck]}
figures: [{of: purser, at: 13}]
entities: [{tile: purser}]
dreamers: [{archetype: gambler, at: 10, hand: [read-the-table, raise], ether: 1, mask: mask-of-the-runner}]
"""
"""The Night Ferry: the Purser is on his way, and the Turn card lets him move and strike."""


def night(browser: Browser, host: Host) -> list[Frame]:
    """A Dream's Turn ends, and the night comes step by step."""
    page = seat(browser, host, nocturne.position("etherfields", NIGHT).save(), 0, against_bot=False)

    def act() -> None:
        page.wait_for_timeout(900)
        page.locator(".buttons [data-option='done']").click()
        for _ in range(8):
            page.wait_for_timeout(900)
            for _ in range(3):
                if page.locator(READER).is_visible():
                    page.wait_for_timeout(1200)
                    page.locator(READER).click()
                page.wait_for_function(QUIET)
            if page.locator("[data-decision='free-play']").count():
                break
            if page.locator(".buttons .main").count():
                page.locator(".buttons .main").click()
            else:
                press_hinted(page)
        page.wait_for_timeout(600)

    return record(page, act)


FILMS: dict[str, Callable[[Browser, Host], list[Frame]]] = {
    "alone-reaction.webp": reaction,
    "etherfields-night.webp": night,
}


def main(wanted: list[str]) -> None:
    with staged() as (browser, host):
        for name in wanted or FILMS:
            (FOLDER / name).write_bytes(film(browser, FILMS[name](browser, host)))


if __name__ == "__main__":
    main(sys.argv[1:])
