"""Options that are found when somebody looks, and windows that pass at once (decision 0011)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from nocturne.kernel import Option, Seat, UsageError
from tests.builders.toy import A, B, C, Debate, Objection, Pick, Toy, load_toy, toy

Looks = list[int]


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Looks:
    """A lazy Debate: the seats whose options were worked out, one after the other."""
    found, old = Looks(), Debate.candidates

    def looked(self: Debate, table: Toy, seat: Seat) -> Sequence[Option]:
        found.append(seat)
        return old(self, table, seat)

    monkeypatch.setattr(Debate, "lazy", True)
    monkeypatch.setattr(Debate, "candidates", looked)
    return found


def test_options_are_found_for_those_who_look(looks: Looks) -> None:
    game = toy(Debate(("x", "y")), players=3)
    assert [decision.seat for decision in game.open] == [A, B, C]
    assert looks == []
    assert game.open[1].ids() == ("word:x", "word:y", "done")
    assert game.fork().open[1].ids() == game.open[1].ids()
    game.answer(B, "done")
    assert looks == [B]
    game.answer(A, "done")
    assert looks == [B, A, C]  # C is the only one left: whether there is anything to ask must be known


def test_an_answer_needs_no_look(looks: Looks) -> None:
    game = toy(Debate(("x", "y")), players=3)
    game.answer(C, "word:y")
    assert (game.table.said, looks) == (("y",), [C, C])  # that C is asked anew is compared with what C had
    game.verify()


@pytest.mark.usefixtures("looks")
def test_a_question_that_was_looked_at_is_stale_only_where_it_has_changed() -> None:
    game = toy(Debate(("x", "y")), players=3)
    _ = [decision.options for decision in game.open]
    game.answer(A, "done")
    assert [(decision.seat, decision.since) for decision in game.open] == [(B, 0), (C, 0)]
    game.answer(B, "word:x", version=0)
    assert [(decision.seat, decision.since) for decision in game.open] == [(B, 2), (C, 2)]


@pytest.mark.usefixtures("looks")
def test_what_nobody_looked_at_in_time_cannot_be_looked_at_later() -> None:
    game = toy(Debate(("x", "y")), players=3)
    first, second, third = game.open
    assert third.ids() == ("word:x", "word:y", "done")
    game.answer(A, "word:x")
    assert third.ids() == ("word:x", "word:y", "done")
    with pytest.raises(UsageError, match="This decision is over"):
        second.ids()
    assert repr(second) == "<Decision Debate of seat 1: over>"
    assert first.ids() == ("word:x", "word:y", "done")


@pytest.mark.usefixtures("looks")
@pytest.mark.parametrize("keep_events", [True, False])
def test_the_last_one_who_can_only_be_done_is_not_asked(keep_events: bool) -> None:
    game = toy(Debate(("x",)), Pick(A, ("x", "y")), players=3, keep_events=keep_events)
    game.answer(A, "word:x")
    game.answer(B, "done")
    game.answer(C, "done")
    assert game.open[0].kind == "Pick"
    game.verify()


def test_the_first_look_at_a_loaded_game_finds_all_options(looks: Looks) -> None:
    saved = toy(Debate(("x", "y")), players=3).save()
    game = load_toy(saved)
    assert looks == []
    assert len(game.open) == 3
    assert looks == [A, B, C]


def test_a_window_that_is_idle_passes_for_all_and_is_known_to_have_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = toy(Objection((A, B)), Pick(A, ("x", "y")), objections=(0, 1))
    assert (plain.open[0].kind, plain.open[0].seat) == ("Objection", B)
    monkeypatch.setattr(Objection, "idle", lambda _window, _game: True)
    game = toy(Objection((A, B)), Pick(A, ("x", "y")), objections=(0, 1))
    assert (game.open[0].kind, game.last.revealed) == ("Pick", True)
