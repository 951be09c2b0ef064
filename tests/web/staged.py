"""A browser and a server of their own, for scripts that measure the page or take pictures of it."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.host import Host, hosting
from tests.web.browser import browser_path
from tools import web


@contextmanager
def staged(*more: str) -> Iterator[tuple[Browser, Host]]:
    """Both, started and ended; the browser with more arguments where they are given."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox", *more])
        with hosting(Path(folder) / "tables.nocturne-db", static=web.STATIC) as host:
            yield browser, host
        browser.close()
