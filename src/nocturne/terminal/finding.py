"""Which option a player means by what they typed: its number, its id, or the beginning of its id or label."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from nocturne.kernel import Option

MOST_DIGITS = 9
"""Longer numbers are nonsense; reading them would only cost time."""


class Meant(NamedTuple):
    """The one option that was meant; or several that could have been."""

    option: Option | None = None
    several: tuple[Option, ...] = ()


def find_option(
    typed: str, options: Sequence[Option], label: Callable[[Option], str], *, numbered: bool = True
) -> Meant:
    """The option meant; a beginning counts where only one option has it, and capitals do not matter."""
    if typed.isascii() and typed.isdigit():
        number = int(typed) if numbered and len(typed) <= MOST_DIGITS else 0
        return Meant(options[number - 1]) if 0 < number <= len(options) else Meant()
    wanted = typed.casefold()
    exact = [option for option in options if wanted in (option.id.casefold(), label(option).casefold())]
    if exact:
        return Meant(exact[0])
    starts = [option for option in options if starts_so(option, label(option), wanted)]
    return Meant(starts[0]) if len(starts) == 1 else Meant(None, tuple(starts))


def starts_so(option: Option, label: str, wanted: str) -> bool:
    """Whether an option's id or label begins so, or the last part of its id."""
    return any(text.casefold().startswith(wanted) for text in (option.id, label, option.id.partition(":")[2]) if text)
