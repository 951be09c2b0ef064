"""What an effect would change off the Dreamscape, and whether a price can be paid (chapters WORLD, CHOICE)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from nocturne.effects.context import Context
from nocturne.effects.interpret import AskLine, Do, readings
from nocturne.effects.step import Line
from nocturne.effects.word import Verb
from nocturne.games.etherfields.actions import Action
from nocturne.games.etherfields.components import FROM_HAND
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.active import hand_limit
from nocturne.games.etherfields.rules.base import Takes, effect
from nocturne.games.etherfields.rules.cards import PickCard, UnsealCards
from nocturne.games.etherfields.rules.distress import Cure, PayDistress, Suffer
from nocturne.games.etherfields.rules.draw import DrawCards, Reshuffle
from nocturne.games.etherfields.rules.items import FlipProgress, GainItem, GainMask, RestoreItem
from nocturne.games.etherfields.rules.items import RestoreMask as PutOnMask
from nocturne.games.etherfields.rules.market import BuyInfluence
from nocturne.games.etherfields.rules.pools import COUNTED, GainTokens, left
from nocturne.games.etherfields.rules.windows import RollDie
from nocturne.kernel import Seat, Step

Judge = Callable[[Etherfields, Any], bool]


def draws(game: Etherfields, step: DrawCards) -> bool:
    """Whether a card would be drawn."""
    me = game.dreamers[step.seat]
    return len(me.hand) < hand_limit(game, step.seat) and bool(me.deck_ids or me.discard)


def gains(game: Etherfields, step: GainTokens) -> bool:
    """Whether the Clock or a pool has any left."""
    if step.what == "hours":
        return game.hours < game.lib.box.clock
    return step.what not in COUNTED or left(game, COUNTED[step.what]) > 0


CHANGES: dict[type[Step[Any]], Judge] = {
    GainTokens: gains,
    Cure: lambda game, step: game.dreamers[step.seat].distress > 0,
    DrawCards: draws,
    UnsealCards: lambda game, step: bool(game.dreamers[step.seat].sealed),
    Reshuffle: lambda game, step: bool(game.dreamers[step.seat].discard),
    PickCard: lambda game, step: bool(getattr(game.dreamers[step.seat], step.start)),
    FlipProgress: lambda game, step: bool(game.dreamers[step.seat].flipped if step.up else True),
    RestoreItem: lambda game, _: bool(game.storage),
    GainItem: lambda game, step: step.item in getattr(game, step.start),
    PutOnMask: lambda game, step: any(mask != game.dreamers[step.seat].mask for mask in game.dreamers[step.seat].masks),
    GainMask: lambda game, _: bool(game.mask_pool),
    BuyInfluence: lambda game, _: bool(game.market),
    RollDie: lambda _, __: True,
}
"""What makes sense on the Dreamworld Map, and when it would change anything there; the Dreamscape lies still."""


def is_useful(game: Etherfields, seat: Seat, action: Action) -> bool:
    """Whether carrying the action out on the Dreamworld Map would change anything (EF-WORLD-14)."""
    from_hand = action.source is FROM_HAND
    for step in _named(game, effect(game, action.key, seat, action.of)):
        judge = CHANGES.get(type(step))
        if judge is not None and judge(game, step):
            return True
        if from_hand and isinstance(step, DrawCards):
            return True  # the card that is played makes room for another
    return False


def named_steps(table: Any, line: Line, at: int) -> list[Step[Any]]:  # noqa: ANN401 -- of any game, for tests
    """The steps that a line of a block may name, whatever is chosen for what it leaves open."""
    ctx = Context(table, replace(line, at=at, picks=()))
    verb = ctx.stage.block(line.record, line.block)[at]
    if type(verb).steps is Verb.steps:  # a word that lines nothing up, such as a passage of the story
        return []
    return [step for reading in readings(ctx, verb)[0] for step in verb.steps(reading)]


def _named(game: Etherfields, steps: tuple[Step[Etherfields], ...]) -> Iterator[Step[Any]]:
    """Every step that an effect may line up, whatever is chosen on the way."""
    for step in steps:
        if isinstance(step, Do):
            for at in range(step.at, len(game.box.content.stage.block(step.record, step.block))):
                yield from _inside(game, named_steps(game, step, at))
        else:
            yield step


def _inside(game: Etherfields, steps: list[Step[Any]]) -> Iterator[Step[Any]]:
    for step in steps:
        if isinstance(step, AskLine):
            for block in step.blocks(game):
                yield from _named(game, (step.context(game).do(block),))
        elif isinstance(step, Line):
            yield from _named(game, (step,))
        else:
            yield step


# -- prices


def price_steps(game: Etherfields, key: str, seat: Seat, this: str) -> tuple[Step[Any], ...]:
    """The steps of a printed price; Distress that is a price cannot be prevented (EF-ACTION-14)."""
    steps = _named(game, effect(game, key, seat, this))
    return tuple([PayDistress(step.seat, step.count, this) if isinstance(step, Suffer) else step for step in steps])


def is_payable(game: Etherfields, key: str, seat: Seat, this: str) -> bool:
    """Whether the whole of a printed price is there: it is paid in full in both editions (EF-WORLD-07)."""
    return all(step.is_there(game) for step in price_steps(game, key, seat, this) if isinstance(step, Takes))
