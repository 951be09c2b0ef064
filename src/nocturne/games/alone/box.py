"""Opening the box: the pack of ALONE becomes the content that the rules play with. Made once, never changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import TypeVar

from nocturne.effects.records import Ability as Usable
from nocturne.effects.records import Compiled, PackRecord, Passive, Reaction, Trigger
from nocturne.games.alone.components import (
    Ability,
    Action,
    Boss,
    Character,
    Colour,
    Content,
    Face,
    Harm,
    ItemCard,
    Kind,
    Matrix,
    Mission,
    Moment,
    Nuisance,
    Occasion,
    ReactionCard,
    Sheet,
    Stats,
    Steps,
    Unlock,
)
from nocturne.games.alone.language import (
    LANGUAGE,
    BossRecord,
    CharacterRecord,
    ConditionRecord,
    CreatureRecord,
    ItemRecord,
    MissionRecord,
    ReactionRecord,
    SheetRecord,
    StatsPart,
)
from nocturne.games.alone.plan import RoomName
from nocturne.games.alone.verbs.lineup import LineUp, conditions
from nocturne.games.alone.verbs.terms import EndTurnAway, Interact
from nocturne.games.alone.world import WORLD
from nocturne.kernel import Name, UsageError
from nocturne.packs import Library, records_of

R = TypeVar("R", bound=PackRecord)

NOT_MOVE = tuple([action for action in Action if action is not Action.MOVE])
DURING = {"rolled_hero": (Action.COMBAT,), "action_over": NOT_MOVE}
"""Occasions that belong to certain actions only."""


def records(pack: str = LANGUAGE.game) -> Library:
    """The records in force: of the pack that comes with the program, or of one that somebody has installed over it."""
    return records_of(LANGUAGE, pack)


def content(pack: str = LANGUAGE.game) -> Content:
    """What is in the box; `UsageError` where the pack lacks what the rules need."""
    return content_of(records(pack))


@lru_cache(16)
def content_of(box: Library) -> Content:
    """What is in the box of these packs; `UsageError` where they lack what the rules need."""
    pack = box.packs[-1].manifest.id
    for kind, least in LEAST.items():
        if len(box.all(kind)) < least:
            raise UsageError(f'The pack "{pack}" has {len(box.all(kind))} of {kind}; the rules need {least}.')
    return opened(box)


LEAST = {"deck": 2, "reaction": 10, "item": 6, "mission": 3, "character": 2, "boss": 1, "creature": 5, "sheet": 1}
"""How much of each kind a game cannot do without."""


def opened(box: Library) -> Content:
    """The content of a pack, every effect lined up as steps of the rules."""
    kinds = {one.id: one for one in all_of(box, CreatureRecord)}
    return Content(
        stats=tuple([(stats(kinds[kind].normal), stats(kinds[kind].nightmare)) for kind in Kind]),
        reactions=tuple([reaction(box[f"reaction/{one.id}"]) for one in all_of(box, ReactionRecord)]),
        items=tuple([item(box[f"item/{one.id}"]) for one in all_of(box, ItemRecord)]),
        missions=tuple([mission(box[f"mission/{one.id}"]) for one in all_of(box, MissionRecord)]),
        characters=tuple([character(box[f"character/{one.id}"]) for one in all_of(box, CharacterRecord)]),
        bosses=tuple([boss(one) for one in all_of(box, BossRecord)]),
        sheet=sheet(box),
    )


def all_of(box: Library, kind: type[R]) -> tuple[R, ...]:
    """The records of a kind, in the order of the pack."""
    return tuple([one for one in box.all(kind.named()) if isinstance(one, kind)])


def named(name: Name, pack: str = LANGUAGE.game, tongue: str = "en") -> str:
    """What something of a pack is called; a creature may be a boss, an ability may be an Item's or a Character's."""
    return names_in(records(pack), tongue)(name)


@lru_cache(64)
def names_in(box: Library, tongue: str = "en") -> Callable[[Name], str]:
    """What things of these packs are called. The same function for the same packs, so that sentences can be kept."""
    return partial(_named, box, tongue)


def _named(box: Library, tongue: str, name: Name) -> str:
    kinds = {"creature": ("creature", "boss"), "ability": ("item", "character")}.get(name.kind, (name.kind,))
    id = name.id.partition("-")[2] or name.id  # "companion-ch_okoro"
    found = next((key for kind in kinds if (key := f"{kind}/{id}") in box), "")
    return box.name(found, tongue) if found else name.id.replace("_", " ").replace("-", " ")


# -- the parts of records


def stats(part: StatsPart) -> Stats:
    """A row of the statistics table."""
    return Stats(part.first, part.second, part.dark, part.lit, part.sc, part.distance)


def steps(compiled: Compiled, part: Usable | Reaction | Trigger | None, when: str = "") -> Steps:
    """What a part of a record does."""
    return LineUp(WORLD, compiled, when).block(part.do)[0] if part is not None else ()


def face(compiled: Compiled, part: Usable | Reaction, when: str) -> Face:
    """What a part of a record does, with what is declared before it."""
    do, declare = LineUp(WORLD, compiled, when).block(part.do)
    return Face(do, declare)


# -- the kinds


def reaction(compiled: Compiled) -> ReactionCard:
    """A Reaction card; its moment is a timing and what unlocks it (AL-DECK-04)."""
    card = compiled.record
    assert isinstance(card, ReactionRecord)
    timing, _, unlock = card.normal.when.partition("-")
    by: Unlock = Harm(unlock) if unlock in tuple(Harm) else Action(unlock)
    normal, dangerous = steps(compiled, card.normal), steps(compiled, card.dangerous)
    return ReactionCard(card.id, card.deck, by, Moment(timing), normal, dangerous, card.copies)


def item(compiled: Compiled) -> ItemCard:
    """An Item card (AL-ITEM-12)."""
    card = compiled.record
    assert isinstance(card, ItemRecord)
    when = card.basic.when
    return ItemCard(
        card.id,
        Matrix(card.matrix),
        Action(when) if when in tuple(Action) else Occasion(when),
        face(compiled, card.basic, when),
        Matrix(card.needs),
        face(compiled, card.advanced, when),
        card.copies,
        card.ammunition,
        DURING.get(when, ()),
    )


def mission(compiled: Compiled) -> Mission:
    """A Mission card: the price of completing it is Interacts, under its conditions (AL-MISSION-12)."""
    card = compiled.record
    assert isinstance(card, MissionRecord)
    asked = conditions(card.complete.if_)
    interact = next(cost for cost in card.complete.pay if isinstance(cost, Interact))
    away = [cost.distance for cost in card.complete.pay if isinstance(cost, EndTurnAway)]
    return Mission(
        card.id,
        Colour(card.colour),
        RoomName(interact.in_),
        interact.times,
        alone="unaccompanied" in asked,
        lit="in-light" in asked,
        new_turn="new-turn" in asked,
        boss_dead="boss-dead" in asked,
        then_away=sum(away),
        after_each=steps(compiled, card.after_each),
        reward=steps(compiled, card.complete),
        nuisance=nuisance(compiled, card),
    )


def nuisance(compiled: Compiled, card: MissionRecord) -> Nuisance:
    """What a blue Mission changes until it is completed: targets and sectors less, creatures more (AL-MISSION-11)."""
    changes = {card.nuisance.stat: abs(card.nuisance.by)} if card.nuisance is not None else {}
    return Nuisance(
        explore=changes.get("explore", 0),
        track=changes.get("track", 0),
        spawn=changes.get("spawn", 0),
        round_end=steps(compiled, card.round_end),
    )


def character(compiled: Compiled) -> Character:
    """A Character in both uses (AL-COMPANION-01)."""
    card = compiled.record
    assert isinstance(card, CharacterRecord)
    return Character(
        card.id,
        hero=ability(compiled, card.hero) if card.hero is not None else None,
        companion=ability(compiled, card.companion),
        sacrifice=steps(compiled, card.sacrifice),
        setup=steps(compiled, card.start),
        round_end=steps(compiled, card.round_end),
        inventory=card.inventory.by if card.inventory is not None else 0,
    )


def ability(compiled: Compiled, part: Reaction) -> Ability:
    """What a Character can do on an occasion."""
    once = part.limit == "once-per-round"
    return Ability(Occasion(part.when), face(compiled, part, part.when), once, DURING.get(part.when, ()))


def boss(card: BossRecord) -> Boss:
    """A boss with its ability (table of bosses)."""
    by_stat: dict[str, Passive] = {part.stat: part for part in card.passives}
    leads, terrifies = by_stat.get("common_steps"), by_stat.get("encounter_sc")
    return Boss(
        card.id,
        stats(card.normal),
        stats(card.nightmare),
        breeds=card.breeds is not None,
        leads=leads.by if leads is not None else 0,
        forces_doors="unbarring" in by_stat,
        darkens=card.darkens is not None,
        terrifies=terrifies.by if terrifies is not None else 0,
    )


def sheet(box: Library) -> Sheet:
    """The figures of the Hero sheet; how many tokens there are of a kind is told by their records."""
    (card,) = all_of(box, SheetRecord)
    return Sheet(
        health=card.health,
        turns=card.turns,
        limits=card.limits,
        adrenaline=tuple([(step.from_, step.tokens) for step in card.adrenaline]),
        most_adrenaline=card.most_adrenaline,
        spaces=card.spaces,
        symbols=card.symbols,
        hands=card.hands,
        inventory=card.inventory,
        charges=card.charges,
        companion=card.companion,
        die=card.die,
        danger_limit=card.danger_limit,
        first_dangers=card.first_dangers,
        first_creatures=card.first_creatures,
        round_spawn=card.round_spawn,
        easy_spawn=card.easy_spawn,
        nightmare_spawn=card.nightmare_spawn,
        copies=all_of(box, CreatureRecord)[0].copies,
        conditions=all_of(box, ConditionRecord)[0].copies,
        redraw=card.redraw,
    )
