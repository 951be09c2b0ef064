"""From a met cost to the effect: multiples, Gradual actions, what follows an action (table 4.19, steps 5 to 8)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from nocturne.games.etherfields.board_events import ActionBlocked, MarkersLaid
from nocturne.games.etherfields.components import LUCK_VALUE, MARKERS_A_COLOUR, Intent, Luck, Pool, Source
from nocturne.games.etherfields.content import Cause
from nocturne.games.etherfields.events import TEAM, CardMoved, CardShown, RollApplied, Told
from nocturne.games.etherfields.happening import Answer
from nocturne.games.etherfields.library import MOVE
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.active import stat
from nocturne.games.etherfields.rules.distress import CountCards, Suffer
from nocturne.games.etherfields.rules.draw import DiscardChosen, DropProgress, EnforceLimits, without_item
from nocturne.games.etherfields.rules.effects import DoEffect
from nocturne.games.etherfields.rules.movement import MoveDreamer
from nocturne.games.etherfields.rules.pools import left, lose
from nocturne.games.etherfields.rules.seal import UNPAYABLE, SealCards, refuse_seal
from nocturne.games.etherfields.rules.space import figure_label
from nocturne.games.etherfields.rules.uses import due, is_multiple
from nocturne.kernel import Ask, Name, Option, Refusal, Seat, Step, Text


class Plan(Struct, frozen=True, array_like=True):
    """An action being performed: by whom, at what, in which colour, and how much is paid."""

    seat: Seat
    key: str
    legal: tuple[int, ...] = ()  # the targets that were legal when it started (EF-RANGE-07)
    named: tuple[int, ...] = ()  # those named, in order (EF-ASSAULT-05)
    colour: Intent | None = None
    paid: int = 0


class Target(Answer, frozen=True):
    """Aim at this figure."""

    figure: int


target = cache(Target)


# -- Boost


class LoseEther(Answer, frozen=True):
    """Discard 1 Ether."""


class TakeDistress(Answer, frozen=True):
    """Suffer 1 Distress."""


class SealSome(Answer, frozen=True):
    """Seal 3 cards."""


LOSE_ETHER, TAKE_DISTRESS, SEAL_SOME = LoseEther(), TakeDistress(), SealSome()
NO_ETHER = {edition: Refusal.by(rule, "refuse-no-ether") for edition, rule in UNPAYABLE.items()}


class ApplyBoost(Step[Etherfields], frozen=True):
    """The final result of the Luck die must be applied (EF-BOOST-02 to EF-BOOST-06)."""

    plan: Plan
    rule: ClassVar[str] = "EF-BOOST-02"

    def run(self, game: Etherfields) -> None:
        face = game.lib.figures.luck[game.rolls[-1][1]]
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

    rule: ClassVar[str] = "EF-BOOST-03"

    def candidates(self, game: Etherfields, seat: Seat) -> tuple[Option, ...]:
        return (LOSE_ETHER, TAKE_DISTRESS, SEAL_SOME)

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
    rule: ClassVar[str] = "EF-BOOST-07"

    def run(self, game: Etherfields) -> None:
        plan, action = self.plan, game.lib.actions[self.plan.key]
        if plan.key == MOVE.key:
            game.then(MoveDreamer(plan.seat, plan.paid))
            return
        need = due(game, action.cost)
        times = plan.paid // need if need else 1
        if action.cost.gradual:
            game.then(*gradual(game, plan, times))
        elif times:
            game.then(PayOther(plan, times if is_multiple(action) else 1))
        else:
            game.commit(Told("action-failed", plan.key))


def gradual(game: Etherfields, plan: Plan, times: int) -> tuple[Step[Etherfields], ...]:
    """Each full base cost is a marker; the last payment performs the action (EF-GRADUAL-03, EF-GRADUAL-04)."""
    lies = game.markers.get(plan.key)
    there = lies.count if lies else 0
    if not times:  # EF-GRADUAL-13
        game.commit(Told("action-failed", plan.key))
        return ()
    if there + times >= game.count:
        if lies is not None:
            game.commit(MarkersLaid(plan.key, lies.intent, 0))
        return (PayOther(plan, 1),)
    return (LayMarkers(plan.seat, plan.key, plan.colour or Intent.AWARENESS, times),)


def markers_left(game: Etherfields, colour: Intent) -> int:
    """There are 4 Intent markers of each colour (EF-GRADUAL-06)."""
    return MARKERS_A_COLOUR - sum([one.count for one in game.markers.values() if one.intent is colour])


class TakeFrom(Answer, frozen=True):
    """Take the marker off this action."""

    action: str


class LeaveIt(Answer, frozen=True):
    """Take none."""


take_from = cache(TakeFrom)
LEAVE_IT = LeaveIt()


class LayMarkers(Step[Etherfields], frozen=True):
    """Place Intent markers one by one; if the colour is gone, one may come from another action (EF-GRADUAL-06)."""

    seat: Seat
    key: str
    colour: Intent
    count: int
    rule: ClassVar[str] = "EF-GRADUAL-03"

    def run(self, game: Etherfields) -> None:
        if not markers_left(game, self.colour):
            game.then(TakeMarker(self.seat, self.key, self.colour, self.count))
            return
        here = game.markers.get(self.key)
        game.commit(MarkersLaid(self.key, self.colour, (here.count if here else 0) + 1))
        if self.count > 1:
            game.then(LayMarkers(self.seat, self.key, self.colour, self.count - 1))


class TakeMarker(Ask[Etherfields], frozen=True):
    """Choose the action from which a marker of this colour is taken (EF-GRADUAL-06)."""

    key: str
    colour: Intent
    count: int
    rule: ClassVar[str] = "EF-GRADUAL-06"

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        others = [key for key, one in sorted(game.markers.items()) if one.intent is self.colour and key != self.key]
        return [*[take_from(key) for key in others], LEAVE_IT]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, TakeFrom):
            there = game.markers[option.action]
            game.commit(MarkersLaid(option.action, there.intent, there.count - 1))
            game.then(LayMarkers(seat, self.key, self.colour, self.count))


class PayOther(Step[Etherfields], frozen=True):
    """Pay what is not Intent: Distress, Gems, Ether, Hours, Keys, cards (EF-ACTION-06 to EF-ACTION-08)."""

    plan: Plan
    times: int
    rule: ClassVar[str] = "EF-ACTION-02"

    def run(self, game: Etherfields) -> None:
        cost, seat = game.lib.actions[self.plan.key].cost, self.plan.seat
        for what, count in (("gems", cost.gems), ("ether", cost.ether), ("hours", cost.hours), ("keys", cost.keys)):
            if count:
                lose(game, seat, what, count)
        cards = (DiscardChosen(seat, cost.cards),) if cost.cards else ()
        distress = (Suffer(seat, cost.distress),) if cost.distress else ()
        game.then(*cards, *distress, Perform(self.plan, self.times))


class Perform(Step[Etherfields], frozen=True):
    """The effect happens once for each time it was paid, on the targets named (EF-ASSAULT-04, EF-ASSAULT-05)."""

    plan: Plan
    times: int
    rule: ClassVar[str] = "EF-ASSAULT-04"

    def run(self, game: Etherfields) -> None:
        plan, action = self.plan, game.lib.actions[self.plan.key]
        if action.source is Source.PLACING:
            game.then(PlaceProgress(plan.seat, action.of))
            return
        if plan.legal and len(plan.named) < self.times:
            if len(plan.legal) > 1:
                game.then(NameExtra(plan.seat, plan, self.times))
                return
            plan = replace(plan, named=plan.named + plan.legal * (self.times - len(plan.named)))
        after_use(game, plan.seat, plan.key)
        aims = plan.named[: self.times] if plan.legal else (-1,) * self.times
        game.then(*[DoEffect(plan.key, 0, Cause(plan.seat, action.of, aim)) for aim in aims])


class NameExtra(Ask[Etherfields], frozen=True):
    """An effect more than targets named: it goes to any target that was legal at the start (EF-ASSAULT-05)."""

    plan: Plan
    times: int
    rule: ClassVar[str] = "EF-ASSAULT-05"

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        return Text.of("ask-name-extra", seat=seat, action=Name("deed", self.plan.key))

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [target(one) for one in self.plan.legal]

    def label(self, game: Etherfields, seat: Seat, option: Option) -> Text:
        return figure_label(game, option.figure) if isinstance(option, Target) else option.label()

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        assert isinstance(option, Target)
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
    if action.source is Source.HAND and action.returns and action.of in game.dreamers[seat].discard:
        game.commit(CardMoved(seat, action.of, "discard", "market", bottom=True, taker=TEAM))  # EF-MARKET-07
        game.then(CountCards(seat))
    if action.source is Source.SECRET and action.of in game.revealed and game.lib.secrets[action.of].single_use:
        game.commit(CardShown(TEAM, action.of, "revealed", "removed"))  # EF-FAQ-01


class PlaceProgress(Step[Etherfields], frozen=True):
    """The paid Progress card lies active in the Progress zone (EF-PROGRESS-02, EF-PROGRESS-09)."""

    seat: Seat
    card: str
    rule: ClassVar[str] = "EF-PROGRESS-02"

    def run(self, game: Etherfields) -> None:
        me = game.dreamers[self.seat]
        if self.card not in me.hand:
            return  # it was spent on a reroll during its own Boost
        if len(me.progress) + len(me.flipped) >= stat(game, self.seat, "progress"):
            game.then(DropProgress(self.seat), self)
            return
        game.commit(CardMoved(self.seat, self.card, "hand", "progress"))
        game.then(CountCards(self.seat), EnforceLimits(self.seat))
