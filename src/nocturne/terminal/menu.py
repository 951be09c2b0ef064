"""The menu: a new game, a stored one, one from a file, or a look into the rules."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import nocturne
from nocturne import rules
from nocturne.games import find
from nocturne.kernel import Game, NocturneError, Setting
from nocturne.terminal.files import read_file
from nocturne.terminal.keeping import Keeper
from nocturne.terminal.play import Play
from nocturne.terminal.screen import Screen, printable
from nocturne.terminal.shelf import Shelf

ENTRIES = ("menu-new", "menu-continue", "menu-load", "menu-rules", "menu-quit")
MOST_RULES = 12
"""At most so many rules are shown: with more hits, better search words help more than a long list."""


class Menu:
    """What a player can do before a game is on the table."""

    def __init__(self, screen: Screen, shelf: Shelf) -> None:
        self.screen = screen
        self.shelf = shelf

    def run(self) -> None:
        """Show the menu until the player has enough."""
        actions = (self.new_game, self.go_on, self.load_file, self.look_up)
        try:
            while True:
                self.screen.line()
                self.screen.rule(self.screen.words("menu-title", version=nocturne.__version__))
                place = self.choose([self.screen.words(entry) for entry in ENTRIES], None)
                if place >= len(actions):
                    break
                self.try_out(actions[place])
        except (EOFError, KeyboardInterrupt):
            self.screen.line()
        self.screen.tell("goodbye")

    def try_out(self, action: Any) -> None:  # noqa: ANN401 -- any method without arguments
        """Do what was chosen; what goes wrong is told, and the menu comes again."""
        try:
            action()
        except NocturneError as fault:
            self.screen.tell("fault", style="red", fault=str(fault))

    # -- the entries

    def new_game(self) -> None:
        """Ask for the game, its players and its rules, then play."""
        infos = nocturne.games()
        info = infos[self.pick("choose-game", [self.screen.words("game-" + info.id) for info in infos])]
        players = self.choose_players(info.players)
        humans = self.choose_humans(players)
        last = len(info.profiles) - 1
        profile = info.profiles[self.pick("choose-profile", list(info.profiles), usual=last)]
        options: dict[str, Any] = {}
        for setting in info.options:
            if setting.name not in KERNEL_OPTIONS and setting.counts(options):
                words = [self.choice(info.id, setting, choice) for choice in setting.choices]
                place = self.pick(
                    "choose-option", words, usual=setting.choices.index(setting.default), name=setting.name
                )
                options[setting.name] = setting.choices[place]
        seed = secrets.randbits(32)
        game = nocturne.new(info.id, players=players, seed=seed, profile=profile, options=options)
        self.play(game, humans, seed)

    def choice(self, game: str, setting: Setting, choice: str | int | bool) -> str:
        """What a choice is called: by the game's content where that has a name for it."""
        manifest = find(game)
        texts = manifest.choice_texts(setting, choice)
        return manifest.say(texts[0], self.screen.language) if texts else str(choice)

    def go_on(self) -> None:
        """Choose one of the stored games and play on."""
        games = self.shelf.games()
        if not games:
            self.screen.tell("continue-none")
            return
        labels = []
        for kept in games:
            name = self.screen.words("game-" + kept.game)
            when = kept.changed.astimezone().strftime("%Y-%m-%d %H:%M")
            labels.append(
                self.screen.words(
                    "continue-entry",
                    game=name,
                    number=str(kept.id),
                    players=kept.players,
                    version=kept.version,
                    when=when,
                )
            )
        number = games[self.pick("choose-stored", labels, always=True)].id
        resume(self.screen, self.shelf, number).run()

    def load_file(self) -> None:
        """Ask for a save file and play on from it."""
        typed = self.screen.ask(self.screen.words("choose-file") + " ")
        if not typed:
            return
        game = nocturne.load(read_file(Path(typed))).checked()
        self.play(game, self.choose_humans(game.box.players), luck=0)

    def look_up(self) -> None:
        """Ask for words and show the rules that hold them."""
        show_rules(self.screen, self.screen.ask(self.screen.words("choose-words") + " "))

    # -- choosing

    def play(self, game: Game[Any], humans: Sequence[int], luck: int) -> None:
        """Keep the game and play it."""
        begin(self.screen, self.shelf, game, humans, luck).run()

    def pick(self, key: str, labels: list[str], *, usual: int = 0, always: bool = False, name: str = "") -> int:
        """Ask for one of several; the only one is not asked for."""
        if len(labels) == 1 and not always:
            return 0
        self.screen.tell(key, style="bold", name=name)
        return self.choose(labels, usual)

    def choose(self, labels: list[str], usual: int | None) -> int:
        """Show what there is and read a number; an empty line is the usual one."""
        self.screen.columns(
            [f"{self.screen.style(str(i), 'yellow')}  {label}" for i, label in enumerate(labels, 1)], tall=20
        )
        prompt = self.screen.words("prompt") if usual is None else self.screen.words("prompt-usual", usual=usual + 1)
        while True:
            typed = self.screen.ask(prompt + " ")
            if not typed and usual is not None:
                return usual
            if typed.isascii() and typed.isdigit() and 0 < int(typed[:9]) <= len(labels):
                return int(typed[:9]) - 1
            places = [
                place for place, label in enumerate(labels) if typed and label.casefold().startswith(typed.casefold())
            ]
            if len(places) == 1:
                return places[0]
            self.screen.tell("no-such-number", typed=printable(typed), count=len(labels))

    def choose_players(self, possible: Sequence[int]) -> int:
        """Ask how many play; an empty line is the fewest."""
        counts, usual = tuple(map(str, possible)), str(possible[0])
        if len(possible) == 1:
            return possible[0]
        while True:
            typed = self.screen.ask(self.screen.words("choose-players", counts=counts, usual=usual) + " ") or usual
            if typed in counts:
                return int(typed)
            self.screen.tell("no-such-count", typed=printable(typed), counts=counts)

    def choose_humans(self, players: int) -> list[int]:
        """Ask which seats are played at this keyboard; an empty line is the first."""
        while True:
            typed = self.screen.ask(self.screen.words("choose-humans", players=players) + " ")
            words = typed.replace(",", " ").split() or ["1"]
            if all(word.isascii() and word.isdigit() and 0 < int(word[:9]) <= players for word in words):
                return sorted({int(word) - 1 for word in words})
            self.screen.tell("no-such-seats", typed=printable(typed), players=players)


