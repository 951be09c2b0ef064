"""A whole evening of Etherfields at the terminal: the first Dream to its end, the map, a Slumber, Delta, saving."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random
from typing import Any

import pytest

import nocturne
from nocturne.bots import player_for
from nocturne.kernel import Decision, Seat
from nocturne.terminal import Play, Screen, Shelf
from nocturne.terminal.menu import begin, resume
from tests.builders.riddle import riddle
from tests.terminal.driver import a_play

pytestmark = pytest.mark.several_games

ME = Seat(0)
SEED, LONG = 5, 3_000


class Typist(io.StringIO):
    """Somebody at the keyboard who plays as the bot does, with plans of their own: stay on the map, then save."""

    def __init__(self) -> None:
        super().__init__()
        self.play: Play | None = None
        self.bot = player_for("etherfields", ME)
        self.leaves = True  # in the middle of the first payment
        self.kinds: list[str] = []  # what was asked
        self.slept = self.saved = False

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]  # two kinds of streams differ here
        assert self.play is not None
        decision = self.play.game.decision(ME)
        assert decision is not None
        assert len(self.kinds) < LONG, "the evening does not end"
        self.kinds.append(decision.kind)
        self.slept = self.slept or self.play.game.table.scene.value == "slumber"
        return self.typed(self.play.game, decision) + "\n"

    def typed(self, game: Any, decision: Decision) -> str:  # noqa: ANN401 -- a game of any kind
        if decision.kind == "Pay" and self.leaves and decision.series and decision.series.so_far:
            self.leaves = False
            return "quit"
        if decision.kind == "Idle" and "awaken-now" in decision.ids():
            return self.travels(game, decision)
        if decision.kind == "Between":
            return number(decision, "next-session")
        chosen = self.bot.choose(game.view(ME), decision, Random(len(self.kinds)))
        return number(decision, chosen)

    def travels(self, game: Any, decision: Decision) -> str:  # noqa: ANN401 -- a game of any kind
        if self.saved:
            return "quit"
        if self.slept and "Recover" in self.kinds:
            self.saved = True
            return number(decision, "save-now")
        chosen = self.bot.choose(game.view(ME), decision, Random(1))
        paths = [one for one in decision.ids() if one.startswith("path:")]
        return number(decision, chosen if chosen.startswith("path:") else paths[0])


def number(decision: Decision, option: str) -> str:
    return str(decision.ids().index(option) + 1)


def sat_down(typist: Typist, play: Play) -> Play:
    typist.play = play
    return play


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Typist, str, Play]:
    """The whole evening: what was typed, all that was shown, and the table at the end."""
    where: Path = tmp_path_factory.mktemp("shelf") / "games.sqlite"
    typist, shown = Typist(), io.StringIO()
    screen = Screen(typist, shown, colour=False, width=90)
    game = nocturne.new("etherfields", players=2, seed=SEED, profile="1.0")
    assert not sat_down(typist, begin(screen, Shelf(where), game, [ME], luck=SEED)).run()
    again = sat_down(typist, resume(screen, Shelf(where), 1))
    assert not again.run()
    return typist, shown.getvalue(), again


def test_the_evening_goes_through_the_whole_campaign_turn(evening: tuple[Typist, str, Play]) -> None:
    typist, _, play = evening
    wanted = (
        "PickDreamer",
        "EnterAt",
        "Round",
        "Pay",
        "Walk",
        "ChangeDreamer",
        "Idle",
        "Recover",
        "Between",
        "WhoPlays",
    )
    assert [kind for kind in wanted if kind not in typist.kinds] == []
    told = [one.text.key for one in play.game.events()]
    assert told.count("event-sitting-begun") >= 2
    assert play.game.table.sitting == 2


def test_who_leaves_in_the_middle_of_a_payment_comes_back_to_it(evening: tuple[Typist, str, Play]) -> None:
    typist, shown, _ = evening
    assert typist.kinds.count("Pay") > 2
    before, after = shown.split("go on with: nocturne play --resume 1")[:2]
    question = before.rstrip("\n").split("decides: ")[-1].splitlines()[0]
    assert question in after.split("decides: ", 1)[1].splitlines()[0]


def test_the_table_is_drawn_and_every_passage_is_read(evening: tuple[Typist, str, Play]) -> None:
    _, shown, _ = evening
    for said in (
        "Dream: The Room With the Wrong Window · Turn 1",
        "Your hand (",
        "on the Dreamworld Map at 9 Candle Street",
        "@ 9 Candle Street",
        "Slumber: ",
        "The Delta Phase: recover in one way.",
        "The session is over. What now?",
        "Session 2",
        "    “Don’t get up until I have told you how,” says Ottoline Fenn.",
    ):
        assert said in shown, said


def test_nothing_is_left_unsaid_and_no_line_runs_over(evening: tuple[Typist, str, Play]) -> None:
    _, shown, _ = evening
    assert "⟨" not in shown
    assert "{" not in shown
    assert [line for line in shown.splitlines() if len(line) > 92] == []


def test_a_riddle_is_not_solved_by_a_hint() -> None:
    reply = a_play("hint", game=riddle()).replies()[0]
    assert "A riddle is yours to solve" in reply
    assert "choose" not in reply
