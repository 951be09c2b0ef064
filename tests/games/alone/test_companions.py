"""Companions: whose damage can fall on them (area COMPANION)."""

import pytest

from nocturne.games.alone.pack import content
from nocturne.games.alone.rules.missions import newcomers
from tests.games.alone.playing import HIT, LONG, Playing, alone

FOUND = (
    f"map: {LONG}\nhero: {{at: '0,0', companion: {{key: ch_okoro, charges: 6}}}}\nhands: [[dread_find]]\ncoming: [0]\n"
)


def grim_find(*options: str, text: str = "") -> Playing:
    return alone(FOUND + text).play("loot", *options)


@pytest.mark.rule("AL-COMPANION-12", "AL-DAMAGE-06")
def test_a_loss_that_the_hero_picked_stays_with_the_hero_and_unlocks_its_reactions() -> None:
    game = alone(FOUND.replace("[dread_find]", "[dread_find, dread_panic]")).play("loot", "play:dread_find", "branch:0")
    assert (game.hero.sc, game.hero.companion and game.hero.companion.charges) == (11, 6)
    assert game.offers("play:dread_panic")


@pytest.mark.rule("AL-COMPANION-12", "AL-COMPANION-07")
def test_where_the_hero_could_pick_nothing_else_the_loss_is_evils() -> None:
    dangerous = grim_find("play-dangerous:dread_find", text="danger: 0,0\n")
    assert dangerous.offered == ("on-hero", "on-companion")
    locker = alone(FOUND.replace("[dread_find]", "[dread_find, snare_locker]").replace("coming: [0]\n", ""))
    nothing_drawn = locker.play("loot", "play:snare_locker", "play:dread_find")
    assert nothing_drawn.offered == ("on-hero", "on-companion")


@pytest.mark.rule("AL-COMPANION-12")
def test_what_a_card_does_after_the_heros_own_choice_is_evils_again() -> None:
    game = alone(FOUND.replace("[dread_find]", "[dread_find, dread_voices]"))
    game.play("loot", "play:dread_find", "branch:0")
    assert not game.table.picked
    shock = alone(FOUND.replace("[dread_find]", "[dread_find, fang_roar]") + "creatures: worm 2,0\n")
    shock.play("loot", "play:dread_find", "branch:0", "play:fang_roar", "the-creature*", "creep:west", "creep:west")
    assert shock.offered == ("on-hero", "on-companion")  # the Worm scares in the middle of what the Hero picked


@pytest.mark.rule("AL-COMPANION-07")
@pytest.mark.parametrize(("choice", "life", "charges"), [("on-hero", 10, 6), ("on-companion", 12, 4)])
def test_evil_may_but_need_not_turn_damage_on_the_companion(choice: str, life: int, charges: int) -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', companion: {{key: ch_okoro}}}}\ncreatures: parasite 0,0\n"
    game = alone(text + f"coming: {[2, HIT, HIT]}").play("loot", choice)
    assert game.hero.companion is not None
    assert (game.hero.life, game.hero.companion.charges) == (life, charges)


@pytest.mark.rule("AL-COMPANION-01", "AL-CONTENT-07")
def test_whoever_the_hero_is_every_other_character_may_come_as_a_companion() -> None:
    everybody = list(content().characters)
    for hero in everybody:
        found = newcomers(alone(f"map: {LONG}\nhero: {{character: {hero}}}").table)
        assert sorted([*found, hero]) == sorted(everybody)
