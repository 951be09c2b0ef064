"""Etherfields' packs: the language they are written in, what a whole pack must keep to, and its index."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from nocturne.effects.check import blocks_in
from nocturne.effects.context import Citations, Stage
from nocturne.effects.control import All, ChooseOne, If
from nocturne.effects.language import Language, Moment, Noun
from nocturne.effects.values import shown
from nocturne.effects.word import Block
from nocturne.games.etherfields.components import Build, Intent, Luck, Morph, Row, State, Stride, Suit, Terrain
from nocturne.games.etherfields.components import Icon as LocationIcon
from nocturne.games.etherfields.index import Index
from nocturne.games.etherfields.records import (
    KINDS,
    BoxRecord,
    GateRecord,
    InfluenceRecord,
    MapRecord,
    OverlayRecord,
    ScriptRecord,
    SecretRecord,
    TileRecord,
)
from nocturne.games.etherfields.rules.pools import HELD
from nocturne.games.etherfields.words import cards, conditions, control, dreamers, entities, map, prices, story, turns
from nocturne.games.etherfields.words.control import Call
from nocturne.games.etherfields.world import EtherfieldsJudge, EtherfieldsWorld
from nocturne.kernel.text import Text
from nocturne.packs import Library, records_of

DECK = 22  # EF-CAMPAIGN-03
HINTS = 3
COLOUR = re.compile("#[0-9a-f]{6}")

CONTROL = (If, ChooseOne, All)
"""The words of control that Etherfields shares with other games."""

OWN = (control, cards, dreamers, entities, map, turns, story, conditions, prices)

ROWS = tuple([row.value for row in Row])
EFFECT_ROWS = tuple([row for row in ROWS if row != Row.MOVEMENT.value])
MOMENTS = {
    "moment of a tile": ("setup", "text", *ROWS, "end-of-turn", "trap", "out-of-turns", "deliverance"),
    "moment of a gate": ("setup", "intro", *EFFECT_ROWS, "end-of-turn", "trap", "out-of-turns", "death"),
    "moment of a secret": ("revealed", *EFFECT_ROWS, "end-of-turn"),
    "moment of a quirk": EFFECT_ROWS,
    "moment of a map": ("flying",),
    "moment of a wisdom": ("waking",),
}  # fmt: skip
"""When the effects of tiles, gates, Secrets, Quirks and Map tiles are carried out."""
PARTS = tuple(dict.fromkeys([moment for moments in MOMENTS.values() for moment in moments]))
OCCASIONS = ("shortcut", *[icon.value for icon in LocationIcon if icon is not LocationIcon.RULE])
"""When a Season acts: after a Shortcut is paid, and before an icon of a Location is resolved (EF-SEASON-01)."""
USES = ("rapid", "own-roll", "any-roll", "before-distress", "on-the-map", "anywhere")
"""When an action may be used besides its Dreamer's own round."""

FRONTS = (
    "map", "overlay", "entity", "influence", "item", "wisdom", "fate", "flaw", "note", "slumber", "slumber-map", "gate",
    "district", "season", "market", "item-market", "mask",
)  # fmt: skip
FRONT_KINDS = {
    "entity": "tile", "slumber": "tile", "slumber-map": "map", "market": "influence", "item-market": "item",
}  # fmt: skip


def check_decks(records: Library) -> Iterable[tuple[str, str, Text]]:
    """Each Dreamer has 22 cards (EF-CAMPAIGN-03)."""
    counts: Counter[str] = Counter()
    for card in records.of(InfluenceRecord).values():
        counts[card.dreamer] += card.copies
        if bool(card.dreamer) == bool(card.pool):
            yield f"influence/{card.id}", "", Text.of("etherfields-card-home")
    for owner in records.all("dreamer"):
        if counts[owner.id] != DECK:
            yield f"dreamer/{owner.id}", "", Text.of("etherfields-deck-size", given=counts[owner.id], wanted=DECK)


