import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from itertools import combinations

import pytest
from msgspec.structs import replace

from nocturne.pictures import (
    CARD,
    TILE,
    AnyFace,
    CardBack,
    CardFace,
    Picture,
    PictureError,
    Section,
    Side,
    Size,
    Space,
    TileFace,
    TokenFace,
    Variant,
    Voice,
    album,
    draw,
    paint,
)
from nocturne.pictures.canvas import Placed
from nocturne.pictures.layout import Rectangle
from nocturne.pictures.svg import NAMESPACE, TAGS
from tests.pictures.gallery import cards_sheet, pieces_sheet
from tests.pictures.making import SAMPLES, made_up, made_up_cards
from tests.pictures.reading import elements, ids, words
from tests.pictures.samples import ALONE, ETHERFIELDS, SHEETS, TILES, TOKENS

HOSTILE = (
    '"><script>alert(1)</script>',
    "</text></svg><svg onload=alert(1)>",
    "<![CDATA[x]]>&boom;<!ENTITY a 'b'>",
    "' onload='alert(1)",
    "\x00\x08\ud800\uffff\u202eevil",
    "{{{ether}}} {nothing} ** ** **",
    "http://example.org/x.svg url(http://example.org)",
    "a" * 5000,
    "\u0301" * 300,
    "漢字🕯️" * 50,
    " \n\n\t ",
)


def everything(text: str) -> list[AnyFace]:
    """Faces of every kind that say one thing everywhere."""
    back = CardBack(label=text, title=text, text=text, code=text)
    card = CardFace(
        id=text or "x", game="etherfields", title=text, kind=text, text=text, flavour=text, footer=text, code=text,
        sections=(Section(text, text, "turn"),), back=back,
    )  # fmt: skip
    tile = TileFace(id=text, game="alone", title=text, code=text, text=text, spaces=(Space(label=text),) * 4, back=back)
    sheet = replace(SHEETS[0], title=text, kind=text)
    return [
        card,
        replace(card, game="alone"),
        replace(card, game="lanterns"),
        tile,
        sheet,
        TokenFace(id=text, game="alone", value=text),
    ]


@pytest.mark.parametrize("variant", Variant)
def test_every_sample_is_well_formed_and_fits(variant: Variant) -> None:
    for face in SAMPLES:
        picture = paint(face, variant=variant)
        assert elements(picture.svg)[0].tag == "svg"
        assert picture.warnings == ()


@pytest.mark.parametrize("text", HOSTILE)
def test_no_text_can_break_out_of_a_picture(text: str) -> None:
    for face in everything(text):
        for side in Side if isinstance(face, CardFace | TileFace) else (Side.FRONT,):
            for part in elements(draw(face, side=side)):
                assert part.tag in TAGS
                assert not any(name.startswith("on") for name in part.attributes)


def test_the_only_address_in_a_picture_is_the_name_of_svg() -> None:
    for face in SAMPLES:
        assert draw(face).replace(NAMESPACE, "").count("http") == 0


def test_names_with_markup_are_shown_as_they_are() -> None:
    svg = draw(CardFace(id="x", game="lanterns", title="<b>Bold & Bright</b>"))
    assert words(svg) == "<b>Bold & Bright</b>"


def test_the_same_face_gives_the_same_bytes_in_another_process() -> None:
    here = sha256("".join(draw(face) for face in SAMPLES).encode()).hexdigest()
    program = (
        "from hashlib import sha256; from nocturne.pictures import draw; from tests.pictures.samples import *;"
        "faces = (*ETHERFIELDS, *ALONE, *LANTERNS, *TILES, *SHEETS, *TOKENS);"
        "print(sha256(''.join(map(draw, faces)).encode()).hexdigest())"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": "7"}
    )
    assert run.stdout.strip() == here


def test_each_card_has_a_picture_of_its_own() -> None:
    one, other = (CardFace(id=name, game="etherfields", title="Same", emblem="key") for name in ("one", "other"))
    assert draw(one) != draw(other)


def test_a_picture_has_a_title_and_a_description_for_those_who_hear_it() -> None:
    svg = elements(draw(ETHERFIELDS[0]))
    assert svg[0].attributes["role"] == "img"
    assert "".join(svg[1].text) == "Ash Lantern"
    assert "prevent 1 Distress in range 1" in "".join(svg[2].text)


def test_a_description_reads_icons_out_in_the_language_given() -> None:
    svg = elements(draw(ETHERFIELDS[9], voice=Voice(names={"awareness": "vnímání"})))
    assert svg[0].attributes["lang"] == "cs"
    assert "Zaplať 2 vnímání: každý spáč" in "".join(svg[2].text)


def test_a_card_prints_at_its_size() -> None:
    svg = elements(draw(ETHERFIELDS[0]))[0].attributes
    assert (svg["width"], svg["height"], svg["viewBox"]) == ("63mm", "88mm", "0 0 630 880")
    tile = elements(draw(TILES[0]))[0].attributes
    assert (tile["width"], tile["height"], tile["viewBox"]) == ("100mm", "100mm", "0 0 1000 1000")


