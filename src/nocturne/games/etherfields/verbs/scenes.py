"""Verbs about Turns, Secrets, the story and the Dreamworld Map."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.interpret import line_of
from nocturne.effects.word import HERE, Block, Count, Named, Refers, Select, Spaces, Story, Verb, id_of, number_of
from nocturne.games.etherfields.events import TEAM, CardMoved, CardShown, Told
from nocturne.games.etherfields.happening import Answer
from nocturne.games.etherfields.model import NOWHERE, Etherfields
from nocturne.games.etherfields.rules.distress import Defeat
from nocturne.games.etherfields.rules.pools import lay_token, remove_token, take_token
from nocturne.games.etherfields.rules.scenes import EndScene
from nocturne.games.etherfields.rules.secrets import Reveal
from nocturne.games.etherfields.rules.turn import GainLoot, ResolveTurnCard, add_turns, block_step
from nocturne.games.etherfields.rules.world import RelocateTeam
from nocturne.kernel import AnyStep, Ask, Name, Option, Seat, Text
from nocturne.kernel.grid import Space

Marker = Annotated[str, Named("marker")]

# -- Turns


class BlockStep(Verb, frozen=True):
    """Block a step of the current Turn card."""

    example: ClassVar[str] = "block-step"

    def run(self, ctx: Context) -> None:
        """The Dreamers choose which (EF-TURNCARD-09)."""
        ctx.then(*block_step(ctx.table))


class AddTurns(Verb, frozen=True):
    """Add Turn cards to the Turn deck."""

    count: Count = 1
    example: ClassVar[str] = "{add-turns: 1}"

    def run(self, ctx: Context) -> None:
        """As far as there are cards left."""
        add_turns(ctx.table, self.count)


class Hasten(Verb, frozen=True):
    """Resolve the current Turn card at once; it is resolved again at its time."""

    example: ClassVar[str] = "hasten"

    def run(self, ctx: Context) -> None:
        """EF-TURNCARD-12."""
        ctx.then(ResolveTurnCard(0))


class Loot(Verb, frozen=True):
    """Gain the Loot of the current Turn card."""

    example: ClassVar[str] = "loot"

    def run(self, ctx: Context) -> None:
        """EF-LOOT-01."""
        ctx.then(GainLoot())


class EndWell(Verb, frozen=True):
    """This Slumber or Dream is won and ends at once."""

    example: ClassVar[str] = "end-well"

    def run(self, ctx: Context) -> None:
        """EF-SLUMBER-07, EF-DREAM-07."""
        ctx.then(EndScene(won=True))


class EndBadly(Verb, frozen=True):
    """This Slumber or Dream ends at once, and is not won."""

    example: ClassVar[str] = "end-badly"

    def run(self, ctx: Context) -> None:
        """EF-DREAM-03."""
        ctx.then(EndScene(won=False))


class Perish(Verb, frozen=True):
    """All Dreamers lose."""

    example: ClassVar[str] = "perish"

    def run(self, ctx: Context) -> None:
        """EF-DEATH-01."""
        ctx.then(Defeat("told"))


# -- Secrets


class Show(Verb, frozen=True):
    """Reveal a Secret by its code."""

    secret: Annotated[str, Refers("secret")]
    example: ClassVar[str] = "{show: the-lamp-room}"

    def run(self, ctx: Context) -> None:
        """EF-REVEAL-01."""
        ctx.then(Reveal(ctx.you, self.secret))


class RemoveThis(Verb, frozen=True):
    """This tile or card leaves the game."""

    example: ClassVar[str] = "remove-this"

    def run(self, ctx: Context) -> None:
        """EF-COMP-07."""
        this = id_of(ctx.bound.this)
        for zone in ("turned_up", "revealed"):
            if this in getattr(ctx.table, zone):
                ctx.table.commit(CardShown(TEAM, this, zone, "removed"))


class PutToken(Verb, frozen=True):
    """Put tokens on this card or tile."""

    token: Marker
    count: Count = 1
    on: Annotated[str, Named("element")] = ""
    example: ClassVar[str] = "{put-token: story}"

    def run(self, ctx: Context) -> None:
        """As far as the pool reaches (EF-COMP-02)."""
        for _ in range(self.count):
            lay_token(ctx.table, self.token, NOWHERE, element(ctx, self.on))


class LayAcross(Verb, frozen=True):
    """Lay a Terrain token on the line between two spaces: it belongs to both."""

    terrain: Annotated[str, Named("terrain")]
    and_: Spaces
    in_: Spaces = Select("the", HERE)
    example: ClassVar[str] = "{lay-across: light, and: {a: space, within: 1, beyond: 1}}"

    def run(self, ctx: Context) -> None:
        """Only between spaces that have a side in common (EF-TERRAIN-03, EF-TERRAIN-04)."""
        ones, others = [[Space(number_of(one)) for one in ctx.refs(name)] for name in ("in_", "and_")]
        for one, other in [(one, other) for one in ones for other in others if ctx.table.land.adjoin(one, other)]:
            lay_token(ctx.table, self.terrain, one, beside=other)


class TakeToken(Verb, frozen=True):
    """Take tokens off this card or tile, as many as there are."""

    token: Marker
    count: Count = 1
    on: Annotated[str, Named("element")] = ""
    example: ClassVar[str] = "{take-token: story}"

    def run(self, ctx: Context) -> None:
        """They return to their pool."""
        for _ in range(self.count):
            take_token(ctx.table, self.token, NOWHERE, element(ctx, self.on))


class RemoveToken(Verb, frozen=True):
    """Remove tokens on this card or tile from the game, as many as there are."""

    token: Marker
    count: Count = 1
    on: Annotated[str, Named("element")] = ""
    example: ClassVar[str] = "{remove-token: story}"

    def run(self, ctx: Context) -> None:
        """Their pool is smaller for the rest of the campaign (EF-COMP-06)."""
        for _ in range(self.count):
            remove_token(ctx.table, self.token, element(ctx, self.on))


def element(ctx: Context, on: str) -> str:
    """What tokens are put on: the speaking element, or the Slumber tile or gate in play."""
    return str(ctx.table.tile) if on == "scene" else id_of(ctx.bound.this)


# -- riddles


class Say(Answer, frozen=True):
    """Give this answer to a riddle."""

    answer: str

    def label(self) -> Text:
        """By the words of the answer."""
        return Text.of("option-say", answer=Name("answer", self.answer))


say = cache(Say)


class Riddle(Verb, frozen=True):
    """Read a riddle aloud and let its hearer answer: something for the right answer, something else for a wrong one."""

    story: Annotated[str, Story()]
    right: Annotated[str, Refers("answer")]
    wrong: tuple[Annotated[str, Refers("answer")], ...]
    do: Block
    else_: Block
    example: ClassVar[str] = "{riddle: the-riddle, right: the-tide, wrong: [the-moon], do: [loot], else: [perish]}"

    def run(self, ctx: Context) -> None:
        """The answers stand in the order of their ids, so that the order betrays nothing."""
        ctx.then(AnswerRiddle(ctx.you, ctx.line))


class AnswerRiddle(Ask[Etherfields], frozen=True):
    """What is the answer?"""

    line: AnyStep
    rule: ClassVar[str] = "EF-CHOICE-05"

    def verb(self, game: Etherfields) -> Riddle:
        """The riddle."""
        line = line_of(self.line)
        found: Any = game.box.content.stage.block(line.record, line.block)[line.at]
        assert isinstance(found, Riddle)
        return found

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        """The riddle itself is a story of the pack."""
        return Text.of("ask-answer-riddle", seat=seat, story=self.verb(game).story)

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        riddle = self.verb(game)
        return [say(one) for one in sorted((riddle.right, *riddle.wrong))]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        assert isinstance(option, Say)
        riddle, ctx = self.verb(game), Context(game, line_of(self.line))
        game.commit(Told("answered", option.answer))
        game.then(ctx.do(riddle.do if option.answer == riddle.right else riddle.else_))


# -- the Dreamworld Map


class Unlock(Verb, frozen=True):
    """A rule is switched on for as long as this Wisdom card is held."""

    rule: Annotated[str, Named("unlocks")]
    example: ClassVar[str] = "{unlock: railway}"

    def run(self, ctx: Context) -> None:
        """The rules ask which Wisdom cards are held (EF-WISDOM-01)."""


class SetSeason(Verb, frozen=True):
    """Another Season begins."""

    season: Annotated[str, Refers("season")]
    example: ClassVar[str] = "{set-season: thaw}"

    def run(self, ctx: Context) -> None:
        """EF-SEASON-02."""
        if self.season in ctx.table.seasons:
            ctx.table.commit(CardMoved(TEAM, self.season, "seasons", "seasons"))


class Ride(Verb, frozen=True):
    """Relocate the Team marker to a Location."""

    to: Annotated[str, Refers("location")]
    example: ClassVar[str] = "{ride: the-pier}"

    def run(self, ctx: Context) -> None:
        """The Location is resolved as entered (EF-WORLD-18)."""
        ctx.then(RelocateTeam((self.to,)))


class RideEither(Verb, frozen=True):
    """Relocate the Team marker to one of two Locations, the Team choosing."""

    to: Annotated[str, Refers("location")]
    or_: Annotated[str, Refers("location")]
    example: ClassVar[str] = "{ride-either: the-pier, or: the-tower}"

    def run(self, ctx: Context) -> None:
        """Never to where it stands (EF-WORLD-17)."""
        ctx.then(RelocateTeam((self.to, self.or_)))
