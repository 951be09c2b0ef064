"""Worlds of Etherfields in which nothing is read that nobody may have read yet.

Scripts, fronts of Notes, riddles, hidden Secrets and what a Dream watches for are sealed (EF-GATE-02, EF-NOTE-02,
EF-SECRET-03). In such a world they do nothing but leave a mark, a flag, that they were read: what they say has no part
in it. When the Turns are over the scene stays on the table, marked as over, so that it can still be judged.
"""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from typing import Any

from nocturne.effects.context import Stage
from nocturne.effects.interpret import AskLine
from nocturne.effects.records import Compiled, RecordPart
from nocturne.effects.step import Line
from nocturne.effects.word import AnyVerb, Block
from nocturne.games.etherfields.actions import Effect
from nocturne.games.etherfields.index import Index
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.records import ScriptRecord
from nocturne.games.etherfields.rules.base import IfHolds
from nocturne.games.etherfields.words.control import Pay, set_flag
from nocturne.games.etherfields.words.story import nothing
from nocturne.kernel import Box
from nocturne.packs import Library

MARK = "unread "
"""What the flags begin with by which such a world remembers what would have been read."""
OUT = f"{MARK}out-of-turns"
FRONTS = ("script/", "note/")
"""Records of which nobody knows the front."""
HIDDEN = ("show", "riddle")
"""Words that lead to what nobody knows: a hidden Secret, the right answer."""
TOP, NEXT = Block(0), Block(1)
Verbs = tuple[AnyVerb, ...]


def mark(what: str) -> Verbs:
    """To read something that nobody has read: it leaves its mark."""
    return (set_flag(flag=f"{MARK}{what}"),)


class UnreadRecords:
    """The records of a pack, by address, with nothing in their programs that is sealed."""

    def __init__(self, whole: Library) -> None:
        self.whole = whole

    def __getitem__(self, key: str) -> Compiled:
        if key.startswith(MARK):
            what = key.removeprefix(MARK)
            asks = (Pay(price=(), to=NEXT),) if key == OUT else ()
            return Compiled(ScriptRecord(id=what, do=TOP), ((*mark(what), *asks), (nothing(),)))
        known = self.whole[key]
        if key.startswith(FRONTS):
            return Compiled(known.record, (mark(key),) * len(known.blocks))
        sealed = {part.do: part for part in parts_of(known) if part.sealed or part.read_as}
        blocks = []
        for number, verbs in enumerate(known.blocks):
            part = sealed.get(Block(number))
            if part is not None:
                blocks.append((nothing(),) if part.sealed else mark(f"script/{part.read_as}"))
            else:
                (seen,) = mark(key)
                blocks.append(tuple([seen if verb.named() in HIDDEN else verb for verb in verbs]))
        return Compiled(known.record, tuple(blocks))


def parts_of(compiled: Compiled) -> list[Any]:
    """The parts of a record that do something."""
    record = compiled.record
    fields = [getattr(record, name) for name in record.__struct_fields__]
    return [part for field in fields if isinstance(field, tuple) for part in field if isinstance(part, RecordPart)]


@lru_cache(4)
def unread(lib: Index) -> Index:
    """The content of a pack as somebody knows it who has read none of its scripts."""
    old = lib.stage
    stage = Stage(old.world, UnreadRecords(lib.records), old.citations, old.judge)
    new = Index(lib.records, stage, lib.cost_of)
    sealed = [key for key, action in new.actions.items() if lib.is_unread(action)]
    new.effects.update({key: (Effect(f"{MARK}{key}", TOP),) for key in sealed})
    for gate in new.gates.values():
        watched = {part.do for part in gate.effects if part.sealed}
        for key in [key for key in new.effects if key.startswith(f"{gate.id}/")]:
            known = new.effects[key]
            if all(part.block in watched for part in known):
                del new.effects[key]
            else:  # each keeps its number, and what is watched for has no condition any more
                new.effects[key] = tuple([part if part.block not in watched else _nothing(part) for part in known])
    for of in (*new.gates, *new.tiles):
        new.effects[f"{of}/out"] = (Effect(OUT, TOP),)
    return new


def _nothing(part: Effect) -> Effect:
    """The same place in the program, where nothing stands in such a world."""
    return Effect(part.record, part.block)


def unread_box(box: Box[Etherfields]) -> Box[Etherfields]:
    """A box with the same rules, in which nobody has read anything."""
    new = copy(box)
    new.content = unread(box.content)
    return new


def is_reading(table: Etherfields) -> bool:
    """Whether something that is sealed is just being carried out: nobody can imagine how it goes on."""
    kinds: tuple[type[Any], ...] = (Line, AskLine, IfHolds)  # they wait to carry a line out, or ask for it
    under_way = [step.line_in(table) for kind in kinds for step in table.pending(kind)]
    return any(line.record.startswith(FRONTS) or _is_sealed(table.lib, line) for line in under_way)


def _is_sealed(lib: Index, line: Line) -> bool:
    """Whether a line stands in a part of its record that is not printed."""
    parts = parts_of(lib.records[line.record])
    sealed = {part.do for part in parts if part.sealed or part.read_as}
    printed = {part.do for part in parts if not (part.sealed or part.read_as)}
    return bool(sealed) and line.block not in printed


def marks(table: Etherfields) -> list[str]:
    """What was read in such a world: keys of actions, scripts, Notes."""
    return [flag.removeprefix(MARK) for flag in table.flags if flag.startswith(MARK)]
