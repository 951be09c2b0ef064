"""Turns, Turn cards, the first player and Loot (chapters TURN, TURNCARD, FIRST, LOOT)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from nocturne.games.etherfields.rules.turn import BuildTurnDeck, ResolveTurnCard
from tests.games.etherfields.maps import NEXT, NEXT_IN_LINE
from tests.games.etherfields.table import (
    A,
    B,
    acting,
    changed,
    etherfields,
    ids,
    kind,
    me,
    on_tiles,
    play,
    refused,
    run,
    scene,
    told,
    world,
)

if TYPE_CHECKING:
    pass
from nocturne.games.etherfields.actions import Action
from nocturne.games.etherfields.components import Phase, Source
from nocturne.games.etherfields.rules.scenes import BeginSlumber
from nocturne.games.etherfields.rules.turn import GainLoot
from nocturne.games.etherfields.rules.uses import is_dream_action
from nocturne.games.etherfields.rules.world import AfterLocation
from tests.games.etherfields.table import (
    C,
)

DREAM = "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0}}\nhours: 1\n"
SLIP = "gambler-slip"
LOOK = "gambler-look"


@pytest.mark.rule("EF-TURN-04")
def test_in_1_0_dreamers_take_one_round_after_another_until_all_have_passed() -> None:
    cards = "dreamers: {a: {hand: [gambler-insight, gambler-insight]}, b: {}}"
    game = scene(f"{cards}\nat: dreamers-phase\nhours: 0", players=2, profile="1.0")
    while kind(game) != "Round":
        play(game, "done", seat=game.open[0].seat)
    for _ in range(2):
        assert game.open[0].seat == A
        play(game, "use:gambler-insight/1", "end-round")
        play(game, "end-round", seat=B)
    assert (kind(game), game.open[0].seat) == ("Round", A)


@pytest.mark.rule("EF-TURNCARD-01")
def test_the_turn_deck_is_drawn_at_random() -> None:
    decks = set()
    for seed in range(6):
        game = scene("turns: []")
        game.table.seed = seed
        decks.add(run(game, BuildTurnDeck(4)).table.turns)
    assert len(decks) > 3


@pytest.mark.rule("EF-TURNCARD-04")
def test_a_step_triggers_revealed_secrets_too() -> None:
    given = "revealed: [prompt]\nturns: [turn-1, turn-9]\nagenda: [ResolveTurnCard: {at: 0}]"
    assert len(me(etherfields(f"{DREAM}{given}")).sealed) == 1


@pytest.mark.rule("EF-TURNCARD-06", "EF-RAPID-02")
def test_what_is_due_at_the_end_of_the_turn_waits_for_all_steps() -> None:
    given = "dreamers: {a: {hand: [second-wind], distress: 1}}\nfigures: [{of: pack, at: 11}]\nat: dreamscape"
    game = scene(f"{given}\nhours: 0\nturns: [turn-4, turn-9]", slumber="pack")
    assert (kind(game), game.table.flags) == ("RapidWindow", ()), "the first step is still to come"
    while "howl" not in game.table.flags:
        play(game, "pass")
    assert (kind(game), game.table.turns[-1]) == ("RapidWindow", "turn-9"), "the card lies there until all is done"


@pytest.mark.rule("EF-TURNCARD-02")
@pytest.mark.parametrize(("turns", "distress"), [("[turn-4, turn-9]", 1), ("[turn-9, turn-6]", 0)])
def test_the_top_turn_card_is_the_one_that_is_resolved(turns: str, distress: int) -> None:
    game = scene(f"figures: [{{of: wraith}}]\nturns: {turns}\ncoming: [0, 0]", land=NEXT)
    assert me(run(game, ResolveTurnCard(0))).distress == distress


@pytest.mark.rule("EF-TURNCARD-04")
def test_a_step_triggers_the_row_of_the_gate_tile_too() -> None:
    given = "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0}}\nturns: [turn-1, turn-9]\nhours: 1"
    game = etherfields(given)
    assert me(run(game, ResolveTurnCard(0))).sealed == ()
    rows = "{when: setup, do: [{show: foyer}]}, {when: basic, do: [{seal: 1, who: {each: dreamer}}]}"
    row = changed("gate/gate-opera", f"effects: [{rows}]")
    assert len(me(run(etherfields(given, row), ResolveTurnCard(0))).sealed) == 1


@pytest.mark.rule("EF-TURNCARD-12")
def test_an_effect_that_resolves_the_turn_card_early_leaves_it_where_it_lies() -> None:
    game = scene("figures: [{of: wraith}]\nturns: [turn-4, turn-9]", land=NEXT_IN_LINE)
    early = acting(game, "[hasten]")
    assert (kind(early), me(early).distress, early.table.turns) == ("FreePlay", 1, ("turn-4", "turn-9"))


@pytest.mark.rule("EF-TURNCARD-10", "EF-TURNCARD-11")
@pytest.mark.parametrize(("count", "turns"), [(2, 3), (9, 4)])
def test_an_effect_adds_as_many_turns_as_the_discard_pile_holds(count: int, turns: int) -> None:
    rest = ", ".join(f"turn-{number}" for number in range(1, 9))
    game = scene(f"turns: [turn-9]\nturns_out: [turn-10, turn-11, turn-12]\nremoved: [{rest}]")
    table = acting(game, f"[{{add-turns: {count}}}]").table
    assert (len(table.turns), table.turns[-3:], len(table.turns_out)) == (
        turns,
        ("turn-11", "turn-10", "turn-9"),
        4 - turns,
    )


@pytest.mark.rule("EF-TURNCARD-08")
def test_a_discarded_turn_card_lies_face_down() -> None:
    game = scene("turns: [turn-4, turn-9]\nfigures: [{of: wraith, at: 3}]\nat: dreamscape\nhours: 1")
    assert game.table.turns_out[-1] == "turn-9"
    for seat in (A, None):
        assert (game.view(seat).team.turn_card, "turn-9" in str(game.view(seat))) == ("turn-4", False)


@pytest.mark.rule("EF-FIRST-05")
def test_the_marker_stays_in_the_first_turn_and_on_the_way() -> None:
    structured = "{rounds: structured}"
    ground = "ground: {tiles: [hall, gallery]}\ndreamers: {a: {at: 0}, b: {at: 0}}\nhours: 0"
    begun = run(world(ground, players=2, options=structured), BeginSlumber("pack"))
    while kind(begun) == "Spawn":
        play(begun, ids(begun)[0])
    assert (begun.table.turn, begun.table.first) == (1, A)
    assert run(world("location: bus-stop", players=2, options=structured), AfterLocation()).table.first == A


@pytest.mark.rule("EF-TURN-01", "EF-TURN-02")
def test_the_card_and_action_step_is_part_of_the_dreamers_phase() -> None:
    game = play(scene("at: turn-start\nhours: 0"), "play-on")
    assert (kind(game), game.table.phase) == ("FreePlay", Phase.DREAMERS)


@pytest.mark.rule("EF-TURNCARD-01")
def test_cards_of_the_old_turn_deck_are_shuffled_in_too() -> None:
    table = run(scene("turns: [turn-4, turn-9]"), BuildTurnDeck(12)).table
    assert (sorted(table.turns), table.turns_out) == (sorted(table.lib.turns), ())


@pytest.mark.rule("EF-TURN-06", "EF-DREAM-08")
def test_dream_actions_are_those_of_map_gate_secrets_and_entities() -> None:
    found = {one for one in Source if is_dream_action(Action(key="any/1", of="any", source=one))}
    own = {
        Source.HAND,
        Source.PROGRESS,
        Source.BACK,
        Source.MASK,
        Source.ITEM,
        Source.WISDOM,
        Source.BASIC,
        Source.PLACING,
    }
    assert found == {*Source} - own


@pytest.mark.rule("EF-CLOCK-02")
def test_hours_add_turns_in_the_dreamscape_phase_too() -> None:
    game = scene("dreamers: {a: {hand: [second-wind]}}\nat: dreamscape\nturns: [turn-4, turn-9]\nhours: 1")
    assert ids(game) == ("use:second-wind/1", "add-turn", "pass")
    before = len(game.table.turns)
    play(game, "add-turn")
    assert (len(game.table.turns), game.table.hours) == (before + 1, 0)


@pytest.mark.rule("EF-TURN-09")
def test_the_step_ends_after_as_many_passes_in_a_row_as_there_are_dreamers() -> None:
    hands = "a: {hand: [gambler-slip]}, b: {hand: [specialist-slip]}, c: {hand: [tough-guy-slip]}"
    game = scene(f"dreamers: {{{hands}}}\nat: round\nhours: 0", players=3)
    for seat in (A, B):
        play(game, "end-round", seat=seat)
    assert [(one.seat, one.kind) for one in game.open] == [(C, "Round")], "two of three have passed"
    assert "turn-discarded" in told(play(game, "end-round", seat=C))


@pytest.mark.rule("EF-TURN-09")
def test_a_rapid_card_of_another_does_not_make_a_passed_round_an_acted_one() -> None:
    hands = "a: {hand: [gambler-slip]}, b: {hand: [second-wind, specialist-slip], distress: 1}"
    game = scene(f"dreamers: {{{hands}}}\nat: round\nhours: 0", players=2)
    play(game, "use:second-wind/1", seat=B)
    play(game, "end-round")
    assert "turn-discarded" in told(play(game, "end-round", seat=B))


@pytest.mark.rule("EF-TURN-05", "EF-TURN-04")
def test_the_dream_action_of_a_round_stays_used_until_the_round_ends_and_no_longer() -> None:
    own = f"a: {{at: 3, hand: [steady-hand, gambler-insight, {SLIP}, {SLIP}]}}"
    given = f"dreamers: {{{own}, b: {{at: 3, hand: [specialist-slip, specialist-slip]}}}}\nat: round\nhours: 0"
    game = play(on_tiles(given, players=3), "use:gallery/1", "spend:steady-hand", "done", "use:gambler-insight/1")
    assert refused(game, "use:gallery/1") == "EF-TURN-05", "whatever was done in between"
    play(game, "end-round")
    assert "use:gallery/1" in ids(game, B), "each Dreamer has one"
    play(game, "end-round", seat=B)
    play(game, "end-round", seat=C)
    assert "use:gallery/1" in ids(game, A), "and another in the next round"


@pytest.mark.rule("EF-TURN-11")
def test_anybody_may_act_first_and_an_action_is_finished_before_the_next_begins() -> None:
    given = f"dreamers: {{a: {{hand: [{SLIP}, {SLIP}]}}, b: {{hand: [specialist-insight]}}}}"
    game = play(scene(given, players=2), "use:specialist-insight/1", seat=B)
    assert len(me(game, B).hand) == 2
    paying = play(scene(given, players=2), "move")
    assert [(one.seat, one.kind) for one in paying.open] == [(A, "Pay")], "nobody without a Rapid card comes between"


@pytest.mark.rule("EF-TURN-12")
def test_free_play_goes_on_until_the_last_of_three_agrees() -> None:
    game = scene("hours: 1", players=3)
    play(play(game, "done"), "done", seat=C)
    assert [(one.seat, one.kind) for one in game.open] == [(B, "FreePlay")]
    assert "turn-discarded" in told(play(game, "done", seat=B))


@pytest.mark.rule("EF-TURN-14", "EF-RAPID-01", "EF-RAPID-02")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_a_rapid_card_may_be_played_before_every_step_and_after_the_last(profile: str) -> None:
    given = "dreamers: {a: {hand: [second-wind], distress: 1}}\nat: dreamscape\nturns: [turn-4, turn-2]\nhours: 0"
    game = scene(given, profile=profile)
    for _ in range(3 + 1):  # the card has three steps
        assert (kind(game), ids(game)) == ("RapidWindow", ("use:second-wind/1", "pass"))
        play(game, "pass")
    assert (kind(game), "turn-discarded" in told(game)) == ("OfferSkip", True)


@pytest.mark.rule("EF-TURNCARD-09")
def test_the_team_chooses_the_step_to_be_blocked_whoever_played_the_card() -> None:
    game = scene("dreamers: {a: {hand: [wedge]}, b: {}}\nturns: [turn-9, turn-4]\nfirst: 1", players=3)
    play(game, "use:wedge/1")
    assert [(one.seat, one.kind) for one in game.open] == [(B, "BlockStep")]
    assert play(game, "bar:1:movement", seat=B).table.barred == (1,)


@pytest.mark.rule("EF-LOOT-04", "EF-EX-35")
def test_the_team_may_take_the_smaller_reward_for_each_dreamer() -> None:
    own = f"a: {{sealed: [{SLIP}, {LOOK}, {LOOK}]}}, b: {{sealed: [specialist-slip, specialist-look]}}"
    game = run(scene(f"turns: [turn-1, turn-3]\ndreamers: {{{own}}}\nfirst: 1", players=3), GainLoot())
    assert [one.seat for one in game.open] == [B]
    play(game, "take-loot:turn-3/loot/1", seat=B)
    assert (game.table.keys, [len(me(game, seat).sealed) for seat in (A, B)]) == (0, [1, 0])
