"""Read every frame of whole games: ``python -m tests.server.frames --games 50``.

Bots play over the wire while a client listens in each seat and one looks on. Afterwards the game is played again from
its save, and every frame is held against what its seat could know at that moment: its view, its decisions, the events
it was told. Besides, the world is imagined anew wherever the seat cannot look, and the frames must be the same bytes.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

import nocturne
from nocturne.kernel import Game, Name, Seat, Text
from nocturne.kernel.save import SEALED
from nocturne.server.protocol import SeatInfo, Update
from nocturne.server.seals import unsealed
from nocturne.server.telling import Teller
from nocturne.server.things import BACK, Things
from nocturne.store import Times
from tests.conformance.sights import flow
from tests.conformance.world_checks import imagined
from tests.server.client import Client, at_table, merged
from tests.server.host import Host, hosting
from tests.server.sealed import Sealed, sealed_of

PLACE = re.compile(r"\b[12]:\d+,\d+\b")
"""A place of ALONE's true map, which only Evil may know."""
PARTS = {"type", "seat", "version", "since", "whole", "set", "gone", "now", "things", "log", "undo", "over"}
PAIRS_EACH = 6

Tally = Counter[str]


# -- playing over the wire


async def listen(host: Host, table: str, key: str, seat: int | None, begin: asyncio.Barrier, most: int) -> Client:
    """Listen in one seat until the game is over or long enough; when all are there, the bot may have the seat."""
    async with at_table(host.address, table) as client:
        await client.hello(key)
        await begin.wait()
        if seat is not None:
            await client.say("seat", seat=seat, kind="bot")
        try:
            while seat not in client.updates or not (client.updates[seat].over or answered(host, table) >= most):
                await client.next()
        except (TimeoutError, ConnectionClosed):
            pass  # a bot that cannot go on: what was told until then is read all the same
        return client


def answered(host: Host, table: str) -> int:
    """How many answers were given at a table, which nobody there is told."""
    room = host.rooms.known(table)
    return 0 if room is None else room.desk.game.version


async def listen_all(host: Host, laid: dict[str, Any], most: int) -> dict[int | None, Client]:
    """Listen in every seat, and look on, while the bots play."""
    keys: dict[int | None, str] = {None: laid["watch"], **{one["seat"]: one["key"] for one in laid["seats"]}}
    begin = asyncio.Barrier(len(keys))
    heard = await asyncio.gather(*[listen(host, laid["table"], key, seat, begin, most) for seat, key in keys.items()])
    return dict(zip(keys, heard, strict=True))


def play(
    host: Host, game: str, players: int, seed: int, options: Mapping[str, Any], most: int
) -> tuple[Game[Any], dict[Any, Any], Times]:
    """One game by bots; gives it, who has heard what, and the numbers of its versions."""
    laid = host.lay(game, players, seed, options=options, seats=[{"kind": "away"}] * players)
    heard = asyncio.run(listen_all(host, laid, most))
    place = f"/api/tables/{laid['table']}/save"
    key = {"Authorization": f"Bearer {laid['owner']}"}
    saved = opened(host, host.http.get(place, headers=key).content)
    row = host.rooms.store.tables.find(laid["table"])
    assert row is not None
    times = host.rooms.store.session(row.game).times
    host.http.delete(f"/api/tables/{laid['table']}", headers=key)
    return nocturne.load(saved), heard, times


def opened(host: Host, saved: bytes) -> bytes:
    """A save as the store itself can open it: while people play, it is sealed."""
    return unsealed(host.rooms.store, saved).save if saved.startswith(SEALED) else saved


# -- what a seat could know


