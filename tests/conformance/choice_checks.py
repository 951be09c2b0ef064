"""Decisions: what is offered can be done, what is not says why, and nothing else gets through."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec

import nocturne
from nocturne.kernel import PASS, Choice, Game, Manifest, Option, Refused, Seat, Window
from tests.conformance.lines import Answer, Broken, Line, must
from tests.conformance.sights import NOBODY, seats_of, sight, whole
from tests.conformance.time_checks import at_version, same

RULE = re.compile(r"[A-Z]{2,3}(-[A-Z0-9]+)+-\d\d|protocol:[a-z-]+")


def check_moment(line: Line) -> None:
    """Nobody is stuck and no invariant of the game is broken. Cheap: checked at every decision."""
    game = line.game
    must(bool(game.open) != (game.over is not None), "somebody is asked, or the game is over", game.over)
    for decision in game.open:
        ids = decision.ids()
        must(ids, "who is asked has an option", decision)
        must(len(set(ids)) == len(ids), "option ids are unique", decision)
        must(decision.prompt.key, "a decision says what it asks", decision)
    must(len({decision.seat for decision in game.open}) == len(game.open), "a seat is asked once", game.open)
    broken = game.manifest.broken(game.table)
    must(not broken, "the invariants of the game hold", broken)
    game.check()


def check_options(line: Line, rng: Random) -> None:
    """Options are stable, and each of them can be carried out."""
    game = line.game
    offered = [(decision.seat, decision.ids()) for decision in game.open]
    for other in (game.fork(), nocturne.load(game.save())):
        again = [(decision.seat, decision.ids()) for decision in other.open]
        must(again == offered, "option ids are stable, in their order", offered, again)
    answers = [(seat, word) for seat, ids in offered for word in ids]
    for answer in rng.sample(answers, min(len(answers), 12)):
        _carry_out(game, answer)


def _carry_out(game: Game[Any], answer: Answer) -> None:
    fork = game.fork()
    must(fork.explain(*answer) is None, "an option that is offered needs no explanation", answer)
    fork.answer(*answer)
    must(fork.version == game.version + 1, "an answer is one version", answer)
    must(bool(fork.open) != (fork.over is not None), "after an answer nobody is stuck", answer)
    must(fork.manifest.broken(fork.table) == [], "an answer breaks no invariant", answer)


def check_candidates(line: Line, _rng: Random) -> None:
    """What is offered is what the guard lets through; what it refuses says why."""
    game = line.game
    for decision in game.open:
        words = [option.id for option in game.candidates(decision.seat)]
        must(len(set(words)) == len(words), "candidates are unique", words)
        choice: object = game.table.agenda[-1]
        assert isinstance(choice, Choice)
        for option in game.candidates(decision.seat):
            _fits(choice, option)
        let_through = _let_through(game, decision.seat)
        must(let_through == list(decision.ids()), "options are the candidates let through", decision, let_through)
        unexplained = [word for word in words if game.explain(decision.seat, word) is None]
        must(unexplained == let_through, "what is not offered is explained", decision, unexplained)
        for word in set(words) - set(let_through):
            refused = game.explain(decision.seat, word)
            assert refused is not None
            _explains_itself(game.manifest, refused, decision.ids())
    for seat in seats_of(game):
        if seat is not None and game.decision(seat) is None:
            must(not game.candidates(seat), "who is not asked has no candidates", seat)


def _fits(choice: Choice[Any], option: Option) -> None:
    """What a choice offers is of the kind that it says it takes: its guard, its answer and its labels count on it."""
    for method, kind in taken_by(type(choice)).items():
        if isinstance(choice, Window) and option is PASS and method == "reacted":
            continue
        must(isinstance(option, kind), "a choice takes what it offers", type(choice).__name__, method, option)


@cache
def taken_by(choice: type[Choice[Any]]) -> dict[str, Any]:
    """The kind of option that each method of a choice takes, as it is written there."""
    methods = {name: getattr(choice, name, None) for name in ("refuse", "chosen", "label", "reacted")}
    kinds = {
        name: eval(method.__annotations__["option"], method.__globals__)  # noqa: S307 -- our own sources
        for name, method in methods.items()
        if method is not None
    }
    return {name: kind for name, kind in kinds.items() if kind is not Any}


def _let_through(game: Game[Any], seat: Seat) -> list[str]:
    """The candidates that the guard of the open choice does not refuse: asked directly, past all short cuts."""
    choice: object = game.table.agenda[-1]
    assert isinstance(choice, Choice)
    return [
        option.id for option in choice.candidates(game.table, seat) if choice.refuse(game.table, seat, option) is None
    ]


def _explains_itself(manifest: Manifest[Any], refused: Refused, allowed: tuple[str, ...]) -> None:
    must(RULE.fullmatch(refused.rule), "a refusal names its rule or a protocol reason", refused.rule)
    must(refused.message.strip(), "a refusal has a message", refused.rule)
    must(refused.rule in str(refused), "the text of a refusal shows its rule", str(refused))
    must(refused.allowed == allowed, "a refusal says what is allowed", refused.rule, refused.allowed)
    if type(manifest).say is not Manifest.say:  # it has a catalogue
        must(not refused.message.startswith(refused.refusal.text.key), "a message is in words", refused.message)


def check_refusals(line: Line, rng: Random) -> None:
    """Unknown, stale and foreign answers are refused with a reason and change nothing."""
    game = line.game.fork()
    before, table, events = sight(game), whole(game.table), len(game.events())
    for seat, word, version in _wrong_answers(game):
        try:
            game.answer(seat, word, version)
        except Refused as refused:
            _explains_itself(game.manifest, refused, _allowed(game, seat))
        else:
            raise Broken(f"a wrong answer is refused: {(seat, word, version)}")
    must(whole(game.table) == table, "a refused answer changes nothing")
    must(len(game.events()) == events, "a refused answer makes no event")
    must(len(game.log()) == game.version + 1, "a refused answer is not in the log")
    same(sight(game), before, "a refused answer changes nothing")
    _right_answers(game, rng)


def _allowed(game: Game[Any], seat: int) -> tuple[str, ...]:
    decision = game.decision(seat)
    return () if decision is None else decision.ids()


def _wrong_answers(game: Game[Any]) -> Iterator[tuple[int, str, int | None]]:
    asked = {decision.seat: decision for decision in game.open}
    some = game.open[0].ids()[0] if game.open else NOBODY
    strangers = [seat for seat in range(-3, game.box.players + 2) if seat not in asked]
    for seat in strangers:
        yield seat, some, None
    for seat, decision in asked.items():
        mine = decision.ids()
        refused = [option.id for option in game.candidates(seat) if option.id not in mine]
        foreign = [word for other in asked.values() for word in other.ids() if word not in mine]
        for word in ("", NOBODY, mine[0].upper() + " ", *refused, *foreign):
            yield seat, word, None
            yield seat, word, game.version
        for version in (decision.since - 1, game.version + 1, -5):
            yield seat, mine[0], version


def _right_answers(game: Game[Any], rng: Random) -> None:
    """An answer with a version that is not stale is taken."""
    for decision in game.open:
        for version in {decision.since, game.version}:
            game.fork().answer(decision.seat, rng.choice(decision.ids()), version)


def check_calls(line: Line, _rng: Random) -> None:
    """What may be said at any time is taken, logged, saved and taken back, and leaves the questions as they were."""
    game = line.game
    for seat in range(game.box.players):
        mine = game.decision(seat)
        words = [option.id for option in game.calls(seat)]
        must(not set(words) & set(mine.ids() if mine else ()), "a call is no option", words)
        for word in words:
            fork = game.fork()
            must(fork.explain(seat, word) is None, "a call needs no explanation", word)
            fork.answer(seat, word, game.version)
            _called(game, fork, (seat, word))
            fork.undo(game.version)
            same(sight(fork), line.now, "a call can be taken back")
    if game.over is not None:
        must(not any(game.calls(seat) for seat in range(game.box.players)), "nothing is called after the end")


def _called(game: Game[Any], fork: Game[Any], call: Answer) -> None:
    must(fork.version == game.version + 1 and fork.last.option == call[1], "a call is in the log", call)
    must(bool(fork.open) != (fork.over is not None), "after a call nobody is stuck", call)
    fork.check()
    fork.verify()
    same(sight(nocturne.load(fork.save())), sight(fork), "a call is saved")
    if fork.over is None:
        asked = [(decision.seat, decision.ids(), decision.since) for decision in game.open]
        must(
            [(decision.seat, decision.ids(), decision.since) for decision in fork.open] == asked,
            "a call leaves questions open",
            call,
        )


def check_undo_rights(line: Line, rng: Random) -> None:
    """Taking back is free exactly where nobody else decided, no chance was drawn and nobody learned anything."""
    game = line.game
    for seat in range(game.box.players):
        version = max(0, game.version - rng.choice((0, 1, 1, 2, 3, 8)))
        permission = game.may_undo(version, seat)
        entries = game.log(version + 1)
        private = all(e.seat == seat and not e.faces and not e.revealed for e in entries)
        must(permission.free == (private or game.box.players == 1), "undo is free where it may be", permission)
        must(seat not in permission.needs, "nobody needs their own consent", permission)
        _undo_as(line, version, Seat(seat))


def _undo_as(line: Line, version: int, seat: Seat) -> None:
    fork = line.game.fork()
    permission = fork.may_undo(version, seat)
    if permission.needs:
        try:
            fork.undo(version, seat, consent=permission.needs[1:])
        except Refused as refused:
            must(refused.rule == "protocol:undo", "an undo without consent is refused", refused.rule)
        else:
            raise Broken(f"an undo without consent is refused: {permission}")
        same(sight(fork), line.now, "a refused undo changes nothing")
    fork.undo(version, seat, consent=permission.needs)
    at_version(line, fork, "an undo with consent is done")


def check_views(line: Line, _rng: Random) -> None:
    """A view is of the type that its game names, goes through JSON unharmed, and spoiling it changes nothing."""
    game, table = line.game, whole(line.game.table)
    for seat in seats_of(game):
        view = game.view(seat)
        kind, before = game.manifest.view_type, msgspec.json.encode(view)
        must(type(view) is kind, "a view is of the type that its game names", view)
        must(msgspec.json.decode(before, type=kind) == view, "a view is what its type says", view)
        must(game.view(seat) == view, "a view is the same when asked twice")
        _scribble(view)
        must(msgspec.json.encode(game.view(seat)) == before, "a view shares nothing that can be changed")
        events = game.events(seat=seat)
        events.clear()
    must(whole(game.table) == table, "a view shares nothing with the table")


def _scribble(data: object) -> None:
    """Spoil every list and dictionary of a view."""
    if isinstance(data, msgspec.Struct):
        must(data.__struct_config__.frozen, "a part of a view is frozen", data)
        for name in data.__struct_fields__:
            _scribble(getattr(data, name))
    if isinstance(data, tuple):
        for item in data:
            _scribble(item)
    if isinstance(data, dict | list):
        for item in list(data.values() if isinstance(data, dict) else data):
            _scribble(item)
        data.clear()


def check_events(line: Line, rng: Random) -> None:
    """Events are told in the order of versions; what is told later is the rest of what is told."""
    game = line.game
    for place, seat in rng.sample(list(enumerate(seats_of(game))), 1):
        everything = game.events(seat=seat)
        counts = [told[place] for told in line.told]
        must(len(everything) == sum(counts), "every event is told once", seat)
        middle = game.version // 2
        rest = sum(counts[middle + 1 :])
        must(game.events(middle, seat) == everything[len(everything) - rest :], "events since a version are the rest")
        must(not game.events(game.version, seat), "nothing is told from the future")
        must(all(told.kind and told.text.key for told in everything), "an event says what happened")
