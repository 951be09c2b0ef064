"""Piles that are one text in the state and a tuple in the rules (decision 0010)."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import nocturne
from nocturne.kernel import NONE, Ids, Pile, PositionError, Record, joined
from nocturne.kernel.piles import ids_in

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
