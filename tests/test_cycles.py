"""No module of the games and of the effect language needs itself, late and type-checking imports counted; none is idle.

An import that closes a circle stands in `CLOSING` with its reason; a new one fails here. A line that no circle needs
any more is an error too, so that the table only shrinks.
"""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from tests.test_imports import imports_of, modules, under

ROOMS = ("nocturne.games", "nocturne.effects")
STARTS = (
    "nocturne.offline.device",  # the worker of the page (web/src/offline/worker.ts)
    "nocturne",
    "nocturne.cli",
    "nocturne.lab.join",
    "nocturne.research.zoo",
    "nocturne.research.spiel",
    "nocturne.research.gym",
)
"""What people import and run, besides each `__main__`: everything else is reached from here."""

IDLE: dict[str, str] = {}
"""Modules that only tests need so far, and until when."""

EF = "nocturne.games.etherfields."
AL = "nocturne.games.alone."

CLOSING: dict[tuple[str, str], str] = {
    ("nocturne.effects.word", "nocturne.effects.context"): "a word is carried out in a context, which carries words",
    ("nocturne.effects.word", "nocturne.effects.text"): "a word puts itself into words for the text that asks it to",
    ("nocturne.effects.records", "nocturne.effects.text"): "and so does a part that is no effect",
    ("nocturne.effects.speak", "nocturne.effects._phrases"): "reading Fluent is put off until something is said",
    (AL + "map", AL + "routes"): "a Map keeps the routes through it, which are found on a Map",
    (AL + "map", AL + "sight"): "a Map keeps what is seen from each sector, which is found on a Map",
    (EF + "rules.turn", EF + "rules.scenes"): "a Turn that ends the scene is a step of the scene that has Turns",
    (EF + "rules.scenes", EF + "rules.awakening"): "a scene ends in an Awakening, which leads to the next scene",
    (EF + "rules.scenes", EF + "rules.saving"): "a scene ends where the campaign is saved, which begins the next one",
    (EF + "rules.scenes", EF + "rules.world"): "a scene ends on the Dreamworld Map, where scenes begin",
    (EF + "rules.awakening", EF + "rules.world"): "an Awakening ends on the Dreamworld Map, where scenes begin",
    (EF + "rules.world", EF + "rules.saving"): "a campaign is saved on the Dreamworld Map and goes on there",
    (EF + "rules.distress", EF + "rules.scenes"): "the last Distress ends the scene in which it is suffered",
    (EF + "rules.cards", EF + "rules.draw"): "a Flaw may make its Dreamer draw, and a drawn card may be a Flaw",
    (EF + "rules.interrupting", EF + "rules.payment"): "at the choices of an action other actions may begin",
    (EF + "rules.payment", EF + "rules.windows"): "a payment is interrupted in windows, in which actions are paid",
}
"""Imports that close a circle, each with why it must, or until when."""


@cache
def imported() -> Mapping[str, frozenset[str]]:
    """What each module of ours imports of ours, wherever in the file it does so."""
    sources = dict(modules())
    graph = {}
    for module, path in sources.items():
        text, is_package = path.read_text(encoding="utf-8"), path.stem == "__init__"
        names = [name for _, name in imports_of(module, text, is_package=is_package)]
        graph[module] = frozenset([known for name in names if (known := nearest(name, sources)) and known != module])
    return graph


def nearest(name: str, known: Mapping[str, object]) -> str:
    """The module that an imported name belongs to."""
    while name and name not in known:
        name = name.rpartition(".")[0]
    return name


def circles(graph: Mapping[str, frozenset[str]]) -> Iterator[tuple[str, ...]]:
    """The groups of modules that need each other: those that reach and are reached."""
    left = dict(graph)
    while True:  # a module that imports nothing left, or that nothing left imports, is in no circle
        ends = [name for name, needs in left.items() if not any(need in left for need in needs)]
        used = {need for name, needs in left.items() for need in needs if need != name}
        ends += [name for name in left if name not in used]
        if not ends:
            break
        for name in dict.fromkeys(ends):
            left.pop(name, None)
    while left:
        first = next(iter(left))
        group = [name for name in reach(first, left) if first in reach(name, left)]
        if group:
            yield tuple(sorted(group))
        for name in {first, *group}:
            left.pop(name)


def reach(start: str, graph: Mapping[str, frozenset[str]]) -> set[str]:
    """Everything that a module needs, directly or not."""
    seen: set[str] = set()
    todo = [start]
    while todo:
        for name in graph.get(todo.pop(), frozenset()):
            if name in graph and name not in seen:
                seen.add(name)
                todo.append(name)
    return seen


def rooms(*, without: tuple[tuple[str, str], ...] = ()) -> dict[str, frozenset[str]]:
    """The imports of games and effects among each other, less some."""
    left_out = set(without)
    return {
        name: frozenset([need for need in needs if (name, need) not in left_out])
        for name, needs in imported().items()
        if under(name, *ROOMS)
    }


def test_games_and_effects_go_round_in_no_other_circles() -> None:
    found = list(circles(rooms(without=tuple(CLOSING))))
    told = [" → ".join(group) for group in found]
    assert found == [], f"turn one of these imports round, or list it in CLOSING: {told}"


@pytest.mark.parametrize("edge", CLOSING, ids=" ".join)
def test_every_import_that_may_close_a_circle_still_does(edge: tuple[str, str]) -> None:
    importer, needed = edge
    assert needed in imported()[importer], "it is not imported any more: strike the line out"
    others = tuple([other for other in CLOSING if other != edge])
    assert importer in reach(needed, rooms(without=others)), "it closes no circle any more: strike the line out"


@pytest.mark.parametrize(
    ("graph", "groups"),
    [
        ({"a": {"b"}, "b": {"c"}, "c": set()}, []),
        ({"a": {"b"}, "b": {"a"}, "c": {"a"}}, [("a", "b")]),
        ({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"e"}, "e": {"d", "a"}}, [("a", "b", "c"), ("d", "e")]),
    ],
)
def test_a_circle_is_found(graph: dict[str, set[str]], groups: list[tuple[str, ...]]) -> None:
    assert sorted(circles({name: frozenset(needs) for name, needs in graph.items()})) == groups


# -- nobody is idle


def named_in_strings() -> set[str]:
    """The modules that are imported by name: a registry holds their dotted names."""
    return {
        node.value
        for _, path in modules()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("nocturne.")
    }


def is_command(path: Path) -> bool:
    """Whether a module is one that people run: `python -m nocturne.bots.planner.train`."""
    return '\nif __name__ == "__main__":\n' in path.read_text(encoding="utf-8")


def test_no_module_is_reached_by_tests_alone() -> None:
    graph = imported()
    by_name = {name for name in named_in_strings() if name in graph}
    by_rule = {
        name for name in graph if name.startswith("nocturne.games.") and name.endswith((".game", ".faces", ".retired"))
    }
    mains = [name for name, path in modules() if path.stem == "__main__" or is_command(path)]
    starts = [*STARTS, *mains, *by_name, *by_rule]
    reached = {*starts, *[name for start in starts for name in reach(start, graph)]}
    packages = {name.rpartition(".")[0] for name in reached}
    idle = [name for name in graph if name not in reached and name not in packages]
    assert set(idle) <= set(IDLE), "only tests need these: let them stand under tests/"
