"""ALONE's language and its index: a pack becomes the components that the rules play with. Made once, never changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from types import ModuleType
from typing import TypeVar

from nocturne.effects.context import Citations, Context, Stage
from nocturne.effects.language import Language, Moment
from nocturne.effects.records import PackRecord
from nocturne.effects.step import ANY
from nocturne.effects.word import Ref, seat_ref
from nocturne.effects.world import World
from nocturne.games.alone import components as box
from nocturne.games.alone.components import Action, Content, Effect, Harm, Kind, Matrix, Occasion
from nocturne.games.alone.fitting import misfits
from nocturne.games.alone.model import HERO, Alone
from nocturne.games.alone.plan import RoomName
from nocturne.games.alone.records import (
    KINDS,
    AlonePart,
    BossRecord,
    CharacterRecord,
    CompanionPart,
    ConditionRecord,
    CreatureRecord,
    HeroPart,
    ItemRecord,
    MissionRecord,
    ReactionRecord,
    SheetRecord,
    StatsPart,
)
from nocturne.games.alone.rules.near import NOT_MET, Near
from nocturne.games.alone.words import belongings, conditions, control, creatures, fights, ground, sheet
from nocturne.kernel import Name, Refusal, UsageError
from nocturne.packs import Library, records_of

R = TypeVar("R", bound=PackRecord)

# -- the language

WORDS: tuple[ModuleType, ...] = (control, creatures, fights, ground, sheet, belongings, conditions)

TIMINGS = {
    "move": ("entered", "end"),
    "explore": ("revealed", "end"),
    "combat": ("declared", "rolled_hero", "action_done", "end"),
    "track": ("declared", "answered", "end"),
    "loot": ("declared", "looted", "end"),
    "interact": ("declared", "interacted", "end"),
    "life": ("damaged_life",),
    "sc": ("damaged_sc",),
}
"""When Evil may play a card, by what unlocks it: windows of section 2.1 of the ledger, or `end`."""

REACTING = tuple([f"{timing}-{unlock}" for unlock, timings in TIMINGS.items() for timing in timings])
ACTIONS = tuple([action.value for action in Action])
OCCASIONS = tuple([occasion.value for occasion in Occasion])
SETUP, INTERACTED, ROUND_END, TURN_START = "setup", "interacted", "round_end", "turn_start"
TERMS = ("unaccompanied", "in-light", "new-turn", "boss-dead")


CITATIONS = Citations(target="AL-DECK-04", choice="AL-DECK-04", offer="AL-DECK-04")
"""What a card leaves open is chosen by whom its effect names."""


class AloneWorld(World):
    """ALONE as its cards see it. What they leave open is asked by the steps of the rules, not by the interpreter."""

    need = ANY  # AL-DECK-07

    def nothing(self, ctx: Context) -> Refusal:
        """Its condition does not hold."""
        return NOT_MET

    def pointer(self, game: Alone, name: str) -> tuple[Ref, ...]:
        """The Hero, and whoever decides for Evil (AL-EVIL-11)."""
        return (seat_ref(HERO if name == "hero" else game.evil),)


LANGUAGE = Language(
    "alone",
    WORDS,
    pointers={"hero": ("player",), "evil": ("player",)},
    moments=[Moment(name) for name in (*REACTING, *ACTIONS, *OCCASIONS, SETUP, INTERACTED, ROUND_END)],
    lists={
        "moment of a Reaction": REACTING,
        "use of an Item": (*ACTIONS, *OCCASIONS),
        "occasion": OCCASIONS,
        "time of a sacrifice": (TURN_START,),
        "beginning": (SETUP,),
        "time after an Interact": (INTERACTED,),
        "end of a Round": (ROUND_END,),
        "head of a Dangerous effect": ("dangerous",),
        "head of an advanced effect": ("upgraded",),
        "head of a nuisance": ("unfinished",),
        "term of a Mission": TERMS,
        "limit of an ability": ("once-per-round",),
        "price of a Companion": ("spend-charge",),
        "price of a sacrifice": ("sacrifice-this",),
        "reward": (sheet.ADRENALINE, sheet.EXPERIENCE),
        "harm": tuple([harm.value for harm in Harm]),
        "marker": (*[condition.value for condition in box.Condition], ground.DANGER),
        "near": tuple([near.value for near in Near if near is not Near.THERE]),
        "spared": ("nothing", "the-heros-sector"),
        "type": tuple([kind.value for kind in Kind]),
        "creature": (*[kind.value for kind in Kind], creatures.ANY),
        "selection": tuple(creatures.WHICH),
        "ground": ("explored",),
        "attacker": ("any-creature", "the-target"),
        "stop": ("for-now", "for-the-turn"),
        "surge": ("by-light", "always"),
        "blast": ("your-sector", "your-sector-or-next"),
        "wipe": ("nothing", "conditions"),
        "directions": ("two-ways", "all-ways"),
        "origin": ("the-next-sector", "your-sector"),
        "action": ACTIONS,
        "lie": ("distance", "distance-and-level"),
        "told": ("type", "type-and-distance"),
        "jammed": ("common", "second"),
        "matrix": tuple([matrix.value for matrix in Matrix]),
        "colour": tuple([colour.value for colour in box.Colour]),
        "room": tuple([room.value for room in RoomName]),
    },
    kinds=KINDS,
    checks=(misfits,),
    catalogues=("alone-effects",),
)

# -- the index

NOT_MOVE = tuple([action for action in Action if action is not Action.MOVE])
DURING = {"rolled_hero": (Action.COMBAT,), "action_over": NOT_MOVE}
"""Occasions that belong to certain actions only."""

LEAST = {"deck": 2, "reaction": 10, "item": 6, "mission": 3, "character": 2, "boss": 1, "creature": 5, "sheet": 1}
"""How much of each kind a game cannot do without."""


def records(pack: str = LANGUAGE.game) -> Library:
    """The records in force: of the pack that comes with the program, or of one that somebody has installed over it."""
    return records_of(LANGUAGE, pack)


def content(pack: str = LANGUAGE.game) -> Content:
    """What is in the box; `UsageError` where the pack lacks what the rules need, or says what they do not carry out."""
    return content_of(records(pack))


@lru_cache(16)
def content_of(library: Library) -> Content:
    """What is in the box of these packs; `UsageError` where they lack what the rules need, or say more than they do."""
    pack = library.packs[-1].manifest.id
    for kind, least in LEAST.items():
        if len(library.all(kind)) < least:
            raise UsageError(f'The pack "{pack}" has {len(library.all(kind))} of {kind}; the rules need {least}.')
    wrong = [f"{key}: {path}: {text}" for key, path, text in misfits(library)]
    if wrong:
        raise UsageError(f'The pack "{pack}" cannot be played.\n' + "\n".join(wrong))
    return Index(library).content()


class Index:
    """Makes the components of a pack; each effect points at its block of the program."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.stage = Stage(AloneWorld(), library, CITATIONS)

    def content(self) -> Content:
        """All of them."""
        types = {record.id: record for record in all_of(self.library, CreatureRecord)}
        return Content(
            stats=tuple([(stats(types[kind].normal), stats(types[kind].nightmare)) for kind in Kind]),
            reactions=tuple([self.reaction(record) for record in all_of(self.library, ReactionRecord)]),
            items=tuple([self.item(record) for record in all_of(self.library, ItemRecord)]),
            missions=tuple([self.mission(record) for record in all_of(self.library, MissionRecord)]),
            characters=tuple([self.character(record) for record in all_of(self.library, CharacterRecord)]),
            bosses=tuple([boss(record) for record in all_of(self.library, BossRecord)]),
            sheet=hero_sheet(self.library),
            stage=self.stage,
        )

    def effect(self, record: PackRecord, part: AlonePart | None) -> Effect:
        """What a part of a record does; nothing, where the record has no such part."""
        if part is None:
            return box.NOTHING
        key = f"{record.named()}/{record.id}"
        return Effect(key, part.do, self.stage.all_fixed(key, part.do), self.stage.declared(key, part.do))

    def reaction(self, card: ReactionRecord) -> box.ReactionCard:
        """A Reaction card; its moment is a timing and what unlocks it (AL-DECK-04)."""
        timing, _, unlock = card.normal.when.partition("-")
        return box.ReactionCard(
            card.id,
            card.deck,
            Harm(unlock) if unlock in tuple(Harm) else Action(unlock),
            box.Moment(timing),
            self.effect(card, card.normal),
            self.effect(card, card.dangerous),
            card.copies,
        )

    def item(self, card: ItemRecord) -> box.ItemCard:
        """An Item card (AL-ITEM-12)."""
        when = card.basic.when
        return box.ItemCard(
            card.id,
            Matrix(card.matrix),
            Action(when) if when in ACTIONS else Occasion(when),
            self.effect(card, card.basic),
            Matrix(card.needs),
            self.effect(card, card.advanced),
            card.copies,
            card.ammunition,
            DURING.get(when, ()),
        )

    def mission(self, card: MissionRecord) -> box.Mission:
        """A Mission card: Interacts complete it, under its terms (AL-MISSION-12)."""
        terms = card.complete.if_
        return box.Mission(
            card.id,
            box.Colour(card.colour),
            RoomName(card.complete.in_),
            card.complete.interact,
            alone="unaccompanied" in terms,
            lit="in-light" in terms,
            new_turn="new-turn" in terms,
            boss_dead="boss-dead" in terms,
            then_away=card.complete.away,
            after_each=self.effect(card, card.after_each),
            reward=self.effect(card, card.complete),
            nuisance=box.Nuisance(
                card.explore_less, card.track_less, card.spawn_more, self.effect(card, card.round_end)
            ),
        )

    def character(self, card: CharacterRecord) -> box.Character:
        """A Character in both uses (AL-COMPANION-01)."""
        return box.Character(
            card.id,
            hero=self.ability(card, card.hero, once=card.hero.limit != "") if card.hero is not None else None,
            companion=self.ability(card, card.companion),
            sacrifice=self.effect(card, card.sacrifice),
            setup=self.effect(card, card.start),
            round_end=self.effect(card, card.round_end),
            inventory=card.inventory,
        )

    def ability(self, card: CharacterRecord, part: HeroPart | CompanionPart, *, once: bool = False) -> box.Ability:
        """What a Character can do on an occasion."""
        return box.Ability(Occasion(part.when), self.effect(card, part), once, DURING.get(part.when, ()))


