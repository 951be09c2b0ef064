"""Bug reports at the terminal: written from a game, played again, made short."""

from __future__ import annotations

from itertools import count, islice
from pathlib import Path
from typing import Any

import nocturne
from nocturne import reports
from nocturne.kernel import Game, UsageError
from nocturne.terminal.files import is_there, read_file, write_file
from nocturne.terminal.screen import Screen, printable
from nocturne.terminal.shelf import Shelf
from nocturne.terminal.words import words

SAVE = b"NOCTURNE"
"""How a save file begins; anything else is taken for a report."""


MOST_NAMES = 999


def report_name(game: Game[Any]) -> Path:
    """A name for the report of a game, in the folder where the player is."""
    return free_name(Path(f"nocturne-report-{game.manifest.id}-{game.version}.json"))


def free_name(path: Path) -> Path:
    """The name itself, or with a number after it where it is taken."""
    numbered = (path.with_name(f"{path.stem}_{number}{path.suffix}") for number in count(2))
    return next(candidate for candidate in (path, *islice(numbered, MOST_NAMES)) if not is_there(candidate))


def report_here(
    screen: Screen, game: Game[Any], name: str, fault: BaseException | None, answer: reports.Answer | None
) -> None:
    """Ask what went wrong and write the report of the game on the table."""
    note = screen.ask(screen.words("report-note") + " ")
    path = Path(name).expanduser() if name else report_name(game)
    reports.write_report(path, game, note, fault, answer)
    tell_report(screen, path)


def report_fault(screen: Screen, game: Game[Any], fault: Exception, answer: reports.Answer | None) -> None:
    """Write the report of a fault that was met just now."""
    path = report_name(game)
    reports.write_report(path, game, "", fault, answer)
    tell_report(screen, path)


def tell_report(screen: Screen, path: Path) -> None:
    """Say where the report is, and that it gives everything away."""
    screen.tell("reported", style="green", file=printable(str(path), 200))
    screen.tell("report-secrets")


def report_kept(
    screen: Screen, shelf: Shelf, number: int | None, load: Path | None, out: Path | None, note: str
) -> None:
    """Write the report of a kept game, the one played last unless another is named; or of a save file."""
    game = nocturne.load(read_file(load)) if load is not None else shelf.open(_number(shelf, number)).game
    path = report_name(game) if out is None else out.expanduser()
    reports.write_report(path, game, note)
    tell_report(screen, path)


def _number(shelf: Shelf, number: int | None) -> int:
    if number is not None:
        return number
    games = sorted(shelf.store.games(), key=lambda kept: kept.changed)
    if not games:
        raise UsageError(words("report-of-what"))
    return games[-1].id


def replay(screen: Screen, file: Path) -> None:
    """Play a save file or a report again from its beginning, telling everything, and compare the end."""
    data = read_file(file)
    if data.startswith(SAVE):
        game = nocturne.load(data)
        game.verify()
        fault = None
    else:
        report = reports.read_report(data)
        game, fault = reports.replay_report(report), report.fault
        if report.note:
            screen.tell("replay-note", note=printable(report.note, 500))
    for told in game.events():
        screen.item(game.say(told.text, screen.language), "·")
    screen.tell("replayed", style="green", version=game.version, hash=game.hash()[:12])
    if fault is not None:
        tell_fault(screen, fault)


def tell_fault(screen: Screen, fault: reports.Fault) -> None:
    """What a report says went wrong."""
    screen.tell("report-fault", style="red", kind=fault.kind, fault=printable(fault.message, 500))


def shrink(screen: Screen, file: Path) -> None:
    """Leave out what the fault of a report does not need; write the short report and a test beside each other."""
    long = reports.read_report(read_file(file))
    short = reports.shrink(long)
    test = reports.write_test(short)
    paths = [free_name(Path(f"{file.stem}-short.json")), free_name(Path(f"test_{file.stem.replace('-', '_')}.py"))]
    for path, data in zip(paths, (reports.spell_report(short), test.encode()), strict=True):
        write_file(path, data)
    before, after = len(long.answers()), len(short.answers())
    screen.tell("shrunk", style="green", before=before, after=after, report=str(paths[0]), test=str(paths[1]))
    if short.fault is not None:
        tell_fault(screen, short.fault)
