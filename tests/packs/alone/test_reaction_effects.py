"""What Reaction cards do and when they cannot be played, card by card (AL-DECK-05, AL-DECK-07)."""

import pytest

from tests.games.alone.playing import HIT, LONG, MISS, SURGE, Playing, alone

HERE = f"map: {LONG}\nhero: 0,0\n"


def fought(hand: str, faces: list[int], more: str = "creatures: worm 0,0") -> Playing:
    """The Hero attacks a creature; whatever is rolled afterwards are misses."""
    return alone(f"{HERE}{more}\nhands: [[{hand}]]\ncoming: {faces + [MISS] * 9}").play("attack:1:*")


@pytest.mark.rule("AL-DECK-05", "AL-DECK-07")
def test_chitin_needs_a_hit_to_ignore() -> None:
    assert fought("fang_hide", [HIT, MISS]).offered == ("play:fang_hide", "pass")
    assert not fought("fang_hide", [MISS, SURGE]).offers("play:fang_hide")
    assert fought("fang_hide", [MISS, SURGE], "lit: 0,0\ncreatures: spores 0,0").offers("play:fang_hide")


@pytest.mark.rule("AL-DECK-05")
@pytest.mark.parametrize(("play", "left"), [("play", "wounded"), ("play-dangerous", "unhurt")])
def test_chitin_ignores_one_hit_or_two(play: str, left: str) -> None:
    game = fought("fang_hide", [HIT, HIT], "danger: 0,0\ncreatures: spores 0,0").play(f"{play}:fang_hide")
    assert ["wounded" if one.wounded else "unhurt" for one in game.table.creatures] == [left]


@pytest.mark.rule("AL-DECK-05", "AL-DECK-07")
def test_the_answering_blow_needs_the_creature_that_was_attacked_alive_and_there() -> None:
    both = "creatures: worm 0,0; spores 0,0 wounded"
    alive = fought("fang_answer", [MISS, MISS], both)
    assert alive.offered == ("play:fang_answer", "pass")
    text = f"{HERE}{both}\nhands: [[fang_answer]]\ncoming: {[HIT] * 2 + [MISS] * 9}"
    killed = alone(text).play("attack:2:spores")
    assert [killed.table.kind(one.token) for one in killed.table.creatures] == ["worm"]
    assert not killed.offers("play:fang_answer")  # the Worm is there, but was not attacked
    gone = alone(
        f"{HERE}revealed: all\ncreatures: worm 0,0\nhands: [[swarm_scatter, fang_answer]]\ncoming: {[MISS] * 9}"
    )
    gone.play("attack:1:worm", "play:swarm_scatter", "the-creature:12*", "creep:east", "done")
    assert not gone.offers("play:fang_answer")


@pytest.mark.rule("AL-DECK-05", "AL-DECK-07")
@pytest.mark.parametrize(("at", "frenzied"), [("1,0", True), ("2,0", False)])
def test_frenzy_needs_a_creature_in_the_heros_sector(at: str, *, frenzied: bool) -> None:
    text = f"{HERE}revealed: all\nconditions: {{gas: '1,0'}}\ncreatures: worm {at}\nhands: [[fang_frenzy]]"
    assert alone(text).play("move:east").offers("play:fang_frenzy") is frenzied


@pytest.mark.rule("AL-DECK-05")
@pytest.mark.parametrize(("steps", "dice"), [(2, 3), (1, 2), (0, 2)])
def test_only_a_creature_that_rushes_into_the_heros_sector_attacks_with_more_dice(steps: int, dice: int) -> None:
    text = f"{HERE}revealed: all\ncreatures: parasite 1,0; cultist 3,0\nhands: [[fang_rush]]\ncoming: {[HIT] * 9}"
    game = alone(text).play("move:east", "play:fang_rush", "the-creature:6*", *["creep:west"] * steps)
    if steps < 2:
        game.play("done")
    assert game.hero.life == 12 - dice - (2 if steps == 2 else 0)  # the Parasite's two, and the Cultist's two and one


