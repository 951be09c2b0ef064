"""The rules texts read like a well-edited card. They are pinned: a change of wording is a visible difference."""

# ruff: noqa: E501 -- a table reads best with one case a line

from pathlib import Path

import pytest

from nocturne.effects.text import block_text, rules_text, say_effect
from nocturne.kernel import Name, Text
from tests.effects.playground import LANGUAGE, answer, card, compiled, play

TEXTS = Path(__file__).parent / "texts.txt"

CARDS = (
    card("[{draw: 2}, {discard: 1}]"),
    card("[{draw: 1}, {gain: coin, amount: 2}, {move: 1}]"),
    card("[{seal: 2, who: {each: player, within: 1, of: this}}]"),
    card("[{damage: {per-player: 1}, to: {a: beast, within: 0}}]"),
    card("[{damage: 1, to: {each: beast, where: {in-state: stunned}}}, {remove-state: stunned, who: {each: beast}}]"),
    card("[{darken: {each: space, within: 2, where: lit}}]"),
    card("[{reveal: {up-to: space, count: 3, within: 2, where: {marked: danger}}}]"),
    card("[{choose: {a: beast, within: 2}}, {move: 2, who: it}, {if: {near: 0}, then: [{damage: 1, to: it}]}]"),
    card("[{choose: {another: player, as: friend}}, {give-cards: 1, to: friend}, {draw: 1, who: friend}]"),
    card("[{may: [{relocate: you, to: {a: space, within: 3, where: dark}}, {gain: gem}]}]"),
    card("[{may: [{discard: 1, who: it}, {heal: 1, who: it}], who: {each-other: player}}]"),
    card("[{pay: [{spend: coin, amount: 1}], to: [{draw: 2}], else: [{lose: gem}]}]"),
    card("[{pay: [{discard: 2}], to: [{heal: 1, who: it}], else: [{damage: 1, to: it}], who: {each: player}}]"),
    card("[{pay: [{spend: coin, amount: 2}, {discard: 1}, {suffer: 1}], to: [{win: {each: player}}]}]"),
    card("[{pay: [{spend: coin, amount: 1}], else: [{damage: 1, to: it}, {seal: 2, who: it}], who: {each: player, within: 1}}]"),
    card("[{lose: gem, who: leader}, {move: 1, who: {up-to: beast, count: 2, within: 3, of: leader}}]"),
    card("[{if: {there-is: {a: space, within: 1, of: leader, where: hidden}}, then: [{lose: gem, amount: 2, who: leader}]}]"),
    card("[{swap: {a: beast}, with: {a: beast}}]"),
    card("[{choose-one: [[{heal: 2}], [{draw: 1}, {light: here}], [{gain: gem}]]}]"),
    card("[{choose-one: [[{lose: coin, who: it}], [{discard: 1, who: it}]], who: {another: player}}]"),
    card("[{if: [{flag: gate-open}, {not: {lit: here}}], then: [{set-flag: seen}]}, {set-flag: gate-open}]"),
    card("[{if: {not: {any-of: [{has: gem}, {hand: 1}]}}, then: [lose-game]}]"),
    card("[{for-each: {each: player}, do: [{draw: 1, who: it}, {damage: 1, to: it}]}]"),
    card("[{for-each: {each: beast, within: 2}, do: [{may: [{push: 1, who: it}]}]}]"),
    card("[{repeat: 3, do: [{move: 1}, {add-marker: gas}]}]"),
    card("[{roll: luck, dice: 2, outcomes: [{from: 2, do: [end-turn]}, {from: 12, to: 12, do: [{gain: gem, amount: 3}]}]}]"),
    card("[{roll: luck}, {if: {rolled: 4}, then: [{draw: rolled}], else: [{damage: 1, to: you}]}]"),
    card("[{spawn: beast, in: {a: space, within: 4, beyond: 2}}, {draw-tile: omen, who: {each: beast}}]"),
    card("[{swap: {a: beast, within: 3}}, {modify: range, by: -1, who: it, until: end-of-round}]"),
    card("[{retrieve: 1}, {remove-card: this}]"),
    card("[{call: the-door}, {advance: clock, by: -2}]"),
    "{kind: card, id: x, play: {limit: once-per-turn, pay: [{spend: coin, amount: 2}], do: [{draw: 1}]}}",
    "{kind: card, id: x, play: {if: {lit: here}, do: [{draw: 1}, {discard: 1}]}}",
    "{kind: card, id: x, play: {limit: once-per-game, if: {has: gem}, pay: [discard-this], do: [extra-action]}}",
    "{kind: card, id: x, reaction: {when: before-damage, if: {near: 1, what: victim}, pay: [discard-this], do: [{prevent: 1}]}}",
    "{kind: card, id: x, reaction: {when: before-damage, do: [{instead: [{seal: that-much}]}]}}",
    "{kind: card, id: x, reaction: {when: when-rolled, pay: [{spend: gem}], do: [reroll]}}",
    "{kind: card, id: x, trigger: {when: turn-start, limit: once-per-round, do: [{draw: 1}]}}",
    "{kind: card, id: x, trigger: {when: after-damage, if: {not: {flag: calm}}, do: [{set-flag: calm}, {draw: that-much}]}}",
    "{kind: card, id: x, passive: {stat: range, by: 1}, play: {do: [{light: {each: space, within: 1}}]}}",
    "{kind: card, id: x, passive: {stat: hand-limit, by: -1, if: {in-state: poisoned, who: you}}}",
)  # fmt: skip


def named(name: Name) -> str:
    return name.id.replace("-", " ").title()


def said(record: str) -> str:
    (one,) = compiled(record).values()
    return rules_text(LANGUAGE, one, named)


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
    (one,) = compiled(card("[{choose-one: [[{heal: 2}], [{draw: 1}, {light: here}]]}]")).values()
    assert block_text(LANGUAGE, one, one.blocks[0][0].branches[1], named) == (  # type: ignore[attr-defined]  # a ChooseOne
        "Draw a card, then turn on the light in your space."
    )


def test_a_choice_and_an_offer_can_be_put_into_words() -> None:
    effect = "[{choose-one: [[{heal: 2}], [{may: [{draw: 1}]}]]}]"
    game, records = play(effect), compiled(card(effect))
    labels = [say_effect(LANGUAGE, records, option.label(), named) for option in game.open[0].options]
    assert labels == ["Heal 2 damage.", "You may draw a card."]
    answer(game, "branch:1")
    assert say_effect(LANGUAGE, records, game.open[0].prompt, named) == "Draw a card."
    assert say_effect(LANGUAGE, records, Text("option-pass"), named) == ""


if __name__ == "__main__":
    TEXTS.write_text("\n\n".join(said(record) for record in CARDS) + "\n", encoding="utf-8")


def test_a_text_longer_than_fluent_takes_as_one_part_is_said_whole() -> None:
    (long,) = compiled(card(f"[{', '.join(['{draw: 2, who: {each: player, within: 3}}'] * 50)}]")).values()
    (one,) = compiled(card("[{draw: 2, who: {each: player, within: 3}}]")).values()
    assert rules_text(LANGUAGE, long, named) == " ".join([rules_text(LANGUAGE, one, named)] * 50)
