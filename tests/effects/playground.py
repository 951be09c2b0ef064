"""A small game that can do everything the common words ask for: figures on a grid, hands, decks, tokens, dice.

Two or three Walkers (their figures are `figure:0`, `figure:1` …) share a map of 5 × 4 spaces with beasts. It has no
rules of its own: tests put an effect on its agenda and look at what it does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar

from msgspec import field

from nocturne.effects.context import Context, Stage
from nocturne.effects.interpret import Do
from nocturne.effects.language import Language, Moment, Noun, moments
from nocturne.effects.parse import Parser
from nocturne.effects.problems import PackError, Problems
from nocturne.effects.records import Ability, Compiled, Copies, PackRecord, Passive, Reaction, Trigger
from nocturne.effects.word import Block, Bound, Named, Ref, number_of, ref
from nocturne.kernel import (
    Ask,
    Box,
    Chance,
    Draw,
    Event,
    Game,
    Manifest,
    Option,
    Propose,
    Record,
    Refusal,
    Seat,
    Step,
    Table,
    Text,
    View,
    in_order,
    new_game,
    shuffle_draws,
)
from nocturne.kernel.source import read
from tests.effects import bespoke
from tests.effects import using as windows
from tests.effects.using import react, window
from tests.effects.words import common, dice
from tests.effects.words.deeds import Deeds
from tests.effects.words.memory import Memory

WIDTH, HEIGHT, FAR = 5, 4, 99
PILES = ("deck", "hand", "discard", "sealed", "removed")
SIDES = {"luck": 6, "coin-toss": 2}
OMENS = ("raven", "hare", "moth")


class Card(PackRecord, frozen=True, kw_only=True):
    """A card with something to play, something to react with, or both."""

    copies: Copies = 1
    play: Ability | None = None
    reaction: Reaction | None = None
    trigger: Trigger | None = None
    passive: Passive | None = None
    example: ClassVar[str] = "{kind: card, id: ember, name: Ember, copies: 2, play: {do: [{draw: 1}]}}"


class Script(PackRecord, frozen=True, kw_only=True):
    """An effect that other records call."""

    do: Block
    hidden: ClassVar[bool] = True
    example: ClassVar[str] = "{kind: script, id: the-door-opens, do: [{reveal: {each: space}}]}"


class Token(PackRecord, frozen=True, kw_only=True):
    """How many tokens of a kind the pool holds."""

    token: Annotated[str, Named("token")]
    copies: Copies


LANGUAGE = Language(
    "playground",
    common.ALL,
    nouns=(
        Noun("player", ("player", "figure")),
        Noun("beast", ("figure",)),
        Noun("figure", ("figure",)),
        Noun("space", ("space",)),
        Noun("neighbour", ("space",)),
        Noun("card", ("card",)),
    ),
    pointers={"leader": ("player", "figure")},
    moments=(
        *moments("damage", "before", "after", victim="figure", amount="number"),
        Moment("when-rolled", (("dice", "dice"),)),
        Moment("turn-start"),
    ),
    lists={
        "token": ("coin", "gem"),
        "pile": PILES,
        "track": ("clock", "doom"),
        "harm": ("damage",),
        "figure": ("beast",),
        "state": ("stunned", "poisoned"),
        "marker": ("danger", "gas"),
        "die": tuple(SIDES),
        "bag": ("omen",),
        "stat": ("range", "hand-limit"),
    },
    kinds=(Card, Script, Token),
    bespoke=(bespoke,),
    phrases=(Path(__file__).parent / "playground.ftl").read_text(encoding="utf-8"),
)


class Figure(Record):
    """A figure on the map; a player's figure has the number of the seat."""

    noun: str
    at: int = -1
    harm: int = 0
    tokens: dict[str, int] = field(default_factory=dict)
    states: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()


class Walker(Record):
    """A player's cards and turns."""

    deck: tuple[str, ...] = ()  # the top card last
    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    sealed: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    actions: int = 0
    skips: int = 0
    ended: int = 0
    seen: tuple[str, ...] = ()  # what this player alone has looked at


