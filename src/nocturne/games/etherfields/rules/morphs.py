"""Morphings and States (chapters MORPH, STATE)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from nocturne.games.etherfields.board_events import MorphAdded, MorphRemoved, StateEnded, StateLaid
from nocturne.games.etherfields.components import PAIRS, Morph, State
from nocturne.games.etherfields.model import Etherfields, Figure
from nocturne.games.etherfields.rules.active import morphs_on
from nocturne.games.etherfields.rules.draw import EnforceLimits
from nocturne.games.etherfields.rules.movement import in_range
from nocturne.kernel import Chance, Draw, Seat, Step

MORPHS = tuple(Morph)
LIMITING = (Morph.MASK, Morph.PROGRESS)


def morph_pool(game: Etherfields) -> tuple[int, ...]:
    """How many tokens of each kind are left of the twelve (EF-MORPH-01)."""
    pool = Counter(game.lib.figures.morphs)
    for entity in game.entities:
        pool.subtract(entity.morphs)
    return tuple([pool[one] for one in MORPHS])


def takes_morphs(game: Etherfields, tile: str) -> bool:
    """Not without a figure in the Dreamscape, nor while all of them are Poisoned (EF-MORPH-14, EF-STATE-09)."""
    figures = game.figures_of(tile)
    return any(not one.has(State.POISONED) for one in figures) and game.entity(tile) is not None


class AddMorphings(Chance[Etherfields], frozen=True):
    """Draw tokens at random and put them face up on the Entity tile (EF-MORPH-01)."""

    tile: str
    count: int
    rule: ClassVar[str] = "EF-MORPH-01"
    stream: ClassVar[str] = "morphings"

    def draws(self, game: Etherfields) -> Sequence[Draw]:
        pool = morph_pool(game)  # with one kind left nothing is left to chance
        return (pool,) if takes_morphs(game, self.tile) and self.count and sum(map(bool, pool)) > 1 else ()

    def happened(self, game: Etherfields, outcome: tuple[int, ...]) -> None:
        left = [kind for kind, count in zip(MORPHS, morph_pool(game), strict=True) if count]
        if not takes_morphs(game, self.tile) or not self.count or not left:
            return
        morph = MORPHS[outcome[0]] if outcome else left[0]
        game.commit(MorphAdded(self.tile, morph))
        if morph in LIMITING:  # EF-MORPH-09: at once
            game.then(*[EnforceLimits(seat) for seat in game.present])
        if self.count > 1:
            game.then(AddMorphings(self.tile, self.count - 1))


def remove_morph(game: Etherfields, tile: str, morph: Morph) -> None:
    """A Morphing returns to the pool (EF-MORPH-16)."""
    game.commit(MorphRemoved(tile, morph))


def clear_morphs(game: Etherfields, tile: str) -> None:
    """Discard all Morphings of an Entity."""
    entity = game.entity(tile)
    for morph in entity.morphs if entity is not None else ():
        game.commit(MorphRemoved(tile, morph))


class ClearMorphings(Step[Etherfields], frozen=True):
    """All Morphings of every Entity return to the pool (EF-MORPH-16)."""

    rule: ClassVar[str] = "EF-MORPH-16"

    def run(self, game: Etherfields) -> None:
        for entity in game.entities:
            clear_morphs(game, entity.tile)


# -- the numbers of an Entity's effects (table 4.3, step 4)


def morphs_of(game: Etherfields, figure: Figure) -> tuple[Morph, ...]:
    """The Morphings that a figure obeys."""
    entity = game.entity(figure.of)
    return morphs_on(entity, figure) if entity is not None else ()


def reach_of(game: Etherfields, figure: Figure, printed: int, *, row: bool = True) -> int:
    """The range of an effect: printed, plus Morphings in a row, then the cap of Dazed (EF-MORPH-06, EF-STATE-05)."""
    reach = printed + (morphs_of(game, figure).count(Morph.RANGE) if row else 0)
    return min(reach, 1) if figure.has(State.DAZED) else reach


def distress_of(game: Etherfields, figure: Figure, printed: int, *, row: bool = True) -> int:
    """The Distress of an effect: equal tokens add up in a row; none from a Stunned one (EF-MORPH-03, EF-STATE-06)."""
    if figure.has(State.STUNNED):
        return 0
    return printed + (morphs_of(game, figure).count(Morph.DISTRESS) if row else 0)


def seal_of(game: Etherfields, figure: Figure, printed: int, *, row: bool = True) -> int:
    """The cards that an effect Seals: in a row two more for each token (EF-MORPH-04)."""
    return printed + (2 * morphs_of(game, figure).count(Morph.SEAL) if row else 0)


def movement_of(game: Etherfields, figure: Figure) -> int:
    """The Movement value (EF-MORPH-05)."""
    return game.lib.tiles[figure.of].movement + 2 * morphs_of(game, figure).count(Morph.MOVEMENT)


def reached(game: Etherfields, tile: str, printed: int, *, row: bool) -> dict[Seat, list[Figure]]:
    """The Dreamers within range of any figure of an Entity, each once (EF-RANGE-08, EF-RANGE-09)."""
    found: dict[Seat, list[Figure]] = {}
    for figure in game.figures_of(tile):
        reach = reach_of(game, figure, printed, row=row)
        for seat in game.present:
            if in_range(game, figure.at, game.dreamers[seat].at, reach):
                found.setdefault(seat, []).append(figure)
    return found


# -- States


def state_tokens_left(game: Etherfields, state: State) -> int:
    """Two tokens of each pair exist (EF-STATE-02)."""
    pair = next(pair for pair in PAIRS if state in pair)
    states = [*[one.states for one in game.dreamers], *[one.states for one in game.figures]]
    return 2 - sum([token.state in pair for tokens in states for token in tokens])


class LayState(Step[Etherfields], frozen=True):
    """Apply a State to a Dreamer or a figure, if a token of its pair is left (EF-STATE-03)."""

    state: State
    seat: Seat | None = None
    figure: int = -1
    rule: ClassVar[str] = "EF-STATE-03"

    def run(self, game: Etherfields) -> None:
        holder = game.dreamers[self.seat] if self.seat is not None else game.figure(self.figure)
        if holder is not None and not holder.has(self.state) and state_tokens_left(game, self.state):
            of = game.figure(self.figure)
            game.commit(StateLaid(self.seat, self.figure, self.state, of.of if of is not None else ""))


class EndState(Step[Etherfields], frozen=True):
    """A State of a Dreamer or a figure ends; its token returns to the pool (EF-STATE-11)."""

    state: State
    seat: Seat | None = None
    figure: int = -1
    rule: ClassVar[str] = "EF-STATE-11"

    def run(self, game: Etherfields) -> None:
        figure = game.figure(self.figure)
        holder = game.dreamers[self.seat] if self.seat is not None else figure
        if holder is not None and holder.has(self.state):
            game.commit(StateEnded(self.seat, self.figure, self.state, figure.of if figure is not None else ""))


def end_dreamer_states(game: Etherfields) -> None:
    """On a Dreamer, Dazed and Paralyzed end with the first Dreamers Phase that began after they came (EF-STATE-08)."""
    for seat in game.present:
        for token in game.dreamers[seat].states:
            if not token.fresh and token.state in (State.DAZED, State.PARALYZED):
                game.commit(StateEnded(seat, -1, token.state))


def end_turn_states(game: Etherfields) -> None:
    """On an Entity, all but Poisoned end with the Turn, on a Dreamer Stunned (EF-STATE-05 to -09, table 4.11)."""
    for seat in game.present:
        if game.dreamers[seat].has(State.STUNNED):
            game.commit(StateEnded(seat, -1, State.STUNNED))
    for figure in game.figures:
        for token in figure.states:
            if token.state is not State.POISONED:
                game.commit(StateEnded(None, figure.id, token.state, figure.of))
