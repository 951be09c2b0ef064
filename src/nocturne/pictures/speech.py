"""What a picture says to those who hear it: a title, and a description with every icon read out."""

from __future__ import annotations

from collections.abc import Iterator

from nocturne.pictures.faces import (
    Amount,
    CardBack,
    CardFace,
    Legend,
    Note,
    SheetFace,
    Slot,
    Space,
    TileFace,
    TokenFace,
    Track,
)
from nocturne.pictures.icons import ICONS
from nocturne.pictures.layout import spoken

Names = dict[str, str]


def describe(shown: CardFace | CardBack | TileFace | SheetFace | TokenFace, names: Names) -> tuple[str, str]:
    """The title and the description of what is shown."""
    match shown:
        case CardFace():
            title, parts = shown.title, _card(shown, names)
        case CardBack():
            title, parts = shown.label or names.get("back", "back"), iter([shown.title, shown.text, shown.code])
        case TileFace():
            title, parts = shown.title or shown.code, _tile(shown, names)
        case SheetFace():
            title, parts = shown.title, _sheet(shown)
        case TokenFace():
            title, parts = shown.title, iter([_icon(shown.icon, names), shown.value])
    sentences = [spoken(part, names).rstrip(". ") for part in parts]
    return spoken(title, names), ". ".join(filter(None, sentences)) + "."


def _icon(name: str, names: Names) -> str:
    return names.get(name, ICONS[name].title) if name else ""


def _amount(part: Amount, names: Names) -> str:
    return " ".join(filter(None, [part.label or _icon(part.icon, names), part.value]))


def _card(face: CardFace, names: Names) -> Iterator[str]:
    yield face.kind
    for intent in face.intents:
        kinds = [_icon(kind, names) for kind in intent.kinds]
        yield f"{intent.amount} {' / '.join(kinds)}"
    if face.price:
        yield _amount(face.price, names)
    yield from (_amount(part, names) for part in face.stats)
    yield face.text
    for part in face.sections:
        yield f"{part.label}: {part.text}" if part.label else part.text
    yield face.flavour
    yield face.footer
    yield face.code


def _tile(face: TileFace, names: Names) -> Iterator[str]:
    yield face.code
    for place, space in enumerate(face.spaces):
        row, column = divmod(place, face.columns)
        what = ", ".join(filter(None, _space(space, names)))
        if what:
            yield f"{row + 1}-{column + 1}: {what}"
    yield face.text


def _space(space: Space, names: Names) -> Iterator[str]:
    yield space.label
    yield "" if space.floor == "ground" else space.floor.value
    yield "" if space.terrain == "none" else _icon("sun" if space.terrain == "light" else space.terrain.value, names)
    yield from (_amount(part, names) for part in space.icons)
    for sides, icon in ((space.walls, "wall"), (space.doors, "door"), (space.barred, "barred-door")):
        yield f"{_icon(icon, names)} {sides.upper()}" if sides else ""


def _sheet(face: SheetFace) -> Iterator[str]:
    yield face.kind
    for part in face.parts:
        match part:
            case Track():
                cells = " ".join(filter(None, (cell.label for cell in part.cells)))
                yield f"{part.label}: {cells}" if cells else part.label
            case Slot() | Note():
                yield f"{part.label}: {part.text}" if part.text else part.label
            case Legend():
                yield f"{part.label}: " + "; ".join(f"{line.value} {line.label}" for line in part.lines)
            case _:
                yield part.label
