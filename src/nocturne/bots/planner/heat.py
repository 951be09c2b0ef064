"""What the Hero of ALONE could think, place by place: where the Rooms of the Missions may be, and the last noise.

It is for learning: a table in its teaching mode shows it to the Hero, and every replay after the end to all. It rests
on worlds that follow from what the Hero has seen and been told until that moment (`belief`), with draws that are always
the same: the same knowledge gives the same map, whatever is true behind the screen (AL-VIEW-03, AL-VIEW-14).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from nocturne.bots._hint import HeatMap, HeatPlace, recall
from nocturne.bots.alone.hero import HeroBot
from nocturne.bots.alone.memory import Memory, Noise, Spot
from nocturne.bots.alone.search import place_of
from nocturne.bots.alone.style import SHARP_HERO
from nocturne.bots.planner.belief import FLOORS, Belief, Where, place_in
from nocturne.bots.planner.evidence import barred_of, heard_from, shut_doors
from nocturne.games.alone._levelgen import Draws
from nocturne.games.alone.model import HERO
from nocturne.games.alone.views import AloneView
from nocturne.kernel import Game

WORLDS = 48
"""How many worlds a map is made of: each draw is a few milliseconds."""
LUCK = 20
"""The number from which the draws begin: always the same, so that it tells nothing."""
LEAST = 0.005
"""A chance below this is not worth a place on the map."""
LATELY = 1
"""A noise is forgotten after so many Turns: by then whatever made it is elsewhere."""
NOISE, HEARD = "noise", "event-noise-heard"


class HeardNoise(NamedTuple):
    """The last noise: where the Hero stood, what was told of it, and in which Turn."""

    at: Spot
    way: str
    turn: int


class Listener:
    """Sees what the Hero has seen, remembers it, and the last noise with the place where it was heard."""

    def __init__(self, game: Game[Any]) -> None:
        self.hero = HeroBot(game.box, SHARP_HERO)
        self.last: HeardNoise | None = None

    def watch(self, view: AloneView) -> None:
        """Take in what is to be seen."""
        if not view.labyrinth:
            return
        before, heard = self.hero.memory.heard, list(view.heard)
        self.hero.watch(view)
        known = max(size for size in range(len(heard) + 1) if size == 0 or before[-size:] == heard[:size])
        noises = [told.way for told in heard[known:] if told.key == HEARD and told.way]
        if noises and self.hero.memory.here is not None:
            self.last = HeardNoise(self.hero.memory.here, noises[-1], turns_gone(view))


def turns_gone(view: AloneView) -> int:
    """How many Turns of the Hero's lie behind, as far as everybody can count them."""
    return view.space * view.sheet.turns + view.turn


def believe(game: Game[Any]) -> HeatMap | None:
    """What the Hero could think now; None where there is no Hero, or nothing on the table yet."""
    if game.manifest.id != "alone" or not game.table.chart:
        return None
    listener = Listener(game)
    recall(game, HERO, listener)
    return thought(game, listener)


def thought(game: Game[Any], listener: Listener) -> HeatMap:
    """What the Hero could think who has seen what the listener has, and sees the game as it is."""
    view: AloneView = game.view(HERO)
    listener.watch(view)
    memory = listener.hero.memory
    belief = Belief(WORLDS)
    belief.update(game.table, memory, Draws(LUCK))
    if not belief.particles:
        return HeatMap((), None, {}, ())
    rooms = [mission.room for mission in view.missions if not mission.done and place_of(memory, mission.room) is None]
    chances: dict[str, dict[Where, float]] = {room: dict(belief.rooms(room)) for room in dict.fromkeys(rooms)}
    last, upstairs = listener.last, any(floor == FLOORS[1] for floor, _, _ in memory.sectors)
    if last is not None and turns_gone(view) - last.turn <= LATELY:
        noises = sources(belief, memory, last, upstairs=upstairs)
        chances |= {NOISE: noises} if noises else {}
    return laid_out(chances, last.way if last is not None and NOISE in chances else None, upstairs=upstairs)


def laid_out(chances: dict[str, dict[Where, float]], way: str | None, *, upstairs: bool) -> HeatMap:
    """Chances by subject as a map by places; a floor where the Hero has not been is one place."""
    unseen: Where = (FLOORS[1], 0, 0)
    elsewhere = {} if upstairs else {room: round(told.get(unseen, 0.0), 3) for room, told in chances.items()}
    places: dict[Where, dict[str, float]] = {}
    for subject, told in chances.items():
        for where, chance in told.items():
            if chance >= LEAST and (upstairs or where[0] == FLOORS[0]):
                places.setdefault(where, {})[subject] = round(chance, 3)
    heated = [
        HeatPlace(*where, {room: chance for room, chance in told.items() if room != NOISE}, told.get(NOISE, 0.0))
        for where, told in sorted(places.items())
    ]
    rooms = tuple([room for room in chances if room != NOISE])
    return HeatMap(rooms, way, {room: chance for room, chance in elsewhere.items() if chance >= LEAST}, tuple(heated))


def sources(belief: Belief, memory: Memory, last: HeardNoise, *, upstairs: bool) -> dict[Where, float]:
    """From where a noise may have come: places out of sight that it would have been told of so, near ones likelier.

    Barred doors that the Hero knows of count: whoever makes a noise goes round them (AL-NOISE-02, AL-DOOR-07).
    """
    barred, noise = barred_of(memory), Noise(last.at, last.way, frozenset(), frozenset())
    chances: dict[Where, float] = {}
    for particle in belief.particles:
        drawn = particle.drawn
        heard = heard_from(drawn, noise, shut_doors(drawn, barred))
        fitting = [
            (place_in(drawn, drawn.map.place(sector), been_upstairs=upstairs), weight * share)
            for sector, (weight, share) in heard.items()
            if share
        ]
        unseen = [(where, weight) for where, weight in fitting if where not in memory.shown]
        whole = sum([weight for _, weight in unseen])
        for where, weight in unseen:
            chances[where] = chances.get(where, 0.0) + particle.weight * weight / whole
    whole = sum(chances.values()) or 1.0
    return {where: chance / whole for where, chance in chances.items()}
