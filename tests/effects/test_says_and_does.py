"""What the text of a simple effect says is what running it does: amount, target, price, condition.

The texts are read back with regular expressions that know nothing of the programs they were made from; the effects are
carried out by the shipped game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nocturne.effects.text import rules_text
from nocturne.games.etherfields.components import State
from nocturne.games.etherfields.model import Dreamer, Etherfields
from nocturne.games.etherfields.pack import LANGUAGE
from nocturne.kernel import Game
from tests.effects.records import compiled, fate, named
from tests.packs.etherfields.trial import ids, kind, tried

WHO = {"you": "you", "others": "{each-other: dreamer}", "all": "{each: dreamer}"}
RICH = "dreamers: [{ether: 7, gems: 1, distress: 4}, {ether: 7, gems: 1, distress: 4}]"
SPACES = (0, 1, 2, 3, 8, 9, 10, 11)
"""Two rows of four spaces; the Dreamers stand in 0 and 8, the Entity in 2."""

Found = dict[int, int]
"""How much happened to whom."""


def text_of(effect: str) -> str:
    return rules_text(LANGUAGE, compiled(fate(effect)), named)


def run(effect: str, position: str = RICH) -> Etherfields:
    """Play the effect out, taking the first option each time."""
    game: Game[Etherfields] = tried(effect, position, players=2)
    while not game.over and kind(game) != "FreePlay":
        game.answer(game.open[0].seat, game.open[0].ids()[0])
    return game.table


def amount_in(text: str) -> int:
    """The amount that a text speaks of first."""
    number = re.search(r"\d+", text)
    return int(number.group()) if number else 1 if "a card" in text else -1


def dreamers_in(text: str) -> Iterable[int]:
    """Whom a text speaks of."""
    if "each other dreamer" in text.lower():
        return (1,)
    return (0, 1) if "each dreamer" in text.lower() else (0,)


def near(text: str) -> Callable[[int], bool]:
    """Which spaces are near enough, as the text says it: on an open map, spaces count as a rook's steps."""
    within = re.search(r"within (\d+) spaces? of you", text)
    if not within:
        return lambda space: "in your space" not in text or space == 0
    reach = int(within.group(1))
    return lambda space: space % 8 + space // 8 <= reach


# -- verbs of Dreamers: an amount, and who

ALL = "who: {each: dreamer}"


def hand(me: Dreamer) -> int:
    return len(me.hand)


DREAMER_VERBS: dict[str, tuple[str, str, Callable[[Dreamer], int]]] = {
    "draw": ("", "{{draw: {n}, who: {who}}}", hand),
    "discard": (f"{{draw: 4, {ALL}}}, ", "{{discard: {n}, who: {who}}}", hand),
    "put-under": (f"{{draw: 4, {ALL}}}, ", "{{put-under: {n}, who: {who}}}", hand),
    "retrieve": (f"{{draw: 2, {ALL}}}, {{discard: 2, {ALL}}}, ", "{{retrieve: {n}, who: {who}}}", hand),
    "seal": ("", "{{seal: {n}, who: {who}}}", lambda me: len(me.sealed)),
    "unseal": (f"{{seal: 4, {ALL}}}, ", "{{unseal: {n}, who: {who}}}", lambda me: len(me.sealed)),
    "gain": ("{lose: ether, amount: 3}, ", "{{gain: ether, amount: {n}, who: {who}}}", lambda me: me.ether),
    "lose": ("", "{{lose: ether, amount: {n}, who: {who}}}", lambda me: me.ether),
    "heal": ("", "{{heal: {n}, who: {who}}}", lambda me: me.distress),
    "damage": (f"{{heal: 4, {ALL}}}, ", "{{damage: {n}, to: {who}}}", lambda me: me.distress),
}  # fmt: skip


