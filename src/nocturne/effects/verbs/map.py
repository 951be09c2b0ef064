"""Words for the map: walls, blocked spaces, light, markers."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context, point
from nocturne.effects.word import HERE, Named, Select, Spaces, Verb

Marker = Annotated[str, Named("marker")]
YOURS = Select("the", HERE)


class AddWall(Verb, frozen=True):
    """Put a wall between a space and the one you stand in."""

    to: Spaces
    deed: ClassVar[str] = "add_wall"
    example: ClassVar[str] = "{add-wall: {a: space, within: 1, beyond: 1}}"

    def run(self, ctx: Context) -> None:
        """Towards each of them."""
        for here in point(ctx, HERE):
            for space in ctx.refs("to"):
                ctx.world.add_wall(ctx, here, space)


class RemoveWall(Verb, frozen=True):
    """Take away the wall between a space and the one you stand in."""

    to: Spaces
    deed: ClassVar[str] = "remove_wall"
    example: ClassVar[str] = "{remove-wall: {a: neighbour}}"

    def run(self, ctx: Context) -> None:
        """Towards each of them."""
        for here in point(ctx, HERE):
            for space in ctx.refs("to"):
                ctx.world.remove_wall(ctx, here, space)


class Block(Verb, frozen=True):
    """Close a space: nothing can enter it."""

    space: Spaces
    deed: ClassVar[str] = "block"
    example: ClassVar[str] = "{block: {a: space, within: 2, beyond: 1}}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for space in ctx.refs("space"):
            ctx.world.block(ctx, space, blocked=True)


class Unblock(Verb, frozen=True):
    """Open a closed space."""

    space: Spaces
    deed: ClassVar[str] = "block"
    example: ClassVar[str] = "{unblock: {each: space}}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for space in ctx.refs("space"):
            ctx.world.block(ctx, space, blocked=False)


class Light(Verb, frozen=True):
    """Turn the light of a space on."""

    space: Spaces = YOURS
    deed: ClassVar[str] = "light"
    example: ClassVar[str] = "{light: here}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for space in ctx.refs("space"):
            ctx.world.light(ctx, space, lit=True)


class Darken(Verb, frozen=True):
    """Turn the light of a space off."""

    space: Spaces = YOURS
    deed: ClassVar[str] = "light"
    example: ClassVar[str] = "{darken: {each: space, within: 2, where: lit}}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for space in ctx.refs("space"):
            ctx.world.light(ctx, space, lit=False)


class AddMarker(Verb, frozen=True):
    """Lay a marker into a space."""

    marker: Marker
    in_: Spaces = YOURS
    deed: ClassVar[str] = "add_marker"
    example: ClassVar[str] = "{add-marker: danger, in: {a: space, within: 1}}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for space in ctx.refs("in_"):
            ctx.world.add_marker(ctx, space, self.marker)


class RemoveMarker(Verb, frozen=True):
    """Take a marker away from a space."""

    marker: Marker
    in_: Spaces = YOURS
    deed: ClassVar[str] = "remove_marker"
    example: ClassVar[str] = "{remove-marker: danger, in: {each: space, within: 1}}"

    def run(self, ctx: Context) -> None:
        """Each of them."""
        for space in ctx.refs("in_"):
            ctx.world.remove_marker(ctx, space, self.marker)
