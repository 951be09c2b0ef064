"""Break the kernel or the template game on purpose and see the suite notice: `python -m tests.conformance.mutants`.

Each mutant is one small change made at run time, in a process of its own that then runs the tests until the first
failure. A mutant that survives is a hole in the suite. `--only WORDS` picks mutants by name.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from random import SystemRandom
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from nocturne.games.lanterns import events as lanterns_events
from nocturne.games.lanterns import rules as lanterns_rules
from nocturne.games.lanterns.game import LanternsGame
from nocturne.games.lanterns.model import Lanterns
from nocturne.games.lanterns.views import LanternsView
from nocturne.kernel import Choice, Game, Refused, Table, Text, Window, chance, history, position
from nocturne.kernel.decision import Permission
from nocturne.kernel.seats import CHANCE
from tests.conformance import retrace
from tests.conformance.cases import TEMPLATE

RANDOM_PLAY = "tests/conformance/test_random_play.py"
SUITES = (
    (RANDOM_PLAY, "-k", TEMPLATE),  # the quickest first: most mutants die here
    ("tests/conformance/test_perft.py",),
    ("tests/games/lanterns",),
    ("tests/kernel",),
    (RANDOM_PLAY,),
)
It: TypeAlias = Any
"""Whatever a mutant changes: it asks no questions."""

MUTANTS: dict[str, Callable[[], None]] = {}


def mutant(name: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """Register a mutant by what it breaks."""

    def register(apply: Callable[[], None]) -> Callable[[], None]:
        MUTANTS[name] = apply
        return apply

    return register


def wrap(owner: It, name: str, make: Callable[[Any], Any]) -> None:
    """Put a changed method or function in place of the old one."""
    setattr(owner, name, make(getattr(owner, name)))


def after(owner: It, name: str, spoil: Callable[..., Any]) -> None:
    """Let `spoil(result, *arguments)` change what a method gives back."""
    wrap(owner, name, lambda old: lambda *args, **named: spoil(old(*args, **named), *args, **named))


NOTHING = "nothing is broken"
"""The control: with it every test must pass."""


# -- forking


@mutant("a clone shares the list of records")
def _shared_records() -> None:
    def spoil(new: It, old: It) -> It:
        new.seekers = old.seekers
        return new

    after(Lanterns, "clone", spoil)


@mutant("a clone shares a record")
def _shared_record() -> None:
    def spoil(new: It, old: It) -> It:
        new.seekers = [*old.seekers[:1], *new.seekers[1:]]
        return new

    after(Lanterns, "clone", spoil)


@mutant("a clone loses a field of a record")
def _lost_field() -> None:
    def spoil(new: It, _old: It) -> It:
        for seeker in new.seekers:
            seeker.lanterns = 0
        return new

    after(Lanterns, "clone", spoil)


@mutant("a clone shares the counters of chance")
def _shared_counters() -> None:
    def spoil(new: It, old: It) -> It:
        new.drawn = old.drawn
        return new

    after(Lanterns, "clone", spoil)


@mutant("a clone shares the agenda")
def _shared_agenda() -> None:
    def spoil(new: It, old: It) -> It:
        new.agenda = old.agenda
        return new

    after(Lanterns, "clone", spoil)


@mutant("a fork shares the log")
def _shared_log() -> None:
    def spoil(new: It, old: It) -> It:
        new._live = old._live
        return new

    after(Game, "fork", spoil)


# -- undo, log and saves


@mutant("undo goes one too far")
def _undo_too_far() -> None:
    wrap(Game, "undo", lambda old: lambda self, version, *a, **k: old(self, max(0, version - 1), *a, **k))


@mutant("undo keeps the log")
def _undo_keeps_log() -> None:
    def make(old: Callable[..., None]) -> Callable[..., None]:
        def undo(self: It, version: int, *args: It, **named: It) -> None:
            live = self._live
            old(self, version, *args, **named)
            self._live = live

        return undo

    wrap(Game, "undo", make)


@mutant("undo leaves no mark")
def _undo_unmarked() -> None:
    def make(old: Callable[..., None]) -> Callable[..., None]:
        def undo(self: It, *args: It, **named: It) -> None:
            marks = self.undone
            old(self, *args, **named)
            self.undone = marks

        return undo

    wrap(Game, "undo", make)


@mutant("undo is always free")
def _undo_always_free() -> None:
    after(Game, "may_undo", lambda _found, *_: Permission((), "free"))


@mutant("undo is free although a card was shown")
def _unrevealed() -> None:
    lanterns_events.CardDiscarded.reveals = False


@mutant("a replay ignores the faces in the log")
def _faces_ignored() -> None:
    def make(old: Callable[..., Any]) -> Callable[..., Any]:
        def run(table: Table, *, ask_chance: bool = False, feed: list[int] | None = None) -> It:
            if feed is not None:
                feed.clear()
            return old(table, ask_chance=ask_chance)

        return run

    wrap(history, "run", make)


@mutant("the log forgets the faces")
def _faces_lost() -> None:
    wrap(
        history.Live,
        "append",
        lambda old: lambda self, table, entry, *a: old(self, table, replace(entry, faces=()), *a),
    )


@mutant("a save loses a field of the state")
def _unsaved_field() -> None:
    def make(old: Callable[..., Any]) -> Callable[..., Any]:
        def save(self: It) -> It:
            other = self.fork()
            other.table.round = 0
            return old(other)

        return save

    wrap(Game, "save", make)


@mutant("a save forgets that chance is asked")
def _unasked_chance() -> None:
    def spoil(game: It, *_: It) -> It:
        game.ask_chance = False
        return game

    after(Game, "load", spoil)


@mutant("a loaded game has forgotten its past")
def _forgotten_past() -> None:
    def spoil(game: It, *_: It, **__: It) -> It:
        return Game(game.codec, game.box, game.table, ask_chance=game.ask_chance)

    after(Game, "load", spoil)


@mutant("a position leaves out how far chance was read")
def _position_undrawn() -> None:
    after(position, "write", lambda text, *_: re.sub(r"(?m)^drawn:.*\n", "", text))


# -- views, events, secrets


@mutant("a view shows all hands")
def _view_hands() -> None:
    def spoil(view: LanternsView, _: It, game: Lanterns, _seat: int | None) -> LanternsView:
        return replace(view, discard=(*view.discard, *[card for me in game.seekers for card in me.hand]))

    after(LanternsGame, "view", spoil)


@mutant("a view shows the order of the deck")
def _view_deck() -> None:
    after(LanternsGame, "view", lambda view, _, game, _seat: replace(view, discard=game.deck))


@mutant("a spectator sees the first hand")
def _view_spectator() -> None:
    def spoil(view: LanternsView, _: It, game: Lanterns, seat: int | None) -> LanternsView:
        return replace(view, hand=game.seekers[0].hand) if seat is None and game.seekers else view

    after(LanternsGame, "view", spoil)


@mutant("a view orders its parts by a secret")
def _view_order() -> None:
    def spoil(view: LanternsView, _: It, game: Lanterns, _seat: int | None) -> LanternsView:
        return replace(view, lanterns=view.lanterns[::-1]) if "dash" in game.deck[-1:] else view

    after(LanternsGame, "view", spoil)


@mutant("a drawn card is told to all")
def _told_to_all() -> None:
    wrap(lanterns_events.CardDrawn, "told", lambda _old: lambda self, _seat: self.text())


@mutant("a shuffle tells the top card")
def _told_top() -> None:
    text = "event-deck-shuffled"
    wrap(
        lanterns_events.DeckShuffled,
        "told",
        lambda _old: lambda self, _seat: Text.of(text, cards=len(self.deck), top=self.deck[-1]),
    )


@mutant("an event is told only when a secret allows")
def _told_sometimes() -> None:
    wrap(
        lanterns_events.CardDrawn,
        "told",
        lambda old: lambda self, seat: None if seat != self.seat and self.card == "ward" else old(self, seat),
    )


@mutant("an answer under seal shows in the question")
def _seal_in_prompt() -> None:
    def prompt(self: It, _game: Table, seat: int) -> Text:
        return Text.of("ask-choose-pace", seat=seat, given=self.given)

    wrap(lanterns_rules.ChoosePace, "prompt", lambda _old: prompt)


@mutant("an answer under seal changes the order of options")
def _seal_in_order() -> None:
    def make(old: Callable[..., Any]) -> Callable[..., Any]:
        def options(self: It, game: Table, seat: It) -> It:
            options = list(old(self, game, seat))
            return options[::-1] if "go:wary" in self.given else options

        return options

    wrap(lanterns_rules.ChoosePace, "options", make)


@mutant("a refusal speaks of another's hand")
def _refusal_leaks() -> None:
    def spoil(refusal: It, _self: It, game: Lanterns, seat: int, _option: It) -> It:
        if refusal is None:
            return None
        cards = tuple([card for place, me in enumerate(game.seekers) if place != seat for card in me.hand])
        return replace(refusal, text=Text.of(refusal.text.key, **refusal.facts, theirs=cards))

    after(lanterns_rules.Turn, "refuse", spoil)


@mutant("imagined worlds are all the same")
def _no_imagination() -> None:
    wrap(LanternsGame, "imagine", lambda _old: lambda _self, game, _seat, _pick: game.clone())


# -- decisions


@mutant("the order of options hangs on the hash seed")
def _unstable_order() -> None:
    for name in ("options", "candidates"):
        after(lanterns_rules.Turn, name, lambda options, *_: sorted(options, key=lambda option: hash(option.id)))


@mutant("two options have the same id")
def _double_id() -> None:
    after(lanterns_rules.Turn, "options", lambda options, *_: [*options, options[-1]])


@mutant("an option is offered that the guard refuses")
def _offered_refused() -> None:
    def spoil(options: It, _self: It, game: Lanterns, seat: int) -> It:
        return options if game.seekers[seat].steps else [lanterns_rules.WALK[next(iter(_exits(game, seat)))], *options]

    after(lanterns_rules.Turn, "options", spoil)


def _exits(game: Lanterns, seat: int) -> Iterator[Any]:
    return iter(game.grid.exits[game.seekers[seat].at])


@mutant("an option that the guard allows is not offered")
def _allowed_absent() -> None:
    after(
        lanterns_rules.Turn,
        "options",
        lambda options, *_: [option for option in options if option.id != "take" or len(options) < 3],
    )


@mutant("an option cannot be carried out")
def _crash() -> None:
    def make(old: Callable[..., None]) -> Callable[..., None]:
        def apply(self: It, game: Lanterns) -> None:
            if len(game.discard) == 9:
                raise KeyError("a bug")
            old(self, game)

        return apply

    wrap(lanterns_events.CardDiscarded, "apply", make)


@mutant("a stale answer is taken")
def _stale() -> None:
    wrap(Game, "answer", lambda old: lambda self, seat, word, *_: old(self, seat, word))


@mutant("anybody may answer for anybody")
def _foreign() -> None:
    def make(old: Callable[..., None]) -> Callable[..., None]:
        def answer(self: It, seat: int, word: str, version: int | None = None) -> None:
            asked = [decision.seat for decision in self.open]
            old(self, seat if seat in asked or not asked else asked[0], word, version)

        return answer

    wrap(Game, "answer", make)


@mutant("a refused answer changes the state")
def _refusal_changes() -> None:
    def make(old: Callable[..., None]) -> Callable[..., None]:
        def answer(self: It, *args: It, **named: It) -> None:
            try:
                old(self, *args, **named)
            except Refused:
                self.table.drawn["refused"] = 1
                raise

        return answer

    wrap(Game, "answer", make)


@mutant("a padded table is silent where nobody can do anything")
def _unpadded() -> None:
    wrap(Choice, "asks_always", lambda _old: lambda self, _game: self.always)
    wrap(Window, "asks_always", lambda _old: lambda self, _game: self.always)


@mutant("a question skipped because of a secret may be taken back freely")
def _skipped_freely() -> None:
    for kind in (lanterns_rules.Turn, lanterns_rules.DropOne):
        kind.hidden = False
        kind.asks_always = lambda self, table: self.always or table.box.pad_windows  # type: ignore[method-assign]  # a mutant


@mutant("a window does not open again from its first seat")
def _window_goes_on() -> None:
    def make(_old: Callable[..., None]) -> Callable[..., None]:
        def chosen(self: It, game: Table, seat: It, option: It) -> None:
            if option.id != "pass":
                self.reacted(game, seat, option)
            if self.turn + 1 < len(self.order):
                game.then(replace(self, turn=self.turn + 1))

        return chosen

    wrap(Window, "chosen", make)


@mutant("a sealed choice is revealed in the wrong order")
def _sealed_order() -> None:
    wrap(
        lanterns_rules.ChoosePace,
        "revealed",
        lambda old: lambda self, game, answers: old(self, game, dict(reversed(answers.items()))),
    )


# -- state, chance, invariants


@mutant("the hash does not see a field of the table")
def _hash_field() -> None:
    _hash_without(lambda table: setattr(table, "deck", ()))


@mutant("the hash does not see a field of a record")
def _hash_record() -> None:
    def blind(table: Lanterns) -> None:
        for seeker in table.seekers:
            seeker.steps = 0

    _hash_without(blind)


@mutant("the hash does not see the agenda")
def _hash_agenda() -> None:
    _hash_without(lambda table: table.agenda.clear())


def _hash_without(blind: Callable[[Any], object]) -> None:
    def make(old: Callable[..., str]) -> Callable[..., str]:
        def hash_(self: It) -> str:
            kept, self.table = self.table, self.table.clone()
            if isinstance(kept, Lanterns):
                blind(self.table)
            digest = old(self)
            self.table = kept
            return digest

        return hash_

    wrap(Game, "hash", make)


@mutant("chance does not come from the seed")
def _true_chance() -> None:
    rng = SystemRandom()
    wrap(chance, "mix", lambda _old: lambda *_: rng.getrandbits(64))


@mutant("asked chance counts differently from seeded chance")
def _miscounted() -> None:
    def make(old: Callable[..., Any]) -> Callable[..., Any]:
        def draw(self: It, stream: str, draws: It) -> It:
            drawn = old(self, stream, draws)
            self.drawn[stream] += 1
            return drawn

        return draw

    wrap(Table, "draw", make)


@mutant("a card is lost")
def _lost_card() -> None:
    def make(old: Callable[..., None]) -> Callable[..., None]:
        def apply(self: It, game: Lanterns) -> None:
            old(self, game)
            if len(game.discard) == 12:
                game.discard = game.discard[1:]

        return apply

    wrap(lanterns_events.CardDiscarded, "apply", make)


@mutant("a Seeker without anything to do is stuck")
def _stuck() -> None:
    after(
        lanterns_rules.Turn,
        "options",
        lambda options, *_: [option for option in options if option.id != "rest" or len(options) > 1],
    )


@mutant("a fork of an asked roll is not asked")
def _fork_unasked() -> None:
    def spoil(new: It, old: It) -> It:
        new.ask_chance = old.ask_chance and old.decision(CHANCE) is not None
        return new

    after(Game, "fork", spoil)


# -- running them


def break_it(name: str) -> None:
    """Apply a mutant in this process."""
    if name != NOTHING:
        MUTANTS[name]()


def run_one(name: str, suite: tuple[str, ...]) -> int:
    """Apply a mutant in this process and run the tests until the first failure."""
    break_it(name)
    retrace.COMMAND[:] = [sys.executable, "-m", "tests.conformance.mutants", "--one", name, "--retrace"]
    options = ["-x", "-q", "--tb=line", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist"]
    return int(pytest.main([*options, *suite]))


def judge(name: str) -> str:
    """What kills a mutant: the suite and the first test that fails, or nothing."""
    for suite in range(len(SUITES)):
        command = [sys.executable, "-m", "tests.conformance.mutants", "--one", name, "--suite", str(suite)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=retrace.ROOT, timeout=1800)
        if done.returncode:
            return killer_in(done.stdout) or (done.stderr or done.stdout)[-300:]
    return "SURVIVED"


def killer_in(output: str) -> str:
    """The test that failed first, and the promise that it found broken."""
    failed = re.search(r"^(?:FAILED|ERROR) \S*::(\w+)", output, flags=re.MULTILINE)
    promise = re.search(r"Broken: \w+: ([^:\n]*)", output)
    words = [match.group(1) for match in (failed, promise) if match]
    return ": ".join(words)


def say(text: str) -> None:
    """Tell the person at the terminal."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> int:
    """Judge all mutants, or run the tests with one."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.mutants", description=__doc__)
    parser.add_argument("--only", default="", help="a part of the names of the mutants to try")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    parser.add_argument("--retrace", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--suite", type=int, default=0, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.retrace:
        break_it(given.one)
        retrace.main()
        return 0
    if given.one:
        return run_one(given.one, SUITES[given.suite])
    control = judge(NOTHING)
    say(f"{NOTHING}: {control}")
    if control != "SURVIVED":
        say("The tests fail by themselves; mend them first.")
        return 2
    survivors = 0
    for name in [name for name in MUTANTS if given.only in name]:
        began, killer = time.monotonic(), judge(name)
        survivors += killer == "SURVIVED"
        say(f"{name:55} {time.monotonic() - began:5.1f} s  {killer}")
    say(f"{survivors} survived")
    return min(survivors, 1)


if __name__ == "__main__":
    sys.exit(main())
