"""The rules texts read like a well-edited card. They are pinned: a change of wording is a visible difference."""

# ruff: noqa: E501 -- a table reads best with one case a line

from pathlib import Path

import pytest

from nocturne.effects.text import block_text, rules_text, say_effect
from nocturne.games.etherfields.pack import LANGUAGE
from nocturne.kernel import Text
from tests.effects.records import compiled, fate, item, named
from tests.packs.etherfields.trial import play, tried

TEXTS = Path(__file__).parent / "texts.txt"

CARDS = (
    fate("[{draw: 2}, {discard: 1}]"),
    fate("[{draw: 1}, {gain: ether, amount: 2}, {move: 1}]"),
    fate("[{seal: 2, who: {each: dreamer, within: 1, of: first-player}}]"),
    fate("[{heal: {progress-cards: 1}, who: {each-other: dreamer}}]"),
    fate("[{add-state: dazed, who: {each: entity, where: {in-state: stunned}}}, {remove-state: stunned, who: {each: entity}}]"),
    fate("[{remove-marker: darkness, in: {each: space, within: 2, where: {on-terrain: darkness}}}]"),
    fate("[{add-marker: light, in: {up-to: space, count: 3, within: 2, where: {marked: threat}}}]"),
    fate("[{add-marker: light, in: {some: space, count: 2}}, {add-marker: swamp, in: {a: space, within: 2, beyond: 2}}]"),
    fate("[{choose: {a: entity, within: 2}}, {add-state: dazed, who: it}, {if: {in-state: stunned, who: it}, then: [{remove: it}]}]"),
    fate("[{choose: {another: dreamer, as: friend}}, {gain: gem, who: friend}, {draw: 1, who: friend}]"),
    fate("[{pay: [{discard: 1}], to: [{relocate: you, to: {a: space, within: 3, where: {on-terrain: water}}}, {gain: gem}]}]"),
    fate("[{pay: [{discard: 1}], to: [{heal: 1, who: it}], who: {each-other: dreamer}}]"),
    fate("[{pay: [{spend: ether}], to: [{draw: 2}], else: [{lose: gem}]}]"),
    fate("[{pay: [{discard: 2}], to: [{heal: 1, who: it}], else: [{damage: 1, to: it}], who: {each: dreamer}}]"),
    fate("[{pay: [{spend: ether, amount: 2}, {discard: 1}, {suffer: 1}], to: [end-well]}]"),
    fate("[{pay: [{spend: ether}], else: [{damage: 1, to: it}, {seal: 2, who: it}], who: {each: dreamer, within: 1}}]"),
    fate("[{lose: gem, who: first-player}, {remove-state: dazed, who: {up-to: entity, count: 2, within: 3, of: first-player}}]"),
    fate("[{if: {there-is: {a: space, within: 1, of: first-player, where: {marked: light}}}, then: [{lose: gem, who: first-player}]}]"),
    fate("[{if: {not: {there-is: {a: entity, within: 1}}}, then: [{draw: 1}]}]"),
    fate("[{swap: {a: entity, within: 3}}]"),
    fate("[{choose-one: [[{heal: 2}], [{draw: 1}, {add-marker: light, in: here}], [{gain: gem}]]}]"),
    fate("[{choose-one: [[{lose: ether, who: it}], [{discard: 1, who: it}]], who: {another: dreamer}}]"),
    fate("[{if: [{flag: gate-open}, {not: {has: gem}}], then: [{set-flag: seen}]}, {set-flag: gate-open}]"),
    fate("[{if: {not: {any-of: [{has: gem}, {has: ether, at-least: 2}]}}, then: [end-badly]}]"),
    fate("[{if: {any-of: [{has: gem}, last-turn]}, then: [{draw: 1}], else: [{unset-flag: seen}]}, {set-flag: seen}]"),
    fate("[{for-each: {each: dreamer}, do: [{draw: 1, who: it}, {damage: 1, to: it}]}]"),
    fate("[{for-each: {each: entity, within: 2}, do: [{pay: [{discard: 1}], to: [{remove: it}]}]}]"),
    fate("[{luck-roll: [{draw: rolled}], blank: [{draw: 1}], cross: [{damage: 1, to: you}]}]"),
    fate("[{call: the-door}, {retrieve: 1}]"),
    item("actions: {limit: once-per-turn, pay: [{spend: ether, amount: 2}], do: [{draw: 1}]}"),
    item("actions: {if: {on-terrain: light, space: here}, do: [{draw: 1}, {discard: 1}]}"),
    item("actions: {limit: single-use, if: {has: gem}, pay: [discard-this], do: [loot]}"),
    item("reactions: {when: before-distress, if: {has: gem}, pay: [discard-this], do: [{prevent-distress: 1}]}"),
    item("reactions: {when: own-roll, pay: [{spend: gem}], do: [reroll-die]}"),
    "{kind: tile, id: test, turns: 4, effects: [{when: setup, do: [appear]}, {when: end-of-turn, do: [{draw: 1}]}]}",
    item("passives: [{stat: assault-range, by: 1}, {stat: hand, by: -1}], actions: {do: [{add-marker: light, in: {each: space, within: 1}}]}"),
)  # fmt: skip


def said(record: str) -> str:
    return rules_text(LANGUAGE, compiled(record), named)


def test_the_texts_are_those_that_were_agreed() -> None:
    assert [said(record) for record in CARDS] == TEXTS.read_text(encoding="utf-8").rstrip("\n").split("\n\n")


@pytest.mark.parametrize("record", CARDS)
def test_a_text_is_made_of_whole_sentences(record: str) -> None:
    for line in said(record).split("\n"):
        assert line[0].isupper()
        assert line.endswith(".")
        assert "  " not in line
        assert "⟨" not in line
        assert "then, then" not in line
        assert "then then" not in line


def test_a_branch_has_a_text_of_its_own() -> None:
    record = compiled(fate("[{choose-one: [[{heal: 2}], [{draw: 1}, {add-marker: light, in: here}]]}]"))
    branch = record.blocks[0][0].branches[1]  # type: ignore[attr-defined]  # a ChooseOne
    assert block_text(LANGUAGE, record, branch, named) == "Draw a card, then put a Light token in your space."


def test_a_choice_and_an_offer_can_be_put_into_words() -> None:
    game = tried("[{choose-one: [[{gain: gem}], [{pay: [{spend: gem}], to: [{draw: 1}]}]]}]", "dreamers: [{gems: 2}]")
    records = game.box.content.records
    labels = [say_effect(LANGUAGE, records, option.label(), named) for option in game.open[0].options]
    assert labels == ["Gain 1 Gem.", "You may spend 1 Gem to draw a card."]
    play(game, "branch:1")
    assert say_effect(LANGUAGE, records, game.open[0].prompt, named) == "You may spend 1 Gem to draw a card."
    assert say_effect(LANGUAGE, records, Text("option-pass"), named) == ""


def test_a_text_longer_than_fluent_takes_as_one_part_is_said_whole() -> None:
    draw = "{draw: 2, who: {each: dreamer, within: 3}}"
    assert said(fate(f"[{', '.join([draw] * 50)}]")) == " ".join([said(fate(f"[{draw}]"))] * 50)


if __name__ == "__main__":
    TEXTS.write_text("\n\n".join(said(record) for record in CARDS) + "\n", encoding="utf-8")
