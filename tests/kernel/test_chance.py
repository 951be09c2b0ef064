"""Chance: named streams that do not disturb each other, weights, faces fixed beforehand, and dice that are asked."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nocturne.kernel import CHANCE, PositionError, Refused, in_order, shuffle_draws
from nocturne.kernel.chance import face, faces
from tests.builders.toy import A, Pick, Roll, Say, Shuffled, load_toy, toy

DICE = (6, 6, 6, 6)


def test_the_same_seed_gives_the_same_faces_and_another_seed_others() -> None:
    rolls = [toy(Roll(DICE * 3), seed=seed).table.said for seed in (1, 1, 2)]
    assert rolls[0] == rolls[1] != rolls[2]


def test_streams_do_not_disturb_each_other() -> None:
    alone = toy(Roll(DICE), Roll(DICE)).table.said
    mixed = toy(Roll(DICE), Shuffled((9, 9, 9)), Roll(DICE)).table.said
    assert (mixed[0], mixed[2]) == alone


def test_a_stream_goes_on_where_it_was_left() -> None:
    at_once = toy(Roll(DICE)).table.said[0].removeprefix("dice ")
    one_by_one = toy(*[Roll((6,))] * 4).table.said
    assert at_once == ",".join(said.removeprefix("dice ") for said in one_by_one)


def test_streams_of_different_names_differ() -> None:
    game = toy(Roll(DICE * 4), Shuffled(DICE * 4))
    assert game.table.said[0].removeprefix("dice ") != game.table.said[1].removeprefix("deck ")


def test_faces_are_about_equally_frequent() -> None:
    counted = Counter(faces(7, "dice", 0, [6] * 6_000))
    assert sorted(counted) == list(range(6))
    assert all(900 < count < 1_100 for count in counted.values())


def test_weights_are_kept_and_a_face_without_weight_never_comes() -> None:
    counted = Counter(faces(3, "deck", 0, [(1, 0, 3)] * 4_000))
    assert counted[1] == 0
    assert 900 < counted[0] < 1_100


def test_a_draw_without_any_weight_is_an_error() -> None:
    with pytest.raises(ValueError, match="no face has a weight"):
        face(5, (0, 0))


@settings(max_examples=50)
@given(st.integers(0, 12), st.data())
def test_a_shuffle_keeps_every_card(size: int, data: st.DataObject) -> None:
    picks = [data.draw(st.integers(0, faces - 1)) for faces in shuffle_draws(size)]
    assert sorted(in_order(range(size), picks)) == list(range(size))


def test_the_orders_of_a_shuffle_are_all_different() -> None:
    orders = {in_order("abc", (first, second)) for first in range(3) for second in range(2)}
    assert len(orders) == 6


def test_faces_fixed_beforehand_come_first_in_their_order() -> None:
    game = toy(Roll(DICE), Roll((6,)), coming=(5, 4, 3, 2))
    assert game.table.said[0] == "dice 5,4,3,2"
    assert game.table.coming == ()
    assert game.table.said[1] == toy(Roll(DICE), Roll((6,))).table.said[1], "the stream has gone on meanwhile"


def test_faces_fixed_beforehand_are_replayed_from_the_log() -> None:
    game = toy(Pick(A, ("x", "y")), Roll((6, 6)), Pick(A, ("x", "y")), coming=(5, 0, 3))
    game.answer(A, "word:x")
    game.verify()
    other = load_toy(game.save())
    assert (other.table.coming, other.hash()) == ((3,), game.hash())


def test_a_fixed_face_that_cannot_come_up_is_a_fault_and_leaves_the_game_as_it_was() -> None:
    game = toy(Pick(A, ("x", "y")), Roll((6,)), coming=(6,))
    before = game.hash()
    with pytest.raises(PositionError, match="fixes a chance outcome 6, but only 0, 1, 2, 3, 4, 5"):
        game.answer(A, "word:x")
    assert game.hash() == before


# -- asked


def test_chance_that_is_asked_offers_the_faces_that_can_come_up() -> None:
    game = toy(Roll(((1, 0, 2), 2)), ask=True)
    assert [(decision.seat, decision.ids()) for decision in game.open] == [(CHANCE, ("face:0", "face:2"))]
    game.answer(CHANCE, "face:2")
    assert game.open[0].ids() == ("face:0", "face:1")
    game.answer(CHANCE, "face:1")
    assert game.table.said == ("dice 2,1",)


def test_a_face_that_cannot_come_up_is_refused() -> None:
    game = toy(Roll(((1, 0, 2),)), ask=True)
    with pytest.raises(Refused):
        game.answer(CHANCE, "face:1")


def test_nobody_else_answers_for_chance() -> None:
    game = toy(Roll(), ask=True)
    with pytest.raises(Refused) as refused:
        game.answer(A, "face:1")
    assert refused.value.rule == "protocol:not-asked"


def test_asked_with_the_same_faces_the_game_is_the_same_as_the_seeded_one() -> None:
    steps = (Say("a"), Roll(DICE), Shuffled((5, (1, 2))), Pick(A, ("x", "y")))
    seeded, asked = toy(*steps, seed=9), toy(*steps, seed=9, ask=True)
    for outcome in seeded.log()[0].faces:
        asked.answer(CHANCE, f"face:{outcome}")
    assert asked.hash() == seeded.hash()
    assert [told.text for told in asked.events()] == [told.text for told in seeded.events()]
    assert [told.rule for told in asked.events()] == [told.rule for told in seeded.events()]


def test_a_chance_that_draws_nothing_is_not_asked() -> None:
    assert toy(Roll(()), ask=True).table.said == ("dice ",)


def test_one_possible_face_is_not_asked() -> None:
    assert toy(Roll((1, (0, 3))), ask=True).table.said == ("dice 0,1",)


@pytest.mark.parametrize("fixed", [(), (5,), (5, 2), (5, 2, 1)])
def test_where_fewer_faces_are_fixed_than_are_drawn_the_rest_is_asked(fixed: tuple[int, ...]) -> None:
    game = toy(Roll((6, 6, 6)), Roll((6,)), Pick(A, ("x", "y")), ask=True, coming=fixed)
    for _ in range(3 - len(fixed)):
        game.answer(CHANCE, "face:4")
    assert game.table.said == ("dice " + ",".join(map(str, (*fixed, 4, 4, 4)[:3])),)
    assert (game.table.coming, game.table.drawn, game.open[0].seat) == ((), {"dice": 3}, CHANCE)
    game.verify()
    assert load_toy(game.save()).hash() == game.hash()


def test_a_roll_can_be_saved_between_two_dice() -> None:
    game = toy(Roll((6, 6)), ask=True)
    game.answer(CHANCE, "face:4")
    other = load_toy(game.save())
    other.answer(CHANCE, "face:0")
    assert other.table.said == ("dice 4,0",)
