"""The nocturne command. Everything heavy is imported inside the command that needs it: starting must stay quick."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from nocturne.cli_pack import pack, write_file
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


@app.command
def lab(  # noqa: PLR0913 -- one parameter for each flag: the command line is the signature
    game: str,
    /,
    *,
    games: int = 100,
    players: str = "",
    evil: str = "",
    difficulty: str = "",
    option: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    edition: str = "",
    jobs: int = 0,
    first: int = 0,
    random: str = "",
    bots: str = "",
    file: Path | None = None,
    minutes: float = 0.0,
    on: str = "",
    report: Path | None = None,
    json: Path | None = None,
) -> None:
    """Let bots play many games and tell who wins. Several values, separated by commas, give a series each.

    With --file the run can be stopped at any time: the same call plays what is missing.

    Args:
        game: Which game.
        games: How many games a series has.
        players: How many seats there are; the fewest possible unless given.
        evil: In ALONE, how many Evil players there are, instead.
        difficulty: In ALONE, the level.
        option: A choice of the set-up, as name=value,value; may be given again.
        edition: The edition of the rules, with single rules switched after it.
        jobs: How many processes play; 0 is one on each core.
        first: The seed of the first game; the others follow.
        random: Seats that play at random, counted from 0.
        bots: How strong the players of seats are: "0=fair,1=hard"; thumb unless given, and easy, fair, hard, random.
        file: Where the games are kept, a line each.
        minutes: Stop after so many minutes; with --file the rest is played the next time.
        on: The address of a Dask cluster that plays, instead of this machine (extra nocturne[cluster]).
        report: A page to write, with plots of wins, lengths, seats and cards.
        json: A file to write the figures into.
    """
    from nocturne.lab import command
    from nocturne.lab.report import page

    wish = command.LabWish(
        game, games, players, evil, difficulty, option, jobs, first, random, bots, edition, file, minutes, on
    )
    plan, played = command.run(wish)
    text, figures = command.told(plan, played)
    if json is not None:
        write_file(json, figures)
    if report is not None:
        write_file(report, page(plan, played))
    print(text)


@app.command
def compare(  # noqa: PLR0913 -- one parameter for each flag: the command line is the signature
    before: str,
    after: str,
    /,
    *,
    game: str = "",
    games: int = 400,
    players: str = "",
    evil: str = "",
    first: int = 0,
    jobs: int = 0,
    on: str = "",
) -> None:
    """Tell whether a change of a pack, a rule or a bot matters, and how small a change these games can show.

    Each side is a file that nocturne lab --file has written, or changes to play now: "difficulty=easy bots=0=fair".

    Args:
        before: A file of the lab, or changes; "=" changes nothing.
        after: The other side.
        game: Which game, where changes are played.
        games: How many games each side plays, with the same seeds.
        players: How many seats there are.
        evil: In ALONE, how many Evil players there are, instead.
        first: The seed of the first game.
        jobs: How many processes play; 0 is one on each core.
        on: The address of a Dask cluster that plays instead.
    """
    from nocturne.lab import compare as sides
    from nocturne.lab.command import LabWish, Pace

    wish = LabWish(game, games, players, evil, jobs=jobs, first=first, on=on)
    print(sides.compared_table(sides.compare(*sides.sides_of(before, after, wish, Pace))))


@app.command
def certify(  # noqa: PLR0913 -- one parameter for each flag: the command line is the signature
    game: str,
    /,
    *what: str,
    folder: Path = Path("certificates"),
    players: str = "",
    edition: str = "",
    bots: str = "thumb",
    jobs: int = 0,
    check: Annotated[bool, Parameter(negative=())] = False,
    anew: Annotated[bool, Parameter(negative=())] = False,
    pack: Path | None = None,
) -> None:
    """Find winning games of Dreams, Slumbers and Missions, keep them, and tell what can be won by how many.

    Args:
        game: Which game: etherfields or alone.
        what: Dreams, tiles or Missions; all of them if none is named.
        folder: Where the winning games are kept; those that are there are played again first.
        players: For how many players, separated by commas; all unless given.
        edition: In which editions, or at which difficulties.
        bots: How strong the players are: thumb, easy, fair, hard.
        jobs: How many processes play; 0 is one on each core.
        check: Only play those again that there are.
        anew: Look for shorter games too.
        pack: The folder of a pack of your own: its Dreams and Slumbers are certified, not those of the program.
    """
    from nocturne.lab import certify as proofs
    from nocturne.packs.installed import install

    def tell(case: object, record: object) -> None:
        print(f"{case}: {'certified' if record is not None else 'no winning game'}", file=sys.stderr, flush=True)

    chosen = install(pack) if pack is not None else ""
    wish = proofs.Wish(game, what, folder, players, edition, bots, jobs, check, anew, chosen)
    cases, records = proofs.chosen(wish), proofs.certify(wish, tell)
    print(proofs.certified_table(wish, cases, records))
    if len(records) < len(cases):
        sys.exit(1)


@app.command
def ladder(  # noqa: PLR0913 -- each is something that a person may want otherwise
    file: Path,
    /,
    *,
    game: Literal["alone", "etherfields"] = "alone",
    games: int = 100,
    pairings: str = "",
    levels: str = "",
    dreams: str = "",
    jobs: int = 1,
    minutes: float = 0.0,
) -> None:
    """Let players of different strength meet in ALONE, or play Dreams, and tell who wins; goes on with a file.

    Args:
        file: Where the games are kept, a line each.
        game: The game: alone or etherfields.
        games: How many games of each pairing, or of each level and Dream, there shall be.
        pairings: Hero and Evil: "fair:thumb,thumb:fair"; each level against the rules of thumb unless given.
        levels: Of Etherfields, who plays: "thumb,fair".
        dreams: Of Etherfields, which Dreams, by their gates: "gate-school,gate-lost".
        jobs: How many processes play.
        minutes: Stop after so many minutes; the rest is played the next time.
    """
    from nocturne.lab import dream_ladder
    from nocturne.lab import ladder as rungs

    if game == "etherfields":
        where = dream_ladder.dreams(dreams or dream_ladder.DREAMS)
        who = dream_ladder.levels(levels or dream_ladder.LEVELS)
        print(dream_ladder.ladder_table(dream_ladder.climb(file, where, who, games, jobs=jobs, minutes=minutes)))
        return
    pairs = rungs.pairings(pairings or rungs.PAIRINGS)
    print(rungs.ladder_table(rungs.climb(file, pairs, games, jobs=jobs, minutes=minutes)))


@app.command
def odds(  # noqa: PLR0913 -- one parameter for each flag: the command line is the signature
    file: Path,
    /,
    *,
    what: str = "",
    players: str = "",
    edition: str = "",
    attempt: str = "",
    mode: str = "",
    games: int = 32,
    first: int = 0,
    jobs: int = 1,
    minutes: float = 0.0,
) -> None:
    """Measure how often automatic Dreamers win each Dream and Slumber of Etherfields; goes on with a file.

    Args:
        file: Where the games are kept, a line each.
        what: Dreams by their gates, and Slumber tiles: "gate-school,lodger"; all that can be lost unless given.
        players: For how many Dreamers, separated by commas; one to five unless given.
        edition: In which editions: "1.0,2.0".
        attempt: At which attempts: "first,second"; a second one begins with what a failure leaves behind.
        mode: Options that are set otherwise: "boost=False".
        games: How many games of each cell there shall be.
        first: The first seed: take seeds that nothing was tuned on.
        jobs: How many processes play.
        minutes: Stop after so many minutes; the rest is played the next time.
    """
    from nocturne.lab import odds as lab

    wanted = lab.cells(what, players, edition, attempt, mode)
    print(lab.odds_table(lab.measure(file, wanted, games, first, jobs=jobs, minutes=minutes)))


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
