"""Rules of the ledger that a pack keeps: how a campaign opens, and cards that a rule needs."""

from __future__ import annotations

import pytest

from nocturne.effects.decisions import ChooseBranch
from nocturne.effects.interpret import Do
from nocturne.effects.word import Block, Bound
from nocturne.games.etherfields.components import POOL_SIZE, Pool, Terrain
from nocturne.games.etherfields.game import GAME
from nocturne.games.etherfields.model import Etherfields
from nocturne.games.etherfields.pack import content, records
from nocturne.games.etherfields.records import GateRecord
from nocturne.games.etherfields.rules.active import item_limit, stat
from nocturne.games.etherfields.rules.base import effect
from nocturne.games.etherfields.rules.items import DiscardItem, GainItem
from nocturne.games.etherfields.rules.movement import terrain_at
from nocturne.games.etherfields.rules.scenes import EndScene, ResolveSlumber
from nocturne.games.etherfields.rules.secrets import Reveal
from nocturne.games.etherfields.words.control import Call
from nocturne.kernel import Game, Seat, Step, new_game
from nocturne.kernel.grid import Space
from tests.packs.etherfields.trial import A, Trial, ids, me, over, placed, tried

STARTING = ("lucky-coin", "skeleton-key", "storm-lantern", "coal-shovel", "alarm-clock")


def begun(players: int = 1, profile: str = "2.0", **options: bool) -> Game[Etherfields]:
    """A campaign in its first Dream, everybody at the first Entrance."""
    game = new_game(GAME, players, 1, profile, options)
    while game.open and game.open[0].kind != "FreePlay" and game.open[0].kind != "Round":
        game.answer(game.open[0].seat, game.open[0].ids()[0])
    return game


def stepping(game: Game[Etherfields], *steps: Step[Etherfields]) -> Game[Etherfields]:
    """The same position with these steps to be carried out first."""
    table = game.table.clone()
    table.agenda.extend(reversed(steps))
    return Game(game.codec, game.box, table)


def finish(game: Game[Etherfields], until: str) -> Game[Etherfields]:
    """Take the last option of every question, or go on, until one of this kind is open."""
    while game.open[0].kind != until:
        options = game.open[0].ids()
        game.answer(game.open[0].seat, "go-on" if "go-on" in options else options[-1])
    return game


def scripted(game: Game[Etherfields], *effects: str) -> Game[Etherfields]:
    """Carry out printed effects, asking nothing."""
    steps = [step for key in effects for step in effect(game.table, key, A, key.partition("/")[0])]
    return stepping(game, *steps)


@pytest.mark.rule("EF-ITEM-10", "EF-CAMPAIGN-11")
def test_the_five_starting_items_are_found_in_the_first_dream_three_become_active_and_two_are_stored() -> None:
    game = scripted(begun(), "bedroom/2", "corridor/1", "porter/1")
    while game.open[0].kind == "ChooseSlot":
        game.answer(A, "put-in" if "put-in" in ids(game) else "store")
    found = set(game.table.items) | set(game.table.storage)
    assert set(STARTING) <= found
    assert len(game.table.items) == 3
    assert len([one for one in game.table.storage if one in STARTING]) == 2


@pytest.mark.rule("EF-CAMPAIGN-11", "EF-CAMPAIGN-08")
def test_the_first_dream_supplies_masks_seasons_and_the_card_of_the_icons() -> None:
    game = scripted(begun(), "gate-first/out")
    game = finish(stepping(finish(game, "FreePlay"), EndScene(won=True)), "Idle")
    assert len(me(game).masks) == 2
    assert "the-house-rules" in game.table.wisdom
    assert game.table.seasons == content().dealt["seasons"]
    assert set(STARTING) <= set(game.table.item_market), "none of them was found"