@pytest.mark.rule("AL-DECK-05", "AL-DECK-07")
@pytest.mark.parametrize(
    ("faces", "play", "life"),
    [
        ([MISS, SURGE], "play", 11),
        ([MISS, SURGE], "play-dangerous", 11),
        ([MISS, MISS], "play-dangerous", 10),
        ([HIT, MISS], "play-dangerous", 11),
    ],
)
def test_a_ricochet_hurts_after_a_roll_without_hit_or_for_each_miss(faces: list[int], play: str, life: int) -> None:
    game = fought("snare_ricochet", faces, "danger: 0,0\ncreatures: worm 0,0").play(f"{play}:snare_ricochet")
    assert game.hero.life == life


@pytest.mark.rule("AL-DECK-05", "AL-DECK-07")
def test_a_ricochet_wants_what_its_effect_speaks_of_and_costs_two_at_most() -> None:
    one_hit = fought("snare_ricochet", [HIT, MISS], "danger: 0,0\ncreatures: worm 0,0")
    assert one_hit.offered == ("play-dangerous:snare_ricochet", "pass")
    no_miss = fought("snare_ricochet", [SURGE, SURGE], "danger: 0,0\ncreatures: worm 0,0")
    assert no_miss.offered == ("play:snare_ricochet", "pass")
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_bolt]}}\ndanger: 0,0\ncreatures: worm 0,0\n"
    game = alone(text + f"hands: [[snare_ricochet]]\ncoming: {[MISS] * 9}").play("use-action-item:0:it_bolt")
    assert game.play("play-dangerous:snare_ricochet").hero.life == 10


@pytest.mark.rule("AL-DECK-05", "AL-DECK-07")
def test_panic_needs_adrenaline_to_discard() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', adrenaline: %d}}\ncreatures: parasite 1,0\nhands: [[dread_panic]]\n"
    text += f"coming: {[MISS] * 9}"
    assert alone(text % 1).play("move:east", "play:dread_panic").hero.adrenaline == 0
    assert not alone(text % 0).play("move:east").offers("play:dread_panic")


@pytest.mark.rule("AL-DECK-05", "AL-DECK-07", "AL-TELEPORT-01")
def test_only_two_unrevealed_creatures_change_places() -> None:
    text = f"{HERE}danger: 0,0\nrevealed: 0,0 1,0\ncreatures: %s\nhands: [[swarm_shift]]"
    tracked = ("track", "target:door", "target:door")
    assert not alone(text % "worm 5,0; spores 1,0").play(*tracked).offers("play-dangerous:swarm_shift")
    game = alone(text % "worm 5,0; mutant 3,0; spores 1,0").play(*tracked, "play-dangerous:swarm_shift")
    assert game.offered == ("the-creature:9:mutant:1:3,0", "the-creature:12:worm:1:5,0")
    game.play("the-creature:9*")
    assert (game.where("worm"), game.where("mutant"), game.where("spores")) == ("3,0", "5,0", "1,0")


@pytest.mark.rule("AL-DECK-05", "AL-NOISE-01")
def test_a_creature_that_is_spawned_and_then_moves_is_heard_twice() -> None:
    text = f"{HERE}danger: 0,0\ncreatures: mutant 5,0\nhands: [[fang_feast, fang_rush]]"
    game = alone(text).play("loot", "play-dangerous:fang_feast", "of-type:spores", "at:1:3,0")
    assert game.heard() == ["east"]
    game.play("creep:west")
    assert (game.where("spores"), game.where("mutant"), game.heard()) == ("2,0", "5,0", ["east", "east"])


@pytest.mark.rule("AL-ENCOUNTER-05")
def test_each_of_three_creatures_scares_once_and_one_that_is_moved_away_in_between_does_not() -> None:
    text = f"{HERE}creatures: spores 1,0; parasite 1,0; worm 1,0\nhands: [[fang_roar]]\ncoming: {[MISS] * 9}"
    game = alone(text).play("move:east", "scares:2:parasite")
    assert (game.hero.sc, game.offers("play:fang_roar")) == (11, True)
    rest = alone(text).play("move:east", "scares:2:parasite", "pass")
    assert rest.offered == ("scares:1:spores", "scares:3:worm")
    game.play("play:fang_roar", "the-creature:12*", "creep:east", "done")
    assert (game.where("worm"), game.creature("worm").name, game.hero.sc) == ("2,0", 0, 10)  # only the Spores


