"""The nouns: the Hero, creatures, and the table of a game in progress."""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct, field

from nocturne.games.alone.charts import MAPS, map_of, names_of
from nocturne.games.alone.components import Action, Colour, Condition, Content, Kind, Purpose, Skill
from nocturne.games.alone.labyrinth import Origins, hero_order, hero_place
from nocturne.games.alone.map import DoorSet, Map, SectorId, SectorSet, sectors_in
from nocturne.games.alone.pieces import Companion, Deck, Item, Paused, Played, Roll, Task, Twist
from nocturne.games.alone.plan import Direction, RoomName
from nocturne.games.alone.records import BossRecord, MissionRecord, Stats
from nocturne.games.alone.routes import Routes, routes
from nocturne.kernel import NONE, AnyEvent, Ids, Pile, Record, Seat, Table

T = TypeVar("T")

HERO = Seat(0)
NOBODY = SectorId(-1)
BLUE = Colour.BLUE
KINDS = tuple(Kind)
SKILLS = tuple(Skill)
CONDITIONS = tuple(Condition)
ROOMS = tuple(RoomName)
WAYS = {way.key: way for way in Direction}
BOSS = 15
"""The token of the boss; the tokens 0 to 14 are three of each type (AL-STATS-08)."""

BOSS_ENTERED = BOSS + 1
"""Among those that have stepped this Turn: the boss, into the sector where the Hero is."""

ROW_OF: dict[str, int] = {kind.value: row for row, kind in enumerate(KINDS)}
"""The row of each type in the statistics table; three times that is its first token."""
KIND_OF = tuple([kind.value for kind in KINDS for _ in range(3)])

HEARD = 8
"""How many of Evil's statements stay on display."""


class Creature(Struct, frozen=True, array_like=True, gc=False):
    """A creature on the Map. Its name is what the Hero calls it while it is Revealed, else 0 (AL-VIEW-06)."""

    token: int
    at: SectorId
    wounded: bool = False
    name: int = 0


class Hero(Record):
    """The Hero, and all that lies on and beside the Hero sheet."""

    at: SectorId = NOBODY
    life: int = 12
    sc: int = 12
    adrenaline: int = 3
    skills: tuple[int, ...] = (0, 0, 0, 0, 0)
    items: tuple[Item, ...] = ()
    character: str = ""
    companion: Companion | None = None
    known: tuple[str, ...] = ()  # Characters that have been in play as Companions (AL-CONTENT-07)
    looted: int = 0  # Rooms whose bonus was taken, a bit each (AL-LOOT-03)

    def has(self, skill: Skill) -> bool:
        """Whether a skill is unlocked (AL-XP-03)."""
        return self.skills[SKILLS.index(skill)] >= 2


