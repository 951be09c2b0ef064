"""Stored games outlive the program that began them: rules and packs may change, and they go on (decision 0012)."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

import nocturne
from nocturne.kernel import Entry, Manifest, Table, history
from nocturne.kernel.loop import Opened
from nocturne.kernel.save import box_of
from nocturne.packs.installed import VARIABLE
from nocturne.store import Session, Store, StoreError
from tests.store.endless import EndlessLanterns, an_endless_game, find, next_answers

MANIFEST = "id: quick-dash\nversion: 1\ngame: lanterns\ntitle: Mine\nrequires: [lanterns]\noverrides: [card/dash]\n"
DASH = "- {{kind: card, id: dash, name: Dash, copies: 6, play: {{do: [{{gain: step, amount: {amount}}}]}}}}\n"


class LaterRules(EndlessLanterns):
    """The same rules with another number."""

    version: ClassVar[int] = 2


LATER = LaterRules()


def later(_: str) -> Manifest[Any]:
    """A program with later rules."""
    return LATER


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    """Where the store is; no box of another test is known."""
    box_of.cache_clear()
    yield tmp_path / "games.db"
    box_of.cache_clear()


def install(place: Path, monkeypatch: pytest.MonkeyPatch, amount: int) -> None:
    """Install a pack with another Dash in the place of whatever was installed."""
    (place / "quick-dash").mkdir(parents=True)
    (place / "quick-dash" / "manifest.yaml").write_text(MANIFEST)
    (place / "quick-dash" / "cards.yaml").write_text(DASH.format(amount=amount))
    monkeypatch.setenv(VARIABLE, str(place))


def play_on(session: Session, count: int, seed: int = 3) -> None:
    """Answer at random through the session."""
    rng = Random(seed)
    for seat, option in next_answers(session.game, rng, count):
        session.answer(seat, option)


def contents(path: Path) -> list[str]:
    """The hashes of the contents that a store keeps."""
    with closing(sqlite3.connect(path)) as raw:
        return [row[0] for row in raw.execute("SELECT hash FROM contents")]


def test_a_content_is_kept_once(path: Path) -> None:
    with Store.open(path) as store:
        for seed in range(3):
            store.add(nocturne.new("lanterns", players=2, seed=seed))
        game = store.session(store.add(nocturne.new("alone", players=2))).game
    assert len(contents(path)) == 2
    assert game.box.content_hash in contents(path)


def test_a_game_is_played_on_with_the_pack_it_was_begun_with(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path / "first", monkeypatch, 5)
    with Store.open(path) as store:
        number = store.add(nocturne.new("lanterns", players=2, options={"pack": "quick-dash"}))
        play_on(store.session(number), 20)
        before = store.session(number).game.hash()
    install(tmp_path / "second", monkeypatch, 6)
    box_of.cache_clear()
    with Store.open(path) as store:
        session = store.session(number)
        assert (session.game.hash(), session.game.earliest) == (before, 0)
        assert "5" in session.game.box.source.rules("card/dash")
        play_on(session, 5)
        session.undo(3)
        assert store.problems() == []
        exported = store.export(number)
    monkeypatch.delenv(VARIABLE)
    box_of.cache_clear()
    assert nocturne.load(exported).version == 3


def test_the_border_between_rules_is_kept(path: Path) -> None:
    with Store.open(path, find=find) as store:
        number = store.add(an_endless_game(decisions=20))
        play_on(store.session(number), 280)
        log = store.session(number).game.log()
    with Store.open(path, find=later) as store:
        session = store.session(number)
        assert (session.game.earliest, session.game.version) == (300, 300)
        play_on(session, 40)
        again = store.session(number).game
        assert (again.earliest, again.version, again.hash()) == (300, 340, session.game.hash())
        assert again.log()[:301] == log
        assert [(era.until, era.version, era.lost) for era in again.eras] == [(300, 1, 0)]
        with pytest.raises(nocturne.Refused, match="Since answer 300"):
            store.session(number).undo(299)
        store.session(number).undo(300)
        assert len(store.session(number).game.events(seat=0)) > 300
        assert store.problems() == []
    with Store.open(path, find=find) as store, pytest.raises(StoreError, match="rules version 2; this program has 1"):
        store.session(number)


def test_a_game_that_is_only_looked_at_is_not_changed(path: Path) -> None:
    with Store.open(path, find=find) as store:
        number = store.add(an_endless_game(decisions=30))
    with Store.open(path, find=later) as store:
        assert store.session(number).game.earliest == 30
    with Store.open(path, find=find) as store:
        assert store.session(number).game.earliest == 0


def test_answers_that_newer_rules_cannot_play_are_kept_and_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Store.open(path, find=find) as store:
        number = store.add(an_endless_game(decisions=30))
        entries = store.session(number).game.log()
    repeat = history.repeat
    rest = [24]  # so many entries can be played again

    def refusing(table: Table, asked: Opened, entry: Entry, *, ask_chance: bool) -> Opened:
        rest[0] -= 1
        if rest[0] < 0:
            raise nocturne.SaveError("This answer is not possible any more.")
        return repeat(table, asked, entry, ask_chance=ask_chance)

    with monkeypatch.context() as changed, Store.open(path, find=later) as store:
        changed.setattr(history, "repeat", refusing)
        session = store.session(number)
        assert (session.game.version, session.game.earliest, session.game.log()) == (30, 30, entries)
        assert session.game.eras[0].lost == len(entries) - 24
        assert sum(told.kind == "answer-lost" for told in session.game.events()) == len(entries) - 24
        changed.setattr(history, "repeat", repeat)
        play_on(session, 10)
        again = store.session(number).game
        assert (again.hash(), again.eras) == (session.game.hash(), session.game.eras)


def test_everything_that_is_wrong_is_listed(path: Path) -> None:
    with Store.open(path, find=find) as store:
        for seed in range(4):
            store.add(an_endless_game(seed=seed, decisions=40))
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("UPDATE log SET option = 'rest' WHERE game = 2 AND serial = 20")
        raw.execute("UPDATE snapshots SET hash = x'00' WHERE game = 4")
        raw.commit()
    seen: list[tuple[int, int]] = []
    with Store.open(path, find=find) as store:
        problems = store.problems(lambda done, total: seen.append((done, total)))
        assert [("game 2 " in line, "game 4 " in line) for line in problems] == [(True, False), (False, True)]
        with pytest.raises(StoreError, match=r"(?s)game 2 is damaged.*game 4 is damaged"):
            store.check()
    assert seen == [(1, 4), (2, 4), (3, 4), (4, 4)]
