"""The rules tables and the glossary are whole, well formed and agree with their pages."""

from __future__ import annotations

import json
import pickle
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from nocturne.rules import GAMES, GameId, Rule, Term, UnknownGame, UnknownRule, glossary, rule, rules, search
from tools.import_ledger import LedgerError, read_ledger

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "src" / "nocturne" / "rules"
PREFIXES: dict[GameId, str] = {"etherfields": "EF", "alone": "AL"}
ALL = [entry for game in GAMES for entry in rules(game).values()]


ID_PREFIXES = {**PREFIXES, "lanterns": "LN"}


def make_id(game: GameId, area: str, number: int) -> str:
    """Put an id together, so that no test file names a rule that it does not test."""
    return f"{ID_PREFIXES[game]}-{area}-{number:02}"


# The data files


@pytest.mark.parametrize(("name", "kind"), [("etherfields", Rule), ("alone", Rule), ("glossary", Term)])
def test_every_line_is_a_strict_record_with_all_its_fields(name: str, kind: type[Rule | Term]) -> None:
    text = (DATA / f"{name}.jsonl").read_bytes().decode("utf-8")
    assert text.endswith("\n")
    for line in text.splitlines():
        msgspec.json.decode(line, type=kind)
        assert tuple(json.loads(line)) == kind.__struct_fields__


def test_a_record_with_a_field_too_many_or_too_few_is_refused() -> None:
    record = msgspec.to_builtins(ALL[0])
    for wrong in ({**record, "page": 1}, {**record, "edition": "3.0"}, {"id": record["id"]}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, Rule)


def test_the_tables_hold_as_many_rules_and_examples_as_the_ledgers_define() -> None:
    assert Counter((entry.game, entry.kind) for entry in ALL) == {
        ("etherfields", "rule"): 621,
        ("etherfields", "example"): 63,
        ("alone", "rule"): 488,
        ("alone", "example"): 29,
        ("lanterns", "rule"): 31,
    }


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_unique_well_formed_and_numbered_without_gaps(game: GameId) -> None:
    lines = (DATA / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == len(rules(game))
    numbers: dict[str, list[int]] = {}
    for entry in rules(game).values():
        prefix, area, number = entry.id.split("-")
        assert (entry.game, prefix, area) == (game, ID_PREFIXES[game], entry.area)
        assert re.fullmatch(r"[A-Z]+ \d\d", f"{area} {number}")
        numbers.setdefault(area, []).append(int(number))
    for area, found in numbers.items():
        assert sorted(found) == list(range(1, len(found) + 1)), area


def test_every_entry_has_a_chapter_a_statement_and_both_or_neither_of_question_and_ruling() -> None:
    for entry in ALL:
        assert entry.chapter
        assert entry.statement == entry.statement.strip() != ""
        assert bool(entry.open) == bool(entry.ruling), entry.id


def test_exactly_the_worked_examples_show_other_rules() -> None:
    for entry in ALL:
        assert (entry.kind == "example") == (entry.area == "EX") == bool(entry.illustrates), entry.id


def test_a_rule_of_etherfields_has_an_edition_and_one_of_alone_a_tag() -> None:
    for entry in rules("etherfields").values():
        assert (entry.edition != "", entry.tag) == (True, "")
        assert re.match(r"(EN1|ES1|CZ2|FR|silent|derived)\b", entry.source), entry.id
    for entry in rules("alone").values():
        assert (entry.edition, entry.tag) == ("", re.split("[ :]", entry.source)[0])


def test_every_rule_that_another_names_exists_and_is_of_the_same_game() -> None:
    named = [(entry, other) for entry in ALL for other in entry.mentions]
    assert len(named) > 200
    assert [(entry.id, other) for entry, other in named if other not in rules(entry.game)] == []


def test_examples_show_rules_and_not_other_examples() -> None:
    shown = {other for entry in ALL for other in entry.illustrates}
    assert {rule(other).kind for other in shown} == {"rule"}


def test_what_a_rule_mentions_is_listed_once_and_never_the_rule_itself() -> None:
    first, second = make_id("alone", "TURN", 1), make_id("alone", "TURN", 2)
    entry = msgspec.structs.replace(rule(first), statement=f"{second}, {first}, {second}", open="", ruling="")
    assert entry.mentions == (second,)


# Asking for rules


def test_a_table_is_read_once_and_cannot_be_changed() -> None:
    table = rules("alone")
    assert rules("alone") is table
    with pytest.raises(TypeError):
        table["new"] = ALL[0]  # type: ignore[index]  # the point of the test: a Mapping takes no item
    with pytest.raises(AttributeError):
        ALL[0].statement = ""  # type: ignore[misc]  # the point of the test: a Rule is frozen


def test_importing_the_package_reads_no_file() -> None:
    code = """if True:
        import sys
        opened = []
        sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
        import nocturne.rules
        before = [name for name in opened if name.endswith(".jsonl")]
        nocturne.rules.rules("alone")
        after = [name for name in opened if name.endswith(".jsonl")]
        print(len(before), len(after))
    """
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "1"]


def test_a_rule_is_found_by_its_id_whatever_its_game() -> None:
    for game in GAMES:
        wanted = make_id(game, "MOVE", 1)
        assert rule(wanted) is rules(game)[wanted]


def test_an_id_in_small_letters_is_refused_with_the_right_one_offered() -> None:
    wanted = make_id("etherfields", "RESHUFFLE", 5)
    with pytest.raises(UnknownRule) as caught:
        rule(wanted.lower())
    assert caught.value.id == wanted.lower()
    assert caught.value.suggestions[0] == wanted
    assert f"Did you mean {wanted}" in str(caught.value)


