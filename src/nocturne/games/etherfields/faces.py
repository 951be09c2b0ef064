"""How the cards and tiles of Etherfields look when they are drawn (tables 4.12 to 4.15)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from nocturne.games.etherfields import records as k
from nocturne.games.etherfields.land import Ground, Land
from nocturne.i18n import say
from nocturne.kernel import Text
from nocturne.kernel.grid import Direction
from nocturne.packs import Library
from nocturne.packs.faces import Drawer, Faces
from nocturne.pictures import (
    Amount,
    AnyFace,
    Area,
    CardBack,
    CardFace,
    Floor,
    Intent,
    Legend,
    Note,
    SheetFace,
    Space,
    Terrain,
    TileFace,
    texture_of,
)

GAME = "etherfields"
COLOURS = ("awareness", "cunning", "wrath")
EMBLEM = {  # the sign of a kind: on its backs, and on fronts whose record names no emblem of its own
    "influence": "eye", "item": "suitcase", "mask": "mask", "flaw": "hand", "wisdom": "book", "note": "book",
    "fate": "moon", "turn": "clock", "tile": "house", "gate": "door", "season": "tree",
}  # fmt: skip
ICONS = {
    "entrance": "entrance", "spawn": "spawn", "quirk": "quirk", "bonus": "drawing-bonus", "trap": "trap",
    "gem": "gem-slot", "stairs": "stairs", "special": "special-space", "blocked": "block",
}  # fmt: skip
"""What the icons of Map tiles look like; Terrain covers the ground instead."""


KINDS = {
    "influence": "picture-influence", "progress": "picture-progress", "item": "picture-item", "mask": "picture-mask",
    "flaw": "picture-flaw", "wisdom": "picture-wisdom", "note": "picture-note", "fate": "picture-fate",
    "quirk": "picture-quirk", "turn": "picture-turn", "gate": "picture-gate", "season": "picture-season",
    "slumber": "picture-slumber", "delta": "picture-slumber", "entity": "picture-entity",
    "companion": "picture-companion", "mode": "picture-mode",
}  # fmt: skip
DECKS = {
    "influence": "picture-deck-influence", "item": "picture-deck-item", "mask": "picture-deck-mask",
    "flaw": "picture-deck-flaw", "wisdom": "picture-wisdom", "note": "picture-deck-note", "fate": "picture-fate",
    "turn": "picture-deck-turn", "gate": "picture-gate", "season": "picture-deck-season",
}  # fmt: skip
"""What is written on fronts and backs."""


def words(key: str, tongue: str, **facts: str | int) -> str:
    """A word of the pictures."""
    return say(Text.of(key, **facts), tongue, GAME)


def common(records: Library, key: str, tongue: str) -> dict[str, Any]:
    """What every picture has of its record: its name, and the colours of its Dream."""
    named = {"id": key.partition("/")[2], "title": records.name(key, tongue)}
    return {**named, "game": GAME, "language": tongue, "palette": palette(records, key)}


def card_face(kind: str, records: Library, key: str, tongue: str) -> AnyFace:
    """Any card: what its upper corners show, its text, and the back that all of its deck share."""
    record: Any = records[key].record
    return CardFace(
        **common(records, key, tongue),
        kind=words(KINDS[named_kind(record, kind)], tongue),
        intents=yields(record),
        price=price(record),
        stats=stats(record, tongue),
        text=records.rules(key, tongue),
        flavour=records.text("flavour", key, tongue),
        emblem=emblem_of(records, key),
        back=back(records, record, kind, tongue),
        copies=getattr(record, "copies", 1),
    )


def emblem_of(records: Library, key: str) -> str:
    """What a card shows: the thing that its record names, else the sign of its kind."""
    return getattr(records[key].record, "emblem", "") or EMBLEM[key.partition("/")[0]]


def palette(records: Library, key: str) -> tuple[str, str] | None:
    """The two colours of the Dream that something belongs to; None where it belongs to none, or the Dream has none."""
    ident = key.partition("/")[2]
    for gate in records.of(k.GateRecord).values():
        if gate.colours and (gate.id == ident or ident in gate.secrets):
            ground, glow = gate.colours
            return ground, glow
    return None


def named_kind(record: object, kind: str) -> str:
    """What the card is called besides its name: a Progress card, a Quirk, a Companion are kinds of their own."""
    if isinstance(record, k.InfluenceRecord) and record.placing is not None:
        return "progress"
    if isinstance(record, k.FateRecord) and record.quirk:
        return "quirk"
    return record.role if isinstance(record, k.TileRecord) else kind


def yields(record: object) -> tuple[Intent, ...]:
    """The Intent in the upper left corner (EF-INTENT-02)."""
    if not isinstance(record, k.InfluenceRecord | k.ItemRecord):
        return ()
    return tuple([Intent((colour,), amount) for colour in COLOURS if (amount := getattr(record, colour))])


def price(record: object) -> Amount | None:
    """The upper right corner: the price in Ether, the suit of a Turn card, the Keys of a gate."""
    if isinstance(record, k.InfluenceRecord):
        return Amount("ether", str(record.price))
    if isinstance(record, k.TurnRecord):
        return Amount(f"suit-{record.suit}")
    return Amount("key", str(record.keys)) if isinstance(record, k.GateRecord) and record.keys else None


def stats(record: object, tongue: str) -> tuple[Amount, ...]:
    """What a tile or gate prints as numbers, and the steps of a Turn card."""
    if isinstance(record, k.TurnRecord):
        return tuple([Amount(step) for step in record.steps])
    if not isinstance(record, k.TileRecord | k.GateRecord):
        return ()
    amounts = [Amount("turn", str(record.turns), words("picture-turns", tongue))] if record.turns else []
    if isinstance(record, k.TileRecord) and record.turns:
        icon = "fixed-movement" if record.own_movement else "movement"
        amounts.append(Amount(icon, str(record.movement), words("picture-movement", tongue)))
    return tuple(amounts)


def back(records: Library, record: object, kind: str, tongue: str) -> CardBack:
    """The back: of a starting card its Dreamer's action (EF-INFLUENCE-07), else the name of the deck."""
    if isinstance(record, k.InfluenceRecord) and record.dreamer:
        own = f"dreamer/{record.dreamer}"
        title = records.name(own, tongue)
        return CardBack(label=title, emblem=EMBLEM[kind], title=title, text=records.rules(own, tongue))
    return CardBack(label=words(DECKS[kind], tongue), emblem=EMBLEM[kind])


