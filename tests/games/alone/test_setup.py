"""Set-up (SETUP, DIFFICULTY, EVIL, MAP)."""

from itertools import product

import pytest

from nocturne.games.alone.game import GAME
from nocturne.games.alone.model import Alone
from nocturne.games.alone.plan import Level, MissionRooms, RoomName
from nocturne.games.alone.records import Stats
from nocturne.kernel import Game, UsageError, new_game
from tests.games.alone.mapcheck import broken_rules


def opened(players: int = 2, seed: int = 1, **options: str | bool) -> Game[Alone]:
    return new_game(GAME, players, seed, options=options)


def set_up(players: int = 2, seed: int = 1, **options: str | bool) -> Game[Alone]:
    """A game at the Hero's first Turn; every choice was the first one offered, but the decks, which alternate."""
    game = opened(players, seed, **options)
    while game.open[0].kind != "HeroTurn":
        decision, drawn = game.open[0], len(game.table.dealt)
        place = drawn % len(decision.ids()) if decision.kind == "NameDeck" else 0
        game.answer(decision.seat, decision.ids()[place])
    return game


def kinds(game: Game[Alone]) -> list[str]:
    """The decisions of set-up, in order, each once."""
    found: list[str] = []
    while game.open[0].kind != "HeroTurn":
        decision = game.open[0]
        if decision.kind not in found:
            found.append(decision.kind)
        game.answer(decision.seat, decision.ids()[0])
    return found


@pytest.mark.rule("AL-SETUP-16", "AL-SETUP-01", "AL-SETUP-09")
def test_set_up_goes_by_its_order() -> None:
    order = ["ChooseCharacter", "ChooseDeck", "ChooseBoss", "FirstKind", "FirstWhere", "FirstDanger", "NameDeck"]
    assert kinds(opened()) == order
    assert kinds(opened(4)) == ["ChooseLeader", *order, "DivideCard"]
    order = ["character-chosen", "mission-drawn", "map-made", "deck-chosen", "boss-chosen", "creature-placed"]
    order += ["danger-placed", "reaction-drawn", "item-found", "turn-begun"]
    told = [one.kind for one in set_up().events(seat=1)]
    assert [one for one in dict.fromkeys(told) if one in order] == order


@pytest.mark.rule("AL-SETUP-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_evil_players_draw_from_both_decks_whatever_their_number(players: int) -> None:
    game = set_up(players)
    drawn = [16 - len(deck.cards) for deck in game.table.decks]
    assert drawn[0] - drawn[1] == sum(drawn) % 2  # set_up() names them by turns


@pytest.mark.rule("AL-EVIL-01")
def test_the_game_is_for_two_to_four_players() -> None:
    with pytest.raises(UsageError):
        opened(5)
    with pytest.raises(UsageError):
        opened(1)


@pytest.mark.rule("AL-SETUP-02", "AL-SETUP-03", "AL-ADRENALINE-01", "AL-SETUP-15")
def test_the_hero_starts_with_full_health_three_adrenaline_and_the_marker_at_the_right() -> None:
    table = set_up().table
    assert (table.hero.life, table.hero.sc, table.hero.adrenaline, table.space) == (12, 12, 3, 0)
    assert len(table.missions) == 3


@pytest.mark.rule("AL-SETUP-04", "AL-SETUP-05", "AL-MISSION-10", "AL-MISSION-09", "AL-SETUP-15", "AL-MISSION-01")
@pytest.mark.parametrize("seed", range(12))
def test_three_missions_of_three_colours_and_three_rooms_lie_open_the_final_one_not_active(seed: int) -> None:
    game = set_up(seed=seed, map="reference")
    cards = [game.table.content.missions[task.key] for task in game.table.missions]
    assert [card.colour for card in cards] == ["red", "green", "blue"]
    assert len({card.room for card in cards}) == 3
    assert [one.active for one in game.view(0).missions] == [False, True, True]


@pytest.mark.rule("AL-SETUP-04")
def test_each_mission_is_drawn_at_random() -> None:
    games = [set_up(seed=seed, map="reference").table.missions for seed in range(12)]
    assert [len({task.key for task in each}) > 2 for each in zip(*games, strict=True)] == [True] * 3


@pytest.mark.rule("AL-SETUP-06", "AL-SETUP-07", "AL-MAP-09")
def test_only_the_dark_corridor_of_the_hero_is_in_the_labyrinth() -> None:
    game = set_up()
    (shown,) = game.view(0).labyrinth
    assert (shown.hero, shown.lit, shown.room) == (True, False, None)
    assert (game.table.lit, game.table.barred) == (0, 0)


@pytest.mark.rule("AL-SETUP-08", "AL-SETUP-10", "AL-DECK-03")
def test_evil_plays_with_two_of_four_decks_of_sixteen_and_the_hero_is_told() -> None:
    game = opened()
    game.answer(0, "be-character:ch_varga")
    assert len(game.table.missions) == 3  # known before Evil chooses
    assert game.open[0].ids() == ("play-with:fang", "play-with:swarm", "play-with:dread", "play-with:snare")
    game.answer(1, "play-with:swarm")
    game.answer(1, "play-with:snare")
    assert [deck.deck for deck in game.view(0).decks] == ["swarm", "snare"]
    assert [one.kind for one in game.events(seat=0)].count("deck-chosen") == 2
    assert (game.open[0].kind, len(set_up().table.decks)) == ("ChooseBoss", 2)
    assert [len(game.table.content.deck(name)) for name in game.table.content.decks] == [16] * 4


@pytest.mark.rule("AL-SETUP-11", "AL-EVIL-07")
@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 7), (4, 8)])
def test_evil_draws_its_first_hand_by_the_number_of_players(players: int, cards: int) -> None:
    assert sum(map(len, set_up(players).table.hands)) == cards


