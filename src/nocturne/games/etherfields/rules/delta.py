"""The Delta Phase, and the Slumber deck and Hour Counter as they are at its end (chapters DELTA, SETUP)."""

from __future__ import annotations

from typing import ClassVar

from nocturne.games.etherfields.events.cards import TEAM, CardMoved, Gained
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.base import plain
from nocturne.games.etherfields.rules.draw import Reshuffle, ShufflePile
from nocturne.games.etherfields.rules.items import RestoreMask
from nocturne.games.etherfields.rules.pools import lose
from nocturne.games.etherfields.rules.seal import UnsealCards
from nocturne.kernel import PASS, Ask, Option, Seat, Step

HOURS = {1: 5, 2: 4, 3: 3, 4: 2, 5: 1}
"""The Hour Counter by number of Dreamers (EF-SETUP-10)."""


def delta(game: Etherfields) -> tuple[Step[Etherfields], ...]:
    """The Delta Phase: recover, reset the Hours, rebuild the deck (EF-DELTA-01 to EF-DELTA-07, table 4.7)."""
    return (*[Recover(seat) for seat in game.seats_from(game.first)], ResetHours(), RebuildSlumbers())


CURE_ALL, UNSEAL_ALL, UNFLIP_ALL = plain("cure-all"), plain("unseal-all"), plain("unflip-all")
RESHUFFLE_DECK, CHANGE_MASK = plain("reshuffle-deck"), plain("change-mask")
RECOVERIES = (CURE_ALL, UNSEAL_ALL, UNFLIP_ALL, RESHUFFLE_DECK, CHANGE_MASK)


class Recover(Ask[Etherfields], frozen=True):
    """Each Dreamer may take one of five (EF-DELTA-03)."""

    answers: ClassVar[tuple[Option, ...]] = (*RECOVERIES, PASS)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        me = game.dreamers[seat]
        if option is CURE_ALL:
            lose(game, seat, "distress", me.distress)
        elif option is UNSEAL_ALL:
            game.then(UnsealCards(seat, len(me.sealed)))
        elif option is UNFLIP_ALL:
            for card in me.flipped:
                game.commit(CardMoved(seat, card, "flipped", "progress"))
        elif option is not PASS:
            game.then(Reshuffle(seat) if option is RESHUFFLE_DECK else RestoreMask(seat))


class ResetHours(Step[Etherfields], frozen=True):
    """The Hour Counter is set exactly, also downward (EF-SETUP-10, EF-DELTA-04)."""

    def run(self, game: Etherfields) -> None:
        change = HOURS[game.count] - game.hours
        if change:
            game.commit(Gained(TEAM, "hours", change))


class RebuildSlumbers(Step[Etherfields], frozen=True):
    """Shuffle the Slumber tiles; in 2.0 Delta is always the bottom one (EF-SETUP-03, EF-SETUP-02, EF-DELTA-05)."""

    def run(self, game: Etherfields) -> None:
        game.then(ShufflePile("slumbers"), SinkDelta())


class SinkDelta(Step[Etherfields], frozen=True):
    """The green-backed Delta tile goes under all others (EF-SETUP-03)."""

    def run(self, game: Etherfields) -> None:
        if game.box.value("EF-SETUP-03"):
            for tile in [tile for tile in game.slumbers if game.lib.tiles[tile].is_delta]:
                game.commit(CardMoved(TEAM, tile, "slumbers", "slumbers", bottom=True))
