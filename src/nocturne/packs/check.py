"""Everything that can be found wrong with a pack, at once: what stops it from loading, and what is left undone."""

from __future__ import annotations

from nocturne.effects.check import check_labels, check_reached
from nocturne.effects.language import Language
from nocturne.effects.problems import Problems
from nocturne.effects.values import Reference
from nocturne.kernel import suggest
from nocturne.kernel.source import Place
from nocturne.kernel.text import Text
from nocturne.packs.faces import Faces, misfits
from nocturne.packs.library import Library
from nocturne.packs.model import Pack
from nocturne.packs.reader import MANIFEST, Reading
from nocturne.packs.sources import Files


def check(
    files: Files, language: Language, below: tuple[Pack, ...] = (), faces: Faces | None = None
) -> tuple[Problems, Reading]:
    """All problems of a pack, and what was read of it; with faces, also what does not fit into its pictures."""
    reading = Reading(files, language, below)
    reading.read()
    check_labels(reading.parser)
    check_reached(reading.parser, reading.records)
    _names(reading)
    _stories(reading)
    if not reading.problems:
        _counts(reading)
        reading.check_own()
    if faces is not None and not reading.problems:
        _pictures(reading, faces)
    return reading.problems, reading


def _label(key: str) -> str:
    kind, _, name = key.partition("/")
    return f'{kind} "{name}"'


def _names(reading: Reading) -> None:
    """Every record that people see needs a name; every name needs its record, or a flag that is spoken of."""
    tongue = reading.manifest.language if reading.manifest else "en"
    names = reading.texts.by_language.get(tongue, {}).get("names", {})
    for key, compiled in reading.records.items():
        if compiled.record.titled and key not in names and (key, "name") not in reading.parser.texts:
            reading.problems.add(
                reading.parser.places[key], _label(key), "name", Text.of("pack-name-missing", language=tongue)
            )
    below = [compiled.record for pack in reading.below for compiled in pack.records.values()]
    records = [*below, *[compiled.record for compiled in reading.records.values()]]
    parts = {key for record in records for key in record.part_keys()}
    parts |= {f"{of}/{label}" for of, label, *_ in reading.parser.labels if of == "flag"}
    for (_, what, key), place in reading.texts.places.items():
        if what in ("names", "flavour") and key not in reading.known and not (what == "names" and key in parts):
            hint = suggest(key, [*reading.known, *parts] if what == "names" else reading.known)
            reading.problems.add(place, "", "", Text.of("pack-text-no-record", key=key, hint=hint))


def _stories(reading: Reading) -> None:
    """Every story that is read aloud must be written, and every story that is written must be read somewhere."""
    tongue = reading.manifest.language if reading.manifest else "en"
    written = reading.texts.by_language.get(tongue, {}).get("stories", {})
    read: list[Reference] = reading.parser.stories
    for story in read:
        if story.id not in written:
            text = Text.of("pack-story-missing", story=story.id, language=tongue, hint=suggest(story.id, written))
            reading.problems.add(story.place, story.label, story.path, text)
    told = {story.id for story in read}
    for (language, what, key), place in reading.texts.places.items():
        if what == "stories" and language == tongue and key not in told:
            reading.problems.add(place, "", "", Text.of("pack-story-unread", story=key))


def _counts(reading: Reading) -> None:
    """The box holds a certain number of cards of a kind."""
    if reading.manifest is None or reading.manifest.id != reading.language.game:
        return  # only the game's own pack is the box
    totals: dict[str, int] = {}
    for compiled in reading.records.values():
        name = compiled.record.named()
        totals[name] = totals.get(name, 0) + getattr(compiled.record, "copies", 1)
    for name, kind in reading.language.kinds.items():
        if kind.counted is not None and totals.get(name, 0) != kind.counted:
            text = Text.of("pack-counts", wanted=kind.counted, kind=name, given=totals.get(name, 0))
            reading.problems.add(Place(MANIFEST, 1, 1), "", "", text)


def _pictures(reading: Reading, faces: Faces) -> None:
    """A text that is too long for its card is cut off there: better said now than seen in print."""
    pack = reading.pack()
    for key, text in misfits(Library((*reading.below, pack)), faces, pack.manifest.language):
        reading.problems.add(reading.parser.places[key], _label(key), "", text)
