"""What is checked when all records are known: references, calls that never end, and what nobody can reach."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from nocturne.effects.parse import Parser
from nocturne.effects.records import Compiled
from nocturne.effects.shape import shape_of
from nocturne.effects.values import Reference
from nocturne.effects.word import Block, Verb
from nocturne.kernel import suggest
from nocturne.kernel.text import Text

MAX_STEPS = 5_000
"""The most steps that one effect may come to, its scripts included; the kernel calls 20,000 an endless loop."""


def check_references(parser: Parser, known: Mapping[str, object]) -> None:
    """Every record that is spoken of must be there."""
    by_kind: dict[str, list[str]] = {}
    for key in known:
        kind, _, name = key.partition("/")
        by_kind.setdefault(kind, []).append(name)
    for reference in parser.references:
        if reference.target not in known:
            hint = suggest(reference.id, by_kind.get(reference.kind, ()))
            told(parser, reference, Text.of("record-missing", kind=reference.kind, id=reference.id, hint=hint))


def told(parser: Parser, at: Reference, text: Text) -> None:
    """Keep a problem at the place of a reference."""
    parser.problems.add(at.place, at.label, at.path, text)


def check_calls(parser: Parser, records: Mapping[str, Compiled]) -> None:
    """Scripts may call scripts, but none may come round to itself, and none may grow without measure."""
    for reference in parser.references:
        called = reference.kind == "script" and reference.key.startswith("script/")  # nothing else can be called
        if called and reference.key in records and (trail := _circle(reference.key, records)):
            told(parser, reference, Text.of("effect-call-circle", names=" → ".join(trail)))
    if parser.problems:
        return
    costs: dict[str, int] = {}
    for key, record in records.items():
        grows = any(verb.grows or verb.calls for block in record.blocks for verb in block)
        if grows and _steps(key, records, costs) > MAX_STEPS:
            first = next((reference for reference in parser.references if reference.key == key), None)
            place = first.place if first is not None else parser.places[key]
            label = f'{key.partition("/")[0]} "{key.partition("/")[2]}"'
            parser.problems.add(place, label, "", Text.of("effect-steps-many", most=str(MAX_STEPS)))


def calls(compiled: Compiled) -> tuple[str, ...]:
    """The scripts that a record calls."""
    return tuple([called for block in compiled.blocks for verb in block if (called := called_by(verb))])


def called_by(verb: Verb) -> str:
    """The script that a verb calls, or nothing."""
    return f"script/{getattr(verb, verb.calls)}" if verb.calls else ""


def _circle(start: str, records: Mapping[str, Compiled]) -> tuple[str, ...]:
    """The way by which a record's calls come round to it, or nothing."""
    ways: list[tuple[str, ...]] = [(start,)]
    seen = {start}
    while ways:
        way = ways.pop()
        for called in calls(records[way[-1]]) if way[-1] in records else ():
            if called == start:
                return (*way, called)
            if called not in seen:
                seen.add(called)
                ways.append((*way, called))
    return ()


def _steps(key: str, records: Mapping[str, Compiled], costs: dict[str, int]) -> int:
    """The most steps that a record's blocks can come to, each counted with what it may be repeated by."""
    if key not in costs:
        blocks = records[key].blocks
        own = [0] * len(blocks)
        for number in range(len(blocks) - 1, -1, -1):  # inner blocks have higher numbers
            own[number] = sum([_verb_steps(verb, own, records, costs) for verb in blocks[number]])
        costs[key] = max(own, default=0)
    return costs[key]


def _verb_steps(verb: Verb, own: list[int], records: Mapping[str, Compiled], costs: dict[str, int]) -> int:
    inner = sum([own[block] for block in blocks_in(verb)]) if shape_of(type(verb)).nested else 0
    called = called_by(verb)
    if called in records:
        inner += _steps(called, records, costs)
    return 1 + inner * verb.times_inside()


def blocks_in(value: Any) -> Iterable[Block]:
    """The blocks that a word points at."""
    for field in shape_of(type(value)).fields:
        inside = getattr(value, field.name)
        for part in inside if isinstance(inside, tuple) else (inside,):
            if field.type is Block and part is not None:
                yield part
            elif hasattr(part, "__struct_fields__") and not isinstance(part, Verb):
                yield from blocks_in(part)


def check_labels(parser: Parser) -> None:
    """A flag that is asked for must be set somewhere."""
    flags = [(label, word == "set-flag", at) for of, label, word, at in parser.labels if of == "flag"]
    made = {label for label, is_set, _ in flags if is_set}
    for label, _, at in flags:
        if label not in made:
            told(parser, at, Text.of("effect-never-set", of="flag", label=label, hint=suggest(label, made)))


def check_reached(parser: Parser, records: Mapping[str, Compiled]) -> None:
    """A hidden record that nothing leads to will never be seen."""
    reached = {reference.target for reference in parser.references if reference.key != reference.target}
    for key, compiled in records.items():
        if compiled.record.hidden and not compiled.record.starts and key not in reached:
            kind, _, name = key.partition("/")
            place = parser.places[key]
            parser.problems.add(place, f'{kind} "{name}"', "", Text.of("effect-never-reached", kind=kind))