class Playground(Table):
    """The whole state."""

    figures: list[Figure] = field(default_factory=list)
    walkers: list[Walker] = field(default_factory=list)
    pool: dict[str, int] = field(default_factory=dict)
    tracks: dict[str, int] = field(default_factory=dict)
    walls: tuple[tuple[int, int], ...] = ()
    blocked: tuple[int, ...] = ()
    lit: tuple[int, ...] = ()
    revealed: tuple[str, ...] = ()
    markers: tuple[tuple[int, str], ...] = ()
    flags: tuple[str, ...] = ()
    memory: Memory = field(default_factory=Memory)


# -- what happens


class PileSet(Event[Playground], frozen=True):
    """A pile holds these cards from now on; only tests are told which."""

    seat: Seat
    pile: str
    cards: tuple[str, ...]

    def apply(self, game: Playground) -> None:
        setattr(game.walkers[self.seat], self.pile, self.cards)


class FigureSet(Event[Playground], frozen=True):
    """A figure's place, states or tiles change."""

    figure: int
    what: str
    value: int | tuple[str, ...]

    def apply(self, game: Playground) -> None:
        setattr(game.figures[self.figure], self.what, self.value)


class Hurt(Event[Playground], frozen=True):
    """A figure is hurt."""

    figure: int
    amount: int

    def apply(self, game: Playground) -> None:
        game.figures[self.figure].harm += self.amount


class TokensMoved(Event[Playground], frozen=True):
    """Tokens go from the pool to a figure, or back."""

    figure: int
    token: str
    by: int

    def apply(self, game: Playground) -> None:
        tokens = game.figures[self.figure].tokens
        tokens[self.token] = tokens.get(self.token, 0) + self.by
        game.pool[self.token] = game.pool.get(self.token, 0) - self.by


class Spawned(Event[Playground], frozen=True):
    """A new figure stands somewhere."""

    noun: str
    at: int

    def apply(self, game: Playground) -> None:
        game.figures.append(Figure(self.noun, self.at))


class WalkerSet(Event[Playground], frozen=True):
    """A player's actions or skipped turns change."""

    seat: Seat
    what: str
    by: int

    def apply(self, game: Playground) -> None:
        walker = game.walkers[self.seat]
        setattr(walker, self.what, getattr(walker, self.what) + self.by)


class MapSet(Event[Playground], frozen=True):
    """Walls, lights, markers or what is revealed change."""

    what: str
    thing: int | str | tuple[int, int | str]
    on: bool

    def apply(self, game: Playground) -> None:
        now = [one for one in getattr(game, self.what) if one != self.thing]
        setattr(game, self.what, tuple(sorted([*now, self.thing]) if self.on else now))


class TrackMoved(Event[Playground], frozen=True):
    """A track moves."""

    track: str
    to: int

    def apply(self, game: Playground) -> None:
        game.tracks[self.track] = self.to


# -- decisions and chance of its own


class Take(Option, frozen=True):
    """Choose a card."""

    card: str


class Walk(Option, frozen=True):
    """Step to a space, or stand still."""

    space: int


class Rest(Option, frozen=True):
    """Do nothing."""

    way: str


class Idle(Ask[Playground], frozen=True):
    """Nothing is going on: the game waits, so that tests can look."""

    always: ClassVar[bool] = True

    def candidates(self, game: Playground, seat: Seat) -> Sequence[Option]:
        return (Rest(way="on"),)

    def chosen(self, game: Playground, seat: Seat, option: Option) -> None:
        game.then(self)


class UseCard(Step[Playground], frozen=True):
    """Use what a card has to play, if nothing speaks against it."""

    seat: Seat
    record: str

    def run(self, game: Playground) -> None:
        part = windows.part_of(game, self.record, "play")
        ctx = windows.context_of(game, self.record, part.do, Bound(self.seat))
        if windows.refuse_use(ctx, part) is None:
            windows.use(ctx, part)


