"""The pictures of Etherfields' cards and tiles: what they show, and that it fits."""

import pytest
from msgspec.structs import replace

from nocturne.games.etherfields.faces import FACES
from nocturne.games.etherfields.pack import content, records
from nocturne.packs.faces import face_of, misfits
from nocturne.pictures import Amount, CardFace, Intent, SheetFace, Side, TileFace, draw


def test_every_card_and_tile_of_the_pack_fits_into_its_picture() -> None:
    assert list(misfits(records(), FACES)) == []


def card(key: str) -> CardFace:
    face = face_of(records(), key, FACES)
    assert isinstance(face, CardFace)
    return face


def test_an_influence_card_shows_its_intent_price_and_the_back_of_its_dreamer() -> None:
    face = card("influence/read-the-table")
    assert face.intents == (Intent(("awareness",), 2),)
    assert face.price == Amount("ether", "1")
    assert face.back.title == records().name("dreamer/gambler")
    assert face.back.text == records().rules("dreamer/gambler")


def test_kinds_of_their_own_are_called_so() -> None:
    assert (card("influence/long-reach").kind, card("fate/draught").kind, card("fate/chestnuts").kind) == (
        "Progress",
        "Quirk",
        "Fate",
    )


def test_a_turn_card_shows_suit_and_steps_and_a_gate_its_keys() -> None:
    turn = card("turn/turn-3")
    assert (turn.price, turn.stats) == (Amount("suit-heart"), (Amount("movement"), Amount("special")))
    gate = card("gate/gate-ferry")
    assert gate.price is not None
    assert (gate.price.icon, gate.stats[0].icon) == ("key", "turn")


def test_a_tile_has_its_interactions_on_one_side_and_its_effects_on_the_other() -> None:
    face = face_of(records(), "tile/lodger", FACES)
    assert isinstance(face, SheetFace)
    labels = {part.label: getattr(part, "text", "") for part in face.parts}
    assert labels["Interactions"].count("\n") == 1
    assert labels["Effects"].startswith("Setup")


def test_an_overlay_shows_the_spaces_that_it_changes_where_they_lie() -> None:
    face = face_of(records(), "overlay/flooded", FACES)
    assert isinstance(face, TileFace)
    rows = [face.spaces[at : at + face.columns] for at in range(0, len(face.spaces), face.columns)]
    floors = [[space.floor.value for space in row] for row in rows]
    assert (face.code, floors) == (
        "A3", [["ground"] * 3, ["blocked", "ground", "nothing"], ["nothing"] * 3]
    )  # fmt: skip
    assert [space.walls for space in rows[0]] == ["e", "w", ""]
    assert [space.terrain.value for space in rows[0]] == ["none", "water", "water"]
    opened = face_of(records(), "overlay/sea-cloth", FACES)
    assert isinstance(opened, TileFace)
    assert [space.doors for space in opened.spaces[:2]] == ["e", "w"]


def test_a_map_tile_shows_its_walls_terrain_and_icons() -> None:
    face = face_of(records(), "map/linen-room", FACES)
    assert isinstance(face, TileFace)
    assert [space.walls for space in face.spaces] == ["w", "s", "w", "ns"]
    assert {space.terrain.value for space in face.spaces} == {"darkness"}
    assert [[one.icon for one in space.icons] for space in face.spaces] == [[], ["quirk"], ["gem-slot"], ["spawn"]]
    assert face.code == "A2"


@pytest.mark.parametrize("kind", ["fate", "flaw", "item", "mask"])
def test_no_card_can_be_told_by_its_back(kind: str) -> None:
    backs = {draw(face_of(records(), key, FACES), side=Side.BACK) for key in records() if key.startswith(f"{kind}/")}
    assert len(backs) == 1


def test_what_belongs_to_a_dream_is_drawn_in_its_two_colours() -> None:
    colours = tuple(content().gates["gate-ferry"].colours)
    assert len(set(colours)) == 2
    keys = ("gate/gate-ferry", "map/saloon", "tile/purser", "influence/last-dance")
    assert {face_of(records(), key, FACES).palette for key in keys} == {colours}
    assert face_of(records(), "map/landing", FACES).palette is None
    plain = replace(face_of(records(), "map/saloon", FACES), palette=None)
    assert draw(plain) != draw(face_of(records(), "map/saloon", FACES))


@pytest.mark.parametrize(
    ("key", "emblem"),
    [
        ("item/storm-lantern", "lantern"),
        ("item/lucky-coin", "coin"),
        ("item/bosuns-whistle", "whistle"),
        ("mask/mask-of-the-cat", "cat"),
        ("mask/mask-of-the-runner", "shoe"),
        ("gate/gate-ferry", "boat"),
    ],
)
def test_a_card_is_drawn_with_the_thing_that_it_is_called_after(key: str, emblem: str) -> None:
    assert card(key).emblem == emblem


def test_items_are_told_apart_by_their_emblems() -> None:
    signs = [card(f"item/{item.id}").emblem for item in records().all("item")]
    assert len(set(signs)) >= len(signs) / 2
    assert signs.count("suitcase") == 1, "the Tin Trunk alone"


def test_a_place_shows_what_stands_in_it_where_it_is_used() -> None:
    bedroom, engine = face_of(records(), "map/bedroom", FACES), face_of(records(), "map/engine-room", FACES)
    assert isinstance(bedroom, TileFace)
    assert isinstance(engine, TileFace)
    assert {"wardrobe", "door"} <= {space.thing for space in bedroom.spaces}
    assert "furnace" in {space.thing for space in engine.spaces}
    bare = replace(bedroom, spaces=tuple([replace(space, thing="") for space in bedroom.spaces]))
    assert draw(bedroom) != draw(bare)
