"""PettingZoo: all seats of a game, one after the other (`env`) or all at once (`parallel_env`).

The mask of what is allowed stands in `info["action_mask"]`; with `observation="structured"` also in the observation,
where PettingZoo looks for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nocturne.research.arena import Arena, Terms, terms
from nocturne.research.extra import need
from nocturne.research.observing import LEAST, MOST, is_structured, observer_of
from nocturne.research.slots import WAIT

np = need("numpy")
gymnasium = need("gymnasium")
pettingzoo = need("pettingzoo")
AECEnv: Any = pettingzoo.AECEnv
ParallelEnv: Any = pettingzoo.ParallelEnv
wrappers = need("pettingzoo.utils.wrappers")

Array = Any  # numpy's, of which we have no types


class Seats:
    """What both forms share: agents by seat, spaces, observations and masks."""

    def __init__(self, what: Terms, observation: str) -> None:
        self.terms = what
        self.structured = is_structured(observation)
        self.names = [f"seat_{seat}" for seat in range(what.players)]
        arena = Arena.begin(what)
        self.observer = observer_of(arena.game)
        self.slots = arena.slots
        self.action_spaces = {name: gymnasium.spaces.Discrete(len(self.slots)) for name in self.names}
        self.observation_spaces = {name: self._space() for name in self.names}

    def _space(self) -> Any:
        def box(*shape: int) -> Any:
            return gymnasium.spaces.Box(LEAST, MOST, shape, np.float32)

        if not self.structured:
            return box(self.observer.size)
        mask = gymnasium.spaces.Box(0, 1, (len(self.slots),), np.int8)
        blocks = {path: box(*shape) for path, shape in self.observer.shapes.items()}
        return gymnasium.spaces.Dict({"action_mask": mask, **blocks})

    def observed(self, arena: Arena, seat: int, mask: Array) -> Array | dict[str, Array]:
        """What a seat sees, from its view alone."""
        view = arena.game.view(seat)
        if not self.structured:
            return self.observer.flat(view, seat)
        return {"action_mask": mask, **self.observer.structured(view, seat)}

    def mask(self, slots: Mapping[int, str]) -> Array:
        """A one for each slot that is allowed; whoever is not asked may but wait."""
        mask = np.zeros(len(self.slots), np.int8)
        mask[list(slots) or [WAIT]] = 1
        return mask


class NocturneEnv(AECEnv):  # type: ignore[misc]  # PettingZoo's, of which we have no types
    """A game of Nocturne, seat by seat. `UsageError` where the slot stands for nothing that the seat may do."""

    def __init__(self, game: str, *, observation: str = "flat", render_mode: str | None = None, **chosen: Any) -> None:
        super().__init__()
        self._seats = Seats(terms(game, **chosen), observation)
        self.metadata = {
            "name": f"nocturne_{self._seats.terms.game}_v{self._seats.slots.id.split('/')[1]}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,  # seats answer when they are asked: `parallel_env` is another form
        }
        self.render_mode = render_mode
        self.possible_agents = list(self._seats.names)
        self.action_spaces, self.observation_spaces = self._seats.action_spaces, self._seats.observation_spaces
        self.slots = self._seats.slots
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may answer: the slots of the game's table."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the seed settles all luck."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.arena = Arena.begin(self._seats.terms, int(self._luck.integers(2**31)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn()

    def _turn(self) -> None:
        """Say whose turn it is and what is allowed."""
        if not self.arena.is_done:
            self.agent_selection = self.possible_agents[self.arena.seat]
        legal = self.arena.legal()
        self.infos = {
            name: {"action_mask": self._seats.mask(legal if name == self.agent_selection else {})}
            for name in self.agents
        }

    def observe(self, agent: str) -> Any:
        """What an agent sees now."""
        return self._seats.observed(self.arena, self.possible_agents.index(agent), self.infos[agent]["action_mask"])

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is still in the game answers"
        self._cumulative_rewards[agent] = 0.0
        self.arena.answer(int(action))
        self.rewards = dict(zip(self.possible_agents, self.arena.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.arena.game.over is not None)
        self.truncations = dict.fromkeys(self.agents, self.arena.is_cut)
        self._turn()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Who is asked what, as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("nothing is rendered without a render mode")
            return None
        if self.arena.is_done:
            return "over"
        return f"{self.agent_selection}: {', '.join(self.arena.legal().values())}"

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def env(game: str, **chosen: Any) -> Any:
    """A game as an AEC environment, with PettingZoo's guards: an illegal answer ends it and costs 1."""
    guarded = wrappers.TerminateIllegalWrapper(NocturneEnv(game, **chosen), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class ParallelNocturne(ParallelEnv):  # type: ignore[misc]  # PettingZoo's, of which we have no types
    """A game of Nocturne in which all seats answer at once; who is not asked waits.

    What is answered under seal is so by nature. Of other answers given at once, each counts if it still may when its
    turn comes, in the order of the `Arena`. What is not allowed counts as waiting.
    """

    def __init__(self, game: str, *, observation: str = "flat", render_mode: str | None = None, **chosen: Any) -> None:
        self._seats = Seats(terms(game, **chosen), observation)
        self.metadata = {"name": f"nocturne_{self._seats.terms.game}_parallel_v1", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = list(self._seats.names)
        self.agents: list[str] = []
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return self._seats.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may answer: the slots of the game's table."""
        return self._seats.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game; the seed settles all luck."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.arena = Arena.begin(self._seats.terms, int(self._luck.integers(2**31)))
        self.agents = list(self.possible_agents)
        return self._seen()

    def _offered(self) -> dict[int, dict[int, str]]:
        """What each seat may answer, by slot. The seat that comes last may not wait: the game goes on."""
        if self.arena.is_done:
            return {}
        asked = self.arena.in_order()
        offered: dict[int, dict[int, str]] = {}
        for decision in asked:
            may_wait = decision is not asked[-1] and not self.arena.is_sealed
            offered[decision.seat] = self._seats.slots.offered(decision) | ({WAIT: "wait"} if may_wait else {})
        return offered

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        offered = self._offered()
        masks = {name: self._seats.mask(offered.get(seat, {})) for seat, name in enumerate(self.possible_agents)}
        seen = {
            name: self._seats.observed(self.arena, seat, masks[name]) for seat, name in enumerate(self.possible_agents)
        }
        return seen, {name: {"action_mask": mask} for name, mask in masks.items()}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        """All seats answer."""
        for seat, slots in self._offered().items():
            slot = int(actions.get(self.possible_agents[seat], WAIT))
            open_now = self.arena.game.decision(seat)
            if slot != WAIT and slot in slots and open_now is not None and slots[slot] in open_now.ids():
                self.arena.take(seat, slots[slot])
        self.arena.answers += 1
        over, cut = self.arena.game.over is not None, self.arena.is_cut
        seen, infos = self._seen()
        names = list(self.agents)
        rewards = dict(zip(self.possible_agents, self.arena.rewards(), strict=True))
        if over or cut:
            self.agents = []
        return seen, rewards, dict.fromkeys(names, over), dict.fromkeys(names, cut), infos

    def render(self) -> str | None:
        """Who is asked what, as text."""
        asked = [f"seat_{seat}: {', '.join(slots.values())}" for seat, slots in self._offered().items()]
        return "\n".join(asked) or "over" if self.render_mode is not None else None

    def close(self) -> None:
        """Nothing is held open."""


def parallel_env(game: str, **chosen: Any) -> ParallelNocturne:
    """A game as a parallel environment."""
    return ParallelNocturne(game, **chosen)
