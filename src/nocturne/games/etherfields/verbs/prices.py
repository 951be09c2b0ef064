"""What stands before the colon of an action: its price in Intent, its keyword, its target.

An action is paid by the rules of the game (chapters ACTION, INTENT, GRADUAL), never by these words themselves: they say
what is printed. So they stand in the `pay` of an action and nowhere else; `language.check_prices` sees to it.
"""

from __future__ import annotations

from typing import Annotated, ClassVar

from nocturne.effects.word import Between, Named
from nocturne.games.etherfields.verbs.bases import Printed

Sum = Annotated[int, Between(1, 20)]
Reach = Annotated[int, Between(0, 1000)]
Due = Annotated[str, Named("due")]
Colour = Annotated[str, Named("intent")]


class Awareness(Printed, frozen=True):
    """Pay Awareness."""

    amount: Sum
    due: Due = ""
    example: ClassVar[str] = "{awareness: 3}"


class Cunning(Printed, frozen=True):
    """Pay Cunning."""

    amount: Sum
    due: Due = ""
    example: ClassVar[str] = "{cunning: 3, due: gradual}"


class Wrath(Printed, frozen=True):
    """Pay Wrath."""

    amount: Sum
    due: Due = ""
    example: ClassVar[str] = "{wrath: 3, due: for-each-dreamer}"


class Either(Printed, frozen=True):
    """Pay Intent wholly in one of two colours."""

    amount: Sum
    one: Colour
    or_: Colour
    due: Due = ""
    example: ClassVar[str] = "{either: 6, one: wrath, or: awareness}"


class AnyColour(Printed, frozen=True):
    """Pay Intent wholly in a colour of your choice."""

    amount: Sum
    due: Due = ""
    example: ClassVar[str] = "{any-colour: 2}"


class Assault(Printed, frozen=True):
    """The action is an Assault: it may be paid several times in one go."""

    range: Reach = 1
    example: ClassVar[str] = "assault"


class Contact(Printed, frozen=True):
    """The action is a Contact: it may be paid several times in one go."""

    range: Reach = 1
    example: ClassVar[str] = "{contact: 2}"


class Aim(Printed, frozen=True):
    """The action is aimed at an Entity within so many spaces; 1000 means anywhere."""

    range: Reach = 1
    example: ClassVar[str] = "{aim: 2}"


class ReturnThis(Printed, frozen=True):
    """The card or Item goes back to its Market after use."""

    example: ClassVar[str] = "return-this"
