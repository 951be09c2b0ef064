"""Write the types of everything the server says and hears for the page: ``python -m tools.protocol_types``.

They are made from the server's own types, live and over HTTP, so that the page and the server cannot disagree.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import json

from nocturne.server.catalogue import GameEntry, RulesFound
from nocturne.server.http import Mine, Summaries
from nocturne.server.problems import Problems
from nocturne.server.protocol import ClientMessage, Named, ServerMessage
from nocturne.server.replay import Replay
from nocturne.server.tables import LaidTable, NewTable

OUT = Path(__file__).resolve().parent.parent / "web/src/lib/wire.ts"
SAID = (Named, GameEntry, RulesFound, NewTable, LaidTable, Mine, Summaries, Replay, Problems)
"""What goes over the wire besides the messages of the live protocol."""
HEAD = "/** What goes over the wire, live and over HTTP. Made by tools/protocol_types.py; do not edit. */\n"
TAIL = """
/** A seat's number. */
export type Seat = number

/** All that a seat may know: the game's own plain data, different for each game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>
"""
PLAIN = {
    "string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null",
    "object": "Record<string, unknown>", "array": "unknown[]",
}  # fmt: skip


def types() -> str:
    kinds = (ClientMessage, ServerMessage, *SAID)
    (client, server, *_), parts = json.schema_components(kinds, ref_template="#/$defs/{name}")
    known = {**parts, "ClientMessage": client, "ServerMessage": server}
    return HEAD + "".join(f"\n{declared(name, known[name])}" for name in known) + TAIL


def declared(name: str, shape: dict[str, Any]) -> str:
    words = f"/** {shape['description'].splitlines()[0]} */\n" if "description" in shape else ""
    if "properties" not in shape:
        return f"{words}export type {name} =\n  | " + "\n  | ".join(variants(shape)) + "\n"
    needed = set(shape.get("required", ()))
    lines = [f"  {field}{'' if field in needed else '?'}: {typed(one)}" for field, one in shape["properties"].items()]
    return f"{words}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def variants(shape: dict[str, Any]) -> list[str]:
    return [typed(one) for one in shape["anyOf"]] if "anyOf" in shape else [typed(shape)]


def typed(shape: dict[str, Any]) -> str:
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    if "enum" in shape:
        return " | ".join("null" if one is None else repr(one) for one in shape["enum"])
    if "const" in shape:
        return repr(shape["const"])
    if "anyOf" in shape:
        return " | ".join(dict.fromkeys(variants(shape)))
    if shape.get("type") == "array" and "items" in shape:
        return f"Array<{typed(shape['items'])}>"
    if shape.get("type") == "object" and isinstance(shape.get("additionalProperties"), dict):
        return f"Record<string, {typed(shape['additionalProperties']) or 'unknown'}>"
    return PLAIN[shape["type"]] if "type" in shape else "unknown"


def main() -> None:
    OUT.write_text(types(), encoding="utf-8")
    print(f"{OUT.name} written")


if __name__ == "__main__":
    main()
