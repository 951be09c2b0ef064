"""Forking, saving, taking back and playing again: a game can be left and met again at any moment."""

from __future__ import annotations

from random import Random
from typing import Any

import nocturne
from nocturne.kernel import Entry, Game, new_game
from nocturne.kernel.history import Chapter
from nocturne.kernel.seats import CHANCE
from tests.conformance.lines import Line, must, stroll
from tests.conformance.sights import Sight, mutables, seats_of, sight, told_bytes, whole

AHEAD = 5
"""How many answers the suite plays on after a fork or a load."""


def same(moment: Sight, other: Sight, promise: str) -> None:
    """Two moments must not differ in anything that can be seen."""
    must(moment.version == other.version, promise, "versions", moment.version, other.version)
    for seat, (mine, theirs) in enumerate(zip(moment.seen, other.seen, strict=True)):
        must(mine == theirs, promise, f"seen by seat {seat}", mine.decode(), theirs.decode())
    must(moment.hash == other.hash, promise, "hashes", moment.hash, other.hash)


def at_version(line: Line, game: Game[Any], promise: str) -> None:
    """The game must be at this moment of the line again, in everything that is remembered of it."""
    version = game.version
    must(game.hash() == line.hashes[version], promise, "hash at version", version)
    told = [len(game.events(version - 1, seat)) for seat in seats_of(game)]
    must(told == line.told[version], promise, "events told at version", version)
    if version in line.sights:
        same(sight(game), line.sights[version], promise)


def told_alike(game: Game[Any], other: Game[Any], promise: str, rng: Random) -> None:
    """A seat must have been told the same from the beginning on."""
    for seat in rng.sample(seats_of(game), 1):
        must(told_bytes(game, seat) == told_bytes(other, seat), promise, f"told to seat {seat}")


def unshared(game: Game[Any], other: Game[Any], promise: str) -> None:
    """Nothing that can be changed in place may belong to two games."""
    mine = {id(part) for part in mutables(game.table)}
    shared = [part for part in mutables(other.table) if id(part) in mine]
    must(not shared, promise, shared[:1])


def check_fork(line: Line, rng: Random) -> None:
    """A fork is the same game, and whatever happens to one never reaches the other."""
    game, now, table = line.game, line.now, whole(line.game.table)
    fork = game.fork()
    second = fork.fork()
    same(sight(second), now, "a fork equals its original")
    must(whole(second.table) == table, "a fork has every field of its original")
    unshared(game, fork, "a fork shares nothing that can change")
    stroll(second, rng, AHEAD)
    second.undo(rng.randrange(second.version + 1))
    stroll(second, rng, AHEAD)
    must(whole(fork.table) == table, "playing a fork leaves its original alone")
    same(sight(fork), now, "playing a fork leaves its original alone")
    there = sight(second)
    stroll(fork, rng, AHEAD)
    same(sight(second), there, "playing an original leaves its fork alone")
    same(sight(game), now, "playing forks leaves the game alone")
    second.verify()


def check_save(line: Line, rng: Random) -> None:
    """A saved game is the same game, and has the same future and the same past."""
    game, data = line.game.fork(), line.game.save()
    other: Game[Any] = nocturne.load(data)
    same(sight(other), line.now, "a loaded game equals the saved one")
    must(whole(other.table) == whole(game.table), "a loaded game has every field of the saved one")
    must(other.save() == data, "saving a loaded game gives the same bytes")
    if rng.random() < 0.5:
        told_alike(game, other, "a loaded game tells the same past", rng)
    for answer in stroll(game, rng, AHEAD if rng.random() < 0.7 else 40):
        other.answer(*answer)
    same(sight(other), sight(game), "a loaded game has the same future")
    told_alike(game, other, "a loaded game tells the same past after playing on", rng)
    other.verify()
    back = rng.randrange(game.version + 1)
    for played in (game, other):
        played.undo(back)
    same(sight(other), sight(game), "a loaded game can be taken back like the saved one")


