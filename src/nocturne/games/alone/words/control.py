"""What Evil or the Hero chooses of an effect, and what is done again; the other words of control are shared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from nocturne.effects import control
from nocturne.effects.context import Context
from nocturne.effects.decisions import Branch, ChooseBranch
from nocturne.effects.word import CONTROL, Block, Count, Verb
from nocturne.games.alone.events.cards import EffectPicked
from nocturne.games.alone.model import HERO, Alone
from nocturne.kernel import Seat, Step, Text

if TYPE_CHECKING:
    from nocturne.effects.text import Describer


class Repeat(Verb, frozen=True):
    """Do something several times."""

    times: Count
    do: Block
    grows: ClassVar[bool] = True
    grammar: ClassVar[str] = CONTROL
    example: ClassVar[str] = "{repeat: 2, do: [{spawn-creature: spores}]}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        return [ctx.do(self.do)] * self.times

    def times_inside(self) -> int:
        return self.times

    def told(self, text: Describer, form: str) -> Text:
        return Text.of(f"repeat-{form}", times=self.times, do=text.clause(self.do))


class ChooseOne(control.ChooseOne, frozen=True):
    """Let Evil or the Hero choose one of several effects."""

    example: ClassVar[str] = "{choose-one: [[{damage: 1, harm: sc}], [{lose-adrenaline: 1}]], who: hero}"

    def steps(self, ctx: Context) -> list[Step[Any]]:
        """What cannot happen cannot be chosen (AL-DECK-07)."""
        asked = control.asked(ctx, self.who)
        return [HeroChooses(seat, line) if seat == HERO else EvilChooses(seat, line) for seat, line in asked]


class EvilChooses(ChooseBranch, frozen=True):
    """Evil chooses the effect (AL-DECK-04). On a padded table it is asked even with one option, as all that Evil is."""

    hidden: ClassVar[bool] = True


class HeroChooses(ChooseBranch, frozen=True):
    """The Hero chooses the effect (AL-DECK-04)."""

    def chosen(self, game: Alone, seat: Seat, option: Branch) -> None:
        """What the Hero has picked is no damage of Evil's (AL-COMPANION-12)."""
        if game.reacting and len(self.options(game, seat)) > 1:
            game.commit(EffectPicked())
        super().chosen(game, seat, option)

    def label(self, game: Alone, seat: Seat, option: Branch) -> Text:
        """The effect as the Hero's own, not as Evil's card says it."""
        return Text.of("option-branch", number=option.number + 1, record=option.record, block=option.block, told="hero")
