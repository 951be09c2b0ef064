"""Fine points of skills, tracking and tokens that only show where two rules meet (XP, TRACK, LOOT, LIGHT)."""

import pytest

from nocturne.games.alone.pack import content
from tests.games.alone.playing import HIT, LONG, MISS, alone


@pytest.mark.rule("AL-XP-02", "AL-XP-03")
def test_the_second_point_turns_the_token_and_everybody_sees_it() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', skills: [0, 0, 0, 0, {{0}}]}}\ncreatures: worm 0,0 wounded\ncoming: [0, 0]"
    for points in (0, 1):
        game = alone(text.replace("{0}", str(points))).play("attack:1:worm")
        assert game.hero.skills[4] == points + 1
        assert [game.game.view(seat).skills["dexterity"] for seat in (0, 1, None)] == [points + 1] * 3


@pytest.mark.rule("AL-XP-11", "AL-XP-14")
def test_precision_rerolls_once_in_an_action_of_several_attacks() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', skills: [0, 0, 0, 2, 0], items: [it_thermite]}}
        creatures: spores 0,0; parasite 0,0
        coming: [{MISS}, {MISS}, {MISS}, {MISS}, {MISS}, {MISS}, {MISS}, {MISS}, {MISS}, {MISS}]
    """
    game = alone(text).play("use-action-item:0:it_thermite", "use-skill:precision")
    assert game.asked == "HeroTurn"  # not offered with the second attack
    spared = alone(text).play("use-action-item:0:it_thermite", "pass")
    assert spared.offered == ("use-skill:precision", "pass")  # kept for it


@pytest.mark.rule("AL-XP-11")
def test_precision_rerolls_one_die_of_the_heros_choice_not_several() -> None:
    text = (
        f"map: {LONG}\nhero: {{at: '0,0', skills: [0, 0, 0, 2, 0]}}\ncreatures: spores 0,0\ncoming: [2, 1, 2, 2, 2, 2]"
    )
    game = alone(text).play("attack:1:spores", "use-skill:precision")
    assert game.offered == ("again:0:1", "again:1:0")


@pytest.mark.rule("AL-XP-12", "AL-XP-13")
def test_dexterity_works_once_for_each_roll_of_evil() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', skills: [0, 0, 0, 0, 2], items: [it_harness]}}
        revealed: 0,0 1,0
        creatures: worm 0,0; spores 1,0
        coming: [{HIT}, {HIT}, {HIT}, {MISS}]
    """
    game = alone(text).play("use-action-item:0:it_harness", "move:east", "use-skill:dexterity")
    assert (game.hero.life, game.asked) == (11, "MoveOn")  # the new roll is a hit, and not rolled again
    game.play("move:east")
    assert game.offered == ("use-skill:dexterity", "pass")
    assert game.play("use-skill:dexterity").hero.life == 11


@pytest.mark.rule("AL-TRACK-02")
def test_the_boss_is_a_target_once_it_is_there() -> None:
    text = f"map: {LONG}\nhero: 0,0\nboss: boss_choir\n"
    game = alone(text + "boss_out: true\ncreatures: boss 3,0").play("track", "target:boss", "target:creature")
    assert game.answers() == ["3 same", "3 same"]
    game = alone(text).play("track")
    assert (game.offers("target:boss"), game.why_not("target:boss")) == (False, "AL-TRACK-02")
    dead = alone(text + "boss_out: true").play("track", "target:boss", "target:creature")
    assert dead.answers() == ["-1 none", "-1 none"]


@pytest.mark.rule("AL-TRACK-07", "AL-TRACK-11")
def test_a_second_track_in_a_bullet_time_turn_asks_and_answers_anew() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: worm 3,0; worm 5,0"
    game = alone(text).play("bullet-time", "track", "target:worm", "target:door", "track", "target:worm", "target:door")
    assert game.answers() == ["3 same", "-1 none"] * 2


@pytest.mark.rule("AL-DANGER-08", "AL-REVEAL-09")
def test_danger_tokens_go_to_revealed_sectors_too() -> None:
    text = f"map: {LONG}\nhero: 1,0\nturn: 8\nrevealed: 0,0 1,0 2,0"
    game = alone(text).play("track", "target:door", "target:door")
    while game.asked == "NameDeck":
        game.play(game.offered[0])
    assert game.offered == ("at:1:0,0", "at:1:2,0", "at:1:3,0", "at:1:4,0", "at:1:5,0")
    assert "danger-placed" in game.play("at:1:2,0").told()


