"""A run of the lab: series of games in one settled order, played anywhere, kept in a file that can be gone on with.

The first line of the file says what is played, each further line is one game, in the order of series and seeds. Nothing
in it depends on where, when or on how many processes it was played: the same run is the same file, byte by byte.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any

import msgspec
from msgspec import Struct

import nocturne
from nocturne.kernel import UsageError
from nocturne.kernel.errors import reason
from nocturne.kernel.text import Text
from nocturne.lab.match import LONGEST, PlayedGame, Setup, begun, play_one
from nocturne.lab.watching import Used, Watcher, traits

CHUNK = 10
"""How many games are handed to a process at a time."""


class Series(Struct, frozen=True, omit_defaults=True):
    """Games with one set-up, one for each seed."""

    players: int
    options: dict[str, Any] = {}
    profile: str = ""
    random: tuple[int, ...] = ()
    bots: tuple[tuple[int, str], ...] = ()

    def setup(self, game: str) -> Setup:
        """The set-up that the lab plays."""
        return Setup(game, self.players, tuple(self.options.items()), self.profile or None, self.random, self.bots)


class Plan(Struct, frozen=True, omit_defaults=True):
    """What is played: of each series so many games, from the first seed on, with these rules and this content."""

    game: str
    rules: int  # the version of the rules
    content: str  # the hash of the packs
    program: str  # the digest of the program that plays, bots and words included
    series: tuple[Series, ...]
    games: int
    first: int = 0
    longest: int = LONGEST

    def at(self, place: int) -> tuple[int, int]:
        """The series and the seed of the game at a place of the run."""
        number, game = divmod(place, self.games)
        return number, self.first + game

    @property
    def size(self) -> int:
        """How many games there are."""
        return len(self.series) * self.games


class Kept(Struct, frozen=True, omit_defaults=True):
    """One game of a run."""

    series: int
    seed: int
    winners: tuple[int, ...]
    reason: str
    rounds: int
    turns: int
    decisions: int
    traits: dict[str, tuple[str, ...]] = {}
    cards: dict[str, dict[str, Used]] = {}  # by seat and id
    replaced: tuple[str, ...] = ()  # the seats whose players were replaced by the rules of thumb, and why

    def played(self) -> PlayedGame:
        """The same without cards and traits."""
        return PlayedGame(self.seed, self.winners, self.reason, self.rounds, self.decisions, self.turns, self.replaced)


def plan_for(game: str, series: Sequence[Series], games: int, first: int = 0, longest: int = LONGEST) -> Plan:
    """The plan of a run with the rules and packs that are installed here; `UsageError` where it cannot be played."""
    if games < 1:
        raise UsageError(Text.of("lab-no-games", games=games))
    boxes = [begun(each.setup(game), first).box for each in series]
    contents = sorted({box.content_hash for box in boxes})
    manifest = boxes[0].manifest
    return Plan(manifest.id, manifest.version, " ".join(contents), sources(), tuple(series), games, first, longest)


Chunk = tuple[Plan, int, int]
"""A piece of work: the plan, from which place, and how many games."""


def play_chunk(chunk: Chunk) -> bytes:
    """Play some games of a plan: their lines. Runs in another process, perhaps on another machine."""
    plan, start, count = chunk
    if plan.program != sources():
        raise UsageError(Text.of("lab-other-program"))
    return b"".join([msgspec.json.encode(play(plan, place)) + b"\n" for place in range(start, start + count)])


def play(plan: Plan, place: int) -> Kept:
    """Play one game of a plan."""
    number, seed = plan.at(place)
    seen: list[Watcher] = []

    def watch(game: Any) -> Watcher:  # noqa: ANN401 -- of any game
        seen.append(Watcher(game))
        return seen[0]

    played = play_one(plan.series[number].setup(plan.game), seed, plan.longest, watch)
    (watcher,) = seen
    who = traits(watcher.game)
    return Kept(number, *played[:4], played.turns, played.decisions, who, watcher.counted(), played.replaced)


@cache
def sources() -> str:
    """A digest of this program and its packs: whoever plays a part of a run must have the same."""
    root, digest = Path(nocturne.__file__).parent, blake2b(digest_size=12)
    for path in sorted(root.rglob("*")):
        if path.suffix in (".py", ".yaml", ".json", ".ftl") and "static" not in path.parts:
            digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


# -- the file


def open_run(path: Path) -> tuple[Plan, list[Kept]]:
    """What a file holds: its plan and its games; `UsageError` where it is no file of the lab."""
    try:
        head, *lines = path.read_bytes().split(b"\n")
        plan = msgspec.json.decode(head, type=Plan)
        return plan, [msgspec.json.decode(line, type=Kept) for line in lines[:-1]]
    except (OSError, msgspec.MsgspecError) as fault:
        raise UsageError(Text.of("lab-no-run", file=str(path), fault=reason(fault))) from None


def go_on(path: Path, plan: Plan) -> int:
    """Make the file ready to be gone on with, or begin it: how many games it holds.

    A last line that was cut off is dropped. A file of another plan, or of something else, is refused and left as it is.
    """
    try:
        data = path.read_bytes() if path.exists() else b""
        count = _checked(path, plan) if data else 0
        whole = data[: data.rfind(b"\n") + 1] or msgspec.json.encode(plan) + b"\n"
        if whole != data:
            path.write_bytes(whole)
    except OSError as fault:
        raise UsageError(Text.of("lab-unwritten", file=str(path), fault=reason(fault))) from None
    return count


def _checked(path: Path, plan: Plan) -> int:
    """How many games a file holds; `UsageError` where they are not those of the plan, in its order."""
    old, games = open_run(path)
    if old != plan:
        raise UsageError(Text.of("lab-other-run", file=str(path)))
    for place, game in enumerate(games):
        if (game.series, game.seed) != plan.at(place):
            raise UsageError(Text.of("lab-no-run", file=str(path), fault=f"game {place + 1} is not the next one"))
    return len(games)


# -- playing

Map = Callable[[Callable[[Chunk], bytes], Iterable[Chunk]], Iterator[bytes]]
"""Something that plays chunks, in other processes or here, and gives the results in order."""


Tell = Callable[[int, int], None]
"""Somebody who is told how many games there are, of how many."""


def play_run(plan: Plan, file: Path | None, map_chunks: Map, tell: Tell, minutes: float = 0.0) -> list[Kept]:
    """Play what is missing, for so many minutes at most; all games that there are then.

    `tell` is told after every chunk how many games there are of how many. Where a cluster goes away or a process dies,
    `UsageError` says so, and the file keeps what was played before.
    """
    done = go_on(file, plan) if file is not None else 0
    played = open_run(file)[1] if file is not None else []
    until = time.monotonic() + 60 * minutes if minutes else None
    starts = [(plan, start, min(CHUNK, plan.size - start)) for start in range(done, plan.size, CHUNK)]
    tell(done, plan.size)
    with _opened(file) as kept:
        for lines in map_chunks(play_chunk, starts):
            if kept is not None:
                kept.write(lines)
                kept.flush()
            played += [msgspec.json.decode(line, type=Kept) for line in lines.split(b"\n")[:-1]]
            tell(len(played), plan.size)
            if until is not None and time.monotonic() > until:
                break
    return played


@contextmanager
def _opened(file: Path | None) -> Iterator[IO[bytes] | None]:
    if file is None:
        yield None
    else:
        with file.open("ab") as kept:
            yield kept
