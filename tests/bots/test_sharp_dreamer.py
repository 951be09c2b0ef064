"""The rules from which a Dreamer that thinks starts: no full hand stands still, and what was read is remembered."""

from __future__ import annotations

from random import Random

import pytest

from nocturne.bots.etherfields import DreamerBot
from nocturne.bots.etherfields.experience import Experience, Lesson
from nocturne.bots.etherfields.plan import Planner
from nocturne.bots.etherfields.sharp import SharpPlanner
from nocturne.bots.etherfields.sight import Sight, reading
from nocturne.bots.etherfields.style import SHARP_DREAMER
from nocturne.bots.planner.train_dreams import dream
from nocturne.games.etherfields.model import Etherfields
from nocturne.kernel import Game, Seat
from tests.bots.test_dreamer_planner import at_the_bell
from tests.packs.etherfields.test_act_one import TABLE, inside

TOWER = "{tiles: [rope-room, louvres], overlays: [forenoon]}"
CROSSED = "flags: [hands-crossed]\nspent: [louvres/1]\n"
"""In the rope room any colour pays for what the Dream is about."""
BELL = "school-yard/1"


def answer(game: Game[Etherfields], learnt: dict[str, Lesson] | None = None) -> str:
    """What a Dreamer answers who remembers this."""
    return DreamerBot(game.box, SHARP_DREAMER, learnt or {}).choose(game.view(0), game.open[0], Random(1))


def below_the_ropes() -> Game[Etherfields]:
    """Three steps from the rope room, with a hand that is full of what pays there and Cunning for two."""
    hand = "hard-look, hard-look, hard-look, old-scar, heavy-boots"
    return inside("gate-seven", "", 30, hand, more=CROSSED, ground=TOWER)


@pytest.mark.rule("EF-DRAW-01")
def test_who_saves_for_what_any_colour_pays_for_goes_there_all_the_same() -> None:
    game = below_the_ropes()
    with reading(game.box.content):
        thumb = Planner(Sight(game.view(0)), game.open[0].ids())
        assert thumb.hope is not None
        assert thumb.approach() is None, "rules of thumb keep every card"
        step = planner(game).approach()
    assert step is not None
    assert step.fare == ("heavy-boots",)


def planner(game: Game[Etherfields], learnt: dict[str, Lesson] | None = None) -> SharpPlanner:
    """The plans of the Dreamer who is asked."""
    return SharpPlanner(Sight(game.view(0), "", SHARP_DREAMER, learnt or {}), game.open[0].ids())


def test_the_cards_of_one_payment_are_set_aside_and_others_pay_for_all_else() -> None:
    game = below_the_ropes()
    with reading(game.box.content):
        plans = planner(game)
        assert plans.hope is not None
        assert plans.hope.key == "forenoon/1"
        assert set(plans.reserve) == {"hard-look"}
        assert plans.loss(("heavy-boots",), plans.kept) < plans.loss(("hard-look",), plans.kept)


def test_what_did_nothing_is_not_done_again_and_everybody_at_the_table_knows() -> None:
    game = at_the_bell()
    memory, other = Experience(Seat(0)), Experience(Seat(0))
    memory.hear(game)
    game.answer(0, f"use:{BELL}")
    while game.open[0].kind != "FreePlay":
        memory.hear(game)
        assert not memory.learnt, "it is still being carried out"
        game.answer(0, game.open[0].ids()[0])
    memory.hear(game)
    memory.hear(game)
    assert memory.learnt == {BELL: Lesson()}
    other.hear(game)
    assert other.learnt == memory.learnt, "whoever comes later remembers from the log"
    again = at_the_bell()
    assert answer(again) == f"use:{BELL}"
    assert answer(again, memory.learnt) != f"use:{BELL}"


def test_an_action_of_which_a_part_is_paid_has_done_nothing_yet() -> None:
    game = dream("gate-cellar", 2, "2.0", 1002)
    memories, players = [Experience(Seat(seat)) for seat in (0, 1)], [DreamerBot(game.box), DreamerBot(game.box)]
    rng = Random(1002)
    while "coal-hole/1" not in memories[1].learnt and game.over is None:
        for memory in memories:
            memory.hear(game)
        assert "coal-hole/1" not in memories[0].learnt or not game.table.markers
        decision = game.open[0]
        game.answer(decision.seat, players[decision.seat].choose(game.view(decision.seat), decision, rng))
    assert memories[0].learnt == memories[1].learnt
    assert memories[0].learnt["coal-hole/1"].story == 1


