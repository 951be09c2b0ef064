"""The manifest of Lanterns: imagined worlds, invariants, words, and what a padded table hides."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import nocturne
from nocturne.kernel import Game, Seat
from tests.builders.lanterns import A, B, asked, lanterns


def imagined(game: Game[Any], seat: Seat | None, seed: int = 1) -> Any:  # noqa: ANN401 -- the table of any game
    """Another table that the seat cannot tell from this one."""
    return game.manifest.imagine(game.table, seat, Random(seed).randrange)


@pytest.mark.rule("LN-VIEW-01")
def test_an_imagined_world_changes_the_hands_of_others_and_the_deck_and_keeps_ones_own() -> None:
    game = nocturne.new("lanterns", players=3, seed=4)
    worlds = [imagined(game, B, seed) for seed in range(8)]
    assert all(world.seekers[B].hand == game.table.seekers[B].hand for world in worlds)
    assert len({world.seekers[A].hand for world in worlds}) > 1
    assert len({world.deck for world in worlds}) > 1


@pytest.mark.rule("LN-VIEW-01")
def test_a_spectators_world_changes_every_hand() -> None:
    game = nocturne.new("lanterns", players=2, seed=4)
    worlds = [imagined(game, None, seed) for seed in range(8)]
    for seat in (A, B):
        assert len({world.seekers[seat].hand for world in worlds}) > 1


@pytest.mark.rule("LN-DECK-01")
def test_no_card_is_lost_or_added_in_an_imagined_world() -> None:
    game = nocturne.new("lanterns", players=4, seed=9)
    assert game.manifest.broken(imagined(game, A)) == []


@pytest.mark.rule("LN-DECK-01", "LN-SETUP-01")
def test_a_lost_card_or_lantern_breaks_the_invariants() -> None:
    game = nocturne.new("lanterns", players=2)
    game.table.deck = game.table.deck[1:]
    assert len(game.manifest.broken(game.table)) == 1
    game.table.lanterns = ()
    assert len(game.manifest.broken(game.table)) == 2


def reaching(held: str, *, padded: bool) -> Game[Any]:
    """A Seeker reaches for a lantern beside another who may hold a Snuff."""
    game = lanterns(f"""
options: {{pad-windows: {str(padded).lower()}}}
seekers: {{a: {{at: 2, pace: hasty}}, b: {{at: 3, hand: [{held}], pace: wary, steps: 2}}}}
coming: [5]
""")
    game.answer(A, "take")
    return game


@pytest.mark.rule("LN-SNUFF-01", "LN-VIEW-01")
def test_on_a_padded_table_nobody_can_tell_from_the_asking_who_holds_a_snuff() -> None:
    with_snuff, without = reaching("snuff", padded=True), reaching("ward", padded=True)
    assert [decision.seat for decision in with_snuff.open] == [decision.seat for decision in without.open] == [B]
    assert with_snuff.events(seat=A) == without.events(seat=A)
    for game in (with_snuff, without):
        game.answer(B, "pass")
    assert with_snuff.view(A) == without.view(A)


@pytest.mark.rule("LN-SNUFF-01")
def test_on_a_plain_table_only_those_are_asked_who_can_react() -> None:
    assert asked(reaching("snuff", padded=False))[0] == (B, ("play:snuff", "pass"))
    assert reaching("ward", padded=False).view().lanterns == (11, 12, 21, 25)


@pytest.mark.parametrize("seed", range(4))
def test_every_text_of_a_game_is_in_words(seed: int) -> None:
    options, rng = {"upkeep": "asked", "pad-windows": True}, Random(seed)
    game = nocturne.new("lanterns", players=3, seed=seed, options=options, chance="ask")
    texts = []
    while game.over is None:
        for decision in game.open:
            texts += [decision.prompt, *[decision.label(option) for option in decision.options]]
        decision = rng.choice(game.open)
        game.answer(decision.seat, rng.choice(decision.ids()))
    texts += [told.text for seat in (A, None) for told in game.events(seat=seat)] + [game.over.reason]
    wordless = {text.key for text in texts if game.say(text).startswith(text.key) or "{" in game.say(text)}
    assert not wordless
