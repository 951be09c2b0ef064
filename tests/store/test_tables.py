"""Tables in the store, and stores of the first schema."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import nocturne
from nocturne.store import SeatRow, Store, TableId, TableRow

OLD = Path(__file__).parent / "data" / "schema1.sqlite"


def a_table(store: Store, *, bot: bool = False) -> TableId:
    number = store.add(nocturne.new("lanterns", players=2, seed=1), name="Friday")
    seats = (SeatRow(0, b"k0", "here", bot=False, name="Ada"), SeatRow(1, b"k1", "away", bot=bot, name=""))
    table = TableId(f"t{number}")
    store.tables.add(TableRow(table, number, b"owner", b"watch", None, None, "Friday", seats))
    return table


def test_a_table_keeps_its_seats_and_hashes() -> None:
    with Store.open(":memory:") as store:
        table = a_table(store)
        found = store.tables.find(table)
        assert found is not None
        assert (found.owner, found.watch, found.name) == (b"owner", b"watch", "Friday")
        assert [(seat.key, seat.bot, seat.name) for seat in found.seats] == [(b"k0", False, "Ada"), (b"k1", False, "")]
        store.tables.give_seat(table, 1, bot=True, name="Bo")
        store.tables.wish(table, b"{}")
        changed = store.tables.find(table)
        assert changed is not None
        assert (changed.seats[1].bot, changed.seats[1].name, changed.wish) == (True, "Bo", b"{}")
        assert store.tables.find("nothing") is None


def test_a_table_that_is_cleared_away_takes_its_game_with_it() -> None:
    with Store.open(":memory:") as store:
        table, other = a_table(store), a_table(store)
        store.tables.remove(table)
        assert store.tables.find(table) is None
        assert len(store.games()) == 1
        assert store.tables.find(other) is not None


def test_tables_at_which_bots_sit_are_found_while_their_games_go_on() -> None:
    with Store.open(":memory:") as store:
        a_table(store)
        mine = a_table(store, bot=True)
        assert list(store.tables.with_bots(0, 10)) == [mine]
        state = store.tables.state(mine)
        assert state is not None
        assert (state.game, state.players, state.version, state.over) == ("lanterns", 2, 0, False)
        assert list(store.tables.with_bots(state.changed + 1, 10)) == []


def test_a_store_of_the_first_schema_is_brought_up_without_loss(tmp_path: Path) -> None:
    # given a store that the program of schema 1 has written
    path = tmp_path / "old.sqlite"
    shutil.copy(OLD, path)
    before = rows(path)
    # when
    with Store.open(path) as store:
        games = store.games()
        versions = [store.session(one.id).game.version for one in games]
        a_table(store)
    # then
    assert [(one.name, one.version, one.metadata) for one in games] == [
        ("Old 2", 25, {"humans": [0], "luck": 4}),
        ("Old 3", 25, {"humans": [0], "luck": 4}),
    ]
    assert versions == [25, 25]
    after = rows(path)
    width = {name: len(kept[0]) for name, kept in before.items()}  # later schemas have more columns
    assert {name: [row[: width[name]] for row in after[name][: len(kept)]] for name, kept in before.items()} == before
    with Store.open(path) as store:
        assert store.tables.count() == 1


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything that a store of schema 1 holds."""
    with sqlite3.connect(path) as connection:
        return {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in ("games", "log", "snapshots")}  # noqa: S608 -- names of ours
