"""What Items do and when they cannot be used, Item by Item (AL-CONTENT-01)."""

import pytest

from nocturne.games.alone.pack import content
from tests.games.alone.playing import HIT, LONG, MISS, SURGE, Playing, alone

ROOMS = """
map: |
  c6 cA RA cC
  c5 .. .. c5
  R3 cA cA c9
  rooms infirmary 1:2,0 generator 1:0,2
  lcu 1:1,0 1:0,1
"""


def holding(item: str, more: str = "", *, upgraded: bool = False) -> Playing:
    """The Hero at the end of a corridor with one Item."""
    hero = f"{{at: '0,0', items: [{{key: {item}, upgraded: {str(upgraded).lower()}}}]}}"
    return alone(f"map: {LONG}\nhero: {hero}\n{more}")


@pytest.mark.rule("AL-CONTENT-01")
def test_the_vest_is_of_no_use_against_a_roll_without_a_hit() -> None:
    roll = "creatures: parasite 0,0\ncoming: [2, %d, %d, 2, 2]"
    assert holding("it_vest", roll % (MISS, SURGE)).play("loot").asked == "HeroTurn"
    assert holding("it_vest", roll % (HIT, SURGE)).play("loot").asked == "OnOccasion"


@pytest.mark.rule("AL-CONTENT-01")
@pytest.mark.parametrize(("upgraded", "life"), [(False, 10), (True, 11)])
def test_the_vest_rerolls_all_hits_and_upgraded_ignores_one_more(life: int, *, upgraded: bool) -> None:
    more = f"creatures: parasite 0,0\ncoming: [2, {HIT}, {HIT}, {HIT}, {HIT}]"
    game = holding("it_vest", more, upgraded=upgraded).play("loot", "use-item:0:it_vest")
    assert (game.hero.life, game.asked) == (life, "HeroTurn")


@pytest.mark.rule("AL-CONTENT-01")
@pytest.mark.parametrize(("upgraded", "life"), [(False, 9), (True, 12)])
def test_an_upgraded_lamp_makes_creatures_attack_as_in_light(life: int, *, upgraded: bool) -> None:
    more = f"creatures: worm 0,0\ncoming: [{SURGE}, {MISS}, {HIT}, {HIT}, {HIT}]"
    game = holding("it_lamp", more, upgraded=upgraded).play("attack:1:worm", "use-item:0:it_lamp")
    assert (game.hero.life, game.creature("worm").wounded, game.lit) == (life, False, "")


@pytest.mark.rule("AL-CONTENT-01", "AL-REACTION-12")
@pytest.mark.parametrize("upgraded", [False, True])
def test_the_jammer_stops_common_reactions_and_upgraded_any_second_card(*, upgraded: bool) -> None:
    more = "creatures: worm 5,0\nhands: [[fang_rush, fang_rush, dread_always]]"
    game = holding("it_jammer", more, upgraded=upgraded).play("move:east", "play:fang_rush")
    assert game.asked == "ChooseMover"  # a first card, face up
    game.play("the-creature:12*", "creep:west", "done", "play:dread_always")
    assert (game.asked == "OnOccasion") is upgraded
    if upgraded:
        game.play("use-item:0:it_jammer")
        assert (len(game.table.creatures), game.track, game.table.turn) == (1, [1, 2], 2)
    first = holding("it_jammer", more, upgraded=upgraded).play("move:east", "common:fang_rush")
    assert first.offered == ("use-item:0:it_jammer", "pass")
    assert first.play("use-item:0:it_jammer", "common:fang_rush").asked == "ChooseMover"  # it works once (AL-ITEM-06)


