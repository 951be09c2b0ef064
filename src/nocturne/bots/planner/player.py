"""The planner as a player: levels of strength, a budget of trials or of time, and the answer."""

from __future__ import annotations

import time
from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from nocturne.bots._player import PLAYERS, Player
from nocturne.bots.planner.dreamer import DreamerGuide
from nocturne.bots.planner.guides import AloneGuide, Guide, PlainGuide, World
from nocturne.bots.planner.tree import RIPE, Node, Search
from nocturne.kernel import Decision, Game, Seat, UsageError
from nocturne.kernel.text import Text

IMPORTANT = 2
"""A decision with fewer options than this needs no thought."""


class Strength(NamedTuple):
    """How much the planner thinks, and how sure it must be to leave the rules that it starts from."""

    trials: int  # at each decision, for Evil
    worlds: int
    sure: float = 0.7
    seconds: float | None = None  # at most so long, whatever is left of the trials
    hero: int = 0  # trials of the Hero's: dearer, for every world has another Map, and of less use
    particles: int = 16  # worlds of the Hero's belief, for trials
    sketches: int = 64  # sketches of the Map that the Hero is steered by
    dreamer: int = 0  # trials of a Dreamer's, for advice: to play by them won no more (docs/planner.md)
    sharp: bool = True  # whether a Dreamer sets cards aside and remembers what was read, or plays by rules of thumb
    ripe: int = RIPE  # how often an answer must be tried before other later answers than those by rules are too
    slips: float = 0.0  # how often it answers without thought, and so anything


LEVELS = {
    "easy": Strength(0, 0, sketches=16, sharp=False, slips=0.15),
    "fair": Strength(12, 6, sketches=32, slips=0.07),
    "hard": Strength(24, 8),
}
"""By name: the levels that tables, the terminal and the lab offer, apart from each other by play (docs/planner.md)."""


