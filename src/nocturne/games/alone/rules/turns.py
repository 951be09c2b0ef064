"""A Turn: its start, and the six actions (TURN, ACTION, BULLET, ADRENALINE, INTERACT, ITEM)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from nocturne.effects.step import Guarded
from nocturne.games.alone.components import Action, Condition, Effect, Moment, Occasion, Purpose, Steps
from nocturne.games.alone.events import course, ground, sheet
from nocturne.games.alone.model import HERO, WAYS, Alone
from nocturne.games.alone.plan import WINDS
from nocturne.games.alone.rules import exploring, fighting, looting, missions, movers, moving, starting, tracking
from nocturne.games.alone.rules.base import OfItem, OfWay, named, refuse_effect
from nocturne.games.alone.rules.exploring import EXPLORE
from nocturne.games.alone.rules.moving import MOVE, UNBAR
from nocturne.games.alone.rules.reactions import react
from nocturne.games.alone.rules.uses import effect_of, occasion
from nocturne.kernel import DONE, Ask, Option, Refusal, Seat, Step


class Track(Option, frozen=True):
    """Track targets: two, or as many as the Missions leave."""


class Loot(Option, frozen=True):
    """Search for Items."""


class Repair(OfWay, frozen=True):
    """Repair the LCU in a direction."""


class UseActionItem(OfItem, frozen=True):
    """Perform an action with an Item, which replaces its normal effect."""


TRACK, LOOT = Track(), Loot()
REPAIR = {way: Repair(way.key) for way in WINDS}


INTERACT, DECLARED = Action.INTERACT, Moment.DECLARED
ACTION_DONE, ACTION_OVER = Moment.ACTION_DONE, Occasion.ACTION_OVER
NEEDS_SIGNAL = (Action.EXPLORE, Action.TRACK)  # AL-CONDITION-05
STATIC = Refusal.by("AL-CONDITION-05", "refuse-static")
MUST_ACT = Refusal.by("AL-TURN-02", "refuse-must-act")


class HeroTurn(Ask[Alone], frozen=True):
    """Start-of-turn options, until an action is declared; a second one may be skipped (AL-TURN-07, AL-BULLET-05)."""

    first: bool
    granted: tuple[Action, ...] = ()  # an additional action that an Item grants, of one of these
    rule: ClassVar[str] = "AL-TURN-02"

    def candidates(self, game: Alone, seat: Seat) -> list[Option]:
        options: list[Option] = [*starting.start_options(game)] if self.first else []
        options += [*MOVE.values(), *UNBAR.values(), *EXPLORE.values()]
        options += fighting.attacks(game)
        options += [TRACK, LOOT, *REPAIR.values()]
        options += [named(missions.InteractMission, "mission", task.key) for task in game.missions]
        items = game.content.items
        for slot, item in enumerate(game.hero.items):
            if isinstance(items[item.key].kind, Action):
                options.append(named(UseActionItem, "item", item.key, slot))
        if not self.first:
            options.append(DONE)
        return options

    def refuse(self, game: Alone, seat: Seat, option: Option) -> Refusal | None:
        if self.granted and option is not DONE and action_of(game, option) not in self.granted:
            return MUST_ACT
        guard = GUARDS.get(type(option))
        return None if guard is None else guard(game, option)

    def options(self, game: Alone, seat: Seat) -> list[Option]:
        """The same as filtering the candidates, from the exits of the sector; the conformance suite compares them."""
        if self.granted:
            return super().options(game, seat)
        map, here, tasks = game.map, game.hero.at, game.missions
        options: list[Option] = starting.start_offers(game) if self.first else []
        unbarring: list[Option] = []
        exploration: list[Option] = []
        barred = game.barred
        for way, _, door in map.links[here]:
            if door & barred:
                unbarring.append(UNBAR[way])
            else:
                options.append(MOVE[way])
                exploration.append(EXPLORE[way])
        options += unbarring
        static = _static(game)
        if not static:
            options += exploration
        options += fighting.attacks(game)
        if not static:
            options.append(TRACK)
        options.append(LOOT)
        if map.lcus >> here & 1:
            options += REPAIR.values()
        if tasks and map.room(here) is not None:
            options += [
                named(missions.InteractMission, "mission", task.key)
                for task in tasks
                if missions.refuse_mission(game, task) is None
            ]
        if game.hero.items:
            options += _action_items(game, static=static)
        if not self.first:
            options.append(DONE)
        return options

    def chosen(self, game: Alone, seat: Seat, option: Option) -> None:
        if option is DONE:
            return
        if type(option) in starting.STARTS:
            starting.STARTS[type(option)](game, option)
            game.then(self)
            return
        perform(game, option, granted=bool(self.granted))


def _action_items(game: Alone, *, static: bool) -> list[Option]:
    """The Action Items that can be used now: the same as asking `_refuse_item`."""
    cards = game.box.content.items
    options: list[Option] = []
    for slot, item in enumerate(game.hero.items):
        card = cards[item.key]
        if type(card.kind) is not Action or (static and card.kind in NEEDS_SIGNAL):
            continue
        if refuse_first(game, card.advanced if item.upgraded else card.basic) is None:
            options.append(named(UseActionItem, "item", item.key, slot))
    return options


def _static(game: Alone) -> bool:
    token = game.condition(game.hero.at)
    return token is not None and token is Condition.STATIC


# -- declaring an action


def _refuse_item(game: Alone, option: UseActionItem) -> Refusal | None:
    """Why an Action Item cannot be activated: its action, or its effect, cannot be performed (AL-ITEM-02)."""
    card = game.content.items[option.item.id]
    if card.kind in NEEDS_SIGNAL and _static(game):
        return STATIC
    return refuse_first(game, effect_of(game, game.hero.items[option.slot]))


def refuse_first(game: Alone, effect: Effect) -> Refusal | None:
    """Why an Item cannot replace an action: what it does first, the action itself, is refused (AL-ITEM-02)."""
    if effect.steps is None:
        return refuse_effect(game, effect)
    first = effect.steps[0]
    return first.refuse(game) if isinstance(first, Guarded) else None


GUARDS: dict[type[Option], Callable[[Alone, Any], Refusal | None]] = {
    **starting.START_GUARDS,
    moving.Move: lambda game, option: moving.refuse_step(game, WAYS[option.way]),
    moving.Unbar: lambda game, option: moving.refuse_door(game, WAYS[option.way], bar=False),
    exploring.Explore: lambda game, option: STATIC if _static(game) else moving.refuse_step(game, WAYS[option.way]),
    Track: lambda game, _option: STATIC if _static(game) else None,
    Repair: lambda game, _option: None if game.map.lcus >> game.here & 1 else exploring.NO_LCU,
    missions.InteractMission: lambda game, option: missions.refuse_mission(game, game.task(option.mission.id)),
    UseActionItem: _refuse_item,
}

ACTIONS: dict[type[Option], Action] = {
    moving.Move: Action.MOVE,
    moving.Unbar: Action.MOVE,
    exploring.Explore: Action.EXPLORE,
    fighting.Attack: Action.COMBAT,
    Track: Action.TRACK,
    Loot: Action.LOOT,
    Repair: Action.INTERACT,
    missions.InteractMission: Action.INTERACT,
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
    after = (EndAction(action),) if granted else (EndAction(action), NextAction())
    declared = Declare(action, item, slot, granted, purpose(do) if action is INTERACT else None)
    game.then(*declare, declared, *react(game, DECLARED, action), *do, *after)


def purpose(steps: Steps) -> Purpose | None:
    """What an Interact is for, by what it will do: Evil's cards ask for it (AL-INTERACT-01, AL-INTERACT-02)."""
    for step in steps:
        if isinstance(step, exploring.RepairLcu | exploring.RepairAfar):
            return Purpose.LCU
        if isinstance(step, missions.AdvanceMission):
            return Purpose.MISSION
    return None


