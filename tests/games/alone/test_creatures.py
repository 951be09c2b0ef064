"""Creatures move, are heard, attack and spawn (CREATURE, NOISE, REVEAL, ATTACK, SPAWN, TELEPORT, LIGHT)."""

from textwrap import dedent

import pytest

from nocturne.games.alone.rules.movers import teleport
from nocturne.games.alone.views import Heard
from tests.games.alone.playing import HIT, LONG, MISS, SURGE, TWO_LEVELS, Playing, alone

COMMON = ("loot", "common:fang_feast")


def moved(text: str, *steps: str) -> Playing:
    """The Hero loots, and Evil moves a creature by a Common Reaction."""
    return alone(text + "\nhands: [[fang_feast, fang_rush]]").play(*COMMON, *steps)


@pytest.mark.rule("AL-CREATURE-01", "AL-CREATURE-02", "AL-REACTION-04")
def test_a_common_reaction_moves_any_creature_one_sector() -> None:
    game = moved(f"map: {LONG}\nhero: 0,0\ncreatures: worm 4,0", "the-creature:12*", "creep:west")
    assert (game.where("worm"), game.asked) == ("3,0", "ReactionWindow")


@pytest.mark.rule("AL-CREATURE-03", "AL-DOOR-02", "AL-DOOR-06")
def test_creatures_cross_unbarred_doors_but_neither_walls_nor_barred_doors() -> None:
    text = "map: c2 RA c8\nhero: 0,0\ncreatures: worm 2,0"
    assert moved(text, "the-creature:12*").offered == ("creep:west", "done")
    assert moved(text + "\nbarred: 1,0-2,0", "the-creature:12*").offered == ("force:west", "done")


@pytest.mark.rule("AL-CREATURE-04")
def test_evil_may_use_fewer_steps_than_given() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0\nhands: [[fang_rush]]")
    game.play("move:east", "play:fang_rush", "the-creature:12*", "creep:west", "done")
    assert game.where("worm") == "4,0"


@pytest.mark.rule("AL-CREATURE-05")
def test_creatures_share_sectors_and_pass_through_the_hero() -> None:
    game = alone(
        f"map: {LONG}\nhero: 1,0\nrevealed: 0,0 1,0 2,0\ncreatures: worm 2,0; spores 0,0\nhands: [[swarm_skitter]]"
    )
    game.play("move:east", "play:swarm_skitter", "the-creature:0*", "creep:east", "creep:east", "creep:east")
    assert game.where("spores") == "3,0"


@pytest.mark.rule("AL-CREATURE-06", "AL-STAIRS-06")
def test_a_creature_on_the_other_level_may_move_and_takes_stairs_as_a_step() -> None:
    text = f"{TWO_LEVELS}creatures: worm 2:1,0"
    game = moved(alone_text(text), "the-creature:12*", "creep:stairs")
    assert game.is_at("worm", "1:1,0")
    seen = f"map: {LONG}\nhero: 0,0\nrevealed: 0,0 1,0\ncreatures: worm 1,0"
    assert moved(seen, "the-creature:12*", "creep:east").where("worm") == "2,0"


def alone_text(text: str) -> str:
    return dedent(text).strip("\n")


@pytest.mark.rule("AL-DOOR-10", "AL-EX-02", "AL-CREATURE-08")
def test_unbarring_costs_a_creature_one_of_its_steps() -> None:
    game = alone("map: c2 cA RA cA c8\nhero: 0,0\nbarred: 2,0-3,0\ncreatures: worm 4,0\nhands: [[swarm_skitter]]")
    game.play("move:east", "pass", "play:swarm_skitter", "the-creature:12*", "creep:west", "force:west", "creep:west")
    assert (game.where("worm"), game.table.barred) == ("2,0", 0)
    assert game.table.turn == 2  # no step is left


@pytest.mark.rule("AL-CREATURE-08", "AL-DOOR-10")
def test_a_creature_may_unbar_several_doors_in_one_movement_a_step_each() -> None:
    text = "map: c2 RA cA c8\nhero: 2,0\ncreatures: worm 0,0\nbarred: 0,0-1,0 1,0-2,0\nhands: [[swarm_skitter]]"
    game = alone(text).play("move:east", "play:swarm_skitter", "the-creature:12*")
    assert game.offered == ("force:east", "done")  # AL-DOOR-06: it cannot cross
    game.play("force:east", "creep:east", "force:east")
    assert (game.where("worm"), game.table.barred, game.table.turn) == ("1,0", 0, 2)  # no step is left


