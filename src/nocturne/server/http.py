"""The HTTP interface: what can be played, rules, words, tables and saves."""

from __future__ import annotations

from hmac import compare_digest
from ipaddress import ip_address
from typing import Annotated, Any, Literal

from litestar import Request, Response, delete, get, post, route
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

import nocturne
from nocturne import rules
from nocturne.i18n import catalogues, fallbacks
from nocturne.kernel import Game, Refused, SaveError, Text, UsageError
from nocturne.kernel.save import SEALED
from nocturne.server import catalogue, protocol, seals, webhook
from nocturne.server.address import address_of
from nocturne.server.health import Health
from nocturne.server.keys import Held
from nocturne.server.problems import Problems, Trouble, language_of
from nocturne.server.room import Room
from nocturne.server.rooms import Rooms
from nocturne.server.settings import Settings
from nocturne.server.summaries import Summary, summary
from nocturne.server.tables import LaidTable, NewTable, WishedSeat, lay, new_game, settings_of, wish_for
from nocturne.server.telling import spoken
from nocturne.store import TableId, TableRow

PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"
AllRooms = NamedDependency[Rooms]
Asked = Request[Any, Any, Any]
TableName = Annotated[str, PathParameter(pattern="^[a-z0-9]{4,20}$", description="The table's id")]
GameName = Annotated[str, PathParameter(max_length=40, description="A game's id")]
RuleName = Annotated[str, PathParameter(max_length=40, description="A rule's id")]
Language = Annotated[
    str, QueryParameter(pattern="^[a-z]{2}(-[A-Z]{2})?$", description="A language such as en or fr-CA")
]

PageWords = Annotated[Literal["web", "guide"], QueryParameter(description="Of the page, or of its introductions")]


TOLD = {
    status: ResponseSpec(Problems, generate_examples=False, description=what)
    for status, what in {
        400: "What was sent cannot be read",
        401: "No key was shown",
        403: "The key does not open this",
        404: "There is no such thing, or the key does not open it",
        413: "Too large",
        422: "The engine does not take it, and says why",
        429: "Too much at once",
        500: "A fault of the server",
    }.items()
}
"""The errors that any request may meet; all have one form."""


class Alive(Struct, frozen=True):
    """The process answers."""

    alive: bool


class MyTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table and a key to it."""

    table: Annotated[str, Meta(max_length=20)]
    key: Annotated[str, Meta(max_length=64)]


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of one browser."""

    tables: Annotated[list[MyTable], Meta(max_length=100)]


class Summaries(Struct, frozen=True):
    """The tables that could be found, in the order asked for."""

    tables: list[Summary]


UNWELL = {503: ResponseSpec(Health, generate_examples=False, description="The server is not well")}


@get("/api/health", responses={**TOLD, **UNWELL}, summary="Whether the server is well")
async def health(request: Asked, rooms: AllRooms) -> Response[Health]:
    """Ask the store, the disk and the queues; 503 where something is wrong. Details are for the host."""
    told = await rooms.doctor.health(host=may_measure(request, rooms.settings))
    return Response(told, status_code=200 if told.ok else 503)


@get("/api/alive", responses=TOLD, summary="Whether the process answers")
async def alive() -> Alive:
    """For proxies and supervisors: one table that does not open is no reason to send everybody away."""
    return Alive(alive=True)


@get("/metrics", responses=TOLD, summary="Figures for Prometheus", media_type=PROMETHEUS)
async def metrics(request: Asked, rooms: AllRooms) -> Response[bytes]:
    """All figures as text: for the machine itself, or for whoever shows the token."""
    if not rooms.settings.metrics or not may_measure(request, rooms.settings):
        raise Trouble(404, "not-found", Text.of("http-no-figures"), hint="http-no-figures-hint")
    return Response(rooms.metrics.text(), media_type=PROMETHEUS)


def may_measure(request: Asked, settings: Settings) -> bool:
    """Whether a client may see the figures; a proxy on this machine does not make its clients local."""
    token = settings.metrics_token
    if token:
        return compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    try:
        near = ip_address(address_of(request, trust_proxy=settings.trust_proxy)).is_loopback
    except ValueError:
        return False
    return near and (settings.trust_proxy or "x-forwarded-for" not in request.headers)


@get("/api/games", responses=TOLD, summary="What can be played")
async def games(rooms: AllRooms, language: Language = "en") -> list[catalogue.GameEntry]:
    """The games with players, profiles, rules that can be switched, options and seats."""
    return await rooms.run_opening(catalogue.catalogue, spoken(language))