def test_what_led_on_is_worth_more_and_what_hurts_is_worth_less() -> None:
    game = at_the_bell()
    with reading(game.box.content):
        bell = game.box.content.actions[BELL]
        worth = {name: planner(game, {BELL: lesson}).curious(bell) for name, lesson in LESSONS.items()}
    assert worth["story"] > worth["item"] > worth["nothing"] > worth["harm"]
    assert worth["riddle"] == planner(game).curious(bell), "another answer may do something else"


LESSONS = {
    "story": Lesson(story=1),
    "item": Lesson(items=1),
    "nothing": Lesson(),
    "harm": Lesson(threat=1, distress=1),
    "riddle": Lesson(threat=1, riddle=True),
}


def test_what_came_too_early_is_tried_again_after_something_led_on() -> None:
    memory = Experience(Seat(0))
    memory.learn("guest", Lesson(threat=1))
    memory.learn("riddle", Lesson(threat=2, riddle=True))
    memory.learn("nothing", Lesson())
    assert "guest" in memory.learnt
    memory.learn("door", Lesson(discovered=1))
    assert list(memory.learnt) == ["riddle", "nothing", "door"]


COOK = "entities: [{tile: cook}]\nrevealed: [cook]\nfigures: [{of: cook, at: 36}]\n"
CHAIR = "revealed: [eighth-chair]\n"
SPIRIT = "tokens: [{kind: spirit, at: 31}]\n"


def curious(game: Game[Etherfields], key: str) -> float:
    """What it is worth to a Dreamer to read what an action leads to."""
    with reading(game.box.content):
        return planner(game).curious(game.box.content.actions[key])


def test_who_can_still_be_spoken_to_by_all_is_not_driven_off() -> None:
    silent = inside("gate-dinner", "", 37, "hard-look", more=COOK, ground=TABLE)
    heard = inside("gate-dinner", "", 37, "hard-look", more=f"{COOK}flags: [cook-heard]\n", ground=TABLE)
    assert curious(silent, "cook/3") == 0.0 < curious(heard, "cook/3")


def test_a_secret_that_lacks_its_space_sends_the_dreamers_to_what_is_unread() -> None:
    plain = inside("gate-dinner", "", 31, "hard-look", ground=TABLE)
    lacking = inside("gate-dinner", "", 31, "hard-look", more=CHAIR, ground=TABLE)
    marked = inside("gate-dinner", "", 31, "hard-look", more=f"{CHAIR}{SPIRIT}", ground=TABLE)
    assert curious(lacking, "table-foot/1") > curious(plain, "table-foot/1") == curious(marked, "table-foot/1")


def test_what_all_pay_for_on_a_secret_is_worth_more_than_at_a_place_of_the_map() -> None:
    game = inside("gate-dinner", "", 31, "hard-look", more=f"{CHAIR}{SPIRIT}", ground=TABLE)
    style = SHARP_DREAMER
    assert curious(game, "eighth-chair/1") - curious(game, "fish/1") == style.hidden + 2 * style.great_price


@pytest.mark.rule("EF-SPACE-08")
def test_nobody_goes_where_a_big_entity_stands() -> None:
    tiles = "cellar-steps, coal-hole, boiler-room"
    free = inside("gate-cellar", tiles, 17, "heavy-boots, heavy-boots")
    (coal,) = free.table.land.actions["coal-hole/1"]
    boiler = "entities: [{tile: boiler-below}]\nrevealed: [boiler-below]\n"
    figures = f"{boiler}figures: [{{of: boiler-below, at: {coal}}}]\n"
    filled = inside("gate-cellar", tiles, 17, "heavy-boots, heavy-boots", more=figures)
    for game in (free, filled):
        game.table.dreamers[0].sealed = ("old-scar",)
    with reading(free.box.content):
        assert "coal-hole/1" in [action.key for action, _, _ in planner(free).wanted]
        assert "coal-hole/1" not in [action.key for action, _, _ in planner(filled).wanted]