def map_face(records: Library, key: str, tongue: str) -> AnyFace:
    """A tile of the Dreamscape as it is drawn in the pack: four spaces, Walls, icons (EF-MOVE-02)."""
    record = records[key].record
    assert isinstance(record, k.MapRecord)
    spaces = []
    things = {drawn.at: drawn.thing for drawn in record.drawings}
    for number, walls in enumerate(walls_of(record)):
        icons, terrain = printed_on(record.features, number)
        spaces.append(Space(walls=walls, icons=icons, terrain=terrain, thing=things.get(number, "")))
    return TileFace(
        **common(records, key, tongue),
        spaces=tuple(spaces),
        texture=texture_of(GAME, record.id),  # said, for the page draws the same ground
        columns=2,
        code=record.slot.upper(),
        text=records.rules(key, tongue),
        back=CardBack(label=words("picture-deck-map", tongue), emblem="house"),
    )


def printed_on(features: Iterable[k.Feature], at: int) -> tuple[tuple[Amount, ...], Terrain]:
    """The icons of a space and what covers its ground."""
    here = [feature for feature in features if at in feature.at]
    terrain = next((feature.value for feature in here if feature.icon == "terrain"), Terrain.NONE.value)
    shown = [
        Amount(ICONS[feature.icon], feature.value if feature.value.isdigit() else "")
        for feature in here
        if feature.icon in ICONS
    ]
    return tuple(shown[:4]), Terrain(terrain)


