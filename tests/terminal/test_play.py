"""A game at the terminal: answered, explained, taken back, left and played to its end."""

import os
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from nocturne.bots.planner import PlanningPlayer
from nocturne.kernel import Text
from nocturne.terminal import Play, Unkept
from nocturne.terminal.painters import Pen, painter_of
from tests.terminal.driver import a_game, a_play, a_screen, numbers


def test_the_screen_of_a_decision_says_who_decides_what_by_which_rule() -> None:
    shown = a_play().lines
    assert "Seat 1 decides: Choose a pace for this round, in secret. [LN-PACE-01]" in shown
    assert "  2  Go steady  go:steady" in shown


@pytest.mark.parametrize("typed", ["1", "go:hasty", "GO:HASTY", "go:h", "hasty", "Go hasty", "go h"])
def test_an_answer_is_a_number_an_id_or_a_beginning(typed: str) -> None:
    assert a_play(typed).answers == ["go:hasty"]


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("0", "“0” is not on the list: type a number from 1 to 3."),
        ("4", "“4” is not on the list"),
        ("-1", "“-1” is not on the list"),
        ("9" * 5000, "“" + "9" * 59 + "…” is not on the list"),
        ("go", "“go” could be: Go hasty, Go steady and Go wary."),
        ("fly", "“fly” is not understood."),
        ("walk:up", "“walk:up” is not understood."),
        ("\x1b[2J\x07", "“?[2J?” is not understood."),
        ("{ $seat }", "“{ $seat }” is not understood."),
        ("why nonsense", "“nonsense” is not understood."),
        ("auto -3", "“-3” is not a number of decisions."),
        ("auto " + "9" * 5000, "is not a number of decisions"),
        ("save", "Type save and the name of a file."),
        ("load", "Type load and the name of a file."),
        ("load /no/such/file", "/no/such/file cannot be read: No such file or directory."),
        ("load \0", "cannot be read"),
        ("save /no/such/folder/file", "cannot be written: No such file or directory."),
        ("save \0", "cannot be written"),
        ("u", "There is nothing to take back."),
    ],
)
def test_what_cannot_be_carried_out_is_said_and_changes_nothing(typed: str, reply: str) -> None:
    # when
    played = a_play(typed)
    # then
    assert reply in " ".join(played.replies()[0].split())
    assert played.answers == []


def test_an_empty_line_shows_the_question_again() -> None:
    assert a_play("", "").shown.count("[LN-PACE-01]") == 3


def test_a_command_is_forced_by_a_slash() -> None:
    assert "help" in a_play("/help").replies()[0]


def test_a_refused_option_is_explained_with_its_rule_and_what_to_do_instead() -> None:
    played = a_play("hasty", "walk:west", "south", "north", "south", "north", "south")
    assert "Step west: not possible. A wall stands to the west. [LN-MOVE-02]" in played.shown
    assert "Step south: not possible. You have no steps left. [LN-MOVE-03]" in played.shown
    assert "Possible instead: Play Dash and Rest and end the turn." in played.shown


def test_why_tells_the_rule_behind_the_question() -> None:
    assert a_play("why").replies()[0].startswith("LN-PACE-01: ")


def test_why_with_an_option_tells_whether_it_is_allowed_and_by_which_rule() -> None:
    replies = a_play("hasty", "why 1", "why walk:west", "why take").replies()
    assert replies[1].startswith("Step east: allowed.\nLN-TURN-02: ")
    assert "[LN-MOVE-02]\nLN-MOVE-02: " in replies[2]
    assert "[LN-TAKE-01]\nLN-TAKE-01: " in replies[3]


def test_not_lists_everything_that_is_not_possible_and_why() -> None:
    replies = a_play("not", "hasty", "not").replies()
    assert replies[0] == "Nothing is ruled out here: all answers are on the list."
    assert [line.strip() for line in replies[2].splitlines()] == [
        "· Step north: not possible. A wall stands to the north. [LN-MOVE-02]",
        "· Step west: not possible. A wall stands to the west. [LN-MOVE-02]",
        "· Reach for the lantern: not possible. No lantern burns in your space.",
        "[LN-TAKE-01]",
        "· Play Snuff: not possible. You do not hold Snuff. [LN-HAND-03]",
        "· Play Ward: not possible. You do not hold Ward. [LN-HAND-03]",
    ]


def test_help_names_every_command() -> None:
    reply = a_play("help").replies()[0]
    for word in ("u ", "why", "not", "view", "log", "hint", "auto", "save", "load", "report", "help", "quit"):
        assert f"\n  {word}" in reply


def test_view_shows_the_table_again() -> None:
    assert a_play("view").shown.count("Your hand: ") == 2


def test_the_same_thing_several_times_in_a_row_is_said_once() -> None:
    assert "  · Seat 2 draws a card. (×3)" in a_play().lines


def test_the_log_tells_what_this_seat_may_know() -> None:
    reply = a_play("log").replies()[0]
    assert "· Seat 1 draws Dash." in reply
    assert "· Seat 2 draws a card." in reply
    assert "Seat 2 draws Dash" not in reply


def test_a_long_log_is_cut_unless_all_is_asked_for() -> None:
    replies = a_play("auto 22", "log", "log all").replies()
    assert "lines before: type log all" in replies[1]
    assert "Seekers enter the dark house" in replies[2]


