"""Events: the only thing that changes state, and what logs and animation are made of."""

from __future__ import annotations

from abc import ABC
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from msgspec import Struct
from msgspec.structs import asdict

from nocturne.kernel.seats import Seat
from nocturne.kernel.steps import G
from nocturne.kernel.text import Text, kebab

if TYPE_CHECKING:
    from nocturne.kernel.steps import Step


class Event(Struct, Generic[G], frozen=True, array_like=True, tag=True, gc=False):
    """Something that happened, in the past tense. `apply` is the one door through which state changes."""

    reveals: ClassVar[bool] = False  # somebody now knows something that was hidden: undoing it needs consent

    def apply(self, table: G) -> None:
        """Change the state."""
        raise NotImplementedError(type(self).__name__)  # pragma: no cover -- every event has its own

    def told(self, seat: Seat | None) -> Text | None:
        """What this seat is told of it (None: nothing). By default everybody is told everything."""
        return self.text()

    def text(self) -> Text:
        """The whole event as a message: the key `event-…` with its fields."""
        return Text.of("event-" + kebab(type(self).__name__), **self.facts())

    def cites(self) -> str:
        """The rule by which it happened, where the step that let it happen does not say one."""
        return ""

    def facts(self) -> dict[str, Any]:
        """The event's fields by name."""
        return asdict(self)


if TYPE_CHECKING:
    AnyEvent = Event[Any]
else:

    class AnyEvent(ABC):  # noqa: B024 -- it stands for a type and is never derived from
        """In a field's type: any event of the game. Saves write and read it by its class name."""

    AnyEvent.register(Event)


class Happened(Struct, frozen=True, gc=False):
    """An event with its cause: the step that committed it, or, where it was recorded, only the rule of that step."""

    event: Event[Any]
    cause: Step[Any] | None
    recorded: str = ""

    @property
    def rule(self) -> str:
        """The rule by which it happened, where the step names one."""
        return (self.cause.rule if self.cause is not None else self.recorded) or self.event.cites()


class Told(Struct, frozen=True, omit_defaults=True):
    """An event as one seat may know it."""

    kind: str
    text: Text
    rule: str = ""


def tell(happened: Happened, seat: Seat | None) -> Told | None:
    """What a seat is told of an event, or None where it is told nothing."""
    text = happened.event.told(seat)
    return None if text is None else Told(kebab(type(happened.event).__name__), text, happened.rule)
