"""Dreamers, cards, Entities, the Turn card and the Dreamworld Map, in lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from nocturne.games.etherfields.pack import content
from nocturne.games.etherfields.plan import Place
from nocturne.games.etherfields.views import DreamerView, EntityView, EtherfieldsView
from nocturne.kernel.text import Argument
from nocturne.terminal.painters._etherfields_map import LETTERS, figure_sign, map_actions
from nocturne.terminal.painters._etherfields_words import (
    HELD,
    called,
    flavour_of,
    intents,
    phrase,
    rules_of,
    space_name,
    wrapped,
)
from nocturne.terminal.painters._pen import Pen

MOST_DISTRESS = 7
Names = tuple[str, ...]


def names(pen: Pen, kind: str, ids: Sequence[str]) -> Names:
    """What cards are called; several alike are counted."""
    return tuple([called(pen, kind, id) + (f" ×{count}" if count > 1 else "") for id, count in Counter(ids).items()])


# -- time and the Team


def paint_time(view: EtherfieldsView, pen: Pen) -> Iterator[str]:
    """The scene, the Turn and its card; on the Dreamworld Map where the Team is."""
    team = view.team
    if view.scene == "none":
        if team.location:
            place = called(pen, "location", team.location)
            yield pen.style(phrase(pen, "etherfields-on-map", place=place, sitting=view.sitting), "bold")
        return
    title = called(pen, "gate" if view.scene == "dream" else "tile", view.tile)
    yield pen.style(phrase(pen, "etherfields-scene", scene=view.scene, title=title, turn=view.turn), "bold")
    if team.turn_card:
        steps = tuple([step(pen, row, barred=place in team.barred) for place, row in enumerate(team.steps)])
        card = called(pen, "turn", team.turn_card)
        suit = phrase(pen, "etherfields-suit", suit=team.suit)
        yield phrase(pen, "etherfields-turn-card", card=card, suit=suit, steps=steps, left=team.turns - 1)


def step(pen: Pen, row: str, *, barred: bool) -> str:
    """A step of the Turn card."""
    words = pen.words("row", row=row)
    return phrase(pen, "etherfields-barred", row=words) if barred else words


def paint_team(view: EtherfieldsView, pen: Pen) -> Iterator[str]:
    """What all share: Hours, Keys, Items, Notes, Wisdom, Seasons."""
    team = view.team
    yield phrase(pen, "etherfields-team", hours=team.hours, keys=team.keys, shopping=team.shopping)
    if team.items:
        held = tuple([f"{called(pen, 'item', item)} {intents(item, pen)}".strip() for item in team.items])
        yield phrase(pen, "etherfields-items", items=held)
    if team.storage:
        yield phrase(pen, "etherfields-storage", items=names(pen, "item", team.storage))
    if team.notes:
        yield phrase(pen, "etherfields-notes", cards=names(pen, "note", team.notes))
    if view.scene == "none":
        if team.seasons:
            season = team.seasons[-1]
            yield phrase(
                pen, "etherfields-season", season=called(pen, "season", season), rules=" ".join(rules_of(pen, season))
            )
        if team.seasons[:-1]:
            yield phrase(pen, "etherfields-seasons", seasons=names(pen, "season", team.seasons[:-1][::-1]))
        if team.wisdom:
            yield phrase(pen, "etherfields-wisdom", cards=names(pen, "wisdom", team.wisdom))


# -- Dreamers


def paint_dreamers(view: EtherfieldsView, pen: Pen) -> Iterator[str]:
    """Everybody who plays: Distress, tokens, piles, where they stand; those who look on see all alike."""
    wide = view.dreamscape.width if view.dreamscape is not None else 0
    for seat in view.present:
        me = view.dreamers[seat]
        if not me.archetype:
            continue
        style = ("bold", "green") if seat == view.you else ("cyan",)
        name = pen.style(f"{LETTERS[seat]} {called(pen, 'dreamer', me.archetype)}", *style)
        several = len(view.present) > 1
        name += f" {phrase(pen, 'etherfields-seat', number=seat + 1)}" if several else ""
        first = phrase(pen, "etherfields-first") if seat == view.first and several else ""
        full, empty = ("●", "○") if pen.screen.unicode else ("#", ".")
        marks = full * me.distress + empty * (MOST_DISTRESS - me.distress)
        worn = pen.style(marks, "red" if me.distress >= MOST_DISTRESS - 2 else "yellow")
        facts: dict[str, Argument] = {
            "distress": worn, "ether": me.ether, "gems": me.gems, "deck": me.deck,
            "discard": len(me.discard), "sealed": len(me.sealed),
            "at": space_name(me.at, wide) if me.at >= 0 and wide else "nowhere",
        }  # fmt: skip
        yield f"{name} {first}".rstrip() + "  " + phrase(pen, "etherfields-dreamer", **facts)
        yield from [f"  {line}" for line in paint_own(me, pen)]
        if seat != view.you and me.hand:
            alike = Counter(me.hand).items()
            hand = tuple(
                [f"{called(pen, 'card', card)}{f' ×{n}' if n > 1 else ''} {intents(card, pen)}" for card, n in alike]
            )
            yield "  " + phrase(pen, "etherfields-hand-of", cards=hand)


def paint_own(me: DreamerView, pen: Pen) -> Iterator[str]:
    """What lies before a Dreamer."""
    if me.mask:
        key = "etherfields-mask" if me.mask_works else "etherfields-mask-off"
        yield phrase(pen, key, mask=called(pen, "mask", me.mask))
    if me.states:
        yield phrase(
            pen, "etherfields-states", states=tuple([pen.words(f"state-{token.state}") for token in me.states])
        )
    if me.progress or me.flipped:
        up, down = names(pen, "card", me.progress), names(pen, "card", me.flipped)
        yield phrase(pen, "etherfields-progress", up=up, down=down, flipped=len(me.flipped))
    if me.burdens:
        yield phrase(pen, "etherfields-burdens", cards=names(pen, "card", me.burdens))


def paint_hand(view: EtherfieldsView, pen: Pen) -> Iterator[str]:
    """Your hand, a line for each kind of card: its Intent and what it says."""
    if view.you is None:
        return
    me = view.dreamers[view.you]
    if not me.hand:
        return
    yield pen.style(phrase(pen, "etherfields-hand", count=len(me.hand), limit=me.hand_limit), "bold")
    yield from card_lines(me.hand, pen)


def paint_offer(view: EtherfieldsView, pen: Pen) -> Iterator[str]:
    """Cards of a Market, laid open."""
    offer = view.team.offer
    if offer:
        yield pen.style(phrase(pen, "etherfields-offer"), "bold")
        yield from card_lines(offer, pen, priced=True)


def paint_turned_up(view: EtherfieldsView, pen: Pen) -> Iterator[str]:
    """The Fate card that is being resolved: what is asked now, it asks."""
    for card in view.team.turned_up if view.scene == "none" else ():
        yield pen.style(called(pen, "fate", card), "bold")
        yield from [f"  {line}" for line in rules_of(pen, card)]


def card_lines(cards: Sequence[str], pen: Pen, *, priced: bool = False) -> Iterator[str]:
    """A line for each kind of card."""
    for card, count in Counter(cards).items():
        title = called(pen, "card", card) + (f" ×{count}" if count > 1 else "")
        price = " " + phrase(pen, "etherfields-price", price=price_of(pen, card)) if priced else ""
        rules = " ".join(rules_of(pen, card))
        yield f"  {title}  {intents(card, pen)}{price}" + (f"  {pen.style(rules, 'dim')}" if rules else "")


def price_of(pen: Pen, card: str) -> int:
    """What a card of the Market costs."""
    return content(pen.pack).influence[card].price


# -- the scene


def paint_actions(view: EtherfieldsView, pen: Pen) -> Iterator[str]:
    """What can be done on the map, by space, and what the Entities and found Secrets say."""
    scene = view.laid_out()
    words = {action.key: called(pen, "action", action.key) for action in (*scene.actions, *scene.flying)}
    for at, said in map_actions(view, words):
        yield f"{pen.style(at, 'magenta')} {said}."
    for action in scene.flying:
        yield f"{words[action.key]}."
    for quirk in scene.quirks:
        where = pen.style(space_name(quirk.at, scene.width), "magenta")
        yield f"{where} {called(pen, 'fate', quirk.card)}: {' '.join(rules_of(pen, quirk.card))}"
    for entity in scene.entities:
        yield from paint_entity(view, entity, pen)
    entities = {entity.tile for entity in scene.entities}
    for open_tile in (view.tile, *view.team.revealed):
        if open_tile not in entities and (rules := rules_of(pen, open_tile)):
            yield pen.style(title(view, pen, open_tile), "bold")
            yield from [f"  {line}" for line in flavour_of(pen, open_tile)]
            yield from ["  " + pen.style(line, "dim") for line in rules]
    yield from paint_tokens(view, pen)


def title(view: EtherfieldsView, pen: Pen, of: str) -> str:
    """What a gate, tile or found Secret is called."""
    return called(pen, "gate" if of in view.team.gates else "tile", of)


def paint_entity(view: EtherfieldsView, entity: EntityView, pen: Pen) -> Iterator[str]:
    """An active Entity: its figures, what lies on it, and its whole tile."""
    tile, scene = entity.tile, view.laid_out()
    figures = [figure for figure in scene.figures if figure.of == tile]
    where = tuple(
        [
            phrase(pen, "etherfields-figure", sign=figure_sign(figure, pen), at=space_name(figure.at, scene.width))
            for figure in figures
        ]
    )
    yield pen.style(
        phrase(
            pen,
            "etherfields-entity",
            name=called(pen, "tile", tile),
            movement=entity.movement,
            where=where,
            count=len(figures),
        ),
        "bold",
        "red",
    )
    for figure in figures:
        if figure.states:
            states = tuple([pen.words(f"state-{state}") for state in figure.states])
            yield "  " + phrase(pen, "etherfields-figure-states", sign=figure_sign(figure, pen), states=states)
    if entity.morphs:
        yield "  " + phrase(
            pen, "etherfields-morphs", morphs=tuple([pen.words("morph", morph=morph) for morph in entity.morphs])
        )
    yield from [f"  {line}" for line in (*flavour_of(pen, tile), *rules_of(pen, tile))]


def paint_tokens(view: EtherfieldsView, pen: Pen) -> Iterator[str]:
    """Tokens on tiles and cards, and markers on Gradual actions."""
    scene = view.laid_out()
    laid = Counter([(token.kind, token.of) for token in scene.tokens if token.at < 0 and token.of])
    for (kind, of), count in laid.items():
        yield phrase(
            pen,
            "etherfields-tokens",
            count=count,
            token=phrase(pen, "etherfields-token", token=kind),
            name=title(view, pen, of),
        )
    for marker in scene.markers:
        words = pen.words("intent", intent=marker.intent)
        yield phrase(
            pen,
            "etherfields-markers",
            count=marker.count,
            intent=words,
            players=len(view.present),
            action=called(pen, "deed", marker.action),
        )


# -- the Dreamworld Map


def paint_world(view: EtherfieldsView, pen: Pen) -> Iterator[str]:
    """Every Location with its icons and where one can go from there; the Team stands at one of them."""
    world, team = view.world, view.team
    assert world is not None, "painted only where the Dreamworld Map lies"
    for district in dict.fromkeys([location.district for location in world.locations]):
        yield pen.style(called(pen, "district", district), "bold")
        for place in world.locations:
            if place.district == district:
                yield "  " + paint_place(place, team.location, pen)
                yield from ["      " + pen.style(line, "dim") for line in rules_of(pen, place.id)]
    yield pen.style(phrase(pen, "etherfields-ways", path=arrows(pen)[0], shortcut=arrows(pen)[1]), "dim")
    for back in team.gate_backs:
        if back.keys:
            where = called(pen, "district", back.district)
            yield phrase(
                pen,
                "etherfields-gate",
                gate=called(pen, "gate", back.gate),
                keys=back.keys,
                turns=back.turns,
                place=where,
            )
    yield phrase(pen, "etherfields-decks", slumbers=team.slumbers, fates=team.fates, market=team.market)
    if team.delta_next:
        yield pen.style(phrase(pen, "etherfields-delta-next"), "green")


def arrows(pen: Pen) -> tuple[str, str]:
    """The signs of a path and of a Shortcut."""
    return ("→", "⇢") if pen.screen.unicode else ("->", "=>")


def paint_place(place: Place, here: str, pen: Pen) -> str:
    """One Location."""
    name = called(pen, "location", place.id)
    mark, title = ("@", pen.style(name, "bold", "green")) if place.id == here else (" ", name)
    icons = ", ".join([phrase(pen, "etherfields-icon", icon=icon) for icon in place.icons])
    arrow, cut = arrows(pen)
    ways = [f"{arrow} {called(pen, 'location', there)}" for there in place.paths]
    ways += [f"{cut} {called(pen, 'location', there)}" for there in place.shortcuts]
    whole = "  ".join([way.replace(" ", HELD) for way in ways])
    return f"{mark} {title} [{icons}]  {pen.style(whole, 'dim')}"


def paragraphs(lines: Iterator[str], width: int) -> list[str]:
    """Lines wrapped to a width; an indented line keeps its indent where it is wrapped."""
    wrapped_lines: list[str] = []
    for line in lines:
        indent = len(line) - len(line.lstrip(" "))
        wrapped_lines += [" " * indent + part for part in wrapped(line.lstrip(" "), width - indent)]
    return wrapped_lines
