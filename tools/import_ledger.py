"""Make our rules tables from the rules ledgers, or check that they are current.

    python tools/import_ledger.py ../shared/rules           write the tables and their pages
    python tools/import_ledger.py ../shared/rules --check   write nothing; exit 1 if a file is out of date

From each ledger come `src/nocturne/rules/<game>.jsonl` (one rule or worked example a line, in ledger
order) and `docs/rules/<game>.md` (the same as tables, with the ledger's other sections around them, so
that "table 4.1" or "section 8" in a rule leads somewhere); from both, `glossary.jsonl` and
`docs/glossary.md`. Same ledger, same bytes. A line that looks like a rule and cannot be read stops the
import with file and line. Needs nothing but the standard library.
"""

from __future__ import annotations

import argparse
import itertools
import json
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PREFIXES = {"etherfields": "EF", "alone": "AL"}
NAMES = {"etherfields": "Etherfields", "alone": "ALONE"}

HEADING = re.compile(r"(#+) (.+)")
RULE = re.compile(r"- \*\*(?P<id>(?:EF|AL)-(?P<area>[A-Z]+)-\d{2})\*\* \[(?P<mark>[^\]]+)\] (?P<text>.+)")
LOOKS_LIKE_A_RULE = re.compile(r"\s*[-*]\s*\**(?:EF|AL)-")
ENDS_WITH_SOURCE = re.compile(r"(?P<statement>.+) \((?P<source>[^()]+)\)")
NAMES_ITS_RULES = re.compile(r"(?P<title>.+) Rules: (?P<ids>[A-Z0-9, -]+)\.")
RULE_ID = re.compile(r"\b(?:EF|AL)-[A-Z]+-\d+\b")
EXAMPLE_AREA = "EX"


class LedgerError(Exception):
    """A line of the ledger that does not read as the ledger's own reading guide says."""


@dataclass(frozen=True)
class Entry:
    """One line of a rules table; the fields are those of `nocturne.rules.Rule`, in the same order."""

    id: str
    game: str
    kind: str
    area: str
    chapter: str
    edition: str = ""
    tag: str = ""
    statement: str = ""
    source: str = ""
    open: str = ""
    ruling: str = ""
    illustrates: tuple[str, ...] = ()


@dataclass(frozen=True)
class Word:
    """One line of the glossary; the fields are those of `nocturne.rules.Term`, in the same order."""

    term: str
    game: str
    en: str
    es: str
    cs: str
    fr: str
    note: str


@dataclass
class Chapter:
    """One heading of a ledger with what stands under it, the rules taken out of the prose."""

    level: int
    title: str
    prose: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)


# Reading a ledger


def read_ledger(game: str, page: Path) -> list[Chapter]:
    """Read one ledger into its chapters; each line ends up in one of them, or stops the import."""
    chapters: list[Chapter] = []
    lines = page.read_text(encoding="utf-8").splitlines()
    done = 0
    for number, line in enumerate(lines):
        where = f"{page.name}:{number + 1}"
        if number < done:
            continue  # read together with the rule above it
        if heading := HEADING.fullmatch(line):
            chapters.append(Chapter(len(heading[1]), heading[2]))
        elif not chapters:
            raise LedgerError(f"{where}: text before the first heading: {line!r}")
        elif found := RULE.fullmatch(line):
            below = list(itertools.takewhile(lambda text: text.startswith("  "), lines[number + 1 :]))
            done = number + 1 + len(below)
            chapters[-1].entries.append(read_entry(game, chapters[-1].title, found, below, where))
        elif LOOKS_LIKE_A_RULE.match(line):
            raise LedgerError(f"{where}: not of the form '- **ID** [mark] text': {line!r}")
        elif line.startswith("- Note ["):
            chapters[-1].notes.append(line)
        elif chapters[-1].entries and line not in {"", "---"}:
            raise LedgerError(f"{where}: prose after the rules of its chapter: {line!r}")
        elif line != "---":
            chapters[-1].prose.append(line)
    return chapters


