"""How wide letters are, so that text can be fitted without a browser.

A picture names type families that a reader's machine may or may not have. The widths below are those of the first
choice; each run of text also carries its width as `textLength`, so that another face is stretched or narrowed by a
few hundredths and every line ends where it was laid out.
"""

from __future__ import annotations

import unicodedata
from enum import StrEnum
from functools import cache
from typing import NamedTuple


class Family(StrEnum):
    """A kind of type."""

    SERIF = "serif"
    SANS = "sans"
    CONDENSED = "condensed"
    MONO = "mono"


class Font(NamedTuple):
    """A kind of type, and how it is cut."""

    family: Family
    bold: bool = False
    italic: bool = False

    def width(self, text: str) -> float:
        """How long a text is, in ems.

        >>> Font(Family.MONO).width("3/2"), Font(Family.SERIF).width("č") == Font(Family.SERIF).width("c")
        (1.8, True)
        """
        table = _table(self)
        return sum(map(table.__getitem__, text)) / 1000


_LETTERS = "".join(map(chr, range(32, 127))) + "ßæœøłđıÆŒØŁĐ–—…‘’‚“”„«»×·•°½¼¾→←↑↓¿¡€§†−±"

# In thousandths of an em, in the order of _LETTERS.
_SERIF = """
250 278 371 500 500 840 778 208 456 456 390 760 250 333 250 486 500 500 500 500 500 500 500 500 500 500 250
250 767 760 767 444 747 778 611 709 774 611 556 763 832 337 333 726 611 946 831 786 604 786 668 525 613 778
722 1000 667 667 667 428 486 428 606 500 333 500 553 444 611 479 333 556 582 287 234 556 291 883 582 546 601
560 395 424 326 603 565 834 516 556 500 441 208 441 606 556 758 827 556 291 611 287 944 998 833 611 774 500
1000 860 278 278 278 500 500 500 500 500 627 280 560 400 750 750 750 920 920 460 460 444 278 500 500 500 760
760
"""

_SERIF_BOLD = """
250 278 402 500 500 889 833 227 490 490 421 760 250 333 250 511 500 500 500 500 500 500 500 500 500 500 250
250 769 760 769 444 747 778 667 722 833 611 556 833 833 389 389 778 611 1000 833 833 611 833 722 611 667 778
778 1000 667 667 667 457 511 457 606 500 333 500 611 444 611 500 389 556 611 333 333 611 333 889 611 556 611
611 389 444 333 611 556 833 500 556 500 472 232 472 606 611 778 833 556 333 611 333 1000 1000 833 611 833
500 1000 860 278 278 333 500 500 500 500 500 648 320 600 400 750 750 750 950 950 520 520 444 278 500 500 500
760 760
"""

_SERIF_ITALIC = """
250 333 500 500 500 889 778 233 456 456 390 760 250 333 250 486 500 500 500 500 500 500 500 500 500 500 250
250 767 760 767 500 747 722 611 667 778 611 556 722 778 333 333 667 556 944 778 778 611 778 667 556 611 778
722 944 722 667 667 428 486 428 606 500 333 444 463 407 500 389 278 500 500 278 278 444 278 778 556 444 500
463 389 389 333 556 500 722 500 500 444 441 208 441 606 500 638 669 444 278 500 278 941 1028 778 556 778 500
1000 860 278 278 278 500 500 500 500 500 627 280 560 400 750 750 750 920 920 460 460 500 333 500 500 500 760
760
"""

_SANS = """
278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278
278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722
667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556
556 333 500 278 556 500 722 500 500 500 334 260 334 584 611 889 944 556 305 556 222 1000 1000 778 628 722
556 1000 1000 222 222 222 333 333 333 556 556 584 278 350 400 834 834 834 1000 1000 762 762 556 278 556 556
556 584 584
"""

_SANS_BOLD = """
278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333
333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722
667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611
611 389 556 333 611 556 778 556 556 500 389 280 389 584 611 889 944 611 418 611 278 1000 1000 778 716 722
556 1000 1000 278 278 278 500 500 500 556 556 584 278 350 400 834 834 834 1000 1000 743 743 611 333 556 556
556 584 584
"""
_NARROW = 0.82  # a condensed sans is about this share of its sibling
_MONO = 600
_STRANGE = 1000  # letters of scripts that the table does not know are taken as wide
_KEPT = 2000  # at most so many letters are remembered: texts come from strangers
_SIGN = 700  # other letters of Latin, Greek and Cyrillic


class _Widths(dict[str, int]):
    """Widths of known letters; an accent adds nothing to its letter, and the unknown is taken as wide."""

    def __missing__(self, letter: str) -> int:
        base = unicodedata.normalize("NFKD", letter)
        if unicodedata.combining(letter) or unicodedata.category(letter) == "Cf":
            width = 0
        elif letter in "\u00a0\u202f\u2009":
            width = self[" "]
        elif base != letter:
            width = sum(self[part] for part in base)
        else:
            width = _SIGN if ord(letter) < 0x530 else _STRANGE
        if len(self) < _KEPT:
            self[letter] = width
        return width


@cache
def _table(font: Font) -> _Widths:
    if font.family is Family.MONO:
        return _Widths((letter, _MONO) for letter in _LETTERS)
    if font.family is Family.SERIF:
        text = _SERIF_BOLD if font.bold else _SERIF_ITALIC if font.italic else _SERIF
    else:
        text = _SANS_BOLD if font.bold else _SANS
    share = _NARROW if font.family is Family.CONDENSED else 1
    return _Widths(zip(_LETTERS, (round(int(width) * share) for width in text.split()), strict=True))