def stats(part: StatsPart) -> box.Stats:
    """A row of the statistics table."""
    return box.Stats(part.first, part.second, part.dark, part.lit, part.sc, part.distance)


def boss(card: BossRecord) -> box.Boss:
    """A boss with its abilities (table of bosses)."""
    return box.Boss(
        card.id,
        stats(card.normal),
        stats(card.nightmare),
        breeds=card.breeds,
        leads=card.leads,
        forces_doors=card.forces_doors,
        darkens=card.darkens,
        terrifies=card.terrifies,
    )


def hero_sheet(library: Library) -> box.Sheet:
    """The figures of the Hero sheet; how many tokens there are of a kind is told by their records."""
    (card,) = all_of(library, SheetRecord)
    return box.Sheet(
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
        copies=all_of(library, CreatureRecord)[0].copies,
        conditions=all_of(library, ConditionRecord)[0].copies,
        redraw=card.redraw,
    )


def all_of(library: Library, kind: type[R]) -> tuple[R, ...]:
    """The records of a kind, in the order of the pack."""
    return tuple([record for record in library.all(kind.named()) if isinstance(record, kind)])


# -- names


def named(name: Name, pack: str = LANGUAGE.game, tongue: str = "en") -> str:
    """What something of a pack is called; a creature may be a boss, an ability may be an Item's or a Character's."""
    return names_in(records(pack), tongue)(name)


@lru_cache(64)
def names_in(library: Library, tongue: str = "en") -> Callable[[Name], str]:
    """What things of these packs are called. The same function for the same packs, so that sentences can be kept."""
    return partial(_named, library, tongue)


def _named(library: Library, tongue: str, name: Name) -> str:
    kinds = {"creature": ("creature", "boss"), "ability": ("item", "character")}.get(name.kind, (name.kind,))
    id = name.id.partition("-")[2] or name.id  # "companion-ch_okoro"
    key = next((key for kind in kinds if (key := f"{kind}/{id}") in library), "")
    return library.name(key, tongue) if key else name.id.replace("_", " ").replace("-", " ")
