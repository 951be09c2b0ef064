"""Write the icons and emblems of `nocturne.pictures` for the page: `python tools/web_icons.py`.

One set of icons serves cards, print and page. The page gets only the drawings that the tables use; the table of ALONE
draws a handful of silhouettes and does not load the others for them.
"""

from __future__ import annotations

import json
from pathlib import Path

from nocturne.pictures.emblems import EMBLEMS
from nocturne.pictures.icons import GRID, ICONS, STROKE
from nocturne.pictures.theme import THEMES, Variant

SOURCES = Path(__file__).parent.parent / "web" / "src"
PLACE = SOURCES / "lib" / "icons.ts"
SILHOUETTES = SOURCES / "alone" / "silhouettes.ts"
ALONE = ("hero", "spores", "parasite", "cultist", "mutant", "worm", "brood")
"""Who walks in the labyrinth; every boss has the emblem of its card."""
HEAD = """// Written by tools/web_icons.py from nocturne.pictures: do not edit.
/** An icon on a square of 24: its title, its lines, its filled parts. */
export type IconPaths = [title: string, lines: string, filled: string]
"""


def source() -> str:
    """The module as it should be."""
    icons = {name: [icon.title, icon.lines, icon.filled] for name, icon in ICONS.items()}
    look = THEMES["etherfields"].looks[Variant.DARK]
    night = {"shades": look.palette, "night": look.night, "glow": look.glow, "core": look.core}
    parts = [
        HEAD,
        f"export const GRID = {GRID}",
        f"export const STROKE = {STROKE}",
        f"export const ICONS: Record<string, IconPaths> = {_table(icons)}",
        "/** Silhouettes on a square of 100, standing on its bottom edge; inner outlines cut holes. */",
        f"export const EMBLEMS: Record<string, string> = {_table(EMBLEMS)}",
        "/** The colours of a card of Etherfields that belongs to no Dream. */",
        f"export const NIGHT = {_table(night)}",
    ]
    return "\n".join(parts) + "\n"


def silhouettes() -> str:
    """The figures of ALONE, as they should be."""
    return "\n".join(
        [
            HEAD.splitlines()[0],
            "/** Figures on a square of 100, standing on its bottom edge; inner outlines cut holes. */",
            f"export const SILHOUETTES: Record<string, string> = {_table({name: EMBLEMS[name] for name in ALONE})}",
            "",
        ]
    )


def _table(entries: object) -> str:
    assert isinstance(entries, dict)
    lines = [f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}," for name, value in entries.items()]
    return "{\n" + "\n".join(lines) + "\n}"


if __name__ == "__main__":
    PLACE.write_text(source(), encoding="utf-8")
    SILHOUETTES.write_text(silhouettes(), encoding="utf-8")
