"""The words of control and the selectors, each carried out in a position of Etherfields with its shipped pack."""

# ruff: noqa: E501 -- a table reads best with one case a line

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nocturne.effects import control
from nocturne.effects.word import Word
from nocturne.games.etherfields.game import GAME
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.words import control as words
from nocturne.kernel import Game
from tests.packs.etherfields.trial import A, B, ids, kind, me, play, refused, script, tried

Check = Callable[[Etherfields], object]

RICH = "dreamers: [{ether: 7, gems: 2, distress: 3}, {ether: 7, gems: 2, distress: 3}]"


def hand(table: Etherfields, seat: int = 0) -> int:
    return len(table.dreamers[seat].hand)


def lights(table: Etherfields) -> list[int]:
    return [token.at for token in table.tokens if token.kind == "light"]


# word, effect, answers, what must hold afterwards; there are two Dreamers, in spaces 0 and 8, and an Entity in 2
DEEDS: tuple[tuple[str, str, tuple[str, ...], Check], ...] = (
    ("choose", "[{choose: {a: space, within: 1, as: spot}}, {draw: 1}, {add-marker: light, in: spot}]", ("pick:space:1",), lambda t: lights(t) == [1]),
    ("choose-one", "[{choose-one: [{draw: 1}, {gain: gem}]}]", ("branch:1",), lambda t: (hand(t), t.dreamers[0].gems) == (0, 3)),
    ("if", "[{if: {has: gem, at-least: 3}, then: [{draw: 1}], else: [{draw: 2}]}]", (), lambda t: hand(t) == 2),
    ("if", "[{if: {has: gem, at-least: 2}, then: [{draw: 1}], else: [{draw: 2}]}]", (), lambda t: hand(t) == 1),
    ("for-each", "[{for-each: {each: dreamer}, do: [{draw: 1, who: it}]}, {gain: gem}]", (), lambda t: (hand(t), hand(t, 1), t.dreamers[0].gems) == (1, 1, 3)),
    ("pay", "[{pay: [{spend: ether, amount: 3}, {spend: gem}], to: [{draw: 2}]}]", ("accept",), lambda t: (t.dreamers[0].ether, t.dreamers[0].gems, hand(t)) == (4, 1, 2)),
    ("pay", "[{pay: [{spend: ether}], to: [{draw: 2}], else: [{lose: gem}]}]", ("pass",), lambda t: (t.dreamers[0].ether, t.dreamers[0].gems, hand(t)) == (7, 1, 0)),
    ("set-flag", "[{set-flag: gate-open}]", (), lambda t: t.flags == ("gate-open",)),
    ("unset-flag", "[{set-flag: gate-open}, {unset-flag: gate-open}]", (), lambda t: t.flags == ()),
    ("flag", "[{set-flag: gate-open}, {if: {flag: gate-open}, then: [{draw: 1}]}]", (), lambda t: hand(t) == 1),
    ("flag", "[{if: {flag: gate-open}, then: [{draw: 1}]}, {set-flag: gate-open}]", (), lambda t: hand(t) == 0),
    ("there-is", "[{if: {there-is: {a: entity, within: 2}}, then: [{draw: 1}]}]", (), lambda t: hand(t) == 1),
    ("there-is", "[{if: {there-is: {a: entity, within: 1}}, then: [{draw: 1}]}]", (), lambda t: hand(t) == 0),
    ("all", "[{if: {all: [{has: gem}, {has: gem, at-least: 3}]}, then: [{draw: 1}]}]", (), lambda t: hand(t) == 0),
    ("all", "[{if: [{has: gem}, {has: ether}], then: [{draw: 1}]}]", (), lambda t: hand(t) == 1),
    ("any-of", "[{if: {any-of: [{has: gem}, {has: gem, at-least: 3}]}, then: [{draw: 1}]}]", (), lambda t: hand(t) == 1),
    ("not", "[{if: {not: {has: gem, at-least: 3}}, then: [{draw: 1}]}]", (), lambda t: hand(t) == 1),
)  # fmt: skip


@pytest.mark.parametrize(
    ("effect", "answers", "check"), [deed[1:] for deed in DEEDS], ids=[f"{n} {deed[0]}" for n, deed in enumerate(DEEDS)]
)
def test_a_word_of_control_does_what_its_sentence_says(effect: str, answers: tuple[str, ...], check: Check) -> None:
    game = play(tried(effect, RICH, players=2), *answers)
    assert kind(game) == "FreePlay"
    assert check(game.table)


def test_a_script_is_carried_out_with_what_its_caller_knows() -> None:
    called = "\n- {kind: script, id: draw-two, name: '1', do: [{draw: 2}]}\n"
    game = tried("[{call: draw-two}, {gain: gem}]" + called, RICH, players=2)
    assert (hand(game.table), me(game).gems) == (2, 3)


def test_every_word_of_control_is_carried_out_here() -> None:
    shared = {
        word.named()
        for module in (control, words)
        for word in vars(module).values()
        if isinstance(word, type) and issubclass(word, Word) and word.__module__ == module.__name__
    }
    assert shared == {deed[0] for deed in DEEDS} | {"call"}


# -- selectors

SELECTORS: tuple[tuple[str, list[int]], ...] = (
    ("{each: space, within: 1}", [0, 1, 8]),
    ("{each: space, within: 2, beyond: 2}", [2, 9]),
    ("{each: space, beyond: 4}", [11]),
    ("{each: space, within: 1, of: first-player}", [0, 1, 8]),
    ("here", [0]),
)  # fmt: skip


