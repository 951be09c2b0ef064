"""What is printed on a record, line by line: when each line happens, how far it reaches, how many tokens it waits for.

A client draws from it what is to come: threatened spaces, and how many tokens are the end. Nothing of it is more than
the rules text says: parts that are sealed, and what stands behind the number of a script, are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from nocturne.effects.records import Compiled, RecordPart
from nocturne.effects.shape import shape_of
from nocturne.effects.word import Block, Word
from nocturne.packs.library import Library

FAR = 99
"""A range that is no number of spaces."""


ENDS = {"end-well": "well", "end-badly": "badly"}
"""Words that end a scene."""


class Line(Struct, frozen=True, omit_defaults=True):
    """What a line of a record's rules text is about."""

    when: str = ""  # its moment; of the Goal and the like `told-` and what it is
    reach: int | None = None  # the farthest range that it speaks of
    token: str = ""  # it waits for so many of these
    at_least: int = 0
    ends: str = ""  # it ends the scene, well or badly


PLAIN = Line()
"""Words alone."""


def printed(library: Library, key: str) -> tuple[Line, ...]:
    """What the lines of a record's rules text are about, one for each line; nothing where none says more than words."""
    compiled = library[key]
    lines = tuple([_line(compiled, part) for part in _parts(compiled)])
    return lines if any(line != PLAIN for line in lines) else ()


def _parts(compiled: Compiled) -> Iterator[Any]:
    """Whatever makes a line of the text, in its order; the name of what is told instead of its words."""
    record = compiled.record
    for field in shape_of(type(record)).fields:
        value = getattr(record, field.name)
        if field.name in record.told:
            yield from [field.name] if value else []
        elif field.type is Block:
            yield from [None] * len(value) if isinstance(value, tuple) else [None] if value is not None else []
        else:
            inner = value if isinstance(value, tuple) else (value,)
            yield from [part for part in inner if _is_printed(part)]


def _is_printed(part: object) -> bool:
    return isinstance(part, RecordPart) and not part.sealed


def _line(compiled: Compiled, part: object) -> Line:
    if isinstance(part, str):
        return Line(f"told-{part}")
    if not isinstance(part, RecordPart):
        return PLAIN
    words = list(_words(compiled, part))
    reach = [
        FAR if isinstance(far, str) else far for word in words if (far := getattr(word, "range", None)) is not None
    ]
    waits = next((word for word in words if word.named() == "tokens-on"), None)
    return Line(
        getattr(part, "when", ""),
        max(reach) if reach else None,
        "" if waits is None else waits.token,
        0 if waits is None else waits.at_least,
        next((end for word in words if (end := ENDS.get(word.named()))), ""),
    )


def _words(compiled: Compiled, part: object) -> Iterator[Any]:
    """All words of a part that its line says."""
    hidden = {"do"} if isinstance(part, RecordPart) and part.read_as else set()
    for field in shape_of(type(part)).fields:
        value = getattr(part, field.name)
        if value is None or field.name in hidden:
            continue
        for inner in value if isinstance(value, tuple) else (value,):
            if field.type is Block:
                for verb in compiled.blocks[inner]:
                    yield verb
                    yield from _words(compiled, verb)
            elif isinstance(inner, Struct):
                if isinstance(inner, Word):
                    yield inner
                yield from _words(compiled, inner)
