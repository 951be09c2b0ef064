"""The planner of Etherfields: it knows nothing that is sealed, holds on to what it is about, and gives way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from nocturne.bots import advise, player_for
from nocturne.bots._hint import GIVES_UP
from nocturne.bots._player import Guarded
from nocturne.bots.etherfields import DreamerBot
from nocturne.bots.etherfields.experience import Lesson
from nocturne.bots.planner import LEVELS, PlanningPlayer, Strength
from nocturne.bots.planner.advice import advise as advise_by
from nocturne.bots.planner.calibration import stated_in_a_dream
from nocturne.bots.planner.dream_figures import FIGURES, THEMES, figures_of
from nocturne.bots.planner.dreamer import ACTING, INTENT, DreamerGuide
from nocturne.bots.planner.train import learnt
from nocturne.bots.planner.train_dreams import dream, lesson
from nocturne.bots.planner.unread import MARK, OUT, is_reading, marks, unread, unread_box
from nocturne.bots.planner.value import content_of, own_model
from nocturne.games.etherfields.game import GAME
from nocturne.games.etherfields.model import Etherfields
from nocturne.kernel import Game, Seat
from tests.packs.etherfields.test_act_one import CLUB, SCHOOL, SLY, inside
from tests.packs.etherfields.test_sealed import DREAMS, begun, is_unsealed, otherwise
from tests.packs.etherfields.trial import Trial
from tests.playthroughs.record import Case

QUICK = Strength(trials=12, worlds=3, dreamer=12)
SCENES = ["gate-ferry", "gate-school", "gate-theatre", "gate-lost"]


def decisions(game: Game[Any], kinds: tuple[str, ...] = ACTING, seed: int = 1) -> Iterator[int]:
    """Play by rules of thumb and stop wherever somebody is asked such a thing with several answers."""
    rng, players = Random(seed), [player_for(game, Seat(seat)) for seat in range(game.box.players)]
    while game.over is None:
        decision = game.open[0]
        if decision.kind in kinds and len(decision.ids()) > 2:
            yield decision.seat
        game.answer(decision.seat, players[decision.seat].choose(game.view(decision.seat), decision, rng))


def at_decision(gate: str, number: int, players: int = 2) -> tuple[Game[Any], int]:
    """A Dream where somebody chooses an action for the n-th time, and who that is."""
    game = dream(gate, players, "2.0", 5)
    for place, seat in enumerate(decisions(game)):
        if place == number:
            return game, seat
    raise AssertionError("the Dream was over before that")


def answer_of(
    game: Game[Any], seat: int, heard: Game[Any] | None = None, strength: Strength = QUICK
) -> tuple[str, object]:
    """What the planner answers, and what it weighed, where it has heard what was read in this game or another."""
    player = PlanningPlayer(game, Seat(seat), strength)
    assert isinstance(player.guide, DreamerGuide)
    player.guide.experience.hear(game if heard is None else heard)
    player.see(game)
    decision = game.decision(seat)
    assert decision is not None
    option = player.choose(game.view(seat), decision, Random(11))
    return option, player.search.weighed() if player.search else None


# -- nobody knows what is sealed


@pytest.mark.rule("EF-GATE-02", "EF-NOTE-02", "EF-SECRET-03")
@pytest.mark.parametrize("gate", DREAMS)
def test_planners_and_advice_are_the_same_in_packs_that_differ_in_sealed_content_alone(gate: str) -> None:
    plain, other = begun(GAME, Case(gate, 2, "2.0"), 3), begun(Trial(otherwise()), Case(gate, 2, "2.0"), 3)
    thought = 0
    rng = Random(3)
    while plain.over is None and not is_unsealed(plain):
        decision = plain.open[0]
        seat = decision.seat
        if decision.kind in ACTING and thought < 4:
            thought += 1
            here = answer_of(plain, seat)
            assert here == answer_of(other, seat)
            assert advise_by(plain, seat, 3, QUICK) == advise_by(other, seat, 3, QUICK)
        answer = player_for(plain, Seat(seat)).choose(plain.view(seat), decision, rng)
        plain.answer(seat, answer)
        other.answer(seat, answer)
    assert thought > 0


@pytest.mark.parametrize("level", ["easy", "fair", "hard", "every answer tried"])
@pytest.mark.parametrize(("gate", "players"), [*[(gate, 2) for gate in SCENES], ("gate-school", 3), ("gate-lost", 4)])
def test_no_planner_answers_otherwise_where_face_down_piles_lie_in_another_order(
    gate: str, players: int, level: str
) -> None:
    strength = LEVELS.get(level, QUICK)
    for number in (1, 12):
        game, seat = at_decision(gate, number, players)
        here = answer_of(game, seat, strength=strength)
        for luck in range(2):
            twin = game.imagine(seat, Random(luck).randrange)
            assert twin.hash() != game.hash(), "what is hidden is different there"
            assert twin.view(seat) == game.view(seat)
            assert answer_of(twin, seat, heard=game, strength=strength) == here


def imagined(game: Game[Etherfields], seat: int) -> Game[Etherfields]:
    """A world of the planner's."""
    guide = DreamerGuide(game, Seat(seat))
    guide.prepare(game.fork(), Random(1))
    world = guide.world(Random(2))
    assert world is not None
    return world.game


