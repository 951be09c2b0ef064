"""A terminal without a terminal: typed lines in, shown text out."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import nocturne
from nocturne.kernel import Game
from nocturne.terminal import Play, Screen, Unkept

ENDLESS = 20_000


def a_screen(*typed: str, width: int = 80, colour: bool = False) -> tuple[Screen, io.StringIO]:
    """A screen on which these lines are typed, and all that it shows."""
    shown = io.StringIO()
    return Screen(io.StringIO("".join(f"{line}\n" for line in typed)), shown, colour=colour, width=width), shown


def a_game(players: int = 2, seed: int = 7, **more: Any) -> Game[Any]:  # noqa: ANN401  as nocturne.new takes them
    """A game of Lanterns before its first decision."""
    return nocturne.new("lanterns", players=players, seed=seed, **more)


def a_play(*typed: str, game: Game[Any] | None = None, humans: Iterable[int] = (0,), **more: Any) -> Played:  # noqa: ANN401  as a_screen takes them
    """Type these lines at the table, up to the end of the game or of the lines."""
    screen, shown = a_screen(*typed, **more)
    play = Play(screen, Unkept(game or a_game()), humans, keep=Unkept, luck=3)
    finished = play.run()
    return Played(play, shown.getvalue(), finished=finished)


class Played:
    """What came of it."""

    def __init__(self, play: Play, shown: str, *, finished: bool) -> None:
        self.play = play
        self.shown = shown
        self.finished = finished
        self.answers = [entry.option for entry in play.game.log(1) if entry.seat == 0]

    @property
    def lines(self) -> list[str]:
        """What was shown, line by line."""
        return self.shown.splitlines()

    def replies(self) -> list[str]:
        """What was shown after each line that was typed."""
        return [part.partition("\n")[2].strip() for part in self.shown.split("\n> ")[1:]]


def numbers(seed: int, count: int = ENDLESS) -> Sequence[str]:
    """Answers typed at random; those beyond the list are asked for again."""
    rng = Random(seed)
    return [str(rng.randint(1, 6)) for _ in range(count)]
