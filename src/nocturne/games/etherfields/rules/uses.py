"""Which actions a Dreamer may perform now, and why not the others (chapters ACTION, INTENT, ASSAULT, RAPID)."""

from __future__ import annotations

from nocturne.games.etherfields.actions import FREE, Action, Cost
from nocturne.games.etherfields.components import (
    ANYWHERE,
    DREAM_ACTIONS,
    DREAMSCAPE,
    LUCK_VALUE,
    OF_ENTITY,
    OF_MASK,
    ON_MAP,
    ON_QUIRK,
    OWN_THINGS,
    PLACING,
    Intent,
    Keyword,
    Luck,
    Morph,
    longer,
)
from nocturne.games.etherfields.events.cards import TEAM, AbilityUsed, DreamActionDone
from nocturne.games.etherfields.index import INTENTS, NOTHING, Index
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.active import in_force, refuse_gems, stat
from nocturne.games.etherfields.rules.at_hand import OWN_CARD, Held, PlaceCard, held
from nocturne.games.etherfields.rules.base import holds
from nocturne.games.etherfields.rules.states import capped
from nocturne.kernel import Name, Refusal, Seat

Purse = tuple[int, int, int, int]
"""The Intent of each colour at hand, and what a Boost or a Rapid card might still add."""
PLAY, RAPID, REROLL, PREVENT, WORLD = "play", "rapid", "reroll", "prevent", "world"
"""The moments at which actions may be begun (table 4.4)."""


NOT_NOW = Refusal.by("EF-TURN-14", "refuse-not-rapid")
NOT_PLACED_NOW = Refusal.by("EF-PROGRESS-04", "refuse-placing-now")
NOT_YOURS = Refusal.by("EF-INFLUENCE-05", "refuse-not-your-round")
AFTER_A_ROLL = Refusal.by("EF-REROLL-04", "refuse-after-a-roll")
NO_REROLLS = Refusal.by("EF-MORPH-10", "refuse-no-rerolls")
BEFORE_DISTRESS = Refusal.by("EF-INFLUENCE-05", "refuse-before-distress")
ONLY_REROLLS = Refusal.by("EF-REROLL-04", "refuse-only-rerolls")
ONLY_PREVENTING = Refusal.by("EF-INFLUENCE-05", "refuse-only-preventing")
ON_THE_MAP = Refusal.by("EF-WORLD-14", "refuse-only-on-the-map")
NOT_HERE_WORLD = Refusal.by("EF-WORLD-14", "refuse-not-useful-here")
USED = Refusal.by("EF-CAMPAIGN-12", "refuse-used-this-turn")
USED_FOR_ALL = Refusal.by("EF-CAMPAIGN-16", "refuse-used-for-all")
SPENT = Refusal.by("EF-ACTION-10", "refuse-blocked-action")
NOT_THERE = Refusal.by("EF-ACTION-09", "refuse-not-in-space")
OUT_OF_RANGE = Refusal.by("EF-ASSAULT-02", "refuse-out-of-range")
NO_FIGURE = Refusal.by("EF-ENTITY-04", "refuse-no-figure")
NO_TARGET = {
    True: Refusal.by("EF-ASSAULT-02", "refuse-no-target"),
    False: Refusal.by("EF-RANGE-01", "refuse-no-target"),
}
NO_GEMS = Refusal.by("EF-ACTION-08", "refuse-too-few-gems")
NO_INTENT = Refusal.by("EF-ACTION-02", "refuse-too-little-intent")
LOCKED = {colour: Refusal.by("EF-GRADUAL-08", "refuse-colour-locked", intent=colour) for colour in Intent}
NO_MEANS = {
    what: Refusal.by("EF-ACTION-02", "refuse-lacking", what=what)
    for what in ("ether", "hours", "keys", "cards", "items", "sealed")
}

BOOSTED = LUCK_VALUE[Luck.THREE]
MULTIPLE = (Keyword.ASSAULT, Keyword.CONTACT)


# -- what it costs


