"""Drawing, the Hand Size limit, reshuffling (chapters DRAW, HAND, DRAWBONUS, RESHUFFLE, SOLO)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import ClassVar

from nocturne.games.etherfields.events.cards import (
    TEAM,
    CardDiscarded,
    CardMoved,
    CardsDrawn,
    DeckShuffled,
    DrawnKept,
    LastingAdded,
    PileShuffled,
    UsesCleared,
    owner,
)
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.active import hand_limit, item_limit, limiting, stat
from nocturne.games.etherfields.rules.base import (
    CANNOT_CHOOSE,
    CardOption,
    Discard,
    EtherfieldsOption,
    FromHand,
    Takes,
    limits_choices,
    plain,
)
from nocturne.games.etherfields.rules.cards import DrawFlaw, SealCards, refuse_seal
from nocturne.games.etherfields.rules.distress import CountCards, Suffer
from nocturne.kernel import (
    DONE,
    Ask,
    Chance,
    Draw,
    Option,
    Refusal,
    Seat,
    Series,
    Step,
    in_order,
    last_of,
    shuffle_draws,
)

SUFFER_ONE, SEAL_THREE, KEEP, REPLACE = plain("suffer-one"), plain("seal-three"), plain("keep"), plain("replace")
PENALTIES = (SUFFER_ONE, SEAL_THREE)


def distinct(cards: Sequence[str]) -> tuple[str, ...]:
    """The cards without their doubles: identical cards are one choice."""
    return tuple(dict.fromkeys(cards))


def picks(cards: Sequence[str], option: Callable[[str], Option], due: int = 0, *, end: Option | None = None) -> Series:
    """Cards picked one after the other: each counts as one, and identical ones share their option."""
    copies = Counter([option(card).id for card in cards])
    return Series(due, 0, dict.fromkeys(copies, 1), dict(copies), end="" if end is None else end.id)


class DrawStep(Step[Etherfields], frozen=True):
    """Each Dreamer may discard, then draws; Masks refresh (EF-DRAW-01, EF-DRAW-04, EF-MASK-05)."""

    def run(self, game: Etherfields) -> None:
        steps: list[Step[Etherfields]] = []
        clear_uses(game)
        for seat in game.seats_from(game.first):
            me = game.dreamers[seat]
            if me.hand:
                steps.append(DiscardFirst(seat))
            steps.append(DrawCards(seat, stat(game, seat, "draw") + me.bonus, in_step=True))
        game.then(*steps)


def clear_uses(game: Etherfields) -> None:
    """A new Turn, scene or journey refreshes what may be used once per Turn, also by all together (EF-WORLD-16)."""
    if game.used:
        game.commit(UsesCleared(TEAM))
    for seat in game.present:
        if game.dreamers[seat].used:
            game.commit(UsesCleared(seat))


class DiscardFirst(FromHand, frozen=True):
    """Before drawing, a Dreamer may discard any number of cards from hand (EF-DRAW-04)."""

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [*super().candidates(game, seat), DONE]

    def series(self, game: Etherfields, seat: Seat) -> Series:
        return picks(game.dreamers[seat].hand, Discard.of, end=DONE)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Discard):
            game.commit(CardDiscarded(seat, option.card))
            game.then(self)


class DrawCards(Step[Etherfields], frozen=True):
    """Draw the cards still due, stopping at the Hand Size limit (EF-DRAW-01, EF-DRAW-03, EF-HAND-03)."""

    seat: Seat
    due: int
    in_step: bool = False  # in the Draw step, where 1.0 knows a penalty

    def run(self, game: Etherfields) -> None:
        me, flaws = game.dreamers[self.seat], game.lib.flaws
        due = min(self.due, hand_limit(game, self.seat) - len(me.hand))
        if due <= 0:
            return
        if not me.deck_ids:
            if me.discard:  # EF-DRAW-05; with nothing left anywhere there is no penalty and no draw (EF-RESHUFFLE-07)
                game.then(Reshuffle(self.seat, forced=True, in_step=self.in_step), self)
            return
        top = last_of(me.deck_ids, due)[::-1]
        plain = 0
        while plain < len(top) and top[plain] not in flaws:
            plain += 1
        if plain:
            game.commit(CardsDrawn(self.seat, top[:plain]))
        if plain < len(top):  # EF-FLAW-02: it counts as drawn and is not replaced
            game.then(DrawFlaw(self.seat), DrawCards(self.seat, self.due - plain - 1, self.in_step))
        elif self.due > plain:
            game.then(DrawCards(self.seat, self.due - plain, self.in_step))


class ReplaceDrawn(CardOption, frozen=True):
    """Remove the card just drawn from the game and draw another."""


def replacings(game: Etherfields, seat: Seat) -> list[Option]:
    """The cards that a solo player has just drawn and may find ill-suited, nobody else judging (EF-SOLO-01)."""
    me = game.dreamers[seat]
    return [ReplaceDrawn.of(card) for card in distinct(me.drawn) if card in me.hand] if me.drawn else []


def keep_drawn(game: Etherfields, seat: Seat, option: Option) -> None:
    """Whoever does anything else goes on with the cards just drawn (EF-SOLO-01)."""
    if game.dreamers[seat].drawn and not isinstance(option, ReplaceDrawn):
        game.commit(DrawnKept(seat))


class OfferReplacing(Ask[Etherfields], frozen=True):
    """Remove the card just drawn and draw another, or keep it: asked in older saves (EF-SOLO-01)."""

    card: str
    in_step: bool = False
    answers: ClassVar[tuple[Option, ...]] = (KEEP, REPLACE)
    tells: ClassVar[dict[str, str]] = {"card": "card"}

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if option is REPLACE:
            game.then(RemoveFromHand(seat, self.card), DrawCards(seat, 1, self.in_step))


class RemoveFromHand(Step[Etherfields], frozen=True):
    """A card leaves the game for the rest of the campaign (EF-COMP-07)."""

    seat: Seat
    card: str

    def run(self, game: Etherfields) -> None:
        game.commit(CardMoved(self.seat, self.card, "hand", "removed", taker=TEAM))
        game.then(CountCards(self.seat))


# -- reshuffling


class Reshuffle(Chance[Etherfields], frozen=True):
    """Turn Discard pile, and what is left of the deck, into a new deck (EF-RESHUFFLE-01, EF-RESHUFFLE-06)."""

    seat: Seat
    forced: bool = False  # a card had to be drawn from an empty deck
    in_step: bool = False
    stream: ClassVar[str] = "deck"

    def draws(self, game: Etherfields) -> Sequence[Draw]:
        me = game.dreamers[self.seat]
        return shuffle_draws(len(me.deck) + len(me.discard))

    def happened(self, game: Etherfields, outcome: tuple[int, ...]) -> None:
        me = game.dreamers[self.seat]
        game.commit(DeckShuffled(self.seat, in_order(me.deck + me.discard, outcome)))
        if self.forced and (self.in_step or game.box.value("EF-RESHUFFLE-03")):
            game.then(ReshufflePenalty(self.seat))


class ReshufflePenalty(Ask[Etherfields], frozen=True):
    """Suffer 1 Distress or Seal 3 cards of the new deck (EF-RESHUFFLE-04, EF-RESHUFFLE-05)."""

    answers: ClassVar[tuple[Option, ...]] = PENALTIES

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        return refuse_seal(game, seat, 3) if option is SEAL_THREE else None

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        game.then(Suffer(seat, 1) if option is SUFFER_ONE else SealCards(seat, 3))


class ShufflePile(Chance[Etherfields], frozen=True):
    """Shuffle a pile of the Team or of a Dreamer (EF-COMP-14)."""

    pile: str
    seat: Seat = TEAM
    stream: ClassVar[str] = "piles"

    def draws(self, game: Etherfields) -> Sequence[Draw]:
        return shuffle_draws(len(getattr(owner(game, self.seat), self.pile)))

    def happened(self, game: Etherfields, outcome: tuple[int, ...]) -> None:
        pile: tuple[str, ...] = getattr(owner(game, self.seat), self.pile)
        if len(pile) > 1:
            game.commit(PileShuffled(self.seat, self.pile, in_order(pile, outcome)))


# -- limits


class EnforceLimits(Step[Etherfields], frozen=True):
    """If a limit drops, the excess is discarded at once, the owner choosing (EF-HAND-05, EF-PROGRESS-15)."""

    seat: Seat

    def run(self, game: Etherfields) -> None:
        me = game.dreamers[self.seat]
        if len(me.hand) > hand_limit(game, self.seat):
            game.then(DiscardExcess(self.seat), self)
        elif len(me.progress) + len(me.flipped) > stat(game, self.seat, "progress"):
            game.then(DropProgress(self.seat), self)
        elif len(game.items) > item_limit(game):
            game.then(DropItem(self.seat), self)


def enforce_new(game: Etherfields, before: tuple[bool, ...]) -> None:
    """A Morphing that has come into force, by a new figure too, enforces the limits at once (EF-MORPH-19)."""
    if any(now and not then for now, then in zip(limiting(game), before, strict=True)):
        game.then(*[EnforceLimits(seat) for seat in game.present])


class DiscardExcess(FromHand, frozen=True):
    """Discard one card of the owner's choice (EF-HAND-05)."""

    def series(self, game: Etherfields, seat: Seat) -> Series:
        hand = game.dreamers[seat].hand
        return picks(hand, Discard.of, len(hand) - hand_limit(game, seat))

    def chosen(self, game: Etherfields, seat: Seat, option: Discard) -> None:
        game.commit(CardDiscarded(seat, option.card))


