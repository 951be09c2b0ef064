"""What each seat may see, built up from nothing (table 4.20), and other worlds that look the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nocturne.games.etherfields.components import Pool
from nocturne.games.etherfields.model import NOWHERE, Dreamer, Entity, Etherfields, SceneKind
from nocturne.games.etherfields.plan import actions_of, plan_of, world_of
from nocturne.games.etherfields.rules.active import active_mask, active_progress, hand_limit, stat
from nocturne.games.etherfields.rules.pools import left
from nocturne.kernel import Seat, in_order, shuffle_draws

LETTERS = "abcde"


def view(game: Etherfields, seat: Seat | None) -> dict[str, Any]:
    """Everything the seat may know. The game is open but for face-down piles and unrevealed Secrets (EF-HAND-04)."""
    shown: dict[str, Any] = {
        "profile": game.box.profile.spell(),
        "sitting": game.sitting,
        "present": list(game.present),
        "first": game.first,
        "phase": game.phase.value,
        "scene": game.scene.value,
        "tile": game.tile,
        "turn": game.turn,
        "dreamers": [_dreamer(game, Seat(i), me) for i, me in enumerate(game.dreamers)],
        "team": _team(game),
        "pools": {pool.value: left(game, pool) for pool in Pool} if game.dreamers else {},
    }
    if game.ground.tiles:
        shown["dreamscape"] = _dreamscape(game)
    if game.districts:
        shown["world"] = world_of(game)
    shown["you"] = seat
    return shown


def _dreamer(game: Etherfields, seat: Seat, me: Dreamer) -> dict[str, Any]:
    here = bool(me.archetype)
    return {
        "archetype": me.archetype,
        "at": me.at,
        "hand": list(me.hand),
        "hand_limit": hand_limit(game, seat) if here else 0,
        "progress_limit": stat(game, seat, "progress") if here else 0,
        "deck": len(me.deck),
        "back": back_of(game, me),
        "discard": list(me.discard),
        "sealed": list(me.sealed),
        "progress": list(me.progress),
        "active": list(active_progress(game, seat)),
        "flipped": list(me.flipped),
        "burdens": list(me.burdens),
        "unused": list(me.unused),
        "distress": me.distress,
        "ether": me.ether,
        "gems": me.gems,
        "mask": me.mask,
        "mask_works": active_mask(game, seat) != "",
        "masks": list(me.masks),
        "used": list(me.used),
        "states": [[one.state.value, one.fresh] for one in me.states],
        "bonus": me.bonus,
        "promised": me.promised,
    }


def _back(game: Etherfields, gate: str) -> dict[str, Any]:
    """What the back of an owned gate shows; its front may not be studied (EF-SETUP-13, EF-GATE-01)."""
    tile = game.lib.gates[gate]
    return {"district": tile.district, "keys": tile.keys, "turns": tile.turns}


def back_of(game: Etherfields, me: Dreamer) -> str:
    """The back of a Dreamer's top card: its back action lies open (EF-INFLUENCE-07)."""
    card = game.lib.influence.get(me.deck[-1]) if me.deck else None
    return card.back.key if card is not None and card.back is not None else ""


def _team(game: Etherfields) -> dict[str, Any]:
    tiles = game.lib.tiles
    card = game.lib.turns[game.turns[-1]] if game.turns else None
    return {
        "keys": game.keys,
        "hours": game.hours,
        "items": list(game.items),
        "storage": sorted(game.storage),
        "notes": list(game.notes),
        "wisdom": list(game.wisdom),
        "gates": list(game.gates),
        "seasons": list(game.seasons),
        "shopping": game.shopping,
        "location": game.location,
        "districts": list(game.districts),
        "turn_card": game.turns[-1] if game.turns else None,  # EF-BOARD-08
        "last_turn_card": _last_turn_card(game),
        "steps": [row.value for row in card.steps] if card else [],
        "suit": card.suit.value if card else "",
        "turns": len(game.turns),
        "turns_out": len(game.turns_out),
        "barred": list(game.barred),
        "fates": len(game.fates),
        "flaws": len(game.flaws),
        "slumbers": len(game.slumbers),
        "delta_next": bool(game.slumbers) and tiles[game.slumbers[-1]].delta,  # its back is green
        "maps": len(game.maps),
        "market": len(game.market),
        "item_market": len(game.item_market),
        "offer": list(game.offer),
        "mask_pool": sorted(game.mask_pool),
        "turned_up": list(game.turned_up),
        "shown": game.shown,
        "revealed": list(game.revealed),
        "removed": sorted(game.removed),
        "flags": list(game.flags),
        "nap": game.nap,
        "gate_slot": game.tile if game.scene is SceneKind.DREAM else "".join(game.mode),  # EF-BOARD-06
        "gate_backs": {one: _back(game, one) for one in game.gates},
        "rolls": [[die, _face(game, die, number)] for die, number in game.rolls],
        "lasting": [list(one) for one in game.lasting],
        "bench": [one.archetype for one in game.bench],
    }


