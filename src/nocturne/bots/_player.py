"""What a player that is a program is, and which one sits where."""

from __future__ import annotations

import logging
import signal
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from random import Random
from typing import Any, Protocol, TypeVar, runtime_checkable

from nocturne.bots import random_bot
from nocturne.kernel import Decision, Game, Seat, UsageError, suggest
from nocturne.kernel.text import Text

R = TypeVar("R")

log = logging.getLogger("nocturne.bots")

LONGEST = 60.0
"""A player that thinks longer than so many seconds about one decision hangs."""

PLAYERS = {
    "alone": (("nocturne.bots.alone.hero", "HeroBot"), ("nocturne.bots.alone.evil", "EvilBot")),
    "etherfields": (("nocturne.bots.etherfields", "DreamerBot"),),
}
"""The games that have bots of their own: module and class for seat 0, 1 and so on; the last is for all others."""


class Player(Protocol):
    """One seat's player. It may remember what it has seen, so every seat of every game needs its own."""

    def choose(self, view: Any, decision: Decision, rng: Random) -> str:  # noqa: ANN401 -- the view of its own game
        """The id of the option to answer with; the same again if asked the same again."""


@runtime_checkable
class Watchful(Player, Protocol):
    """A player that remembers what it has seen. Players without a memory need not implement this."""

    def watch(self, view: Any) -> None:  # noqa: ANN401 -- the view of its own game
        """Take in what the seat sees. To look twice at the same changes nothing."""


@runtime_checkable
class Seeing(Player, Protocol):
    """A player that imagines worlds. It is given the game before each decision, and looks at what its seat may know."""

    def see(self, game: Game[Any]) -> None:
        """Take a copy of the game to imagine others from."""


LEVELS = ("random", "thumb", "easy", "fair", "hard")
"""How strong an automatic player may be: any answer; the rules of thumb; the planner with more and more thought."""


class RandomPlayer:
    """Any answer, each as likely as the other."""

    def choose(self, _view: object, decision: Decision, rng: Random) -> str:
        """The id of an option."""
        return random_bot.choose(decision, rng)


def level_of(name: str) -> str:
    """The name of a level; `UsageError` with the nearest where there is none such.

    >>> level_of("fair")
    'fair'
    """
    if name not in LEVELS:
        raise UsageError(Text.of("bot-unknown", name=name, hint=suggest(name, LEVELS)))
    return name


class Guarded:
    """A player that is replaced, once and for all, where it hangs, fails or answers nonsense."""

    def __init__(self, player: Player, instead: Callable[[], Player], longest: float = LONGEST) -> None:
        self.player, self.instead, self.longest = player, instead, longest
        self.fault = ""  # why it was replaced

    def see(self, game: Game[Any]) -> None:
        """Show the player the game, if it looks at games."""

        def see() -> None:
            if isinstance(self.player, Seeing):
                self.player.see(game)

        self._tried(see)

    def watch(self, view: Any) -> None:  # noqa: ANN401 -- the view of its own game
        """Show the player what its seat sees, if it remembers."""

        def watch() -> None:
            if isinstance(self.player, Watchful):
                self.player.watch(view)

        self._tried(watch)

    def choose(self, view: Any, decision: Decision, rng: Random) -> str:  # noqa: ANN401 -- the view of its own game
        """The id of an option: the player's, or that of the one who takes its place."""

        def choose() -> str:
            option = self.player.choose(view, decision, rng)
            if option not in decision.ids():
                raise UsageError(Text.of("bot-nonsense", option=repr(option)[:50]))
            return option

        return self._tried(choose)

    def _tried(self, act: Callable[[], R]) -> R:
        """What the player does; where it is at fault, what the one does who takes its place. That one has no net."""
        if self.fault:
            return act()
        try:
            with no_longer_than(self.longest):
                return act()
        except Exception as broken:  # noqa: BLE001 -- whatever is wrong with it, the game goes on
            self.fault = str(broken) if isinstance(broken, UsageError) else type(broken).__name__
            log.warning("%s is replaced by the rules of thumb: %r", type(self.player).__name__, broken)
        self.player = self.instead()
        return act()


def replaced(players: Mapping[int, Player]) -> dict[int, str]:
    """The seats whose players were replaced, and why; nothing in it depends on the machine."""
    return {seat: player.fault for seat, player in players.items() if isinstance(player, Guarded) and player.fault}


def guarded(player: Player, game: Game[Any], seat: Seat) -> Player:
    """A player of anybody's, replaced by the rules of thumb where it is at fault; those need no such net."""
    own = {(module, name) for module, name in PLAYERS.get(game.manifest.id, ())}
    kind = type(player)
    if isinstance(player, (Guarded, RandomPlayer)) or (kind.__module__, kind.__name__) in own:
        return player
    return Guarded(player, lambda: player_for(game, seat))


@contextmanager
def no_longer_than(seconds: float) -> Iterator[None]:
    """Stop with `TimeoutError` what takes longer; only the main thread of a program can be stopped, on Unix.

    The limit is far beyond what any thought takes: no game depends on it whose players do not hang.
    """
    timed = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not timed or signal.getitimer(signal.ITIMER_REAL)[0]:  # somebody else has set the clock
        yield
        return

    def stop(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds, 1.0)  # again and again, if it catches every exception
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def player_for(game: str | Game[Any], seat: Seat, level: str = "thumb", *, seconds: float | None = None) -> Player:
    """A new player for a seat: the game's own bot, or the random one where it has none.

    At a table it reads the cards of the pack that is played there; by the id of a game, those of its own pack.
    With one of the `LEVELS`, a player of that strength; where the planner's model does not fit the pack that is played,
    the rules of thumb play on. One that thinks stops after so many seconds; without them its answers depend on its luck
    alone.

    >>> type(player_for("lanterns", Seat(0))).__name__
    'RandomPlayer'
    """
    bots = PLAYERS.get(game if isinstance(game, str) else game.manifest.id)
    if level_of(level) == "random" or seat < 0:  # no bot plans what chance does
        return RandomPlayer()
    if level != "thumb" and not isinstance(game, str):
        return _planner(game, seat, level, seconds)
    if bots is None:
        return RandomPlayer()
    module, name = bots[min(seat, len(bots) - 1)]
    bot = getattr(import_module(module), name)
    player: Player = bot() if isinstance(game, str) else bot(game.box)
    return player


def _planner(game: Game[Any], seat: Seat, level: str, seconds: float | None) -> Player:
    """The planner of a level, replaced by the rules of thumb where it fails."""
    planner = import_module("nocturne.bots.planner")
    try:
        player: Player = planner.PlanningPlayer(game, seat, planner.LEVELS[level]._replace(seconds=seconds))
    except UsageError as fault:
        log.warning("seat %s: the planner cannot play here: %s", seat, fault)
        return player_for(game, seat)
    return Guarded(player, lambda: player_for(game, seat))
