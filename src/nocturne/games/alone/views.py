"""What each seat may know, built up from nothing (area VIEW, section 3.1 of the ledger)."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Annotated, Any, Literal, TypeAlias

from nocturne.games.alone.charts import map_of, names_of
from nocturne.games.alone.components import Content
from nocturne.games.alone.labyrinth import Origins, hero_place
from nocturne.games.alone.map import SectorId, SectorSet, sectors_in
from nocturne.games.alone.model import BOSS, CONDITIONS, HERO, ROOMS, ROW_OF, SKILLS, Alone
from nocturne.games.alone.pieces import Roll, Task
from nocturne.games.alone.records import Stats
from nocturne.games.alone.screen import MapPlan, RoomId, ShapeKey, plan_of
from nocturne.games.alone.sight import field_of_vision
from nocturne.kernel import AnyEvent, Name, Seat, Text
from nocturne.kernel.views import FaceUp, Part, View

DieFace: TypeAlias = Literal["hit", "surge", "miss"]
DIE: tuple[DieFace, ...] = ("hit", "surge", "miss")
FloorKey: TypeAlias = Literal["start", "other"]
Exit: TypeAlias = Literal["open", "door", "barred"]
CharacterId: TypeAlias = Annotated[str, FaceUp("character")]
ItemId: TypeAlias = Annotated[str, FaceUp("item")]
MissionId: TypeAlias = Annotated[str, FaceUp("mission")]
ReactionId: TypeAlias = Annotated[str, FaceUp("reaction")]
DeckId: TypeAlias = Annotated[str, FaceUp("deck")]
KindId: TypeAlias = Annotated[str, FaceUp("creature", "boss")]
ConditionId: TypeAlias = Annotated[str, FaceUp("condition")]
StatRow: TypeAlias = Stats
"""A row of the statistics table, as it is printed."""


class CompanionView(Part, frozen=True):
    """The Companion of the Hero."""

    character: CharacterId
    charges: int


class ItemView(Part, frozen=True):
    """An Item of the Inventory."""

    item: ItemId
    charges: int
    upgraded: bool


class SpentAdrenaline(Part, frozen=True):
    """Adrenaline on the Turn token of a Turn (AL-ADRENALINE-05)."""

    turn: int
    use: str


class RollView(Part, frozen=True):
    """The dice on the table."""

    side: Literal["hero", "evil"]
    dice: tuple[DieFace, ...]
    ignored: int


class MissionView(Part, frozen=True):
    """A Mission: where it is done, and how far it has come."""

    mission: MissionId
    room: RoomId
    active: bool
    count: int
    done: bool


class Heard(Part, frozen=True):
    """Something that Evil told and that is still on display (AL-COMM-01): which message, and what it speaks of."""

    key: str
    way: str | None = None
    kind: KindId | None = None
    boss: KindId | None = None
    distance: int | None = None
    level: str | None = None
    target: Annotated[str, FaceUp("room")] | None = None
    room: RoomId | None = None
    condition: ConditionId | None = None

    def text(self) -> Text:
        """The message again, for whoever says it in words."""
        values: dict[str, Any] = {name: getattr(self, name) for name in ("way", "distance", "level", "condition")}
        values |= {name: Name("creature", kind) for name in ("kind", "boss") if (kind := getattr(self, name))}
        values["target"] = None if self.target is None else Text.of("target", target=self.target)
        values["room"] = None if self.room is None else Name("room", self.room)
        return Text.of(self.key, **{name: value for name, value in values.items() if value is not None})


class PrintedSheet(Part, frozen=True):
    """What is printed on the Hero sheet, for whoever draws it."""

    health: int
    turns: int
    limits: tuple[int, ...]
    most_adrenaline: int
    spaces: int
    symbols: int
    inventory: int
    charges: int


class DeckView(Part, frozen=True):
    """A Reaction deck as everybody knows it."""

    deck: DeckId
    cards: int
    discard: tuple[ReactionId, ...]
    face_down: int


class PlayedCard(Part, frozen=True):
    """A card on the Reaction track; face down, nobody but its player knows it."""

    card: ReactionId | None
    seat: Seat
    spaces: int


class SeenCreature(Part, frozen=True):
    """A creature in the Labyrinth, by the name that the Hero has for it (AL-VIEW-06)."""

    name: int
    kind: KindId
    wounded: bool


class SeenSector(Part, frozen=True):
    """A Revealed sector with everything in it, where the Hero is told it is (AL-REVEAL-11, AL-VIEW-05)."""

    floor: FloorKey
    east: int
    south: int
    shape: ShapeKey
    room: RoomId | None
    exits: dict[str, Exit]
    lit: bool
    lcu: bool
    danger: bool
    condition: ConditionId | None
    mission: bool
    creatures: tuple[SeenCreature, ...]
    hero: bool
    in_view: bool


class BarredDoor(Part, frozen=True):
    """A barred door: a sector of the Map, and the side of it."""

    at: str
    side: str


class MapCreature(Part, frozen=True):
    """A creature on the Map; one that the Hero sees has a name."""

    token: int
    kind: KindId
    at: str
    wounded: bool
    name: int


class EvilMap(Part, frozen=True):
    """The whole Map with everything on it, behind the screen (AL-VIEW-04)."""

    plan: MapPlan
    hero_at: str
    revealed: tuple[str, ...]
    lit: tuple[str, ...]
    dangers: tuple[str, ...]
    conditions: dict[ConditionId, tuple[str, ...]]
    barred: tuple[BarredDoor, ...]
    creatures: tuple[MapCreature, ...]
    movers: tuple[int, ...]
    spawning: KindId


class OpenHero(View, frozen=True):
    """What everybody sees on the Hero sheet as it stands there (AL-VIEW-02)."""

    life: int
    sc: int
    adrenaline: int
    character: CharacterId


class OpenTable(OpenHero, frozen=True):
    """What everybody sees as it stands on the table (AL-VIEW-02)."""

    limit: int
    found: tuple[ItemId, ...]
    turn: int
    space: int
    banked: bool
    nightmare: bool
    actions: int
    bullet: bool
    way: str
    tracked: tuple[Annotated[str, FaceUp("room")], ...]
    item_discard: tuple[ItemId, ...]
    frozen: tuple[KindId, ...]
    leader: Seat
    played: int
    unlocked: int
    aside: int
    conceding: tuple[Seat, ...]
    boss_dead: bool


class AloneView(OpenTable, frozen=True):
    """What a seat may know of a game of ALONE; the last fields are for Evil, and at the end for all (AL-VIEW-11)."""

    companion: CompanionView | None
    skills: dict[str, int]
    items: tuple[ItemView, ...]
    looted: tuple[RoomId, ...]
    action: str | None
    spent: tuple[SpentAdrenaline, ...]
    roll: RollView | None
    heard: tuple[Heard, ...]
    missions: tuple[MissionView, ...]
    stats: dict[KindId, Stats]
    item_deck: int
    sheet: PrintedSheet
    hands: tuple[int, ...]
    dealt: int
    decks: tuple[DeckView, ...]
    track: tuple[PlayedCard, ...]
    boss: KindId | None
    labyrinth: tuple[SeenSector, ...] = ()
    hand: tuple[ReactionId, ...] | None = None
    chosen_boss: KindId | None = None
    all_hands: tuple[tuple[ReactionId, ...], ...] | None = None
    to_divide: tuple[ReactionId, ...] | None = None
    face_down: tuple[ReactionId | None, ...] | None = None
    map: EvilMap | None = None

    def turn_number(self) -> int:
        return self.turn

    def behind(self) -> EvilMap:
        """The whole Map, for a seat that has it."""
        assert self.map is not None, "this seat does not look behind the screen"
        return self.map


_ON_THE_SHEET = OpenHero.__struct_fields__
_AS_IT_STANDS = attrgetter(
    *[f"hero.{name}" for name in _ON_THE_SHEET], *OpenTable.__struct_fields__[len(_ON_THE_SHEET) :]
)
SKILL_KEYS = tuple([skill.value for skill in SKILLS])
ROOM_KEYS = tuple([room.value for room in ROOMS])


def view(game: Alone, seat: Seat | None) -> AloneView:
    """The view of the Hero and of spectators, or of an Evil player (AL-VIEW-01 to AL-VIEW-04, AL-VIEW-11)."""
    seen = _sheet(game) | _evil_in_public(game)
    if game.chart:
        seen["labyrinth"] = labyrinth(game)
    if seat:
        seen.update(_behind_the_screen(game, seat))
    if game.outcome is not None:
        seen.update(_record(game))
    return AloneView(*_AS_IT_STANDS(game), **seen)


def _record(game: Alone) -> dict[str, Any]:
    """After the game the screen is taken away: everything is open to all (AL-VIEW-11)."""
    return {
        "chosen_boss": game.boss,
        "all_hands": game.hands,
        "face_down": _face_down(game, None),
        "map": _map(game) if game.chart else None,
    }


def _sheet(game: Alone) -> dict[str, Any]:
    """The Hero sheet, the Inventory, the Missions: known to both sides (AL-VIEW-02)."""
    hero = game.hero
    return {
        "companion": CompanionView(hero.companion.key, hero.companion.charges) if hero.companion else None,
        "skills": dict(zip(SKILL_KEYS, hero.skills, strict=True)),
        "items": tuple([ItemView(item.key, item.charges, item.upgraded) for item in hero.items]),
        "looted": tuple([room for place, room in enumerate(ROOM_KEYS) if hero.looted >> place & 1]),
        "action": game.action.value if game.action else None,
        "spent": tuple([SpentAdrenaline(turn, use) for turn, use in game.spent_adrenaline]),
        "roll": _roll(game.roll),
        "heard": tuple([statement for event in game.heard if (statement := on_display(event)) is not None]),
        "missions": tuple([_mission(game, task) for task in game.missions]),
        "stats": _stats(game),
        "item_deck": len(game.item_deck) + len(game.item_bottom),
        "sheet": printed(game.content),
    }


def _mission(game: Alone, task: Task) -> MissionView:
    room = game.content.missions[task.key].complete.in_
    return MissionView(task.key, room, task.active, task.count, task.done)


@lru_cache(16)
def printed(content: Content) -> PrintedSheet:
    """What is printed on the Hero sheet, the same in every view."""
    return PrintedSheet(*[getattr(content.sheet, name) for name in PrintedSheet.__struct_fields__])


def _roll(roll: Roll | None) -> RollView | None:
    if roll is None:
        return None
    return RollView("hero" if roll.hero else "evil", tuple([DIE[face] for face in roll.faces]), roll.ignored)


@lru_cache(1024)
def on_display(event: AnyEvent) -> Heard | None:
    """What the Hero was told of an event that is still on display."""
    text = event.told(HERO)
    return None if text is None else heard(text)


def heard(text: Text) -> Heard:
    """A statement of Evil's, by what it speaks of."""
    return Heard(text.key, **{name: _plain(value) for name, value in text.args})


