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
