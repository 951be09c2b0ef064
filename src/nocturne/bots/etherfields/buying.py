"""What a Market card is worth to the deck that it would join: Intent that is short, a service that nothing else gives.

A seat knows its deck: what lies open, and of the rest the cards that its archetype began with (EF-CAMPAIGN-03).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from typing import Any

from nocturne.bots.etherfields.sight import INTENTS, Sight, content, yields
from nocturne.bots.etherfields.worth import heals, hurts
from nocturne.games.etherfields.actions import Action, Cost
from nocturne.games.etherfields.components import STATES, State
from nocturne.games.etherfields.index import Index
from nocturne.kernel import Decision

FULL_DECK = 26
"""A deck with more cards than this is made no larger."""
EVEN = 1 / 3
"""The share of a colour in a deck that lacks none."""
LACKING = 2.5
"""How much more a colour is worth for each part of the deck by which it falls short."""
EITHER = 0.7
"""What it is worth that a card pays for one colour or another, as needed."""
RAPID = 0.55
"""What it is worth that a service is there at any time."""
RETURNED = 1.0
"""What is lost with a card that goes back to its Market, or is Sealed by its use."""
AGAIN = 1.0
"""What one more card of a service makes the next one worth less by."""
STAYS = 3.0
"""A card that stays on the table serves more often than one that is discarded, and has to be placed first."""
SERVICES = {
    "draw": 1.5, "put-under": 0.7, "way": 0.6, "push": 1.6, "hold": 2.2, "slow": 1.9, "poison": 1.8, "stun": 2.3,
    "light": 1.8, "wall": 1.9, "calm": 2.4, "bar": 3.0, "time": 5.0, "ride": 1.7, "free": 1.6, "guard": 1.0,
    "ether": 1.5, "gem": 1.6, "luck": 1.2,
}  # fmt: skip
"""What the first card of a service is worth, in points of Intent, before it is asked how much this deck wants it."""
WORDS = {
    "put-under": "put-under", "swap": "push", "add-marker": "light", "add-wall": "wall", "block": "wall",
    "unmorph": "calm", "block-step": "bar", "add-turns": "time", "ride-either": "ride", "remove-state": "free",
    "prevent-distress": "guard", "reroll-die": "luck", "heal": "heal", "unseal": "unseal", "retrieve": "retrieve",
    "restore-item": "restore", "seal-this": "sealing", "move": "way", "draw": "draw", "luck-roll": "risk",
}  # fmt: skip
"""Which service a word of the effect language gives."""


def service_of(verb: Any) -> str:  # noqa: ANN401 -- any word of the language
    """The service that a word gives; nothing for a word that is a price or a detail."""
    name = verb.named()
    if name == "relocate":
        return "push" if verb.who.noun == "target" else "way"
    if name == "add-state":
        rule = STATES[State(verb.state)]  # what it does, not what it is called
        return "hold" if rule.rooted else "slow" if rule.short else "stun" if rule.harmless else "poison"
    if name == "gain":
        return str(verb.token)
    return WORDS.get(name, "")


@lru_cache(1024)
def services(lib: Index, card: str) -> tuple[tuple[str, Any, Action], ...]:
    """The services of a card, each with its word and the action that it stands in."""
    given: list[tuple[str, Any, Action]] = []
    for key in lib.keys_of.get(card, ()):
        for effect in lib.effects.get(key, ()):
            verbs = lib.records[effect.record].blocks[effect.block]
            given += [(service_of(verb), verb, lib.actions[key]) for verb in verbs if service_of(verb)]
    return tuple(given)


class Deck:
    """What a Dreamer plays with, as far as its player knows, and what a card would add to it."""

    def __init__(self, sight: Sight) -> None:
        self.sight, self.lib = sight, content()

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """Cards that lie open, and those of the archetype's own that do not: as many as the pile is high."""
        me = self.sight.me
        open_cards = Counter([*me.hand, *me.discard, *me.sealed, *me.progress, *me.flipped])
        began = Counter({card.id: card.copies for card in self.lib.influence.values() if card.dreamer == me.archetype})
        hidden = sorted((began - open_cards - Counter(me.unused)).elements())
        return (*open_cards.elements(), *hidden[: me.deck])

    @cached_property
    def given(self) -> Counter[str]:
        """How many cards give each service; one that has to be placed counts as one."""
        counted = Counter[str]()
        for card in self.cards:
            counted.update({service for service, _, _ in services(self.lib, card)})
            counted.update({f"more-{passive.stat}" for passive in self.lib.passives.get(card, ())})
        return counted

    @cached_property
    def placed(self) -> int:
        """How many cards of the deck have to be placed."""
        return sum([card in self.lib.placings for card in self.cards])

    @cached_property
    def want(self) -> tuple[float, ...]:
        """What one Intent of each colour is worth: 1 in an even deck, more where the deck is short of it."""
        sums = [sum(colour) for colour in zip(*map(yields, self.cards), strict=True)] or [0] * len(INTENTS)
        whole = max(sum(sums), 1)
        return tuple([max(1.0 + LACKING * (EVEN - colour / whole), 0.3) for colour in sums])

    def intent(self, card: str) -> float:
        """The Intent of a card, the lacking colours dearer; one card that gives much pays more than two that do not."""
        parts = [amount * want for amount, want in zip(yields(card), self.want, strict=True)]
        several = EITHER if sum([part > 0 for part in parts]) > 1 else 0.0
        return 0.5 * sum(parts) + 0.5 * max(parts) + several

    @cached_property
    def best(self) -> float:
        """The Intent of the best card of the deck."""
        return max([self.intent(card) for card in {*self.cards}], default=0.0)

    # -- services

    def fade(self, service: str) -> float:
        """The first card of a service counts in full, each further one less."""
        return 1.0 / (1.0 + AGAIN * self.given[service])

    def people(self, who: Any) -> float:  # noqa: ANN401 -- a selector
        """How many Dreamers are served, as far as it is known on the Dreamworld Map."""
        others = self.sight.count - 1
        near = 1.0 if who.within is None else 0.3 + 0.2 * who.within
        return {"each": 1.0 + others * near, "each-other": others * near, "a": 1.0 + 0.1 * others}.get(who.how, 1.0)

    def amount(self, amount: Any) -> float:  # noqa: ANN401 -- a number or a word
        """A number; what counts Progress cards by how many there are to place."""
        return float(amount) if isinstance(amount, int) else 0.7 * min(self.placed, self.sight.me.progress_limit)

    def service(self, service: str, verb: Any) -> float:  # noqa: ANN401 -- any word of the language
        """What the service of a word is worth to this Dreamer, less for each card that gives it already."""
        first = SERVICES.get(service, 0.0)
        needed = NEEDS[service](self, verb, first) if service in NEEDS else first
        return needed * self.fade("unseal" if service == "sealing" else service)

    def price(self, cost: Cost) -> float:
        """What a service costs each time."""
        wants = [self.want[INTENTS.index(intent)] for intent in cost.intents]
        intent = 0.4 * cost.amount * min(wants, default=1.0)
        cards = 0.7 * cost.cards / (1.0 + 0.3 * self.given["draw"])  # who draws much has cards to spare
        return intent + cards + 0.4 * hurts(self.sight.me.distress, cost.distress)

    def passive(self, stat: str) -> float:
        """What a number that stays raised is worth: more with cards that live by it."""
        me, team = self.sight.me, self.sight.team
        shares = [(1.0 - want) / LACKING + EVEN for want in self.want]
        return {
            "draw": 1.7, "hand": 1.8,
            "contact-range": 3.6 * shares[0], "assault-range": 3.6 * shares[2],
            "items": 0.3 + 0.4 * min(len(team.storage), 3),
            "progress": 0.6 + 0.7 * max(self.placed - me.progress_limit + 1, 0),
        }.get(stat, 1.0)  # fmt: skip

    def serves(self, card: str) -> float:
        """All that a card does, less what it costs each time; nothing where that is no gain."""
        total = sum([self.service(service, verb) for service, verb, _ in services(self.lib, card)])
        for action in {action.key: action for _, _, action in services(self.lib, card)}.values():
            total -= RETURNED * action.returns + self.price(action.cost)
        total += sum(
            [self.passive(part.stat) * self.fade(f"more-{part.stat}") for part in self.lib.passives.get(card, ())]
        )
        return max(total, 0.0)

    def worth(self, card: str) -> float:
        """What a card adds to the deck: its Intent, and most of what it does instead."""
        placing = self.lib.placings.get(card)
        if placing is None:
            rapid = any(action.rapid for _, _, action in services(self.lib, card))
            return self.intent(card) + self.serves(card) + RAPID * rapid
        crowd = max(self.placed - self.sight.me.progress_limit, 0)
        return self.intent(card) + STAYS * self.serves(card) / (1.0 + AGAIN * crowd) - self.price(placing.cost) / 2

    def gain(self, card: str) -> float:
        """What a card adds, less its Ether: dear to the poor, and of little other use to the rich."""
        return self.worth(card) - 1.5 * self.lib.influence[card].price / max(self.sight.me.ether, 2)


