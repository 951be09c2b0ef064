"""`nocturne new-game`: a skeleton with the rooms that every game has, which keeps what every game promises."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from nocturne.games import GAMES
from nocturne.kernel import UsageError
from nocturne.skeleton import PACKAGE, new_game, prefix_of

REPOSITORY = PACKAGE.parents[1]
NOCTURNE = ("-c", "from nocturne.cli import main; main()")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "*.pyc")


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources and of the conformance suite, with a new game in it."""
    place = tmp_path_factory.mktemp("repository")
    shutil.copytree(PACKAGE, place / "src" / "nocturne", ignore=LEFT_OUT)
    shutil.copytree(REPOSITORY / "tests" / "conformance", place / "tests" / "conformance", ignore=LEFT_OUT)
    for name in ("tests/conftest.py", "pyproject.toml"):
        shutil.copy(REPOSITORY / name, place / name)
    run(place, *NOCTURNE, "new-game", "embers")
    return place


def run(place: Path, *args: str) -> subprocess.CompletedProcess[str]:
    """Run Python on a copy of the sources."""
    paths = os.pathsep.join([str(place / "src"), str(place)])
    known = {**os.environ, "PYTHONPATH": paths, "NOCTURNE_CACHE": str(place / "cache")}
    done = subprocess.run([sys.executable, *args], cwd=place, env=known, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done


def test_a_new_game_has_the_rooms_of_the_template(repository: Path) -> None:
    game = repository / "src" / "nocturne" / "games" / "embers"
    template = PACKAGE / "games" / "lanterns"
    rooms = {path.name for path in game.glob("*.py")}
    assert rooms <= {path.name for path in template.glob("*.py")}
    assert rooms >= {"game.py", "model.py", "events.py", "rules.py", "words.py", "pack.py", "views.py"}


def test_a_new_game_keeps_its_rules_and_what_every_game_promises(repository: Path) -> None:
    run(repository, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/embers")


def test_the_pack_of_a_new_game_is_right_and_has_texts(repository: Path) -> None:
    run(repository, *NOCTURNE, "pack", "check", "embers")
    said = run(repository, *NOCTURNE, "pack", "text", "embers").stdout
    assert "A player scores 2 points." in said
    assert "⟨" not in said


def test_the_sources_of_a_new_game_are_formatted_and_typed(repository: Path) -> None:
    places = ["src/nocturne/games/embers", "tests/games/embers"]
    run(repository, "-m", "ruff", "check", "-q", *places)
    run(repository, "-m", "ruff", "format", "-q", "--check", *places)
    run(repository, "-m", "mypy", "-p", "nocturne.games.embers")


@pytest.mark.parametrize("name", ["", "Embers", "two words", "a", "class", "x" * 40, "../embers", "em-bers", "9lives"])
def test_a_name_that_no_module_could_have_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="cannot be the name of a game"):
        new_game(name, tmp_path / "src" / "nocturne")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_there_is_not_written_again(name: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=f'There is a game "{name}" already'):
        new_game(name, tmp_path / "src" / "nocturne")


def test_nothing_is_written_over(tmp_path: Path) -> None:
    package = tmp_path / "src" / "nocturne"
    (package / "rules").mkdir(parents=True)
    (package / "rules" / "embers.jsonl").write_text("mine")
    with pytest.raises(UsageError, match="is there already: nothing was written"):
        new_game("embers", package)
    assert [path.name for path in package.rglob("*") if path.is_file()] == ["embers.jsonl"]


def test_rule_ids_of_a_new_game_begin_as_those_of_no_other() -> None:
    assert prefix_of("lanes") == "LA"
    assert prefix_of("lnx") == "LX"