def _plain(value: Any) -> Any:  # noqa: ANN401 -- whatever a message may carry
    if isinstance(value, Name):
        return value.id
    return value.arguments()["target"] if isinstance(value, Text) else value


def _stats(game: Alone) -> dict[str, Stats]:
    """The statistics in force (AL-VIEW-02)."""
    stats, nightmare = game.content.stats, game.nightmare
    rows = {kind: stats[row][nightmare] for kind, row in ROW_OF.items()}
    return {**rows, game.boss: game.stats(BOSS)} if game.boss_out else rows


def _evil_in_public(game: Alone) -> dict[str, Any]:
    """What everybody knows of Evil's cards (AL-METER-09, AL-VIEW-10)."""
    decks = [DeckView(deck.name, len(deck.cards), tuple(deck.discard), len(deck.buried)) for deck in game.decks]
    track = [PlayedCard(None if card.face_down else card.card, card.seat, card.spaces) for card in game.track]
    return {
        "hands": tuple([len(hand) for hand in game.hands]),
        "dealt": len(game.dealt),
        "decks": tuple(decks),
        "track": tuple(track),
        "boss": game.boss if game.boss_out else None,
    }


def labyrinth(game: Alone) -> tuple[SeenSector, ...]:
    """The Revealed sectors with everything in them, where the Hero is told they are (AL-REVEAL-11, AL-VIEW-05)."""
    seen = field_of_vision(game.map, game.here, game.revealed, game.barred)
    goals = {game.content.missions[task.key].complete.in_ for task in game.missions}
    shown = [_sector(game, sector, goals, in_view=bool(seen >> sector & 1)) for sector in sectors_in(game.revealed)]
    return tuple(sorted(shown, key=attrgetter("floor", "south", "east")))


