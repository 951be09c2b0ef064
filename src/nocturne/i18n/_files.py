"""Where catalogues are: a folder a language, in this package and in the folders that NOCTURNE_LANGUAGES names.

A language is nothing but files: `<folder>/<language>/<name>.ftl`, with as many of the English catalogues as there are.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

VARIABLE = "NOCTURNE_LANGUAGES"
"""The environment variable that names further folders; several are separated as in PATH."""

WISHES = ("NOCTURNE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that say which language somebody reads; the first that is set counts."""

SOURCE = "en"
"""The language that every message has; the others fall back to it."""


def folders() -> tuple[Traversable, ...]:
    """Where languages are looked for: here, then in folders of one's own, which may add to those that are here."""
    own = [Path(place) for place in os.environ.get(VARIABLE, "").split(os.pathsep) if place]
    return (resources.files("nocturne.i18n"), *[folder for folder in own if folder.is_dir()])


def languages() -> tuple[str, ...]:
    """The languages that have catalogues, English first.

    >>> languages()
    ('en',)
    """
    known = {
        place.name
        for folder in folders()
        for place in folder.iterdir()
        if place.is_dir() and any(file.name.endswith(".ftl") for file in place.iterdir())
    }
    return (SOURCE, *sorted(known - {SOURCE}))


def fallbacks(language: str) -> tuple[str, ...]:
    """Where words are looked for, in order: `fr-CA`, then `fr`, then English."""
    parts = language.split("-")
    narrower = ["-".join(parts[:size]) for size in range(len(parts), 0, -1)]
    return tuple(dict.fromkeys([*narrower, SOURCE]))


def nearest(wanted: str) -> str:
    """The language with catalogues that comes nearest to one asked for, by anybody: English where none does.

    >>> nearest("en-GB"), nearest("../etc")
    ('en', 'en')
    """
    known = languages()
    return next(language for language in fallbacks(wanted) if language in known)


def preferred(environment: Mapping[str, str] | None = None) -> str:
    """The language of whoever runs a command: NOCTURNE_LANGUAGE, else that of the system.

    >>> preferred({"LANG": "C.UTF-8"})
    'en'
    """
    given = os.environ if environment is None else environment
    wanted = next((given[name] for name in WISHES if given.get(name)), SOURCE)
    return nearest(wanted.partition(".")[0].replace("_", "-"))


def catalogues(language: str, names: tuple[str, ...]) -> Iterator[str]:
    """The catalogues of one language by name, as far as they are there."""
    if language in languages():  # what people ask for is no path
        for name in names:
            for folder in folders():
                file = folder / language / f"{name}.ftl"
                if file.is_file():
                    yield file.read_text(encoding="utf-8")


def names_ending(end: str) -> tuple[str, ...]:
    """The names of the English catalogues that end so: every game may bring one."""
    files = [file.name.removesuffix(".ftl") for file in (resources.files("nocturne.i18n") / SOURCE).iterdir()]
    return tuple(sorted([name for name in files if name.endswith(end)]))
