import re

import msgspec
import pytest

from nocturne.pictures import (
    Amount,
    AnyFace,
    Area,
    CardFace,
    Intent,
    Note,
    PictureError,
    SheetFace,
    Space,
    TileFace,
    TokenFace,
)
from tests.pictures.making import SAMPLES


@pytest.mark.parametrize("face", SAMPLES, ids=lambda face: face.id)
def test_a_face_written_as_json_is_read_back_the_same(face: AnyFace) -> None:
    assert msgspec.json.decode(msgspec.json.encode(face), type=AnyFace) == face


def test_an_unknown_icon_is_refused_with_the_nearest_known_one() -> None:
    with pytest.raises(PictureError, match=re.escape('"etherr" is not an icon. Did you mean "ether"?')):
        Amount("etherr")


def test_an_unknown_emblem_in_a_file_is_refused() -> None:
    text = b'{"type":"card","id":"x","game":"alone","emblem":"lantern2"}'
    with pytest.raises(
        msgspec.ValidationError, match=re.escape('"lantern2" is not an emblem. Did you mean "lantern"?')
    ):
        msgspec.json.decode(text, type=AnyFace)


@pytest.mark.parametrize("shade", ["red", "#fff", "#12345g", 'url(#x)" onload="', "#1234567"])
def test_a_colour_is_six_digits(shade: str) -> None:
    with pytest.raises(PictureError, match="is not a colour"):
        CardFace(id="x", game="alone", palette=(shade, "#000000"))


def test_a_game_without_a_design_is_refused() -> None:
    with pytest.raises(PictureError, match=re.escape('"alon" is not a game. Did you mean "alone"?')):
        CardFace(id="x", game="alon")


def test_an_intent_is_of_the_three_and_not_huge() -> None:
    with pytest.raises(PictureError, match="one to three of"):
        Intent(("sloth",), 1)
    with pytest.raises(PictureError, match="not from 0 to 99"):
        Intent(("wrath",), 10**9)


def test_a_side_is_wall_or_door_not_both() -> None:
    with pytest.raises(PictureError, match="not two of them"):
        Space(walls="ne", doors="e")
    with pytest.raises(PictureError, match="letters of nesw"):
        Space(walls="x")


def test_spaces_fill_their_rows() -> None:
    with pytest.raises(PictureError, match="3 spaces do not fill rows of 2"):
        TileFace(id="t", game="alone", spaces=(Space(),) * 3)


def test_a_part_lies_on_the_grid_of_its_sheet() -> None:
    with pytest.raises(PictureError, match='"Too far" lies outside the grid'):
        SheetFace(id="s", game="alone", parts=(Note(Area(10, 0, 3, 1), "", "Too far"),))


def test_lists_are_bounded() -> None:
    with pytest.raises(PictureError, match="more than 64 entries"):
        TileFace(id="t", game="alone", spaces=(Space(),) * 66)


def test_a_face_needs_an_id() -> None:
    with pytest.raises(PictureError, match="id: is missing"):
        TokenFace(id="", game="alone")
