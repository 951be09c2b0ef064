"""The commands of the lab: bots play bots, levels meet, games are certified, chances are measured."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from nocturne.cli_pack import write_file


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


COMMANDS = (lab, compare, certify, ladder, odds)
