"""What holds for every Reaction card and every Condition token (DECK, CONDITION, BOSS)."""

import pytest

from tests.games.alone.playing import LONG, alone


@pytest.mark.rule("AL-DECK-04", "AL-DANGER-02")
def test_in_a_dangerous_sector_evil_may_still_choose_the_normal_effect() -> None:
    text = f"map: {LONG}\nhero: 0,0\ndanger: 1,0\nhands: [[dread_steps]]"
    assert alone(text).play("move:east", "play:dread_steps").hero.sc == 11
    assert alone(text).play("move:east", "play-dangerous:dread_steps").hero.sc == 10


@pytest.mark.rule("AL-DECK-06", "AL-CREATURE-01")
@pytest.mark.parametrize(("card", "steps"), [("swarm_skitter", 3), ("fang_rush", 2)])
def test_move_k_is_one_creature_and_no_more_than_k_steps(card: str, steps: int) -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0; spores 5,0\nhands: [[{card}, fang_feast]]"
    game = alone(text).play("move:east", f"play:{card}", "the-creature:12*", *["creep:west"] * steps)
    assert (game.where("worm"), game.asked) == (f"{5 - steps},0", "ReactionWindow")


@pytest.mark.rule("AL-CONDITION-02")
@pytest.mark.parametrize(
    ("token", "lies", "free"),
    [("gas", "1,0", "0,0"), ("resin", "0,0", "1,0"), ("static", "0,0", "1,0"), ("tripwire", "1,0", "0,0")],
)
def test_where_a_condition_token_lies_no_other_is_put(token: str, lies: str, free: str) -> None:
    text = f"map: {LONG}\nhero: 1,0\nconditions: {{{token}: '%s'}}\nhands: [[snare_resin]]"
    assert alone(text % "3,0").play("move:west", "play:snare_resin").offered == ("at:1:0,0", "at:1:1,0")
    game = alone(text % lies).play("move:west", "play:snare_resin")  # one place is left, nothing to choose
    assert (game.asked, free in game.sectors(game.table.conditions[1]).split()) == ("HeroTurn", True)
    assert sum(sectors.bit_count() for sectors in game.table.conditions) == 2


@pytest.mark.rule("AL-CONDITION-05")
def test_static_forbids_items_that_explore_or_track_too() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_drone, it_scanner, it_harness]}}\n"
    game = alone(text + "conditions: {static: '0,0'}")
    assert [one for one in game.offered if one.startswith("use")] == ["use-action-item:2:it_harness"]
    assert game.why_not("use-action-item:0:it_drone") == "AL-CONDITION-05"
    assert game.why_not("use-action-item:1:it_scanner") == "AL-CONDITION-05"
    assert alone(text).offers("use-action-item:0:it_drone")


@pytest.mark.rule("AL-CONDITION-06")
def test_a_tripwire_lets_every_creature_near_move_once_and_each_one_step() -> None:
    text = f"map: {LONG}\nhero: 0,0\nconditions: {{tripwire: '1,0'}}\ncreatures: worm 4,0; spores 3,0"
    game = alone(text).play("move:east", "the-creature:12*", "creep:west")
    assert game.offered == ("the-creature:0:spores:1:3,0", "done")
    game.play("the-creature:0*", "creep:east")
    assert (game.where("worm"), game.where("spores"), game.asked) == ("3,0", "4,0", "HeroTurn")


@pytest.mark.rule("AL-BOSS-03", "AL-BOSS-06")
@pytest.mark.parametrize(("at", "breeds"), [("0,0", False), ("1,0", True)])
def test_the_brood_mother_does_not_breed_where_the_hero_is(at: str, *, breeds: bool) -> None:
    text = f"map: {LONG}\nhero: 0,0\nrevealed: 0,0 1,0\nboss: boss_brood\nboss_out: true\n"
    text += f"creatures: boss {at}; worm 5,0\n"
    game = alone(text + f"hands: [[fang_feast]]\ncoming: {[2] * 9}").play("loot")
    assert game.asked == "ReactionWindow"
    assert game.offers("boss-breeds") is breeds


