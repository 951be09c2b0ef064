"""What the search must know of a game: its worlds, who plays on in them, how far, and what a position is worth."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, Protocol

from nocturne.bots._player import Player, player_for
from nocturne.bots.alone.evil import EvilBot
from nocturne.bots.alone.hero import HeroBot
from nocturne.bots.planner.belief import Belief
from nocturne.bots.planner.figures import FIGURES, figures_of
from nocturne.bots.planner.value import Model, own_model
from nocturne.games.alone._levelgen import Draws
from nocturne.games.alone.imagined import imagine_on
from nocturne.games.alone.model import Alone
from nocturne.kernel import Decision, Game, Seat

TURNS = 1
"""After so many Turns of the Hero a trial is cut short and judged."""
LONGEST = 60
"""After so many answers a trial is cut short wherever it is."""


class World(NamedTuple):
    """An imagined game at the decision, and what its players remember."""

    game: Game[Any]
    players: Callable[[], dict[int, Player]]


class Guide(Protocol):
    """A seat's knowledge of its game, for the search."""

    def watch(self, view: Any) -> None:  # noqa: ANN401 -- the view of its own game
        """Take in what the seat sees."""

    def thumb(self, view: Any, decision: Decision, rng: Random) -> str:  # noqa: ANN401 -- the view of its own game
        """What the rules of thumb would answer."""

    def prepare(self, game: Game[Any], rng: Random) -> None:
        """Take in the decision, before worlds are asked for."""

    def world(self, rng: Random) -> World | None:
        """A world that the seat cannot tell from the true one; None where none can be imagined."""

    def is_over(self, game: Game[Any], answers: int) -> bool:
        """Whether a trial has gone far enough."""

    def value(self, game: Game[Any], players: dict[int, Player]) -> float:
        """The chance of the seat's side to win from here."""


class PlainGuide:
    """For games without a value of their own: trials go on for a while, and an open end counts as a half."""

    def __init__(self, game: Game[Any], seat: Seat) -> None:
        self.seat, self.own = seat, player_for(game, seat)
        self.game = game

    def watch(self, view: Any) -> None:  # noqa: ANN401 -- the view of its own game
        """Nothing is remembered."""

    def thumb(self, view: Any, decision: Decision, rng: Random) -> str:  # noqa: ANN401 -- the view of its own game
        return self.own.choose(view, decision, rng)

    def prepare(self, game: Game[Any], rng: Random) -> None:
        self.game = game

    def world(self, rng: Random) -> World | None:
        game = self.game.imagine(self.seat, rng.randrange)
        seats = range(game.box.players)
        return World(game, lambda: {seat: player_for(game, Seat(seat)) for seat in seats})

    def is_over(self, game: Game[Any], answers: int) -> bool:
        return answers >= 2 * LONGEST

    def value(self, game: Game[Any], players: dict[int, Player]) -> float:
        over = game.over
        if over is None:
            return 0.5
        return (self.seat in over.winners) / len(over.winners) if over.winners else 0.0


class AloneGuide:
    """For both sides of ALONE. The Hero's worlds come from its belief, Evil's from what is hidden from Evil."""

    def __init__(self, game: Game[Any], seat: Seat, worlds: int) -> None:
        self.seat = seat
        self.model: Model = own_model("alone", game.box.source.packs[0].manifest.id, FIGURES)
        self.hero = HeroBot(game.box)  # the player itself, or Evil's notion of the Hero: Evil sees what the Hero sees
        self.evil = EvilBot(game.box)
        self.belief = Belief(worlds)
        self.game, self.start = game, 0

    def watch(self, view: Any) -> None:  # noqa: ANN401 -- the view of its own game
        if view.labyrinth:
            self.hero.watch(view)

    def thumb(self, view: Any, decision: Decision, rng: Random) -> str:  # noqa: ANN401 -- the view of its own game
        return (self.evil if self.seat else self.hero.copy()).choose(view, decision, rng)

    def prepare(self, game: Game[Any], rng: Random) -> None:
        self.game, self.start = game, game.table.turns
        if not self.seat and game.table.chart:
            self.belief.update(game.table, self.hero.memory, Draws(rng.getrandbits(60)))

    def world(self, rng: Random) -> World | None:
        game = self._imagined(rng)
        if game is None:
            return None
        game.keep_events = False
        return World(game, lambda: {0: self.hero.copy(), **dict.fromkeys(range(1, game.box.players), self.evil)})

    def _imagined(self, rng: Random) -> Game[Any] | None:
        if self.seat or not self.game.table.chart:
            return self.game.imagine(self.seat, rng.randrange)
        drawn = self.belief.pick(Draws(rng.getrandbits(60)))
        table = imagine_on(self.game.table, drawn, rng.randrange) if drawn is not None else None
        return None if table is None else self.game.at(table, self.seat, rng.randrange)

    def is_over(self, game: Game[Any], answers: int) -> bool:
        table: Alone = game.table
        return answers >= LONGEST or (table.turns >= self.start + TURNS and game.open[0].kind == "HeroTurn")

    def value(self, game: Game[Any], players: dict[int, Player]) -> float:
        over = game.over
        if over is not None:
            won = float(0 in over.winners)
        else:
            hero = players[0]
            assert isinstance(hero, HeroBot)
            won = self.model.chance(figures_of(game.table, hero.memory)) if game.table.chart else 0.5
        return 1 - won if self.seat else won