@pytest.mark.rule("AL-DECK-05")
def test_only_the_creature_attacked_scatters() -> None:
    game = fought("swarm_scatter", [MISS, MISS], "revealed: all\ncreatures: worm 0,0; spores 0,0; mutant 3,0")
    assert game.play("play:swarm_scatter").offered == ("the-creature:12:worm:1:0,0", "done")


@pytest.mark.rule("AL-DECK-05")
def test_any_creature_but_the_one_attacked_flanks() -> None:
    text = f"{HERE}revealed: 0,0 1,0\ncreatures: worm 0,0; spores 0,0; mutant 3,0\nhands: [[swarm_flank]]\n"
    game = alone(text + f"coming: {[MISS] * 9}").play("attack:1:worm", "play:swarm_flank")
    assert game.offered == ("the-creature:0:spores:1:0,0", "the-creature:9:mutant:1:3,0", "done")
    alone_there = fought("swarm_flank", [MISS, MISS])
    assert not alone_there.offers("play:swarm_flank")  # nobody else is there


@pytest.mark.rule("AL-DECK-05", "AL-CREATURE-06")
@pytest.mark.parametrize("play", ["play", "play-dangerous"])
def test_warm_trail_moves_revealed_creatures_only(play: str) -> None:
    text = f"{HERE}danger: 0,0\ncreatures: worm 2,0; spores 1,0; mutant 5,0\nhands: [[fang_scent]]"
    game = alone(text).play("explore:east", "pass", f"{play}:fang_scent")
    assert game.offered == ("the-creature:0:spores:1:1,0", "the-creature:12:worm:1:2,0", "done")
    game.play("the-creature:12*", "creep:east", "creep:east")
    assert (game.asked == "ChooseMover") is (play == "play-dangerous")


@pytest.mark.rule("AL-CONDITION-04", "AL-CONDITION-05", "AL-CONDITION-07")
@pytest.mark.parametrize("token", ["resin", "static"])
def test_resin_and_static_do_nothing_to_whoever_enters(token: str) -> None:
    game = alone(f"{HERE}conditions: {{{token}: '1,0'}}\ncreatures: worm 4,0").play("move:east")
    assert (game.at, game.asked, game.table.turn, game.hero.life) == ("1,0", "HeroTurn", 2, 12)
    assert game.sectors(game.table.conditions[1] | game.table.conditions[2]) == "1,0"  # type: ignore[arg-type]  # a set


@pytest.mark.rule("AL-DECK-05", "AL-COMM-01")
def test_a_false_echo_is_false_in_one_distance_or_dangerous_in_both_answers_and_their_levels() -> None:
    text = f"{HERE}danger: 0,0\ncreatures: worm 3,0\nhands: [[dread_echo]]"
    asked = ("track", "target:worm", "target:creature")
    game = alone(text).play(*asked, "play:dread_echo")
    assert game.offered[0] == "answer:3:same"
    assert {one.rsplit(":", 1)[1] for one in game.offered} == {"same"}
    game.play("answer:9:same")
    assert game.answers() == ["9 same", "3 same"]  # one lie, then the truth
    spared = alone(text).play(*asked, "play:dread_echo", "answer:3:same")
    assert (spared.asked, len(spared.offered) > 1) == ("TellTrack", True)  # the lie is kept for the other answer
    both = alone(text).play(*asked, "play-dangerous:dread_echo")
    assert {one.rsplit(":", 1)[1] for one in both.offered} == {"same", "other"}
    assert both.play("answer:1:other", "answer:7:other").answers() == ["1 other", "7 other"]


@pytest.mark.rule("AL-DECK-05", "AL-SPAWN-02")
@pytest.mark.parametrize(("play", "sc"), [("play", 12), ("play-dangerous", 11)])
def test_someone_at_the_end_stands_in_a_sector_just_explored(play: str, sc: int) -> None:
    text = f"{HERE}danger: 0,0\nhands: [[dread_figure]]"
    game = alone(text).play("explore:east", f"{play}:dread_figure")
    assert game.offered == ("of-type:cultist", "of-type:mutant")
    game.play("of-type:mutant")
    assert list(game.offered) == ["at:1:1,0", "at:1:2,0"]
    game.play("at:1:1,0")
    assert (game.where("mutant"), game.creature("mutant").name, game.hero.sc) == ("1,0", 1, sc)  # seen, not met