@pytest.mark.rule("AL-CONTENT-01")
def test_upgraded_thermite_is_thrown_here_or_next_door_through_no_barred_door_and_at_nothing_unseen() -> None:
    text = "map: c2 RA c8\nhero: {at: '1,0', items: [{key: it_thermite, upgraded: true}]}\nrevealed: %s\nbarred: %s\n"
    text += "creatures: spores 0,0; parasite 1,0; mutant 2,0\n" + f"coming: {[HIT, HIT] + [MISS] * 9}"
    game = alone(text % ("all", "")).play("use-action-item:0:it_thermite")
    assert game.offered == ("here", "over:east", "over:west")
    game.play("over:west")
    assert [game.table.kind(one.token) for one in game.table.creatures] == ["parasite", "mutant"]
    assert [one.wounded for one in game.table.creatures] == [False, False]
    shut = alone(text % ("all", "0,0-1,0")).play("use-action-item:0:it_thermite")
    assert shut.offered == ("here", "over:east")
    assert shut.play("here").creature("parasite").wounded
    unseen = alone(text % ("1,0", "")).play("use-action-item:0:it_thermite")
    assert unseen.creature("parasite").wounded  # nothing but the own sector is offered
    assert holding("it_thermite", "revealed: 0,0 1,0\ncreatures: worm 1,0").why_not("use-action-item:0:it_thermite")
    nobody = alone("map: c2 RA c8\nhero: {at: '1,0', items: [{key: it_thermite, upgraded: true}]}\nrevealed: all")
    assert nobody.why_not("use-action-item:0:it_thermite") == "AL-COMBAT-01"


@pytest.mark.rule("AL-CONTENT-01", "AL-LCU-04")
def test_the_relay_lights_from_the_chosen_lcu_only_and_reveals_by_the_heros_own_sight() -> None:
    text = f"{ROOMS}hero: {{at: '0,0', items: [it_relay]}}\nrevealed: 0,0 1,0 0,1\n"
    game = alone(text).play("use-action-item:0:it_relay")
    assert game.offered == ("the-lcu:start:1,0", "the-lcu:start:0,1")
    game.play("the-lcu:start:1,0")
    assert list(game.offered) == ["toward:north", "toward:east", "toward:south", "toward:west"]
    game.play("toward:east")
    assert (game.lit, game.revealed) == ("1,0 2,0 3,0", "0,0 1,0 0,1")  # a door stops the Hero's sight
    closed = alone(text).play("use-action-item:0:it_relay", "the-lcu:start:0,1", "toward:west")
    assert closed.lit == "0,1"


@pytest.mark.rule("AL-CONTENT-01", "AL-DECK-05")
def test_a_short_circuit_leaves_the_lcu_repaired_from_afar_its_own_sector() -> None:
    text = f"{ROOMS}hero: {{at: '0,0', items: [it_relay]}}\nrevealed: 0,0 1,0\nhands: [[snare_short]]"
    game = alone(text).play("use-action-item:0:it_relay", "play:snare_short", "toward:east")
    assert game.lit == "1,0"


@pytest.mark.rule("AL-CONTENT-01")
@pytest.mark.parametrize(("upgraded", "reached"), [(False, 2), (True, 4)])
def test_the_relay_reaches_two_steps_or_four_through_revealed_sectors(reached: int, *, upgraded: bool) -> None:
    item = f"{{key: it_relay, upgraded: {str(upgraded).lower()}}}"
    for far in range(1, 6):
        text = f"map: |\n  {LONG}\n  lcu 1:{far},0\nhero: {{at: '0,0', items: [{item}]}}\n"
        assert alone(text + "revealed: all").offers("use-action-item:0:it_relay") is (far <= reached)
    hidden = f"map: |\n  {LONG}\n  lcu 1:2,0\nhero: {{at: '0,0', items: [{item}]}}\nrevealed: 0,0 2,0"
    assert not alone(hidden).offers("use-action-item:0:it_relay")


DOORS = "map: |\n  R2 cA RA cA RA c8\n"


