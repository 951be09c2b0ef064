"""Piles that are one text in the state and a tuple in the rules (decision 0010)."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import nocturne
from nocturne.games.etherfields.game import GAME
from nocturne.kernel import NONE, Ids, Pile, PositionError, Record, joined
from nocturne.kernel.piles import Stock, ids_in
from tests.kernel.mangling import parts

IDS = st.lists(st.text(st.characters(categories=("L", "N", "P")), min_size=1), max_size=30)


class Shelf(Record):
    """Something with a pile."""

    name: str = ""
    books_ids: Ids = msgspec.field(default=NONE, name="books")
    books = Pile()


def test_an_empty_pile_holds_nothing_and_a_set_one_what_it_was_set_to() -> None:
    shelf = Shelf("north")
    assert shelf.books == ()
    shelf.books = ("atlas",)
    shelf.books += ("atlas", "hymns")
    assert shelf.books == ("atlas", "atlas", "hymns")
    assert shelf.books_ids == "atlas atlas hymns"
    assert isinstance(Shelf.books, Pile)


@given(IDS)
def test_what_is_joined_is_found_again_in_order(ids: list[str]) -> None:
    assert ids_in(joined(ids)) == tuple(ids)


def test_two_records_do_not_share_a_pile() -> None:
    one, other = Shelf(), Shelf()
    one.books = ("atlas",)
    assert other.books == ()


def test_a_position_writes_a_pile_as_a_list_and_reads_it_back() -> None:
    game = nocturne.new("etherfields", players=2, seed=4)
    text = game.position()
    assert "market: [" in text
    assert "market_ids" not in text
    again = nocturne.position("etherfields", text)
    assert again.table.market == game.table.market
    assert [one.deck for one in again.table.dreamers] == [one.deck for one in game.table.dreamers]


@pytest.mark.parametrize("bad", ["['two words']", "['']", "[3]", "word"])
def test_a_pile_in_a_position_is_a_list_of_ids(bad: str) -> None:
    text = "\n".join(
        f"market: {bad}" if line.startswith("market:") else line
        for line in nocturne.new("etherfields", players=1, seed=1).position().replace(",\n", ", ").splitlines()
    )
    with pytest.raises(PositionError, match=r"position:\d+:\d+:"):
        nocturne.position("etherfields", text)


# -- piles that packs lay


@given(IDS, IDS, st.data())
def test_a_pile_is_found_again_from_what_differs(laid: list[str], came: list[str], data: st.DataObject) -> None:
    left = data.draw(st.permutations([name for name in laid if data.draw(st.booleans())]))
    stock, pile = Stock(tuple(laid)), joined([*left, *came])
    assert stock.full(stock.short(pile)) == pile


def test_what_packs_lay_is_not_in_the_state_again() -> None:
    stock = Stock(("atlas", "hymns", "maps"))
    assert stock.short(joined(["atlas", "hymns", "maps"])) == "-+"
    assert stock.short(joined(["atlas", "maps", "songs"])) == "-hymns+songs"
    assert stock.short(joined(["maps", "hymns", "atlas"])) == "=maps hymns atlas"  # shuffled
    assert stock.short(NONE) == stock.full(NONE) == ""


def test_a_save_of_a_campaign_does_not_repeat_the_box() -> None:
    game = nocturne.new("etherfields", players=3, seed=1)
    box, held = game.table.boxed, game.table.boxed_ids
    assert len(held) < len(joined(box)) / 4
    assert held.encode() in game.save()
    assert nocturne.load(game.save()).table.boxed == box


def test_a_table_of_an_earlier_version_has_its_box_written_out_and_is_the_same_game() -> None:
    game = nocturne.new("etherfields", players=2, seed=4)
    fields = msgspec.msgpack.decode(parts(game.save())[2])
    names = type(game.table).__struct_fields__
    fields[names.index("box")] = None
    for pile in ("boxed", "market"):
        fields[names.index(f"{pile}_ids")] = " ".join(getattr(game.table, pile))
    old = game.codec.read(msgspec.msgpack.encode(fields), game.box)
    assert game.codec.write(old) == game.codec.write(game.table)


def test_content_that_lays_a_card_in_the_box_which_a_campaign_has_elsewhere_does_not_double_it() -> None:
    game = nocturne.new("etherfields", players=2, seed=4)
    table = game.table
    table.boxed = (*table.boxed[1:], table.fates[0])
    assert GAME.broken(table)
    GAME.bring_up(table, GAME.version)
    assert not GAME.broken(table)
