"""A campaign that is played with older content is offered the newer one at an Awakening, with what it changes."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

import nocturne
from nocturne.games import find
from nocturne.kernel import Game, Refused, UsageError
from nocturne.kernel.save import box_of
from nocturne.store import Store
from tests.kernel.mangling import parts
from tests.upgrades.corpus import saves

GAME = "etherfields"


def an_awakening() -> Game[Any]:
    """A game at an Awakening, where a player may change Dreamers."""
    kept = next(kept for kept in saves() if kept.game == GAME and kept.asked and kept.asked[0].kind == "ChangeDreamer")
    return nocturne.load(kept.data)


def begun_with(game: Game[Any], old: str, new: str) -> bytes:
    """The game as though it had been begun with packs in which something was written otherwise, exported with them."""
    layers: list[Any] = msgspec.msgpack.decode(zlib.decompress(game.box.pin()))
    files: dict[str, bytes] = layers[-1][0]
    place = next(path for path, text in files.items() if old.encode() in text)
    files[place] = files[place].replace(old.encode(), new.encode(), 1)
    pinned = zlib.compress(msgspec.msgpack.encode(layers))
    content = find(GAME).unpin(pinned).hash
    header, log, table = parts(game.save())
    head, rest = msgspec.msgpack.decode(header), msgspec.msgpack.decode(log)
    head[-1], rest[-1] = content, pinned
    return nocturne.kernel.save.sealed(msgspec.msgpack.encode(head), msgspec.msgpack.encode(rest), bytes(table))


MORE_HEALED = (
    "[[{heal: 1, who: {each: dreamer}}], [{gain: hour}]]",
    "[[{heal: 2, who: {each: dreamer}}], [{gain: hour}]]",
)
"""What the Fate card chestnuts says, and what it said."""


@pytest.fixture
def older() -> Game[Any]:
    """A campaign at an Awakening that was begun with a Fate card that healed more."""
    box_of.cache_clear()
    return nocturne.load(begun_with(an_awakening(), *MORE_HEALED))


def test_what_would_change_is_named(older: Game[Any]) -> None:
    change = older.newer_content()
    assert change is not None
    assert change.may_move
    assert (change.added, change.changed, change.removed) == ((), ("fate/chestnuts",), ())


def test_the_campaign_moves_and_undo_stops_there(older: Game[Any]) -> None:
    moved = older.moved()
    assert moved.box.content_hash != older.box.content_hash
    assert moved.newer_content() is None
    assert (moved.version, moved.earliest, moved.open[0].ids()) == (older.version, older.version, older.open[0].ids())
    moved.answer(moved.open[0].seat, moved.open[0].ids()[0])
    assert nocturne.load(moved.save()).hash() == moved.hash()
    with pytest.raises(UsageError, match="newest content"):
        moved.moved()


def test_it_is_not_offered_in_the_middle_of_a_scene(older: Game[Any]) -> None:
    while older.open[0].kind in ("ChangeDreamer", "Between"):
        older.answer(older.open[0].seat, older.open[0].ids()[0])
    change = older.newer_content()
    assert change is not None
    assert not change.may_move
    with pytest.raises(Refused, match="only between two parts of the game"):
        older.moved()


def test_a_stored_campaign_moves(older: Game[Any], tmp_path: Path) -> None:
    with Store.open(tmp_path / "games.db") as store:
        session = store.session(store.add(older))
        session.move()
        again = store.session(session.id).game
        assert (again.box.content_hash, again.earliest) == (session.game.box.content_hash, older.version)
        assert again.newer_content() is None
        session.answer(session.game.open[0].seat, session.game.open[0].ids()[0])
        assert store.session(session.id).game.hash() == session.game.hash()