class TakeCards(Ask[Playground], frozen=True):
    """Move cards of the player's choice from one pile to another."""

    due: int
    source: str
    to: str
    owner: Seat
    bottom: bool = False

    def candidates(self, game: Playground, seat: Seat) -> list[Option]:
        return [Take(card=card) for card in dict.fromkeys(getattr(game.walkers[self.seat], self.source))]

    def chosen(self, game: Playground, seat: Seat, option: Option) -> None:
        assert isinstance(option, Take)
        transfer(game, (seat, self.source), (self.owner, self.to), option.card, bottom=self.bottom)
        if self.due > 1 and getattr(game.walkers[seat], self.source):
            game.then(TakeCards(seat, self.due - 1, self.source, self.to, self.owner, self.bottom))


class Step1(Ask[Playground], frozen=True):
    """Move a figure a space, or stop."""

    figure: int
    due: int

    def candidates(self, game: Playground, seat: Seat) -> list[Option]:
        here = game.figures[self.figure].at
        return [*[Walk(space=to) for to in exits(game, here)], Rest(way="stop")]

    def chosen(self, game: Playground, seat: Seat, option: Option) -> None:
        if isinstance(option, Walk):
            game.commit(FigureSet(self.figure, "at", option.space))
            if self.due > 1:
                game.then(Step1(seat, self.figure, self.due - 1))


class ShufflePile(Chance[Playground], frozen=True):
    """Put a pile in random order."""

    seat: Seat
    pile: str

    def draws(self, game: Playground) -> Sequence[Draw]:
        return shuffle_draws(len(getattr(game.walkers[self.seat], self.pile)))

    def happened(self, game: Playground, outcome: tuple[int, ...]) -> None:
        cards = getattr(game.walkers[self.seat], self.pile)
        game.commit(PileSet(self.seat, self.pile, in_order(cards, outcome)))


class RandomCards(Chance[Playground], frozen=True):
    """Move random cards from one hand to a pile."""

    seat: Seat
    count: int
    to: tuple[Seat, str]

    def draws(self, game: Playground) -> Sequence[Draw]:
        size = len(game.walkers[self.seat].hand)
        return tuple(range(size, max(size - self.count, 0), -1))

    def happened(self, game: Playground, outcome: tuple[int, ...]) -> None:
        for place in outcome:
            transfer(game, (self.seat, "hand"), self.to, game.walkers[self.seat].hand[place])


class DrawOmens(Chance[Playground], frozen=True):
    """Draw omens for a figure."""

    figure: int
    count: int

    def draws(self, game: Playground) -> Sequence[Draw]:
        return (len(OMENS),) * self.count

    def happened(self, game: Playground, outcome: tuple[int, ...]) -> None:
        drawn = tuple([OMENS[face] for face in outcome])
        game.commit(FigureSet(self.figure, "tiles", game.figures[self.figure].tiles + drawn))


def transfer(
    game: Playground, source: tuple[Seat, str], to: tuple[Seat, str], card: str, *, bottom: bool = False
) -> None:
    """Move one copy of a card from pile to pile."""
    cards = list(getattr(game.walkers[source[0]], source[1]))
    cards.reverse()
    cards.remove(card)
    cards.reverse()
    game.commit(PileSet(source[0], source[1], tuple(cards)))
    there = getattr(game.walkers[to[0]], to[1])
    game.commit(PileSet(to[0], to[1], (card, *there) if bottom else (*there, card)))


def exits(game: Playground, space: int) -> list[int]:
    """Where one can step from a space."""
    x, y = space % WIDTH, space // WIDTH
    near = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    spaces = [b * WIDTH + a for a, b in near if 0 <= a < WIDTH and 0 <= b < HEIGHT]
    return [to for to in spaces if edge(space, to) not in game.walls and to not in game.blocked]


def edge(one: int, other: int) -> tuple[int, int]:
    """The edge between two spaces."""
    return min(one, other), max(one, other)


