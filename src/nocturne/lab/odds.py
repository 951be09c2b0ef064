"""How often rules of thumb win: Dreams and Slumbers, one to five Dreamers, both editions, first and second attempts.

`nocturne odds odds.jsonl --games 48 --first 20000` plays what the file still lacks, one game of each cell after the
other, and prints the table with its intervals. A second attempt begins with what a failure leaves behind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct

import nocturne
from nocturne.effects.word import Word
from nocturne.games.etherfields.index import Index
from nocturne.games.etherfields.pack import content
from nocturne.kernel import Game, UsageError, suggest
from nocturne.kernel.text import Text
from nocturne.lab.certificates import Case
from nocturne.lab.certify import LONGEST, Bots, turned_up
from nocturne.lab.command import line, numbers, setting_value
from nocturne.lab.figures import wilson
from nocturne.lab.ladder import go_on, lines_of
from nocturne.lab.provable import COUNTS, EDITIONS, Dreams, position_of
from nocturne.writing.findings import words_in

ATTEMPTS = ("first", "second")
DREAMS = Dreams()
SEEDS = 100_000
"""Seeds are tried for so long until one turns up the tile that is wanted."""


class Cell(NamedTuple):
    """One cell of the table: what is played, by how many, in which edition, for which time, in which mode."""

    what: str
    players: int
    edition: str
    attempt: str = "first"
    mode: str = ""  # "boost=False"; nothing: as it is usually played

    @property
    def case(self) -> Case:
        """What is to be won."""
        return Case(self.what, self.players, self.edition)


class PlayedOdds(Struct, frozen=True):
    """One game, a line of the file."""

    what: str
    players: int
    edition: str
    attempt: str
    mode: str
    seed: int
    won: bool
    answers: int

    @property
    def cell(self) -> Cell:
        """Where it counts."""
        return Cell(self.what, self.players, self.edition, self.attempt, self.mode)


# -- what is played


def cells(what: str = "", players: str = "", edition: str = "", attempt: str = "", mode: str = "") -> list[Cell]:
    """The cells that are asked for, all unless something is named; `UsageError` where a name is not known."""
    lib = content()
    names = [name for name in what.split(",") if name] or [name for name in losable(lib) if not is_first(lib, name)]
    for name in names:
        if name not in losable(lib):
            hint = suggest(name, losable(lib))
            raise UsageError(Text.of("certify-unknown", name=name, game=DREAMS.game, hint=hint))
    options_of(mode)
    return [
        Cell(name, count, profile, time, mode)
        for name in names
        for time in (attempt.split(",") if attempt else ATTEMPTS)
        if time == "first" or left_behind(name)
        for profile in (edition.split(",") if edition else EDITIONS)
        for count in numbers(players) or COUNTS
    ]


def losable(lib: Index) -> list[str]:
    """Dreams, and Slumbers that are more than read."""
    tiles = [tile.id for tile in lib.tiles.values() if tile.is_slumber and f"{tile.id}/setup" in lib.effects]
    return [*lib.gates, *tiles]


def is_first(lib: Index, what: str) -> bool:
    """Whether it is the tutorial, which cannot be lost."""
    return what in lib.gates and lib.gates[what].first


@cache
def left_behind(what: str) -> list[str]:
    """The flags that a Dream asks for when it is entered and that its own failure sets; none for a Slumber."""
    lib = content()
    if what not in lib.gates:
        return []
    words = [*_words(lib, f"gate/{what}")]
    scripts = [word.script for word in words if word.named() == "call"]
    done = [word.flag for script in scripts for word in _words(lib, f"script/{script}") if word.named() == "set-flag"]
    asked = {word.flag for word in words if word.named() == "flag"}
    return [flag for flag in dict.fromkeys(done) if flag in asked]


def _words(lib: Index, record: str) -> list[Any]:
    return [word for word in words_in(lib.records[record].blocks) if isinstance(word, Word)]


def options_of(mode: str) -> dict[str, object]:
    """The options of a mode: "boost=False,rounds=free"."""
    pairs = [part.partition("=") for part in mode.split(",") if part]
    return {name: setting_value(DREAMS.game, name, value) for name, _, value in pairs}


def start(cell: Cell, seed: int) -> Game[Any]:
    """The game at its first decision."""
    options = options_of(cell.mode)
    if cell.attempt == "first":
        return DREAMS.begin(cell.case, seed, options)
    return nocturne.position(DREAMS.game, position_of(cell.case, seed, flags=left_behind(cell.what), mode=options))


Due = tuple[Cell, int]


def due(wanted: Sequence[Cell], games: int, first: int, done: Iterable[PlayedOdds]) -> Iterator[Due]:
    """What is still to be played, one game of each cell after the other; of a Slumber, seeds that turn it up."""
    known = {(game.cell, game.seed) for game in done}
    seeds = {cell: islice(_seeds(cell, first), games) for cell in wanted}
    for _ in range(games):
        for cell in wanted:
            seed = next(seeds[cell], None)
            if seed is not None and (cell, seed) not in known:
                yield cell, seed


def _seeds(cell: Cell, first: int) -> Iterator[int]:
    every = range(first, first + SEEDS)
    yield from every if cell.what in content().gates else turned_up(DREAMS, cell.case, every)


def game_of(work: Due) -> PlayedOdds:
    """Play one game by rules of thumb; one that is not over after very many answers is not won."""
    cell, seed = work
    game, answers = start(cell, seed), 0
    bots = Bots(game, seed, "thumb")
    while game.over is None and answers < LONGEST:
        decision = game.open[0]
        only = decision.options[0].id if len(decision.options) == 1 else ""  # as a bot answers, without a look
        game.answer(decision.seat, only or bots.choose(decision))
        answers += 1
        if DREAMS.is_over(cell.case, game):
            break
    return PlayedOdds(*cell, seed, DREAMS.is_won(cell.case, game), answers)


def measure(
    path: Path, wanted: Sequence[Cell], games: int, first: int, *, jobs: int = 1, minutes: float = 0.0
) -> list[PlayedOdds]:
    """Play what the file lacks, for so many minutes at most; the games of the cells that are asked for."""
    done = lines_of(path, PlayedOdds)
    every = go_on(path, done, game_of, due(wanted, games, first, done), jobs=jobs, minutes=minutes)
    return [game for game in every if game.cell in set(wanted)]


# -- the table


def odds_table(games: Sequence[PlayedOdds]) -> str:
    """Wins in percent with their intervals of 95 %, a row for each Dream or Slumber, attempt and edition."""
    played, won = Counter([game.cell for game in games]), Counter([game.cell for game in games if game.won])
    counts = sorted({cell.players for cell in played})
    head = ["", "attempt", "edition", *[f"{count}" for count in counts]]
    lines = [line(head), line(["---"] * len(head))]
    for what, attempt, edition, mode in dict.fromkeys(
        [(cell.what, cell.attempt, cell.edition, cell.mode) for cell in sorted(played, key=_place)]
    ):
        row = [Cell(what, count, edition, attempt, mode) for count in counts]
        name = DREAMS.name(what) + (f", {mode}" if mode else "")
        lines.append(line([name, attempt, edition, *[_share(won[cell], played[cell]) for cell in row]]))
    least, most = min(played.values(), default=0), max(played.values(), default=0)
    seeds = [game.seed for game in games] or [0]
    told = f"{least} to {most} games" if least < most else f"{least} games"
    return "\n".join([*lines, "", f"{told} in each cell, seeds {min(seeds)} to {max(seeds)}."])


def _place(cell: Cell) -> tuple[int, str, str, str, int]:
    return losable(content()).index(cell.what), cell.mode, cell.attempt, cell.edition, cell.players


def _share(won: int, played: int) -> str:
    low, high = wilson(won, played)
    return f"{won / played:.0%} ({100 * low:.0f}–{100 * high:.0f})" if played else "–"
