"""What is about to happen: proposed, replaced or prevented, done, reacted to; and given up where a scene ends at once.

Every entry of `Table.proposed` has its own step on the agenda that takes it off: `Happen` while it can still be
amended, `Settle` while the windows after it are open. So an amendment that comes too late is thrown away with an empty
entry instead of changing what waits further down, and what is given up from the agenda takes its proposals along.
"""

from __future__ import annotations

from nocturne.kernel.errors import EngineFault
from nocturne.kernel.events import AnyEvent, Event
from nocturne.kernel.seats import Seat
from nocturne.kernel.steps import Step
from nocturne.kernel.table import Table
from nocturne.kernel.text import Text


class Propose(Step[Table], frozen=True):
    """An event about to happen: react before, replace or prevent it, let it happen, react after.

    The game says with `windows` which windows open; reactions change the proposal with `Amended`.
    """

    event: AnyEvent

    def run(self, table: Table) -> None:
        """Open the window before it; the event itself follows."""
        table.commit(Proposed(self.event))
        table.then(*table.box.manifest.windows(table, "before", self.event), Happen())


class Happen(Step[Table], frozen=True):
    """What was proposed happens now, unless it was prevented."""

    def run(self, table: Table) -> None:
        """Commit it and open the window after it."""
        event = table.proposed[-1]
        table.commit(ProposalClosed())
        if event is not None:
            table.commit(event)
            windows = table.box.manifest.windows(table, "after", event)
            if windows:
                table.commit(Proposed(None))
                table.then(*windows, Settle())


class Settle(Step[Table], frozen=True):
    """The windows after what happened are closed."""

    def run(self, table: Table) -> None:
        """The proposal that waited below it becomes the innermost again."""
        table.commit(ProposalClosed())


class Quiet(Event[Table], frozen=True):
    """Nobody is told: the windows and what happens in them speak for themselves."""

    def told(self, seat: Seat | None) -> Text | None:
        """Nothing."""
        return None


class Proposed(Quiet, frozen=True):
    """Something is about to happen."""

    event: AnyEvent | None

    def apply(self, table: Table) -> None:
        """It waits on top of the proposals."""
        table.proposed += (self.event,)


class Amended(Proposed, frozen=True):
    """A reaction has replaced what is about to happen; None prevents it. Where nothing is, nothing changes."""

    def apply(self, table: Table) -> None:
        """The innermost proposal is another one now."""
        if table.proposed:
            table.proposed = (*table.proposed[:-1], self.event)


class ProposalClosed(Quiet, frozen=True):
    """The proposal is settled."""

    def apply(self, table: Table) -> None:
        """It no longer waits."""
        table.proposed = table.proposed[:-1]


class Unwound(Quiet, frozen=True):
    """What was pending above a depth has been given up, its proposals with it."""

    depth: int

    def apply(self, table: Table) -> None:
        """The steps below stay as they were, and so do the proposals that they will settle."""
        if not 0 <= self.depth < len(table.agenda):  # the step that unwinds stands above the depth itself
            raise EngineFault(Text.of("fault-unwind", depth=self.depth, pending=len(table.agenda) - 1))
        del table.agenda[self.depth :]
        table.proposed = table.proposed[: sum(isinstance(step, Happen | Settle) for step in table.agenda)]
