"""Cut the page's fonts down to the letters that it needs at first: `python -m tools.web_fonts`.

It needs fonttools and brotli, which nothing else here does, and the packages of the page (`python3 go.py setup`). What
it writes is kept beside the sources: the page is built without it. A letter that the small files lack comes from the
whole ones, which browsers fetch only then. The fonts are under the SIL Open Font License, whose text lies beside them.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tools.web import ROOT, WEB

PLACE = WEB / "src" / "fonts"
SHEET = PLACE / "fonts.css"
LANGUAGES = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "es": "áéíóúüñ",
    "cs": "áčďéěíňóřšťúůýž",
    "fr": "àâæçèéêëîïôœùûüÿ",
}
"""The letters of the languages that the page speaks or will speak, besides those before them."""
MARKS = " !\"#$%&'()*+,-./0123456789:;<=>?@[\\]^_`{|}~\u00a0¡¿«»§°±·½×÷–—‘’‚“”„…€−"
LAYOUT = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "rvrn", "tnum", "lnum", "pnum"]
"""What fonts do with letters in running text. Ligatures for programs are most of the typewriter, and never wanted."""


class Face(NamedTuple):
    """A font file of a package: where it is, how style sheets call it."""

    package: str
    file: str
    family: str
    style: str
    weight: str

    @property
    def source(self) -> Path:
        """The file that it is cut from."""
        return WEB / "node_modules" / self.package / "files" / f"{self.file}.woff2"

    @property
    def small(self) -> Path:
        """The file that it is cut to, called `latin-…` as that of the package: an installed page keeps such files."""
        return PLACE / f"{self.file.replace('-latin-', '-latin-few-')}.woff2"


FACES = (
    Face("@fontsource-variable/alegreya", "alegreya-latin-wght-normal", "Alegreya Variable", "normal", "400 900"),
    Face("@fontsource-variable/alegreya", "alegreya-latin-wght-italic", "Alegreya Variable", "italic", "400 900"),
    Face("@fontsource-variable/figtree", "figtree-latin-wght-normal", "Figtree Variable", "normal", "300 900"),
    Face("@fontsource/jetbrains-mono", "jetbrains-mono-latin-500-normal", "JetBrains Mono", "normal", "500"),
)


def wanted() -> set[str]:
    """The letters of all languages, the marks between them, and whatever else the page and the games say."""
    said = [*ROOT.glob("src/nocturne/i18n/**/*.ftl"), *ROOT.glob("src/nocturne/packs/**/*.yaml")]
    letters = "".join(LANGUAGES.values())
    written = "".join(path.read_text(encoding="utf-8") for path in said)
    return {one for one in f"{letters}{letters.upper()}{MARKS}{written}" if one.isprintable() or one == "\u00a0"}


def ranges(codes: Iterable[int]) -> str:
    """Characters as a style sheet names them.

    >>> ranges([65, 66, 67, 0x20AC])
    'U+41-43,U+20AC'
    """
    runs: list[list[int]] = []
    for code in sorted(codes):
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ",".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in runs)


def cut(face: Face) -> str:
    """Write the small file of a face; gives what the style sheet says of it."""
    from fontTools.subset import Options, Subsetter  # noqa: PLC0415 -- only whoever cuts fonts has it
    from fontTools.ttLib import TTFont  # noqa: PLC0415

    font = TTFont(face.source, recalcTimestamp=False)
    known = wanted() & {chr(code) for code in font.getBestCmap()}
    options = Options(layout_features=LAYOUT, notdef_outline=True, name_IDs=["*"])
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(known))
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(face.small)
    kind = "woff2-variations" if " " in face.weight else "woff2"
    return (
        f"@font-face {{\n  font-family: '{face.family}';\n  font-style: {face.style};\n  font-display: swap;\n"
        f"  font-weight: {face.weight};\n  src: url(./{face.small.name}) format('{kind}');\n"
        f"  unicode-range: {ranges(map(ord, known))};\n}}\n"
    )


def main() -> None:
    """Cut all of them."""
    PLACE.mkdir(exist_ok=True)
    sheets = [cut(face) for face in FACES]
    SHEET.write_text("/* Written by tools/web_fonts.py: do not edit. */\n" + "".join(sheets), encoding="utf-8")
    for package in dict.fromkeys(face.package for face in FACES):
        name = package.rsplit("/", maxsplit=1)[-1]
        shutil.copyfile(WEB / "node_modules" / package / "LICENSE", PLACE / f"{name}-OFL.txt")


if __name__ == "__main__":
    main()
