"""What is seen of a game besides its end: which cards were offered and used, and who was who."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from nocturne.kernel import Decision, Game

APART = re.compile("[:/]")


class Cards(NamedTuple):
    """What counts as using a card: the kinds of record that are cards, and the kinds of option that use one."""

    kinds: tuple[str, ...] = ()  # none named: all
    uses: tuple[str, ...] = ()  # none named: all


CARDS = {
    "alone": Cards(
        ("item", "reaction", "character", "boss"),
        (
            "use-item",
            "use-action-item",
            "play",
            "play-dangerous",
            "common",
            "use-ability",
            "be-character",
            "bring-boss",
        ),
    ),
    "etherfields": Cards(
        ("influence", "flaw", "item", "mask", "wisdom", "note", "dreamer"),
        ("use", "place-card", "wear", "become", "use-note"),
    ),
    "lanterns": Cards(("card",), ("play",)),
}

Used = tuple[int, int, float]
"""At how many decisions a card could be used, at how many it was, and at how many it would be by chance."""


class Watcher:
    """Counts the cards of one game, by seat."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.cards: dict[int, dict[str, list[float]]] = {}
        self._uses = CARDS.get(game.manifest.id, Cards()).uses
        self._ids = frozenset(card_ids(game))
        self._known: dict[str, str] = {}

    def answered(self, decision: Decision, option: str) -> None:
        """Count what a seat was offered and what it chose."""
        options = decision.options
        mine = self.cards.setdefault(decision.seat, {})
        fair, seen = 1 / len(options), set[str]()
        for offered in options:
            card = self.card(offered.id)
            if card:
                count = mine.setdefault(card, [0, 0, 0.0])
                count[0] += card not in seen
                count[1] += offered.id == option
                count[2] += fair
                seen.add(card)

    def card(self, option: str) -> str:
        """The card that an option uses; none: it uses none."""
        if option not in self._known:
            kind, *words = APART.split(option)
            is_use = not self._uses or kind in self._uses
            self._known[option] = next((word for word in words if word in self._ids), "") if is_use else ""
        return self._known[option]

    def counted(self) -> dict[str, dict[str, Used]]:
        """The cards by seat, each with its counts."""
        return {
            str(seat): {
                card: (int(many), int(used), round(fair, 3)) for card, (many, used, fair) in sorted(cards.items())
            }
            for seat, cards in sorted(self.cards.items())
            if cards
        }


def card_ids(game: Game[Any]) -> dict[str, str]:
    """The ids of all cards that a game is played with, each with its kind."""
    kinds = CARDS.get(game.manifest.id, Cards()).kinds
    ids: dict[str, str] = {}
    for key in game.box.source or ():
        kind, _, name = key.partition("/")
        if not kinds or kind in kinds:
            ids.setdefault(name, kind)
    return ids


def traits(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """Who was who and what was in play, by which a report tells games apart; all of it lies open at the end."""
    view = game.view(0)
    if game.manifest.id == "alone":
        missions = [mission.mission for mission in view.missions]
        decks = [deck.deck for deck in view.decks]
        named = {"character": [view.character], "boss": [view.chosen_boss], "mission": missions, "deck": decks}
        return {what: tuple([name for name in names if name]) for what, names in named.items()}
    if game.manifest.id == "etherfields":
        return {"archetype": tuple([me.archetype for me in view.dreamers if me.archetype])}
    return {}
