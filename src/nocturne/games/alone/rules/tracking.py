"""Tracking: what the Hero asks for, and the true answers (TRACK, COMM)."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import ClassVar, TypeAlias

from nocturne.effects.step import Guarded
from nocturne.games.alone.components import Action, Moment, Occasion
from nocturne.games.alone.events import course, ground, said
from nocturne.games.alone.map import NO_DOORS, SectorId, SectorSet, sectors_in
from nocturne.games.alone.model import BOSS, CONDITIONS, HERO, KINDS, Alone
from nocturne.games.alone.plan import Direction, RoomName, Shape
from nocturne.games.alone.routes import TrackAnswer, doors_as_targets, routes, stairs_as_targets, track
from nocturne.games.alone.rules.base import EvilAsk, OfWay, once
from nocturne.games.alone.rules.reactions import react
from nocturne.games.alone.rules.uses import occasion
from nocturne.kernel import Ask, Name, Option, Refusal, Seat, Series, Step, Text

Finder: TypeAlias = Callable[[Alone], list[SectorSet]]


def _each(sectors: int) -> list[SectorSet]:
    return [SectorSet(1 << sector) for sector in sectors_in(SectorSet(sectors))]


def _room(room: RoomName) -> Finder:
    return lambda game: [SectorSet(1 << game.map.rooms[room])] if room in game.map.rooms else []


def _shape(shape: Shape) -> Finder:
    return lambda game: [
        SectorSet(1 << number) for number, sector in enumerate(game.map.plan.sectors) if sector.shape is shape
    ]


def _creatures(tokens: Container[int]) -> Finder:
    return lambda game: [SectorSet(1 << creature.at) for creature in game.creatures if creature.token in tokens]


def _condition(place: int) -> Finder:
    return lambda game: _each(game.conditions[place])


def _doors(game: Alone, *, barred: bool) -> list[SectorSet]:
    doors = enumerate(doors_as_targets(game.map))
    return [sectors for door, sectors in doors if bool(game.barred >> door & 1) is barred]


def _mission_tokens(game: Alone) -> list[SectorSet]:
    """The Rooms of the Missions, in which their tokens lie (AL-MISSION-08)."""
    rooms = [game.map.rooms.get(game.content.missions[task.key].room) for task in game.missions]
    return [SectorSet(1 << room) for room in rooms if room is not None]


TARGETS: dict[str, Finder] = {
    **{room.value: _room(room) for room in RoomName},
    **{shape.value: _shape(shape) for shape in (Shape.STRAIGHT, Shape.CURVED, Shape.FORK, Shape.CROSSING, Shape.ROOM)},
    "lit": lambda game: _each(game.lit),
    "dark": lambda game: _each(game.map.everywhere & ~game.lit),
    "door": lambda game: list(doors_as_targets(game.map)),
    "barred_door": lambda game: _doors(game, barred=True),
    "unbarred_door": lambda game: _doors(game, barred=False),
    "stairs": lambda game: list(stairs_as_targets(game.map)),
    "lcu": lambda game: _each(game.map.lcus),
    **{kind.value: _creatures(range(3 * row, 3 * row + 3)) for row, kind in enumerate(KINDS)},
    "creature": _creatures(range(BOSS + 1)),
    "boss": _creatures((BOSS,)),
    "danger": lambda game: _each(game.danger),
    **{condition.value: _condition(place) for place, condition in enumerate(CONDITIONS)},
    "mission": _mission_tokens,
}
"""What can be tracked, every kind of sector and of Element, and the sectors of each such target (AL-TRACK-02, 08)."""

FARTHEST = 12  # how far a false answer may go


class Target(Option, frozen=True):
    """Track this."""

    target: str


class Answer(Option, frozen=True):
    """Tell this distance and level."""

    distance: int
    level: str


class FirstStep(OfWay, frozen=True):
    """Tell that the way begins there."""


FIRST_STEP = {way: FirstStep(way) for way in (*[way.key for way in Direction], "here", "none")}
NO_TARGET = Refusal.by("AL-TRACK-01", "refuse-no-target")
TARGET = {target: Target(target) for target in TARGETS}
NO_BOSS_YET = Refusal.by("AL-TRACK-02", "refuse-no-boss-yet")


class TrackTargets(Ask[Alone], frozen=True):
    """The Hero declares the targets, one after the other; they may be alike (AL-TRACK-01, AL-TRACK-11)."""

    left: int
    answers: ClassVar[tuple[Option, ...]] = tuple(TARGET.values())

    def prompt(self, game: Alone, seat: Seat) -> Text:
        """How many targets are left to declare; where a Mission takes some away, which (AL-MISSION-11)."""
        fewer = [card for card in game.nuisances() if card.track_less]
        if fewer:
            return Text.of("ask-track-fewer", left=self.left, mission=Name("mission", fewer[0].id))
        return Text.of("ask-track-targets", left=self.left)

    def refuse(self, game: Alone, seat: Seat, option: Option) -> Refusal | None:
        """A boss can be a target once it has come, which everybody is told (AL-BOSS-02)."""
        return NO_BOSS_YET if option is TARGET["boss"] and not game.boss_out else None

    def options(self, game: Alone, seat: Seat) -> list[Option]:
        """The same as filtering the candidates."""
        return [option for option in self.answers if game.boss_out or option is not TARGET["boss"]]

    def series(self, game: Alone, seat: Seat) -> Series | None:
        """Several targets are declared in one gesture, each once; the same again is a gesture of its own."""
        if self.left == 1:
            return None
        each = dict.fromkeys([option.id for option in self.options(game, seat)], 1)
        return Series(len(game.tracked) + self.left, len(game.tracked), each, each)

    def chosen(self, game: Alone, seat: Seat, option: Target) -> None:
        game.commit(ground.TargetsTracked((*game.tracked, option.target)))
        if self.left > 1:
            game.then(TrackTargets(seat, self.left - 1))


class DeclareTargets(Guarded[Alone], frozen=True):
    """The targets are declared with the action: 2 by themselves, less by a nuisance (AL-TRACK-01, AL-TURN-04)."""

    targets: int = 2

    def run(self, game: Alone) -> None:
        game.commit(ground.TargetsTracked(()))
        count = self.targets - sum([card.track_less for card in game.nuisances()])
        if count > 0:
            game.then(TrackTargets(HERO, count))


def true_answers(game: Alone, place: int) -> tuple[TrackAnswer, ...]:
    """The true answers to the target at a place of the list; two where Evil may choose (AL-TRACK-10, AL-TRACK-11)."""
    target = game.tracked[place]
    before = zip(game.tracked[:place], game.answers, strict=False)
    told = [TrackAnswer(*truth) for other, truth in before if other == target and truth[0] >= 0]
    return track(game.map, game.here, TARGETS[target](game), told)


class TellTracks(Step[Alone], frozen=True):
    """Evil answers for each target; then Evil may react (AL-TRACK-03, section 2.1)."""

    def run(self, game: Alone) -> None:
        teller = game.twist.by or game.leader  # AL-EVIL-11: who lies is who played the card
        asks = [TellTrack(teller, place) for place in range(len(game.tracked))]
        after = occasion(game, Occasion.TRACKED) if game.tracked else ()
        game.then(*asks, *after, *react(game, Moment.ANSWERED, Action.TRACK))


class TellTrack(EvilAsk, frozen=True):
    """Evil tells distance and level: the truth, unless a card allows otherwise (AL-COMM-01, AL-TRACK-10)."""

    place: int
    rule: ClassVar[str] = "AL-TRACK-03"

    def prompt(self, game: Alone, seat: Seat) -> Text:
        """What is asked for, and why there is a choice: a card that lets Evil lie, or two that are as near."""
        truths = len(true_answers(game, self.place))
        why = "lie" if game.twist.lies else "tie" if truths > 1 else "truth"
        return Text.of(
            "ask-tell-track", target=Text.of("target", target=game.tracked[self.place]), why=why, count=truths
        )

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        truths = true_options(true_answers(game, self.place))
        if not game.twist.lies:
            return [*truths]
        told = tuple({truth.level: None for truth in truths if truth.level != "none"})  # no target, no distance
        levels = ("same", "other") if game.twist.lies_level else told
        lies = [once(Answer, distance, level) for level in levels for distance in range(FARTHEST + 1)]
        return [*truths, *[lie for lie in lies if lie not in truths]]

    def chosen(self, game: Alone, seat: Seat, option: Answer) -> None:
        kept, truths = (option.distance, option.level != "other"), [option]  # where no card lets Evil lie
        if game.twist.lies:
            answers = true_answers(game, self.place)
            truths = true_options(answers)
            if option not in truths:
                kept = (answers[0].distance, answers[0].same_level) if answers else (-1, True)
        game.commit(said.TrackAnswered(game.tracked[self.place], option.distance, option.level, kept))
        if option not in truths:
            game.commit(course.ActionChanged("lies", -1))


def true_options(answers: tuple[TrackAnswer, ...]) -> list[Answer]:
    """The truths as options; without a target, none (AL-TRACK-09)."""
    if not answers:
        return [once(Answer, -1, "none")]
    return [once(Answer, truth.distance, "same" if truth.same_level else "other") for truth in answers]


class RouteTo(Option, frozen=True):
    """The way to this target: the one at this place of the list."""

    place: int
    target: str


class TellRoute(Guarded[Alone], frozen=True):
    """For one of the targets, of the Hero's choice, Evil also tells the first step of a shortest route (AL-COMM-01)."""

    def refuse(self, game: Alone) -> Refusal | None:
        return None if game.tracked else NO_TARGET

    def run(self, game: Alone) -> None:
        if game.tracked:
            game.then(ChooseRoute(HERO))


