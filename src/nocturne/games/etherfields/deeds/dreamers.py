"""What elements do to Dreamers and their cards."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from msgspec.structs import replace

from nocturne.games.etherfields.content import Cause, Deed
from nocturne.games.etherfields.events import TEAM, CardMoved, CardShown, DistressTaken, FlagSet, LastingAdded
from nocturne.games.etherfields.happening import Answer
from nocturne.games.etherfields.model import Etherfields, Figure, TeamAsk
from nocturne.games.etherfields.rules.distress import CountCards, Suffer, cure
from nocturne.games.etherfields.rules.draw import DiscardChosen, DrawCards, EnforceLimits, Reshuffle
from nocturne.games.etherfields.rules.effects import DoEffect
from nocturne.games.etherfields.rules.morphs import (
    distress_of,
    reach_of,
    seal_of,
)
from nocturne.games.etherfields.rules.movement import in_range
from nocturne.games.etherfields.rules.pools import each_gains, gain, lose
from nocturne.games.etherfields.rules.seal import SealCards, UnsealCards
from nocturne.games.etherfields.rules.windows import RollDie
from nocturne.games.etherfields.rules.world import RelocateTeam
from nocturne.kernel import Amended, Option, Seat


def who(game: Etherfields, cause: Cause, whom: str) -> tuple[Seat, ...]:
    """The Dreamers meant: `you`, `each`, or `others`."""
    if whom == "each":
        return game.present
    return (cause.you,) if whom == "you" else tuple([seat for seat in game.present if seat != cause.you])


def reached(game: Etherfields, cause: Cause, reach: int) -> dict[Seat, list[Figure]]:
    """The Dreamers within range of any figure of the speaking Entity, each once (EF-RANGE-08, EF-RANGE-09)."""
    found: dict[Seat, list[Figure]] = {}
    for figure in game.figures_of(cause.this):
        far = reach_of(game, figure, reach, row=cause.row)
        for seat in game.present:
            if in_range(game, figure.at, game.dreamers[seat].at, far):
                found.setdefault(seat, []).append(figure)
    return found


class Strike(Deed, frozen=True):
    """Each Dreamer in range of this Entity suffers Distress, changed by Morphings and States."""

    count: int
    reach: int = 1

    def run(self, game: Etherfields, cause: Cause) -> None:
        for seat, figures in reached(game, cause, self.reach).items():
            hurt = max([distress_of(game, one, self.count, row=cause.row) for one in figures])
            if hurt:
                game.then(Suffer(seat, hurt, cause.this))


class Drain(Deed, frozen=True):
    """Each Dreamer in range of this Entity Seals cards, changed by Morphings."""

    count: int
    reach: int = 1

    def run(self, game: Etherfields, cause: Cause) -> None:
        for seat, figures in reached(game, cause, self.reach).items():
            game.then(SealCards(seat, max([seal_of(game, one, self.count, row=cause.row) for one in figures])))


class Take(Deed, frozen=True):
    """Gain Ether, Gems, Keys or Hours."""

    what: str
    count: int = 1
    whom: str = "you"

    def run(self, game: Etherfields, cause: Cause) -> None:
        seats = who(game, cause, self.whom)
        if len(seats) > 1 and self.what in ("ether", "gems"):
            each_gains(game, self.what, self.count, seats)
        else:
            for seat in seats:
                gain(game, seat, self.what, self.count)


class Lose(Deed, frozen=True):
    """Lose Ether, Gems, Keys or Hours."""

    what: str
    count: int = 1
    whom: str = "you"

    def run(self, game: Etherfields, cause: Cause) -> None:
        for seat in who(game, cause, self.whom):
            lose(game, seat, self.what, self.count)


class Hurt(Deed, frozen=True):
    """Suffer Distress."""

    count: int = 1
    whom: str = "you"

    def run(self, game: Etherfields, cause: Cause) -> None:
        figures = game.figures_of(cause.this) if cause.row else []
        hurt = max([distress_of(game, one, self.count) for one in figures], default=self.count)
        game.then(*[Suffer(seat, hurt, cause.this) for seat in who(game, cause, self.whom)])


class Cure(Deed, frozen=True):
    """Cure Distress."""

    count: int = 1
    whom: str = "you"

    def run(self, game: Etherfields, cause: Cause) -> None:
        for seat in who(game, cause, self.whom):
            cure(game, seat, self.count)


class Seal(Deed, frozen=True):
    """Seal cards."""

    count: int = 1
    whom: str = "you"

    def run(self, game: Etherfields, cause: Cause) -> None:
        figures = game.figures_of(cause.this) if cause.row else []
        count = max([seal_of(game, one, self.count) for one in figures], default=self.count)
        game.then(*[SealCards(seat, count) for seat in who(game, cause, self.whom)])


class Unseal(Deed, frozen=True):
    """Unseal cards."""

    count: int = 1
    whom: str = "you"

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.then(*[UnsealCards(seat, self.count) for seat in who(game, cause, self.whom)])


class Draw(Deed, frozen=True):
    """Draw cards, up to the Hand Size limit."""

    count: int = 1
    whom: str = "you"

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.then(*[DrawCards(seat, self.count) for seat in who(game, cause, self.whom)])


class DiscardCards(Deed, frozen=True):
    """Discard cards from hand."""

    count: int = 1
    whom: str = "you"

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.then(*[DiscardChosen(seat, self.count) for seat in who(game, cause, self.whom)])


class Mix(Deed, frozen=True):
    """Reshuffle the Influence deck, without penalty (EF-RESHUFFLE-06)."""

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.then(Reshuffle(cause.you))


class SealThis(Deed, frozen=True):
    """The card that was just played is Sealed itself."""

    def run(self, game: Etherfields, cause: Cause) -> None:
        if cause.this in game.dreamers[cause.you].discard:
            game.commit(CardMoved(cause.you, cause.this, "discard", "sealed"))
            game.then(CountCards(cause.you))  # EF-DEATH-08


class Again(Deed, frozen=True):
    """Reroll the die that was just rolled."""

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.then(RollDie(game.rolls[-1][0], again=True))


class Prevent(Deed, frozen=True):
    """Prevent some of the Distress that is about to be suffered."""

    count: int = 1

    def run(self, game: Etherfields, cause: Cause) -> None:
        event = game.proposed[-1] if game.proposed else None
        if isinstance(event, DistressTaken):
            left = event.count - self.count
            game.commit(Amended(replace(event, count=left) if left > 0 else None))


class Lasting(Deed, frozen=True):
    """Until the end of this Turn a number is larger or smaller."""

    stat: str
    by: int

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.commit(LastingAdded(cause.you, self.stat, self.by))
        game.then(EnforceLimits(cause.you))


class Remember(Deed, frozen=True):
    """A script remembers something."""

    flag: str

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.commit(FlagSet(self.flag))


class SetSeason(Deed, frozen=True):
    """The Season changes (EF-SEASON-02)."""

    season: str

    def run(self, game: Etherfields, cause: Cause) -> None:
        if self.season in game.seasons:
            game.commit(CardMoved(TEAM, self.season, "seasons", "seasons"))


class Ride(Deed, frozen=True):
    """Relocate the Team marker."""

    locations: tuple[str, ...]

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.then(RelocateTeam(self.locations))


class Remove(Deed, frozen=True):
    """The speaking Slumber tile, Fate card or Secret leaves the game (EF-COMP-07)."""

    def run(self, game: Etherfields, cause: Cause) -> None:
        for zone in ("turned_up", "revealed"):
            if cause.this in getattr(game, zone):
                game.commit(CardShown(TEAM, cause.this, zone, "removed"))


class Either(Answer, frozen=True):
    """Choose this."""

    effect: str


either = cache(Either)


class ChooseEffect(TeamAsk, frozen=True):
    """One of several effects; a slash means "or" (EF-CHOICE-05)."""

    keys: tuple[str, ...]
    cause: Cause
    rule: ClassVar[str] = "EF-CHOICE-05"

    def seats(self, game: Etherfields) -> tuple[Seat, ...]:
        return (self.cause.you,)

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [either(key) for key in self.keys]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        assert isinstance(option, Either)
        game.then(DoEffect(option.effect, 0, self.cause))


class Choose(Deed, frozen=True):
    """Choose one of several effects, for yourself or for each Dreamer."""

    keys: tuple[str, ...]
    whom: str = "you"

    def run(self, game: Etherfields, cause: Cause) -> None:
        game.then(*[ChooseEffect(self.keys, replace(cause, you=seat)) for seat in who(game, cause, self.whom)])
