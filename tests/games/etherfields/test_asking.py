"""What is asked is worth asking, and several picks can be offered as one gesture."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import nocturne
from nocturne.games.etherfields.model import Etherfields
from nocturne.kernel import Choice, Game
from tests.conformance.lines import answers_of
from tests.games.etherfields.table import A, ids, play, scene, world

TABLES = [
    (1, "2.0", "campaign", "free"),
    (2, "1.0", "campaign", "structured"),
    (3, "2.0", "slumber", "structured"),
    (5, "2.0", "dream", "free"),
    (4, "1.0", "slumber", "free"),
]


def moments(players: int, profile: str, what: str, rounds: str, answers: int = 250) -> Iterator[Game[Etherfields]]:
    """The decisions of random games."""
    options, rng = {"play": what, "rounds": rounds}, Random(f"{players} {profile}")
    for seed in range(answers):
        game = nocturne.new("etherfields", players=players, seed=seed, profile=profile, options=options)
        while game.over is None:
            yield game
            answers -= 1
            if not answers:
                return
            game.answer(*rng.choice(answers_of(game)))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nobody_is_asked_where_there_is_one_answer_or_where_answers_are_alike(table: tuple[int, str, str, str]) -> None:
    for game in moments(*table):
        choice: object = game.table.agenda[-1]
        assert isinstance(choice, Choice)
        for decision in game.open:
            labels = [game.say(decision.label(option)) for option in decision.options]
            assert len(set(labels)) == len(labels), (decision, labels)
            alone = len(game.open) == 1 and len(labels) == 1
            assert not alone or choice.always, decision


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_series_names_options_that_are_offered_and_its_picks_come_to_what_is_due(
    table: tuple[int, str, str, str],
) -> None:
    met = 0
    for game in moments(*table):
        for decision in game.open:
            series = decision.series
            if series is None or not series.worth:
                continue
            met += 1
            assert set(series.worth) <= set(decision.ids())
            assert set(series.copies) == set(series.worth)
            pick = max(series.worth, key=lambda one: series.worth[one])
            after = game.fork()
            after.answer(decision.seat, pick)
            again = after.decision(decision.seat)
            left = series.due - series.so_far - series.worth[pick]  # where nothing is left, another payment may go on
            if again is not None and again.kind == decision.kind and again.series is not None and left > 0:
                paid = again.series.so_far > series.so_far or again.series.due < series.due
                assert paid or again.prompt != decision.prompt, (decision, again)
    assert met


def test_a_payment_tells_what_is_due_what_is_paid_and_what_each_card_adds() -> None:
    hand = "[gambler-doubt, gambler-doubt, gambler-shove, gambler-slip]"
    game = scene(f"dreamers: {{a: {{hand: {hand}}}}}\nfigures: [{{of: wraith, at: 1}}]\nitems: [crowbar]")
    play(game, "use:wraith/1", "colour:wrath")
    series = game.open[0].series
    assert series is not None
    assert (series.due, series.so_far) == (6, 0)
    assert series.worth == {"spend:gambler-doubt": 1, "spend:gambler-shove": 2, "spend-item:crowbar": 3}
    assert series.copies["spend:gambler-doubt"] == 2
    play(game, "spend-item:crowbar")
    series = game.open[0].series
    assert series is not None
    assert series.so_far == 3


def test_the_picks_of_a_series_can_be_answered_one_after_the_other() -> None:
    game = scene("dreamers: {a: {hand: [gambler-slip, gambler-slip, gambler-look, gambler-shove]}}")
    play(game, "gain-gem")
    series = game.open[0].series
    assert series is not None
    assert (series.due, series.copies) == (
        3,
        {"discard:gambler-slip": 2, "discard:gambler-look": 1, "discard:gambler-shove": 1},
    )
    play(game, *["discard:gambler-slip"] * 2, "discard:gambler-look")
    assert game.table.dreamers[A].gems == 1


def test_a_question_that_stands_alone_has_no_series() -> None:
    game = world()
    assert game.open[0].series is None
    assert ids(game)


@pytest.mark.rule("EF-INTENT-06")
def test_a_series_names_the_option_that_ends_it_only_where_it_does_not_end_by_itself() -> None:
    game = scene("dreamers: {a: {hand: [gambler-slip, gambler-slip, gambler-look, gambler-shove]}}")
    paying = game.fork()
    play(paying, "move")
    series = paying.open[0].series
    assert series is not None
    assert (series.due, series.end) == (0, "done")
    play(game, "gain-gem")
    series = game.open[0].series
    assert series is not None
    assert series.end == ""
