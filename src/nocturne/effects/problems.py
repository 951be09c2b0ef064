"""What is wrong with a pack: every problem with its place, where it stands in the record, and what to do."""

from __future__ import annotations

from nocturne.kernel import NocturneError
from nocturne.kernel.source import Place

MANY = 200
"""No more problems than this are kept: a file of another kind would fill the screen."""


class Problem:
    """One thing that is wrong."""

    __slots__ = ("label", "path", "place", "text")

    def __init__(self, place: Place, label: str, path: str, text: str) -> None:
        self.place = place
        self.label = label  # which record: `card "ash-lantern"`
        self.path = path  # where in it: `reaction.when`
        self.text = text

    def __str__(self) -> str:
        return ": ".join([part for part in (str(self.place), self.label, self.path, self.text) if part])

    @property
    def order(self) -> tuple[str, int, int]:
        """Problems are told in the order of the files."""
        return self.place.file, self.place.line, self.place.column


class Problems:
    """All that is wrong, collected."""

    def __init__(self) -> None:
        self.found: list[Problem] = []
        self.total = 0

    def add(self, place: Place, label: str, path: str, text: str) -> None:
        """Keep a problem."""
        self.total += 1
        if len(self.found) < MANY:
            self.found.append(Problem(place, label, path, text))

    def __bool__(self) -> bool:
        return bool(self.found)

    def lines(self) -> list[str]:
        """One line a problem, in the order of the files."""
        lines = [str(problem) for problem in sorted(self.found, key=lambda problem: problem.order)]
        if self.total > len(self.found):
            lines.append(f"… and {self.total - len(self.found)} more.")
        return lines


class PackError(NocturneError):
    """A pack that is not right; the text has a line for each problem."""

    def __init__(self, problems: Problems) -> None:
        super().__init__("\n".join(problems.lines()))
        self.problems = problems
