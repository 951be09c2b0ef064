"""The pack in play: every word of Etherfields' own in a position, each kind of record used, Slumbers to the end."""

from __future__ import annotations

import random

import pytest

from nocturne.games.etherfields.actions import Cost
from nocturne.games.etherfields.components import UNLIMITED, Intent, Keyword, State
from nocturne.games.etherfields.game import GAME
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.pack import LANGUAGE, content, records
from nocturne.games.etherfields.words import prices
from nocturne.games.etherfields.words.prices import cost_of
from nocturne.kernel import Game, new_game
from tests.packs.etherfields.trial import A, B, ids, me, placed, tried

HURT = "dreamers: {a: {distress: 3, sealed: [raise, raise]}}\n"

# -- Entities


def test_strike_hurts_each_dreamer_in_range() -> None:
    game = tried("[{strike: 2, range: 2}]", players=2)
    assert (me(game).distress, me(game, B).distress) == (2, 0)


def test_drain_seals_cards_of_each_dreamer_in_range() -> None:
    game = tried("[{drain: 2, range: 3}]", players=2)
    assert (len(me(game).sealed), len(me(game, B).sealed)) == (2, 2)


def test_morphings_change_a_row_and_nothing_else() -> None:
    morphed = "entities: [{tile: lodger, morphs: [distress]}]\n"
    assert me(tried("[{strike: 1, range: 2}]", morphed, row="1")).distress == 2
    assert me(tried("[{strike: 1, range: 2}]", morphed)).distress == 1


def test_in_reach_speaks_of_each_dreamer_in_range() -> None:
    game = tried("[{in-reach: 2, do: [{damage: 1, to: prey}]}]", players=2)
    assert (me(game).distress, me(game, B).distress) == (1, 0)


@pytest.mark.rule("EF-MORPH-03", "EF-MORPH-04", "EF-MORPH-17")
def test_whatever_a_row_inflicts_is_strengthened_by_morphings_also_in_words_of_its_own() -> None:
    morphed = "entities: [{tile: lodger, morphs: [distress, seal]}]\n"
    each = "[{damage: 1, to: {each: dreamer}}, {seal: 1, who: {each: dreamer}}]"
    row = tried(each, morphed, players=2, row="1")
    assert [(one.distress, len(one.sealed)) for one in row.table.dreamers] == [(2, 3), (2, 3)]
    other = tried(each, morphed, players=2)
    assert [(one.distress, len(one.sealed)) for one in other.table.dreamers] == [(1, 1), (1, 1)]
    prey = "[{in-reach: 2, do: [{damage: 1, to: prey}, {seal: 1, who: prey}]}]"
    near = tried(prey, morphed, players=2, row="1")
    assert [(one.distress, len(one.sealed)) for one in near.table.dreamers] == [(2, 3), (0, 0)]
    assert (me(tried(prey, morphed)).distress, len(me(tried(prey, morphed)).sealed)) == (1, 1)


@pytest.mark.rule("EF-STATE-06", "EF-MORPH-03")
def test_a_stunned_figure_does_no_harm_in_any_words_and_only_figures_in_range_count() -> None:
    prey = "[{in-reach: 2, do: [{damage: 1, to: prey}, {seal: 1, who: prey}]}]"
    far = "figures: [{of: lodger, states: [{state: stunned}]}, {of: lodger, at: 11}]\n"
    stunned = tried(prey, far, row="1")
    assert (me(stunned).distress, len(me(stunned).sealed)) == (0, 1)
    near = far.replace("at: 11", "at: 1")
    assert me(tried(prey, near, row="1")).distress == 1, "the other one is awake"
    assert me(tried("[{strike: 1, range: 2}]", far)).distress == 0, "outside its rows too"


def test_appear_spawns_a_figure_of_the_entity_named() -> None:
    game = tried("[{appear: 1, of: moths}]", "ground: {tiles: [landing, long-corridor]}\n")
    if game.open and game.open[0].kind == "Spawn":
        game.answer(A, ids(game)[0])
    assert [one.of for one in game.table.figures] == ["lodger", "moths"]


