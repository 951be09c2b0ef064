"""The rules tables and the glossary, read from the data files beside this module when first asked for.

`tools/import_ledger.py` makes those files; nothing here changes them.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

import msgspec

GameId: TypeAlias = str
"""The id of a game that has a rules table."""
Kind = Literal["rule", "example"]
Edition = Literal["both", "1.0", "2.0", ""]
Tag = Literal["seed", "public", "design", ""]

_GLOSSARY: Final = "glossary"

_TABLES: Final = [file.name.removesuffix(".jsonl") for file in resources.files(__package__).iterdir()]

GAMES: Final[tuple[GameId, ...]] = tuple(
    sorted([name for name in _TABLES if name != _GLOSSARY and "." not in name and not name.startswith("_")])
)
"""The games that have a table: one file each."""

_RULE_ID: Final = re.compile(r"\b[A-Z]{2}-[A-Z]+-\d+\b")


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule, or one worked example, of a game's rules table."""

    id: str
    """Stable id: game, area, number. Tests, refusals and log lines name it."""
    game: GameId
    kind: Kind
    """Either "rule" or "example": a worked example, made to be tested, that shows other rules at work."""
    area: str
    """The middle part of the id, such as DRAW."""
    chapter: str
    """Heading under which the rule stands in `docs/rules/<game>.md`."""
    edition: Edition
    """Etherfields: the edition in which it holds. ALONE has one edition: empty."""
    tag: Tag
    """ALONE: from the manual ("seed"), from public pages, or a gap that we fill. Etherfields: empty."""
    statement: str
    source: str
    """Documents by tag, with pages ("EN1 p.8; CZ2 p.8"); "silent" or "derived" where there are none."""
    open: str
    """What the sources leave unclear, or empty."""
    ruling: str
    """The reading chosen, which is part of the rule, or empty where nothing is open."""
    illustrates: tuple[str, ...]
    """The rules that a worked example shows; empty for a rule."""

    @property
    def mentions(self) -> tuple[str, ...]:
        """Ids of the other rules that this one names, each once, in order of appearance.

        >>> rule("EF-DRAW-05").mentions
        ()
        >>> rule("EF-DRAWBONUS-01").mentions
        ('EF-HAND-03',)
        """
        named = _RULE_ID.findall(" ".join((self.statement, self.open, self.ruling)))
        return tuple(dict.fromkeys(other for other in (*named, *self.illustrates) if other != self.id))


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One word of a game in four languages; empty where the sources have none."""

    term: str
    """Stable key, made from the English word: "hand-size-limit"."""
    game: GameId
    en: str
    es: str
    cs: str
    fr: str
    note: str
    """Where a word comes from or that it is proposed, by language: "en: our translation"."""


class UnknownGame(LookupError):
    """No rules table has this name."""

    def __str__(self) -> str:
        return f"There are no rules of {self.args[0]!r}. Games: {', '.join(GAMES)}."


class UnknownRule(KeyError):
    """No rule has this id; the message offers the nearest ones."""

    @property
    def id(self) -> str:
        """The id as it was asked for."""
        return str(self.args[0])

    @property
    def suggestions(self) -> tuple[str, ...]:
        """At most three known ids that look like the one asked for, nearest first."""
        known = [each for game in GAMES for each in rules(game)]
        return tuple(difflib.get_close_matches(self.id.strip().upper(), known, n=3, cutoff=0.7))

    def __str__(self) -> str:
        near = ", ".join(self.suggestions)
        hint = f"Did you mean {near}?" if near else "docs/rules/ lists them all."
        return f"No rule has the id {self.id!r}. {hint}"


def rules(game: GameId) -> Mapping[str, Rule]:
    """Every rule and worked example of a game by id, in the order of its rules table.

    Read once, when first asked for; raises UnknownGame for a game that is not one of GAMES.

    >>> table = rules("alone")
    >>> table["AL-TURN-03"].area, table["AL-TURN-03"].source
    ('TURN', 'seed p2')
    """
    return _rules(game)


def rule(rule_id: str) -> Rule:
    """The rule or worked example with this id; raises UnknownRule, which suggests the nearest ids.

    >>> rule("EF-DRAW-03").statement
    'Drawing fewer than due is not allowed.'
    >>> rule("ef-draw-03")
    Traceback (most recent call last):
    nocturne.rules._table.UnknownRule: No rule has the id 'ef-draw-03'. Did you mean EF-DRAW-03, ...?
    """
    for game in GAMES:
        if rule_id in rules(game):
            return rules(game)[rule_id]
    raise UnknownRule(rule_id)


def glossary(game: GameId) -> Mapping[str, Term]:
    """The words of a game by key, in the order of its glossary; raises UnknownGame as rules does.

    >>> glossary("etherfields")["hand-size-limit"].cs
    'maximální počet karet v ruce'
    """
    return _glossary(game)


def search(words: str, game: GameId | None = None) -> list[Rule]:
    """Rules that hold every one of the words, best first; beginnings of words count, case does not.

    A word found in the id or the area weighs more than one in the chapter or the statement, and that more
    than one in the open question or the ruling; a whole word weighs twice its beginning. Equals keep the
    order of the tables. Searching for an id finds the rule itself, then those that name it.

    >>> [found.id for found in search("draw fewer", "etherfields")]
    ['EF-DRAW-03']
    """
    wanted = _words(words)
    if not wanted:
        return []
    ranked = []
    for searched in GAMES if game is None else (game,):
        for entry, weights in _index(searched):
            scores = [_score(word, weights) for word in wanted]
            if all(scores):
                ranked.append((sum(scores), entry))
    ranked.sort(key=lambda scored: -scored[0])  # stable: equals stay in table order
    return [entry for _, entry in ranked]


@cache
def _rules(game: GameId) -> Mapping[str, Rule]:
    if game not in GAMES:
        raise UnknownGame(game)
    entries = msgspec.json.Decoder(Rule).decode_lines(_read(f"{game}.jsonl"))
    return MappingProxyType({entry.id: entry for entry in entries})


@cache
def _glossary(game: GameId) -> Mapping[str, Term]:
    if game not in GAMES:
        raise UnknownGame(game)
    terms = msgspec.json.Decoder(Term).decode_lines(_read("glossary.jsonl"))
    return MappingProxyType({word.term: word for word in terms if word.game == game})


def _read(name: str) -> bytes:
    return resources.files("nocturne.rules").joinpath(name).read_bytes()


@cache
def _index(game: GameId) -> tuple[tuple[Rule, dict[str, int]], ...]:
    """Each rule of a game with its words and how much each weighs."""
    return tuple((entry, _weights(entry)) for entry in rules(game).values())


def _weights(entry: Rule) -> dict[str, int]:
    weights: dict[str, int] = {}
    reading = " ".join((entry.open, entry.ruling, *entry.illustrates))
    body = f"{entry.chapter} {entry.statement}"
    for weight, text in ((1, reading), (2, body), (3, f"{entry.id} {entry.area}")):
        weights.update(dict.fromkeys(_words(text), weight))
    return weights


def _score(word: str, weights: Mapping[str, int]) -> int:
    if word in weights:
        return 2 * weights[word]
    return max((weight for known, weight in weights.items() if known.startswith(word)), default=0)


def _words(text: str) -> list[str]:
    """The words of a text in lower case, without the s of the plural; a rule id is one word."""
    words = re.findall(r"(?:ef|al)-[a-z]+-\d+|\w+", text.lower())
    return [word.removesuffix("s") if len(word) > 3 else word for word in words]
