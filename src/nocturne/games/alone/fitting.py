"""What ALONE itself checks in a pack: that every part says something the rules know, so that nothing is lost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from nocturne.effects.records import Ability, Passive, Reaction, Trigger
from nocturne.games.alone import box as opening
from nocturne.games.alone.components import Action, Occasion
from nocturne.games.alone.language import (
    TIMINGS,
    BossRecord,
    CharacterRecord,
    ConditionRecord,
    CreatureRecord,
    ItemRecord,
    MissionRecord,
    ReactionRecord,
)
from nocturne.games.alone.verbs.lineup import Unfit, conditions
from nocturne.packs import Library

Part = Ability | Reaction | Trigger | Passive
Fault = tuple[str, str, str]
"""The record's address, the path in it, and what is wrong."""

REACTING = tuple([f"{timing}-{unlock}" for unlock, timings in TIMINGS.items() for timing in timings])
OCCASIONS = tuple([occasion.value for occasion in Occasion])
USES = (*[action.value for action in Action], *OCCASIONS)
TERMS = ("unaccompanied", "in-light", "new-turn", "boss-dead")
ROUND = ("", "once-per-round")


def part(path: str, value: Part | None, **allowed: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """What is wrong with a part: each of its fields must be one of those allowed, and empty where none are."""
    if value is None:
        return
    costs = tuple([cost.named() for cost in getattr(value, "pay", ())])
    said = {"if": conditions(value.if_), "pay": costs}
    for name in ("when", "limit", "stat"):
        said[name] = (getattr(value, name),) if getattr(value, name, "") else ()
    for name, words in said.items():
        for word in words:
            if word not in allowed.get(name, ()):
                yield f"{path}.{name}", f'The rules do not know "{word}" here. {_known(allowed.get(name, ()))}'
    for word in allowed.get("must", ()):
        if word not in (*said["if"], *said["pay"]):
            yield path, f'"{word}" is missing.'


def _known(words: Iterable[str]) -> str:
    return f"Known: {', '.join([word for word in words if word])}." if any(words) else "Leave it out."


def _reaction(card: ReactionRecord) -> Iterator[tuple[str, str]]:
    yield from part("normal", card.normal, when=REACTING)
    yield from part("dangerous", card.dangerous, **{"if": ("dangerous",), "must": ("dangerous",)})


def _item(card: ItemRecord) -> Iterator[tuple[str, str]]:
    yield from part("basic", card.basic, when=USES)
    yield from part("advanced", card.advanced, **{"if": ("upgraded",), "must": ("upgraded",)})


def _mission(card: MissionRecord) -> Iterator[tuple[str, str]]:
    unfinished = {"if": ("unfinished",), "must": ("unfinished",)}
    yield from part("nuisance", card.nuisance, stat=("explore", "track", "spawn"), **unfinished)
    yield from part("round-end", card.round_end, when=("round_end",), **unfinished)
    yield from part("after-each", card.after_each, when=("interacted",))
    yield from part(
        "complete", card.complete, **{"if": TERMS, "pay": ("interact", "end-turn-away"), "must": ("interact",)}
    )


def _character(card: CharacterRecord) -> Iterator[tuple[str, str]]:
    yield from part("inventory", card.inventory, stat=("inventory",))
    yield from part("start", card.start, when=("setup",))
    yield from part("round-end", card.round_end, when=("round_end",))
    yield from part("hero", card.hero, when=OCCASIONS, limit=ROUND)
    yield from part("companion", card.companion, when=OCCASIONS, pay=("spend",), must=("spend",))
    yield from part(
        "sacrifice", card.sacrifice, when=("turn_start",), pay=("sacrifice-this",), must=("sacrifice-this",)
    )


def _boss(card: BossRecord) -> Iterator[tuple[str, str]]:
    yield from part("breeds", card.breeds, when=("turn_end",), limit=ROUND, **{"if": ("away-from-hero",)})
    for place, one in enumerate(card.passives):
        stats = ("common_steps", "unbarring", "encounter_sc")
        yield from part(f"passives[{place}]", one, stat=stats, **{"if": ("on-its-level", "boss-revealed")})
    yield from part("darkens", card.darkens, when=("turn_end",), **{"if": ("boss-moved-in",)})


PARTS: dict[type[Any], Any] = {
    ReactionRecord: _reaction,
    ItemRecord: _item,
    MissionRecord: _mission,
    CharacterRecord: _character,
    BossRecord: _boss,
}
OPENED: dict[type[Any], Any] = {
    ReactionRecord: opening.reaction,
    ItemRecord: opening.item,
    MissionRecord: opening.mission,
    CharacterRecord: opening.character,
}


def faults(box: Library) -> Iterator[Fault]:
    """Everything in a pack that the rules could not carry out."""
    for key in box:
        compiled = box[key]
        wrong = [(key, *one) for one in PARTS.get(type(compiled.record), _nothing)(compiled.record)]
        yield from wrong
        if not wrong and type(compiled.record) in OPENED:
            try:
                OPENED[type(compiled.record)](compiled)
            except Unfit as fault:
                yield key, "", str(fault)


def tokens(box: Library) -> Iterator[Fault]:
    """Every type of creature has as many tokens as the others, and every kind of Condition token too."""
    kinds: tuple[tuple[CreatureRecord | ConditionRecord, ...], ...]
    kinds = opening.all_of(box, CreatureRecord), opening.all_of(box, ConditionRecord)
    for found in kinds:
        for one in found:
            if one.copies != found[0].copies:
                yield f"{one.named()}/{one.id}", "copies", f"The others have {found[0].copies}."


def _nothing(_record: object) -> tuple[()]:
    return ()