def test_a_smaller_card_is_the_same_card_smaller() -> None:
    svg = elements(draw(ETHERFIELDS[0], size=Size(44, 61.46)))[0].attributes
    assert (svg["width"], svg["viewBox"]) == ("44mm", "0 0 630 880")


@pytest.mark.parametrize("size", [Size(0, 0), Size(63, 8000), Size(float("nan"), 88), Size(100, 20)])
def test_a_size_that_cannot_be_drawn_is_refused(size: Size) -> None:
    with pytest.raises(PictureError, match="mm"):
        draw(ETHERFIELDS[0], size=size)


def test_backs_of_one_pile_are_alike_to_the_byte() -> None:
    back = CardBack(label="Fang", emblem="mutant")
    cards = [
        replace(ALONE[1], back=back),
        replace(ALONE[4], back=back),
        CardFace(id="z", game="alone", title="Z", back=back),
    ]
    assert len({draw(card, side=Side.BACK) for card in cards}) == 1


def test_a_back_tells_nothing_of_the_front() -> None:
    svg = draw(
        CardFace(id="secret-id", game="alone", title="Secret Title", back=CardBack(label="Fang")), side=Side.BACK
    )
    assert "secret" not in svg.lower()


def test_the_sides_of_a_token_do_not_tell_each_other() -> None:
    plain = TokenFace(id="front", game="alone", icon="fate")
    trapped = replace(plain, other=TokenFace(id="trap", game="alone", icon="tripwire"))
    assert draw(plain) == draw(trapped)
    assert draw(trapped, side=Side.BACK) != draw(trapped)


def test_a_sheet_has_no_back() -> None:
    with pytest.raises(PictureError, match="no back"):
        draw(SHEETS[0], side=Side.BACK)


def inside(picture: Picture, whole: Rectangle) -> bool:
    return all(text.fitted.box.holds(text.fitted.ink) and whole.holds(text.fitted.ink) for text in picture.texts)


def clash(one: Placed, other: Placed) -> bool:
    a, b = one.fitted.ink, other.fitted.ink
    return a.x < b.right - 1 and b.x < a.right - 1 and a.y < b.bottom - 4 and b.y < a.bottom - 4


@pytest.mark.parametrize("size", [CARD, TILE])
@pytest.mark.parametrize("side", Side)
def test_no_text_leaves_its_box_or_meets_another_on_200_cards(size: Size, side: Side) -> None:
    whole = Rectangle(0, 0, size.width * 10, size.height * 10)
    for face in made_up_cards(200):
        picture = paint(face, size=size, side=side)
        assert inside(picture, whole), face.id
        assert not any(clash(one, other) for one, other in combinations(picture.texts, 2)), face.id


def test_what_did_not_fit_is_told_with_the_id_of_the_face() -> None:
    long = replace(made_up(0), id="long-one", text="A very long tale. " * 200)
    assert any(warning.startswith('"long-one": rules text') for warning in paint(long).warnings)


def test_samples_of_all_kinds_keep_their_texts_apart() -> None:
    faces: tuple[AnyFace, ...] = (*TILES, *SHEETS, *TOKENS)
    for face in faces:
        picture = paint(face)
        assert not any(clash(one, other) for one, other in combinations(picture.texts, 2)), face.id


def test_pictures_in_one_album_keep_their_ids_apart() -> None:
    pictures = [paint(face) for face in SAMPLES]
    found = list(ids(album(pictures, width=600)))
    assert len(found) == len(set(found))


def test_the_same_picture_twice_in_an_album_needs_another_prefix() -> None:
    one, again = paint(ALONE[0]), paint(ALONE[0], voice=Voice(prefix="2"))
    with pytest.raises(PictureError, match="twice"):
        album([one, one], width=135)
    found = list(ids(album([one, again], width=135)))
    assert len(found) == len(set(found))


def test_an_album_places_pictures_at_their_own_size() -> None:
    svg = elements(album([paint(ALONE[0]), paint(ALONE[1])], width=135))
    assert svg[0].attributes["width"] == "135mm"
    assert [part.attributes["x"] for part in svg if part.tag == "svg" and "x" in part.attributes] == ["3", "69"]


def test_an_album_goes_on_in_the_next_row() -> None:
    svg = elements(album([paint(face) for face in ALONE[:3]], width=135))
    assert svg[0].attributes["height"] == "185mm"


@pytest.mark.parametrize("sheet", [cards_sheet, pieces_sheet])
def test_the_contact_sheets_of_the_documentation_can_be_drawn(sheet: Callable[[], str]) -> None:
    assert elements(sheet())[0].tag == "svg"


def test_a_wall_told_by_one_space_stands_for_both() -> None:
    told_west = TileFace(id="t", game="etherfields", columns=2, spaces=(Space(walls="e"), Space()))
    told_east = TileFace(id="t", game="etherfields", columns=2, spaces=(Space(), Space(walls="w")))
    assert draw(told_west).count('stroke-width="22"') == draw(told_east).count('stroke-width="22"') > 0
