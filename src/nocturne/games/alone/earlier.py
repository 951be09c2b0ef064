"""Tables that older rules have played: what they did not keep as state is found once, in what was still to be done."""

from __future__ import annotations

from nocturne.games.alone.components import Action
from nocturne.games.alone.model import Alone
from nocturne.games.alone.rules.finds import TakeOne
from nocturne.games.alone.rules.looting import DrawItems
from nocturne.games.alone.rules.setup import FirstWhere
from nocturne.games.alone.rules.spawning import BossWhere, SpawnWhere
from nocturne.games.alone.rules.turns import purpose

KEPT = 6
"""The first version of the rules that keeps it."""


def bring_up(game: Alone, version: int) -> None:
    """Fill in the fields that rules before version 6 did not have."""
    if version >= KEPT:
        return
    for step in game.agenda:
        if isinstance(step, BossWhere):
            game.boss_waits = True
        elif isinstance(step, SpawnWhere | FirstWhere):
            game.placing = game.spawning
        elif isinstance(step, TakeOne):
            game.looked_at = step.cards
        elif isinstance(step, DrawItems):
            game.due = max(game.due, step.left)
    if game.action is Action.INTERACT:
        game.purpose = purpose(tuple(game.agenda[::-1]))
    target = game.called(game.target)
    if target is not None:
        game.attacked = 1 << target.token
