"""The ladder of Etherfields: Dreamers of different strength in Dreams that are not won anyway.

`nocturne ladder dreams.jsonl --game etherfields` plays what the file still lacks. All Dreamers of a Team have the same
level. One game of each Dream and level comes after the other, so that a file that is not full compares like with like.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from nocturne.bots import level_of
from nocturne.kernel import UsageError, suggest
from nocturne.kernel.text import Text
from nocturne.lab.certificates import Case
from nocturne.lab.certify import LONGEST, Bots
from nocturne.lab.figures import wilson
from nocturne.lab.ladder import go_on, lines_of
from nocturne.lab.provable import Dreams

LEVELS = "random,easy,thumb,fair,hard"
DREAMS = "gate-ferry,gate-theatre,gate-school,gate-lost,gate-dinner,gate-cellar,gate-seven"
"""Every Dream after the tutorial: none of them is won anyway."""
PLAYERS, EDITION = (2, 2, 2, 3), "2.0"
"""How many Dreamers, seed by seed: every fourth game is one of three."""
FIRST = 50_000
"""The first seed: nothing was learnt from these games."""


class DreamRung(Struct, frozen=True):
    """One game of the ladder."""

    level: str
    dream: str
    players: int
    seed: int
    won: bool
    decisions: int
    seconds: float


Due = tuple[str, str, int, int]
"""Level, Dream, number of Dreamers, seed."""


def levels(text: str) -> list[str]:
    """Levels; `UsageError` where one is not known.

    >>> levels("random,thumb")
    ['random', 'thumb']
    """
    return [level_of(level) for level in text.split(",") if level]


def dreams(text: str) -> list[str]:
    """Dreams by the ids of their gates; `UsageError` where one is not known."""
    named, known = (
        [name for name in text.split(",") if name],
        list(dict.fromkeys(case.what for case in Dreams().cases())),
    )
    for name in named:
        if name not in known:
            raise UsageError(Text.of("certify-unknown", name=name, game=Dreams.game, hint=suggest(name, known)))
    return named


def due(where: Sequence[str], who: Sequence[str], games: int, done: Iterable[DreamRung]) -> Iterator[Due]:
    """What is still to be played, one game of each Dream and level after the other."""
    known = {(rung.level, rung.dream, rung.players, rung.seed) for rung in done}
    for seed in range(FIRST, FIRST + games):
        players = PLAYERS[seed % len(PLAYERS)]
        for dream in where:
            for level in who:
                if (level, dream, players, seed) not in known:
                    yield level, dream, players, seed


def rung(work: Due) -> DreamRung:
    """Play one Dream; one that is not over after very many answers is not won."""
    level, dream, players, seed = work
    began, what, case = time.process_time(), Dreams(), Case(dream, players, EDITION)
    game, answers = what.start(case, seed), 0
    bots = Bots(game, seed, level)
    while game.over is None and answers < 10 * LONGEST:
        decision = game.open[0]
        game.answer(decision.seat, bots.choose(decision))
        answers += 1
    won = game.over is not None and bool(game.over.winners)
    return DreamRung(level, dream, players, seed, won, answers, round(time.process_time() - began, 2))


def climb(
    path: Path, where: Sequence[str], who: Sequence[str], games: int, *, jobs: int = 1, minutes: float = 0.0
) -> list[DreamRung]:
    """Play what the file lacks, for so many minutes at most; all games that it then holds."""
    done = lines_of(path, DreamRung)
    return go_on(path, done, rung, due(where, who, games, done), jobs=jobs, minutes=minutes)


def ladder_table(rungs: Sequence[DreamRung]) -> str:
    """How often each level wins, with the interval of 95 %: over all Dreams, then in each."""
    places = sorted({rung.dream for rung in rungs})
    lines = ["| Dreamers | games | wins | 95 % | seconds a game | " + " | ".join(places) + " |"]
    lines.append("|---" * (5 + len(places)) + "|")
    for level in dict.fromkeys(rung.level for rung in rungs):
        mine = [rung for rung in rungs if rung.level == level]
        low, high = wilson(sum([rung.won for rung in mine]), len(mine))
        cost = sum([rung.seconds for rung in mine]) / len(mine)
        cells = [_share([rung for rung in mine if rung.dream == place]) for place in places]
        share = f"{_share(mine)} | {low:.0%} to {high:.0%} | {cost:.1f} | {' | '.join(cells)}"
        lines.append(f"| {level} | {len(mine)} | {share} |")
    return "\n".join(lines)


def _share(rungs: Sequence[DreamRung]) -> str:
    return f"{sum([rung.won for rung in rungs]) / len(rungs):.0%}" if rungs else "–"
