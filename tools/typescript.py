"""TypeScript from JSON Schema: the few shapes that our own types have."""

from __future__ import annotations

from typing import Any

PLAIN = {
    "string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null",
    "object": "Record<string, unknown>", "array": "unknown[]",
}  # fmt: skip


def declared(name: str, shape: dict[str, Any]) -> str:
    """An interface or type with its description."""
    words = f"/** {shape['description'].splitlines()[0]} */\n" if "description" in shape else ""
    if "properties" not in shape:
        return f"{words}export type {name} =\n  | " + "\n  | ".join(variants(shape)) + "\n"
    needed = set(shape.get("required", ()))
    lines = [f"  {field}{'' if field in needed else '?'}: {typed(one)}" for field, one in shape["properties"].items()]
    return f"{words}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def variants(shape: dict[str, Any]) -> list[str]:
    """The types of which a value may be."""
    return [typed(one) for one in shape["anyOf"]] if "anyOf" in shape else [typed(shape)]


def typed(shape: dict[str, Any]) -> str:
    """The type of a value."""
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    if "enum" in shape:
        return " | ".join("null" if one is None else quoted(one) for one in shape["enum"])
    if "const" in shape:
        return quoted(shape["const"])
    if "anyOf" in shape:
        return " | ".join(dict.fromkeys(variants(shape)))
    if shape.get("type") == "array" and "prefixItems" in shape:
        return f"[{', '.join(map(typed, shape['prefixItems']))}]"
    if shape.get("type") == "array" and "items" in shape:
        return f"Array<{typed(shape['items'])}>"
    if shape.get("type") == "object" and isinstance(shape.get("additionalProperties"), dict):
        return f"Record<string, {typed(shape['additionalProperties']) or 'unknown'}>"
    return PLAIN[shape["type"]] if "type" in shape else "unknown"


def quoted(word: object) -> str:
    """A word as a literal."""
    return repr(word)
