import pytest

from nocturne.pictures import THEMES, AnyFace, CardFace, Side, TileFace, Variant, paint
from nocturne.pictures.colour import READABLE, contrast
from tests.pictures.making import SAMPLES, made_up_cards
from tests.pictures.samples import ALONE, ETHERFIELDS

LOOKS = [(theme, variant) for theme in THEMES for variant in Variant]


@pytest.mark.parametrize(("theme", "variant"), LOOKS)
def test_every_text_colour_of_a_theme_reads_upon_its_ground(theme: str, variant: Variant) -> None:
    for ink, ground in THEMES[theme].look(variant).grounds():
        assert contrast(ink, ground) >= READABLE, (ink, ground)


@pytest.mark.parametrize(("theme", "variant"), LOOKS)
def test_icons_with_a_colour_of_their_own_stand_out(theme: str, variant: Variant) -> None:
    look = THEMES[theme].look(variant)
    for tone in (look.awareness, look.cunning, look.wrath, look.danger):
        assert contrast(tone, look.paper) >= 3, tone
    assert contrast(look.danger, look.danger_paper) >= 3


def sides(face: AnyFace) -> list[Side]:
    return list(Side) if isinstance(face, CardFace | TileFace) else [Side.FRONT]


@pytest.mark.parametrize(("theme", "variant"), LOOKS)
def test_every_text_that_is_drawn_reads_upon_its_ground(theme: str, variant: Variant) -> None:
    for face in (*SAMPLES, *made_up_cards(12)):
        for side in sides(face):
            for text in paint(face, theme=theme, variant=variant, side=side).texts:
                assert contrast(text.ink.colour, text.ink.ground) >= READABLE, (face.id, text.what, text.ink)


@pytest.mark.parametrize("variant", Variant)
def test_a_title_reads_upon_any_sky_a_record_may_name(variant: Variant) -> None:
    for palette in (("#ffffff", "#ffffff"), ("#000000", "#000000"), ("#ffee00", "#00ffee"), ("#ff0000", "#888888")):
        face = CardFace(id="sky", game="etherfields", title="Any Sky", palette=palette)
        title = next(text for text in paint(face, variant=variant).texts if text.what == "title")
        assert contrast(title.ink.colour, title.ink.ground) >= READABLE


@pytest.mark.parametrize("face", [ETHERFIELDS[0], ALONE[0]], ids=lambda face: face.id)
def test_a_print_is_on_white_with_a_line_to_cut_along(face: CardFace) -> None:
    svg = paint(face, variant=Variant.PRINT).svg
    assert 'fill="#ffffff"' in svg
    assert 'stroke-dasharray="14 10"' in svg
