"""What the Hero has to do: the Missions, read from their cards."""

from __future__ import annotations

from typing import NamedTuple

from nocturne.bots._records import parts, printed
from nocturne.games.alone.views import AloneView, MissionView

HELP = {"joined-by-companion": 1.0, "heal": 0.35, "draw-items": 0.4}
"""What a reward is worth to the Hero, where a Companion is 1."""


class Goal(NamedTuple):
    """What a Mission asks of the Hero: Interacts in a Room, under conditions; after that perhaps to get far away."""

    mission: str
    room: str
    left: int
    alone: bool = False
    lit: bool = False
    boss: bool = False  # it must be dead first
    away: int = 0  # all Interacts are done: be so far from the Room
    final: bool = False
    help: float = 0.0  # what its reward is worth to the Hero, where a Companion is 1


def goals(view: AloneView) -> list[Goal]:
    """What to go for now: the Final Mission once it is active, before that either Starting Mission."""
    active = [
        goal_of(mission, boss_dead=view.boss_dead) for mission in view.missions if mission.active and not mission.done
    ]
    return [goal for goal in active if goal.final] or active


def boss_must_die(view: AloneView) -> bool:
    """Whether a Mission asks for the boss's life, be it now or once it is active, and the boss lives."""
    return any(goal_of(mission, boss_dead=view.boss_dead).boss for mission in view.missions if not mission.done)


def goal_of(mission: MissionView, *, boss_dead: bool = False) -> Goal:
    """A Mission of the view, with what its card asks for."""
    card = printed(f"mission/{mission.mission}")
    complete = card.get("complete", {})
    asked = complete.get("if", ())
    asked = (asked,) if isinstance(asked, str) else tuple(asked)
    left = max(0, int(complete.get("interact", 1)) - mission.count)
    return Goal(
        mission.mission,
        mission.room,
        left,
        alone="unaccompanied" in asked,
        lit="in-light" in asked,
        boss="boss-dead" in asked and not boss_dead,
        away=0 if left else int(complete.get("away", 0)),
        final=card.get("colour") == "red",
        help=sum([HELP.get(verb, 0.0) for verb, _, _ in parts(complete.get("do"))]),
    )
