"""Assaults, Contacts, Basic Actions and classic cards (chapters ASSAULT, BASIC, CLASSIC)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.components import Intent, Morph, Pool, State
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.basic import peeks
from nocturne.games.etherfields.rules.perform import Perform, Plan
from nocturne.games.etherfields.rules.pools import left
from nocturne.games.etherfields.rules.variants import Aspect, Outcome
from nocturne.kernel import Game
from tests.games.etherfields.maps import FAR, NEXT
from tests.games.etherfields.table import (
    A,
    B,
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
)
from tests.packs.etherfields.trial import card
from tests.packs.etherfields.trial import scene as shipped

LOOK = "gambler-look"
FOE = "figures: [{of: wraith}]"
SHOVE = "gambler-shove"
SLIP = "gambler-slip"
DREAM = "dream: gate-opera\nground: {tiles: [foyer]}\nhours: 1\n"
TWO = "figures: [{of: usher, at: 3}, {of: wraith, at: 1}]\nentities: [{tile: usher%s}, {tile: wraith%s}]\n"


def hand(*cards: str, more: str = "") -> str:
    """A solo Dreamer with these cards in hand."""
    return f"dreamers: {{a: {{hand: [{', '.join(cards)}]{more}}}}}\n"


def drawn(aspect: Aspect, more: str, *, good: bool, players: int = 2) -> Game[Etherfields]:
    """The outcome of the classic cards in a Dream."""
    text = f"players: {players}\ndream: gate-opera\nground: {{tiles: [foyer]}}\nhours: 3\n{more}"
    return run(etherfields(text), Outcome(aspect, good))


@pytest.mark.rule("EF-EX-13", "EF-EX-14", "EF-ASSAULT-01", "EF-ASSAULT-05")
def test_a_contact_paid_three_times_hits_the_first_twice_and_the_second_once() -> None:
    two = "figures: [{of: wraith}, {of: wraith, at: 8}, {of: wraith, at: 0}]"
    game = scene(hand("clear-eye", LOOK, LOOK, LOOK) + two, land=NEXT)
    play(game, "use:wraith/2", "target:0", "target:0", "target:2", "done")
    play(game, "spend:clear-eye", *[f"spend:{LOOK}"] * 3, "done")
    assert [one.has(State.STUNNED) for one in game.table.figures] == [True, False, True]


@pytest.mark.rule("EF-ASSAULT-03")
def test_a_placed_card_may_raise_the_range_of_an_assault() -> None:
    cards = hand("iron-word", SHOVE, SHOVE, more=", progress: [%s]") + FOE
    assert refused(scene(cards % "", land=FAR), "use:wraith/1") == "EF-ENTITY-04"
    assert "use:wraith/1" in ids(scene(cards % "long-arm", land=FAR))


@pytest.mark.rule("EF-BASIC-03")
def test_peeking_knows_five_kinds_of_back() -> None:
    known = ("libretto", "spare-crowbar", "spare-flaw", "late-fate", "late-slumber")
    secrets = ", ".join((*known, "ticket", "prompt", "trapdoor", "gate-pier"))
    at = "dream: gate-opera\nground: {tiles: [foyer]}\ndreamers: {a: {at: 0}}\nhours: 1"
    game = etherfields(at, changed("gate/gate-opera", f"secrets: [{secrets}]"))
    assert [one.id for one in peeks(game.table)] == [f"peek:{one}" for one in known]


@pytest.mark.rule("EF-ASSAULT-03")
def test_what_raises_the_range_of_contacts_raises_no_other() -> None:
    tongues = ", mask: mask-of-tongues, masks: [mask-of-tongues]"
    game = scene(hand("clear-eye", "iron-word", SHOVE, SHOVE, more=tongues) + FOE, land=FAR)
    assert ("use:wraith/2" in ids(game), refused(game, "use:wraith/1")) == (True, "EF-ENTITY-04")
    dream = "dream: gate-opera\nground: {tiles: [foyer, stage]}\nhours: 1\n"
    assert "use:stage/2" in ids(etherfields(f"{dream}dreamers: {{a: {{at: 1, hand: [{LOOK}]{tongues}}}}}"))
    blades = ", mask: mask-of-blades, masks: [mask-of-blades]"
    away = FAR.replace("|a     A    |", "|a        A |")
    assert refused(scene(hand("net", more=blades) + FOE, land=away), "use:net/1") == "EF-RANGE-01", "no Assault"


@pytest.mark.rule("EF-ASSAULT-04", "EF-ASSAULT-05")
@pytest.mark.parametrize(("shoves", "left"), [(1, (0, 1, 2)), (2, (0, 1)), (4, (0,))])
def test_the_intent_is_divided_by_the_cost_rounded_down_and_the_first_targets_are_hit(
    shoves: int, left: tuple[int, ...]
) -> None:
    pack = ", ".join(["{of: pack, at: 1}"] * 4)
    game = scene(hand("iron-word", *[SHOVE] * 4) + f"figures: [{pack}]", slumber="pack")
    play(game, "use:pack/1", "target:3", "target:2", "target:1", "target:0")
    play(game, "spend:iron-word", *[f"spend:{SHOVE}"] * shoves, "done")
    assert tuple(one.id for one in game.table.figures) == left


@pytest.mark.rule("EF-ASSAULT-04")
def test_an_assault_may_be_paid_four_times() -> None:
    pack = ", ".join(["{of: pack, at: 1}"] * 4)
    game = scene(hand("iron-word", *[SHOVE] * 4) + f"items: [crowbar]\nfigures: [{pack}]", slumber="pack")
    play(game, "use:pack/1", *[f"target:{one}" for one in range(4)], "done")
    play(game, "spend:iron-word", *[f"spend:{SHOVE}"] * 4, "spend-item:crowbar", "done")
    assert game.table.figures == []


@pytest.mark.rule("EF-BASIC-02")
def test_the_effort_of_one_dreamer_leaves_that_of_another() -> None:
    game = play(scene("hours: 3", players=2), "effort:1", "stop")
    assert refused(game, "effort:1") == "EF-BASIC-02"
    assert ("effort:2" in ids(game, B), game.explain(B, "effort:2")) == (True, None)


@pytest.mark.rule("EF-BASIC-03")
def test_a_secret_that_was_found_is_no_longer_peeked_at() -> None:
    dream = "dream: gate-opera\nground: {tiles: [foyer]}\nhours: 1\n"
    game = etherfields(f"{dream}dreamers: {{a: {{at: 0, hand: [{SLIP}], discard: [libretto]}}}}")
    assert [one for one in ids(game) if one.startswith("peek")] == ["peek:spare-crowbar"]


@pytest.mark.rule("EF-BASIC-06")
def test_one_token_is_removed_and_a_figure_of_its_own_entity_must_be_near() -> None:
    morphs = "entities: [{tile: wraith, morphs: [seal, seal]}, {tile: usher}]"
    near = play(scene(f"{hand(more=', ether: 2')}{FOE}\n{morphs}", land=NEXT), "remove-morphing:wraith:seal:ether")
    assert (me(near).ether, near.table.entities[0].morphs) == (1, (Morph.SEAL,))
    other = f"{hand(more=', ether: 2')}figures: [{{of: wraith, at: 3}}, {{of: usher, at: 1}}]\n{morphs}"
    assert refused(scene(other), "remove-morphing:wraith:seal:ether") == "EF-BASIC-06"


@pytest.mark.rule("EF-CLASSIC-01", "EF-FIRST-03")
def test_the_first_player_takes_the_classic_cards_for_the_team() -> None:
    given = f"players: 2\noptions: {{classic-cards: true}}\nfirst: 1\n{DREAM}dreamers: {{a: {{at: 0}}, b: {{at: 0}}}}"
    game = etherfields(given)
    assert ("try-luck" in ids(game), "try-luck" in ids(game, B)) == (False, True)


@pytest.mark.rule("EF-CLASSIC-06")
def test_good_luck_discards_all_morphings_of_the_entity() -> None:
    tile = "entities: [{tile: usher, morphs: [seal, range, mask]}]\nrevealed: [usher]\nfigures: [{of: usher, at: 1}]\n"
    game = run(etherfields(f"{DREAM}{tile}dreamers: {{a: {{at: 0}}}}"), Outcome(Aspect.MORPHINGS, good=True))
    assert game.table.entities[0].morphs == ()


@pytest.mark.rule("EF-CLASSIC-06", "EF-CHOICE-01")
@pytest.mark.parametrize(("good", "morphs"), [(True, [1, 0]), (False, [1, 3])])
def test_of_several_entities_the_dreamers_choose_whose_morphings_the_classic_cards_change(
    good: bool, morphs: list[int]
) -> None:
    tiles = "entities: [{tile: usher, morphs: [seal]}, {tile: statue, morphs: [range]}]\nrevealed: [usher]\n"
    given = f"dreamers: {{a: {{at: 0}}, b: {{at: 0}}}}\n{tiles}figures: [{{of: usher, at: 1}}, {{of: statue, at: 1}}]\n"
    game = drawn(Aspect.MORPHINGS, given + "coming: [0, 0]", good=good)
    assert ids(game) == ("on-entity:usher", "on-entity:statue")
    play(game, "on-entity:statue")
    assert [len(one.morphs) for one in game.table.entities] == morphs


@pytest.mark.rule("EF-CLASSIC-06", "EF-CHOICE-01")
def test_the_gems_of_the_classic_cards_are_shared_out_as_the_dreamers_like() -> None:
    game = drawn(Aspect.GEMS, "dreamers: {a: {at: 0, gems: 1}, b: {at: 0, gems: 2}}", good=True)
    play(game, "give:0", "give:0", "give:0")
    assert (me(game).gems, me(game, B).gems, left(game.table, Pool.GEM)) == (4, 2, 0)
    assert kind(game) != "HandOutGems"


@pytest.mark.rule("EF-BASIC-06")
def test_a_morphing_is_removed_from_an_entity_nearby_and_from_no_other() -> None:
    given = "dreamers: {a: {ether: 1}}\n" + TWO % (", morphs: [seal]", ", morphs: [range]")
    game = scene(given)
    assert refused(game, "remove-morphing:usher:seal:ether") == "EF-BASIC-06"
    play(game, "remove-morphing:wraith:range:ether")
    assert ([len(one.morphs) for one in game.table.entities], me(game).ether) == ([1, 0], 0)


USHER_TOO = NEXT.replace("|a  A ", "|aA B ")


@pytest.mark.rule("EF-ASSAULT-04", "EF-EX-12", "EF-EX-14", "EF-ASSAULT-01")
def test_paying_an_assault_three_times_makes_its_effect_happen_three_times() -> None:
    given = hand("iron-word", SHOVE, SHOVE, SHOVE) + "figures: [{of: pack}, {of: pack}, {of: pack, at: 0}]"
    game = scene(given, land=USHER_TOO, slumber="pack")
    play(
        game,
        "use:pack/1",
        "target:0",
        "target:1",
        "target:2",
        "done",
        "spend:iron-word",
        *[f"spend:{SHOVE}"] * 3,
        "done",
    )
    assert game.table.figures == []


@pytest.mark.rule("EF-ASSAULT-05", "EF-EX-13")
def test_each_effect_may_have_its_own_target() -> None:
    given = hand("iron-word", SHOVE, SHOVE, SHOVE) + "figures: [{of: pack}, {of: pack}]"
    game = scene(given, land=USHER_TOO, slumber="pack")
    play(game, "use:pack/1", "target:1", "done", "spend:iron-word", f"spend:{SHOVE}", "done")
    assert [one.id for one in game.table.figures] == [0]
    game = play(scene(given, land=USHER_TOO, slumber="pack"), "use:pack/1", "target:0")
    assert ids(game) == ("target:0", "target:1", "done"), "two effects may go to the same figure"
    play(game, "target:0", "target:1", "done", "spend:iron-word", *[f"spend:{SHOVE}"] * 3, "done")
    assert game.table.figures == []


@pytest.mark.rule("EF-ASSAULT-01")
def test_an_action_without_the_word_is_paid_once_whatever_its_colour() -> None:
    game = on_tiles(hand("clear-eye", LOOK, LOOK, LOOK).replace("{a: {", "{a: {at: 1, "))
    play(game, "use:hall/1", "spend:clear-eye", f"spend:{LOOK}")
    assert (kind(game), me(game).gems, me(game).hand) == ("FreePlay", 1, (LOOK, LOOK))


@pytest.mark.rule("EF-ASSAULT-05")
def test_an_effect_beyond_the_targets_named_goes_to_any_legal_one() -> None:
    given = hand("iron-word", SHOVE, SHOVE) + "figures: [{of: pack}, {of: pack}]"
    game = scene(given, land=USHER_TOO, slumber="pack")
    play(game, "use:pack/1", "target:1", "done", "spend:iron-word", f"spend:{SHOVE}", f"spend:{SHOVE}", "done")
    assert kind(game) == "NameExtra"
    assert play(game, "target:0").table.figures == []


@pytest.mark.rule("EF-ASSAULT-02", "EF-ENTITY-04", "EF-RANGE-07")
def test_an_assault_reaches_one_space() -> None:
    far = NEXT.replace("|a  A    ", "|a     A ")
    assert refused(scene(hand("iron-word", SHOVE, SHOVE) + FOE, land=far), "use:wraith/1") == "EF-ENTITY-04"


@pytest.mark.rule("EF-RANGE-07")
def test_range_is_checked_when_the_action_starts_and_not_again() -> None:
    far = scene(FOE, land=NEXT.replace("|a  A    ", "|a     A "))
    begun = Plan(A, "wraith/2", (0,), (0,), Intent.AWARENESS, 3)
    assert run(far, Perform(begun, 1)).table.figures[0].has(State.STUNNED)


@pytest.mark.rule("EF-ASSAULT-03")
def test_a_mask_may_raise_the_range_of_an_assault() -> None:
    far = NEXT.replace("|a  A    ", "|a     A ")
    given = hand("iron-word", SHOVE, SHOVE, more=", mask: mask-of-blades, masks: [mask-of-blades]") + FOE
    assert "use:wraith/1" in ids(scene(given, land=far))


@pytest.mark.rule("EF-ASSAULT-02", "EF-ACTION-09")
def test_a_contact_on_the_map_is_measured_to_its_space() -> None:
    given = (
        "players: 1\ndream: gate-opera\nground: {tiles: [foyer, stage]}\ndreamers: {a: {at: %s, hand: [gambler-look]}}"
    )
    assert "use:stage/2" in ids(etherfields(given % 2))
    assert refused(etherfields(given % 1 + "\nhours: 1"), "use:stage/2") == "EF-ASSAULT-02"


@pytest.mark.rule("EF-ASSAULT-06")
def test_without_an_element_that_offers_one_there_is_no_assault() -> None:
    game = scene(hand("iron-word", SHOVE, SHOVE), slumber="wraith")
    assert not [one for one in ids(game) if "wraith" in one]


@pytest.mark.rule("EF-COMPANION-03", "EF-COMPANION-02", "EF-ENTITY-05", "EF-ENTITY-06")
def test_a_companion_is_no_target() -> None:
    assert refused(scene(hand("net") + "figures: [{of: box-knight}]", land=NEXT), "use:net/1") == "EF-RANGE-01"


STRIKE = card("wrath: 1, actions: [{pay: [assault, {wrath: 2}, {spend: gem}], do: [{gain: ether}]}]", "strike")
WRATH = card("wrath: 6", "rage")


@pytest.mark.rule("EF-ASSAULT-08", "EF-ASSAULT-04")
@pytest.mark.parametrize(("gems", "times", "left"), [(3, 3, 0), (2, 2, 0), (3, 1, 2)])
def test_every_part_of_the_cost_is_paid_as_often_as_the_effect_is_applied(gems: int, times: int, left: int) -> None:
    given = f"dreamers: {{a: {{at: 2, hand: [strike, rage], gems: {gems}}}}}"
    game = play(shipped(STRIKE + WRATH, given), "use:strike/1")
    named = ["target:0"] * (gems - 1) if "target:0" in ids(game) else []
    play(game, *named, "spend:rage")
    if "done" in ids(game):
        play(game, "done")
    play(game, f"times:{times}")
    assert (me(game).ether, me(game).gems) == (times, left)
    assert f"times:{gems + 1}" not in ids(game)


@pytest.mark.rule("EF-ASSAULT-08", "EF-ACTION-15")
def test_without_the_other_part_an_assault_is_not_performed_at_all() -> None:
    game = shipped(STRIKE + WRATH, "dreamers: {a: {at: 2, hand: [strike, rage]}}")
    assert refused(game, "use:strike/1") == "EF-ACTION-08"
