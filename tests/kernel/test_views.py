"""Views are frozen structures whose types say what lies face up."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from nocturne.kernel.views import FaceUp, Part, View, face_up

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
    secret: str = ""


VIEW = SmallView(("dash",), (Pile("dash-pile", "ward", ("snuff",)),), {"spark": 2}, (("left", "coin"),), "hidden")


def test_only_ids_whose_type_says_so_lie_face_up() -> None:
    cards = ("card",)
    assert list(face_up(VIEW)) == [("dash", cards), ("ward", cards), ("spark", cards), ("coin", ("item", "mask"))]


def test_what_is_missing_or_empty_is_not_looked_up() -> None:
    assert not face_up(SmallView((), (Pile("empty", None), Pile("bare", "")), {}))


def test_a_view_is_frozen_and_leaves_defaults_out_of_its_json() -> None:
    with pytest.raises(AttributeError):
        VIEW.hand = ()  # type: ignore[misc]  # that is the point
    assert msgspec.json.encode(SmallView((), (), {})) == b'{"hand":[],"piles":[],"prices":{}}'


def test_the_schema_of_a_view_says_what_lies_face_up() -> None:
    _, parts = msgspec.json.schema_components((SmallView,))
    assert parts["SmallView"]["properties"]["hand"]["items"] == {"type": "string", "faceUp": ("card",)}
