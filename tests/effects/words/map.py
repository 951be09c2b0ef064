"""Words for the map: walls, blocked spaces, light, markers."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context, point
from nocturne.effects.word import HERE, Named, Select, Spaces
from tests.effects.words.deeds import deeds
from tests.effects.words.doing import Doing

Marker = Annotated[str, Named("marker")]
YOURS = Select("the", HERE)


class AddWall(Doing, frozen=True):
    """Put a wall between a space and the one you stand in."""

    to: Spaces
    example: ClassVar[str] = "{add-wall: {a: space, within: 1, beyond: 1}}"

    def act(self, ctx: Context) -> None:
        """Towards each of them."""
        for here in point(ctx, HERE):
            for space in ctx.refs("to"):
                deeds(ctx).add_wall(ctx, here, space)


class RemoveWall(Doing, frozen=True):
    """Take away the wall between a space and the one you stand in."""

    to: Spaces
    example: ClassVar[str] = "{remove-wall: {a: neighbour}}"

    def act(self, ctx: Context) -> None:
        """Towards each of them."""
        for here in point(ctx, HERE):
            for space in ctx.refs("to"):
                deeds(ctx).remove_wall(ctx, here, space)


class Block(Doing, frozen=True):
    """Close a space: nothing can enter it."""

    space: Spaces
    example: ClassVar[str] = "{block: {a: space, within: 2, beyond: 1}}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for space in ctx.refs("space"):
            deeds(ctx).block(ctx, space, blocked=True)


class Unblock(Doing, frozen=True):
    """Open a closed space."""

    space: Spaces
    example: ClassVar[str] = "{unblock: {each: space}}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for space in ctx.refs("space"):
            deeds(ctx).block(ctx, space, blocked=False)


class Light(Doing, frozen=True):
    """Turn the light of a space on."""

    space: Spaces = YOURS
    example: ClassVar[str] = "{light: here}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for space in ctx.refs("space"):
            deeds(ctx).light(ctx, space, lit=True)


class Darken(Doing, frozen=True):
    """Turn the light of a space off."""

    space: Spaces = YOURS
    example: ClassVar[str] = "{darken: {each: space, within: 2, where: lit}}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for space in ctx.refs("space"):
            deeds(ctx).light(ctx, space, lit=False)


class AddMarker(Doing, frozen=True):
    """Lay a marker into a space."""

    marker: Marker
    in_: Spaces = YOURS
    example: ClassVar[str] = "{add-marker: danger, in: {a: space, within: 1}}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for space in ctx.refs("in_"):
            deeds(ctx).add_marker(ctx, space, self.marker)


class RemoveMarker(Doing, frozen=True):
    """Take a marker away from a space."""

    marker: Marker
    in_: Spaces = YOURS
    example: ClassVar[str] = "{remove-marker: danger, in: {each: space, within: 1}}"

    def act(self, ctx: Context) -> None:
        """Each of them."""
        for space in ctx.refs("in_"):
            deeds(ctx).remove_marker(ctx, space, self.marker)
