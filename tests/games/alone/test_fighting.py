"""Combat, wounds, dice, experience, damage and recovery (COMBAT, WOUND, DICE, XP, DAMAGE, HEAL, COMPANION)."""

import pytest

from tests.games.alone.playing import HERE, HIT, LONG, MISS, SURGE, Playing, alone


def fight(kind: str, faces: list[int], text: str = "") -> Playing:
    """The Hero attacks the one creature in the sector; what comes up at the end of the Turn are misses."""
    return alone(f"map: {LONG}\nhero: 0,0\ncreatures: {kind}\ncoming: {faces + [MISS] * 8}\n{text}").play("attack:1:*")


@pytest.mark.rule("AL-COMBAT-01", "AL-COMBAT-02", "AL-COMBAT-03", "AL-COMBAT-06")
def test_combat_rolls_two_dice_against_a_declared_creature_in_the_sector() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nrevealed: 0,0 1,0\ncreatures: spores 0,0; worm 1,0\ncoming: [0, 2, 2, 2, 2]")
    assert [one for one in game.offered if one.startswith("attack")] == ["attack:1:spores"]
    game.play("attack:1:spores")
    assert game.creature("spores").wounded
    assert "The Hero rolls HIT and MISS." in game.words()
    assert (game.asked, game.table.turn) == ("HeroTurn", 2)


@pytest.mark.rule("AL-WOUND-01", "AL-WOUND-02", "AL-STATS-01", "AL-EX-13")
def test_one_hit_wounds_spores_in_the_dark() -> None:
    assert fight("spores 0,0", [HIT, SURGE]).creature("spores").wounded


@pytest.mark.rule("AL-EX-13", "AL-DICE-04", "AL-WOUND-03", "AL-LIGHT-03")
def test_in_light_surge_hits_and_two_hits_kill_spores_outright() -> None:
    assert fight("spores 0,0", [HIT, SURGE], "lit: 0,0").table.creatures == ()


@pytest.mark.rule("AL-WOUND-05", "AL-EX-28")
def test_damage_below_the_threshold_is_lost_between_attacks() -> None:
    game = fight("worm 0,0", [HIT, MISS, MISS, MISS, MISS, HIT, MISS])
    game.play("attack:1:worm")
    assert not game.creature("worm").wounded


@pytest.mark.rule("AL-WOUND-04", "AL-STATS-02", "AL-XP-01", "AL-XP-15")
def test_a_wounded_creature_dies_at_its_second_threshold_and_teaches_its_skill() -> None:
    game = fight("parasite 0,0 wounded", [HIT, MISS])
    assert (game.table.creatures, game.skills) == ((), "0 1 0 0 0")


@pytest.mark.rule("AL-XP-15")
@pytest.mark.parametrize(
    ("kind", "skill"),
    [
        ("spores", "courage"),
        ("parasite", "cold_blood"),
        ("cultist", "eagle_eye"),
        ("mutant", "precision"),
        ("worm", "dexterity"),
    ],
)
def test_each_type_teaches_the_skill_of_its_row(kind: str, skill: str) -> None:
    shown = fight(f"{kind} 0,0 wounded", [HIT, HIT]).game.view(0).skills
    assert {name: points for name, points in shown.items() if points} == {skill: 1}


@pytest.mark.rule("AL-ATTACK-06", "AL-WOUND-07")
def test_a_creature_strikes_back_in_the_turn_in_which_it_was_wounded_with_all_its_dice() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\ncreatures: worm 0,0\ncoming: {[HIT] * 5}").play("attack:1:worm")
    assert (game.creature("worm").wounded, game.hero.life) == (True, 9)


@pytest.mark.rule("AL-STATS-05", "AL-WOUND-04", "AL-WOUND-05")
def test_one_hit_does_not_kill_a_wounded_worm() -> None:
    assert fight("worm 0,0 wounded", [HIT, MISS]).creature("worm").wounded