@get("/api/words/{language:str}", responses=TOLD, summary="The page's words", media_type="text/plain")
async def page_words(
    language: Annotated[str, PathParameter(pattern="^[a-z]{2}(-[A-Z]{2})?$")], catalogue: PageWords = "web"
) -> Response[str]:
    """A catalogue of a language, or of English where there is none: of the page, or of its introductions."""
    known = [text for tongue in fallbacks(spoken(language)) for text in catalogues(tongue, (catalogue,))]
    return Response(known[0], media_type="text/plain")


@get("/api/protocol.json", responses=TOLD, summary="The JSON Schema of the live protocol")
async def protocol_schema() -> dict[str, Any]:
    """Both sides of the live protocol."""
    return protocol.schema()


@get("/api/rules/{game:str}", responses=TOLD, summary="Search in the rules of a game")
async def rules_of(
    rooms: AllRooms,
    game: GameName,
    q: Annotated[str, QueryParameter(max_length=200)] = "",
    edition: Annotated[str, QueryParameter(max_length=8)] = "",
) -> catalogue.RulesFound:
    """The rules that hold all words, best first; without words, all."""
    try:
        return await rooms.run(catalogue.search, game, q, edition)
    except rules.UnknownGame:
        raise Trouble(404, "not-found", Text.of("http-no-rules", game=game, games=rules.GAMES)) from None


@get("/api/rules/{game:str}/{rule:str}", responses=TOLD, summary="One rule")
async def rule_of(game: GameName, rule: RuleName) -> rules.Rule:
    """A rule by its id."""
    try:
        return rules.rules(catalogue.rules_game(game))[rule]
    except rules.UnknownGame:
        raise Trouble(404, "not-found", Text.of("http-no-rules", game=game, games=rules.GAMES)) from None
    except KeyError:
        near = rules.UnknownRule(rule).suggestions
        raise Trouble(404, "not-found", Text.of("http-no-rule", rule=rule, near=near, count=len(near))) from None


# -- tables


@post("/api/tables", responses=TOLD, summary="Lay a table", status_code=201)
async def new_table(request: Asked, rooms: AllRooms, data: JSONBody[NewTable]) -> LaidTable:
    """Set a game up. The answer holds all keys; they are told this once."""
    may_lay(request, rooms)
    if data.webhook is not None:
        await webhook.check(data.webhook, rooms.settings)
    laid = await rooms.run_opening(lambda: lay(rooms.store, new_game(data), data))
    rooms.metrics.tables.labels(data.game).inc()
    return laid


@post("/api/tables/import", responses=TOLD, summary="Lay a table for a save file", status_code=201)
async def import_table(request: Asked, rooms: AllRooms) -> LaidTable:
    """The body is the save file itself. All seats are given to this browser; hand them on by their links.

    Of a sealed save only the seats of the browser that saved it: those of others stay bound to their own keys, and
    nothing is played before all of them have come.
    """
    may_lay(request, rooms)
    body = await request.body()
    if len(body) > rooms.settings.largest_save:
        raise Trouble(413, "too-large", Text.of("http-save-large", bytes=rooms.settings.largest_save))
    try:
        laid, before = await rooms.run_opening(_import, rooms, body)
    except SaveError as fault:
        raise Trouble(422, "not-a-save", fault.text, hint="http-not-a-save-hint") from None
    room = None if before is None else rooms.known(before)
    if room is not None:
        room.notice("loaded-elsewhere", "server-loaded-elsewhere")
    return laid


def _import(rooms: Rooms, body: bytes) -> tuple[LaidTable, str | None]:
    """A new table for a save, and the table that a sealed one comes from."""
    if body.startswith(SEALED):
        kept = seals.unsealed(rooms.store, body)
        game: Game[Any] = nocturne.load(kept.save).checked()
        before = TableRow(TableId(kept.table), 0, b"", b"", None, None, kept.name, kept.seats)
        return lay(rooms.store, game, wish_for(game, before), before), kept.table
    game = nocturne.load(body).checked()
    wish = NewTable(game=game.manifest.id, players=game.box.players, seats=[WishedSeat()] * game.box.players)
    return lay(rooms.store, game, wish), None


def may_lay(request: Asked, rooms: Rooms) -> None:
    """Raise `Trouble` where an address lays too many tables."""
    if not rooms.tables.take(address_of(request, trust_proxy=rooms.settings.trust_proxy)):
        raise Trouble(429, "too-many", Text.of("http-too-many"), hint="http-wait")


@route("/api/tables/{table:str}", http_method=["OPTIONS"], include_in_schema=False, status_code=204)
async def table_methods(table: TableName) -> Response[None]:
    """Which methods there are; the framework would name only the first."""
    del table
    return Response(None, status_code=204, headers={"Allow": "DELETE, GET, HEAD, OPTIONS"})


