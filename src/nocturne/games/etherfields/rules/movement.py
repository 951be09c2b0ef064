"""Dreamer movement, Relocation, range and Terrain (chapters MOVE, RANGE, WALL, BLOCKED, TRAP, TERRAIN)."""

from __future__ import annotations

from nocturne.games.etherfields.components import ANYWHERE, FULL, Terrain
from nocturne.games.etherfields.events.board import DreamerMoved, DreamerPlaced
from nocturne.games.etherfields.events.cards import Told
from nocturne.games.etherfields.model import NOWHERE, Etherfields, SceneKind, Token
from nocturne.games.etherfields.rules.base import EtherfieldsOption, SpaceOption, effect, plain
from nocturne.games.etherfields.rules.interrupting import MidAction
from nocturne.games.etherfields.rules.pools import TERRAINS
from nocturne.games.etherfields.rules.space import big_at, crowd, is_full
from nocturne.games.etherfields.rules.states import is_rooted
from nocturne.kernel import Option, Refusal, Seat, Step, Text
from nocturne.kernel.grid import Direction, Space


class Go(EtherfieldsOption, frozen=True):
    """Move one space."""

    to: Direction


class Place(SpaceOption, frozen=True):
    """Go to this space."""


GO = {to: Go(to) for to in Direction}
STOP = plain("stop")
WAYS = (*GO.values(), STOP)

FULL_HERE = Refusal.by("EF-MOVE-04", "refuse-full-here")
OFFSET = {Direction.NORTH: (0, -1), Direction.EAST: (1, 0), Direction.SOUTH: (0, 1), Direction.WEST: (-1, 0)}


def refuse_go(game: Etherfields, seat: Seat, to: Direction, steps: int) -> Refusal | None:
    """Say why the Dreamer may not go that way with so many spaces left, or None (EF-MOVE-01, EF-MOVE-04)."""
    here, land = game.dreamers[seat].at, game.land
    there = land.grid.exits[here].get(to)
    if there is None:
        x, y = here % land.width + OFFSET[to][0], here // land.width + OFFSET[to][1]
        beyond = Space(y * land.width + x)
        if not (0 <= x < land.width and 0 <= y < land.height) or not land.holds(beyond):
            return Refusal.by("EF-MOVE-01", "refuse-edge", to=to)
        if beyond in land.blocked:
            return Refusal.by("EF-BLOCKED-02", "refuse-blocked", to=to)
        return Refusal.by("EF-WALL-01", "refuse-wall", to=to)
    return Refusal.by("EF-MOVE-04", "refuse-full", to=to) if is_barred(game, there, steps, seat) else None


def is_barred(game: Etherfields, there: Space, steps: int, seat: Seat) -> bool:
    """Whether a full space keeps a Dreamer with so many spaces left from going there (EF-MOVE-04)."""
    return is_full(game, there) and not rests_within(game, there, steps - 1, seat)


def rests_within(game: Etherfields, start: Space, steps: int, seat: Seat) -> bool:
    """Whether a Dreamer passing through a full space can still reach one to stop in (EF-MOVE-04)."""
    home = game.dreamers[seat].at
    back = not overfull(game, home)  # not from a full space that is itself only passed through
    border, seen = [start], {start}
    for _ in range(steps):
        border = [space for here in border for space in game.land.near[here] if space not in seen]
        seen.update(border)
        if any((back and space == home) or not is_full(game, space) for space in border):
            return True
    return False


def overfull(game: Etherfields, space: Space) -> bool:
    """Whether more figures stand there than may: somebody is passing through (EF-MOVE-04, EF-SPACE-11)."""
    return crowd(game, space) > FULL or big_at(game, space)


