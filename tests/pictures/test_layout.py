from itertools import pairwise

import pytest

from nocturne.pictures.layout import Fitted, Rectangle, Type, fit, spoken
from nocturne.pictures.metrics import Family, Font
from nocturne.pictures.theme import THEMES
from tests.pictures.making import WORDS

SERIF = Font(Family.SERIF)
BODY = Type(SERIF, size=28, least=20)
CZECH = (
    "Zaplať 2 {awareness}: každý spáč ve vzdálenosti nejvýše 2 od této entity si může dobrat 1 kartu; kdo tak učiní, "
    "utrpí 1 {distress}, pokud nestojí na poli se světlem. Příliš žluťoučký kůň úpěl ďábelské ódy."
)
FRENCH = (
    "Une fois par tour, lorsqu’un Rêveur à portée 2 se déplace sur une case Escaliers, il peut gagner 1 {ether} ; s’il "
    "le fait, l’Entité la plus proche avance d’une case vers lui, anticonstitutionnellement."
)


def lines(fitted: Fitted) -> list[str]:
    return ["|".join(run.text for run in line.runs) for line in fitted.lines]


def test_a_short_text_keeps_its_best_size_on_one_line() -> None:
    fitted = fit("The lamp is out.", Rectangle(0, 0, 400, 100), BODY)
    assert fitted.size == 28
    assert lines(fitted) == ["The lamp is out."]


def test_a_long_text_shrinks_before_it_is_cut() -> None:
    fitted = fit("The lamp is out. " * 6, Rectangle(0, 0, 400, 110), BODY)
    assert 20 <= fitted.size < 28
    assert not fitted.warnings


def test_what_does_not_fit_at_the_least_size_ends_in_an_ellipsis_and_is_told() -> None:
    fitted = fit("The lamp is out. " * 60, Rectangle(0, 0, 300, 80), BODY, what="rules text")
    assert lines(fitted)[-1].endswith("…")
    assert fitted.warnings[0].startswith("rules text does not fit and was cut")
    assert fitted.box.holds(fitted.ink)


def test_words_break_only_at_spaces_and_after_hyphens() -> None:
    fitted = fit("a half-lit-corridor", Rectangle(0, 0, 120, 200), BODY)
    assert lines(fitted) == ["a half-lit-", "corridor"]


def test_a_word_wider_than_the_line_shrinks_and_then_breaks() -> None:
    fitted = fit("a" * 200, Rectangle(0, 0, 200, 2000), BODY)
    assert fitted.size == 20
    assert "".join(lines(fitted)) == "a" * 200
    assert fitted.box.holds(fitted.ink)


def test_a_number_stays_with_the_icon_that_follows_it() -> None:
    for width in range(120, 420, 10):
        for line in lines(
            fit("Discard this card to gain 1 {ether} or 2 {gem} at once", Rectangle(0, 0, width, 900), BODY)
        ):
            assert not line.endswith((" 1", " 2", "|1", "|2"))


def test_icons_stand_in_the_line_and_punctuation_stays_with_them() -> None:
    fitted = fit("Pay {ether}, then **Move**.", Rectangle(0, 0, 600, 60), BODY)
    assert [(run.text, run.icon, run.bold) for run in fitted.lines[0].runs] == [
        ("Pay", False, False),
        ("ether", True, False),
        (", then", False, False),
        ("Move", False, True),
        (".", False, False),
    ]


def test_runs_of_a_line_do_not_overlap() -> None:
    fitted = fit("Pay 1 {ether} **now** and 2 {gem} later", Rectangle(0, 0, 900, 60), BODY)
    runs = fitted.lines[0].runs
    assert all(one.x + one.width <= other.x + 0.01 for one, other in pairwise(runs))


def test_an_unknown_mark_stays_as_text_and_is_told() -> None:
    fitted = fit("Gain 1 {brass}.", Rectangle(0, 0, 600, 60), BODY, what="rules text")
    assert "{brass}" in lines(fitted)[0]
    assert fitted.warnings == ('rules text: "{brass}" is not an icon',)


def test_centred_lines_are_of_like_length() -> None:
    fitted = fit("What the Fish Knew About It", Rectangle(0, 0, 300, 200), BODY._replace(align="centre"))
    widths = [sum(run.width for run in line.runs) for line in fitted.lines]
    assert min(widths) > 0.6 * max(widths)


def test_a_paragraph_does_not_end_in_a_lonely_word_if_it_can_be_helped() -> None:
    text = "Turn on the lights of 1 adjacent sector and reveal it."
    for width in range(300, 600, 20):
        fitted = fit(text, Rectangle(0, 0, width, 300), BODY)
        assert len(fitted.lines) == 1 or lines(fitted)[-1] != "it."


def test_evening_out_lines_breaks_no_word() -> None:
    fitted = fit("Nejneobhospodařovávatelnější zahrada", Rectangle(0, 0, 480, 200), BODY._replace(align="centre"))
    assert lines(fitted) == ["Nejneobhospodařovávatelnější", "zahrada"]


@pytest.mark.parametrize("text", [CZECH, FRENCH, CZECH + "\n" + FRENCH])
@pytest.mark.parametrize("theme", THEMES)
def test_long_czech_and_french_fit_a_card(text: str, theme: str) -> None:
    kind = Type(THEMES[theme].body, size=28, least=20)
    fitted = fit(text, Rectangle(34, 400, 562, 420), kind)
    assert not fitted.warnings
    assert fitted.box.holds(fitted.ink)


def test_accents_add_no_width_and_strange_letters_count_as_wide() -> None:
    assert SERIF.width("ěščřžýáíéúůďťň") == SERIF.width("escrzyaieuudtn")
    assert SERIF.width("漢") == 1.0
    assert SERIF.width("e\u0301") == SERIF.width("é")


def test_a_text_of_a_million_letters_is_read_only_in_part() -> None:
    fitted = fit("word " * 200_000, Rectangle(0, 0, 560, 300), BODY, what="flavour")
    assert fitted.warnings[0] == "flavour has 1000000 characters; only 3000 were read"
    assert fitted.box.holds(fitted.ink)


@pytest.mark.parametrize("width", [40, 90, 200, 560])
def test_no_text_leaves_its_box(width: int) -> None:
    for start in range(0, len(WORDS), 7):
        for align in ("left", "centre", "right"):
            kind = Type(SERIF, 30, 14, align=align, stand="middle")
            fitted = fit(" ".join(WORDS[start : start + 30]), Rectangle(10, 10, width, 120), kind)
            assert fitted.box.holds(fitted.ink)


def test_marks_are_read_out_in_the_language_given() -> None:
    assert spoken("Zaplať 1 {ether}.", {"ether": "éter"}) == "Zaplať 1 éter."
