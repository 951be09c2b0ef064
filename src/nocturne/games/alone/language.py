"""The language of ALONE's content: kinds of record, nouns, moments, lists, words (section 8 of the ledger)."""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Struct

from nocturne.effects import conditions, control, costs
from nocturne.effects.language import Language, Moment, Noun
from nocturne.effects.records import Ability, Copies, PackRecord, Passive, Reaction, Trigger
from nocturne.effects.verbs import cards, map, pieces, story
from nocturne.effects.word import Named, Refers, Small, Word
from nocturne.games.alone.components import Action, Colour, Condition, Kind, Matrix
from nocturne.games.alone.plan import RoomName
from nocturne.games.alone.verbs import belongings, creatures, fights, ground, terms

if TYPE_CHECKING:
    from nocturne.packs import Library

MatrixName = Annotated[str, Named("matrix")]


class StatsPart(Struct, frozen=True, kw_only=True, gc=False):
    """One row of the statistics table: thresholds, dice in the dark and in light, SC, minimum spawn distance."""

    first: Small
    second: Small
    dark: Small
    lit: Small
    sc: Small
    distance: Small


class AdrenalineStep(Struct, frozen=True, kw_only=True, gc=False):
    """From this health on, so many Adrenaline tokens."""

    from_: Small
    tokens: Small


class DeckRecord(PackRecord, frozen=True, kw_only=True, tag="deck"):
    """A Reaction deck; Evil plays with two of them (AL-DECK-03)."""

    example: ClassVar[str] = "{kind: deck, id: rust, name: Rust}"


class ReactionRecord(PackRecord, frozen=True, kw_only=True, tag="reaction"):
    """A Reaction card: its moment is a timing and what unlocks it (AL-DECK-04)."""

    deck: Annotated[str, Refers("deck")]
    copies: Copies = 1
    normal: Reaction
    dangerous: Ability
    counted: ClassVar[int | None] = 64
    example: ClassVar[str] = (
        "{kind: reaction, id: rust_creak, name: Creak, deck: rust,"
        " normal: {when: end-move, do: [{move: 1, who: {a: creature}}]},"
        " dangerous: {if: dangerous, do: [{move: 2, who: {a: creature}}]}}"
    )


class ItemRecord(PackRecord, frozen=True, kw_only=True, tag="item"):
    """An Item card: of an action, or waiting for an occasion (AL-ITEM-12)."""

    matrix: MatrixName
    needs: MatrixName
    copies: Copies = 1
    ammunition: bool = False
    basic: Reaction
    advanced: Ability
    counted: ClassVar[int | None] = 30
    example: ClassVar[str] = (
        "{kind: item, id: it_rope, name: Rope, matrix: mechanical, needs: chemical,"
        " basic: {when: move, do: [{move: 2}]}, advanced: {if: upgraded, do: [{move: 3}]}}"
    )


class MissionRecord(PackRecord, frozen=True, kw_only=True, tag="mission"):
    """A Mission card: what completes it, its reward, and what it changes until then (AL-MISSION-09)."""

    colour: Annotated[str, Named("colour")]
    nuisance: Passive | None = None
    round_end: Trigger | None = None
    after_each: Trigger | None = None
    complete: Ability
    counted: ClassVar[int | None] = 15
    example: ClassVar[str] = (
        "{kind: mission, id: g_tap, name: The Tap, colour: green,"
        " complete: {pay: [{interact: 1, in: archive}], do: [{heal: 1, harm: sc}]}}"
    )


class CharacterRecord(PackRecord, frozen=True, kw_only=True, tag="character"):
    """A Character, as the Hero and as a Companion (AL-COMPANION-01)."""

    inventory: Passive | None = None
    start: Trigger | None = None
    round_end: Trigger | None = None
    hero: Reaction | None = None
    companion: Reaction
    sacrifice: Reaction
    counted: ClassVar[int | None] = 6
    example: ClassVar[str] = (
        "{kind: character, id: ch_cook, name: The Cook,"
        " companion: {when: turn_start, pay: [{spend: charge}], do: [{heal: 1, harm: life}]},"
        " sacrifice: {when: turn_start, pay: [sacrifice-this], do: [{heal: 4, harm: life}]}}"
    )


class BossRecord(PackRecord, frozen=True, kw_only=True, tag="boss"):
    """A boss: its two rows of statistics and its ability (AL-BOSS-03)."""

    normal: StatsPart
    nightmare: StatsPart
    breeds: Reaction | None = None
    passives: tuple[Passive, ...] = ()
    darkens: Trigger | None = None
    counted: ClassVar[int | None] = 4
    example: ClassVar[str] = (
        "{kind: boss, id: boss_moth, name: The Moth,"
        " normal: {first: 2, second: 2, dark: 2, lit: 4, sc: 2, distance: 4},"
        " nightmare: {first: 2, second: 2, dark: 3, lit: 5, sc: 3, distance: 3}}"
    )


class CreatureRecord(PackRecord, frozen=True, kw_only=True, tag="creature"):
    """A type of creature: its tokens and its two rows of statistics (AL-STATS-01 to AL-STATS-08)."""

    copies: Copies = 3
    normal: StatsPart
    nightmare: StatsPart
    counted: ClassVar[int | None] = 15
    example: ClassVar[str] = (
        "{kind: creature, id: worm, name: Worm,"
        " normal: {first: 2, second: 2, dark: 3, lit: 0, sc: 2, distance: 4},"
        " nightmare: {first: 2, second: 2, dark: 4, lit: 1, sc: 3, distance: 3}}"
    )