@pytest.mark.rule("AL-DECK-05", "AL-SPAWN-02")
@pytest.mark.parametrize(
    ("card", "play", "kind", "first"),
    [
        ("fang_drop", "play", "parasite", 1),
        ("fang_drop", "play", "cultist", 2),
        ("fang_drop", "play-dangerous", "worm", 3),
        ("dread_always", "play", "mutant", 3),
        ("dread_always", "play-dangerous", "mutant", 1),
    ],
)
def test_a_card_may_bring_the_minimum_distance_down_but_not_below_one(
    card: str, play: str, kind: str, first: int
) -> None:
    game = alone(f"{HERE}danger: 1,0\nhands: [[{card}]]").play("move:east", f"{play}:{card}")
    if game.asked == "ChooseKind":
        game.play(f"of-type:{kind}")
    places = [int(one.split(":")[2].split(",")[0]) for one in game.offered]
    assert min(place - 1 for place in places if place > 1) == first
    assert 1 not in places


@pytest.mark.rule("AL-STATS-10", "AL-SPAWN-06", "AL-DECK-07")
def test_a_card_that_spawns_one_type_needs_a_token_of_that_type_and_a_sector_far_enough() -> None:
    text = "map: |\n  c2 cA cA cA cA c8\n  lcu 1:0,0\nhero: 0,0\ncreatures: %s\nhands: [[fang_guard]]"
    assert alone(text % "worm 5,0").play("repair:east").offered == ("play:fang_guard", "pass")
    three = alone(text % "cultist 5,0; cultist 5,0; cultist 5,0").play("repair:east")
    assert not three.offers("play:fang_guard")
    near = alone("map: |\n  c2 cA c8\n  lcu 1:0,0\nhero: 0,0\ncreatures: worm 2,0\nhands: [[fang_guard]]")
    assert not near.play("repair:east").offers("play:fang_guard")


@pytest.mark.rule("AL-DECK-05", "AL-DECK-06", "AL-STATS-10")
def test_hatching_twice_with_one_token_left_spawns_once_and_spawning_is_no_option_to_decline() -> None:
    text = f"{HERE}danger: 0,0\ncreatures: spores 5,0; spores 5,0; worm 5,0\nhands: [[swarm_hatch]]\ncoming: {[2] * 9}"
    game = alone(text).play("loot", "play-dangerous:swarm_hatch")
    assert game.offered == ("at:1:2,0", "at:1:3,0", "at:1:4,0", "at:1:5,0")
    game.play("at:1:3,0")
    assert [game.table.kind(one.token) for one in game.table.creatures].count("spores") == 3
    assert game.asked != "SpawnWhere"
    twice = alone(text.replace("spores 5,0; spores 5,0; ", "")).play("loot", "play-dangerous:swarm_hatch", "at:1:2,0")
    assert twice.play("at:1:3,0").heard() == ["east", "east"]
    assert alone(f"{HERE}hands: [[fang_feast]]").play("loot", "play:fang_feast").offered == (
        "of-type:spores",
        "of-type:parasite",
        "of-type:cultist",
        "of-type:mutant",
        "of-type:worm",
    )


@pytest.mark.rule("AL-DECK-05", "AL-DANGER-06", "AL-DANGER-04")
def test_festering_puts_a_danger_token_into_an_adjacent_sector_without_one() -> None:
    text = f"{HERE}conditions: {{gas: '1,0'}}\nhands: [[snare_fester]]\ndanger: %s"
    game = alone(text % "5,0").play("move:east", "play:snare_fester")
    assert game.offered == ("at:1:0,0", "at:1:2,0")
    assert alone(text % "0,0").play("move:east", "play:snare_fester").danger == "0,0 2,0"  # there is but one place
    assert not alone(text % "0,0 2,0").play("move:east").offers("play:snare_fester")


