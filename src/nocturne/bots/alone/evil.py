"""Evil in ALONE by rules of thumb: be near the Hero, play what hurts most, be in the way, let no light stand."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from nocturne.bots._records import cards_of, parts, reading
from nocturne.bots.alone.cards import common, face, gain, on_path, promise, worth
from nocturne.bots.alone.places import FAR, from_hero, graph_of, mission_rooms
from nocturne.games.alone.views import AloneView, StatRow
from nocturne.kernel import Box, Decision

PLACE = re.compile(r"[12]:\d+,\d+")
TURNS = 8
PATIENCE = 0.45
"""A card is kept, early in the Round, if it is worth less than this."""
SECOND = 0.2
"""A second card of a Turn takes two spaces of the track: it must be worth so much more."""
BREEDS = 1.0
"""What it is worth that the boss breeds; it costs nothing."""


class EvilBot:
    """An Evil player. It remembers nothing: Evil sees everything."""

    def __init__(self, box: Box[Any] | None = None) -> None:
        self.cards = cards_of(box)

    def choose(self, view: AloneView, decision: Decision, rng: Random) -> str:
        """The id of the option to answer with."""
        ids = [option.id for option in decision.options]
        rank = RANKS.get(decision.kind)
        if rank is None or len(ids) == 1:
            return rng.choice(ids)
        with reading(self.cards):
            worth = rank(view, ids)
        best = max(worth[option] for option in ids)
        return rng.choice([option for option in ids if worth[option] == best])


Worth = Mapping[str, float]
Rank = Callable[[AloneView, Sequence[str]], Worth]
"""What each answer is worth."""


def place_in(option: str) -> str:
    """The place that an option names, or nothing."""
    match = PLACE.search(option)
    return match[0] if match else ""


# -- cards


def reaction(view: AloneView, ids: Sequence[str]) -> Worth:
    """The card that does most now, if that is worth more than keeping it; as a Common Reaction the weakest card."""
    keep = patience(view)
    step = common(view) - keep
    worths = {"pass": 0.0, "boss-breeds": BREEDS}
    for option in ids:
        word, _, card = option.partition(":")
        card = card.rpartition(":")[2]
        if word == "common":
            worths[option] = step - 0.1 * promise(card)
        elif word.startswith("play"):
            effect = face(card, dangerous=word == "play-dangerous")
            worths[option] = worth(view, effect.get("do")) - keep
    return worths


def patience(view: AloneView) -> float:
    """What a card must be worth to be played: less as the Round goes on, and if there are more cards than Turns."""
    left = TURNS - view.turn
    spare = sum(view.hands) > left
    return PATIENCE * (0.3 if spare or not left else 1.0) + SECOND * bool(view.played)


def throw(view: AloneView, ids: Sequence[str]) -> Worth:
    """Cards that promise less than others do; a new one is drawn for each."""
    hand = view.hand or ()
    mean = sum(promise(card) for card in hand) / max(1, len(hand))
    return {option: 0.0 if option == "pass" else 0.5 * mean - promise(option.rpartition(":")[2]) for option in ids}


def branch(view: AloneView, ids: Sequence[str]) -> Worth:
    """The better of two effects of the card just played."""
    last = view.track[-1].card if view.track else None
    effect = face(last or "", dangerous=view.behind().hero_at in view.behind().dangers)
    choices: list[Any] = next((more["choose-one"] for more in effect.get("do", []) if "choose-one" in more), [])
    numbers = {option: int(option.rpartition(":")[2]) for option in ids if option[-1].isdigit()}
    return {
        option: worth(view, choices[numbers[option]]) if numbers.get(option, FAR) < len(choices) else 0.0
        for option in ids
    }


def share_out(view: AloneView, ids: Sequence[str]) -> Worth:
    """The next card goes to whoever holds fewest."""
    return {option: -float(view.hands[int(option.rpartition(":")[2]) - 1]) for option in ids}


# -- places


def near_the_hero(view: AloneView, ids: Sequence[str]) -> Worth:
    """The nearer to the Hero the better, best on the Hero's way and out of sight; to choose no place is the worst."""
    steps, seen = from_hero(view), set(view.map.revealed if view.map is not None else ())
    ahead = on_path(view)
    return {
        option: ahead.get(place, 0.0) - 0.3 * (place in seen) - steps.get(place, FAR)
        for option, place in [(option, place_in(option)) for option in ids]
    }


