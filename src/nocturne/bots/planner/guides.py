"""What the search must know of a game: its worlds, who plays on in them, how far, and what a position is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple, Protocol

from nocturne.bots._player import Player, player_for
from nocturne.bots._records import reading
from nocturne.bots.alone.evil import RANKS, EvilBot
from nocturne.bots.alone.goals import goal_of, goals
from nocturne.bots.alone.hero import HeroBot
from nocturne.bots.alone.memory import Spot
from nocturne.bots.alone.style import SHARP_EVIL, SHARP_HERO, THUMB_EVIL, THUMB_HERO
from nocturne.bots.planner.atlas import Atlas
from nocturne.bots.planner.belief import Belief, remembered
from nocturne.bots.planner.figures import FIGURES, THEMES, figures_of
from nocturne.bots.planner.steering import best_question, best_way, courses_of, question
from nocturne.bots.planner.value import Model, content_of, own_model
from nocturne.games.alone._levelgen import Draws
from nocturne.games.alone.imagined import imagine_on, known_of
from nocturne.games.alone.model import Alone
from nocturne.kernel import Decision, Game, Seat

TURNS = (2, 2)
"""After so many Turns of the Hero a trial of the Hero's, or of Evil's, is cut short and judged."""
DECIDED = 4.0
"""What it counts, beside odds as a logarithm, that a trial has ended the game."""
LONGEST = 60
"""After so many answers a trial is cut short wherever it is."""
HERO_TRIES = {"HeroTurn": 6, "BarDoor": 2, "OnOccasion": 3}
EVIL_TRIES = {
    "ReactionWindow": 5, "ChooseMover": 4, "CreatureMoves": 4, "SpawnWhere": 5, "BossWhere": 5, "TeleportWhere": 5,
    "TokenWhere": 4, "ChooseKind": 4, "EvilBranch": 2,
}  # fmt: skip
"""What is thought about, and how many answers at most; to other questions the rules of thumb know the answer."""
SELDOM = ("track", "explore", "unbar")
"""Actions that are tried only where the rules of thumb think of them: what they tell shows too late in a trial."""


class World(NamedTuple):
    """An imagined game at the decision, and what its players remember."""

    game: Game[Any]
    players: Callable[[], dict[int, Player]]


class Guide(Protocol):
    """A seat's knowledge of its game, for the search."""

    name: str  # of the game, where the guide is for one game only
    themes: Mapping[str, float]  # what spoke for the seat where the last trial was judged, as a logarithm of odds
    explains: bool  # whether anybody wants to know why

    def watch(self, view: Any) -> None:  # noqa: ANN401 -- the view of its own game
        """Take in what the seat sees."""

    def thumb(self, view: Any, decision: Decision, rng: Random) -> str:  # noqa: ANN401 -- the view of its own game
        """What the rules of thumb would answer."""

    def candidates(self, view: Any, decision: Decision, thumb: str) -> list[str]:  # noqa: ANN401 -- its own game
        """The answers that are worth a trial, that of the rules of thumb among them."""

    def answer(self, candidate: str, players: dict[int, Player] | None = None) -> str:
        """The answer that a candidate begins with; whoever plays on, in a trial or at the table, knows of the rest."""

    def prepare(self, game: Game[Any], rng: Random) -> None:
        """Take in the decision, before worlds are asked for."""

    def is_blind(self, decision: Decision) -> bool:
        """Whether any answer is as good to whoever plays on in a trial, so that nobody need look at the table."""

    def world(self, rng: Random) -> World | None:
        """A world that the seat cannot tell from the true one; None where none can be imagined."""

    def may_slip(self, decision: Decision) -> bool:
        """Whether any answer to this can be a beginner's; nobody gives a game up by a slip."""

    def is_over(self, game: Game[Any], answers: int) -> bool:
        """Whether a trial has gone far enough."""

    def value(self, game: Game[Any], players: dict[int, Player]) -> float:
        """The chance of the seat's side to win from here."""


