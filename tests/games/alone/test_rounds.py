"""The end of the Round, Nightmare mode, Missions and their rewards (ROUNDEND, NIGHTMARE, MISSION, DIFFICULTY, BOSS)."""

import pytest

from nocturne.games.alone.pack import content
from nocturne.games.alone.records import Stats
from tests.games.alone.playing import LONG, NIGHTMARE, Playing, alone


def last_turn(text: str = "", hero: str = "at: '0,0'") -> Playing:
    """The eighth Turn is over, and the end of the Round has been done."""
    return alone(f"map: {LONG}\nhero: {{{hero}}}\nturn: 8\n{text}").end_turn("track")


@pytest.mark.rule("AL-ROUND-03", "AL-ROUNDEND-08")
def test_the_round_marker_moves_left_at_the_end_of_the_round() -> None:
    assert last_turn().table.space == 1


@pytest.mark.rule("AL-ROUND-05", "AL-NIGHTMARE-01", "AL-ROUND-07", "AL-NIGHTMARE-05", "AL-NIGHTMARE-07", "AL-END-03")
def test_the_last_space_starts_nightmare_mode_without_ending_the_game_or_costing_sc_yet() -> None:
    game = last_turn("space: 2\nboss: boss_choir")
    assert (game.table.nightmare, game.asked, game.hero.sc) == (True, "HeroTurn", 12)
    assert (game.table.space, game.told().count("nightmare-begun")) == (3, 1)
    before = last_turn("space: 1\nboss: boss_choir")
    assert (before.table.space, before.table.nightmare, before.table.boss_out) == (2, False, False)


@pytest.mark.rule("AL-NIGHTMARE-03", "AL-DAMAGE-09", "AL-ROUND-06", "AL-ROUND-07")
def test_nightmare_mode_costs_two_sc_at_the_end_of_each_round_and_unlocks_nothing() -> None:
    game = last_turn("space: 3\nnightmare: true\nboss_out: true\nboss: boss_choir\nhands: [[fang_roar]]")
    assert (game.hero.sc, game.table.space, game.table.unlocked) == (10, 3, 0)


@pytest.mark.rule("AL-DAMAGE-09", "AL-TURN-09")
def test_no_window_opens_for_damage_between_two_rounds() -> None:
    game = alone(
        f"map: {LONG}\nturn: 8\nspace: 3\nnightmare: true\nboss_out: true\nboss: boss_choir\nhands: [[fang_roar]]"
    )
    game.play("track", "target:door", "target:door")
    assert (game.asked, game.hero.sc) == ("ThrowCards", 10)


@pytest.mark.rule("AL-NIGHTMARE-02", "AL-NIGHTMARE-08", "AL-STATS-06")
def test_in_nightmare_mode_every_type_has_one_die_and_one_sc_more() -> None:
    game = alone(f"map: {LONG}\nspace: 3\nnightmare: true")
    for normal, nightmare in game.table.content.stats:
        more = Stats(normal.first, normal.second, normal.dark + 1, normal.lit + 1, normal.sc + 1, normal.distance - 1)
        assert nightmare == more
    assert game.table.stats(12) == Stats(2, 2, 4, 1, 3, 3)
    choir = "nightmare: %s\nboss: boss_choir\nboss_out: true\ncreatures: boss 3,0"
    bosses = [alone(f"map: {LONG}\nspace: 3\n{choir % mode}").table.stats(15) for mode in ("false", "true")]
    assert bosses == [Stats(1, 1, 1, 1, 3, 3), Stats(1, 1, 2, 2, 4, 2)]


@pytest.mark.rule("AL-NIGHTMARE-04", "AL-NIGHTMARE-06", "AL-ROUND-04")
def test_a_gained_round_moves_the_marker_right_but_never_ends_nightmare_mode() -> None:
    game = alone(MISSION + "space: 3\nnightmare: true\nboss_out: true\nboss: boss_choir").play(
        "interact-mission:g_trauma", "learn:courage"
    )
    assert (game.table.space, game.table.limit, game.table.nightmare) == (2, 6, True)
    later = last_turn(NIGHTMARE.replace("space: 3", "space: 1"))
    assert (later.table.space, later.table.nightmare, later.hero.sc) == (2, True, 10)


