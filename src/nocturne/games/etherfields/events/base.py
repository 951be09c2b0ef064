"""What events of Etherfields have in common: fields that name content are told by name."""

from __future__ import annotations

from typing import Any

from nocturne.games.etherfields.components import State
from nocturne.games.etherfields.model import Etherfields
from nocturne.kernel import Event, Name, Seat, Text

NAMED = {
    "card": "card", "cards": "card", "item": "item", "items": "item", "tile": "tile", "tiles": "tile",
    "mask": "mask", "gate": "gate", "location": "location", "action": "action", "secret": "secret",
    "archetype": "archetype", "of": "tile", "effect": "effect", "flaw": "card", "front": "card",
    "script": "script", "space": "space",
}  # fmt: skip
"""Fields that hold ids of content, and the kind of thing they name."""


def named(facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of a message, with ids of content as names."""
    return {key: _name(NAMED[key], value) if key in NAMED else value for key, value in facts.items()}


def _name(kind: str, value: Any) -> Any:  # noqa: ANN401 -- a fact of a message
    if isinstance(value, tuple):
        return tuple([_name(kind, part) for part in value])
    if kind == "space" and isinstance(value, int) and value >= 0:
        return Name(kind, str(value))
    return Name(kind, value) if isinstance(value, str) else value


class Happening(Event[Etherfields], frozen=True):
    """Something that happens in Etherfields. Content is told by name."""

    def facts(self) -> dict[str, Any]:
        return named(super().facts())


class Said(Happening, frozen=True):
    """Something that is only said: nothing changes."""

    def apply(self, game: Etherfields) -> None:
        pass


class StateEvent(Happening, frozen=True, tag=True):
    """Something about a State token beside a figure or a Dreamer."""

    seat: Seat | None
    figure: int
    state: State
    of: str = ""  # whose figure it is, if no Dreamer's


class Untold(Happening, frozen=True):
    """Bookkeeping that shows in the view and is not told."""

    def told(self, seat: int | None) -> Text | None:
        return None
