"""The Hero's roll step by step, and doors that change before the Hero's eyes (COMBAT, DICE, DOOR, REVEAL)."""

import pytest

from tests.games.alone.playing import HIT, LONG, MISS, SURGE, alone


@pytest.mark.rule("AL-DOOR-14", "AL-REVEAL-09")
def test_the_hero_is_told_of_a_revealed_door_that_is_barred_or_unbarred_and_of_no_other() -> None:
    text = "map: c2 RA cA RA c8\nhero: 2,0\nrevealed: %s\nhands: [[snare_lock]]"
    for door, revealed in (("the-door:1:1,0:east", "1,0 2,0"), ("the-door:1:0,0:east", "0,0 1,0 2,0")):
        game = alone(text % revealed).play("explore:east", "play:snare_lock", door)
        assert [one for one in game.words() if "door" in one][-1].endswith("is barred.")
    behind = alone("map: c2 cA RA cA c8\nhero: 1,0\nhands: [[snare_lock]]")
    behind.play("explore:west", "play:snare_lock", "the-door:1:2,0:east")
    assert not any("door" in one for one in behind.words())
    assert any("door" in one for one in behind.words(1))
    opened = alone("map: c2 R8\nhero: 0,0\nbarred: 0,0-1,0").play("unbar:east")
    assert [one for one in opened.words() if one.endswith("is unbarred.")]


@pytest.mark.rule("AL-DECK-05", "AL-COMBAT-02")
def test_cold_sweat_takes_a_die_but_never_the_last() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: spores 0,0\nhands: [[dread_sweat]]\ncoming: {[HIT] + [MISS] * 9}"
    game = alone(text).play("attack:1:spores", "play:dread_sweat")
    assert "The Hero rolls HIT." in game.words()
    twice = alone(text.replace("[[dread_sweat]]", "[[dread_sweat, dread_sweat]]"))
    twice.play("attack:1:spores", "play:dread_sweat", "play:dread_sweat")
    assert "The Hero rolls HIT." in twice.words()


@pytest.mark.rule("AL-CONTENT-01", "AL-DICE-03")
@pytest.mark.parametrize(("upgraded", "faces"), [("false", [SURGE, MISS]), ("true", [SURGE, MISS, MISS])])
def test_with_acid_surge_hits_in_the_dark(upgraded: str, faces: list[int]) -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [{{key: it_acid, upgraded: {upgraded}}}]}}\ncreatures: spores 0,0\n"
    game = alone(text + f"coming: {faces + [MISS] * 9}").play("use-action-item:0:it_acid")
    assert game.creature("spores").wounded
    rolled = {2: "The Hero rolls SURGE and MISS.", 3: "The Hero rolls SURGE, MISS and MISS."}
    assert rolled[len(faces)] in game.words()


@pytest.mark.rule("AL-TURN-08", "AL-XP-11")
def test_evil_reacts_to_the_heros_roll_before_the_hero_rolls_again() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', skills: [0, 0, 0, 2, 0]}}\ncreatures: spores 0,0\nhands: [[fang_hide]]\n"
    game = alone(text + f"coming: {[HIT, MISS, HIT] + [MISS] * 9}").play("attack:1:spores")
    assert (game.seat, game.offered) == (1, ("play:fang_hide", "pass"))
    game.play("play:fang_hide")
    assert (game.seat, list(game.offered)) == (0, ["use-skill:precision", "pass"])
    assert game.play("use-skill:precision").creature("spores").wounded  # two hits, one ignored


@pytest.mark.rule("AL-DECK-05")
def test_a_target_that_was_killed_does_not_scatter() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: spores 0,0 wounded; worm 5,0\nhands: [[swarm_scatter]]\n"
    game = alone(text + f"coming: {[HIT] + [MISS] * 9}").play("attack:1:spores", "play:swarm_scatter")
    assert (game.asked, [game.table.kind(one.token) for one in game.table.creatures]) == ("HeroTurn", ["worm"])


