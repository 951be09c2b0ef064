"""Events on the Map and in the Labyrinth: steps, doors, lights, tokens, creatures.

What happens behind the screen and what the Hero sees of it are different events, so that nothing leaks.
"""

from __future__ import annotations

from typing import ClassVar

from nocturne.games.alone.components import Condition
from nocturne.games.alone.events import base
from nocturne.games.alone.map import DoorId, DoorSet, SectorId, SectorSet, sector_set
from nocturne.games.alone.model import BOSS, BOSS_ENTERED, CONDITIONS, Alone, Creature, changed_at
from nocturne.kernel import Name, Seat, Text


def kind_name(kind: str) -> Name:
    """A type of creature, or a boss, in a message."""
    return Name("creature", kind)


class WayChosen(base.Public, frozen=True):
    """The Hero declares a direction (AL-TURN-04)."""

    way: str
    two: str = ""

    def apply(self, game: Alone) -> None:
        game.way, game.way_two = self.way, self.two

    def told(self, seat: Seat | None) -> Text | None:
        return self.text() if self.way else None  # the Hero's own sector: the attack itself is told


class TargetChosen(base.Public, frozen=True):
    """The Hero declares which creature is attacked (AL-COMBAT-01)."""

    name: int
    kind: str
    says: ClassVar[tuple[str, ...]] = ("kind",)

    def apply(self, game: Alone) -> None:
        game.target = self.name


class TargetsTracked(base.Public, frozen=True):
    """The Hero declares what to track (AL-TRACK-01)."""

    targets: tuple[str, ...]

    def apply(self, game: Alone) -> None:
        game.tracked = self.targets

    def told(self, seat: Seat | None) -> Text | None:
        """Each target is told when it is declared; the empty list at the beginning is not told."""
        last = tuple([Text.of("target", target=target) for target in self.targets[-1:]])
        return Text.of("event-targets-tracked", targets=last) if last else None


class HeroStepped(base.Shown, frozen=True):
    """The Hero takes a step (AL-MOVE-01)."""

    way: str
    to: SectorId
    says: ClassVar[tuple[str, ...]] = ("way",)

    def apply(self, game: Alone) -> None:
        game.hero.at, game.met = self.to, False
        game.moved &= ~(1 << BOSS_ENTERED)


class StepLost(base.Public, frozen=True):
    """The step is not taken: Resin holds, or the way is closed now (AL-CONDITION-04)."""

    way: str


class SectorsRevealed(base.Shown, frozen=True):
    """Sectors join the Labyrinth with everything in them (AL-REVEAL-02)."""

    sectors: tuple[SectorId, ...]
    spots: tuple[str, ...]
    places: tuple[str, ...]

    def apply(self, game: Alone) -> None:
        shown = sector_set(self.sectors)
        game.revealed = SectorSet(game.revealed | shown)
        for sector in self.sectors:
            base.first_seen(game, sector)
        base.name_them(game, shown)

    def told(self, seat: Seat | None) -> Text | None:
        spots = self.places if seat else self.spots
        return Text.of("event-sectors-revealed", count=len(spots), spots=spots)


class SectorsHidden(base.Public, frozen=True):
    """Pieces are taken off the Labyrinth; what is in them is Unrevealed again (AL-REVEAL-05)."""

    kept: SectorSet
    says: ClassVar[tuple[str, ...]] = ()

    def apply(self, game: Alone) -> None:
        game.revealed = SectorSet(game.revealed & self.kept)
        for creature in game.creatures:
            if creature.name and not game.revealed >> creature.at & 1:
                base.change(game, creature.token, name=0)


class Explored(base.Untold, frozen=True):
    """The sectors of the line that was explored (AL-EXPLORE-01)."""

    sectors: tuple[SectorId, ...]
    reveals: ClassVar[bool] = True

    def apply(self, game: Alone) -> None:
        game.explored = self.sectors


class DoorChanged(base.Shown, frozen=True):
    """A door is barred or unbarred; the Hero sees it on a Revealed door (AL-DOOR-13, AL-DOOR-14)."""

    door: DoorId
    barred: bool
    place: str
    spot: str
    by_creature: bool = False

    def apply(self, game: Alone) -> None:
        game.barred = DoorSet(game.barred ^ 1 << self.door)
        game.stirred = game.stirred or self.by_creature

    def told(self, seat: Seat | None) -> Text | None:
        if seat:
            place, _, side = self.place.partition(" ")
            return Text.of("event-door-changed", barred=self.barred, place=place, side=side)
        return Text.of("event-door-seen", barred=self.barred, spot=self.spot) if self.spot else None


class LightChanged(base.Shown, frozen=True):
    """Lights go on or out; the Hero sees those of Revealed sectors (AL-LIGHT-01, AL-REVEAL-09)."""

    sectors: SectorSet
    on: bool
    places: tuple[str, ...]
    spots: tuple[str, ...]

    def apply(self, game: Alone) -> None:
        game.lit = SectorSet(game.lit | self.sectors if self.on else game.lit & ~self.sectors)

    def told(self, seat: Seat | None) -> Text | None:
        if seat:
            return Text.of("event-light-changed", on=self.on, places=self.places)
        return Text.of("event-light-seen", on=self.on, spots=self.spots) if self.spots else None


class DangerRemoved(base.Public, frozen=True):
    """A Danger token is taken away (AL-DANGER-07)."""

    at: SectorId
    spot: str
    place: str

    def apply(self, game: Alone) -> None:
        game.danger = SectorSet(game.danger & ~(1 << self.at))

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-danger-removed", spot=self.place if seat else self.spot)


