"""Content packs: folders of data files with a manifest, checked when read, immutable from then on."""

from nocturne.packs.cache import load
from nocturne.packs.library import Library, library
from nocturne.packs.model import Manifest, Pack
from nocturne.packs.public import public
from nocturne.packs.reader import read_pack
from nocturne.packs.sources import Files, files_in, shipped

__all__ = ["Files", "Library", "Manifest", "Pack", "files_in", "library", "load", "public", "read_pack", "shipped"]
