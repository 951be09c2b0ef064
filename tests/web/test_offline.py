"""Tables that the browser plays by itself: laid, played, taken up again and saved without a network."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import nocturne
from tests.server.host import Host
from tests.web.browser import PATIENCE, answer_by_key, complaints, drawn, faults, glance, hinted, settle, shows, visit
from tests.web.dreaming import Typing
from tests.web.test_alone import confirm
from tools import web

LONG = 4 * PATIENCE
"""Milliseconds for a start of Python: a few seconds by itself, and more beside other tests."""


@pytest.fixture
def page(browser: Browser, host: Host) -> Iterator[Page]:
    if not (web.STATIC / "offline/parts.json").exists():
        pytest.skip("the page was built without the parts for play on a device")
    page = visit(browser, host.address, guided=False, app=True)
    page.set_default_timeout(LONG)
    yield page
    page.context.close()


def carry(page: Page) -> None:
    """Make the browser playable without a network, and take the network away."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Make playable without a network").click()
    shows(page, "This browser plays tables at one screen by itself.")
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.wait_for_function(
        """async () => {
            const [parts, cache] = [await (await fetch('/parts.json')).json(), await caches.open('nocturne-page')]
            for (const part of parts) if (!(await cache.match(part))) return false
            return true
        }"""
    )
    page.context.set_offline(True)
    page.reload()


def lay(page: Page, game: str) -> str:
    page.goto(re.sub("#.*", "", page.url) + f"#/new/{game}")
    page.get_by_label("Keep on this device").check()
    page.get_by_role("button", name="Start").click()
    drawn(page)
    return page.url.rpartition("/")[2]


def follow(page: Page, answers: int) -> None:
    for _ in range(answers):
        page.locator(".options button:not([disabled])").first.wait_for(state="attached")
        before = glance(page).version
        option, is_series = hinted(page), page.locator(".total").count() > 0
        answer_by_key(page, option)
        if is_series:
            confirm(page, by_key=True)
        settle(page, before)


def test_a_table_is_played_without_a_network_and_is_there_after_a_reload(page: Page, tmp_path: Path) -> None:
    carry(page)
    table = lay(page, "alone")
    assert table.startswith("here-")
    follow(page, 8)
    page.reload()
    drawn(page)
    follow(page, 1)

    page.get_by_role("button", name="Seats").click()
    shows(page, "This table is on this device: nobody can come to it by a link.")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / "game.nocturne"
    saving.value.save_as(file)
    assert nocturne.load(file.read_bytes()).checked().version >= 9
    page.keyboard.press("Escape")

    dream = lay(page, "etherfields")
    dreamer = Typing(page)
    for _ in range(8):
        dreamer.answer()
    page.goto(re.sub("#.*", "", page.url) + "#/")
    expect(page.locator(".tables li", has_text="on this device")).to_have_count(2)
    page.set_input_files("#bring", file)
    drawn(page)
    assert page.url.rpartition("/")[2] not in (table, dream)
    assert [
        said for said in complaints(page) if "net::ERR_" not in said
    ] == []  # that there is no network is so by design
