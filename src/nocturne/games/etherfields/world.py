"""Etherfields as its cards see it: what the common words ask and do here. The steps are those of the rules."""

from __future__ import annotations

from collections.abc import MutableMapping
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from nocturne.effects.memory import Lasting, Memory
from nocturne.effects.word import Ref, Verb, number_of, ref, sort_of
from nocturne.effects.world import World
from nocturne.games.etherfields.board_events import GroundChanged, StateEnded
from nocturne.games.etherfields.components import State
from nocturne.games.etherfields.events import CardMoved, CardReturned
from nocturne.games.etherfields.happening import Answer
from nocturne.games.etherfields.land import Ground
from nocturne.games.etherfields.model import NOWHERE, Etherfields
from nocturne.games.etherfields.rules.active import hand_limit, refuse_gems
from nocturne.games.etherfields.rules.distress import CountCards, Suffer, cure
from nocturne.games.etherfields.rules.draw import DiscardChosen, DrawCards, Reshuffle
from nocturne.games.etherfields.rules.entities import LandFigure, remove_figure
from nocturne.games.etherfields.rules.morphs import distress_of
from nocturne.games.etherfields.rules.movement import LandDreamer, MoveDreamer
from nocturne.games.etherfields.rules.pools import each_gains, gain, lay_token, lose, owner_of, take_token
from nocturne.games.etherfields.rules.seal import UNPAYABLE, SealCards, UnsealCards
from nocturne.games.etherfields.rules.space import figure_label, is_full
from nocturne.games.etherfields.rules.states import LayState
from nocturne.games.etherfields.verbs.causes import ROW, speaking
from nocturne.games.etherfields.verbs.needs import refuse_verb, sealing
from nocturne.kernel import Ask, Name, Option, Refusal, Seat, Text
from nocturne.kernel.grid import Space

if TYPE_CHECKING:
    from nocturne.effects.context import Context

POOLS = {"ether": "ether", "gem": "gems", "key": "keys", "hour": "hours", "distress": "distress"}
"""What the rules call a pool."""


@cache
def _space(space: Space) -> Ref:
    """Point at a space of the Dreamscape."""
    return ref("space", space)


