"""The manifest of ALONE: the one object that the kernel receives."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from nocturne.games.alone.box import content, named, records
from nocturne.games.alone.content import Content
from nocturne.games.alone.events import cards, course, fights, ground, said, sheet
from nocturne.games.alone.imagined import imagine
from nocturne.games.alone.invariants import broken
from nocturne.games.alone.model import HERO, Alone
from nocturne.games.alone.positions import AloneNotation
from nocturne.games.alone.rules import (
    deeds,
    dice,
    encounters,
    evil,
    exploring,
    fighting,
    harm,
    looting,
    missions,
    movers,
    moving,
    noises,
    picks,
    reactions,
    rounds,
    setup,
    spawning,
    starting,
    tracking,
    turns,
    uses,
)
from nocturne.games.alone.verbs import gear, steps
from nocturne.games.alone.views import view
from nocturne.i18n import say
from nocturne.kernel import Box, Event, Manifest, Seat, Setting, Step, Text

RULES = (
    deeds,
    dice,
    encounters,
    evil,
    exploring,
    fighting,
    harm,
    looting,
    missions,
    movers,
    moving,
    noises,
    picks,
    reactions,
    rounds,
    setup,
    spawning,
    starting,
    tracking,
    turns,
    uses,
)


class AloneGame(Manifest[Alone]):
    """One Hero in a dark labyrinth against one to three Evil players (AL-EVIL-01)."""

    id: ClassVar[str] = "alone"
    players: ClassVar[range] = range(2, 5)
    table: ClassVar[type[Alone]] = Alone
    modules = (*RULES, steps, gear, cards, course, fights, ground, said, sheet)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("difficulty", ("easy", "normal", "nightmare", "impossible"), default="normal"),
        Setting("map", ("generated", "reference"), default="generated"),
        Setting("open-hands", (False, True), default=False),  # AL-EVIL-13
    )

    def content(self, options: Mapping[str, Any]) -> tuple[Content, str]:
        return content(), records().hash

    def open(self, box: Box[Alone]) -> Alone:
        return Alone(agenda=[setup.SetUp()], box=box)

    def windows(self, game: Alone, moment: str, event: Event[Any]) -> Sequence[Step[Any]]:
        return tuple(harm.windows(game, moment, event))

    def view(self, game: Alone, seat: Seat | None) -> dict[str, Any]:
        return view(game, seat)

    def broken(self, game: Alone) -> list[str]:
        return broken(game)

    def imagine(self, game: Alone, seat: Seat | None, pick: Callable[[int], int]) -> Alone:
        return imagine(game, seat, pick)

    def seat_name(self, game: Alone, seat: Seat) -> Text:
        return Text.of("seat-hero") if seat == HERO else Text.of("seat-evil", number=seat)

    def notation(self) -> AloneNotation:
        return AloneNotation()

    def say(self, text: Text, language: str = "en") -> str:
        return say(text, language, game=self.id, names=named)


GAME = AloneGame()
