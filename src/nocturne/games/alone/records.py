"""The kinds of record in a pack of ALONE, and their parts: each has the fields that the rules carry out, no others."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Struct

from nocturne.effects.records import Copies, PackRecord, RecordPart
from nocturne.effects.word import Block, Count, Named, Refers, Small
from nocturne.games.alone.plan import RoomName
from nocturne.kernel import Text
from nocturne.kernel.views import Part

MatrixName = Annotated[str, Named("matrix")]


class Stats(Part, frozen=True):
    """A row of the statistics table: thresholds, dice in the dark and in light, SC, spawn distance (AL-WOUND-01)."""

    first: Small
    second: Small
    dark: Small
    lit: Small
    sc: Small
    distance: Small


class AdrenalineStep(Struct, frozen=True, kw_only=True, gc=False):
    """From this health on, so many Adrenaline tokens."""

    from_: Small
    tokens: Small


# -- parts that do something

HEADS = (("when", "moment"), ("limit", "limit"), ("if_", "head"), ("pay", "price"))
"""The fields that stand before an effect, in this order, each with the beginning of its messages."""


class AlonePart(RecordPart, frozen=True, kw_only=True):
    """A part whose head is made of words of closed lists: the rules of its kind of record ask and take them."""

    do: Block

    def head(self) -> tuple[Text, ...]:
        """What stands before its effect."""
        words = [(prefix, getattr(self, name, "")) for name, prefix in HEADS]
        return tuple(
            [
                Text(f"{prefix}-{word}")
                for prefix, value in words
                for word in (value if isinstance(value, tuple) else (value,))
                if word
            ]
        )


class NormalPart(AlonePart, frozen=True, kw_only=True):
    """The normal effect of a Reaction card, and its moment: a timing and what unlocks it (AL-DECK-04)."""

    when: Annotated[str, Named("moment of a Reaction")]


class DangerousPart(AlonePart, frozen=True, kw_only=True):
    """The effect of a Reaction card in a Dangerous sector, at the same moment (AL-DANGER-05)."""

    if_: Annotated[str, Named("head of a Dangerous effect")]


class BasicPart(AlonePart, frozen=True, kw_only=True):
    """The basic effect of an Item: of an action, or waiting for an occasion (AL-ITEM-01)."""

    when: Annotated[str, Named("use of an Item")]


class AdvancedPart(AlonePart, frozen=True, kw_only=True):
    """The effect of an Item with its component, for the same use (AL-UPGRADE-05)."""

    if_: Annotated[str, Named("head of an advanced effect")]


class HeroPart(AlonePart, frozen=True, kw_only=True):
    """What a Character can do as the Hero (AL-COMPANION-01)."""

    when: Annotated[str, Named("occasion")]
    limit: Annotated[str, Named("limit of an ability")] = ""


class CompanionPart(AlonePart, frozen=True, kw_only=True):
    """What a Character can do as a Companion, for a Charge (AL-COMPANION-05)."""

    when: Annotated[str, Named("occasion")]
    pay: Annotated[str, Named("price of a Companion")]


class SacrificePart(AlonePart, frozen=True, kw_only=True):
    """What a Companion gives for good (AL-COMPANION-08)."""

    when: Annotated[str, Named("time of a sacrifice")]
    pay: Annotated[str, Named("price of a sacrifice")]


class CompletePart(AlonePart, frozen=True, kw_only=True):
    """What completes a Mission: Interacts in its Room, under its terms; and the reward (AL-MISSION-12)."""

    if_: tuple[Annotated[str, Named("term of a Mission")], ...] = ()
    interact: Count
    in_: Annotated[str, Named("room")]
    away: Small = 0  # afterwards a Turn must end at this distance from the Room

    def head(self) -> tuple[Text, ...]:
        """Its terms and its Interacts."""
        facts = (("times", self.interact), ("in", Text(f"room-{self.in_}")), ("away", self.away))
        return (*super().head(), Text("head-interact", facts))


class StartPart(AlonePart, frozen=True, kw_only=True):
    """What a Character brings when the game begins."""

    by_itself: ClassVar[bool] = True
    when: Annotated[str, Named("beginning")]


class AfterEachPart(AlonePart, frozen=True, kw_only=True):
    """What follows each Interact for a Mission."""

    by_itself: ClassVar[bool] = True
    when: Annotated[str, Named("time after an Interact")]


class RoundEndPart(AlonePart, frozen=True, kw_only=True):
    """What happens at the end of every Round while this Character is the Hero (AL-ROUNDEND-07)."""

    by_itself: ClassVar[bool] = True
    when: Annotated[str, Named("end of a Round")]


class UnfinishedPart(AlonePart, frozen=True, kw_only=True):
    """What happens at the end of every Round until this Mission is completed (AL-MISSION-11)."""

    by_itself: ClassVar[bool] = True
    when: Annotated[str, Named("end of a Round")]
    if_: Annotated[str, Named("head of a nuisance")]


# -- the kinds


class DeckRecord(PackRecord, frozen=True, kw_only=True, tag="deck"):
    """A Reaction deck; Evil plays with two of them (AL-DECK-03)."""

    example: ClassVar[str] = "{kind: deck, id: rust, name: Rust}"


class ReactionRecord(PackRecord, frozen=True, kw_only=True, tag="reaction"):
    """A Reaction card: its moment is a timing and what unlocks it (AL-DECK-04)."""

    deck: Annotated[str, Refers("deck")]
    copies: Copies = 1
    normal: NormalPart
    dangerous: DangerousPart
    counted: ClassVar[int | None] = 64
    owner: ClassVar[str] = "evil"
    example: ClassVar[str] = (
        "{kind: reaction, id: rust_creak, name: Creak, deck: rust,"
        " normal: {when: end-move, do: [{move-creature: 1}]},"
        " dangerous: {if: dangerous, do: [{move-creature: 2}]}}"
    )


class ItemRecord(PackRecord, frozen=True, kw_only=True, tag="item"):
    """An Item card: of an action, or waiting for an occasion (AL-ITEM-12)."""

    matrix: MatrixName
    needs: MatrixName
    copies: Copies = 1
    ammunition: bool = False
    basic: BasicPart
    advanced: AdvancedPart
    counted: ClassVar[int | None] = 30
    owner: ClassVar[str] = "hero"
    example: ClassVar[str] = (
        "{kind: item, id: it_rope, name: Rope, matrix: mechanical, needs: chemical,"
        " basic: {when: move, do: [{move: 2}]}, advanced: {if: upgraded, do: [{move: 3}]}}"
    )


class MissionRecord(PackRecord, frozen=True, kw_only=True, tag="mission"):
    """A Mission card: what completes it, its reward, and what it changes until then (AL-MISSION-09)."""

    colour: Annotated[str, Named("colour")]
    explore_less: Small = 0  # sectors in each direction, until it is completed
    track_less: Small = 0  # targets
    spawn_more: Small = 0  # creatures at the end of a Round
    round_end: UnfinishedPart | None = None
    after_each: AfterEachPart | None = None
    complete: CompletePart
    counted: ClassVar[int | None] = 15
    owner: ClassVar[str] = "hero"
    told: ClassVar[tuple[str, ...]] = ("explore_less", "track_less", "spawn_more")
    example: ClassVar[str] = (
        "{kind: mission, id: g_tap, name: The Tap, colour: green,"
        " complete: {interact: 1, in: archive, do: [{heal: 1, harm: sc}]}}"
    )

    @property
    def room(self) -> RoomName:
        """Where it is completed."""
        return RoomName(self.complete.in_)


class CharacterRecord(PackRecord, frozen=True, kw_only=True, tag="character"):
    """A Character, as the Hero and as a Companion (AL-COMPANION-01)."""

    inventory: Small = 0  # Items more that the Hero may keep
    start: StartPart | None = None
    round_end: RoundEndPart | None = None
    hero: HeroPart | None = None
    companion: CompanionPart
    sacrifice: SacrificePart
    counted: ClassVar[int | None] = 6
    owner: ClassVar[str] = "hero"
    told: ClassVar[tuple[str, ...]] = ("inventory",)
    example: ClassVar[str] = (
        "{kind: character, id: ch_cook, name: The Cook,"
        " companion: {when: turn_start, pay: spend-charge, do: [{heal: 1, harm: life}]},"
        " sacrifice: {when: turn_start, pay: sacrifice-this, do: [{heal: 4, harm: life}]}}"
    )


class BossRecord(PackRecord, frozen=True, kw_only=True, tag="boss"):
    """A boss: its two rows of statistics and its abilities (AL-BOSS-03)."""

    normal: Stats
    nightmare: Stats
    breeds: bool = False  # once per Round at the end of a Turn: Spores in its sector
    leads: Small = 0  # steps more for a Common Reaction on its level
    forces_doors: bool = False  # unbarring costs no step
    darkens: bool = False  # the lights of the Hero's sector go out when it has moved in
    terrifies: Small = 0  # SC more in encounters with others while it is Revealed
    counted: ClassVar[int | None] = 4
    told: ClassVar[tuple[str, ...]] = ("breeds", "leads", "forces_doors", "darkens", "terrifies")
    example: ClassVar[str] = (
        "{kind: boss, id: boss_moth, name: The Moth,"
        " normal: {first: 2, second: 2, dark: 2, lit: 4, sc: 2, distance: 4},"
        " nightmare: {first: 2, second: 2, dark: 3, lit: 5, sc: 3, distance: 3}}"
    )


class CreatureRecord(PackRecord, frozen=True, kw_only=True, tag="creature"):
    """A type of creature: its tokens and its two rows of statistics (AL-STATS-01 to AL-STATS-08)."""

    copies: Copies = 3
    normal: Stats
    nightmare: Stats
    counted: ClassVar[int | None] = 15
    example: ClassVar[str] = (
        "{kind: creature, id: worm, name: Worm,"
        " normal: {first: 2, second: 2, dark: 3, lit: 0, sc: 2, distance: 4},"
        " nightmare: {first: 2, second: 2, dark: 4, lit: 1, sc: 3, distance: 3}}"
    )


class ConditionRecord(PackRecord, frozen=True, kw_only=True, tag="condition"):
    """A kind of Condition token (AL-CONDITION-02)."""

    copies: Copies = 4
    counted: ClassVar[int | None] = 16
    example: ClassVar[str] = "{kind: condition, id: gas, name: Gas}"


class RoomRecord(PackRecord, frozen=True, kw_only=True, tag="room"):
    """One of the eight Rooms, each once on the Map (AL-MAP-05)."""

    counted: ClassVar[int | None] = 8
    example: ClassVar[str] = "{kind: room, id: archive, name: Archive}"


class SheetRecord(PackRecord, frozen=True, kw_only=True, tag="sheet"):
    """The figures of the Hero sheet and of set-up: the knobs for balance (section 8.10 of the ledger)."""

    health: Small
    turns: Small
    limits: tuple[Small, ...]
    adrenaline: tuple[AdrenalineStep, ...]
    most_adrenaline: Small
    spaces: Small
    symbols: Small
    hands: tuple[Small, ...]
    inventory: Small
    charges: Small
    companion: Small
    die: tuple[Small, ...]
    danger_limit: Small
    first_dangers: Small
    first_creatures: Small
    round_spawn: Small
    nightmare_spawn: Small
    redraw: Small
    easy_spawn: Small = 0
    counted: ClassVar[int | None] = 1


KINDS = (
    DeckRecord, ReactionRecord, ItemRecord, MissionRecord, CharacterRecord, BossRecord,
    CreatureRecord, ConditionRecord, RoomRecord, SheetRecord,
)  # fmt: skip
