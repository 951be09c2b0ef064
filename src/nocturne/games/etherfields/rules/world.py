"""The Dreamworld Map (chapters WORLD, SEASON)."""

from __future__ import annotations

from nocturne.games.etherfields.actions import Action
from nocturne.games.etherfields.components import Icon
from nocturne.games.etherfields.events.cards import TEAM, CardMoved
from nocturne.games.etherfields.events.scenes import TeamMoved, TeamRelocated
from nocturne.games.etherfields.model import Etherfields, TeamAsk
from nocturne.games.etherfields.rules import uses
from nocturne.games.etherfields.rules.at_hand import PlaceCard, Use, known
from nocturne.games.etherfields.rules.awakening import AWAKEN, GO_ON, Awaken
from nocturne.games.etherfields.rules.base import EffectOption, EtherfieldsOption, effect, plain
from nocturne.games.etherfields.rules.basic import RemoveBurden, burdens_and_notes, do_basic, refuse_basic
from nocturne.games.etherfields.rules.cards import SealCards, UseNote, influence_in
from nocturne.games.etherfields.rules.draw import distinct, keep_drawn, replacings
from nocturne.games.etherfields.rules.locations import AtGate, DrawFate, Sanctuary
from nocturne.games.etherfields.rules.market import Shop
from nocturne.games.etherfields.rules.payment import Begin
from nocturne.games.etherfields.rules.pools import gain
from nocturne.games.etherfields.rules.scenes import ResolveSlumber, has_tag
from nocturne.games.etherfields.rules.turn import marker_steps
from nocturne.games.etherfields.rules.useful import is_payable, is_useful, price_steps
from nocturne.kernel import Ask, Choice, Name, Option, Refusal, Seat, Step, Text


class Path(EtherfieldsOption, frozen=True):
    """Travel along a Path."""

    location: str


class Shortcut(EtherfieldsOption, frozen=True):
    """Take a Shortcut."""

    location: str


SAVE, SAVE_OUT = plain("save-now"), plain("save-out-of-dream")
CANNOT_PAY = Refusal.by("EF-WORLD-07", "refuse-shortcut-price")
CANNOT_SEAL = Refusal.by("EF-CHOICE-03", "refuse-shortcut")


