"""Measure whether stated chances come true: ``python -m nocturne.bots.planner.calibration --positions 500``.

Games are played by rules of thumb; Dreams (`--game etherfields`) by the rules from which the planner starts, as those
that the value was learnt from. At one decision of each side, or of one Dreamer, advice is asked for and followed; its
chance is then compared with who wins. In ten bins of stated chance, the calibration error is the mean distance of
chance and share of wins, weighed by how many positions fall into the bin.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

import nocturne
from nocturne.bots import player_for
from nocturne.bots.planner.advice import advise
from nocturne.bots.planner.dreamer import ACTING
from nocturne.bots.planner.player import PlanningPlayer, Strength
from nocturne.bots.planner.train_dreams import LONGEST, scene
from nocturne.kernel import Seat

FIRST = 2_000_000
"""The first seed: neither the value nor any number of the rules was learnt from these games."""
KINDS = ("HeroTurn", "ReactionWindow")
LATEST = 24
"""Advice is asked for at a decision among the first so many of these."""
LATEST_ACTION = 60
"""The same of Etherfields, among the decisions what to do."""
BINS = 10
BY_RULES = Strength(0, 0, dreamer=0)
"""The rules from which a Dreamer that thinks starts, with its memory and without any trial: so its value was learnt."""


class Stated(NamedTuple):
    """A chance that was stated to a seat, and whether it won."""

    seat: int
    chance: float
    won: bool


def stated_in(seed: int) -> list[Stated]:
    """Play one game, with advice for each side once."""
    game = nocturne.new("alone", players=2, seed=seed)
    rng = Random(seed)  # noqa: S311 -- seeded, never secret
    players = [player_for(game, Seat(seat)) for seat in range(2)]
    due, stated = [rng.randrange(LATEST), rng.randrange(LATEST)], list[tuple[int, float]]()
    while game.over is None:
        decision = game.open[0]
        seat = decision.seat
        option = players[seat].choose(game.view(seat), decision, rng)
        if decision.kind == KINDS[seat]:
            due[seat] -= 1
            advice = advise(game, seat, 1) if due[seat] == -1 else []
            if advice:
                option = advice[0].option
                stated.append((seat, advice[0].chance))
        game.answer(seat, option)
    return [Stated(seat, chance, (0 in game.over.winners) == (seat == 0)) for seat, chance in stated]


def stated_in_a_dream(seed: int) -> list[Stated]:
    """Play one Dream or Slumber, with advice for somebody once."""
    rng = Random(seed)  # noqa: S311 -- seeded, never secret
    game = scene(seed, rng)
    players = [PlanningPlayer(game, Seat(seat), BY_RULES) for seat in range(game.box.players)]
    due, chance, asked = rng.randrange(LATEST_ACTION), -1.0, 0
    while game.over is None and asked < LONGEST:
        decision = game.open[0]
        seat = decision.seat
        players[seat].see(game)
        option = players[seat].choose(game.view(seat), decision, rng)
        if decision.kind in ACTING:
            due -= 1
            advice = advise(game, seat, 1) if due == -1 else []
            if advice:
                option, chance = advice[0].option, advice[0].chance
        game.answer(seat, option)
        asked += 1
    won = game.over is not None and bool(game.over.winners)
    return [Stated(0, chance, won)] if chance >= 0 else []


def binned(stated: Sequence[Stated]) -> list[tuple[float, float, int]]:
    """For each bin of chances: their mean, the share of wins, and how many there are.

    >>> binned([Stated(0, 0.11, True), Stated(0, 0.13, False)])
    [(0.12, 0.5, 2)]
    """
    rows = []
    for place in range(BINS):
        mine = [each for each in stated if min(BINS - 1, int(each.chance * BINS)) == place]
        if mine:
            mean = sum([each.chance for each in mine]) / len(mine)
            rows.append((mean, sum([each.won for each in mine]) / len(mine), len(mine)))
    return rows


def error_of(stated: Sequence[Stated]) -> float:
    """The calibration error.

    >>> error_of([Stated(0, 0.25, True), Stated(0, 0.25, False)])
    0.25
    """
    return sum([size * abs(mean - share) for mean, share, size in binned(stated)]) / len(stated)


def report(stated: Sequence[Stated]) -> str:
    """The calibration error of all positions and of each side, where there are two, and the bins."""
    lines = []
    sides = {"Hero": [each for each in stated if each.seat == 0], "Evil": [each for each in stated if each.seat]}
    for name, mine in {"all": list(stated), **(sides if sides["Evil"] else {})}.items():
        if mine:
            brier = sum([(each.chance - each.won) ** 2 for each in mine]) / len(mine)
            lines.append(f"{name}: {len(mine)} positions, calibration error {error_of(mine):.3f}, Brier {brier:.3f}")
    lines += [f"stated {mean:.2f}  won {share:.2f}  positions {size}" for mean, share, size in binned(stated)]
    return "\n".join(lines) + "\n"


def plot(stated: Sequence[Stated]) -> str:
    """The bins as a picture: a dot on the line is a chance that came true; the larger, the more positions."""
    dots = []
    for mean, share, size in binned(stated):
        wide = 2 + 18 * (size / len(stated)) ** 0.5
        dots.append(f'<circle cx="{40 + 300 * mean:.0f}" cy="{320 - 300 * share:.0f}" r="{wide:.1f}"/>')
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 360" font-family="sans-serif" font-size="12">'
        '<rect width="360" height="360" fill="#fff"/><g stroke="#888" fill="none"><path d="M40 20V320H340"/>'
        '<path d="M40 320 340 20" stroke-dasharray="4 4"/></g><text x="190" y="345" text-anchor="middle">stated</text>'
        '<text x="16" y="170" text-anchor="middle" transform="rotate(-90 16 170)">won</text>'
        '<g fill="#999"><text x="36" y="335">0</text><text x="330" y="335">1</text><text x="26" y="26">1</text></g>'
        f'<g fill="#27639b" fill-opacity=".8">{"".join(dots)}</g></svg>\n'
    )


def main() -> None:
    """Play until there are positions enough, and say how well their chances came true."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=["alone", "etherfields"], default="alone")
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--plot", type=Path, help="where to write the picture")
    asked = parser.parse_args()
    stated: list[Stated] = []
    play = stated_in if asked.game == "alone" else stated_in_a_dream
    for seed in count(FIRST):
        stated += play(seed)
        if len(stated) >= asked.positions:
            break
    sys.stdout.write(report(stated))
    if asked.plot:
        asked.plot.write_text(plot(stated), encoding="utf-8")


if __name__ == "__main__":
    main()
