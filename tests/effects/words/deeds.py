"""What the words of the playground can do: its world fills these in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias, cast

from nocturne.effects.context import Context
from nocturne.effects.word import Ref
from nocturne.effects.world import World
from nocturne.kernel import Option, Refusal, Seat
from tests.effects.words.memory import Memory

Table: TypeAlias = Any


def deeds(ctx: Context) -> Deeds:
    """The world of the playground."""
    return cast("Deeds", ctx.world)


def memory(ctx: Context) -> Memory:
    """What the playground remembers."""
    return deeds(ctx).memory(ctx.table)


class Deeds(World):
    """Questions and deeds beyond those that every game answers."""

    def memory(self, game: Table) -> Memory:
        """Where flags, counters, limits and lasting effects are kept."""
        raise NotImplementedError

    def also_you(self, game: Table, seat: Seat) -> tuple[Ref, ...]:
        """What "another" leaves out besides the player: the player's own figure."""
        return ()

    def figure_of(self, game: Table, thing: Ref) -> Ref:
        """The figure that a player or figure stands for."""
        return thing

    def tokens(self, game: Table, holder: Ref, token: str) -> int:
        """How many tokens of a kind someone has."""
        raise NotImplementedError

    def spendable(self, game: Table, holder: Ref, token: str) -> int:
        """How many of them may be spent now: all, unless the game's rules say otherwise."""
        return self.tokens(game, holder, token)

    def track(self, game: Table, track: str) -> int:
        """Where a track stands."""
        raise NotImplementedError

    def pile(self, game: Table, seat: Seat, pile: str) -> int:
        """How many cards a pile of a player has."""
        raise NotImplementedError

    def is_lit(self, game: Table, space: Ref) -> bool:
        """Whether there is light in a space."""
        raise NotImplementedError

    def is_revealed(self, game: Table, thing: Ref) -> bool:
        """Whether everybody knows it."""
        raise NotImplementedError

    def has_marker(self, game: Table, space: Ref, marker: str) -> bool:
        """Whether a marker lies in a space."""
        raise NotImplementedError

    def has_state(self, game: Table, figure: Ref, state: str) -> bool:
        """Whether a figure is in a state."""
        raise NotImplementedError

    def die(self, game: Table, die: str) -> int:
        """How many faces a die has; the faces are numbered from 1."""
        raise NotImplementedError

    # -- reactions

    def reactions(self, game: Table, seat: Seat, moment: str) -> Sequence[Option]:
        """The reactions that a seat has at hand for a moment, as options made by `abilities.react`."""
        raise NotImplementedError

    def played(self, ctx: Context, seat: Seat, record: str) -> None:
        """A reaction is played: what becomes of its card."""

    # -- deeds: cards

    def draw(self, ctx: Context, seat: Seat, count: int, pile: str) -> None:
        """Draw cards."""
        raise NotImplementedError

    def discard(self, ctx: Context, seat: Seat, count: int) -> None:
        """Discard cards from the hand, the player choosing."""
        raise NotImplementedError

    def discard_random(self, ctx: Context, seat: Seat, count: int) -> None:
        """Discard cards from the hand at random."""
        raise NotImplementedError

    def discard_card(self, ctx: Context, card: Ref) -> None:
        """Discard one certain card."""
        raise NotImplementedError

    def remove_card(self, ctx: Context, card: Ref) -> None:
        """Put a certain card out of the game."""
        raise NotImplementedError

    def shuffle(self, ctx: Context, seat: Seat, pile: str, into: str) -> None:
        """Shuffle a pile, into another if they differ."""
        raise NotImplementedError

    def peek(self, ctx: Context, seat: Seat, count: int, pile: str) -> None:
        """Let a player alone look at the top cards of a pile."""
        raise NotImplementedError

    def reveal_top(self, ctx: Context, seat: Seat, count: int, pile: str) -> None:
        """Show the top cards of a pile to all."""
        raise NotImplementedError

    def search(self, ctx: Context, seat: Seat, pile: str, count: int) -> None:
        """Let a player take cards of their choice from a pile, then shuffle it."""
        raise NotImplementedError

    def put(self, ctx: Context, seat: Seat, count: int, to: str, bottom: bool) -> None:
        """Put cards of the player's choice from the hand on top of a pile or under it."""
        raise NotImplementedError

    def retrieve(self, ctx: Context, seat: Seat, count: int, pile: str) -> None:
        """Take cards of the player's choice from an open pile into the hand."""
        raise NotImplementedError

    def seal(self, ctx: Context, seat: Seat, count: int) -> None:
        """Put the top cards of the player's deck out of play, for now."""
        raise NotImplementedError

    def unseal(self, ctx: Context, seat: Seat, count: int) -> None:
        """Bring sealed cards back."""
        raise NotImplementedError

    def give_cards(self, ctx: Context, giver: Seat, count: int, to: Seat) -> None:
        """Give cards of the giver's choice from the hand."""
        raise NotImplementedError

    def steal(self, ctx: Context, thief: Seat, count: int, victim: Seat) -> None:
        """Take cards at random from another hand."""
        raise NotImplementedError

    def gain_card(self, ctx: Context, seat: Seat, record: str, pile: str) -> None:
        """Put a named card from the box into a player's pile."""
        raise NotImplementedError

    # -- deeds: tokens and tracks

    def gain(self, ctx: Context, holder: Ref, token: str, count: int) -> None:
        """Give tokens from the pool."""
        raise NotImplementedError

    def lose(self, ctx: Context, holder: Ref, token: str, count: int) -> None:
        """Return tokens to the pool, as many as there are."""
        raise NotImplementedError

    def give(self, ctx: Context, giver: Ref, token: str, count: int, to: Ref) -> None:
        """Hand tokens over, as many as there are."""
        raise NotImplementedError

    def advance(self, ctx: Context, track: str, by: int) -> None:
        """Move a track, up or down, within its ends."""
        raise NotImplementedError

    def draw_tile(self, ctx: Context, holder: Ref, bag: str, count: int) -> None:
        """Draw tiles or tokens from a bag at random and put them on their holder."""
        raise NotImplementedError

    # -- deeds: figures

    def damage(self, ctx: Context, figure: Ref, count: int, harm: str) -> None:
        """Hurt a figure."""
        raise NotImplementedError

    def heal(self, ctx: Context, figure: Ref, count: int, harm: str) -> None:
        """Take hurt away."""
        raise NotImplementedError

    def move(self, ctx: Context, figure: Ref, steps: int) -> None:
        """Let a figure be moved step by step, the owner of the effect choosing the way."""
        raise NotImplementedError

    def push(self, ctx: Context, figure: Ref, steps: int, away_from: Ref) -> None:
        """Move a figure straight away from another, until something stops it."""
        raise NotImplementedError

    def relocate(self, ctx: Context, figure: Ref, space: Ref) -> None:
        """Put a figure into another space, however far."""
        raise NotImplementedError

    def swap(self, ctx: Context, one: Ref, other: Ref) -> None:
        """Let two figures change places."""
        raise NotImplementedError

    def spawn(self, ctx: Context, noun: str, space: Ref) -> None:
        """Put a new figure into a space."""
        raise NotImplementedError

    def remove(self, ctx: Context, figure: Ref) -> None:
        """Take a figure off the map."""
        raise NotImplementedError

    def add_state(self, ctx: Context, figure: Ref, state: str) -> None:
        """Put a figure into a state."""
        raise NotImplementedError

    def remove_state(self, ctx: Context, figure: Ref, state: str) -> None:
        """End a state of a figure."""
        raise NotImplementedError

    # -- deeds: the map

    def add_wall(self, ctx: Context, one: Ref, other: Ref) -> None:
        """Put a wall between two adjacent spaces."""
        raise NotImplementedError

    def remove_wall(self, ctx: Context, one: Ref, other: Ref) -> None:
        """Take the wall between two adjacent spaces away."""
        raise NotImplementedError

    def block(self, ctx: Context, space: Ref, blocked: bool) -> None:
        """Close a space, or open it again."""
        raise NotImplementedError

    def light(self, ctx: Context, space: Ref, lit: bool) -> None:
        """Turn the light of a space on or off."""
        raise NotImplementedError

    def reveal(self, ctx: Context, thing: Ref) -> None:
        """Show something hidden to all."""
        raise NotImplementedError

    def hide(self, ctx: Context, thing: Ref) -> None:
        """Turn something face down again."""
        raise NotImplementedError

    def add_marker(self, ctx: Context, space: Ref, marker: str) -> None:
        """Lay a marker into a space."""
        raise NotImplementedError

    def remove_marker(self, ctx: Context, space: Ref, marker: str) -> None:
        """Take a marker away."""
        raise NotImplementedError

    # -- deeds: the course of the game

    def extra_action(self, ctx: Context, seat: Seat, count: int) -> None:
        """Give a player more actions in this turn."""
        raise NotImplementedError

    def skip_turn(self, ctx: Context, seat: Seat) -> None:
        """Let a player miss the next turn."""
        raise NotImplementedError

    def end_turn(self, ctx: Context, seat: Seat) -> None:
        """End a player's turn."""
        raise NotImplementedError

    def win(self, ctx: Context, seats: Iterable[Seat]) -> None:
        """End the game: these players win."""
        raise NotImplementedError

    def cannot_pay(self, ctx: Context, cost: str, **facts: object) -> Refusal:
        """The refusal where a price cannot be paid, by the game's own rule."""
        raise NotImplementedError