class ChooseRoute(Ask[Alone], frozen=True):
    """The Hero, whose Item or ability it is, chooses the target (AL-CONTENT-04)."""

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [RouteTo(place, target) for place, target in enumerate(game.tracked)]

    def chosen(self, game: Alone, seat: Seat, option: RouteTo) -> None:
        game.then(TellStep(game.leader, option.place))


class TellStep(EvilAsk, frozen=True):
    """Evil tells the first step; between equally short routes Evil chooses (AL-COMM-06)."""

    place: int

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        goals = route_goals(game, self.place)
        table = routes(game.map, NO_DOORS)  # AL-TRACK-06
        ways = [way.key for way in Direction if any(way in table.first_steps(game.here, goal) for goal in goals)]
        return [FIRST_STEP[way] for way in ways or (["here"] if goals else ["none"])]

    def chosen(self, game: Alone, seat: Seat, option: FirstStep) -> None:
        game.commit(said.RouteTold(game.tracked[self.place], option.way))


def route_goals(game: Alone, place: int) -> list[SectorId]:
    """Where the target is that was answered for at this place of the list; the nearest ones, if it has moved since."""
    distance, same = game.answers[place]
    table, here = routes(game.map, NO_DOORS), game.here
    goals = [sector for target in TARGETS[game.tracked[place]](game) for sector in sectors_in(target)]
    told = [
        goal for goal in goals if table.distance(here, goal) == distance and game.map.same_level(here, goal) is same
    ]
    nearest = min([table.distance(here, goal) for goal in goals], default=0)
    return told or [goal for goal in goals if table.distance(here, goal) == nearest]
