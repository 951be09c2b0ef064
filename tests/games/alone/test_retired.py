"""Steps that stand in games saved at 63b7854 are read and play on, though no rule lines them up any more."""

import pytest

from tests.games.alone.playing import LONG, alone

WHEN = "{When: {what: %s, steps: [{Lose: {harm: sc, amount: 2}}]}}"
EITHER = "{Either: {branches: [[{Lose: {harm: sc, amount: 2}}], [{ChangeAdrenaline: {by: -1}}]], by_hero: %s}}"
TURN = "{HeroTurn: {seat: 0, first: true}}, {EndOfTurn: {}}"


def resumed(step: str) -> str:
    """A table that goes on with this step."""
    return f"map: {LONG}\nhero: 0,0\nagenda: [{step}, {TURN}]"


@pytest.mark.rule("AL-DECK-06")
@pytest.mark.parametrize(
    ("what", "sc"),
    [
        ("beside-unrevealed", 10),
        ("without-item", 10),
        ("first-combat", 10),
        ("no-hit", 12),
        ("at-lcu", 12),
        ("at-mission", 12),
    ],
)
def test_a_saved_condition_is_asked_when_its_part_comes(what: str, sc: int) -> None:
    assert alone(resumed(WHEN % what)).hero.sc == sc


@pytest.mark.rule("AL-DECK-04")
@pytest.mark.parametrize(("by_hero", "seat", "asked"), [("true", 0, "HeroBranch"), ("false", 1, "EvilBranch")])
def test_a_saved_choice_is_put_to_whom_it_was_to_be_put(by_hero: str, seat: int, asked: str) -> None:
    game = alone(resumed(EITHER % by_hero))
    assert (game.seat, game.asked, game.offered) == (seat, asked, ("branch:0", "branch:1"))
    assert game.play("branch:1").hero.adrenaline == 2


@pytest.mark.rule("AL-DECK-07")
def test_what_cannot_happen_cannot_be_chosen_in_a_saved_choice_either() -> None:
    text = resumed(EITHER % "true").replace("hero: 0,0", "hero: {at: '0,0', adrenaline: 0}")
    assert alone(text).hero.sc == 10
