"""Campaign start, session set-up and saving (chapters CAMPAIGN, SETUP, FIRST, SAVE, PLAYERS, OOD)."""

from __future__ import annotations

from typing import ClassVar

from nocturne.games.etherfields.events.cards import TEAM, CardMoved, CardShown, Noted, Told
from nocturne.games.etherfields.events.scenes import BoxOpened, DreamerChosen, FirstNamed, Promised, SittingBegun
from nocturne.games.etherfields.model import NOWHERE, SEATS, Etherfields, TeamAsk
from nocturne.games.etherfields.rules import awakening
from nocturne.games.etherfields.rules.base import holds, plain
from nocturne.games.etherfields.rules.draw import Reshuffle, ShufflePile
from nocturne.games.etherfields.rules.items import GainMask, RestoreItem
from nocturne.games.etherfields.rules.market import everybody_may_buy
from nocturne.games.etherfields.rules.pools import Give, gain, lose
from nocturne.games.etherfields.rules.scenes import (
    EnterDream,
    LayStartingTiles,
    RebuildSlumbers,
    ResetHours,
    ResolveSlumber,
)
from nocturne.games.etherfields.rules.world import Idle
from nocturne.kernel import Ask, Choice, Option, Refusal, Seat, Step, Text, Upkeep

# -- the campaign begins


class OpenBox(Upkeep[Etherfields], frozen=True):
    """Everything lies where it belongs; each player picks a Dreamer (EF-CAMPAIGN-05, EF-CAMPAIGN-02)."""

    def run(self, game: Etherfields) -> None:
        seats = SEATS[: game.players]
        first = game.box.options["play"] == "campaign" and bool(game.lib.first_gate)
        game.commit(BoxOpened(game.players, first))
        lay_out_modes(game)
        game.commit(SittingBegun(seats))
        game.then(*[PickDreamer(seat) for seat in seats], PickFirst(), FirstSetup())


def lay_out_modes(game: Etherfields) -> None:
    """Cards and tiles of add-ons and optional modes that the group plays with (EF-THORN-01, EF-NAP-01, -CONTINUOUS-01).

    All others stay in the box, in 1.0 those of the 2.0 modes too (EF-COMP-17).
    """
    options, value = game.box.options, game.box.value
    nap = options["nap"] and value("EF-NAP-02")
    for card in game.lib.wisdom.values():
        if (card.addon and options["add-ons"]) or ("nap" in game.lib.unlocks[card.id] and nap):
            game.commit(CardShown(TEAM, card.id, "boxed", "wisdom"))
    if options["continuous"] and value("EF-CONTINUOUS-02") and game.lib.mode_tile in game.boxed:
        game.commit(CardShown(TEAM, game.lib.mode_tile, "boxed", "mode"))


class PickDreamer(Choice[Etherfields], frozen=True):
    """Pick an archetype that nobody else plays, in any order; all who have none are asked, and who is first has it.

    What is told names no archetypes (EF-PLAYERS-02): EF-CAMPAIGN-02 names those of the box, and a pack may have more.
    """

    seat: Seat  # for each of them there is one such step

    def seats(self, game: Etherfields) -> tuple[Seat, ...]:
        return tuple([seat for seat in game.present if not game.dreamers[seat].archetype])

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [awakening.Become.of(archetype) for archetype in awakening.free_archetypes(game)]

    def chosen(self, game: Etherfields, seat: Seat, option: awakening.Become) -> None:
        game.commit(DreamerChosen(seat, option.archetype))
        game.then(Reshuffle(seat))  # EF-CAMPAIGN-04


class PickFirst(TeamAsk, frozen=True):
    """The group picks the first player freely (EF-FIRST-01)."""

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [Give.of(seat) for seat in game.present]

    def chosen(self, game: Etherfields, seat: Seat, option: Give) -> None:
        game.commit(FirstNamed(option.seat))


class FirstSetup(Step[Etherfields], frozen=True):
    """The first game uses only some of the set-up, then enters the first Dream (EF-CAMPAIGN-06, -05, EF-SETUP-23)."""

    def run(self, game: Etherfields) -> None:
        game.then(ShufflePile("turns_out"), ShufflePile("fates"), ShufflePile("flaws"), ResetHours(), StartPlay())


class StartPlay(Step[Etherfields], frozen=True):
    """A campaign begins with the first Dream; a single Slumber or Dream is played by itself (EF-CAMPAIGN-06)."""

    def run(self, game: Etherfields) -> None:
        play, first_gate = game.box.options["play"], game.lib.first_gate
        tiles = game.lib.tiles
        items = [*[GainMask(seat) for seat in game.present], *[RestoreItem(game.first, "certain") for _ in range(3)]]
        market = () if game.box.value("EF-SETUP-16") else (ShufflePile("market"),)  # EF-SETUP-15
        if play == "campaign" and first_gate:
            game.then(EnterDream(first_gate), Idle())
        elif play == "dream":
            dream = game.box.options["dream"]
            game.then(*items, *market, EnterDream(dream if dream in game.lib.gates else game.lib.single_gate))
        elif play == "slumber":
            slumbers = [name for name in game.boxed if name in tiles and tiles[name].is_slumber]
            for tile in [name for name in slumbers if name != game.lib.mode_tile]:
                game.commit(CardMoved(TEAM, tile, "boxed", "slumbers"))
            game.then(
                ShufflePile("item_market"), RebuildSlumbers(), LayStartingTiles(), *items, *market, UntilSlumber()
            )
        else:
            game.then(RebuildSlumbers(), LayStartingTiles(), *market, awakening.BackToTheStart(), Idle())


