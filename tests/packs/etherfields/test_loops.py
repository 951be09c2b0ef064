"""Cards that fetch one another back from the discard pile do so once per Turn, and not without end."""

from __future__ import annotations

from typing import Any

import pytest

import nocturne
from nocturne.kernel import Game
from tests.builders.slumber import EIGHT_SPACES

HOUSE = f"""
players: 1
profile: '2.0'
slumber: lodger
figures: [{{of: lodger}}]
{EIGHT_SPACES}dreamers: {{a: {{archetype: mourner, hand: [%s]}}}}
"""


def used(game: Game[Any], cards: tuple[str, ...], most: int = 40) -> list[str]:
    """Use these cards and fetch them back for as long as the rules allow, within one Turn."""
    uses: list[str] = []
    for _ in range(most):
        ids = game.open[0].ids()
        wanted = [
            *[option for option in ids if option.startswith(tuple([f"use:{card}/" for card in cards]))],
            *[
                option
                for option in ids
                if option.endswith(tuple([f":{card}" for card in cards])) and "replace" not in option
            ],
        ]
        if not wanted:
            return uses
        uses += [wanted[0]] if wanted[0].startswith("use:") else []
        game.answer(game.open[0].seat, wanted[0])
    return [*uses, "without end"]


@pytest.mark.rule("EF-CAMPAIGN-12")
@pytest.mark.parametrize(
    "cards",
    [("chalk-dust", "second-reader"), ("second-reader", "old-letters"), ("chalk-dust", "second-reader", "old-letters")],
    ids="-".join,
)
def test_cards_that_fetch_each_other_back_are_each_used_once_in_a_turn(cards: tuple[str, ...]) -> None:
    game = nocturne.position("etherfields", HOUSE % ", ".join(cards))
    uses = used(game, cards)
    assert "without end" not in uses
    assert sorted(uses) == sorted(set(uses)), "each once"
    assert len(uses) == len(cards)