@pytest.mark.rule("AL-CONTENT-01", "AL-DOOR-13")
def test_the_override_shifts_two_different_revealed_doors_within_two_steps() -> None:
    text = DOORS + "hero: {at: '1,0', items: [it_override]}\nrevealed: 0,0 1,0 2,0 3,0 4,0\n"
    game = alone(text).play("use-action-item:0:it_override")
    offers = ("shift-door:start:-1,0:east", "shift-door:start:0,0:east", "shift-door:start:1,0:east")
    assert game.offered == (*offers, "shift-door:start:2,0:east", "done")
    game.play("shift-door:start:0,0:east")
    assert "shift-door:start:0,0:east" not in game.offered  # each once
    game.play("shift-door:start:-1,0:east")
    assert (game.asked, game.table.turn, game.table.barred.bit_count()) == ("HeroTurn", 2, 2)
    unseen = alone(DOORS + "hero: {at: '1,0', items: [it_override]}\nrevealed: 1,0\n")
    assert unseen.play("use-action-item:0:it_override").offered == (
        "shift-door:start:0,0:west",
        "shift-door:start:0,0:east",
        "done",
    )
    assert not holding("it_override", "revealed: all").offers("use-action-item:0:it_override")


@pytest.mark.rule("AL-CONTENT-01")
def test_the_upgraded_override_shifts_three_revealed_doors_anywhere_on_the_level() -> None:
    text = """
        map: |
          level 1
          R2 cA RA cA RA c8
          level 2
          R2 c8 .. .. .. ..
          stairs 1:1,0-2:1,0
        hero: {at: '1:1,0', items: [{key: it_override, upgraded: true}]}
        revealed: 1:0,0 1:1,0 1:2,0 1:3,0 1:4,0 2:0,0 2:1,0
    """
    game = alone(text).play("use-action-item:0:it_override")
    assert len(game.offered) == 6  # five doors of this level, none of the other
    assert all(one.startswith("shift-door:start") or one == "done" for one in game.offered)
    for _ in range(3):
        game.play(game.offered[0])
    assert (game.asked, game.table.turn, game.table.barred.bit_count()) == ("HeroTurn", 2, 3)


@pytest.mark.rule("AL-CONTENT-01")
@pytest.mark.parametrize("upgraded", [False, True])
def test_a_creature_that_is_repelled_may_be_moved_again_unless_the_repellent_is_upgraded(*, upgraded: bool) -> None:
    more = "creatures: worm 1,0; mutant 5,0\nhands: [[fang_feast, fang_rush]]"
    game = holding("it_repellent", more, upgraded=upgraded).play("track", "target:door", "target:door")
    game.play("common:fang_feast", "the-creature:12*", "creep:west", "use-item:0:it_repellent", "common:fang_rush")
    assert (game.where("worm"), game.hero.sc) == ("1,0", 12)
    assert game.offers("the-creature:12") is not upgraded
    assert game.offers("the-creature:9")
    again = game.play("done").play("track", "target:door", "target:door")
    assert again.table.held == 0  # for this Turn only


@pytest.mark.rule("AL-CONTENT-01")
def test_the_neutraliser_helps_against_condition_tokens_and_missions_only() -> None:
    hit = holding("it_neutral", f"creatures: worm 0,0\ncoming: {[HIT] * 9}").play("move:east")
    assert (hit.hero.life, hit.asked) == (11, "HeroTurn")
    game = holding("it_neutral", "turn: 8\nmissions: [f_pods, b_fever]").play("track", "target:door", "target:door")
    assert game.offered == ("use-item:0:it_neutral", "pass")
    assert game.play("use-item:0:it_neutral").hero.life == 12


@pytest.mark.rule("AL-CONTENT-01")
@pytest.mark.parametrize(("upgraded", "life"), [(False, 5), (True, 6)])
def test_the_neutraliser_upgraded_recovers_a_life_as_well(life: int, *, upgraded: bool) -> None:
    text = (
        f"map: {LONG}\nhero: {{at: '0,0', life: 5, items: [{{key: it_neutral, upgraded: {str(upgraded).lower()}}}]}}\n"
    )
    game = alone(text + "conditions: {gas: '1,0'}").play("move:east", "use-item:0:it_neutral")
    assert (game.hero.life, game.table.conditions[0]) == (life, 0)


@pytest.mark.rule("AL-CONTENT-07", "AL-COMPANION-02")
def test_when_every_character_has_been_in_play_no_companion_comes() -> None:
    others = ", ".join(key for key in content().characters if key != "ch_varga")
    text = "map: |\n  c2 RA c8\n  rooms cold_store 1:1,0\nmissions: [f_pods, {key: g_sleeper, count: 1}]\n"
    text += f"hero: {{at: '1,0', character: ch_varga, known: [{others}]}}\nboss: boss_choir\nboss_out: true"
    game = alone(text).play("interact-mission:g_sleeper")
    assert (game.hero.companion, game.table.task("g_sleeper").done) == (None, True)


