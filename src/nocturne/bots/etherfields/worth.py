"""What effects are worth to a Dreamer, in points of Intent: read off their words as they are printed."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from nocturne.bots.etherfields.sight import Sight, bare_price, content, records
from nocturne.bots.etherfields.style import THUMB_DREAMER, DreamStyle
from nocturne.games.etherfields.actions import Action, Cost, Effects
from nocturne.games.etherfields.index import Index
from nocturne.games.etherfields.views import DreamerView
from nocturne.kernel.grid import Space
from nocturne.packs import Library as Records

WON, FOUND, STEP = 100.0, 20.0, 25.0
"""A scene won, a Secret found, a flag set on the way to either."""
ONWARD = ("story",)
"""Tokens that are laid on purpose."""
TOKENS = {"ether": 3.0, "key": 5.0, "gem": 1.5, "hour": 2.5}
ROLLED = 1.6
"""What the Luck die shows on average when it shows a number, less what it shows at worst."""
MOST_DISTRESS, FEW_CARDS = 7, 11


def hurts(distress: int, more: int) -> float:
    """What so much more Distress costs somebody who has some."""
    steps = [2.0, 2.0, 2.0, 2.5, 4.0, 6.0, 12.0]
    return sum([steps[at] if at < MOST_DISTRESS else WON for at in range(distress, distress + more)])


def heals(distress: int, less: int) -> float:
    """What it is worth to cure so much."""
    return 0.7 * hurts(max(distress - less, 0), min(less, distress))


def seals(cards: int, count: int) -> float:
    """What it costs to Seal cards: dear when few are left."""
    return count * (0.7 if cards > FEW_CARDS else 4.0)


class Worth:
    """The worth of effects as things stand, for one Dreamer in one space."""

    def __init__(self, sight: Sight, at: Space | None = None, times: int = 1) -> None:
        self.sight = sight
        self.at = sight.here if at is None else at
        self.times = times  # how often the effect happens in one go

    def effects(self, parts: Effects) -> float:
        """What parts of a card or tile do."""
        return sum([self.block(part.record, part.block) for part in parts])

    def block(self, record: str, block: int | None) -> float:
        """Verbs in order."""
        if block is None:
            return 0.0
        return sum([self.verb(record, verb) for verb in records()[record].blocks[block]])

    def verb(self, record: str, verb: Any) -> float:  # noqa: ANN401 -- any word of the language
        """One verb: by its name."""
        name = verb.named()
        if name in FLAT:
            return FLAT[name]
        known = VERBS.get(name)
        return known(self, record, verb) if known is not None else 0.0

    # -- parts of words

    def amount(self, amount: Any) -> float:  # noqa: ANN401 -- a number or a word
        """A number, as far as it can be told."""
        return float(amount) if isinstance(amount, int) else ROLLED

    def people(self, who: Any) -> list[DreamerView]:  # noqa: ANN401 -- a selector
        """The Dreamers that are meant."""
        sight = self.sight
        if who.how == "each":
            return sight.dreamers
        if who.how == "each-other":
            return [dreamer for dreamer in sight.dreamers if dreamer is not sight.me]
        return [sight.me]

    def element(self, record: str, on: str) -> str:
        """What tokens are put on."""
        scene: str = self.sight.view.tile
        return scene if on == "scene" else record.partition("/")[2]

    def threat(self) -> float:
        """What it is worth to have one Threat token less: little while the Turns run out before it is too many."""
        sight, tile = self.sight, self.sight.view.tile
        there, most = sight.tokens("threat", tile), fatal(tile, "threat")
        if not most:
            return 1.5 + there
        left = max(most - there, 1)
        return 1.0 if left > sight.turns_left + 1 else 1.0 + 15.0 / left

    def chance(self, record: str, what: Any) -> float:  # noqa: ANN401, PLR0912 -- any condition, one branch each
        """How far a condition is met, from 0 to 1."""
        sight, name = self.sight, what.named()
        if name == "not":
            return 1.0 - self.chance(record, what.what)
        if name == "all":
            chance = 1.0
            for condition in what.of:
                chance *= self.chance(record, condition)
            return chance
        if name == "flag":
            return float(what.flag in sight.team.flags)
        if name == "suit-is":
            return float(what.suit == sight.team.suit)
        if name == "found":
            return float(what.code in sight.lies)
        if name == "tokens-on":
            more = self.times if what.token in ONWARD else 0
            have = sight.tokens(what.token, self.element(record, what.on)) + more
            return 1.0 if have >= what.at_least else 0.75 * have / what.at_least
        if name == "on-terrain":
            return float(sight.dark(self.at, what.terrain))
        if name == "gem-here":
            return float(self.at in sight.scene.gems)
        if name == "there-is":
            there = max(len(sight.figures) - self.times, 0)
            return 0.0 if there == 0 else 1.0 - 0.3 / there
        if name == "marked":
            laid = [(token.at, token.beside) for token in sight.scene.tokens if token.kind == what.marker]
            return float(any(self.at in spaces for spaces in laid))
        return 0.5

    def cost(self, cost: Cost) -> float:
        """What a price takes besides Intent."""
        tokens = cost.gems * TOKENS["gem"] + cost.ether * TOKENS["ether"]
        shared = cost.hours * TOKENS["hour"] + cost.keys * TOKENS["key"]
        return tokens + shared + 1.4 * cost.cards + 3.0 * cost.items + hurts(self.sight.me.distress, cost.distress)


FLAT = {
    "end-well": WON, "end-badly": -WON, "loot": 6.0, "set-flag": STEP, "call": 10.0,
    "riddle": STEP, "gain-item": 5.0, "gain-mask": 3.0, "gain-flaw": -6.0, "hasten": -6.0,
    "block-step": 3.0, "morph": -3.0, "appear": -4.0, "heighten": 2.0, "unlock": 2.0, "seal-this": -1.0,
    "restore-mask": 0.5, "season-rule": 0.5, "flip": -2.0, "add-marker": 0.3,
}  # fmt: skip
"""Verbs that are worth the same whatever their parameters say."""

Weigh = Callable[[Worth, str, Any], float]


def weigh_show(worth: Worth, _record: str, verb: Any) -> float:  # noqa: ANN401 -- a verb
    """A Secret counts only once: nothing for one that was found already."""
    return 0.0 if verb.secret in worth.sight.lies else FOUND


def weigh_put(worth: Worth, _record: str, verb: Any) -> float:  # noqa: ANN401 -- a verb
    """Story tokens lead on, Threat tokens to nothing good."""
    each = {"story": 2.0, "threat": -max(worth.threat(), 6.0)}.get(verb.token, 0.0)
    return each * int(verb.count)


def weigh_take(worth: Worth, record: str, verb: Any) -> float:  # noqa: ANN401 -- a verb
    """What lies there can be taken: the more, the more it presses."""
    there = worth.sight.tokens(verb.token, worth.element(record, verb.on))
    each = {"story": -3.0, "threat": worth.threat()}.get(verb.token, 0.0)
    return each * min(int(verb.count), there)


def fatal(tile: str, token: str) -> int:
    """With how many tokens of a kind the scene is lost, as its tile or gate prints; 0 where it says nothing."""
    return _fatal(records(), tile, token)


@lru_cache(256)
def _fatal(whole: Records, tile: str, token: str) -> int:
    counts = []
    for key in (f"gate/{tile}", f"tile/{tile}"):
        record: Any = whole[key].record if key in whole else None
        blocks: Any = whole[key].blocks if key in whole else ()  # of any words of the language
        read = [part.do for part in getattr(record, "effects", ()) if not part.sealed and not part.read_as]
        for verb in [verb for block in read for verb in blocks[block] if verb.named() == "if"]:
            ends = verb.then is not None and any(word.named() == "end-badly" for word in blocks[verb.then])
            if ends and verb.what.named() == "tokens-on" and verb.what.token == token:
                counts.append(int(verb.what.at_least))
    return min(counts, default=0)


def weigh_gain(worth: Worth, _record: str, verb: Any) -> float:  # noqa: ANN401 -- a verb
    """Tokens, for each who gains them."""
    shared = verb.token in ("key", "hour")
    times = 1 if shared else len(worth.people(verb.who))
    sign = -1.0 if verb.named() == "lose" else 1.0
    return sign * TOKENS.get(verb.token, 1.0) * worth.amount(verb.amount) * times


def weigh_heal(worth: Worth, _record: str, verb: Any) -> float:  # noqa: ANN401 -- a verb
    """By how much it relieves each."""
    return sum([heals(dreamer.distress, int(worth.amount(verb.amount))) for dreamer in worth.people(verb.who)])


def weigh_damage(worth: Worth, _record: str, verb: Any) -> float:  # noqa: ANN401 -- a verb
    """By how much it hurts each."""
    return -sum([hurts(dreamer.distress, int(worth.amount(verb.amount))) for dreamer in worth.people(verb.to)])


def weigh_draw(worth: Worth, _record: str, verb: Any) -> float:  # noqa: ANN401 -- a verb
    """Cards drawn, as far as hand and deck allow: a reshuffle is expensive, and could repeat for ever."""
    total = 0.0
    for dreamer in worth.people(verb.who):
        room = max(dreamer.hand_limit - len(dreamer.hand) + 1, 0)
        total += 1.5 * min(worth.amount(verb.amount), room, dreamer.deck)
    return total


def weigh_retrieve(worth: Worth, record: str, _verb: Any) -> float:  # noqa: ANN401 -- a verb
    """The best card that lies there, but never the card itself: it would go round and round."""
    own = record.partition("/")[2]
    return max([bare_price(card) for card in worth.sight.me.discard if card != own], default=0.0)


def weigh_remove(worth: Worth, record: str, _verb: Any) -> float:  # noqa: ANN401 -- a verb
    """The tile's own action leads on; a card that removes its figure leaves nothing to win."""
    return 10.0 * worth.times if record.startswith("tile/") else -10.0


