"""Imports point one way: a table of who may import what, read from the sources without running them."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

SRC = Path(__file__).resolve().parents[1] / "src"


class Law(NamedTuple):
    """What the modules under one name may import; ``{game}`` stands for the game's own package."""

    who: str
    why: str
    of_ours: tuple[str, ...] | None = None
    """The only names of ours it may import besides its own, or None for all."""
    never: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    """Modules under ``who`` that the law leaves out."""


LAWS = (
    Law("nocturne.kernel", "the kernel knows nothing of ours but itself", of_ours=()),
    Law(
        "nocturne.games.{game}",
        "a game knows the kernel, the effect language, its packs, its rules table and words, and no other game",
        of_ours=("nocturne.kernel", "nocturne.effects", "nocturne.packs", "nocturne.rules", "nocturne.i18n"),
        but=("nocturne.games.{game}.faces",),
    ),
    Law(
        "nocturne.games.{game}.faces",
        "how a game's records look is known to its faces alone, which know its content and the pictures",
        of_ours=(
            "nocturne.games.{game}",
            "nocturne.kernel",
            "nocturne.packs",
            "nocturne.pictures",
            "nocturne.i18n",
        ),
    ),
    Law(
        "nocturne.games",
        "a game knows no clock, no chance of its own, no file, no network and no thread",
        never=(
            *(
                "time",
                "datetime",
                "random",
                "secrets",
                "os",
                "pathlib",
                "io",
                "socket",
                "asyncio",
                "subprocess",
            ),
            *("urllib", "http", "sqlite3", "threading"),
        ),
    ),
    Law(
        "nocturne.effects",
        "the effect language knows the kernel and the words, and no game",
        of_ours=("nocturne.kernel", "nocturne.i18n"),
    ),
    Law(
        "nocturne.pictures",
        "pictures are drawn from faces alone: they know the kernel's errors and nothing else",
        of_ours=("nocturne.kernel",),
    ),
    Law(
        "nocturne.packs",
        "packs know the language they are written in, words and pictures, and no game",
        of_ours=("nocturne.kernel", "nocturne.effects", "nocturne.i18n", "nocturne.pictures"),
    ),
    Law("nocturne.i18n", "the words know the kernel's messages", of_ours=("nocturne.kernel",)),
    Law("nocturne.rules", "the rules tables are data and know nobody", of_ours=()),
    Law(
        "nocturne.store",
        "the store keeps games of any kind: it finds them by name and looks into none",
        of_ours=("nocturne.kernel", "nocturne.games.find"),
    ),
    Law(
        "nocturne.reports",
        "a bug report plays games of any kind again: it finds them by name and looks into none",
        of_ours=("nocturne.kernel", "nocturne.games.find", "nocturne.__version__"),
    ),
    Law(
        "nocturne.bots",
        "a bot sees a game as any client does, through the kernel and its typed view, and has read what is printed",
        of_ours=(
            "nocturne.kernel",
            "nocturne.packs",
            "nocturne.games.alone.screen",
            "nocturne.games.alone.views",
            "nocturne.games.etherfields.game",
            "nocturne.games.etherfields.plan",
            "nocturne.games.etherfields.views",
            "nocturne.games.etherfields.actions",
            "nocturne.games.etherfields.index",
            "nocturne.games.etherfields.pack",
            "nocturne.games.etherfields.land",
            "nocturne.games.etherfields.components",
        ),
        but=("nocturne.bots.planner",),
    ),
    Law(
        "nocturne.bots.planner",
        "the planner tries answers out in imagined worlds: it knows how those of both games and their effects are made",
        of_ours=(
            "nocturne.kernel",
            "nocturne.effects",
            "nocturne.packs",
            "nocturne.bots",
            "nocturne.games.alone",
            "nocturne.games.etherfields",
        ),
        but=(
            "nocturne.bots.planner.train",
            "nocturne.bots.planner.train_dreams",
            "nocturne.bots.planner.measure",
            "nocturne.bots.planner.calibration",
        ),  # commands, which open games
    ),
    Law(
        "nocturne.offline",
        "a device plays as the server does, and knows no database: neither thread, socket nor process of one",
        never=(
            *(
                "sqlalchemy",
                "litestar",
                "uvicorn",
                "httpx",
                "prometheus_client",
                "socket",
                "subprocess",
                "nocturne.terminal",
            ),
            *("nocturne.server.http", "nocturne.server.live", "nocturne.server.app"),
        ),
    ),
    Law(
        "nocturne",
        "only the command and the clients know the clients",
        never=("nocturne.terminal", "nocturne.server"),
        but=(
            "nocturne.cli",
            "nocturne.cli_pack",
            "nocturne.cli_store",
            "nocturne.terminal",
            "nocturne.server",
            "nocturne.offline",
        ),
    ),
)


def under(name: str, *tops: str) -> bool:
    """Tell whether a dotted name is one of the others or lies inside one."""
    return any(name == top or name.startswith(f"{top}.") for top in tops)


