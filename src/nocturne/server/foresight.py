"""Whether an answer could be taken back alone, as far as the seat that thinks of it can know.

The answer is tried in worlds that the seat cannot tell from this one (`Game.imagine`), never in the real one: what
comes of that holds nothing that the seat does not know, so nobody learns by asking what lies behind a door.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Any, Literal, TypeAlias

from nocturne.kernel import CHANCE, Decision, Game, Refused

Follows: TypeAlias = Literal["chance", "reveal", "turn"]

WORLDS = 4
"""In how many imagined worlds an answer is tried."""


def foresee(
    game: Game[Any],
    seat: int,
    options: Sequence[str],
    people: Collection[int],
    rng: Random,
    *,
    strict: bool = False,
) -> Follows | None:
    """What may follow an answer that its seat could then not take back alone, where anything does.

    `people` are the seats whose players would have to agree to taking back. Where nobody has to, nothing follows but
    (`strict`) what stays because it has shown something.
    """
    if not strict and not set(people) - {seat}:
        return None
    foreseen = {_follows(game.imagine(seat, rng.randrange), seat, options, people, strict) for _ in range(WORLDS)}
    order: tuple[Follows, ...] = ("chance", "reveal", "turn")
    return next((kind for kind in order if kind in foreseen), None)


def ahead(game: Game[Any], seat: int, options: Sequence[str], rng: Random) -> Decision | None:
    """What the seat would be asked after these answers; `None` where chance or something hidden stands between."""
    world = game.imagine(seat, rng.randrange)
    for option in options:
        try:
            world.answer(seat, option)
        except Refused:
            return None
        entry = world.log(world.version)[-1]
        if entry.faces or entry.revealed:
            return None
    return world.decision(seat)


def has_shown(game: Game[Any], version: int) -> bool:
    """Whether chance was drawn, or somebody learned something hidden, since a version."""
    return any(entry.faces or entry.revealed or entry.seat == CHANCE for entry in game.log(version + 1))


def _follows(
    world: Game[Any], seat: int, options: Sequence[str], people: Collection[int], strict: bool
) -> Follows | None:
    """What follows an answer in one world."""
    for place, option in enumerate(options):
        try:
            world.answer(seat, option)
        except Refused:
            if not place:
                raise
            break  # the picks before it led elsewhere in this world
    permission = world.may_undo(0, seat)
    if set(permission.needs) & set(people) or (strict and has_shown(world, 0)):
        return "chance" if any(entry.faces for entry in world.log(1)) else "reveal"
    asked = {decision.seat for decision in world.open}
    return "turn" if seat not in asked and asked & set(people) else None
