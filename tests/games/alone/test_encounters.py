"""Meeting creatures, wherever they come from, and what does not count as meeting them (ENCOUNTER, STAIRS, LIGHT)."""

from collections.abc import Callable

import pytest

from nocturne.games.alone.model import Alone, Creature
from nocturne.games.alone.rules.movers import teleport
from nocturne.games.alone.rules.spawning import put
from nocturne.kernel.loop import run
from tests.games.alone.playing import HIT, LONG, MISS, SURGE, TWO_LEVELS, alone


def _teleported(table: Alone, worm: Creature) -> None:
    teleport(table, worm, table.here)


def _spawned(table: Alone, worm: Creature) -> None:
    put(table, worm.token + 1, table.here)


@pytest.mark.rule("AL-ENCOUNTER-04")
@pytest.mark.parametrize("come", [_teleported, _spawned])
def test_a_creature_put_into_the_heros_sector_scares(come: Callable[[Alone, Creature], None]) -> None:
    """No card of ours can do it, an effect of another pack may: the rule is general."""
    game = alone(f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0")
    come(game.table, game.creature("worm"))
    run(game.table)
    assert (game.hero.sc, game.table.met, len(game.table.creatures_at(game.table.here))) == (10, True, 1)


@pytest.mark.rule("AL-ENCOUNTER-04", "AL-ENCOUNTER-03")
def test_a_creature_seen_before_does_not_scare_when_it_is_teleported_to_the_hero() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nrevealed: 0,0 1,0\ncreatures: worm 1,0")
    teleport(game.table, game.creature("worm"), game.table.here)
    run(game.table)
    assert (game.where("worm"), game.hero.sc, game.creature("worm").name) == ("0,0", 12, 1)


@pytest.mark.rule("AL-ENCOUNTER-03")
def test_a_revealed_creature_that_comes_to_the_hero_does_not_scare() -> None:
    text = (
        f"map: {LONG}\nhero: 0,0\nrevealed: 0,0 1,0\ncreatures: worm 1,0\nhands: [[fang_feast]]\ncoming: [2, 2, 2, 2]"
    )
    game = alone(text).play("loot", "common:fang_feast", "the-creature:12*", "creep:west")
    assert (game.where("worm"), game.hero.sc) == ("0,0", 12)
    assert "met" not in game.told()


@pytest.mark.rule("AL-ENCOUNTER-03")
def test_a_creature_first_revealed_beside_the_hero_scares_neither_then_nor_when_it_comes() -> None:
    text = (
        f"map: {LONG}\nhero: 0,0\nrevealed: 0,0 1,0\ncreatures: worm 2,0\nhands: [[swarm_skitter]]\ncoming: [2, 2, 2]"
    )
    game = alone(text.replace("hero: 0,0", "hero: 1,0")).play("move:west", "play:swarm_skitter", "the-creature:12*")
    game.play("creep:west")
    assert (game.creature("worm").name, game.hero.sc) == (1, 12)
    assert game.play("creep:west", "done").hero.sc == 12


@pytest.mark.rule("AL-ENCOUNTER-09")
def test_a_creature_seen_by_light_does_not_scare() -> None:
    game = alone("map: |\n  c2 cA c8\n  lcu 1:0,0\nhero: 0,0\ncreatures: worm 1,0").play("repair:east")
    assert (game.creature("worm").name, game.hero.sc) == (1, 12)
    assert "met" not in game.told()


@pytest.mark.rule("AL-STAIRS-06")
def test_stairs_cost_a_creature_the_step_that_it_has() -> None:
    text = f"{TWO_LEVELS}creatures: worm 2:1,0\nhands: [[fang_feast, fang_rush]]"
    game = alone(text).play("loot", "common:fang_feast", "the-creature:12*", "creep:stairs")
    assert (game.is_at("worm", "1:1,0"), game.asked) == (True, "ReactionWindow")


@pytest.mark.rule("AL-CREATURE-02", "AL-REACTION-04")
def test_a_common_reaction_moves_one_creature_only() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: worm 4,0; spores 5,0\nhands: [[fang_feast, fang_rush]]"
    game = alone(text).play("loot", "common:fang_feast", "the-creature:12*", "creep:west")
    assert game.asked == "ReactionWindow"


@pytest.mark.rule("AL-NOISE-14", "AL-NOISE-01")
def test_a_noise_is_told_without_the_type_even_of_a_spawned_creature() -> None:
    text = f"map: {LONG}\nhero: 0,0\nhands: [[fang_feast, fang_rush]]"
    game = alone(text).play("loot", "play:fang_feast", "of-type:worm", "at:1:5,0")
    assert game.words()[-1] == "A noise comes from the east."
    assert "worm" not in " ".join(game.words()).lower()


@pytest.mark.rule("AL-LIGHT-02")
@pytest.mark.parametrize(("upgraded", "lit"), [("false", "1,0"), ("true", "0,0 1,0 2,0")])
def test_an_item_turns_lights_on(upgraded: str, lit: str) -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [{{key: it_flare, upgraded: {upgraded}}}]}}"
    assert alone(text).play("use-action-item:0:it_flare").lit == lit


