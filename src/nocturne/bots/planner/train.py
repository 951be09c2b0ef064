"""Learn the value of ALONE from games that bots play: ``python -m nocturne.bots.planner.train --games 1000``.

The rules of thumb play both sides, but for some Turns in which both answer at random: so positions come up that good
players never bring about, and what always goes together in their games can be told apart. From then on, at the start of
each Turn of the Hero the figures are noted, and in the end who won. Every fifth game is kept for the test.
The same seeds give the same file.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

import nocturne
from nocturne.bots._player import player_for
from nocturne.bots.alone.hero import HeroBot
from nocturne.bots.planner.figures import FIGURES, figures_of
from nocturne.bots.planner.value import RIDGE, Model, Rows, fit, log_loss
from nocturne.kernel import Game, Seat

FIRST = 1_000_000
"""The first seed: no other figures of this project come from these games."""
LATEST, LONGEST = 14, 4
"""The odd Turns begin at one of the first so many, and are fewer than so many."""
TESTED = 5
MODELS = Path(__file__).parent / "models"


class Lesson(NamedTuple):
    """One game: the figures at the start of each Turn, and whether the Hero won."""

    rows: list[list[float]]
    won: bool


def lesson(seed: int) -> Lesson:
    """Play one game and note it down from the odd Turns on."""
    game = nocturne.new("alone", players=2, seed=seed)
    hero, evil = HeroBot(game.box), player_for(game, Seat(1))
    rng, rows, last = Random(seed), list[list[float]](), -1  # noqa: S311 -- seeded, never secret
    begin = rng.randrange(LATEST)
    end = begin + rng.randrange(LONGEST)
    while game.over is None:
        decision = game.open[0]
        view, turns = game.view(decision.seat), game.table.turns
        answer = (hero if decision.seat == 0 else evil).choose(view, decision, rng)
        if begin <= turns < end:
            answer = rng.choice(decision.ids())
        elif decision.kind == "HeroTurn" and last != turns >= end:
            last = turns
            rows.append(figures_of(game.table, hero.memory))
        game.answer(decision.seat, answer)
    return Lesson(rows, 0 in game.over.winners)


def played(lesson: Callable[[int], Lesson], seeds: Sequence[int], jobs: int) -> list[Lesson]:
    """The lessons of these seeds, in their order."""
    if jobs <= 1:
        return [lesson(seed) for seed in seeds]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return list(pool.map(lesson, seeds, chunksize=10))


def learnt(
    lessons: Sequence[Lesson],
    game: Game[Any],
    figures: tuple[str, ...],
    ridge: float = RIDGE,
    fit: Callable[[Rows, Sequence[bool], float], tuple[float, ...]] = fit,
) -> Model:
    """The model of some games, tested on every fifth of them."""
    taught = [lesson for number, lesson in enumerate(lessons) if number % TESTED]
    tested = lessons[::TESTED]
    weights = fit(
        [row for lesson in taught for row in lesson.rows], [lesson.won for lesson in taught for _ in lesson.rows], ridge
    )
    pack = game.box.source.packs[0]
    about = {"game": game.manifest.id, "pack": pack.manifest.id, "content": pack.hash}
    model = Model(**about, figures=figures, weights=weights)
    wins = [lesson.won for lesson in tested for _ in lesson.rows]
    chances = [model.chance(row) for lesson in tested for row in lesson.rows]
    share = sum([lesson.won for lesson in taught for _ in lesson.rows]) / sum([len(lesson.rows) for lesson in taught])
    return msgspec.structs.replace(
        model,
        games=len(lessons),
        positions=sum([len(lesson.rows) for lesson in lessons]),
        loss=round(log_loss(chances, wins), 4),
        blind_loss=round(log_loss([share] * len(wins), wins), 4),
    )


def main() -> None:
    """Play, learn, write the file, and say how good it is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=MODELS / "alone.json")
    asked = parser.parse_args()
    lessons = played(lesson, range(FIRST, FIRST + asked.games), asked.jobs)
    model = learnt(lessons, nocturne.new("alone", players=2, seed=0), FIGURES)
    asked.out.write_bytes(msgspec.json.format(msgspec.json.encode(model), indent=1) + b"\n")
    sys.stdout.write(
        f"{asked.out}: {model.games} games, {model.positions} Turns, log-loss {model.loss}, blind {model.blind_loss}\n"
    )


if __name__ == "__main__":
    main()
