import pytest

from nocturne.games.alone.mapgen import generate
from nocturne.games.alone.notation import MapError, draw_map, read_map, sketch_map
from nocturne.games.alone.plan import RoomName
from nocturne.games.alone.reference import REFERENCE, reference_map

SMALL = """\
level 1
c6 cC ..
R1 c1 ..
level 2
.. c2 c8
.. .. ..
stairs 1:1,1-2:1,0
rooms archive 1:0,1
lcu 1:0,0 2:2,0
start 1:1,0
"""


def error_of(text: str) -> str:
    with pytest.raises(MapError) as caught:
        read_map(text, source="file")
    return str(caught.value)


def test_a_map_in_its_printed_form_is_printed_back_letter_by_letter() -> None:
    assert draw_map(read_map(SMALL)) == SMALL


@pytest.mark.parametrize("seed", range(20))
def test_every_map_survives_printing_and_reading(seed: int) -> None:
    board = generate(seed)
    assert read_map(draw_map(board)) == board


def test_the_reference_map_survives_printing_and_reading() -> None:
    assert read_map(draw_map(reference_map())) == reference_map()
    assert draw_map(reference_map()).splitlines()[:12] == REFERENCE.splitlines()[:12]


def test_remarks_blank_lines_and_indents_mean_nothing() -> None:
    loose = "# a drawing\n\n" + "\n".join(f"   {line}  # so" for line in SMALL.splitlines())
    assert read_map(loose) == read_map(SMALL)


def test_a_list_may_go_on_in_the_next_line() -> None:
    assert read_map(SMALL.replace("lcu 1:0,0 2:2,0", "lcu 1:0,0\n    2:2,0")) == read_map(SMALL)


def test_a_sketch_may_leave_out_the_level_the_names_and_the_start() -> None:
    sketch = sketch_map("c2 RA cA R8\nrooms infirmary 1:3,0")
    assert sketch.start == 0
    assert list(sketch.rooms) == [RoomName.CONTROL, RoomName.INFIRMARY]


def test_a_map_may_not_leave_them_out() -> None:
    assert error_of("c2 R8") == 'file:1:1: "c2" stands before any level. Begin with "level 1".'
    assert error_of("level 1\nc2 R8\nstart 1:0,0") == (
        "file:2:4: the Room at 1:1,0 has no name. Name it in the list rooms."
    )
    assert error_of("level 1\nc2 c8") == "file:2:1: the start is one place. Write start 1:0,0."


def test_an_error_carries_its_line_and_column() -> None:
    with pytest.raises(MapError) as caught:
        read_map("level 1\nc2 x8\nstart 1:0,0")
    assert (caught.value.line, caught.value.column) == (2, 4)


@pytest.mark.parametrize(
    ("cell", "problem"),
    [
        ("ca", 'file:2:4: "ca" is no cell. Did you mean "cA"?'),
        ("r8", 'file:2:4: "r8" is no cell. Did you mean "R8"?'),
        ("C8", 'file:2:4: "C8" is no cell. Did you mean "c8"?'),
        ("cG", 'file:2:4: "cG" is no cell. Write "..", or c or R and a digit 0-9, A-F.'),
        ("strat", 'file:2:4: "strat" is no cell. Did you mean "start"?'),
    ],
)
def test_a_wrong_cell_is_refused_with_a_suggestion(cell: str, problem: str) -> None:
    assert error_of(f"level 1\nc2 {cell}\nstart 1:0,0") == problem


@pytest.mark.rule("AL-MAP-08")
def test_rooms_may_not_open_on_each_other() -> None:
    assert error_of("level 1\nR2 R8\nstart 1:0,0") == (
        "file:2:1: R2 at 1:0,0 leads east to another Room, 1:1,0 [AL-MAP-08]. Put a corridor between them."
    )


