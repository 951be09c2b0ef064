"""What each seat may see (VIEW), told and imagined worlds."""

from random import Random

import pytest
from msgspec.structs import replace

from nocturne.games.alone.components import Moment
from nocturne.games.alone.game import GAME
from nocturne.games.alone.pack import content
from nocturne.games.alone.views import Heard, RollView
from nocturne.kernel import Seat
from tests.games.alone.playing import HIT, LONG, alone

HERO = 0
SECRET = f"map: {LONG}\nhero: 0,0\nrevealed: 0,0 1,0\n"


def same_for_the_hero(one: str, other: str) -> bool:
    """Whether the Hero cannot tell two positions apart, in view and options."""
    games = [alone(SECRET + text) for text in (one, other)]
    views = [(game.game.view(HERO), game.offered) for game in games]
    return views[0] == views[1]


@pytest.mark.rule("AL-VIEW-01", "AL-VIEW-03", "AL-VIEW-12", "AL-EVIL-04")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("creatures: worm 3,0", "creatures: worm 5,0"),
        ("creatures: worm 3,0", "creatures: spores 3,0 wounded"),
        ("lit: 3,0", "lit: 4,0 5,0"),
        ("danger: 2,0", "danger: 5,0"),
        ("conditions: {gas: '3,0'}", "conditions: {resin: '4,0'}"),
        ("hands: [[fang_rush]]", "hands: [[fang_drop]]"),
        ("boss: boss_choir", "boss: boss_brood"),
    ],
)
def test_the_hero_cannot_tell_what_is_unrevealed(one: str, other: str) -> None:
    assert same_for_the_hero(one, other)


@pytest.mark.rule("AL-VIEW-03", "AL-DOOR-14")
def test_the_hero_sees_whether_a_revealed_door_is_barred_and_no_other() -> None:
    text = "map: c2 cA RA cA RA c8\nhero: 0,0\nrevealed: 0,0 1,0\nbarred: "
    views = [alone(text + door).game.view(HERO) for door in ("1,0-2,0", "3,0-4,0", "4,0-5,0")]
    assert views[0] != views[1]
    assert views[1] == views[2]


@pytest.mark.rule("AL-VIEW-05", "AL-VIEW-03")
def test_coordinates_count_from_the_first_sector_revealed_on_each_level() -> None:
    one = alone("map: c2 cA cA c8\nhero: 1,0\nrevealed: 1,0 2,0").game.view(HERO)
    other = alone("map: .. c2 cA cA c8\nhero: 2,0\nrevealed: 2,0 3,0").game.view(HERO)
    assert one == other
    assert [(shown.floor, shown.east, shown.south) for shown in one.labyrinth] == [
        ("start", 0, 0),
        ("start", 1, 0),
    ]


@pytest.mark.rule("AL-VIEW-05")
def test_places_on_the_other_level_go_on_counting_from_its_first_sector() -> None:
    text = "map: |\n  level 1\n  c2 c8 ..\n  level 2\n  c2 cA c8\n  stairs 1:0,0-2:0,0\nhero: '1:0,0'"
    game = alone(text).play("move:stairs", "explore:east")
    shown = [(one.floor, one.east) for one in game.game.view(HERO).labyrinth]
    assert shown == [("other", 0), ("other", 1), ("other", 2), ("start", 0)]


@pytest.mark.rule("AL-VIEW-07")
def test_the_first_sector_disappears_like_any_other() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nturn: 5")
    for _ in range(4):
        game.end_turn("move:east")
    assert (game.at, game.table.turn) == ("4,0", 1)
    assert [one.east for one in game.game.view(HERO).labyrinth] == [3, 4]


@pytest.mark.rule("AL-VIEW-05")
def test_the_hero_is_not_told_which_level_is_level_one() -> None:
    text = (
        "map: |\n  level 1\n  c2 c8\n  level 2\n  c2 c8\n  stairs 1:0,0-2:0,0\nhero: '{0}:0,0'\nrevealed: 1:0,0 2:0,0"
    )
    assert alone(text.replace("{0}", "1")).game.view(HERO) == alone(text.replace("{0}", "2")).game.view(HERO)


@pytest.mark.rule("AL-VIEW-02", "AL-VIEW-10", "AL-VIEW-11")
def test_both_sides_and_spectators_see_the_sheet_and_the_sizes_of_hands_and_piles() -> None:
    game = alone(SECRET + "hands: [[fang_rush, fang_drop]]").game
    for seat in (0, 1, None):
        view = game.view(seat)
        assert (view.life, view.hands, view.decks[0].cards, view.item_deck) == (12, (2,), 14, 30)
    assert game.view(None) == game.view(HERO)