@pytest.mark.rule("AL-LIGHT-10", "AL-TELEPORT-03")
def test_a_creature_that_steps_and_is_then_teleported_into_light_does_not_put_it_out() -> None:
    text = f"map: {LONG}\nhero: 0,0\nlit: 3,0 4,0\ncreatures: worm 5,0\nhands: [[fang_feast, swarm_vents]]"
    game = alone(text).play("explore:east", "common:fang_feast", "the-creature:12*", "creep:west")
    game.play("play:swarm_vents", "the-creature:12*", "at:1:3,0")
    assert (game.where("worm"), game.table.turn, game.lit) == ("3,0", 2, "3,0 4,0")


@pytest.mark.rule("AL-LOOT-02", "AL-LOOT-03")
def test_each_room_gives_its_own_bonus_and_is_marked_for_itself() -> None:
    text = (
        "map: |\n  R2 cA R8\n  rooms archive 1:0,0 control 1:2,0\nhero: {at: '0,0', looted: %d}\ncoming: [20, 20, 20]"
    )
    game = alone(text % 0b10)  # the Control Room has been looted
    assert game.game.view(1).looted == ("control",)
    assert game.play("loot").offered == ("take:1", "take:3")
    assert game.end_turn("take:3").game.view(1).looted == ("control", "archive")


@pytest.mark.rule("AL-LOOT-08")
def test_without_a_card_in_deck_and_discard_pile_nothing_is_drawn() -> None:
    everything = ", ".join(content().item_deck)
    game = alone(f"map: {LONG}\nhero: {{items: [{everything}]}}\nitem_deck: []").play("loot")
    assert (game.asked, len(game.hero.items)) == ("DropItems", 30)
    assert not {"item-found", "item-deck-renewed"} & set(game.told())


@pytest.mark.rule("AL-UPGRADE-03")
def test_an_item_gives_no_component_to_itself() -> None:
    game = alone(f"map: {LONG}\nhero: {{items: [it_shot]}}\ncoming: [0]").play("loot")  # it needs what it is made of
    assert not any(one.startswith("upgrade:0") for one in game.offered)


@pytest.mark.rule("AL-INTERACT-04", "AL-INTERACT-03")
def test_the_action_is_over_after_an_interact_for_a_mission() -> None:
    text = "map: |\n  c2 RA c8\n  rooms cold_store 1:1,0\nhero: {at: '1,0'}\nmissions: [f_pods, g_sleeper]"
    game = alone(text).play("interact-mission:g_sleeper")
    assert (game.asked, game.table.turn, game.table.actions) == ("HeroTurn", 2, 1)
    assert (game.table.task("g_sleeper").count, game.table.task("g_sleeper").done) == (1, False)


@pytest.mark.rule("AL-LIGHT-07", "AL-LIGHT-08")
def test_lights_go_out_on_the_other_level_too() -> None:
    text = """
        map: |
          level 1
          c2 c8
          level 2
          c2 c8
          stairs 1:1,0-2:1,0
        hero: 1:0,0
        lit: 1:0,0 2:0,0 2:1,0
        creatures: worm 2:1,0
        hands: [[fang_feast]]
    """
    game = alone(text).play("loot", "common:fang_feast", "the-creature:12*", "creep:west")
    assert (game.table.turn, game.lit) == (2, "1:0,0 2:1,0")


@pytest.mark.rule("AL-LIGHT-07", "AL-LIGHT-10")
def test_a_creature_that_moved_in_an_earlier_turn_does_not_put_out_a_light_turned_on_since() -> None:
    text = "map: |\n  c2 cA cA c8\n  lcu 1:0,0\nhero: 0,0\ncreatures: worm 3,0\nhands: [[fang_feast]]"
    game = alone(text).play("loot", "common:fang_feast", "the-creature:12*", "creep:west", "repair:east")
    assert (game.where("worm"), game.table.turn, game.lit) == ("2,0", 3, "0,0 1,0 2,0")


@pytest.mark.rule("AL-VIEW-08", "AL-TELEPORT-02")
def test_the_hero_is_told_nothing_of_a_teleport_behind_the_screen() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0\nhands: [[swarm_vents]]"
    game = alone(text).play("explore:east", "play:swarm_vents")
    told = len(game.words())
    game.play("the-creature:12*", "at:1:4,0")
    assert [one for one in game.words()[told:] if "Turn" not in one] == []
    assert any("Worm" in one for one in game.words(1))


@pytest.mark.rule("AL-MISSION-08", "AL-SETUP-15")
def test_the_token_of_the_final_mission_shows_before_it_is_active() -> None:
    text = "map: |\n  c2 RA c8\n  rooms escape_pods 1:1,0\nhero: 0,0\nmissions: [f_pods, g_trauma]"
    shown = alone(text).play("explore:east").game.view(0).labyrinth
    assert [one.mission for one in shown] == [False, True, False]
