"""What can go wrong with a store; every text says what, where and what to do."""

from __future__ import annotations

from nocturne.kernel import NocturneError


class StoreError(NocturneError):
    """A database that cannot be used, or not for this: damaged, foreign, newer, full, locked, read-only."""


class Overtaken(StoreError):
    """Another session has written to the game first. Nothing was changed: look again before you answer."""