@pytest.mark.rule("AL-VIEW-02")
def test_everybody_sees_the_dice_on_the_table() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', skills: [0, 0, 0, 2, 0]}}\ncreatures: spores 0,0\ncoming: [0, 2]"
    game = alone(text).play("attack:1:spores").game
    rolled = RollView("hero", ("hit", "miss"), ignored=0)
    assert [game.view(seat).roll for seat in (0, 1, None)] == [rolled] * 3


@pytest.mark.rule("AL-VIEW-10")
def test_a_card_played_face_up_is_discarded_open_to_all() -> None:
    track = "track: [{card: fang_rush, seat: 1, spaces: 1}]"
    game = alone(f"map: {LONG}\nhero: 0,0\nturn: 8\n{track}").end_turn("track").game
    assert [game.view(seat).decks[0].discard for seat in (0, 1, None)] == [("fang_rush",)] * 3


@pytest.mark.rule("AL-VIEW-11")
def test_after_the_game_everything_is_open_to_all() -> None:
    game = alone(SECRET + "creatures: worm 5,0\nhands: [[fang_rush]]\nboss: boss_choir").game
    view = game.view(None)
    assert (view.map, view.all_hands, view.chosen_boss) == (None, None, None)
    before = game.version
    game.answer(0, "concede")
    assert game.may_undo(before, 0).why == "revealed"  # the end cannot be taken back unasked
    for seat in (0, None):
        view = game.view(seat)
        assert (view.all_hands, view.chosen_boss) == ((("fang_rush",),), "boss_choir")
        assert view.behind().creatures[0].at == "1:5,0"


@pytest.mark.rule("AL-VIEW-04", "AL-EVIL-04")
def test_evil_sees_the_whole_map_and_its_own_hand() -> None:
    view = alone(SECRET + "creatures: worm 5,0\nhands: [[fang_rush]]").game.view(1)
    assert (view.hand, view.map.creatures[0].at, view.map.hero_at) == (("fang_rush",), "1:5,0", "1:0,0")
    assert [sector.at for sector in view.map.plan.sectors] == [f"1:{column},0" for column in range(6)]


@pytest.mark.rule("AL-VIEW-07", "AL-REVEAL-01", "AL-REVEAL-10")
def test_sectors_no_longer_in_the_labyrinth_disappear_from_the_display() -> None:
    text = f"map: {LONG}\nhero: 0,0\nturn: 8\nrevealed: 0,0 1,0 2,0\ncreatures: worm 2,0"
    game = alone(text).end_turn("track")
    assert [shown.east for shown in game.game.view(HERO).labyrinth] == [0, 1]
    assert game.creature("worm").name == 0  # and what stands in them


@pytest.mark.rule("AL-VIEW-08", "AL-COMM-07")
def test_the_hero_is_told_nothing_of_what_happens_behind_the_screen() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0\nhands: [[fang_feast]]")
    game.play("loot", "common:fang_feast", "the-creature:12*", "creep:west")
    assert "creature-stepped" in game.told(1)
    assert not {"creature-stepped", "mover-chosen"} & set(game.told(0))
    assert game.told(None) == game.told(0)


@pytest.mark.rule("AL-VIEW-09")
def test_on_a_padded_table_a_window_opens_whatever_evil_holds() -> None:
    text = f"options: {{pad-windows: true}}\nmap: |\n  {LONG}\nhero: 0,0\nhands: [[{{0}}]]"
    for hand in ("dread_steps", "dread_echo"):
        game = alone(text.replace("{0}", hand)).play("move:east")
        assert (game.seat, game.asked) == (1, "ReactionWindow")
        assert getattr(game.table.agenda[-1], "moment", None) is Moment.ENTERED  # not only that of the end of the Turn


@pytest.mark.rule("AL-VIEW-12", "AL-VIEW-03")
@pytest.mark.parametrize(
    "hidden",
    ["creatures: worm {0}", "danger: {0}", "lit: {0}", "conditions: {gas: '{0}'}", "conditions: {static: '{0}'}"],
)
def test_what_lies_unrevealed_next_door_changes_nothing_that_the_hero_may_do(hidden: str) -> None:
    text = f"map: {LONG}\nhero: {{at: '1,0', items: [it_drone, it_harness, it_arc, it_thermite]}}\nrevealed: 0,0 1,0\n"
    near, far = [alone(text + hidden.replace("{0}", place)) for place in ("2,0", "5,0")]
    assert near.offered == far.offered
    assert [one.id for one in near.game.candidates(HERO)] == [one.id for one in far.game.candidates(HERO)]
    assert near.game.view(HERO) == far.game.view(HERO)