@pytest.mark.rule("AL-ROUND-06")
def test_a_round_gained_at_the_right_end_is_banked_and_skips_the_next_move() -> None:
    game = alone(MISSION + "turn: 8\nboss: boss_choir").play("interact-mission:g_trauma", "learn:courage")
    assert (game.table.space, game.table.banked) == (0, True)
    while game.asked != "HeroTurn":
        game.play(next((one for one in ("pass", "done") if one in game.offered), game.offered[0]))
    assert (game.table.space, game.table.banked) == (0, False)


@pytest.mark.rule(
    "AL-EX-27", "AL-ADRENALINE-06", "AL-ADRENALINE-07", "AL-ADRENALINE-09", "AL-ROUNDEND-01", "AL-ROUNDEND-06"
)
def test_adrenaline_is_refilled_by_the_lower_track_before_the_marker_moves() -> None:
    game = last_turn(hero="at: '0,0', life: 3, sc: 8, adrenaline: 1")
    assert (game.hero.adrenaline, game.table.space) == (5, 1)
    kinds = game.told()
    assert kinds.index("adrenaline-set") < kinds.index("round-moved")


@pytest.mark.rule("AL-ROUNDEND-06")
def test_adrenaline_is_refilled_with_the_health_before_the_end_of_round_effects() -> None:
    game = last_turn(NIGHTMARE, hero="at: '0,0', sc: 9, adrenaline: 1")
    assert (game.hero.sc, game.hero.adrenaline) == (7, 3)


@pytest.mark.rule("AL-ADRENALINE-08", "AL-SHEET-04", "AL-ADRENALINE-01", "AL-ADRENALINE-09")
@pytest.mark.parametrize(("life", "tokens"), [(12, 3), (9, 3), (8, 4), (5, 4), (4, 5), (0, 5)])
def test_the_adrenaline_track_and_its_surplus(life: int, tokens: int) -> None:
    assert last_turn(hero=f"at: '0,0', life: {life}, adrenaline: 6").hero.adrenaline == tokens


@pytest.mark.rule("AL-ROUNDEND-05", "AL-ROUNDEND-04")
def test_clearing_keeps_revealed_neighbours_only_and_not_those_behind_a_barred_door() -> None:
    game = alone("map: c2 RA cA c8\nhero: 1,0\nturn: 8\nrevealed: 0,0 1,0 2,0 3,0\nbarred: 0,0-1,0").end_turn("track")
    assert game.revealed == "1,0 2,0"


@pytest.mark.rule("AL-ROUNDEND-07", "AL-MISSION-06", "AL-ROUNDEND-01")
def test_end_of_round_effects_of_missions_come_before_the_marker_moves() -> None:
    game = last_turn("missions: [f_pods, b_fever]")
    assert game.hero.life == 11
    kinds = game.told()
    assert kinds.index("hurt") < kinds.index("round-moved")


EASY = "options: {difficulty: easy}"


@pytest.mark.rule("AL-ROUNDEND-13", "AL-MISSION-11")
@pytest.mark.parametrize(
    ("text", "spawns"),
    [
        ("", 1),
        ("missions: [f_pods, b_tanks]", 2),
        (NIGHTMARE, 2),
        (EASY, 0),
        (f"{EASY}\nmissions: [f_pods, b_tanks]", 1),
        (f"{EASY}\n{NIGHTMARE}", 2),
        ("options: {difficulty: impossible}", 1),
    ],
)
def test_evil_may_spawn_at_the_end_of_the_round(text: str, spawns: int) -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nturn: 8\n{text}").play("track", "target:door")
    asked = []
    while game.asked != "HeroTurn":
        asked.append(game.asked)
        game.play(next((one for one in ("pass", "done") if one in game.offered), game.offered[0]))
    assert asked.count("ChooseKind") == spawns
    assert asked[len(asked) - spawns :] == ["ChooseKind"] * spawns  # after the Danger tokens