def test_an_exit_must_lead_to_a_sector_and_back() -> None:
    assert error_of("level 1\nc2 ..\nstart 1:0,0") == (
        "file:2:1: c2 at 1:0,0 leads east to 1:1,0, where no sector is. Without that exit it is c0."
    )
    assert error_of("level 1\nc1 c0\nstart 1:0,0") == (
        "file:2:1: c1 at 1:0,0 leads north to 1:0,-1, where no sector is. Without that exit it is c0."
    )
    assert error_of("level 1\nc2 c0\nstart 1:0,0") == (
        "file:2:1: c2 at 1:0,0 leads east to 1:1,0, but not back. Write c0, or c8 at 1:1,0."
    )


@pytest.mark.rule("AL-MAP-02")
def test_each_room_is_named_once() -> None:
    twice = SMALL.replace("archive 1:0,1", "archive 1:0,1  archive 1:0,1")
    assert error_of(twice) == "file:8:22: archive or 1:0,1 is named twice [AL-MAP-02]."


@pytest.mark.rule("AL-MAP-05")
def test_there_are_no_more_than_eight_rooms() -> None:
    with pytest.raises(MapError, match="AL-MAP-05"):
        sketch_map("\n".join("c2 R8" for _ in range(9)))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("archive", "archvie", '8:7: "archvie" is no Room. Did you mean "archive"?'),
        ("archive 1:0,1", "archive 1:0,0", "8:15: 1:0,0 is a corridor, not a Room. Draw it as R to name it."),
        ("archive 1:0,1", "archive 1:0,1 control", '8:21: "control" stands alone. Write a name and a place.'),
        ("lcu 1:0,0", "lcu 1:2,0", "9:5: there is no sector at 1:2,0. The nearest is 1:1,0."),
        ("lcu 1:0,0", "lcu 2:2,0", "9:11: 2:2,0 is listed twice. A sector has one LCU at most."),
        ("lcu 1:0,0", "lcu 0,0", '9:5: "0,0" is no place. Write it such as 1:0,0.'),
        ("start 1", "statr 1", '10:1: "statr" is no place. Did you mean "start"?'),
        ("start 1:1,0", "start 1:1,0 1:0,0", "10:13: the start is one place. Write start 1:0,0."),
        ("1:1,1-2:1,0", "1:1,1", '7:8: "1:1,1" is no staircase. Write it as 1:0,0-2:0,0.'),
        (
            "1:1,1-2:1,0",
            "2:1,0-1:1,1",
            "7:8: 2:1,0-1:1,1 must lead from level 1 to level 2, in this order.",
        ),
        ("1:1,1-2:1,0", "1:1,1-2:0,0", "7:14: there is no sector at 2:0,0. The nearest is 2:1,0."),
        (
            "1:1,1-2:1,0",
            "1:1,1-2:1,0 1:1,1-2:2,0",
            "7:20: 1:1,1-2:2,0 begins or ends where another staircase does.",
        ),
        ("c6 cC ..", "c6 cC", "3:7: 3 cells in this row, the first row has 2. Write .. for no sector."),
        (".. c2 c8", ".. c8", "5:4: 2 cells in this row, the first row has 3. Write .. for no sector."),
        ("lcu 1:0,0", "lcu 1:00,0", '9:5: "1:00,0" is no place. Write it such as 1:0,0.'),
        ("level 2", "level 3", '4:7: expected "level 2" on a line of its own.'),
        (".. .. ..\nstairs", "stairs", "5:1: level 2 ends after 1 of 2 rows."),
        ("lcu", "lcu 1:0,0\nlcu", '10:1: a second list "lcu". Write all of it in one list.'),
        ("start 1:1,0", "start 1:1,0\nlevel 2", "11:1: a level after the lists. Draw both levels first."),
    ],
)
def test_a_mistake_is_refused_where_it_stands_with_what_to_do(old: str, new: str, problem: str) -> None:
    assert old in SMALL
    assert error_of(SMALL.replace(old, new, 1)) == f"file:{problem}"


def test_an_empty_drawing_is_refused() -> None:
    assert error_of("").startswith("file:1:1: no row of cells is drawn.")
    assert error_of("level 1\nstart 1:0,0").startswith("file:2:1: no row of cells is drawn.")
