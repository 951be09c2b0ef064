"""The Basic Actions card and the activities of a Dreamer (chapters BASIC, GEMSLOT)."""

from __future__ import annotations

from typing import ClassVar

from nocturne.games.etherfields.actions import MOVE, Action
from nocturne.games.etherfields.components import Morph
from nocturne.games.etherfields.events.board import GemLaid, GemTaken, MorphRemoved
from nocturne.games.etherfields.events.cards import AbilityUsed, CardDiscarded, Peeked
from nocturne.games.etherfields.model import DREAM, Etherfields
from nocturne.games.etherfields.rules import draw
from nocturne.games.etherfields.rules.active import refuse_gems
from nocturne.games.etherfields.rules.at_hand import Held, PlaceCard, held
from nocturne.games.etherfields.rules.base import CardOption, Discard, EtherfieldsOption, FromHand, plain
from nocturne.games.etherfields.rules.cards import PayAndRemove, UseNote, refuse_note, refuse_removal
from nocturne.games.etherfields.rules.interrupting import in_action
from nocturne.games.etherfields.rules.movement import MoveDreamer
from nocturne.games.etherfields.rules.payment import Begin
from nocturne.games.etherfields.rules.pools import GEM, gain, left, lose
from nocturne.games.etherfields.rules.states import is_rooted
from nocturne.games.etherfields.rules.uses import Purse, refuse_cost
from nocturne.games.etherfields.rules.variants import TRIED, TRY_LUCK, DrawLuck, LuckTried, offers_luck
from nocturne.games.etherfields.rules.windows import ADD_TURN, add_turn_by_hour
from nocturne.kernel import Option, Refusal, Seat, Series, Step, Text


class Effort(EtherfieldsOption, frozen=True):
    """Spend Hours to move."""

    hours: int


class Peek(EtherfieldsOption, frozen=True):
    """Discard a card to look at a Secret of this Dream, called by the code on its back."""

    code: str


class RemoveMorphing(EtherfieldsOption, frozen=True):
    """Pay a Key or 1 Ether to discard a Morphing nearby."""

    tile: str
    morph: Morph
    price: str


class RemoveBurden(CardOption, frozen=True):
    """Pay to remove a Flaw from the Progress zone."""


WALK, GAIN_GEM, LAY_GEM, TAKE_GEM = plain("move"), plain("gain-gem"), plain("lay-gem"), plain("take-gem")
PEEKED = ("influence", "item", "flaw", "fate", "slumber")
PRICES = ("keys", "ether")

PARALYZED = Refusal.by("EF-STATE-07", "refuse-paralyzed")
FEW_CARDS = Refusal.by("EF-BASIC-04", "refuse-three-cards")
NO_CARD = Refusal.by("EF-BASIC-03", "refuse-no-card")


def basic_options(game: Etherfields, seat: Seat) -> list[Option]:
    """The Basic Actions card and the activities of the step (EF-BASIC-01, EF-TURN-07)."""
    efforts = [Effort.of(hours) for hours in range(1, game.hours + 1)]
    return [WALK, *efforts, GAIN_GEM, ADD_TURN, *_activities(game, seat)]


def _activities(game: Etherfields, seat: Seat) -> list[Option]:
    me, lib = game.dreamers[seat], game.lib
    options: list[Option] = [PlaceCard.of(placing.of) for placing in held(lib, me.hand).placings]
    for entity in game.entities:
        for morph in dict.fromkeys(entity.morphs) if entity.morphs else ():
            options += [RemoveMorphing.of(entity.tile, morph, price) for price in PRICES]
    if game.scene is DREAM:
        options += peeks(game)
    if game.land.gem_slots:
        options += [LAY_GEM, TAKE_GEM]
    if offers_luck(game, seat):
        options.append(TRY_LUCK)
    return options + burdens_and_notes(game, seat) + draw.replacings(game, seat)


def burdens_and_notes(game: Etherfields, seat: Seat) -> list[Option]:
    """Flaws in the Progress zone that can be removed, and Notes: here as on the Dreamworld Map (EF-NOTE-01)."""
    burdens = [RemoveBurden.of(card) for card in game.dreamers[seat].burdens if card in game.lib.removals]
    return [*burdens, *[UseNote.of(note) for note in draw.distinct(game.notes)]]


