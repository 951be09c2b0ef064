"""The figures of a Slumber or Dream from which the value is learnt: Dreamers, Turns, tokens, what would be read.

They are read off a world in which nothing is read (`unread`), where the marks tell what would have been. Nothing in
them names a Dream, a card or a script: who has learnt from them knows Dreams in general, and none in particular.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from nocturne.bots.etherfields.experience import NOTHING_LEARNT, Lesson
from nocturne.bots.etherfields.worth import fatal
from nocturne.bots.planner.unread import OUT, marks
from nocturne.games.etherfields.actions import Action
from nocturne.games.etherfields.components import Source
from nocturne.games.etherfields.index import Index
from nocturne.games.etherfields.model import DREAM, Dreamer, Etherfields
from nocturne.kernel.grid import FAR, Space

FIGURES = (
    "one", "dream", "many", "alone", "distress", "worst", "dying", "cards", "fewest cards", "hand", "intent", "ether",
    "gems", "hours", "items", "items asked", "items there", "states", "notes", "turns", "turns squared", "last turns",
    "over", "threat", "threat near", "story", "story laid", "markers", "markers and time", "spent", "laid", "revealed",
    "wanted", "wanted near", "wanted payable", "nothing wanted", "entities", "beside", "morphs", "reads great",
    "reads great beside", "reads great over", "reads once", "reads once over", "reads new", "reads again", "reads over",
    "reads price", "reads other", "reads onward",
)  # fmt: skip
"""Their names, in their order; a model learnt from others is refused."""

THEMES = {
    "distress": ("distress", "worst", "dying", "states"),
    "hand": ("cards", "fewest cards", "hand", "intent"),
    "tokens": ("ether", "gems", "hours", "items", "items asked", "items there", "notes"),
    "time": ("turns", "turns squared", "last turns", "over"),
    "threat": ("threat", "threat near"),
    "story": ("story", "story laid", "markers", "markers and time"),
    "places": ("spent", "laid", "revealed", "wanted", "wanted near", "wanted payable", "nothing wanted"),
    "entities": ("entities", "beside", "morphs"),
    "reading": (
        "reads great", "reads great beside", "reads great over", "reads once", "reads once over", "reads new",
        "reads again", "reads over", "reads price", "reads other", "reads onward",
    ),
    "team": ("dream", "many", "alone"),
}  # fmt: skip
"""What the figures speak of, for whoever gives reasons."""

HELPS = (
    "cards", "hand", "intent", "ether", "gems", "hours", "items", "items there", "turns", "turns squared", "story",
    "story laid", "markers", "markers and time", "spent", "revealed", "wanted near", "wanted payable", "reads great",
    "reads great beside", "reads great over", "reads once", "reads once over", "reads new", "reads onward",
)  # fmt: skip
HURTS = (
    "distress", "worst", "dying", "fewest cards", "states", "last turns", "over", "threat", "threat near", "entities",
    "beside", "morphs",
)  # fmt: skip
"""What the rules say of these figures. Games would teach otherwise of some, for in Dreams that are won there is more
Distress: whoever chose by that would seek it."""

DYING = 5
FEW = 8
NEAR = 2


def figures_of(
    table: Etherfields, lib: Index, known: Collection[str], learnt: Mapping[str, Lesson] = NOTHING_LEARNT
) -> list[float]:
    """The figures of a scene; `known` are the actions whose scripts were read before, `learnt` what they did."""
    people = [table.dreamers[seat] for seat in table.present]
    count = len(people)
    over = float(OUT in table.flags)
    turns = 0 if over else len(table.turns)
    threats = sum([token.kind == "threat" for token in table.tokens if token.of == table.tile])
    most = fatal(table.tile, "threat")
    story = sum([token.kind == "story" and token.of == table.tile for token in table.tokens])
    markers = sum([laid.count for laid in table.markers.values()]) / count
    wanted, near, payable, asked = _wanted(table, lib, people)
    places = {figure.at for figure in table.figures if table.is_entity(figure)}
    beside = sum([_far(table, me.at, place) <= 1 for me in people for place in places])
    cards = [me.cards for me in people]
    raised = [sum([max(lib.yields.get(card, (0,))) for card in me.hand]) for me in people]
    return [
        1.0,
        float(table.scene is DREAM),
        count / 3,
        float(count == 1),
        sum([me.distress for me in people]) / count / 5,
        max([me.distress for me in people]) / 5,
        float(max([me.distress for me in people]) >= DYING),
        sum(cards) / count / 15,
        max(0, FEW - min(cards)) / FEW,
        sum([len(me.hand) for me in people]) / count / 5,
        sum(raised) / count / 8,
        sum([me.ether for me in people]) / count / 3,
        sum([me.gems for me in people]) / count / 3,
        table.hours / 4,
        len(table.items) / 4,
        float(asked > 0),
        float(0 < asked <= len(table.items)),
        sum([len(me.states) for me in people]) / count,
        len(table.notes) / 3,
        turns / 6,
        turns * turns / 36,
        float(turns == 1),
        over,
        threats / most if most else threats / 6,
        float(bool(most) and most - threats <= 1),
        story / 3,
        sum([token.kind == "story" for token in table.tokens if token.of != table.tile]) / 3,
        markers,
        markers * min(turns, 2) / 2,
        len(table.spent) / 6,
        (len(table.ground.tiles) + len(table.ground.overlays)) / 6,
        len(table.revealed) / 4,
        wanted / 3,
        near,
        payable,
        float(not wanted),
        len(places) / 3,
        beside / count,
        sum([len(entity.morphs) for entity in table.entities]) / 3,
        *_reads(table, lib, known, over),
        float(sum([learnt[what].story > 0 for what in marks(table) if what in learnt])),
    ]


def _reads(table: Etherfields, lib: Index, known: Collection[str], over: float) -> list[float]:
    """What would have been read: what all paid for, what can be tried once, what is new, what was read before."""
    great = beside = once = new = again = price = other = 0.0
    for what in marks(table):
        action = lib.actions.get(what)
        if action is None:
            other += what != OUT.partition(" ")[2]
            continue
        price += action.cost.amount / 4
        if _is_great(action):
            great += 1
            beside += action.source is Source.ENTITY
        elif action.single_use:
            once += 1
        elif what in known:
            again += 1
        else:
            new += 1
    return [great, beside, great * over, once, once * over, new, again, (new + again) * over, price, other]


def _is_great(action: Action) -> bool:
    """Whether all must pay for it: that is what a Dream is about."""
    return action.cost.gradual or action.cost.times_players


def _wanted(table: Etherfields, lib: Index, people: list[Dreamer]) -> tuple[float, float, float, int]:
    """Actions that all must pay for and that can still be tried: how many, how near the nearest, how far payable.

    And how many Items the cheapest action asks for that asks for any.
    """
    count, near, payable, items = 0, 0.0, 0.0, list[int]()
    for key, places in _open(table, lib):
        action = lib.actions[key]
        if key in table.spent:
            continue
        if action.cost.items:
            items.append(action.cost.items)
        if not _is_great(action):
            continue
        count += 1
        laid = table.markers.get(key)
        left = max(1, len(people) - (laid.count if laid else 0)) * action.cost.amount
        for me in people:
            way = min([_far(table, me.at, place) for place in places], default=FAR if places else 0)
            near = max(near, 1 / (1 + way / NEAR))
            colours = [list(type(colour)).index(colour) for colour in action.cost.intents]
            purse = [lib.yields.get(card, (0, 0, 0)) for card in me.hand]
            have = max([sum([card[colour] for card in purse]) for colour in colours], default=0)
            payable = max(payable, min(1.0, have / max(1, left)))
    return float(count), near, payable, min(items, default=0)


def _open(table: Etherfields, lib: Index) -> list[tuple[str, tuple[Space, ...]]]:
    """The actions of the Dreamscape with the spaces where they are; nowhere: anywhere."""
    land = table.land
    everywhere = list(land.actions.items())
    everywhere += [(key, ()) for key in land.flying]
    for entity in table.entities:
        places = tuple([figure.at for figure in table.figures_of(entity.tile)])
        everywhere += [(key, places) for key in lib.keys_of.get(entity.tile, ()) if places]
    return everywhere


def _far(table: Etherfields, start: Space, end: Space) -> int:
    return table.land.grid.distances(start)[end] if start >= 0 and end >= 0 else FAR