@pytest.mark.rule("AL-SETUP-12")
@pytest.mark.parametrize("seed", range(4))
def test_two_creatures_of_different_types_stand_one_on_each_level_far_enough_away(seed: int) -> None:
    table = set_up(seed=seed).table
    levels = [table.map.level(one.at) for one in table.creatures]
    assert sorted(levels) == [Level.ONE, Level.TWO]
    assert len({table.kind(one.token) for one in table.creatures}) == 2
    assert all(table.routes.distance(table.here, one.at) > table.stats(one.token).distance for one in table.creatures)
    assert table.heard == ()


@pytest.mark.rule("AL-SETUP-13")
@pytest.mark.parametrize("seed", range(4))
def test_three_danger_tokens_at_most_two_on_a_level_two_steps_from_the_hero(seed: int) -> None:
    table = set_up(seed=seed).table
    each = [(table.danger & table.map.level_sectors(level)).bit_count() for level in Level]
    assert (sum(each), max(each)) == (3, 2)
    assert not table.danger & table.routes.within(table.here, 1)


@pytest.mark.rule("AL-SETUP-12", "AL-SETUP-13")
@pytest.mark.parametrize("seed", range(3))
def test_only_sectors_far_enough_from_the_hero_are_offered_at_set_up(seed: int) -> None:
    game = opened(seed=seed)
    while game.open[0].kind != "HeroTurn":
        decision, table = game.open[0], game.table
        if decision.kind in ("FirstWhere", "FirstDanger"):
            token = table.free_token(table.spawning)
            assert token is not None
            least = table.stats(token).distance + 1 if decision.kind == "FirstWhere" else 2
            places = [table.sector(one.removeprefix("at:")) for one in decision.ids()]
            assert min(table.routes.distance(table.here, place) for place in places) >= least
        game.answer(decision.seat, decision.ids()[0])


@pytest.mark.rule("AL-SETUP-14", "AL-VIEW-03", "AL-BOSS-02")
def test_the_boss_is_chosen_in_secret() -> None:
    game = set_up()
    assert game.view(0).boss is None
    assert game.view(0).chosen_boss is None
    assert game.view(1).chosen_boss == "boss_brood"
    assert not any("brood" in str(told) for told in game.events(seat=0))


@pytest.mark.rule(
    "AL-DIFFICULTY-01",
    "AL-DIFFICULTY-02",
    "AL-DIFFICULTY-04",
    "AL-DIFFICULTY-06",
    "AL-DIFFICULTY-08",
    "AL-DIFFICULTY-10",
    "AL-SETUP-15",
)
@pytest.mark.parametrize(("level", "items"), [("easy", 2), ("normal", 1), ("nightmare", 1), ("impossible", 0)])
def test_the_level_fixes_the_starting_items(level: str, items: int) -> None:
    held = set_up(difficulty=level).table.hero.items
    assert [one.charges for one in held] == [3] * items
    assert (held[:1] != () and held[0].key == "it_ammo") or level != "easy"


