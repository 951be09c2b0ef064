"""Steps that the rules of Lanterns no longer line up, but that older saves hold: each goes on as its successor."""

from __future__ import annotations

from nocturne.effects.word import seat_ref
from nocturne.games.lanterns.events import LanternSnuffed
from nocturne.games.lanterns.model import Lanterns
from nocturne.games.lanterns.rules import ReactionWindow
from nocturne.kernel import Seat, Step


class SnuffWindow(Step[Lanterns], frozen=True):
    """Before a lantern is taken, the others may play Snuff: `ReactionWindow` now (LN-SNUFF-01)."""

    order: tuple[Seat, ...]
    turn: int = 0
    taker: Seat = Seat(0)

    def run(self, game: Lanterns) -> None:
        names = (("taker", seat_ref(self.taker)),)
        game.then(ReactionWindow(self.order, self.turn, "before-taking", names))


class WardWindow(Step[Lanterns], frozen=True):
    """Before a Snuff takes effect, its victim may play Ward: `ReactionWindow` now (LN-WARD-01)."""

    order: tuple[Seat, ...]
    turn: int = 0

    def run(self, game: Lanterns) -> None:
        event, (taker,) = game.proposed[-1], self.order
        snuffer = event.seat if isinstance(event, LanternSnuffed) else taker  # nobody, where it is prevented
        names = (("snuffer", seat_ref(snuffer)), ("taker", seat_ref(taker)))
        game.then(ReactionWindow(self.order, self.turn, "before-snuffing", names))
