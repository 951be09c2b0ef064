"""The program on its way to a browser: its own modules, the few libraries that they need, and the packs compiled.

The server packs it from what it runs itself, so that a table on a device is played by the same rules. What is written
in C comes separately, made for the browser (`locks/offline.txt`, `tools/offline.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from msgspec import Struct

from nocturne.games import GAMES, find
from nocturne.i18n import languages
from nocturne.packs import PackGame, load, shipped

LEFT_OUT = frozenset(
    {
        *("lab", "research", "skeleton", "static", "terminal", "writing", "__pycache__"),
        *("cli.py", "cli_lab.py", "cli_pack.py", "cli_store.py"),
        *("train.py", "train_dreams.py", "measure.py", "calibration.py"),
    }
)
"""Parts of ours that no table needs: clients, laboratories, commands."""
LIBRARIES = ("attr", "attrs", "babel", "fluent", "pytz", "structlog", "typing_extensions", "yaml")
CACHE = "cache"
"""The folder of the compiled packs."""
THEIRS = frozenset({"zoneinfo", "messages", "locale-data", "__pycache__", "tests"})
"""Folders of libraries that are not needed, but for what is named beside them."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)


class Program(Struct, frozen=True):
    """The program as one file."""

    version: str
    data: bytes


_lock = Lock()
_packed: list[Program] = []


def program() -> Program:
    """The program of this process, packed once. Takes a second or two: not for a loop that serves."""
    with _lock:
        if not _packed:
            _packed.append(_pack())
        return _packed[0]


def _pack() -> Program:
    buffer = BytesIO()
    with ZipFile(buffer, "w", ZIP_DEFLATED, compresslevel=9) as whole:
        for name, data in sorted([*_own(), *_libraries(), *_compiled()]):
            entry = ZipInfo(name, LONG_AGO)  # the same parts give the same bytes
            entry.compress_type = ZIP_DEFLATED
            whole.writestr(entry, data)
    data = buffer.getvalue()
    return Program(sha256(data).hexdigest()[:16], data)


def _own() -> Iterator[tuple[str, bytes]]:
    home = _home("nocturne")
    for path in home.rglob("*"):
        parts = path.relative_to(home.parent).parts
        if path.is_file() and not LEFT_OUT & set(parts):
            yield "/".join(parts), path.read_bytes()


def _libraries() -> Iterator[tuple[str, bytes]]:
    for library in LIBRARIES:
        home = _home(library)
        for path in home.rglob("*.py") if home.is_dir() else [home]:
            parts = path.relative_to(home.parent).parts
            if not THEIRS & set(parts):
                yield "/".join(parts), path.read_bytes()
    home = _home("babel")
    for name in ("global.dat", *[f"locale-data/{language}.dat" for language in ("root", *languages())]):
        if (home / name).is_file():
            yield f"babel/{name}", (home / name).read_bytes()


def _home(name: str) -> Path:
    """The folder of a package, or the file of a module."""
    spec = find_spec(name)
    assert spec is not None, f"{name} is one of our dependencies"
    places = spec.submodule_search_locations
    return Path(next(iter(places)) if places else spec.origin or "")


def _compiled() -> Iterator[tuple[str, bytes]]:
    """The packs that come with the program, as the cache keeps them: without a parser in C they take long to read."""
    with TemporaryDirectory() as folder:
        for game in map(find, GAMES):
            if isinstance(game, PackGame):
                load(shipped(game.id), game.language, cache=Path(folder))
        for path in Path(folder).iterdir():
            yield f"{CACHE}/{path.name}", path.read_bytes()
