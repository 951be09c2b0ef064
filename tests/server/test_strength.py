"""How strong the automatic players of a table are is a setting of the table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nocturne.bots import Player, player_for
from nocturne.server import desk
from tests.server.client import at_table, play_on
from tests.server.host import Host, hosting


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The levels of all automatic players that sit down."""
    levels: list[str] = []

    def noted(game: Any, seat: Any, level: str = "thumb", **more: Any) -> Player:  # noqa: ANN401 -- handed on
        levels.append(level)
        return player_for(game, seat, level, **more)

    monkeypatch.setattr(desk, "player_for", noted)
    return levels


def play(host: Host, laid: dict[str, Any]) -> None:
    """Answer a little in the first seat."""

    async def answers() -> None:
        async with at_table(host.address, laid["table"]) as client:
            await client.hello(laid["seats"][0]["key"])
            await client.update(0, 0)
            await play_on(client, 0, 6)

    asyncio.run(answers())


SEATS = [{"kind": "here"}, {"kind": "bot"}]


@pytest.mark.parametrize(
    ("options", "host_wants", "level"),
    [({"bots": "hard"}, "thumb", "hard"), ({"bots": "usual"}, "easy", "easy"), ({}, "thumb", "thumb")],
)
def test_a_table_has_automatic_players_of_its_own_level_or_those_that_are_usual_here(
    tmp_path: Path, seated: list[str], options: dict[str, str], host_wants: str, level: str
) -> None:
    with hosting(tmp_path / "games.sqlite", bots=host_wants) as host:
        play(host, host.lay("alone", seats=SEATS, options=options))
    assert set(seated) == {level}


def test_the_level_stays_when_the_server_starts_again(tmp_path: Path, seated: list[str]) -> None:
    with hosting(tmp_path / "games.sqlite", bot_pause=60) as host:
        laid = host.lay("alone", seats=SEATS, options={"bots": "easy"})
    seated.clear()
    with hosting(tmp_path / "games.sqlite") as host:
        play(host, laid)
    assert set(seated) == {"easy"}


def test_every_game_offers_the_levels_with_a_sentence_each(host: Host) -> None:
    for game in host.http.get("/api/games").json():
        (setting,) = [option for option in game["options"] if option["name"] == "bots"]
        assert [choice["value"] for choice in setting["choices"]] == ["usual", "easy", "fair", "hard"]
        assert all(choice["about"] for choice in setting["choices"])


def test_a_level_that_is_not_known_is_refused_with_those_that_are(host: Host) -> None:
    wrong = host.http.post("/api/tables", json={"game": "alone", "players": 2, "options": {"bots": "heroic"}})
    assert wrong.status_code == 422
    assert "heroic" in wrong.text
    assert "usual, easy, fair, hard" in wrong.text
