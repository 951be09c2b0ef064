"""Games of ALONE for tests: a position drawn in text, played by option ids, asked in the game's words.

game = alone("map: c2 R8\nhero: 0,0\ncreatures: worm 1,0")
game.play("move:east")
assert game.hero.sc == 10
"""

from __future__ import annotations

from textwrap import dedent

from nocturne.games.alone.events.said import NoiseHeard, TrackAnswered
from nocturne.games.alone.game import GAME
from nocturne.games.alone.map import SectorSet, sectors_in
from nocturne.games.alone.model import Alone, Creature, Hero
from nocturne.kernel import Game
from tests.games.alone.places import place

HIT, SURGE, MISS = range(3)
LONG = "c2 cA cA cA cA c8"
"""A straight corridor of six sectors."""
TWO_LEVELS = "map: |\n  level 1\n  c2 c8\n  level 2\n  c2 c8\n  stairs 1:1,0-2:1,0\nhero: 1:0,0\n"
"""The Hero in a corridor of two sectors, and stairs from its other end to another like it."""
HERE = f"map: {LONG}\nhero: 0,0\n"
NIGHTMARE = "space: 3\nnightmare: true\nboss_out: true\nboss: boss_choir"


class Playing:
    """A game in progress."""

    def __init__(self, text: str) -> None:
        self.game: Game[Alone] = Game.from_position(GAME, dedent(text))

    @property
    def table(self) -> Alone:
        return self.game.table

    @property
    def hero(self) -> Hero:
        return self.game.table.hero

    def play(self, *options: str) -> Playing:
        """Answer with these options, each by whoever is offered it; a `*` at the end stands for any rest."""
        for word in options:
            found = [
                (decision.seat, one)
                for decision in self.game.open
                for one in decision.ids()
                if one == word or (word.endswith("*") and one.startswith(word[:-1]))
            ]
            assert found, f"{word} is not offered: {self.game.open}"
            self.game.answer(*found[0])
        return self

    def pass_all(self) -> Playing:
        """Let Evil pass until the Hero is asked."""
        while self.game.open and self.game.open[0].seat:
            self.play("pass" if "pass" in self.game.open[0].ids() else "done")
        return self

    def end_turn(self, action: str = "loot") -> Playing:
        """Perform an action, decline everything that is offered, up to the Hero's next Turn."""
        self.play(action)
        while self.game.open and not (self.asked == "HeroTurn" and self.table.actions):
            ids = self.offered
            self.play(next((one for one in ("pass", "done") if one in ids), ids[0]))
        return self

    @property
    def asked(self) -> str:
        """Which decision is open."""
        return self.game.open[0].kind if self.game.open else "over"

    @property
    def seat(self) -> int:
        return self.game.open[0].seat

    @property
    def offered(self) -> tuple[str, ...]:
        return self.game.open[0].ids()

    def offers(self, word: str) -> bool:
        return any(one == word or one.startswith(word + ":") for one in self.offered)

    def why_not(self, option: str) -> str:
        """The rule that refuses an option."""
        refused = self.game.explain(self.seat, option)
        assert refused is not None, f"{option} is offered"
        return refused.rule

    def sectors(self, chosen: SectorSet) -> str:
        flat = len({one.place.level for one in self.table.map.plan.sectors}) == 1
        names = [self.table.place(one) for one in sectors_in(chosen)]
        return " ".join([name.removeprefix("1:") if flat else name for name in names])

    @property
    def revealed(self) -> str:
        return self.sectors(self.table.revealed)

    @property
    def lit(self) -> str:
        return self.sectors(self.table.lit)

    @property
    def danger(self) -> str:
        return self.sectors(self.table.danger)

    @property
    def at(self) -> str:
        return self.sectors(SectorSet(1 << self.table.here))

    def creature(self, kind: str) -> Creature:
        return next(one for one in self.table.creatures if self.table.kind(one.token) == kind)

    def where(self, kind: str) -> str:
        return self.sectors(SectorSet(1 << self.creature(kind).at))

    def is_at(self, kind: str, word: str) -> bool:
        return self.table.map.place(self.creature(kind).at) == place(word)

    def told(self, seat: int | None = 0) -> list[str]:
        """The kinds of event that a seat was told."""
        return [one.kind for one in self.game.events(seat=seat)]

    def words(self, seat: int | None = 0) -> list[str]:
        """What a seat was told, in words."""
        return [self.game.say(one.text) for one in self.game.events(seat=seat)]

    def heard(self) -> list[str]:
        """The directions of the noises told."""
        return [one.way for one in self.table.heard if isinstance(one, NoiseHeard)]

    def answers(self) -> list[str]:
        """The answers to Track actions."""
        return [f"{one.distance} {one.level}" for one in self.table.heard if isinstance(one, TrackAnswered)]

    @property
    def skills(self) -> str:
        return " ".join(map(str, self.hero.skills))

    @property
    def items(self) -> str:
        return " ".join([f"{one.key}:{one.charges}{'+' if one.upgraded else ''}" for one in self.hero.items])

    @property
    def track(self) -> list[int]:
        return [one.spaces for one in self.table.track]

    @property
    def winners(self) -> tuple[int, ...]:
        return self.game.over.winners if self.game.over else ()


def alone(text: str) -> Playing:
    """A game from a position; `map:` may be drawn in one line."""
    lines = dedent(text).strip("\n").split("\n")
    drawn = ["map: |", *[f"  {row}" for row in lines[0][5:].split(" / ")], *lines[1:]] if _flat(lines) else lines
    return Playing("\n".join(drawn))


def _flat(lines: list[str]) -> bool:
    return lines[0].startswith("map: ") and not lines[0].startswith("map: |")
