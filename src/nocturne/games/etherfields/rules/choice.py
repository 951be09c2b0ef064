"""What must be there before an option may be chosen or a price paid (chapter CHOICE)."""

from __future__ import annotations

from nocturne.games.etherfields.model import Etherfields
from nocturne.kernel import Refusal

UNPAYABLE = {True: "EF-CHOICE-02", False: "EF-CHOICE-04"}
"""Why an option that cannot be paid is refused: in 2.0 by its rule of choices, in 1.0 as costs are paid in full."""
CANNOT_CHOOSE = {edition: Refusal.by(rule, "refuse-cannot-choose") for edition, rule in UNPAYABLE.items()}
CANNOT_PAY = {edition: Refusal.by(rule, "refuse-cannot-pay") for edition, rule in UNPAYABLE.items()}
NOT_ALL = {
    True: Refusal.by("EF-CHOICE-03", "refuse-not-all"),
    False: Refusal.by("EF-CHOICE-04", "refuse-not-all"),
}


def limits_choices(game: Etherfields) -> bool:
    """Whether an option may be chosen only if all that it takes is there: in 2.0 (EF-CHOICE-02, EF-CHOICE-04)."""
    return bool(game.box.value("EF-CHOICE-02"))
