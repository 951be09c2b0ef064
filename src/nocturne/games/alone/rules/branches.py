"""One of several effects: who chooses (DECK)."""

from __future__ import annotations

from typing import ClassVar

from nocturne.effects.decisions import Branch, ChooseBranch
from nocturne.games.alone.events.cards import EffectPicked
from nocturne.games.alone.model import Alone
from nocturne.kernel import Option, Seat, Text


class EvilChooses(ChooseBranch, frozen=True):
    """Evil chooses the effect (AL-DECK-04). On a padded table it is asked even with one option, as all that Evil is."""

    rule: ClassVar[str] = "AL-DECK-04"
    hidden: ClassVar[bool] = True


class HeroChooses(ChooseBranch, frozen=True):
    """The Hero chooses the effect (AL-DECK-04)."""

    rule: ClassVar[str] = "AL-DECK-04"

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        """What the Hero has picked is no damage of Evil's (AL-COMPANION-12)."""
        if game.reacting and len(self.options(game, seat)) > 1:
            game.commit(EffectPicked())
        super().chosen(game, seat, option)

    def label(self, game: Alone, seat: Seat, option: Option) -> Text:
        """The effect as the Hero's own, not as Evil's card says it."""
        assert isinstance(option, Branch)
        return Text.of("option-branch", number=option.number + 1, record=option.record, block=option.block, told="hero")
