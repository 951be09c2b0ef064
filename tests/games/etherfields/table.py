"""Positions of Etherfields in a few words, drawn and written as text, and short ways to look at them."""

from __future__ import annotations

from textwrap import indent

from nocturne.games.etherfields.game import GAME
from nocturne.games.etherfields.model import Dreamer, Etherfields
from nocturne.kernel import Game, Refused, Seat, Step, new_game

A, B, C, D = Seat(0), Seat(1), Seat(2), Seat(3)

OPEN = """\
+--+--+--+--+
|a          |
+  +  +  +  +
|           |
+--+--+--+--+"""
"""Two rows of four spaces: 0 to 3, and below them 8 to 11."""


def etherfields(text: str) -> Game[Etherfields]:
    """A game from a position."""
    return Game.from_position(GAME, text)


def scene(
    more: str = "",
    *,
    land: str = OPEN,
    players: int = 1,
    profile: str = "2.0",
    slumber: str = "wraith",
    options: str = "{}",
) -> Game[Etherfields]:
    """A Slumber in the card-and-action step, drawn; `more` is the rest of the position."""
    hours = "" if "hours:" in more else "hours: 2\n"
    head = f"players: {players}\nprofile: '{profile}'\noptions: {options}\nslumber: {slumber}\n{hours}"
    return etherfields(f"{head}dreamscape: |\n{indent(land, '  ')}\n{more}")


def on_tiles(
    more: str = "", *, tiles: str = "[hall, gallery]", players: int = 1, profile: str = "2.0", slumber: str = "wraith"
) -> Game[Etherfields]:
    """A Slumber on real Slumber Map tiles; places are written in `more`."""
    hours = "" if "hours:" in more else "hours: 2\n"
    head = f"players: {players}\nprofile: '{profile}'\nslumber: {slumber}\nground: {{tiles: {tiles}}}\n{hours}"
    return etherfields(head + more)


def world(more: str = "", *, players: int = 1, profile: str = "2.0", options: str = "{}") -> Game[Etherfields]:
    """The Team on the Dreamworld Map, at the Awakening Location unless told otherwise."""
    return etherfields(f"players: {players}\nprofile: '{profile}'\noptions: {options}\n{more}")


def opened(players: int = 1, profile: str = "2.0", *, seed: int = 1, **options: str | bool) -> Game[Etherfields]:
    """A new campaign at its first decision."""
    return new_game(GAME, players, seed, profile, {name.replace("_", "-"): one for name, one in options.items()})


def run(game: Game[Etherfields], *steps: Step[Etherfields]) -> Game[Etherfields]:
    """The same position with these steps to be carried out first."""
    table = game.table.clone()
    table.agenda.extend(reversed(steps))
    return Game(game.codec, game.box, table)


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