@pytest.mark.rule("AL-EX-12", "AL-ITEM-06", "AL-WOUND-02", "AL-WOUND-05", "AL-COMBAT-04")
def test_three_hits_wound_a_worm_and_the_third_point_is_lost() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_ammo]}}\ncreatures: worm 0,0\ncoming: [0, 0, 0, 2, 2, 2, 2]"
    game = alone(text).play("use-action-item:0:it_ammo")
    assert game.offered == ("spend:1", "spend:2", "spend:3")
    game.play("spend:2")
    assert "The Hero rolls HIT, HIT, HIT and MISS." in game.words()
    assert game.creature("worm").wounded
    assert game.items == "it_ammo:1"


@pytest.mark.rule("AL-STATS-03", "AL-STATS-04")
@pytest.mark.parametrize(("kind", "dead"), [("cultist", False), ("mutant", True)])
def test_a_wounded_mutant_dies_of_one_hit_a_cultist_does_not(kind: str, *, dead: bool) -> None:
    assert (fight(f"{kind} 0,0 wounded", [HIT, MISS]).table.creatures == ()) is dead


@pytest.mark.rule("AL-XP-02", "AL-XP-03", "AL-XP-04")
def test_the_second_point_unlocks_a_skill_and_a_third_gives_nothing() -> None:
    game = fight("worm 0,0 wounded", [HIT, HIT], "")
    assert game.skills == "0 0 0 0 1"
    text = f"map: {LONG}\nhero: {{at: '0,0', skills: [0, 0, 0, 0, 2]}}\ncreatures: worm 0,0 wounded\ncoming: [0, 0]"
    assert alone(text).play("attack:1:worm").skills == "0 0 0 0 2"


@pytest.mark.rule("AL-EX-16", "AL-XP-07", "AL-XP-03", "AL-BOSS-01")
def test_a_boss_gives_a_point_in_each_of_two_different_skills() -> None:
    text = f"""
        map: |
          {LONG}
        hero: {{at: '0,0', skills: [1, 0, 0, 1, 0]}}
        boss: boss_choir
        boss_out: true
        creatures: boss 0,0 wounded
        coming: [{HIT}, {HIT}]
    """
    game = alone(text).play("attack:1:boss_choir", "learn:precision")
    assert game.why_not("learn:precision") == "AL-XP-07"
    assert game.play("learn:cold_blood").skills == "1 1 0 2 0"
    assert alone(text).play("attack:1:boss_choir", "learn:courage", "learn:precision").skills == "2 0 0 2 0"


@pytest.mark.rule("AL-XP-16", "AL-XP-04")
def test_a_boss_gives_points_only_where_there_is_room() -> None:
    text = f"""
        map: |
          {LONG}
        hero: {{at: '0,0', skills: [2, 2, 2, 2, 1]}}
        boss: boss_choir
        boss_out: true
        creatures: boss 0,0 wounded
        coming: [{HIT}, {HIT}]
    """
    assert alone(text).play("attack:1:boss_choir").skills == "2 2 2 2 2"


