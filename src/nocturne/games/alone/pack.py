"""ALONE's language and its index: a pack becomes the components that the rules play with. Made once, never changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from types import ModuleType

from nocturne.effects.context import Citations, Context, Judge, Stage
from nocturne.effects.control import All, If
from nocturne.effects.language import Language, Moment
from nocturne.effects.step import ANY
from nocturne.effects.word import Ref, seat_ref
from nocturne.effects.world import World
from nocturne.games.alone.components import Action, Colour, Condition, Content, Harm, Kind, Matrix, Occasion, Term
from nocturne.games.alone.fitting import misfits
from nocturne.games.alone.model import HERO, Alone
from nocturne.games.alone.plan import RoomName
from nocturne.games.alone.records import KINDS
from nocturne.games.alone.rules.base import NOT_MET, Near
from nocturne.games.alone.words import belongings, conditions, control, creatures, fights, ground, sheet
from nocturne.kernel import Name, Refusal, UsageError
from nocturne.kernel.text import Text
from nocturne.packs import Library, records_of

# -- the language

WORDS: tuple[ModuleType, ...] = (control, creatures, fights, ground, sheet, belongings, conditions)

TIMINGS = {
    "move": ("entered", "end"),
    "explore": ("revealed", "end"),
    "combat": ("declared", "rolled_hero", "action_done", "end"),
    "track": ("declared", "answered", "end"),
    "loot": ("declared", "looted", "end"),
    "interact": ("declared", "interacted", "end"),
    "life": ("damaged_life",),
    "sc": ("damaged_sc",),
}
"""When Evil may play a card, by what unlocks it: windows of section 2.1 of the ledger, or `end`."""

REACTING = tuple([f"{timing}-{unlock}" for unlock, timings in TIMINGS.items() for timing in timings])
ACTIONS = tuple([action.value for action in Action])
OCCASIONS = tuple([occasion.value for occasion in Occasion])
SETUP, INTERACTED, ROUND_END, TURN_START = "setup", "interacted", "round_end", "turn_start"


CITATIONS = Citations(target="AL-DECK-04", choice="AL-DECK-04")
"""What a card leaves open is chosen by whom its effect names."""


class AloneWorld(World):
    """ALONE as its cards see it. What they leave open is asked by the steps of the rules, not by the interpreter."""

    def pointer(self, game: Alone, name: str) -> tuple[Ref, ...]:
        """The Hero, and whoever decides for Evil (AL-EVIL-11)."""
        return (seat_ref(HERO if name == "hero" else game.evil),)


class AloneJudge(Judge):
    """An effect may be played if some part of it can happen (AL-DECK-07)."""

    need = ANY

    def nothing(self, ctx: Context) -> Refusal:
        """Its condition does not hold."""
        return NOT_MET


LANGUAGE = Language(
    "alone",
    WORDS,
    shared=(If, All),
    pointers={"hero": ("player",), "evil": ("player",)},
    moments=[Moment(name) for name in (*REACTING, *ACTIONS, *OCCASIONS, SETUP, INTERACTED, ROUND_END)],
    lists={
        "moment of a Reaction": REACTING,
        "use of an Item": (*ACTIONS, *OCCASIONS),
        "occasion": OCCASIONS,
        "time of a sacrifice": (TURN_START,),
        "beginning": (SETUP,),
        "time after an Interact": (INTERACTED,),
        "end of a Round": (ROUND_END,),
        "head of a Dangerous effect": ("dangerous",),
        "head of an advanced effect": ("upgraded",),
        "head of a nuisance": ("unfinished",),
        "term of a Mission": tuple([term.value for term in Term]),
        "limit of an ability": ("once-per-round",),
        "price of a Companion": ("spend-charge",),
        "price of a sacrifice": ("sacrifice-this",),
        "reward": (sheet.ADRENALINE, sheet.EXPERIENCE),
        "harm": tuple([harm.value for harm in Harm]),
        "marker": (*[condition.value for condition in Condition], ground.DANGER),
        "near": tuple([near.value for near in Near if near is not Near.THERE]),
        "spared": ("nothing", "the-heros-sector"),
        "type": tuple([kind.value for kind in Kind]),
        "creature": (*[kind.value for kind in Kind], creatures.ANY),
        "selection": tuple(creatures.WHICH),
        "ground": ("explored",),
        "attacker": ("any-creature", "the-target"),
        "stop": ("for-now", "for-the-turn"),
        "surge": ("by-light", "always"),
        "blast": ("your-sector", "your-sector-or-next"),
        "wipe": ("nothing", "conditions"),
        "directions": ("two-ways", "all-ways"),
        "origin": ("the-next-sector", "your-sector"),
        "action": ACTIONS,
        "lie": ("distance", "distance-and-level"),
        "told": ("type", "type-and-distance"),
        "jammed": ("common", "second"),
        "matrix": tuple([matrix.value for matrix in Matrix]),
        "colour": tuple([colour.value for colour in Colour]),
        "room": tuple([room.value for room in RoomName]),
    },
    kinds=KINDS,
    checks=(misfits,),
    catalogues=("alone-effects",),
)

# -- the box

LEAST = {"deck": 2, "reaction": 10, "item": 6, "mission": 3, "character": 2, "boss": 1, "creature": 5, "sheet": 1}
"""How much of each kind a game cannot do without."""


def records(pack: str = LANGUAGE.game) -> Library:
    """The records in force: of the pack that comes with the program, or of one that somebody has installed over it."""
    return records_of(LANGUAGE, pack)


def content(pack: str = LANGUAGE.game) -> Content:
    """What is in the box; `UsageError` where the pack lacks what the rules need."""
    return content_of(records(pack))


@lru_cache(16)
def content_of(library: Library) -> Content:
    """What is in the box of these packs; `UsageError` where they lack what the rules need."""
    pack = library.packs[-1].manifest.id
    for kind, least in LEAST.items():
        if len(library.all(kind)) < least:
            raise UsageError(Text.of("pack-has-few", pack=pack, given=len(library.all(kind)), kind=kind, least=least))
    return Content(library, Stage(AloneWorld(), library, CITATIONS, judge=AloneJudge()))


# -- names


def named(name: Name, pack: str = LANGUAGE.game, tongue: str = "en") -> str:
    """What something of a pack is called; a creature may be a boss, an ability may be an Item's or a Character's."""
    return names_in(records(pack), tongue)(name)


@lru_cache(64)
def names_in(library: Library, tongue: str = "en") -> Callable[[Name], str]:
    """What things of these packs are called. The same function for the same packs, so that sentences can be kept."""
    return partial(_named, library, tongue)


def _named(library: Library, tongue: str, name: Name) -> str:
    kinds = {"creature": ("creature", "boss"), "ability": ("item", "character")}.get(name.kind, (name.kind,))
    id = name.id.partition("-")[2] or name.id  # "companion-ch_okoro"
    key = next((key for kind in kinds if (key := f"{kind}/{id}") in library), "")
    return library.name(key, tongue) if key else name.id.replace("_", " ").replace("-", " ")