class PlaygroundWorld(Deeds):
    """The game as effects see it."""

    def memory(self, game: Playground) -> Memory:
        return game.memory

    def things(self, game: Playground, noun: str, viewer: Seat | None) -> tuple[Ref, ...]:
        if noun == "player":
            return tuple([ref("seat", i) for i in range(game.players)])
        if noun == "space":
            return tuple([ref("space", i) for i in range(WIDTH * HEIGHT) if self._known(game, i, viewer)])
        if noun == "neighbour":
            return tuple([ref("space", i) for i in (1, WIDTH)])
        if noun == "card":
            return tuple([ref("card", card) for card in dict.fromkeys(game.walkers[viewer or 0].hand)])
        figures = [i for i, one in enumerate(game.figures) if one.at >= 0 and noun in ("figure", one.noun)]
        return tuple([ref("figure", i) for i in figures if self._known(game, game.figures[i].at, viewer)])

    def _known(self, game: Playground, space: int, viewer: Seat | None) -> bool:
        return viewer is None or not game.revealed or ref("space", space) in game.revealed

    def pointer(self, game: Playground, name: str) -> tuple[Ref, ...]:
        return (ref("seat", 1),) if name == "leader" else ()

    def place(self, game: Playground, thing: Ref) -> Ref | None:
        if thing.startswith("card:"):
            thing = ref("figure", 0)  # a card lies with the Walker who plays it
        at = game.figures[number_of(thing)].at
        return ref("space", at) if at >= 0 else None

    def distance(self, game: Playground, one: Ref, other: Ref) -> int:
        found, border = {number_of(one): 0}, [number_of(one)]
        for space in border:
            for to in exits(game, space):
                if to not in found:
                    found[to] = found[space] + 1
                    border.append(to)
        return found.get(number_of(other), FAR)

    def seat(self, game: Playground, thing: Ref) -> Seat:
        return Seat(number_of(thing))

    def also_you(self, game: Playground, seat: Seat) -> tuple[Ref, ...]:
        return (ref("figure", seat),)

    def figure_of(self, game: Playground, thing: Ref) -> Ref:
        return ref("figure", number_of(thing))

    def tokens(self, game: Playground, holder: Ref, token: str) -> int:
        return game.figures[number_of(holder)].tokens.get(token, 0)

    def track(self, game: Playground, track: str) -> int:
        return game.tracks.get(track, 0)

    def pile(self, game: Playground, seat: Seat, pile: str) -> int:
        return len(getattr(game.walkers[seat], pile))

    def is_lit(self, game: Playground, space: Ref) -> bool:
        return number_of(space) in game.lit

    def is_revealed(self, game: Playground, thing: Ref) -> bool:
        return thing in game.revealed

    def has_marker(self, game: Playground, space: Ref, marker: str) -> bool:
        return (number_of(space), marker) in game.markers

    def has_state(self, game: Playground, figure: Ref, state: str) -> bool:
        return state in game.figures[number_of(figure)].states

    def die(self, game: Playground, die: str) -> int:
        return SIDES[die]

    def reactions(self, game: Playground, seat: Seat, moment: str) -> Sequence[Option]:
        cards = [f"card/{card}" for card in dict.fromkeys(game.walkers[seat].hand)]
        held = [(key, game.box.content.stage.compiled(key).record) for key in cards]
        return [react(key) for key, card in held if card.reaction and card.reaction.when == moment]

    def played(self, ctx: Context, seat: Seat, record: str) -> None:
        transfer(ctx.table, (seat, "hand"), (seat, "discard"), record.partition("/")[2])

    def cannot_pay(self, ctx: Context, cost: str, **facts: object) -> Refusal:
        return Refusal("PG-PAY-01", Text.of(f"refuse-{cost}", **{name: str(fact) for name, fact in facts.items()}))

    # -- cards

    def draw(self, ctx: Context, seat: Seat, count: int, pile: str) -> None:
        for card in getattr(ctx.table.walkers[seat], pile)[::-1][:count]:
            transfer(ctx.table, (seat, pile), (seat, "hand"), card)

    def discard(self, ctx: Context, seat: Seat, count: int) -> None:
        self._choose(ctx, seat, count, "hand", "discard")

    def _choose(
        self,
        ctx: Context,
        seat: Seat,
        count: int,
        source: str,
        to: str,
        owner: Seat | None = None,
        *,
        bottom: bool = False,
    ) -> None:
        if count and getattr(ctx.table.walkers[seat], source):
            ctx.then(TakeCards(seat, count, source, to, seat if owner is None else owner, bottom))

    def discard_random(self, ctx: Context, seat: Seat, count: int) -> None:
        ctx.then(RandomCards(seat, count, (seat, "discard")))

    def discard_card(self, ctx: Context, card: Ref) -> None:
        self._card_to(ctx, card, "discard")

    def remove_card(self, ctx: Context, card: Ref) -> None:
        self._card_to(ctx, card, "removed")

    def _card_to(self, ctx: Context, card: Ref, to: str) -> None:
        name = card.partition(":")[2]
        if name in ctx.table.walkers[ctx.you].hand:
            transfer(ctx.table, (ctx.you, "hand"), (ctx.you, to), name)

    def shuffle(self, ctx: Context, seat: Seat, pile: str, into: str) -> None:
        if into != pile:
            for card in getattr(ctx.table.walkers[seat], pile):
                transfer(ctx.table, (seat, pile), (seat, into), card)
        ctx.then(ShufflePile(seat, into))

    def peek(self, ctx: Context, seat: Seat, count: int, pile: str) -> None:
        ctx.table.commit(PileSet(seat, "seen", getattr(ctx.table.walkers[seat], pile)[::-1][:count]))

    def reveal_top(self, ctx: Context, seat: Seat, count: int, pile: str) -> None:
        for card in getattr(ctx.table.walkers[seat], pile)[::-1][:count]:
            ctx.table.commit(MapSet("revealed", ref("card", card), on=True))

    def search(self, ctx: Context, seat: Seat, pile: str, count: int) -> None:
        self._choose(ctx, seat, count, pile, "hand")
        ctx.then(ShufflePile(seat, pile))

    def put(self, ctx: Context, seat: Seat, count: int, to: str, bottom: bool) -> None:
        self._choose(ctx, seat, count, "hand", to, bottom=bottom)

    def retrieve(self, ctx: Context, seat: Seat, count: int, pile: str) -> None:
        self._choose(ctx, seat, count, pile, "hand")

    def seal(self, ctx: Context, seat: Seat, count: int) -> None:
        for card in ctx.table.walkers[seat].deck[::-1][:count]:
            transfer(ctx.table, (seat, "deck"), (seat, "sealed"), card)

    def unseal(self, ctx: Context, seat: Seat, count: int) -> None:
        for card in ctx.table.walkers[seat].sealed[::-1][:count]:
            transfer(ctx.table, (seat, "sealed"), (seat, "discard"), card)

    def give_cards(self, ctx: Context, giver: Seat, count: int, to: Seat) -> None:
        self._choose(ctx, giver, count, "hand", "hand", to)

    def steal(self, ctx: Context, thief: Seat, count: int, victim: Seat) -> None:
        ctx.then(RandomCards(victim, count, (thief, "hand")))

    def gain_card(self, ctx: Context, seat: Seat, record: str, pile: str) -> None:
        ctx.table.commit(PileSet(seat, pile, (*getattr(ctx.table.walkers[seat], pile), record)))

    # -- pieces

    def gain(self, ctx: Context, holder: Ref, token: str, count: int) -> None:
        ctx.table.commit(TokensMoved(number_of(holder), token, min(count, ctx.table.pool.get(token, 0))))

    def lose(self, ctx: Context, holder: Ref, token: str, count: int) -> None:
        ctx.table.commit(TokensMoved(number_of(holder), token, -min(count, self.tokens(ctx.table, holder, token))))

    def give(self, ctx: Context, giver: Ref, token: str, count: int, to: Ref) -> None:
        given = min(count, self.tokens(ctx.table, giver, token))
        ctx.table.commit(TokensMoved(number_of(giver), token, -given))
        ctx.table.commit(TokensMoved(number_of(to), token, given))

    def advance(self, ctx: Context, track: str, by: int) -> None:
        ctx.table.commit(TrackMoved(track, min(max(self.track(ctx.table, track) + by, 0), 12)))

    def draw_tile(self, ctx: Context, holder: Ref, bag: str, count: int) -> None:
        ctx.then(DrawOmens(number_of(holder), count))

    def damage(self, ctx: Context, figure: Ref, count: int, harm: str) -> None:
        ctx.then(Propose(Hurt(number_of(figure), count)))

    def heal(self, ctx: Context, figure: Ref, count: int, harm: str) -> None:
        one = number_of(figure)
        ctx.table.commit(FigureSet(one, "harm", max(ctx.table.figures[one].harm - count, 0)))

    def move(self, ctx: Context, figure: Ref, steps: int) -> None:
        if steps:
            ctx.then(Step1(ctx.you, number_of(figure), steps))

    def push(self, ctx: Context, figure: Ref, steps: int, away_from: Ref) -> None:
        one, by = number_of(figure), ctx.table.figures[number_of(away_from)].at
        at = ctx.table.figures[one].at
        way = at - by
        for _ in range(steps):
            if at + way in exits(ctx.table, at):
                at += way
        ctx.table.commit(FigureSet(one, "at", at))

    def relocate(self, ctx: Context, figure: Ref, space: Ref) -> None:
        ctx.table.commit(FigureSet(number_of(figure), "at", number_of(space)))

    def swap(self, ctx: Context, one: Ref, other: Ref) -> None:
        first, second = number_of(one), number_of(other)
        here, there = ctx.table.figures[first].at, ctx.table.figures[second].at
        ctx.table.commit(FigureSet(first, "at", there))
        ctx.table.commit(FigureSet(second, "at", here))

    def spawn(self, ctx: Context, noun: str, space: Ref) -> None:
        ctx.table.commit(Spawned(noun, number_of(space)))

    def remove(self, ctx: Context, figure: Ref) -> None:
        ctx.table.commit(FigureSet(number_of(figure), "at", -1))

    def add_state(self, ctx: Context, figure: Ref, state: str) -> None:
        one = number_of(figure)
        ctx.table.commit(FigureSet(one, "states", (*ctx.table.figures[one].states, state)))

    def remove_state(self, ctx: Context, figure: Ref, state: str) -> None:
        one = number_of(figure)
        states = tuple([kept for kept in ctx.table.figures[one].states if kept != state])
        ctx.table.commit(FigureSet(one, "states", states))

    # -- the map

    def add_wall(self, ctx: Context, one: Ref, other: Ref) -> None:
        ctx.table.commit(MapSet("walls", edge(number_of(one), number_of(other)), on=True))

    def remove_wall(self, ctx: Context, one: Ref, other: Ref) -> None:
        ctx.table.commit(MapSet("walls", edge(number_of(one), number_of(other)), on=False))

    def block(self, ctx: Context, space: Ref, blocked: bool) -> None:
        ctx.table.commit(MapSet("blocked", number_of(space), on=blocked))

    def light(self, ctx: Context, space: Ref, lit: bool) -> None:
        ctx.table.commit(MapSet("lit", number_of(space), on=lit))

    def reveal(self, ctx: Context, thing: Ref) -> None:
        ctx.table.commit(MapSet("revealed", thing, on=True))

    def hide(self, ctx: Context, thing: Ref) -> None:
        ctx.table.commit(MapSet("revealed", thing, on=False))

    def add_marker(self, ctx: Context, space: Ref, marker: str) -> None:
        ctx.table.commit(MapSet("markers", (number_of(space), marker), on=True))

    def remove_marker(self, ctx: Context, space: Ref, marker: str) -> None:
        ctx.table.commit(MapSet("markers", (number_of(space), marker), on=False))

    # -- the course of the game

    def extra_action(self, ctx: Context, seat: Seat, count: int) -> None:
        ctx.table.commit(WalkerSet(seat, "actions", count))

    def skip_turn(self, ctx: Context, seat: Seat) -> None:
        ctx.table.commit(WalkerSet(seat, "skips", 1))

    def end_turn(self, ctx: Context, seat: Seat) -> None:
        ctx.table.commit(WalkerSet(seat, "ended", 1))

    def win(self, ctx: Context, seats: Iterable[Seat]) -> None:
        ctx.table.end(seats, Text.of("over"))


