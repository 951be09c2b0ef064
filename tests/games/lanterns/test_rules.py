"""The rules of Lanterns, in the order of their table (docs/rules/lanterns.md)."""

from __future__ import annotations

import pytest

import nocturne
from nocturne.games.lanterns.model import Pace
from nocturne.games.lanterns.views import SeekerView
from nocturne.kernel.grid import Space
from tests.builders.lanterns import (
    DECK,
    A,
    B,
    C,
    D,
    asked,
    cards_but,
    hand,
    lanterns,
    refusal,
    seeker,
    told,
)

# -- set-up, deck and hands


@pytest.mark.rule("LN-SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seekers_start_at_their_doors_and_every_lantern_burns(players: int) -> None:
    view = nocturne.new("lanterns", players=players).view()
    assert [one.at for one in view.seekers] == [0, 5, 29, 24][:players]
    assert view.lanterns == (2, 11, 12, 21, 25)
    assert (view.round, view.discard) == (1, ())


@pytest.mark.rule("LN-DECK-01")
def test_the_deck_has_six_dash_four_spark_six_snuff_and_four_ward() -> None:
    table = nocturne.new("lanterns", players=4, seed=5).table
    cards = [*table.deck, *[card for me in table.seekers for card in me.hand]]
    assert {name: cards.count(name) for name in DECK} == DECK
    assert len(cards) == 20


@pytest.mark.rule("LN-DECK-01")
def test_a_position_with_a_card_too_many_is_none() -> None:
    with pytest.raises(nocturne.PositionError, match="ward ×5"):
        lanterns("discard: [ward, ward, ward, ward, ward]")


@pytest.mark.rule("LN-DECK-02")
def test_an_empty_deck_is_made_of_the_discard_pile_when_a_card_is_to_be_drawn() -> None:
    game = lanterns(f"seekers: {{a: {{hand: [spark]}}}}\ndeck: []\ndiscard: {cards_but('spark')}")
    game.answer(A, "play:spark")
    assert told(game, since=0)[:4] == ["card-discarded", "deck-shuffled", "card-drawn-unseen", "card-drawn-unseen"]
    assert game.view().deck == 18


@pytest.mark.rule("LN-DECK-02")
def test_the_rest_of_a_deck_is_drawn_before_it_is_shuffled() -> None:
    game = lanterns(f"seekers: {{a: {{hand: [spark]}}}}\ndeck: [ward]\ndiscard: {cards_but('spark', 'ward')}")
    game.answer(A, "play:spark")
    assert told(game, A, since=0)[:4] == ["card-discarded", "card-drawn", "deck-shuffled", "card-drawn"]
    assert "ward" in hand(game, A)


@pytest.mark.rule("LN-DECK-02", "LN-VIEW-01")
def test_nobody_is_told_the_order_of_a_shuffled_deck() -> None:
    game = nocturne.new("lanterns", players=2)
    shuffled = next(one for one in game.events(seat=A) if one.kind == "deck-shuffled")
    assert shuffled.text.arguments() == {"cards": 20}


@pytest.mark.rule("LN-HAND-01")
@pytest.mark.parametrize(("profile", "cards"), [("classic", 3), ("quick", 2)])
def test_each_seeker_is_dealt_three_cards_or_two_in_the_quick_profile(profile: str, cards: int) -> None:
    game = nocturne.new("lanterns", players=3, profile=profile)
    assert [one.cards for one in game.view().seekers] == [cards] * 3


@pytest.mark.rule("LN-HAND-01", "LN-VIEW-01")
def test_a_drawn_card_is_shown_to_its_owner_only() -> None:
    game = nocturne.new("lanterns", players=2)
    assert told(game, A).count("card-drawn") == told(game, B).count("card-drawn") == 3
    assert told(game, None).count("card-drawn") == 0


@pytest.mark.rule("LN-HAND-02")
def test_a_seeker_with_four_cards_draws_none() -> None:
    game = lanterns("seekers: {a: {hand: [dash, dash, dash, dash]}, b: {hand: [dash]}}\nturn: b")
    game.answer(B, "rest")
    assert (seeker(game, A).cards, seeker(game, B).cards) == (4, 2)


@pytest.mark.rule("LN-HAND-02", "LN-SPARK-01")
def test_a_spark_stops_drawing_at_four_cards() -> None:
    game = lanterns("seekers: {a: {hand: [spark, ward, snuff, dash]}}")
    game.answer(A, "play:spark")
    assert seeker(game, A).cards == 4
    game.answer(A, "drop:dash")
    assert seeker(game, A).cards == 3


@pytest.mark.rule("LN-HAND-02")
def test_with_nothing_left_to_draw_nothing_is_drawn() -> None:
    held = cards_but("ward", "ward")
    game = lanterns(f"seekers: {{a: {{hand: [ward, ward]}}, b: {{hand: {held}}}}}\nturn: b\ndeck: []")
    game.answer(B, "rest")
    assert seeker(game, A).cards == 2
    assert asked(game)[0][1] == ("go:hasty", "go:steady", "go:wary")


@pytest.mark.rule("LN-HAND-03")
def test_only_a_card_in_hand_can_be_played() -> None:
    game = lanterns("seekers: {a: {hand: [dash]}}")
    assert refusal(game, A, "play:spark") == "LN-HAND-03"
    assert game.explain(A, "play:dash") is None


@pytest.mark.rule("LN-HAND-03")
def test_only_a_card_in_hand_can_be_discarded() -> None:
    game = lanterns("seekers: {a: {hand: [spark, ward]}}\ndeck: [dash, dash]\ndiscard: "
                    f"{cards_but('spark', 'ward', 'dash', 'dash')}")  # fmt: skip
    game.answer(A, "play:spark")
    assert asked(game) == [(A, ("drop:dash", "drop:ward"))]
    assert refusal(game, A, "drop:snuff") == "LN-HAND-03"


@pytest.mark.rule("LN-CARD-01")
@pytest.mark.parametrize("card", ["dash", "spark"])
def test_an_action_is_played_in_ones_turn_and_then_discarded(card: str) -> None:
    game = lanterns(f"seekers: {{a: {{hand: [{card}, ward]}}}}")
    game.answer(A, f"play:{card}")
    assert card in game.view().discard


@pytest.mark.rule("LN-CARD-02")
@pytest.mark.parametrize("card", ["snuff", "ward"])
def test_a_reaction_is_not_played_as_a_part_of_a_turn(card: str) -> None:
    game = lanterns(f"seekers: {{a: {{hand: [{card}]}}}}")
    assert refusal(game, A, f"play:{card}") == "LN-CARD-02"


# -- rounds, paces and turns


@pytest.mark.rule("LN-ROUND-01", "LN-ROUND-03")
def test_after_all_turns_each_seeker_draws_a_card_and_a_round_begins_with_paces() -> None:
    game = lanterns("seekers: {a: {pace: hasty, steps: 4}, b: {pace: wary, steps: 2}}\nround: 2")
    game.answer(A, "rest")
    game.answer(B, "rest")
    assert [one.cards for one in game.view().seekers] == [1, 1]
    assert game.view().round == 3
    assert [seat for seat, _ in asked(game)] == [A, B]


@pytest.mark.rule("LN-ROUND-02", "LN-END-01")
@pytest.mark.parametrize(("profile", "rounds"), [("classic", 8), ("quick", 4)])
def test_the_game_ends_after_its_last_round(profile: str, rounds: int) -> None:
    before = lanterns(f"profile: {profile}\nround: {rounds - 1}\nturn: b")
    last = lanterns(f"profile: {profile}\nround: {rounds}\nturn: b")
    for game in (before, last):
        game.answer(B, "rest")
    assert before.over is None
    assert last.over is not None


@pytest.mark.rule("LN-ROUND-03")
def test_at_a_physical_table_the_deal_is_confirmed() -> None:
    game = lanterns("turn: b\noptions: {upkeep: asked}")
    game.answer(B, "rest")
    assert asked(game) == [(A, ("done",)), (B, ("done",))]
    game.answer(A, "done")
    assert seeker(game, B).cards == 1


@pytest.mark.rule("LN-PACE-01")
def test_paces_are_chosen_in_secret_and_turned_up_at_once() -> None:
    game = nocturne.new("lanterns", players=3)
    game.answer(B, "go:hasty")
    game.answer(A, "go:wary")
    assert [one.pace for one in game.view(A).seekers] == [None] * 3
    game.answer(C, "go:steady")
    assert [one.pace for one in game.view().seekers] == ["wary", "hasty", "steady"]


@pytest.mark.rule("LN-PACE-01", "LN-VIEW-01")
def test_nobody_can_tell_which_pace_another_has_chosen() -> None:
    hasty, wary = nocturne.new("lanterns", players=2), nocturne.new("lanterns", players=2)
    hasty.answer(A, "go:hasty")
    wary.answer(A, "go:wary")
    assert hasty.view(B) == wary.view(B)
    assert (asked(hasty), told(hasty, B)) == (asked(wary), told(wary, B))


@pytest.mark.rule("LN-PACE-02")
@pytest.mark.parametrize(("pace", "steps"), [("hasty", 4), ("steady", 3), ("wary", 2)])
def test_the_pace_gives_the_steps(pace: str, steps: int) -> None:
    game = nocturne.new("lanterns", players=2)
    game.answer(A, f"go:{pace}")
    game.answer(B, f"go:{pace}")
    assert seeker(game, A).steps == steps


@pytest.mark.rule("LN-TURN-01")
def test_the_hasty_go_first_the_wary_last_and_equals_in_table_order() -> None:
    game = nocturne.new("lanterns", players=4)
    for seat, pace in ((A, "wary"), (B, "hasty"), (C, "steady"), (D, "hasty")):
        game.answer(seat, f"go:{pace}")
    order = []
    for _ in range(4):
        order.append(game.open[0].seat)
        game.answer(order[-1], "rest")
    assert order == [B, D, C, A]


@pytest.mark.rule("LN-TURN-02")
def test_in_a_turn_one_may_step_play_reach_or_rest_in_any_order() -> None:
    game = lanterns("seekers: {a: {at: 2, hand: [dash], pace: steady, steps: 3}}")
    assert asked(game) == [(A, ("walk:east", "walk:south", "take", "play:dash", "rest"))]
    game.answer(A, "walk:east")
    game.answer(A, "play:dash")
    game.answer(A, "walk:west")
    assert asked(game)[0] == (A, ("walk:east", "walk:south", "take", "rest"))


@pytest.mark.rule("LN-TURN-03")
def test_resting_ends_the_turn_and_steps_left_are_lost() -> None:
    game = lanterns("seekers: {a: {pace: hasty, steps: 3}, b: {pace: wary, steps: 2}}")
    game.answer(A, "rest")
    assert seeker(game, A).steps == 0
    assert game.open[0].seat == B


@pytest.mark.rule("LN-TURN-03")
@pytest.mark.parametrize("die", [0, 5], ids=["in vain", "with success"])
def test_reaching_ends_the_turn_whatever_the_die_says(die: int) -> None:
    game = lanterns(f"seekers: {{a: {{at: 2, pace: hasty, steps: 3}}, b: {{pace: wary, steps: 2}}}}\ncoming: [{die}]")
    game.answer(A, "take")
    assert seeker(game, A).steps == 0
    assert game.open[0].seat == B


# -- steps and actions


@pytest.mark.rule("LN-MOVE-01", "LN-MOVE-03")
def test_a_step_leads_to_the_neighbouring_space_and_uses_one_step() -> None:
    game = lanterns("seekers: {a: {pace: steady, steps: 3}}")
    game.answer(A, "walk:south")
    game.answer(A, "walk:east")
    assert (seeker(game, A).at, seeker(game, A).steps) == (7, 1)


@pytest.mark.rule("LN-MOVE-01")
def test_seekers_may_share_a_space() -> None:
    game = lanterns("seekers: {a: {at: 4, pace: steady, steps: 3}, b: {at: 3}}")
    game.answer(A, "walk:west")
    assert seeker(game, A).at == seeker(game, B).at == 3


@pytest.mark.rule("LN-MOVE-02")
def test_nobody_steps_through_a_wall() -> None:
    game = lanterns("seekers: {a: {at: 1, pace: steady, steps: 3}}")
    assert refusal(game, A, "walk:east") == "LN-MOVE-02"
    assert refusal(game, A, "walk:north") == "LN-MOVE-02"
    assert refusal(game, A, "walk:south") == "LN-MOVE-02"
    assert asked(game) == [(A, ("walk:west", "rest"))]


@pytest.mark.rule("LN-MOVE-03")
def test_with_no_steps_left_nobody_can_step_and_is_told_what_helps() -> None:
    game = lanterns("seekers: {a: {hand: [dash], pace: wary, steps: 0}}")
    why = game.explain(A, "walk:east")
    assert why is not None
    assert (why.rule, why.refusal.instead) == ("LN-MOVE-03", ("play:dash", "rest"))


@pytest.mark.rule("LN-DASH-01")
def test_a_dash_gives_three_more_steps() -> None:
    game = lanterns("seekers: {a: {hand: [dash, dash], pace: steady, steps: 1}}")
    game.answer(A, "play:dash")
    assert (seeker(game, A).steps, hand(game, A)) == (4, ["dash"])


@pytest.mark.rule("LN-DASH-01", "LN-TURN-03")
def test_the_steps_of_a_dash_are_lost_with_the_turn() -> None:
    game = lanterns("seekers: {a: {hand: [dash], pace: steady, steps: 1}}")
    game.answer(A, "play:dash")
    game.answer(A, "rest")
    assert seeker(game, A).steps == 0


@pytest.mark.rule("LN-SPARK-01")
def test_a_spark_draws_two_cards_and_then_one_is_discarded() -> None:
    rest = cards_but("spark", "ward", "dash", "snuff")
    game = lanterns(f"seekers: {{a: {{hand: [spark, ward]}}}}\ndeck: [dash, snuff]\ndiscard: {rest}")
    game.answer(A, "play:spark")
    assert asked(game) == [(A, ("drop:dash", "drop:snuff", "drop:ward"))]
    assert hand(game, A) == ["dash", "snuff", "ward"]
    game.answer(A, "drop:ward")
    assert hand(game, A) == ["dash", "snuff"]
    assert game.open[0].rule == "LN-TURN-02", "the turn goes on"


# -- lanterns


@pytest.mark.rule("LN-TAKE-01")
def test_one_reaches_only_for_a_lantern_in_ones_own_space() -> None:
    beside = lanterns("seekers: {a: {at: 3, pace: steady, steps: 3}}")
    assert refusal(beside, A, "take") == "LN-TAKE-01"


@pytest.mark.rule("LN-TAKE-01", "LN-TAKE-03")
def test_a_lantern_that_was_taken_cannot_be_reached_for_again() -> None:
    game = lanterns("seekers: {a: {at: 2, pace: hasty}, b: {at: 2, pace: wary, steps: 2}}\ncoming: [5]")
    game.answer(A, "take")
    assert refusal(game, B, "take") == "LN-TAKE-01"


@pytest.mark.rule("LN-TAKE-02", "LN-PACE-02")
@pytest.mark.parametrize(
    ("pace", "die", "succeeds"),
    [
        ("hasty", 4, False),
        ("hasty", 5, True),
        ("steady", 3, False),
        ("steady", 4, True),
        ("wary", 2, False),
        ("wary", 3, True),
    ],
)
def test_the_die_and_the_pace_must_come_to_four(pace: str, die: int, succeeds: bool) -> None:
    game = lanterns(f"seekers: {{a: {{at: 2, pace: {pace}}}}}\ncoming: [{die - 1}]")
    game.answer(A, "take")
    assert seeker(game, A).lanterns == int(succeeds)
    assert (2 in game.view().lanterns) is not succeeds


@pytest.mark.rule("LN-TAKE-02")
def test_the_die_is_told_to_all() -> None:
    game = lanterns("seekers: {a: {at: 2, pace: wary}}\ncoming: [1]")
    game.answer(A, "take")
    reached = next(one for one in game.events() if one.kind == "reached")
    assert reached.text.arguments() == {"seat": A, "die": 2, "total": 3}


@pytest.mark.rule("LN-TAKE-03")
def test_a_taken_lantern_leaves_the_house_and_counts_for_its_taker() -> None:
    game = lanterns("seekers: {a: {at: 21, pace: steady}}\ncoming: [3]")
    game.answer(A, "take")
    assert game.view().lanterns == (2, 11, 12, 25)
    assert [one.lanterns for one in game.view().seekers] == [1, 0]


# -- reactions

REACHING = """
players: 4
seekers:
  a: {at: 2, pace: hasty}
  b: {at: 3, hand: [snuff], pace: wary, steps: 2}
  c: {at: 8, hand: [snuff, ward], pace: wary, steps: 2}
  d: {at: 24, hand: [snuff], pace: wary, steps: 2}
coming: [5]
"""


@pytest.mark.rule("LN-SNUFF-01")
def test_the_others_near_by_may_snuff_in_table_order_before_the_lantern_is_taken() -> None:
    game = lanterns(REACHING)
    game.answer(A, "take")
    assert asked(game) == [(B, ("play:snuff", "pass"))]
    game.answer(B, "pass")
    assert asked(game) == [(C, ("play:snuff", "pass"))]
    assert seeker(game, A).lanterns == 0
    game.answer(C, "pass")
    assert seeker(game, A).lanterns == 1, "d is too far away to be asked"


@pytest.mark.rule("LN-SNUFF-01")
@pytest.mark.parametrize(("space", "may"), [(2, True), (4, True), (9, True), (10, False), (1, False)])
def test_a_snuff_reaches_two_steps_around_walls(space: int, may: bool) -> None:
    game = lanterns(
        f"seekers: {{a: {{at: 2, pace: hasty}}, b: {{at: {space}, hand: [snuff], pace: wary}}}}\ncoming: [5]"
    )
    game.answer(A, "take")
    assert (game.open[0].rule == "LN-SNUFF-01") is may


@pytest.mark.rule("LN-SNUFF-01")
def test_on_a_padded_table_a_snuff_from_afar_is_refused_by_its_rule() -> None:
    game = lanterns(REACHING + "options: {pad-windows: true}")
    game.answer(A, "take")
    game.answer(B, "pass")
    game.answer(C, "pass")
    assert asked(game) == [(D, ("pass",))]
    assert refusal(game, D, "play:snuff") == "LN-SNUFF-01"


@pytest.mark.rule("LN-SNUFF-01")
def test_nobody_snuffs_in_vain_reaching() -> None:
    game = lanterns(REACHING.replace("coming: [5]", "coming: [0]"))
    game.answer(A, "take")
    assert game.open[0].rule == "LN-TURN-02"


@pytest.mark.rule("LN-SNUFF-01")
def test_the_one_who_reaches_cannot_snuff() -> None:
    game = lanterns("seekers: {a: {at: 2, hand: [snuff], pace: hasty}, b: {pace: wary}}\ncoming: [5]")
    game.answer(A, "take")
    assert seeker(game, A).lanterns == 1


@pytest.mark.rule("LN-SNUFF-02")
def test_a_snuffed_lantern_goes_on_burning_where_it_is() -> None:
    game = lanterns(REACHING)
    game.answer(A, "take")
    game.answer(B, "play:snuff")
    assert (seeker(game, A).lanterns, game.view().lanterns) == (0, (2, 11, 12, 21, 25))
    assert game.view().discard == ("snuff",)
    assert game.open[0].rule == "LN-TURN-02", "nobody is asked for a second Snuff"


@pytest.mark.rule("LN-WARD-01")
def test_the_one_who_reaches_may_ward_a_snuff_off() -> None:
    game = lanterns(REACHING.replace("{at: 2, pace: hasty}", "{at: 2, hand: [ward], pace: hasty}"))
    game.answer(A, "take")
    game.answer(B, "play:snuff")
    assert asked(game) == [(A, ("play:ward", "pass"))]
    game.answer(A, "play:ward")
    assert asked(game) == [(C, ("play:snuff", "pass"))], "the others may still snuff"
    game.answer(C, "pass")
    assert seeker(game, A).lanterns == 1
    assert game.view().discard == ("snuff", "ward")


@pytest.mark.rule("LN-WARD-01")
def test_a_snuff_that_is_warded_off_cannot_be_warded_off_again() -> None:
    holding = REACHING.replace("{at: 2, pace: hasty}", "{at: 2, hand: [ward, ward], pace: hasty}")
    game = lanterns(holding + "options: {pad-windows: true}")
    game.answer(A, "take")
    game.answer(B, "play:snuff")
    game.answer(A, "play:ward")
    assert (asked(game), refusal(game, A, "play:ward")) == ([(A, ("pass",))], "LN-WARD-01")


@pytest.mark.rule("LN-WARD-01", "LN-SNUFF-02")
def test_who_does_not_ward_loses_the_lantern() -> None:
    game = lanterns(REACHING.replace("{at: 2, pace: hasty}", "{at: 2, hand: [ward], pace: hasty}"))
    game.answer(A, "take")
    game.answer(B, "play:snuff")
    game.answer(A, "pass")
    assert (seeker(game, A).lanterns, hand(game, A)) == (0, ["ward"])


@pytest.mark.rule("LN-WARD-01")
def test_a_ward_is_for_the_one_whom_the_snuff_is_played_against() -> None:
    game = lanterns(REACHING)
    game.answer(A, "take")
    game.answer(B, "play:snuff")
    assert seeker(game, C).cards == 2, "c holds a Ward and was not asked"
    assert seeker(game, A).lanterns == 0


# -- the end


@pytest.mark.rule("LN-END-01")
def test_the_last_lantern_ends_the_game_at_once() -> None:
    game = lanterns("""
lanterns: [2]
seekers:
  a: {at: 2, pace: hasty, lanterns: 1}
  b: {pace: wary, steps: 2, lanterns: 3}
coming: [5]
""")
    game.answer(A, "take")
    assert game.over is not None
    assert (game.over.winners, game.view().lanterns) == ((B,), ())


@pytest.mark.rule("LN-END-02")
@pytest.mark.parametrize(("counts", "winners"), [((2, 1), (A,)), ((0, 3), (B,)), ((1, 1), (A, B)), ((0, 0), (A, B))])
def test_the_most_lanterns_win_and_equals_win_together(counts: tuple[int, int], winners: tuple[int, ...]) -> None:
    burning = [2, 11, 12, 21, 25][: 5 - sum(counts)]
    game = lanterns(f"""
round: 8
turn: b
lanterns: {burning}
seekers: {{a: {{lanterns: {counts[0]}}}, b: {{lanterns: {counts[1]}}}}}
""")
    game.answer(B, "rest")
    assert game.over is not None
    assert game.over.winners == winners


# -- what is hidden


@pytest.mark.rule("LN-VIEW-01")
def test_nobody_can_tell_which_cards_another_holds() -> None:
    one, other = (lanterns(f"seekers: {{b: {{hand: [{card}]}}}}") for card in ("dash", "ward"))
    for seat in (A, None):
        assert one.view(seat) == other.view(seat)
    assert one.view(B) != other.view(B)


@pytest.mark.rule("LN-VIEW-01")
def test_nobody_can_tell_the_order_of_the_deck() -> None:
    up, down = (
        lanterns(f"deck: {deck}\ndiscard: {cards_but('dash', 'ward')}") for deck in ("[dash, ward]", "[ward, dash]")
    )
    for seat in (A, B, None):
        assert up.view(seat) == down.view(seat)


@pytest.mark.rule("LN-VIEW-01")
def test_everything_else_lies_open() -> None:
    game = lanterns("seekers: {a: {hand: [dash], pace: hasty, steps: 4}}\ndiscard: [ward, snuff]")
    view = game.view()
    assert view.discard == ("ward", "snuff")
    assert view.seekers[0] == SeekerView(at=Space(0), lanterns=0, pace=Pace.HASTY, steps=4, cards=1)
    assert view.hand is None
    assert view.house.startswith("+--+--+--+--+--+--+\n|a    |*       |b |")
