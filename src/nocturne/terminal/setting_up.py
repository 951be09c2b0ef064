"""From what was asked for on the command line to a game on the table."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any, Literal, NamedTuple

import nocturne
from nocturne.bots import level_of
from nocturne.games import GAMES, find
from nocturne.kernel import Game, UsageError
from nocturne.kernel.box import KERNEL_SETTINGS
from nocturne.terminal.files import read_file, read_text
from nocturne.terminal.menu import Menu, begin, resume
from nocturne.terminal.play import Play
from nocturne.terminal.screen import Screen
from nocturne.terminal.shelf import Shelf
from nocturne.terminal.words import words


class PlayWish(NamedTuple):
    """What was asked for; None where nothing was."""

    game: str | None = None
    players: int | None = None
    seats: str | None = None
    seed: int | None = None
    profile: str | None = None
    options: tuple[str, ...] = ()
    chance: Literal["seeded", "ask"] = "seeded"
    load: Path | None = None
    position: Path | None = None
    resume: int | None = None
    join: int = 0
    bots: str = "thumb"


def set_up(wish: PlayWish, screen: Screen, shelf: Shelf) -> bool:
    """Play what was asked for; where no game was named, the menu asks. True when it was played to its end."""
    check(wish)
    level_of(wish.bots)
    if wish.resume is not None and wish.join:
        before, (humans, luck) = shelf.open(wish.resume).game, shelf.notes(wish.resume)
        game = before.joined(before.box.players + wish.join)
        newcomers = range(before.box.players, game.box.players)
        here = (*humans, *newcomers) if wish.seats is None else read_seats(wish.seats, game.box.players)
        return at_level(begin(screen, shelf, game, here, luck), wish).run()
    if wish.resume is not None:
        seats = None if wish.seats is None else read_seats(wish.seats, shelf.open(wish.resume).game.box.players)
        return at_level(resume(screen, shelf, wish.resume, seats), wish).run()
    if wish.game is None and wish.load is None:
        Menu(screen, shelf).new_game()
        return True
    luck = secrets.randbits(32) if wish.seed is None else wish.seed
    game = opened(wish, luck)
    return at_level(begin(screen, shelf, game, read_seats(wish.seats, game.box.players), luck), wish).run()


def at_level(play: Play, wish: PlayWish) -> Play:
    """A game on the table, with automatic players as strong as was wished."""
    play.level = wish.bots
    return play


def check(wish: PlayWish) -> None:
    """Refuse what does not go together: a saved game brings its own players, rules and dice."""
    sources = {"--load": wish.load, "--position": wish.position, "--resume": wish.resume}
    given = [name for name, value in sources.items() if value is not None]
    if len(given) > 1:
        raise UsageError(words("wish-one-of", names=tuple(given)))
    fresh = {
        "--players": wish.players,
        "--profile": wish.profile,
        "--option": wish.options or None,
        "--chance": wish.chance if wish.chance != "seeded" else None,
    }
    settled = [name for name, value in fresh.items() if value is not None]
    if wish.join and wish.resume is None and wish.load is None:
        raise UsageError(words("wish-join"))
    if given and settled:
        raise UsageError(words("wish-settled", source=given[0], name=settled[0]))
    if wish.position is not None and wish.game is None:
        raise UsageError(words("wish-position"))
    if wish.game is None and not given and settled:
        raise UsageError(words("wish-game", name=settled[0], games=tuple(GAMES)))


def opened(wish: PlayWish, seed: int) -> Game[Any]:
    """The game that was asked for: loaded, from a position, or new."""
    if wish.load is not None:
        loaded = nocturne.load(read_file(wish.load)).checked()
        return loaded.joined(loaded.box.players + wish.join) if wish.join else loaded
    assert wish.game is not None
    if wish.position is not None:
        return nocturne.position(wish.game, read_text(wish.position), str(wish.position))
    players = find(wish.game).players.start if wish.players is None else wish.players
    options = read_options(wish.game, wish.options)
    return nocturne.new(
        wish.game, players=players, seed=seed, profile=wish.profile, options=options, chance=wish.chance
    )


def read_options(game: str, given: tuple[str, ...]) -> dict[str, str | int | bool]:
    """The options as the game takes them: each word as the choice that is spelt so."""
    known = {setting.name: setting for setting in (*find(game).settings, *KERNEL_SETTINGS)}
    options: dict[str, str | int | bool] = {}
    for wish in given:
        name, equals, word = wish.partition("=")
        if not equals:
            raise UsageError(words("wish-option", given=wish, names=tuple(known)))
        choices = known[name].choices if name in known else ()
        options[name] = next((choice for choice in choices if str(choice).lower() == word.lower()), word)
    return options


def read_seats(given: str | None, players: int) -> tuple[int, ...]:
    """The seats played at the keyboard; the first unless others are named."""
    named = {None: "0", "all": ",".join(map(str, range(players))), "none": ""}.get(given, given) or ""
    try:
        seats = sorted({int(word) for word in named.replace(",", " ").split()})
    except ValueError:
        seats = [-1]
    if any(seat not in range(players) for seat in seats):
        raise UsageError(words("wish-seats", given=given, last=players - 1))
    return tuple(seats)
