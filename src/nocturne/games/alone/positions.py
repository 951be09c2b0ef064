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

from collections.abc import Iterable
from typing import Any

from nocturne.games.alone.charts import chart_of
from nocturne.games.alone.components import Colour, Content
from nocturne.games.alone.map import Map, SectorId, SectorSet, sector_set, sectors_in
from nocturne.games.alone.model import BOSS, CONDITIONS, KINDS, NOBODY, Alone
from nocturne.games.alone.notation import MapError, draw_map, sketch_map
from nocturne.games.alone.plan import Level, Place
from nocturne.kernel import Box, Notation
from nocturne.kernel.source import Node

SETS = ("revealed", "lit", "danger")
SPOTS = ("origin", "other_origin", "placed")


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
        plain["barred"] = " ".join([f"{game.place(door.one)}-{game.place(door.other)}" for door in doors])
        plain["conditions"] = {
            kind.value: _places(game.map, sectors) for kind, sectors in zip(CONDITIONS, game.conditions, strict=True)
        }
        plain["creatures"] = [
            f"{one.token} {game.place(one.at)}{' wounded' if one.wounded else ''} name={one.name}"
            for one in game.creatures
        ]
        plain["hero"]["at"] = game.place(game.here)
        plain["explored"] = " ".join([game.place(one) for one in game.explored])
        defaults = {"agenda": [], "acting": False, "actions": 0, "turn": 0, "hands": [], "decks": []}
        return {"map": draw_map(game.map), **defaults, "missions": [], "item_deck": [], **plain}

    def read(self, document: Node, box: Box[Alone]) -> dict[str, Node]:
        """Turn places into numbers, and fill in what was left out."""
        fields = dict(document.value)
        if "map" not in fields and "chart" not in fields and "agenda" in fields:
            return fields  # the box has not been opened yet
        return _Reader(document, box).fields()


def _places(map: Map, sectors: SectorSet) -> str:
    return " ".join([str(map.place(one)) for one in sectors_in(sectors)])