@pytest.mark.rule("AL-XP-08", "AL-XP-13")
@pytest.mark.parametrize(
    ("face", "danger", "left"), [(MISS, "", 11), (HIT, "", 10), (SURGE, "", 11), (SURGE, "1,0", 10)]
)
def test_courage_lets_evil_roll_and_a_miss_takes_one_off_the_fright(face: int, danger: str, left: int) -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', skills: [2, 0, 0, 0, 0]}}
        creatures: worm 1,0
        danger: {danger}
        coming: [{face}, 2, 2, 2]
    """
    assert alone(text).play("move:east", "use-skill:courage").hero.sc == left


@pytest.mark.rule("AL-XP-08", "AL-XP-13")
def test_courage_is_the_heros_to_use_once_for_each_creature() -> None:
    text = (
        f"map: {LONG}\nhero: {{at: '0,0', skills: [2, 0, 0, 0, 0]}}\ncreatures: worm 1,0\ncoming: {[HIT] + [MISS] * 3}"
    )
    game = alone(text.replace("skills", "items: [it_salts], skills")).play("move:east")
    assert game.offered == ("use-item:0:it_salts", "use-skill:courage", "pass")
    assert game.play("use-skill:courage").offered == ("use-item:0:it_salts", "pass")
    assert game.why_not("use-skill:courage") == "AL-XP-13"
    unused = alone(text.replace(str([HIT] + [MISS] * 3), str([MISS] * 3))).play("move:east", "pass")
    assert (unused.hero.sc, "rolled" in unused.told()[: unused.told().index("hurt")]) == (10, False)


@pytest.mark.rule("AL-XP-11", "AL-DICE-07", "AL-XP-14")
def test_precision_rerolls_one_missed_die_once() -> None:
    text = (
        f"map: {LONG}\nhero: {{at: '0,0', skills: [0, 0, 0, 2, 0]}}\ncreatures: spores 0,0\ncoming: [0, 2, 0, 2, 2, 2]"
    )
    game = alone(text).play("attack:1:spores")
    assert game.offered == ("use-skill:precision", "pass")
    assert game.play("use-skill:precision").table.creatures == ()


@pytest.mark.rule("AL-XP-12", "AL-XP-13", "AL-DICE-07")
def test_dexterity_makes_evil_reroll_one_hit_once() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', skills: [0, 0, 0, 0, 2]}}\ncreatures: parasite 0,0\ncoming: [2, 0, 0, 2]"
    game = alone(text).play("loot")
    assert game.offered == ("use-skill:dexterity", "pass")
    game.play("use-skill:dexterity")
    assert (game.asked, game.hero.life) == ("HeroTurn", 11)


@pytest.mark.rule("AL-XP-13")
def test_dexterity_works_in_an_attack_of_opportunity_too() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', skills: [0, 0, 0, 0, 2]}}\ncreatures: worm 0,0\ncoming: [{HIT}, {MISS}]"
    game = alone(text).play("move:east")
    assert (game.at, game.offered) == ("0,0", ("use-skill:dexterity", "pass"))
    game.play("use-skill:dexterity")
    assert (game.at, game.hero.life) == ("1,0", 12)


@pytest.mark.rule("AL-XP-09", "AL-XP-03", "AL-ADRENALINE-10", "AL-ADRENALINE-06", "AL-SHEET-04")
def test_cold_blood_adds_one_adrenaline_at_the_end_of_the_round() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', skills: [0, {{0}}, 0, 0, 0], life: 4}}\nturn: 8"
    assert alone(text.replace("{0}", "2")).end_turn("track").hero.adrenaline == 6
    assert alone(text.replace("{0}", "1")).end_turn("track").hero.adrenaline == 5


@pytest.mark.rule("AL-XP-09")
def test_the_token_of_cold_blood_does_not_come_at_once() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', skills: [0, 1, 0, 0, 0]}}\ncreatures: parasite 0,0 wounded\ncoming: [0, 0]"
    game = alone(text).play("attack:1:parasite")
    assert (game.skills, game.hero.adrenaline) == ("0 2 0 0 0", 3)


@pytest.mark.rule("AL-XP-10", "AL-XP-14")
def test_eagle_eye_may_draw_one_more_card_also_with_the_room_bonus() -> None:
    text = "map: c2 R8\nhero: {at: '1,0', skills: [0, 0, 2, 0, 0]}"
    assert alone(text).play("loot").offered == ("take:1", "take:3", "take:2", "take:4")
    corridor = alone(text.replace("'1,0'", "'0,0'") + "\ncoming: [0, 0]").play("loot")
    assert corridor.offered == ("take:1", "take:2")
    assert corridor.play("take:2").items == "it_ammo:3 it_ammo:3"


# -- damage and recovery


@pytest.mark.rule("AL-DAMAGE-01", "AL-DAMAGE-02", "AL-DAMAGE-03", "AL-DAMAGE-04", "AL-EX-14", "AL-DAMAGE-06")
def test_damage_past_zero_is_taken_from_the_other_track_and_keeps_its_type() -> None:
    text = f"""
        map: |
          {LONG}
        hero: {{at: '0,0', life: 0, sc: 6}}
        space: 3
        creatures: parasite 0,0
        hands: [[dread_shock, dread_panic]]
        coming: [2, {HIT}, {HIT}]
    """
    game = alone(text).play("loot", "pass")
    assert (game.hero.life, game.hero.sc) == (0, 4)
    assert game.offers("play:dread_shock")
    assert game.why_not("play:dread_panic") == "AL-REACTION-03"
    game.play("pass")
    assert (game.offers("heal:life"), game.offers("heal:sc")) == (True, False)
    part = alone(text.replace("life: 0", "life: 1")).play("loot", "pass")
    assert (part.hero.life, part.hero.sc) == (0, 5)  # point by point


@pytest.mark.rule("AL-DAMAGE-05", "AL-END-02")
def test_with_both_tracks_at_zero_the_hero_has_lost_at_once() -> None:
    game = alone(f"map: {LONG}\nhero: {{at: '0,0', life: 1, sc: 1}}\ncreatures: parasite 0,0\ncoming: [2, 0, 0]").play(
        "loot"
    )
    assert (game.winners, game.asked) == ((1,), "over")


@pytest.mark.rule("AL-HEAL-01", "AL-HEAL-03", "AL-HEAL-06", "AL-HEAL-07")
def test_recovery_stops_at_the_limit_and_a_track_above_it_is_left_alone() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', life: 0, sc: 9, items: [{{key: it_stim, upgraded: true}}]}}\nspace: 2"
    game = alone(text)
    assert game.why_not("heal:sc") == "AL-ADRENALINE-11"
    assert alone(text.replace("sc: 9", "sc: 6")).why_not("heal:sc") == "AL-ADRENALINE-11"
    assert game.play("use-item:0:it_stim").hero.life == 2
    almost = alone(text.replace("life: 0", "life: 5")).play("use-item:0:it_stim")
    assert (almost.hero.life, almost.hero.sc) == (6, 9)


@pytest.mark.rule("AL-HEAL-05", "AL-SHEET-03")
@pytest.mark.parametrize(("space", "limit"), [(0, 10), (1, 8), (2, 6), (3, 4)])
def test_the_healing_limit_follows_the_round_marker(space: int, limit: int) -> None:
    assert alone(f"map: {LONG}\nspace: {space}").table.limit == limit


# -- the Companion


WITH_COMPANION = f"map: {LONG}\nhero: {{at: '0,0', companion: {{key: ch_okoro, charges: 6}}}}"


@pytest.mark.rule("AL-COMPANION-07", "AL-COMPANION-08", "AL-COMPANION-10")
def test_evil_may_turn_all_of_the_damage_on_the_companion_which_unlocks_nothing() -> None:
    text = WITH_COMPANION + "\ncreatures: parasite 0,0\nhands: [[fang_frenzy]]\ncoming: [2, 0, 0]"
    game = alone(text).play("loot", "pass")
    assert game.offered == ("on-hero", "on-companion")
    game.play("on-companion")
    assert game.hero.companion is not None
    assert (game.hero.companion.charges, game.hero.life, game.table.unlocked & 64) == (4, 12, 0)


@pytest.mark.rule("AL-COMPANION-10")
def test_evil_decides_about_the_companion_after_prevention_and_it_unlocks_nothing_in_that_turn() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', items: [it_neutral], companion: {{key: ch_okoro}}}}
        creatures: worm 5,0
        conditions: {{gas: '1,0'}}
        hands: [[fang_frenzy]]
    """
    game = alone(text).play("move:east")
    assert game.offered == ("use-item:0:it_neutral", "pass")
    assert game.play("pass").offered == ("on-hero", "on-companion")
    assert game.play("on-companion").why_not("play:fang_frenzy") == "AL-REACTION-03"


