"""The Hero moves (MOVE, DOOR, STAIRS, REVEAL, ENCOUNTER, OPPORTUNITY, CONDITION)."""

import pytest

from nocturne.games.alone.views import SeenCreature
from tests.games.alone.playing import HIT, LONG, SURGE, alone

ROOMS = "cA RA cA"


@pytest.mark.rule("AL-MOVE-01", "AL-MOVE-02", "AL-MOVE-04", "AL-MOVE-05")
def test_a_move_takes_the_hero_one_step_and_reveals_the_sector() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0").play("move:east")
    assert (game.at, game.revealed) == ("1,0", "0,0 1,0")


@pytest.mark.rule("AL-MOVE-08", "AL-DOOR-06")
def test_walls_and_barred_doors_stop_the_hero() -> None:
    game = alone("map: c2 R8\nhero: 0,0\nbarred: 0,0-1,0")
    assert game.why_not("move:north") == "AL-MOVE-08"
    assert game.why_not("move:east") == "AL-DOOR-06"


@pytest.mark.rule("AL-DOOR-08", "AL-MOVE-07", "AL-DOOR-09", "AL-DOOR-01")
def test_unbarring_takes_the_whole_move_and_allows_no_barring() -> None:
    game = alone("map: c2 R8\nhero: 0,0\nbarred: 0,0-1,0").play("unbar:east")
    assert (game.at, game.table.barred, game.asked, game.table.turn) == ("0,0", 0, "HeroTurn", 2)
    game.play("move:east")
    assert game.at == "1,0"


@pytest.mark.rule("AL-MOVE-06", "AL-DOOR-03", "AL-DOOR-05", "AL-DOOR-13", "AL-DOOR-14")
def test_after_a_step_the_hero_may_bar_one_adjacent_door() -> None:
    game = alone("map: c2 RA c8\nhero: 0,0").play("move:east")
    assert game.offered == ("bar:east", "bar:west", "pass")
    game.play("bar:west")
    assert (game.asked, game.table.barred.bit_count()) == ("HeroTurn", 1)
    west = next(one for one in game.game.view(0).labyrinth if one.hero)
    assert west.exits == {"east": "door", "west": "barred"}


@pytest.mark.rule("AL-DOOR-13")
def test_a_door_stays_barred_when_its_sectors_leave_the_labyrinth() -> None:
    text = "map: c2 RA cA c8\nhero: 3,0\nturn: 8\nrevealed: all\nbarred: 0,0-1,0"
    game = alone(text).end_turn("track")
    assert (game.revealed, game.table.barred.bit_count()) == ("2,0 3,0", 1)


@pytest.mark.rule("AL-EX-01", "AL-DOOR-04", "AL-DOOR-05", "AL-DOOR-13", "AL-MOVE-06")
def test_a_two_step_move_allows_one_barring_after_each_step_and_none_before() -> None:
    text = """
        map: |
          c4 R4
          R3 c9
        hero: {at: '0,1', items: [it_harness]}
    """
    game = alone(text).play("use-action-item:0:it_harness")
    assert not game.offers("bar")
    game.play("move:east")
    assert game.offered == ("bar:north", "bar:west", "pass")
    game.play("bar:west", "move:north", "bar:south")
    assert game.table.barred.bit_count() == 2


@pytest.mark.rule("AL-MOVE-03", "AL-STAIRS-03", "AL-EX-03", "AL-REVEAL-05", "AL-MOVE-05")
def test_taking_the_stairs_clears_the_level_left_except_the_stair_sector() -> None:
    text = """
        map: |
          level 1
          c2 cA c8
          level 2
          c2 cA c8
          stairs 1:1,0-2:1,0
        hero: {at: '1:1,0'}
        revealed: 1:0,0 1:1,0 1:2,0
        creatures: worm 1:2,0
    """
    game = alone(text)
    assert game.creature("worm").name == 1
    game.play("move:stairs")
    assert (game.at, game.revealed) == ("2:1,0", "1:1,0 2:1,0")
    assert game.creature("worm").name == 0  # Unrevealed with its sector


