"""The Hero sheet and what is left of other chapters (SHEET, HEAL, DICE, XP, UPGRADE, DANGER, MISSION, END)."""

from random import Random

import pytest

from nocturne.games.alone.game import GAME
from nocturne.games.alone.records import Stats
from nocturne.games.alone.rules.fighting import kill
from nocturne.games.alone.views import CompanionView, ItemView, PlayedCard
from nocturne.kernel import Game, PositionError, Seat, new_game
from tests.games.alone.playing import LONG, alone


@pytest.mark.rule("AL-SHEET-01", "AL-VIEW-02")
def test_everybody_sees_the_parts_of_the_hero_sheet() -> None:
    hero = "{at: '0,0', life: 7, sc: 5, adrenaline: 2, skills: [1, 0, 2, 0, 0], looted: 1,"
    hero += " items: [{key: it_stim, charges: 2}], companion: {key: ch_stan, charges: 4}}"
    track = "[{card: fang_rush, seat: 1, spaces: 1}]"
    text = f"map: {LONG}\nhero: {hero}\nturn: 4\nspace: 2\nmissions: [f_pods, g_trauma]\ntrack: {track}\n"
    text += "heard: [{NoiseHeard: {way: east}}]"
    for seat in (0, 1, None):
        view = alone(text).game.view(seat)
        assert (view.turn, view.life, view.sc, view.space, view.limit) == (4, 7, 5, 2, 6)
        assert (view.adrenaline, view.looted) == (2, ("infirmary",))
        assert list(view.skills.items())[:3] == [("courage", 1), ("cold_blood", 0), ("eagle_eye", 2)]
        assert view.items == (ItemView("it_stim", 2, upgraded=False),)
        assert [(one.mission, one.count) for one in view.missions] == [("f_pods", 0), ("g_trauma", 0)]
        assert view.companion == CompanionView("ch_stan", 4)
        assert view.stats["worm"] == Stats(2, 2, 3, 0, 2, 4)
        assert view.track == (PlayedCard("fang_rush", Seat(1), 1),)
        assert [one.way for one in view.heard] == ["east"]
        assert (view.sheet.turns, view.sheet.limits, view.sheet.spaces) == (8, (10, 8, 6, 4), 10)


@pytest.mark.rule("AL-SHEET-02")
def test_a_health_track_has_no_more_than_twelve_points() -> None:
    with pytest.raises(PositionError, match="3:14: life is a whole number from 0 to 12"):
        alone(f"map: {LONG}\nhero: {{life: 13}}")
    assert alone(f"map: {LONG}\nhero: {{life: 12, sc: 12}}").hero.life == 12


@pytest.mark.rule("AL-SHEET-06")
def test_the_hero_never_has_more_than_six_adrenaline() -> None:
    text = f"map: {LONG}\nhero: {{adrenaline: 5, items: [{{key: it_shot, upgraded: true}}]}}"
    assert alone(text).play("use-item:0:it_shot").hero.adrenaline == 6
    assert alone(text.replace("5", "6")).why_not("use-item:0:it_shot") == "AL-SHEET-06"


@pytest.mark.rule("AL-UPGRADE-05")
@pytest.mark.parametrize(("upgraded", "life"), [("false", 4), ("true", 5)])
def test_an_upgraded_item_uses_its_advanced_effect_in_place_of_the_basic_one(upgraded: str, life: int) -> None:
    text = f"map: {LONG}\nhero: {{life: 3, items: [{{key: it_stim, upgraded: {upgraded}}}]}}"
    assert alone(text).play("use-item:0:it_stim").hero.life == life


@pytest.mark.rule("AL-HEAL-04")
def test_health_is_recovered_by_adrenaline_items_and_abilities() -> None:
    text = f"map: {LONG}\nhero: {{life: 3, items: [it_stim], companion: {{key: ch_okoro}}}}"
    game = alone(text).play("heal:life", "use-item:0:it_stim", "use-ability:companion:ch_okoro", "heal:life")
    assert game.hero.life == 6


