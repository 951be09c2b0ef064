"""Components and pools: what is left, gaining and losing, laying tokens (chapters COMP, WALL, BLOCKED)."""

from __future__ import annotations

from operator import attrgetter

from msgspec.structs import replace

from nocturne.effects.step import Guarded
from nocturne.games.etherfields.components import POOL_SIZE, Pool, Terrain
from nocturne.games.etherfields.events.board import GroundChanged, TokenLaid, TokenRemoved, TokenTaken
from nocturne.games.etherfields.events.cards import TEAM, Gained
from nocturne.games.etherfields.model import NOWHERE, Etherfields, TeamAsk
from nocturne.games.etherfields.rules.active import refuse_gems
from nocturne.games.etherfields.rules.base import CANNOT_PAY, EtherfieldsOption, Takes, limits_choices
from nocturne.kernel import Option, Refusal, Seat, Step
from nocturne.kernel.grid import Space

HELD = {"ether": "ether", "gem": "gems", "key": "keys", "hour": "hours"}
"""Where the tokens that cards speak of are kept."""
COUNTED = {"ether": Pool.ETHER, "distress": Pool.DISTRESS, "gems": Pool.GEM, "keys": Pool.KEY}
IN_HANDS = {Pool.ETHER: attrgetter("ether"), Pool.DISTRESS: attrgetter("distress"), Pool.GEM: attrgetter("gems")}
GEM, KEY, BLOCK, TERRAIN, UNIVERSAL = Pool.GEM, Pool.KEY, Pool.BLOCK, Pool.TERRAIN, Pool.UNIVERSAL
TERRAINS = frozenset(terrain.value for terrain in Terrain)


def left(game: Etherfields, pool: Pool) -> int:
    """How many elements a pool still has: its fixed size less what is in use or removed (EF-COMP-01, EF-COMP-06)."""
    size = POOL_SIZE[pool] - _in_use(game, pool)
    return size - game.gone.count(pool) if game.gone else size


def _in_use(game: Etherfields, pool: Pool) -> int:
    in_hands = IN_HANDS.get(pool)
    if in_hands is not None:
        count: int = sum(map(in_hands, (*game.dreamers, *game.bench)))
        return count + len(game.gems_laid) if pool is GEM else count
    if pool is KEY:
        return game.keys
    if pool is BLOCK:
        return game.blocks
    if pool is TERRAIN:
        return sum([token.kind in TERRAINS for token in game.tokens])
    laid = sum([token.kind == pool for token in game.tokens]) if game.tokens else 0
    return laid + len(game.barred) if pool is UNIVERSAL else laid


def gain(game: Etherfields, seat: Seat, what: str, count: int) -> None:
    """Gain as many as the pool still has; the rest is simply not gained (EF-COMP-02)."""
    if what == "hours":
        count = min(count, game.lib.box.clock - game.hours)  # EF-CLOCK-05
    elif what in COUNTED:
        count = min(count, left(game, COUNTED[what]))
    if count > 0:
        game.commit(Gained(owner_of(seat, what), what, count))


def lose(game: Etherfields, seat: Seat, what: str, count: int) -> None:
    """Return as many to the pool as there are (EF-CLOCK-04: never below nothing)."""
    count = min(count, held(game, seat, what))
    if count > 0:
        game.commit(Gained(owner_of(seat, what), what, -count))


def held(game: Etherfields, seat: Seat, what: str) -> int:
    """How many of a kind a Dreamer has, or the Team."""
    whose = owner_of(seat, what)
    have: int = getattr(game if whose == TEAM else game.dreamers[whose], what)
    return have


def owner_of(seat: Seat, what: str) -> Seat:
    """Keys and Hours belong to the Team, the rest to single Dreamers (EF-BOARD-13)."""
    return TEAM if what in ("keys", "hours", "shopping") else seat


class GainTokens(Step[Etherfields], frozen=True):
    """Gain Ether, Gems, Keys or Hours, each of these Dreamers.

    Where the pool is too small for all the Dreamers choose who goes without (EF-COMP-02).
    """

    seats: tuple[Seat, ...]
    what: str
    count: int

    def run(self, game: Etherfields) -> None:
        shared = len(self.seats) > 1 and self.what in ("ether", "gems")
        if shared and 0 < left(game, COUNTED[self.what]) < self.count * len(self.seats):
            game.then(ShareOut(self.what, self.count, self.seats))
        else:
            for seat in self.seats:
                gain(game, seat, self.what, self.count)