@pytest.mark.rule("AL-ENCOUNTER-01", "AL-MOVE-09", "AL-ENCOUNTER-08", "AL-MOVE-04")
def test_an_unrevealed_creature_in_the_sector_scares_ends_the_move_and_still_attacks() -> None:
    game = alone(f"map: c2 R8\nhero: 0,0\ncreatures: parasite 1,0\ncoming: [{HIT}, {HIT}]").play("move:east")
    assert (game.hero.sc, game.hero.life) == (11, 10)
    assert game.asked == "HeroTurn"  # no barring
    assert game.why_not("move:east") == "AL-MOVE-08"


@pytest.mark.rule("AL-MOVE-09")
def test_an_encounter_ends_a_longer_move() -> None:
    game = alone(f"map: {LONG}\nhero: {{at: '0,0', items: [it_harness]}}\ncreatures: worm 1,0\ncoming: [2, 2, 2]")
    game.play("use-action-item:0:it_harness", "move:east")
    assert (game.at, game.asked) == ("1,0", "HeroTurn")


@pytest.mark.rule("AL-MOVE-10")
def test_a_longer_move_is_declared_step_by_step_and_may_stop() -> None:
    game = alone(f"map: {LONG}\nhero: {{at: '0,0', items: [it_harness]}}").play(
        "use-action-item:0:it_harness", "move:east"
    )
    assert game.offered == ("move:east", "move:west", "done")
    assert game.play("done").at == "1,0"


@pytest.mark.rule("AL-ENCOUNTER-03", "AL-ENCOUNTER-09", "AL-EXPLORE-02")
def test_a_creature_revealed_in_another_sector_does_not_scare_later() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\ncreatures: worm 1,0\ncoming: [2, 2, 2]")
    game.play("explore:east")
    assert game.creature("worm").name == 1
    game.play("move:east")
    assert game.hero.sc == 12


@pytest.mark.rule("AL-ENCOUNTER-05")
def test_several_creatures_scare_one_after_the_other_as_evil_orders() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\ncreatures: spores 1,0; worm 1,0\nhands: [[fang_roar]]").play("move:east")
    assert game.offered == ("scares:1:spores", "scares:2:worm")
    game.play("scares:2:worm")
    assert (game.hero.sc, game.offered) == (10, ("play:fang_roar", "pass"))
    game.play("pass")
    assert game.hero.sc == 9


@pytest.mark.rule("AL-ENCOUNTER-06")
def test_a_creature_with_sc_0_scares_for_nothing() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\ncreatures: cultist 1,0\nhands: [[fang_roar]]").play("move:east")
    assert (game.hero.sc, game.table.met) == (12, True)
    assert game.why_not("play:fang_roar") == "AL-REACTION-03"


@pytest.mark.rule("AL-ENCOUNTER-06")
def test_a_fright_that_is_wholly_lessened_is_no_damage() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_salts]}}\ncreatures: parasite 1,0\ncoming: [2, 2]"
    game = alone(text).play("move:east", "use-item:0:it_salts")
    assert game.hero.sc == 12
    assert "hurt" not in game.told()


@pytest.mark.rule("AL-ENCOUNTER-07", "AL-VIEW-06", "AL-WOUND-07")
def test_a_creature_that_was_unrevealed_again_scares_again_under_another_name() -> None:
    text = f"map: {LONG}\nhero: 0,0\nrevealed: 0,0 1,0\ncreatures: worm 1,0 wounded\nhands: [[fang_feast, fang_feast]]"
    game = alone(text).play("loot", "common:fang_feast", "the-creature:12*", "creep:east")
    assert game.creature("worm").name == 0
    game.play("common:fang_feast", "the-creature:12*", "creep:west")
    assert (game.creature("worm").name, game.creature("worm").wounded) == (2, True)