class Content:
    """What the box holds: the stage."""

    def __init__(self, records: Mapping[str, Compiled]) -> None:
        self.stage = Stage(PlaygroundWorld(), records, bespoke=LANGUAGE.bespoke)


class PlaygroundGame(Manifest[Playground]):
    """The manifest; tests lend it the records of the next game."""

    id: ClassVar[str] = "playground"
    players: ClassVar[range] = range(1, 4)
    table: ClassVar[type[Playground]] = Playground
    opened: Callable[[], Playground]
    records: ClassVar[dict[str, Compiled]] = {}

    def content(self, options: Mapping[str, Any]) -> tuple[Content, str]:
        return Content(dict(self.records)), ""

    def open(self, box: Box[Playground]) -> Playground:
        return self.opened()

    def view(self, game: Playground, seat: Seat | None) -> View:
        return View()

    def windows(self, game: Playground, moment: str, event: Event[Any]) -> Sequence[Step[Any]]:
        seats = tuple([Seat(i) for i in range(game.players)])
        if isinstance(event, Hurt):
            return (window(seats, f"{moment}-damage", victim=ref("figure", event.figure), amount=event.amount),)
        if isinstance(event, dice.DiceRolled) and moment == "before":
            return (window(seats, "when-rolled"),)
        return ()


