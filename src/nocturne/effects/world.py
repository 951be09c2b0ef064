"""What a game answers about its table, so that selectors and texts can speak of it: six questions.

A game subclasses `World`. What effects do is not asked here: words name the steps of the game's own chapters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from nocturne.effects.word import Ref, id_of

if TYPE_CHECKING:
    from nocturne.kernel import Seat, Text

Table: TypeAlias = Any
"""The game's own table: each game knows its type."""


class World:
    """The game as effects see it."""

    def things(self, game: Table, noun: str, viewer: Seat | None) -> tuple[Ref, ...]:
        """Everything of a noun, in a fixed order; for a viewer only what that seat knows of."""
        raise NotImplementedError  # pragma: no cover -- every game has its own

    def pointer(self, game: Table, name: str) -> tuple[Ref, ...]:
        """What one of the language's own pointers stands for, such as `hero`; nothing for a name nobody bound."""
        return ()

    def place(self, game: Table, thing: Ref) -> Ref | None:
        """The space where a player's figure or a figure stands, or None."""
        raise NotImplementedError  # pragma: no cover -- every game has its own

    def distance(self, game: Table, here: Ref, there: Ref) -> int:
        """Steps between two spaces."""
        raise NotImplementedError  # pragma: no cover -- every game has its own

    def label(self, game: Table, thing: Ref) -> Text | None:
        """What a thing is called where it can be chosen; None: by its sort and id, `option-pick-figure`."""
        return None

    def seat(self, game: Table, thing: Ref) -> Seat:
        """The player that a thing stands for."""
        return int(id_of(thing))  # type: ignore[return-value]  # a seat, as far as the checker let it through
