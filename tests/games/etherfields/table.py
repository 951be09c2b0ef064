"""Positions of Etherfields in a few words, drawn and written as text, and short ways to look at them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from textwrap import indent
from typing import Any

from nocturne.effects.interpret import Do
from nocturne.effects.word import Block, Bound
from nocturne.games.etherfields.game import EtherfieldsGame
from nocturne.games.etherfields.index import Index
from nocturne.games.etherfields.model import Dreamer, Etherfields
from nocturne.games.etherfields.pack import LANGUAGE, content_of
from nocturne.kernel import Box, Game, Refused, Seat, Step, new_game
from nocturne.kernel.source import read
from nocturne.packs import Library as Records
from nocturne.packs import Pack, files_in, library, read_pack

A, B, C, D = Seat(0), Seat(1), Seat(2), Seat(3)

OPEN = """\
+--+--+--+--+
|a          |
+  +  +  +  +
|           |
+--+--+--+--+"""
"""Two rows of four spaces: 0 to 3, and below them 8 to 11."""


# -- the box


SMALL = Path(__file__).parents[2] / "packs" / "etherfields" / "small"
"""A small box: enough content to play every rule. Dry names, hardly any stories."""
OVER = "id: over\nversion: 1\ngame: etherfields\ntitle: Over the small box\nrequires: [etherfields]\noverrides: [%s]\n"


@cache
def small_pack() -> Pack:
    """The small box."""
    return read_pack(files_in(SMALL), LANGUAGE)


@cache
def boxed(cards: str = "") -> Index:
    """The small box as the rules read it; records in YAML lie over its own."""
    base = small_pack()
    if not cards:
        return content_of(library(base))
    keys = [f"{record['kind']}/{record['id']}" for record in read(cards.encode(), "cards").plain()]
    manifest = OVER % ", ".join([key for key in keys if key in base.records])
    files = {"manifest.yaml": manifest.encode(), "cards.yaml": cards.encode()}
    return content_of(library(base, read_pack(files, LANGUAGE, (base,))))


@cache
def _written() -> dict[str, dict[str, Any]]:
    """The records of the small box as they are written."""
    files = [
        read(data, name).plain() for name, data in files_in(SMALL).items() if not name.startswith(("manifest", "texts"))
    ]
    return {f"{record['kind']}/{record['id']}": record for records in files for record in records}


def changed(key: str, fields: str) -> str:
    """A record of the small box in YAML, with some of its fields written otherwise."""
    return f"- {json.dumps(_written()[key] | read(fields.encode(), 'fields').plain())}\n"


class SmallGame(EtherfieldsGame):
    """The game as it is shipped, with the small box, and perhaps some cards over it."""

    def __init__(self, cards: str = "") -> None:
        self.cards = cards

    def source(self, options: Mapping[str, Any]) -> Records:
        return boxed(self.cards).records

    def made_of(self, records: Records, options: Mapping[str, Any]) -> Index:
        return boxed(self.cards)


GAME = SmallGame()


# -- positions


def etherfields(text: str, cards: str = "") -> Game[Etherfields]:
    """A game from a position; `cards` are records that lie over those of the small box."""
    return Game.from_position(SmallGame(cards), text)


def scene(
    more: str = "",
    *,
    land: str = OPEN,
    players: int = 1,
    profile: str = "2.0",
    slumber: str = "wraith",
    options: str = "{}",
    cards: str = "",
) -> Game[Etherfields]:
    """A Slumber in the card-and-action step, drawn; `more` is the rest of the position."""
    hours = "" if "hours:" in more else "hours: 2\n"
    head = f"players: {players}\nprofile: '{profile}'\noptions: {options}\nslumber: {slumber}\n{hours}"
    return etherfields(f"{head}dreamscape: |\n{indent(land, '  ')}\n{more}", cards)


def on_tiles(
    more: str = "",
    *,
    tiles: str = "[hall, gallery]",
    players: int = 1,
    profile: str = "2.0",
    slumber: str = "wraith",
    cards: str = "",
) -> Game[Etherfields]:
    """A Slumber on real Slumber Map tiles; places are written in `more`."""
    hours = "" if "hours:" in more else "hours: 2\n"
    head = f"players: {players}\nprofile: '{profile}'\nslumber: {slumber}\nground: {{tiles: {tiles}}}\n{hours}"
    return etherfields(head + more, cards)


def world(
    more: str = "", *, players: int = 1, profile: str = "2.0", options: str = "{}", cards: str = ""
) -> Game[Etherfields]:
    """The Team on the Dreamworld Map, at the Awakening Location unless told otherwise."""
    return etherfields(f"players: {players}\nprofile: '{profile}'\noptions: {options}\n{more}", cards)


def opened(players: int = 1, profile: str = "2.0", *, seed: int = 1, **options: str | bool) -> Game[Etherfields]:
    """A new campaign at its first decision."""
    return new_game(GAME, players, seed, profile, {name.replace("_", "-"): one for name, one in options.items()})


def run(game: Game[Etherfields], *steps: Step[Etherfields]) -> Game[Etherfields]:
    """The same position with these steps to be carried out first."""
    table = game.table.clone()
    table.agenda.extend(reversed(steps))
    return Game(game.codec, game.box, table)


def acting(
    game: Game[Etherfields], effect: str, *, seat: Seat = A, this: str = "", row: bool = False
) -> Game[Etherfields]:
    """The same position with an effect to be carried out first: of the element `this`, perhaps in an effect row."""
    assert isinstance(game.box.manifest, SmallGame)
    script = f'- {{kind: script, id: acting, name: "0", do: {effect}}}\n'
    box: Box[Etherfields] = Box(
        SmallGame(game.box.manifest.cards + script), game.box.players, game.box.profile, game.box.options
    )
    table = game.table.clone()
    table.box = box
    table.agenda.append(Do("script/acting", Block(0), 0, Bound(seat, f"card:{this}", (("row", 1),) if row else ())))
    return Game(game.codec, box, table)


def me(game: Game[Etherfields], seat: Seat = A) -> Dreamer:
    """A Dreamer."""
    return game.table.dreamers[seat]


def play(game: Game[Etherfields], *answers: str, seat: Seat = A) -> Game[Etherfields]:
    """Give these answers, one after the other."""
    for answer in answers:
        game.answer(seat, answer)
    return game


def ids(game: Game[Etherfields], seat: Seat = A) -> tuple[str, ...]:
    """What a seat may answer now."""
    decision = game.decision(seat)
    return decision.ids() if decision is not None else ()


def kind(game: Game[Etherfields]) -> str:
    """Which question is open."""
    return game.open[0].kind if game.open else "over"


def refused(game: Game[Etherfields], option: str, seat: Seat = A) -> str:
    """The rule that forbids an option now."""
    return why(game, option, seat).rule


def why(game: Game[Etherfields], option: str, seat: Seat = A) -> Refused:
    """What the player is told who tries an option that is forbidden now."""
    found = game.explain(seat, option)
    assert found is not None, f"{option} is allowed"
    return found


def told(game: Game[Etherfields]) -> list[str]:
    """The kinds of event since the beginning of the position."""
    return [one.kind for one in game.events()]
