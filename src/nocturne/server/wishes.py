"""Taking back at a table: at once, or as a wish that waits for the consent of those whom it concerns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from nocturne.server.connection import Connection
from nocturne.server.protocol import Consent, Done, Undo, UndoAnswer, UndoAsked
from nocturne.server.telling import words

if TYPE_CHECKING:
    from nocturne.server.room import Room


class Wish(Struct, frozen=True):
    """A wish to take back, waiting for consent."""

    by: int
    version: int
    at: int  # the version of the game when it was made
    needs: tuple[int, ...]
    agreed: tuple[int, ...] = ()


class Wishes:
    """The wish of a table, if there is one. It is kept in the store: every process may be asked for consent."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.wish = self._kept()

    def _kept(self) -> Wish | None:
        kept = self.room.desk.row.wish
        return None if kept is None else msgspec.json.decode(kept, type=Wish)

    def tell(self, connections: Iterable[Connection]) -> None:
        """Ask for consent; only the seat that wishes it knows the answer by name."""
        if self.wish is None:
            return
        wish, desk = self.wish, self.room.desk
        missing = [seat for seat in wish.needs if seat not in wish.agreed]
        for connection in connections:
            title = desk.seats(connection.language)[wish.by].title
            connection.tell(UndoAsked(wish.by, words("server-undo-of-other", connection.language, seat=title), missing))

    def lapse(self) -> None:
        """The game has gone on: a wish of before is none any more."""
        if self.wish is not None and self.wish.at != self.room.desk.game.version:
            self._end(UndoAnswer(self.wish.by, agreed=False, seat=None))

    def reread(self) -> None:
        """Take in what another process has written."""
        before, self.wish = self.wish, self._kept()
        if self.wish != before:
            self.tell(self.room.connections)

    async def undo(self, connection: Connection, asked: Undo) -> None:
        """Take back, or ask those for consent whom it concerns."""
        await self.room.to_the_end(self._undo_or_ask(connection, asked))

    async def _undo_or_ask(self, connection: Connection, asked: Undo) -> None:
        room, desk = self.room, self.room.desk
        async with room.lock:
            offered = await room.run(desk.taking_back.start_of, asked.seat, connection.language)
            if offered is None or offered[0].version != asked.version:
                raise desk.refused("protocol:stale", "server-refuse-undo-stale")
            offer, start = offered
            if offer.why == "kept":
                raise desk.refused("protocol:undo", "server-undo-kept")
            desk.game.may_undo(start, asked.seat)  # refused where other rules have played it
            if offer.free:
                await room.run(self._undo, asked.seat, start, ())
                room.moved()
                connection.tell(Done(asked.id, desk.seen(asked.seat)))
                return
            wish = Wish(asked.seat, start, desk.game.version, tuple(offer.needs))
            await room.run(self._keep, wish)
            self.wish = wish
            connection.tell(Done(asked.id, desk.seen(asked.seat)))
            self.tell(room.connections)

    async def consent(self, connection: Connection, asked: Consent) -> None:
        """Agree to a wish, or do not; when all have agreed, it happens."""
        await self.room.to_the_end(self._consent(connection, asked))

    async def _consent(self, connection: Connection, asked: Consent) -> None:
        room, desk = self.room, self.room.desk
        async with room.lock:
            wish = self.wish
            if wish is None or asked.seat not in wish.needs:
                raise desk.refused("protocol:no-wish", "server-refuse-no-wish")
            if not asked.agree:
                connection.tell(Done(asked.id, desk.seen(asked.seat)))
                self._end(UndoAnswer(wish.by, agreed=False, seat=asked.seat))
                return
            wish = self.wish = msgspec.structs.replace(wish, agreed=tuple({*wish.agreed, asked.seat}))
            await room.run(self._keep, wish)
            all_agree = set(wish.agreed) >= set(wish.needs)
            if all_agree:
                await room.run(self._undo, wish.by, wish.version, wish.agreed)
            connection.tell(Done(asked.id, desk.seen(asked.seat)))
            if all_agree:
                self._end(UndoAnswer(wish.by, agreed=True, seat=None))
                room.moved()

    def _undo(self, seat: int, version: int, agreed: Iterable[int]) -> None:
        self.room.desk.undo(seat, version, agreed)
        self.room.desk.prepare(self.room.places())

    def _keep(self, wish: Wish | None) -> None:
        self.room.desk.store.tables.wish(self.room.id, None if wish is None else msgspec.json.encode(wish))

    def _end(self, answer: UndoAnswer) -> None:
        self.wish = None
        for connection in self.room.connections:
            connection.tell(answer)
        self.room.rooms.spawn(self.room.run(self._keep, None))
