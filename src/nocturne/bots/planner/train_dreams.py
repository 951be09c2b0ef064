"""Learn the value of Etherfields from games that bots play: ``python -m nocturne.bots.planner.train_dreams``.

The rules of thumb play Dreams and Slumbers, every number of Dreamers, both editions. Now and then a Dreamer takes up an
intent drawn at random, and it is tried out in one imagined world, as the planner does it: the figures where that trial
ends are noted, and in the end whether the scene was won. So the value is of what a planner sees, in which nothing is
read, and learns what it is worth to read. Every fifth game is kept for the test. The same seeds give the same file.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import nocturne
from nocturne.bots.planner.dream_figures import FIGURES, HELPS, HURTS
from nocturne.bots.planner.dreamer import TRIES, DreamerGuide
from nocturne.bots.planner.train import MODELS, Lesson, learnt, played
from nocturne.bots.planner.value import Model, Rows, fit
from nocturne.games.etherfields.pack import content
from nocturne.kernel import Game, Seat

FIRST = 3_000_000
"""The first seed: no other figures of this project come from these games."""
OFTEN = 0.05
"""How often a decision that is thought about is noted; seldom, so that games are lost no more often than without it."""
BY_RULE = 0.5
"""How many of the intents are those of the rules of thumb."""
SLUMBERS = 0.2
"""How many of the games are Slumbers."""
EDITIONS = ("1.0", "2.0", "2.0")
COUNTS = (1, 2, 2, 2, 3, 4)
LONGEST = 1_500
RIDGE = 30.0
"""How strongly weights are held near nothing: the trials of one game say the same about who wins."""


def scene(seed: int, rng: Random) -> Game[Any]:
    """A Dream, each as likely as the other, or a Slumber."""
    players, edition = rng.choice(COUNTS), rng.choice(EDITIONS)
    if rng.random() < SLUMBERS:
        options = {"play": "slumber"}
        return nocturne.new("etherfields", players=players, seed=seed, profile=edition, options=options, events=False)
    gate = rng.choice([gate.id for gate in content().gates.values() if not gate.first])
    return dream(gate, players, edition, seed)


def dream(gate: str, players: int, edition: str, seed: int) -> Game[Any]:
    """A Dream at its beginning, with fresh decks."""
    head = f"players: {players}\nprofile: '{edition}'\nseed: {seed}\noptions: {{play: dream}}\n"
    return nocturne.position("etherfields", f"{head}at: nothing\nagenda: [{{EnterDream: {{gate: {gate}}}}}]\n")


def lesson(seed: int) -> Lesson:
    """Play one game and note down what was tried out."""
    rng = Random(seed)  # noqa: S311 -- seeded, never secret
    game, rows, answers = scene(seed, rng), list[list[float]](), 0
    blank = Model(game="etherfields", pack="", figures=FIGURES, weights=(0.0,) * len(FIGURES))
    guides = [DreamerGuide(game, Seat(seat), blank) for seat in range(game.box.players)]
    for guide in guides:
        guide.explains = True  # whoever is advised is told of all answers
    while game.over is None and answers < LONGEST:
        decision = game.open[0]
        seat = decision.seat
        view, guide = game.view(seat), guides[seat]
        guide.watch(view)
        guide.known.update(game.table.used)
        guide.experience.hear(game)
        answer = guide.thumb(view, decision, rng)
        if decision.kind in TRIES and rng.random() < OFTEN:
            candidates = guide.candidates(view, decision, answer)
            intent = answer if rng.random() < BY_RULE else rng.choice(candidates)
            row = tried(game, guide, intent, rng) if len(candidates) > 1 else None
            if row is not None:
                rows.append(row)
                answer = guide.answer(intent)
        game.answer(seat, answer)
        answers += 1
    return Lesson(rows, game.over is not None and bool(game.over.winners))


def tried(game: Game[Any], guide: DreamerGuide, intent: str, rng: Random) -> list[float] | None:
    """The figures where a trial of an intent ends; None where it ends the scene, or nothing can be imagined."""
    guide.prepare(game.fork(), rng)
    world = guide.world(rng)
    if world is None:
        return None
    imagined, players, answers = world.game, world.players(), 1
    asked = imagined.decision(guide.seat)
    option = guide.answer(intent, players)
    if asked is None or option not in asked.ids():
        return None
    imagined.answer(guide.seat, option)
    while imagined.over is None and not guide.is_over(imagined, answers):
        decision = imagined.open[0]
        chosen = players[decision.seat].choose(imagined.view(decision.seat), decision, rng)
        imagined.answer(decision.seat, chosen)
        answers += 1
    is_decided = imagined.over is not None or imagined.table.tile != guide.start[0]
    return None if is_decided else guide.figures(imagined.table)


def fit_by_rules(rows: Rows, wins: Sequence[bool], ridge: float) -> tuple[float, ...]:
    """The weights of those figures alone that do not contradict the rules: what hurts never helps."""
    left = [1.0] * len(FIGURES)
    while True:
        weights = fit([[figure * kept for figure, kept in zip(row, left, strict=True)] for row in rows], wins, ridge)
        wrong = [
            place
            for place, (name, weight) in enumerate(zip(FIGURES, weights, strict=True))
            if (weight < 0 and name in HELPS) or (weight > 0 and name in HURTS)
        ]
        if not wrong:
            return weights
        for place in wrong:
            left[place] = 0.0


def main() -> None:
    """Play, learn, write the file, and say how good it is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=MODELS / "etherfields.json")
    asked = parser.parse_args()
    lessons = played(lesson, range(FIRST, FIRST + asked.games), asked.jobs)
    game = nocturne.new("etherfields", players=1, seed=0)
    model = learnt([lesson for lesson in lessons if lesson.rows], game, FIGURES, RIDGE, fit_by_rules)
    asked.out.write_bytes(msgspec.json.format(msgspec.json.encode(model), indent=1) + b"\n")
    sys.stdout.write(
        f"{asked.out}: {model.games} games, {model.positions} trials, log-loss {model.loss}, blind {model.blind_loss}\n"
    )


if __name__ == "__main__":
    main()
