"""Slumbers, Dreams and the Delta Phase (chapters SLUMBER, DREAM, GATE, ENTRANCE, AFTER, DELTA)."""

from __future__ import annotations

from typing import ClassVar

from nocturne.games.etherfields.events import scenes
from nocturne.games.etherfields.events.board import DreamerPlaced, EntityActivated, GroundChanged
from nocturne.games.etherfields.events.cards import TEAM, CardMoved, CardShown, Gained, Told
from nocturne.games.etherfields.land import Ground
from nocturne.games.etherfields.model import Etherfields, SceneKind, TeamAsk
from nocturne.games.etherfields.rules.base import effect, plain
from nocturne.games.etherfields.rules.cards import UnsealCards
from nocturne.games.etherfields.rules.draw import Reshuffle, ShufflePile, clear_uses
from nocturne.games.etherfields.rules.items import RestoreMask
from nocturne.games.etherfields.rules.movement import Place
from nocturne.games.etherfields.rules.pools import gain, lose
from nocturne.games.etherfields.rules.space import is_full
from nocturne.games.etherfields.rules.turn import BuildTurnDeck, OutOfTurns, TurnStart, lowered
from nocturne.kernel import PASS, Ask, Name, Option, Seat, Step, Text

SHOPPING_CARDS = 3
"""How many there are (section 8.2)."""

# -- Slumbers


class ResolveSlumber(Step[Etherfields], frozen=True):
    """Turn up the Slumber deck's top tile and resolve it (EF-SLUMBER-01)."""

    def run(self, game: Etherfields) -> None:
        if not game.slumbers:
            return
        tile = game.lib.tiles[game.slumbers[-1]]
        if tile.is_delta:  # EF-DELTA-02: resolved instead of a Slumber; it stays where it is
            game.commit(Told("delta", tile.id))
            altered = effect(game, f"{tile.id}/text", game.first, tile.id)  # EF-PUB-17: what another such tile adds
            game.then(*delta(game), *altered)
            return
        game.commit(CardShown(TEAM, tile.id, "slumbers", "turned_up"))
        if game.mode and game.box.options["play"] == "campaign":
            game.then(OfferModeTile(tile.id))
        else:
            game.then(BeginSlumber(tile.id))


class BeginSlumber(Step[Etherfields], frozen=True):
    """An Entity tile is set up, any other is just followed (EF-SLUMBER-02 to EF-SLUMBER-04)."""

    tile: str

    def run(self, game: Etherfields) -> None:
        tile = game.lib.tiles[self.tile]
        game.commit(scenes.SceneBegun(SceneKind.SLUMBER, self.tile))
        clear_uses(game)
        if not tile.is_entity:
            game.then(*effect(game, f"{self.tile}/text", game.first, self.tile), EndScene(won=True))
        elif tile.skip == "before-too":
            game.then(SkipBefore(self.tile))
        else:
            game.then(SetUpSlumber(self.tile))


SKIP_NOW, SET_UP = plain("skip-now"), plain("set-up")


class SkipBefore(TeamAsk, frozen=True):
    """The Dreamers may Skip even before the Slumber starts where the tile allows it (EF-SLUMBER-14)."""

    tile: str
    answers: ClassVar[tuple[Option, ...]] = (SET_UP, SKIP_NOW)
    tells: ClassVar[dict[str, str]] = {"tile": "tile"}

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        game.then(OutOfTurns() if option is SKIP_NOW else SetUpSlumber(self.tile))


class SetUpSlumber(Step[Etherfields], frozen=True):
    """Build the Turn deck, Spawn the stated figures, do any extra steps (EF-SLUMBER-03)."""

    tile: str

    def run(self, game: Etherfields) -> None:
        tile = game.lib.tiles[self.tile]
        game.commit(EntityActivated(self.tile))
        setup = effect(game, f"{self.tile}/setup", game.first, self.tile)
        game.then(BuildTurnDeck(tile.turns), *setup, TurnStart())


MODE_TILE, DRAWN_TILE = plain("mode-tile"), plain("drawn-tile")


