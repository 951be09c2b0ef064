"""Laying tables: new ones, and those of a save file that somebody brings along."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

import nocturne
from nocturne.kernel import Game
from nocturne.server.catalogue import profile_of
from nocturne.server.keys import hashed, new_key, new_table
from nocturne.server.names import cleaned
from nocturne.store import SeatRow, Store, TableRow

Label = Annotated[str, Meta(max_length=80)]
SeatKind = Literal["here", "away", "bot"]


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
    """A seat with its key."""

    seat: int
    key: str
    kind: SeatKind


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
    return nocturne.new(wish.game, players=wish.players, seed=seed, profile=profile, options=wish.options)


def lay(store: Store, game: Game[Any], wish: NewTable) -> LaidTable:
    """Lay a table for a game and draw its keys."""
    wished = [*wish.seats, *[WishedSeat()] * game.box.players][: game.box.players]
    keys = [SeatKey(seat, new_key(), seat_wish.kind) for seat, seat_wish in enumerate(wished)]
    owner, watch, table = new_key(), new_key(), new_table()
    name, campaign = cleaned(wish.name), None if wish.campaign is None else cleaned(wish.campaign)
    number = store.add(game, name, campaign=campaign)
    rows = [
        SeatRow(key.seat, hashed(key.key), key.kind, key.kind == "bot", cleaned(seat_wish.name, 40))
        for key, seat_wish in zip(keys, wished, strict=True)
    ]
    store.tables.add(TableRow(table, number, hashed(owner), hashed(watch), wish.webhook, None, name, tuple(rows)))
    return LaidTable(table, owner, keys, watch)
