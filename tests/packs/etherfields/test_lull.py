"""The rest of the box: Companions, First Memories, altered Slumbers, the add-on, hints of Slumbers; and their words."""

from __future__ import annotations

import pytest

from nocturne.effects.problems import PackError
from nocturne.games.etherfields.game import GAME
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.pack import content, records
from nocturne.games.etherfields.records import TileRecord
from nocturne.kernel import Game, new_game
from nocturne.packs.commands import hint
from tests.packs.etherfields.test_dreams import paid
from tests.packs.etherfields.trial import A, B, ids, me, on_the_map, over, placed, tried

# -- Companions


def with_card(wisdom: str, more: str = "", *, players: int = 1) -> Game[Etherfields]:
    """A Slumber in which the Team holds a Companion's card, the Dreamers with cards to pay."""
    hands = {"a": "archetype: gambler, hand: [raise, raise]", "b": "archetype: tough-guy, hand: [hard-look]"}
    people = ", ".join([f"{letter}: {{{hands[letter]}}}" for letter in "ab"[:players]])
    return placed(GAME, f"wisdom: [{wisdom}]\ndreamers: {{{people}}}\n{more}", players=players)


@pytest.mark.rule("EF-COMPANION-01", "EF-COMPANION-02")
def test_a_companion_is_called_up_to_where_one_stands_and_comes_along_when_called_again() -> None:
    game = paid(with_card("tobit-marl", "figures: [{of: lodger}, {of: tobit, at: 11}]\n"), "use:tobit-marl/1")
    there = [figure.at for figure in game.table.figures_of("tobit")]
    assert there == [me(game).at], "there is one of him, and he has come"
    assert not any(game.table.is_entity(figure) for figure in game.table.figures_of("tobit"))


@pytest.mark.rule("EF-SPACE-02", "EF-COMPANION-03")
def test_a_companion_pushes_nobody_out_of_a_full_space() -> None:
    crowd = "figures: [{of: lodger, at: 0}, {of: lodger, at: 0}, {of: lodger, at: 0}]\n"
    game = paid(with_card("tobit-marl", crowd), "use:tobit-marl/1")
    assert game.table.figures_of("tobit") == []


@pytest.mark.rule("EF-COMPANION-03")
def test_what_a_companion_does_stands_on_its_own_card_and_is_done_beside_it() -> None:
    away = with_card("tobit-marl", "figures: [{of: tobit, at: 11}]\n", players=2)
    assert "use:tobit-marl/2" not in ids(away)
    game = with_card("tobit-marl", "figures: [{of: tobit, at: 0}]\n", players=2)
    before = [len(me(game, seat).hand) for seat in (A, B)]
    game.answer(A, "use:tobit-marl/2")
    assert [len(me(game, seat).hand) for seat in (A, B)] == [count + 1 for count in before], "both stand near him"


def test_the_dog_heals_and_the_cat_brings_something_back() -> None:
    leaning = placed(
        GAME, "wisdom: [dog-you-had]\nfigures: [{of: old-dog, at: 0}]\ndreamers: {a: {distress: 2, hand: [raise]}}\n"
    )
    leaning.answer(A, "use:dog-you-had/2")
    while leaning.open[0].kind != "Act" and "discard:raise" in ids(leaning):
        leaning.answer(A, "discard:raise")
    assert me(leaning).distress == 1
    mine = "dreamers: {a: {hand: [raise], discard: [read-the-table]}}\n"
    brought = placed(GAME, f"wisdom: [cooks-cat]\nfigures: [{{of: the-cat, at: 0}}]\n{mine}")
    brought.answer(A, "use:cooks-cat/2")
    for answer in ("discard:raise", "pick:read-the-table"):
        if answer in ids(brought):
            brought.answer(A, answer)
    assert "read-the-table" in me(brought).hand


# -- First Memories


def test_an_archetype_remembers_what_is_its_own_and_nobody_elses() -> None:
    who = "dreamers: {a: {archetype: gambler, sealed: [raise]}, b: {archetype: mourner}}\n"
    game = tried("[{call: first-memories}]", who, players=2)
    asked: list[int] = []
    while game.open and game.open[0].kind != "Act" and len(asked) < 2:
        asked.append(int(game.open[0].seat))
        game.answer(game.open[0].seat, game.open[0].ids()[0])
    assert asked == [0, 1]
    assert {"first-gambler", "first-mourner"} <= set(game.table.removed), "a First Memory is read once"
    assert "first-specialist" in game.table.boxed


