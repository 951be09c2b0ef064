"""Effects tried out in a position: a small pack over the shipped one, with a single script in it."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import indent
from typing import Any

from nocturne.effects.interpret import Do
from nocturne.effects.word import Bound
from nocturne.games.etherfields.game import GAME, EtherfieldsGame
from nocturne.games.etherfields.index import Index
from nocturne.games.etherfields.model import Dreamer, Etherfields
from nocturne.games.etherfields.pack import LANGUAGE, content_of, records
from nocturne.kernel import Game, Seat
from nocturne.packs import Library as Records
from nocturne.packs import library, read_pack

A, B = Seat(0), Seat(1)
MANIFEST = b"id: trial\nversion: 1\ngame: etherfields\ntitle: Trial\nrequires: [etherfields]\n"
OPEN = """\
+--+--+--+--+
|a     A    |
+  +  +  +  +
|b          |
+--+--+--+--+"""
"""Spaces 0 to 3, and below them 8 to 11: Dreamers in 0 and 8, the Entity in 2."""


def over(yaml: str) -> Records:
    """The shipped pack with more records over it."""
    base = records().packs[0]
    return library(base, read_pack({"manifest.yaml": MANIFEST, "more.yaml": yaml.encode()}, LANGUAGE, (base,)))


def script(effect: str) -> str:
    """A script that has this effect."""
    return f'- kind: script\n  id: trial\n  name: "0"\n  do: {effect}\n'


def aimed(effect: str) -> str:
    """A card whose action is aimed at an Entity and has this effect."""
    action = f"{{pay: [{{aim: 9}}], do: {effect}}}"
    return f"- kind: influence\n  id: trial\n  name: Trial\n  pool: secret\n  actions: [{action}]\n"


class Trial(EtherfieldsGame):
    """The game with more records in its pack."""

    def __init__(self, made: Records) -> None:
        self.made = content_of(made)

    def source(self, options: Mapping[str, Any]) -> Records:
        return self.made.records

    def made_of(self, records: Records, options: Mapping[str, Any]) -> Index:
        return self.made


def placed(
    game: EtherfieldsGame,
    more: str = "",
    *,
    players: int = 1,
    land: str = OPEN,
    at: str = "",
    tile: str = "lodger",
    profile: str = "2.0",
) -> Game[Etherfields]:
    """A Slumber with a tile in it, in the card-and-action step; `more` is the rest of the position."""
    text = f"players: {players}\nprofile: '{profile}'\nslumber: {tile}\n{at}"
    text += "" if "hours:" in more else "hours: 2\n"
    text += "" if "figures:" in more else "figures: [{of: lodger}]\n"
    return Game.from_position(game, f"{text}dreamscape: |\n{indent(land, '  ')}\n{more}")


def tried(
    effect: str,
    more: str = "",
    *,
    players: int = 1,
    this: str = "lodger",
    seed: int = 0,
    profile: str = "2.0",
    **names: str,
) -> Game[Etherfields]:
    """The position after an effect has begun: over, or at its first decision."""
    record, kind = (aimed(effect), "influence") if "target" in names else (script(effect), "script")
    game = placed(Trial(over(record)), more, players=players, profile=profile)
    table = game.table.clone()
    table.seed = seed or table.seed
    bound = Bound(A, f"card:{this}", tuple(names.items()))
    table.agenda.append(Do(f"{kind}/trial", 0, 0, bound))
    return Game(game.codec, game.box, table)


def me(game: Game[Etherfields], seat: Seat = A) -> Dreamer:
    """A Dreamer."""
    return game.table.dreamers[seat]


def ids(game: Game[Etherfields], seat: Seat = A) -> tuple[str, ...]:
    """What a seat may answer now."""
    decision = game.decision(seat)
    return decision.ids() if decision is not None else ()


def on_the_map(yaml: str = "", more: str = "", *, players: int = 1, profile: str = "2.0") -> Game[Etherfields]:
    """The Team on the Dreamworld Map of the shipped pack, with more records over it."""
    game = Trial(over(yaml)) if yaml else GAME
    return Game.from_position(game, f"players: {players}\nprofile: '{profile}'\n{more}")


def scene(yaml: str, more: str = "", *, players: int = 1, land: str = OPEN, profile: str = "2.0") -> Game[Etherfields]:
    """A Slumber with the Lodger in it, with more records over the shipped pack."""
    return placed(Trial(over(yaml)), more, players=players, land=land, profile=profile)


def card(rest: str, ident: str = "trial-card") -> str:
    """An Influence card that lies in the Market until a position puts it elsewhere."""
    return f"- {{kind: influence, id: {ident}, name: Trial, pool: market, {rest}}}\n"


def play(game: Game[Etherfields], *answers: str, seat: Seat = A) -> Game[Etherfields]:
    """Give these answers, one after the other."""
    for answer in answers:
        game.answer(seat, answer)
    return game


def refused(game: Game[Etherfields], option: str, seat: Seat = A) -> str:
    """The rule that forbids an option now."""
    refusal = game.explain(seat, option)
    assert refusal is not None, f"{option} is allowed"
    return refusal.rule


def kind(game: Game[Etherfields]) -> str:
    """Which question is open."""
    return game.open[0].kind if game.open else "over"


def told(game: Game[Etherfields]) -> list[str]:
    """The kinds of event since the beginning of the position."""
    return [happened.kind for happened in game.events()]


def said(game: Game[Etherfields]) -> list[str]:
    """What the players were told besides what happened."""
    return [str(line.text.arguments()["what"]) for line in game.events() if line.kind == "told"]