@pytest.mark.rule("AL-DOOR-11", "AL-NOISE-09")
def test_a_common_reaction_may_be_spent_on_unbarring_and_is_heard() -> None:
    game = moved("map: c2 cA RA c8\nhero: 0,0\nbarred: 2,0-3,0\ncreatures: worm 3,0", "the-creature:12*", "force:west")
    assert (game.table.barred, game.heard()) == (0, ["east"])


@pytest.mark.rule("AL-NOISE-01", "AL-NOISE-02", "AL-NOISE-07", "AL-NOISE-11", "AL-NOISE-14")
def test_a_moved_creature_is_heard_once_from_where_it_ends() -> None:
    game = moved(f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0", "the-creature:12*", "creep:west")
    assert game.heard() == ["east"]
    assert "worm" not in " ".join(game.words()).lower()


@pytest.mark.rule("AL-NOISE-07")
def test_a_longer_movement_makes_one_noise_from_where_it_ends() -> None:
    text = f"map: {LONG}\nhero: 1,0\ncreatures: worm 0,0\nhands: [[swarm_skitter]]"
    game = alone(text).play("move:east", "play:swarm_skitter", "the-creature:12*", *["creep:east"] * 3)
    assert (game.where("worm"), game.heard()) == ("3,0", ["east"])


@pytest.mark.rule("AL-COMM-02", "AL-NOISE-02", "AL-NOISE-12")
@pytest.mark.parametrize(
    ("hero", "at", "step", "way"), [("0,0", "5,0", "west", "east"), ("5,0", "0,0", "east", "west")]
)
def test_the_direction_of_a_noise_is_told_to_the_hero_and_stays_in_view(
    hero: str, at: str, step: str, way: str
) -> None:
    game = moved(f"map: {LONG}\nhero: {hero}\ncreatures: worm {at}", "the-creature:12*", f"creep:{step}")
    assert game.words()[-1] == f"A noise comes from the {way}."
    assert game.game.view(0).heard[-1] == Heard("event-noise-heard", way=way)


@pytest.mark.rule("AL-NOISE-01")
def test_a_creature_chosen_but_not_moved_makes_no_noise() -> None:
    game = moved(f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0", "the-creature:12*", "done")
    assert game.heard() == []


@pytest.mark.rule("AL-NOISE-03", "AL-COMM-06")
def test_evil_chooses_between_equally_short_routes() -> None:
    game = moved(
        "map: c6 cA cC / c5 .. c5 / c3 cA c9\nhero: 0,0\ncreatures: worm 2,1", "the-creature:12*", "creep:south"
    )
    assert game.offered == ("tell:east", "tell:south")
    assert game.play("tell:south").heard() == ["south"]


@pytest.mark.rule("AL-NOISE-04")
def test_a_noise_from_the_other_level_tells_only_that() -> None:
    text = f"{TWO_LEVELS}creatures: worm 2:1,0"
    assert moved(alone_text(text), "the-creature:12*", "creep:west").heard() == ["other_level"]


@pytest.mark.rule("AL-NOISE-05", "AL-EX-09")
def test_a_barred_door_turns_the_direction_of_a_noise() -> None:
    text = "map: c6 cA cC / c3 RA c9\nhero: 0,1\ncreatures: worm 2,0"
    assert moved(text, "the-creature:12*", "creep:south").heard() == ["east"]
    assert moved(text + "\nbarred: 0,1-1,1", "the-creature:12*", "creep:south").heard() == ["north"]


@pytest.mark.rule("AL-NOISE-06")
def test_a_noise_behind_barred_doors_is_muffled() -> None:
    text = "map: c2 RA cA c8\nhero: 0,0\nbarred: 0,0-1,0\ncreatures: worm 3,0"
    assert moved(text, "the-creature:12*", "creep:west").heard() == ["muffled"]


@pytest.mark.rule("AL-NOISE-08", "AL-ENCOUNTER-02", "AL-ENCOUNTER-04")
def test_a_creature_that_comes_to_the_hero_scares_and_is_heard_here() -> None:
    game = moved(f"map: {LONG}\nhero: 0,0\ncreatures: worm 1,0", "the-creature:12*", "creep:west")
    assert (game.heard(), game.hero.sc) == (["here"], 10)


@pytest.mark.rule("AL-NOISE-10")
def test_a_route_that_begins_on_the_stairs_is_told_as_stairs() -> None:
    text = """
        map: |
          level 1
          c0 .. c2 cA c8
          level 2
          c2 cA c8 .. ..
          stairs 1:0,0-2:0,0 1:2,0-2:2,0
        hero: 1:0,0
        creatures: worm 1:4,0
    """
    assert moved(alone_text(text), "the-creature:12*", "creep:west").heard() == ["stairs"]


@pytest.mark.rule("AL-REVEAL-06", "AL-EX-06", "AL-REVEAL-04")
def test_a_creature_that_enters_a_revealed_sector_is_seen_and_does_not_scare() -> None:
    game = moved(f"map: {LONG}\nhero: 0,0\nrevealed: 0,0 1,0\ncreatures: parasite 2,0", "the-creature:3*", "creep:west")
    assert (game.creature("parasite").name, game.hero.sc) == (1, 12)
    assert "creature-seen" in game.told()


@pytest.mark.rule("AL-REVEAL-06", "AL-EX-06", "AL-REVEAL-04")
def test_it_is_seen_outside_the_field_of_vision_too() -> None:
    text = "map: c6 cA c8 / c3 cA c8\nhero: 0,0\nrevealed: 0,0 0,1 1,1\ncreatures: parasite 2,1"
    game = moved(text, "the-creature:3*", "creep:west")
    assert (game.creature("parasite").name, game.hero.sc) == (1, 12)


@pytest.mark.rule("AL-REVEAL-07", "AL-EX-07", "AL-COMM-05")
def test_a_creature_that_leaves_the_labyrinth_is_told_with_its_direction_before_it_goes() -> None:
    text = f"map: {LONG}\nhero: 2,0\nrevealed: 1,0 2,0\ncreatures: worm 1,0"
    game = moved(text, "the-creature:12*", "creep:west")
    assert game.creature("worm").name == 0
    assert game.table.heard[0].text().arguments()["way"] == "west"
    kinds = game.told(1)
    assert kinds.index("creature-left") < kinds.index("creature-stepped")


@pytest.mark.rule("AL-REVEAL-08", "AL-EX-08")
def test_a_creature_that_only_leaves_the_field_of_vision_stays_on_display() -> None:
    text = "map: c6 cA c8 / c3 cA c8\nhero: 0,0\nrevealed: 0,0 0,1 1,1\ncreatures: worm 0,1"
    game = moved(text, "the-creature:12*", "creep:east")
    assert game.creature("worm").name == 1
    assert "creature-walked" in game.told()


@pytest.mark.rule("AL-EX-04", "AL-ATTACK-06", "AL-ENCOUNTER-01", "AL-ENCOUNTER-02", "AL-MOVE-09")
def test_two_encounters_in_one_turn_and_both_creatures_attack() -> None:
    text = (
        f"map: {LONG}\nhero: 0,0\ncreatures: parasite 1,0; worm 2,0\nhands: [[swarm_pincer]]\ncoming: [0, 0, 0, 0, 2]"
    )
    game = alone(text).play("move:east")
    assert game.hero.sc == 11
    game.play("play:swarm_pincer", "the-creature:12*", "creep:west", "done")
    assert (game.hero.sc, game.hero.life) == (9, 8)


# -- attacks at the end of the Turn


@pytest.mark.rule("AL-ATTACK-01", "AL-ATTACK-03", "AL-ATTACK-04", "AL-ATTACK-02")
def test_all_creatures_in_the_sector_attack_with_one_roll_of_all_their_dice_in_the_dark() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\ncreatures: worm 0,0; parasite 0,0\ncoming: [2, 0, 0, 2, 2, 0]").play("loot")
    assert game.hero.life == 9
    assert game.told().count("hurt") == 1


@pytest.mark.rule("AL-ATTACK-02", "AL-LIGHT-04", "AL-STATS-05", "AL-ATTACK-07")
def test_in_light_the_second_number_of_dice_counts_and_a_worm_has_none() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nlit: 0,0\ncreatures: worm 0,0").play("loot")
    assert "rolled" not in game.told()
    text = f"map: {LONG}\nhero: 0,0\nlit: 0,0\ncreatures: spores 0,0\ncoming: [2, {HIT}, {HIT}, {HIT}]"
    assert alone(text).play("loot").hero.life == 10


@pytest.mark.rule("AL-ATTACK-05")
def test_a_creature_that_arrives_after_the_roll_does_not_attack_in_that_turn() -> None:
    text = f"""
        map: {LONG}
        hero: 0,0
        revealed: 0,0 1,0
        creatures: spores 0,0; worm 1,0
        hands: [[swarm_blood]]
        coming: [2, {HIT}, 2, 2]
    """
    game = alone(text).play("loot", "pass", "play:swarm_blood", "the-creature:12*", "creep:west", "done")
    assert (game.hero.life, game.asked, game.table.turn) == (11, "HeroTurn", 2)


@pytest.mark.rule("AL-DICE-02", "AL-DICE-03", "AL-DICE-05")
def test_evil_hits_with_surge_only_in_a_dangerous_sector() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: parasite 0,0\ncoming: [2, {SURGE}, {MISS}]"
    assert alone(text).play("loot").hero.life == 12
    assert alone(text + "\ndanger: 0,0").play("loot").hero.life == 11
    assert alone(text.replace(f"{SURGE}, {MISS}", f"{HIT}, {MISS}")).play("loot").hero.life == 11


# -- lights


@pytest.mark.rule("AL-LIGHT-07", "AL-LIGHT-08")
def test_lights_go_out_where_a_creature_has_moved_in() -> None:
    game = moved(f"map: {LONG}\nhero: 0,0\nlit: 3,0 4,0\ncreatures: worm 4,0", "the-creature:12*", "creep:west", "pass")
    assert game.lit == "4,0"


@pytest.mark.rule("AL-LIGHT-10", "AL-LIGHT-09")
def test_passing_through_standing_and_the_heros_own_sector_keep_their_light() -> None:
    text = f"map: {LONG}\nhero: 0,0\nlit: 1,0 3,0 5,0\ncreatures: worm 4,0; spores 5,0\nhands: [[swarm_skitter]]"
    game = alone(text).play(
        "move:east", "play:swarm_skitter", "the-creature:12*", "creep:west", "creep:west", "creep:west"
    )
    assert game.where("worm") == game.at
    assert game.lit == "1,0 3,0 5,0"


@pytest.mark.rule("AL-LIGHT-10")
def test_a_creature_spawned_in_a_lit_sector_does_not_put_it_out() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nlit: 5,0\nhands: [[fang_feast]]")
    game.play("loot", "play:fang_feast", "of-type:worm", "at:1:5,0")
    assert (game.where("worm"), game.table.turn, game.lit) == ("5,0", 2, "5,0")


@pytest.mark.rule("AL-LIGHT-10", "AL-TELEPORT-02", "AL-TELEPORT-03", "AL-NOISE-13")
def test_a_teleported_creature_makes_no_noise_keeps_its_wound_and_puts_out_no_light() -> None:
    text = f"map: {LONG}\nhero: 0,0\nlit: 3,0\ncreatures: worm 5,0 wounded\nhands: [[swarm_vents]]"
    game = alone(text).play("explore:east", "play:swarm_vents", "the-creature:12*", "at:1:3,0")
    assert (game.where("worm"), game.creature("worm").wounded, game.heard()) == ("3,0", True, [])
    assert game.lit == "3,0"


@pytest.mark.rule("AL-TELEPORT-03")
def test_a_creature_teleported_into_a_revealed_sector_is_revealed_there() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nrevealed: 0,0 1,0\ncreatures: worm 5,0")
    teleport(game.table, game.creature("worm"), game.table.sector("1:1,0"))
    assert (game.where("worm"), game.creature("worm").name) == ("1,0", 1)


@pytest.mark.rule("AL-TELEPORT-01")
def test_teleporting_ignores_the_minimum_spawn_distance() -> None:
    game = alone(f"map: {LONG}\nhero: 2,0\ncreatures: worm 5,0\nhands: [[swarm_vents]]")
    game.play("explore:west", "play:swarm_vents", "the-creature:12*")
    assert game.offers("at:1:3,0")


# -- spawning


@pytest.mark.rule("AL-SPAWN-01", "AL-SPAWN-02", "AL-SPAWN-03", "AL-SPAWN-05", "AL-NOISE-01")
def test_a_creature_is_spawned_at_its_minimum_distance_or_farther_and_heard() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nhands: [[fang_feast]]").play("loot", "play:fang_feast", "of-type:worm")
    assert game.offered == ("at:1:4,0", "at:1:5,0")
    game.play("at:1:5,0")
    assert (game.where("worm"), game.heard(), game.creature("worm").name) == ("5,0", ["east"], 0)


@pytest.mark.rule("AL-STATS-07")
@pytest.mark.parametrize(
    ("kind", "normal", "nightmare"),
    [("spores", 2, 1), ("parasite", 2, 1), ("cultist", 3, 2), ("mutant", 3, 2), ("worm", 4, 3)],
)
def test_each_type_is_spawned_from_its_minimum_distance_on(kind: str, normal: int, nightmare: int) -> None:
    text = f"map: {LONG}\nhero: 0,0\nhands: [[fang_feast]]"
    for more, least in (("", normal), ("\nspace: 3\nnightmare: true", nightmare)):
        game = alone(text + more).play("loot", "play:fang_feast", f"of-type:{kind}")
        assert game.offered[0] == f"at:1:{least},0"


@pytest.mark.rule("AL-SPAWN-04")
def test_a_barred_door_makes_a_sector_far_enough() -> None:
    game = alone("map: c2 R8\nhero: 0,0\nbarred: 0,0-1,0\nhands: [[fang_feast]]").play(
        "loot", "play:fang_feast", "of-type:worm"
    )
    assert (game.where("worm"), game.heard()) == ("1,0", ["muffled"])


@pytest.mark.rule("AL-SPAWN-05", "AL-REVEAL-09")
def test_a_creature_spawned_in_a_revealed_sector_is_revealed_at_once() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nrevealed: all\nhands: [[fang_feast]]")
    game.play("loot", "play:fang_feast", "of-type:worm", "at:1:5,0")
    assert game.creature("worm").name == 1


@pytest.mark.rule("AL-SPAWN-06", "AL-DECK-07")
def test_a_spawn_that_no_sector_is_far_enough_for_cannot_be_played() -> None:
    game = alone("map: c2 c8\nhero: 0,0\ncreatures: worm 1,0\nhands: [[fang_feast]]").play("loot")
    assert game.why_not("play:fang_feast") == "AL-SPAWN-06"


@pytest.mark.rule("AL-STATS-10", "AL-STATS-08")
def test_a_type_with_all_three_on_the_map_cannot_be_spawned() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: spores 4,0; spores 4,0; spores 5,0\nhands: [[swarm_hatch]]"
    assert alone(text).play("loot").why_not("play:swarm_hatch") == "AL-REACTION-06"
    game = alone(f"map: {LONG}\nhero: 0,0\ncreatures: spores 4,0; spores 4,0; spores 5,0\nhands: [[fang_feast]]").play(
        "loot"
    )
    assert "of-type:spores" not in game.play("play:fang_feast").offered
    two = alone(f"map: {LONG}\nhero: 0,0\ncreatures: spores 4,0; spores 5,0\nhands: [[fang_feast]]").play("loot")
    assert "of-type:spores" in two.play("play:fang_feast").offered


@pytest.mark.rule("AL-WOUND-06")
def test_a_dead_creature_returns_to_the_supply_and_can_be_spawned_again() -> None:
    text = f"""
        map: {LONG}
        hero: 0,0
        creatures: worm 0,0 wounded; worm 5,0; worm 5,0
        hands: [[fang_answer]]
        coming: [0, 0]
    """
    game = alone(text).play("attack:1:worm")
    assert len(game.table.creatures) == 2
    assert game.table.free_token("worm") == 12
