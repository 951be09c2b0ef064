"""Other worlds that a seat cannot tell from this one: everything hidden from it drawn anew (area VIEW)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from msgspec.structs import replace

from nocturne.games.alone._knownlevel import KnownSector
from nocturne.games.alone._levelgen import ROOMS, SECTORS, Draws
from nocturne.games.alone.charts import KEPT_MAPS, chart_of
from nocturne.games.alone.elsewhere import another_map, turned, with_levels_exchanged
from nocturne.games.alone.knownmap import DrawnMap, Known, draw_known_map
from nocturne.games.alone.labyrinth import Floor, hero_place
from nocturne.games.alone.map import DoorSet, Map, SectorId, SectorSet, sector_set, sectors_in
from nocturne.games.alone.model import BOSS, HERO, NOBODY, Alone, Creature
from nocturne.games.alone.plan import Direction, MissionRooms
from nocturne.games.alone.rules.setup import mission_rooms
from nocturne.kernel import Choice, Seat, in_order, joined, shuffle_draws

Pick = Callable[[int], int]
T = TypeVar("T")

ATTEMPTS = 8
WORLDS = 64
"""How many Maps are drawn for the same knowledge."""


def imagine(game: Alone, seat: Seat | None, pick: Pick) -> Alone:
    """A table with other hidden cards, and for the Hero another world behind the screen.

    Whoever is asked now is asked there too: on a table without padded windows that much can be seen.
    """
    if game.outcome is not None:  # AL-VIEW-11: nothing is hidden any more
        return game.clone()
    for _ in range(ATTEMPTS):
        other = game.clone()
        _bury_anew(other, pick)
        _deal_anew(other, seat, pick)
        if not seat and other.chart:
            _redraw(other, pick)
        if _asked(other) == _asked(game):
            return other
    return game.clone()


def imagine_on(game: Alone, drawn: DrawnMap, pick: Pick) -> Alone | None:
    """A table as `imagine` gives the Hero, on a Map that shows what the Hero sees; None if it gives itself away."""
    other = game.clone()
    _bury_anew(other, pick)
    _deal_anew(other, HERO, pick)
    _move_into(other, drawn, pick)
    _choose_boss(other, pick)
    return other if _asked(other) == _asked(game) else None


def _asked(game: Alone) -> list[tuple[Seat, bool]]:
    """Who has to decide, and whether there is more than one answer."""
    step: Any = game.agenda[-1] if game.agenda else None
    if not isinstance(step, Choice):
        return []
    always = step.asks_always(game)
    asked = [(seat, len(step.options(game, seat))) for seat in step.seats(game)]
    return [(seat, always or count > 1) for seat, count in asked if count]


def shuffled(things: Sequence[T], pick: Pick) -> list[T]:
    """The things in another order."""
    return list(in_order(things, [pick(size) for size in shuffle_draws(len(things))]))


# -- cards


def _bury_anew(game: Alone, pick: Pick) -> None:
    """Other cards lie at the bottom of the Item deck; nobody is shown which, unless the Hero is looking at some."""
    if game.item_bottom and not game.looked_at:
        mixed = shuffled(sorted([*game.item_deck, *game.item_bottom]), pick)
        count = len(game.item_bottom)
        game.item_bottom, rest = tuple(mixed[:count]), mixed[count:]
        game.item_deck = tuple(sorted(rest, key=game.content.item_deck.index))


def _deal_anew(game: Alone, seat: Seat | None, pick: Pick) -> None:
    """Cards that the seat cannot see change places, each within its deck (AL-VIEW-03, AL-EVIL-13)."""
    for number, deck in enumerate(game.decks):
        mixed = iter(shuffled(sorted(_hidden(game, seat, deck.name)), pick))
        cards, buried = _refilled(game, deck.cards, deck.name, mixed), _refilled(game, deck.buried, deck.name, mixed)
        new = replace(deck, cards_ids=joined(sorted(cards)), buried=tuple(sorted(buried)))
        game.decks = (*game.decks[:number], new, *game.decks[number + 1 :])
        hands = []
        for place, hand in enumerate(game.hands):
            unseen = _is_unseen(game, seat, place)
            hands.append(tuple(sorted(_refilled(game, hand, deck.name, mixed))) if unseen else hand)
        game.hands = tuple(hands)
        if seat != game.leader:
            game.dealt = _refilled(game, game.dealt, deck.name, mixed)
        track = []
        for played in game.track:
            unseen = played.face_down and played.seat != seat
            track.append(
                replace(played, card=_refilled(game, (played.card,), deck.name, mixed)[0]) if unseen else played
            )
        game.track = tuple(track)


def _is_unseen(game: Alone, seat: Seat | None, place: int) -> bool:
    opened = bool(seat) and game.box.options["open-hands"]
    return not opened and place + 1 != seat


def _hidden(game: Alone, seat: Seat | None, deck: str) -> Iterator[str]:
    """The cards of a deck that the seat cannot see."""
    piles = [pile for stack in game.decks if stack.name == deck for pile in (stack.cards, stack.buried)]
    piles += [hand for place, hand in enumerate(game.hands) if _is_unseen(game, seat, place)]
    if seat != game.leader:
        piles.append(game.dealt)
    piles.append(tuple([played.card for played in game.track if played.face_down and played.seat != seat]))
    for pile in piles:
        yield from [card for card in pile if game.content.deck_of[card] == deck]


def _refilled(game: Alone, pile: tuple[str, ...], deck: str, mixed: Iterator[str]) -> tuple[str, ...]:
    return tuple([next(mixed) if game.content.deck_of[card] == deck else card for card in pile])


# -- the world behind the screen


def _redraw(game: Alone, pick: Pick) -> None:
    """Another Map outside of the Labyrinth, and other things on it."""
    old = game.map
    drawn = _drawn(known_of(game), mission_rooms(game), pick(WORLDS)) if _is_whole(old) else None
    if drawn is None:
        _change(game, old, pick)
    else:
        _move_into(game, drawn, pick)
    _choose_boss(game, pick)


def _choose_boss(game: Alone, pick: Pick) -> None:
    """Nobody knows the boss before it comes, but for Evil."""
    if not game.boss_out and game.boss:
        game.boss = list(game.content.bosses)[pick(len(game.content.bosses))]


def _is_whole(map: Map) -> bool:
    """Whether a Map has the size of a generated one; a smaller one, drawn by hand, is changed and not drawn anew."""
    return len(map.plan.sectors) == 2 * SECTORS and len(map.rooms) == 2 * ROOMS and len(map.stairs) == 2


@lru_cache(KEPT_MAPS)
def _drawn(known: Known, missions: MissionRooms | None, number: int) -> DrawnMap | None:
    """One of the Maps drawn for what is known: those of a decision are met again and again by whoever searches."""
    return draw_known_map(Draws(number), known, missions)


def _known_sectors(game: Alone) -> SectorSet:
    """The Revealed sectors, and those from which the Hero's coordinates count."""
    other = 0 if game.other_origin == NOBODY else 1 << game.other_origin
    return SectorSet(game.revealed | 1 << game.origin | other)


