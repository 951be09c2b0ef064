"""The Hero sheet, the Missions, what was told, and Evil's cards, in lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from nocturne.games.alone.pack import names_in, records
from nocturne.games.alone.views import AloneView
from nocturne.i18n import say
from nocturne.kernel.text import Argument, Name
from nocturne.terminal.painters._pen import Pen
from nocturne.terminal.screen import wrap

FULL = 12
"""How long the tracks of Life and SC are."""
HEARD = 4
"""How many of the last things told are shown."""


def phrase(pen: Pen, key: str, /, **values: Argument) -> str:
    """A message of the terminal's own catalogue."""
    return pen.screen.words(key, **values)


def called(pen: Pen, kind: str, id: str) -> str:
    """What something of the box is called, in the pack that is played."""
    return names(pen)(Name(kind, id))


def names(pen: Pen) -> Callable[[Name], str]:
    """What the pack that is played calls things."""
    return names_in(records(pen.pack), pen.screen.language)


def paint_sheet(view: AloneView, pen: Pen, width: int) -> list[str]:
    """The tracks, what the Hero has and seeks, what was told, and Evil's cards."""
    parts = [
        [pen.style(paint_time(view, pen), "bold")],
        paint_tracks(view, pen),
        wrapped(paint_spent(view, pen), width),
        wrapped(paint_hero(view, pen), width),
        wrapped(paint_missions(view, pen), width),
        wrapped(paint_told(view, pen), width),
        wrapped(paint_evil(view, pen), width),
    ]
    return [line for part in parts for line in part]


def wrapped(lines: Iterable[str], width: int) -> list[str]:
    """Paragraphs wrapped to lines; the second and later lines of each are indented."""
    return [("  " if place else "") + part for line in lines for place, part in enumerate(wrap(line, width - 2))]


def paint_time(view: AloneView, pen: Pen) -> str:
    """How far the Turn has come, and how many Rounds there are, this one with them, before Nightmare mode."""
    if not view.turn:
        return phrase(pen, "alone-setting-up")
    key = "alone-nightmare" if view.nightmare else "alone-time"
    rounds = len(view.sheet.limits) - 1 - view.space + view.banked
    return phrase(pen, key, turn=view.turn, turns=view.sheet.turns, rounds=rounds)


def paint_tracks(view: AloneView, pen: Pen) -> list[str]:
    """Life, SC and Adrenaline as rows of marks; a bar shows how far the Hero can recover."""
    full, empty = ("●", "○") if pen.screen.unicode else ("#", ".")
    names = {track: pen.words("harm", harm=track) for track in ("life", "sc")}
    wide = max(map(len, names.values()))
    lines = []
    for left, name in ((view.life, names["life"]), (view.sc, names["sc"])):
        marks = full * left + empty * max(FULL - left, 0)
        limit = view.limit
        style = "red" if left <= FULL // 3 else "green"
        lines.append(f"{name:{wide}} {left:>2} {pen.style(marks[:limit] + '|' + marks[limit:], style)}")
    lines[0] += "  " + phrase(pen, "alone-limit", limit=view.limit)
    lines[1] += "  " + phrase(pen, "alone-adrenaline", adrenaline=view.adrenaline)
    return lines


def paint_spent(view: AloneView, pen: Pen) -> Iterator[str]:
    """The Turn tokens on which Adrenaline lies, by its use."""
    for use in dict.fromkeys(spent.use for spent in view.spent):
        turns = tuple(str(spent.turn) for spent in view.spent if spent.use == use)
        yield phrase(pen, "alone-spent", use=use, turns=turns, count=len(turns))


def paint_hero(view: AloneView, pen: Pen) -> Iterator[str]:
    """Who the Hero is, with whom, and what is in the Inventory."""
    if view.character:
        skills = tuple(
            phrase(pen, "alone-points", name=pen.words("skill", skill=skill), points=points)
            for skill, points in view.skills.items()
            if points
        )
        who = called(pen, "character", view.character)
        yield phrase(pen, "alone-hero-skilled", hero=who, skills=skills) if skills else who
    if view.companion:
        companion = view.companion
        name = called(pen, "character", companion.character)
        yield phrase(pen, "alone-companion", name=name, charges=companion.charges)
    items = tuple(
        phrase(
            pen,
            "alone-item-upgraded" if held.upgraded else "alone-item",
            name=called(pen, "item", held.item),
            charges=held.charges,
        )
        for held in view.items
    )
    yield phrase(pen, "alone-items", items=items)


def paint_missions(view: AloneView, pen: Pen) -> Iterator[str]:
    """The Missions, where they are done and how far they have come."""
    for mission in view.missions:
        state = "done" if mission.done else "active" if mission.active else "waiting"
        name, room = called(pen, "mission", mission.mission), called(pen, "room", mission.room)
        yield phrase(pen, "alone-mission", name=name, room=room, state=state, count=mission.count)


def paint_told(view: AloneView, pen: Pen) -> Iterator[str]:
    """What the Hero was told last, and the dice on the table."""
    told = [say(heard.text(), pen.screen.language, game=pen.game, names=names(pen)) for heard in view.heard[-HEARD:]]
    if told:
        yield phrase(pen, "alone-heard", told=" · ".join(line.rstrip(".") for line in told))
    if view.roll:
        dice = tuple(pen.words("die", face=face) for face in view.roll.dice)
        yield phrase(pen, "alone-roll", side=view.roll.side, dice=dice)


def paint_evil(view: AloneView, pen: Pen) -> Iterator[str]:
    """Evil's cards as far as they are known: the hand, the hands' and decks' sizes, the Reaction track."""
    if view.boss:
        key = "alone-boss-dead" if view.boss_dead else "alone-boss"
        yield phrase(pen, key, boss=called(pen, "creature", view.boss))
    elif view.chosen_boss:
        yield phrase(pen, "alone-boss-secret", boss=called(pen, "creature", view.chosen_boss))
    if view.hands:
        yield phrase(pen, "alone-hands", hands=tuple(map(str, view.hands)))
    decks = tuple(
        phrase(pen, "alone-deck", name=called(pen, "deck", deck.deck), cards=deck.cards, discard=len(deck.discard))
        for deck in view.decks
    )
    if decks:
        yield phrase(pen, "alone-decks", decks=decks)
    own = view.face_down or (None,) * len(view.track)
    if view.track:
        cards = tuple(
            called(pen, "reaction", card) if (card := played.card or hidden) else phrase(pen, "alone-face-down")
            for played, hidden in zip(view.track, own, strict=True)
        )
        yield phrase(pen, "alone-track", cards=cards, spaces=sum(played.spaces for played in view.track))
    yield from paint_hands(view, pen)


def paint_hands(view: AloneView, pen: Pen) -> Iterator[str]:
    """The cards that this player sees: the own hand or, at an open table, all of them; those still to be divided."""
    if view.all_hands is not None:
        for seat, hand in enumerate(view.all_hands, 1):
            yield phrase(pen, "alone-hand-of", number=seat, cards=tuple(called(pen, "reaction", card) for card in hand))
    elif view.hand is not None:
        yield phrase(pen, "alone-hand", cards=tuple(called(pen, "reaction", card) for card in view.hand))
    if view.to_divide:
        yield phrase(pen, "alone-to-divide", cards=tuple(called(pen, "reaction", card) for card in view.to_divide))
