"""The planner learns nothing that its seat may not know, answers the same again, and gives way where it cannot play."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import nocturne
from nocturne.bots import LEVELS, RandomPlayer, Seeing, Watchful, player_for
from nocturne.bots._hint import recall
from nocturne.bots._player import Guarded, Player
from nocturne.bots.alone.hero import HeroBot
from nocturne.bots.planner import PlanningPlayer, Strength
from nocturne.bots.planner import player as planner_player
from nocturne.bots.planner.belief import Belief, shows
from nocturne.bots.planner.dreamer import DreamerGuide
from nocturne.bots.planner.figures import FIGURES, figures_of
from nocturne.bots.planner.train import learnt, lesson
from nocturne.bots.planner.tree import Node, Search
from nocturne.bots.planner.value import Content, Model, content_of, fit, own_model, read_model
from nocturne.games.alone._levelgen import Draws
from nocturne.kernel import Decision, Game, Seat, UsageError
from nocturne.lab import Setup, play_one
from nocturne.lab.match import begun, finish

ALONE = content_of(nocturne.new("alone", players=2, seed=1))
QUICK = Strength(trials=12, worlds=4, hero=12, particles=6, dreamer=12)


@cache
def a_game(name: str, seat: int, answers: int, seed: int = 3, players: int = 2) -> Game[Any]:
    """A game played by rules of thumb, up to a decision of a seat with several answers. Nobody may change it."""
    options = {"play": "dream"} if name == "etherfields" else {}
    game = nocturne.new(name, players=players, seed=seed, options=options)
    rng, bots = Random(seed), [player_for(game, Seat(number)) for number in range(players)]
    while game.over is None:
        decision = next(asked for asked in game.open if asked.waits)
        if game.version >= answers and decision.seat == seat and len(decision.ids()) > 2:
            return game
        view = game.view(decision.seat)
        game.answer(decision.seat, bots[decision.seat].choose(view, decision, rng))
    raise AssertionError("the game was over before the seat was asked")


def answer_of(game: Game[Any], seat: int, player: Player, watched: Game[Any]) -> str:
    """What a player answers that has seen what its seat saw in `watched`, and the rest in `game`."""
    if isinstance(player, Watchful):
        recall(watched, seat, player)
    thinking = player.player if isinstance(player, Guarded) else player
    if isinstance(thinking, PlanningPlayer) and isinstance(thinking.guide, DreamerGuide):
        thinking.guide.experience.hear(watched)  # what was read at the table; an imagined world has no past
    if isinstance(player, Seeing):
        player.see(game)
    decision = game.decision(seat)
    assert decision is not None
    return player.choose(game.view(seat), decision, Random(11))


CASES = [
    ("alone", 2, 0, 30), ("alone", 2, 0, 75), ("alone", 2, 1, 40), ("alone", 3, 0, 60), ("alone", 3, 2, 50),
    ("alone", 4, 0, 45), ("alone", 4, 3, 60), ("etherfields", 2, 0, 40), ("etherfields", 3, 1, 60),
    ("etherfields", 4, 2, 80), ("lanterns", 2, 0, 5), ("lanterns", 4, 2, 8),
]  # fmt: skip


@pytest.mark.rule("AL-VIEW-03", "AL-VIEW-12")
@pytest.mark.parametrize("level", [*LEVELS, "every answer tried"])
@pytest.mark.parametrize(("name", "players", "seat", "answers"), CASES)
def test_no_bot_answers_otherwise_in_a_world_that_its_seat_cannot_tell_apart(
    name: str, players: int, seat: int, answers: int, level: str
) -> None:
    game = a_game(name, seat, answers, players=players)

    def player() -> Player:
        if level not in LEVELS:
            return PlanningPlayer(game, Seat(seat), QUICK)
        return player_for(game, Seat(seat), level)

    sitting = player()
    here = answer_of(game, seat, sitting, game)
    assert not isinstance(sitting, Guarded) or not sitting.fault
    for luck in range(2):
        twin = game.imagine(seat, Random(luck).randrange)
        assert twin.hash() != game.hash(), "what is hidden is different there"
        assert twin.view(seat) == game.view(seat)
        assert answer_of(twin, seat, player(), game) == here


@pytest.mark.parametrize("level", ["easy", "fair", "hard"])
@pytest.mark.parametrize("seat", [0, 1])
def test_at_each_level_the_same_luck_gives_the_same_answers(seat: int, level: str) -> None:
    answers = []
    for _ in range(2):
        game = a_game("alone", seat, 40).fork()
        player, others, rng = player_for(game, Seat(seat), level), player_for(game, Seat(1 - seat)), Random(5)
        given: list[str] = []
        assert isinstance(player, Guarded)
        while game.over is None and len(given) < 8:
            decision = game.open[0]
            mine = decision.seat == seat
            if mine:
                player.see(game)
            answer = (player if mine else others).choose(game.view(decision.seat), decision, rng)
            given += [answer] * mine
            game.answer(decision.seat, answer)
        assert not player.fault
        answers.append(given)
    assert answers[0] == answers[1]
    assert len(answers[0]) == 8


@pytest.mark.parametrize("seat", [0, 1])
def test_the_same_seed_and_trials_give_the_same_search(seat: int) -> None:
    game = a_game("alone", seat, 40)
    weighed = []
    for _ in range(2):
        player = PlanningPlayer(game, Seat(seat), QUICK)
        answer_of(game, seat, player, game)
        assert player.search is not None
        weighed.append(player.search.weighed())
    assert weighed[0] == weighed[1]
    assert 0 < sum([row.tries for row in weighed[0]]) <= QUICK.trials


def test_a_player_that_slips_answers_anything_and_one_that_does_not_never() -> None:
    game = a_game("alone", 0, 40)
    decision = game.decision(0)
    assert decision is not None

    def answers(slips: float) -> set[str]:
        chosen = set()
        for luck in range(12):
            player = PlanningPlayer(game, Seat(0), Strength(0, 1, sketches=4, slips=slips))
            chosen.add(player.choose(game.view(0), decision, Random(luck)))
        return chosen

    assert len(answers(1.0)) > len(answers(0.0)) == 1


def test_a_budget_of_time_is_kept() -> None:
    game = a_game("alone", 0, 40)
    player = PlanningPlayer(game, Seat(0), Strength(trials=100_000, worlds=4, seconds=0.2, hero=100_000))
    answer_of(game, 0, player, game)
    assert player.search is not None
    assert 0 < player.search.visits < 100_000


def test_the_game_that_is_played_is_left_alone() -> None:
    game = a_game("alone", 0, 40)
    before = game.hash()
    answer_of(game, 0, PlanningPlayer(game, Seat(0), QUICK), game)
    assert game.hash() == before


def test_the_search_leaves_the_rules_of_thumb_only_where_it_is_sure() -> None:
    rng = Random(4)
    worlds = [rng.random() for _ in range(200)]

    def trial(option: str, number: int, _node: Node) -> float:
        return worlds[number] + {"thumb": 0.0, "better": 0.1, "worse": -0.1}[option] + 0.01 * rng.random()

    sure = Search(["worse", "thumb", "better"], "thumb", trial, 60)
    while sure.step():
        pass
    assert sure.best(1.0, 4) == "better"
    assert sure.visits <= 60
    doubtful = Search(["thumb", "other"], "thumb", lambda _option, _number, _node: rng.random(), 40)
    while doubtful.step():
        pass
    assert doubtful.best(3.0, 4) == "thumb"


def test_what_did_badly_is_not_tried_on() -> None:
    worth = {"thumb": 0.5, "bad": 0.1, "worst": 0.0, "good": 0.6, "best": 0.7}
    search = Search(list(worth), "thumb", lambda option, _number, _node: worth[option], 60)
    while search.step():
        pass
    tries = {row.option: row.tries for row in search.weighed()}
    assert tries["best"] == tries["thumb"] > tries["good"] >= tries["bad"] == tries["worst"] > 0
    hopeless = Search(["thumb", "bad"], "thumb", lambda option, _number, _node: worth[option], 600)
    while hopeless.step():
        pass
    assert hopeless.visits == 600  # with two answers there is one round


def test_a_node_tries_again_what_did_well() -> None:
    node = Node()
    for _ in range(30):
        option = node.choose(["a", "b", "c"], "a")
        node.note(option, {"a": 0.2, "b": 0.8, "c": 0.1}[option])
    assert node.tries["b"] > node.tries["a"] + node.tries.get("c", 0)


# -- belief and value


def test_every_world_of_the_belief_shows_all_that_the_hero_ever_saw() -> None:
    game = a_game("alone", 0, 70)
    hero = HeroBot(game.box)
    recall(game, 0, hero)
    hero.watch(game.view(0))
    belief = Belief(12)
    belief.update(game.table, hero.memory, Draws(5))
    assert len(belief.particles) == 12
    assert len(hero.memory.sectors) > len(game.view(0).labyrinth)
    for drawn, _ in belief.particles:
        assert shows(drawn, belief._known)
    chances = belief.rooms(game.view(0).missions[0].room)
    assert sum(chances.values()) == pytest.approx(1.0)
    before = [id(particle.drawn) for particle in belief.particles]
    belief.update(game.table, hero.memory, Draws(6))
    assert [id(particle.drawn) for particle in belief.particles] == before  # nothing new, so nothing is drawn


def test_the_model_prefers_a_healthy_hero_near_the_goal() -> None:
    game = a_game("alone", 0, 40).fork()
    model = own_model(ALONE, FIGURES)
    hero = HeroBot(game.box)
    hero.watch(game.view(0))
    well = figures_of(game.table, hero.memory)
    game.table.hero.life = 1
    assert model.chance(figures_of(game.table, hero.memory)) < model.chance(well)
    assert model.loss < model.blind_loss


def test_learning_finds_what_decides() -> None:
    rng = Random(2)
    rows = [[1.0, rng.random(), rng.random()] for _ in range(400)]
    weights = fit(rows, [row[1] > 0.5 for row in rows])
    assert weights[1] > 5 > abs(weights[2])


def test_the_same_seed_teaches_the_same() -> None:
    first, again = [[lesson(seed) for seed in (1_000_003, 1_000_004, 1_000_005)] for _ in range(2)]
    assert first == again
    assert all(len(row) == len(FIGURES) for game in first for row in game.rows)
    model = learnt(first, nocturne.new("alone", players=2, seed=1), FIGURES)
    assert model == learnt(again, nocturne.new("alone", players=2, seed=1), FIGURES)
    assert (model.game, model.pack, model.content in ALONE.states) == ("alone", "alone", True)


def written(**changes: object) -> bytes:
    model = own_model(ALONE, FIGURES)
    return msgspec.json.encode(msgspec.structs.replace(model, **changes))


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"{", "model-unreadable"),
        (b'{"game": "alone"}', "model-unreadable"),
        (written(pack="another"), "model-elsewhere"),
        (written(content="0" * 32), "model-content"),
        (written(figures=("one",), weights=(1.0,)), "model-figures"),
        (written(weights=(1.0,)), "model-figures"),
    ],
)
def test_a_model_that_does_not_fit_is_refused(data: bytes, key: str) -> None:
    with pytest.raises(UsageError) as refused:
        read_model(data, ALONE, FIGURES)
    assert refused.value.text.key == key


def test_a_model_fits_every_state_of_its_pack_that_games_go_on_with_and_no_other() -> None:
    model = own_model(ALONE, FIGURES)
    earlier = nocturne.new("alone", players=2, seed=1)
    pack = earlier.box.source.packs[0]
    begun_before = Content("alone", "alone", frozenset([*pack.manifest.continues, model.content]))
    assert read_model(msgspec.json.encode(model), begun_before, FIGURES) == model
    somebody_elses = Content("alone", "alone", frozenset(["f" * 32]))
    with pytest.raises(UsageError, match="does not continue"):
        read_model(msgspec.json.encode(model), somebody_elses, FIGURES)


def test_where_the_model_does_not_fit_the_rules_of_thumb_play(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object) -> Model:
        return read_model(b"{", ALONE, FIGURES)

    monkeypatch.setattr("nocturne.bots.planner.guides.own_model", refuse)
    game = nocturne.new("alone", players=2, seed=1)
    with caplog.at_level(logging.WARNING):
        assert isinstance(player_for(game, Seat(0), "fair"), HeroBot)
    assert "cannot play here" in caplog.text


# -- seats


class Broken:
    def __init__(self, answer: str) -> None:
        self.answer, self.asked = answer, 0

    def choose(self, _view: object, _decision: Decision, _rng: Random) -> str:
        self.asked += 1
        if not self.answer:
            raise ZeroDivisionError
        return self.answer


class Blind(Broken):
    """Fails as soon as it looks."""

    def see(self, _game: object) -> None:
        self.asked += 1
        raise ZeroDivisionError

    watch = see


class Hanging(Broken):
    def choose(self, _view: object, _decision: Decision, _rng: Random) -> str:
        self.asked += 1
        while True:
            pass


@pytest.mark.parametrize("act", ["see", "watch"])
def test_a_player_that_fails_while_it_looks_is_replaced_once(act: str, caplog: pytest.LogCaptureFixture) -> None:
    game = a_game("alone", 0, 20)
    broken = Blind("nonsense")
    player = Guarded(broken, RandomPlayer)
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            if act == "see":
                player.see(game)
            else:
                player.watch(game.view(0))
    assert broken.asked == 1
    assert caplog.text.count("replaced") == 1
    assert player.fault == "ZeroDivisionError"


def test_a_player_that_hangs_is_replaced() -> None:
    game = a_game("alone", 0, 20)
    decision = game.decision(0)
    assert decision is not None
    hanging = Hanging("")
    player = Guarded(hanging, RandomPlayer, longest=0.05)
    assert {player.choose(game.view(0), decision, Random(1)) for _ in range(2)} <= set(decision.ids())
    assert hanging.asked == 1
    assert player.fault == "TimeoutError"


def test_the_lab_plays_on_with_the_rules_of_thumb_and_notes_why() -> None:
    setup = Setup("alone", 2)
    games = [
        finish(begun(setup, 3), 3, {0: player} if player else {})
        for player in (Broken(""), Blind("nonsense"), Broken("nonsense"), None)
    ]
    assert [game.replaced for game in games] == [
        ("0: ZeroDivisionError",), ("0: ZeroDivisionError",), ("0: no option 'nonsense'",), (),
    ]  # fmt: skip
    assert {game._replace(replaced=()) for game in games} == {games[-1]}, "from the first decision on"


@pytest.mark.parametrize("answer", ["", "nonsense"])
def test_a_player_that_fails_or_answers_nonsense_is_replaced_once(
    answer: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = a_game("alone", 0, 20)
    broken = Broken(answer)
    player = Guarded(broken, RandomPlayer)
    decision = game.decision(0)
    assert decision is not None
    with caplog.at_level(logging.WARNING):
        answers = {player.choose(game.view(0), decision, Random(seed)) for seed in range(3)}
    assert answers <= set(decision.ids())
    assert broken.asked == 1
    assert caplog.text.count("replaced") == 1


def test_levels_are_known_by_name() -> None:
    game = nocturne.new("alone", players=2, seed=1)
    assert set(planner_player.LEVELS) < set(LEVELS)
    with pytest.raises(UsageError, match="fair"):
        player_for(game, Seat(0), "fare")


def test_planners_play_whole_games_in_the_lab(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(planner_player.LEVELS, "easy", Strength(trials=6, worlds=2))
    setup = Setup("lanterns", 2, bots=((0, "easy"), (1, "thumb")))
    played = play_one(setup, 5)
    assert played.reason
    assert played == play_one(setup, 5)


def test_the_model_file_is_part_of_the_package() -> None:
    assert (Path(planner_player.__file__).parent / "models" / "alone.json").is_file()
