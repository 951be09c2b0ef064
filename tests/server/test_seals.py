"""A host's save of a running game with other people in it can be loaded here, and not be read (docs/threats.md)."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import nocturne
from nocturne.kernel import SaveError
from nocturne.kernel.save import SEALED
from nocturne.server.protocol import Done, Refused
from nocturne.server.seals import seal, unseal
from nocturne.store import Store
from tests.server.client import at_table, play_on
from tests.server.host import Host, hosting
from tests.server.test_eyes import BY_LINK, Table, bearer, lay


def saved(table: Table) -> Any:  # noqa: ANN401 -- an answer over HTTP
    return table.host.http.get(f"{table.place}/save", headers=bearer(table.laid["owner"]))


def loaded(host: Host, file: bytes) -> Any:  # noqa: ANN401 -- an answer over HTTP
    return host.http.post("/api/tables/import", content=file)


def at(host: Host, table: str, *keys: str) -> Any:  # noqa: ANN401 -- a welcome
    async def come() -> Any:  # noqa: ANN401 -- a welcome
        async with at_table(host.address, table) as client:
            return await client.hello(*keys)

    return asyncio.run(come())


@pytest.fixture
def with_bo(host: Host) -> tuple[Table, str]:
    """A table of ALONE at which the host is the Hero, and Bo, who has come by the link, is Evil; and Bo's own key."""
    table = lay(host, seats=BY_LINK)
    own, _ = table.claim(table.seats[1])
    return table, own


# -- the file


def test_a_save_of_a_game_with_others_is_sealed_and_opens_only_where_it_was_made(
    host: Host,
    with_bo: tuple[Table, str],
    tmp_path: Any,  # noqa: ANN401 -- a path
) -> None:
    file = saved(with_bo[0]).content
    assert file.startswith(SEALED)
    for telling in (b"alone", b"hero", b"bug", b"NOCTURNE"):
        assert telling not in file[len(SEALED) :], "something of the game can be read"
    with pytest.raises(SaveError, match="sealed"):
        nocturne.load(file)
    assert loaded(host, file).status_code == 201
    with hosting(tmp_path / "other.sqlite") as other:
        refused = loaded(other, file)
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "not-a-save")
    assert "sealed by another server" in refused.json()["error"]["message"]


def test_two_saves_of_the_same_table_have_nothing_in_common(with_bo: tuple[Table, str]) -> None:
    first, second = saved(with_bo[0]).content, saved(with_bo[0]).content
    start = len(SEALED)
    assert first[start : start + 48] != second[start : start + 48]
    same = sum(one == other for one, other in zip(first[start:], second[start:], strict=True))
    assert same < len(first) / 64, "one keystream was used twice"


@pytest.mark.parametrize("place", [8, 30, 60, -1])
def test_a_changed_seal_is_refused(place: int) -> None:
    file = bytearray(seal(bytes(32), b"the Map" * 9))
    file[place] ^= 1
    with pytest.raises(SaveError, match="sealed"):
        unseal(bytes(32), bytes(file))
    with pytest.raises(SaveError, match="sealed"):
        unseal(bytes(32), SEALED)
    with pytest.raises(SaveError, match="sealed"):
        unseal(bytes(31) + b"1", seal(bytes(32), b"the Map"))


def test_the_key_of_a_store_stays_and_is_its_own(tmp_path: Any) -> None:  # noqa: ANN401 -- a path
    with Store.open(tmp_path / "one.sqlite") as one, Store.open(tmp_path / "two.sqlite") as two:
        first = one.secret()
        assert first != two.secret()
        assert len(first) == 32
    with Store.open(tmp_path / "one.sqlite") as again:
        assert again.secret() == first


def test_alone_on_one_screen_and_after_the_end_a_save_is_open(host: Host) -> None:
    for seats in ([{"kind": "here"}, {"kind": "here"}], [{"kind": "here"}, {"kind": "bot"}]):
        assert nocturne.load(saved(lay(host, seats=seats)).content).version == 0
    table = lay(host, "lanterns", seats=BY_LINK)
    own, _ = table.claim(table.seats[1])

    async def play() -> None:
        async with (
            at_table(host.address, table.laid["table"]) as ada,
            at_table(host.address, table.laid["table"]) as bo,
        ):
            for seat, (client, key) in enumerate(((ada, table.seats[0]), (bo, own))):
                await client.hello(key)
                await client.update(seat, 0)
            await asyncio.gather(play_on(ada, 0), play_on(bo, 1))

    assert saved(table).content.startswith(SEALED)
    asyncio.run(play())
    assert nocturne.load(saved(table).content).over is not None


