"""Verbs about Entities: what they do to Dreamers, how they appear and change."""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.run import Env
from nocturne.effects.terms import AnyAmount, Between, Block, Count, Refers, Verb, seat_ref
from nocturne.games.etherfields.content import ANY_SPACE
from nocturne.games.etherfields.deeds.dreamers import reached
from nocturne.games.etherfields.rules.distress import Suffer
from nocturne.games.etherfields.rules.entities import Spawn
from nocturne.games.etherfields.rules.morphs import AddMorphings, clear_morphs, distress_of, seal_of
from nocturne.games.etherfields.rules.seal import SealCards
from nocturne.games.etherfields.verbs.causes import HUNTERS, cause_of, numbers

Reach = Annotated[int, Between(0, ANY_SPACE)]


class Strike(Verb, frozen=True):
    """Each Dreamer in range of this Entity suffers Distress, changed by its Morphings and States."""

    amount: AnyAmount
    range: Reach = 1
    example: ClassVar[str] = "{strike: 1, range: 1}"

    def run(self, env: Env) -> None:
        """EF-ENTITY-03, EF-MORPH-03."""
        cause, count = cause_of(env), env.number(self.amount)
        for seat, figures in reached(env.game, cause, self.range).items():
            hurt = max([distress_of(env.game, one, count, row=cause.row) for one in figures])
            if hurt:
                env.then(Suffer(seat, hurt, cause.this))


class Drain(Verb, frozen=True):
    """Each Dreamer in range of this Entity Seals cards, changed by its Morphings."""

    amount: AnyAmount
    range: Reach = 1
    example: ClassVar[str] = "{drain: 2, range: 1}"

    def run(self, env: Env) -> None:
        """EF-ENTITY-03, EF-MORPH-04."""
        cause, count = cause_of(env), env.number(self.amount)
        for seat, figures in reached(env.game, cause, self.range).items():
            env.then(SealCards(seat, max([seal_of(env.game, one, count, row=cause.row) for one in figures])))


class InReach(Verb, frozen=True):
    """Do something for each Dreamer in range of this Entity, who is then `prey`."""

    range: Reach
    do: Block
    example: ClassVar[str] = "{in-reach: 1, do: [{lose: ether, who: prey}]}"

    def run(self, env: Env) -> None:
        """Morphings change the range, as any range of a row; those of the figures in range change what follows."""
        found = reached(env.game, cause_of(env), self.range)
        env.then(*[env.do(self.do, prey=seat_ref(seat), **{HUNTERS: numbers(who)}) for seat, who in found.items()])


class Appear(Verb, frozen=True):
    """Spawn figures of an Entity, of this one where none is named."""

    count: Count = 1
    of: Annotated[str, Refers("tile")] = ""
    example: ClassVar[str] = "{appear: 1}"

    def run(self, env: Env) -> None:
        """EF-SPAWN-01."""
        env.then(Spawn(self.of or cause_of(env).this, self.count))


class Morph(Verb, frozen=True):
    """Add random Morphings to this Entity."""

    count: Count = 1
    of: Annotated[str, Refers("tile")] = ""
    example: ClassVar[str] = "{morph: 1}"

    def run(self, env: Env) -> None:
        """EF-MORPH-01."""
        env.then(AddMorphings(self.of or cause_of(env).this, self.count))


class Unmorph(Verb, frozen=True):
    """Discard all Morphings of every Entity."""

    example: ClassVar[str] = "unmorph"

    def run(self, env: Env) -> None:
        """Tile by tile."""
        for entity in env.game.entities:
            clear_morphs(env.game, entity.tile)


class Nothing(Verb, frozen=True):
    """Nothing happens: for a result that must be told all the same."""

    example: ClassVar[str] = "nothing"

    def run(self, env: Env) -> None:
        """Nothing."""
