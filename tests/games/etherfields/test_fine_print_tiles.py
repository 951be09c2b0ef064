"""Single clauses of rules where several Entities are about, or piles too small, apart from the main case."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Morph
from nocturne.games.etherfields.rules.active import active_mask, active_progress, in_force
from nocturne.games.etherfields.rules.awakening import free_archetypes
from nocturne.games.etherfields.rules.morphs import AddMorphings, morph_pool
from nocturne.games.etherfields.rules.uses import targets
from tests.games.etherfields.table import A, ids, kind, me, play, refused, run, scene, world

TWO = "figures: [{of: usher, at: 3}, {of: wraith, at: 1}]\nentities: [{tile: usher%s}, {tile: wraith%s}]\n"


@pytest.mark.rule("EF-MORPH-01", "EF-MORPH-16")
def test_the_twelve_morphings_are_shared_by_all_entities() -> None:
    table = scene(TWO % (", morphs: [mask, seal]", ", morphs: [seal, gems]")).table
    assert sum(morph_pool(table)) == 8
    rest = "distress, distress, seal, seal, movement, movement, range, range, mask, progress, rerolls"
    last = run(scene(TWO % ("", f", morphs: [{rest}]")), AddMorphings("usher", 3))
    assert last.table.entities[0].morphs == (Morph.GEMS,), "none is left after that one"


@pytest.mark.rule("EF-MORPH-02", "EF-MORPH-07", "EF-MORPH-08", "EF-MORPH-10")
@pytest.mark.parametrize("first", [True, False])
def test_a_morphing_bars_masks_progress_and_rerolls_whichever_entity_has_it(first: bool) -> None:
    own = "mask: mask-of-haste, masks: [mask-of-haste], progress: [gambler-habit], hand: [gambler-slip], gems: 1"
    morphs, given = ", morphs: [mask, progress, rerolls]", f"dreamers: {{a: {{{own}}}}}\ncoming: [2]\n"
    game = scene(given + TWO % ((morphs, "") if first else ("", morphs)))
    assert (active_mask(game.table, A), active_progress(game.table, A)) == ("", ())
    assert in_force(game.table, Morph.REROLLS)
    assert kind(play(game, "move", "spend:gambler-slip", "boost")) == "Walk"
    calm = scene(given + TWO % ("", ""))
    assert (active_mask(calm.table, A), active_progress(calm.table, A)) == ("mask-of-haste", ("gambler-habit",))


@pytest.mark.rule("EF-BASIC-06")
def test_a_morphing_is_removed_from_an_entity_nearby_and_from_no_other() -> None:
    given = "dreamers: {a: {ether: 1}}\n" + TWO % (", morphs: [seal]", ", morphs: [range]")
    game = scene(given)
    assert refused(game, "remove-morphing:usher:seal:ether") == "EF-BASIC-06"
    play(game, "remove-morphing:wraith:range:ether")
    assert ([len(one.morphs) for one in game.table.entities], me(game).ether) == ([1, 0], 0)


@pytest.mark.rule("EF-STATE-05")
def test_a_dazed_dreamer_does_not_even_reach_any_space() -> None:
    foes = "figures: [{of: wraith, at: 1}, {of: wraith, at: 3}]\n"
    for states, reached in (("", (0, 1)), ("{state: dazed}", (0,))):
        game = scene(f"dreamers: {{a: {{hand: [venom], states: [{states}]}}}}\n{foes}")
        assert targets(game.table, A, game.table.lib.actions["venom/1"]) == reached


@pytest.mark.rule("EF-BOOST-03", "EF-CHOICE-02", "EF-CHOICE-04")
@pytest.mark.parametrize(("profile", "offered"), [("1.0", True), ("2.0", False)])
def test_with_two_cards_in_the_deck_a_cross_cannot_be_paid_by_sealing_three_in_2_0(
    profile: str, *, offered: bool
) -> None:
    discard = ", ".join(["gambler-look"] * 4)
    mine = f"{{hand: [gambler-slip], deck: [gambler-shove, gambler-shove], discard: [{discard}], ether: 1}}"
    game = scene(f"dreamers: {{a: {mine}}}\ncoming: [0]", profile=profile)
    play(game, "move", "spend:gambler-slip", "boost")
    assert ("seal-some" in ids(game)) is offered
    if not offered:
        assert refused(game, "seal-some") == "EF-CHOICE-02"


@pytest.mark.rule("EF-PLAYERS-02", "EF-PLAYERS-03")
def test_the_archetype_of_a_dreamer_who_sits_out_is_not_free() -> None:
    both = "dreamers: {a: {archetype: gambler}, b: {archetype: tough-guy}}\npresent: [0]"
    free = free_archetypes(world(both, players=2).table)
    assert not {"gambler", "tough-guy"} & {*free}
    assert "reaper" in free
