"""Evil's Reactions and the Reaction track (REACTION, METER, DANGER, DECK, EVIL)."""

from random import Random

import pytest

import nocturne
from nocturne.games.alone.rules.reactions import ReactionWindow
from tests.games.alone.playing import HIT, LONG, alone


def played(spaces: int) -> str:
    """A Reaction track with so many spaces covered."""
    cards = [
        "snare_leak",
        "snare_leak",
        "snare_lock",
        "snare_lock",
        "snare_resin",
        "snare_resin",
        "snare_nest",
        "snare_nest",
    ]
    widths = [2] * (spaces // 2) + [1] * (spaces % 2)
    rows = [f"{{card: {card}, seat: 1, spaces: {width}}}" for card, width in zip(cards, widths, strict=False)]
    return f"track: [{', '.join(rows)}]"


@pytest.mark.rule("AL-REACTION-01", "AL-METER-01", "AL-METER-02", "AL-METER-03")
def test_evil_plays_at_most_two_cards_a_turn_upright_and_sideways() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0\nhands: [[fang_rush, fang_rush, fang_drop]]")
    game.play("move:east", "pass", "common:fang_drop", "done", "play:fang_rush", "done")
    assert (game.track, game.asked, game.table.turn) == ([1, 2], "HeroTurn", 2)


@pytest.mark.rule("AL-REACTION-05", "AL-REACTION-12", "AL-METER-09", "AL-VIEW-03")
def test_a_common_reaction_takes_its_place_face_down_and_its_face_stays_secret() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0\nhands: [[fang_drop, fang_rush]]")
    game.play("loot", "common:fang_drop", "done", "common:fang_rush", "done")
    assert game.track == [1, 2]
    assert game.game.view(0).track[0].card is None
    for seat in (0, None):
        assert not any("drop" in words or "From Above" in words for words in game.words(seat))
    assert any("From Above" in words for words in game.words(1))
    assert game.game.view(1).face_down[0] == "fang_drop"


@pytest.mark.rule("AL-REACTION-05", "AL-REACTION-12", "AL-METER-09")
def test_a_second_card_face_up_must_be_unlocked_too_and_those_played_lie_open_to_all() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0\nhands: [[fang_rush, fang_feast]]")
    game.play("move:east", "play:fang_rush", "done")
    assert (game.why_not("play:fang_feast"), game.offered) == ("AL-REACTION-03", ("common:fang_feast", "pass"))
    assert [game.game.view(seat).track[0].card for seat in (0, 1, None)] == ["fang_rush"] * 3


@pytest.mark.rule("AL-REACTION-03", "AL-ACTION-02")
def test_what_an_earlier_turn_has_unlocked_is_locked_again() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0\nhands: [[fang_rush, dread_shock]]\nconditions: {{gas: '1,0'}}"
    game = alone(text).play("move:east", "pass")
    assert game.offers("play:fang_rush")
    game.play("pass", "loot")
    assert (game.table.turn, game.why_not("play:fang_rush")) == (2, "AL-REACTION-03")
    assert game.why_not("play:dread_shock") == "AL-REACTION-03"  # the damage is of the other Turn too


@pytest.mark.rule("AL-REACTION-06", "AL-REACTION-02")
def test_an_instant_reaction_is_played_at_its_own_moment() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0\nhands: [[dread_steps]]").play("move:east")
    assert game.offered == ("play:dread_steps", "pass")
    game.play("pass")
    assert game.why_not("play:dread_steps") == "AL-REACTION-06"


@pytest.mark.rule("AL-REACTION-07", "AL-REACTION-08")
def test_cards_without_the_icon_and_common_reactions_wait_for_the_end_of_the_turn() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0\nhands: [[dread_steps, dread_brownout]]").play(
        "move:east"
    )
    assert game.why_not("play:dread_brownout") == "AL-REACTION-07"
    assert game.why_not("common:dread_brownout") == "AL-REACTION-08"
    game.play("pass")
    assert game.offered == ("common:dread_brownout", "common:dread_steps", "pass")


@pytest.mark.rule("AL-REACTION-10", "AL-DAMAGE-06", "AL-DAMAGE-08", "AL-REACTION-11")
def test_damage_done_by_a_reaction_unlocks_damage_reactions_whatever_the_action() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nhands: [[dread_steps, dread_panic]]").play("move:east", "play:dread_steps")
    assert (game.hero.sc, game.offered) == (11, ("play:dread_panic", "pass"))
    game.play("play:dread_panic")
    assert (game.hero.adrenaline, game.track) == (2, [1, 2])


