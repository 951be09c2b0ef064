"""Names and words that the parts of the Etherfields painter share."""

from __future__ import annotations

from nocturne.games.etherfields.pack import content, records
from nocturne.games.etherfields.voice import coordinates, voice
from nocturne.kernel.text import Argument, Name
from nocturne.terminal.painters._pen import Pen
from nocturne.terminal.screen import ANSI, shown

HELD = "\x00"
"""A blank at which no line is broken."""
PAST = ("setup", "intro", "revealed")
RESET = "\x1b[0m"
INTENTS = ("awareness", "cunning", "wrath")
COLOURS = {"awareness": "cyan", "cunning": "green", "wrath": "red"}
KINDS = (
    "influence",
    "item",
    "mask",
    "flaw",
    "wisdom",
    "note",
    "tile",
    "gate",
    "fate",
    "turn",
    "season",
    "location",
    "secret",
)


def phrase(pen: Pen, key: str, /, **values: Argument) -> str:
    """A message of the terminal's own catalogue."""
    return pen.screen.words(key, **values)


def called(pen: Pen, kind: str, id: str) -> str:
    """What something is called in the pack that is played."""
    return voice(content(pen.pack), pen.screen.language).named(Name(kind, id))


def space_name(at: int, width: int) -> str:
    """What a space is called on a board so many spaces wide: by column and row."""
    return coordinates(at, width // 2)


def rules_of(pen: Pen, id: str) -> list[str]:
    """What is printed on a card or tile, line by line; what happened when it was laid out is over."""
    whole = records(pen.pack)
    key = next((f"{kind}/{id}" for kind in KINDS if f"{kind}/{id}" in whole), None)
    if key is None:
        return []
    lines = whole.rules(key, pen.screen.language).splitlines()
    for place, part in enumerate(whole[key].record.part_keys()):  # what one tries stands first, a line for each
        name = whole.text("names", part, pen.screen.language)
        if name:
            lines[place] = phrase(pen, "etherfields-tried", name=name, rules=lines[place])
    effects = [effect for effect in getattr(whole[key].record, "effects", ()) if not effect.sealed]
    start = len(lines) - len(effects)  # effects stand last, a line for each
    past = {start + place for place, effect in enumerate(effects) if effect.when in PAST}
    return [line for place, line in enumerate(lines) if place not in past]


def flavour_of(pen: Pen, id: str) -> list[str]:
    """What is printed on a tile or gate besides its rules, as it lies open; a riddle may be solved with it."""
    whole = records(pen.pack)
    texts = [whole.text("flavour", f"{kind}/{id}", pen.screen.language) for kind in ("tile", "gate")]
    return [text for text in texts if text]


def intents(card: str, pen: Pen) -> str:
    """The Intent of a card in short: `A2 C1`."""
    yields = content(pen.pack).yields.get(card, (0, 0, 0))
    parts = [
        pen.style(f"{intent[0].upper()}{count}", COLOURS[intent])
        for intent, count in zip(INTENTS, yields, strict=True)
        if count
    ]
    return " ".join(parts)


def wrapped(line: str, width: int, indent: int = 2) -> list[str]:
    """A paragraph wrapped to lines, later lines indented; colour codes take no width and end with their line."""
    lines, words, colour = list[str](), list[str](), ""
    room = width
    for word in line.split(" "):
        if words and shown(" ".join([*words, word])) > room:
            lines.append(" ".join(words) + (RESET if colour else ""))
            words, room = [colour + word], width - indent
        else:
            words.append(word)
        for code in ANSI.findall(word):
            colour = "" if code == RESET else code
    lines.append(" ".join(words))
    return [(" " * indent if place else "") + line.replace(HELD, " ") for place, line in enumerate(lines)]
