"""The manifest of ALONE: the one object that the kernel receives."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from nocturne.effects.text import say_effect
from nocturne.games.alone.components import Content
from nocturne.games.alone.imagined import imagine
from nocturne.games.alone.invariants import broken
from nocturne.games.alone.model import Alone
from nocturne.games.alone.pack import LANGUAGE, content_of, names_in, records
from nocturne.games.alone.position import AloneNotation
from nocturne.games.alone.retired import LAYOUTS, bring_up, rearrange
from nocturne.games.alone.rules import ending, harm, setup
from nocturne.games.alone.views import AloneView, view
from nocturne.i18n import say
from nocturne.kernel import Box, Event, Option, Seat, Setting, Step, Text
from nocturne.packs import Library, PackGame


class AloneGame(PackGame[Alone]):
    """One Hero in a dark labyrinth against one to three Evil players (AL-EVIL-01)."""

    id: ClassVar[str] = "alone"
    version: ClassVar[int] = 6
    players: ClassVar[range] = range(2, 5)
    rivals: ClassVar[bool] = True
    table: ClassVar[type[Alone]] = Alone
    view_type: ClassVar[type[AloneView]] = AloneView
    packages: ClassVar[tuple[str, ...]] = ("nocturne.games.alone", "nocturne.effects")
    choices: ClassVar[tuple[Setting, ...]] = (
        Setting("difficulty", ("easy", "normal", "nightmare", "impossible"), default="normal"),
        Setting("map", ("generated", "reference"), default="generated"),
        Setting("open-hands", (False, True), default=False),  # AL-EVIL-13
    )

    language = LANGUAGE

    def made_of(self, records: Library, options: Mapping[str, Any]) -> Content:
        return content_of(records)

    def open(self, box: Box[Alone]) -> Alone:
        return Alone(agenda=[setup.SetUp()], box=box)

    layouts = LAYOUTS

    def rearrange(self, fields: dict[str, Any]) -> None:
        rearrange(fields)

    def bring_up(self, game: Alone, version: int) -> None:
        bring_up(game, version)

    def windows(self, game: Alone, moment: str, event: Event[Any]) -> Sequence[Step[Any]]:
        return tuple(harm.windows(game, moment, event))

    def calls(self, game: Alone, seat: Seat) -> Sequence[tuple[Option, Step[Any]]]:
        return ending.calls(game, seat)

    def view(self, game: Alone, seat: Seat | None) -> AloneView:
        return view(game, seat)

    def broken(self, game: Alone) -> list[str]:
        return broken(game)

    def imagine(self, game: Alone, seat: Seat | None, pick: Callable[[int], int]) -> Alone:
        return imagine(game, seat, pick)

    def notation(self) -> AloneNotation:
        return AloneNotation()

    def say(self, text: Text, language: str = "en") -> str:
        return in_words(text, language, records())

    def say_at(self, game: Alone, text: Text, language: str = "en") -> str:
        return in_words(text, language, game.box.source)


def in_words(text: Text, language: str, packs: Library) -> str:
    """A message in words, things called as the packs call them; an effect to be chosen speaks for itself."""
    names = names_in(packs, language)
    effect = say_effect(LANGUAGE, packs.records, text, names, language)
    return effect or say(text, language, game=AloneGame.id, names=names)


GAME = AloneGame()
