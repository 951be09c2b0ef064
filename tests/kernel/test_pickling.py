"""Errors travel between processes: pickled and back they say the same."""

from __future__ import annotations

import pickle
from importlib import import_module
from pkgutil import walk_packages

import pytest

import nocturne
from nocturne.effects.problems import PackError, Problems
from nocturne.games.alone.notation import MapError
from nocturne.kernel import NocturneError, Refused
from nocturne.kernel.source import Place, SourceError


def every_error() -> list[type[NocturneError]]:
    """Each kind of error of ours, wherever it is defined."""
    for module in walk_packages(nocturne.__path__, "nocturne."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    kinds, border = [NocturneError], [NocturneError]
    while border:
        border = [kind for base in border for kind in base.__subclasses__() if kind.__module__.startswith("nocturne.")]
        kinds += border
    return sorted(set(kinds), key=lambda kind: kind.__qualname__)


def refused() -> Refused:
    """An answer that was not allowed."""
    game = nocturne.new("lanterns", players=2)
    with pytest.raises(Refused) as caught:
        game.answer(0, "fly")
    return caught.value


def problems() -> Problems:
    """What is wrong with a pack."""
    made = Problems()
    made.add(Place("cards.yaml", 3, 7), 'card "dash"', "play.do", "There is no such verb.")
    return made


def made() -> dict[type[NocturneError], NocturneError]:
    """An error of each kind that is made from more than its text."""
    place = Place("cards.yaml", 3, 7)
    return {
        Refused: refused(),
        SourceError: SourceError(place, "No."),
        PackError: PackError(problems()),
        MapError: MapError("a map", 2, 3, "No."),
    }


@pytest.mark.parametrize("kind", every_error(), ids=lambda kind: kind.__name__)
def test_an_error_survives_pickling(kind: type[NocturneError]) -> None:
    fault = made().get(kind) or kind("What, where, and what to do.")
    again = pickle.loads(pickle.dumps(fault))  # noqa: S301 -- our own bytes
    assert (type(again), str(again), again.args) == (kind, str(fault), fault.args)
    facts = {name: value for name, value in vars(fault).items() if name not in ("_say", "problems")}
    assert {name: getattr(again, name) for name in facts} == facts


def test_a_refusal_of_another_process_has_its_sentence_rule_and_options() -> None:
    fault = refused()
    again = pickle.loads(pickle.dumps(fault))  # noqa: S301 -- our own bytes
    assert (again.message, again.rule, again.allowed) == (fault.message, "protocol:unknown-option", fault.allowed)
