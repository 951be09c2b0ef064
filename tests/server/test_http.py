"""The HTTP interface, and the page."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert
from msgspec.structs import fields

import nocturne
from nocturne import rules
from nocturne.kernel import Name
from nocturne.server.protocol import Named
from nocturne.server.things import things_of
from tests.server.client import Client, at_table, play_on
from tests.server.host import Host, hosting

JSON = dict[str, Any]


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


# -- what can be played, and the rules


def test_the_catalogue_says_what_can_be_played(host: Host) -> None:
    games = {one["id"]: one for one in host.http.get("/api/games").json()}
    assert set(games) == {"alone", "etherfields", "lanterns"}
    assert games["alone"]["seats"][1] == "Evil player 1"
    assert games["etherfields"]["switches"][0]["statement"]
    assert {one["name"] for one in games["alone"]["options"]} >= {"difficulty", "map", "open-hands"}
    assert "⟨" not in str(games)


def test_a_table_is_laid_again_with_the_profile_that_another_tells_of_itself(host: Host) -> None:
    switch = next(one for one in host.http.get("/api/games").json() if one["id"] == "etherfields")["switches"][0][
        "rule"
    ]
    wish: JSON = {"game": "etherfields", "players": 1, "profile": "2.0", "switches": {switch: "1.0"}}
    told = [f"2.0 {switch}=1.0"]
    for again in (wish, {**wish, "profile": told[0], "switches": {}}):
        laid = host.http.post("/api/tables", json=again).json()
        told.append(host.http.get(f"/api/tables/{laid['table']}", headers=bearer(laid["owner"])).json()["profile"])
    assert told[0] == told[1] == told[2]


def test_rules_are_searched_and_found_by_id(host: Host) -> None:
    found = host.http.get("/api/rules/etherfields", params={"q": "draw fewer"}).json()
    assert [one["id"] for one in found["rules"]] == ["EF-DRAW-03"]
    assert host.http.get("/api/rules/etherfields/EF-DRAW-03").json()["statement"].startswith("Drawing fewer")
    missing = host.http.get("/api/rules/etherfields/EF-DRAW-")
    assert missing.status_code == 404
    assert "Did you mean" in missing.json()["error"]["message"]


def test_the_words_of_the_page_are_its_catalogue(host: Host) -> None:
    words = host.http.get("/api/words/en")
    assert words.status_code == 200
    assert "\nhome = " in words.text
    assert host.http.get("/api/words/fr-CA").text == words.text  # no French yet: English


def test_the_health_check_asks_the_store(host: Host) -> None:
    told = host.http.get("/api/health", headers={"X-Forwarded-For": "203.0.113.9"}).json()
    assert told == {"ok": True, "version": nocturne.__version__, "store": "sqlite"}


def test_names_among_plain_data_are_as_the_page_knows_them() -> None:
    things = things_of(nocturne.new("alone", players=2, seed=1), "en")
    assert things is not None
    plain = things.plain(Name("boss", "hollow_giant"), {})
    assert set(plain) == {field.name for field in fields(Named)}
    assert convert(plain, Named).kind == "boss"


# -- tables


def test_a_table_is_laid_with_a_key_for_each_seat(host: Host) -> None:
    laid = host.lay("alone", 3, seats=[{"kind": "away"}, {"kind": "bot"}])
    assert [one["kind"] for one in laid["seats"]] == ["away", "bot", "here"]
    keys = [laid["owner"], laid["watch"], *[one["key"] for one in laid["seats"]]]
    assert len({*keys}) == 5
    assert all(len(key) == 32 for key in keys)


@pytest.mark.parametrize(
    ("body", "status", "message"),
    [
        ({"game": "lantern", "players": 2}, 422, 'Did you mean "lanterns"?'),
        ({"game": "lanterns", "players": 9}, 422, "2 to 4 players"),
        ({"game": "lanterns", "players": 2, "options": {"house": "castle"}}, 422, "Option house cannot be"),
        ({"game": "lanterns", "players": 2, "profile": "3.0"}, 422, "no rule profile"),
        ({"game": "lanterns", "players": "two"}, 400, ""),
        ({"game": "lanterns", "players": 2, "seats": [{"kind": "ghost"}]}, 400, ""),
        ({"game": "lanterns", "players": 2, "webhook": "http://example.org/"}, 422, "whose turn"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(host: Host, body: JSON, status: int, message: str) -> None:
    answer = host.http.post("/api/tables", json=body)
    assert answer.status_code == status
    assert message in answer.json()["error"]["message"]


def test_a_table_is_opened_by_its_own_keys_only(host: Host) -> None:
    laid, other = host.lay(), host.lay()
    place = f"/api/tables/{laid['table']}"
    assert host.http.get(place).status_code == 401
    assert host.http.get(place, headers=bearer(other["owner"])).status_code == 404
    assert host.http.get("/api/tables/zzzzzzzzzz", headers=bearer(laid["owner"])).status_code == 404
    summary = host.http.get(place, headers=bearer(laid["seats"][1]["key"])).json()
    assert (summary["yours"], summary["owner"], summary["your_turn"], summary["version"]) == ([1], False, True, 0)


def test_my_tables_are_those_whose_keys_i_hold(host: Host) -> None:
    mine, other = host.lay(name="Friday"), host.lay()
    asked = [
        {"table": mine["table"], "key": mine["seats"][0]["key"]},
        {"table": mine["table"], "key": mine["seats"][1]["key"]},
        {"table": other["table"], "key": mine["owner"]},
        {"table": "nosuchone", "key": mine["owner"]},
    ]
    found = host.http.post("/api/mine", json={"tables": asked}).json()["tables"]
    assert [(one["name"], one["yours"], one["your_turn"]) for one in found] == [("Friday", [0, 1], True)]


def test_only_the_owner_saves_and_clears_away(host: Host) -> None:
    laid = host.lay()
    place = f"/api/tables/{laid['table']}"
    for key in (laid["watch"], laid["seats"][0]["key"]):
        assert host.http.get(f"{place}/save", headers=bearer(key)).status_code == 403
        assert host.http.delete(place, headers=bearer(key)).status_code == 403
    saved = host.http.get(f"{place}/save", headers=bearer(laid["owner"]))
    assert nocturne.load(saved.content).version == 0
    assert host.http.delete(place, headers=bearer(laid["owner"])).status_code == 204
    assert host.http.get(place, headers=bearer(laid["owner"])).status_code == 404


def test_a_saved_game_goes_on_at_a_new_table(host: Host) -> None:
    game = nocturne.new("lanterns", players=3, seed=4)
    game.answer(0, "go:hasty")
    answer = host.http.post("/api/tables/import", content=game.save())
    assert answer.status_code == 201
    laid = answer.json()
    summary = host.http.get(f"/api/tables/{laid['table']}", headers=bearer(laid["seats"][2]["key"])).json()
    assert (summary["game"], summary["players"]) == ("lanterns", 3)
    wrong = host.http.post("/api/tables/import", content=b"no save at all")
    assert wrong.status_code == 422
    assert wrong.json()["error"]["code"] == "not-a-save"


@pytest.mark.parametrize("game", ["alone", "lanterns"])
def test_a_replay_holds_what_its_seat_saw_step_by_step(host: Host, game: str) -> None:
    laid = host.lay(game, seats=[{"kind": "here"}, {"kind": "bot"}])

    async def play() -> Client:
        async with at_table(host.address, laid["table"]) as client:
            await client.hello(laid["seats"][0]["key"])
            await client.update(0, 0)
            await play_on(client, 0, 12)
            await client.say("seat", seat=0, kind="bot")
            while client.updates[0].over is None:
                await client.next()
            return client

    client = asyncio.run(play())
    place = f"/api/tables/{laid['table']}/replay"
    replay = host.http.get(place, headers=bearer(laid["seats"][0]["key"])).json()
    view: JSON = {}
    for step in replay["steps"]:
        view |= step["set"]
        view = {name: value for name, value in view.items() if name not in step["gone"]}
    assert view == client.views[0]
    assert replay["steps"][-1]["version"] == client.updates[0].version
    assert sum(len(step["log"]) for step in replay["steps"]) == len(client.log[0])
    spectator = host.http.get(place, headers=bearer(laid["watch"])).json()
    assert spectator["seat"] is None


def test_of_the_rules_behind_a_thing_few_are_told_of_the_edition_in_play_with_their_ruling() -> None:
    for edition in ("1.0", "2.0"):
        game = nocturne.new("etherfields", players=1, profile=edition)
        things = things_of(game, "en")
        assert things is not None
        told = {key: things.rules(key, edition) for key in things.records}
        assert max(map(len, told.values())) == 5
        cited = {text.id: text for texts in told.values() for text in texts}
        table = rules.rules("etherfields")
        assert {table[rule].edition for rule in cited} <= {"both", edition}
        assert all(text.ruling == table[rule].ruling for rule, text in cited.items())
        assert any(text.ruling for text in cited.values())
        assert not [rule for rule in cited if rule.startswith("EF-COMP-")], (
            "how many of them are in the box explains nothing"
        )


# -- the page


def test_the_page_is_served_with_a_strict_policy(tmp_path: Path) -> None:
    (tmp_path / "static/assets").mkdir(parents=True)
    (tmp_path / "static/index.html").write_text("<!doctype html><title>page</title>")
    (tmp_path / "static/assets/app-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("outside")
    with hosting(tmp_path / "games.sqlite", static=tmp_path / "static") as host:
        page, script = host.http.get("/"), host.http.get("/assets/app-1a2b.js")
        lost = host.http.get("/some/other/place")
        outside = host.http.get("/assets/..%2f..%2fsecret.txt")
        nothing = host.http.get("/api/nothing")
    assert page.headers["content-security-policy"].startswith(
        "default-src 'self'; script-src 'self'; style-src 'self';"
    )
    assert "unsafe" not in page.headers["content-security-policy"]
    assert page.headers["referrer-policy"] == "no-referrer"
    assert script.headers["cache-control"].endswith("immutable")
    assert script.headers["content-type"].startswith("text/javascript")
    assert lost.text == page.text
    assert "outside" not in outside.text
    assert (nothing.status_code, nothing.json()["error"]["code"]) == (404, "not-found")


def test_the_page_says_so_when_it_is_not_built(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite", static=tmp_path / "nothing") as host:
        answer = host.http.get("/")
    assert answer.status_code == 200
    assert "not built" in answer.text


@pytest.mark.parametrize("path", ["/", "/some/other/place", "/api/games", "/api/health", "/api/nothing", "/metrics"])
def test_head_tells_what_get_would_without_the_body(host: Host, path: str) -> None:
    head, whole = host.http.head(path), host.http.get(path)
    assert head.status_code == whole.status_code
    assert head.content == b""
    assert head.headers["content-type"] == whole.headers["content-type"]
    if path != "/metrics":  # its figures have grown by then
        assert head.headers["content-length"] == whole.headers["content-length"]


def test_head_opens_no_table_that_get_would_not(host: Host) -> None:
    laid = host.lay()
    place = f"/api/tables/{laid['table']}"
    assert host.http.head(place).status_code == 401
    assert host.http.head(place, headers=bearer(laid["owner"])).status_code == 200
    assert host.http.head("/api/mine").status_code == 405


# -- limits


def test_an_address_that_asks_too_often_or_lays_too_many_tables_is_told_to_wait(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite", tables_per_hour=2) as host:
        laid = [host.http.post("/api/tables", json={"game": "lanterns", "players": 2}) for _ in range(3)]
        assert [one.status_code for one in laid] == [201, 201, 429]
    with hosting(tmp_path / "games.sqlite", requests_per_second=1) as host:
        codes = [host.http.get("/api/health").status_code for _ in range(8)]
        assert codes[:4] == [200] * 4
        assert codes[-1] == 429