def test_morph_adds_morphings_and_unmorph_discards_them() -> None:
    assert len(tried("[{morph: 2}]").table.entities[0].morphs) == 2
    assert tried("[{morph: 2}, unmorph]").table.entities[0].morphs == ()


def test_nothing_changes_nothing() -> None:
    assert tried("[nothing]").table.figures == tried("[nothing, nothing]").table.figures


# -- Dreamers


def test_flip_and_unflip_turn_progress_cards() -> None:
    assert me(tried("[flip]", "dreamers: {a: {progress: [system]}}\n")).flipped == ("system",)
    assert me(tried("[unflip]", "dreamers: {a: {flipped: [system]}}\n")).progress == ("system",)


def test_items_are_restored_discarded_and_gained() -> None:
    assert len(tried("[restore-item]", "storage: [coal-shovel]\nitems: []\n").table.items) == 1
    assert tried("[discard-item]", "items: [coal-shovel]\n").table.items == ()
    assert "smelling-salts" in tried("[{gain-item: smelling-salts}]").table.storage


def test_masks_are_gained_and_put_on_again() -> None:
    assert "mask" in tried("[gain-mask]").open[0].kind.lower()
    game = tried("[restore-mask]", "dreamers: {a: {masks: [mask-of-the-clerk, mask-of-the-aunt]}}\n")
    game.answer(A, next(one for one in ids(game) if "aunt" in one))
    assert me(game).mask == "mask-of-the-aunt"


def test_a_flaw_goes_on_the_discard_pile() -> None:
    assert [one in content().flaws for one in me(tried("[gain-flaw]")).discard] == [True]


def test_a_card_seals_itself() -> None:
    game = tried("[seal-this]", "dreamers: {a: {discard: [raise]}}\n", this="raise")
    assert (me(game).discard, me(game).sealed) == ((), ("raise",))


def test_a_limit_is_higher_until_the_end_of_the_turn() -> None:
    assert ("hand", 2, A) in tried("[{heighten: hand, by: 2}]").table.lasting


def test_the_luck_die_brings_a_number_a_blank_or_the_cross() -> None:
    effect = "[{luck-roll: [{gain: ether, amount: rolled}], blank: [{gain: gem}], cross: [{damage: 1, to: you}]}]"
    games = [tried(effect, seed=seed) for seed in range(1, 31)]
    found = {(me(one).ether, me(one).gems, me(one).distress) for one in games}
    assert found == {(1, 0, 0), (2, 0, 0), (3, 0, 0), (0, 1, 0), (0, 0, 1)}


def test_distress_is_prevented_by_a_card_from_hand() -> None:
    game = tried("[{damage: 2, to: you}]", "dreamers: {a: {archetype: tough-guy, hand: [bite-down]}}\n")
    game.answer(A, "use:bite-down/1")
    assert me(game).distress == 0


def test_a_roll_is_rerolled_by_a_card_from_hand() -> None:
    effect = "[{luck-roll: [nothing], blank: [nothing], cross: [nothing]}]"
    game = tried(effect, "dreamers: {a: {hand: [palmed-ace]}}\n")
    game.answer(A, "use:palmed-ace/1")
    assert me(game).discard == ("palmed-ace",)


# -- Turns, Secrets, the map


def test_steps_are_blocked_turns_added_and_resolved_early() -> None:
    game = tried("[block-step]")
    game.answer(A, ids(game)[0])
    assert len(game.table.barred) == 1
    assert len(tried("[{add-turns: 2}]").table.turns) == 5
    assert me(tried("[hasten]", "turns: [turn-9]\nfigures: [{of: lodger, at: 1}]\n")).distress == 1


def test_loot_is_gained() -> None:
    game = tried("[loot]", "turns: [turn-9]\n")
    assert me(game).ether == 1


def test_a_scene_ends_well_or_badly() -> None:
    assert tried("[end-well]").table.tile == ""
    assert tried("[end-badly]").table.tile == ""


def test_secrets_are_shown() -> None:
    assert tried("[{show: half-ticket}]").table.notes == ("half-ticket",)