def _particulars(game: Alone, option: Option) -> tuple[Steps, Steps]:
    """What is declared with an action, and what it does (AL-TURN-04)."""
    if isinstance(option, moving.Move):
        game.commit(ground.WayChosen(option.way))
        return (), (moving.TakeStep(option.way),)
    if isinstance(option, moving.Unbar):
        return (), (UnbarDoor(option.way),)
    if isinstance(option, exploring.Explore):
        game.commit(ground.WayChosen(option.way))
        return (), (exploring.ExploreLine(),)
    if isinstance(option, fighting.Attack):
        game.commit(ground.TargetChosen(option.name, option.kind.id))
        return (), (fighting.Strike(),)
    if isinstance(option, Track):
        return (tracking.DeclareTargets(), *occasion(game, Occasion.TRACKING)), (tracking.TellTracks(),)
    return _more_particulars(game, option)


def _more_particulars(game: Alone, option: Option) -> tuple[Steps, Steps]:
    if isinstance(option, Repair):
        game.commit(ground.WayChosen(option.way))
        return (), (*occasion(game, Occasion.REPAIR), exploring.RepairLcu())
    if isinstance(option, missions.InteractMission):
        return (), (missions.AdvanceMission(option.mission.id),)
    if isinstance(option, UseActionItem):
        game.commit(sheet.ItemReadied(option.slot))
        effect = effect_of(game, game.hero.items[option.slot])
        return effect.declares, effect.due(HERO)
    return (), (looting.HowMany(HERO), *looting.after_drawing(game))


class UnbarDoor(Step[Alone], frozen=True):
    """The whole Move is spent on unbarring a door (AL-MOVE-07, AL-DOOR-08)."""

    way: str

    def run(self, game: Alone) -> None:
        if moving.refuse_door(game, WAYS[self.way], bar=False) is None:
            movers.change_door(game, movers.door_of(game, game.here, self.way))


class Declare(Step[Alone], frozen=True):
    """The action is declared and its Reactions are unlocked (AL-ACTION-02, AL-ACTION-04)."""

    action: Action
    item: str = ""
    slot: int = -1
    granted: bool = False
    purpose: Purpose | None = None

    def run(self, game: Alone) -> None:
        game.commit(course.ActionDeclared(self.action, self.item, self.granted, self.purpose))
        if self.item:
            game.commit(sheet.ChargesChanged(self.slot, self.item, -1))  # AL-ITEM-03


class EndAction(Step[Alone], frozen=True):
    """The action is over; Evil may react to it as a whole (AL-TURN-08, T3)."""

    action: Action

    def run(self, game: Alone) -> None:
        game.commit(course.ActionEnded())
        after = react(game, Moment.INTERACTED, self.action) if self.action is INTERACT else ()
        last = game.action is self.action  # else the one it granted was the last, and had its own occasion
        over = occasion(game, ACTION_OVER) if last else ()
        game.then(*after, *react(game, ACTION_DONE, self.action), *over)


class NextAction(Step[Alone], frozen=True):
    """A second action, where Bullet Time allows it (T4, AL-BULLET-02)."""

    def run(self, game: Alone) -> None:
        if game.actions > 0:
            game.then(HeroTurn(HERO, first=False))