@pytest.mark.rule("EF-EX-42", "EF-SETUP-03")
def test_the_first_slumber_deck_is_one_entity_two_tiles_of_progress_and_delta_at_the_bottom() -> None:
    game = finish(stepping(begun(), EndScene(won=True)), "Idle")
    deck, tiles = game.table.slumbers, content().tiles
    assert (deck[0], len(deck)) == ("delta", 4)
    assert [one for one in deck if tiles[one].is_entity] == ["lodger"]
    assert set(deck) - {"delta", "lodger"} == {"quiet-hour", "wrong-train"}


@pytest.mark.rule("EF-FAQ-02")
@pytest.mark.parametrize(("tile", "least"), [("quiet-hour", 3), ("wrong-train", 4)])
def test_the_two_early_slumbers_do_nothing_without_enough_active_progress(tile: str, least: int) -> None:
    known = [one.id for one in content().influence.values() if one.placing is not None and one.dreamer]
    cards = [one for one in known if one in content().decks["specialist"]][:5]
    for count in (least - 1, least):
        text = f"players: 1\nprofile: '2.0'\nslumbers: [delta, {tile}]\nhours: 2\n"
        text += f"dreamers: {{a: {{archetype: specialist, progress: [{', '.join(cards[:count])}]}}}}\n"
        game = stepping(Game.from_position(GAME, text), ResolveSlumber())
        assert (game.open[0].kind == "ChooseBranch") == (count >= least), game.open


@pytest.mark.parametrize(
    ("record", "asks"),
    [
        ("fate/chestnuts", "Hot Chestnuts"),
        ("script/theatre-sandbag", "Script 105"),
        ("tile/quiet-hour", "A Quiet Hour"),
    ],
)
def test_a_choice_between_effects_names_what_asks(record: str, asks: str) -> None:
    question = ChooseBranch(A, Do(record, Block(0), 0, Bound(A))).prompt(None, A)
    assert GAME.say(question) == f"{asks}: choose one."


@pytest.mark.rule("EF-ASSAULT-03", "EF-HAND-02")
def test_an_item_may_raise_a_range_or_the_hand_limit() -> None:
    longer = "passives: [{stat: assault-range, by: 1}, {stat: hand, by: 2}]"
    pole = f"- {{kind: item, id: pole, name: Pole, boxed: true, {longer}}}"
    changed = [placed(Trial(over(pole)), f"items: [{held}]\n").table for held in ("", "pole")]
    assert [stat(one, A, "assault-range") for one in changed] == [0, 1]
    assert [stat(one, A, "hand") for one in changed] == [6, 8]


@pytest.mark.rule("EF-WISDOM-02")
def test_wisdom_beyond_the_holder_stays_active() -> None:
    more = [f"- {{kind: wisdom, id: w{n}, name: W{n}, passives: [{{stat: items, by: 1}}]}}" for n in range(19)]
    names = ", ".join(f"w{n}" for n in range(19))
    game = placed(Trial(over("\n".join(more))), f"wisdom: [{names}]\n")
    assert item_limit(game.table) == 3 + 19


@pytest.mark.rule("EF-LUCK-02")
@pytest.mark.parametrize(("face", "ether"), [(0, 0), (1, 0), (2, 1), (5, 3)])
def test_a_result_of_the_luck_die_that_the_effect_does_not_mention_does_nothing(face: int, ether: int) -> None:
    game = tried("[{luck-roll: [{gain: ether, amount: rolled}]}]", f"coming: [{face}]\n")
    assert (me(game).ether, me(game).distress, me(game).sealed) == (ether, 0, ())
    plain = tried("[{luck-roll: [{gain: gem}]}]", f"coming: [{face}]\n")
    assert me(plain).gems == (1 if ether else 0)


@pytest.mark.rule("EF-COMP-06")
def test_a_token_removed_from_the_game_leaves_its_pool_for_the_rest_of_the_campaign() -> None:
    from nocturne.games.etherfields.rules.awakening import Awaken  # noqa: PLC0415 -- only here
    from nocturne.games.etherfields.rules.pools import left  # noqa: PLC0415 -- only here

    game = tried("[{put-token: story, count: 3}, {remove-token: story}, {take-token: story, count: 2}]")
    assert left(game.table, Pool.STORY) == POOL_SIZE[Pool.STORY] - 1
    assert left(stepping(game, Awaken()).table, Pool.STORY) == POOL_SIZE[Pool.STORY] - 1