class EtherfieldsWorld(World):
    """What the words of Etherfields ask and do."""

    # -- questions

    def memory(self, game: Etherfields) -> Memory:
        return Flags(game)  # type: ignore[return-value]  # it has what the words for flags need

    def things(self, game: Etherfields, noun: str, viewer: Seat | None) -> tuple[Ref, ...]:
        if noun == "dreamer":
            return tuple([ref("seat", seat) for seat in game.present])
        if noun == "entity":
            return tuple([ref("figure", one.id) for one in game.figures if game.is_entity(one)])
        taken = {*[one.at for one in game.dreamers], *[one.at for one in game.figures]}
        return tuple([_space(one) for one in game.land.spaces if one not in taken or not is_full(game, one)])

    def pointed(self, game: Etherfields, name: str) -> tuple[Ref, ...]:
        return (ref("seat", game.first),) if name in ("team", "first-player") else ()

    def place(self, game: Etherfields, thing: Ref) -> Ref | None:
        sort = sort_of(thing)
        if sort == "space":
            return thing
        at = NOWHERE
        if sort == "seat":
            at = game.dreamers[number_of(thing)].at
        elif sort == "figure":
            figure = game.figure(number_of(thing))
            at = figure.at if figure is not None else NOWHERE
        else:
            at = next((space for card, space in game.quirks if card == thing.partition(":")[2]), NOWHERE)
        return _space(at) if at >= 0 else None

    def called(self, game: Etherfields, thing: Ref) -> Text | None:
        """Figures by Entity and space, spaces by column and row."""
        if sort_of(thing) == "figure":
            return figure_label(game, number_of(thing))
        if sort_of(thing) == "space":
            return Text.of("option-place", space=Name("space", str(number_of(thing))))
        return None

    def distance(self, game: Etherfields, one: Ref, other: Ref) -> int:
        return game.land.distance(Space(number_of(one)), Space(number_of(other)))

    def seat_of(self, game: Etherfields, thing: Ref) -> Seat:
        return Seat(number_of(thing))

    def tokens(self, game: Etherfields, holder: Ref, token: str) -> int:
        what, seat = POOLS[token], Seat(number_of(holder))
        found: int = getattr(game if owner_of(seat, what) < 0 else game.dreamers[seat], what)
        return found

    def spendable(self, game: Etherfields, holder: Ref, token: str) -> int:
        """In 1.0 a Morphing keeps Gems from being spent on anything (EF-MORPH-11)."""
        barred = POOLS[token] == "gems" and refuse_gems(game) is not None
        return 0 if barred else self.tokens(game, holder, token)

    def pile(self, game: Etherfields, seat: Seat, pile: str) -> int:
        return len(getattr(game.dreamers[seat], pile))

    def has_marker(self, game: Etherfields, space: Ref, marker: str) -> bool:
        return any(one.kind == marker and one.lies(Space(number_of(space))) for one in game.tokens)

    def has_state(self, game: Etherfields, figure: Ref, state: str) -> bool:
        if sort_of(figure) == "seat":
            return game.dreamers[number_of(figure)].has(State(state))
        found = game.figure(number_of(figure))
        return found is not None and found.has(State(state))

    # -- cards

    def draw(self, ctx: Context, seat: Seat, count: int, pile: str) -> None:
        ctx.then(DrawCards(seat, count))

    def discard(self, ctx: Context, seat: Seat, count: int) -> None:
        ctx.then(DiscardChosen(seat, count))

    def discard_card(self, ctx: Context, card: Ref) -> None:
        """A card that is used up goes where the rules of its kind put it."""

    def shuffle(self, ctx: Context, seat: Seat, pile: str, into: str) -> None:
        ctx.then(Reshuffle(seat))

    def seal(self, ctx: Context, seat: Seat, count: int) -> None:
        ctx.then(SealCards(seat, sealing(ctx, count)))

    def unseal(self, ctx: Context, seat: Seat, count: int) -> None:
        ctx.then(UnsealCards(seat, count))

    def retrieve(self, ctx: Context, seat: Seat, count: int, pile: str) -> None:
        ctx.then(*[PickCard(seat, pile, "hand")] * count)

    def put(self, ctx: Context, seat: Seat, count: int, to: str, bottom: bool) -> None:
        ctx.then(*[PickCard(seat, "hand", to, bottom)] * count)

    # -- tokens

    def gain(self, ctx: Context, holder: Ref, token: str, count: int) -> None:
        """Where several gain together and the pool is too small, the Dreamers choose who goes without (EF-COMP-02)."""
        together = ctx.picks.get("who", ())
        if len(together) > 1 and token in ("ether", "gem"):
            if holder == together[0]:
                each_gains(ctx.table, POOLS[token], count, tuple([Seat(number_of(one)) for one in together]))
        else:
            gain(ctx.table, Seat(number_of(holder)), POOLS[token], count)

    def lose(self, ctx: Context, holder: Ref, token: str, count: int) -> None:
        lose(ctx.table, Seat(number_of(holder)), POOLS[token], count)

    def give(self, ctx: Context, giver: Ref, token: str, count: int, to: Ref) -> None:
        count = min(count, self.tokens(ctx.table, giver, token))
        lose(ctx.table, Seat(number_of(giver)), POOLS[token], count)
        gain(ctx.table, Seat(number_of(to)), POOLS[token], count)

    # -- figures

    def damage(self, ctx: Context, figure: Ref, count: int, harm: str) -> None:
        """In a row of an Entity its Morphings and States count (EF-MORPH-03, EF-STATE-06)."""
        row = bool(ctx.bound.get(ROW))
        hurt = max([distress_of(ctx.table, one, count, row=row) for one in speaking(ctx)], default=count)
        if sort_of(figure) == "seat" and count and hurt:
            ctx.then(Suffer(Seat(number_of(figure)), hurt, ctx.bound.this.partition(":")[2]))

    def heal(self, ctx: Context, figure: Ref, count: int, harm: str) -> None:
        if sort_of(figure) == "seat":
            cure(ctx.table, Seat(number_of(figure)), count)

    def move(self, ctx: Context, figure: Ref, steps: int) -> None:
        if sort_of(figure) == "seat":
            ctx.then(MoveDreamer(Seat(number_of(figure)), steps))

    def relocate(self, ctx: Context, figure: Ref, space: Ref) -> None:
        number, there = number_of(figure), Space(number_of(space))
        ctx.then(LandDreamer(Seat(number), there) if sort_of(figure) == "seat" else LandFigure(number, there))

    def swap(self, ctx: Context, one: Ref, other: Ref) -> None:
        """Two Dreamers, or a Dreamer and an Entity."""
        first, second = self.place(ctx.table, one), self.place(ctx.table, other)
        if first is not None and second is not None:
            self.relocate(ctx, one, second)
            self.relocate(ctx, other, first)

    def remove(self, ctx: Context, figure: Ref) -> None:
        if sort_of(figure) == "figure":
            remove_figure(ctx.table, number_of(figure))

    def add_state(self, ctx: Context, figure: Ref, state: str) -> None:
        number = number_of(figure)
        if sort_of(figure) == "seat":
            ctx.then(LayState(State(state), Seat(number)))
        else:
            ctx.then(LayState(State(state), None, number))

    def remove_state(self, ctx: Context, figure: Ref, state: str) -> None:
        if self.has_state(ctx.table, figure, state):
            number = number_of(figure)
            if sort_of(figure) == "seat":
                ctx.table.commit(StateEnded(Seat(number), -1, State(state)))
            else:
                one = ctx.table.figure(number)
                ctx.table.commit(StateEnded(None, number, State(state), one.of if one is not None else ""))

    # -- the map

    def add_marker(self, ctx: Context, space: Ref, marker: str) -> None:
        lay_token(ctx.table, marker, Space(number_of(space)))

    def remove_marker(self, ctx: Context, space: Ref, marker: str) -> None:
        take_token(ctx.table, marker, Space(number_of(space)))

    def add_wall(self, ctx: Context, one: Ref, other: Ref) -> None:
        self._ground(ctx.table, walls=(*ctx.table.ground.walls, (Space(number_of(one)), Space(number_of(other)))))

    def remove_wall(self, ctx: Context, one: Ref, other: Ref) -> None:
        pair = {number_of(one), number_of(other)}
        self._ground(ctx.table, walls=tuple([wall for wall in ctx.table.ground.walls if set(wall) != pair]))

    def block(self, ctx: Context, space: Ref, blocked: bool) -> None:
        one, holes = Space(number_of(space)), ctx.table.ground.holes
        left = tuple([hole for hole in holes if hole != one])
        self._ground(ctx.table, holes=(*left, one) if blocked else left)

    def _ground(
        self,
        game: Etherfields,
        *,
        walls: tuple[tuple[Space, Space], ...] | None = None,
        holes: tuple[Space, ...] | None = None,
    ) -> None:
        old = game.ground
        game.commit(
            GroundChanged(
                Ground(
                    old.tiles,
                    old.overlays,
                    old.walls if walls is None else walls,
                    old.holes if holes is None else holes,
                )
            )
        )

    # -- prices on the way

    def cannot_pay(self, ctx: Context, cost: str, **facts: object) -> Refusal:
        return Refusal.by(UNPAYABLE[bool(ctx.table.box.value("EF-CHOICE-02"))], "refuse-cannot-pay")

    def unmet(self, ctx: Context, seat: Seat, verb: Verb) -> Refusal | None:
        return refuse_verb(ctx, seat, verb)


