"""The command of the lab: which series are played, and the table of what came out."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import nocturne
from nocturne.bots import level_of
from nocturne.games import find
from nocturne.kernel import Setting, UsageError, suggest
from nocturne.kernel.text import Text
from nocturne.lab.engines import engine
from nocturne.lab.figures import Figures, figures_of
from nocturne.lab.run import Kept, Plan, Series, plan_for, play_run


class LabRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One series: what was played, and its figures."""

    players: int
    options: dict[str, Any]
    figures: Figures
    edition: str = ""
    replaced: tuple[str, ...] = ()  # games in which a player was replaced by the rules of thumb, and why


class LabReport(msgspec.Struct, frozen=True):
    """All series of one call."""

    game: str
    first_seed: int
    rows: list[LabRow]


def plan_of(wish: LabWish) -> Plan:
    """What the command line asks for: a series for each combination of options, edition and number of players."""
    manifest = find(wish.game)
    players = [1 + number for number in numbers(wish.evil)] or numbers(wish.players) or [min(manifest.players)]
    given = {name: values.split(",") for name, _, values in [wished.partition("=") for wished in wish.option]}
    if wish.difficulty:
        given["difficulty"] = wish.difficulty.split(",")
    values = [[setting_value(wish.game, name, value) for value in listed] for name, listed in given.items()]
    random, bots = tuple(numbers(wish.random)), levels(wish.bots)
    series = [
        Series(count, dict(zip(given, combination, strict=True)), edition, random, bots)
        for combination, edition, count in product(product(*values), wish.edition.split(","), players)
    ]
    return plan_for(wish.game, series, wish.games, wish.first)


def report_of(plan: Plan, games: Sequence[Kept]) -> LabReport:
    """The figures of a run, a row for each series of which a game was played."""
    rows = []
    for number, series in enumerate(plan.series):
        played = [game.played() for game in games if game.series == number]
        if played:
            faults = tuple([f"seed {game.seed}, seat {fault}" for game in played for fault in game.replaced])
            rows.append(LabRow(series.players, series.options, figures_of(played), series.profile, faults))
    return LabReport(plan.game, plan.first, rows)


class Pace:
    """Tells how far a run has come: on one line of a terminal, elsewhere every ten seconds."""

    def __init__(self) -> None:
        self._began = self._told = time.perf_counter()
        self._first: int | None = None

    def __call__(self, done: int, of: int) -> None:
        now = time.perf_counter()
        if self._first is None:
            self._first = done
            if done:
                sys.stderr.write(f"{done} of {of} games were played before\n")
            return
        live = sys.stderr.isatty()
        if not live and done < of and now - self._told < 10:
            return
        self._told = now
        pace = (done - self._first) / max(now - self._began, 0.001)
        left = f", {(of - done) / pace / 60:.0f} min left" if pace and done < of else ""
        line = f"{done} of {of} games, {pace:.1f} a second{left}"
        sys.stderr.write(f"\r{line:<60}" + "\n" * (done == of) if live else f"{line}\n")
        sys.stderr.flush()


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
    editions = ["edition"] if any(row.edition for row in report.rows) else []
    head = [*options, *editions, "players", "games", "who wins", "Rounds", "decisions"]
    lines = [line(head), line(["---"] * len(head))]
    for row in report.rows:
        shown = row.figures
        rounds, decisions = shown.rounds, shown.decisions
        wins = [
            f"{who_won(report.game, who, row.players)} {share.share:.1%} ({share.low:.1%} to {share.high:.1%})"
            for who, share in sorted(shown.wins.items())
        ]
        chosen = [*[str(row.options[name]) for name in options], *[row.edition for _ in editions]]
        cells = [*chosen, str(row.players), str(shown.games), "; ".join(wins)]
        spread = f"{rounds.mean:.1f} ({rounds.low:.0f} to {rounds.high:.0f}, at most {rounds.most})"
        lines.append(line([*cells, spread, f"{decisions.mean:.0f}"]))
    faults = [f"- replaced by the rules of thumb: {fault}" for row in report.rows for fault in row.replaced]
    return "\n".join([*lines, "", *reasons(report), *faults])


def line(cells: Sequence[str]) -> str:
    """A row of a Markdown table."""
    return f"| {' | '.join(cells)} |"


def reasons(report: LabReport) -> list[str]:
    """Why the games ended."""
    lines = ["Why they ended:", ""]
    for row in report.rows:
        which = ", ".join(
            [*map(str, row.options.values()), *[row.edition][: len(row.edition)], f"{row.players} players"]
        )
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
    edition: str = ""
    file: Path | None = None
    minutes: float = 0.0
    on: str = ""


def levels(text: str) -> tuple[tuple[int, str], ...]:
    """Which seats are played at which level.

    >>> levels("0=fair,1=hard")
    ((0, 'fair'), (1, 'hard'))
    """
    pairs = [part.partition("=") for part in text.split(",") if part]
    return tuple([(numbers(seat)[0] if numbers(seat) else 0, level_of(level)) for seat, _, level in pairs])


def run(wish: LabWish) -> tuple[Plan, list[Kept]]:
    """Play what is asked for, or what its file still lacks; the plan, and all games that there are then."""
    plan = plan_of(wish)
    with engine(wish.jobs, wish.on) as map_chunks:
        return plan, play_run(plan, wish.file, map_chunks, Pace(), wish.minutes)


def tell(wish: LabWish) -> tuple[str, str]:
    """Play what is asked for; the table, and the figures as JSON."""
    return told(*run(wish))


def told(plan: Plan, games: Sequence[Kept]) -> tuple[str, str]:
    """The table of a run, and its figures as JSON."""
    report = report_of(plan, games)
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
