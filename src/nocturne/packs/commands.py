"""What `nocturne pack …` does: each function gives the text to print and the exit code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules

from msgspec import Struct

from nocturne.effects.language import Language
from nocturne.effects.problems import PackError
from nocturne.effects.records import PackRecord
from nocturne.effects.schema import schema as schema_of
from nocturne.i18n import SOURCE, say
from nocturne.kernel import UsageError, suggest
from nocturne.kernel.text import Text
from nocturne.packs.check import check as check_pack
from nocturne.packs.faces import NO_FACES, Faces, face_of
from nocturne.packs.installed import head, install, packs_below
from nocturne.packs.installed import opened as open_pack
from nocturne.packs.library import Library
from nocturne.packs.model import Pack
from nocturne.packs.sources import all_shipped, files_in, shipped
from nocturne.packs.template import files as template_files
from nocturne.pictures import Side, Variant, draw
from nocturne.pictures.emblems import EMBLEMS

Printout = tuple[str, int]
"""What to print, and the exit code: 0 all is well, 1 the pack has problems, 2 the command was wrong."""


PASSAGE = (60, 150)
"""How many words a passage of story should have."""
GROUPED = ("role", "pool", "front")
"""Fields by which records are counted apart."""
HOMES = ("pack", "language", "content")
"""The modules of a game that may hold its LANGUAGE."""


def language_of(game: str) -> Language:
    """The language that a game's content is written in; `UsageError` where the game has none."""
    known = games()
    if game not in known:
        raise UsageError(Text.of("game-unknown", game=game, hint=suggest(game, known)))
    for name in HOMES:
        if find_spec(f"nocturne.games.{game}.{name}") is not None:
            language = getattr(import_module(f"nocturne.games.{game}.{name}"), "LANGUAGE", None)
            if isinstance(language, Language):
                return language
    raise UsageError(Text.of("game-no-language", game=game))


def games() -> tuple[str, ...]:
    """The games that may have packs: also those that are in the making and cannot be played yet."""
    return tuple([module.name for module in iter_modules(import_module("nocturne.games").__path__) if module.ispkg])


def faces_of(game: str) -> Faces:
    """How a game draws its records: the FACES of its module `faces`, or nothing where it has none."""
    name = f"nocturne.games.{game}.faces"
    if find_spec(name) is None:
        return NO_FACES
    faces: Faces = import_module(name).FACES
    return faces


def folder_of(path: str) -> Traversable:
    """A pack's folder: a path, or the id of a pack that comes with the program."""
    return Path(path) if Path(path).is_dir() else shipped(path)


def chosen(path: str) -> str:
    """The id of a pack, which can then be played with: one of the program's, or one's own by its folder."""
    name = head(folder_of(path)).id
    return name if name in all_shipped() else install(Path(path))


def opened(path: str) -> Library:
    """A pack with those it needs; `PackError` with every problem."""
    folder = folder_of(path)
    return open_pack(folder, language_of(head(folder).game))


def check(path: str, *, pictures: bool = True, tongue: str = SOURCE) -> Printout:
    """Tell everything that is wrong with a pack; with pictures, also which texts do not fit on their cards."""
    folder = folder_of(path)
    known = head(folder)
    language, faces = language_of(known.game), faces_of(known.game) if pictures else None
    try:
        below = packs_below(folder, language, known.requires)
        problems, reading = check_pack(files_in(folder), language, below, faces)
    except PackError as fault:
        return say(fault.text, tongue), 1
    if problems:
        return "\n".join([*problems.lines(tongue), say(Text.of("pack-problems", count=problems.total), tongue)]), 1
    return say(Text.of("pack-right", path=path, records=len(reading.records)), tongue), 0


def show(name: str, path: str | None = None, tongue: str = "en") -> Printout:
    """A record as text, by its id or its address: in one pack, or in all that come with the program."""
    return "\n\n".join("\n".join(card_lines(records, key, tongue)) for records, key in named_records(name, path)), 0


def hint(name: str, stage: int = 1, path: str | None = None, tongue: str = "en") -> Printout:
    """A hint of a record that gives some, in the stage asked for: the last says it plainly."""
    for records, key in named_records(name, path):
        hints: tuple[str, ...] = getattr(records[key].record, "hints", ())
        if hints:
            return records.text("stories", hints[min(max(stage, 1), len(hints)) - 1], tongue), 0
    raise UsageError(Text.of("record-no-hints", name=name))


def named_records(name: str, path: str | None) -> list[tuple[Library, str]]:
    """The records of an id or address, each with the library it is in; `UsageError` suggests the nearest."""
    paths = (
        (path,) if path is not None else tuple([pack for pack in all_shipped() if head(shipped(pack)).game in games()])
    )
    libraries = [opened(pack) for pack in paths]
    matching = [(records, key) for records in libraries for key in records if name in (key, key.partition("/")[2])]
    if not matching:
        known = [key.partition("/")[2] for records in libraries for key in records]
        raise UsageError(Text.of("record-unknown", name=name, packs=", ".join(paths), hint=suggest(name, known)))
    return matching


