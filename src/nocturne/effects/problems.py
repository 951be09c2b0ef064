"""What is wrong with a pack: every problem with its place, where it stands in the record, and what to do."""

from __future__ import annotations

from nocturne.i18n import SOURCE, say
from nocturne.kernel import NocturneError, Text
from nocturne.kernel.errors import lined
from nocturne.kernel.source import Place

MANY = 200
"""No more problems than this are kept: a file of another kind would fill the screen."""


class Problem:
    """One thing that is wrong."""

    __slots__ = ("label", "path", "place", "text")

    def __init__(self, place: Place, label: str, path: str, text: Text | str) -> None:
        self.place = place
        self.label = label  # which record: `card "ash-lantern"`
        self.path = path  # where in it: `reaction.when`
        self.text = text

    def told(self) -> Text:
        """The problem with its place, the record and the part of it, as one message."""
        told = self.text if isinstance(self.text, Text) else Text.of("said", words=self.text)
        for place in (self.path, self.label, str(self.place)):
            told = Text.of("at-place", place=place, problem=told) if place else told
        return told

    @property
    def order(self) -> tuple[str, int, int]:
        """Problems are told in the order of the files."""
        return self.place.file, self.place.line, self.place.column


class Problems:
    """All that is wrong, collected."""

    def __init__(self) -> None:
        self.kept: list[Problem] = []
        self.total = 0

    def add(self, place: Place, label: str, path: str, text: Text | str) -> None:
        """Keep a problem."""
        self.total += 1
        if len(self.kept) < MANY:
            self.kept.append(Problem(place, label, path, text))

    def __bool__(self) -> bool:
        return bool(self.kept)

    def told(self) -> list[Text]:
        """A message for each problem, in the order of the files."""
        told = [problem.told() for problem in sorted(self.kept, key=lambda problem: problem.order)]
        if self.total > len(self.kept):
            told.append(Text.of("problems-more", count=self.total - len(self.kept)))
        return told

    def lines(self, language: str = SOURCE) -> list[str]:
        """One line a problem, in the order of the files."""
        return [say(text, language) for text in self.told()]


class PackError(NocturneError):
    """A pack that is not right; the text has a line for each problem."""

    def __init__(self, problems: Problems) -> None:
        super().__init__(lined(problems.told()))
        self.problems = problems
