"""What a Reaction is worth to Evil now, read from what the card does and from where everybody stands."""

from __future__ import annotations

from nocturne.bots._records import Record, parts, printed
from nocturne.bots.alone.places import FAR, from_hero, on_the_way
from nocturne.bots.alone.style import THUMB_EVIL, EvilStyle
from nocturne.games.alone.views import AloneView, MapCreature

FLAT = {
    "damage": 1.0,
    "lose-adrenaline": 0.9,
    "ignore-hit": 0.6,
    "change-dice": 0.5,
    "draw-fewer": 0.7,
    "charge-less": 0.3,
    "answer-falsely": 0.6,
    "target-flees": 0.3,
    "punish-misses": 0.8,
    "short-circuit": 0.1,
    "bar-door-near": 0.4,
    "swap-creatures": 0.2,
}
"""What a verb is worth for each point of its amount, where 1 is a point of the Hero's Life or SC."""
MARKERS = {"gas": 0.8, "resin": 0.7, "static": 0.3, "tripwire": 0.4, "danger": 0.5}
UNLOCKED = {"move": 0.7, "life": 0.4, "sc": 0.3, "interact": 0.15, "combat": 0.15, "loot": 0.1, "track": 0.1}
"""How often in a Turn a card is unlocked by this, so far as one can tell."""


def face(card: str, *, dangerous: bool = False) -> Record:
    """One of the two effects of a Reaction card."""
    side: Record = printed(f"reaction/{card}").get("dangerous" if dangerous else "normal", {})
    return side


def worth(view: AloneView, do: object, style: EvilStyle = THUMB_EVIL) -> float:
    """What an effect is worth now: the sum of its parts."""
    return sum(part(view, verb, amount, more, style) for verb, amount, more in parts(do))


def part(view: AloneView, verb: str, amount: object, more: Record, style: EvilStyle) -> float:
    """What one part of an effect is worth now."""
    number = abs(amount) if isinstance(amount, int) else 1
    if verb in ("move-creature", "move-unheard", "move-spawned-creature"):
        return moved(view, number, int(more.get("creatures", 1)), str(more.get("which", "any")), style)
    if verb == "spawn-creature":
        return spawned(view, more)
    if verb in ("teleport-creature", "teleport-far"):
        return moved(view, 3 if verb == "teleport-far" else number, 1, "unrevealed", style)
    if verb in ("attack-at-once", "attack-harder"):
        return number * hit(view) if company(view) or verb == "attack-harder" else 0.0
    if verb in ("place-token", "place-danger-there"):
        return MARKERS.get("danger" if verb == "place-danger-there" else str(amount), 0.3)
    if verb == "darken-near":
        return 0.6 * bool(view.behind().lit)
    return FLAT.get(verb, 0.2) * number


def hit(view: AloneView) -> float:
    """The chance that a die of Evil's hits: SURGE counts where there is danger (AL-DICE-05)."""
    return 2 / 3 if view.behind().hero_at in view.behind().dangers else 1 / 3


def company(view: AloneView) -> bool:
    """Whether a creature is with the Hero."""
    return any(creature.at == view.behind().hero_at for creature in view.behind().creatures)


def bite(view: AloneView, kind: str) -> float:
    """The Life that a creature costs at the end of a Turn in the Hero's sector, on the average."""
    row = view.stats.get(kind)
    if row is None:
        return 1.0
    dice = row.lit if view.behind().hero_at in view.behind().lit else row.dark
    return dice * hit(view)


def gain(view: AloneView, creature: MapCreature, steps: int, style: EvilStyle) -> float:
    """What it is worth to move a creature so far: it arrives, attacks, perhaps scares; or it comes nearer."""
    far = from_hero(view).get(creature.at, FAR)
    if not far:
        return 0.0
    harm = bite(view, creature.kind)
    if far <= steps:
        row = view.stats.get(creature.kind)
        scare = 0 if creature.name or row is None else row.sc
        return harm + style.scare * scare
    return style.approach * max(harm, 0.3) * (1 / (far - steps) - 1 / far)


def moved(view: AloneView, steps: int, count: int, where: str, style: EvilStyle) -> float:
    """What it is worth to move some creatures: those that gain most by it."""
    able = [
        creature
        for creature in view.behind().creatures
        if where not in ("revealed", "unrevealed") or bool(creature.name) == (where == "revealed")
    ]
    gains = sorted((gain(view, creature, steps, style) for creature in able), reverse=True)
    return sum(gains[:count])


def spawned(view: AloneView, more: Record) -> float:
    """What a new creature is worth: the nearer it may come, the more; none where all are out."""
    kinds = [more["spawn-creature"], more["or"]] if "or" in more else [more.get("spawn-creature", "any")]
    best = 0.0
    for kind in view.stats if "any" in kinds or not kinds[0] else kinds:
        row = view.stats.get(kind)
        if row is not None and not kind.startswith("boss"):
            least = more.get("least") or max(1, row.distance - more.get("nearer", 0))
            best = max(best, (row.dark / 3 + 0.5 * row.sc) / least + 0.4)
    return best


def common(view: AloneView, style: EvilStyle) -> float:
    """What a Common Reaction is worth: one step of one creature."""
    return moved(view, 1, 1, "any", style)


def promise(card: str) -> float:
    """What a card in hand promises, wherever everybody stands: for throwing away what is worth least."""
    effect = face(card)
    unlock = str(effect.get("when", "")).rpartition("-")[2]
    flat = 0.0
    for verb, amount, _ in parts(effect.get("do")):
        flat += FLAT.get(verb, 0.7) * (abs(amount) if isinstance(amount, int) and verb in FLAT else 1)
    return UNLOCKED.get(unlock, 0.1) * flat


def on_path(view: AloneView) -> dict[str, float]:
    """How much places are in the Hero's way: most right before the feet."""
    return {place: 1 / (1 + steps) for place, steps in on_the_way(view).items()}
