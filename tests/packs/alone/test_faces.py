"""Every record of ALONE as a picture: it can be drawn, all of it fits, and its back betrays nothing."""

import pytest

from nocturne.games.alone.faces import FACES
from nocturne.games.alone.pack import records
from nocturne.packs.faces import face_of
from nocturne.pictures import CardFace, SheetFace, Side, TileFace, TokenFace, Tone, draw, paint

KEYS = list(records())


@pytest.mark.parametrize("key", KEYS)
def test_every_record_fits_into_its_picture(key: str) -> None:
    assert key.partition("/")[0] in FACES
    assert paint(face_of(records(), key, FACES)).warnings == ()


def test_a_reaction_shows_its_deck_its_unlock_and_both_effects() -> None:
    face = face_of(records(), "reaction/snare_wire", FACES)
    assert isinstance(face, CardFace)
    assert (face.title, face.kind) == ("Wire", "Reaction · Snare")
    assert face.price is not None
    assert face.price.icon == "explore"
    normal, dangerous = face.sections
    assert "\n".join((normal.text, dangerous.text)) == records().rules("reaction/snare_wire")
    assert dangerous.tone is Tone.DANGER


def test_an_item_shows_its_matrix_and_the_component_it_needs() -> None:
    face = face_of(records(), "item/it_scanner", FACES)
    assert isinstance(face, CardFace)
    assert (face.kind, face.price and face.price.icon) == ("Item · Track", "electrical")
    assert face.sections[1].label == "Advanced · needs {mechanical}"


def test_a_character_says_each_part_under_its_own_heading() -> None:
    face = face_of(records(), "character/ch_brandt", FACES)
    assert isinstance(face, CardFace)
    assert [one.label for one in face.sections] == ["Always", "As Hero", "As Companion", "Sacrifice"]
    assert "\n".join(one.text for one in face.sections) == records().rules("character/ch_brandt")


def test_rooms_are_tiles_conditions_tokens_and_the_hero_sheet_a_sheet() -> None:
    assert isinstance(face_of(records(), "room/archive", FACES), TileFace)
    assert isinstance(face_of(records(), "condition/gas", FACES), TokenFace)
    (sheet,) = [face_of(records(), key, FACES) for key in KEYS if key.startswith("sheet/")]
    assert isinstance(sheet, SheetFace)


PILES = ("reaction/fang", "reaction/swarm", "item/", "mission/g_", "mission/b_", "character/", "boss/")


@pytest.mark.parametrize("prefix", PILES)
def test_cards_of_one_pile_have_one_back(prefix: str) -> None:
    mine = [key for key in KEYS if key.startswith(prefix)]
    assert len(mine) > 3
    assert len({draw(face_of(records(), key, FACES), side=Side.BACK) for key in mine}) == 1
