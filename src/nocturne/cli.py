"""The nocturne command. Everything heavy is imported inside the command that needs it: starting must stay quick."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from nocturne.cli_lab import COMMANDS as LAB
from nocturne.cli_pack import pack
from nocturne.cli_store import Where, kept

if TYPE_CHECKING:
    from rich.text import Text

    from nocturne.terminal import Screen


def _version() -> str:
    from nocturne import __version__

    return __version__


def _complaint(fault: CycloptsError) -> Text:
    """What cannot be read of the command line, as one sentence like all our errors."""
    from rich.text import Text

    from nocturne.i18n import preferred
    from nocturne.terminal.words import words

    if isinstance(fault, UnusedCliTokensError) and fault.unused_tokens:
        return Text(f"nocturne: {words('wish-command', preferred(), given=' '.join(fault.unused_tokens))}")
    return Text(f"nocturne: {words('wish-wrong', preferred(), fault=str(fault))}")


app = App(
    name="nocturne",
    help="Two rich board games on one kernel. Without a command: the table in the browser.",
    version=_version,
    help_format="plaintext",
    error_formatter=_complaint,
)


@app.default
def menu(
    *,
    terminal: Annotated[bool, Parameter(negative=())] = False,
    store: Where = None,
) -> None:
    """Open the table in the browser; with --terminal, the menu here.

    Args:
        terminal: Stay in the terminal.
        store: Where games are kept: a file, or the address of a database.
    """
    if not terminal:
        serve(store=store, open_=True)
        return
    from nocturne.terminal import Menu, Shelf

    Menu(_screen(), Shelf(store)).run()


@app.command
def serve(  # noqa: PLR0913 -- one parameter for each flag: the command line is the signature
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    store: Where = None,
    open_: Annotated[bool, Parameter(name="--open", negative=())] = False,
    backup: Path | None = None,
    backup_hours: float = 24,
    backup_keep: int = 7,
) -> None:
    """Serve the browser table.

    Args:
        host: The address to listen at; 0.0.0.0 lets other machines in.
        port: The port; 8000 unless given, or any that is free where another program has that; 0 takes any.
        store: Where games are kept: a file, or an address like postgresql://host/games; else NOCTURNE_STORE says it.
        open_: Open the page in a browser.
        backup: A folder for backups, made and looked at while people play.
        backup_hours: How many hours lie between two of them.
        backup_keep: How many of them are kept; older ones are removed when a newer one is there.
    """
    from nocturne.server.backups import Schedule
    from nocturne.server.serving import serve as run_server
    from nocturne.terminal import Shelf

    schedule = None if backup is None else Schedule.checked(backup, backup_hours, backup_keep)
    run_server(Shelf(store).place(), host, port, browser=open_, say=sys.stdout, backups=schedule)


@app.command
def play(  # noqa: PLR0913 -- one parameter for each flag: the command line is the signature
    game: str | None = None,
    /,
    *,
    players: int | None = None,
    seats: str | None = None,
    seed: int | None = None,
    profile: str | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    chance: Literal["seeded", "ask"] = "seeded",
    load: Path | None = None,
    position: Path | None = None,
    resume: int | None = None,
    join: int = 0,
    bots: str = "thumb",
    store: Where = None,
    packs: Path | None = None,
) -> None:
    """Play a game in the terminal.

    Args:
        game: Which game; `nocturne games` lists them.
        players: How many seats there are; the fewest possible unless given.
        seats: Which seats are played at this keyboard, counted from 0 as in the API: "0,1", "all" or "none".
        seed: A number that settles all dice and shuffles; drawn by lot unless given.
        profile: The rule edition, with single rules switched after it: "classic LN-ROUND-02=quick".
        option: A choice of the set-up, as name=value; may be given again.
        chance: With "ask", you roll the dice and shuffle yourself.
        load: Go on with the game of a save file.
        position: Begin from a position file.
        resume: Go on with a kept game, by its number.
        join: With --resume or --load: so many more players join; the game before it stays kept.
        bots: How strong the automatic players are: random, thumb, easy, fair or hard.
        store: Where games are kept: a file, or the address of a database.
        packs: A folder with packs of your own, besides those of NOCTURNE_PACKS; choose one with --option pack=ID.
    """
    from nocturne.terminal import Shelf
    from nocturne.terminal.setting_up import PlayWish, set_up

    _install(packs)
    wish = PlayWish(game, players, seats, seed, profile, option, chance, load, position, resume, join, bots)
    set_up(wish, _screen(), Shelf(store))


@app.command
def games(*, packs: Path | None = None) -> None:
    """List the games, with player counts, rule profiles and options.

    Args:
        packs: A folder with packs of your own, besides those of NOCTURNE_PACKS.
    """
    from nocturne.terminal.listing import list_games

    _install(packs)
    list_games(_screen())


@app.command
def rules(*words: str) -> int:
    """Search the rules of all games.

    Args:
        words: Words that a rule must hold, or its id.
    """
    from nocturne.terminal.menu import show_rules

    return 0 if show_rules(_screen(), " ".join(words)) else 1


@app.command
def report(
    number: int | None = None,
    /,
    *,
    load: Path | None = None,
    out: Path | None = None,
    note: str = "",
    store: Where = None,
) -> None:
    """Write a bug report: one file with everything that is needed to see again what you saw.

    Args:
        number: A kept game by its number; the one played last unless given.
        load: A save file instead.
        out: The file to write; a new name in this folder unless given.
        note: What went wrong.
        store: Where games are kept: a file, or the address of a database.
    """
    from nocturne.terminal import Shelf
    from nocturne.terminal.reporting import report_kept

    report_kept(_screen(), Shelf(store), number, load, out, note)


app.command(kept)
app.command(pack)
for experiment in LAB:
    app.command(experiment)


@app.command
def replay(file: Path, /) -> None:
    """Play a save file or a bug report again from its beginning, and check that it ends as it did.

    Args:
        file: A save file or a bug report.
    """
    from nocturne.terminal.reporting import replay as play_again

    play_again(_screen(), file)


@app.command
def chronicle(file: Path, out: Path | None = None, /) -> None:
    """Tell a campaign of Etherfields from its save file: what the journal keeps, and every Dream and Slumber.

    Args:
        file: A save file.
        out: The file to write it into; it is printed unless given.
    """
    from nocturne import load
    from nocturne.cli_pack import write_file
    from nocturne.writing.chronicle import chronicle as told

    text = "\n".join(told(load(file))) + "\n"
    if out is None:
        print(text, end="")
    else:
        write_file(out, text)


@app.command
def shrink(file: Path, /) -> None:
    """Make a bug report short: leave out every answer that its fault does not need, and write a test.

    Args:
        file: A bug report.
    """
    from nocturne.terminal.reporting import shrink as make_short

    make_short(_screen(), file)


@app.command(name="new-game")
def make_game(name: str, /) -> None:
    """Write the skeleton of a new game into the sources: rules, words, a pack, messages, a rules table and a test.

    Args:
        name: What it is called: small letters and digits, such as embers.
    """
    from nocturne.skeleton import new_game

    for path in new_game(name):
        print(path)


def _install(packs: Path | None) -> None:
    """Let the packs of one more folder be found."""
    from nocturne.packs.installed import VARIABLE

    if packs is not None:
        known = os.environ.get(VARIABLE)
        os.environ[VARIABLE] = os.pathsep.join([str(packs), *([known] if known else [])])


def _screen() -> Screen:
    from nocturne.terminal import Screen

    return Screen.standard()


def main() -> None:
    """Run the command line. Errors of ours are one message and the exit code 2, never a traceback."""
    from nocturne.kernel import NocturneError

    if (
        sys.stdin.isatty()
    ):  # whoever sits at a terminal may press Ctrl-C, also where a job in the background has begun us
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        app()
    except NocturneError as fault:
        from nocturne.i18n import preferred, say

        print(f"nocturne: {say(fault.text, preferred())}", file=sys.stderr)
        sys.exit(2)
    except EOFError:  # the input has ended before a game was on the table
        sys.exit(0)
    except BrokenPipeError:  # the reader has left, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