def read_entry(game: str, chapter: str, found: re.Match[str], below: list[str], where: str) -> Entry:
    """Read one rule or worked example, given its first line and the indented lines below it."""
    if not found["id"].startswith(PREFIXES[game] + "-"):
        raise LedgerError(f"{where}: {found['id']} stands in the ledger of {NAMES[game]}")
    kind = "example" if found["area"] == EXAMPLE_AREA else "rule"
    raw = Entry(found["id"], game, kind, found["area"], chapter, statement=found["text"], source=found["mark"])
    return READERS[game, kind](raw, [line.strip() for line in below], where)


def read_etherfields_rule(raw: Entry, below: list[str], where: str) -> Entry:
    """Read `[edition] statement (source)` and the lines `- Open:` and `- Ruling:` below it."""
    edition, parts = raw.source, ENDS_WITH_SOURCE.fullmatch(raw.statement)
    if parts is None or edition not in {"both", "1.0", "2.0"}:
        raise LedgerError(f"{where}: no edition in front or no source at the end: [{edition}] {raw.statement!r}")
    unclear, ruling = read_reading([line.removeprefix("- ") for line in below], where)
    statement, source = parts["statement"], parts["source"]
    return replace(raw, edition=edition, statement=statement, source=source, open=unclear, ruling=ruling)


def read_etherfields_example(raw: Entry, below: list[str], where: str) -> Entry:
    """Read an example like a rule; its source gives the pages, if any, then the rules that it shows."""
    entry = read_etherfields_rule(raw, below, where)
    pages = "; ".join(part for part in entry.source.split("; ") if not RULE_ID.match(part))
    shown = tuple(RULE_ID.findall(entry.source))
    if not shown or entry.statement.startswith("(derived) ") == bool(pages):
        raise LedgerError(f"{where}: an example names its rules, and its pages unless it is derived")
    statement = entry.statement.removeprefix("(derived) ")
    return replace(entry, statement=statement, source=pages or "derived", illustrates=shown)


def read_alone_rule(raw: Entry, below: list[str], where: str) -> Entry:
    """Read `[tag and source] statement` and the line `Open: ... Ruling: ...` below it."""
    unclear, ruling = read_reading(below, where)
    return replace(raw, tag=read_tag(raw.source, where), open=unclear, ruling=ruling)


def read_alone_example(raw: Entry, below: list[str], where: str) -> Entry:
    """Read `[tag and source] Title. Rules: ids.` and the lines Given, When and Then below it."""
    title = NAMES_ITS_RULES.fullmatch(raw.statement)
    if title is None or [line.split(":")[0] for line in below] != ["Given", "When", "Then"]:
        raise LedgerError(f"{where}: an example needs 'Title. Rules: ids.', then Given, When and Then")
    statement, shown = " ".join([title["title"], *below]), tuple(RULE_ID.findall(title["ids"]))
    return replace(raw, tag=read_tag(raw.source, where), statement=statement, illustrates=shown)


READERS = {
    ("etherfields", "rule"): read_etherfields_rule,
    ("etherfields", "example"): read_etherfields_example,
    ("alone", "rule"): read_alone_rule,
    ("alone", "example"): read_alone_example,
}


def read_tag(mark: str, where: str) -> str:
    tag = re.split("[ :]", mark)[0]
    if tag not in {"seed", "public", "design"}:
        raise LedgerError(f"{where}: {mark!r} begins with none of seed, public, design")
    return tag


def read_reading(lines: list[str], where: str) -> tuple[str, str]:
    """Part `Open: ... Ruling: ...` into what is unclear and the reading chosen; both or neither."""
    if not lines:
        return "", ""
    text = " ".join(lines)
    parts = re.fullmatch(r"Open: (.+?) Ruling: (.+)", text)
    if parts is None or "Ruling:" in parts[2] or "Open:" in parts[1] + parts[2]:
        raise LedgerError(f"{where}: not one 'Open:' followed by one 'Ruling:': {text!r}")
    return parts[1], parts[2]