class Drop(EtherfieldsOption, frozen=True):
    """Discard a placed card."""

    card: str
    face: str  # "up" or "down"


class DropProgress(Ask[Etherfields], frozen=True):
    """Discard one placed Progress card, active or flipped (EF-PROGRESS-15, EF-PROGRESS-09)."""

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        me = game.dreamers[seat]
        up = [Drop.of(card, "up") for card in distinct(me.progress)]
        return [*up, *[Drop.of(card, "down") for card in distinct(me.flipped)]]

    def chosen(self, game: Etherfields, seat: Seat, option: Drop) -> None:
        game.commit(CardMoved(seat, option.card, "progress" if option.face == "up" else "flipped", "discard"))


def without_item(game: Etherfields, item: str) -> tuple[Step[Etherfields], ...]:
    """Limits that an Item raised drop when it leaves its slot: the excess goes at once (EF-HAND-05)."""
    return tuple([EnforceLimits(seat) for seat in game.present]) if item in game.lib.passives else ()


class DropItem(Ask[Etherfields], frozen=True):
    """Discard an active Item to Storage (EF-ITEM-06)."""

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [Drop.of(item, "up") for item in distinct(game.items)]

    def chosen(self, game: Etherfields, seat: Seat, option: Drop) -> None:
        game.commit(CardMoved(TEAM, option.card, "items", "storage"))
        game.then(*without_item(game, option.card))


