"""What the text of a simple effect says is what running it does: amount, target, price, condition.

The texts are read back with regular expressions that know nothing of the programs they were made from.
"""

import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nocturne.effects.text import rules_text
from nocturne.kernel import Game, Name
from tests.effects.playground import HEIGHT, LANGUAGE, WIDTH, Playground, card, compiled, play, table

NUMBERS = {"a card": 1, "another action": 1, "the top card": 1, "their next turn": 1, "your next turn": 1}
WHO = {"you": "you", "others": "{each-other: player}", "all": "{each: player}"}
PLACES = [figure.at for figure in table().figures]

Found = dict[int, int]
"""How much happened to whom: an amount for each player, figure or space."""


def text_of(effect: str) -> str:
    (one,) = compiled(card(effect)).values()
    return rules_text(LANGUAGE, one, named)


def named(name: Name) -> str:
    return name.id


def run(effect: str, **changes: Any) -> Game[Playground]:  # noqa: ANN401 -- fields of the table
    """Play the effect out, taking the first option each time."""
    game = play(effect, players=2, **changes)
    while not game.over and game.open[0].kind != "Idle":
        game.answer(game.open[0].seat, game.open[0].ids()[0])
    return game


def amount_in(text: str) -> int:
    """The amount that a text speaks of first."""
    found = re.search(r"\d+", text)
    return int(found.group()) if found else next(n for words, n in NUMBERS.items() if words in text)


def players_in(text: str) -> Iterable[int]:
    """Whom a text speaks of."""
    if "each other player" in text.lower():
        return (1,)
    return (0, 1) if "each player" in text.lower() else (0,)


def near(text: str) -> Callable[[int], bool]:
    """Which spaces are near enough, as the text says it: on an open map, spaces count as a rook's steps."""
    found = re.search(r"within (\d+) spaces? of you", text)
    if not found:
        return lambda space: "in your space" not in text or space == PLACES[0]
    reach = int(found.group(1))
    return lambda space: steps(space, PLACES[0]) <= reach