def test_every_archetype_has_three_first_memories_up_to_the_end_of_the_act() -> None:
    chains = [f"{chain}-{name}" for chain in ("first", "shelf", "sound") for name in content().dreamers]
    assert [name for name in chains if not content().secrets[name].memory] == []


# -- Slumbers and their altered forms


@pytest.mark.rule("EF-COMP-07", "EF-SLUMBER-06")
@pytest.mark.parametrize(
    ("script", "old", "new"),
    [("examiner-asks-less", "examiner", "examiner-marking"), ("weight-sits-up", "weight", "weight-sitting-up")],
)
@pytest.mark.parametrize("zone", ["slumbers", "boxed"])
def test_a_script_puts_an_altered_slumber_in_the_place_of_the_first(script: str, old: str, new: str, zone: str) -> None:
    game = tried(f"[{{call: {script}}}]", f"slumbers: [{old}, quiet-hour]\n" if zone == "slumbers" else "")
    assert new in game.table.slumbers
    assert old in game.table.removed
    assert old not in (*game.table.slumbers, *game.table.boxed)


@pytest.mark.parametrize(
    ("tile", "left"),
    [("lodger", "room-to-let"), ("queue", "queue-of-one"), ("examiner", "examiner-marking"), ("dog", "dog-you-had")],
)
def test_whoever_was_helped_leaves_something_behind(tile: str, left: str) -> None:
    game = tried(f"[{{call: deliver-{tile}}}]", f"turned_up: [{tile}]\n", this=tile)
    while game.table.tile:
        game.answer(game.open[0].seat, game.open[0].ids()[0])
    assert left in (*game.table.slumbers, *game.table.wisdom)
    assert tile not in game.table.slumbers


def test_the_box_has_its_slumbers_its_map_tiles_its_districts_and_its_companions() -> None:
    lib = content()
    assert sum(tile.role == "slumber" for tile in lib.tiles.values()) == 16
    assert sum(tile.slumber for tile in lib.maps.values()) == 12
    assert sorted(lib.districts) == ["arcades", "low-quay", "pillow-hill", "terraces"]
    assert sum(tile.role == "companion" for tile in lib.tiles.values()) == 3


def test_every_slumber_that_is_played_gives_three_hints() -> None:
    played = [tile for tile in content().tiles.values() if tile.role == "slumber" and tile.is_entity]
    assert [tile.id for tile in played if len(tile.hints) != 3] == []
    told = [hint(tile.id, stage)[0] for tile in played for stage in (1, 2, 3)]
    assert len(set(told)) == len(told)


def test_a_slumber_with_two_hints_is_found() -> None:
    with pytest.raises(PackError, match="3 hints or none, not 1"):
        over("- {kind: tile, id: t, name: T, hints: [dog-hint-1]}\n")


# -- the add-on


@pytest.mark.rule("EF-THORN-01")
@pytest.mark.parametrize("chosen", [False, True])
def test_the_add_on_is_in_force_from_the_first_night_for_those_who_chose_it(chosen: bool) -> None:
    game = new_game(GAME, 1, 1, "2.0", {"add-ons": chosen})
    assert ("suit-on-the-landing" in game.table.wisdom) is chosen


@pytest.mark.rule("EF-THORN-01")
def test_the_suit_is_put_on_and_taken_off_and_keeps_distress_away_only_while_it_is_on() -> None:
    game = paid(with_card("suit-on-the-landing"), "use:suit-on-the-landing/1")
    assert "suit-worn" in game.table.flags
    assert "use:suit-on-the-landing/1" not in ids(game)


# -- the town


def test_the_terraces_are_walked_to_from_the_tram_depot_once_they_are_known() -> None:
    for known, there in (("", False), ("districts: [pillow-hill, low-quay, arcades, terraces]\n", True)):
        game = on_the_map(
            more=f"{known or 'districts: [pillow-hill, low-quay, arcades]' + chr(10)}location: tram-depot\n"
        )
        assert any("hundred-steps" in answer for answer in ids(game)) is there


def test_texts_may_stand_in_a_folder_that_is_called_as_their_kind() -> None:
    assert records().text("stories", "landing-end", "en").startswith("The landing ends in a wall.")
    assert isinstance(content().tiles["tobit"], TileRecord)