def _sector(game: Alone, sector: SectorId, goals: set[str], *, in_view: bool) -> SeenSector:
    map, condition = game.map, game.condition(sector)
    place, shape, room = _laid(game.chart, game.origins, sector)
    there = sorted(game.creatures_at(sector), key=attrgetter("name"))
    exits: dict[str, Exit] = {}
    for way, _, door in map.links[sector]:
        exits[way.key] = ("barred" if door & game.barred else "door") if door else "open"
    return SeenSector(
        *place,
        shape,
        room,
        exits,
        game.is_lit(sector),
        bool(map.lcus >> sector & 1),
        bool(game.danger >> sector & 1),
        condition.value if condition else None,
        room is not None and room in goals,
        tuple([SeenCreature(creature.name, game.kind(creature.token), creature.wounded) for creature in there]),
        sector == game.here,
        in_view,
    )


@lru_cache(8192)
def _laid(chart: str, origins: Origins, sector: SectorId) -> tuple[tuple[FloorKey, int, int], ShapeKey, RoomId | None]:
    """What never changes of a Revealed sector: its place for the Hero, its shape and its Room."""
    map = map_of(chart)
    (floor, east, south), room = hero_place(map, origins, sector), map.room(sector)
    return (floor.value, east, south), map.shape(sector).value, room.value if room else None


