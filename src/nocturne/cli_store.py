"""The commands of `nocturne store`: what a host does with the games that are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

Where = Annotated[str | None, Parameter(name="--store")]
Flag = Annotated[bool, Parameter(negative=())]

kept = App(name="store", help="Look after the games that are kept: check, back up, restore, export, import, prune.")


@kept.command
def check(*, store: Where = None) -> int:
    """Read every game that is kept, play it again from its beginning, and list everything that is wrong.

    Args:
        store: Where games are kept: a file, or the address of a database.
    """
    from nocturne.terminal import upkeep

    return upkeep.check(store)


@kept.command
def backup(to: Path | None = None, /, *, store: Where = None, every: Flag = False) -> int:
    """Copy the store while it is in use, and look at the copy: its pages, its rows, a sample of its games.

    Args:
        to: The file to write, or a folder for a file with the date in its name; beside the store unless given.
        store: Where games are kept.
        every: Open every game of the copy, not a sample.
    """
    from nocturne.terminal import upkeep

    return upkeep.back_up(store, to, every=every)


@kept.command
def restore(file: Path, /, *, store: Where = None, replace: Flag = False, damaged: Flag = False) -> int:
    """Bring a backup back, after everything in it was looked at. The backup itself stays as it is.

    Args:
        file: The backup.
        store: Where games are to be kept.
        replace: Take the place of a store that is there; that one is kept under another name.
        damaged: Take a backup in which something is wrong.
    """
    from nocturne.terminal import upkeep

    return upkeep.bring_back(file, store, replace=replace, damaged=damaged)


@kept.command
def export(
    *numbers: int, out: Path | None = None, store: Where = None, all_: Annotated[Flag, Parameter(name="--all")] = False
) -> int:
    """Write games into save files, each with the content it needs. Seats and their links do not go with them.

    Args:
        numbers: The games.
        out: The file to write, or the folder, which is made if it is not there; this folder unless given.
        store: Where games are kept.
        all_: All games.
    """
    from nocturne.terminal import upkeep

    return upkeep.export(store, numbers, out, every=all_)


@kept.command(name="import")
def import_(*files: Path, store: Where = None, name: str = "") -> int:
    """Take save files into the store, with the content that came with them.

    Args:
        files: The files.
        store: Where games are kept.
        name: A label for people; the file's name unless given.
    """
    from nocturne.terminal import upkeep

    return upkeep.import_(store, files, name)


@kept.command
def prune(
    *,
    store: Where = None,
    finished_days: float | None = None,
    contents: Flag = False,
    yes: Flag = False,
    compact: Flag = False,
) -> int:
    """List what could go, and with --yes remove it. There is no way back but a backup.

    Args:
        store: Where games are kept.
        finished_days: Games that have been over for so many days.
        contents: Contents that no game needs.
        yes: Remove it.
        compact: Make the file smaller afterwards; not while a server runs on it.
    """
    from nocturne.terminal import upkeep

    return upkeep.prune(store, finished_days, contents=contents, yes=yes, compact=compact)
