"""The end of a Round step by step (ROUNDEND, COMPANION, EVIL, CONTENT)."""

import pytest

from nocturne.games.alone.pack import content
from tests.games.alone.playing import LONG, NIGHTMARE, Playing, alone


def ended(text: str) -> tuple[Playing, list[str]]:
    """The Round is over and nothing optional was done; with it whatever was asked on the way."""
    game = alone(text).play("track", "target:door", "target:door")
    asked = []
    while game.asked != "HeroTurn":
        asked.append(game.asked)
        game.play(next((one for one in ("pass", "done") if one in game.offered), game.offered[0]))
    return game, asked


@pytest.mark.rule("AL-ROUNDEND-01", "AL-ROUNDEND-11", "AL-ROUNDEND-13", "AL-EVIL-10")
def test_the_steps_of_the_end_of_a_round_come_in_their_order() -> None:
    text = f"""
        map: {LONG}
        players: 3
        hero: {{at: '0,0', adrenaline: 1}}
        turn: 8
        revealed: all
        missions: [f_pods, b_fever]
        track: [{{card: fang_rush, seat: 1, spaces: 1}}]
    """
    game, asked = ended(text)
    steps = ["track-cleared", "sectors-hidden", "adrenaline-set", "hurt", "round-moved", "reaction-drawn"]
    steps += ["card-dealt", "leader-chosen", "danger-placed", "round-begun"]
    assert [one for one in dict.fromkeys(game.told(1)) if one in steps] == steps
    assert list(dict.fromkeys(asked)) == ["NameDeck", "DivideCard", "PlaceDanger", "ChooseKind"]


@pytest.mark.rule("AL-ROUNDEND-01", "AL-ROUNDEND-07", "AL-NIGHTMARE-05")
def test_effects_of_missions_come_before_the_loss_of_nightmare_mode() -> None:
    game, _ = ended(f"map: {LONG}\nhero: 0,0\nturn: 8\nmissions: [f_pods, b_fever]\n{NIGHTMARE}")
    assert [one for one in game.words() if "loses" in one] == [
        "The Hero loses 1 Life.",
        "By the Nightmare the Hero loses 2 SC.",
    ]


@pytest.mark.rule("AL-ROUNDEND-10", "AL-DANGER-04")
def test_the_tokens_set_aside_are_placed_up_to_eight_on_a_level() -> None:
    wide = "c2 cA cA cA cA cA cA cA cA cA c8"
    places = " ".join(f"{column},0" for column in range(1, 7))
    game, asked = ended(f"map: {wide}\nhero: 0,0\nturn: 8\ndanger: {places}")
    assert (asked.count("PlaceDanger"), game.table.danger.bit_count(), game.table.aside) == (2, 8, 0)


@pytest.mark.rule("AL-COMPANION-12")
@pytest.mark.parametrize(("text", "life", "sc"), [(NIGHTMARE, 12, 10), ("missions: [f_pods, b_fever]", 11, 12)])
def test_evil_is_not_asked_whether_nightmare_mode_or_a_mission_hurts_the_companion(
    text: str, life: int, sc: int
) -> None:
    game, asked = ended(f"map: {LONG}\nhero: {{at: '0,0', companion: {{key: ch_okoro}}}}\nturn: 8\n{text}")
    assert "TurnOnCompanion" not in asked
    assert game.hero.companion is not None
    assert (game.hero.life, game.hero.sc, game.hero.companion.charges) == (life, sc, 6)


@pytest.mark.rule("AL-CONTENT-04", "AL-ROUNDEND-12")
def test_what_is_used_once_a_round_and_what_lasts_for_a_round_begin_anew() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', life: 3, character: ch_okoro, companion: {{key: ch_rahimi}}}}\nturn: 7\n"
    game = alone(text + "creatures: worm 5,0\nhands: [[fang_feast]]")
    game.play("sacrifice:ch_rahimi", "of-type:worm", "heal:life", "use-ability*").end_turn()
    assert game.play("heal:life").asked == "HeroTurn"  # not again in this Round
    assert list(game.table.frozen) == ["worm"]
    game.end_turn()
    assert (game.table.turn, list(game.table.frozen)) == (1, [])
    assert game.play("heal:life").offers("use-ability:hero:ch_okoro")


