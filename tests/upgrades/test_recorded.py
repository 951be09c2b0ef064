"""What has happened is recorded, so that the past is told and shown as it was where newer rules cannot compute it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import nocturne
from nocturne.games import GAMES, find
from nocturne.kernel import Game, SaveError, Seat, history
from nocturne.kernel.recording import pack, unpack
from nocturne.kernel.save import box_of
from nocturne.server.protocol import SeatInfo
from nocturne.server.replay import Replay, replay
from nocturne.store import Store

PLAYERS = {"lanterns": 2, "alone": 3, "etherfields": 2}
ANSWERS = 300
"""More than a chapter has."""


class NoLongerPlayed(Exception):
    """Today's rules cannot play an old answer again."""


def played(name: str, answers: int = ANSWERS) -> Game[Any]:
    """A game played at random, as far as it goes."""
    game, rng = nocturne.new(name, players=PLAYERS[name], seed=11), Random(name)
    for _ in range(answers):
        if not game.open:
            break
        decision = rng.choice(game.open)
        game.answer(decision.seat, rng.choice(decision.ids()))
    return game


def seats_of(game: Game[Any]) -> list[int | None]:
    return [None, *range(game.box.players)]


def views(game: Game[Any]) -> list[list[Any]]:
    """What every seat saw at every version, played again by the rules of the time."""
    past = game.fork()
    past.undo(0)
    seen = [[past.view(seat) for seat in seats_of(past)]]
    for entry in game.log(1):
        past.answer(entry.seat, entry.option)
        seen.append([past.view(seat) for seat in seats_of(past)])
    return seen


@pytest.fixture
def other_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """From now on other rules hold, by which not a single old answer can be played again."""

    def fails(*_: object, **__: object) -> None:
        raise NoLongerPlayed

    for name in GAMES:
        manifest = type(find(name))
        monkeypatch.setattr(manifest, "version", manifest.version + 1)
    monkeypatch.setattr(history, "repeat", fails)
    box_of.cache_clear()
    yield
    box_of.cache_clear()


GAMES_PLAYED = {name: played(name) for name in GAMES}
BEFORE = {
    name: ([game.chronicle(-1, seat) for seat in seats_of(game)], views(game)) for name, game in GAMES_PLAYED.items()
}
EXPORTED = {name: game.export() for name, game in GAMES_PLAYED.items()}


@pytest.mark.usefixtures("other_rules")
@pytest.mark.parametrize("name", GAMES)
def test_an_exported_game_tells_its_past_as_it_was(name: str) -> None:
    game = nocturne.load(EXPORTED[name])
    assert game.earliest == game.version > 0
    assert [game.chronicle(-1, seat) for seat in seats_of(game)] == BEFORE[name][0]
    again = nocturne.load(game.save())  # a plain save keeps what cannot be computed any more
    assert [again.chronicle(-1, seat) for seat in seats_of(again)] == BEFORE[name][0]


@pytest.mark.usefixtures("other_rules")
@pytest.mark.parametrize("name", GAMES)
def test_every_seat_is_shown_the_past_as_it_saw_it(name: str) -> None:
    game = nocturne.load(EXPORTED[name])
    seats = [None, *[Seat(number) for number in range(game.box.players)]]
    seen = [[game.manifest.view(table, seat) for seat in seats] for _, table in game.earlier_tables() if table]
    assert seen == BEFORE[name][1]


@pytest.mark.usefixtures("other_rules")
@pytest.mark.parametrize("name", GAMES)
def test_a_replay_of_the_past_shows_and_tells_what_it_did(name: str) -> None:
    game = nocturne.load(EXPORTED[name])
    for at, seat in enumerate(seats_of(game)):
        made = shown(game, seat)
        steps = [step.version for step in made.steps]  # those that have shown this seat something (AL-VIEW-14)
        assert steps == sorted({*steps})
        assert steps[0] == 0
        told = [(entry.version, entry.kind) for step in made.steps for entry in step.log]
        assert told == [(version, one.kind) for version, one in BEFORE[name][0][at]]
        views = resulting(made)
        for version, seen in enumerate(BEFORE[name][1]):
            then = views[bisect_right(steps, version) - 1]
            assert then == msgspec.to_builtins(seen[at], str_keys=True), version


def shown(game: Game[Any], seat: int | None) -> Replay:
    """The replay that a seat is given."""
    infos = [SeatInfo(number, str(number), "", "human", online=True) for number in range(game.box.players)]
    return replay(game, seat, "", infos, "en")


def resulting(made: Replay) -> list[dict[str, Any]]:
    """The view at each step."""
    seen: list[dict[str, Any]] = [{}]
    for step in made.steps:
        seen.append({**{key: kept for key, kept in seen[-1].items() if key not in step.gone}, **step.set})
    return seen[1:]


def stored(path: Path, name: str) -> int:
    """A game that is played through a store, with an answer that was taken back."""
    with Store.open(path) as store:
        session, rng = store.session(store.add(nocturne.new(name, players=PLAYERS[name], seed=12))), Random(name)
        for turn in range(ANSWERS):
            if not session.game.open:
                break
            decision = rng.choice(session.game.open)
            session.answer(decision.seat, rng.choice(decision.ids()))
            if turn in (40, 280):
                session.undo(session.game.version - 3)
        return session.id


@pytest.fixture(scope="module", params=GAMES)
def old_store(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int, Any]:
    path = tmp_path_factory.mktemp("recorded") / "games.db"
    number = stored(path, request.param)
    with Store.open(path) as store:
        game = store.session(number).game
        return path, number, [game.chronicle(-1, seat) for seat in seats_of(game)]


def test_a_store_tells_the_past_of_a_game_as_it_was(
    old_store: tuple[Path, int, Any], request: pytest.FixtureRequest
) -> None:
    path, number, before = old_store
    request.getfixturevalue("other_rules")
    with Store.open(path) as store:
        game = store.session(number).game
        assert game.eras[-1].until == game.version
        assert without_lost(game) == before
        lost = [told for told in game.events() if told.kind == "answer-lost"]
        assert len(lost) == sum(entry.seat >= 0 for entry in game.log()[-game.eras[-1].lost :]) > 0
        assert without_lost(nocturne.load(store.export(number))) == before


def without_lost(game: Game[Any]) -> list[Any]:
    """What every seat is told of the past, but that some of it could not be played again."""
    return [[at for at in game.chronicle(-1, seat) if at[1].kind != "answer-lost"] for seat in seats_of(game)]


def test_without_a_record_it_is_told_who_answered(other_rules: None) -> None:
    del other_rules
    game = nocturne.load(GAMES_PLAYED["lanterns"].save())
    kinds = {told.kind for told in game.events()}
    assert kinds == {"answer-kept"}


def test_what_cannot_be_read_from_its_record_is_played_again() -> None:
    game = GAMES_PLAYED["lanterns"]
    chapter = game.chapters(recorded=True)[0]
    records = unpack(chapter.records)
    spoilt = msgspec.structs.replace(chapter, records=pack([*records[:3], b"\x91\x92\x91\xa4Gone\xa0", *records[4:]]))
    assert Game.resume(game.box, (spoilt,)).chronicle(-1, 0) == game.chronicle(-1, 0)


@pytest.mark.parametrize("damage", [b"x", b"x\x9c", pack([b"a"])[:-3]])
def test_damaged_records_are_told_apart(damage: bytes) -> None:
    with pytest.raises(SaveError, match="recorded in a way"):
        unpack(damage)