class OfferModeTile(TeamAsk, frozen=True):
    """After looking at the Slumber tile the Team may resolve the mode tile instead, as a Slumber (EF-CONTINUOUS-02)."""

    tile: str
    answers: ClassVar[tuple[Option, ...]] = (DRAWN_TILE, MODE_TILE)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if option is DRAWN_TILE:
            game.then(BeginSlumber(self.tile))
            return
        game.commit(CardMoved(TEAM, self.tile, "turned_up", "slumbers", bottom=True))  # EF-CONTINUOUS-04
        game.then(BeginSlumber(game.mode[0]))


# -- Dreams


class EnterDream(Step[Etherfields], frozen=True):
    """Pay Keys, clear the Dreamscape, carry out the Setup, build the Turn deck, read, flip, place (EF-GATE-07)."""

    gate: str

    def run(self, game: Etherfields) -> None:
        gate = game.lib.gates[self.gate]
        if game.nap == self.gate:  # EF-NAP-02
            game.commit(scenes.NapLaid(""))
        else:
            lose(game, game.first, "keys", gate.keys)
        game.commit(scenes.SceneBegun(SceneKind.DREAM, self.gate))
        clear_uses(game)
        for tile in game.mode:  # EF-CONTINUOUS-03: the gate takes its slot; tokens on it go with the Dreamscape's
            game.commit(CardMoved(TEAM, tile, "mode", "boxed"))
        clear_dreamscape(game)
        game.then(
            *effect(game, f"{self.gate}/setup", game.first, self.gate),
            BuildTurnDeck(gate.turns),
            *effect(game, f"{self.gate}/intro", game.first, self.gate),
            PlaceDreamers(),
            TurnStart(),
        )


class PlaceDreamers(Step[Etherfields], frozen=True):
    """Each Dreamer's figure goes on any Entrance space, chosen by its player (EF-ENTRANCE-01, EF-SETUP-21)."""

    def run(self, game: Etherfields) -> None:
        if game.land.entrances:
            game.then(*[EnterAt(seat) for seat in game.seats_from(game.first)])


class EnterAt(Ask[Etherfields], frozen=True):
    """Choose an Entrance (EF-ENTRANCE-01); before a Slumber is turned up the Dreamers wait there (EF-SLUMBER-17)."""

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        return Text.of("ask-enter-at" if game.tile else "ask-enter-at-waiting", seat=seat)

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        doors = game.land.entrances
        return [Place.of(space) for space in doors if not is_full(game, space)] or [Place.of(space) for space in doors]

    def chosen(self, game: Etherfields, seat: Seat, option: Place) -> None:
        game.commit(DreamerPlaced(seat, option.space))


def clear_dreamscape(game: Etherfields) -> None:
    """Map tiles, Quirks and the rest leave the board (EF-GATE-07, EF-QUIRK-09)."""
    maps = tuple([tile for tile in game.ground.tiles if game.lib.maps[tile].slumber])
    other = tuple([tile for tile in game.ground.tiles if not game.lib.maps[tile].slumber])
    game.commit(scenes.DreamscapeCleared(maps, other + game.ground.overlays))


class LayStartingTiles(Step[Etherfields], frozen=True):
    """The two starting Slumber Map tiles are laid, the others shuffled, Dreamers placed (EF-SLUMBER-17 to -19)."""

    def run(self, game: Etherfields) -> None:
        clear_dreamscape(game)
        start = [tile for tile in game.lib.starting_maps if tile in game.maps]
        lay_tiles(game, tuple(start), "maps")
        game.then(ShufflePile("maps"), *flying_rules(game, tuple(start)), PlaceDreamers())


def lay_tiles(game: Etherfields, tiles: tuple[str, ...], start: str) -> None:
    """Map tiles go from a pile onto the board, each on its own code (EF-BOARD-01, EF-REVEAL-02)."""
    ground, pile = game.ground, list(getattr(game, start))
    for tile in tiles:
        pile.remove(tile)
    game.commit(
        TilesLaid(Ground(ground.tiles + tiles, ground.overlays, ground.walls, ground.holes), start, tuple(pile), tiles)
    )


