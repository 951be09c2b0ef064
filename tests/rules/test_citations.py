"""Every question and every refusal cites a rule of its game's table."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict

import nocturne
from nocturne.effects.interpret import AskLine
from nocturne.games import GAMES, find
from nocturne.kernel import Choice, Step
from nocturne.kernel.codec import KERNEL_MODULES, codec_of
from nocturne.rules import rules

SRC = Path(nocturne.__file__).parent
RULE_ID = re.compile(r"[A-Z]{2,}-[A-Z]+(?:-\d+)?")


def kinds(game: str) -> Iterator[type[Step[Any]]]:
    """The steps of a game, less those of the kernel."""
    kernel = {module.__name__ for module in KERNEL_MODULES}
    return (kind for kind in codec_of(find(game)).steps.values() if kind.__module__ not in kernel)


def written(game: str) -> Iterator[tuple[str, str]]:
    """Every text in the sources of a game, and of the effect language, that is a rule id and nothing else."""
    for folder in (SRC / "games" / game, SRC / "effects"):
        for path in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE_ID.fullmatch(node.value):
                    yield node.value, f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_id_in_the_sources_of_a_game_is_in_its_table(game: str) -> None:
    known = rules(game)
    assert [(rule, where) for rule, where in written(game) if rule not in known] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_step_names_is_in_the_table(game: str) -> None:
    known = rules(game)
    named = {kind.__name__: kind.rule for kind in kinds(game)}
    assert {name: rule for name, rule in named.items() if rule and rule not in known} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_cites_a_rule(game: str) -> None:
    silent = [
        kind.__name__
        for kind in kinds(game)
        if issubclass(kind, Choice) and not kind.rule and kind.cites is Choice.cites and not kind.__subclasses__()
    ]
    assert silent == []


@pytest.mark.parametrize("game", GAMES)
def test_what_the_interpreter_asks_cites_rules_of_the_game(game: str) -> None:
    stage = nocturne.new(game, players=find(game).players.start).box.content.stage
    chooses = "choose-one" in import_module(f"nocturne.games.{game}.pack").LANGUAGE.verbs
    asked = {kind.asks_for for kind in kinds(game) if issubclass(kind, AskLine) and kind.asks_for}
    cited = asdict(stage.citations)
    asked -= set() if chooses else {"choice"}  # a game whose cards let nobody choose between effects has no rule for it
    assert [name for name in asked if cited[name] not in rules(game)] == []
