"""What the rules would not carry out as it is said is told when a pack is checked, and again when it is loaded."""

from pathlib import Path

import pytest

import nocturne
from nocturne.games.alone.pack import LANGUAGE
from nocturne.kernel import UsageError
from nocturne.packs.check import check
from nocturne.packs.installed import VARIABLE
from nocturne.packs.template import files as template_files

MANIFEST = b"id: night\nversion: 1\ngame: alone\ntitle: Night\n"
ITEM = """
- kind: item
  id: it_night
  name: Night
  matrix: chemical
  needs: chemical
  basic: {when: turn_start, do: EFFECT}
  advanced: {if: upgraded, do: [{heal: 1, harm: life}]}
"""
MISSION = """
- kind: mission
  id: g_night
  name: Night
  colour: green
  complete: {interact: 1, in: archive, do: [{heal: 1, harm: sc}]}
"""


def told(records: str) -> list[str]:
    """The problems of a pack with these records."""
    problems, _ = check({"manifest.yaml": MANIFEST, "cards.yaml": records.encode()}, LANGUAGE)
    return list(problems.lines())


@pytest.mark.parametrize(
    ("effect", "problem"),
    [
        ("[{gain: charge}]", '"charge" is not a reward. Known: adrenaline, experience'),
        ("[{may: [{heal: 1, harm: life}]}]", '"may" is not a verb'),
        ("[{place-token: gas, in: {each: sector}}]", "basic.do[0].place-token.in"),
        ("[{add-marker: gas, in: {each: sector}}]", '"add-marker" is not a verb'),
        ("[{win: hero}]", '"win" takes nothing'),
        ("[win]", "only in an effect of complete, not of turn_start"),
        ("[{damage: 1, to: evil, harm: life}]", 'There is no "to" here'),
        ("[{move-creature: 1, which: nearest}]", '"nearest" is not a selection'),
        ("[{lose: experience}]", '"lose" is not a verb'),
        ("[{if: dangerous, then: [kill-creature]}]", '"dangerous" is not a condition'),
        ("[{repair: 3}]", "is not a directions"),
        ("[surges-hit]", '"surges-hit" means something only in an effect of rolled_hero, not of turn_start'),
        ("[{attack-harder: 1}]", '"attack-harder" must stand right after move-creature'),
        ("[{move-spawned-creature: 1}]", "must stand right after spawn-creature"),
        ("[{spawn-creature: any, or: worm}]", '"or" needs another type before it'),
        ("[{spawn-creature: worm, or: any}]", '"any" is not a type'),
        ("[{spawn-creature: worm, nearer: 1, least: 1}]", '"nearer" and "least" cannot stand together'),
        ("[{move-unheard: 1, unheard: 2}]", '"unheard" is more than "creatures"'),
        ("[{place-token: gas, in: here, sectors: 2}]", '"here" is one sector'),
        ("[place-danger-there]", "must stand right after place-token"),
    ],
)
def test_what_would_not_happen_cannot_be_said(effect: str, problem: str) -> None:
    (line,) = told(ITEM.replace("EFFECT", effect))
    assert problem in line


def test_what_is_declared_with_an_action_cannot_depend_on_a_choice() -> None:
    (line,) = told(
        ITEM.replace("EFFECT", "[{choose-one: [[{attack: 2}], [kill-creature]]}]").replace("turn_start", "combat")
    )
    assert "chosen with the action" in line


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("if: upgraded", "if: dangerous", 'advanced.if: "dangerous" is not a head of an advanced effect.'),
        ("if: upgraded, ", "", 'advanced: "if" is missing.'),
        ("when: turn_start", "when: round_end", 'basic.when: "round_end" is not a use of an Item.'),
        ("when: turn_start", "when: turn_start, limit: once-per-round", 'basic: There is no "limit" here.'),
    ],
)
def test_a_part_has_no_more_than_the_rules_carry_out(old: str, new: str, problem: str) -> None:
    lines = told(ITEM.replace("EFFECT", "[kill-creature]").replace(old, new))
    assert problem in lines[0]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("interact: 1, ", "", '"interact" is missing'),
        ("colour: green", "colour: red", 'A red Mission needs "win".'),
        ("{heal: 1, harm: sc}", "win", '"win" belongs to a red Mission.'),
        ("{heal: 1, harm: sc}", "end-nuisance", '"end-nuisance" belongs to a blue Mission.'),
        ("colour: green", "colour: green\n  explore-less: 1", "A blue Mission, and no other, changes something"),
    ],
)
def test_a_mission_says_what_its_colour_means(old: str, new: str, problem: str) -> None:
    assert told(MISSION) == []
    assert problem in told(MISSION.replace(old, new))[0]


def test_every_kind_of_token_has_as_many_copies() -> None:
    gas, resin = "- {kind: condition, id: gas, name: Gas}\n", "- {kind: condition, id: resin, name: Resin, copies: 3}\n"
    assert told(gas) == []
    assert "copies: The others have 4." in told(gas + resin)[0]


def test_a_new_pack_has_nothing_wrong() -> None:
    written = {name: text.encode() for name, text in template_files("night", LANGUAGE).items() if name != "README.md"}
    problems, _ = check(written, LANGUAGE)
    assert list(problems.lines()) == []


def test_no_game_begins_with_a_pack_that_says_what_would_not_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "night").mkdir()
    (tmp_path / "night" / "manifest.yaml").write_bytes(MANIFEST + b"requires: [alone]\n")
    (tmp_path / "night" / "cards.yaml").write_text(ITEM.replace("EFFECT", "[surges-hit]"), encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with pytest.raises(UsageError, match=r'item "it_night": basic.do\[0\]: "surges-hit" means something only in'):
        nocturne.new("alone", players=2, seed=1, options={"pack": "night"})
