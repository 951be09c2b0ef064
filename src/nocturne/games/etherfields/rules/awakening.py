"""Awakening and deckbuilding (chapters AWAKEN, DECK, PLAYERS)."""

from __future__ import annotations

from typing import ClassVar

from nocturne.games.etherfields.events.cards import TEAM, CardMoved, CardsUnsealed, MaskWorn, PilePoured
from nocturne.games.etherfields.events.scenes import DreamerChosen, DreamersExchanged, MarketMixed, TeamAwoke, TeamMoved
from nocturne.games.etherfields.model import Etherfields, TeamAsk
from nocturne.games.etherfields.rules.base import CardOption, EtherfieldsOption, effect, plain
from nocturne.games.etherfields.rules.cards import influence_in
from nocturne.games.etherfields.rules.draw import Reshuffle, ShufflePile, clear_uses, distinct, picks
from nocturne.games.etherfields.rules.items import RestoreItem, RestoreMask
from nocturne.games.etherfields.rules.pools import lose
from nocturne.games.etherfields.rules.scenes import LayStartingTiles, RebuildSlumbers, return_turned_up
from nocturne.kernel import DONE, Ask, Option, Refusal, Seat, Series, Step

LEAST, MOST = 20, 40  # EF-DECK-02


AWAKEN, GO_ON = plain("awaken-now"), plain("go-on")


class AfterDream(TeamAsk, frozen=True):
    """Awakening may also be chosen right after a finished Dream (EF-AWAKEN-08).

    The Team does not come back to the gate's Location: what it still holds is no longer due (EF-WORLD-11).
    """

    answers: ClassVar[tuple[Option, ...]] = (GO_ON, AWAKEN)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        from nocturne.games.etherfields.rules.world import Idle  # noqa: PLC0415 -- both lead to each other

        if option is AWAKEN:
            return_turned_up(game)
            game.unwind(0, Awaken(), Idle())


class Awaken(Step[Etherfields], frozen=True):
    """The whole Awakening card: nine steps (EF-AWAKEN-02 to EF-AWAKEN-06, section 8.2)."""

    def run(self, game: Etherfields) -> None:
        game.commit(TeamAwoke())
        told = [step for card in game.wisdom for step in effect(game, f"{card}/waking", game.first, card)]
        game.then(LeaveDream(), Rebuild(), *told)


class LeaveDream(Step[Etherfields], frozen=True):
    """Steps 1 to 3: gather cards, cure and Unseal, drop Keys and Gems; Ether stays (EF-AWAKEN-03 to -05, -07).

    Here a journey is over, and what may be used once on it is refreshed (EF-WORLD-16, table 4.6).
    """

    def run(self, game: Etherfields) -> None:
        for seat in game.present:
            me = game.dreamers[seat]
            game.commit(PilePoured(seat, ("hand", "deck", "progress", "flipped", "burdens"), "discard"))
            lose(game, seat, "distress", me.distress)
            if me.sealed:
                game.commit(CardsUnsealed(seat, me.sealed))
            lose(game, seat, "gems", me.gems)
        lose(game, game.first, "keys", game.keys)
        clear_uses(game)


class Rebuild(Step[Etherfields], frozen=True):
    """Steps 4 to 9: piles, Dreamers, decks, Masks, Items, the Team marker (EF-AWAKEN-06, EF-SLUMBER-18)."""

    def run(self, game: Etherfields) -> None:
        seats = game.seats_from(game.first)
        game.commit(PilePoured(TEAM, ("items",), "storage"))
        game.commit(MarketMixed())
        game.then(
            *[ShufflePile(pile) for pile in ("market", "item_market", "fates")],
            RebuildSlumbers(),
            LayStartingTiles(),
            *[ChangeDreamer(seat) for seat in seats],
            *[BuildDeck(seat) for seat in seats],
            *[ChooseMask(seat) for seat in seats],
            *[RestoreItem(game.first, "certain") for _ in range(3)],
            BackToTheStart(),
        )


class BackToTheStart(Step[Etherfields], frozen=True):
    """The Team marker goes to the Awakening Location (EF-WORLD-01)."""

    def run(self, game: Etherfields) -> None:
        game.commit(TeamMoved(game.lib.box.awakening))


# -- Dreamers


class Become(EtherfieldsOption, frozen=True):
    """Play this Dreamer."""

    archetype: str


class Exchange(EtherfieldsOption, frozen=True):
    """Exchange Dreamers with this player."""

    seat: Seat


