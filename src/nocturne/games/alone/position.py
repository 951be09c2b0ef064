"""How positions of ALONE are written: the Map as it is drawn, sectors by their places, creatures by their types.

    map: |
      c2 R8
    hero: {at: "0,0", life: 7}
    revealed: 0,0 1,0
    barred: 0,0-1,0
    creatures: worm 1,0; parasite 1,0 wounded
    hands: [[fang_rush]]

What is left out: the Hero stands at the start in a dark sector, at the beginning of the first Turn; only that sector
is Revealed; there are no Missions; two decks hold every card that is nowhere else; creatures in Revealed sectors
have names.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from nocturne.games.alone.charts import chart_of
from nocturne.games.alone.components import UNLOCK_BITS, Colour, Content, Harm, Skill
from nocturne.games.alone.events.course import FOUGHT
from nocturne.games.alone.events.sheet import BREEDING
from nocturne.games.alone.map import Map, SectorId, SectorSet, sector_set, sectors_in
from nocturne.games.alone.model import BOSS, CONDITIONS, KINDS, NOBODY, ROOMS, SKILLS, WAYS, Alone
from nocturne.games.alone.notation import MapError, draw_map, sketch_map
from nocturne.games.alone.plan import Level, Place
from nocturne.games.alone.rules.tracking import TARGETS
from nocturne.kernel import Box, Notation
from nocturne.kernel.errors import reason, suggest
from nocturne.kernel.source import Node
from nocturne.kernel.text import Text
from nocturne.kernel.written import between, each_known, in_short, known, listed, mapped, no_two, part, word, words

SETS = ("revealed", "lit", "danger")
SPOTS = ("origin", "other_origin", "placed")
COUNTS = ("turns", "names", "due", "moved", "held", "attacked", "attacked_before")
"""Figures that may be as large as they like."""
CARD, CHARACTER = Text.of("alone-card"), Text.of("alone-character")
CREATURE, ITEM = Text.of("alone-creature"), Text.of("alone-item")
COMPANION, MISSION = Text.of("alone-a-companion"), Text.of("alone-mission")


class AloneNotation(Notation[Alone]):
    """Draws the Map and names places, and reads them back."""

    def write(self, game: Alone, plain: dict[str, Any]) -> dict[str, Any]:
        """The drawing stands first; numbers of sectors and doors become places."""
        if not game.chart:
            return plain
        plain.pop("chart")
        for name in SETS:
            plain[name] = _places(game.map, getattr(game, name))
        for name in SPOTS:
            if name in plain:
                plain[name] = game.place(getattr(game, name))
        doors = [door for number, door in enumerate(game.map.doors) if game.barred >> number & 1]
        plain["barred"] = " ".join([f"{game.place(door.before)}-{game.place(door.behind)}" for door in doors])
        plain["conditions"] = {
            kind.value: _places(game.map, sectors) for kind, sectors in zip(CONDITIONS, game.conditions, strict=True)
        }
        plain["creatures"] = [
            f"{creature.token} {game.place(creature.at)}{' wounded' if creature.wounded else ''} name={creature.name}"
            for creature in game.creatures
        ]
        plain["hero"]["at"] = game.place(game.here)
        plain["explored"] = " ".join([game.place(sector) for sector in game.explored])
        defaults = {"agenda": [], "acting": False, "actions": 0, "turn": 0, "hands": [], "decks": []}
        return {"map": draw_map(game.map), **defaults, "missions": [], "item_deck": [], **plain}

    def read(self, document: Node, box: Box[Alone]) -> dict[str, Node]:
        """Turn places into numbers, and fill in what was left out."""
        fields = dict(document.value)
        if "map" not in fields and "chart" not in fields and "agenda" in fields:
            return fields  # the box has not been opened yet
        return _Reader(document, box).fields()


def _places(map: Map, sectors: SectorSet) -> str:
    return " ".join([str(map.place(sector)) for sector in sectors_in(sectors)])


class _Reader:
    """Reads one document against its Map."""

    def __init__(self, document: Node, box: Box[Alone]) -> None:
        self.document, self.node = document, document.beside
        self.box = box
        self.content: Content = box.content
        self.given = dict(document.value)
        self.map = self._map()

    def _map(self) -> Map:
        drawn = self.given.pop("map", None)
        if drawn is None or not isinstance(drawn.value, str):
            raise (drawn or self.document).fail(Text.of("alone-needs-map"))
        try:
            return sketch_map(drawn.value)
        except MapError as fault:
            raise drawn.fail(Text.of("alone-map-unreadable", fault=reason(fault))) from None

    def fields(self) -> dict[str, Node]:
        given = self.given
        hero = self._hero()
        at = hero["at"].value
        given["chart"], given["hero"] = self.node(chart_of(self.map)), self.node(hero)
        for name in SETS:
            default = SectorSet(1 << at) if name == "revealed" else SectorSet(0)
            given[name] = self._sectors(given[name]) if name in given else self.node(int(default))
        for name in SPOTS:
            if name in given:
                given[name] = self.node(self._place(given[name]))
        given.setdefault("origin", self.node(at))
        given.setdefault("other_origin", self.node(self._other_origin(given["origin"].value, given["revealed"].value)))
        given["barred"] = self._doors(given.get("barred"))
        given["conditions"] = self._conditions(given.get("conditions"))
        given["explored"] = self.node([int(sector) for sector in self._each(given.get("explored"))])
        self._creatures()
        self._course()
        self._cards()
        self._names()
        return given

    def _hero(self) -> dict[str, Node]:
        written = self.given.get("hero")
        alone = written is not None and isinstance(written.value, str)
        hero = {"at": written} if written is not None and alone else mapped(written, Text.of("alone-the-hero"))
        at = hero.get("at")
        hero["at"] = self.node(int(self.map.start if at is None else self._place(at)))
        self._belongings(hero)
        plain = [key for key, card in self.content.characters.items() if card.hero is None]
        hero.setdefault("character", self.node(plain[0]))  # whose ability asks for nothing
        return hero

    def _belongings(self, hero: dict[str, Node]) -> None:
        """What lies on and beside the Hero sheet, and how much of it there can be."""
        content, sheet = self.content, self.content.sheet
        if "character" in hero:
            known(hero["character"], content.characters, CHARACTER)
        for track in ("life", "sc"):
            between(hero.get(track), 0, sheet.health, track)
        between(hero.get("adrenaline"), 0, sheet.most_adrenaline, "adrenaline")
        between(hero.get("looted"), 0, (1 << len(ROOMS)) - 1, "looted")
        each_known(hero.get("known"), content.characters, CHARACTER)
        if "companion" in hero and hero["companion"].value is not None:
            companion = part(hero["companion"], COMPANION, "key")
            known(companion["key"], content.characters, CHARACTER)
            if "character" in hero:
                no_two([hero["character"], companion["key"]], CHARACTER)
            between(companion.get("charges"), 1, sheet.companion, Text.of("alone-companion-charges"))
        if "skills" in hero:
            points = listed(hero["skills"], Text.of("alone-skills-list"))
            if len(points) != len(SKILLS):
                raise hero["skills"].fail(Text.of("alone-skills", most=len(SKILLS)))
            for point in points:
                between(point, 0, 2, Text.of("alone-skill-points"))
        written = listed(hero.get("items"), Text.of("alone-hero-items"))
        items = [Node({"key": item}, item.at) if isinstance(item.value, str) else item for item in written]
        for item in items:
            known(part(item, Text.of("alone-an-item"), "key")["key"], content.items, ITEM)
            between(item.value.get("charges"), 1, sheet.charges, Text.of("alone-item-charges"))
        if "items" in hero:
            hero["items"] = Node(items, hero["items"].at)

    # -- places

    def _place(self, node: Node) -> SectorId:
        return self._sector(node, word(node, Text.of("alone-a-sector")))

    def _sector(self, node: Node, place: str) -> SectorId:
        level, _, square = place.rpartition(":")
        try:
            column, row = square.split(",")
            return self.map.at(Place(Level(int(level or 1)), int(column), int(row)))
        except (ValueError, KeyError):
            places = [str(sector.place) for sector in self.map.plan.sectors]
            raise node.fail(Text.of("alone-no-sector", word=in_short(place), hint=suggest(place, places))) from None

    def _each(self, node: Node | None) -> list[SectorId]:
        return (
            [self._sector(node, place) for place in words(node, Text.of("alone-sectors"))] if node is not None else []
        )

    def _sectors(self, node: Node) -> Node:
        if node.value == "all":
            return self.node(int(self.map.everywhere))
        return self.node(int(sector_set(self._each(node))))

    def _other_origin(self, origin: int, revealed: int) -> int:
        shown = sectors_in(SectorSet(revealed))
        return next((sector for sector in shown if not self.map.same_level(SectorId(origin), sector)), NOBODY)

    def _doors(self, node: Node | None) -> Node:
        bits = 0
        for written in words(node, Text.of("alone-barred-doors")):
            here, dash, there = written.partition("-")
            assert node is not None
            door = self.map.door_between(self._sector(node, here), self._sector(node, there)) if dash else None
            if door is None:
                raise node.fail(Text.of("alone-no-door", word=in_short(written)))
            bits |= 1 << door
        return self.node(bits)

    def _conditions(self, node: Node | None) -> Node:
        if node is None or node.value is None:
            return self.node([0] * len(CONDITIONS))
        tokens = mapped(node, Text.of("alone-conditions"))
        node.check_keys(tuple([kind.value for kind in CONDITIONS]), Text.of("alone-condition-mapping"))
        return self.node([int(sector_set(self._each(tokens.get(kind.value)))) for kind in CONDITIONS])

    # -- creatures

    def _creatures(self) -> None:
        node = self.given.get("creatures")
        creatures: list[dict[str, Any]] = []
        names = 0
        for line in self._lines(node):
            creature = self._creature(line, [other["token"] for other in creatures])
            revealed = bool(self.given["revealed"].value >> creature["at"] & 1)
            if "name" not in creature:
                names += revealed
                creature["name"] = names if revealed else 0
            names = max(names, creature["name"])
            creatures.append(creature)
        self.given["creatures"] = self.node(sorted(creatures, key=lambda creature: int(creature["token"])))
        self.given.setdefault("names", self.node(names))

    def _lines(self, node: Node | None) -> list[Node]:
        """A list, or one line with semicolons."""
        if node is not None and isinstance(node.value, str):
            return [Node(part.strip(), node.place) for part in node.value.split(";") if part.strip()]
        return listed(node, Text.of("alone-creatures"))

    def _creature(self, node: Node, taken: list[int]) -> dict[str, Any]:
        written = words(node, Text.of("alone-a-creature"))
        if len(written) < 2:
            raise node.fail(Text.of("alone-creature-form"))
        creature: dict[str, Any] = {"token": self._token(node, written[0], taken), "at": self._sector(node, written[1])}
        for more in written[2:]:
            if more == "wounded":
                creature["wounded"] = True
            elif more.startswith("name=") and more[5:].isdecimal() and len(more) < 12:
                creature["name"] = int(more[5:])
            else:
                raise node.fail(Text.of("alone-creature-word", word=in_short(more)))
        return creature

    def _token(self, node: Node, name: str, taken: list[int]) -> int:
        kinds = [kind.value for kind in KINDS]
        if name.isdecimal() and len(name) < 3 and int(name) <= BOSS:
            free = [int(name)]
        elif name == "boss":
            free = [BOSS]
        elif name in kinds:
            first = kinds.index(name) * 3
            free = list(range(first, first + self.content.copies))
        else:
            raise node.fail(Text.of("alone-no-creature", word=in_short(name), hint=suggest(name, [*kinds, "boss"])))
        token = next((token for token in free if token not in taken), None)
        if token is None:
            raise node.fail(Text.of("alone-creature-there", word=name, most=len(free)))
        if token == BOSS and not self._text("boss"):
            raise node.fail(Text.of("alone-which-boss"))
        return token

    def _text(self, name: str) -> str:
        node = self.given.get(name)
        return node.value if node is not None and isinstance(node.value, str) else ""

    # -- the course of the game and the cards

    def _course(self) -> None:
        given = self.given
        if "agenda" not in given and "outcome" not in given:
            if listed(given.get("found"), ITEM):
                raise given["found"].fail(Text.of("alone-found-when"))
            given["agenda"] = self.node([{"HeroTurn": {"seat": 0, "first": True}}, {"EndOfTurn": {}}])
            given.setdefault("acting", self.node(True))
            given.setdefault("actions", self.node(1))
            given.setdefault("turn", self.node(1))
            given.setdefault("turns", given["turn"])
        tasks = [self._task(task) for task in listed(given.get("missions"), Text.of("alone-missions"))]
        no_two([task.value["key"] for task in tasks], MISSION)
        given["missions"] = Node(tasks, given["missions"].at) if "missions" in given else self.node([])

    def _task(self, node: Node) -> Node:
        if isinstance(node.value, dict):
            task = part(node, Text.of("alone-a-mission"), "key")
            card = self.content.missions[known(task["key"], self.content.missions, MISSION)]
            between(task.get("count"), 0, card.complete.interact, "count")
            return node
        card = self.content.missions[known(node, self.content.missions, MISSION)]
        return Node({"key": node, "active": self.node(card.colour != Colour.RED)}, node.at)

    def _cards(self) -> None:
        given, reactions, items = self.given, self.content.reactions, self.content.items
        held = self._hands()
        dealt = each_known(given.get("dealt"), reactions, CARD)
        track = listed(given.get("track"), Text.of("alone-track"))
        played = [known(part(card, Text.of("alone-played-card"), "card")["card"], reactions, CARD) for card in track]
        if "decks" in given:
            self._check_decks(given["decks"])
        else:
            given["decks"] = self.node(list(self._decks([*held, *dealt, *played])))
        decks = {self.content.deck_of[card] for card in (*held, *dealt, *played)}
        if not decks <= {deck.value["name"].value for deck in listed(given["decks"], "decks")}:
            where = given["hands"] if held else self.document
            raise where.fail(Text.of("alone-two-decks", decks=", ".join(sorted(decks))))
        piles = ("item_discard", "item_bottom", "found")
        gone = [item for pile in piles for item in each_known(given.get(pile), items, ITEM)]
        for pile in ("looked_at", "item_deck"):
            each_known(given.get(pile), items, ITEM)
        if "item_deck" not in given:
            own = [item.value["key"].value for item in listed(given["hero"].value.get("items"), Text.of("alone-items"))]
            given["item_deck"] = self.node(_rest(self.content.item_deck, [*own, *gone]))

    def _hands(self) -> list[str]:
        """A hand for each Evil player; the cards in them."""
        seats = self.box.players - 1
        written = self.given.get("hands")
        if written is None:
            self.given["hands"] = self.node([[] for _ in range(seats)])
            return []
        hands = listed(written, Text.of("alone-hands"))
        if len(hands) != seats:
            raise written.fail(Text.of("alone-hand-each", seats=seats, example=str([[]] * seats)))
        held = [each_known(hand, self.content.reactions, CARD) for hand in hands]
        self.given["hands"] = Node([Node(sorted(hand.value or [], key=_spelt), hand.at) for hand in hands], written.at)
        return [card for hand in held for card in hand]

    def _check_decks(self, node: Node) -> None:
        for deck in listed(node, Text.of("alone-decks")):
            parts = part(deck, Text.of("alone-a-deck"), "name")
            cards = self.content.deck(known(parts["name"], self.content.decks, Text.of("alone-deck")))
            for pile in ("cards", "discard", "buried"):
                each_known(parts.get(pile), frozenset(cards), Text.of("alone-deck-card"))

    def _names(self) -> None:
        """Names and figures that stand in single fields, each looked at where it is written."""
        given, sheet = self.given, self.content.sheet
        kinds, bosses = [kind.value for kind in KINDS], self.content.bosses
        single: dict[str, tuple[Collection[str], Text]] = {
            "boss": (bosses, Text.of("alone-boss")),
            "spawning": ([*kinds, *bosses], CREATURE),
            "placing": ([*kinds, *bosses], CREATURE),
            "item": (self.content.items, ITEM),
            "way": (WAYS, Text.of("alone-direction")),
            "way_two": (WAYS, Text.of("alone-direction")),
            "healed": ([harm.value for harm in Harm], Text.of("alone-health-track")),
        }
        for name, (names, what) in single.items():
            if name in given and given[name].value != "":
                known(given[name], names, what)
        each_known(given.get("frozen"), kinds, CREATURE)
        each_known(given.get("tracked"), TARGETS, Text.of("alone-target"))
        if "leader" in given:
            between(given["leader"], 1, self.box.players - 1, "leader")
        for name in ("used", "worked"):
            each_known(given.get(name), self._abilities(), Text.of("alone-ability"))
        limits = {"turn": sheet.turns, "space": len(sheet.limits) - 1, "actions": 9, "played": 2, "aside": 16}
        limits |= {"unlocked": sum(set(UNLOCK_BITS.values())), "target": given["names"].value}
        for name, most in (limits | dict.fromkeys(COUNTS, 1 << 30)).items():
            between(given.get(name), 0, most, name)
        for token in listed(given.get("movers"), Text.of("alone-moved")):
            between(token, 0, BOSS, Text.of("alone-creature-token"))

    def _abilities(self) -> set[str]:
        """What can be used up: skills, Items, abilities of Characters, and what counts once a Round."""
        people = [f"{whose}-{key}" for whose in ("hero", "companion") for key in self.content.characters]
        return {*[skill.value for skill in Skill], *self.content.items, *people, BREEDING, FOUGHT}

    def _decks(self, elsewhere: list[str]) -> Iterable[dict[str, Any]]:
        """The decks that the cards named belong to, and others up to two."""
        named = [self.content.deck_of[card] for card in elsewhere if card in self.content.deck_of]
        for name in list(dict.fromkeys([*named, *self.content.decks]))[:2]:
            yield {"name": name, "cards": sorted(_rest(self.content.deck(name), elsewhere))}


def _rest(pile: Iterable[str], gone: Iterable[str]) -> list[str]:
    """The pile without the cards that are elsewhere."""
    rest = list(pile)
    for card in gone:
        if card in rest:
            rest.remove(card)
    return rest


def _spelt(node: Node) -> str:
    return str(node.value)
