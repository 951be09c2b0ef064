"""Lanterns without an end: nobody reaches for a lantern and the rounds do not run out. For logs of any length."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from nocturne.games import find as find_shipped
from nocturne.games.lanterns.game import LanternsGame
from nocturne.kernel import Game, Manifest, Switch, new_game


class EndlessLanterns(LanternsGame):
    """The rules of Lanterns, with more rounds than anybody can play."""

    id: ClassVar[str] = "endless-lanterns"
    switches: ClassVar[tuple[Switch, ...]] = (
        LanternsGame.switches[0],
        Switch("LN-ROUND-02", {"quick": 10**9, "classic": 10**9}),
    )


GAME = EndlessLanterns()


def find(game: str) -> Manifest[Any]:
    """The endless game besides those that are shipped."""
    return GAME if game == GAME.id else find_shipped(game)


def an_endless_game(seed: int = 7, decisions: int = 0) -> Game[Any]:
    """An endless game in which so many decisions have been made."""
    game = new_game(GAME, players=2, seed=seed)
    play_on(game, Random(seed), decisions)
    return game


def play_on(game: Game[Any], rng: Random, decisions: int) -> None:
    """Make so many decisions more, or play to the end."""
    for seat, option in next_answers(game, rng, decisions):
        game.answer(seat, option)


def next_answers(game: Game[Any], rng: Random, count: int) -> Iterator[tuple[int, str]]:
    """Random answers, each for the game as it stands when it is asked for; in the endless game nobody takes."""
    for _ in range(count):
        if game.over is not None:
            return
        decision = rng.choice(game.open)
        ids = decision.ids()
        yield decision.seat, rng.choice([one for one in ids if one != "take"] if game.manifest is GAME else ids)
