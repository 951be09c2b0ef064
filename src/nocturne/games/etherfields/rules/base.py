"""What the options of Etherfields have in common."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import defstruct

from nocturne.games.etherfields.events.base import named
from nocturne.kernel import Option, Text
from nocturne.kernel.text import kebab


class EtherfieldsOption(Option, frozen=True):
    """An option of Etherfields. Content is told by name."""

    def label(self) -> Text:
        """What the option is called."""
        return label_of(self)


@cache
def label_of(option: Option) -> Text:
    """The label of an option, made once."""
    return Text.of("option-" + kebab(type(option).__name__), **named(option.facts()))


def plain(name: str) -> EtherfieldsOption:
    """An option without fields, by its id; its label in the catalogues says what it means."""
    called = name.title().replace("-", "")
    kind: Any = defstruct(called, (), bases=(EtherfieldsOption,), module=__name__, frozen=True)
    option: EtherfieldsOption = kind()
    return option
