"""Turns, actions, Bullet Time and Adrenaline (TURN, ACTION, BULLET, ADRENALINE, ROUND)."""

import pytest

from nocturne.games.alone.components import Action
from tests.games.alone.playing import HIT, LONG, MISS, alone


@pytest.mark.rule("AL-TURN-03", "AL-TURN-02", "AL-TURN-09")
def test_each_turn_performs_one_action_and_spends_one_turn_token() -> None:
    game = alone(f"map: {LONG}")
    game.play("loot")
    assert game.asked == "HeroTurn"
    assert game.table.turn == 2


@pytest.mark.rule("AL-TURN-02")
def test_the_hero_may_not_pass() -> None:
    game = alone(f"map: {LONG}")
    assert not game.offers("pass")
    assert not game.offers("done")


@pytest.mark.rule("AL-TURN-01", "AL-REACTION-14")
def test_evil_has_no_turn_of_its_own_but_may_react_or_let_it_be() -> None:
    game = alone(f"map: {LONG}\ncreatures: worm 5,0\nhands: [[fang_feast, fang_rush]]")
    game.play("loot")
    assert (game.seat, game.asked) == (1, "ReactionWindow")
    game.play("pass")
    assert (game.seat, game.table.turn, game.table.track) == (0, 2, ())


@pytest.mark.rule("AL-ROUND-01", "AL-ROUND-02", "AL-ROUNDEND-12")
def test_a_round_is_eight_turns_and_then_all_turn_tokens_are_face_up() -> None:
    game = alone(f"map: {LONG}\nturn: 7")
    game.end_turn()
    assert (game.table.turn, game.table.space) == (8, 0)
    game.end_turn()
    assert (game.table.turn, game.table.space) == (1, 1)


@pytest.mark.rule("AL-ACTION-01", "AL-ACTION-06")
def test_actions_that_cannot_be_performed_are_not_offered_but_track_and_loot_always_are() -> None:
    game = alone(f"map: {LONG}\nhero: {{at: '0,0', life: 12}}")
    assert game.offered == ("bullet-time", "move:east", "explore:east", "track", "loot")
    assert game.why_not("move:west") == "AL-MOVE-08"
    assert game.why_not("repair:north") == "AL-INTERACT-02"
    assert game.why_not("explore:north") == "AL-MOVE-08"


@pytest.mark.rule("AL-ACTION-01")
def test_there_are_six_actions() -> None:
    game = alone("map: |\n  c2 cA c8\n  lcu 1:1,0\nhero: {at: '1,0', adrenaline: 0}\ncreatures: worm 1,0")
    words = dict.fromkeys(one.split(":")[0] for one in game.offered)
    assert list(words) == ["move", "explore", "attack", "track", "loot", "repair"]
    assert [one.value for one in Action] == ["move", "explore", "combat", "track", "loot", "interact"]


@pytest.mark.rule("AL-TURN-05", "AL-TURN-07", "AL-ADRENALINE-02", "AL-ADRENALINE-03")
def test_recovery_and_bullet_time_are_declared_before_the_action_in_any_order() -> None:
    game = alone(f"map: {LONG}\nhero: {{life: 3}}")
    game.play("bullet-time", "heal:life")
    assert (game.hero.life, game.hero.adrenaline, game.table.actions) == (4, 1, 2)
    game.play("loot")
    assert not game.offers("heal")
    assert not game.offers("bullet-time")


@pytest.mark.rule("AL-ADRENALINE-03", "AL-BULLET-04")
def test_each_use_of_adrenaline_is_possible_once_in_a_turn() -> None:
    game = alone(f"map: {LONG}\nhero: {{life: 3}}")
    game.play("bullet-time", "heal:life")
    assert game.why_not("heal:life") == "AL-ADRENALINE-03"
    assert game.why_not("bullet-time") == "AL-BULLET-04"
    assert game.table.turn == 1
    assert game.play("loot", "done").table.turn == 2  # one Turn token for both actions
    other = alone(f"map: {LONG}\nhero: {{life: 3}}").play("heal:life", "bullet-time")
    assert (other.hero.adrenaline, other.table.actions) == (1, 2)


