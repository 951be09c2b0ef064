"""What the cards say that matter now: Missions, Items, who is there, and Evil's own hand."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import asdict

from nocturne.games.alone.pack import records
from nocturne.games.alone.views import AloneView
from nocturne.terminal.painters._alone_sheet import called, phrase
from nocturne.terminal.painters._pen import Pen
from nocturne.terminal.screen import wrap

AS_COMPANION = 2
"""The last lines of a Character are what it does as a Companion: its ability and its sacrifice."""


def paint_cards(view: AloneView, pen: Pen) -> list[str]:
    """The creatures in sight with their figures, then each card with its words, once."""
    told = [*creatures(view, pen)]
    for key, text in dict.fromkeys(cards(view, pen)):
        told.append(phrase(pen, "alone-card", name=called(pen, *key), text=text))
    wide = pen.screen.width - 3
    return [("  " if place else "") + part for said in told for place, part in enumerate(wrap(said, wide))]


def creatures(view: AloneView, pen: Pen) -> Iterator[str]:
    """The rows of the statistics table for what is on the screen; for Evil, who may spawn any type, all of them."""
    there = {foe.kind for sector in view.labyrinth for foe in sector.creatures}
    if view.map is not None and view.map.creatures:
        there = {foe.kind for foe in view.map.creatures}
    for kind, row in view.stats.items():
        if view.hand is not None or kind in there:
            yield phrase(pen, "alone-creature", name=called(pen, "creature", kind), **asdict(row))


def cards(view: AloneView, pen: Pen) -> Iterator[tuple[tuple[str, str], str]]:
    """The cards in the order in which a player looks for them, with their words."""
    for key in keys(view):
        words = lines_of(pen, *key)
        if key == ("character", view.character):
            words = words[:-AS_COMPANION]
        elif key[0] == "character":
            words = words[-AS_COMPANION:]
        if words:
            yield key, " ".join(words)


def keys(view: AloneView) -> Iterator[tuple[str, str]]:
    """Missions that are not done, the Hero, the Companion, Items, the boss, and the cards that this player holds."""
    yield from [("mission", mission.mission) for mission in view.missions if not mission.done]
    if view.character:
        yield "character", view.character
    if view.companion:
        yield "character", view.companion.character
    yield from [("item", held.item) for held in view.items]
    boss = view.boss or view.chosen_boss
    if boss and not view.boss_dead:
        yield "boss", boss
    hands = view.all_hands or (view.hand or (),)
    yield from [("reaction", card) for hand in hands for card in hand]
    yield from [("reaction", card) for card in view.to_divide or ()]


def lines_of(pen: Pen, kind: str, id: str) -> list[str]:
    """What a card says, in lines; nothing where the pack does not know it."""
    box, key = records(pen.pack), f"{kind}/{id}"
    return box.rules(key, pen.screen.language).splitlines() if key in box else []