@pytest.mark.rule("EF-EMOVE-10")
def test_an_entity_does_not_use_the_map_action_that_would_open_its_way() -> None:
    text = "players: 1\nprofile: '2.0'\ndream: gate-first\nground: {tiles: [bedroom, corridor, stairwell]}\n"
    text += "entities: [{tile: porter}]\nrevealed: [porter]\nfigures: [{of: porter, at: 43}]\nturns: [turn-1, turn-4]\n"
    text += "dreamers: {a: {at: 16}}\nat: dreamscape\ncoming: [2]\n"
    assert Game.from_position(GAME, text).table.figures[0].at != 43
    cut_off = Game.from_position(GAME, text.replace("bedroom, corridor, stairwell", "bedroom, stairwell"))
    assert cut_off.table.figures[0].at == 43, "a Map Action of the bedroom would lay the corridor"


@pytest.mark.rule("EF-CAMPAIGN-14")
def test_every_dream_has_a_goal_that_can_be_reached() -> None:
    whole = records()
    for gate in whole.all("gate"):
        assert isinstance(gate, GateRecord)
        parts = [f"gate/{gate.id}", *[key for key in whole if key.partition("/")[2] in gate.secrets]]
        for key in parts:  # what is tried in a Dream stands in its scripts
            called = [verb for block in whole[key].blocks for verb in block if isinstance(verb, Call)]
            parts += [script for verb in called if (script := f"script/{verb.script}") not in parts]
        verbs = {verb.named() for key in parts for block in whole[key].blocks for verb in block}
        assert "end-well" in verbs, gate.id


@pytest.mark.rule("EF-PCOUNT-01", "EF-GRADUAL-01")
@pytest.mark.parametrize(
    ("players", "action", "hand"),
    [
        (3, "lodger/1", ["old-scar", "old-scar"]),
        (2, "moths/1", ["old-scar"]),
        (3, "dog/1", ["hard-look"]),
        (5, "dog/3", ["old-scar", "old-scar"]),
    ],
)
def test_the_small_obstacles_grow_with_the_team(players: int, action: str, hand: list[str]) -> None:
    tile = action.partition("/")[0]
    near = "+--+--+\n|a  A |\n+  +  +\n|     |\n+--+--+"
    held = f"figures: [{{of: {tile}}}]\ndreamers: {{a: {{archetype: tough-guy, hand: [{', '.join(hand)}]}}}}\n"
    game = placed(GAME, held, players=players, land=near, tile=tile)
    game.answer(A, f"use:{action}")
    while game.open[0].kind != "FreePlay":
        options = game.open[0].ids()
        wanted = ("colour:wrath", f"spend:{hand[0]}", "done")
        game.answer(A, next((one for one in wanted if one in options), options[0]))
    assert [one.count for one in game.view(A).dreamscape.markers] == [1], "paid once, due for each"
    assert game.table.tile == tile


@pytest.mark.rule("EF-ACTION-07")
def test_a_price_of_two_distress_is_two_distress() -> None:
    near = "+--+--+\n|a  A |\n+  +  +\n|     |\n+--+--+"
    game = placed(GAME, "dreamers: {a: {archetype: tough-guy, hand: [clear-the-room]}}\n", land=near)
    game.answer(A, "use:clear-the-room/1")
    while game.open[0].kind in ("PreventWindow", "RapidWindow"):
        game.answer(A, "pass")
    assert me(game).distress == 2


@pytest.mark.rule("EF-TURNCARD-12")
def test_hastened_a_turn_card_is_resolved_and_stays() -> None:
    game = tried("[hasten]", "turns: [turn-1, turn-4]\ncoming: [0, 0]\n")
    while game.open[0].kind != "FreePlay":
        game.answer(A, game.open[0].ids()[0])
    assert game.table.turns == ("turn-1", "turn-4")
    assert [one.kind for one in game.events() if one.kind in ("rolled", "figure-moved")], "its steps were carried out"


