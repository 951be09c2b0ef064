"""What comes in the box of Lanterns: the kinds of record, the language they are written in, and the pack itself."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from typing import Annotated, ClassVar

from nocturne.effects.context import Citations, Stage
from nocturne.effects.language import Language, Moment, Noun
from nocturne.effects.records import Copies, PackRecord, RecordPart
from nocturne.effects.word import AnyCondition, Block, Drawing, Named
from nocturne.games.lanterns import words
from nocturne.games.lanterns.model import Card, House
from nocturne.kernel import UsageError, suggest
from nocturne.kernel.grid import drawn
from nocturne.kernel.text import Text
from nocturne.packs import Library, installed, records_of

SEEKERS = 4
"""The most Seekers that a house must have doors for."""


class Action(RecordPart, frozen=True, kw_only=True):
    """What a card does that is played in one's own turn (LN-CARD-01)."""

    do: Block


class Reaction(RecordPart, frozen=True, kw_only=True):
    """What a card does that is played in answer to what another Seeker does (LN-CARD-02)."""

    when: Annotated[str, Named("moment")]
    if_: AnyCondition | None = None
    do: Block


class CardRecord(PackRecord, frozen=True, kw_only=True, tag="card"):
    """A card of the shared deck: played in your turn, or in answer to what another Seeker does (LN-DECK-01)."""

    copies: Copies
    play: Action | None = None
    reaction: Reaction | None = None
    counted: ClassVar[int | None] = 20
    example: ClassVar[str] = "{kind: card, id: dash, name: Dash, copies: 6, play: {do: [{gain: step, amount: 3}]}}"


class HouseRecord(PackRecord, frozen=True, kw_only=True, tag="house"):
    """A house as it is drawn: letters are doors, stars are lanterns (LN-SETUP-01)."""

    map: Annotated[str, Drawing()]
    example: ClassVar[str] = (
        '{kind: house, id: hall, name: The Hall, map: "+--+--+--+\\n|a  *  b |\\n+  +--+  +\\n|c     d |\\n+--+--+--+"}'
    )


def check_houses(records: Library) -> Iterable[tuple[str, str, Text]]:
    """A house needs a door for each Seeker and a lantern at least."""
    for record in records.of(HouseRecord).values():
        house = House(*drawn(record.map))
        if len(house.starts) != SEEKERS:
            doors = len(house.starts)
            yield f"house/{record.id}", "map", Text.of("lanterns-doors", doors=doors, seekers=SEEKERS)
        if not house.lanterns:
            yield f"house/{record.id}", "map", Text.of("lanterns-no-lantern")


LANGUAGE = Language(
    "lanterns",
    (words,),
    nouns=(Noun("seeker", ("player",)),),
    moments=(
        Moment("before-taking", (("taker", "player"),)),
        Moment("before-snuffing", (("snuffer", "player"), ("taker", "player"))),
    ),
    lists={"token": ("step",)},
    kinds=(CardRecord, HouseRecord),
    catalogues=("lanterns-effects",),
    checks=(check_houses,),
)
CITATIONS = Citations(target="LN-CARD-03")
"""Whom a card means is decided by its player."""


class Content:
    """The box: the house that is played in, the deck, what its cards do, and the stage for their effects."""

    __slots__ = ("actions", "deck", "grid", "hash", "lanterns", "reactions", "stage", "starts")

    def __init__(self, records: Library, name: str) -> None:
        house = House(*drawn(records.of(HouseRecord)[name].map))
        self.hash = records.hash
        self.grid, self.starts, self.lanterns = house.grid, house.starts, house.lanterns
        self.stage = Stage(words.LanternsWorld(), records, CITATIONS)
        cards = records.of(CardRecord).values()
        self.deck = tuple([Card(record.id) for record in cards for _ in range(record.copies)])
        self.actions = {Card(record.id): record.play for record in cards if record.play is not None}
        self.reactions = {
            moment: {
                Card(record.id): record.reaction
                for record in cards
                if record.reaction and record.reaction.when == moment
            }
            for moment in LANGUAGE.moments
        }


def records(pack: str = LANGUAGE.game) -> Library:
    """The records in force: of the pack that comes with the program, or of one that somebody has installed over it."""
    return records_of(LANGUAGE, pack)


def content(house: str, pack: str = LANGUAGE.game) -> Content:
    """What is in the box when this house is played; `UsageError` where the pack lacks what the rules need."""
    return content_of(records(pack), house)


@lru_cache(64)
def content_of(records: Library, house: str) -> Content:
    """What is in the box of these packs when this house is played; `UsageError` where something is lacking."""
    pack = records.packs[-1].manifest.id
    for key in (f"house/{house}", *[f"card/{card.value}" for card in Card]):
        if key not in records:
            kind, _, name = key.partition("/")
            known = suggest(name, [record.id for record in records.all(kind)])
            raise UsageError(Text.of("pack-lacks", pack=pack, kind=kind, name=name, hint=known))
    if strange := [record.id for record in records.all("card") if record.id not in tuple(Card)]:
        raise UsageError(Text.of("lanterns-strange-card", card=strange[0], pack=pack))
    return Content(records, house)


def houses() -> tuple[str, ...]:
    """The houses that can be played in, those of installed packs included."""
    known = [house.id for house in records().all("house")]
    for name in installed(LANGUAGE.game):
        with suppress(UsageError):  # a pack that is not right hinders no other; who chooses it is told
            known += [house.id for house in records(name).all("house")]
    return tuple(dict.fromkeys(known))