def at_the_bell() -> Game[Etherfields]:
    """Alone beside the bell in the school yard, with Wrath enough to ring it."""
    hand = f"{SLY}, old-scar, old-scar"
    (place,) = inside("gate-school", SCHOOL, 16, hand).table.land.actions["school-yard/1"]
    return inside("gate-school", SCHOOL, place, hand, turn=CLUB)


@pytest.mark.rule("EF-GATE-02")
def test_in_an_imagined_world_a_script_only_leaves_its_mark() -> None:
    game = at_the_bell()
    world = imagined(game, 0)
    assert "use:school-yard/1" in world.open[0].ids()
    world.answer(0, "use:school-yard/1")
    while world.open[0].kind != "FreePlay":
        world.answer(0, world.open[0].ids()[0])
    assert marks(world.table) == ["school-yard/1"]
    assert "use:school-yard/1" not in world.open[0].ids()  # it was used in this Turn
    assert not [flag for flag in game.table.flags if flag.startswith(MARK)]


def test_in_an_imagined_world_the_scene_stays_on_the_table_when_its_turns_are_over() -> None:
    world = imagined(inside("gate-school", SCHOOL, 16, SLY), 0)
    for _ in range(60):
        if OUT in world.table.flags:
            break
        ids = world.open[0].ids()
        world.answer(0, "done" if "done" in ids else "pass" if "pass" in ids else ids[0])
    assert OUT in world.table.flags
    assert world.over is None
    assert world.table.tile == "gate-school"


@pytest.mark.parametrize("gate", SCENES)
def test_worlds_ask_the_same_as_the_true_game_wherever_nothing_is_being_read(gate: str) -> None:
    asked = 0
    game = dream(gate, 2, "2.0", 4)
    for seat in decisions(game):
        if not is_reading(game.table):
            asked += 1
            world, true = imagined(game, seat).decision(seat), game.decision(seat)
            assert world is not None
            assert true is not None
            assert world.ids() == true.ids()
    assert asked > 10


def test_in_the_middle_of_a_script_nothing_is_imagined() -> None:
    seen = 0
    for seed in range(6):
        game = dream("gate-school", 2, "2.0", seed)
        for seat in decisions(game, ("AnswerRiddle", "ChooseBranch", "PickThing", "PickInAction"), seed):
            if is_reading(game.table):
                seen += 1
                assert DreamerGuide(game, Seat(seat)).world(Random(1)) is None
                assert advise(game, seat) == []
    assert seen > 0