def check_fronts(records: Library) -> Iterable[tuple[str, str, Text]]:
    """A Secret has a code of its own, and a front of a pile has a record of that kind with the same id."""
    codes: dict[str, str] = {}
    for secret in records.of(SecretRecord).values():
        first = codes.setdefault(records.name(f"secret/{secret.id}", "en"), secret.id)
        if first != secret.id:
            yield f"secret/{secret.id}", "name", Text.of("etherfields-code-twice", first=first)
        front = FRONT_KINDS.get(secret.front, secret.front)
        if front and f"{front}/{secret.id}" not in records:
            yield f"secret/{secret.id}", "front", Text.of("etherfields-no-front", front=front, id=secret.id)


def check_colours(records: Library) -> Iterable[tuple[str, str, Text]]:
    """A Dream has two colours or none: those that its board and its pictures are drawn in."""
    for gate in records.of(GateRecord).values():
        if len(gate.colours) not in (0, 2):
            yield f"gate/{gate.id}", "colours", Text.of("etherfields-two-colours", count=len(gate.colours))
        for shade in gate.colours:
            if not COLOUR.fullmatch(shade):
                hint = Text.of("etherfields-colour-form")
                yield f"gate/{gate.id}", "colours", Text.of("etherfields-no-colour", shade=shown(shade), hint=hint)


def check_entered(records: Library) -> Iterable[tuple[str, str, Text]]:
    """A Dream can be found, belongs to a district and lays an Entrance (EF-GATE-03, EF-ENTRANCE-01)."""
    verbs = [verb for key in records for block in records[key].blocks for verb in block if verb.named() == "show"]
    shown_gates = {verb.secret for verb in verbs}  # type: ignore[attr-defined]  # it has one
    for gate in records.of(GateRecord).values():
        if not gate.first and not gate.district:
            yield f"gate/{gate.id}", "", Text.of("etherfields-gate-nowhere")
        if gate.boxed and gate.id not in shown_gates:
            yield f"gate/{gate.id}", "boxed", Text.of("etherfields-gate-boxed", gate=gate.id)
        if not any(feature.icon == "entrance" for tile in _laid(records, gate) for feature in tile.features):
            yield f"gate/{gate.id}", "effects", Text.of("etherfields-gate-no-entrance")


def _laid(records: Library, gate: GateRecord) -> Iterable[MapRecord]:
    """The Map tiles that a Setup or the introduction may lay, by its own effects or by scripts that they call."""
    for effect in gate.effects:
        if effect.when in ("setup", "intro"):
            for secret in _revealed(records, f"gate/{gate.id}", effect.do):
                tile = records[f"map/{secret}"].record if f"map/{secret}" in records else None
                if isinstance(tile, MapRecord):
                    yield tile


def _revealed(records: Library, key: str, block: Block) -> Iterable[str]:
    """The Secrets that an effect of a record may reveal; no script comes round to itself."""
    for verb in records[key].blocks[block]:
        if isinstance(verb, Call):
            script = records[f"script/{verb.script}"].record
            assert isinstance(script, ScriptRecord)
            yield from _revealed(records, f"script/{verb.script}", script.do)
        elif verb.named() == "show":
            yield verb.secret  # type: ignore[attr-defined]  # it has one
        for inner in blocks_in(verb):
            yield from _revealed(records, key, inner)


def check_hints(records: Library) -> Iterable[tuple[str, str, Text]]:
    """A Dream or a Slumber that gives hints gives three: the last says it plainly."""
    scenes: list[GateRecord | TileRecord] = [*records.of(GateRecord).values(), *records.of(TileRecord).values()]
    for scene in scenes:
        count = len(scene.hints)
        if count not in (0, HINTS):
            key = f"{scene.named()}/{scene.id}"
            yield key, "hints", Text.of("etherfields-three-hints", count=count, wanted=HINTS)