def overlay_face(records: Library, key: str, tongue: str) -> AnyFace:
    """An Overlay in the manner of Map tiles: the spaces that it changes, where they lie to each other (EF-OVERLAY-04).

    Its code is the first space of the square that is drawn, by letter and number, as the Dreamscape writes them.
    """
    record = records[key].record
    assert isinstance(record, k.OverlayRecord)
    box = next(iter(records.of(k.BoxRecord).values()), None)
    wide = 2 * (4 if box is None else box.columns)
    changed = changed_by(record) or {0}
    columns, rows = [at % wide for at in changed], [at // wide for at in changed]
    side = 1 + max(max(columns) - min(columns), max(rows) - min(rows))
    first = min(rows) * wide + min(columns)
    square = [first + row * wide + column for row in range(side) for column in range(side)]
    things = {drawn.at: drawn.thing for drawn in record.drawings}

    def drawn(at: int) -> Space:
        if at not in changed:
            return Space(floor=Floor.NOTHING)
        if at in record.blocks:
            return Space(floor=Floor.BLOCKED)
        icons, terrain = printed_on(record.features, at)
        walls, doors = (sides_of(at, pairs, wide) for pairs in (record.walls, record.opens))
        return Space(walls=walls, doors=doors, icons=icons, terrain=terrain, thing=things.get(at, ""))

    return TileFace(
        **common(records, key, tongue),
        spaces=tuple([drawn(at) for at in square]),
        texture=texture_of(GAME, record.id),
        columns=side,
        code=f"{chr(ord('A') + min(columns))}{min(rows) + 1}",
        back=CardBack(label=words("picture-kind-overlay", tongue), emblem="house"),
    )


def sides_of(at: int, pairs: Iterable[k.Pair], wide: int) -> str:
    """The sides of a space that lie towards the other spaces of these pairs."""
    others = [pair.other if pair.one == at else pair.one for pair in pairs if at in (pair.one, pair.other)]
    ways = {at - wide: "n", at + 1: "e", at + wide: "s", at - 1: "w"}
    return "".join([ways[other] for other in others if other in ways])


def changed_by(record: k.OverlayRecord) -> set[int]:
    """All spaces of the board that an Overlay says something of."""
    pairs = [at for pair in (*record.walls, *record.opens) for at in (pair.one, pair.other)]
    printed = [at for feature in record.features for at in feature.at]
    return {*record.adds, *record.blocks, *pairs, *printed, *[at for spot in record.spots for at in spot.at]}


def walls_of(record: k.MapRecord) -> list[str]:
    """The walled sides of the four spaces: the tile is laid among open ones, and what is shut is its own doing."""
    slots = [f"{column}{row}" for row in (1, 2, 3) for column in "abc"]
    plain = [k.MapRecord(id=slot, slot=slot) for slot in slots if slot != "b2"]
    middle = k.MapRecord(id="middle", slot="b2", plan=record.plan)
    tiles = [*plain, middle]
    land = Land((3, 3), Ground(tuple([tile.id for tile in tiles])), tiles)
    spaces = [row * land.width + column for row in (2, 3) for column in (2, 3)]
    return ["".join(to.value[0] for to in Direction if to not in land.grid.exits[space]) for space in spaces]


def tile_face(records: Library, key: str, tongue: str) -> AnyFace:
    """A Slumber or Entity tile: oversized, Interactions on the left, what happens by itself on the right."""
    record = records[key].record
    assert isinstance(record, k.TileRecord)
    lines = records.rules(key, tongue).split("\n")
    own = len(record.actions) + len(record.reactions)
    parts: list[Legend | Note] = [Legend(Area(0, 0, 12, 1), stats(record, tongue))] if record.turns else []
    for column, label, text in ((0, "picture-interactions", lines[:own]), (6, "picture-effects", lines[own:])):
        if any(text):
            parts.append(Note(Area(column, 1, 6, 6), "\n".join(text), words(label, tongue)))
    if flavour := records.text("flavour", key, tongue):
        parts.append(Note(Area(0, 7, 12, 1), flavour))
    return SheetFace(
        **common(records, key, tongue),
        kind=words(KINDS[named_kind(record, "tile")], tongue),
        parts=tuple(parts),
        emblem=emblem_of(records, key),
    )


CARDS: dict[str, Drawer] = {kind: partial(card_face, kind) for kind in EMBLEM if kind != "tile"}
FACES: Faces = {**CARDS, "tile": tile_face, "map": map_face, "overlay": overlay_face}
