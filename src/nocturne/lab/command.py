"""The command of the lab: which series are played, and the table of what came out."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

import msgspec

import nocturne
from nocturne.bots import level_of
from nocturne.games import find
from nocturne.kernel import Setting, UsageError, suggest
from nocturne.kernel.text import Text
from nocturne.lab.figures import Figures, figures_of
from nocturne.lab.match import Setup
from nocturne.lab.series import series


class LabRow(msgspec.Struct, frozen=True):
    """One series: what was played, and its figures."""

    players: int
    options: dict[str, Any]
    figures: Figures


class LabReport(msgspec.Struct, frozen=True):
    """All series of one call."""

    game: str
    first_seed: int
    rows: list[LabRow]


def experiment(wish: LabWish, players: Sequence[int], options: Mapping[str, Sequence[str]]) -> LabReport:
    """Play a series for each number of players and each combination of options, and tell the pace on the way."""
    rows = []
    values = [[setting_value(wish.game, name, value) for value in given] for name, given in options.items()]
    seeds = range(wish.first, wish.first + wish.games)
    for combination, count in product(product(*values), players):
        chosen = tuple(zip(options, combination, strict=True))
        began = time.perf_counter()
        setup = Setup(wish.game, count, chosen, random=tuple(numbers(wish.random)), bots=levels(wish.bots))
        rows.append(LabRow(count, dict(chosen), figures_of(series(setup, seeds, wish.jobs))))
        took = time.perf_counter() - began
        sys.stderr.write(f"{wish.games} games in {took:.0f} s, {wish.games / took:.1f} a second\n")
    return LabReport(wish.game, wish.first, rows)


def setting_value(game: str, name: str, value: str) -> object:
    """An option's value as the game knows it; `UsageError` suggests the nearest."""
    info = next(info for info in nocturne.games() if info.id == find(game).id)
    setting = next((option for option in info.options if option.name == name), None)
    if setting is None:
        raise UsageError(
            Text.of(
                "choice-unknown", game=game, name=name, hint=suggest(name, [option.name for option in info.options])
            )
        )
    return _value(setting, value)


def _value(setting: Setting, value: str) -> object:
    known = {str(choice).lower(): choice for choice in setting.choices}
    if value.lower() not in known:
        raise UsageError(Text.of("choice-no-value", value=value, choice=setting.name, hint=suggest(value, known)))
    return known[value.lower()]


# -- the table


def table(report: LabReport) -> str:
    """The report as a Markdown table, with the reasons below it."""
    options = list(dict.fromkeys(name for row in report.rows for name in row.options))
    head = [*options, "players", "games", "who wins", "Rounds", "decisions"]
    lines = [line(head), line(["---"] * len(head))]
    for row in report.rows:
        shown = row.figures
        rounds, decisions = shown.rounds, shown.decisions
        wins = [
            f"{who_won(report.game, who, row.players)} {share.share:.1%} ({share.low:.1%} to {share.high:.1%})"
            for who, share in sorted(shown.wins.items())
        ]
        cells = [*[str(row.options[name]) for name in options], str(row.players), str(shown.games), "; ".join(wins)]
        spread = f"{rounds.mean:.1f} ({rounds.low:.0f} to {rounds.high:.0f}, at most {rounds.most})"
        lines.append(line([*cells, spread, f"{decisions.mean:.0f}"]))
    return "\n".join([*lines, "", *reasons(report)])


def line(cells: Sequence[str]) -> str:
    """A row of a Markdown table."""
    return f"| {' | '.join(cells)} |"


def reasons(report: LabReport) -> list[str]:
    """Why the games ended."""
    lines = ["Why they ended:", ""]
    for row in report.rows:
        which = ", ".join([*map(str, row.options.values()), f"{row.players} players"])
        told = "; ".join(f"{times} {reason or 'no end'}" for reason, times in row.figures.reasons.items())
        lines.append(f"- {which}: {told}")
    return lines


def who_won(game: str, who: str, players: int) -> str:
    """The seats that won, in words."""
    seats = [int(seat) for seat in who.split()]
    manifest = find(game)
    if not seats:
        return "nobody"
    if len(seats) == players:
        return "all"
    blank = nocturne.new(game, players=players)
    return " and ".join(manifest.say(manifest.seat_name(blank.table, nocturne.Seat(seat))) for seat in seats)


class LabWish(NamedTuple):
    """What the command line asks for."""

    game: str
    games: int = 100
    players: str = ""
    evil: str = ""
    difficulty: str = ""
    option: tuple[str, ...] = ()
    jobs: int = 1
    first: int = 0
    random: str = ""
    bots: str = ""


def levels(text: str) -> tuple[tuple[int, str], ...]:
    """Which seats are played at which level.

    >>> levels("0=fair,1=hard")
    ((0, 'fair'), (1, 'hard'))
    """
    pairs = [part.partition("=") for part in text.split(",") if part]
    return tuple([(numbers(seat)[0] if numbers(seat) else 0, level_of(level)) for seat, _, level in pairs])


def tell(wish: LabWish) -> tuple[str, str]:
    """Play what is asked for; the table, and the figures as JSON."""
    manifest = find(wish.game)
    players = [1 + number for number in numbers(wish.evil)] or numbers(wish.players) or [min(manifest.players)]
    options = {name: values.split(",") for name, _, values in [wished.partition("=") for wished in wish.option]}
    if wish.difficulty:
        options["difficulty"] = wish.difficulty.split(",")
    report = experiment(wish, players, options)
    return table(report), msgspec.json.format(msgspec.json.encode(report)).decode() + "\n"


def numbers(text: str) -> list[int]:
    """Numbers separated by commas; `UsageError` where there is anything else.

    >>> numbers("1,3")
    [1, 3]
    """
    try:
        return [int(number) for number in text.split(",") if number]
    except ValueError:
        raise UsageError(Text.of("lab-numbers", text=text)) from None
