"""From the records of packs to what the rules look up: every card, tile and Location as it is printed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from nocturne.effects.context import Citations, Stage
from nocturne.effects.records import Modifier, PackRecord
from nocturne.effects.word import AnyCondition, Block
from nocturne.games.etherfields import kinds as k
from nocturne.games.etherfields.components import Build, Icon, Intent, Luck, Morph, Row, Source, Stride, Suit
from nocturne.games.etherfields.content import (
    Action,
    Archetype,
    District,
    Effect,
    Effects,
    Fate,
    Feature,
    Figures,
    Flaw,
    Gate,
    Influence,
    Item,
    Location,
    MapTile,
    Mask,
    Note,
    Overlay,
    Passive,
    Printed,
    Season,
    Secret,
    Tile,
    TurnCard,
    Wisdom,
)
from nocturne.games.etherfields.library import Deal, Library
from nocturne.games.etherfields.words.costing import cost_of
from nocturne.games.etherfields.words.story import Unlock
from nocturne.games.etherfields.world import EtherfieldsWorld
from nocturne.packs import Library as Records

PARTS = {
    "setup": "setup", "text": "text", "end-of-turn": "end_of_turn", "trap": "trap", "out-of-turns": "out",
    "deliverance": "deliverance", "intro": "intro", "death": "death", "flying": "flying", "movement": "own_move",
    "revealed": "revealed",
}  # fmt: skip
"""What the rules call the parts of a tile; the three effect rows stand in its `rows`."""
ROWS = {row.value: row for row in (Row.MORPHING, Row.BASIC, Row.SPECIAL)}
Part = k.Ability | k.Reaction
SLOTS = tuple([f"{column}{row}" for row in (1, 2, 3) for column in "ABCD"])

CITATIONS = Citations(target="EF-CHOICE-01", choice="EF-CHOICE-05", offer="EF-PRECEDENCE-01")
"""The rules by which Dreamers are asked what a card leaves open: what is meant, which of several, whether at all."""


class PackLibrary(Library):
    """The content in force, made from packs."""

    def __init__(self, records: Records) -> None:
        press = Press(records)
        super().__init__(press.printed(), press.figures(), press.deal())
        self.records = records
        self.hash = records.hash
        self.stage = Stage(EtherfieldsWorld(), records, CITATIONS)
        self.parts = press.parts


class Press:
    """Prints one record after the other."""

    def __init__(self, records: Records) -> None:
        self.records = records
        self.parts: dict[str, tuple[str, Part]] = {}  # what each action says: its record and part
        self.box = next(iter(self.all(k.BoxRecord)))

    def all(self, kind: type[Any]) -> Iterator[Any]:
        """The records of a kind, in the order of the files."""
        return iter(self.records.all(kind.named()))

    # -- parts

    def effect(self, record: PackRecord, block: Block | None, condition: AnyCondition | None = None) -> Effects:
        """A part of a record that is carried out."""
        return () if block is None else (Effect(f"{record.named()}/{record.id}", block, condition),)

    def actions(self, record: PackRecord, source: Source, parts: Iterable[Part]) -> tuple[Action, ...]:
        """The actions of a record, numbered from one."""
        return tuple([self.action(record, source, part, f"{record.id}/{n}") for n, part in enumerate(parts, 1)])

    def action(self, record: PackRecord, source: Source, part: Part, key: str) -> Action:
        """One action with its price, its keyword and its moment."""
        self.parts[key] = (f"{record.named()}/{record.id}", part)
        when = part.when if isinstance(part, k.Reaction) else ""
        cost, more = cost_of(part.pay)
        return Action(
            key=key,
            of=record.id,
            source=source,
            cost=cost,
            record=f"{record.named()}/{record.id}",
            condition=part.if_,
            do=self.effect(record, part.do),
            rapid=when == "rapid",
            reroll={"own-roll": "own", "any-roll": "any"}.get(when, ""),
            prevents=when == "before-distress",
            once=part.limit == "once-per-turn",
            single_use=part.limit == "single-use",
            world=when == "anywhere",
            only_world=when == "on-the-map",
            places=part.at if isinstance(part, k.Spot) else (),
            **more,
        )

    def element(self, record: Any, source: Source) -> dict[str, Any]:  # noqa: ANN401 -- any kind of element
        """What every printed thing has."""
        passives: tuple[Modifier, ...] = record.passives
        return {
            "id": record.id,
            "actions": self.actions(record, source, (*record.actions, *record.reactions)),
            "passives": tuple([Passive(one.stat, one.by) for one in passives]),
        }

    def effects_of(self, record: Any) -> dict[str, Any]:  # noqa: ANN401 -- any kind with effects
        """The parts of a tile that happen by themselves, as the rules call them."""
        triggers: tuple[Any, ...] = record.effects
        found: dict[str, Any] = {}
        for one in triggers:
            parts = self.effect(record, one.do, one.if_)
            if one.when in ROWS:
                rows = found.setdefault("rows", {})
                rows[ROWS[one.when]] = rows.get(ROWS[one.when], ()) + parts
            else:
                found[PARTS[one.when]] = found.get(PARTS[one.when], ()) + parts
        return found

    # -- everything

    def printed(self) -> list[Printed]:
        """All printed things."""
        found: list[Printed] = [*self.cards(), *self.team_cards(), *self.tiles(), *self.places()]
        return [*found, *[MapTile(id=f"plain-{slot}", slot=slot, slumber=False) for slot in SLOTS]]

    def cards(self) -> Iterator[Printed]:
        """Dreamers and their cards, the Market, Flaws."""
        backs: dict[str, Action] = {}
        decks: dict[str, list[str]] = {}
        for one in self.all(k.DreamerRecord):
            part = (*one.back, *one.back_reaction)[0]
            backs[one.id] = self.action(one, Source.BACK, part, f"{one.id}/back")
            decks[one.id] = []
        for card in self.all(k.InfluenceRecord):
            source = Source.PROGRESS if card.placing else Source.HAND
            if card.dreamer:
                decks[card.dreamer] += [card.id] * card.copies
            yield Influence(
                **self.element(card, source),
                intent=(card.awareness, card.cunning, card.wrath),
                price=card.price,
                placing=cost_of(card.placing.pay)[0] if card.placing else None,
                colour=Intent(card.colour) if card.colour else None,
                back=backs.get(card.dreamer),
                unfit=card.unfit,
            )
        yield from [Archetype(id=name, deck=tuple(cards)) for name, cards in decks.items()]
        for flaw in self.all(k.FlawRecord):
            yield Flaw(
                **self.element(flaw, Source.PROGRESS),
                do=self.effect(flaw, flaw.drawn),
                stays=flaw.stays,
                removal=cost_of(flaw.removal.pay)[0] if flaw.removal else None,
            )

    def team_cards(self) -> Iterator[Printed]:
        """Items, Masks, Wisdom, Notes, Fates, Turn cards, Seasons."""
        for item in self.all(k.ItemRecord):
            yield Item(**self.element(item, Source.ITEM), intent=(item.awareness, item.cunning, item.wrath))
        for mask in self.all(k.MaskRecord):
            yield Mask(**self.element(mask, Source.MASK))
        for wisdom in self.all(k.WisdomRecord):
            yield Wisdom(**self.element(wisdom, Source.WISDOM), tags=self.tags(wisdom), addon=wisdom.addon)
        for note in self.all(k.NoteRecord):
            yield Note(id=note.id, when=note.when, do=self.effect(note, note.do), single_use=not note.keeps)
        for fate in self.all(k.FateRecord):
            more = self.effects_of(fate)
            yield Fate(
                **self.element(fate, Source.QUIRK),
                do=self.effect(fate, fate.do),
                quirk=fate.quirk,
                rows=more.get("rows", {}),
            )
        for turn in self.all(k.TurnRecord):
            loot = tuple([self.effect(turn, block) for block in turn.loot])
            yield TurnCard(id=turn.id, suit=Suit(turn.suit), steps=tuple(map(Row, turn.steps)), loot=loot)
        for season in self.all(k.SeasonRecord):
            occasions: dict[str, Effects] = {}
            for one in season.effects:
                occasions[one.when] = occasions.get(one.when, ()) + self.effect(season, one.do, one.if_)
            yield Season(id=season.id, occasions=occasions)

    def tags(self, wisdom: k.WisdomRecord) -> tuple[str, ...]:
        """The rules that a Wisdom card switches on."""
        if wisdom.grants is None:
            return ()
        verbs = self.records[f"wisdom/{wisdom.id}"].blocks[wisdom.grants]
        return tuple([verb.rule for verb in verbs if isinstance(verb, Unlock)])

    def tiles(self) -> Iterator[Printed]:
        """Slumber tiles, Entities, gates, Secrets."""
        for tile in self.all(k.TileRecord):
            yield Tile(
                **self.element(tile, Source.ENTITY),
                **self.effects_of(tile),
                slumber=tile.role in ("slumber", "delta", "mode"),
                delta=tile.role == "delta",
                mode=tile.role == "mode",
                turns=tile.turns,
                movement=tile.movement,
                ignores_die=tile.own_movement,
                big=tile.big,
                build=Build.COMPANION if tile.role == "companion" else Build(tile.build),
                skip=bool(tile.skip),
                skip_before_setup=tile.skip == "before-too",
            )
        for gate in self.all(k.GateRecord):
            yield Gate(
                **self.element(gate, Source.GATE),
                **self.effects_of(gate),
                district=gate.district,
                keys=gate.keys,
                turns=gate.turns,
                secrets=gate.secrets,
                first=gate.first,
                colours=gate.colours,
            )
        for secret in self.all(k.SecretRecord):
            yield Secret(
                **self.element(secret, Source.SECRET),
                **self.effects_of(secret),
                code=self.records.name(f"secret/{secret.id}", "en"),
                back=secret.back,
                kind=secret.front,
                single_use=secret.memory,
            )

    def places(self) -> Iterator[Printed]:
        """Map tiles, Overlays and districts."""
        for one in self.all(k.MapRecord):
            yield MapTile(
                id=one.id,
                slot=one.slot.upper(),
                drawing=one.plan.strip("\n"),
                features=features(one.features),
                actions=self.spots(one, (*one.spots, *one.flying), len(one.spots)),
                starting=one.starting,
                slumber=one.slumber,
                **self.effects_of(one),
            )
        for one in self.all(k.OverlayRecord):
            yield Overlay(
                id=one.id,
                adds=one.adds,
                walls=pairs(one.walls),
                opens=pairs(one.opens),
                blocks=one.blocks,
                features=features(one.features),
                actions=self.spots(one, one.spots, len(one.spots)),
            )
        places: list[k.LocationRecord] = list(self.all(k.LocationRecord))
        for district in self.all(k.DistrictRecord):
            yield District(
                id=district.id,
                locations=tuple([self.location(one) for one in places if one.district == district.id]),
                price=tuple([self.effect(district, block) for block in district.prices]),
            )

    def spots(self, record: PackRecord, parts: tuple[k.Ability, ...], on_map: int) -> tuple[Action, ...]:
        """Map Actions first, then Flying Rules."""
        return tuple(
            [
                self.action(record, Source.MAP if n <= on_map else Source.FLYING, part, f"{record.id}/{n}")
                for n, part in enumerate(parts, 1)
            ]
        )

    def location(self, one: k.LocationRecord) -> Location:
        """A Location of the Dreamworld Map."""
        icons = tuple(map(Icon, one.icons))
        return Location(
            id=one.id,
            district=one.district,
            icons=icons,
            rule=self.effect(one, one.rule),
            paths=one.paths,
            shortcuts=one.shortcuts,
        )

    # -- the box

    def figures(self) -> Figures:
        """Print data that the rulebook does not tell."""
        box = self.box
        return Figures(
            luck=tuple(map(Luck, box.luck)),
            stride=tuple(map(Stride, box.stride)),
            morphs=tuple(map(Morph, box.morphings)),
            clock=box.clock,
            columns=box.columns,
            rows=box.rows,
            awakening=box.awakening,
            death=self.effect(box, box.death),
        )

    def deal(self) -> Deal:
        """What lies where when a campaign is opened; what is found later stays in the box."""
        secrets = [one.id for one in self.all(k.SecretRecord)]
        fronts = set(secrets)

        def open_ones(kind: type[Any]) -> list[Any]:
            return [one for one in self.all(kind) if one.id not in fronts and not getattr(one, "boxed", False)]

        def boxed(kind: type[Any]) -> list[str]:
            return [one.id for one in self.all(kind) if one.id not in fronts and getattr(one, "boxed", False)]

        market = [one for one in open_ones(k.InfluenceRecord) if one.pool == "market"]
        slumbers = [one.id for one in open_ones(k.TileRecord) if one.role in ("slumber", "delta")]
        maps = open_ones(k.MapRecord)
        spare = (k.ItemRecord, k.FlawRecord, k.FateRecord, k.TileRecord, k.GateRecord)
        return Deal(
            market=tuple([one.id for one in market for _ in range(one.copies)]),
            items=ids(open_ones(k.ItemRecord)),
            fates=ids(open_ones(k.FateRecord)),
            flaws=ids(open_ones(k.FlawRecord)),
            turns=ids(self.all(k.TurnRecord)),
            slumbers=tuple(slumbers),
            maps=tuple([one.id for one in maps if one.slumber]),
            masks=ids(open_ones(k.MaskRecord)),
            seasons=tuple(reversed(ids(open_ones(k.SeasonRecord)))),
            gates=ids(open_ones(k.GateRecord)),
            districts=ids(open_ones(k.DistrictRecord)),
            boxed=(
                *secrets,
                *[name for kind in spare for name in boxed(kind)],
                *[one.id for one in open_ones(k.TileRecord) if one.role not in ("slumber", "delta")],
                *[one.id for one in maps if not one.slumber],
                *ids(open_ones(k.WisdomRecord)),
                *[f"plain-{slot}" for slot in SLOTS],
            ),
        )


def ids(records: Iterable[Any]) -> tuple[str, ...]:
    """Their ids."""
    return tuple([one.id for one in records])


def features(icons: Iterable[k.Icon]) -> tuple[Feature, ...]:
    """The icons of a tile."""
    return tuple([Feature(one.icon, one.at, one.value) for one in icons])


def pairs(edges: Iterable[k.Pair]) -> tuple[tuple[int, int], ...]:
    """Edges between two spaces."""
    return tuple([(one.one, one.other) for one in edges])