class PlainGuide:
    """For games without a value of their own: trials go on for a while, and an open end counts as a half."""

    name = ""

    def __init__(self, game: Game[Any], seat: Seat) -> None:
        self.themes: Mapping[str, float] = {}
        self.explains = False
        self.seat, self.own = seat, player_for(game, seat)
        self.game = game

    def watch(self, view: Any) -> None:  # noqa: ANN401 -- the view of its own game
        """Nothing is remembered."""

    def thumb(self, view: Any, decision: Decision, rng: Random) -> str:  # noqa: ANN401 -- the view of its own game
        return self.own.choose(view, decision, rng)

    def candidates(self, view: Any, decision: Decision, thumb: str) -> list[str]:  # noqa: ANN401 -- its own game
        return list(decision.ids())

    def answer(self, candidate: str, players: dict[int, Player] | None = None) -> str:
        return candidate

    def prepare(self, game: Game[Any], rng: Random) -> None:
        self.game = game

    def is_blind(self, decision: Decision) -> bool:
        return False

    def may_slip(self, decision: Decision) -> bool:
        return True

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
    """For both sides of ALONE. The Hero's worlds come from its belief, Evil's from what is hidden from Evil.

    The Hero's way is chosen by sketches of the Map, with or without trials.
    """

    name = "alone"

    def __init__(self, game: Game[Any], seat: Seat, worlds: int, sketches: int) -> None:
        self.seat = seat
        self.model: Model = own_model(content_of(game), FIGURES)
        # Of the two the seat's own plays by the sharp rules, the other is thought to play by rules of thumb. Evil sees
        # what the Hero sees, and so knows what the Hero remembers.
        self.hero = HeroBot(game.box, THUMB_HERO if seat else SHARP_HERO)
        self.evil = EvilBot(game.box, SHARP_EVIL if seat else THUMB_EVIL)
        self.belief = Belief(worlds)
        self.atlas = Atlas(sketches)
        self.game, self.start = game, 0
        self.here: Spot | None = None
        self.before: Spot | None = None  # the Hero's sector before this one
        self.steered: tuple[object, ...] = ()  # what the Hero had seen when the way was last chosen
        self.explains = False  # whether anybody wants to know why
        self.themes: Mapping[str, float] = {}

    def watch(self, view: Any) -> None:  # noqa: ANN401 -- the view of its own game
        if view.labyrinth:
            self.hero.watch(view)

    def thumb(self, view: Any, decision: Decision, rng: Random) -> str:  # noqa: ANN401 -- the view of its own game
        return (self.evil if self.seat else self.hero.copy()).choose(view, decision, rng)

    def candidates(self, view: Any, decision: Decision, thumb: str) -> list[str]:  # noqa: ANN401 -- its own game
        ids = list(decision.ids())
        if self.seat:
            return self._schemes(view, decision.kind, ids, thumb)
        most = HERO_TRIES.get(decision.kind, 1)
        likely = [option for option in ids if option != thumb and option.partition(":")[0] not in SELDOM]
        return [thumb, *likely][:most]

    def _schemes(self, view: Any, kind: str, ids: list[str], thumb: str) -> list[str]:  # noqa: ANN401 -- its own game
        """Evil's answers that look best at first sight; of Common Reactions one, for all of them do the same."""
        worth = self.evil.weigh(view, kind, ids) or {}
        ranked = sorted([option for option in ids if option != thumb], key=lambda option: -worth.get(option, 0.0))
        if kind == "ReactionWindow":
            common = [option for option in [thumb, *ranked] if option.startswith("common:")][:1]
            ranked = [option for option in ranked if not option.startswith("common:") or option in common]
        return [thumb, *ranked][: EVIL_TRIES.get(kind, 1)]

    def answer(self, candidate: str, players: dict[int, Player] | None = None) -> str:
        return candidate

    def prepare(self, game: Game[Any], rng: Random) -> None:
        self.game, self.start = game, game.table.turns
        if not self.seat and game.table.chart:
            self._steer(game, Draws(rng.getrandbits(60)))

    def _steer(self, game: Game[Any], draws: Draws) -> None:
        """Set the Hero's course by sketches of the Map, where they say more than the rules of thumb."""
        memory, view = self.hero.memory, game.view(self.seat)
        if memory.here is None or self.hero.seen == self.steered:  # nothing is new, so the way is still the best
            return
        self.steered = self.hero.seen
        if memory.here != self.here:
            self.before, self.here = self.here, memory.here
        with reading(self.hero.cards):
            wanted = goals(view)
            finals = [mission.room for mission in view.missions if goal_of(mission).final]
        if finals:
            rooms = list(dict.fromkeys([*[goal.room for goal in wanted], finals[0]]))
            known = remembered(known_of(game.table), memory)
            self.atlas.update(known, question(memory, rooms, apart=len(rooms) > 2), draws)
            courses = courses_of(memory, self.atlas, rooms, wanted, finals[0])
            way = best_way(memory, wanted, courses, self.before)
            if way is not None:
                memory.way, memory.asks = way, best_question(memory, courses, rooms)

    def is_blind(self, decision: Decision) -> bool:
        return decision.seat > 0 and decision.kind not in RANKS

    def may_slip(self, decision: Decision) -> bool:
        return True

    def world(self, rng: Random) -> World | None:
        game = self._imagined(rng)
        if game is None:
            return None
        game.keep_events = False
        return World(game, lambda: {0: self.hero.copy(), **dict.fromkeys(range(1, game.box.players), self.evil)})

    def _imagined(self, rng: Random) -> Game[Any] | None:
        if self.seat or not self.game.table.chart:
            return self.game.imagine(self.seat, rng.randrange)
        draws = Draws(rng.getrandbits(60))
        self.belief.update(self.game.table, self.hero.memory, draws)
        drawn = self.belief.pick(draws)
        table = imagine_on(self.game.table, drawn, rng.randrange) if drawn is not None else None
        return None if table is None else self.game.at(table, self.seat, rng.randrange)

    def is_over(self, game: Game[Any], answers: int) -> bool:
        table: Alone = game.table
        cut = self.start + TURNS[bool(self.seat)]
        return answers >= LONGEST or (table.turns >= cut and game.open[0].kind == "HeroTurn")

    def value(self, game: Game[Any], players: dict[int, Player]) -> float:
        over = game.over
        if over is not None:
            won = float(0 in over.winners)
            self.themes = {"end": DECIDED if won != bool(self.seat) else -DECIDED}
        else:
            hero = players[0]
            assert isinstance(hero, HeroBot)
            with reading(hero.cards):
                figures = figures_of(game.table, hero.memory)
            won = self.model.chance(figures)
            if self.explains:
                told = self.model.by_theme(figures, THEMES)
                self.themes = {theme: -odds if self.seat else odds for theme, odds in told.items()}
        return 1 - won if self.seat else won
