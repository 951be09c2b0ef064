"""Messages of the effect catalogues into words.

Parts of a sentence are messages too, and they are said only when the message around them asks for them, because
only that one knows the form it needs:

    SAY($noun, form: "plural")    a part in a form, a case, a gender: whatever the language's catalogue knows
    SAY($token, $amount)          a part with a number that it agrees with
    CAP($clause)                  with a capital letter at the beginning
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from nocturne.i18n import catalogues as texts_of
from nocturne.i18n import fallbacks
from nocturne.kernel import Name, Text

if TYPE_CHECKING:
    from nocturne.effects._phrases import Speaker

Names = Callable[[Name], str]


@cache
def speaker(language: str, catalogues: tuple[str, ...]) -> Speaker:
    """The speaker of some catalogues: English first, what the language has over it."""
    from nocturne.effects._phrases import Speaker  # noqa: PLC0415 -- reading Fluent costs a tenth of a second

    tongues = fallbacks(language)[::-1]
    return Speaker(language, [text for tongue in tongues for text in texts_of(tongue, catalogues)])


def chain(key: str, parts: Sequence[Text]) -> Text:
    """Several parts as one, by the patterns `key-pair`, `key-more` and `key-last` of the catalogue."""
    if len(parts) < 2:
        return parts[0] if parts else Text("nothing")
    if len(parts) == 2:
        return Text.of(f"{key}-pair", first=parts[0], last=parts[1])
    start = parts[0]
    for part in parts[1:-1]:
        start = Text.of(f"{key}-more", start=start, next=part)
    return Text.of(f"{key}-last", start=start, last=parts[-1])
