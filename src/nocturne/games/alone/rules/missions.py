"""Interacting, Missions, rewards, Companions, and how the Hero wins (INTERACT, MISSION, DIFFICULTY, COMPANION, END)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from nocturne.effects.step import Guarded
from nocturne.games.alone.components import Colour, Harm, Term
from nocturne.games.alone.events import course, sheet
from nocturne.games.alone.map import NO_DOORS
from nocturne.games.alone.model import HERO, Alone
from nocturne.games.alone.pieces import Task
from nocturne.games.alone.routes import routes
from nocturne.games.alone.rules import harm, spawning
from nocturne.games.alone.rules.base import drawn, one_of, plain
from nocturne.kernel import Ask, Chance, Draw, Name, Option, Refusal, Seat, Step, Text

NOT_ACTIVE = Refusal.by("AL-MISSION-04", "refuse-not-active")
MISSION_DONE = Refusal.by("AL-MISSION-07", "refuse-mission-done")
NOT_HERE = Refusal.by("AL-INTERACT-01", "refuse-not-here")
NOT_ALONE = Refusal.by("AL-CONTENT-03", "refuse-creature-here")
NOT_LIT = Refusal.by("AL-CONTENT-03", "refuse-not-lit")
SAME_TURN = Refusal.by("AL-CONTENT-03", "refuse-same-turn")
BOSS_LIVES = Refusal.by("AL-CONTENT-03", "refuse-boss-lives")


class InteractMission(Option, frozen=True):
    """Interact with the Room for a Mission."""

    mission: Name


def refuse_mission(game: Alone, task: Task) -> Refusal | None:
    """Why an Interact for a Mission is not allowed here and now, or None (AL-INTERACT-02, AL-MISSION-04)."""
    card = game.content.missions[task.key]
    if task.done or task.count >= card.complete.interact:
        return MISSION_DONE
    if not task.active:
        return NOT_ACTIVE
    if game.map.room(game.here) is not card.room:
        return NOT_HERE
    return _refuse_terms(game, task, card.complete.if_)


def _refuse_terms(game: Alone, task: Task, terms: tuple[str, ...]) -> Refusal | None:
    if Term.UNACCOMPANIED in terms and game.creatures_at(game.here):
        return NOT_ALONE
    if Term.IN_LIGHT in terms and not game.is_lit(game.here):
        return NOT_LIT
    if Term.NEW_TURN in terms and task.turn == game.turns:
        return SAME_TURN
    return BOSS_LIVES if Term.BOSS_DEAD in terms and not game.boss_dead else None


class AdvanceMission(Step[Alone], frozen=True):
    """Count an Interact on the Mission card (AL-MISSION-12)."""

    mission: str

    def run(self, game: Alone) -> None:
        task, card = game.task(self.mission), game.content.missions[self.mission]
        if refuse_mission(game, task) is not None:  # a Reaction has brought a creature since it was declared
            return
        game.commit(course.MissionAdvanced(self.mission, task.count + 1))
        enough = task.count + 1 >= card.complete.interact and not card.complete.away
        done = [CompleteMission(self.mission)] if enough else []
        if not done or card.colour != Colour.RED:  # AL-END-01: the Hero has won at once
            game.then(*game.content.effect(card, card.after_each).due(HERO))
        game.then(*done)


class CompleteMission(Step[Alone], frozen=True):
    """A Mission is completed: the Hero wins, or is rewarded and may go for the Final one (AL-MISSION-02, AL-END-01)."""

    mission: str

    def run(self, game: Alone) -> None:
        card = game.content.missions[self.mission]
        game.commit(course.MissionCompleted(self.mission))
        game.then(*game.content.effect(card, card.complete).due(HERO))
        if card.colour != Colour.RED:
            game.then(ActivateFinal())


class WinBy(Step[Alone], frozen=True):
    """The Hero has completed the Final Mission and wins (AL-END-01)."""

    mission: str

    def run(self, game: Alone) -> None:
        game.end([HERO], Text.of("over-mission-completed", mission=Name("mission", self.mission)))


class ActivateFinal(Step[Alone], frozen=True):
    """The first Starting Mission activates the Final one, with its reward (AL-MISSION-03, AL-MISSION-07)."""

    def run(self, game: Alone) -> None:
        final = next((task for task in game.missions if not task.active), None)
        if final is not None:
            game.commit(course.FinalActivated(final.key))
            game.then(*intermediate_reward(game), spawning.BossComes())


def intermediate_reward(game: Alone) -> tuple[Step[Alone], ...]:
    """The reward of the difficulty level, the Round first (AL-DIFFICULTY-02 to AL-DIFFICULTY-09)."""
    level = game.box.options["difficulty"]
    if level == "easy":
        return GainRound(), harm.Recover(Harm.LIFE, 3), harm.Recover(Harm.SC, 3)
    if level == "normal":
        return GainRound(), harm.RecoverEither(HERO, 3)
    return (harm.RecoverEither(HERO, 3),) if level == "nightmare" else ()


class GainRound(Guarded[Alone], frozen=True):
    """The Round marker moves right; at the right end the Round is banked (AL-ROUND-04, AL-ROUND-06)."""

    def run(self, game: Alone) -> None:
        game.commit(course.RoundMoved(game.space - 1, game.banked) if game.space else course.RoundMoved(0, banked=True))


class MissionsAtTurnEnd(Step[Alone], frozen=True):
    """A Mission that wants the Hero far away is completed at the end of a Turn (section 8.5).

    Far is what Track would tell, over barred doors too (AL-TRACK-06): a Room barred on all sides is as near as before.
    """

    rule: ClassVar[str] = "AL-CONTENT-03"

    def run(self, game: Alone) -> None:
        cards = game.content.missions
        for task in game.missions:
            card = cards[task.key]
            if not card.complete.away or task.done or task.count < card.complete.interact:
                continue
            room = game.map.rooms.get(card.room)
            if room is not None and routes(game.map, NO_DOORS).distance(game.here, room) >= card.complete.away:
                game.then(CompleteMission(task.key))


# -- Companions


KEEP_OLD, TAKE_NEW = plain("keep-old"), plain("take-new")


class GainCompanion(Guarded[Alone], frozen=True):
    """A random Character that is not the Hero and has not been in play joins (AL-COMPANION-02, AL-CONTENT-07)."""

    def run(self, game: Alone) -> None:
        if newcomers(game):
            game.then(ReplaceCompanion(HERO) if game.hero.companion is not None else DrawCompanion())


def newcomers(game: Alone) -> tuple[str, ...]:
    """The Characters that can still come as Companions (AL-CONTENT-07)."""
    hero = game.hero
    return tuple([key for key in game.content.characters if key != hero.character and key not in hero.known])


class ReplaceCompanion(Ask[Alone], frozen=True):
    """The Hero has at most 1 Companion; a new one may replace it (AL-COMPANION-11)."""

    answers: ClassVar[tuple[Option, ...]] = (KEEP_OLD, TAKE_NEW)

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if option is TAKE_NEW:
            game.commit(sheet.CompanionLost())
            game.then(DrawCompanion())


class DrawCompanion(Chance[Alone], frozen=True):
    """Which Character it is, at random (AL-CONTENT-07)."""

    stream: ClassVar[str] = "companions"

    def draws(self, game: Alone) -> Sequence[Draw]:
        return one_of(len(newcomers(game)))

    def happened(self, game: Alone, outcome: tuple[int, ...]) -> None:
        game.commit(sheet.CompanionGained(drawn(newcomers(game), outcome)))
