"""Several people at one keyboard: nobody sees what another may see."""

import re

from nocturne.terminal.screen import BLANKS, CLEAR
from tests.terminal.driver import a_game, a_play, a_screen, numbers

WIPED = "\n" * BLANKS


def screens(shown: str) -> list[str]:
    """What stood on the screen between one wiping and the next."""
    return [part.strip() for part in shown.split(WIPED) if part.strip()]


def test_the_keyboard_is_passed_on_behind_a_wiped_screen() -> None:
    found = screens(a_play("", "hasty", "", humans=(0, 1)).shown)
    assert found[0] == "Pass the keyboard on, then press Enter. Next: Seat 1."
    assert "Seat 1 decides" in found[1]
    assert found[2] == "Pass the keyboard on, then press Enter. Next: Seat 2."
    assert "Seat 2 decides" in found[3]


def test_no_screen_shows_two_hands() -> None:
    played = a_play(*[line for number in numbers(4, 3000) for line in (number, "")], humans=(0, 1, 2), game=a_game(3))
    assert played.finished
    for one in screens(played.shown):
        seats = set(re.findall(r"> [abc] (Seat \d)", one))
        assert len(seats) <= 1, one
        own = seats.pop() if seats else "nobody"
        drawn = set(re.findall(r"(Seat \d) draws (?!a card)", one))
        assert drawn <= {own}, one


def test_at_the_end_nobody_s_hand_is_shown() -> None:
    played = a_play(*[line for number in numbers(5, 3000) for line in (number, "")], humans=(0, 1))
    assert played.finished
    last = played.shown[played.shown.rindex("Round") :]
    assert "Your hand" not in last


def test_consent_is_asked_for_on_a_screen_that_shows_no_hand() -> None:
    found = screens(a_play("", "hasty", "", "u", "n", "", humans=(0, 1)).shown)
    assert found[4].startswith("Seat 1, do you agree")
    assert found[4].endswith("Nothing was taken back.")
    assert found[5] == "Pass the keyboard on, then press Enter. Next: Seat 2."
    assert "Seat 2 decides" in found[6]


def test_one_person_alone_never_passes_the_keyboard() -> None:
    assert "Pass the keyboard" not in a_play(*numbers(6)).shown


def test_the_same_person_deciding_again_does_not_pass_the_keyboard() -> None:
    played = a_play("", "hasty", "", "wary", "", "south", "north", humans=(0, 1))
    assert played.shown.count("Pass the keyboard") == 3


def test_a_good_terminal_is_wiped_with_what_could_be_scrolled_back_to() -> None:
    screen, shown = a_screen()
    screen.live = True
    screen.clear()
    assert shown.getvalue() == CLEAR