def test_a_number_beyond_the_area_is_refused_with_ids_of_that_area_offered() -> None:
    with pytest.raises(KeyError, match="Did you mean") as caught:
        rule(make_id("alone", "OPPORTUNITY", 99))
    assert make_id("alone", "OPPORTUNITY", 0)[:-1] in str(caught.value)


def test_an_id_like_no_other_is_refused_with_the_way_to_the_list() -> None:
    with pytest.raises(UnknownRule, match="docs/rules/"):
        rule("no such thing")


def test_an_unknown_rule_survives_pickling() -> None:
    error = pickle.loads(pickle.dumps(UnknownRule("nothing")))  # noqa: S301 our own bytes
    assert (type(error), error.id) == (UnknownRule, "nothing")


def test_an_unknown_game_is_refused_with_the_known_ones_named() -> None:
    for ask in (rules, glossary):
        with pytest.raises(UnknownGame, match="alone, etherfields"):
            ask("chess")


# Searching


def test_search_wants_every_word_in_any_order_case_or_number() -> None:
    found = search("CARDS reshuffl", "etherfields")
    assert found == search("reshuffl card", "etherfields") != []
    for entry in found:
        text = " ".join((entry.chapter, entry.statement, entry.open, entry.ruling)).lower()
        assert re.search(r"\bcards?\b", text)
        assert "reshuffl" in text


def test_search_puts_the_area_before_the_mere_mention() -> None:
    areas = [entry.area for entry in search("loot", "alone")]
    own = areas.count("LOOT")
    assert set(areas[:own]) == {"LOOT"}
    assert "XP" in areas[own:]


def test_search_for_an_id_gives_that_rule_and_then_those_that_name_it() -> None:
    wanted = make_id("alone", "DICE", 5)
    first, *others = search(wanted.lower())
    assert first.id == wanted
    assert [wanted in other.mentions for other in others] == [True] * len(others) != []


def test_search_covers_both_games_unless_told_and_is_the_same_each_time() -> None:
    both = search("companion")
    assert {entry.game for entry in both} == {"etherfields", "alone"}
    assert {entry.game for entry in search("companion", "alone")} == {"alone"}
    assert both == search("companion")


@pytest.mark.parametrize("words", ["", " ,. ", "xyzzy", "loot xyzzy"])
def test_search_finds_nothing_for_no_words_or_words_that_no_rule_has(words: str) -> None:
    assert search(words) == []


# The glossary


def test_the_glossary_has_every_term_of_both_ledgers_by_a_unique_key() -> None:
    lines = (DATA / "glossary.jsonl").read_text(encoding="utf-8").splitlines()
    assert {game: len(glossary(game)) for game in GAMES} == {"etherfields": 204, "alone": 134, "lanterns": 0}
    assert len(lines) == sum(len(glossary(game)) for game in GAMES)


def test_each_term_has_a_plain_key_and_no_mark_of_the_ledger_left_in_its_words() -> None:
    for word in [word for game in GAMES for word in glossary(game).values()]:
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", word.term)
        assert "" not in {word.en, word.cs}
        for text in (word.en, word.es, word.cs, word.fr):
            assert not re.search(r"\*|\([cght]\)|not in the manual|^-$", text), word.term


# The pages made with the tables


@pytest.mark.parametrize("game", GAMES)
def test_the_page_shows_every_entry_once_in_the_order_of_the_table(game: GameId) -> None:
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| ((?:EF|AL|LN)-[A-Z]+-\d+) \| (.+) \|$", page, re.MULTILINE))
    assert list(rows) == list(rules(game))
    for entry in rules(game).values():
        cells = rows[entry.id].replace("\\|", "|")
        assert [text for text in (entry.statement, entry.source, entry.ruling) if text not in cells] == []


def test_the_glossary_page_shows_every_term() -> None:
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    keys = re.findall(r"^\| `([a-z0-9-]+)` \|", page, re.MULTILINE)
    assert keys == [term for game in ("etherfields", "alone") for term in glossary(game)]


# The importer


def test_a_line_of_the_ledger_becomes_a_rule_with_its_question_and_ruling(tmp_path: Path) -> None:
    page = tmp_path / "etherfields.md"
    name = make_id("etherfields", "LAMP", 1)
    lines = ["# Ledger", "", "### 3.1 LAMP", "", f"- **{name}** [2.0] Lamps (all) burn. (FR p.1)"]
    lines += ["  - Open: how long?", "  - Ruling: for ever.", "- Note [both]: No id. (FR p.2)"]
    page.write_text("\n".join(lines), encoding="utf-8")
    chapter = read_ledger("etherfields", page)[-1]
    (entry,) = chapter.entries
    assert (entry.id, entry.edition, entry.chapter) == (name, "2.0", "3.1 LAMP")
    assert (entry.statement, entry.source) == ("Lamps (all) burn.", "FR p.1")
    assert (entry.open, entry.ruling, len(chapter.notes)) == ("how long?", "for ever.", 1)


@pytest.mark.parametrize(
    "line",
    [
        "- **{}** [3.0] A statement. (EN1 p.1)",
        "- **{}** [both] A statement without a source.",
        "- **{}** A statement without an edition. (EN1 p.1)",
        "- {} [both] An id without its stars. (EN1 p.1)",
        "- **{}** [both] A question without a ruling. (EN1 p.1)\n  - Open: why?",
        "- **{}** [both] A statement. (EN1 p.1)\nProse that belongs nowhere.",
    ],
)
def test_a_line_that_cannot_be_read_stops_the_import_with_its_place(tmp_path: Path, line: str) -> None:
    page = tmp_path / "etherfields.md"
    page.write_text("# L\n\n" + line.format(make_id("etherfields", "LAMP", 1)), encoding="utf-8")
    with pytest.raises(LedgerError, match=r"^etherfields\.md:[34]: "):
        read_ledger("etherfields", page)
