"""How the cards, Rooms, tokens and the Hero sheet of ALONE look when they are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from nocturne.games.alone.components import Action, Kind, Matrix
from nocturne.games.alone.records import (
    BossRecord,
    CharacterRecord,
    ConditionRecord,
    CreatureRecord,
    DeckRecord,
    ItemRecord,
    MissionRecord,
    ReactionRecord,
    RoomRecord,
    SheetRecord,
    Stats,
)
from nocturne.i18n import say
from nocturne.kernel import Text
from nocturne.kernel.text import Argument
from nocturne.packs import Library
from nocturne.packs.faces import Faces
from nocturne.pictures import (
    Amount,
    AnyFace,
    CardBack,
    CardFace,
    Cell,
    Floor,
    Section,
    SheetFace,
    Slot,
    Space,
    TileFace,
    TokenFace,
    Tone,
    Track,
)
from nocturne.pictures.faces import Area, Radar

GAME = "alone"
UNLOCK_ICONS = {**{action.value: action.value for action in Action}, "life": "life", "sc": "sc"}
DECKS = {"fang": "parasite", "swarm": "spores", "dread": "cultist", "snare": "cell"}
"""The emblems of the decks that come with the program; a deck of another pack has a hatch."""
EMBLEMS = {
    "it_ammo": "crate", "it_prybar": "prybar", "it_vest": "vest", "it_bolt": "driver", "it_stim": "syringe",
    "it_calm": "syringe", "it_shot": "syringe", "it_flare": "flare", "it_acid": "flask", "it_foam": "flask",
    "it_repellent": "flask", "it_neutral": "flask", "it_salts": "flask", "it_scanner": "scanner", "it_drone": "drone",
    "it_lamp": "lamp", "it_cell": "cell", "it_analyser": "scanner",
}  # fmt: skip
"""Items that have an emblem of their own; the others have that of their Matrix."""
MATRIX_EMBLEMS = {Matrix.MECHANICAL: "crate", Matrix.CHEMICAL: "flask", Matrix.ELECTRICAL: "cell"}


def words(tongue: str, key: str, **values: Argument) -> str:
    """Words that stand on pictures, from the catalogue of the game."""
    return say(Text.of(key, **values), tongue, GAME)


def lines_of(records: Library, key: str, tongue: str, *fields: str) -> dict[str, str]:
    """The rules text of a record, a line for each of its parts that are there, in the order of these fields."""
    record = records[key].record
    parts = [name for name in fields if getattr(record, name) not in (None, (), 0)]
    return dict(zip(parts, records.rules(key, tongue).split("\n"), strict=False))


def card(
    records: Library, key: str, tongue: str, *, kind: str, emblem: str, back: CardBack, **more: object
) -> CardFace:
    """A card with its name and flavour."""
    record = records[key].record
    return CardFace(
        id=record.id,
        game=GAME,
        title=records.name(key, tongue),
        kind=kind,
        emblem=emblem,
        flavour=records.text("flavour", key, tongue),
        language=tongue,
        back=back,
        copies=getattr(record, "copies", 1),
        **more,  # type: ignore[arg-type]  # fields of a card
    )


def reaction_face(records: Library, key: str, tongue: str) -> AnyFace:
    """A Reaction card: its deck, what unlocks it, both effects (AL-DECK-04)."""
    record = records[key].record
    assert isinstance(record, ReactionRecord)
    deck = records.name(f"deck/{record.deck}", tongue)
    said = lines_of(records, key, tongue, "normal", "dangerous")
    unlock = record.normal.when.partition("-")[2]
    return card(
        records,
        key,
        tongue,
        kind=words(tongue, "picture-reaction", deck=deck),
        emblem=DECKS.get(record.deck, "hatch"),
        back=CardBack(label=deck, emblem=DECKS.get(record.deck, "hatch")),
        price=Amount(UNLOCK_ICONS[unlock]),
        sections=(
            Section(said["normal"], words(tongue, "picture-normal"), UNLOCK_ICONS[unlock]),
            Section(said["dangerous"], words(tongue, "picture-dangerous"), "danger", Tone.DANGER),
        ),
        footer=words(tongue, "picture-copies", copies=record.copies),
    )


def item_face(records: Library, key: str, tongue: str) -> AnyFace:
    """An Item card: Matrix, kind, basic effect, component, advanced effect (AL-ITEM-12)."""
    record = records[key].record
    assert isinstance(record, ItemRecord)
    said = lines_of(records, key, tongue, "basic", "advanced")
    action = record.basic.when in tuple(Action)
    icon = record.basic.when if action else "instant"
    matrix = Matrix(record.matrix)
    needed = words(tongue, "picture-advanced", icon="{" + record.needs + "}")
    return card(
        records,
        key,
        tongue,
        kind=words(tongue, "picture-item", how=record.basic.when if action else "passive"),
        emblem=EMBLEMS.get(record.id, MATRIX_EMBLEMS[matrix]),
        back=CardBack(label=words(tongue, "picture-items"), emblem="crate"),
        price=Amount(matrix.value),
        sections=(
            Section(said["basic"], words(tongue, "picture-basic", icon="{charge}"), icon),
            Section(said["advanced"], needed, icon),
        ),
        footer=words(tongue, "picture-matrix", matrix=matrix.value),
    )


def mission_face(records: Library, key: str, tongue: str) -> AnyFace:
    """A Mission card: its Room, how many Interacts, what it changes and gives (AL-MISSION-09)."""
    record = records[key].record
    assert isinstance(record, MissionRecord)
    complete = record.complete
    return card(
        records,
        key,
        tongue,
        kind=words(tongue, "picture-mission", colour=record.colour),
        emblem="hatch",
        back=CardBack(label=words(tongue, "picture-missions", colour=record.colour), emblem="hatch"),
        price=Amount("mission"),
        stats=(
            Amount("room", "", records.name(f"room/{complete.in_}", tongue)),
            Amount("interact", str(complete.interact), words(tongue, "picture-interacts", times=complete.interact)),
        ),
        text=records.rules(key, tongue),
        footer=words(tongue, "picture-mission-kind", colour=record.colour),
    )


CHARACTER_PARTS: Mapping[str, str] = {
    "inventory": "inventory",
    "start": "start",
    "round_end": "round",
    "hero": "experience",
    "companion": "companion",
    "sacrifice": "charge",
}
"""The parts of a Character that are said, each with its icon."""


def character_face(records: Library, key: str, tongue: str) -> AnyFace:
    """A Character in all uses: as the Hero, as a Companion, sacrificed (AL-COMPANION-01)."""
    assert isinstance(records[key].record, CharacterRecord)
    said = lines_of(records, key, tongue, *CHARACTER_PARTS)
    sections = [
        Section(line, words(tongue, "picture-part", part=name.replace("_", "-")), CHARACTER_PARTS[name])
        for name, line in said.items()
    ]
    return card(
        records,
        key,
        tongue,
        kind=words(tongue, "picture-character"),
        emblem="hero",
        back=CardBack(label=words(tongue, "picture-characters"), emblem="hero"),
        sections=tuple(sections),
    )


def figures(row: Stats, tongue: str) -> tuple[Amount, ...]:
    """A row of the statistics table."""
    return (
        Amount("damage", f"{row.first}/{row.second}", words(tongue, "picture-thresholds")),
        Amount("dark", str(row.dark), words(tongue, "picture-dark")),
        Amount("light", str(row.lit), words(tongue, "picture-lit")),
        Amount("sc", str(row.sc), words(tongue, "picture-sc")),
        Amount("range", str(row.distance), words(tongue, "picture-distance")),
    )


def nightmare_line(row: Stats, tongue: str) -> str:
    """The row of Nightmare mode in a line."""
    return words(
        tongue, "picture-nightmare", dark=row.dark, lit=row.lit, sc=row.sc, distance=row.distance, icon="{nightmare}"
    )


def creature_face(records: Library, key: str, tongue: str) -> AnyFace:
    """A type of creature or a boss with both rows of statistics (AL-STATS-01, AL-BOSS-03)."""
    record = records[key].record
    assert isinstance(record, CreatureRecord | BossRecord)
    boss = isinstance(record, BossRecord)
    text = "\n".join([line for line in (records.rules(key, tongue), nightmare_line(record.nightmare, tongue)) if line])
    return card(
        records,
        key,
        tongue,
        kind=words(tongue, "picture-boss" if boss else "picture-creature"),
        emblem=record.id if record.id in tuple(Kind) else "brood",
        back=CardBack(label=words(tongue, "picture-bosses" if boss else "picture-creatures"), emblem="brood"),
        stats=figures(record.normal, tongue),
        text=text,
    )


def deck_face(records: Library, key: str, tongue: str) -> AnyFace:
    """A Reaction deck as Evil chooses it (AL-SETUP-08)."""
    record = records[key].record
    assert isinstance(record, DeckRecord)
    cards = [card for card in records.all("reaction") if isinstance(card, ReactionRecord) and card.deck == record.id]
    return card(
        records,
        key,
        tongue,
        kind=words(tongue, "picture-deck"),
        emblem=DECKS.get(record.id, "hatch"),
        back=CardBack(label=records.name(key, tongue), emblem=DECKS.get(record.id, "hatch")),
        text="\n".join([records.name(f"reaction/{card.id}", tongue) for card in cards]),
    )


def condition_face(records: Library, key: str, tongue: str) -> AnyFace:
    """A Condition token (AL-CONDITION-02)."""
    record = records[key].record
    assert isinstance(record, ConditionRecord)
    back = TokenFace(id="condition", game=GAME, title=words(tongue, "picture-condition"), icon="special")
    return TokenFace(
        id=record.id,
        game=GAME,
        title=records.name(key, tongue),
        icon=record.id if record.id in ("gas", "resin", "static", "tripwire") else "special",
        tone=Tone.DANGER,
        language=tongue,
        other=back,
    )


def room_face(records: Library, key: str, tongue: str) -> AnyFace:
    """A Room as a piece of the Labyrinth: which doors it has is known from the Map alone (AL-MAP-02)."""
    assert isinstance(records[key].record, RoomRecord)
    name = records.name(key, tongue)
    return TileFace(
        id=records[key].record.id,
        game=GAME,
        title=name,
        spaces=(Space(floor=Floor.ROOM, walls="nesw", label=name),),
        columns=1,
        texture="slabs",
        language=tongue,
        back=CardBack(label=words(tongue, "picture-sector"), emblem="hatch"),
    )


def sheet_face(records: Library, key: str, tongue: str) -> AnyFace:
    """The Hero sheet (AL-SHEET-01)."""
    record = records[key].record
    assert isinstance(record, SheetRecord)
    title = partial(words, tongue, "picture-sheet-part")
    health = tuple([Cell(str(value), tone=Tone.PLAIN if value else Tone.DANGER) for value in range(record.health + 1)])
    limits = [Cell(str(limit)) for limit in record.limits[::-1]]
    limits[0] = Cell(limits[0].label, "nightmare", Tone.DANGER)
    spaces = [Cell(str(place + 1)) for place in range(record.spaces)]
    symbols = [Cell(cell.label, "danger", Tone.DANGER) for cell in spaces[record.spaces - record.symbols :]]
    outside = Cell("", "danger", Tone.DANGER)  # AL-METER-05
    rooms = tuple([Cell("", "room") for _ in records.all("room")])
    steps = tuple([Cell(str(step.tokens)) for step in record.adrenaline])
    return SheetFace(
        id=record.id,
        game=GAME,
        title=words(tongue, "picture-sheet"),
        kind=words(tongue, "picture-sheet"),
        emblem="hero",
        language=tongue,
        parts=(
            Track(Area(0, 0, 9, 1), health, title(part="life"), "life"),
            Track(Area(0, 1, 5, 1), tuple(limits), title(part="round"), "round"),
            Track(Area(5, 1, 4, 1), steps, title(part="adrenaline"), "adrenaline"),
            Track(Area(0, 2, 9, 1), health, title(part="sc"), "sc"),
            Track(Area(0, 3, 9, 1), tuple([Cell(str(turn + 1)) for turn in range(record.turns)]), title(part="turns")),
            Track(
                Area(0, 4, 9, 1),
                (*spaces[: record.spaces - record.symbols], *symbols, outside),
                title(part="reactions"),
                "reaction",
            ),
            Track(Area(0, 5, 9, 3), rooms, title(part="rooms"), "map", rows=2),
            Radar(Area(9, 0, 3, 4), title(part="radar")),
            Slot(Area(9, 4, 3, 4), title(part="inventory"), "inventory", count=record.inventory),
        ),
    )


FACES: Faces = {
    "reaction": reaction_face,
    "item": item_face,
    "mission": mission_face,
    "character": character_face,
    "boss": creature_face,
    "creature": creature_face,
    "deck": deck_face,
    "condition": condition_face,
    "room": room_face,
    "sheet": sheet_face,
}
