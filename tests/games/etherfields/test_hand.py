"""Drawing, reshuffling, the hand and Sealing (chapters DRAW, RESHUFFLE, HAND, SEAL)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nocturne.games.etherfields.land import Ground
from nocturne.games.etherfields.rules.active import hand_limit
from nocturne.games.etherfields.rules.cards import PickCard, SealCards, UnsealCards
from nocturne.games.etherfields.rules.draw import DrawCards, DrawStep, Reshuffle
from nocturne.games.etherfields.rules.items import DiscardMask, GainMask, RestoreMask
from nocturne.games.etherfields.rules.scenes import EndScene
from nocturne.games.etherfields.rules.turn import DiscardTurn
from nocturne.kernel.grid import Space
from tests.games.etherfields.table import (
    A,
    B,
    C,
    acting,
    boxed,
    changed,
    ids,
    kind,
    me,
    on_tiles,
    play,
    run,
    scene,
)

if TYPE_CHECKING:
    pass
from nocturne.games.etherfields.rules.items import FlipProgress

SLIP = "gambler-slip"
LOOK = "gambler-look"
HABIT = "gambler-habit"
SHOVE = "gambler-shove"
GRUDGE = "gambler-grudge"


@pytest.mark.rule("EF-RESHUFFLE-01", "EF-SEAL-02")
def test_sealed_cards_the_hand_and_placed_cards_stay_out_of_a_reshuffle() -> None:
    given = f"hand: [{SLIP}], sealed: [{LOOK}, {LOOK}], progress: [{HABIT}], deck: [], discard: [{SHOVE}, {SHOVE}]"
    mine = me(run(scene(f"dreamers: {{a: {{{given}}}}}"), Reshuffle(A)))
    assert (mine.deck, mine.discard) == ((SHOVE, SHOVE), ())
    assert (mine.hand, mine.sealed, mine.progress) == ((SLIP,), (LOOK, LOOK), (HABIT,))


@pytest.mark.rule("EF-RESHUFFLE-06")
def test_cards_of_the_old_deck_do_not_stay_on_one_side_of_a_reshuffled_one() -> None:
    given = f"dreamers: {{a: {{deck: [{', '.join([SLIP] * 5)}], discard: [{', '.join([LOOK] * 4)}]}}}}"
    mine = me(run(scene(given), Reshuffle(A)))
    assert sorted(mine.deck) == [LOOK] * 4 + [SLIP] * 5
    assert mine.deck not in ((SLIP,) * 5 + (LOOK,) * 4, (LOOK,) * 4 + (SLIP,) * 5)


@pytest.mark.rule("EF-HAND-03")
def test_a_drawing_bonus_draws_more_cards_but_no_more_than_the_hand_holds() -> None:
    deck = ", ".join([SHOVE] * 4 + [LOOK] * 4)
    given = f"dreamers: {{a: {{bonus: 2, hand: [{', '.join([SLIP] * 3)}], deck: [{deck}]}}}}"
    assert len(me(play(run(scene(given), DrawStep()), "done")).hand) == 6
    assert len(me(run(scene(given), DrawCards(A, 6))).hand) == 6


@pytest.mark.rule("EF-HAND-02")
def test_an_effect_until_the_end_of_the_turn_may_change_the_hand_limit() -> None:
    table = scene("lasting: [[hand, 2, 0]]", players=2).table
    assert [hand_limit(table, seat) for seat in (A, B)] == [8, 6]


@pytest.mark.rule("EF-HAND-01")
@pytest.mark.parametrize(("held", "left"), [(5, 0), (6, 1)])
def test_a_card_taken_back_does_not_enlarge_a_full_hand(held: int, left: int) -> None:
    hand = ", ".join([LOOK] * 4 + ["gambler-shove"] * (held - 4))
    game = run(scene(f"dreamers: {{a: {{hand: [{hand}], discard: [{SLIP}]}}}}"), PickCard(A, "discard", "hand"))
    assert (kind(game), len(me(game).hand), len(me(game).discard)) == ("FreePlay", 6, left)


@pytest.mark.rule("EF-HAND-05", "EF-PROGRESS-15")
def test_a_flaw_that_lowers_a_limit_makes_the_owner_discard_at_once() -> None:
    placed = "progress: [gambler-habit, gambler-grudge, long-arm, reaper-habit]"
    deck = f"deck: [{', '.join([SLIP] * 5 + [LOOK] * 4)}, heavy-legs]"
    heavy = changed("flaw/heavy-legs", "passives: [{stat: progress, by: -1}]")
    game = scene(f"dreamers: {{a: {{{placed}, {deck}}}, b: {{archetype: reaper}}}}", players=2, cards=heavy)
    drawn = run(game, DrawCards(A, 1))
    assert (kind(drawn), me(drawn).burdens) == ("DropProgress", ("heavy-legs",))
    assert len(me(play(drawn, "drop:long-arm:up")).progress) == 3


@pytest.mark.rule("EF-HAND-05")
def test_the_seventh_card_goes_as_soon_as_the_mask_that_held_it_is_gone() -> None:
    hand = ", ".join([SLIP] * 4 + [LOOK] * 3)
    game = scene(f"dreamers: {{a: {{hand: [{hand}], mask: mask-of-plenty, masks: [mask-of-plenty]}}}}")
    gone = run(game, DiscardMask(A))
    assert (kind(gone), ids(gone)) == ("DiscardExcess", (f"discard:{SLIP}", f"discard:{LOOK}"))


@pytest.mark.rule("EF-SEAL-03")
@pytest.mark.parametrize("count", [1, 3, 4])
def test_as_many_cards_are_unsealed_as_the_effect_says(count: int) -> None:
    cards = [SLIP, LOOK, SHOVE, HABIT, GRUDGE]
    mine = me(run(scene(f"dreamers: {{a: {{sealed: [{', '.join(cards)}]}}}}"), UnsealCards(A, count)))
    assert (mine.sealed, mine.discard) == (tuple(cards[: 5 - count]), tuple(cards[: 4 - count : -1]))


@pytest.mark.rule("EF-SEAL-05")
def test_several_flaws_skipped_while_sealing_return_in_their_order() -> None:
    cards = ", ".join([SHOVE] * 4 + [LOOK, "dark-thought", SLIP, "lost-thread"])
    mine = me(run(scene(f"dreamers: {{a: {{deck: [{cards}], hand: [{SLIP}, {SLIP}]}}}}"), SealCards(A, 2)))
    assert (mine.sealed, mine.deck[-2:], mine.distress) == ((SLIP, LOOK), ("dark-thought", "lost-thread"), 0)


@pytest.mark.rule("EF-SEAL-07")
def test_sealing_from_an_empty_deck_does_nothing() -> None:
    given = f"dreamers: {{a: {{deck: [], discard: [{', '.join([LOOK] * 4)}], hand: [{', '.join([SHOVE] * 4)}]}}}}"
    game = run(scene(given), SealCards(A, 3))
    assert (me(game).sealed, me(game).deck, len(me(game).discard), kind(game)) == ((), (), 4, "FreePlay")


@pytest.mark.rule("EF-RESHUFFLE-02")
@pytest.mark.parametrize(("in_step", "asked"), [(True, "ReshufflePenalty"), (False, "FreePlay")])
def test_in_1_0_only_the_draw_step_punishes_a_reshuffle(in_step: bool, asked: str) -> None:
    given = f"dreamers: {{a: {{deck: [], discard: [{', '.join([SLIP] * 5 + [LOOK] * 4)}]}}}}"
    game = scene(given, profile="1.0", options="{rounds: free}")
    assert kind(run(game, DrawCards(A, 1, in_step=in_step))) == asked


@pytest.mark.rule("EF-RESHUFFLE-02")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_a_reshuffle_in_the_draw_step_itself_costs_its_penalty(profile: str) -> None:
    given = f"dreamers: {{a: {{deck: [], discard: [{', '.join([SLIP] * 5 + [LOOK] * 4)}]}}}}"
    assert kind(run(scene(given, profile=profile), DrawStep())) == "ReshufflePenalty"


@pytest.mark.rule("EF-HAND-05")
def test_another_mask_or_a_flipped_card_lowers_the_limit_at_once() -> None:
    hand = ", ".join([SLIP] * 5 + [LOOK] * 2)
    worn = "mask: mask-of-plenty, masks: [mask-of-plenty, mask-of-haste]"
    masked = scene(f"dreamers: {{a: {{hand: [{hand}], {worn}}}}}")
    assert kind(run(masked, RestoreMask(A))) == "DiscardExcess", "there is one other Mask to wear"
    gained = play(run(masked, GainMask(A)), "wear:mask-of-calm", "wear:mask-of-calm")
    assert kind(gained) == "DiscardExcess"
    placed = scene(f"dreamers: {{a: {{hand: [{hand}], progress: [{HABIT}]}}}}")
    assert kind(run(placed, FlipProgress(A))) == "DiscardExcess"


@pytest.mark.rule("EF-HAND-05", "EF-TURN-17")
def test_a_limit_raised_for_a_turn_drops_with_its_card() -> None:
    hand = ", ".join([SLIP] * 5 + [LOOK] * 2)
    given = f"dreamers: {{a: {{hand: [{hand}]}}}}\nlasting: [[hand, 1, 0]]\nturns: [turn-4, turn-9]\nhours: 0"
    game = run(scene(given), DiscardTurn())
    assert (kind(game), game.table.turn) == ("DiscardExcess", 1), "before anything of the next Turn"
    assert kind(play(game, f"discard:{LOOK}")) == "OfferSkip"
    ended = run(scene(given), EndScene(won=True))
    assert (kind(ended), kind(play(ended, f"discard:{LOOK}"))) == ("DiscardExcess", "Idle"), "or with the Slumber"


@pytest.mark.rule("EF-HAND-05")
def test_a_limit_lowered_for_a_turn_drops_at_once() -> None:
    game = scene(f"dreamers: {{a: {{hand: [{', '.join([SLIP] * 5 + [LOOK])}]}}}}")
    assert kind(acting(game, "[{heighten: hand, by: -1}]")) == "DiscardExcess"


@pytest.mark.rule("EF-DRAW-01", "EF-DRAW-04", "EF-DRAWBONUS-01")
def test_every_dreamer_may_discard_and_draws_with_the_own_bonus() -> None:
    given = "dreamers: {a: {at: 0}, b: {at: 8, hand: [specialist-slip, specialist-look]}, c: {at: 8}}"
    game = on_tiles(f"{given}\nat: dreamers-phase", players=3)
    assert [(one.seat, one.kind) for one in game.open] == [(B, "DiscardFirst")]
    play(game, "discard:specialist-slip", "discard:specialist-look", seat=B)
    assert [len(me(game, seat).hand) for seat in (A, B, C)] == [4, 5, 5]


@pytest.mark.rule("EF-DRAWBONUS-01")
def test_two_drawing_bonuses_in_one_space_add_up() -> None:
    icons = '[{icon: bonus, at: [0], value: "1"}, {icon: bonus, at: [0, 1], value: "2"}]'
    den = boxed(f"- {{kind: map, id: den, name: Den, slot: a1, features: {icons}}}")
    assert den.land(Ground(("den",))).bonus == {Space(0): 3, Space(1): 2}


@pytest.mark.rule("EF-RESHUFFLE-02", "EF-DRAW-05")
@pytest.mark.parametrize("last", [SLIP, "lost-thread"])
def test_in_1_0_the_penalty_is_due_when_the_deck_runs_out_in_the_middle_of_the_draw_step(last: str) -> None:
    given = f"dreamers: {{a: {{deck: [{last}], discard: [{', '.join([SLIP] * 4 + [LOOK] * 4)}]}}}}"
    game = scene(given, profile="1.0", options="{rounds: free}")
    drawn = run(game, DrawCards(A, 4, in_step=True))
    assert (kind(drawn), len(me(drawn).hand)) == ("ReshufflePenalty", int(last == SLIP))


@pytest.mark.rule("EF-RESHUFFLE-04")
@pytest.mark.parametrize(("penalty", "distress", "sealed"), [("suffer-one", 1, 0), ("seal-three", 0, 3)])
def test_whoever_reshuffles_chooses_and_takes_the_penalty(penalty: str, distress: int, sealed: int) -> None:
    pile = ", ".join(["specialist-slip"] * 5 + ["specialist-look"] * 4)
    game = run(scene(f"dreamers: {{a: {{}}, b: {{deck: [], discard: [{pile}]}}}}", players=2), DrawCards(B, 1))
    assert [(one.seat, one.kind) for one in game.open] == [(B, "ReshufflePenalty")]
    play(game, penalty, seat=B)
    assert [(me(game, seat).distress, len(me(game, seat).sealed)) for seat in (A, B)] == [(0, 0), (distress, sealed)]


@pytest.mark.rule("EF-HAND-05")
def test_the_owner_discards_all_of_the_excess_card_by_card() -> None:
    hand = ", ".join(["specialist-slip"] * 5 + ["specialist-look"] * 3)
    given = f"dreamers: {{a: {{}}, b: {{hand: [{hand}]}}}}\nlasting: [[hand, 2, 1]]\nturns: [turn-4, turn-9]\nhours: 0"
    game = run(scene(given, players=2), DiscardTurn())
    for card in ("specialist-look", "specialist-slip"):
        assert [(one.seat, one.kind) for one in game.open] == [(B, "DiscardExcess")]
        play(game, f"discard:{card}", seat=B)
    assert (kind(game), len(me(game, B).hand)) == ("OfferSkip", 6)
