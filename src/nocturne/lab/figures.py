"""What a series of games comes to: shares with their intervals, lengths, reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import mean, quantiles

from msgspec import Struct

from nocturne.lab.match import PlayedGame

Z = 1.959964
"""An interval of 95 %."""


class Share(Struct, frozen=True):
    """How often something happened, and between which shares the truth lies with 95 %."""

    times: int
    share: float
    low: float
    high: float


class Spread(Struct, frozen=True):
    """How something is spread: the mean, the middle nine tenths, the ends."""

    mean: float
    low: float
    high: float
    least: int
    most: int


class Figures(Struct, frozen=True):
    """A series of games in figures."""

    games: int
    wins: dict[str, Share]  # by the seats that won, as "0" or "1 2"; nobody: ""
    reasons: dict[str, int]
    rounds: Spread
    decisions: Spread
    decisions_a_turn: float = 0.0


def wilson(times: int, of: int) -> tuple[float, float]:
    """The interval of 95 % for a share, by Wilson: honest near the ends and for few games.

    >>> [round(end, 3) for end in wilson(0, 20)]
    [0.0, 0.161]
    >>> [round(end, 3) for end in wilson(500, 1000)]
    [0.469, 0.531]
    """
    if not of:
        return 0.0, 1.0
    share = times / of
    middle = share + Z * Z / (2 * of)
    half = Z * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of))
    whole = 1 + Z * Z / of
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def figures_of(games: Sequence[PlayedGame]) -> Figures:
    """The figures of a series.

    >>> figures = figures_of([PlayedGame(1, (0,), "won", 3, 90), PlayedGame(2, (1,), "lost", 5, 110)])
    >>> figures.wins["0"].share, figures.rounds.mean, figures.reasons
    (0.5, 4, {'won': 1, 'lost': 1})
    """
    winners = Counter(" ".join(map(str, played.winners)) for played in games)
    return Figures(
        len(games),
        {who: share_of(winners[who], len(games)) for who in sorted(winners)},
        dict(Counter(played.reason for played in games).most_common()),
        spread_of([played.rounds for played in games]),
        spread_of([played.decisions for played in games]),
        round(sum([played.decisions for played in games]) / max(1, sum([played.turns for played in games])), 3),
    )


def share_of(times: int, of: int) -> Share:
    """A share with its interval."""
    return Share(times, times / of if of else 0.0, *wilson(times, of))


def spread_of(values: Sequence[int]) -> Spread:
    """How values are spread."""
    cuts = quantiles(values, n=20, method="inclusive") if len(values) > 1 else [*values, *values]
    return Spread(mean(values), cuts[0], cuts[-1], min(values), max(values))