def allowed_basics(game: Etherfields, seat: Seat, have: Purse, hand: Held) -> list[Option]:
    """What `refuse_basic` lets through, faster; the conformance suite compares the two."""
    me, hours = game.dreamers[seat], game.hours
    options: list[Option] = []
    free = not is_rooted(me)
    if free and (have[1] or have[3] > 3):
        options.append(WALK)
    if hours and free and "effort" not in me.used:
        options += map(Effort.of, range(1, hours + 1))
    if len(me.hand) >= 3 and left(game, GEM):
        options.append(GAIN_GEM)
    if hours and game.turns_out_ids:
        options.append(ADD_TURN)
    return options + _allowed_activities(game, seat, have, hand.placings)


def _allowed_activities(game: Etherfields, seat: Seat, have: Purse, placings: tuple[Action, ...]) -> list[Option]:
    """The same of `_activities`, in the same order; what is refused as a whole is not even listed."""
    me = game.dreamers[seat]
    options: list[Option] = []
    if placings:
        options += [PlaceCard.of(placing.of) for placing in placings if refuse_cost(game, seat, placing, have) is None]
    for entity in game.entities:
        if entity.morphs and _is_beside(game, seat, entity.tile):
            prices = [price for price, have in zip(PRICES, (game.keys, me.ether), strict=True) if have]
            morphs = dict.fromkeys(entity.morphs)
            options += [RemoveMorphing.of(entity.tile, morph, price) for morph in morphs for price in prices]
    if game.scene is DREAM and me.hand:
        options += peeks(game)
    if me.at in game.land.gem_slots:
        options += [option for option in (LAY_GEM, TAKE_GEM) if _refuse_slot(game, seat, option) is None]
    if seat == game.first and offers_luck(game, seat) and not game.tried:
        options.append(TRY_LUCK)
    if me.burdens:
        options += [RemoveBurden.of(card) for card in me.burdens if refuse_removal(game, seat, card) is None]
    if game.notes:
        notes = [UseNote.of(note) for note in draw.distinct(game.notes)]
        options += [option for option in notes if refuse_note(game, seat, option) is None]
    return options + draw.replacings(game, seat) if me.drawn else options


def peeks(game: Etherfields) -> tuple[Option, ...]:
    """Secrets of the current Dream, not found yet, whose back says one of five things (EF-BASIC-03)."""
    lib, key = game.lib, (game.tile, game.boxed_ids)
    known: tuple[Option, ...] | None = lib.memo.get(key)
    if known is None:
        inside = game.boxed
        boxed = [lib.secrets[secret] for secret in lib.gates[game.tile].secrets if secret in inside]
        known = lib.keep(key, tuple([Peek.of(lib.codes[secret.id]) for secret in boxed if secret.back in PEEKED]))
    return known


def refuse_basic(game: Etherfields, seat: Seat, option: Option, have: Purse) -> Refusal | None:  # noqa: PLR0912 -- one branch an entry of the Basic Actions card
    """Say why a Dreamer may not do this now, or None."""
    me = game.dreamers[seat]
    if option is WALK:
        if is_rooted(me):
            return PARALYZED
        return None if have[1] or have[3] > 3 else Refusal.by("EF-MOVE-03", "refuse-no-cunning")
    if isinstance(option, Effort):
        if is_rooted(me):
            return PARALYZED
        return Refusal.by("EF-BASIC-02", "refuse-effort-used") if "effort" in me.used else None
    if option is GAIN_GEM:
        if len(me.hand) < 3:
            return FEW_CARDS
        return None if left(game, GEM) else Refusal.by("EF-COMP-02", "refuse-no-gem-left")
    if option is ADD_TURN:
        if not game.hours:
            return Refusal.by("EF-CLOCK-04", "refuse-no-hours")
        return None if game.turns_out else Refusal.by("EF-TURNCARD-11", "refuse-no-turn-card")
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
        return refuse_removal(game, seat, option.card)
    return None if isinstance(option, draw.ReplaceDrawn) else _refuse_slot(game, seat, option)


