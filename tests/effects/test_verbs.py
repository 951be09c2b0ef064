"""Every common verb does on the playground what its sentence says."""

# ruff: noqa: E501 -- a table reads best with one case a line

from collections.abc import Callable

import pytest

from nocturne.kernel import Game
from tests.effects.playground import GAME, LANGUAGE, Playground, answer, play
from tests.effects.words.memory import Lasting

Check = Callable[[Playground], object]

SCRIPT = "{kind: script, id: the-door-opens, do: [{draw: 2}]}"
EMBER = "{kind: card, id: ember}"


def hand(table: Playground, seat: int = 0) -> int:
    return len(table.walkers[seat].hand)


# verb, effect, answers, what must hold afterwards
DEEDS: tuple[tuple[str, str, tuple[str, ...], Check], ...] = (
    ("add-counter", "[{add-counter: bells, amount: 3}]", (), lambda t: t.memory.counters == {"bells": 3}),
    ("add-marker", "[{add-marker: gas, in: here}]", (), lambda t: t.markers == ((6, "gas"),)),
    ("add-state", "[{add-state: stunned, who: {each: beast, within: 1}}]", (), lambda t: t.figures[2].states == ("stunned",)),
    ("add-wall", "[{add-wall: {a: space, within: 1, beyond: 1}}]", ("pick:space:7",), lambda t: t.walls == ((6, 7),)),
    ("advance", "[{advance: clock, by: -2}]", (), lambda t: t.tracks["clock"] == 3),
    ("bespoke", "[{bespoke: mirror-hands, reason: both hands are counted before either changes}]", (), lambda t: (hand(t, 0), hand(t, 1)) == (10, 10)),
    ("block", "[{block: {a: space, within: 1, beyond: 1}}]", ("pick:space:1",), lambda t: t.blocked == (1,)),
    ("call", "[{call: the-door-opens}, {gain: gem}]", (), lambda t: (hand(t), t.figures[0].tokens["gem"]) == (7, 4)),
    ("choose", "[{choose: {a: beast, as: prey}}, {draw: 1}, {damage: 2, to: prey}]", ("pick:figure:4",), lambda t: t.figures[4].harm == 11),
    ("choose-one", "[{choose-one: [{draw: 1}, {gain: gem}]}]", ("branch:1",), lambda t: (hand(t), t.figures[0].tokens["gem"]) == (5, 4)),
    ("choose-up-to", "[{choose-up-to: 2, of: [{draw: 1}, {gain: gem}, {heal: 1}]}]", ("branch:2", "done"), lambda t: (hand(t), t.figures[0].harm) == (5, 8)),
    ("damage", "[{damage: 2, to: {each: beast, within: 1}}]", (), lambda t: [f.harm for f in t.figures] == [9, 9, 11, 11, 9]),
    ("darken", "[{light: here}, {darken: {each: space, where: lit}}]", (), lambda t: t.lit == ()),
    ("discard", "[{discard: 2}]", ("take:h2", "take:h4"), lambda t: t.walkers[0].hand == ("h1", "h3", "h5")),
    ("discard-card", "[{discard-card: this}]", (), lambda t: t.walkers[0].discard[-1] == "h1"),
    ("discard-random", "[{discard-random: 2}]", (), lambda t: hand(t) == 3),
    ("draw", "[{draw: 2, who: {each-other: player}}]", (), lambda t: (hand(t, 0), hand(t, 1)) == (5, 7)),
    ("draw-tile", "[{draw-tile: omen, amount: 2}]", (), lambda t: len(t.figures[0].tiles) == 2),
    ("end-turn", "[end-turn]", (), lambda t: t.walkers[0].ended == 1),
    ("extra-action", "[{extra-action: 2}]", (), lambda t: t.walkers[0].actions == 2),
    ("for-each", "[{for-each: {each: beast}, do: [{damage: 1, to: it}, {gain: gem}]}]", (), lambda t: t.figures[0].tokens["gem"] == 6),
    ("gain", "[{gain: coin, amount: 2}]", (), lambda t: (t.figures[0].tokens["coin"], t.pool["coin"]) == (12, 88)),
    ("gain-card", "[{gain-card: ember, to: hand}]", (), lambda t: t.walkers[0].hand[-1] == "ember"),
    ("give", "[{give: coin, amount: 2, to: {another: player}}]", (), lambda t: [f.tokens["coin"] for f in t.figures[:2]] == [8, 12]),
    ("give-cards", "[{give-cards: 1, to: {another: player}}]", ("take:h3",), lambda t: t.walkers[1].hand[-1] == "h3"),
    ("heal", "[{heal: 4}]", (), lambda t: t.figures[0].harm == 5),
    ("hide", "[{reveal: {each: space}}, {hide: here}]", (), lambda t: "space:6" not in t.revealed and len(t.revealed) == 19),
    ("if", "[{if: {has: gem, at-least: 4}, then: [{draw: 1}], else: [{draw: 2}]}]", (), lambda t: hand(t) == 7),
    ("light", "[light]", (), lambda t: t.lit == (6,)),
    ("lose", "[{lose: gem, amount: 9}]", (), lambda t: (t.figures[0].tokens["gem"], t.pool["gem"]) == (0, 93)),
    ("lose-game", "[lose-game, {draw: 1}]", (), lambda t: t.outcome is not None and t.outcome.winners == ()),
    ("may", "[{may: [{draw: 1}], who: {each: player}}]", ("accept", "pass"), lambda t: hand(t) == 6),
    ("modify", "[{modify: range, by: -1, until: end-of-round}]", (), lambda t: t.memory.lasting == (Lasting("range", "figure:0", -1, "end-of-round", "card/test"),)),
    ("move", "[{move: 2}]", ("walk:5", "walk:0"), lambda t: t.figures[0].at == 0),
    ("note", "[{note: the-first-bell}]", (), bool),
    ("pay", "[{pay: [{spend: coin, amount: 3}, {discard: 1}], to: [{draw: 2}]}]", ("accept", "take:h5"), lambda t: (t.figures[0].tokens["coin"], hand(t)) == (7, 6)),
    ("peek", "[{peek: 2}]", (), lambda t: (t.walkers[0].seen, len(t.walkers[0].deck)) == (("c9", "c8"), 9)),
    ("push", "[{push: 2, who: {a: beast, within: 1}}]", ("pick:figure:3",), lambda t: t.figures[3].at == 16),
    ("put-on-top", "[{put-on-top: 1}]", ("take:h2",), lambda t: t.walkers[0].deck[-1] == "h2"),
    ("put-under", "[{put-under: 1}]", ("take:h2",), lambda t: t.walkers[0].deck[0] == "h2"),
    ("relocate", "[{relocate: {a: beast}, to: {a: space, within: 1}}]", ("pick:figure:4", "pick:space:5"), lambda t: t.figures[4].at == 5),
    ("remove", "[{remove: {a: beast}}]", ("pick:figure:2",), lambda t: t.figures[2].at == -1),
    ("remove-card", "[{remove-card: this}]", (), lambda t: t.walkers[0].removed == ("h1",)),
    ("remove-counter", "[{add-counter: bells, amount: 3}, {remove-counter: bells, amount: 5}]", (), lambda t: t.memory.counters == {"bells": 0}),
    ("remove-marker", "[{add-marker: gas}, {remove-marker: gas}]", (), lambda t: t.markers == ()),
    ("remove-state", "[{add-state: stunned, who: you}, {remove-state: stunned}]", (), lambda t: t.figures[0].states == ()),
    ("remove-wall", "[{add-wall: {each: neighbour}}, {remove-wall: {a: neighbour}}]", ("pick:space:1",), lambda t: t.walls == ((5, 6),)),
    ("repeat", "[{repeat: 3, do: [{draw: 1}]}]", (), lambda t: hand(t) == 8),
    ("retrieve", "[{retrieve: 1}]", ("take:d2",), lambda t: t.walkers[0].hand[-1] == "d2"),
    ("reveal", "[{reveal: {each: space, within: 1}}]", (), lambda t: len(t.revealed) == 5),
    ("reveal-top", "[{reveal-top: 2}]", (), lambda t: t.revealed == ("card:c8", "card:c9")),
    ("roll", "[{roll: luck, dice: 2, outcomes: [{from: 2, to: 6, do: [{draw: 1}]}, {from: 7, do: [{draw: 2}]}]}, {gain: coin, amount: rolled}]", (), lambda t: (hand(t), t.figures[0].tokens["coin"]) == (7, 18)),
    ("seal", "[{seal: 2}]", (), lambda t: t.walkers[0].sealed[-2:] == ("c9", "c8")),
    ("search", "[{search: 1}]", ("take:c4",), lambda t: (t.walkers[0].hand[-1], len(t.walkers[0].deck)) == ("c4", 8)),
    ("set-flag", "[{set-flag: gate-open}]", (), lambda t: t.flags == ("gate-open",)),
    ("shuffle", "[{shuffle: discard, into: deck}]", (), lambda t: (len(t.walkers[0].deck), t.walkers[0].discard) == (12, ())),
    ("skip-turn", "[{skip-turn: {another: player}}]", (), lambda t: [w.skips for w in t.walkers] == [0, 1]),
    ("spawn", "[{spawn: beast, in: {a: space, beyond: 3}}]", ("pick:space:15",), lambda t: (len(t.figures), t.figures[5].at) == (6, 15)),
    ("steal", "[{steal: 2, from: {another: player}}]", (), lambda t: (hand(t, 0), hand(t, 1)) == (7, 3)),
    ("swap", "[{swap: {a: beast}}]", ("pick:figure:4",), lambda t: (t.figures[0].at, t.figures[4].at) == (19, 6)),
    ("take", "[{take: gem, amount: 9, from: {a: beast}}]", ("pick:figure:2",), lambda t: (t.figures[0].tokens["gem"], t.figures[2].tokens["gem"]) == (6, 0)),
    ("unblock", "[{block: {a: space, within: 1, beyond: 1}}, {unblock: it}]", ("pick:space:1",), lambda t: t.blocked == ()),
    ("unseal", "[{unseal: 2}]", (), lambda t: (t.walkers[0].sealed, t.walkers[0].discard[-2:]) == (("s1",), ("s3", "s2"))),
    ("unset-flag", "[{set-flag: gate-open}, {unset-flag: gate-open}]", (), lambda t: t.flags == ()),
    ("win", "[{win: {each: player}}, {draw: 1}]", (), lambda t: t.outcome is not None and t.outcome.winners == (0, 1)),
)  # fmt: skip

