"""Write the types of everything the server says and hears for the page: ``python -m tools.protocol_types``.

They are made from the server's own types, live and over HTTP, and from each game's view, options and events, so that
the page and the server cannot disagree.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import json

from nocturne.games import GAMES
from nocturne.server.campaigns import ContentNews
from nocturne.server.catalogue import GameEntry, RulesFound
from nocturne.server.http import Mine, Summaries
from nocturne.server.links import Claimed, NewLink
from nocturne.server.notes import Notes
from nocturne.server.problems import Problems
from nocturne.server.protocol import PROTOCOL, ClientMessage, Named, ServerMessage
from nocturne.server.replay import Replay
from nocturne.server.tables import LaidTable, NewTable
from nocturne.server.teaching import Belief
from tools.game_types import game_types
from tools.typescript import declared

WEB = Path(__file__).resolve().parent.parent / "web/src"
OUT = WEB / "lib/wire.ts"
SAID = (
    Named,
    GameEntry,
    RulesFound,
    NewTable,
    LaidTable,
    Mine,
    Summaries,
    Replay,
    ContentNews,
    Claimed,
    NewLink,
    Notes,
    Belief,
    Problems,
)
"""What goes over the wire besides the messages of the live protocol."""
HEAD = "/** What goes over the wire, live and over HTTP. Made by tools/protocol_types.py; do not edit. */\n"
TAIL = """
/** A seat's number. */
export type Seat = number

/** All that a seat may know: each game has its own type, in its `view.ts`. */
export type View = Record<string, unknown>

/** The version of the protocol that these types are of. */
export const PROTOCOL = {protocol}
"""


def types() -> str:
    kinds = (ClientMessage, ServerMessage, *SAID)
    (client, server, *_), parts = json.schema_components(kinds, ref_template="#/$defs/{name}")
    known = {**parts, "ClientMessage": client, "ServerMessage": server}
    return (
        HEAD + "".join(f"\n{declared(name, known[name])}" for name in known) + TAIL.replace("{protocol}", str(PROTOCOL))
    )


def files() -> dict[Path, str]:
    """Every generated module with its text."""
    return {OUT: types(), **{WEB / game / "view.ts": game_types(game) for game in GAMES}}


def main() -> None:
    for path, text in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"{path.relative_to(WEB)} written")


if __name__ == "__main__":
    main()
