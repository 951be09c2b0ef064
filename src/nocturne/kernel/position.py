"""Positions as readable files, as FEN is for chess: what stands where, what is pending, what chance will bring.

The plain form writes every field of the table by name and leaves out what has its default; a game's `Notation`
makes it readable (a drawn map) and fills in what a writer may leave out. Steps are written `Turn: {seat: 1}`.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any, NamedTuple, NewType, Union, get_args, get_origin

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from nocturne.kernel import source
from nocturne.kernel.box import Box, Manifest
from nocturne.kernel.codec import Codec, codec_of
from nocturne.kernel.errors import NocturneError, PositionError, UsageError, suggest
from nocturne.kernel.events import AnyEvent, Event
from nocturne.kernel.piles import Ids, joined
from nocturne.kernel.seats import Seat
from nocturne.kernel.source import Node, Place, SourceError, kind_of
from nocturne.kernel.steps import AnyStep, Step
from nocturne.kernel.table import Table
from nocturne.kernel.text import AnyArgument, Name, Text
from nocturne.kernel.written import between, in_short, listed

_NEVER = ("box", "scribe")
_HIGHEST_FACE = 999
"""No die has more faces, and no pile more cards, than this."""
_HEAD = ("game", "players", "profile", "options", "chance")


# -- writing


def write(table: Table, *, ask_chance: bool = False) -> str:
    """The position as text; `read` gives back an equal table."""
    box = table.box
    manifest = box.manifest
    defaults = manifest.chosen_settings({})
    head: dict[str, Any] = {"game": manifest.id, "players": box.players, "profile": box.profile.spell()}
    options = {name: value for name, value in box.options.items() if value != defaults[name]}
    if options:
        head["options"] = options
    if ask_chance:
        head["chance"] = "ask"
    body = {name: value for name, value in _fields(table).items() if name not in _NEVER}
    if "agenda" in body:
        body["agenda"] = body["agenda"][::-1]  # the next step first, as one reads it
    return _dump({**head, **manifest.notation().write(table, body)})


def _fields(value: Struct) -> dict[str, Any]:
    """The fields that differ from their defaults, as plain data."""
    written = {}
    for field in fields(value):
        held = getattr(value, field.name)
        if field.name in _NEVER or _is_default(field, held):
            continue
        pile = getattr(value, field.encode_name) if field.type is Ids else None  # the tuple beside its text
        written[field.encode_name] = plain(held) if pile is None else list(pile)
    return written


def _is_default(field: Any, value: object) -> bool:
    if field.default is not NODEFAULT:
        return bool(field.default == value)
    return field.default_factory is not NODEFAULT and bool(field.default_factory() == value)


def plain(value: Any) -> Any:
    """A value of a table as plain data that a file can hold."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Step | Event):
        return {type(value).__name__: _fields(value)}
    if isinstance(value, Text):
        return {"text": value.key, **({"args": {k: plain(v) for k, v in value.args}} if value.args else {})}
    if isinstance(value, Name):
        return {"kind": value.kind, "name": value.id}
    if isinstance(value, Struct):
        return _fields(value)
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {plain(key): plain(item) for key, item in sorted(value.items())}  # equal tables, equal files
    return value


def _dump(document: dict[str, Any]) -> str:
    import yaml  # noqa: PLC0415 -- half of the start-up time of everything that reads no file

    class Dumper(yaml.SafeDumper):
        """Drawings as they are drawn, short lists on one line."""

    def drawing(dumper: Any, text: str) -> Any:
        return dumper.represent_scalar("tag:yaml.org,2002:str", text, style="|" if "\n" in text else None)

    Dumper.add_representer(str, drawing)
    text: str = yaml.dump(
        document, Dumper=Dumper, sort_keys=False, default_flow_style=None, width=100, allow_unicode=True
    )
    return text


# -- reading


class Position(NamedTuple):
    """What a position file holds: the table, and whether a person answers for chance."""

    table: Table
    ask_chance: bool


_NAMES_ITS_GAME = re.compile(rb"^(\xef\xbb\xbf)?\s*[{\"']?game[\"']?\s*:", re.MULTILINE)


def is_position(data: bytes) -> bool:
    """Whether this may be a position file: text that says which game it is of."""
    return _NAMES_ITS_GAME.search(data) is not None


