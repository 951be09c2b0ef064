"""What a seat could take back: its last gesture, what that was called, and who must agree."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from nocturne.kernel import CHANCE, Decision, Option, Text
from nocturne.server.catalogue import ALL, TAKE_BACK
from nocturne.server.foresight import has_shown
from nocturne.server.gestures import LOOK_BACK, Gesture, Pick, recalled
from nocturne.server.protocol import UndoOffer
from nocturne.server.telling import words

if TYPE_CHECKING:
    from nocturne.server.desk import Desk

MOST_NAMED = 3
"""So many picks of a gesture are named; more are counted."""
KEPT_GESTURES = 16
"""So many of the last things that were answered in one go are kept ready."""


class TakingBack:
    """The gestures of a table's seats, and what of them can be taken back."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._gestures: dict[int, Gesture] = {}  # by the version that each led to

    @property
    def strict(self) -> bool:
        """Whether a player alone, or among automatic ones, keeps what has shown something or drawn chance."""
        return self.desk.row.settings.get(TAKE_BACK) != ALL

    # -- gestures

    def keep(self, gesture: Gesture, version: int) -> None:
        """Keep what was answered in one go, so that it can be named and taken back; older ones are found in the log."""
        self._gestures[version] = gesture
        if len(self._gestures) > KEPT_GESTURES:
            self._gestures = dict([*self._gestures.items()][KEPT_GESTURES // 2 :])

    def forget(self, after: int = -1) -> None:
        """Forget what led beyond a version."""
        self._gestures = {at: gesture for at, gesture in self._gestures.items() if at <= after}

    def picks(self, seat: int, options: list[str]) -> tuple[Pick, ...]:
        """What is about to be picked in one gesture; that it is done goes without saying."""
        decision = self.desk.game.decision(seat)
        if decision is None:
            return ()
        if len(options) == 1:  # called by its label alone
            return tuple([Pick(decision.label(option)) for option in decision.options if option.id == options[0]])
        series, known = decision.series, {option.id: option for option in decision.options}
        end = None if series is None else series.end
        return tuple([self._pick(decision, known[option]) for option in options if option in known and option != end])

    def _pick(self, decision: Decision, option: Option) -> Pick:
        label = decision.label(option)
        things = self.desk.teller("en").option(self.desk.game, option, label, {}).things
        return Pick(label, things[0] if len(things) == 1 else None)

    def _gesture(self, seat: int, version: int) -> Gesture:
        """The gesture that led to a version."""
        gesture = self._gestures.get(version)
        if gesture is None:
            gesture = recalled(self.desk.game, version, seat, self._pick)
            self.keep(gesture, version)
        return gesture

    def last_answers(self) -> dict[int, int]:
        """The version that each seat's last answer led to, where that is not long ago."""
        game = self.desk.game
        first = max(game.version - LOOK_BACK, 1)
        return {entry.seat: version for version, entry in enumerate(game.log(first), first)}

    # -- offers

    def start_of(self, seat: int, language: str) -> tuple[UndoOffer, int] | None:
        """What this seat could take back: all picks of its own last answer, and the version just before them."""
        version = self.last_answers().get(seat)
        offer = self.offer(seat, version, language)
        if offer is None or version is None:
            return None
        return offer, version - 1 if offer.why == "border" else self._gesture(seat, version).start

    def offer(self, seat: int, version: int | None, language: str) -> UndoOffer | None:
        """What a seat could take back whose last answer led to a version."""
        game = self.desk.game
        if version is None or self.desk.missing or (game.over is not None and game.box.players > 1):
            return None  # after the end all lies open: who has seen it must not play on
        if version <= game.earliest:
            return self._border(version, language)
        gesture = self._gesture(seat, version)
        permission = game.may_undo(gesture.start, seat)
        bots = self.desk.bot_seats
        needs: list[int] = [other for other in permission.needs if other not in bots]
        if game.box.pad_windows:  # whether the one who was asked then has answered yet is not told (AL-VIEW-14)
            asked = [decision.seat for decision in game.open if decision.since >= version]
            needs = sorted({*needs, *[int(other) for other in asked if other not in (seat, CHANCE, *bots)]})
        before = max(0, self.desk.number(gesture.start + 1) - 1)  # whatever happened there out of the seat's sight
        if not needs and self.strict and has_shown(game, gesture.start):
            return UndoOffer(before, words("server-undo-kept", language), free=False, needs=[], why="kept")
        return UndoOffer(before, self._label(gesture, language), not needs, needs, permission.why)

    def _border(self, version: int, language: str) -> UndoOffer | None:
        """That an answer was given under earlier rules or with other content, and how far taking back reaches."""
        game = self.desk.game
        if not game.eras:
            return None  # the beginning, which nobody answered
        reach = Text.of("refuse-undo-earlier", earliest=game.earliest)
        before = max(0, self.desk.number(version) - 1)
        return UndoOffer(before, game.say(reach, language), free=False, needs=[], why="border")

    def _label(self, gesture: Gesture, language: str) -> str:
        """A gesture in few words: of several picks the things by name, equal ones counted."""
        game, things = self.desk.game, self.desk.teller(language).things
        if len(gesture.picks) == 1:
            return game.say(gesture.picks[0].label, language)
        counted = Counter(
            [
                game.say(pick.label, language)
                if things is None or pick.thing is None
                else things.records.name(pick.thing, language)
                for pick in gesture.picks
            ]
        )
        named = [
            label if count == 1 else words("server-undo-times", language, label=label, count=count)
            for label, count in counted.items()
        ]
        few = tuple(named[:MOST_NAMED])
        return words("server-undo-picks", language, picks=few, count=counted.total(), more=len(named) - len(few))
