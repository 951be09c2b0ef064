"""The card-and-action step: free play and rounds, Basic Actions and activities (chapters TURN, BASIC, GEMSLOT)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from nocturne.games.etherfields.board_events import GemLaid, GemTaken, MorphRemoved
from nocturne.games.etherfields.content import Secret
from nocturne.games.etherfields.events import AbilityUsed, CardDiscarded, Peeked
from nocturne.games.etherfields.happening import Answer
from nocturne.games.etherfields.library import MOVE
from nocturne.games.etherfields.model import Etherfields, SceneKind
from nocturne.games.etherfields.rules.active import in_force
from nocturne.games.etherfields.rules.draw import Discard, discard_option, distinct
from nocturne.games.etherfields.rules.flaws import PayAndRemove, can_pay
from nocturne.games.etherfields.rules.movement import MoveDreamer
from nocturne.games.etherfields.rules.notes import UseNote, refuse_note, use_note
from nocturne.games.etherfields.rules.payment import ADD_TURN, Begin, add_turn_by_hour
from nocturne.games.etherfields.rules.pools import gain, left, lose
from nocturne.games.etherfields.rules.uses import (
    PLAY,
    RAPID,
    Purse,
    Use,
    holds_rapid,
    is_dream_action,
    known,
    purse,
    refuse_cost,
    refuse_use,
)
from nocturne.games.etherfields.rules.variants import TRIED, TRY_LUCK, DrawLuck, LuckTried, offers_luck
from nocturne.games.etherfields.words import Morph, Pool, State
from nocturne.kernel import DONE, Ask, Choice, Option, Refusal, Seat, Step


class Move(Answer, frozen=True):
    """Spend Cunning to move."""


class Effort(Answer, frozen=True):
    """Spend Hours to move."""

    hours: int


class GainGem(Answer, frozen=True):
    """Discard 3 Influence cards to take a Shining Gem."""


class Peek(Answer, frozen=True):
    """Discard a card to look at a Secret of this Dream."""

    secret: str


class RemoveMorphing(Answer, frozen=True):
    """Pay a Key or 1 Ether to discard a Morphing nearby."""

    tile: str
    morph: Morph
    price: str


class PlaceCard(Answer, frozen=True):
    """Place a Progress card."""

    card: str


class LayGem(Answer, frozen=True):
    """Spend a Gem into the Gem slot here."""


class TakeGem(Answer, frozen=True):
    """Take the Gem out of the slot here."""


class RemoveBurden(Answer, frozen=True):
    """Pay to remove a Flaw from the Progress zone."""

    card: str


WALK, GAIN_GEM, LAY_GEM, TAKE_GEM = Move(), GainGem(), LayGem(), TakeGem()
effort, peek, remove_morphing = cache(Effort), cache(Peek), cache(RemoveMorphing)
place_card, remove_burden = cache(PlaceCard), cache(RemoveBurden)
PEEKED = ("influence", "item", "flaw", "fate", "slumber")
PRICES = ("keys", "ether")

PARALYZED = Refusal.by("EF-STATE-07", "refuse-paralyzed")
NO_CUNNING = Refusal.by("EF-MOVE-03", "refuse-no-cunning")
EFFORT_USED = Refusal.by("EF-BASIC-02", "refuse-effort-used")
FEW_CARDS = Refusal.by("EF-BASIC-04", "refuse-three-cards")
NO_GEM_LEFT = Refusal.by("EF-COMP-02", "refuse-no-gem-left")
NO_TURN = Refusal.by("EF-TURNCARD-11", "refuse-no-turn-card")
NO_HOURS = Refusal.by("EF-CLOCK-04", "refuse-no-hours")
NO_PRICE = Refusal.by("EF-BASIC-06", "refuse-no-price")
TOO_FAR = Refusal.by("EF-BASIC-06", "refuse-morphing-too-far")
NO_CARD = Refusal.by("EF-BASIC-03", "refuse-no-card")
NO_SLOT = Refusal.by("EF-GEMSLOT-01", "refuse-no-slot")
SLOT_FULL = Refusal.by("EF-GEMSLOT-01", "refuse-slot-full")
NO_GEM = Refusal.by("EF-GEMSLOT-01", "refuse-no-gem")
SLOT_EMPTY = Refusal.by("EF-GEMSLOT-02", "refuse-slot-empty")
GEMS_BARRED = Refusal.by("EF-MORPH-11", "refuse-gems-barred")
DREAMED = Refusal.by("EF-TURN-05", "refuse-second-dream-action")
FLAW_PRICE = Refusal.by("EF-FLAW-06", "refuse-removal")


def basic_options(game: Etherfields, seat: Seat) -> list[Option]:
    """The Basic Actions card and the activities of the step (EF-BASIC-01, EF-TURN-07)."""
    me, lib = game.dreamers[seat], game.lib
    found: list[Option] = [WALK, *[effort(hours) for hours in range(1, game.hours + 1)], GAIN_GEM, ADD_TURN]
    found += [place_card(card) for card in dict.fromkeys(me.hand) if lib.influence[card].placing is not None]
    for entity in game.entities:
        for morph in dict.fromkeys(entity.morphs):
            found += [remove_morphing(entity.tile, morph, price) for price in PRICES]
    if game.scene is SceneKind.DREAM:
        found += [peek(code) for code in lib.gates[game.tile].secrets if can_be_peeked(game, code)]
    if game.land.gem_slots:
        found += [LAY_GEM, TAKE_GEM]
    if offers_luck(game, seat):
        found.append(TRY_LUCK)
    found += [remove_burden(card) for card in me.burdens if lib.flaws[card].removal is not None]
    return [*found, *[use_note(note) for note in distinct(game.notes)]]


def can_be_peeked(game: Etherfields, code: str) -> bool:
    """A Secret of the current Dream, not found yet, whose back says one of five things (EF-BASIC-03)."""
    secret: Secret = game.lib.secrets[code]
    return code in game.boxed and secret.back in PEEKED


def refuse_basic(game: Etherfields, seat: Seat, option: Option, have: Purse) -> Refusal | None:  # noqa: PLR0912 -- one branch an entry of the Basic Actions card
    """Say why a Dreamer may not do this now, or None."""
    me = game.dreamers[seat]
    if option is WALK:
        if me.has(State.PARALYZED):
            return PARALYZED
        return None if have[1] or holds_rapid(game, seat) else NO_CUNNING
    if isinstance(option, Effort):
        if me.has(State.PARALYZED):
            return PARALYZED
        return EFFORT_USED if "effort" in me.used else None
    if option is GAIN_GEM:
        if len(me.hand) < 3:
            return FEW_CARDS
        return None if left(game, Pool.GEM) else NO_GEM_LEFT
    if option is ADD_TURN:
        if not game.hours:
            return NO_HOURS
        return None if game.turns_out else NO_TURN
    if isinstance(option, PlaceCard):
        return refuse_cost(game, seat, game.lib.actions[f"place/{option.card}"])
    if isinstance(option, RemoveMorphing):
        return _refuse_morphing(game, seat, option)
    if isinstance(option, Peek):
        return None if me.hand else NO_CARD
    if isinstance(option, UseNote):
        return refuse_note(game, seat, option)
    if option is TRY_LUCK:
        return TRIED if game.tried else None
    if isinstance(option, RemoveBurden):
        cost = game.lib.flaws[option.card].removal
        return None if cost is not None and can_pay(game, seat, cost) else FLAW_PRICE
    return _refuse_slot(game, seat, option)


def _refuse_morphing(game: Etherfields, seat: Seat, option: RemoveMorphing) -> Refusal | None:
    me = game.dreamers[seat]
    if not (game.keys if option.price == "keys" else me.ether):
        return NO_PRICE
    near = game.land.grid.distances(me.at)
    return None if any(near[one.at] <= 1 for one in game.figures_of(option.tile)) else TOO_FAR


def _refuse_slot(game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
    me = game.dreamers[seat]
    if me.at not in game.land.gem_slots:
        return NO_SLOT
    if option is TAKE_GEM:
        return None if me.at in game.gems_laid else SLOT_EMPTY
    if me.at in game.gems_laid:
        return SLOT_FULL
    if in_force(game, Morph.GEMS) and game.box.value("EF-MORPH-11"):
        return GEMS_BARRED
    return None if me.gems else NO_GEM


def do_basic(game: Etherfields, seat: Seat, option: Option) -> tuple[Step[Etherfields], ...]:  # noqa: PLR0912 -- one branch an entry of the Basic Actions card
    """Carry out an option of the Basic Actions card or an activity; the steps that follow."""
    me = game.dreamers[seat]
    if option is WALK:
        return (Begin(seat, MOVE.key),)
    if isinstance(option, Effort):
        game.commit(AbilityUsed(seat, "effort"))
        lose(game, seat, "hours", option.hours)
        return (MoveDreamer(seat, option.hours),)
    if option is GAIN_GEM:
        return (DiscardForGem(seat),)
    if option is ADD_TURN:
        add_turn_by_hour(game)
    elif isinstance(option, PlaceCard):
        return (Begin(seat, f"place/{option.card}"),)
    elif isinstance(option, RemoveMorphing):
        lose(game, seat, option.price, 1)
        game.commit(MorphRemoved(option.tile, option.morph))
    elif isinstance(option, Peek):
        return (PayPeek(seat, option.secret),)
    elif isinstance(option, UseNote):
        return option.steps(game, seat)
    elif isinstance(option, RemoveBurden):
        return (PayAndRemove(seat, option.card, "burdens"),)
    elif option is TRY_LUCK:
        game.commit(LuckTried())
        return (DrawLuck(),)
    elif option is LAY_GEM:
        game.commit(GemLaid(seat, me.at))
    else:
        game.commit(GemTaken(seat, me.at))
    return ()


class DiscardForGem(Ask[Etherfields], frozen=True):
    """Discard 3 Influence cards from hand, one pick after the other, to take 1 Shining Gem (EF-BASIC-04)."""

    due: int = 3
    rule: ClassVar[str] = "EF-BASIC-04"

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [discard_option(card) for card in distinct(game.dreamers[seat].hand)]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        assert isinstance(option, Discard)
        game.commit(CardDiscarded(seat, option.card))
        if self.due > 1:
            game.then(DiscardForGem(seat, self.due - 1))
        else:
            gain(game, seat, "gems", 1)


class PayPeek(Ask[Etherfields], frozen=True):
    """Discard 1 card from hand, then look at the Secret; it is not revealed (EF-BASIC-03, EF-BASIC-08)."""

    secret: str
    rule: ClassVar[str] = "EF-BASIC-03"

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [discard_option(card) for card in distinct(game.dreamers[seat].hand)]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        assert isinstance(option, Discard)
        game.commit(CardDiscarded(seat, option.card))
        game.commit(Peeked(seat, self.secret))


# -- the step itself


class Playing(Choice[Etherfields], frozen=True):
    """What free play and rounds have in common: all actions and activities of a Dreamer."""

    def everything(self, game: Etherfields, seat: Seat) -> list[Option]:
        """All actions and activities, allowed or not."""
        return [*known(game, seat), *basic_options(game, seat)]

    def allowed(self, game: Etherfields, seat: Seat, moment: str = PLAY) -> list[Option]:
        """Those that are allowed: the purse is counted once."""
        have, actions = purse(game, seat), game.lib.actions
        found: list[Option] = [
            one for one in known(game, seat) if refuse_use(game, seat, actions[one.action], moment, have) is None
        ]
        if moment == PLAY:
            found += [one for one in basic_options(game, seat) if refuse_basic(game, seat, one, have) is None]
        return found

    def do(self, game: Etherfields, seat: Seat, option: Option) -> tuple[Step[Etherfields], ...]:
        """The steps of an action or activity."""
        return (Begin(seat, option.action),) if isinstance(option, Use) else do_basic(game, seat, option)


class FreePlay(Playing, frozen=True):
    """Dreamers act in no fixed order until all agree that nothing is left to do (EF-TURN-11, EF-TURN-12)."""

    ready: tuple[Seat, ...] = ()  # who has nothing left to do
    rule: ClassVar[str] = "EF-TURN-11"

    def seats(self, game: Etherfields) -> tuple[Seat, ...]:
        """Everybody who has not agreed yet."""
        return tuple([seat for seat in game.present if seat not in self.ready])

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [*self.everything(game, seat), DONE]

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        if option is DONE:
            return None
        if isinstance(option, Use):
            return refuse_use(game, seat, game.lib.actions[option.action], PLAY)
        return refuse_basic(game, seat, option, purse(game, seat))

    def options(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [*self.allowed(game, seat), DONE]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if option is not DONE:
            game.then(*self.do(game, seat, option), FreePlay())
        elif len(self.ready) + 1 < len(game.present):
            game.then(FreePlay((*self.ready, seat)))


class EndRound(Answer, frozen=True):
    """End the round, or pass it."""


END_ROUND = EndRound()


class Round(Playing, frozen=True):
    """A Dreamer's round: at most one Dream action; others may only use Rapid effects (EF-TURN-04 to EF-TURN-09)."""

    seat: Seat
    passes: int = 0  # rounds passed in a row before this one
    dreamed: bool = False
    acted: bool = False
    rule: ClassVar[str] = "EF-TURN-04"

    def seats(self, game: Etherfields) -> tuple[Seat, ...]:
        """The Dreamer whose round it is; others only while they hold a Rapid card or wear a Mask."""
        others = [one for one in game.present if one != self.seat and _may_interrupt(game, one)]
        return (self.seat, *others)

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        if seat != self.seat:
            return [*known(game, seat)]
        return [*self.everything(game, seat), END_ROUND]

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        if option is END_ROUND:
            return None
        if isinstance(option, Use):
            action = game.lib.actions[option.action]
            if seat == self.seat and self.dreamed and is_dream_action(action):
                return DREAMED
            return refuse_use(game, seat, action, PLAY if seat == self.seat else RAPID)
        return refuse_basic(game, seat, option, purse(game, seat))

    def options(self, game: Etherfields, seat: Seat) -> list[Option]:
        if seat != self.seat:
            return self.allowed(game, seat, RAPID)
        found, actions = self.allowed(game, seat), game.lib.actions
        if self.dreamed:
            found = [one for one in found if not (isinstance(one, Use) and is_dream_action(actions[one.action]))]
        return [*found, END_ROUND]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if option is END_ROUND:
            game.then(*self._next(game))
            return
        dreamed = self.dreamed or (
            seat == self.seat and isinstance(option, Use) and is_dream_action(game.lib.actions[option.action])
        )
        game.then(*self.do(game, seat, option), replace(self, dreamed=dreamed, acted=self.acted or seat == self.seat))

    def _next(self, game: Etherfields) -> tuple[Step[Etherfields], ...]:
        """The others follow clockwise, until everyone passes in a row (EF-FIRST-02, EF-TURN-09)."""
        passes = 0 if self.acted else self.passes + 1
        if passes >= len(game.present):
            return ()
        order = game.seats_from(self.seat)
        return (Round(order[1 % len(order)], passes),)


def _may_interrupt(game: Etherfields, seat: Seat) -> bool:
    return holds_rapid(game, seat) or bool(game.dreamers[seat].mask)


def is_structured(game: Etherfields) -> bool:
    """Rounds are the default in 1.0 and optional in 2.0 (EF-TURN-04, EF-TURN-10, EF-TURN-11, EF-TURN-13)."""
    wanted = game.box.options["rounds"]
    return bool(game.box.value("EF-TURN-04")) if wanted == "by-edition" else wanted == "structured"


class CardAndAction(Step[Etherfields], frozen=True):
    """The card-and-action step (EF-TURN-02)."""

    rule: ClassVar[str] = "EF-TURN-02"

    def run(self, game: Etherfields) -> None:
        game.then(Round(game.first) if is_structured(game) else FreePlay())
