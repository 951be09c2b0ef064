"""What Evil must tell truthfully: noises and the answers to Track actions (NOISE, TRACK, COMM)."""

from __future__ import annotations

from nocturne.games.alone.events.base import Statement
from nocturne.games.alone.model import Alone
from nocturne.kernel import Text


class NoiseHeard(Statement, frozen=True):
    """Evil tells from where a noise comes (AL-NOISE-02)."""

    way: str


class NoiseExplained(Statement, frozen=True):
    """Evil also tells what made the noise, and perhaps how far away."""

    kind: str
    distance: int = -1


class TrackAnswered(Statement, frozen=True):
    """Evil tells distance and level of a target (AL-TRACK-03, AL-TRACK-04); -1: there is none."""

    target: str
    distance: int
    level: str
    truth: tuple[int, bool] = (-1, True)

    def apply(self, game: Alone) -> None:
        super().apply(game)
        game.answers += (self.truth,)

    def text(self) -> Text:
        target = Text.of("target", target=self.target)
        return Text.of("event-track-answered", target=target, distance=self.distance, level=self.level)


class RouteTold(Statement, frozen=True):
    """Evil also tells the first step of a shortest route."""

    target: str
    way: str

    def text(self) -> Text:
        return Text.of("event-route-told", target=Text.of("target", target=self.target), way=self.way)


class RoomElsewhere(Statement, frozen=True):
    """Evil tells that a Room is not on the Hero's level."""

    room: str
