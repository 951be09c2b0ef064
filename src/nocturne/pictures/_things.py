"""Things that cards and places of Etherfields are called after: emblems, and the words that mean them."""

# ruff: noqa: E501 - a table: one drawing a line

from __future__ import annotations

import re


def _disc(x: float, y: float, radius: float) -> str:
    return f"M{x - radius:g} {y:g}a{radius:g} {radius:g} 0 1 0 {2 * radius:g} 0a{radius:g} {radius:g} 0 1 0 {-2 * radius:g} 0z"


THINGS: dict[str, str] = {
    "coin": _disc(50, 50, 46) + _disc(50, 50, 39) + _disc(50, 50, 34) + "M43 32h14v36H43z",
    "bottle": "M42 0h16v8h-3v18c12 6 17 14 17 26v42a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V52c0-12 5-20 17-26V8h-3zM36 56v28h28V56z",
    "shovel": "M38 0h24v8h-8v36h14v26c0 14-8 24-18 30-10-6-18-16-18-30V44h14V8h-8z",
    "letter": "M4 20h92v64H4zM13 28l37 27 37-27zM11 36v40h78V36L50 65z",
    "ticket": "M6 26h88v16a8 8 0 0 0 0 16v16H6V58a8 8 0 0 0 0-16zM26 34v6h5v-6zM26 47v6h5v-6zM26 60v6h5v-6zM42 38h40v6H42zM42 54h28v6H42z",
    "mirror": _disc(50, 34, 34) + _disc(50, 34, 27) + "M46 68h8v26h8v6H38v-6h8z",
    "string": _disc(50, 56, 42) + "M18 42l52 48-4 4-50-46zM28 26l54 50-4 5-54-50zM46 16l42 38-2 8-48-43z",
    "whistle": "M30 38h66v16H72a25 25 0 1 1-42-16zM26 60a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM60 22h8v16h-8z",
    "hat": "M30 16h40l6 50h20v14H4V66h20zM31 54h38l1 9H30z",
    "shoe": "M8 30h26c4 16 18 24 36 26 14 2 24 10 24 22v8H8zM8 90h86v8H8z",
    "knife": "M50 0c12 14 14 38 10 62H44V0zM42 66h20v34H42zM48 74h8v5h-8zM48 86h8v5h-8z",
    "bed": "M4 20h8v36h30V40h38a14 14 0 0 1 14 14v42h-8V80H12v16H4zM18 40h18v11H18z",
    "wardrobe": "M14 4h72v88h-6v8h-8v-8H28v8h-8v-8h-6zM22 12v74h25V12zM53 12v74h25V12zM40 44h4v14h-4zM56 44h4v14h-4z",
    "furnace": "M12 22h26V0h24v22h26v78H12zM28 50h44v34H28zM34 56v5h32v-5zM34 65v5h32v-5zM34 74v5h32v-5zM40 30h20v10H40z",
    "window": "M16 4h68v84h10v8H6v-8h10zM24 12v33h22V12zM54 12v33h22V12zM24 53v35h22V53zM54 53v35h22V53z",
    "basket": "M28 42C28 2 72 2 72 42h22l-8 58H14L6 42zM37 42h26c0-28-26-28-26 0zM18 52l2 10h60l2-10zM21 72l2 10h54l2-10z",
    "telephone": "M6 34c0-14 20-22 44-22s44 8 44 22v14H70V38H30v10H6zM34 46h32l18 36v16H16V82zM50 56a14 14 0 1 0 0 28 14 14 0 0 0 0-28zM50 64a6 6 0 1 1 0 12 6 6 0 0 1 0-12z",
    "dog": "M12 30l18-16 8 10h10l12 18h24l12-16 4 4-8 22v48H80V74H46v26H34V66L22 56v-8L6 42z" + _disc(26, 33, 3),
    "cat": "M22 4l12 14h16L62 4l2 28c12 10 16 22 16 36 8 2 12 8 12 16 0 10-7 16-18 16v-7c6 0 10-4 10-9s-3-8-6-8l-5 24H24C14 86 14 60 22 40z" + _disc(36, 32, 3) + _disc(50, 32, 3),
    "gem": "M28 8h44l22 28-44 60L6 36zM36 16l-8 16h44l-8-16zM20 40l24 34-10-34zM80 40L56 74l10-34zM42 40l8 34 8-34z",
    "tap": "M16 34h40V22H42V10h32v12H64v12h10c12 0 18 8 18 20v14H76V54H16zM84 74c6 8 8 12 8 17a8 8 0 0 1-16 0c0-5 2-9 8-17z",
    "counter": "M4 36h92v12h-6v52h-8V72H18v28h-8V48H4zM40 54v12h20V54z",
    "tune": "M36 8l50-8v68a16 13 0 1 1-8-12V26L44 32v50a16 13 0 1 1-8-12z",
    "shelf": "M6 2h88v98h-8V90H14v10H6zM14 10v20h14V14h8v16h50V10zM14 38v20h40V42h10v16h22V38zM14 66v16h72V66z",
    "crown": "M6 28l22 20L50 8l22 40 22-20-10 58H16zM20 74h60v5H20zM16 90h68v8H16z",
    "quill": "M88 0c10 34-10 62-46 70L18 96l-6-4 24-30C36 28 54 8 88 0zM80 12C60 24 48 40 42 60c20-8 32-24 38-48z",
    "cards": "M12 14l46-12 22 82-46 14zM20 20l16 68 36-10-16-68zM46 34l12 12-8 18-12-12z",
    "die": "M10 10h80v80H10zM18 18v64h64V18z" + _disc(34, 34, 7) + _disc(66, 34, 7) + _disc(50, 50, 7) + _disc(34, 66, 7) + _disc(66, 66, 7),
    "glove": "M38 100V78c-8-4-16-14-20-26-2-6 6-10 10-4l10 12V14a6 6 0 0 1 12 0v28h2V8a6 6 0 0 1 12 0v34h2V16a6 6 0 0 1 11 0v44c0 8-4 14-9 18v22zM38 84h30v4H38z",
    "rope": "M44 0h12v60c14 2 24 10 24 20s-12 20-30 20-30-9-30-20 10-18 24-20zM32 80c0 6 8 10 18 10s18-4 18-10-8-10-18-10-18 4-18 10z",
    "heap": "M2 98l20-34 14 8 14-38 18 24 10-8 20 48zM34 84l6-12 8 8zM62 88l6-16 10 12z",
    "wall": "M4 10h92v82H4zM10 16v18h34V16zM50 16v18h40V16zM10 40v18h20V40zM36 40v18h28V40zM70 40v18h20V40zM10 64v22h34V64zM50 64v22h40V64z",
}  # fmt: skip
"""Silhouettes on a square of 100, as in `emblems`."""

