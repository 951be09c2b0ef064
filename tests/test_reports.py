"""A bug report holds all that is needed to see a fault again, to make it short, and to test it."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import nocturne
from nocturne.games import GAMES
from nocturne.kernel import Game
from nocturne.reports import (
    Replayed,
    Report,
    ReportError,
    make_report,
    play,
    read_report,
    replay_report,
    report,
    shrink,
    spell_report,
    write_report,
    write_test,
)
from tests.store.broken import find, play_to_the_fault
from tests.store.endless import play_on


def a_game(decisions: int = 12) -> Game[Any]:
    game = nocturne.new("lanterns", players=2, seed=3, profile="quick", options={"house": "cellar"})
    play_on(game, Random(1), decisions)
    return game


def a_broken_report(fault: str, seed: int) -> Report:
    """The report of a fault that showed after more than forty answers."""
    game, error, answer = play_to_the_fault(fault, after=40, seed=seed)
    lost = game.version and game.log(game.version)[0].option == answer[1]
    return read_report(report(game, "it went dark", error, None if lost else answer))


# -- writing and reading


def test_a_report_comes_back_as_it_was_written() -> None:
    told = make_report(a_game(), note="Příliš žluťoučký kůň")
    assert read_report(spell_report(told)) == told


def test_a_report_can_be_read_by_people() -> None:
    lines = report(a_game(2), note="It went dark.").decode().splitlines()
    assert '"note": "It went dark.",' in lines
    assert '"profile": "quick",' in lines
    assert lines[-3].startswith("  [")


def test_a_replayed_report_is_the_game_it_was_made_of() -> None:
    game = a_game()
    game.undo(8)
    again = replay_report(make_report(game))
    assert (again.hash(), again.undone) == (game.hash(), game.undone)
    again.verify()


def test_a_report_of_a_long_game_is_replayed_chapter_by_chapter() -> None:
    game = nocturne.new("lanterns", players=2, options={"pad-windows": True}, profile="quick LN-ROUND-02=classic")
    while game.version < 300:
        play_on(game, Random(game.version), 40)
        if game.over is not None:
            break
    assert replay_report(make_report(game)).hash() == game.hash()


def test_a_report_of_a_game_that_began_in_the_middle_keeps_its_beginning() -> None:
    game = nocturne.position("lanterns", a_game().position())
    play_on(game, Random(2), 4)
    told = make_report(game)
    assert told.start
    assert replay_report(told).hash() == play(told).game.hash() == game.hash()


def test_a_report_of_asked_chance_is_replayed_so() -> None:
    game = nocturne.new("lanterns", players=2, chance="ask")
    play_on(game, Random(1), 40)
    told = make_report(game)
    assert replay_report(told).hash() == play(told).game.hash() == game.hash()


def test_a_report_is_never_written_over_a_file(tmp_path: Path) -> None:
    write_report(tmp_path / "report.json", a_game(), note="first")
    with pytest.raises(ReportError, match="cannot be written: File exists"):
        write_report(tmp_path / "report.json", a_game(), note="second")
    assert read_report((tmp_path / "report.json").read_bytes()).note == "first"


# -- bad files


@pytest.mark.parametrize(
    "data", [b"", b"Dear diary", b"[]", b"{}", b'{"format": "other"}', b"[" * 100_000, b"\xff\xfe"]
)
def test_a_file_that_is_no_report_is_refused(data: bytes) -> None:
    with pytest.raises(ReportError, match="not a Nocturne bug report"):
        read_report(data)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"version": 2}, "The report is of format 2; this program knows 1. Update"),
        ({"version": "x"}, "damaged: Expected `int`"),
        ({"surprise": 1}, "damaged: Object contains unknown field `surprise`"),
        ({"players": "two"}, r"damaged: Expected `int`, got `str` - at `\$.players`"),
        ({"log": []}, "damaged: its log has no beginning"),
        ({"fault": {"kind": "os; import os", "message": ""}}, "is not a kind of error"),
        ({"hash": None}, "damaged"),
    ],
)
def test_a_damaged_report_is_refused(change: dict[str, object], words: str) -> None:
    told = json.loads(report(a_game())) | change
    with pytest.raises(ReportError, match=words):
        read_report(json.dumps(told).encode())


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, 'cannot be played here. There is no game "chess"'),
        ({"players": 9}, "for 2 to 4 players, not 9"),
        ({"profile": "slow"}, 'no rule profile "slow"'),
        ({"rules": 99}, "rules version 99"),
        ({"content": "abc"}, "other content"),
        ({"start": "?"}, "its start is not base64"),
        ({"start": "AAAA"}, "does not play here"),
        ({"hash": "0"}, "ends in another state than it did for Nocturne 0.1.0"),
        ({"log": [[-1, "begin"]]}, "does not play here"),
    ],
)
def test_a_report_that_does_not_play_here_says_why(change: dict[str, object], words: str) -> None:
    told = read_report(json.dumps(json.loads(report(a_game())) | change).encode())
    with pytest.raises(ReportError, match=words):
        replay_report(told)


def test_a_report_whose_beginning_is_nonsense_cannot_be_shrunk() -> None:
    told = msgspec.structs.replace(make_report(a_game()), start="AAAA")
    with pytest.raises(ReportError, match="does not begin here"):
        shrink(told)


def test_a_mutated_report_is_read_as_something_that_plays_or_is_refused() -> None:
    whole, rng = report(a_game()), Random(4)
    for _ in range(300):
        hurt = bytearray(whole)
        for _ in range(rng.choice((1, 1, 5))):
            hurt[rng.randrange(len(hurt))] = rng.choice(b'0123456789abc[]{}":, \n\xff')
        try:
            told = read_report(bytes(hurt))
            play(told)
            replay_report(told)
        except ReportError:
            continue


# -- making it short


def test_an_answer_that_does_not_fit_is_left_out_or_exchanged() -> None:
    told, answers = make_report(a_game(0)), ((0, "fly"), (1, "go:wary"))
    assert play(told, answers).given == ((1, "go:wary"),)
    assert play(told, answers, instead=0).given == ((0, "go:hasty"), (1, "go:wary"))
    assert play(told, answers, instead=-1).given == ((0, "go:wary"), (1, "go:wary"))


@pytest.mark.parametrize(("fault", "seed", "most"), [("spark", 15, 3), ("spark", 4, 3), ("lantern", 29, 5)])
def test_a_long_report_is_shrunk_to_a_handful_of_answers(fault: str, seed: int, most: int) -> None:
    told = a_broken_report(fault, seed)
    short = shrink(told, find=find)
    assert len(told.answers()) > 40
    assert len(short.answers()) <= most
    assert play(short, find=find).fails_like(play(told, find=find))


def test_a_shrunk_report_can_be_kept_and_shrunk_no_further() -> None:
    short = shrink(a_broken_report("lantern", 34), find=find)
    again = read_report(spell_report(short))
    assert replay_report(again, find=find).hash() == short.hash
    assert shrink(again, find=find).answers() == short.answers()


def test_any_question_about_the_game_can_be_the_fault() -> None:
    def somebody_has_a_lantern(played: Replayed) -> bool:
        return any(seeker.lanterns for seeker in played.game.view().seekers)

    short = shrink(make_report(a_finished_game()), somebody_has_a_lantern)
    assert somebody_has_a_lantern(play(short))
    assert len(short.answers()) < 12


def a_finished_game() -> Game[Any]:
    game = nocturne.new("lanterns", players=2, seed=1)
    play_on(game, Random(1), 1000)
    return game


def test_a_report_without_a_fault_cannot_be_shrunk_nor_tested() -> None:
    with pytest.raises(ReportError, match="Nothing goes wrong"):
        shrink(make_report(a_game()))
    with pytest.raises(ReportError, match="Nothing goes wrong"):
        write_test(make_report(a_game()))


def test_shrinking_ends_when_its_runs_are_used_up() -> None:
    told = a_broken_report("lantern", 29)
    short = shrink(told, find=find, most_runs=10)
    assert play(short, find=find).fails_like(play(told, find=find))


# -- a test


@pytest.fixture
def broken_lanterns_can_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "broken-lanterns", "tests.store.broken")


def run_test(source: str) -> None:
    """Run the one test of a source."""
    names: dict[str, Any] = {}
    exec(compile(source, "test_known_defects.py", "exec"), names)  # noqa: S102 -- what it is for
    (test,) = [value for name, value in names.items() if name.startswith("test_")]
    test()


@pytest.mark.usefixtures("broken_lanterns_can_be_found")
@pytest.mark.parametrize(("fault", "seed"), [("spark", 15), ("lantern", 34)])
def test_the_written_test_passes_while_the_fault_is_there(fault: str, seed: int) -> None:
    source = write_test(shrink(a_broken_report(fault, seed), find=find))
    run_test(source)
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        run_test(source.replace(f"LN-FAULT={fault}", "LN-FAULT=classic"))


@pytest.mark.usefixtures("broken_lanterns_can_be_found")
def test_the_written_test_begins_where_the_game_began() -> None:
    told = a_broken_report("lantern", 34)
    middle = nocturne.position("broken-lanterns", replay_report(told).position())
    with pytest.raises(LookupError) as error:
        middle.answer(*told.answers()[-1])
    run_test(write_test(make_report_of(middle, error.value, told.answers()[-1])))


def make_report_of(game: Game[Any], error: Exception, answer: tuple[int, str]) -> Report:
    return read_report(report(game, "", error, answer))


@pytest.mark.usefixtures("broken_lanterns_can_be_found")
def test_nothing_in_a_report_becomes_code_of_the_test() -> None:
    nasty = '"""\nimport os\n# \\'
    told = msgspec.structs.replace(shrink(a_broken_report("lantern", 34), find=find), note=nasty)
    run_test(write_test(told))
