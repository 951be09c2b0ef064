"""Three families of errors, never mixed: refused by the rules, broken files, broken engine."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from msgspec import Struct

from nocturne.kernel.text import Text


class Refusal(Struct, frozen=True):
    """Why something may not be done: the rule, the message with its facts, and what may be done instead."""

    rule: str
    text: Text
    instead: tuple[str, ...] = ()

    @classmethod
    @lru_cache(4096)
    def by(cls, rule: str, key: str, /, *, instead: tuple[str, ...] = (), **facts: Any) -> Refusal:
        """Refuse by a rule, in the words of a catalogue key. Refusals are made once and shared.

        >>> Refusal.by("LN-MOVE-02", "refuse-wall", to="east").facts
        {'to': 'east'}
        """
        return cls(rule, Text.of(key, **facts), instead)

    @property
    def facts(self) -> dict[str, Any]:
        """The values the message speaks of."""
        return self.text.arguments()


def spelt(text: Text) -> str:
    """A message where no catalogue is at hand: its key and its values."""
    return f"{text.key} {text.arguments()}" if text.args else text.key


class NocturneError(Exception):
    """Every error of ours that a user may meet; its text says what, where and what to do.

    `text` can be said in any language that has files; `str` says it in English.
    """

    english: ClassVar[Callable[[Text], str]] = spelt
    """Who puts texts into English: the kernel has no catalogues, so that the package hands it the one that has."""

    def __init__(self, text: Text | str) -> None:
        super().__init__(text)

    @property
    def text(self) -> Text:
        """What, where and what to do; words of others as they are."""
        text = self.args[0]
        return text if isinstance(text, Text) else Text.of("said", words=str(text))

    def __str__(self) -> str:
        return NocturneError.english(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        """How the error is pickled for another process: with all its attributes, whatever its constructor takes."""
        return _again, (type(self), self.args, vars(self))


def _again(kind: type[NocturneError], args: tuple[Any, ...], facts: dict[str, Any]) -> NocturneError:
    """An error that was pickled."""
    fault = kind.__new__(kind)
    fault.args = args
    vars(fault).update(facts)
    return fault


class Refused(NocturneError):
    """An answer that the rules or the protocol do not allow; nothing has changed.

    `rule` is a rule id, or a protocol reason in the form `protocol:stale`.
    """

    def __init__(self, refusal: Refusal, allowed: tuple[str, ...], say: Callable[[Text], str]) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal
        self.rule = refusal.rule
        self.facts = refusal.facts
        self.allowed = allowed
        self._say = say

    @property
    def message(self) -> str:
        """The sentence for the player."""
        return self._say(self.refusal.text)

    def __reduce__(self) -> tuple[Any, ...]:
        """How it is pickled for another process: with its finished sentence, for the game that words it stays here."""
        return _again, (type(self), self.args, {**vars(self), "_say": Sentence(self.message)})

    @property
    def text(self) -> Text:
        """Its sentence, as its game has said it: nobody else has the words."""
        return Text.of("said", words=str(self))

    def __str__(self) -> str:
        return f"{self.message} [{self.rule}]"


class Sentence(Struct, frozen=True):
    """A sentence that has been put into words already."""

    words: str

    def __call__(self, text: Text) -> str:
        """The finished sentence, whatever message is asked for."""
        return self.words


class UsageError(NocturneError):
    """A call with options, profiles or seats that do not exist; the text says which do."""


class SaveError(NocturneError):
    """A save file that cannot be read: damaged, foreign, or of a newer program."""


class PositionError(NocturneError):
    """A position file that is not right; the text carries file, line, column and a suggestion."""


class EngineFault(NocturneError):
    """The engine itself is at fault: a stuck game, an endless loop, a broken invariant.

    The game is left as it was before the answer, so that its log can be reported.
    """


def reason(fault: BaseException) -> Text | str:
    """What another error says, to stand within a message: ours in any language, others in their own words."""
    return fault.text if isinstance(fault, NocturneError) else str(fault)


def lined(texts: Sequence[Text]) -> Text:
    """Several messages as one, each on a line of its own."""
    whole = texts[0] if texts else Text.of("nothing-wrong")
    for text in texts[1:]:
        whole = Text.of("lines", first=whole, next=text)
    return whole


NEAR = "suggest-near"
"""The hint that names one word, not all of them."""


def suggest(word: str, known: Iterable[str]) -> Text:
    """A closing hint for an error: the nearest known word, or the list of them.

    >>> suggest("stedy", ["steady", "hasty"])
    Text(key='suggest-near', args=(('word', 'steady'),))
    >>> suggest("zzz", ["steady", "hasty"]).arguments()
    {'words': 'hasty, steady', 'more': False}
    """
    names = sorted(known)
    near = difflib.get_close_matches(word, names, n=1, cutoff=0.6)
    if near:
        return Text.of(NEAR, word=near[0])
    if not names:
        return Text.of("suggest-none")
    return Text.of("suggest-known", words=", ".join(names[:20]), more=len(names) > 20)
