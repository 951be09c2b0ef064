"""Laying tables: new ones, and those of a save file that somebody brings along."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

import nocturne
from nocturne.games import GAMES, find
from nocturne.kernel import Game, Text, UsageError
from nocturne.server.catalogue import (
    ALL,
    BOTS,
    FOR_PEOPLE,
    KNOWN,
    OF_TABLES,
    PAD,
    STRENGTHS,
    TAKE_BACK,
    TAUGHT,
    TEACHING,
    USUAL,
    profile_of,
)
from nocturne.server.keys import BOUND, OWNED, hashed, new_key, new_table
from nocturne.server.names import cleaned
from nocturne.store import SeatRow, TableId, TableRow

if TYPE_CHECKING:
    from nocturne.store import Store

Label = Annotated[str, Meta(max_length=80)]
SeatKind = Literal["here", "away", "bot"]
ELSEWHERE = "@"
"""Before the id of the table that a bound seat comes from, where its key would stand: only its player has that."""


class WishedSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit in a seat: somebody in this browser, somebody with a link, or the automatic player."""

    kind: SeatKind = "here"
    name: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that is to be laid."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    profile: Annotated[str, Meta(max_length=40)] | None = None
    switches: Annotated[dict[str, str], Meta(max_length=64)] = {}
    options: Annotated[dict[str, str | int | bool], Meta(max_length=32)] = {}
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    name: Label = ""
    seats: Annotated[list[WishedSeat], Meta(max_length=16)] = []
    campaign: Label | None = None
    webhook: Annotated[str, Meta(max_length=400)] | None = None


class SeatKey(Struct, frozen=True):
    """A seat with its key; of a seat that is bound to somebody, `@` and the table where they have its key from."""

    seat: int
    key: str
    kind: Literal["here", "away", "bot", "bound"]


class LaidTable(Struct, frozen=True):
    """A table that has been laid, with all its keys. They are told this once and kept nowhere."""

    table: str
    owner: str
    seats: list[SeatKey]
    watch: str


def new_game(wish: NewTable) -> Game[Any]:
    """The game that is wished for, at its first decision; `UsageError` where it cannot be."""
    seed = secrets.randbits(53) if wish.seed is None else wish.seed
    profile = profile_of(wish.game, wish.profile, wish.switches)
    options = {name: value for name, value in wish.options.items() if name not in OF_TABLES}
    if wish.options.get(TAKE_BACK, KNOWN) not in (KNOWN, ALL):
        raise UsageError(Text.of("server-take-back", value=str(wish.options[TAKE_BACK])))
    if TEACHING in wish.options and (wish.game not in TAUGHT or not isinstance(wish.options[TEACHING], bool)):
        raise UsageError(Text.of("server-teaching", value=str(wish.options[TEACHING]), game=wish.game))
    if wish.options.get(BOTS, USUAL) not in STRENGTHS:
        raise UsageError(Text.of("server-bots", value=str(wish.options[BOTS]), choices=", ".join(STRENGTHS)))
    if options.get(PAD, FOR_PEOPLE) == FOR_PEOPLE:
        options[PAD] = _pads(wish)
    return nocturne.new(wish.game, players=wish.players, seed=seed, profile=profile, options=options)


def _pads(wish: NewTable) -> bool:
    """Whether people at several screens play against each other, who could tell something from being asked."""
    return wish.game in GAMES and find(wish.game).rivals and any(seat.kind == "away" for seat in wish.seats)


def lay(
    store: Store, game: Game[Any], wish: NewTable, before: TableRow | None = None, table: TableId | None = None
) -> LaidTable:
    """Lay a table for a game and draw its keys, and its name unless it has one.

    Where the game comes from another table, the seats that were somebody's own there stay bound to their keys.
    """
    wished = [*wish.seats, *[WishedSeat()] * game.box.players][: game.box.players]
    owned = {} if before is None else {seat.seat: seat for seat in before.seats if seat.kind in OWNED}
    keys = [
        SeatKey(seat, f"{ELSEWHERE}{before.id}", BOUND)
        if before is not None and seat in owned
        else SeatKey(seat, new_key(), seat_wish.kind)
        for seat, seat_wish in enumerate(wished)
    ]
    owner, watch, table = new_key(), new_key(), table or new_table()
    name, campaign = cleaned(wish.name), None if wish.campaign is None else cleaned(wish.campaign)
    usual = {TAKE_BACK: KNOWN, TEACHING: False, BOTS: USUAL}
    metadata = {name: wish.options[name] for name in usual if wish.options.get(name, usual[name]) != usual[name]}
    number = store.add(game, name, campaign=campaign, metadata=metadata or None)
    rows = [
        replace(owned[key.seat], kind=BOUND)
        if key.seat in owned
        else SeatRow(key.seat, hashed(key.key), key.kind, key.kind == "bot", cleaned(seat_wish.name, 40))
        for key, seat_wish in zip(keys, wished, strict=True)
    ]
    store.tables.add(TableRow(table, number, hashed(owner), hashed(watch), wish.webhook, None, name, tuple(rows)))
    return LaidTable(table, owner, keys, watch)


def wish_for(game: Game[Any], before: TableRow) -> NewTable:
    """A table like another, for the game of that one."""
    seats = [
        WishedSeat("bot" if seat.bot else "here" if seat.kind == "here" else "away", seat.name) for seat in before.seats
    ]
    return NewTable(
        game=game.manifest.id, players=game.box.players, seats=seats, name=before.name, options=settings_of(before)
    )


def settings_of(before: TableRow) -> dict[str, str | int | bool]:
    """The settings of a table that are not its game's."""
    return {name: value for name, value in before.settings.items() if name in OF_TABLES}
