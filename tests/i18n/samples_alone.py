"""Sample values for the messages of ALONE."""

from nocturne.games.alone.components import DAMAGED, Action, Condition, Harm, Moment, Occasion, Skill
from nocturne.games.alone.plan import Direction
from nocturne.games.alone.rules.tracking import TARGETS
from nocturne.kernel import Text
from nocturne.kernel.text import Argument

TRACKED = tuple(Text.of("target", target=target) for target in TARGETS)
FACES = tuple(Text.of("die", face=face) for face in ("hit", "surge", "miss"))
WAYS = tuple(way.key for way in Direction)
UNLOCKED = tuple(Text.of("unlocks", unlock=unlock) for unlock in (*Action, *Harm))
YES_NO = (True, False)

SAMPLES: dict[str, tuple[Argument, ...]] = {
    "ability": ("Plated Vest",),
    "action": tuple(Action),
    "active": YES_NO,
    "amount": (1, 2),
    "banked": YES_NO,
    "barred": YES_NO,
    "boss": ("The Choir",),
    "card": ("Wire",),
    "cards": (1, 3),
    "cause": ("AL-ATTACK-03", "AL-CONDITION-03", "AL-DECK-04", "AL-ENCOUNTER-01", "AL-NIGHTMARE-03", ""),
    "character": ("Ilse Varga, grid engineer",),
    "charges": (1, 3),
    "companion": ("Tomas Okoro, field medic",),
    "component": ("Etching Acid",),
    "condition": tuple(Condition),
    "count": (1, 2),
    "dangerous": YES_NO,
    "dangers": (1, 5),
    "deck": (0, 1),
    "dice": (FACES[:1], FACES),
    "distance": (4, -1),
    "donor": (1,),
    "gained": YES_NO,
    "harm": tuple(Harm),
    "hero": YES_NO,
    "ignored": (1, 0),
    "item": ("Hand Flare",),
    "kind": ("Worm",),
    "left": (0, 1, 2),
    "level": ("same", "other", "none"),
    "misses": (1, 2),
    "mission": ("The Sleeper",),
    "occasion": tuple(Occasion),
    "moment": (*[moment for moment in Moment if moment not in DAMAGED.values()], *DAMAGED.values()),
    "name": (3,),
    "on": YES_NO,
    "place": ("1:2,0",),
    "places": (("1:2,0",), ("1:2,0", "1:3,0")),
    "points": (1, 2),
    "room": ("archive", "escape_pods"),
    "side": ("hero", "evil"),
    "why": ("lie", "tie", "truth"),
    "skill": tuple(Skill),
    "slot": (0,),
    "space": (1, 3),
    "spilled": (0, 2),
    "spot": ("start:0,-1", "other:0,0"),
    "spots": (("start:0,-1",), ("start:0,0", "start:0,-1", "other:-2,1")),
    "steps": (1, 3),
    "surge": (False, True),
    "told": ("hero",),
    "surges": (1, 2),
    "taken": (0, 1),
    "target": tuple(TARGETS),
    "targets": (TRACKED[:2], TRACKED[5:8]),
    "to": (1, 2),
    "token": (12,),
    "tokens": (1, 5),
    "truth": ((4, 1),),
    "turn": (1, 8),
    "two": ("", "west"),
    "unlock": (*Action, *Harm),
    "unlocks": (UNLOCKED[:1], UNLOCKED[5:]),
    "use": ("recover", "bullet"),
    "way": (*WAYS, "here", "other_level", "muffled", "none"),
    "where": (0, 1),
    "whose": ("hero", "companion"),
}

WORDS = (("action", Action), ("harm", Harm), ("skill", Skill), ("condition", Condition))
