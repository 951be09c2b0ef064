"""Everything that is printed, found by id: what the rules look up while a game is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import Any, TypeVar

from msgspec import Struct

from nocturne.games.etherfields.components import Intent, Row, Source
from nocturne.games.etherfields.content import (
    FREE,
    Action,
    Archetype,
    Cost,
    District,
    Effects,
    Element,
    Fate,
    Figures,
    Flaw,
    Gate,
    Influence,
    Item,
    Location,
    MapTile,
    Mask,
    Note,
    Overlay,
    Passive,
    Printed,
    Season,
    Secret,
    Tile,
    TurnCard,
    Wisdom,
)
from nocturne.games.etherfields.land import Ground, Land

INTENTS = tuple(Intent)
MOVE = Action(key="move", of="move", source=Source.BASIC, cost=Cost((Intent.CUNNING,), 1))
"""The basic Move: any amount of Cunning (EF-MOVE-03)."""
NOTHING = (0, 0, 0)
MOST_KEPT = 5_000
"""How much of what was worked out is remembered."""
Known = TypeVar("Known")
PARTS = (
    "do", "text", "setup", "out", "trap", "end_of_turn", "deliverance", "intro", "death", "flying", "own_move",
    "revealed",
)  # fmt: skip
"""The parts of a record that are effects, kept under `id/part`."""


class Deal(Struct, frozen=True, kw_only=True):
    """What lies where when a campaign is opened; everything else stays in the box until it is gained."""

    market: tuple[str, ...] = ()
    item_market: tuple[str, ...] = ()
    fates: tuple[str, ...] = ()
    flaws: tuple[str, ...] = ()
    turns: tuple[str, ...] = ()
    slumbers: tuple[str, ...] = ()
    maps: tuple[str, ...] = ()
    masks: tuple[str, ...] = ()
    seasons: tuple[str, ...] = ()
    boxed: tuple[str, ...] = ()  # Secrets, gates, Notes, Wisdom, Items and tiles still to be found
    wisdom: tuple[str, ...] = ()
    gates: tuple[str, ...] = ()
    districts: tuple[str, ...] = ()
    items: tuple[str, ...] = ()  # the starting Items, which the first Dream supplies (EF-CAMPAIGN-11)

    @property
    def supplied(self) -> tuple[str, ...]:
        """What enters a campaign with its first Dream (EF-CAMPAIGN-07, EF-CAMPAIGN-11)."""
        return (*self.slumbers, *self.maps, *self.seasons, *self.districts)


class Library:
    """The content in force. Immutable; only its landscapes are worked out when they are first seen."""

    def __init__(self, printed: Iterable[Printed], figures: Figures, deal: Deal) -> None:
        self.figures, self.deal = figures, deal
        self.actions: dict[str, Action] = {MOVE.key: MOVE}
        self.effects: dict[str, Effects] = {"death": figures.death}
        self.passives: dict[str, tuple[Passive, ...]] = {}
        self.keys_of: dict[str, tuple[str, ...]] = {}  # the actions of an element, its back action aside
        self.influence: dict[str, Influence] = {}
        self.items: dict[str, Item] = {}
        self.flaws: dict[str, Flaw] = {}
        self.masks: dict[str, Mask] = {}
        self.wisdom: dict[str, Wisdom] = {}
        self.notes: dict[str, Note] = {}
        self.fates: dict[str, Fate] = {}
        self.turns: dict[str, TurnCard] = {}
        self.tiles: dict[str, Tile] = {}
        self.gates: dict[str, Gate] = {}
        self.secrets: dict[str, Secret] = {}
        self.maps: dict[str, MapTile] = {}
        self.overlays: dict[str, Overlay] = {}
        self.seasons: dict[str, Season] = {}
        self.districts: dict[str, District] = {}
        self.locations: dict[str, Location] = {}
        self.archetypes: dict[str, Archetype] = {}
        self._lands: dict[Ground, Land] = {}
        self.memo: dict[object, Any] = {}  # what the rules have worked out of printed things alone
        self.usable: dict[str, Any] = {}  # the same of single elements, for the card-and-action step
        shelves: dict[type, Any] = {
            Influence: self.influence, Item: self.items, Flaw: self.flaws, Mask: self.masks, Wisdom: self.wisdom,
            Note: self.notes, Fate: self.fates, TurnCard: self.turns, Tile: self.tiles, Gate: self.gates,
            Secret: self.secrets, MapTile: self.maps, Overlay: self.overlays, Season: self.seasons,
            District: self.districts, Archetype: self.archetypes,
        }  # fmt: skip
        for one in printed:
            shelves[type(one)][one.id] = one
            self._index(one)

    def _index(self, one: Printed) -> None:
        """Keep actions and effects under their keys."""
        if isinstance(one, Element):
            self._index_actions(one)
        if isinstance(one, TurnCard):
            self._number(f"{one.id}/loot", one.loot)
        if isinstance(one, District):
            self._number(f"{one.id}/price", one.price)
            for place in one.locations:
                self.locations[place.id] = place
                self.effects[f"{place.id}/rule"] = place.rule
        for part in PARTS:
            if effects := getattr(one, part, ()):
                self.effects[f"{one.id}/{part}"] = effects
        if isinstance(one, Season):
            self.effects.update({f"{one.id}/{when}": effects for when, effects in one.occasions.items()})
        rows: dict[Row, Effects] = getattr(one, "rows", {})
        self.effects.update({f"{one.id}/{row.value}": effects for row, effects in rows.items()})

    def _number(self, key: str, choices: tuple[Effects, ...]) -> None:
        self.effects.update({f"{key}/{number}": effects for number, effects in enumerate(choices)})

    def _index_actions(self, one: Element) -> None:
        back = (one.back,) if isinstance(one, Influence) and one.back else ()
        for action in (*one.actions, *back):
            self.actions[action.key] = action
            self.effects[action.key] = action.do
        if isinstance(one, Influence) and one.placing is not None:
            place = Action(key=f"place/{one.id}", of=one.id, source=Source.PLACING, cost=one.placing)
            self.actions[place.key] = place
        keys = tuple([action.key for action in one.actions])  # a Secret and its front share their id
        self.keys_of[one.id] = self.keys_of.get(one.id, ()) + keys
        if one.passives:
            self.passives[one.id] = one.passives

    # -- what the rules ask

    def keep(self, key: object, found: Known) -> Known:
        """Remember what the rules have worked out; nothing is lost but time when all of it is forgotten."""
        if len(self.memo) > MOST_KEPT:
            self.memo.clear()
        self.memo[key] = found
        return found

    def land(self, ground: Ground) -> Land:
        """The landscape of what lies on the board."""
        known = self._lands.get(ground)
        if known is None:
            size = (self.figures.columns, self.figures.rows)
            tiles = [self.maps[one] for one in ground.tiles]
            overlays = [self.overlays[one] for one in ground.overlays]
            known = self._lands[ground] = Land(size, ground, tiles, overlays)
        return known

    @cached_property
    def placings(self) -> dict[str, Action]:
        """The placing of each Progress card, which has no other action in the hand (EF-PROGRESS-01)."""
        return {key: self.actions[f"place/{key}"] for key, one in self.influence.items() if one.placing is not None}

    @cached_property
    def yields(self) -> dict[str, tuple[int, int, int]]:
        """The Intent that each Influence card or Item gives when discarded; a Flaw gives none (EF-FLAW-08)."""
        cards: list[Influence | Item] = [*self.influence.values(), *self.items.values()]
        return {one.id: one.intent for one in cards}

    def intent(self, card: str, colour: Intent) -> int:
        """What a card yields in one colour (EF-INTENT-03)."""
        return self.yields.get(card, NOTHING)[INTENTS.index(colour)]

    @cached_property
    def aimed(self) -> frozenset[str]:
        """The actions that need a figure: Interactions, and Assaults or Contacts that are no Map Actions."""
        figures = (Source.HAND, Source.PROGRESS, Source.ITEM, Source.ENTITY)
        return frozenset(
            [
                key
                for key, one in self.actions.items()
                if one.aimed or one.source is Source.ENTITY or (one.keyword is not None and one.source in figures)
            ]
        )

    @cached_property
    def changers(self) -> dict[str, frozenset[str]]:
        """For each number, the elements that change it."""
        stats = {one.stat for passives in self.passives.values() for one in passives}
        return {
            stat: frozenset([of for of, passives in self.passives.items() if any(one.stat == stat for one in passives)])
            for stat in stats
        }

    @cached_property
    def rapid(self) -> frozenset[str]:
        """The elements that carry a Rapid action."""
        backs = [one.id for one in self.influence.values() if one.back is not None and one.back.rapid]
        return frozenset([*backs, *[action.of for action in self.actions.values() if action.rapid]])

    @cached_property
    def later(self) -> frozenset[str]:
        """The actions that are used at other moments than the card-and-action step."""
        return frozenset([key for key, one in self.actions.items() if one.reroll or one.prevents or one.only_world])

    @cached_property
    def able_masks(self) -> frozenset[str]:
        """Masks with an ability that may be used at any time (EF-MASK-04)."""
        return frozenset([one.of for mask in self.masks.values() for one in mask.actions if one.key not in self.later])

    @cached_property
    def free_masks(self) -> frozenset[str]:
        """Those of them that cost nothing: they work in the Dreamscape Phase too."""
        usable = [one for mask in self.able_masks for one in self.masks[mask].actions if one.key not in self.later]
        return frozenset([one.of for one in usable if one.cost == FREE])

    @cached_property
    def rerollers(self) -> frozenset[str]:
        """The elements that can reroll a die."""
        backs = [one.id for one in self.influence.values() if one.back is not None and one.back.reroll]
        return frozenset([*backs, *[action.of for action in self.actions.values() if action.reroll]])

    @cached_property
    def preventers(self) -> frozenset[str]:
        """The elements that can prevent Distress."""
        backs = [one.id for one in self.influence.values() if one.back is not None and one.back.prevents]
        return frozenset([*backs, *[action.of for action in self.actions.values() if action.prevents]])

    @cached_property
    def starting_maps(self) -> tuple[str, ...]:
        """The two starting Slumber Map tiles."""
        return tuple([one.id for one in self.maps.values() if one.starting])

    @cached_property
    def mode_tile(self) -> str:
        """The tile of the Continuous Dream, or nothing where the pack has none."""
        return next((one.id for one in self.tiles.values() if one.mode), "")

    @cached_property
    def first_gate(self) -> str:
        """The gate of the tutorial Dream, or nothing where the pack has none (EF-CAMPAIGN-06)."""
        return next((one.id for one in self.gates.values() if one.first), "")

    @cached_property
    def every(self) -> Counter[str]:
        """Every card and tile of the box: each is always in exactly one place."""
        deal = self.deal
        piles = [getattr(deal, name) for name in deal.__struct_fields__]
        decks = [one.deck for one in self.archetypes.values()]
        return Counter([card for pile in (*piles, *decks) for card in pile])
