"""Paired worlds on a Map full of hidden tokens: ``python -m tests.games.alone.soak_worlds 20 [FIRST]``.

The conformance suite looks at few decisions of a game and takes two answers there. What the Hero meets by chance, such
as a token two sectors off, it meets seldom. Here every Turn of the Hero begins with all Condition tokens hidden anew,
and each step, exploration and use that the Hero could choose is tried in both worlds, on padded tables.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import Any

from nocturne.games.alone.map import SectorSet, sectors_in
from nocturne.games.alone.model import Alone
from nocturne.kernel import Game, Seat
from tests.conformance.cases import cases_of, mixed
from tests.conformance.lines import Answer, Broken, answers_of
from tests.conformance.sights import flow
from tests.conformance.world_checks import Pair, Tally, compare, imagined

HERO = Seat(0)
TRIED = ("move", "explore", "use", "toward", "clear", "bar", "unbar", "attack", "loot", "track")
LONGEST = 600
"""Answers after which the next game is begun."""


def hide_tokens(game: Alone, rng: Random) -> None:
    """Put every Condition token that the Hero does not see somewhere else, all of them into play (AL-CONDITION-02)."""
    spots = list(sectors_in(SectorSet(game.map.everywhere & ~game.revealed)))
    rng.shuffle(spots)
    conditions = []
    for seen in [sectors & game.revealed for sectors in game.conditions]:
        here = [spots.pop() for _ in range(game.content.conditions - seen.bit_count()) if spots]
        conditions.append(SectorSet(seen | sum(1 << spot for spot in here)))
    game.conditions = tuple(conditions)


def try_both(game: Game[Any], rng: Random, tally: Tally) -> list[str]:
    """Give each answer of the Hero in both worlds; what betrays one of them."""
    found = []
    for seat in (HERO, None):
        twin = imagined(game, seat, rng, tally)
        common: list[Answer] = [one for one in answers_of(game) if one in answers_of(twin)]
        for answer in [one for one in common if one[0] == HERO and one[1].startswith(TRIED)]:
            pair = Pair(answer, seat, game.version, game.fork(), twin.fork())
            pair.here.answer(*answer)
            pair.there.answer(*answer)
            try:
                compare(pair, tally)
            except Broken as fault:
                found.append(f"{fault}: {flow(pair.here)} {flow(pair.there)}")
    return found


def play(seed: int, tally: Tally) -> list[str]:
    """One game at a padded table; all that betrays something."""
    padded = [case for case in cases_of("alone") if case.is_padded]
    rng, found, used = Random(seed), list[str](), Counter[Answer]()
    game: Game[Any] = mixed(padded[seed % len(padded)], rng).new(seed)
    while game.over is None and game.version < LONGEST:
        if game.table.chart and game.open[0].seat == HERO:
            if game.open[0].kind == "HeroTurn":
                hide_tokens(game.table, rng)
            found += [f"seed {seed}, answer {game.version}: {one}" for one in try_both(game, rng, tally)]
        answers = answers_of(game)
        answer = rng.choices(answers, [1 / (1 + used[one]) ** 2 for one in answers])[0]
        used[answer] += 1
        game.answer(*answer)
    return found


def soak(seeds: range) -> int:
    """Play these seeds, tell what was found, and answer how often something was betrayed."""
    tally, wrong = Tally(), 0
    for seed in seeds:
        found = play(seed, tally)
        wrong += len(found)
        sys.stdout.write("".join([f"{one}\n" for one in found]))
        sys.stdout.flush()
    sys.stdout.write(f"{len(seeds)} games, {wrong} betrayals: {dict(tally)}\n")
    return wrong


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    raise SystemExit(min(soak(range(first, first + count)), 1))
