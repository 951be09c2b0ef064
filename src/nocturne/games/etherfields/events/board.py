"""What happens on the board: figures, tokens, the ground."""

from __future__ import annotations

from typing import ClassVar

from nocturne.games.etherfields.components import STATES, Intent, Morph
from nocturne.games.etherfields.events.base import Happening, StateEvent
from nocturne.games.etherfields.land import Ground
from nocturne.games.etherfields.model import NOWHERE, Entity, Etherfields, Figure, Marked, StateToken, Token
from nocturne.kernel import Name, Seat, Text, without
from nocturne.kernel.grid import Space

# -- figures


class DreamerMoved(Happening, frozen=True):
    """A Dreamer moves one space (EF-MOVE-01)."""

    seat: Seat
    space: Space

    def apply(self, game: Etherfields) -> None:
        game.dreamers[self.seat].at = self.space


class DreamerPlaced(DreamerMoved, frozen=True):
    """A Dreamer is Relocated, or placed on an Entrance (EF-MOVE-05, EF-ENTRANCE-01)."""


class DreamerPushed(DreamerMoved, frozen=True):
    """A Dreamer is pushed out of a space: neither a Move nor a Relocation (EF-SPACE-12)."""


class FigureSpawned(Happening, frozen=True):
    """A figure appears (EF-SPAWN-01)."""

    of: str
    space: Space

    def apply(self, game: Etherfields) -> None:
        game.figures.append(Figure(game.next_figure, self.of, self.space))
        game.next_figure += 1


class FigureMoved(Happening, frozen=True):
    """An Entity moves one space, is Relocated or pushed."""

    figure: int
    space: Space
    of: str = ""  # whose figure it is

    def apply(self, game: Etherfields) -> None:
        figure = game.figure(self.figure)
        assert figure is not None
        figure.at = self.space


class FigureRemoved(Happening, frozen=True):
    """A figure is discarded; with the last one its Entity's Morphings go too (EF-MORPH-15)."""

    figure: int
    of: str

    def apply(self, game: Etherfields) -> None:
        game.figures = [figure for figure in game.figures if figure.id != self.figure]
        entity = game.entity(self.of)
        if entity is not None and not game.figures_of(self.of):
            entity.morphs = ()


class EntityActivated(Happening, frozen=True):
    """An Entity tile is active (EF-REVEAL-03)."""

    tile: str

    def apply(self, game: Etherfields) -> None:
        game.entities.append(Entity(self.tile))


class StateLaid(StateEvent, frozen=True):
    """A State token is laid beside a figure or a Dreamer (EF-STATE-01)."""

    def told(self, seat: Seat | None) -> Text | None:
        state = Text(f"state-{self.state.value}")
        if self.seat is not None:
            return Text.of("event-state-laid-dreamer", seat=self.seat, state=state)
        return Text.of("event-state-laid", of=Name("tile", self.of), state=state)

    def apply(self, game: Etherfields) -> None:
        token = StateToken(self.state, fresh=self.seat is not None)
        if self.seat is not None:
            game.dreamers[self.seat].states += (token,)
            return
        figure = game.figure(self.figure)
        assert figure is not None
        figure.states += (token,)
        entity = game.entity(figure.of)
        if STATES[self.state].immune and entity is not None:
            figure.obeys = entity.morphs


class StateEnded(StateEvent, frozen=True):
    """A State token returns to the pool (EF-STATE-11)."""

    def told(self, seat: Seat | None) -> Text | None:
        state = Text(f"state-{self.state.value}")
        if self.seat is not None:
            return Text.of("event-state-ended-dreamer", seat=self.seat, state=state)
        return Text.of("event-state-ended", of=Name("tile", self.of), state=state)

    def apply(self, game: Etherfields) -> None:
        bearer = game.dreamers[self.seat] if self.seat is not None else game.figure(self.figure)
        assert bearer is not None
        bearer.states = tuple([token for token in bearer.states if token.state is not self.state])


class MorphAdded(Happening, frozen=True):
    """A Morphing token lies on an Entity tile (EF-MORPH-01)."""

    tile: str
    morph: Morph

    def apply(self, game: Etherfields) -> None:
        entity = game.entity(self.tile)
        assert entity is not None
        entity.morphs += (self.morph,)


class MorphRemoved(Happening, frozen=True):
    """A Morphing token returns to the pool (EF-MORPH-16)."""

    tile: str
    morph: Morph

    def apply(self, game: Etherfields) -> None:
        entity = game.entity(self.tile)
        assert entity is not None
        entity.morphs = _less(entity.morphs, self.morph)
        for figure in game.figures_of(self.tile):
            if figure.obeys.count(self.morph) > entity.morphs.count(self.morph):
                figure.obeys = _less(figure.obeys, self.morph)


