"""A pack of one's own over the shipped one: chosen as an option, played with its own cards and names."""

from pathlib import Path

import pytest

import nocturne
from nocturne.kernel import Name, Text
from nocturne.packs.installed import VARIABLE

MANIFEST = "id: attic-nights\nversion: 1\ngame: etherfields\ntitle: Attic Nights\nrequires: [etherfields]\n"
MORE = "overrides: [item/lucky-coin]\n"
RECORDS = (
    "- {kind: item, id: lucky-coin, name: Unlucky Coin, cunning: 3}\n"
    "- {kind: mask, id: mask-of-dust, name: Mask of Dust, passives: [{stat: hand, by: 2}]}\n"
)
COIN = Text.of("option-spend-item", item=Name("item", "lucky-coin"))


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one pack."""
    (tmp_path / "attic-nights").mkdir()
    (tmp_path / "attic-nights" / "manifest.yaml").write_text(MANIFEST + MORE, encoding="utf-8")
    (tmp_path / "attic-nights" / "more.yaml").write_text(RECORDS, encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return tmp_path


@pytest.mark.usefixtures("shelf")
def test_an_installed_pack_is_played_and_saved_with_its_own_cards_and_names() -> None:
    game = nocturne.new("etherfields", players=1, options={"pack": "attic-nights", "play": "slumber"})
    plain = nocturne.new("etherfields", players=1, options={"play": "slumber"})
    assert "mask-of-dust" in game.table.mask_pool
    assert game.table.lib.items["lucky-coin"].intent == (0, 3, 0)
    assert "Unlucky Coin" in game.say(COIN)
    assert "Unlucky Coin" not in plain.say(COIN)
    assert nocturne.load(game.save()).hash() == game.hash()


def test_without_packs_of_ones_own_there_is_nothing_to_choose() -> None:
    etherfields = next(info for info in nocturne.games() if info.id == "etherfields")
    assert "pack" not in {option.name for option in etherfields.options}