GAME = PlaygroundGame()


def compiled(*records: str) -> dict[str, Compiled]:
    """Records of the playground, each written in YAML; `PackError` where one is wrong."""
    problems = Problems()
    parser = Parser(LANGUAGE, problems)
    found = [parser.record(read(record, "test.yaml")) for record in records]
    if problems:
        raise PackError(problems)
    return {one.key: one for one in found if one is not None}


def card(effect: str, name: str = "test", more: str = "") -> str:
    """A card that plays an effect."""
    return f"{{kind: card, id: {name}, play: {{do: {effect}}}{more}}}"


FILLER = tuple(f"c{i}" for i in range(1, 10))


def table(**changes: Any) -> Playground:  # noqa: ANN401 -- fields of the table
    """A table for two: Walkers in spaces 6 and 8 with five cards in hand, three beasts, everything in the pool."""
    deck = FILLER
    walker: dict[str, Any] = {
        "deck": deck,
        "hand": ("h1", "h2", "h3", "h4", "h5"),
        "discard": ("d1", "d2", "d3"),
        "sealed": ("s1", "s2", "s3"),
    }
    start = Playground(
        figures=[
            Figure("player", 6),
            Figure("player", 8),
            Figure("beast", 7),
            Figure("beast", 11),
            Figure("beast", 19),
        ],
        walkers=[Walker(**walker), Walker(**walker)],
        pool={"coin": 90, "gem": 90},
        tracks={"clock": 5, "doom": 0},
    )
    for figure in start.figures:
        figure.tokens = {"coin": 10, "gem": 3}
        figure.harm = 9
    for name, value in changes.items():
        setattr(start, name, value)
    return start


