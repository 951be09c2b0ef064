"""Secrets, revealing and Overlays (chapters SECRET, REVEAL, OVERLAY)."""

from __future__ import annotations

from nocturne.games.etherfields.events.board import EntityActivated, GroundChanged
from nocturne.games.etherfields.events.cards import TEAM, CardShown
from nocturne.games.etherfields.land import Ground
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.base import effect
from nocturne.games.etherfields.rules.draw import ShufflePile
from nocturne.games.etherfields.rules.items import GainItem
from nocturne.games.etherfields.rules.scenes import lay_tiles
from nocturne.kernel import Name, Seat, Step, Text

PILES = {
    "wisdom": ("wisdom", False),  # EF-REVEAL-06
    "fate": ("fates", True),  # EF-REVEAL-07
    "flaw": ("flaws", True),  # EF-REVEAL-08
    "note": ("notes", False),  # EF-REVEAL-09
    "slumber": ("slumbers", True),  # EF-SLUMBER-06
    "slumber-map": ("maps", True),
    "gate": ("gates", False),
    "district": ("districts", False),  # EF-BOARD-03
    "season": ("seasons", False),
    "market": ("market", True),  # EF-MARKET-09
    "item-market": ("item_market", True),
    "mask": ("mask_pool", False),
}
"""Where a revealed Secret goes, and whether to the bottom."""


class Reveal(Step[Etherfields], frozen=True):
    """Find the element by its code and show it to all; a second copy is never found (EF-REVEAL-01, EF-COMP-04).

    Only what the Secret itself says is read now: the front of a Note waits for its use (EF-NOTE-02), a Fate card or a
    Flaw for being drawn.
    """

    seat: Seat
    code: str

    def run(self, game: Etherfields) -> None:
        if self.code not in game.boxed:
            return
        secret = game.lib.secrets[self.code]
        steps: list[Step[Etherfields]] = [*effect(game, f"{self.code}/revealed", self.seat, self.code)]
        if secret.front == "map":  # EF-REVEAL-02, EF-FLYING-03
            lay_tiles(game, (self.code,), "boxed")
            steps.extend(effect(game, f"{self.code}/flying", self.seat, self.code))
        elif secret.front == "overlay":  # EF-OVERLAY-01, EF-OVERLAY-02: figures stay where they are
            self._cover(game)
        elif secret.front == "entity":  # EF-REVEAL-03
            game.commit(CardShown(TEAM, self.code, "boxed", "revealed"))
            game.commit(EntityActivated(self.code))
        elif secret.front == "influence":  # EF-REVEAL-04, EF-INFLUENCE-09
            game.commit(CardShown(TEAM, self.code, "boxed", "discard", taker=self.seat))
        elif secret.front == "item":  # EF-REVEAL-05
            game.then(GainItem(self.seat, self.code))
        else:  # EF-REVEAL-10: what has no deck of its own lies beside the board
            end, bottom = PILES.get(secret.front, ("revealed", False))
            game.commit(CardShown(TEAM, self.code, "boxed", end, bottom=bottom))
            if end == "maps":  # EF-BOARD-10: they are drawn at random, the new one among them
                steps.insert(0, ShufflePile("maps"))
        if secret.memory and f"{self.code}/revealed" in game.lib.effects:
            steps.append(ResolveOnce(self.code))
        game.then(*steps)

    def _cover(self, game: Etherfields) -> None:
        ground = game.ground
        boxed = list(game.boxed)
        boxed.remove(self.code)
        new = Ground(ground.tiles, (*ground.overlays, self.code), ground.walls, ground.holes)
        game.commit(OverlayLaid(new, tuple(boxed)))


class OverlayLaid(GroundChanged, frozen=True):
    """An Overlay lies on the Dreamscape (EF-OVERLAY-01)."""

    boxed: tuple[str, ...] = ()

    def apply(self, game: Etherfields) -> None:
        game.ground, game.boxed = self.ground, self.boxed

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-overlay-laid", map=Name("overlay", self.ground.overlays[-1]))


class ResolveOnce(Step[Etherfields], frozen=True):
    """A First Memory is removed from the game once it is resolved (EF-FAQ-01)."""

    code: str

    def run(self, game: Etherfields) -> None:
        if self.code in game.revealed:
            game.commit(CardShown(TEAM, self.code, "revealed", "removed"))


class RemoveElement(Step[Etherfields], frozen=True):
    """A tile or card leaves the game for the rest of the campaign, a Slumber tile out of its deck too (EF-COMP-07)."""

    of: str

    def run(self, game: Etherfields) -> None:
        for zone in ("turned_up", "revealed", "gates", "slumbers", "boxed"):
            if self.of in getattr(game, zone):
                game.commit(CardShown(TEAM, self.of, zone, "removed"))
