"""Reading a pack from its files: everything that is wrong with it, at once."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any

from msgspec import Raw
from msgspec.msgpack import encode

from nocturne.effects.check import check_calls, check_references
from nocturne.effects.language import Language
from nocturne.effects.parse import Parser
from nocturne.effects.problems import PackError, Problems
from nocturne.effects.records import PICTURED, Compiled
from nocturne.effects.values import is_id, shown
from nocturne.kernel import suggest
from nocturne.kernel.source import Node, Place, SourceError, expected, read
from nocturne.kernel.text import Text
from nocturne.packs.library import Library
from nocturne.packs.model import Pack, PackManifest, content_hash
from nocturne.packs.sources import Files
from nocturne.packs.texts import TextReader

MANIFEST = "manifest.yaml"
HASH = re.compile(r"[0-9a-f]{32}\Z")
MAX_RECORDS = 20_000
BESIDE = ("name", "flavour", *PICTURED)
"""Keys of a record that say nothing of what it does: they are not in the hash."""


class Reading:
    """A pack being read: the parser with all it found, and what the checks need to know."""

    def __init__(self, files: Files, language: Language, below: tuple[Pack, ...] = ()) -> None:
        self.files = files
        self.language = language
        self.below = below
        self.problems = Problems()
        self.parser = Parser(language, self.problems)
        self.manifest: PackManifest | None = None
        self.records: dict[str, Compiled] = {}
        self.plain: dict[str, Raw] = {}  # what each record says, as bytes: the hash is made of it
        self.texts = TextReader(self.problems)
        self.known: dict[str, object] = {key: None for pack in below for key in pack.records}

    def read(self) -> None:
        """Read the manifest, the records and the texts, then check what they say of each other."""
        with rested():
            self.manifest = self._manifest()
            for path in sorted(self.files):
                if path == MANIFEST:
                    continue
                node = self._node(path)
                if node is not None and path.startswith("texts/"):
                    self.texts.read(path, node)
                elif node is not None:
                    self._records(node)
            self.known |= self.plain
            language = self.manifest.language if self.manifest else "en"
            self.texts.take(language, self.parser.texts)
            self._overrides()
            check_references(self.parser, self.known)
            check_emblems(self.parser)
            check_calls(self.parser, self._all())

    def _all(self) -> Mapping[str, Compiled]:
        whole: dict[str, Compiled] = {}
        for pack in self.below:
            whole |= {key: pack.records[key] for key in pack.records if key.startswith("script/")}
        return whole | self.records

    def check_own(self) -> None:
        """What the game itself finds wrong with the pack and those below it: what its rules cannot carry out."""
        whole = Library((*self.below, self.pack()))
        for own in self.language.checks:
            for key, path, text in own(whole):
                kind, _, name = key.partition("/")
                place = self.parser.places.get(key, Place(MANIFEST, 1, 1))
                self.problems.add(place, f'{kind} "{name}"', path, text)

    def pack(self) -> Pack:
        """The pack; `PackError` with every problem where something is wrong."""
        if self.problems or self.manifest is None:
            raise PackError(self.problems)
        hash_of_content = content_hash(self.manifest, self.plain)
        return Pack(
            self.manifest, hash_of_content, MappingProxyType(self.records), self.texts.done(), self.language, self.files
        )

    def add(self, place: Place, text: Text | str, path: str = "") -> None:
        """Keep a problem of the pack itself."""
        self.problems.add(place, "", path, text)

    def _node(self, path: str) -> Node | None:
        if not path.endswith(".yaml"):
            self.add(Place(path, 1, 1), Text.of("pack-file-kind"))
            return None
        try:
            return read(self.files[path], path)
        except SourceError as fault:
            self.add(fault.place, fault.problem)
            return None

    def _records(self, node: Node) -> None:
        if not isinstance(node.value, list):
            self.add(node.place, Text.of("pack-records-form", kind=node.kind))
            return
        for item in node.value:
            if len(self.plain) >= MAX_RECORDS:
                self.add(item.place, Text.of("pack-records-many", most=MAX_RECORDS))
                return
            compiled = self.parser.record(item)
            key = self.parser.key
            if key and key in self.plain:
                first = self.parser.places[key]
                kind, _, name = key.partition("/")
                self.problems.add(item.place, f'{kind} "{shown(name)}"', "", Text.of("pack-id-twice", first=str(first)))
            elif key:
                logic = {k: n.plain() for k, n in item.value.items() if k not in BESIDE}
                self.plain[key] = Raw(encode(logic, order="deterministic"))
            if compiled is not None:
                self.records[key] = compiled

    def _overrides(self) -> None:
        """A record may replace one of a pack below only where the manifest says so."""
        listed = self.manifest.overrides if self.manifest else ()
        below = {key: pack.manifest.id for pack in self.below for key in pack.records}
        for key in self.plain:
            if key in below and key not in listed:
                text = Text.of("pack-not-overridden", pack=below[key], key=key)
                kind, _, name = key.partition("/")
                self.problems.add(self.parser.places[key], f'{kind} "{name}"', "", text)
        for key in listed:
            if key not in below or key not in self.plain:
                where = "below" if key not in below else "here"
                told = Text.of("pack-nothing-replaced", key=shown(key), where=where)
                self.add(Place(MANIFEST, 1, 1), told, "overrides")

    # -- the manifest

    def _manifest(self) -> PackManifest | None:
        if MANIFEST not in self.files:
            self.add(Place(MANIFEST, 1, 1), Text.of("pack-no-manifest"))
            return None
        node = self._node(MANIFEST)
        if node is None:
            return None
        if not isinstance(node.value, dict):
            self.add(node.place, Text.of("pack-manifest-form", kind=node.kind))
            return None
        before = self.problems.total
        values = {key: self._entry(node, key, kind) for key, kind in ENTRIES.items() if key in node.value}
        for key in node.value:
            if key not in ENTRIES:
                self.add(node.keys[key], Text.of("pack-manifest-unknown", key=shown(key), hint=suggest(key, ENTRIES)))
        for key in ("id", "version", "game", "title"):
            if key not in node.value:
                self.add(node.place, Text.of("pack-manifest-lacks", key=key))
        if self.problems.total == before:
            self._check_manifest(node, values)
        return PackManifest(**values) if self.problems.total == before else None

    def _entry(self, node: Node, key: str, kind: type) -> Any:  # noqa: ANN401 -- of that kind
        value = node.value[key]
        if kind is tuple:
            items = value.value if isinstance(value.value, list) else [value]
            if all(isinstance(item.value, str) for item in items):
                return tuple([item.value for item in items])
            self.add(value.place, Text.of("pack-names-expected"), key)
        elif type(value.value) is kind:
            return value.value
        else:
            self.add(value.place, expected(kind, value), key)
        return None

    def _check_manifest(self, node: Node, values: dict[str, Any]) -> None:
        if not is_id(values["id"]):
            self.add(node.value["id"].place, Text.of("pack-id-form"), "id")
        if values["version"] < 1:
            self.add(node.value["version"].place, Text.of("pack-version-form"), "version")
        if values["game"] != self.language.game:
            text = Text.of("pack-other-game", other=shown(values["game"]), game=self.language.game)
            self.add(node.value["game"].place, text, "game")
        for listed in values.get("continues", ()):
            if not HASH.match(listed):
                text = Text.of("pack-no-hash", hash=shown(listed))
                self.add(node.value["continues"].place, text, "continues")
        under = {pack.manifest.id for pack in self.below}
        for name in values.get("requires", ()):
            if name not in under:
                self.add(node.value["requires"].place, Text.of("pack-needed", pack=shown(name)), "requires")


ENTRIES: dict[str, type] = {
    "id": str, "version": int, "game": str, "title": str, "language": str, "requires": tuple, "overrides": tuple,
    "continues": tuple,
}  # fmt: skip


def check_emblems(parser: Parser) -> None:
    """Everything that a record shows must be something that pictures can draw."""
    if not parser.emblems:
        return
    from nocturne.pictures.emblems import EMBLEMS  # noqa: PLC0415 -- only when a pack is read from its files

    for shows in parser.emblems:
        if shows.id not in EMBLEMS:
            text = Text.of("pack-no-emblem", name=shown(shows.id), hint=suggest(shows.id, EMBLEMS))
            parser.problems.add(shows.place, shows.label, shows.path, text)


@contextmanager
def rested() -> Iterator[None]:
    """Switch the garbage collector off while reading: that makes many small objects and no garbage."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def read_pack(files: Files, language: Language, below: tuple[Pack, ...] = ()) -> Pack:
    """Read a pack from its files, over the packs it needs; `PackError` tells every problem."""
    reading = Reading(files, language, below)
    reading.read()
    if not reading.problems:
        reading.check_own()
    return reading.pack()
