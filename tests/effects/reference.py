"""The reference page of the effect language, made from its words: one sentence, the parameters and an example each."""

from __future__ import annotations

from collections.abc import Iterable

from nocturne.effects import control, flags
from nocturne.effects.language import Language
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
    Sorts,
    Story,
    Word,
)

HEAD = """# The effect language

*Made from the code by `python -m tests.effects.write_reference`; a test fails when it is stale.*

A word is written as the first key of a mapping, its main parameter right after it, the others beside it:
`{{draw: 2, who: {{each: seeker}}}}`. A word that needs no parameter may stand alone: `snuff`. An effect is a list of
verbs, carried out in order. What games share are the words of control below; all others belong to one game each, with
its nouns, lists and moments. What a record may say where is declared by its kind (`pack.py`, `records.py`).

**Selectors.** A pointer ({pointers}, or a name given with `as`), or a mapping that begins with {hows} and a noun:
`{{each: seeker}}`, `{{up-to: entity, count: 2}}`. Filters beside it: `within: 2` (spaces at most), `beyond: 1` (at
least), `of: it` (measured from it instead of you), `where: …` (a condition on each), `as: prey` (a name for what is
chosen). `a`, `another`, `up-to` and `some` leave the choice to the owner of the effect; later verbs call it `it`.
`another` and `each-other` leave you out: they stand with players.
"""

TITLES = {"verb": "Verbs", "condition": "Conditions", "amount": "Amounts", "cost": "Costs"}
SHARED = (control, flags)


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
                parts += [entry(word) for word in mine]
    return "\n".join(parts)


def is_word(value: object, module: str) -> bool:
    """Whether a module has defined this word."""
    return isinstance(value, type) and issubclass(value, Word) and value.__module__ == module


def entry(word: type[Word]) -> str:
    """One word on the page."""
    lines = [f"#### `{word.named()}`", "", (word.__doc__ or "").strip().split("\n")[0], ""]
    lines += [f"- `{field.key}`: {kind(field)}{default(field)}" for field in shape_of(word).fields]
    lines += ["", "```yaml", word.example, "```", ""]
    return "\n".join(lines)


def default(field: Field) -> str:
    """What a parameter falls back to."""
    if field.required:
        return ""
    if isinstance(field.default, Select):
        return f" (`{field.default.noun}` if left out)"
    return f" (`{field.default}` if left out)" if field.default not in (None, "", ()) else " (may be left out)"


def kind(field: Field) -> str:
    """What a parameter takes, in words."""
    mark, many = field.mark, "list of " if field.many else ""
    families = {AnyCondition: "condition", AnyAmount: "amount", AnyCost: "costs", Block: "verbs"}
    if field.type in families:
        return many + families[field.type]
    if isinstance(mark, Sorts):
        return f"{many}selector of a {' or '.join(mark.of)}"
    if isinstance(mark, Between):
        return f"number, {mark.low} to {mark.high}"
    if isinstance(mark, Named):
        return f"a {mark.list} of the game"
    if isinstance(mark, Refers):
        return f"id of a {mark.kind}"
    if isinstance(mark, Label):
        return f"a {mark.of} that the content names"
    if isinstance(mark, Story):
        return "key of a story text"
    if field.type in (str, int, bool):
        return {str: "text", int: "number", bool: "true or false"}[field.type]
    return many + ", ".join(f"`{part.key}`" for part in shape_of(field.type).fields)
