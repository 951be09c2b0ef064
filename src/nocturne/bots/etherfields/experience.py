"""What a Dreamer has seen scripts do: once something was read at the table, everybody there knows what it did.

Nothing is taken from a script itself. The table is looked at before an action and after it, and the difference is
remembered: tokens on the scene, things that were found, Turns, cards, Distress.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from nocturne.games.etherfields.views import EtherfieldsView
from nocturne.kernel import Decision, Game, Seat

ACTING = ("FreePlay", "Round")
USE = "use:"
LONGEST = 400
"""So many answers back somebody remembers who has not been at the table all the time."""


class Lesson(NamedTuple):
    """What changed while an action was carried out."""

    story: int = 0  # tokens on the scene that are no Threat: what is counted in most Dreams
    threat: int = 0
    items: int = 0
    discovered: int = 0
    turns: int = 0
    cards: int = 0
    distress: int = 0
    riddle: bool = False  # a question was asked: another answer may do something else

    @property
    def led_on(self) -> bool:
        """Whether it brought the scene any further."""
        return self.story > 0 or self.discovered > 0 or self.turns > 0 or self.threat < 0

    @property
    def harmed(self) -> bool:
        """Whether it did nothing but harm."""
        return self.threat > 0 and not self.led_on


NOTHING_LEARNT: Mapping[str, Lesson] = MappingProxyType({})


class Experience:
    """The memory of one seat: what everybody at the table did in its sight, and what came of it."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.learnt: dict[str, Lesson] = {}
        self._past: Game[Any] | None = None  # the game up to where it was listened to
        self._begun: tuple[str, int, EtherfieldsView] | None = None
        self._riddle = False

    def hear(self, game: Game[Any]) -> None:
        """Take in what was answered since the last time; the answers are played again on a copy, and looked at."""
        past = self._past
        if past is None or past.version > game.version:
            past = self._past = game.fork()
            past.undo(max(game.earliest, game.version - LONGEST))
        for entry in game.log(past.version + 1):
            decision = past.decision(entry.seat)
            if decision is not None:
                self._look(past, decision, entry.option)
            past.answer(entry.seat, entry.option)
        if past.open:
            self._look(past, past.open[0], "")

    def _look(self, past: Game[Any], decision: Decision, answer: str) -> None:
        """Somebody is asked, and will answer so."""
        self._riddle = self._riddle or decision.kind == "AnswerRiddle"
        if decision.kind not in ACTING or not (self._begun or answer.startswith(USE)):
            return
        view = past.view(self.seat)
        if self._begun is not None:
            key, seat, before = self._begun
            self._begun = None
            if view.dreamscape is not None and before.turn == view.turn and laid(view, key) <= laid(before, key):
                self.learn(key, lesson(before, view, seat, riddle=self._riddle))
        if answer.startswith(USE) and view.dreamscape is not None:
            self._begun, self._riddle = (answer.removeprefix(USE), decision.seat, view), False

    def learn(self, key: str, new: Lesson) -> None:
        """Remember it. What only harmed may have come too early: after something that leads on it is forgotten."""
        if new.led_on:
            for old in [old for old, past in self.learnt.items() if past.harmed and not past.riddle]:
                del self.learnt[old]
        self.learnt[key] = new


def laid(view: EtherfieldsView, key: str) -> int:
    """How many markers lie on an action."""
    markers = view.dreamscape.markers if view.dreamscape is not None else ()
    return sum([marker.count for marker in markers if marker.action == key])


def tokens(view: EtherfieldsView, *, threat: bool) -> int:
    """How many tokens lie on the scene: Threat tokens, or all others."""
    lying = view.dreamscape.tokens if view.dreamscape is not None else ()
    return sum([(token.kind == "threat") is threat for token in lying if token.of == view.tile])


def lesson(before: EtherfieldsView, after: EtherfieldsView, seat: int, *, riddle: bool = False) -> Lesson:
    """The difference between two looks at the table."""
    was, now = before.dreamers[seat], after.dreamers[seat]
    return Lesson(
        story=tokens(after, threat=False) - tokens(before, threat=False),
        threat=tokens(after, threat=True) - tokens(before, threat=True),
        items=len(after.team.items) - len(before.team.items),
        discovered=_discoveries(after) - _discoveries(before),
        turns=after.team.turns - before.team.turns,
        cards=max(was.deck - now.deck, 0),
        distress=now.distress - was.distress,
        riddle=riddle,
    )


def _discoveries(view: EtherfieldsView) -> int:
    """How much lies open that was hidden when the scene began."""
    scene = view.laid_out()
    return len(scene.tiles) + len(scene.overlays) + len(scene.entities) + len(view.team.revealed) + len(view.team.notes)
