"""Drawing, hands, reshuffling, Sealing and Flaws."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Intent
from nocturne.games.etherfields.events.cards import MaskWorn
from nocturne.games.etherfields.rules.cards import GainFlaw, SealCards, UnsealCards
from nocturne.games.etherfields.rules.draw import DrawCards, DrawStep, EnforceLimits, Reshuffle
from nocturne.games.etherfields.rules.perform import PlaceProgress
from nocturne.kernel import Name
from nocturne.kernel.table import Scribe
from tests.games.etherfields.table import A, B, ids, kind, me, on_tiles, play, refused, run, scene

SLIP, LOOK, SHOVE = "gambler-slip", "gambler-look", "gambler-shove"


@pytest.mark.rule("EF-DRAW-01", "EF-DRAW-02", "EF-EX-43")
@pytest.mark.parametrize(("held", "after"), [(0, 4), (1, 5), (2, 6), (3, 6), (4, 6), (5, 6), (6, 6)])
def test_four_cards_are_drawn_but_never_beyond_a_hand_of_six(held: int, after: int) -> None:
    hand = [SLIP] * min(held, 5) + [LOOK] * max(held - 5, 0)
    game = scene(f"dreamers: {{a: {{hand: [{', '.join(hand)}]}}}}\nat: dreamers-phase")
    if held:
        play(game, "done")
    assert len(me(game).hand) == after


@pytest.mark.rule("EF-DRAW-03", "EF-DRAW-04")
def test_cards_may_be_discarded_before_drawing_but_drawing_itself_is_no_choice() -> None:
    game = scene(f"dreamers: {{a: {{hand: [{SLIP}, {SLIP}, {LOOK}]}}}}\nat: dreamers-phase")
    assert ids(game) == (f"discard:{SLIP}", f"discard:{LOOK}", "done")
    play(game, f"discard:{SLIP}", "done")
    assert (len(me(game).hand), me(game).discard) == (6, (SLIP,))
    assert kind(game) == "FreePlay"


@pytest.mark.rule("EF-DRAW-05", "EF-RESHUFFLE-01", "EF-RESHUFFLE-04", "EF-RESHUFFLE-05", "EF-EX-45")
def test_an_empty_deck_is_rebuilt_and_paid_for_before_the_rest_is_drawn() -> None:
    pile = ", ".join([SLIP] * 4 + [LOOK] * 4 + [SHOVE] * 2)
    game = scene(
        f"dreamers: {{a: {{hand: [{SHOVE}, {SHOVE}], deck: [gambler-doubt], discard: [{pile}]}}}}\nat: dreamers-phase"
    )
    play(game, "done")
    assert kind(game) == "ReshufflePenalty"
    assert len(me(game).hand) == 3
    play(game, "seal-three")
    assert (len(me(game).hand), len(me(game).deck), len(me(game).discard), len(me(game).sealed)) == (6, 4, 0, 3)


@pytest.mark.rule("EF-RESHUFFLE-04")
def test_one_distress_is_the_other_penalty() -> None:
    game = run(
        scene(f"dreamers: {{a: {{deck: [], discard: [{', '.join([SLIP] * 5 + [LOOK] * 4)}]}}}}"),
        DrawCards(A, 1, in_step=True),
    )
    play(game, "suffer-one")
    assert (me(game).distress, len(me(game).hand)) == (1, 1)


@pytest.mark.rule("EF-DRAW-06")
def test_a_deck_emptied_by_the_last_due_card_is_not_reshuffled_yet() -> None:
    game = run(
        scene(f"dreamers: {{a: {{deck: [{SLIP}], discard: [{', '.join([LOOK] * 4 + [SHOVE] * 4)}]}}}}"), DrawCards(A, 1)
    )
    assert (me(game).deck, len(me(game).discard), kind(game)) == ((), 8, "FreePlay")


@pytest.mark.rule("EF-RESHUFFLE-02", "EF-RESHUFFLE-03", "EF-EX-46")
@pytest.mark.parametrize(("profile", "asked"), [("1.0", "FreePlay"), ("2.0", "ReshufflePenalty")])
def test_outside_the_draw_step_only_the_second_edition_punishes_a_reshuffle(profile: str, asked: str) -> None:
    given = f"dreamers: {{a: {{deck: [], discard: [{', '.join([SLIP] * 5 + [LOOK] * 4)}]}}}}"
    assert kind(run(scene(given, profile=profile), DrawCards(A, 1))) == asked


@pytest.mark.rule("EF-RESHUFFLE-06")
def test_an_effect_that_reshuffles_mixes_deck_and_discard_without_a_penalty() -> None:
    game = run(scene(f"dreamers: {{a: {{deck: [{SLIP}, {LOOK}], discard: [{', '.join([SHOVE] * 4)}]}}}}"), Reshuffle(A))
    assert (len(me(game).deck), me(game).discard, kind(game)) == (6, (), "FreePlay")


@pytest.mark.rule("EF-RESHUFFLE-07")
def test_with_nothing_left_anywhere_there_is_neither_penalty_nor_draw() -> None:
    game = run(scene(f"dreamers: {{a: {{deck: [], hand: [{SLIP}, {SLIP}]}}}}"), DrawCards(A, 3, in_step=True))
    assert (len(me(game).hand), me(game).distress, kind(game)) == (2, 0, "FreePlay")


@pytest.mark.rule("EF-HAND-01", "EF-HAND-03")
def test_the_hand_limit_holds_outside_the_draw_step_too() -> None:
    game = run(scene(f"dreamers: {{a: {{hand: [{', '.join([SLIP] * 5)}]}}}}"), DrawCards(A, 3))
    assert len(me(game).hand) == 6


@pytest.mark.rule("EF-HAND-02", "EF-MASK-04")
def test_a_mask_may_raise_the_limit() -> None:
    given = f"dreamers: {{a: {{hand: [{', '.join([SLIP] * 5)}], mask: mask-of-plenty, masks: [mask-of-plenty]}}}}"
    assert len(me(run(scene(given), DrawCards(A, 9))).hand) == 7


@pytest.mark.rule("EF-HAND-05")
def test_a_limit_that_drops_makes_the_owner_discard_the_excess() -> None:
    hand = ", ".join([SLIP] * 5 + [LOOK] * 2)
    game = scene(f"dreamers: {{a: {{hand: [{hand}], mask: mask-of-plenty, masks: [mask-of-plenty]}}}}")
    MaskWorn(A, "").apply(game.table)
    game = run(game, EnforceLimits(A))
    assert ids(game) == (f"discard:{SLIP}", f"discard:{LOOK}")
    play(game, f"discard:{LOOK}")
    assert (len(me(game).hand), kind(game)) == (6, "FreePlay")


@pytest.mark.rule("EF-HAND-04")
def test_hands_lie_open_to_every_seat_and_to_onlookers() -> None:
    game = scene(f"dreamers: {{a: {{hand: [{SLIP}]}}, b: {{}}}}", players=2)
    assert game.view(B).dreamers[0].hand == game.view(None).dreamers[0].hand == (SLIP,)
    other = scene("dreamers: {a: {}, b: {hand: [specialist-slip]}}", players=2)
    assert [other.view(seat).dreamers[1].hand for seat in (A, B, None)] == [("specialist-slip",)] * 3


@pytest.mark.rule("EF-DRAWBONUS-01", "EF-EX-44")
def test_a_drawing_bonus_adds_cards_but_not_to_the_limit() -> None:
    few = on_tiles("dreamers: {a: {at: 8}}\nat: dreamers-phase")
    many = on_tiles(f"dreamers: {{a: {{at: 8, hand: [{SLIP}, {SLIP}]}}}}\nat: dreamers-phase")
    assert len(me(few).hand) == 5
    assert len(me(play(many, "done")).hand) == 6
    moved = on_tiles("dreamers: {a: {at: 0}}")
    moved.table.dreamers[A].bonus = 1  # it stood at 8 when the phase began, and was pushed away
    assert len(me(run(moved, DrawStep())).hand) == 5, "where one stood at the start of the phase counts"


# -- Seal


@pytest.mark.rule("EF-SEAL-01", "EF-SEAL-06")
def test_sealing_takes_the_top_cards_and_the_last_one_sealed_is_the_first_back() -> None:
    deck = f"[{', '.join([SHOVE] * 4 + [SLIP, LOOK])}]"
    given = f"dreamers: {{a: {{deck: {deck}, hand: [{', '.join([SLIP] * 4)}]}}}}"
    game = run(scene(given), SealCards(A, 2))
    assert me(game).sealed == (LOOK, SLIP)
    told = next(one.text for one in game.events(-1, None) if one.kind == "cards-sealed")
    assert dict(told.args)["cards"] == (Name("card", LOOK), Name("card", SLIP)), "they are revealed"
    assert me(run(game, UnsealCards(A, 1))).discard == (SLIP,)


@pytest.mark.rule("EF-SEAL-02", "EF-SEAL-03", "EF-SEAL-08")
def test_unsealing_moves_what_there_is_to_the_discard_pile() -> None:
    game = run(scene(f"dreamers: {{a: {{sealed: [{SLIP}, {LOOK}]}}}}"), UnsealCards(A, 5))
    assert (me(game).sealed, me(game).discard) == ((), (LOOK, SLIP))


@pytest.mark.rule("EF-SEAL-04", "EF-SEAL-05", "EF-EX-50")
def test_a_flaw_met_while_sealing_is_skipped_and_returns_to_the_top() -> None:
    deck = f"[{', '.join([SHOVE] * 4 + [SLIP, LOOK])}, dark-thought]"
    game = run(scene(f"dreamers: {{a: {{deck: {deck}, hand: [{', '.join([SLIP] * 4)}]}}}}"), SealCards(A, 2))
    assert (me(game).sealed, me(game).deck[-1], me(game).distress) == ((LOOK, SLIP), "dark-thought", 0)


@pytest.mark.rule("EF-SEAL-07")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_sealing_more_than_the_deck_holds_takes_what_is_there_and_never_reshuffles(profile: str) -> None:
    given = f"dreamers: {{a: {{deck: [{SLIP}], discard: [{', '.join([LOOK] * 4)}], hand: [{', '.join([SHOVE] * 4)}]}}}}"
    game = run(scene(given, profile=profile), SealCards(A, 3))
    assert (me(game).sealed, me(game).deck, len(me(game).discard)) == ((SLIP,), (), 4)


@pytest.mark.rule("EF-CHOICE-02", "EF-CHOICE-04")
@pytest.mark.parametrize(("profile", "rule"), [("1.0", None), ("2.0", "EF-CHOICE-02")])
def test_an_option_to_seal_more_than_the_deck_holds_is_refused_in_the_second_edition(
    profile: str, rule: str | None
) -> None:
    given = f"dreamers: {{a: {{deck: [], hand: [{', '.join([SHOVE] * 4)}], discard: [{SLIP}, {LOOK}]}}}}"
    game = run(scene(given, profile=profile), DrawCards(A, 1, in_step=True))
    if rule:
        assert me(game).distress == 1, "the only option left is taken without asking"
    else:
        assert ids(game) == ("suffer-one", "seal-three")


# -- Flaws


@pytest.mark.rule("EF-FLAW-01")
def test_a_gained_flaw_lies_on_top_of_the_discard_pile() -> None:
    game = scene(f"flaws: [cold-sweat, dark-thought]\ndreamers: {{a: {{discard: [{SLIP}, {LOOK}]}}}}")
    game.table.scribe = Scribe()
    GainFlaw(A).run(game.table)
    assert (me(game).discard, game.table.flaws) == ((SLIP, LOOK, "dark-thought"), ("cold-sweat",))


@pytest.mark.rule("EF-FLAW-02", "EF-FLAW-03")
def test_a_drawn_flaw_is_resolved_at_once_counts_as_drawn_and_is_discarded() -> None:
    deck = f"[{', '.join([SLIP] * 5 + [LOOK] * 3)}, cold-sweat, {LOOK}]"
    game = run(scene(f"dreamers: {{a: {{deck: {deck}}}}}"), DrawCards(A, 3))
    assert (len(me(game).hand), me(game).distress, me(game).discard) == (2, 1, ("cold-sweat",))


@pytest.mark.rule("EF-FLAW-05", "EF-FLAW-06")
def test_a_flaw_may_be_bought_off_and_goes_under_the_flaw_deck() -> None:
    deck = f"[{', '.join([SLIP] * 5 + [LOOK] * 3)}, dark-thought]"
    game = run(scene(f"dreamers: {{a: {{deck: {deck}, ether: 1}}}}"), DrawCards(A, 1))
    play(game, "pay-removal")
    assert (me(game).ether, game.table.flaws[0], me(game).discard) == (0, "dark-thought", ())


@pytest.mark.rule("EF-FLAW-06")
def test_without_the_price_the_flaw_stays() -> None:
    deck = f"[{', '.join([SLIP] * 5 + [LOOK] * 3)}, dark-thought]"
    game = run(scene(f"dreamers: {{a: {{deck: {deck}}}}}"), DrawCards(A, 1))
    assert (kind(game), me(game).discard) == ("FreePlay", ("dark-thought",))


@pytest.mark.rule("EF-FLAW-03", "EF-FLAW-07", "EF-PROGRESS-05")
def test_a_flaw_in_the_progress_zone_works_there_and_takes_no_place() -> None:
    deck = f"[{', '.join([SLIP] * 5 + [LOOK] * 4)}, tunnel-vision]"
    game = run(scene(f"dreamers: {{a: {{deck: {deck}}}}}"), DrawCards(A, 1), DrawCards(A, 9))
    assert (me(game).burdens, len(me(game).hand)) == (("tunnel-vision",), 5)
    assert game.view(A).dreamers[0].progress_limit == 4
    three = "hand: [gambler-habit], progress: [gambler-grudge, long-arm, map-sense], burdens: [heavy-legs]"
    placed = run(scene(f"dreamers: {{a: {{{three}}}}}"), PlaceProgress(A, "gambler-habit"))
    assert (kind(placed), len(me(placed).progress)) == ("FreePlay", 4), "the Flaw takes none of the four places"


@pytest.mark.rule("EF-FLAW-06")
def test_a_burden_whose_price_is_missing_cannot_be_removed() -> None:
    game = scene("dreamers: {a: {burdens: [tunnel-vision]}}")
    assert refused(game, "remove-burden:tunnel-vision") == "EF-FLAW-06"


@pytest.mark.rule("EF-FLAW-08")
def test_a_flaw_gives_no_intent() -> None:
    library = scene().table.lib
    assert all(library.intent(flaw, one) == 0 for flaw in library.flaws for one in Intent)


@pytest.mark.rule("EF-SOLO-01", "EF-COMP-07")
@pytest.mark.parametrize("drawn", ["crowd-work", SHOVE])
def test_a_solo_player_may_replace_any_card_just_drawn_and_judges_alone(drawn: str) -> None:
    deck = f"[{', '.join([SLIP] * 5 + [LOOK] * 4)}, {drawn}]"
    game = run(scene(f"dreamers: {{a: {{deck: {deck}}}}}"), DrawCards(A, 1))
    play(game, f"replace-drawn:{drawn}")
    assert (me(game).hand, drawn in game.table.removed) == ((LOOK,), True)
    assert f"replace-drawn:{LOOK}" in ids(game), "the replacement was drawn as well"
    with_a_friend = run(scene(f"dreamers: {{a: {{deck: {deck}}}, b: {{}}}}", players=2), DrawCards(A, 1))
    assert f"replace-drawn:{drawn}" not in ids(with_a_friend)


@pytest.mark.rule("EF-SOLO-01")
def test_whoever_has_gone_on_with_a_drawn_card_can_no_longer_replace_it() -> None:
    deck = f"[{', '.join([SLIP] * 5 + [LOOK] * 4)}]"
    game = run(scene(f"dreamers: {{a: {{deck: {deck}, ether: 1}}}}"), DrawCards(A, 2))
    assert f"replace-drawn:{LOOK}" in ids(game)
    play(game, "effort:1", "stop")
    assert f"replace-drawn:{LOOK}" not in ids(game)


@pytest.mark.rule("EF-CHOICE-02")
def test_exactly_as_many_cards_as_are_to_be_sealed_are_enough() -> None:
    given = f"dreamers: {{a: {{deck: [], hand: [{', '.join([SHOVE] * 4)}], discard: [{SLIP}, {LOOK}, {LOOK}]}}}}"
    game = run(scene(given), DrawCards(A, 1, in_step=True))
    assert ids(game) == ("suffer-one", "seal-three")
