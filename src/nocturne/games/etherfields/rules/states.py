"""States: what they keep a figure from, how they come and end (chapter STATE). The table of them is `STATES`."""

from __future__ import annotations

from typing import TypeAlias

from nocturne.games.etherfields.components import STATES, Lasts, State
from nocturne.games.etherfields.events.board import StateEnded, StateLaid
from nocturne.games.etherfields.events.cards import Told
from nocturne.games.etherfields.model import Dreamer, Etherfields, Figure
from nocturne.games.etherfields.rules.active import limiting
from nocturne.games.etherfields.rules.draw import enforce_new
from nocturne.kernel import Seat, Step

Holder: TypeAlias = "Dreamer | Figure"


def is_rooted(holder: Holder) -> bool:
    """Whether a State keeps it from Moving and being Relocated (EF-STATE-07)."""
    return bool(holder.states) and any(STATES[token.state].rooted for token in holder.states)


def is_harmless(holder: Holder) -> bool:
    """Whether a State takes the Distress out of its effects (EF-STATE-06)."""
    return bool(holder.states) and any(STATES[token.state].harmless for token in holder.states)


def capped(holder: Holder, reach: int) -> int:
    """A range under the States of whoever has it: the cap is applied last (EF-STATE-05)."""
    return min(reach, 1) if holder.states and any(STATES[token.state].short for token in holder.states) else reach


# -- coming and ending


def state_tokens_left(game: Etherfields, state: State) -> int:
    """Two tokens of each pair exist (EF-STATE-02)."""
    piece = STATES[state].piece
    states = [*[dreamer.states for dreamer in game.dreamers], *[figure.states for figure in game.figures]]
    return 2 - sum([STATES[token.state].piece == piece for tokens in states for token in tokens])


class LayState(Step[Etherfields], frozen=True):
    """Apply a State to a Dreamer or a figure, if a token of its pair is left (EF-STATE-03)."""

    state: State
    seat: Seat | None = None
    figure: int = -1

    def run(self, game: Etherfields) -> None:
        holder = game.dreamers[self.seat] if self.seat is not None else game.figure(self.figure)
        if holder is None or holder.has(self.state):
            return
        if not state_tokens_left(game, self.state):  # EF-STATE-02: what cannot happen is said
            game.commit(Told("no-state-token"))
        else:
            of = game.figure(self.figure)
            game.commit(StateLaid(self.seat, self.figure, self.state, of.of if of is not None else ""))


class EndState(Step[Etherfields], frozen=True):
    """A State of a Dreamer or a figure ends; its token returns to the pool (EF-STATE-11)."""

    state: State
    seat: Seat | None = None
    figure: int = -1

    def run(self, game: Etherfields) -> None:
        figure = game.figure(self.figure)
        holder = game.dreamers[self.seat] if self.seat is not None else figure
        if holder is not None and holder.has(self.state):
            before = limiting(game)
            game.commit(StateEnded(self.seat, self.figure, self.state, figure.of if figure is not None else ""))
            enforce_new(game, before)  # a figure that is no longer Poisoned obeys what lies on its tile


def end_dreamer_states(game: Etherfields) -> None:
    """With a Dreamers Phase the States end that came before it began (EF-STATE-08)."""
    for seat in game.present:
        for token in game.dreamers[seat].states:
            if not token.fresh and STATES[token.state].on_dreamer is Lasts.PHASE:
                game.commit(StateEnded(seat, -1, token.state))


def end_turn_states(game: Etherfields) -> None:
    """With the Turn the States end that last no longer (EF-STATE-05 to EF-STATE-07, table 4.11)."""
    for seat in game.present:
        for token in game.dreamers[seat].states:
            if STATES[token.state].on_dreamer is Lasts.TURN:
                game.commit(StateEnded(seat, -1, token.state))
    for figure in game.figures:
        for token in figure.states:
            if STATES[token.state].on_entity is Lasts.TURN:
                game.commit(StateEnded(None, figure.id, token.state, figure.of))
