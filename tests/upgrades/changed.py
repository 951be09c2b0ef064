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
    "5ee40e6-etherfields-0-2": "a Secret is named by the code on its back, not by what it is",
    "5ee40e6-etherfields-6-3": "a Secret is named by the code on its back, not by what it is",
    "0bd9a64-etherfields-105-4": "EF-PLAYERS-01: the last player who is there cannot sit out, and is not asked",
    "0bd9a64-alone-8-384": "AL-DECK-06: nothing that the card says would happen here, so it cannot be played",
    "5ee40e6-alone-41-670": "AL-DECK-06: nothing that the card says would happen here, so it cannot be played",
    "2e308b0-etherfields-35-1": "EF-MARKET-03: The Boiler costs 3 Ether now, which this Dreamer has",
    "63b7854-etherfields-35-1": "EF-MARKET-03: The Boiler costs 3 Ether now, which this Dreamer has",
    "a6f3942-etherfields-35-1": "EF-MARKET-03: The Boiler costs 3 Ether now, which this Dreamer has",
    "f6a4938-etherfields-35-1": "EF-MARKET-03: The Boiler costs 3 Ether now, which this Dreamer has",
    "f6a4938-etherfields-23-0": "EF-CHOICE-02: a blessing for a card that nobody has is not offered",
}
"""Single saves in which something else is asked, because the content that continues theirs differs there."""

UNREADABLE: dict[tuple[str, str], str] = {}
"""Games of a commit whose tables cannot be read any more: they are refused in words. There are none."""