def _refuse_morphing(game: Etherfields, seat: Seat, option: RemoveMorphing) -> Refusal | None:
    me = game.dreamers[seat]
    if not (game.keys if option.price == "keys" else me.ether):
        return Refusal.by("EF-BASIC-06", "refuse-lacking", what=option.price)
    return None if _is_beside(game, seat, option.tile) else Refusal.by("EF-BASIC-06", "refuse-morphing-too-far")


def _is_beside(game: Etherfields, seat: Seat, tile: str) -> bool:
    """Whether a figure of this Entity is in range 1 (EF-BASIC-06)."""
    near = game.land.grid.distances(game.dreamers[seat].at)
    return any(near[figure.at] <= 1 for figure in game.figures if figure.of == tile)


def _refuse_slot(game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
    me = game.dreamers[seat]
    if me.at not in game.land.gem_slots:
        return Refusal.by("EF-GEMSLOT-01", "refuse-no-slot")
    if option is TAKE_GEM:
        return None if me.at in game.gems_laid else Refusal.by("EF-GEMSLOT-02", "refuse-slot-empty")
    if me.at in game.gems_laid:
        return Refusal.by("EF-GEMSLOT-01", "refuse-slot-full")
    barred = refuse_gems(game)
    return barred if barred is not None or me.gems else Refusal.by("EF-GEMSLOT-01", "refuse-no-gem")


def do_basic(game: Etherfields, seat: Seat, option: Option) -> tuple[Step[Etherfields], ...]:  # noqa: PLR0912 -- one branch an entry of the Basic Actions card
    """Carry out an option of the Basic Actions card or an activity; the steps that follow."""
    me = game.dreamers[seat]
    if option is WALK:
        return (Begin(seat, MOVE.key),)
    if isinstance(option, Effort):
        game.commit(AbilityUsed(seat, "effort"))
        lose(game, seat, "hours", option.hours)
        return in_action(game, seat, MoveDreamer(seat, option.hours))
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
        mine, codes = game.lib.gates[game.tile].secrets, game.lib.codes
        return (PayPeek(seat, next(secret for secret in mine if codes[secret] == option.code)),)
    elif isinstance(option, UseNote):
        return option.steps(game, seat)
    elif isinstance(option, RemoveBurden):
        return (PayAndRemove(seat, option.card, "burdens"),)
    elif isinstance(option, draw.ReplaceDrawn):
        return (draw.RemoveFromHand(seat, option.card), draw.DrawCards(seat, 1))  # EF-SOLO-01: from the same deck
    elif option is TRY_LUCK:
        game.commit(LuckTried())
        return (DrawLuck(),)
    elif option is LAY_GEM:
        game.commit(GemLaid(seat, me.at))
    else:
        game.commit(GemTaken(seat, me.at))
    return ()


class DiscardForGem(FromHand, frozen=True):
    """Discard 3 Influence cards from hand, one pick after the other, to take 1 Shining Gem (EF-BASIC-04)."""

    due: int = 3
    tells: ClassVar[dict[str, str]] = {"due": ""}

    def series(self, game: Etherfields, seat: Seat) -> Series:
        return draw.picks(game.dreamers[seat].hand, Discard.of, self.due)

    def chosen(self, game: Etherfields, seat: Seat, option: Discard) -> None:
        game.commit(CardDiscarded(seat, option.card))
        if self.due > 1:
            game.then(DiscardForGem(seat, self.due - 1))
        else:
            gain(game, seat, "gems", 1)


class PayPeek(FromHand, frozen=True):
    """Discard 1 card from hand, then look at the Secret; it is not revealed (EF-BASIC-03, EF-BASIC-08)."""

    secret: str

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        return Text.of("ask-pay-peek", seat=seat, code=game.lib.codes[self.secret])

    def chosen(self, game: Etherfields, seat: Seat, option: Discard) -> None:
        game.commit(CardDiscarded(seat, option.card))
        game.commit(Peeked(seat, self.secret, self.secret))
