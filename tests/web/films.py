"""Film the page: ``python -m tests.web.films [name ...]``. Look at the films before committing.

Chromium records, its canvas packs as WebP what each frame changes, and that is joined here into one animated picture.
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
WIDE, HIGH = 960, 600
QUALITY = 0.75
APART = 140
"""Milliseconds between two frames, at least."""
SETTINGS = '{"coach": false, "pace": "slow"}'
FASTER = 1.4
"""How much faster the film is than its recording, which is made at the slow pace: a busy machine leaves frames out."""
LONGEST = 1000
"""Milliseconds that a frame stays at most: what takes longer here is the machine."""
LAST = 1600
"""Milliseconds that the last frame stays."""
PACK = """async ([frames, wide, high, quality, noise]) => {
    const canvas = document.createElement('canvas'), part = document.createElement('canvas')
    canvas.width = wide
    canvas.height = high
    const paper = canvas.getContext('2d', {alpha: false, willReadFrequently: true}), packed = []
    let shown = null
    for (const frame of frames) {
        const picture = new Image()
        picture.src = 'data:image/jpeg;base64,' + frame
        await picture.decode()
        paper.drawImage(picture, 0, 0, wide, high)
        const now = paper.getImageData(0, 0, wide, high).data
        let [left, top, right, bottom] = shown ? [wide, high, 0, 0] : [0, 0, wide, high]
        for (let y = 0; shown && y < high; y++)
            for (let x = 0, at = 4 * y * wide; x < wide; x++, at += 4) {
                const far = [0, 1, 2].reduce((sum, colour) => sum + Math.abs(now[at + colour] - shown[at + colour]), 0)
                if (far <= noise) continue
                left = Math.min(left, x), right = Math.max(right, x + 1)
                top = Math.min(top, y), bottom = Math.max(bottom, y + 1)
            }
        if (right <= left) [left, top, right, bottom] = [0, 0, 2, 2]
        left -= left % 2, top -= top % 2 // such are the places of a frame
        part.width = right - left
        part.height = bottom - top
        part.getContext('2d', {alpha: false}).drawImage(canvas, -left, -top)
        packed.push([left, top, part.width, part.height, part.toDataURL('image/webp', quality).split(',')[1]])
        shown = now
    }
    return packed
}"""
NOISE = 30
"""By how much the three colours of a point may differ where nothing has changed: the recording is not exact."""


class Part(NamedTuple):
    """What a frame changes, and where."""

    x: int
    y: int
    wide: int
    high: int
    picture: bytes


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


def join(parts: list[Part], lengths: list[int], size: tuple[int, int]) -> bytes:
    """An animated WebP of single ones: a header, and each picture's own data with its place and its length."""
    wide, high = (_three(side - 1) for side in size)
    head = _chunk(b"VP8X", bytes([2, 0, 0, 0]) + wide + high) + _chunk(b"ANIM", bytes(6))
    shown = [
        _chunk(
            b"ANMF",
            b"".join(map(_three, (one.x // 2, one.y // 2, one.wide - 1, one.high - 1, length)))
            + b"\x02"
            + _image(one.picture),
        )
        for one, length in zip(parts, lengths, strict=True)
    ]
    body = b"WEBP" + head + b"".join(shown)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def _three(number: int) -> bytes:
    """A number in three bytes."""
    return struct.pack("<I", number)[:3]


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
    packed: list[tuple[int, int, int, int, str]]
    packed = page.evaluate(PACK, [[frame.jpeg for frame in kept], WIDE, HIGH, QUALITY, NOISE])
    page.close()
    parts = [Part(x, y, wide, high, base64.b64decode(picture)) for x, y, wide, high, picture in packed]
    ends = [*[frame.at for frame in kept[1:]], kept[-1].at + LAST]
    lengths = [min(LONGEST, round((end - frame.at) / FASTER)) for frame, end in zip(kept, ends, strict=True)]
    return join(parts, lengths, (WIDE, HIGH))


def seat(browser: Browser, host: Host, save: bytes, number: int, *, against_bot: bool) -> Page:
    """A page with movement at a seat of a save; the other seat is handed to the automatic player."""
    laid = brought(host, save)
    pages = []
    for key in [laid["seats"][number]["key"], *([laid["seats"][1 - number]["key"]] if against_bot else [])]:
        context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, color_scheme="dark")
        context.add_init_script(f"localStorage.setItem('nocturne.settings', {SETTINGS!r})")
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
        page.wait_for_timeout(2000)

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
            page.wait_for_timeout(300)
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
