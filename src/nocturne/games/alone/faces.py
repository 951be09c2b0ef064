"""How the cards, Rooms, tokens and the Hero sheet of ALONE look when they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from nocturne.games.alone import records
from nocturne.games.alone.components import Action, Kind, Matrix
from nocturne.i18n import say
from nocturne.kernel import Text
from nocturne.kernel.text import Argument
from nocturne.packs import Library
from nocturne.packs.faces import Drawer, Faces
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


class Drawing:
    """A record about to be drawn: its words in a language."""

    def __init__(self, library: Library, key: str, tongue: str) -> None:
        self.library = library
        self.key = key
        self.tongue = tongue

    def words(self, key: str, **values: Argument) -> str:
        """Words that stand on pictures, from the catalogue of the game."""
        return say(Text.of(key, **values), self.tongue, GAME)

    def name(self, key: str = "") -> str:
        """What the record is called, or another one."""
        return self.library.name(key or self.key, self.tongue)

    def rules(self) -> str:
        """The rules text of the record."""
        return self.library.rules(self.key, self.tongue)

    def lines(self, *fields: str) -> dict[str, str]:
        """The rules text, a line for each part of the record that is there, in the order of these fields."""
        record = self.library[self.key].record
        parts = [name for name in fields if getattr(record, name) not in (None, (), 0)]
        return dict(zip(parts, self.rules().split("\n"), strict=False))

    def card(self, *, kind: str, emblem: str, back: CardBack, **more: object) -> CardFace:
        """A card with its name and flavour."""
        record = self.library[self.key].record
        return CardFace(
            id=record.id,
            game=GAME,
            title=self.name(),
            kind=kind,
            emblem=emblem,
            flavour=self.library.text("flavour", self.key, self.tongue),
            language=self.tongue,
            back=back,
            copies=getattr(record, "copies", 1),
            **more,  # type: ignore[arg-type]  # fields of a card
        )


def drawn_by(face: Callable[[Any, Drawing], AnyFace]) -> Drawer:
    """How the records of a kind are drawn, given what draws one of them."""
    return lambda library, key, tongue: face(library[key].record, Drawing(library, key, tongue))


def reaction_face(record: records.ReactionRecord, drawing: Drawing) -> AnyFace:
    """A Reaction card: its deck, what unlocks it, both effects (AL-DECK-04)."""
    deck = drawing.name(f"deck/{record.deck}")
    said = drawing.lines("normal", "dangerous")
    unlock = record.normal.when.partition("-")[2]
    return drawing.card(
        kind=drawing.words("picture-reaction", deck=deck),
        emblem=DECKS.get(record.deck, "hatch"),
        back=CardBack(label=deck, emblem=DECKS.get(record.deck, "hatch")),
        price=Amount(UNLOCK_ICONS[unlock]),
        sections=(
            Section(said["normal"], drawing.words("picture-normal"), UNLOCK_ICONS[unlock]),
            Section(said["dangerous"], drawing.words("picture-dangerous"), "danger", Tone.DANGER),
        ),
        footer=drawing.words("picture-copies", copies=record.copies),
    )


def item_face(record: records.ItemRecord, drawing: Drawing) -> AnyFace:
    """An Item card: Matrix, kind, basic effect, component, advanced effect (AL-ITEM-12)."""
    said = drawing.lines("basic", "advanced")
    action = record.basic.when in tuple(Action)
    icon = record.basic.when if action else "instant"
    matrix = Matrix(record.matrix)
    needed = drawing.words("picture-advanced", icon="{" + record.needs + "}")
    return drawing.card(
        kind=drawing.words("picture-item", how=record.basic.when if action else "passive"),
        emblem=EMBLEMS.get(record.id, MATRIX_EMBLEMS[matrix]),
        back=CardBack(label=drawing.words("picture-items"), emblem="crate"),
        price=Amount(matrix.value),
        sections=(
            Section(said["basic"], drawing.words("picture-basic", icon="{charge}"), icon),
            Section(said["advanced"], needed, icon),
        ),
        footer=drawing.words("picture-matrix", matrix=matrix.value),
    )


def mission_face(record: records.MissionRecord, drawing: Drawing) -> AnyFace:
    """A Mission card: its Room, how many Interacts, what it changes and gives (AL-MISSION-09)."""
    complete = record.complete
    return drawing.card(
        kind=drawing.words("picture-mission", colour=record.colour),
        emblem="hatch",
        back=CardBack(label=drawing.words("picture-missions", colour=record.colour), emblem="hatch"),
        price=Amount("mission"),
        stats=(
            Amount("room", "", drawing.name(f"room/{complete.in_}")),
            Amount("interact", str(complete.interact), drawing.words("picture-interacts", times=complete.interact)),
        ),
        text=drawing.rules(),
        footer=drawing.words("picture-mission-kind", colour=record.colour),
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


def character_face(_record: records.CharacterRecord, drawing: Drawing) -> AnyFace:
    """A Character in all uses: as the Hero, as a Companion, sacrificed (AL-COMPANION-01)."""
    said = drawing.lines(*CHARACTER_PARTS)
    sections = [
        Section(line, drawing.words("picture-part", part=name.replace("_", "-")), CHARACTER_PARTS[name])
        for name, line in said.items()
    ]
    return drawing.card(
        kind=drawing.words("picture-character"),
        emblem="hero",
        back=CardBack(label=drawing.words("picture-characters"), emblem="hero"),
        sections=tuple(sections),
    )


def figures(row: records.Stats, drawing: Drawing) -> tuple[Amount, ...]:
    """A row of the statistics table."""
    return (
        Amount("damage", f"{row.first}/{row.second}", drawing.words("picture-thresholds")),
        Amount("dark", str(row.dark), drawing.words("picture-dark")),
        Amount("light", str(row.lit), drawing.words("picture-lit")),
        Amount("sc", str(row.sc), drawing.words("picture-sc")),
        Amount("range", str(row.distance), drawing.words("picture-distance")),
    )


def creature_face(record: records.CreatureRecord | records.BossRecord, drawing: Drawing) -> AnyFace:
    """A type of creature or a boss with both rows of statistics (AL-STATS-01, AL-BOSS-03)."""
    boss, row = isinstance(record, records.BossRecord), record.nightmare
    facts = {name: getattr(row, name) for name in ("dark", "lit", "sc", "distance")}
    worse = drawing.words("picture-nightmare", icon="{nightmare}", **facts)
    text = "\n".join([line for line in (drawing.rules(), worse) if line])
    return drawing.card(
        kind=drawing.words("picture-boss" if boss else "picture-creature"),
        emblem=record.id if record.id in tuple(Kind) else "brood",
        back=CardBack(label=drawing.words("picture-bosses" if boss else "picture-creatures"), emblem="brood"),
        stats=figures(record.normal, drawing),
        text=text,
    )


def deck_face(record: records.DeckRecord, drawing: Drawing) -> AnyFace:
    """A Reaction deck as Evil chooses it (AL-SETUP-08)."""
    cards = [card for card in drawing.library.of(records.ReactionRecord).values() if card.deck == record.id]
    return drawing.card(
        kind=drawing.words("picture-deck"),
        emblem=DECKS.get(record.id, "hatch"),
        back=CardBack(label=drawing.name(), emblem=DECKS.get(record.id, "hatch")),
        text="\n".join([drawing.name(f"reaction/{card.id}") for card in cards]),
    )


def condition_face(record: records.ConditionRecord, drawing: Drawing) -> AnyFace:
    """A Condition token (AL-CONDITION-02)."""
    back = TokenFace(id="condition", game=GAME, title=drawing.words("picture-condition"), icon="special")
    return TokenFace(
        id=record.id,
        game=GAME,
        title=drawing.name(),
        icon=record.id if record.id in ("gas", "resin", "static", "tripwire") else "special",
        tone=Tone.DANGER,
        language=drawing.tongue,
        other=back,
    )


def room_face(record: records.RoomRecord, drawing: Drawing) -> AnyFace:
    """A Room as a piece of the Labyrinth: which doors it has is known from the Map alone (AL-MAP-02)."""
    name = drawing.name()
    return TileFace(
        id=record.id,
        game=GAME,
        title=name,
        spaces=(Space(floor=Floor.ROOM, walls="nesw", label=name),),
        columns=1,
        texture="slabs",
        language=drawing.tongue,
        back=CardBack(label=drawing.words("picture-sector"), emblem="hatch"),
    )


def sheet_face(record: records.SheetRecord, drawing: Drawing) -> AnyFace:
    """The Hero sheet (AL-SHEET-01)."""
    title = partial(drawing.words, "picture-sheet-part")
    health = tuple([Cell(str(value), tone=Tone.PLAIN if value else Tone.DANGER) for value in range(record.health + 1)])
    limits = [Cell(str(limit)) for limit in record.limits[::-1]]
    limits[0] = Cell(limits[0].label, "nightmare", Tone.DANGER)
    spaces = [Cell(str(place + 1)) for place in range(record.spaces)]
    symbols = [Cell(cell.label, "danger", Tone.DANGER) for cell in spaces[record.spaces - record.symbols :]]
    outside = Cell("", "danger", Tone.DANGER)  # AL-METER-05
    rooms = tuple([Cell("", "room") for _ in drawing.library.all("room")])
    steps = tuple([Cell(str(step.tokens)) for step in record.adrenaline])
    return SheetFace(
        id=record.id,
        game=GAME,
        title=drawing.words("picture-sheet"),
        kind=drawing.words("picture-sheet"),
        emblem="hero",
        language=drawing.tongue,
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
    "reaction": drawn_by(reaction_face),
    "item": drawn_by(item_face),
    "mission": drawn_by(mission_face),
    "character": drawn_by(character_face),
    "boss": drawn_by(creature_face),
    "creature": drawn_by(creature_face),
    "deck": drawn_by(deck_face),
    "condition": drawn_by(condition_face),
    "room": drawn_by(room_face),
    "sheet": drawn_by(sheet_face),
}
