"""A game that is nothing but kernel: its steps are given by the test, and it writes down what happens.

game = toy(Say("a"), Pick(Seat(0), ("x", "y")))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from msgspec import field

from nocturne.kernel import (
    DONE,
    Amended,
    AnyStep,
    Ask,
    Box,
    Chance,
    Choice,
    Draw,
    Event,
    Game,
    Manifest,
    Option,
    Propose,
    Record,
    Refusal,
    Sealed,
    Seat,
    Step,
    Switch,
    Table,
    Text,
    Upkeep,
    View,
    Window,
    codec_of,
)

A, B, C = Seat(0), Seat(1), Seat(2)


class Hand(Record):
    """What a seat holds: objections that it can raise, and a pile that can change in place."""

    objections: int = 0
    pile: list[int] = field(default_factory=list)


class Toy(Table):
    """What was said so far, and what each seat holds."""

    said: tuple[str, ...] = ()
    hands: list[Hand] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)
    floor: int = 0  # how deep the agenda was when the act began


# -- events


class Said(Event[Toy], frozen=True):
    """A word was said aloud."""

    word: str

    def apply(self, game: Toy) -> None:
        game.said += (self.word,)
        game.counts[self.word] = game.counts.get(self.word, 0) + 1


class Whispered(Event[Toy], frozen=True):
    """A word was said to one seat, which learns something; the others hear that somebody whispers."""

    word: str
    to: Seat
    reveals: ClassVar[bool] = True

    def apply(self, game: Toy) -> None:
        game.hands[self.to].pile.append(len(self.word))

    def told(self, seat: Seat | None) -> Text | None:
        return self.text() if seat == self.to else Text.of("event-somebody-whispers")


class Hidden(Event[Toy], frozen=True):
    """Something that nobody is told of."""

    def apply(self, game: Toy) -> None:
        game.counts["hidden"] = game.counts.get("hidden", 0) + 1

    def told(self, seat: Seat | None) -> Text | None:
        return None


class Objected(Event[Toy], frozen=True):
    """A seat raised an objection."""

    seat: Seat

    def apply(self, game: Toy) -> None:
        game.hands[self.seat].objections -= 1


class ActBegun(Event[Toy], frozen=True):
    """An act begins: what is pending now comes after it."""

    def apply(self, game: Toy) -> None:
        game.floor = len(game.agenda)


# -- plain steps


class Act(Step[Toy], frozen=True):
    """Steps that can be left all together."""

    steps: tuple[AnyStep, ...]

    def run(self, game: Toy) -> None:
        game.commit(ActBegun())
        game.then(*self.steps)


class Leave(Step[Toy], frozen=True):
    """End the act at once, or go down to another depth, and say these words instead of its rest."""

    words: tuple[str, ...] = ()
    depth: int | None = None
    rule: ClassVar[str] = "TY-LEAVE-01"

    def run(self, game: Toy) -> None:
        game.then(Say("leaving"))
        game.unwind(game.floor if self.depth is None else self.depth, *[Say(word) for word in self.words])
        game.then(Say("never"))


class Say(Step[Toy], frozen=True):
    """Say a word."""

    word: str
    rule: ClassVar[str] = "TY-SAY-01"

    def run(self, game: Toy) -> None:
        game.commit(Said(self.word))


class Do(Step[Toy], frozen=True):
    """Line up steps, in one call or one by one."""

    steps: tuple[AnyStep, ...]
    singly: bool = False

    def run(self, game: Toy) -> None:
        if self.singly:
            for step in self.steps:
                game.then(step)
        else:
            game.then(*self.steps)


class Interrupt(Step[Toy], frozen=True):
    """Amend what is about to happen, whether something is or not."""

    def run(self, game: Toy) -> None:
        game.commit(Amended(Said("interrupted")))


class Whisper(Step[Toy], frozen=True):
    """Let one seat know a word."""

    word: str
    to: Seat

    def run(self, game: Toy) -> None:
        game.commit(Whispered(self.word, self.to))


class Hide(Step[Toy], frozen=True):
    """Do something that nobody is told of."""

    def run(self, game: Toy) -> None:
        game.commit(Hidden())


class Again(Step[Toy], frozen=True):
    """Go on for ever."""

    def run(self, game: Toy) -> None:
        game.then(self)


class Crash(Step[Toy], frozen=True):
    """Change the state, then fail."""

    def run(self, game: Toy) -> None:
        game.commit(Said("half done"))
        game.commit(Whispered("half", A))
        game.then(Say("never"))
        raise ZeroDivisionError("a bug in a step")


class Finish(Step[Toy], frozen=True):
    """End the game; everybody wins."""

    def run(self, game: Toy) -> None:
        game.end([Seat(i) for i in range(game.players)], Text.of("over-toy"))


class Book(Upkeep[Toy], frozen=True):
    """Bookkeeping."""

    word: str
    rule: ClassVar[str] = "TY-BOOK-01"

    def run(self, game: Toy) -> None:
        game.commit(Said(self.word))


# -- decisions


class Word(Option, frozen=True):
    """A word to say."""

    word: str


@cache
def word(text: str) -> Word:
    """A word as an option, made once."""
    return Word(text)


class Pick(Ask[Toy], frozen=True):
    """One seat says one of some words; words that begin with "no" are refused."""

    words: tuple[str, ...]
    rule: ClassVar[str] = "TY-PICK-01"

    def candidates(self, game: Toy, seat: Seat) -> Sequence[Option]:
        return [word(text) for text in self.words]

    def refuse(self, game: Toy, seat: Seat, option: Option) -> Refusal | None:
        assert isinstance(option, Word)
        return Refusal.by("TY-PICK-02", "refuse-no", word=option.word) if option.word.startswith("no") else None

    def chosen(self, game: Toy, seat: Seat, option: Option) -> None:
        assert isinstance(option, Word)
        game.commit(Said(f"{seat}:{option.word}"))


class PickThen(Pick, frozen=True):
    """As Pick, and then some steps."""

    after: tuple[AnyStep, ...] = ()

    def chosen(self, game: Toy, seat: Seat, option: Option) -> None:
        super().chosen(game, seat, option)
        game.then(*self.after)


class Trap(Pick, frozen=True):
    """As Pick, but there is a bug behind one of the words."""

    def chosen(self, game: Toy, seat: Seat, option: Option) -> None:
        super().chosen(game, seat, option)
        if option.id == "word:trap":
            raise ZeroDivisionError("a bug in a choice")


class Ballot(Sealed[Toy], frozen=True):
    """Every seat votes for a word under seal."""

    words: tuple[str, ...] = ("aye", "nay")
    rule: ClassVar[str] = "TY-VOTE-01"

    def candidates(self, game: Toy, seat: Seat) -> Sequence[Option]:
        return [word(text) for text in self.words]

    def revealed(self, game: Toy, answers: dict[Seat, Option]) -> None:
        votes = [f"{seat}:{vote.word}" for seat, vote in answers.items() if isinstance(vote, Word)]
        game.commit(Said(" ".join(votes)))


class Free(Ballot, frozen=True):
    """Any of some seats may speak; the first who does speaks for all."""

    def chosen(self, game: Toy, seat: Seat, option: Option) -> None:
        assert isinstance(option, Word)
        game.commit(Said(f"{seat}:{option.word}"))


class Nod(Free, frozen=True):
    """Any of some seats may nod; nothing comes of it."""

    def chosen(self, game: Toy, seat: Seat, option: Option) -> None:
        """Nothing happens."""


class Debate(Choice[Toy], frozen=True):
    """Seats say words that nobody has said yet, in any order, until all are done."""

    words: tuple[str, ...]
    done: tuple[Seat, ...] = ()
    rule: ClassVar[str] = "TY-DEBATE-01"

    def seats(self, game: Toy) -> tuple[Seat, ...]:
        return tuple([Seat(i) for i in range(game.players) if i not in self.done])

    def candidates(self, game: Toy, seat: Seat) -> Sequence[Option]:
        return [*[word(text) for text in self.words if text not in game.said], DONE]

    def goes_on_from(self, answered: Step[Any]) -> bool:
        return isinstance(answered, Debate)

    def chosen(self, game: Toy, seat: Seat, option: Option) -> None:
        if isinstance(option, Word):
            game.commit(Said(option.word))
            game.then(self)
        elif len(self.done) + 1 < game.players:
            game.then(Debate(self.words, (*self.done, seat)))


class Deny(Option, frozen=True):
    """Prevent it."""


class Turn(Option, frozen=True):
    """Turn it into something else."""


class Retort(Option, frozen=True):
    """Say something that can itself be objected to."""


class Storm(Option, frozen=True):
    """Storm out: the act ends."""


DENY, TURN, RETORT, STORM = Deny(), Turn(), Retort(), Storm()


class Objection(Window[Toy], frozen=True):
    """Before a word is said, seats with objections may raise one."""

    moment: str = "before"
    rule: ClassVar[str] = "TY-OBJECT-01"

    def reactions(self, game: Toy, seat: Seat) -> Iterable[Option]:
        return (DENY, TURN, RETORT, *((STORM,) if game.floor else ()))

    def refuse(self, game: Toy, seat: Seat, option: Option) -> Refusal | None:
        if isinstance(option, Deny | Turn | Retort | Storm) and not game.hands[seat].objections:
            return Refusal.by("TY-OBJECT-02", "refuse-no-objection")
        return None

    def reacted(self, game: Toy, seat: Seat, option: Option) -> None:
        game.commit(Objected(seat))
        if option is DENY:
            game.commit(Amended(None))
        elif option is TURN:
            game.commit(Amended(Said(f"turned by {seat}")))
        elif option is STORM:
            game.then(Leave(("silence",)))
        else:
            game.then(Propose(Said(f"retort of {seat}")))


# -- chance


class Roll(Chance[Toy], frozen=True):
    """Say the faces that come up."""

    draw: tuple[Draw, ...] = (6,)
    rule: ClassVar[str] = "TY-ROLL-01"

    def draws(self, game: Toy) -> Sequence[Draw]:
        return self.draw

    def happened(self, game: Toy, outcome: tuple[int, ...]) -> None:
        game.commit(Said(f"{self.stream} {','.join(map(str, outcome))}"))


class Shuffled(Roll, frozen=True):
    """The same from another stream."""

    stream: ClassVar[str] = "deck"


# -- the manifest and the builder


class ToyView(View, frozen=True):
    """Everything, to everybody."""

    said: tuple[str, ...]
    objections: tuple[int, ...]


class ToyGame(Manifest[Toy]):
    """What the kernel receives of it."""

    id: ClassVar[str] = "toy"
    players: ClassVar[range] = range(1, 5)
    table: ClassVar[type[Toy]] = Toy
    packages: ClassVar[tuple[str, ...]] = (__name__,)
    profiles: ClassVar[tuple[str, ...]] = ("old", "new")
    switches: ClassVar[tuple[Switch, ...]] = (
        Switch("TY-SIZE-01", {"old": 1, "new": 2, "huge": 9}),
        Switch("TY-SIZE-02", {"old": "round", "new": "square"}),
    )

    def windows(self, game: Toy, moment: str, event: Event[Any]) -> Sequence[Step[Any]]:
        if isinstance(event, Said):
            return (Objection(tuple([Seat(i) for i in range(game.players)]), moment=moment),)
        return ()

    def view(self, game: Toy, seat: Seat | None) -> ToyView:
        return ToyView(tuple(game.said), tuple([hand.objections for hand in game.hands]))


TOY = ToyGame()


def toy(
    *steps: Step[Any],
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    objections: Sequence[int] = (),
    ask: bool = False,
    seed: int = 0,
    coming: tuple[int, ...] = (),
    keep_events: bool = True,
    ends: bool = True,
) -> Game[Toy]:
    """A game that carries out these steps and then ends."""
    box = Box(TOY, players, TOY.profile(None), options or {})
    hands = [Hand(objections[i] if i < len(objections) else 0) for i in range(players)]
    agenda: list[Step[Any]] = [*([Finish()] if ends else []), *reversed(steps)]
    table = Toy(agenda=agenda, hands=hands, seed=seed, coming=coming, box=box)
    return Game(codec_of(TOY), box, table, ask_chance=ask, keep_events=keep_events)


def load_toy(data: bytes) -> Game[Toy]:
    """A saved toy game."""
    return Game.load(data, lambda _: TOY)
