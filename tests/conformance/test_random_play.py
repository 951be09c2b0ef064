"""Every game, at every kind of table, in seeded random play."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nocturne.games import GAMES, find
from nocturne.games.lanterns.game import LanternsGame
from nocturne.games.lanterns.model import Lanterns
from nocturne.kernel import game as kernel_game
from nocturne.kernel import history
from tests.conformance.cases import TEMPLATE, Case, cases_of, plan_of, planned_cases, some_cases
from tests.conformance.lines import Broken, Line, stroll
from tests.conformance.retrace import recorded, retrace, retrace_in_a_fresh_process
from tests.conformance.shrinking import shrunk
from tests.conformance.suite import Suite, check_case

TEMPLATES = cases_of(TEMPLATE)
QUICK = settings(max_examples=50)


@pytest.mark.parametrize("case", planned_cases(), ids=str)
def test_all_promises_hold_in_random_play(case: Case) -> None:
    games = plan_of(case.game).games
    tally = check_case(case, range(games))
    assert tally["games"] == games
    assert tally["pairs that differ"] > plan_of(case.game).differ * tally["pairs"], (
        "the imagined worlds are too much alike"
    )
    assert tally["answers alike"] > 0.5 * tally["pairs"], "too few answers were compared in both worlds"


@pytest.mark.parametrize("case", [TEMPLATES[0], TEMPLATES[4]], ids=str)
def test_all_promises_hold_at_every_single_decision_of_a_game(case: Case) -> None:
    tally = check_case(case, [77], share=1)
    assert tally["worlds"] == tally["check_undo"] == tally["decisions"] + 1


@pytest.mark.parametrize("case", [TEMPLATES[5], TEMPLATES[9]], ids=str)
def test_all_promises_hold_in_games_of_many_chapters(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (history, kernel_game):
        for name, size in (("CHAPTER", 12), ("SPAN", 4)):
            monkeypatch.setattr(module, name, size, raising=False)
    line = Suite(case, share=0.3).play(5)
    assert len(line.game.chapters()) == line.game.version // 12 + 1 > 4


def test_the_template_game_is_played_three_hundred_times() -> None:
    plan = plan_of(TEMPLATE)
    assert min(plan.cases, len(TEMPLATES)) * plan.games >= 300


@pytest.mark.parametrize("game", GAMES)
def test_every_table_of_a_game_has_its_own_name(game: str) -> None:
    names = [str(case) for case in cases_of(game)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES)
def test_a_few_tables_have_every_player_count_profile_and_way(game: str) -> None:
    few, every = some_cases(game, 8), cases_of(game)
    assert {case.profile for case in few} == {case.profile for case in every}
    assert {case.players for case in few} == {case.players for case in every}
    rare = {setting.name for setting in find(game).settings if setting.where}  # counts at some tables only
    met, all_options = [
        {each for case in cases for each in case.options if each[0] not in rare} for cases in (few, every)
    ]
    assert met == all_options
    assert rare <= {name for case in few for name, _ in case.options}
    assert {case.chance for case in few} == {"seeded", "ask"}


numbers = st.lists(st.integers(0, 30), max_size=60)


@QUICK
@given(st.sampled_from(planned_cases()), st.integers(0, 999), numbers)
def test_all_promises_hold_wherever_hypothesis_looks(case: Case, seed: int, picks: list[int]) -> None:
    Suite(case).follow(seed, picks)


def played(case: Case, seed: int, answers: int) -> Line:
    """A line of random play."""
    line = Line(case, seed)
    line.said = stroll(line.game, Random(seed), answers)
    return line


def test_a_fresh_process_with_another_hash_seed_finds_the_same_hashes() -> None:
    records = [recorded(played(case, seed, 60)) for seed, case in enumerate(planned_cases())]
    here = [retrace(record) for record in records]
    assert retrace_in_a_fresh_process(records, hash_seed=4242) == here


def plant(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault that shows when a Seeker has gone out of the door."""

    def broken(_self: LanternsGame, game: Lanterns) -> list[str]:
        starts = game.box.content.starts
        return [f"planted: {me.at}" for me, start in zip(game.seekers, starts, strict=False) if me.at != start]

    monkeypatch.setattr(LanternsGame, "broken", broken)


def test_hypothesis_shrinks_a_failure_to_a_short_log(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)

    @settings(QUICK, max_examples=10)
    @given(numbers)
    def play(picks: list[int]) -> None:
        Suite(TEMPLATES[0]).follow(7, picks)

    with pytest.raises(Broken, match="invariant") as caught:
        play()
    assert str(caught.value).count("game.answer(") <= 3  # two paces and one step


def test_the_soak_shrinks_a_failure_to_a_short_log(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    case = TEMPLATES[0]
    with pytest.raises(Broken, match="invariant") as caught:
        Suite(case, share=0).play(3)
    assert caught.value.line is not None
    short = shrunk(case, 3, caught.value.line.said)
    assert str(short).count("game.answer(") <= 3
