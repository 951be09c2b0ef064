"""The table protocol: what a client and the server say to each other, as JSON with a field `type`.

Everything here is described in `docs/server.md`. The JSON Schema at `/api/protocol.json` and the TypeScript types in
`web/src/lib/protocol.ts` are made from these classes.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, json

PROTOCOL = 1
"""Raised when an old client would no longer understand the server, or be understood."""

Id: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
OptionId: TypeAlias = Annotated[str, Meta(max_length=400)]
ThingId: TypeAlias = Annotated[str, Meta(max_length=200)]
PersonName: TypeAlias = Annotated[str, Meta(max_length=40)]
Tongue: TypeAlias = Annotated[str, Meta(pattern="^[a-z]{2}(-[A-Z]{2})?$")]

# -- what a client says


class Said(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something a client says."""


class Hello(Said, frozen=True, tag="hello"):
    """The first message: which keys the client holds, its language, and what it has seen already."""

    protocol: int
    keys: Annotated[list[Key], Meta(min_length=1, max_length=18)]
    language: Tongue = "en"
    since: dict[str, Version] | None = None
    """The last version of each seat's log that the client has; the key is the seat's number or `watch`."""
    undos: Annotated[int, Meta(ge=0)] = 0
    """The `undos` of the last update that the client has seen."""


class Answer(Said, frozen=True, tag="answer"):
    """Answer a decision."""

    id: Id
    seat: SeatNumber
    version: Version
    option: OptionId


class Answers(Said, frozen=True, tag="answers"):
    """A series of picks in one gesture: all of them happen, or none."""

    id: Id
    seat: SeatNumber
    version: Version
    options: Annotated[list[OptionId], Meta(min_length=1, max_length=64)]


class Explain(Said, frozen=True, tag="explain"):
    """Ask why an option is not offered."""

    id: Id
    seat: SeatNumber
    option: OptionId


class AskCandidates(Said, frozen=True, tag="candidates"):
    """Ask for everything that the open decision could offer, allowed or not."""

    id: Id
    seat: SeatNumber


class Look(Said, frozen=True, tag="look"):
    """Ask for everything that may be known of a thing that was shown."""

    id: Id
    seat: SeatNumber | None
    thing: ThingId


class AskHint(Said, frozen=True, tag="hint"):
    """Ask what the automatic player would do."""

    id: Id
    seat: SeatNumber


class Undo(Said, frozen=True, tag="undo"):
    """Take back to a version, which is the one that the update's `undo` names."""

    id: Id
    seat: SeatNumber
    version: Version


class Consent(Said, frozen=True, tag="consent"):
    """Agree that another seat takes back, or do not."""

    id: Id
    seat: SeatNumber
    agree: bool


class AskLog(Said, frozen=True, tag="log"):
    """Ask for a part of the log: what happened after `since`, up to `until`."""

    id: Id
    seat: SeatNumber | None
    since: Annotated[int, Meta(ge=-1)]
    until: Version


class At(Said, frozen=True, tag="at"):
    """Ask how the table looked to a seat at an earlier version."""

    id: Id
    seat: SeatNumber | None
    version: Version


class GiveSeat(Said, frozen=True, tag="seat"):
    """Hand a seat to the automatic player, take it back, or change the player's name."""

    id: Id
    seat: SeatNumber
    kind: Literal["bot", "human"]
    name: PersonName | None = None


class Concede(Said, frozen=True, tag="concede"):
    """Give the game up, where the game knows such a thing."""

    id: Id
    seat: SeatNumber


class Ping(Said, frozen=True, tag="ping"):
    """Ask whether the server is there."""


ClientMessage: TypeAlias = (
    Hello
    | Answer
    | Answers
    | Explain
    | AskCandidates
    | Look
    | AskHint
    | Undo
    | Consent
    | AskLog
    | At
    | GiveSeat
    | Concede
    | Ping
)
DECODER: json.Decoder[ClientMessage] = json.Decoder(ClientMessage)

# -- the parts of what the server says


class SeatInfo(Struct, frozen=True):
    """A seat as everybody may know it: what the game calls it, who sits there, and whether they are there."""

    seat: int
    title: str
    name: str
    kind: Literal["human", "bot"]
    online: bool


class Option(Struct, frozen=True):
    """An answer that may be given. `fields` are the option's own values, so that it can be put on the board."""

    id: str
    kind: str
    label: str
    fields: dict[str, Any]
    things: list[str]
    irreversible: Literal["chance", "reveal", "turn"] | None = None
    why: str | None = None
    """Only among candidates: why it is not allowed now."""
    rule: str | None = None
    """Only among candidates: the rule that forbids it."""


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
    """What taking back would take back, and whose consent it needs."""

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
    """A rule in words."""

    id: str
    statement: str


# -- what the server says


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
    """All that a seat may know now. Entries of the log after `since` replace what the client has after it."""

    seat: int | None
    version: int
    since: int
    undos: int
    view: dict[str, Any]
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
    """What the automatic player would do."""

    id: int
    option: str
    label: str


class Logged(Tells, frozen=True, tag="log"):
    """A part of the log, and the things that it mentions for the first time."""

    id: int
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
    version: int
    label: str
    needs: list[int]


class UndoAnswer(Tells, frozen=True, tag="undo-answer"):
    """What has become of a wish to take back."""

    by: int
    version: int
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
    | Logged
    | Moment
    | UndoAsked
    | UndoAnswer
    | Notice
    | Error
    | Pong
)

ENCODER = json.Encoder()


def schema() -> dict[str, Any]:
    """Both sides of the protocol as one JSON Schema: `ClientMessage` and `ServerMessage`."""
    (client, server), parts = json.schema_components((ClientMessage, ServerMessage), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The Nocturne table protocol",
        "version": PROTOCOL,
        "$defs": {**parts, "ClientMessage": client, "ServerMessage": server},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }
