"""Taking back: to any version, freely or with consent, with a mark in the log, however long the game is."""

from __future__ import annotations

import pytest

from nocturne.kernel import Game, Refused, UsageError
from nocturne.kernel.history import CHAPTER, SPAN, Undone
from tests.builders.toy import A, B, Ballot, C, Pick, Roll, Say, Toy, Whisper, load_toy, toy

EDGES = sorted({0, 1, SPAN - 2, SPAN - 1, SPAN, CHAPTER - 2, CHAPTER - 1, CHAPTER, CHAPTER + SPAN, 2 * CHAPTER - 1})


def long_game(answers: int, *, turns: int = 700) -> tuple[Game[Toy], list[str]]:
    """A game of many decisions, and its hash at each version."""
    game = toy(*[Pick(A, ("x", "y")), Roll((6,)), Pick(B, ("x", "y"))] * (turns // 2))
    return game, play(game, answers)


def play(game: Game[Toy], answers: int) -> list[str]:
    """Answer a little differently each time; the hashes."""
    hashes = [game.hash()]
    for _ in range(answers):
        game.answer(game.open[0].seat, "word:x" if game.version % 3 else "word:y")
        hashes.append(game.hash())
    return hashes


def test_undo_leads_back_to_every_version_of_a_long_game() -> None:
    game, hashes = long_game(2 * CHAPTER + 20)
    for version in [*EDGES, *range(3, game.version, 41)]:
        fork = game.fork()
        fork.undo(version)
        assert (fork.version, fork.hash()) == (version, hashes[version])
    assert game.hash() == hashes[-1]


@pytest.mark.parametrize("version", EDGES)
def test_after_an_undo_the_game_goes_on_saves_and_replays(version: int) -> None:
    game, hashes = long_game(2 * CHAPTER + 60)
    game.undo(version)
    assert play(game, 40) == hashes[version : version + 41]
    game.verify()
    assert load_toy(game.save()).hash() == game.hash()


@pytest.mark.parametrize("told", [True, False], ids=["told before", "not told"])
@pytest.mark.parametrize("version", EDGES)
def test_a_game_saved_anywhere_plays_on_and_takes_back(version: int, told: bool) -> None:
    game, hashes = long_game(version)
    other = load_toy(game.save())
    if told:
        assert other.events() == game.events()
    hashes += play(other, 3 * SPAN)[1:]
    assert load_toy(other.save()).hash() == other.hash() == hashes[-1]
    assert len(other.events()) == len(hashes) - 1 + sum(len(entry.faces) for entry in other.log())
    for back in (version + SPAN, version + 1, version, version // 2, 0):
        other.undo(back)
        assert (other.version, other.hash()) == (back, hashes[back])


def test_undo_leaves_a_mark() -> None:
    game, _ = long_game(5)
    game.undo(3)
    game.undo(1, seat=A, consent=(B,))
    assert game.undone == (Undone(5, 3, None), Undone(3, 1, A))
    assert load_toy(game.save()).undone == game.undone


def test_undo_to_the_present_does_nothing() -> None:
    game, hashes = long_game(5)
    game.undo(5)
    assert (game.undone, game.hash()) == ((), hashes[5])


@pytest.mark.parametrize("version", [-1, 6, 10_000])
def test_there_is_no_undo_to_a_version_that_never_was(version: int) -> None:
    game, _ = long_game(5)
    with pytest.raises(UsageError, match="the versions are 0 to 5"):
        game.undo(version)


# -- permission


def test_a_seat_takes_back_its_own_answers_freely() -> None:
    game = toy(*[Pick(A, ("x", "y"))] * 3, players=3)
    for _ in range(2):
        game.answer(A, "word:x")
    assert (game.may_undo(0, A).free, game.may_undo(0, A).why) == (True, "free")
    game.undo(0, seat=A)
    assert game.version == 0


def test_another_seats_answer_needs_that_seats_consent() -> None:
    game = toy(Pick(A, ("x", "y")), Pick(B, ("x", "y")), Pick(C, ("x", "y")), players=3)
    game.answer(A, "word:x")
    game.answer(B, "word:x")
    permission = game.may_undo(0, A)
    assert (permission.needs, permission.why) == ((B,), "others")
    with pytest.raises(Refused) as caught:
        game.undo(0, seat=A)
    assert (caught.value.rule, caught.value.facts) == ("protocol:undo", {"seats": (B,), "why": "others"})
    game.undo(0, seat=A, consent=[B])
    assert game.version == 0


def test_a_die_roll_needs_the_consent_of_all_others() -> None:
    game = toy(Pick(A, ("x", "y")), Roll(), Pick(A, ("x", "y")), players=3)
    game.answer(A, "word:x")
    assert (game.may_undo(0, A).needs, game.may_undo(0, A).why) == ((B, C), "chance")


def test_an_asked_die_roll_needs_the_consent_of_all_others() -> None:
    game = toy(Pick(A, ("x", "y")), Roll(), Pick(A, ("x", "y")), ask=True)
    game.answer(A, "word:x")
    game.answer(-1, "face:2")
    assert (game.may_undo(0, A).needs, game.may_undo(0, A).why) == ((B,), "chance")


@pytest.mark.parametrize("learner", [A, B])
def test_what_anybody_learned_needs_the_consent_of_all_others(learner: int) -> None:
    game = toy(Pick(A, ("x", "y")), Whisper("secret", (A, B)[learner]), Pick(A, ("x", "y")))
    game.answer(A, "word:x")
    assert (game.may_undo(0, A).needs, game.may_undo(0, A).why) == ((B,), "revealed")


def test_what_was_learned_before_does_not_count() -> None:
    game = toy(Whisper("secret", A), Roll(), Pick(A, ("x", "y")), Pick(A, ("x", "y")))
    game.answer(A, "word:x")
    assert game.may_undo(0, A).free


def test_a_sealed_answer_is_taken_back_freely_until_others_have_answered() -> None:
    game = toy(Ballot((A, B, C)), players=3)
    game.answer(A, "word:aye")
    assert game.may_undo(0, A).free
    game.answer(B, "word:aye")
    assert game.may_undo(0, A).needs == (B,)


def test_alone_at_the_table_everything_may_be_taken_back() -> None:
    game = toy(Pick(A, ("x", "y")), Roll(), Whisper("secret", A), Pick(A, ("x", "y")), players=1)
    game.answer(A, "word:x")
    assert (game.may_undo(0, A).free, game.may_undo(0, A).why) == (True, "solo")
    game.undo(0, seat=A)
    assert game.undone == (Undone(1, 0, A),)


def test_a_refused_undo_changes_nothing() -> None:
    game = toy(Pick(A, ("x", "y")), Say("a"), Pick(B, ("x", "y")), Pick(A, ("x", "y")))
    game.answer(A, "word:x")
    game.answer(B, "word:x")
    before = (game.hash(), game.version, game.undone)
    with pytest.raises(Refused):
        game.undo(0, seat=A, consent=[A, C])
    assert (game.hash(), game.version, game.undone) == before
