"""One browser and one server for all tests of the page in this process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from nocturne import bots
from nocturne.kernel import Game
from tests.server.host import Host, hosting
from tests.web.browser import browser_path
from tools import web

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests of the page last: Playwright keeps a loop running, beside which others cannot run their own."""
    items.sort(key=lambda item: HERE in item.path.parents)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        # letters as in a window: without one they would be drawn otherwise than in the pictures of test_snapshots
        flags = ["--no-sandbox", "--font-render-hinting=slight"]
        started = playwright.chromium.launch(executable_path=browser_path(), args=flags)
        yield started
        started.close()


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    if not web.is_built():
        pytest.fail("the page is not built, or not from these sources: python3 go.py setup")
    folder: Path = tmp_path_factory.mktemp("tables")
    with hosting(folder / "tables.nocturne-db", static=web.STATIC) as running:
        yield running


@pytest.fixture(autouse=True)
def plain_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints name an answer without its chances: to weigh them takes a third of a second.

    On a busy machine they come too late and are left out, and whoever follows hints would go another way.
    """
    monkeypatch.setattr(bots, "advise", lambda _game, _seat: [])


@pytest.fixture
def weighed_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints come with chances, made up here: what is looked at is how they are shown."""

    def advise(game: Game[Any], seat: int) -> list[bots.Advice]:
        decision = next(each for each in game.open if each.seat == seat)
        first = bots.hint(game, seat)
        others = [option for option in decision.ids() if option != first]
        return [bots.Advice(option, 0.5 - at / 9, 0.12, "way") for at, option in enumerate([first or "", *others][:3])]

    monkeypatch.setattr(bots, "advise", advise)
