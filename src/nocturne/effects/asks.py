"""The decisions and rolls that effects need: accept an offer, choose a branch, roll dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from msgspec.structs import replace

from nocturne.effects.memory import MemoryEvent
from nocturne.effects.run import Env, line_of, verb_at
from nocturne.effects.shape import select_fields
from nocturne.effects.terms import ASKING, AnyCost, Block, Bound
from nocturne.kernel import DONE, PASS, Amended, AnyStep, Ask, Chance, Draw, Option, Propose, Refusal, Seat, Step, Text

if TYPE_CHECKING:
    from nocturne.effects.verbs.control import Roll


class Offered(Protocol):
    """A verb that offers something: at a price or for nothing."""

    @property
    def offer(self) -> Block | None:
        """What follows when it is accepted."""

    @property
    def price(self) -> tuple[AnyCost, ...]:
        """What is to be paid for it."""

    @property
    def otherwise(self) -> Block | None:
        """What follows when it is not."""


class Accept(Option, frozen=True):
    """Take the offer."""


ACCEPT = Accept()


class Offer(Ask[Any], frozen=True):
    """Do it, or not; with a price, pay it first."""

    line: AnyStep
    rule: ClassVar[str] = "EFFECT-MAY"

    def candidates(self, game: Any, seat: Seat) -> Sequence[Option]:
        """Take it or leave it."""
        return (ACCEPT, PASS)

    def prompt(self, game: Any, seat: Seat) -> Text:
        """Where the offer stands: `words.say_effect` puts it into words."""
        line = line_of(self.line)
        verb: Offered = verb_at(game, line)
        if verb.price:
            return Text.of("ask-offer", seat=seat, record=line.record, block=line.block, at=line.at)
        return Text.of("ask-offer", seat=seat, record=line.record, block=verb.offer)

    def refuse(self, game: Any, seat: Seat, option: Option) -> Refusal | None:
        """What cannot be paid cannot be accepted."""
        if option is PASS:
            return None
        env = payer(Env(game, line_of(self.line)), seat)
        verb: Offered = verb_at(game, self.line)
        return next((why for cost in verb.price if (why := cost.refuse(env))), None)

    def chosen(self, game: Any, seat: Seat, option: Option) -> None:
        """Pay and go on, or go on without."""
        env = Env(game, line_of(self.line))
        verb: Offered = verb_at(game, self.line)
        if option is ACCEPT:
            pay(payer(env, seat), verb.price)
            if verb.offer is not None:
                game.then(env.do(verb.offer))
        elif verb.otherwise is not None:
            game.then(env.do(verb.otherwise))


def payer(env: Env, seat: Seat) -> Env:
    """The same, with the one who pays as `you`."""
    if env.bound.you == seat:
        return env
    return Env(env.game, replace(env.line, bound=Bound(seat, env.bound.this, env.bound.names)), env.picks)


def pay(env: Env, costs: Iterable[AnyCost]) -> None:
    """Pay a price, in the order in which it stands there."""
    for cost in costs:
        cost.pay(env)


class Branch(Option, frozen=True):
    """One of several effects to choose from."""

    number: int
    record: str
    block: int

    def facts(self) -> dict[str, Any]:
        """Its number alone makes its id: `branch:0`."""
        return {"number": self.number}

    def label(self) -> Text:
        """Where its effect stands: `words.say_effect` puts it into words."""
        return Text.of("option-branch", number=self.number + 1, record=self.record, block=self.block)


@cache
def branch(number: int, record: str, block: int) -> Branch:
    """The option to choose an effect, made once."""
    return Branch(number=number, record=record, block=block)


class ChooseBranch(Ask[Any], frozen=True):
    """Choose one of several effects, or up to so many of them, each once."""

    line: AnyStep
    due: int = 1
    got: tuple[int, ...] = ()
    optional: bool = False
    rule: ClassVar[str] = "EFFECT-CHOOSE"

    def candidates(self, game: Any, seat: Seat) -> list[Option]:
        """The branches not chosen yet."""
        branches, record = verb_at(game, self.line).branches, line_of(self.line).record
        options: list[Option] = [branch(i, record, one) for i, one in enumerate(branches) if i not in self.got]
        return [*options, DONE] if self.optional else options

    def refuse(self, game: Any, seat: Seat, option: Option) -> Refusal | None:
        """What a game demands of a branch must be met; where no branch can be chosen, each may be."""
        if not isinstance(option, Branch):
            return None
        why = self._unmet(game, seat, option.block)
        stuck = why is not None and not self.optional
        branches = verb_at(game, self.line).branches if stuck else ()
        return None if stuck and all(self._unmet(game, seat, one) is not None for one in branches) else why

    def _unmet(self, game: Any, seat: Seat, block: int) -> Refusal | None:
        env = Env(game, Env(game, line_of(self.line)).do(Block(block)))
        for verb in env.stage.block(env.line.record, block):
            if why := env.world.unmet(env, seat, verb):
                return why
            if any(getattr(verb, name).how in ASKING for name in select_fields(type(verb))):
                return None  # what follows depends on what is chosen here
        return None

    def chosen(self, game: Any, seat: Seat, option: Option) -> None:
        """Carry the branch out; where more may be chosen, ask again after it."""
        if not isinstance(option, Branch):
            return
        branches = verb_at(game, self.line).branches
        got = (*self.got, option.number)
        game.then(Env(game, line_of(self.line)).do(branches[option.number]))
        if len(got) < min(self.due, len(branches)):
            game.then(replace(self, got=got))


# -- dice


class DiceRolled(MemoryEvent, frozen=True):
    """Dice have fallen. Reactions may change them before they count."""

    seat: Seat
    die: str
    faces: tuple[int, ...]

    def apply(self, game: Any) -> None:
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

    def draws(self, game: Any) -> Sequence[Draw]:
        """Each die by itself."""
        return (game.box.content.stage.world.die(game, self.die),) * self.count

    def happened(self, game: Any, outcome: tuple[int, ...]) -> None:
        """Let reactions change them, then read them."""
        faces = tuple([face + 1 for face in outcome])
        game.then(Propose(DiceRolled(self.seat, self.die, faces)), ReadDice(self.line))


class ReadDice(Step[Any], frozen=True):
    """Add the dice up and carry out what their sum stands for."""

    line: AnyStep
    rule: ClassVar[str] = "EFFECT-ROLL"

    def run(self, game: Any) -> None:
        """The first outcome that fits counts; the rest of the effect knows the sum."""
        env = Env(game, line_of(self.line))
        total = sum(env.memory.dice)
        verb: Roll = verb_at(game, self.line)
        fitting = next((one for one in verb.outcomes if one.fits(total)), None)
        if fitting is not None:
            game.then(env.do(fitting.do, rolled=total))
        game.then(*env.rest(rolled=total))


class Reroll(Chance[Any], frozen=True):
    """Roll a die again that has fallen and does not count yet."""

    which: int
    rule: ClassVar[str] = "EFFECT-ROLL"

    def draws(self, game: Any) -> Sequence[Draw]:
        """One die."""
        return (game.box.content.stage.world.die(game, rolled_dice(game).die),)

    def happened(self, game: Any, outcome: tuple[int, ...]) -> None:
        """Its new face stands in place of the old one."""
        change_die(game, self.which, outcome[0] + 1)


def rolled_dice(game: Any) -> DiceRolled:
    """The dice that have fallen and do not count yet."""
    event = game.proposed[-1]
    assert isinstance(event, DiceRolled), "the moment of this reaction has no dice: the checker lets none through"
    return event


def change_die(game: Any, which: int, face: int) -> None:
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

    def candidates(self, game: Any, seat: Seat) -> list[Option]:
        """Each die that shows another face; equal dice are one option."""
        seen: dict[int, Option] = {}
        for number, face in enumerate(rolled_dice(game).faces):
            seen.setdefault(face, Die(number=number, face=face))
        return list(seen.values())

    def chosen(self, game: Any, seat: Seat, option: Option) -> None:
        """Roll it again or turn it."""
        assert isinstance(option, Die)
        if self.by is None:
            game.then(Reroll(option.number))
        else:
            change_die(game, option.number, option.face + self.by)