KERNEL_OPTIONS = ("pad-windows", "upkeep")
"""For referees and tests: offered on the command line, not in the menu."""


def begin(screen: Screen, shelf: Shelf, game: Game[Any], humans: Sequence[int], luck: int) -> Play:
    """A game put on the table and on the shelf."""
    keep = partial(shelf.keep, humans=humans, luck=luck)
    keeper: Keeper = keep(game)
    if keeper.name:
        screen.tell("kept", style="dim", number=keeper.name)
    return Play(screen, keeper, humans, keep=keep, luck=luck)


def resume(screen: Screen, shelf: Shelf, number: int, humans: Sequence[int] | None = None) -> Play:
    """A game of the shelf put on the table again, for those who played it before."""
    before, luck = shelf.notes(number)
    here = before if humans is None else humans
    return Play(screen, shelf.open(number), here, keep=partial(shelf.keep, humans=here, luck=luck), luck=luck)


def show_rules(screen: Screen, words: str) -> bool:
    """Show the rules that hold all of the words; False where there are none."""
    matching = rules.search(words)
    if not matching:
        screen.tell("rules-none", words=printable(words))
        return False
    for rule in matching[:MOST_RULES]:
        screen.item(screen.words("rule-says", rule=rule.id, statement=rule.statement), "·")
    if len(matching) > MOST_RULES:
        screen.tell("rules-more", style="dim", indent=2, count=len(matching) - MOST_RULES)
    return True
