"""What each seat may know, built up from nothing (area VIEW, section 3.1 of the ledger)."""

from __future__ import annotations

from typing import Any

from nocturne.games.alone.labyrinth import hero_place
from nocturne.games.alone.map import SectorId, sectors_in
from nocturne.games.alone.model import CONDITIONS, HERO, KINDS, ROOMS, SKILLS, Alone, Creature, Roll
from nocturne.games.alone.notation import draw_map
from nocturne.games.alone.sight import field_of_vision
from nocturne.kernel import Name, Seat, Text

DIE = ("hit", "surge", "miss")


def view(game: Alone, seat: Seat | None) -> dict[str, Any]:
    """The view of the Hero and of spectators, or of an Evil player (AL-VIEW-01 to AL-VIEW-04, AL-VIEW-11)."""
    seen: dict[str, Any] = {**_sheet(game), **_evil_in_public(game)}
    if game.chart:
        seen["labyrinth"] = labyrinth(game)
    if seat:
        seen.update(_behind_the_screen(game, seat))
    if game.outcome is not None:
        seen.update(_record(game))
    return seen


def _record(game: Alone) -> dict[str, Any]:
    """After the game the screen is taken away: everything is open to all (AL-VIEW-11)."""
    opened: dict[str, Any] = {
        "chosen_boss": game.boss,
        "all_hands": [list(hand) for hand in game.hands],
        "face_down": [one.card if one.face_down else None for one in game.track],
    }
    return {**opened, **(_map(game) if game.chart else {})}


def _sheet(game: Alone) -> dict[str, Any]:
    """The Hero sheet, the Inventory, the Missions: known to both sides (AL-VIEW-02)."""
    hero = game.hero
    return {
        "life": hero.life,
        "sc": hero.sc,
        "limit": game.limit,
        "adrenaline": hero.adrenaline,
        "character": hero.character,
        "companion": {"character": hero.companion.key, "charges": hero.companion.charges} if hero.companion else None,
        "skills": {skill.value: points for skill, points in zip(SKILLS, hero.skills, strict=True)},
        "items": [{"item": one.key, "charges": one.charges, "upgraded": one.upgraded} for one in hero.items],
        "found": list(game.found),
        "looted": [room.value for place, room in enumerate(ROOMS) if hero.looted >> place & 1],
        "turn": game.turn,
        "space": game.space,
        "banked": game.banked,
        "nightmare": game.nightmare,
        "action": game.action.value if game.action else None,
        "actions": game.actions,
        "bullet": game.bullet,
        "spent": [{"turn": turn, "use": use} for turn, use in game.spent_adrenaline],
        "way": game.way,
        "tracked": list(game.tracked),
        "roll": _roll(game.roll),
        "heard": [said(text) for one in game.heard if (text := one.told(HERO)) is not None],
        "missions": [
            {
                "mission": task.key,
                "room": game.content.missions[task.key].room.value,
                "active": task.active,
                "count": task.count,
                "done": task.done,
            }
            for task in game.missions
        ],
        "stats": _stats(game),
        "item_deck": len(game.item_deck) + len(game.item_bottom),
        "item_discard": list(game.item_discard),
        "frozen": list(game.frozen),
        "sheet": _printed(game),
    }


def _printed(game: Alone) -> dict[str, Any]:
    """What is printed on the Hero sheet, for whoever draws it."""
    sheet = game.content.sheet
    return {
        "health": sheet.health,
        "turns": sheet.turns,
        "limits": list(sheet.limits),
        "most_adrenaline": sheet.most_adrenaline,
        "spaces": sheet.spaces,
        "symbols": sheet.symbols,
        "inventory": sheet.inventory,
        "charges": sheet.charges,
    }


def _roll(roll: Roll | None) -> dict[str, Any] | None:
    if roll is None:
        return None
    return {
        "side": "hero" if roll.hero else "evil",
        "dice": [DIE[face] for face in roll.faces],
        "ignored": roll.ignored,
    }


def said(text: Text) -> dict[str, Any]:
    """A statement of Evil's as plain data."""
    return {"key": text.key, **{name: _plain(value) for name, value in text.args}}


def _plain(value: Any) -> Any:  # noqa: ANN401 -- whatever a message may carry
    if isinstance(value, Name):
        return value.id
    return said(value) if isinstance(value, Text) else value


