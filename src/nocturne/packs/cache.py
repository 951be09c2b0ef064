"""The compiled cache: a pack that has been read once is read in milliseconds the next time.

A cache file is trusted only when it was made from the very same files, for the very same language, and is whole.
Anything else is ignored and made anew.
"""

from __future__ import annotations

import contextlib
import os
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from nocturne.effects.language import Language
from nocturne.packs.model import Pack, Records, Stored
from nocturne.packs.reader import read_pack
from nocturne.packs.sources import Files, files_in

DIGEST = 20
MAGIC = b"NOCPACK1"

_DECODER = msgspec.msgpack.Decoder(Stored)


def load(folder: Traversable, language: Language, below: tuple[Pack, ...] = (), *, cache: Path | None = None) -> Pack:
    """Read a pack from its folder, or from the cache where that holds the same files compiled.

    The cache folder is `cache`, or the one that NOCTURNE_CACHE names; without either there is none.
    """
    files = files_in(folder)
    place = cache or (Path(os.environ["NOCTURNE_CACHE"]) if os.environ.get("NOCTURNE_CACHE") else None)
    if place is None:
        return read_pack(files, language, below)
    made_of = fingerprint(files, language, below)
    path = place / f"{made_of}.pack"
    kept = _kept(path, language, files)
    if kept is not None:
        return kept
    pack = read_pack(files, language, below)
    _keep(path, pack)
    return pack


def fingerprint(files: Files, language: Language, below: tuple[Pack, ...]) -> str:
    """The hash of everything a compiled pack depends on: its files byte for byte, the language, the packs below."""
    whole = blake2b(language.fingerprint.encode(), digest_size=DIGEST)
    for pack in below:
        whole.update(pack.hash.encode())
    for name in sorted(files):
        whole.update(f"\0{name}\0{len(files[name])}\0".encode())
        whole.update(files[name])
    return whole.hexdigest()


def _kept(path: Path, language: Language, files: Files) -> Pack | None:
    """The pack from a cache file; None where there is none, or it is damaged."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    head = len(MAGIC) + DIGEST
    if data[: len(MAGIC)] != MAGIC or blake2b(data[head:], digest_size=DIGEST).digest() != data[len(MAGIC) : head]:
        return None
    try:
        stored = _DECODER.decode(data[head:])
    except msgspec.MsgspecError:
        return None
    return Pack(stored.manifest, stored.hash, Records(language, stored.records), stored.texts, language, files)


def _keep(path: Path, pack: Pack) -> None:
    """Write a cache file whole or not at all; a cache that cannot be written is no fault."""
    records = {key: msgspec.Raw(pack.language.encode(record)) for key, record in pack.records.items()}
    data = msgspec.msgpack.encode(Stored(pack.manifest, pack.hash, records, dict(pack.texts)))
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        half = path.with_suffix(f".{os.getpid()}")
        half.write_bytes(MAGIC + blake2b(data, digest_size=DIGEST).digest() + data)
        half.replace(path)
