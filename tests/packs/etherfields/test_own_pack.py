"""A pack of one's own over the shipped one: chosen as an option, played with its own cards and names."""

from pathlib import Path
from random import Random

import pytest

import nocturne
from nocturne.bots import player_for
from nocturne.bots.etherfields import DreamerBot
from nocturne.bots.etherfields.sight import cheapest, reading
from nocturne.games.etherfields.components import Intent
from nocturne.kernel import Name, Seat, Text
from nocturne.packs.installed import VARIABLE
from nocturne.terminal.painters import Pen, painter_of
from tests.terminal.driver import a_screen

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
    assert game.table.lib.yields["lucky-coin"] == (0, 3, 0)
    assert "Unlucky Coin" in game.say(COIN)
    assert "Unlucky Coin" not in plain.say(COIN)
    assert nocturne.load(game.save()).hash() == game.hash()


def test_without_packs_of_ones_own_there_is_nothing_to_choose() -> None:
    etherfields = next(info for info in nocturne.games() if info.id == "etherfields")
    assert "pack" not in {option.name for option in etherfields.options}


PURSE = ("lucky-coin", "poker-face", "count-the-exits")


@pytest.mark.usefixtures("shelf")
def test_a_bot_pays_by_what_is_printed_in_the_pack_that_is_played() -> None:
    game = nocturne.new("etherfields", players=1, options={"pack": "attic-nights", "play": "slumber"})
    plain = nocturne.new("etherfields", players=1, options={"play": "slumber"})
    ours, shipped = player_for(game, Seat(0)), player_for(plain, Seat(0))
    assert isinstance(ours, DreamerBot)
    assert isinstance(shipped, DreamerBot)
    with reading(shipped.lib):
        dear = cheapest(PURSE, Intent.CUNNING, 3)
    with reading(ours.lib):
        assert cheapest(PURSE, Intent.CUNNING, 3) == ("lucky-coin",) != dear
    while game.over is None and game.version < 60:
        decision = game.open[0]
        game.answer(0, ours.choose(game.view(0), decision, Random(1)))


@pytest.mark.usefixtures("shelf")
def test_the_terminal_shows_the_cards_of_the_pack_that_is_played() -> None:
    head = "players: 1\noptions: {pack: attic-nights}\nlocation: tram-stop\nitems: [lucky-coin]\n"
    view = nocturne.position("etherfields", head).view(0)
    told = {
        pack: "\n".join(painter_of("etherfields")(view, Pen(a_screen()[0], "etherfields", pack), 0)) for pack in PACKS
    }
    assert "Unlucky Coin C3" in told["attic-nights"]
    assert "Lucky Coin C1" in told["etherfields"]


PACKS = ("attic-nights", "etherfields")
