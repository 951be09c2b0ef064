"""Events of set-up, Rounds, Turns, Missions, Danger tokens and the coming of the boss."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from nocturne.games.alone.charts import map_of
from nocturne.games.alone.components import UNLOCK_BITS, Action, Purpose
from nocturne.games.alone.events.base import Hidden, Public, Shown, Statement, Untold
from nocturne.games.alone.map import SectorId, SectorSet
from nocturne.games.alone.model import NOBODY, Alone
from nocturne.games.alone.pieces import Deck, Task, Twist
from nocturne.kernel import Name, Seat, Text, joined

# -- set-up


class LeadersNamed(Untold, frozen=True):
    """The Evil players do not agree on a leader (AL-EVIL-10). The leader that chance chooses says enough."""

    seats: tuple[Seat, ...]
    reveals: ClassVar[bool] = True


class LeaderChosen(Shown, frozen=True):
    """An Evil player leads (AL-EVIL-06, AL-EVIL-10)."""

    seat: Seat

    def apply(self, game: Alone) -> None:
        game.leader = self.seat


class CharacterChosen(Public, frozen=True):
    """The Hero has chosen a Character (AL-SETUP-01)."""

    character: str

    def apply(self, game: Alone) -> None:
        game.hero.character = self.character
        game.item_deck = game.content.item_deck
        game.hands = ((),) * (game.players - 1)


class MissionDrawn(Public, frozen=True):
    """A Mission card lies open; the Final one is not active yet (AL-MISSION-01, AL-SETUP-15)."""

    mission: str
    active: bool

    def apply(self, game: Alone) -> None:
        game.missions += (Task(self.mission, self.active),)


class MapMade(Public, frozen=True):
    """Evil has the Map behind the screen; the Hero sees a dark corridor (AL-SETUP-06, AL-SETUP-07)."""

    chart: str
    says: ClassVar[tuple[str, ...]] = ()

    def apply(self, game: Alone) -> None:
        game.chart = self.chart
        game.hero.at = game.origin = start = map_of(self.chart).start
        game.revealed = SectorSet(1 << start)
        game.other_origin = NOBODY


class DeckChosen(Public, frozen=True):
    """Evil will play with this deck (AL-SETUP-10)."""

    deck: str

    def apply(self, game: Alone) -> None:
        game.decks += (Deck(self.deck, joined(sorted(game.content.deck(self.deck)))),)


class BossChosen(Hidden, frozen=True):
    """Evil has chosen its boss in secret (AL-SETUP-14)."""

    boss: str

    def apply(self, game: Alone) -> None:
        game.boss = self.boss


# -- Turns and Rounds


class TurnBegun(Shown, frozen=True):
    """The Hero turns a Turn token face down (AL-TURN-03)."""

    turn: int

    def apply(self, game: Alone) -> None:
        game.turn, game.turns, game.acting = self.turn, game.turns + 1, True
        game.unlocked = game.played = game.moved = game.held = 0
        game.bonus, game.as_lit = (), False
        game.actions, game.action, game.item, game.worked = 1, None, "", ()
        game.attacked = game.attacked_before = 0
        game.placing = ""


class TurnEnded(Shown, frozen=True):
    """The Turn is over (AL-TURN-09)."""

    def apply(self, game: Alone) -> None:
        game.spent, game.bullet, game.recovered = game.spent_adrenaline, False, False
        game.acting, game.action, game.roll, game.target = False, None, None, 0
        game.explored, game.tracked, game.found, game.twist = (), (), (), Twist()


class ActionDeclared(Shown, frozen=True):
    """The Hero has declared an action; its Reactions are unlocked (AL-ACTION-02, AL-TURN-04)."""

    action: Action
    item: str = ""
    granted: bool = False
    purpose: Purpose | None = None

    def apply(self, game: Alone) -> None:
        game.action, game.item, game.purpose = self.action, self.item, self.purpose
        game.unlocked |= UNLOCK_BITS[self.action]
        game.actions -= not self.granted
        game.roll, game.explored, game.found = None, (), ()
        game.worked, game.answers, game.met, game.due = (), (), False, 0
        game.attacked_before, game.attacked = game.attacked_before | game.attacked, 0

    def told(self, seat: Seat | None) -> Text | None:
        if self.item:
            return Text.of("event-item-declared", action=self.action, item=Name("item", self.item))
        return Text.of("event-action-declared", action=self.action)


FOUGHT = "fought"
"""How a Combat of this Round is noted among the abilities used."""


class ActionEnded(Untold, frozen=True):
    """The action is over (AL-TURN-09)."""

    reveals: ClassVar[bool] = True  # Evil may have let a chance to react go by

    def apply(self, game: Alone) -> None:
        game.twist = Twist()  # what has worked in it stays so to the end of the Turn or the next action (AL-ITEM-06)
        if game.action is Action.COMBAT and FOUGHT not in game.used:
            game.used += (FOUGHT,)


class ActionChanged(Untold, frozen=True):
    """Something about the action at hand is changed by a card or an ability. Untold: a lie must not be marked."""

    what: str
    by: int

    def apply(self, game: Alone) -> None:
        was = getattr(game.twist, self.what)
        game.twist = replace(game.twist, **{self.what: bool(self.by) if isinstance(was, bool) else was + self.by})
        if game.reacting and self.what in ("flee", "lies"):
            game.twist = replace(game.twist, by=game.reacting)


class RoundMoved(Public, frozen=True):
    """The Round marker moves, or a banked Round is used up instead (AL-ROUND-03, AL-ROUND-04, AL-ROUND-06)."""

    space: int
    banked: bool = False

    def apply(self, game: Alone) -> None:
        game.space, game.banked = self.space, self.banked

    def told(self, seat: Seat | None) -> Text | None:
        return Text.of("event-round-moved", space=self.space + 1, banked=self.banked)


class NightmareBegun(Public, frozen=True):
    """Nightmare mode starts, for good (AL-NIGHTMARE-01, AL-NIGHTMARE-04)."""

    def apply(self, game: Alone) -> None:
        game.nightmare = True


class RoundBegun(Public, frozen=True):
    """All Turn tokens are face up again (AL-ROUND-01, AL-ROUNDEND-12)."""

    def apply(self, game: Alone) -> None:
        game.turn, game.used, game.frozen, game.spent = 0, (), (), ()


# -- Missions


class MissionAdvanced(Public, frozen=True):
    """An Interact counts for a Mission (AL-MISSION-12)."""

    mission: str
    count: int

    def apply(self, game: Alone) -> None:
        _task(game, self.mission, count=self.count, turn=game.turns)


class MissionCompleted(Public, frozen=True):
    """A Mission is completed; the nuisance of a blue one ends (AL-MISSION-02, AL-MISSION-11)."""

    mission: str

    def apply(self, game: Alone) -> None:
        _task(game, self.mission, done=True)


class FinalActivated(Public, frozen=True):
    """The Final Mission is in play (AL-MISSION-02)."""

    mission: str

    def apply(self, game: Alone) -> None:
        _task(game, self.mission, active=True)


def _task(game: Alone, key: str, **changes: Any) -> None:  # noqa: ANN401 -- the fields of a Task
    """Put a changed Mission in place of the old one."""
    game.missions = tuple([replace(task, **changes) if task.key == key else task for task in game.missions])


# -- Danger tokens and the boss


class DangersReturned(Public, frozen=True):
    """Danger tokens that cannot be placed are returned (AL-DANGER-09)."""

    def apply(self, game: Alone) -> None:
        game.aside = 0


class DangerPlaced(Hidden, frozen=True):
    """A Danger token is put into a sector (AL-DANGER-08); the Hero sees it if the sector is Revealed."""

    at: SectorId
    place: str
    spot: str
    aside: bool = False

    def apply(self, game: Alone) -> None:
        game.danger = SectorSet(game.danger | 1 << self.at)
        game.aside -= self.aside

    def told(self, seat: Seat | None) -> Text | None:
        if seat:
            return Text.of("event-danger-placed", place=self.place)
        return Text.of("event-danger-seen", spot=self.spot) if self.spot else None


class BossCame(Statement, frozen=True):
    """The boss is on the Map; everybody is told which it is (AL-BOSS-02)."""

    boss: str

    def apply(self, game: Alone) -> None:
        game.boss_out = game.boss_waits = True
        super().apply(game)


# -- the end by agreement


class ConcessionOffered(Public, frozen=True):
    """An Evil player would concede; the others have not agreed yet (AL-END-05)."""

    seat: Seat

    def apply(self, game: Alone) -> None:
        game.conceding = tuple(sorted([*game.conceding, self.seat]))


class ConcessionWithdrawn(Public, frozen=True):
    """An Evil player would rather play on (AL-END-05)."""

    seat: Seat

    def apply(self, game: Alone) -> None:
        game.conceding = tuple([seat for seat in game.conceding if seat != self.seat])


class SideConceded(Shown, frozen=True):
    """A side has given up. The record is open to all then, so taking it back is never free (AL-VIEW-11)."""

    hero: bool
