"""The Awakening: who plays whom afterwards (chapters AWAKEN, PLAYERS, PUB)."""

from __future__ import annotations

import pytest

from nocturne.games.etherfields.rules.awakening import Awaken, ChangeDreamer
from nocturne.games.etherfields.rules.saving import SessionSetup
from tests.games.etherfields.table import A, B, ids, kind, me, play, run, world


@pytest.mark.rule("EF-AWAKEN-06", "EF-PUB-12", "EF-PLAYERS-02")
def test_two_players_who_agree_take_over_each_others_dreamer_with_everything() -> None:
    game = world("dreamers: {a: {ether: 3, masks: [mask-of-calm]}, b: {}}", players=2)
    before = [me(game, seat).archetype for seat in (A, B)]
    game = run(game, ChangeDreamer(A))
    play(game, "exchange:1")
    assert (game.open[0].seat, kind(game)) == (B, "AgreeExchange")
    play(game, "agree", seat=B)
    assert [me(game, seat).archetype for seat in (A, B)] == before[::-1]
    assert (me(game).ether, me(game, B).ether, me(game, B).masks) == (0, 3, ("mask-of-calm",))


@pytest.mark.rule("EF-AWAKEN-06")
def test_nobody_loses_a_dreamer_without_agreeing() -> None:
    game = run(world(players=2), ChangeDreamer(A))
    before = me(game).archetype
    play(game, "exchange:1")
    assert me(play(game, "go-on", seat=B)).archetype == before


@pytest.mark.rule("EF-AWAKEN-06")
def test_an_exchange_needs_no_unused_archetype_and_a_solo_player_has_nobody_to_exchange_with() -> None:
    assert [option for option in ids(run(world(), ChangeDreamer(A))) if option.startswith("exchange")] == []
    assert "exchange:1" in ids(run(world(players=5), ChangeDreamer(A)))


@pytest.mark.rule("EF-AWAKEN-02")
def test_an_awakening_is_told_before_what_it_changes_and_a_new_session_is_none() -> None:
    game = run(world("keys: 2\ndreamers: {a: {distress: 4}}"), Awaken())
    told = [game.say(one.text) for one in game.events(-1, A)]
    assert told[0] == "The Team Awakens."
    assert told.count("The Team Awakens.") == 1
    session = run(world("dreamers: {a: {masks: [mask-of-calm]}}"), SessionSetup())
    assert "team-awoke" not in [one.kind for one in session.events(-1, A)]
