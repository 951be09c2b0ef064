"""Single clauses of rules on saving, modes and sessions whose main case is tested in the chapter's own module."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.rules.delta import delta
from nocturne.games.etherfields.rules.draw import DrawCards, DrawStep
from nocturne.games.etherfields.rules.locations import AtGate, enter_gate
from nocturne.games.etherfields.rules.market import BuyInfluence, Shop
from nocturne.games.etherfields.rules.saving import SaveGame
from nocturne.games.etherfields.rules.scenes import EnterDream
from nocturne.games.etherfields.rules.variants import Aspect, Outcome
from tests.games.etherfields.table import A, B, changed, etherfields, ids, kind, me, play, refused, run, scene, world
from tests.packs.etherfields.trial import tried

DREAM = "dream: gate-opera\nground: {tiles: [foyer]}\nhours: 1\n"

# -- saving


@pytest.mark.rule("EF-SAVE-02", "EF-SAVE-03")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_ether_is_spent_before_what_is_left_of_it_is_given_up_by_each_dreamer(profile: str) -> None:
    given = "market: [steady-hand, iron-word, clear-eye]\nfresh_market: true\nfirst: 1\n"
    rich = "dreamers: {a: {archetype: gambler, ether: 3}, b: {archetype: tough-guy, ether: 1}}"
    game = run(world(given + rich, players=2, profile=profile), SaveGame())
    play(game, "look-around", "buy:iron-word", "done", seat=B)
    assert (kind(game), game.open[0].seat, me(game).ether) == ("MayBuy", A, 3), (
        "the others keep theirs until they have bought"
    )
    play(game, "pass")
    assert [(me(game, seat).ether, me(game, seat).promised) for seat in (A, B)] == [(0, 1), (0, 0)]
    both = run(world(given + rich, players=2, profile=profile), SaveGame())
    play(play(both, "pass", seat=B), "pass")
    assert [(me(both, seat).ether, me(both, seat).promised) for seat in (A, B)] == [(0, 1), (0, 1)]


@pytest.mark.rule("EF-SAVE-07", "EF-SAVE-08")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_nobody_is_asked_to_save_inside_where_the_group_does_not_want_it(profile: str) -> None:
    inside = f"players: 1\nprofile: '{profile}'\noptions: %s\n{DREAM}dreamers: {{a: {{at: 0}}}}\nat: turn-start"
    assert kind(etherfields(inside % "{save-inside: true}")) == "MaySaveInside"
    assert kind(etherfields(inside % "{}")) != "MaySaveInside"


# -- optional modes


@pytest.mark.rule("EF-CLASSIC-01", "EF-FIRST-03")
def test_the_first_player_takes_the_classic_cards_for_the_team() -> None:
    given = f"players: 2\noptions: {{classic-cards: true}}\nfirst: 1\n{DREAM}dreamers: {{a: {{at: 0}}, b: {{at: 0}}}}"
    game = etherfields(given)
    assert ("try-luck" in ids(game), "try-luck" in ids(game, B)) == (False, True)


@pytest.mark.rule("EF-NAP-02", "EF-GATE-04")
def test_the_nap_card_opens_the_gate_it_lies_on_and_no_other() -> None:
    given = "wisdom: [nap-card]\ngates: [gate-opera, gate-pier]\nnap: %s\nkeys: %s\nlocation: old-gate"
    price = world().table.lib.gates["gate-opera"].keys
    for nap, rule in (("gate-opera", None), ("gate-pier", "EF-GATE-04")):
        refusal = AtGate().refuse(world(given % (nap, price - 1)).table, A, enter_gate("gate-opera"))
        assert (refusal.rule if refusal is not None else None) == rule
    paid = run(world(given % ("gate-pier", price + 1)), EnterDream("gate-opera")).table
    assert (paid.keys, paid.nap) == (1, "gate-pier"), "the card stays where it lies"
    free = run(world(given % ("gate-opera", price + 1)), EnterDream("gate-opera")).table
    assert (free.keys, free.nap) == (price + 1, "")


@pytest.mark.rule("EF-OOD-01")
@pytest.mark.parametrize(
    ("profile", "wanted", "offered"), [("2.0", True, True), ("2.0", False, False), ("1.0", True, False)]
)
def test_the_out_of_dream_save_is_a_mode_of_2_0(profile: str, wanted: bool, offered: bool) -> None:
    options = f"{{out-of-dream-save: {str(wanted).lower()}}}"
    assert ("save-out-of-dream" in ids(world(profile=profile, options=options))) is offered


@pytest.mark.rule("EF-FAQ-01", "EF-DREAM-08")
def test_a_secret_that_is_no_first_memory_may_be_used_again() -> None:
    prompt = changed("secret/prompt", "actions: [{do: [nothing]}]")
    table = play(etherfields(f"{DREAM}revealed: [prompt]\ndreamers: {{a: {{at: 0}}}}", prompt), "use:prompt/1").table
    assert (table.revealed, "prompt" in table.removed) == (("prompt",), False)


# -- of each Dreamer, and to the last


@pytest.mark.rule("EF-MARKET-03")
def test_whoever_has_just_the_price_may_buy() -> None:
    given = "market: [second-wind]\nfresh_market: true\ndreamers: {a: {ether: %s}}"
    assert "buy:second-wind" in ids(run(world(given % 2), BuyInfluence(A)))
    assert refused(run(world(given % 1), BuyInfluence(A)), "buy:second-wind") == "EF-MARKET-03"


@pytest.mark.rule("EF-SHOP-04")
def test_every_dreamer_who_buys_nothing_gains_a_gem_of_the_own() -> None:
    game = play(run(world("shopping: 1", players=2), Shop()), "go-shopping", "take-gem-instead")
    play(game, "take-gem-instead", seat=B)
    assert [me(game, seat).gems for seat in (A, B)] == [1, 1]


@pytest.mark.rule("EF-MASK-05")
def test_the_masks_of_all_dreamers_are_ready_again_in_the_draw_step() -> None:
    used = "a: {used: [boost]}, b: {used: [mask-of-haste/1], mask: mask-of-haste, masks: [mask-of-haste]}"
    game = run(scene(f"dreamers: {{{used}}}", players=2), DrawStep())
    assert [me(game, seat).used for seat in (A, B)] == [(), ()]


@pytest.mark.rule("EF-CLASSIC-06")
def test_good_luck_discards_all_morphings_of_the_entity() -> None:
    tile = "entities: [{tile: usher, morphs: [seal, range, mask]}]\nrevealed: [usher]\nfigures: [{of: usher, at: 1}]\n"
    game = run(etherfields(f"{DREAM}{tile}dreamers: {{a: {{at: 0}}}}"), Outcome(Aspect.MORPHINGS, good=True))
    assert game.table.entities[0].morphs == ()


@pytest.mark.rule("EF-FLAW-03")
def test_a_flaw_that_its_own_effect_has_moved_stays_where_it_went() -> None:
    deck = ", ".join(["gambler-slip"] * 5 + ["gambler-look"] * 3)
    mix = changed("flaw/tunnel-vision", "drawn: [reshuffle]")
    game = scene(f"dreamers: {{a: {{deck: [{deck}, tunnel-vision]}}}}", cards=mix)
    mixed = me(run(game, DrawCards(A, 1)))
    assert (mixed.burdens, mixed.discard, "tunnel-vision" in mixed.deck) == ((), (), True)


@pytest.mark.rule("EF-FLAW-02")
def test_a_flaw_strikes_the_dreamer_who_draws_it() -> None:
    deck = ", ".join(["tough-guy-slip"] * 5 + ["tough-guy-look"] * 3)
    given = f"dreamers: {{a: {{archetype: gambler}}, b: {{archetype: tough-guy, deck: [{deck}, cold-sweat]}}}}"
    game = run(scene(given, players=2), DrawCards(B, 1))
    assert [me(game, seat).distress for seat in (A, B)] == [0, 1]


@pytest.mark.rule("EF-DELTA-03", "EF-RESHUFFLE-06")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_a_deck_reshuffled_in_the_delta_phase_costs_nothing(profile: str) -> None:
    given = world("dreamers: {a: {deck: [gambler-look], discard: [gambler-slip, gambler-slip]}}", profile=profile)
    game = play(run(given, *delta(given.table)), "reshuffle-deck")
    assert (kind(game), sorted(me(game).deck), me(game).discard, me(game).distress) == (
        "Idle", ["gambler-look", "gambler-slip", "gambler-slip"], (), 0,
    )  # fmt: skip


@pytest.mark.rule("EF-AWAKEN-01", "EF-AWAKEN-04")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_a_team_that_chooses_to_awaken_awakens(profile: str) -> None:
    game = world("location: quay\ndreamers: {a: {distress: 3}}", profile=profile)
    assert (kind(game), "awaken-now" in ids(game)) == ("Idle", True)
    play(game, "awaken-now")
    assert (kind(game), me(game).distress) == ("EnterAt", 0)


@pytest.mark.rule("EF-LUCK-02")
@pytest.mark.parametrize(("face", "result"), [(0, (1, 0)), (1, (0, 0)), (2, (0, 1)), (4, (0, 2)), (5, (0, 3))])
def test_cross_blank_and_numbers_of_the_luck_die_do_what_the_effect_says(face: int, result: tuple[int, int]) -> None:
    effect = "[{luck-roll: [{gain: ether, amount: rolled}], cross: [{damage: 1, to: you}]}]"
    game = tried(effect, f"coming: [{face}]\n")
    assert (me(game).distress, me(game).ether) == result