class ConditionRecord(PackRecord, frozen=True, kw_only=True, tag="condition"):
    """A kind of Condition token (AL-CONDITION-02)."""

    copies: Copies = 4
    counted: ClassVar[int | None] = 16
    example: ClassVar[str] = "{kind: condition, id: gas, name: Gas}"


class RoomRecord(PackRecord, frozen=True, kw_only=True, tag="room"):
    """One of the eight Rooms, each once on the Map (AL-MAP-05)."""

    counted: ClassVar[int | None] = 8
    example: ClassVar[str] = "{kind: room, id: archive, name: Archive}"


class SheetRecord(PackRecord, frozen=True, kw_only=True, tag="sheet"):
    """The figures of the Hero sheet and of set-up: the knobs for balance (section 8.10 of the ledger)."""

    health: Small
    turns: Small
    limits: tuple[Small, ...]
    adrenaline: tuple[AdrenalineStep, ...]
    most_adrenaline: Small
    spaces: Small
    symbols: Small
    hands: tuple[Small, ...]
    inventory: Small
    charges: Small
    companion: Small
    die: tuple[Small, ...]
    danger_limit: Small
    first_dangers: Small
    first_creatures: Small
    round_spawn: Small
    nightmare_spawn: Small
    redraw: Small
    easy_spawn: Small = 0
    counted: ClassVar[int | None] = 1


KINDS = (
    DeckRecord,
    ReactionRecord,
    ItemRecord,
    MissionRecord,
    CharacterRecord,
    BossRecord,
    CreatureRecord,
    ConditionRecord,
    RoomRecord,
    SheetRecord,
)

COMMON = (control, story, cards, pieces, map, conditions, costs)
OWN = (creatures, fights, ground, belongings, terms)
COMMON_WORDS = (
    "choose-one", "if", "may", "repeat", "draw", "gain", "lose", "damage", "heal", "move", "swap", "light",
    "darken", "add-marker", "win", "all", "revealed", "hidden", "lit", "spend",
)  # fmt: skip


def _words_of(modules: tuple[ModuleType, ...]) -> tuple[str, ...]:
    """The words of some modules, by name."""
    found = [value for module in modules for value in vars(module).values() if isinstance(value, type)]
    return tuple([one.named() for one in found if issubclass(one, Word) and one.__module__.startswith(__package__)])


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

OCCASIONS = (
    Moment("turn_start"), Moment("rolled_evil"), Moment("rolled_hero"), Moment("encounter"),
    Moment("hazard"), Moment("approach"), Moment("noise"), Moment("reaction"), Moment("action_over"),
    Moment("repair"), Moment("tracking"), Moment("tracked"), Moment("looting"), Moment("recovering"),
    Moment("fighting"),
)  # fmt: skip
"""When the Hero may use something."""

COURSE = (Moment("setup"), Moment("interacted"), Moment("round_end"), Moment("turn_end"))
"""When something happens by itself, or a boss may act."""


def check_box(box: Library) -> Iterable[tuple[str, str, str]]:
    """Every part must say something that the rules know."""
    from nocturne.games.alone import fitting  # noqa: PLC0415 -- it opens the box, which is written in this language

    yield from fitting.faults(box)
    yield from fitting.tokens(box)


LANGUAGE = Language(
    "alone",
    (*COMMON, *OWN),
    nouns=(Noun("creature", ("figure",)), Noun("sector", ("space",))),
    pointers={"hero": ("player", "figure", "space"), "evil": ("player",)},
    moments=(
        *[Moment(f"{timing}-{unlock}") for unlock, timings in TIMINGS.items() for timing in timings],
        *[Moment(action.value) for action in Action],
        *OCCASIONS,
        *COURSE,
    ),
    lists={
        "token": ("adrenaline", "experience", "charge"),
        "pile": ("items",),
        "harm": ("life", "sc"),
        "marker": (*[one.value for one in Condition], "danger"),
        "stat": ("explore", "track", "spawn", "inventory", "common_steps", "unbarring", "encounter_sc"),
        "creature": (*[kind.value for kind in Kind], "any"),
        "ground": ("explored",),
        "attacker": ("any-creature", "the-target"),
        "stop": ("for-now", "for-the-turn"),
        "surge": ("by-light", "always"),
        "blast": ("your-sector", "your-sector-or-next"),
        "wipe": ("nothing", "conditions"),
        "origin": ("the-next-sector", "your-sector"),
        "action": tuple([action.value for action in Action]),
        "lie": ("distance", "distance-and-level"),
        "told": ("type", "type-and-distance"),
        "jammed": ("common", "second"),
        "matrix": tuple([matrix.value for matrix in Matrix]),
        "colour": tuple([colour.value for colour in Colour]),
        "room": tuple([room.value for room in RoomName]),
    },
    kinds=KINDS,
    words=(*COMMON_WORDS, *_words_of(OWN)),
    checks=(check_box,),
    catalogues=("alone-effects",),
)
