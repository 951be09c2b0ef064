"""Names that people give: to themselves, to tables, to campaigns. Cleaned in one place, so that all are clean alike."""

from __future__ import annotations

import unicodedata

HIDDEN = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
"""Control characters, marks of direction and other invisible ones, private and unassigned ones, line breaks."""
JOINERS = "\u200c\u200d"
"""Invisible, and needed: they shape letters of some scripts and hold emoji together."""


def cleaned(name: str, most: int = 80) -> str:
    r"""A name without what cannot be seen or turns the text around it, in one line, of bounded length.

    >>> cleaned("  Ada\u202e \x00 Lovelace\n ")
    'Ada Lovelace'
    """
    kept = "".join([_plain(letter) for letter in unicodedata.normalize("NFC", name)])
    return " ".join(kept.split())[:most].strip(" " + JOINERS)


def _plain(letter: str) -> str:
    if letter in "\t\n\r":
        return " "
    return letter if letter in JOINERS or unicodedata.category(letter) not in HIDDEN else ""