class Flags:
    """The table's flags in the shape that the words for flags expect."""

    __slots__ = ("game",)

    counters: ClassVar[MutableMapping[str, int]] = {}
    used: ClassVar[tuple[tuple[str, str], ...]] = ()
    lasting: ClassVar[tuple[Lasting, ...]] = ()

    def __init__(self, game: Etherfields) -> None:
        self.game = game

    @property
    def flags(self) -> tuple[str, ...]:
        """What scripts remember."""
        return self.game.flags

    @flags.setter
    def flags(self, flags: tuple[str, ...]) -> None:
        self.game.flags = flags


# -- choosing cards of one's own


class Pick(Answer, frozen=True):
    """This card."""

    card: str


class NoCard(Answer, frozen=True):
    """There is no card to choose."""


pick, NO_CARD = cache(Pick), NoCard()


class PickCard(Ask[Etherfields], frozen=True):
    """Choose a card from one of your piles; it goes to another (EF-CHOICE-05)."""

    start: str
    end: str
    bottom: bool = False
    rule: ClassVar[str] = "EF-CHOICE-05"

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        me = game.dreamers[seat]
        if self.end == "hand" and len(me.hand) >= hand_limit(game, seat):  # EF-HAND-01
            return [NO_CARD]
        cards = dict.fromkeys(getattr(me, self.start))
        return [pick(one) for one in cards if one in game.lib.influence] or [NO_CARD]  # never a Flaw

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Pick):
            happens = CardReturned if self.end == "deck" else CardMoved
            game.commit(happens(seat, option.card, self.start, self.end, self.bottom))
            game.then(CountCards(seat))
