import re

import pytest

from nocturne.pictures import draw
from nocturne.pictures.emblems import BY_GAME, EMBLEMS
from nocturne.pictures.icons import ICONS
from tests.pictures.making import SAMPLES
from tests.pictures.reading import elements, ids, references

PATH = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9eE+\-., ]+")


def test_there_are_icons_for_everything_the_brief_names() -> None:
    named = {
        *(
            "awareness",
            "cunning",
            "wrath",
            "distress",
            "ether",
            "gem",
            "key",
            "hour",
            "wisdom",
            "wall",
            "door",
            "barred-door",
        ),
        *(
            "stairs",
            "light",
            "dark",
            "danger",
            "noise",
            "spores",
            "parasite",
            "cultist",
            "mutant",
            "worm",
            "hit",
            "surge",
        ),
        *("miss", "move", "explore", "combat", "track", "loot", "interact", "suit-heart", "suit-spade", "suit-diamond"),
        *("suit-club", "gate", "shop", "sanctuary", "railway", "fate", "turn"),
    }
    assert named <= set(ICONS)
    assert len(ICONS) >= 40


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_has_a_title_and_a_drawing(name: str) -> None:
    icon = ICONS[name]
    assert icon.title.strip()
    assert re.fullmatch(r"[a-z][a-z0-9-]*", name)
    assert PATH.fullmatch(icon.lines + icon.filled)


def test_no_two_icons_are_drawn_alike() -> None:
    drawings = [(icon.lines, icon.filled) for icon in ICONS.values()]
    assert len(drawings) == len(set(drawings))


@pytest.mark.parametrize("name", EMBLEMS)
def test_an_emblem_is_a_path(name: str) -> None:
    assert PATH.fullmatch(EMBLEMS[name])
    assert EMBLEMS[name].startswith("M")


def test_an_id_chooses_among_emblems_that_exist() -> None:
    assert {name for names in BY_GAME.values() for name in names} <= set(EMBLEMS)


def test_everything_a_picture_refers_to_is_in_it() -> None:
    for face in SAMPLES:
        svg = draw(face)
        assert set(references(svg)) <= set(ids(svg)), face.id


def test_every_icon_in_a_picture_has_a_title() -> None:
    for face in SAMPLES:
        seen = elements(draw(face))
        symbols = [place for place, part in enumerate(seen) if part.tag == "symbol"]
        assert all(seen[place + 1].tag == "title" and seen[place + 1].text for place in symbols)
