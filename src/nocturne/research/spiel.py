"""OpenSpiel: each game as a Python game of OpenSpiel's, for `pyspiel.load_game("nocturne_alone(players=3)")`.

`register()` makes them known to OpenSpiel. Parameters: `players`, `seed`, `chance` ("seeded" or "explicit"), `options`
("difficulty=easy map=reference"), `profile`, `longest`. With explicit chance every die and every card of a shuffle is a
chance node with its true odds; seeded, each seed is a game of its own whose luck nobody knows.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

import nocturne
from nocturne.games import GAMES, find
from nocturne.kernel import CHANCE, UsageError
from nocturne.kernel.text import Text
from nocturne.research.arena import Arena, Terms, terms
from nocturne.research.declared import declared
from nocturne.research.extra import need
from nocturne.research.observing import observer_of

np = need("numpy")
pyspiel = need("pyspiel")
SpielGame: Any = pyspiel.Game
SpielState: Any = pyspiel.State

MOST_FACES = 4_096
"""More faces than any draw of any game has."""
DEFAULTS = {"players": 0, "seed": 0, "chance": "seeded", "options": "", "profile": "", "longest": 0}


def register() -> None:
    """Make every game known to OpenSpiel, unless it is."""
    known = set(pyspiel.registered_names())
    for name in sorted(GAMES):
        kind = type_of(name)
        if kind.short_name not in known:
            pyspiel.register_game(kind, game_class(name))


def type_of(name: str, *, explicit: bool = False, players: int = 0) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    seats, goal = find(name).players, declared(name).goal
    kinds = pyspiel.GameType
    zero_sum = goal == "rivals" or (goal == "sides" and players == 2)
    utility = kinds.Utility.IDENTICAL if goal == "together" else kinds.Utility.GENERAL_SUM
    return kinds(
        short_name=f"nocturne_{name}",
        long_name=f"Nocturne: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if explicit else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


def terms_of(name: str, given: dict[str, Any]) -> Terms:
    """The terms that OpenSpiel's parameters ask for; `UsageError` where they do not fit."""
    options = {}
    for pair in str(given["options"]).split():
        key, _, value = pair.partition("=")
        setting = next((known for known in _settings(name) if known.name == key), None)
        known = {str(choice).lower(): choice for choice in setting.choices} if setting else {}
        if value.lower() not in known:
            raise UsageError(Text.of("research-option", pair=pair))
        options[key] = known[value.lower()]
    return terms(
        name,
        players=given["players"] or None,
        options=options,
        profile=given["profile"],
        chance=given["chance"],
        longest=given["longest"] or None,
    )


def _settings(name: str) -> Any:
    return next(info.options for info in nocturne.games() if info.id == name)


class NocturneGame(SpielGame):  # type: ignore[misc]  # OpenSpiel's, of which we have no types
    """A game of Nocturne, as OpenSpiel has games."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.terms, self.seed = terms_of(self.name, given), int(given["seed"])
        first = Arena.begin(self.terms, self.seed)
        self.slots, self.observer = first.slots, observer_of(first.game)
        players, explicit = self.terms.players, self.terms.chance == "explicit"
        rivals = declared(self.name).goal == "rivals"
        kind = type_of(self.name, explicit=explicit, players=players)
        zero_sum = kind.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.slots),
            max_chance_outcomes=MOST_FACES if explicit else 0,
            num_players=players,
            min_utility=-1.0,
            max_utility=float(players - 1) if rivals else 1.0,
            max_game_length=self.terms.longest,
            **({"utility_sum": 0.0} if zero_sum else {}),
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> NocturneState:
        """The beginning."""
        return NocturneState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No game draws more often than this."""
        return 10 * self.terms.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> NocturneObserver:
        """What turns a state into numbers."""
        if params:
            raise ValueError(f"observers of Nocturne take no parameters: {params}")
        return NocturneObserver(self, is_recall=bool(iig_obs_type and iig_obs_type.perfect_recall))


class NocturneState(SpielState):  # type: ignore[misc]  # OpenSpiel's, of which we have no types
    """A moment of a game. What each seat has seen and answered so far is kept as a hash, for its information state."""

    def __init__(self, game: NocturneGame) -> None:
        super().__init__(game)
        self.arena = Arena.begin(game.terms, game.seed)
        self.memory = (b"",) * game.terms.players

    def current_player(self) -> int:
        """Who is asked."""
        if self.arena.is_done:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = int(self.arena.seat)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.arena.legal()) if not self.arena.is_done and player == self.arena.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The faces that may come up, with their odds."""
        weights = self.arena.decision.weights or ()
        return [(place, weight / sum(weights)) for place, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        seat = self.arena.seat
        if seat != CHANCE:
            seen = blake2b(self.memory[seat] + self._view(seat) + str(action).encode(), digest_size=16).digest()
            self.memory = tuple([seen if other == seat else old for other, old in enumerate(self.memory)])
        self.arena.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"face:{action}"
        return self.arena.legal().get(action) or self.arena.slots.name(action)

    def is_terminal(self) -> bool:
        """Whether nobody is asked any more."""
        return self.arena.is_done

    def returns(self) -> list[float]:
        """What each seat has won."""
        return self.arena.rewards()

    def _view(self, player: int) -> bytes:
        return msgspec.json.encode(self.arena.game.view(player))

    def observation_string(self, player: int | None = None) -> str:
        """The view of a seat, as JSON."""
        return self._view(self._whose(player)).decode()

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat has seen and answered at its decisions, and what it sees now, as a hash."""
        seat = self._whose(player)
        asked = b"" if self.arena.is_done or self.arena.seat != seat else " ".join(self.arena.legal().values()).encode()
        return blake2b(self.memory[seat] + self._view(seat) + asked, digest_size=16).hexdigest()

    def _whose(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def resample_from_infostate(self, player: int, sampler: Any) -> NocturneState:
        """Another state that this player cannot tell from this one."""
        other = self.clone()
        other.arena = self.arena.imagine(player, lambda n: min(int(sampler() * n), n - 1))
        return other  # type: ignore[no-any-return]  # OpenSpiel's clone has no type

    def __str__(self) -> str:
        if self.arena.is_done:
            return f"{self.arena.game.hash()} over {self.returns()}"
        asked = " ".join(self.arena.legal().values())
        return f"{self.arena.game.hash()} {self.arena.answers} seat {self.arena.seat}: {asked}"


class NocturneObserver:
    """The flat observation of a seat, with all its blocks by name."""

    def __init__(self, game: NocturneGame, *, is_recall: bool) -> None:
        self._observer, self._is_recall = game.observer, is_recall
        self.tensor = np.zeros(game.observer.size, np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for path, shape in game.observer.shapes.items():
            size = int(np.prod(shape))
            self.dict[path] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: NocturneState, player: int) -> None:
        """Look at a state from a seat."""
        self.tensor[:] = self._observer.flat(state.arena.game.view(player), player)

    def string_from(self, state: NocturneState, player: int) -> str:
        """The same as text."""
        return state.information_state_string(player) if self._is_recall else state.observation_string(player)


@cache
def game_class(name: str) -> type[NocturneGame]:
    """The class of a game, as OpenSpiel wants them, made once."""
    return type(f"Nocturne_{name}", (NocturneGame,), {"name": name, "__module__": __name__})


def __getattr__(name: str) -> type[NocturneGame]:
    """The class of a game by its name, for pickles."""
    prefix, _, game = name.partition("_")
    if prefix == "Nocturne" and game in GAMES:
        return game_class(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
