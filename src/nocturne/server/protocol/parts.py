"""The parts of what the server says."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class SeatInfo(Struct, frozen=True):
    """A seat as everybody may know it: what the game calls it, who sits there, and whether they are there."""

    seat: int
    title: str
    name: str
    kind: Literal["human", "bot"]
    online: bool
    link: Literal["here", "waiting", "renewed", "claimed", "bound"] = "here"
    """Whose its link is: of the browser that laid the table, of nobody yet, of nobody again since the host drew it
    anew, of the one person who has claimed it, or of one who has claimed it at the table that this one was loaded from,
    and is waited for."""


class Option(Struct, frozen=True):
    """An answer that may be given. `fields` are the option's own values, so that it can be put on the board."""

    id: str
    kind: str
    label: str
    fields: dict[str, Any]
    things: list[str]
    why: str | None = None
    """Only among candidates: why it is not allowed now."""
    rule: str | None = None
    """Only among candidates: the rule that forbids it."""


class Named(Struct, frozen=True):
    """A name among an option's fields or an event's arguments: what it is called and, where there is one, its thing."""

    kind: str
    id: str
    name: str
    thing: str | None


class Series(Struct, frozen=True):
    """One pick of several: how far they have come and what each option adds, for one gesture with a running total."""

    due: int
    """What is needed; 0 where any number will do."""
    so_far: int
    worth: dict[str, int]
    """By option: how much it adds. Options that are not here end the series or interrupt it."""
    copies: dict[str, int]
    """By option: how often it can be picked."""
    end: str
    """The option that ends it once what is due is met; none where it ends by itself."""


class Advised(Struct, frozen=True):
    """An answer that is advised: how likely the seat's side wins with it, the half of its interval of 95 %, and why."""

    option: str
    label: str
    chance: float
    error: float
    why: str


class Ahead(Struct, frozen=True):
    """A question that would follow an answer: its kind, the ids of its options, and what picks would add."""

    kind: str
    options: list[str]
    series: Series | None


class Decision(Struct, frozen=True):
    """What a seat must decide. Only the seat itself is told."""

    seat: int
    since: int
    kind: str
    rule: str
    statement: str
    prompt: str
    options: list[Option]
    series: Series | None
    args: dict[str, Any]


class Waiting(Struct, frozen=True):
    """A seat that must decide."""

    seat: int
    name: str
    kind: Literal["human", "bot", "chance"]


class Now(Struct, frozen=True):
    """One sentence that says what must be decided by whom, and this seat's own decisions."""

    line: str
    waiting: list[Waiting]
    decisions: list[Decision]
    calls: list[Option]
    """What the seat may say at any time, asked or not, such as to concede. It is said with `answer`."""


class Thing(Struct, frozen=True):
    """A card, tile, creature and so on that the seat has been shown: its words, its face, its figures."""

    thing: str
    kind: str
    name: str
    text: str
    flavour: str
    face: dict[str, Any] | None
    data: dict[str, Any]


class Entry(Struct, frozen=True):
    """Something that happened, as this seat may know it. `args` are for animation."""

    version: int
    kind: str
    rule: str
    text: str
    args: dict[str, Any]
    things: list[str]
    seats: list[int]


class UndoOffer(Struct, frozen=True):
    """What taking back would take back, and whose consent it needs.

    Where `why` is `border`, other rules or content have played it; where it is `kept`, it has shown something to its
    player (`take-back`): it cannot be taken back, and `label` says so.
    """

    version: int
    label: str
    free: bool
    needs: list[int]
    why: str


class Over(Struct, frozen=True):
    """How the game ended."""

    winners: list[int]
    reason: str
    line: str


class RuleText(Struct, frozen=True):
    """A rule in words, with the reading of it that was chosen where it is open."""

    id: str
    statement: str
    ruling: str = ""
