""" "Once per Turn": what the Team has in common and what each Dreamer has (chapters CAMPAIGN, ACTION)."""

from __future__ import annotations

import pytest

from tests.games.etherfields.table import (
    B,
    me,
    play,
    refused,
    scene,
)
from tests.packs.etherfields.trial import card, said
from tests.packs.etherfields.trial import scene as shipped


@pytest.mark.rule("EF-CAMPAIGN-12", "EF-MASK-04")
def test_once_per_turn_means_once_per_turn() -> None:
    given = "dreamers: {a: {mask: mask-of-haste, masks: [mask-of-haste]}}"
    game = play(scene(given), "use:mask-of-haste/1", "go:east")
    assert refused(game, "use:mask-of-haste/1") == "EF-CAMPAIGN-12"


LANTERN = "- {kind: item, id: lamp, name: Lamp, boxed: true, actions: [{limit: once-per-turn, do: [{gain: ether}]}]}\n"


@pytest.mark.rule("EF-CAMPAIGN-16")
def test_what_the_team_has_in_common_is_used_once_per_turn_by_one_dreamer_for_all() -> None:
    game = play(shipped(LANTERN, "items: [lamp]", players=2), "use:lamp/1")
    assert refused(game, "use:lamp/1", B) == refused(game, "use:lamp/1") == "EF-CAMPAIGN-16"
    assert me(game, B).ether == 0


ONCE = "actions: [{limit: once-per-turn, do: [{gain: ether}]}]"


@pytest.mark.rule("EF-CAMPAIGN-16")
@pytest.mark.parametrize(
    ("yaml", "action", "given"),
    [
        (
            f"- {{kind: fate, id: well, name: Well, boxed: true, quirk: true, {ONCE}}}\n",
            "well/1",
            "quirks: [[well, 0]]\ndreamers: {b: {at: 0}}",
        ),
        (
            "- {kind: secret, id: bell, name: 9-Z, actions: [{limit: once-per-turn, do: [{gain: ether}]}]}\n",
            "bell/1",
            "revealed: [bell]",
        ),
    ],
)
def test_quirks_and_secrets_too_are_one_use_for_all(yaml: str, action: str, given: str) -> None:
    game = play(shipped(yaml, given, players=2), f"use:{action}")
    assert refused(game, f"use:{action}", B) == "EF-CAMPAIGN-16"


COSTLY = card("wrath: 1, actions: [{pay: [{awareness: 2}], do: [{gain: ether}]}]", "costly")


@pytest.mark.rule("EF-CAMPAIGN-16")
def test_leaving_play_and_coming_back_in_the_same_turn_renews_nothing() -> None:
    back = card("awareness: 1, actions: [{do: [restore-item]}]", "search")
    lamp = LANTERN.replace("boxed: true,", "boxed: true, awareness: 2,")
    game = shipped(
        lamp + back + COSTLY, "items: [lamp]\nstorage: []\ndreamers: {a: {hand: [search, costly]}}", players=2
    )
    play(game, "use:lamp/1", "use:costly/1", "spend-item:lamp", "use:search/1")
    assert game.table.items == ("lamp",)
    assert refused(game, "use:lamp/1", B) == "EF-CAMPAIGN-16"


FREE = "- {kind: %s, id: %s, name: Free, actions: [{limit: once-per-turn, do: [{gain: ether}]}]}\n"


@pytest.mark.rule("EF-CAMPAIGN-17")
@pytest.mark.parametrize(
    ("yaml", "actions", "given"),
    [
        (
            FREE % ("mask", "twin") + FREE % ("mask", "other-twin"),
            ("twin/1", "other-twin/1"),
            "dreamers: {a: {mask: twin}, b: {mask: other-twin}}",
        ),
        (FREE % ("wisdom", "habit"), ("habit/1", "habit/1"), "wisdom: [habit]"),
    ],
    ids=["masks", "wisdom"],
)
def test_what_each_dreamer_has_or_a_rule_that_all_have_is_one_use_for_each(
    yaml: str, actions: tuple[str, str], given: str
) -> None:
    own, other = (f"use:{action}" for action in actions)
    game = play(shipped(yaml, given, players=2), own)
    assert refused(game, own) == "EF-CAMPAIGN-12"
    play(game, other, seat=B)
    assert (me(game).ether, me(game, B).ether) == (1, 1)


@pytest.mark.rule("EF-CAMPAIGN-17")
def test_two_like_progress_cards_of_one_dreamer_give_one_use() -> None:
    twice = card(
        "copies: 2, colour: wrath, placing: {pay: [{wrath: 1}], do: [place-this]},"
        " actions: [{limit: once-per-turn, do: [{gain: ether}]}]",
        "twice",
    )
    game = play(shipped(twice, "dreamers: {a: {progress: [twice, twice]}}"), "use:twice/1")
    assert (me(game).ether, refused(game, "use:twice/1")) == (1, "EF-CAMPAIGN-12")


AWARE = card("awareness: 2", "look") + card("wrath: 2", "shove")


@pytest.mark.rule("EF-ACTION-16")
def test_what_was_paid_before_giving_up_is_lost_and_the_action_is_not_used() -> None:
    dear = LANTERN.replace("do:", "pay: [{awareness: 3}], do:")
    more = card("awareness: 3", "stare")
    game = shipped(AWARE + dear + more, "items: [lamp]\ndreamers: {a: {hand: [look, stare]}}")
    play(game, "use:lamp/1", "spend:look", "give-up")
    assert (me(game).discard, said(game)) == (("look",), ["action-failed"])
    play(game, "use:lamp/1", "spend:stare")
    assert (me(game).ether, refused(game, "use:lamp/1")) == (1, "EF-CAMPAIGN-16")
