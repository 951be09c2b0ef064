"""What lies on the table, piece by piece: Items, cards, dice, Missions, and what a card that is played interrupts."""

from __future__ import annotations

from msgspec import Struct, field

from nocturne.kernel import NONE, Ids, Pile, Seat


class Item(Struct, frozen=True, array_like=True, gc=False):
    """An Item of the Inventory with its Charges (AL-LOOT-04)."""

    key: str
    charges: int = 3
    upgraded: bool = False


class Companion(Struct, frozen=True, array_like=True, gc=False):
    """The Companion and its Charges (AL-COMPANION-03)."""

    key: str
    charges: int = 6


class Deck(Struct, frozen=True, array_like=True, gc=False):
    """A Reaction deck. Its order is drawn when a card is: nobody can know it (AL-VIEW-04)."""

    name: str
    cards_ids: Ids = field(default=NONE, name="cards")
    cards = Pile()
    discard: tuple[str, ...] = ()
    buried: tuple[str, ...] = ()  # discarded face down (AL-VIEW-10)


class Played(Struct, frozen=True, array_like=True, gc=False):
    """A card on the Reaction track (AL-METER-01)."""

    card: str
    seat: Seat
    spaces: int
    face_down: bool = False


class Task(Struct, frozen=True, array_like=True, gc=False):
    """A Mission of this game and how far it is (AL-MISSION-12)."""

    key: str
    active: bool = True
    count: int = 0
    done: bool = False
    turn: int = 0  # the Turn of the last Interact that counted


class Roll(Struct, frozen=True, array_like=True, gc=False):
    """The dice on the table: 0 HIT, 1 SURGE, 2 MISS (AL-DICE-01)."""

    hero: bool
    faces: tuple[int, ...]
    surge: bool = False  # SURGE counts as a hit whatever the light
    ignored: int = 0
    rerolled: tuple[str, ...] = ()  # what has re-rolled it


class Twist(Struct, frozen=True, array_like=True, gc=False):
    """What cards have changed about the action being performed."""

    dice: int = 0
    draw: int = 0
    charges: int = 0
    lies: int = 0
    lies_level: bool = False
    own_sector: bool = False  # an LCU lights its own sector only
    targets: int = 0
    ways: int = 0
    flee: int = 0  # steps of the target after the attack
    less: int = 0  # SC less in the encounter at hand
    discard: int = 0  # Items to be discarded after drawing
    by: Seat = Seat(0)  # whose card lets the target flee or Evil lie (AL-EVIL-11)
    dared: bool = False  # Courage was used against the creature at hand (AL-XP-13)


class Paused(Struct, frozen=True, array_like=True, gc=False):
    """What was going on when a Reaction was played in the middle of it: whose card, which creatures moved."""

    reacting: Seat
    movers: tuple[int, ...] = ()
    stirred: bool = False
    stopped: bool = False
    spawning: str = ""
    roll: Roll | None = None
    called_up: int = -1
    picked: bool = False