def weigh_seal(worth: Worth, _record: str, verb: Any) -> float:  # noqa: ANN401 -- a verb
    """Cards out of reach."""
    return -sum([seals(cards_of(dreamer), int(worth.amount(verb.amount))) for dreamer in worth.people(verb.who)])


def weigh_unseal(worth: Worth, _record: str, verb: Any) -> float:  # noqa: ANN401 -- a verb
    """Cards back in reach."""
    return sum([0.5 * min(worth.amount(verb.amount), len(dreamer.sealed)) for dreamer in worth.people(verb.who)])


def cards_of(dreamer: DreamerView) -> int:
    """The cards that keep a Dreamer alive."""
    return dreamer.deck + len(dreamer.hand) + len(dreamer.discard)


def weigh_if(worth: Worth, record: str, verb: Any) -> float:  # noqa: ANN401 -- a verb
    """Both ways, as likely as they are."""
    chance = worth.chance(record, verb.what)
    return chance * worth.block(record, verb.then) + (1 - chance) * worth.block(record, verb.else_)


def weigh_choice(worth: Worth, record: str, verb: Any) -> float:  # noqa: ANN401 -- a verb
    """The best of them."""
    branches = verb.branches if verb.named() == "choose-one" else verb.of
    return max([worth.block(record, branch) for branch in branches]) * len(worth.people(verb.who))


