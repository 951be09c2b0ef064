"""One game as a learner sees it: one seat is asked after the other and answers with a slot.

Where several seats are asked at once, those that need not answer come first and may wait; so may everybody who does not
come last. What is answered under seal is answered in the order of the seats, for nobody sees it before all have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple

import nocturne
from nocturne.games import find
from nocturne.kernel import CHANCE, Decision, Game, Seat, UsageError
from nocturne.kernel.text import Text
from nocturne.research.declared import declared
from nocturne.research.slots import WAIT, slots_of

Luck = Literal["seeded", "explicit"]


class Terms(NamedTuple):
    """What is played: the game, for how many, how it is set up, who draws the luck, and when it is broken off."""

    game: str
    players: int
    options: tuple[tuple[str, str | int | bool], ...]
    profile: str
    chance: Luck
    longest: int


def terms(
    game: str,
    *,
    players: int | None = None,
    options: Mapping[str, str | int | bool] | None = None,
    profile: str = "",
    chance: Luck = "seeded",
    longest: int | None = None,
) -> Terms:
    """The terms of a game; what is left out is as few players as can be, and what the game's declaration says.

    >>> terms("etherfields")
    Terms(game='etherfields', players=1, options=(('play', 'dream'),), profile='', chance='seeded', longest=20000)
    """
    manifest = find(game)
    what = declared(manifest.id)
    if chance not in ("seeded", "explicit"):
        raise UsageError(Text.of("research-chance", chance=repr(chance)))
    most = what.longest if longest is None else longest
    if type(most) is not int or most < 1:
        raise UsageError(Text.of("research-longest", longest=repr(longest)))
    chosen = {**what.options, **(options or {})}
    manifest.profile(profile or None)
    manifest.chosen_settings(chosen)
    count = min(manifest.players) if players is None else players
    return Terms(manifest.id, count, tuple(sorted(chosen.items())), profile, chance, most)


class Arena:
    """A game in progress under such terms."""

    __slots__ = ("_asked", "answers", "game", "slots", "terms", "waited")

    def __init__(self, terms: Terms, game: Game[Any], answers: int = 0, waited: tuple[int, ...] = ()) -> None:
        self.terms, self.game, self.slots = terms, game, slots_of(game)
        self.answers = answers  # how many have been given, waiting included
        self.waited = waited  # who has waited since the last true answer
        self._asked: tuple[Decision, dict[int, str]] | None = None

    @classmethod
    def begin(cls, terms: Terms, seed: int = 0) -> Arena:
        """A new game; nothing that happens in it is kept, so that it is quick.

        >>> arena = Arena.begin(terms("lanterns"), seed=7)
        >>> arena.seat, [arena.slots.name(slot) for slot in arena.legal()]
        (0, ['go:hasty', 'go:steady', 'go:wary'])
        """
        return cls(
            terms,
            nocturne.new(
                terms.game,
                players=terms.players,
                seed=seed,
                profile=terms.profile or None,
                options=dict(terms.options),
                chance="ask" if terms.chance == "explicit" else "seeded",
                events=False,
            ),
        )

    # -- who is asked what

    @property
    def is_cut(self) -> bool:
        """Whether the game was broken off."""
        return self.game.over is None and self.answers >= self.terms.longest

    @property
    def is_done(self) -> bool:
        """Whether nobody is asked any more."""
        return self.game.over is not None or self.answers >= self.terms.longest

    @property
    def decision(self) -> Decision:
        """What is to be decided now."""
        return self._look()[0]

    @property
    def seat(self) -> Seat:
        """Who is asked: a seat, or `CHANCE`."""
        return self.decision.seat

    def legal(self) -> dict[int, str]:
        """The ids of the options by slot, in rising order; of faces of chance by their place."""
        return {} if self.is_done else self._look()[1]

    def _look(self) -> tuple[Decision, dict[int, str]]:
        if self._asked is None:
            asked = self.in_order()
            first = asked[0]
            if first.seat == CHANCE:
                offered = dict(enumerate(first.ids()))
            else:
                offered = self.slots.offered(first)
                if len(asked) > 1 and not self.is_sealed:
                    offered[WAIT] = "wait"
            self._asked = first, dict(sorted(offered.items()))
        return self._asked

    def in_order(self) -> list[Decision]:
        """The open decisions of those who have not waited, in the order in which they are asked."""
        waiting = [decision for decision in self.game.open if decision.seat not in self.waited]
        return sorted(waiting, key=lambda decision: decision.waits) if len(waiting) > 1 else waiting

    @property
    def is_sealed(self) -> bool:
        """Whether all answer unseen, so that it does not matter who answers first."""
        return self.game.is_sealed

    # -- answering

    def answer(self, slot: int) -> None:
        """Answer for the seat that is asked; `UsageError` where the slot stands for nothing that it may do."""
        option = self.legal().get(slot)
        if option is None:
            raise UsageError(Text.of("research-illegal", slot=str(slot)[:20], legal=", ".join(map(str, self.legal()))))
        self.take(self.seat, option if slot != WAIT or self.seat == CHANCE else None)

    def take(self, seat: int, option: str | None) -> None:
        """Answer by the id of an option; None: the seat waits."""
        if option is None:
            self.waited = (*self.waited, seat)
        else:
            self.game.answer(seat, option)
            self.waited = ()
        self._asked = None
        self.answers += seat != CHANCE

    # -- what came of it

    def rewards(self) -> list[float]:
        """What each seat has won: nothing before the end, and nothing where the game was broken off.

        Rivals share the win, and all that is won was lost by others; of two sides, and of those who play together,
        each wins 1 or loses 1.
        """
        over, players = self.game.over, self.terms.players
        if over is None:
            return [0.0] * players
        if declared(self.terms.game).goal == "rivals":
            share = players / len(over.winners) if over.winners else 1.0
            return [(share if seat in over.winners else 0.0) - 1.0 for seat in range(players)]
        return [1.0 if seat in over.winners else -1.0 for seat in range(players)]

    # -- copies

    def fork(self) -> Arena:
        """An independent copy."""
        return Arena(self.terms, self.game.fork(), self.answers, self.waited)

    def imagine(self, seat: int, pick: Callable[[int], int]) -> Arena:
        """Another world that the seat cannot tell from this one, with other secrets and other luck."""
        return Arena(self.terms, self.game.imagine(seat, pick), self.answers, self.waited)

    def __deepcopy__(self, _: dict[int, Any]) -> Arena:
        return self.fork()

    def __reduce__(self) -> tuple[Callable[..., Arena], tuple[Any, ...]]:
        return _restored, (self.terms, self.game.save(), self.answers, self.waited)


def _restored(terms: Terms, saved: bytes, answers: int, waited: tuple[int, ...]) -> Arena:
    game = nocturne.load(saved)
    game.keep_events = False
    return Arena(Terms(*terms), game, answers, tuple(waited))
