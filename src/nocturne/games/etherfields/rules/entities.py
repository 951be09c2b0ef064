"""Entities: Spawning and movement (chapters SPAWN, ENTITY, EMOVE)."""

from __future__ import annotations

from msgspec.structs import replace

from nocturne.games.etherfields.components import BUILD_SIZE, Stride
from nocturne.games.etherfields.events.board import DreamerPlaced, FigureRemoved, FigureSpawned
from nocturne.games.etherfields.events.cards import RollApplied, Told
from nocturne.games.etherfields.model import NOWHERE, Etherfields, Figure, TeamAsk
from nocturne.games.etherfields.rules.active import limiting
from nocturne.games.etherfields.rules.base import EtherfieldsOption, SpaceOption, effect
from nocturne.games.etherfields.rules.draw import enforce_new
from nocturne.games.etherfields.rules.interrupting import MidAction
from nocturne.games.etherfields.rules.morphs import movement_of
from nocturne.games.etherfields.rules.movement import spring_trap
from nocturne.games.etherfields.rules.space import (
    DREAMER,
    FIGURE,
    Arrive,
    Enter,
    PushOut,
    Who,
    dreamers_at,
    figure_label,
    is_full,
    pushed_by,
    stands_at,
    tile_of,
)
from nocturne.games.etherfields.rules.states import is_rooted
from nocturne.games.etherfields.rules.windows import RollDie, rapid_window, reroll_window
from nocturne.kernel import Name, Option, Seat, Step, Text
from nocturne.kernel.grid import FAR, Space

NOBODY = None
"""Who rolls for Entities."""


class At(SpaceOption, frozen=True):
    """This space."""


class Chase(EtherfieldsOption, frozen=True):
    """This Dreamer is the target."""

    seat: Seat | None


class First(EtherfieldsOption, frozen=True):
    """This figure goes first."""

    figure: int


# -- Spawning


def pieces_left(game: Etherfields, tile: str) -> int:
    """How many figures of this build are left; Shapeshifters are 4 of each kind (EF-COMP-05)."""
    build = game.lib.tiles[tile].pieces
    return BUILD_SIZE[build] - sum([game.lib.tiles[figure.of].pieces is build for figure in game.figures])


