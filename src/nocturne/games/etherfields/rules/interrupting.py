"""Rapid cards and Masks in the middle of an action: at its choices, between the steps of a Move (chapter RAPID)."""

from __future__ import annotations

from typing import Any, ClassVar

from nocturne.effects.interpret import PickThing
from nocturne.games.etherfields.actions import FREE, Action
from nocturne.games.etherfields.components import Source
from nocturne.games.etherfields.events.cards import ActionBegun, ActionEnded
from nocturne.games.etherfields.model import NO_SCENE, Etherfields
from nocturne.games.etherfields.rules.at_hand import Use, rapid_pairs
from nocturne.games.etherfields.rules.uses import RAPID, interrupters, refuse_use
from nocturne.kernel import Choice, Option, Refusal, Seat, Step, Text
from nocturne.kernel.steps import ASK


class EndAction(Step[Etherfields], frozen=True):
    """The action that began last is over (EF-RAPID-05)."""

    def run(self, game: Etherfields) -> None:
        if game.acting:
            game.commit(ActionEnded())


def in_action(game: Etherfields, seat: Seat, *steps: Step[Etherfields]) -> tuple[Step[Etherfields], ...]:
    """These steps as an action of this Dreamer, at whose choices others may interrupt."""
    game.commit(ActionBegun(seat))
    return (*steps, EndAction())


def refuse_interrupting(game: Etherfields, seat: Seat, action: Action) -> Refusal | None:
    """Why this cannot be used at a choice of an action: in 1.0 no own Rapid cards; Masks only for nothing."""
    if action.source is Source.MASK:
        if action.cost != FREE:
            return Refusal.by("EF-RAPID-05", "refuse-mask-price")
    elif game.acting and seat == game.acting[-1] and not game.box.value("EF-RAPID-05"):
        return Refusal.by("EF-RAPID-05", "refuse-own-action")
    return refuse_use(game, seat, action, RAPID)


def is_open(game: Etherfields, ways: list[Option]) -> bool:
    """Whether a choice of these ways can be interrupted: it belongs to an action and leaves something to choose."""
    return bool(game.acting) and len(ways) > 1 and game.scene is not NO_SCENE


class MidAction(Choice[Etherfields], frozen=True):
    """A choice that an action may ask for. Where there is something to choose, Dreamers may interrupt (EF-RAPID-05)."""

    def asked(self, game: Etherfields) -> Seat:
        """Who decides: the Dreamer whose choice it is, else the first player for all of them (EF-CHOICE-01)."""
        return getattr(self, "seat", game.first)

    def ways(self, game: Etherfields, seat: Seat) -> list[Option]:
        """What may be decided."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover -- every choice has its own

    def all_ways(self, game: Etherfields, seat: Seat) -> list[Option]:
        """The same, and what may not: `refuse_way` says why."""
        return self.ways(game, seat)

    def refuse_way(self, game: Etherfields, seat: Seat, option: Any) -> Refusal | None:  # noqa: ANN401 -- its ways
        """Why it may not be decided so, or None."""
        return None

    def decided(self, game: Etherfields, seat: Seat, option: Any) -> None:  # noqa: ANN401 -- its ways
        """Carry the decision out."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover -- every choice has its own

    def resumed(self, game: Etherfields) -> tuple[Step[Etherfields], ...]:
        """What comes after an interruption: the same choice, as the table then is."""
        return (self,)

    def question(self, game: Etherfields, seat: Seat) -> Text:
        """What is to be decided."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover -- every choice has its own

    # -- as the kernel asks

    def seats(self, game: Etherfields) -> tuple[Seat, ...]:
        """Who decides; others while they hold a Rapid card or wear a Mask."""
        asked = self.asked(game)
        others = interrupters(game, asked) if game.acting else ()
        return (asked, *others) if others and is_open(game, self.ways(game, asked)) else (asked,)

    def waits_for(self, game: Etherfields, seat: Seat) -> bool:
        return seat == self.asked(game)

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        return self.question(game, seat) if self.waits_for(game, seat) else Text.of("ask-in-window", seat=seat)

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        asked = self.asked(game)
        own = self.all_ways(game, seat) if seat == asked else []
        quick = [use for use, _ in rapid_pairs(game, seat)] if is_open(game, self.ways(game, asked)) else []
        return [*own, *quick]

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        if isinstance(option, Use):
            return refuse_interrupting(game, seat, game.lib.actions[option.action])
        return self.refuse_way(game, seat, option)

    def options(self, game: Etherfields, seat: Seat) -> list[Option]:
        asked = self.asked(game)
        ways = self.ways(game, asked)
        own = ways if seat == asked else []
        if not is_open(game, ways):
            return own
        quick = rapid_pairs(game, seat)
        return [*own, *[use for use, action in quick if refuse_interrupting(game, seat, action) is None]]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Use):
            from nocturne.games.etherfields.rules.payment import Begin  # noqa: PLC0415 -- payment asks for choices too

            game.then(Begin(seat, option.action), *self.resumed(game))
        else:
            self.decided(game, seat, option)


class PickInAction(MidAction, PickThing, frozen=True):
    """Choose what a line of an action is about; Dreamers may interrupt (EF-RAPID-05)."""

    does: ClassVar[int] = ASK

    def question(self, game: Etherfields, seat: Seat) -> Text:
        return PickThing.prompt(self, game, seat)

    def ways(self, game: Etherfields, seat: Seat) -> list[Option]:
        return PickThing.candidates(self, game, seat)

    def decided(self, game: Etherfields, seat: Seat, option: Option) -> None:
        PickThing.chosen(self, game, seat, option)
