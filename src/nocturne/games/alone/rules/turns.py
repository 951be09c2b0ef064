"""A Turn: its start, and the six actions (TURN, ACTION, BULLET, ADRENALINE, INTERACT, ITEM)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ClassVar

from nocturne.games.alone.content import Action, Condition, Harm, Moment, Occasion, Steps
from nocturne.games.alone.events.course import ActionDeclared, ActionEnded
from nocturne.games.alone.events.ground import TargetChosen, WayChosen
from nocturne.games.alone.events.sheet import AdrenalineSpent, ChargesChanged, CompanionLost
from nocturne.games.alone.model import HERO, WAYS, Alone, Creature
from nocturne.games.alone.plan import WINDS, Direction
from nocturne.games.alone.rules.base import Deed, refuse_all
from nocturne.games.alone.rules.exploring import (
    EXPLORE,
    NO_LCU,
    Explore,
    ExploreLine,
    RepairLcu,
    refuse_explore,
)
from nocturne.games.alone.rules.fighting import Attack, Strike, attack, targets
from nocturne.games.alone.rules.harm import RECOVER, Heal, recover, room_to_recover
from nocturne.games.alone.rules.looting import LootHere
from nocturne.games.alone.rules.missions import (
    AdvanceMission,
    InteractMission,
    interact_mission,
    refuse_mission,
)
from nocturne.games.alone.rules.moving import (
    MOVE,
    UNBAR,
    Move,
    TakeStep,
    Unbar,
    refuse_step,
    refuse_unbar,
    unbar,
)
from nocturne.games.alone.rules.reactions import react
from nocturne.games.alone.rules.tracking import DeclareTargets, TellTracks
from nocturne.games.alone.rules.uses import UseAbility, UseItem, face_of, occasion, refuse_use, use, uses
from nocturne.kernel import DONE, Ask, Name, Option, Refusal, Seat, Step


class BulletTime(Option, frozen=True):
    """Spend Adrenaline to perform 2 actions in this Turn."""


class Sacrifice(Option, frozen=True):
    """Sacrifice the Companion."""

    companion: Name


class Track(Option, frozen=True):
    """Track two targets."""


class Loot(Option, frozen=True):
    """Search for Items."""


class Repair(Option, frozen=True):
    """Repair the LCU in a direction."""

    way: str


class UseActionItem(Option, frozen=True):
    """Perform an action with an Item, which replaces its normal effect."""

    slot: int
    item: Name


BULLET, TRACK, LOOT = BulletTime(), Track(), Loot()
REPAIR = {way: Repair(way.key) for way in WINDS}


@cache
def sacrifice(key: str) -> Sacrifice:
    """The option to sacrifice a Companion."""
    return Sacrifice(Name("character", key))


@cache
def use_action_item(slot: int, key: str) -> UseActionItem:
    """The option to use an Action Item."""
    return UseActionItem(slot, Name("item", key))


NO_ADRENALINE = Refusal.by("AL-ADRENALINE-02", "refuse-no-adrenaline")
ONE_BULLET = Refusal.by("AL-BULLET-04", "refuse-bullet-twice")
ONE_RECOVERY = Refusal.by("AL-ADRENALINE-03", "refuse-recovered")
NO_RECOVERY = {harm: Refusal.by("AL-ADRENALINE-11", "refuse-nothing-to-recover", harm=harm) for harm in Harm}
STATIC = Refusal.by("AL-CONDITION-05", "refuse-static")
MUST_ACT = Refusal.by("AL-TURN-02", "refuse-must-act")


class HeroTurn(Ask[Alone], frozen=True):
    """Start-of-turn options, until an action is declared; a second one may be skipped (AL-TURN-07, AL-BULLET-05)."""

    first: bool
    granted: tuple[Action, ...] = ()  # an additional action that an Item grants, of one of these
    rule: ClassVar[str] = "AL-TURN-02"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        found: list[Option] = [*_start_options(game)] if self.first else []
        found += [*MOVE.values(), *UNBAR.values(), *EXPLORE.values()]
        found += [attack(one.name, game.kind(one.token)) for one in _here(game)]
        found += [TRACK, LOOT, *REPAIR.values()]
        found += [interact_mission(task.key) for task in game.missions]
        items = game.content.items
        for slot, item in enumerate(game.hero.items):
            if isinstance(items[item.key].kind, Action):
                found.append(use_action_item(slot, item.key))
        if not self.first:
            found.append(DONE)
        return found

    def refuse(self, game: Alone, seat: Seat, option: Option) -> Refusal | None:
        if self.granted and option is not DONE and action_of(game, option) not in self.granted:
            return MUST_ACT
        guard = GUARDS.get(type(option))
        return None if guard is None else guard(game, option)

    def options(self, game: Alone, seat: Seat) -> list[Option]:  # noqa: PLR0912 -- one branch for each kind of action
        """The same as filtering the candidates, from the exits of the sector; the conformance suite compares them."""
        if self.granted:
            return super().options(game, seat)
        found: list[Option] = []
        if self.first:
            found = [one for one in _start_options(game) if GUARDS[type(one)](game, one) is None]
        barred = game.barred
        open_ways: list[Direction] = []
        shut_ways: list[Direction] = []
        for way, _, door in game.map.links[game.here]:
            (shut_ways if door & barred else open_ways).append(way)
        found += [MOVE[way] for way in open_ways]
        found += [UNBAR[way] for way in shut_ways]
        static = _static(game)
        if not static:
            found += [EXPLORE[way] for way in open_ways]
        found += [attack(one.name, game.kind(one.token)) for one in _here(game)]
        if not static:
            found.append(TRACK)
        found.append(LOOT)
        if game.map.lcus >> game.here & 1:
            found += REPAIR.values()
        if game.map.room(game.here) is not None:
            found += [interact_mission(one.key) for one in game.missions if refuse_mission(game, one) is None]
        items = game.content.items
        for slot, item in enumerate(game.hero.items):
            if isinstance(items[item.key].kind, Action):
                option = use_action_item(slot, item.key)
                if _refuse_item(game, option) is None:
                    found.append(option)
        if not self.first:
            found.append(DONE)
        return found

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if option is DONE:
            return
        if type(option) in STARTS:
            STARTS[type(option)](game, option)
            game.then(self)
            return
        perform(game, option, granted=bool(self.granted))


def _here(game: Alone) -> list[Creature]:
    return sorted(targets(game), key=_name)


def _name(creature: Creature) -> int:
    return creature.name


def _static(game: Alone) -> bool:
    return game.condition(game.here) is Condition.STATIC


# -- the start of a Turn


def _start_options(game: Alone) -> list[Option]:
    found: list[Option] = [*RECOVER.values(), BULLET]
    companion = game.hero.companion
    if companion is not None:
        found.append(sacrifice(companion.key))
    return [*found, *uses(game, Occasion.TURN_START)]


def _refuse_recovery(game: Alone, option: Option) -> Refusal | None:
    """1 Adrenaline recovers 1 point, once per Turn, if it recovers anything (AL-ADRENALINE-03, AL-ADRENALINE-11)."""
    assert isinstance(option, Heal)
    if not game.hero.adrenaline:
        return NO_ADRENALINE
    if game.recovered:
        return ONE_RECOVERY
    return None if room_to_recover(game, option.harm) else NO_RECOVERY[option.harm]


def _refuse_bullet(game: Alone, _option: Option) -> Refusal | None:
    if not game.hero.adrenaline:
        return NO_ADRENALINE
    return ONE_BULLET if game.bullet else None


def _recover(game: Alone, option: Option) -> None:
    assert isinstance(option, Heal)
    game.commit(AdrenalineSpent("recover"))
    recover(game, option.harm, 1)
    game.then(*occasion(game, Occasion.RECOVERING))


def _bullet(game: Alone, _option: Option) -> None:
    game.commit(AdrenalineSpent("bullet"))


def _sacrifice(game: Alone, option: Option) -> None:
    """The Companion goes, with all its tokens, for a single effect (AL-COMPANION-04)."""
    assert isinstance(option, Sacrifice)
    game.commit(CompanionLost())
    game.then(*game.content.characters[option.companion.id].sacrifice)


STARTS: dict[type[Option], Callable[[Alone, Option], None]] = {
    Heal: _recover,
    BulletTime: _bullet,
    Sacrifice: _sacrifice,
    UseItem: use,
    UseAbility: use,
}

# -- declaring an action


def _refuse_item(game: Alone, option: Option) -> Refusal | None:
    """Why an Action Item cannot be activated: its action, or its effect, cannot be performed (AL-ITEM-02)."""
    assert isinstance(option, UseActionItem)
    card = game.content.items[option.item.id]
    if card.kind in (Action.EXPLORE, Action.TRACK) and _static(game):
        return STATIC
    return refuse_all(game, face_of(game, game.hero.items[option.slot]).do[:1])


def _refuse_explore(game: Alone, option: Option) -> Refusal | None:
    assert isinstance(option, Explore)
    return STATIC if _static(game) else refuse_explore(game, WAYS[option.way])


def _refuse_mission(game: Alone, option: Option) -> Refusal | None:
    assert isinstance(option, InteractMission)
    return refuse_mission(game, game.task(option.mission.id))


GUARDS: dict[type[Option], Callable[[Alone, Option], Refusal | None]] = {
    Heal: _refuse_recovery,
    BulletTime: _refuse_bullet,
    Sacrifice: lambda _game, _option: None,
    UseItem: refuse_use,
    UseAbility: refuse_use,
    Move: lambda game, option: refuse_step(game, WAYS[option.way]),  # type: ignore[attr-defined]  # keyed by type
    Unbar: lambda game, option: refuse_unbar(game, WAYS[option.way]),  # type: ignore[attr-defined]  # keyed by type
    Explore: _refuse_explore,
    Track: lambda game, _option: STATIC if _static(game) else None,
    Repair: lambda game, _option: None if game.map.lcus >> game.here & 1 else NO_LCU,
    InteractMission: _refuse_mission,
    UseActionItem: _refuse_item,
}

ACTIONS: dict[type[Option], Action] = {
    Move: Action.MOVE,
    Unbar: Action.MOVE,
    Explore: Action.EXPLORE,
    Attack: Action.COMBAT,
    Track: Action.TRACK,
    Loot: Action.LOOT,
    Repair: Action.INTERACT,
    InteractMission: Action.INTERACT,
}


def action_of(game: Alone, option: Option) -> Action:
    """The action that an option declares (AL-ACTION-01)."""
    if isinstance(option, UseActionItem):
        kind = game.content.items[option.item.id].kind
        assert isinstance(kind, Action)
        return kind
    return ACTIONS[type(option)]


def perform(game: Alone, option: Option, *, granted: bool = False) -> None:
    """Declare an action with its particulars, let Evil react, resolve it, end it (section 2.1, T1 to T4)."""
    action = action_of(game, option)
    declare, do = _particulars(game, option)
    item, slot = (option.item.id, option.slot) if isinstance(option, UseActionItem) else ("", -1)
    game.then(*declare, Declare(action, item, slot, granted), *react(game, Moment.DECLARED, action.value), *do)
    game.then(EndAction(action))
    if not granted:
        game.then(NextAction())


def _particulars(game: Alone, option: Option) -> tuple[Steps, Steps]:
    """What is declared with an action, and what it does (AL-TURN-04)."""
    if isinstance(option, Move):
        game.commit(WayChosen(option.way))
        return (), (TakeStep(option.way),)
    if isinstance(option, Unbar):
        return (), (UnbarDoor(option.way),)
    if isinstance(option, Explore):
        game.commit(WayChosen(option.way))
        return (), (ExploreLine(),)
    if isinstance(option, Attack):
        game.commit(TargetChosen(option.name, option.kind.id))
        return (), (Strike(),)
    if isinstance(option, Track):
        return (DeclareTargets(), MayTrackMore()), (TellTracks(),)
    return _more_particulars(game, option)


def _more_particulars(game: Alone, option: Option) -> tuple[Steps, Steps]:
    if isinstance(option, Repair):
        game.commit(WayChosen(option.way))
        return (), (*occasion(game, Occasion.REPAIR), RepairLcu())
    if isinstance(option, InteractMission):
        return (), (AdvanceMission(option.mission.id),)
    if isinstance(option, UseActionItem):
        face = face_of(game, game.hero.items[option.slot])
        return face.declare, face.do
    return (), (LootHere(),)


class UnbarDoor(Step[Alone], frozen=True):
    """The whole Move is spent on unbarring a door (AL-MOVE-07, AL-DOOR-08)."""

    way: str
    rule: ClassVar[str] = "AL-MOVE-07"

    def run(self, game: Alone) -> None:
        if refuse_unbar(game, WAYS[self.way]) is None:
            unbar(game, self.way)


class MayTrackMore(Step[Alone], frozen=True):
    """An ability may add a target to a Track action."""

    rule: ClassVar[str] = "AL-TRACK-01"

    def run(self, game: Alone) -> None:
        game.then(*occasion(game, Occasion.TRACKING))


class Declare(Step[Alone], frozen=True):
    """The action is declared and its Reactions are unlocked (AL-ACTION-02, AL-ACTION-04)."""

    action: Action
    item: str = ""
    slot: int = -1
    granted: bool = False
    rule: ClassVar[str] = "AL-ACTION-02"

    def run(self, game: Alone) -> None:
        game.commit(ActionDeclared(self.action, self.item, self.granted))
        if self.item:
            game.commit(ChargesChanged(self.slot, self.item, -1))  # AL-ITEM-03


class EndAction(Step[Alone], frozen=True):
    """The action is over; Evil may react to it as a whole (T3)."""

    action: Action
    rule: ClassVar[str] = "AL-TURN-08"

    def run(self, game: Alone) -> None:
        game.commit(ActionEnded())
        after = react(game, Moment.INTERACTED, self.action.value) if self.action is Action.INTERACT else ()
        game.then(*after, *react(game, Moment.ACTION_DONE, self.action.value), *occasion(game, Occasion.ACTION_OVER))


class NextAction(Step[Alone], frozen=True):
    """A second action, where Bullet Time allows it (T4, AL-BULLET-02)."""

    rule: ClassVar[str] = "AL-BULLET-02"

    def run(self, game: Alone) -> None:
        if game.actions > 0:
            game.then(HeroTurn(HERO, first=False))


class GrantAction(Deed, frozen=True):
    """An Item grants an additional action in the same Turn; it unlocks its own Reactions (AL-ACTION-05, AL-ITEM-08)."""

    action: Action
    rule: ClassVar[str] = "AL-ITEM-08"

    def run(self, game: Alone) -> None:
        game.then(HeroTurn(HERO, first=False, granted=(self.action,)))
