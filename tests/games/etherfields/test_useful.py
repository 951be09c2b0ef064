"""Off the Dreamscape a card is of use only if a step of it would change something there: each step is known as such."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from nocturne.games.etherfields import words
from nocturne.games.etherfields.rules.useful import CHANGES
from nocturne.kernel import Step

NEVER_OF_USE = {
    # the Dreamscape, its figures, its Turns: there are none on the Dreamworld Map
    "AddMorphings", "AddTurns", "ChangePlaces", "ClearMorphings", "DiscardFigure", "EndScene", "EndState",
    "GainLoot", "Heighten", "LandDreamer", "LandFigure", "LayHole", "LayState", "LayTokens", "LayWall", "MoveDreamer",
    "PassTurnCard", "RelocateTeam", "RemoveTokens", "ResolveTurnCard", "Spawn", "TakeBackTurn", "TakeTokens",
    # the story, which goes on by Secrets, Seasons and scripts, not by cards that are tried out
    "AnswerRiddle", "CallUp", "ChangeSeason", "LowerFlag", "RaiseFlag", "ReadAloud", "RemoveElement", "Reveal",
    # a price or a loss is no use
    "DiscardCards", "DiscardItem", "DiscardMask", "FlipOne", "GainFlaw", "LoseTokens", "PayTokens", "SealCards",
    "SealPlayed", "Suffer",
    # what they lead to is judged instead, or has been judged by the window that asks
    "Do", "Offer", "PreventDistress", "ReadLuck",
}  # fmt: skip
"""Steps that make no card useful on the Dreamworld Map, by the reason."""


def named_in(module: ModuleType) -> Iterator[type[Step[Any]]]:
    """The steps that the words of a module make."""
    for call in ast.walk(ast.parse(inspect.getsource(module))):
        name = call.func if isinstance(call, ast.Call) else None
        value: object = None
        if isinstance(name, ast.Name):
            value = getattr(module, name.id, None)
        elif isinstance(name, ast.Attribute) and isinstance(name.value, ast.Name):
            value = getattr(getattr(module, name.value.id, None), name.attr, None)
        if isinstance(value, type) and issubclass(value, Step):
            yield value


@pytest.mark.rule("EF-WORLD-14")
def test_of_each_step_that_a_word_names_it_is_known_whether_it_can_be_of_use_on_the_dreamworld_map() -> None:
    modules = [
        importlib.import_module(f"{words.__name__}.{each.name}") for each in pkgutil.iter_modules(words.__path__)
    ]
    named = {step for module in modules for step in named_in(module)}
    assert {step.__name__ for step in named - set(CHANGES)} == NEVER_OF_USE
