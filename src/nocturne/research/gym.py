"""Gymnasium: one seat learns, bots play the others. ALONE's Hero or Evil, a Dreamer, a Seeker."""

from __future__ import annotations

from random import Random
from typing import Any

from nocturne.bots import Player, Seeing, Watchful, level_of, player_for, replaced
from nocturne.games import GAMES
from nocturne.kernel import Seat, UsageError
from nocturne.kernel.text import Text
from nocturne.research.arena import Arena, terms
from nocturne.research.declared import declared
from nocturne.research.extra import need
from nocturne.research.observing import LEAST, MOST, is_structured, observer_of
from nocturne.research.slots import WAIT

np = need("numpy")
gymnasium = need("gymnasium")
Env: Any = gymnasium.Env

Array = Any  # numpy's, of which we have no types


def register() -> None:
    """Make every game known to Gymnasium, unless it is: `gymnasium.make("nocturne/alone-v1", seat=1)`."""
    for name in sorted(GAMES):
        id_ = f"nocturne/{name}-v{declared(name).version}"
        if id_ not in gymnasium.registry:
            gymnasium.register(id_, entry_point=f"{__name__}:SeatEnv", kwargs={"game": name})


class SeatEnv(Env):  # type: ignore[misc]  # Gymnasium's, of which we have no types
    """One seat of a game against bots of a level. An illegal answer changes nothing and costs `illegal`.

    `info["action_mask"]` says what is allowed, `info["options"]` what it is called, by slot, and `info["replaced"]`
    which bots were at fault, by seat, so that the rules of thumb play on in their place. Steps count towards
    `longest` even where they were illegal, so that every episode ends.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 -- Gymnasium reads it from the class

    def __init__(
        self,
        game: str,
        seat: int = 0,
        *,
        bots: str = "thumb",
        observation: str = "flat",
        illegal: float = 0.01,
        render_mode: str | None = None,
        **chosen: Any,
    ) -> None:
        self.terms = terms(game, **chosen)
        if type(seat) is not int or not 0 <= seat < self.terms.players:
            raise UsageError(Text.of("research-seat", seat=repr(seat), players=self.terms.players))
        self.seat, self.bots, self.illegal = Seat(seat), level_of(bots), illegal
        self.render_mode = render_mode
        self.arena = Arena.begin(self.terms)
        self.observer = observer_of(self.arena.game)
        self._structured = is_structured(observation)
        self.action_space = gymnasium.spaces.Discrete(len(self.arena.slots))
        boxes = {
            path: gymnasium.spaces.Box(LEAST, MOST, shape, np.float32) for path, shape in self.observer.shapes.items()
        }
        flat = gymnasium.spaces.Box(LEAST, MOST, (self.observer.size,), np.float32)
        self.observation_space = gymnasium.spaces.Dict(boxes) if self._structured else flat

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game; the seed settles all luck, that of the bots too."""
        super().reset(seed=seed)
        self._luck = Random(int(self.np_random.integers(2**31)))  # noqa: S311 -- seeded, never secret
        self.arena = Arena.begin(self.terms, int(self.np_random.integers(2**31)))
        self._players: dict[int, Player] = {}
        self._steps = 0
        self._play_on()
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer, and let the bots play until this seat is asked again."""
        self._steps += 1
        slot, is_legal = int(action), int(action) in self.arena.legal()
        if is_legal:
            self.arena.answer(slot)
            self._play_on()
        over = self.arena.game.over is not None
        cut = not over and (self.arena.is_cut or self._steps >= self.terms.longest)
        reward = self.arena.rewards()[self.seat] if is_legal else -self.illegal
        return self._observed(), float(reward), over, cut, {**self._info(), "illegal": not is_legal}

    def _play_on(self) -> None:
        """The bots answer until the learner is asked or the game is over; whoever need not answer waits."""
        arena = self.arena
        while not arena.is_done and arena.seat != self.seat:
            decision = arena.decision
            if not decision.waits and WAIT in arena.legal():
                arena.answer(WAIT)
            else:
                arena.take(decision.seat, self._chosen(decision.seat))

    def _chosen(self, seat: Seat) -> str:
        game = self.arena.game
        player = self._players.get(seat)
        if player is None:
            player = self._players[seat] = player_for(game, seat, self.bots)
        if isinstance(player, Seeing):
            player.see(game)
        return player.choose(game.view(seat), self.arena.decision, self._luck)

    def _observed(self) -> Any:
        view = self.arena.game.view(self.seat)
        see = self.observer.structured if self._structured else self.observer.flat
        return see(view, self.seat)

    def _info(self) -> dict[str, Any]:
        legal = self.arena.legal()
        return {"action_mask": self._mask(legal), "options": dict(legal), "replaced": replaced(self._players)}

    def _mask(self, legal: dict[int, str]) -> Array:
        mask = np.zeros(len(self.arena.slots), np.int8)
        mask[list(legal) or [WAIT]] = 1
        return mask

    def advice(self) -> int:
        """The slot that the game's own bot would choose here, to imitate or to compare with.

        It remembers what it was asked for in this game, as a player in this seat would.
        """
        player = self._players.get(self.seat)
        if isinstance(player, Watchful):
            player.watch(self.arena.game.view(self.seat))
        option = self._chosen(self.seat)
        return next(slot for slot, id_ in self.arena.legal().items() if id_ == option)

    def render(self) -> str | None:
        """What this seat is asked, as text."""
        return ", ".join(self.arena.legal().values()) or "over" if self.render_mode is not None else None
