"""The rules of Lanterns, in the order in which a game is played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import ClassVar

from nocturne.effects.context import Context
from nocturne.effects.interpret import Do
from nocturne.effects.word import Bound, Value, number_of, seat_ref
from nocturne.games.lanterns import events
from nocturne.games.lanterns.model import EVEN, HAND_LIMIT, KNACK, Card, Lanterns, Pace
from nocturne.kernel import (
    PASS,
    Amended,
    Ask,
    Chance,
    Draw,
    Event,
    Option,
    Propose,
    Refusal,
    Sealed,
    Seat,
    Step,
    Text,
    Upkeep,
    Window,
    in_order,
    shuffle_draws,
)
from nocturne.kernel.grid import Direction

# -- options: made once and shared


class Walk(Option, frozen=True):
    """Take a step."""

    to: Direction


class Take(Option, frozen=True):
    """Reach for the lantern in this space."""


class Play(Option, frozen=True):
    """Play a card from the hand."""

    card: Card


class Rest(Option, frozen=True):
    """End the turn."""


class Go(Option, frozen=True):
    """Choose a pace."""

    pace: Pace


class Drop(Option, frozen=True):
    """Discard a card."""

    card: Card


WALK = {to: Walk(to) for to in Direction}
TAKE, REST = Take(), Rest()
PLAY = {card: Play(card) for card in Card}
DROP = {card: Drop(card) for card in Card}
PACES = tuple([Go(pace) for pace in Pace])
TURN_OPTIONS = (*WALK.values(), TAKE, *PLAY.values(), REST)

# -- refusals: made once and shared

NO_STEPS = Refusal.by("LN-MOVE-03", "refuse-no-steps", instead=("play:dash", "rest"))
WALL = {to: Refusal.by("LN-MOVE-02", "refuse-wall", to=to) for to in Direction}
NO_LANTERN = Refusal.by("LN-TAKE-01", "refuse-no-lantern")
NOT_HELD = {card: Refusal.by("LN-HAND-03", "refuse-not-held", card=card) for card in Card}
NOTHING_LEFT = {
    "before-taking": Refusal.by("LN-SNUFF-02", "refuse-already-snuffed"),
    "before-snuffing": Refusal.by("LN-WARD-01", "refuse-already-warded"),
}
REACTION_ONLY = {card: Refusal.by("LN-CARD-02", "refuse-reaction-only", card=card) for card in Card}


@cache
def too_far(seat: Seat) -> Refusal:
    """Refuse a Snuff against somebody out of reach."""
    return Refusal.by("LN-SNUFF-01", "refuse-too-far", seat=seat)


# -- set-up and rounds


class EnterHouse(Step[Lanterns], frozen=True):
    """Set the game up: Seekers at the doors, lanterns burning, the deck shuffled, hands dealt (LN-SETUP-01)."""

    def run(self, game: Lanterns) -> None:
        box = game.box.content
        game.commit(events.HouseEntered(box.starts[: game.players], box.lanterns, box.deck))
        hand = game.box.value("LN-HAND-01")
        game.then(Shuffle(), *[DrawCards(seat, hand) for seat in game.seats], BeginRound(1))


class Shuffle(Chance[Lanterns], frozen=True):
    """Shuffle the discard pile into a new deck (LN-DECK-02)."""

    stream: ClassVar[str] = "deck"

    def draws(self, game: Lanterns) -> Sequence[Draw]:
        return shuffle_draws(len(game.discard))

    def happened(self, game: Lanterns, outcome: tuple[int, ...]) -> None:
        game.commit(events.DeckShuffled(in_order(game.discard, outcome)))

    def face_label(self, game: Lanterns, got: tuple[int, ...], face: int) -> Text:
        return Text.of("face-deck", card=in_order(game.discard, got)[len(got) + face])


class DrawCards(Step[Lanterns], frozen=True):
    """Draw the cards still due, up to the hand limit, shuffling when the deck is empty (LN-HAND-02, LN-DECK-02)."""

    seat: Seat
    due: int

    def run(self, game: Lanterns) -> None:
        if not self.due or len(game.seekers[self.seat].hand) >= HAND_LIMIT:
            return
        if game.deck:
            game.commit(events.CardDrawn(self.seat, game.deck[-1]))
            game.then(DrawCards(self.seat, self.due - 1))
        elif game.discard:
            game.then(Shuffle(), self)


class BeginRound(Step[Lanterns], frozen=True):
    """Begin a round, or end the game after the last one (LN-ROUND-01, LN-END-01)."""

    round: int

    def run(self, game: Lanterns) -> None:
        if self.round > game.box.value("LN-ROUND-02"):
            game.then(CountLanterns())
            return
        game.commit(events.RoundBegun(self.round))
        game.then(ChoosePace(game.seats), TakeTurns(), DealOne(), BeginRound(self.round + 1))


class ChoosePace(Sealed[Lanterns], frozen=True):
    """All Seekers choose a pace in secret, then all are turned up (LN-PACE-01)."""

    def candidates(self, game: Lanterns, seat: Seat) -> Sequence[Option]:
        return PACES

    def revealed(self, game: Lanterns, answers: dict[Seat, Option]) -> None:
        game.commit(events.PacesRevealed(tuple([go.pace for go in answers.values() if isinstance(go, Go)])))


class TakeTurns(Step[Lanterns], frozen=True):
    """The hasty go first, the wary last; equals in table order (LN-TURN-01)."""

    def run(self, game: Lanterns) -> None:
        game.then(*[Turn(seat) for pace in Pace for seat in game.seats if game.seekers[seat].pace is pace])


class DealOne(Upkeep[Lanterns], frozen=True):
    """At the end of a round every Seeker draws a card (LN-ROUND-03)."""

    def run(self, game: Lanterns) -> None:
        game.then(*[DrawCards(seat, 1) for seat in game.seats])


class CountLanterns(Step[Lanterns], frozen=True):
    """Whoever has the most lanterns wins; equals win together (LN-END-02)."""

    def run(self, game: Lanterns) -> None:
        most = max(me.lanterns for me in game.seekers)
        winners = [seat for seat in game.seats if game.seekers[seat].lanterns == most]
        game.end(winners, Text.of("over-most-lanterns", lanterns=most, winners=tuple(winners)))


# -- a Seeker's turn


class Turn(Ask[Lanterns], frozen=True):
    """Step, play, reach for a lantern, or rest (LN-TURN-02)."""

    hidden: ClassVar[bool] = True  # that only rest is left tells something of the hand

    def candidates(self, game: Lanterns, seat: Seat) -> Sequence[Option]:
        return TURN_OPTIONS

    def refuse(self, game: Lanterns, seat: Seat, option: Option) -> Refusal | None:
        me = game.seekers[seat]
        if isinstance(option, Walk):
            if not me.steps:
                return NO_STEPS
            return None if option.to in game.grid.exits[me.at] else WALL[option.to]
        if isinstance(option, Play):
            if option.card not in me.hand:
                return NOT_HELD[option.card]
            return None if option.card in game.box.content.actions else REACTION_ONLY[option.card]
        return NO_LANTERN if option is TAKE and me.at not in game.lanterns else None

    def options(self, game: Lanterns, seat: Seat) -> list[Option]:
        """The same as filtering the candidates, four times as fast; the conformance suite compares the two."""
        me = game.seekers[seat]
        options: list[Option] = [*map(WALK.__getitem__, game.grid.exits[me.at])] if me.steps else []
        if me.at in game.lanterns:
            options.append(TAKE)
        options += [PLAY[card] for card in game.box.content.actions if card in me.hand]
        options.append(REST)
        return options

    def chosen(self, game: Lanterns, seat: Seat, option: Option) -> None:
        if isinstance(option, Walk):
            game.commit(events.Stepped(seat, option.to, game.grid.exits[game.seekers[seat].at][option.to]))
            game.then(self)
        elif isinstance(option, Play):
            game.commit(events.CardDiscarded(seat, option.card))
            game.then(effect(option.card, game.box.content.actions[option.card].do, seat), self)
        elif option is TAKE:
            game.then(Reach(seat), EndTurn(seat))
        else:
            game.then(EndTurn(seat))


class Dash(Step[Lanterns], frozen=True):
    """More steps (LN-DASH-01)."""

    seat: Seat
    steps: int

    def run(self, game: Lanterns) -> None:
        game.commit(events.StepsGained(self.seat, self.steps))


class DropCards(Step[Lanterns], frozen=True):
    """Discard the cards still due, as many as there are (LN-SPARK-01)."""

    seat: Seat
    due: int

    def run(self, game: Lanterns) -> None:
        if game.seekers[self.seat].hand:
            more = [DropCards(self.seat, self.due - 1)] if self.due > 1 else []
            game.then(DropOne(self.seat), *more)


class DropOne(Ask[Lanterns], frozen=True):
    """Discard one card (LN-SPARK-01)."""

    hidden: ClassVar[bool] = True  # so does a hand of equal cards

    def candidates(self, game: Lanterns, seat: Seat) -> Sequence[Option]:
        return tuple(DROP.values())

    def refuse(self, game: Lanterns, seat: Seat, option: Drop) -> Refusal | None:
        return None if option.card in game.seekers[seat].hand else NOT_HELD[option.card]

    def chosen(self, game: Lanterns, seat: Seat, option: Drop) -> None:
        game.commit(events.CardDiscarded(seat, option.card))


@cache
def effect(card: Card, block: int, seat: Seat, names: tuple[tuple[str, Value], ...] = ()) -> Do:
    """What a part of a card does for somebody; `names` are those whom the moment of a reaction tells of."""
    return Do(f"card/{card.value}", block, 0, Bound(seat, names=names))


class EndTurn(Step[Lanterns], frozen=True):
    """The turn is over; the last lantern ends the game (LN-TURN-03, LN-END-01)."""

    seat: Seat

    def run(self, game: Lanterns) -> None:
        game.commit(events.TurnEnded(self.seat))
        if not game.lanterns:
            game.then(CountLanterns())


# -- reaching for a lantern


class Reach(Chance[Lanterns], frozen=True):
    """Roll a die; with the pace's knack it must come to four (LN-TAKE-02)."""

    seat: Seat

    def draws(self, game: Lanterns) -> Sequence[Draw]:
        return (6,)

    def happened(self, game: Lanterns, outcome: tuple[int, ...]) -> None:
        pace = game.seekers[self.seat].pace
        die = outcome[0] + 1
        total = die + (KNACK[pace] if pace else 0)
        game.commit(events.Reached(self.seat, die, total))
        if total >= EVEN:
            game.then(Propose(events.LanternTaken(self.seat)))


