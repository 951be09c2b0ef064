"""What a part of an effect may depend on; a game without the condition skips it (AL-DECK-06)."""

from __future__ import annotations

from nocturne.games.alone.components import Purpose
from nocturne.games.alone.events.course import FOUGHT
from nocturne.games.alone.model import Alone
from nocturne.games.alone.rules.base import Near, sectors_near
from nocturne.games.alone.rules.dice import hits
from nocturne.games.alone.words.base import condition


@condition
def beside_unrevealed(game: Alone) -> bool:
    """An Unrevealed sector is adjacent to the Hero."""
    return bool(sectors_near(game, Near.ADJACENT) & ~game.revealed)


@condition
def no_hit(game: Alone) -> bool:
    """The roll on the table has no hit."""
    return game.roll is not None and not hits(game)


@condition
def at_lcu(game: Alone) -> bool:
    """The Interact repairs an LCU."""
    return game.purpose is Purpose.LCU


@condition
def at_mission(game: Alone) -> bool:
    """The Interact is for a Mission."""
    return game.purpose is Purpose.MISSION


@condition
def without_item(game: Alone) -> bool:
    """The action uses no Item."""
    return not game.item


@condition
def first_combat(game: Alone) -> bool:
    """No other Combat has been fought in this Round."""
    return FOUGHT not in game.used
