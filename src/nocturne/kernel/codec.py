"""Tables and log entries as bytes: typed on the way in, deterministic on the way out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache, reduce
from hashlib import blake2b
from importlib import import_module
from importlib.abc import InspectLoader
from importlib.util import find_spec
from operator import or_
from pkgutil import iter_modules
from types import ModuleType, UnionType
from typing import Any, Generic, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from nocturne.kernel import loop, proposals, steps, table
from nocturne.kernel.box import Box, Manifest
from nocturne.kernel.errors import EngineFault, SaveError, reason
from nocturne.kernel.events import AnyEvent, Event
from nocturne.kernel.layouts import Layout, by_name, count_of
from nocturne.kernel.piles import SHORT, WHOLE
from nocturne.kernel.seats import Seat
from nocturne.kernel.steps import AnyStep, G, Step, field_types
from nocturne.kernel.table import make_cloner
from nocturne.kernel.text import AnyArgument, Text, thawed

DIGEST_SIZE = 16
FORM = 1
"""Stands in a table that is written where its box would be. Earlier versions wrote nothing there, and all but
the last of them wrote stocks whole."""
STOCKED = SHORT + WHOLE

KERNEL_MODULES = (steps, table, proposals, loop)
"""Where the kernel's own steps and events are."""


class Entry(Struct, frozen=True, array_like=True, gc=False):
    """One line of the log: who answered what, and the faces of chance that came up on the way to the next decision."""

    seat: Seat
    option: str
    faces: tuple[int, ...] = ()
    revealed: bool = False  # somebody learned something hidden, so that undoing it needs consent


def _never_saved(value: object) -> None:
    raise TypeError(f"{type(value).__name__} is not plain data and cannot stand in a table")


ENCODER = msgspec.msgpack.Encoder(enc_hook=_never_saved, order="deterministic")
ENTRIES = msgspec.msgpack.Decoder(list[Entry])


_MAY_HOLD = re.compile(r"^class \w+\(.*?frozen=True", re.MULTILINE | re.DOTALL)
"""Steps and events are frozen classes: a module whose source has no frozen class need not be imported."""


@cache
def modules_of(packages: tuple[str, ...]) -> tuple[ModuleType, ...]:
    """The modules of some packages that may define steps, events or options, in the order of their names."""
    return tuple([import_module(name) for package in packages for name in _names_in(package)])


def _names_in(package: str) -> Iterator[str]:
    """The modules of a package that may hold steps or events; a single module is its own."""
    paths = getattr(import_module(package), "__path__", None)
    if paths is None:
        yield package
        return
    for info in sorted(iter_modules(paths), key=lambda info: info.name):
        name = f"{package}.{info.name}"
        if info.ispkg:
            yield from _names_in(name)
        else:
            source = getattr(find_spec(name), "loader", None)
            text = source.get_source(name) if isinstance(source, InspectLoader) else None
            if text is None or _MAY_HOLD.search(text):
                yield name


def named(kinds: Iterable[type[Any]]) -> dict[str, type[Any]]:
    """Classes by name. Saved files refer to classes by name alone, so no two may share a name."""
    known: dict[str, type[Any]] = {}
    for kind in kinds:
        other = known.setdefault(kind.__name__, kind)
        if other is not kind:
            where = (other.__module__, kind.__module__)
            raise EngineFault(Text.of("fault-same-name", name=kind.__name__, where=where))
    return known


def kinds_in(modules: tuple[ModuleType, ...], base: type) -> Iterator[type[Any]]:
    """The concrete subclasses of a base that these modules define."""
    for module in modules:
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, base) and value.__module__ == module.__name__:
                yield value