def test_hint_and_auto_agree() -> None:
    # when
    played = a_play("hint", "auto")
    label = next(line for line in played.lines if "bot would choose" in line).partition("choose: ")[2].rstrip(".")
    # then
    assert label == a_game().say(Text.of("option-go", pace=played.answers[0].removeprefix("go:")))


def test_auto_all_plays_to_the_end() -> None:
    played = a_play("auto all")
    assert played.finished
    assert "The game is over." in played.lines[-1]


def test_a_whole_game_is_played_by_typing() -> None:
    played = a_play(*numbers(1))
    assert played.finished
    assert played.play.game.over is not None
    assert "⟨" not in played.shown


@pytest.mark.parametrize("seed", range(5))
def test_nonsense_never_breaks_the_table(seed: int) -> None:
    rng = Random(seed)
    words = ["1", "2", "3", "", "u", "why", "not", "why 1", "why x", "log", "view", "hint", "auto", "auto 2", "?", "y"]
    words += ["take", "play", "walk:north", "rest", "/rest", "\t", "ß", "９", "'; drop", "a" * 3000, "why " + "1" * 99]
    played = a_play(*[rng.choice(words) for _ in range(600)], humans=(0, 1), game=a_game(3, seed))
    assert "at fault" not in played.shown
    assert "⟨" not in played.shown


def test_the_input_may_end_at_any_moment() -> None:
    played = a_play("hasty")
    assert not played.finished
    assert played.lines[-1] == "You have left the table. This game was not kept."


def test_quit_leaves_the_table() -> None:
    played = a_play("quit", "1")
    assert not played.finished
    assert played.answers == []


def test_a_broken_rule_costs_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    # given
    game = a_game()

    def broken(seat: int, option: str) -> None:
        raise ZeroDivisionError(f"{seat} {option}")

    # when
    screen, shown = a_screen("1")
    play = Play(screen, Unkept(game), [0], keep=Unkept)
    monkeypatch.setattr(play.keeper, "answer", broken)
    play.run()
    # then
    assert "The program is at fault, not you: ZeroDivisionError('0 go:hasty')" in shown.getvalue()


def test_an_automatic_player_that_fails_is_replaced_once_and_the_player_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # given
    screen, shown = a_screen()
    play = Play(screen, Unkept(a_game()), [], keep=Unkept)
    play.level = "hard"

    def failing(*_: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(PlanningPlayer, "choose", failing)
    # when
    assert play.run()
    # then: once for each of the two seats
    assert shown.getvalue().count("(ZeroDivisionError); the rules of thumb play on") == 2


def test_nobody_at_the_keyboard_looks_on() -> None:
    played = a_play(humans=())
    assert played.finished
    assert "Your hand" not in played.shown


# -- chance and upkeep by hand


def test_who_rolls_the_dice_by_hand_is_asked_for_the_faces() -> None:
    played = a_play("1", "u", game=a_game(chance="ask"))
    assert "Chance decides: Shuffle the cards: which of those left comes next? Draw 1." in played.shown
    assert "Taken back: Dash." in played.shown


def test_a_game_with_chance_by_hand_is_played_to_its_end() -> None:
    assert a_play(*numbers(2), game=a_game(chance="ask", profile="quick")).finished


def test_upkeep_by_hand_is_confirmed_by_a_person() -> None:
    played = a_play(*numbers(3), game=a_game(profile="quick", options={"upkeep": "asked"}))
    assert "Deal every Seeker a card, then confirm." in played.shown
    assert played.finished


# -- the painters


def test_seekers_that_share_a_space_are_both_drawn() -> None:
    screen, _ = a_screen()
    view = a_game(4).view(0)
    view = replace(view, seekers=tuple([replace(seeker, at=view.lanterns[0]) for seeker in view.seekers]))
    assert any("abcd*" in line for line in painter_of("lanterns")(view, Pen(screen, "lanterns"), 0))


def test_a_narrow_screen_has_the_house_above_the_rest() -> None:
    wide, narrow = (a_play(width=width).lines for width in (80, 60))
    assert max(map(len, wide)) <= 80
    assert max(map(len, narrow)) <= 60
    assert any("│  Round 1" in line or "┐  Round 1" in line for line in wide)
    assert "Round 1" in narrow


def test_a_plain_terminal_gets_plain_signs() -> None:
    screen, _ = a_screen()
    screen.unicode = False
    drawn = painter_of("lanterns")(a_game().view(0), Pen(screen, "lanterns"), 0)
    assert drawn[0].startswith(" +-----+-----+")


def test_a_game_without_a_painter_is_shown_by_its_values() -> None:
    screen, _ = a_screen()
    lines = painter_of("unheard-of")(a_game().view(0), Pen(screen, "lanterns"), 0)
    assert {"round: 1", "deck: 14", "  |a    |*       |b |"} <= set(lines)


def test_colours_change_no_word() -> None:
    plain, coloured = a_play("hasty", "not"), a_play("hasty", "not", colour=True)
    assert "\x1b[" not in plain.shown
    assert "\x1b[1;36ma\x1b[0m" in coloured.shown


# -- how it looks

SCREEN = Path(__file__).with_name("screen.txt")


def test_the_screen_looks_as_it_was_agreed() -> None:
    """Run with NOCTURNE_RENEW=1 to write the file anew; the difference shows every change of the screen."""
    shown = a_play("hasty", "walk:west", "why", "not", "help", "quit").shown
    if os.environ.get("NOCTURNE_RENEW"):
        SCREEN.write_text(shown, encoding="utf-8")
    assert shown == SCREEN.read_text(encoding="utf-8")
