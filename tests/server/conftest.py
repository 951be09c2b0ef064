"""A server that the tests of a module share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.host import Host, hosting


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosting(tmp_path_factory.mktemp("store") / "games.sqlite") as running:
        yield running