@pytest.mark.rule("AL-DECK-05", "AL-CONDITION-02")
@pytest.mark.parametrize(
    ("card", "play", "places"),
    [
        ("snare_leak", "play", ("at:1:0,0", "at:1:2,0")),
        ("snare_leak", "play-dangerous", ("at:1:0,0", "at:1:1,0", "at:1:2,0")),
        ("snare_resin", "play", ("at:1:0,0", "at:1:1,0", "at:1:2,0")),
        ("snare_resin", "play-dangerous", ("at:1:0,0", "at:1:1,0", "at:1:2,0")),
    ],
)
def test_gas_and_resin_are_put_around_the_hero(card: str, play: str, places: tuple[str, ...]) -> None:
    game = alone(f"{HERE}danger: 1,0\nhands: [[{card}]]").play("move:east", f"{play}:{card}")
    assert game.offered == places
    game.play("at:1:2,0")
    again = card == "snare_resin" and play == "play-dangerous"
    assert (game.asked == "TokenWhere") is again
    if again:
        assert list(game.offered) == ["at:1:0,0", "at:1:1,0"]  # a second one, elsewhere


@pytest.mark.rule("AL-DECK-05", "AL-DECK-08")
@pytest.mark.parametrize(("play", "doors"), [("play", 1), ("play-dangerous", 2)])
def test_a_jammed_lock_bars_one_door_or_two_within_two_steps_that_are_not_barred(play: str, doors: int) -> None:
    text = "map: R2 cA RA cA cA cA RA c8\nhero: 1,0\ndanger: 1,0\nbarred: 0,0-1,0\nhands: [[snare_lock]]"
    game = alone(text).play("explore:east", "pass", f"{play}:snare_lock")
    assert game.offered == ("the-door:1:1,0:east", "the-door:1:2,0:east", "done")
    game.play("the-door:1:2,0:east")
    assert (game.asked == "BarWhich") is (doors == 2)
    if doors == 2:
        game.play("the-door:1:1,0:east")
    assert game.table.barred.bit_count() == 1 + doors


@pytest.mark.rule("AL-DECK-04", "AL-DECK-05")
@pytest.mark.parametrize(("branch", "spawned"), [(0, ["parasite"]), (1, ["spores", "spores"])])
def test_of_two_effects_evil_chooses_one_and_it_is_carried_out(branch: int, spawned: list[str]) -> None:
    text = f"{HERE}danger: 0,0\nhands: [[snare_nest]]"
    game = alone(text).play("loot", "play-dangerous:snare_nest")
    assert (game.seat, game.offered) == (1, ("branch:0", "branch:1"))
    game.play(f"branch:{branch}")
    for _ in spawned:
        game.play("at:1:3,0")
    assert ([game.table.kind(one.token) for one in game.table.creatures], game.table.turn) == (spawned, 2)


@pytest.mark.rule("AL-DECK-04", "AL-DECK-06", "AL-DECK-07")
def test_an_effect_that_cannot_be_carried_out_is_not_among_those_to_choose_from() -> None:
    parasites = "creatures: parasite 5,0; parasite 5,0; parasite 5,0"
    game = alone(f"{HERE}danger: 0,0\n{parasites}\nhands: [[snare_nest]]").play("loot", "play-dangerous:snare_nest")
    assert game.asked == "SpawnWhere"  # nothing but the Spores is left to choose
    game.play("at:1:3,0")
    assert game.where("spores") == "3,0"
    tracked = ("track", "target:door", "target:door")
    stalk = "map: c2 c8\nhero: 0,0\ndanger: 0,0\nhands: [[fang_stalk]]\n"
    assert not alone(stalk).play(*tracked).offers("play-dangerous:fang_stalk")  # no creature, no sector far enough
    assert alone(stalk + "creatures: worm 1,0").play(*tracked).offers("play-dangerous:fang_stalk")


@pytest.mark.rule("AL-DECK-04", "AL-DECK-05")
def test_the_hero_chooses_where_the_card_says_so() -> None:
    game = alone(f"{HERE}hands: [[dread_find]]\ncoming: [0]").play("loot", "play:dread_find")
    assert (game.seat, game.offered) == (0, ("branch:0", "branch:1"))
    assert game.game.say(game.game.open[0].prompt) == "Grim Find: choose what happens."
    both = alone(f"{HERE}danger: 0,0\nhands: [[dread_find]]\ncoming: [0]").play("loot", "play-dangerous:dread_find")
    assert (both.hero.sc, both.items) == (11, "it_ammo:2")


