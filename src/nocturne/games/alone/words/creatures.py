"""Words for creatures: spawning, moving, teleporting, attacking out of turn."""

from __future__ import annotations

from typing import Annotated

from nocturne.effects.word import Count, Named, Small
from nocturne.games.alone.components import Kind
from nocturne.games.alone.model import HERO
from nocturne.games.alone.rules import changes, fighting, movers, spawning
from nocturne.games.alone.words.base import word
from nocturne.kernel.text import Text

ANY = "any"
WHICH = {
    "any": movers.Who.ANY,
    "revealed": movers.Who.REVEALED,
    "unrevealed": movers.Who.UNREVEALED,
    "not-attacked": movers.Who.OTHERS,
}


def _spawned_twice(creature: str, or_: str, nearer: int, least: int, _in: str) -> Text | None:
    """A second type needs another one before it, and a distance is told in one way."""
    if or_ and creature in (ANY, or_):
        return Text.of("alone-or-type")
    return Text.of("alone-nearer-least") if nearer and least else None


@word("{spawn-creature: cultist, or: parasite, nearer: 1}", misfit=_spawned_twice)
def spawn_creature(
    creature: Annotated[str, Named("creature")] = ANY,
    or_: Annotated[str, Named("type")] = "",
    nearer: Small = 0,  # sectors less than the minimum distance, never below 1
    least: Small = 0,  # this distance whatever the type's
    in_: Annotated[str, Named("ground")] = "",
) -> spawning.Spawn:
    """Spawn a creature of one of two types, or of any, at its minimum distance unless the card changes it."""
    kinds = () if creature == ANY else tuple([Kind(kind) for kind in (creature, or_) if kind])
    return spawning.Spawn(kinds, nearer, least, explored=in_ == "explored")


@word("[spawn-creature, {move-spawned-creature: 1}]", follows=("spawn-creature",))
def move_spawned_creature(amount: Count) -> movers.MoveSpawned:
    """Move the creature that was just spawned."""
    return movers.MoveSpawned(amount)


@word("{move-creature: 2, creatures: 2, which: revealed}", subject="evil")
def move_creature(
    amount: Count, creatures: Count = 1, which: Annotated[str, Named("selection")] = ANY
) -> movers.MoveCreature:
    """Evil may move creatures, each up to so many sectors."""
    return movers.MoveCreature(amount, creatures, WHICH[which])


def _too_quiet(_amount: int, creatures: int, unheard: int) -> Text | None:
    """Only those that move make a noise."""
    return Text.of("alone-unheard") if unheard > creatures else None


@word("{move-unheard: 1, creatures: 2, unheard: 1}", misfit=_too_quiet)
def move_unheard(amount: Count, creatures: Count = 1, unheard: Count = 1) -> movers.MoveCreature:
    """Move creatures, some of which need not be told as a noise."""
    return movers.MoveCreature(amount, creatures, silent=unheard)


@word("swap-creatures")
def swap_creatures() -> movers.SwapPlaces:
    """Two Unrevealed creatures change places."""
    return movers.SwapPlaces()


@word("{teleport-creature: 3}")
def teleport_creature(within: Count) -> movers.Teleport:
    """Teleport an Unrevealed creature to an Unrevealed sector near it."""
    return movers.Teleport(within)


@word("{teleport-far: 2}")
def teleport_far(apart: Count) -> movers.Teleport:
    """Teleport an Unrevealed creature to an Unrevealed sector of the Hero's level, so far from the Hero at least."""
    return movers.Teleport(0, apart)


@word("{attack-at-once: 1, by: the-target}")
def attack_at_once(dice: Count, by: Annotated[str, Named("attacker")] = "any-creature") -> changes.AttackNow:
    """A creature in the Hero's sector attacks at once: the one that was attacked, or any."""
    return changes.AttackNow(dice, target=by == "the-target")


@word("[{move-creature: 2}, {attack-harder: 1}]", follows=("move-creature", "move-unheard", "move-spawned-creature"))
def attack_harder(dice: Count) -> changes.MoreDice:
    """The creature just moved attacks with more dice this Turn if it has come into the Hero's sector."""
    return changes.MoreDice(dice)


@word("{stop-creature: for-the-turn}", moments=("approach",))
def stop_creature(how: Annotated[str, Named("stop")] = "for-now") -> changes.StopMover:
    """The creature that comes stops in the sector before yours; it may be held there for the Turn."""
    return changes.StopMover(hold=how == "for-the-turn")


@word("kill-creature")
def kill_creature() -> fighting.ChooseVictim:
    """Kill a creature in your sector or an adjacent Revealed one; a boss gets a wound instead."""
    return fighting.ChooseVictim(HERO)


@word("freeze-creatures")
def freeze_creatures() -> fighting.NameType:
    """Name a type of creature: until the end of the Round its creatures neither move nor attack."""
    return fighting.NameType(HERO)
