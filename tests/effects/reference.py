"""The reference page of a language, made from its words: one sentence, the parameters and an example each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nocturne.effects.language import Language
from nocturne.effects.shape import Field, shape_of
from nocturne.effects.word import (
    HOWS,
    LISTS,
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
)

HEAD = """# The effect language

*Made from the code by `python -m tests.effects.write_reference`; a test fails when it is stale.*

A word is written as the first key of a mapping, its main parameter right after it, the others beside it:
`{{damage: 2, to: {{each: beast, within: 1}}}}`. A word that needs no parameter may stand alone: `cancel`. An effect is
a list of verbs, carried out in order. The examples are those of the small game in `tests/effects/playground.py`; each
game has its own nouns, tokens, piles and moments, and may have verbs of its own.

**Selectors.** A pointer ({pointers}, or a name given with `as`), or a mapping that begins with {hows} and a noun:
`{{each: beast}}`, `{{up-to: beast, count: 2}}`. Filters beside it: `within: 2` (spaces at most), `beyond: 1` (at
least), `of: it` (measured from it instead of you), `where: lit` (a condition on each), `as: prey` (a name for what is
chosen). `a`, `another`, `up-to` and `some` leave the choice to the owner of the effect; later verbs call it `it`.

**Abilities and reactions** of records have `if` (a condition), `pay` (costs), `limit` ({limits}) and `do` (the
effect); a reaction also has `when`, a moment such as {moments}.
"""

TITLES = {"verb": "Verbs", "condition": "Conditions", "amount": "Amounts", "cost": "Costs"}


def page(language: Language, say: Callable[[str, str], str]) -> str:
    """The whole page. `say` gives the English text of an example of a family."""
    code = "`{}`".format
    parts = [
        HEAD.format(
            pointers=", ".join(map(code, POINTERS)),
            hows=", ".join(map(code, HOWS)),
            limits=", ".join(map(code, language.names("limit"))),
            moments=" or ".join(map(code, list(language.moments)[:2])),
        )
    ]
    for family, words in language.words().items():
        parts.append(f"\n## {TITLES[family]} ({len(words)})\n")
        parts += [entry(name, word, say(family, word.example)) for name, word in words.items()]
    return "\n".join(parts)


def entry(name: str, word: type[Any], said: str) -> str:
    """One word on the page."""
    lines = [f"### `{name}`", "", (word.__doc__ or "").strip().split("\n")[0], ""]
    lines += [f"- `{field.key}`: {kind(field)}{default(field)}" for field in shape_of(word).fields]
    lines += ["", "```yaml", word.example, "```", "", f"> {said}", ""]
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
        return f"a {LISTS.get(mark.list, mark.list)} of the game"
    if isinstance(mark, Refers):
        return f"id of a {mark.kind}"
    if isinstance(mark, Label):
        return f"a {mark.of} that the content names"
    if isinstance(mark, Story):
        return "key of a story text"
    if field.type in (str, int, bool):
        return {str: "text", int: "number", bool: "true or false"}[field.type]
    return many + ", ".join(f"`{one.key}`" for one in shape_of(field.type).fields)
