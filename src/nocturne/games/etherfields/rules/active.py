"""What is active now: Morphings in force, Masks, Progress cards, and the numbers they change."""

from __future__ import annotations

from nocturne.games.etherfields.components import STATES, Intent, Morph
from nocturne.games.etherfields.model import Entity, Etherfields, Figure
from nocturne.kernel import Refusal, Seat

BASE = {"hand": 6, "progress": 4, "items": 3, "draw": 4, "assault-range": 0, "contact-range": 0}
"""EF-HAND-01, EF-PROGRESS-05, EF-ITEM-01, EF-DRAW-01."""
OFF_MASKS, OFF_PROGRESS = Morph.MASK, Morph.PROGRESS  # the Morphings that switch them off
GEMS_BARRED = {
    True: Refusal.by("EF-MORPH-11", "refuse-gems-barred"),
    False: Refusal.by("EF-MORPH-12", "refuse-gems-reroll"),
}


def is_immune(figure: Figure) -> bool:
    """Whether a State keeps later Morphings from a figure (EF-STATE-09)."""
    return bool(figure.states) and any(STATES[token.state].immune for token in figure.states)


def morphs_on(entity: Entity, figure: Figure | None) -> tuple[Morph, ...]:
    """The Morphings that a figure obeys: all on its tile, but a State may keep later ones off (EF-STATE-09)."""
    return figure.obeys if figure is not None and is_immune(figure) else entity.morphs


def in_force(game: Etherfields, morph: Morph) -> bool:
    """Whether a disabling Morphing works anywhere: as long as it lies there (EF-MORPH-02)."""
    for entity in game.entities:
        if morph in entity.morphs and any(
            morph in morphs_on(entity, figure) for figure in game.figures_of(entity.tile)
        ):
            return True
    return False


def limiting(game: Etherfields) -> tuple[bool, ...]:
    """Whether the Morphings work that switch Masks and Progress cards off, and their limits with them (EF-MORPH-19)."""
    return tuple([in_force(game, morph) for morph in (OFF_MASKS, OFF_PROGRESS)])


def refuse_gems(game: Etherfields, *, reroll: bool = False) -> Refusal | None:
    """Under its Morphing Gems are of no use at all in 1.0, and reroll nothing in 2.0 (EF-MORPH-11, EF-MORPH-12)."""
    wholly = bool(game.box.value("EF-MORPH-11"))
    return GEMS_BARRED[wholly] if (wholly or reroll) and in_force(game, Morph.GEMS) else None


def active_progress(game: Etherfields, seat: Seat) -> tuple[str, ...]:
    """Placed, face-up Progress cards that a Morphing has not switched off (EF-PROGRESS-07, EF-MORPH-08)."""
    cards = game.dreamers[seat].progress
    return () if cards and in_force(game, OFF_PROGRESS) else cards


def active_mask(game: Etherfields, seat: Seat) -> str:
    """The worn Mask, unless a Morphing makes Masks inactive (EF-MASK-01, EF-MORPH-07)."""
    mask = game.dreamers[seat].mask
    return "" if mask and in_force(game, OFF_MASKS) else mask


def progress_count(game: Etherfields, seat: Seat, colour: Intent) -> int:
    """The Progress-count icon: active, unflipped Progress cards of a colour (EF-PROGRESS-11)."""
    return sum([game.lib.influence[card].colour == colour for card in active_progress(game, seat)])


def stat(game: Etherfields, seat: Seat, name: str) -> int:
    """A number of a Dreamer with everything that changes it (EF-HAND-02).

    Two like Progress cards do not double their effect unless the card says so (EF-PROGRESS-14).
    """
    changers, me, total = game.lib.changers.get(name), game.dreamers[seat], BASE[name]
    lying = me.progress + me.burdens + game.wisdom + game.items
    if changers and (me.mask in changers or not changers.isdisjoint(lying)):
        active = {active_mask(game, seat), *active_progress(game, seat), *me.burdens, *game.wisdom}
        total += sum([_change(game, of, name) for of in active & changers])
        if name != "items":
            total += sum([_change(game, of, name) for of in game.items if of in changers])
    if game.lasting:
        total += sum([by for what, by, whose in game.lasting if what == name and whose == seat])
    return total


def _change(game: Etherfields, of: str, name: str) -> int:
    return sum([passive.by for passive in game.lib.passives[of] if passive.stat == name])


def hand_limit(game: Etherfields, seat: Seat) -> int:
    """The Hand Size limit, which holds at all times (EF-HAND-01)."""
    return stat(game, seat, "hand")


def item_limit(game: Etherfields) -> int:
    """How many Items may be active; effects may open a fourth slot, whoever brings them (EF-ITEM-01)."""
    changers, total = game.lib.changers.get("items"), BASE["items"]
    if changers:
        active = {*game.wisdom}
        for seat in game.present:
            active |= {active_mask(game, seat), *active_progress(game, seat), *game.dreamers[seat].burdens}
        total += sum([_change(game, of, "items") for of in active & changers])
    return total + sum([by for what, by, _ in game.lasting if what == "items"])