def imports_of(module: str, source: str, *, is_package: bool = False) -> Iterator[tuple[int, str]]:
    """Every import of a source, wherever it stands, as line and absolute dotted name."""
    for node in ast.walk(ast.parse(source, filename=module)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = module.split(".")
            base = base[: len(base) - node.level + is_package] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{start}.{alias.name}") for alias in node.names)


def own_name(law: Law, module: str) -> str | None:
    """The part of a module's name that the law speaks of, or None where it does not apply."""
    who = for_game(law.who, module)
    return who if under(module, who) and not under(module, *[for_game(one, module) for one in law.but]) else None


def for_game(name: str, module: str) -> str:
    """A name of a law with the game of a module put in; one that no module has, where it is of no game."""
    parts = module.split(".")
    return name.format(game=parts[2]) if len(parts) > 2 else name


def breaches(module: str, source: str, *, is_package: bool = False) -> list[str]:
    """Every breach of a law in one source, as a sentence with the line to look at."""
    found = []
    for law in LAWS:
        own = own_name(law, module)
        if own is None:
            continue
        for line, name in imports_of(module, source, is_package=is_package):
            ours = None if law.of_ours is None else [for_game(one, module) for one in law.of_ours]
            stranger = ours is not None and under(name, "nocturne") and not under(name, own, *ours)
            if stranger or under(name, *law.never):
                found.append(f"{module}, line {line}, imports {name}: {law.why}")
    return found


def modules() -> Iterator[tuple[str, Path]]:
    """Each module of the package by its dotted name."""
    for path in sorted((SRC / "nocturne").rglob("*.py")):
        parts = path.relative_to(SRC).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def test_every_import_points_the_allowed_way() -> None:
    found = [
        breach
        for module, path in modules()
        for breach in breaches(module, path.read_text(encoding="utf-8"), is_package=path.stem == "__init__")
    ]
    assert not found, "\n".join(found)


def test_the_table_speaks_of_modules_that_are_there() -> None:
    assert "nocturne" in dict(modules())


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("nocturne.kernel.table", "import nocturne.games.alone"),
        ("nocturne.kernel.table", "from nocturne import i18n"),
        ("nocturne.kernel.table", "from ..effects import parse"),
        ("nocturne.kernel", "import nocturne"),
        ("nocturne.kernel.table", "def late():\n    from nocturne.store import save"),
        ("nocturne.games.alone.rules.move", "from nocturne.games.etherfields import model"),
        ("nocturne.games.alone.rules.move", "from nocturne.games import etherfields"),
        ("nocturne.games.alone.model", "from nocturne.store import save"),
        ("nocturne.games.alone.model", "import os.path"),
        ("nocturne.games.alone.model", "from random import choice"),
        ("nocturne.games.alone.model", "import sys, time"),
        ("nocturne.games", "from pathlib import Path"),
        ("nocturne.effects.parse", "from nocturne.games.alone import model"),
        ("nocturne.effects.parse", "from nocturne.rules import table"),
        ("nocturne.games.alone.rules.move", "from nocturne.pictures import CardFace"),
        ("nocturne.games.alone.faces", "from nocturne.games.etherfields import model"),
        ("nocturne.pictures.cards", "from nocturne.packs import Library"),
        ("nocturne.packs.commands", "from nocturne.games import GAMES"),
        ("nocturne.packs.library", "from nocturne.store import Store"),
        ("nocturne.i18n._say", "from nocturne.effects import words"),
        ("nocturne.rules._table", "from nocturne.kernel import Text"),
        ("nocturne.store._log", "from nocturne.games.lanterns import game"),
        ("nocturne.reports", "from nocturne.store import Store"),
        ("nocturne.bots.random_bot", "from nocturne.games import find"),
        ("nocturne.bots.planner.tree", "from nocturne.games.lanterns import model"),
        ("nocturne.bots.alone.hero", "from nocturne.games.alone import imagined"),
        ("nocturne.lab.balance", "from nocturne import terminal"),
        ("nocturne.store.sqlite", "import nocturne.server.seats"),
    ],
)
def test_a_forbidden_import_is_found(module: str, source: str) -> None:
    assert len(breaches(module, source)) >= 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        (
            "nocturne.kernel.table",
            "import os, random\nfrom nocturne.kernel.log import Log\nfrom .log import Log",
        ),
        (
            "nocturne.games.alone.rules.move",
            "from nocturne.games.alone.model import Hero\nimport enum, msgspec",
        ),
        ("nocturne.games.alone.game", "from nocturne import kernel, effects, rules, i18n"),
        ("nocturne.games", "from nocturne.games import alone, etherfields"),
        (
            "nocturne.games.alone.faces",
            "from nocturne.pictures import CardFace\nfrom nocturne.games.alone import content",
        ),
        (
            "nocturne.packs.faces",
            "from nocturne.pictures import CardFace\nfrom nocturne.effects.words import rules_text",
        ),
        ("nocturne.store._log", "from nocturne.games import find"),
        ("nocturne.effects.parse", "from nocturne.kernel import Step\nfrom nocturne.i18n import words"),
        ("nocturne.cli", "from nocturne.terminal import table\nimport nocturne.server"),
        ("nocturne.terminal.table", "from nocturne.games import alone\nimport time"),
        ("nocturne.games.alone.timeline", "from nocturne.games.alone.iodine import random_walk"),
    ],
)
def test_an_allowed_import_passes(module: str, source: str) -> None:
    assert breaches(module, source) == []


def test_a_relative_import_in_a_package_starts_at_the_package_itself() -> None:
    assert breaches("nocturne.kernel", "from .log import Log", is_package=True) == []
    assert breaches("nocturne.kernel", "from ..games import alone", is_package=True) == [
        "nocturne.kernel, line 1, imports nocturne.games.alone: the kernel knows nothing of ours but itself"
    ]
