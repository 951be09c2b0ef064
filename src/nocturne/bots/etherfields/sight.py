"""What a Dreamer's player sees: the view of its seat, and what is printed on everything that lies open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cached_property, lru_cache
from itertools import combinations

from nocturne.bots.etherfields.experience import NOTHING_LEARNT, Lesson
from nocturne.bots.etherfields.style import THUMB_DREAMER, DreamStyle
from nocturne.games.etherfields.actions import Action
from nocturne.games.etherfields.components import STATES, Intent, Source, StateRule
from nocturne.games.etherfields.index import Index
from nocturne.games.etherfields.land import Ground, Land
from nocturne.games.etherfields.pack import content as shipped_content
from nocturne.games.etherfields.plan import PlannedSpace
from nocturne.games.etherfields.views import NOTHING_LAID, DreamerView, EtherfieldsView, FigureView
from nocturne.kernel.grid import FAR, Direction, Grid, Space
from nocturne.packs import Library as Records

INTENTS = tuple(Intent)
DRAWN = 4
"""The cards of a Draw step, as far as anybody counts on."""
SAVED = 3.0
"""How much dearer Intent is that is saved for something great."""


WAYS = {"n": Direction.NORTH, "e": Direction.EAST, "s": Direction.SOUTH, "w": Direction.WEST}


@lru_cache(256)
def grid_of(width: int, height: int, spaces: tuple[PlannedSpace, ...]) -> Grid:
    """The Dreamscape as a grid with its Walls, without those who stand in it."""
    steps = {"n": -width, "e": 1, "s": width, "w": -1}
    exits: list[dict[Direction, Space]] = [{} for _ in range(width * height)]
    for space in spaces:
        exits[space.at] = {WAYS[side]: Space(space.at + steps[side]) for side in space.exits}
    return Grid(width, height, tuple(exits))


@lru_cache(4096)
def reached(grid: Grid, spaces: tuple[Space, ...], places: tuple[Space, ...], reach: int) -> tuple[Space, ...]:
    """The spaces from which one of these places is in reach."""
    rows = [grid.distances(place) for place in places if place >= 0]
    return tuple([space for space in spaces if any(row[space] <= reach for row in rows)])


IN_PLAY: ContextVar[Index | None] = ContextVar("IN_PLAY", default=None)
"""The pack of the table at which a bot is thinking."""


@contextmanager
def reading(lib: Index) -> Iterator[None]:
    """While a bot thinks: this is the pack."""
    before = IN_PLAY.set(lib)
    try:
        yield
    finally:
        IN_PLAY.reset(before)


def content() -> Index:
    """The pack in play as the rules read it; the one that comes with the program where no table is named."""
    return IN_PLAY.get() or shipped_content()


def records() -> Records:
    """The records of the pack in play."""
    return content().records


@lru_cache(64)
def land_of(lib: Index, tiles: tuple[str, ...], overlays: tuple[str, ...]) -> Land:
    """What is printed on the tiles that lie there."""
    known = tuple([tile for tile in tiles if tile in lib.maps])
    return lib.land(Ground(known, tuple([overlay for overlay in overlays if overlay in lib.overlays])))


def yields(card: str) -> tuple[int, int, int]:
    """The Intent of a card or Item."""
    return content().yields.get(card, (0, 0, 0))


def bare_price(card: str) -> float:
    """What the Intent of a card is worth."""
    intent = yields(card)
    return 0.5 * sum(intent) + 0.5 * max(intent)


def price_of(card: str) -> float:
    """What it costs to part with a card, in points of Intent."""
    return _price_of(content(), card)


@lru_cache(1024)
def _price_of(lib: Index, card: str) -> float:
    more = 1.0 if card in lib.influence and lib.influence[card].placing is not None else 0.0
    return bare_price(card) + (0.8 if lib.keys_of.get(card) else 0.0) + more + 0.2


class Sight:
    """One look at the table. Everything is worked out when it is first asked for."""

    def __init__(
        self,
        view: EtherfieldsView,
        favour: str = "",
        style: DreamStyle = THUMB_DREAMER,
        learnt: Mapping[str, Lesson] = NOTHING_LEARNT,
    ) -> None:
        self.view, self.favour, self.style, self.learnt = view, favour, style, learnt
        self.seat: int = view.you if view.you is not None else view.first
        self.team = view.team
        self.count = max(len(view.present), 1)
        self.scene = view.dreamscape or NOTHING_LAID

    @cached_property
    def me(self) -> DreamerView:
        """The Dreamer of this seat."""
        return self.view.dreamers[self.seat]

    @cached_property
    def dreamers(self) -> list[DreamerView]:
        """Everybody who plays this session."""
        return [self.view.dreamers[seat] for seat in self.view.present]

    @property
    def here(self) -> Space:
        """Where this Dreamer stands."""
        return Space(self.me.at)

    @cached_property
    def grid(self) -> Grid:
        """The Dreamscape with its Walls."""
        return grid_of(self.scene.width, self.scene.height, self.scene.spaces)

    @cached_property
    def land(self) -> Land:
        """What is printed on it."""
        return land_of(content(), self.scene.tiles, self.scene.overlays)

    def far(self, start: Space, end: Space) -> int:
        """Steps between two spaces."""
        return self.grid.distances(start)[end] if start >= 0 and end >= 0 else FAR

    @cached_property
    def lies(self) -> frozenset[str]:
        """Everything that has been found and lies open somewhere."""
        team, scene = self.team, self.scene
        things = {*team.items, *team.storage, *team.notes, *team.wisdom, *team.gates, *team.revealed, *team.removed}
        things.update(scene.tiles, scene.overlays, [entity.tile for entity in scene.entities])
        for me in self.view.dreamers:
            things.update(me.hand, me.discard, me.sealed, me.progress, me.flipped, me.unused)
        return frozenset(things)

    def tokens(self, kind: str, of: str) -> int:
        """How many tokens of a kind lie on a card or tile."""
        return sum([token.kind == kind and token.of == of for token in self.scene.tokens])

    @cached_property
    def figures(self) -> list[FigureView]:
        """The figures of Entities."""
        tiles = content().tiles
        return [figure for figure in self.scene.figures if figure.of in tiles]

    def figures_of(self, tile: str) -> list[Space]:
        """Where the figures of an Entity stand."""
        return [Space(figure.at) for figure in self.figures if figure.of == tile]

    @property
    def turns_left(self) -> int:
        """Turn cards that are still there, this one too."""
        return self.team.turns

    # -- what could be paid

    @cached_property
    def purse(self) -> tuple[str, ...]:
        """Hand and active Items."""
        return (*self.me.hand, *self.team.items)

    @cached_property
    def spare(self) -> int:
        """Cards in hand that only keep others from being drawn."""
        return max(len(self.me.hand) - (self.me.hand_limit - DRAWN), 0)

    def loss(self, cards: tuple[str, ...], kept: Intent | None = None) -> float:
        """What it costs to part with these; what the next Draw step replaces is cheap, what is saved for more dear."""
        items = self.team.items
        prices = []
        for card in cards:
            price = price_of(card) + (1.5 if card in items else 0.0)
            prices.append(price + (SAVED * yields(card)[INTENTS.index(kept)] if kept is not None else 0.0))
        prices.sort()
        cheap = min(self.spare, len(prices)) if kept is None else 0
        return 0.2 * sum(prices[:cheap]) + sum(prices[cheap:])

    # -- actions

    def actions(self) -> Iterator[tuple[Action, tuple[Space, ...] | None]]:
        """Every action of the Dreamscape, with the spaces it can be used from; None is anywhere."""
        lib, land = content(), self.land
        for key, places in land.actions.items():
            yield lib.actions[key], self._near(places, lib.actions[key])
        for key in land.flying:
            yield lib.actions[key], None
        for quirk in self.scene.quirks:
            for key in lib.keys_of.get(quirk.card, ()):
                yield lib.actions[key], (quirk.at,)
        tiles = [entity.tile for entity in self.scene.entities]
        for of in dict.fromkeys([*tiles, self.view.tile, *self.team.revealed]):
            for key in lib.keys_of.get(of, ()):
                action = lib.actions[key]
                if action.source is Source.ENTITY:
                    yield action, self._reach(tuple(self.figures_of(of)), self.range_of(action))
                else:
                    yield action, None

    def _near(self, places: tuple[Space, ...], action: Action) -> tuple[Space, ...]:
        if action.keyword is None:
            return places
        return self._reach(places, self.range_of(action))

    def _reach(self, places: tuple[Space, ...], reach: int) -> tuple[Space, ...]:
        return reached(self.grid, tuple(self.land.spaces), places, reach)

    def range_of(self, action: Action) -> int:
        """The range of an action, with what raises it."""
        reach = action.range
        if action.keyword is not None:
            raised = self.passive(f"{action.keyword.value}-range")
            reach += raised
        return min(reach, 1) if any(rule.short for rule in self.states()) else reach

    def states(self) -> list[StateRule]:
        """What the States of this Dreamer do."""
        return [STATES[token.state] for token in self.me.states]

    def passive(self, stat: str) -> int:
        """By how much what this Dreamer has raises a number."""
        passives = content().passives
        owned = {*self.me.active, *self.me.burdens, *self.team.wisdom, *self.team.items}
        if self.me.mask_works:
            owned.add(self.me.mask)
        return sum([passive.by for of in owned for passive in passives.get(of, ()) if passive.stat == stat])

    def dark(self, space: Space, terrain: str) -> bool:
        """Whether a space has a Terrain; Light takes Darkness away."""
        kinds = {str(printed) for printed in self.land.printed_terrain.get(space, ())}
        tile, tokens = self.land.tile_of.get(space), self.scene.tokens
        kinds |= {token.kind for token in tokens if space in (token.at, token.beside) or token.of == tile}
        return terrain in kinds and not (terrain == "darkness" and "light" in kinds)


def cheapest(purse: tuple[str, ...], colour: Intent, need: int) -> tuple[str, ...] | None:
    """The cards that raise so much Intent at the least loss; None where they cannot."""
    return _cheapest(content(), purse, colour, need)


@lru_cache(4096)
def _cheapest(lib: Index, purse: tuple[str, ...], colour: Intent, need: int) -> tuple[str, ...] | None:
    if need <= 0:
        return ()
    place = INTENTS.index(colour)
    raised = {card: lib.yields[card][place] for card in purse if card in lib.yields}
    useful = sorted([card for card in purse if raised.get(card)])
    if sum([raised[card] for card in useful]) < need:
        return None
    best: tuple[float, tuple[str, ...]] | None = None
    for size in range(1, len(useful) + 1):
        for cards in set(combinations(useful, size)):
            if sum([raised[card] for card in cards]) >= need:
                price = sum([_price_of(lib, card) for card in cards])
                if best is None or (price, cards) < best:
                    best = (price, cards)
        if best is not None and size >= 2:
            break
    return best[1] if best is not None else None


def less(purse: tuple[str, ...], cards: tuple[str, ...]) -> tuple[str, ...]:
    """What is left of it."""
    rest = list(purse)
    for card in cards:
        rest.remove(card)
    return tuple(rest)
