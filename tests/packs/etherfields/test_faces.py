"""The pictures of Etherfields' cards and tiles: what they show, and that it fits."""

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from nocturne.games.etherfields.faces import FACES
from nocturne.games.etherfields.pack import LANGUAGE, content, records
from nocturne.games.etherfields.records import InfluenceRecord, MapRecord, OverlayRecord
from nocturne.packs import Library, library, read_pack
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


def shown_on(keys: Iterable[str]) -> dict[str, list[str]]:
    """The emblems of some cards, each with those that show it."""
    shown: dict[str, list[str]] = {}
    for key in keys:
        shown.setdefault(card(key).emblem, []).append(key)
    return shown


@pytest.mark.parametrize("kind", ["item", "mask"])
def test_each_item_and_each_mask_has_an_emblem_of_its_own(kind: str) -> None:
    shown = shown_on([key for key in records() if key.startswith(f"{kind}/")])
    assert {emblem: keys for emblem, keys in shown.items() if len(keys) > 1} == {}


def test_no_emblem_is_on_more_than_three_cards_of_the_market() -> None:
    market = [sold.id for sold in records().of(InfluenceRecord).values() if sold.pool == "market"]
    assert len(market) == 81
    shown = shown_on([f"influence/{sold}" for sold in market])
    assert {emblem: keys for emblem, keys in shown.items() if len(keys) > 3} == {}


def test_every_card_and_tile_of_the_box_names_what_it_shows() -> None:
    nameless = [key for key in records() if getattr(records()[key].record, "emblem", None) == ""]
    assert nameless == [], "a sign of its kind tells nobody what a card is called"


def test_where_something_can_be_done_on_a_map_tile_it_is_drawn() -> None:
    for tile in records().of(MapRecord).values():
        drawn = {standing.at for standing in tile.drawings}
        assert {at for spot in tile.spots for at in spot.at} <= drawn, (
            f"{tile.id}: a space with an action shows nothing"
        )
        assert drawn or not tile.flying, f"{tile.id}: nothing stands there"


def test_the_guests_at_dinner_have_a_chair_each_on_the_overlay_of_their_course() -> None:
    for course in ("soup", "fish", "dessert"):
        face = face_of(records(), f"overlay/{course}", FACES)
        assert isinstance(face, TileFace)
        spots = records().of(OverlayRecord)[course].spots
        assert [space.thing for space in face.spaces].count("chair") == len(spots) > 0


def test_no_word_of_a_text_decides_what_is_drawn() -> None:
    for key in ("influence/marked-deck", "map/rope-room", "mask/mask-of-the-porter", "tile/moths"):
        said = face_of(records(), key, FACES, "en")
        other = face_of(Renamed(records().packs), key, FACES, "en")
        assert said != other, "it is called otherwise"
        if isinstance(said, TileFace) and isinstance(other, TileFace):
            assert [space.thing for space in said.spaces] == [space.thing for space in other.spaces]
        else:
            assert said.emblem == other.emblem  # type: ignore[union-attr]  # cards and sheets have one


class Renamed(Library):
    """The same records with every text another."""

    def text(self, what: str, key: str, tongue: str = "en") -> str:
        return "umbrella, cat and clock" if what in ("names", "flavour") else super().text(what, key, tongue)


def test_a_record_without_an_emblem_shows_the_sign_of_its_kind() -> None:
    base = records().packs[0]
    files = {
        "manifest.yaml": b"id: plain\nversion: 1\ngame: etherfields\ntitle: Plain\nrequires: [etherfields]\n",
        "items.yaml": b"- {kind: item, id: brass-bell, name: Brass Bell, cunning: 1}\n",
    }
    face = face_of(library(base, read_pack(files, LANGUAGE, (base,))), "item/brass-bell", FACES)
    assert isinstance(face, CardFace)
    assert face.emblem == "suitcase"


def test_another_picture_changes_no_hash_so_that_running_games_go_on() -> None:
    manifest = b"id: plain\nversion: 1\ngame: etherfields\ntitle: Plain\nrequires: [etherfields]\n"
    base, hashes = records().packs[0], []
    for looks in ("", "emblem: bell, ", "emblem: door, "):
        item = f"- {{kind: item, id: brass-bell, {looks}name: Brass Bell, cunning: 1}}\n".encode()
        hashes.append(read_pack({"manifest.yaml": manifest, "items.yaml": item}, LANGUAGE, (base,)).hash)
    assert len({*hashes}) == 1


def test_a_place_shows_what_stands_in_it_where_it_is_used() -> None:
    bedroom, engine = face_of(records(), "map/bedroom", FACES), face_of(records(), "map/engine-room", FACES)
    assert isinstance(bedroom, TileFace)
    assert isinstance(engine, TileFace)
    assert {"wardrobe", "door"} <= {space.thing for space in bedroom.spaces}
    assert "furnace" in {space.thing for space in engine.spaces}
    bare = replace(bedroom, spaces=tuple([replace(space, thing="") for space in bedroom.spaces]))
    assert draw(bedroom) != draw(bare)
