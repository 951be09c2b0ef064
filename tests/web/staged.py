"""A browser and a server of their own, for scripts that measure the page or take pictures of it.

Hints come without their chances, as in the tests: how busy the machine is must not change which way is taken.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from playwright.sync_api import Browser, sync_playwright

from nocturne import bots
from tests.server.host import Host, hosting
from tests.web.browser import browser_path
from tools import web


@contextmanager
def staged(*more: str) -> Iterator[tuple[Browser, Host]]:
    """Both, started and ended; the browser with more arguments where they are given."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox", *more])
        with (
            patch.object(bots, "advise", lambda _game, _seat: []),
            hosting(Path(folder) / "tables.nocturne-db", static=web.STATIC) as host,
        ):
            yield browser, host
        browser.close()
