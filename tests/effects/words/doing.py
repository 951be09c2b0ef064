"""Words of the playground act by themselves: each names one step, which carries it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from nocturne.effects.context import Context
from nocturne.effects.interpret import line_of, verb_at
from nocturne.effects.shape import select_fields
from nocturne.effects.word import Ref, Verb
from nocturne.kernel import AnyStep, Step, Table


class Act(Step[Table], frozen=True):
    """Carry a word out, with what was picked for its line."""

    line: AnyStep

    def run(self, game: Table) -> None:
        line = line_of(self.line)
        verb = verb_at(game, line)
        names = select_fields(type(verb))
        picks = {name: tuple(map(Ref, things)) for name, things in zip(names, line.picks, strict=True)}
        verb.act(Context(game, line, picks))


class Doing(Verb, frozen=True):
    """A word that acts by itself."""

    def steps(self, ctx: Context) -> Sequence[Step[Any]]:
        """One step that carries it out."""
        return [Act(replace(ctx.line, picks=tuple([ctx.picks[name] for name in select_fields(type(self))])))]

    def act(self, ctx: Context) -> None:
        """Carry it out."""
        raise NotImplementedError(type(self).__name__)
