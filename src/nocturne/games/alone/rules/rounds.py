"""The end of a Turn, and the end of a Round in order (TURN, ROUND, ROUNDEND, NIGHTMARE, ADRENALINE)."""

from __future__ import annotations

from nocturne.games.alone.components import Effect, Harm, Skill
from nocturne.games.alone.events import cards, course, ground
from nocturne.games.alone.events.sheet import AdrenalineSet, Hurt
from nocturne.games.alone.labyrinth import after_round
from nocturne.games.alone.map import SectorSet
from nocturne.games.alone.model import HERO, Alone
from nocturne.games.alone.plan import LEVELS
from nocturne.games.alone.rules import evil, exploring, fighting, missions, moving, reactions, spawning, turns
from nocturne.games.alone.rules.base import At, EvilAsk, OfCard, at_sectors
from nocturne.kernel import PASS, Ask, Name, Option, Propose, Seat, Step, Text, Upkeep


class BeginTurn(Step[Alone], frozen=True):
    """Turn a Turn token face down (AL-TURN-03)."""

    def run(self, game: Alone) -> None:
        game.commit(course.TurnBegun(game.turn + 1))
        game.then(turns.HeroTurn(HERO, first=True), EndOfTurn())


class EndOfTurn(Step[Alone], frozen=True):
    """Reactions, attacks, lights, Condition tokens, in this order (AL-TURN-10)."""

    def run(self, game: Alone) -> None:
        game.then(
            reactions.ReactionWindow(game.evil_order(), 0, reactions.TURN_END),
            fighting.CreaturesAttack(),
            exploring.LightsGoOut(),
            GasAtTurnEnd(),
            missions.MissionsAtTurnEnd(),
            OverTurn(),
        )


class GasAtTurnEnd(Step[Alone], frozen=True):
    """T8: Gas hurts whoever ends a Turn in it (AL-CONDITION-03)."""

    def run(self, game: Alone) -> None:
        if game.conditions[0] >> game.hero.at & 1:
            moving.breathe_gas(game)


class OverTurn(Step[Alone], frozen=True):
    """T9: the Turn is over; after the eighth the Round ends (AL-TURN-09, AL-ROUND-02)."""

    def run(self, game: Alone) -> None:
        game.commit(course.TurnEnded())
        game.then(BeginTurn() if game.turn < game.box.content.sheet.turns else EndRound())


# -- the end of a Round


class EndRound(Step[Alone], frozen=True):
    """The end of the Round, in the order of section 2.4 of the ledger (AL-ROUNDEND-01)."""

    def run(self, game: Alone) -> None:
        game.then(
            ClearTrack(),
            ClearLabyrinth(),
            RefillAdrenaline(),
            RoundEffects(),
            NightmareLoss(),
            MoveMarker(),
            evil.ThrowCards(game.evil_order()),
            evil.DrawHand(),
            evil.PassLeadership(),
            PlaceDangers(),
            SpawnAtRoundEnd(),
            BeginRound(),
        )


class ClearTrack(Upkeep[Alone], frozen=True):
    """Count the visible Danger symbols, set tokens aside, discard the cards (AL-ROUNDEND-02, AL-METER-07)."""

    def run(self, game: Alone) -> None:
        game.commit(cards.TrackCleared(visible_symbols(game)))


def visible_symbols(game: Alone) -> int:
    """The symbols not covered, and the one outside that never is (AL-METER-04, AL-METER-05)."""
    sheet = game.content.sheet
    return 1 + min(sheet.symbols, sheet.spaces - game.covered)


class ClearLabyrinth(Upkeep[Alone], frozen=True):
    """Pieces go, except the Hero's sector, its neighbours and lit ones in sight (AL-ROUNDEND-04, AL-ROUNDEND-05)."""

    def run(self, game: Alone) -> None:
        kept = after_round(game.map, game.here, game.revealed, lit=game.lit, barred=game.barred)
        if game.revealed & ~kept:
            game.commit(ground.SectorsHidden(kept))


class RefillAdrenaline(Upkeep[Alone], frozen=True):
    """To the value for the lower health track; a surplus is returned (AL-ADRENALINE-06 to AL-ADRENALINE-08)."""

    def run(self, game: Alone) -> None:
        sheet, lower = game.content.sheet, min(game.hero.life, game.hero.sc)
        value = next(step.tokens for step in sheet.adrenaline if lower >= step.from_)  # AL-SHEET-04
        value = min(value + game.hero.has(Skill.COLD_BLOOD), sheet.most_adrenaline)  # AL-XP-09, AL-SHEET-06
        if value != game.hero.adrenaline:
            game.commit(AdrenalineSet(value))


