"""Broken packs, kept with exactly what is said of each; and good packs changed at random."""

import random
from typing import Any

import pytest
import yaml

from nocturne.effects.problems import PackError
from nocturne.games.etherfields.pack import LANGUAGE
from nocturne.packs import Files, read_pack
from nocturne.packs.check import check
from tests.packs.mutate import mutated
from tests.packs.packs import BROKEN, MANIFEST, NIGHT

CASES: list[dict[str, Any]] = yaml.safe_load(BROKEN.read_text(encoding="utf-8"))
MUTATIONS = 5_000


def files_of(case: dict[str, Any]) -> Files:
    written = {"manifest.yaml": MANIFEST, **case["files"]} if case["name"] != "no manifest" else case["files"]
    tongue = "latin-1" if case["name"] == "a file in another encoding" else "utf-8"
    return {path: content.encode(tongue) for path, content in written.items()}


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_a_broken_pack_is_told_every_problem_with_its_place(case: dict[str, Any]) -> None:
    problems, _ = check(files_of(case), LANGUAGE)
    assert problems.lines() == case["says"]


def test_at_least_forty_broken_packs_are_kept() -> None:
    assert len(CASES) >= 40


def test_a_pack_that_is_told_nothing_loads() -> None:
    problems, _ = check(NIGHT, LANGUAGE)
    assert problems.lines() == []
    assert len(read_pack(NIGHT, LANGUAGE).records) == 8


def test_a_pack_changed_at_random_loads_or_fails_properly() -> None:
    rng, outcomes = random.Random(7), {"read": 0, "refused": 0}
    for _ in range(MUTATIONS):
        try:
            read_pack(mutated(NIGHT, rng), LANGUAGE)
            outcomes["read"] += 1
        except PackError:
            outcomes["refused"] += 1
    assert outcomes["read"] > 50
    assert outcomes["refused"] > 500
