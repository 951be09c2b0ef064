"""Recorded winning games of Etherfields: what must have one, how they are written, and how they are played again.

A Dream is won when its scene ends well, a Slumber tile likewise; a tile that is only read is won when it has been
followed; the Delta Phase when everybody has recovered and the Team stands on the Dreamworld Map again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import nocturne
from nocturne.games import find
from nocturne.games.etherfields.index import Index
from nocturne.games.etherfields.pack import content
from nocturne.kernel import Game
from nocturne.kernel.game import new_game

GAME = "etherfields"
DATA = Path(__file__).with_name("data")
COUNTS, EDITIONS = (1, 2, 3, 4, 5), ("1.0", "2.0")


class Case(NamedTuple):
    """Something that must be won: a gate or a tile, by so many Dreamers, in an edition."""

    what: str
    players: int
    edition: str

    def __str__(self) -> str:
        return f"{self.what}-{self.players}-{self.edition}"


class Record(NamedTuple):
    """A winning game: its seed and every answer, each by the seat that is asked first; and how the table lies then."""

    case: Case
    seed: int
    end: str
    answers: tuple[str, ...]


def wanted(lib: Index) -> list[str]:
    """Every Dream and every tile of the Slumber deck that a pack has."""
    return [*lib.gates, *[one.id for one in lib.tiles.values() if one.is_slumber]]


def cases(lib: Index | None = None) -> list[Case]:
    """Everything that must have a record."""
    lib = content() if lib is None else lib
    found = [Case(what, players, edition) for what in wanted(lib) for players in COUNTS for edition in EDITIONS]
    modes = [one.id for one in lib.tiles.values() if one.role == "mode"]  # of 2.0 alone (EF-COMP-17)
    return [one for one in found if one.what not in modes or one.edition == "2.0"]


# -- playing


def start(case: Case, seed: int) -> Game[Any]:
    """The game at its first decision. Slumbers are turned up by chance: another seed may turn up another tile."""
    lib = content()
    if case.what in lib.gates and lib.gates[case.what].first:
        return _new(case, seed, "campaign")
    if case.what == next(one for one in lib.gates if not lib.gates[one].first):
        return _new(case, seed, "dream")
    if case.what in lib.tiles and f"{case.what}/setup" in lib.effects:
        return _new(case, seed, "slumber")
    return nocturne.position(GAME, position_of(case, seed))


def _new(case: Case, seed: int, play: str) -> Game[Any]:
    return new_game(find(GAME), case.players, seed, case.edition, {"play": play}, keep_events=False)


def position_of(case: Case, seed: int) -> str:
    """What no option leads to: tiles that are only read, the Delta Phase, further Dreams."""
    lib = content()
    head = f"players: {case.players}\nprofile: '{case.edition}'\nseed: {seed}\n"
    if case.what in lib.gates:
        return f"{head}options: {{play: dream}}\nat: nothing\nagenda: [{{EnterDream: {{gate: {case.what}}}}}]\n"
    if lib.tiles[case.what].is_delta:
        others = [one for one in lib.dealt["slumbers"] if one != case.what]
        hurt = ", ".join([f"{letter}: {{distress: 3}}" for letter in "abcde"[: case.players]])
        deck = f"slumbers: [{', '.join([*others, case.what])}]\ndreamers: {{{hurt}}}\n"
        return f"{head}{deck}at: world\nagenda: [{{ResolveSlumber: {{}}}}]\n"
    tile, people = lib.tiles[case.what], ", ".join(progress_of(lib, case.players))
    lies = f"mode: [{case.what}]" if tile.role == "mode" else f"slumbers: [{case.what}]"
    step = "BeginSlumber" if tile.role == "mode" else "PlayTile"
    rest = f"{lies}\ndreamers: {{{people}}}\nat: nothing\nagenda: [{{{step}: {{tile: {case.what}}}}}]\n"
    return f"{head}options: {{play: slumber}}\n{rest}"


def progress_of(lib: Index, players: int) -> Iterator[str]:
    """Dreamers who have placed what Progress cards there are: some tiles ask for them."""
    spare = [one for one in lib.dealt["market"] if lib.influence[one].placing is not None]
    for letter, deck in zip("abcde"[:players], lib.decks.values(), strict=False):
        own = [card for card in deck if lib.influence[card].placing is not None]
        placed = own[:4] + [spare.pop() for _ in range(min(4 - len(own[:4]), len(spare)))]
        yield f"{letter}: {{distress: 2, progress: [{', '.join(placed)}]}}"


def is_won(case: Case, game: Game[Any]) -> bool:
    """Whether the last answer has won it."""
    lib = content()
    if case.what in lib.tiles and lib.tiles[case.what].is_delta:
        cured = all(one.distress == 0 for one in game.table.dreamers)
        return cured and game.over is None and game.open[0].kind == "Idle"
    if game.over is not None:
        return bool(game.over.winners)
    told = game.events(game.version - 1)
    return any(one.text.key == "event-scene-ended" and one.text.arguments()["won"] for one in told)


def is_other(case: Case, game: Game[Any]) -> bool:
    """Whether chance has turned up another tile."""
    tile = game.table.tile
    return bool(tile) and tile != case.what


def fingerprint(game: Game[Any]) -> str:
    """How the table lies, however it is stored and whatever the pack is called."""
    return hashlib.sha256(game.position().encode()).hexdigest()[:12]


def replay(record: Record) -> Game[Any]:
    """Play a record again."""
    game = start(record.case, record.seed)
    for answer in record.answers:
        game.answer(game.open[0].seat, answer)
    return game


# -- files: a line that names the record, a line with its answers


def load(folder: Path = DATA) -> dict[Case, Record]:
    """All records that there are."""
    return {record.case: record for path in sorted(folder.glob("*.txt")) for record in read(path)}


def read(path: Path) -> Iterator[Record]:
    """The records of one file: those of one Dream or tile."""
    lines = path.read_text(encoding="utf-8").splitlines()
    for head, answers in zip(lines[::2], lines[1::2], strict=True):
        players, edition, seed, end = head.split()
        case = Case(path.stem, int(players), edition)
        yield Record(case, int(seed), end, tuple(answers.split()))


def write(records: list[Record], folder: Path = DATA) -> None:
    """Write the records, one file for each Dream or tile."""
    for what in sorted({one.case.what for one in records}):
        lines = []
        for case, seed, end, answers in sorted([one for one in records if one.case.what == what]):
            lines += [f"{case.players} {case.edition} {seed} {end}", " ".join(answers)]
        (folder / f"{what}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
