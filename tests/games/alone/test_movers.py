"""Which creatures an effect moves, how far, and what is heard of each (CREATURE, NOISE, BOSS, CONDITION)."""

import pytest

from tests.games.alone.playing import LONG, alone


@pytest.mark.rule("AL-DECK-07", "AL-DECK-05")
def test_a_card_that_moves_revealed_creatures_needs_one() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: worm %s\nhands: [[fang_scent]]"
    assert alone(text % "2,0").play("explore:east").offers("play:fang_scent")
    assert alone(text % "5,0").play("explore:east").why_not("play:fang_scent") == "AL-DECK-07"


@pytest.mark.rule("AL-CONDITION-06")
def test_each_tripwire_lets_the_same_creatures_move_again() -> None:
    text = f"map: {LONG}\nhero: 0,0\nconditions: {{tripwire: '1,0 2,0'}}\ncreatures: worm 4,0"
    game = alone(text).play("move:east", "the-creature:12*", "creep:east", "move:east")
    assert game.offered == ("the-creature:12:worm:1:5,0", "done")


@pytest.mark.rule("AL-BOSS-03", "AL-BOSS-06")
def test_the_shepherd_leads_common_reactions_only_and_on_its_own_level_only() -> None:
    text = """
        map: |
          level 1
          c2 cA cA cA cA c8
          level 2
          c2 cA cA c8 .. ..
          stairs 1:0,0-2:0,0
        hero: {at: '1:0,0'}
        boss: boss_shepherd
        boss_out: true
        creatures: boss 1:5,0; worm 1:5,0; mutant 2:1,0
        hands: [[fang_rush, fang_feast]]
    """
    card = alone(text).play("move:east", "play:fang_rush", "the-creature:12*", "creep:west", "creep:west")
    assert (card.is_at("worm", "1:3,0"), card.asked) == (True, "ReactionWindow")
    led = alone(text).play("loot", "common:fang_rush", "the-creature:12*", "creep:west", "creep:west")
    assert (led.is_at("worm", "1:3,0"), led.asked) == (True, "ReactionWindow")
    above = alone(text).play("loot", "common:fang_rush", "the-creature:9*", "creep:east")
    assert (above.is_at("mutant", "2:2,0"), above.asked) == (True, "ReactionWindow")
    other = alone(text.replace("boss_shepherd", "boss_choir")).play("loot", "common:fang_rush", "the-creature:12*")
    assert other.play("creep:west").asked == "ReactionWindow"


@pytest.mark.rule("AL-NOISE-07", "AL-NOISE-01")
def test_each_creature_moved_by_one_card_is_heard_from_where_it_is_itself() -> None:
    text = "map: c2 cA cA cA cA cA c8\nhero: 3,0\ncreatures: worm 0,0; mutant 6,0\nhands: [[swarm_pincer]]"
    game = alone(text).play("move:east", "play:swarm_pincer", "the-creature:12*", "creep:east")
    assert game.heard() == ["west"]
    game.play("the-creature:9*", "creep:west")
    assert game.heard() == ["west", "east"]


@pytest.mark.rule("AL-COMBAT-05", "AL-CONTENT-01")
@pytest.mark.parametrize(
    ("item", "reach"),
    [("it_arc", 1), ("it_arc, upgraded: true", 2), ("it_ammo", 0), ("it_ammo, upgraded: true", 2), ("it_bolt", 0)],
)
def test_an_item_that_attacks_reaches_just_so_far(item: str, reach: int) -> None:
    for far in range(4):
        text = f"map: {LONG}\nhero: {{at: '0,0', items: [{{key: {item}}}]}}\nrevealed: all\ncreatures: worm {far},0"
        assert alone(text).offers("use-action-item:0") is (far <= reach), far


@pytest.mark.rule("AL-DOOR-10", "AL-DOOR-11")
def test_a_creature_without_a_step_left_unbars_nothing_but_the_hollow_giant_does() -> None:
    text = """
        map: c2 RA cA c8
        hero: 0,0
        barred: 1,0-2,0
        creatures: worm 3,0
        hands: [[fang_feast, fang_rush]]
    """
    game = alone(text).play("loot", "common:fang_feast", "the-creature:12*", "creep:west")
    assert (game.where("worm"), game.asked) == ("2,0", "ReactionWindow")
    giant = alone(text.replace("creatures: worm", "boss: boss_hollow\n        boss_out: true\n        creatures: boss"))
    giant.play("loot", "common:fang_feast", "the-creature:15*", "creep:west")
    assert giant.offered == ("force:west", "done")  # no step to cross it, though
    assert (giant.play("force:west").table.barred, giant.asked) == (0, "ReactionWindow")


