"""Messages into words. The catalogues are read at the first message, to keep the start of a program quick."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from nocturne.i18n._files import SOURCE
from nocturne.kernel.text import Name, Text

if TYPE_CHECKING:
    from nocturne.i18n._speaker import Speaker

Names = Callable[[Name], str]
"""What something in a content pack is called, in the reader's language."""

Seated = tuple[Name | None, ...]
"""Who sits where, by seat: something of a content pack that has a name, or nobody yet."""


def say(
    text: Text, language: str = SOURCE, game: str | None = None, names: Names | None = None, seated: Seated = ()
) -> str:
    """A message in words: in the language asked for, else in its fallbacks, English last.

    `game` names the catalogue that stands beside the kernel's; what neither has is looked for in `<game>-effects` and
    in `effects`, so that no game copies the words of the effect language. `seated` tells who sits where, so that
    players read of each other by name. What is missing shows as ⟨its key⟩ and never stops the player; the tests look
    for it.

    >>> say(Text.of("refuse-not-asked", waiting=(0, 2)))
    'You are not asked now: Seat 1 and Seat 3 are.'
    >>> say(Text.of("option-walk", to="east"), game="lanterns")
    'Step east'
    >>> say(Text.of("ask-pick-thing"), game="lanterns")
    'Choose.'
    >>> say(Text.of("no-such-key"))
    '⟨no-such-key⟩'
    """
    return _speaker(language, game).say(text, names, seated)


def keys(language: str = SOURCE, game: str | None = None) -> tuple[str, ...]:
    """Every message that a game's catalogues and the kernel's have in a language, fallbacks included.

    >>> "option-walk" in keys(game="lanterns")
    True
    """
    return _speaker(language, game).keys()


@cache
def _speaker(language: str, game: str | None) -> Speaker:
    from nocturne.i18n._speaker import Speaker  # noqa: PLC0415 -- reading Fluent costs a tenth of a second

    return Speaker(language, game)
