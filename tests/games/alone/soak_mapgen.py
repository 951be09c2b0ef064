"""Generate many Maps and check every rule: ``python -m tests.games.alone.soak_mapgen 10000 [FIRST]``."""

import sys
import time

from nocturne.games.alone.mapgen import generate
from nocturne.games.alone.notation import draw_map, read_map
from tests.games.alone.mapcheck import broken_rules
from tests.games.alone.missions import missions_of


def soak(seeds: range) -> int:
    """Check these seeds, tell what was found, and answer how many Maps were wrong."""
    wrong, digests, times = 0, set[str](), list[float]()
    for seed in seeds:
        missions = missions_of(seed)
        began = time.perf_counter()
        board = generate(seed, missions)
        times.append(time.perf_counter() - began)
        found = [f"{rule}: {why}" for rule, why in broken_rules(board, missions)]
        if read_map(draw_map(board)) != board:
            found.append("it does not survive printing and reading")
        if found:
            wrong += 1
            sys.stdout.write(f"seed {seed} {missions}: {'; '.join(found)}\n")
        digests.add(board.digest)
    times.sort()
    sys.stdout.write(
        f"{len(seeds)} Maps, {wrong} wrong, {len(digests)} different; milliseconds a Map: "
        f"mean {1000 * sum(times) / len(times):.2f}, median {1000 * times[len(times) // 2]:.2f}, "
        f"99 % {1000 * times[len(times) * 99 // 100]:.2f}, worst {1000 * times[-1]:.2f}\n"
    )
    return wrong


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    raise SystemExit(min(soak(range(first, first + count)), 1))
