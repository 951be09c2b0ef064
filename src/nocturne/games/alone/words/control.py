"""Words that hold other effects: only where something holds, several times, one of several."""

from __future__ import annotations

from typing import Any, ClassVar

from nocturne.effects import control
from nocturne.effects.context import Context
from nocturne.effects.decisions import Branch, ChooseBranch
from nocturne.games.alone.events.cards import EffectPicked
from nocturne.games.alone.model import HERO, Alone
from nocturne.kernel import Option, Seat, Step, Text


class If(control.If, frozen=True):
    """Do something only where a condition holds, and something else where it does not."""

    example: ClassVar[str] = "{if: no-hit, then: [{damage: 1, harm: life}]}"


class Repeat(control.Repeat, frozen=True):
    """Do something several times."""

    example: ClassVar[str] = "{repeat: 2, do: [spawn-creature]}"


class ChooseOne(control.ChooseOne, frozen=True):
    """Let Evil or the Hero choose one of several effects."""

    example: ClassVar[str] = "{choose-one: [[{damage: 1, harm: sc}], [{lose-adrenaline: 1}]], who: hero}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """What cannot happen cannot be chosen (AL-DECK-07)."""
        asked = control.asked(ctx, self.who)
        return [HeroChooses(seat, line) if seat == HERO else EvilChooses(seat, line) for seat, line in asked]


class All(control.All, frozen=True):
    """Every one of several conditions holds. A list of conditions means the same."""

    example: ClassVar[str] = "{all: [without-item, first-combat]}"


class EvilChooses(ChooseBranch, frozen=True):
    """Evil chooses the effect (AL-DECK-04). On a padded table it is asked even with one option, as all that Evil is."""

    hidden: ClassVar[bool] = True


class HeroChooses(ChooseBranch, frozen=True):
    """The Hero chooses the effect (AL-DECK-04)."""

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        """What the Hero has picked is no damage of Evil's (AL-COMPANION-12)."""
        if game.reacting and len(self.options(game, seat)) > 1:
            game.commit(EffectPicked())
        super().chosen(game, seat, option)

    def label(self, game: Alone, seat: Seat, option: Option) -> Text:
        """The effect as the Hero's own, not as Evil's card says it."""
        assert isinstance(option, Branch)
        return Text.of("option-branch", number=option.number + 1, record=option.record, block=option.block, told="hero")
