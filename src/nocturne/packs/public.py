"""What a client may have of a record: everything once it is revealed, hardly anything before."""

from __future__ import annotations

from typing import Any

import msgspec

from nocturne.packs.library import Library


def public(library: Library, key: str, *, revealed: bool, tongue: str = "en") -> dict[str, Any]:
    """A record as it may leave the server. It is built up from what may be known, never cut out of the whole.

    Unrevealed: its kind, and its name where the kind is not hidden. Revealed: also its fields, its rules text and
    its flavour. Stories are told one by one, when the game reads them aloud.
    """
    compiled = library[key]
    shown: dict[str, Any] = {"kind": compiled.record.named()}
    if not revealed:
        if not compiled.record.hidden:
            shown["name"] = library.name(key, tongue)
        return shown
    shown |= {"id": compiled.record.id, "name": library.name(key, tongue), "rules": library.rules(key, tongue)}
    if flavour := library.text("flavour", key, tongue):
        shown["flavour"] = flavour
    fields: dict[str, Any] = {}
    for name in type(compiled.record).__struct_fields__:
        value = getattr(compiled.record, name)
        if name != "id" and isinstance(value, str | int | bool):
            fields[name.rstrip("_").replace("_", "-")] = msgspec.to_builtins(value)
    return {**shown, "fields": fields}
