"""What Locations hold: Fate and Quirk cards, gates, Sanctuaries (chapters FATE, QUIRK, GATE)."""

from __future__ import annotations

from typing import ClassVar

from nocturne.games.etherfields.events.board import QuirkLaid
from nocturne.games.etherfields.events.cards import TEAM, CardMoved, CardShown, CardsUnsealed
from nocturne.games.etherfields.model import Etherfields, TeamAsk
from nocturne.games.etherfields.rules.base import CardOption, EtherfieldsOption, SpaceOption, effect, plain
from nocturne.games.etherfields.rules.draw import Reshuffle, distinct
from nocturne.games.etherfields.rules.items import NO_CHANGE, FlipProgress, RestoreItem
from nocturne.games.etherfields.rules.pools import Give, gain
from nocturne.games.etherfields.rules.scenes import EnterDream, ResolveSlumber, flying_rules, lay_tiles
from nocturne.kernel import PASS, Ask, Name, Option, Refusal, Seat, Step
from nocturne.kernel.grid import Space

# -- Fate and Quirks


class DrawFate(Step[Etherfields], frozen=True):
    """Draw the top Fate card and resolve it (EF-FATE-01)."""

    def run(self, game: Etherfields) -> None:
        if not game.fates:
            return
        card = game.fates[-1]
        game.commit(CardShown(TEAM, card, "fates", "turned_up"))
        if game.lib.fates[card].quirk:
            game.then(PlaceQuirk(card))
            return
        game.then(*effect(game, f"{card}/do", game.first, card), ReturnFate(card))


class ReturnFate(Step[Etherfields], frozen=True):
    """A resolved Fate card goes to the bottom of its deck unless it says otherwise (EF-FATE-02)."""

    card: str

    def run(self, game: Etherfields) -> None:
        if self.card in game.turned_up:
            game.commit(CardMoved(TEAM, self.card, "turned_up", "fates", bottom=True))


class PlaceQuirk(Step[Etherfields], frozen=True):
    """First a random Slumber Map tile is placed, if any is left (EF-QUIRK-02)."""

    card: str

    def run(self, game: Etherfields) -> None:
        if game.maps:
            new = game.maps[-1:]
            lay_tiles(game, new, "maps")
            game.then(*flying_rules(game, new))
        taken = [space for _, space in game.quirks]
        free = [space for space in game.land.quirk_spaces if space not in taken]
        if free:
            game.then(ChooseQuirkSpace(self.card, tuple(free)))
        else:  # EF-QUIRK-05
            game.commit(CardMoved(TEAM, self.card, "turned_up", "fates", bottom=True))


class QuirkAt(SpaceOption, frozen=True):
    """Put the Quirk card here."""


class ChooseQuirkSpace(TeamAsk, frozen=True):
    """Then the card lies in an empty Quirk space; the players choose (EF-QUIRK-04, EF-QUIRK-03)."""

    card: str
    spaces: tuple[Space, ...]

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [QuirkAt.of(space) for space in self.spaces]

    def chosen(self, game: Etherfields, seat: Seat, option: QuirkAt) -> None:
        game.commit(QuirkLaid(self.card, option.space))


# -- gates


class EnterGate(EtherfieldsOption, frozen=True):
    """Spend Keys and enter this Dream."""

    gate: str


KEY_AND_SLUMBER = plain("key-and-slumber")


class AtGate(TeamAsk, frozen=True):
    """Enter one Dream of this district; in 2.0 instead gain a Key and resolve a Slumber (EF-WORLD-10, EF-GATE-05)."""

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        gates = [EnterGate.of(gate) for gate in distinct(game.gates) if not game.lib.gates[gate].first]
        return [self._otherwise(game), *gates]

    def _otherwise(self, game: Etherfields) -> Option:
        return KEY_AND_SLUMBER if game.box.value("EF-WORLD-10") else PASS

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        if not isinstance(option, EnterGate):
            return None
        gate = game.lib.gates[option.gate]
        if gate.district != game.lib.locations[game.location].district:
            where = Name("district", gate.district)
            return Refusal.by("EF-GATE-03", "refuse-district", gate=Name("gate", gate.id), district=where)
        if game.keys >= gate.keys or game.nap == gate.id:
            return None
        instead = (self._otherwise(game).id,)
        return Refusal.by("EF-GATE-04", "refuse-keys", instead=instead, keys=gate.keys, have=game.keys)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, EnterGate):
            game.then(EnterDream(option.gate))
        elif option is KEY_AND_SLUMBER:
            gain(game, game.first, "keys", 1)
            game.then(ResolveSlumber())


# -- Sanctuary, Railway, relocation


RESHUFFLE_ALL, UNFLIP_ONE = plain("reshuffle-all"), plain("unflip-one")
UNSEAL_ONE, RESTORE_ONE = plain("unseal-one"), plain("restore-one")
BLESSINGS = (RESHUFFLE_ALL, UNFLIP_ONE, UNSEAL_ONE, RESTORE_ONE)


class Sanctuary(TeamAsk, frozen=True):
    """The Team picks one of four (EF-WORLD-05, section 8.2)."""

    answers: ClassVar[tuple[Option, ...]] = BLESSINGS

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        """In 2.0 a blessing of one card needs such a card (EF-CHOICE-02, EF-CHOICE-04)."""
        if option is RESHUFFLE_ALL or not game.box.value("EF-CHOICE-02"):
            return None
        zone = "flipped" if option is UNFLIP_ONE else "sealed" if option is UNSEAL_ONE else "storage"
        lying = game.storage if zone == "storage" else [getattr(game.dreamers[seat], zone) for seat in game.present]
        return None if any(lying) else Refusal.by("EF-CHOICE-02", "refuse-nothing-there", zone=zone)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        seats = game.seats_from(game.first)
        if option is RESHUFFLE_ALL:
            game.then(*[Reshuffle(seat) for seat in seats])
        elif option in (UNFLIP_ONE, UNSEAL_ONE):
            zone = "flipped" if option is UNFLIP_ONE else "sealed"
            game.then(Whose(zone, tuple([seat for seat in seats if getattr(game.dreamers[seat], zone)])))
        else:
            game.then(RestoreItem(game.first))


class Whose(TeamAsk, frozen=True):
    """The Team chooses whose card is Unflipped or Unsealed; that Dreamer chooses the card (EF-CHOICE-01)."""

    zone: str
    among: tuple[Seat, ...]

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [Give.of(seat) for seat in self.among] or [NO_CHANGE]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Give):
            owner = option.seat
            game.then(FlipProgress(owner, up=True) if self.zone == "flipped" else UnsealChosen(owner))


class Unseal(CardOption, frozen=True):
    """Unseal this card."""


class UnsealChosen(Ask[Etherfields], frozen=True):
    """Unseal a card of choice: the Sealed pile was seen when it was Sealed (EF-SEAL-03, table 4.20)."""

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [Unseal.of(card) for card in distinct(game.dreamers[seat].sealed)] or [NO_CHANGE]

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Unseal):
            game.commit(CardsUnsealed(seat, (option.card,)))
