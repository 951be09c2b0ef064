"""Words for Secrets, tokens on cards and tiles, riddles and the Dreamworld Map (chapters SECRET, WORLD, SEASON)."""

from __future__ import annotations

from typing import Annotated

from nocturne.effects.context import Context
from nocturne.effects.interpret import line_of, verb_at
from nocturne.effects.making import Meant, word
from nocturne.effects.word import STATEMENT, Block, Count, Named, Refers, Story
from nocturne.games.etherfields.events.cards import Noted, Told
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules import pools, secrets, world
from nocturne.games.etherfields.rules.base import EtherfieldsOption
from nocturne.games.etherfields.words.bases import Element, Marker, element, this
from nocturne.kernel import AnyStep, Ask, Name, Option, Seat, Step, Text

Location = Annotated[str, Refers("location")]
Answer = Annotated[str, Refers("answer")]
Passage = Annotated[str, Story()]


@word("nothing", grammar=STATEMENT)
def nothing(ctx: Context) -> Meant:
    """Nothing happens: for a result that must be told all the same."""
    return ()


# -- stories


class ReadAloud(Step[Etherfields], frozen=True):
    """Read a passage of the story to everybody."""

    record: str
    story: str

    def run(self, game: Etherfields) -> None:
        game.commit(Noted(self.record, self.story))


@word("{note: the-first-bell}")
def note(ctx: Context, story: Passage) -> Meant:
    """Read a text of the story to everybody."""
    return (ReadAloud(ctx.line.record, story),)  # the text stands with the pack's stories


# -- Secrets


@word("{show: the-lamp-room}")
def show(ctx: Context, secret: Annotated[str, Refers("secret")]) -> Meant:
    """Reveal a Secret by its code."""
    return (secrets.Reveal(ctx.you, secret),)  # EF-REVEAL-01


@word("remove-this")
def remove_this(ctx: Context) -> Meant:
    """This tile or card leaves the game."""
    return (secrets.RemoveElement(this(ctx)),)


@word("{close-gate: gate-first}")
def close_gate(ctx: Context, gate: Annotated[str, Refers("gate")]) -> Meant:
    """A gate leaves the game: its Dream cannot be entered again."""
    return (secrets.RemoveElement(gate),)  # EF-GATE-10


@word("{retire: lodger}")
def retire(ctx: Context, tile: Annotated[str, Refers("tile")]) -> Meant:
    """A Slumber tile leaves the game, wherever it lies."""
    return (secrets.RemoveElement(tile),)  # EF-COMP-07


# -- tokens on cards and tiles


@word("{put-token: story}")
def put_token(ctx: Context, token: Marker, count: Count = 1, on: Element = "") -> Meant:
    """Put tokens on this card or tile, as far as their pool reaches."""
    return (pools.LayTokens(token, of=element(ctx, on), count=count),)


@word("{take-token: story}")
def take_token(ctx: Context, token: Marker, count: Count = 1, on: Element = "") -> Meant:
    """Take tokens off this card or tile, as many as there are."""
    return (pools.TakeTokens(token, of=element(ctx, on), count=count),)


@word("{remove-token: story}")
def remove_token(ctx: Context, token: Marker, count: Count = 1, on: Element = "") -> Meant:
    """Remove tokens on this card or tile from the game, as many as there are."""
    return (pools.RemoveTokens(token, element(ctx, on), count),)


# -- riddles


class Say(EtherfieldsOption, frozen=True):
    """Give this answer to a riddle."""

    answer: str

    def label(self) -> Text:
        return Text.of("option-say", answer=Name("answer", self.answer))


@word("{riddle: the-riddle, right: the-tide, wrong: [the-moon], do: [loot], else: [end-badly]}")
def riddle(ctx: Context, story: Passage, right: Answer, wrong: tuple[Answer, ...], do: Block, else_: Block) -> Meant:
    """Read a riddle aloud and let its hearer answer: something for the right answer, something else for a wrong one."""
    return (AnswerRiddle(ctx.you, ctx.line),)


class AnswerRiddle(Ask[Etherfields], frozen=True):
    """What is the answer (EF-CHOICE-05)?"""

    line: AnyStep

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        """The riddle itself is a story of the pack."""
        asked = verb_at(game, self.line)
        return Text.of("ask-answer-riddle", seat=seat, story=asked.story)

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        """The answers stand in the order of their ids, so that the order betrays nothing."""
        asked = verb_at(game, self.line)
        return [Say.of(answer) for answer in sorted((asked.right, *asked.wrong))]

    def chosen(self, game: Etherfields, seat: Seat, option: Say) -> None:
        asked = verb_at(game, self.line)
        game.commit(Told("answered", option.answer))
        right = option.answer == asked.right
        game.then(Context(game, line_of(self.line)).do(asked.do if right else asked.else_))


# -- the Dreamworld Map


@word("{unlock: railway}")
def unlock(ctx: Context, rule: Annotated[str, Named("unlocks")]) -> Meant:
    """A rule is switched on for as long as this Wisdom card is held."""
    return ()  # the rules ask which Wisdom cards are held (EF-WISDOM-01)


@word("{set-season: thaw}", grammar=STATEMENT)
def set_season(ctx: Context, season: Annotated[str, Refers("season")]) -> Meant:
    """Another Season begins."""
    return (world.ChangeSeason(season),)


@word("{ride-either: the-pier, or: the-tower}")
def ride_either(ctx: Context, to: Location, or_: Location) -> Meant:
    """Relocate the Team marker to one of two Locations, the Team choosing."""
    # it is resolved as entered, and never the one where the marker stands (EF-WORLD-17, EF-WORLD-18)
    return (world.RelocateTeam((to, or_)),)
