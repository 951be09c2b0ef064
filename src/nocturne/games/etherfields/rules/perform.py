"""From a met cost to the effect: multiples, Gradual actions, what follows an action (table 4.19, steps 5 to 8)."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from nocturne.games.etherfields.actions import MOVE, Action
from nocturne.games.etherfields.components import (
    FROM_HAND,
    LUCK_VALUE,
    MARKERS_A_COLOUR,
    PLACING,
    Intent,
    Luck,
    Pool,
    Source,
)
from nocturne.games.etherfields.events.board import ActionBlocked, MarkersLaid
from nocturne.games.etherfields.events.cards import TEAM, CardMoved, CardPlayed, CardShown, RollApplied, Told
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules import uses
from nocturne.games.etherfields.rules.active import refuse_gems, stat
from nocturne.games.etherfields.rules.base import UNPAYABLE, EtherfieldsOption, effect, plain
from nocturne.games.etherfields.rules.cards import SealCards, UnsealCards, refuse_seal
from nocturne.games.etherfields.rules.distress import CountCards, PayDistress, Suffer
from nocturne.games.etherfields.rules.draw import DiscardChosen, DropItem, DropProgress, EnforceLimits, without_item
from nocturne.games.etherfields.rules.interrupting import MidAction
from nocturne.games.etherfields.rules.movement import MoveDreamer
from nocturne.games.etherfields.rules.pools import left, lose
from nocturne.games.etherfields.rules.space import figure_label
from nocturne.kernel import Ask, Name, Option, Refusal, Seat, Step, Text


class Plan(Struct, frozen=True, array_like=True, gc=False):
    """An action being performed: by whom, at what, in which colour, and how much is paid."""

    seat: Seat
    key: str
    legal: tuple[int, ...] = ()  # the targets that were legal when it started (EF-RANGE-07)
    named: tuple[int, ...] = ()  # those named, in order (EF-ASSAULT-05)
    colour: Intent | None = None
    paid: int = 0
    held: bool = False  # nothing is paid yet, and the card whose action it is still lies in the hand (EF-ACTION-16)


class Target(EtherfieldsOption, frozen=True):
    """Aim at this figure."""

    figure: int


# -- Boost


LOSE_ETHER, TAKE_DISTRESS, SEAL_SOME = plain("lose-ether"), plain("take-distress"), plain("seal-some")
NO_ETHER = {edition: Refusal.by(rule, "refuse-no-ether") for edition, rule in UNPAYABLE.items()}


class ApplyBoost(Step[Etherfields], frozen=True):
    """The final result of the Luck die must be applied (EF-BOOST-02 to EF-BOOST-06)."""

    plan: Plan

    def run(self, game: Etherfields) -> None:
        face = Luck(game.lib.box.luck[game.rolls[-1][1]])
        game.commit(RollApplied())
        plan = self.plan
        if face is Luck.CROSS:  # EF-BOOST-03: the action fails even if it was fully paid
            game.commit(Told("action-failed", plan.key))
            game.then(BoostCross(plan.seat))
            return
        more = LUCK_VALUE[face]
        if plan.key == MOVE.key and more:
            more = game.box.value("EF-BOOST-09") or more  # EF-BOOST-08, EF-BOOST-09
        game.then(Finish(replace(plan, paid=plan.paid + more)))


class BoostCross(Ask[Etherfields], frozen=True):
    """Discard 1 Ether, or suffer 1 Distress, or Seal 3 cards, the Dreamer choosing (EF-BOOST-03)."""

    answers: ClassVar[tuple[Option, ...]] = (LOSE_ETHER, TAKE_DISTRESS, SEAL_SOME)

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        if option is LOSE_ETHER:
            return None if game.dreamers[seat].ether else NO_ETHER[bool(game.box.value("EF-CHOICE-02"))]
        return refuse_seal(game, seat, 3) if option is SEAL_SOME else None

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if option is LOSE_ETHER:
            lose(game, seat, "ether", 1)
        else:
            game.then(Suffer(seat, 1) if option is TAKE_DISTRESS else SealCards(seat, 3))


# -- the cost is settled


class Finish(Step[Etherfields], frozen=True):
    """Cost met? If not, everything spent is lost (EF-BOOST-07, EF-INTENT-06)."""

    plan: Plan

    def run(self, game: Etherfields) -> None:
        plan, action = self.plan, game.lib.actions[self.plan.key]
        if plan.key == MOVE.key:
            game.then(MoveDreamer(plan.seat, plan.paid))
            return
        times = plan.paid // uses.due(game, action.cost)
        game.then(*gradual(game, plan, times) if action.cost.gradual else settle(game, plan, times))


def settle(game: Etherfields, plan: Plan, times: int) -> tuple[Step[Etherfields], ...]:
    """The Intent is there so many times; what else is due must be there as often (EF-ACTION-15, EF-ASSAULT-08)."""
    action = game.lib.actions[plan.key]
    if not uses.is_multiple(action):
        return (PayOther(plan, 1),) if times else came_to_nothing(game, plan)
    payable = uses.times_payable(game, plan.seat, action, held=plan.held)
    most = times if payable is None else min(times, payable)
    if payable is not None and most > 1:
        return (HowOften(plan.seat, plan, most),)
    return (PayOther(plan, most),) if most else came_to_nothing(game, plan)


def came_to_nothing(game: Etherfields, plan: Plan) -> tuple[Step[Etherfields], ...]:
    """The action is not performed and not used; what was paid for it is lost (EF-ACTION-15, EF-ACTION-16)."""
    game.commit(Told("action-failed", plan.key))
    return ()


class Times(EtherfieldsOption, frozen=True):
    """Pay the price so many times."""

    times: int


class HowOften(Ask[Etherfields], frozen=True):
    """Every part of the cost is paid as often as the effect is wanted; fewer times will do (EF-ASSAULT-08)."""

    plan: Plan
    most: int

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        return Text.of("ask-how-often", seat=seat, action=Name("deed", self.plan.key))

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [Times.of(times) for times in range(self.most, 0, -1)]

    def chosen(self, game: Etherfields, seat: Seat, option: Times) -> None:
        game.then(PayOther(self.plan, option.times))


def gradual(game: Etherfields, plan: Plan, times: int) -> tuple[Step[Etherfields], ...]:
    """Each full base cost is a marker; the last payment performs the action (EF-GRADUAL-03, EF-GRADUAL-04)."""
    lies = game.markers.get(plan.key)
    there = lies.count if lies else 0
    if not times:  # EF-GRADUAL-13
        return came_to_nothing(game, plan)
    if there + times >= game.count:
        if uses.refuse_parts(game, plan.seat, game.lib.actions[plan.key], held=plan.held) is not None:
            return came_to_nothing(game, plan)  # the markers that lie there stay
        if lies is not None:
            game.commit(MarkersLaid(plan.key, lies.intent, 0))
        return (PayOther(plan, 1),)
    return (LayMarkers(plan.seat, plan.key, plan.colour or Intent.AWARENESS, times),)


def markers_left(game: Etherfields, colour: Intent) -> int:
    """There are 4 Intent markers of each colour (EF-GRADUAL-06)."""
    return MARKERS_A_COLOUR - sum([marked.count for marked in game.markers.values() if marked.intent is colour])


class TakeFrom(EtherfieldsOption, frozen=True):
    """Take the marker off this action."""

    action: str


LEAVE_IT = plain("leave-it")


class LayMarkers(Step[Etherfields], frozen=True):
    """Place Intent markers one by one; if none is left, one may come from elsewhere (EF-GRADUAL-03, EF-GRADUAL-06)."""

    seat: Seat
    key: str
    colour: Intent
    count: int

    def run(self, game: Etherfields) -> None:
        if not markers_left(game, self.colour):
            game.then(TakeMarker(self.seat, self.key, self.colour, self.count))
            return
        here = game.markers.get(self.key)
        game.commit(MarkersLaid(self.key, self.colour, (here.count if here else 0) + 1))
        uses.spend_dream_action(game, self.seat, game.lib.actions[self.key])
        if self.count > 1:
            game.then(LayMarkers(self.seat, self.key, self.colour, self.count - 1))


class TakeMarker(Ask[Etherfields], frozen=True):
    """Choose the action from which a marker of this colour is taken (EF-GRADUAL-06)."""

    key: str
    colour: Intent
    count: int

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        like = [key for key, marked in sorted(game.markers.items()) if marked.intent is self.colour]
        return [*[TakeFrom.of(key) for key in like if key != self.key], LEAVE_IT]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, TakeFrom):
            there = game.markers[option.action]
            game.commit(MarkersLaid(option.action, there.intent, there.count - 1))
            game.then(LayMarkers(seat, self.key, self.colour, self.count))


class PayOther(Step[Etherfields], frozen=True):
    """Pay what is not Intent, all of it together: Gems, Ether, Hours, Keys, cards, Items, Distress (EF-ACTION-15).

    With the whole cost met the action counts as used (EF-ACTION-16); what has gone meanwhile, on a reroll of the Boost
    or on another use of the same action, lets it come to nothing.
    """

    plan: Plan
    times: int

    def run(self, game: Etherfields) -> None:
        plan, times, action = self.plan, self.times, game.lib.actions[self.plan.key]
        cost, seat = action.cost, plan.seat
        gone = plan.held and action.of not in game.dreamers[seat].hand
        payable = uses.times_payable(game, seat, action, held=plan.held or action.source is PLACING)
        if gone or (payable is not None and payable < times) or self._barred(game, action):
            game.then(*came_to_nothing(game, plan))
            return
        if plan.held:
            game.commit(CardPlayed(seat, action.of))
        uses.spend_use(game, seat, action)
        for what, count in (("gems", cost.gems), ("ether", cost.ether), ("hours", cost.hours), ("keys", cost.keys)):
            if count:
                lose(game, seat, what, count * times)
        cards = (DiscardChosen(seat, cost.cards * times),) if cost.cards else ()
        things = (DropItem(seat),) * (cost.items * times)
        taken = (UnsealCards(seat, cost.sealed * times),) if cost.sealed else ()
        distress = (PayDistress(seat, cost.distress * times, action.of),) if cost.distress else ()
        game.then(*cards, *things, *taken, *distress, Perform(replace(plan, held=False), times))

    def _barred(self, game: Etherfields, action: Action) -> bool:
        """Whether the action cannot be used any more: used inside its own payment, or Gems barred meanwhile."""
        used = (action.once and uses.is_used(game, self.plan.seat, action.key)) or (
            action.single_use and action.key in game.spent
        )
        return used or (bool(action.cost.gems) and refuse_gems(game, reroll=bool(action.reroll)) is not None)


class Perform(Step[Etherfields], frozen=True):
    """The effect happens once for each time it was paid, on the targets named (EF-ASSAULT-04, EF-ASSAULT-05)."""

    plan: Plan
    times: int

    def run(self, game: Etherfields) -> None:
        plan, action = self.plan, game.lib.actions[self.plan.key]
        if action.source is PLACING:
            game.then(PlaceProgress(plan.seat, action.of))
            return
        if plan.legal and len(plan.named) < self.times:
            if len(plan.legal) > 1:
                game.then(NameExtra(plan.seat, plan, self.times))
                return
            plan = replace(plan, named=plan.named + plan.legal * (self.times - len(plan.named)))
        after_use(game, plan.seat, plan.key)
        aims = plan.named[: self.times] if plan.legal else (-1,) * self.times
        game.then(*[step for aim in aims for step in effect(game, plan.key, plan.seat, action.of, target=aim)])


class NameExtra(MidAction, frozen=True):
    """An effect more than targets named: it goes to any target that was legal at the start (EF-ASSAULT-05)."""

    seat: Seat
    plan: Plan
    times: int

    def question(self, game: Etherfields, seat: Seat) -> Text:
        return Text.of("ask-name-extra", seat=seat, action=Name("deed", self.plan.key))

    def ways(self, game: Etherfields, seat: Seat) -> list[Option]:
        there = [figure for figure in self.plan.legal if game.figure(figure) is not None]
        return [Target.of(figure) for figure in there or self.plan.legal]

    def label(self, game: Etherfields, seat: Seat, option: Option) -> Text:
        return figure_label(game, option.figure) if isinstance(option, Target) else option.label()

    def decided(self, game: Etherfields, seat: Seat, option: Target) -> None:
        game.then(Perform(replace(self.plan, named=(*self.plan.named, option.figure)), self.times))


def after_use(game: Etherfields, seat: Seat, key: str) -> None:
    """A single-use action is covered, an Item or a First Memory leaves (EF-ACTION-10, EF-ITEM-03, EF-FAQ-01)."""
    action = game.lib.actions[key]
    if action.single_use:
        game.commit(ActionBlocked(key, token=left(game, Pool.BLOCK) > 0))
    if action.source is Source.ITEM and action.of in game.items:
        if action.returns:  # EF-ITEM-07
            game.commit(CardMoved(TEAM, action.of, "items", "item_market", bottom=True))
        elif action.discards:  # EF-ITEM-06
            game.commit(CardMoved(TEAM, action.of, "items", "storage"))
        if action.returns or action.discards:
            game.then(*without_item(game, action.of))
    if action.source is FROM_HAND and action.returns and action.of in game.dreamers[seat].discard:
        game.commit(CardMoved(seat, action.of, "discard", "market", bottom=True, taker=TEAM))  # EF-MARKET-07
        game.then(CountCards(seat))
    if action.source is Source.SECRET and action.of in game.revealed and game.lib.secrets[action.of].memory:
        game.commit(CardShown(TEAM, action.of, "revealed", "removed"))  # EF-FAQ-01


class PlaceProgress(Step[Etherfields], frozen=True):
    """The paid Progress card lies active in the Progress zone (EF-PROGRESS-02, EF-PROGRESS-09)."""

    seat: Seat
    card: str

    def run(self, game: Etherfields) -> None:
        me = game.dreamers[self.seat]
        if self.card not in me.hand:
            return  # it was spent on a reroll during its own Boost
        if len(me.progress) + len(me.flipped) >= stat(game, self.seat, "progress"):
            game.then(DropProgress(self.seat), self)
            return
        game.commit(CardMoved(self.seat, self.card, "hand", "progress"))
        game.then(CountCards(self.seat), EnforceLimits(self.seat))