# verb, what is about to happen, the reaction, answers, what must hold afterwards
REACTIONS: tuple[tuple[str, str, str, tuple[str, ...], Check], ...] = (
    ("cancel", "{damage: 3, to: you}", "[cancel]", (), lambda t: t.figures[0].harm == 9),
    ("prevent", "{damage: 3, to: you}", "[{prevent: 2}]", (), lambda t: t.figures[0].harm == 10),
    ("increase", "{damage: 3, to: you}", "[{increase: 2}]", (), lambda t: t.figures[0].harm == 14),
    ("instead", "{damage: 3, to: you}", "[{instead: [{draw: that-much}]}]", (), lambda t: (t.figures[0].harm, hand(t)) == (9, 8)),
    ("reroll", "{roll: luck, dice: 2}, {gain: coin, amount: rolled}", "[reroll]", ("die:0:1",), lambda t: t.figures[0].tokens["coin"] == 10 + 4 + 6),
    ("change-die", "{roll: luck, dice: 2}, {gain: coin, amount: rolled}", "[{change-die: 1}]", ("die:0:1",), lambda t: t.figures[0].tokens["coin"] == 10 + 2 + 6),
)  # fmt: skip


@pytest.mark.parametrize(("verb", "effect", "answers", "done"), DEEDS, ids=[one[0] for one in DEEDS])
def test_the_verb_does_what_its_sentence_says(verb: str, effect: str, answers: tuple[str, ...], done: Check) -> None:
    game = play(effect, SCRIPT, EMBER, coming=(3, 3) if verb == "roll" else ())
    answer(game, *answers)
    assert verb in effect
    assert done(game.table)
    assert game.over or game.open[0].kind == "Idle"