def known_of(game: Alone) -> Known:
    """What the Hero has before the eyes of the Map itself."""
    map, origins, sectors = game.map, game.origins, _known_sectors(game)
    floors: tuple[list[KnownSector], list[KnownSector]] = ([], [])
    for sector in sectors_in(sectors):
        floor, east, south = hero_place(map, origins, sector)
        _, exits, room = map.plan.sectors[sector]
        ways = map.links[sector]
        doors = sum([1 << way for way, _, door in ways if door])
        stairs = ways[-1][0] == Direction.STAIRS
        name, lcu = room.value if room else "", bool(map.lcus >> sector & 1)
        floors[floor is Floor.OTHER].append(KnownSector(east, south, exits, name, doors, lcu, stairs))
    links = []
    for low, high in map.stairs:
        if sectors >> low & sectors >> high & 1:
            here, there = (low, high) if map.same_level(low, origins.start) else (high, low)
            links.append((hero_place(map, origins, here)[1:], hero_place(map, origins, there)[1:]))
    start, upstairs = [tuple(sorted(floor, key=lambda seen: (seen.south, seen.east))) for floor in floors]
    return Known(start, upstairs, tuple(sorted(links)))


def _move_into(game: Alone, drawn: DrawnMap, pick: Pick) -> None:
    """Everything that the Hero sees on a Map drawn around it, the rest anywhere."""
    old, new, origins = game.map, drawn.map, game.origins
    there: dict[SectorId, SectorId] = {}
    for sector in sectors_in(_known_sectors(game)):
        floor, east, south = hero_place(old, origins, sector)
        there[sector] = new.at(drawn.place(floor is Floor.OTHER, east, south))
    seen = sector_set([there[sector] for sector in sectors_in(game.revealed)])
    spots = list(sectors_in(SectorSet(new.everywhere & ~seen)))
    somewhere = spots[pick(len(spots))]
    _lay_out(game, new, lambda sector: there.get(sector, somewhere), spots, pick)