def game_of(data: bytes, file: str = "position") -> str:
    """The game that a position file names; `PositionError` where it names none."""
    try:
        named = _document(data, file).value.get("game")
        if named is None or not isinstance(named.value, str):
            place = Place(file, 1, 1) if named is None else named.place
            raise SourceError(place, Text.of("position-no-game"))
    except SourceError as fault:
        raise PositionError(fault.text) from None
    return named.value


def _document(text: str | bytes, file: str) -> Node:
    document = source.read(text, file)
    if not isinstance(document.value, dict):
        raise document.fail(Text.of("position-form"))
    return document


def blamed(fault: Exception, text: str | bytes, file: str) -> PositionError:
    """The error for a position that is well formed but that the rules cannot play, with its line where it can be found.

    Lookups that fail name what they looked for; where the file has just that word, it is pointed at.
    """
    document = _document(text, file)
    if isinstance(fault, PositionError) and fault.text.key == "position-fixed-chance":
        coming = document.value["coming"].value  # the face that could not come up, and behind it those still to come
        return PositionError(_at(coming[-1 - int(str(fault.text.arguments()["left"]))].place, fault.text))
    words = [word for word in fault.args[:1] if isinstance(word, str | int)] if isinstance(fault, LookupError) else []
    for node in _leaves(document):
        if words and type(node.value) is type(words[0]) and node.value == words[0]:
            return PositionError(_at(node.place, Text.of("position-word-unknown", word=words[0])))
    said = fault.text if isinstance(fault, NocturneError) else Text.of("position-stumbles", fault=repr(fault))
    return PositionError(_at(Place(file, 1, 1), Text.of("position-unplayable", fault=said)))


def _at(place: Place, problem: Text) -> Text:
    """A problem with its place before it, as `SourceError` has it."""
    return Text.of("at-place", place=str(place), problem=problem)


def _leaves(node: Node) -> Iterator[Node]:
    """The plain values of a document, in the order in which they are written."""
    if isinstance(node.value, dict | list):
        for inner in node.value.values() if isinstance(node.value, dict) else node.value:
            yield from _leaves(inner)
    else:
        yield node


def read(manifest: Manifest[Any], text: str | bytes, file: str = "position") -> Position:
    """The table of a position file; `PositionError` carries file, line, column and a suggestion."""
    try:
        document = _document(text, file)
        box = _box(manifest, document)
        body = {name: node for name, node in document.value.items() if name not in _HEAD}
        body = manifest.notation().read(Node(body, document.place, document.keys), box)
        table = _table(manifest, Node(body, document.place, document.keys), box)
        ask = _asked(document)
    except SourceError as fault:
        raise PositionError(fault.text) from None
    except RecursionError:
        raise PositionError(_at(Place(file, 1, 1), Text.of("position-endless"))) from None
    broken = manifest.broken(table)
    if broken:
        told = Text.of("position-impossible", game=manifest.id, faults="; ".join(broken))
        raise PositionError(_at(Place(file, 1, 1), told))
    return Position(table, ask)


def _asked(document: Node) -> bool:
    chance = document.value.get("chance")
    if chance is not None and chance.value not in ("ask", "seeded"):
        raise chance.fail(Text.of("position-chance"))
    return chance is not None and chance.value == "ask"


def _box(manifest: Manifest[Any], document: Node) -> Box[Any]:
    head = document.value
    named = head.get("game")
    if named is not None and named.value != manifest.id:
        raise named.fail(Text.of("position-other-game", named=in_short(str(named.plain())), game=manifest.id))
    players, profile = head.get("players"), head.get("profile")
    count = read_as(int, players, Reader(codec_of(manifest))) if players is not None else manifest.players[0]
    wanted = read_as(str, profile, Reader(codec_of(manifest))) if profile is not None else None
    options = head.get("options", Node({}, document.place)).plain()
    if not isinstance(options, dict):
        raise head["options"].fail(Text.of("position-options"))
    try:
        return Box(manifest, count, manifest.profile(wanted), options)
    except UsageError as fault:
        raise _head_fault(document, fault.text) from None


