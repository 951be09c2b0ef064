"""Evil in ALONE by rules of thumb: be near the Hero, play what hurts most, be in the way, let no light stand."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from nocturne.bots._records import cards_of, parts, reading
from nocturne.bots.alone.cards import common, face, gain, on_path, promise, worth
from nocturne.bots.alone.places import FAR, from_hero, graph_of, mission_rooms, on_the_way
from nocturne.bots.alone.style import THUMB_EVIL, EvilStyle
from nocturne.games.alone.views import AloneView, StatRow
from nocturne.kernel import Box, Decision

PLACE = re.compile(r"[12]:\d+,\d+")
TURNS = 8
BREEDS = 1.0
"""What it is worth that the boss breeds; it costs nothing."""


class EvilBot:
    """An Evil player. It remembers nothing: Evil sees everything."""

    def __init__(self, box: Box[Any] | None = None, style: EvilStyle = THUMB_EVIL) -> None:
        self.cards, self.style = cards_of(box), style

    def choose(self, view: AloneView, decision: Decision, rng: Random) -> str:
        """The id of the option to answer with."""
        ids = [option.id for option in decision.options]
        worth = self.weigh(view, decision.kind, ids) if len(ids) > 1 else None
        if worth is None:
            return rng.choice(ids)
        best = max(worth[option] for option in ids)
        return rng.choice([option for option in ids if worth[option] == best])

    def weigh(self, view: AloneView, kind: str, ids: Sequence[str]) -> Worth | None:
        """What each answer to a kind of question is worth; None where any answer is as good."""
        rank = RANKS.get(kind)
        if rank is None:
            return None
        with reading(self.cards):
            return rank(view, ids, self.style)


Worth = Mapping[str, float]
Rank = Callable[[AloneView, Sequence[str], EvilStyle], Worth]
"""What each answer is worth."""


def place_in(option: str) -> str:
    """The place that an option names, or nothing."""
    match = PLACE.search(option)
    return match[0] if match else ""


# -- cards


def reaction(view: AloneView, ids: Sequence[str], style: EvilStyle) -> Worth:
    """The card that does most now, if that is worth more than keeping it; as a Common Reaction the weakest card."""
    keep = patience(view, style)
    step = common(view, style) - keep
    worths = {"pass": 0.0, "boss-breeds": BREEDS}
    for option in ids:
        word, _, card = option.partition(":")
        card = card.rpartition(":")[2]
        if word == "common":
            worths[option] = step - 0.1 * promise(card)
        elif word.startswith("play"):
            effect = face(card, dangerous=word == "play-dangerous")
            worths[option] = worth(view, effect.get("do"), style) - keep
    return worths


def patience(view: AloneView, style: EvilStyle) -> float:
    """What a card must be worth to be played: less as the Round goes on, and if there are more cards than Turns."""
    left = TURNS - view.turn
    spare = sum(view.hands) > left
    keep = style.last if not left else style.patience * (style.spare if spare else 1.0)
    return keep + style.second * bool(view.played)


def throw(view: AloneView, ids: Sequence[str], style: EvilStyle) -> Worth:
    """Cards that promise less than others do; a new one is drawn for each."""
    hand = view.hand or ()
    mean = sum(promise(card) for card in hand) / max(1, len(hand))
    return {
        option: 0.0 if option == "pass" else style.throw * mean - promise(option.rpartition(":")[2]) for option in ids
    }


def branch(view: AloneView, ids: Sequence[str], style: EvilStyle) -> Worth:
    """The better of two effects of the card just played."""
    last = view.track[-1].card if view.track else None
    effect = face(last or "", dangerous=view.behind().hero_at in view.behind().dangers)
    choices: list[Any] = next((more["choose-one"] for more in effect.get("do", []) if "choose-one" in more), [])
    numbers = {option: int(option.rpartition(":")[2]) for option in ids if option[-1].isdigit()}
    return {
        option: worth(view, choices[numbers[option]], style) if numbers.get(option, FAR) < len(choices) else 0.0
        for option in ids
    }


def share_out(view: AloneView, ids: Sequence[str], _style: EvilStyle) -> Worth:
    """The next card goes to whoever holds fewest."""
    return {option: -float(view.hands[int(option.rpartition(":")[2]) - 1]) for option in ids}


def preferred_deck(_view: AloneView, ids: Sequence[str], style: EvilStyle) -> Worth:
    """The decks that were found to be best."""
    return preferred(ids, style.decks)


def preferred_boss(_view: AloneView, ids: Sequence[str], style: EvilStyle) -> Worth:
    """The boss that was found to be best."""
    return preferred(ids, style.bosses)


def preferred(ids: Sequence[str], order: Sequence[str]) -> Worth:
    """What comes first in an order is worth most; what is not in it, nothing."""
    worths = {key: float(len(order) - place) for place, key in enumerate(order)}
    return {option: worths.get(option.rpartition(":")[2], 0.0) for option in ids}


# -- places


def near_the_hero(view: AloneView, ids: Sequence[str], style: EvilStyle) -> Worth:
    """The nearer to the Hero the better, best on the Hero's way and out of sight; to choose no place is the worst."""
    steps, seen = from_hero(view), set(view.map.revealed if view.map is not None else ())
    ahead = on_path(view)
    return {
        option: ahead.get(place, 0.0)
        + style.way * (place in ahead)
        - style.hidden * (place in seen)
        - steps.get(place, FAR)
        for option, place in [(option, place_in(option)) for option in ids]
    }


