"""Words for Secrets, tokens on cards and tiles, riddles and the Dreamworld Map (chapters SECRET, WORLD, SEASON)."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, ClassVar

from nocturne.effects.context import Context
from nocturne.effects.interpret import line_of, verb_at
from nocturne.effects.word import STATEMENT, Block, Named, Refers, Story, Verb
from nocturne.games.etherfields.events.cards import Told
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules import pools, secrets, world
from nocturne.games.etherfields.rules.base import EtherfieldsOption
from nocturne.games.etherfields.words.bases import ReadByRules, TokenVerb, this
from nocturne.kernel import AnyStep, Ask, Event, Name, Option, Seat, Step, Text


class Nothing(ReadByRules, frozen=True):
    """Nothing happens: for a result that must be told all the same."""

    grammar: ClassVar[str] = STATEMENT
    example: ClassVar[str] = "nothing"


# -- stories


class Noted(Event[Etherfields], frozen=True):
    """A text of the story is read aloud."""

    record: str
    story: str

    def apply(self, game: Etherfields) -> None:
        """Nothing changes."""


class ReadAloud(Step[Etherfields], frozen=True):
    """Read a passage of the story to everybody."""

    record: str
    story: str

    def run(self, game: Etherfields) -> None:
        game.commit(Noted(self.record, self.story))


class Note(Verb, frozen=True):
    """Read a text of the story to everybody."""

    story: Annotated[str, Story()]
    example: ClassVar[str] = "{note: the-first-bell}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """The text stands with the pack's stories."""
        return [ReadAloud(ctx.line.record, self.story)]


# -- Secrets


class Show(Verb, frozen=True):
    """Reveal a Secret by its code."""

    secret: Annotated[str, Refers("secret")]
    example: ClassVar[str] = "{show: the-lamp-room}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """EF-REVEAL-01."""
        return [secrets.Reveal(ctx.you, self.secret)]


class RemoveThis(Verb, frozen=True):
    """This tile or card leaves the game."""

    example: ClassVar[str] = "remove-this"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [secrets.RemoveElement(this(ctx))]


# -- tokens on cards and tiles


class PutToken(TokenVerb, frozen=True):
    """Put tokens on this card or tile, as far as their pool reaches."""

    example: ClassVar[str] = "{put-token: story}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [pools.LayTokens(self.token, of=self.of(ctx), count=self.count)]


class TakeToken(TokenVerb, frozen=True):
    """Take tokens off this card or tile, as many as there are."""

    example: ClassVar[str] = "{take-token: story}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [pools.TakeTokens(self.token, of=self.of(ctx), count=self.count)]


class RemoveToken(TokenVerb, frozen=True):
    """Remove tokens on this card or tile from the game, as many as there are."""

    example: ClassVar[str] = "{remove-token: story}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [pools.RemoveTokens(self.token, self.of(ctx), self.count)]


# -- riddles


class Say(EtherfieldsOption, frozen=True):
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

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [AnswerRiddle(ctx.you, ctx.line)]


class AnswerRiddle(Ask[Etherfields], frozen=True):
    """What is the answer?"""

    line: AnyStep
    rule: ClassVar[str] = "EF-CHOICE-05"

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        """The riddle itself is a story of the pack."""
        riddle: Riddle = verb_at(game, self.line)
        return Text.of("ask-answer-riddle", seat=seat, story=riddle.story)

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        """The answers stand in the order of their ids, so that the order betrays nothing."""
        riddle: Riddle = verb_at(game, self.line)
        return [say(answer) for answer in sorted((riddle.right, *riddle.wrong))]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        assert isinstance(option, Say)
        riddle: Riddle = verb_at(game, self.line)
        game.commit(Told("answered", option.answer))
        right = option.answer == riddle.right
        game.then(Context(game, line_of(self.line)).do(riddle.do if right else riddle.else_))


# -- the Dreamworld Map


class Unlock(ReadByRules, frozen=True):
    """A rule is switched on for as long as this Wisdom card is held."""

    rule: Annotated[str, Named("unlocks")]  # the rules ask which Wisdom cards are held (EF-WISDOM-01)
    example: ClassVar[str] = "{unlock: railway}"


class SetSeason(Verb, frozen=True):
    """Another Season begins."""

    season: Annotated[str, Refers("season")]
    grammar: ClassVar[str] = STATEMENT
    example: ClassVar[str] = "{set-season: thaw}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [world.ChangeSeason(self.season)]


class RideEither(Verb, frozen=True):
    """Relocate the Team marker to one of two Locations, the Team choosing."""

    to: Annotated[str, Refers("location")]
    or_: Annotated[str, Refers("location")]
    example: ClassVar[str] = "{ride-either: the-pier, or: the-tower}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """The Location is resolved as entered, and never the one where the marker stands (EF-WORLD-17, EF-WORLD-18)."""
        return [world.RelocateTeam((self.to, self.or_))]