class ConditionPlaced(base.Shown, frozen=True):
    """A Condition token is put into a sector (AL-CONDITION-02)."""

    condition: Condition
    at: SectorId
    place: str
    spot: str

    def apply(self, game: Alone) -> None:
        _conditions(game, self.condition, game.conditions[CONDITIONS.index(self.condition)] | 1 << self.at)
        game.placed = self.at

    def told(self, seat: Seat | None) -> Text | None:
        if seat:
            return Text.of("event-condition-placed", condition=self.condition, place=self.place)
        return Text.of("event-condition-seen", condition=self.condition, spot=self.spot) if self.spot else None


class ConditionRemoved(base.Public, frozen=True):
    """A Condition token is discarded (AL-CONDITION-03 to AL-CONDITION-06).

    The Hero may walk into one that was hidden, and it is gone before anything is asked: what he met stays on display.
    """

    condition: Condition
    at: SectorId
    says: ClassVar[tuple[str, ...]] = ("condition",)

    def apply(self, game: Alone) -> None:
        _conditions(game, self.condition, game.conditions[CONDITIONS.index(self.condition)] & ~(1 << self.at))
        base.display(game, self)


def _conditions(game: Alone, condition: Condition, sectors: int) -> None:
    game.conditions = changed_at(game.conditions, CONDITIONS.index(condition), SectorSet(sectors))


# -- creatures


class CreaturePlaced(base.Hidden, frozen=True):
    """A creature is put on the Map (AL-SPAWN-01, AL-SETUP-12)."""

    token: int
    kind: str
    at: SectorId
    place: str
    says: ClassVar[tuple[str, ...]] = ("kind", "place")

    def apply(self, game: Alone) -> None:
        game.creatures = tuple(sorted((*game.creatures, Creature(self.token, self.at)), key=_token))
        game.movers, game.placing = (*game.movers, self.token), ""
        if self.token == BOSS:
            game.boss_waits = False


def _token(creature: Creature) -> int:
    return creature.token


class MovementBegun(base.Hidden, frozen=True):
    """Evil begins to move creatures by an effect (AL-CREATURE-01); some effects call up those that are near."""

    near: tuple[int, ...] = ()

    def apply(self, game: Alone) -> None:
        game.movers, game.called_up = (), sum([1 << token for token in self.near])

    def told(self, seat: Seat | None) -> Text | None:
        return None


class MoverChosen(base.Hidden, frozen=True):
    """Evil has chosen which creature moves (AL-CREATURE-06)."""

    token: int
    kind: str
    place: str
    says: ClassVar[tuple[str, ...]] = ("kind", "place")

    def apply(self, game: Alone) -> None:
        game.movers = (*game.movers, self.token)
        game.stirred = game.stopped = False


class CreatureStepped(base.Hidden, frozen=True):
    """A creature takes a step on the Map (AL-CREATURE-03)."""

    token: int
    kind: str
    to: SectorId
    way: str
    says: ClassVar[tuple[str, ...]] = ("kind", "way")

    def apply(self, game: Alone) -> None:
        base.change(game, self.token, at=self.to)
        game.moved |= 1 << self.token
        if self.token == BOSS and self.to == game.hero.at:
            game.moved |= 1 << BOSS_ENTERED
        game.stirred = True


class CreatureTeleported(base.Hidden, frozen=True):
    """A creature is somewhere else at once, wound and all; that is no movement (AL-TELEPORT-03)."""

    token: int
    kind: str
    to: SectorId
    place: str
    says: ClassVar[tuple[str, ...]] = ("kind", "place")

    def apply(self, game: Alone) -> None:
        base.change(game, self.token, at=self.to)
        game.moved &= ~(1 << self.token)


class CreatureSeen(base.Shown, frozen=True):
    """A creature is Revealed where it stands (AL-REVEAL-06)."""

    token: int
    kind: str
    spot: str
    place: str

    def apply(self, game: Alone) -> None:
        game.names += 1
        base.change(game, self.token, name=game.names)

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-creature-seen", kind=kind_name(self.kind), spot=self.place if seat else self.spot)


class CreatureLeft(base.Statement, frozen=True):
    """A creature is about to leave the Labyrinth, and Evil tells in which direction (AL-REVEAL-07)."""

    token: int
    kind: str
    way: str
    says: ClassVar[tuple[str, ...]] = ("kind", "way")

    def apply(self, game: Alone) -> None:
        super().apply(game)
        base.change(game, self.token, name=0)


class CreatureVanished(base.Public, frozen=True):
    """A Revealed creature is teleported out of the Labyrinth (AL-TELEPORT-03)."""

    token: int
    kind: str
    says: ClassVar[tuple[str, ...]] = ("kind",)

    def apply(self, game: Alone) -> None:
        base.change(game, self.token, name=0)


class CreatureWalked(base.Shown, frozen=True):
    """A creature has walked from one Revealed sector to another (AL-REVEAL-08)."""

    kind: str
    spot: str

    def told(self, seat: Seat | None) -> Text | None:
        return None if seat else Text.of("event-creature-walked", kind=kind_name(self.kind), spot=self.spot)


class MoverStopped(base.Public, frozen=True):
    """The creature stops where it is; perhaps it may not be moved again this Turn."""

    token: int
    held: bool = False
    says: ClassVar[tuple[str, ...]] = ()

    def apply(self, game: Alone) -> None:
        game.stopped = True
        game.held |= self.held << self.token


class SpawnBegun(base.Hidden, frozen=True):
    """Evil has chosen which type to spawn."""

    kind: str

    def apply(self, game: Alone) -> None:
        game.spawning = game.placing = self.kind
        game.movers = ()
