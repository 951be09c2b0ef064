"""The page draws with the same icons, emblems and colours as cards and print."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from nocturne.games.etherfields.pack import records
from nocturne.packs.commands import faces_of
from nocturne.pictures import THEMES, Variant
from nocturne.pictures.emblems import EMBLEMS
from nocturne.server.things import Things
from tests.server.host import Host
from tests.web.test_etherfields_access import seated
from tools import web, web_icons

TONES = web.WEB / "src/etherfields/tones.css"
PRINTED = ("awareness", "cunning", "wrath", "night", "glow")
"""The colours that the page shares with drawn cards; it calls the glow its lamp."""


def test_the_icons_of_the_page_are_those_of_the_cards() -> None:
    written = web_icons.PLACE.read_text(encoding="utf-8")
    assert written == web_icons.source(), "run: python -m tools.web_icons"
    figures = web_icons.SILHOUETTES.read_text(encoding="utf-8")
    assert figures == web_icons.silhouettes(), "run: python -m tools.web_icons"


@pytest.mark.parametrize("name", PRINTED)
def test_a_colour_means_the_same_on_the_page_and_on_drawn_cards(name: str) -> None:
    drawn = getattr(THEMES["etherfields"].looks[Variant.DARK], name)
    shown = dict(re.findall(r"--ef-(\w+): (#\w+);", TONES.read_text(encoding="utf-8").partition("}")[0]))
    assert shown[{"glow": "lamp"}.get(name, name)] == drawn


HELD = """
game: etherfields
players: 1
slumber: moths
items: [storm-lantern, lucky-coin]
dreamers: [{archetype: gambler, hand: [raise, palmed-ace], progress: [lucky-streak], mask: mask-of-the-runner}]
ground: {tiles: [landing, long-corridor, linen-room]}
figures: [{of: moths, at: 10}]
entities: [{tile: moths}]
"""
CARDS = {
    "raise": "influence/raise", "palmed-ace": "influence/palmed-ace", "lucky-streak": "influence/lucky-streak",
    "storm-lantern": "item/storm-lantern", "lucky-coin": "item/lucky-coin",
    "mask-of-the-runner": "mask/mask-of-the-runner",
}  # fmt: skip
SEEN = "card => document.querySelector(`.mine [data-card='${card}'] ~ .face .sign`)?.getAttribute('d')"


def test_a_card_has_one_picture_in_hand_among_items_and_when_it_is_looked_at(browser: Browser, host: Host) -> None:
    things = Things(records(), faces_of("etherfields"), "en")
    assert [(things.thing(key).face or {})["emblem"] for key in ("item/storm-lantern", "item/lucky-coin")] == [
        "lantern", "coin",
    ]  # fmt: skip
    page = seated(browser, host, HELD, "desk", "dark")
    page.locator(".mine .card").first.wait_for()
    for card, key in CARDS.items():
        emblem = EMBLEMS[(things.thing(key).face or {})["emblem"]]
        assert page.evaluate(SEEN, card) == emblem, card
        assert emblem in (things.picture(key) or ""), f"the dialog shows another picture of {card}"
    page.context.close()


def test_what_stands_in_a_space_and_who_walks_there_are_drawn_as_on_their_tiles(browser: Browser, host: Host) -> None:
    things = Things(records(), faces_of("etherfields"), "en")
    page = seated(browser, host, HELD, "desk", "dark")
    page.locator(".figure .emblem").first.wait_for()
    assert page.locator(".figure .emblem").first.get_attribute("d") == EMBLEMS["moth"]
    standing = [space["thing"] for space in (things.thing("map/landing").face or {})["spaces"] if space["thing"]]
    drawn = page.locator("[data-standing]").evaluate_all("all => all.map(one => one.getAttribute('d'))")
    assert {EMBLEMS[thing] for thing in standing} <= set(drawn)
    assert page.locator("[fill='url(#ef-slabs)'], [fill='url(#ef-boards)'], [fill='url(#ef-carpet)']").count() > 0
    page.context.close()


LAID_OVER = """
game: etherfields
players: 1
dream: gate-ferry
ground: {tiles: [gangway, saloon, promenade, engine-room, boat-deck], overlays: [flooded]}
figures: [{of: purser, at: 13}, {of: tobit, at: 9}]
entities: [{tile: purser}]
dreamers: [{archetype: gambler, at: 10, hand: [read-the-table, raise, poker-face]}]
"""


def test_an_overlay_is_seen_where_it_lies_is_named_and_its_card_is_drawn(browser: Browser, host: Host) -> None:
    page = seated(browser, host, LAID_OVER, "desk", "dark")
    page.locator("[data-overlaid]").first.wait_for()
    slips = page.locator("[data-overlaid]").evaluate_all("all => all.map(one => Number(one.dataset.overlaid))")
    assert sorted(slips) == [16, 17, 18, 24, 25]
    assert "Under The Lower Deck, Flooded" in (page.locator("[data-at='17']").get_attribute("aria-label") or "")
    page.locator(".goal .overlay", has_text="Laid over: The Lower Deck, Flooded").click()
    page.get_by_role("heading", name="The Lower Deck, Flooded").wait_for()
    page.locator("dialog[open] img").first.wait_for()
    page.context.close()


def test_a_companion_is_drawn_as_what_it_is(browser: Browser, host: Host) -> None:
    page = seated(browser, host, LAID_OVER, "desk", "dark")
    page.locator(".figure .friend").wait_for()
    assert page.locator(".figure .emblem").count() == 1, "only the Purser is told by an emblem"
    page.context.close()
