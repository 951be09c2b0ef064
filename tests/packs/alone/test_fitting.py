"""What the rules could not carry out is told when a pack is checked, and nothing is lost in silence."""

import pytest

from nocturne.games.alone.language import LANGUAGE
from nocturne.packs.check import check
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
  complete: {pay: [{interact: 1, in: archive}], do: [{heal: 1, harm: sc}]}
"""


def told(records: str) -> list[str]:
    """The problems of a pack with these records."""
    problems, _ = check({"manifest.yaml": MANIFEST, "cards.yaml": records.encode()}, LANGUAGE)
    return list(problems.lines())


@pytest.mark.parametrize(
    ("effect", "problem"),
    [
        ("[{damage: 1, to: {a: creature}, harm: life}]", "only the Hero can be meant"),
        ("[{move: 1, who: {each: creature}}]", "moved as a: or some:"),
        ("[{move: 1, who: {a: creature, within: 2}}]", "moved as a: or some:"),
        ("[{swap: {a: creature}, with: {another: creature}}]", "Only hidden creatures"),
        ("[{lose: experience}]", "Only Adrenaline is lost"),
        ("[{light: {a: sector, within: 2}}]", "Lights go on here"),
        ("[{darken: {each: sector}}]", "Each light goes out"),
        ("[{darken: {a: sector, within: 2}}]", "Lights go out in lit sectors"),
        ("[{add-marker: gas, in: {a: sector, within: 3}}]", "Tokens are put"),
        ("[{if: dangerous, then: [kill-creature]}]", "cannot ask this"),
        ("[{if: no-hit, then: [kill-creature], else: [kill-creature]}]", 'know no "else"'),
        ("[{choose-one: [[{attack: 2}], [kill-creature]]}]", "declared with an action"),
    ],
)
def test_an_effect_that_no_step_of_the_rules_means_is_refused(effect: str, problem: str) -> None:
    (line,) = told(ITEM.replace("EFFECT", effect))
    assert problem in line


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("if: upgraded", "if: dangerous", 'advanced.if: The rules do not know "dangerous" here. Known: upgraded.'),
        ("if: upgraded, ", "", 'advanced: "upgraded" is missing.'),
        ("when: turn_start", "when: round_end", 'basic.when: The rules do not know "round_end" here.'),
        ("when: turn_start", "when: turn_start, limit: once-per-game", 'basic.limit: The rules do not know "once-per'),
    ],
)
def test_a_part_that_the_rules_do_not_know_is_refused(old: str, new: str, problem: str) -> None:
    lines = told(ITEM.replace("EFFECT", "[kill-creature]").replace(old, new))
    assert problem in lines[0]


def test_a_mission_is_completed_by_interacts() -> None:
    assert told(MISSION) == []
    assert '"interact" is missing' in told(MISSION.replace("{interact: 1, in: archive}", "{end-turn-away: 2}"))[0]


def test_every_kind_of_token_has_as_many_copies() -> None:
    gas, resin = "- {kind: condition, id: gas, name: Gas}\n", "- {kind: condition, id: resin, name: Resin, copies: 3}\n"
    assert told(gas) == []
    assert "copies: The others have 4." in told(gas + resin)[0]


def test_a_new_pack_has_nothing_wrong() -> None:
    written = {name: text.encode() for name, text in template_files("night", LANGUAGE).items() if name != "README.md"}
    problems, _ = check(written, LANGUAGE)
    assert list(problems.lines()) == []
