"""What a pack is once it is read: its manifest, its records, its texts and its hash."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec import Struct

from nocturne.effects.language import Language
from nocturne.effects.records import Compiled


class PackManifest(Struct, frozen=True):
    """What a pack says of itself."""

    id: str
    version: int
    game: str
    title: str
    language: str = "en"  # the language of the names and flavour texts that stand in the records
    requires: tuple[str, ...] = ()  # the packs that this one is laid over
    overrides: tuple[str, ...] = ()  # records of those packs that this one replaces
    continues: tuple[str, ...] = ()  # hashes of earlier contents of this pack whose games go on with this one


class Texts(Struct, frozen=True):
    """What is written by hand, in one language: names and flavour by record, stories by key. Stories are spoilers."""

    names: dict[str, str] = {}
    flavour: dict[str, str] = {}
    stories: dict[str, str] = {}


NO_TEXTS = Texts()


class Records(Mapping[str, Compiled]):
    """The records of a pack by their address, decoded when they are first asked for."""

    __slots__ = ("_language", "_raw", "_ready")

    def __init__(self, language: Language, raw: Mapping[str, bytes | msgspec.Raw]) -> None:
        self._language = language
        self._raw = raw
        self._ready: dict[str, Compiled] = {}

    def __getitem__(self, key: str) -> Compiled:
        compiled = self._ready.get(key)
        if compiled is None:
            compiled = self._ready[key] = self._language.decode(self._raw[key])
        return compiled

    def __iter__(self) -> Iterator[str]:
        return iter(self._raw)

    def __len__(self) -> int:
        return len(self._raw)


class Stored(Struct, frozen=True, array_like=True):
    """A pack as it is kept in the cache."""

    manifest: PackManifest
    hash: str
    records: dict[str, msgspec.Raw]
    texts: dict[str, Texts]


class Pack:
    """A pack that has been read and found right. Nothing in it changes."""

    __slots__ = ("files", "hash", "language", "manifest", "records", "texts")

    def __init__(
        self,
        manifest: PackManifest,
        content_hash: str,
        records: Mapping[str, Compiled],
        texts: Mapping[str, Texts],
        language: Language,
        files: Mapping[str, bytes],
    ) -> None:
        self.manifest = manifest
        self.hash = content_hash
        self.records = records
        self.texts = MappingProxyType(dict(texts))
        self.language = language
        self.files = files  # what it was read from, to be kept with games that are played with it

    def __repr__(self) -> str:
        return f"<Pack {self.manifest.id} {self.manifest.version}: {len(self.records)} records, {self.hash[:8]}>"


def content_hash(manifest: PackManifest, plain: Mapping[str, Any]) -> str:
    """The hash of what a pack does: its logic, whatever the order of files and keys, spaces and comments.

    Names and stories are not in it, so that correcting or translating them leaves old games playable.
    """
    from hashlib import blake2b  # noqa: PLC0415 -- only when a pack is read from its files

    head = [manifest.id, manifest.version, manifest.game, sorted(manifest.requires), sorted(manifest.overrides)]
    data = msgspec.msgpack.encode([head, plain], order="deterministic")
    return blake2b(data, digest_size=16).hexdigest()
