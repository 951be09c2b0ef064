"""The start of a Turn: recovery, Bullet Time, sacrifice, what names the start of a Turn (TURN, ADRENALINE, BULLET)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nocturne.games.alone.components import Harm, Occasion
from nocturne.games.alone.events.sheet import AdrenalineSpent, CompanionLost
from nocturne.games.alone.model import HERO, Alone
from nocturne.games.alone.rules.base import named
from nocturne.games.alone.rules.harm import RECOVER, Heal, recover, room_to_recover
from nocturne.games.alone.rules.uses import UseAbility, UseItem, occasion, refuse_use, use, uses
from nocturne.kernel import Name, Option, Refusal


class BulletTime(Option, frozen=True):
    """Spend Adrenaline to perform 2 actions in this Turn."""


class Sacrifice(Option, frozen=True):
    """Sacrifice the Companion."""

    companion: Name


BULLET = BulletTime()
LIFE, SC, TURN_START = Harm.LIFE, Harm.SC, Occasion.TURN_START


NO_ADRENALINE = Refusal.by("AL-ADRENALINE-02", "refuse-no-adrenaline")
ONE_BULLET = Refusal.by("AL-BULLET-04", "refuse-bullet-twice")
ONE_RECOVERY = Refusal.by("AL-ADRENALINE-03", "refuse-recovered")
NO_RECOVERY = {harm: Refusal.by("AL-ADRENALINE-11", "refuse-nothing-to-recover", harm=harm) for harm in Harm}


def start_options(game: Alone) -> list[Option]:
    """All that the start of a Turn could offer, allowed or not."""
    options: list[Option] = [*RECOVER.values(), BULLET]
    companion = game.hero.companion
    if companion is not None:
        options.append(named(Sacrifice, "character", companion.key))
    return [*options, *uses(game, Occasion.TURN_START)]


def _refuse_recovery(game: Alone, option: Heal) -> Refusal | None:
    """1 Adrenaline recovers 1 point, once per Turn, if it recovers anything (AL-ADRENALINE-03, AL-ADRENALINE-11)."""
    if not game.hero.adrenaline:
        return NO_ADRENALINE
    if game.recovered:
        return ONE_RECOVERY
    return None if room_to_recover(game, option.harm) else NO_RECOVERY[option.harm]


def _refuse_bullet(game: Alone, _option: Option) -> Refusal | None:
    if not game.hero.adrenaline:
        return NO_ADRENALINE
    return ONE_BULLET if game.bullet else None


def _recover(game: Alone, option: Heal) -> None:
    game.commit(AdrenalineSpent("recover"))
    recover(game, option.harm, 1)
    game.then(*occasion(game, Occasion.RECOVERING))


def _sacrifice(game: Alone, option: Sacrifice) -> None:
    """The Companion goes, with all its tokens, for a single effect (AL-COMPANION-04)."""
    game.commit(CompanionLost())
    card = game.content.characters[option.companion.id]
    game.then(*game.content.effect(card, card.sacrifice).due(HERO))


STARTS: dict[type[Option], Callable[[Alone, Any], None]] = {
    Heal: _recover,
    BulletTime: lambda game, _option: game.commit(AdrenalineSpent("bullet")),
    Sacrifice: _sacrifice,
    UseItem: use,
    UseAbility: use,
}


START_GUARDS: dict[type[Option], Callable[[Alone, Any], Refusal | None]] = {
    Heal: _refuse_recovery,
    BulletTime: _refuse_bullet,
    Sacrifice: lambda _game, _option: None,
    UseItem: refuse_use,
    UseAbility: refuse_use,
}


def start_offers(game: Alone) -> list[Option]:
    """The start-of-turn options that are allowed now: the same as asking their guards."""
    hero = game.hero
    options: list[Option] = []
    if hero.adrenaline:
        if not game.recovered:  # as in room_to_recover
            limit = game.limit
            if hero.life < limit:
                options.append(RECOVER[LIFE])
            if hero.sc < limit:
                options.append(RECOVER[SC])
        if not game.bullet:
            options.append(BULLET)
    if hero.companion is not None:
        options.append(named(Sacrifice, "character", hero.companion.key))
    ready = uses(game, TURN_START)
    return options + [offer for offer in ready if refuse_use(game, offer) is None] if ready else options
