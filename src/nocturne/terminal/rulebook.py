"""Rules in words, from the rules tables."""

from __future__ import annotations

from nocturne import rules


def statement(rule: str) -> str:
    """What a rule says and how it is read, or nothing where it is in no table: reasons of the protocol are not.

    >>> statement("EF-DRAW-03")
    'Drawing fewer than due is not allowed.'
    """
    try:
        cited = rules.rule(rule)
    except rules.UnknownRule:
        return ""
    return cited.statement
