"""Nothing in a test hangs on luck or on the clock: made-up examples are the same ones in every run."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "nocturne", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("nocturne")

OUTSIDE = [Path(__file__).parent / folder for folder in ("server", "store", "terminal", "web")]
"""Whose tests start browsers, servers and databases, which take the time that the machine leaves them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try such a test twice more before it counts as failed; the summary names it, so that it is looked into."""
    for item in items:
        if any(folder in item.path.parents for folder in OUTSIDE):
            item.add_marker(pytest.mark.flaky(reruns=2))