@pytest.mark.rule("AL-LIGHT-09")
def test_only_a_reaction_that_says_so_puts_out_the_light_of_the_heros_sector() -> None:
    text = f"map: {LONG}\nhero: 0,0\ndanger: 1,0\nlit: 1,0 2,0\nhands: [[dread_brownout]]"
    game = alone(text).play("move:east", "play-dangerous:dread_brownout")
    assert game.offered == ("at:1:1,0", "at:1:2,0", "done")
    assert game.play("at:1:1,0", "done").lit == "2,0"


@pytest.mark.rule("AL-ENCOUNTER-08", "AL-ATTACK-06")
def test_a_creature_met_by_its_own_movement_attacks_in_the_same_turn() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: parasite 1,0\nhands: [[fang_feast]]\ncoming: [2, {HIT}, {MISS}]"
    game = alone(text).play("loot", "common:fang_feast", "the-creature:3*", "creep:west")
    assert (game.hero.sc, game.hero.life) == (11, 11)


@pytest.mark.rule("AL-CONDITION-03", "AL-ENCOUNTER-01")
def test_on_entering_creatures_scare_before_a_condition_token_works() -> None:
    text = f"map: {LONG}\nhero: 0,0\nconditions: {{gas: '1,0'}}\ncreatures: mutant 1,0\ncoming: {[MISS] * 9}"
    game = alone(text).play("move:east")
    assert [one for one in game.words() if "loses" in one] == [
        "At the sight the Hero loses 2 SC.",
        "By the gas the Hero loses 1 Life.",
    ]


@pytest.mark.rule("AL-XP-12", "AL-DICE-07")
def test_dexterity_rerolls_a_die_that_is_a_hit() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', skills: [0, 0, 0, 0, 2]}}\ncreatures: parasite 0,0\n"
    game = alone(text + f"coming: {[2, MISS, HIT, MISS]}").play("loot", "use-skill:dexterity")
    assert game.hero.life == 12


@pytest.mark.rule("AL-DICE-07", "AL-DICE-08", "AL-XP-11")
def test_the_dice_chosen_are_rolled_again_and_none_that_hits_in_light() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', companion: {{key: ch_hayashi}}, items: [it_lamp]}}\ncreatures: worm 0,0\n"
    game = alone(text + f"coming: {[SURGE, MISS, HIT] + [MISS] * 9}").play("attack:1:worm", "use-ability*", "again:0:1")
    assert game.asked == "OnOccasion"  # the lamp can still be used
    assert game.game.view(0).roll.dice == ("surge", "hit")
    lit = alone(text + f"lit: 0,0\ncoming: {[SURGE, MISS, HIT] + [MISS] * 9}").play("attack:1:worm", "use-ability*")
    assert lit.game.view(0).roll.dice == ("surge", "hit")  # only the miss could be chosen