@pytest.mark.rule("AL-VIEW-04")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_is_shown_in_which_order_cards_lie(seat: int | None) -> None:
    rest = [key for key in content().item_deck if key not in ("it_vest", "it_stim")]
    text = f"map: {LONG}\nhero: 0,0\nitem_deck: [{', '.join(rest)}]\nitem_bottom: "
    one, other = [alone(text + bottom).game.view(seat) for bottom in ("[it_vest, it_stim]", "[it_stim, it_vest]")]
    assert one == other


@pytest.mark.rule("AL-VIEW-06")
def test_a_creature_whose_sector_is_revealed_again_has_a_new_name() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nturn: 7\ncreatures: worm 2,0; worm 5,0\n").end_turn("explore:east")
    names = [game.creature("worm").name]
    game.end_turn("loot").end_turn("explore:east")  # the Round has ended in between
    assert [*names, game.creature("worm").name] == [1, 2]


@pytest.mark.rule("AL-CREATURE-07", "AL-COMM-04")
def test_the_wound_of_a_revealed_creature_is_always_told() -> None:
    shown = alone(SECRET + "creatures: worm 1,0 wounded; spores 1,0").game.view(HERO).labyrinth[1]
    assert {one.kind: one.wounded for one in shown.creatures} == {"spores": False, "worm": True}


@pytest.mark.rule("AL-NOISE-12")
def test_what_was_heard_stays_on_display_as_a_memory_aid_without_effect_on_play() -> None:
    heard = "heard: [{NoiseHeard: {way: east}}]"
    without, marked = alone(SECRET), alone(SECRET + heard)
    assert [one.way for one in marked.game.view(HERO).heard] == ["east"]
    assert marked.offered == without.offered
    for game in (without, marked):
        game.play("loot")
    assert marked.game.view(HERO) == replace(without.game.view(HERO), heard=marked.game.view(HERO).heard)


@pytest.mark.rule("AL-COMM-01", "AL-CONDITION-03", "AL-CONDITION-06", "AL-VIEW-02")
@pytest.mark.parametrize("token", ["gas", "tripwire"])
def test_a_hidden_token_that_the_hero_walks_into_is_on_display_before_anything_is_asked(token: str) -> None:
    text = f"""
        options: {{pad-windows: true}}
        map: {LONG}
        hero: {{at: '0,0', items: [it_neutral]}}
        creatures: worm 4,0
        conditions: {{{token}: '%s'}}
    """
    met, spared = alone(text % "1,0"), alone(text % "3,0")
    for game in (met, spared):
        game.play("move:east")
    shown, plain = met.game.view(HERO), spared.game.view(HERO)
    assert [one.condition for one in shown.labyrinth] == [None, None]  # it is gone already
    assert shown.heard == (Heard("event-condition-removed", condition=token),)
    assert replace(shown, heard=()) == plain  # nothing else tells the Hero why something is asked now
    assert met.asked != spared.asked


@pytest.mark.rule("AL-VIEW-10")
def test_a_common_reaction_is_discarded_face_down() -> None:
    game = alone(f"map: {LONG}\nhero: 0,0\nturn: 8\ncreatures: worm 5,0\nhands: [[fang_feast]]")
    game.play("loot", "common:fang_feast", "done")
    (deck, _) = game.game.view(HERO).decks
    assert (deck.discard, deck.face_down) == ((), 1)


def test_an_imagined_world_differs_behind_the_screen_and_nowhere_else() -> None:
    game = alone(SECRET + "creatures: worm 4,0; spores 1,0\nhands: [[fang_rush, fang_drop]]")
    rng = Random(1)
    worlds = [GAME.imagine(game.table, Seat(0), rng.randrange) for _ in range(20)]
    assert all(GAME.view(world, Seat(0)) == game.game.view(HERO) for world in worlds)
    assert len({str(GAME.view(world, Seat(1))) for world in worlds}) > 10