def check_undo(line: Line, rng: Random) -> None:
    """Going back to any earlier version finds that version again, in everything that can be seen."""
    game = line.game.fork()
    known = [version for version in line.sights if version <= game.version] or [0]
    version = rng.choice((rng.choice(known), rng.randrange(game.version + 1)))
    marks, before = len(game.undone), game.version
    game.undo(version)
    at_version(line, game, "undo restores the version asked for")
    must(len(game.undone) - marks == (version < before), "undo leaves its mark in the log")
    game.verify()
    stroll(game, rng, 3)
    game.undo(version)
    at_version(line, game, "undo after playing on restores the version asked for")
    for answer in line.said[version : version + rng.randrange(30)]:
        game.answer(*answer)
    at_version(line, game, "the same answers lead to the same moment again")


def check_log(line: Line, rng: Random) -> None:
    """Log and snapshot each rebuild the other, and a replay needs no luck."""
    game = line.game
    game.verify()
    again: Game[Any] = Game.resume(game.box, game.chapters(), game.undone, ask_chance=game.ask_chance)
    same(sight(again), line.now, "the log leads to the snapshot")
    must(whole(again.table) == whole(game.table), "the log leads to every field of the snapshot")
    must([entry.option for entry in game.log(1)] == [word for _, word in line.said], "the log has all answers")
    _replay_elsewhere(game, rng)


def _replay_elsewhere(game: Game[Any], rng: Random) -> None:
    """With another seed the log still leads to the same table: it holds what chance said."""
    first = game.chapters()[0]
    start = game.codec.read(first.table, game.box)
    start.seed = rng.getrandbits(64)
    chapter = Chapter(first.first, game.codec.write(start), first.entries, first.count)
    again: Game[Any] = Game.resume(game.box, [chapter], ask_chance=game.ask_chance)
    there = game.fork()
    there.undo(again.version)
    again.table.seed = there.table.seed
    must(whole(again.table) == whole(there.table), "a replay takes chance from the log and not from the seed")


def check_position(line: Line, rng: Random) -> None:
    """A position file is the whole position: read back it is the same table, and plays on alike."""
    game, text = line.game, line.game.position()
    there = nocturne.position(line.case.game, text)
    must(whole(there.table) == whole(game.table), "a position file holds every field", text)
    must(there.hash() == game.hash(), "a position read back has the same hash", text)
    must(there.position() == text, "a position read back is written alike", text)
    if line.case.chance == "seeded":
        here = game.fork()
        for answer in stroll(here, rng, AHEAD):
            there.answer(*answer)
        must(there.hash() == here.hash(), "a position read back has the same future", text)


def check_silent(line: Line, rng: Random) -> None:
    """A game that keeps no events plays alike, and can still tell them."""
    game = line.game
    profile = line.case.profile
    silent = new_game(
        game.manifest,
        game.box.players,
        line.seed,
        profile,
        dict(line.case.options),
        ask_chance=game.ask_chance,
        keep_events=False,
    )
    for answer in line.said:
        silent.answer(*answer)
    same(sight(silent), line.now, "a game without events plays alike")
    told_alike(silent, game, "a game without events can tell them afterwards", rng)


def check_dice(line: Line, rng: Random) -> None:
    """Asked for the same faces, a game whose chance is asked comes to the same end as the seeded one."""
    if line.case.chance == "ask":
        return
    asked = line.case._replace(chance="ask").new(line.seed)
    for entry in line.game.log():
        _answer_with_faces(asked, entry)
    must(whole(asked.table) == whole(line.game.table), "asked chance with the same faces leads to the same table")
    told_alike(asked, line.game, "asked chance with the same faces tells the same", rng)


def _answer_with_faces(game: Game[Any], entry: Entry) -> None:
    if entry.seat != CHANCE:
        game.answer(entry.seat, entry.option)
    for face in entry.faces:
        game.answer(CHANCE, f"face:{face}")
