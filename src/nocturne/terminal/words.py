"""The terminal's own messages."""

from __future__ import annotations

from nocturne.i18n import say
from nocturne.kernel.text import Argument, Text


def words(key: str, /, language: str = "en", **values: Argument) -> str:
    """A message of the terminal's catalogue.

    >>> words("no-such-number", typed="9", count=3)
    '“9” is not on the list: type a number from 1 to 3.'
    """
    return say(Text.of(key, **values), language, game="terminal")
