"""Illegal answers, many of them: `python -m tests.conformance.fuzz GAME --answers N`.

Games are played at random, from their beginning and from later moments (see `starts`), and at their decisions all
kinds of wrong answers are given: options that the rules refuse,
options of other seats and other moments, options of a seat that is not asked, stale versions, garbage. Each must be
refused with a rule of the game's table or a protocol reason, in words, and must change nothing.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from nocturne.games import GAMES
from nocturne.kernel import Game, Refused
from nocturne.rules import rules
from tests.conformance.cases import cases_of, mixed
from tests.conformance.lines import answers_of, must
from tests.conformance.starts import starts_of

PROTOCOL = frozenset({f"protocol:{why}" for why in ("over", "not-asked", "stale", "unknown-option")})
LENGTHS = (60, 250, 1_200)
"""Answers after which the next game is begun: openings, middles and late moments are met alike."""
LATE = (8, 30, 120)
"""The same for games that begin late: so much can be met there that many short ones are better than a few long ones."""
A_MOMENT, ELSEWHERE = 40, 5
"""Wrong answers of one kind that are tried at one decision, and those of other moments, which are all alike."""


IN_BOTH = frozenset(
    {
        "EF-RANGE-07",
        "EF-SEAL-07",
        *[f"EF-STATE-{number:02}" for number in range(5, 10)],
        *[f"EF-SHOP-{number:02}" for number in range(1, 5)],  # EF-SHOP-07
    }
)
"""Rules written for one edition and ruled for both (decision 0005)."""


class Wrong(NamedTuple):
    """A wrong answer."""

    kind: str
    seat: int
    option: str
    version: int | None = None


class Sample(NamedTuple):
    """A refusal as a player meets it."""

    rule: str
    said: str
    option: str
    moment: str
    asked: str


class Fuzz:
    """Plays games and gives wrong answers on the way."""

    def __init__(self, game: str, seed: int = 0) -> None:
        self.game, self.cases = game, cases_of(game)
        self.known = dict(rules(game))
        self.rng = Random(seed)
        self.given: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.moments: Counter[str] = Counter()  # decisions at which something was refused
        self.ruled: Counter[str] = Counter()  # those at which a rule refused it
        self.samples: dict[tuple[str, str, str], Sample] = {}
        self.heard: dict[str, None] = {}  # options of any moment so far

    def run(self, answers: int) -> None:
        """Give at least so many wrong answers."""
        number, later = 0, starts_of(self.game)
        while self.given.total() < answers:
            case = mixed(self.cases[number % len(self.cases)], self.rng)
            self.play(case.new(number), answers, self.rng.choice(LENGTHS))
            self.run_late(len(later), answers)
            number += 1

    def run_late(self, games: int, answers: int = sys.maxsize) -> None:
        """Play so many games that begin late."""
        starts = starts_of(self.game)
        for number in range(games):
            self.play(starts[number % len(starts)](self.rng), answers, self.rng.choice(LATE))

    def play(self, game: Game[Any], answers: int, length: int) -> None:
        """One game, or its first answers."""
        for _ in range(length):
            self.try_all(game)
            if game.over is not None or self.given.total() >= answers:
                return
            game.answer(*self.rng.choice(answers_of(game)))

    def try_all(self, game: Game[Any]) -> None:
        """All kinds of wrong answers at this moment; then nothing has changed."""
        before, version = game.hash(), game.version
        for wrong in self.wrong_answers(game):
            self.try_one(game, wrong)
        must(game.hash() == before and game.version == version, "a refused answer changes nothing")

    def try_one(self, game: Game[Any], wrong: Wrong) -> None:
        """It is refused, with a reason."""
        try:
            game.answer(wrong.seat, wrong.option, wrong.version)
        except Refused as refused:
            rule = refused.rule
            must(rule in self.known or rule in PROTOCOL, "a refusal names a rule of the table", rule, wrong)
            if rule in self.known:
                edition = "both" if rule in IN_BOTH else self.known[rule].edition
                must(edition in ("", "both", game.box.profile.name), "the rule holds in this edition", rule, wrong)
            must(refused.message.strip() and "⟨" not in refused.message, "a refusal is in words", rule, refused.message)
            self.given[wrong.kind] += 1
            self.refused[rule] += 1
            self._keep(game, wrong, refused)
        else:
            must(False, "a wrong answer is refused", wrong)

    def _keep(self, game: Game[Any], wrong: Wrong, refused: Refused) -> None:
        decision = game.decision(wrong.seat) or (game.open[0] if game.open else None)
        moment = decision.kind if decision is not None else "over"
        self.moments[moment] += 1
        self.ruled[moment] += refused.rule in self.known
        key = (refused.rule, refused.refusal.text.key, moment)
        if key not in self.samples:
            asked = game.say(decision.prompt) if decision is not None else ""
            self.samples[key] = Sample(refused.rule, refused.message, wrong.option, moment, asked)

    def wrong_answers(self, game: Game[Any]) -> Iterator[Wrong]:
        """Answers that must not be taken now."""
        asked = {decision.seat: decision.ids() for decision in game.open}
        for seat, mine in asked.items():
            self.heard.update(dict.fromkeys(mine))
            candidates = [option.id for option in game.candidates(seat)]
            told_why = [option for option in candidates if option not in mine]
            yield from [Wrong("refused by a rule", seat, option) for option in self._some(told_why)]
            calls = {option.id for option in game.calls(seat)}
            others = [option for ids in asked.values() for option in ids if option not in mine]
            heard = list(self.heard)
            other_times = [
                option for option in self.rng.sample(heard, min(len(heard), ELSEWHERE)) if option not in candidates
            ]
            for kind, words in (("of another seat", others), ("of another moment", other_times)):
                yield from [Wrong(kind, seat, option) for option in self._some(words) if option not in calls]
            yield Wrong("garbage", seat, self._garbled(mine, calls))
            yield Wrong("stale", seat, mine[0], game.version + 1 + self.rng.randrange(9))
        some = next(iter(asked.values()))[0] if asked else "pass"
        for other in range(-3, game.box.players + 2):
            if other not in asked and some not in {option.id for option in game.calls(other)}:
                yield Wrong("not asked", other, some)

    def _some(self, words: list[str]) -> list[str]:
        return words if len(words) <= A_MOMENT else self.rng.sample(words, A_MOMENT)

    def _garbled(self, mine: tuple[str, ...], calls: set[str]) -> str:
        word = list(self.rng.choice(mine))
        for _ in range(self.rng.randint(1, 4)):
            word.insert(self.rng.randrange(len(word) + 1), self.rng.choice(":-x é\x00~9"))
        text = "".join(word)
        return text if text not in mine and text not in calls else ""

    def written(self, most: int) -> str:
        """Samples for reading, one of each rule and wording first."""
        order = sorted(self.samples.items(), key=lambda item: (item[0][0].startswith("protocol"), item[0]))
        first: dict[tuple[str, str], Sample] = {}
        for (rule, text, _), sample in order:
            first.setdefault((rule, text), sample)
        rest = [sample for _, sample in order if sample not in first.values()]
        lines = [
            f"{number}. **{refused.rule}** “{refused.said}”\n"
            f"   - answer `{refused.option}` at {refused.moment}: “{refused.asked}”"
            for number, refused in enumerate([*first.values(), *rest][:most], 1)
        ]
        return "\n".join(lines) + "\n"


def main() -> int:
    """Read the command line and fuzz."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.fuzz", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--answers", type=int, default=10_000, help="how many wrong answers to give")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--samples", type=Path, help="write 50 refusals to this file, to be read by a person")
    given = parser.parse_args()
    fuzz = Fuzz(given.game, given.seed)
    fuzz.run(given.answers)
    if given.samples:
        given.samples.write_text(fuzz.written(50), encoding="utf-8")
    sys.stdout.write(f"{fuzz.given.total()} refused: {dict(fuzz.given)}\n{dict(fuzz.refused.most_common())}\n")
    sys.stdout.write(f"at {dict(fuzz.moments.most_common())}\nby a rule at {dict(fuzz.ruled.most_common())}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
