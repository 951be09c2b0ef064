"""What can be won in each game, how it begins, and when it is won.

A Dream is won when its scene ends well, a Slumber tile likewise; a tile that is only read is won when it has been
followed; the Delta Phase when everybody has recovered and the Team stands on the Dreamworld Map again. A Mission of
ALONE is won when the Hero has done it and wins the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import nocturne
from nocturne.games import find
from nocturne.games.etherfields.index import Index
from nocturne.games.etherfields.pack import content
from nocturne.kernel import Game, UsageError, suggest
from nocturne.kernel.game import new_game
from nocturne.kernel.text import Text
from nocturne.lab.certificates import Case, Provable
from nocturne.packs.installed import OPTION

COUNTS, EDITIONS = (1, 2, 3, 4, 5), ("1.0", "2.0")


class Dreams(Provable):
    """The Dreams of Etherfields, and every tile of the Slumber deck: those of the topmost pack that is played with."""

    game = "etherfields"

    def __init__(self, pack: str = game) -> None:
        self.pack = pack

    @property
    def lib(self) -> Index:
        """The pack as the rules read it."""
        return content(self.pack)

    def cases(self, lib: Index | None = None) -> list[Case]:
        lib = self.lib if lib is None else lib
        every = [Case(what, players, edition) for what in wanted(lib) for players in COUNTS for edition in EDITIONS]
        modes = [tile.id for tile in lib.tiles.values() if tile.role == "mode"]  # of 2.0 alone (EF-COMP-17)
        return [case for case in every if case.what not in modes or case.edition == "2.0"]

    def name(self, what: str) -> str:
        lib = self.lib
        return lib.records.name(f"{'gate' if what in lib.gates else 'tile'}/{what}")

    def start(self, case: Case, seed: int) -> Game[Any]:
        return self.begin(case, seed)

    def begin(self, case: Case, seed: int, mode: Mapping[str, object] | None = None) -> Game[Any]:
        """The same, in an optional mode."""
        lib, mode = self.lib, mode or {}
        if case.what in lib.gates and lib.gates[case.what].first:
            return self._new(case, seed, {"play": "campaign", **mode})
        if case.what == lib.single_gate:
            return self._new(case, seed, {"play": "dream", **mode})
        if case.what in lib.tiles and f"{case.what}/setup" in lib.effects:
            return self._new(case, seed, {"play": "slumber", **mode})
        return nocturne.position(self.game, position_of(case, seed, self.pack, mode=mode))

    def _new(self, case: Case, seed: int, chosen: Mapping[str, object]) -> Game[Any]:
        options = {**chosen, **pack_option(self.pack)}
        return new_game(find(self.game), case.players, seed, case.edition, options, keep_events=False)

    def is_known(self, case: Case, game: Game[Any]) -> bool:
        return bool(game.table.tile)

    def is_other(self, case: Case, game: Game[Any]) -> bool:
        tile = game.table.tile
        return bool(tile) and tile != case.what

    def is_won(self, case: Case, game: Game[Any]) -> bool:
        lib = self.lib
        if case.what in lib.tiles and lib.tiles[case.what].is_delta:
            cured = all(dreamer.distress == 0 for dreamer in game.table.dreamers)
            return cured and game.over is None and game.open[0].kind == "Idle"
        if game.over is not None:
            return bool(game.over.winners)
        told = game.events(game.version - 1)
        return any(event.text.key == "event-scene-ended" and event.text.arguments()["won"] for event in told)

    def is_over(self, case: Case, game: Game[Any]) -> bool:
        if game.over is not None or game.table.scene.value != "none":
            return game.over is not None
        return self.is_won(case, game) or (game.table.sitting > 0 and game.open[0].kind == "ChangeDreamer")


def wanted(lib: Index) -> list[str]:
    """Every Dream and every tile of the Slumber deck that a pack has of its own."""
    own = lib.records.packs[-1].records
    slumbers = [tile.id for tile in lib.tiles.values() if tile.is_slumber and f"tile/{tile.id}" in own]
    return [*[gate for gate in lib.gates if f"gate/{gate}" in own], *slumbers]


def pack_option(pack: str) -> dict[str, str]:
    """The option that chooses a pack, if it is not that of the program: without others there is no such choice."""
    return {} if pack == Dreams.game else {OPTION: pack}


def position_of(
    case: Case,
    seed: int,
    pack: str = Dreams.game,
    flags: Sequence[str] = (),
    mode: Mapping[str, object] | None = None,
) -> str:
    """What no option leads to: tiles that are only read, the Delta Phase, further Dreams."""
    lib, options = content(pack), {**pack_option(pack), **(mode or {})}
    head = f"players: {case.players}\nprofile: '{case.edition}'\nseed: {seed}\n"
    more = "".join(
        [f", {name}: {str(value).lower() if isinstance(value, bool) else value}" for name, value in options.items()]
    )
    if case.what in lib.gates:
        head += f"options: {{play: dream{more}}}\n" + (f"flags: [{', '.join(flags)}]\n" if flags else "")
        return f"{head}at: nothing\nagenda: [{{EnterDream: {{gate: {case.what}}}}}]\n"
    if lib.tiles[case.what].is_delta:
        others = [tile for tile in lib.dealt["slumbers"] if tile != case.what]
        hurt = ", ".join([f"{letter}: {{distress: 3}}" for letter in "abcde"[: case.players]])
        deck = f"slumbers: [{', '.join([*others, case.what])}]\ndreamers: {{{hurt}}}\n"
        chosen = f"options: {{play: campaign{more}}}\n" if more else ""
        return f"{head}{chosen}{deck}at: world\nagenda: [{{ResolveSlumber: {{}}}}]\n"
    tile, people = lib.tiles[case.what], ", ".join(progress_of(lib, case.players))
    lies = f"mode: [{case.what}]" if tile.role == "mode" else f"slumbers: [{case.what}]"
    step = "BeginSlumber" if tile.role == "mode" else "PlayTile"
    rest = f"{lies}\ndreamers: {{{people}}}\nat: nothing\nagenda: [{{{step}: {{tile: {case.what}}}}}]\n"
    return f"{head}options: {{play: slumber{more}}}\n{rest}"


def progress_of(lib: Index, players: int) -> Iterator[str]:
    """Dreamers who have placed what Progress cards there are: some tiles ask for them."""
    spare = [card for card in lib.dealt["market"] if lib.influence[card].placing is not None]
    for letter, deck in zip("abcde"[:players], lib.decks.values(), strict=False):
        own = [card for card in deck if lib.influence[card].placing is not None]
        placed = own[:4] + [spare.pop() for _ in range(min(4 - len(own[:4]), len(spare)))]
        yield f"{letter}: {{distress: 2, progress: [{', '.join(placed)}]}}"


class Missions(Provable):
    """The Missions of ALONE: with one to three Evil players, at every difficulty."""

    game = "alone"

    def cases(self) -> list[Case]:
        info = next(info for info in nocturne.games() if info.id == self.game)
        levels = next(setting.choices for setting in info.options if setting.name == "difficulty")
        missions = [record.id for record in _alone().all("mission")]
        return [Case(what, players, str(level)) for what in missions for players in info.players for level in levels]

    def name(self, what: str) -> str:
        name: str = _alone().name(f"mission/{what}")
        return name

    def start(self, case: Case, seed: int) -> Game[Any]:
        options = {"difficulty": case.edition}
        return nocturne.new(self.game, players=case.players, seed=seed, options=options, events=False)

    def is_known(self, case: Case, game: Game[Any]) -> bool:
        return bool(game.view(0).missions)

    def is_other(self, case: Case, game: Game[Any]) -> bool:
        missions = [mission.mission for mission in game.view(0).missions]
        return bool(missions) and case.what not in missions

    def is_won(self, case: Case, game: Game[Any]) -> bool:
        over = game.over
        has_done = any(mission.done for mission in game.view(0).missions if mission.mission == case.what)
        return over is not None and 0 in over.winners and has_done


def _alone() -> Any:  # noqa: ANN401 -- the packs of a game
    return nocturne.new(Missions.game, players=2).box.source


PROVABLE: dict[str, Provable] = {"alone": Missions(), "etherfields": Dreams()}


def provable(game: str, pack: str = "") -> Provable:
    """What can be won in a game, or in a pack for it; `UsageError` where nothing of it is declared."""
    known = find(game).id
    if known not in PROVABLE:
        raise UsageError(Text.of("certify-no-game", game=known, hint=suggest(known, PROVABLE)))
    if pack and known != Dreams.game:
        raise UsageError(Text.of("certify-no-packs", game=known))
    return Dreams(pack) if pack else PROVABLE[known]