@pytest.mark.rule("AL-BOSS-05")
def test_a_boss_is_of_no_type_that_could_be_frozen() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', companion: {{key: ch_rahimi}}}}
        boss: boss_choir
        boss_out: true
        creatures: boss 5,0; worm 5,0
        hands: [[fang_feast]]
    """
    game = alone(text).play("sacrifice:ch_rahimi")
    assert game.offered == tuple(f"of-type:{kind}" for kind in ("spores", "parasite", "cultist", "mutant", "worm"))
    game.play("of-type:worm", "loot", "common:fang_feast")
    assert game.offered == ("the-creature:15:boss_choir:1:5,0", "done")


@pytest.mark.rule("AL-BOSS-02", "AL-BOSS-03", "AL-NOISE-01")
@pytest.mark.parametrize(("nightmare", "least"), [("false", 3), ("true", 2)])
def test_the_boss_is_put_where_evil_chooses_at_its_distance_or_farther_and_is_heard(nightmare: str, least: int) -> None:
    text = "map: |\n  c2 RA cA cA cA cA c8\n  rooms control 1:1,0\nhero: {at: '1,0', life: 5}\nboss: boss_choir\n"
    text += f"missions: [f_pods, {{key: g_intercom, count: 1}}]\nspace: 3\nnightmare: {nightmare}"
    game = alone(text).play("interact-mission:g_intercom", "heal:life")
    assert (game.seat, game.offered) == (1, tuple(f"at:1:{place},0" for place in range(1 + least, 7)))
    game.play("at:1:5,0")
    assert (game.where("boss_choir"), game.creature("boss_choir").name, game.heard()) == ("5,0", 0, ["east"])
    assert (game.asked, game.table.boss_out) == ("HeroTurn", True)


@pytest.mark.rule("AL-CONDITION-03")
@pytest.mark.parametrize("gas", ["0,0", "2,0", "5,0"])
def test_gas_in_another_sector_hurts_nobody_at_the_end_of_a_turn(gas: str) -> None:
    game = alone(f"map: {LONG}\nhero: 1,0\nconditions: {{gas: '{gas}'}}").play("loot")
    assert (game.hero.life, game.sectors(game.table.conditions[0])) == (12, gas)


BROOD = f"map: {LONG}\nhero: 0,0\nboss: boss_brood\nboss_out: true\ncreatures: boss 5,0\n"


@pytest.mark.rule("AL-REACTION-01", "AL-METER-06", "AL-METER-08")
def test_where_the_brood_mother_keeps_the_window_open_no_card_is_offered_beyond_the_limits() -> None:
    text = BROOD + "hands: [[fang_feast, fang_rush, fang_drop]]\n"
    game = alone(text).play("loot", "common:fang_feast", "done", "common:fang_rush", "done")
    assert (game.asked, game.offered) == ("ReactionWindow", ("boss-breeds", "pass"))
    assert game.why_not("common:fang_drop") == "AL-REACTION-01"
    cards = ["snare_lock", "snare_lock", "snare_leak", "snare_leak", "snare_wire"]

    def covered(last: int, count: int = 5) -> str:
        rows = [f"{{card: {card}, seat: 1, spaces: 2}}" for card in cards[: count - 1]]
        return f"track: [{', '.join(rows)}, {{card: {cards[-1]}, seat: 1, spaces: {last}}}]"

    full = alone(text + covered(2)).play("loot")
    assert (full.offered, full.why_not("common:fang_drop")) == (("boss-breeds", "pass"), "AL-METER-06")
    no_second = alone(text + covered(2, count=4)).play("loot", "common:fang_feast", "done")
    assert (no_second.offered, no_second.why_not("common:fang_drop")) == (("boss-breeds", "pass"), "AL-METER-08")
    room = alone(text + covered(1, count=4)).play("loot", "common:fang_feast", "done")
    assert room.offers("common:fang_drop")


@pytest.mark.rule("AL-BOSS-03", "AL-BOSS-06")
def test_the_brood_mother_breeds_at_the_end_of_a_turn_only() -> None:
    game = alone(BROOD + "hands: [[dread_steps]]").play("move:east")
    assert game.offered == ("play:dread_steps", "pass")
    assert game.play("pass").offers("boss-breeds")


@pytest.mark.rule("AL-REACTION-04", "AL-DECK-07")
def test_a_common_reaction_needs_a_creature_to_move() -> None:
    text = f"map: {LONG}\nhero: 0,0\nhands: [[fang_feast]]\n"
    assert alone(text).play("loot").offered == ("play:fang_feast", "pass")
    assert alone(text).play("loot").why_not("common:fang_feast") == "AL-DECK-07"
    assert alone(text + "creatures: worm 5,0").play("loot").offers("common:fang_feast")


@pytest.mark.rule("AL-ITEM-05", "AL-HEAL-02")
def test_a_passive_item_is_not_offered_where_its_condition_or_its_effect_is_lacking() -> None:
    text = f"map: {LONG}\nhero: {{life: %d, sc: 12, items: [it_stim, it_calm, it_vest]}}"
    game = alone(text % 9)
    assert [one for one in game.offered if one.startswith("use")] == ["use-item:0:it_stim"]
    assert game.why_not("use-item:1:it_calm") == "AL-HEAL-02"
    assert not [one for one in alone(text % 10).offered if one.startswith("use")]


@pytest.mark.rule("AL-CONDITION-05")
def test_static_is_discarded_when_the_hero_leaves_by_the_stairs_too() -> None:
    text = "map: |\n  level 1\n  c2 c8\n  level 2\n  c2 c8\n  stairs 1:0,0-2:0,0\nhero: '1:0,0'\n"
    game = alone(text + "conditions: {static: '1:0,0'}").play("move:stairs")
    assert (game.at, game.table.conditions[2]) == ("2:0,0", 0)


@pytest.mark.rule("AL-DECK-05", "AL-ATTACK-02")
def test_a_creature_that_rushed_in_attacks_with_one_die_more_in_that_turn_only() -> None:
    text = f"map: {LONG}\nhero: 1,0\ncreatures: parasite 1,0; worm 2,0\nrevealed: 0,0 1,0 2,0\nlit: 0,0\n"
    game = alone(text + f"hands: [[fang_rush]]\ncoming: {[2] * 20}").play("move:west", "play:fang_rush")
    game.play("the-creature:12*", "creep:west", "creep:west", "loot")
    rolled = [one for one in game.words() if one.startswith("Evil rolls")]
    assert rolled == ["Evil rolls MISS.", "Evil rolls MISS."]  # on leaving, and the bonus: a Worm in light has none