def _stats(game: Alone) -> dict[str, list[int]]:
    """The statistics in force (AL-VIEW-02)."""
    rows = {kind.value: game.content.stats[place][game.nightmare] for place, kind in enumerate(KINDS)}
    if game.boss_out:
        boss = game.content.bosses[game.boss]
        rows[game.boss] = boss.nightmare if game.nightmare else boss.normal
    return {key: [row.first, row.second, row.dark, row.lit, row.sc, row.distance] for key, row in rows.items()}


def _evil_in_public(game: Alone) -> dict[str, Any]:
    """What everybody knows of Evil's cards (AL-METER-09, AL-VIEW-10)."""
    return {
        "leader": game.leader,
        "hands": [len(hand) for hand in game.hands],
        "dealt": len(game.dealt),
        "decks": [
            {"deck": one.name, "cards": len(one.cards), "discard": list(one.discard), "face_down": len(one.buried)}
            for one in game.decks
        ],
        "track": [
            {"card": None if one.face_down else one.card, "seat": one.seat, "spaces": one.spaces} for one in game.track
        ],
        "played": game.played,
        "unlocked": game.unlocked,
        "aside": game.aside,
        "conceding": list(game.conceding),
        "boss": game.boss if game.boss_out else None,
        "boss_dead": game.boss_dead,
    }


def labyrinth(game: Alone) -> list[dict[str, Any]]:
    """The Revealed sectors with everything in them, where the Hero is told they are (AL-REVEAL-11, AL-VIEW-05)."""
    origins = game.origins
    seen = field_of_vision(game.map, game.here, game.revealed, game.barred)
    found = []
    for sector in sectors_in(game.revealed):
        place = hero_place(game.map, origins, sector)
        order = (place.floor.value, place.south, place.east)
        found.append((order, _sector(game, sector, order, in_view=bool(seen >> sector & 1))))
    return [shown for _, shown in sorted(found, key=lambda one: one[0])]


def _sector(game: Alone, sector: SectorId, order: tuple[str, int, int], *, in_view: bool) -> dict[str, Any]:
    room = game.map.room(sector)
    condition = game.condition(sector)
    exits = {}
    for way, _, door in game.map.links[sector]:
        exits[way.key] = ("barred" if door & game.barred else "door") if door else "open"
    return {
        "floor": order[0],
        "east": order[2],
        "south": order[1],
        "shape": game.map.shape(sector).value,
        "room": room.value if room else None,
        "exits": exits,
        "lit": game.is_lit(sector),
        "lcu": bool(game.map.lcus >> sector & 1),
        "danger": bool(game.danger >> sector & 1),
        "condition": condition.value if condition else None,
        "mission": any(game.content.missions[task.key].room is room for task in game.missions),
        "creatures": [_creature(game, one) for one in sorted(game.creatures_at(sector), key=lambda one: one.name)],
        "hero": sector == game.here,
        "in_view": in_view,
    }


def _creature(game: Alone, creature: Creature) -> dict[str, Any]:
    return {"name": creature.name, "kind": game.kind(creature.token), "wounded": creature.wounded}


def _behind_the_screen(game: Alone, seat: Seat) -> dict[str, Any]:
    """The whole Map and the player's own hand; all Evil hands if the table opens them (AL-VIEW-04, AL-EVIL-13)."""
    seen: dict[str, Any] = {"hand": list(game.hands[seat - 1]) if game.hands else [], "chosen_boss": game.boss}
    if game.box.options["open-hands"]:
        seen["all_hands"] = [list(hand) for hand in game.hands]
    if seat == game.leader:
        seen["to_divide"] = list(game.dealt)
    seen["face_down"] = [one.card if one.face_down and one.seat == seat else None for one in game.track]
    if game.chart:
        seen.update(_map(game))
    return seen


def _map(game: Alone) -> dict[str, Any]:
    def places(sectors: int) -> list[str]:
        return [game.place(one) for one in sectors_in(sectors)]  # type: ignore[arg-type]  # a set of sectors

    return {
        "map": draw_map(game.map),
        "hero_at": game.place(game.here),
        "revealed": places(game.revealed),
        "lit": places(game.lit),
        "dangers": places(game.danger),
        "conditions": {kind.value: places(game.conditions[place]) for place, kind in enumerate(CONDITIONS)},
        "barred": [
            f"{game.place(door.one)} {door.side.key}"
            for number, door in enumerate(game.map.doors)
            if game.barred >> number & 1
        ],
        "creatures": [
            {
                "token": one.token,
                "kind": game.kind(one.token),
                "at": game.place(one.at),
                "wounded": one.wounded,
                "name": one.name,
            }
            for one in game.creatures
        ],
        "movers": list(game.movers),
        "spawning": game.spawning,
    }
