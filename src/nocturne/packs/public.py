"""What a client may have of a record: everything once it is revealed, hardly anything before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from nocturne.effects.records import PackRecord
from nocturne.packs.library import Library
from nocturne.packs.printed import printed


def public(library: Library, key: str, *, revealed: bool, tongue: str = "en") -> dict[str, Any]:
    """A record as it may leave the server. It is built up from what may be known, never cut out of the whole.

    Unrevealed: its kind, and its name where the kind is not hidden. Revealed: also its fields, its rules text and
    its flavour. Stories are told one by one, when the game reads them aloud.
    """
    record = library[key].record
    shown: dict[str, Any] = {"kind": record.named()}
    if not revealed:
        if not record.hidden:
            shown["name"] = library.name(key, tongue)
        return shown
    shown |= {"id": record.id, "name": library.name(key, tongue), "rules": library.rules(key, tongue)}
    if flavour := library.text("flavour", key, tongue):
        shown["flavour"] = flavour
    told = [name for name in type(record).__struct_fields__ if name != "emblem"]  # that is in its drawn face
    fields = _plain_fields(record, told)
    if lines := printed(library, key):  # what each line of the rules text is about, for whoever draws what is to come
        fields["lines"] = msgspec.to_builtins(lines)
    return {**shown, "fields": fields}


def back(library: Library, key: str, tongue: str = "en") -> dict[str, Any]:
    """The back of a record whose front is read later: its name, when it may be used, and what else is printed there."""
    record = library[key].record
    shown = {"kind": record.named(), "id": record.id, "name": library.name(key, tongue)}
    return {**shown, "rules": library.back(key, tongue), "fields": _plain_fields(record, record.on_back)}


def _plain_fields(record: PackRecord, names: Iterable[str]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for name in names:
        value = getattr(record, name)
        if name != "id" and isinstance(value, str | int | bool):
            fields[name.rstrip("_").replace("_", "-")] = msgspec.to_builtins(value)
    return fields