@pytest.mark.rule("AL-CONTENT-01", "AL-DOOR-05")
@pytest.mark.parametrize(("upgraded", "most"), [("false", 1), ("true", 2)])
def test_the_wedge_bars_one_door_or_two_that_are_not_barred_yet(upgraded: str, most: int) -> None:
    text = "map: .. c4 .. / c2 RF c8 / .. c1 ..\nhero: {at: '1,1', items: [{key: it_wedge, upgraded: %s}]}\n"
    text += "barred: 1,0-1,1"
    game = alone(text % upgraded).play("track", "target:door", "target:door", "use-item:0:it_wedge")
    assert game.offered == ("bar:east", "bar:south", "bar:west", "pass")
    for way in ("east", "south")[:most]:
        game.play(f"bar:{way}")
    assert (game.asked, game.table.turn, game.table.barred.bit_count()) == ("HeroTurn", 2, 1 + most)
    shut = alone("map: c2 R8\nhero: {at: '0,0', items: [it_wedge]}\nbarred: 0,0-1,0")
    assert shut.play("track", "target:door", "target:door").asked == "HeroTurn"  # nothing is left to bar
    none = holding("it_wedge").play("track", "target:door", "target:door")
    assert none.asked == "HeroTurn"


@pytest.mark.rule("AL-CONTENT-01", "AL-MOVE-10")
@pytest.mark.parametrize(("upgraded", "steps"), [("false", 1), ("true", 2)])
def test_the_pry_bar_moves_one_sector_or_two_after_unbarring(upgraded: str, steps: int) -> None:
    text = f"map: c2 RA cA c8\nhero: {{at: '0,0', items: [{{key: it_prybar, upgraded: {upgraded}}}]}}\nbarred: 0,0-1,0"
    game = alone(text).play("use-action-item:0:it_prybar", "unbar:east", "move:east", "pass")
    assert (game.asked == "MoveOn") is (steps == 2)
    if steps == 2:
        game.play("move:east", "pass")
    assert (game.at, game.table.turn) == (f"{steps},0", 2)


@pytest.mark.rule("AL-MOVE-08", "AL-DOOR-06", "AL-CONTENT-01")
def test_an_item_that_moves_leads_through_no_wall_and_no_barred_door() -> None:
    text = "map: c2 RA c8\nhero: {at: '1,0', items: [it_harness]}\nbarred: %s"
    game = alone(text % "0,0-1,0").play("use-action-item:0:it_harness")
    assert game.offered == ("move:east", "done")
    assert (game.why_not("move:west"), game.why_not("move:north")) == ("AL-DOOR-06", "AL-MOVE-08")
    assert alone(text % "0,0-1,0 1,0-2,0").why_not("use-action-item:0:it_harness") == "AL-DOOR-06"


@pytest.mark.rule("AL-CONTENT-01", "AL-TRACK-11")
@pytest.mark.parametrize(("place", "way"), [(0, "east"), (1, "west"), (2, "here")])
def test_the_scanner_has_the_way_told_to_the_very_target_that_was_answered_for(place: int, way: str) -> None:
    text = (
        "map: |\n  c2 cA cA cA c8\n  lcu 1:3,0 1:0,0\nhero: {at: '2,0', items: [{key: it_scanner, upgraded: true}]}\n"
    )
    game = alone(text + "danger: 2,0").play("use-action-item:0:it_scanner", "target:lcu", "target:lcu", "target:danger")
    assert game.answers() == ["1 same", "2 same", "0 same"]
    game.play(f"route-to:{place}*")
    assert game.game.view(0).heard[-1].way == way


