"""The words that the Dreams of act one brought: things and Sealed cards as prices, Turns taken back, who hides anew."""

from __future__ import annotations

import pytest

from nocturne.effects.interpret import Do
from nocturne.effects.word import Bound
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.rules.awakening import Awaken
from nocturne.games.etherfields.rules.scenes import ResolveSlumber
from nocturne.games.etherfields.rules.world import Idle
from nocturne.kernel import Game
from tests.packs.etherfields.trial import A, Trial, ids, me, on_the_map, over, play, refused, scene, tried

COUNTER = "- {{kind: mask, id: counter, name: Counter, actions: [{{pay: [{}], do: [{{gain: ether}}]}}]}}\n"
WORN = "dreamers: {{a: {{masks: [counter], mask: counter, sealed: [{}]}}}}\nitems: [{}]\n"


def at_the_counter(price: str, sealed: str = "", items: str = "") -> Game[Etherfields]:
    return scene(COUNTER.format(price), WORN.format(sealed, items))


@pytest.mark.rule("EF-ITEM-06", "EF-ACTION-15")
def test_things_that_are_handed_in_go_to_storage_one_after_the_other() -> None:
    game = at_the_counter("{hand-in: 2}", items="lucky-coin, coal-shovel, alarm-clock")
    game = play(game, "use:counter/1", "drop:coal-shovel:up", "drop:lucky-coin:up")
    assert game.table.items == ("alarm-clock",)
    assert {"coal-shovel", "lucky-coin"} <= set(game.table.storage)
    assert me(game).ether == 1


@pytest.mark.rule("EF-ACTION-02")
def test_what_the_team_has_not_got_it_cannot_hand_in() -> None:
    game = at_the_counter("{hand-in: 2}", items="lucky-coin")
    assert refused(game, "use:counter/1") == "EF-ACTION-02"


@pytest.mark.rule("EF-SEAL-03", "EF-ACTION-15")
def test_cards_that_are_picked_up_come_from_the_top_of_the_own_sealed_pile() -> None:
    game = play(at_the_counter("{pick-up: 2}", sealed="raise, poker-face, system"), "use:counter/1")
    assert me(game).sealed == ("raise",)
    assert {"poker-face", "system"} <= set(me(game).discard)
    assert me(game).ether == 1


@pytest.mark.rule("EF-ACTION-02")
def test_whoever_has_sealed_too_little_picks_nothing_up() -> None:
    assert refused(at_the_counter("{pick-up: 2}", sealed="raise"), "use:counter/1") == "EF-ACTION-02"


@pytest.mark.rule("EF-TURNCARD-11")
def test_the_turn_that_was_discarded_last_is_played_again_and_before_the_first_there_is_none() -> None:
    game = tried("[take-back-turn]", "turns: [turn-4, turn-7]\nturns_out: [turn-9, turn-1]\n")
    assert (game.table.turns, game.table.turns_out) == (("turn-4", "turn-7", "turn-1"), ("turn-9",))
    none = tried("[take-back-turn]", "turns: [turn-4, turn-7]\nturns_out: []\n")
    assert none.table.turns == ("turn-4", "turn-7")


NOOK = """\
- {kind: map, id: nook, name: Nook, slot: a1,
   features: [{icon: spawn, at: [3], value: heart}, {icon: spawn, at: [1], value: club}]}
- {kind: script, id: trial, name: "0", do: [{reappear: light, of: lodger}]}
"""
LAIR = "players: 1\nslumber: lodger\nturns: [turn-1]\nground: {{tiles: [nook]}}\n"
LAIR += (
    "dreamers: {{a: {{at: 0, hand: [raise, raise]}}}}\nfigures: [{{of: lodger, at: 8, states: [{}]}}]\ntokens: [{}]\n"
)


@pytest.mark.rule("EF-SPAWN-03", "EF-STATE-07")
@pytest.mark.parametrize(
    ("states", "tokens", "at"),
    [("", "", 9), ("", "{kind: light, at: 8}", 8), ("{state: paralyzed}", "", 8), ("", "{kind: swamp, at: 8}", 9)],
)
def test_who_reappears_goes_to_the_spawn_space_of_the_suit_unless_it_is_lit_or_held_fast(
    states: str, tokens: str, at: int
) -> None:
    game = Game.from_position(Trial(over(NOOK)), LAIR.format(states, tokens))
    table = game.table.clone()
    table.agenda.append(Do("script/trial", 0, 0, Bound(A, "card:lodger", ())))
    game = Game(game.codec, game.box, table)
    assert [figure.at for figure in game.table.figures_of("lodger")] == [at]


@pytest.mark.rule("EF-PUB-17")
@pytest.mark.parametrize("profile", ["1.0", "2.0"])
def test_a_script_may_put_another_tile_in_the_place_of_delta(profile: str) -> None:
    eve = (
        "- {kind: tile, id: eve, name: Eve, role: delta, effects: [{when: text, do: [{gain: hour, amount: 2}]}]}\n"
        "- {kind: secret, id: eve, name: 9-Z, back: slumber, front: slumber}\n"
        "- {kind: script, id: eve-comes, name: '900', do: [{retire: delta}, {show: eve}]}\n"
    )
    game = on_the_map(eve, "slumbers: [delta]\nhours: 1\n", profile=profile)
    assert "eve" in game.table.boxed, "it lies in the box until the script shows it"
    table = game.table.clone()
    table.agenda[:] = [Idle(), ResolveSlumber(), Do("script/eve-comes", 0, 0, Bound(A, "script/eve-comes", ()))]
    game = Game(game.codec, game.box, table)
    assert "delta" not in game.table.slumbers
    while game.open[0].kind != "Idle":
        game.answer(A, "pass" if "pass" in ids(game) else ids(game)[0])
    assert game.table.hours == 5 + 2, "the clock of one Dreamer, and what the other tile adds"
    assert "eve" in game.table.slumbers


@pytest.mark.rule("EF-AWAKEN-02", "EF-PUB-17")
def test_a_card_in_the_place_of_the_awakening_card_adds_a_last_step_to_it() -> None:
    eggs = "- {kind: wisdom, id: eggs, name: Eggs, effects: [{when: waking, do: [{gain: hour, amount: 2}]}]}\n"
    game = on_the_map(eggs, "wisdom: [eggs]\nhours: 1\n")
    table = game.table.clone()
    table.agenda[:] = [Idle(), Awaken()]
    game = Game(game.codec, game.box, table)
    while game.open[0].kind != "Idle":
        game.answer(A, "done" if "done" in ids(game) else ids(game)[0])
    assert game.table.hours == 3
    assert (
        Trial(over(eggs)).made.records.rules("wisdom/eggs") == "At the end of each Awakening: The Team gains 2 Hours."
    )


@pytest.mark.rule("EF-ENTITY-05")
@pytest.mark.parametrize(("tile", "hours"), [("lodger", 3), ("dog", 2)])
def test_an_effect_may_ask_which_entity_it_is(tile: str, hours: int) -> None:
    there_is = f"{{there-is: {{a: entity, where: {{entity-is: {tile}}}}}}}"
    game = tried(f"[{{if: {there_is}, then: [{{gain: hour}}]}}]")
    assert game.table.hours == hours
