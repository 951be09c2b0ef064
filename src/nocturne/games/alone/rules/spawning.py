"""Spawning creatures, and the boss (SPAWN, STATS, BOSS)."""

from __future__ import annotations

from nocturne.effects.step import Guarded
from nocturne.games.alone.components import Colour, Kind
from nocturne.games.alone.events import course, ground
from nocturne.games.alone.map import SectorId, SectorSet
from nocturne.games.alone.model import BOSS, KINDS, ROW_OF, Alone
from nocturne.games.alone.rules.base import At, EvilAsk, OfType, at_sectors, of_type
from nocturne.games.alone.rules.encounters import see
from nocturne.games.alone.rules.noises import MakeNoise
from nocturne.kernel import PASS, Option, Refusal, Seat, Step

NONE_LEFT = Refusal.by("AL-STATS-10", "refuse-none-left")
NOWHERE = Refusal.by("AL-SPAWN-06", "refuse-nowhere")


def spawn_sectors(game: Alone, least: int, *, explored: bool = False) -> SectorSet:
    """The sectors at least so far from the Hero (AL-SPAWN-02, AL-SPAWN-04)."""
    far = game.routes.beyond(game.hero.at, least)
    return SectorSet(far & sum(1 << sector for sector in dict.fromkeys(game.explored))) if explored else far


class Spawn(Guarded[Alone], frozen=True):
    """Spawn a creature of one of these types, or of any (AL-SPAWN-01)."""

    kinds: tuple[Kind, ...] = ()
    nearer: int = 0  # the minimum distance is so much less, never below 1 (section 8.3)
    least: int = 0  # the minimum distance, whatever the type's
    explored: bool = False  # in a sector just explored
    optional: bool = False

    def possible(self, game: Alone) -> list[Kind]:
        """The types that can be spawned: one is in the supply, and a sector is far enough."""
        possible = []
        there: dict[int, SectorSet] = {}  # by distance, which several types have in common
        for kind in self.kinds or KINDS:
            if game.free_token(kind) is not None:
                least = self.distance(game, kind)
                if least not in there:
                    there[least] = spawn_sectors(game, least, explored=self.explored)
                if there[least]:
                    possible.append(kind)
        return possible

    def distance(self, game: Alone, kind: str) -> int:
        """The minimum distance for a type under this effect (AL-SPAWN-02)."""
        if self.least:
            return self.least
        least: int = game.box.content.stats[ROW_OF[kind]][game.nightmare].distance
        return max(1, least - self.nearer)

    def refuse(self, game: Alone) -> Refusal | None:
        if self.possible(game):
            return None
        return NOWHERE if any(game.free_token(kind) is not None for kind in self.kinds or KINDS) else NONE_LEFT

    def run(self, game: Alone) -> None:
        game.then(ChooseKind(game.evil, self))


class ChooseKind(EvilAsk, frozen=True):
    """Evil chooses the type to spawn (AL-SPAWN-01, AL-STATS-10)."""

    spawn: Spawn

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        options: list[Option] = [of_type(kind) for kind in self.spawn.possible(game)]
        if self.spawn.optional or not options:
            options.append(PASS)
        return options

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, OfType):
            game.commit(ground.SpawnBegun(option.kind.id))
            game.then(SpawnWhere(seat, self.spawn))


class SpawnWhere(EvilAsk, frozen=True):
    """Evil chooses the sector (AL-SPAWN-02, AL-SPAWN-01)."""

    spawn: Spawn

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        least = self.spawn.distance(game, game.spawning)
        sectors = spawn_sectors(game, least, explored=self.spawn.explored)
        if game.free_token(game.spawning) is None or not sectors:
            return [PASS]
        return at_sectors(game, sectors)

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, At):
            token = game.free_token(game.spawning)
            assert token is not None, "none is left"
            put(game, token, game.sector(option.place))


def put(game: Alone, token: int, sector: SectorId) -> None:
    """Put a creature on the Map; it is Revealed in a Revealed sector, and makes a noise (AL-SPAWN-03, AL-SPAWN-05)."""
    game.commit(ground.CreaturePlaced(token, game.kind(token), sector, game.place(sector)))
    see(game, game.creature(token))
    game.then(MakeNoise(spawned=True))


class Breed(Step[Alone], frozen=True):
    """Spores in the boss's sector, whatever the distance (AL-BOSS-03, table of bosses)."""

    def run(self, game: Alone) -> None:
        game.commit(ground.SpawnBegun(Kind.SPORES))
        token = game.free_token(Kind.SPORES)
        assert token is not None, "no Spores are left"
        put(game, token, game.creature(BOSS).at)


class BossComes(Step[Alone], frozen=True):
    """The boss is spawned, once, when the Final Mission is active or Nightmare mode starts (AL-BOSS-02).

    Where no sector is far enough it does not come (AL-SPAWN-06), and is looked for again at the end of each Round.
    """

    def run(self, game: Alone) -> None:
        if not game.boss_out and game.boss and spawn_sectors(game, game.stats(BOSS).distance):
            game.commit(course.BossCame(game.boss))
            game.then(BossWhere(game.leader))


def boss_is_due(game: Alone) -> bool:
    """Whether the boss should have come, and has not (AL-BOSS-02)."""
    if game.boss_out or not game.boss:
        return False
    cards = game.content.missions
    return game.nightmare or any(task.active and cards[task.key].colour == Colour.RED for task in game.missions)


class BossWhere(EvilAsk, frozen=True):
    """Evil chooses where the boss comes (AL-BOSS-02)."""

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        least = game.stats(BOSS).distance
        return at_sectors(game, spawn_sectors(game, least)) or [PASS]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, At):
            game.commit(ground.SpawnBegun(game.boss))
            put(game, BOSS, game.sector(option.place))
