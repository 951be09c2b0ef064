"""A line of play: a game, the answers that led to it, and what was seen on the way."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from nocturne.kernel import Game
from tests.conformance.cases import Case
from tests.conformance.sights import Sight, seats_of, sight

Answer = tuple[int, str]


class Broken(AssertionError):
    """A promise of the kernel or of a game does not hold; `line` is what was played until then."""

    def __init__(self, promise: str, line: Line | None = None) -> None:
        super().__init__(promise if line is None else f"{promise}\n{line}")
        self.line = line


def must(holds: object, promise: str, *facts: object) -> None:
    """Raise `Broken` with the promise that does not hold."""
    if not holds:
        raise Broken(": ".join([promise, *map(str, facts)]))


def answers_of(game: Game[Any]) -> list[Answer]:
    """Everything that may be answered now, by anybody."""
    return [(decision.seat, word) for decision in game.open for word in decision.ids()]


def nth_answer(game: Game[Any], number: int) -> Answer:
    """The answer that a number picks: any number will do."""
    answers = answers_of(game)
    return answers[number % len(answers)]


def if_possible(game: Game[Any], answer: Answer) -> Answer | None:
    """The answer, where it may be given now."""
    return answer if answer in answers_of(game) else None


def stroll(game: Game[Any], rng: Random, steps: int) -> list[Answer]:
    """Play on at random for some answers, or to the end; what was answered."""
    said: list[Answer] = []
    while game.over is None and len(said) < steps:
        said.append(rng.choice(answers_of(game)))
        game.answer(*said[-1])
    return said


class Line:
    """A game being played. It remembers the hash of every moment, and of some of them all that could be seen."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.seed = seed
        self.game = case.new(seed)
        self.said: list[Answer] = []
        self.hashes = [self.game.hash()]
        self.told: list[list[int]] = [self._told()]
        self.sights: dict[int, Sight] = {}
        self._used: Counter[Answer] = Counter()

    @property
    def now(self) -> Sight:
        """All that can be seen at this moment, kept for later."""
        version = self.game.version
        if version not in self.sights:
            self.sights[version] = sight(self.game)
        return self.sights[version]

    def play(self, answer: Answer) -> None:
        """Answer, and remember the moment that comes then."""
        self.said.append(answer)
        self.game.answer(*answer)
        self.hashes.append(self.game.hash())
        self.told.append(self._told())

    def rare_answer(self, rng: Random) -> Answer:
        """A random answer; those given often in this game come seldom, so that play gets about."""
        answers = answers_of(self.game)
        weights = [1 / (1 + self._used[answer]) ** 2 for answer in answers]
        answer = rng.choices(answers, weights)[0]
        self._used[answer] += 1
        return answer

    def _told(self) -> list[int]:
        """How many events each has been told of since the answer before."""
        return [len(self.game.events(self.game.version - 1, seat)) for seat in seats_of(self.game)]

    def __str__(self) -> str:
        answers = [f"game.answer({seat}, {word!r})" for seat, word in self.said]
        return "\n".join([f"game = {self.case.call(self.seed)}", *answers])
