"""Colours as `#rrggbb`: mixing them, and how well one reads upon another."""

from __future__ import annotations

import re
from typing import NewType

from nocturne.pictures.errors import PictureError

Colour = NewType("Colour", str)
"""A colour in the form `#rrggbb`, lower case; made by `colour`."""

READABLE = 4.5
"""The least contrast of text against its ground (WCAG 2, level AA)."""

_FORM = re.compile(r"#[0-9a-f]{6}")


def colour(text: str) -> Colour:
    """Check a colour that came from outside.

    >>> colour("#1B2A4C")
    '#1b2a4c'
    """
    lowered = text.lower()
    if not _FORM.fullmatch(lowered):
        raise PictureError(f"{text!r} is not a colour. Write it as #rrggbb, such as #1b2a4c.")
    return Colour(lowered)


def channels(of: Colour) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255."""
    return int(of[1:3], 16), int(of[3:5], 16), int(of[5:7], 16)


def mix(first: Colour, other: Colour, share: float) -> Colour:
    """One colour with a share of another, 0 to 1.

    >>> mix(Colour("#000000"), Colour("#ffffff"), 0.5)
    '#808080'
    """
    pairs = zip(channels(first), channels(other), strict=True)
    return Colour("#" + "".join(f"{int(a + (b - a) * share + 0.5):02x}" for a, b in pairs))


def luminance(of: Colour) -> float:
    """How bright a colour is to the eye, 0 to 1 (WCAG 2)."""
    linear = [
        value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in channels(of))
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: Colour, other: Colour) -> float:
    """How well two colours stand apart, 1 to 21 (WCAG 2).

    >>> round(contrast(Colour("#000000"), Colour("#ffffff")), 1)
    21.0
    """
    dark, bright = sorted((luminance(first), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def settle(of: Colour, towards: Colour, *, under: Colour, least: float) -> Colour:
    """Move a ground towards another until text of the colour `under` reads upon it.

    >>> contrast(settle(Colour("#ff8800"), Colour("#000000"), under=Colour("#ffffff"), least=7), Colour("#ffffff")) >= 7
    True
    """
    for step in range(21):
        moved = mix(of, towards, step / 20)
        if contrast(moved, under) >= least:
            return moved
    return towards
