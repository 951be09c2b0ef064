"""The Dream of the how-to page is right as it stands there, and can be played."""

import re
from pathlib import Path

import pytest

import nocturne
from nocturne.games.etherfields.pack import LANGUAGE
from nocturne.packs.installed import VARIABLE, opened

PAGE = Path(__file__).resolve().parents[2] / "docs" / "how-to" / "your-first-dream.md"
FILE = re.compile(r"^```yaml (\S+)\n(.*?)^```", re.DOTALL | re.MULTILINE)
AT_THE_SCHOOL = """
players: 1
profile: '2.0'
options: {pack: bell-hall}
at: world
location: night-school
keys: 1
gates: [gate-first, gate-bell]
fates: [chestnuts]
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The files of the page, as somebody would write them."""
    for name, text in FILE.findall(PAGE.read_text(encoding="utf-8")):
        file = tmp_path / "bell-hall" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path / "bell-hall"


def test_the_dream_of_the_how_to_page_can_be_opened(folder: Path) -> None:
    found = opened(folder, LANGUAGE)
    assert {"gate/gate-bell", "map/hall", "tile/ringer", "secret/ringer"} <= set(found)


def test_it_is_entered_in_a_campaign_with_its_pack(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(folder.parent))
    assert "gate-bell" in nocturne.new("etherfields", players=1, options={"pack": "bell-hall"}).table.gates
    game = nocturne.position("etherfields", AT_THE_SCHOOL)
    game.answer(0, "path:iron-gate")
    while game.open[0].kind != "AtGate":
        game.answer(0, game.open[0].ids()[0])
    game.answer(0, "enter-gate:gate-bell")
    assert (game.table.tile, game.table.keys) == ("gate-bell", 0)
    assert game.view(0).dreamscape.colours == ("#2a1f4f", "#d08a3e")