@pytest.mark.rule("AL-DIFFICULTY-02", "AL-DIFFICULTY-04", "AL-DIFFICULTY-06")
@pytest.mark.parametrize("level", ["easy", "normal", "nightmare"])
def test_the_starting_item_is_drawn_at_random(level: str) -> None:
    games = [set_up(seed=seed, difficulty=level, map="reference") for seed in range(6)]
    assert len({game.table.hero.items[-1].key for game in games}) > 2


@pytest.mark.rule("AL-EVIL-10", "AL-EVIL-06")
def test_the_evil_players_choose_their_leader_together() -> None:
    game = opened(3)
    game.answer(1, "lead:2")
    game.answer(2, "lead:2")
    assert (game.table.leader, game.view(0).leader) == (2, 2)


@pytest.mark.rule("AL-EVIL-10")
def test_if_they_disagree_chance_decides_among_those_named() -> None:
    leaders = set()
    for seed in range(12):
        game = opened(4, seed)
        for seat, named in ((1, 1), (2, 2), (3, 2)):
            game.answer(seat, f"lead:{named}")
        leaders.add(game.table.leader)
    assert leaders == {1, 2}


@pytest.mark.rule("AL-EVIL-13", "AL-EVIL-02")
def test_a_dealt_card_is_told_to_the_leader_and_its_new_owner_only() -> None:
    game = opened(4)
    for seat in (1, 2, 3):
        game.answer(seat, "lead:2")
    while game.open[0].kind != "DivideCard":
        game.answer(game.open[0].seat, game.open[0].ids()[0])
    card, version = game.table.dealt[0], game.version
    game.answer(2, "give:3")
    told = {seat: str([one.text for one in game.events(version, seat)]) for seat in (0, 1, 2, 3, None)}
    assert [seat for seat, words in told.items() if card in words] == [2, 3]


@pytest.mark.rule("AL-MAP-07", "AL-MAPGEN-01")
def test_the_map_is_generated_by_the_seed_of_the_game() -> None:
    charts = [set_up(seed=seed).table.chart for seed in (1, 1, 2)]
    assert charts[0] == charts[1] != charts[2]


@pytest.mark.rule("AL-MAPGEN-09", "AL-MAPGEN-10", "AL-MAPGEN-12")
def test_the_map_of_a_game_keeps_the_rules_on_the_rooms_of_its_own_missions() -> None:
    lit = 0
    for seed in range(40):
        game = opened(seed=seed)
        game.answer(0, "be-character:ch_varga")
        keys = [task.key for task in game.table.missions]
        one, two, three = [game.table.content.missions[key].room for key in keys]
        vent = RoomName.VENTILATION if "f_vent" in keys else None
        assert broken_rules(game.table.map, MissionRooms((one, two, three), vent)) == [], keys
        lit += vent is not None
    assert lit > 4


@pytest.mark.rule("AL-STATS-08", "AL-STATS-10")
def test_there_are_three_creatures_of_each_type() -> None:
    table = set_up().table
    assert [table.kind(token) for token in range(15)] == [
        k for k in ("spores", "parasite", "cultist", "mutant", "worm") for _ in range(3)
    ]


@pytest.mark.rule("AL-STATS-01", "AL-STATS-02", "AL-STATS-03", "AL-STATS-04", "AL-STATS-05", "AL-STATS-07")
def test_the_statistics_table() -> None:
    assert set_up().view(0).stats == {
        "spores": Stats(1, 1, 3, 2, 1, 2),
        "parasite": Stats(2, 1, 2, 1, 1, 2),
        "cultist": Stats(2, 2, 2, 2, 0, 3),
        "mutant": Stats(2, 1, 2, 1, 2, 3),
        "worm": Stats(2, 2, 3, 0, 2, 4),
    }


@pytest.mark.rule("AL-BOSS-06", "AL-BOSS-01")
def test_the_table_of_bosses() -> None:
    bosses = set_up().table.content.bosses
    rows = {
        key: (b.normal.first, b.normal.second, b.normal.dark, b.normal.lit, b.normal.sc) for key, b in bosses.items()
    }
    assert rows == {
        "boss_brood": (1, 1, 4, 3, 2),
        "boss_shepherd": (1, 1, 2, 2, 3),
        "boss_hollow": (2, 1, 4, 2, 2),
        "boss_choir": (1, 1, 1, 1, 3),
    }


@pytest.mark.rule("AL-DECK-05")
def test_every_deck_and_level_can_be_set_up() -> None:
    for seed, level in product(range(2), ("easy", "impossible")):
        assert set_up(seed=seed, difficulty=level).open[0].seat == 0
