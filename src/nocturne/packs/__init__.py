"""Content packs: folders of data files with a manifest, checked when read, immutable from then on."""

from nocturne.packs.cache import load
from nocturne.packs.installed import asked_for, folders_of, installed, pack_setting, records_of
from nocturne.packs.library import Library, library
from nocturne.packs.model import Pack, PackManifest
from nocturne.packs.played import PackGame
from nocturne.packs.public import public
from nocturne.packs.reader import read_pack
from nocturne.packs.sources import Files, files_in, shipped

__all__ = [
    "Files",
    "Library",
    "Pack",
    "PackGame",
    "PackManifest",
    "asked_for",
    "files_in",
    "folders_of",
    "installed",
    "library",
    "load",
    "pack_setting",
    "public",
    "read_pack",
    "records_of",
    "shipped",
]  # fmt: skip