@pytest.mark.rule("AL-DAMAGE-07")
def test_damage_that_is_prevented_unlocks_nothing() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_neutral]}}\nconditions: {{gas: '1,0'}}\nhands: [[fang_frenzy]]"
    game = alone(text).play("move:east", "use-item:0:it_neutral")
    assert (game.hero.life, game.table.unlocked & 64) == (12, 0)
    assert "hurt" not in game.told()


@pytest.mark.rule("AL-DECK-04")
def test_a_card_may_ignore_hits_of_the_heros_roll() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: spores 0,0\nhands: [[fang_hide]]\ncoming: [0, 2, 2, 2, 2]"
    assert not alone(text).play("attack:1:spores", "play:fang_hide").creature("spores").wounded
    assert alone(text).play("attack:1:spores", "pass").creature("spores").wounded


@pytest.mark.rule("AL-METER-06", "AL-EX-29", "AL-METER-07", "AL-METER-05")
def test_on_a_full_track_nothing_can_be_played_and_one_danger_token_is_still_taken() -> None:
    text = f"map: {LONG}\nhero: 0,0\nturn: 8\ncreatures: worm 5,0\nhands: [[snare_wire]]\n{played(10)}"
    game = alone(text).play("move:east")
    assert game.asked != "ReactionWindow"
    assert game.table.aside == 1


@pytest.mark.rule("AL-METER-08", "AL-METER-02")
@pytest.mark.parametrize(("covered", "second"), [(7, True), (8, False), (9, False)])
def test_a_second_card_needs_two_spaces(covered: int, *, second: bool) -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0\nhands: [[snare_wire, snare_ricochet]]\n{played(covered)}"
    game = alone(text).play("move:east", "common:snare_wire", "done")
    assert (game.asked == "ReactionWindow") is second


@pytest.mark.rule("AL-METER-04", "AL-METER-07", "AL-SHEET-05", "AL-ROUNDEND-02", "AL-ROUNDEND-03", "AL-REACTION-13")
@pytest.mark.parametrize(("covered", "tokens"), [(0, 5), (6, 5), (7, 4), (8, 3), (9, 2), (10, 1)])
def test_danger_symbols_still_visible_become_danger_tokens(covered: int, tokens: int) -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nturn: 8\n{played(covered)}").play("track", "target:door", "target:door")
    assert (game.table.aside, game.table.track) == (tokens, ())
    assert len(game.table.decks[0].discard) == (covered + 1) // 2


@pytest.mark.rule("AL-ROUNDEND-03", "AL-REACTION-13")
def test_played_cards_go_to_the_discard_piles_of_their_own_decks() -> None:
    track = "{card: fang_rush, seat: 1, spaces: 1}, {card: snare_leak, seat: 1, spaces: 2}"
    game = alone(f"map: {LONG}\nhero: 0,0\nturn: 8\ntrack: [{track}]").play("track", "target:door", "target:door")
    piles = [(deck.name, deck.discard) for deck in game.table.decks]
    assert piles == [("fang", ("fang_rush",)), ("snare", ("snare_leak",))]


@pytest.mark.rule("AL-DANGER-01", "AL-DANGER-02", "AL-DANGER-05", "AL-DECK-04", "AL-DANGER-07")
def test_the_dangerous_effect_needs_a_danger_token_in_the_heros_sector_when_the_card_is_played() -> None:
    text = f"map: {LONG}\nhero: 0,0\nhands: [[dread_steps]]"
    assert alone(text).play("move:east").why_not("play-dangerous:dread_steps") == "AL-DANGER-05"
    game = alone(text + "\ndanger: 1,0").play("move:east")
    assert game.offered == ("play:dread_steps", "play-dangerous:dread_steps", "pass")
    game.play("play-dangerous:dread_steps")
    assert (game.hero.sc, game.danger) == (10, "1,0")


@pytest.mark.rule("AL-DECK-07", "AL-DECK-06")
def test_a_card_needs_a_part_that_can_be_carried_out() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nrevealed: all\nhands: [[dread_steps]]").play("move:east")
    assert game.seat == 0  # no Unrevealed sector is adjacent: the window has nothing in it


