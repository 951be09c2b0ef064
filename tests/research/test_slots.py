"""Options and their slots: the same everywhere for one pack, few without one of their own."""

from __future__ import annotations

from random import Random

import pytest

import nocturne
from nocturne.games import GAMES
from nocturne.kernel import CHANCE, UsageError
from nocturne.research import OVERFLOW, WAIT, Arena, SlotTable, slots_of, terms
from tests.research.playing import TABLES, moments


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_table_is_the_same_for_all_seats_and_seeds_of_a_pack(game: str) -> None:
    tables = [SlotTable(nocturne.new(game, players=players, seed=players).box) for players in (2, 4)]
    assert tables[0].names == tables[1].names
    assert tables[0].id == tables[1].id == slots_of(nocturne.new(game, players=2)).id
    assert len(set(tables[0].names)) == len(tables[0].names) == len(tables[0]) - OVERFLOW


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_nearly_every_option_has_a_slot_of_its_own_and_each_answers_for_itself(game: str, players: int) -> None:
    offered = beyond = 0
    for arena in moments(game, players):
        legal = arena.legal()
        assert list(legal) == sorted(legal)
        assert set(legal.values()) - {"wait"} == set(arena.decision.ids())
        offered += len(legal)
        beyond += sum(slot >= len(arena.slots.names) for slot in legal)
    assert offered > 100
    assert beyond / offered < 0.02


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_slots_mean_the_same_in_every_world_that_looks_the_same_to_the_seat(game: str, players: int) -> None:
    luck = Random(5)
    for arena in moments(game, players, longest=60):
        assert arena.imagine(arena.seat, luck.randrange).legal() == arena.legal()


def test_of_two_options_with_one_slot_the_second_overflows() -> None:
    arena = Arena.begin(terms("lanterns"))
    table = arena.slots
    decision = arena.decision
    table.names, kept = table.names[:1], table.names  # as though nothing had a slot
    table.numbers, table._kept, numbers = {}, {}, table.numbers
    try:
        assert table.offered(decision) == {1: "go:hasty", 2: "go:steady", 3: "go:wary"}
        assert table.name(2) == "overflow:1"
    finally:
        table.names, table.numbers, table._kept = kept, numbers, {}


def test_what_was_made_with_another_table_is_refused() -> None:
    table = slots_of(nocturne.new("lanterns", players=2))
    table.check(table.id)
    with pytest.raises(UsageError, match="alone/1/abc"):
        table.check("alone/1/abc")


def test_a_seat_that_need_not_answer_first_may_wait_and_the_last_may_not() -> None:
    waited = 0
    for arena in moments("etherfields", 3, longest=20_000):
        asked = arena.in_order()
        if len(asked) > 1:
            waited += 1
            assert WAIT in arena.legal()
            while len(arena.in_order()) > 1:
                before = arena.seat
                arena.answer(WAIT)
                assert arena.seat != before
            assert WAIT not in arena.legal()
    assert waited > 5


def test_chance_is_asked_with_its_odds_where_it_is_explicit() -> None:
    arena, luck = Arena.begin(terms("lanterns", chance="explicit")), Random(1)
    faces = 0
    while not arena.is_done:
        weights = arena.decision.weights
        if arena.seat == CHANCE:
            assert weights is not None
            assert len(weights) == len(arena.legal())
            faces += 1
        arena.answer(luck.choice([*arena.legal()]))
    assert faces > 19  # the shuffle alone takes so many


def test_rivals_share_the_win_and_a_game_broken_off_brings_nothing() -> None:
    for seed in range(20):
        arena, luck = Arena.begin(terms("lanterns", players=3), seed), Random(seed)
        while not arena.is_done:
            arena.answer(luck.choice([*arena.legal()]))
        over = arena.game.over
        assert over is not None
        assert sum(arena.rewards()) == pytest.approx(0)
        assert {seat for seat in range(3) if arena.rewards()[seat] == max(arena.rewards())} == set(over.winners)
    short = Arena.begin(terms("lanterns", longest=1))
    short.answer(next(iter(short.legal())))
    assert short.is_cut
    assert (short.rewards(), short.legal()) == ([0.0, 0.0], {})


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"chance": "luck"}, "seeded"),
        ({"longest": 0}, "number of answers"),
        ({"options": {"house": "barn"}}, "barn"),
        ({"profile": "long"}, "long"),
    ],
)
def test_terms_that_do_not_fit_are_told(wish: dict[str, object], why: str) -> None:
    with pytest.raises(UsageError, match=why):
        terms("lanterns", **wish)  # type: ignore[arg-type]  # what a caller might pass


def test_a_slot_that_is_not_allowed_is_refused_with_what_is() -> None:
    arena = Arena.begin(terms("lanterns"))
    with pytest.raises(UsageError, match="Slot 1 stands for nothing"):
        arena.answer(1)
