"""Worlds that the Hero cannot tell from the true one are drawn from what the Hero knows alone (VIEW)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import nocturne
from nocturne.bots import player_for
from nocturne.games.alone._knownlevel import KnownSector, frames
from nocturne.games.alone._levelgen import Draws
from nocturne.games.alone.imagined import known_of
from nocturne.games.alone.knownmap import Clue, Known, draw_known_map
from nocturne.games.alone.map import NO_DOORS
from nocturne.games.alone.plan import RoomName
from nocturne.games.alone.routes import routes
from nocturne.games.alone.rules.setup import mission_rooms
from nocturne.kernel import Game, Seat
from tests.games.alone.mapcheck import broken_rules

HERO = Seat(0)


def a_hunt(seed: int, answers: int) -> Game[Any]:
    """A game in the middle, played by rules of thumb."""
    game = nocturne.new("alone", players=2, seed=seed)
    rng, players = Random(seed), [player_for(game, Seat(seat)) for seat in range(2)]
    while game.over is None and game.version < answers:
        decision = game.open[0]
        game.answer(decision.seat, players[decision.seat].choose(game.view(decision.seat), decision, rng))
    return game


HUNTS = [(seed, answers) for seed, answers in enumerate((25, 60, 110, 160))]


@pytest.mark.rule("AL-VIEW-03", "AL-VIEW-05", "AL-MAPGEN-11")
@pytest.mark.parametrize(("seed", "answers"), HUNTS)
def test_a_map_drawn_around_what_is_known_shows_it_and_keeps_every_rule(seed: int, answers: int) -> None:
    table = a_hunt(seed, answers).table
    known, missions = known_of(table), mission_rooms(table)
    charts = set()
    for number in range(8):
        drawn = draw_known_map(Draws(number), known, missions)
        assert drawn is not None
        assert broken_rules(drawn.map, missions) == []
        for floor, level in enumerate((known.start, known.other)):
            for sector in level:
                at = drawn.map.at(drawn.place(floor, sector.east, sector.south))
                shown, room = drawn.map.plan.sectors[at], drawn.map.room(at)
                assert (shown.exits, room.value if room else "") == (sector.exits, sector.room)
                assert bool(drawn.map.lcus >> at & 1) == sector.lcu
                assert any(at in ends for ends in drawn.map.stairs) == sector.stairs
        charts.add(drawn.map.digest)
    assert len(charts) == 8


@pytest.mark.rule("AL-VIEW-03", "AL-VIEW-12")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("seed", "answers"), HUNTS)
def test_what_is_imagined_depends_on_what_the_seat_knows_alone(seed: int, answers: int, seat: int) -> None:
    game = a_hunt(seed, answers)
    twin = game.imagine(seat, Random(1).randrange).imagine(seat, Random(2).randrange)
    assert twin.hash() != game.hash()
    for luck in range(3):
        assert game.imagine(seat, Random(luck).randrange).hash() == twin.imagine(seat, Random(luck).randrange).hash()


def test_a_room_that_was_told_of_is_put_where_it_fits() -> None:
    table = a_hunt(0, 25).table
    known, missions = known_of(table), mission_rooms(table)
    clue = Clue(0, (0, 0), RoomName.ARCHIVE.value, 5, same_level=True)

    def told(clues: tuple[Clue, ...]) -> float:
        drawn = [draw_known_map(Draws(number), known, missions, clues) for number in range(30)]
        off = [
            abs(routes(one.map, NO_DOORS).distance(one.map.start, one.map.rooms[RoomName.ARCHIVE]) - 5)
            for one in drawn
            if one is not None
        ]
        return sum(off) / len(off)

    assert told((clue,)) < told(()) - 1


def test_what_cannot_be_true_is_not_drawn() -> None:
    table = a_hunt(0, 25).table
    known = known_of(table)
    wide = known.start + tuple([sector._replace(east=sector.east + 6) for sector in known.start])
    assert draw_known_map(Draws(1), Known(wide), mission_rooms(table)) is None


def test_walls_that_would_cut_a_known_corridor_off_fit_nowhere() -> None:
    pair = (KnownSector(1, -2, exits=4), KnownSector(-2, -1, exits=13), KnownSector(1, -1, exits=1))
    assert frames(pair) == ()
    assert frames(pair[1:2])