class Idle(Choice[Etherfields], frozen=True):
    """Choose a Path or Shortcut, Awaken, save; cards may be used here (EF-WORLD-02, EF-WORLD-13, EF-WORLD-14)."""

    def seats(self, game: Etherfields) -> tuple[Seat, ...]:
        """The first player leads the Team; others while they hold something to use here."""
        others = [seat for seat in game.present if seat != game.first]
        able = [seat for seat in others if any(self._may_use(game, seat, use) for use in self._uses(game, seat))]
        return (game.first, *able)

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        return Text.of("ask-idle") if seat == game.first else Text.of("ask-idle-of", seat=game.first)

    def _may_use(self, game: Etherfields, seat: Seat, option: Option) -> bool:
        """Whether `refuse` lets it through."""
        if isinstance(option, Use):
            return may_use_here(game, seat, game.lib.actions[option.action])
        return self.refuse(game, seat, option) is None

    def _uses(self, game: Etherfields, seat: Seat) -> list[Option]:
        hand = distinct(game.dreamers[seat].hand)
        cards = [card for card in hand if card in game.lib.placings]
        used: list[Option] = [*known(game, seat), *[PlaceCard.of(card) for card in cards]]
        return [*used, *burdens_and_notes(game, seat), *replacings(game, seat)]

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        own = self._uses(game, seat)
        if seat != game.first:
            return own
        ways, cuts = ways_out(game)
        elsewhere = [location for location in game.lib.locations if location not in ways and is_there(game, location)]
        leading = [*map(Path.of, ways), *map(Shortcut.of, cuts), AWAKEN, SAVE, *self._saving(game)]
        return [*leading, *own, *[Path.of(location) for location in elsewhere if location != game.location]]

    def options(self, game: Etherfields, seat: Seat) -> list[Option]:
        """The same as filtering the candidates, faster; the conformance suite compares the two."""
        own = [option for option in self._uses(game, seat) if self._may_use(game, seat, option)]
        if seat != game.first:
            return own
        ways, cuts = ways_out(game)
        if cuts and refuse_shortcut(game) is not None:
            cuts = []
        return [*map(Path.of, ways), *map(Shortcut.of, cuts), AWAKEN, SAVE, *self._saving(game), *own]

    def _saving(self, game: Etherfields) -> list[Option]:
        box = game.box
        return [SAVE_OUT] if box.options["out-of-dream-save"] and box.value("EF-OOD-01") else []

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        if isinstance(option, Path):
            return refuse_path(game, option.location)
        if isinstance(option, Shortcut):
            return refuse_shortcut(game)
        if isinstance(option, Use):
            return refuse_here(game, seat, option)
        if isinstance(option, PlaceCard) and not game.box.value("EF-PROGRESS-03"):
            return Refusal.by("EF-PROGRESS-04", "refuse-placing-here")  # in 1.0 Progress cards may be placed here too
        activity = isinstance(option, PlaceCard | UseNote | RemoveBurden)
        return refuse_basic(game, seat, option, uses.purse(game, seat)) if activity else None

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        from nocturne.games.etherfields.rules.saving import SaveGame  # noqa: PLC0415 -- a session leads to the next

        keep_drawn(game, seat, option)
        if isinstance(option, Path):
            game.then(Travel(option.location), self)
        elif isinstance(option, Shortcut):
            game.then(*shortcut_price(game), SeasonActs("shortcut"), Travel(option.location), self)
        elif option is AWAKEN:
            game.then(Awaken(), self)
        elif option is SAVE or option is SAVE_OUT:
            game.then(SaveGame(out_of_dream=option is SAVE_OUT), self)
        else:
            steps = (Begin(seat, option.action),) if isinstance(option, Use) else do_basic(game, seat, option)
            game.then(*steps, EnterIfRelocated(from_the_map=True), self)


def ways_out(game: Etherfields) -> tuple[list[str], list[str]]:
    """Where Paths and Shortcuts lead from the Team's Location, as far as the districts lie on the board."""
    here = game.lib.locations[game.location]
    known = [[place for place in leading if is_there(game, place)] for leading in (here.paths, here.shortcuts)]
    return known[0], known[1]


def refuse_path(game: Etherfields, location: str) -> Refusal | None:
    """Why the Team cannot travel there: only along the arrow of a Path that leaves its Location (EF-WORLD-02).

    It says where Paths and Shortcuts do lead.
    """
    ways, cuts = ways_out(game)
    if location in ways:
        return None
    instead = [Shortcut.of(location).id] if location in cuts else [Path.of(location).id for location in ways]
    return Refusal.by("EF-WORLD-02", "refuse-no-path", instead=tuple(instead), location=Name("location", location))


def refuse_here(game: Etherfields, seat: Seat, option: Use) -> Refusal | None:
    """Why a card cannot be used on this map: it must say so or be useful here (EF-WORLD-14, EF-WORLD-16)."""
    action = game.lib.actions[option.action]
    refusal = uses.refuse_use(game, seat, action, uses.WORLD)
    if refusal is uses.NOT_HERE_WORLD and is_useful(game, seat, action):
        refusal = uses.refuse_circumstance(game, seat, action) or uses.refuse_cost(game, seat, action)
    return Refusal.by("EF-WORLD-16", "refuse-used-on-the-way") if refusal in (uses.USED, uses.USED_FOR_ALL) else refusal


def may_use_here(game: Etherfields, seat: Seat, action: Action) -> bool:
    """Whether `refuse_here` lets it through; what an effect would change is asked last, as it is dear."""
    refusal = uses.refuse_moment(game, action, uses.WORLD)
    if refusal is not None and refusal is not uses.NOT_HERE_WORLD:
        return False
    if uses.refuse_circumstance(game, seat, action) or uses.refuse_cost(game, seat, action):
        return False
    return refusal is None or is_useful(game, seat, action)


