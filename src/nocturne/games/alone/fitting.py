"""What ALONE would not carry out as a card says it: found when a pack is checked, and when it is loaded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nocturne.effects.check import blocks_in
from nocturne.effects.records import Compiled
from nocturne.effects.shape import shape_of
from nocturne.effects.word import Block, Verb
from nocturne.games.alone import records
from nocturne.games.alone.components import Colour
from nocturne.games.alone.words.base import CardVerb
from nocturne.games.alone.words.belongings import end_nuisance, win
from nocturne.kernel.text import Text
from nocturne.packs import Library

Fault = tuple[str, str, Text]
"""The record's address, the path in it, and what is wrong."""


class Place(NamedTuple):
    """Where a verb stands: its path, the moment of its part, whether nothing surrounds it, and the verb before it."""

    path: str
    moment: str
    outermost: bool
    before: str


def misfits(pack: Library) -> Iterator[Fault]:
    """Everything in a pack that the rules would not carry out as it is said."""
    for key in pack:
        compiled = pack[key]
        for place, verb in verbs_of(compiled):
            text = misfit(place, verb) if isinstance(verb, CardVerb) else None
            if text:
                yield key, place.path, text
        if isinstance(compiled.record, records.MissionRecord):
            yield from _mission(key, compiled, compiled.record)
    yield from _tokens(pack)


def misfit(place: Place, verb: CardVerb) -> Text | None:
    """Why a verb means nothing where it stands, or nothing."""
    name = verb.named()
    if verb.unfit():
        return verb.unfit()
    if verb.moments and place.moment not in verb.moments:
        return Text.of("alone-other-moment", word=name, moments=verb.moments, moment=place.moment)
    if verb.follows and place.before not in verb.follows:
        return Text.of("alone-follows", word=name, before=verb.follows)
    return Text.of("alone-declares", word=name) if verb.declared and not place.outermost else None


def verbs_of(compiled: Compiled) -> Iterator[tuple[Place, Verb]]:
    """Every verb of a record, with its place."""
    record = compiled.record
    for field in shape_of(type(record)).fields:
        part = getattr(record, field.name)
        if isinstance(part, records.AlonePart):
            yield from _in_block(compiled, part.do, f"{field.key}.do", moment_of(record, field.key, part))


def moment_of(record: object, name: str, part: records.AlonePart) -> str:
    """When a part is used: the Dangerous and the advanced effect like the other one of the card."""
    if isinstance(record, records.ReactionRecord):
        return record.normal.when
    return record.basic.when if isinstance(record, records.ItemRecord) else getattr(part, "when", name)


def _in_block(
    compiled: Compiled, block: Block, path: str, moment: str, *, outermost: bool = True
) -> Iterator[tuple[Place, Verb]]:
    before = ""
    for at, verb in enumerate(compiled.blocks[block]):
        yield Place(f"{path}[{at}]", moment, outermost, before), verb
        before = verb.named()
        for inner in blocks_in(verb):
            yield from _in_block(compiled, inner, f"{path}[{at}].{before}", moment, outermost=False)


REWARDS: dict[Colour, type[Verb]] = {Colour.RED: win, Colour.BLUE: end_nuisance}
"""What completing a Mission of a colour means by the rules, so that its card must say it, and no other may."""


def _mission(key: str, compiled: Compiled, card: records.MissionRecord) -> Iterator[Fault]:
    """A red Mission wins the game, a blue one is a nuisance until it is completed (AL-MISSION-09)."""
    said: Sequence[Verb] = compiled.blocks[card.complete.do]
    for colour, word in REWARDS.items():
        has, needs = any(isinstance(verb, word) for verb in said), card.colour == colour
        if has != needs:
            name = word.named()
            problem = "alone-mission-needs" if needs else "alone-mission-not"
            yield key, "complete.do", Text.of(problem, colour=colour, name=name)
    nuisance = card.explore_less or card.track_less or card.spawn_more or card.round_end is not None
    if bool(nuisance) is not (card.colour == Colour.BLUE):
        yield key, "colour", Text.of("alone-mission-blue")


def _tokens(pack: Library) -> Iterator[Fault]:
    """Every type of creature has as many tokens as the others, and every kind of Condition token too."""
    types, conditions = pack.of(records.CreatureRecord), pack.of(records.ConditionRecord)
    for alike in ([*types.values()], [*conditions.values()]):
        for record in alike:
            if record.copies != alike[0].copies:
                yield f"{record.named()}/{record.id}", "copies", Text.of("alone-copies", copies=alike[0].copies)