def in_the_way(view: AloneView, ids: Sequence[str]) -> Worth:
    """A token lies best where the Hero will be: in the Room of a Mission, or on the way to it."""
    steps, rooms, ahead = from_hero(view), mission_rooms(view), on_path(view)
    worths = {}
    for option in ids:
        place = place_in(option)
        worths[option] = 3.0 * ahead.get(place, 0.0) + 1.0 * (place in rooms) - 0.1 * steps.get(place, FAR)
    return worths


def out_go_the_lights(view: AloneView, ids: Sequence[str]) -> Worth:
    """First the Hero's own light, then that of the Room of a Mission, then what is near."""
    rooms = mission_rooms(view)
    near = near_the_hero(view, ids)
    return {option: near[option] + 5.0 * (place_in(option) in rooms) for option in ids}


# -- creatures


def best_mover(view: AloneView, ids: Sequence[str]) -> Worth:
    """The creature that gains most by the steps it gets."""
    steps = steps_given(view)
    tokens = {creature.token: creature for creature in view.behind().creatures}
    worths = dict.fromkeys(ids, 0.0)
    for option in ids:
        creature = next(
            (tokens[int(word)] for word in option.split(":") if word.isdigit() and int(word) in tokens), None
        )
        if creature is not None:
            worths[option] = gain(view, creature, steps) - 0.001
    return worths


def steps_given(view: AloneView) -> int:
    """How many steps the card just played gives; a Common Reaction, and what nobody played, gives 1."""
    last = view.track[-1].card if view.track else None
    effect = face(last, dangerous=view.behind().hero_at in view.behind().dangers) if last else {}
    amounts = [amount for verb, amount, _ in parts(effect.get("do")) if verb.startswith("move")]
    return max([amount for amount in amounts if isinstance(amount, int)], default=1)


def towards_the_hero(view: AloneView, ids: Sequence[str]) -> Worth:
    """A step that leads nearer; to stay rather than to go away."""
    steps = from_hero(view)
    at = moving_at(view)
    here = steps.get(at, FAR)
    worth = dict.fromkeys(ids, 0.0)
    ways = {way: there for there, way in graph_of(view.behind().plan).get(at, {}).items()}
    for option in ids:
        word, _, way = option.partition(":")
        if word in ("creep", "force"):
            worth[option] = here - steps.get(ways.get(way, ""), FAR) - 0.5 * (word == "force")
    return worth


def moving_at(view: AloneView) -> str:
    """Where the creature stands that moves now: the last one chosen."""
    places = {creature.token: creature.at for creature in view.behind().creatures}
    movers = view.behind().movers
    return places.get(movers[-1], "") if movers else ""


def worst_kind(view: AloneView, ids: Sequence[str]) -> Worth:
    """The type that hurts most for the distance it has to keep: its dice in the dark, and the SC lost on meeting it."""
    return {option: menace(view.stats.get(option.rpartition(":")[2])) for option in ids}


def menace(row: StatRow | None) -> float:
    """What a row of the statistics table is worth: dice, SC and toughness, for the distance it has to keep."""
    if row is None:
        return -1.0
    return (row.dark / 3 + 0.5 * row.sc + 0.1 * (row.first + row.second)) / row.distance


def say_no_more(_view: AloneView, ids: Sequence[str]) -> Worth:
    """Keep the noise to yourself, hurt the Hero rather than the Companion."""
    return {option: float(option in ("silence", "on-hero")) for option in ids}


def lie(_view: AloneView, ids: Sequence[str]) -> Worth:
    """Where Evil may answer falsely: the last answer of the list, which is usually far off."""
    return {option: float(place) for place, option in enumerate(ids)}


RANKS: dict[str, Rank] = {
    "FirstWhere": near_the_hero,
    "SpawnWhere": near_the_hero,
    "BossWhere": near_the_hero,
    "TeleportWhere": near_the_hero,
    "DarkenWhere": out_go_the_lights,
    "BarWhich": in_the_way,
    "FirstDanger": in_the_way,
    "PlaceDanger": in_the_way,
    "TokenWhere": in_the_way,
    "ChooseMover": best_mover,
    "ChooseTeleported": lambda view, ids: {option: -worth for option, worth in near_the_hero(view, ids).items()},
    "CreatureMoves": towards_the_hero,
    "ReactionWindow": reaction,
    "EvilBranch": branch,
    "EvilChooses": branch,
    "FirstKind": worst_kind,
    "ChooseKind": worst_kind,
    "NextToScare": worst_kind,
    "Hush": say_no_more,
    "ThrowCards": throw,
    "TurnOnCompanion": say_no_more,
    "DivideCard": share_out,
    "TellTrack": lie,
}
"""How the answers to each kind of question are weighed; to others any answer is as good."""