def _behind_the_screen(game: Alone, seat: Seat) -> dict[str, Any]:
    """The whole Map and the player's own hand; all Evil hands if the table opens them (AL-VIEW-04, AL-EVIL-13)."""
    seen: dict[str, Any] = {"hand": game.hands[seat - 1] if game.hands else (), "chosen_boss": game.boss}
    if game.box.options["open-hands"]:
        seen["all_hands"] = game.hands
    if seat == game.leader:
        seen["to_divide"] = game.dealt
    seen["face_down"] = _face_down(game, seat)
    if game.chart:
        seen["map"] = _map(game)
    return seen


def _face_down(game: Alone, seat: Seat | None) -> tuple[str | None, ...]:
    """The cards that lie face down on the Reaction track, where a player has put them; of all players, for None."""
    return tuple([card.card if card.face_down and seat in (None, card.seat) else None for card in game.track])


def _map(game: Alone) -> EvilMap:
    names = names_of(game.chart)

    def places(sectors: SectorSet) -> tuple[str, ...]:
        return tuple([names[sector] for sector in sectors_in(sectors)])

    barred = [door for number, door in enumerate(game.map.doors) if game.barred >> number & 1]
    return EvilMap(
        plan_of(game.chart),
        names[game.here],
        places(game.revealed),
        places(game.lit),
        places(game.danger),
        {kind.value: places(game.conditions[place]) for place, kind in enumerate(CONDITIONS)},
        tuple([BarredDoor(names[door.before], door.side.key) for door in barred]),
        tuple([MapCreature(c.token, game.kind(c.token), names[c.at], c.wounded, c.name) for c in game.creatures]),
        game.movers,
        game.spawning,
    )
