"""The program as it goes to a browser."""

from __future__ import annotations

import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from nocturne.offline.program import CACHE, program

WITHOUT = ("sqlalchemy", "litestar", "httpx", "prometheus_client", "uvicorn", "websockets", "cyclopts")
"""What a browser does not have: none of it may be needed at a table."""
PLAY = """
import sys
for name in {without!r}:
    sys.modules[name] = None
sys.path[:0] = [{place!r}]
sys.path = [path for path in sys.path if not path.endswith("/src")]
import msgspec, yaml
assert yaml.__file__.startswith({place!r}), yaml.__file__
assert not hasattr(yaml, "CSafeLoader")
import nocturne
assert nocturne.__file__.startswith({place!r}), nocturne.__file__
import nocturne.offline.device
for game in ("alone", "etherfields", "lanterns"):
    print(game, len(nocturne.new(game, players=2).open))
"""


def test_the_program_plays_without_what_only_a_server_has(tmp_path: Path) -> None:
    with ZipFile(BytesIO(program().data)) as packed:
        packed.extractall(tmp_path)
    (tmp_path / "_yaml").mkdir()  # no parser in C, as in a browser
    (tmp_path / "_yaml/__init__.py").write_text("raise ImportError")
    (tmp_path / "yaml/cyaml.py").write_text("raise ImportError")
    code = PLAY.format(without=WITHOUT, place=str(tmp_path))
    environment = {**os.environ, "NOCTURNE_CACHE": str(tmp_path / CACHE), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["alone", "etherfields", "lanterns"]
    assert len(list((tmp_path / CACHE).iterdir())) == 3, "every pack was found compiled"


def test_the_program_is_small_and_holds_nothing_that_no_table_needs() -> None:
    packed = program()
    assert len(packed.data) < 2_000_000
    with ZipFile(BytesIO(packed.data)) as whole:
        names = whole.namelist()
    assert not [name for name in names if "/lab/" in name or "/static/" in name or "/terminal/" in name]
    assert packed is program()


def test_what_is_written_in_c_is_the_same_version_on_a_device() -> None:
    root = Path(__file__).resolve().parents[2]
    ours, theirs = [
        next(
            line.split()[0] for line in (root / "locks" / name).read_text().splitlines() if line.startswith("msgspec==")
        )
        for name in ("requirements.txt", "offline.txt")
    ]
    assert ours == theirs