class Knowledge:
    """Every word that a seat has been shown up to now: in its view, its decisions and what it was told."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.opened: set[str] = set()  # records of which the seat has been sent the front, which `read_names` looks at

    def learn(self, value: object) -> None:
        """Take in everything that a value says."""
        for word in words_of(value):
            if word not in self.words:
                self.words.add(word)
                self.words.update(PLACE.findall(word))


def words_of(value: object) -> Iterator[str]:
    """Every word in a value, the ids of names among them."""
    if isinstance(value, str):
        yield value
        yield from value.split("/")
        yield from value.split(":")
    elif isinstance(value, Name):
        yield from words_of(value.id)
    elif isinstance(value, Text):
        yield value.key
        yield from words_of([one for _, one in value.args])
    elif isinstance(value, Mapping):
        for name, one in value.items():
            yield from words_of(name)
            yield from words_of(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from words_of(one)
    elif isinstance(value, msgspec.Struct):
        yield from words_of([getattr(value, name) for name in value.__struct_fields__])


def moments(game: Game[Any], seat: int | None) -> Iterator[tuple[Game[Any], Knowledge]]:
    """The game from its beginning, each version with what the seat knows by then."""
    past, knowledge = game.fork(), Knowledge()
    past.undo(0)
    entries = game.log(1)
    for number in range(len(entries) + 1):
        if number:
            past.answer(entries[number - 1].seat, entries[number - 1].option)
        knowledge.learn(past.view(seat))
        knowledge.learn(past.events(past.version - 1, seat))
        knowledge.learn([past.say(told.text) for told in past.events(past.version - 1, seat)])
        mine = [decision for decision in past.open if decision.seat == seat]
        knowledge.learn([(one.options, one.prompt, [one.label(option) for option in one.options]) for one in mine])
        yield past, knowledge


# -- reading the frames


def read_all(game: Game[Any], heard: dict[int | None, Client], times: Times, tally: Tally) -> None:
    """Hold every frame of a game against what its seat could know."""
    for seat, client in heard.items():
        waiting = [frame for frame in client.frames if frame.startswith(b'{"type":"update"')]
        view, sealed = None, sealed_of(game.manifest.id)
        for frame, then in pairwise(waiting):
            assert tells_more(frame, then), f"seat {seat} was told nothing new, and so that something was hidden"
        for past, knowledge in moments(game, seat):
            while waiting and msgspec.json.decode(waiting[0])["version"] == times.number(past.version):
                view = read(waiting[0], past, seat, knowledge, view, times)
                read_sealed(waiting.pop(0), sealed, seat, knowledge)
                tally["frames"] += 1
        assert not waiting, f"seat {seat}: {len(waiting)} frames of versions that the game never had"
        for frame in client.frames:
            read_places(frame, knowledge, seat)
            tally["bytes"] += len(frame)


def tells_more(before: bytes, frame: bytes) -> bool:
    """Whether an update says something that the one before it did not: an empty one could be counted (AL-VIEW-14)."""
    old, new = msgspec.json.decode(before), msgspec.json.decode(frame)
    rest = any(old[name] != new[name] for name in ("now", "undo", "over"))
    return bool(rest or new["set"] or new["gone"] or new["log"])


def read(
    frame: bytes,
    past: Game[Any],
    seat: int | None,
    knowledge: Knowledge,
    before: dict[str, Any] | None,
    times: Times,
) -> dict[str, Any]:
    """One update: nothing but the seat's own view, decisions, events, and the things that these name.

    The frame itself says nothing of the view but members of it as it is now; put together with what was told before,
    it is the view and nothing else. Gives that view.
    """
    parts = msgspec.json.decode(frame)
    update = msgspec.json.decode(frame, type=Update)
    assert parts.keys() == PARTS
    assert update.seat == seat
    now = msgspec.json.decode(msgspec.json.encode(past.view(seat)))
    assert all(name in now and now[name] == value for name, value in parts["set"].items()), f"the frame of seat {seat}"
    assert not set(parts["gone"]) & now.keys(), f"seat {seat} has lost a member of its view"
    view = merged(before, update)
    assert view == now, f"the view of seat {seat}"
    mine = {decision.seat: decision for decision in past.open if decision.seat == seat}
    assert [one.seat for one in update.now.decisions] == list(mine)
    for told in update.now.decisions:
        assert [one.id for one in told.options] == list(mine[Seat(told.seat)].ids())
    assert [one.seat for one in update.now.waiting] == [one.seat for one in past.open]
    told_since = past.chronicle(times.version(update.since), seat)
    numbered = [(times.number(version), told.kind) for version, told in told_since]
    assert [(one.version, one.kind) for one in update.log] == numbered
    assert [one.text for one in update.log] == [past.say(told.text) for _, told in told_since]
    for key in update.things:
        ident = key.removesuffix(BACK).partition("/")[2]
        assert ident in knowledge.words, f"seat {seat} was sent {key}, which it was never shown"
    things = Teller(past, "en").things
    if things is not None:
        read_names(parts, view, things, seat, knowledge)
    return view


def read_names(
    parts: dict[str, Any], view: dict[str, Any], things: Things, seat: int | None, knowledge: Knowledge
) -> None:
    """No record may be spoken of, by id or by name, that the seat has not been shown. A thing's own words may."""
    said = {word for name in ("now", "log", "undo", "over") for word in words_of(parts[name])}
    said |= set(parts["things"])
    for key in things.records:
        kind, _, ident = key.partition("/")
        if ident in said or key in said:
            assert ident in knowledge.words, f"seat {seat} was told of {key}"
        if kind == "secret" and key in parts["things"]:
            assert not parts["things"][key]["text"], f"seat {seat} was sent the front of {key}"
        if things.records[key].record.on_back and key in parts["things"]:
            taken = {mask for dreamer in view.get("dreamers", ()) for mask in (dreamer["mask"], *dreamer["masks"])}
            open_now = taken if kind == "mask" else {view.get("tile")}  # a gate that was entered, a Mask that was taken
            assert ident in open_now, f"seat {seat} was sent the front of {key}"