@pytest.mark.rule("AL-ROUNDEND-13")
def test_a_creature_spawned_at_the_end_of_the_round_is_heard_at_once() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nturn: 8").play("track", "target:door", "target:door")
    while game.asked != "ChooseKind":
        game.play(game.offered[0])
    game.play("of-type:worm", "at:1:5,0")
    assert (game.asked, game.where("worm"), game.heard()) == ("HeroTurn", "5,0", ["east"])


@pytest.mark.rule("AL-ROUNDEND-09", "AL-ROUNDEND-11", "AL-EVIL-05", "AL-EVIL-07", "AL-EVIL-08", "AL-EVIL-03")
def test_evil_refills_its_hand_to_six_before_placing_danger_tokens() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nturn: 8\nhands: [[fang_drop, fang_rush, fang_hide]]").play(
        "track", "target:door", "target:door"
    )
    assert game.asked == "ThrowCards"
    game.play("throw:fang_drop", "throw:fang_hide")
    sizes, draws = [len(deck.cards) for deck in game.table.decks], 0
    while game.asked == "NameDeck":
        draws += 1
        game.play("draw-from:swarm" if draws < 3 else "draw-from:fang")
    assert (draws, len(game.table.hands[0]), game.asked) == (5, 6, "PlaceDanger")
    assert [was - len(deck.cards) for was, deck in zip(sizes, game.table.decks, strict=True)] == [3, 2]


@pytest.mark.rule("AL-EVIL-09")
def test_an_empty_reaction_deck_is_renewed_from_its_own_discard_pile() -> None:
    fang = ", ".join(content().deck("fang"))
    text = f"map: {LONG}\nhero: 0,0\nturn: 8\ndecks: [{{name: fang, discard: [{fang}]}}]"
    game = alone(text).play("track", "target:door", "target:door")
    assert "deck-renewed" in game.told()
    assert (len(game.table.hands[0]), len(game.table.decks[0].cards)) == (6, 10)


@pytest.mark.rule("AL-EVIL-09")
def test_a_deck_is_renewed_from_its_own_discard_pile_only_with_what_lies_there_face_down() -> None:
    *fang, last = content().deck("fang")
    swarm = content().deck("swarm")
    first = f"{{name: fang, discard: [{', '.join(fang)}], buried: [{last}]}}"
    text = f"map: {LONG}\nhero: 0,0\nturn: 8\ndecks: [{first}, {{name: swarm, discard: [{', '.join(swarm)}]}}]"
    game = alone(text).play("track", "target:door", "target:door", *["draw-from:fang"] * 6)
    assert sorted([*game.table.hands[0], *game.table.decks[0].cards]) == sorted([*fang, last])
    assert (game.table.decks[0].discard, game.table.decks[1].discard) == ((), swarm)


@pytest.mark.rule("AL-EVIL-02", "AL-EVIL-10", "AL-EVIL-07")
def test_the_leader_divides_the_drawn_cards_and_then_the_next_player_leads() -> None:
    game = alone(f"players: 4\nmap: |\n  {LONG}\nhero: 0,0\nturn: 8\nleader: 3").play(
        "track", "target:door", "target:door"
    )
    while game.asked == "NameDeck":
        game.play(game.offered[0])
    assert (game.asked, game.seat, game.offered) == ("DivideCard", 3, ("give:1", "give:2", "give:3"))
    game.play(*["give:2"] * 8)
    assert [len(hand) for hand in game.table.hands] == [0, 8, 0]
    assert game.table.leader == 1


# -- Missions

MISSION = """
map: |
  c2 RA cA cA c8
  rooms infirmary 1:1,0
hero: {at: '1,0', life: 0, sc: 2}
missions: [f_pods, g_trauma, b_fog]
"""