class Codec(Generic[G]):
    """Reads and writes the tables of one game. Steps and events are a closed list, found in the game's packages."""

    def __init__(self, manifest: Manifest[G]) -> None:
        self._manifest = manifest
        self._layouts = {layout.size: layout for layout in manifest.layouts}
        self._size = len(manifest.table.__struct_fields__)
        modules = (*KERNEL_MODULES, *modules_of(manifest.packages))
        self.steps: dict[str, type[Step[Any]]] = named(kinds_in(modules, Step))
        self.events: dict[str, type[Event[Any]]] = named(kinds_in(modules, Event))
        self.any_step = reduce(or_, self.steps.values())
        self.any_event = reduce(or_, self.events.values())
        # The table's own steps and events are of this game: with the closed lists in its types, msgspec reads them at
        # C speed.
        closed = {name: self._closed(declared) for name, declared in field_types(manifest.table).items()}
        manifest.table.__annotations__ = {**manifest.table.__annotations__, **closed}
        manifest.table.cloner = make_cloner(manifest.table)
        self._decoder = msgspec.msgpack.Decoder(manifest.table, dec_hook=self._part)
        # A step inside a step is encoded again and read by a decoder of its own: `msgspec.convert` would analyse the
        # union of hundreds of kinds each time, which takes longer than reading the rest of the table.
        self._step = msgspec.msgpack.Decoder(self.any_step, dec_hook=self._part)
        self._event = msgspec.msgpack.Decoder(self.any_event, dec_hook=self._part)

    def _closed(self, declared: Any) -> Any:
        """A type with the closed lists in the place of any step and any event."""
        if declared is AnyStep or declared is AnyEvent:
            return self.any_step if declared is AnyStep else self.any_event
        inner = get_args(declared)
        known = tuple(map(self._closed, inner))
        if known == inner:
            return declared
        origin: Any = get_origin(declared)
        return reduce(or_, known) if origin in (Union, UnionType) else origin[known]

    def _part(self, declared: Any, value: Any) -> Any:
        if declared is AnyArgument:  # by far the most frequent, and mostly plain
            return thawed(value) if type(value) is list else value
        if declared is AnyStep:
            return self._step.decode(ENCODER.encode(value))
        if declared is AnyEvent:
            return self._event.decode(ENCODER.encode(value))
        raise TypeError(f"{declared} is not plain data and cannot stand in a table")

    def read_event(self, data: bytes | msgspec.Raw) -> Event[Any]:
        """An event from its bytes; `msgspec.MsgspecError` where they hold none of this game."""
        event: Event[Any] = self._event.decode(data)
        return event

    def write(self, table: G) -> bytes:
        """The table as bytes: the same state always gives the same bytes."""
        box, scribe = table.box, table.scribe
        table.box, table.scribe = FORM, None  # type: ignore[assignment]  # neither is part of the state
        try:
            return ENCODER.encode(table)
        finally:
            table.box, table.scribe = box, scribe

    def _rearranged(self, layout: Layout, data: bytes) -> bytes:
        """A table that an earlier version has written, with its fields where this one has them."""
        fields = by_name(layout, self._manifest.table, msgspec.msgpack.decode(data))
        self._manifest.rearrange(fields)
        return ENCODER.encode(list(fields.values()))

    def read(self, data: bytes, box: Box[G]) -> G:
        """The table back again; `SaveError` where the bytes do not hold one."""
        is_todays = not self._layouts or (len(data) > self._size and data[2] == self._size)  # mostly: seen at a glance
        layout = None if is_todays else self._layouts.get(count_of(data))
        try:
            table: G = self._decoder.decode(data if layout is None else self._rearranged(layout, data))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
            raise SaveError(Text.of("save-state-unreadable", game=box.manifest.id, fault=reason(fault))) from None
        form: object = table.box
        table.box = box
        if form is None:
            for name, stock in box.stocks.items():
                held = getattr(table, name)
                if held[:1] not in STOCKED:
                    setattr(table, name, stock.short(held))
        return table


@cache
def codec_of(manifest: Manifest[Any]) -> Codec[Any]:
    """The codec of a game, made once."""
    return Codec(manifest)


def digest(header: bytes, table: bytes) -> bytes:
    """The fingerprint of a table, and of the rules and content that its header names."""
    whole = _begun(header).copy()
    whole.update(table)
    return whole.digest()


@lru_cache(maxsize=64)
def _begun(header: bytes) -> blake2b:
    """A fingerprint as far as its header: games with the same header share it."""
    return blake2b(header, digest_size=DIGEST_SIZE)
