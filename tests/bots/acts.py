"""Whole acts played by bots, saved and restored on the way: `python -m tests.bots.acts [SEED] [dealt]`.

From the first night to the end of act one, for one to five Dreamers in both editions. After every `EVERY` answers, and
wherever a session is saved, the game is written, read again and played on by bots that remember nothing. Printed are
the acts, what each archetype did in them, and what was bought; `dealt` deals the archetypes out in turn, for bots
that choose their own never choose all of them.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import count
from random import Random
from typing import Any

import nocturne
from nocturne.bots import Player, player_for
from nocturne.kernel import CHANCE, Decision, Game, Name, Seat

EVERY = 400
LONGEST = 12_000
OUTCOMES = ("clock-goes", "clock-stands")
COLOURS = ("awareness", "cunning", "wrath", "move")
BECOME, BUY = "become:", "buy:"


class Tally:
    """What Dreamers of each archetype did in scenes, and which cards of the Market were offered and bought."""

    def __init__(self) -> None:
        self.did: Counter[tuple[str, str]] = Counter()
        self.offered: set[str] = set()
        self.bought: Counter[str] = Counter()
        self._here: tuple[int, ...] = ()  # who was in the scene

    def before(self, game: Game[Any], decision: Decision, option: str) -> None:
        """Somebody answers."""
        table = game.table
        if decision.kind == "Buying":
            self.offered.update(answer.removeprefix(BUY) for answer in decision.ids() if answer.startswith(BUY))
            self.bought.update([option.removeprefix(BUY)] if option.startswith(BUY) else [])
        if not table.tile or decision.seat == CHANCE:
            return
        self._here = tuple(table.present)
        who = table.dreamers[decision.seat].archetype
        if decision.kind == "Pay" and option.startswith("spend"):
            paid_for = decision.prompt.arguments()
            action = paid_for.get("action")
            is_move = isinstance(action, Name) and action.id == "move"
            self.did[who, "move" if is_move else str(paid_for.get("intent"))] += 1
        elif decision.kind == "Walk" and option.startswith("go:"):
            self.did[who, "steps"] += 1

    def after(self, game: Game[Any], distress: tuple[int, ...], since: int) -> None:
        """What has come of it, beside the Distress from before."""
        dreamers = game.table.dreamers
        for me, was in zip(dreamers, distress, strict=False):
            self.did[me.archetype, "distress"] += max(me.distress - was, 0) if game.table.tile else 0
        for event in game.events(since):
            if event.text.key == "event-scene-ended":
                for seat in self._here:
                    self.did[dreamers[seat].archetype, "scenes"] += 1
                    self.did[dreamers[seat].archetype, "won"] += bool(event.text.arguments()["won"])

    def table(self) -> str:
        """A row for each archetype."""
        head = "| archetype | cards paid for Awareness / Cunning / Wrath / moving | steps a scene | Distress a scene | "
        lines = [f"{head}scenes won |", "|---|---|---|---|---|"]
        for who in dict.fromkeys(name for name, what in self.did if what == "scenes"):
            cards, scenes = sum([self.did[who, colour] for colour in COLOURS]), self.did[who, "scenes"]
            shares = " / ".join([f"{self.did[who, colour] / max(cards, 1):.0%}" for colour in COLOURS])
            a_scene = [f"{self.did[who, what] / scenes:.1f}" for what in ("steps", "distress")]
            won = f"{self.did[who, 'won'] / scenes:.0%} of {scenes}"
            lines.append("| " + " | ".join([who, shares, *a_scene, won]) + " |")
        return "\n".join(lines)

    def market(self) -> str:
        """What was bought."""
        never = sorted(self.offered - set(self.bought))
        often = ", ".join([f"{card} {times}" for card, times in self.bought.most_common(8)])
        told = f"{len(self.offered)} cards offered, {len(self.bought)} bought ({sum(self.bought.values())} times)"
        return f"{told}; most often: {often}; never, though offered: {', '.join(never)}"


def play(players: int, profile: str, seed: int, tally: Tally, deal: count[int] | None) -> tuple[Game[Any], int]:
    """One act, and how often it was restored."""
    game, rng = nocturne.new("etherfields", players=players, seed=seed, profile=profile), Random(seed)
    bots: dict[int, Player] = {}
    restored = 0
    while game.over is None and game.version < LONGEST:
        decision = game.open[0]
        if decision.seat == CHANCE:
            option = rng.choice(decision.ids())
        elif decision.kind == "PickDreamer" and deal is not None:
            option = dealt(game, decision, next(deal))
        else:
            bot = bots.setdefault(decision.seat, player_for("etherfields", Seat(decision.seat)))
            option = bot.choose(game.view(decision.seat), decision, rng)
        distress, since = tuple([me.distress for me in game.table.dreamers]), game.version
        tally.before(game, decision, option)
        game.answer(decision.seat, option)
        tally.after(game, distress, since)
        if option == "save-now" or not game.version % EVERY:
            game, bots, restored = nocturne.load(game.save()), {}, restored + 1
    return game, restored


def dealt(game: Game[Any], decision: Decision, number: int) -> str:
    """The archetype whose turn it is, or the next that nobody is."""
    every = [f"{BECOME}{name}" for name in game.table.lib.decks]
    order = every[number % len(every) :] + every[: number % len(every)]
    return next(option for option in order if option in decision.ids())


def main() -> None:
    """Play ten of them."""
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    tally, deal = Tally(), count(seed) if "dealt" in sys.argv[2:] else None
    print("| Dreamers | edition | answers | restored | Dreams entered | outcome |\n|---|---|---|---|---|---|")
    for players in range(1, 6):
        for profile in ("1.0", "2.0"):
            game, restored = play(players, profile, seed, tally, deal)
            dreams = [entry.option.rpartition("-")[2] for entry in game.log() if entry.option.startswith("enter-gate:")]
            ends = [flag for flag in OUTCOMES if flag in game.table.flags] or ["not reached"]
            told = (players, profile, game.version, restored, ", ".join(dreams), ends[0])
            print("| " + " | ".join(map(str, told)) + " |", flush=True)
    print(f"\n{tally.table()}\n\n{tally.market()}")


if __name__ == "__main__":
    main()