@pytest.mark.rule("AL-INTERACT-01", "AL-INTERACT-02", "AL-INTERACT-03", "AL-MISSION-01")
def test_a_mission_needs_an_interact_in_its_room() -> None:
    game = alone(MISSION)
    assert game.offers("interact-mission:g_trauma")
    assert game.why_not("interact-mission:b_fog") == "AL-INTERACT-01"
    assert game.why_not("interact-mission:f_pods") == "AL-MISSION-04"


@pytest.mark.rule(
    "AL-MISSION-02", "AL-MISSION-03", "AL-DIFFICULTY-05", "AL-DIFFICULTY-09", "AL-DIFFICULTY-10", "AL-BOSS-02"
)
def test_the_first_starting_mission_activates_the_final_one_with_the_reward_and_the_boss() -> None:
    game = alone(MISSION + "space: 2\nboss: boss_choir").play("interact-mission:g_trauma")
    assert game.play("learn:courage").offered == ("heal:life", "heal:sc")
    assert game.table.space == 1
    game.play("heal:life")
    assert (game.hero.life, game.hero.sc, game.asked) == (5, 4, "HeroTurn")
    assert (game.table.task("f_pods").active, game.table.boss_out) == (True, True)
    assert game.game.view(0).boss == "boss_choir"


@pytest.mark.rule("AL-MISSION-07")
def test_the_second_starting_mission_gives_its_own_reward_only() -> None:
    text = MISSION.replace("[f_pods, g_trauma, b_fog]", "[{key: f_pods, active: true}, g_trauma]") + "space: 1"
    game = alone(text).play("interact-mission:g_trauma", "learn:courage")
    assert (game.hero.life, game.table.space, game.asked) == (2, 1, "HeroTurn")


@pytest.mark.rule("AL-EX-15", "AL-DIFFICULTY-03", "AL-HEAL-02", "AL-HEAL-06")
def test_the_reward_on_easy_recovers_both_tracks_up_to_the_limit() -> None:
    text = MISSION.replace("g_trauma", "b_fever").replace("b_fog", "g_grid").replace("life: 0", "life: 0")
    game = alone(
        "options: {difficulty: easy}\n"
        + text.strip("\n")
        + "\nspace: 3\nnightmare: true\nboss_out: true\nboss: boss_choir"
    )
    game.play("interact-mission:b_fever")
    assert (game.hero.life, game.hero.sc, game.table.space) == (5, 5, 2)
    limited = alone("options: {difficulty: easy}\n" + text.strip("\n").replace("sc: 2", "sc: 5") + "\n" + NIGHTMARE)
    assert limited.play("interact-mission:b_fever").hero.sc == 6


@pytest.mark.rule("AL-DIFFICULTY-01", "AL-DIFFICULTY-07", "AL-DIFFICULTY-08")
@pytest.mark.parametrize(("level", "life"), [("nightmare", 5), ("impossible", 2)])
def test_the_harder_levels_give_no_round_and_impossible_nothing(level: str, life: int) -> None:
    game = alone(f"options: {{difficulty: {level}}}\n" + MISSION.strip("\n") + "\nspace: 2").play(
        "interact-mission:g_trauma", "learn:courage"
    )
    if level == "nightmare":
        game.play("heal:life")
    assert (game.hero.life, game.table.space, game.asked) == (life, 2, "HeroTurn")


@pytest.mark.rule(
    "AL-MISSION-12", "AL-MISSION-05", "AL-INTERACT-03", "AL-COMPANION-02", "AL-COMPANION-03", "AL-CONTENT-07"
)
def test_interacts_are_counted_and_never_lost_and_a_companion_may_be_the_reward() -> None:
    text = MISSION.replace("infirmary", "cold_store").replace("g_trauma", "g_sleeper")
    game = alone(text).end_turn("interact-mission:g_sleeper").end_turn("loot")
    assert game.table.task("g_sleeper").count == 1
    game.play("interact-mission:g_sleeper")
    assert game.hero.companion is not None
    assert (game.hero.companion.charges, game.hero.companion.key != game.hero.character) == (6, True)