class Alone(Table):
    """The whole state of a game of ALONE."""

    # the Map and what stands on it: known to Evil
    chart: str = ""
    barred: DoorSet = DoorSet(0)
    lit: SectorSet = SectorSet(0)
    danger: SectorSet = SectorSet(0)
    conditions: tuple[SectorSet, ...] = (SectorSet(0),) * 4
    creatures: tuple[Creature, ...] = ()
    boss: str = ""
    boss_out: bool = False
    # the Labyrinth
    revealed: SectorSet = SectorSet(0)
    origin: SectorId = NOBODY
    other_origin: SectorId = NOBODY
    names: int = 0
    heard: tuple[AnyEvent, ...] = ()  # what Evil told, as long as it is on display (AL-COMM-01)
    # the Hero sheet
    hero: Hero = field(default_factory=Hero)
    turn: int = 0
    turns: int = 0  # since the beginning
    acting: bool = False  # a Turn is going on
    space: int = 0  # of the Round track, counted from the right
    banked: bool = False
    nightmare: bool = False
    track: tuple[Played, ...] = ()
    missions: tuple[Task, ...] = ()
    item_deck_ids: Ids = field(default=NONE, name="item_deck")
    item_deck = Pile()  # without its bottom; its order is drawn when a card is (AL-VIEW-04)
    item_bottom: tuple[str, ...] = ()  # put there in this order, drawn when nothing else is left
    item_discard: tuple[str, ...] = ()
    # Evil
    leader: Seat = Seat(1)
    hands: tuple[tuple[str, ...], ...] = ()
    dealt: tuple[str, ...] = ()  # drawn, and not yet divided
    decks: tuple[Deck, ...] = ()
    aside: int = 0  # Danger tokens to be placed
    conceding: tuple[Seat, ...] = ()  # the Evil players who would concede (AL-END-05)
    # this Round
    used: tuple[str, ...] = ()  # abilities used up
    frozen: tuple[str, ...] = ()  # types that neither move nor attack
    spent: tuple[tuple[int, str], ...] = ()  # Adrenaline on earlier Turn tokens: which Turn, what for
    # this Turn
    unlocked: int = 0
    played: int = 0
    moved: int = 0  # tokens that have stepped
    held: int = 0  # tokens that may not be moved again
    bonus: tuple[tuple[int, int], ...] = ()  # token, dice more at the end of the Turn
    as_lit: bool = False
    bullet: bool = False
    recovered: bool = False
    healed: str = ""  # the track that was recovered last
    actions: int = 0  # still due
    # the action, Reaction or roll at hand
    action: Action | None = None
    item: str = ""
    slot: int = -1  # of the Item that the action is performed with
    worked: tuple[str, ...] = ()  # Items and abilities used in this action (AL-ITEM-06)
    target: int = 0  # the name of the creature attacked
    way: str = ""
    way_two: str = ""
    met: bool = False
    explored: tuple[SectorId, ...] = ()
    tracked: tuple[str, ...] = ()
    answers: tuple[tuple[int, bool], ...] = ()  # the true ones behind what was told: distance, same level
    found: tuple[str, ...] = ()
    roll: Roll | None = None
    twist: Twist = Twist()
    reacting: Seat = HERO
    jammed: bool = False
    movers: tuple[int, ...] = ()
    stirred: bool = False
    stopped: bool = False
    spawning: str = ""
    placed: SectorId = NOBODY  # where the Reaction at hand has put a Condition token
    paused: tuple[Paused, ...] = ()  # the innermost last
    # kept in files by place: what is new goes to the end
    purpose: Purpose | None = None  # of the Interact at hand
    attacked: int = 0  # the tokens rolled for in this action (AL-COMBAT-07)
    attacked_before: int = 0  # and in earlier actions of this Turn
    picked: bool = False  # the Hero has picked the effect at hand among several (AL-COMPANION-12)
    called_up: int = -1  # tokens that were near when a Tripwire was entered; -1: in a file of older rules
    placing: str = ""  # the type that Evil is about to put on the Map
    boss_waits: bool = False  # the boss has been told of, and Evil chooses its sector
    looked_at: tuple[str, ...] = ()  # Item cards of which the Hero takes one
    due: int = 0  # Item cards that the Loot action is about to draw

    # -- where things are

    if TYPE_CHECKING:

        @property
        def content(self) -> Content:
            """What came in the box."""

        @property
        def here(self) -> SectorId:
            """The Hero's sector."""
    else:  # asked for all the time: found without a call of Python
        content = property(attrgetter("box.content"))
        here = property(attrgetter("hero.at"))

    @property
    def map(self) -> Map:
        """The true Map."""
        return MAPS.get(self.chart) or map_of(self.chart)

    @property
    def routes(self) -> Routes:
        """The shortest routes as the doors are now."""
        map = self.map
        return map.routes_memo.get(self.barred) or routes(map, self.barred)

    def is_revealed(self, sector: SectorId) -> bool:
        """Whether a sector is in the Labyrinth (AL-REVEAL-01)."""
        return bool(self.revealed >> sector & 1)

    def is_lit(self, sector: SectorId) -> bool:
        """Whether a sector is lit (AL-LIGHT-01)."""
        return bool(self.lit >> sector & 1)

    def is_dangerous(self) -> bool:
        """Whether the Hero's sector holds a Danger token (AL-DANGER-01)."""
        return bool(self.danger >> self.hero.at & 1)

    def condition(self, sector: SectorId) -> Condition | None:
        """The Condition token of a sector."""
        gas, resin, static, tripwire = self.conditions
        if (gas | resin | static | tripwire) >> sector & 1:
            for place, sectors in enumerate(self.conditions):
                if sectors >> sector & 1:
                    return CONDITIONS[place]
        return None

    def place(self, sector: SectorId) -> str:
        """What Evil calls a sector: `2:5,3`."""
        return names_of(self.chart)[sector]

    def sector(self, place: str) -> SectorId:
        """The sector that Evil calls so."""
        return SectorId(names_of(self.chart).index(place))

    def spot(self, sector: SectorId) -> str:
        """What the Hero calls a Revealed sector: `start:1,-2`; nothing for any other (AL-VIEW-05)."""
        return str(hero_place(self.map, self.origins, sector)) if self.revealed >> sector & 1 else ""

    def by_spot(self, sectors: SectorSet) -> list[SectorId]:
        """Revealed sectors in the order of the Hero's own coordinates: numbers would tell which level is level 1."""
        map, origins = self.map, self.origins
        return sorted(sectors_in(sectors), key=lambda sector: hero_order(map, origins, sector))

    @property
    def origins(self) -> Origins:
        """From where the Hero's coordinates count."""
        return Origins(self.origin, None if self.other_origin == NOBODY else self.other_origin)

    @property
    def rolled(self) -> Roll:
        """The roll on the table, where there must be one."""
        assert self.roll is not None, "nothing was rolled"
        return self.roll

    # -- creatures

    def on_map(self, token: int) -> Creature | None:
        """A creature by its token, if it is on the Map."""
        for creature in self.creatures:
            if creature.token == token:
                return creature
        return None

    def creature(self, token: int) -> Creature:
        """A creature that must be on the Map."""
        creature = self.on_map(token)
        assert creature is not None, f"no creature {token} is on the Map"
        return creature

    @property
    def mover(self) -> Creature | None:
        """The creature being moved, if it is still on the Map."""
        return self.on_map(self.movers[-1])

    def called(self, name: int) -> Creature | None:
        """The Revealed creature that the Hero calls so, if it is still there."""
        return next((creature for creature in self.creatures if creature.name == name), None) if name else None

    def creatures_at(self, sector: SectorId) -> tuple[Creature, ...]:
        """The creatures in a sector."""
        return tuple([creature for creature in self.creatures if creature.at == sector])

    def kind(self, token: int) -> str:
        """The type of a creature, or which boss it is."""
        return KIND_OF[token] if token < BOSS else self.boss

    def stats(self, token: int) -> Stats:
        """The row of the statistics table in force for a creature (AL-NIGHTMARE-02)."""
        if token == BOSS:
            boss = self.content.bosses[self.boss]
            return boss.nightmare if self.nightmare else boss.normal
        return self.content.stats[token // 3][self.nightmare]

    @property
    def boss_there(self) -> BossRecord | None:
        """The boss, while it is on the Map."""
        if not self.boss_out or not self.creatures or self.creatures[-1].token != BOSS:  # they are kept in order
            return None
        boss: BossRecord = self.box.content.bosses[self.boss]
        return boss

    @property
    def boss_dead(self) -> bool:
        """Whether the boss has come and been killed; it does not return (AL-BOSS-03)."""
        return self.boss_out and not self.boss_waits and self.boss_there is None

    def free_token(self, kind: str) -> int | None:
        """A creature of this type from the supply, if one is left (AL-STATS-10)."""
        token = ROW_OF[kind] * 3
        last = token + self.box.content.copies
        for creature in self.creatures:  # they are kept in order
            if creature.token == token:
                token += 1
            elif creature.token > token:
                break
        return token if token < last else None

    # -- the Hero sheet

    @property
    def limit(self) -> int:
        """The Healing Limit (AL-HEAL-01)."""
        limit: int = self.box.content.sheet.limits[self.space]
        return limit

    @property
    def covered(self) -> int:
        """How many spaces of the Reaction track are covered (AL-METER-02)."""
        return sum([played.spaces for played in self.track])

    @property
    def spent_adrenaline(self) -> tuple[tuple[int, str], ...]:
        """The tokens that lie on Turn tokens, each with the side of its use up (AL-ADRENALINE-05)."""
        uses = (("bullet", self.bullet), ("recover", self.recovered))
        return (*self.spent, *[(self.turn, use) for use, spent in uses if spent])

    @property
    def inventory_limit(self) -> int:
        """How many Items the Hero may keep (AL-ITEM-09)."""
        character = self.content.characters.get(self.hero.character)
        return self.content.sheet.inventory + (character.inventory if character else 0)

    def task(self, key: str) -> Task:
        """A Mission of this game."""
        return next(task for task in self.missions if task.key == key)

    def nuisances(self) -> tuple[MissionRecord, ...]:
        """The blue Missions whose nuisance is in force (AL-MISSION-11)."""
        cards = self.content.missions
        return tuple([cards[task.key] for task in self.missions if not task.done and cards[task.key].colour == BLUE])

    # -- Evil

    @property
    def evil(self) -> Seat:
        """Who decides for Evil: whoever played the card being resolved, else the leader (AL-EVIL-11)."""
        return self.reacting or self.leader

    def evil_order(self) -> tuple[Seat, ...]:
        """The Evil players, the leader first."""
        return evil_from(self.leader, self.players)


@cache
def evil_from(leader: Seat, players: int) -> tuple[Seat, ...]:
    """The Evil players of a table, in seating order from one of them."""
    count = players - 1
    return tuple([Seat((leader - 1 + step) % count + 1) for step in range(count)])


def changed_at(things: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """The same with another thing in this place."""
    return (*things[:place], thing, *things[place + 1 :])