@pytest.mark.rule("AL-ENCOUNTER-07", "AL-WOUND-07")
def test_a_creature_that_left_the_labyrinth_and_comes_back_to_the_hero_scares_as_much_wounded() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: worm 0,0 wounded\nhands: [[fang_feast, fang_feast]]"
    game = alone(text).play("loot", "common:fang_feast", "the-creature:12*", "creep:east")
    assert (game.creature("worm").name, game.hero.sc) == (0, 12)
    assert game.play("common:fang_feast", "the-creature:12*", "creep:west").hero.sc == 10


@pytest.mark.rule("AL-OPPORTUNITY-01", "AL-OPPORTUNITY-02", "AL-OPPORTUNITY-04", "AL-OPPORTUNITY-05")
def test_leaving_creatures_costs_one_life_per_hit_of_one_die_each_before_the_step() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\ncreatures: worm 0,0; spores 0,0\ncoming: [{HIT}, {HIT}]").play("move:east")
    assert (game.hero.life, game.at) == (10, "1,0")
    kinds = game.told()
    assert kinds.index("rolled") < kinds.index("hero-stepped")


@pytest.mark.rule("AL-OPPORTUNITY-03", "AL-EX-05", "AL-LIGHT-05")
def test_in_light_one_die_fewer_is_rolled_in_total() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nlit: 0,0\ncreatures: worm 0,0; spores 0,0\ncoming: [{HIT}]").play(
        "move:east"
    )
    assert game.hero.life == 11


@pytest.mark.rule("AL-OPPORTUNITY-03")
def test_with_one_creature_in_light_no_die_is_rolled() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nlit: 0,0\ncreatures: worm 0,0").play("move:east")
    assert "rolled" not in game.told()


@pytest.mark.rule("AL-OPPORTUNITY-05", "AL-DANGER-03", "AL-DICE-05")
def test_surge_hits_in_an_attack_of_opportunity_when_the_sector_left_is_dangerous() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\ndanger: 0,0\ncreatures: worm 0,0\ncoming: [{SURGE}]").play("move:east")
    assert game.hero.life == 11


@pytest.mark.rule("AL-OPPORTUNITY-06")
def test_each_step_that_leaves_an_occupied_sector_gives_its_own_attack() -> None:
    text = f"""
        map: |
          {LONG}
        hero: {{at: '0,0', items: [it_harness]}}
        revealed: 0,0 1,0
        creatures: worm 0,0; spores 1,0
        coming: [{HIT}, {HIT}]
    """
    game = alone(text).play("use-action-item:0:it_harness", "move:east", "move:east")
    assert (game.hero.life, game.at) == (10, "2,0")


@pytest.mark.rule("AL-OPPORTUNITY-08", "AL-BOSS-03")
def test_a_boss_counts_as_one_creature() -> None:
    text = f"map: {LONG}\nhero: 0,0\nboss: boss_hollow\nboss_out: true\ncreatures: boss 0,0\ncoming: [{HIT}]"
    assert alone(text).play("move:east").hero.life == 11


@pytest.mark.rule("AL-MOVE-11", "AL-END-02")
def test_a_hero_defeated_by_an_attack_of_opportunity_does_not_step() -> None:
    game = alone(f"map: {LONG}\nhero: {{at: '0,0', life: 1, sc: 0}}\ncreatures: worm 0,0\ncoming: [{HIT}]").play(
        "move:east"
    )
    assert (game.winners, game.at) == ((1,), "0,0")


@pytest.mark.rule("AL-CONDITION-03", "AL-CONDITION-01")
def test_gas_costs_a_life_on_entering_and_is_discarded() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nconditions: {{gas: '1,0'}}")
    assert game.game.view(0).labyrinth[0].condition is None
    game.play("move:east")
    assert (game.hero.life, game.table.conditions[0]) == (11, 0)
    game = alone(f"map: {LONG}\nhero: 0,0\nconditions: {{gas: '2,0'}}").play("explore:east")
    assert [one.condition for one in game.game.view(0).labyrinth] == [None, None, "gas"]


