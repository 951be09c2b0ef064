"""Words for creatures: spawning, moving unheard, teleporting, attacking out of turn."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import Count, Named, Small, Verb
from nocturne.games.alone.components import Kind
from nocturne.games.alone.rules.changes import AttackNow, MoreDice, StopMover
from nocturne.games.alone.rules.movers import MoveCreature, MoveSpawned, Teleport
from nocturne.games.alone.rules.slaying import FreezeType, Slay
from nocturne.games.alone.rules.spawning import Spawn

Creature = Annotated[str, Named("creature")]
ANY = "any"


class SpawnCreature(Verb, frozen=True):
    """Spawn a creature of one of two types, or of any, at its minimum distance unless the card changes it."""

    creature: Creature = ANY
    or_: Annotated[str, Named("creature")] = ""
    nearer: Small = 0  # sectors less than the minimum distance, never below 1
    least: Small = 0  # this distance whatever the type's
    in_: Annotated[str, Named("ground")] = ""
    example: ClassVar[str] = "{spawn-creature: cultist, or: parasite, nearer: 1}"

    def run(self, ctx: Context) -> None:
        """Evil chooses type and sector when it comes to it."""
        kinds = tuple([Kind(one) for one in (self.creature, self.or_) if one and one != ANY])
        explored = self.in_ == "explored"
        ctx.then(Spawn(kinds, self.nearer, self.least, explored))


class MoveSpawnedCreature(Verb, frozen=True):
    """Move the creature that was just spawned."""

    amount: Count
    example: ClassVar[str] = "[spawn-creature, {move-spawned-creature: 1}]"

    def run(self, ctx: Context) -> None:
        """It makes its noise again."""
        ctx.then(MoveSpawned(self.amount))


class MoveUnheard(Verb, frozen=True):
    """Move creatures, some of which need not be told as a noise."""

    amount: Count
    creatures: Count = 1
    unheard: Count = 1
    example: ClassVar[str] = "{move-unheard: 1, creatures: 2, unheard: 1}"

    def run(self, ctx: Context) -> None:
        """Evil chooses creatures, ways and silence."""
        ctx.then(MoveCreature(self.amount, self.creatures, silent=self.unheard))


class TeleportCreature(Verb, frozen=True):
    """Teleport an Unrevealed creature to an Unrevealed sector near it, or far from the Hero on the Hero's level."""

    within: Small = 0  # sectors from the creature; 0: anywhere on the Hero's level
    apart: Small = 2
    example: ClassVar[str] = "{teleport-creature: 3}"

    def run(self, ctx: Context) -> None:
        """No noise is told."""
        ctx.then(Teleport(self.within, self.apart))


class AttackAtOnce(Verb, frozen=True):
    """A creature in the Hero's sector attacks at once: the one that was attacked, or any."""

    dice: Count
    by: Annotated[str, Named("attacker")] = "any-creature"
    example: ClassVar[str] = "{attack-at-once: 1, by: the-target}"

    def run(self, ctx: Context) -> None:
        """Only these dice are rolled."""
        ctx.then(AttackNow(self.dice, target=self.by == "the-target"))


class AttackHarder(Verb, frozen=True):
    """The creature just moved attacks with more dice this Turn if it has come into the Hero's sector."""

    dice: Count
    example: ClassVar[str] = "[{move: 2, who: {a: creature}}, {attack-harder: 1}]"

    def run(self, ctx: Context) -> None:
        """At the end of the Turn."""
        ctx.then(MoreDice(self.dice))


class StopCreature(Verb, frozen=True):
    """The creature that comes stops in the sector before yours; it may be held there for the Turn."""

    how: Annotated[str, Named("stop")] = "for-now"
    example: ClassVar[str] = "{stop-creature: for-the-turn}"

    def run(self, ctx: Context) -> None:
        """It has used up its movement."""
        ctx.then(StopMover(hold=self.how == "for-the-turn"))


class KillCreature(Verb, frozen=True):
    """Kill a creature in your sector or an adjacent Revealed one; a boss gets a wound instead."""

    example: ClassVar[str] = "kill-creature"

    def run(self, ctx: Context) -> None:
        """Experience comes with it."""
        ctx.then(Slay())


class FreezeCreatures(Verb, frozen=True):
    """Name a type of creature: until the end of the Round its creatures neither move nor attack."""

    example: ClassVar[str] = "freeze-creatures"

    def run(self, ctx: Context) -> None:
        """The Hero names it."""
        ctx.then(FreezeType())