@pytest.mark.rule("AL-XP-07", "AL-XP-16")
@pytest.mark.parametrize(
    ("before", "after"),
    [("1, 0, 0, 1, 0", "1 1 0 2 0"), ("2, 2, 2, 2, 0", "2 2 2 2 1"), ("2, 2, 2, 2, 2", "2 2 2 2 2")],
)
def test_a_boss_gives_two_points_or_as_many_as_there_is_room_for_in_different_skills(before: str, after: str) -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', skills: [{before}]}}\nboss: boss_choir\nboss_out: true\n"
    game = alone(text + f"creatures: boss 0,0 wounded\ncoming: {[HIT] * 2}").play("attack:1:boss_choir")
    for skill in ("precision", "cold_blood") if before.startswith("1") else ():
        game.play(f"learn:{skill}")
    assert (game.skills, game.asked, game.table.turn) == (after, "HeroTurn", 2)


@pytest.mark.rule("AL-CONTENT-04")
def test_creatures_of_another_type_than_the_frozen_one_attack() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', companion: {{key: ch_rahimi}}}}\ncreatures: worm 0,0; parasite 0,0\n"
    game = alone(text + f"coming: {[2] + [HIT] * 9}").play("sacrifice:ch_rahimi", "of-type:worm", "loot")
    assert game.hero.life == 10  # the Parasite's two dice
    assert game.play("move:east").hero.life == 9  # and one die for whoever leaves it


@pytest.mark.rule("AL-CONTENT-03")
def test_the_overload_needs_both_its_interacts_before_the_distance_counts() -> None:
    text = "map: |\n  R2 cA cA cA cA cA cA c8\n  rooms generator 1:0,0\nhero: {at: '6,0'}\n"
    text += "missions: [{key: f_overload, active: true, count: %d}]"
    assert alone(text % 1).play("move:east").winners == ()
    assert alone(text % 2).play("move:east").winners == (0,)


@pytest.mark.rule("AL-DECK-05", "AL-DECK-07", "AL-TELEPORT-01")
def test_the_ducts_take_an_unrevealed_creature_to_an_unrevealed_sector_near_it_or_away_from_the_hero() -> None:
    text = """
        map: |
          level 1
          c2 cA cA cA cA cA c8
          level 2
          c2 cA cA c8 .. .. ..
          stairs 1:6,0-2:0,0
        hero: {at: '1:1,0'}
        danger: 1:1,0
        creatures: worm 2:1,0; mutant 1:0,0
        hands: [[swarm_vents]]
    """
    game = alone(text).play("explore:west", "pass", "play:swarm_vents", "the-creature:12*")  # the Mutant is seen now
    near = ("at:1:5,0", "at:1:6,0", "at:2:0,0", "at:2:1,0", "at:2:2,0", "at:2:3,0")
    assert game.offered == (*near, "done")
    away = alone(text).play("explore:west", "pass", "play-dangerous:swarm_vents", "the-creature:12*")
    assert away.offered == ("at:1:3,0", "at:1:4,0", "at:1:5,0", "at:1:6,0", "done")
    seen = alone(text.replace("worm 2:1,0; ", "")).play("explore:west", "pass")
    assert seen.why_not("play:swarm_vents") == "AL-DECK-07"
    both = alone(text.replace("mutant 1:0,0", "mutant 2:3,0")).play("explore:west", "pass")
    assert both.play("play:swarm_vents").offered == (
        "the-creature:9:mutant:2:3,0",
        "the-creature:12:worm:2:1,0",
        "done",
    )


@pytest.mark.rule("AL-DOOR-08", "AL-DOOR-03", "AL-DOOR-06", "AL-MOVE-09")
def test_refusals_about_doors_name_their_rule() -> None:
    game = alone("map: c2 RA c8\nhero: 0,0")
    assert (game.why_not("unbar:east"), game.why_not("unbar:north")) == ("AL-DOOR-08", "AL-DOOR-03")
    assert not game.offers("unbar")
    shut = alone("map: c2 RA cA RA c8\nhero: 2,0\nbarred: 0,0-1,0").play("move:west")
    assert shut.offered == ("bar:east", "pass")
    assert (shut.why_not("bar:west"), shut.why_not("bar:north")) == ("AL-DOOR-06", "AL-DOOR-03")
    other = alone("map: c2 RA cA RA c8\nhero: 2,0\nbarred: 0,0-1,0")
    assert (other.why_not("unbar:west"), other.why_not("unbar:east")) == ("AL-DOOR-08", "AL-DOOR-08")


