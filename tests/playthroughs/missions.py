"""The recorded winning games of ALONE: each of its Missions, by two to four players, at every difficulty."""

from __future__ import annotations

from pathlib import Path

from nocturne.lab import certificates
from nocturne.lab.certificates import Case, Record
from nocturne.lab.provable import PROVABLE

MISSIONS = PROVABLE["alone"]
DATA = Path(__file__).with_name("missions_data")
SHARE = 6
"""Each test run plays every so-manieth record; `nocturne certify alone --check` plays all of them."""


def load() -> dict[Case, Record]:
    """All records that there are."""
    return certificates.load(DATA)


def shared() -> list[Case]:
    """A share of the cases in which every Mission, number of players and difficulty has its part."""
    cases = sorted(MISSIONS.cases())
    return [case for place, case in enumerate(cases) if (place + place // 12) % SHARE == 0]