class DiscardChosen(FromHand, frozen=True):
    """Discard cards from the hand, one pick after the other, as a price or by an effect (EF-INFLUENCE-03)."""

    due: int
    tells: ClassVar[dict[str, str]] = {"due": ""}

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return super().candidates(game, seat) or [DONE]

    def series(self, game: Etherfields, seat: Seat) -> Series:
        hand = game.dreamers[seat].hand
        return picks(hand, Discard.of, min(self.due, len(hand)))

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Discard):
            game.commit(CardDiscarded(seat, option.card))
            if self.due > 1:
                game.then(DiscardChosen(seat, self.due - 1))


class DiscardCards(Takes, frozen=True):
    """Discard cards from the hand by an effect, the owner of the hand choosing (EF-INFLUENCE-03)."""

    seat: Seat
    count: int

    def is_there(self, game: Etherfields) -> bool:
        return len(game.dreamers[self.seat].hand) >= self.count

    def refuse(self, table: Etherfields) -> Refusal | None:
        """In both editions the cards must be in hand (EF-CHOICE-02, EF-CHOICE-04)."""
        return None if self.is_there(table) else CANNOT_CHOOSE[limits_choices(table)]

    def run(self, game: Etherfields) -> None:
        game.then(DiscardChosen(self.seat, self.count))


class Heighten(Step[Etherfields], frozen=True):
    """A number of a Dreamer changes until the end of this Turn; a lower limit is felt at once (EF-HAND-05)."""

    seat: Seat
    stat: str
    by: int

    def run(self, game: Etherfields) -> None:
        game.commit(LastingAdded(self.seat, self.stat, self.by))
        game.then(EnforceLimits(self.seat))
