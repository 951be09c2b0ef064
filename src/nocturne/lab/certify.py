"""Find certificates, check those that there are, and tell what has none.

An old record is played again as far as it goes and, where it breaks off, on by the bots; only then are other seeds
tried. Of several wins the shortest is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from nocturne.bots import Player, Seeing, level_of, player_for
from nocturne.kernel import Decision, Game, Seat, UsageError, suggest
from nocturne.kernel.text import Text
from nocturne.lab.certificates import Case, Provable, Record, fingerprint, holds, load, write
from nocturne.lab.command import line, numbers
from nocturne.lab.engines import processes
from nocturne.lab.provable import provable

LONGEST = 1_500
"""A game with more answers than this is too long to be a record."""
WINS = 4
"""Of so many wins the shortest is kept."""
SEEDS = 400
"""After so many seeds without a win a case is given up."""


class Bots:
    """The players of one game, a bot of a level for each seat."""

    def __init__(self, game: Game[Any], seed: int, level: str) -> None:
        self._game, self._level, self._luck = game, level, Random(seed)  # noqa: S311 -- seeded, never secret
        self._seated: dict[int, Player] = {}

    def choose(self, decision: Decision) -> str:
        """The answer of the seat that is asked."""
        seat = decision.seat
        if seat not in self._seated:
            self._seated[seat] = player_for(self._game, Seat(seat), self._level)
        player = self._seated[seat]
        if isinstance(player, Seeing):
            player.see(self._game)
        return player.choose(self._game.view(seat), decision, self._luck)


def play(what: Provable, case: Case, seed: int, old: Iterable[str] = (), level: str = "thumb") -> Record | None:
    """Play a game by bots, at first with given answers as long as they are offered; None if it is not won."""
    game, answers, given, is_recorded = what.start(case, seed), list[str](), iter(old), True
    bots = Bots(game, seed, level)
    while game.over is None and len(answers) < LONGEST:
        decision = game.open[0]
        answer = next(given, None) if is_recorded else None
        if answer is None or answer not in decision.ids():
            is_recorded = False
            answer = bots.choose(decision)
        game.answer(decision.seat, answer)
        answers.append(answer)
        if what.is_other(case, game):
            return None
        if what.is_over(case, game):
            break
    return Record(case, seed, fingerprint(game), tuple(answers)) if what.is_won(case, game) else None


def turned_up(what: Provable, case: Case, seeds: Iterable[int]) -> Iterator[int]:
    """The seeds that turn up what is wanted, tried by playing the first few answers."""
    for seed in seeds:
        game = what.start(case, seed)
        bots = Bots(game, seed, "thumb")
        while game.over is None and not what.is_known(case, game):
            game.answer(game.open[0].seat, bots.choose(game.open[0]))
        if not what.is_other(case, game):
            yield seed


def find_record(
    what: Provable, case: Case, old: Record | None, *, anew: bool = False, level: str = "thumb"
) -> Record | None:
    """A record for a case: the old one if it still holds, else the shortest of a few wins."""
    wins: list[Record] = []
    if old is not None:
        again = play(what, case, old.seed, old.answers, level)
        if again is not None and not anew:
            return again
        wins = [again] if again is not None else []
    for seed in turned_up(what, case, range(SEEDS)):
        win = play(what, case, seed, level=level)
        if win is not None:
            wins.append(win)
        if len(wins) >= WINS:
            break
    return min(wins, key=lambda win: len(win.answers), default=None)


class Wish(NamedTuple):
    """What the command line asks for."""

    game: str
    what: tuple[str, ...] = ()
    folder: Path = Path("certificates")
    players: str = ""
    edition: str = ""
    bots: str = "thumb"
    jobs: int = 0
    check: bool = False
    anew: bool = False
    pack: str = ""

    def provable(self) -> Provable:
        """What can be won in the game, or in the pack that is asked for."""
        return provable(self.game, self.pack)


def chosen(wish: Wish) -> list[Case]:
    """The cases that are asked for; `UsageError` where something is not known."""
    every = wish.provable().cases()
    counts, editions = numbers(wish.players), [name for name in wish.edition.split(",") if name]
    for given, known in ((wish.what, [case.what for case in every]), (editions, [case.edition for case in every])):
        for name in given:
            if name not in known:
                raise UsageError(Text.of("certify-unknown", name=name, game=wish.game, hint=suggest(name, known)))
    return [
        case
        for case in every
        if (not wish.what or case.what in wish.what)
        and (not counts or case.players in counts)
        and (not editions or case.edition in editions)
    ]


Work = tuple[Wish, Case, Record | None]


def _find(work: Work) -> Record | None:
    wish, case, old = work
    return find_record(wish.provable(), case, old, anew=wish.anew, level=wish.bots)


def _holds(work: Work) -> Record | None:
    wish, _, old = work
    return old if old is not None and holds(wish.provable(), old) else None


def certify(wish: Wish, tell: Callable[[Case, Record | None], None]) -> dict[Case, Record]:
    """Find what is missing, or only check what there is; the certificates that hold, which the folder keeps."""
    cases, old = chosen(wish), load(wish.folder)
    level_of(wish.bots)
    work = [(wish, case, old.get(case)) for case in cases]
    kept = dict(old)
    for case, record in zip(cases, _results(_holds if wish.check else _find, work, processes(wish.jobs)), strict=True):
        tell(case, record)
        if record is not None:
            kept[case] = record
        else:
            kept.pop(case, None)
        if not wish.check and kept != old:
            write([each for each in kept.values() if each.case.what == case.what], wish.folder, without=(case.what,))
    return {case: record for case, record in kept.items() if case in cases}


def _results(each: Callable[[Work], Record | None], work: Sequence[Work], jobs: int) -> Iterator[Record | None]:
    if jobs == 1:
        yield from map(each, work)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:  # no thread or lock is inherited
        yield from pool.map(partial(each), work)


def certified_table(wish: Wish, cases: Sequence[Case], records: Mapping[Case, Record]) -> str:
    """What can be won by how many: the answers that the shortest known win takes; a dash where none is known."""
    what = wish.provable()
    counts = sorted({case.players for case in cases})
    head = [
        "",
        "edition" if what.game == "etherfields" else "difficulty",
        *[f"{count} player{'s' if count > 1 else ''}" for count in counts],
    ]
    lines = [line(head), line(["---"] * len(head))]
    for name, edition in dict.fromkeys([(case.what, case.edition) for case in cases]):
        cells = [_cell(records.get(Case(name, count, edition))) for count in counts]
        lines.append(line([what.name(name), edition, *cells]))
    missing = [case for case in cases if case not in records]
    lines += ["", f"{len(records)} of {len(cases)} certified."]
    return "\n".join([*lines, *[f"- no winning game: {case}" for case in missing]])


def _cell(record: Record | None) -> str:
    return "–" if record is None else f"✓ {len(record.answers)}"