def test_the_unread_content_has_no_program_of_a_script() -> None:
    lib = unread(dream("gate-school", 1, "2.0", 1).box.content)
    scripts = [key for key in lib.records if key.startswith(("script/", "note/"))]
    assert scripts
    for key in scripts:
        for verbs in lib.stage.compiled(key).blocks:
            assert [verb.named() for verb in verbs] == ["set-flag"]
    assert not [key for key in lib.effects if key.startswith("gate-") and key.endswith(("/setup", "/intro"))]


# -- thinking


def test_the_same_seed_and_trials_give_the_same_search_and_leave_the_game_alone() -> None:
    game, seat = at_decision("gate-lost", 6)
    before = game.hash()
    option, weighed = answer_of(game, seat)
    assert (option, weighed) == answer_of(game, seat)
    assert weighed
    assert game.hash() == before
    decision = game.decision(seat)
    assert decision is not None
    assert option in decision.ids()


def test_a_dreamer_tries_intents_and_holds_on_to_the_one_that_was_chosen() -> None:
    game, seat = at_decision("gate-school", 4)
    guide = DreamerGuide(game, Seat(seat))
    decision, view = game.decision(seat), game.view(seat)
    assert decision is not None
    guide.watch(view)
    thumb = guide.thumb(view, decision, Random(1))
    tried = guide.candidates(view, decision, thumb)
    assert tried[0] == thumb
    intents = [candidate for candidate in tried if INTENT in candidate]
    assert intents
    option = guide.answer(intents[0])
    assert option in decision.ids()
    assert guide.own.favour == intents[0].partition(INTENT)[2]
    guide.watch(view)
    assert guide.own.favour, "it is the same Turn"
    again = guide.thumb(view, decision, Random(1))
    if guide.holds:
        assert guide.candidates(view, decision, again) == [again], "it is not thought about again"
    guide.is_carried_out = True
    guide.thumb(view, decision, Random(1))
    assert not guide.own.favour, "what is carried out is held on to no more"


def test_a_favoured_action_is_preferred_and_no_other_answer_changes() -> None:
    game = at_the_bell()
    decision = game.open[0]
    bot = DreamerBot(game.box)
    bot.favour = "school-yard/1"
    assert bot.choose(game.view(0), decision, Random(1)) == "use:school-yard/1"


def test_planners_finish_a_dream_and_outside_of_scenes_rules_of_thumb_answer() -> None:
    game = dream("gate-ferry", 1, "2.0", 2)
    player = PlanningPlayer(game, Seat(0), Strength(trials=6, worlds=2, dreamer=6))
    rng, thought = Random(1), 0
    while game.over is None:
        player.see(game)
        game.answer(0, player.choose(game.view(0), game.open[0], rng))
        thought += player.search is not None
    assert thought > 5


@pytest.mark.parametrize("sharp", [True, False])
def test_a_dreamer_knows_what_others_have_read_unless_it_plays_easy(sharp: bool) -> None:
    game, _ = at_decision("gate-cellar", 24)
    seat = game.open[0].seat
    player = PlanningPlayer(game, Seat(seat), QUICK._replace(sharp=sharp))
    player.see(game)
    player.choose(game.view(seat), game.open[0], Random(1))
    assert isinstance(player.guide, DreamerGuide)
    used = {entry.option.removeprefix("use:") for entry in game.log() if entry.seat != seat}
    assert bool(used & set(player.guide.experience.learnt)) is sharp


@pytest.mark.parametrize("level", ["easy", "fair", "hard"])
def test_every_level_of_the_planner_plays_dreams(level: str) -> None:
    game, seat = at_decision("gate-school", 3)
    player = player_for(game, Seat(seat), level)
    assert isinstance(player, Guarded)
    player.see(game)
    decision = game.decision(seat)
    assert decision is not None
    assert player.choose(game.view(seat), decision, Random(1)) in decision.ids()
    assert isinstance(player.player, PlanningPlayer), "it has not failed"


