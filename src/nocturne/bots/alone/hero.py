"""The Hero in ALONE by rules of thumb: find the Rooms of the Missions, interact, fight what is in the way, recover."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from nocturne.bots._records import cards_of, reading
from nocturne.bots.alone.fight import charges, target
from nocturne.bots.alone.gear import drop, on_occasion, recharge, take, upgrade
from nocturne.bots.alone.goals import goals
from nocturne.bots.alone.hunt import hunting, prepared, settled
from nocturne.bots.alone.memory import BACK, NOWHERE, Memory, track_of
from nocturne.bots.alone.search import elsewhere, place_of
from nocturne.bots.alone.style import THUMB_HERO, HeroStyle
from nocturne.bots.alone.turn import set_out, turn
from nocturne.games.alone.views import AloneView
from nocturne.kernel import Box, Decision


class HeroBot:
    """The Hero's player."""

    def __init__(self, box: Box[Any] | None = None, style: HeroStyle = THUMB_HERO) -> None:
        self.cards = cards_of(box)
        self.memory = Memory(style)
        self.seen: tuple[object, ...] = ()

    def copy(self) -> HeroBot:
        """The same player with the same memory, for an imagined world."""
        new = HeroBot.__new__(HeroBot)
        new.cards, new.memory, new.seen = self.cards, self.memory.copy(), self.seen
        return new

    def watch(self, view: AloneView) -> None:
        """Remember what is to be seen."""
        with reading(self.cards):
            self._look(view)

    def _look(self, view: AloneView) -> None:
        self.memory.look(view)
        items = [held.item for held in view.items]
        seen = view.labyrinth, view.missions, view.heard, view.boss_dead, items
        if seen != self.seen:  # the way is sought anew only if there is anything new
            set_out(self.memory, view)
            self.seen = seen

    def choose(self, view: AloneView, decision: Decision, rng: Random) -> str:
        """The id of the option to answer with."""
        self.watch(view)
        ids = [option.id for option in decision.options]
        answer = ANSWERS.get(decision.kind)
        with reading(self.cards):
            chosen = answer(self.memory, view, ids) if answer and len(ids) > 1 else None
        return chosen if chosen in ids else rng.choice(ids)


# -- other questions than the Turn


def go(memory: Memory, _view: AloneView, ids: Sequence[str]) -> str | None:
    """A step of a longer Move, or a direction."""
    return next((option for option in ids if option.endswith(f":{memory.way}")), "done" if "done" in ids else None)


def track_targets(memory: Memory, view: AloneView, ids: Sequence[str]) -> str | None:
    """At first the Rooms of the Missions; then the one aimed at, the stairs if it is elsewhere, the Final one's."""
    rooms = [goal.room for goal in goals(view)]
    hunts = hunting(goals(view)) and settled(memory, view) and prepared(memory, view)
    if hunts and "boss" not in view.tracked:
        return "target:boss"
    wanted = [memory.aim, *rooms]
    if any(room in memory.answers for room in rooms):
        later = [mission.room for mission in view.missions if not mission.active and mission.room not in memory.answers]
        wanted = [memory.aim, *(["stairs"] if elsewhere(memory, memory.aim) else []), *later, *rooms]
    wanted = [room for room in [*(memory.asks or ()), *wanted] if place_of(memory, room) is None]
    return next(
        (f"target:{room}" for room in [*wanted, "stairs"] if room not in view.tracked and f"target:{room}" in ids), None
    )


def first(_memory: Memory, _view: AloneView, ids: Sequence[str]) -> str | None:
    """Use what there is to use."""
    return ids[0]


def last(_memory: Memory, _view: AloneView, ids: Sequence[str]) -> str | None:
    """As much as possible."""
    return max(ids, key=lambda option: int(option.rpartition(":")[2]) if option[-1].isdigit() else -1)


def recover(_memory: Memory, view: AloneView, ids: Sequence[str]) -> str | None:
    """What is lower."""
    return min(ids, key=lambda option: (track_of(view, option.partition(":")[2]), option))


def bar(memory: Memory, view: AloneView, ids: Sequence[str]) -> str | None:
    """The door just passed: in or before the Room of a Mission, or if there is a creature behind it.

    Not where a Mission wants light, which comes through doors too.
    """
    wanted = goals(view)
    behind, bars = f"bar:{BACK.get(view.way, '')}", memory.style.bars
    if any(goal.lit for goal in wanted):
        return "pass"
    doors = [option for option in ids if option not in ("pass", f"bar:{memory.way}")]
    stays = memory.sector.room in [goal.room for goal in wanted]
    if behind not in doors:
        return doors[0] if doors and stays and bars > 1 else "pass"
    left = memory.beyond(BACK[view.way]) or NOWHERE
    return behind if stays or bars or left.creatures else "pass"


def character(memory: Memory, _view: AloneView, ids: Sequence[str]) -> str | None:
    """Whom to play."""
    return next((f"be-character:{key}" for key in memory.style.characters if f"be-character:{key}" in ids), None)


Weigh = Callable[[Memory, AloneView, Sequence[str]], str | None]

ANSWERS: dict[str, Weigh] = {
    "ChooseCharacter": character,
    "HeroTurn": turn,
    "FirstStep": go,
    "MoveOn": go,
    "ChooseWay": go,
    "RepairToward": go,
    "UnbarFirst": go,
    "TrackTargets": track_targets,
    "ClearDanger": first,
    "OnOccasion": on_occasion,
    "HowMany": last,
    "HowManyCharges": charges,
    "DropItems": drop,
    "DiscardItem": drop,
    "TakeOne": take,
    "RecoverEither": recover,
    "ChooseTarget": target,
    "BarDoor": bar,
    "UpgradeItems": upgrade,
    "ChooseRecharge": recharge,
    "PassWhere": recharge,
}
"""How each kind of question is answered; others by chance."""