@pytest.mark.rule("AL-CONTENT-07")
def test_a_companion_is_any_character_but_the_hero_and_those_that_have_been_in_play() -> None:
    hero, gone, *left = content().characters
    text = MISSION.replace("infirmary", "cold_store").replace("g_trauma", "{key: g_sleeper, count: 1}")
    text = text.replace("sc: 2", f"sc: 2, character: {hero}, known: [{gone}]")
    found = []
    for coming in range(len(left)):
        companion = alone(text + f"coming: [{coming}]").play("interact-mission:g_sleeper").hero.companion
        assert companion is not None
        found.append(companion.key)
    assert found == left


@pytest.mark.rule("AL-COMPANION-11")
def test_a_new_companion_may_replace_the_old_one() -> None:
    text = MISSION.replace("infirmary", "cold_store").replace("g_trauma", "{key: g_sleeper, count: 1}")
    text = text.replace("sc: 2", "sc: 2, companion: {key: ch_okoro}, known: [ch_okoro]")
    game = alone(text).play("interact-mission:g_sleeper")
    assert game.offered == ("keep-old", "take-new")
    game.play("take-new")
    assert game.hero.companion is not None
    assert game.hero.companion.key != "ch_okoro"
    kept = alone(text).play("interact-mission:g_sleeper", "keep-old").hero.companion
    assert kept is not None
    assert kept.key == "ch_okoro"


@pytest.mark.rule("AL-END-01", "AL-MISSION-04", "AL-END-03", "AL-NIGHTMARE-07")
def test_the_hero_wins_at_once_when_the_final_mission_is_completed() -> None:
    text = MISSION.replace("infirmary", "escape_pods").replace(
        "[f_pods, g_trauma, b_fog]", "[{key: f_pods, active: true, count: 1}]"
    )
    game = alone(text + "space: 3\nnightmare: true").play("interact-mission:f_pods")
    assert (game.winners, game.asked) == ((0,), "over")
    assert alone(text.replace("active: true", "active: false")).why_not("interact-mission:f_pods") == "AL-MISSION-04"


@pytest.mark.rule("AL-CONTENT-03")
def test_some_missions_want_the_sector_free_lit_or_the_boss_dead() -> None:
    pods = MISSION.replace("infirmary", "escape_pods").replace(
        "[f_pods, g_trauma, b_fog]", "[{key: f_pods, active: true}]"
    )
    assert alone(pods + "creatures: worm 1,0").why_not("interact-mission:f_pods") == "AL-CONTENT-03"
    vent = pods.replace("escape_pods", "ventilation").replace("f_pods", "f_vent")
    assert alone(vent).why_not("interact-mission:f_vent") == "AL-CONTENT-03"
    assert alone(vent + "lit: 1,0").offers("interact-mission:f_vent")
    source = pods.replace("escape_pods", "laboratory").replace("f_pods", "f_source")
    assert alone(source + "boss: boss_choir").why_not("interact-mission:f_source") == "AL-CONTENT-03"
    assert alone(source + "boss: boss_choir\nboss_out: true").offers("interact-mission:f_source")


@pytest.mark.rule("AL-CONTENT-03")
def test_the_overload_is_completed_by_ending_a_turn_far_away() -> None:
    text = """
        map: |
          R2 cA cA cA cA cA cA c8
          rooms generator 1:0,0
        hero: {at: '5,0'}
        missions: [{key: f_overload, active: true, count: 2}]
    """
    game = alone(text).end_turn("loot")
    assert game.winners == ()
    assert game.play("move:east").winners == (0,)


@pytest.mark.rule("AL-CONTENT-03", "AL-TRACK-06")
def test_a_generator_room_with_all_doors_barred_is_as_near_as_before() -> None:
    text = """
        map: |
          R2 cA cA cA cA cA cA c8
          rooms generator 1:0,0
        hero: {at: '1,0'}
        missions: [{key: f_overload, active: true, count: 2}]
        barred: 0,0-1,0
    """
    assert alone(text).end_turn("loot").winners == ()
    assert alone(text.replace("'1,0'", "'5,0'")).play("move:east").winners == (0,)