# -- how much a Dreamer wants a service: the deck, the word, what the first card of the service is worth


def need_heal(deck: Deck, verb: Any, _first: float) -> float:  # noqa: ANN401 -- a verb
    """By the worst Distress of the Team, and by whom it reaches."""
    worst = max([dreamer.distress for dreamer in deck.sight.dreamers])
    return (0.6 + heals(worst, int(verb.amount)) / 2) * deck.people(verb.who)


def need_unseal(deck: Deck, verb: Any, _first: float) -> float:  # noqa: ANN401 -- a verb
    """By what is Sealed."""
    whose = deck.sight.dreamers if verb.who.how == "each" else [deck.sight.me]
    return 0.3 + 0.7 * sum([min(deck.amount(verb.amount), len(dreamer.sealed)) for dreamer in whose])


def need_way(deck: Deck, verb: Any, first: float) -> float:  # noqa: ANN401 -- a verb
    """By the steps, dearer to a deck that is short of Cunning; a little more where Walls do not matter."""
    walks = verb.named() == "move"
    steps = int(verb.amount if walks else verb.to.within or 2)
    return (first * min(steps, 5) + (0.0 if walks else 0.1)) * deck.want[1]


def need_push(_deck: Deck, verb: Any, first: float) -> float:  # noqa: ANN401 -- a verb
    """By how far away it puts an Entity."""
    return first + 0.2 * ((verb.to.beyond or 0) if verb.named() == "relocate" else 2)


