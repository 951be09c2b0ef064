"""Other worlds that nobody can tell from this one: face-down piles are in another order."""

from __future__ import annotations

from collections.abc import Callable

from nocturne.games.etherfields.model import Etherfields
from nocturne.kernel import in_order, shuffle_draws


def imagine(game: Etherfields, pick: Callable[[int], int]) -> Etherfields:
    """A table that nobody can tell from this one: face-down piles are in another order."""
    other = game.clone()

    def mixed(pile: tuple[str, ...]) -> tuple[str, ...]:
        """In an order that the true one has no part in, so that whoever searches here learns nothing of it."""
        return in_order(sorted(pile), [pick(n) for n in shuffle_draws(len(pile))])

    for me in (*other.dreamers, *other.bench):
        me.deck = _same_back(game, me.deck, mixed(me.deck))
    for name in ("fates", "flaws", "maps", "market", "item_market"):
        setattr(other, name, mixed(getattr(other, name)))
    other.slumbers = _delta_stays(game, other.slumbers, mixed)
    known_out = other.turns_out[-1:] if game.turn and not game.turns else ()
    hidden = other.turns[:-1] + other.turns_out[: len(other.turns_out) - len(known_out)]
    cards = mixed(hidden)
    size = max(len(other.turns) - 1, 0)
    other.turns = cards[:size] + other.turns[-1:]
    other.turns_out = cards[size:] + known_out
    return other


def _same_back(game: Etherfields, deck: tuple[str, ...], mixed: tuple[str, ...]) -> tuple[str, ...]:
    """The back of the top card lies open: another card with the same back must lie there."""
    back = game.lib.backs.get
    if not deck or back(deck[-1]) is back(mixed[-1]):
        return mixed
    place = max(i for i, card in enumerate(mixed) if back(card) is back(deck[-1]))
    cards = list(mixed)
    cards[place], cards[-1] = cards[-1], cards[place]
    return tuple(cards)


def _delta_stays(
    game: Etherfields, pile: tuple[str, ...], mixed: Callable[[tuple[str, ...]], tuple[str, ...]]
) -> tuple[str, ...]:
    """The Delta tile is known by its green back when it comes to the top: it keeps its place."""
    others = list(mixed(tuple([tile for tile in pile if not game.lib.tiles[tile].is_delta])))
    return tuple([tile if game.lib.tiles[tile].is_delta else others.pop() for tile in pile])
