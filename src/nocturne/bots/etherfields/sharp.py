"""The plans of Dreamers that think: for something great cards are kept one by one, and all others are used.

By rules of thumb a colour is saved, and whoever saves for something that any colour pays for saves everything: such a
Dreamer stands still with a full hand, and draws nothing. Here the cards of the payment are set aside, and no others.
"""

from __future__ import annotations

from functools import cached_property

from nocturne.bots.etherfields.experience import Lesson
from nocturne.bots.etherfields.plan import Hope, Planner
from nocturne.bots.etherfields.sight import INTENTS, SAVED, Sight, cheapest, content, less, price_of, yields
from nocturne.bots.etherfields.worth import STEP, Worth, heals, hurts, unread
from nocturne.games.etherfields.actions import Action
from nocturne.games.etherfields.components import Intent, Keyword, Source
from nocturne.kernel.grid import FAR, Space

CHEAP = 0.2
"""What a card costs that the next Draw step replaces, as a share of its price."""
ITEM, FOUND_MORE, TURN, CARD = 3.0, 3.0, 4.0, 1.5
"""What it is worth that something happens again: an Item, a thing found, a Turn, a card drawn."""


class SharpPlanner(Planner):
    """Plans that know which cards they need."""

    def __init__(self, sight: Sight, offered: tuple[str, ...] = (), free: int = 0) -> None:
        super().__init__(sight, offered, free)
        self._loose: dict[tuple[str, ...], tuple[str, ...]] = {}

    @cached_property
    def reserve(self) -> tuple[str, ...]:
        """The cards that are kept for what is hoped for: for as many payments as they reach, or what there is."""
        hope = self.hope
        if hope is None or not hope.colours:
            return ()
        action = content().actions[hope.key]
        hand = tuple(self.sight.me.hand)
        colour = self.colour_of(hope)
        due = self.due(action)
        for times in range(self.most(action) if action.cost.gradual else 1, 0, -1):
            cards = cheapest(hand, colour, due * times)
            if cards is not None:
                return cards
        return tuple([card for card in hand if yields(card)[INTENTS.index(colour)]])

    def _way(self, at: Space) -> int:
        """A Big Entity fills its space: nobody gets there (EF-SPACE-08)."""
        return FAR if at in self.filled else super()._way(at)

    @cached_property
    def filled(self) -> list[Space]:
        """Where Big Entities stand."""
        tiles = content().tiles
        return [Space(figure.at) for figure in self.sight.figures if tiles[figure.of].big]

    def colour_of(self, hope: Hope) -> Intent:
        """The colour in which it is to be paid: that of which most is there."""
        return max(hope.colours, key=self.raised)

    def payment(self, key: str, purse: tuple[str, ...], colour: Intent, need: int) -> tuple[str, ...] | None:
        """With cards that are not set aside, where they reach."""
        hope = self.hope
        cards = cheapest(self.loose(purse), colour, need) if hope is not None and hope.key != key else None
        return cards if cards is not None else cheapest(purse, colour, need)

    def loose(self, purse: tuple[str, ...]) -> tuple[str, ...]:
        """What of these cards is not set aside."""
        if purse not in self._loose:
            cards = list(purse)
            for card in self.reserve:
                if card in cards:
                    cards.remove(card)
            self._loose[purse] = tuple(cards)
        return self._loose[purse]

    def loss(self, cards: tuple[str, ...], saved: Intent | None) -> float:
        """Cards that are set aside are dear; of the others those are cheap that only keep new ones from being drawn."""
        if saved is None:
            return self.sight.loss(cards)
        kept, items, dear, prices = list(self.reserve), self.sight.team.items, 0.0, []
        for card in cards:
            price = price_of(card) + (1.5 if card in items else 0.0)
            if card in kept:
                kept.remove(card)
                dear += price + SAVED * yields(card)[INTENTS.index(saved)]
            else:
                prices.append(price)
        prices.sort()
        spare = self.sight.spare
        return dear + CHEAP * sum(prices[:spare]) + sum(prices[spare:])

    def set_aside(self, hope: Hope) -> tuple[str, ...]:
        """The payment, and Cunning for the way."""
        hand = less(tuple(self.sight.me.hand), self.reserve)
        cunning = tuple([card for card in hand if yields(card)[1]])
        return (*self.reserve, *(cheapest(cunning, Intent.CUNNING, hope.way) or cunning))

    def unneeded(self, hope: Hope) -> tuple[str, ...]:
        """What is not set aside; where that has no Cunning and the hand is full, all of it: the way comes first."""
        hand = tuple(self.sight.me.hand)
        if hope.colours == (Intent.CUNNING,):
            return hand
        loose = less(hand, self.reserve)
        if any(yields(card)[1] for card in loose) or not self.sight.spare:
            return loose
        return hand

    def curious(self, action: Action) -> float:
        """What was read before is worth what it did."""
        style, lesson = self.sight.style, self.sight.learnt.get(action.key)
        value = super().curious(action)
        if action.source is Source.SECRET and is_common(action):
            value += style.hidden
        if action.single_use and style.missing and self.lacks_something:
            value += style.missing
        if action.keyword is Keyword.ASSAULT and self.could_be_spoken_to(action.of):
            value *= style.rude
        if lesson is None or lesson.riddle:
            return value
        if is_common(action):
            return value + style.progress if lesson.story > 0 else value * style.idle if lesson.harmed else value
        return self.worth_again(lesson)

    def could_be_spoken_to(self, tile: str) -> bool:
        """Whether an Entity has something to say that all pay for and nobody has read."""
        own = [action for action, _, _ in self.wanted if action.of == tile]
        return any(action.keyword is Keyword.CONTACT and is_common(action) and unread(action) for action in own)

    @cached_property
    def lacks_something(self) -> bool:
        """Whether a Secret lies open that all could pay for if only there were the space that it asks for."""
        common = [action for action, _ in self.sight.actions() if is_common(action) and action.source is Source.SECRET]
        return any(not any(self._holds(action, at) for at in self.sight.land.spaces) for action in common)

    def worth_again(self, lesson: Lesson) -> float:
        """What it is worth that the same happens again."""
        distress, style = self.sight.me.distress, self.sight.style
        items = style.items if self.asks_for_items else ITEM
        gains = STEP * lesson.story + items * lesson.items + FOUND_MORE * lesson.discovered + TURN * lesson.turns
        harm = hurts(distress, max(lesson.distress, 0)) - heals(distress, max(-lesson.distress, 0))
        return gains + CARD * lesson.cards - Worth(self.sight).threat() * lesson.threat - harm

    def matched(self, action: Action, colour: Intent, times: int) -> float:
        """A payment that is begun is the better the more another Dreamer has of its colour."""
        if not self.sight.style.team or not action.cost.gradual or times >= self.most(action):
            return 0.0
        place, me = INTENTS.index(colour), self.sight.me
        hands = [other.hand for other in self.sight.dreamers if other is not me]
        others = max([sum([yields(card)[place] for card in hand]) for hand in hands], default=0)
        return self.sight.style.team * min(1.0, others / max(self.due(action), 1))


def is_common(action: Action) -> bool:
    """Whether all pay for it."""
    return action.cost.gradual or action.cost.times_players


def planner_of(sight: Sight, offered: tuple[str, ...] = (), free: int = 0) -> Planner:
    """Plans by the rules of this player."""
    return (SharpPlanner if sight.style.sharp else Planner)(sight, offered, free)