@pytest.mark.rule("EF-FAQ-01")
def test_a_first_memory_of_a_dream_leaves_the_game_once_it_is_resolved() -> None:
    at = "players: 1\nprofile: '2.0'\ndream: gate-ferry\nground: {tiles: [gangway]}\ndreamers: {a: {at: 0}}\nhours: 1\n"
    game = stepping(Game.from_position(GAME, at), Reveal(A, "other-passenger"))
    while game.open[0].kind != "FreePlay":
        assert "other-passenger" in game.table.revealed, "its effect comes first"
        game.answer(A, game.open[0].ids()[0])
    assert (game.table.revealed, "other-passenger" in game.table.removed) == ((), True)
    after = stepping(game, EndScene(won=False), Reveal(A, "other-passenger"))
    assert "other-passenger" in after.table.removed, "the next time there is nothing to find"


ACROSS = "{lay-across: light, and: {a: space, within: 1, beyond: 1}}"


@pytest.mark.rule("EF-TERRAIN-04")
def test_a_card_lays_terrain_on_the_line_between_two_spaces_and_either_end_takes_it_up() -> None:
    game = tried(f"[{ACROSS}]")
    assert game.say(game.open[0].prompt) == (
        "Put a Light token on the line between your space and a space exactly 1 space away from you."
    )
    game.answer(0, "pick:space:1")
    assert [terrain_at(game.table, Space(one)) for one in (0, 1, 8, 2)] == [LIT, LIT, frozenset(), frozenset()]
    assert "A Light token is laid on the line between spaces a1 and b1." in [
        game.say(one.text) for one in game.events()
    ]
    assert [(one.kind, one.at, one.beside) for one in game.view(0).dreamscape.tokens] == [("light", 0, 1)]
    ends = "tokens: [{kind: light, at: 1, beside: 0}]"
    assert me(tried("[{if: {marked: light, space: here}, then: [{damage: 1, to: you}]}]", ends)).distress == 1
    gone = tried(
        "[{remove-marker: light, in: here}]", "tokens: [{kind: light, at: 1, beside: 0}, {kind: light, at: 1}]"
    )
    assert [(one.at, one.beside) for one in gone.table.tokens] == [(1, -1)]


@pytest.mark.rule("EF-TERRAIN-04")
def test_there_is_no_line_between_spaces_that_do_not_adjoin() -> None:
    game = tried("[{lay-across: water, and: {a: space, within: 2, beyond: 2}}]")
    game.answer(0, "pick:space:2")
    assert game.table.tokens == ()


LIT = frozenset({Terrain.LIGHT})


@pytest.mark.rule("EF-DREAM-08", "EF-ACTION-01")
def test_a_revealed_secret_beside_the_board_offers_its_action() -> None:
    at = "players: 1\nprofile: '2.0'\ndream: gate-ferry\nground: {tiles: [gangway]}\ndreamers: {a: {at: 0}}\nhours: 1\n"
    why = [Game.from_position(GAME, at + more).explain(A, "use:lifeboat/1") for more in ("", "revealed: [lifeboat]\n")]
    assert [one.rule for one in why if one is not None] == ["protocol:unknown-option", "EF-ACTION-13"]


@pytest.mark.rule("EF-DEATH-08")
def test_a_card_that_seals_itself_may_be_the_one_too_few() -> None:
    deck = content().decks["gambler"]
    for count, struck in ((7, False), (6, True)):
        cards = f"deck: [{', '.join(deck[1:count])}], discard: [{deck[0]}]"
        game = tried("[seal-this]", f"dreamers: {{a: {{archetype: gambler, {cards}}}}}\n", this=deck[0])
        assert ("defeat-struck" in [one.kind for one in game.events()]) is struck


