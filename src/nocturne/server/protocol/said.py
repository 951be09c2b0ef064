"""What a client says."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, json

Id: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
OptionId: TypeAlias = Annotated[str, Meta(max_length=400)]
ThingId: TypeAlias = Annotated[str, Meta(max_length=200)]
EventKind: TypeAlias = Annotated[str, Meta(max_length=80)]
PersonName: TypeAlias = Annotated[str, Meta(max_length=40)]
Tongue: TypeAlias = Annotated[str, Meta(pattern="^[a-z]{2}(-[A-Z]{2})?$")]


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
    """Said by pages of earlier versions, and no longer needed: `since` tells what was taken back meanwhile."""


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
    """Ask what the automatic player would do; with `best`, for the best few answers and their chances too."""

    id: Id
    seat: SeatNumber
    best: bool = False


class Foresee(Said, frozen=True, tag="foresee"):
    """Ask whether an answer, or the picks of one gesture, could be taken back alone, as far as this seat can know."""

    id: Id
    seat: SeatNumber
    options: Annotated[list[OptionId], Meta(min_length=1, max_length=64)]


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
    kinds: Annotated[list[EventKind], Meta(max_length=64)] | None = None
    """Only entries of these kinds; all where it is left out."""


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
    | Foresee
    | Undo
    | Consent
    | AskLog
    | At
    | GiveSeat
    | Concede
    | Ping
)
DECODER: json.Decoder[ClientMessage] = json.Decoder(ClientMessage)