@pytest.mark.rule("AL-DECK-05")
def test_a_creature_that_arrives_by_another_card_has_no_die_of_the_rush() -> None:
    text = f"{HERE}revealed: all\ncreatures: cultist 3,0\nhands: [[fang_rush, fang_feast]]\ncoming: {[HIT] * 9}"
    game = alone(text).play("move:east", "play:fang_rush", "the-creature:6*", "creep:west", "done")
    game.play("common:fang_feast", "the-creature:6*", "creep:west")
    assert (game.where("cultist"), game.hero.life) == ("1,0", 10)


@pytest.mark.rule("AL-DECK-06", "AL-DECK-07", "AL-DECK-05")
def test_where_nothing_was_drawn_a_grim_find_costs_sc() -> None:
    text = f"{HERE}danger: 0,0\nhands: [[snare_locker, dread_find]]"
    for play in ("play", "play-dangerous"):
        game = alone(text).play("loot", "play:snare_locker", f"{play}:dread_find")
        assert (game.hero.sc, game.items, game.asked) == (11, "", "HeroTurn")


@pytest.mark.rule("AL-LOOT-04", "AL-DECK-05")
def test_two_grim_finds_leave_an_item_one_charge() -> None:
    text = f"{HERE}hands: [[dread_find, dread_find]]\ncoming: [0]"
    game = alone(text).play("loot", "play:dread_find", "branch:1", "play:dread_find", "branch:1")
    assert (game.items, game.hero.sc, game.table.turn) == ("it_ammo:1", 12, 2)


@pytest.mark.rule("AL-DECK-05", "AL-CONTENT-01")
def test_of_several_creatures_attacked_by_an_item_only_the_one_that_scatters_flees() -> None:
    text = f"map: {LONG}\nhero: {{at: '0,0', items: [it_thermite]}}\nrevealed: all\ncreatures: parasite 0,0; worm 0,0\n"
    game = alone(text + f"hands: [[swarm_scatter]]\ncoming: {[MISS] * 9}")
    game.play("use-action-item:0:it_thermite", "play:swarm_scatter")
    game.play("the-creature:3*", "creep:east", "done")
    assert (game.where("parasite"), game.where("worm"), game.asked) == ("1,0", "0,0", "HeroTurn")


TWO = f"players: 3\nmap: |\n  {LONG}\nhero: 0,0\nrevealed: all\ncreatures: worm 0,0\nleader: 1\n"


@pytest.mark.rule("AL-EVIL-11", "AL-DECK-05")
def test_whoever_played_it_leads_the_target_that_scatters() -> None:
    game = alone(TWO + f"hands: [[], [swarm_scatter]]\ncoming: {[MISS] * 9}").play("attack:1:worm")
    game.play("play:swarm_scatter")
    assert (game.asked, game.seat) == ("ChooseMover", 2)
    game.play("the-creature:12*", "creep:east", "done")
    assert (game.where("worm"), game.table.evil, game.table.paused) == ("1,0", 1, ())


@pytest.mark.rule("AL-EVIL-11", "AL-DECK-05", "AL-COMM-01")
def test_whoever_played_the_false_echo_tells_the_answers() -> None:
    text = TWO + "hands: [[fang_rush], [dread_echo]]"
    game = alone(text).play("track", "target:worm", "target:worm", "play:dread_echo")
    assert (game.asked, game.seat) == ("TellTrack", 2)
    assert game.play("answer:5:same").answers()[0] == "5 same"
    assert alone(text).play("track", "target:worm", "target:worm", "pass").answers() == ["0 same", "-1 none"]


@pytest.mark.rule("AL-LIGHT-10", "AL-WOUND-06")
def test_a_creature_spawned_with_the_token_of_one_killed_this_turn_has_not_moved() -> None:
    text = f"map: {LONG}\nhero: 0,0\nrevealed: all\ncreatures: mutant 2,0 wounded\nlit: 5,0\n"
    game = alone(text + f"hands: [[swarm_pincer, dread_always]]\ncoming: {[HIT, *[MISS] * 9]}")
    game.play("bullet-time", "move:east", "play:swarm_pincer", "the-creature:9*", "creep:west", "attack:1:mutant")
    assert game.table.creatures == ()
    game.play("play:dread_always", "at:1:5,0")
    assert (game.where("mutant"), game.lit, game.table.turn) == ("5,0", "5,0", 2)


