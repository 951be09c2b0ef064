"""Reading a picture back, with everything switched off that could reach out of it."""

from collections.abc import Iterator
from typing import NamedTuple, NoReturn
from xml.parsers import expat


class Seen(NamedTuple):
    """An element of a picture: its tag, its attributes, and the text directly in it."""

    tag: str
    attributes: dict[str, str]
    text: list[str]


def _refuse(*_: object) -> NoReturn:
    raise AssertionError("a picture must not declare or call an entity")


def elements(svg: str) -> list[Seen]:
    """Every element in order; fails if the document is not well-formed, or declares anything."""
    parser = expat.ParserCreate()
    seen: list[Seen] = []
    stack: list[Seen] = []

    def start(tag: str, attributes: dict[str, str]) -> None:
        stack.append(Seen(tag, attributes, []))
        seen.append(stack[-1])

    def text(data: str) -> None:
        stack[-1].text.append(data)

    parser.StartElementHandler = start
    parser.EndElementHandler = lambda _tag: stack.pop()
    parser.CharacterDataHandler = text
    parser.StartDoctypeDeclHandler = _refuse
    parser.EntityDeclHandler = _refuse
    parser.ExternalEntityRefHandler = _refuse
    parser.ProcessingInstructionHandler = _refuse
    parser.Parse(svg.encode(), True)
    return seen


def ids(svg: str) -> Iterator[str]:
    """Every id of a picture."""
    return (seen.attributes["id"] for seen in elements(svg) if "id" in seen.attributes)


def references(svg: str) -> Iterator[str]:
    """Every name that a picture refers to inside itself."""
    for seen in elements(svg):
        for name, value in seen.attributes.items():
            if name == "href":
                yield value.removeprefix("#")
            elif value.startswith("url("):
                yield value.removeprefix("url(#").removesuffix(")")
            elif name == "aria-labelledby":
                yield from value.split()


def words(svg: str) -> str:
    """All text a picture shows, in order."""
    return " ".join("".join(seen.text) for seen in elements(svg) if seen.tag == "text")
