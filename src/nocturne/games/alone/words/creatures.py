"""Words for creatures: spawning, moving, teleporting, attacking out of turn."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.word import Count, Named, Small
from nocturne.games.alone.components import Kind, Steps
from nocturne.games.alone.rules import changes, movers, slaying, spawning
from nocturne.games.alone.words.base import CardVerb, Means
from nocturne.kernel.text import Text

Creature = Annotated[str, Named("creature")]
ANY = "any"
WHICH = {
    "any": movers.Who.ANY,
    "revealed": movers.Who.REVEALED,
    "unrevealed": movers.Who.UNREVEALED,
    "not-attacked": movers.Who.OTHERS,
}


class SpawnCreature(CardVerb, frozen=True):
    """Spawn a creature of one of two types, or of any, at its minimum distance unless the card changes it."""

    creature: Creature = ANY
    or_: Annotated[str, Named("type")] = ""
    nearer: Small = 0  # sectors less than the minimum distance, never below 1
    least: Small = 0  # this distance whatever the type's
    in_: Annotated[str, Named("ground")] = ""
    example: ClassVar[str] = "{spawn-creature: cultist, or: parasite, nearer: 1}"

    def steps(self, ctx: Context) -> Steps:
        kinds = () if self.creature == ANY else tuple([Kind(kind) for kind in (self.creature, self.or_) if kind])
        return (spawning.Spawn(kinds, self.nearer, self.least, explored=self.in_ == "explored"),)

    def unfit(self) -> Text | None:
        """A second type needs another one before it, and a distance is told in one way."""
        if self.or_ and self.creature in (ANY, self.or_):
            return Text.of("alone-or-type")
        return Text.of("alone-nearer-least") if self.nearer and self.least else None


class MoveSpawnedCreature(CardVerb, frozen=True):
    """Move the creature that was just spawned."""

    amount: Count
    follows: ClassVar[tuple[str, ...]] = ("spawn-creature",)
    example: ClassVar[str] = "[spawn-creature, {move-spawned-creature: 1}]"
    step: ClassVar[Means] = movers.MoveSpawned


class MoveCreature(CardVerb, frozen=True):
    """Evil may move creatures, each up to so many sectors."""

    amount: Count
    creatures: Count = 1
    which: Annotated[str, Named("selection")] = ANY
    subject: ClassVar[str] = "evil"
    example: ClassVar[str] = "{move-creature: 2, creatures: 2, which: revealed}"

    def steps(self, ctx: Context) -> Steps:
        return (movers.MoveCreature(self.amount, self.creatures, WHICH[self.which]),)


class MoveUnheard(CardVerb, frozen=True):
    """Move creatures, some of which need not be told as a noise."""

    amount: Count
    creatures: Count = 1
    unheard: Count = 1
    example: ClassVar[str] = "{move-unheard: 1, creatures: 2, unheard: 1}"

    def steps(self, ctx: Context) -> Steps:
        return (movers.MoveCreature(self.amount, self.creatures, silent=self.unheard),)

    def unfit(self) -> Text | None:
        """Only those that move make a noise."""
        return Text.of("alone-unheard") if self.unheard > self.creatures else None


class SwapCreatures(CardVerb, frozen=True):
    """Two Unrevealed creatures change places."""

    example: ClassVar[str] = "swap-creatures"
    step: ClassVar[Means] = movers.SwapPlaces


class TeleportCreature(CardVerb, frozen=True):
    """Teleport an Unrevealed creature to an Unrevealed sector near it."""

    within: Count
    example: ClassVar[str] = "{teleport-creature: 3}"
    step: ClassVar[Means] = movers.Teleport


class TeleportFar(CardVerb, frozen=True):
    """Teleport an Unrevealed creature to an Unrevealed sector of the Hero's level, so far from the Hero at least."""

    apart: Count
    example: ClassVar[str] = "{teleport-far: 2}"

    def steps(self, ctx: Context) -> Steps:
        return (movers.Teleport(0, self.apart),)


class AttackAtOnce(CardVerb, frozen=True):
    """A creature in the Hero's sector attacks at once: the one that was attacked, or any."""

    dice: Count
    by: Annotated[str, Named("attacker")] = "any-creature"
    example: ClassVar[str] = "{attack-at-once: 1, by: the-target}"

    def steps(self, ctx: Context) -> Steps:
        return (changes.AttackNow(self.dice, target=self.by == "the-target"),)


class AttackHarder(CardVerb, frozen=True):
    """The creature just moved attacks with more dice this Turn if it has come into the Hero's sector."""

    dice: Count
    follows: ClassVar[tuple[str, ...]] = ("move-creature", "move-unheard", "move-spawned-creature")
    example: ClassVar[str] = "[{move-creature: 2}, {attack-harder: 1}]"
    step: ClassVar[Means] = changes.MoreDice


class StopCreature(CardVerb, frozen=True):
    """The creature that comes stops in the sector before yours; it may be held there for the Turn."""

    how: Annotated[str, Named("stop")] = "for-now"
    moments: ClassVar[tuple[str, ...]] = ("approach",)
    example: ClassVar[str] = "{stop-creature: for-the-turn}"

    def steps(self, ctx: Context) -> Steps:
        return (changes.StopMover(hold=self.how == "for-the-turn"),)


class KillCreature(CardVerb, frozen=True):
    """Kill a creature in your sector or an adjacent Revealed one; a boss gets a wound instead."""

    example: ClassVar[str] = "kill-creature"
    step: ClassVar[Means] = slaying.Slay


class FreezeCreatures(CardVerb, frozen=True):
    """Name a type of creature: until the end of the Round its creatures neither move nor attack."""

    example: ClassVar[str] = "freeze-creatures"
    step: ClassVar[Means] = slaying.FreezeType
