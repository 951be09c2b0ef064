import pytest

from nocturne.pictures.svg import Svg, clean, element, escape, number, path


@pytest.mark.parametrize("tag", ["script", "foreignObject", "image", "style", "a", "animate", "svg onload"])
def test_elements_that_could_do_harm_cannot_be_written(tag: str) -> None:
    with pytest.raises(ValueError, match="not an element"):
        element(tag)


@pytest.mark.parametrize("name", ["onload", "onClick", "style", "a b", 'x"'])
def test_attributes_that_could_do_harm_cannot_be_written(name: str) -> None:
    with pytest.raises(ValueError, match="not an attribute"):
        element("rect", **{name: "1"})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("href", "//elsewhere/x.svg"),
        ("href", "#a b"),
        ("href", "data:image/png"),
        ("fill", "url(x#y)"),
        ("fill", "a url(#b)"),
    ],
)
def test_a_picture_refers_only_to_itself(name: str, value: str) -> None:
    with pytest.raises(ValueError, match="points out of the picture"):
        element("use", **{name: value})


def test_text_is_escaped_and_markup_of_ours_is_not() -> None:
    assert element("g", element("rect"), "<rect/>") == "<g><rect/>&lt;rect/&gt;</g>"


def test_quotes_in_an_attribute_do_not_end_it() -> None:
    assert element("g", fill='"><script>') == '<g fill="&quot;&gt;&lt;script&gt;"/>'


def test_characters_that_xml_forbids_are_replaced_and_turning_marks_dropped() -> None:
    assert clean("a\x00b\x1fc\ud800d\ufffee\u202ef\u2066g") == "a\ufffdb\ufffdc\ufffdd\ufffdefg"


def test_only_strings_of_the_writer_count_as_markup() -> None:
    assert escape(Svg("<g/>")) == "<g/>"
    assert escape("<g/>") == "&lt;g/&gt;"


def test_numbers_are_short_and_steps_do_not_drift() -> None:
    assert [number(value) for value in (1.0, 0.12345, -0.0001, 3)] == ["1", "0.123", "0", "3"]
    steps = path([(n * 0.333, 0) for n in range(1000)])
    assert sum(
        float(step.split()[0]) for step in steps.split("l")[1].replace(" 0 ", " 0|").split("|")
    ) == pytest.approx(332.7)