class LoseTokens(Takes, frozen=True):
    """Lose Ether, Gems, Keys or Hours, as many as there are (EF-CLOCK-04)."""

    seat: Seat
    what: str
    count: int

    def is_there(self, game: Etherfields) -> bool:
        return held(game, self.seat, self.what) >= self.count

    def run(self, game: Etherfields) -> None:
        lose(game, self.seat, self.what, self.count)


class PayTokens(Guarded[Etherfields], frozen=True):
    """Pay tokens: all or none, and Gems only while they are of use (EF-CHOICE-02, EF-CHOICE-04, EF-MORPH-11)."""

    seat: Seat
    what: str
    count: int

    def refuse(self, table: Etherfields) -> Refusal | None:
        barred = self.what == "gems" and refuse_gems(table) is not None
        return CANNOT_PAY[limits_choices(table)] if barred or held(table, self.seat, self.what) < self.count else None

    def run(self, game: Etherfields) -> None:
        lose(game, self.seat, self.what, self.count)


class Give(EtherfieldsOption, frozen=True):
    """Give to this Dreamer."""

    seat: Seat


class ShareOut(TeamAsk, frozen=True):
    """Too few are left for all: choose who gains next (EF-COMP-02, EF-CHOICE-01)."""

    what: str
    count: int
    among: tuple[Seat, ...]

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [Give.of(seat) for seat in self.among]

    def chosen(self, game: Etherfields, seat: Seat, option: Give) -> None:
        gain(game, option.seat, self.what, self.count)
        rest = tuple([seat for seat in self.among if seat != option.seat])
        if rest and left(game, COUNTED[self.what]):
            game.then(ShareOut(self.what, self.count, rest))


def pool_of(kind: str) -> Pool:
    """The pool that a token comes from; a Story token may be any of the ten (EF-COMP-10)."""
    return Pool.TERRAIN if kind in TERRAINS else Pool(kind)


def lying(game: Etherfields, kind: str, space: Space, of: str) -> int:
    """How many tokens of a kind lie in a space, or on an element."""
    return sum([(token.kind, token.of) == (kind, of) and token.lies(space) for token in game.tokens])


class LayTokens(Step[Etherfields], frozen=True):
    """Lay tokens into a space, on the line between two, or on an element, as far as their pool reaches (EF-COMP-02)."""

    kind: str
    space: Space = NOWHERE
    of: str = ""
    beside: Space = NOWHERE
    count: int = 1

    def run(self, game: Etherfields) -> None:
        for _ in range(min(self.count, left(game, pool_of(self.kind)))):
            game.commit(TokenLaid(self.kind, self.space, self.of, beside=self.beside))


class TakeTokens(Step[Etherfields], frozen=True):
    """Take tokens up from a space or an element, as many as lie there; they return to their pool (EF-COMP-01)."""

    kind: str
    space: Space = NOWHERE
    of: str = ""
    count: int = 1

    def run(self, game: Etherfields) -> None:
        for _ in range(min(self.count, lying(game, self.kind, self.space, self.of))):
            game.commit(TokenTaken(self.kind, self.space, self.of))


class RemoveTokens(Step[Etherfields], frozen=True):
    """Tokens on an element leave the game, as many as lie there: their pool is smaller from now on (EF-COMP-06)."""

    kind: str
    of: str
    count: int = 1

    def run(self, game: Etherfields) -> None:
        for _ in range(min(self.count, lying(game, self.kind, NOWHERE, self.of))):
            game.commit(TokenRemoved(self.kind, NOWHERE, self.of, pool_of(self.kind).value))


# -- tokens that change the ground of the Dreamscape (chapters WALL, BLOCKED; DSN-31)


class LayWall(Step[Etherfields], frozen=True):
    """A Wall token stands on the line between two spaces (EF-WALL-01)."""

    here: Space
    there: Space

    def run(self, game: Etherfields) -> None:
        ground = game.ground
        game.commit(GroundChanged(replace(ground, walls=(*ground.walls, (self.here, self.there)))))


class LayHole(Step[Etherfields], frozen=True):
    """A Hole token makes a space Blocked (EF-BLOCKED-02)."""

    space: Space

    def run(self, game: Etherfields) -> None:
        ground = game.ground
        if self.space not in ground.holes:
            game.commit(GroundChanged(replace(ground, holes=(*ground.holes, self.space))))
