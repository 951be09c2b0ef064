"""Choosing what a line of an effect is about."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from msgspec.structs import replace

from nocturne.effects.run import Env, available, line_of, verb_at
from nocturne.effects.shape import select_fields
from nocturne.effects.terms import Ref, Select
from nocturne.kernel import DONE, AnyStep, Ask, Option, Seat, Text


class Pick(Option, frozen=True):
    """Choose a thing."""

    sort: str
    thing: str

    def label(self) -> Text:
        """Each sort of thing has its own words: `option-pick-figure`."""
        return Text.of(f"option-pick-{self.sort}", thing=int(self.thing) if self.thing.isdigit() else self.thing)


@cache
def pick(thing: Ref) -> Pick:
    """The option to choose a thing, made once."""
    sort, _, name = thing.partition(":")
    return Pick(sort=sort, thing=name)


class PickThing(Ask[Any], frozen=True):
    """Choose what a line of an effect is about."""

    line: AnyStep
    due: int  # which of the line's selectors
    got: tuple[str, ...] = ()

    def select(self, game: Any) -> Select:
        """The selector that leaves the choice."""
        verb = verb_at(game, self.line)
        select: Select = getattr(verb, select_fields(type(verb))[self.due])
        return select

    def candidates(self, game: Any, seat: Seat) -> list[Option]:
        """The things that the seat knows of and the selector lets through; `done` where fewer will do."""
        select = self.select(game)
        things = [one for one in available(Env(game, line_of(self.line)), select, seat) if one not in self.got]
        options: list[Option] = [pick(one) for one in things]
        if select.how == "up-to" or not things:
            options.append(DONE)
        return options

    def prompt(self, game: Any, seat: Seat) -> Text:
        """Where the line stands: `words.say_effect` puts it into words."""
        line = line_of(self.line)
        return Text.of("ask-pick-thing", seat=seat, record=line.record, block=line.block, at=line.at)

    def label(self, game: Any, seat: Seat, option: Option) -> Text:
        """A thing as the game calls it."""
        if not isinstance(option, Pick):
            return option.label()
        world = game.box.content.stage.world
        return world.called(game, f"{option.sort}:{option.thing}") or option.label()

    def chosen(self, game: Any, seat: Seat, option: Option) -> None:
        """One more is chosen; when all are, the line goes on."""
        got = (*self.got, f"{option.sort}:{option.thing}") if isinstance(option, Pick) else self.got
        if option is DONE or len(got) >= self.select(game).count:
            line = line_of(self.line)
            game.then(replace(line, picks=(*line.picks, got)))
        else:
            game.then(replace(self, got=got))

    rule: ClassVar[str] = "EFFECT-CHOOSE"
