"""The set-up keeps its promises: no address in a lock, commands that run, a reason for every exception."""

import io
import json
import os
import re
import tokenize
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
NOT_OURS = {".git", ".venv", ".cache", "node_modules", "build", "dist", "static", "__pycache__"}
LOCK_NAME = re.compile(r"(^|[-._]|py)lock([-._]|file|$)")
SWITCH_OFF = re.compile(r"#\s*(noqa|type:\s*ignore|pragma:)")
WITH_REASON = re.compile(
    r"#\s*(noqa:\s*[A-Z]+\d+(,\s*[A-Z]+\d+)*|type:\s*ignore\[[\w, -]+\]|pragma:\s*no \w+)"
    r"[\s:#–-]+\w+"
)


def our_files(folder: Path) -> Iterator[Path]:
    """Every file of the project, without what the set-up or the tools made."""
    for path in sorted(folder.iterdir()):
        if path.name in NOT_OURS or path.name.endswith("_cache"):
            continue
        if path.is_dir():
            yield from our_files(path)
        else:
            yield path


def lock_files() -> list[Path]:
    """The lock files of every tool, by folder or by name."""
    return [path for path in our_files(ROOT) if path.parent.name == "locks" or LOCK_NAME.search(path.name)]


def addresses_in(text: str, *, is_json: bool) -> list[str]:
    """Every line, or JSON string outside a funding entry, that holds an address."""
    words = list(strings_of(json.loads(text))) if is_json else text.splitlines()
    return [word for word in words if "://" in word]


def strings_of(node: object) -> Iterator[str]:
    """All strings of a JSON document but those of package authors' funding links."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key != "funding":
                yield from (key, *strings_of(value))
    elif isinstance(node, list):
        for value in node:
            yield from strings_of(value)
    elif isinstance(node, str):
        yield node


def unexplained(source: str) -> list[str]:
    """Comments that switch a check off without saying why."""
    comments = [
        token.string
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    ]
    return [comment for comment in comments if SWITCH_OFF.match(comment) and not WITH_REASON.match(comment)]


def test_the_locks_are_there() -> None:
    assert {"requirements.txt", "research.txt", "build.txt", "bootstrap.txt"} <= {path.name for path in lock_files()}


@pytest.mark.parametrize("path", lock_files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_lock_names_no_address(path: Path) -> None:
    found = addresses_in(path.read_text(encoding="utf-8"), is_json=path.suffix == ".json")
    assert not found, f"{path} names addresses; renew it with: python3 go.py lock"


@pytest.mark.parametrize("path", sorted((ROOT / "locks").glob("*.txt")), ids=lambda path: path.name)
def test_every_locked_package_has_a_hash(path: Path) -> None:
    entries = path.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    assert entries
    assert all("==" in entry and "--hash=sha256:" in entry for entry in entries)


def test_the_address_check_bites() -> None:
    npm = '{"a": {"resolved": "https://somewhere/a.tgz", "funding": {"url": "https://author/"}}}'
    assert addresses_in(npm, is_json=True) == ["https://somewhere/a.tgz"]
    assert addresses_in("--index-url https://somewhere/\na==1\n", is_json=False)


@pytest.mark.parametrize("name", ["uv.lock", "pylock.toml", "package-lock.json", "pnpm-lock.yaml", "lockfile"])
def test_a_lock_is_known_by_its_name(name: str) -> None:
    assert LOCK_NAME.search(name)


@pytest.mark.parametrize("name", ["clock.py", "blocked.svg", "unlock.yaml", "locked_door.py"])
def test_a_door_or_a_clock_is_no_lock_file(name: str) -> None:
    assert not LOCK_NAME.search(name)


@pytest.mark.parametrize("name", ["play", "test", ".ci/run"])
@pytest.mark.skipif(os.name == "nt", reason="Windows has no executable bit")
def test_a_command_is_executable(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK), f"chmod +x {name}"


def test_continuous_integration_runs_the_same_command_as_everybody() -> None:
    lines = (ROOT / ".ci/run").read_text(encoding="utf-8").splitlines()
    assert "exec ./test" in lines


def test_every_rule_switched_off_for_ruff_has_its_reason_on_its_line() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    lint = tomllib.loads(text)["tool"]["ruff"]["lint"]
    switched_off = [*lint["ignore"], *(code for codes in lint["per-file-ignores"].values() for code in codes)]
    explained = re.findall(r'^    "([A-Z]+\d*)",  # \w.{8,}$', text, flags=re.MULTILINE)
    assert sorted(switched_off) == sorted(explained)


@pytest.mark.parametrize("folder", ["src", "tests", "bench"])
def test_every_check_switched_off_in_the_code_has_its_reason_on_its_line(folder: str) -> None:
    sources = [path for path in our_files(ROOT / folder) if path.suffix == ".py"]
    found = {str(path): bad for path in sources if (bad := unexplained(path.read_text(encoding="utf-8")))}
    assert not found, "say why on the same line, as in:  # noqa: S311  dice need no secrecy"


def test_the_reason_check_bites() -> None:
    assert unexplained("x = 1  # noqa\n")
    assert unexplained("x = 1  # noqa: S311\n")
    assert unexplained("x = 1  # type: ignore[arg-type]\n")
    assert not unexplained("x = 1  # noqa: S311, E501  dice need no secrecy\n")
    assert not unexplained("x = 1  # type: ignore[arg-type]  # the stub is wrong\n")


def test_the_types_of_the_page_are_those_of_the_server_and_of_the_games() -> None:
    from tools.protocol_types import files  # noqa: PLC0415  it imports every game

    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path} is old: run python -m tools.protocol_types"
