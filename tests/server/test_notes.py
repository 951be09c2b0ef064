"""A page of notes that a player keeps: with the seat, and for nobody else."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from httpx import Response

from nocturne.server.keys import new_key
from tests.server.host import Host, hosting


def notes(host: Host, laid: dict[str, Any], seat: int, key: str, text: str | None = None) -> Response:
    """Read a page of notes, or write it."""
    path, headers = f"/api/tables/{laid['table']}/notes?seat={seat}", {"Authorization": f"Bearer {key}"}
    return (
        host.http.get(path, headers=headers)
        if text is None
        else host.http.put(path, headers=headers, json={"text": text})
    )


@pytest.fixture
def laid(host: Host) -> dict[str, Any]:
    return host.lay(seats=[{"kind": "here", "name": "Ada"}, {"kind": "away", "name": "Bo"}])


def test_a_page_of_notes_is_kept_with_the_seat(host: Host, laid: dict[str, Any]) -> None:
    key = laid["seats"][0]["key"]
    assert notes(host, laid, 0, key).json() == {"text": ""}
    assert notes(host, laid, 0, key, "The porter wants three.").status_code == 200
    assert notes(host, laid, 0, key, "The porter wanted four.").status_code == 200
    assert notes(host, laid, 0, key).json() == {"text": "The porter wanted four."}


@pytest.mark.parametrize("other", ["owner", "watch", "second"])
def test_no_other_key_opens_it(host: Host, laid: dict[str, Any], other: str) -> None:
    notes(host, laid, 0, laid["seats"][0]["key"], "mine alone")
    key = laid["seats"][1]["key"] if other == "second" else laid[other]
    for answer in (notes(host, laid, 0, key), notes(host, laid, 0, key, "spoilt")):
        assert answer.status_code == 403
        assert "mine alone" not in answer.text
    assert notes(host, laid, 0, laid["seats"][0]["key"]).json() == {"text": "mine alone"}


def test_a_link_that_waits_for_its_person_opens_no_page(host: Host, laid: dict[str, Any]) -> None:
    assert notes(host, laid, 1, laid["seats"][1]["key"]).status_code == 403


def test_another_device_has_the_page_when_its_player_takes_the_seat_there(host: Host, laid: dict[str, Any]) -> None:
    table, link = laid["table"], laid["seats"][1]["key"]
    own, elsewhere = new_key(), new_key()
    claim(host, table, link, own)
    notes(host, laid, 1, own, "seven, then the bell")
    drawn = host.http.post(f"/api/tables/{table}/links", json={"seat": 1}, headers={"Authorization": f"Bearer {own}"})
    claim(host, table, drawn.json()["key"], elsewhere)
    assert notes(host, laid, 1, elsewhere).json() == {"text": "seven, then the bell"}
    assert notes(host, laid, 1, own).status_code == 404


def test_whoever_gets_a_seat_from_the_host_finds_an_empty_page(tmp_path: Path) -> None:
    with hosting(tmp_path / "tables.nocturne-db", gone_seconds=0) as host:
        laid = host.lay(seats=[{"kind": "here", "name": "Ada"}, {"kind": "away", "name": "Bo"}])
        own, other = new_key(), new_key()
        claim(host, laid["table"], laid["seats"][1]["key"], own)
        notes(host, laid, 1, own, "Bo's alone")
        headers = {"Authorization": f"Bearer {laid['owner']}"}
        drawn = host.http.post(f"/api/tables/{laid['table']}/links", json={"seat": 1}, headers=headers)
        claim(host, laid["table"], drawn.json()["key"], other)
        assert notes(host, laid, 1, other).json() == {"text": ""}


def test_a_page_has_an_end(host: Host, laid: dict[str, Any]) -> None:
    answer = notes(host, laid, 0, laid["seats"][0]["key"], "x" * 20_001)
    assert answer.status_code == 400


def test_notes_are_in_no_save_or_replay_and_go_with_the_table(tmp_path: Path) -> None:
    path = tmp_path / "tables.nocturne-db"
    with hosting(path) as host:
        laid = host.lay(seats=[{"kind": "here", "name": "Ada"}, {"kind": "away", "name": "Bo"}])
        key, owner = laid["seats"][0]["key"], {"Authorization": f"Bearer {laid['owner']}"}
        notes(host, laid, 0, key, "mine alone")
        saved = host.http.get(f"/api/tables/{laid['table']}/save", headers=owner)
        seen = host.http.get(f"/api/tables/{laid['table']}/replay", headers={"Authorization": f"Bearer {key}"})
        assert b"mine alone" not in saved.content + seen.content
        assert host.http.delete(f"/api/tables/{laid['table']}", headers=owner).status_code == 204
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM notes").fetchone() == (0,)


def claim(host: Host, table: str, link: str, own: str) -> None:
    answer = host.http.post(
        f"/api/tables/{table}/claim", json={"key": own}, headers={"Authorization": f"Bearer {link}"}
    )
    assert answer.json()["link"] == "claimed", answer.text
