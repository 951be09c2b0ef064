"""What an answer costs is kept small: told is what has changed, words are made once, messages leave together."""

from __future__ import annotations

import asyncio
import gc
import weakref
import zlib
from pathlib import Path
from typing import Any

import pytest

from nocturne.kernel import Game
from nocturne.server.connection import Connection
from nocturne.server.desk import Desk
from nocturne.server.keys import Held
from nocturne.server.phrases import KEPT, Kept, Phrase, phrases_of
from nocturne.server.protocol import Pong
from nocturne.server.tables import NewTable, lay, new_game
from nocturne.server.telling import Teller
from nocturne.server.wire import COMPRESSED_FROM, TEXT
from nocturne.store import Store
from tests.server.client import Client
from tests.server.host import Host, hosting
from tests.server.seated import both, reveal


def desk_of(store: Store, seed: int, players: int = 3, game: str = "lanterns") -> Desk:
    wish = NewTable(game=game, players=players, seed=seed)
    row = store.tables.find(lay(store, new_game(wish), wish).table)
    assert row is not None
    return Desk(store, row)


def play(desk: Desk, answers: int) -> None:
    for _ in range(answers):
        decision = desk.game.open[0]
        desk.session.answer(decision.seat, decision.options[0].id)


def test_an_update_holds_only_what_has_changed(host: Host) -> None:
    async def act(one: Client, two: Client) -> None:
        await reveal(one, two)
        first, *later = [told for told in one.heard if type(told).__name__ == "Update"]
        assert first.whole
        assert later
        assert not any(told.whole for told in later)
        assert all(told.set.keys() < one.views[0].keys() for told in later)
        moment = await one.ask("at", seat=0, version=one.updates[0].version)
        assert one.views[0] == moment.view

    both(host, host.lay(), act)


def test_who_comes_back_is_told_the_whole_view_again(host: Host) -> None:
    laid = host.lay()
    both(host, laid, reveal)

    async def again(one: Client, _: Client) -> bool:
        return (await one.update(0, 2)).whole

    assert both(host, laid, again)


def test_what_all_seats_hear_is_put_into_words_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Any] = []
    entry = Teller.entry

    def counted(self: Teller, game: Game[Any], version: int, told: Any) -> Any:  # noqa: ANN401 -- as in Teller
        said.append((id(game.box.content), told))
        return entry(self, game, version, told)

    monkeypatch.setattr(Teller, "entry", counted)
    with Store.open(tmp_path / "games.sqlite") as store:
        for seed in (1, 2):
            desk = desk_of(store, seed)
            play(desk, 12)
            desk.prepare({(seat, "en") for seat in (None, 0, 1, 2)})
            heard = [line for tail in desk.tails.values() for line in tail.lines]
            assert len(heard) > 12
    assert len(said) == len(set(said)), "something was put into words twice"


def test_phrases_are_shared_only_where_the_seats_are_called_the_same(tmp_path: Path) -> None:
    with Store.open(tmp_path / "games.sqlite") as store:
        one, two = desk_of(store, 1).game, desk_of(store, 2).game
        assert phrases_of(one, "en", ("A", "B")) is phrases_of(two, "en", ("A", "B"))
        assert phrases_of(one, "en", ("A", "B")) is not phrases_of(two, "en", ("B", "A"))
        assert phrases_of(one, "en", ("A", "B")) is not phrases_of(one, "de", ("A", "B"))


def test_phrases_that_nobody_says_any_more_are_let_go() -> None:
    kept = Kept()
    made: list[None] = []

    def make() -> Phrase:
        made.append(None)
        return Phrase(b"", ())

    for number in range(4 * KEPT):
        kept.say(number, make)
        kept.say("said all the time", make)
        assert len(kept) <= 2 * KEPT
    assert len(made) == 4 * KEPT + 1


def test_a_table_at_which_nobody_is_keeps_no_game_in_memory(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite", room_seconds=0.2) as host:
        laid = host.lay()
        kept: list[weakref.ref[Any]] = []

        async def act(one: Client, two: Client) -> None:
            await reveal(one, two)
            room = host.rooms.known(laid["table"])
            assert room is not None
            kept.extend([weakref.ref(room), weakref.ref(room.desk), weakref.ref(room.desk.session)])

        both(host, laid, act)
        for _ in range(100):
            gc.collect()
            if all(ref() is None for ref in kept):
                break
            asyncio.run(asyncio.sleep(0.05))
        assert [ref() for ref in kept] == [None, None, None]


class Paper:
    """An outlet that notes what is written."""

    def __init__(self) -> None:
        self.written: list[list[bytes]] = []
        self.is_free = True

    async def drained(self) -> None:
        """Always."""

    def write(self, messages: Any) -> None:  # noqa: ANN401 -- as in Outlet
        """Note it."""
        self.written.append([*messages])


def test_what_waits_for_a_reader_goes_out_in_one_write() -> None:
    async def act() -> list[list[bytes]]:
        paper = Paper()
        connection = Connection(Held(frozenset({0}), owner=False, watching=False), "en", paper, 1)
        connection.tell(Pong())
        connection.tell_presence(b"presence")
        connection.show(0)
        telling = asyncio.create_task(connection.deliver(lambda _, view: b"update of %d" % (view or 0)))
        await asyncio.sleep(0)
        telling.cancel()
        return paper.written

    assert asyncio.run(act()) == [[b'{"type":"pong"}', b"presence", b"update of 0"]]


async def frames(address: str, table: str, key: str, *, deflate: bool) -> list[tuple[int, bytes]]:
    """The first byte and the payload of the first three frames that the server sends, read from the bare line."""
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    wish = b"Sec-WebSocket-Extensions: permessage-deflate\r\n" if deflate else b""
    head = b"GET /api/tables/%b/live HTTP/1.1\r\nHost: %b\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    rest = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n%b\r\n" % wish
    writer.write(head % (table.encode(), host.encode()) + rest)
    await reader.readuntil(b"\r\n\r\n")
    hello = b'{"type":"hello","protocol":2,"keys":["%b"]}' % key.encode()
    writer.write(bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)
    found = []
    for _ in range(3):
        first, size = await reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await reader.readexactly(2), "big")
        found.append((first, await reader.readexactly(size)))
    writer.close()
    return found


@pytest.mark.parametrize("deflate", [False, True])
def test_long_messages_are_compressed_where_the_client_can_read_that_and_short_ones_never(
    host: Host, deflate: bool
) -> None:
    laid = host.lay(game="alone")
    told = asyncio.run(frames(host.address, laid["table"], laid["seats"][0]["key"], deflate=deflate))
    compressed = [first & 0x40 for first, _ in told]
    assert any(compressed) == deflate
    inflate = zlib.decompressobj(wbits=-15)
    for first, payload in told:
        if first & 0x40:
            assert len(inflate.decompress(payload + b"\0\0\xff\xff")) >= COMPRESSED_FROM
        else:
            assert first == TEXT
            assert len(payload) < COMPRESSED_FROM or not deflate
            assert payload.startswith(b'{"type":')
