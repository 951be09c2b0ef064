"""What the rules look up: the records of the packs in force by id, and what is worked out of them once.

A record says what its card says. Actions and effects are kept under keys such as `wraith/1` and `wraith/basic`, which
stand in saves; a key leads straight to the lines of its record.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, TypeAlias, TypeVar

from nocturne.effects.context import Stage
from nocturne.effects.records import PackRecord
from nocturne.effects.word import AnyCost
from nocturne.games.etherfields import records as r
from nocturne.games.etherfields.actions import FREE, MOVE, Action, Cost, Effect, Effects
from nocturne.games.etherfields.components import Intent, Source
from nocturne.games.etherfields.land import Ground, Land
from nocturne.games.etherfields.parts import Ability, Modifier, Reaction, Spot
from nocturne.packs import Library

INTENTS = tuple(Intent)
NOTHING = (0, 0, 0)
MOST_KEPT = 5_000
"""How much of what was worked out is remembered."""
Known = TypeVar("Known")


Test: TypeAlias = Callable[[Any], bool]
CostOf: TypeAlias = Callable[[Iterable[AnyCost]], tuple[Cost, dict[str, Any]]]
"""Reads the words before the colon: the price, and what else they say of the action."""

SOURCES: dict[type[r.FlawRecord | r.Element], Source] = {
    r.FlawRecord: Source.PROGRESS, r.ItemRecord: Source.ITEM, r.MaskRecord: Source.MASK, r.WisdomRecord: Source.WISDOM,
    r.FateRecord: Source.QUIRK, r.TileRecord: Source.ENTITY, r.GateRecord: Source.GATE, r.SecretRecord: Source.SECRET,
}  # fmt: skip
BLOCKS = {"do": "do", "drawn": "do", "rule": "rule"}
LISTS = {"loot": "loot", "prices": "price"}
MOMENTS = {"end-of-turn": "end_of_turn", "out-of-turns": "out", "movement": "own_move"}
"""What keys call the parts of records that are called otherwise there."""
SUPPLIED = ("slumbers", "maps", "seasons", "districts")
"""The piles that enter a campaign with its first Dream (EF-CAMPAIGN-07, EF-CAMPAIGN-11)."""
SLOTS = tuple([f"{column}{row}" for row in (1, 2, 3) for column in "ABCD"])


class Index:
    """The content in force. Immutable; only what the rules work out of it is kept when it is first asked for."""

    def __init__(self, records: Library, stage: Stage, cost_of: CostOf) -> None:
        self.records, self.stage, self.cost_of, self.hash = records, stage, cost_of, records.hash
        self.box = next(iter(records.of(r.BoxRecord).values()))
        self.dreamers = records.of(r.DreamerRecord)
        self.influence = records.of(r.InfluenceRecord)
        self.flaws = records.of(r.FlawRecord)
        self.items = records.of(r.ItemRecord)
        self.masks = records.of(r.MaskRecord)
        self.wisdom = records.of(r.WisdomRecord)
        self.notes = records.of(r.NoteRecord)
        self.fates = records.of(r.FateRecord)
        self.turns = records.of(r.TurnRecord)
        self.seasons = records.of(r.SeasonRecord)
        self.tiles = records.of(r.TileRecord)
        self.gates = records.of(r.GateRecord)
        self.secrets = records.of(r.SecretRecord)
        plain = {f"plain-{slot}": r.MapRecord(id=f"plain-{slot}", slot=slot.lower()) for slot in SLOTS}
        self.maps = records.of(r.MapRecord) | plain
        self.overlays = records.of(r.OverlayRecord)
        self.districts = records.of(r.DistrictRecord)
        self.entries = records.of(r.EntryRecord)
        places = records.of(r.LocationRecord).values()
        self.places = {name: tuple([place for place in places if place.district == name]) for name in self.districts}
        self.locations = {place.id: place for district in self.places.values() for place in district}
        self.actions: dict[str, Action] = {MOVE.key: MOVE}
        self.keys_of: dict[str, tuple[str, ...]] = {}  # the actions of an element, its back action aside
        self.placings: dict[str, Action] = {}  # all that a Progress card in the hand can do (EF-PROGRESS-01)
        self.passives: dict[str, tuple[Modifier, ...]] = {}
        self.effects: dict[str, Effects] = {}
        self._lands: dict[Ground, Land] = {}
        self.memo: dict[object, Any] = {}  # what the rules have worked out of printed things alone
        self.usable: dict[str, Any] = {}  # the same of single elements, for the card-and-action step
        self._index()
        self._sum_up()

    # -- actions and effects by key

    def _index(self) -> None:
        if self.box.death is not None:
            self.effects["death"] = (Effect(f"box/{self.box.id}", self.box.death),)
        backs = {}
        for name, dreamer in self.dreamers.items():
            part: Ability | Reaction = dreamer.back[0] if dreamer.back else dreamer.back_reaction[0]
            backs[name] = self._action(dreamer, Source.BACK, part, f"{name}/back")
        self.backs = {card.id: backs[card.dreamer] for card in self.influence.values() if card.dreamer}
        for card in self.influence.values():
            self._act(card, [(Source.PROGRESS if card.placing else Source.HAND, (*card.actions, *card.reactions))])
            if card.placing is not None:
                cost = self.cost_of(card.placing.pay)[0]
                key = f"place/{card.id}"
                self.placings[card.id] = Action(key=key, of=card.id, source=Source.PLACING, cost=cost)
                self.actions[key] = self.placings[card.id]
        for kind, source in SOURCES.items():
            for element in self.records.of(kind).values():
                self._act(element, [(source, (*element.actions, *element.reactions))])
        for tile in self.maps.values():
            self._act(tile, [(Source.MAP, tile.spots), (Source.FLYING, tile.flying)])
        for overlay in self.overlays.values():
            self._act(overlay, [(Source.MAP, overlay.spots)])
        happening = (
            self.flaws, self.notes, self.fates, self.turns, self.seasons, self.tiles, self.gates, self.secrets,
            self.maps, self.districts, self.locations, self.wisdom,
        )  # fmt: skip
        for records in happening:
            for record in records.values():
                self._carry(record)

    def _act(self, record: PackRecord, parts: Iterable[tuple[Source, Iterable[Ability | Reaction]]]) -> None:
        """Keep the actions of a record, numbered from one, and what it changes while it is active."""
        printed = [(source, part) for source, some in parts for part in some]
        keys = [
            self._action(record, source, part, f"{record.id}/{number}").key
            for number, (source, part) in enumerate(printed, 1)
        ]
        self.keys_of[record.id] = (*self.keys_of.get(record.id, ()), *keys)  # a Secret and its front share their id
        if passives := getattr(record, "passives", ()):
            self.passives[record.id] = passives

    def _action(self, record: PackRecord, source: Source, part: Ability | Reaction, key: str) -> Action:
        """One action with its price, its keyword and its moment."""
        address = f"{record.named()}/{record.id}"
        when = part.when if isinstance(part, Reaction) else ""
        cost, more = self.cost_of(part.pay)
        action = self.actions[key] = Action(
            key=key,
            of=record.id,
            source=source,
            cost=cost,
            record=address,
            part=part,
            condition=part.if_,
            rapid=when == "rapid",
            reroll={"own-roll": "own", "any-roll": "any"}.get(when, ""),
            prevents=when == "before-distress",
            once=part.limit == "once-per-turn",
            single_use=part.limit == "single-use",
            world=when == "anywhere",
            only_world=when == "on-the-map",
            places=part.at if isinstance(part, Spot) else (),
            **more,
        )
        self.effects[key] = (Effect(address, part.do),)
        return action

    def _carry(self, record: PackRecord) -> None:
        """Keep what a record does besides its actions: single blocks, lists of them, and effects with a moment."""
        address, parts = f"{record.named()}/{record.id}", dict[str, Effects]()
        for field, name in BLOCKS.items():
            block = getattr(record, field, None)
            if block is not None:
                parts[name] = (Effect(address, block),)
        for field, name in LISTS.items():
            for number, block in enumerate(getattr(record, field, ())):
                parts[f"{name}/{number}"] = (Effect(address, block),)
        for part in getattr(record, "effects", ()):
            name = MOMENTS.get(part.when, part.when)
            parts[name] = (*parts.get(name, ()), Effect(address, part.do, part.if_))
        self.effects.update({f"{record.id}/{name}": effects for name, effects in parts.items()})

    def _sum_up(self) -> None:
        """Work out what the rules ask of all cards and actions."""
        cards: list[r.InfluenceRecord | r.ItemRecord] = [*self.influence.values(), *self.items.values()]
        # the Intent that each gives when it is discarded; a Flaw gives none (EF-FLAW-08)
        self.yields = {card.id: (card.awareness, card.cunning, card.wrath) for card in cards}
        flaws = [flaw for flaw in self.flaws.values() if flaw.removal is not None]
        self.removals = {flaw.id: self.cost_of(flaw.removal.pay)[0] for flaw in flaws if flaw.removal}  # EF-FLAW-06
        self.rapid = self._carriers(lambda action: action.rapid)  # the elements with such an action
        self.rapid_backs = frozenset([card for card, back in self.backs.items() if back.rapid])
        self.rerollers = self._carriers(lambda action: action.reroll)
        self.preventers = self._carriers(lambda action: action.prevents)
        self.starting_maps = tuple([tile.id for tile in self.maps.values() if tile.starting])
        self.mode_tile = next((tile.id for tile in self.tiles.values() if tile.role == "mode"), "")  # if there is one
        own = [gate for gate in self.gates if f"gate/{gate}" in self.records.packs[-1].records]
        self.single_gate = next((gate for gate in [*own, *self.gates] if not self.gates[gate].first), "")
        self.first_gate = next((gate.id for gate in self.gates.values() if gate.first), "")  # EF-CAMPAIGN-06
        # the actions that are used at other moments than the card-and-action step
        waiting = [action for action in self.actions.values() if action.reroll or action.prevents or action.only_world]
        self.later = frozenset([action.key for action in waiting])
        # Masks that may be used at any time (EF-MASK-04), and those that cost nothing: in the Dreamscape Phase too
        able = [self.actions[key] for mask in self.masks for key in self.keys_of[mask] if key not in self.later]
        self.able_masks = frozenset([action.of for action in able])
        self.free_masks = frozenset([action.of for action in able if action.cost == FREE])

    # -- what the rules ask

    def keep(self, key: object, value: Known) -> Known:
        """Remember what the rules have worked out; nothing is lost but time when all of it is forgotten."""
        if len(self.memo) > MOST_KEPT:
            self.memo.clear()
        self.memo[key] = value
        return value

    def once(self, key: object, make: Callable[[], Known]) -> Known:
        """What is worked out when it is first asked for."""
        known: Known | None = self.memo.get(key)
        return self.keep(key, make()) if known is None else known

    def land(self, ground: Ground) -> Land:
        """The landscape of what lies on the board."""
        known = self._lands.get(ground)
        if known is None:
            tiles = [self.maps[name] for name in ground.tiles]
            overlays = [self.overlays[name] for name in ground.overlays]
            printed = [self.actions[key] for tile in (*tiles, *overlays) for key in self.keys_of[tile.id]]
            known = self._lands[ground] = Land((self.box.columns, self.box.rows), ground, tiles, overlays, printed)
        return known

    def intent(self, card: str, colour: Intent) -> int:
        """What a card yields in one colour (EF-INTENT-03)."""
        return self.yields.get(card, NOTHING)[INTENTS.index(colour)]

    def is_unread(self, action: Action) -> bool:
        """Whether an action prints nothing but the number of a script: nobody knows before what stands in it."""
        if action.part is None:
            return False
        verbs = self.records[action.record].blocks[action.part.do]
        return bool(action.part.read_as) or [verb.named() for verb in verbs] == ["call"]

    @cached_property
    def codes(self) -> dict[str, str]:
        """What players call each Secret before it is revealed: its id would tell what the front is."""
        return {secret: self.records.name(f"secret/{secret}", "en") or secret for secret in self.secrets}

    @cached_property
    def unlocks(self) -> dict[str, tuple[str, ...]]:
        """The rules that each Wisdom card switches on: "deliverance", "railway", "nap"."""
        blocks = {card.id: self.records[f"wisdom/{card.id}"].blocks for card in self.wisdom.values()}
        granting: dict[str, tuple[Any, ...]] = {
            card.id: () if card.grants is None else blocks[card.id][card.grants] for card in self.wisdom.values()
        }
        return {card: tuple([unlock.rule for unlock in grants]) for card, grants in granting.items()}

    @cached_property
    def decks(self) -> dict[str, tuple[str, ...]]:
        """The starting Influence deck of each Dreamer (EF-CAMPAIGN-03)."""
        decks: dict[str, list[str]] = {name: [] for name in self.dreamers}
        for card in self.influence.values():
            if card.dreamer:
                decks[card.dreamer] += [card.id] * card.copies
        return {name: tuple(cards) for name, cards in decks.items()}

    @cached_property
    def aimed(self) -> frozenset[str]:
        """The actions that need a figure: Interactions, and Assaults or Contacts that are no Map Actions."""
        figures = (Source.HAND, Source.PROGRESS, Source.ITEM, Source.ENTITY)
        return frozenset(
            [
                key
                for key, action in self.actions.items()
                if action.aimed
                or action.source is Source.ENTITY
                or (action.keyword is not None and action.source in figures)
            ]
        )

    @cached_property
    def changers(self) -> dict[str, frozenset[str]]:
        """For each number, the elements that change it."""
        changing: dict[str, set[str]] = {}
        for of, passives in self.passives.items():
            for passive in passives:
                changing.setdefault(passive.stat, set()).add(of)
        return {stat: frozenset(elements) for stat, elements in changing.items()}

    def _carriers(self, has: Callable[[Action], object]) -> frozenset[str]:
        """The elements with an action of some kind, the cards with such a back among them."""
        backs = [card for card, back in self.backs.items() if has(back)]
        return frozenset([*backs, *[action.of for action in self.actions.values() if has(action)]])

    # -- the box

    @cached_property
    def dealt(self) -> dict[str, tuple[str, ...]]:
        """What lies in which pile of the table when a campaign is opened; what is found later stays in the box."""

        def ids(shelf: dict[str, Any], test: Test = lambda _: True, *, boxed: bool = False) -> list[str]:
            """Those that are no front of a Secret, and are left in the box or not."""
            own = [record for key, record in shelf.items() if key not in self.secrets]
            return [record.id for record in own if getattr(record, "boxed", False) is boxed and test(record)]

        spare = (self.items, self.flaws, self.fates, self.tiles, self.gates)
        market = ids(self.influence, lambda card: card.pool == "market")
        maps = {name: tile for name, tile in self.maps.items() if not name.startswith("plain-")}
        return {
            "market": tuple([card for card in market for _ in range(self.influence[card].copies)]),
            "fates": tuple(ids(self.fates)),
            "flaws": tuple(ids(self.flaws)),
            "turns_out": tuple(self.turns),
            "slumbers": tuple(ids(self.tiles, lambda tile: tile.role in ("slumber", "delta"))),
            "maps": tuple(ids(maps, lambda tile: tile.slumber)),
            "mask_pool": tuple(ids(self.masks)),
            "seasons": tuple(reversed(ids(self.seasons))),
            "boxed": (
                *self.secrets,
                *[name for shelf in spare for name in ids(shelf, boxed=True)],
                *ids(self.tiles, lambda tile: tile.role not in ("slumber", "delta")),
                *ids(maps, lambda tile: not tile.slumber),
                *ids(self.wisdom),
                *[f"plain-{slot}" for slot in SLOTS],
            ),
            "gates": tuple(ids(self.gates)),
            "districts": tuple(ids(self.districts)),
            "storage": tuple(ids(self.items)),  # the starting Items, which the first Dream supplies (EF-CAMPAIGN-11)
        }

    @cached_property
    def every(self) -> Counter[str]:
        """Every card and tile of the box: each is always in exactly one place."""
        return Counter([card for pile in (*self.dealt.values(), *self.decks.values()) for card in pile])
