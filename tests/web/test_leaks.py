"""The page of twenty games holds nothing sealed, no place of the true map and no key of another; plants are found."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.server.frames import PLACE, moments
from tests.server.host import Host
from tests.server.sealed import sealed_of
from tests.web.browser import drawn, visit

GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("alone", 2, {}),
    ("etherfields", 1, {"play": "campaign"}),
    ("etherfields", 1, {"play": "slumber"}),
    ("lanterns", 2, {}),
)
WHOLE = "() => [document.documentElement.outerHTML, document.body.innerText, JSON.stringify({...localStorage})]"


def read(page: Page, host: Host, laid: dict[str, Any], frames: list[str]) -> None:
    """Everything that the page holds, against what its seat was told until now."""
    texts: list[str] = page.evaluate(WHOLE)
    room = host.rooms.known(laid["table"])
    assert room is not None
    game = room.desk.game.fork()
    *_, (_, knowledge) = moments(game, 0)
    updates = [frame for frame in map(json.loads, frames) if frame["type"] == "update"]
    opened = {key for frame in updates for key in frame["things"]}
    for sentence, keys in sealed_of(game.manifest.id).read_in(texts).items():
        aloud = any(sentence in word for word in knowledge.words)
        assert aloud or keys & opened, f"the page holds {sentence}"
    if game.manifest.id == "alone":
        assert not set(PLACE.findall(texts[1])) - knowledge.words, "the page names a place of the true map"
    for other in laid["seats"][1:]:
        assert not any(other["key"] in text for text in texts), "the page holds the key of another seat"


def at_table(browser: Browser, host: Host, laid: dict[str, Any]) -> tuple[Page, list[str]]:
    page, frames = visit(browser, host.address), list[str]()
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    page.goto(f"{host.address}/#/t/{laid['table']}/{laid['seats'][0]['key']}")
    drawn(page)
    return page, frames


@pytest.mark.parametrize("number", range(20))
def test_the_page_of_a_game_holds_nothing_sealed_or_hidden(browser: Browser, host: Host, number: int) -> None:
    name, players, options = GAMES[number % len(GAMES)]
    seats = [{"kind": "here"}, *[{"kind": "bot"}] * (players - 1)]
    laid = host.lay(name, players, 200 + number, options=options, seats=seats)
    page, frames = at_table(browser, host, laid)
    read(page, host, laid, frames)
    page.keyboard.press("1")
    page.wait_for_timeout(250)
    read(page, host, laid, frames)
    page.context.close()


@pytest.mark.parametrize("place", ["body", "attribute", "storage", "key"])
def test_what_is_planted_in_the_page_is_found(browser: Browser, host: Host, place: str) -> None:
    laid = host.lay("etherfields", 2, 7, options={"play": "campaign"}, seats=[{"kind": "here"}, {"kind": "away"}])
    page, frames = at_table(browser, host, laid)
    read(page, host, laid, frames)
    sealed = sealed_of("etherfields").of
    secret = next(
        sentence for sentence, keys in sorted(sealed.items()) if all(key.startswith("script/") for key in keys)
    )
    said = laid["seats"][1]["key"] if place == "key" else secret
    page.evaluate(
        """([place, said]) => {
            if (place === 'storage' || place === 'key') localStorage.setItem('nocturne.note', said)
            else if (place === 'attribute') document.querySelector('.table').title = said
            else document.body.append(said)
        }""",
        [place, said],
    )
    with pytest.raises(AssertionError, match="the page holds"):
        read(page, host, laid, frames)
    page.context.close()