@pytest.mark.rule("AL-MISSION-12")
def test_the_count_of_a_mission_is_kept_over_the_end_of_the_round() -> None:
    text = "map: |\n  c2 RA c8\n  rooms cold_store 1:1,0\nhero: 1,0\nturn: 8\n"
    text += "missions: [f_pods, {key: g_sleeper, count: 1}]"
    game, _ = ended(text)
    assert (game.table.turn, game.table.task("g_sleeper").count) == (1, 1)


@pytest.mark.rule("AL-SPAWN-06", "AL-BOSS-02")
def test_at_the_end_of_a_round_nothing_is_spawned_where_no_sector_is_far_enough() -> None:
    game, asked = ended("map: c0\nhero: 0,0\nturn: 8\nspace: 2\nboss: boss_hollow")
    assert (game.table.creatures, game.table.nightmare, game.heard()) == ((), True, [])
    assert not {"ChooseKind", "BossWhere"} & set(asked)


@pytest.mark.rule("AL-END-04", "AL-DAMAGE-05")
def test_a_defeat_is_an_end_before_evil_may_react_to_the_damage() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', life: 1, sc: 0}}\nconditions: {{gas: '1,0'}}\ncreatures: worm 5,0\n"
    assert alone(text + "hands: [[swarm_blood]]").play("move:east").winners == (1,)


@pytest.mark.rule("AL-EVIL-01", "AL-END-02")
@pytest.mark.parametrize(("players", "evil"), [(2, (1,)), (3, (1, 2)), (4, (1, 2, 3))])
def test_one_to_three_evil_players_win_together(players: int, evil: tuple[int, ...]) -> None:
    text = f"map: {LONG}\nplayers: {players}\nhero: {{at: '0,0', life: 1, sc: 0}}\nconditions: {{gas: '1,0'}}"
    game = alone(text)
    assert len(game.table.hands) == len(evil)
    assert game.play("move:east").winners == evil


@pytest.mark.rule("AL-TELEPORT-03")
def test_a_teleport_may_lead_to_the_other_level_and_keeps_the_wound() -> None:
    text = """
        map: |
          level 1
          c2 cA cA c8
          level 2
          c2 cA cA c8
          stairs 1:3,0-2:3,0
        hero: {at: '1:0,0'}
        creatures: worm 2:2,0 wounded
        hands: [[swarm_vents]]
    """
    game = alone(text).play("explore:east", "play:swarm_vents", "the-creature:12*", "at:1:3,0")
    assert (game.is_at("worm", "1:3,0"), game.creature("worm").wounded, game.heard()) == (True, True, [])


@pytest.mark.rule("AL-CONTENT-03", "AL-END-01", "AL-END-04")
def test_after_each_interact_of_the_last_transmission_evil_moves_but_not_after_the_one_that_wins() -> None:
    text = "map: |\n  c2 RA cA cA c8\n  rooms control 1:1,0\nhero: {at: '1,0', life: 1, sc: 0}\n"
    text += "missions: [{key: f_signal, active: true, count: %d}]\ncreatures: worm 2,0; mutant 4,0"
    game = alone(text % 1).play("interact-mission:f_signal")
    assert game.offered == ("the-creature:9:mutant:1:4,0", "the-creature:12:worm:1:2,0", "done")
    game.play("the-creature:9*", "creep:west")
    assert list(game.offered) == ["the-creature:12:worm:1:2,0", "done"]  # a second one, and each once
    assert game.play("done").winners == ()
    assert alone(text % 3).play("interact-mission:f_signal").winners == (0,)