SPOKEN: dict[str, str] = {
    **dict.fromkeys(("lantern", "lamp", "lamps", "light", "lamplighter", "limelight", "gas"), "lantern"),
    **dict.fromkeys(("candle", "wick", "wink", "winks", "taper"), "candle"),
    **dict.fromkeys(("key", "keys", "lock", "locker", "doorknob", "latch", "unlocked"), "key"),
    **dict.fromkeys(("door", "doors", "gate", "exit", "exits", "threshold", "wedge", "knock", "entrance"), "door"),
    **dict.fromkeys(
        ("clock", "hour", "hours", "alarm", "minute", "minutes", "timetable", "watch", "seven", "late"), "clock"
    ),
    **dict.fromkeys(("chair", "seat", "seats", "bench", "stalls", "pew", "sits", "sit"), "chair"),
    **dict.fromkeys(("umbrella", "umbrellas", "rain", "roof"), "umbrella"),
    **dict.fromkeys(("teacup", "cup", "tea", "breakfast", "soup", "kettle", "eggs", "salts", "salt"), "teacup"),
    **dict.fromkeys(("ladder", "rung", "attic", "loft"), "ladder"),
    **dict.fromkeys(("cage", "birdcage", "bird", "canary"), "birdcage"),
    **dict.fromkeys(("suitcase", "trunk", "luggage", "bag", "pockets", "box", "parcel"), "suitcase"),
    **dict.fromkeys(("bell", "ring", "rings", "chapel", "ringer"), "bell"),
    **dict.fromkeys(
        (
            "hand",
            "hands",
            "fist",
            "grip",
            "push",
            "shove",
            "touch",
            "knuckles",
            "punch",
            "wave",
            "waves",
            "palm",
            "palmed",
        ),
        "hand",
    ),
    **dict.fromkeys(
        ("eye", "eyes", "look", "looks", "read", "watching", "stare", "glance", "see", "notice", "face"), "eye"
    ),
    **dict.fromkeys(
        ("book", "register", "rules", "system", "column", "ledger", "notes", "prompter", "lesson", "name", "names"),
        "book",
    ),
    **dict.fromkeys(("tree", "garden", "bloom", "vines", "glasshouse", "leaves"), "tree"),
    **dict.fromkeys(
        (
            "boat",
            "ferry",
            "lifeboat",
            "gangway",
            "row",
            "oar",
            "water",
            "tide",
            "sea",
            "seaside",
            "harbour",
            "deck",
            "quay",
        ),
        "boat",
    ),
    **dict.fromkeys(("train", "tram", "railway", "bus", "depot", "station"), "train"),
    **dict.fromkeys(("house", "home", "room", "landing", "lodger", "step"), "house"),
    **dict.fromkeys(("stairs", "stair", "staircase", "steps", "stairwell", "descent"), "stairs"),
    **dict.fromkeys(
        (
            "moon",
            "night",
            "evening",
            "dark",
            "darkness",
            "sleep",
            "sleeper",
            "dream",
            "slumber",
            "nap",
            "asleep",
            "morning",
            "quiet",
        ),
        "moon",
    ),
    **dict.fromkeys(("owl", "aunt", "examiner", "teacher", "question"), "owl"),
    **dict.fromkeys(("moth", "moths"), "moth"),
    **dict.fromkeys(("fish", "herring", "fishmonger"), "fish"),
    **dict.fromkeys(("crow", "funeral", "mourning", "grief", "black"), "crow"),
    **dict.fromkeys(
        (
            "coat",
            "coats",
            "overcoat",
            "cloak",
            "collar",
            "sleeve",
            "apron",
            "porter",
            "scarf",
            "guest",
            "usher",
            "bailiff",
        ),
        "coat",
    ),
    **dict.fromkeys(
        (
            "coin",
            "money",
            "bill",
            "bet",
            "luck",
            "lucky",
            "creditor",
            "debt",
            "debts",
            "raise",
            "double",
            "price",
            "owing",
            "change",
            "halfpenny",
        ),
        "coin",
    ),
    **dict.fromkeys(("bottle", "ink", "drink", "jar", "oil", "jars", "nurse"), "bottle"),
    **dict.fromkeys(("shovel", "coal", "spade"), "shovel"),
    **dict.fromkeys(("letter", "postman", "postage", "post", "envelope", "card", "telegram"), "letter"),
    **dict.fromkeys(("ticket", "tickets", "token", "pass", "form", "number"), "ticket"),
    **dict.fromkeys(("mirror", "glass", "reflection", "face’s"), "mirror"),
    **dict.fromkeys(("string", "thread", "knot", "wool", "knitting"), "string"),
    **dict.fromkeys(("whistle", "bosun", "blow", "breath"), "whistle"),
    **dict.fromkeys(("hat", "bow", "curtain", "call"), "hat"),
    **dict.fromkeys(("shoe", "shoes", "boot", "boots", "runner", "run", "walk", "heel", "barefoot"), "shoe"),
    **dict.fromkeys(("knife", "fencer", "scalpel", "cut", "blade", "edge", "incision", "scar"), "knife"),
    **dict.fromkeys(("bed", "bedroom", "pillow", "blanket", "mattress", "sheet"), "bed"),
    **dict.fromkeys(("wardrobe", "cupboard", "linen"), "wardrobe"),
    **dict.fromkeys(
        ("furnace", "boiler", "stove", "copper", "engine", "fire", "chestnuts", "brazier", "warm"), "furnace"
    ),
    **dict.fromkeys(("window", "windows", "pane", "draught"), "window"),
    **dict.fromkeys(("basket", "laundry", "market", "mangle"), "basket"),
    **dict.fromkeys(("telephone", "receiver", "beeper"), "telephone"),
    **dict.fromkeys(("dog", "leash", "lead"), "dog"),
    **dict.fromkeys(("cat", "mouse", "mice"), "cat"),
    **dict.fromkeys(("gem", "gems", "ring-finger", "shining"), "gem"),
    **dict.fromkeys(("tap", "pump", "pipes", "scullery"), "tap"),
    **dict.fromkeys(("counter", "desk", "shop", "table", "clerk", "saloon", "counting"), "counter"),
    **dict.fromkeys(("band", "dance", "song", "tune", "choir", "music", "hum", "hiccups", "procession"), "tune"),
    **dict.fromkeys(("shelf", "shelves", "ledgers", "storage", "property", "lost"), "shelf"),
    **dict.fromkeys(("crown", "king", "queen", "part", "theatre", "act", "stage", "wings"), "crown"),
    **dict.fromkeys(("quill", "pen", "pencil", "chalk", "signature", "sign", "write"), "quill"),
    **dict.fromkeys(("ace", "cards", "poker", "deal", "bluff", "hand-of", "gambler", "pair"), "cards"),
    **dict.fromkeys(("die", "dice", "roll", "gamble", "nothing", "streak"), "die"),
    **dict.fromkeys(("glove", "gloves", "mitten"), "glove"),
    **dict.fromkeys(("rope", "ropes", "cord", "ladder-rope"), "rope"),
    **dict.fromkeys(("heap", "cellar", "gravel", "stone", "weight"), "heap"),
    **dict.fromkeys(("wall", "wallpaper", "brick"), "wall"),
    **dict.fromkeys(("letters", "list"), "letter"),
    **dict.fromkeys(("glasses", "photograph", "picture"), "eye"),
    **dict.fromkeys(("wreath", "wood", "season"), "tree"),
    **dict.fromkeys(("earth", "grave"), "shovel"),
    **dict.fromkeys(("pulley", "belt", "haul"), "rope"),
    **dict.fromkeys(("ruler", "plan", "margin", "footnote", "reference"), "quill"),
    **dict.fromkeys(("drum", "church"), "tune"),
    **dict.fromkeys(("plate", "waiter", "dinner", "drop"), "teacup"),
    **dict.fromkeys(("manhole", "reach"), "ladder"),
    **dict.fromkeys(("pocket", "skin", "shoulder"), "coat"),
    **dict.fromkeys(("queue", "tobit", "marl", "filed", "claimant"), "ticket"),
    **dict.fromkeys(("upstairs", "way"), "stairs"),
    **dict.fromkeys(("birthday", "fuse", "vigil", "footlight"), "candle"),
    **dict.fromkeys(("teeth", "cook", "grindstone", "bite"), "knife"),
    **dict.fromkeys(("tube", "wind"), "whistle"),
    **dict.fromkeys(("tansy", "measure"), "shelf"),
    **dict.fromkeys(("horn", "sidestep", "stowaway"), "shoe"),
    **dict.fromkeys(("bottom",), "suitcase"),
    **dict.fromkeys(("brace", "clenched", "haymaker", "patience"), "hand"),
    **dict.fromkeys(("prompt", "memory", "reader"), "book"),
    **dict.fromkeys(("bedside", "wake", "waking", "awake"), "bed"),
    **dict.fromkeys(("thought", "again"), "mirror"),
    **dict.fromkeys(("cages",), "birdcage"),
}
"""What words mean which emblem."""
WORD = re.compile(r"[a-z]+")


def spoken(title: str, otherwise: str = "") -> str:
    """The emblem of the last thing that a title speaks of: what it is called stands at its end.

    >>> spoken("Storm Lantern"), spoken("The Engine Room: the furnace"), spoken("Nobody", "eye")
    ('lantern', 'furnace', 'eye')
    """
    named = [SPOKEN[word] for word in WORD.findall(title.lower()) if word in SPOKEN]
    return named[-1] if named else otherwise
