"""Advice: the best few answers of a seat, with the chance to win and a reason, by what the seat knows alone."""

from __future__ import annotations

from random import Random

import pytest

import nocturne
from nocturne.bots import advise
from nocturne.bots._hint import GIVES_UP
from nocturne.bots.planner import Strength
from nocturne.bots.planner.advice import advise as advise_by
from nocturne.bots.planner.advice import reason
from nocturne.bots.planner.calibration import Stated, binned, error_of, plot, report, stated_in
from nocturne.bots.planner.figures import FIGURES, THEMES
from tests.bots.test_planner import a_game

QUICK = Strength(12, 4, hero=12, particles=4)


@pytest.mark.parametrize(("seat", "answers"), [(0, 30), (1, 40)])
def test_a_seat_is_told_its_best_answers_with_chances_and_reasons(seat: int, answers: int) -> None:
    game = a_game("alone", seat, answers)
    decision, before = game.decision(seat), game.hash()
    assert decision is not None
    best = advise_by(game, seat, 3, QUICK)
    assert 1 <= len(best) <= 3
    for each in best:
        assert each.option in decision.ids()
        assert each.option.partition(":")[0] not in GIVES_UP
        assert 0 <= each.chance <= 1
        assert 0 < each.error < 1
        assert each.reason in (*THEMES, "rule", "end")
    assert advise_by(game, seat, 3, QUICK) == best
    assert game.hash() == before


@pytest.mark.rule("AL-VIEW-03", "AL-VIEW-12")
@pytest.mark.parametrize(("seat", "answers"), [(0, 75), (1, 90)])
def test_advice_is_the_same_in_every_world_that_the_seat_cannot_tell_from_this_one(seat: int, answers: int) -> None:
    # the past is that of the true game, so the twin is compared through a seat that remembers nothing of it
    game = a_game("alone", seat, answers)
    twins = [game.imagine(seat, Random(luck).randrange) for luck in range(3)]
    told = [advise_by(twin, seat, 3, QUICK) for twin in twins]
    assert told[0]
    assert told[0] == told[1] == told[2]


def test_who_is_not_asked_or_plays_a_game_without_a_value_gets_no_advice() -> None:
    game = a_game("alone", 0, 30)
    assert advise(game, 1) == []
    lanterns = nocturne.new("lanterns", players=2, seed=1)
    assert advise(lanterns, lanterns.open[0].seat) == []
    assert advise(nocturne.new("alone", players=2, seed=1), 0) == []  # there is no Map yet


def test_every_figure_but_the_constant_belongs_to_one_theme() -> None:
    named = [name for names in THEMES.values() for name in names]
    assert sorted(named) == sorted(set(FIGURES) - {"one"})


def test_the_reason_is_what_gets_better_by_this_answer() -> None:
    odds = {"a": [{"health": 0.5, "way": 0.1}, {"health": 0.3, "way": 0.1}], "b": [{"health": 0.2, "way": 0.4}]}
    assert reason("a", odds) == "health"
    assert reason("b", odds) == "way"
    assert reason("a", {"a": odds["a"]}) == "rule"


def test_chances_that_come_true_have_no_calibration_error() -> None:
    stated = [Stated(0, 0.25, won) for won in (True, False, False, False)]
    assert error_of(stated) == 0
    assert binned(stated) == [(0.25, 0.25, 4)]
    assert "calibration error 0.000" in report(stated)
    assert plot(stated).count("<circle") == 1


def test_a_game_gives_a_stated_chance_for_each_side_that_wins_only_once() -> None:
    stated = stated_in(2_000_001)
    assert len({each.seat for each in stated}) == len(stated) > 0
    if len(stated) == 2:
        assert stated[0].won != stated[1].won
