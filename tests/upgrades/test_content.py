"""Games that were begun with an earlier content of a pack go on with today's."""

from __future__ import annotations

from pathlib import Path

import pytest

from nocturne.packs.commands import opened
from nocturne.packs.sources import all_shipped

KNOWN = Path(__file__).with_name("contents.txt")
"""Every content that a shipped pack has had since games are kept: pack and hash, a line each."""


def contents(pack: str) -> list[str]:
    """The hashes that a pack has had, the newest last."""
    lines = [line.split() for line in KNOWN.read_text().splitlines() if line and not line.startswith("#")]
    return [content for name, content in lines if name == pack]


@pytest.mark.parametrize("pack", all_shipped())
def test_a_shipped_pack_continues_every_content_that_it_has_had(pack: str) -> None:
    records = opened(pack)
    missing = set(contents(pack)) - {records.hash, *records.continues}
    assert not missing, f"add them to `continues` in the manifest of {pack}: games that were begun with them must go on"


@pytest.mark.parametrize("pack", all_shipped())
def test_the_content_of_a_shipped_pack_is_written_down(pack: str) -> None:
    assert opened(pack).hash in contents(pack), f'add the line "{pack} {opened(pack).hash}" to {KNOWN}'
