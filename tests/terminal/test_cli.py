"""The nocturne command: what it lists, plays and refuses, with one clear message and no traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import nocturne
from nocturne.kernel import UsageError
from nocturne.terminal import Shelf
from nocturne.terminal.setting_up import PlayWish, check, opened, read_options, read_seats, set_up
from tests.terminal.driver import a_game, a_screen


def run(*words: str, typed: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The command as a player starts it."""
    env = {**os.environ, "NOCTURNE_HOME": str(home or "/no/such/home"), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "nocturne", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=env, check=False, timeout=300)


def test_the_version_is_told() -> None:
    assert run("--version").stdout.strip() == nocturne.__version__


def test_help_names_every_command() -> None:
    shown = run("--help").stdout
    assert all(f" {word} " in shown for word in ("play", "games", "rules", "report", "shrink", "replay"))


def test_the_games_are_listed_with_all_that_can_be_chosen() -> None:
    shown = run("games").stdout
    for words in ("lanterns", "2, 3 and 4", "quick and classic", "LN-ROUND-02", "attic and cellar", "upkeep"):
        assert words in shown


def test_rules_are_searched() -> None:
    found = run("rules", "draw", "fewer")
    assert found.returncode == 0
    assert "EF-DRAW-03" in found.stdout
    assert run("rules", "xyzzy").returncode == 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("play", "lantern"), 'There is no game "lantern". Did you mean "lanterns"?'),
        (("play", "lanterns", "--players", "9"), "lanterns is for 2 to 4 players, not 9."),
        (("play", "lanterns", "--players", "two"), "--players"),
        (("play", "--load", "/no/such/file"), "/no/such/file cannot be read: No such file or directory."),
        (("play", "lanterns", "--store", "/no/such/folder/games"), "/no/such/folder"),
        (("dance",), "“dance” is not understood here."),
        (("play", "lanterns", "--fly"), "--fly"),
    ],
)
def test_what_cannot_be_done_is_one_message_and_the_exit_code_2(words: tuple[str, ...], message: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr + done.stdout
    assert done.stdout == ""


def test_the_menu_of_the_terminal_opens(tmp_path: Path) -> None:
    done = run("--terminal", typed="5\n", home=tmp_path)
    assert done.returncode == 0
    assert "New game" in done.stdout


def test_a_game_that_is_left_can_be_gone_on_with(tmp_path: Path) -> None:
    # when
    left = run("play", "lanterns", "--seed", "7", typed="hasty\n", home=tmp_path)
    again = run("play", "--resume", "1", typed="log\n", home=tmp_path)
    # then
    assert left.returncode == again.returncode == 0
    assert left.stdout.splitlines()[-1].endswith("go on with: nocturne play --resume 1")
    assert "The paces are turned up: Seat 1 goes hasty" in again.stdout


@pytest.mark.rule("EF-PLAYERS-02")
def test_somebody_joins_a_campaign_that_is_kept(tmp_path: Path) -> None:
    put_away = "players: 1\nat: world\ndreamers: {a: {archetype: tough-guy}}\nagenda: [Between: {}]\n"
    (tmp_path / "between.yaml").write_text(put_away)
    begun = run("play", "etherfields", "--position", str(tmp_path / "between.yaml"), typed="", home=tmp_path)
    # when
    more = run("play", "--resume", "1", "--join", "1", typed="1\n1\n1\n", home=tmp_path)
    # then
    assert begun.returncode == more.returncode == 0, begun.stderr + more.stderr
    assert more.stdout.splitlines()[-1].endswith("go on with: nocturne play --resume 2"), "the one before stays"


def test_a_reader_that_leaves_early_is_no_error(tmp_path: Path) -> None:
    command = f"{sys.executable} -m nocturne play lanterns --seats none | head -1"
    env = {**os.environ, "NOCTURNE_HOME": str(tmp_path)}
    done = subprocess.run(command, shell=True, capture_output=True, text=True, env=env, check=True)  # noqa: S602  a pipe is what is tested
    assert done.stderr == ""


# -- what the command line asks for


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        (PlayWish(load=Path("a"), resume=1), "Give only one of --load and --resume."),
        (PlayWish(load=Path("a"), players=2), "--load brings its own players and rules: leave --players away."),
        (PlayWish(position=Path("a")), "nocturne play GAME --position FILE"),
        (PlayWish(game="lanterns", join=1), "--join goes with --resume or --load"),
        (PlayWish(profile="quick"), "Name the game that --profile is for: lanterns"),
        (PlayWish(game="lanterns", position=Path("a"), chance="ask"), "leave --chance away"),
    ],
)
def test_wishes_that_do_not_go_together_are_refused(wish: PlayWish, message: str) -> None:
    with pytest.raises(UsageError, match=message.replace(".", r"\.")):
        check(wish)


@pytest.mark.parametrize(
    ("given", "seats"),
    [(None, (0,)), ("0,1", (0, 1)), ("2 0", (0, 2)), ("all", (0, 1, 2)), ("none", ()), ("1,1", (1,))],
)
def test_seats_are_counted_from_0(given: str | None, seats: tuple[int, ...]) -> None:
    assert read_seats(given, 3) == seats


@pytest.mark.parametrize("given", ["3", "-1", "one", "0;1", "0,,9"])
def test_seats_that_are_not_there_are_refused(given: str) -> None:
    with pytest.raises(UsageError, match="they are 0 to 2"):
        read_seats(given, 3)


def test_options_are_read_as_the_game_takes_them() -> None:
    assert read_options("lanterns", ("house=cellar", "pad-windows=true")) == {"house": "cellar", "pad-windows": True}
    with pytest.raises(UsageError, match="name=value"):
        read_options("lanterns", ("house",))
    with pytest.raises(UsageError, match="cannot be 'hut'"):
        opened(PlayWish("lanterns", options=("house=hut",)), 0)


def test_a_seed_settles_everything() -> None:
    first, second = (opened(PlayWish("lanterns", seed=5), 5) for _ in range(2))
    assert first.hash() == second.hash()
    assert first.box.players == 2


def test_a_position_file_is_played_from(tmp_path: Path) -> None:
    game = a_game()
    game.answer(0, "go:hasty")
    file = tmp_path / "position.yaml"
    file.write_text(game.position(), encoding="utf-8")
    assert opened(PlayWish("lanterns", position=file), 0).hash() == game.hash()


def test_without_a_game_the_menu_asks_for_one(tmp_path: Path) -> None:
    screen, shown = a_screen("2", "1", "", "", "quit")
    set_up(PlayWish(), screen, Shelf(tmp_path / "games.sqlite"))
    assert "How many players: 2, 3 and 4?" in shown.getvalue()
    assert "Seat 1 decides" in shown.getvalue()
