"""What a client may ask for over the live connection: one function for each message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any

from nocturne import bots
from nocturne.kernel import Game, NocturneError, Refused, Told, UsageError
from nocturne.server import protocol
from nocturne.server.connection import Connection
from nocturne.server.desk import Desk, label_of
from nocturne.server.logs import logger
from nocturne.server.protocol import Advised, Candidates, Foreseen, Hint, Logged, Looked, Moment, Pong, Thing, Why
from nocturne.server.room import Room
from nocturne.server.telling import Teller, ahead_of, statement, words

faults = logger("live")

MOST_ENTRIES = 500
"""How many versions of the log are sent at once."""


async def answer(room: Room, connection: Connection, asked: protocol.Answer) -> None:
    """Answer a decision."""
    await room.answer(connection, asked.id, asked.seat, [asked.option], asked.version)


async def answers(room: Room, connection: Connection, asked: protocol.Answers) -> None:
    """A series of picks in one gesture."""
    await room.answer(connection, asked.id, asked.seat, asked.options, asked.version)


async def explain(room: Room, connection: Connection, asked: protocol.Explain) -> None:
    """Why an option is not offered."""
    async with room.lock:
        connection.tell(await room.run(_why, room.desk, connection.language, asked))


def _why(desk: Desk, language: str, asked: protocol.Explain) -> Why:
    refused, teller = desk.game.explain(asked.seat, asked.option), desk.teller(language)
    if refused is None:
        decision = desk.game.decision(asked.seat)
        rule = "" if decision is None else decision.rule
        return Why(asked.id, rule, statement(rule), "", {}, allowed=True)
    said = desk.game.say(refused.refusal.text, language)
    return Why(asked.id, refused.rule, statement(refused.rule), said, teller.plain(refused.facts, {}), allowed=False)


async def candidates(room: Room, connection: Connection, asked: protocol.AskCandidates) -> None:
    """Everything that the open decision could offer."""
    async with room.lock:
        connection.tell(await room.run(_candidates, room.desk, connection.language, asked))


def _candidates(desk: Desk, language: str, asked: protocol.AskCandidates) -> Candidates:
    game, teller, decision = desk.game, desk.teller(language), desk.game.decision(asked.seat)
    options = []
    for candidate in [] if decision is None else game.candidates(asked.seat):
        assert decision is not None
        options.append(
            teller.option(game, candidate, decision.label(candidate), {}, game.explain(asked.seat, candidate.id))
        )
    return Candidates(asked.id, options)


async def look(room: Room, connection: Connection, asked: protocol.Look) -> None:
    """Everything that may be known of a thing that was shown on this connection."""
    if asked.thing not in connection.things:
        raise room.desk.refused("protocol:unknown-thing", "server-refuse-thing")
    connection.tell(await room.run(_look, room.desk, connection.language, asked))


def _look(desk: Desk, language: str, asked: protocol.Look) -> Looked:
    things = desk.teller(language).things
    assert things is not None
    edition = desk.game.box.profile.name
    return Looked(asked.id, things.thing(asked.thing), things.rules(asked.thing, edition), things.picture(asked.thing))


async def hint(room: Room, connection: Connection, asked: protocol.AskHint) -> None:
    """What the automatic player would do; it thinks over a copy, and the table goes on meanwhile."""
    async with room.lock:
        copy = room.desk.game.fork()
    decision = copy.decision(asked.seat)
    if decision is not None and bots.is_riddle(decision):
        raise room.desk.refused("protocol:riddle", "server-refuse-riddle")
    best: list[bots.Advice] = []
    option: str | None = None
    with suppress(TimeoutError):  # chances that take too long to weigh are left out
        option = await room.rooms.think(lambda: bots.hint(copy, asked.seat))
        if asked.best and option is not None:
            best = await room.rooms.think(lambda: bots.advise(copy, asked.seat))
    label = None if option is None else await room.run(label_of, copy, asked.seat, option)
    if option is None or label is None:
        raise room.desk.refused("protocol:not-asked", "server-refuse-hint")
    told = await room.run(_advised, copy, connection.language, asked.seat, best)
    connection.tell(Hint(asked.id, option, copy.say(label, connection.language), told))


def _advised(game: Game[Any], language: str, seat: int, best: Sequence[bots.Advice]) -> list[Advised]:
    told = []
    for option, chance, error, reason in best:
        label = label_of(game, seat, option)
        if label is not None:
            told.append(Advised(option, game.say(label, language), round(chance, 3), round(error, 3), reason))
    return told


async def foresee(room: Room, connection: Connection, asked: protocol.Foresee) -> None:
    """Whether an answer could be taken back alone."""
    async with room.lock:
        follows, asked_next = await room.run(room.desk.foresee, asked.seat, asked.options)
        connection.tell(Foreseen(asked.id, follows, None if asked_next is None else ahead_of(asked_next)))


async def undo(room: Room, connection: Connection, asked: protocol.Undo) -> None:
    """Take back."""
    await room.wishes.undo(connection, asked)


async def consent(room: Room, connection: Connection, asked: protocol.Consent) -> None:
    """Agree that somebody takes back."""
    await room.wishes.consent(connection, asked)


async def log(room: Room, connection: Connection, asked: protocol.AskLog) -> None:
    """A part of the log."""
    async with room.lock:
        connection.tell(await room.run(_log, room.desk, connection, asked))


def _log(desk: Desk, connection: Connection, asked: protocol.AskLog) -> Logged:
    game, teller = desk.game, desk.teller(connection.language)
    until = min(desk.version_of(asked.until), game.version)
    since = max(desk.version_of(asked.since), until - MOST_ENTRIES)
    past = desk.at(until) if until < game.version else game
    kinds = None if asked.kinds is None else frozenset(asked.kinds)
    told = _told(past, since, asked.seat, kinds)
    while not told and since > desk.version_of(asked.since):  # the number of a page without anything would tell of it
        since = max(desk.version_of(asked.since), since - MOST_ENTRIES)
        told = _told(past, since, asked.seat, kinds)
    entries = [teller.entry(game, version, event) for version, event in told]
    things = new_things(teller, connection, [key for entry in entries for key in entry.things])
    first = entries[0].version - 1 if entries else asked.since  # before it lies nothing of it in this part
    return Logged(asked.id, -1 if since < 0 else first, entries, things)


def _told(past: Game[Any], since: int, seat: int | None, kinds: Collection[str] | None) -> list[tuple[int, Told]]:
    return [event for event in past.chronicle(since, seat) if kinds is None or event[1].kind in kinds]


async def at(room: Room, connection: Connection, asked: protocol.At) -> None:
    """How the table looked at an earlier version."""
    async with room.lock:
        try:
            connection.tell(await room.run(_at, room.desk, connection, asked))
        except UsageError:
            raise room.desk.refused("protocol:no-version", "server-refuse-version") from None


def _at(desk: Desk, connection: Connection, asked: protocol.At) -> Moment:
    at_version = desk.version_of(asked.version)
    past, teller = desk.at(at_version), desk.teller(connection.language)
    view = past.view(asked.seat)
    entries = [teller.entry(past, version, told) for version, told in past.chronicle(at_version - 1, asked.seat)]
    prompts = [past.say(decision.prompt, connection.language) for decision in past.open if decision.seat == asked.seat]
    keys = [
        *({} if teller.things is None else teller.things.shown(view)),
        *[key for entry in entries for key in entry.things],
    ]
    things = new_things(teller, connection, keys)
    return Moment(asked.id, asked.seat, asked.version, view, entries, prompts, things)


def new_things(teller: Teller, connection: Connection, keys: list[str]) -> dict[str, Thing]:
    """The things among these that the connection has not been shown yet; now it has."""
    things = teller.things
    new = [key for key in dict.fromkeys(keys) if key not in connection.things]
    connection.things.update(new)
    return {} if things is None else {key: things.thing(key) for key in new}


async def give_seat(room: Room, connection: Connection, asked: protocol.GiveSeat) -> None:
    """Hand a seat over."""
    await room.give_seat(connection, asked)


async def concede(room: Room, connection: Connection, asked: protocol.Concede) -> None:
    """Give the game up: a call that stands beside the options, where the game knows it."""
    async with room.lock:
        concessions = await room.run(_concessions, room.desk, asked.seat)
    if not concessions:
        raise room.desk.refused("protocol:concede", "server-refuse-concede")
    await room.answer(connection, asked.id, asked.seat, concessions[:1], room.desk.number(room.desk.game.version))


def _concessions(desk: Desk, seat: int) -> list[str]:
    return [call.id for call in desk.game.calls(seat) if type(call).__name__ == "Concede"]


async def ping(_: Room, connection: Connection, __: protocol.Ping) -> None:
    """The server is there."""
    connection.tell(Pong())


Asking = Callable[[Room, Connection, Any], Awaitable[None]]

ASKING: Mapping[type[protocol.Said], Asking] = {
    protocol.Answer: answer,
    protocol.Answers: answers,
    protocol.Explain: explain,
    protocol.AskCandidates: candidates,
    protocol.Look: look,
    protocol.AskHint: hint,
    protocol.Foresee: foresee,
    protocol.Undo: undo,
    protocol.Consent: consent,
    protocol.AskLog: log,
    protocol.At: at,
    protocol.GiveSeat: give_seat,
    protocol.Concede: concede,
    protocol.Ping: ping,
}


async def obey(room: Room, connection: Connection, message: protocol.Said) -> None:
    """Do one thing that a client asks for; refusals are told, and change nothing."""
    seat = getattr(message, "seat", None)
    number: int = getattr(message, "id", 0)
    metrics = room.rooms.metrics
    try:
        refuse_seat(room, connection, message, seat)
        await ASKING[type(message)](room, connection, message)
    except Refused as refused:
        text = refused.refusal.text
        ours = text.key.startswith("server-")
        said = words(text.key, connection.language, **text.arguments()) if ours else ""
        game = room.desk.game
        metrics.refusals.labels(game.manifest.id, refused.rule).inc()
        told = said or game.say(text, connection.language)
        connection.tell(protocol.Refused(number, refused.rule, told, list(refused.allowed)))
    except NocturneError as fault:
        metrics.errors.labels(type(message).__name__).inc()
        faults.error("asked", table=room.id, what=type(message).__name__, fault=str(fault))
        connection.tell(protocol.Refused(number, "protocol:fault", words("server-fault", connection.language)))


def refuse_seat(room: Room, connection: Connection, message: protocol.Said, seat: int | None) -> None:
    """Raise `Refused` where the connection does not hold the seat it speaks for. The owner may give away any."""
    if not hasattr(message, "seat"):
        return
    if seat is None:
        known = connection.held.watching
    elif isinstance(message, protocol.GiveSeat):
        known = seat < len(room.desk.row.seats)
    else:
        known = seat in connection.held.seats
    if not known:
        raise room.desk.refused("protocol:foreign", "server-refuse-foreign")
