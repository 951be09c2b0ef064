"""Performing and paying an action (chapters ACTION, INTENT, BOOST)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from nocturne.games.etherfields.actions import MOVE
from nocturne.games.etherfields.components import FROM_HAND, PLACING, Intent
from nocturne.games.etherfields.events.cards import AbilityUsed, CardPlayed, CardSpent, ItemSpent
from nocturne.games.etherfields.index import INTENTS, NOTHING
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules import perform, uses
from nocturne.games.etherfields.rules.at_hand import Use, rapid_pairs
from nocturne.games.etherfields.rules.base import CardOption, EtherfieldsOption, plain
from nocturne.games.etherfields.rules.draw import distinct, without_item
from nocturne.games.etherfields.rules.interrupting import MidAction, in_action
from nocturne.games.etherfields.rules.space import figure_label
from nocturne.kernel import DONE, Ask, Choice, Name, Option, Refusal, Seat, Series, Step, Text, without


class Colour(EtherfieldsOption, frozen=True):
    """Pay in this colour."""

    intent: Intent


class Spend(CardOption, frozen=True):
    """Discard a card for its Intent."""


class SpendItem(EtherfieldsOption, frozen=True):
    """Discard an active Item for its Intent."""

    item: str


COLOUR = {colour: Colour(colour) for colour in Intent}
BOOST, GIVE_UP = plain("boost"), plain("give-up")

NO_YIELD = {colour: Refusal.by("EF-INTENT-03", "refuse-no-yield", intent=colour) for colour in Intent}
PAID = Refusal.by("EF-ACTION-02", "refuse-already-paid", instead=("done",))
BOOSTED = Refusal.by("EF-BOOST-01", "refuse-boosted")


class Begin(Step[Etherfields], frozen=True):
    """Name the action and its targets before paying (EF-ACTION-05, table 4.19)."""

    seat: Seat
    key: str

    def run(self, game: Etherfields) -> None:
        action = game.lib.actions[self.key]
        legal = uses.targets(game, self.seat, action) if self.key in game.lib.aimed else ()
        named = legal if len(legal) == 1 else ()
        plan = perform.Plan(self.seat, self.key, legal, named, held=action.source is FROM_HAND)
        if len(legal) > 1 and not action.cost.gradual:  # EF-GRADUAL-07: tied to a figure only when performed
            game.then(*in_action(game, self.seat, NameTarget(self.seat, plan)))
        else:
            game.then(*in_action(game, self.seat, *payment(game, plan)))


def payment(game: Etherfields, plan: perform.Plan) -> tuple[Step[Etherfields], ...]:
    """What comes after naming: the colour is chosen only where the cost is offered in several (EF-INTENT-10)."""
    action = game.lib.actions[plan.key]
    cost = action.cost
    if not cost.amount:
        payable = uses.times_payable(game, plan.seat, action, held=plan.held)
        return perform.settle(game, plan, 1 if payable is None else max(payable, 1))
    colour = replace(plan, colour=cost.intents[0])
    return (Pay(colour) if len(cost.intents) == 1 else ChooseColour(plan.seat, plan),)


class NameTarget(MidAction, frozen=True):
    """Name the targets in order; they cannot be changed later (EF-ACTION-05, EF-ASSAULT-05)."""

    seat: Seat
    plan: perform.Plan

    def question(self, game: Etherfields, seat: Seat) -> Text:
        return Text.of("ask-name-target", seat=seat, action=Name("deed", self.plan.key))

    def ways(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [*[perform.Target.of(figure) for figure in self.plan.legal], *([DONE] if self.plan.named else [])]

    def label(self, game: Etherfields, seat: Seat, option: Option) -> Text:
        return figure_label(game, option.figure) if isinstance(option, perform.Target) else option.label()

    def resumed(self, game: Etherfields) -> tuple[Step[Etherfields], ...]:
        return (NameOn(self.plan),)

    def decided(self, game: Etherfields, seat: Seat, option: Option) -> None:
        plan = self.plan
        if isinstance(option, perform.Target):
            plan = replace(plan, named=(*plan.named, option.figure))
            if len(plan.named) < self._most(game):
                game.then(NameTarget(seat, plan))
                return
        game.then(*payment(game, plan))

    def _most(self, game: Etherfields) -> int:
        """How many targets could be paid for, the most that a Boost can add included (EF-ASSAULT-05, EF-ASSAULT-08)."""
        plan, action = self.plan, game.lib.actions[self.plan.key]
        if not uses.is_multiple(action):
            return 1
        need, payable = uses.due(game, action.cost), uses.times_payable(game, plan.seat, action, held=plan.held)
        intent = (max(uses.purse(game, plan.seat)[:3]) + 3) // need if need else payable or 1
        return intent if payable is None else min(intent, payable)


class NameOn(Step[Etherfields], frozen=True):
    """After an interruption: targets that are still there are named, if the action still can be begun (EF-RAPID-05)."""

    plan: perform.Plan

    def run(self, game: Etherfields) -> None:
        plan, action = self.plan, game.lib.actions[self.plan.key]
        legal = tuple([figure for figure in plan.legal if game.figure(figure) is not None])
        named = tuple([figure for figure in plan.named if figure in legal])
        gone = plan.held and action.of not in game.dreamers[plan.seat].hand
        if legal and not gone:
            game.then(NameTarget(plan.seat, replace(plan, legal=legal, named=named)))
        else:
            game.then(*perform.came_to_nothing(game, plan))


class ChooseColour(Ask[Etherfields], frozen=True):
    """A cost offered in several colours is paid wholly in one of them (EF-INTENT-10)."""

    plan: perform.Plan

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        return Text.of("ask-choose-colour", seat=seat, action=Name("deed", self.plan.key))

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        action = game.lib.actions[self.plan.key]
        return [COLOUR[colour] for colour in action.cost.intents] if action.cost.amount else [DONE]

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        """A marker on a Gradual action locks its colour (EF-GRADUAL-08); else what cannot be paid is not begun."""
        if not isinstance(option, Colour):
            return None
        action = game.lib.actions[self.plan.key]
        lock = game.markers.get(action.key)
        if lock is not None and lock.intent in action.cost.intents:
            return None if option.intent is lock.intent else uses.LOCKED[lock.intent]
        own = action.of if self.plan.held or action.source is PLACING else ""
        payable = uses.colours(game, action, uses.purse(game, seat, own))
        return None if not payable or option.intent in payable else uses.NO_INTENT

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Colour):
            game.then(Pay(replace(self.plan, colour=option.intent)))
        else:
            game.then(perform.PayOther(self.plan, 1))


class Pay(Choice[Etherfields], frozen=True):
    """Discard cards and Items for Intent, one by one; Rapid effects may interrupt (EF-INTENT-02, EF-RAPID-02)."""

    plan: perform.Plan

    def seats(self, game: Etherfields) -> tuple[Seat, ...]:
        """Who pays; others only while they hold a Rapid card."""
        payer = self.plan.seat
        return (payer, *uses.interrupters(game, payer))

    def waits_for(self, game: Etherfields, seat: Seat) -> bool:
        return seat == self.plan.seat

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        """What is paid for, how much there is and how much is due: whoever comes back in the middle of it can see."""
        plan = self.plan
        if seat != plan.seat:
            return Text.of("ask-in-window", seat=seat)
        need = uses.due(game, game.lib.actions[plan.key].cost)
        key = "ask-pay-move" if plan.key == MOVE.key else "ask-pay"
        return Text.of(key, seat=seat, action=Name("deed", plan.key), intent=plan.colour, paid=plan.paid, due=need)

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        rapid: list[Option] = [option for option, _ in rapid_pairs(game, seat)]
        if seat != self.plan.seat:
            return rapid
        cards = [Spend.of(card) for card in self._hand(game)]
        return [*cards, *[SpendItem.of(item) for item in distinct(game.items)], *rapid, BOOST, DONE, GIVE_UP]

    def label(self, game: Etherfields, seat: Seat, option: Option) -> Text:
        """What a card or Item adds in the colour of this payment stands beside it."""
        if not isinstance(option, Spend | SpendItem) or self.plan.colour is None:
            return option.label()
        of = option.card if isinstance(option, Spend) else option.item
        name = Name("card" if isinstance(option, Spend) else "item", of)
        worth = game.lib.intent(of, self.plan.colour)
        return Text.of("option-spend-for", card=name, worth=worth, intent=self.plan.colour)

    def series(self, game: Etherfields, seat: Seat) -> Series | None:
        """What is due and paid, and what each card or Item adds in the colour of this payment (EF-INTENT-03).

        A Move and what may be paid several times in one go have no upper end: what is due is due once.
        """
        plan, lib = self.plan, game.lib
        if seat != plan.seat or plan.colour is None:
            return None
        need = 0 if plan.key == MOVE.key else uses.due(game, lib.actions[plan.key].cost)
        held = [Spend.of(card) for card in self._payable(game)] + [SpendItem.of(item) for item in game.items]
        copies = Counter([option.id for option in held])
        worth = {
            option.id: lib.intent(option.card if isinstance(option, Spend) else option.item, plan.colour)
            for option in held
        }
        offered = {option.id for option in self.options(game, seat)}
        worth = {key: value for key, value in worth.items() if key in offered}
        end = "" if need and settles_at(game, plan) == need else DONE.id
        return Series(need, plan.paid, worth, {key: copies[key] for key in worth}, end)

    def _hand(self, game: Etherfields) -> tuple[str, ...]:
        """The cards that can pay, identical ones once."""
        return distinct(self._payable(game))

    def _payable(self, game: Etherfields) -> tuple[str, ...]:
        """The hand, without the card that is being placed or played: it cannot pay for itself."""
        action, hand = game.lib.actions[self.plan.key], game.dreamers[self.plan.seat].hand
        own = self.plan.held or action.source is PLACING
        return without(hand, action.of) if own and action.of in hand else hand

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        plan = self.plan
        assert plan.colour is not None
        if isinstance(option, Spend | SpendItem):
            of = option.card if isinstance(option, Spend) else option.item
            return None if game.lib.yields.get(of, NOTHING)[INTENTS.index(plan.colour)] else NO_YIELD[plan.colour]
        if isinstance(option, Use):
            return uses.refuse_use(game, seat, game.lib.actions[option.action], uses.RAPID)
        if option is BOOST:
            return self._refuse_boost(game)
        met = plan.paid >= uses.due(game, game.lib.actions[plan.key].cost)
        if option is DONE:
            return None if met else Refusal.by("EF-ACTION-02", "refuse-not-paid", instead=("give-up",))
        return PAID if met else None

    def options(self, game: Etherfields, seat: Seat) -> list[Option]:
        """The same as filtering the candidates, faster; the conformance suite compares the two."""
        plan, lib = self.plan, game.lib
        assert plan.colour is not None
        quick = rapid_pairs(game, seat)
        rapid: list[Option] = [use for use, what in quick if uses.refuse_use(game, seat, what, uses.RAPID) is None]
        if seat != plan.seat:
            return rapid
        yields, place = lib.yields, INTENTS.index(plan.colour)
        options: list[Option] = [Spend.of(card) for card in self._hand(game) if yields.get(card, NOTHING)[place]]
        if game.items:
            options += [SpendItem.of(item) for item in distinct(game.items) if yields.get(item, NOTHING)[place]]
        options += rapid
        if plan.paid and self._refuse_boost(game) is None:
            options.append(BOOST)
        options.append(DONE if plan.paid >= uses.due(game, lib.actions[plan.key].cost) else GIVE_UP)
        return options

    def _refuse_boost(self, game: Etherfields) -> Refusal | None:
        if not game.box.options["boost"]:
            return Refusal.by("EF-BOOST-11", "refuse-boost-off")
        if game.lib.actions[self.plan.key].source is PLACING:
            return Refusal.by("EF-BOOST-14", "refuse-boost-placing")
        if not self.plan.paid:
            return Refusal.by("EF-BOOST-01", "refuse-boost-unpaid")
        return None if uses.may_boost(game, self.plan.seat) else BOOSTED

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        plan = self.plan if option is GIVE_UP else self._begun(game)
        if isinstance(option, Use):
            game.then(Begin(seat, option.action), Pay(plan))
        elif isinstance(option, Spend):
            game.commit(CardSpent(seat, option.card))
            self._more(game, plan, option.card)
        elif isinstance(option, SpendItem):
            game.commit(ItemSpent(seat, option.item))
            game.then(*without_item(game, option.item))
            self._more(game, plan, option.item)
        elif option is BOOST:  # EF-BOOST-06: always the last source
            from nocturne.games.etherfields.rules.windows import RollDie, reroll_window  # noqa: PLC0415 -- windows begin actions

            game.commit(AbilityUsed(seat, "boost"))
            game.then(RollDie("luck"), *reroll_window(game, seat), perform.ApplyBoost(plan))
        elif option is DONE:
            game.then(perform.Finish(plan))
        elif plan.paid:
            game.then(*perform.came_to_nothing(game, plan))

    def _begun(self, game: Etherfields) -> perform.Plan:
        """With the first thing discarded, rolled or played for it the card itself is played (EF-ACTION-16)."""
        plan = self.plan
        if plan.held:
            game.commit(CardPlayed(plan.seat, game.lib.actions[plan.key].of))
        return replace(plan, held=False)

    def _more(self, game: Etherfields, plan: perform.Plan, card: str) -> None:
        assert plan.colour is not None
        plan = replace(plan, paid=plan.paid + game.lib.intent(card, plan.colour))
        game.then(perform.Finish(plan) if is_settled(game, plan) else Pay(plan))


def is_settled(game: Etherfields, plan: perform.Plan) -> bool:
    """Whether more Intent could not help: excess is lost (EF-INTENT-06)."""
    most = settles_at(game, plan)
    return most is not None and plan.paid >= most


def settles_at(game: Etherfields, plan: perform.Plan) -> int | None:
    """The Intent beyond which nothing more can be bought; None where there is always more."""
    action = game.lib.actions[plan.key]
    if plan.key == MOVE.key:
        return None
    need = uses.due(game, action.cost)
    if uses.is_multiple(action) and not action.cost.gradual:
        payable = uses.times_payable(game, plan.seat, action, held=plan.held)
        return None if payable is None else need * max(payable, 1)  # EF-ASSAULT-08
    if action.cost.gradual:
        lies = game.markers.get(plan.key)
        need *= game.count - (lies.count if lies else 0)
    return need
