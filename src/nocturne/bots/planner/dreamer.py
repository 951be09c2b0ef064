"""What the search must know of Etherfields: worlds in which nothing is read, and what a Dreamer could be about.

An answer alone says little of what somebody is about: to go somewhere, pay and act takes ten of them. So what is tried
are intents: to prefer one action for the rest of the Turn, all else by rules of thumb. An intent is written as its
first answer and the action that it prefers.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from nocturne.bots._player import Player
from nocturne.bots.etherfields import DreamerBot
from nocturne.bots.etherfields.experience import Experience
from nocturne.bots.etherfields.sharp import planner_of
from nocturne.bots.etherfields.sight import Sight, reading
from nocturne.bots.etherfields.style import SHARP_DREAMER, THUMB_DREAMER
from nocturne.bots.planner.dream_figures import FIGURES, THEMES, figures_of
from nocturne.bots.planner.guides import DECIDED, World
from nocturne.bots.planner.unread import OUT, is_reading, unread_box
from nocturne.bots.planner.value import Model, content_of, own_model
from nocturne.games.etherfields.model import NO_SCENE, Etherfields
from nocturne.games.etherfields.views import EtherfieldsView
from nocturne.kernel import Decision, Game, Seat

INTENT = " for "
"""Between the first answer of an intent and the action that it prefers."""
LONGEST = 90
"""After so many answers a trial is cut short wherever it is."""
NEVER = -60.0
"""What costs more than it brings by so much is not even tried."""
ACTING = ("FreePlay", "Round")
ENOUGH = ("done", "end-round")
TRIES = {"FreePlay": 6, "Round": 6, "RapidWindow": 3, "ReshufflePenalty": 3, "PreventWindow": 3, "BoostCross": 3}
"""What is thought about, and how many answers at most; to other questions the rules of thumb know the answer."""


class DreamerGuide:
    """For a Dreamer in a Slumber or Dream; elsewhere the rules of thumb answer."""

    name = "etherfields"

    def __init__(
        self, game: Game[Any], seat: Seat, model: Model | None = None, most: int = 6, *, sharp: bool = True
    ) -> None:
        self.seat, self.box, self.most = seat, game.box, most
        self.style = SHARP_DREAMER if sharp else THUMB_DREAMER
        self.model = model or own_model(content_of(game), FIGURES)
        self.experience = Experience(seat)
        self.own = self.player()
        self.known: set[str] = set()  # actions that somebody has used: what is read there was read to all
        self.when = self.start = ("", 0)
        self.game, self.unread = game, unread_box(game.box)
        self.holds = False  # whether the last answer was that of the intent that is held on to
        self.is_carried_out = False
        self.explains = False
        self.themes: Mapping[str, float] = {}

    def player(self) -> DreamerBot:
        """One who plays on by the rules from which the planner starts, and remembers what this seat has seen."""
        return DreamerBot(self.box, self.style, self.experience.learnt)

    def watch(self, view: EtherfieldsView) -> None:
        """Remember what was used, and give up an intent when its Turn is over."""
        for me in view.dreamers:
            self.known.update(me.used)
        if self.when != (view.tile, view.turn):
            self.when, self.own.favour = (view.tile, view.turn), ""

    def thumb(self, view: EtherfieldsView, decision: Decision, rng: Random) -> str:
        """By rules of thumb, with the intent that was chosen until it is carried out or cannot be."""
        self.holds = False
        if decision.kind in ACTING and self.own.favour:
            first = self.own.choose(view, decision, rng)
            self.holds = first not in ENOUGH and not self.is_carried_out
            if self.holds:
                self.is_carried_out = first.partition(":")[2] == self.own.favour.removeprefix("place/")
                return first
            self.own.favour = ""
        return self.own.choose(view, decision, rng)

    def candidates(self, view: EtherfieldsView, decision: Decision, thumb: str) -> list[str]:
        """The intents that look best at first sight, and to leave it; none where nothing can be imagined."""
        most = min(self.most, TRIES.get(decision.kind, 1))
        if most == 1 or view.dreamscape is None or self.holds:
            return [thumb]
        if thumb in ENOUGH and not self.explains:  # where nothing is left to do by the rules, thinking finds no more
            return [thumb]
        ids = list(decision.ids())
        if decision.kind not in ACTING:
            return [thumb, *[option for option in ids if option != thumb]][:most]
        intents = [thumb, *self._intents(view, decision, thumb)][: most - 1]
        enough = next((option for option in ENOUGH if option in ids), thumb)
        return intents if enough in intents else [*intents, enough]

    def _intents(self, view: EtherfieldsView, decision: Decision, thumb: str) -> list[str]:
        """Every action that could be begun now, the best first, but that which the rules of thumb are about."""
        with reading(self.own.lib):
            sight = Sight(view, "", self.style, self.experience.learnt)
            if sight.here < 0:
                return []
            planner = planner_of(sight, decision.ids())
            keys = list(dict.fromkeys([plan.key for plan in planner.plans(NEVER)]))
        intents, rng = [], Random(0)  # noqa: S311 -- never secret
        bot = self.player()
        for key in keys:
            bot.favour = key
            first = bot.choose(view, decision, rng)
            if first not in ENOUGH and (first != thumb or first == "move"):
                intents.append(f"{first}{INTENT}{key}")
        return intents

    def prepare(self, game: Game[Any], rng: Random) -> None:
        """Take in the decision; its box is one in which nobody has read anything."""
        self.game = game
        if self.style.sharp:
            self.experience.hear(game)
        self.known.update(game.table.used)
        game.box = self.unread

    def is_blind(self, decision: Decision) -> bool:
        """Never."""
        return False

    def may_slip(self, decision: Decision) -> bool:
        """In what a Dreamer does: prices, cards to part with and the campaign's own questions are answered well."""
        return decision.kind in ACTING

    def world(self, rng: Random) -> World | None:
        """A world that nobody can tell from the true one; None outside of scenes and in the middle of a script."""
        true: Etherfields = self.game.table
        if true.scene is NO_SCENE or is_reading(true):
            return None
        table = self.game.manifest.imagine(true, self.seat, rng.randrange)
        table.box = self.unread
        self.start = (table.tile, table.turn)
        game = self.game.at(table, self.seat, rng.randrange)
        game.keep_events = False
        return World(game, lambda: {seat: self.player() for seat in table.present})

    def answer(self, intent: str, players: dict[int, Player] | None = None) -> str:
        """The first answer of an intent; whoever plays on holds on to it."""
        option, _, favour = intent.partition(INTENT)
        mine = self.own if players is None else players[self.seat]
        assert isinstance(mine, DreamerBot)
        mine.favour = favour
        if players is None:
            self.is_carried_out = option.partition(":")[2] == favour.removeprefix("place/")
        return option

    def is_over(self, game: Game[Any], answers: int) -> bool:
        """At the end of the Turn, or of the scene."""
        table: Etherfields = game.table
        return answers >= LONGEST or (table.tile, table.turn) != self.start or OUT in table.flags

    def value(self, game: Game[Any], players: dict[int, Player]) -> float:
        """The chance that the scene ends well."""
        table: Etherfields = game.table
        if game.over is not None or table.tile != self.start[0]:
            won = bool(game.over.winners) if game.over is not None else table.won
            self.themes = {"end": DECIDED if won else -DECIDED}
            return float(won)
        figures = self.figures(table)
        if self.explains:
            self.themes = self.model.by_theme(figures, THEMES)
        return self.model.chance(figures)

    def figures(self, table: Etherfields) -> list[float]:
        """The figures of a scene where a trial has ended."""
        with reading(self.own.lib):
            return figures_of(table, self.own.lib, self.known, self.experience.learnt)
