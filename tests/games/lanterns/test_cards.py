"""What cards of one's own do: each word names steps of the rules, and what it leaves open is decided (LN-CARD-03)."""

from pathlib import Path
from typing import Any

import pytest

import nocturne
from nocturne.kernel import Game
from nocturne.packs.installed import VARIABLE
from tests.builders.lanterns import A, B, C, asked, hand, lanterns, seeker

MANIFEST = "id: mine\nversion: 1\ngame: lanterns\ntitle: Mine\nrequires: [lanterns]\noverrides: [card/{card}]\n"
SEEKERS = """
options: {pack: mine}
players: 3
seekers: {a: {at: 2, hand: [dash, ward], pace: hasty, steps: 1}, b: {at: 3, pace: steady}, c: {at: 29, pace: wary}}
"""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for packs."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return tmp_path


def dashing(shelf: Path, effect: str) -> Game[Any]:
    """A game in which Seeker a has just played a Dash that does this."""
    folder = shelf / "mine"
    folder.mkdir()
    (folder / "manifest.yaml").write_text(MANIFEST.format(card="dash"))
    part = effect if effect.startswith("{") else f"{{do: {effect}}}"
    (folder / "cards.yaml").write_text(f"- {{kind: card, id: dash, name: Dash, copies: 6, play: {part}}}\n")
    game = lanterns(SEEKERS)
    game.answer(A, "play:dash")
    return game


@pytest.mark.rule("LN-CARD-03")
def test_whom_a_card_means_is_chosen_and_a_game_saved_at_the_choice_goes_on(shelf: Path) -> None:
    game = nocturne.load(dashing(shelf, "[{draw: 2, who: {a: seeker}}]").save())
    assert asked(game) == [(A, ("pick:seat:0", "pick:seat:1", "pick:seat:2"))]
    assert game.open[0].rule == "LN-CARD-03"
    game.answer(A, "pick:seat:1")
    assert seeker(game, B).cards == 2


@pytest.mark.rule("LN-CARD-03")
def test_each_of_several_seekers_is_meant_and_only_those_near_enough(shelf: Path) -> None:
    game = dashing(shelf, "[{draw: 1, who: {each-other: seeker, within: 2}}]")
    assert (seeker(game, B).cards, seeker(game, C).cards) == (1, 0)


@pytest.mark.rule("LN-HAND-03")
def test_who_has_no_card_discards_none(shelf: Path) -> None:
    game = dashing(shelf, "[{discard: 2}]")
    assert (hand(game, A), game.open[0].rule) == ([], "LN-TURN-02")


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ("[snuff]", '"snuff" can only stand in an effect of the moment before-taking.'),
        ("[cancel]", '"cancel" can only stand in an effect of the moment before-snuffing.'),
        ("[{draw: 2, from: deck}]", 'There is no "from" here'),
        ("[{gain: coin}]", '"coin" is not a token'),
        ("[{pay: [{discard: 1}], to: [{draw: 1}]}]", '"pay" is not a verb'),
    ],
)
def test_what_the_rules_cannot_do_cannot_be_said(shelf: Path, effect: str, why: str) -> None:
    with pytest.raises(nocturne.PositionError, match=why):
        dashing(shelf, effect)


@pytest.mark.parametrize("part", ["if: {near: 1, what: you}", "pay: [{discard: 1}]", "limit: once-per-turn"])
def test_a_card_played_in_a_turn_has_neither_condition_nor_price_nor_limit(shelf: Path, part: str) -> None:
    with pytest.raises(nocturne.PositionError, match=f'There is no "{part.partition(":")[0]}" here'):
        dashing(shelf, f"{{{part}, do: [{{draw: 1}}]}}")
