"""Does a change of a pack, a rule or a bot matter? Two runs side by side, with intervals and the power to see it.

Games with the same seed on both sides are compared in pairs: what only one side wins tells them apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb, erfc, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

from nocturne.kernel import UsageError
from nocturne.kernel.text import Text
from nocturne.lab.command import LabWish, line, plan_of, who_won
from nocturne.lab.engines import engine
from nocturne.lab.figures import Z
from nocturne.lab.run import Kept, Plan, Tell, open_run, play_run

SEEN_FOUR_IN_FIVE = Z + 0.841621
"""So many standard errors must a difference have to be seen, at 5 %, in four of five comparisons."""
SMALL = 0.05
"""The difference for which the number of games that would be needed is told: five points."""


class Difference(NamedTuple):
    """One thing that was compared."""

    what: str
    before: float
    after: float
    low: float  # of after less before, 95 %
    high: float
    chance: float  # how often chance alone would make as large a difference
    visible: float  # the smallest difference that would be seen in four of five comparisons
    is_share: bool = True

    @property
    def matters(self) -> bool:
        """Whether the difference is larger than chance alone would make it, at 5 %."""
        return self.chance < 0.05


class Comparison(NamedTuple):
    """One series, before and after."""

    name: str
    games: int
    needed: int  # games a side to see five points in four of five comparisons
    differences: tuple[Difference, ...]


def share_difference(what: str, before: Sequence[bool], after: Sequence[bool]) -> Difference:
    """How two shares differ, game by game of the same seed; the chance is exact (McNemar).

    >>> same = share_difference("wins", [True, False] * 50, [True, False] * 50)
    >>> same.matters, same.chance
    (False, 1.0)
    >>> share_difference("wins", [False] * 100, [True] * 20 + [False] * 80).matters
    True
    """
    games = len(before)
    gained = sum([new and not old for old, new in zip(before, after, strict=True)])
    lost = sum([old and not new for old, new in zip(before, after, strict=True)])
    step = (gained - lost) / games
    # where nothing or everything differs the plain error is 0: one half is added to both sides, as is usual
    spread = sqrt(gained + lost + 1 - (gained - lost) ** 2 / (games + 1)) / games
    return Difference(
        what,
        sum(before) / games,
        sum(after) / games,
        step - Z * spread,
        step + Z * spread,
        sign_test(gained, lost),
        SEEN_FOUR_IN_FIVE * spread,
    )


def sign_test(gained: int, lost: int) -> float:
    """How likely chance alone parts so many games so unevenly, two-sided and exact.

    >>> round(sign_test(15, 5), 3), sign_test(0, 0)
    (0.041, 1.0)
    """
    of, more = gained + lost, max(gained, lost)
    tail: int = sum([comb(of, many) for many in range(more, of + 1)])
    return min(1.0, 2 * tail / (1 << of))


def mean_difference(what: str, before: Sequence[float], after: Sequence[float]) -> Difference:
    """How two means differ, game by game of the same seed; many games make the normal law good enough.

    >>> mean_difference("decisions", [10.0, 20.0, 30.0] * 9, [11.0, 22.0, 31.0] * 9).matters
    True
    """
    steps = [new - old for old, new in zip(before, after, strict=True)]
    error = stdev(steps) / sqrt(len(steps)) if len(steps) > 1 else 0.0
    step = fmean(steps)
    chance = erfc(abs(step) / error / sqrt(2)) if error else float(step == 0)
    low, high = step - Z * error, step + Z * error
    return Difference(what, fmean(before), fmean(after), low, high, chance, SEEN_FOUR_IN_FIVE * error, is_share=False)


def compare(plans: tuple[Plan, Plan], games: tuple[Sequence[Kept], Sequence[Kept]]) -> list[Comparison]:
    """Each series of two runs side by side, with the seeds that both have; `UsageError` where they do not fit."""
    first, second = plans
    if (first.game, seats_of(first)) != (second.game, seats_of(second)):
        raise UsageError(Text.of("compare-other-games", first=first.game, second=second.game))
    return [_compared(plans, games, number) for number in range(len(first.series))]


def seats_of(plan: Plan) -> list[int]:
    """What must be the same of two runs to compare them: how many play in each series."""
    return [series.players for series in plan.series]


def _compared(plans: tuple[Plan, Plan], games: tuple[Sequence[Kept], Sequence[Kept]], number: int) -> Comparison:
    sides = [{game.seed: game for game in side if game.series == number} for side in games]
    seeds = sorted(sides[0].keys() & sides[1].keys())
    name = _name(plans, number)
    if not seeds:
        raise UsageError(Text.of("compare-empty", file=name))
    before, after = [[side[seed] for seed in seeds] for side in sides]
    players = plans[0].series[number].players
    by_winners: dict[str, Difference] = {}
    for seat in range(players):  # seats that always win together are told of once
        wins = [[seat in game.winners for game in side] for side in (before, after)]
        together = " ".join(map(str, _always_with(seat, [*before, *after], players)))
        if together not in by_winners:
            by_winners[together] = share_difference(f"{who_won(plans[0].game, together, players)} wins", *wins)
    lengths = [
        mean_difference(what, [getattr(game, what) for game in before], [getattr(game, what) for game in after])
        for what in ("rounds", "decisions")
    ]
    widest = max([difference.visible for difference in by_winners.values()])
    needed = max(1, round(len(seeds) * (widest / SMALL) ** 2))
    return Comparison(name, len(seeds), needed, (*by_winners.values(), *lengths))


def _always_with(seat: int, games: Sequence[Kept], players: int) -> list[int]:
    """The seats that have won whenever this one has, and lost whenever it has."""
    return [
        other for other in range(players) if all((seat in game.winners) == (other in game.winners) for game in games)
    ]


def _name(plans: tuple[Plan, Plan], number: int) -> str:
    """What a series is called: how it is set up on both sides, and what is different."""
    sides = []
    for plan in plans:
        series = plan.series[number]
        level = [f"bots {seat}={level}" for seat, level in series.bots] + [f"random {seat}" for seat in series.random]
        options = [f"{name}={value}" for name, value in series.options.items()]
        edition = [series.profile] if series.profile else []
        pack = [f"pack {plan.content[:8]}"] if plans[0].content != plans[1].content else []
        sides.append(", ".join([*options, *edition, *level, *pack]) or "as usual")
    return f"{plans[0].series[number].players} players: {sides[0]} → {sides[1]}"


# -- in words


def compared_table(comparisons: Sequence[Comparison]) -> str:
    """The comparisons as Markdown, each with what it says."""
    lines = []
    for comparison in comparisons:
        lines += [f"{comparison.name}, {comparison.games} games a side", ""]
        head = ["", "before", "after", "difference (95 %)", "by chance", "visible"]
        lines += [line(head), line(["---"] * len(head)), *[line(_cells(each)) for each in comparison.differences], ""]
        lines += [f"- {verdict(each)}" for each in comparison.differences]
        need = f"To see five points in four of five comparisons, {comparison.needed} games a side are needed."
        lines += [f"- {need}", ""]
    return "\n".join(lines)


def _cells(each: Difference) -> list[str]:
    step = each.after - each.before
    spread = f"{_points(step, each)} ({_points(each.low, each)} to {_points(each.high, each)})"
    chance = f"{each.chance:.3f}" if each.chance >= 0.001 else "under 0.001"
    return [each.what, _value(each.before, each), _value(each.after, each), spread, chance, _value(each.visible, each)]


def verdict(each: Difference) -> str:
    """What a difference says, in a sentence."""
    if each.matters:
        return f"{each.what}: it matters, {_points(each.after - each.before, each)}."
    visible = _value(each.visible, each)
    return f"{each.what}: no difference is seen; one of {visible} would have been in four of five cases."


def _value(value: float, each: Difference) -> str:
    return f"{100 * value:.1f} %" if each.is_share else f"{value:.1f}"


def _points(value: float, each: Difference) -> str:
    return f"{100 * value:+.1f} points" if each.is_share else f"{value:+.1f}"


# -- the command


def sides_of(
    first: str, second: str, wish: LabWish, tell: Callable[[], Tell]
) -> tuple[tuple[Plan, Plan], tuple[list[Kept], list[Kept]]]:
    """Both sides: files of the lab, or changes that are played now with the same seeds."""
    if Path(first).is_file() and Path(second).is_file():
        (plan, games), (other, others) = open_run(Path(first)), open_run(Path(second))
        return (plan, other), (games, others)
    plans = plan_of(changed(wish, first)), plan_of(changed(wish, second))
    with engine(wish.jobs, wish.on) as map_chunks:
        before, after = [play_run(plan, None, map_chunks, tell()) for plan in plans]
    return plans, (before, after)


def changed(wish: LabWish, side: str) -> LabWish:
    """A wish with the changes of one side: `difficulty=easy edition=2.0 bots=0=fair`; `=` alone leaves it as it is.

    >>> changed(LabWish("alone"), "difficulty=easy bots=0=fair").bots
    '0=fair'
    """
    for change in side.split():
        name, is_given, value = change.partition("=")
        if not is_given or not wish.game:
            raise UsageError(Text.of("compare-no-side", side=side))
        match name:
            case "bots":
                wish = wish._replace(bots=value)
            case "random":
                wish = wish._replace(random=value)
            case "edition":
                wish = wish._replace(edition=value)
            case "":
                pass
            case _:
                wish = wish._replace(option=(*wish.option, change))
    return wish
