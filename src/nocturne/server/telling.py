"""Telling a seat what it may know: the update of the protocol, made from the game's own view, decisions and events.

Nothing else goes in. `tests/server/frames.py` reads every frame of whole games and looks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from nocturne import kernel, rules
from nocturne.i18n import languages, say
from nocturne.kernel import CHANCE, Game, Seat, Text, Told
from nocturne.kernel.text import Argument, kebab
from nocturne.server.protocol import ENCODER, Decision, Entry, Now, Option, Over, SeatInfo, Series, UndoOffer, Waiting
from nocturne.server.things import Things, things_of

SEATS = ("seat", "by", "who", "target", "taker", "to_seat")
"""The names under which messages speak of seats."""


def words(key: str, language: str, /, **values: Argument) -> str:
    """A message of the page's own catalogue.

    >>> words("server-now-waiting", "en", seats=("Hero", "Evil 1"))
    'Waiting for Hero and Evil 1.'
    """
    return say(Text.of(key, **values), language, game="server")


def spoken(language: str) -> str:
    """A language of those that there are, for one that was asked for."""
    known = languages()
    return next((name for name in (language, language.partition("-")[0]) if name in known), "en")


def statement(rule: str) -> str:
    """What a rule says, or nothing where it is in no table."""
    try:
        return rules.rule(rule).statement
    except rules.UnknownRule:
        return ""


class Core(NamedTuple):
    """The part of an update that is the same for everyone who holds a seat and reads one language."""

    version: int
    head: bytes  # the members view, now, undo and over as JSON
    things: tuple[str, ...]


class Line(NamedTuple):
    """An entry of the log, ready to be sent."""

    version: int
    entry: bytes
    things: tuple[str, ...]


class Teller:
    """Tells one game in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.language = language
        self.things: Things | None = things_of(game, language)

    # -- the update

    def core(self, game: Game[Any], seat: int | None, seats: Sequence[SeatInfo], undo: UndoOffer | None) -> Core:
        """What a seat may know now."""
        view = game.view(seat)
        found = {} if self.things is None else self.things.shown(view)
        now = self.now(game, seat, seats, found)
        over = self.over(game)
        head = b'"view":%b,"now":%b,"undo":%b,"over":%b' % tuple(map(ENCODER.encode, (view, now, undo, over)))
        return Core(game.version, head, tuple(found))

    def now(self, game: Game[Any], seat: int | None, seats: Sequence[SeatInfo], found: dict[str, None]) -> Now:
        """Who must decide, and what this seat must decide."""
        waiting = [self._waiting(one.seat, seats) for one in game.open]
        told = [self.decision(game, one, found) for one in game.open if one.seat == seat]
        line = self.line_now(game, seat, seats)
        calls = [] if seat is None else [self.option(game, one, one.label(), found) for one in game.calls(seat)]
        return Now(line, waiting, told, calls)

    def line_now(self, game: Game[Any], seat: int | None, seats: Sequence[SeatInfo]) -> str:
        """One sentence: what this seat must decide, or who must."""
        if game.over is not None:
            return game.say(game.over.reason, self.language)
        mine = [one for one in game.open if one.seat == seat]
        if mine:
            return words("server-now-you", self.language, prompt=game.say(mine[0].prompt, self.language))
        waiting = tuple([self._waiting(one.seat, seats).name for one in game.open])
        return words("server-now-waiting", self.language, seats=waiting)

    def _waiting(self, seat: int, seats: Sequence[SeatInfo]) -> Waiting:
        if seat == CHANCE:
            return Waiting(seat, words("server-chance", self.language), "chance")
        return Waiting(seat, seats[seat].name or seats[seat].title, seats[seat].kind)

    def decision(self, game: Game[Any], decision: kernel.Decision, found: dict[str, None]) -> Decision:
        """A decision with its options."""
        prompt = decision.prompt
        series = decision.series
        return Decision(
            seat=decision.seat,
            since=decision.since,
            kind=kebab(decision.kind),
            rule=decision.rule,
            statement=statement(decision.rule),
            prompt=game.say(prompt, self.language),
            options=[self.option(game, one, decision.label(one), found) for one in decision.options],
            series=None if series is None else Series(**msgspec.structs.asdict(series)),
            args=self.plain(prompt.arguments(), found),
        )

    def option(
        self,
        game: Game[Any],
        option: kernel.Option,
        label: Text,
        found: dict[str, None],
        why: kernel.Refused | None = None,
    ) -> Option:
        """An option with its label, its values and the things it mentions."""
        named: dict[str, None] = {}
        facts = option.facts()
        fields = self.plain(facts, named)
        self.plain(label, named)
        if self.things is not None:
            named.update(dict.fromkeys(filter(None, map(self.things.options_thing, facts.values()))))
        found.update(named)
        return Option(
            id=option.id,
            kind=kebab(type(option).__name__),
            label=game.say(label, self.language),
            fields=fields,
            things=list(named),
            why=None if why is None else game.say(why.refusal.text, self.language),
            rule=None if why is None else why.rule,
        )

    def over(self, game: Game[Any]) -> Over | None:
        """How the game ended, if it has."""
        if game.over is None:
            return None
        reason = game.say(game.over.reason, self.language)
        return Over(list(game.over.winners), reason, words("server-over", self.language, reason=reason))

    def plain(self, value: object, found: dict[str, None]) -> Any:  # noqa: ANN401 -- plain data
        """Values of messages and options as plain data."""
        if self.things is not None:
            return self.things.plain(value, found)
        return BARE.plain(value, found)

    # -- the log

    def lines(self, game: Game[Any], seat: int | None, since: int) -> list[Line]:
        """What happened after a version, as the seat may know it, ready to be sent."""
        return [self.line(game, version, told) for version, told in game.chronicle(since, seat)]

    def line(self, game: Game[Any], version: int, told: Told) -> Line:
        """One entry, ready to be sent."""
        entry = self.entry(game, version, told)
        return Line(version, ENCODER.encode(entry), tuple(entry.things))

    def entry(self, game: Game[Any], version: int, told: Told) -> Entry:
        """Something that happened."""
        found: dict[str, None] = {}
        args = self.plain(told.text.arguments(), found)
        seats = [args[name] for name in SEATS if isinstance(args.get(name), int) and not isinstance(args[name], bool)]
        text = game.say(told.text, self.language)
        return Entry(version, told.kind, told.rule, text, args, list(found), [one for one in seats if one >= 0])

    # -- seats

    def title(self, game: Game[Any], seat: int) -> str:
        """What the game calls a seat."""
        return game.say(game.manifest.seat_name(game.table, Seat(seat)), self.language)


class _Bare(Things):
    """Plain data where a game has no records."""

    def __init__(self) -> None:  # nothing to look up
        pass

    def key_of(self, name: kernel.Name) -> str | None:
        return None

    def name(self, name: kernel.Name, key: str | None) -> str:
        return name.id


BARE = _Bare()


def update_frame(
    seat: int | None, core: Core, since: int, undos: int, lines: Sequence[Line], things: Mapping[str, bytes]
) -> bytes:
    """An update, put together from parts that are JSON already."""
    shown = b",".join([b"%b:%b" % (ENCODER.encode(key), raw) for key, raw in things.items()])
    log = b",".join([line.entry for line in lines])
    place = b"null" if seat is None else b"%d" % seat
    top = b'{"type":"update","seat":%b,"version":%d,"since":%d,"undos":%d,' % (place, core.version, since, undos)
    return b'%b%b,"things":{%b},"log":[%b]}' % (top, core.head, shown, log)
