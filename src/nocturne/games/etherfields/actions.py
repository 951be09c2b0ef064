"""Actions and effects as they are printed: what they cost, where their lines stand, when they may be used."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from nocturne.effects.word import AnyCondition, Block
from nocturne.games.etherfields.components import Intent, Keyword, Source
from nocturne.games.etherfields.parts import Ability, Reaction
from nocturne.kernel.views import Part


class Effect(Struct, frozen=True):
    """A part of a record that is carried out: where its lines stand, and the condition on all of them."""

    record: str
    block: Block
    condition: AnyCondition | None = None


Effects: TypeAlias = tuple[Effect, ...]
"""The parts of a record that are carried out at one moment, one after the other."""


class Cost(Part, frozen=True):
    """What must be paid before an action; what it does not cost is left out of views (EF-ACTION-02, EF-ACTION-03)."""

    intents: tuple[Intent, ...] = ()  # several: wholly in one of them (EF-INTENT-10)
    amount: int = 0
    gradual: bool = False  # the base cost is due once for each player (EF-GRADUAL-01)
    times_players: bool = False  # a larger one-time cost (EF-ACTION-12)
    distress: int = 0
    gems: int = 0
    ether: int = 0
    hours: int = 0
    keys: int = 0
    cards: int = 0
    items: int = 0  # of the Team, into Storage (EF-ITEM-06)
    sealed: int = 0  # Unsealed from the own Sealed pile

    @property
    def is_intent(self) -> bool:
        """Whether nothing but Intent is due, or Distress, which everybody can pay."""
        return not (self.gems or self.ether or self.hours or self.keys or self.cards or self.items or self.sealed)


FREE = Cost()


class Action(Struct, frozen=True, kw_only=True):
    """An action or ability printed on an element."""

    key: str
    of: str
    source: Source
    cost: Cost = FREE
    keyword: Keyword | None = None
    range: int = 1  # of an Assault or Contact, or of anything aimed at a figure (EF-ASSAULT-02)
    aimed: bool = False  # it needs a figure as its target
    record: str = ""
    part: Ability | Reaction | None = None  # what stands in its record; the basic Move has none
    condition: AnyCondition | None = None  # what it demands besides its cost (EF-ACTION-13)
    rapid: bool = False
    reroll: str = ""  # "own" or "any": it is used right after a roll (EF-REROLL-01)
    prevents: bool = False  # it is used when Distress is about to be suffered
    once: bool = False  # once per Turn
    single_use: bool = False  # a Block token covers it after use (EF-ACTION-10)
    world: bool = False  # useful on the Dreamworld Map (EF-WORLD-14)
    only_world: bool = False
    places: tuple[int, ...] = ()  # where on its Map tile it stands
    discards: bool = False  # the Item leaves its slot after use
    returns: bool = False  # the Item or card goes back to its Market


MOVE = Action(key="move", of="move", source=Source.BASIC, cost=Cost((Intent.CUNNING,), 1))
"""The basic Move: any amount of Cunning (EF-MOVE-03)."""
