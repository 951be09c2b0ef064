"""What a record means: the steps that its effects name, and what comes of them, at a few sampled tables."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from functools import cache
from random import Random
from typing import Any, NamedTuple, TypeAlias

import nocturne
from nocturne.effects.context import Context
from nocturne.effects.interpret import AskLine, Do
from nocturne.effects.step import Line
from nocturne.effects.word import AnyCondition, Bound, seat_ref
from nocturne.games import find
from nocturne.games.alone.events.course import FOUGHT
from nocturne.games.etherfields.components import State
from nocturne.games.etherfields.model import StateToken, Token
from nocturne.games.etherfields.rules.useful import named_steps
from nocturne.games.etherfields.words.control import set_flag
from nocturne.kernel import Game, Seat, Step, Text
from nocturne.kernel.codec import codec_of
from nocturne.kernel.grid import Space
from nocturne.packs import Library

Table: TypeAlias = Any
"""The table of some game."""
Content: TypeAlias = Any
"""A pack as the rules of some game read it."""
Meant: TypeAlias = Any
"""Plain data that can be compared."""

LUCKS = 6
"""So often an effect is carried out, with other dice and other answers."""
DEEPEST = 4
"""Effects inside effects are followed so far."""
ANSWERS = 8
"""So many decisions are answered when an effect is carried out."""


class Sample(NamedTuple):
    """A table, and whose effect it is there, with what its moment tells."""

    table: Table
    bounds: tuple[Bound, ...]


# -- tables


@cache
def samples(game: str, record: str) -> tuple[Sample, ...]:
    """Tables at which the effects of a record are looked at."""
    return SAMPLES[game](record)


def _played(game: str, players: int, seed: int, every: int, most: int) -> list[Any]:
    """Tables of a game that is played at random."""
    rng, tables = Random(seed), []
    session = nocturne.new(game, players=players, seed=seed)
    for number in range(every * most):
        if not session.open:
            break
        if number % every == every - 1:
            tables.append(session.table.clone())
        decision = session.open[0]
        session.answer(decision.seat, rng.choice(decision.ids()))
    return tables


@cache
def _lanterns() -> tuple[Any, ...]:
    return tuple([table for players in (2, 3) for table in _played("lanterns", players, players, 11, 4)])


def lanterns(_record: str) -> tuple[Sample, ...]:
    """Random games; the moments of reactions tell of a taker and a snuffer."""
    told = (("taker", seat_ref(Seat(1))), ("snuffer", seat_ref(Seat(0))))
    return tuple([Sample(table, (Bound(Seat(0), names=told), Bound(Seat(1), names=told[1:]))) for table in _lanterns()])


@cache
def _alone() -> tuple[Any, ...]:
    return tuple(_played("alone", 2, 5, 40, 4))


def alone(_record: str) -> tuple[Sample, ...]:
    """Random games; an effect is the Hero's or Evil's."""
    return tuple([Sample(table, (Bound(Seat(0)), Bound(Seat(1)))) for table in _alone()])


LAND = """\
+--+--+--+--+
|a        A |
+  +  +  +  +
|b  B       |
+  +  +  +  +
|     |     |
+  +  +  +  +
|c    |     |
+--+--+--+--+"""


@cache
def _scene(entity: str) -> Table:
    """A Slumber in which every Dreamer has something of everything, and figures of an Entity."""
    content = find("etherfields").content({})[0]
    held = [[*dict.fromkeys(content.decks[name])] for name in ("gambler", "mourner", "specialist")]
    placed = [[card for card in cards if content.influence[card].placing is not None] for cards in held]
    hands = [[card for card in cards if card not in on] for cards, on in zip(held, placed, strict=True)]
    dreamers = {
        "a": {"archetype": "gambler", "hand": hands[0][:4], "discard": hands[0][4:7], "sealed": hands[0][7:9],
              "progress": placed[0][:2], "distress": 2, "ether": 2, "gems": 1},
        "b": {"archetype": "mourner", "hand": hands[1][:2], "discard": hands[1][2:4], "sealed": hands[1][4:5],
              "progress": placed[1][:1], "distress": 4, "states": [{"state": "dazed"}]},
        "c": {"archetype": "specialist", "hand": hands[2][:1], "ether": 1},
    }  # fmt: skip
    quirks = [[entity, 8]] if entity in content.fates else []
    entity = entity if entity in content.tiles else "lodger"
    tokens = [
        {"kind": "light", "at": 0},
        {"kind": "light", "at": 17},
        {"kind": "story", "of": entity},
        {"kind": "darkness", "at": 9},
    ]
    figures = [{"of": entity, "states": [{"state": "dazed"}]}, {"of": entity}]
    whole = {"players": 3, "slumber": "lodger", "hours": 2, "keys": 1, "dreamscape": LAND, "dreamers": dreamers,
             "figures": figures, "tokens": tokens, "quirks": quirks, "items": [*content.items][:2]}  # fmt: skip
    return Game.from_position(find("etherfields"), json.dumps(whole)).table


@cache
def _travels() -> tuple[Any, ...]:
    return tuple(_played("etherfields", 2, 7, 60, 2))


NAMED = ("bearer", "fed", "walker")
"""Names that records of the pack give to what they choose."""


def etherfields(record: str) -> tuple[Sample, ...]:
    """A Slumber with figures of the Entity that speaks; a campaign played at random."""
    kind, _, name = record.partition("/")
    scene = _scene(name if kind in ("tile", "fate") else "lodger")
    return (
        Sample(scene, tuple([_bound(name, seat, it) for seat, it in ((0, "seat:1"), (1, "figure:0"), (2, "space:9"))])),
        *[Sample(table, (_bound(name, 0, "seat:1"),)) for table in _travels()],
    )


def _bound(name: str, seat: int, it: str) -> Bound:
    """Whose effect it is, with everything that some effect may speak of."""
    names: dict[str, Any] = {"it": it, "prey": "seat:1", "target": f"figure:{seat % 2}", "rolled": 2}
    names |= dict.fromkeys(NAMED, "figure:0") | ({"row": 1} if seat == 1 else {})
    return Bound(Seat(seat), f"card:{name}", tuple(names.items()))


@cache
def varied(game: str, record: str) -> tuple[Sample, ...]:
    """More tables: what conditions ask for is there in every number."""
    if game != "etherfields":
        return VARIED[game]() if game in VARIED else ()
    name = record.partition("/")[2]
    scene = samples(game, record)[0].table
    bounds = (_bound(name, 0, "seat:1"),)
    return tuple([Sample(table, bounds) for table in _otherwise(scene, name)])


POOLS = ("threat", "story", "universal", "spirit")


def _otherwise(scene: Table, name: str) -> Iterator[Any]:
    lib = scene.box.content
    for number in range(1, 6):
        table = scene.clone()
        table.present = tuple(map(Seat, range(number)))
        table.dreamers += [copy(me) for me in table.dreamers[: max(number - len(table.dreamers), 0)]]
        yield table
    for number in range(12):
        for kind in POOLS:
            table = scene.clone()
            table.tokens = (Token(kind, of=name),) * number
            yield table
            table = table.clone()
            table.tile, table.flags = name, flags_of(lib.records)
            yield table
        table = scene.clone()
        for me in table.dreamers:
            placed = [card for card in lib.decks[me.archetype] if lib.influence[card].placing is not None]
            me.progress, me.distress = tuple([*dict.fromkeys(placed)][:number]), min(number, 6)
            me.ether, me.gems = number // 2, number // 3
        yield table
    for secret in lib.secrets:
        table = scene.clone()
        table.boxed = tuple([card for card in table.boxed if card != secret])
        yield table
        table = table.clone()
        table.figures = []
        yield table
        table = scene.clone()
        table.boxed = (secret,)
        yield table
        table = table.clone()
        table.figures = []
        table.tile, table.tokens = name, tuple([Token(kind, of=name) for kind in POOLS for _ in range(9)])
        yield table
    for space in (2, 1, 0, 8, 16, 24):
        table = scene.clone()
        table.figures = table.figures[1:]  # the other is dazed
        table.figures[0].at = Space(3)
        table.dreamers[0].at = table.dreamers[1].at = Space(space)
        for me in table.dreamers:
            me.states = tuple([StateToken(state) for state in State])
        yield table
    for tile in [tile.id for tile in lib.tiles.values() if tile.role == "entity"]:  # who is there, near and far
        for far in (0, 3):
            table = scene.clone()
            table.figures[0].of = tile
            table.figures[0].at, table.dreamers[0].at = Space(far), Space(0)
            yield table
    table = scene.clone()
    table.rolls = (("luck", 0), ("stride", 1))
    yield table
    for flag in flags_of(lib.records):
        table = scene.clone()
        table.flags = (flag,)
        yield table
        table = table.clone()
        table.turns = table.turns[-1:]  # the last Turn
        yield table


@cache
def flags_of(pack: Library) -> tuple[str, ...]:
    """The flags that a pack sets."""
    verbs = [verb for key in pack for block in pack[key].blocks for verb in block]
    return tuple(sorted({verb.flag for verb in verbs if isinstance(verb, set_flag)}))  # type: ignore[attr-defined]  # its parameter


def _fights() -> tuple[Sample, ...]:
    """ALONE: an action with or without an Item, in the first Combat of a Round or a later one."""
    tables = []
    for item in ("", "it_ammo"):
        for used in ((), (FOUGHT,)):
            table = _alone()[0].clone()
            table.item, table.used = item, used
            tables.append(Sample(table, (Bound(Seat(1)),)))
    return tuple(tables)


VARIED: dict[str, Any] = {"alone": _fights}
SAMPLES = {"lanterns": lanterns, "alone": alone, "etherfields": etherfields}


# -- the same table with another pack


def with_content(table: Table, content: Content) -> Table:
    """The table as it would be with another pack in its box."""
    other = table.clone()
    other.box = copy(table.box)
    other.box.content = content
    return other


# -- what a block means


def steps_of(table: Table, line: Line, depth: int = DEEPEST) -> Meant:
    """The steps that the lines of a block name, the effects inside them written out."""
    verbs = table.box.content.stage.block(line.record, line.block)
    return [[written(table, step, depth) for step in _steps(table, line, at)] for at in range(len(verbs))]


def _steps(table: Table, line: Line, at: int) -> Sequence[Step[Any]]:
    stage = table.box.content.stage
    verb = stage.block(line.record, line.block)[at]
    if verb.fixed:
        return (*verb.declares(stage.printed(line.record, line.block, at)), *stage.fixed(line.record, line.block)[at])
    return named_steps(table, line, at)


def written(table: Table, step: Step[Any], depth: int) -> Meant:
    """A step as plain data: its kind, its fields, and the lines that it leads to instead of where they stand."""
    if isinstance(step, Line):
        return steps_of(table, step, depth - 1) if depth else "…"
    fields = [(name, getattr(step, name)) for name in step.__struct_fields__]
    plain: list[Any] = [(name, value) for name, value in fields if not isinstance(value, Line)]
    if isinstance(step, AskLine):
        ctx = step.context(table)
        plain += [option.id for option in step.candidates(table, step.seat)]
        plain += [steps_of(table, ctx.do(block), depth - 1) if depth else "…" for block in step.blocks(table)]
        plain += [cost.steps(ctx) for cost in getattr(step.verb(table), "price", ())]
    return type(step).__name__, plain


def said(prompt: Text) -> list[Any]:
    """What a question says, but not where its line stands."""
    return [prompt.key, *[(name, value) for name, value in prompt.args if name not in ("block", "at")]]


def course_of(table: Table, line: Line, luck: int) -> Meant:
    """What comes of a block when it is carried out: the questions, what happened, and the table afterwards."""
    table = table.clone()
    table.seed += luck
    below = len(table.agenda)
    table.agenda.append(line)
    session: Game[Any] = Game(codec_of(find(table.box.manifest.id)), table.box, table)
    asked: list[Any] = []
    rng = Random(luck)
    for _ in range(ANSWERS):
        if not session.open or len(session.table.agenda) <= below:
            break
        decision = session.open[0]
        asked.append((decision.kind, decision.seat, decision.ids(), said(decision.prompt)))
        session.answer(decision.seat, rng.choice(decision.ids()))
    after = session.table.clone()
    after.agenda = []
    happened = [(told.kind, told.text.args) for told in session.events()]
    return asked, happened, session.codec.write(after)


def meanings(game: str, content: Content, record: str, blocks: Sequence[int]) -> Iterator[Any]:
    """Everything that a block means, and those around it, the cheap answers first."""
    near = [
        (table, Do(record, block, 0, bound)) for table, bound in at(samples(game, record), content) for block in blocks
    ]
    for table, line in near:
        yield attempt(steps_of, table, line)
    for luck in range(1, LUCKS + 1):
        for table, line in near:
            yield attempt(course_of, table, line, luck)
    for table, bound in at(varied(game, record), content):
        for block in blocks:
            yield attempt(steps_of, table, Do(record, block, 0, bound))


def at(found: Sequence[Sample], content: Content) -> list[tuple[Any, Bound]]:
    """The sampled tables with this content in the box, and whose effect is looked at."""
    return [(table, bound) for one in found for table in (with_content(one.table, content),) for bound in one.bounds]


FAULTS = (AssertionError, LookupError, ValueError)


def attempt(what: Callable[..., Meant], *given: object) -> Meant:
    """Its answer, or nothing: a sampled table may lack what the effect speaks of, or mean something else by a name."""
    try:
        return what(*given)
    except FAULTS:
        return None


def holding(game: str, content: Content, record: str, condition: AnyCondition | None) -> list[Any]:
    """Whether a condition holds, at each table."""
    tables = at((*samples(game, record), *varied(game, record)), content)
    return [
        condition is None or attempt(condition.holds, Context(table, Do(record, 0, 0, bound)))
        for table, bound in tables
    ]