def test_this_leaves_the_game() -> None:
    assert "lodger" in tried("[remove-this]").table.removed


def test_tokens_are_put_on_the_speaking_element_and_taken_off() -> None:
    game = tried("[{put-token: story, count: 3}, {take-token: story}]")
    assert [(one.kind, one.of) for one in game.table.tokens] == [("story", "lodger")] * 2


RIDDLE = "[{riddle: ferry-riddle, right: the-tide, wrong: [the-moon], do: [{gain: ether}], else: [{gain: gem}]}]"


@pytest.mark.parametrize(("answer", "got"), [("say:the-tide", (1, 0)), ("say:the-moon", (0, 1))])
def test_a_riddle_is_answered(answer: str, got: tuple[int, int]) -> None:
    game = tried(RIDDLE)
    assert set(ids(game)) == {"say:the-tide", "say:the-moon"}
    game.answer(A, answer)
    assert (me(game).ether, me(game).gems) == got


def test_the_season_changes() -> None:
    assert tried("[{set-season: hoar}]").table.seasons[-1] == "hoar"


def test_the_team_is_relocated_and_chooses_between_two_locations() -> None:
    game = tried("[{ride-either: customs-house, or: corner-shop}]")
    assert ids(game) == ("path:customs-house", "path:corner-shop")


def test_a_wisdom_card_switches_its_rule_on() -> None:
    assert content().unlocks["season-ticket"] == ("railway",)
    assert content().unlocks["deep-pockets"] == ()


# -- conditions and amounts

HELD = [
    ("{tokens-on: story}", "tokens: [{kind: story, of: lodger}]\n", ""),
    ("{on-terrain: light, space: here}", "tokens: [{kind: light, at: 0}]\n", ""),
    ("gem-here", "gems_laid: [0]\n", ""),
    ("{has-progress: 1}", "dreamers: {a: {progress: [system]}}\n", ""),
    ("{suit-is: diamond}", "turns: [turn-9]\n", "turns: [turn-1]\n"),
    ("last-turn", "turns: [turn-9]\n", ""),
    ("{found: half-ticket}", "notes: [half-ticket]\n", ""),
    ("{has: key, at-least: 2}", "keys: 2\n", "keys: 1\n"),
    ("{has-distress: 2}", "dreamers: {a: {distress: 2}}\n", "dreamers: {a: {distress: 1}}\n"),
]


@pytest.mark.parametrize(("condition", "yes", "no"), HELD, ids=[one[0] for one in HELD])
def test_a_condition_holds_or_does_not(condition: str, yes: str, no: str) -> None:
    effect = f"[{{if: {condition}, then: [{{gain: ether}}]}}]"
    assert (me(tried(effect, yes)).ether, me(tried(effect, no)).ether) == (1, 0)


def test_amounts_are_counted_when_they_are_needed() -> None:
    progress = "dreamers: {a: {progress: [system, lucky-streak]}}\n"
    assert me(tried("[{gain: ether, amount: {progress-cards: 1}}]", progress)).ether == 2
    assert me(tried("[{gain: ether, amount: {progress-cards: 1, colour: cunning}}]", progress)).ether == 1


# -- prices


def test_the_words_before_the_colon_are_the_price_of_the_action() -> None:
    cost, more = cost_of((prices.Assault(2), prices.Either(6, "wrath", "awareness", "gradual")))
    assert cost == Cost((Intent.WRATH, Intent.AWARENESS), 6, gradual=True)
    assert more == {"keyword": Keyword.ASSAULT, "range": 2}
    cost, more = cost_of((prices.Cunning(2, "for-each-dreamer"), prices.Aim("unlimited"), prices.ReturnThis()))
    assert cost == Cost((Intent.CUNNING,), 2, times_players=True)
    assert more == {"aimed": True, "range": UNLIMITED, "returns": True}
    assert cost_of((prices.Contact(), prices.AnyColour(1)))[0].intents == tuple(Intent)
    assert cost_of((prices.Awareness(3),))[0] == Cost((Intent.AWARENESS,), 3)
    assert cost_of((prices.Wrath(3),))[0] == Cost((Intent.WRATH,), 3)


