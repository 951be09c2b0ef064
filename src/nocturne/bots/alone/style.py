"""How boldly, how patiently the bots of ALONE play: the numbers of their rules.

`HeroStyle()` and `EvilStyle()` are the rules of thumb, and stay as they are: they are what everything else is measured
against. The sharp ones were found by play (docs/planner.md); the planner starts from them.
"""

from __future__ import annotations

from typing import NamedTuple


class HeroStyle(NamedTuple):
    """The numbers of the Hero's rules, as the rules of thumb have them."""

    low: float = 4.0  # Life and SC as low as this, on the average, are recovered at once
    spare: bool = True  # more Adrenaline than Turns to use it in recovers
    heals: bool = False  # recover whenever something can be
    hasty: bool = False  # Bullet Time even when the next thing to do is to Track
    saves: bool = False  # Bullet Time is kept for Turns with creatures about, as long as it can still be used
    company: float = 1.5  # what it costs to go through a sector with a creature: a die, and it may follow
    danger: float = 0.3  # what it costs to go through a sector with a Danger token
    likely: float = 0.5  # a creature that dies with such a chance is fought where it stands
    bonus: bool = True  # loot a Room that gives three cards
    bars: int = 0  # 0: a door behind which a creature is; 1: every door passed; 2: others too in a Mission's Room
    steady: float = 3.0  # how many actions nearer another Room must be for the Hero to change course
    doubt: float = 3.0  # with this many likely places or fewer, the Room is sought without asking again
    fresh: int = 3  # within this distance of where a Track action was answered, the Hero does not ask again
    crooked: float = 0.45  # how much less likely a place is for every two steps that its route is longer
    door: float = 6.0  # how much likelier a Room is behind a door that was seen than anywhere in the unknown
    enough: int = 2  # with this many weapons the Hero looks for the boss
    hunter: bool = False  # where the boss must die: arm for it from the start, go to the Room first, hunt from there
    help: float = 0.0  # how many actions a Companion is worth as the reward of a Mission; other help in proportion
    clears: bool = False  # take a Danger token away where several Interacts are due
    wary: bool = False  # notice that an answer may be false also when the Turn in which it was given is over
    characters: tuple[str, ...] = ()  # whom to play, best first; of others any


class EvilStyle(NamedTuple):
    """The numbers of Evil's rules, as the rules of thumb have them."""

    patience: float = 0.45  # a card is kept, early in the Round, if it is worth less than this
    spare: float = 0.3  # the share of it that counts with more cards than Turns left
    last: float = 0.135  # what a card must be worth in the last Turn of a Round
    second: float = 0.2  # a second card of a Turn takes two spaces of the track: it must be worth so much more
    approach: float = 0.5  # how much of its attack a creature is worth that comes near, but does not arrive yet
    scare: float = 0.9  # what a point of SC lost in an encounter is worth
    danger_room: float = 1.0  # what a token in the Room of a Mission is worth
    danger_way: float = 3.0  # and right before the Hero's feet
    way: float = 0.0  # how many steps farther a new creature may stand to be on the Hero's way
    hidden: float = 0.3  # or to be out of sight
    ambush: bool = False  # the first creatures wait in the Rooms of the Missions
    sc: float = 0.5  # what a point of SC of a type counts beside the hits of its dice
    reach: float = 1.0  # how much the distance counts that a type has to keep
    throw: float = 0.5  # a card that promises less than this share of the mean is thrown away
    decks: tuple[str, ...] = ()  # what to play with, best first; of others any
    bosses: tuple[str, ...] = ()


THUMB_HERO, THUMB_EVIL = HeroStyle(), EvilStyle()
SHARP_HERO = HeroStyle(
    low=3.0, saves=True, help=3.0, enough=1, hunter=True, wary=True, characters=("ch_okoro", "ch_brandt")
)
SHARP_EVIL = EvilStyle(decks=("fang", "swarm"), bosses=("boss_hollow",))
