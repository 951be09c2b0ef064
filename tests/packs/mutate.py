"""Good packs changed at random. `python -m tests.packs.mutate 5000` tries many of them."""

import random
import sys
import time

from nocturne.effects.problems import PackError
from nocturne.packs import Files, read_pack

SCRAPS = (
    *(
        b"",
        b" ",
        b"\n",
        b"  ",
        b":",
        b"- ",
        b"[",
        b"]",
        b"{",
        b"}",
        b"'",
        b'"',
        b"&a ",
        b"*a",
        b"!!str ",
        b"\x00",
        b"\xff",
    ),
    *(b"0", b"-1", b"99999999999999999999", b"it", b"you", b"null", b"true", b"<b>", b"\xe2\x80\xae", b"draw"),
)


def mutated(files: Files, rng: random.Random) -> Files:
    """The pack with one to three changes in one of its files: bytes, words, lines or whole files."""
    changed = dict(files)
    for _ in range(rng.choice((1, 1, 2, 3))):
        name = rng.choice(sorted(changed))
        changed[name] = CHANGES[rng.randrange(len(CHANGES))](changed[name], rng)
    if rng.random() < 0.02:
        del changed[rng.choice(sorted(changed))]
    return changed


def put_scrap(data: bytes, rng: random.Random) -> bytes:
    place = rng.randrange(len(data) + 1)
    return data[:place] + rng.choice(SCRAPS) + data[place + rng.choice((0, 0, 1, 3)) :]


def swap_words(data: bytes, rng: random.Random) -> bytes:
    words = data.split(b" ")
    one, other = rng.randrange(len(words)), rng.randrange(len(words))
    words[one], words[other] = words[other], words[one]
    return b" ".join(words)


def move_line(data: bytes, rng: random.Random) -> bytes:
    lines = data.split(b"\n")
    line = lines.pop(rng.randrange(len(lines)))
    for _ in range(rng.randint(0, 2)):
        lines.insert(rng.randrange(len(lines) + 1), line)
    return b"\n".join(lines)


def change_number(data: bytes, rng: random.Random) -> bytes:
    places = [i for i, byte in enumerate(data) if chr(byte).isdigit()]
    if not places:
        return data
    place = rng.choice(places)
    return data[:place] + str(rng.choice((0, 1, 7, 19, 100))).encode() + data[place + 1 :]


CHANGES = (put_scrap, swap_words, move_line, change_number, change_number)


def main(count: int) -> None:
    """Try many packs and tell how they fared."""
    from nocturne.games.etherfields.pack import LANGUAGE  # noqa: PLC0415 -- only as a command
    from tests.packs.packs import NIGHT  # noqa: PLC0415 -- only as a command

    rng, read, slowest = random.Random(count), 0, 0.0
    for number in range(count):
        files, start = mutated(NIGHT, rng), time.perf_counter()
        try:
            read_pack(files, LANGUAGE)
            read += 1
        except PackError:
            pass
        except Exception:
            sys.stderr.write(f"pack {number} of seed {count}: {files}\n")
            raise
        slowest = max(slowest, time.perf_counter() - start)
    sys.stdout.write(f"{count} packs: {read} read, {count - read} refused, the slowest took {slowest * 1000:.0f} ms\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5_000)