def flying_rules(game: Etherfields, tiles: tuple[str, ...]) -> tuple[Step[Etherfields], ...]:
    """Instructions of Flying Rules are resolved as soon as their tiles lie there (EF-FLYING-03)."""
    return tuple([step for tile in tiles for step in effect(game, f"{tile}/flying", game.first, tile)])


class TilesLaid(GroundChanged, frozen=True):
    """Tiles leave a pile and lie on the board."""

    start: str = "maps"
    pile: tuple[str, ...] = ()
    laid: tuple[str, ...] = ()

    def apply(self, game: Etherfields) -> None:
        game.ground = self.ground
        setattr(game, self.start, self.pile)

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-tiles-laid", maps=tuple([Name("map", tile) for tile in self.laid]))


# -- the end


class EndScene(Step[Etherfields], frozen=True):
    """It ends at once; nothing else of that Turn is resolved (EF-SLUMBER-07, EF-DREAM-07)."""

    won: bool

    def run(self, game: Etherfields) -> None:
        if game.scene is not SceneKind.NONE:
            game.commit(scenes.SceneEnded(self.won, game.tile))
            game.unwind(game.floor, AfterScene())


class AfterScene(Step[Etherfields], frozen=True):
    """Put the scene away; play returns to the Dreamworld Map (EF-SLUMBER-08 to EF-SLUMBER-10, EF-DREAM-04)."""

    def run(self, game: Etherfields) -> None:
        kind, tile, won = game.scene, game.tile, game.won
        put_away(game)
        if game.box.options["play"] != "campaign":
            game.end(game.present if won else (), Text.of("over-scene", kind=kind.value, won=won))
        elif kind is SceneKind.DREAM:
            if won:  # EF-SHOP-05: a completed Dream brings the Shopping cards back
                gain(game, game.first, "shopping", SHOPPING_CARDS - game.shopping)
            game.then(*_after_dream(game, tile))


def put_away(game: Etherfields) -> None:
    """The tile goes under its deck; all that was tied to it is discarded; the rest stays (EF-SLUMBER-08, -09)."""
    kind, tile = game.scene, game.tile
    limits = lowered(game)
    game.commit(scenes.SceneCleared(tile))
    game.then(*limits)
    clear_uses(game)
    if kind is SceneKind.SLUMBER and tile in game.turned_up:
        game.commit(CardMoved(TEAM, tile, "turned_up", "slumbers", bottom=True))
    elif kind is SceneKind.DREAM:  # EF-DREAM-06, EF-DEATH-05
        for secret in game.revealed:
            game.commit(CardMoved(TEAM, secret, "revealed", "boxed"))
        mode = game.lib.mode_tile
        if game.box.options["continuous"] and game.box.value("EF-CONTINUOUS-02") and mode in game.boxed:
            game.commit(CardMoved(TEAM, mode, "boxed", "mode"))  # EF-CONTINUOUS-03: it comes back


def _after_dream(game: Etherfields, tile: str) -> tuple[Step[Etherfields], ...]:
    from nocturne.games.etherfields.rules.awakening import AfterDream, Awaken  # noqa: PLC0415 -- both lead to each other

    if game.lib.gates[tile].first:  # EF-CAMPAIGN-10, EF-CAMPAIGN-11
        game.commit(scenes.CampaignSupplied())
        return (Awaken(),)
    return (LayStartingTiles(), *([AfterDream()] if game.box.value("EF-AWAKEN-08") else []))


def return_turned_up(game: Etherfields) -> None:
    """What is cut short while it is resolved goes under its deck all the same (EF-FATE-02, EF-DEATH-09)."""
    for card in game.turned_up:
        game.commit(CardMoved(TEAM, card, "turned_up", "fates" if card in game.lib.fates else "slumbers", bottom=True))