def check_slots(records: Library) -> Iterable[tuple[str, str, Text]]:
    """A Map tile lies on the board of the box, and so does what an Overlay changes (DSN-34)."""
    box = next(iter(records.of(BoxRecord).values()), None)
    if box is None:
        return
    columns = "abcd"[: box.columns]
    for tile in records.of(MapRecord).values():
        column, row = tile.slot[:1], tile.slot[1:]
        if column not in columns or not row.isdigit() or not 1 <= int(row) <= box.rows:
            where = Text.of("etherfields-slots", last=columns[-1], row=box.rows)
            yield f"map/{tile.id}", "slot", Text.of("etherfields-no-slot", slot=shown(tile.slot), where=where)
    spaces = box.columns * box.rows * 4
    for over in records.of(OverlayRecord).values():
        pairs = [at for pair in (*over.walls, *over.opens) for at in (pair.one, pair.other)]
        icons = [
            at for places in [part.at for part in over.features] + [part.at for part in over.spots] for at in places
        ]
        for at in sorted({space for space in (*over.adds, *over.blocks, *pairs, *icons) if space >= spaces}):
            yield f"overlay/{over.id}", "", Text.of("etherfields-no-space", at=at, spaces=spaces)


LANGUAGE = Language(
    "etherfields",
    OWN,
    shared=CONTROL,
    nouns=(
        Noun("dreamer", ("player", "figure")),
        Noun("entity", ("figure", "entity")),
        Noun("space", ("space",)),
    ),
    pointers={
        "team": ("player",),
        "first-player": ("player", "figure"),
    },
    moments=(*[Moment(name) for name in (*PARTS, *OCCASIONS, *USES)],),
    lists={
        **MOMENTS,
        "moment of a season": OCCASIONS,
        "moment of use": USES,
        "token": tuple(HELD),
        "state": tuple([state.value for state in State]),
        "marker": (*[terrain.value for terrain in Terrain], "story", "threat", "universal", "spirit"),
        "stat": ("hand", "progress", "items", "draw", "assault-range", "contact-range"),
        "limit": ("once-per-turn", "single-use"),
        "intent": tuple([colour.value for colour in Intent]),
        "due": ("gradual", "for-each-dreamer"),
        "suit": tuple([suit.value for suit in Suit]),
        "row": ROWS,
        "terrain": tuple([terrain.value for terrain in Terrain]),
        "build": tuple([build.value for build in Build]),
        "role": ("slumber", "delta", "entity", "companion", "mode"),
        "skip": ("at-any-time", "before-too"),
        "back": ("card", "influence", "item", "flaw", "fate", "slumber", "map", "entity", "note", "overlay", "gate"),
        "front": FRONTS,
        "pool": ("market", "secret"),
        "feature": ("entrance", "spawn", "quirk", "bonus", "trap", "gem", "stairs", "special", "blocked", "terrain"),
        "location-icon": tuple([icon.value for icon in LocationIcon]),
        "element": ("scene",),
        "unlocks": ("railway", "deliverance", "nap"),
        "luck": tuple([face.value for face in Luck]),
        "stride": tuple([face.value for face in Stride]),
        "morphing": tuple([morph.value for morph in Morph]),
    },
    kinds=KINDS,
    checks=(check_decks, check_fronts, check_colours, check_entered, check_hints, check_slots),
    catalogues=("etherfields-effects",),
)  # fmt: skip

CITATIONS = Citations(target="EF-CHOICE-01", choice="EF-CHOICE-05")
"""The rules by which Dreamers are asked what a card leaves open: what is meant, and which of several effects."""


def records(pack: str = LANGUAGE.game) -> Library:
    """The records in force: of the pack that comes with the program, or of one that somebody has installed over it."""
    return records_of(LANGUAGE, pack)


def content(pack: str = LANGUAGE.game) -> Index:
    """The pack as the rules read it."""
    return content_of(records(pack))


@lru_cache(16)
def content_of(packs: Library) -> Index:
    """These packs as the rules read them."""
    return Index(packs, Stage(EtherfieldsWorld(), packs, CITATIONS, judge=EtherfieldsJudge()), prices.cost_of)