def need_guard(deck: Deck, verb: Any, first: float) -> float:  # noqa: ANN401 -- a verb
    """By what the next Distress would cost."""
    return (first + hurts(deck.sight.me.distress, 1) / 4) * (0.7 + 0.3 * int(verb.amount))


NEEDS: dict[str, Callable[[Deck, Any, float], float]] = {
    "heal": need_heal,
    "unseal": need_unseal,
    "way": need_way,
    "push": need_push,
    "guard": need_guard,
    "sealing": lambda _, __, ___: -RETURNED,
    "retrieve": lambda deck, _, __: deck.best / 2,
    "restore": lambda deck, _, __: 0.6 + 1.2 * min(len(deck.sight.team.storage), 2),
    "luck": lambda deck, _, first: first * (1.0 + deck.given["risk"] / 2),
    "draw": lambda deck, verb, first: first * deck.amount(verb.amount) * deck.people(verb.who),
    "ether": lambda deck, verb, first: first * deck.amount(verb.amount) / (1.0 + deck.sight.me.ether / 3),
    "gem": lambda deck, verb, first: first * deck.amount(verb.amount) / (1.0 + deck.sight.me.gems / 3),
    "free": lambda deck, _, first: first + 2.0 * any(dreamer.states for dreamer in deck.sight.dreamers),
}


def owned(sight: Sight) -> int:
    """How many cards a Dreamer has, wherever they lie."""
    me = sight.me
    return me.deck + sum([len(pile) for pile in (me.hand, me.discard, me.sealed, me.progress, me.flipped)])


def offered(ids: list[str]) -> Iterator[str]:
    """The cards that can be bought."""
    for option in ids:
        if option.startswith("buy:"):
            yield option.removeprefix("buy:")


def buy(sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """The card that adds most to the deck, as long as the deck is not too thick."""
    cards = sorted(offered(ids))
    if not cards or owned(sight) >= FULL_DECK:
        return "done"
    deck = Deck(sight)
    return f"buy:{max(cards, key=lambda card: (deck.gain(card), card))}"