def round_effects(game: Alone) -> dict[str, Effect]:
    """The end-of-round effects in force, Missions first, then the Hero's (section 2.4 of the ledger)."""
    content = game.content
    effects = {card.id: content.effect(card, card.round_end) for card in game.nuisances()}
    character = content.characters.get(game.hero.character)
    if character is not None:
        effects[character.id] = content.effect(character, character.round_end)
    return {key: effect for key, effect in effects.items() if effect}


class RoundEffects(Step[Alone], frozen=True):
    """Effects of Missions and the Hero, one after the other, each once (AL-ROUNDEND-07)."""

    done: tuple[str, ...] = ()

    def run(self, game: Alone) -> None:
        if any(key not in self.done for key in round_effects(game)):
            game.then(NextEffect(HERO, self.done))


class EffectOf(OfCard, frozen=True):
    """The effect of this card."""


class NextEffect(Ask[Alone], frozen=True):
    """The Hero may want another order than Missions first (AL-ROUNDEND-07, section 2.4 of the ledger)."""

    done: tuple[str, ...]

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        tasks = game.content.missions
        left = [key for key in round_effects(game) if key not in self.done]
        return [EffectOf(Name("mission" if key in tasks else "character", key)) for key in left]

    def chosen(self, game: Alone, seat: Seat, option: EffectOf) -> None:
        key = option.card.id
        game.then(*round_effects(game)[key].due(HERO), RoundEffects((*self.done, key)))


class NightmareLoss(Step[Alone], frozen=True):
    """In Nightmare mode the Hero loses 2 SC, after all other effects (AL-NIGHTMARE-03, AL-NIGHTMARE-05)."""

    def run(self, game: Alone) -> None:
        if game.nightmare:
            game.then(Propose(Hurt(Harm.SC, 2, by_evil=False, cause="AL-NIGHTMARE-03")))


class MoveMarker(Step[Alone], frozen=True):
    """1 space left, or a banked Round instead; the last space starts Nightmare mode (AL-ROUNDEND-08, AL-ROUND-06)."""

    def run(self, game: Alone) -> None:
        last = len(game.content.sheet.limits) - 1
        if game.banked:
            game.commit(course.RoundMoved(game.space, banked=False))
        elif game.space < last:
            game.commit(course.RoundMoved(game.space + 1))
        if game.space == last and not game.nightmare:
            game.commit(course.NightmareBegun())
            game.then(spawning.BossComes())


class PlaceDangers(Step[Alone], frozen=True):
    """Evil places the tokens set aside, after its hands are full (AL-ROUNDEND-10, AL-ROUNDEND-11)."""

    def run(self, game: Alone) -> None:
        if not game.aside:
            return
        if danger_sectors(game):
            game.then(PlaceDanger(game.leader), self)
        else:
            game.commit(course.DangersReturned())  # AL-DANGER-09


def danger_sectors(game: Alone) -> SectorSet:
    """Where a Danger token can be put: not by the Hero, one a sector, 8 a level (AL-DANGER-04, 06, 08)."""
    map, danger, limit = game.map, game.danger, game.content.sheet.danger_limit
    free = map.everywhere & ~danger & ~(1 << game.here)
    for level in LEVELS:
        sectors = map.level_sectors(level)
        if (danger & sectors).bit_count() >= limit:
            free &= ~sectors
    return SectorSet(free)


class PlaceDanger(EvilAsk, frozen=True):
    """Evil chooses a sector for a Danger token (AL-DANGER-08)."""

    def prompt(self, game: Alone, seat: Seat) -> Text:
        return Text.of("ask-place-danger", left=game.aside)

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        return at_sectors(game, danger_sectors(game)) or [PASS]

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if isinstance(option, At):
            sector = game.sector(option.place)
            game.commit(course.DangerPlaced(sector, option.place, game.spot(sector), aside=True))


class SpawnAtRoundEnd(Step[Alone], frozen=True):
    """Evil may spawn 1 creature, none on Easy, 2 in Nightmare mode, more by a nuisance (AL-ROUNDEND-13)."""

    def run(self, game: Alone) -> None:
        sheet, easy = game.content.sheet, game.box.options["difficulty"] == "easy"
        count = sheet.nightmare_spawn if game.nightmare else sheet.easy_spawn if easy else sheet.round_spawn
        count += sum([card.spawn_more for card in game.nuisances()])
        boss = (spawning.BossComes(),) if spawning.boss_is_due(game) else ()
        game.then(*boss, *[spawning.Spawn(optional=True)] * count)


class BeginRound(Step[Alone], frozen=True):
    """All 8 Turn tokens are face up again (AL-ROUNDEND-12, AL-ROUND-01)."""

    def run(self, game: Alone) -> None:
        game.commit(course.RoundBegun())
        game.then(BeginTurn())