@pytest.mark.parametrize("verb", DREAMER_VERBS)
@settings(max_examples=6, deadline=None)
@given(n=st.integers(1, 2), who=st.sampled_from(sorted(WHO)))
def test_dreamers_do_as_much_as_the_text_says(verb: str, n: int, who: str) -> None:
    before, pattern, count = DREAMER_VERBS[verb]
    effect = pattern.format(n=n, who=WHO[who])
    text = text_of(f"[{effect}]")
    old, new = run(f"[{before}{{draw: 1}}]").dreamers, run(f"[{before}{{draw: 1}}, {effect}]").dreamers
    changed = {seat: by for seat in (0, 1) if (by := abs(count(new[seat]) - count(old[seat])))}
    assert changed == dict.fromkeys(dreamers_in(text), amount_in(text))


# -- verbs of figures and spaces: which ones, by distance


def tokens(table: Etherfields, marker: str) -> list[int]:
    return sorted([token.at for token in table.tokens if token.kind == marker])


@settings(max_examples=8, deadline=None)
@given(reach=st.integers(0, 4))
def test_the_spaces_near_enough_are_meant_and_no_others(reach: int) -> None:
    effect = f"{{add-marker: threat, in: {{each: space, within: {reach}}}}}"
    undone = effect.replace("add", "remove")
    meant = [space for space in SPACES if near(text_of(f"[{effect}]"))(space)]
    assert tokens(run(f"[{effect}]"), "threat") == meant
    assert near(text_of(f"[{undone}]"))(meant[-1])
    assert tokens(run(f"[{{add-marker: threat, in: {{each: space}}}}, {undone}]"), "threat") == [
        space for space in SPACES if space not in meant
    ]


@settings(max_examples=8, deadline=None)
@given(reach=st.none() | st.integers(0, 4))
def test_the_figures_near_enough_are_meant_and_no_others(reach: int | None) -> None:
    effect = f"[{{add-state: stunned, who: {{each: entity{'' if reach is None else f', within: {reach}'}}}}}]"
    (entity,) = run(effect).figures
    assert entity.has(State.STUNNED) == near(text_of(effect))(2)


@settings(max_examples=6, deadline=None)
@given(reach=st.integers(1, 3), beyond=st.integers(1, 2))
def test_what_may_be_chosen_is_what_the_text_names(reach: int, beyond: int) -> None:
    effect = f"[{{add-marker: threat, in: {{a: space, within: {reach + beyond}, beyond: {beyond}}}}}]"
    said = re.search(r"(\d+) to (\d+) spaces? away from you", text_of(effect))
    assert said
    offered = [int(option.removeprefix("pick:space:")) for option in ids(tried(effect, RICH, players=2))]
    assert offered == [space for space in SPACES if int(said[1]) <= space % 8 + space // 8 <= int(said[2])]


# -- prices, conditions


@settings(max_examples=10, deadline=None)
@given(price=st.integers(1, 12), n=st.integers(1, 4))
def test_the_price_in_the_text_is_what_is_paid(price: int, n: int) -> None:
    effect = f"[{{pay: [{{spend: ether, amount: {price}}}], to: [{{draw: {n}}}]}}]"
    said = re.fullmatch(r"You may spend (\d+) Ether to draw (?:a card|(\d+) cards)\.", text_of(effect))
    assert said
    cost, cards = int(said[1]), int(said[2] or 1)
    me = run(effect).dreamers[0]
    assert (7 - me.ether, len(me.hand)) == ((cost, cards) if cost <= 7 else (0, 0))


@settings(max_examples=10, deadline=None)
@given(least=st.integers(1, 12), n=st.integers(1, 4), negated=st.booleans())
def test_the_condition_in_the_text_is_the_one_that_decides(least: int, n: int, negated: bool) -> None:
    condition = f"{{has: ether, at-least: {least}}}"
    effect = f"[{{if: {f'{{not: {condition}}}' if negated else condition}, then: [{{draw: {n}}}]}}]"
    text = text_of(effect)
    said = re.match(r"If you have (at least|fewer than|no) ?(\d+)?", text)
    assert said
    bound = int(said[2] or 1)
    holds = bound <= 7 if said[1] == "at least" else bound > 7
    cards = amount_in(text.partition(",")[2])
    assert len(run(effect).dreamers[0].hand) == (cards if holds else 0)
