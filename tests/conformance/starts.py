"""Where random play seldom comes by itself: games that begin late, for the checks that must meet every scene.

Of Etherfields there are two kinds: a recorded win, played on from one of its answers or from its end; and a Team
somewhere on the Dreamworld Map, poor or rich, that has come to a Location, Awakens, saves, shops or stands at a gate.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import nocturne
from nocturne.games.etherfields.components import Icon
from nocturne.games.etherfields.pack import content
from nocturne.kernel import Game
from tests.playthroughs import record

Start = Callable[[Random], Game[Any]]

FIRST = 0.5
"""The share of the first Dream among recorded wins: after it the campaign goes on, after others the game is over."""
DUE = {
    "Awaken": Icon.AWAKENING,
    "SaveGame": Icon.AWAKENING,
    "Sanctuary": Icon.SANCTUARY,
    "Shop": Icon.SHOP,
    "AtGate": Icon.GATE,
    "DrawFate": Icon.FATE,
    "Idle": Icon.SLUMBER,
}
"""What can be due on the Dreamworld Map, and the Locations at which it is."""


@cache
def records() -> list[record.Record]:
    """All recorded wins, in the order of their files."""
    return list(record.load().values())


def a_recorded_win(rng: Random) -> Game[Any]:
    """The whole of the first Dream, or any other recorded win up to some answer."""
    first = content().first_gate
    won = [recorded for recorded in records() if (recorded.case.what == first) == (rng.random() < FIRST)]
    chosen = rng.choice(won)
    kept = len(chosen.answers) if chosen.case.what == first else rng.randrange(len(chosen.answers) or 1)
    return record.replay(chosen._replace(answers=chosen.answers[:kept]))


def on_the_map(rng: Random) -> Game[Any]:
    """A Team that has come to a Location, with as much or as little as a campaign may leave it."""
    lib, players = content(), rng.randint(1, 5)
    gates = [id for id, gate in lib.gates.items() if not gate.first and rng.random() < 0.9]
    wisdom = [id for id in lib.wisdom if rng.random() < 0.3]
    items = rng.sample(lib.dealt["storage"], rng.randint(0, 3))
    due, icon = rng.choice(list(DUE.items()))
    location = rng.choice([place for place in lib.locations.values() if icon in place.icons])
    edition = rng.choice(record.EDITIONS)
    lines = [
        f"players: {players}",
        f"profile: '{edition}'",
        f"seed: {rng.randrange(1 << 20)}",
        f"options: {{play: campaign, out-of-dream-save: {_yes(rng)}, nap: {_yes(rng)}, continuous: {_yes(rng)}}}",
        f"location: {location.id}",
        f"districts: [{', '.join(lib.districts)}]",
        f"gates: [{', '.join(gates)}]",
        f"wisdom: [{', '.join(wisdom)}]",
        f"items: [{', '.join(items)}]",
        f"keys: {rng.choice((0, 1, 2, 4))}",
        f"shopping: {rng.choice((0, 1, 3))}",
        f"dreamers: {{{', '.join([f'{letter}: {_dreamer(rng, at)}' for at, letter in enumerate('abcde'[:players])])}}}",
        "at: world",
        f"agenda: [{{{due}: {{}}}}]",
    ]
    return nocturne.position(record.GAME, "\n".join(lines) + "\n")


def _dreamer(rng: Random, seat: int) -> str:
    """A Dreamer with cards in all their piles."""
    deck = list(list(content().decks.values())[seat])
    rng.shuffle(deck)
    hand, sealed, discard = [rng.randint(0, 5) for _ in range(3)]
    piles = {"hand": deck[:hand], "sealed": deck[hand:][:sealed], "discard": deck[hand + sealed :][:discard]}
    piles["deck"] = deck[hand + sealed + discard :] if rng.random() < 0.8 else []
    piles["unused"] = [] if piles["deck"] else deck[hand + sealed + discard :]
    written = [f"{name}: [{', '.join(cards)}]" for name, cards in piles.items()]
    owned = [f"ether: {rng.choice((0, 0, 1, 3))}", f"gems: {rng.choice((0, 1))}", f"distress: {rng.randint(0, 3)}"]
    return f"{{{', '.join([*written, *owned])}}}"


def _yes(rng: Random) -> str:
    return "true" if rng.random() < 0.5 else "false"


STARTS: dict[str, tuple[Start, ...]] = {"etherfields": (a_recorded_win, on_the_map) * 3}


def starts_of(game: str) -> tuple[Start, ...]:
    """Late starts of a game, as many as go with one from the beginning; most games need none."""
    return STARTS.get(game, ())