@pytest.mark.rule("AL-ADRENALINE-04", "AL-ADRENALINE-11", "AL-EX-25", "AL-HEAL-02")
def test_adrenaline_recovers_one_point_but_never_nothing() -> None:
    game = alone(f"map: {LONG}\nspace: 3\nhero: {{life: 0, sc: 4}}")
    assert game.why_not("heal:sc") == "AL-ADRENALINE-11"
    game.play("heal:life")
    assert (game.hero.life, game.hero.sc) == (1, 4)
    assert alone(f"map: {LONG}\nspace: 3\nhero: {{life: 0, sc: 3}}").play("heal:sc").hero.sc == 4


@pytest.mark.rule("AL-ADRENALINE-02")
def test_without_adrenaline_there_is_neither_recovery_nor_bullet_time() -> None:
    game = alone(f"map: {LONG}\nhero: {{life: 3, adrenaline: 0}}")
    assert game.why_not("heal:life") == "AL-ADRENALINE-02"
    assert game.why_not("bullet-time") == "AL-ADRENALINE-02"


@pytest.mark.rule("AL-BULLET-01", "AL-BULLET-02", "AL-TURN-12")
def test_bullet_time_gives_a_second_action_chosen_after_the_first_with_one_end_of_turn() -> None:
    game = alone(f"map: {LONG}\nhero: {{at: '0,0'}}\ncreatures: worm 5,0\nhands: [[fang_rush]]")
    game.play("bullet-time", "move:east")
    assert (game.seat, game.table.turn) == (0, 1)  # no window of the end of the Turn in between
    assert {"move:east", "explore:east", "track", "loot", "done"} <= set(game.offered)
    game.play("move:east")
    assert (game.seat, game.at) == (1, "2,0")


@pytest.mark.rule("AL-TURN-12")
def test_creatures_attack_once_in_a_bullet_time_turn_after_the_second_action() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\ncreatures: parasite 0,0\ncoming: [2, 2, {HIT}, {HIT}]")
    assert "rolled" not in game.play("bullet-time", "loot").told()
    game.play("loot")
    assert (game.told().count("rolled"), game.hero.life) == (1, 10)


@pytest.mark.rule("AL-BULLET-05")
def test_the_second_action_of_bullet_time_may_be_skipped() -> None:
    game = alone(f"map: {LONG}")
    game.play("bullet-time", "loot", "done")
    assert game.table.turn == 2


@pytest.mark.rule("AL-ACTION-07")
def test_the_same_action_may_be_chosen_twice_in_a_bullet_time_turn() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0")
    game.play("bullet-time", "move:east")
    assert game.offers("move:east")


@pytest.mark.rule("AL-BULLET-03", "AL-REACTION-09", "AL-ACTION-02")
def test_both_actions_of_bullet_time_unlock_their_reactions() -> None:
    game = alone(
        f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0\nhands: [[fang_rush, fang_scent, fang_stalk, fang_feast]]"
    )
    game.play("bullet-time", "move:east", "loot")
    played = [one for one in game.offered if one.startswith("play:")]
    assert played == ["play:fang_feast", "play:fang_rush"]
    game.play("common:fang_scent", "done", "common:fang_stalk", "done")
    assert (game.asked, game.table.turn) == ("HeroTurn", 2)  # still two cards


@pytest.mark.rule("AL-ACTION-02", "AL-REACTION-03")
def test_a_card_of_another_action_is_not_unlocked() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0\nhands: [[fang_rush, fang_feast]]")
    game.play("move:east")
    assert game.offers("play:fang_rush")
    assert game.why_not("play:fang_feast") == "AL-REACTION-03"