@pytest.mark.rule("AL-ROUNDEND-10", "AL-ROUNDEND-02", "AL-METER-07")
@pytest.mark.parametrize(("played", "tokens"), [(0, 5), (4, 3)])
def test_evil_places_as_many_danger_tokens_as_were_set_aside_and_no_more(played: int, tokens: int) -> None:
    cards = ["snare_lock", "snare_lock", "snare_leak", "snare_leak"][:played]
    track = f"track: [{', '.join(f'{{card: {card}, seat: 1, spaces: 2}}' for card in cards)}]"
    wide = "c2 cA cA cA cA cA cA cA cA cA c8"
    game, asked = ended(f"map: {wide}\nhero: 0,0\nturn: 8\n{track}")
    assert (asked.count("PlaceDanger"), game.table.danger.bit_count(), game.table.aside) == (tokens, tokens, 0)


@pytest.mark.rule("AL-EVIL-08")
def test_each_evil_player_may_discard_before_drawing_together_at_most_two_cards() -> None:
    text = f"map: {LONG}\nplayers: 3\nhero: 0,0\nturn: 8\nleader: 2\n"
    text += "hands: [[fang_rush, fang_drop], [fang_feast, fang_hide]]"
    game = alone(text).play("track", "target:door", "target:door")
    assert (game.asked, game.seat, game.offered) == ("ThrowCards", 2, ("throw:fang_feast", "throw:fang_hide", "pass"))
    game.play("throw:fang_feast", "pass")
    assert (game.asked, game.seat, list(game.offered)) == (
        "ThrowCards",
        1,
        ["throw:fang_drop", "throw:fang_rush", "pass"],
    )
    game.play("throw:fang_rush")
    assert (game.asked, [len(hand) for hand in game.table.hands]) == ("NameDeck", [1, 1])
    both = alone(text).play("track", "target:door", "target:door", "throw:fang_feast", "throw:fang_hide")
    assert both.asked == "NameDeck"  # two are enough for all


@pytest.mark.rule("AL-EVIL-09")
def test_a_deck_of_which_all_cards_lie_face_down_is_renewed_too() -> None:
    fang = ", ".join(content().deck("fang"))
    game = alone(f"map: {LONG}\nhero: 0,0\nturn: 8\ndecks: [{{name: fang, buried: [{fang}]}}]")
    game.play("track", "target:door", "target:door")
    assert (len(game.table.hands[0]), len(game.table.decks[0].cards)) == (6, 10)


@pytest.mark.rule("AL-LOOT-02", "AL-LOOT-03")
def test_a_bonus_taken_in_a_room_later_in_the_list_takes_none_from_an_earlier_one() -> None:
    text = "map: |\n  R2 cA R8\n  rooms control 1:0,0 archive 1:2,0\nhero: {at: '0,0', looted: 64}"
    game = alone(text)
    assert game.game.view(0).looted == ("archive",)
    assert game.play("loot").offered == ("take:1", "take:3")


@pytest.mark.rule("AL-CONTENT-04", "AL-LOOT-08")
def test_the_bottom_of_the_item_deck_leaves_nothing_to_chance() -> None:
    rest = list(content().item_deck)
    for key in ("it_stim", "it_vest"):
        rest.remove(key)
    text = f"map: {LONG}\nitem_deck: []\nitem_bottom: [it_stim, it_vest]\nitem_discard: [{', '.join(rest)}]\n"
    text += "coming: [1]"
    assert alone(text).play("loot").items == "it_stim:3"


@pytest.mark.rule("AL-EVIL-07", "AL-EVIL-08")
def test_the_hand_size_is_that_of_the_whole_evil_side() -> None:
    text = f"map: {LONG}\nplayers: 3\nhero: 0,0\nturn: 8\nhands: [[fang_rush], [fang_feast, fang_hide, fang_drop]]"
    game = alone(text).play("track", "target:door", "target:door", "pass", "pass")
    draws = 0
    while game.asked == "NameDeck":
        draws += 1
        game.play(game.offered[0])
    assert (draws, len(game.table.dealt)) == (3, 3)  # seven in all