def test_nothing_is_saved_while_nobody_knows_whose_a_seat_is(host: Host) -> None:
    table = lay(host, seats=BY_LINK)
    refused = saved(table)
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "link-waits")


# -- the table that it is loaded to


def test_the_seats_of_others_stay_bound_to_their_keys(host: Host, with_bo: tuple[Table, str]) -> None:
    table, own = with_bo
    laid = loaded(host, saved(table).content).json()
    copy = Table(host, laid)
    assert laid["seats"][1] == {"seat": 1, "key": f"@{table.laid['table']}", "kind": "bound"}
    assert not copy.opens(laid["seats"][1]["key"])
    assert not copy.opens(table.seats[1]), "the link that Bo had come with"
    assert at(host, laid["table"], laid["seats"][0]["key"], laid["owner"]).yours == [0]
    status, told = copy.renew(laid["owner"], 1)
    assert (status, told["error"]["code"]) == (422, "seat-bound"), "nobody is there to see it"
    assert copy.replay(laid["owner"], seat=1)[0] == 403
    assert at(host, laid["table"], own).yours == [1]


def test_a_copy_is_not_played_on_before_everybody_has_come(host: Host, with_bo: tuple[Table, str]) -> None:
    table, own = with_bo
    laid = loaded(host, saved(table).content).json()

    async def play() -> list[Any]:
        async with at_table(host.address, laid["table"]) as ada:
            welcome = await ada.hello(laid["seats"][0]["key"], laid["owner"])
            now = await ada.update(0, 0)
            option = now.now.decisions[0].options[0].id
            tried = [
                await ada.ask("answer", seat=0, version=now.version, option=option),
                await ada.ask("concede", seat=0),
                await ada.ask("seat", seat=1, kind="bot"),
            ]
            assert welcome.seats[1].link == "bound"
            async with at_table(host.address, laid["table"]) as bo:
                await bo.hello(own)
                seats = welcome.seats
                while seats[1].link == "bound":  # that she has come herself may be told first
                    seats = (await ada.until("Presence")).seats
                return [*tried, seats[1].link, await ada.ask("answer", seat=0, version=now.version, option=option)]

    answered, conceded, handed, link, then = asyncio.run(play())
    for refused in (answered, conceded, handed):
        assert isinstance(refused, Refused)
        assert refused.rule == "protocol:people-missing"
        assert "Bo" in refused.message
    assert link == "claimed"
    assert isinstance(then, Done)


def test_everybody_at_the_first_table_is_told_of_the_copy(host: Host, with_bo: tuple[Table, str]) -> None:
    table, own = with_bo
    file = saved(table).content

    async def play() -> Any:  # noqa: ANN401 -- a notice
        async with at_table(host.address, table.laid["table"]) as bo:
            await bo.hello(own)
            await asyncio.to_thread(loaded, host, file)
            return await bo.until("Notice", code="loaded-elsewhere")

    assert "another table" in asyncio.run(play()).message


def test_a_sealed_copy_can_be_saved_again_and_stays_bound(host: Host, with_bo: tuple[Table, str]) -> None:
    table, own = with_bo
    first = Table(host, loaded(host, saved(table).content).json())
    again = loaded(host, saved(first).content).json()
    assert again["seats"][1]["kind"] == "bound"
    assert at(host, again["table"], own).yours == [1]


def test_at_a_table_with_one_more_seat_claimed_seats_stay_their_players(host: Host) -> None:
    position = (
        "players: 2\nat: world\ndreamers: {a: {archetype: tough-guy}, b: {archetype: mourner}}\nagenda: [Between: {}]\n"
    )
    table = Table(host, loaded(host, nocturne.position("etherfields", position).save()).json())
    own, _ = table.claim(table.renew(table.seats[1], 1)[1]["key"])
    laid = host.http.post(f"{table.place}/join", headers=bearer(table.laid["owner"])).json()
    assert [seat["kind"] for seat in laid["seats"]] == ["away", "bound", "away"]
    assert at(host, laid["table"], own).yours == [1]