class CardLook(Struct, frozen=True):
    """How a record is drawn: a theme (its game's unless given), a variant, a side."""

    theme: str | None = None
    variant: Variant = Variant.DARK
    side: Side = Side.FRONT


def picture(name: str, path: str | None = None, tongue: str = "en", look: CardLook | None = None) -> str:
    """A record as an SVG document; `UsageError` where several have that id."""
    matching = named_records(name, path)
    if len(matching) > 1:
        where = ", ".join(f"{key} in {records.packs[-1].manifest.id}" for records, key in matching)
        raise UsageError(Text.of("record-several", name=name, where=where))
    records, key = matching[0]
    face, look = face_of(records, key, faces_of(records.language.game), tongue), look or CardLook()
    return draw(face, theme=look.theme, variant=look.variant, side=look.side)


def card_lines(records: Library, key: str, tongue: str) -> Iterator[str]:
    """A record as lines of text."""
    record = records[key].record
    yield f"{records.name(key, tongue)}  [{key}]"
    for field in type(record).__struct_fields__:
        value = getattr(record, field)
        if field != "id" and isinstance(value, str | int) and value != "":
            text = f"\n{value}" if isinstance(value, str) and "\n" in value else f" {value}"
            yield f"  {field}:{text}"
    rules = records.rules(key, tongue, unsealed=True)
    if rules:
        yield rules
    if flavour := records.text("flavour", key, tongue):
        yield f"“{flavour}”"


def text(path: str, tongue: str = "en") -> Printout:
    """The rules text of every record of a pack's own, so that a change of wording is a visible difference."""
    records = opened(path)
    lines = []
    for key in sorted(records.packs[-1].records):
        rules = records.rules(key, tongue, unsealed=True).replace("\n", "\n    ")
        lines.append(f"{key}: {records.name(key, tongue)}" + (f"\n    {rules}" if rules else ""))
    return "\n".join(lines), 0


def stats(path: str, tongue: str = SOURCE) -> Printout:
    """How many records, copies and words a pack has of its own."""
    records = opened(path)
    pack = records.packs[-1]
    own = pack.records
    kinds = Counter(key.partition("/")[0] for key in own)
    words = Counter(verb.named() for key in own for block in own[key].blocks for verb in block)
    head = pack.manifest
    lines = [Text.of("pack-stats", title=head.title, id=head.id, version=head.version, game=head.game)]
    lines.append(Text.of("pack-hash", hash=records.hash))
    for kind, count in sorted(kinds.items()):
        copies = sum(getattr(own[key].record, "copies", 1) for key in own if key.startswith(f"{kind}/"))
        lines.append(Text.of("pack-kind", kind=kind, records=count, copies=copies))
        lines += groups(kind, [own[key].record for key in own if key.startswith(f"{kind}/")])
    lines.append(Text.of("pack-all", records=len(own)))
    lines += passages(pack)
    languages = sorted(pack.texts)
    lines.append(Text.of("pack-languages", languages=", ".join(languages), count=len(languages)))
    lines.append(Text.of("pack-words"))
    lines += [Text.of("pack-word", word=word, count=count) for word, count in words.most_common()]
    unused = [verb for verb in records.language.verbs if verb not in words]
    lines.append(Text.of("pack-unused", words=", ".join(unused), count=len(unused)))
    return "\n".join([say(line, tongue) for line in lines]), 0


def groups(kind: str, records: Sequence[PackRecord]) -> Iterator[Text]:
    """How many records of a kind have each role, pool or front, and how many each mark, such as `boxed`."""
    for field in type(records[0]).__struct_fields__:
        held = [getattr(record, field) for record in records]
        values = Counter(value for value in held if isinstance(value, bool | str))
        if field in GROUPED:
            parts = ", ".join(f"{value} {count}" for value, count in values.most_common() if value)
            yield Text.of("pack-groups", kind=kind, field=field, parts=parts)
        elif values[True]:
            yield Text.of("pack-marked", kind=kind, field=field, count=values[True])


def passages(pack: Pack) -> list[Text]:
    """How many passages of story there are, how long they are, and how many have the length that is aimed at."""
    written = pack.texts.get(pack.manifest.language)
    lengths = [len(text.split()) for text in written.stories.values()] if written is not None else []
    fitting = [length for length in lengths if PASSAGE[0] <= length <= PASSAGE[1]]
    if not lengths:
        return []
    return [
        Text.of(
            "pack-passages",
            count=len(lengths),
            words=sum(lengths),
            fitting=len(fitting),
            least=PASSAGE[0],
            most=PASSAGE[1],
        )
    ]


def new(path: str, game: str, tongue: str = SOURCE) -> Printout:
    """Make a pack that a newcomer can fill; it has no problems from the start."""
    folder = Path(path)
    if folder.exists() and any(folder.iterdir()):
        raise UsageError(Text.of("path-taken", path=path))
    written = template_files(folder.name, language_of(game))
    for name, content in written.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")
    return say(Text.of("pack-made", path=path, files=", ".join(sorted(written))), tongue), 0


def schema(game: str) -> Printout:
    """The JSON Schema of a game's record files, for editors."""
    return schema_of(language_of(game), EMBLEMS), 0