@pytest.mark.rule("AL-COMPANION-06", "AL-COMPANION-09")
@pytest.mark.parametrize("charges", [1, 2])
def test_damage_beyond_the_last_charge_is_lost_and_the_companion_with_it(charges: int) -> None:
    text = WITH_COMPANION.replace("charges: 6", f"charges: {charges}") + "\ncreatures: parasite 0,0\ncoming: [2, 0, 0]"
    game = alone(text).play("loot", "on-companion")
    assert (game.hero.companion, game.hero.life) == (None, 12)


@pytest.mark.rule("AL-COMPANION-04", "AL-TURN-06")
def test_a_companion_is_sacrificed_at_the_start_of_a_turn() -> None:
    game = alone(WITH_COMPANION.replace("at: '0,0'", "at: '0,0', life: 3, sc: 3"))
    game.play("sacrifice:ch_okoro")
    assert (game.hero.life, game.hero.sc, game.hero.companion) == (7, 7, None)
    assert game.asked == "HeroTurn"


@pytest.mark.rule("AL-TURN-06", "AL-TURN-07", "AL-TURN-05")
def test_after_the_first_action_nothing_of_the_start_of_the_turn_is_offered_any_more() -> None:
    game = alone(WITH_COMPANION.replace("at: '0,0'", "at: '0,0', life: 3"))
    assert game.offers("sacrifice:ch_okoro")
    game.play("bullet-time")
    assert game.offers("heal:life")
    game.play("loot")
    assert game.asked == "HeroTurn"
    assert not any(game.offers(word) for word in ("sacrifice", "heal", "bullet-time", "use-ability"))