@pytest.mark.parametrize(("select", "spaces"), SELECTORS)
def test_a_selector_means_what_its_filters_let_through(select: str, spaces: list[int]) -> None:
    assert sorted(lights(tried(f"[{{add-marker: light, in: {select}}}]", RICH, players=2).table)) == spaces


def test_another_and_each_other_leave_you_out() -> None:
    assert [
        hand(tried(f"[{{draw: 1, who: {{{how}: dreamer}}}}]", players=2).table, seat)
        for how in ("another", "each-other", "each")
        for seat in (0, 1)
    ] == [0, 1, 0, 1, 1, 1]


def test_a_condition_after_a_noun_is_asked_of_each() -> None:
    stunned = "[{add-state: stunned, who: {each: entity}}, {choose: {a: entity, where: {in-state: %s}}}, {draw: 1}]"
    assert hand(tried(stunned % "stunned").table) == 1
    assert hand(tried("[{if: {there-is: {a: entity, where: {in-state: stunned}}}, then: [{draw: 1}]}]").table) == 0


def test_up_to_so_many_may_be_fewer_and_some_may_not() -> None:
    game = tried("[{add-marker: light, in: {up-to: space, count: 2, within: 1}}]", RICH, players=2)
    assert ids(game) == ("pick:space:0", "pick:space:1", "pick:space:8", "done")
    play(game, "pick:space:1")
    assert ids(game) == ("pick:space:0", "pick:space:8", "done")
    assert lights(play(game, "done").table) == [1]
    game = tried("[{add-marker: light, in: {some: space, count: 2, within: 1}}]", RICH, players=2)
    assert ids(game) == ("pick:space:0", "pick:space:1", "pick:space:8")
    assert lights(play(game, "pick:space:1", "pick:space:8").table) == [1, 8]


def test_a_name_is_known_to_the_lines_after_it_and_there_is_where_it_stands() -> None:
    game = tried("[{choose: {a: entity}}, {add-marker: light, in: there}]", RICH, players=2)
    assert lights(game.table) == [2]


def test_where_nothing_can_be_chosen_the_line_does_nothing_and_the_rest_goes_on() -> None:
    game = tried("[{add-state: stunned, who: {a: entity, within: 1}}, {draw: 1}]")
    assert (hand(game.table), kind(game)) == (1, "FreePlay")


def test_a_choice_of_one_thing_is_not_asked() -> None:
    assert kind(tried("[{add-state: stunned, who: {a: entity}}]")) == "FreePlay"


# -- who is asked, and what may be chosen


def test_each_dreamer_who_is_asked_is_it() -> None:
    game = tried("[{pay: [{spend: ether}], to: [{heal: 2, who: it}], who: {each: dreamer}}]", RICH, players=2)
    game.answer(A, "accept")
    game.answer(B, "pass")
    assert [(one.distress, one.ether) for one in game.table.dreamers] == [(1, 6), (3, 7)]


def test_who_pays_is_spared_and_who_does_not_is_not() -> None:
    game = tried("[{pay: [{spend: ether}], else: [{lose: gem, who: it}], who: {each: dreamer}}]", RICH, players=2)
    game.answer(A, "accept")
    game.answer(B, "pass")
    assert [one.gems for one in game.table.dreamers] == [2, 1]


def test_a_price_that_cannot_be_paid_cannot_be_accepted() -> None:
    game = tried("[{pay: [{spend: ether, amount: 7}], to: [{draw: 1}]}]", "dreamers: [{ether: 6}]")
    assert kind(game) == "FreePlay"  # only leaving it is left, which needs no asking
    game = tried("[{pay: [{spend: ether, amount: 7}], to: [{draw: 1}]}]", RICH, players=2)
    assert ids(game) == ("accept", "pass")


@pytest.mark.rule("EF-CHOICE-02")
def test_a_branch_that_cannot_happen_cannot_be_chosen_unless_none_can() -> None:
    branches = "[{choose-one: [[{discard: 2}], [{draw: 1}], [{gain: gem}]]}]"
    game = tried(branches)
    assert ids(game) == ("branch:1", "branch:2")
    assert refused(game, "branch:0") == "EF-CHOICE-02"
    assert ids(tried("[{choose-one: [[{discard: 2}], [{discard: 1}]]}]")) == ("branch:0", "branch:1")


# -- in the middle of an effect


def halfway() -> Game[Any]:
    game = tried(
        "[{choose: {a: space, within: 1, as: spot}}, {pay: [{spend: ether}], to: [{draw: 2}]}, {add-marker: light, in: spot}]",
        RICH,
        players=2,
    )
    return play(game, "pick:space:1")


def test_a_game_is_saved_in_the_middle_of_an_effect_with_what_was_chosen() -> None:
    game = halfway()
    again: Game[Any] = Game.load(game.save(), lambda _: game.manifest)
    play(again, "accept")
    assert (lights(again.table), hand(again.table), lights(game.table)) == ([1], 2, [])


def test_a_position_file_holds_the_middle_of_an_effect() -> None:
    game = halfway()
    again = Game.from_position(game.manifest, game.position())
    assert ids(again) == ("accept", "pass")
    assert lights(play(again, "pass").table) == [1]


def test_a_trial_is_a_pack_over_the_shipped_one() -> None:
    """What is tried out here goes the way of every card: a file, a pack, the manifest of the game."""
    game = tried("[{draw: 1}]")
    assert isinstance(game.box.manifest, type(GAME))
    assert "script/trial" in game.box.source
    assert script("[{draw: 1}]").startswith("- kind: script")