def purse(game: Etherfields, seat: Seat, but: str = "") -> Purse:
    """The Intent that hand and active Items could give, one card left out (EF-INTENT-02, EF-INTENT-05)."""
    lib = game.lib
    have = purse_of(game, seat, held(lib, game.dreamers[seat].hand))
    return without_card(lib, have, but) if but else have


def purse_of(game: Etherfields, seat: Seat, hand: Held) -> Purse:
    """The same of a hand that is known already."""
    (aware, cunning, wrath), rapid, items = hand.gives, hand.rapid, game.items
    if items:
        team = held(game.lib, items)
        gives = team.gives
        aware, cunning, wrath = aware + gives[0], cunning + gives[1], wrath + gives[2]
        rapid = rapid or team.rapid
    return aware, cunning, wrath, 99 if rapid else BOOSTED if may_boost(game, seat) else 0  # EF-RAPID-04


def without_card(lib: Index, have: Purse, card: str) -> Purse:
    """The purse without what one card gives."""
    aware, cunning, wrath = lib.yields.get(card, NOTHING)
    return have[0] - aware, have[1] - cunning, have[2] - wrath, have[3]


def may_boost(game: Etherfields, seat: Seat) -> bool:
    """Once per Turn, unless the group ignores Boosting (EF-BOOST-01, EF-BOOST-11)."""
    return bool(game.box.options["boost"]) and "boost" not in game.dreamers[seat].used


def interrupters(game: Etherfields, but: Seat | None = None) -> list[Seat]:
    """The Dreamers, one left out, who could use anything outside the own round (EF-RAPID-01, EF-MASK-04)."""
    lib = game.lib
    rapid, masks = lib.rapid, lib.free_masks if game.phase is DREAMSCAPE else lib.able_masks
    shared = not rapid.isdisjoint(game.items + game.wisdom + game.revealed)
    able = []
    for seat in game.present:
        if seat != but:
            me = game.dreamers[seat]
            if shared or me.mask in masks or not rapid.isdisjoint(me.hand + me.progress) or me.top in lib.rapid_backs:
                able.append(seat)
    return able


def due(game: Etherfields, cost: Cost) -> int:
    """The Intent of one payment: a plain multiple of P is one larger cost (EF-ACTION-12)."""
    return cost.amount * game.count if cost.times_players else cost.amount


def colours(game: Etherfields, action: Action, have: Purse) -> list[Intent]:
    """The colours in which the cost could be paid wholly (EF-INTENT-10), given what a Boost might add."""
    cost = action.cost
    need, lock, payable = due(game, cost), game.markers.get(action.key) if game.markers else None, []
    more = 0 if action.source is PLACING and have[3] <= BOOSTED else have[3]  # EF-BOOST-14
    for colour in cost.intents:
        if lock is not None and lock.intent is not colour:
            continue  # EF-GRADUAL-08
        total = have[INTENTS.index(colour)]
        if total + (more if total else 0) >= need:
            payable.append(colour)
    return payable


def refuse_cost(game: Etherfields, seat: Seat, action: Action, have: Purse | None = None) -> Refusal | None:
    """Why the Dreamer cannot pay: nobody else may help (EF-ACTION-02, EF-ACTION-04)."""
    cost, me = action.cost, game.dreamers[seat]
    if not cost.is_intent:
        refusal = refuse_parts(game, seat, action, held=action.source in OWN_CARD)
        if refusal is not None:
            return refusal
    if not cost.amount:
        return None
    if have is None:
        have = purse(game, seat)
    if action.source in OWN_CARD and action.of in me.hand:
        have = without_card(game.lib, have, action.of)
    if colours(game, action, have):
        return None
    lock = game.markers.get(action.key)
    return LOCKED[lock.intent] if lock is not None and len(cost.intents) > 1 else NO_INTENT


def refuse_parts(game: Etherfields, seat: Seat, action: Action, *, held: bool) -> Refusal | None:
    """Why the parts of the price that are not Intent cannot be paid: each must be there (EF-ACTION-15)."""
    if action.cost.gems:
        barred = refuse_gems(game, reroll=bool(action.reroll))
        if barred is not None:
            return barred
    for what, have, due_of_it in parts(game, seat, action, held=held):
        if have < due_of_it:
            return NO_GEMS if what == "gems" else NO_MEANS[what]
    return None


