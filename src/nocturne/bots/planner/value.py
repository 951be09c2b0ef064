"""A value learnt from games: how likely a side wins from here, by a few figures of the table and their weights.

A model is a small file that `python -m nocturne.bots.planner.train` writes; the same games give the same file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from math import exp, isfinite, log
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from nocturne.kernel import Game, UsageError
from nocturne.kernel.text import Text

RIDGE = 1.0
"""How strongly weights are held near nothing: figures that say little get little weight."""
STEPS = 12
"""How many steps of Newton's the fit takes; it has settled long before."""
SURE = 30.0


class Model(Struct, frozen=True, kw_only=True):
    """The weights of a value, and what they were learnt from."""

    game: str
    pack: str
    content: str = ""  # the state of the pack that it was learnt from
    figures: tuple[str, ...]
    weights: tuple[float, ...]
    games: int = 0
    positions: int = 0
    loss: float = 0.0  # the mean log-loss on games that it was not learnt from
    blind_loss: float = 0.0  # that of always stating the share of wins

    def chance(self, figures: Sequence[float]) -> float:
        """The chance to win that these figures promise.

        >>> Model(game="toy", pack="toy", figures=("one",), weights=(0.0,)).chance([1.0])
        0.5
        """
        return logistic(sum([weight * figure for weight, figure in zip(self.weights, figures, strict=True)]))

    def by_theme(self, figures: Sequence[float], themes: Mapping[str, Sequence[str]]) -> dict[str, float]:
        """What each theme adds to the odds, as a logarithm."""
        told = {name: weight * figure for name, weight, figure in zip(self.figures, self.weights, figures, strict=True)}
        return {theme: sum([told[name] for name in names]) for theme, names in themes.items()}


def logistic(odds: float) -> float:
    """A chance by its odds, as a logarithm."""
    return 1 / (1 + exp(-max(-SURE, min(SURE, odds))))


class Content(NamedTuple):
    """What is played, for a model to fit: the lowest pack in force, and the states of it that games go on between.

    A model fits where it was learnt for the same pack in one of these states, and the figures that it weighs are those
    that the program reads. Packs that are laid over it may change cards, but not what the figures are read from.
    """

    game: str
    pack: str
    states: frozenset[str]


def content_of(game: Game[Any]) -> Content:
    """What is played in a game: a game that was begun with an earlier state of the program's pack is of its line."""
    pack, own = game.box.source.packs[0], game.manifest.source({}).packs[0]
    states, line = {pack.hash, *pack.manifest.continues}, {own.hash, *own.manifest.continues}
    return Content(game.manifest.id, pack.manifest.id, frozenset(states | line if pack.hash in line else states))


@lru_cache(8)
def own_model(content: Content, figures: tuple[str, ...]) -> Model:
    """The model that comes with the program; `UsageError` where it does not fit."""
    return read_model(files(__package__).joinpath("models", f"{content.game}.json").read_bytes(), content, figures)


def read_model(data: bytes, content: Content, figures: tuple[str, ...]) -> Model:
    """A model from its bytes, for what is played and these figures; `UsageError` says what does not fit."""
    try:
        model = msgspec.json.decode(data, type=Model)
    except (msgspec.DecodeError, msgspec.ValidationError) as fault:
        raise UsageError(Text.of("model-unreadable", fault=str(fault))) from None
    if (model.game, model.pack) != content[:2]:
        raise UsageError(Text.of("model-elsewhere", game=model.game, pack=model.pack, wanted=content.pack))
    if model.content not in content.states:
        raise UsageError(Text.of("model-content", pack=model.pack, content=model.content[:8]))
    if model.figures != figures or len(model.weights) != len(figures):
        raise UsageError(Text.of("model-figures", count=len(model.weights), wanted=len(figures)))
    if not all(isfinite(weight) for weight in model.weights):
        raise UsageError(Text.of("model-unreadable", fault="NaN"))
    return model


# -- learning


Rows = Sequence[Sequence[float]]


def fit(rows: Rows, wins: Sequence[bool], ridge: float = RIDGE) -> tuple[float, ...]:
    """The weights under which these figures best explain who won: logistic regression by Newton's method."""
    size = len(rows[0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-ridge * weight for weight in weights]
        bend = [[ridge if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row, won in zip(rows, wins, strict=True):
            chance = logistic(sum([weight * figure for weight, figure in zip(weights, row, strict=True)]))
            off, spread = won - chance, chance * (1 - chance)
            for i, figure in enumerate(row):
                if figure:
                    slope[i] += off * figure
                    bent, line = bend[i], spread * figure
                    for j in range(i + 1):
                        bent[j] += line * row[j]
        step = solved([[bend[max(i, j)][min(i, j)] for j in range(size)] for i in range(size)], slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
    return tuple([round(weight, 6) for weight in weights])


def solved(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations, by elimination.

    >>> solved([[2.0, 0.0], [1.0, 1.0]], [4.0, 3.0])
    [2.0, 1.0]
    """
    rows = [[*row, end] for row, end in zip(matrix, right, strict=True)]
    size = len(rows)
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for other in range(size):
            if other != i and rows[other][i]:
                share = rows[other][i] / rows[i][i]
                rows[other] = [there - share * here for there, here in zip(rows[other], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def log_loss(chances: Sequence[float], wins: Sequence[bool]) -> float:
    """How badly stated chances explain what happened, on the average; 0 is a prophet.

    >>> round(log_loss([0.5, 0.5], [True, False]), 4)
    0.6931
    """
    told = [max(1e-6, min(1 - 1e-6, chance)) for chance in chances]
    return -sum([log(chance) if won else log(1 - chance) for chance, won in zip(told, wins, strict=True)]) / len(told)
