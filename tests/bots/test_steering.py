"""The Hero's course is set by sketches of the Map that the Hero holds possible."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import nocturne
from nocturne.bots import player_for
from nocturne.bots._records import reading
from nocturne.bots.alone.goals import Goal, goals
from nocturne.bots.alone.hero import HeroBot
from nocturne.bots.alone.memory import Answer, Memory
from nocturne.bots.alone.style import SHARP_HERO, THUMB_HERO
from nocturne.bots.planner import PlanningPlayer, Strength
from nocturne.bots.planner.atlas import Atlas, Chart, Laid, steps_from
from nocturne.bots.planner.belief import FLOORS, remembered
from nocturne.bots.planner.guides import AloneGuide
from nocturne.bots.planner.steering import Course, best_question, best_way, courses_of, expected, question
from nocturne.games.alone._levelgen import BOARD, COLUMNS, Draws, LevelDraft, cells_in
from nocturne.games.alone.imagined import known_of
from nocturne.games.alone.knownmap import Known, Sketch, any_level
from nocturne.games.alone.labyrinth import hero_place
from nocturne.games.alone.map import NO_DOORS, SectorId
from nocturne.games.alone.mapgen import Board
from nocturne.games.alone.model import NOBODY, Alone
from nocturne.games.alone.plan import RoomName
from nocturne.games.alone.routes import routes
from nocturne.games.alone.views import Heard, PlayedCard
from nocturne.kernel import Game, Seat


def on_the_way(answers: int, seed: int = 3) -> tuple[Game[Any], HeroBot]:
    """A game played by rules of thumb, up to a Turn of the Hero's, and the Hero's player."""
    game = nocturne.new("alone", players=2, seed=seed)
    hero, evil, rng = HeroBot(game.box), player_for(game, Seat(1)), Random(seed)
    while game.version < answers or game.open[0].kind != "HeroTurn":
        decision = game.open[0]
        player = hero if decision.seat == 0 else evil
        game.answer(decision.seat, player.choose(game.view(decision.seat), decision, rng))
    hero.watch(game.view(0))
    return game, hero


def peaceful(memory: Memory) -> Memory:
    """The memory of a Hero who minds neither creatures nor Danger tokens."""
    memory.style = memory.style._replace(company=0.0, danger=0.0)
    return memory


def cell_of(table: Alone, sector: SectorId) -> int:
    """The cell of a sector on a sketch, on which the floor of the start comes first."""
    place = table.map.place(sector)
    return place.row * COLUMNS + place.column + BOARD * (not table.map.same_level(sector, table.origin))


def true_chart(table: Alone) -> Chart:
    """The Map as it is, as though it were a sketch."""
    drafts = LevelDraft(0, 0), LevelDraft(0, 0)
    for number, (_, exits, room) in enumerate(table.map.plan.sectors):
        floor, cell = divmod(cell_of(table, SectorId(number)), BOARD)
        drafts[floor].exits[cell] = exits
        if room:
            drafts[floor].rooms |= 1 << cell
        else:
            drafts[floor].corridors |= 1 << cell
    other = 0 if table.other_origin == NOBODY else cell_of(table, table.other_origin) - BOARD
    origins = cell_of(table, table.origin), other
    sketch = Sketch(Known(()), origins, Board(*drafts))
    sketch.board.stairs = [1 << cell_of(table, low) | 1 << cell_of(table, high) for low, high in table.map.stairs]
    return Chart((Laid(origins[0], drafts[0]), Laid(origins[1], drafts[1])), sketch)


def true_courses(table: Alone, memory: Memory, goal: Goal) -> list[Course]:
    """The one course of a Hero who knows the Map."""
    atlas, chart = Atlas(1), true_chart(table)
    chart.guesses = [(1.0, (cell_of(table, table.map.rooms[RoomName(goal.room)]),))]
    atlas.charts = [chart]
    return courses_of(memory, atlas, [goal.room], [goal], goal.room)


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_whoever_knows_the_map_takes_a_shortest_way(seed: int) -> None:
    game, hero = on_the_way(40, seed)
    table, view = game.table, game.view(0)
    with reading(hero.cards):
        goal = goals(view)[0]._replace(boss=False, lit=False, final=True)
    room = table.map.rooms[RoomName(goal.room)]
    way = best_way(peaceful(hero.memory), [goal], true_courses(table, hero.memory, goal))
    first = [step.key for step in routes(table.map, NO_DOORS).first_steps(table.hero.at, room)]
    assert way in first or (room == table.hero.at and way is None)


def test_whoever_must_get_away_goes_where_it_is_far_enough_soonest() -> None:
    game, hero = on_the_way(40)
    table = game.table
    steps = routes(table.map, NO_DOORS)
    name, room = next(iter(table.map.rooms.items()))
    goal = Goal("m", name.value, 0, away=steps.distance(table.hero.at, room) + 1, final=True)
    way = best_way(peaceful(hero.memory), [goal], true_courses(table, hero.memory, goal))
    there = {step.key: to for step, to, _ in table.map.links[table.hero.at]}
    away = {key: steps.distance(to, room) for key, to in there.items()}
    if max(away.values()) >= goal.away:
        assert way is not None
        assert away[way] >= goal.away


def test_the_hunt_and_the_light_follow_rules_of_their_own() -> None:
    game, hero = on_the_way(40)
    goal = Goal("m", "archive", 1, final=True)
    courses = true_courses(game.table, hero.memory, goal)
    assert best_way(hero.memory, [goal._replace(boss=True)], courses) is not None  # on the way to the Room
    hero.memory.stalks = True
    assert best_way(hero.memory, [goal._replace(boss=True)], courses) is None
    assert best_way(hero.memory, [], courses) is None


def test_a_sketch_counts_steps_as_the_map_does() -> None:
    game, _ = on_the_way(40)
    table = game.table
    board, rows = true_chart(table).sketch.board, routes(table.map, NO_DOORS)
    for sector in range(0, len(table.map.links), 7):
        steps = steps_from(board, 1 << cell_of(table, SectorId(sector)))
        for other in range(len(table.map.links)):
            assert steps[cell_of(table, SectorId(other))] == rows.distance(SectorId(sector), SectorId(other))


def test_the_way_leads_around_creatures_where_that_is_shorter_than_through_them() -> None:
    lower, upper = any_level(4), any_level(5)
    board = Board(lower, upper)
    for start in cells_in(lower.corridors):
        plain = steps_from(board, 1 << start)
        for taken in cells_in(lower.corridors & ~(1 << start)):
            slow = steps_from(board, 1 << start, {taken: 3})
            assert slow[taken] == plain[taken]  # to arrive there costs nothing more, to go on does
            assert all(0 <= late - soon <= 3 for late, soon in zip(slow, plain, strict=True))
    alone = LevelDraft(0, 0b111)  # three corridors in a row
    alone.exits[:3] = [2, 10, 8]
    assert steps_from(Board(alone, upper), 1, {1: 3})[:3] == bytes([0, 1, 5])


# -- what the sketches know


def told_of(table: Alone, memory: Memory, room: str) -> None:
    """Tell the Hero how far a Room is from where the Hero has been, as Track actions would."""
    steps, place = routes(table.map, NO_DOORS), table.map.rooms[RoomName(room)]
    spots = {}
    for sector in range(len(table.map.links)):
        if table.map.same_level(SectorId(sector), table.origin):
            floor, east, south = hero_place(table.map, table.origins, SectorId(sector))
            spots[floor.value, east, south] = SectorId(sector)
    seen = [spot for spot in memory.sectors if spot in spots]
    for spot in (seen[0], seen[-1]):
        level = "same" if table.map.same_level(spots[spot], place) else "other"
        memory.answers.setdefault(room, []).append(Answer(spot, steps.distance(spots[spot], place), level))


def weight_of_truth(table: Alone, memory: Memory, room: str, sketches: int = 48) -> float:
    """How much of an atlas says what the Hero was told of a Room."""
    atlas, known = Atlas(sketches), remembered(known_of(table), memory)
    asked = question(memory, [room], apart=False)
    atlas.update(known, asked, Draws(7))
    courses = courses_of(memory, atlas, [room], [Goal("m", room, 1, final=True)], room)
    return sum([course.weight for course in courses if all(off(course, answer) == 0 for answer in asked.clues)])


def off(course: Course, clue: Any) -> int:  # noqa: ANN401 -- a clue of the question
    return abs(course.chart.row(course.chart.cell(clue.floor, clue.spot))[course.rooms[0]] - int(clue.distance))


@pytest.mark.rule("AL-TRACK-03", "AL-TRACK-04")
@pytest.mark.parametrize("seed", [3, 6])
def test_the_sketches_explain_what_was_told(seed: int) -> None:
    game, hero = on_the_way(45, seed)
    memory = hero.memory
    memory.answers.clear()
    seen = {sector.room for sector in memory.sectors.values()}
    room = next(name.value for name in RoomName if name.value not in seen)
    told_of(game.table, memory, room)
    assert weight_of_truth(game.table, memory, room) > 0.8


def test_every_sketch_shows_all_that_the_hero_ever_saw_and_goes_on_to() -> None:
    game = nocturne.new("alone", players=2, seed=8)
    player, evil, rng = PlanningPlayer(game, Seat(0), Strength(0, 1, sketches=12)), player_for(game, Seat(1)), Random(8)
    guide = player.guide
    assert isinstance(guide, AloneGuide)
    looked = 0
    while game.over is None and looked < 60:
        decision = game.open[0]
        if decision.seat == 0:
            player.see(game)
            option = player.choose(game.view(0), decision, rng)
            for chart in guide.atlas.charts:
                known = guide.atlas._known
                assert chart.shows(0, known.start)
                assert chart.shows(1, known.other)
                assert chart.has_stairs_as(known)
                looked += 1
        else:
            option = evil.choose(game.view(1), decision, rng)
        game.answer(decision.seat, option)
    assert looked >= 60
    assert {spot[0] for spot in guide.hero.memory.sectors} <= set(FLOORS)


def test_the_same_knowledge_and_draws_give_the_same_sketches() -> None:
    game, hero = on_the_way(40)
    room = game.view(0).missions[0].room
    told = [weight_of_truth(game.table, hero.memory, room, 16) for _ in range(2)]
    assert told[0] == told[1]


def test_a_choice_among_courses_that_look_alike_is_no_better_than_what_the_others_say() -> None:
    left, right = (0.5, {"west": 1.0, "east": 5.0}), (0.5, {"west": 5.0, "east": 1.0})
    assert expected([left, right]) == 5.0  # each is judged by the other, and that one is wrong
    assert expected([left, left, left, right]) == 3 * 0.5 + 2.5  # three against one: that one pays
    assert expected([(1.0, {"west": 1.0, "east": 5.0})]) == 2.0


def test_the_hero_asks_where_the_answer_parts_the_ways() -> None:
    game, hero = on_the_way(40)
    table, memory = game.table, hero.memory
    memory.answers.clear()
    goal = Goal("m", "archive", 1, final=True)
    [course] = true_courses(table, memory, goal)
    steps = routes(table.map, NO_DOORS)
    rooms = sorted(table.map.rooms.values(), key=lambda room: steps.distance(table.hero.at, room))
    first, other = next(
        (near, far)
        for far in rooms
        for near in rooms
        if steps.distance(table.hero.at, near) < steps.distance(table.hero.at, far)
        and not {*steps.first_steps(table.hero.at, near)} & {*steps.first_steps(table.hero.at, far)}
    )
    unsure = []
    for room in (first, first, other, other):
        atlas = Atlas(1)
        course.chart.guesses = [(1.0, (cell_of(table, room),))]
        atlas.charts = [course.chart]
        unsure += [each._replace(weight=0.25) for each in courses_of(memory, atlas, ["archive"], [goal], "archive")]
    memory.sectors = {memory.here: memory.sector} if memory.here else {}
    assert best_question(memory, [course], ["archive"]) == ()
    assert "archive" in best_question(memory, unsure, ["archive"])


# -- who may have lied


@pytest.mark.rule("AL-COMM-01")
@pytest.mark.parametrize("wary", [False, True])
def test_a_wary_hero_believes_no_answer_of_a_turn_with_a_card_that_lets_evil_lie(wary: bool) -> None:
    game, _ = on_the_way(40)
    hero = HeroBot(game.box, SHARP_HERO if wary else THUMB_HERO)
    view = game.view(0)
    hero.watch(view)
    answer = Heard("event-track-answered", target="archive", distance=12, level="same")
    card = PlayedCard("dread_echo", Seat(1), 1)
    later = msgspec.structs.replace(view, heard=(*view.heard, answer), track=(*view.track, card), played=0)
    hero.watch(later)  # the next Turn has begun, and the card still lies there
    assert ("archive" not in hero.memory.answers) == wary


def test_a_hero_that_makes_no_trials_is_steered_all_the_same() -> None:
    game, hero = on_the_way(40)
    player = PlanningPlayer(game, Seat(0), Strength(0, 1, sketches=8))
    player.see(game)
    decision = game.decision(0)
    assert decision is not None
    player.choose(game.view(0), decision, Random(2))
    assert player.search is None
    assert isinstance(player.guide, AloneGuide)
    assert 0 < len(player.guide.atlas.charts) <= 8
    assert player.guide.hero.memory.way in hero.memory.sector.exits
    assert hero.memory.here == player.guide.here
