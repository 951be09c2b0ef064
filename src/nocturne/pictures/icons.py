"""One set of icons: drawn on a square of 24, lines of one weight, shapes of our own.

An icon is two paths: lines, and filled parts. Colour comes from where it stands, unless it has a tone of its own: an
Intent is told by shape and colour, danger by its triangle and red.
"""

# ruff: noqa: E501 - a table: one drawing a line

from __future__ import annotations

from typing import NamedTuple

GRID = 24
"""The side of the square an icon is drawn on."""

STROKE = 1.8
"""The weight of every line."""


class Icon(NamedTuple):
    """An icon: its title for those who hear it, its lines, its filled parts, and its tone, if it has one."""

    title: str
    lines: str = ""
    filled: str = ""
    tone: str = ""


def _disc(x: float, y: float, radius: float) -> str:
    """The path of a circle."""
    return f"M{x - radius:g} {y:g}a{radius:g} {radius:g} 0 1 0 {2 * radius:g} 0a{radius:g} {radius:g} 0 1 0 {-2 * radius:g} 0z"


def _dots(radius: float, *centres: tuple[float, float]) -> str:
    return "".join(_disc(x, y, radius) for x, y in centres)


_DIE = "M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z"
_CARD = "M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z"
_LEAF = "M6 21V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v17M3 21h18"