@pytest.mark.rule("AL-INTERACT-05", "AL-INTERACT-04", "AL-INTERACT-02")
def test_where_a_sector_is_a_target_in_several_ways_the_hero_declares_one() -> None:
    game = alone(MISSION.replace("rooms infirmary 1:1,0", "rooms infirmary 1:1,0\n  lcu 1:1,0"))
    assert game.offers("repair:east")
    assert game.offers("interact-mission:g_trauma")
    assert (game.play("repair:east").asked, game.table.turn) == ("HeroTurn", 2)
    assert game.table.task("g_trauma").count == 0


@pytest.mark.rule("AL-BOSS-02", "AL-BOSS-03")
def test_the_boss_also_comes_when_nightmare_mode_starts_and_only_once() -> None:
    game = last_turn("space: 2\nboss: boss_choir")
    assert (game.table.boss_out, game.told().count("boss-came")) == (True, 1)
    game = last_turn("space: 2\nboss: boss_choir\nboss_out: true")
    assert game.told().count("boss-came") == 0


@pytest.mark.rule("AL-BOSS-04", "AL-WOUND-08")
def test_what_kills_without_damage_gives_a_boss_one_wound() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', companion: {{key: ch_hayashi}}}}
        boss: boss_choir
        boss_out: true
        creatures: boss 0,0
    """
    game = alone(text).play("sacrifice:ch_hayashi")
    assert game.creature("boss_choir").wounded
    assert alone(text.replace("boss 0,0", "boss 0,0 wounded")).play("sacrifice:ch_hayashi").table.creatures == ()
    game = alone(text.replace("boss 0,0", "worm 0,0")).play("sacrifice:ch_hayashi")
    assert (game.table.creatures, game.skills) == ((), "0 0 0 0 1")


@pytest.mark.rule("AL-BOSS-05")
def test_a_boss_is_no_type_for_tracking_or_for_spawning() -> None:
    text = f"map: {LONG}\nhero: 0,0\nboss: boss_choir\nboss_out: true\ncreatures: boss 3,0"
    game = alone(text).play("track", "target:worm", "target:boss")
    assert game.answers() == ["-1 none", "3 same"]


@pytest.mark.rule("AL-CONTENT-03")
def test_some_missions_count_one_interact_a_turn() -> None:
    text = MISSION.replace("infirmary", "control").replace("g_trauma", "g_intercom")
    game = alone(text).play("bullet-time", "interact-mission:g_intercom")
    assert game.why_not("interact-mission:g_intercom") == "AL-CONTENT-03"
    assert game.end_turn("loot").offers("interact-mission:g_intercom")


@pytest.mark.rule("AL-DANGER-10", "AL-DANGER-04", "AL-DANGER-09")
def test_the_supply_of_danger_tokens_lasts_for_the_limit_of_both_levels() -> None:
    rows = "c2 cA cA cA cA c8\n  c2 cA cA cA cA c8"
    full = " ".join(f"1:{column},{row}" for row in range(2) for column in range(6))[: 8 * 6 - 1]
    other = full.replace("1:", "2:")
    text = f"map: |\n  level 1\n  {rows}\n  level 2\n  {rows}\n  stairs 1:0,0-2:0,0\nhero: '1:5,1'\nturn: 8\n"
    game = alone(text + f"danger: {full} {other[:-6]}").play("loot")
    for _ in range(40):
        if game.asked != "PlaceDanger":
            game.play(next((one for one in ("pass", "done") if one in game.offered), game.offered[0]))
    assert (game.asked, game.table.danger.bit_count()) == ("PlaceDanger", 15)
    assert {one[3] for one in game.offered} == {"2"}
    game.play(game.offered[0])
    assert (game.table.danger.bit_count(), game.table.aside) == (16, 0)
