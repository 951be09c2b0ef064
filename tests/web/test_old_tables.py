"""A table of each game from each old commit of the corpus: opened by today's server, played on and taken back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, nullcontext, suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TooLong

from nocturne.server.gestures import LOOK_BACK
from nocturne.server.keys import hashed, new_key, new_table
from nocturne.store import SeatRow, Store, TableRow
from tests.server.host import Host, hosting
from tests.upgrades.changed import UNREADABLE
from tests.upgrades.corpus import saves, store_of, stored
from tests.web.browser import complaints, drawn, glance, settle, visit
from tests.web.dreaming import END, READER, is_picked
from tools import web

ANSWERS = 4
"""How many answers are given on the page."""
ASKED = ".options button:not([disabled])"
BEFORE = "at => Number(document.querySelector('.table').dataset.version) < at"
REACH = "nothing before it can be taken back"


class Laid(NamedTuple):
    """A table of an old game, and the key of the seat that is asked."""

    table: str
    key: str
    told: bool  # whether that seat's last answer was given under earlier rules or with other content


def laid_for(store: Store, game_id: int) -> Laid | None:
    """Lay a table for a game that asks somebody: that seat for a person, all others for the automatic player."""
    game = store.session(game_id).game
    if not game.open:
        return None
    asked, key, table = game.open[0].seat, new_key(), new_table()
    seats = [
        SeatRow(seat, hashed(key if seat == asked else new_key()), "away", seat != asked, "")
        for seat in range(game.box.players)
    ]
    owner, watch = hashed(new_key()), hashed(new_key())
    store.relabel(game_id, metadata={"take-back": "all"})  # the first answer is taken back, whatever it has shown
    store.tables.add(TableRow(table, game_id, owner, watch, None, None, "", tuple(seats)))
    told = bool(game.eras) and any(entry.seat == asked for entry in game.log(max(game.version - LOOK_BACK, 1)))
    return Laid(table, key, told)


def old_games(store: Store, commit: str) -> Iterator[tuple[str, int]]:
    """The games of an old commit with their numbers in the store, the longest first; saves are taken in."""
    there = [kept for kept in stored() if kept.commit == commit]
    for kept in reversed(there):
        yield kept.game, int(kept.name)
    if not there:  # the oldest commits had no store yet
        for kept in saves():
            if kept.commit == commit:
                yield kept.game, store.import_(kept.data)


def cases() -> list[tuple[str, str]]:
    """Every commit of the corpus with every game that it had, but those whose tables cannot be read any more."""
    running = {(kept.commit, kept.game) for kept in (*stored(), *saves()) if kept.asked}
    return sorted(running - set(UNREADABLE))


Open = Callable[[str], tuple[Host, dict[str, Laid]]]


@pytest.fixture(scope="module")
def old_tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    """Servers on the stores of old commits, each with a table for one running game of each kind."""
    with ExitStack() as running:

        @cache
        def serve(commit: str) -> tuple[Host, dict[str, Laid]]:
            path = tmp_path_factory.mktemp("old") / "games.db"
            tables = lay_tables(path, commit)
            return running.enter_context(hosting(path, static=web.STATIC)), tables

        yield serve


def lay_tables(path: Path, commit: str) -> dict[str, Laid]:
    """Put the store of an old commit somewhere, and lay tables for its games."""
    with suppress(FileNotFoundError):  # the oldest commit had no store yet
        path.write_bytes(store_of(commit))
    tables: dict[str, Laid] = {}
    with Store.open(path) as store:
        for game, number in old_games(store, commit):
            laid = None if game in tables or (commit, game) in UNREADABLE else laid_for(store, number)
            if laid is not None:
                tables[game] = laid
    return tables


def opened(browser: Browser, host: Host, laid: Laid) -> Page:
    page = visit(browser, f"{host.address}/#/t/{laid.table}/{laid.key}")
    drawn(page)
    page.locator(ASKED).first.wait_for(state="attached")
    return page


def give_first(page: Page) -> None:
    """Put away what is to be read, and give the first answer on the list, confirmed where it is a pick.

    A story page may open while the list is being opened, and closes it: then once more.
    """
    for last in (False, False, False, True):
        if page.locator(READER).is_visible():
            page.locator(READER).click()
        if page.locator(END).is_visible():
            page.keyboard.press("Enter")
        with nullcontext() if last else suppress(TooLong):
            if not page.locator(".now .list").is_visible():
                page.keyboard.press("o")
            page.mouse.move(2, 2)  # what has come up under the pointer of the last click takes no other yet
            first = page.locator(ASKED).first
            if not is_picked(first):  # else a payment proposes it
                first.click(timeout=60_000 if last else 4_000)
            break
    if page.locator(".options .picked").count():
        page.locator(".total .primary").click()


@pytest.mark.parametrize(("commit", "game"), cases())
def test_an_old_table_is_played_on_in_the_browser(browser: Browser, old_tables: Open, commit: str, game: str) -> None:
    host, tables = old_tables(commit)
    page, told = opened(browser, host, tables[game]), tables[game].told
    border = page.locator(".border").get_by_text(REACH)
    expect(border).to_have_count(int(told))
    if told:
        page.keyboard.press("u")
        expect(page.locator(".notice").get_by_text(REACH)).to_be_visible()
    for given in range(ANSWERS):
        before = glance(page)
        if before.is_over:
            break
        give_first(page)
        settle(page, before.version)
        page.locator(f"{ASKED}, .now.over").first.wait_for(state="attached")
        if not given:  # the first answer under today's rules is taken back, and nothing before it
            answered = glance(page).version
            page.locator("button.undo").click()
            page.wait_for_function(BEFORE, arg=answered)
            expect(border).to_have_count(int(told))
            page.locator(ASKED).first.wait_for(state="attached")
    assert complaints(page) == []
    page.context.close()
