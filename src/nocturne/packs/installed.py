"""Packs of one's own at the table: found in the folders that NOCTURNE_PACKS names, chosen by id when a game is set up.

A game offers the choice as one more finite option, `pack`: the id of the topmost pack, which brings along the packs it
requires. The id stands in the header of a save, and the hash of all its layers beside it, so that a save is opened
with the same content or not at all. Where nobody has installed a pack, there is no such option.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from msgspec import Struct

from nocturne.effects.language import Language
from nocturne.effects.problems import PackError
from nocturne.kernel import Setting, UsageError, suggest
from nocturne.kernel.source import SourceError, read
from nocturne.kernel.text import Text
from nocturne.packs.cache import load
from nocturne.packs.library import Library, library
from nocturne.packs.model import Pack
from nocturne.packs.reader import MANIFEST
from nocturne.packs.sources import all_shipped, shipped

VARIABLE = "NOCTURNE_PACKS"
"""The environment variable that names the folders with packs; several are separated as in PATH."""

OPTION = "pack"


class Head(Struct, frozen=True):
    """What a manifest says first: which pack it is, for which game, and what it needs."""

    id: str
    game: str
    requires: tuple[str, ...] = ()
    title: str = ""


def head(folder: Traversable) -> Head:
    """The beginning of a manifest, before anything else is read; `UsageError` where it cannot be."""
    file = folder / MANIFEST
    if not file.is_file():
        raise UsageError(Text.of("pack-no-manifest-here", folder=str(folder)))
    try:
        values = read(file.read_bytes(), MANIFEST).plain()
    except SourceError as fault:
        raise UsageError(fault.text) from None
    values = values if isinstance(values, dict) else {}
    if not isinstance(values.get("game"), str):
        raise UsageError(Text.of("pack-no-game"))
    needs = values.get("requires", [])
    listed = [need for need in (needs if isinstance(needs, list) else [needs]) if isinstance(need, str)]
    return Head(str(values.get("id", "")), values["game"], tuple(listed), str(values.get("title", "")))


def opened(folder: Traversable, language: Language) -> Library:
    """A pack with those it needs, each read over those before it; `PackError` with every problem."""
    below = packs_below(folder, language, head(folder).requires)
    return library(*below, load(folder, language, below))


def packs_below(folder: Traversable, language: Language, needs: tuple[str, ...]) -> tuple[Pack, ...]:
    """The packs that a pack needs: found beside it, among the installed ones, or among those of the program."""
    packs: list[Pack] = []
    for place in _below(folder, language.game, needs):
        packs.append(load(place, language, tuple(packs)))
    return tuple(packs)


def _below(folder: Traversable, game: str, needs: tuple[str, ...]) -> list[Traversable]:
    own, folders = installed(game), list[Traversable]()
    for name in needs:
        beside = folder.parent / name if isinstance(folder, Path) else None
        folders.append(
            beside if beside is not None and beside.is_dir() else own[name] if name in own else shipped(name)
        )
    return folders


def folders_of(game: str, name: str) -> tuple[Traversable, ...]:
    """The folders of a pack and of those it needs, in the order in which they lie over each other."""
    folder = shipped(name) if name == game else installed(game)[name]
    return (*_below(folder, game, head(folder).requires), folder)


def installed(game: str) -> Mapping[str, Path]:
    """The packs that people have installed for a game, by id; `UsageError` where two have one id."""
    return _installed(game, os.environ.get(VARIABLE, ""))


def install(folder: Path) -> str:
    """Let a pack of one's own be found by this process and those it starts; its id."""
    known, name = os.environ.get(VARIABLE, ""), head(folder).id
    places = [place for place in known.split(os.pathsep) if place]
    if not any(Path(place).resolve() == folder.resolve().parent for place in places):
        os.environ[VARIABLE] = os.pathsep.join([str(folder.resolve().parent), *places])
    return name


@lru_cache(64)
def _installed(game: str, places: str) -> dict[str, Path]:
    folders: dict[str, Path] = {}
    for place in [Path(named) for named in places.split(os.pathsep) if named]:
        if not place.is_dir():
            raise UsageError(Text.of("packs-no-folder", variable=VARIABLE, place=str(place)))
        for folder in sorted(place.iterdir()):
            if (folder / MANIFEST).is_file() and (known := head(folder)).game == game:
                if known.id in folders or known.id in all_shipped():
                    other = str(folders[known.id]) if known.id in folders else Text.of("pack-of-program")
                    raise UsageError(Text.of("packs-same-id", id=known.id, folder=str(folder), other=other))
                folders[known.id] = folder
    return folders


# -- the choice when a game is set up


def titles(game: str) -> dict[str, str]:
    """What the packs that people have installed for a game are called, by id."""
    return {name: head(folder).title or name for name, folder in installed(game).items()}


def pack_setting(game: str) -> tuple[Setting, ...]:
    """The option `pack`, for the settings of a game's manifest; nothing where no pack is installed."""
    own = installed(game)
    return (Setting(OPTION, (game, *own), default=game),) if own else ()


def asked_for(game: str, options: Mapping[str, Any]) -> Mapping[str, Any]:
    """The options with which a game is set up, for its `chosen_settings`: what the pack choice needs is put right.

    The game's own pack needs no option; a pack that is not installed is told by name.
    """
    wanted, own = options.get(OPTION, game), installed(game)
    if wanted == game and not own:
        return {name: value for name, value in options.items() if name != OPTION}
    if isinstance(wanted, str) and wanted not in (game, *own):
        hint = suggest(wanted, own) if own else Text.of("packs-where", variable=VARIABLE)
        raise UsageError(Text.of("pack-not-installed", pack=wanted, game=game, hint=hint))
    return options


def records_of(language: Language, name: str) -> Library:
    """The records of a game with the pack chosen, read once; `UsageError` where the pack is not right."""
    return _records(language, name, os.environ.get(VARIABLE, ""))


@lru_cache(16)
def _records(language: Language, name: str, places: str) -> Library:
    folder = shipped(name) if name == language.game else _installed(language.game, places)[name]
    try:
        return opened(folder, language)
    except PackError as fault:
        first, count = fault.problems.told()[0], fault.problems.total
        raise UsageError(Text.of("pack-wrong", pack=name, first=first, count=count)) from None
