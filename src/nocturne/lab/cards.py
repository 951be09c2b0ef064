"""What cards do in a run: how often bots use them, whether their users win more often, and which nobody wants."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from nocturne.lab.figures import wilson
from nocturne.lab.run import Kept

ENOUGH = 10
"""Below so many games on either side nothing is said of a card's effect; below so many chances, nothing of its use."""
SELDOM = 0.25
"""A card that is used less than this share of what chance alone would make is dominated by what lies beside it."""


class CardUse(NamedTuple):
    """One card over all games, for those seats that could use it."""

    card: str
    offered: int  # decisions
    used: int
    fair: float  # how often chance alone would have used it
    with_it: tuple[int, int]  # games won and played by a seat that used it
    without: tuple[int, int]  # by one that could have, and did not

    @property
    def liking(self) -> float:
        """How often it is used, as a multiple of chance."""
        return self.used / self.fair if self.fair else 0.0

    @property
    def effect(self) -> tuple[float, float, float] | None:
        """By how much more often its users win than those who could have used it, with the interval of 95 %.

        It is no cause: whoever is ahead may use other cards. Newcombe's interval, from those of the two shares.
        """
        (won, used), (others, unused) = self.with_it, self.without
        if min(used, unused) < ENOUGH:
            return None
        share, other = won / used, others / unused
        (low, high), (other_low, other_high) = wilson(won, used), wilson(others, unused)
        step = share - other
        down = ((share - low) ** 2 + (other_high - other) ** 2) ** 0.5
        up = ((high - share) ** 2 + (other - other_low) ** 2) ** 0.5
        return step, step - down, step + up

    @property
    def is_dominated(self) -> bool:
        """Whether it is offered often and nearly always left for something else."""
        return self.fair >= ENOUGH and self.liking < SELDOM


def card_uses(games: Sequence[Kept]) -> list[CardUse]:
    """Every card that was offered, those that are liked most first."""
    offered: dict[str, int] = defaultdict(int)
    used: dict[str, int] = defaultdict(int)
    fair: dict[str, float] = defaultdict(float)
    with_it: dict[str, list[bool]] = defaultdict(list)
    without: dict[str, list[bool]] = defaultdict(list)
    for game in games:
        for seat, cards in game.cards.items():
            has_won = int(seat) in game.winners
            for card, (many, times, by_chance) in cards.items():
                offered[card] += many
                used[card] += times
                fair[card] += by_chance
                (with_it if times else without)[card].append(has_won)
    uses = [
        CardUse(card, offered[card], used[card], fair[card], _won(with_it[card]), _won(without[card]))
        for card in sorted(offered)
    ]
    return sorted(uses, key=lambda use: (-use.liking, use.card))


def _won(games: Sequence[bool]) -> tuple[int, int]:
    return sum(games), len(games)