@pytest.mark.rule("AL-BOSS-03", "AL-VIEW-02")
def test_everybody_sees_whether_the_boss_has_been_killed() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0'}}\nlit: 0,0\nboss: boss_choir\n"
    killed = alone(text + "boss_out: true\ncreatures: boss 0,0 wounded\ncoming: [0, 0, 0, 0]")
    assert [killed.game.view(seat).boss_dead for seat in (None, 0, 1)] == [False] * 3
    assert alone(text).game.view(HERO).boss_dead is False
    killed.play(next(one for one in killed.offered if one.startswith("attack:")))
    assert [killed.game.view(seat).boss_dead for seat in (None, 0, 1)] == [True] * 3


@pytest.mark.rule("AL-BOSS-02")
def test_a_boss_whose_place_is_being_chosen_is_not_dead() -> None:
    text = "map: |\n  c2 RA cA cA cA cA c8\n  rooms infirmary 1:1,0\nhero: {at: '1,0'}\nmissions: [f_pods, g_trauma]\n"
    game = alone(text + "boss: boss_choir").play("interact-mission:g_trauma")
    while game.asked != "BossWhere":
        game.play(game.offered[0])
    assert (game.game.view(HERO).boss, game.game.view(HERO).boss_dead) == ("boss_choir", False)


@pytest.mark.rule("AL-VIEW-03", "AL-EVIL-13", "AL-REACTION-12")
def test_only_who_played_a_common_reaction_knows_its_face() -> None:
    text = (
        f"players: 3\nmap: |\n  {LONG}\nhero: 0,0\nleader: 1\ncreatures: worm 5,0\nhands: [[fang_rush, fang_drop], []]"
    )
    game = alone(text).play("loot", "common:fang_rush")
    assert [game.game.view(seat).face_down for seat in (1, 2)] == [("fang_rush",), (None,)]
    assert [game.game.view(seat).track[0].card for seat in (0, 1, 2)] == [None] * 3
    assert [any("Headlong" in one for one in game.words(seat)) for seat in (0, 1, 2)] == [False, True, False]


@pytest.mark.rule("AL-EVIL-13", "AL-EVIL-02", "AL-VIEW-10")
def test_the_cards_drawn_are_known_to_the_leader_alone_until_they_are_divided() -> None:
    text = f"players: 3\nmap: |\n  {LONG}\nhero: 0,0\nleader: 2\nturn: 8"
    game = alone(text).play("track", "target:door", "target:door")
    while game.asked == "NameDeck":
        game.play(game.offered[0])
    assert (game.asked, game.seat) == ("DivideCard", 2)
    assert len(game.game.view(2).to_divide) == game.table.content.sheet.hands[game.table.box.players - 2]
    assert [game.game.view(seat).to_divide for seat in (0, 1, None)] == [None] * 3
    drawn = [
        {one.text.key for one in game.game.events(seat=seat) if one.kind == "reaction-drawn"} for seat in (0, 1, 2)
    ]
    assert drawn == [{"event-reaction-drawn-unseen"}, {"event-reaction-drawn-unseen"}, {"event-reaction-drawn"}]
    game.play("give:2", "give:1")
    dealt = [[one.text.key for one in game.game.events(seat=seat) if one.kind == "card-dealt"] for seat in (0, 1, 2)]
    unseen, seen = "event-card-dealt-unseen", "event-card-dealt"
    assert dealt == [[unseen, unseen], [unseen, seen], [seen, seen]]


# -- names, lists and numbers (AL-VIEW-06, AL-VIEW-13, AL-VIEW-14)


def names_seen(creatures: str, *, revealed: str = "1,0") -> list[tuple[int, int, str, bool]]:
    """Where each name is seen once the Hero has explored two sectors to the east."""
    game = alone(f"map: {LONG}\nhero: {{at: '1,0'}}\nrevealed: {revealed}\ncreatures: {creatures}").play("explore:east")
    shown = [(place.east, one) for place in game.game.view(HERO).labyrinth for one in place.creatures]
    return sorted([(one.name, east, one.kind, one.wounded) for east, one in shown])


@pytest.mark.rule("AL-VIEW-13", "AL-VIEW-06")
@pytest.mark.parametrize(
    "creatures",
    ["12 1:2,0; 13 1:3,0", "13 1:2,0; 12 1:3,0", "14 1:2,0; 12 1:3,0"],
)
def test_names_of_creatures_revealed_together_follow_their_sectors_and_no_token(creatures: str) -> None:
    assert names_seen(creatures) == [(1, 1, "worm", False), (2, 2, "worm", False)]