def read_sealed(frame: bytes, sealed: Sealed, seat: int | None, knowledge: Knowledge) -> None:
    """No sentence may be read that lies face down, unless it was read aloud or its record was opened."""
    parts = msgspec.json.decode(frame)
    knowledge.opened |= {key for key in parts["things"] if not key.endswith(BACK)}
    knowledge.opened |= {entry["args"].get("record", "") for entry in parts["log"]}  # it has been read out
    for sentence, keys in sealed.read_in(words_of(parts)).items():
        aloud = any(sentence in word for word in knowledge.words)
        assert aloud or keys & knowledge.opened, f"seat {seat} read of {sorted(keys)} before its time: {sentence}"


def read_places(frame: bytes, knowledge: Knowledge, seat: int | None) -> None:
    """No place of the true map may be named that the seat does not know."""
    unknown = set(PLACE.findall(frame.decode())) - knowledge.words
    unknown = {one for one in unknown if not any(one in word for word in knowledge.words)}
    assert not unknown, f"seat {seat} was told of {sorted(unknown)[:3]}"


# -- paired worlds


def pair_all(game: Game[Any], rng: Random, tally: Tally, pairs: int = PAIRS_EACH) -> None:
    """At some moments, imagine the world anew where a seat cannot look: what it is told must be the same bytes."""
    chosen = set(rng.sample(range(game.version + 1), min(pairs, game.version + 1)))
    for past, _ in moments(game, None):
        if past.version in chosen:
            for seat in (None, *range(past.box.players)):
                pair(past, seat, rng, tally)


def pair(game: Game[Any], seat: int | None, rng: Random, tally: Tally) -> None:
    """One moment of one seat in two worlds."""
    here: Game[Any] = Game(game.codec, game.box, game.table.clone(), ask_chance=game.ask_chance)
    there = imagined(here, None if seat is None else Seat(seat), rng, tally)
    if flow(here) != flow(there):  # who is asked betrays something, unless the table pads its windows
        tally["pairs whose flow differs"] += 1
        return
    teller = Teller(game, "en")
    infos = [SeatInfo(one, teller.title(game, one), "", "human", online=True) for one in range(game.box.players)]
    mine, theirs = teller.core(here, seat, infos, None), teller.core(there, seat, infos, None)
    assert (mine.members, mine.rest) == (theirs.members, theirs.rest), (
        f"seat {seat} can tell two worlds apart at version {game.version}"
    )
    assert mine.things == theirs.things, f"seat {seat} is sent other things in another world"


CASES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("alone", 2, {}),
    ("alone", 3, {"pad-windows": True}),
    ("etherfields", 2, {"play": "dream"}),
    ("lanterns", 3, {}),
    ("alone", 4, {}),
    ("etherfields", 1, {"play": "slumber"}),
)


def run(games: int, first_seed: int = 1, most: int = 1_000_000, pairs: int = PAIRS_EACH) -> Tally:
    """Play and read so many games, none of them longer than `most` answers, with so many pairs of worlds each."""
    tally: Tally = Counter()
    with tempfile.TemporaryDirectory() as folder, hosting(Path(folder) / "games.sqlite") as host:
        for number in range(games):
            name, players, options = CASES[number % len(CASES)]
            game, heard, times = play(host, name, players, first_seed + number, options, most)
            read_all(game, heard, times, tally)
            if pairs:
                pair_all(game, Random(number), tally, pairs)
            tally["games"] += 1
            tally[f"games of {name}"] += 1
            tally["answers"] += game.version
    return tally


def main() -> None:
    """Play so many games and say what was read."""
    parser = argparse.ArgumentParser(description="Read every frame of whole games.")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name, count in sorted(run(given.games, given.seed).items()):
        sys.stdout.write(f"{name}: {count}\n")


if __name__ == "__main__":
    main()