@pytest.mark.rule("AL-TURN-10")
def test_end_of_turn_reactions_come_before_the_attack() -> None:
    game = alone(
        f"map: {LONG}\nhero: 0,0\ncreatures: worm 2,0\nhands: [[fang_feast]]\ncoming: [2, {HIT}, {HIT}, {HIT}]"
    )
    game.play("loot")
    game.play("common:fang_feast", "the-creature:12*", "creep:west")
    assert game.hero.life == 12  # the Worm is next door
    game = alone(
        f"map: {LONG}\nhero: 0,0\ncreatures: worm 1,0\nhands: [[fang_feast]]\ncoming: [2, {HIT}, {HIT}, {MISS}]"
    )
    game.play("loot", "common:fang_feast", "the-creature:12*", "creep:west")
    assert (game.hero.sc, game.hero.life) == (10, 10)


@pytest.mark.rule("AL-TURN-10", "AL-LIGHT-07")
def test_lights_go_out_after_the_attack_of_the_same_end_of_turn() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nlit: 3,0\ncreatures: worm 4,0\nhands: [[fang_feast, fang_rush]]")
    game.play("loot", "common:fang_feast", "the-creature:12*", "creep:west")
    assert game.lit == "3,0"
    game.play("pass")
    assert game.lit == ""


@pytest.mark.rule("AL-ADRENALINE-05", "AL-ROUNDEND-12", "AL-VIEW-02")
def test_spent_tokens_lie_on_the_turn_token_of_their_turn_until_the_round_ends() -> None:
    game = alone(f"map: {LONG}\nhero: {{life: 3, adrenaline: 4}}\nturn: 6")
    game.play("heal:life").end_turn("track").play("bullet-time", "heal:life")
    lie = [(6, "recover"), (7, "bullet"), (7, "recover")]
    for seat in (0, 1, None):
        assert [(one.turn, one.use) for one in game.game.view(seat).spent] == lie
    game.end_turn("track").play("done")
    assert (game.hero.adrenaline, len(game.game.view(0).spent), game.table.turn) == (1, 3, 8)
    game.end_turn("track")
    assert (game.game.view(0).spent, game.table.turn) == ((), 1)


@pytest.mark.rule("AL-ADRENALINE-05")
def test_a_spent_token_leaves_the_reserve() -> None:
    game = alone(f"map: {LONG}\nhero: {{life: 3, adrenaline: 2}}")
    game.play("heal:life")
    assert game.hero.adrenaline == 1
    assert "adrenaline-spent" in game.told()


@pytest.mark.rule("AL-TURN-04", "AL-TURN-08")
def test_evil_may_react_once_the_action_is_declared_and_before_it_is_resolved() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nhands: [[snare_locker]]")
    game.play("loot")
    assert (game.seat, game.offered[0]) == (1, "play:snare_locker")
    assert game.hero.items == ()


@pytest.mark.rule("AL-TURN-11")
def test_after_the_end_of_turn_window_only_damage_reactions_are_played() -> None:
    text = f"""
        map: {LONG}
        hero: 0,0
        creatures: worm 0,0
        hands: [[fang_feast, fang_frenzy]]
        coming: [2, {HIT}, {MISS}, {MISS}]
    """
    game = alone(text)
    game.play("loot", "pass")
    assert game.offered == ("play:fang_frenzy", "pass")
    assert game.why_not("common:fang_feast") == "AL-REACTION-08"
    assert game.why_not("play:fang_feast") == "AL-REACTION-07"


@pytest.mark.rule("AL-TURN-08", "AL-XP-11")
def test_evil_reacts_to_the_heros_roll_before_the_hero_rolls_again() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', skills: [0, 0, 0, 2, 0]}}\ncreatures: spores 0,0\nhands: [[fang_hide]]\n"
    game = alone(text + f"coming: {[HIT, MISS, HIT] + [MISS] * 9}").play("attack:1:spores")
    assert (game.seat, game.offered) == (1, ("play:fang_hide", "pass"))
    game.play("play:fang_hide")
    assert (game.seat, list(game.offered)) == (0, ["use-skill:precision", "pass"])
    assert game.play("use-skill:precision").creature("spores").wounded  # two hits, one ignored
