"""Paired worlds: what a seat may not know is drawn anew, and nothing that this seat can find out may change.

A world is imagined by the game (`Manifest.imagine`); answers given under seal, and chance that nobody will see, are
drawn anew here, for every game.
Then the same answer is given in both worlds. Where that teaches the seat nothing, it must be told the same;
where it does, taking it back may not be free.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from msgspec.structs import replace

from nocturne.kernel import CHANCE, Game, Sealed, Seat, Table
from tests.conformance.cases import SECRET_STREAMS
from tests.conformance.lines import Answer, Line, answers_of, must
from tests.conformance.sights import flow, mutables, seats_of, see, told_bytes, view_bytes, whole

Tally = Counter[str]


def check_worlds(line: Line, rng: Random, tally: Tally) -> None:
    """No seat, and no spectator, can tell this game from one that differs in all they may not know."""
    for seat in seats_of(line.game):
        twin = imagined(line.game, seat, rng)
        tally["pairs"] += 1
        tally["pairs that differ"] += twin.hash() != line.game.hash()
        if flow(twin) != flow(line.game):
            _say_betrayed(line, seat, "who is asked betrays nothing")
            tally["pairs whose flow differs"] += 1
            continue
        _alike(line.game, twin, seat)
        _answer_both(line, twin, seat, rng, tally)


def imagined(game: Game[Any], seat: Seat | None, rng: Random) -> Game[Any]:
    """A game in another world that the seat cannot tell from this one."""
    before = whole(game.table)
    table = game.manifest.imagine(game.table, seat, rng.randrange)
    must(whole(game.table) == before, "imagining a world leaves the game alone")
    mine = {id(part) for part in mutables(game.table)}
    must(not any(id(part) in mine for part in mutables(table)), "an imagined world shares nothing that can change")
    broken = game.manifest.broken(table)
    must(not broken, "the invariants hold in an imagined world", broken)
    if rng.random() < 0.5:
        _seal_anew(table, seat, rng)
    for stream in SECRET_STREAMS.get(game.manifest.id, ()):
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


def _say_betrayed(line: Line, seat: Seat | None, promise: str) -> None:
    """On a padded table who is asked betrays nothing; elsewhere the game says openly that it may."""
    must(not line.case.is_padded, promise, f"to seat {seat}", flow(line.game))


def _answer_both(line: Line, twin: Game[Any], seat: Seat | None, rng: Random, tally: Tally) -> None:
    answers = answers_of(line.game)
    for answer in rng.sample(answers, min(len(answers), 2)):
        here = line.game.fork()
        here.answer(*answer)
        if answer not in answers_of(twin):
            _must_not_be_free(line, here, answer, seat, "only possible because of something hidden")
            continue
        there = twin.fork()
        there.answer(*answer)
        _after_both(line, here, there, answer, seat, tally)


def _after_both(line: Line, here: Game[Any], there: Game[Any], answer: Answer, seat: Seat | None, tally: Tally) -> None:
    if view_bytes(here, seat) != view_bytes(there, seat):
        if line.case.is_padded or flow(here) == flow(there):
            _must_not_be_free(line, here, answer, seat, "it showed something hidden")
        tally["answers that taught"] += 1
    elif flow(here) != flow(there):
        _say_betrayed(line, seat, f"who is asked after {answer} betrays nothing")
        tally["answers whose flow differs"] += 1
    else:
        mine, theirs = (told_bytes(here, seat, line.game.version), told_bytes(there, seat, 0))
        must(mine == theirs, "what is told betrays nothing", answer, seat, mine.decode(), theirs.decode())
        _alike(here, there, seat)
        tally["answers alike"] += 1


def _must_not_be_free(line: Line, here: Game[Any], answer: Answer, seat: Seat | None, why: str) -> None:
    """Somebody learned something from an answer: taking it back needs consent."""
    if answer[0] == CHANCE or here.box.players == 1:
        return
    permission = here.may_undo(line.game.version, answer[0])
    must(not permission.free, "undo is not free where somebody learned something", answer, f"seat {seat}", why)
