"""Records as pictures: the game draws its kinds, everything else is a plain card, and what does not fit is told."""

from pathlib import Path

import pytest

from nocturne.games.etherfields.pack import LANGUAGE as ETHERFIELDS
from nocturne.games.lanterns.faces import FACES
from nocturne.games.lanterns.pack import LANGUAGE, records
from nocturne.kernel import UsageError
from nocturne.packs import commands, library, read_pack
from nocturne.packs.check import check
from nocturne.packs.faces import face_of, misfits, plain_card
from nocturne.pictures import CardFace, PictureError, Side, TileFace, Variant, draw, paint
from tests.packs.packs import NIGHT

MANIFEST = b"id: long\nversion: 1\ngame: lanterns\ntitle: Long\n"


def card(name: str, effect: str) -> bytes:
    return f"- {{kind: card, id: long, name: {name}, copies: 1, play: {{do: [{effect}]}}}}\n".encode()


@pytest.mark.parametrize("key", list(records()))
def test_every_record_of_the_shipped_pack_fits_into_its_picture(key: str) -> None:
    for variant in Variant:
        assert paint(face_of(records(), key, FACES), variant=variant).warnings == ()


def test_a_card_is_drawn_with_what_it_says() -> None:
    face = face_of(records(), "card/snuff", FACES)
    assert isinstance(face, CardFace)
    assert (face.title, face.kind, face.footer, face.copies) == ("Snuff", "Reaction", "×6", 6)
    assert face.text == records().rules("card/snuff")


def test_a_house_is_drawn_with_its_walls_doors_and_lanterns() -> None:
    face = face_of(records(), "house/attic", FACES)
    assert isinstance(face, TileFace)
    assert (face.columns, face.rows) == (6, 5)
    assert face.spaces[0].walls == "nw"
    assert [space.label for space in face.spaces if space.label] == ["A", "B", "D", "C"]
    assert sum(1 for space in face.spaces if space.icons) == 5


def test_a_record_that_its_game_does_not_draw_is_a_plain_card() -> None:
    face = face_of(records(), "card/dash")
    assert face == plain_card(records(), "card/dash", "en")
    assert isinstance(face, CardFace)
    assert (face.kind, face.text) == ("Card", "Gain 3 steps.")


def test_the_back_of_one_card_is_the_back_of_all() -> None:
    backs = {draw(face_of(records(), key, FACES), side=Side.BACK) for key in records() if key.startswith("card/")}
    assert len(backs) == 1


def test_a_text_that_does_not_fit_is_told_by_the_check() -> None:
    effect = ", ".join(["{gain: step, amount: 30, who: {each-other: seeker, within: 3}}"] * 48)
    files = {"manifest.yaml": MANIFEST, "cards.yaml": card("Long", effect)}
    assert check(files, LANGUAGE)[0].lines() == []
    (line,) = check(files, LANGUAGE, faces=FACES)[0].lines()
    assert line.startswith('cards.yaml:1:3: card "long": In the picture: rules text does not fit and was cut')


def test_a_face_that_cannot_be_drawn_is_told_by_the_check() -> None:
    def wrong(*_: object) -> CardFace:
        return CardFace(id="long", game="lanterns", emblem="lantren")

    files = {"manifest.yaml": MANIFEST, "cards.yaml": card("Long", "{draw: 1}")}
    (line,) = check(files, LANGUAGE, faces={"card": wrong})[0].lines()
    assert line.startswith('cards.yaml:1:3: card "long": The picture cannot be drawn: "lantren" is not an emblem.')


def test_kinds_that_a_game_does_not_draw_have_nothing_to_fit() -> None:
    assert list(misfits(library(read_pack(NIGHT, ETHERFIELDS)))) == []


def test_a_picture_is_found_by_id_or_address() -> None:
    assert commands.picture("dash", "lanterns") == commands.picture("card/dash", "lanterns")
    light = commands.picture("dash", "lanterns", look=commands.CardLook(variant=Variant.LIGHT))
    assert light != commands.picture("dash", "lanterns")
    assert commands.picture("dash", "lanterns", look=commands.CardLook(theme="alone")).startswith("<svg")


def test_a_theme_that_is_not_there_and_an_id_of_several_records_are_told(tmp_path: Path) -> None:
    with pytest.raises(PictureError, match='"foo" is not a theme'):
        commands.picture("dash", "lanterns", look=commands.CardLook(theme="foo"))
    folder = tmp_path / "twins"
    commands.new(str(folder), "lanterns")
    (folder / "cards.yaml").write_bytes(card("Long", "{draw: 1}").replace(b"id: long", b"id: hall"))
    with pytest.raises(UsageError, match='"hall" stands for several records: card/hall in twins, house/hall in twins'):
        commands.picture("hall", str(folder))
