"""What the server says."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct, json

from nocturne.server.protocol.parts import (
    Advised,
    Ahead,
    Entry,
    Now,
    Option,
    Over,
    RuleText,
    SeatInfo,
    Thing,
    UndoOffer,
)


class Tells(Struct, frozen=True, tag_field="type"):
    """Something the server says."""


class Welcome(Tells, frozen=True, tag="welcome"):
    """The answer to `hello`."""

    protocol: int
    table: str
    game: str
    name: str
    players: int
    profile: str
    options: dict[str, Any]
    language: str
    seats: list[SeatInfo]
    yours: list[int]
    owner: bool
    watching: bool


class Update(Tells, frozen=True, tag="update"):
    """All that a seat may know now. Entries of the log after `since` replace what the client has after it.

    `version`, and every other number of a version that a seat is told, is its own: what happens out of its sight moves
    none of it. Numbers only grow, but where something is taken back.
    """

    seat: int | None
    version: int
    since: int
    whole: bool
    """Whether `set` is the whole view; else it is what has changed since the last update of this seat."""
    set: dict[str, Any]
    """The members of the view that are new or different."""
    gone: list[str]
    """The members of the view that are no more."""
    now: Now
    things: dict[str, Thing]
    log: list[Entry]
    undo: UndoOffer | None
    over: Over | None


class Presence(Tells, frozen=True, tag="presence"):
    """Who is there."""

    seats: list[SeatInfo]


class Done(Tells, frozen=True, tag="done"):
    """What was asked has happened, and is on the disk."""

    id: int
    version: int


class Refused(Tells, frozen=True, tag="refused"):
    """What was asked may not be done; nothing has changed."""

    id: int
    rule: str
    message: str
    allowed: list[str] = []


class Why(Tells, frozen=True, tag="why"):
    """Why an option is not offered; `allowed` where it is."""

    id: int
    rule: str
    statement: str
    message: str
    facts: dict[str, Any]
    allowed: bool


class Candidates(Tells, frozen=True, tag="candidates"):
    """Everything that the open decision could offer, with the reason where it does not."""

    id: int
    options: list[Option]


class Looked(Tells, frozen=True, tag="thing"):
    """A thing with its picture and the rules behind it."""

    id: int
    thing: Thing
    rules: list[RuleText]
    picture: str | None


class Hint(Tells, frozen=True, tag="hint"):
    """What the automatic player would do; if asked for, the best few answers too, where their chances are known."""

    id: int
    option: str
    label: str
    best: list[Advised] = []


class Foreseen(Tells, frozen=True, tag="foreseen"):
    """What may follow an answer that could then not be taken back alone; `None` where nothing is to be expected.

    `ahead` is what the seat would be asked next, where neither chance nor anything hidden stands between.
    """

    id: int
    follows: Literal["chance", "reveal", "turn"] | None
    ahead: Ahead | None = None


class Logged(Tells, frozen=True, tag="log"):
    """A part of the log, and the things that it mentions for the first time. What lies before `since` is not in it."""

    id: int
    since: int
    entries: list[Entry]
    things: dict[str, Thing]


class Moment(Tells, frozen=True, tag="moment"):
    """How the table looked to a seat at an earlier version."""

    id: int
    seat: int | None
    version: int
    view: dict[str, Any]
    log: list[Entry]
    prompts: list[str]
    things: dict[str, Thing]


class UndoAsked(Tells, frozen=True, tag="undo-asked"):
    """Somebody wishes to take back; these seats are asked whether they agree."""

    by: int
    label: str
    needs: list[int]


class UndoAnswer(Tells, frozen=True, tag="undo-answer"):
    """What has become of a wish to take back."""

    by: int
    agreed: bool
    seat: int | None
    """Who did not agree; None where the game has gone on."""


class Notice(Tells, frozen=True, tag="notice"):
    """Something to tell the player that changes nothing."""

    code: str
    message: str


class Error(Tells, frozen=True, tag="error"):
    """Why the connection is closed next."""

    code: str
    message: str


class Pong(Tells, frozen=True, tag="pong"):
    """The server is there."""


ServerMessage: TypeAlias = (
    Welcome
    | Update
    | Presence
    | Done
    | Refused
    | Why
    | Candidates
    | Looked
    | Hint
    | Foreseen
    | Logged
    | Moment
    | UndoAsked
    | UndoAnswer
    | Notice
    | Error
    | Pong
)

ENCODER = json.Encoder()
