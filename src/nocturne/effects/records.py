"""What stands in a pack: records of a game's kinds, and the parts that most kinds share."""

from __future__ import annotations

from abc import ABC
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, TypeAlias

from msgspec import Struct

from nocturne.effects.word import AnyVerb, Between, word_name
from nocturne.kernel import Text

if TYPE_CHECKING:
    from nocturne.effects.text import Describer

Blocks: TypeAlias = Sequence[tuple[AnyVerb, ...]]
"""The program of a record: verbs by block."""


class PackRecord(Struct, frozen=True, kw_only=True, tag=word_name, tag_field="kind", omit_defaults=True, gc=False):
    """A record of a pack. A game subclasses it for each kind it has; the fields are what the card says, in order."""

    id: str

    hidden: ClassVar[bool] = False  # unrevealed, its name may not be known either
    starts: ClassVar[bool] = False  # hidden, but the game itself leads to it
    titled: ClassVar[bool] = True  # it needs a name
    on_back: ClassVar[tuple[str, ...]] = ()  # what its back says besides its name, where its front is read later
    owner: ClassVar[str] = ""  # who is `you` on it, by the language's pointer; "" = whoever uses it
    told: ClassVar[tuple[str, ...]] = ()  # fields that are told in a sentence of their own: `boss-leads`
    parts: ClassVar[tuple[str, ...]] = ()  # fields whose entries may have names of their own: `map/saloon/2`
    counted: ClassVar[int | None] = None  # how many copies the box has of all records of this kind together
    example: ClassVar[str] = ""

    @classmethod
    def named(cls) -> str:
        """How the kind is written in a pack."""
        tag = cls.__struct_config__.tag
        assert isinstance(tag, str)
        return tag

    def refuse(self, blocks: Blocks) -> Text | None:
        """Why a record that can be read says what the game cannot carry out, or nothing."""
        return None

    def part_keys(self) -> list[str]:
        """The addresses of the parts that may have names, counted through from 1."""
        count = sum([len(getattr(self, name)) for name in self.parts])
        return [f"{self.named()}/{self.id}/{n}" for n in range(1, count + 1)]


if TYPE_CHECKING:
    AnyRecord: TypeAlias = PackRecord
else:

    class AnyRecord(ABC):  # noqa: B024 -- a name for msgspec, with nothing to implement
        """In a field's type: a record of any kind."""

    AnyRecord.register(PackRecord)


class Compiled(Struct, frozen=True, gc=False):
    """A record ready for use, with the program that its parts point into."""

    record: AnyRecord
    blocks: tuple[tuple[AnyVerb, ...], ...] = ()

    @property
    def key(self) -> str:
        """The record's address: `card/dash`."""
        return f"{self.record.named()}/{self.record.id}"


class RecordPart(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A part of a record that does something. A game declares its parts with those fields that it carries out.

    Texts and checks know `when` (a moment), `limit`, `if_`, `pay` and `do`.
    """

    by_itself: ClassVar[bool] = False  # it happens without anybody's doing

    @property
    def sealed(self) -> bool:
        """Whether it stands in no text that players may read: they learn of it when it happens."""
        return False

    @property
    def read_as(self) -> int:
        """The number of a script that is printed in the place of what it does; 0 where its effect is printed."""
        return 0

    def head(self) -> tuple[Text, ...] | None:
        """What stands before its effect, where the part says it otherwise than by moment, limit, condition, price."""
        return None

    def told(self, text: Describer) -> Text | None:
        """The whole part in words, where it is none of moment, condition, price and effect."""
        return None

    def refuse(self, blocks: Blocks) -> Text | None:
        """Why a part that can be read says what the game cannot carry out, or nothing; its own blocks are the last."""
        return None


Copies: TypeAlias = Annotated[int, Between(1, 99)]
PICTURED = ("emblem", "drawings")
"""Keys of records that only say how they look: they change no hash, so that games go on with a picture drawn anew."""