def is_there(game: Etherfields, location: str) -> bool:
    """Whether the Location's district lies on the board (EF-BOARD-03)."""
    return game.lib.locations[location].district in game.districts


def refuse_shortcut(game: Etherfields) -> Refusal | None:
    """Why a Shortcut cannot be taken: everybody who pays for it must be able to (EF-WORLD-07, EF-WORLD-09)."""
    if game.box.value("EF-WORLD-09"):
        return None if all(influence_in(game, seat) for seat in game.present) else CANNOT_SEAL
    here, prices = game.location, shortcut_prices(game)
    able = [any(is_payable(game, key, seat, here) for key in prices) for seat in payers(game, prices)]
    return None if all(able) else CANNOT_PAY


def shortcut_prices(game: Etherfields) -> tuple[str, ...]:
    """The prices printed on the tile from which the Shortcut starts: one of them is paid (EF-WORLD-07, EF-WORLD-08)."""
    district = game.lib.locations[game.location].district
    return tuple([f"{district}/price/{n}" for n in range(len(game.lib.districts[district].prices))])


def payers(game: Etherfields, prices: tuple[str, ...]) -> tuple[Seat, ...]:
    """Each Dreamer pays, unless the tile speaks of somebody else: then the Team pays once (EF-PUB-18)."""
    here, everybody = game.location, game.seats_from(game.first)
    first, last = everybody[0], everybody[-1]
    own = all(price_steps(game, key, first, here) != price_steps(game, key, last, here) for key in prices)
    return (everybody if own else everybody[:1]) if prices else ()


def shortcut_price(game: Etherfields) -> tuple[Step[Etherfields], ...]:
    """In 2.0 each Dreamer Seals 1; in 1.0 the tile it starts from prints the price (EF-WORLD-07 to EF-WORLD-09)."""
    if game.box.value("EF-WORLD-09"):
        return tuple([SealCards(seat, 1) for seat in game.present])
    prices = shortcut_prices(game)
    return tuple([PayShare(seat, prices) for seat in payers(game, prices)])


class Price(EffectOption, frozen=True):
    """Pay in this way."""


class PayShare(Ask[Etherfields], frozen=True):
    """Choose among the printed prices of a Shortcut that can be paid in full (EF-WORLD-07, EF-PUB-18)."""

    prices: tuple[str, ...]

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [Price.of(key) for key in self.prices]

    def refuse(self, game: Etherfields, seat: Seat, option: Price) -> Refusal | None:
        return None if is_payable(game, option.effect, seat, game.location) else CANNOT_PAY

    def chosen(self, game: Etherfields, seat: Seat, option: Price) -> None:
        game.then(*price_steps(game, option.effect, seat, game.location))


class PayPrice(TeamAsk, frozen=True):
    """The same as older saves ask it, of the Team as a whole (EF-WORLD-07)."""

    prices: tuple[str, ...]

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [Price.of(key) for key in self.prices]

    def chosen(self, game: Etherfields, seat: Seat, option: Price) -> None:
        game.then(*effect(game, option.effect, game.first, game.location))


class Travel(Step[Etherfields], frozen=True):
    """The Team marker goes to a Location, which is resolved as entered (EF-WORLD-02, EF-WORLD-18)."""

    location: str

    def run(self, game: Etherfields) -> None:
        game.commit(TeamMoved(self.location))
        game.then(ResolveIcon(self.location, 0), AfterLocation())


class AfterLocation(Step[Etherfields], frozen=True):
    """In 1.0 the First Player marker may pass after each resolved Location (EF-FIRST-04)."""

    def run(self, game: Etherfields) -> None:
        game.then(*marker_steps(game, turn=False))