class _Reader:
    """Reads one document against its Map."""

    def __init__(self, document: Node, box: Box[Alone]) -> None:
        self.document = document
        self.box = box
        self.content: Content = box.content
        self.given = dict(document.value)
        self.map = self._map()

    def node(self, value: Any) -> Node:  # noqa: ANN401 -- plain data of any kind
        """Plain data as nodes that stand where the document begins."""
        if isinstance(value, dict):
            value = {key: self.node(one) for key, one in value.items()}
        elif isinstance(value, list | tuple):
            value = [self.node(one) for one in value]
        return value if isinstance(value, Node) else Node(value, self.document.place)

    def _map(self) -> Map:
        drawn = self.given.pop("map", None)
        if drawn is None or not isinstance(drawn.value, str):
            raise (drawn or self.document).fail("A position of ALONE needs its map, drawn as a block after `map: |`.")
        try:
            return sketch_map(drawn.value)
        except MapError as fault:
            raise drawn.fail(f"The map cannot be read: {fault}") from None

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
                given[name] = self.node(self._sector(given[name], str(given[name].value)))
        given.setdefault("origin", self.node(at))
        given.setdefault("other_origin", self.node(self._other_origin(given["origin"].value, given["revealed"].value)))
        given["barred"] = self._doors(given.get("barred"))
        given["conditions"] = self._conditions(given.get("conditions"))
        given["explored"] = self.node([int(one) for one in self._each(given.get("explored"))])
        self._creatures()
        self._course()
        self._cards()
        return given

    def _hero(self) -> dict[str, Node]:
        written = self.given.get("hero")
        hero = dict(written.value) if written is not None and isinstance(written.value, dict) else {}
        if written is not None and isinstance(written.value, str):
            hero = {"at": written}
        at = hero.get("at")
        hero["at"] = self.node(int(self.map.start if at is None else self._sector(at, str(at.value))))
        plain = [key for key, one in self.content.characters.items() if one.hero is None]
        hero.setdefault("character", self.node(plain[0]))  # whose ability asks for nothing
        if "items" in hero and isinstance(hero["items"].value, list):
            listed = hero["items"].value
            hero["items"] = self.node([{"key": one} if isinstance(one.value, str) else one for one in listed])
        return hero

    # -- places

    def _sector(self, node: Node, word: str) -> SectorId:
        level, _, square = word.rpartition(":")
        try:
            column, row = square.split(",")
            return self.map.at(Place(Level(int(level or 1)), int(column), int(row)))
        except (ValueError, KeyError):
            raise node.fail(f'"{word}" is no sector of this map. Write level:column,row such as 1:0,0.') from None

    def _each(self, node: Node | None) -> list[SectorId]:
        if node is None or node.value is None:
            return []
        if not isinstance(node.value, str):
            raise node.fail("Sectors are written in one line: 1:0,0 1:1,0.")
        return [self._sector(node, word) for word in node.value.split()]

    def _sectors(self, node: Node) -> Node:
        if node.value == "all":
            return self.node(int(self.map.everywhere))
        return self.node(int(sector_set(self._each(node))))

    def _other_origin(self, origin: int, revealed: int) -> int:
        far = [one for one in sectors_in(SectorSet(revealed)) if not self.map.same_level(SectorId(origin), one)]
        return far[0] if far else NOBODY

    def _doors(self, node: Node | None) -> Node:
        bits = 0
        for word in str(node.value or "").split() if node is not None else []:
            one, _, other = word.partition("-")
            assert node is not None
            door = self.map.door_between(self._sector(node, one), self._sector(node, other))
            if door is None:
                raise node.fail(f'There is no door at "{word}". Write the two sectors it joins: 1:0,0-1:1,0.')
            bits |= 1 << door
        return self.node(bits)

    def _conditions(self, node: Node | None) -> Node:
        if node is None:
            return self.node([0] * len(CONDITIONS))
        if not isinstance(node.value, dict):
            raise node.fail("Condition tokens are written by kind: `conditions: {gas: 1:0,0}`.")
        node.check_keys(tuple([kind.value for kind in CONDITIONS]), "ALONE")
        return self.node([int(sector_set(self._each(node.value.get(kind.value)))) for kind in CONDITIONS])

    # -- creatures

    def _creatures(self) -> None:
        node = self.given.get("creatures")
        found: list[dict[str, Any]] = []
        names = 0
        for one in self._lines(node):
            creature = self._creature(one, [other["token"] for other in found])
            revealed = bool(self.given["revealed"].value >> creature["at"] & 1)
            if "name" not in creature:
                names += revealed
                creature["name"] = names if revealed else 0
            names = max(names, creature["name"])
            found.append(creature)
        self.given["creatures"] = self.node(sorted(found, key=lambda one: int(one["token"])))
        self.given.setdefault("names", self.node(names))

    def _lines(self, node: Node | None) -> list[Node]:
        """A list, or one line with semicolons."""
        if node is not None and isinstance(node.value, str):
            return [Node(part.strip(), node.place) for part in node.value.split(";") if part.strip()]
        return _listed(node)

    def _creature(self, node: Node, taken: list[int]) -> dict[str, Any]:
        words = str(node.value).split()
        if len(words) < 2:
            raise node.fail("A creature is written `worm 1:2,0`, and `wounded` after it.")
        found: dict[str, Any] = {"token": self._token(node, words[0], taken), "at": self._sector(node, words[1])}
        for word in words[2:]:
            if word == "wounded":
                found["wounded"] = True
            elif word.startswith("name=") and word[5:].isdigit():
                found["name"] = int(word[5:])
            else:
                raise node.fail(f'"{word}" says nothing about a creature. Known: wounded, name=1.')
        return found

    def _token(self, node: Node, word: str, taken: list[int]) -> int:
        kinds = [kind.value for kind in KINDS]
        if word.isdigit() and int(word) <= BOSS:
            return int(word)
        if word == "boss":
            return BOSS
        if word not in kinds:
            raise node.fail(f'"{word}" is no creature. Known: {", ".join([*kinds, "boss"])}.')
        first = kinds.index(word) * 3
        return next((token for token in range(first, first + 3) if token not in taken), first)

    # -- the course of the game and the cards

    def _course(self) -> None:
        given = self.given
        if "agenda" not in given and "outcome" not in given:
            given["agenda"] = self.node([{"HeroTurn": {"seat": 0, "first": True}}, {"EndOfTurn": {}}])
            given.setdefault("acting", self.node(True))
            given.setdefault("actions", self.node(1))
            given.setdefault("turn", self.node(1))
            given.setdefault("turns", given["turn"])
        tasks = _listed(given.get("missions"))
        given["missions"] = self.node([self._task(one) if isinstance(one.value, str) else one for one in tasks])

    def _task(self, node: Node) -> Node:
        card = self.content.missions.get(node.value)
        if card is None:
            raise node.fail(f'There is no Mission "{node.value}".')
        return self.node({"key": node.value, "active": card.colour is not Colour.RED})

    def _cards(self) -> None:
        given = self.given
        given.setdefault("hands", self.node([[] for _ in range(self.box.players - 1)]))
        held = [one.value for hand in _listed(given["hands"]) for one in _listed(hand)]
        given["hands"] = self.node([sorted(_listed(hand), key=_spelt) for hand in _listed(given["hands"])])
        if "decks" not in given:
            played = [one.value["card"].value for one in _listed(given.get("track")) if "card" in one.value]
            given["decks"] = self.node(list(self._decks([*held, *played])))
        if "item_deck" not in given:
            items = [one.value["key"].value for one in _listed(given["hero"].value.get("items"))]
            piles = [*_listed(given.get("item_discard")), *_listed(given.get("item_bottom"))]
            gone = [*items, *[one.value for one in piles]]
            given["item_deck"] = self.node(_rest(self.content.item_deck, gone))

    def _decks(self, elsewhere: list[str]) -> Iterable[dict[str, Any]]:
        """The decks that the cards named belong to, and others up to two."""
        named = [self.content.deck_of[card] for card in elsewhere if card in self.content.deck_of]
        for name in list(dict.fromkeys([*named, *self.content.decks]))[:2]:
            yield {"name": name, "cards": sorted(_rest(self.content.deck(name), elsewhere))}


def _listed(node: Node | None) -> list[Node]:
    return node.value if node is not None and isinstance(node.value, list) else []


def _rest(pile: Iterable[str], gone: Iterable[str]) -> list[str]:
    """The pile without the cards that are elsewhere."""
    rest = list(pile)
    for card in gone:
        if card in rest:
            rest.remove(card)
    return rest


def _spelt(node: Node) -> str:
    return str(node.value)