# -- reactions


WINDOW_RULES = {"before-taking": "LN-SNUFF-01", "before-snuffing": "LN-WARD-01"}


class ReactionWindow(Window[Lanterns], frozen=True):
    """A moment at which Seekers may play a card in answer to another: a Snuff, or a Ward against it (LN-CARD-02)."""

    moment: str = ""
    names: tuple[tuple[str, Value], ...] = ()  # whom the moment tells of: the taker, the snuffer

    def cites(self, game: Lanterns) -> str:
        return WINDOW_RULES[self.moment]

    def prompt(self, game: Lanterns, seat: Seat) -> Text:
        if self.moment == "before-snuffing":
            return Text.of("ask-before-snuffing", seat=seat)
        return Text.of("ask-before-taking", seat=seat, taker=self._taker())

    def _taker(self) -> Seat:
        return Seat(number_of(str(dict(self.names)["taker"])))

    def reactions(self, game: Lanterns, seat: Seat) -> list[Option]:
        return [PLAY[card] for card in game.box.content.reactions[self.moment]]

    def effect(self, game: Lanterns, seat: Seat, option: Play) -> Do:
        """What the card does, told whom the moment is about."""
        card = option.card
        return effect(card, game.box.content.reactions[self.moment][card].do, seat, self.names)

    def refuse(self, game: Lanterns, seat: Seat, option: Option) -> Refusal | None:
        """What is prevented already cannot be prevented again; who is too far away is not reached (LN-SNUFF-01)."""
        if not isinstance(option, Play):
            return None
        card = option.card
        if game.proposed[-1] is None:
            return NOTHING_LEFT[self.moment]
        condition = game.box.content.reactions[self.moment][card].if_
        if condition is not None and not condition.holds(Context(game, self.effect(game, seat, option))):
            return too_far(self._taker())
        return None if card in game.seekers[seat].hand else NOT_HELD[card]

    def options(self, game: Lanterns, seat: Seat) -> list[Option]:
        """The same as filtering the candidates; the hand is looked at first, because most hold nothing to play."""
        hand = game.seekers[seat].hand
        held = [PLAY[card] for card in game.box.content.reactions[self.moment] if card in hand]
        return [*[option for option in held if self.refuse(game, seat, option) is None], PASS]

    def reacted(self, game: Lanterns, seat: Seat, option: Play) -> None:
        game.commit(events.CardDiscarded(seat, option.card))
        game.then(self.effect(game, seat, option))


class WardOff(Step[Lanterns], frozen=True):
    """The Snuff that is about to take effect is prevented (LN-WARD-01)."""

    def run(self, game: Lanterns) -> None:
        game.commit(Amended(None))


def windows(game: Lanterns, timing: str, event: Event[Lanterns]) -> Iterable[Step[Lanterns]]:
    """All but the taker are asked before a lantern is taken, the taker alone before it is snuffed (LN-WARD-01)."""
    if timing == "before" and isinstance(event, events.LanternTaken):
        others = tuple([seat for seat in game.seats if seat != event.seat])
        yield ReactionWindow(others, moment="before-taking", names=(("taker", seat_ref(event.seat)),))
    elif timing == "before" and isinstance(event, events.LanternSnuffed):
        names = (("snuffer", seat_ref(event.seat)), ("taker", seat_ref(event.against)))
        yield ReactionWindow((event.against,), moment="before-snuffing", names=names)