@pytest.mark.rule("EF-HAND-05")
@pytest.mark.parametrize(("by", "asked"), [(-1, "DiscardExcess"), (1, "FreePlay")])
def test_a_card_that_lowers_the_hand_limit_is_felt_at_once(by: int, asked: str) -> None:
    hand = ", ".join(content().decks["gambler"][:6])
    game = tried(f"[{{heighten: hand, by: {by}}}]", f"dreamers: {{a: {{archetype: gambler, hand: [{hand}]}}}}\n")
    assert game.open[0].kind == asked


@pytest.mark.rule("EF-HAND-05")
@pytest.mark.parametrize("way", ["spent", "used", "discarded", "replaced"])
def test_an_item_that_raised_the_hand_limit_is_missed_as_soon_as_it_leaves(way: str) -> None:
    pole = "- {kind: item, id: pole, name: Pole, boxed: true, cunning: 2, passives: [{stat: hand, by: 1}], "
    pole += "actions: [{pay: [discard-this], do: [{gain: ether}]}]}"
    hand = ", ".join(content().decks["gambler"][:7])
    more = f"items: [pole, coal-shovel, alarm-clock]\ndreamers: {{a: {{archetype: gambler, hand: [{hand}]}}}}\n"
    game = placed(Trial(over(pole)), more)
    assert game.open[0].kind == "FreePlay"
    answers = {"spent": ("move", "spend-item:pole"), "used": ("use:pole/1",)}.get(way, ())
    if way == "discarded":
        game, answers = stepping(game, DiscardItem(A)), ("drop:pole:up",)
    elif way == "replaced":
        game, answers = stepping(game, GainItem(A, game.table.storage[0], "storage")), ("make-room:pole",)
    for answer in answers:
        game.answer(A, answer)
    assert game.open[0].kind == "DiscardExcess"


LEFT = "discard: [hard-look, hard-look, grudge, heavy-boots, heavy-boots, clear-the-room]"
SHORT = {
    "{seal: 2}": f"dreamers: {{a: {{archetype: tough-guy, deck: [old-scar], {LEFT}}}}}\n",
    "{lose: ether, amount: 2}": "dreamers: {a: {ether: 1}}\n",
    "{lose: hour}": "hours: 0\n",
    "flip": "dreamers: {a: {progress: []}}\n",
    "discard-item": "items: []\n",
}
ENOUGH = {
    "{seal: 2}": "dreamers: {a: {archetype: tough-guy, deck: [old-scar, old-scar]}}\n",
    "{lose: ether, amount: 2}": "dreamers: {a: {ether: 2}}\n",
    "{lose: hour}": "hours: 1\n",
    "flip": "dreamers: {a: {archetype: specialist, progress: [method]}}\n",
    "discard-item": "items: [lucky-coin]\n",
}


def whys(game: Game[Etherfields], *options: str, seat: Seat = A) -> list[str]:
    """The rules that forbid these options; nothing for one that is allowed."""
    found = [game.explain(seat, one) for one in options]
    return ["" if one is None else one.rule for one in found]


@pytest.mark.rule("EF-CHOICE-02", "EF-CHOICE-04")
@pytest.mark.parametrize("taken", SHORT)
def test_of_several_effects_one_that_takes_more_than_there_is_is_refused_in_2_0_only(taken: str) -> None:
    effect = f"[{{choose-one: [[{taken}, {{gain: gem}}], [{{damage: 1, to: you}}], [{{gain: hour}}]]}}]"
    assert whys(tried(effect, SHORT[taken]), "branch:0", "branch:1") == ["EF-CHOICE-02", ""]
    assert whys(tried(effect, ENOUGH[taken]), "branch:0", "branch:1") == ["", ""]
    old = tried(effect, SHORT[taken], profile="1.0")
    old.answer(A, "branch:0")
    assert me(old).gems == 1, "it is carried out as far as possible"


