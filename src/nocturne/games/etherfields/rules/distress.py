"""Distress, death and defeat (chapters DISTRESS, DEATH)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from nocturne.games.etherfields.components import LEAST_CARDS
from nocturne.games.etherfields.events.cards import DistressTaken
from nocturne.games.etherfields.events.scenes import DefeatStruck
from nocturne.games.etherfields.model import Etherfields, SceneKind
from nocturne.games.etherfields.rules.base import effect
from nocturne.games.etherfields.rules.pools import lose
from nocturne.kernel import Amended, Propose, Seat, Step, Text


class Cure(Step[Etherfields], frozen=True):
    """Cure Distress, as much as there is (EF-DISTRESS-03)."""

    seat: Seat
    count: int

    def run(self, game: Etherfields) -> None:
        lose(game, self.seat, "distress", self.count)


class PreventDistress(Step[Etherfields], frozen=True):
    """Less of the Distress that is about to be suffered; of nothing left, nothing happens (EF-CAMPAIGN-12)."""

    count: int

    def run(self, game: Etherfields) -> None:
        event = game.proposed[-1] if game.proposed else None
        if isinstance(event, DistressTaken):
            left = event.count - self.count
            game.commit(Amended(replace(event, count=left) if left > 0 else None))


class Suffer(Step[Etherfields], frozen=True):
    """A Dreamer suffers Distress; somebody may prevent it (EF-DISTRESS-01, EF-CAMPAIGN-12)."""

    seat: Seat
    count: int
    of: str = ""

    def run(self, game: Etherfields) -> None:
        if self.count > 0:
            game.then(Propose(DistressTaken(self.seat, self.count, self.of)))


class PayDistress(Step[Etherfields], frozen=True):
    """Distress that is a price is suffered and cannot be prevented (EF-ACTION-14, EF-ACTION-07)."""

    seat: Seat
    count: int
    of: str = ""

    def run(self, game: Etherfields) -> None:
        price = DistressTaken(self.seat, self.count, self.of)
        game.commit(price)
        game.then(*after_distress(game, price))


def after_distress(game: Etherfields, event: DistressTaken) -> Sequence[Step[Etherfields]]:
    """An 8th marker, or one that the pool does not have, is defeat (EF-DEATH-01, EF-DEATH-02)."""
    return (Defeat("distress", event.seat),) if game.doomed else ()


class CountCards(Step[Etherfields], frozen=True):
    """Fewer than 6 cards in deck, hand and Discard pile are death, checked after every change (EF-DEATH-03, -08)."""

    seat: Seat

    def run(self, game: Etherfields) -> None:
        me = game.dreamers[self.seat]
        if me.cards < LEAST_CARDS and me.archetype:
            game.then(Defeat("cards", self.seat))


class Defeat(Step[Etherfields], frozen=True):
    """A Dreamer dies and all lose; the tutorial Dream has a softer rule of its own (EF-DEATH-01, EF-PRECEDENCE-01)."""

    why: str
    seat: Seat | None = None

    def run(self, game: Etherfields) -> None:
        soft = f"{game.tile}/death"
        if game.scene is SceneKind.DREAM and soft in game.lib.effects and self.why in ("distress", "cards"):
            game.commit(DeathAverted())
            game.then(*effect(game, soft, game.first, game.tile))
            return
        game.commit(DefeatStruck(self.why, self.seat))
        if game.box.options["play"] == "campaign":
            game.unwind(0, ResolveDefeat(saved=self.why == "saved"))
        else:
            game.end((), Text.of("over-defeat", why=self.why))


class DeathAverted(DefeatStruck, frozen=True):
    """Here a death is not the end: the tile says what happens instead."""

    why: str = "distress"
    seat: Seat | None = None

    def apply(self, game: Etherfields) -> None:
        game.doomed = False


class ResolveDefeat(Step[Etherfields], frozen=True):
    """Put the scene away without Loot or Out of Turns, then follow the Death card (EF-DEATH-04, EF-DEATH-09)."""

    saved: bool = False  # the session ends with it (EF-SAVE-07, EF-SAVE-08)

    def run(self, game: Etherfields) -> None:
        from nocturne.games.etherfields.rules import scenes  # noqa: PLC0415 -- scenes end in defeat, defeat ends scenes

        game.then(*scenes.after_defeat(game, saved=self.saved))
