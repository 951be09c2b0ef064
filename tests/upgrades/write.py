"""Write the saves of one commit for the corpus: run once with the sources of that commit, then kept as files.

    git worktree add --detach /tmp/old COMMIT
    cd /tmp/old && PYTHONPATH=src:. python .../tests/upgrades/write.py COMMIT .../tests/upgrades [SECONDS]

Random games of every game are played from fixed seeds. Of each kind of open decision, of each kind of step that is
pending anywhere in the agenda, and of each way in which a game ends, the shortest save is kept. Only what the oldest
commit has is used here, so that the same script writes all of them.
"""

from __future__ import annotations

import json
import lzma
import sys
import tarfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from io import BytesIO
from itertools import count, product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import nocturne
from nocturne.games import GAMES

starts: Any = None
with suppress(ImportError):  # the oldest commits have no late starts
    starts = import_module("tests.conformance.starts")

MOST = {"lanterns": 120, "alone": 700, "etherfields": 420}
"""How many answers of a game are played at most: saves are to be small."""
WAYS: tuple[tuple[dict[str, Any], str], ...] = (
    ({}, "seeded"), ({}, "seeded"), ({"pad-windows": True}, "seeded"), ({"upkeep": "asked"}, "seeded"), ({}, "ask"),
)  # fmt: skip

Start = Callable[[], Any]


def manifest_of(game: str) -> Any:  # noqa: ANN401 -- the manifest of any commit
    """The manifest of a game, wherever the commit has it."""
    return next(info for info in nocturne.games() if info.id == game)


def settings_of(info: Any, turn: int) -> dict[str, Any]:  # noqa: ANN401 -- of any commit
    """The game's own settings, each value in turn."""
    kernel = ("pad-windows", "upkeep", "pack")
    own = [setting for setting in info.options if setting.name not in kernel]
    return {option.name: option.choices[(turn // (at + 1)) % len(option.choices)] for at, option in enumerate(own)}


def begin(game: str, info: Any, turn: int) -> Any:  # noqa: ANN401 -- a game of any commit
    """The next game from its beginning: player counts, profiles and ways in turn."""
    mixed = list(product(info.players, info.profiles, WAYS))
    players, profile, (options, chance) = mixed[turn % len(mixed)]
    options = {**options, **settings_of(info, turn)}
    try:
        return nocturne.new(game, players=players, seed=turn, profile=profile, options=options, chance=chance)
    except nocturne.UsageError:  # a commit without some of the kernel's settings
        return nocturne.new(game, players=players, seed=turn, profile=profile)


def games_of(game: str) -> Iterator[Any]:
    """Games without end, from their beginnings and from late starts in turn."""
    info = manifest_of(game)
    late = starts.starts_of(game) if starts is not None else ()
    for turn in count():
        yield begin(game, info, turn)
        for number, start in enumerate(late[:2]):
            yield start(Random(turn * 2 + number))


def pending(game: Any) -> set[str]:  # noqa: ANN401 -- a game of any commit
    """What a save at this moment would be the first to hold."""
    kinds = {f"step {type(step).__name__}" for step in game.table.agenda}
    for decision in game.open:
        kinds.add(f"asked {decision.kind}")
    if game.over is not None:
        kinds.add(f"over {game.over.reason.key} {len(game.over.winners)}")
    return kinds


class Corpus:
    """The saves of one game: for each thing that a save can hold, the shortest that does."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.best: dict[str, tuple[int, str]] = {}  # what it holds -> how long it is, and its name
        self.saves: dict[str, bytes] = {}
        self.index: dict[str, dict[str, Any]] = {}

    def offer(self, game: Any, name: str) -> None:  # noqa: ANN401 -- a game of any commit
        """Keep this moment where it is the first, or a much shorter one, of its kind."""
        kinds = [kind for kind in pending(game) if kind not in self.best or 3 * game.version < 2 * self.best[kind][0]]
        if not kinds:
            return
        self.saves[name] = game.save()
        self.index[name] = described(game)
        for kind in kinds:
            self.best[kind] = (game.version, name)

    def kept(self) -> dict[str, dict[str, Any]]:
        """The index of the saves that are the best of something."""
        names: dict[str, list[str]] = {}
        for kind, (_, name) in sorted(self.best.items()):
            names.setdefault(name, []).append(kind)
        return {name: {**self.index[name], "holds": kinds} for name, kinds in names.items()}


def described(game: Any) -> dict[str, Any]:  # noqa: ANN401 -- a game of any commit
    """What must be found again when the save is opened."""
    return {
        "game": game.manifest.id if hasattr(game, "manifest") else game.box.manifest.id,
        "players": game.box.players,
        "version": game.version,
        "over": None if game.over is None else list(game.over.winners),
        "open": [[asked.seat, asked.kind, asked.rule, list(asked.ids())] for asked in game.open],
        "told": [len(game.events(seat=seat)) for seat in (None, *range(game.box.players))],
    }


def collect(name: str, seconds: float) -> Corpus:
    """Play until the time is up."""
    corpus, until = Corpus(name), time.monotonic() + seconds
    for turn, game in enumerate(games_of(name)):
        rng = Random(turn)
        corpus.offer(game, f"{name}-{turn}-{game.version}")
        for _ in range(MOST[name]):
            if not game.open:
                break
            decision = rng.choice(game.open)
            game.answer(decision.seat, rng.choice(decision.ids()))
            corpus.offer(game, f"{name}-{turn}-{game.version}")
        if time.monotonic() > until:
            return corpus
    raise AssertionError  # games have no end


STORED = (40, 300)
"""How many answers the stored games of each game have: within the first chapter, and beyond it."""


def stored(place: Path) -> list[dict[str, Any]]:
    """Write a store with some games of each game, as the commit's own sessions keep them, and say what is in it."""
    with suppress(ImportError), TemporaryDirectory() as folder:
        kind = import_module("nocturne.store").Store
        path, kept = Path(folder) / "games.db", []
        store = kind.open(path)
        for game, (number, answers) in product(GAMES, enumerate(STORED)):
            info = manifest_of(game)
            new = nocturne.new(game, players=info.players[number % len(info.players)], seed=number)
            session, rng = store.session(store.add(new, name=f"{game} {answers}")), Random(number)
            for turn in range(answers):
                if not session.game.open:
                    break
                decision = rng.choice(session.game.open)
                session.answer(decision.seat, rng.choice(decision.ids()))
                if turn % 50 == 49:
                    session.undo(session.game.version - 3)
            kept.append(described(session.game))
        store.close()
        place.write_bytes(lzma.compress(path.read_bytes(), preset=9))
        return kept
    return []


def main() -> None:
    """Write `<commit>/saves.tar.xz`, `<commit>/index.json` and, where the commit has a store, one with some games."""
    commit, folder = sys.argv[1], Path(sys.argv[2])
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 60.0
    place = folder / commit
    place.mkdir(parents=True, exist_ok=True)
    index: dict[str, Any] = {}
    with tarfile.open(place / "saves.tar.xz", "w:xz", preset=9) as tar:
        for game in GAMES:
            corpus = collect(game, seconds)
            for name, entry in corpus.kept().items():
                data = corpus.saves[name]
                head = tarfile.TarInfo(f"{name}.save")
                head.size = len(data)
                tar.addfile(head, BytesIO(data))
                index[name] = entry
            print(game, len(corpus.kept()), "saves hold", len(corpus.best), "kinds")  # noqa: T201 -- a script
    kept = {"saves": index, "stored": stored(place / "store.db.xz")}
    (place / "index.json").write_text(json.dumps(kept, indent=0, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