def _head_fault(document: Node, said: Text) -> SourceError:
    """What is wrong with the head of a position, at the word that is wrong."""
    options, facts = document.value.get("options"), said.arguments()
    for name, chosen in options.value.items() if options is not None else ():
        if (said.key.startswith("choice-") and facts["name"] == name) or facts.get("pack") == chosen.value:
            return options.fail(said, name)  # type: ignore[no-any-return]  # a SourceError
    key = "players" if said.key == "players-wrong" else "profile"
    return document.value[key].fail(said) if key in document.value else document.fail(said)


def _table(manifest: Manifest[Any], body: Node, box: Box[Any]) -> Table:
    reader = Reader(codec_of(manifest), box.players)
    table: Table = reader.struct(manifest.table, body, skip=_NEVER, what=Text.of("position-of", game=manifest.id))
    for face in listed(body.value.get("coming"), "coming"):
        between(face, 0, _HIGHEST_FACE, "coming")
    table.agenda.reverse()
    table.box = box
    for name, stock in box.stocks.items():
        setattr(table, name, stock.short(getattr(table, name)))
    return table


class Reader:
    """Turns nodes into the values that a table's fields declare."""

    def __init__(self, codec: Codec[Any], players: int = 0) -> None:
        self.codec = codec
        self.players = players

    def seat(self, node: Node) -> Seat:
        """A seat at this table."""
        if type(node.value) is not int or not 0 <= node.value < self.players:
            raise node.fail(Text.of("position-seats", last=self.players - 1))
        return Seat(node.value)

    def struct(self, kind: type[Any], node: Node, skip: tuple[str, ...] = (), what: Text | None = None) -> Any:
        """A record from a mapping of its fields."""
        if not isinstance(node.value, dict):
            raise node.fail(Text.of("position-fields", name=kind.__name__, kind=node.kind))
        declared = {field.encode_name: field for field in fields(kind) if field.name not in skip}
        node.check_keys(tuple(declared), what or Text.of("position-a", kind=kind.__name__))
        for name, field in declared.items():
            if name not in node.value and field.required:
                raise node.fail(Text.of("position-needs", kind=kind.__name__, name=name))
        children = [(declared[name], child) for name, child in node.value.items()]
        return kind(**{field.name: read_as(field.type, child, self) for field, child in children})

    def tagged(self, known: dict[str, type[Any]], what: str, node: Node) -> Any:
        """A step or event, written `Name: {fields}` or, without fields, `Name`."""
        if isinstance(node.value, str):
            node = Node({node.value: Node({}, node.place)}, node.place)
        if not isinstance(node.value, dict) or len(node.value) != 1:
            raise node.fail(Text.of("position-one-of", what=what, example=min(known)))
        name, child = next(iter(node.value.items()))
        if name not in known:
            raise node.fail(
                Text.of("position-unknown", what=what, name=in_short(name), hint=suggest(name, known)), name
            )
        return self.struct(known[name], child)


def read_as(declared: Any, node: Node, reader: Reader) -> Any:
    """The node as a value of the declared type; `SourceError` where it is none."""
    if declared is Seat:
        return reader.seat(node)
    if declared is Ids:
        return _pile(node, reader)
    if isinstance(declared, NewType):
        return read_as(declared.__supertype__, node, reader)
    origin = get_origin(declared)
    if origin in (Union, types.UnionType):
        return _read_union(get_args(declared), node, reader)
    if origin in _COLLECTIONS:
        return _COLLECTIONS[origin](get_args(declared), node, reader)
    return _read_one(declared, node, reader)


def _read_one(declared: Any, node: Node, reader: Reader) -> Any:
    if declared is AnyStep:
        return reader.tagged(reader.codec.steps, "step", node)
    if declared is AnyEvent:
        return reader.tagged(reader.codec.events, "event", node)
    if declared is AnyArgument or declared is Any:
        return _argument(node, reader)
    if declared is Text:
        return _text(node, reader)
    if isinstance(declared, type) and issubclass(declared, Step | Event):
        return _one_kind(declared, node, reader)
    if isinstance(declared, type) and issubclass(declared, Enum):
        return _member(declared, node)
    if isinstance(declared, type) and issubclass(declared, Struct):
        return reader.struct(declared, node)
    if type(node.value) is not declared:
        raise node.fail(Text.of("position-expected", wanted=kind_of(declared), kind=node.kind))
    return node.value