@pytest.mark.rule("EF-CHOICE-02", "EF-CHOICE-04")
@pytest.mark.parametrize(("profile", "rule"), [("2.0", "EF-CHOICE-02"), ("1.0", "EF-CHOICE-04")])
def test_cards_to_be_discarded_must_be_in_hand_in_both_editions(profile: str, rule: str) -> None:
    effect = "[{choose-one: [[{discard: 2}], [{damage: 1, to: you}], [{gain: hour}]]}]"
    for held, found in (("old-scar", rule), ("old-scar, old-scar", "")):
        hand = f"dreamers: {{a: {{archetype: tough-guy, hand: [{held}]}}}}\n"
        assert whys(tried(effect, hand, profile=profile), "branch:0") == [found]


@pytest.mark.rule("EF-CHOICE-03")
def test_an_effect_that_concerns_all_dreamers_must_be_possible_for_each_of_them() -> None:
    effect = "[{choose-one: [[{seal: 1, who: {each: dreamer}}, {gain: key}], [{damage: 1, to: you}], [{gain: hour}]]}]"
    game = tried(effect, "dreamers: {a: {}, b: {deck: []}}\n", players=2)
    assert whys(game, "branch:0", "branch:1") == ["EF-CHOICE-03", ""]
    assert whys(tried(effect, players=2), "branch:0") == [""]
    one_is_enough = effect.replace("{each: dreamer}", "{a: dreamer}")
    for decks, found in (("a: {deck: []}, b: {}", ""), ("a: {deck: []}, b: {deck: []}", "EF-CHOICE-03")):
        assert whys(tried(one_is_enough, f"dreamers: {{{decks}}}\n", players=2), "branch:0") == [found]


@pytest.mark.rule("EF-CHOICE-03")
def test_where_no_effect_can_be_paid_each_may_be_chosen() -> None:
    effects = "[[{seal: 3}], [{lose: gem}]]"
    nothing = "dreamers: {a: {archetype: tough-guy, deck: [old-scar], discard: [old-scar, hard-look]}}\n"
    game = tried(f"[{{choose-one: {effects}}}]", nothing)
    assert whys(game, "branch:0", "branch:1") == ["", ""]


@pytest.mark.rule("EF-CHOICE-02", "EF-MORPH-04")
def test_a_morphing_on_sealing_counts_before_an_option_is_chosen() -> None:
    effect = "[{choose-one: [[{seal: 1}], [{damage: 1, to: you}], [{gain: hour}]]}]"
    one = "dreamers: {a: {archetype: tough-guy, deck: [old-scar]}}\nentities: [{tile: lodger, morphs: [seal]}]\n"
    assert whys(tried(effect, one), "branch:0") == [""]
    assert whys(tried(effect, one, row="1"), "branch:0") == ["EF-CHOICE-02"]


@pytest.mark.rule("EF-COMP-02", "EF-CHOICE-01")
def test_of_a_short_pool_the_dreamers_that_a_card_names_gain_by_the_teams_choice() -> None:
    rich = "dreamers: {a: {ether: 15}, b: {}, c: {}}\n"
    game = tried("[{gain: ether, who: {each-other: dreamer}}]", rich, players=3)
    assert (game.open[0].kind, game.open[0].ids()) == ("ShareOut", ("give:1", "give:2"))
    game.answer(A, "give:2")
    assert [one.ether for one in game.table.dreamers] == [15, 0, 1]


def test_a_card_drawn_and_put_under_the_deck_at_once_was_seen_by_all() -> None:
    piles = "deck: [footnote, pulley, cross-reference], discard: [footnote, footnote, sharp-pencil]"
    game = placed(GAME, f"dreamers: {{a: {{archetype: specialist, progress: [method], {piles}}}}}\n")
    game.answer(A, "use:method/1")
    assert (me(game).hand, me(game).deck) == ((), ("cross-reference", "footnote", "pulley"))
    assert game.table.shown == "cross-reference"


@pytest.mark.parametrize(("about", "left"), [(3, 1), (2, 0)])
def test_a_card_prevents_as_much_distress_as_it_says_and_no_more(about: int, left: int) -> None:
    game = tried(f"[{{damage: {about}, to: you}}]", "dreamers: {a: {archetype: tough-guy, hand: [bite-down]}}\n")
    game.answer(A, "use:bite-down/1")
    assert me(game).distress == left
