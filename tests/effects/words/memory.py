"""What effects remember between decisions: flags, counters, uses and effects that last. Plain data in the table."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct, field

from nocturne.kernel import Event, Record, Seat, Table, Text


class Lasting(Struct, frozen=True, array_like=True):
    """A figure of the game that is larger or smaller for a while."""

    stat: str
    who: str
    by: int
    until: str
    record: str = ""


class Memory(Record):
    """The part of a table that effects write to: a field of the game's table, if it uses the words that need it."""

    counters: dict[str, int] = field(default_factory=dict)
    used: tuple[tuple[str, str], ...] = ()  # the limit and who used what: ("once-per-turn", "card/x:0")
    lasting: tuple[Lasting, ...] = ()
    dice: tuple[int, ...] = ()  # as they fell last

    def modifier(self, stat: str, who: str) -> int:
        """How much larger or smaller something is for someone now."""
        return sum([one.by for one in self.lasting if one.stat == stat and one.who == who])


class MemoryEvent(Event[Any], frozen=True):
    """An event that changes what effects remember."""

    def memory(self, game: Table) -> Memory:
        """The memory of the table."""
        found: Memory = game.box.content.stage.world.memory(game)
        return found

    def told(self, seat: Seat | None) -> Text | None:
        """Bookkeeping: nobody is told."""
        return None


class CounterChanged(MemoryEvent, frozen=True):
    """A counter goes up or down; never below nothing."""

    counter: str
    by: int

    def apply(self, game: Table) -> None:
        """Count."""
        counters = self.memory(game).counters
        counters[self.counter] = max(counters.get(self.counter, 0) + self.by, 0)


class Used(MemoryEvent, frozen=True):
    """Something limited has been used."""

    limit: str
    what: str

    def apply(self, game: Table) -> None:
        """Remember it until the limit ends."""
        self.memory(game).used += ((self.limit, self.what),)


class Lasted(MemoryEvent, frozen=True):
    """Something is larger or smaller from now on, for a while."""

    lasting: Lasting

    def apply(self, game: Table) -> None:
        """Remember it until it ends."""
        self.memory(game).lasting += (self.lasting,)

    def told(self, seat: Seat | None) -> Text | None:
        """All are told: such things lie open."""
        one, (sort, _, thing) = self.lasting, self.lasting.who.partition(":")
        who = Text.of(f"option-pick-{sort}", thing=int(thing) if thing.isdigit() else thing)
        way = "down" if one.by < 0 else "up"
        return Text.of("event-lasted", stat=Text(f"stat-{one.stat}"), who=who, by=abs(one.by), way=way, until=one.until)


class Expired(MemoryEvent, frozen=True):
    """A turn or round is over: limits and lasting effects that end with it are gone."""

    until: str  # a duration: "end-of-turn"
    LIMITS: ClassVar[dict[str, str]] = {"end-of-turn": "once-per-turn", "end-of-round": "once-per-round"}

    def apply(self, game: Table) -> None:
        """Forget what has ended."""
        memory, limit = self.memory(game), self.LIMITS.get(self.until, "")
        memory.used = tuple([one for one in memory.used if one[0] != limit])
        memory.lasting = tuple([one for one in memory.lasting if one.until != self.until])


class Noted(Event[Any], frozen=True):
    """A text of the story is read aloud."""

    record: str
    story: str

    def apply(self, game: Table) -> None:
        """Nothing changes."""
