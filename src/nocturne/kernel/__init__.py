"""The kernel: state, agenda, decisions, chance, events, views, log, save and undo. It knows no game."""

from nocturne.kernel.box import Box, Header, Manifest, Notation, Profile, Setting, Switch
from nocturne.kernel.chance import Draw, in_order, shuffle_draws
from nocturne.kernel.codec import Codec, Entry, codec_of
from nocturne.kernel.decision import Decision, Permission
from nocturne.kernel.errors import (
    EngineFault,
    NocturneError,
    PositionError,
    Refusal,
    Refused,
    SaveError,
    UsageError,
    suggest,
)
from nocturne.kernel.events import AnyEvent, Event, Happened, Told
from nocturne.kernel.game import Game, new_game
from nocturne.kernel.piles import NONE, Ids, Pile, StockPile, joined, last_of, size_of, without, without_last
from nocturne.kernel.proposals import Amended, Propose
from nocturne.kernel.save import read_header
from nocturne.kernel.seats import CHANCE, Seat
from nocturne.kernel.steps import (
    DONE,
    PASS,
    AnyStep,
    Ask,
    Chance,
    Choice,
    Option,
    Outcome,
    Sealed,
    Series,
    Step,
    Upkeep,
    Window,
)
from nocturne.kernel.table import Record, Table
from nocturne.kernel.text import Name, Text
from nocturne.kernel.views import BackUp, FaceUp, Part, View

__all__ = [
    "CHANCE", "DONE", "NONE", "PASS", "Amended", "AnyEvent", "AnyStep", "Ask", "BackUp", "Box", "Chance", "Choice",
    "Codec", "Decision", "Draw", "EngineFault", "Entry", "Event", "FaceUp", "Game", "Happened", "Header", "Ids",
    "Manifest", "Name", "NocturneError", "Notation", "Option", "Outcome", "Part", "Permission", "Pile", "PositionError",
    "Profile", "Propose", "Record", "Refusal", "Refused", "SaveError", "Sealed", "Seat", "Series", "Setting", "Step",
    "StockPile", "Switch", "Table", "Text", "Told", "Upkeep", "UsageError", "View", "Window", "codec_of", "in_order",
    "joined", "last_of", "new_game", "read_header", "shuffle_draws", "size_of", "suggest", "without", "without_last",
]  # fmt: skip