class ResolveIcon(Step[Etherfields], frozen=True):
    """Resolve the effects of a Location one by one from left to right (EF-WORLD-04, EF-WORLD-05)."""

    location: str
    at: int

    def run(self, game: Etherfields) -> None:
        icons = game.lib.locations[self.location].icons
        if game.relocated:
            game.then(EnterIfRelocated())
        elif self.at < len(icons):
            rest = ResolveIcon(self.location, self.at + 1)
            game.then(SeasonActs(icons[self.at]), IconActs(self.location, self.at), rest)


class IconActs(Step[Etherfields], frozen=True):
    """What an icon does, unless the Season has taken the Team away from it (EF-WORLD-04, EF-WORLD-19)."""

    location: str
    at: int

    def run(self, game: Etherfields) -> None:
        if not game.relocated:
            game.then(*icon_steps(game, Icon(game.lib.locations[self.location].icons[self.at]), self.location))


class EnterIfRelocated(Step[Etherfields], frozen=True):
    """The marker stands elsewhere: what was left to resolve is no longer due, the new Location is (EF-WORLD-19)."""

    from_the_map: bool = False  # no Location was being resolved

    def run(self, game: Etherfields) -> None:
        if game.relocated:
            game.commit(TeamMoved(game.location))
            game.then(ResolveIcon(game.location, 0), *([AfterLocation()] if self.from_the_map else []))


class SeasonActs(Step[Etherfields], frozen=True):
    """The Season in force has a rule for this icon or for Shortcuts, or none (EF-SEASON-01)."""

    occasion: str

    def run(self, game: Etherfields) -> None:
        if game.seasons:
            season = game.seasons[-1]
            game.then(*effect(game, f"{season}/{self.occasion}", game.first, season))


def icon_steps(game: Etherfields, icon: Icon, location: str) -> tuple[Step[Etherfields], ...]:
    """What an icon does (table 4.16, section 8.2)."""
    if icon is Icon.KEY:
        gain(game, game.first, "keys", 1)
        return ()
    if icon is Icon.RULE:
        return effect(game, f"{location}/rule", game.first, location)
    plain: dict[Icon, Step[Etherfields]] = {
        Icon.FATE: DrawFate(),
        Icon.SLUMBER: ResolveSlumber(),
        Icon.GATE: AtGate(),
        Icon.SHOP: Shop(),
        Icon.SANCTUARY: Sanctuary(),
        Icon.RAILWAY: Railway(),
    }
    return (plain[icon],) if icon in plain else ()


# -- riding


class Railway(Step[Etherfields], frozen=True):
    """Inert until a Wisdom card unlocks it; then the Team may ride (section 8.2, EF-CAMPAIGN-13)."""

    def run(self, game: Etherfields) -> None:
        if has_tag(game, "railway"):
            stops = [place.id for place in game.lib.locations.values() if Icon.RAILWAY in place.icons]
            game.then(RelocateTeam(tuple(stops), may=True))


class RelocateTeam(TeamAsk, frozen=True):
    """An effect that relocates the Team marker must move it to a different Location (EF-WORLD-17, EF-WORLD-18)."""

    locations: tuple[str, ...]
    may: bool = False

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        where: list[Option] = [Path.of(location) for location in self.locations if is_there(game, location)]
        return [*where, GO_ON] if self.may or where in ([], [Path.of(game.location)]) else where

    def refuse(self, game: Etherfields, seat: Seat, option: Option) -> Refusal | None:
        same = isinstance(option, Path) and option.location == game.location
        return Refusal.by("EF-WORLD-17", "refuse-same-location") if same else None

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if isinstance(option, Path):
            game.commit(TeamRelocated(option.location))


class ChangeSeason(Step[Etherfields], frozen=True):
    """A Season card that was found comes on top: it is in force from now on (EF-SEASON-02)."""

    season: str

    def run(self, game: Etherfields) -> None:
        if self.season in game.seasons:
            game.commit(CardMoved(TEAM, self.season, "seasons", "seasons"))
