"""Performing and paying an action, dice and what may interrupt it (chapters ACTION, INTENT, BOOST, REROLL, RAPID)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from nocturne.games.etherfields.events import (
    AbilityUsed,
    CardPlayed,
    CardSpent,
    DistressTaken,
    Gained,
    ItemSpent,
    Rolled,
    Told,
)
from nocturne.games.etherfields.happening import Answer
from nocturne.games.etherfields.library import INTENTS, MOVE, NOTHING
from nocturne.games.etherfields.model import Etherfields, SceneKind
from nocturne.games.etherfields.rules.active import in_force
from nocturne.games.etherfields.rules.draw import distinct
from nocturne.games.etherfields.rules.perform import ApplyBoost, Finish, PayOther, Plan, Target, target
from nocturne.games.etherfields.rules.uses import (
    OWN_CARD,
    PREVENT,
    RAPID,
    REROLL,
    Use,
    colours,
    due,
    is_multiple,
    may_boost,
    may_interrupt,
    pairs,
    purse,
    rapid_pairs,
    refuse_use,
    targets,
)
from nocturne.games.etherfields.scene_events import TurnAdded
from nocturne.games.etherfields.words import Intent, Morph, Source
from nocturne.kernel import DONE, Ask, Chance, Choice, Draw, Name, Option, Refusal, Seat, Step, Text, Window


class Colour(Answer, frozen=True):
    """Pay in this colour."""

    intent: Intent


class Spend(Answer, frozen=True):
    """Discard a card for its Intent."""

    card: str


class SpendItem(Answer, frozen=True):
    """Discard an active Item for its Intent."""

    item: str


class Boost(Answer, frozen=True):
    """Roll the Luck die to add Intent."""


class GiveUp(Answer, frozen=True):
    """Stop paying; what was spent is lost."""


class RerollByGem(Answer, frozen=True):
    """Discard a Shining Gem to reroll the die."""


class AddTurn(Answer, frozen=True):
    """Spend 1 Hour to add 1 Turn."""


COLOUR = {one: Colour(one) for one in Intent}
BOOST, GIVE_UP, REROLL_BY_GEM, ADD_TURN = Boost(), GiveUp(), RerollByGem(), AddTurn()
spend, spend_item = cache(Spend), cache(SpendItem)

NO_YIELD = {one: Refusal.by("EF-INTENT-03", "refuse-no-yield", intent=one) for one in Intent}
NOT_PAID = Refusal.by("EF-ACTION-02", "refuse-not-paid", instead=("give-up",))
PAID = Refusal.by("EF-ACTION-02", "refuse-already-paid", instead=("done",))
NO_BOOST = Refusal.by("EF-BOOST-11", "refuse-boost-off")
BOOSTED = Refusal.by("EF-BOOST-01", "refuse-boosted")
NOTHING_PAID = Refusal.by("EF-BOOST-01", "refuse-boost-unpaid")


class Begin(Step[Etherfields], frozen=True):
    """Name the action and its targets before paying (EF-ACTION-05, table 4.19)."""

    seat: Seat
    key: str
    rule: ClassVar[str] = "EF-ACTION-05"

    def run(self, game: Etherfields) -> None:
        action = game.lib.actions[self.key]
        if action.once:
            game.commit(AbilityUsed(self.seat, self.key))
        legal = targets(game, self.seat, action) if self.key in game.lib.aimed else ()
        if action.source is Source.HAND:
            game.commit(CardPlayed(self.seat, action.of))
        plan = Plan(self.seat, self.key, legal, legal if len(legal) == 1 else ())
        if len(legal) > 1 and not action.cost.gradual:  # EF-GRADUAL-07: tied to a figure only when performed
            game.then(NameTarget(self.seat, plan))
        else:
            game.then(ChooseColour(self.seat, plan))


class NameTarget(Ask[Etherfields], frozen=True):
    """Name the targets in order; they cannot be changed later (EF-ACTION-05, EF-ASSAULT-05)."""

    plan: Plan
    rule: ClassVar[str] = "EF-ACTION-05"

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        return Text.of("ask-name-target", seat=seat, action=Name("action", self.plan.key))

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [*[target(one) for one in self.plan.legal], *([DONE] if self.plan.named else [])]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        plan, action = self.plan, game.lib.actions[self.plan.key]
        if isinstance(option, Target):
            plan = replace(plan, named=(*plan.named, option.figure))
            most = (max(purse(game, seat)[:3]) + 3) // max(due(game, action.cost), 1) if is_multiple(action) else 1
            if len(plan.named) < most:
                game.then(NameTarget(seat, plan))
                return
        game.then(ChooseColour(seat, plan))


class ChooseColour(Ask[Etherfields], frozen=True):
    """A cost offered in several colours is paid wholly in one of them (EF-INTENT-10)."""

    plan: Plan
    rule: ClassVar[str] = "EF-INTENT-10"

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        return Text.of("ask-choose-colour", seat=seat, action=Name("action", self.plan.key))

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        action = game.lib.actions[self.plan.key]
        if not action.cost.amount:
            return [DONE]
        lock = game.markers.get(action.key)
        offered = [one for one in action.cost.intents if lock is None or lock.intent is one]
        if len(offered) > 1:
            own = action.of if action.source is Source.PLACING else ""
            offered = colours(game, action, purse(game, seat, own)) or offered
        return [COLOUR[one] for one in offered]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Colour):
            game.then(Pay(replace(self.plan, colour=option.intent)))
        else:
            game.then(PayOther(self.plan, 1))


class Pay(Choice[Etherfields], frozen=True):
    """Discard cards and Items for Intent, one by one; Rapid effects may interrupt (EF-INTENT-02, EF-RAPID-02)."""

    plan: Plan
    rule: ClassVar[str] = "EF-INTENT-02"

    def seats(self, game: Etherfields) -> tuple[Seat, ...]:
        """Who pays; others only while they hold a Rapid card."""
        payer = self.plan.seat
        return (payer, *[seat for seat in game.present if seat != payer and may_interrupt(game, seat)])

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        """What is paid for, how much there is and how much is due: whoever comes back in the middle of it can see."""
        plan = self.plan
        if seat != plan.seat:
            return Text.of("ask-in-window", seat=seat)
        need = due(game, game.lib.actions[plan.key].cost)
        key = "ask-pay-move" if plan.key == MOVE.key else "ask-pay"
        return Text.of(key, seat=seat, action=Name("action", plan.key), intent=plan.colour, paid=plan.paid, due=need)

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        rapid: list[Option] = [one for one, _ in rapid_pairs(game, seat)]
        if seat != self.plan.seat:
            return rapid
        cards = [spend(card) for card in self._hand(game)]
        return [*cards, *[spend_item(item) for item in distinct(game.items)], *rapid, BOOST, DONE, GIVE_UP]

    def _hand(self, game: Etherfields) -> tuple[str, ...]:
        """The hand, without the card that is being placed."""
        action, hand = game.lib.actions[self.plan.key], game.dreamers[self.plan.seat].hand
        if action.source in OWN_CARD and action.source is Source.PLACING and hand.count(action.of) == 1:
            return tuple([card for card in distinct(hand) if card != action.of])
        return distinct(hand)

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        plan = self.plan
        assert plan.colour is not None
        if isinstance(option, Spend | SpendItem):
            of = option.card if isinstance(option, Spend) else option.item
            return None if game.lib.yields.get(of, NOTHING)[INTENTS.index(plan.colour)] else NO_YIELD[plan.colour]
        if isinstance(option, Use):
            return refuse_use(game, seat, game.lib.actions[option.action], RAPID)
        if option is BOOST:
            return self._refuse_boost(game)
        met = plan.paid >= due(game, game.lib.actions[plan.key].cost)
        if option is DONE:
            return None if met else NOT_PAID
        return PAID if met else None

    def _refuse_boost(self, game: Etherfields) -> Refusal | None:
        if not game.box.options["boost"]:
            return NO_BOOST
        if not self.plan.paid:
            return NOTHING_PAID
        return None if may_boost(game, self.plan.seat) else BOOSTED

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        plan = self.plan
        if isinstance(option, Use):
            game.then(Begin(seat, option.action), self)
        elif isinstance(option, Spend):
            game.commit(CardSpent(seat, option.card))
            self._more(game, option.card)
        elif isinstance(option, SpendItem):
            game.commit(ItemSpent(seat, option.item))
            self._more(game, option.item)
        elif option is BOOST:  # EF-BOOST-06: always the last source
            game.commit(AbilityUsed(seat, "boost"))
            game.then(RollDie("luck"), *reroll_window(game, seat), ApplyBoost(plan))
        elif option is DONE:
            game.then(Finish(plan))
        elif plan.paid:
            game.commit(Told("action-failed", plan.key))

    def _more(self, game: Etherfields, card: str) -> None:
        plan = self.plan
        assert plan.colour is not None
        plan = replace(plan, paid=plan.paid + game.lib.intent(card, plan.colour))
        game.then(Finish(plan) if is_settled(game, plan) else Pay(plan))


def is_settled(game: Etherfields, plan: Plan) -> bool:
    """Whether more Intent could not help: excess is lost (EF-INTENT-06)."""
    action = game.lib.actions[plan.key]
    if plan.key == MOVE.key or (is_multiple(action) and not action.cost.gradual):
        return False
    need = due(game, action.cost)
    if action.cost.gradual:
        lies = game.markers.get(plan.key)
        need *= game.count - (lies.count if lies else 0)
    return plan.paid >= need


# -- dice


class RollDie(Chance[Etherfields], frozen=True):
    """Roll the Luck die or the Entity Movement die (EF-LUCK-01, EF-EMOVE-02)."""

    die: str
    again: bool = False
    rule: ClassVar[str] = "EF-LUCK-01"

    def draws(self, game: Etherfields) -> Sequence[Draw]:
        return (len(self._faces(game)),)

    def _faces(self, game: Etherfields) -> tuple[str, ...]:
        figures = game.lib.figures
        return figures.luck if self.die == "luck" else figures.stride

    def happened(self, game: Etherfields, outcome: tuple[int, ...]) -> None:
        game.commit(Rolled(self.die, str(self._faces(game)[outcome[0]]), outcome[0], self.again))


class InWindow(Window[Etherfields], frozen=True):
    """A window of Etherfields. Hands are open, so that an empty one betrays nothing and is never shown."""

    def asks_always(self, game: Etherfields) -> bool:
        return False

    def uses(self, game: Etherfields, seat: Seat, moment: str) -> list[Option]:
        """The actions that may be begun at this kind of moment."""
        return [one for one, action in pairs(game, seat) if refuse_use(game, seat, action, moment) is None]

    def reacted(self, game: Etherfields, seat: Seat, option: Option) -> None:
        assert isinstance(option, Use)
        game.then(Begin(seat, option.action))


def reroll_window(game: Etherfields, roller: Seat) -> tuple[Step[Etherfields], ...]:
    """After every roll, before it is applied, unless Dreamers cannot reroll (EF-REROLL-04, EF-MORPH-10)."""
    if in_force(game, Morph.REROLLS):
        return ()
    first = roller if roller in game.present else game.first
    return (RerollWindow(game.seats_from(first), roller=roller),)


class RerollWindow(InWindow, frozen=True):
    """Reroll the die that was just rolled, in any number (EF-REROLL-02, EF-BASIC-05)."""

    roller: Seat = Seat(-2)
    rule: ClassVar[str] = "EF-REROLL-04"

    def reactions(self, game: Etherfields, seat: Seat) -> list[Option]:
        found = self.uses(game, seat, REROLL) if self._holds(game, seat) else []
        if self.roller != seat:  # EF-REROLL-01
            actions = game.lib.actions
            found = [one for one in found if isinstance(one, Use) and actions[one.action].reroll == "any"]
        if game.dreamers[seat].gems and not in_force(game, Morph.GEMS):  # EF-MORPH-11, EF-MORPH-12
            found.append(REROLL_BY_GEM)
        return found

    def _holds(self, game: Etherfields, seat: Seat) -> bool:
        me, rerollers = game.dreamers[seat], game.lib.rerollers
        return any(of in rerollers for of in (*me.hand, *me.progress, me.mask, *game.items, *me.deck[-1:]))

    def reacted(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if option is REROLL_BY_GEM:
            game.commit(Gained(seat, "gems", -1))
            game.then(RollDie(game.rolls[-1][0], again=True))
        else:
            super().reacted(game, seat, option)


# -- interrupting


class RapidWindow(InWindow, frozen=True):
    """In the Dreamscape Phase Rapid effects and Mask abilities may be used (EF-TURN-14, EF-MASK-04).

    Before the last Turn card is discarded, Hours may still add Turns (EF-CLOCK-02).
    """

    last: bool = False
    rule: ClassVar[str] = "EF-TURN-14"

    def reactions(self, game: Etherfields, seat: Seat) -> list[Option]:
        found = self.uses(game, seat, RAPID)
        if game.hours and game.turns_out and (found or self.last):
            found.append(ADD_TURN)
        return found

    def reacted(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if option is ADD_TURN:
            add_turn_by_hour(game)
        else:
            super().reacted(game, seat, option)


def rapid_window(game: Etherfields, *, last: bool = False) -> tuple[Step[Etherfields], ...]:
    """The window, where anybody might use it."""
    last = last and bool(game.hours and game.turns_out) and len(game.turns) == 1
    might = last or any(may_interrupt(game, seat) for seat in game.present)
    return (RapidWindow(game.seats_from(game.first), last=last),) if might else ()


def add_turn_by_hour(game: Etherfields) -> None:
    """Spend an Hour to add a Turn (EF-CLOCK-02)."""
    game.commit(Gained(Seat(-2), "hours", -1))
    game.commit(TurnAdded())


class PreventWindow(InWindow, frozen=True):
    """Distress is about to be suffered: somebody may prevent it (EF-CAMPAIGN-12)."""

    rule: ClassVar[str] = "EF-CAMPAIGN-12"

    def reactions(self, game: Etherfields, seat: Seat) -> list[Option]:
        return self.uses(game, seat, PREVENT) if game.proposed[-1] is not None else []


def prevent_window(game: Etherfields, event: DistressTaken) -> tuple[Step[Etherfields], ...]:
    """The window before Distress, where anybody has something to prevent it with."""
    preventers = game.lib.preventers
    held = [of for me in game.dreamers for of in (*me.hand, *me.progress, me.mask)]
    if game.scene is SceneKind.NONE or not any(of in preventers for of in (*held, *game.items)):
        return ()
    return (PreventWindow(game.seats_from(event.seat)),)
