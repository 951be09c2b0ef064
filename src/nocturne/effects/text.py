"""The rules text of records, made from their programs: what a card says is what it does.

Code here only says which part is which; every sentence, order of words and ending stands in the catalogues.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nocturne.effects.language import Language
from nocturne.effects.records import Compiled, RecordPart
from nocturne.effects.shape import Field, shape_of
from nocturne.effects.speak import Names, chain, speaker
from nocturne.effects.word import (
    CONTROL,
    IT,
    YOU,
    Amount,
    Block,
    Condition,
    Label,
    Named,
    Refers,
    Select,
    Story,
    Verb,
    Word,
)
from nocturne.kernel import Name, Text

UNSAID = "⟨"
"""How words begin for which something is missing."""


def rules_text(
    language: Language, compiled: Compiled, names: Names, tongue: str = "en", *, unsealed: bool = False
) -> str:
    """The rules text of a record: one line for each of its parts; its writers alone read what is sealed."""
    text = Describer(language, compiled, unsealed=unsealed).record()
    return "" if text is None else speaker(tongue, language.catalogues).say(text, names)


def back_text(language: Language, compiled: Compiled, names: Names, tongue: str = "en") -> str:
    """What the back of a record says of when it may be used; nothing where it says nothing of it."""
    describer = Describer(language, compiled)
    said = [getattr(compiled.record, name) for name in compiled.record.on_back]
    conditions = [value for value in said if isinstance(value, Condition)]
    parts = [Text.of("back-if", what=describer.condition(condition)) for condition in conditions]
    return speaker(tongue, language.catalogues).say(chain("lines", parts), names) if parts else ""


def block_text(
    language: Language, compiled: Compiled, block: int, names: Names, tongue: str = "en", elided: str = YOU
) -> str:
    """The text of one block, such as a branch to be chosen; the deeds of the elided are told without naming anybody."""
    text = Describer(language, compiled).sentences(Block(block), elided)
    return speaker(tongue, language.catalogues).say(text, names)


def say_effect(
    language: Language, records: Mapping[str, Compiled], text: Text, names: Names, tongue: str = "en"
) -> str:
    """The words of a message that points at an effect, such as a branch to be chosen; nothing for any other message.

    A game's `say` asks here first. A branch that is put to whoever is `it` is told as their own deeds. `at` points
    at one line of a block: what a choice within it is about. A line that speaks of something that only the effect
    around it knows cannot be told by itself.
    """
    facts = text.arguments()
    record, block, at, told = facts.get("record"), facts.get("block"), facts.get("at"), facts.get("told", YOU)
    if not isinstance(record, str) or not isinstance(block, int) or record not in records:
        return ""
    if not isinstance(at, int):
        said = block_text(language, records[record], block, names, tongue, str(told))
        return said if UNSAID not in said else block_text(language, records[record], block, names, tongue, IT)
    line = Describer(language, records[record]).line(Block(block), at)
    said = speaker(tongue, language.catalogues).say(line, names)
    return said if UNSAID not in said else ""


class Describer:
    """Turns a record's program into messages."""

    def __init__(self, language: Language, compiled: Compiled, *, unsealed: bool = False) -> None:
        self.unsealed = unsealed
        self.language = language
        self.compiled = compiled
        self.it = ""  # the noun that `it` stands for
        self.given: dict[str, str] = {}  # the nouns of things that were given a name
        self.elided = YOU  # whose deeds are told without naming them
        self.stands_for = {YOU: compiled.record.owner}  # the language's own pointers that `you` and `it` stand for

    # -- records and their parts

    def record(self) -> Text | None:
        """Every part that does something, one under the other."""
        record = self.compiled.record
        parts: list[Text] = []
        for field in shape_of(type(record)).fields:
            value = getattr(record, field.name)
            if field.name in record.told:
                key, facts = f"{record.named()}-{field.key}", {"by": value}
                if isinstance(field.mark, Story):
                    facts = {"story": Name("story", value)}
                parts += [Text.of(key, **facts)] if value else []
            else:
                parts += self._parts(value, field)
        return chain("lines", parts) if parts else None

    def _parts(self, value: Any, field: Field) -> list[Text]:
        if isinstance(value, tuple):
            return [part for inner in value for part in self._parts(inner, field)]
        self.it, self.elided = "", YOU
        if field.type is Block:
            return [self.sentences(value, YOU)] if value is not None else []
        if said := value.told(self) if isinstance(value, RecordPart) else None:
            return [said]
        printed = isinstance(value, RecordPart) and (self.unsealed or not value.sealed)
        return [self._usable(value)] if printed else []

    def _usable(self, part: Any) -> Text:
        """A part that does something: whatever of moment, limit, condition and price its kind has, then its effect."""
        head = [*(part.head() or ())]
        if head:
            return self._headed(head, part)
        if when := getattr(part, "when", ""):
            self._moment(when)
            head.append(Text(f"moment-{when}"))
        if limit := getattr(part, "limit", ""):
            head.append(Text(f"limit-{limit}"))
        if (condition := getattr(part, "if_", None)) is not None:
            head.append(Text.of("head-if", what=self.condition(condition)))
        if costs := getattr(part, "pay", ()):
            head.append(chain("costs", [self.word(cost, "cost") for cost in costs]))
        return self._headed(head, part)

    def _headed(self, head: list[Text], part: Any) -> Text:
        script = 0 if self.unsealed else part.read_as
        clause = Text.of("part-script", script=script) if script else None
        if part.by_itself:
            return Text.of("trigger", head=chain("heads", head), do=clause or self.clause(part.do))
        do = self.sentences(part.do, YOU) if clause is None else Text.of("sentence", clause=clause)
        return Text.of("usable", head=chain("heads", head), do=do) if head else do

    def _moment(self, name: str) -> None:
        for bound, sort in self.language.moments[name].binds:
            if sort != "number":
                self.it = self.it or bound

    # -- verbs

    def verbs(self, block: Block) -> tuple[Verb, ...]:
        """The verbs of a block."""
        return self.compiled.blocks[block]

    def sentences(self, block: Block, elided: str) -> Text:
        """A block as sentences: two plain deeds make one sentence, more make one each."""
        outer, self.elided = (self.it, self.elided), elided
        verbs = self.verbs(block)
        if len(verbs) == 2 and all(plain(verb) for verb in verbs):
            said = Text.of("sentence", clause=chain("clauses", [self.verb(verb) for verb in verbs]))
        else:
            said = chain("sentences", [self.sentence(verb) for verb in verbs])
        self.it, self.elided = outer
        return said

    def line(self, block: Block, at: int) -> Text:
        """One line of a block, told to the one who must decide in it."""
        verbs = self.verbs(block)
        for before in verbs[:at]:  # what they choose, this line may speak of
            self.verb(before)
        verb = verbs[at]
        return verb.told_asking(self)

    def sentence(self, verb: Verb) -> Text:
        """A verb as a sentence."""
        if verb.grammar is CONTROL:
            return self.verb(verb, form="sentence")
        return Text.of("sentence", clause=self.verb(verb))

    def clause(self, block: Block, elided: str | None = None) -> Text:
        """A block inside a sentence."""
        outer = self.it, self.elided
        self.elided = self.elided if elided is None else elided
        said = chain("clauses", [self.verb(verb) for verb in self.verbs(block)])
        self.it, self.elided = outer
        return said

    def verb(self, verb: Verb, form: str = "clause") -> Text:
        """A verb as a clause, or as a sentence of its own."""
        said = verb.told(self, form)
        for field in shape_of(type(verb)).fields:
            value = getattr(verb, field.name)
            if isinstance(value, Select) and value.asks:
                self.it = value.noun
                if value.named:
                    self.given[value.named] = value.noun
        return said

    def takes(self, who: Select) -> str:
        """Whose deeds are meant after "may": the owner's, or those of the one who is asked."""
        if who.pointer and who.noun == YOU:
            return YOU
        self.it = who.noun if not who.pointer else self.it
        self.stands_for[IT] = who.noun if who.pointer else ""
        return IT

    # -- words and their parameters

    def word(self, word: Word, family: str) -> Text:
        """A word with its parameters, as the message of its name."""
        values: dict[str, Any] = {}
        if subject := getattr(type(word), "subject", ""):
            values |= self.who(Select("the", subject))
        for field in shape_of(type(word)).fields:
            values |= self._parameter(field, getattr(word, field.name))
        return Text.of(f"{family}-{word.named()}", **values)

    def _parameter(self, field: Field, value: Any) -> dict[str, Any]:
        name = field.key
        if isinstance(value, Select):
            return self.who(value, name)
        if isinstance(value, Amount):
            return self._amount(value, name)
        if isinstance(value, Condition):
            return {name: self.condition(value)}
        if field.type is Block:
            given = value is not None
            return {name: self.clause(value) if given else "", f"{name}-is": "given" if given else "none"}
        if isinstance(field.mark, Named):
            return {name: Text(f"{field.mark.list}-{value}") if value else "", f"{name}-is": value or "none"}
        if isinstance(field.mark, Refers):
            kind = field.mark.kind
            return {name: tuple([Name(kind, id) for id in value]) if isinstance(value, tuple) else Name(kind, value)}
        if isinstance(field.mark, Label):
            return {name: Name(field.mark.of, value)}
        if isinstance(field.mark, Story):
            return {name: value.replace("-", " ")}
        if isinstance(value, int) and not isinstance(value, bool):
            return (
                {name: abs(value), f"{name}-way": way(value), "per": ""}
                if name in ("by", "amount")
                else {name: value, "per": ""}
            )
        if isinstance(value, tuple):
            return {name: chain("conditions", [self.condition(condition) for condition in value])}
        return {name: value}

    def _amount(self, amount: Amount, name: str) -> dict[str, Any]:
        """An amount is a number, and what it is counted by: 2 cards for each Beast."""
        return {name: getattr(amount, "times", 1), "per": self.word(amount, "amount")}

    def condition(self, condition: Condition, form: str = "clause") -> Text:
        """A condition as a clause, or after a noun."""
        return condition.told(self, form)

    # -- selectors

    def who(self, select: Select, name: str = "who") -> dict[str, Any]:
        """A selector, and how the verb agrees with it: told without a name, one or many."""
        elided = select.pointer and select.noun in (self.elided, self.stands_for.get(self.elided))
        you = select.pointer and select.noun == YOU  # "you draw", as "they draw"
        many = you or (select.how in ("up-to", "some") and select.count > 1)
        agrees = "you" if elided else "many" if many else "one"
        return {name: self.select(select), f"{name}-is": agrees, f"{name}-how": select.how}

    def select(self, select: Select) -> Text:
        """A selector in words."""
        if select.pointer:
            return self._pointer(select.noun)
        noun = Text(f"noun-{select.noun}")
        where = [*self._distance(select)]
        values: dict[str, Any] = {"noun": noun, "count": select.count}
        key = f"select-{select.how}"
        if select.where is not None:
            outer, self.it = self.it, select.noun
            said = self.condition(select.where, "relative")
            self.it = outer
            if select.where.adjective:
                key, values["adjective"] = f"{key}-adjective", said
            else:
                where.insert(0, said)
        return Text.of(key, where=chain("wheres", where) if where else "", **values)

    def _pointer(self, name: str) -> Text:
        if name in self.given:
            noun = self.given[name]
            return Text.of("the-it", noun=Text(f"noun-{noun}"), sort=self.language.nouns[noun].sorts[0])
        if name in (IT, "there") and self.it:
            known = self.language.nouns.get(self.it)
            if known is None:
                return Text(f"the-{self.it}" if name == IT else "the-there")
            return Text.of(f"the-{name}", noun=Text(f"noun-{self.it}"), sort=known.sorts[0])
        return Text(f"the-{name}")

    def _distance(self, select: Select) -> list[Text]:
        if select.within is None and select.beyond is None:
            return []
        of = self._pointer(select.of)
        if select.beyond is None:
            return [Text.of("where-within", within=select.within, of=of)]
        if select.within is None:
            return [Text.of("where-beyond", beyond=select.beyond, of=of)]
        if select.within == select.beyond:
            return [Text.of("where-exactly", within=select.within, of=of)]
        return [Text.of("where-between", within=select.within, beyond=select.beyond, of=of)]


def plain(verb: Verb) -> bool:
    """A deed that reads well beside another in one sentence."""
    return verb.grammar is not CONTROL and not verb.apart


def way(by: int) -> str:
    """Up or down."""
    return "down" if by < 0 else "up"