AGREE = plain("agree")


def free_archetypes(game: Etherfields) -> list[str]:
    """Archetypes that nobody plays: each is there once (EF-CAMPAIGN-02, EF-PLAYERS-02)."""
    taken = {dreamer.archetype for dreamer in game.dreamers}
    return [archetype for archetype in game.lib.decks if archetype not in taken]


class ChangeDreamer(Ask[Etherfields], frozen=True):
    """Step 5: players may change or exchange Dreamers; a stored one comes back as it was (EF-AWAKEN-06, EF-PUB-12)."""

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        others = [Exchange.of(other) for other in game.present if other != seat]
        return [GO_ON, *[Become.of(archetype) for archetype in free_archetypes(game)], *others]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Become):
            game.commit(DreamerChosen(seat, option.archetype))
            me = game.dreamers[seat]
            if me.deck:
                game.commit(PilePoured(seat, ("deck",), "discard"))
        elif isinstance(option, Exchange):
            game.then(AgreeExchange(option.seat, seat))


class AgreeExchange(Ask[Etherfields], frozen=True):
    """Two players who agree take over each other's Dreamer (EF-AWAKEN-06)."""

    other: Seat
    answers: ClassVar[tuple[Option, ...]] = (AGREE, GO_ON)
    tells: ClassVar[dict[str, str]] = {"other": ""}

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if option is AGREE:
            game.commit(DreamersExchanged(self.other, seat))


# -- deckbuilding


class LeaveOut(CardOption, frozen=True):
    """Leave this card out of the deck."""


class TakeIn(CardOption, frozen=True):
    """Take this Unused card into the deck."""


AT_LEAST = Refusal.by("EF-DECK-02", "refuse-deck-at-least", instead=(DONE.id,), least=LEAST)


class BuildDeck(Step[Etherfields], frozen=True):
    """Step 6: all Unused cards are at hand again; then the deck is built and shuffled (EF-DECK-01 to EF-DECK-05)."""

    seat: Seat

    def run(self, game: Etherfields) -> None:
        game.then(ChooseCards(self.seat), Reshuffle(self.seat))


class ChooseCards(Ask[Etherfields], frozen=True):
    """Leave cards out or take Unused ones in: 20 to 40, or all where there are fewer (EF-DECK-02 to EF-DECK-05).

    First cards are taken in, then left out, so that the choice comes to an end.
    """

    leaving: bool = False

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        me = game.dreamers[seat]
        picking, pile = (LeaveOut.of, me.discard) if self.leaving else (TakeIn.of, me.unused)
        return [*[picking(card) for card in distinct(pile)], DONE]

    def series(self, game: Etherfields, seat: Seat) -> Series:
        me = game.dreamers[seat]
        if self.leaving:
            spare = max(influence_in(game, seat, "discard") - MOST, 0)
            return picks([card for card in me.discard if card not in game.lib.flaws], LeaveOut.of, spare, end=DONE)
        return picks(
            me.unused, TakeIn.of, max(min(LEAST - influence_in(game, seat, "discard"), len(me.unused)), 0), end=DONE
        )

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        count, me = influence_in(game, seat, "discard"), game.dreamers[seat]
        if isinstance(option, LeaveOut):
            if option.card in game.lib.flaws:
                return Refusal.by("EF-DECK-05", "refuse-flaw-stays")
            return AT_LEAST if count <= LEAST else None
        if option is DONE and self.leaving and count > MOST:
            return Refusal.by("EF-DECK-02", "refuse-deck-too-large", most=MOST, have=count)
        if option is DONE and not self.leaving and count < LEAST and me.unused:
            return Refusal.by("EF-DECK-02", "refuse-deck-too-small", least=LEAST, have=count)
        return None

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, LeaveOut):
            game.commit(CardMoved(seat, option.card, "discard", "unused"))
            game.then(self)
        elif isinstance(option, TakeIn):
            game.commit(CardMoved(seat, option.card, "unused", "discard"))
            game.then(self)
        elif not self.leaving:
            game.then(ChooseCards(seat, leaving=True))


class ChooseMask(Step[Etherfields], frozen=True):
    """Step 7: the active Mask is picked from those owned (EF-MASK-02)."""

    seat: Seat

    def run(self, game: Etherfields) -> None:
        if game.dreamers[self.seat].masks:
            if game.dreamers[self.seat].mask:
                game.commit(MaskWorn(self.seat, ""))
            game.then(RestoreMask(self.seat, compulsory=True))
