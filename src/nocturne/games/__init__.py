"""The games that can be played. A game is imported when it is first asked for, so that starting stays quick."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from nocturne.kernel import Manifest, UsageError, suggest
from nocturne.kernel.text import Text

GAMES = {package.name: f"{__name__}.{package.name}.game" for package in iter_modules(__path__) if package.ispkg}
"""The games by id, and the module that holds each one's manifest: every folder here is a game."""


def find(game: str) -> Manifest[Any]:
    """The manifest of a game; `UsageError` suggests the nearest id."""
    if game not in tuple(GAMES):  # a tuple: anything can be asked for, hashable or not
        raise UsageError(Text.of("game-unknown", game=str(game), hint=suggest(str(game), GAMES)))
    return _manifest(game)


@cache
def _manifest(game: str) -> Manifest[Any]:
    manifest: Manifest[Any] = import_module(GAMES[game]).GAME
    return manifest
