"""Where an open decision of an old save rightly says something else today. Everything else must be as it was.

Whoever changes a rule so that a decision of the corpus is asked otherwise writes it down here, with the rule that asks
for it. A line that no save needs any more is an error too.
"""

from __future__ import annotations

RENAMED: dict[tuple[str, str], str] = {
    ("lanterns", "SnuffWindow"): "ReactionWindow",
    ("lanterns", "WardWindow"): "ReactionWindow",
}
"""Decisions that have another name now: (game, kind then) -> kind now."""

OTHER_OPTIONS: dict[tuple[str, str], str] = {
    ("etherfields", "ChangeDreamer"): "EF-AWAKEN-06: Dreamers may be exchanged too",
    ("etherfields", "Recover"): "EF-DELTA-03: a Dreamer may also take none",
    ("alone", "TrackTargets"): "AL-TRACK-02: every kind of sector and Element, a boss once it has come",
}
"""Decisions whose options differ from those at the time: (game, kind then) -> the rule and the reason."""

OTHER_QUESTION: dict[tuple[str, str], str] = {
    ("etherfields", "Idle"): "EF-WORLD-14: whoever holds something useful on the Dreamworld Map is asked too",
}
"""Decisions that are not asked any more, or of other seats: (game, kind then) -> the rule and the reason.

The save must still open and play on from the decision that takes its place.
"""

MOVED: dict[str, str] = {
    "f6a4938-etherfields-1-0": "the record has other blocks now: a choice of branches in it is another one",
    "2e308b0-etherfields-1-0": "the record has other blocks now: a choice of branches in it is another one",
    "f6a4938-etherfields-70-0": "the record has other blocks now: a choice of branches in it is another one",
    "f6a4938-etherfields-23-0": "EF-CHOICE-02: a blessing for a card that nobody has is not offered",
}
"""Single saves in which something else is asked, because the content that continues theirs differs there."""

UNREADABLE: dict[tuple[str, str], str] = {
    ("5ee40e6", "alone"): "rules version 1",
    ("0bd9a64", "alone"): "rules version 2",
    ("f6a4938", "alone"): "rules version 3",
    ("2e308b0", "alone"): "rules version 4",
    ("5ee40e6", "etherfields"): "rules version 1, before piles were texts",
    ("0bd9a64", "etherfields"): "rules version 1, before piles were texts",
}
"""Games of the first two days, whose tables had other fields in the same places: they are refused in words."""
