"""The JSON Schema of a language, so that editors complete words and mark mistakes as they are typed."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from nocturne.effects.language import Language
from nocturne.effects.shape import Field, Shape, shape_of
from nocturne.effects.word import (
    HOWS,
    POINTERS,
    AnyAmount,
    AnyCondition,
    AnyCost,
    AnyVerb,
    Between,
    Block,
    Label,
    Named,
    Select,
    Silhouette,
)

Schema = dict[str, Any]
ID: Schema = {"type": "string", "pattern": "^[a-z][a-z0-9]*([-_][a-z0-9]+)*$", "maxLength": 60}
FAMILIES = {AnyCondition: "condition", AnyAmount: "amount", AnyCost: "cost", AnyVerb: "verb"}


def schema(language: Language, emblems: Iterable[str] = ()) -> str:
    """The schema of a file of records; with the names of emblems, editors complete those too."""
    defs: Schema = {
        family: {"anyOf": [way for name, word in words.items() for way in word_schemas(name, word, language)]}
        for family, words in language.words().items()
        if words or family in ("condition", "amount")
    }
    defs["amount"]["anyOf"].insert(0, {"type": "integer", "minimum": 0, "maximum": 99})
    condition = defs["condition"]["anyOf"]
    condition.append({"type": "array", "items": ref("condition")})
    for family, schema in defs.items():
        if not schema["anyOf"]:  # the game has no word of this family
            defs[family] = {"not": {}}
    defs["emblem"] = {"enum": sorted(emblems)} if emblems else ID
    defs["block"] = {"anyOf": [ref("verb"), {"type": "array", "items": ref("verb"), "minItems": 1, "maxItems": 50}]}
    defs["select"] = select_schema(language)
    for name, kind in language.kinds.items():
        defs[f"kind-{name}"] = record_schema(name, kind, language)
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Records of {language.game}",
        "type": "array",
        "items": {"anyOf": [ref(f"kind-{name}") for name in language.kinds]},
        "$defs": defs,
    }
    return json.dumps(whole, indent=1, ensure_ascii=False)


def ref(name: str) -> Schema:
    """Point at a definition."""
    return {"$ref": f"#/$defs/{name}"}


def word_schemas(name: str, word: type[Any], language: Language) -> list[Schema]:
    """How a word may be written: with its parameters, and alone where it needs none."""
    shape = shape_of(word)
    says = {"description": (word.__doc__ or "").strip().split("\n")[0]}
    alone = [{"const": name, **says}] if shape.bare else []
    if shape.main is None:
        return alone
    properties = {name: field_schema(shape.main, language)}
    properties |= {field.key: field_schema(field, language) for field in shape.fields[1:]}
    required = [name, *[field.key for field in shape.fields[1:] if field.required]]
    return [*alone, mapping(properties, required) | says]


def mapping(properties: Schema, required: list[str]) -> Schema:
    """A mapping with these keys and no others."""
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def record_schema(name: str, kind: type[Any], language: Language) -> Schema:
    """A record of a kind, with the texts that may stand in it."""
    shape = shape_of(kind)
    properties = {"kind": {"const": name}, **part_properties(shape, language)}
    properties |= {"id": ID, "name": {"type": "string", "maxLength": 80}, "flavour": {"type": "string"}}
    return mapping(properties, ["kind", *[field.key for field in shape.fields if field.required]])


def part_properties(shape: Shape, language: Language) -> Schema:
    """The keys of a record or of a part of one."""
    return {field.key: field_schema(field, language) for field in shape.fields}


def field_schema(field: Field, language: Language) -> Schema:
    """What a parameter may be."""
    single = single_schema(field, language)
    return {"anyOf": [single, {"type": "array", "items": single}]} if field.many else single


def single_schema(field: Field, language: Language) -> Schema:
    """What one value of a parameter may be."""
    mark = field.mark
    if field.type is Select:
        return ref("select")
    if field.type is Block:
        return ref("block")
    if field.type in FAMILIES:
        return ref(FAMILIES[field.type])
    if isinstance(mark, Named):
        return {"enum": list(language.names(mark.list))}
    if isinstance(mark, Between):
        number: Schema = {"type": "integer", "minimum": mark.low, "maximum": mark.high}
        return {"anyOf": [number, {"enum": list(mark.words)}]} if mark.words else number
    if isinstance(mark, Label):
        return ID
    if isinstance(mark, Silhouette):
        return ref("emblem")
    if field.type in (str, int, bool):
        return {"type": {str: "string", int: "integer", bool: "boolean"}[field.type]}
    shape = shape_of(field.type)
    return mapping(part_properties(shape, language), [inner.key for inner in shape.fields if inner.required])


def select_schema(language: Language) -> Schema:
    """A pointer, or a selection that begins with one of HOWS."""
    small: Schema = {"type": "integer", "minimum": 0, "maximum": 20}
    more = {
        "count": small,
        "within": small,
        "beyond": small,
        "of": {"type": "string"},
        "where": ref("condition"),
        "as": ID,
    }
    nouns = {"enum": list(language.nouns)}
    picks = [mapping({how: nouns, **more}, [how]) for how in HOWS]
    return {"anyOf": [{"enum": list(POINTERS)}, ID, *picks]}
