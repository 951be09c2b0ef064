"""Words for Turns and for how a Slumber or Dream ends (chapters TURNCARD, LOOT, SLUMBER, DREAM)."""

from __future__ import annotations

from nocturne.effects.context import Context
from nocturne.effects.making import Meant, word
from nocturne.effects.word import STATEMENT, Count
from nocturne.games.etherfields.rules import turn
from nocturne.games.etherfields.rules.scenes import EndScene


@word("block-step")
def block_step(ctx: Context) -> Meant:
    """Block a step of the current Turn card."""
    return turn.block_step(ctx.table)  # the Dreamers choose which (EF-TURNCARD-09)


@word("{add-turns: 1}")
def add_turns(ctx: Context, count: Count = 1) -> Meant:
    """Add Turn cards to the Turn deck, as far as there are cards left."""
    return (turn.AddTurns(count),)


@word("next-turn-card")
def next_turn_card(ctx: Context) -> Meant:
    """Put the current Turn card under the Turn deck, so that the next one lies face up."""
    return (turn.PassTurnCard(),)


@word("take-back-turn")
def take_back_turn(ctx: Context) -> Meant:
    """Put the Turn card that was discarded last on the Turn deck: its Turn is played again."""
    return (turn.TakeBackTurn(),)


@word("hasten")
def hasten(ctx: Context) -> Meant:
    """Resolve the current Turn card at once; it is resolved again at its time."""
    return (turn.ResolveTurnCard(0),)  # EF-TURNCARD-12


@word("loot")
def loot(ctx: Context) -> Meant:
    """Gain the Loot of the current Turn card."""
    return (turn.GainLoot(),)  # EF-LOOT-01


@word("end-well", grammar=STATEMENT)
def end_well(ctx: Context) -> Meant:
    """This Slumber or Dream is won and ends at once."""
    return (EndScene(won=True),)  # EF-SLUMBER-07, EF-DREAM-07


@word("end-badly", grammar=STATEMENT)
def end_badly(ctx: Context) -> Meant:
    """This Slumber or Dream ends at once, and is not won."""
    return (EndScene(won=False),)  # EF-DREAM-03