@get("/api/tables/{table:str}", responses=TOLD, summary="A table in short")
async def one_table(request: Asked, rooms: AllRooms, table: TableName, language: Language = "en") -> Summary:
    """Any key of the table opens it."""
    room, mine = await opened(request, rooms, table)
    return await summary(room, mine, spoken(language))


@delete("/api/tables/{table:str}", responses=TOLD, summary="Clear a table away", status_code=204)
async def clear_table(request: Asked, rooms: AllRooms, table: TableName) -> None:
    """Only the owner's key does it. The game and all its past are gone."""
    await opened(request, rooms, table, owner=True)
    await rooms.run(rooms.store.tables.remove, table)
    rooms.forget(table)


@get("/api/tables/{table:str}/save", responses=TOLD, summary="A table's game as a save file")
async def save_table(request: Asked, rooms: AllRooms, table: TableName) -> Response[bytes]:
    """Only the owner's key does it: a save file holds everything, secrets too.

    While the game runs and other people have a seat, it is sealed: it can be loaded here, and not be read.
    """
    room, _ = await opened(request, rooms, table, owner=True)
    async with room.lock:
        data = await room.run(_save, room)
    if data is None:
        raise Trouble(422, "link-waits", Text.of("http-link-waits"), hint="http-link-waits-hint")
    name = f"{room.desk.game.manifest.id}-{table}.nocturne"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type="application/octet-stream", headers=headers)


@post("/api/tables/{table:str}/join", responses=TOLD, summary="Lay a table with one more seat", status_code=201)
async def join_table(request: Asked, rooms: AllRooms, table: TableName) -> LaidTable:
    """Only the owner's key does it, where the game lets somebody join: in Etherfields between two sessions.

    The game goes on at a table of its own, with all keys anew; the old table stays as it is.
    """
    room, _ = await opened(request, rooms, table, owner=True)
    may_lay(request, rooms)
    async with room.lock:
        game, row = await room.run(lambda: (room.desk.game.fork(), room.desk.row))
    try:
        laid = await rooms.run_opening(_with_one_more, rooms, game, row)
    except Refused as refused:
        told = Text.of("said", words=game.say(refused.refusal.text, language_of(request)))
        raise Trouble(422, "nobody-joins", told, hint="http-nobody-joins-hint") from None
    except UsageError as full:
        raise Trouble(422, "table-full", full.text) from None
    room.notice("joined-elsewhere", "server-joined-elsewhere")
    return laid


def _with_one_more(rooms: Rooms, game: Game[Any], row: TableRow) -> LaidTable:
    joined = game.joined(game.box.players + 1)
    seats = [WishedSeat("bot" if seat.bot else "away", seat.name) for seat in row.seats]
    everybody = [*seats, WishedSeat("away")]
    players, options = joined.box.players, settings_of(row)
    wish = NewTable(game=game.manifest.id, players=players, seats=everybody, name=row.name, options=options)
    return lay(rooms.store, joined, wish, row)


def _save(room: Room) -> bytes | None:
    """The save file of a table; None where a link waits, and nobody can say yet whose the seat is."""
    game, row = room.desk.game, room.desk.row
    if not seals.is_secret(game, row):
        return game.export()
    return None if seals.link_waits(row) else seals.sealed(room.desk.store, game, row)


@post("/api/mine", responses=TOLD, summary="Somebody's tables in short", status_code=200)
async def my_tables(rooms: AllRooms, data: JSONBody[Mine], language: Language = "en") -> Summaries:
    """Tables that are gone, or whose key is wrong, are left out."""
    summaries = []
    wanted: dict[str, list[str]] = {}
    for held in data.tables:
        wanted.setdefault(held.table, []).append(held.key)
    for table, keys in wanted.items():
        mine = await rooms.held(table, keys)
        room = None if mine is None else await rooms.find(table)
        if room is not None and mine is not None:
            summaries.append(await summary(room, mine, spoken(language)))
    return Summaries(summaries)


async def opened(request: Asked, rooms: Rooms, table: str, *, owner: bool = False) -> tuple[Room, Held]:
    """The room of a table for whoever shows a key; `Trouble` where there is none or the key does not fit."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not key.strip():
        raise Trouble(401, "no-key", Text.of("http-no-key"), what="Authorization: Bearer <key>")
    mine = await rooms.held(table, [key.strip()])
    room = None if mine is None else await rooms.find(table)
    if room is None or mine is None:  # the same for both: nobody learns which tables there are
        raise Trouble(404, "not-found", Text.of("http-no-table"))
    if owner and not mine.owner:
        raise Trouble(403, "forbidden", Text.of("http-forbidden"))
    return room, mine


HANDLERS = [
    health, alive, metrics, games, page_words, protocol_schema, rules_of, rule_of, new_table, import_table,
    table_methods, one_table, clear_table, save_table, join_table, my_tables,
]  # fmt: skip