@pytest.mark.rule("AL-CONTENT-01")
def test_a_repelled_creature_stops_whatever_steps_it_has_left() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_repellent]}}\ncreatures: worm 1,0\n"
    text += "hands: [[fang_stalk, fang_feast]]"
    game = alone(text).play("track", "target:door", "target:door", "play:fang_stalk", "the-creature:12*", "creep:west")
    game.play("use-item:0:it_repellent")
    assert (game.where("worm"), game.asked) == ("1,0", "ReactionWindow")


@pytest.mark.rule("AL-MISSION-12", "AL-INTERACT-02", "AL-MISSION-07")
def test_a_mission_that_is_done_or_has_all_its_interacts_takes_no_other() -> None:
    text = "map: |\n  c2 RA cA cA c8\n  rooms %s 1:1,0\nhero: {at: '1,0'}\nmissions: [%s]"
    over = alone(text % ("generator", "{key: f_overload, active: true, count: 2}"))
    assert over.why_not("interact-mission:f_overload") == "AL-MISSION-07"
    assert not over.offers("interact-mission")
    done = alone(text % ("infirmary", "{key: f_pods, active: true}, {key: g_trauma, done: true}"))
    assert done.why_not("interact-mission:g_trauma") == "AL-MISSION-07"
    assert not done.offers("interact-mission")


@pytest.mark.rule("AL-BOSS-06", "AL-BOSS-03")
@pytest.mark.parametrize(
    ("at", "met", "sc"),
    [("0,0", "spores 2,0", 10), ("5,0", "spores 2,0", 11), ("2,0", "worm 5,0", 9)],
    ids=["seen", "unseen", "itself"],
)
def test_the_choir_makes_encounters_with_others_worse_and_only_while_it_is_revealed(at: str, met: str, sc: int) -> None:
    text = f"map: {LONG}\nhero: 1,0\nrevealed: 0,0 1,0\nboss: boss_choir\nboss_out: true\ncreatures: boss {at}; {met}\n"
    assert alone(text + f"coming: {[2] * 9}").play("move:east").hero.sc == sc


@pytest.mark.rule("AL-BOSS-06", "AL-DOOR-10")
def test_a_boss_other_than_the_hollow_giant_pays_a_step_for_a_door() -> None:
    text = "map: c2 RA cA c8\nhero: 0,0\nbarred: 1,0-2,0\nboss: boss_choir\nboss_out: true\ncreatures: boss 2,0\n"
    game = alone(text + "hands: [[fang_feast, fang_rush]]").play("loot", "common:fang_feast", "the-creature:15*")
    assert (game.play("force:west").asked, game.where("boss_choir")) == ("ReactionWindow", "2,0")


@pytest.mark.rule("AL-CONTENT-01")
def test_the_repellent_is_offered_only_when_a_creature_would_step_into_the_heros_sector() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_repellent]}}\ncreatures: worm 3,0\nhands: [[fang_stalk]]"
    game = alone(text).play("track", "target:door", "target:door", "play:fang_stalk", "the-creature:12*", "creep:west")
    assert (game.asked, game.where("worm")) == ("CreatureMoves", "2,0")


@pytest.mark.rule("AL-CONTENT-03")
def test_a_mission_that_does_not_say_so_is_worked_on_with_creatures_there_and_twice_in_a_turn() -> None:
    text = "map: |\n  c2 RA c8\n  rooms cold_store 1:1,0\nhero: {at: '1,0'}\nmissions: [f_pods, g_sleeper]\n"
    text += "boss: boss_choir\n"
    text += f"boss_out: true\ncreatures: worm 1,0\ncoming: {[2] * 9}"
    game = alone(text).play("bullet-time", "interact-mission:g_sleeper")
    assert game.play("interact-mission:g_sleeper").table.task("g_sleeper").done


@pytest.mark.rule("AL-NOISE-03", "AL-EVIL-11", "AL-COMM-06")
@pytest.mark.parametrize("seat", [1, 2])
def test_whoever_played_the_card_chooses_between_equally_short_routes_to_a_noise(seat: int) -> None:
    hands = "[[fang_feast], []]" if seat == 1 else "[[], [fang_feast]]"
    text = f"players: 3\nmap: |\n  c6 cE c8\n  c3 cB c8\nhero: 0,0\ncreatures: worm 2,1\nleader: 1\nhands: {hands}"
    game = alone(text).play("loot", "common:fang_feast", "the-creature:12*", "creep:west")
    assert (game.seat, game.offered) == (seat, ("tell:east", "tell:south"))