def _change(game: Alone, old: Map, pick: Pick) -> None:
    """A Map drawn by hand is changed here and there, and its levels perhaps exchanged."""
    known = frozenset([old.place(sector) for sector in sectors_in(game.revealed)])
    new = another_map(old, known, pick)
    exchanged = bool(pick(2)) and bool(new.stairs)
    if exchanged:
        new = with_levels_exchanged(new)

    def moved(sector: SectorId) -> SectorId:
        place = old.place(sector)
        return new.at(turned(place) if exchanged else place)

    hidden = sectors_in(SectorSet(old.everywhere & ~game.revealed))
    _lay_out(game, new, moved, [moved(sector) for sector in hidden], pick)


def _lay_out(game: Alone, new: Map, at: Callable[[SectorId], SectorId], spots: list[SectorId], pick: Pick) -> None:
    """What the Hero sees lies where it lay, by the numbers of the new Map; of the rest as much, but elsewhere."""
    old, revealed, hidden = game.map, game.revealed, sector_set(spots)

    def seen(sectors: SectorSet) -> SectorSet:
        return sector_set([at(sector) for sector in sectors_in(SectorSet(sectors & revealed))])

    def unseen(sectors: SectorSet) -> int:
        return (sectors & ~revealed).bit_count()

    lit = SectorSet(seen(game.lit) | _some(spots, unseen(game.lit), pick))
    danger = _dangers(game, new, seen(game.danger), spots, unseen(game.danger), pick)
    conditions, taken = [], 0
    for sectors in game.conditions:
        put = _some([spot for spot in spots if not taken >> spot & 1], unseen(sectors), pick)
        taken |= put
        conditions.append(SectorSet(seen(sectors) | put))
    barred, shut = 0, 0
    for number, (before, side, behind) in enumerate(old.doors):
        if game.barred >> number & 1:
            door = _seen_door(new, at, (before, behind), side, revealed)
            barred |= 0 if door is None else 1 << door
            shut += door is None
    doors = [number for number, door in enumerate(new.doors) if hidden >> door.before & hidden >> door.behind & 1]
    game.barred = DoorSet(barred | _some(doors, shut, pick))
    game.chart, game.lit, game.danger, game.conditions = chart_of(new), lit, danger, tuple(conditions)
    game.creatures = tuple(
        [replace(creature, at=at(creature.at)) if creature.name else creature for creature in game.creatures]
    )
    game.hero.at, game.origin, game.revealed = at(game.hero.at), at(game.origin), seen(revealed)
    game.other_origin = NOBODY if game.other_origin == NOBODY else at(game.other_origin)
    game.explored = tuple([at(sector) for sector in game.explored])
    game.placed = NOBODY if game.placed == NOBODY else at(game.placed)
    _scatter_creatures(game, spots or [game.hero.at], pick)