ICONS: dict[str, Icon] = {
    # Intent: shape and colour, never colour alone
    "awareness": Icon("Awareness", "", _disc(12, 12, 9.5), "awareness"),
    "cunning": Icon("Cunning", "", "M12 2a1.5 1.5 0 0 1 1.3.8l8.9 16a1.5 1.5 0 0 1-1.3 2.2H3.1a1.5 1.5 0 0 1-1.3-2.2l8.9-16A1.5 1.5 0 0 1 12 2z", "cunning"),
    "wrath": Icon("Wrath", "", "M12 .8a1.4 1.4 0 0 1 1 .4l9.8 9.8a1.4 1.4 0 0 1 0 2L13 22.8a1.4 1.4 0 0 1-2 0L1.2 13a1.4 1.4 0 0 1 0-2L11 1.2a1.4 1.4 0 0 1 1-.4z", "wrath"),
    "intent": Icon("Intent of any colour", _disc(12, 6.5, 3.7) + "M6.5 12.5l4.2 7.8H2.3zM17.5 12l4.2 4.4-4.2 4.4-4.2-4.4z"),
    # what Dreamers own and owe
    "ether": Icon("Ether", "M12 2.5c3.6 4.6 6.5 7.9 6.5 11.7a6.5 6.5 0 0 1-13 0c0-3.8 2.9-7.1 6.5-11.7zM12 17.5a3.3 3.3 0 0 1-3.3-3.3"),
    "distress": Icon("Distress", _disc(12, 12, 9.2) + "M13.5 3l-3.5 5.5 4.5 2.5-4 4.5 3 1.5-1.5 4"),
    "gem": Icon("Shining Gem", "M7 4h10l4.5 5.5L12 20.5 2.5 9.5zM2.5 9.5h19M8.5 9.5l3.5 11 3.5-11M7 4l1.5 5.5L12 4l3.5 5.5L17 4"),
    "key": Icon("Key", _disc(7, 12, 4.2) + "M11.2 12h10.3v4.5M17 12v3.5"),
    "hour": Icon("Hour", "M6 2.5h12M6 21.5h12M7.5 2.5c0 5 4.5 6.5 4.5 9.5s-4.5 4.5-4.5 9.5M16.5 2.5c0 5-4.5 6.5-4.5 9.5s4.5 4.5 4.5 9.5", "M9.2 21.5c.3-2.5 1.3-4 2.8-5 1.5 1 2.5 2.5 2.8 5z"),
    "wisdom": Icon("Wisdom", "M12 6.5C10 4.5 7 4 2.5 4v14.5c4.5 0 7.5.5 9.5 2.5 2-2 5-2.5 9.5-2.5V4C17 4 14 4.5 12 6.5zM12 6.5V21"),
    "item": Icon("Item", "M5 9h14l1.5 12h-17zM8.5 12V7a3.5 3.5 0 0 1 7 0v5"),
    "mask": Icon("Mask", "M3 5c3 1.5 6 1.5 9 0 3 1.5 6 1.5 9 0 1 8-2.5 15-9 16C5.5 20 2 13 3 5zM8.5 16c2 1.5 5 1.5 7 0", "M6 10.5c1.5-1.5 3-1.5 4.5 0-1.5 1.2-3 1.2-4.5 0zM13.5 10.5c1.5-1.5 3-1.5 4.5 0-1.5 1.2-3 1.2-4.5 0z"),
    "note": Icon("Note", "M5 3h10l4 4v14H5zM15 3v4h4M8.5 12h7M8.5 16h5"),
    "script": Icon("Script", "M7 3h11a2 2 0 0 1 2 2v1.5h-4M16 6.5V19a2 2 0 0 1-2 2H4.5a2 2 0 0 1-2-2v-1.5h9V19a2 2 0 0 0 2 2M7 3a2 2 0 0 0-2 2v12.5M8.5 8h4M8.5 12h4"),
    "flaw": Icon("Flaw", _CARD + "M13.5 3l-3 6 4 3-4.5 3.5L13 21"),
    "player-count": Icon("number of players", _disc(8.5, 8, 3.5) + "M2 20c0-4 2.7-6.5 6.5-6.5S15 16 15 20M15 4.8a3.5 3.5 0 0 1 0 6.4M17 13.8c3 .7 5 3 5 6.2"),
    # cards and dice
    "card": Icon("card", _CARD),
    "draw": Icon("draw a card", _CARD + "M12 15.5V8.5M9 11l3-3 3 3"),
    "discard": Icon("discard a card", _CARD + "M12 8v7M9 12.5l3 3 3-3"),
    "seal": Icon("Seal", _CARD, _disc(12, 12, 3.8)),
    "unseal": Icon("Unseal", _CARD + _disc(12, 12, 3.6) + "M12 6.2V5M12 19v-1.2"),
    "hand": Icon("hand of cards", "M3.5 8.5l5-2.3 5.6 12-5 2.3zM9 6l1-2.5 5.5.5-.8 9M16 6l5 2.5L16.5 18"),
    "progress": Icon("Progress", _CARD + "M9 16.5h2v-3h2v-3h2v-3"),
    "influence": Icon("Influence", _disc(12, 12, 2.6) + "M12 5.5a6.5 6.5 0 0 1 6.5 6.5M12 18.5A6.5 6.5 0 0 1 5.5 12M12 2a10 10 0 0 1 10 10M12 22A10 10 0 0 1 2 12"),
    "luck": Icon("Luck die", _DIE, _dots(1.6, (8, 8), (16, 8), (12, 12), (8, 16), (16, 16))),
    "reroll": Icon("reroll", "M5 12.5h9.5V22H5zM4 8.5A9 9 0 0 1 19.5 7.5M20.5 3v5h-5", _dots(1.3, (8.2, 19), (11.4, 15.6))),
    "boost": Icon("Boost", "M5 20l7-6 7 6M5 14l7-6 7 6M5 8l7-6 7 6"),
    "hit": Icon("HIT", _DIE, "M12 5.5l1.7 4.3 4.6.2-3.6 2.9 1.3 4.5-4-2.5-4 2.5 1.3-4.5L5.7 10l4.6-.2z"),
    "surge": Icon("SURGE", _DIE, "M13.5 5l-6 8h3.8l-1 6 6.2-8.5h-4z"),
    "miss": Icon("MISS", _DIE + "M8.5 12h7"),
    "die": Icon("die", _DIE, _disc(12, 12, 2)),
    # Turns, Entities and their effects
    "turn": Icon("Turn", "M4 11a8.2 8.2 0 0 1 14.3-4L20 9M20 4v5h-5M20 13a8.2 8.2 0 0 1-14.3 4L4 15M4 20v-5h5"),
    "round": Icon("Round", _disc(12, 12, 9) + "M12 3v4M21 12h-4M12 21v-4M3 12h4"),
    "entity": Icon("Entity", "M12 2.5c-4 0-6.2 3-6.2 7v4L3.5 21.5c2.5-1 3.5-1 5.5 0 2-1 4-1 6 0 2-1 3-1 5.5 0l-2.3-8v-4c0-4-2.2-7-6.2-7z", _dots(1.4, (9.4, 10), (14.6, 10))),
    "dreamer": Icon("Dreamer", _disc(12, 7.5, 4.5) + "M4 21.5c0-5 3.4-8 8-8s8 3 8 8"),
    "morphing": Icon("Morphing", "M12 2c4 2.5 6 6 6 10s-2 7.5-6 10c-4-2.5-6-6-6-10s2-7.5 6-10zM7.3 7.5c3 1.5 6.4 1.5 9.4 0M6 12.5c4 2 8 2 12 0M7.5 17.5c3 1.5 6 1.5 9 0"),
    "basic": Icon("Basic effect", _disc(12, 12, 9), _disc(12, 12, 3)),
    "special": Icon("Special effect", "M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2L3.8 16.8"),
    "movement": Icon("Entity Movement", "M3 12h11.5M10 7.5l4.5 4.5-4.5 4.5M15.5 7.5L20 12l-4.5 4.5"),
    "fixed-movement": Icon("ignores the Movement die", "M3 12h18M15 6l6 6-6 6M5 7v10"),
    "range": Icon("range", "M8 16.5a6.4 6.4 0 0 1 0-9M16 7.5a6.4 6.4 0 0 1 0 9M4.8 19.5a10.6 10.6 0 0 1 0-15M19.2 4.5a10.6 10.6 0 0 1 0 15", _disc(12, 12, 2.2)),
    "rapid": Icon("Rapid", "", "M14 1.5L4.5 13.5h6L8.5 22.5 19.5 9.5h-6.5z"),
    "gradual": Icon("Gradual", "M14 3.2a9 9 0 0 1 5.6 4M21 12a9 9 0 0 1-3 6.7M12.5 21a9 9 0 0 1-7-2.8M3 12.8a9 9 0 0 1 1.6-6", _disc(12, 12, 3)),
    "contact": Icon("Contact", "M4 4h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-8.5L7 20.5V16H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM8 10h8"),
    "assault": Icon("Assault", "M20.5 3.5L9 15M20.5 3.5l-4 .5L7.5 13M5.5 11.5l7 7M8.5 15.5L4 20"),
    "single-use": Icon("single use", _disc(12, 12, 9.2) + "M10 9l2.5-2v10.5"),
    "block": Icon("Block", _disc(12, 12, 9.2) + "M5.6 5.6l12.8 12.8"),
    "threat": Icon("Threat", "M12 2l2.7 6.2 6.5-1.7-3.5 5.5 3.5 5.5-6.5-1.7L12 22l-2.7-6.2-6.5 1.7L6.3 12 2.8 6.5l6.5 1.7z"),
    "story": Icon("Story", "M6 3h12v18l-6-4.5L6 21z"),
    "suit-heart": Icon("heart", "", "M12 21.5C6 16.5 2.5 13 2.5 8.7A5 5 0 0 1 12 6.5a5 5 0 0 1 9.5 2.2c0 4.3-3.5 7.8-9.5 12.8z"),
    "suit-spade": Icon("spade", "", "M12 1.5c5.5 5 9 8 9 12a4.4 4.4 0 0 1-7.8 2.7c.2 2.4 1 4.3 2.6 6.3H8.2c1.6-2 2.4-3.9 2.6-6.3A4.4 4.4 0 0 1 3 13.5c0-4 3.5-7 9-12z"),
    "suit-diamond": Icon("diamond", "", "M12 1.5L20.5 12 12 22.5 3.5 12z"),
    "suit-club": Icon("club", "", _disc(12, 6.6, 4.6) + _disc(6.6, 14, 4.6) + _disc(17.4, 14, 4.6) + "M12 9c.2 6 1.4 10 3.8 13.5H8.2C10.6 19 11.8 15 12 9z"),
    # the map of dreams
    "fate": Icon("Fate", "M7.5 8.5a4.5 4.5 0 1 1 6.8 3.9c-1.5.9-2.3 1.9-2.3 3.6", _disc(12, 20, 1.5)),
    "gate": Icon("Dream Gate", "M4 21.5V11a8 8 0 0 1 16 0v10.5M2 21.5h20M8.5 21.5V13a3.5 3.5 0 0 1 7 0v8.5"),
    "shop": Icon("Shop", "M3 9l2-5.5h14L21 9a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM5 12.5v9h14v-9M10 21.5v-5h4v5"),
    "sanctuary": Icon("Sanctuary", "M2.5 11.5L12 3l9.5 8.5M5 9.5V21h14V9.5", "M12 18.5c-2.8-1.8-4-3.2-4-4.9a2.1 2.1 0 0 1 4-1 2.1 2.1 0 0 1 4 1c0 1.7-1.2 3.1-4 4.9z"),
    "railway": Icon("railway", "M8.5 2.5l-4 19M15.5 2.5l4 19M7.5 7h9M6.8 11.5h10.4M5.8 16h12.4M5 20h14"),
    "slumber": Icon("Slumber", "M19.5 15.5A8.5 8.5 0 0 1 9 4.5 8.7 8.7 0 1 0 19.5 15.5zM14.5 4h5l-5 6h5"),
    "dream": Icon("Dream", "M7 18.5a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.5 0 4.5 4.5 0 0 1-.5 9zM9 22h.01M5 21.5h.01"),
    "awakening": Icon("Awakening", "M2.5 19h19M6 19a6 6 0 0 1 12 0M12 5v4M4.5 9.5l2.5 2.5M19.5 9.5L17 12"),
    "season": Icon("Season", "M4.5 19.5C3 10 9 4 20.5 3.5 20.5 15 14 21 4.5 19.5zM3 21.5L14 10"),
    "quirk": Icon("Quirk", "M12 12.5a2 2 0 0 1 2.8-1.8 4.2 4.2 0 0 1 .6 7.2 7 7 0 0 1-10.6-3.4A9.3 9.3 0 0 1 13.5 2.8a9.5 9.5 0 0 1 7.5 5"),
    "clock": Icon("Clock", _disc(12, 12, 9.2) + "M12 6.5V12l4 3"),
    # spaces
    "entrance": Icon("Dreamers Entrance", "M11 3h9v18h-9M3 12h11.5M10.5 8l4 4-4 4"),
    "spawn": Icon("Spawn", "M12 2v11M7.5 9l4.5 4.5 4.5-4.5M6.5 14.2C4 15 2.5 16.2 2.5 17.5c0 2.2 4.2 4 9.5 4s9.5-1.8 9.5-4c0-1.3-1.5-2.5-4-3.3"),
    "wall": Icon("wall", "M3 4.5h18v15H3zM3 9.5h18M3 14.5h18M9 4.5v5M15 9.5v5M9 14.5v5"),
    "door": Icon("door", _LEAF, _disc(14.5, 12.5, 1.4)),
    "barred-door": Icon("barred door", _LEAF + "M3 8h18M3 15h18", "M3 6.6h18v2.8H3zM3 13.6h18v2.8H3z"),
    "stairs": Icon("stairs", "M2.5 20.5h5v-5h5v-5h5v-5h4"),
    "sun": Icon("Light", _disc(12, 12, 4.2) + "M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7"),
    "darkness": Icon("Darkness", "", "M20.5 15.5A9.2 9.2 0 1 1 9 3.2a7.6 7.6 0 0 0 11.5 12.3z"),
    "swamp": Icon("Swamp", "M3 20.5h18M6 20.5C6 15 5 12 3.5 9.5M6 20.5C6 14 7 10 9 6.5M12.5 20.5c0-5 .5-8.5 0-13M17.5 20.5c0-5 .5-8 3-11M17.5 20.5c0-4-.5-6.5-2-9", "M11.7 3h1.8v5h-1.8z"),
    "water": Icon("Water", "M2.5 8.5c2.5-2.5 4-2.5 6.3 0s3.9 2.5 6.4 0 4-2.5 6.3 0M2.5 14c2.5-2.5 4-2.5 6.3 0s3.9 2.5 6.4 0 4-2.5 6.3 0M2.5 19.5c2.5-2.5 4-2.5 6.3 0s3.9 2.5 6.4 0 4-2.5 6.3 0"),
    "trap": Icon("Trap", "M2.5 10h19M2.5 10v7a4 4 0 0 0 4 4h11a4 4 0 0 0 4-4v-7M5 10l2 5 2.5-5 2.5 5 2.5-5 2.5 5 2-5M8 6l4-3.5L16 6"),
    "gem-slot": Icon("Gem slot", "M8 6h8l3.5 4.3L12 19l-7.5-8.7zM3 2.5h4M17 2.5h4M3 21.5h4M17 21.5h4M3 2.5v4M21 2.5v4M3 21.5v-4M21 21.5v-4"),
    "drawing-bonus": Icon("Drawing Bonus", _CARD + "M12 8.5v7M8.5 12h7"),
    "flying": Icon("Flying", "M2.5 5c7 0 12.5 1.5 15 6.5 1.5 3 1 6.5-2 9M2.5 5c.5 3.5 2.5 6 5.5 7.5M8 12.5c.5 2.5 2 4 4 5M12 17.5c.5 1.5 1.5 2.5 3.5 3M2.5 5c5 3.5 9.5 4.5 13 4M8 12.5c2.5.8 5 .8 8-.5"),
    "special-space": Icon("special space", _DIE + "M12 7v10M7.7 9.5l8.6 5M16.3 9.5l-8.6 5"),
    # states
    "dazed": Icon("Dazed", "M12 12.5c0-1.5 3-1.5 3 1s-6.5 3-6.5-1.5S17.5 6 17.5 12.5 5 19.5 5 12 9 2.8 13 2.8"),
    "poisoned": Icon("Poisoned", "M9 2.5h6M10 2.5v6L5 18.5a2 2 0 0 0 1.8 3h10.4a2 2 0 0 0 1.8-3l-5-10v-6", _dots(1.4, (10, 17.5), (14, 15.5)) ),
    "stunned": Icon("Stunned", "M12 3v6M12 15v6M3 12h6M15 12h6M6 6l3 3M18 18l-3-3M18 6l-3 3M6 18l3-3"),
    "paralyzed": Icon("Paralyzed", _disc(12, 12, 9.2) + "M9.2 8v8M14.8 8v8"),
    # what the Hero of ALONE has
    "life": Icon("Life", "M12 20.5C6.5 16 3 12.8 3 8.9A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 1.9c0 3.9-3.5 7.1-9 11.6z"),
    "sc": Icon("Self-control", "M8.5 21.5v-4H7A2 2 0 0 1 5 15.5V13l-2.2-1L5 8.5A7.6 7.6 0 1 1 17 16.5v5M12 11.5a1.3 1.3 0 0 1 1.7-1.2 2.6 2.6 0 0 1-.7 5 4.5 4.5 0 0 1-4.3-4.5A4.5 4.5 0 0 1 13 6.5"),
    "damage": Icon("damage", "", "M12 1.5l2.3 6 5.4-3.4-2.6 5.9 6.4 1.5-5.9 2.9 3.9 5.1-6.2-1.5.5 6.5-3.8-5.2-3.8 5.2.5-6.5-6.2 1.5 3.9-5.1L.5 11.5 6.9 10 4.3 4.1l5.4 3.4z", "danger"),
    "adrenaline": Icon("Adrenaline", "M14.5 3.5l6 6M17.5 6.5l-2.8 2.8M10 6l8 8M11 7l-6.5 6.5a1.5 1.5 0 0 0 0 2.1l3.9 3.9a1.5 1.5 0 0 0 2.1 0L17 13M6 18l-3.5 3.5M8.5 12.5l2 2M11 10l2 2"),
    "charge": Icon("Charge", "M3 7.5h15a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM22 10.5v3", "M4.5 10h3v4h-3zM9 10h3v4H9zM13.5 10h3v4h-3z"),
    "experience": Icon("experience", "M12 2.5l2.9 6.3 6.9.8-5.1 4.7 1.4 6.7L12 17.6 5.9 21l1.4-6.7L2.2 9.6l6.9-.8z"),
    "chemical": Icon("Chemical", "M9.5 2.5h5M10.5 2.5V9l-5.8 9.5A2 2 0 0 0 6.4 21.5h11.2a2 2 0 0 0 1.7-3L13.5 9V2.5M7.5 15h9"),
    "electrical": Icon("Electrical", _disc(12, 12, 9.2) + "M13 6l-4 6.5h6L11 18"),
    "mechanical": Icon("Mechanical", _disc(12, 12, 3.2) + "M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1" + _disc(12, 12, 6.5)),
    "companion": Icon("Companion", _disc(8, 8, 3.8) + "M2 20.5c0-4.5 2.5-7 6-7s6 2.5 6 7M17.5 8.5v7M14 12h7"),
    "inventory": Icon("Inventory", "M5 9h14v12H5zM8.5 9V6a3.5 3.5 0 0 1 7 0v3M5 14h14M10.5 14v2.5h3V14"),
    "mission": Icon("Mission", "M5 21.5V3M5 4c5-2.5 8 2.5 14 0v9c-6 2.5-9-2.5-14 0"),
    "nightmare": Icon("Nightmare mode", "M2.5 12C5 7 8.3 5 12 5s7 2 9.5 7c-2.5 5-5.8 7-9.5 7s-7-2-9.5-7zM12 8v8", _disc(12, 12, 2)),
    # what the Hero of ALONE can do
    "move": Icon("Move", "M3.5 12h16M13.5 6l6 6-6 6"),
    "explore": Icon("Explore", "M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5z" + _disc(12, 12, 3)),
    "combat": Icon("Combat", "M3.5 3.5L17 17M3.5 3.5l.5 4L15 18.5M20.5 3.5L7 17M20.5 3.5l-.5 4L9 18.5M14 20l6-6M4 14l6 6M17.5 17.5l3 3M6.5 17.5l-3 3"),
    "track": Icon("Track", _disc(12, 12, 9.2) + _disc(12, 12, 4.6) + "M12 12l6.5-6.5", _disc(12, 12, 1.4)),
    "loot": Icon("Loot", "M3.5 11h17v9.5h-17zM3.5 11c0-4 2-6.5 5-6.5h7c3 0 5 2.5 5 6.5M10 11v3.5h4V11"),
    "interact": Icon("Interact", "M9 12.5V4.5a1.7 1.7 0 0 1 3.4 0v6l5.2 1.2c1.5.3 2.4 1.5 2.2 3l-.8 6.8h-8.5L5 15a1.7 1.7 0 0 1 2.5-2.3l1.5 1.5"),
    "radar": Icon("Radar", _disc(12, 12, 9.2) + "M12 2.8v18.4M2.8 12h18.4", _disc(16, 8.5, 1.6)),
    "instant": Icon("at once", "M4 4l6.5 6.5M10.5 5v5.5H5M20 20l-6.5-6.5M13.5 19v-5.5H19M20 4l-6.5 6.5M13.5 5v5.5H19M4 20l6.5-6.5M10.5 19v-5.5H5"),
    "unlock": Icon("unlocked by", "M5 11h14v10H5zM8.5 11V7a3.5 3.5 0 0 1 6.8-1.2M12 15v2.5"),
    # what the station holds
    "light": Icon("light", "M8.5 17.5h7M9.5 21h5M9 14.5a6 6 0 1 1 6 0v3H9zM12 2V.8M4 9.5H2.8M21.2 9.5H20M6.3 4.3l-.8-.8M17.7 4.3l.8-.8"),
    "dark": Icon("no light", "M8.5 17.5h7M9.5 21h5M9 14.5a6 6 0 1 1 6 0v3H9zM3.5 3.5l17 17"),
    "lcu": Icon("Light Control Unit", "M4 3h16v18H4zM8 17h8M10 13.2a3.6 3.6 0 1 1 4 0V15h-4zM16.5 3v3"),
    "danger": Icon("Danger", "M12 2.8L22 20.5H2zM12 9v5.5", _disc(12, 17.4, 1.2), "danger"),
    "noise": Icon("noise", "M3 9.5v5h4l5.5 4.5v-14L7 9.5zM16 9a4.2 4.2 0 0 1 0 6M18.8 6.2a8.2 8.2 0 0 1 0 11.6"),
    "reaction": Icon("Reaction", _CARD + "M13 7.5L9.5 13h5L11 17.5"),
    "gas": Icon("Gas", "M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7a2.5 2.5 0 1 1-2.5 2.5"),
    "resin": Icon("Resin", "M3 4h18M5 4v7a2 2 0 0 0 4 0V8a1.5 1.5 0 0 1 3 0v9a2.2 2.2 0 0 0 4.4 0V9.5a1.3 1.3 0 0 1 2.6 0V12"),
    "static": Icon("Static", "M2.5 12h3l1.5-5 2.5 11 2.5-13 2.5 13 2.5-9 1.5 3h3"),
    "tripwire": Icon("Tripwire", "M4 21.5V8M20 21.5V8M4 14h16M2 8h4M18 8h4M12 14v-4", _disc(12, 8, 2)),
    "room": Icon("Room", "M4 4h16v16h-5v-4H9v4H4z"),
    "corridor": Icon("corridor", "M3 8h18M3 16h18M7 12h2M11 12h2M15 12h2"),
    "start": Icon("start", _disc(12, 12, 9.2), "M9.5 7.5l7.5 4.5-7.5 4.5z"),
    # creatures
    "creature": Icon("creature", "M3 19c0-8 3.5-13.5 9-13.5S21 11 21 19M3 19l3-2 3 2.5 3-2.5 3 2.5 3-2.5 3 2", _dots(1.5, (9, 12.5), (15, 12.5))),
    "spores": Icon("Spores", _disc(9, 14, 4.5) + _disc(17, 17, 3) + _disc(15.5, 7, 3.8), _dots(1.2, (9, 14), (17, 17), (15.5, 7), (4, 6.5), (5, 20.5), (20.8, 11))),
    "parasite": Icon("Parasite", "M12 7c3 0 4.5 2 4.5 5.5S15 20 12 20s-4.5-4-4.5-7.5S9 7 12 7zM10 7L8.5 3M14 7l1.5-4M7.8 10.5L3 8M7.5 13.5H2.5M8 16.5l-4.5 3.5M16.2 10.5L21 8M16.5 13.5h5M16 16.5l4.5 3.5M8.5 13h7"),
    "cultist": Icon("Cultist", "M12 2.5c-3.5 2-5 5-5 8.5L4 21.5h16L17 11c0-3.5-1.5-6.5-5-8.5zM9.5 11c0 3 1 4.5 2.5 4.5s2.5-1.5 2.5-4.5-5-3-5 0z", _dots(0.9, (11, 11), (13, 11))),
    "mutant": Icon("Mutant", "M12 3a3.5 3.5 0 0 1 3.5 3.5L19 9.5l1.5 6-2 4.5M12 3a3.5 3.5 0 0 0-3.5 3.5L6 8.5 2.5 14l1 4 2.5 1M8 9.5l-.5 6L9.5 21.5M16 9.5l.5 6-2 6M9.5 15h5", _dots(1, (10.8, 6.3), (13.4, 6.3))),
    "worm": Icon("Worm", "M4 21.5c0-5 5-4.5 5-9.5 0-4 1.5-8.5 6-8.5s6 3 6 5.5-2 4.5-4.5 4.5c-3.5 0-3 8-9.5 8zM16 9l5-.5M16 6.5L18.5 4.2M17 11.5l3 .7", _disc(14, 7.5, 1.3)),
    "boss": Icon("boss", "M4 8.5L2.5 3 7 5.5 12 2l5 3.5L21.5 3 20 8.5c1.5 6-1.5 12.5-8 13-6.5-.5-9.5-7-8-13zM8.5 17l1.5-1.5 2 1.5 2-1.5 1.5 1.5", "M6.5 10l4.5 2-4 1.5zM17.5 10L13 12l4 1.5z"),
    # the template game, and common signs
    "lantern": Icon("lantern", "M8 8h8l1.5 11h-11zM6 21.5h12M9.5 8V6h5v2M12 6V3.5a2 2 0 0 0-4 0M12 16.5a2 2 0 0 1-2-2c0-1.3 1-2 2-3.5 1 1.5 2 2.2 2 3.5a2 2 0 0 1-2 2z"),
    "spark": Icon("spark", "M12 2.5c.8 6 3 8.5 9.5 9.5-6.5 1-8.7 3.5-9.5 9.5-.8-6-3-8.5-9.5-9.5 6.5-1 8.7-3.5 9.5-9.5z"),
    "snuff": Icon("snuff", "M5 14L12 3l7 11zM3.5 14h17M9 18c0 2 1.5 2 1.5 4M13.5 18c0 2 1.5 2 1.5 4"),
    "ward": Icon("ward", "M12 2.5l8.5 3v6c0 5-3.5 8.5-8.5 10.5C7 20 3.5 16.5 3.5 11.5v-6zM8 12l3 3 5-6"),
    "dash": Icon("dash", "M9 5l7 7-7 7M15 5l7 7-7 7M2 9h5M2 15h5M2 12h3"),
    "plus": Icon("plus", "M12 4v16M4 12h16"),
    "minus": Icon("minus", "M4 12h16"),
    "or": Icon("or", "M16 3L8 21"),
    "map": Icon("map", "M3 5.5l6-2.5 6 2.5 6-2.5v15.5L15 21l-6-2.5L3 21zM9 3v15.5M15 5.5V21"),
    "north": Icon("north", "M12 21V4M6 10l6-6.5L18 10"),
}  # fmt: skip
"""Every icon, by its name in marks such as `{ether}`."""