def test_a_dreamer_slips_in_what_to_do_and_nowhere_else() -> None:
    game, seat = at_decision("gate-school", 3)
    guide = DreamerGuide(game, Seat(seat))
    doing = game.decision(seat)
    assert doing is not None
    assert guide.may_slip(doing)
    chosen = set()
    for luck in range(12):
        player = PlanningPlayer(game, Seat(seat), Strength(0, 0, slips=1.0))
        player.see(game)
        chosen.add(player.choose(game.view(seat), doing, Random(luck)))
    assert len(chosen) > 1
    paid = game.fork()
    paid.answer(seat, "move")
    price = paid.decision(seat)
    assert price is not None
    assert price.kind == "Pay"
    assert not guide.may_slip(price), "who has begun to pay is not asked whether they meant it"


# -- the value


def test_every_figure_but_the_constant_belongs_to_one_theme() -> None:
    named = [name for names in THEMES.values() for name in names]
    assert sorted(named) == sorted(set(FIGURES) - {"one"})


def test_the_model_prefers_less_distress_and_more_turns() -> None:
    game, seat = at_decision("gate-school", 8)
    world = imagined(game, seat)
    guide = DreamerGuide(game, Seat(seat))
    model = own_model(content_of(game), FIGURES)
    assert model.loss < model.blind_loss
    well = model.chance(guide.figures(world.table))
    world.table.turns = world.table.turns[-1:]
    assert model.chance(guide.figures(world.table)) < well
    for me in world.table.dreamers:
        me.distress = 6
    assert model.chance(guide.figures(world.table)) < well


def test_the_figures_name_no_dream_and_nothing_that_is_read() -> None:
    game, seat = at_decision("gate-school", 8)
    world = imagined(game, seat)
    row = figures_of(world.table, game.box.content, ())
    assert len(row) == len(FIGURES)
    world.table.flags = (*world.table.flags, f"{MARK}school-yard/1")
    changed = dict(zip(FIGURES, figures_of(world.table, game.box.content, ()), strict=True))
    before = dict(zip(FIGURES, row, strict=True))
    assert {name for name in FIGURES if changed[name] != before[name]} == {"reads new", "reads price"}
    seen = figures_of(world.table, game.box.content, (), {"school-yard/1": Lesson(story=1)})
    assert dict(zip(FIGURES, seen, strict=True))["reads onward"] == 1


def test_the_same_seed_teaches_the_same() -> None:
    first, again = lesson(3_000_007), lesson(3_000_007)
    assert first == again
    assert all(len(row) == len(FIGURES) for row in first.rows)
    assert learnt([first, lesson(3_000_011)], dream("gate-ferry", 1, "2.0", 1), FIGURES).figures == FIGURES


# -- advice


def test_a_dreamer_is_told_the_best_answers_with_chances_and_reasons() -> None:
    game, seat = at_decision("gate-theatre", 6)
    decision, before = game.decision(seat), game.hash()
    assert decision is not None
    best = advise_by(game, seat, 3, QUICK)
    assert 1 <= len(best) <= 3
    assert len({each.option for each in best}) == len(best)
    for each in best:
        assert each.option in decision.ids()
        assert each.option.partition(":")[0] not in GIVES_UP
        assert 0 <= each.chance <= 1
        assert 0 < each.error < 1
        assert each.reason in (*THEMES, "rule", "end")
    assert advise_by(game, seat, 3, QUICK) == best
    assert game.hash() == before


def test_outside_of_scenes_nobody_is_advised() -> None:
    game = dream("gate-ferry", 2, "2.0", 1)
    assert not game.table.tile or advise(game, game.open[0].seat) == []


def test_a_dream_gives_one_stated_chance_at_most() -> None:
    stated = stated_in_a_dream(2_000_003)
    assert len(stated) <= 1
    assert all(0 <= each.chance <= 1 for each in stated)


def test_the_box_of_a_world_has_the_rules_of_the_table() -> None:
    box = dream("gate-ferry", 2, "1.0", 1).box
    new = unread_box(box)
    assert (new.values, new.players, new.options) == (box.values, box.players, box.options)
    assert new.content is not box.content
