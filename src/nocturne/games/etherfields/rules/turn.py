"""A Turn from its start to the discarded Turn card (chapters TURN, FIRST, TURNCARD, LOOT, CLOCK)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nocturne.games.etherfields.components import Phase, Pool, Row
from nocturne.games.etherfields.events import scenes
from nocturne.games.etherfields.events.cards import BonusNoted
from nocturne.games.etherfields.events.scenes import FirstNamed
from nocturne.games.etherfields.model import Etherfields, SceneKind, TeamAsk
from nocturne.games.etherfields.rules.base import EffectOption, EtherfieldsOption, effect, holds, plain
from nocturne.games.etherfields.rules.draw import DrawStep, EnforceLimits
from nocturne.games.etherfields.rules.entities import MoveEntities
from nocturne.games.etherfields.rules.play import CardAndAction, is_structured
from nocturne.games.etherfields.rules.pools import left
from nocturne.games.etherfields.rules.states import end_dreamer_states, end_turn_states
from nocturne.games.etherfields.rules.variants import may_save_inside
from nocturne.games.etherfields.rules.windows import rapid_window
from nocturne.kernel import Ask, Chance, Draw, Name, Option, Seat, Step, Text, Upkeep, in_order, shuffle_draws

# -- the Turn deck


class BuildTurnDeck(Chance[Etherfields], frozen=True):
    """Shuffle all 12 Turn cards and draw the stated number; the rest is the discard pile (EF-TURNCARD-01)."""

    count: int
    stream: ClassVar[str] = "turns"

    def draws(self, game: Etherfields) -> Sequence[Draw]:
        return shuffle_draws(len(game.turns) + len(game.turns_out))

    def happened(self, game: Etherfields, outcome: tuple[int, ...]) -> None:
        cards = in_order(game.turns + game.turns_out, outcome)
        game.commit(scenes.TurnDeckBuilt(cards[: self.count], cards[self.count :]))


class AddTurns(Step[Etherfields], frozen=True):
    """Add Turns as far as the Turn discard pile goes (EF-TURNCARD-10, EF-TURNCARD-11)."""

    count: int

    def run(self, game: Etherfields) -> None:
        for _ in range(min(self.count, len(game.turns_out))):
            game.commit(scenes.TurnAdded())


class PassTurnCard(Step[Etherfields], frozen=True):
    """Another Turn card lies face up; a card that is the last stays where it is (EF-TURNCARD-08)."""

    def run(self, game: Etherfields) -> None:
        if len(game.turns) > 1:
            game.commit(scenes.TurnCardPassed(game.turns[-1]))


class TakeBackTurn(Step[Etherfields], frozen=True):
    """The card discarded last lies face up again, over the current one; with none there is nothing to take back.

    The Turn discard pile is bounded, and so is this (EF-TURNCARD-11).
    """

    def run(self, game: Etherfields) -> None:
        if game.turns_out:
            game.commit(scenes.TurnTakenBack(game.turns_out[-1]))


class Bar(EtherfieldsOption, frozen=True):
    """Block this step of the current Turn card."""

    step: int
    row: Row


class BlockStep(TeamAsk, frozen=True):
    """Choose a step of the current card and mark it; it will be skipped (EF-TURNCARD-09)."""

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        steps = game.lib.turns[game.turns[-1]].steps
        return [Bar.of(place, Row(row)) for place, row in enumerate(steps) if place not in game.barred]

    def chosen(self, game: Etherfields, seat: Seat, option: Bar) -> None:
        game.commit(scenes.StepBarred(option.step))


def block_step(game: Etherfields) -> tuple[Step[Etherfields], ...]:
    """Blocking needs a Turn card with a step left, and a Universal marker."""
    open_steps = game.turns and len(game.lib.turns[game.turns[-1]].steps) > len(game.barred)
    return (BlockStep(),) if open_steps and left(game, Pool.UNIVERSAL) else ()


# -- the start of a Turn


PASS_MARKER, KEEP_MARKER = plain("pass-marker"), plain("keep-marker")


class MayPassMarker(Ask[Etherfields], frozen=True):
    """The marker may pass clockwise if every player agrees (EF-FIRST-04)."""

    asked: int = 0
    answers: ClassVar[tuple[Option, ...]] = (KEEP_MARKER, PASS_MARKER)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if option is KEEP_MARKER:
            return
        order = game.seats_from(game.first)
        if self.asked + 1 < len(order):
            game.then(MayPassMarker(order[self.asked + 1], self.asked + 1))
        else:
            game.commit(FirstNamed(order[1]))


def marker_steps(game: Etherfields, *, turn: bool) -> tuple[Step[Etherfields], ...]:
    """What happens to the marker at the start of a Turn, or after a Location (EF-FIRST-04, EF-FIRST-05)."""
    if len(game.present) < 2:
        return ()
    if game.box.value("EF-FIRST-04"):
        return (MayPassMarker(game.first),)
    if turn and is_structured(game) and game.turn > 1:
        game.commit(FirstNamed(game.seats_from(game.first)[1]))
    return ()


SKIP, PLAY_ON = plain("skip-slumber"), plain("play-on")


class OfferSkip(TeamAsk, frozen=True):
    """If the tile prints Skip, the Dreamers may give up at the start of any Turn (EF-SLUMBER-13)."""

    answers: ClassVar[tuple[Option, ...]] = (PLAY_ON, SKIP)

    def prompt(self, game: Etherfields, seat: Seat) -> Text:
        return Text.of("ask-offer-skip", seat=seat, tile=Name("tile", game.tile))

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        game.then(OutOfTurns() if option is SKIP else DreamersPhase())


class TurnStart(Step[Etherfields], frozen=True):
    """A Turn begins: the marker, the offer to Skip (EF-TURN-01, table 4.2)."""

    def run(self, game: Etherfields) -> None:
        game.commit(scenes.TurnBegun(game.turn + 1))
        steps = marker_steps(game, turn=True)
        tile = game.lib.tiles.get(game.tile) if game.scene is SceneKind.SLUMBER else None
        inside = may_save_inside(game)
        game.then(*steps, *inside, OfferSkip() if tile is not None and tile.skip else DreamersPhase())


class DreamersPhase(Step[Etherfields], frozen=True):
    """Draw step, then card-and-action step (EF-TURN-02). Drawing Bonuses are noted now (EF-DRAWBONUS-01)."""

    def run(self, game: Etherfields) -> None:
        bonus = game.land.bonus
        for seat in game.present:
            game.commit(BonusNoted(seat, bonus.get(game.dreamers[seat].at, 0)))
        game.then(DrawStep(), BeginPhase(Phase.DREAMERS), CardAndAction(), DreamscapePhase())


class BeginPhase(Step[Etherfields], frozen=True):
    """A phase begins (EF-TURN-01)."""

    phase: Phase

    def run(self, game: Etherfields) -> None:
        game.commit(scenes.PhaseBegun(self.phase))


# -- the Dreamscape Phase


class DreamscapePhase(Step[Etherfields], frozen=True):
    """Resolve the Turn card, then discard it (EF-TURN-03)."""

    def run(self, game: Etherfields) -> None:
        end_dreamer_states(game)
        game.commit(scenes.PhaseBegun(Phase.DREAMSCAPE))
        game.then(ResolveTurnCard(0), EndOfTurn(), MayDeliver(), LastChance(), DiscardTurn())


class ResolveTurnCard(Step[Etherfields], frozen=True):
    """Resolve the steps of the current card from top to bottom (EF-TURNCARD-03)."""

    at: int

    def run(self, game: Etherfields) -> None:
        steps = game.lib.turns[game.turns[-1]].steps
        if self.at >= len(steps):
            return
        window = rapid_window(game) if game.phase is Phase.DREAMSCAPE else ()
        game.then(*window, ResolveRow(self.at), ResolveTurnCard(self.at + 1))


class ResolveRow(Step[Etherfields], frozen=True):
    """One step of the Turn card, unless it is blocked (EF-TURNCARD-04, EF-TURNCARD-09)."""

    at: int

    def run(self, game: Etherfields) -> None:
        if self.at in game.barred:
            return
        row = game.lib.turns[game.turns[-1]].steps[self.at]
        game.commit(scenes.StepBegun(self.at, row))
        if row == Row.MOVEMENT:
            game.then(MoveEntities())
            return
        game.then(*resolve_all(game, row))  # EF-TURNCARD-05: where nothing has such a row, the step is skipped


def resolve_all(game: Etherfields, part: str) -> tuple[Step[Etherfields], ...]:
    """What every active element does at such a moment: Entity tiles, the gate, revealed Secrets, Quirks.

    Each row resolves once for all figures of its Entity (EF-TURNCARD-13).
    """
    tiles = game.tiles
    own = [game.tile] if game.tile not in tiles else []
    beside = [secret for secret in game.revealed if secret not in tiles]
    elements = (*tiles, *own, *beside, *[card for card, _ in game.quirks])
    keys = tuple([f"{of}/{part}" for of in elements if f"{of}/{part}" in game.lib.effects])
    return (ResolveEffects(keys),) if keys else ()


ROWS = frozenset({Row.MORPHING.value, Row.BASIC.value, Row.SPECIAL.value})


class NextEffect(EffectOption, frozen=True):
    """Resolve this effect next."""


class ResolveEffects(TeamAsk, frozen=True):
    """Effects of one step count as simultaneous and are carried out in any order (EF-PRECEDENCE-03)."""

    keys: tuple[str, ...]

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        return [NextEffect.of(key) for key in self.keys]

    def chosen(self, game: Etherfields, seat: Seat, option: NextEffect) -> None:
        rest = tuple([key for key in self.keys if key != option.effect])
        this, _, part = option.effect.rpartition("/")
        row = this in game.lib.tiles and part in ROWS  # EF-MORPH-17, EF-QUIRK-08: these alone Morphings change
        steps = effect(game, option.effect, game.first, this, row=row)
        game.then(*steps, *([ResolveEffects(rest)] if rest else []))


class EndOfTurn(Step[Etherfields], frozen=True):
    """What is due "at the end of the Turn" comes after all steps and before the card is discarded (EF-TURNCARD-06)."""

    def run(self, game: Etherfields) -> None:
        game.then(*resolve_all(game, "end_of_turn"))


DELIVER = plain("deliver-now")


class MayDeliver(Step[Etherfields], frozen=True):
    """Deliverance has no effect until a Wisdom card gives its rule (EF-SLUMBER-16).

    Then the Team may resolve it at the end of a Turn in which the tile's own condition is met (DSN-06).
    """

    def run(self, game: Etherfields) -> None:
        if game.scene is not SceneKind.SLUMBER:
            return
        unlocked = any("deliverance" in game.lib.unlocks[card] for card in game.wisdom)
        parts = game.lib.effects.get(f"{game.tile}/deliverance", ())
        if unlocked and any(holds(game, game.first, part.record, part.condition) for part in parts):
            game.then(Deliver())


class Deliver(TeamAsk, frozen=True):
    """Resolve the Deliverance, or play on (EF-SLUMBER-16)."""

    answers: ClassVar[tuple[Option, ...]] = (DELIVER, PLAY_ON)

    def chosen(self, game: Etherfields, seat: Seat, option: Option) -> None:
        if option is DELIVER:
            game.then(*effect(game, f"{game.tile}/deliverance", game.first, game.tile))


class LastChance(Step[Etherfields], frozen=True):
    """Rapid effects, and Hours for more Turns while the last card still lies there (EF-CLOCK-02)."""

    def run(self, game: Etherfields) -> None:
        game.then(*rapid_window(game, last=True))


class DiscardTurn(Upkeep[Etherfields], frozen=True):
    """Discard the Turn card; a new Turn starts, or the Team is Out of Turns (EF-TURN-18, EF-TURN-17)."""

    def run(self, game: Etherfields) -> None:
        end_turn_states(game)
        limits = lowered(game)
        game.commit(scenes.TurnDiscarded(game.turns[-1]))
        game.then(*limits, TurnStart() if game.turns else OutOfTurns())


def lowered(game: Etherfields) -> tuple[Step[Etherfields], ...]:
    """Limits that drop with what holds until the end of this Turn: the excess goes at once (EF-HAND-05, EF-TURN-17)."""
    whose = {seat for _, _, seat in game.lasting}
    return tuple([EnforceLimits(seat) for seat in game.present if seat in whose])


class OutOfTurns(Step[Etherfields], frozen=True):
    """The tile's Out of Turns effect is applied and the Slumber or Dream is over (EF-SLUMBER-12, EF-DREAM-03)."""

    def run(self, game: Etherfields) -> None:
        from nocturne.games.etherfields.rules.scenes import EndScene  # noqa: PLC0415 -- Turns end scenes, scenes begin Turns

        game.then(*effect(game, f"{game.tile}/out", game.first, game.tile), EndScene(won=False))


# -- Loot


class TakeLoot(EffectOption, frozen=True):
    """Take this Loot."""


class GainLoot(TeamAsk, frozen=True):
    """Loot is that of the current Turn card, or of the last one discarded (EF-LOOT-04, EF-LOOT-01 to EF-LOOT-03)."""

    def candidates(self, game: Etherfields, seat: Seat) -> list[Option]:
        card = (game.turns or game.turns_out)[-1]
        return [TakeLoot.of(f"{card}/loot/{number}") for number in range(len(game.lib.turns[card].loot))]

    def chosen(self, game: Etherfields, seat: Seat, option: TakeLoot) -> None:
        game.then(*effect(game, option.effect, game.first, option.effect.partition("/")[0]))