def far_from_the_hero(view: AloneView, ids: Sequence[str], style: EvilStyle) -> Worth:
    """The creature that has the longest way is spared it."""
    return {option: -worth for option, worth in near_the_hero(view, ids, style).items()}


def in_ambush(view: AloneView, ids: Sequence[str], style: EvilStyle) -> Worth:
    """At first near the Hero, or where the Hero has to go."""
    worths = near_the_hero(view, ids, style)
    rooms, way = mission_rooms(view), on_the_way(view)
    if not style.ambush:
        return worths
    return {
        option: 0.5 * worths[option] + 5.0 * (place_in(option) in rooms) + 2.0 * (place_in(option) in way)
        for option in ids
    }


def in_the_way(view: AloneView, ids: Sequence[str], style: EvilStyle) -> Worth:
    """A token lies best where the Hero will be: in the Room of a Mission, or on the way to it."""
    steps, rooms, ahead = from_hero(view), mission_rooms(view), on_path(view)
    worths = {}
    for option in ids:
        place = place_in(option)
        worths[option] = (
            style.danger_way * ahead.get(place, 0.0)
            + style.danger_room * (place in rooms)
            - 0.1 * steps.get(place, FAR)
        )
    return worths


def out_go_the_lights(view: AloneView, ids: Sequence[str], style: EvilStyle) -> Worth:
    """First the Hero's own light, then that of the Room of a Mission, then what is near."""
    rooms = mission_rooms(view)
    near = near_the_hero(view, ids, style)
    return {option: near[option] + 5.0 * (place_in(option) in rooms) for option in ids}


# -- creatures


def best_mover(view: AloneView, ids: Sequence[str], style: EvilStyle) -> Worth:
    """The creature that gains most by the steps it gets."""
    steps = steps_given(view)
    tokens = {creature.token: creature for creature in view.behind().creatures}
    worths = dict.fromkeys(ids, 0.0)
    for option in ids:
        creature = next(
            (tokens[int(word)] for word in option.split(":") if word.isdigit() and int(word) in tokens), None
        )
        if creature is not None:
            worths[option] = gain(view, creature, steps, style) - 0.001
    return worths


def steps_given(view: AloneView) -> int:
    """How many steps the card just played gives; a Common Reaction, and what nobody played, gives 1."""
    last = view.track[-1].card if view.track else None
    effect = face(last, dangerous=view.behind().hero_at in view.behind().dangers) if last else {}
    amounts = [amount for verb, amount, _ in parts(effect.get("do")) if verb.startswith("move")]
    return max([amount for amount in amounts if isinstance(amount, int)], default=1)


def towards_the_hero(view: AloneView, ids: Sequence[str], _style: EvilStyle) -> Worth:
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


def worst_kind(view: AloneView, ids: Sequence[str], style: EvilStyle) -> Worth:
    """The type that hurts most for the distance it has to keep: its dice in the dark, and the SC lost on meeting it."""
    return {option: menace(view.stats.get(option.rpartition(":")[2]), style) for option in ids}


def menace(row: StatRow | None, style: EvilStyle) -> float:
    """What a row of the statistics table is worth: dice, SC and toughness, for the distance it has to keep."""
    if row is None:
        return -1.0
    harm = row.dark / 3 + style.sc * row.sc + 0.1 * (row.first + row.second)
    distance: float = row.distance**style.reach
    return harm / distance


def say_no_more(_view: AloneView, ids: Sequence[str], _style: EvilStyle) -> Worth:
    """Keep the noise to yourself, hurt the Hero rather than the Companion."""
    return {option: float(option in ("silence", "on-hero")) for option in ids}


def lie(_view: AloneView, ids: Sequence[str], _style: EvilStyle) -> Worth:
    """Where Evil may answer falsely: the last answer of the list, which is usually far off."""
    return {option: float(place) for place, option in enumerate(ids)}


RANKS: dict[str, Rank] = {
    "ChooseDeck": preferred_deck,
    "ChooseBoss": preferred_boss,
    "FirstWhere": in_ambush,
    "SpawnWhere": near_the_hero,
    "BossWhere": near_the_hero,
    "TeleportWhere": near_the_hero,
    "DarkenWhere": out_go_the_lights,
    "BarWhich": in_the_way,
    "FirstDanger": in_the_way,
    "PlaceDanger": in_the_way,
    "TokenWhere": in_the_way,
    "ChooseMover": best_mover,
    "ChooseTeleported": far_from_the_hero,
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
