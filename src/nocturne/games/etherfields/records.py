"""The kinds of record in Etherfields' packs: each says what its card says, and the rules read it so."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Struct

from nocturne.effects.records import Blocks, Copies, PackRecord
from nocturne.effects.word import AnyCondition, AnyVerb, Between, Block, Label, Named, Refers, Select, Silhouette, Story
from nocturne.games.etherfields import parts as p
from nocturne.games.etherfields.components import STATES, Build
from nocturne.kernel.text import Text

Yield = Annotated[int, Between(0, 9)]
Intent = Annotated[str, Named("intent")]
Emblem = Annotated[str, Silhouette()]
"""What a card shows of what it is called; how a record looks is no part of what it does (`PICTURED`)."""


INERT = {"place-this": "placing", "remove-flaw": "removal", "unlock": "grants"}
"""Verbs that the rules read and do not carry out: each stands for a whole part, and nowhere else."""
ROOTED = tuple([state.value for state, rule in STATES.items() if rule.rooted])


def too_late(block: tuple[AnyVerb, ...]) -> Text | None:
    """Why a line can never happen where it stands: it moves somebody whom a line before it holds fast (EF-STATE-07)."""
    rooted: dict[Select, str] = {}
    for verb in block:
        name, who = verb.named(), getattr(verb, "who", None)
        if name in ("move", "relocate") and who in rooted:
            return Text.of("etherfields-too-late", word=name, state=rooted[who])
        state = getattr(verb, "state", "")
        if state in ROOTED and isinstance(who, Select) and not who.asks:
            rooted = {other: held for other, held in rooted.items() if other != who}
            rooted |= {who: state} if name == "add-state" else {}
    return None


class EtherfieldsRecord(PackRecord, frozen=True, kw_only=True):
    """A record of Etherfields: what it says is carried out."""

    def refuse(self, blocks: Blocks) -> Text | None:
        """Verbs that only stand for a part stand alone in it, and in no other."""
        own: dict[int, str] = {}
        for verb, field in INERT.items():
            part = getattr(self, field, None)
            if part is not None:
                own[part.do if isinstance(part, p.Payment) else part] = verb
        for number, block in enumerate(blocks):
            names = {verb.named() for verb in block}
            if number in own and names != {own[number]}:
                return Text.of("etherfields-stands-alone", field=INERT[own[number]], word=own[number])
            strange = next(iter(sorted(names & {*INERT})), "")
            if strange and number not in own:
                return Text.of("etherfields-stands-only", word=strange, field=INERT[strange])
            late = too_late(block)
            if late:
                return late
        return None


class Feature(Struct, frozen=True, kw_only=True):
    """An icon on a Map tile: in one space, on the line between two, or in the centre."""

    icon: Annotated[str, Named("feature")]
    at: tuple[p.Space, ...]
    value: str = ""


class Furniture(Struct, frozen=True, kw_only=True):
    """What stands in a space, drawn in outline on its floor."""

    thing: Emblem
    at: p.Space


def crowded(drawings: tuple[Furniture, ...], within: frozenset[int] | None = None) -> Text | None:
    """Why drawings cannot stand where they are put: two in one space, or one beside the tile."""
    for number, drawn in enumerate(drawings):
        if drawn.at in [other.at for other in drawings[:number]]:
            return Text.of("etherfields-drawing-twice", at=drawn.at)
        if within is not None and drawn.at not in within:
            return Text.of("etherfields-drawing-beside", at=drawn.at)
    return None


class Element(EtherfieldsRecord, frozen=True, kw_only=True):
    """What most printed things have."""

    actions: tuple[p.Ability, ...] = ()
    reactions: tuple[p.Reaction, ...] = ()
    passives: tuple[p.Modifier, ...] = ()


class InfluenceRecord(EtherfieldsRecord, frozen=True, kw_only=True, tag="influence"):
    """An Influence card; with a placement cost it is a Progress card (table 4.15)."""

    emblem: Emblem = ""
    dreamer: Annotated[str, Refers("dreamer")] = ""  # whose starting deck it belongs to
    pool: Annotated[str, Named("pool")] = ""  # where it lies, if it belongs to nobody yet
    copies: Copies = 1
    awareness: Yield = 0
    cunning: Yield = 0
    wrath: Yield = 0
    price: Annotated[int, Between(1, 9)] = 1
    colour: Intent = ""
    placing: p.Placing | None = None
    actions: tuple[p.Ability, ...] = ()
    reactions: tuple[p.Reaction, ...] = ()
    passives: tuple[p.Modifier, ...] = ()
    example: ClassVar[str] = (
        "{kind: influence, id: steady-eye, name: Steady Eye, pool: market, awareness: 2, actions: [{do: [{draw: 1}]}]}"
    )


class DreamerRecord(EtherfieldsRecord, frozen=True, kw_only=True, tag="dreamer"):
    """A Dreamer: 22 Influence cards, and the action on the back of each (EF-CAMPAIGN-03, EF-INFLUENCE-07)."""

    back: tuple[p.Ability, ...] = ()
    back_reaction: tuple[p.Reaction, ...] = ()

    def refuse(self, blocks: Blocks) -> Text | None:
        """The back of a card has room for one action."""
        fits = len(self.back) + len(self.back_reaction) == 1
        return super().refuse(blocks) if fits else Text.of("etherfields-one-back")

    example: ClassVar[str] = "{kind: dreamer, id: gambler, name: The Gambler, back: [{do: [{draw: 1}]}]}"


class ItemRecord(Element, frozen=True, kw_only=True, tag="item"):
    """An Item of the Team (EF-ITEM-01)."""

    emblem: Emblem = ""
    awareness: Yield = 0
    cunning: Yield = 0
    wrath: Yield = 0
    boxed: bool = False  # found in a Dream, not owned from the start
    example: ClassVar[str] = "{kind: item, id: brass-key, name: Brass Key, cunning: 2}"


class MaskRecord(Element, frozen=True, kw_only=True, tag="mask"):
    """A Mask with the ability on its back (EF-MASK-01)."""

    emblem: Emblem = ""
    on_back: ClassVar[tuple[str, ...]] = ("emblem",)  # picture and name: its power is read when it is taken (EF-PUB-25)
    example: ClassVar[str] = "{kind: mask, id: mask-of-salt, name: Mask of Salt, passives: [{stat: hand, by: 1}]}"


class FlawRecord(EtherfieldsRecord, frozen=True, kw_only=True, tag="flaw"):
    """A Flaw card: resolved when drawn, then discarded or kept (EF-FLAW-02, EF-FLAW-03)."""

    emblem: Emblem = ""
    drawn: Block | None = None
    stays: bool = False
    actions: tuple[p.Ability, ...] = ()
    reactions: tuple[p.Reaction, ...] = ()
    passives: tuple[p.Modifier, ...] = ()
    removal: p.Removal | None = None
    boxed: bool = False
    example: ClassVar[str] = "{kind: flaw, id: cold-feet, name: Cold Feet, drawn: [{discard: 1}]}"


class WisdomRecord(Element, frozen=True, kw_only=True, tag="wisdom"):
    """A Wisdom card: always active once it is found (EF-WISDOM-01)."""

    emblem: Emblem = ""
    grants: Block | None = None  # rules that it switches on
    addon: bool = False  # in force from the start for the owners of its add-on (EF-THORN-01)
    effects: tuple[p.WisdomEffect, ...] = ()
    example: ClassVar[str] = "{kind: wisdom, id: deep-pockets, name: Deep Pockets, passives: [{stat: items, by: 1}]}"


class NoteRecord(EtherfieldsRecord, frozen=True, kw_only=True, tag="note"):
    """A Note card: its back says when, its front what (EF-NOTE-02)."""

    emblem: Emblem = ""
    when: AnyCondition | None = None
    do: Block
    keeps: bool = False  # it may be used again
    on_back: ClassVar[tuple[str, ...]] = ("when",)
    example: ClassVar[str] = "{kind: note, id: torn-ticket, name: Torn Ticket, do: [{gain: ether}]}"


class FateRecord(Element, frozen=True, kw_only=True, tag="fate"):
    """A Fate card, or a Quirk card that lies on the Slumber Map (EF-FATE-01, EF-QUIRK-01)."""

    emblem: Emblem = ""
    quirk: bool = False
    do: Block | None = None
    effects: tuple[p.QuirkEffect, ...] = ()
    boxed: bool = False
    example: ClassVar[str] = "{kind: fate, id: warm-bench, name: A Warm Bench, do: [{heal: 1, who: you}]}"


class TurnRecord(EtherfieldsRecord, frozen=True, kw_only=True, tag="turn"):
    """A Turn card: steps, suit and Loot (table 4.14)."""

    emblem: Emblem = ""
    suit: Annotated[str, Named("suit")]
    steps: tuple[Annotated[str, Named("row")], ...]
    loot: tuple[Block, ...]
    counted: ClassVar[int | None] = 12
    example: ClassVar[str] = (
        "{kind: turn, id: turn-1, name: First, suit: heart, steps: [basic], loot: [[{gain: ether}]]}"
    )


class TileRecord(Element, frozen=True, kw_only=True, tag="tile"):
    """A Slumber tile, an Entity of a Dream, a Companion, or the Continuous Dream tile (table 4.12)."""

    emblem: Emblem = ""
    role: Annotated[str, Named("role")] = "slumber"
    turns: Annotated[int, Between(0, 12)] = 0
    movement: Annotated[int, Between(0, 9)] = 0
    own_movement: bool = False  # it ignores the die
    big: bool = False
    build: Annotated[str, Named("build")] = "token"
    skip: Annotated[str, Named("skip")] = ""
    actions: tuple[p.Interaction, ...] = ()
    effects: tuple[p.TileEffect, ...] = ()
    boxed: bool = False
    hints: tuple[Annotated[str, Story()], ...] = ()  # for those who ask: three, each plainer than the one before
    parts: ClassVar[tuple[str, ...]] = ("actions",)  # what one tries may have a name

    def refuse(self, blocks: Blocks) -> Text | None:
        """An Entity, which has a Setup, has no text (EF-SLUMBER-02); most Entities move by the die (EF-EMOVE-11)."""
        moments = {effect.when for effect in self.effects}
        if moments >= {"setup", "text"}:
            return Text.of("etherfields-entity-text")
        if "movement" in moments and not self.own_movement:
            return Text.of("etherfields-own-movement")
        return super().refuse(blocks)

    @property
    def is_slumber(self) -> bool:
        """Whether it belongs to the Slumber deck or takes its place; others are found in Dreams."""
        return self.role in ("slumber", "delta", "mode")

    @property
    def is_delta(self) -> bool:
        """Whether it is the Delta tile, which is known by its back (EF-DELTA-02)."""
        return self.role == "delta"

    @property
    def is_entity(self) -> bool:
        """Whether it has a Setup (EF-SLUMBER-03)."""
        return not self.is_slumber or any(effect.when == "setup" for effect in self.effects)

    @property
    def pieces(self) -> Build:
        """The pieces that stand for its figures (EF-COMP-05)."""
        return Build.COMPANION if self.role == "companion" else Build(self.build)

    example: ClassVar[str] = (
        "{kind: tile, id: draught, name: The Draught, turns: 4, movement: 2, "
        "effects: [{when: setup, do: [appear]}, {when: basic, do: [{strike: 1}]}]}"
    )


class GateRecord(Element, frozen=True, kw_only=True, tag="gate"):
    """A Dream Gate tile, back and front (table 4.13)."""

    emblem: Emblem = ""
    district: Annotated[str, Refers("district")] = ""
    keys: Annotated[int, Between(0, 4)] = 0
    turns: Annotated[int, Between(1, 12)] = 1
    first: bool = False
    boxed: bool = False  # found later, as a Secret
    colours: tuple[str, ...] = ()  # of the Dream: its ground and its glow, as "#rrggbb"
    special: Annotated[str, Story()] = ""  # its special rule, on the front, in the words of the Dream (EF-GATE-02)
    goal: Annotated[str, Story()] = ""  # on the front; "" where the Dream only hints at it (EF-CAMPAIGN-14, EF-GATE-02)
    hints: tuple[Annotated[str, Story()], ...] = ()  # for those who ask: three, each plainer than the one before
    effects: tuple[p.GateEffect, ...] = ()
    secrets: tuple[Annotated[str, Refers("secret")], ...] = ()
    on_back: ClassVar[tuple[str, ...]] = ("district", "keys", "turns")  # EF-GATE-01
    told: ClassVar[tuple[str, ...]] = ("special", "goal")
    example: ClassVar[str] = (
        "{kind: gate, id: gate-first, name: The First Door, turns: 12, first: true, "
        "effects: [{when: out-of-turns, do: [end-badly]}]}"
    )


class SecretRecord(Element, frozen=True, kw_only=True, tag="secret"):
    """A Secret card or tile: what its back shows, and what its front turns out to be (EF-REVEAL-01)."""

    back: Annotated[str, Named("back")] = "card"
    front: Annotated[str, Named("front")] = ""
    memory: bool = False  # removed from the game once it is resolved (EF-FAQ-01)
    effects: tuple[p.SecretEffect, ...] = ()
    hidden: ClassVar[bool] = True
    parts: ClassVar[tuple[str, ...]] = ("actions",)


MAP_SPACES = frozenset(range(4))
"""The spaces of a Map tile: 0 1 above 2 3."""


class MapRecord(EtherfieldsRecord, frozen=True, kw_only=True, tag="map"):
    """A tile of the Dreamscape: 2 x 2 spaces, drawn with its Walls (EF-MOVE-02)."""

    slot: Annotated[str, Label("slot")]
    shift: tuple[Annotated[int, Between(0, 1)], ...] = ()  # columns and rows beyond its slot's own (EF-BOARD-02)
    plan: str = ""
    features: tuple[Feature, ...] = ()
    spots: tuple[p.Spot, ...] = ()
    flying: tuple[p.Ability, ...] = ()
    effects: tuple[p.MapEffect, ...] = ()
    drawings: tuple[Furniture, ...] = ()
    starting: bool = False
    slumber: bool = False
    parts: ClassVar[tuple[str, ...]] = ("spots", "flying")

    def refuse(self, blocks: Blocks) -> Text | None:
        """A tile that straddles slots says how far it lies to the right and down."""
        if len(self.shift) not in (0, 2):
            return Text.of("etherfields-shift")
        return crowded(self.drawings, MAP_SPACES) or super().refuse(blocks)

    example: ClassVar[str] = "{kind: map, id: hall, name: Hall, slot: a1, features: [{icon: entrance, at: [0]}]}"


class Pair(Struct, frozen=True, kw_only=True):
    """Two neighbouring spaces of the board."""

    one: p.Space
    other: p.Space


class OverlayRecord(EtherfieldsRecord, frozen=True, kw_only=True, tag="overlay"):
    """A card laid over the Dreamscape: what it changes, stated space by space (EF-OVERLAY-04)."""

    adds: tuple[p.Space, ...] = ()
    walls: tuple[Pair, ...] = ()
    opens: tuple[Pair, ...] = ()
    blocks: tuple[p.Space, ...] = ()
    features: tuple[Feature, ...] = ()
    spots: tuple[p.Spot, ...] = ()
    drawings: tuple[Furniture, ...] = ()
    parts: ClassVar[tuple[str, ...]] = ("spots",)

    def refuse(self, blocks: Blocks) -> Text | None:
        """Two drawings cannot stand in one space."""
        return crowded(self.drawings) or super().refuse(blocks)

    example: ClassVar[str] = "{kind: overlay, id: flood, name: The Flood, blocks: [3]}"


class LocationRecord(EtherfieldsRecord, frozen=True, kw_only=True, tag="location"):
    """A Location of the Dreamworld Map."""

    district: Annotated[str, Refers("district")]
    icons: tuple[Annotated[str, Named("location-icon")], ...] = ()
    paths: tuple[Annotated[str, Refers("location")], ...] = ()
    shortcuts: tuple[Annotated[str, Refers("location")], ...] = ()
    rule: Block | None = None
    example: ClassVar[str] = "{kind: location, id: the-pier, name: The Pier, district: seafront, icons: [fate]}"


class DistrictRecord(EtherfieldsRecord, frozen=True, kw_only=True, tag="district"):
    """A Dreamworld Map tile; its Shortcuts have a price of their own in 1.0 (EF-WORLD-07)."""

    prices: tuple[Block, ...] = ()
    example: ClassVar[str] = "{kind: district, id: seafront, name: The Seafront, prices: [[{seal: 1, who: you}]]}"


class SeasonRecord(EtherfieldsRecord, frozen=True, kw_only=True, tag="season"):
    """A Season card; the top one is in force: it acts when an icon is resolved or a Shortcut taken (EF-SEASON-01)."""

    emblem: Emblem = ""
    effects: tuple[p.SeasonEffect, ...] = ()
    example: ClassVar[str] = "{kind: season, id: thaw, name: Thaw, effects: [{when: sanctuary, do: [{unseal: 1}]}]}"


class ScriptRecord(EtherfieldsRecord, frozen=True, kw_only=True, tag="script"):
    """A passage of the story, called by its number, and what it brings (EF-SECRET-03)."""

    do: Block
    example: ClassVar[str] = '{kind: script, id: at-the-door, name: "12", do: [{gain: ether}]}'


class EntryRecord(EtherfieldsRecord, frozen=True, kw_only=True, tag="entry"):
    """A paragraph of the journal: read when a session begins, for as long as its condition holds."""

    when: AnyCondition | None = None
    story: Annotated[str, Story()]
    lasting: bool = False  # what was done: it stands in the chronicle too, at the end of the campaign
    titled: ClassVar[bool] = False


class AnswerRecord(EtherfieldsRecord, frozen=True, kw_only=True, tag="answer"):
    """An answer that may be given to a riddle."""

    example: ClassVar[str] = "{kind: answer, id: the-tide, name: The tide}"


class BoxRecord(EtherfieldsRecord, frozen=True, kw_only=True, tag="box"):
    """Print data that the rulebook does not tell: dice, Morphing mix, boards, the first Location (DSN-11, DSN-12)."""

    luck: tuple[Annotated[str, Named("luck")], ...]
    stride: tuple[Annotated[str, Named("stride")], ...]
    morphings: tuple[Annotated[str, Named("morphing")], ...]
    clock: Annotated[int, Between(1, 24)] = 12
    columns: Annotated[int, Between(1, 4)] = 4
    rows: Annotated[int, Between(1, 3)] = 3
    awakening: Annotated[str, Refers("location")]
    death: Block | None = None
    titled: ClassVar[bool] = False


KINDS: tuple[type[PackRecord], ...] = (
    AnswerRecord, BoxRecord, DistrictRecord, DreamerRecord, EntryRecord, FateRecord, FlawRecord, GateRecord,
    InfluenceRecord, ItemRecord, LocationRecord, MapRecord, MaskRecord, NoteRecord, OverlayRecord, ScriptRecord,
    SeasonRecord, SecretRecord, TileRecord, TurnRecord, WisdomRecord,
)  # fmt: skip