def _one_kind(declared: type[Any], node: Node, reader: Reader) -> Any:
    """A step or event of one kind, written like any other."""
    known = reader.codec.steps if issubclass(declared, Step) else reader.codec.events
    made = reader.tagged(known, "step" if issubclass(declared, Step) else "event", node)
    if not isinstance(made, declared):
        raise node.fail(Text.of("position-other-kind", wanted=declared.__name__, given=type(made).__name__))
    return made


def _read_union(kinds: tuple[Any, ...], node: Node, reader: Reader) -> Any:
    if node.value is None and type(None) in kinds:
        return None
    for known, what in ((reader.codec.steps, "step"), (reader.codec.events, "event")):
        if not set(kinds).isdisjoint(known.values()):
            return reader.tagged(known, what, node)
    faults = []
    for kind in kinds:
        if kind is not type(None):
            try:
                return read_as(kind, node, reader)
            except SourceError as fault:
                faults.append(fault)
    raise faults[0]


def _member(kind: type[Enum], node: Node) -> Enum:
    for member in kind:
        if member.value == node.value:
            return member
    known = [str(member.value) for member in kind]
    given = in_short(str(node.plain()))
    raise node.fail(Text.of("position-no-member", given=given, kind=kind.__name__, hint=suggest(given, known)))


def _pile(node: Node, reader: Reader) -> Ids:
    ids = [read_as(str, item, reader) for item in _items(node)]
    for id, written in zip(ids, _items(node), strict=True):
        if not id or " " in id:
            raise written.fail(Text.of("position-no-card", card=repr(id)))
    return joined(ids)


def _read_list(inner: tuple[Any, ...], node: Node, reader: Reader) -> list[Any]:
    return [read_as(inner[0], item, reader) for item in _items(node)]


def _read_tuple(inner: tuple[Any, ...], node: Node, reader: Reader) -> tuple[Any, ...]:
    items = _items(node)
    if inner[-1] is Ellipsis:
        return tuple([read_as(inner[0], item, reader) for item in items])
    if len(items) != len(inner):
        raise node.fail(Text.of("position-count", wanted=len(inner), given=len(items)))
    return tuple([read_as(kind, item, reader) for kind, item in zip(inner, items, strict=True)])


def _read_dict(inner: tuple[Any, ...], node: Node, reader: Reader) -> dict[Any, Any]:
    if not isinstance(node.value, dict):
        raise node.fail(Text.of("position-mapping", kind=node.kind))
    key, value = inner
    places = node.keys
    return {
        read_as(key, _key_node(name, places.get(name, node.place), key), reader): read_as(value, child, reader)
        for name, child in node.value.items()
    }


def _key_node(name: str, place: Place, kind: Any) -> Node:
    plain_kind = kind.__supertype__ if isinstance(kind, NewType) else kind
    return Node(int(name) if plain_kind is int and name.lstrip("-").isdigit() else name, place)


_COLLECTIONS: dict[Any, Callable[[tuple[Any, ...], Node, Reader], Any]] = {
    list: _read_list,
    tuple: _read_tuple,
    dict: _read_dict,
}


def _items(node: Node) -> list[Node]:
    if not isinstance(node.value, list):
        raise node.fail(Text.of("position-list", kind=node.kind))
    return node.value


def _text(node: Node, reader: Reader) -> Text:
    if not isinstance(node.value, dict) or "text" not in node.value:
        raise node.fail(Text.of("position-message"))
    node.check_keys(("text", "args"), Text.of("position-a-message"))
    args = node.value.get("args", Node({}, node.place))
    if not isinstance(args.value, dict):
        raise args.fail(Text.of("position-args"))
    key = read_as(str, node.value["text"], reader)
    return Text(key, tuple((name, _argument(child, reader)) for name, child in args.value.items()))


def _argument(node: Node, reader: Reader) -> Any:
    if isinstance(node.value, list):
        return tuple(_argument(item, reader) for item in node.value)
    if isinstance(node.value, dict):
        return _text(node, reader) if "text" in node.value else reader.struct(Name, _renamed(node))
    return node.value


def _renamed(node: Node) -> Node:
    """A content name is written `kind: …, name: …`."""
    value = {"id" if key == "name" else key: child for key, child in node.value.items()}
    return Node(value, node.place, node.keys)
