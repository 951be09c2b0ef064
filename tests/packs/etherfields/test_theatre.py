"""The Last Act: how it is played, won and lost, and the words that it brought."""

from __future__ import annotations

import pytest

from nocturne.effects.problems import PackError
from nocturne.games.etherfields.game import GAME
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.pack import content, records
from nocturne.kernel import Game, UsageError
from nocturne.packs.commands import hint
from tests.packs.etherfields.test_dreams import after_turn, paid
from tests.packs.etherfields.trial import A, ids, me, over, tried

HOUSE = "[stage-door, wings, stage-left, stage-right, dressing-rooms]"
HEART, CLUB = "turn-1", "turn-10"


def theatre(at: int, hand: str, tokens: str = "", *, turn: str = HEART, more: str = "") -> Game[Etherfields]:
    """Alone in the theatre, in the card-and-action step."""
    laid = ", ".join([f"{{kind: {kind}, of: gate-theatre}}" for kind in tokens.split()])
    mine = f"{{archetype: tough-guy, at: {at}, hand: [{hand}]}}"
    text = f"players: 1\nprofile: '2.0'\ndream: gate-theatre\nhours: 0\nground: {{tiles: {HOUSE}}}\n"
    deck = f"turns: [turn-4, turn-7, {turn}]\n"
    return Game.from_position(GAME, f"{text}{deck}dreamers: {{a: {mine}}}\ntokens: [{laid}]\n{more}")


LOOKS = "hard-look, hard-look, hard-look"


def count(game: Game[Etherfields], kind: str) -> int:
    """How many tokens of a kind lie anywhere."""
    return sum([token.kind == kind for token in game.table.tokens])


def test_a_part_is_played_in_its_own_scene_and_at_no_other_time() -> None:
    assert "use:stage-left/1" not in ids(theatre(4, LOOKS, turn=CLUB))
    game = paid(theatre(4, LOOKS), "use:stage-left/1")
    assert count(game, "story") == 1
    assert "stalls" in game.table.ground.tiles


def test_a_turn_without_a_part_is_a_cough_and_the_seventh_brings_the_curtain_down() -> None:
    assert count(after_turn(theatre(4, LOOKS)), "threat") == 1
    assert count(after_turn(theatre(4, LOOKS, more="flags: [theatre-played]\n")), "threat") == 0
    lost = after_turn(theatre(4, LOOKS, "threat " * 6))
    while lost.table.tile:
        lost.answer(A, ids(lost)[0])
    assert "theatre-tried" in lost.table.flags


def test_the_third_part_opens_the_last_act_which_is_played_in_the_light() -> None:
    game = paid(theatre(4, LOOKS, "story story"), "use:stage-left/1")
    while "use:last-act/1" not in ids(game) and game.open[0].kind in ("Spawn", "GoOn"):
        game.answer(A, ids(game)[0])
    assert {"last-act", "horse"} <= set(game.table.revealed)
    won = theatre(5, LOOKS, "story story story", more="revealed: [last-act]\ngates: [gate-theatre]\n")
    won = paid(won, "use:last-act/1")
    assert {"theatre-won-bow"} <= set(won.table.flags)
    assert "arcades" in won.table.districts
    assert "gate-theatre" in won.table.removed, "a Dream that was won is not entered again"


def test_whoever_knows_what_was_said_twice_gets_the_understudy_up() -> None:
    game = paid(theatre(17, LOOKS), "use:dressing-rooms/1")
    game.answer(A, "say:in-a-minute")
    assert "understudy" in game.table.revealed
    wrong = paid(theatre(17, LOOKS), "use:dressing-rooms/1")
    wrong.answer(A, "say:i-can-wait")
    assert count(wrong, "threat") == 2
    boots = "heavy-boots, heavy-boots, heavy-boots"
    dressing = theatre(17, boots, more="revealed: [understudy]\n")
    assert "use:understudy/1" not in ids(dressing), "she dresses behind her own door"
    assert "spirit" in [token.kind for token in game.table.tokens if token.at == 17]


@pytest.mark.rule("EF-TURNCARD-08")
def test_the_other_rope_puts_the_scene_under_the_deck() -> None:
    game = paid(theatre(11, "heavy-boots, heavy-boots"), "use:wings/2")
    assert game.table.turns == (HEART, "turn-4", "turn-7")


@pytest.mark.rule("EF-TURNCARD-08")
def test_the_last_turn_card_cannot_be_put_under_the_deck() -> None:
    game = tried("[next-turn-card]", "turns: [turn-1]\n")
    assert game.table.turns == ("turn-1",)


@pytest.mark.rule("EF-GATE-10")
def test_a_gate_that_is_closed_leaves_the_game() -> None:
    game = tried("[{close-gate: gate-ferry}]", "gates: [gate-ferry]\n")
    assert game.table.gates == ()
    assert "gate-ferry" in game.table.removed


@pytest.mark.rule("EF-PCOUNT-01")
@pytest.mark.parametrize(("players", "hours"), [(1, 2), (2, 3), (3, 3)])
def test_an_effect_may_ask_how_many_dreamers_play(players: int, hours: int) -> None:
    game = tried("[{if: {dreamers: 2}, then: [{gain: hour}]}]", players=players)
    assert game.table.hours == hours
    assert me(game).distress == 0


@pytest.mark.parametrize("gate", [gate for gate, record in content().gates.items() if record.hints])
def test_a_dream_gives_three_hints_that_stand_in_no_text_of_its_gate(gate: str) -> None:
    hints = [hint(gate, stage)[0] for stage in (1, 2, 3)]
    assert len(set(hints)) == 3
    assert not any(said in records().rules(f"gate/{gate}", unsealed=True) for said in hints)


def test_what_gives_no_hints_says_so_and_two_are_too_few() -> None:
    with pytest.raises(UsageError, match="gives no hints"):
        hint("quiet-hour")
    two = "- {kind: gate, id: gate-two, name: Two, district: low-quay, turns: 3, hints: [dog-out, dog-gone]}\n"
    with pytest.raises(PackError, match="3 hints or none, not 2"):
        over(two)


def test_who_waits_at_the_door_until_she_is_dressed_has_won_by_the_understudy() -> None:
    game = paid(theatre(17, LOOKS + ", heavy-boots, heavy-boots"), "use:dressing-rooms/1")
    game.answer(A, "say:in-a-minute")
    won = paid(game, "use:understudy/1")
    assert "theatre-won-vane" in won.table.flags
    assert (won.table.seasons[-1], "the-third-knock" in won.table.wisdom) == ("chalk", True)