@pytest.mark.rule("AL-CONTENT-01")
def test_thermite_is_thrown_only_where_a_creature_is_and_the_override_needs_a_door_in_sight() -> None:
    text = "map: c2 RA c8\nhero: {at: '1,0', items: [{key: it_thermite, upgraded: true}]}\nrevealed: all\n"
    game = alone(text + "creatures: spores 0,0; parasite 1,0").play("use-action-item:0:it_thermite")
    assert game.offered == ("here", "over:west")
    far = "map: c2 cA cA cA RA c8\nhero: {at: '0,0', items: [it_override]}\nrevealed: %s"
    assert not alone(far % "0,0").offers("use-action-item:0:it_override")
    assert not alone(far % "all").offers("use-action-item:0:it_override")  # three steps away
    assert alone(far.replace("at: '0,0'", "at: '1,0'") % "all").offers("use-action-item:0:it_override")


@pytest.mark.rule("AL-CONTENT-01")
def test_the_wedge_follows_the_fight_that_a_harness_grants_and_not_the_move_as_well() -> None:
    text = "map: c2 RA c8\nhero: {at: '0,0', items: [{key: it_harness, upgraded: true}, it_wedge]}\nrevealed: all\n"
    game = alone(text + f"creatures: worm 1,0\ncoming: {[MISS] * 9}")
    game.play("use-action-item:0:it_harness", "move:east", "pass", "done", "attack:1:worm")
    assert game.offered == ("use-item:1:it_wedge", "pass")
    game.play("use-item:1:it_wedge", "bar:east")
    assert (game.asked, game.table.turn, game.items) == ("HeroTurn", 2, "it_harness:2+ it_wedge:2")


@pytest.mark.rule("AL-CONTENT-01")
def test_the_grapnel_does_not_swing_up_the_stairs_and_down_again() -> None:
    text = """
        map: |
          level 1
          c2 c8
          level 2
          c2 c8
          stairs 1:0,0-2:0,0
        hero: {at: '1:0,0', items: [it_grapnel]}
    """
    game = alone(text).play("use-action-item:0:it_grapnel", "move:stairs")
    assert (game.at, game.asked, game.table.turn) == ("2:0,0", "HeroTurn", 2)


@pytest.mark.rule("AL-CONTENT-03", "AL-MISSION-11", "AL-LIGHT-06")
@pytest.mark.parametrize(("missions", "seen"), [("[f_pods]", True), ("[f_pods, b_fog]", False)])
def test_in_the_fog_a_flare_shows_one_sector_fewer_than_it_lights_but_for_those_in_sight(
    missions: str, *, seen: bool
) -> None:
    text = f"""
        map: |
          level 1
          c2 RA cA c8
          level 2
          c2 c8 .. ..
          stairs 1:0,0-2:0,0
        hero: {{at: '1:0,0', items: [{{key: it_flare, upgraded: true}}]}}
        missions: {missions}
    """
    basic = text.replace(", upgraded: true", "")
    up = alone(basic).play("use-action-item:0:it_flare", "toward:stairs")
    assert (up.lit, up.revealed) == ("2:0,0", "1:0,0" + " 2:0,0" * seen)
    ahead = alone(text).play("use-action-item:0:it_flare", "toward:east")
    assert ahead.lit == "1:0,0 1:1,0 1:2,0"
    assert ahead.revealed == "1:0,0 1:1,0" + " 1:2,0" * seen  # the Room is in sight, what is behind its far door is not
    near = alone(basic).play("use-action-item:0:it_flare", "toward:east")
    assert near.revealed == "1:0,0 1:1,0"


@pytest.mark.rule("AL-CONTENT-01", "AL-COMBAT-01")
def test_thermite_is_not_rolled_for_a_creature_that_a_reaction_has_moved_away_since() -> None:
    text = f"map: {LONG}\nhero: {{at: '1,0', items: [it_thermite]}}\nrevealed: 0,0 1,0 2,0\ndanger: 1,0\n"
    text += f"creatures: spores 1,0; worm 1,0\nhands: [[snare_ricochet, swarm_blood]]\ncoming: {[MISS] * 9}"
    game = alone(text).play("use-action-item:0:it_thermite", "play:snare_ricochet", "play:swarm_blood")
    game.play("the-creature:12*", "creep:east", "done")  # the Worm is still Revealed, next door
    assert game.words().count("The Hero rolls MISS and MISS.") == 1
