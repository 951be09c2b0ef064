"""A running campaign with more players than it began with (chapter PLAYERS)."""

import pytest

import nocturne
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.saving import Between
from nocturne.kernel import Game, Refused, UsageError
from tests.games.etherfields.table import GAME, A, B, C, ids, kind, me, play, run, world


def put_away() -> Game[Etherfields]:
    """A campaign of two between its sessions; one of them owns a Mask."""
    given = "dreamers: {a: {archetype: gambler, masks: [mask-of-haste]}, b: {archetype: specialist}}"
    return run(world(given, players=2), Between())


@pytest.mark.rule("EF-PLAYERS-01", "EF-PLAYERS-02")
def test_a_new_player_picks_an_unused_archetype_and_joins_between_two_sessions() -> None:
    before = put_away()
    game = before.joined(3)
    assert (game.box.players, before.box.players, len(game.table.dreamers)) == (3, 2, 3)
    play(game, "next-session")
    for seat in (A, B, C):
        play(game, "join", seat=seat)
    assert [(asked.seat, asked.kind) for asked in game.open] == [(C, "PickDreamer")]
    assert not {"become:gambler", "become:specialist"} & {*ids(game, C)}
    play(game, "become:tough-guy", seat=C)
    assert game.table.present == (A, B, C)
    assert (me(game, C).archetype, me(game, C).cards) == ("tough-guy", 22)
    assert me(game).masks == ("mask-of-haste",), "the others keep what they have"


@pytest.mark.rule("EF-PLAYERS-01", "EF-PLAYERS-03")
def test_nobody_joins_in_the_middle_of_a_session_and_no_seat_is_taken_away() -> None:
    with pytest.raises(Refused) as early:
        world(players=2).joined(3)
    assert early.value.rule == "EF-PLAYERS-01"
    for fewer in (1, 2):
        with pytest.raises(Refused) as taken:
            put_away().joined(fewer)
        assert taken.value.rule == "EF-PLAYERS-03"
    with pytest.raises(UsageError, match="1 to 5"):
        put_away().joined(6)
    with pytest.raises(Refused):
        nocturne.new("lanterns", players=2).joined(3)


@pytest.mark.rule("EF-PLAYERS-02")
def test_a_campaign_that_somebody_joined_is_saved_and_read_like_any_other() -> None:
    game = put_away().joined(3)
    again: Game[Etherfields] = Game.load(game.save(), lambda _: GAME)
    assert (again.hash(), again.box.players, kind(again)) == (game.hash(), 3, "Between")