@pytest.mark.rule("AL-BOSS-06", "AL-LIGHT-09")
def test_the_giant_darkens_no_sector_where_the_hero_comes_to_it() -> None:
    text = f"map: {LONG}\nhero: 0,0\nrevealed: all\nlit: 2,0\nboss: boss_hollow\nboss_out: true\ncreatures: boss 3,0\n"
    game = alone(text + f"hands: [[swarm_pincer]]\ncoming: {[MISS] * 9}")
    game.play("bullet-time", "move:east", "play:swarm_pincer", "the-creature:15*", "creep:west", "move:east")
    assert (game.where("boss_hollow"), game.at, game.table.turn, game.lit) == ("2,0", "2,0", 2, "2,0")
    through = alone(
        text.replace("boss 3,0", "boss 0,0") + f"danger: 1,0\nhands: [[swarm_pincer]]\ncoming: {[MISS] * 9}"
    )
    through.play("bullet-time", "move:east", "play-dangerous:swarm_pincer", "the-creature:15*", *["creep:east"] * 2)
    assert (through.play("move:east").at, through.where("boss_hollow"), through.lit) == ("2,0", "2,0", "2,0")


@pytest.mark.rule("AL-DECK-05", "AL-DECK-07")
@pytest.mark.parametrize("play", ["play", "play-dangerous"])
def test_a_short_circuit_needs_an_lcu_or_a_mission(play: str) -> None:
    text = (
        "map: |\n  c2 RA c8\n  lcu 1:1,0\nhero: {at: '1,0', items: [it_override]}\ndanger: 1,0\nhands: [[snare_short]]"
    )
    lcu = alone(text).play("repair:west", f"{play}:snare_short")
    assert (lcu.lit, lcu.hero.life) == ("1,0", 12 if play == "play" else 11)
    assert alone(text).play("use-action-item:0:it_override").asked == "ShiftWhich"  # nothing that it could spoil


@pytest.mark.rule("AL-MOVE-09", "AL-ENCOUNTER-02")
def test_whoever_is_met_while_the_hero_is_struck_on_leaving_ends_the_move_on_the_spot() -> None:
    text = f"map: {LONG}\nhero: 1,0\nrevealed: 1,0 2,0\ncreatures: parasite 1,0; worm 0,0\nhands: [[swarm_blood]]\n"
    game = alone(text + f"coming: {[HIT, *[MISS] * 9]}").play("move:east", "play:swarm_blood", "the-creature:12*")
    game.play("creep:east", "done")
    assert (game.at, game.hero.sc, game.hero.life, game.table.turn) == ("1,0", 10, 11, 2)


@pytest.mark.rule("AL-CONTENT-03", "AL-INTERACT-02")
def test_an_interact_does_not_count_if_a_creature_has_come_since_it_was_declared() -> None:
    text = "map: |\n  c2 RA c8\n  rooms escape_pods 1:1,0\nhero: {at: '1,0'}\nmissions: [{key: f_pods, active: true}]\n"
    text += f"creatures: cultist 0,0\nhands: [[snare_short, swarm_blood]]\ncoming: {[MISS] * 9}"
    game = alone(text).play("interact-mission:f_pods", "play:snare_short", "play:swarm_blood", "the-creature:6*")
    stays = game.game.fork()
    game.play("creep:east", "done")
    assert (game.table.task("f_pods").count, game.table.turn) == (0, 2)
    stays.answer(1, "done")
    assert stays.table.task("f_pods").count == 1


@pytest.mark.rule("AL-COMBAT-01")
def test_a_creature_that_was_moved_away_before_the_roll_is_not_attacked() -> None:
    text = f"{HERE}revealed: all\ndanger: 0,0\ncreatures: worm 0,0\nhands: [[dread_sweat, fang_roar]]\n"
    game = alone(text + f"coming: {[HIT] * 9}").play("attack:1:worm", "play-dangerous:dread_sweat", "play:fang_roar")
    game.play("the-creature:12*", "creep:east", "done")
    assert (game.where("worm"), game.creature("worm").wounded, game.table.turn) == ("1,0", False, 2)
    assert "rolled" not in game.told()
