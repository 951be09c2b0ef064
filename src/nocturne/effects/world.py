"""What a game answers about its table, so that selectors and texts can speak of it: six questions.

A game subclasses `World`. What effects do is not asked here: words name the steps of the game's own chapters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from nocturne.effects.step import ALL, Need
from nocturne.effects.word import Ref, id_of
from nocturne.kernel import Refusal, Step, Text

if TYPE_CHECKING:
    from nocturne.effects.context import Context
    from nocturne.kernel import Seat

Table: TypeAlias = Any
"""The game's own table: each game knows its type."""


class World:
    """The game as effects see it, and how it judges what may be chosen."""

    need: ClassVar[Need] = ALL  # how much of an effect must be possible for it to be chosen

    # -- questions

    def nothing(self, ctx: Context) -> Refusal:
        """Why a word that means no step at all does nothing: its condition does not hold, or nothing is there."""
        return Refusal(ctx.stage.citations.nothing, Text.of("refuse-condition"))

    def explained(self, ctx: Context, chooser: Seat | None, why: Refusal) -> Refusal:
        """Why somebody may not choose an effect in which a step is refused: most games say what the step says."""
        return why

    def picking(self, game: Table) -> type[Step[Any]] | None:
        """The choice that asks for a thing just now, where it is not the plain `PickThing`."""
        return None

    def things(self, game: Table, noun: str, viewer: Seat | None) -> tuple[Ref, ...]:
        """Everything of a noun, in a fixed order; for a viewer only what that seat knows of."""
        raise NotImplementedError

    def pointer(self, game: Table, name: str) -> tuple[Ref, ...]:
        """What one of the language's own pointers stands for, such as `hero`; nothing for a name nobody bound."""
        return ()

    def place(self, game: Table, thing: Ref) -> Ref | None:
        """The space where a player's figure or a figure stands, or None."""
        raise NotImplementedError

    def distance(self, game: Table, one: Ref, other: Ref) -> int:
        """Steps between two spaces."""
        raise NotImplementedError

    def label(self, game: Table, thing: Ref) -> Text | None:
        """What a thing is called where it can be chosen; None: by its sort and id, `option-pick-figure`."""
        return None

    def seat(self, game: Table, thing: Ref) -> Seat:
        """The player that a thing stands for."""
        return int(id_of(thing))  # type: ignore[return-value]  # a seat, as far as the checker let it through
