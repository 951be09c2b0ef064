"""What a Dreamer's player answers outside its plans: prices, Loot, Markets, the Dreamworld Map, Awakening, saving."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush

from nocturne.bots.etherfields.buying import buy
from nocturne.bots.etherfields.sight import Sight, bare_price, content, price_of, records, yields
from nocturne.bots.etherfields.worth import TOKENS, Worth, cards_of, effect_worth, heals, hurts, seals
from nocturne.games.etherfields.components import Icon
from nocturne.kernel import Decision, Name
from nocturne.kernel.grid import FAR, Space

TIRED = 5
"""The Team wakes up when any Dreamer has this much Distress."""
WORN = 12
"""The Team also wakes up when a Dreamer has fewer cards than this."""

Answer = Callable[[Sight, Decision, list[str]], str | None]


def tail(option: str) -> str:
    """What an option is about."""
    return option.partition(":")[2]


# -- prices and penalties


def penalty(sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """Distress, Ether or Sealed cards, whichever hurts least."""
    me = sight.me
    prices = {
        "suffer-one": hurts(me.distress, 1),
        "take-distress": hurts(me.distress, 1),
        "lose-ether": TOKENS["ether"],
        "seal-three": seals(cards_of(me), 3),
        "seal-some": seals(cards_of(me), 3),
    }
    return min(ids, key=lambda option: (prices.get(option, FAR), option))


def branch(sight: Sight, decision: Decision, _ids: list[str]) -> str | None:
    """The branch that is worth most."""
    worth = Worth(sight)
    weighed = []
    for option in decision.options:
        record, block = getattr(option, "record", ""), getattr(option, "block", None)
        weighed.append((worth.block(record, block) if record in records() else 0.0, option.id))
    return max(weighed)[1]


def offer(sight: Sight, decision: Decision, _ids: list[str]) -> str | None:
    """Taken where it is worth more than its price and than what follows otherwise."""
    facts = decision.prompt.arguments()
    record, block = facts.get("record"), facts.get("block")
    if not isinstance(record, str) or not isinstance(block, int):
        return None
    worth = Worth(sight)
    for verbs in records()[record].blocks:
        for verb in verbs:
            ways = [getattr(verb, name, None) for name in ("to", "do", "else_")]
            if verb.named() == "pay" and block in ways:
                taken, otherwise = (ways[0] if verb.named() == "pay" else ways[1]), ways[2]
                price = 2.5 * len(getattr(verb, "price", ()))
                gain = worth.block(record, taken) - price - worth.block(record, otherwise)
                return "accept" if gain > 0 else "pass"
    return None


def by_effect(sight: Sight, decision: Decision, ids: list[str]) -> str | None:
    """The effect that is worth most."""
    effects = {option.id: str(getattr(option, "effect", "")) for option in decision.options}
    return max(ids, key=lambda option: (effect_worth(sight, effects[option]), option))


def thing(sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """Who needs it most; for an Entity the space that is farthest away; else the first."""
    people = {option: int(option.rpartition(":")[2]) for option in ids if option.startswith("pick:seat:")}
    if people:
        return max(people, key=lambda option: (sight.view.dreamers[people[option]].distress, option))
    spaces = [option for option in ids if option.startswith("pick:space:")]
    return push_away(sight, _decision, spaces) if spaces and sight.view.dreamscape is not None else ids[0]


def worst_card(_sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """The card that is missed least."""
    cards = [option for option in ids if ":" in option]
    return min(cards, key=lambda option: (price_of(tail(option).partition(":")[0]), option)) if cards else None


def pick_card(sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """Of the hand the worst is given away; of another pile the best is taken."""
    cards = [option for option in ids if ":" in option]
    if not cards:
        return None
    if all(tail(option) in sight.me.hand for option in cards):
        return worst_card(sight, _decision, ids)
    played = sight.me.discard[-1:]  # not the card that does it
    return max(cards, key=lambda option: (tail(option) not in played, bare_price(tail(option)), option))


def best_card(_sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """The card that is worth most."""
    cards = [option for option in ids if ":" in option]
    return max(cards, key=lambda option: (price_of(tail(option).partition(":")[0]), option)) if cards else None


# -- Entities


def spawn(sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """A space about two steps from the nearest Dreamer: near enough to be met, too far to attack at once."""

    def near(option: str) -> int:
        at = Space(int(tail(option)))
        return min([sight.far(Space(me.at), at) for me in sight.dreamers])

    return min(ids, key=lambda option: (abs(near(option) - 2), option))


def hunt(sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """Whom it hurts least."""
    return min(ids, key=lambda option: (sight.view.dreamers[int(tail(option))].distress, option))


def push_away(sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """As far from everybody as may be."""

    def near(option: str) -> int:
        at = Space(int(option.rpartition(":")[2]))
        return min([sight.far(Space(me.at), at) for me in sight.dreamers]) if at >= 0 else -1

    return max(ids, key=lambda option: (near(option), option))


def bar(_sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """The step of the Turn card that hurts most."""
    rank = ("special", "basic", "morphing", "movement")
    return min(ids, key=lambda option: (next((i for i, row in enumerate(rank) if option.endswith(row)), FAR), option))


def skip_before(sight: Sight, decision: Decision, _ids: list[str]) -> str | None:
    """A Slumber is played unless somebody is near the end."""
    tile = decision.prompt.arguments().get("tile")
    worn = max(dreamer.distress for dreamer in sight.dreamers) > TIRED or min(map(cards_of, sight.dreamers)) < WORN - 2
    cost = -effect_worth(sight, f"{tile.id}/out") if isinstance(tile, Name) else FAR
    return "skip-now" if worn and cost < 20 else "set-up"


# -- Markets, Items, Masks


def shop(sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """Cards where there is Ether for some, else a Gem."""
    ether = sight.me.ether
    order = ("look-around", "buy-item") if ether >= 1 else ("take-gem-instead", "pass")
    return next((option for option in order if option in ids), None)


def mask(_sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """A Mask that is always of use comes first."""
    lib = content()
    liked = {"hand": 4, "draw": 4, "contact-range": 3, "assault-range": 3, "progress": 1}

    def rank(option: str) -> int:
        of = tail(option)
        return max([liked.get(part.stat, 1) for part in lib.passives.get(of, ())], default=2 if of else 0)

    return max(ids, key=lambda option: (rank(option), option))


def slot(_sight: Sight, decision: Decision, ids: list[str]) -> str | None:
    """The weakest Item makes room for a better one."""
    item = decision.prompt.arguments().get("item")
    new = sum(yields(item.id)) if isinstance(item, Name) else 0
    old = [(sum(yields(tail(option))), option) for option in ids if option.startswith("make-room:")]
    if "put-in" in ids:
        return "put-in"
    return min(old)[1] if old and min(old)[0] < new else "store"


# -- recovering


def recover(sight: Sight, _decision: Decision, _ids: list[str]) -> str | None:
    """What a Dreamer has lost most of."""
    me = sight.me
    ways = {
        "cure-all": heals(me.distress, me.distress),
        "unseal-all": 0.8 * len(me.sealed),
        "unflip-all": 2.0 * len(me.flipped),
        "reshuffle-deck": 0.3 * len(me.discard),
    }
    return max(ways, key=lambda way: ways[way])


def whose(sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """The Dreamer with most cards out of reach."""
    people = sight.view.dreamers
    lost = {
        option: len(people[int(tail(option))].sealed) + len(people[int(tail(option))].flipped)
        for option in ids
        if tail(option)
    }
    return max(lost, key=lambda option: (lost[option], option), default=None)


def poorest(sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """Who has least Ether gains first."""
    return min(ids, key=lambda option: (sight.view.dreamers[int(tail(option))].ether, option))


def sanctuary(sight: Sight, _decision: Decision, _ids: list[str]) -> str | None:
    """Decks that would soon be empty, else what is missing."""
    if min(me.deck for me in sight.dreamers) < 8:
        return "reshuffle-all"
    if any(me.flipped for me in sight.dreamers):
        return "unflip-one"
    return "restore-one" if sight.team.storage and len(sight.team.items) < 3 else "unseal-one"


def build(sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """The deck stays as it is, unless it must change."""
    return "done" if "done" in ids else best_card(sight, _decision, ids)


# -- the Dreamworld Map


def open_gates(sight: Sight) -> list[str]:
    """Gates of Dreams that have taught the Team nothing yet: what a Dream leaves behind is Wisdom."""
    gates, wisdom = content().gates, set(sight.team.wisdom)
    known = [gates[gate] for gate in sight.team.gates if gate in gates]
    return [gate.id for gate in known if not gate.first and not wisdom & set(gate.secrets)]


def worn(sight: Sight) -> bool:
    """Whether somebody needs to wake up."""
    return any(dreamer.distress >= TIRED or cards_of(dreamer) < WORN for dreamer in sight.dreamers)


def idle(sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """Towards the next gate, collecting Keys on the way; awake when worn out; save when all is dreamt."""
    gates, uses = open_gates(sight), [option for option in ids if option.startswith("use:")]
    if "awaken-now" not in ids:  # the others only use what they have
        return uses[0] if uses else None
    if worn(sight):
        return "awaken-now"
    if not gates:
        return "save-now"
    ways = {tail(option): option for option in ids if option.startswith(("path:", "shortcut:"))}
    wanted = destinations(sight, gates)
    way = route(sight, wanted, sight.team.location)
    return ways.get(way) if way is not None else None


def destinations(sight: Sight, gates: list[str]) -> set[str]:
    """A gate of a district whose Dream can be paid for; else where Keys are."""
    lib, keys = content(), sight.team.keys
    ready = {lib.gates[gate].district for gate in gates if keys >= lib.gates[gate].keys or sight.team.nap == gate}
    places = [location for location in lib.locations.values() if location.district in sight.team.districts]
    if ready:
        return {location.id for location in places if Icon.GATE in location.icons and location.district in ready}
    two = sight.view.profile.startswith("2.0")  # there a gate gives a Key too
    return {location.id for location in places if Icon.KEY in location.icons or (two and Icon.GATE in location.icons)}


def route(sight: Sight, wanted: set[str], start: str) -> str | None:
    """The next Location on the shortest way to another one that is wanted; Shortcuts cost something."""
    lib = content()
    due: list[tuple[float, str, str]] = [(0.0, start, "")]
    seen: set[str] = set()
    while due:
        steps, here, first = heappop(due)
        if here in wanted and here != start:
            return first
        if here in seen or here not in lib.locations:
            continue
        seen.add(here)
        place = lib.locations[here]
        for there, cost in [*[(there, 1.0) for there in place.paths], *[(there, 1.8) for there in place.shortcuts]]:
            if lib.locations[there].district in sight.team.districts:
                heappush(due, (steps + cost, there, first or there))
    return None


def ride(sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """Straight to what is wanted, or to where a way leads to it if none does from here: never for the ride."""
    wanted, here = destinations(sight, open_gates(sight)), sight.team.location
    there = [option for option in ids if tail(option) in wanted]
    if "go-on" not in ids or (there and here not in wanted):
        return there[0] if there else ids[0]
    if here in wanted or route(sight, wanted, here) is not None:
        return "go-on"
    return next((option for option in ids if route(sight, wanted, tail(option)) is not None), "go-on")


def at_gate(_sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """In, if it can be paid."""
    return next((option for option in ids if option.startswith("enter-gate:")), ids[0])


def after_dream(sight: Sight, _decision: Decision, _ids: list[str]) -> str | None:
    """Awake if worn out."""
    return "awaken-now" if worn(sight) else "go-on"


def between(sight: Sight, _decision: Decision, _ids: list[str]) -> str | None:
    """Another session as long as there is something to dream of."""
    return "next-session" if open_gates(sight) else "close-campaign"


def always(answer: str) -> Answer:
    """The same answer, whatever lies there."""
    return lambda _sight, _decision, _ids: answer


def first(_sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """Any will do."""
    return ids[0]


UPKEEP: dict[str, Answer] = {
    "PickFirst": lambda sight, _, __: f"give:{sight.seat}",
    "ReshufflePenalty": penalty,
    "BoostCross": penalty,
    "ChooseBranch": branch,
    "Offer": offer,
    "GainLoot": by_effect,
    "PayPrice": by_effect,
    "PayShare": by_effect,
    "PickThing": thing,
    "PickInAction": thing,
    "PickCard": pick_card,
    "DiscardExcess": worst_card,
    "DiscardChosen": worst_card,
    "DiscardForGem": worst_card,
    "PayPeek": worst_card,
    "DropItem": worst_card,
    "DropProgress": worst_card,
    "UnsealChosen": best_card,
    "FlipProgress": best_card,
    "Spawn": spawn,
    "Hunt": hunt,
    "Approach": first,
    "NextFigure": first,
    "ResolveEffects": first,
    "NameExtra": first,
    "HowOften": first,
    "MayRestore": first,
    "AgreeExchange": always("go-on"),
    "PushOut": push_away,
    "ChooseQuirkSpace": push_away,
    "BlockStep": bar,
    "SkipBefore": skip_before,
    "OfferSkip": always("play-on"),
    "MayPassMarker": always("keep-marker"),
    "MaySaveInside": always("stay-inside"),
    "MayBuy": shop,
    "Shopping": shop,
    "UseShopping": always("go-shopping"),
    "Buying": buy,
    "GainMask": mask,
    "OfferMask": mask,
    "RestoreMask": mask,
    "ChooseSlot": slot,
    "OfferRemoval": always("pay-removal"),
    "OfferReplacing": always("replace"),
    "Recover": recover,
    "Sanctuary": sanctuary,
    "Whose": whose,
    "ShareOut": poorest,
    "HandOutGems": poorest,
    "WhichEntity": first,
    "Deliver": always("deliver-now"),
    "GoOn": always("back-out"),
    "ChooseCards": build,
    "ChangeDreamer": always("go-on"),
    "Idle": idle,
    "RelocateTeam": ride,
    "AtGate": at_gate,
    "AfterDream": after_dream,
    "Between": between,
    "WhoPlays": always("join"),
    "TakeMarker": first,
    "OfferModeTile": always("drawn-tile"),
}
"""What is decided outside the plans of a scene."""
