"""The packs figure: how long 2,000 records take to load, from their files and from the compiled cache."""

from __future__ import annotations

import tempfile
from pathlib import Path

from bench.calibrate import measure
from nocturne.effects.language import Language
from nocturne.games.lanterns.pack import LANGUAGE
from nocturne.packs import load

RECORDS = 2_000
IN_A_FILE = 100

CARD = """
- kind: card
  id: card-{number}
  name: Card {number}
  flavour: The stairs are longer than they were by day, and nobody has counted them twice.
  copies: 2
  play:
    do: [{{gain: step, amount: 3}}, {{draw: 2, who: {{each: seeker, within: 2}}}}, {{discard: 1}}]
  reaction:
    when: before-taking
    if: [{{near: 2, what: taker}}, {{not: {{near: 1, what: taker}}}}]
    do: [snuff, {{draw: 1, who: taker}}]
"""


def write_pack(folder: Path) -> Path:
    """A pack of Lanterns with many cards: 44 values each, which is more than most cards have."""
    folder.mkdir(parents=True)
    (folder / "manifest.yaml").write_text("id: many\nversion: 1\ngame: lanterns\ntitle: Many\n", encoding="utf-8")
    for first in range(0, RECORDS, IN_A_FILE):
        cards = "".join([CARD.format(number=number) for number in range(first, first + IN_A_FILE)])
        (folder / f"cards-{first:04}.yaml").write_text(cards, encoding="utf-8")
    return folder


def measured(seconds: float, language: Language = LANGUAGE) -> dict[str, dict[str, float]]:
    """Milliseconds and norms of a cold and of a cached load."""
    figures = {}
    with tempfile.TemporaryDirectory() as place:
        folder, cache = write_pack(Path(place) / "many"), Path(place) / "cache"
        load(folder, language, cache=cache)
        for what, kept in (("cold", None), ("cached", cache)):

            def work(kept: Path | None = kept) -> int:
                assert len(load(folder, language, cache=kept).records) == RECORDS
                return 1

            rate, steps = measure(work, seconds)
            figures[what] = {"ms": round(1000 / rate, 1), "norm": round(rate / steps * 1e6, 2)}
    return figures


def show(figures: dict[str, dict[str, float]]) -> None:
    """Print the figure. A norm is loads per million steps of the calibration job: a noisy machine leaves it alone."""
    print(f"\npacks: {RECORDS:,} records")
    for what, row in figures.items():
        print(f"  {what:18} {row['ms']:>12,.1f} ms   norm {row['norm']:>8.2f}")


if __name__ == "__main__":
    show(measured(3.0))
