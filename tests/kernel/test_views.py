"""Views are frozen structures whose types say what lies face up."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from nocturne.kernel.views import BackUp, FaceUp, Mark, Part, View, shown_in

Card = Annotated[str, FaceUp("card")]


class Pile(Part, frozen=True):
    name: str
    top: Card | None
    under: tuple[str, ...] = ()


class SmallView(View, frozen=True):
    hand: tuple[Card, ...]
    piles: tuple[Pile, ...]
    prices: dict[Card, int]
    pairs: tuple[tuple[str, Annotated[str, FaceUp("item", "mask")]], ...] = ()
    door: Annotated[str, BackUp("gate")] = ""
    secret: str = ""


VIEW = SmallView(
    ("dash",), (Pile("dash-pile", "ward", ("snuff",)),), {"spark": 2}, (("left", "coin"),), "red", "hidden"
)


def test_only_ids_whose_type_says_so_may_be_looked_up() -> None:
    card, other, back = Mark(("card",)), Mark(("item", "mask")), Mark(("gate",), back=True)
    assert list(shown_in(VIEW)) == [("dash", card), ("ward", card), ("spark", card), ("coin", other), ("red", back)]


def test_what_is_missing_or_empty_is_not_looked_up() -> None:
    assert not shown_in(SmallView((), (Pile("empty", None), Pile("bare", "")), {}))


def test_a_view_is_frozen_and_leaves_defaults_out_of_its_json() -> None:
    with pytest.raises(AttributeError):
        VIEW.hand = ()  # type: ignore[misc]  # that is the point
    assert msgspec.json.encode(SmallView((), (), {})) == b'{"hand":[],"piles":[],"prices":{}}'


def test_the_schema_of_a_view_says_what_lies_shown_in() -> None:
    _, parts = msgspec.json.schema_components((SmallView,))
    assert parts["SmallView"]["properties"]["hand"]["items"] == {"type": "string", "faceUp": ("card",)}
