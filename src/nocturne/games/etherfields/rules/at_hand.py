"""What stands before a Dreamer: the actions of hand, table and scene, worked out once (EF-ACTION-01)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from nocturne.games.etherfields.actions import Action
from nocturne.games.etherfields.components import FROM_HAND, OF_MASK, ON_MAP, ON_QUIRK, PLACING
from nocturne.games.etherfields.index import INTENTS, NOTHING, Index
from nocturne.games.etherfields.model import NO_SCENE, Etherfields
from nocturne.games.etherfields.rules.active import active_mask, active_progress
from nocturne.games.etherfields.rules.base import CardOption, EtherfieldsOption
from nocturne.kernel import Seat
from nocturne.kernel.grid import Space

OWN_CARD = (FROM_HAND, PLACING)
"""Actions whose own card lies in the hand and cannot pay for itself."""


class Use(EtherfieldsOption, frozen=True):
    """Perform an action."""

    action: str


class PlaceCard(CardOption, frozen=True):
    """Place a Progress card."""


Pair = tuple[Use, Action]


def known(game: Etherfields, seat: Seat) -> list[Use]:
    """Every action that stands before this Dreamer, usable now or not (EF-ACTION-01)."""
    return [option for option, _ in pairs(game, seat)]


def pairs(game: Etherfields, seat: Seat) -> list[Pair]:
    """The same, each with what it says."""
    lib, me = game.lib, game.dreamers[seat]
    placings = lib.placings
    before: list[Pair] = []
    for card in dict.fromkeys(me.hand):
        if card not in placings:  # EF-PROGRESS-01
            before += _of(lib, card)
    for of in dict.fromkeys(active_progress(game, seat)) if me.progress else ():
        before += _of(lib, of)
    for of in (*me.burdens, active_mask(game, seat), *dict.fromkeys(game.items), *game.wisdom):
        before += _of(lib, of)
    before += _of_back(lib, me.top)
    if game.scene is not NO_SCENE:
        before += _of_scene(game)
    return before


Price = tuple[int, int, int]
"""A cost of Intent alone, in one colour: which, how much, and what the card gives that cannot pay for itself."""
Playable = tuple[Use, Action, Price | None, bool, bool]
"""An action before a Dreamer, what it says, its price if that is so plain, whether it is used once a Turn, and whether
other circumstances can forbid it."""


class Held(Struct, frozen=True):
    """What some cards are to whoever holds them, worked out once: a hand, or the Items of the Team."""

    usable: tuple[Playable, ...]  # the actions that the card-and-action step allows at all
    placings: tuple[Action, ...]  # Progress cards have no other action in the hand (EF-PROGRESS-01)
    gives: tuple[int, int, int]  # in each colour, if all are discarded
    rapid: bool  # whether one is Rapid: what it brings may finish a payment (EF-RAPID-04)


def held(lib: Index, cards: tuple[str, ...]) -> Held:
    """What these cards are to whoever holds them."""
    known: Held | None = lib.memo.get(cards)
    return lib.keep(cards, _held(lib, cards)) if known is None else known


def _held(lib: Index, cards: tuple[str, ...]) -> Held:
    aware = cunning = wrath = 0
    for card in cards:
        gives = lib.yields.get(card, NOTHING)
        aware, cunning, wrath = aware + gives[0], cunning + gives[1], wrath + gives[2]
    usable: list[Playable] = []
    placings: list[Action] = []
    for card in dict.fromkeys(cards):
        if card in lib.placings:
            placings.append(lib.placings[card])
        else:
            usable += lib.usable.get(card) or _usable(lib, card)
    return Held(tuple(usable), tuple(placings), (aware, cunning, wrath), not lib.rapid.isdisjoint(cards))


def _usable(lib: Index, of: str) -> tuple[Playable, ...]:
    known: tuple[Playable, ...] | None = lib.usable.get(of)
    if known is None:
        known = lib.usable[of] = _allowed(lib, _of(lib, of))
    return known


def playable(game: Etherfields, seat: Seat, hand: Held) -> tuple[Playable, ...]:
    """Those that the card-and-action step allows at all, without Map Actions of other spaces: the hot path.

    In the order of `pairs`. What a hand offers is worked out once, what lies beside it, what a scene offers in a space.
    """
    lib, me = game.lib, game.dreamers[seat]
    progress = active_progress(game, seat) if me.progress else ()
    mask = active_mask(game, seat) if me.mask else ""
    key = (progress, me.burdens, mask, game.items, game.wisdom, me.top)
    beside: tuple[Playable, ...] | None = lib.memo.get(key)
    if beside is None:
        elements = (*dict.fromkeys(progress), *me.burdens, mask, *dict.fromkeys(game.items), *game.wisdom)
        lying = [playable for of in elements for playable in _usable(lib, of)]
        beside = lib.keep(key, (*lying, *_allowed(lib, _of_back(lib, me.top))))
    own = hand.usable + beside
    return own if game.scene is NO_SCENE else own + _usable_in_scene(game, me.at)


def _usable_in_scene(game: Etherfields, here: Space) -> tuple[Playable, ...]:
    lib = game.lib
    key = (game.ground, game.tiles, game.tile, game.revealed, game.quirks, here)
    known: tuple[Playable, ...] | None = lib.memo.get(key)
    if known is None:
        far = game.land.elsewhere(here)
        known = lib.keep(key, _allowed(lib, [pair for pair in _of_scene(game) if pair[1].key not in far]))
    return known


def _allowed(lib: Index, some: Iterable[Pair]) -> tuple[Playable, ...]:
    mine = [pair for pair in some if pair[1].key not in lib.later]
    return tuple([(option, what, _price(lib, what), what.once, _is_bound(lib, what)) for option, what in mine])


def _price(lib: Index, action: Action) -> Price | None:
    """The price of what costs nothing, or Intent of one colour alone."""
    cost = action.cost
    if not cost.is_intent or cost.times_players or len(cost.intents) > 1:
        return None
    if not cost.amount:
        return 0, 0, 0
    colour = INTENTS.index(cost.intents[0])
    return colour, cost.amount, lib.yields.get(action.of, NOTHING)[colour] if action.source in OWN_CARD else 0


def _is_bound(lib: Index, action: Action) -> bool:
    """Whether `refuse_circumstance` could ever refuse it, but for having been used this Turn."""
    limits = action.single_use or action.condition is not None
    return limits or action.source in (ON_MAP, ON_QUIRK) or action.key in lib.aimed


def _of(lib: Index, of: str) -> tuple[Pair, ...]:
    """The actions of one element, worked out once."""
    known: tuple[Pair, ...] | None = lib.memo.get(of)
    if known is None:
        known = lib.memo[of] = tuple([(Use.of(key), lib.actions[key]) for key in lib.keys_of.get(of, ())])
    return known


def _of_back(lib: Index, top: str) -> tuple[Pair, ...]:
    """The action on the back of the card on top of a deck (EF-INFLUENCE-07, EF-INFLUENCE-10)."""
    back = lib.backs.get(top)
    return () if back is None else ((Use.of(back.key), back),)


def _of_scene(game: Etherfields) -> tuple[Pair, ...]:
    """The actions of the Slumber or Dream: map, Flying Rules, Quirks, tiles, revealed Secrets."""
    lib, tiles = game.lib, game.tiles
    key = (game.ground, tiles, game.tile, game.revealed, game.quirks)
    known: tuple[Pair, ...] | None = lib.memo.get(key)
    if known is None:
        own = [game.tile] if game.tile not in tiles else []
        beside = [secret for secret in game.revealed if secret not in tiles]
        elements = (*[card for card, _ in game.quirks], *tiles, *own, *beside)
        printed = [*game.land.actions, *game.land.flying]
        on_map = [(Use.of(name), lib.actions[name]) for name in printed]
        known = lib.keep(key, (*on_map, *[pair for of in elements for pair in _of(lib, of)]))
    return known


def rapid_pairs(game: Etherfields, seat: Seat) -> list[Pair]:
    """The Rapid actions that stand before this Dreamer, and the ability of the Mask (EF-MASK-04)."""
    rapid, me = game.lib.rapid, game.dreamers[seat]
    if (
        rapid.isdisjoint(me.hand + me.progress + game.items + game.wisdom + game.revealed)
        and rapid.isdisjoint((me.mask, me.top))
        and me.mask not in game.lib.able_masks
    ):
        return []
    return [pair for pair in pairs(game, seat) if pair[1].rapid or pair[1].source is OF_MASK]
