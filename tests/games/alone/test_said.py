"""What either side reads in whole games: sectors as a player would say them, and never an id or something missing."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import nocturne
from nocturne.kernel import Game, Text
from tests.games.alone.playing import HERE, alone

RAW = re.compile(r"⟨|[a-z]_[a-z]|\b(start|other):-?\d|\b[12]:\d,\d| \.$|  ")


def said(game: Game[Any], since: int) -> list[tuple[int | None, Text]]:
    """What every seat, and a spectator, was told and is asked."""
    seats = (None, *range(game.box.players))
    told = [(seat, one.text) for seat in seats for one in game.events(since, seat)]
    asked = [(one.seat, text) for one in game.open for text in (one.prompt, *map(one.label, one.options))]
    return [*told, *asked]


@pytest.mark.parametrize(("players", "seed"), [(2, 0), (3, 3), (4, 7)])
def test_nobody_reads_an_id_or_a_bare_place(players: int, seed: int) -> None:
    game, rng, last = nocturne.new("alone", players=players, seed=seed), Random(seed), -1
    found: set[str] = set()
    while game.over is None and game.version < 260:
        lines = {game.say(text) for _, text in said(game, last)}
        found |= lines
        last = game.version
        decision = rng.choice(game.open)
        game.answer(decision.seat, rng.choice(decision.ids()))
    assert [line for line in found if RAW.search(line)] == []
    assert any("of the start" in line for line in found)
    assert any(re.search(r"sector \d,\d of level [12]", line) for line in found)


@pytest.mark.rule("AL-VIEW-05")
def test_the_hero_is_told_of_sectors_by_where_they_are_from_the_start_and_never_by_their_place_on_the_map() -> None:
    game, rng = nocturne.new("alone", players=2, seed=1), Random(1)
    while game.over is None and game.version < 300:
        decision = rng.choice(game.open)
        game.answer(decision.seat, rng.choice(decision.ids()))
    hero, evil = [[game.say(one.text) for one in game.events(seat=seat)] for seat in (0, 1)]
    assert [line for line in hero if re.search(r"of level [12]", line)] == []
    assert [line for line in evil if "of the start" in line] == []


@pytest.mark.rule("AL-COMM-01", "AL-NOISE-11")
def test_a_card_may_let_evil_keep_a_noise_to_itself() -> None:
    text = HERE + "creatures: worm 5,0; spores 1,0\nhands: [[swarm_chitter, dread_steps]]\ncoming: [2, 2, 2, 2]"
    game = alone(text).play("move:east", "play:swarm_chitter", "the-creature:12*", "creep:west")
    assert game.offered == ("silence", "tell-it")
    game.play("silence", "done")
    assert game.heard() == []
