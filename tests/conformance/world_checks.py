"""Paired worlds: what a seat may not know is drawn anew, and nothing that this seat can find out may change.

A world is imagined by the game (`Manifest.imagine`); answers given under seal, and chance that nobody will see, are
drawn anew here, for every game.
Then the same answer is given in both worlds. Where that teaches the seat nothing, it must be told the same;
where it does, taking it back may not be free.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from nocturne.kernel import CHANCE, Game, Sealed, Seat, Table
from nocturne.kernel.text import kebab
from tests.conformance.cases import plan_of
from tests.conformance.lines import Answer, Line, answers_of, must
from tests.conformance.sights import flow, mutables, seats_of, see, told_bytes, view_bytes, whole

Tally = Counter[str]

TAUGHT = "undo is not free where somebody learned something"


def check_worlds(line: Line, rng: Random, tally: Tally) -> None:
    """No seat, and no spectator, can tell this game from one that differs in all they may not know."""
    for seat in seats_of(line.game):
        twin = imagined(line.game, seat, rng, tally)
        if flow(twin) != flow(line.game):
            must(not line.case.is_padded, "who is asked betrays nothing", f"to seat {seat}", flow(line.game))
            tally["pairs whose flow differs"] += 1
            continue
        _alike(line.game, twin, seat)
        _answer_both(line, twin, seat, rng, tally)


def imagined(game: Game[Any], seat: Seat | None, rng: Random, tally: Tally) -> Game[Any]:
    """A game in another world that the seat cannot tell from this one."""
    before = whole(game.table)
    table = game.manifest.imagine(game.table, seat, rng.randrange)
    must(whole(game.table) == before, "imagining a world leaves the game alone")
    table.seed, table.drawn = game.table.seed, dict(game.table.drawn)  # dice that all can see fall alike in both
    tally["pairs"] += 1
    tally["pairs that differ"] += whole(table) != before
    mine = {id(part) for part in mutables(game.table)}
    must(not any(id(part) in mine for part in mutables(table)), "an imagined world shares nothing that can change")
    broken = game.manifest.broken(table)
    must(not broken, "the invariants hold in an imagined world", broken)
    if rng.random() < 0.5:
        _seal_anew(table, seat, rng)
    for stream in plan_of(game.manifest.id).secret_streams:
        table.drawn[stream] = rng.getrandbits(32)
    return Game(game.codec, game.box, table, ask_chance=game.ask_chance)


def _seal_anew(table: Table, seat: Seat | None, rng: Random) -> None:
    """Answers under seal are secret: let the others have answered something else."""
    choice: object = table.agenda[-1] if table.agenda else None
    if isinstance(choice, Sealed) and choice.given:
        given = [
            rng.choice(choice.options(table, other)).id if answer and other != seat else answer
            for other, answer in zip(choice.among, choice.given, strict=True)
        ]
        table.agenda[-1] = replace(choice, given=tuple(given))


def _alike(game: Game[Any], twin: Game[Any], seat: Seat | None) -> None:
    mine, theirs = see(game, seat), see(twin, seat)
    must(mine == theirs, "view, options and explanations betray nothing", seat, mine.decode(), theirs.decode())


class Pair(NamedTuple):
    """The same answer in two worlds, as one seat sees it."""

    answer: Answer
    seat: Seat | None
    before: int  # the version of the game when it was given; the imagined one has just begun
    here: Game[Any]
    there: Game[Any]

    def is_free(self, *, there: bool = False) -> bool:
        """Whether the answer may be taken back freely. Chance takes nothing back, and alone everything is free."""
        game, version = (self.there, 0) if there else (self.here, self.before)
        counts = self.answer[0] != CHANCE and game.box.players > 1
        return counts and game.may_undo(version, self.answer[0]).free


def _answer_both(line: Line, twin: Game[Any], seat: Seat | None, rng: Random, tally: Tally) -> None:
    answers = answers_of(line.game)
    for answer in rng.sample(answers, min(len(answers), 2)):
        pair = Pair(answer, seat, line.game.version, line.game.fork(), twin.fork())
        pair.here.answer(*answer)
        if answer not in answers_of(twin):
            must(not pair.is_free(), TAUGHT, answer, f"seat {seat}", "only possible because of something hidden")
            continue
        pair.there.answer(*answer)
        if line.case.is_padded or flow(pair.here) == flow(pair.there):
            compare(pair, tally, padded=line.case.is_padded)
        else:  # one world skipped a question, which tells the others something: there it must count as learned
            must(
                not (pair.is_free() and pair.is_free(there=True)), TAUGHT, answer, f"seat {seat}", "a question skipped"
            )
            tally["answers whose flow differs"] += 1


def compare(pair: Pair, tally: Tally, *, padded: bool = True) -> None:
    """Where the answer taught the seat nothing, it is told and asked the same in both worlds; else undo is not free."""
    here, there, seat = pair.here, pair.there, pair.seat
    if view_bytes(here, seat) != view_bytes(there, seat):
        is_free = pair.is_free() and (padded or pair.is_free(there=True))  # there, a question may have been skipped
        must(not is_free, TAUGHT, pair.answer, f"seat {seat}", "it showed something hidden")
        tally["answers that taught"] += 1
        return
    must(flow(here) == flow(there), "who is asked next betrays nothing", pair.answer, f"seat {seat}")
    if was_shown_and_put_away(pair):
        must(not pair.is_free(), TAUGHT, pair.answer, f"seat {seat}", "it was told something hidden")
        tally["answers that taught"] += 1
        return
    mine, theirs = told_bytes(here, seat, pair.before), told_bytes(there, seat, 0)
    must(mine == theirs, "what is told betrays nothing", pair.answer, seat, mine.decode(), theirs.decode())
    _alike(here, there, seat)
    tally["answers alike"] += 1


def was_shown_and_put_away(pair: Pair) -> bool:
    """Whether what is told differs from an event on that shows something hidden, and both views are the same after it.

    A Slumber tile that is drawn, passes at once and goes under its pile leaves no trace in any view (EF-SLUMBER-08).
    """
    reveals = {kebab(name) for name, kind in pair.here.codec.events.items() if kind.reveals}
    told = zip(pair.here.events(pair.before, pair.seat), pair.there.events(0, pair.seat), strict=False)
    first = next(((mine.kind, theirs.kind) for mine, theirs in told if mine != theirs), None)
    return first is not None and first[0] == first[1] and first[0] in reveals
