"""The manifest of Lanterns: the one object that the kernel receives."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from nocturne.games.lanterns import rules, views
from nocturne.games.lanterns.model import Card, Lanterns
from nocturne.games.lanterns.pack import LANGUAGE, Content, content_of, houses
from nocturne.games.lanterns.position import LanternsNotation
from nocturne.games.lanterns.views import LanternsView
from nocturne.i18n import say
from nocturne.kernel import Box, Event, Seat, Setting, Step, Switch, Text, in_order, shuffle_draws
from nocturne.packs import Library, PackGame


class LanternsGame(PackGame[Lanterns]):
    """Two to four Seekers gather lanterns in a dark house."""

    id: ClassVar[str] = "lanterns"
    players: ClassVar[range] = range(2, 5)
    rivals: ClassVar[bool] = True
    table: ClassVar[type[Lanterns]] = Lanterns
    view_type: ClassVar[type[LanternsView]] = LanternsView
    packages: ClassVar[tuple[str, ...]] = ("nocturne.games.lanterns", "nocturne.effects")
    profiles: ClassVar[tuple[str, ...]] = ("quick", "classic")
    switches: ClassVar[tuple[Switch, ...]] = (
        Switch("LN-HAND-01", {"quick": 2, "classic": 3}),  # cards dealt at the start
        Switch("LN-ROUND-02", {"quick": 4, "classic": 8}),  # rounds in a game
    )

    language = LANGUAGE

    @property
    def choices(self) -> tuple[Setting, ...]:  # type: ignore[override]  # read from the pack, when first asked for
        """The houses of the pack."""
        return (Setting("house", houses(), default="attic"),)

    def made_of(self, records: Library, options: Mapping[str, Any]) -> Content:
        return content_of(records, options["house"])

    def open(self, box: Box[Lanterns]) -> Lanterns:
        return Lanterns(agenda=[rules.EnterHouse()], box=box)

    def windows(self, game: Lanterns, moment: str, event: Event[Any]) -> Sequence[Step[Any]]:
        return tuple(rules.windows(game, moment, event))

    def view(self, game: Lanterns, seat: Seat | None) -> LanternsView:
        return views.view(game, seat)

    def say(self, text: Text, language: str = "en") -> str:
        return say(text, language, game=self.id)

    def notation(self) -> LanternsNotation:
        return LanternsNotation()

    def broken(self, game: Lanterns) -> list[str]:
        """Every card is in exactly one place, every lantern too (LN-DECK-01, LN-SETUP-01)."""
        if not game.seekers:
            return []
        cards = [*game.deck, *game.discard, *[card for me in game.seekers for card in me.hand]]
        deck = game.box.content.deck
        faults = [f"{card.value} ×{cards.count(card)}" for card in Card if cards.count(card) != deck.count(card)]
        burning = len(game.lanterns) + sum(me.lanterns for me in game.seekers)
        if burning != len(game.box.content.lanterns):
            faults.append(f"{burning} lanterns")
        return faults

    def imagine(self, game: Lanterns, seat: Seat | None, pick: Callable[[int], int]) -> Lanterns:
        """Shuffle all cards that the seat cannot see, whatever their order is, and deal them out anew."""
        other = game.clone()
        unseen = [me for i, me in enumerate(other.seekers) if i != seat]
        cards = sorted([*other.deck, *[card for me in unseen for card in me.hand]], key=lambda card: card.value)
        mixed = list(in_order(cards, [pick(n) for n in shuffle_draws(len(cards))]))
        for me in unseen:
            me.hand, mixed = tuple(mixed[: len(me.hand)]), mixed[len(me.hand) :]
        other.deck = tuple(mixed)
        return other


GAME = LanternsGame()
