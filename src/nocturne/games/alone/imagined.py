"""Other worlds that a seat cannot tell from this one: everything hidden from it drawn anew (area VIEW)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from nocturne.games.alone.charts import chart_of
from nocturne.games.alone.elsewhere import another_map, turned, with_levels_exchanged
from nocturne.games.alone.map import DoorSet, Map, SectorId, SectorSet, sectors_in
from nocturne.games.alone.model import BOSS, NOBODY, Alone, Creature
from nocturne.games.alone.plan import Level, Place
from nocturne.games.alone.rules.setup import mission_rooms
from nocturne.kernel import Choice, Seat, in_order, joined, shuffle_draws

Pick = Callable[[int], int]
T = TypeVar("T")

ATTEMPTS = 8


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
        mixed = shuffled([*game.item_deck, *game.item_bottom], pick)
        count = len(game.item_bottom)
        game.item_bottom, rest = tuple(mixed[:count]), mixed[count:]
        game.item_deck = tuple(sorted(rest, key=game.content.item_deck.index))


def _deal_anew(game: Alone, seat: Seat | None, pick: Pick) -> None:
    """Cards that the seat cannot see change places, each within its deck (AL-VIEW-03, AL-EVIL-13)."""
    for number, deck in enumerate(game.decks):
        mixed = iter(shuffled(list(_hidden(game, seat, deck.name)), pick))
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
    """The cards of a deck that the seat cannot see, in the order in which they are dealt anew."""
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
    known = frozenset([old.place(sector) for sector in sectors_in(game.revealed)])
    new = another_map(old, known, mission_rooms(game), pick)
    exchanged = bool(pick(2)) and bool(new.stairs)
    if exchanged:
        new = with_levels_exchanged(new)

    def moved(place: Place) -> SectorId:
        return new.at(turned(place) if exchanged else place)

    hidden = sectors_in(SectorSet(old.everywhere & ~game.revealed))
    spots = [moved(old.place(sector)) for sector in hidden]
    _carry_over(game, old, new, lambda sector: moved(old.place(sector)))
    if spots:
        _scatter(game, spots, pick)
    if not game.boss_out and game.boss:
        game.boss = list(game.content.bosses)[pick(len(game.content.bosses))]


def _carry_over(game: Alone, old: Map, new: Map, at: Callable[[SectorId], SectorId]) -> None:
    """Everything stands where it stood, by the numbers of the new Map."""

    def each(sectors: SectorSet) -> SectorSet:
        return SectorSet(sum(1 << at(sector) for sector in sectors_in(sectors)))

    barred = 0
    for number, (one, side, _) in enumerate(old.doors):
        door = new.door(at(one), side) if game.barred >> number & 1 else None
        barred |= 0 if door is None else 1 << door
    game.chart, game.barred = chart_of(new), DoorSet(barred)
    game.revealed, game.lit, game.danger = each(game.revealed), each(game.lit), each(game.danger)
    game.conditions = tuple([each(sectors) for sectors in game.conditions])
    game.creatures = tuple([replace(creature, at=at(creature.at)) for creature in game.creatures])
    game.hero.at, game.origin = at(game.hero.at), at(game.origin)
    game.other_origin = NOBODY if game.other_origin == NOBODY else at(game.other_origin)
    game.explored = tuple([at(sector) for sector in game.explored])
    game.placed = NOBODY if game.placed == NOBODY else at(game.placed)


def _scatter(game: Alone, spots: list[SectorId], pick: Pick) -> None:
    """Lights, tokens, barred doors and creatures that the Hero does not see are elsewhere."""
    hidden = SectorSet(sum(1 << spot for spot in spots))
    game.lit = SectorSet(game.lit & ~hidden | _some(spots, (game.lit & hidden).bit_count(), pick))
    _scatter_dangers(game, spots, hidden, pick)
    taken, conditions = 0, []
    for sectors in game.conditions:
        free = [spot for spot in spots if not taken >> spot & 1]
        put = _some(free, (sectors & hidden).bit_count(), pick)
        taken |= put
        conditions.append(SectorSet(sectors & ~hidden | put))
    game.conditions = tuple(conditions)
    doors = [n for n, door in enumerate(game.map.doors) if hidden >> door.one & 1 and hidden >> door.other & 1]
    shut = sum(1 << door for door in doors)
    count = (game.barred & shut).bit_count()
    game.barred = DoorSet(game.barred & ~shut | _some(doors, count, pick))
    _scatter_creatures(game, spots, pick)


def _some(things: Sequence[int], count: int, pick: Pick) -> int:
    """So many of the things, as a set."""
    return sum(1 << thing for thing in shuffled(things, pick)[:count])


def _scatter_dangers(game: Alone, spots: list[SectorId], hidden: SectorSet, pick: Pick) -> None:
    """As many Danger tokens, at most 8 a level (AL-DANGER-04)."""
    left = (game.danger & hidden).bit_count()
    danger = game.danger & ~hidden
    levels = [game.map.level_sectors(level) for level in Level]
    for spot in shuffled(spots, pick):
        level = next(sectors for sectors in levels if sectors >> spot & 1)
        if left and (danger & level).bit_count() < game.content.sheet.danger_limit:
            danger |= 1 << spot
            left -= 1
    game.danger = SectorSet(danger)


def _scatter_creatures(game: Alone, spots: list[SectorId], pick: Pick) -> None:
    """Unrevealed creatures are elsewhere; unless one is being spawned, they may be of other types too."""
    tokens = {creature.token: creature.token for creature in game.creatures}
    unseen = [creature.token for creature in game.creatures if not creature.name and creature.token != BOSS]
    if not game.placing:
        copies = game.content.copies
        supply = [token for token in range(BOSS) if token not in tokens and token % 3 < copies]
        tokens.update(zip(unseen, shuffled([*unseen, *supply], pick), strict=False))
    creatures = []
    for creature in game.creatures:
        at = creature.at if creature.name else spots[pick(len(spots))]
        creatures.append(Creature(tokens[creature.token], at, creature.wounded, creature.name))
    game.creatures = tuple(sorted(creatures, key=lambda creature: creature.token))
    game.movers = tuple([tokens.get(token, token) for token in game.movers])

    def renumbered(bits: int) -> int:
        return (
            bits if bits < 0 else sum(1 << tokens.get(token, token) for token in range(BOSS + 2) if bits >> token & 1)
        )

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
    for name in ("moved", "held", "attacked", "attacked_before", "called_up"):
        setattr(game, name, renumbered(getattr(game, name)))
