"""Our own rules tables: each rule of both games in our words, with its id, source and chosen reading."""

from nocturne.rules._table import (
    GAMES,
    Edition,
    GameId,
    Kind,
    Rule,
    Tag,
    Term,
    UnknownGame,
    UnknownRule,
    glossary,
    rule,
    rules,
    search,
)

__all__ = [
    "GAMES",
    "Edition",
    "GameId",
    "Kind",
    "Rule",
    "Tag",
    "Term",
    "UnknownGame",
    "UnknownRule",
    "glossary",
    "rule",
    "rules",
    "search",
]
