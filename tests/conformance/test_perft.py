"""Pinned counts of the decision tree. A change of rules changes them: check the new numbers, then pin them."""

from __future__ import annotations

import pytest

from tests.conformance.perft import counts

OPENING = """
players: 2
seekers: {a: {hand: [dash]}, b: {hand: [spark]}}
agenda: [{ChoosePace: {among: [0, 1]}}, TakeTurns, DealOne, {BeginRound: {round: 2}}]
"""

NESTED = """
players: 3
seekers:
  a: {at: 2, hand: [ward, ward], pace: hasty, steps: 1}
  b: {at: 3, hand: [snuff], pace: steady, steps: 2}
  c: {at: 8, hand: [snuff, spark], pace: wary, steps: 1}
"""

RESHUFFLE = """
players: 2
seekers:
  a: {at: 12, hand: [spark, dash], pace: wary, steps: 1}
  b: {at: 13, hand: [ward], pace: wary, steps: 2}
deck: [snuff]
discard: [dash, spark, ward, dash, dash, dash, dash, spark, spark, snuff, snuff, snuff, snuff, snuff, ward, ward]
"""

LAST_ROUND = """
players: 4
profile: quick
round: 4
lanterns: [11]
turn: d
options: {upkeep: asked}
seekers:
  a: {lanterns: 1}
  b: {at: 10, lanterns: 1, hand: [snuff]}
  c: {at: 4, lanterns: 2}
  d: {at: 11, pace: wary, steps: 1, hand: [ward]}
"""

PINS: dict[str, tuple[str, str, tuple[int, ...]]] = {
    "opening": ("lanterns", OPENING, (6, 18, 66, 228, 834, 3046)),
    "nested windows": ("lanterns", NESTED, (4, 15, 49, 190, 810, 3744)),
    "reshuffle": ("lanterns", RESHUFFLE, (6, 38, 412, 5713)),
    "last round": ("lanterns", LAST_ROUND, (5, 22, 32, 36, 48, 48)),
}


@pytest.mark.parametrize(("game", "position", "leaves"), PINS.values(), ids=PINS.keys())
def test_the_decision_tree_has_as_many_leaves_as_ever(game: str, position: str, leaves: tuple[int, ...]) -> None:
    assert counts(game, position, len(leaves)) == leaves
