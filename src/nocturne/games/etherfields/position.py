"""How positions of Etherfields are written: the Dreamscape as it is drawn, Dreamers by letter.

    slumber: wraith
    dreamscape: |
      +--+--+--+--+
      |a     |A   |
      …
    dreamers: {a: {hand: [gambler-slip]}, b: {distress: 7}}
    figures: [{of: wraith}]

What is left out: Dreamers take the archetypes in order and hold nothing; their decks are the starting cards that are
nowhere else; every other card lies where a campaign begins; it is free play in the Dreamers Phase. In a drawing small
letters are Dreamers, large ones figures in their order, `##` no space or a Blocked one; tiles follow from the drawing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any

from nocturne.games.etherfields.components import Pool, Terrain
from nocturne.games.etherfields.index import Index
from nocturne.games.etherfields.model import NOWHERE, Etherfields, SceneKind
from nocturne.games.etherfields.rules.active import BASE
from nocturne.games.etherfields.rules.variants import DECK
from nocturne.games.etherfields.words.control import set_flag
from nocturne.kernel import Box, Notation
from nocturne.kernel.errors import PositionError, reason
from nocturne.kernel.grid import Direction, drawn
from nocturne.kernel.source import Node
from nocturne.kernel.text import Text
from nocturne.kernel.written import between, each_known, known, listed, mapped, no_two, part

LETTERS = "abcde"
ONCE_A_TURN = ("boost", "effort")
"""What a Dreamer may do once a Turn, besides actions of cards."""
ACTION, A_DREAMER = Text.of("etherfields-action"), Text.of("etherfields-a-dreamer")
TOKENS = (*[terrain.value for terrain in Terrain], *[pool.value for pool in Pool])
OWN = ("hand", "deck", "discard", "sealed", "progress", "flipped", "burdens", "unused", "masks")
PILES = (
    "market", "item_market", "fates", "flaws", "slumbers", "maps", "seasons", "wisdom", "gates", "districts",
    "turns_out", "mask_pool", "storage", "boxed",
)  # fmt: skip
LISTS = (*PILES, "items", "notes", "offer", "removed", "turned_up", "revealed", "turns", "mode")
STAGES: dict[str, tuple[str, list[dict[str, Any]]]] = {
    "free-play": ("dreamers", [{"FreePlay": {}}, {"DreamscapePhase": {}}]),
    "round": ("dreamers", [{"Round": {"seat": 0}}, {"DreamscapePhase": {}}]),
    "turn-start": ("start", [{"TurnStart": {}}]),
    "dreamers-phase": ("start", [{"DreamersPhase": {}}]),
    "dreamscape": ("dreamers", [{"DreamscapePhase": {}}]),
    "world": ("world", [{"Idle": {}}]),
    "nothing": ("dreamers", []),
}
"""Where a position stands: the phase, and what is pending."""


class EtherfieldsNotation(Notation[Etherfields]):
    """Draws the Dreamscape with its figures, and reads it back."""

    def write(self, game: Etherfields, plain: dict[str, Any]) -> dict[str, Any]:
        """The drawing stands first; places that do not fit into it are written out."""
        if not game.ground.tiles or not game.dreamers:
            return {"exact": True, **plain}
        marks = marks_of(game)
        for letter, me, written in zip(LETTERS, game.dreamers, plain["dreamers"], strict=False):
            if letter in marks.get(me.at, ""):
                del written["at"]
        for number, (figure, written) in enumerate(zip(game.figures, plain.get("figures", ()), strict=False)):
            if chr(ord("A") + number) in marks.get(figure.at, ""):
                del written["at"]
        return {"exact": True, "dreamscape": drawing(game), **plain}

    def read(self, document: Node, box: Box[Etherfields]) -> dict[str, Node]:
        """Turn the drawing into places, and fill in what was left out."""
        fields: dict[str, Node] = dict(document.value)
        exact = fields.pop("exact", None)
        if exact is not None and exact.value is not True:
            raise exact.fail(Text.of("etherfields-exact"))
        reader = _Reader(fields, box, document)
        reader.check()
        if "dreamscape" in fields:
            reader.draw(fields.pop("dreamscape"), given="ground" in fields)
        if exact is None:
            reader.fill()
        return fields


class _Reader:
    """Fills in what the writer of a position left out."""

    def __init__(self, fields: dict[str, Node], box: Box[Etherfields], document: Node) -> None:
        self.fields, self.box, self.document, self.node = fields, box, document, document.beside
        self.lib: Index = box.content
        self.places: dict[str, int] = {}

    # -- what is written

    def check(self) -> None:
        """Look at every name where it is written, before anything is filled in."""
        fields, lib = self.fields, self.lib
        for name in LISTS:
            each_known(fields.get(name), lib.every, Text.of("etherfields-card"))
        scenes: dict[str, tuple[Collection[str], Text]] = {
            "slumber": (lib.tiles, Text.of("etherfields-tile")),
            "dream": (lib.gates, Text.of("etherfields-gate")),
            "tile": ({*lib.tiles, *lib.gates}, Text.of("etherfields-tile-or-gate")),
            "nap": (lib.gates, Text.of("etherfields-gate")),
        }
        for kind, (names, what) in scenes.items():
            if kind in fields and fields[kind].value != "":
                known(fields[kind], names, what)
        if "location" in fields:
            known(fields["location"], lib.locations, Text.of("etherfields-location"))
        for figure in listed(fields.get("figures"), Text.of("etherfields-figures")):
            written = part(figure, Text.of("etherfields-a-figure"), "of")
            known(written["of"], {*lib.tiles, *lib.every}, Text.of("etherfields-figure"))
            self._check_spaces(written.get("at"))
        for entity in listed(fields.get("entities"), Text.of("etherfields-entities")):
            known(
                part(entity, Text.of("etherfields-entity"), "tile")["tile"], lib.tiles, Text.of("etherfields-an-entity")
            )
        self._check_table()
        dreamers = [mapped(me, A_DREAMER) for me in self._written_dreamers()]
        for me in dreamers:
            self._check_dreamer(me)
        archetypes = [me["archetype"] for me in dreamers if "archetype" in me]
        no_two([archetype for archetype in archetypes if archetype.value], Text.of("etherfields-dreamer"))

    def _check_table(self) -> None:
        """What lies on the table besides cards: actions, tokens and tiles by their names, spaces of the board."""
        fields, lib = self.fields, self.lib
        each_known(fields.get("spent"), lib.actions, ACTION)
        each_known(fields.get("used"), lib.actions, ACTION)
        each_known(fields.get("gone"), [pool.value for pool in Pool], Text.of("etherfields-pool"))
        each_known(fields.get("flags"), self._flags(), Text.of("etherfields-flag"))
        for name in ("slumber", "dream"):  # they say which scene it is
            if "scene" in fields and name in fields:
                known(fields["scene"], (name,), Text.of("etherfields-scene"))
        if "scene" in fields:
            known(fields["scene"], [scene.value for scene in SceneKind], Text.of("etherfields-scene"))
        dealt = [pile for name, pile in lib.dealt.items() if name != "boxed"]
        piles = [*[listed(fields.get(name), name) for name in LISTS], *dealt, *lib.decks.values()]
        for face in listed(fields.get("coming"), "coming"):  # of a die, or a card's place in a pile
            between(face, 0, max(map(len, [lib.box.luck, lib.box.stride, DECK, *piles])) - 1, "coming")
        between(fields.get("hours"), 0, lib.box.clock, "hours")  # EF-CLOCK-05
        if mapped(fields.get("markers"), Text.of("etherfields-markers")):
            fields["markers"].check_keys(tuple(lib.actions), Text.of("etherfields-actions"))
        for step in listed(fields.get("barred"), Text.of("etherfields-barred")):
            between(step, 0, max([len(turn.steps) for turn in lib.turns.values()]) - 1, Text.of("etherfields-step"))
        ground = mapped(fields.get("ground"), Text.of("etherfields-ground"))
        each_known(ground.get("tiles"), lib.maps, Text.of("etherfields-map-tile"))
        each_known(ground.get("overlays"), lib.overlays, Text.of("etherfields-overlay"))
        for token in listed(fields.get("tokens"), Text.of("etherfields-tokens")):
            lying = part(token, Text.of("etherfields-a-token"), "kind")
            known(lying["kind"], TOKENS, Text.of("etherfields-token"))
            self._check_spaces(lying.get("at"), lying.get("beside"))
        self._check_spaces(*listed(fields.get("gems_laid"), Text.of("etherfields-spaces")))
        self._check_spaces(*listed(ground.get("holes"), Text.of("etherfields-spaces")))
        for card, space in self._rows("quirks", 2):
            known(card, lib.fates, Text.of("etherfields-card"))
            self._check_spaces(space)
        for die, face in self._rows("rolls", 2):
            faces = {"luck": lib.box.luck, "stride": lib.box.stride}
            between(face, 0, len(faces[known(die, faces, Text.of("etherfields-die"))]) - 1, Text.of("etherfields-face"))
        for stat, _, _ in self._rows("lasting", 3):
            known(stat, BASE, Text.of("etherfields-stat"))

    def _flags(self) -> set[str]:
        """The flags that the packs set."""
        records = self.lib.records
        verbs = [verb for key in records for block in records[key].blocks for verb in block]
        return {verb.flag for verb in verbs if isinstance(verb, set_flag)}  # type: ignore[attr-defined]  # its parameter

    def _rows(self, name: str, size: int) -> list[list[Node]]:
        """A list of short lists, each of this size."""
        rows = listed(self.fields.get(name), name)
        for row in rows:
            if len(listed(row, name)) != size:
                raise row.fail(Text.of("etherfields-row", name=name, size=size))
        return [row.value for row in rows]

    def _check_spaces(self, *spaces: Node | None) -> None:
        """Spaces of the board by their numbers; -1 is nowhere."""
        for space in spaces:
            between(space, NOWHERE, 4 * self.lib.box.columns * self.lib.box.rows - 1, Text.of("etherfields-space"))

    def _written_dreamers(self) -> list[Node]:
        """By letter, or in the order of their seats; not more than there are players."""
        node, seats = self.fields.get("dreamers"), self.box.players
        if node is not None and isinstance(node.value, dict):
            node.check_keys(tuple(LETTERS[:seats]), Text.of("etherfields-table-of", seats=seats))
            return list(node.value.values())
        written = listed(node, Text.of("etherfields-dreamers"))
        if node is not None and len(written) != seats:
            raise node.fail(Text.of("etherfields-dreamer-each", seats=seats))
        return written

    def _check_dreamer(self, me: dict[str, Node]) -> None:
        if "archetype" in me and me["archetype"].value != "":
            known(me["archetype"], self.lib.decks, Text.of("etherfields-dreamer"))
        for zone in OWN:
            each_known(me.get(zone), self.lib.every, Text.of("etherfields-card"))
        if "mask" in me and me["mask"].value != "":
            known(me["mask"], self.lib.masks, Text.of("etherfields-mask"))
            if "masks" in me:  # EF-MASK-01: who wears one owns it
                own = [mask.value for mask in listed(me["masks"], "masks")]
                known(me["mask"], own, Text.of("etherfields-own-mask"))
        each_known(me.get("used"), {*self.lib.actions, *ONCE_A_TURN}, ACTION)
        self._check_spaces(me.get("at"))
        for name in ("distress", "ether", "gems", "bonus", "promised"):
            between(me.get(name), 0, 99, name)

    # -- the drawing

    def draw(self, node: Node, *, given: bool) -> None:
        """Where everybody stands; without tiles given, also Walls and Blocked spaces."""
        if not isinstance(node.value, str):
            raise node.fail(Text.of("etherfields-dreamscape-form", kind=node.kind))
        try:
            grid, marks = drawn(node.value.strip("\n"))
        except PositionError as fault:
            raise node.fail(Text.of("drawing-unreadable", fault=reason(fault))) from None
        width = self.lib.box.columns * 2
        if grid.width > width or grid.height > 2 * 4:
            raise node.fail(Text.of("etherfields-dreamscape-size", width=width))

        def space(cell: int) -> int:
            return cell // grid.width * width + cell % grid.width

        blocked = [cell for cell, mark in marks.items() if mark == "##"]
        self.places = {letter: space(cell) for cell, mark in marks.items() if mark != "##" for letter in mark}
        if given:
            self._place_all()
            return
        slots = {f"{'ABCD'[c % grid.width // 2]}{c // grid.width // 2 + 1}" for c in range(grid.width * grid.height)}
        walls = []
        for cell in range(grid.width * grid.height):
            for way, step in ((Direction.EAST, 1), (Direction.SOUTH, grid.width)):
                inside = (cell + 1) % grid.width if way is Direction.EAST else cell + step < grid.width * grid.height
                if inside and way not in grid.exits[cell]:
                    walls.append([space(cell), space(cell + step)])
        tiles = [f"plain-{slot}" for slot in sorted(slots)]
        ground = {"tiles": tiles, "walls": walls, "holes": [space(cell) for cell in sorted(blocked)]}
        self.fields["ground"] = self.node(ground)

    def _place_all(self) -> None:
        """An exact position: dreamers and figures that are drawn need no place."""
        for number, dreamer in enumerate(self._listed("dreamers")):
            if isinstance(dreamer.value, dict) and LETTERS[number] in self.places:
                dreamer.value.setdefault("at", self.node(self.places[LETTERS[number]]))
        for number, figure in enumerate(self._listed("figures")):
            letter = chr(ord("A") + number)
            if isinstance(figure.value, dict) and letter in self.places:
                figure.value.setdefault("at", self.node(self.places[letter]))

    def _listed(self, name: str) -> list[Node]:
        node = self.fields.get(name)
        return node.value if node is not None and isinstance(node.value, list) else []

    # -- what was left out

    def fill(self) -> None:
        """Make a whole table of what was written."""
        seats = self.box.players
        written = self.fields.get("dreamers", self.node({}))
        dreamers = self._dreamers(written, seats)
        self.fields["dreamers"] = self.node(dreamers)
        self.fields.setdefault("present", self.node(list(range(seats))))
        self._figures()
        self._scene()
        self._stage()
        self._piles(dreamers)

    def _dreamers(self, written: Node, seats: int) -> list[dict[str, Node]]:
        names, by_letter = list(self.lib.decks), isinstance(written.value, dict)
        nodes = [written.value.get(letter) for letter in LETTERS[:seats]] if by_letter else written.value
        dreamers = [mapped(node, A_DREAMER) for node in nodes]
        taken = {me["archetype"].value for me in dreamers if "archetype" in me}
        usual = [name if "archetype" not in me else "" for name, me in zip(names, dreamers, strict=False)]
        spare = [name for name in names if name not in taken and name not in usual]
        for letter, name, me in zip(LETTERS, usual, dreamers, strict=False):
            if "archetype" not in me:
                me["archetype"] = self.node(name if name not in taken else spare.pop(0))
            known(me["archetype"], names, Text.of("etherfields-dreamer"))
            me.setdefault("at", self.node(self.places.get(letter, NOWHERE)))
            if "mask" in me and me["mask"].value:
                me.setdefault("masks", self.node([me["mask"].value]))  # EF-MASK-01: who wears one owns it
        return dreamers

    def _figures(self) -> None:
        node = self.fields.get("figures")
        figures = listed(node, Text.of("etherfields-figures"))
        for number, figure in enumerate(figures):
            figure.value.setdefault("id", self.node(number))
            figure.value.setdefault("at", self.node(self.places.get(chr(ord("A") + number), 0)))
        self.fields["figures"] = node if node is not None and node.value is not None else self.node([])
        self.fields.setdefault("next_figure", self.node(len(figures)))

    def _scene(self) -> None:
        for kind in ("slumber", "dream"):
            node = self.fields.pop(kind, None)
            if node is None:
                continue
            self.fields["scene"], self.fields["tile"] = self.node(kind), node
            self.fields.setdefault("turn", self.node(1))
            if kind == "slumber":
                self.fields.setdefault("turned_up", self.node([node.value]))
                self.fields.setdefault("entities", self.node([{"tile": node.value}]))
            self.fields.setdefault("turns", self.node(["turn-9", "turn-4", "turn-1"]))

    def _stage(self) -> None:
        node = self.fields.pop("at", None)
        stage = str(node.value) if node is not None else ("free-play" if "scene" in self.fields else "world")
        if node is not None and stage not in STAGES:
            raise node.fail(Text.of("etherfields-stage", stages=", ".join(STAGES)))
        phase, agenda = STAGES[stage]
        self.fields.setdefault("phase", self.node(phase))
        self.fields.setdefault("location", self.node(self.lib.box.awakening))
        if "outcome" not in self.fields:
            given = self.fields.get("agenda")
            after: list[dict[str, Any]] = (
                [{"Idle": {}}] if "scene" in self.fields else []
            )  # what waits until the scene is over
            self.fields.setdefault("floor", self.node(len(after)))
            self.fields["agenda"] = self.node([*listed(given, Text.of("etherfields-agenda")), *agenda, *after])

    def _piles(self, dreamers: list[dict[str, Node]]) -> None:
        """Every card that was not written lies where a campaign begins."""
        rest = self._unwritten(dreamers)

        def take(cards: tuple[str, ...]) -> list[str]:
            kept = []
            for card in cards:
                if rest[card] > 0:
                    rest[card] -= 1
                    kept.append(card)
            return kept

        for me in dreamers:
            own = take(self.lib.decks[me["archetype"].value])
            if "deck" in me:
                me["unused"] = self.node([*listed(me.get("unused"), "unused"), *own])
            else:
                me["deck"] = self.node(own)
        self.fields["dreamers"] = self.node(dreamers)
        for pile in PILES:
            if pile not in self.fields:
                self.fields[pile] = self.node(take(self.lib.dealt.get(pile, ())))
        spare = [card for card, count in rest.items() for _ in range(count)]
        self.fields["removed"] = self.node([*self._plain("removed"), *spare])

    def _unwritten(self, dreamers: list[dict[str, Node]]) -> Counter[str]:
        rest = Counter(self.lib.every)
        for me in dreamers:
            rest.subtract([card.value for zone in OWN for card in listed(me.get(zone), zone)])
        rest.subtract([card for name in LISTS for card in self._plain(name)])
        ground = self.fields.get("ground")
        laid = ground.plain() if ground is not None else {}
        rest.subtract([*laid.get("tiles", ()), *laid.get("overlays", ()), *[card for card, _ in self._plain("quirks")]])
        played = {me["archetype"].value for me in dreamers}
        for name, deck in self.lib.decks.items():
            if name not in played:
                rest.subtract(deck)
        return rest

    def _plain(self, name: str) -> list[Any]:
        return [part.plain() for part in listed(self.fields.get(name), name)]


def marks_of(game: Etherfields) -> dict[int, str]:
    """Letters for the drawing: Dreamers small, figures large, as far as two fit into a space."""
    marks: dict[int, str] = dict.fromkeys(range(game.land.width * game.land.height), "##")
    marks = {space: mark for space, mark in marks.items() if space not in game.land.spaces}
    for letter, me in zip(LETTERS, game.dreamers, strict=False):
        if me.at != NOWHERE and len(marks.get(me.at, "")) < 2:
            marks[me.at] = marks.get(me.at, "") + letter
    for number, figure in enumerate(game.figures):
        if len(marks.get(figure.at, "")) < 2 and number < 26:
            marks[figure.at] = marks.get(figure.at, "") + chr(ord("A") + number)
    return marks


def drawing(game: Etherfields) -> str:
    """The Dreamscape drawn in text: `##` is no space or a Blocked one."""
    return game.land.grid.draw(marks_of(game))  # type: ignore[arg-type]  # spaces are numbers
