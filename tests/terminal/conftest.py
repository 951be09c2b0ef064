"""The terminal is tested on the template game; how several games are told apart is one test of its own."""

import pytest

from nocturne.games import GAMES


@pytest.fixture(autouse=True)
def only_lanterns(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if "several_games" not in request.keywords:
        for name in [name for name in GAMES if name != "lanterns"]:
            monkeypatch.delitem(GAMES, name)