HAND = tuple(
    [
        f"{{kind: card, id: {name}}}"
        for name in (*FILLER, *["h1", "h2", "h3", "h4", "h5", "d1", "d2", "d3", "s1", "s2", "s3"])
    ]
)


def play(
    effect: str,
    *records: str,
    seed: int = 1,
    coming: tuple[int, ...] = (),
    players: int = 2,
    hands: tuple[str, ...] = (),
    after: tuple[Step[Any], ...] = (),
    **changes: Any,  # noqa: ANN401 -- fields of the table
) -> Game[Playground]:
    """A game in which seat 0 has just played a card with this effect."""
    PlaygroundGame.records = compiled(card(effect), *HAND, *records)
    start = table(**changes)
    start.walkers = start.walkers[:players]
    start.coming = coming
    if hands:
        start.walkers[0].hand += hands
    block = PlaygroundGame.records["card/test"].record.play.do  # type: ignore[attr-defined]  # it is a Card
    start.agenda = [Idle(Seat(0)), *after[::-1], Do("card/test", block, 0, Bound(Seat(0), "card:h1"))]
    GAME.opened = lambda: start
    return new_game(GAME, players, seed)


def answer(game: Game[Playground], *options: str) -> Game[Playground]:
    """Give answers, whoever is asked."""
    for option in options:
        game.answer(game.open[0].seat, option)
    return game


PlaygroundGame.packages = ("nocturne.effects", "tests.effects.words", __name__)
