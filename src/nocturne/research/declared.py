"""What of each game's options and views matters to a learner: declared here, by kind and field, and nowhere else.

Kinds of options, their fields and the types of fields come from the rules, names from the pack. A declaration says
which fields tell options of a kind apart, from what a field is taken where its type does not say so, and how much room
lists of a view get. Raise `version` with every change: numbers of slots mean nothing without it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from nocturne.games.alone.rules.tracking import FARTHEST, TARGETS
from nocturne.games.etherfields.rules.basic import PRICES
from nocturne.kernel import Box


class Records(NamedTuple):
    """The ids of the pack's records of these kinds."""

    kinds: tuple[str, ...]


Domain = Records | tuple[str, ...] | int | Callable[[Box[Any]], Iterable[str]]
"""What a value is taken from: records, words, the numbers below a number, or whatever the content of a box names."""

Domains = Mapping[str, Domain]


NOTHING: Mapping[str, Any] = MappingProxyType({})


class Declaration(NamedTuple):
    """What matters in a game."""

    version: int
    goal: str  # "rivals": winners share the win; "sides": one side wins; "together": all win or lose
    longest: int  # a game with more answers is broken off
    matters: Mapping[str, tuple[str, ...]] = NOTHING  # by kind of option: the fields that tell; others: all fields
    fields: Domains = NOTHING  # by field of an option, or by kind and field ("pick:card")
    options: Mapping[str, str | int | bool] = NOTHING  # how the game is set up where nobody says otherwise
    words: Domains = NOTHING  # by field of a view, or by its whole path: what a plain text or number is taken from
    rows: Mapping[str, int] = NOTHING  # by path in a view: how many entries of a list are seen
    without: tuple[str, ...] = ()  # paths of a view that are left out: printed the same in every game


WAYS = ("north", "east", "south", "west", "stairs")
PLACES = tuple([f"{level}:{column},{row}" for level in (1, 2) for row in range(5) for column in range(6)])
"""What Evil calls the sectors of a Map (AL-MAP-01): level, column, row."""

ALONE = Declaration(
    1,
    "sides",
    4_000,
    matters={
        "use-item": ("item",),
        "drop": ("item",),
        "charge": ("item",),
        "use-action-item": ("item",),
        "upgrade": ("slot", "donor"),
        "attack": ("name",),
        "scares": ("name",),
        "victim": ("name",),
        "the-creature": ("token",),
        "use-ability": ("whose",),
        "route-to": ("place",),
        "branch": ("number",),
    },
    fields={
        "way": (*WAYS, "here", "none"),
        "item": Records(("item",)),
        "slot": 10,
        "donor": 10,
        "card": Records(("reaction",)),
        "name": 40,
        "token": 40,
        "kind": Records(("creature", "boss")),
        "place": PLACES,
        "deck": lambda box: box.content.decks,
        "surges": 8,
        "misses": 8,
        "whose": ("hero", "companion"),
        "cards": 8,
        "charges": 10,
        "where": 8,
        "room": Records(("room",)),
        "mission": Records(("mission",)),
        "companion": Records(("character",)),
        "character": Records(("character",)),
        "boss": Records(("boss",)),
        "target": tuple(TARGETS),
        "distance": FARTHEST + 1,
        "level": ("same", "other"),
        "route-to:place": 4,
        "side": ("east", "south"),
        "number": 6,
    },
    words={
        "way": WAYS,
        "labyrinth.exits": WAYS,
        "side": WAYS,
        "skills": ("courage", "cold_blood", "eagle_eye", "precision", "dexterity"),
        "action": ("move", "explore", "combat", "track", "loot", "interact"),
        "level": ("same", "other"),
        "at": PLACES,
        "hero_at": PLACES,
        "revealed": PLACES,
        "lit": PLACES,
        "dangers": PLACES,
        "conditions": PLACES,
        "movers": 40,
        "spawning": Records(("creature",)),
    },
    rows={
        "items": 10,
        "missions": 4,
        "heard": 8,
        "decks": 4,
        "track": 12,
        "labyrinth": 50,
        "labyrinth.creatures": 4,
        "map.plan.sectors": 50,
        "map.barred": 12,
        "map.creatures": 24,
        "all_hands": 3,
        "face_down": 12,
    },
    without=("sheet", "map.plan.sectors.at", "map.plan.sectors.exits.to"),
)

ETHERFIELDS = Declaration(
    1,
    "together",
    20_000,
    matters={"branch": ("number",), "next-effect": (), "take-loot": (), "price": ()},
    fields={
        "card": Records(("influence", "flaw", "item", "mask", "wisdom", "note")),
        "item": Records(("item",)),
        "mask": Records(("mask",)),
        "space": 64,
        "figure": 32,
        "action": lambda box: box.content.actions,
        "times": 12,
        "hours": 12,
        "tile": Records(("tile",)),
        "price": PRICES,
        "code": lambda box: box.content.codes.values(),
        "step": 4,
        "archetype": Records(("dreamer",)),
        "gate": Records(("gate",)),
        "location": Records(("location",)),
        "face": ("up", "down"),
        "sort": ("space", "figure", "seat"),
        "thing": 64,
        "number": 8,
    },
    options={"play": "dream"},
    words={
        "suit": ("heart", "spade", "diamond", "club"),
        "walls": ("n", "e", "s", "w"),
        "exits": ("n", "e", "s", "w"),
    },
    rows={
        "dreamers": 5,
        "dreamers.states": 4,
        "dreamscape.spaces": 64,
        "dreamscape.figures": 12,
        "dreamscape.entities": 8,
        "dreamscape.tokens": 32,
        "dreamscape.markers": 12,
        "dreamscape.quirks": 4,
        "dreamscape.features": 0,
        "team.rolls": 4,
        "team.lasting": 6,
        "team.gate_backs": 6,
    },
    without=("world", "dreamscape.actions", "dreamscape.flying", "dreamscape.entities.actions", "dreamscape.features"),
)

LANTERNS = Declaration(1, "rivals", 400, rows={"seekers": 4}, without=("house",))

DECLARED = {"alone": ALONE, "etherfields": ETHERFIELDS, "lanterns": LANTERNS}
UNDECLARED = Declaration(1, "rivals", 20_000)
"""A game that nobody has declared anything of: types say what they say, and the rest overflows."""


def declared(game: str) -> Declaration:
    """What matters in a game."""
    return DECLARED.get(game, UNDECLARED)


def values_of(domain: Domain, box: Box[Any]) -> tuple[str, ...]:
    """The values of a domain in the pack that is played with, in a settled order."""
    if isinstance(domain, int):
        return tuple(map(str, range(domain)))
    if isinstance(domain, Records):
        return tuple([record.id for kind in domain.kinds for record in box.source.all(kind)])
    return tuple(domain(box) if callable(domain) else domain)
