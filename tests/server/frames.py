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
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

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
    """Listen in one seat until the game is over or so many updates were heard; when all are there, the bot may play.

    What was heard counts, not what was answered: bots on a quick machine are far ahead of whoever listens.
    """
    async with at_table(host.address, table) as client:
        await client.hello(key)
        await begin.wait()
        if seat is not None:
            await client.say("seat", seat=seat, kind="bot")
        try:
            while seat not in client.updates or not (client.updates[seat].over or updates(client) >= most):
                await client.next()
        except (TimeoutError, ConnectionClosed):
            pass  # a bot that cannot go on: what was told until then is read all the same
        return client


def updates(client: Client) -> int:
    """How many updates a client has heard."""
    return sum(isinstance(message, Update) for message in client.heard)


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
        self.aloud: set[str] = set()  # what was said to the seat, in whole sentences
        self.opened: set[str] = set()  # records whose front it may read by the rules, whatever it was sent

    def hear(self, said: Iterable[str]) -> None:
        """Take in what was said, and what it says."""
        sentences = list(said)
        self.aloud.update(sentences)
        self.learn(sentences)

    def has_heard(self, sentence: str) -> bool:
        """Whether a sentence was read aloud to the seat."""
        return any(sentence in words for words in self.aloud)

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
    for past, known in together(game, [seat]):
        yield past, known[seat]


def together(game: Game[Any], seats: Iterable[int | None]) -> Iterator[tuple[Game[Any], dict[int | None, Knowledge]]]:
    """The game from its beginning, each version with what each of these seats knows by then."""
    past, known = game.fork(), {seat: Knowledge() for seat in seats}
    past.undo(0)
    entries = game.log(1)
    for number in range(len(entries) + 1):
        if number:
            past.answer(entries[number - 1].seat, entries[number - 1].option)
        for seat, knowledge in known.items():
            knowledge.learn(past.view(seat))
            events = past.events(past.version - 1, seat)
            knowledge.learn(events)
            knowledge.hear([past.say(told.text) for told in events])
            for asked in [decision for decision in past.open if decision.seat == seat]:
                labels = [asked.label(option) for option in asked.options]
                knowledge.learn((asked.options, asked.prompt, labels))
                knowledge.hear([past.say(said) for said in (asked.prompt, *labels)])
            knowledge.opened |= lying_open(past, [told.text for told in events])
        yield past, known


def lying_open(past: Game[Any], told: Iterable[Text]) -> set[str]:
    """The fronts that the table itself shows by now, whatever the server sent: of the gate that was entered, of Masks
    that were taken, and what was read aloud.
    """
    read = {str(argument) for text in told for name, argument in text.args if name == "record"}
    if past.manifest.id != "etherfields":
        return read
    view = past.view(None)
    masks = {mask for dreamer in view.dreamers for mask in (dreamer.mask, *dreamer.masks)}
    return read | {f"gate/{view.team.gate_slot}", *[f"mask/{mask}" for mask in masks]}


# -- reading the frames


class Listener(Protocol):
    """Whoever keeps the frames of one seat."""

    frames: list[bytes]


class Sight(NamedTuple):
    """What stood on the page of a seat when it showed the update of this number."""

    number: int
    texts: tuple[str, ...]


def read_all(
    game: Game[Any],
    heard: Mapping[int | None, Listener],
    times: Times,
    tally: Tally,
    pages: Mapping[int | None, list[Sight]] | None = None,
) -> None:
    """Hold every frame of a game, and what stood on the pages, against what the seats could know."""
    waiting = {seat: _updates(client.frames) for seat, client in heard.items()}
    for seat, updates in waiting.items():
        for (_, frame), (_, then) in pairwise(updates):
            assert tells_more(frame, then), f"seat {seat} was told nothing new, and so that something was hidden"
    views: dict[int | None, dict[str, Any] | None] = dict.fromkeys(heard)
    sights = {seat: list(seen) for seat, seen in (pages or {}).items()}
    sealed = sealed_of(game.manifest.id)
    known: dict[int | None, Knowledge] = {}
    for past, known in together(game, heard):
        number = times.number(past.version)
        for seat, updates in waiting.items():
            while updates and updates[0][0] == number:
                _, frame = updates.popleft()
                views[seat] = read(frame, past, seat, known[seat], views[seat], times)
                read_sealed(frame, sealed, seat, known[seat])
                tally["frames"] += 1
        for seat, seen in sights.items():
            while seen and seen[0].number <= number:
                read_sight(seen.pop(0), past, sealed, seat, known[seat])
                tally["pages"] += 1
    for seat, updates in waiting.items():
        assert not updates, f"seat {seat}: {len(updates)} frames of versions that the game never had"
        assert not sights.get(seat), f"seat {seat}: pages of versions that the game never had"
        for frame in heard[seat].frames:
            read_places(frame, known[seat], seat)
            tally["bytes"] += len(frame)


def _updates(frames: Iterable[bytes]) -> deque[tuple[int, bytes]]:
    updates = [frame for frame in frames if frame.startswith(b'{"type":"update"')]
    return deque([(msgspec.json.decode(frame)["version"], frame) for frame in updates])


KEYS = re.compile(r"\b[a-z-]+/[a-z0-9-]+\b")
"""Whatever looks like the address of a record."""


def read_sight(seen: Sight, past: Game[Any], sealed: Sealed, seat: int | None, knowledge: Knowledge) -> None:
    """Nothing on a page may lie face down, name a record that the seat was not shown, or a place it does not know.

    What the server sent excuses nothing.
    """
    for sentence, keys in sealed.read_in(seen.texts).items():
        may = knowledge.has_heard(sentence) or keys & knowledge.opened
        assert may, f"the page of seat {seat} holds {sentence!r} of {sorted(keys)}"
    whole = "\n".join(seen.texts)
    things = Teller(past, "en").things
    if things is not None:
        for key in set(KEYS.findall(whole)):
            shown = key not in things.records or key.partition("/")[2] in knowledge.words
            assert shown, f"the page of seat {seat} holds {key}"
    unknown = set(PLACE.findall(whole)) - knowledge.words
    unknown = {one for one in unknown if not any(one in word for word in knowledge.words)}
    assert not unknown, f"the page of seat {seat} names places: {sorted(unknown)[:3]}"


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
    if before is not None:  # whoever comes in the middle of hidden answers hears who is asked now
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
    for sentence, keys in sealed.read_in(words_of(parts)).items():
        may = knowledge.has_heard(sentence) or keys & knowledge.opened
        assert may, f"seat {seat} read of {sorted(keys)} before its time: {sentence}"


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