def steps(one: int, other: int) -> int:
    return abs(one % WIDTH - other % WIDTH) + abs(one // WIDTH - other // WIDTH)


def changed(count: Callable[[Playground, int], int], before: Playground, after: Playground) -> Found:
    return {seat: by for seat in (0, 1) if (by := abs(count(after, seat) - count(before, seat)))}


def pile(name: str) -> Callable[[Playground, int], int]:
    return lambda t, seat: len(getattr(t.walkers[seat], name))


def token(name: str) -> Callable[[Playground, int], int]:
    return lambda t, seat: t.figures[seat].tokens.get(name, 0)


# -- verbs of players: an amount, and who

PLAYER_VERBS: dict[str, tuple[str, Callable[[Playground, int], int]]] = {
    "draw": ("{{draw: {n}, who: {who}}}", pile("hand")),
    "discard": ("{{discard: {n}, who: {who}}}", pile("hand")),
    "discard-random": ("{{discard-random: {n}, who: {who}}}", pile("discard")),
    "peek": ("{{peek: {n}, who: {who}}}", pile("seen")),
    "search": ("{{search: {n}, who: {who}}}", pile("hand")),
    "retrieve": ("{{retrieve: {n}, who: {who}}}", pile("discard")),
    "put-on-top": ("{{put-on-top: {n}, who: {who}}}", pile("deck")),
    "put-under": ("{{put-under: {n}, who: {who}}}", pile("hand")),
    "seal": ("{{seal: {n}, who: {who}}}", pile("sealed")),
    "unseal": ("{{unseal: {n}, who: {who}}}", pile("sealed")),
    "gain": ("{{gain: coin, amount: {n}, who: {who}}}", token("coin")),
    "lose": ("{{lose: gem, amount: {n}, who: {who}}}", token("gem")),
    "heal": ("{{heal: {n}, who: {who}}}", lambda t, seat: t.figures[seat].harm),
    "extra-action": ("{{extra-action: {n}, who: {who}}}", lambda t, seat: t.walkers[seat].actions),
    "draw-tile": ("{{draw-tile: omen, amount: {n}, who: {who}}}", lambda t, seat: len(t.figures[seat].tiles)),
}


@pytest.mark.parametrize("verb", PLAYER_VERBS)
@settings(max_examples=12)
@given(n=st.integers(1, 3), who=st.sampled_from(sorted(WHO)))
def test_players_do_as_much_as_the_text_says(verb: str, n: int, who: str) -> None:
    pattern, count = PLAYER_VERBS[verb]
    effect = f"[{pattern.format(n=n, who=WHO[who])}]"
    text = text_of(effect)
    said = dict.fromkeys(players_in(text), amount_in(text))
    assert changed(count, table(), run(effect).table) == said


# -- verbs of figures and spaces: which ones, by distance

BEASTS = range(2, 5)

FIGURE_VERBS: dict[str, tuple[str, Callable[[Playground, int], bool]]] = {
    "damage": ("{{damage: {n}, to: {{each: beast{near}}}}}", lambda t, i: t.figures[i].harm > 9),
    "add-state": (
        "{{add-state: stunned, who: {{each: beast{near}}}}}",
        lambda t, i: t.figures[i].states == ("stunned",),
    ),
    "remove": ("{{remove: {{each: beast{near}}}}}", lambda t, i: t.figures[i].at < 0),
}
SPACE_VERBS: dict[str, tuple[str, Callable[[Playground, int], bool]]] = {
    "light": ("{{light: {{each: space{near}}}}}", lambda t, i: i in t.lit),
    "block": ("{{block: {{each: space{near}}}}}", lambda t, i: i in t.blocked),
    "add-marker": ("{{add-marker: gas, in: {{each: space{near}}}}}", lambda t, i: (i, "gas") in t.markers),
    "reveal": ("{{reveal: {{each: space{near}}}}}", lambda t, i: f"space:{i}" in t.revealed),
    "spawn": ("{{spawn: beast, in: {{each: space{near}}}}}", lambda t, i: i in [f.at for f in t.figures[5:]]),
}
UNDOING: dict[str, tuple[str, Callable[[Playground, int], bool]]] = {
    "darken": ("{{darken: {{each: space{near}}}}}", lambda t, i: i not in t.lit),
    "hide": ("{{hide: {{each: space{near}}}}}", lambda t, i: f"space:{i}" not in t.revealed),
    "remove-marker": ("{{remove-marker: gas, in: {{each: space{near}}}}}", lambda t, i: (i, "gas") not in t.markers),
}
SPACES = tuple(range(WIDTH * HEIGHT))
EVERYWHERE: dict[str, dict[str, Any]] = {
    "darken": {"lit": SPACES},
    "hide": {"revealed": tuple([f"space:{i}" for i in SPACES])},
    "remove-marker": {"markers": tuple([(i, "gas") for i in SPACES])},
}


@pytest.mark.parametrize("verb", FIGURE_VERBS)
@settings(max_examples=8)
@given(n=st.integers(1, 4), reach=st.none() | st.integers(0, 6))
def test_the_figures_near_enough_are_meant_and_no_others(verb: str, n: int, reach: int | None) -> None:
    pattern, hit = FIGURE_VERBS[verb]
    effect = f"[{pattern.format(n=n, near='' if reach is None else f', within: {reach}')}]"
    text, after = text_of(effect), run(effect).table
    assert [i for i in BEASTS if hit(after, i)] == [i for i in BEASTS if near(text)(PLACES[i])]
    if verb == "damage":
        assert {after.figures[i].harm - 9 for i in BEASTS if hit(after, i)} <= {amount_in(text)}


@pytest.mark.parametrize("verb", [*SPACE_VERBS, *UNDOING])
@settings(max_examples=8)
@given(reach=st.integers(0, 6))
def test_the_spaces_near_enough_are_meant_and_no_others(verb: str, reach: int) -> None:
    pattern, hit = (SPACE_VERBS | UNDOING)[verb]
    effect = f"[{pattern.format(near=f', within: {reach}')}]"
    text, after = text_of(effect), run(effect, **EVERYWHERE.get(verb, {})).table
    assert [i for i in SPACES if hit(after, i)] == [i for i in SPACES if near(text)(i)]


# -- verbs with one number and one thing that it changes

NUMBERED: dict[str, tuple[str, Callable[[Playground], int]]] = {
    "add-counter": ("{{add-counter: bells, amount: {n}}}", lambda t: t.memory.counters["bells"]),
    "advance": ("{{advance: doom, by: {n}}}", lambda t: t.tracks["doom"]),
    "modify": ("{{modify: range, by: {n}}}", lambda t: t.memory.modifier("range", "figure:0")),
    "give": ("{{give: coin, amount: {n}, to: {{another: player}}}}", lambda t: t.figures[1].tokens["coin"] - 10),
    "take": ("{{take: coin, amount: {n}, from: {{another: player}}}}", lambda t: 10 - t.figures[1].tokens["coin"]),
    "give-cards": ("{{give-cards: {n}, to: {{another: player}}}}", lambda t: len(t.walkers[1].hand) - 5),
    "steal": ("{{steal: {n}, from: {{another: player}}}}", lambda t: 5 - len(t.walkers[1].hand)),
    "reveal-top": ("{{reveal-top: {n}}}", lambda t: len(t.revealed)),
    "repeat": ("{{repeat: {n}, do: [{{gain: gem}}]}}", lambda t: t.figures[0].tokens["gem"] - 3),
    "move": ("{{move: {n}}}", lambda _: 0),
}


@pytest.mark.parametrize("verb", NUMBERED)
@settings(max_examples=6)
@given(n=st.integers(1, 4))
def test_the_number_in_the_text_is_the_number_that_counts(verb: str, n: int) -> None:
    pattern, count = NUMBERED[verb]
    effect = f"[{pattern.format(n=n)}]"
    text = text_of(effect)
    said = 2 if "twice" in text else 1 if verb == "repeat" and n == 1 else amount_in(text)
    game = run(effect)
    assert (game.version if verb == "move" else count(game.table)) == said


# -- prices, conditions, amounts, choices


@settings(max_examples=20)
@given(price=st.integers(1, 15), n=st.integers(1, 4))
def test_the_price_in_the_text_is_what_is_paid(price: int, n: int) -> None:
    effect = f"[{{pay: [{{spend: coin, amount: {price}}}], to: [{{draw: {n}}}]}}]"
    said = re.fullmatch(r"You may spend (\d+) coins? to draw (?:a card|(\d+) cards)\.", text_of(effect))
    assert said
    cost, cards = int(said[1]), int(said[2] or 1)
    after = run(effect).table
    paid = cost <= 10  # ten coins are there
    assert 10 - after.figures[0].tokens["coin"] == (cost if paid else 0)
    assert len(after.walkers[0].hand) - 5 == (cards if paid else 0)


@settings(max_examples=20)
@given(least=st.integers(1, 20), n=st.integers(1, 4), negated=st.booleans())
def test_the_condition_in_the_text_is_the_one_that_decides(least: int, n: int, negated: bool) -> None:
    condition = f"{{has: coin, at-least: {least}}}"
    condition = f"{{not: {condition}}}" if negated else condition
    effect = f"[{{if: {condition}, then: [{{draw: {n}}}], else: [{{gain: gem}}]}}]"
    said = re.fullmatch(
        r"If you have (?:(at least|fewer than) (\d+)|no) coins?, draw (?:a card|(\d+) cards)\. Otherwise, gain 1 gem\.",
        text_of(effect),
    )
    assert said
    holds = int(said[2]) <= 10 if said[1] == "at least" else int(said[2] or 1) > 10
    after = run(effect).table
    assert len(after.walkers[0].hand) - 5 == (int(said[3] or 1) if holds else 0)
    assert after.figures[0].tokens["gem"] - 3 == (0 if holds else 1)


@settings(max_examples=12)
@given(reach=st.integers(0, 6), times=st.integers(1, 3))
def test_an_amount_is_counted_as_the_text_says(reach: int, times: int) -> None:
    effect = f"[{{gain: coin, amount: {{count-of: {{each: beast, within: {reach}}}, times: {times}}}}}]"
    text = text_of(effect)
    said = amount_in(text) * len([i for i in BEASTS if near(text)(PLACES[i])])
    assert run(effect).table.figures[0].tokens["coin"] - 10 == said


@settings(max_examples=8)
@given(reach=st.integers(1, 3), n=st.integers(1, 3))
def test_what_may_be_chosen_is_what_the_text_names(reach: int, n: int) -> None:
    effect = f"[{{choose: {{a: beast, within: {reach}}}}}, {{damage: {n}, to: it}}]"
    text = text_of(effect)
    offered = [int(option.removeprefix("pick:figure:")) for option in play(effect).open[0].ids()]
    assert offered == [i for i in BEASTS if near(text)(PLACES[i])]
    assert amount_in(text.partition(". ")[2]) == n


def test_at_least_thirty_verbs_are_compared() -> None:
    compared = {*PLAYER_VERBS, *FIGURE_VERBS, *SPACE_VERBS, *UNDOING, *NUMBERED, "pay", "if", "choose"}
    assert len(compared) >= 30
    assert compared <= set(LANGUAGE.verbs)