def parts(game: Etherfields, seat: Seat, action: Action, *, held: bool) -> list[tuple[str, int, int]]:
    """Each part of the price that is not Intent: what there is of it, and what is due; `held`: a card in the hand."""
    cost, me = action.cost, game.dreamers[seat]
    listed = (
        ("gems", me.gems, cost.gems),
        ("ether", me.ether, cost.ether),
        ("hours", game.hours, cost.hours),
        ("keys", game.keys, cost.keys),
        ("cards", len(me.hand) - held, cost.cards),
        ("items", len(game.items), cost.items),
        ("sealed", len(me.sealed), cost.sealed),
    )
    return [part for part in listed if part[2]]


def times_payable(game: Etherfields, seat: Seat, action: Action, *, held: bool) -> int | None:
    """How often these parts can be paid in one go; None where there are none (EF-ASSAULT-08)."""
    if action.cost.is_intent:  # mostly
        return None
    return min([have // due_of_it for _, have, due_of_it in parts(game, seat, action, held=held)])


# -- Progress cards outside the own round


def holds_placeable(game: Etherfields, seat: Seat) -> bool:
    """Whether a Dreamer might place a Progress card at any time, as 1.0 allows (EF-PROGRESS-03)."""
    return bool(game.box.value("EF-PROGRESS-03")) and not game.lib.placings.keys().isdisjoint(game.dreamers[seat].hand)


def placings_now(game: Etherfields, seat: Seat, have: Purse | None = None) -> list[PlaceCard]:
    """The Progress cards that a Dreamer may place outside the own round (EF-PROGRESS-03)."""
    if not holds_placeable(game, seat):
        return []
    own = held(game.lib, game.dreamers[seat].hand).placings
    return [PlaceCard.of(placing.of) for placing in own if refuse_cost(game, seat, placing, have) is None]


def refuse_placing(game: Etherfields, seat: Seat, option: PlaceCard) -> Refusal | None:
    """Why a Progress card cannot be placed outside the own round (EF-PROGRESS-03, EF-PROGRESS-04)."""
    if not game.box.value("EF-PROGRESS-03"):
        return NOT_PLACED_NOW
    return refuse_cost(game, seat, game.lib.actions[f"place/{option.card}"])


# -- targets


def reach(game: Etherfields, seat: Seat, action: Action) -> int:
    """The range of an action: printed, plus what raises it, then the cap of Dazed (EF-ASSAULT-03, EF-STATE-05)."""
    reach = action.range
    if action.keyword is not None:
        reach = longer(reach, stat(game, seat, f"{action.keyword.value}-range"))
    return capped(game.dreamers[seat], reach)


def targets(game: Etherfields, seat: Seat, action: Action) -> tuple[int, ...]:
    """The figures that an action may be aimed at, checked when it starts (EF-ACTION-05, EF-RANGE-07).

    An Interaction is aimed at a figure of its own Entity; a card's Assault at any Entity; never at a Companion
    (EF-COMPANION-03).
    """
    if not game.figures:
        return ()
    here, tiles = game.dreamers[seat].at, game.lib.tiles
    own = action.of if action.source is OF_ENTITY else ""
    near = game.land.grid.distances(here)
    far = reach(game, seat, action)
    return tuple(
        [
            figure.id
            for figure in game.figures
            if (figure.of == own if own else figure.of in tiles and tiles[figure.of].role != "companion")
            and (far >= ANYWHERE or near[figure.at] <= far)
        ]
    )


# -- may it be used


def refuse_use(game: Etherfields, seat: Seat, action: Action, moment: str, have: Purse | None = None) -> Refusal | None:
    """Say why this Dreamer may not begin this action now, or None."""
    return (
        refuse_moment(game, action, moment)
        or refuse_circumstance(game, seat, action)
        or refuse_cost(game, seat, action, have)
    )


def refuse_circumstance(game: Etherfields, seat: Seat, action: Action) -> Refusal | None:
    """The same as far as neither moment nor cost is concerned: limits, place, conditions, targets."""
    if action.once and is_used(game, seat, action.key):
        return USED if action.source in OWN_THINGS else USED_FOR_ALL
    if action.single_use and action.key in game.spent:
        return SPENT
    if action.source is ON_MAP or action.source is ON_QUIRK:
        refusal = refuse_place(game, seat, action)
        if refusal is not None:
            return refusal
    if not holds(game, seat, action.record, action.condition):
        return Refusal.by("EF-ACTION-13", "refuse-demand", action=Name("action", action.key))
    if action.key in game.lib.aimed and not targets(game, seat, action):
        return NO_FIGURE if action.source is OF_ENTITY else NO_TARGET[action.keyword is not None]
    return None


def is_used(game: Etherfields, seat: Seat, key: str) -> bool:
    """Whether a once-per-Turn action is used up: by this Dreamer, or by anybody (EF-CAMPAIGN-16, EF-CAMPAIGN-17)."""
    return key in game.used or key in game.dreamers[seat].used


def spend_use(game: Etherfields, seat: Seat, action: Action) -> None:
    """The action counts as used, its cost being met: for all where the thing is the Team's (EF-ACTION-16)."""
    if action.once:
        game.commit(AbilityUsed(seat if action.source in OWN_THINGS else TEAM, action.key))
    spend_dream_action(game, seat, action)


def spend_dream_action(game: Etherfields, seat: Seat, action: Action) -> None:
    """Structured play knows one Dream action a round (EF-TURN-05); a partial payment is one too (EF-GRADUAL-10)."""
    if is_dream_action(action) and seat not in game.dreamed:
        game.commit(DreamActionDone(seat))


def refuse_moment(game: Etherfields, action: Action, moment: str) -> Refusal | None:
    """Why the action may not be used at this kind of moment (table 4.4)."""
    if moment in (PLAY, RAPID, WORLD):
        if action.reroll:  # on the map too, where a Fate card may roll a die (EF-WORLD-14)
            return NO_REROLLS if in_force(game, Morph.REROLLS) else AFTER_A_ROLL
        if action.prevents:
            return BEFORE_DISTRESS
        if action.only_world and moment != WORLD:
            return ON_THE_MAP
    if moment == PLAY:
        return None
    if moment == RAPID:  # another's round, the middle of an action, the Dreamscape Phase
        if action.rapid or (action.source is OF_MASK and (game.phase is not DREAMSCAPE or action.cost == FREE)):
            return None  # EF-MASK-04: a Mask at any time, but in the Dreamscape Phase not if it costs something
        return NOT_NOW if game.phase is DREAMSCAPE else NOT_YOURS
    if moment == REROLL:
        return None if action.reroll else ONLY_REROLLS
    if moment == PREVENT:
        return None if action.prevents else ONLY_PREVENTING
    return None if action.world or action.only_world else NOT_HERE_WORLD


def refuse_place(game: Etherfields, seat: Seat, action: Action) -> Refusal | None:
    """A Map Action needs the Dreamer in its space, an Assault or Contact within range (EF-ACTION-09, EF-ASSAULT-02)."""
    here = game.dreamers[seat].at
    if action.source is ON_QUIRK:
        places = tuple([space for card, space in game.quirks if card == action.of])
    else:
        places = game.land.actions.get(action.key, ())
    if action.keyword is None:
        return None if here in places else NOT_THERE
    far = reach(game, seat, action)
    near = game.land.grid.distances(here)
    return None if far >= ANYWHERE or any(near[space] <= far for space in places) else OUT_OF_RANGE


def is_dream_action(action: Action) -> bool:
    """Structured play knows at most one of these a round (EF-TURN-05, EF-TURN-06)."""
    return action.source in DREAM_ACTIONS


def is_multiple(action: Action) -> bool:
    """Only actions that carry the word may be paid several times in one go (EF-ASSAULT-01, EF-ASSAULT-04)."""
    return action.keyword in MULTIPLE
