"""Every card of the pack is played once in a real position, to the end of the Turn."""

import pytest

from nocturne.games.alone.components import Action, Occasion
from nocturne.games.alone.pack import content
from tests.games.alone.playing import HIT, MISS, SURGE, Playing, alone

GROUND = """
map: |
  c6 cA RA cA cA cC
  c5 .. .. .. .. c5
  R3 cA cA cA cA c9
  rooms infirmary 1:2,0 generator 1:0,2
  lcu 1:1,0
hero: {at: '1,0', life: 9, sc: 9, items: [it_bolt]}
"""
NEAR = "revealed: 0,0 1,0\ncreatures: worm 1,0; cultist 0,0; parasite 4,2; spores 5,1\nlit: 0,0 0,1 3,0\n"
ALONE_THERE = "revealed: 1,0\ncreatures: worm 3,0; cultist 0,0; parasite 4,2; spores 5,1\nlit: 0,0 0,1 3,0\n"

DECLARED = {
    "move": ("move:west", ALONE_THERE),
    "explore": ("explore:west", ALONE_THERE),
    "combat": ("attack:*", NEAR),
    "track": ("track", ALONE_THERE),
    "loot": ("loot", ALONE_THERE),
    "interact": ("repair:west", ALONE_THERE),
    "life": ("move:west", NEAR),  # the worm strikes whoever leaves
    "sc": ("move:west", ALONE_THERE.replace("cultist", "mutant")),  # it is met there
}


def turn_with(key: str, *, dangerous: bool) -> Playing:
    """A Turn in which Evil holds the card, up to the moment when it can be played."""
    card = content().reactions[key]
    action, creatures = DECLARED[card.unlock]
    place = "0,0" if action == "move:west" and card.unlock != "life" else "1,0"
    place = "0,0 1,0" if card.unlock in ("life", "sc", "move") else place
    faces = [MISS, MISS] if key == "snare_ricochet" else [HIT, HIT]
    game = alone(
        GROUND + creatures + (f"danger: {place}\n" if dangerous else "") + f"hands: [[{key}]]\n"
        f"coming: {[*faces, *[HIT] * 12]}"
    )
    game.play(action)
    return game


def find_card(game: Playing, option: str) -> None:
    """Decline everything until the card is offered."""
    while not game.offers(option):
        ids = game.offered
        assert game.table.turn == 1, f"{option} was never offered"
        game.play(next((one for one in ("pass", "done") if one in ids), ids[0]))


def finish(game: Playing) -> None:
    """Choose the first of whatever is offered until the Turn is over."""
    while game.game.open and not (game.asked == "HeroTurn" and game.table.turn > 1):
        game.play(game.offered[0])


@pytest.mark.rule("AL-DECK-05", "AL-DECK-04")
@pytest.mark.parametrize("dangerous", [False, True], ids=["normal", "dangerous"])
@pytest.mark.parametrize("key", sorted(content().reactions))
def test_each_reaction_card_can_be_played(key: str, *, dangerous: bool) -> None:
    game = turn_with(key, dangerous=dangerous)
    option = f"play-dangerous:{key}" if dangerous else f"play:{key}"
    find_card(game, option)
    game.play(option)
    finish(game)
    assert [(one.card, one.face_down) for one in game.table.track] == [(key, False)]
    game.game.check()


ACTION_ITEMS = sorted(key for key, card in content().items.items() if isinstance(card.kind, Action))
BARRED = "barred: 1,0-2,0\n"


def use(key: str, more: str, *, upgraded: bool) -> Playing:
    """The Hero has the Item in hand."""
    other = "it_calm" if key == "it_vest" else "it_vest"
    item = f"{{key: {key}, upgraded: {str(upgraded).lower()}}}, {{key: {other}, charges: 2}}"
    return alone(GROUND.replace("it_bolt", item) + more)


@pytest.mark.rule("AL-CONTENT-01", "AL-ITEM-04")
@pytest.mark.parametrize("upgraded", [False, True], ids=["basic", "advanced"])
@pytest.mark.parametrize("key", ACTION_ITEMS)
def test_each_action_item_can_be_used(key: str, *, upgraded: bool) -> None:
    fights = content().items[key].kind is Action.COMBAT
    game = use(key, (NEAR if fights else ALONE_THERE) + (BARRED if key == "it_prybar" else ""), upgraded=upgraded)
    game.play(f"use-action-item:0:{key}")
    finish(game)
    assert game.table.turn == 2
    assert next((one.charges for one in game.hero.items if one.key == key), 0) < 3
    game.game.check()


OCCASIONS = {
    Occasion.TURN_START: ("", ALONE_THERE),
    Occasion.ROLLED_EVIL: ("move:west", NEAR),
    Occasion.ACTION_OVER: ("loot", ALONE_THERE),
    Occasion.HAZARD: ("move:west", "conditions: {gas: '0,0'}\n"),
    Occasion.ENCOUNTER: ("move:west", ALONE_THERE.replace("cultist", "mutant")),
    Occasion.ROLLED_HERO: ("attack:*", NEAR),
    Occasion.APPROACH: ("loot", "creatures: worm 0,0\nhands: [[fang_drop]]\n"),
    Occasion.NOISE: ("loot", "creatures: worm 0,0\nhands: [[fang_drop]]\n"),
    Occasion.REACTION: ("loot", "creatures: worm 0,0\nhands: [[fang_drop]]\n"),
}
PASSIVE = sorted(key for key, card in content().items.items() if isinstance(card.kind, Occasion))


@pytest.mark.rule("AL-CONTENT-01", "AL-ITEM-05")
@pytest.mark.parametrize("upgraded", [False, True], ids=["basic", "advanced"])
@pytest.mark.parametrize("key", PASSIVE)
def test_each_passive_item_can_be_used_on_its_occasion(key: str, *, upgraded: bool) -> None:
    occasion = content().items[key].kind
    assert isinstance(occasion, Occasion)
    action, more = OCCASIONS[occasion]
    game = use(key, more + f"coming: {[SURGE if key == 'it_lamp' else HIT] * 9}", upgraded=upgraded)
    if action:
        game.play(action)
    option = f"use-item:0:{key}"
    while not game.offers(option):
        assert game.table.turn == 1, f"{option} was never offered"
        game.play(game.offered[0])
    game.play(option)
    while game.asked != "HeroTurn":
        game.play(game.offered[0])
    assert next((one.charges for one in game.hero.items if one.key == key), 0) < 3
    game.game.check()


@pytest.mark.rule("AL-CONTENT-03", "AL-MISSION-12")
@pytest.mark.parametrize("key", sorted(content().missions))
def test_each_mission_can_be_completed(key: str) -> None:
    card = content().missions[key]
    final = card.colour == "red"
    missions = f"[{{key: {key}, active: true}}]" if final else f"[f_pods, {key}]"
    text = f"""
map: |
  c2 R8
  rooms {card.room.value} 1:1,0
hero: {{at: '1,0', life: 5, sc: 5}}
lit: 1,0
boss: boss_choir
boss_out: true
missions: {missions}
coming: {[0] * 40}
"""
    game = alone(text)
    for _ in range(card.complete.interact):
        game.end_turn(f"interact-mission:{key}")
    if card.complete.away:
        assert not game.game.over
        assert game.table.task(key).count == card.complete.interact
    else:
        assert game.winners == ((0,) if final else ())
        assert game.table.task(key).done