# -- common words that this game says in its own way


def test_common_words_do_what_the_rules_do() -> None:
    assert me(tried("[{heal: 2}, {unseal: 1}]", HURT)).distress == 1
    assert tried("[{add-state: dazed, who: target}]", target="figure:0").table.figures[0].has(State.DAZED)
    assert tried("[{remove: target}]", target="figure:0").table.figures == []
    game = tried("[{swap: target, with: you}]", target="figure:0")
    assert (me(game).at, game.table.figures[0].at) == (2, 0)
    game = tried("[{set-flag: seen}, {if: {flag: seen}, then: [{gain: key}]}]")
    assert (game.table.flags, game.table.keys) == (("seen",), 1)


def test_a_card_is_taken_back_from_the_discard_pile_but_never_a_flaw() -> None:
    game = tried("[{retrieve: 1}]", "dreamers: {a: {discard: [teeth, raise, poker-face]}}\n")
    assert ids(game) == ("pick:raise", "pick:poker-face")
    game.answer(A, "pick:raise")
    assert me(game).hand == ("raise",)


# -- each kind of record in play


def use(action: str, more: str, **facts: int) -> Game[Etherfields]:
    game = placed(GAME, more, **facts)  # type: ignore[arg-type]  # by keyword
    game.answer(A, f"use:{action}")
    return game


def test_an_influence_card_is_played() -> None:
    game = use("night-light/1", "dreamers: {a: {hand: [night-light, raise]}}\nmarket: []\n")
    assert [(one.kind, one.at) for one in game.table.tokens] == [("light", 0)]


def test_a_progress_card_works_once_per_turn() -> None:
    game = use("vigil/1", "dreamers: {a: {archetype: mourner, hand: [wreath], progress: [vigil], sealed: [wreath]}}\n"
               .replace("hand: [wreath], ", ""))  # fmt: skip
    assert me(game).sealed == ()


def test_the_back_of_the_deck_is_used() -> None:
    game = use("tough-guy/back", "dreamers: {a: {archetype: tough-guy}}\n")
    assert (me(game).distress, len(me(game).hand)) == (1, 2)


def test_an_item_and_a_mask_are_used() -> None:
    assert use("alarm-clock/1", "items: [alarm-clock]\n").table.hours == 4
    game = use("mask-of-the-runner/1", "dreamers: {a: {masks: [mask-of-the-runner], mask: mask-of-the-runner}}\n")
    assert "Walk" in game.open[0].kind


def test_an_interaction_with_an_entity_wins_the_slumber() -> None:
    near = "+--+--+--+\n|a  A    |\n+  +  +  +\n|        |\n+--+--+--+"
    hand = "dreamers: {a: {archetype: tough-guy, hand: [old-scar, old-scar]}}\n"
    game = placed(GAME, hand, land=near)
    game.answer(A, "use:lodger/1")
    for _ in range(9):
        if not game.table.tile:
            break
        options = ids(game)
        game.answer(A, next((one for one in options if "wrath" in one or "old-scar" in one), options[0]))
    assert game.table.tile == ""


# -- whole games


@pytest.mark.parametrize("play", ["slumber", "dream"])
def test_random_scenes_come_to_their_end(play: str) -> None:
    for seed in range(10):
        game = new_game(GAME, seed % 5 + 1, seed, ("1.0", "2.0")[seed % 2], {"play": play})
        rng = random.Random(seed)
        for _ in range(3000):
            if not game.open:
                break
            decision = game.open[0]
            game.answer(decision.seat, rng.choice(decision.ids()))
        assert game.table.outcome is not None
        assert GAME.broken(game.table) == []


def test_a_campaign_goes_through_the_first_dream_and_keeps_its_components() -> None:
    game = new_game(GAME, 2, 5, "2.0", {})
    rng = random.Random(5)
    for _ in range(600):
        decision = game.open[0]
        game.answer(decision.seat, rng.choice(decision.ids()))
    assert GAME.broken(game.table) == []
    assert GAME.content({})[1] == records().hash
    assert LANGUAGE.game == GAME.id
