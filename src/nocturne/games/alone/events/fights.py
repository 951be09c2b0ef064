"""Events of encounters and fights: who is met, wounded, killed, strengthened."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from nocturne.games.alone.events.base import Public, Shown, change
from nocturne.games.alone.events.ground import kind_name
from nocturne.games.alone.model import BOSS, Alone
from nocturne.kernel import Seat, Text


class Met(Public, frozen=True):
    """The Hero meets a creature not Revealed before: it scares, and the Move is over (AL-ENCOUNTER-01)."""

    kind: str

    def apply(self, game: Alone) -> None:
        game.met, game.twist = True, replace(game.twist, less=0, dared=False)


class CreatureWounded(Public, frozen=True):
    """A creature becomes wounded (AL-WOUND-02)."""

    token: int
    kind: str
    says: ClassVar[tuple[str, ...]] = ("kind",)

    def apply(self, game: Alone) -> None:
        change(game, self.token, wounded=True)


class CreatureKilled(Shown, frozen=True):
    """A creature dies and returns to the supply (AL-WOUND-06)."""

    token: int
    kind: str

    def apply(self, game: Alone) -> None:
        game.creatures = tuple([creature for creature in game.creatures if creature.token != self.token])
        gone = ~(1 << self.token)  # whoever is spawned with this token is another creature
        game.moved, game.held = game.moved & gone, game.held & gone
        game.attacked, game.attacked_before = game.attacked & gone, game.attacked_before & gone
        if game.called_up >= 0:
            game.called_up &= gone
        game.bonus = tuple([bonus for bonus in game.bonus if bonus[0] != self.token])

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-creature-killed", kind=kind_name(self.kind), boss=self.token == BOSS)


class Strengthened(Public, frozen=True):
    """A creature attacks with more dice at the end of this Turn."""

    token: int
    kind: str
    dice: int
    says: ClassVar[tuple[str, ...]] = ("kind", "dice")

    def apply(self, game: Alone) -> None:
        game.bonus += ((self.token, self.dice),)


class Illuminated(Public, frozen=True):
    """At the end of this Turn creatures attack as in a lit sector."""

    def apply(self, game: Alone) -> None:
        game.as_lit = True


class TypeFrozen(Public, frozen=True):
    """Until the end of the Round creatures of a type neither move nor attack."""

    kind: str

    def apply(self, game: Alone) -> None:
        game.frozen += (self.kind,)
