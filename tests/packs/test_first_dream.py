"""The Dream of the how-to page is right as it stands there."""

import re
from pathlib import Path

from nocturne.games.etherfields.language import LANGUAGE
from nocturne.packs.installed import opened

PAGE = Path(__file__).resolve().parents[2] / "docs" / "how-to" / "your-first-dream.md"
FILE = re.compile(r"^```yaml (\S+)\n(.*?)^```", re.DOTALL | re.MULTILINE)


def test_the_dream_of_the_how_to_page_can_be_opened(tmp_path: Path) -> None:
    for name, text in re.findall(
        r"^```yaml (\S+)\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    ):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    found = opened(tmp_path, LANGUAGE)
    assert {"gate/gate-bell", "map/hall", "tile/ringer", "secret/ringer"} <= set(found)
