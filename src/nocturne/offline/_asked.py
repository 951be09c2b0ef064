"""What the page asks of a server in plain questions, answered in the browser: the same paths, the same answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from msgspec import Struct

import nocturne
from nocturne import rules
from nocturne.i18n import say
from nocturne.kernel import NocturneError, Text
from nocturne.offline._hall import Hall, held
from nocturne.offline._kept import KeptTable, device_table, is_mine
from nocturne.server import catalogue
from nocturne.server.protocol import ENCODER
from nocturne.server.replay import replay
from nocturne.server.room import Room
from nocturne.server.summaries import summary
from nocturne.server.tables import LaidTable, NewTable, WishedSeat, lay, new_game

LANGUAGE = "en"


class Answer(Struct, frozen=True):
    """An answer: a status as over HTTP, and the body."""

    status: int
    body: bytes


class Question(Struct, frozen=True):
    """A question: how it is asked, the parts of its path, its parameters and its body."""

    method: str
    path: tuple[str, ...]
    query: dict[str, str]
    body: bytes


class NotHere(Exception):
    """Something that a device does not answer; the text says why."""

    def __init__(self, text: Text, status: int = 422, code: str = "needs-server") -> None:
        super().__init__(text.key)
        self.text = text
        self.status = status
        self.code = code


async def ask(hall: Hall, method: str, address: str, body: bytes) -> Answer:
    """Answer a question, or say why not."""
    parts = urlsplit(address)
    query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    asked = Question(method, tuple(unquote(part) for part in parts.path.split("/") if part), query, body)
    try:
        return await _answered(hall, asked)
    except NotHere as told:
        return _problem(told.status, told.code, told.text)
    except NocturneError as fault:
        return _problem(422, "refused", fault.text)
    except (rules.UnknownRule, rules.UnknownGame):
        return _problem(404, "not-found", Text.of("http-not-found"))
    except msgspec.MsgspecError as fault:
        return _problem(400, "bad-request", Text.of("said", words=str(fault)[:200]))


async def _answered(hall: Hall, asked: Question) -> Answer:
    match asked.method, *asked.path:
        case ["GET", "games"]:
            return _told(catalogue.catalogue(LANGUAGE))
        case ["GET", "rules", game]:
            return _told(catalogue.search(game, asked.query.get("q", ""), ""))
        case ["GET", "rules", game, rule]:
            known = rules.rules(catalogue.rules_game(game))
            return _told(known[rule]) if rule in known else _problem(404, "not-found", Text.of("http-not-found"))
        case ["POST", "tables"]:
            return await _lay(hall, msgspec.json.decode(asked.body, type=NewTable))
        case ["POST", "tables", "import"]:
            return await _bring(hall, asked.body)
        case [_, "tables", table, *rest]:
            return await _of_table(hall, asked, table, (asked.method, *rest))
        case _:
            raise NotHere(Text.of("offline-needs-server"))


async def _of_table(hall: Hall, asked: Question, table: str, what: tuple[str, ...]) -> Answer:
    """A question about one table."""
    if what == ("DELETE",):
        hall.forget(table)
        return Answer(204, b"")
    room = await hall.room(table)
    asking = ASKING.get(what)
    if room is None:
        raise NotHere(Text.of("http-no-table"), 404, "not-found")
    if asking is None:
        raise NotHere(Text.of("offline-needs-server"))
    return await asking(hall, room, asked)


async def _lay(hall: Hall, wish: NewTable) -> Answer:
    if any(seat.kind == "away" for seat in wish.seats):
        raise NotHere(Text.of("offline-one-screen"))
    laid = lay(hall.store, new_game(wish), wish, table=device_table())  # type: ignore[arg-type]  # a store for a device
    return await _laid(hall, laid)


async def _bring(hall: Hall, save: bytes) -> Answer:
    """A table for a save file; everybody who plays in it is at this screen."""
    game = nocturne.load(save).checked()
    wish = NewTable(game=game.manifest.id, players=game.box.players, seats=[WishedSeat()] * game.box.players)
    laid = lay(hall.store, game, wish, table=device_table())  # type: ignore[arg-type]  # a store for a device
    return await _laid(hall, laid)


async def _laid(hall: Hall, laid: LaidTable) -> Answer:
    room = await hall.room(laid.table)
    assert room is not None, "the table that was just laid"
    hall.changed(room)
    return _told(laid, 201)


async def _summary(hall: Hall, room: Room, _: Question) -> Answer:
    return _told(await summary(room, held(_table(hall, room)), LANGUAGE))


async def _save(hall: Hall, room: Room, _: Question) -> Answer:
    return Answer(200, _table(hall, room).session.game.export())


async def _replay(hall: Hall, room: Room, asked: Question) -> Answer:
    """The game as somebody here has seen it; as an automatic player, when it is over."""
    table, wanted = _table(hall, room), asked.query.get("seat")
    mine = held(table).seats
    seat = min(mine, default=None) if wanted is None else int(wanted)
    game = table.session.game
    if seat is not None and game.over is None and seat not in mine:
        raise NotHere(Text.of("http-not-your-eyes"), 403, "not-your-eyes")
    seats, number = room.desk.seats(LANGUAGE), table.session.times.number
    return _told(replay(game.fork(), seat, table.row.name, seats, LANGUAGE, number))


async def _notes(hall: Hall, room: Room, asked: Question) -> Answer:
    table, seat = _table(hall, room), int(asked.query.get("seat", "0"))
    if not is_mine(table.row.seats[seat]):
        raise NotHere(Text.of("http-not-your-eyes"), 403, "not-your-eyes")
    if asked.method == "PUT":
        table.notes[seat] = msgspec.json.decode(asked.body, type=Page).text
        hall.changed(room)
    return _told(Page(table.notes.get(seat, "")))


class Page(Struct, frozen=True):
    """A page of notes."""

    text: str


Asking = Callable[[Hall, Room, Question], Awaitable[Answer]]

ASKING: dict[tuple[str, ...], Asking] = {
    ("GET",): _summary,
    ("GET", "save"): _save,
    ("GET", "replay"): _replay,
    ("GET", "notes"): _notes,
    ("PUT", "notes"): _notes,
}


def _table(hall: Hall, room: Room) -> KeptTable:
    return hall.store.tables.open[room.id]


def _told(value: Any, status: int = 200) -> Answer:  # noqa: ANN401 -- any of the answers
    return Answer(status, ENCODER.encode(value))


def _problem(status: int, code: str, text: Text) -> Answer:
    told = {"code": code, "message": say(text, LANGUAGE, game="server"), "what": "", "hint": ""}
    return Answer(status, ENCODER.encode({"error": told}))
