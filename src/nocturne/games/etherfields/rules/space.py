"""Occupancy and pushing (chapter SPACE)."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter

from nocturne.games.etherfields.components import FULL
from nocturne.games.etherfields.events.board import DreamerPushed, FigureMoved
from nocturne.games.etherfields.model import NOWHERE, Dreamer, Etherfields
from nocturne.games.etherfields.rules.base import SpaceOption
from nocturne.games.etherfields.rules.interrupting import MidAction
from nocturne.kernel import Name, Option, Seat, Step, Text
from nocturne.kernel.grid import Space

DREAMER, FIGURE = "dreamer", "figure"
Who = tuple[str, int]
_AT: Callable[[Dreamer], Space] = attrgetter("at")


def tile_of(game: Etherfields, number: int) -> Name:
    """The Entity that a figure stands for, by name."""
    figure = game.figure(number)
    return Name("tile", figure.of if figure is not None else "")


def figure_label(game: Etherfields, number: int) -> Text:
    """A figure where one is chosen: its Entity, its number and its space."""
    figure = game.figure(number)
    space = figure.at if figure is not None else NOWHERE
    return Text.of("option-figure", of=tile_of(game, number), figure=number, space=Name("space", str(space)))


def crowd(game: Etherfields, space: Space) -> int:
    """How many figures stand in a space; Companions count in 2.0 (EF-SPACE-01, EF-SPACE-02)."""
    there = [*map(_AT, game.dreamers)].count(space)
    if game.figures:
        here = [figure for figure in game.figures if figure.at == space]
        if here and not game.box.value("EF-SPACE-02"):
            here = [figure for figure in here if game.is_entity(figure)]
        there += len(here)
    return there


def big_at(game: Etherfields, space: Space, but: int = -1) -> bool:
    """Whether a Big Entity fills the space (EF-SPACE-08)."""
    figures = game.figures
    return bool(figures) and any(figure.at == space and figure.id != but and game.is_big(figure) for figure in figures)


def is_full(game: Etherfields, space: Space) -> bool:
    """With 4 figures, or with a Big Entity, a space is full (EF-SPACE-01, EF-SPACE-11)."""
    figures = game.figures
    if len(game.dreamers) + len(figures) < FULL:
        return bool(figures) and big_at(game, space)
    return crowd(game, space) >= FULL or big_at(game, space)


def dreamers_at(game: Etherfields, space: Space) -> list[Seat]:
    """The Dreamers in a space."""
    return [seat for seat in game.present if game.dreamers[seat].at == space]


def room(game: Etherfields, space: Space) -> int:
    """How many more figures may stand there."""
    return 0 if big_at(game, space) else max(FULL - crowd(game, space), 0)


def pushed_by(game: Etherfields, figure: int, space: Space, *, big: bool) -> list[Who] | None:
    """Whom an Entity pushes out when it enters a space, or None where it cannot enter.

    A full space: all Dreamers in it, unless exactly one stands there (EF-SPACE-03, EF-SPACE-04); one without any
    Dreamer, or with a Big Entity, cannot be ended in (EF-SPACE-05, EF-SPACE-11). A Big Entity pushes everybody else
    (EF-SPACE-09). Whoever is pushed needs a place to go to (EF-SPACE-06, EF-SPACE-07).
    """
    if big_at(game, space, but=figure):
        return None
    here = dreamers_at(game, space)
    out: list[Who] = [(DREAMER, int(seat)) for seat in here]
    if big:
        out += [(FIGURE, other.id) for other in game.figures if other.at == space and other.id != figure]
    elif crowd(game, space) < FULL:
        return []
    elif len(here) < 2:
        return None
    free = sum([room(game, near) for near in game.land.near[space]])
    return out if free >= len(out) else None


class PushTo(SpaceOption, frozen=True):
    """Push them there."""


class PushOut(MidAction, frozen=True):
    """Choose where the pushed figures go: an adjacent space (EF-SPACE-03, EF-SPACE-09)."""

    start: Space
    who: tuple[Who, ...]
    apart: bool = False  # by a Big Entity: each to a space of the players' choice (EF-SPACE-09)

    def question(self, game: Etherfields, seat: Seat) -> Text:
        return Text.of("ask-push-out", seat=seat)

    def ways(self, game: Etherfields, seat: Seat) -> list[Option]:
        near = [space for space in game.land.near[self.start] if room(game, space)]
        if self._together(game):
            wide = [space for space in near if room(game, space) >= len(self.who)]
            near = wide or near
        return [PushTo.of(space) for space in near or [self.start]]

    def _together(self, game: Etherfields) -> bool:
        """In 2.0 all Dreamers go to the same space unless it would overflow."""
        dreamers = all(kind == DREAMER for kind, _ in self.who)
        return dreamers and not self.apart and game.box.value("EF-SPACE-03") == "together"

    def resumed(self, game: Etherfields) -> tuple[Step[Etherfields], ...]:
        return (PushOn(self.start, self.who, self.apart),)

    def decided(self, game: Etherfields, seat: Seat, option: PushTo) -> None:
        if option.space == self.start:  # an interruption took the last room: nobody can be pushed (EF-SPACE-06)
            return
        wide = self._together(game) and room(game, option.space) >= len(self.who)
        now = self.who if wide else self.who[:1]
        for pushed in now:
            put(game, pushed, option.space)
        if self.who[len(now) :]:
            game.then(PushOut(self.start, self.who[len(now) :], self.apart))


class PushOn(Step[Etherfields], frozen=True):
    """After an interruption: whoever still stands there is pushed (EF-RAPID-05)."""

    start: Space
    who: tuple[Who, ...]
    apart: bool

    def run(self, game: Etherfields) -> None:
        still = tuple([who for who in self.who if stands_at(game, who) == self.start])
        if still:
            game.then(PushOut(self.start, still, self.apart))


def stands_at(game: Etherfields, who: Who) -> Space:
    """Where a Dreamer or figure stands; NOWHERE if it has left the Dreamscape."""
    kind, number = who
    if kind == DREAMER:
        return game.dreamers[number].at
    figure = game.figure(number)
    return NOWHERE if figure is None else figure.at


def put(game: Etherfields, who: Who, space: Space) -> None:
    """A pushed figure stands elsewhere: no Trap, and States do not hinder it (EF-SPACE-12)."""
    kind, number = who
    game.commit(
        DreamerPushed(Seat(number), space) if kind == DREAMER else FigureMoved(number, space, tile_of(game, number).id)
    )


class Enter(Step[Etherfields], frozen=True):
    """An Entity enters a space, pushing out whom it must (EF-SPACE-03)."""

    figure: int
    space: Space

    def run(self, game: Etherfields) -> None:
        figure = game.figure(self.figure)
        if figure is None:
            return
        big = game.is_big(figure)
        out = pushed_by(game, self.figure, self.space, big=big)
        if out is None:
            return
        if out:
            game.then(PushOut(self.space, tuple(out), big), Arrive(self.figure, self.space))
        else:
            game.commit(FigureMoved(self.figure, self.space, tile_of(game, self.figure).id))


class Arrive(Step[Etherfields], frozen=True):
    """The Entity stands in a space that was cleared for it, or passes a full one (EF-SPACE-03, EF-SPACE-05)."""

    figure: int
    space: Space

    def run(self, game: Etherfields) -> None:
        if game.figure(self.figure) is not None:
            game.commit(FigureMoved(self.figure, self.space, tile_of(game, self.figure).id))
