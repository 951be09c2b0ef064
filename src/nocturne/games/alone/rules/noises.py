"""Noise: from where it comes, and what Evil must tell of it (NOISE, COMM)."""

from __future__ import annotations

from nocturne.effects.step import Guarded
from nocturne.games.alone.components import Occasion
from nocturne.games.alone.events.said import NoiseExplained, NoiseHeard
from nocturne.games.alone.model import Alone
from nocturne.games.alone.plan import Direction
from nocturne.games.alone.routes import UNREACHABLE, noise
from nocturne.games.alone.rules.base import EvilAsk, OfWay
from nocturne.games.alone.rules.uses import occasion
from nocturne.kernel import PASS, Option, Seat, Step


class Tell(OfWay, frozen=True):
    """Tell that the noise comes from there."""


TELL = {way: Tell(way) for way in (*[way.key for way in Direction], "here", "other_level", "muffled")}

TELL_WAY = tuple([TELL[way.key] for way in Direction])


def true_words(game: Alone) -> list[Option]:
    """What Evil may truthfully tell of the noise that the creature just made (AL-NOISE-02 to AL-NOISE-10)."""
    creature = game.mover if game.movers else None
    if creature is None:
        return [PASS]
    heard = noise(game.map, game.hero.at, creature.at, game.barred)
    return [TELL_WAY[way] for way in heard.directions] if heard.directions else [TELL[heard.hearing.value]]


class MakeNoise(Step[Alone], frozen=True):
    """A creature has been moved or spawned: it makes a noise (AL-NOISE-01, AL-NOISE-07)."""

    spawned: bool = False

    def run(self, game: Alone) -> None:
        if self.spawned or game.stirred:  # AL-NOISE-09: unbarring is enough
            game.then(TellNoise(game.evil))


class TellNoise(EvilAsk, frozen=True):
    """Evil tells the direction; between equally short routes Evil chooses (AL-NOISE-02, AL-NOISE-03)."""

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return true_words(game)

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, Tell):
            game.commit(NoiseHeard(option.way))
            game.then(*occasion(game, Occasion.NOISE))


class ExplainNoise(Guarded[Alone], frozen=True):
    """Evil tells the type of the creature that made the noise, and perhaps its distance (AL-COMM-01)."""

    distance: bool = False

    def run(self, game: Alone) -> None:
        token = game.movers[-1]
        far = game.routes.distance(game.here, game.creature(token).at)
        told = self.distance and far != UNREACHABLE  # AL-NOISE-06: where no route leads there is no distance
        game.commit(NoiseExplained(game.kind(token), far if told else -1))