@pytest.mark.rule("AL-CONDITION-03", "AL-CONDITION-07")
def test_gas_put_where_the_hero_stands_works_at_the_end_of_the_turn() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nconditions: {{gas: '0,0'}}").play("loot")
    assert (game.hero.life, game.table.conditions[0]) == (11, 0)


@pytest.mark.rule("AL-CONDITION-07")
def test_creatures_ignore_condition_tokens_and_one_put_under_the_hero_is_not_entered() -> None:
    text = f"""
        map: {LONG}
        hero: 0,0
        creatures: worm 4,0
        conditions: {{gas: '3,0', tripwire: '0,0'}}
        hands: [[fang_feast]]
    """
    game = alone(text).play("loot", "common:fang_feast", "the-creature:12*", "creep:west")
    assert (game.where("worm"), game.creature("worm").wounded, game.asked) == ("3,0", False, "HeroTurn")
    assert [sectors.bit_count() for sectors in game.table.conditions] == [1, 0, 0, 1]


@pytest.mark.rule("AL-CONDITION-04")
def test_resin_holds_the_next_step_without_an_attack_of_opportunity() -> None:
    text = f"map: {LONG}\nhero: 0,0\nconditions: {{resin: '0,0'}}\ncreatures: spores 0,0\nhands: [[fang_rush]]"
    game = alone(text).play("move:east")
    assert (game.at, game.table.conditions[1], game.hero.life) == ("0,0", 0, 12)
    assert "rolled" not in game.told()
    assert game.offers("play:fang_rush")  # it counts as a Move


@pytest.mark.rule("AL-CONDITION-05")
def test_static_forbids_explore_and_track_until_the_hero_has_left() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nconditions: {{static: '0,0'}}")
    assert game.why_not("explore:east") == "AL-CONDITION-05"
    assert game.why_not("track") == "AL-CONDITION-05"
    game.play("move:east")
    assert game.table.conditions[2] == 0
    assert game.offers("track")


@pytest.mark.rule("AL-CONDITION-06")
def test_a_tripwire_lets_evil_move_every_creature_within_three_sectors() -> None:
    text = f"map: {LONG}\nhero: 0,0\nconditions: {{tripwire: '1,0'}}\ncreatures: worm 4,0; spores 5,0"
    game = alone(text).play("move:east")
    assert game.offered == ("the-creature:12:worm:1:4,0", "done")
    game.play("the-creature:12*", "creep:west")
    assert (game.where("worm"), game.table.conditions[3]) == ("3,0", 0)


@pytest.mark.rule("AL-DOOR-15", "AL-REVEAL-11", "AL-REVEAL-02", "AL-REVEAL-03")
def test_a_revealed_sector_shows_its_shape_exits_light_and_elements() -> None:
    text = """
        map: |
          c2 RA c8
          lcu 1:1,0
        hero: 0,0
        revealed: 0,0 1,0
        lit: 1,0
        danger: 1,0
        conditions: {resin: '1,0'}
        creatures: worm 1,0 wounded
    """
    shown = alone(text).game.view(0).labyrinth[1]
    assert (shown.shape, shown.room, shown.lit, shown.lcu) == ("room", "infirmary", True, True)
    assert shown.exits == {"east": "door", "west": "door"}
    assert (shown.danger, shown.condition) == (True, "resin")
    assert shown.creatures == (SeenCreature(1, "worm", wounded=True),)


@pytest.mark.rule("AL-REVEAL-02", "AL-REVEAL-03")
def test_stairs_and_mission_tokens_are_revealed_with_their_sector() -> None:
    text = """
        map: |
          level 1
          c2 RA c8
          level 2
          c2 cA c8
          stairs 1:0,0-2:0,0
          rooms infirmary 1:1,0
        hero: '1:0,0'
        missions: [g_trauma]
    """
    shown = alone(text).play("explore:east").game.view(0).labyrinth
    assert shown[0].exits == {"east": "door", "stairs": "open"}
    assert [one.mission for one in shown] == [False, True, False]