@pytest.mark.rule("AL-VIEW-13")
def test_in_one_sector_names_follow_type_and_wound() -> None:
    expected = [(1, 1, "spores", False), (2, 1, "worm", False), (3, 1, "worm", True)]
    assert names_seen("12 1:2,0 wounded; 13 1:2,0; 0 1:2,0") == expected
    assert names_seen("13 1:2,0 wounded; 12 1:2,0; 2 1:2,0") == expected


def hero_on(level: int) -> str:
    other = 3 - level
    drawn = {level: "c6 RA c8\n  c1 .. ..", other: "c2 cA R8\n  .. .. .."}
    here, there = f"{level}:0,0", f"{other}:0,0"
    return f"""
map: |
  level 1
  {drawn[1]}
  level 2
  {drawn[2]}
  stairs 1:0,0-2:0,0
  rooms archive {level}:1,0 laboratory {other}:2,0
  lcu {here} {there}
hero: {{at: '{here}', items: [{{key: it_relay, upgraded: true}}, it_override]}}
revealed: {here} {level}:0,1 {there} {other}:1,0 {other}:2,0
"""


@pytest.mark.rule("AL-VIEW-03", "AL-VIEW-05")
@pytest.mark.parametrize("item", ["use-action-item:0:it_relay", "use-action-item:1:it_override"])
def test_no_list_tells_the_hero_which_level_is_level_1(item: str) -> None:
    one, two = [alone(hero_on(level)).play(item) for level in (1, 2)]
    assert one.offered == two.offered
    assert one.offered[0].split(":")[1] == "start"  # the start level comes first


@pytest.mark.rule("AL-VIEW-14", "AL-VIEW-06")
def test_steps_out_of_sight_move_no_number_that_the_hero_is_given() -> None:
    text = f"map: {LONG}\nhero: {{at: '1,0'}}\ncreatures: worm 3,0; spores 5,0\nhands: [[fang_rush]]\ncoming: [0]\n"
    quiet = alone(text).play("loot", "pass", "explore:east")
    busy = alone(text).play("loot", "common:fang_rush", "the-creature:0*", "creep:west", "explore:east")
    labyrinths = [game.game.view(HERO).labyrinth for game in (quiet, busy)]
    assert labyrinths[0] == labyrinths[1]
    assert [one.name for place in labyrinths[0] for one in place.creatures] == [1]


@pytest.mark.rule("AL-VIEW-14")
def test_nothing_that_the_hero_is_told_carries_a_token_or_a_number_of_a_sector() -> None:
    game = alone(f"map: {LONG}\nhero: {{at: '1,0'}}\ncreatures: 14 1:3,0\n").play("explore:east")
    said = [(name, value) for one in game.game.events(seat=HERO) for name, value in one.text.args]
    assert 14 not in [value for _, value in said]
    assert not {name for name, _ in said} & {"token", "at", "place", "places", "sectors"}


@pytest.mark.rule("AL-VIEW-08", "AL-TELEPORT-02")
def test_the_hero_is_told_nothing_of_a_teleport_behind_the_screen() -> None:
    text = f"map: {LONG}\nhero: 0,0\ncreatures: worm 5,0\nhands: [[swarm_vents]]"
    game = alone(text).play("explore:east", "play:swarm_vents")
    told = len(game.words())
    game.play("the-creature:12*", "at:1:4,0")
    assert [one for one in game.words()[told:] if "Turn" not in one] == []
    assert any("Worm" in one for one in game.words(1))


@pytest.mark.rule("AL-REVEAL-09", "AL-VIEW-08", "AL-VIEW-03")
@pytest.mark.parametrize(
    ("card", "seen", "unseen", "words"),
    [
        ("snare_resin", "1:2,0", "1:0,0", "A Condition appears in"),
        ("dread_brownout", "1:2,0", "1:0,0", "go out"),
        ("snare_fester", "1:1,0", "1:3,0", "A Danger token appears in"),
    ],
)
def test_the_hero_is_told_of_tokens_and_lights_that_change_in_revealed_sectors_and_of_no_others(
    card: str, seen: str, unseen: str, words: str
) -> None:
    text = f"map: {LONG}\nhero: 2,0\nrevealed: 1,0 2,0\nlit: 0,0 2,0\ncreatures: worm 2,0; spores 2,0\n"
    for place, told in ((seen, 1), (unseen, 0)):
        game = alone(text + f"hands: [[{card}]]\ncoming: {[HIT] * 9}").play("move:west", f"play:{card}", f"at:{place}")
        assert [words in one for one in game.words()].count(True) == told
        assert any("Danger" in one or "Condition" in one or "Light" in one for one in game.words(1))