@pytest.mark.parametrize(("verb", "happens", "effect", "answers", "done"), REACTIONS, ids=[one[0] for one in REACTIONS])
def test_the_reaction_changes_what_is_about_to_happen(
    verb: str, happens: str, effect: str, answers: tuple[str, ...], done: Check
) -> None:
    moment = "when-rolled" if "roll" in happens else "before-damage"
    guard = f"{{kind: card, id: guard, reaction: {{when: {moment}, do: {effect}}}}}"
    game = play(f"[{happens}]", guard, hands=("guard",), coming=(0, 5, 3))
    answer(game, "react:card/guard:reaction", *answers)
    answer(game, *["pass"] * (game.open[0].kind == "EffectWindow"))
    assert verb in effect
    assert done(game.table)


def test_every_verb_has_its_test() -> None:
    assert sorted({one[0] for one in DEEDS} | {one[0] for one in REACTIONS}) == list(LANGUAGE.verbs)


@pytest.mark.parametrize(("verb", "effect", "answers", "done"), DEEDS, ids=[one[0] for one in DEEDS])
def test_a_game_can_be_saved_in_the_middle_of_any_effect(
    verb: str, effect: str, answers: tuple[str, ...], done: Check
) -> None:
    game = play(effect, SCRIPT, EMBER, coming=(3, 3) if verb == "roll" else ())
    for option in answers:
        game = Game.load(game.save(), lambda _: GAME)
        answer(game, option)
    assert done(game.table)