def _seen_door(
    new: Map, at: Callable[[SectorId], SectorId], ends: tuple[SectorId, SectorId], side: Direction, revealed: SectorSet
) -> int | None:
    """A door of which the Hero sees a side, by its number on the new Map."""
    for end, way in zip(ends, (side, side.opposite), strict=True):
        if revealed >> end & 1:
            return new.door(at(end), way)
    return None


def _some(things: Sequence[int], count: int, pick: Pick) -> int:
    """So many of the things, as a set."""
    left, chosen = list(things), 0
    for _ in range(min(count, len(left))):
        chosen |= 1 << left.pop(pick(len(left)))
    return chosen


def _dangers(game: Alone, new: Map, danger: SectorSet, spots: Sequence[SectorId], left: int, pick: Pick) -> SectorSet:
    """Danger tokens: those that the Hero sees, and as many more, at most 8 a level (AL-DANGER-04)."""
    places, limit, sectors = list(spots), game.content.sheet.danger_limit, int(danger)
    while left and places:
        spot = places.pop(pick(len(places)))
        if (sectors & new.level_sectors(new.level(spot))).bit_count() < limit:
            sectors |= 1 << spot
            left -= 1
    return SectorSet(sectors)


BITS = ("moved", "held", "attacked", "attacked_before", "called_up")
"""The sets of creatures that a table keeps by their tokens."""


def _scatter_creatures(game: Alone, spots: list[SectorId], pick: Pick) -> None:
    """Unrevealed creatures are elsewhere; unless one is being spawned, they may be of other types too."""
    tokens = {creature.token: creature.token for creature in game.creatures}
    unseen = [creature for creature in game.creatures if not creature.name]
    unseen.sort(key=lambda creature: _marks(game, creature))
    places = {creature.token: spots[pick(len(spots))] for creature in unseen}
    if not game.placing:
        free = [creature.token for creature in unseen if creature.token != BOSS]
        copies = game.content.copies
        supply = [token for token in range(BOSS) if token not in tokens and token % 3 < copies]
        tokens.update(zip(free, shuffled(sorted([*free, *supply]), pick), strict=False))
    creatures = [
        Creature(tokens[each.token], each.at if each.name else places[each.token], each.wounded, each.name)
        for each in game.creatures
    ]
    game.creatures = tuple(sorted(creatures, key=lambda creature: creature.token))
    if any(old != new for old, new in tokens.items()):
        _renumber(game, tokens)


def _marks(game: Alone, creature: Creature) -> tuple[object, ...]:
    """What tells an unseen creature from another besides its type and its place: the order in which they are met."""
    token = creature.token
    bits = [getattr(game, name) >> token & 1 for name in BITS]
    return (token == BOSS, token in game.movers, creature.wounded, bits, dict(game.bonus).get(token, 0))


def _renumber(game: Alone, tokens: dict[int, int]) -> None:
    """Creatures have other tokens: so have they wherever the table speaks of them."""

    def renumbered(bits: int) -> int:
        if bits <= 0:
            return bits
        return sum([1 << tokens.get(token, token) for token in range(BOSS + 2) if bits >> token & 1])

    game.movers = tuple([tokens.get(token, token) for token in game.movers])
    game.paused = tuple(
        [
            replace(
                paused,
                movers=tuple([tokens.get(token, token) for token in paused.movers]),
                called_up=renumbered(paused.called_up),
            )
            for paused in game.paused
        ]
    )
    game.bonus = tuple([(tokens.get(token, token), dice) for token, dice in game.bonus])
    for name in BITS:
        setattr(game, name, renumbered(getattr(game, name)))