@pytest.mark.rule("AL-XP-14", "AL-XP-11")
def test_precision_works_with_an_item_too_and_once_in_an_action() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', skills: [0, 0, 0, 2, 0], items: [it_bolt]}}\ncreatures: worm 0,0\n"
    game = alone(text + f"coming: {[MISS] * 9}").play("use-action-item:0:it_bolt", "use-skill:precision")
    assert game.asked != "OnOccasion"
    assert [one for one in game.words() if "again" in one] == ["Rolled again: MISS."]


@pytest.mark.rule("AL-COMPANION-05")
def test_the_companions_ability_costs_a_charge() -> None:
    game = alone(WITH_COMPANION.replace("at: '0,0'", "at: '0,0', life: 3"))
    game.play("use-ability:companion:ch_okoro", "heal:life")
    assert game.hero.companion is not None
    assert (game.hero.life, game.hero.companion.charges) == (4, 5)


@pytest.mark.rule("AL-COMPANION-12", "AL-NIGHTMARE-03")
def test_damage_of_nightmare_mode_cannot_be_turned_on_the_companion() -> None:
    game = alone(WITH_COMPANION + "\nspace: 3\nnightmare: true\nboss_out: true\nboss: boss_choir\nturn: 8").end_turn(
        "track"
    )
    assert game.hero.sc == 10
    assert game.hero.companion is not None


@pytest.mark.rule("AL-DICE-01", "AL-DICE-06")
def test_a_die_has_three_results_with_two_faces_each() -> None:
    assert alone(f"map: {LONG}").table.content.sheet.die == (2, 2, 2)


@pytest.mark.rule("AL-WOUND-06")
def test_with_a_creature_goes_what_was_said_of_its_token_for_this_turn_and_of_no_other() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: mutant 0,0 wounded; worm 5,0\nhands: [[swarm_flank]]\n"
    text += f"moved: {1 << 9 | 1 << 12}\nheld: {1 << 9 | 1 << 10}\nbonus: [[9, 1], [12, 1]]\ncoming: {[0] * 9}"
    game = alone(text).play("attack:1:mutant")
    assert (game.asked, [one.token for one in game.table.creatures]) == ("ReactionWindow", [12])
    assert (game.table.moved, game.table.held, game.table.bonus) == (1 << 12, 1 << 10, ((12, 1),))