@pytest.mark.rule("AL-DECK-06")
def test_a_part_that_cannot_be_carried_out_is_skipped() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', adrenaline: 0}}
        danger: 1,0
        creatures: worm 5,0
        hands: [[dread_steps, dread_panic]]
    """
    game = alone(text).play(
        "move:east", "play:dread_steps", "play-dangerous:dread_panic", "the-creature:12*", "creep:west"
    )
    assert game.where("worm") == "4,0"


@pytest.mark.rule("AL-DECK-08")
def test_a_door_is_near_if_one_of_its_sectors_is() -> None:
    game = alone("map: c2 cA cA RA c8\nhero: 0,0\nhands: [[snare_lock]]").play("explore:east", "play:snare_lock")
    assert game.offered == ("the-door:1:2,0:east", "done")
    assert game.play("the-door:1:2,0:east").table.barred == 1


@pytest.mark.rule("AL-CONDITION-02", "AL-REVEAL-09")
def test_a_sector_holds_one_condition_token_and_it_is_seen_where_revealed() -> None:
    text = f"map: {LONG}\nhero: 1,0\nconditions: {{gas: '2,0'}}\nhands: [[snare_resin]]"
    game = alone(text).play("move:west", "play:snare_resin")
    assert game.offered == ("at:1:0,0", "at:1:1,0")
    game.play("at:1:0,0")
    assert "condition-placed" in game.told()


@pytest.mark.rule("AL-CONDITION-02")
def test_there_are_four_condition_tokens_of_each_kind() -> None:
    text = f"map: {LONG}\nhero: 1,0\nhands: [[snare_resin]]\nconditions: {{resin: '%s'}}"
    assert alone(text % "3,0 4,0 5,0").play("move:west").offers("play:snare_resin")
    assert not alone(text % "2,0 3,0 4,0 5,0").play("move:west").offers("play:snare_resin")


@pytest.mark.rule("AL-DANGER-04", "AL-DANGER-06", "AL-DANGER-08", "AL-ROUNDEND-10")
def test_danger_tokens_go_where_there_is_none_and_not_to_the_hero() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nturn: 8\ndanger: 1,0").play("track", "target:door", "target:door")
    while game.asked == "NameDeck":
        game.play(game.offered[0])
    assert game.offered == ("at:1:2,0", "at:1:3,0", "at:1:4,0", "at:1:5,0")


@pytest.mark.rule("AL-EVIL-11", "AL-EVIL-13", "AL-VIEW-10")
def test_any_evil_player_may_play_the_leader_first_and_each_sees_only_the_own_hand() -> None:
    text = (
        f"players: 3\nmap: |\n  {LONG}\nhero: 0,0\nleader: 2\ncreatures: worm 5,0\nhands: [[fang_rush], [fang_feast]]"
    )
    game = alone(text).play("loot")
    assert game.seat == 2
    assert game.game.view(2).hand == ("fang_feast",)
    assert game.game.view(1).hands == (1, 1)
    game.play("pass", "common:fang_rush")
    assert (game.seat, game.asked) == (1, "ChooseMover")  # the choices belong to who played the card


@pytest.mark.rule("AL-BOSS-03")
def test_the_brood_mother_breeds_once_a_round_away_from_the_hero() -> None:
    text = f"map: {LONG}\nhero: 0,0\nboss: boss_brood\nboss_out: true\ncreatures: boss 5,0"
    game = alone(text).play("loot", "boss-breeds")
    assert game.where("spores") == "5,0"
    game.play("track", "target:door", "target:door")
    assert (game.asked, game.table.turn) == ("HeroTurn", 3)  # not again in this Round


@pytest.mark.rule("AL-VIEW-09", "AL-BOSS-03")
def test_on_a_full_track_a_padded_window_does_not_betray_whether_the_brood_mother_has_a_token_left() -> None:
    text = f"""
        options: {{pad-windows: true}}
        map: {LONG}
        hero: 0,0
        boss: boss_brood
        boss_out: true
        creatures: boss 5,0; spores 5,0; spores 5,0; %s 5,0
        {played(10)}
    """
    for third in ("spores", "worm"):
        game = alone(text % third).play("loot")
        assert (game.seat, game.asked) == (1, "ReactionWindow")
        assert game.offers("boss-breeds") is (third == "worm")


@pytest.mark.rule("AL-BOSS-03", "AL-BOSS-06")
def test_the_shepherd_adds_a_step_to_a_common_reaction_on_its_level() -> None:
    text = f"""
        map: {LONG}
        hero: 0,0
        boss: boss_shepherd
        boss_out: true
        creatures: boss 5,0; worm 4,0
        hands: [[fang_feast]]
    """
    game = alone(text).play("loot", "common:fang_feast", "the-creature:12*", "creep:west", "creep:west")
    assert game.where("worm") == "2,0"


@pytest.mark.rule("AL-BOSS-03", "AL-BOSS-06")
def test_the_hollow_giant_forces_doors_without_a_step_and_darkens_the_heros_sector() -> None:
    text = f"""
        map: c2 RA c8
        hero: 1,0
        lit: 1,0
        barred: 1,0-2,0
        boss: boss_hollow
        boss_out: true
        creatures: boss 2,0
        hands: [[fang_feast]]
        coming: [20, {HIT}, 2]
    """
    game = alone(text).play("loot", "take:1", "common:fang_feast", "the-creature:15*", "force:west", "creep:west")
    assert (game.where("boss_hollow"), game.lit) == ("1,0", "")


@pytest.mark.rule("AL-BOSS-03", "AL-BOSS-06")
def test_the_choir_makes_other_encounters_worse_while_it_is_revealed() -> None:
    text = f"""
        map: {LONG}
        hero: 1,0
        revealed: 0,0 1,0
        boss: boss_choir
        boss_out: true
        creatures: boss 0,0; spores 2,0
        coming: [2, 2, 2]
    """
    assert alone(text).play("move:east").hero.sc == 10


@pytest.mark.rule("AL-REACTION-11", "AL-EVIL-11")
def test_a_movement_goes_on_after_the_damage_reaction_that_interrupted_it() -> None:
    text = f"""
        players: 3
        map: |
          {LONG}
        hero: 0,0
        creatures: worm 3,0; spores 5,0
        hands: [[swarm_skitter], [fang_roar]]
    """
    game = alone(text).play("move:east", "play:swarm_skitter", "the-creature:12*", "creep:west", "creep:west")
    assert (game.hero.sc, game.seat, game.offered) == (10, 2, ("play:fang_roar", "pass"))
    game.play("play:fang_roar", "the-creature:0*", "creep:west", "done")
    assert (game.asked, game.seat) == ("CreatureMoves", 1)
    game.play("creep:west")
    assert (game.where("worm"), game.where("spores"), len(game.heard())) == ("0,0", "4,0", 2)


@pytest.mark.rule("AL-REACTION-11", "AL-COMBAT-03")
def test_the_heros_roll_is_counted_even_if_evil_rolls_in_between() -> None:
    text = f"""
        map: {LONG}
        hero: 0,0
        danger: 0,0
        creatures: spores 0,0
        hands: [[snare_ricochet, fang_frenzy]]
        coming: [0, 2, 2, 2, 2, 2]
    """
    game = alone(text).play("attack:1:spores", "play-dangerous:snare_ricochet", "play:fang_frenzy")
    assert (game.creature("spores").wounded, game.hero.life) == (True, 11)


@pytest.mark.rule("AL-REACTION-14", "AL-VIEW-09")
def test_a_window_that_passes_at_once_is_one_in_which_nobody_could_play(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = [entries_of(seed) for seed in range(3)]
    assert any(option.startswith(("play:", "common:")) for entries in quick for _, option, _, _ in entries)
    monkeypatch.setattr(ReactionWindow, "idle", lambda _window, _game: False)
    assert [entries_of(seed) for seed in range(3)] == quick


def entries_of(seed: int) -> list[tuple[int, str, tuple[int, ...], bool]]:
    """The log of the first answers of a random game."""
    game, pick = nocturne.new("alone", players=3, seed=seed), Random(seed)
    while game.version < 250 and game.over is None:
        game.answer(game.open[0].seat, pick.choice(game.open[0].ids()))
    return [(entry.seat, entry.option, entry.faces, entry.revealed) for entry in game.log()]


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


@pytest.mark.rule("AL-REACTION-04", "AL-DECK-07")
def test_a_common_reaction_needs_a_creature_to_move() -> None:
    text = f"map: {LONG}\nhero: 0,0\nhands: [[fang_feast]]\n"
    assert alone(text).play("loot").offered == ("play:fang_feast", "pass")
    assert alone(text).play("loot").why_not("common:fang_feast") == "AL-DECK-07"
    assert alone(text + "creatures: worm 5,0").play("loot").offers("common:fang_feast")


@pytest.mark.rule("AL-REACTION-14", "AL-REACTION-06", "AL-REACTION-07")
def test_evil_is_told_what_the_hero_has_just_done() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0\nhands: [[dread_steps, dread_echo, dread_shock, fang_rush]]"
    said = {
        "The Hero has entered a sector.": "move:east",
        "The Turn ends, with a Loot.": "loot",
        "The Hero tracks stairs and a door.": "track target:stairs target:door",
    }
    for first, answers in said.items():
        game = alone(text).play(*answers.split())
        assert game.asked == "ReactionWindow"
        assert game.game.say(game.game.open[0].prompt) == f"{first} Play a Reaction card, or pass."


@pytest.mark.rule("AL-REACTION-07", "AL-REACTION-02")
def test_at_the_end_of_a_turn_evil_is_told_all_that_unlocks_cards() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0\nhands: [[fang_rush]]\nconditions: {{gas: '1,0'}}"
    game = alone(text).play("move:east").game
    assert game.say(game.open[0].prompt) == "The Turn ends, with a Move and lost Life. Play a Reaction card, or pass."