# Reading a glossary

ENGLISH_MARKS = {"c": "Hero Compendium", "g": "gamerules.com", "h": "publisher's page", "": "proposed"}
FRENCH_MARKS = {"t": "French reviews", "": "proposed"}


def read_glossary(game: str, chapters: list[Chapter]) -> list[Word]:
    """Read the glossary of one ledger, its marks turned into notes."""
    prose = next(chapter.prose for chapter in chapters if is_glossary(chapter))
    rows = [line.strip("| ").split(" | ") for line in prose if line.startswith("| ")]
    read = read_etherfields_word if game == "etherfields" else read_alone_word
    return [read(*(("" if cell == "-" else cell) for cell in row)) for row in rows[1:]]


def is_glossary(chapter: Chapter) -> bool:
    return chapter.title.endswith(" Glossary")


def term_key(english: str) -> str:
    """Make the key of a term from its English name, without what stands in brackets."""
    return "-".join(re.findall(r"[a-z0-9]+", re.sub(r" \(.*?\)", "", english).lower().replace("'s", "s")))


def read_etherfields_word(en: str, es: str, cs: str, fr: str) -> Word:
    english = en.removesuffix("*")
    note = "en: our translation" if en.endswith("*") else ""
    return Word(term_key(english), "etherfields", english, es, cs, fr, note)


def read_alone_word(en: str, es: str, cs: str, fr: str) -> Word:
    english, english_mark = split_mark(en, "cgh")
    french, french_mark = split_mark(fr, "t")
    notes = [f"en: {ENGLISH_MARKS[english_mark]}"]
    if es.startswith("(not in the manual) "):
        es = es.removeprefix("(not in the manual) ")
        notes.append("es: proposed, not in the manual")
    elif es == "(icon)":
        es = ""
        notes.append("es: an icon without a name")
    notes += ["cs: proposed", f"fr: {FRENCH_MARKS[french_mark]}"]
    return Word(term_key(english), "alone", english, es, cs, french, "; ".join(notes))


def split_mark(text: str, marks: str) -> tuple[str, str]:
    """Part a term from the mark of its origin, such as the last three characters of "Hero (c)"."""
    found = re.fullmatch(rf"(.+) \(([{marks}])\)", text)
    return (found[1], found[2]) if found else (text, "")


# Writing tables and pages

GENERATED = "<!-- Made by tools/import_ledger.py: change the ledger and run it again. -->"


def to_jsonl(entries: Iterable[Entry] | Iterable[Word]) -> str:
    return "".join(json.dumps(asdict(entry), ensure_ascii=False) + "\n" for entry in entries)


def rules_page(game: str, chapters: list[Chapter]) -> str:
    """Write the rules and worked examples as a page in which every area is a table; the ledger's prose stays there."""
    kinds = [entry.kind for chapter in chapters for entry in chapter.entries]
    preface = (
        f"{kinds.count('rule')} rules and {kinds.count('example')} worked examples. The same as data: "
        f"`nocturne.rules.rules({game!r})`; one of them: `nocturne.rules.rule(id)`. "
        "Numbers such as 4.2 or 8.1 name sections of the ledger from which this page is made."
    )
    blocks = [GENERATED, f"# {NAMES[game]}: rules table", preface]
    for chapter in chapters:
        if chapter.entries:
            blocks += [f"## {chapter.title}", *chapter_blocks(game, chapter)]
    return "\n\n".join(blocks) + "\n"


def chapter_blocks(game: str, chapter: Chapter) -> Iterator[str]:
    by_area = [(area, list(some)) for area, some in itertools.groupby(chapter.entries, lambda e: e.area)]
    for area, entries in by_area:
        if len(by_area) > 1:
            yield f"### {area}"
        yield rules_table(game, entries)


