"""Dice that effects roll, and what reactions may do with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from nocturne.effects.context import Context
from nocturne.effects.interpret import line_of, verb_at
from nocturne.kernel import Amended, AnyStep, Ask, Chance, Draw, Option, Propose, Seat, Step, Table, Text
from tests.effects.words.deeds import memory
from tests.effects.words.memory import MemoryEvent


class DiceRolled(MemoryEvent, frozen=True):
    """Dice have fallen. Reactions may change them before they count."""

    seat: Seat
    die: str
    faces: tuple[int, ...]

    def apply(self, game: Table) -> None:
        """They lie on the table until they are read."""
        self.memory(game).dice = self.faces

    def told(self, seat: Seat | None) -> Text | None:
        """All see them."""
        return self.text()


class RollDice(Chance[Any], frozen=True):
    """Roll the dice of an effect; `again` are those that are kept where only some are rolled again."""

    line: AnyStep
    seat: Seat
    die: str
    count: int
    rule: ClassVar[str] = "EFFECT-ROLL"

    def draws(self, game: Table) -> Sequence[Draw]:
        """Each die by itself."""
        return (game.box.content.stage.world.die(game, self.die),) * self.count

    def happened(self, game: Table, outcome: tuple[int, ...]) -> None:
        """Let reactions change them, then read them."""
        faces = tuple([face + 1 for face in outcome])
        game.then(Propose(DiceRolled(self.seat, self.die, faces)), ReadDice(self.line))


class ReadDice(Step[Any], frozen=True):
    """Add the dice up and carry out what their sum stands for."""

    line: AnyStep
    rule: ClassVar[str] = "EFFECT-ROLL"

    def run(self, game: Table) -> None:
        """The first outcome that fits counts; the rest of the effect knows the sum."""
        ctx = Context(game, line_of(self.line))
        total = sum(memory(ctx).dice)
        verb = verb_at(game, self.line)
        fitting = next((one for one in verb.outcomes if one.fits(total)), None)
        if fitting is not None:
            game.then(ctx.do(fitting.do, rolled=total))
        game.then(*ctx.rest(rolled=total))


class Reroll(Chance[Any], frozen=True):
    """Roll a die again that has fallen and does not count yet."""

    which: int
    rule: ClassVar[str] = "EFFECT-ROLL"

    def draws(self, game: Table) -> Sequence[Draw]:
        """One die."""
        return (game.box.content.stage.world.die(game, rolled_dice(game).die),)

    def happened(self, game: Table, outcome: tuple[int, ...]) -> None:
        """Its new face stands in place of the old one."""
        change_die(game, self.which, outcome[0] + 1)


def rolled_dice(game: Table) -> DiceRolled:
    """The dice that have fallen and do not count yet."""
    event = game.proposed[-1]
    assert isinstance(event, DiceRolled), "the moment of this reaction has no dice: the checker lets none through"
    return event


def change_die(game: Table, which: int, face: int) -> None:
    """Turn a fallen die to another face, within its faces."""
    event = rolled_dice(game)
    sides = game.box.content.stage.world.die(game, event.die)
    faces = [*event.faces]
    faces[which] = min(max(face, 1), sides)
    game.commit(Amended(replace(event, faces=tuple(faces))))


class Die(Option, frozen=True):
    """One of the fallen dice."""

    number: int
    face: int


class PickDie(Ask[Any], frozen=True):
    """Choose the die to roll again, or to change by so much."""

    by: int | None = None  # None: roll again
    rule: ClassVar[str] = "EFFECT-ROLL"

    def candidates(self, game: Table, seat: Seat) -> list[Option]:
        """Each die that shows another face; equal dice are one option."""
        seen: dict[int, Option] = {}
        for number, face in enumerate(rolled_dice(game).faces):
            seen.setdefault(face, Die(number=number, face=face))
        return list(seen.values())

    def chosen(self, game: Table, seat: Seat, option: Option) -> None:
        """Roll it again or turn it."""
        assert isinstance(option, Die)
        if self.by is None:
            game.then(Reroll(option.number))
        else:
            change_die(game, option.number, option.face + self.by)
