"""Make the list of printed names: `python tools/printed_names.py TEXT… [--also "a name"]…`, into `writing/names.txt`.

From texts of the printed games (which are not in this repository) every run of two to four capitalised words is taken
that is no term of the rules as our own catalogues and glossaries speak of them; single words only where they are
named by hand, because too many of them are ordinary. What is written are marks: nobody reads a name out of them, and a
word of a pack that is one of them is still found (`nocturne pack check --writing`). Marks that stand there stay.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from nocturne.writing.findings import MOST_WORDS, NAMES, mark

ROOT = Path(__file__).parent.parent
OURS = ("src/nocturne/i18n/en/*.ftl", "docs/glossary.md", "docs/rules/*.md")
WORD = re.compile(r"[^\W\d_]+(?:[’'][a-z]+)?")
LEADING = (
    "a",
    "an",
    "the",
    "this",
    "these",
    "each",
    "one",
    "some",
    "your",
    "any",
    "all",
    "every",
    "no",
    "when",
    "if",
    "to",
)
"""What a sentence begins with, and a name of two words hardly ever."""
JOINING = ("of", "the", "and", "in", "to", "my", "behind", "me")
SENTINEL = "lamp that nobody printed"
"""A name of ours that stands in the list, so that a test can see that the list is used."""


def names_in(text: str) -> set[str]:
    """Runs of capitalised words, in small letters: what stands between them must be a space or a hyphen."""
    names = set[str]()
    for line in text.replace("*", " ").splitlines():
        run, end = list[str](), 0
        for found in [*WORD.finditer(line), None]:
            word = found.group() if found is not None else ""
            is_next = found is not None and (not run or line[end : found.start()] in (" ", "-"))
            if found is None or not is_next or not (word[0].isupper() or (run and word in JOINING)):
                names.update(parts(run))
                run = [word] if word and word[0].isupper() else []
            else:
                run.append(word)
            end = found.end() if found is not None else 0
    return names


def parts(run: list[str]) -> set[str]:
    """The whole run without what only joins at its end; of one that is too long, what stands between joining words."""
    while run and run[-1] in JOINING:
        run = run[:-1]
    if len(run) == 2 and run[0].lower() in LEADING:
        return set()
    if len(run) > MOST_WORDS:
        first = next((at for at, word in enumerate(run) if word in JOINING), MOST_WORDS)
        return parts(run[:first]) | parts(run[first + 1 :])
    return {" ".join(run).lower()} if len(run) > 1 else set()


def ours() -> str:
    """All that our catalogues and rules documents say, in small letters with single spaces."""
    texts = [path.read_text(encoding="utf-8") for pattern in OURS for path in sorted(ROOT.glob(pattern))]
    return " ".join(WORD.findall(" ".join(texts).lower()))


def main() -> None:
    """Read, take out what is ours, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("texts", nargs="+", type=Path)
    parser.add_argument("--also", action="append", default=[], help="a name that no rule finds, such as a single word")
    wish = parser.parse_args()
    names = {name for path in wish.texts for name in names_in(path.read_text(encoding="utf-8"))}
    said = f" {ours()} "
    kept = {name for name in names if f" {name} " not in said} | {name.lower() for name in wish.also} | {SENTINEL}
    path = ROOT / "src/nocturne/writing" / NAMES
    marks = sorted({mark(WORD.findall(name)) for name in kept} | set(path.read_text(encoding="utf-8").split()))
    path.write_text("\n".join(marks) + "\n", encoding="utf-8")
    sys.stdout.write(f"{len(marks)} marks\n")


if __name__ == "__main__":
    main()