def rules_table(game: str, entries: list[Entry]) -> str:
    if game == "etherfields":
        rows = [(e.id, e.edition, e.statement, written_source(e), written_reading(e)) for e in entries]
        return table(("Id", "Edition", "Statement", "Source", "Reading chosen"), rows)
    rows_of_four = [(e.id, e.statement, written_source(e), written_reading(e)) for e in entries]
    return table(("Id", "Statement", "Source", "Reading chosen"), rows_of_four)


def written_source(entry: Entry) -> str:
    return "; ".join(filter(None, [entry.source, ", ".join(entry.illustrates)]))


def written_reading(entry: Entry) -> str:
    return f"*Open:* {entry.open} *Ruling:* {entry.ruling}" if entry.ruling else ""


GLOSSARY_PREFACE = (
    "The words of the two games, as the sources use them; code, files and messages use the English one. "
    "The same as data: `nocturne.rules.glossary(game)`, by the key in the first column. "
    "An empty cell: the sources have no such word."
)
GLOSSARY_PREFACES = {
    "etherfields": "English and Spanish as in the 1.0 manuals, Czech and French as in the 2.0 texts.",
    "alone": "Spanish as in the Hero Manual; the note says where another word was found, or that it is ours.",
}


def glossary_page(words: list[Word]) -> str:
    """Write the words of both games in four languages."""
    blocks = [GENERATED, "# Glossary", GLOSSARY_PREFACE]
    for game, preface in GLOSSARY_PREFACES.items():
        rows = [(f"`{w.term}`", w.en, w.es, w.cs, w.fr, w.note) for w in words if w.game == game]
        blocks += [f"## {NAMES[game]}", preface]
        blocks.append(table(("Key", "English", "Español", "Čeština", "Français", "Note"), rows))
    return "\n\n".join(blocks) + "\n"


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def made_from(ledgers: Path) -> dict[Path, str]:
    """Every file that the ledgers give, by its path from the project's root."""
    files: dict[Path, str] = {}
    words: list[Word] = []
    data, pages = Path("src/nocturne/rules"), Path("docs")
    for game in PREFIXES:
        chapters = read_ledger(game, ledgers / f"{game}.md")
        entries = [entry for chapter in chapters for entry in chapter.entries]
        refuse_repeats(entry.id for entry in entries)
        glossary = read_glossary(game, chapters)
        refuse_repeats(word.term for word in glossary)
        words += glossary
        files[data / f"{game}.jsonl"] = to_jsonl(entries)
        files[pages / "rules" / f"{game}.md"] = rules_page(game, chapters)
    files[data / "glossary.jsonl"] = to_jsonl(words)
    files[pages / "glossary.md"] = glossary_page(words)
    return files


def refuse_repeats(keys: Iterable[str]) -> None:
    seen: set[str] = set()
    for key in keys:
        if key in seen:
            raise LedgerError(f"{key} is defined twice")
        seen.add(key)


def main() -> int:
    parser = argparse.ArgumentParser(description="Make our rules tables from the rules ledgers.")
    parser.add_argument("ledgers", type=Path, help="folder with etherfields.md and alone.md")
    parser.add_argument("--check", action="store_true", help="write nothing, say what is out of date")
    wanted = parser.parse_args()
    try:
        files = made_from(wanted.ledgers)
    except (LedgerError, OSError) as error:
        print(f"import_ledger: {error}", file=sys.stderr)
        return 2
    stale = [path for path, text in files.items() if not is_current(ROOT / path, text)]
    if wanted.check:
        print("\n".join(f"out of date: {path}" for path in stale) or "the rules tables are current")
        return 1 if stale else 0
    for path in stale:
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(files[path], encoding="utf-8", newline="\n")
    print("\n".join(f"written: {path}" for path in stale) or "the rules tables were current")
    return 0


def is_current(path: Path, text: str) -> bool:
    return path.is_file() and path.read_bytes() == text.encode("utf-8")


if __name__ == "__main__":
    raise SystemExit(main())
