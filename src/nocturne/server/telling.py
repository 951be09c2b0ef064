"""Telling a seat what it may know: the update of the protocol, made from the game's own view, decisions and events.

Nothing else goes in. `tests/server/frames.py` reads every frame of whole games and looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any, NamedTuple

import msgspec

from nocturne import kernel, rules
from nocturne.i18n import languages, say
from nocturne.kernel import CHANCE, Game, Seat, Text, Told, View
from nocturne.kernel.text import Argument, kebab
from nocturne.server.phrases import Phrase, phrases_of
from nocturne.server.protocol import (
    ENCODER,
    Ahead,
    Decision,
    Entry,
    Now,
    Option,
    Over,
    SeatInfo,
    Series,
    UndoOffer,
    Waiting,
)
from nocturne.server.things import Things, things_of

NO_VERSION = b'{"version":0,'
"""How an entry of the log begins before it is known when it happened."""
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


@cache
def statement(rule: str) -> str:
    """What a rule says, or nothing where it is in no table."""
    try:
        return rules.rule(rule).statement
    except rules.UnknownRule:
        return ""


Members = dict[str, msgspec.Raw]
"""The members of a view by name, each as JSON."""
MEMBERS: msgspec.json.Decoder[Members] = msgspec.json.Decoder(Members)


def _series(decision: kernel.Decision) -> Series | None:
    return None if decision.series is None else Series(**msgspec.structs.asdict(decision.series))


def ahead_of(decision: kernel.Decision) -> Ahead:
    """A question that would follow: no words of it, only what picks would be worth."""
    return Ahead(kebab(decision.kind), [option.id for option in decision.options], _series(decision))


Number = Callable[[int], int]
"""The number by which seats know a version of the game (`Times.number`)."""


def as_it_is(version: int) -> int:
    """The number of a version where nobody must be kept from counting."""
    return version


class Core:
    """The part of an update that is the same for everyone who holds a seat and reads one language."""

    __slots__ = ("_changes", "_number", "members", "rest", "shown", "things", "version")

    _numbers = count(1)

    def __init__(
        self, version: int, members: Members, rest: bytes, shown: Mapping[str, tuple[str, ...]], named: Iterable[str]
    ) -> None:
        self.version = version  # the last that has changed something for this seat (AL-VIEW-14)
        self.members = members
        self.rest = rest  # the members now, undo and over as JSON
        self.shown = shown  # the things that lie open in each member of the view
        self.things = tuple(dict.fromkeys([*[key for keys in shown.values() for key in keys], *named]))
        self._number = next(self._numbers)
        self._changes: dict[int, bytes] = {}

    def says_as(self, old: Core) -> bool:
        """Whether it says what another has said."""
        return self.rest == old.rest and self.members == old.members

    def since(self, old: Core | None) -> bytes:
        """What is new in the view for somebody who was told another core last, as JSON; all of it for a newcomer."""
        number = 0 if old is None else old._number
        made = self._changes.get(number)
        if made is None:
            made = self._changes[number] = _changes({} if old is None else old.members, self.members, old is None)
        return made


def _changes(old: Members, new: Members, whole: bool) -> bytes:
    """The members whole, set and gone of an update."""
    changed = [b'"%b":%b' % (name.encode(), bytes(raw)) for name, raw in new.items() if old.get(name) != raw]
    gone = ENCODER.encode([name for name in old if name not in new])
    return b'"whole":%b,"set":{%b},"gone":%b' % (b"true" if whole else b"false", b",".join(changed), gone)


class Line(NamedTuple):
    """An entry of the log, ready to be sent: when it happened, and what, which all who hear the same share."""

    version: int
    number: int
    phrase: Phrase

    @property
    def things(self) -> tuple[str, ...]:
        """The things that it names."""
        return self.phrase.things

    @property
    def entry(self) -> bytes:
        """The entry as JSON."""
        return b'{"version":%d,%b' % (self.number, self.phrase.raw)


class Teller:
    """Tells one game in one language."""

    def __init__(self, game: Game[Any], language: str, number: Number = as_it_is) -> None:
        self.language = language
        self.number = number
        self.things: Things | None = things_of(game, language)
        self._addressed: tuple[object, int, int] = (None, 0, 0)
        self._names: list[Text] = []
        self._titles: tuple[str, ...] = ()
        self._address(game)

    # -- the update

    def core(
        self,
        game: Game[Any],
        seat: int | None,
        seats: Sequence[SeatInfo],
        undo: UndoOffer | None,
        old: Core | None = None,
    ) -> Core:
        """What a seat may know now. What has not changed since another core is not looked through again."""
        self._address(game)
        view = game.view(seat)
        members = MEMBERS.decode(ENCODER.encode(view))
        shown = {} if self.things is None else self._shown(self.things, view, members, old)
        named: dict[str, None] = {}
        told = (self.now(game, seat, seats, named), undo, self.over(game))
        rest = b'"now":%b,"undo":%b,"over":%b' % tuple(map(ENCODER.encode, told))
        return Core(game.version, members, rest, shown, named)

    def _address(self, game: Game[Any]) -> None:
        """Speak of the seats as they are called now: what was said by other names is not said again."""
        table, version, undos = self._addressed
        if table is not game.table or version != game.version or undos != len(game.undone):
            self._addressed = game.table, game.version, len(game.undone)
            names = [game.manifest.seat_name(game.table, Seat(seat)) for seat in range(game.box.players)]
            if names != self._names:
                self._names, self._titles = names, tuple([game.say(name, self.language) for name in names])
            self._phrases = phrases_of(game, self.language, self._titles)

    def _shown(self, things: Things, view: View, members: Members, old: Core | None) -> Mapping[str, tuple[str, ...]]:
        """The things that lie open in each member of a view."""
        if old is None:
            return {name: things.shown_in(view, name) for name in members}
        return {
            name: old.shown[name] if old.members.get(name) == raw else things.shown_in(view, name)
            for name, raw in members.items()
        }

    def now(self, game: Game[Any], seat: int | None, seats: Sequence[SeatInfo], things: dict[str, None]) -> Now:
        """Who must decide, and what this seat must decide."""
        waiting = [self._waiting(decision.seat, seats) for decision in game.open]
        told = [self.decision(game, decision, things) for decision in game.open if decision.seat == seat]
        line = self.line_now(game, seat, seats)
        calls: Any = (
            [] if seat is None else [self._offered(game, call, call.label(), things) for call in game.calls(seat)]
        )
        return Now(line, waiting, told, calls)

    def line_now(self, game: Game[Any], seat: int | None, seats: Sequence[SeatInfo]) -> str:
        """One sentence: what this seat must decide, or who must."""
        if game.over is not None:
            return game.say(game.over.reason, self.language)
        mine = [decision for decision in game.open if decision.seat == seat]
        if mine:
            return words("server-now-you", self.language, prompt=game.say(mine[0].prompt, self.language))
        waiting = tuple([self._waiting(decision.seat, seats).name for decision in game.open])
        return words("server-now-waiting", self.language, seats=waiting)

    def _waiting(self, seat: int, seats: Sequence[SeatInfo]) -> Waiting:
        if seat == CHANCE:
            return Waiting(seat, words("server-chance", self.language), "chance")
        return Waiting(seat, seats[seat].name or seats[seat].title, seats[seat].kind)

    def decision(self, game: Game[Any], decision: kernel.Decision, things: dict[str, None]) -> Decision:
        """A decision with its options."""
        prompt = decision.prompt
        offered: Any = [self._offered(game, option, decision.label(option), things) for option in decision.options]
        return Decision(
            seat=decision.seat,
            since=self.number(decision.since),
            kind=kebab(decision.kind),
            rule=decision.rule,
            statement=statement(decision.rule),
            prompt=game.say(prompt, self.language),
            options=offered,
            series=_series(decision),
            args=self.plain(prompt.arguments(), things),
        )

    def _offered(self, game: Game[Any], option: kernel.Option, label: Text, things: dict[str, None]) -> msgspec.Raw:
        """An option as JSON."""

        def make() -> Phrase:
            named: dict[str, None] = {}
            return Phrase(ENCODER.encode(self.option(game, option, label, named)), tuple(named))

        phrase = self._phrases.option(option, label, make)
        things.update(dict.fromkeys(phrase.things))
        return msgspec.Raw(phrase.raw)

    def option(
        self,
        game: Game[Any],
        option: kernel.Option,
        label: Text,
        things: dict[str, None],
        why: kernel.Refused | None = None,
    ) -> Option:
        """An option with its label, its values and the things it mentions."""
        named: dict[str, None] = {}
        facts = option.facts()
        fields = self.plain(facts, named)
        self.plain(label, named)
        if self.things is not None:
            named.update(dict.fromkeys(filter(None, map(self.things.options_thing, facts.values()))))
        things.update(named)
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

    def plain(self, value: object, things: dict[str, None]) -> Any:  # noqa: ANN401 -- plain data
        """Values of messages and options as plain data."""
        if self.things is not None:
            return self.things.plain(value, things)
        return BARE.plain(value, things)

    # -- the log

    def lines(self, game: Game[Any], seat: int | None, since: int) -> list[Line]:
        """What happened after a version, as the seat may know it, ready to be sent."""
        self._address(game)
        return [self._line(game, version, told) for version, told in game.chronicle(since, seat)]

    def _line(self, game: Game[Any], version: int, told: Told) -> Line:
        """One entry, ready to be sent."""

        def make() -> Phrase:
            entry = self.entry(game, 0, told)  # the number of the first version is 0
            return Phrase(ENCODER.encode(entry).removeprefix(NO_VERSION), tuple(entry.things))

        return Line(version, self.number(version), self._phrases.entry(told, make))

    def entry(self, game: Game[Any], version: int, told: Told) -> Entry:
        """Something that happened."""
        things: dict[str, None] = {}
        args = self.plain(told.text.arguments(), things)
        seats = [args[name] for name in SEATS if isinstance(args.get(name), int) and not isinstance(args[name], bool)]
        text = game.say(told.text, self.language)
        return Entry(
            self.number(version), told.kind, told.rule, text, args, list(things), [seat for seat in seats if seat >= 0]
        )

    # -- seats

    def title(self, game: Game[Any], seat: int) -> str:
        """What the game calls a seat."""
        self._address(game)
        return self._titles[seat]


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
    seat: int | None,
    core: Core,
    old: Core | None,
    numbers: tuple[int, int],
    lines: Sequence[Line],
    things: Mapping[str, bytes],
) -> bytes:
    """An update, put together from parts that are JSON already; `numbers` are its own, and where its log begins."""
    shown = b",".join([b"%b:%b" % (ENCODER.encode(key), raw) for key, raw in things.items()])
    log = b",".join([line.entry for line in lines])
    place = b"null" if seat is None else b"%d" % seat
    top = b'{"type":"update","seat":%b,"version":%d,"since":%d,' % (place, *numbers)
    return b'%b%b,%b,"things":{%b},"log":[%b]}' % (top, core.since(old), core.rest, shown, log)
