"""Find walks to what no recorded game comes to: `python -m tests.playthroughs.reach [SECONDS]`, after the pack changed.

Dreamers with a taste: in each game some tries seem precious to them and others not worth a card, so that they come to
other places than those who only want to win. What they try is kept as far as the last new thing that they come to.
Walks that do not hold any more, or that nothing needs, are removed first.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import nocturne
from nocturne.bots import Player, Seeing, etherfields, player_for
from nocturne.bots.etherfields import plan
from nocturne.effects.word import Word
from nocturne.games.etherfields.actions import Action
from nocturne.games.etherfields.pack import content, records
from nocturne.kernel import CHANCE, Game, Refused, Seat
from nocturne.kernel.errors import EngineFault
from nocturne.kernel.grid import Space
from nocturne.lab.certificates import Case
from nocturne.lab.provable import Dreams, position_of, progress_of
from nocturne.writing.findings import reached_by, to_reach, told_in, words_in
from nocturne.writing.walks import FOLDER, Walk, load, write
from tests.playthroughs.record import DATA
from tests.playthroughs.record import load as load_wins

COVER = DATA / "cover"
"""The wins that are played again to see what is reached."""
MOST = 450
"""Answers of a walk."""
PRECIOUS = 200.0
OUTCOMES = {
    "gate-ferry": ("halcyon-came-in", "halcyon-rowed"),
    "gate-theatre": ("theatre-won-bow", "theatre-won-vane", "theatre-won-bow, darrell-sat"),
    "gate-school": ("school-won-caught", "school-won-found"),
    "gate-lost": ("lost-won-claimed, has-long-hand", "lost-won-handed-in, has-long-hand"),
    "gate-dinner": ("dinner-won-order, has-short-hand", "dinner-won-eighth, has-short-hand"),
    "gate-cellar": ("cellar-won-stoked", "cellar-won-out"),
    "gate-seven": ("clock-goes", "clock-stands"),
}
"""How each Dream of act one can be behind a Team."""
SPOKEN = {"wrong-coat": "passenger", "examiner-marking": "marking", "weight-sitting-up": "sitting"}
"""What the passages of some tiles are called after."""
TRIED = {"gate-ferry": "halcyon-sank"}
HELPED = ("lodger-delivered", "dog-delivered", "queue-delivered", "telephone-delivered", "sleepwalker-delivered")
WISDOM = "wisdom: [the-open-hand]\n"


# -- where walks begin


def before(gate: str, luck: Random) -> list[str]:
    """Flags of a Team that comes to a Dream with others behind it, perhaps for the second time."""
    order = list(OUTCOMES)
    flags = [luck.choice(OUTCOMES[earlier]) for earlier in order[: order.index(gate)]] if luck.random() < 0.6 else []
    return [*flags, TRIED.get(gate, f"{gate[5:]}-tried")] if luck.random() < 0.3 else flags


def dream(gate: str, luck: Random) -> str:
    """The position before a Dream."""
    case = Case(gate, luck.choice((1, 1, 2, 2, 3, 5)), luck.choice(("1.0", "2.0")))
    flags = before(gate, luck) if gate in OUTCOMES else []
    more = f"flags: [{', '.join(flags)}]\n" if flags else ""
    if any("has-long-hand" in flag for flag in flags):
        more += "notes: [postage-due]\n"
    return position_of(case, luck.randrange(10_000)).replace("at: nothing", f"{more}at: nothing")


def slumber(tile: str, luck: Random) -> str:
    """The position before a Slumber; most Teams have learnt that some come only to ask."""
    players, edition = luck.choice((1, 1, 2, 2, 3)), luck.choice(("1.0", "2.0"))
    head = f"players: {players}\nprofile: '{edition}'\nseed: {luck.randrange(10_000)}\noptions: {{play: slumber}}\n"
    people = "" if f"{tile}/setup" in content().effects else ", ".join(progress_of(content(), players))
    more = f"dreamers: {{{people}}}\n" if people else ""
    more += f"hours: {luck.choice((0, 2, 4))}\n" + (WISDOM if luck.random() < 0.7 else "")
    laid = "{LayStartingTiles: {}}"  # the house has to be there (EF-SLUMBER-17)
    return f"{head}slumbers: [{tile}]\n{more}at: nothing\nagenda: [{laid}, {{PlayTile: {{tile: {tile}}}}}]\n"


def session(luck: Random) -> str:
    """The position before a session of a campaign that has come somewhere."""
    order, flags, gates, removed = list(OUTCOMES), list[str](), list[str](), list[str]()
    far = luck.randrange(len(order) + 1)
    for gate in order[:far]:
        flags.append(luck.choice(OUTCOMES[gate]))
        removed.append(gate)
    if far < len(order):
        gates.append(order[far])
        flags += [TRIED.get(order[far], f"{order[far][5:]}-tried")] if luck.random() < 0.5 else []
    flags += [flag for flag in (*HELPED, "counted-chairs") if luck.random() < 0.3]
    piles = f"flags: [{', '.join(flags)}]\ngates: [{', '.join(gates)}]\nremoved: [{', '.join(removed)}]\n"
    districts = "districts: [pillow-hill, low-quay, arcades]\n" if far > 1 else ""
    head = f"players: {luck.choice((1, 2))}\nseed: {luck.randrange(10_000)}\n{piles}{districts}"
    return f"{head}at: nothing\nagenda: [{{SessionSetup: {{}}}}]\n"


def town(luck: Random) -> str:
    """The position of a Team on the Dreamworld Map, with a district to walk into."""
    where = luck.choice(("tram-stop", "arcade-arch", "automat", "glove-shop", "tram-depot", "nine-candle-street"))
    piles = f"districts: [pillow-hill, low-quay, arcades]\nlocation: {where}\nhours: 6\n{WISDOM}"
    tile = luck.choice([tile.id for tile in content().tiles.values() if tile.is_slumber and not tile.is_delta])
    return f"players: {luck.choice((1, 2))}\nseed: {luck.randrange(10_000)}\n{piles}slumbers: [{tile}]\nat: world\n"


# -- Dreamers with a taste


class Taste:
    """What tries are worth in one game: precious, nothing, or what they always were."""

    def __init__(self, luck: Random, wanted: Iterable[str]) -> None:
        self.luck, self.values = luck, dict.fromkeys(wanted, PRECIOUS)
        self.love, self.hate = luck.choice((0.05, 0.1, 0.2, 0.4)), luck.choice((0.0, 0.0, 0.2, 0.5, 0.9))

    def of(self, key: str) -> float | None:
        """What a try is worth, where it is not what it always was."""
        if key not in self.values:
            drawn = self.luck.random()
            self.values[key] = PRECIOUS if drawn < self.love else 0.0 if drawn < self.love + self.hate else -1.0
        return self.values[key] if self.values[key] >= 0 else None


class Taster(plan.Planner):
    """Plans by taste; there is one taste at a time."""

    taste: Taste

    def value(self, action: Action, at: Space, times: int) -> float:
        worth = Taster.taste.of(action.key)
        if worth is None:
            return super().value(action, at, times)
        if worth and action.cost.gradual:
            left = max(self.sight.count - self.laid(action.key)[1], 1)
            return worth if times >= left else 0.8 * worth * times / left
        return worth + super().value(action, at, times) if worth else 0.0


def leading() -> dict[str, set[str]]:
    """What each try can come to by its script: stories and Secrets."""
    lib, packs = content(), records()
    found: dict[str, set[str]] = {}
    for key in lib.actions:
        blocks = [packs[effect.record].blocks[effect.block] for effect in lib.effects.get(key, ())]
        found[key] = set(named_in(blocks, set()))
    return found


def named_in(blocks: Iterable[Any], seen: set[str]) -> Iterator[str]:
    """The stories and Secrets that words speak of, those of scripts that they call included."""
    for word in words_in(list(blocks)):
        name = word.named() if isinstance(word, Word) else ""
        if name in ("note", "riddle"):
            yield f"story/{word.story}"
        elif name == "show":
            yield f"secret/{word.secret}"
        elif name == "call" and word.script not in seen:
            seen.add(word.script)
            yield from named_in(records()[f"script/{word.script}"].blocks, seen)


def walked(start: str, luck: Random, missing: set[str], wanted: Iterable[str]) -> tuple[Walk, set[str]]:
    """A game by taste, as far as the last new thing, and what new things it comes to."""
    Taster.taste = Taste(luck, [key for key in wanted if luck.random() < 0.6])
    wild = luck.choice((0.0, 0.05, 0.15, 0.3))
    game = nocturne.position(Dreams.game, start)
    bots = dict[int, Player]()
    new, answers, last = told_in([event.text for event in game.events()]) & missing, list[str](), 0
    while game.over is None and len(answers) < MOST:
        before = game.version
        asked = [decision.prompt for decision in game.open]
        try:
            answers.append(answer_of(game, bots, luck, wild))
        except EngineFault:  # a Slumber that is skipped before it begins: nothing else is pending in the position
            break
        come = told_in([*asked, *[event.text for event in game.events(before)]])
        come |= {f"secret/{secret}" for secret in set(game.table.lib.secrets) - set(game.table.boxed)}
        if come & missing - new:
            new |= come & missing
            last = len(answers)
        if game.table.scene.value == "none" and "at: world" not in start and "SessionSetup" not in start:
            break
    return Walk("", start, tuple(answers[:last])), new


def answer_of(game: Game[Any], bots: dict[int, Player], luck: Random, wild: float) -> str:
    """What the seat that is asked answers, which is given."""
    decision = game.open[0]
    is_chance = decision.seat == CHANCE or decision.kind == "AnswerRiddle"
    if is_chance or (decision.kind not in ("Pay", "Walk") and luck.random() < wild):
        answer = luck.choice(decision.ids())
    else:
        bot = bots.setdefault(decision.seat, player_for(game, Seat(decision.seat), "thumb"))
        if isinstance(bot, Seeing):
            bot.see(game)
        answer = bot.choose(game.view(decision.seat), decision, luck)
    game.answer(decision.seat, answer)
    return answer


# -- the command


def of_wins() -> dict[Case, set[str]]:
    """What each recorded win comes to."""
    wins = load_wins().items()
    return {case: reached_by(Dreams().start(case, record.seed), record.answers) for case, record in wins}


def still_missing(missing: set[str]) -> set[str]:
    """What walks do not come to; walks that break off or bring nothing new are removed."""
    for walk in load(DATA):
        try:
            reached = reached_by(walk.begin(), walk.answers)
        except (Refused, IndexError):
            reached = set()
        if not reached & missing:
            (DATA / FOLDER / f"{walk.name}.txt").unlink()
        missing -= reached
    return missing


def write_cover(wins: dict[Case, set[str]], wanted: set[str]) -> None:
    """Name a few wins that together with the walks come to everything, so that tests need not play all of them."""
    for walk in load(DATA):
        wanted = wanted - reached_by(walk.begin(), walk.answers)
    chosen = list[Case]()
    while best := max(wins, key=lambda case: len(wins[case] & wanted)):
        if not wins[best] & wanted:
            break
        chosen.append(best)
        wanted = wanted - wins[best]
    COVER.write_text("".join(f"{case}\n" for case in sorted(chosen)), encoding="utf-8")


def asks(what: str, missing: set[str]) -> bool:
    """Whether something is missing whose name begins as that of a Dream or tile does, or that may be anywhere."""
    own = what.removeprefix("gate-").partition("-")[0]
    heads = {thing.partition("/")[2].partition("-")[0] for thing in missing if thing.startswith("story/")}
    return own in heads or SPOKEN.get(what, own) in heads or any(thing.startswith("secret/") for thing in missing)


def main() -> None:
    """Look for so many seconds of processor time."""
    until = time.process_time() + float(sys.argv[1] if len(sys.argv) > 1 else 300)
    written = records().packs[-1].texts["en"].stories
    wins, wanted_in_all = of_wins(), to_reach(records(), written)
    missing = still_missing(wanted_in_all - set().union(*wins.values()))
    luck, leads = Random(time.time_ns()), leading()
    gates = [*content().gates]
    tiles = [tile.id for tile in content().tiles.values() if tile.is_slumber and not tile.is_delta]
    vars(etherfields)["planner_of"] = Taster  # bots plan by taste from here on
    while missing and time.process_time() < until:
        wanted = [key for key, things in leads.items() if things & missing]
        what = luck.choice(
            [
                *[gate for gate in gates if asks(gate, missing)],
                *[tile for tile in tiles if asks(tile, missing)],
                "session",
                "town",
            ]
        )
        if what == "session":
            start = session(luck)
        else:
            start = town(luck) if what == "town" else dream(what, luck) if what in gates else slumber(what, luck)
        walk, new = walked(start, luck, missing, wanted)
        if new:
            name = min(new).partition("/")[2]
            write(walk._replace(name=name), DATA)
            missing -= new
            sys.stdout.write(f"{what}: {', '.join(sorted(new))}; {len(missing)} are left" + "\n")
            sys.stdout.flush()
    write_cover(wins, wanted_in_all)
    sys.stdout.write("nothing is left\n" if not missing else f"left: {', '.join(sorted(missing))}\n")


if __name__ == "__main__":
    main()
