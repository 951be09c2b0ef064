"""Dice, and the windows in which something may be interrupted (chapters LUCK, REROLL, RAPID, CLOCK)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nocturne.games.etherfields.components import Morph
from nocturne.games.etherfields.events.cards import TEAM, DistressTaken, Gained, Rolled, Told
from nocturne.games.etherfields.events.scenes import TurnAdded
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.active import in_force, refuse_gems
from nocturne.games.etherfields.rules.at_hand import PlaceCard, Use, held, pairs
from nocturne.games.etherfields.rules.base import plain
from nocturne.games.etherfields.rules.payment import Begin
from nocturne.games.etherfields.rules.uses import (
    PREVENT,
    RAPID,
    REROLL,
    holds_placeable,
    interrupters,
    placings_now,
    refuse_placing,
    refuse_use,
)
from nocturne.kernel import PASS, Chance, Draw, Option, Refusal, Seat, Step, Window

REROLL_BY_GEM, ADD_TURN = plain("reroll-by-gem"), plain("add-turn")

# -- dice


class RollDie(Chance[Etherfields], frozen=True):
    """Roll the Luck die or the Entity Movement die (EF-LUCK-01, EF-EMOVE-02)."""

    die: str
    again: bool = False

    def draws(self, game: Etherfields) -> Sequence[Draw]:
        return (len(self._faces(game)),)

    def _faces(self, game: Etherfields) -> tuple[str, ...]:
        box = game.lib.box
        return box.luck if self.die == "luck" else box.stride

    def happened(self, game: Etherfields, outcome: tuple[int, ...]) -> None:
        game.commit(Rolled(self.die, self._faces(game)[outcome[0]], outcome[0], self.again))


class InWindow(Window[Etherfields], frozen=True):
    """A window of Etherfields. Hands are open, so that an empty one betrays nothing and is never shown."""

    moment: ClassVar[str] = RAPID

    def asks_always(self, game: Etherfields) -> bool:
        return False

    def reactions(self, game: Etherfields, seat: Seat) -> list[Option]:
        """Everything that stands before the Dreamer, so that it can be said why it cannot be used now."""
        known: list[Option] = [use for use, _ in pairs(game, seat)]
        return [*dict.fromkeys(known), *[option for option in self.usable(game, seat) if not isinstance(option, Use)]]

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        return refuse_use(game, seat, game.lib.actions[option.action], self.moment) if isinstance(option, Use) else None

    def options(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [*self.usable(game, seat), PASS]

    def usable(self, game: Etherfields, seat: Seat) -> list[Option]:
        """What the Dreamer may do in this window."""
        return self.uses(game, seat, self.moment)

    def uses(self, game: Etherfields, seat: Seat, moment: str) -> list[Option]:
        """The actions that may be begun at this kind of moment."""
        return [use for use, action in pairs(game, seat) if refuse_use(game, seat, action, moment) is None]

    def reacted(self, game: Etherfields, seat: Seat, option: Use) -> None:
        """An answer is an action: it is paid by the rules of actions before its effect begins (EF-RAPID-02)."""
        game.then(Begin(seat, option.action))


def reroll_window(game: Etherfields, roller: Seat | None) -> tuple[Step[Etherfields], ...]:
    """After every roll, before it is applied, unless Dreamers cannot reroll (EF-REROLL-04, EF-MORPH-10)."""
    if in_force(game, Morph.REROLLS):
        return (NoRerolls(),) if any(holds_reroll(game, seat) for seat in game.present) else ()
    first = roller if roller is not None and roller in game.present else game.first
    return (RerollWindow(game.seats_from(first), roller=roller),)


def holds_reroller(game: Etherfields, seat: Seat) -> bool:
    """Whether anything that rerolls stands before this Dreamer."""
    me = game.dreamers[seat]
    return not game.lib.rerollers.isdisjoint(me.hand + me.progress + game.items + game.wisdom + (me.mask, me.top))


def holds_reroll(game: Etherfields, seat: Seat) -> bool:
    """The same, a Shining Gem included (EF-BASIC-05)."""
    return bool(game.dreamers[seat].gems) or holds_reroller(game, seat)


class NoRerolls(Step[Etherfields], frozen=True):
    """A Morphing keeps Dreamers from rerolling: who could have is told why not (EF-MORPH-10)."""

    def run(self, game: Etherfields) -> None:
        game.commit(Told("no-rerolls"))


class RerollWindow(InWindow, frozen=True):
    """Reroll the die that was just rolled, in any number (EF-REROLL-04, EF-REROLL-02, EF-BASIC-05)."""

    roller: Seat | None = None  # nobody, where an Entity's die was rolled
    moment: ClassVar[str] = REROLL

    def usable(self, game: Etherfields, seat: Seat) -> list[Option]:
        options: list[Option] = []
        own = self.roller == seat
        for use, action in pairs(game, seat) if holds_reroller(game, seat) else ():
            fits = action.reroll if own else action.reroll == "any"  # EF-REROLL-01
            if fits and refuse_use(game, seat, action, REROLL) is None:
                options.append(use)
        if game.dreamers[seat].gems and refuse_gems(game, reroll=True) is None:
            options.append(REROLL_BY_GEM)
        return options

    def idle(self, game: Etherfields) -> bool:
        """Nobody still to come has a Gem or anything that rerolls."""
        return not any(holds_reroll(game, seat) for seat in self.order[self.turn :])

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        if isinstance(option, Use) and self.roller != seat and game.lib.actions[option.action].reroll == "own":
            return Refusal.by("EF-REROLL-01", "refuse-own-roll")
        return super().refuse(game, seat, option)

    def reacted(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Use):
            super().reacted(game, seat, option)
        else:
            game.commit(Gained(seat, "gems", -1))
            game.then(RollDie(game.rolls[-1][0], again=True))


# -- interrupting


class RapidWindow(InWindow, frozen=True):
    """In the Dreamscape Phase Rapid effects and Mask abilities may be used (EF-TURN-14, EF-MASK-04).

    In 1.0 Progress cards may be placed between the steps (EF-PROGRESS-03). Before the last Turn card is discarded,
    Hours may still add Turns (EF-CLOCK-02).
    """

    last: bool = False

    def reactions(self, game: Etherfields, seat: Seat) -> list[Option]:
        own = [PlaceCard.of(placing.of) for placing in held(game.lib, game.dreamers[seat].hand).placings]
        return [*own, *[option for option in super().reactions(game, seat) if not isinstance(option, PlaceCard)]]

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        return (
            refuse_placing(game, seat, option) if isinstance(option, PlaceCard) else super().refuse(game, seat, option)
        )

    def usable(self, game: Etherfields, seat: Seat) -> list[Option]:
        options = [*placings_now(game, seat), *self.uses(game, seat, RAPID)]
        if game.hours and game.turns_out and (options or self.last):
            options.append(ADD_TURN)
        return options

    def reacted(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Use):
            super().reacted(game, seat, option)
        elif isinstance(option, PlaceCard):
            game.then(Begin(seat, f"place/{option.card}"))
        else:
            add_turn_by_hour(game)


def rapid_window(game: Etherfields, *, last: bool = False) -> tuple[Step[Etherfields], ...]:
    """The window, where anybody might use it."""
    last = last and bool(game.hours and game.turns_out_ids) and len(game.turns) == 1
    might = last or bool(interrupters(game)) or any(holds_placeable(game, seat) for seat in game.present)
    return (RapidWindow(game.seats_from(game.first), last=last),) if might else ()


def add_turn_by_hour(game: Etherfields) -> None:
    """Spend an Hour to add a Turn (EF-CLOCK-02)."""
    game.commit(Gained(TEAM, "hours", -1))
    game.commit(TurnAdded())


class PreventWindow(InWindow, frozen=True):
    """Distress is about to be suffered: somebody may prevent it, on the Dreamworld Map too (EF-DISTRESS-05)."""

    moment: ClassVar[str] = PREVENT

    def idle(self, game: Etherfields) -> bool:
        """It has been prevented."""
        return game.proposed[-1] is None

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        if game.proposed[-1] is None and option is not PASS:
            return Refusal.by("EF-CAMPAIGN-12", "refuse-prevented")
        return super().refuse(game, seat, option)

    def usable(self, game: Etherfields, seat: Seat) -> list[Option]:
        if game.proposed[-1] is None:
            return []
        ready = [pair for pair in pairs(game, seat) if pair[1].prevents]
        return [option for option, action in ready if refuse_use(game, seat, action, PREVENT) is None]


def prevent_window(game: Etherfields, event: DistressTaken) -> tuple[Step[Etherfields], ...]:
    """The window before Distress, where anybody has something to prevent it with."""
    held = [of for me in game.dreamers for of in (*me.hand, *me.progress, *me.burdens, me.mask, me.top)]
    if game.lib.preventers.isdisjoint((*held, *game.items, *game.wisdom, *game.revealed)):
        return ()
    return (PreventWindow(game.seats_from(event.seat)),)