class UntilSlumber(Step[Etherfields], frozen=True):
    """A single Slumber is played: tiles that need no play are resolved until one does (EF-SLUMBER-01)."""

    def run(self, game: Etherfields) -> None:
        tile = next((tile for tile in reversed(game.slumbers) if f"{tile}/setup" in game.lib.effects), None)
        if tile is None:
            game.end((), Text.of("over-scene", kind="slumber", won=False))
            return
        game.then(PlayTile(tile))


class PlayTile(Step[Etherfields], frozen=True):
    """Bring a certain Slumber tile to the top and resolve it (EF-SLUMBER-01)."""

    tile: str

    def run(self, game: Etherfields) -> None:
        game.commit(CardMoved(TEAM, self.tile, "slumbers", "slumbers"))
        game.then(ResolveSlumber())


# -- the journal


def recall(game: Etherfields, *, whole: bool) -> None:
    """Read what this Team has done; at the start of a session also what is open, and which gates it knows."""
    for entry in game.lib.entries.values():
        if (whole or entry.lasting) and holds(game, game.first, f"entry/{entry.id}", entry.when):
            game.commit(Noted(f"entry/{entry.id}", entry.story))
    for gate in [gate for gate in game.lib.gates.values() if not gate.first]:
        if gate.id in game.removed:
            game.commit(Told("gate-behind", gate.id))
        elif gate.id in game.gates and whole:
            game.commit(Told("gate-open" if gate.district in game.districts else "gate-far", gate.id))


# -- the next session


JOIN, SIT_OUT, CLOSE, NEXT = plain("join"), plain("sit-out"), plain("close-campaign"), plain("next-session")
NOBODY_ELSE = Refusal.by("EF-PLAYERS-01", "refuse-nobody-else", instead=(JOIN.id,))


class SaveGame(Step[Etherfields], frozen=True):
    """Save after a Location: buy once, drop Ether, Awakening steps 1 to 3, store (EF-SAVE-01 to EF-SAVE-06)."""

    out_of_dream: bool = False

    def run(self, game: Etherfields) -> None:
        if self.out_of_dream:  # EF-OOD-03: a lossless snapshot, which the program keeps anyway
            game.then(Between(out_of_dream=True))
        else:
            game.then(*everybody_may_buy(game), DropEther(), awakening.LeaveDream(), Between())


class DropEther(Step[Etherfields], frozen=True):
    """Who has Ether left discards it all and gains a card that gives 1 Ether next time (EF-SAVE-03, EF-SAVE-04)."""

    def run(self, game: Etherfields) -> None:
        for seat in game.present:
            me = game.dreamers[seat]
            if me.ether:
                lose(game, seat, "ether", me.ether)
                game.commit(Promised(seat, me.promised + 1))


class Between(TeamAsk, frozen=True):
    """The session is over. The next one begins with its set-up, or the campaign is put away (EF-SETUP-22)."""

    out_of_dream: bool = False
    first: bool = False  # the first Dream was given up: the next session begins with it again
    answers: ClassVar[tuple[Option, ...]] = (NEXT, CLOSE)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if option is CLOSE:
            recall(game, whole=False)
            game.end(game.present, Text.of("over-closed", sittings=game.sitting))
        elif not self.out_of_dream:
            game.then(*[WhoPlays(seat) for seat in SEATS[: game.players]], SessionSetup(self.first))


class WhoPlays(Ask[Etherfields], frozen=True):
    """The number of Dreamers may differ from session to session (EF-PLAYERS-01, EF-PLAYERS-03)."""

    answers: ClassVar[tuple[Option, ...]] = (JOIN, SIT_OUT)

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        return NOBODY_ELSE if option is SIT_OUT and game.present in ((), (seat,)) else None

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        others = [other for other in game.present if other != seat]
        game.commit(SeatsTaken(tuple(sorted([*others, seat]) if option is JOIN else others)))


class SessionSetup(Upkeep[Etherfields], frozen=True):
    """Lay everything out, set the Clock, then the Awakening card from step 4 on (EF-SETUP-20, EF-SETUP-01 to -21).

    Before the first Dream is done there is no Awakening card: it is set up as the first game was (EF-AWAKEN-02).
    """

    first: bool = False

    def run(self, game: Etherfields) -> None:
        game.commit(SittingBegun(game.present))
        recall(game, whole=True)
        for seat in game.present:
            me = game.dreamers[seat]
            if me.promised:
                gain(game, seat, "ether", me.promised)
                game.commit(Promised(seat, 0))
        newcomers = [PickDreamer(seat) for seat in game.present if not game.dreamers[seat].archetype]
        piles = ("turns_out", "flaws")
        again = [Reshuffle(seat) for seat in game.present if game.dreamers[seat].archetype]
        rest = (*again, StartPlay()) if self.first else (awakening.Rebuild(),)
        game.then(*newcomers, PickFirst(), *[ShufflePile(pile) for pile in piles], ResetHours(), *rest)


class SeatsTaken(SittingBegun, frozen=True):
    """Who will play the next session."""

    def apply(self, game: Etherfields) -> None:
        for seat, me in enumerate(game.dreamers):
            if seat not in self.seats:
                me.at = NOWHERE
        game.present = self.seats
        if game.first not in self.seats:
            game.first = self.seats[0]
