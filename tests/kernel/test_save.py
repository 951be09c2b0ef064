"""Save files: the game comes back as it was, or one clear message says what is wrong with the file."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec
import pytest

import nocturne
from nocturne.games import find
from nocturne.games.lanterns.game import LanternsGame
from nocturne.kernel import Box, Entry, Game, SaveError, Seat, Text, read_header
from nocturne.kernel.box import Header
from nocturne.kernel.codec import DIGEST_SIZE
from nocturne.kernel.history import CHAPTER, Chapter, Turned
from nocturne.kernel.save import FORMAT, MAGIC, open_box, sealed
from tests.builders.toy import A, Pick, Say, load_toy, toy
from tests.kernel.mangling import forged, mangled, parts, resealed


def played(answers: int, seed: int = 3) -> Game[Any]:
    """A game of Lanterns after some random answers."""
    game, rng = nocturne.new("lanterns", players=3, seed=seed), Random(seed)
    for _ in range(answers):
        decision = rng.choice(game.open)
        game.answer(decision.seat, rng.choice(decision.ids()))
    return game


def test_a_saved_game_comes_back_with_state_log_and_marks() -> None:
    game = played(20)
    game.undo(12)
    other = nocturne.load(game.save())
    assert (other.hash(), other.version, other.log(), other.undone) == (
        game.hash(),
        12,
        game.log(),
        game.undone,
    )


def test_a_game_that_is_over_comes_back() -> None:
    game = toy(Say("a"))
    assert load_toy(game.save()).over == game.over


def test_saving_changes_nothing_and_twice_gives_the_same_bytes() -> None:
    game = played(20)
    assert game.save() == game.save() == nocturne.load(game.save()).save()


def test_asked_chance_is_still_asked_after_loading() -> None:
    game = nocturne.new("lanterns", players=2, chance="ask")
    other = nocturne.load(game.save())
    assert [decision.seat for decision in other.open] == [nocturne.CHANCE]


def test_the_header_says_what_a_file_is_of_without_opening_the_game() -> None:
    header = read_header(played(5).save())
    assert (header.game, header.players, header.profile.name) == ("lanterns", 3, "classic")


def test_a_rule_switched_twice_is_saved_as_it_is_played() -> None:
    game = nocturne.new("lanterns", players=2, profile="classic LN-HAND-01=quick LN-HAND-01=classic")
    game.answer(0, "go:hasty")
    other = nocturne.load(game.save())
    assert (other.hash(), other.version) == (game.hash(), 1)


# -- files that are wrong

NESTED = b"\x95" + b"\x91" * 200_000 + b"\x90" * 5


def with_state(data: bytes, table: bytes) -> bytes:
    """A save file with another table."""
    header, log, _ = parts(data)
    return sealed(header, log, table)


WRONG: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "empty": (lambda _: b"", "not a Nocturne save file"),
    "foreign": (lambda data: b"PK\x03\x04" + data, "not a Nocturne save file"),
    "the name only": (lambda _: MAGIC, "cut short"),
    "half": (lambda data: data[: len(data) // 2], "damaged or cut short"),
    "one byte short": (lambda data: data[:-1], "damaged or cut short"),
    "one byte more": (lambda data: data + b"\0", "damaged or cut short"),
    "newer": (lambda data: MAGIC + (FORMAT + 1).to_bytes(2, "big") + data[10:], f"newer than this program's {FORMAT}"),
    "format nought": (lambda data: MAGIC + b"\0\0" + data[10:], "damaged or cut short"),
    "empty parts": (lambda _: sealed(b"", b"", b""), "damaged"),
    "another log": (lambda data: sealed(parts(data)[0], msgspec.msgpack.encode({"a": 1}), b""), "damaged"),
    "another state": (lambda data: with_state(data, msgspec.msgpack.encode({"a": 1})), "cannot be read"),
    "no state": (lambda data: with_state(data, b""), "cannot be read"),
    "header nested without end": (lambda data: sealed(NESTED, parts(data)[1], b""), "damaged"),
    "log nested without end": (lambda data: sealed(parts(data)[0], NESTED, b""), "damaged"),
    "state nested without end": (lambda data: with_state(data, NESTED), "cannot be read"),
}


@pytest.mark.parametrize(("spoil", "message"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_file_gets_a_clear_message(spoil: Callable[[bytes], bytes], message: str) -> None:
    with pytest.raises(SaveError) as caught:
        nocturne.load(spoil(played(5).save()))
    assert message in str(caught.value)


def with_header(**changes: object) -> bytes:
    """A save file with another header."""
    game = played(5)
    header = msgspec.msgpack.decode(game.box.header, type=Header)
    _, log, table = parts(game.save())
    return sealed(msgspec.msgpack.encode(msgspec.structs.replace(header, **changes)), log, table)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "lantern"}, 'There is no game "lantern". Did you mean "lanterns"?'),
        ({"players": 7}, "lanterns is for 2 to 4 players, not 7."),
        ({"options": {"house": "barn"}}, "Option house cannot be 'barn'."),
        ({"options": {"hose": "attic"}}, 'no option "hose". Did you mean "house"?'),
        ({"version": 99}, "rules version 99"),
        ({"content": "abcdef" * 4}, "begun with other content (abcdefabcdefabcdefabcdef)"),
    ],
)
def test_a_file_of_something_else_says_what_it_needs(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(SaveError) as caught:
        nocturne.load(with_header(**changes))
    assert message in str(caught.value)


class OtherContent(LanternsGame):
    """The same game with a pack."""

    def content(self, options: Mapping[str, Any]) -> tuple[Any, str]:
        return super().content(options)[0], "0123456789abcdef"


def test_a_file_of_another_pack_is_not_opened() -> None:
    header = msgspec.msgpack.decode(played(1).box.header, type=Header)
    assert isinstance(open_box(header, find), Box)
    with pytest.raises(SaveError, match=r"than this program has \(0123456789abcdef\), and came without it\."):
        open_box(header, lambda _: OtherContent())


def test_a_log_that_does_not_lead_to_the_state_is_found() -> None:
    game = toy(Pick(A, ("x", "y")), Pick(A, ("x", "y")))
    game.answer(A, "word:x")
    other = load_toy(game.save())
    other.table.said = ("something else",)
    with pytest.raises(SaveError, match="not the one that its log leads to"):
        other.verify()


def as_format_1(game: Game[Any]) -> bytes:
    """A game as the first version of the program wrote it: everything in one piece, with a longer checksum."""
    header, log, table = parts(game.save())
    undone, chapters, ask_chance, since, *_ = msgspec.msgpack.decode(log)
    old = [msgspec.msgpack.decode(header), undone, chapters, table, ask_chance, since]
    body = msgspec.msgpack.encode(old, order="deterministic")
    return MAGIC + b"\0\1" + blake2b(body, digest_size=DIGEST_SIZE).digest() + body


def test_a_file_of_format_1_is_still_read() -> None:
    game = played(20)
    game.undo(12)
    other = nocturne.load(as_format_1(game))
    assert (other.hash(), other.log(), other.undone, other.open[0].ids()) == (
        game.hash(), game.log(), game.undone, game.open[0].ids()
    )  # fmt: skip
    assert other.save() == game.save()


def test_a_damaged_file_of_format_1_is_refused() -> None:
    data = as_format_1(played(5))
    assert {outcome(data[:place] + b"?" + data[place + 1 :], "") for place in range(26, len(data), 7)} == {"refused"}


# -- the log


@pytest.mark.parametrize("answers", [0, 14, 15, 16, 17, 31, 32, 40, 255, 256, 300])
def test_a_log_is_saved_alike_however_it_was_packed(answers: int) -> None:
    game = toy(*[Pick(A, ("x", "y"))] * 400)
    for number in range(answers):
        game.answer(A, f"word:{'xy'[number % 3 % 2]}")
    for chapter in game.chapters():
        entries = msgspec.msgpack.decode(chapter.entries, type=list[Entry])
        assert chapter.entries == msgspec.msgpack.encode(entries)
        assert entries == game.log(chapter.first)[: chapter.count]


@pytest.mark.parametrize("back", [0, 1, 7, 15, 16, 17, 30, 31, 33])
def test_a_log_that_was_taken_back_and_played_on_is_saved_as_it_is(back: int) -> None:
    game = toy(*[Pick(A, ("x", "y"))] * 100)
    for _ in range(40):
        game.answer(A, "word:x")
    fork = game.fork()
    game.undo(40 - back)
    for _ in range(30):
        game.answer(A, "word:y")
    assert load_toy(game.save()).log() == game.log()
    assert load_toy(fork.save()).log() == fork.log()


def four_chapters(*, save_every: int = 10**9) -> Game[Any]:
    """A toy game in its fifth chapter, saved now and then on the way."""
    game = toy(*[Pick(A, ("x", "y"))] * (5 * CHAPTER))
    for number in range(1, 4 * CHAPTER + 10):
        game.answer(A, f"word:{'xy'[number % 3 % 2]}")
        if not number % save_every:
            game.save()
    return game


def test_older_chapters_are_saved_alike_whenever_they_become_bytes() -> None:
    game = four_chapters()
    assert game.export() == four_chapters(save_every=100).export()
    assert load_toy(game.export()).log() == game.log()


def test_chapters_that_are_old_enough_become_bytes_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    # given
    made: list[int] = []
    write = Turned.written

    def noting(chapter: Turned[Any]) -> Chapter:
        made.append(chapter.first)
        return write(chapter)

    monkeypatch.setattr(Turned, "written", noting)
    # when
    four_chapters()
    young = list(made)
    monkeypatch.setattr("nocturne.kernel.game.UNWRITTEN", 1)
    four_chapters()
    # then
    assert (young, made) == ([], [0, CHAPTER])


# -- the first look


def test_the_options_of_a_loaded_game_are_found_at_the_first_look() -> None:
    game = played(20)
    for look in (
        lambda one: [(decision.seat, decision.ids(), decision.since) for decision in one.open],
        lambda one: [one.candidates(seat) for seat in range(3)],
        lambda one: [str(one.explain(seat, "take")) for seat in range(3)],
        lambda one: one.fork().open[0].ids(),
    ):
        assert look(nocturne.load(game.save())) == look(game)


def test_a_loaded_game_can_be_answered_or_taken_back_unseen() -> None:
    game = played(20)
    asked = game.open[0]
    one, other = nocturne.load(game.save()), nocturne.load(game.save())
    game.answer(asked.seat, asked.ids()[0], version=asked.since)
    one.answer(asked.seat, asked.ids()[0], version=asked.since)
    assert (one.hash(), one.log()) == (game.hash(), game.log())
    other.undo(19)
    game.undo(19)
    assert (other.hash(), other.open[0].ids()) == (game.hash(), game.open[0].ids())


def test_a_loaded_game_that_nobody_looks_at_is_saved_as_it_came() -> None:
    data = played(20).save()
    assert nocturne.load(data).save() == nocturne.load(nocturne.load(data).save()).save() == data


def test_a_state_that_cannot_be_played_on_is_refused_at_the_first_look() -> None:
    game = toy(Pick(A, ("x", "y")))
    data = game.save()
    game.table.agenda.append(Pick(Seat(0), ("no",)))
    other = load_toy(with_state(data, game.codec.write(game.table)))
    for _ in range(2):
        with pytest.raises(SaveError, match=r"cannot be played on.*stuck"):
            _ = other.open


def test_a_file_from_a_stranger_is_looked_at_from_everywhere_at_once() -> None:
    game = toy(Pick(A, ("x", "y")))
    data = game.save()
    assert load_toy(data).checked().hash() == game.hash()
    game.table.agenda.append(Pick(Seat(0), ("no",)))
    with pytest.raises(SaveError, match=r"cannot be played on.*stuck"):
        load_toy(with_state(data, game.codec.write(game.table))).checked()


# -- thousands of them


def outcome(data: bytes, original: str) -> str:
    """What becomes of a spoilt file: refused, found out by its log, the same, or another game that can be played."""
    try:
        game = nocturne.load(data)
    except SaveError as fault:
        return "refused" if str(fault) else "refused without a word"
    try:
        game.verify()
    except SaveError:
        return "found out"
    game.look_around()
    game.events()
    return "the same" if game.hash() == original else "another game"


@pytest.mark.parametrize("answers", [0, 7, 30, 60])
def test_ten_thousand_mutations_of_a_save_file_load_equal_or_are_refused(answers: int) -> None:
    game = played(answers)
    data, original = game.save(), game.hash()
    found = Counter(outcome(mangled(data, Random(f"{answers} {i}")), original) for i in range(2_500))
    assert set(found) <= {"refused", "the same"}
    assert found["refused"] > 2_400


@pytest.mark.parametrize("spoil", [resealed, forged], ids=["bytes", "values"])
def test_mutations_with_a_right_checksum_are_refused_or_give_a_game(spoil: Callable[[bytes, Random], bytes]) -> None:
    game = played(30)
    data, original = game.save(), game.hash()
    found = Counter(outcome(spoil(data, Random(i)), original) for i in range(5_000))
    assert found["refused"] > 500


def test_a_message_in_a_save_is_read_by_a_process_that_never_wrote_one() -> None:
    saved = msgspec.msgpack.encode(Text.of("event-noise-heard", way="north"))
    program = (
        "import sys; from msgspec.msgpack import decode; from nocturne.kernel.text import Text, thawed;"
        f"print(decode(bytes.fromhex('{saved.hex()}'), type=Text, dec_hook=lambda _, value: thawed(value)).key)"
    )
    read = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert read.stdout.strip() == "event-noise-heard", read.stderr
