"""Packs of one's own: found by a variable, chosen by id, and named in every save that was played with one."""

import os
import zlib
from pathlib import Path
from typing import Any

import pytest

import nocturne
from nocturne import UsageError
from nocturne.games.lanterns.pack import LANGUAGE
from nocturne.kernel.save import box_of, read_header
from nocturne.packs import commands
from nocturne.packs.installed import VARIABLE, installed
from nocturne.packs.pinned import MAX_PINNED, unpin

MANIFEST = "id: {id}\nversion: 1\ngame: lanterns\ntitle: Mine\nrequires: [lanterns]\n{more}"
HALL = (
    '- {kind: house, id: hall, name: The Hall, map: "+--+--+--+\\n|a  *  b |\\n+  +--+  +\\n|c     d |\\n+--+--+--+"}\n'
)
QUICK = "- {kind: card, id: dash, name: Dash, copies: 6, play: {do: [{gain: step, amount: 5}]}}\n"


def pack(place: Path, name: str, records: str, more: str = "") -> Path:
    (place / name).mkdir(parents=True)
    (place / name / "manifest.yaml").write_text(MANIFEST.format(id=name, more=more), encoding="utf-8")
    (place / name / "records.yaml").write_text(records, encoding="utf-8")
    return place / name


@pytest.fixture(autouse=True)
def _no_box_is_known() -> None:
    """Headers are the same in several tests, while other packs are installed."""
    box_of.cache_clear()


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two packs: one with a house, one with a quicker Dash."""
    pack(tmp_path, "big-hall", HALL)
    pack(tmp_path, "quick-dash", QUICK, "overrides: [card/dash]\n")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return tmp_path


def options() -> dict[str, tuple[object, ...]]:
    lanterns = next(info for info in nocturne.games() if info.id == "lanterns")
    return {option.name: option.choices for option in lanterns.options}


def test_without_packs_of_ones_own_there_is_nothing_to_choose() -> None:
    assert "pack" not in options()
    with_name = nocturne.new("lanterns", players=2, options={"pack": "lanterns"})
    assert with_name.hash() == nocturne.new("lanterns", players=2).hash()


@pytest.mark.usefixtures("shelf")
def test_installed_packs_can_be_chosen_by_id() -> None:
    assert list(installed("lanterns")) == ["big-hall", "quick-dash"]
    assert options()["pack"] == ("lanterns", "big-hall", "quick-dash")
    assert options()["house"] == ("attic", "cellar", "hall")
    assert installed("alone") == {}


@pytest.mark.usefixtures("shelf")
def test_a_house_of_ones_own_is_played_in() -> None:
    game = nocturne.new("lanterns", players=2, options={"pack": "big-hall", "house": "hall"})
    assert len(game.table.lanterns) == 1


@pytest.mark.usefixtures("shelf")
def test_a_card_of_ones_own_does_what_it_says() -> None:
    game = nocturne.new("lanterns", players=2, options={"pack": "quick-dash"})
    records = game.table.box.content.stage.compiled("card/dash")
    assert records.blocks[0][0].amount == 5


@pytest.mark.usefixtures("shelf")
def test_a_save_names_the_pack_and_its_hash_and_opens_with_it_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    game = nocturne.new("lanterns", players=2, options={"pack": "quick-dash"})
    header = read_header(game.save())
    assert header.options["pack"] == "quick-dash"
    assert header.content != read_header(nocturne.new("lanterns", players=2).save()).content
    assert nocturne.load(game.save()).hash() == game.hash()
    other = nocturne.new("lanterns", players=3, options={"pack": "quick-dash"}).save()
    monkeypatch.delenv(VARIABLE)
    with pytest.raises(nocturne.SaveError, match='The pack "quick-dash" for lanterns is not installed'):
        nocturne.load(other)


@pytest.mark.usefixtures("shelf")
def test_a_save_is_refused_by_a_pack_that_does_not_continue_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = nocturne.new("lanterns", players=4, options={"pack": "quick-dash"}).save()
    newer = tmp_path / "newer"
    pack(newer, "quick-dash", QUICK.replace("amount: 5", "amount: 6"), "overrides: [card/dash]\n")
    monkeypatch.setenv(VARIABLE, str(newer))
    with pytest.raises(nocturne.SaveError, match="write that hash under `continues`"):
        nocturne.load(saved)


def a_dash_later(place: Path, monkeypatch: pytest.MonkeyPatch, more: str = "") -> None:
    """Install another version of the pack `quick-dash` in the place of the first."""
    pack(place, "quick-dash", QUICK.replace("amount: 5", "amount: 6"), f"overrides: [card/dash]\n{more}")
    monkeypatch.setenv(VARIABLE, str(place))


def a_dashing_game() -> nocturne.Game[Any]:
    """A game with the pack `quick-dash` after three answers."""
    game = nocturne.new("lanterns", players=4, options={"pack": "quick-dash"})
    for decision in game.open[:3]:
        game.answer(decision.seat, decision.ids()[0])
    return game


@pytest.mark.usefixtures("shelf")
def test_a_game_goes_on_with_a_pack_that_continues_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = a_dashing_game()
    saved, own = game.save(), game.box.source.packs[-1].hash
    a_dash_later(tmp_path / "newer", monkeypatch, f"continues: [{own}]\n")
    other = nocturne.load(saved)
    assert "6" in other.box.source.rules("card/dash")
    assert (other.version, other.earliest, other.open[0].ids()) == (3, 3, game.open[0].ids())
    assert [era.content for era in other.eras] == [game.box.content_hash]
    assert other.events(seat=0) == game.events(seat=0)
    other.answer(other.open[0].seat, other.open[0].ids()[0])
    other.verify()
    with pytest.raises(nocturne.Refused, match="Since answer 3 the game goes on by newer rules"):
        other.undo(2)
    other.undo(3)
    assert other.open[0].ids() == game.open[0].ids()
    again = nocturne.load(other.save())
    assert (again.earliest, again.hash(), again.log()) == (3, other.hash(), other.log())


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize("is_there", [True, False])
def test_an_exported_game_is_played_on_with_the_pack_that_it_was_begun_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_there: bool
) -> None:
    game = a_dashing_game()
    exported = game.export()
    if is_there:
        a_dash_later(tmp_path / "newer", monkeypatch)
    else:
        monkeypatch.delenv(VARIABLE)
    other = nocturne.load(exported)
    assert "5" in other.box.source.rules("card/dash")
    assert (other.hash(), other.earliest, other.eras) == (game.hash(), 0, ())
    other.verify()
    other.undo(1)
    assert nocturne.load(other.save()).hash() == other.hash(), "the pack goes on with it"


@pytest.mark.usefixtures("shelf")
def test_a_pinned_pack_that_cannot_be_read_any_more_is_continued(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = a_dashing_game()
    exported, own = game.export(), game.box.source.packs[-1].hash
    a_dash_later(tmp_path / "newer", monkeypatch, f"continues: [{own}]\n")

    def unreadable(*_: object) -> None:
        raise UsageError("The content of the game cannot be read any more.")

    monkeypatch.setattr("nocturne.packs.played.unpin", unreadable)
    box_of.cache_clear()
    other = nocturne.load(exported)
    assert (other.version, other.earliest) == (3, 3)
    assert "6" in other.box.source.rules("card/dash")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"?", "cut short"),
        (zlib.compress(b"?"), "damaged"),
        (zlib.compress(b"\x90"), "is empty"),
        (zlib.compress(bytes(MAX_PINNED + 1)), "larger than"),
        (zlib.compress(b"\x91\x91\x80"), "cannot be read any more"),
    ],
)
def test_what_is_no_pack_cannot_be_pinned(data: bytes, words: str) -> None:
    with pytest.raises(UsageError, match=words):
        unpin(data, LANGUAGE)


@pytest.mark.usefixtures("shelf")
def test_a_position_names_the_pack() -> None:
    game = nocturne.new("lanterns", players=2, options={"pack": "big-hall", "house": "hall"})
    text = game.position()
    assert "pack: big-hall" in text
    assert nocturne.position("lanterns", text).table.box.content.hash == game.table.box.content.hash


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"pack": "bighall"}, 'The pack "bighall" for lanterns is not installed. Did you mean "big-hall"?'),
        ({"pack": 7}, "Option pack cannot be 7"),
        ({"house": "hall"}, 'The pack "lanterns" has no house "hall". Known: attic, cellar.'),
    ],
)
def test_a_choice_that_cannot_be_is_told(wanted: dict[str, object], words: str) -> None:
    with pytest.raises(nocturne.UsageError, match=words.replace("?", r"\?")):
        nocturne.new("lanterns", players=2, options=wanted)


def test_a_pack_that_is_not_right_is_told_with_its_first_problem(shelf: Path) -> None:
    (shelf / "big-hall" / "records.yaml").write_text(HALL.replace("house,", "hose,"), encoding="utf-8")
    with pytest.raises(
        nocturne.UsageError, match=r'The pack "big-hall" is not right: records\.yaml:1:10: "hose" is not'
    ):
        nocturne.new("lanterns", players=2, options={"pack": "big-hall"})
    assert nocturne.new("lanterns", players=2, options={"pack": "quick-dash"}).open


def test_a_card_that_the_rules_do_not_know_is_told(shelf: Path) -> None:
    pack(shelf, "wind", "- {kind: card, id: wind, name: Wind, copies: 1, play: {do: [{draw: 1}]}}\n")
    with pytest.raises(nocturne.UsageError, match='have no room for the card "wind" of the pack "wind"'):
        nocturne.new("lanterns", players=2, options={"pack": "wind"})


def test_two_packs_with_one_id_and_a_folder_that_is_not_there_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack(tmp_path / "a", "mine", HALL)
    pack(tmp_path / "b", "mine", HALL)
    monkeypatch.setenv(VARIABLE, os.pathsep.join([str(tmp_path / "a"), str(tmp_path / "b")]))
    with pytest.raises(nocturne.UsageError, match='Two packs have the id "mine"'):
        nocturne.games()
    monkeypatch.setenv(VARIABLE, str(tmp_path / "c"))
    with pytest.raises(nocturne.UsageError, match="which is not a folder"):
        nocturne.games()


@pytest.mark.usefixtures("shelf")
def test_the_commands_find_what_a_pack_needs_among_the_installed_ones(tmp_path: Path) -> None:
    far = pack(tmp_path / "elsewhere", "far", HALL.replace("id: hall", "id: far"))
    (far / "manifest.yaml").write_text(
        MANIFEST.format(id="far", more="").replace("[lanterns]", "[lanterns, big-hall]"), encoding="utf-8"
    )
    assert commands.check(str(far), pictures=False) == (f"{far}: 1 records, nothing wrong.", 0)
