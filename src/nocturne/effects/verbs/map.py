"""Words for the map: walls, blocked spaces, light, markers."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.run import Env
from nocturne.effects.select import point
from nocturne.effects.terms import HERE, Named, Select, Spaces, Verb

Marker = Annotated[str, Named("marker")]
YOURS = Select("the", HERE)


class AddWall(Verb, frozen=True):
    """Put a wall between a space and the one you stand in."""

    to: Spaces
    deed: ClassVar[str] = "add_wall"
    example: ClassVar[str] = "{add-wall: {a: space, within: 1, beyond: 1}}"

    def run(self, env: Env) -> None:
        """Towards each of them."""
        for here in point(env, HERE):
            for space in env.refs("to"):
                env.world.add_wall(env, here, space)


class RemoveWall(Verb, frozen=True):
    """Take away the wall between a space and the one you stand in."""

    to: Spaces
    deed: ClassVar[str] = "remove_wall"
    example: ClassVar[str] = "{remove-wall: {a: neighbour}}"

    def run(self, env: Env) -> None:
        """Towards each of them."""
        for here in point(env, HERE):
            for space in env.refs("to"):
                env.world.remove_wall(env, here, space)


class Block(Verb, frozen=True):
    """Close a space: nothing can enter it."""

    space: Spaces
    deed: ClassVar[str] = "block"
    example: ClassVar[str] = "{block: {a: space, within: 2, beyond: 1}}"

    def run(self, env: Env) -> None:
        """Each of them."""
        for space in env.refs("space"):
            env.world.block(env, space, blocked=True)


class Unblock(Verb, frozen=True):
    """Open a closed space."""

    space: Spaces
    deed: ClassVar[str] = "block"
    example: ClassVar[str] = "{unblock: {each: space}}"

    def run(self, env: Env) -> None:
        """Each of them."""
        for space in env.refs("space"):
            env.world.block(env, space, blocked=False)


class Light(Verb, frozen=True):
    """Turn the light of a space on."""

    space: Spaces = YOURS
    deed: ClassVar[str] = "light"
    example: ClassVar[str] = "{light: here}"

    def run(self, env: Env) -> None:
        """Each of them."""
        for space in env.refs("space"):
            env.world.light(env, space, lit=True)


class Darken(Verb, frozen=True):
    """Turn the light of a space off."""

    space: Spaces = YOURS
    deed: ClassVar[str] = "light"
    example: ClassVar[str] = "{darken: {each: space, within: 2, where: lit}}"

    def run(self, env: Env) -> None:
        """Each of them."""
        for space in env.refs("space"):
            env.world.light(env, space, lit=False)


class AddMarker(Verb, frozen=True):
    """Lay a marker into a space."""

    marker: Marker
    in_: Spaces = YOURS
    deed: ClassVar[str] = "add_marker"
    example: ClassVar[str] = "{add-marker: danger, in: {a: space, within: 1}}"

    def run(self, env: Env) -> None:
        """Each of them."""
        for space in env.refs("in_"):
            env.world.add_marker(env, space, self.marker)


class RemoveMarker(Verb, frozen=True):
    """Take a marker away from a space."""

    marker: Marker
    in_: Spaces = YOURS
    deed: ClassVar[str] = "remove_marker"
    example: ClassVar[str] = "{remove-marker: danger, in: {each: space, within: 1}}"

    def run(self, env: Env) -> None:
        """Each of them."""
        for space in env.refs("in_"):
            env.world.remove_marker(env, space, self.marker)
