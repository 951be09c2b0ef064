"""The commands of `nocturne pack`, on the pack of the template game."""

import json
from pathlib import Path

import pytest

from nocturne.kernel import UsageError
from nocturne.packs import commands

TEXT = Path(__file__).parent / "text-lanterns.txt"


def test_the_shipped_pack_has_no_problems() -> None:
    assert commands.check("lanterns") == ("lanterns: 6 records, nothing wrong.", 0)


def test_the_text_of_the_shipped_pack_is_the_one_that_was_agreed() -> None:
    text, code = commands.text("lanterns")
    assert (text + "\n", code) == (TEXT.read_text(encoding="utf-8"), 0)


def test_the_counts_tell_roles_pools_and_marks_apart() -> None:
    told = commands.stats("etherfields")[0].split("\n")
    assert "influence by pool: market 81, secret 7" in told
    assert "tile by role: slumber 16, entity 14, companion 3, delta 1, mode 1" in told
    assert "map, slumber: 12" in told


def test_a_card_is_shown_as_text() -> None:
    assert commands.show("dash", "lanterns")[0].split("\n") == [
        "Dash  [card/dash]",
        "  copies: 6",
        "Gain 3 steps.",
        "“The stairs are longer than they were by day.”",
    ]


def test_a_card_that_is_not_there_gets_a_suggestion() -> None:
    with pytest.raises(UsageError, match=r'There is no record "dahs" in lanterns\. Did you mean "dash"\?'):
        commands.show("dahs", "lanterns")


def test_stats_count_records_copies_and_words() -> None:
    lines = commands.stats("lanterns")[0].split("\n")
    assert "card: 4 records, 20 copies" in lines
    assert "gain: 1" in lines


def test_a_new_pack_has_nothing_wrong_and_is_never_written_over(tmp_path: Path) -> None:
    folder = str(tmp_path / "first-night")
    assert commands.new(folder, "lanterns")[1] == 0
    assert commands.check(folder)[1] == 0
    with pytest.raises(UsageError, match="is there already"):
        commands.new(folder, "lanterns")


def test_a_house_with_too_few_doors_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "hall"
    commands.new(str(folder), "lanterns")
    (folder / "houses.yaml").write_text(
        '- {kind: house, id: hall, name: Hall, map: "+--+--+\\n|a  b |\\n+--+--+"}\n', encoding="utf-8"
    )
    text, code = commands.check(str(folder))
    assert code == 1
    assert text.split("\n") == [
        'houses.yaml:1:3: house "hall": map: The house has 2 doors. Mark 4 with the letters a to d.',
        'houses.yaml:1:3: house "hall": map: No lantern stands in the house. Mark some spaces with *.',
        "2 problems.",
    ]


def test_the_box_must_hold_as_many_cards_as_it_says(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / "manifest.yaml").write_text("id: lanterns\nversion: 2\ngame: lanterns\ntitle: Short\n", encoding="utf-8")
    (folder / "cards.yaml").write_text("- {kind: card, id: dash, name: Dash, copies: 5}\n", encoding="utf-8")
    assert commands.check(str(folder))[0].startswith(
        "manifest.yaml:1:1: The box has 20 copies of kind card; this pack has 5."
    )


def test_the_schema_of_a_game_is_json() -> None:
    assert json.loads(commands.schema("lanterns")[0])["title"] == "Records of lanterns"


def test_a_folder_without_a_manifest_gets_a_clear_message(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"has no manifest\.yaml"):
        commands.check(str(tmp_path))
