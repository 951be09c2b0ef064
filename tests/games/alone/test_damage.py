"""Damage, recovery, dice and danger where two of them meet (DAMAGE, HEAL, DICE, WOUND, DANGER, COMBAT, EXPLORE)."""

import pytest

from tests.games.alone.playing import HIT, LONG, MISS, NIGHTMARE, SURGE, Playing, alone

LIFE_BIT, SC_BIT = 64, 128


@pytest.mark.rule("AL-DAMAGE-01", "AL-DAMAGE-02")
def test_each_type_of_damage_lowers_its_own_track_by_a_point_each() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', life: 9, sc: 7}}\ncreatures: mutant 1,0\ncoming: [{HIT}, {HIT}]"
    game = alone(text).play("move:east")  # scared for 2, then struck by two dice
    assert (game.hero.life, game.hero.sc) == (7, 5)


@pytest.mark.rule("AL-DAMAGE-03", "AL-DAMAGE-04")
def test_sc_damage_past_zero_is_taken_from_life_and_unlocks_sc_reactions_only() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', life: 9, sc: 1}}
        creatures: mutant 1,0
        hands: [[dread_panic, dread_shock]]
    """
    game = alone(text).play("move:east")
    assert (game.hero.life, game.hero.sc, game.offered) == (8, 0, ("play:dread_panic", "pass"))
    assert game.why_not("play:dread_shock") == "AL-REACTION-03"


@pytest.mark.rule("AL-DAMAGE-05", "AL-END-02")
@pytest.mark.parametrize(("life", "sc"), [(2, 5), (0, 3)])
def test_with_one_track_at_zero_the_game_goes_on(life: int, sc: int) -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', life: {life}, sc: {sc}}}\ncreatures: parasite 0,0\ncoming: [2, 0, 0]"
    game = alone(text).play("loot")
    assert (game.hero.life, game.asked, game.game.over) == (0, "HeroTurn", None)


@pytest.mark.rule("AL-DAMAGE-07")
def test_damage_prevented_unlocks_nothing_for_the_end_of_the_turn_either() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_neutral]}}\nconditions: {{gas: '1,0'}}\ncreatures: worm 5,0\n"
    game = alone(text + "hands: [[fang_frenzy]]").play("move:east", "use-item:0:it_neutral")
    assert (game.asked, game.table.unlocked & (LIFE_BIT | SC_BIT)) == ("ReactionWindow", 0)
    assert game.why_not("play:fang_frenzy") == "AL-REACTION-03"


@pytest.mark.rule("AL-DAMAGE-07", "AL-COMPANION-10")
def test_damage_taken_by_a_companion_unlocks_nothing_for_the_end_of_the_turn_either() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', companion: {{key: ch_okoro}}}}\nconditions: {{gas: '1,0'}}\n"
    game = alone(text + "creatures: worm 5,0\nhands: [[fang_frenzy]]").play("move:east", "on-companion")
    assert (game.asked, game.table.unlocked & (LIFE_BIT | SC_BIT)) == ("ReactionWindow", 0)


@pytest.mark.rule("AL-DAMAGE-07")
def test_damage_once_taken_unlocks_for_the_rest_of_the_turn() -> None:
    text = (
        f"map: {LONG}\nhero: 0,0\nconditions: {{gas: '1,0', resin: '5,0'}}\ncreatures: worm 2,0\nhands: [[swarm_blood]]"
    )
    game = alone(text).play("bullet-time", "move:east", "pass")
    assert game.table.unlocked & LIFE_BIT
    game.play("move:west")
    assert (game.asked, game.table.turn, bool(game.table.unlocked & LIFE_BIT)) == ("ReactionWindow", 1, True)


@pytest.mark.rule("AL-DAMAGE-08")
def test_what_is_paid_is_no_damage() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', life: 3, companion: {{key: ch_okoro}}}}\n"
    game = alone(text).play("bullet-time", "heal:life", "use-ability:companion:ch_okoro", "heal:life")
    assert (game.hero.adrenaline, game.table.unlocked) == (1, 0)
    assert "hurt" not in game.told()


@pytest.mark.rule("AL-DAMAGE-09", "AL-NIGHTMARE-03")
def test_the_sc_lost_between_two_rounds_opens_no_window_and_unlocks_nothing() -> None:
    text = f"map: {LONG}\nhero: 0,0\nturn: 8\n{NIGHTMARE}\ncreatures: worm 5,0\nhands: [[fang_roar]]"
    game = alone(text).play("track", "target:door", "target:door", "pass")
    assert (game.asked, game.hero.sc, game.table.unlocked & SC_BIT) == ("ThrowCards", 10, 0)
    padded = alone("options: {pad-windows: true}\n" + text.replace(f"map: {LONG}", f"map: |\n  {LONG}"))
    padded.play("track", "target:door", "target:door")
    while padded.asked != "ThrowCards":
        assert padded.hero.sc == 12  # nothing is asked once the SC is lost
        padded.play(next((one for one in ("pass", "done") if one in padded.offered), padded.offered[0]))
    assert padded.hero.sc == 10


@pytest.mark.rule("AL-HEAL-03")
def test_a_track_above_the_new_limit_is_not_lowered_when_the_marker_moves() -> None:
    game = alone(f"map: {LONG}\nhero: {{at: '0,0', life: 12, sc: 9}}\nturn: 8").end_turn("track")
    assert (game.table.limit, game.hero.life, game.hero.sc) == (8, 12, 9)


@pytest.mark.rule("AL-HEAL-04")
def test_an_intermediate_reward_recovers_too() -> None:
    text = """
        map: |
          c2 RA cA cA c8
          rooms control 1:1,0
        hero: {at: '1,0', life: 1, sc: 2}
        missions: [f_pods, {key: g_intercom, count: 1}]
        boss: boss_choir
        boss_out: true
    """
    game = alone(text).play("interact-mission:g_intercom", "heal:sc")
    assert (game.hero.life, game.hero.sc) == (1, 5)


@pytest.mark.rule("AL-HEAL-07")
def test_recovering_a_track_at_zero_gives_nothing_back_to_the_other() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', life: 1, sc: 6}}\ncreatures: parasite 0,0\ncoming: [2, {HIT}, {HIT}]"
    game = alone(text).play("loot")
    assert (game.hero.life, game.hero.sc) == (0, 5)
    game.play("heal:life")
    assert (game.hero.life, game.hero.sc) == (1, 5)


@pytest.mark.rule("AL-DANGER-01", "AL-DANGER-02", "AL-DANGER-05")
@pytest.mark.parametrize(("danger", "dangerous"), [("0,0", False), ("2,0", False), ("1,0", True)])
def test_only_a_token_in_the_sector_where_the_hero_is_then_makes_a_reaction_dangerous(
    danger: str, *, dangerous: bool
) -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nhands: [[dread_steps]]\ndanger: {danger}").play("move:east")
    assert game.offers("play-dangerous:dread_steps") is dangerous
    assert game.offers("play:dread_steps")


@pytest.mark.rule("AL-DANGER-05")
def test_a_token_that_the_hero_has_removed_makes_no_reaction_dangerous() -> None:
    text = f"map: {LONG}\nhero: 0,0\nrevealed: 0,0 1,0\ndanger: 0,0\ncreatures: worm 1,0\nhands: [[fang_scent]]"
    assert not alone(text).play("explore:east", "clear:0").offers("play-dangerous:fang_scent")
    assert alone(text).play("explore:east", "pass").offers("play-dangerous:fang_scent")


@pytest.mark.rule("AL-EXPLORE-09", "AL-EXPLORE-10")
def test_a_danger_token_is_removed_after_evil_has_reacted_to_what_was_revealed_and_the_action_is_over() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\ndanger: 0,0 2,0\nhands: [[snare_wire]]").play("explore:east")
    assert (game.seat, game.offers("play:snare_wire"), game.revealed) == (1, True, "0,0 1,0 2,0")
    assert game.play("pass").offered == ("clear:0", "clear:2", "pass")
    assert (game.play("clear:2").asked, game.table.turn, game.danger) == ("HeroTurn", 2, "0,0")


@pytest.mark.rule("AL-COMBAT-05")
def test_an_attack_from_afar_goes_round_no_corner_and_hits_nothing_unrevealed() -> None:
    text = "map: c6 c8 / c1 ..\nhero: {at: '0,1', items: [{key: it_arc, upgraded: true}]}\nrevealed: %s\n"
    text += "creatures: worm %s"
    assert alone(text % ("all", "0,0")).offers("use-action-item:0:it_arc")
    assert alone(text % ("all", "1,0")).why_not("use-action-item:0:it_arc") == "AL-COMBAT-01"
    assert alone(text % ("0,1", "0,0")).why_not("use-action-item:0:it_arc") == "AL-COMBAT-01"


@pytest.mark.rule("AL-DICE-01", "AL-DICE-02", "AL-DICE-03")
@pytest.mark.parametrize(
    ("face", "plain", "met"),
    [(HIT, True, True), (SURGE, False, True), (MISS, False, False)],
    ids=["hit", "surge", "miss"],
)
def test_one_result_always_hits_one_never_and_one_where_the_side_that_rolls_has_its_condition(
    face: int, *, plain: bool, met: bool
) -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: spores 0,0\ncoming: [{face}, {MISS}, {MISS}, {MISS}, {MISS}]"
    assert alone(text).play("attack:1:spores").creature("spores").wounded is plain
    assert alone(text + "\nlit: 0,0").play("attack:1:spores").creature("spores").wounded is met
    leaves = f"map: {LONG}\nhero: 0,0\ncreatures: spores 0,0\ncoming: [{face}]"
    assert alone(leaves).play("move:east").hero.life == 12 - plain
    assert alone(leaves + "\ndanger: 0,0").play("move:east").hero.life == 12 - met


@pytest.mark.rule("AL-DICE-08")
def test_evils_hits_are_counted_after_all_rerolls() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_vest]}}\ncreatures: parasite 0,0\ncoming: [0, 0, 0, 2, 2]"
    game = alone(text).play("loot")
    assert (game.hero.life, game.offered) == (12, ("use-item:0:it_vest", "pass"))
    said = game.game.say(game.game.open[0].prompt)
    assert said.startswith("Evil has rolled HIT and HIT."), "the dice are on the table while the Hero decides"
    assert game.play("use-item:0:it_vest").hero.life == 12


@pytest.mark.rule("AL-WOUND-01")
@pytest.mark.parametrize(
    ("wounded", "faces", "after"),
    [("", [HIT, MISS], "unhurt"), ("", [HIT, HIT], "wounded"), (" wounded", [HIT, MISS], "dead")],
)
def test_a_creature_of_2_1_is_wounded_by_two_and_then_killed_by_one(wounded: str, faces: list[int], after: str) -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: parasite 0,0{wounded}\ncoming: {faces + [MISS] * 2}"
    table = alone(text).play("attack:1:parasite").table
    found = ["wounded" if one.wounded else "unhurt" for one in table.creatures] or ["dead"]
    assert found == [after]


@pytest.mark.rule("AL-WOUND-07")
def test_a_wound_stays_over_the_end_of_the_round() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nturn: 8\nrevealed: all\ncreatures: worm 5,0 wounded").end_turn("track")
    assert (game.table.turn, game.creature("worm").wounded, game.creature("worm").name) == (1, True, 0)


@pytest.mark.rule("AL-COMPANION-07", "AL-EVIL-11")
def test_whoever_played_the_card_that_hurts_decides_whether_the_companion_takes_it() -> None:
    text = f"players: 3\nmap: |\n  {LONG}\nhero: {{at: '0,0', companion: {{key: ch_okoro}}}}\nleader: 1\n"
    game = alone(text + "hands: [[], [dread_steps]]").play("move:east", "play:dread_steps")
    assert (game.asked, game.seat) == ("TurnOnCompanion", 2)
    creature = alone(text + "creatures: parasite 0,0\ncoming: [2, 0, 0]").play("loot")
    assert (creature.asked, creature.seat) == ("TurnOnCompanion", 1)  # no card: the leader


# -- what is told of it


def last_told(game: Playing) -> tuple[str, str]:
    """The last loss as the log tells it, and the rule beside it."""
    told = [event for event in game.game.events() if event.kind == "hurt"][-1]
    return game.game.say(told.text), told.rule


@pytest.mark.rule("AL-DAMAGE-04")
@pytest.mark.parametrize(
    ("life", "told"),
    [
        (5, "By the attack the Hero loses 2 Life."),
        (1, "By the attack the Hero loses 1 Life and, as no more is left, 1 SC."),
        (0, "By the attack the Hero loses 2 SC, as no Life is left."),
    ],
)
def test_the_log_names_the_track_that_bears_the_loss_and_its_cause(life: int, told: str) -> None:
    hero = f"hero: {{at: '0,0', life: {life}, sc: 6}}"
    game = alone(f"map: {LONG}\n{hero}\ncreatures: parasite 0,0\ncoming: [2, {HIT}, {HIT}]").play("loot")
    assert last_told(game) == (told, "AL-ATTACK-03")


@pytest.mark.rule("AL-CONDITION-03", "AL-NIGHTMARE-03")
def test_other_losses_are_told_with_their_causes() -> None:
    gas = alone(f"map: {LONG}\nhero: 0,0\nconditions: {{gas: '1,0'}}").play("move:east")
    assert last_told(gas) == ("By the gas the Hero loses 1 Life.", "AL-CONDITION-03")
    text = f"map: {LONG}\nhero: 0,0\nturn: 8\n{NIGHTMARE}\ncreatures: worm 5,0\nhands: [[fang_roar]]"
    night = alone(text).play("track", "target:door", "target:door", "pass")
    assert last_told(night) == ("By the Nightmare the Hero loses 2 SC.", "AL-NIGHTMARE-03")
