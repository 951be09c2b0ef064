"""What the Characters do, as the Hero and as Companions (CONTENT, COMPANION)."""

import pytest

from tests.games.alone.playing import HIT, LONG, alone


@pytest.mark.rule("AL-CONTENT-04")
def test_a_frozen_type_neither_moves_nor_attacks_until_the_end_of_the_round() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', companion: {{key: ch_rahimi}}}}
        creatures: worm 0,0; spores 5,0
        hands: [[fang_feast]]
    """
    game = alone(text).play("sacrifice:ch_rahimi", "of-type:worm", "loot", "common:fang_feast")
    assert game.offered == ("the-creature:0:spores:1:5,0", "done")
    game.play("done")
    assert "rolled" not in game.told()
    assert "rolled" not in game.play("move:east").told()  # nor does it strike whoever leaves


@pytest.mark.rule("AL-CONTENT-04")
def test_an_ability_of_the_hero_works_once_a_round() -> None:
    text = f"""
        map: {LONG}
        hero: {{at: '0,0', character: ch_hayashi}}
        creatures: worm 0,0
        coming: [0, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2]
    """
    game = alone(text).play("attack:1:worm", "use-ability:hero:ch_hayashi")
    assert game.creature("worm").wounded
    assert game.play("attack:1:worm").asked == "HeroTurn"  # not offered again


@pytest.mark.rule("AL-CONTENT-04")
def test_creatures_of_another_type_than_the_frozen_one_attack() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', companion: {{key: ch_rahimi}}}}\ncreatures: worm 0,0; parasite 0,0\n"
    game = alone(text + f"coming: {[2] + [HIT] * 9}").play("sacrifice:ch_rahimi", "of-type:worm", "loot")
    assert game.hero.life == 10  # the Parasite's two dice
    assert game.play("move:east").hero.life == 9  # and one die for whoever leaves it


@pytest.mark.rule("AL-CONTENT-04", "AL-ITEM-11")
def test_the_quartermasters_sacrifice_charges_three_items_at_most() -> None:
    items = ", ".join(f"{{key: {key}, charges: 1}}" for key in ("it_vest", "it_stim", "it_lamp", "it_calm"))
    game = alone(f"map: {LONG}\nhero: {{companion: {{key: ch_brandt}}, items: [{items}]}}\ncoming: [0, 0, 0]")
    game.play("sacrifice:ch_brandt")
    while game.asked == "DropItems":
        game.play("drop:4*")
    for _ in range(3):
        assert game.asked == "ChooseRecharge"
        game.play(game.offered[0])
    assert (game.asked, [one.charges for one in game.hero.items][:4]) == ("HeroTurn", [2, 2, 2, 1])
