"""A Dreamer in Etherfields by rules of thumb: do what is worth more than it costs, go towards the rest, stay alive."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from nocturne.bots.etherfields.experience import NOTHING_LEARNT, Lesson
from nocturne.bots.etherfields.plan import ActionPlan
from nocturne.bots.etherfields.riddles import mentioned
from nocturne.bots.etherfields.sharp import planner_of
from nocturne.bots.etherfields.sight import INTENTS, Sight, cheapest, content, less, price_of, reading, yields
from nocturne.bots.etherfields.style import THUMB_DREAMER, DreamStyle
from nocturne.bots.etherfields.upkeep import UPKEEP, tail
from nocturne.bots.etherfields.worth import steps_of
from nocturne.games.etherfields.components import Intent, Source
from nocturne.games.etherfields.index import Index
from nocturne.games.etherfields.views import EtherfieldsView
from nocturne.kernel import Box, Decision, Name
from nocturne.kernel.grid import Direction, Space

MOVE = "move"


class DreamerBot:
    """The player of one Dreamer."""

    def __init__(
        self,
        box: Box[Any] | None = None,
        style: DreamStyle = THUMB_DREAMER,
        learnt: Mapping[str, Lesson] = NOTHING_LEARNT,
    ) -> None:
        self.lib = content() if box is None or not isinstance(box.content, Index) else box.content
        self.said: dict[tuple[str, int], str] = {}  # what was answered to a riddle, by Dream and Turn
        self.style, self.learnt = style, learnt
        self.favour = ""  # the action that is to be preferred, by whoever has thought about it

    def choose(self, view: EtherfieldsView, decision: Decision, rng: Random) -> str:
        """The id of the option to answer with."""
        with reading(self.lib):
            return self._choose(view, decision, rng)

    def _choose(self, view: EtherfieldsView, decision: Decision, rng: Random) -> str:
        ids = [option.id for option in decision.options]
        if len(ids) == 1:
            return ids[0]
        if decision.kind == "AnswerRiddle":
            return self.guess(self._sight(view), ids, rng)
        if decision.kind in INTERRUPTIBLE and view.dreamscape is not None:
            if not decision.waits:
                return rapid(self._sight(view), decision, ids) or rng.choice(ids)
            ids = [answer for answer in ids if not answer.startswith("use:")]
        answer = SCENE.get(decision.kind)
        if answer is not None and view.dreamscape is not None:
            chosen = answer(self._sight(view), decision, ids)
        else:
            upkeep = UPKEEP.get(decision.kind)
            chosen = upkeep(self._sight(view), decision, ids) if upkeep is not None else None
        return chosen if chosen in ids else rng.choice(ids)

    def _sight(self, view: EtherfieldsView) -> Sight:
        return Sight(view, self.favour, self.style, self.learnt)

    def guess(self, sight: Sight, ids: list[str], rng: Random) -> str:
        """What the Dream itself has spoken of, else any; what was said on other Turns was wrong."""
        when = (sight.view.tile, sight.view.turn)
        if self.said.get(when) not in ids:
            wrong = [said for other, said in self.said.items() if other != when]
            left = [option for option in ids if option not in wrong] or ids
            likely = [f"say:{word}" for word in mentioned(sight, [option.removeprefix("say:") for option in left])]
            self.said[when] = rng.choice(likely or left)
        return self.said[when]


Act = Callable[[Sight, Decision, list[str]], str | None]


# -- the card-and-action step


def act(sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """The first step of the best plan, or nothing left to do."""
    enough = next((option for option in ("done", "end-round") if option in ids), None)
    handy = next((option for option in ids if option.startswith(("use-note:", "remove-burden:"))), None)
    if handy is not None:
        return handy
    if sight.here < 0:
        return enough
    planner = planner_of(sight, tuple(ids))
    for plan in planner.plans():
        step = first_step(plan, ids)
        if step is not None:
            return step
    nearer = planner.approach()
    return (first_step(nearer, ids) if nearer is not None else None) or enough


def first_step(plan: ActionPlan, ids: list[str]) -> str | None:
    """The answer that a plan begins with; None where it is not offered."""
    if plan.way and plan.ride in ids:
        return plan.ride
    if plan.way and plan.hours:
        return f"effort:{plan.hours}" if f"effort:{plan.hours}" in ids else None
    if plan.way:
        return MOVE if MOVE in ids and plan.fare else None
    placed = plan.key.removeprefix("place/")
    wanted = f"place-card:{placed}" if plan.key != placed else f"use:{plan.key}"
    return wanted if wanted in ids else None


def paying(decision: Decision) -> tuple[str, Intent | None, int, int]:
    """What is being paid for: the action, its colour, what is paid and what is due."""
    facts = decision.prompt.arguments()
    action, colour = facts.get("action"), facts.get("intent")
    key = action.id if isinstance(action, Name) else ""
    paid, due = facts.get("paid"), facts.get("due")
    intent = Intent(colour) if isinstance(colour, str) else None
    return key, intent, paid if isinstance(paid, int) else 0, due if isinstance(due, int) else 0


def pay(sight: Sight, decision: Decision, ids: list[str]) -> str | None:
    """Discard the next card of the cheapest payment; roll the Luck die only where cards do not reach."""
    key, colour, paid, due = paying(decision)
    if colour is None:  # another Dreamer pays
        return rapid(sight, decision, ids)
    if key == MOVE:
        return pay_move(sight, ids, paid)
    action = content().actions[key]
    own = f"place/{action.of}" == key or (action.source is Source.HAND and not paid)  # it cannot pay for itself
    purse = less(sight.purse, (action.of,)) if own and action.of in sight.purse else sight.purse
    planner, want = planner_of(sight), due
    best = -1.0
    for times in range(1, planner.most(action) + 1):
        cards = planner.payment(key, purse, colour, due * times - paid)
        if cards is None:
            break
        score = planner.value(action, sight.here, times) - sight.loss(cards)
        if times == 1 or score > best:
            best, want = score, due * times
    if paid >= want:
        return "done"
    cards = planner.payment(key, purse, colour, want - paid)
    if cards is None:
        have = sum([yields(card)[INTENTS.index(colour)] for card in purse])
        cards = cheapest(purse, colour, have) if have else None
    for card in cards or ():
        spent = f"spend-item:{card}" if f"spend:{card}" not in ids else f"spend:{card}"
        if spent in ids:
            return spent
    return next((option for option in ("done", "boost", "give-up") if option in ids), None)


def pay_move(sight: Sight, ids: list[str], paid: int) -> str | None:
    """Cunning for the way to the best plan, and no more."""
    planner = planner_of(sight, free=paid)
    plan = next(iter([plan for plan in planner.plans() if plan.way]), None) or planner.approach()
    fare = plan.fare if plan is not None and plan.way > paid else ()
    if not fare and not paid:  # begun, so that something must be paid
        fare = cheapest(sight.purse, Intent.CUNNING, 1) or ()
    for card in fare:
        spent = f"spend-item:{card}" if f"spend:{card}" not in ids else f"spend:{card}"
        if spent in ids:
            return spent
    return "done" if "done" in ids else "give-up"


def colour(sight: Sight, decision: Decision, ids: list[str]) -> str | None:
    """The colour in which the payment costs least."""
    key, _, _, _ = paying(decision)
    action = content().actions.get(key)
    if action is None:
        return None
    planner, best = planner_of(sight), []
    for option in ids:
        intent = Intent(option.partition(":")[2])
        for times in range(planner.most(action), 0, -1):
            cards = planner.payment(key, sight.purse, intent, planner.due(action) * times)
            if cards is not None:
                gain = planner.value(action, sight.here, times) + planner.matched(action, intent, times)
                best.append((gain - sight.loss(cards, planner.kept), option))
                break
        else:
            best.append((float(planner.raised(intent)) - 100, option))
    return max(best)[1]


def name_target(sight: Sight, decision: Decision, ids: list[str]) -> str | None:
    """As many different figures as can be paid for, the nearest first."""
    key, _, _, _ = paying(decision)
    action = content().actions.get(key)
    places = {f"target:{figure.id}": Space(figure.at) for figure in sight.figures}
    near = sorted(
        [option for option in ids if option in places], key=lambda option: sight.far(sight.here, places[option])
    )
    if action is None or not near:
        return None
    return "done" if "done" in ids else near[0]


# -- moving


def destination(sight: Sight, free: int) -> Space | None:
    """Where the best plan is carried out, with so many spaces still to go."""
    planner = planner_of(sight, free=free)
    plan = next(iter(planner.plans()), None)
    if plan is not None and (plan.way == 0 or plan.way <= free):
        return plan.at
    hope = planner.hope
    return hope.at if hope is not None else plan.at if plan is not None else None


def walk(sight: Sight, decision: Decision, ids: list[str]) -> str | None:
    """Nearer to where the best plan is carried out, around Traps where that is no detour."""
    steps = decision.prompt.arguments().get("steps")
    goal = destination(sight, steps if isinstance(steps, int) else 1)
    if goal is None or goal == sight.here:
        return "stop"
    exits = sight.grid.exits[sight.here]
    nearer = [way for way in Direction if way in exits and sight.far(exits[way], goal) < sight.far(sight.here, goal)]
    ways = [(exits[way] in sight.land.traps, way.value) for way in nearer if f"go:{way.value}" in ids]
    return f"go:{min(ways)[1]}" if ways else "stop"


def enter_at(sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """The Entrance nearest to the actions of the map."""
    goals = [place for places in sight.land.actions.values() for place in places]
    return min(
        ids, key=lambda option: (sum([sight.far(Space(int(option.partition(":")[2])), at) for at in goals]), option)
    )


# -- windows


def rapid(sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """Rapid effects that are worth it now; an Hour for one more Turn at the very end."""
    uses = [option for option in ids if option.startswith("use:")]
    planner = planner_of(sight, tuple(uses))
    for plan in planner.plans():
        if f"use:{plan.key}" in uses and not plan.way and not steps_of(plan.key):
            return f"use:{plan.key}"
    if "add-turn" in ids and sight.turns_left <= 1 and max(dreamer.distress for dreamer in sight.dreamers) < 6:
        return "add-turn"
    return next((option for option in ("pass", "done") if option in ids), None)


def reroll(sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """A cross or a blank is rolled again where that is cheap."""
    rolls = sight.team.rolls
    bad = bool(rolls) and rolls[-1].die == "luck" and rolls[-1].face in ("cross", "blank")
    uses = [option for option in ids if option.startswith("use:")]
    if bad and uses:
        return min(uses, key=lambda option: content().actions[option.removeprefix("use:")].cost.amount)
    if bad and rolls[-1].face == "cross" and "reroll-by-gem" in ids:
        return "reroll-by-gem"
    return "pass"


def prevent(sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """Distress is prevented once there is some, with the cheapest means."""
    uses = [option for option in ids if option.startswith("use:")]
    if not uses or max(dreamer.distress for dreamer in sight.dreamers) < 2:
        return "pass"
    return min(uses, key=lambda option: (content().actions[option.removeprefix("use:")].cost.amount, option))


# -- the Draw step


def discard_first(sight: Sight, _decision: Decision, ids: list[str]) -> str | None:
    """What does not help towards what is hoped for makes room for what may."""
    if not sight.spare or sight.here < 0:
        return "done"
    planner = planner_of(sight)
    hope = planner.hope
    if hope is None:
        return "done"
    hand, kept = sight.me.hand, planner.set_aside(hope)
    useless = [option for option in ids if option != "done" and hand.count(tail(option)) > kept.count(tail(option))]
    if not useless:
        return "done"
    walks = hope.way > 0
    return min(useless, key=lambda option: (walks and yields(tail(option))[1] > 0, price_of(tail(option)), option))


INTERRUPTIBLE = ("Walk", "NameTarget", "NameExtra", "PushOut", "Spawn", "PickInAction")
"""What is decided in the middle of an action, where Rapid effects may interrupt; the bot keeps its own for later."""

SCENE: dict[str, Act] = {
    "FreePlay": act,
    "Round": act,
    "Pay": pay,
    "ChooseColour": colour,
    "NameTarget": name_target,
    "Walk": walk,
    "EnterAt": enter_at,
    "RapidWindow": rapid,
    "RerollWindow": reroll,
    "PreventWindow": prevent,
    "DiscardFirst": discard_first,
}
"""What is decided in a Slumber or Dream by plan."""