class PlanningPlayer:
    """A player of one seat that searches. It must be shown the game (`see`) before each decision."""

    def __init__(self, game: Game[Any], seat: Seat, strength: Strength) -> None:
        self.seat, self.strength = seat, strength
        self.guide: Guide = guide_of(game, seat, strength)
        self.game: Game[Any] | None = None
        self.search: Search | None = None
        self.began = 0.0
        self.explains = False
        self.odds: dict[str, list[Mapping[str, float]]] = {}  # what spoke for each answer, trial by trial

    def see(self, game: Game[Any]) -> None:
        """Take a copy of the game; only what the seat may know of it is ever looked at."""
        self.game = game.fork()

    def watch(self, view: Any) -> None:  # noqa: ANN401 -- the view of its own game
        """Remember what is to be seen."""
        self.guide.watch(view)

    def choose(self, view: Any, decision: Decision, rng: Random) -> str:  # noqa: ANN401 -- the view of its own game
        """The id of the option to answer with."""
        luck = Random(rng.getrandbits(64))  # noqa: S311 -- so that the caller's chance does not depend on the budget
        game, self.search = self.game, None
        thumb = self._look(view, decision, luck)
        if self.strength.slips and self.guide.may_slip(decision) and luck.random() < self.strength.slips:
            return luck.choice(decision.ids())
        if len(decision.options) < IMPORTANT or game is None or not self.trials:
            return thumb
        tried = self.guide.candidates(view, decision, thumb)
        if len(tried) >= IMPORTANT:
            self.search = self._search(list(decision.ids()), tried, luck)
        return thumb if self.search is None else self.guide.answer(self.search.best(self.strength.sure, self.least))

    def consider(self, view: Any, decision: Decision, rng: Random) -> Search | None:  # noqa: ANN401 -- its own game
        """Try the answers of a decision out, and note why they are good; None where no world can be imagined."""
        self.explains = True
        self.guide.explains = True
        thumb = self._look(view, decision, rng)
        return self._search(list(decision.ids()), self.guide.candidates(view, decision, thumb), rng)

    def _look(self, view: Any, decision: Decision, rng: Random) -> str:  # noqa: ANN401 -- the view of its own game
        """Take in the decision; what the rules would answer."""
        self.guide.watch(view)
        game, self.game = self.game, None
        if game is not None and len(decision.options) >= IMPORTANT:
            self.guide.prepare(game, rng)
        return self.guide.thumb(view, decision, rng)

    @property
    def trials(self) -> int:
        """How many trials a decision is worth."""
        if self.guide.name == "etherfields":
            return self.strength.dreamer
        alone = self.guide.name == "alone"
        return self.strength.hero if alone and not self.seat else self.strength.trials

    @property
    def least(self) -> int:
        """How often an answer must have been tried to be trusted."""
        return max(3, self.trials // 20)

    def _search(self, ids: list[str], tried: list[str], rng: Random) -> Search | None:
        self.began = time.monotonic()
        worlds = Worlds(self.guide, rng, self.strength.worlds, (self.seat, ids))
        if worlds.at(0) is None:
            return None
        search = Search(
            tried,
            tried[0],
            lambda option, number, node: self._trial(worlds, option, number, node),
            self.trials,
        )
        while search.step() and not self.enough():
            pass
        return search

    def enough(self) -> bool:
        """Whether the time is over that may be thought."""
        longest = self.strength.seconds
        return longest is not None and time.monotonic() - self.began > longest

    def _trial(self, worlds: Worlds, option: str, number: int, node: Node) -> float:
        """Play an answer out in the n-th world: by the tree, beyond it by rules of thumb, up to where it is judged."""
        world, luck = worlds.at(number), Random(worlds.luck(number))  # noqa: S311 -- the same dice for every answer
        assert world is not None
        game, players = world.game.fork(), world.players()
        game.table.seed = luck.getrandbits(62)
        game.answer(self.seat, self.guide.answer(option, players))
        path, growing, answers = list[tuple[Node, str]](), True, 1
        while game.over is None and not self.guide.is_over(game, answers):
            decision = game.open[0]
            seat = decision.seat
            ids = decision.ids()
            if len(ids) == 1:
                chosen = ids[0]
            elif self.guide.is_blind(decision):
                chosen = luck.choice(ids)
            else:
                chosen = players[seat].choose(game.view(seat), decision, luck)
            if seat == self.seat and growing and len(ids) > 1:
                chosen = node.choose(ids, chosen, self.strength.ripe)
                path.append((node, chosen))
                growing = chosen in node.after
                node = node.after.setdefault(chosen, Node())
            game.answer(seat, chosen)
            answers += 1
        value = self.guide.value(game, players)
        if self.explains:
            self.odds.setdefault(option, []).append(self.guide.themes)
        for past, answer in path:
            past.note(answer, value)
        return value


class Worlds:
    """The worlds of one decision, made when they are needed; after the last the first comes again, with other dice."""

    def __init__(self, guide: Guide, rng: Random, most: int, asked: tuple[Seat, list[str]]) -> None:
        self.guide, self.rng, self.most, self.asked = guide, rng, most, asked
        self.made: list[World] = []
        self.key = rng.getrandbits(60)

    def at(self, number: int) -> World | None:
        """The n-th world; None where none can be imagined."""
        place = number % self.most
        failures = 0
        while len(self.made) <= place and failures < self.most:
            world = self.guide.world(self.rng)
            if world is None or not self._asks_the_same(world.game):
                failures += 1
            else:
                self.made.append(world)
        return self.made[place % len(self.made)] if self.made else None

    def _asks_the_same(self, game: Game[Any]) -> bool:
        decision = game.decision(self.asked[0])
        return decision is not None and list(decision.ids()) == self.asked[1]

    def luck(self, number: int) -> int:
        """The luck of the n-th trial."""
        return self.key + number


def guide_of(game: Game[Any], seat: Seat, strength: Strength) -> Guide:
    """What the search must know of this game."""
    if game.manifest.id == "alone":
        return AloneGuide(game, seat, strength.particles, strength.sketches)
    if game.manifest.id == "etherfields":
        return DreamerGuide(game, seat, most=max(3, strength.dreamer // 4), sharp=strength.sharp)
    if game.manifest.id in PLAYERS:  # its games are too long to be tried out to their ends
        raise UsageError(Text.of("model-none", game=game.manifest.id))
    return PlainGuide(game, seat)


__all__ = ["LEVELS", "PlanningPlayer", "Player", "Strength", "UsageError"]
