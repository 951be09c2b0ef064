"""A little of the long runs: whole games read frame by frame, and a server that is killed while people play."""

from __future__ import annotations

from tests.server import frames, kill_soak


def test_every_frame_holds_only_what_its_seat_may_know() -> None:
    tally = frames.run(games=4, most=60)
    assert [tally[f"games of {name}"] for name in ("alone", "etherfields", "lanterns")] == [2, 1, 1]
    assert tally["frames"] > 400
    assert tally["pairs that differ"] > 10


def test_nothing_acknowledged_is_lost_when_the_server_is_killed() -> None:
    seen = kill_soak.run(kills=2, tables=3)
    assert seen["acknowledged"] > 20
    assert seen["reconnected"] > 3