class Spawn(MidAction, frozen=True):
    """Spawn Entities on Spawn spaces, spread as evenly as possible (EF-SPAWN-01, EF-SPAWN-02)."""

    tile: str
    count: int
    got: tuple[Space, ...] = ()  # where those of this batch appeared

    def question(self, game: Etherfields, seat: Seat) -> Text:
        return Text.of("ask-spawn", seat=seat, of=Name("tile", self.tile))

    def ways(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [At.of(space) for space in self._spaces(game)] or [At.of(Space(-1))]

    def _spaces(self, game: Etherfields) -> list[Space]:
        if not self.count or not pieces_left(game, self.tile):
            return []
        big = game.lib.tiles[self.tile].big
        spawns = [spawn for spawn in game.land.spawns if pushed_by(game, -1, spawn[0], big=big) is not None]
        if not self.got and game.turns:  # EF-SPAWN-03: the first one goes where the suit matches
            suit = game.lib.turns[game.turns[-1]].suit
            spawns = [spawn for spawn in spawns if spawn[1] == suit] or spawns
            return list(dict.fromkeys([space for space, _ in spawns]))
        spaces = list(dict.fromkeys([space for space, _ in spawns]))
        fewest = min([self.got.count(space) for space in spaces], default=0)
        return [space for space in spaces if self.got.count(space) == fewest]

    def decided(self, game: Etherfields, seat: Seat, option: At) -> None:
        if option.space < 0:
            if self.count and not game.land.spawns:  # EF-SPAWN-05
                game.commit(Told("no-spawn-space", self.tile))
            return
        steps: list[Step[Etherfields]] = []
        big = game.lib.tiles[self.tile].big
        out = pushed_by(game, -1, option.space, big=big)
        if out:  # EF-SPAWN-04
            steps.append(PushOut(option.space, tuple(out), big))
        steps.append(Appear(self.tile, option.space))
        if self.count > 1:
            steps.append(Spawn(self.tile, self.count - 1, (*self.got, option.space)))
        game.then(*steps)


class Appear(Step[Etherfields], frozen=True):
    """A figure stands in its space (EF-SPAWN-01)."""

    tile: str
    space: Space

    def run(self, game: Etherfields) -> None:
        before = limiting(game)
        game.commit(FigureSpawned(self.tile, self.space))
        enforce_new(game, before)


class CallUp(Step[Etherfields], frozen=True):
    """A Companion comes to where its caller stands; it pushes nobody out of a full space (EF-COMPANION-01, -03)."""

    seat: Seat
    tile: str

    def run(self, game: Etherfields) -> None:
        here = game.dreamers[self.seat].at
        if not is_full(game, here):
            for figure in game.figures_of(self.tile):
                game.commit(FigureRemoved(figure.id, figure.of))
            game.then(Appear(self.tile, here))


class DiscardFigure(Step[Etherfields], frozen=True):
    """A figure of an Entity leaves the Dreamscape and returns to its pool (EF-COMP-01)."""

    figure: int

    def run(self, game: Etherfields) -> None:
        figure = game.figure(self.figure)
        if figure is not None:
            game.commit(FigureRemoved(self.figure, figure.of))


class LandFigure(Step[Etherfields], frozen=True):
    """An Entity is Relocated to this space, pushing whom it must, unless Paralyzed (EF-MOVE-05, -06, EF-STATE-07)."""

    figure: int
    space: Space

    def run(self, game: Etherfields) -> None:
        figure = game.figure(self.figure)
        if figure is None:
            return
        if is_rooted(figure):  # what cannot happen is said
            game.commit(Told("cannot-move", figure.of))
        else:
            game.then(Enter(self.figure, self.space))


class ChangePlaces(Step[Etherfields], frozen=True):
    """Two Dreamers, or a Dreamer and an Entity, change places, unless one is Paralyzed (EF-MOVE-05, EF-STATE-07).

    The Dreamers go first, so that an Entity does not push out who changes with it; Traps spring when both stand.
    """

    who: tuple[Who, ...]

    def run(self, game: Etherfields) -> None:
        there = [stands_at(game, who) for who in reversed(self.who)]
        if NOWHERE in there:
            return
        pairs = [(number, space) for (kind, number), space in zip(self.who, there, strict=True) if kind == DREAMER]
        seats = [(Seat(seat), space) for seat, space in pairs if not is_rooted(game.dreamers[Seat(seat)])]
        for seat, space in seats:
            game.commit(DreamerPlaced(seat, space))
        figures = [(number, space) for (kind, number), space in zip(self.who, there, strict=True) if kind == FIGURE]
        game.then(*[LandFigure(number, space) for number, space in figures])
        game.then(*[trap for seat, space in seats for trap in spring_trap(game, seat, space)])


# -- movement


class MoveEntities(Step[Etherfields], frozen=True):
    """The movement step: each figure rolls, or all together (EF-EMOVE-01, EF-EMOVE-12)."""

    def run(self, game: Etherfields) -> None:
        tiles = game.lib.tiles
        movers = [figure.id for figure in game.figures if game.is_entity(figure) and not tiles[figure.of].own_movement]
        own = [f"{entity.tile}/own_move" for entity in game.entities if tiles[entity.tile].own_movement]  # EF-EMOVE-11
        steps = [step for key in own for step in effect(game, key, game.first, key.partition("/")[0])]
        if movers and game.box.options["entity-rolls"] == "together":
            game.then(*steps, *rolling(game, tuple(movers), together=True))
        else:
            game.then(*steps, *([NextFigure(tuple(movers))] if movers else []))


def rolling(game: Etherfields, figures: tuple[int, ...], *, together: bool = False) -> tuple[Step[Etherfields], ...]:
    """The roll for some figures, with windows before and after it, never between the spaces of a move (EF-RAPID-06)."""
    window = rapid_window(game)
    return (*window, RollDie("stride"), *reroll_window(game, NOBODY), *window, ApplyStride(figures, together))


class NextFigure(TeamAsk, frozen=True):
    """With separate rolls the players choose the order of figures (EF-EMOVE-13)."""

    left: tuple[int, ...]

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [First.of(number) for number in self.left]

    def label(self, game: Etherfields, seat: Seat, option: Option) -> Text:
        return figure_label(game, option.figure) if isinstance(option, First) else option.label()

    def chosen(self, game: Etherfields, seat: Seat, option: First) -> None:
        rest = tuple([number for number in self.left if number != option.figure])
        moving = rolling(game, (option.figure,)) if moves(game, game.figure(option.figure)) else ()
        game.then(*moving, *([NextFigure(rest)] if rest else []))


def moves(game: Etherfields, figure: Figure | None) -> bool:
    """Not one that is Paralyzed, shares a space with a Dreamer, or has no route to any (EF-EMOVE-08, EF-EMOVE-09)."""
    if figure is None or is_rooted(figure) or dreamers_at(game, figure.at):
        return False
    return bool(quarry(game, figure))


def quarry(game: Etherfields, figure: Figure) -> list[Seat]:
    """The closest Dreamers by route length; Companions are no target (EF-EMOVE-05, EF-COMPANION-04)."""
    near = game.land.grid.distances(figure.at)
    far = {seat: near[game.dreamers[seat].at] for seat in game.present if game.dreamers[seat].at >= 0}
    closest = min(far.values(), default=FAR)
    return [seat for seat, distance in far.items() if distance == closest] if closest < FAR else []


class ApplyStride(Step[Etherfields], frozen=True):
    """Apply the Entity Movement die (EF-EMOVE-02 to EF-EMOVE-04, EF-EMOVE-12)."""

    figures: tuple[int, ...]
    together: bool = False

    def run(self, game: Etherfields) -> None:
        face = game.lib.box.stride[game.rolls[-1][1]]
        game.commit(RollApplied())
        steps: list[Step[Etherfields]] = []
        for number in self.figures:
            figure = game.figure(number)
            if figure is not None:
                steps.append(Hunt(number, 1 if face == Stride.ONE else movement_of(game, figure)))
        if face == Stride.AGAIN:
            steps += [RollDie("stride"), *reroll_window(game, NOBODY), self]
        game.then(*steps)


class Hunt(TeamAsk, frozen=True):
    """Move toward the closest Dreamer; among equals the players choose (EF-EMOVE-06, EF-EMOVE-05)."""

    figure: int
    steps: int

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        return Text.of("ask-hunt", seat=seat, of=tile_of(game, self.figure))

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        figure = game.figure(self.figure)
        if figure is None or not moves(game, figure):
            return [Chase.of(NOBODY)]
        return [Chase.of(seat) for seat in quarry(game, figure)]

    def chosen(self, game: Etherfields, seat: Seat, option: Chase) -> None:
        if option.seat is not None and self.steps > 0:
            game.then(Approach(self.figure, self.steps, option.seat))


class Approach(TeamAsk, frozen=True):
    """One space along a shortest legal route; among equal routes the Dreamers choose (EF-CHOICE-01, EF-EMOVE-05)."""

    figure: int
    steps: int
    prey: Seat

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        return Text.of("ask-approach", seat=seat, of=tile_of(game, self.figure))

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        figure = game.figure(self.figure)
        if figure is None or figure.at == game.dreamers[self.prey].at:  # EF-EMOVE-07
            return [At.of(Space(-1))]
        return [At.of(space) for space in onward(game, figure, figure.at, self.prey, self.steps)] or [At.of(Space(-1))]

    def chosen(self, game: Etherfields, seat: Seat, option: At) -> None:
        if option.space < 0:
            return
        figure = game.figure(self.figure)
        assert figure is not None
        passing = is_full(game, option.space) and not dreamers_at(game, option.space)
        step: Step[Etherfields] = Arrive(self.figure, option.space) if passing else Enter(self.figure, option.space)
        pushes = bool(pushed_by(game, figure.id, option.space, big=game.is_big(figure)))
        stops = game.is_big(figure) and pushes and game.box.value("EF-SPACE-10")
        caught = option.space == game.dreamers[self.prey].at  # EF-EMOVE-07: even if the target is pushed out of it
        more = [] if self.steps == 1 or stops or caught else [replace(self, steps=self.steps - 1)]
        game.then(step, *more)


def onward(game: Etherfields, figure: Figure, here: Space, prey: Seat, steps: int) -> list[Space]:
    """The spaces one step nearer to the prey that the Entity may step into with so many spaces left."""
    goal = game.land.grid.distances(game.dreamers[prey].at)
    big, nearer = game.is_big(figure), []
    for space in game.land.near[here]:
        if goal[space] != goal[here] - 1:
            continue
        stays = pushed_by(game, figure.id, space, big=big) is not None
        # EF-SPACE-05, EF-SPACE-11: a full space without any Dreamer may be passed through, not ended in
        passes = not stays and not big and steps > 1 and not dreamers_at(game, space)
        if stays or (passes and onward(game, figure, space, prey, steps - 1)):
            nearer.append(space)
    return nearer
