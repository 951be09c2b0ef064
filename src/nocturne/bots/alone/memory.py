"""What the Hero has seen and been told: pieces are taken off the Labyrinth, but nobody forgets."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from nocturne.bots._records import parts, printed
from nocturne.bots.alone.style import THUMB_HERO, HeroStyle
from nocturne.games.alone.views import AloneView, Heard, SeenSector

WINDS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
BACK = {"north": "south", "south": "north", "east": "west", "west": "east", "stairs": "stairs"}
FAR = 99
TOLLS = {"gas": 1.0, "resin": 1.0, "tripwire": 0.5}
"""What it costs, in actions, to go through a Condition token."""

Spot = tuple[str, int, int]
"""Floor, columns east, rows south, as the Hero counts them."""
Sector: TypeAlias = SeenSector
Reached = dict[Spot, tuple[float, str]]
"""Places with the cost to reach them, in actions, and the first way."""
NOWHERE = SeenSector(
    "start", 0, 0, "crossing", None, {}, lit=False, lcu=False, danger=False, condition=None, mission=False,
    creatures=(), hero=False, in_view=False,
)  # fmt: skip


class Answer(NamedTuple):
    """What a Track action told: from where, how far, on which level."""

    at: Spot
    distance: int
    level: str


class Noise(NamedTuple):
    """A noise: where the Hero heard it, what was told of it, what lay open, and where creatures were in sight."""

    at: Spot
    way: str
    shown: frozenset[Spot]
    creatures: frozenset[Spot]


class Edge(NamedTuple):
    """A way from the known into the unknown: the cost to take it, the first way towards it, and where it leads."""

    cost: float
    first: str
    spot: Spot  # beyond the edge; for stairs, before them
    way: str
    kind: str  # open, door, barred


class Memory:
    """The Labyrinth as far as it was ever seen, and the answers to Track actions."""

    def __init__(self, style: HeroStyle = THUMB_HERO) -> None:
        self.style = style
        self.sectors: dict[Spot, Sector] = {}
        self.shown: set[Spot] = set()  # those that are Revealed now
        self.stairs: dict[Spot, Spot] = {}
        self.answers: dict[str, list[Answer]] = {}
        self.told: dict[str, tuple[Spot, str]] = {}  # the first step of a shortest route, where Evil had to tell it
        self.here: Spot | None = None
        self.aim = ""  # the Room that the Hero is on the way to
        self.way = ""  # the first step of that way
        self.stalks = False  # whether that way is the hunt's, not the one to the Room
        self.asks: tuple[str, ...] | None = None  # what to ask for now, where somebody has thought about it
        self.heard: list[Heard] = []
        self.lies = 0  # how many cards lay open, when the Hero last looked, by which Evil may answer falsely
        self.drawn: tuple[int, dict[Any, Any]] = (0, {})
        self.noises: tuple[Noise, ...] = ()
        self.elsewhere: tuple[tuple[str, str], ...] = ()  # Rooms that are not on a floor, as Evil had to tell
        self.turns: tuple[tuple[Spot, bool], ...] = ()  # where each Turn began; whether Evil played in it
        self.turn: tuple[tuple[int, int], Spot, int] | None = None  # the running one; what was played before

    def worked_out(self) -> dict[Any, Any]:
        """What was worked out from the sectors that are known now, to be kept until another one is.

        Copies of the memory share it.
        """
        size, kept = self.drawn
        if size != len(self.sectors):
            kept = {}
            self.drawn = len(self.sectors), kept
        return kept

    def copy(self) -> Memory:
        """The same memory, to go on remembering in an imagined world."""
        new = Memory(self.style)
        new.sectors, new.stairs = self.sectors.copy(), self.stairs.copy()
        new.answers, new.told = self.answers.copy(), self.told.copy()
        new.shown, new.here, new.heard, new.lies = self.shown, self.here, self.heard, self.lies
        new.aim, new.way, new.asks, new.drawn = self.aim, self.way, self.asks, self.drawn
        new.stalks = self.stalks
        new.noises, new.elsewhere, new.turns, new.turn = self.noises, self.elsewhere, self.turns, self.turn
        return new

    @property
    def sector(self) -> Sector:
        """The Hero's sector."""
        return self.sectors[self.here] if self.here else NOWHERE

    def look(self, view: AloneView) -> None:
        """Take in what is to be seen now. To look twice at the same changes nothing."""
        before, shown = self.here, view.labyrinth
        for spot, sector in self.sectors.items():
            if sector.creatures:  # nobody knows how long they stay
                self.sectors[spot] = replace(sector, creatures=())
        self.shown = {(sector.floor, sector.east, sector.south) for sector in shown}
        for sector in shown:
            spot = (sector.floor, sector.east, sector.south)
            self.sectors[spot] = sector
            if sector.hero:
                self.here = spot
        if before and self.here and before[0] != self.here[0] and "stairs" in self.sectors[before].exits:
            self.stairs[before], self.stairs[self.here] = self.here, before
        lies = lies_open(view) if self.style.wary else 0
        self.listen(list(view.heard), trusted=not lied(view) and lies <= self.lies)
        self.lies = lies
        self._count_reactions(view)

    def _count_reactions(self, view: AloneView) -> None:
        """When a Turn is over, remember whether Evil played in it; what a Round began with is forgotten with it."""
        now, played = (view.space, view.turn), len(view.track)
        if self.here is not None and (self.turn is None or self.turn[0] != now):
            if self.turn is not None and self.turn[0][0] == view.space and played >= self.turn[2]:
                self.turns = (*self.turns, (self.turn[1], played > self.turn[2]))
            self.turn = (now, self.here, played)

    def listen(self, heard: list[Heard], *, trusted: bool = True) -> None:
        """Remember new answers to Track actions, with the place where they were given, unless they may be lies."""
        known = max(size for size in range(len(heard) + 1) if size == 0 or self.heard[-size:] == heard[:size])
        for told in heard[known:]:
            if self.here is None:
                continue
            answers = trusted and told.key == "event-track-answered" and told.level in ("same", "other")
            if answers and told.target and told.distance is not None:
                answer, target = Answer(self.here, told.distance, told.level or ""), told.target
                self.answers[target] = [earlier for earlier in self.answers.get(target, []) if earlier != answer] + [
                    answer
                ]
            elif told.key == "event-route-told" and told.target and told.way:
                self.told[told.target] = (self.here, told.way)
            elif told.key == "event-noise-heard" and told.way:
                seen = frozenset([spot for spot in self.shown if self.sectors[spot].creatures])
                self.noises = (*self.noises, Noise(self.here, told.way, frozenset(self.shown), seen))
            elif told.key == "event-room-elsewhere" and told.room:
                self.elsewhere = (*self.elsewhere, (told.room, self.here[0]))
        self.heard = heard

    def beside(self, spot: Spot) -> Iterator[tuple[str, Spot | None, str]]:
        """The ways out of a known sector, where they lead, and of which kind they are."""
        for way, kind in self.sectors[spot].exits.items():
            if way == "stairs":
                yield way, self.stairs.get(spot), kind
            else:
                east, south = WINDS[way]
                yield way, (spot[0], spot[1] + east, spot[2] + south), kind

    def beyond(self, way: str) -> Sector | None:
        """The sector that way from the Hero's, if it is known."""
        assert self.here is not None
        there = next((spot for exit_way, spot, _ in self.beside(self.here) if exit_way == way), None)
        return self.sectors.get(there) if there is not None else None

    def ways(self, avoid: Spot | None = None) -> tuple[Reached, list[Edge]]:
        """From here to each known sector, but not through one: cost and first way; and the edges of the known."""
        assert self.here is not None
        reached: Reached = {}
        edges = []
        due: list[tuple[float, str, Spot]] = [(0.0, "", self.here)]
        while due:
            cost, first, spot = heappop(due)
            if spot in reached:
                continue
            reached[spot] = (cost, first)
            for way, there, kind in self.beside(spot):
                step = cost + 1 + (kind == "barred")
                if there is None or there not in self.sectors:
                    edges.append(Edge(step, first or way, there or spot, way, kind))
                elif there not in reached and there != avoid:
                    heappush(due, (step + self.toll(there), first or way, there))
        return reached, edges

    def toll(self, spot: Spot) -> float:
        """What it costs to go through a sector, besides the step."""
        sector = self.sectors[spot]
        toll = self.style.company * len(sector.creatures) + self.style.danger * sector.danger
        return toll + TOLLS.get(sector.condition or "", 0.0)

    def steps_from(self, start: Spot) -> dict[Spot, int]:
        """How many steps each known sector is from one of them, along what is known; doors may be barred."""
        steps, due = {start: 0}, [start]
        for spot in due:
            for _, there, _ in self.beside(spot):
                if there is not None and there in self.sectors and there not in steps:
                    steps[there] = steps[spot] + 1
                    due.append(there)
        return steps


def lied(view: AloneView) -> bool:
    """Whether a card of this Turn lets Evil answer falsely; it lies open, so the Hero knows (section 8.3)."""
    return any(lets_lie(played.card) for played in view.track[-view.played :]) if view.played else False


def lies_open(view: AloneView) -> int:
    """How many cards lie open that let Evil answer falsely: those of this Round, and those that were put away since."""
    cards = [played.card for played in view.track] + [card for deck in view.decks for card in deck.discard]
    return sum([lets_lie(card) for card in cards])


def lets_lie(card: str | None) -> bool:
    """Whether a Reaction card lets Evil answer a Track action falsely."""
    effect = printed(f"reaction/{card}").get("normal", {}) if card else {}
    return any(verb == "answer-falsely" for verb, _, _ in parts(effect.get("do")))


def track_of(view: AloneView, track: str) -> int:
    """Life or SC, by the word that options and cards have for it."""
    return {"life": view.life, "sc": view.sc}.get(track, FAR)


def apart(spot: Spot, other: Spot) -> int:
    """Columns and rows between two spots of a floor."""
    return abs(spot[1] - other[1]) + abs(spot[2] - other[2])
