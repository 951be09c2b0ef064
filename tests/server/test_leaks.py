"""Every frame of twenty games is read for what is sealed or hidden, and leaks that are planted are found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import nocturne
from nocturne.kernel import Game
from nocturne.kernel.past import Past
from nocturne.server.connection import Connection
from nocturne.server.protocol import Now
from nocturne.server.room import Room
from nocturne.server.telling import Teller, update_frame
from nocturne.server.things import Things, things_of
from tests.server import frames
from tests.server.host import hosting
from tests.server.sealed import sealed_of

Patch = Callable[[pytest.MonkeyPatch], None]


def test_every_frame_of_twenty_games_holds_nothing_sealed_or_hidden() -> None:
    tally = frames.run(games=20, first_seed=100, most=24, pairs=0)
    assert tally["games"] == 20
    assert min(tally[f"games of {name}"] for name in ("alone", "etherfields", "lanterns")) >= 3
    assert tally["frames"] > 400


def fronts(patch: pytest.MonkeyPatch) -> None:
    """Of a gate or a Note that is named, the front is sent."""
    patch.setattr(Things, "named_side", lambda _, key: key)
    patch.setattr(Things, "_keys", lambda self, shown: tuple(
        [key for kind in shown[1].kinds if (key := f"{kind}/{shown[0]}") in self.records]
    ))  # fmt: skip


def places(patch: pytest.MonkeyPatch) -> None:
    """The sentence of what is awaited names a sector of the true map."""
    line = Teller.line_now
    patch.setattr(Teller, "line_now", lambda *given: line(*given) + " (1:2,3)")


def decisions(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told what the others are asked."""
    now = Teller.now

    def told(self: Teller, game: Game[Any], seat: int | None, *rest: Any) -> Now:  # noqa: ANN401 -- as in Teller
        asked = game.open[0].seat if game.open else seat
        return now(self, game, asked, *rest)

    patch.setattr(Teller, "now", told)


def events(patch: pytest.MonkeyPatch) -> None:
    """The Hero's log tells what Evil is told."""
    chronicle = Past.chronicle
    patch.setattr(Past, "chronicle", lambda self, since=-1, seat=None: chronicle(self, since, 1 if seat == 0 else seat))


def views(patch: pytest.MonkeyPatch) -> None:
    """The Hero sees the hand of Evil."""
    core = Teller.core
    patch.setattr(Teller, "core", lambda self, game, seat, *rest: core(self, game, 1 if seat == 0 else seat, *rest))


def empties(patch: pytest.MonkeyPatch) -> None:
    """Something is sent to everybody at each answer."""
    frame = Room.frame

    def sent(self: Room, connection: Connection, view: int | None) -> bytes | None:
        made, core = frame(self, connection, view), self.desk.cores[view, connection.language]
        number = self.desk.number(core.version)
        return made or update_frame(view, core, core, (number, number), [], {})

    patch.setattr(Room, "frame", sent)


def stories(patch: pytest.MonkeyPatch) -> None:
    """The sentence of what is awaited reads ahead in a script."""
    line = Teller.line_now

    sealed = sorted(sealed_of("etherfields").of)

    def told(self: Teller, *given: Any) -> str:  # noqa: ANN401 -- as in Teller
        return line(self, *given) + " " + sealed[len(sealed) // 2]

    patch.setattr(Teller, "line_now", told)


PLANTED: dict[str, tuple[Patch, str, dict[str, Any]]] = {
    "fronts": (fronts, "etherfields", {"play": "campaign"}),
    "places": (places, "alone", {}),
    "decisions": (decisions, "alone", {}),
    "events": (events, "alone", {}),
    "views": (views, "alone", {}),
    "empties": (empties, "alone", {}),
    "stories": (stories, "etherfields", {"play": "dream"}),
}


@pytest.mark.parametrize("planted", PLANTED)
def test_a_leak_that_is_planted_is_found(planted: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    patch, game, options = PLANTED[planted]
    with hosting(tmp_path / "games.sqlite") as host, pytest.raises(AssertionError):  # noqa: PT012 -- by reader or client
        with monkeypatch.context() as leaking:
            patch(leaking)
            played, heard, times = frames.play(host, game, 2, 5, options, most=16)
        frames.read_all(played, heard, times, Counter())


def test_what_is_sealed_is_known_to_the_test_itself() -> None:
    """Else nothing would be looked for: there are hundreds of such sentences, and no card that lies open has one."""
    sealed = sealed_of("etherfields")
    things = things_of(nocturne.new("etherfields", players=2, seed=1), "en")
    assert things is not None
    assert sealed.read_in([things.records.rules(key) for key in things.records if key.startswith("influence/")]) == {}
    assert len(sealed.of) > 300
    kinds = {key.partition("/")[0] for keys in sealed.of.values() for key in keys}
    assert kinds >= {"script", "gate", "note", "story", "secret"}
    some = Random(1).choice(sorted(sealed.of))
    assert sealed.read_in([f"Once. {some} Twice."])[some] == sealed.of[some]