def _last_turn_card(game: Etherfields) -> str | None:
    """The last Turn card, when it was just discarded: its Loot may still be gained (EF-LOOT-03)."""
    return game.turns_out[-1] if game.turn and not game.turns else None


def _face(game: Etherfields, die: str, number: int) -> str:
    figures = game.lib.figures
    return str((figures.luck if die == "luck" else figures.stride)[number])


def _dreamscape(game: Etherfields) -> dict[str, Any]:
    return {
        "map": drawing(game),
        "colours": list(game.lib.gates[game.tile].colours) if game.scene is SceneKind.DREAM else [],
        **plan_of(game),
        "tiles": list(game.ground.tiles),
        "overlays": list(game.ground.overlays),
        "quirks": [list(one) for one in game.quirks],
        "figures": [
            {"id": one.id, "of": one.of, "at": one.at, "states": [token.state.value for token in one.states]}
            for one in game.figures
        ],
        "entities": [_entity(game, one) for one in game.entities],
        "tokens": [[one.kind, one.at, one.of, one.side, one.beside] for one in game.tokens],
        "gems": list(game.gems_laid),
        "blocked_actions": list(game.spent),
        "markers": {key: [one.intent.value, one.count] for key, one in sorted(game.markers.items())},
    }


def _entity(game: Etherfields, one: Entity) -> dict[str, Any]:
    """An active tile: its Morphings, its Movement value, and its Interactions with their prices (EF-ENTITY-07)."""
    tile = game.lib.tiles[one.tile]
    return {
        "tile": one.tile,
        "morphs": [morph.value for morph in one.morphs],
        "movement": tile.movement,
        "build": tile.build.value,
        "actions": actions_of(game.lib, one.tile),
    }


def marks_of(game: Etherfields) -> dict[int, str]:
    """Letters for the drawing: Dreamers small, figures large, as far as two fit into a space."""
    marks: dict[int, str] = dict.fromkeys(range(game.land.width * game.land.height), "##")
    marks = {space: mark for space, mark in marks.items() if space not in game.land.spaces}
    for letter, me in zip(LETTERS, game.dreamers, strict=False):
        if me.at != NOWHERE and len(marks.get(me.at, "")) < 2:
            marks[me.at] = marks.get(me.at, "") + letter
    for number, figure in enumerate(game.figures):
        if len(marks.get(figure.at, "")) < 2 and number < 26:
            marks[figure.at] = marks.get(figure.at, "") + chr(ord("A") + number)
    return marks


def drawing(game: Etherfields) -> str:
    """The Dreamscape drawn in text: `##` is no space or a Blocked one."""
    return game.land.grid.draw(marks_of(game))  # type: ignore[arg-type]  # spaces are numbers


# -- other worlds


def imagine(game: Etherfields, pick: Callable[[int], int]) -> Etherfields:
    """A table that nobody can tell from this one: face-down piles are in another order."""
    other = game.clone()

    def mixed(pile: tuple[str, ...]) -> tuple[str, ...]:
        return in_order(pile, [pick(n) for n in shuffle_draws(len(pile))])

    for me in (*other.dreamers, *other.bench):
        me.deck = _same_back(game, me.deck, mixed(me.deck))
    for name in ("fates", "flaws", "maps", "market", "item_market"):
        setattr(other, name, mixed(getattr(other, name)))
    other.slumbers = _delta_stays(game, other.slumbers, mixed)
    known_out = other.turns_out[-1:] if game.turn and not game.turns else ()
    hidden = other.turns[:-1] + other.turns_out[: len(other.turns_out) - len(known_out)]
    cards = mixed(hidden)
    size = max(len(other.turns) - 1, 0)
    other.turns = cards[:size] + other.turns[-1:]
    other.turns_out = cards[size:] + known_out
    return other


def _same_back(game: Etherfields, deck: tuple[str, ...], mixed: tuple[str, ...]) -> tuple[str, ...]:
    """The back of the top card lies open: another card with the same back must lie there."""

    def back(card: str) -> str:
        one = game.lib.influence.get(card)
        return one.back.key if one is not None and one.back is not None else ""

    if not deck or back(deck[-1]) == back(mixed[-1]):
        return mixed
    place = max(i for i, card in enumerate(mixed) if back(card) == back(deck[-1]))
    cards = list(mixed)
    cards[place], cards[-1] = cards[-1], cards[place]
    return tuple(cards)


def _delta_stays(
    game: Etherfields, pile: tuple[str, ...], mixed: Callable[[tuple[str, ...]], tuple[str, ...]]
) -> tuple[str, ...]:
    """The Delta tile is known by its green back when it comes to the top: it keeps its place."""
    others = list(mixed(tuple([one for one in pile if not game.lib.tiles[one].delta])))
    return tuple([one if game.lib.tiles[one].delta else others.pop() for one in pile])
