"""The reference page of the effect language, made from its words: one sentence, the parameters and an example each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from nocturne.effects import control
from nocturne.effects.language import Language
from nocturne.effects.records import PackRecord
from nocturne.effects.shape import Field, shape_of
from nocturne.effects.word import (
    HOWS,
    POINTERS,
    AnyAmount,
    AnyCondition,
    AnyCost,
    Between,
    Block,
    Label,
    Named,
    Refers,
    Select,
    Silhouette,
    Sorts,
    Story,
    Word,
)

HEAD = """# The effect language

*Made from the code by `python -m tests.effects.write_reference`; a test fails when it is stale.*

A word is written as the first key of a mapping, its main parameter right after it, the others beside it:
`{{draw: 2, who: {{each: seeker}}}}`. A word that needs no parameter may stand alone: `snuff`. An effect is a list of
verbs, carried out in order. What games share are the words of control below; all others belong to one game each, with
its nouns, lists and moments. What a record has, kind by kind, stands at the end of each game.

**Selectors.** A pointer ({pointers}, or a name given with `as`), or a mapping that begins with {hows} and a noun:
`{{each: seeker}}`, `{{up-to: entity, count: 2}}`. Filters beside it: `within: 2` (spaces at most), `beyond: 1` (at
least), `of: it` (measured from it instead of you), `where: …` (a condition on each), `as: prey` (a name for what is
chosen). `a`, `another`, `up-to` and `some` leave the choice to the owner of the effect; later verbs call it `it`.
`another` and `each-other` leave you out: they stand with players.
"""

TITLES = {"verb": "Verbs", "condition": "Conditions", "amount": "Amounts", "cost": "Costs"}
SHARED = (control,)


def page(languages: Iterable[Language]) -> str:
    """The whole page: what games share, and the words of each."""
    code = "`{}`".format
    parts = [HEAD.format(pointers=", ".join(map(code, POINTERS)), hows=", ".join(map(code, HOWS)))]
    own = [word for module in SHARED for word in vars(module).values() if is_word(word, module.__name__)]
    parts.append("\n## What games share\n")
    parts += [entry(word) for word in sorted(own, key=lambda word: word.named())]
    for language in languages:
        parts.append(f"\n## {language.game.capitalize()}\n")
        nouns, moments = ", ".join(map(code, language.nouns)), ", ".join(map(code, language.moments))
        parts.append(f"Nouns: {nouns or 'none'}. Moments: {moments or 'none'}.\n")
        common = [name for words in language.words().values() for name, word in words.items() if word in own]
        parts.append(f"Shared words that it has: {', '.join(map(code, sorted(common))) or 'none'}.\n")
        for family, words in language.words().items():
            mine = [word for word in words.values() if word not in own]
            if mine:
                parts.append(f"\n### {TITLES[family]} of {language.game.capitalize()} ({len(mine)})\n")
                parts += [entry(word, language) for word in mine]
        parts.append(f"\n### Records of {language.game.capitalize()} ({len(language.kinds)})\n")
        parts.append("Each may also have a `name` and a `flavour`, here or with the texts.\n")
        parts += [record(kind, language) for _, kind in sorted(language.kinds.items())]
    return "\n".join(parts)


def is_word(value: object, module: str) -> bool:
    """Whether a module has defined this word."""
    return isinstance(value, type) and issubclass(value, Word) and value.__module__ == module


def entry(word: type[Word], language: Language | None = None) -> str:
    """One word on the page; the lists that its parameters choose from are its language's."""
    lines = [f"#### `{word.named()}`", "", (word.__doc__ or "").strip().split("\n")[0], ""]
    lines += [f"- `{field.key}`: {kind(field, language)}{default(field)}" for field in shape_of(word).fields]
    lines += ["", "```yaml", word.example, "```", ""]
    return "\n".join(lines)


def record(made: type[PackRecord], language: Language) -> str:
    """One kind of record on the page; what a part of it holds stands below the field."""
    lines = [f"#### kind: `{made.named()}`", "", (made.__doc__ or "").strip().split("\n")[0], ""]
    lines += fields_of(made, language, "")
    lines += ["", "```yaml", made.example, "```", ""] if made.example else [""]
    return "\n".join(lines)


def fields_of(made: type[Any], language: Language, indent: str) -> Iterator[str]:
    """The fields of a record or of a part of one, line by line."""
    for field in shape_of(made).fields:
        if is_part(field):
            yield f"{indent}- `{field.key}`: {'a list, each with' if field.many else 'with'}{default(field)}"
            yield from fields_of(field.type, language, indent + "  ")
        else:
            yield f"{indent}- `{field.key}`: {kind(field, language)}{default(field)}"


def is_part(field: Field) -> bool:
    """Whether a field holds something that has fields of its own and is no word of the language."""
    wordy = (AnyCondition, AnyAmount, AnyCost, Block)
    return (
        isinstance(field.type, type) and issubclass(field.type, Struct) and field.type not in wordy and not field.mark
    )


def default(field: Field) -> str:
    """What a parameter falls back to."""
    if field.required:
        return ""
    if isinstance(field.default, Select):
        return f" (`{field.default.noun}` if left out)"
    nothing = field.default is False or field.default in (None, "", ())
    return " (may be left out)" if nothing else f" (`{field.default}` if left out)"


def kind(field: Field, language: Language | None = None) -> str:
    """What a parameter takes, in words; the names of a list where its language is known."""
    mark, many = field.mark, "list of " if field.many else ""
    families = {AnyCondition: "condition", AnyAmount: "amount", AnyCost: "costs", Block: "verbs"}
    if field.type in families:
        return many + families[field.type]
    if isinstance(mark, Sorts):
        return f"{many}selector of a {' or '.join(mark.of)}"
    if isinstance(mark, Between):
        return f"{many}number, {mark.low} to {mark.high}"
    if isinstance(mark, Named):
        names = () if language is None else language.names(mark.list)
        return f"{many}{mark.list}: " + ", ".join(map("`{}`".format, names)) if names else f"a {mark.list} of the game"
    if isinstance(mark, Refers):
        return f"{many}id of a {mark.kind}"
    if isinstance(mark, Label):
        return f"{many}a {mark.of} that the content names"
    if isinstance(mark, Silhouette):
        return f"{many}the name of a drawing ([which there are](pictures.md#what-a-record-shows))"
    if isinstance(mark, Story):
        return f"{many}key of a story text"
    if field.type in (str, int, bool):
        return many + {str: "text", int: "number", bool: "true or false"}[field.type]
    return many + ", ".join(f"`{part.key}`" for part in shape_of(field.type).fields)
