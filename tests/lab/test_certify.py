"""Certificates: found, kept, verified, and found anew where a change has broken them."""

from __future__ import annotations

from pathlib import Path

import pytest

from nocturne.kernel import UsageError
from nocturne.lab.certificates import Case, Record, holds, load, write
from nocturne.lab.certify import Wish, certified_table, certify, chosen
from nocturne.lab.provable import provable

LODGER = Case("lodger", 1, "2.0")


def silent(_case: object, _record: object) -> None:
    """Nobody needs to know."""


def wish(folder: Path, **more: object) -> Wish:
    return Wish("etherfields", ("lodger",), folder, players="1", edition="2.0", jobs=1)._replace(**more)  # type: ignore[arg-type]  # a test's own words


def test_a_winning_game_is_found_kept_and_verified(tmp_path: Path) -> None:
    records = certify(wish(tmp_path), silent)
    assert set(records) == {LODGER}
    assert load(tmp_path) == records
    assert holds(provable("etherfields"), records[LODGER])
    assert certify(wish(tmp_path, check=True), silent) == records
    table = certified_table(Wish("etherfields"), [LODGER, Case("lodger", 2, "2.0")], records)
    assert f"| The Lodger Upstairs | 2.0 | ✓ {len(records[LODGER].answers)} | – |" in table
    assert "1 of 2 certified.\n- no winning game: lodger-2-2.0" in table


def test_what_a_change_has_broken_does_not_hold_and_is_found_anew(tmp_path: Path) -> None:
    good = certify(wish(tmp_path), silent)[LODGER]
    what = provable("etherfields")
    short, wrong = good._replace(answers=good.answers[:-1]), good._replace(answers=("fly", *good.answers[1:]))
    for broken in (short, wrong, good._replace(end="0" * 12), good._replace(answers=(*good.answers, "pass"))):
        assert not holds(what, broken)
        write([broken], tmp_path)
        assert certify(wish(tmp_path, check=True), silent) == {}
        assert load(tmp_path) == {LODGER: broken}  # to check changes nothing
    write([wrong], tmp_path)
    assert holds(what, certify(wish(tmp_path), silent)[LODGER])


def test_a_mission_is_certified_by_a_hero_who_has_done_it_and_wins(tmp_path: Path) -> None:
    case = Case("g_grid", 2, "easy")
    mine = Wish("alone", ("g_grid",), tmp_path, players="2", edition="easy", jobs=1)
    record = certify(mine, silent)[case]
    what = provable("alone")
    assert holds(what, record)
    lost = Record(case, record.seed, record.end, record.answers[:-1])
    assert not holds(what, lost)
    assert not holds(what, record._replace(case=Case("f_signal", 2, "normal")))


def test_every_mission_has_its_cases() -> None:
    cases = chosen(Wish("alone"))
    assert len(cases) == 15 * 3 * 4
    assert {case.edition for case in cases} == {"easy", "normal", "nightmare", "impossible"}


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        (Wish("lanterns"), "Nothing of lanterns"),
        (Wish("etherfields", ("lodgr",)), "lodger"),
        (Wish("alone", edition="hard"), "hard"),
        (Wish("alone", players="many"), "numbers"),
    ],
)
def test_what_cannot_be_certified_is_told(bad: Wish, why: str) -> None:
    with pytest.raises(UsageError, match=why):
        chosen(bad)


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(UsageError, match="cannot be written"):
        write([Record(LODGER, 1, "", ("pass",))], tmp_path / "file")


@pytest.mark.parametrize("text", ["one line\n", "2 2.0 x 0123\nanswer\n", "2 2.0 7\nanswer\n"])
def test_a_file_that_holds_no_certificates_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "lodger.txt").write_text(text)
    with pytest.raises(UsageError, match="holds no certificates"):
        certify(wish(tmp_path, check=True), silent)