@pytest.mark.rule("AL-DICE-08")
def test_hits_are_counted_after_all_changes_of_the_roll() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_lamp]}}\ncreatures: spores 0,0\ncoming: [1, 1]"
    game = alone(text).play("attack:1:spores", "use-item:0:it_lamp")
    assert game.table.creatures == ()


@pytest.mark.rule("AL-XP-05")
def test_the_death_of_an_unrevealed_creature_teaches_nothing() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0; parasite 0,0")
    kill(game.table, game.creature("worm"))
    assert game.skills == "0 0 0 0 0"
    kill(game.table, game.creature("parasite"))
    assert game.skills == "0 1 0 0 0"


@pytest.mark.rule("AL-XP-06")
def test_a_card_may_give_experience() -> None:
    game = new_game(GAME, 2, 1)
    game.answer(0, "be-character:ch_rahimi")
    assert game.open[0].rule == "AL-XP-06"
    game.answer(0, "learn:courage")
    game.answer(0, "learn:dexterity")
    assert game.table.hero.skills == (1, 0, 0, 0, 1)


@pytest.mark.rule("AL-DANGER-09")
def test_danger_tokens_that_cannot_be_placed_are_returned() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nturn: 8\ndanger: 1,0 2,0 3,0 4,0 5,0").end_turn("track")
    assert (game.danger, game.table.aside) == ("1,0 2,0 3,0 4,0 5,0", 0)
    assert "dangers-returned" in game.told()


@pytest.mark.rule("AL-DANGER-04")
def test_at_most_eight_danger_tokens_are_on_a_level() -> None:
    wide = "c2 cA cA cA cA cA cA cA cA cA c8"
    places = " ".join(f"{column},0" for column in range(1, 9))
    game = alone(f"map: {wide}\nhero: 0,0\nturn: 8\ndanger: {places}").end_turn("track")
    assert game.danger == places


@pytest.mark.rule("AL-MISSION-08", "AL-MAP-04")
def test_mission_rooms_and_light_are_shown_once_revealed() -> None:
    text = """
        map: |
          c2 RA c8
          rooms infirmary 1:1,0
        hero: 0,0
        lit: 1,0
        missions: [g_trauma]
    """
    game = alone(text)
    assert [shown.mission for shown in game.game.view(0).labyrinth] == [False]
    game.play("explore:east")
    shown = game.game.view(0).labyrinth
    assert [one.mission for one in shown] == [False, True, False]
    assert [one.lit for one in shown] == [False, True, False]


@pytest.mark.rule("AL-END-04")
def test_whichever_end_is_met_first_decides() -> None:
    text = """
        map: |
          c2 RA c8
          rooms escape_pods 1:1,0
        hero: {at: '1,0', life: 1, sc: 0}
        danger: 1,0
        missions: [{key: f_pods, active: true, count: 1}]
        hands: [[snare_short]]
    """
    assert alone(text).play("interact-mission:f_pods", "play-dangerous:snare_short").winners == (1,)
    assert alone(text).play("interact-mission:f_pods", "pass").winners == (0,)


@pytest.mark.rule("AL-COMPANION-01")
def test_every_character_can_be_the_hero_and_has_a_use_as_a_companion() -> None:
    game = new_game(GAME, 2, 1)
    characters = game.table.content.characters
    assert game.open[0].ids() == tuple(f"be-character:{key}" for key in characters)
    assert all(one.sacrifice for one in characters.values())


@pytest.mark.parametrize(("players", "padded"), [(2, False), (3, True), (4, False)])
def test_random_games_play_to_an_end_and_come_back_from_saves_and_positions(players: int, *, padded: bool) -> None:
    rng = Random(players)
    game = new_game(GAME, players, players, options={"pad-windows": padded})
    while game.over is None:
        decision = game.open[rng.randrange(len(game.open))]
        game.answer(decision.seat, rng.choice(decision.ids()))
        game.check()
        if game.version % 97 == 0:
            again = Game.from_position(GAME, game.position())
            assert again.table.hero == game.table.hero
            assert [one.ids() for one in again.open] == [one.ids() for one in game.open]
    game.verify()