@pytest.mark.rule("AL-COMPANION-07")
@pytest.mark.parametrize(("choice", "life", "charges"), [("on-hero", 10, 6), ("on-companion", 12, 4)])
def test_evil_may_but_need_not_turn_damage_on_the_companion(choice: str, life: int, charges: int) -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', companion: {{key: ch_okoro}}}}\ncreatures: parasite 0,0\n"
    game = alone(text + f"coming: {[2, HIT, HIT]}").play("loot", choice)
    assert game.hero.companion is not None
    assert (game.hero.life, game.hero.companion.charges) == (life, charges)


@pytest.mark.rule("AL-CONTENT-01", "AL-OPPORTUNITY-06", "AL-OPPORTUNITY-07")
@pytest.mark.parametrize(("item", "hits"), [("it_grapnel", 1), ("it_refractor, upgraded: true", 0), ("it_harness", 2)])
def test_some_items_spare_the_hero_attacks_of_opportunity_for_one_step_or_for_all(item: str, hits: int) -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [{{key: {item}}}]}}\nrevealed: 0,0 1,0\n"
    game = alone(text + f"creatures: worm 0,0; spores 1,0\ncoming: {[HIT] * 4}")
    game.play("use-action-item:0*", "move:east", "move:east")
    assert (game.at, game.hero.life) == ("2,0", 12 - hits)


@pytest.mark.rule("AL-CONDITION-04", "AL-MOVE-10")
def test_resin_takes_one_step_of_a_longer_move_and_leaves_the_others() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_harness]}}\nconditions: {{resin: '0,0'}}"
    game = alone(text).play("use-action-item:0:it_harness", "move:east")
    assert (game.at, game.offered) == ("0,0", ("move:east", "done"))
    assert "step-lost" in game.told()
    assert (game.play("move:east").at, game.asked) == ("1,0", "HeroTurn")


@pytest.mark.rule("AL-ACTION-06", "AL-DOOR-06", "AL-ITEM-02")
def test_items_that_move_or_explore_are_refused_where_every_way_is_a_barred_door_and_the_door_is_named() -> None:
    text = "map: |\n  R4\n  c1\nhero: {at: '0,0', items: [it_harness, it_grapnel, it_drone, it_flare, it_prybar]}\n"
    game = alone(text + "barred: 0,0-0,1")
    for slot, item in enumerate(("it_harness", "it_grapnel", "it_drone", "it_flare")):
        refused = game.game.explain(0, f"use-action-item:{slot}:{item}")
        assert refused is not None
        assert (refused.rule, refused.refusal.instead) == ("AL-DOOR-06", ("unbar:south",))
    assert game.offers("use-action-item:4:it_prybar")


@pytest.mark.rule("AL-REVEAL-09", "AL-VIEW-08", "AL-VIEW-03")
@pytest.mark.parametrize(
    ("card", "seen", "unseen", "words"),
    [
        ("snare_resin", "1:2,0", "1:0,0", "A Condition appears in"),
        ("dread_brownout", "1:2,0", "1:0,0", "go out"),
        ("snare_fester", "1:1,0", "1:3,0", "A Danger token appears in"),
    ],
)
def test_the_hero_is_told_of_tokens_and_lights_that_change_in_revealed_sectors_and_of_no_others(
    card: str, seen: str, unseen: str, words: str
) -> None:
    text = f"map: {LONG}\nhero: 2,0\nrevealed: 1,0 2,0\nlit: 0,0 2,0\ncreatures: worm 2,0; spores 2,0\n"
    for place, told in ((seen, 1), (unseen, 0)):
        game = alone(text + f"hands: [[{card}]]\ncoming: {[HIT] * 9}").play("move:west", f"play:{card}", f"at:{place}")
        assert [words in one for one in game.words()].count(True) == told
        assert any("Danger" in one or "Condition" in one or "Light" in one for one in game.words(1))