def after_defeat(game: Etherfields, *, saved: bool = False) -> tuple[Step[Etherfields], ...]:
    """What follows a defeat: the scene is put away, then the Death card (EF-DEATH-04 to EF-DEATH-07).

    Where the Team saved inside, the session ends with it: Awakening steps 1 to 3, then storing (EF-SAVE-05).
    """
    from nocturne.games.etherfields.rules.awakening import Awaken, LeaveDream  # noqa: PLC0415 -- both lead to each other
    from nocturne.games.etherfields.rules.saving import Between  # noqa: PLC0415 -- a session leads to the next
    from nocturne.games.etherfields.rules.world import Idle  # noqa: PLC0415 -- both lead to each other

    kind, tile = game.scene, game.tile
    if kind is not SceneKind.NONE:
        put_away(game)
    return_turned_up(game)
    first = kind is SceneKind.DREAM and game.lib.gates[tile].first
    if kind is SceneKind.DREAM and not first and not game.nap and has_tag(game, "nap"):
        game.commit(scenes.NapLaid(tile))
    if first:  # it is tried again: nothing else is known yet
        return (LeaveDream(), Between(first=True)) if saved else (EnterDream(tile), Idle())
    game.commit(Told("death"))
    for seat in game.present:  # EF-PUB-29: the Death card leaves each of them 1 Ether
        lose(game, seat, "ether", game.dreamers[seat].ether - 1)
    death = effect(game, "death", game.first, "death")
    return (*death, LeaveDream(), Between(), Idle()) if saved else (*death, Awaken(), Idle())


def has_tag(game: Etherfields, tag: str) -> bool:
    """Whether a Wisdom card that switches this rule on lies in the holder (EF-WISDOM-01)."""
    return any(tag in game.lib.unlocks[card] for card in game.wisdom)


# -- the Delta Phase, and the Slumber deck and Hour Counter as they are at its end

HOURS = {1: 5, 2: 4, 3: 3, 4: 2, 5: 1}
"""The Hour Counter by number of Dreamers (EF-SETUP-10)."""


def delta(game: Etherfields) -> tuple[Step[Etherfields], ...]:
    """The Delta Phase: recover, reset the Hours, rebuild the deck (EF-DELTA-01 to EF-DELTA-07, table 4.7)."""
    return (*[Recover(seat) for seat in game.seats_from(game.first)], ResetHours(), RebuildSlumbers())


CURE_ALL, UNSEAL_ALL, UNFLIP_ALL = plain("cure-all"), plain("unseal-all"), plain("unflip-all")
RESHUFFLE_DECK, CHANGE_MASK = plain("reshuffle-deck"), plain("change-mask")
RECOVERIES = (CURE_ALL, UNSEAL_ALL, UNFLIP_ALL, RESHUFFLE_DECK, CHANGE_MASK)


class Recover(Ask[Etherfields], frozen=True):
    """Each Dreamer may take one of five (EF-DELTA-03)."""

    answers: ClassVar[tuple[Option, ...]] = (*RECOVERIES, PASS)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        me = game.dreamers[seat]
        if option is CURE_ALL:
            lose(game, seat, "distress", me.distress)
        elif option is UNSEAL_ALL:
            game.then(UnsealCards(seat, len(me.sealed)))
        elif option is UNFLIP_ALL:
            for card in me.flipped:
                game.commit(CardMoved(seat, card, "flipped", "progress"))
        elif option is not PASS:
            game.then(Reshuffle(seat) if option is RESHUFFLE_DECK else RestoreMask(seat))


class ResetHours(Step[Etherfields], frozen=True):
    """The Hour Counter is set exactly, also downward (EF-SETUP-10, EF-DELTA-04)."""

    def run(self, game: Etherfields) -> None:
        change = HOURS[game.count] - game.hours
        if change:
            game.commit(Gained(TEAM, "hours", change))


class RebuildSlumbers(Step[Etherfields], frozen=True):
    """Shuffle the Slumber tiles; in 2.0 Delta is always the bottom one (EF-SETUP-03, EF-SETUP-02, EF-DELTA-05)."""

    def run(self, game: Etherfields) -> None:
        game.then(ShufflePile("slumbers"), SinkDelta())


class SinkDelta(Step[Etherfields], frozen=True):
    """The green-backed Delta tile goes under all others (EF-SETUP-03)."""

    def run(self, game: Etherfields) -> None:
        if game.box.value("EF-SETUP-03"):
            for tile in [tile for tile in game.slumbers if game.lib.tiles[tile].is_delta]:
                game.commit(CardMoved(TEAM, tile, "slumbers", "slumbers", bottom=True))
