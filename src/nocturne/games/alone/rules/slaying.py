"""What Characters do to creatures: one dies, a type stands still (BOSS, CONTENT)."""

from __future__ import annotations

from typing import ClassVar

from nocturne.games.alone.events.fights import TypeFrozen
from nocturne.games.alone.model import BOSS, Alone
from nocturne.games.alone.rules.fighting import give_wound, kill
from nocturne.games.alone.rules.near import Near, sectors_near
from nocturne.games.alone.rules.picks import OfType, of_type
from nocturne.kernel import DONE, Ask, Name, Option, Seat


def victims(game: Alone) -> list[int]:
    """The creatures that can be slain, by token."""
    near = sectors_near(game, Near.AROUND) & game.revealed
    return [creature.token for creature in game.creatures if creature.name and near >> creature.at & 1]


class Victim(Option, frozen=True):
    """This creature."""

    name: int
    kind: Name


class ChooseVictim(Ask[Alone], frozen=True):
    """The Hero chooses which creature dies (AL-BOSS-04)."""

    rule: ClassVar[str] = "AL-BOSS-04"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        named = sorted([(game.creature(token).name, game.kind(token)) for token in victims(game)])
        return [Victim(name, Name("creature", kind)) for name, kind in named] or [DONE]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        creature = game.called(option.name) if isinstance(option, Victim) else None
        if creature is not None:
            (give_wound if creature.token == BOSS else kill)(game, creature)


class NameType(Ask[Alone], frozen=True):
    """The Hero names a type of creature (AL-CONTENT-04)."""

    rule: ClassVar[str] = "AL-CONTENT-04"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return [of_type(kind) for kind in ("spores", "parasite", "cultist", "mutant", "worm")]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        assert isinstance(option, OfType)
        game.commit(TypeFrozen(option.kind.id))
