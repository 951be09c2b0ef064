"""What several words of Etherfields have in common; no words themselves."""

from __future__ import annotations

from nocturne.effects.context import Context
from nocturne.effects.word import ME, Cost, Players, Verb
from nocturne.games.etherfields.model import Etherfields
from nocturne.kernel import Refusal, Seat, Step


class OwnStep(Verb, frozen=True):
    """A step of the rules that a Dreamer carries out."""

    who: Players = ME

    def step(self, seat: Seat) -> Step[Etherfields]:
        """The step."""
        raise NotImplementedError  # pragma: no cover -- each of them has its own

    def run(self, ctx: Context) -> None:
        """Each of them, in the order of the table."""
        ctx.then(*[self.step(seat) for seat in ctx.seats("who")])


class Printed(Cost, frozen=True):
    """A price that the rules of actions collect."""

    def refuse(self, ctx: Context) -> Refusal | None:
        """The rules of actions refuse, not the word."""
        return None

    def pay(self, ctx: Context) -> None:
        """The rules of actions have collected it."""
