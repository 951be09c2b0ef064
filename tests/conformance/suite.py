"""The conformance suite: play games at random and check on the way what every game promises.

    from tests.conformance.suite import check_game
    check_game("lanterns", seeds=range(10))

At every decision nobody may be stuck and the invariants of the game must hold. Each of the other checks is made at
a random share of the decisions, and all of them at decisions of a kind that has been checked seldom, so that rare
windows are met in all their moments. A failure carries the whole line of play, ready to be pasted into Python.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from random import Random
from typing import Any

from nocturne.kernel import Game
from tests.conformance.cases import Case, cases_of, plan_of
from tests.conformance.choice_checks import (
    check_calls,
    check_candidates,
    check_events,
    check_moment,
    check_options,
    check_refusals,
    check_undo_rights,
    check_views,
)
from tests.conformance.lines import Answer, Broken, Line, if_possible, nth_answer
from tests.conformance.sights import flow
from tests.conformance.state_checks import check_hash
from tests.conformance.time_checks import (
    check_dice,
    check_fork,
    check_log,
    check_position,
    check_save,
    check_silent,
    check_undo,
)
from tests.conformance.world_checks import Tally, check_worlds

Check = Callable[[Line, Random], None]
Picker = Callable[[Game[Any]], Answer | None]

AT_A_DECISION: tuple[Check, ...] = (
    check_fork,
    check_save,
    check_undo,
    check_log,
    check_position,
    check_hash,
    check_options,
    check_candidates,
    check_refusals,
    check_calls,
    check_undo_rights,
    check_views,
    check_events,
)
ONCE_A_GAME: tuple[Check, ...] = (check_silent, check_dice)

LONG = 20_000
"""More decisions than any game of the suite may take.

ALONE knows no last Round (AL-END-01, AL-END-02): at random, with everything asked, one game in 1,500 takes over 5,000.
"""


class Suite:
    """Plays the games of one case and counts what was checked."""

    def __init__(self, case: Case, share: float | None = None, kinds: Counter[str] | None = None) -> None:
        plan = plan_of(case.game)
        self.case = case
        self.share = plan.share if share is None else share
        self.seldom = plan.seldom
        self.tally: Tally = Counter()
        self._kinds: Counter[str] = Counter() if kinds is None else kinds  # suites of one run may share it

    def play(self, seed: int) -> Line:
        """Play one game to its end, checking on the way."""
        rng = Random(f"{self.case} {seed}")
        line = Line(self.case, seed)
        return self._guarded(line, lambda: self._to_the_end(line, rng))

    def follow(self, seed: int, numbers: Sequence[int]) -> Line:
        """Play the answers that the numbers pick, as far as they go, and check everything there."""
        pickers = [partial(nth_answer, number=number) for number in numbers]
        line = Line(self.case, seed)
        return self._guarded(line, lambda: self._along(line, pickers, Random(sum(numbers))))

    def retry(self, seed: int, answers: Sequence[Answer], luck: int) -> Line:
        """Give those answers that are possible, and check everything there."""
        pickers = [partial(if_possible, answer=answer) for answer in answers]
        line = Line(self.case, seed)
        return self._guarded(line, lambda: self._along(line, pickers, Random(luck)))

    def _guarded(self, line: Line, play: Callable[[], None]) -> Line:
        try:
            play()
        except Exception as fault:
            raise Broken(f"{type(fault).__name__}: {fault}", line) from fault
        self.tally["games"] += 1
        self.tally["decisions"] += len(line.said)
        return line

    def _to_the_end(self, line: Line, rng: Random) -> None:
        plan = plan_of(line.case.game)
        endless = any(option in line.case.options for option in plan.endless)
        while line.game.over is None:
            self._look(line, rng)
            line.play(line.rare_answer(rng))
            if endless and len(line.said) >= plan.enough:
                break
            if len(line.said) > LONG:
                raise Broken(f"the game does not end within {LONG} decisions")
        self._look(line, rng)
        for check in ONCE_A_GAME:
            check(line, rng)

    def _along(self, line: Line, pickers: Sequence[Picker], rng: Random) -> None:
        for picker in pickers:
            answer = picker(line.game) if line.game.over is None else None
            if answer is not None:
                line.play(answer)
                check_moment(line)
        self._check(line, rng, 1)
        for check in ONCE_A_GAME:
            check(line, rng)

    def _look(self, line: Line, rng: Random) -> None:
        check_moment(line)
        kind = str(sorted({name for _, name in flow(line.game)}))
        self._kinds[kind] += 1
        self._check(line, rng, 1 if self._kinds[kind] <= self.seldom else self.share)

    def _check(self, line: Line, rng: Random, share: float) -> None:
        """Make each check with this probability."""
        for check in (*AT_A_DECISION, self._worlds):
            if rng.random() < share:
                check(line, rng)
                self.tally[check.__name__.removeprefix("_")] += 1

    def _worlds(self, line: Line, rng: Random) -> None:
        check_worlds(line, rng, self.tally)


def check_case(case: Case, seeds: Iterable[int], share: float | None = None) -> Tally:
    """Play games of one case; what was checked, counted. `Broken` says what does not hold, with the log."""
    suite = Suite(case, share)
    for seed in seeds:
        suite.play(seed)
    return suite.tally


def check_game(game: str, *, seeds: Sequence[int] = range(10), share: float | None = None) -> Tally:
    """Play games of every case of a game; what was checked, counted."""
    tally: Tally = Counter()
    for case in cases_of(game):
        tally.update(check_case(case, seeds, share))
    return tally