def weigh_pay(worth: Worth, record: str, verb: Any) -> float:  # noqa: ANN401 -- a verb
    """Paid or not, whichever is better."""
    taken = worth.block(record, verb.to) - 2.5 * len(verb.price)
    return max(taken, worth.block(record, verb.else_))


def weigh_luck(worth: Worth, record: str, verb: Any) -> float:  # noqa: ANN401 -- a verb
    """Six faces: four numbers, a blank, a cross."""
    hit, blank, cross = [worth.block(record, block) for block in (verb.hit, verb.blank, verb.cross)]
    return (4 * hit + blank + cross) / 6


def weigh_state(worth: Worth, _record: str, verb: Any) -> float:  # noqa: ANN401 -- a verb
    """A State on an Entity helps, on a Dreamer it does not."""
    on_us = verb.who.noun in ("you", "dreamer", "it", "prey")
    good = 2.0 if not on_us else -3.0
    on_dreamers = [any(token.state == verb.state for token in dreamer.states) for dreamer in worth.sight.dreamers]
    held = on_dreamers if on_us else [verb.state in figure.states for figure in worth.sight.figures]
    if verb.named() == "remove-state":
        return -good if any(held) else 0.0
    return 0.0 if all(held) else good


VERBS: dict[str, Weigh] = {
    "show": weigh_show,
    "put-token": weigh_put,
    "take-token": weigh_take,
    "gain": weigh_gain,
    "lose": weigh_gain,
    "heal": weigh_heal,
    "damage": weigh_damage,
    "draw": weigh_draw,
    "retrieve": weigh_retrieve,
    "discard": lambda worth, _, verb: -1.3 * worth.amount(verb.amount) * len(worth.people(verb.who)),
    "seal": weigh_seal,
    "unseal": weigh_unseal,
    "if": weigh_if,
    "choose-one": weigh_choice,
    "pay": weigh_pay,
    "luck-roll": weigh_luck,
    "for-each": lambda worth, record, verb: 1.5 * worth.block(record, verb.do),
    "add-state": weigh_state,
    "remove-state": weigh_state,
    "add-turns": lambda _, __, verb: 3.0 * verb.count,
    "unmorph": lambda worth, _, __: 3.0 if any(entity.morphs for entity in worth.sight.scene.entities) else 0.0,
    "restore-item": lambda worth, _, __: 2.5 if worth.sight.team.storage else 0.0,
    "unflip": lambda worth, _, __: 2.0 if worth.sight.me.flipped else 0.0,
    "remove": weigh_remove,
    "relocate": lambda _, __, verb: 1.0 if verb.who.noun == "target" else 0.0,
}


def unread(action: Action) -> bool:
    """Whether an action prints nothing but the number of a script: nobody knows before what stands in it."""
    return _unread(content(), action.key)


@lru_cache(4096)
def _unread(lib: Index, key: str) -> bool:
    return lib.is_unread(lib.actions[key])


def curiosity(cost: Cost, *, again: bool, style: DreamStyle = THUMB_DREAMER) -> float:
    """What an unread script is worth, told by its price: what all must pay for is what a Dream is about."""
    if cost.gradual or cost.times_players:
        return style.great + style.great_price * cost.amount
    return style.again + style.again_price * cost.amount if again else style.once + style.once_price * cost.amount


def effect_worth(sight: Sight, key: str) -> float:
    """What an effect of the library is worth, by its key."""
    return Worth(sight).effects(content().effects.get(key, ()))


def steps_of(key: str) -> int:
    """How many spaces an action moves its Dreamer, where that is what it is for."""
    steps = 0
    for effect in content().effects.get(key, ()):
        record, block = getattr(effect, "record", ""), getattr(effect, "block", 0)
        verbs: tuple[Any, ...] = records()[record].blocks[block] if record else ()
        for verb in verbs:
            if verb.named() == "move" and isinstance(verb.amount, int):
                steps += verb.amount
            elif verb.named() == "relocate" and verb.who.noun == "you":
                steps += verb.to.within or 0
    return steps
