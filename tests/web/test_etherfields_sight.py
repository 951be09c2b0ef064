"""In every Dream, what always stays in sight covers no space that can be answered, and is whole itself."""

from __future__ import annotations

from functools import lru_cache

import pytest
from playwright.sync_api import Browser, Page

from tests.playthroughs.record import DREAMS, Case, load
from tests.server.host import Host
from tests.web.browser import SIZES, complaints, unguided
from tests.web.test_etherfields_access import at_table
from tests.web.test_frame import EVERY_SIZE
from tests.web.test_screens import brought

GATES = sorted({case.what for case in load() if case.what.startswith("gate-")})
COVERED = """whole => {
    const board = document.querySelector('main .board').getBoundingClientRect()
    return [...document.querySelectorAll('.space.open, .space.near')].flatMap(space => {
        const box = space.getBoundingClientRect()
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        const inside = x > board.left && x < board.right && y > board.top && y < board.bottom
        const over = inside ? document.elementFromPoint(x, y) : null
        if (space.contains(over) || (!whole && (!inside || over.closest('main > .hud')))) return []
        return [`${space.dataset.at} under ${over?.closest('[class]')?.getAttribute('class') ?? 'the edge'}`]
    })
}"""
CUT_OFF = """() => {
    const hud = document.querySelector('main > .hud')
    return hud.scrollHeight > hud.clientHeight + 1
}"""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


@lru_cache
def widest(gate: str) -> bytes:
    """A recorded Dream when most of its spaces lie on the table and the first Dreamer may walk."""
    record = load()[Case(gate, 4, "2.0")]
    game = DREAMS.start(record.case, record.seed)
    best, kept = (-1, -1), b""
    for answer in record.answers:
        laid = game.table.ground
        much = (len(game.table.land.tile_of), len(laid.overlays))
        asked = game.open[0]
        if game.table.tile == gate and asked.seat == 0 and "move" in asked.ids() and much > best:
            best, kept = much, game.save()
        game.answer(game.open[0].seat, answer)
    return kept


def resized(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)


@pytest.mark.parametrize("gate", GATES)
def test_what_stays_in_sight_covers_no_space_that_can_be_answered(browser: Browser, host: Host, gate: str) -> None:
    page = at_table(browser, host, brought(host, widest(gate)), "desk", "dark")
    unguided(page)
    page.locator(".cost").first.wait_for(state="attached")
    for size in EVERY_SIZE:
        resized(page, size)
        assert page.evaluate(COVERED, size != "phone") == [], f"at {size}: in a wide window all of them are in sight"
        assert not page.evaluate(CUT_OFF), f"at {size} something of the Goal or the Turn card is cut off"
    resized(page, "phone")
    page.get_by_label("See everything").click()
    page.evaluate(DRAWN)
    assert page.evaluate(COVERED, True) == [], "what is out of sight on a telephone comes with one key"
    assert not complaints(page)
    page.context.close()