class Walk(MidAction, frozen=True):
    """Move space by space, up to the spaces paid for (EF-MOVE-01, EF-MOVE-03)."""

    seat: Seat
    steps: int

    def question(self, game: Etherfields, seat: Seat) -> Text:
        return Text.of("ask-walk", seat=seat, steps=self.steps)

    def all_ways(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [*WAYS]

    def refuse_way(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        if isinstance(option, Go):
            return refuse_go(game, seat, option.to, self.steps)
        here = game.dreamers[seat].at
        return FULL_HERE if overfull(game, here) and self._way_out(game, seat) else None

    def ways(self, game: Etherfields, seat: Seat) -> list[Option]:
        """The same as filtering the candidates, from the exits of the space; the conformance suite compares the two."""
        here = game.dreamers[seat].at
        exits = game.land.grid.exits[here]
        ways: list[Option] = [
            way for to, way in GO.items() if to in exits and not is_barred(game, exits[to], self.steps, seat)
        ]
        return ways if ways and overfull(game, here) else [*ways, STOP]

    def _way_out(self, game: Etherfields, seat: Seat) -> bool:
        return any(refuse_go(game, seat, to, self.steps) is None for to in Direction)

    def resumed(self, game: Etherfields) -> tuple[Step[Etherfields], ...]:
        """The steps left, from where the figure then stands; they are lost if it can no longer move."""
        return (MoveDreamer(self.seat, self.steps),)

    def decided(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if not isinstance(option, Go):
            return
        there = game.land.grid.exits[game.dreamers[seat].at][option.to]
        game.commit(DreamerMoved(seat, there))
        trap = spring_trap(game, seat, there)
        if trap:  # whoever it Paralyzes goes no further (EF-STATE-07)
            game.then(*trap, MoveDreamer(seat, self.steps - 1))
        elif self.steps > 1:
            game.then(Walk(seat, self.steps - 1))


def spring_trap(game: Etherfields, seat: Seat, space: Space) -> tuple[Step[Etherfields], ...]:
    """Moving through a Trap, or ending a Move or Relocation there, triggers it (EF-TRAP-01, EF-TRAP-02)."""
    if space not in game.land.traps:
        return ()
    keys = [f"{game.tile}/trap", *[f"{entity.tile}/trap" for entity in game.entities]]
    trap = next((key for key in keys if key in game.lib.effects), None)
    return effect(game, trap, seat, game.tile) if trap else ()


class MoveDreamer(Step[Etherfields], frozen=True):
    """Let a Dreamer move some spaces, unless Paralyzed (EF-MOVE-01, EF-STATE-07)."""

    seat: Seat
    steps: int

    def run(self, game: Etherfields) -> None:
        if self.steps > 0 and game.scene is not SceneKind.NONE and not is_rooted(game.dreamers[self.seat]):
            game.then(Walk(self.seat, self.steps))


# -- Relocation


class LandDreamer(Step[Etherfields], frozen=True):
    """A Dreamer is Relocated to this space, unless Paralyzed (EF-MOVE-05, EF-MOVE-06, EF-STATE-07)."""

    seat: Seat
    space: Space

    def run(self, game: Etherfields) -> None:
        if is_rooted(game.dreamers[self.seat]):  # what cannot happen is said
            game.commit(Told("cannot-move", game.dreamers[self.seat].archetype))
        else:
            game.commit(DreamerPlaced(self.seat, self.space))
            game.then(*spring_trap(game, self.seat, self.space))


# -- range and Terrain


def in_range(game: Etherfields, start: Space, end: Space, reach: int) -> bool:
    """Whether a space lies within a printed range, around Walls and Blocked spaces (EF-RANGE-01 to EF-RANGE-06)."""
    if reach >= ANYWHERE:
        return True
    return NOWHERE not in (start, end) and game.land.distance(start, end) <= reach


def terrain_at(game: Etherfields, space: Space) -> frozenset[Terrain]:
    """The Terrain of a space, printed or laid; where Light and Darkness meet, Darkness is ignored (EF-TERRAIN-05)."""
    land = game.land
    printed = land.printed_terrain.get(space, frozenset())
    laid = {Terrain(token.kind) for token in game.tokens if token.kind in TERRAINS and _covers(game, token, space)}
    terrain = printed | laid
    return terrain - {Terrain.DARKNESS} if Terrain.LIGHT in terrain else terrain


def _covers(game: Etherfields, token: Token, space: Space) -> bool:
    """A Terrain token lies in a space, on the line between two, or on a whole tile (EF-TERRAIN-04)."""
    return token.lies(space) or (token.at == NOWHERE and game.land.tile_of.get(space) == token.of)
