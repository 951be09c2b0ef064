"""What the events of ALONE have in common: who is told of them, and what they change."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from nocturne.games.alone.labyrinth import hero_order
from nocturne.games.alone.map import SectorId, SectorSet
from nocturne.games.alone.model import HEARD, NOBODY, Alone, Creature
from nocturne.kernel import Event, Name, Seat, Text


class Happening(Event[Alone], frozen=True, tag=True):
    """Something that happens in ALONE. Ids of content among what it says are told by name."""

    says: ClassVar[tuple[str, ...] | None] = None  # which of its fields are told; None: all of them
    content: ClassVar[dict[str, str]] = {  # fields that hold ids of content, and the kind of thing they name
        "kind": "creature", "mission": "mission", "item": "item", "card": "reaction", "deck": "deck", "boss": "boss",
        "character": "character", "companion": "character", "room": "room",
    }  # fmt: skip

    def facts(self) -> dict[str, Any]:
        values = [(name, getattr(self, name)) for name in (self.__struct_fields__ if self.says is None else self.says)]
        return {name: Name(self.content[name], value) if name in self.content else value for name, value in values}


class Public(Happening, frozen=True, tag=True):
    """Something that everybody sees."""

    def apply(self, game: Alone) -> None:
        """Nothing changes but what was said."""


class Shown(Public, frozen=True, tag=True):
    """Something that shows what was hidden, by itself or by what follows: taking it back is never free.

    So is going on in the Turn: Evil may have let a chance to react go by.
    """

    reveals: ClassVar[bool] = True


class Untold(Public, frozen=True, tag=True):
    """Something that nobody is told of: what follows shows it."""

    def told(self, seat: Seat | None) -> Text | None:
        return None


class Hidden(Happening, frozen=True, tag=True):
    """Something behind the screen: only Evil is told (AL-EVIL-04, AL-VIEW-03).

    The Hero could learn from what follows, so taking it back is never free.
    """

    reveals: ClassVar[bool] = True

    def told(self, seat: Seat | None) -> Text | None:
        return self.text() if seat else None


class Statement(Shown, frozen=True, tag=True):
    """Something that Evil must tell truthfully (AL-COMM-01); it stays on display for a while."""

    def apply(self, game: Alone) -> None:
        display(game, self)


def display(game: Alone, told: Event[Alone]) -> None:
    """Let what the Hero was told stay on display for a while (AL-NOISE-12).

    What is told because of something hidden, and shows nowhere else, must be found in the view.
    """
    game.heard = (*game.heard, told)[-HEARD:]


def change(game: Alone, token: int, **fields: Any) -> None:  # noqa: ANN401 -- the fields of a creature
    """Put a changed creature in place of the old one."""
    game.creatures = tuple(
        [replace(creature, **fields) if creature.token == token else creature for creature in game.creatures]
    )


def name_them(game: Alone, sectors: SectorSet) -> None:
    """Creatures in sectors that are now Revealed get names by which the Hero can call them (AL-VIEW-06).

    Their order follows from what the Hero sees, sector, type and wound; by token it would tell which is which
    (AL-VIEW-13).
    """
    unnamed = [creature for creature in game.creatures if not creature.name and sectors >> creature.at & 1]
    map, origins = game.map, game.origins

    def shown(creature: Creature) -> tuple[object, ...]:
        return *hero_order(map, origins, creature.at), creature.token // 3, creature.wounded  # the type by its row

    for creature in sorted(unnamed, key=shown):
        game.names += 1
        change(game, creature.token, name=game.names)


def first_seen(game: Alone, sector: SectorId) -> None:
    """The first sector Revealed on a level is where the Hero counts from there (AL-VIEW-05)."""
    if game.other_origin == NOBODY and not game.map.same_level(game.origin, sector):
        game.other_origin = sector
