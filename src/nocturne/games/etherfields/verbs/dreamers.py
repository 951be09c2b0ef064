"""Verbs about Dreamers and what they own: Items, Masks, Flaws, Progress cards, dice."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec.structs import replace

from nocturne.effects.run import Env, line_of
from nocturne.effects.terms import ME, ROLLED, AnyAmount, Between, Block, Named, Players, Refers, Verb, id_of
from nocturne.games.etherfields.components import LUCK_VALUE, Luck
from nocturne.games.etherfields.events import CardMoved, DistressTaken, LastingAdded, RollApplied
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.distress import CountCards
from nocturne.games.etherfields.rules.draw import EnforceLimits
from nocturne.games.etherfields.rules.flaws import gain_flaw
from nocturne.games.etherfields.rules.items import (
    DiscardItem,
    FlipProgress,
    GainItem,
    GainMask,
    RestoreItem,
    RestoreMask,
)
from nocturne.games.etherfields.rules.market import BuyInfluence
from nocturne.games.etherfields.rules.windows import RollDie, reroll_window
from nocturne.games.etherfields.verbs.bases import OwnStep
from nocturne.kernel import Amended, AnyStep, Seat, Step


class RestoreItemVerb(OwnStep, frozen=True, tag="restore-item"):
    """Make an Item from Storage active again, at random."""

    example: ClassVar[str] = "restore-item"

    def step(self, seat: Seat) -> Step[Etherfields]:
        return RestoreItem(seat)


class DiscardItemVerb(OwnStep, frozen=True, tag="discard-item"):
    """Put an active Item into Storage."""

    example: ClassVar[str] = "discard-item"

    def step(self, seat: Seat) -> Step[Etherfields]:
        return DiscardItem(seat)


class RestoreMaskVerb(OwnStep, frozen=True, tag="restore-mask"):
    """Put on one of your Masks."""

    example: ClassVar[str] = "restore-mask"

    def step(self, seat: Seat) -> Step[Etherfields]:
        return RestoreMask(seat)


class GainMaskVerb(OwnStep, frozen=True, tag="gain-mask"):
    """Take a Mask from those that nobody has."""

    example: ClassVar[str] = "gain-mask"

    def step(self, seat: Seat) -> Step[Etherfields]:
        return GainMask(seat)


class Flip(OwnStep, frozen=True):
    """Turn a placed Progress card face down."""

    example: ClassVar[str] = "flip"

    def step(self, seat: Seat) -> Step[Etherfields]:
        return FlipProgress(seat)


class Unflip(OwnStep, frozen=True):
    """Turn a flipped Progress card face up."""

    example: ClassVar[str] = "unflip"

    def step(self, seat: Seat) -> Step[Etherfields]:
        return FlipProgress(seat, up=True)


class BuyInfluenceVerb(OwnStep, frozen=True, tag="buy-influence"):
    """Buy Influence cards from the Market."""

    example: ClassVar[str] = "buy-influence"

    def step(self, seat: Seat) -> Step[Etherfields]:
        return BuyInfluence(seat)


class GainFlaw(Verb, frozen=True):
    """Put the top card of the Flaw deck on the Discard pile."""

    who: Players = ME
    example: ClassVar[str] = "gain-flaw"

    def run(self, env: Env) -> None:
        """EF-FLAW-01."""
        for seat in env.seats("who"):
            gain_flaw(env.game, seat)


class GainItemVerb(Verb, frozen=True, tag="gain-item"):
    """Take a named Item from the box."""

    item: Annotated[str, Refers("item")]
    example: ClassVar[str] = "{gain-item: brass-key}"

    def run(self, env: Env) -> None:
        """The Team gains it, if it is still in the box."""
        if self.item in env.game.boxed:
            env.then(GainItem(env.you, self.item))


class SealThis(Verb, frozen=True):
    """Seal the card that was just played."""

    example: ClassVar[str] = "seal-this"

    def run(self, env: Env) -> None:
        """It lies on the Discard pile by now."""
        card = id_of(env.bound.this)
        if card in env.game.dreamers[env.you].discard:
            env.game.commit(CardMoved(env.you, card, "discard", "sealed"))
            env.then(CountCards(env.you))  # EF-DEATH-08


class PlaceThis(Verb, frozen=True):
    """Place this Progress card; the rules of Progress cards carry it out."""

    example: ClassVar[str] = "place-this"

    def run(self, env: Env) -> None:
        """EF-PROGRESS-02: the card is placed when its cost is met."""


class RemoveFlaw(Verb, frozen=True):
    """Remove this Flaw; the rules of Flaws carry it out."""

    example: ClassVar[str] = "remove-flaw"

    def run(self, env: Env) -> None:
        """EF-FLAW-05: it goes under the Flaw deck when its price is paid."""


class PreventDistress(Verb, frozen=True):
    """Prevent some of the Distress that is about to be suffered."""

    amount: AnyAmount = 1
    example: ClassVar[str] = "{prevent-distress: 1}"

    def run(self, env: Env) -> None:
        """Nothing left of it, it does not happen."""
        event = env.game.proposed[-1] if env.game.proposed else None
        if isinstance(event, DistressTaken):
            left = event.count - env.number(self.amount)
            env.game.commit(Amended(replace(event, count=left) if left > 0 else None))


class Heighten(Verb, frozen=True):
    """Until the end of this Turn a number of yours is larger or smaller."""

    stat: Annotated[str, Named("stat")]
    by: Annotated[int, Between(-9, 9)] = 1
    who: Players = ME
    example: ClassVar[str] = "{heighten: hand, by: 1}"

    def run(self, env: Env) -> None:
        """The rules ask for it where the number counts."""
        for seat in env.seats("who"):
            env.game.commit(LastingAdded(seat, self.stat, self.by))
            env.then(EnforceLimits(seat))  # EF-HAND-05: by less than nothing, at once


# -- dice


class RerollDie(Verb, frozen=True):
    """Reroll the die that was just rolled."""

    example: ClassVar[str] = "reroll-die"

    def run(self, env: Env) -> None:
        """EF-REROLL-01."""
        env.then(RollDie(env.game.rolls[-1][0], again=True))


class LuckRoll(Verb, frozen=True):
    """Roll the Luck die: something on a number, which is then `rolled`; on a blank; and on the cross."""

    hit: Block
    blank: Block | None = None
    cross: Block | None = None
    tells: ClassVar[tuple[str, ...]] = (ROLLED,)
    example: ClassVar[str] = "{luck-roll: [{draw: rolled}], blank: [nothing], cross: [{damage: 1, to: you}]}"

    def run(self, env: Env) -> None:
        """It may be rerolled like any other (EF-REROLL-04)."""
        env.then(RollDie("luck"), *reroll_window(env.game, env.you), ReadLuck(env.line))


class ReadLuck(Step[Etherfields], frozen=True):
    """The Luck die counts as it lies now."""

    line: AnyStep
    rule: ClassVar[str] = "EF-LUCK-01"

    def run(self, game: Etherfields) -> None:
        face = game.lib.figures.luck[game.rolls[-1][1]]
        game.commit(RollApplied())
        env = Env(game, line_of(self.line))
        verb = env.stage.block(env.line.record, env.line.block)[env.line.at]
        assert isinstance(verb, LuckRoll)
        value = LUCK_VALUE[face]
        part = verb.cross if face is Luck.CROSS else verb.hit if value else verb.blank
        if part is not None:  # EF-LUCK-02: a result that the effect does not mention does nothing
            game.then(env.do(part, **{ROLLED: value}))