ALL = f"map: {LONG}\nhero: {{at: '1,0', items: [it_thermite]}}\nrevealed: 0,0 1,0\n"
"""With Thermite the Hero attacks every creature in the sector, 2 dice each."""


@pytest.mark.rule("AL-COMBAT-07", "AL-DECK-05")
def test_any_creature_attacked_by_an_item_may_strike_back() -> None:
    creatures = "creatures: spores 1,0; worm 1,0\nhands: [[fang_answer]]\n"
    text = ALL + creatures + f"coming: {[MISS, MISS, HIT, HIT, HIT, HIT]}\n"
    game = alone(text.replace("worm 1,0", "worm 1,0 wounded")).play("use-action-item:0:it_thermite")
    assert [game.table.kind(one.token) for one in game.table.creatures] == ["spores"]  # the last target is dead
    assert game.offers("play:fang_answer")


@pytest.mark.rule("AL-COMBAT-07", "AL-DECK-05")
def test_no_creature_attacked_counts_as_another_one() -> None:
    text = ALL + f"creatures: spores 1,0; worm 1,0; mutant 4,0\nhands: [[swarm_flank]]\ncoming: {[MISS] * 12}\n"
    game = alone(text).play("use-action-item:0:it_thermite", "play:swarm_flank")
    assert game.offered == ("the-creature:9:mutant:1:4,0", "done")
    twice = text.replace("items", "adrenaline: 3, items")
    game = alone(twice).play("bullet-time", "attack:1:spores", "attack:2:worm", "play:swarm_flank")
    assert game.offered == ("the-creature:9:mutant:1:4,0", "done")  # attacked in an earlier action of the Turn


@pytest.mark.rule("AL-COMBAT-07")
def test_an_earlier_action_does_not_let_its_target_answer_for_a_later_one() -> None:
    text = ALL + f"creatures: spores 1,0; worm 1,0 wounded\nhands: [[fang_answer]]\ncoming: {[MISS, MISS, HIT, HIT]}\n"
    game = alone(text).play("bullet-time", "attack:1:spores")
    assert game.offers("play:fang_answer")
    game.play("pass", "attack:2:worm")
    assert (game.asked, game.offers("play:fang_answer")) == ("ReactionWindow", False)  # the Worm is dead


@pytest.mark.rule("AL-COMBAT-07", "AL-WOUND-06")
def test_a_creature_spawned_after_a_kill_was_not_attacked() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: spores 0,0\nhands: [[swarm_flank]]\ncoming: {[HIT, HIT]}\n"
    game = alone(text).play("attack:1:spores")
    assert (game.table.attacked, game.table.creatures) == (0, ())


@pytest.mark.rule("AL-COMBAT-03", "AL-DECK-04")
def test_a_target_that_scatters_flees_after_the_attack() -> None:
    text = HERE + f"revealed: all\ncreatures: worm 0,0\nhands: [[swarm_scatter]]\ncoming: [{MISS}, {MISS}]"
    game = alone(text).play("attack:1:worm", "play:swarm_scatter", "the-creature:12*", "creep:east", "creep:east")
    assert (game.where("worm"), game.hero.life) == ("2,0", 12)


@pytest.mark.rule("AL-EX-24", "AL-ATTACK-06", "AL-ITEM-05")
def test_a_creature_only_wounded_strikes_back_and_armour_makes_evil_reroll_all_hits() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', items: [{{key: it_harness, upgraded: true}}, it_vest]}}
        revealed: 0,0 1,0 2,0
        creatures: worm 2,0
        coming: {[HIT, HIT, HIT, MISS, HIT, HIT, MISS]}
    """
    game = alone(text).play("use-action-item:0:it_harness", "move:east", "move:east", "attack:1:worm")
    assert (game.creature("worm").wounded, game.offered) == (True, ("use-item:1:it_vest", "pass"))
    game.play("use-item:1:it_vest")
    assert (game.hero.life, game.items) == (11, "it_harness:2+ it_vest:2")
    assert [one for one in game.words() if "again" in one] == ["Rolled again: HIT and MISS."]
