"""The card-and-action step: free play and rounds (chapter TURN)."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from nocturne.games.etherfields.components import OF_MASK
from nocturne.games.etherfields.events.cards import DreamActionDone
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules import uses
from nocturne.games.etherfields.rules.at_hand import PlaceCard, Use, held, known, pairs, playable
from nocturne.games.etherfields.rules.base import plain
from nocturne.games.etherfields.rules.basic import allowed_basics, basic_options, do_basic, refuse_basic
from nocturne.games.etherfields.rules.draw import keep_drawn
from nocturne.games.etherfields.rules.payment import Begin
from nocturne.kernel import DONE, Choice, Option, Refusal, Seat, Step, Text


class Playing(Choice[Etherfields], frozen=True):
    """What free play and rounds have in common: all actions and activities of a Dreamer."""

    def everything(self, game: Etherfields, seat: Seat) -> list[Option]:
        """All actions and activities, allowed or not."""
        return [*known(game, seat), *basic_options(game, seat)]

    def allowed(self, game: Etherfields, seat: Seat, moment: str = uses.PLAY) -> list[Option]:
        """Those that are allowed: the purse is counted once."""
        me = game.dreamers[seat]
        hand = held(game.lib, me.hand)
        have = uses.purse_of(game, seat, hand)
        if moment != uses.PLAY:
            quick = [pair for pair in pairs(game, seat) if pair[1].rapid or pair[1].source is OF_MASK]
            quickly = [option for option, what in quick if uses.refuse_use(game, seat, what, moment, have) is None]
            return [*quickly, *uses.placings_now(game, seat, have)]
        used = me.used + game.used
        options: list[Option] = []
        for option, what, price, once, bound in playable(game, seat, hand):
            if once and what.key in used:
                continue
            if price is None:
                if uses.refuse_cost(game, seat, what, have) is not None:
                    continue
            else:  # as `refuse_cost` does: most actions cost Intent of one colour, or nothing
                colour, need, own = price
                total = have[colour] - own
                if total + (have[3] if total else 0) < need:
                    continue
            if not bound or uses.refuse_circumstance(game, seat, what) is None:
                options.append(option)
        return options + allowed_basics(game, seat, have, hand)

    def do(self, game: Etherfields, seat: Seat, option: Option) -> tuple[Step[Etherfields], ...]:
        """The steps of an action or activity."""
        keep_drawn(game, seat, option)
        return (Begin(seat, option.action),) if isinstance(option, Use) else do_basic(game, seat, option)


class FreePlay(Playing, frozen=True):
    """Dreamers act in no fixed order until all agree that nothing is left to do (EF-TURN-11, EF-TURN-12)."""

    ready: tuple[Seat, ...] = ()  # who has nothing left to do
    lazy: ClassVar[bool] = True  # everybody can be done; and where three Dreamers are asked, one answers

    def seats(self, game: Etherfields) -> tuple[Seat, ...]:
        """Everybody who has not agreed yet."""
        return tuple([seat for seat in game.present if seat not in self.ready]) if self.ready else game.present

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [*self.everything(game, seat), DONE]

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        if option is DONE:
            return None
        if isinstance(option, Use):
            return uses.refuse_use(game, seat, game.lib.actions[option.action], uses.PLAY)
        return refuse_basic(game, seat, option, uses.purse(game, seat))

    def options(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [*self.allowed(game, seat), DONE]

    def goes_on_from(self, answered: Step[Any]) -> bool:
        """The same for the others, after somebody has agreed."""
        return isinstance(answered, FreePlay) and len(self.ready) > len(answered.ready)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if option is not DONE:
            game.then(*self.do(game, seat, option), FreePlay())
            return
        keep_drawn(game, seat, option)
        if len(self.ready) + 1 < len(game.present):
            game.then(FreePlay((*self.ready, seat)))


END_ROUND = plain("end-round")


class Round(Playing, frozen=True):
    """A Dreamer's round: at most one Dream action; others may only use Rapid effects (EF-TURN-04 to EF-TURN-09).

    In 1.0 the others may also place Progress cards (EF-PROGRESS-03).
    """

    seat: Seat
    passes: int = 0  # rounds passed in a row before this one
    dreamed: bool = False  # of saves in which naming a Dream action used it up; now the table knows
    acted: bool = False

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        return Text.of("ask-round") if seat == self.seat else Text.of("ask-round-of", seat=self.seat)

    def seats(self, game: Etherfields) -> tuple[Seat, ...]:
        """The Dreamer whose round it is; others only while they hold a Rapid card or wear a Mask."""
        able = uses.interrupters(game, self.seat)
        others = [seat for seat in game.present if seat != self.seat]
        return (self.seat, *[seat for seat in others if seat in able or uses.holds_placeable(game, seat)])

    def waits_for(self, game: Etherfields, seat: Seat) -> bool:
        return seat == self.seat

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        if seat != self.seat:
            own = held(game.lib, game.dreamers[seat].hand).placings
            return [*known(game, seat), *[PlaceCard.of(placing.of) for placing in own]]
        return [*self.everything(game, seat), END_ROUND]

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        if option is END_ROUND:
            return None
        if isinstance(option, Use):
            action = game.lib.actions[option.action]
            if seat == self.seat and self._has_dreamed(game) and uses.is_dream_action(action):
                return Refusal.by("EF-TURN-05", "refuse-second-dream-action")
            return uses.refuse_use(game, seat, action, uses.PLAY if seat == self.seat else uses.RAPID)
        if seat != self.seat and isinstance(option, PlaceCard):
            return uses.refuse_placing(game, seat, option)
        return refuse_basic(game, seat, option, uses.purse(game, seat))

    def options(self, game: Etherfields, seat: Seat) -> list[Option]:
        if seat != self.seat:
            return self.allowed(game, seat, uses.RAPID)
        options, actions = self.allowed(game, seat), game.lib.actions
        if self._has_dreamed(game):
            options = [
                option
                for option in options
                if not (isinstance(option, Use) and uses.is_dream_action(actions[option.action]))
            ]
        return [*options, END_ROUND]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if option is END_ROUND:
            keep_drawn(game, seat, option)
            game.then(*self._next(game))
            return
        game.then(*self.do(game, seat, option), replace(self, acted=self.acted or seat == self.seat))

    def _has_dreamed(self, game: Etherfields) -> bool:
        """Whether the Dream action of this round was performed, not merely named (EF-TURN-05, EF-ACTION-16)."""
        return self.dreamed or self.seat in game.dreamed

    def _next(self, game: Etherfields) -> tuple[Step[Etherfields], ...]:
        """The others follow clockwise, until everyone passes in a row (EF-FIRST-02, EF-TURN-09)."""
        begin_round(game)
        passes = 0 if self.acted else self.passes + 1
        if passes >= len(game.present):
            return ()
        order = game.seats_from(self.seat)
        return (Round(order[1 % len(order)], passes),)


def is_structured(game: Etherfields) -> bool:
    """Rounds are the default in 1.0 and optional in 2.0 (EF-TURN-04, EF-TURN-10, EF-TURN-11, EF-TURN-13)."""
    wanted = game.box.options["rounds"]
    return bool(game.box.value("EF-TURN-04")) if wanted == "by-edition" else wanted == "structured"


def begin_round(game: Etherfields) -> None:
    """A round has a Dream action of its own (EF-TURN-05)."""
    if game.dreamed:
        game.commit(DreamActionDone(None))


class CardAndAction(Step[Etherfields], frozen=True):
    """The card-and-action step (EF-TURN-02)."""

    def run(self, game: Etherfields) -> None:
        begin_round(game)
        game.then(Round(game.first) if is_structured(game) else FreePlay())
