"""What to do next in a Slumber or Dream: which action, from where, paid with what, and how to get there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from nocturne.bots.etherfields.sight import INTENTS, Sight, cheapest, content, less, yields
from nocturne.bots.etherfields.worth import Worth, curiosity, steps_of, unread
from nocturne.games.etherfields.actions import Action
from nocturne.games.etherfields.components import Intent, Source
from nocturne.kernel.grid import FAR, Space

ENOUGH = 0.5
"""A plan must bring so much more than it costs."""
GREAT = 30.0
"""Something worth this much is worth saving cards and going a long way for."""
FAVOURED = 60.0
"""What is added to the worth of the action that somebody has chosen to prefer."""
MOST_TIMES = 5
HOUR = 2.0
"""What an Hour is worth while Turns are left."""
SHORT = {1: 4 / 6, 2: 2 / 6, 3: 1 / 6}
"""How likely the Luck die adds so much."""
GROUND = (Source.MAP, Source.FLYING, Source.QUIRK, Source.ENTITY, Source.GATE, Source.SECRET)


class ActionPlan(NamedTuple):
    """An action that can be performed in this step, if the dice allow it."""

    score: float
    key: str
    at: Space
    way: int = 0  # spaces to go first
    colour: Intent | None = None
    amount: int = 0  # of Intent to be paid
    cards: tuple[str, ...] = ()
    ride: str = ""  # an action that moves
    fare: tuple[str, ...] = ()  # cards for the way
    hours: int = 0


class Hope(NamedTuple):
    """An action that is worth going and saving for."""

    score: float
    key: str
    value: float
    at: Space
    way: int
    colours: tuple[Intent, ...]


class Planner:
    """Plans from one look at the table; `free` spaces can be gone without paying any more."""

    def __init__(self, sight: Sight, offered: tuple[str, ...] = (), free: int = 0) -> None:
        self.sight, self.offered, self.free = sight, offered, free

    # -- what there is to want

    @cached_property
    def wanted(self) -> list[tuple[Action, Space, int]]:
        """The actions of the Dreamscape with the nearest space each can be used from, and how far that is."""
        return list(self._wanted())

    def _wanted(self) -> Iterator[tuple[Action, Space, int]]:
        sight = self.sight
        blocked, used = sight.scene.blocked_actions, sight.me.used
        for action, spaces in sight.actions():
            if (action.single_use and action.key in blocked) or (action.once and action.key in used):
                continue
            if action.cost.items > len(sight.team.items) or action.cost.sealed > len(sight.me.sealed):
                continue  # a thing that is not there yet is no use saving cards for
            near = [space for space in (spaces if spaces is not None else (sight.here,)) if self._holds(action, space)]
            if spaces is None and not near:  # what can be done anywhere may demand something of the space
                near = [space for space in sight.land.spaces if self._holds(action, space)]
            ways = [(self._way(space), space) for space in near]
            if ways and min(ways)[0] < FAR:
                way, at = min(ways)
                yield action, at, way

    def _holds(self, action: Action, at: Space) -> bool:
        """Whether what the action demands is met there, as far as can be seen."""
        return action.condition is None or Worth(self.sight, at).chance(action.record, action.condition) > 0

    def _way(self, at: Space) -> int:
        """Steps to a space; one that is full is out of reach."""
        sight = self.sight
        if at == sight.here:
            return 0
        crowd = sum([dreamer.at == at for dreamer in sight.dreamers]) + sum(
            [figure.at == at for figure in sight.scene.figures]
        )
        return FAR if crowd >= 4 else sight.far(sight.here, at)

    def value(self, action: Action, at: Space, times: int) -> float:
        """What so many payments of an action bring."""
        worth = Worth(self.sight, at, 1 if action.cost.gradual else times)
        sealed = unread(action)
        parts = content().effects.get(action.key, ())
        value = self.curious(action) if sealed else worth.effects(parts)
        if action.key == self.sight.favour:
            value += FAVOURED
        if action.cost.gradual:
            left = max(self.sight.count - self.laid(action.key)[1], 1)
            return value if times >= left else 0.8 * value * times / left
        return value

    def curious(self, action: Action) -> float:
        """What it is worth to read what an action leads to."""
        return curiosity(action.cost, again=not action.single_use, style=self.sight.style)

    def payment(self, _key: str, purse: tuple[str, ...], colour: Intent, need: int) -> tuple[str, ...] | None:
        """The cards that an action is paid with; None where they do not reach."""
        return cheapest(purse, colour, need)

    def matched(self, _action: Action, _colour: Intent, _times: int) -> float:
        """What it adds that others can pay on in this colour."""
        return 0.0

    def loss(self, cards: tuple[str, ...], saved: Intent | None) -> float:
        """What it costs to part with these cards, with a colour that is saved."""
        return self.sight.loss(cards, saved)

    def laid(self, key: str) -> tuple[str, int]:
        """The markers on a Gradual action: their colour and how many."""
        laid = next((marker for marker in self.sight.scene.markers if marker.action == key), None)
        return (laid.intent, laid.count) if laid is not None else ("", 0)

    def colours(self, action: Action) -> tuple[Intent, ...]:
        """In which colours it may be paid."""
        lock = self.laid(action.key)[0] if action.cost.gradual else ""
        return tuple([intent for intent in action.cost.intents if lock in ("", intent.value)])

    def due(self, action: Action) -> int:
        """The Intent of one payment."""
        return action.cost.amount * (self.sight.count if action.cost.times_players else 1)

    def most(self, action: Action) -> int:
        """How often it can sensibly be paid in one go."""
        if action.cost.gradual:
            return max(self.sight.count - self.laid(action.key)[1], 1)
        return MOST_TIMES if action.keyword is not None else 1

    # -- what to hope for

    @cached_property
    def hope(self) -> Hope | None:
        """The best thing to go and save for."""
        hopes = []
        for action, at, way in self.wanted:
            value = self.value(action, at, self.most(action) if action.keyword else 1)
            if action.cost.gradual:
                value = self.value(action, at, self.most(action)) * (1 + self.laid(action.key)[1] / self.sight.count)
            if value < GREAT / 2:
                continue
            colours = self.colours(action)
            have = max([self.raised(colour) for colour in colours], default=0)
            missing = max(self.due(action) - have, 0)
            hopes.append(Hope(value / (1 + missing / 3 + way / 3), action.key, value, at, way, colours))
        return max(hopes, default=None)

    def raised(self, colour: Intent) -> int:
        """What the purse could raise in a colour."""
        return sum([yields(card)[INTENTS.index(colour)] for card in self.sight.purse])

    @cached_property
    def kept(self) -> Intent | None:
        """The colour that is saved, if there is something great to save for."""
        hope = self.hope
        if hope is None or hope.value < GREAT:
            return None
        return max(hope.colours, key=self.raised, default=None)

    # -- what can be done now

    def plans(self, least: float = ENOUGH) -> list[ActionPlan]:
        """Everything that brings more than it costs by so much, the best first."""
        plans = [plan for action, at, way in self.wanted for plan in self.performed(action, at, way)]
        plans += [plan for key in self.offered for plan in self.own(key)]
        return sorted([plan for plan in plans if plan.score > least], reverse=True)

    def own(self, option: str) -> Iterator[ActionPlan]:
        """What cards, Items, Masks and the like offer: used on the spot."""
        kind, _, key = option.partition(":")
        key = f"place/{key}" if kind == "place-card" else key
        action = content().actions.get(key)
        if action is not None and action.source not in GROUND:
            yield from self.performed(action, self.sight.here, 0)

    def performed(self, action: Action, at: Space, way: int) -> Iterator[ActionPlan]:
        """The ways to perform an action: in which colour, how often."""
        need, extra = self.due(action), Worth(self.sight, at).cost(action.cost)
        saved, hope = self._saved(action.key), self.hope
        if saved is not None and hope is not None and way:  # not away from what is saved for
            extra += 2.0 * max(self.sight.far(at, hope.at) - hope.way, 0)
        if not need:
            yield from self.reached(
                ActionPlan(self._worth(action, at, 1) - extra - self._own(action), action.key, at), way
            )
            return
        purse = less(self.sight.purse, (action.of,)) if action.of in self.sight.me.hand else self.sight.purse
        for colour in self.colours(action):
            for times in range(1, self.most(action) + 1):
                cards = self.payment(action.key, purse, colour, need * times)
                if cards is None:
                    if times == 1:
                        yield from self.boosted(action, at, way, colour, purse)
                    break
                gain = self._worth(action, at, times) - extra - self._own(action) + self.matched(action, colour, times)
                score = gain - self.loss(cards, saved)
                yield from self.reached(ActionPlan(score, action.key, at, 0, colour, need * times, cards), way)

    def _worth(self, action: Action, at: Space, times: int) -> float:
        if action.source is Source.PLACING:
            return placed_worth(self.sight, action.of) + FAVOURED * (action.key == self.sight.favour)
        return self.value(action, at, times)

    def _own(self, action: Action) -> float:
        """A card that is played is gone, and so may be an Item that something asks for."""
        if action.source is Source.ITEM and (action.returns or action.discards) and self.asks_for_items:
            return self.sight.style.items
        return self.sight.loss((action.of,)) if action.source is Source.HAND else 0.0

    @cached_property
    def asks_for_items(self) -> bool:
        """Whether an unread script wants Items, as many as there are or more."""
        spent, have = self.sight.scene.blocked_actions, len(self.sight.team.items)
        asking = [action for action, _ in self.sight.actions() if action.cost.items >= max(have, 1) and unread(action)]
        return any(action.key not in spent for action in asking)

    def boosted(
        self, action: Action, at: Space, way: int, colour: Intent, purse: tuple[str, ...]
    ) -> Iterator[ActionPlan]:
        """With the Luck die: where waiting is no better, because the Turns run out."""
        need, have = self.due(action), sum([yields(card)[INTENTS.index(colour)] for card in purse])
        luck = SHORT.get(need - have, 0.0)
        if not have or not luck or "boost" in self.sight.me.used or self.sight.turns_left > 1:
            return
        cards = cheapest(purse, colour, have)
        if cards is not None:
            score = luck * self._worth(action, at, 1) - self.sight.loss(cards) - 1.5
            yield from self.reached(ActionPlan(score, action.key, at, 0, colour, need, cards), way)

    def reached(self, plan: ActionPlan, way: int) -> Iterator[ActionPlan]:
        """The plan with the way to its space, where that can be paid too."""
        due = way - self.free
        if way and any(rule.rooted for rule in self.sight.states()):
            return
        if due <= 0:
            yield plan._replace(way=way)
            return
        ride, spaces = self.ride(due)
        due -= spaces
        if due <= 0:
            yield plan._replace(way=way, ride=ride)
            return
        rest = less(self.sight.purse, plan.cards)
        fare = self.payment(plan.key, rest, Intent.CUNNING, due)
        if fare is not None:
            yield plan._replace(
                way=way, ride=ride, fare=fare, score=plan.score - self.loss(fare, self._saved(plan.key))
            )
        hours = self.sight.team.hours
        if hours >= due and "effort" not in self.sight.me.used:
            yield plan._replace(way=way, ride=ride, hours=due, score=plan.score - HOUR * due)

    def _saved(self, key: str) -> Intent | None:
        """The colour that is not to be spent on anything else than what it is saved for."""
        return self.kept if self.hope is not None and self.hope.key != key else None

    def ride(self, due: int) -> tuple[str, int]:
        """An offered action that moves and costs no Intent, the smallest that is enough."""
        rides = []
        for option in self.offered:
            key = option.removeprefix("use:")
            action = content().actions.get(key)
            spaces = steps_of(key) if action is not None and not action.cost.amount else 0
            if spaces and action is not None and action.source not in GROUND:
                rides.append((min(spaces, due), action.once, -spaces, option))
        best = max(rides, default=None)
        return (best[3], -best[2]) if best is not None else ("", 0)

    # -- going nearer

    def unneeded(self, hope: Hope) -> tuple[str, ...]:
        """The cards in hand that do not pay for what is hoped for; where only Cunning does, the way comes first."""
        hand = tuple(self.sight.me.hand)
        if hope.colours == (Intent.CUNNING,):
            return hand
        return tuple([card for card in hand if not any(yields(card)[INTENTS.index(colour)] for colour in hope.colours)])

    def set_aside(self, hope: Hope) -> tuple[str, ...]:
        """The cards that are kept for it: all that pay for it, or for one payment while the way cannot be paid."""
        hand = tuple(self.sight.me.hand)
        paying = tuple([card for card in hand if any(yields(card)[INTENTS.index(colour)] for colour in hope.colours)])
        if not hope.way or any(yields(card)[1] for card in hand):
            return paying
        due = self.due(content().actions[hope.key])
        once = [cheapest(paying, colour, due) for colour in hope.colours]
        return next((cards for cards in once if cards is not None), paying)

    def approach(self) -> ActionPlan | None:
        """A step towards what is hoped for, with what is not needed to pay for it."""
        hope, sight = self.hope, self.sight
        if hope is None or hope.way - self.free <= 0:
            return None
        if any(rule.rooted for rule in sight.states()):
            return None
        due = hope.way - self.free
        ride, _ = self.ride(due)
        if ride:
            return ActionPlan(1.0, hope.key, hope.at, hope.way, ride=ride)
        have = sum([yields(card)[1] for card in self.unneeded(hope)])
        if have:
            fare = cheapest(self.unneeded(hope), Intent.CUNNING, min(due, have))
            if fare and sight.loss(fare) < 2.5 * min(due, have):
                return ActionPlan(1.0, hope.key, hope.at, hope.way, fare=fare)
        hours = sight.team.hours
        if hours > 1 and "effort" not in sight.me.used and hope.value >= 2 * GREAT:
            return ActionPlan(1.0, hope.key, hope.at, hope.way, hours=min(due, hours - 1))
        return None


def placed_worth(sight: Sight, card: str) -> float:
    """What a Progress card brings while it lies there."""
    lib, turns = content(), min(sight.turns_left, 5)
    if turns < 3 or len(sight.me.progress) + len(sight.me.flipped) >= sight.me.progress_limit:
        return 0.0
    stats = {"hand": 1.5, "draw": 1.5, "items": 0.5, "progress": 0.5}
    passive = sum([stats.get(change.stat, 0.8) * change.by for change in lib.passives.get(card, ())])
    keys = lib.keys_of.get(card, ())
    active = sum([max(Worth(sight).effects(lib.effects.get(key, ())), steps_of(key), 0.5) for key in keys])
    return 0.6 * turns * (passive + active)
