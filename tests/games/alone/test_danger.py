"""Danger tokens: where they are put, and who sees it (DANGER)."""

import pytest

from tests.games.alone.playing import LONG, alone


@pytest.mark.rule("AL-DANGER-08", "AL-REVEAL-09")
def test_danger_tokens_go_to_revealed_sectors_too() -> None:
    text = f"map: {LONG}\nhero: 1,0\nturn: 8\nrevealed: 0,0 1,0 2,0"
    game = alone(text).play("track", "target:door", "target:door")
    while game.asked == "NameDeck":
        game.play(game.offered[0])
    assert game.offered == ("at:1:0,0", "at:1:2,0", "at:1:3,0", "at:1:4,0", "at:1:5,0")
    assert "danger-placed" in game.play("at:1:2,0").told()
