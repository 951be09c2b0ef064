"""A tiny writer of SVG: text is escaped, nothing outside the picture is reached, equal input gives equal bytes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import TypeAlias

NAMESPACE = "http://www.w3.org/2000/svg"

TAGS = frozenset({
    "svg", "g", "defs", "symbol", "use", "path", "rect", "circle", "ellipse", "line", "text", "title", "desc",
    "linearGradient", "radialGradient", "stop", "clipPath",
})  # fmt: skip
_ATTRIBUTE = re.compile(r"[a-zA-Z][a-zA-Z0-9-]*")
_ID = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
_FORBIDDEN = re.compile(  # control characters, lone surrogates and non-characters cannot stand in XML at all
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]"
)
_TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")  # marks that turn the text around

Value: TypeAlias = str | float | None
Pen: TypeAlias = dict[str, Value]
"""Attributes kept together."""

Point: TypeAlias = tuple[float, float]


class Svg(str):
    """Markup made by this module. Every other string is text, and is escaped where it is written."""

    __slots__ = ()


def clean(text: str) -> str:
    r"""Text as it may stand in a picture: composed, without characters that break XML or turn its direction.

    >>> clean("A\x00sh\u202e Lantern")
    'A\ufffdsh Lantern'
    """
    return unicodedata.normalize("NFC", _FORBIDDEN.sub("\ufffd", _TURNING.sub("", text)))


def escape(text: str) -> Svg:
    """Text as markup.

    >>> escape('<b onclick="x">&')
    '&lt;b onclick=&quot;x&quot;&gt;&amp;'
    """
    if isinstance(text, Svg):
        return text
    text = clean(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return Svg(text.replace('"', "&quot;").replace("'", "&#39;"))


def number(value: float) -> str:
    """A number, short: at most three places, no `-0`.

    >>> number(2.50), number(-0.0001), number(7)
    ('2.5', '0', '7')
    """
    if isinstance(value, int):
        return str(value)
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _attribute(name: str, value: str | float) -> str:
    name = name.rstrip("_").replace("_", "-")
    if not _ATTRIBUTE.fullmatch(name) or name.lower().startswith("on") or name == "style":
        raise ValueError(f"{name!r} is not an attribute of our pictures")
    text = value if isinstance(value, str) else number(value)
    if name == "href" and not _ID.fullmatch(text[1:] if text.startswith("#") else ""):
        raise ValueError(f"{text!r} points out of the picture")
    if "url(" in text and not (text.startswith("url(#") and _ID.fullmatch(text[5:-1])):
        raise ValueError(f"{text!r} points out of the picture")
    return f' {name}="{escape(text)}"'


def element(tag: str, *children: str, **attributes: Value) -> Svg:
    """One element. An underscore in a name stands for a hyphen; an attribute that is None is left out.

    >>> element("text", "<3", font_size=2.5, fill=None)
    '<text font-size="2.5">&lt;3</text>'
    """
    if tag not in TAGS:
        raise ValueError(f"{tag!r} is not an element of our pictures")
    head = "".join(_attribute(name, value) for name, value in attributes.items() if value is not None)
    body = "".join(map(escape, children))
    return Svg(f"<{tag}{head}>{body}</{tag}>" if body else f"<{tag}{head}/>")


def join(parts: Iterable[Svg]) -> Svg:
    """Several elements in a row."""
    return Svg("".join(parts))


def path(points: Iterable[Point], *, close: bool = False) -> str:
    """The `d` of a path through points, in steps from one to the next, to a tenth of a unit.

    >>> path([(0, 0), (10, 0.04), (10, 5.5)], close=True)
    'M0 0l10 0 0 5.5z'
    """
    commands, x, y = [], 0, 0
    for number_of, (to_x, to_y) in enumerate(points):
        tenth_x, tenth_y = round(to_x * 10), round(to_y * 10)
        letter = "" if number_of > 1 else "Ml"[number_of]
        commands.append(f"{letter}{_tenth(tenth_x - x)} {_tenth(tenth_y - y)}")
        x, y = tenth_x, tenth_y
    return " ".join(commands).replace(" l", "l") + ("z" if close else "")


def _tenth(value: int) -> str:
    sign, (whole, rest) = ("-" if value < 0 else ""), divmod(abs(value), 10)
    return f"{sign}{whole}.{rest}" if rest else f"{sign}{whole}"


def local(name: str) -> str:
    """A reference to a gradient or clip of the same picture.

    >>> local("n1-2")
    'url(#n1-2)'
    """
    return f"url(#{name})"
