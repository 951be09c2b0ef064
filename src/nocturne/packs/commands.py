"""What `nocturne pack …` does: each function gives the text to print and the exit code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from importlib.resources.abc import Traversable
from pathlib import Path

from nocturne.effects.language import Language
from nocturne.effects.problems import PackError
from nocturne.effects.schema import schema as schema_of
from nocturne.kernel import UsageError, suggest
from nocturne.kernel.source import SourceError, read
from nocturne.packs.cache import load
from nocturne.packs.check import check as check_pack
from nocturne.packs.library import Library, library
from nocturne.packs.model import Pack
from nocturne.packs.sources import all_shipped, files_in, shipped
from nocturne.packs.template import files as template_files

Said = tuple[str, int]
"""What to print, and the exit code: 0 all is well, 1 the pack has problems, 2 the command was wrong."""


def language_of(game: str) -> Language:
    """The language that a game's content is written in; `UsageError` where the game has none."""
    from nocturne.games import GAMES  # noqa: PLC0415 -- only the commands know the games

    if game not in GAMES:
        raise UsageError(f'There is no game "{game}". {suggest(game, GAMES)}')
    content = import_module(f"nocturne.games.{game}.content")
    found = getattr(content, "LANGUAGE", None)
    if not isinstance(found, Language):
        raise UsageError(f"The content of {game} is not written in the effect language yet.")
    return found


def folder_of(path: str) -> Traversable:
    """A pack's folder: a path, or the id of a pack that comes with the program."""
    return Path(path) if Path(path).is_dir() else shipped(path)


def _head(folder: Traversable) -> tuple[str, tuple[str, ...]]:
    """The game and the required packs that a manifest names, before anything else is read."""
    file = folder / "manifest.yaml"
    if not file.is_file():
        raise UsageError(f'"{folder}" has no manifest.yaml. `nocturne pack new` makes one.')
    try:
        values = read(file.read_bytes(), "manifest.yaml").plain()
    except SourceError as fault:
        raise UsageError(str(fault)) from None
    game = values.get("game") if isinstance(values, dict) else None
    if not isinstance(game, str):
        raise UsageError('manifest.yaml: "game" is missing, so that nobody knows which words are allowed.')
    needs = values.get("requires", [])
    return game, tuple([one for one in (needs if isinstance(needs, list) else [needs]) if isinstance(one, str)])


def _below(folder: Traversable, language: Language, needs: tuple[str, ...]) -> tuple[Pack, ...]:
    """The packs that a pack needs, found beside it or among those that come with the program."""
    found: list[Pack] = []
    for name in needs:
        beside = folder.parent / name if isinstance(folder, Path) else None
        found.append(load(beside if beside is not None and beside.is_dir() else shipped(name), language, tuple(found)))
    return tuple(found)


def opened(path: str) -> Library:
    """A pack with those it needs; `PackError` with every problem."""
    folder = folder_of(path)
    game, needs = _head(folder)
    language = language_of(game)
    below = _below(folder, language, needs)
    return library(*below, load(folder, language, below))


def check(path: str) -> Said:
    """Tell everything that is wrong with a pack."""
    folder = folder_of(path)
    game, needs = _head(folder)
    language = language_of(game)
    try:
        problems, reading = check_pack(files_in(folder), language, _below(folder, language, needs))
    except PackError as fault:
        return str(fault), 1
    if problems:
        count = problems.total
        return "\n".join([*problems.lines(), f"{count} problem{'s' if count != 1 else ''}."]), 1
    return f"{path}: {len(reading.records)} records, nothing wrong.", 0


def show(name: str, path: str | None = None, tongue: str = "en") -> Said:
    """A record as text, by its id or its address: in one pack, or in all that come with the program."""
    paths = (path,) if path is not None else all_shipped()
    libraries = [opened(one) for one in paths]
    found = [(records, key) for records in libraries for key in records if name in (key, key.partition("/")[2])]
    if not found:
        known = [key.partition("/")[2] for records in libraries for key in records]
        raise UsageError(f'There is no record "{name}" in {", ".join(paths)}. {suggest(name, known)}')
    return "\n\n".join("\n".join(card_lines(records, key, tongue)) for records, key in found), 0


def card_lines(records: Library, key: str, tongue: str) -> Iterator[str]:
    """A record as lines of text."""
    record = records[key].record
    yield f"{records.name(key, tongue)}  [{key}]"
    for field in type(record).__struct_fields__:
        value = getattr(record, field)
        if field != "id" and isinstance(value, str | int) and value != "":
            text = f"\n{value}" if isinstance(value, str) and "\n" in value else f" {value}"
            yield f"  {field}:{text}"
    rules = records.rules(key, tongue)
    if rules:
        yield rules
    if flavour := records.text("flavour", key, tongue):
        yield f"“{flavour}”"


def text(path: str, tongue: str = "en") -> Said:
    """The rules text of every record, so that a change of wording is a visible difference."""
    records = opened(path)
    lines = []
    for key in sorted(records):
        rules = records.rules(key, tongue).replace("\n", "\n    ")
        lines.append(f"{key}: {records.name(key, tongue)}" + (f"\n    {rules}" if rules else ""))
    return "\n".join(lines), 0


def stats(path: str) -> Said:
    """How many records, copies and words a pack has."""
    records = opened(path)
    kinds = Counter(key.partition("/")[0] for key in records)
    words = Counter(verb.named() for key in records for block in records[key].blocks for verb in block)
    pack = records.packs[-1]
    lines = [f"{pack.manifest.title} ({pack.manifest.id} {pack.manifest.version}, for {pack.manifest.game})"]
    lines.append(f"hash {records.hash}")
    for kind, count in sorted(kinds.items()):
        copies = sum(getattr(record, "copies", 1) for record in records.all(kind))
        lines.append(f"{kind}: {count} records, {copies} copies")
    languages = sorted({one for each in records.packs for one in each.texts})
    lines.append(f"texts in {', '.join(languages) or 'no language'}")
    lines += [f"{word}: {count}" for word, count in words.most_common()]
    unused = [verb for verb in records.language.verbs if verb not in words]
    return "\n".join([*lines, f"not used: {', '.join(unused) or 'none'}"]), 0


def new(path: str, game: str) -> Said:
    """Make a pack that a newcomer can fill; it has no problems from the start."""
    folder = Path(path)
    if folder.exists() and any(folder.iterdir()):
        raise UsageError(f'"{path}" is there already. Choose another name.')
    written = template_files(folder.name, language_of(game))
    for name, content in written.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")
    return f"{path}: {', '.join(sorted(written))}. Now try `nocturne pack check {path}`.", 0


def schema(game: str) -> Said:
    """The JSON Schema of a game's record files, for editors."""
    return schema_of(language_of(game)), 0
