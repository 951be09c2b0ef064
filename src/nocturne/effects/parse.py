"""From a file to a typed program: strict, complete, and with every problem told at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NewType

from nocturne.effects.language import Language
from nocturne.effects.problems import Problems
from nocturne.effects.records import Compiled, PackRecord, RecordPart
from nocturne.effects.scope import Scope, sort
from nocturne.effects.selectors import Selectors
from nocturne.effects.shape import Field, Shape, inner_fields, select_fields, shape_of
from nocturne.effects.values import HOLE, Hole, Reader, Values, is_id, shown
from nocturne.effects.word import (
    AnyAmount,
    AnyCondition,
    AnyCost,
    AnyVerb,
    Between,
    Block,
    Drawing,
    Label,
    Named,
    Refers,
    Select,
    Silhouette,
    Sorts,
    Story,
    Verb,
)
from nocturne.kernel import suggest
from nocturne.kernel.source import Node, Place
from nocturne.kernel.text import Text

MAX_BLOCKS = 200
MAX_VERBS = 50
PLACES = tuple([f"[{index}]" for index in range(MAX_VERBS)])
RECORD_TEXTS = ("name", "flavour")


class Parser(Selectors):
    """Reads records of one language."""

    def __init__(self, language: Language, problems: Problems) -> None:
        super().__init__(language, problems)
        self.blocks: list[tuple[Any, ...]] = []
        self.texts: dict[tuple[str, str], Node] = {}
        self.places: dict[str, Place] = {}
        self._simple: set[type[Any]] = set()
        self._readers: dict[tuple[int, Any, bool], Reader] = {}
        self._plans: dict[type[Any], list[tuple[str, str, Reader, str, bool]]] = {}

    # -- records

    def record(self, node: Node) -> Compiled | None:
        """Read one record; None where something is wrong with it, which is then among the problems."""
        before = self.problems.total
        self.path, self.blocks, self.label, self.key = [], [], "", ""
        self.scope = Scope(known=self.language.pointers)
        if not isinstance(node.value, dict):
            self.fail(node, Text.of("record-form", kind=node.kind))
            return None
        kind, name = self._plain_text(node, "kind"), self._plain_text(node, "id")
        if kind is None or name is None:
            return None
        self.label, self.key = f'{kind} "{shown(name)}"', f"{kind}/{name}"
        self.places.setdefault(self.key, node.place)
        if kind not in self.language.kinds:
            self.label = ""
            self.fail(
                node.value["kind"],
                Text.of("record-kind-unknown", kind=shown(kind), hint=suggest(kind, self.language.kinds)),
            )
            return None
        if not is_id(name):
            self.fail(node.value["id"], Text.of("record-id-form"))
        record = self._record_fields(node, self.language.kinds[kind])
        if self.problems.total == before and (problem := record.refuse(self.blocks)):
            self.fail(node, problem)
        return Compiled(record, tuple(self.blocks)) if self.problems.total == before else None

    def _plain_text(self, node: Node, key: str) -> str | None:
        text = node.value.get(key)
        if text is None:
            self.fail(node, Text.of("record-lacks", key=key))
        elif not isinstance(text.value, str):
            self.fail(text, Text.of("record-text-form", key=key, kind=text.kind))
        else:
            value: str = text.value
            return value
        return None

    def _record_fields(self, node: Node, kind: type[PackRecord]) -> Any:
        for key in RECORD_TEXTS:
            if key in node.value:
                self.texts[(self.key, key)] = node.value[key]
        return self._fields(node, shape_of(kind), ("kind", *RECORD_TEXTS))

    # -- words and their parameters

    def _fields(self, node: Node, shape: Shape, beside: tuple[str, ...] = (), main: Node | None = None) -> Any:
        """Read the parameters in the order in which they are declared, effects last, whatever the order in the file.

        The keys `beside` are read elsewhere; with `main`, the first parameter stands right after the word.
        """
        given, path = node.value, self.path
        values: dict[str, Any] = {}
        first = "" if main is None else shape.fields[0].name
        left = len(given)
        for name, key, reader, step, required in self._plans.get(shape.kind) or self._plan(shape):
            if main is not None and name == first:
                value = reader(main)
            elif key in given:
                inner = given[key]
                left -= 1
                path.append(step)
                value = reader(inner)
                path.pop()
            else:
                if required:
                    self.fail(node, Text.of("effect-missing", key=key))
                    values[name] = HOLE
                continue
            values[name] = value
            if type(value) is Select and shape.verb:
                self.scope.chose(value, self.language, each=shape.kind.iterates)
        if left and left > len([key for key in beside if key in given]):
            self._strangers(node, shape, beside, main)
        return shape.kind(**values)

    def _strangers(self, node: Node, shape: Shape, beside: tuple[str, ...], main: Node | None) -> None:
        known = [field.key for field in shape.fields[main is not None :]]
        texts = [key for key in beside if key in RECORD_TEXTS]
        for key in node.value:
            if key not in known and key not in beside:
                hint = suggest(key, known + texts)
                self.fail(node.keys.get(key, node.place), Text.of("effect-unknown-key", key=shown(key), hint=hint))

    def _plan(self, shape: Shape) -> list[tuple[str, str, Reader, str, bool]]:
        """The fields of a shape with their readers, found once; effects come last, for they may speak of the others."""
        order = sorted(shape.fields, key=lambda field: field.type is Block or "do" in inner_fields(field))
        plan = [(field.name, field.key, self.reader(field), f".{field.key}", field.required) for field in order]
        self._plans[shape.kind] = plan
        return plan

    def word(self, node: Node, family: Mapping[str, type[Any]], what: str) -> Any:
        """Read a word: bare, or as the first key of a mapping with its main parameter, the others beside it."""
        value = node.value
        if type(value) is not dict or not value:
            if isinstance(value, str):
                return self._bare(node, family, what)
            return self.fail(node, Text.of("effect-expected", what=sort(what, first=True), kind=node.kind))
        name = next(iter(value))
        if name not in family:
            return self._unknown(node, name, family, what)
        main = value[name]
        shape = shape_of(family[name])
        self.path.append(f".{name}")
        outer = self.scope
        if shape.nested:
            self.scope = outer.within(shape.kind)
        if not shape.fields:
            word = self._nothing_beside(node, shape, name)
        elif main.value is None and not shape.fields[0].required:
            word = self._fields(node, shape, (name,))
        else:
            word = self._fields(node, shape, (name,), main)
        self.path.pop()
        self.scope = outer
        return word

    def _nothing_beside(self, node: Node, shape: Shape, name: str) -> Any:
        if len(node.value) > 1 or node.value[name].value is not None:
            return self.fail(node, Text.of("effect-takes-nothing", name=name))
        return shape.kind()

    def _bare(self, node: Node, family: Mapping[str, type[Any]], what: str) -> Any:
        name = node.value
        if name not in family:
            return self.fail(node, no_word(name, family, what))
        shape = shape_of(family[name])
        if not shape.bare:
            needs = ", ".join(field.key for field in shape.fields if field.required)
            return self.fail(node, Text.of("effect-not-alone", name=name, needs=needs))
        return shape.kind()

    def _unknown(self, node: Node, name: str, family: Mapping[str, type[Any]], what: str) -> Any:
        later = [key for key in node.value if key in family]
        if later:
            return self.fail(node.keys[name], Text.of("effect-word-first", what=what, first=later[0], name=name))
        return self.fail(node.keys[name], no_word(name, family, what))

    # -- readers by type

    def reader(self, field: Field) -> Reader:
        """How values of a field are read, found once."""
        key = (id(field.type), field.mark, field.many)
        reader = self._readers.get(key)
        if reader is None:
            single = self._one(field)
            reader = self._readers[key] = self._list(single) if field.many else single
        return reader

    def _one(self, field: Field) -> Reader:
        kind, mark = field.type, field.mark
        if kind in self.BY_TYPE:
            return self.BY_TYPE[kind].__get__(self)  # type: ignore[no-any-return]  # a bound method
        if type(mark) in self.BY_MARK:
            method, marked = self.BY_MARK[type(mark)], mark
            return lambda node: method(self, node, marked)
        if kind in (str, int, bool):
            return lambda node: self.scalar(node, kind)
        assert not isinstance(kind, NewType), f"{field.name}: nothing reads {kind}"
        shape = shape_of(kind)
        return lambda node: self._part(node, shape)

    def _list(self, single: Reader) -> Reader:
        def read(node: Node) -> tuple[Any, ...]:
            if not isinstance(node.value, list):
                return (single(node),)
            values = []
            for index, item in enumerate(node.value):
                self.path.append(f"[{index}]")
                values.append(single(item))
                self.path.pop()
            return tuple(values)

        return read

    def _part(self, node: Node, shape: Shape) -> Any:
        if not isinstance(node.value, dict):
            return self.fail(node, Text.of("effect-mapping", kind=node.kind))
        outer, before = self.scope, self.problems.total
        self.scope = outer.within(shape.kind)
        part = self._fields(node, shape)
        self.scope = outer
        if isinstance(part, RecordPart) and self.problems.total == before and (problem := part.refuse(self.blocks)):
            self.fail(node, problem)
        return part

    def block(self, node: Node) -> Any:
        """Read verbs into the program; what they choose is known to the verbs after them, not outside."""
        nodes = node.value if isinstance(node.value, list) else [node]
        if not nodes or len(nodes) > MAX_VERBS or len(self.blocks) >= MAX_BLOCKS:
            return self.fail(node, Text.of("effect-verbs-many", verbs=MAX_VERBS, parts=MAX_BLOCKS))
        number = len(self.blocks)
        self.blocks.append(())
        outer = self.scope
        self.scope = outer.inner()
        verbs = []
        for index, item in enumerate(nodes):
            self.path.append(PLACES[index])
            verb = self.word(item, self.language.verbs, "verb")
            verbs.append(verb)
            if type(verb) not in self._simple and not self._is_simple(type(verb)):
                problem = self.scope.refuse_verb(verb) or self._misplaced(verb)
                if problem:
                    self.fail(item, problem)
                self.scope.after(verb, self.language)
            self.path.pop()
        self.scope = outer
        self.blocks[number] = tuple(verbs)
        return Block(number)

    def _misplaced(self, verb: Any) -> Text | None:
        """Why a verb cannot stand in this kind of record, or nothing."""
        if isinstance(verb, Hole) or any(isinstance(getattr(verb, name), Hole) for name in verb.__struct_fields__):
            return None
        refused: Text | None = verb.unfit() or verb.refuse_in(self.key.partition("/")[0])
        return refused

    def _is_simple(self, kind: type[Any]) -> bool:
        """Whether a verb needs no look at what surrounds it: it selects, tells and costs nothing."""
        rich = (
            kind is Hole
            or select_fields(kind)
            or hasattr(kind, "tells")
            or kind.unfit is not Verb.unfit
            or kind.stands_in
            or kind.refuse_in is not Verb.refuse_in
        )
        if not rich:
            self._simple.add(kind)
        return not rich

    def condition(self, node: Node) -> Any:
        """Read a condition; a list means all of them."""
        if isinstance(node.value, list):
            several = self.language.conditions.get("all")
            if several is None:
                return self.fail(node, Text.of("effect-one-condition"))
            return several(tuple([self.condition(item) for item in node.value]))
        return self._known(node, self.word(node, self.language.conditions, "condition"))

    def amount(self, node: Node) -> Any:
        """Read a number, or a word that counts something."""
        if type(node.value) is int:
            return self.number(node, AMOUNTS)
        if not isinstance(node.value, str | dict):
            return self.fail(node, Text.of("effect-amount", kind=node.kind))
        counted = self.word(node, self.language.amounts, "amount")
        return self._known(node, counted)

    def _known(self, node: Node, word: Any) -> Any:
        if isinstance(word, Hole) or any(isinstance(getattr(word, name), Hole) for name in word.__struct_fields__):
            return word
        problem = self.scope.refuse_value(word) or word.unfit()
        return self.fail(node, problem) if problem else word

    def cost(self, node: Node) -> Any:
        """Read a cost; what it names is known to the effect that it stands before."""
        cost = self.word(node, self.language.costs, "cost")
        for name, sorts in () if isinstance(cost, Hole) else cost.introduces:
            self.scope.bind(name, sorts)
        return cost

    BY_TYPE: ClassVar[dict[Any, Any]] = {
        Block: block,
        AnyVerb: block,
        AnyCondition: condition,
        AnyAmount: amount,
        AnyCost: cost,
    }
    BY_MARK: ClassVar[dict[Any, Any]] = {
        Between: Values.number,
        Named: Values.named,
        Label: Values.label_of,
        Refers: Values.refers,
        Story: Values.story,
        Silhouette: Values.emblem,
        Drawing: Values.drawing,
        Sorts: Selectors.select,
    }


AMOUNTS = Between(0, 99)


def no_word(name: str, family: Mapping[str, object], what: str) -> Text:
    """A complaint about a word that a family does not have."""
    return Text.of("effect-no-word", name=shown(name), what=sort(what), hint=suggest(name, family))
