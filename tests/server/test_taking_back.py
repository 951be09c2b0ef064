"""Taking back: freely, with consent, whole gestures at once; and whether an answer could be taken back at all."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import nocturne
from nocturne.bots import hint
from nocturne.kernel import Seat
from nocturne.server import taking_back
from nocturne.server.foresight import ahead, foresee
from nocturne.server.gestures import Pick, recalled
from nocturne.server.protocol import Done, UndoAnswer, UndoAsked, Update
from tests.server.client import Client, at_table, play_on
from tests.server.host import Host, hosting
from tests.server.seated import both, keys, reveal

PAYING = """
game: etherfields
players: 2
slumber: moths
ground: {tiles: [landing, long-corridor, linen-room]}
dreamers:
  - {archetype: gambler, at: 8, hand: [poker-face, poker-face, count-the-exits, palmed-ace]}
  - {archetype: mourner, at: 0}
"""


FACE, EXITS = "Discard Poker Face: 2 Cunning", "Discard Count the Exits: 2 Cunning"


def test_a_free_undo_is_done_at_once(host: Host) -> None:
    async def act(one: Client, _: Client) -> None:
        done = await one.ask("answer", seat=0, version=0, option="go:hasty")
        offer = (await one.update(0, done.version)).undo
        assert offer is not None
        assert (offer.free, offer.label) == (True, "Go hasty")
        assert 0 <= offer.version < done.version
        undone = await one.ask("undo", seat=0, version=offer.version)
        assert isinstance(undone, Done)
        while one.updates[0].version == done.version:
            await one.next()
        assert one.updates[0].version == 0
        assert [entry for entry in one.log[0] if entry.version > 0] == []

    both(host, host.lay(), act)


def test_an_undo_that_concerns_others_needs_their_consent(host: Host) -> None:
    async def act(one: Client, two: Client) -> None:
        version = await reveal(one, two)
        offer = two.updates[1].undo
        assert offer is not None
        assert (offer.free, offer.needs) == (False, [0])
        await two.ask("undo", seat=1, version=offer.version)
        asked = await one.until("UndoAsked")
        assert (asked.by, asked.needs) == (1, [0])
        assert "wary" not in asked.label.lower()
        foreign = await two.ask("consent", seat=1, agree=True)
        assert foreign.rule == "protocol:no-wish"
        await one.ask("consent", seat=0, agree=True)
        answer = await two.until("UndoAnswer")
        assert answer.agreed
        while two.updates[1].version == version:
            await two.next()
        assert two.updates[1].version < version
        assert [entry for entry in two.log[1] if entry.version >= version] == []

    both(host, host.lay(), act)


def test_consent_may_be_refused_and_ends_when_the_game_goes_on(host: Host) -> None:
    async def act(one: Client, two: Client) -> list[UndoAnswer]:
        version = await reveal(one, two)
        offer = two.updates[1].undo
        assert offer is not None
        await two.ask("undo", seat=1, version=offer.version)
        await one.ask("consent", seat=0, agree=False)
        refused = await two.until("UndoAnswer")
        await two.ask("undo", seat=1, version=offer.version)
        mover = one if one.updates[0].now.decisions else two
        seat = 0 if mover is one else 1
        option = mover.updates[seat].now.decisions[0].options[-1].id
        await mover.ask("answer", seat=seat, version=version, option=option)
        gone_on = await two.until("UndoAnswer")
        late = await one.ask("consent", seat=0, agree=True)
        assert late.rule == "protocol:no-wish"
        return [refused, gone_on]

    refused, gone_on = both(host, host.lay(), act)
    assert (refused.agreed, refused.seat) == (False, 0)
    assert (gone_on.agreed, gone_on.seat) == (False, None)


def test_a_wish_to_take_back_outlives_a_restart(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite") as host:
        laid = host.lay()

        async def wish(one: Client, two: Client) -> None:
            await reveal(one, two)
            offer = two.updates[1].undo
            assert offer is not None
            await two.ask("undo", seat=1, version=offer.version)

        both(host, laid, wish)
    with hosting(tmp_path / "games.sqlite") as host:

        async def agree() -> UndoAsked:
            async with at_table(host.address, laid["table"]) as one:
                await one.hello(*keys(laid, 0))
                asked: UndoAsked = await one.until("UndoAsked")
                await one.ask("consent", seat=0, agree=True)
                while 0 not in one.updates or one.updates[0].now.decisions:  # it waits for the pace of the other again
                    await one.next()
                return asked

        assert asyncio.run(agree()).by == 1


# -- gestures


def paid(host: Host, *picks: str) -> tuple[Any, int, Any, int]:
    """Pay a Move with these picks: the offer to take back, the version before it, and where taking back leads."""
    laid = host.http.post("/api/tables/import", content=nocturne.position("etherfields", PAYING).save()).json()

    async def act(one: Client, _: Client) -> tuple[Any, int, Any, int]:
        moved = await one.ask("answer", seat=0, version=0, option="move")
        await one.update(0, moved.version)
        done = await one.ask("answers", seat=0, version=moved.version, options=list(picks))
        assert isinstance(done, Done), done
        offer = (await one.update(0, done.version)).undo
        assert offer is not None
        undone = await one.ask("undo", seat=0, version=offer.version)
        while one.updates[0].version == done.version:
            await one.next()
        return offer, moved.version, undone, one.updates[0].version

    found: tuple[Any, int, Any, int] = both(host, laid, act)
    return found


def test_a_gesture_of_several_picks_is_named_whole_and_taken_back_at_once(host: Host) -> None:
    offer, before, undone, after = paid(host, "spend:poker-face", "spend:count-the-exits", "done")
    assert offer.version >= before
    assert offer.label == "Poker Face and Count the Exits"
    assert isinstance(undone, Done)
    assert after == before


@pytest.mark.parametrize(
    ("answers", "start", "labels"),
    [
        ("move", 0, ["Move: spend Cunning"]),
        ("move spend:poker-face", 1, [FACE]),
        ("move spend:poker-face spend:count-the-exits", 1, [FACE, EXITS]),
        ("move spend:poker-face spend:count-the-exits done", 1, [FACE, EXITS]),
        ("move spend:poker-face done stop", 3, ["Stop here"]),
        ("move spend:poker-face boost", 2, ["Boost: roll the Luck die"]),
    ],
)
def test_a_gesture_is_found_again_in_the_log(answers: str, start: int, labels: list[str]) -> None:
    game = nocturne.position("etherfields", PAYING)
    for option in answers.split():
        game.answer(0, option)
    found = recalled(game, game.version, 0, lambda decision, option: Pick(decision.label(option)))
    assert (found.start, [game.say(one.label) for one in found.picks]) == (start, labels)


@pytest.mark.parametrize("between", [{"faces": (1,)}, {"revealed": True}, {"seat": Seat(1)}], ids=str)
def test_a_gesture_found_again_ends_where_chance_or_somebody_came_between(
    between: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = nocturne.position("etherfields", PAYING)
    for option in ("move", "spend:poker-face", "spend:count-the-exits", "done"):
        game.answer(0, option)
    log = [*game.log(0)[:2], replace(game.log(0)[2], **between), *game.log(0)[3:]]
    monkeypatch.setattr(type(game), "log", lambda _, since=0: log[since:])
    assert recalled(game, game.version, 0, lambda decision, option: Pick(decision.label(option))).start == 2


def test_after_a_restart_a_gesture_is_still_taken_back_whole(tmp_path: Path) -> None:
    with hosting(tmp_path / "games.sqlite") as host:
        laid = host.http.post("/api/tables/import", content=nocturne.position("etherfields", PAYING).save()).json()

        async def pay(one: Client, _: Client) -> None:
            moved = await one.ask("answer", seat=0, version=0, option="move")
            picks = ["spend:poker-face", "spend:count-the-exits", "done"]
            assert isinstance(await one.ask("answers", seat=0, version=moved.version, options=picks), Done)

        both(host, laid, pay)
    with hosting(tmp_path / "games.sqlite") as host:

        async def look(one: Client, _: Client) -> None:
            offer = one.updates[0].undo
            assert offer is not None
            assert offer.label == "Poker Face and Count the Exits"
            assert isinstance(await one.ask("undo", seat=0, version=offer.version), Done)
            while one.updates[0].now.decisions[0].series is None or one.updates[0].now.decisions[0].series.so_far:
                await one.next()

        both(host, laid, look)


def test_equal_picks_of_a_gesture_are_counted(host: Host) -> None:
    offer, *_ = paid(host, "spend:poker-face", "spend:poker-face", "done")
    assert offer.label == "2 × Poker Face"


def test_of_many_picks_only_a_few_are_named(monkeypatch: pytest.MonkeyPatch, host: Host) -> None:
    monkeypatch.setattr(taking_back, "MOST_NAMED", 2)
    offer, *_ = paid(host, "spend:poker-face", "spend:count-the-exits", "spend:palmed-ace", "done")
    assert offer.label == "3 picks, Poker Face and Count the Exits among them"


# -- what could not be taken back


def test_what_follows_an_answer_is_foreseen_as_far_as_its_seat_can_know() -> None:
    """Told beforehand is what taking back would be refused for afterwards."""
    game = nocturne.new("alone", players=2, seed=5)
    seen = set()
    for _ in range(80):
        seat, before = game.open[0].seat, game.version
        option = hint(game, seat) or game.open[0].options[0].id
        follows = foresee(game, seat, [option], (0, 1), Random(1))
        game.answer(seat, option)
        why = game.may_undo(before, seat).why
        assert {"chance": "chance", "revealed": "reveal"}.get(why) == (None if follows == "turn" else follows)
        seen.add(follows)
    assert seen >= {"chance", "reveal", None}


SLUMBER = """
game: etherfields
players: 1
slumber: moths
ground: {tiles: [landing, long-corridor]}
figures: [{of: moths, at: 7}]
entities: [{tile: moths}]
dreamers: [{archetype: gambler, at: 4, hand: [raise, poker-face]}]
"""


def test_what_would_be_asked_next_is_told_where_neither_chance_nor_a_reveal_stands_between() -> None:
    game = nocturne.position("etherfields", SLUMBER)
    following = ahead(game, 0, ["move"], Random(1))
    assert following is not None
    assert following.kind == "Pay"
    assert following.series is not None
    assert following.series.worth["spend:poker-face"] == 2
    assert game.open[0].kind == "FreePlay", "nothing has happened"
    assert ahead(game, 0, ["done"], Random(1)) is None, "dice are rolled between"
    assert ahead(game, 0, ["move", "go:nowhere"], Random(1)) is None


def test_nothing_is_foreseen_where_nobody_would_have_to_agree() -> None:
    game = nocturne.new("alone", players=2, seed=5)
    for _ in range(60):
        seat = game.open[0].seat
        option = hint(game, seat) or game.open[0].options[0].id
        assert foresee(game, seat, [option], (seat,), Random(1)) is None
        game.answer(seat, option)


def test_a_client_may_ask_what_would_follow_and_nothing_happens(host: Host) -> None:
    async def act(one: Client, two: Client) -> None:
        first = await one.ask("foresee", seat=0, options=["go:hasty"])
        assert first.follows == "turn", "the other goes on"
        kind = two.updates[1].now.decisions[0].kind
        await one.ask("answer", seat=0, version=0, option="go:hasty")
        second = await two.ask("foresee", seat=1, options=["go:wary"])
        assert second.follows == "reveal", "both paces are shown then"
        foreign = await two.ask("foresee", seat=0, options=["go:wary"])
        assert foreign.rule == "protocol:foreign"
        unknown = await two.ask("foresee", seat=1, options=["go:nowhere"])
        assert unknown.rule == "protocol:unknown-option"
        assert [decision.kind for decision in two.updates[1].now.decisions] == [kind], "nothing has happened"

    both(host, host.lay(), act)


# -- alone, and against automatic players


def offers(host: Host, **laid_as: Any) -> list[Any]:  # noqa: ANN401 -- JSON
    """Play ALONE as the Hero against Evil by hints; every offer to take back that was made."""
    laid = host.lay("alone", seats=[{"kind": "here"}, {"kind": "bot"}], seed=5, **laid_as)

    async def play() -> list[Any]:
        async with at_table(host.address, laid["table"]) as hero:
            await hero.hello(*keys(laid, 0))
            await hero.update(0, 0)
            await play_on(hero, 0, 12)
            made = [heard.undo for heard in hero.heard if isinstance(heard, Update) and heard.undo is not None]
            kept = hero.updates[0].undo
            if kept is not None and kept.why == "kept":
                refused = await hero.ask("undo", seat=0, version=kept.version)
                assert refused.rule == "protocol:undo"
            return made

    return asyncio.run(play())


def test_against_automatic_players_what_was_shown_stays(host: Host) -> None:
    """Else one looks behind every door, and at every card of Evil, and takes it back."""
    made = offers(host)
    kept = [offer for offer in made if offer.why == "kept"]
    assert kept
    assert not [offer for offer in kept if offer.free]
    assert {offer.label for offer in kept} == {"What you have seen cannot be taken back here."}
    assert [offer for offer in made if offer.free], "what taught nothing is still taken back"


def test_who_learns_may_have_a_table_where_everything_is_taken_back(host: Host) -> None:
    made = offers(host, options={"take-back": "all"})
    assert made
    assert all(offer.free for offer in made)


def test_alone_what_was_shown_stays_and_the_setting_says_so(host: Host) -> None:
    games = {game["id"]: game for game in host.http.get("/api/games").json()}
    setting = next(option for option in games["etherfields"]["options"] if option["name"] == "take-back")
    assert setting["default"] == "known"
    assert "riddle's answer" in setting["about"]
    wrong = host.http.post("/api/tables", json={"game": "lanterns", "players": 2, "options": {"take-back": "some"}})
    assert wrong.status_code == 422
    laid = host.http.post("/api/tables/import", content=nocturne.position("etherfields", SLUMBER).save()).json()

    async def play() -> tuple[Any, Any, Any]:
        async with at_table(host.address, laid["table"]) as one:
            await one.hello(*keys(laid, 0))
            now = await one.update(0, 0)
            follows = await one.ask("foresee", seat=0, options=["done"])
            harmless = await one.ask("foresee", seat=0, options=["move"])
            done = await one.ask("answer", seat=0, version=now.version, option="done")
            return follows.follows, harmless.follows, (await one.update(0, done.version)).undo

    follows, harmless, offer = asyncio.run(play())
    assert (follows, harmless) == ("reveal", None), "the page can ask beforehand"
    assert (offer.free, offer.why) == (False, "kept"), "a card was turned up"