def _less(morphs: tuple[Morph, ...], morph: Morph) -> tuple[Morph, ...]:
    place = morphs.index(morph)
    return morphs[:place] + morphs[place + 1 :]


# -- the ground


class GroundChanged(Happening, frozen=True):
    """Tiles, Overlays, Walls or Holes of the Dreamscape change."""

    ground: Ground
    reveals: ClassVar[bool] = True

    def apply(self, game: Etherfields) -> None:
        game.ground = self.ground

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-ground-changed", tiles=len(self.ground.tiles))


def lies(space: Space, of: str, beside: Space = NOWHERE) -> Text | str:
    """Where a token lies, as the end of a sentence: in a space or two, or on a tile or card."""
    if beside >= 0:
        return Text.of("token-between", space=Name("space", str(space)), beside=Name("space", str(beside)))
    if space >= 0:
        return Text.of("token-in", space=Name("space", str(space)))
    return Text.of("token-on", of=Name("tile", of)) if of else ""


class TokenLaid(Happening, frozen=True):
    """A token is laid from its pool."""

    kind: str
    space: Space = NOWHERE
    of: str = ""
    side: int = 0
    beside: Space = NOWHERE

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-token-laid", kind=self.kind, where=lies(self.space, self.of, self.beside))

    def apply(self, game: Etherfields) -> None:
        game.tokens += (Token(self.kind, self.space, self.of, self.side, self.beside),)


class TokenTaken(Happening, frozen=True):
    """A token goes back to its pool."""

    kind: str
    space: Space = NOWHERE
    of: str = ""

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-token-taken", kind=self.kind, where=lies(self.space, self.of))

    def apply(self, game: Etherfields) -> None:
        tokens = list(game.tokens)
        tokens.remove(next(t for t in tokens if (t.kind, t.of) == (self.kind, self.of) and t.lies(self.space)))
        game.tokens = tuple(tokens)


class TokenRemoved(TokenTaken, frozen=True):
    """A token leaves the game for the rest of the campaign (EF-COMP-06)."""

    pool: str = ""

    def told(self, seat: Seat | None) -> Text | None:
        return self.text()

    def apply(self, game: Etherfields) -> None:
        TokenTaken.apply(self, game)
        game.gone = tuple(sorted((*game.gone, self.pool)))


class GemLaid(Happening, frozen=True):
    """A Gem lies in a Gem slot: nobody's (EF-GEMSLOT-01, EF-GEMSLOT-04)."""

    seat: Seat
    space: Space

    def apply(self, game: Etherfields) -> None:
        game.dreamers[self.seat].gems -= 1
        game.gems_laid = tuple(sorted((*game.gems_laid, self.space)))


class GemTaken(Happening, frozen=True):
    """A Gem is taken out of its slot (EF-GEMSLOT-02)."""

    seat: Seat
    space: Space

    def apply(self, game: Etherfields) -> None:
        game.dreamers[self.seat].gems += 1
        game.gems_laid = tuple([space for space in game.gems_laid if space != self.space])


class ActionBlocked(Happening, frozen=True):
    """A single-use action was used; a Block token covers it if one is left (EF-ACTION-10, EF-ACTION-11)."""

    action: str
    token: bool

    def apply(self, game: Etherfields) -> None:
        game.spent += (self.action,)
        game.blocks += self.token

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-action-blocked", action=Name("deed", self.action))


class MarkersLaid(Happening, frozen=True):
    """Intent markers lie on a Gradual action; none: they are back in the pool (EF-GRADUAL-03, EF-GRADUAL-04)."""

    action: str
    intent: Intent
    count: int

    def apply(self, game: Etherfields) -> None:
        if self.count:
            game.markers[self.action] = Marked(self.intent, self.count)
        else:
            game.markers.pop(self.action, None)

    def told(self, seat: Seat | None) -> Text | None:
        deed = Name("deed", self.action)
        return Text.of("event-markers-laid", action=deed, intent=self.intent, count=self.count)


class QuirkLaid(Happening, frozen=True):
    """A Quirk card lies in its space (EF-QUIRK-03)."""

    card: str
    space: Space

    def apply(self, game: Etherfields) -> None:
        game.turned_up = without(game.turned_up, self.card)
        game.quirks += ((self.card, self.space),)
