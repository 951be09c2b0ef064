"""Drawn maps: reading, writing, distances around walls, and drawings that are wrong."""

from __future__ import annotations

from random import Random

import pytest

from nocturne.kernel import PositionError
from nocturne.kernel.grid import FAR, Direction, Grid, Space, drawn


def test_a_drawing_is_read_with_its_marks() -> None:
    grid, marks = drawn("+--+--+--+\n|a |*    |\n+  +--+  +\n|     |b*|\n+--+--+--+\n")
    assert (grid.width, grid.height) == (3, 2)
    assert marks == {0: "a", 1: "*", 5: "b*"}
    assert set(grid.exits[4]) == {Direction.WEST}


def test_a_drawing_is_written_as_it_was_drawn() -> None:
    grid, marks = drawn("+--+--+\n|ab   |\n+  +--+\n|* |  |\n+--+--+")
    assert grid.draw(marks) == "+--+--+\n|ab   |\n+  +--+\n|* |  |\n+--+--+"


def test_the_end_of_a_long_corridor_is_nearer_than_what_cannot_be_reached() -> None:
    width = 300
    grid, _ = drawn("+" + "--+" * width + "\n|" + "   " * (width - 2) + "  |  |\n+" + "--+" * width)
    assert grid.distance(Space(0), Space(width - 2)) == width - 2 < grid.distance(Space(0), Space(width - 1)) == FAR


@pytest.mark.parametrize("seed", range(20))
def test_any_drawing_comes_back_as_it_was_written(seed: int) -> None:
    text = random_drawing(Random(seed))
    grid, marks = drawn(text)
    assert grid.draw(marks) == text
    again, same = drawn(grid.draw(marks))
    assert (again.exits, same) == (grid.exits, marks)


def random_drawing(rng: Random) -> str:
    """A rectangle with random walls and marks."""
    width, height = rng.randint(1, 7), rng.randint(1, 7)
    border = "+" + "--+" * width
    lines = [border]
    for row in range(height):
        cells = [rng.choice(("  ", "a ", "*b")) for _ in range(width)]
        walls = [rng.choice(" |") for _ in range(width - 1)] + ["|"]
        lines.append("|" + "".join(cell + wall for cell, wall in zip(cells, walls, strict=True)))
        lines.append(border if row == height - 1 else "+" + "".join(rng.choice(("  +", "--+")) for _ in range(width)))
    return "\n".join(lines)


def test_exits_lead_both_ways() -> None:
    grid, _ = drawn(random_drawing(Random(99)))
    back = {
        Direction.NORTH: Direction.SOUTH,
        Direction.SOUTH: Direction.NORTH,
        Direction.EAST: Direction.WEST,
        Direction.WEST: Direction.EAST,
    }
    for space, exits in enumerate(grid.exits):
        for to, other in exits.items():
            assert grid.exits[other][back[to]] == space


def test_distances_go_around_walls() -> None:
    grid, _ = drawn("+--+--+\n|  |  |\n+  +  +\n|     |\n+--+--+")
    assert grid.distance(Space(0), Space(1)) == 3
    assert grid.distances(Space(0)) == (0, 3, 1, 2)


def test_what_cannot_be_reached_is_far() -> None:
    grid, _ = drawn("+--+--+\n|  |  |\n+--+--+")
    assert grid.distance(Space(0), Space(1)) == FAR


def test_the_far_wall_of_a_long_corridor_is_still_near_enough_to_measure() -> None:
    grid = corridor(150)
    assert grid.distance(Space(0), Space(149)) == 149


def corridor(length: int) -> Grid:
    """One row of spaces without walls between them."""
    border = "+" + "--+" * length
    return drawn(f"{border}\n|{'   ' * (length - 1)}  |\n{border}")[0]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: a drawing begins with a wall"),
        ("+--+", "line 1: a drawing begins with a wall"),
        ("+--+\n|  |", "line 1: a drawing begins with a wall"),
        ("+-+\n| |\n+-+", "line 1: a drawing begins with a wall"),
        ("+--+\n|   |\n+--+", "line 2: 5 characters wide, but line 1 has 4"),
        ("+  +\n|  |\n+--+", "the outer walls must be closed"),
        ("+--+\n|   \n+--+", "the outer walls must be closed"),
        ("+--+--+\n|  x  |\n+--+--+", 'line 2, column 4: expected "|" or " ", not "x"'),
        ("+--+\n|  |\n+- +\n|  |\n+--+", 'line 3, column 2: expected "--" or "  ", not "- "'),
        ("+--+--+\n|     |\n+--x--+\n|     |\n+--+--+", 'line 3, column 4: expected "+", not "x-"'),
        ("+--+--+\n|     |\n+-----+", "expected"),
        ("-------\n|     |\n+--+--+", "expected"),
        ("+--+\nx  x\n+--+", "expected"),
    ],
)
def test_a_drawing_that_is_wrong_says_where(text: str, message: str) -> None:
    with pytest.raises(PositionError) as caught:
        drawn(text)
    assert message in str(caught.value)
